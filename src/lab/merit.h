/* merit.h: how much of a result was luck. At every roll of a game each outcome is played on a
 * little and guessed at (Rules.estimate): what the roll was better than its mean is a seat's luck.
 * Over many games luck is nothing in the mean, whoever plays and however good the guess is; so it
 * can be taken out of results, which then say more (docs/ai.md).
 */
#ifndef MEKONG_LAB_MERIT_H
#define MEKONG_LAB_MERIT_H

#include "ai/rollout.h"
#include "lab/rating.h"

typedef struct Merit {
    Cast cast;
    State *world;           /* an outcome played on */
    uint64_t key;           /* of the draws in it: nothing to do with those of the game */
    uint32_t rolls;         /* so far */
    double luck[SEATS_MAX]; /* in shares of a game */
} Merit;

/* False: no memory. */
bool merit_open(Merit *merit, const Rules *rules);
void merit_close(Merit *merit);
void merit_begin(Merit *merit, const Game *game, uint64_t key);
/* Chance is to act in this position, and that outcome has been drawn. */
void merit_roll(Merit *merit, const State *state, const ActionList *list, uint32_t drawn);

/* ---- Results without it ---------------------------------------------------------------------- */

/* A seat's luck in whole parts of a game. */
enum { LUCK_ONE = 10000, LUCK_MOST = 1000 * LUCK_ONE };
int32_t merit_luck(const Merit *merit, Seat seat);

/* Results of matches and the luck in them, one after the other. */
typedef struct Adjusting {
    double count, result, luck, results, lucks, both; /* sums, of squares and of products */
} Adjusting;

void adjusting_add(Adjusting *sums, double result, double luck);
/* The mean result without luck and its 95 % interval; `worth`: as many matches without this would
 * tell as much. Fewer than three tell nothing: the interval is all there is. */
Estimate adjusting_mean(const Adjusting *sums, double *worth);

#endif
