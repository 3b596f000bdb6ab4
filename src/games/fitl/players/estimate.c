/* estimate.c: who stands how well when a faction begins its turn, for a search that cannot play
 * every game to its end: margins [15.4], what games of the fast player have made of them at this
 * stage, and what a small net has seen to come of all else on the board (docs/ai.md says how both
 * were taught and what they are worth). */
#include "games/fitl/players/estimate.h"

/* Hopes are counted in doublings, in 256ths of them. Who is more behind the first has no hope that
 * counts; and the net has not more to say than this, whatever it is shown. */
enum { DOUBLING = 256, BEHIND_MAX = 30 * DOUBLING, NET_MAX = 10 * DOUBLING };

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

void fitl_margins(const Game *g, const State *s, int out[FACTIONS])
{
    for (unsigned f = 0; f < FACTIONS; f++)
        out[f] = fitl_margin(g, s, f);
}

/* ---- What a result is worth ------------------------------------------------------------------ */

/* A thirty-second of all hope is one's own margin, whoever wins: so a search that has nothing to
 * gain any more plays for that, and never for somebody's victory. */
static uint16_t with_margin(const Game *g, const int margin[FACTIONS], unsigned f, uint64_t share)
{
    enum { PART = 32, FAR = 64 };
    const int ally = margin[f ^ 1u];
    const bool by_ally = fitl_joined(g, SIDE_OF(f)) && ally < margin[f]; /* [15.7] */
    const int counted = (by_ally ? ally : margin[f]) + FAR;
    const unsigned own = counted < 0 ? 0 : least((unsigned)counted, 2 * FAR);
    return (uint16_t)((share * (PART - 1) + (uint64_t)own * UINT16_MAX / (2 * FAR)) / PART);
}

void fitl_worth(const Game *g, const State *s, uint16_t out[SEATS_MAX])
{
    int margin[FACTIONS];
    int8_t score[SEATS_MAX] = {0};
    fitl_margins(g, s, margin);
    fitl_result(g, s, score);
    for (unsigned f = 0; f < FACTIONS; f++)
        out[f] = with_margin(g, margin, f, score[f] > 0 ? UINT16_MAX : 0);
}

/* ---- The guess ------------------------------------------------------------------------------- */

static void count_from_first(int stands[FACTIONS])
{
    int first = INT32_MIN;
    for (unsigned f = 0; f < FACTIONS; f++)
        first = stands[f] > first ? stands[f] : first;
    for (unsigned f = 0; f < FACTIONS; f++)
        stands[f] = stands[f] - first > -BEHIND_MAX ? stands[f] - first : -BEHIND_MAX;
}

void fitl_stands(const Game *g, const State *s, const int margin[FACTIONS], int out[FACTIONS])
{
    const Hopes *hopes = &fitl_hopes[fitl_stage(g, s)];
    for (unsigned f = 0; f < FACTIONS; f++)
        out[f] = hopes->faction[f] * 16 + hopes->point * margin[f];
    count_from_first(out);
}

/* A logarithm of the net in doublings: 369 is 256 / ln 2. */
static int doublings_of(int32_t out)
{
    const int64_t said = (int64_t)out * 369 / (NET_UNIT * NET_UNIT);
    return said < -NET_MAX ? -NET_MAX : said > NET_MAX ? NET_MAX : (int)said;
}

static void add_net(const Game *g, const State *s, const int margin[FACTIONS], int stands[FACTIONS])
{
    uint16_t row[TRAITS];
    int32_t said[FACTIONS];
    const unsigned count = fitl_rows(g, s, margin, row);
    net_run(fitl_nets[0], TRAITS, FACTIONS, NET_UNIT, row, count, said);
    for (unsigned f = 0; f < FACTIONS; f++)
        stands[f] += doublings_of(said[f]);
    count_from_first(stands);
}

/* 1024 * 2^(doublings), for so many behind the first. */
static uint64_t hope_of(int behind)
{
    static const uint16_t part[] = {1024, 1069, 1117, 1166, 1218, 1272, 1328, 1387, 1448,
                                    1512, 1579, 1649, 1722, 1798, 1878, 1961, 2048};
    const unsigned ahead = (unsigned)(behind + BEHIND_MAX), at = ahead % DOUBLING / 16;
    const unsigned between = part[at] * 16u + (part[at + 1] - part[at]) * (ahead % 16);
    return (uint64_t)between << ahead / DOUBLING;
}

/* Apart, so that whoever only asks whether there is a guess need not make room for it. */
static __attribute__((noinline)) void guess(const Game *g, const State *s, uint16_t out[SEATS_MAX])
{
    uint64_t hope[FACTIONS], sum = 0;
    int margin[FACTIONS], stands[FACTIONS];
    fitl_margins(g, s, margin);
    fitl_stands(g, s, margin, stands);
    add_net(g, s, margin, stands);
    for (unsigned f = 0; f < FACTIONS; f++)
        sum += hope[f] = hope_of(stands[f]);
    for (unsigned f = 0; f < FACTIONS; f++) {
        const uint64_t ally = fitl_joined(g, SIDE_OF(f)) ? hope[f ^ 1u] : 0; /* [15.7-15.9] */
        out[f] = with_margin(g, margin, f, (hope[f] + ally) * UINT16_MAX / sum);
    }
}

bool fitl_is_quiet(const State *s) { return !game_over(s) && flow_now(s)->step == SLOT_ASK; }

bool fitl_estimate(const Game *g, const State *s, uint16_t out[SEATS_MAX])
{
    if (!fitl_is_quiet(s))
        return false;
    if (out)
        guess(g, s, out);
    return true;
}
