/* rating.c: see rating.h. The sequential test takes the exact likelihood of a multinomial, not a
 * normal approximation: with few games, or none lost, the latter decides far too soon.
 * rating_pool.c rates more than two. */
#include "lab/rating.h"

#include <math.h>

enum { BISECTIONS = 200 };

static const double Z95 = 1.959963984540054;

uint64_t tally3_games(Tally3 tally) { return tally.won + tally.drawn + tally.lost; }

double tally3_score(Tally3 tally)
{
    const uint64_t games = tally3_games(tally);
    return games ? ((double)tally.won + 0.5 * (double)tally.drawn) / (double)games : 0.5;
}

Estimate wilson(double share, uint64_t games)
{
    if (games == 0)
        return (Estimate){share, 0, 1};
    const double n = (double)games, z2 = Z95 * Z95;
    const double middle = (share + z2 / (2 * n)) / (1 + z2 / n);
    const double half = Z95 * sqrt(share * (1 - share) / n + z2 / (4 * n * n)) / (1 + z2 / n);
    return (Estimate){share, share > 0 ? middle - half : 0, share < 1 ? middle + half : 1};
}

/* ---- Elo ------------------------------------------------------------------------------------- */

double elo_from_score(double score)
{
    if (score <= 0)
        return -INFINITY;
    return score >= 1 ? INFINITY : 400 * log10(score / (1 - score));
}

double score_from_elo(double elo) { return 1 / (1 + pow(10, -elo / 400)); }

Estimate elo_estimate(Tally3 tally)
{
    const Estimate score = wilson(tally3_score(tally), tally3_games(tally));
    return (Estimate){elo_from_score(score.value), elo_from_score(score.low),
                      elo_from_score(score.high)};
}

/* ---- Sequential probability ratio test ------------------------------------------------------- */

enum { POINTS_MAX = 8 };

/* What can come of a match, and how often it did. */
typedef struct Outcomes {
    unsigned count;
    double points[POINTS_MAX], seen[POINTS_MAX];
} Outcomes;

double sprt_bound(void) { return log(0.95 / 0.05); }

/* The shares nearest to those seen, by likelihood, whose mean is `score`: share / (1 + x (points -
 * score)) for the x that makes it so. */
static void shares_with_score(const Outcomes *outcomes, double score, double out[])
{
    double low = -1 / (1 - score), high = 1 / score;
    for (int i = 0; i < BISECTIONS; i++) {
        const double x = (low + high) / 2;
        double slope = 0;
        for (unsigned k = 0; k < outcomes->count; k++) {
            const double away = outcomes->points[k] - score;
            out[k] = outcomes->seen[k] / (1 + x * away);
            slope += out[k] * away;
        }
        if (slope > 0)
            low = x;
        else
            high = x;
    }
}

static double ratio_of(Outcomes *outcomes, double score0, double score1)
{
    /* An outcome not seen yet is not impossible. */
    const double unseen = 1e-3;
    double under0[POINTS_MAX], under1[POINTS_MAX], games = 0, ratio = 0;
    for (unsigned k = 0; k < outcomes->count; k++) {
        outcomes->seen[k] = outcomes->seen[k] > 0 ? outcomes->seen[k] : unseen;
        games += outcomes->seen[k];
    }
    for (unsigned k = 0; k < outcomes->count; k++)
        outcomes->seen[k] /= games;
    shares_with_score(outcomes, score0, under0);
    shares_with_score(outcomes, score1, under1);
    for (unsigned k = 0; k < outcomes->count; k++)
        ratio += outcomes->seen[k] * log(under1[k] / under0[k]);
    return games * ratio;
}

double sprt_ratio(Sprt sprt, Tally3 tally)
{
    Outcomes outcomes = {
        3, {0, 0.5, 1}, {(double)tally.lost, (double)tally.drawn, (double)tally.won}};
    return ratio_of(&outcomes, score_from_elo(sprt.elo0), score_from_elo(sprt.elo1));
}

int sprt_verdict(double ratio) { return (ratio >= sprt_bound()) - (ratio <= -sprt_bound()); }

int sprt_decide(Sprt sprt, Tally3 tally)
{
    return sprt_verdict(tally3_games(tally) ? sprt_ratio(sprt, tally) : 0);
}

/* ---- A table --------------------------------------------------------------------------------- */

double table_score_from_elo(double elo, unsigned seats)
{
    return 1 / (1 + (seats - 1) * pow(10, -elo / 400));
}

double table_elo_from_score(double score, unsigned seats)
{
    return elo_from_score(score) + 400 * log10(seats - 1);
}

Estimate table_elo_estimate(uint64_t won, uint64_t games, unsigned seats)
{
    const Estimate share = wilson(games ? (double)won / (double)games : 0, games);
    return (Estimate){table_elo_from_score(share.value, seats),
                      table_elo_from_score(share.low, seats),
                      table_elo_from_score(share.high, seats)};
}

double sprt_table_ratio(Sprt sprt, const uint64_t won[], unsigned seats)
{
    Outcomes outcomes = {.count = seats + 1};
    for (unsigned k = 0; k <= seats; k++) {
        outcomes.points[k] = (double)k / seats;
        outcomes.seen[k] = (double)won[k];
    }
    return ratio_of(&outcomes, table_score_from_elo(sprt.elo0, seats),
                    table_score_from_elo(sprt.elo1, seats));
}
