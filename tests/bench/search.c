/* search.c: how many simulated games a second a search gets through, with one thread and with two,
 * as lines "name value unit" (make bench). Each figure is the best of several rounds.
 *
 * Saigon 75 in the middle of turns 1, 4 and 7, a choice of the North's with several answers; whole
 * games first, played to the end by the heuristic as in a search that has no estimate, then what a
 * search really does.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/mcts.h"
#include "ai/random.h"
#include "bench/program.h"
#include "games/list.h"
#include "match/match.h"

enum { ROUNDS = 3, THREADS = 2, SLICE = 256, MEMORY = 64 << 20 };

/* One thread's search. */
typedef struct Lane {
    const Game *game;
    const State *state;
    double seconds;
    uint64_t rollouts;
} Lane;

static void *run_lane(void *argument)
{
    Lane *lane = argument;
    Mcts *mcts = mcts_new(lane->game, game_actor(lane->game, lane->state), MEMORY);
    must(mcts, "memory");
    mcts_look(mcts, lane->state);
    const double end = now() + lane->seconds;
    do {
        mcts_run(mcts, SLICE);
        lane->rollouts += SLICE;
    } while (now() < end);
    mcts_free(mcts);
    return NULL;
}

/* Roll-outs a second of so many threads from a position. */
static double measure(const Game *game, const State *state, unsigned threads)
{
    double best = 0;
    for (int round = 0; round < ROUNDS; round++) {
        pthread_t thread[THREADS] = {0};
        Lane lane[THREADS];
        uint64_t sum = 0;
        const double start = now();
        for (unsigned i = 0; i < threads; i++) {
            lane[i] = (Lane){game, state, 0.5, 0};
            must(pthread_create(&thread[i], NULL, run_lane, &lane[i]) == 0, "threads");
        }
        for (unsigned i = 0; i < threads; i++) {
            pthread_join(thread[i], NULL);
            sum += lane[i].rollouts;
        }
        const double speed = (double)sum / (now() - start);
        best = speed > best ? speed : best;
    }
    return best;
}

/* `heuristic` by name: positions stay the same whichever policy comes first. */
static uint32_t choose(const Game *game, const State *state, const ActionList *list, Rng *rng)
{
    return list->chance ? game_draw(list, rng)
                        : policy_find(game->rules, "heuristic")->choose(game, state, list, rng);
}

/* To the first choice of seat 0 in a turn, with four answers at least. */
static bool go_to_turn(const Game *game, State *state, uint8_t turn)
{
    ActionList list;
    Rng rng;
    rng_seed(&rng, 2);
    for (game_start(game, state); !game_over(state);) {
        game_legal(game, state, &list);
        if (game_turn(game, state) == turn && game_actor(game, state) == 0 && list.count >= 4)
            return true;
        game_apply(game, state, list.action[choose(game, state, &list, &rng)]);
    }
    return false;
}

static void print_speeds(const Game *game, const State *state, const char *what, unsigned turn)
{
    const double one = measure(game, state, 1), two = measure(game, state, THREADS);
    printf("saigon75_turn_%u_%s %.0f per_second\n", turn, what, one);
    printf("saigon75_turn_%u_%s_2_threads %.0f per_second\n", turn, what, two);
    printf("saigon75_turn_%u_%s_2_threads_gain %.2f times\n", turn, what, two / one);
    fflush(stdout);
}

int main(void)
{
    static const uint8_t turns[] = {1, 4, 7};
    const Rules *rules = game_find("saigon75");
    Problem problem;
    uint8_t option[OPTIONS_MAX] = {0};
    for (uint8_t i = 0; i < rules->option_count; i++)
        option[i] = rules->options[i].preset;
    Match *match = match_new(rules, option, NULL, &problem);
    State *state = malloc(rules->state_size);
    must(match && state, "memory");
    const Game *game = match_game(match);
    Rules whole = *rules;
    whole.estimate = NULL;
    Game whole_game = *game;
    whole_game.rules = &whole;
    for (size_t i = 0; i < COUNT_OF(turns); i++) {
        if (!go_to_turn(game, state, turns[i]))
            continue;
        print_speeds(&whole_game, state, "whole_rollouts", turns[i]);
        print_speeds(game, state, "rollouts", turns[i]);
    }
    free(state);
    match_free(match);
    return 0;
}
