/* estimate.h: who will win, guessed from the look of a position (Rules.estimate), and the traits it
 * is guessed from, which the tools that learn the weights need too. */
#ifndef SAIGON75_ESTIMATE_H
#define SAIGON75_ESTIMATE_H

#include "games/saigon75/rules/s75.h"

enum {
    TRAITS_EACH = 43,    /* of a province */
    TRAITS_GLOBAL = 237, /* of all the rest */
    TRAITS = TRAITS_EACH * PROVINCES + TRAITS_GLOBAL,
    TRAITS_HELD_MAX = 640, /* so many at most hold at once */
    NEURONS = 32,
    NET_UNIT = 256 /* one, in the numbers of a net */
};

/* What was learnt: a layer that adds up the traits that hold, and what its positive sums say. A net
 * is a row of NEURONS numbers for each trait, one row of biases, one of output weights, and the
 * bias of the output. */
enum { NET_BIASES = TRAITS * NEURONS, NET_OUTPUT = NET_BIASES + NEURONS };
enum { NET_SIZE = NET_OUTPUT + NEURONS + 1 };

/* For two players, and against the automaton; generated from data/saigon75/estimate.txt. */
extern const int16_t saigon75_nets[2][NET_SIZE];

/* Is this the beginning of a phase, when nothing is half done? Only then is there an estimate. */
bool s75_is_quiet(const State *s);
/* Numbers of the traits that hold in a quiet position, ascending; gives how many. */
unsigned s75_traits(const Game *g, const State *s, uint16_t out[TRAITS_HELD_MAX]);
bool s75_estimate(const Game *g, const State *s, uint16_t out[SEATS_MAX]);

#endif
