/* heuristic.h: a simple computer player, and what a search thinks of a position. */
#ifndef FITL_HEURISTIC_H
#define FITL_HEURISTIC_H

#include "games/fitl/rules/chapters.h"

uint32_t fitl_heuristic(const Game *g, const State *s, const ActionList *list, Rng *rng);
/* Rules.estimate. */
bool fitl_estimate(const Game *g, const State *s, uint16_t out[SEATS_MAX]);

#endif
