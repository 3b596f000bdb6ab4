/* mcts_worlds.c: what the seat cannot see, anew for each simulation. Where the game can count the
 * worlds that fit what the seat knows, all are taken in turn and none more often than another: with
 * hands of eight the enemy's is one of 495. */
#include <string.h>

#include "ai/inside.h"

static uint32_t common_divisor(uint32_t a, uint32_t b)
{
    while (b) {
        const uint32_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* The order is drawn, so that neighbours, which are much alike, do not come one after the other. */
void worlds_begin(Mcts *mcts)
{
    mcts->worlds = game_worlds(mcts->game, mcts->here, mcts->seat);
    if (mcts->worlds == 0)
        return;
    mcts->first_world = rng_below(&mcts->rng, mcts->worlds);
    do
        mcts->stride = 1 + rng_below(&mcts->rng, mcts->worlds);
    while (common_divisor(mcts->stride, mcts->worlds) > 1);
}

void worlds_take(Mcts *mcts, uint32_t sample)
{
    Rng rng;
    rng_seed_stream(&rng, mcts->draws.key, sample);
    if (mcts->worlds == 0) {
        game_resample(mcts->game, mcts->world, mcts->seat, &rng);
        return;
    }
    const uint64_t number = mcts->first_world + (uint64_t)sample * mcts->stride;
    game_world(mcts->game, mcts->world, mcts->seat, (uint32_t)(number % mcts->worlds), &rng);
}
