/* player.c: see player.h. A search with a time and several threads is as many thinkers, each with
 * its own tree and generator, whose findings are added up. */
#include "ai/player.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "ai/thinker.h"
#include "clock/clock.h"

enum { SLICE = 16 }; /* roll-outs between two looks at the clock */

/* A thinker with a thread of its own. */
typedef struct Lane {
    Thinker *thinker;
    double hurry; /* as player_hurry says */
    pthread_t thread;
    bool started;
} Lane;

struct Player {
    const Game *game;
    const Policy *policy; /* NULL: a search */
    void *memory;         /* of a policy that remembers; NULL: none */
    uint32_t told;
    uint32_t lanes; /* 0: a policy, which is asked directly */
    Lane lane[PLAYER_THREADS_MAX];
    Thinker *thinker[PLAYER_THREADS_MAX]; /* of the lanes */
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
    if (player->policy && player->policy->memory) {
        player->memory = calloc(1, player->policy->memory->size);
        if (!player->memory) {
            player_close(player);
            return NULL;
        }
    }
    for (uint32_t i = 0; i < player->lanes; i++) {
        player->thinker[i] = thinker_open(game, seat, strength, memory / player->lanes);
        player->lane[i].thinker = player->thinker[i];
        if (!player->thinker[i]) {
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
        thinker_close(player->thinker[i]);
    if (player)
        free(player->memory);
    free(player);
}

void player_begin(Player *player, uint64_t seed)
{
    player->told = 0;
    if (player->memory)
        memset(player->memory, 0, player->policy->memory->size);
    for (uint32_t i = 0; i < player->lanes; i++)
        thinker_begin(player->thinker[i], seed + i);
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
        thinker_tell(player->thinker[i], action);
}

uint64_t player_rollouts(const Player *player)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < player->lanes; i++)
        sum += thinker_rollouts(player->thinker[i]);
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
    Lane *first = player->lane, *end = first + player->lanes;
    for (Lane *lane = first + 1; lane < end; lane++)
        lane->started = pthread_create(&lane->thread, NULL, run_lane, lane) == 0;
    run_lane(first);
    for (Lane *lane = first + 1; lane < end; lane++)
        if (lane->started)
            pthread_join(lane->thread, NULL);
}

uint32_t player_choose(Player *player, const State *state, const ActionList *list, Rng *rng)
{
    if (player->memory)
        return player->policy->memory->recall(player->game, state, list, player->memory, rng);
    if (player->policy)
        return player->policy->choose(player->game, state, list, rng);
    for (uint32_t i = 0; i < player->lanes; i++)
        thinker_ask(player->thinker[i], state, list);
    if (list->count > 1)
        run_lanes(player);
    return thinkers_answer(player->thinker, player->lanes, rng);
}
