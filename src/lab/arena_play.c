/* arena_play.c: one match: the same chance in each game, the first of the pair in another seat each
 * time, and what it comes to. */
#include <inttypes.h>
#include <string.h>

#include "lab/arena.h"
#include "lab/luck.h"

/* What a worker needs for a match. */
typedef struct MatchRun {
    const Arena *arena;
    const Pairing *pairing;
    uint64_t number;
    Contender contender[SEATS_MAX]; /* that of the first, then those of the second */
    State *state;
    Luck luck;
    Merit merit;
    SeriesResult result;
    bool failed; /* a game did not come to an end: there is no result */
} MatchRun;

/* ---- Chance ---------------------------------------------------------------------------------- */

/* Streams of a match: the dice, then a seed for each seat. They are the same in all games. */
enum { STREAM_DICE, STREAM_SEATS, STREAMS = 4, TABLE_STREAMS = 8, MATCH_BITS = 40 };

static void seed_stream(const MatchRun *run, uint32_t which, Rng *rng)
{
    const uint64_t pair = (uint64_t)(run->pairing - run->arena->pairing);
    const unsigned streams = arena_is_table(run->arena) ? TABLE_STREAMS : STREAMS;
    rng_seed_stream(rng, run->arena->seed, ((pair << MATCH_BITS) + run->number) * streams + which);
}

/* Small enough for programs that count in floating point. */
static uint64_t seat_seed(const MatchRun *run, Seat seat)
{
    Rng rng;
    seed_stream(run, STREAM_SEATS + seat, &rng);
    return rng_next(&rng) >> 11;
}

/* ---- A game ---------------------------------------------------------------------------------- */

/* Game g: who sits where. The first player has seat g. */
static Contender *contender_at(MatchRun *run, int g, Seat seat)
{
    return &run->contender[seat == g ? 0 : seat < g ? seat + 1 : seat];
}

/* Says what a player did wrong; the game goes to the other. Gives the score of the first. */
static int forfeit(MatchRun *run, int g, Seat seat, const Problem *problem)
{
    const Arena *arena = run->arena;
    const int64_t number[] = {(int64_t)run->number, g + 1};
    char where[LINE_SIZE], what[LINE_SIZE];
    Text text;
    text_init(&text, where, sizeof where);
    message_say(arena->lang, "cli.arena_forfeit", number, contender_at(run, g, seat)->entrant->word,
                &text);
    text_init(&text, what, sizeof what);
    message_say(arena->lang, problem->message, NULL, problem->detail, &text);
    fprintf(stderr, "%s %s\n", where, what);
    return seat == g ? -1 : 1;
}

/* On a board of somebody's own there may be nothing to answer, or no end. */
static bool can_go_on(const ActionList *list, uint32_t count)
{
    return list->count > 0 && count < GAME_ACTIONS_MAX;
}

/* Plays on until the end; SEAT_NOBODY, or who forfeited. Where nobody can end it, it has failed. */
static Seat play_out(MatchRun *run, int g, Problem *problem)
{
    const Game *game = match_game(run->pairing->table[g]);
    ActionList list;
    Rng dice;
    seed_stream(run, STREAM_DICE, &dice);
    luck_begin(&run->luck, rng_next(&dice));
    merit_begin(&run->merit, game, run->number);
    game_start(game, run->state);
    for (uint32_t count = 0; !game_over(run->state); count++) {
        uint32_t answer;
        game_legal(game, run->state, &list);
        run->failed = !can_go_on(&list, count);
        if (run->failed)
            return SEAT_NOBODY;
        const Seat actor = game_actor(game, run->state);
        if (list.chance) {
            answer = luck_draw(&run->luck, game, run->state, &list);
            if (run->arena->luck)
                merit_roll(&run->merit, run->state, &list, answer);
        } else if (!contender_choose(contender_at(run, g, actor), run->state, &list, &answer,
                                     problem))
            return actor;
        for (Seat seat = 0; seat < game->rules->seats; seat++)
            contender_tell(contender_at(run, g, seat), list.action[answer]);
        game_apply(game, run->state, list.action[answer]);
    }
    run->failed = game_broken(run->state);
    return SEAT_NOBODY;
}

static Seat begin_contenders(MatchRun *run, int g, Problem *problem)
{
    BotGame about = {.game = match_game(run->pairing->table[g]),
                     .board_text = run->arena->board_text};
    for (Seat seat = 0; seat < run->arena->rules->seats; seat++) {
        about.seat = seat;
        about.seed = seat_seed(run, seat);
        if (!contender_begin(contender_at(run, g, seat), &about, problem))
            return seat;
    }
    return SEAT_NOBODY;
}

