/* estimate.h: what a search thinks of a position of Fire in the Lake. */
#ifndef FITL_ESTIMATE_H
#define FITL_ESTIMATE_H

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
/* Rules.estimate; Rules.worth, for a game that is over. */
bool fitl_estimate(const Game *g, const State *s, uint16_t out[SEATS_MAX]);
void fitl_worth(const Game *g, const State *s, uint16_t out[SEATS_MAX]);

#endif
