/* heuristic.h: a simple computer player. */
#ifndef FITL_HEURISTIC_H
#define FITL_HEURISTIC_H

#include "games/fitl/rules/chapters.h"

uint32_t fitl_heuristic(const Game *g, const State *s, const ActionList *list, Rng *rng);

#endif
