/* heuristic.h: what the parts of the heuristic player share. Scores are small integers; only their
 * order matters, and zero is what "done" is worth. */
#ifndef SAIGON75_HEURISTIC_H
#define SAIGON75_HEURISTIC_H

#include "games/saigon75/rules/s75.h"

/* What is known already of moves, for all answers of one list: many units can go to the same place
 * and stand in the same one, and each is looked at once. Sets of places say what is known; what is
 * not is garbage. */
enum { SOUTHS = 7 };
typedef struct MoveScores {
    Provinces leaving_known, best_known[KINDS];
    int16_t leaving[PLACES], best[KINDS][PLACES];
    Provinces north_known;
    unsigned helpers; /* units that may follow one to where it goes; 0: not known */
    int16_t north[PROVINCES];
    bool south_known;
    Provinces south[SOUTHS]; /* provinces by what arriving there is worth, best first */
    Provinces threatened;    /* NV is next door */
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
