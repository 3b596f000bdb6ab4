/* estimate.c: who will win, guessed by a small net from the look of a position. Searches cut their
 * games short with it (docs/ai.md says how it was taught and what it is worth). */
#include "games/saigon75/players/estimate.h"

/* 65536 / (1 + e^-x) for x = 0, 1/4, ..., 8. */
static const uint16_t logistic[] = {32768, 36843, 40793, 44511, 47911, 50941, 53581, 55834, 57724,
                                    59287, 60565, 61598, 62428, 63090, 63615, 64030, 64357, 64614,
                                    64816, 64974, 65097, 65194, 65269, 65328, 65374, 65410, 65438,
                                    65459, 65476, 65489, 65500, 65508, 65514};

bool s75_is_quiet(const State *s)
{
    if (game_over(s) || s->die) /* most positions are past the die */
        return false;
    const unsigned step = flow_now(s)->step;
    return (step == AVAILABILITY_ROLL || step == SOLO_CARD) && !s->solo_card &&
           !s->token_used[s->active];
}

/* x in units of NET_UNIT * NET_UNIT; gives 0 to 65535. */
static uint16_t to_share(int32_t x)
{
    enum { STEP = NET_UNIT * NET_UNIT / 4, LAST = COUNT_OF(logistic) - 1 };
    const uint32_t size = x < 0 ? 0u - (uint32_t)x : (uint32_t)x;
    const uint32_t at = size / STEP;
    uint32_t share = logistic[LAST];
    if (at < LAST)
        share = logistic[at] + (logistic[at + 1] - logistic[at]) * (size % STEP) / STEP;
    return (uint16_t)(x < 0 ? 65535 - share : share);
}

/* Apart, so that whoever only asks whether there is a guess need not make room for it. */
static __attribute__((noinline)) void guess(const Game *g, const State *s, uint16_t out[SEATS_MAX])
{
    uint16_t row[TRAITS_HELD_MAX];
    const unsigned count = s75_rows(g, s, row);
    int32_t north;
    net_run(saigon75_nets[is_solo(g)], TRAITS, 1, NET_UNIT, row, count, &north);
    out[NV] = to_share(north);
    out[SV] = (uint16_t)(65535 - out[NV]);
}

bool s75_estimate(const Game *g, const State *s, uint16_t out[SEATS_MAX])
{
    if (!g->board->familiar || !s75_is_quiet(s))
        return false;
    if (out)
        guess(g, s, out);
    return true;
}
