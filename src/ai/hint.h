/* hint.h: what a search would do for the seat to move, and how sure it is: all answers with their
 * chances, the best first. Knows what that seat knows and nothing else. No clock, no threads: who
 * calls decides how long. */
#ifndef MEKONG_AI_HINT_H
#define MEKONG_AI_HINT_H

#include "ai/mcts.h"

enum { HINT_MEMORY = 32 << 20, HINT_SLICE = 32 };

typedef struct Hint Hint;

/* A position in which a seat is to choose; copied. The game must live as long. NULL: no memory. */
Hint *hint_open(const Game *game, const State *state, uint64_t seed);
void hint_close(Hint *hint); /* NULL is fine */
/* Plays so many games ahead; may be called again and again. */
void hint_run(Hint *hint, uint32_t rollouts);
uint32_t hint_rollouts(const Hint *hint); /* so far */

typedef struct Advice {
    Action action;
    uint32_t index; /* in the legal list */
    uint32_t visits;
    double value; /* share of points, 0 lost to 1 won; 0 if never tried */
} Advice;

/* All legal answers, the most visited first; how many. */
uint32_t hint_list(const Hint *hint, Advice out[LIST_MAX]);
/* Of that list: how many of its first ones are worth showing, at most `most`: those that were
 * tried often enough to say something about them. At least one. */
uint32_t hint_worth(const Advice *advice, uint32_t count, uint32_t most);

#endif
