/* heuristic.h: what the parts of the heuristic player share. Scores are small integers; only their
 * order matters, and zero is what "done" is worth. */
#ifndef SAIGON75_HEURISTIC_H
#define SAIGON75_HEURISTIC_H

#include "games/saigon75/rules/s75.h"

/* What is known already of moves, for all answers of one list: the whole map is looked at once, by
 * the side that moves. What is not known is garbage. */
enum { SOUTHS = 7 };
typedef struct MoveScores {
    bool known[SIDES];
    int16_t leaving[SIDES][sizeof(Counts)]; /* by place */
    int16_t north[sizeof(Counts)]; /* arriving there, how far it is from Saigon taken off */
    Provinces south[SOUTHS];       /* by what arriving there is worth, best first */
    int south_saigon;
} MoveScores;

void s75_begin_moves(MoveScores *known);
/* What is it worth to have this unit go there (place may be RESERVE)? */
int s75_score_move(const Game *g, const State *s, unsigned unit, unsigned place, MoveScores *known);
/* The same for a list of nothing but places to which the unit on the move may go. */
void s75_score_ways(const Game *g, const State *s, const ActionList *list, int16_t out[]);
/* The best such score over the ways of each unit that the list asks to move, from number i on;
 * gives the number of the first answer that does not. */
uint32_t s75_score_units(const Game *g, const State *s, const ActionList *list, uint32_t i,
                         int16_t out[], MoveScores *known);
int s75_score_attack(const Game *g, const State *s, unsigned province);
int s75_score_placement(const Game *g, const State *s, unsigned province);

#endif
