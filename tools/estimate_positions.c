/* estimate_positions.c: lets computer players play many games of Saigon 75 and writes what the
 * positions at the beginning of phases look like and what became of them, for estimate_train to
 * learn from.
 *
 *   estimate_positions GAMES SEED NV SV > FILE      NV, SV: players as in `mekong sim`
 *
 * Up to a turn drawn for each game, now and then an answer is drawn by lot, so that unusual
 * positions are seen; what comes before that turn is not written. Options are drawn, too. The
 * hope of a position is that of the search's first choice in the phase.
 */

#include "ai/seating.h"
#include "ai/thinker.h"
#include "games/list.h"
#include "games/saigon75/players/estimate.h"

#include "estimate_file.h"
#include "tool.h"

enum {
    PHASES = TURNS * SIDES + 1,
    MEMORY = 16 << 20,
    WILD = 8 /* one answer in so many by lot */
};

typedef struct Record {
    bool hoped;
    float hope; /* of NV */
    uint16_t count;
    uint16_t trait[TRAITS_HELD_MAX];
} Record;

typedef struct Run {
    Game game;
    Strength strength[SIDES];
    Rng rng;
    unsigned wild_turns; /* so long answers may be wild */
    Record record[PHASES];
    unsigned records;
} Run;

/* Mostly the second edition with eight cards: it is what most people play. */
static void draw_options(Run *run)
{
    const Policy *policy[SEATS_MAX] = {run->strength[NV].policy, run->strength[SV].policy};
    game_set_option(&run->game, "edition", rng_below(&run->rng, 4) ? "2" : "1");
    game_set_option(&run->game, "hand", rng_below(&run->rng, 4) ? "8" : "3");
    game_set_option(&run->game, "sv_air", rng_below(&run->rng, 8) ? "0" : "2");
    seating_settle(run->game.rules, policy, run->game.option);
    run->game.series = !run->strength[NV].policy && rng_below(&run->rng, 2);
    run->wild_turns = rng_below(&run->rng, 8);
}

static void note_hope(Record *record, Seat seat, float hope)
{
    if (!record->hoped)
        record->hope = seat == NV ? hope : 1 - hope;
    record->hoped = true;
}

static uint32_t choose(Run *run, Thinker *const *thinker, const State *state,
                       const ActionList *list)
{
    if (list->chance)
        return game_draw(list, &run->rng);
    if (state->turn < run->wild_turns && rng_below(&run->rng, WILD) == 0)
        return rng_below(&run->rng, list->count);
    Thinker *mine = thinker[game_actor(&run->game, state)];
    thinker_ask(mine, state, list);
    thinker_run(mine, UINT32_MAX);
    if (run->records > 0 && thinker_rollouts(mine) > 0)
        note_hope(&run->record[run->records - 1], game_actor(&run->game, state),
                  thinker_hope(mine));
    return thinker_answer(mine, &run->rng);
}

static void note(Run *run, const State *state)
{
    if (state->turn < run->wild_turns || !s75_is_quiet(state) || state->turn == 0)
        return;
    Record *record = &run->record[run->records++];
    record->hoped = false;
    record->count = (uint16_t)s75_traits(&run->game, state, record->trait);
}

static void write_records(const Run *run, const State *state)
{
    uint16_t worth[SEATS_MAX];
    game_worth(&run->game, state, worth);
    const uint16_t won = run->game.series ? worth[NV] : state->winner == NV ? UINT16_MAX : 0;
    for (unsigned i = 0; i < run->records; i++) {
        const Record *record = &run->record[i];
        const uint16_t hope = record->hoped ? (uint16_t)(record->hope * UINT16_MAX) : won;
        const Told output = {.of = {[OUTPUT_RESULT] = won, [OUTPUT_HOPE] = hope}};
        write_position(&output, 1, record->trait, record->count);
    }
}

static void play(Run *run)
{
    State state;
    ActionList list;
    Thinker *thinker[SIDES];
    draw_options(run);
    run->records = 0;
    for (Seat seat = 0; seat < SIDES; seat++) {
        thinker[seat] = thinker_open(&run->game, seat, run->strength[seat], MEMORY);
        must(thinker[seat], "no memory");
        thinker_begin(thinker[seat], rng_next(&run->rng));
    }
    for (game_start(&run->game, &state); !game_over(&state);) {
        note(run, &state);
        game_legal(&run->game, &state, &list);
        const Action action = list.action[choose(run, thinker, &state, &list)];
        for (Seat seat = 0; seat < SIDES; seat++)
            thinker_tell(thinker[seat], action);
        game_apply(&run->game, &state, action);
    }
    write_records(run, &state);
    for (Seat seat = 0; seat < SIDES; seat++)
        thinker_close(thinker[seat]);
}

int main(int argc, char **argv)
{
    static Run run;
    static Board board;
    static uint16_t going_on[TRAITS];
    State state;
    Problem problem;
    const Rules *rules = game_find("saigon75");
    if (argc != 5 || !strength_parse(rules, argv[3], &run.strength[NV]) ||
        !strength_parse(rules, argv[4], &run.strength[SV])) {
        fputs("usage: estimate_positions GAMES SEED NV SV > FILE\n", stderr);
        return 2;
    }
    must(game_make(&run.game, rules, &board, NULL, &problem), "the board cannot be read");
    rng_seed(&run.rng, strtoull(argv[2], NULL, 10));
    game_start(&run.game, &state);
    write_shape(TRAITS, 1, going_on, s75_traits_going_on(&run.game, &state, going_on));
    for (unsigned long games = strtoul(argv[1], NULL, 10); games > 0; games--)
        play(&run);
    return fflush(stdout) || ferror(stdout);
}
