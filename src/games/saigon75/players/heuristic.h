/* heuristic.h: what the parts of the heuristic player share. Scores are small integers; only their
 * order matters, and zero is what "done" is worth. */
#ifndef SAIGON75_HEURISTIC_H
#define SAIGON75_HEURISTIC_H

#include "games/saigon75/rules/s75.h"

/* What is it worth to have this unit go there (place may be RESERVE)? */
int s75_score_move(const Game *g, const State *s, unsigned unit, unsigned place);
/* What is known already of leaving places and arriving there, for all units of one list. */
typedef struct MoveScores {
    Provinces arriving_known, leaving_known; /* RESERVE may be in */
    int8_t arriving[PLACES], leaving[PLACES];
} MoveScores;

void s75_begin_moves(MoveScores *known);
/* The best such score over the unit's ways. */
int s75_score_best_move(const Game *g, const State *s, unsigned unit, MoveScores *known);
int s75_score_attack(const Game *g, const State *s, unsigned province);
int s75_score_placement(const Game *g, const State *s, unsigned province);

#endif
