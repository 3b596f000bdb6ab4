/* odds.c: the exact distribution of a combat [9.6-9.8, 9.15] from the numbers of dice: every
 * outcome of both sides' dice with its weight, none sampled. The cards called upon after the roll
 * work as in chapter 6; who plays with the box may ask about one at a time, or about several, which
 * then work in the order of [6.b]: E-13, the comparison, E-06, E-11, E-09. Fields are written
 * without the braces around them, as in a view.
 */
#include "games/saigon75/odds/odds.h"
#include "games/saigon75/people/words.h"

enum { IN_NV_DICE, IN_SV_DICE, IN_AIR = ODDS_AIR, IN_E06, IN_E09, IN_E11, IN_E13 };
enum { COUNTS = ODDS_COUNTS };

const OddsInput s75_odds_inputs[S75_ODDS_INPUTS] = {
    [IN_NV_DICE] = {"nv_dice", "s75.odds.nv_dice", 0, DICE_MAX, 3},
    [IN_SV_DICE] = {"sv_dice", "s75.odds.sv_dice", 0, DICE_MAX, 3},
    [IN_AIR] = {"air", "s75.odds.air", 0, 2 * DICE_MAX, 0},
    [IN_E06] = {"e06", "s75.odds.e06", 0, 1, 0},
    [IN_E09] = {"e09", "s75.odds.e09", 0, 1, 0},
    [IN_E11] = {"e11", "s75.odds.e11", 0, 1, 0},
    [IN_E13] = {"e13", "s75.odds.e13", 0, 1, 0},
};

/* ---- Counting -------------------------------------------------------------------------------- */

/* The n-th outcome of a roll as the board lists them, X major, R minor, with what lies there. */
static Result nth_roll(const Toss *toss, unsigned n)
{
    unsigned loss = 0;
    while (n > toss->dice - loss) {
        n -= toss->dice - loss + 1;
        loss++;
    }
    return (Result){toss->on_table.loss + loss, toss->on_table.retreat + n};
}

static unsigned count_rolls(unsigned dice) { return (dice + 1) * (dice + 2) / 2; }

void s75_count_odds(const Game *g, const Toss toss[SIDES], unsigned calls, Odds *out)
{
    const uint32_t *nv = g->board->roll_weight[NV][toss[NV].dice];
    const uint32_t *sv = g->board->roll_weight[SV][toss[SV].dice];
    *out = (Odds){.total = 0};
    for (unsigned i = 0; i < count_rolls(toss[NV].dice); i++) {
        for (unsigned j = 0; j < count_rolls(toss[SV].dice); j++) {
            const Result rolled[SIDES] = {nth_roll(&toss[NV], i), nth_roll(&toss[SV], j)};
            const uint64_t weight = (uint64_t)nv[i] * sv[j];
            Result side[SIDES];
            s75_compare(rolled, calls, side);
            out->weight[side[NV].loss][side[NV].retreat][side[SV].loss][side[SV].retreat] += weight;
            out->total += weight;
        }
    }
}

/* ---- Writing --------------------------------------------------------------------------------- */

static void fraction(Json *out, uint64_t weight, uint64_t total)
{
    json_number(out, "weight", (int64_t)weight);
    json_fixed(out, "probability", (double)weight / (double)total, 6);
}

static void joint(const Odds *odds, Json *out)
{
    static const char *const names[] = {"nv_losses", "nv_retreats", "sv_losses", "sv_retreats"};
    const uint64_t *weight = &odds->weight[0][0][0][0];
    json_open(out, "joint", '[');
    for (unsigned i = 0; i < COUNTS * COUNTS * COUNTS * COUNTS; i++) {
        if (weight[i] == 0)
            continue;
        json_open(out, NULL, '{');
        for (unsigned k = 0, scale = COUNTS * COUNTS * COUNTS; k < 4; k++, scale /= COUNTS)
            json_number(out, names[k], i / scale % COUNTS);
        fraction(out, weight[i], odds->total);
        json_close(out, '}');
    }
    json_close(out, ']');
}

/* A list of fractions by count, and what is to be expected. */
static void distribution(const char *name, const char *expected, const uint64_t *weight,
                         unsigned counts, uint64_t total, Json *out)
{
    uint64_t sum = 0;
    json_open(out, name, '[');
    for (unsigned n = 0; n < counts; n++) {
        sum += n * weight[n];
        if (weight[n] == 0)
            continue;
        json_open(out, NULL, '{');
        json_number(out, "count", n);
        fraction(out, weight[n], total);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_fixed(out, expected, (double)sum / (double)total, 6);
}

/* One index of the joint table alone; `scale` is its distance there. */
static void margin(const Odds *odds, unsigned scale, const char *name, const char *expected,
                   Json *out)
{
    uint64_t sums[COUNTS] = {0};
    const uint64_t *weight = &odds->weight[0][0][0][0];
    for (unsigned i = 0; i < COUNTS * COUNTS * COUNTS * COUNTS; i++)
        sums[i / scale % COUNTS] += weight[i];
    distribution(name, expected, sums, COUNTS, odds->total, out);
}

static void one_side(const Odds *odds, unsigned side, Json *out)
{
    const unsigned scale = side == NV ? COUNTS * COUNTS : 1;
    json_open(out, s75_side_words[side], '{');
    margin(odds, scale * COUNTS, "losses", "expected_losses", out);
    margin(odds, scale, "retreats", "expected_retreats", out);
    json_close(out, '}');
}

/* Attrition dice are others than the battle dice: they have a total of their own [9.15]. */
static void air(const Game *g, unsigned markers, Json *out)
{
    uint64_t weight[2 * DICE_MAX + 1] = {0}, total = 0;
    for (unsigned lost = 0; lost <= markers; lost++) {
        weight[lost] = g->board->attrition_weight[markers][lost];
        total += weight[lost];
    }
    json_open(out, "air", '{');
    json_number(out, "total", (int64_t)total);
    distribution("losses", "expected_losses", weight, 2 * DICE_MAX + 1, total, out);
    json_close(out, '}');
}

void s75_odds_of(const Game *g, const uint8_t *input, Odds *out)
{
    const Toss toss[SIDES] = {{.dice = input[IN_NV_DICE]}, {.dice = input[IN_SV_DICE]}};
    const unsigned calls = (input[IN_E06] ? CALL_E06 : 0u) | (input[IN_E09] ? CALL_E09 : 0u) |
                           (input[IN_E11] ? CALL_E11 : 0u) | (input[IN_E13] ? CALL_E13 : 0u);
    s75_count_odds(g, toss, calls, out);
}

void s75_odds(const Game *g, const uint8_t *input, Json *out)
{
    Odds odds;
    s75_odds_of(g, input, &odds);
    json_open(out, "inputs", '{');
    for (unsigned i = 0; i < S75_ODDS_INPUTS; i++)
        json_number(out, s75_odds_inputs[i].word, input[i]);
    json_close(out, '}');
    json_number(out, "total", (int64_t)odds.total);
    for (unsigned side = 0; side < SIDES; side++)
        one_side(&odds, side, out);
    air(g, input[IN_AIR], out);
    joint(&odds, out);
}
