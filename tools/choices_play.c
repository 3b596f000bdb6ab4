/* choices_play.c: lets searches play many games of Saigon 75 and writes every choice with what the
 * search found of its answers, for choices_train to learn from.
 *
 *   choices_play GAMES SEED ROLLOUTS FILE      ROLLOUTS: of each search in a turn
 *
 * Options are drawn; up to a turn drawn for each game answers are now and then drawn by their
 * visits, so that unusual positions are seen.
 */
#include <string.h>

#include "ai/thinker.h"
#include "games/list.h"

#include "choices_file.h"
#include "tool.h"

enum { MEMORY = 32 << 20, VISITS_LEAST = 48, SLIPS = 8, CHOICES_MAX = 4096 };

typedef struct Kept {
    ChoiceHead head;
    ChoiceAnswer answer[LIST_MAX];
} Kept;

typedef struct Run {
    Game game;
    Rng rng;
    unsigned slip_turns;
    Kept *kept;
    unsigned count;
    FILE *out;
} Run;

static void draw_options(Run *run)
{
    game_set_option(&run->game, "edition", rng_below(&run->rng, 4) ? "2" : "1");
    game_set_option(&run->game, "hand", rng_below(&run->rng, 4) ? "8" : "3");
    game_set_option(&run->game, "sv_air", rng_below(&run->rng, 8) ? "0" : "2");
    run->game.series = rng_below(&run->rng, 2);
    run->slip_turns = rng_below(&run->rng, 9);
}

static uint32_t draw_by_visits(Run *run, const Kept *kept)
{
    uint32_t sum = 0, chosen = 0;
    for (uint32_t i = 0; i < kept->head.answers; i++) {
        sum += kept->answer[i].visits;
        if (kept->answer[i].visits && rng_below(&run->rng, sum) < kept->answer[i].visits)
            chosen = i;
    }
    return chosen;
}

/* Keeps what the search found, if it looked closely; gives how often it looked. */
static uint32_t keep(Run *run, Seat actor, const Thinker *mine, const State *state,
                     const ActionList *list)
{
    must(run->count < CHOICES_MAX, "a very long game");
    Kept *kept = &run->kept[run->count];
    memset(&kept->head, 0, sizeof kept->head);
    memcpy(kept->head.option, run->game.option, sizeof kept->head.option);
    kept->head.series = run->game.series;
    kept->head.actor = actor;
    kept->head.answers = (uint16_t)list->count;
    kept->head.hope = thinker_hope(mine);
    kept->head.state = *state;
    uint32_t visits = 0;
    for (uint32_t i = 0; i < list->count; i++) {
        const MctsAnswer found = thinker_found(mine, i);
        kept->answer[i] = (ChoiceAnswer){list->action[i], found.visits, found.value};
        visits += found.visits;
    }
    run->count += visits >= VISITS_LEAST;
    return visits;
}

static uint32_t choose(Run *run, Thinker *const *thinker, const State *state,
                       const ActionList *list)
{
    if (list->chance)
        return game_draw(list, &run->rng);
    if (list->count == 1)
        return 0;
    const Seat actor = game_actor(&run->game, state);
    Thinker *mine = thinker[actor];
    thinker_ask(mine, state, list);
    thinker_run(mine, UINT32_MAX);
    const bool looked = keep(run, actor, mine, state, list) >= VISITS_LEAST;
    if (looked && state->turn < run->slip_turns && rng_below(&run->rng, SLIPS) == 0)
        return draw_by_visits(run, &run->kept[run->count - 1]);
    return thinker_answer(mine, &run->rng);
}

static void write_choices(Run *run, const State *state)
{
    uint16_t worth[SEATS_MAX];
    game_worth(&run->game, state, worth);
    const uint16_t won = run->game.series ? worth[NV] : state->winner == NV ? UINT16_MAX : 0;
    for (unsigned i = 0; i < run->count; i++) {
        Kept *kept = &run->kept[i];
        kept->head.result = won;
        fwrite(&kept->head, sizeof kept->head, 1, run->out);
        fwrite(kept->answer, sizeof *kept->answer, kept->head.answers, run->out);
    }
    fflush(run->out);
}

static void play(Run *run, Strength strength)
{
    State state;
    ActionList list;
    Thinker *thinker[SIDES];
    draw_options(run);
    run->count = 0;
    for (Seat seat = 0; seat < SIDES; seat++) {
        thinker[seat] = thinker_open(&run->game, seat, strength, MEMORY);
        must(thinker[seat], "no memory");
        thinker_begin(thinker[seat], rng_next(&run->rng));
    }
    for (game_start(&run->game, &state); !game_over(&state);) {
        game_legal(&run->game, &state, &list);
        const Action action = list.action[choose(run, thinker, &state, &list)];
        for (Seat seat = 0; seat < SIDES; seat++)
            thinker_tell(thinker[seat], action);
        game_apply(&run->game, &state, action);
    }
    write_choices(run, &state);
    for (Seat seat = 0; seat < SIDES; seat++)
        thinker_close(thinker[seat]);
}

int main(int argc, char **argv)
{
    static Run run;
    static Board board;
    Problem problem;
    const Rules *rules = game_find("saigon75");
    if (argc != 5) {
        fputs("usage: choices_play GAMES SEED ROLLOUTS FILE\n", stderr);
        return 2;
    }
    const Strength strength = {.rollouts = (uint32_t)strtoul(argv[3], NULL, 10)};
    run.kept = malloc(CHOICES_MAX * sizeof *run.kept);
    run.out = fopen(argv[4], "ab");
    must(run.kept && run.out, "no memory or no file");
    must(game_make(&run.game, rules, &board, NULL, &problem), "the board cannot be read");
    rng_seed(&run.rng, strtoull(argv[2], NULL, 10));
    for (unsigned long games = strtoul(argv[1], NULL, 10); games > 0; games--)
        play(&run, strength);
    return ferror(run.out);
}
