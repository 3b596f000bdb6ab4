/* rating_table.c: ratings of players at tables of several by the model of Plackett and Luce: who
 * sits in a seat wins with odds exp(player + seat). Newton's method on the likelihood, as in
 * rating_pool.c; the matrix of second derivatives gives the intervals.
 */
#include "lab/rating.h"

#include <math.h>
#include <string.h>

enum { UNKNOWNS = RANKED_MAX + TABLE_SEATS, ROUNDS_MAX = 200 };

/* One over the square of 1000 Elo: so far from 0 nothing is held back. */
static const double FAINT = 0.03;

typedef struct TableFit {
    const Ranking *ranking;
    uint32_t count;            /* players, then seats */
    double strength[UNKNOWNS]; /* natural logarithm of the odds */
    double gradient[UNKNOWNS];
    double matrix[UNKNOWNS][2 * UNKNOWNS]; /* and its inverse beside it */
} TableFit;

/* ---- Derivatives ----------------------------------------------------------------------------- */

static uint32_t seat_unknown(const TableFit *fit, uint32_t seat)
{
    return fit->ranking->players + seat;
}

/* How often each seat of a line-up should win, by the present strengths. */
static void expect(const TableFit *fit, const Lineup *lineup, double share[TABLE_SEATS])
{
    double sum = 0;
    for (uint32_t seat = 0; seat < fit->ranking->seats; seat++) {
        share[seat] =
            exp(fit->strength[lineup->player[seat]] + fit->strength[seat_unknown(fit, seat)]);
        sum += share[seat];
    }
    for (uint32_t seat = 0; seat < fit->ranking->seats; seat++)
        share[seat] /= sum;
}

/* Second derivatives of one line-up: for seats a and b share_a (1 if a = b, less share_b). */
static void add_matrix(TableFit *fit, const Lineup *lineup, const double share[TABLE_SEATS],
                       double games)
{
    for (uint32_t a = 0; a < fit->ranking->seats; a++)
        for (uint32_t b = 0; b < fit->ranking->seats; b++) {
            const double weight = games * share[a] * ((a == b) - share[b]);
            const uint32_t row[] = {lineup->player[a], seat_unknown(fit, a)};
            const uint32_t column[] = {lineup->player[b], seat_unknown(fit, b)};
            for (int i = 0; i < 4; i++)
                fit->matrix[row[i / 2]][column[i % 2]] += weight;
        }
}

static void add_lineup(TableFit *fit, const Lineup *lineup)
{
    double share[TABLE_SEATS], games = 0;
    expect(fit, lineup, share);
    for (uint32_t seat = 0; seat < fit->ranking->seats; seat++)
        games += (double)lineup->won[seat];
    for (uint32_t seat = 0; seat < fit->ranking->seats; seat++) {
        const double more = (double)lineup->won[seat] - games * share[seat];
        fit->gradient[lineup->player[seat]] += more;
        fit->gradient[seat_unknown(fit, seat)] += more;
    }
    add_matrix(fit, lineup, share, games);
}

static void derive(TableFit *fit)
{
    memset(fit->matrix, 0, sizeof fit->matrix);
    for (uint32_t i = 0; i < fit->count; i++) {
        fit->gradient[i] = -FAINT * fit->strength[i];
        fit->matrix[i][i] = FAINT;
        fit->matrix[i][UNKNOWNS + i] = 1;
    }
    for (uint32_t i = 0; i < fit->ranking->lineups; i++)
        add_lineup(fit, &fit->ranking->lineup[i]);
}

/* Gauss and Jordan without looking for pivots: the matrix is symmetric and positive. */
static void invert(TableFit *fit)
{
    for (uint32_t i = 0; i < fit->count; i++) {
        const double pivot = 1 / fit->matrix[i][i];
        for (uint32_t j = 0; j < 2 * UNKNOWNS; j++)
            fit->matrix[i][j] *= pivot;
        for (uint32_t k = 0; k < fit->count; k++) {
            const double factor = fit->matrix[k][i];
            for (uint32_t j = 0; k != i && j < 2 * UNKNOWNS; j++)
                fit->matrix[k][j] -= factor * fit->matrix[i][j];
        }
    }
}

/* ---- Fit ------------------------------------------------------------------------------------- */

/* One step of Newton's, none longer than 1; gives the longest. */
static double improve(TableFit *fit)
{
    double step[UNKNOWNS] = {0}, longest = 0;
    derive(fit);
    invert(fit);
    for (uint32_t i = 0; i < fit->count; i++) {
        for (uint32_t j = 0; j < fit->count; j++)
            step[i] += fit->matrix[i][UNKNOWNS + j] * fit->gradient[j];
        longest = fmax(longest, fabs(step[i]));
    }
    for (uint32_t i = 0; i < fit->count; i++)
        fit->strength[i] += longest > 1 ? step[i] / longest : step[i];
    return longest;
}

/* Unknown i of those from `first` on, less their mean. */
static Estimate contrast(const TableFit *fit, uint32_t i, uint32_t first, uint32_t count)
{
    const double elo = 400 / log(10), z95 = 1.959963984540054;
    double weight[UNKNOWNS] = {0}, value = 0, variance = 0;
    for (uint32_t k = first; k < first + count; k++)
        weight[k] = (k == i) - 1.0 / count;
    for (uint32_t k = first; k < first + count; k++) {
        value += weight[k] * fit->strength[k];
        for (uint32_t j = first; j < first + count; j++)
            variance += weight[k] * weight[j] * fit->matrix[k][UNKNOWNS + j];
    }
    const double half = elo * z95 * sqrt(fmax(0, variance));
    return (Estimate){elo * value, elo * value - half, elo * value + half};
}

void ranking_rate(Ranking *ranking)
{
    TableFit fit = {.ranking = ranking, .count = ranking->players + ranking->seats};
    for (int round = 0; round < ROUNDS_MAX && improve(&fit) > 1e-10; round++)
        continue;
    for (uint32_t i = 0; i < ranking->players; i++)
        ranking->elo[i] = contrast(&fit, i, 0, ranking->players);
    for (uint32_t seat = 0; seat < ranking->seats; seat++)
        ranking->seat_elo[seat] =
            contrast(&fit, seat_unknown(&fit, seat), ranking->players, ranking->seats);
}
