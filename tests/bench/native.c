/* native.c SAVE...: what wasm_speed.mjs measures in the module, in C: decisions of random games,
 * and roll-outs of hints from saved games, as lines "name value unit". wasm_pair.mjs calls it. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "ai/hint.h"
#include "ai/random.h"
#include "bench/program.h"
#include "games/list.h"
#include "match/match.h"

/* As wasm_speed.mjs has them. */
enum { GAMES = 1000, ROLLOUTS = 800, SEED = 75, SAVE_MAX = 1 << 16 };

/* ---- Random games ---------------------------------------------------------------------------- */

static uint64_t play_random_game(const Game *game, State *state, Rng *rng)
{
    ActionList list;
    uint64_t decisions = 0;
    for (game_start(game, state); !game_over(state); decisions++) {
        game_legal(game, state, &list);
        const uint32_t index =
            list.chance ? game_draw(&list, rng) : policy_random.choose(game, state, &list, rng);
        game_apply(game, state, list.action[index]);
    }
    return decisions;
}

static void measure_decisions(void)
{
    Problem problem;
    Match *match = match_new(game_list[0], NULL, NULL, &problem);
    State *state = malloc(game_list[0]->state_size);
    uint64_t decisions = 0;
    must(match && state, "memory");
    const double begin = now();
    for (uint32_t i = 0; i < GAMES; i++) {
        Rng rng;
        rng_seed_stream(&rng, SEED, i);
        decisions += play_random_game(match_game(match), state, &rng);
    }
    printf("decisions %.0f per_second\n", (double)decisions / (now() - begin));
    free(state);
    match_free(match);
}

/* ---- Hints ----------------------------------------------------------------------------------- */

static Match *load(const char *path)
{
    static char text[SAVE_MAX];
    SaveProblem problem;
    FILE *file = fopen(path, "rb");
    must(file != NULL, path);
    const size_t length = fread(text, 1, sizeof text, file);
    fclose(file);
    Match *match = match_load(text, length, LANG_EN, &problem);
    must(match != NULL, path);
    return match;
}

/* Seconds that a hint takes, once there is room for it. */
static double time_hint(const char *path)
{
    Match *match = load(path);
    Hint *hint = hint_open(match_game(match), match_state(match), SEED);
    must(hint != NULL, "memory");
    const double begin = now();
    hint_run(hint, ROLLOUTS);
    const double seconds = now() - begin;
    hint_close(hint);
    match_free(match);
    return seconds;
}

int main(int count, char **path)
{
    double seconds = 0;
    for (int i = 1; i < count; i++)
        seconds += time_hint(path[i]);
    measure_decisions();
    printf("rollouts %.0f per_second\n", (count - 1) * ROLLOUTS / seconds);
    return 0;
}
