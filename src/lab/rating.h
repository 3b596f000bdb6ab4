/* rating.h: what results of games say about strength: intervals, Elo, a sequential test, and a
 * common scale for a pool of players. Numbers alone: it knows no games and no files.
 *
 * Elo is the logistic scale on which 400 points are odds of ten to one; a draw is half a point.
 */
#ifndef MEKONG_CLI_RATING_H
#define MEKONG_CLI_RATING_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Tally3 {
    uint64_t won, drawn, lost;
} Tally3;

typedef struct Estimate {
    double value, low, high; /* with a 95 % interval */
} Estimate;

uint64_t tally3_games(Tally3 tally);
/* Points per game, a draw for half; 0.5 if there is none. */
double tally3_score(Tally3 tally);

/* Wilson's 95 % interval for a share of `games`: sensible near 0 and 1, too. The share may be a
 * score with draws, for which it is rather too wide than too narrow. */
Estimate wilson(double share, uint64_t games);

/* Infinite for a score of 0 or 1. */
double elo_from_score(double score);
double score_from_elo(double elo);
/* From the score and its Wilson interval. */
Estimate elo_estimate(Tally3 tally);

/* ---- Sequential probability ratio test ------------------------------------------------------- */

/* Of "the first is elo1 stronger" against "elo0 stronger", elo0 < elo1. */
typedef struct Sprt {
    double elo0, elo1;
} Sprt;

/* With errors of 5 % either way the test ends outside of -bound .. bound. */
double sprt_bound(void);
/* The log of how much likelier these results are under elo1 than under elo0, for the likeliest
 * shares of win, draw and loss that have such a score. */
double sprt_ratio(Sprt sprt, Tally3 tally);
/* +1: elo1 is accepted, -1: elo0 is, 0: go on. */
int sprt_verdict(double ratio);
int sprt_decide(Sprt sprt, Tally3 tally);

/* ---- A table: one against several equals ----------------------------------------------------- */

/* Who is `elo` stronger than each of the others at a table of so many seats wins so often, by the
 * model of Plackett and Luce: the odds of winning are those of the strengths. */
double table_score_from_elo(double elo, unsigned seats);
double table_elo_from_score(double score, unsigned seats);
/* From the games won and their Wilson interval. */
Estimate table_elo_estimate(uint64_t won, uint64_t games, unsigned seats);
/* The sequential test of matches of as many games as there are seats: won[k] of them with k games
 * won. Games of a match share their luck, so that it is matches that are independent. */
double sprt_table_ratio(Sprt sprt, const uint64_t won[], unsigned seats);

/* ---- A pool: Bradley and Terry --------------------------------------------------------------- */

enum { POOL_MAX = 32 };

typedef struct Pool {
    uint32_t count;
    double points[POOL_MAX][POOL_MAX]; /* [i][j]: what i took from j, draws for half */
    Estimate elo[POOL_MAX];            /* the result */
    uint8_t group[POOL_MAX];           /* the result: who is linked by games has the same number */
} Pool;

/* The ratings of greatest likelihood, the mean of each group of linked players at 0. `prior` drawn
 * games are added to each pair that has met: any above 0 keeps who won everything finite. */
void pool_rate(Pool *pool, double prior);
/* Whether a player has met anybody: else it has no rating. */
bool pool_has_met(const Pool *pool, uint32_t i);

/* ---- Tables: Plackett and Luce (rating_table.c) ---------------------------------------------- */

enum { RANKED_MAX = POOL_MAX / 2, TABLE_SEATS = 4, LINEUPS_MAX = 512 };

/* Games of the same players in the same seats, by the seat that won. */
typedef struct Lineup {
    uint8_t player[TABLE_SEATS];
    uint64_t won[TABLE_SEATS];
} Lineup;

typedef struct Ranking {
    uint32_t players, seats, lineups;
    Lineup lineup[LINEUPS_MAX];
    Estimate elo[RANKED_MAX];       /* the result: the mean of the players at 0 */
    Estimate seat_elo[TABLE_SEATS]; /* what each seat is worth by itself, their mean at 0 */
} Ranking;

/* The ratings of greatest likelihood, players and seats at once, each with a faint wish to be 0
 * that keeps who won everything finite. */
void ranking_rate(Ranking *ranking);

#endif
