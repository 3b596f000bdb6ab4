/* estimate.h: what a search thinks of a position of Fire in the Lake, and the traits it judges by,
 * which the tools that learn need too. */
#ifndef FITL_ESTIMATE_H
#define FITL_ESTIMATE_H

#include "core/net.h"
#include "games/fitl/rules/chapters.h"

/* Coup Rounds to come: the last one, one more, further ones; and how near the next one is: it is
 * the next card, it may be, it was. */
enum { ROUNDS_LEFT = 3, NEARNESS = 3, STAGES = ROUNDS_LEFT * NEARNESS };

/* Sixteenths of a doubling of a faction's hopes, by stage: what it has in any case, and for each
 * point of margin, in sixteenths of that. */
typedef struct Hopes {
    int16_t faction[FACTIONS], point;
} Hopes;

extern const Hopes fitl_hopes[STAGES];
unsigned fitl_stage(const Game *g, const State *s);

enum {
    TRAITS_OF_LAND = 57,
    TRAITS_OF_LOC = 5,
    TRAITS_OF_REST = 988,
    TRAITS = TRAITS_OF_LAND * LANDS + TRAITS_OF_LOC * (SPACES - LANDS) + TRAITS_OF_REST,
    NET_UNIT = 64, /* one, in the numbers of a net */
    NET_SIZE = NET_SIZE_OF(TRAITS, FACTIONS)
};

/* What else but the margins speaks for each faction: a net (core/net.h) with an output for each,
 * natural logarithms; generated from data/fitl/estimate.txt. */
extern const int16_t fitl_nets[1][NET_SIZE];

/* Is a faction about to begin its turn? Only then is there an estimate. */
bool fitl_is_quiet(const State *s);
void fitl_margins(const Game *g, const State *s, int out[FACTIONS]);
/* What the margins say, in 256ths of a doubling: nobody's is above 0, the first one's is 0. */
void fitl_stands(const Game *g, const State *s, const int margin[FACTIONS], int out[FACTIONS]);
/* Numbers of the traits that hold in a quiet position, ascending; gives how many. */
unsigned fitl_traits(const Game *g, const State *s, uint16_t out[TRAITS]);
/* Of each number only the last: those whose rows are to be added. */
unsigned fitl_rows(const Game *g, const State *s, const int margin[FACTIONS], uint16_t out[TRAITS]);
/* Traits that tell a number and are not its first, the same in every position. */
unsigned fitl_traits_going_on(const Game *g, const State *s, uint16_t out[TRAITS]);
/* Rules.estimate; Rules.worth, for a game that is over. */
bool fitl_estimate(const Game *g, const State *s, uint16_t out[SEATS_MAX]);
void fitl_worth(const Game *g, const State *s, uint16_t out[SEATS_MAX]);

#endif
