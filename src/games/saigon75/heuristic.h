/* heuristic.h: what the parts of the heuristic player share. Scores are small integers; only their
 * order matters, and zero is what "done" is worth. */
#ifndef SAIGON75_HEURISTIC_H
#define SAIGON75_HEURISTIC_H

#include "games/saigon75/s75.h"

/* What is it worth to have this unit go there (place may be RESERVE)? */
int s75_score_move(const Game *g, const State *s, unsigned unit, unsigned place);
/* The best such score over the unit's ways. */
int s75_score_best_move(const Game *g, const State *s, unsigned unit);
int s75_score_attack(const Game *g, const State *s, unsigned province);
int s75_score_placement(const Game *g, const State *s, unsigned province);

#endif
