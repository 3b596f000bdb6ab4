/* lake.h: a Fire in the Lake position that a test sets up by hand and then plays by words. */
#ifndef TESTS_LAKE_H
#define TESTS_LAKE_H

#include "games/fitl/cards/event.h"
#include "games/fitl/files/position.h"
#include "support/check.h"

typedef struct Lake {
    Game game;
    Board board;
    State s;
} Lake;

/* A new game; options as "scenario=full edition=1", NULL for the presets. The first two cards are
 * drawn: the lowest events there are, or those named by lake_draw before. */
void lake_start(Lake *lake, const char *options);
/* The same with an empty map: all pieces Available, every level Neutral, 30 of all Resources. */
void lake_empty(Lake *lake, const char *options);
/* "hue: us-troop 3 police 1; saigon: vc-guerrilla 2": pieces from Available. */
void lake_put(Lake *lake, const char *where);

/* The faction stands at the first choice of an Operation, of an event, of the Coup Round. */
void lake_operation(Lake *lake, unsigned faction, unsigned kind, unsigned flags);
void lake_event(Lake *lake, unsigned faction, unsigned card, unsigned side);
/* The same with those Eligible, and those that have passed, who are so in the position. */
void lake_event_among(Lake *lake, unsigned faction, unsigned card, unsigned side);
void lake_coup(Lake *lake, unsigned card);

/* Each action, separated by "; ", must be legal and is played; the position is checked after each.
 */
void lake_play(Lake *lake, const char *actions);
bool lake_legal(Lake *lake, const char *action);
/* Well formed and refused, for this rule. */
void lake_refused(Lake *lake, const char *action, const char *rule);
void lake_asks(Lake *lake, unsigned step, Seat actor);

/* Pieces, levels, tracks as they are. */
unsigned lake_count(Lake *lake, const char *space, const char *kind);
unsigned lake_level(Lake *lake, const char *space);
void lake_set_level(Lake *lake, const char *space, unsigned level);
/* Resources of ARVN, NVA and VC; scores of US, NVA, ARVN and VC as the printed tutorial has them.
 */
void lake_resources(Lake *lake, unsigned arvn, unsigned nva, unsigned vc);
void lake_scores(Lake *lake, unsigned us, unsigned nva, unsigned arvn, unsigned vc);

#endif
