/* estimate.c: who stands how well when a faction begins its turn, for a search that cannot play
 * every game to its end: margins [15.4], and what games of the fast player have made of them at
 * this stage (tools/plan_tune: docs/ai.md). */
#include "games/fitl/players/estimate.h"

/* Who is more doublings behind the first has no hope that counts. */
enum { PARTS = 16, BEHIND_MAX = 30 * PARTS };

const Hopes fitl_hopes[STAGES] = {
    {{4, -3, -4, 3}, 187},  {{-7, 5, -1, 3}, 89},  {{-13, 9, 3, 1}, 51},
    {{8, -5, -7, 4}, 112},  {{0, 1, -3, 2}, 65},   {{-7, 6, 1, 0}, 39},
    {{8, -9, -11, 11}, 62}, {{1, -5, -8, 12}, 50}, {{-10, 11, -5, 3}, 40},
};

unsigned fitl_stage(const Game *g, const State *s)
{
    const unsigned piles = scenario_of(g)->piles;
    const unsigned left = piles - least(piles, s->coup_count);
    const unsigned near = monsoon(s) ? 0 : s->pile_coup ? 2 : 1;
    return (least(most(left, 1), ROUNDS_LEFT) - 1) * NEARNESS + near;
}

/* 1024 * 2^(doublings), of sixteenths of them. */
static uint64_t hope_of(unsigned sixteenths)
{
    static const uint16_t part[PARTS] = {1024, 1069, 1117, 1166, 1218, 1272, 1328, 1387,
                                         1448, 1512, 1579, 1649, 1722, 1798, 1878, 1961};
    return (uint64_t)part[sixteenths % PARTS] << sixteenths / PARTS;
}

/* A thirty-second of all hope is one's own margin, whoever wins: so a search that has nothing to
 * gain any more plays for that, and never for somebody's victory. */
static uint16_t with_margin(const Game *g, const State *s, unsigned f, uint64_t share)
{
    enum { PART = 32, FAR = 64 };
    const int own_margin = fitl_margin(g, s, f), ally = fitl_margin(g, s, f ^ 1u);
    const bool by_ally = fitl_joined(g, SIDE_OF(f)) && ally < own_margin; /* [15.7] */
    const int margin = (by_ally ? ally : own_margin) + FAR;
    const unsigned own = margin < 0 ? 0 : least((unsigned)margin, 2 * FAR);
    return (uint16_t)((share * (PART - 1) + (uint64_t)own * UINT16_MAX / (2 * FAR)) / PART);
}

void fitl_worth(const Game *g, const State *s, uint16_t out[SEATS_MAX])
{
    int8_t score[SEATS_MAX] = {0};
    fitl_result(g, s, score);
    for (unsigned f = 0; f < FACTIONS; f++)
        out[f] = with_margin(g, s, f, score[f] > 0 ? UINT16_MAX : 0);
}

bool fitl_estimate(const Game *g, const State *s, uint16_t out[SEATS_MAX])
{
    uint64_t hope[FACTIONS], sum = 0;
    int stands[FACTIONS], first = INT16_MIN;
    if (game_over(s) || flow_now(s)->step != SLOT_ASK)
        return false;
    if (!out)
        return true;
    const Hopes *hopes = &fitl_hopes[fitl_stage(g, s)];
    for (unsigned f = 0; f < FACTIONS; f++) {
        stands[f] = hopes->faction[f] + hopes->point * fitl_margin(g, s, f) / PARTS;
        first = stands[f] > first ? stands[f] : first;
    }
    for (unsigned f = 0; f < FACTIONS; f++) {
        const int ahead = stands[f] - first + BEHIND_MAX;
        sum += hope[f] = ahead < 0 ? 0 : hope_of((unsigned)ahead);
    }
    for (unsigned f = 0; f < FACTIONS; f++) {
        const uint64_t ally = fitl_joined(g, SIDE_OF(f)) ? hope[f ^ 1u] : 0; /* [15.7-15.9] */
        out[f] = with_margin(g, s, f, (hope[f] + ally) * UINT16_MAX / sum);
    }
    return true;
}
