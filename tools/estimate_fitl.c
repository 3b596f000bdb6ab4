/* estimate_fitl.c: lets fast players, and some bots, play many games of Fire in the Lake and writes
 * what the positions look like in which a faction begins its turn, and who won, for estimate_train
 * to learn from.
 *
 *   estimate_fitl GAMES SEED > FILE
 *
 * Scenario and edition are drawn; in a quarter of the games some factions are bots. Up to a card
 * drawn for half of the games, now and then an answer is drawn by lot, so that unusual positions
 * are seen; what comes before that card is not written. Of the rest one in three is: neighbours
 * look alike.
 */
#include <math.h>

#include "ai/rollout.h"
#include "games/fitl/players/estimate.h"
#include "games/list.h"

#include "estimate_file.h"
#include "tool.h"

enum {
    RECORDS_MAX = 512,
    WILD = 8,   /* one answer in so many by lot */
    WRITTEN = 3 /* one position in so many */
};

typedef struct Record {
    int stands[FACTIONS];
    uint16_t count;
    uint16_t trait[TRAITS];
} Record;

typedef struct Run {
    Game game;
    Cast cast;
    Minds minds;
    Rng rng;
    unsigned wild_cards; /* so long answers may be wild */
    Record record[RECORDS_MAX];
    unsigned records;
} Run;

/* Mostly the short scenario and the second edition: they are what most people play. */
static void draw_options(Run *run)
{
    static const uint8_t scenario[] = {SHORT, SHORT, MEDIUM, FULL};
    uint8_t *option = run->game.option;
    option[OPTION_SCENARIO] = scenario[rng_below(&run->rng, COUNT_OF(scenario))];
    option[OPTION_EDITION] = rng_below(&run->rng, 4) == 0;
    option[OPTION_BOTS] = rng_below(&run->rng, 4) ? 0 : (uint8_t)(1 + rng_below(&run->rng, 15));
    run->wild_cards = rng_below(&run->rng, 2) ? 1 + rng_below(&run->rng, 24) : 0;
    cast_init(&run->cast, &run->game);
    minds_clear(&run->cast, &run->minds);
}

static uint32_t choose(Run *run, const State *state, const ActionList *list)
{
    if (list->chance)
        return game_draw(list, &run->rng);
    const uint32_t usual = cast_choose(&run->cast, &run->minds, state, list, &run->rng);
    const bool wild = state->card_number < run->wild_cards && rng_below(&run->rng, WILD) == 0 &&
                      !run->cast.automatic[game_actor(&run->game, state)];
    return wild ? rng_below(&run->rng, list->count) : usual;
}

static void note_position(Run *run, const State *state)
{
    int margin[FACTIONS];
    if (!fitl_is_quiet(state) || state->card_number < run->wild_cards ||
        run->records == RECORDS_MAX || rng_below(&run->rng, WRITTEN))
        return;
    Record *record = &run->record[run->records++];
    record->count = (uint16_t)fitl_traits(&run->game, state, record->trait);
    fitl_margins(&run->game, state, margin);
    fitl_stands(&run->game, state, margin, record->stands);
}

static void write_records(const Run *run, const State *state)
{
    const unsigned winner = fitl_winner(&run->game, state);
    for (unsigned i = 0; i < run->records; i++) {
        const Record *record = &run->record[i];
        Told output[FACTIONS];
        for (unsigned f = 0; f < FACTIONS; f++) {
            output[f].of[OUTPUT_RESULT] = output[f].of[OUTPUT_HOPE] = f == winner ? UINT16_MAX : 0;
            output[f].of[OUTPUT_BASE] =
                (uint16_t)(int16_t)lround(record->stands[f] * log(2) / 256 * 1024);
        }
        write_position(output, FACTIONS, record->trait, record->count);
    }
}

static void play(Run *run)
{
    State state;
    ActionList list;
    draw_options(run);
    run->records = 0;
    for (game_start(&run->game, &state); !game_over(&state);) {
        note_position(run, &state);
        game_legal(&run->game, &state, &list);
        game_apply(&run->game, &state, list.action[choose(run, &state, &list)]);
    }
    write_records(run, &state);
}

int main(int argc, char **argv)
{
    static Run run;
    static Board board;
    static uint16_t going_on[TRAITS];
    State state;
    Problem problem;
    if (argc != 3) {
        fputs("usage: estimate_fitl GAMES SEED > FILE\n", stderr);
        return 2;
    }
    must(game_make(&run.game, game_find("fitl"), &board, NULL, &problem), "the board is unread");
    rng_seed(&run.rng, strtoull(argv[2], NULL, 10));
    game_start(&run.game, &state);
    write_shape(TRAITS, FACTIONS, going_on, fitl_traits_going_on(&run.game, &state, going_on));
    for (unsigned long games = strtoul(argv[1], NULL, 10); games > 0; games--)
        play(&run);
    return fflush(stdout) || ferror(stdout);
}
