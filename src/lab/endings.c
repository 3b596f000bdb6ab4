/* endings.c: solves each ending once and lets every player, in either seat, be replied to. An
 * answer depends on the position alone: its generator is seeded by the position's print, and it is
 * a game of its own to the player, so that a search thinks as about the first choice of a turn. */
#include "lab/endings.h"

#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

/* ---- One player in one ending ---------------------------------------------------------------- */

typedef struct Asked {
    const EndingsRun *run;
    const Game *game;
    Contender *who;
    Seat seat;
    Problem problem;
} Asked;

static bool answer(void *context, const EndNode *node, const State *state, const ActionList *list,
                   uint32_t *out)
{
    Asked *asked = context;
    const BotGame about = {
        .game = asked->game, .seat = asked->seat, .seed = asked->run->seed + node->key[0]};
    if (!contender_begin(asked->who, &about, &asked->problem) ||
        !contender_choose(asked->who, state, list, out, &asked->problem))
        return false;
    contender_end(asked->who, 0);
    return true;
}

static bool face(EndingsRun *run, Contender *who, uint32_t player, const Endgame *endgame,
                 Faced *faced)
{
    const EndNode *root = &endgame->node[endgame->root];
    for (Seat seat = 0; seat < ENDING_SEATS; seat++) {
        Asked asked = {.run = run, .game = endgame->game, .who = who, .seat = seat};
        Reply reply = {.endgame = endgame, .seat = seat, .answer = answer, .context = &asked};
        problem_set(&asked.problem, 0, "match.no_memory", "");
        if (!endgame_reply(&reply)) {
            run->problem = asked.problem;
            return false;
        }
        faced->by[player].lost[seat] = endgame_share(root->value, seat) - reply.value;
        faced->by[player].asked += reply.asked;
    }
    return true;
}

/* ---- One ending ------------------------------------------------------------------------------ */

static bool face_all(void *context, uint32_t worker, uint64_t job)
{
    EndingsRun *run = context;
    const Decision *ending = &run->decisions->item[job];
    Faced *faced = &run->faced[job];
    Endgame endgame;
    bool good = endgame_solve(&endgame, &ending->game, ending->state, run->most);
    if (good) {
        const EndNode *root = &endgame.node[endgame.root];
        faced->value = root->value;
        faced->positions = endgame.nodes;
        for (Seat seat = 0; seat < ENDING_SEATS; seat++)
            faced->stake[seat] = endgame_stake(root, seat);
    } else {
        TEXT(number, words, 16);
        text_number(&number, (int64_t)job + 1);
        problem_set(&run->problem, 0, endgame.problem.message, words);
    }
    for (uint32_t i = 0; good && i < run->players; i++)
        good = face(run, &run->who[worker * run->players + i], i, &endgame, faced);
    endgame_close(&endgame);
    return good;
}

/* ---- All of them ----------------------------------------------------------------------------- */

static void add_loss(Loss *loss, double lost)
{
    loss->count++;
    loss->sum += lost;
    loss->squares += lost * lost;
}

/* Where a seat has nothing to lose nobody can be good or bad. */
static void add_seats(EndingsLoss *loss, const Faced *faced, const double lost[ENDING_SEATS])
{
    for (Seat seat = 0; seat < ENDING_SEATS; seat++)
        if (faced->stake[seat] > 0)
            add_loss(&loss->seat[seat], lost[seat]);
}

Estimate endings_mean(const EndingsLoss *loss)
{
    const Estimate first = loss_mean(&loss->seat[0]), second = loss_mean(&loss->seat[1]);
    const double error = hypot(first.high - first.value, second.high - second.value) / 2;
    const double mean = (first.value + second.value) / 2;
    if (loss->seat[0].count == 0 || loss->seat[1].count == 0)
        return loss->seat[0].count == 0 ? second : first;
    return (Estimate){mean, mean - error, mean + error};
}

static void add_up(EndingsRun *run)
{
    const uint32_t count = run->decisions->count;
    for (uint32_t i = 0; i < count; i++) {
        const Faced *faced = &run->faced[i];
        run->positions += (double)faced->positions / count;
        add_seats(&run->worst, faced, faced->stake);
        for (Seat seat = 0; seat < ENDING_SEATS; seat++)
            run->worth[seat] += endgame_share(faced->value, seat) / count;
        for (uint32_t player = 0; player < run->players; player++) {
            add_seats(&run->loss[player], faced, faced->by[player].lost);
            run->loss[player].asked += faced->by[player].asked;
        }
    }
}

static bool prepare(EndingsRun *run)
{
    const uint32_t hands = run->threads * run->players;
    run->faced = calloc(run->decisions->count, sizeof *run->faced);
    run->who = calloc(hands, sizeof *run->who);
    bool ready = run->faced && run->who;
    for (uint32_t i = 0; ready && i < hands; i++)
        ready = contender_open(&run->who[i], &run->entrant[i % run->players], run->time,
                               run->decisions->rules);
    if (!ready)
        problem_set(&run->problem, 0, "match.no_memory", "");
    return ready;
}

/* A program is asked by one worker: it may be slow to start, and its time is its own. */
bool endings_run(EndingsRun *run)
{
    signal(SIGPIPE, SIG_IGN); /* a program that has ended is told by write, not by our end */
    for (uint32_t i = 0; i < run->players; i++)
        if (run->entrant[i].command)
            run->threads = 1;
    if (!prepare(run))
        return false;
    Crew crew = {.threads = run->threads,
                 .jobs = run->decisions->count,
                 .block = 1,
                 .progress = run->progress,
                 .work = face_all,
                 .context = run};
    const bool done = crew_run(&crew);
    if (done)
        add_up(run);
    return done;
}

void endings_run_close(EndingsRun *run)
{
    for (uint32_t i = 0; run->who && i < run->threads * run->players; i++)
        contender_close(&run->who[i]);
    free(run->who);
    free(run->faced);
}
