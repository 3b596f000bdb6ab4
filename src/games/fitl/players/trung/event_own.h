/* event_own.h: what single cards want that no list says (event_own.c), for events.c. */
#ifndef FITL_TRUNG_EVENT_OWN_H
#define FITL_TRUNG_EVENT_OWN_H

#include "games/fitl/cards/event.h"
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
/* The list of a card whose row has one of its own, or one that depends on the position; LISTS:
 * another card. */
TrungList trung_event_list(const Trung *t);
/* Where a piece of this type goes [T3.5] (events.c). */
TrungList trung_place_list(unsigned f, unsigned type);

/* #56s: the next space that NVA has marched to, and what it does there (event_stops.c). */
bool trung_event_stops(const State *s);
bool trung_event_ask_stop(Trung *t, Action *out);
Action trung_event_stop_deed(Trung *t);

/* Who moves, where to, in which group (event_moves.c). */
bool trung_event_ask_move(Trung *t, Action *out);
bool trung_event_ask_to(Trung *t, Action *out);
bool trung_event_ask_group(Trung *t, Action *out);
Spaces trung_most_spared(const Trung *t, Spaces set); /* #91u */

#endif
