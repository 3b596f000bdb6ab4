/* player.c: see player.h. A search with a time and several threads is as many thinkers, each with
 * its own tree and generator, whose findings are added up. */
#include "ai/player.h"

#include <pthread.h>
#include <stdlib.h>

#include "ai/thinker.h"
#include "clock/clock.h"

enum { SLICE = 16 }; /* roll-outs between two looks at the clock */

/* A thinker with a thread of its own. */
typedef struct Lane {
    Thinker *thinker;
    double hurry; /* as player_hurry says */
} Lane;

struct Player {
    const Game *game;
    const Policy *policy; /* NULL: a search */
    uint32_t told;
    uint32_t lanes; /* 0: a policy, which is asked directly */
    Lane lane[PLAYER_THREADS_MAX];
};

/* ---- Life ------------------------------------------------------------------------------------ */

static uint32_t count_lanes(Strength strength, uint32_t threads)
{
    if (strength.policy)
        return 0;
    if (strength.rollouts > 0 || threads == 0)
        return 1;
    return threads < PLAYER_THREADS_MAX ? threads : PLAYER_THREADS_MAX;
}

Player *player_open(const Game *game, Seat seat, Strength strength, uint32_t threads, size_t memory)
{
    Player *player = calloc(1, sizeof *player);
    if (!player)
        return NULL;
    player->game = game;
    player->policy = strength.policy;
    player->lanes = count_lanes(strength, threads);
    for (uint32_t i = 0; i < player->lanes; i++) {
        player->lane[i].thinker = thinker_open(game, seat, strength, memory / player->lanes);
        if (!player->lane[i].thinker) {
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
        thinker_close(player->lane[i].thinker);
    free(player);
}

void player_begin(Player *player, uint64_t seed)
{
    player->told = 0;
    for (uint32_t i = 0; i < player->lanes; i++)
        thinker_begin(player->lane[i].thinker, seed + i);
}

void player_hurry(Player *player, double seconds)
{
    for (uint32_t i = 0; i < player->lanes; i++)
        player->lane[i].hurry = seconds;
}

/* ---- Following ------------------------------------------------------------------------------- */

uint32_t player_told(const Player *player) { return player->policy ? UINT32_MAX : player->told; }

void player_tell(Player *player, Action action)
{
    player->told++;
    for (uint32_t i = 0; i < player->lanes; i++)
        thinker_tell(player->lane[i].thinker, action);
}

uint64_t player_rollouts(const Player *player)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < player->lanes; i++)
        sum += thinker_rollouts(player->lane[i].thinker);
    return sum;
}

/* ---- Choosing -------------------------------------------------------------------------------- */

static void *run_lane(void *argument)
{
    Lane *lane = argument;
    const double start = clock_seconds();
    while (!thinker_run(lane->thinker, SLICE)) {
        const double spent = clock_seconds() - start;
        if (lane->hurry > 0 && spent >= lane->hurry)
            break;
        thinker_clock(lane->thinker, spent);
    }
    return NULL;
}

/* Where no thread can be had that lane has nothing to say. */
static void run_lanes(Player *player)
{
    pthread_t thread[PLAYER_THREADS_MAX];
    bool started[PLAYER_THREADS_MAX] = {false};
    for (uint32_t i = 1; i < player->lanes; i++)
        started[i] = pthread_create(&thread[i], NULL, run_lane, &player->lane[i]) == 0;
    run_lane(&player->lane[0]);
    for (uint32_t i = 1; i < player->lanes; i++)
        if (started[i])
            pthread_join(thread[i], NULL);
}

uint32_t player_choose(Player *player, const State *state, const ActionList *list, Rng *rng)
{
    Thinker *thinker[PLAYER_THREADS_MAX];
    if (player->policy)
        return player->policy->choose(player->game, state, list, rng);
    for (uint32_t i = 0; i < player->lanes; i++) {
        thinker[i] = player->lane[i].thinker;
        thinker_ask(thinker[i], state, list);
    }
    if (list->count > 1)
        run_lanes(player);
    return thinkers_answer(thinker, player->lanes, rng);
}
