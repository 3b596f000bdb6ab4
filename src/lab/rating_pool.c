/* rating_pool.c: ratings of a pool by the model of Bradley and Terry: the odds of i against j are
 * those of their strengths. Newton's method on the likelihood, which has one hill only; the matrix
 * of second derivatives then gives the intervals.
 *
 * Only differences count, so the matrix is singular along each group of linked players; adding
 * 1/size within a group fixes the group's mean at 0 and makes it regular.
 */
#include "lab/rating.h"

#include <math.h>
#include <string.h>

enum { ROUNDS_MAX = 200 };

typedef struct Fit {
    Pool *pool;
    double prior;
    double strength[POOL_MAX]; /* natural logarithm of the odds */
    double gradient[POOL_MAX];
    double matrix[POOL_MAX][POOL_MAX], inverse[POOL_MAX][POOL_MAX];
    uint32_t group_size[POOL_MAX];
} Fit;

/* ---- Groups ---------------------------------------------------------------------------------- */

static double points_of(const Fit *fit, uint32_t i, uint32_t j)
{
    const Pool *pool = fit->pool;
    const bool met = i != j && pool->points[i][j] + pool->points[j][i] > 0;
    return met ? pool->points[i][j] + fit->prior / 2 : 0;
}

static double games_of(const Fit *fit, uint32_t i, uint32_t j)
{
    return points_of(fit, i, j) + points_of(fit, j, i);
}

/* Everybody takes the smallest number among those he has met, until nothing changes. */
static void find_groups(Fit *fit)
{
    Pool *pool = fit->pool;
    const uint32_t count = pool->count;
    bool changed = true;
    for (uint32_t i = 0; i < count; i++)
        pool->group[i] = (uint8_t)i;
    while (changed) {
        changed = false;
        for (uint32_t k = 0; k < count * count; k++) {
            const uint32_t i = k / count, j = k % count;
            if (games_of(fit, i, j) > 0 && pool->group[j] < pool->group[i]) {
                pool->group[i] = pool->group[j];
                changed = true;
            }
        }
    }
    for (uint32_t i = 0; i < count; i++)
        fit->group_size[pool->group[i]]++;
}

/* ---- Matrix ---------------------------------------------------------------------------------- */

static void scale_row(double row[POOL_MAX], uint32_t count, double factor)
{
    for (uint32_t j = 0; j < count; j++)
        row[j] *= factor;
}

static void subtract_row(double row[POOL_MAX], const double other[POOL_MAX], uint32_t count,
                         double factor)
{
    for (uint32_t j = 0; j < count; j++)
        row[j] -= factor * other[j];
}

/* Gauss and Jordan without looking for pivots: the matrix is symmetric and positive. */
static void invert(Fit *fit)
{
    const uint32_t count = fit->pool->count;
    memset(fit->inverse, 0, sizeof fit->inverse);
    for (uint32_t i = 0; i < count; i++)
        fit->inverse[i][i] = 1;
    for (uint32_t i = 0; i < count; i++) {
        const double pivot = 1 / fit->matrix[i][i];
        scale_row(fit->matrix[i], count, pivot);
        scale_row(fit->inverse[i], count, pivot);
        for (uint32_t k = 0; k < count; k++) {
            const double factor = fit->matrix[k][i];
            if (k == i)
                continue;
            subtract_row(fit->matrix[k], fit->matrix[i], count, factor);
            subtract_row(fit->inverse[k], fit->inverse[i], count, factor);
        }
    }
}

/* First and second derivatives at the present strengths. */
static void derive(Fit *fit)
{
    const Pool *pool = fit->pool;
    memset(fit->gradient, 0, sizeof fit->gradient);
    memset(fit->matrix, 0, sizeof fit->matrix);
    for (uint32_t i = 0; i < pool->count; i++) {
        for (uint32_t j = 0; j < pool->count; j++) {
            const double share = 1 / (1 + exp(fit->strength[j] - fit->strength[i]));
            const double weight = games_of(fit, i, j) * share * (1 - share);
            fit->gradient[i] += points_of(fit, i, j) - games_of(fit, i, j) * share;
            fit->matrix[i][i] += weight;
            fit->matrix[i][j] -= weight;
            if (pool->group[i] == pool->group[j])
                fit->matrix[i][j] += 1.0 / fit->group_size[pool->group[i]];
        }
    }
}

/* ---- Fit ------------------------------------------------------------------------------------- */

/* One step of Newton's, none longer than 1; gives the longest. */
static double improve(Fit *fit)
{
    const uint32_t count = fit->pool->count;
    double step[POOL_MAX] = {0}, longest = 0;
    derive(fit);
    invert(fit);
    for (uint32_t i = 0; i < count; i++) {
        for (uint32_t j = 0; j < count; j++)
            step[i] += fit->inverse[i][j] * fit->gradient[j];
        longest = fmax(longest, fabs(step[i]));
    }
    for (uint32_t i = 0; i < count; i++)
        fit->strength[i] += longest > 1 ? step[i] / longest : step[i];
    return longest;
}

bool pool_has_met(const Pool *pool, uint32_t i)
{
    for (uint32_t j = 0; j < pool->count; j++)
        if (pool->points[i][j] + pool->points[j][i] > 0)
            return true;
    return false;
}

void pool_rate(Pool *pool, double prior)
{
    Fit fit = {.pool = pool, .prior = prior};
    const double elo = 400 / log(10), z95 = 1.959963984540054;
    find_groups(&fit);
    for (int round = 0; round < ROUNDS_MAX && improve(&fit) > 1e-10; round++)
        continue;
    for (uint32_t i = 0; i < pool->count; i++) {
        const double variance = fit.inverse[i][i] - 1.0 / fit.group_size[pool->group[i]];
        const double value = elo * fit.strength[i], half = elo * z95 * sqrt(fmax(0, variance));
        pool->elo[i] = (Estimate){value, value - half, value + half};
    }
}
