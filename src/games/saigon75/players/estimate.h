/* estimate.h: who will win, guessed from the look of a position (Rules.estimate), and the traits it
 * is guessed from, which the tools that learn the weights need too. */
#ifndef SAIGON75_ESTIMATE_H
#define SAIGON75_ESTIMATE_H

#include "core/net.h"
#include "games/saigon75/rules/s75.h"

enum {
    TRAITS_EACH = 43,    /* of a province */
    TRAITS_GLOBAL = 237, /* of all the rest */
    TRAITS = TRAITS_EACH * PROVINCES + TRAITS_GLOBAL,
    TRAITS_HELD_MAX = 640, /* so many at most hold at once */
    NET_UNIT = 256,        /* one, in the numbers of a net */
    NET_SIZE = NET_SIZE_OF(TRAITS, 1)
};

/* For two players, and against the automaton: nets (core/net.h) with one output, which speaks for
 * the North; generated from data/saigon75/estimate.txt. */
extern const int16_t saigon75_nets[2][NET_SIZE];

/* Is this the beginning of a phase, when nothing is half done? Only then is there an estimate. */
bool s75_is_quiet(const State *s);
/* Numbers of the traits that hold in a quiet position, ascending; gives how many. */
unsigned s75_traits(const Game *g, const State *s, uint16_t out[TRAITS_HELD_MAX]);
/* Of each number only the last: those whose rows are to be added. */
unsigned s75_rows(const Game *g, const State *s, uint16_t out[TRAITS_HELD_MAX]);
/* Traits that tell a number and are not its first, the same in every position. */
unsigned s75_traits_going_on(const Game *g, const State *s, uint16_t out[TRAITS]);
bool s75_estimate(const Game *g, const State *s, uint16_t out[SEATS_MAX]);

#endif