static void say_failed(const MatchRun *run, int g)
{
    const int64_t number[] = {(int64_t)run->number, g + 1};
    say(stderr, run->arena->lang, "cli.arena_endless", number, NULL);
}

/* Who won, if one seat alone did. */
static Seat winner_of(const Rules *rules, const int8_t score[SEATS_MAX])
{
    Seat winner = SEAT_NOBODY;
    for (Seat seat = 0; seat < rules->seats; seat++)
        if (score[seat] > 0)
            winner = winner == SEAT_NOBODY ? seat : SEAT_WATCHER;
    return winner < rules->seats ? winner : SEAT_NOBODY;
}

static void play_game(MatchRun *run, int g, Record *out)
{
    const Game *game = match_game(run->pairing->table[g]);
    int8_t score[SEATS_MAX] = {0};
    Problem problem = {0};
    Seat fault = begin_contenders(run, g, &problem);
    if (fault == SEAT_NOBODY)
        fault = play_out(run, g, &problem);
    out->forfeit[g] = fault != SEAT_NOBODY;
    out->winner[g] = SEAT_NOBODY;
    if (out->forfeit[g]) {
        const int first = forfeit(run, g, fault, &problem);
        for (Seat seat = 0; seat < game->rules->seats; seat++)
            score[seat] = (int8_t)(seat == g ? first : -first);
    } else if (run->failed) {
        say_failed(run, g);
    } else {
        game_score(game, run->state, score);
        out->winner[g] = winner_of(game->rules, score);
    }
    for (Seat seat = 0; seat < game->rules->seats; seat++)
        contender_end(contender_at(run, g, seat), score[seat]);
    if (!out->forfeit[g] && !run->failed && game_has_series(game->rules))
        series_add(&run->result, game, run->state, (uint8_t)g);
    out->game[g] = score[g];
    if (!out->forfeit[g])
        out->luck[g] = merit_luck(&run->merit, (Seat)g);
}

/* ---- The match ------------------------------------------------------------------------------- */

/* At a table of several: whether the first has won more than its share. */
static int8_t decide_table(const MatchRun *run, const Record *record)
{
    int won = 0;
    for (int g = 0; g < arena_games(run->arena); g++)
        won += record->game[g] > 0;
    return (int8_t)((won > 1) - (won < 1));
}

/* By the rules' own count for two games [13.3] where there is one and both were played out; else by
 * the games won. A fault in one game thus costs the match, one on either side makes it a draw. */
static int8_t decide(MatchRun *run, const Record *record)
{
    const Rules *rules = run->arena->rules;
    if (arena_is_table(run->arena))
        return decide_table(run, record);
    const bool faults = record->forfeit[0] || record->forfeit[1];
    if (game_has_series(rules) && pairing_is_whole(run->arena, run->pairing) && !faults) {
        series_decide(&run->result, rules);
        return (int8_t)(run->result.winner < 0 ? 0 : run->result.winner == 0 ? 1 : -1);
    }
    int sum = 0;
    for (int g = 0; g < SERIES_GAMES; g++)
        if (!faults || record->forfeit[g])
            sum += record->game[g];
    return (int8_t)((sum > 0) - (sum < 0));
}

bool arena_play(const Arena *arena, const Pairing *pairing, uint64_t number, Record *out)
{
    MatchRun run = {.arena = arena, .pairing = pairing, .number = number};
    run.state = calloc(1, arena->rules->state_size);
    bool ready = merit_open(&run.merit, arena->rules) && run.state != NULL;
    for (int i = 0; i < arena_games(arena); i++)
        ready &= contender_open(&run.contender[i], &arena->entrant[pairing->player[i > 0]],
                                arena->time, arena->rules);
    memset(out, 0, sizeof *out);
    if (!ready)
        say(stderr, arena->lang, "match.no_memory", NULL, "");
    for (int g = 0; ready && !run.failed && g < arena_games(arena); g++)
        if (pairing->table[g])
            play_game(&run, g, out);
    if (ready && !run.failed) {
        out->match = decide(&run, out);
        out->there = true;
    }
    merit_close(&run.merit);
    for (int i = 0; i < arena_games(arena); i++)
        contender_close(&run.contender[i]);
    free(run.state);
    return out->there;
}
