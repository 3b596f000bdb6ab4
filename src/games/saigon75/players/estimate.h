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

/* Numbers are told by several traits, "at least one", "at least two": is this one of them but not
 * the first? Then those before it hold, too. */
static inline bool trait_goes_on(unsigned trait)
{
    static const uint8_t each[] = {5, 4, 4, 3, 3, 5, 2, 3, 5, 5};
    static const uint8_t rest[] = {12, 12, 12, 12, 14, 6, 8, 8, 8, 33, 20, 5, 12, 5, 3, 2};
    enum { BEFORE = TURNS * SIDES + 2 }; /* the first of the rest that is a number */
    const bool province = trait < TRAITS_EACH * PROVINCES;
    const uint8_t *run = province ? each : rest;
    const unsigned runs = province ? COUNT_OF(each) : COUNT_OF(rest);
    unsigned at = province ? trait % TRAITS_EACH : trait - TRAITS_EACH * PROVINCES - BEFORE, i = 0;
    while (i < runs && at >= run[i])
        at -= run[i++];
    return i < runs && at > 0;
}

/* For two players, and against the automaton; generated from data/saigon75/estimate.txt. Here the
 * row of a trait that goes on is the sum of all of its number up to it: one row for each number. */
extern const int16_t saigon75_nets[2][NET_SIZE];

/* Is this the beginning of a phase, when nothing is half done? Only then is there an estimate. */
bool s75_is_quiet(const State *s);
/* Numbers of the traits that hold in a quiet position, ascending; gives how many. */
unsigned s75_traits(const Game *g, const State *s, uint16_t out[TRAITS_HELD_MAX]);
/* Of each number only the last: those whose rows are to be added. */
unsigned s75_rows(const Game *g, const State *s, uint16_t out[TRAITS_HELD_MAX]);
bool s75_estimate(const Game *g, const State *s, uint16_t out[SEATS_MAX]);

#endif
