/* estimate.c: who stands how well when a faction begins its turn, for a search that cannot play
 * every game to its end: some points nearer to victory [15.4] double a faction's hopes. */
#include "games/fitl/players/heuristic.h"

enum {
    DOUBLING = 5, /* points that double a faction's hopes */
    FLOOR = 40,   /* points below the goal: further behind nobody is told apart */
    STEPS_MAX = 100
};

/* 1024 * 2^(points / DOUBLING), counted from the floor. */
static uint64_t hope_of(int points)
{
    static const uint16_t part[DOUBLING] = {1024, 1176, 1351, 1552, 1783};
    const unsigned above = points < -FLOOR ? 0 : least((unsigned)(points + FLOOR), STEPS_MAX);
    return (uint64_t)part[above % DOUBLING] << above / DOUBLING;
}

bool fitl_estimate(const Game *g, const State *s, uint16_t out[SEATS_MAX])
{
    uint64_t hope[FACTIONS], sum = 0;
    if (game_over(s) || flow_now(s)->step != SLOT_ASK)
        return false;
    if (!out)
        return true;
    for (unsigned f = 0; f < FACTIONS; f++)
        sum += hope[f] = hope_of(fitl_margin(g, s, f));
    for (unsigned f = 0; f < FACTIONS; f++) {
        const uint64_t ally = fitl_joined(g, SIDE_OF(f)) ? hope[f ^ 1u] : 0; /* [15.7-15.9] */
        out[f] = (uint16_t)((hope[f] + ally) * UINT16_MAX / sum);
    }
    return true;
}
