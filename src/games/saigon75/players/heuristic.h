/* heuristic.h: what the parts of the heuristic player share. Scores are small integers; only their
 * order matters, and zero is what "done" is worth. */
#ifndef SAIGON75_HEURISTIC_H
#define SAIGON75_HEURISTIC_H

#include "games/saigon75/rules/s75.h"

/* What is known already of moves, for all answers of one list: the whole map is looked at once, by
 * the side that moves. What is not known is garbage. */
enum { SOUTHS = 7, NEVER = -100, WORTH_OF_AIR = 6 };
typedef struct MoveScores {
    bool known[SIDES], units;
    int16_t best[PLACES];                   /* of the units that s75_look_at_units has looked at */
    int16_t leaving[SIDES][sizeof(Counts)]; /* by place */
    int16_t north[sizeof(Counts)]; /* arriving there, how far it is from Saigon taken off */
    Provinces south[SOUTHS];       /* by what arriving there is worth, best first */
    int south_saigon;
} MoveScores;

void s75_begin_moves(MoveScores *known);
/* What is it worth to have this unit go there (place may be RESERVE)? */
int s75_score_move(const Game *g, const State *s, unsigned unit, unsigned place, MoveScores *known);
/* The same for a list of nothing but places to which the unit on the move may go; gives the best.
 */
int s75_score_ways(const Game *g, const State *s, const ActionList *list, int16_t out[]);
/* For s75_score_unit: what the best way of a unit that walks is worth, from each of these places.
 */
void s75_look_at_units(const Game *g, const State *s, unsigned side, Provinces places,
                       MoveScores *known);
/* And of any other unit. */
int16_t s75_score_ways_of(const Game *g, const State *s, unsigned unit, const MoveScores *known);

/* To the Reserve only to be made whole again [8.7]. */
static inline int nv_going_home(const Game *g, const State *s, unsigned unit)
{
    const unsigned from = s->place[unit];
    const bool reduced = NV_DIVISIONS & ~s->full & UNIT(unit);
    return reduced && from != g->board->saigon && !s75_count_at(s, from, SV) ? 1 : NEVER;
}

/* The best such score over all ways of a unit. */
static inline int16_t s75_score_unit(const Game *g, const State *s, unsigned unit,
                                     const MoveScores *known)
{
    static const Units walkers = NV_UNITS | SV_DIVISIONS | MECHANISEDS;
    const unsigned from = s->place[unit];
    if (!(walkers >> unit & 1))
        return s75_score_ways_of(g, s, unit, known);
    int best = known->best[from];
    if (NV_DIVISIONS & ~s->full & UNIT(unit) && g->board->border >> from & 1) {
        const int home = nv_going_home(g, s, unit);
        best = home > best ? home : best;
    }
    return (int16_t)best;
}

int s75_score_attack(const Game *g, const State *s, unsigned province);
int s75_score_placement(const Game *g, const State *s, unsigned province);

#endif
