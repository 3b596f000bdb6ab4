/* judge.c: puts each decision to a player and adds up what its answers lose. Every decision is a
 * game of its own to the player: a search thinks about it as about the first choice of a turn. */
#include "lab/judge.h"

#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

/* What a player did with a decision. */
typedef struct Answered {
    double lost; /* may be below nothing: values have errors */
    bool best, unknown;
} Answered;

/* ---- Counting -------------------------------------------------------------------------------- */

static void add_loss(Loss *loss, const Answered *answered)
{
    loss->count++;
    loss->best += answered->best;
    loss->unknown += answered->unknown;
    loss->sum += answered->lost;
    loss->squares += answered->lost * answered->lost;
}

Estimate loss_mean(const Loss *loss)
{
    const double sides = 1.96;
    if (loss->count == 0)
        return (Estimate){0, 0, 0};
    const double mean = loss->sum / loss->count;
    const double spread = fmax(loss->squares / loss->count - mean * mean, 0);
    const double error = loss->count > 1 ? sqrt(spread / (loss->count - 1)) : 0;
    return (Estimate){mean, mean - sides * error, mean + sides * error};
}

static unsigned step_of(const Decision *decision)
{
    const Step *step = game_step(&decision->game, decision->state);
    const Rules *rules = decision->game.rules;
    unsigned i = 0;
    while (i + 1 < rules->step_count && rules->steps[i] != step)
        i++;
    return i;
}

static void add_up(Judgement *judgement)
{
    const Decisions *decisions = judgement->decisions;
    for (uint32_t i = 0; i < decisions->count; i++) {
        const Decision *decision = &decisions->item[i];
        const Answered *answered = &judgement->answered[i];
        add_loss(&judgement->all, answered);
        add_loss(&judgement->side[decision->seat], answered);
        add_loss(&judgement->turn[game_turn(&decision->game, decision->state)], answered);
        add_loss(&judgement->step[step_of(decision)], answered);
    }
}

/* ---- One decision ---------------------------------------------------------------------------- */

/* Of the valued answers the best by one set of values, or the worst. */
static uint32_t find_most(const Decision *decision, uint32_t set, bool best)
{
    uint32_t most = 0;
    for (uint32_t i = 1; i < decision->answers; i++) {
        const uint16_t here = decision->answer[i].value[set];
        const uint16_t there = decision->answer[most].value[set];
        if (best ? here > there : here < there)
            most = i;
    }
    return most;
}

/* An answer that was not valued is taken for the worst that was. */
static void judge_answer(const Decision *decision, Action action, Answered *out)
{
    uint32_t own = 0;
    *out = (Answered){.best = true};
    while (own < decision->answers && !action_equal(decision->answer[own].action, action))
        own++;
    out->unknown = own == decision->answers;
    for (uint32_t set = 0; set < JUDGED_SETS; set++) {
        const uint32_t other = (set + 1) % JUDGED_SETS;
        const uint32_t best = find_most(decision, set, true);
        const uint32_t mine = out->unknown ? find_most(decision, set, false) : own;
        const int lost = decision->answer[best].value[other] - decision->answer[mine].value[other];
        out->lost += (double)lost / (JUDGED_ONE * JUDGED_SETS);
        out->best &= mine == best;
    }
}

static bool ask(void *context, uint32_t worker, uint64_t job)
{
    Judgement *judgement = context;
    const Decision *decision = &judgement->decisions->item[job];
    Contender *who = &judgement->who[worker];
    const BotGame about = {
        .game = &decision->game, .seat = decision->seat, .seed = judgement->seed + job};
    Problem problem = {0};
    ActionList list;
    uint32_t answer;
    game_offer(&decision->game, decision->state, &list);
    if (!contender_begin(who, &about, &problem) ||
        !contender_choose(who, decision->state, &list, &answer, &problem)) {
        judgement->problem = problem;
        return false;
    }
    contender_end(who, 0);
    judge_answer(decision, list.action[answer], &judgement->answered[job]);
    return true;
}

/* ---- All of them ----------------------------------------------------------------------------- */

static bool prepare(Judgement *judgement)
{
    const uint32_t count = judgement->decisions->count;
    judgement->answered = calloc(count, sizeof *judgement->answered);
    judgement->who = calloc(judgement->threads, sizeof *judgement->who);
    bool ready = judgement->answered && judgement->who;
    for (uint32_t i = 0; ready && i < judgement->threads; i++)
        ready = contender_open(&judgement->who[i], judgement->entrant, judgement->time,
                               judgement->decisions->rules);
    if (!ready)
        problem_set(&judgement->problem, 0, "match.no_memory", "");
    return ready;
}

/* A program is asked by one worker: it may be slow to start, and its time is its own. */
bool judge_run(Judgement *judgement)
{
    signal(SIGPIPE, SIG_IGN); /* a program that has ended is told by write, not by our end */
    if (judgement->entrant->command)
        judgement->threads = 1;
    if (!prepare(judgement))
        return false;
    Crew crew = {.threads = judgement->threads,
                 .jobs = judgement->decisions->count,
                 .block = 1,
                 .progress = judgement->progress,
                 .work = ask,
                 .context = judgement};
    const bool done = crew_run(&crew);
    if (done)
        add_up(judgement);
    return done;
}

void judgement_close(Judgement *judgement)
{
    for (uint32_t i = 0; judgement->who && i < judgement->threads; i++)
        contender_close(&judgement->who[i]);
    free(judgement->who);
    free(judgement->answered);
}
