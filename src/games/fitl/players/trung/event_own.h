/* event_own.h: what single cards want that no list says (event_own.c), for events.c. */
#ifndef FITL_TRUNG_EVENT_OWN_H
#define FITL_TRUNG_EVENT_OWN_H

#include "games/fitl/players/trung/trung.h"

/* Marks of an event: where #80 has shifted, from which LoCs of #122 nobody goes. */
enum { SHIFTED = TRUNG_MARKS - 2, EMPTIED };

/* Of the spaces offered those the card's row prefers before its list; all, if it says nothing. */
Spaces trung_event_prefers(const Trung *t, Spaces set);
/* So many pieces are removed at most; UINT8_MAX: the card's own number. */
unsigned trung_event_number(Trung *t);
/* What is placed next; TYPES: by the order of pieces. */
unsigned trung_event_type(Trung *t);
/* Who guards a new base [T14.5]. */
Kinds trung_event_guards(const State *s, unsigned owner);
/* The next move of #92s and #122 in `want`: from, to, group; false: it is over. Other cards have no
 * such plan. */
bool trung_event_plans_moves(const State *s);
bool trung_event_move(Trung *t);
/* The list of #100, which depends on what is Available; LISTS: another card. */
TrungList trung_event_list(const Trung *t);

#endif
