/* player.c: see player.h. A search with a time and several threads is as many searches, each with
 * its own tree and generator, whose visits are added up. */
#include "ai/player.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/mcts.h"
#include "ai/purse.h"

enum { CHUNK = 16 }; /* roll-outs between two looks at the clock or at the score */

/* One thread's part of a search. */
typedef struct Lane {
    Mcts *mcts;
    const ActionList *list; /* the answers */
    double limit;           /* of this choice: roll-outs, or seconds */
    bool timed;
    double spent;      /* in the same unit */
    uint64_t rollouts; /* in this choice */
} Lane;

struct Player {
    const Game *game;
    Strength strength;
    Purse purse;
    uint32_t told;
    uint32_t lanes; /* 0: a policy */
    Lane lane[PLAYER_THREADS_MAX];
};

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* ---- Life ------------------------------------------------------------------------------------ */

Player *player_open(const Game *game, Seat seat, Strength strength, uint32_t threads, size_t memory)
{
    Player *player = calloc(1, sizeof *player);
    if (!player)
        return NULL;
    const uint32_t most = threads < PLAYER_THREADS_MAX ? threads : PLAYER_THREADS_MAX;
    player->game = game;
    player->strength = strength;
    if (!strength.policy)
        player->lanes = strength.rollouts > 0 || most == 0 ? 1 : most;
    for (uint32_t i = 0; i < player->lanes; i++) {
        player->lane[i].timed = strength.rollouts == 0;
        player->lane[i].mcts = mcts_new(game, seat, memory / player->lanes);
        if (!player->lane[i].mcts) {
            player_close(player);
            return NULL;
        }
    }
    player_begin(player, 0);
    return player;
}

void player_close(Player *player)
{
    for (uint32_t i = 0; player && i < player->lanes; i++)
        mcts_free(player->lane[i].mcts);
    free(player);
}

void player_begin(Player *player, uint64_t seed)
{
    const Strength *strength = &player->strength;
    player->told = 0;
    purse_init(&player->purse,
               strength->rollouts > 0 ? strength->rollouts : strength->milliseconds / 1000.0);
    for (uint32_t i = 0; i < player->lanes; i++)
        mcts_begin(player->lane[i].mcts, seed + i);
}

/* ---- Following ------------------------------------------------------------------------------- */

uint32_t player_told(const Player *player) { return player->lanes ? player->told : UINT32_MAX; }

void player_tell(Player *player, Action action)
{
    player->told++;
    for (uint32_t i = 0; i < player->lanes; i++)
        mcts_tell(player->lane[i].mcts, action);
}

uint64_t player_rollouts(const Player *player)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < player->lanes; i++)
        sum += player->lane[i].rollouts;
    return sum;
}

/* ---- Choosing -------------------------------------------------------------------------------- */

/* By how many visits the first answer leads the second. */
static uint32_t find_lead(const Lane *lane)
{
    uint32_t first = 0, second = 0;
    for (uint32_t i = 0; i < lane->list->count; i++) {
        const uint32_t visits = mcts_answer(lane->mcts, lane->list->action[i]).visits;
        if (visits > first) {
            second = first;
            first = visits;
        } else if (visits > second)
            second = visits;
    }
    return first - second;
}

/* How many roll-outs the rest of the limit is good for. */
static double count_left(const Lane *lane)
{
    const double left = lane->limit - lane->spent;
    return lane->timed ? left * (double)lane->rollouts / lane->spent : left;
}

/* Until the limit, or until the first answer can no longer be overtaken. */
static void *lane_run(void *argument)
{
    Lane *lane = argument;
    const double start = lane->timed ? now() : 0;
    lane->spent = 0;
    lane->rollouts = 0;
    while (lane->spent < lane->limit) {
        const double left = lane->limit - lane->spent;
        const uint32_t count = lane->timed || left > CHUNK ? CHUNK : (uint32_t)left;
        if (count == 0)
            break;
        mcts_run(lane->mcts, count);
        lane->rollouts += count;
        lane->spent = lane->timed ? now() - start : (double)lane->rollouts;
        if (find_lead(lane) > count_left(lane))
            break;
    }
    return NULL;
}

/* Where no thread can be had that lane has nothing to say. */
static void run_lanes(Player *player)
{
    pthread_t thread[PLAYER_THREADS_MAX];
    bool started[PLAYER_THREADS_MAX] = {false};
    for (uint32_t i = 1; i < player->lanes; i++)
        started[i] = pthread_create(&thread[i], NULL, lane_run, &player->lane[i]) == 0;
    lane_run(&player->lane[0]);
    for (uint32_t i = 1; i < player->lanes; i++)
        if (started[i])
            pthread_join(thread[i], NULL);
}

/* The answer most visited; between equals the one with better results. */
static uint32_t find_best(Player *player, const ActionList *list)
{
    uint64_t most = 0;
    double best_value = 0;
    uint32_t best = list->count;
    for (uint32_t i = 0; i < list->count; i++) {
        uint64_t visits = 0;
        double value = 0;
        for (uint32_t k = 0; k < player->lanes; k++) {
            const MctsAnswer answer = mcts_answer(player->lane[k].mcts, list->action[i]);
            visits += answer.visits;
            value += (double)answer.value * answer.visits;
        }
        if (visits > most || (visits == most && visits > 0 && value > best_value)) {
            most = visits;
            best_value = value;
            best = i;
        }
    }
    return best < list->count ? best : mcts_fallback(player->lane[0].mcts, list);
}

uint32_t player_choose(Player *player, const State *state, const ActionList *list, Rng *rng)
{
    if (player->strength.policy)
        return player->strength.policy->choose(player->game, state, list, rng);
    for (uint32_t i = 0; i < player->lanes; i++)
        player->lane[i].rollouts = 0;
    if (list->count == 1)
        return 0;
    const double share =
        purse_share(&player->purse, player->game->rules->turn(player->game, state));
    for (uint32_t i = 0; i < player->lanes; i++) {
        player->lane[i].list = list;
        player->lane[i].limit = share;
        mcts_look(player->lane[i].mcts, state);
    }
    run_lanes(player);
    purse_pay(&player->purse, player->lane[0].spent);
    return find_best(player, list);
}
