/* view.h: the parts of a view (view.c puts them together). Lists of words are written the same way
 * everywhere: ["svd1","ranger2"]. */
#ifndef SAIGON75_VIEW_H
#define SAIGON75_VIEW_H

#include "games/saigon75/rules/s75.h"

/* view_lists.c; a NULL name stands in arrays, a value out of range is written as null. */
void s75_json_word(const Game *g, Json *out, const char *name, unsigned arg_kind, unsigned value);
void s75_json_place(const Game *g, Json *out, const char *name, unsigned place);
void s75_json_side(Json *out, const char *name, unsigned side);
void s75_json_units(const Game *g, Json *out, const char *name, Units units);
void s75_json_provinces(const Game *g, Json *out, const char *name, Provinces set);
void s75_json_cards(const Game *g, Json *out, const char *name, uint32_t cards);
/* {"nv":n,"sv":n} */
void s75_json_by_side(Json *out, const char *name, const uint8_t number[SIDES]);

/* view_phase.c: what belongs to the phase that runs. */
void s75_view_phase(const Game *g, const State *s, Json *out);
/* view_combat.c: the declared combats and the one in course. */
void s75_view_combats(const Game *g, const State *s, Json *out);
/* view_cards.c: hands, pile, set aside, discards, as far as the viewer may see them [16]. */
void s75_view_cards(const Game *g, const State *s, Seat viewer, Json *out);

/* view_solo.c: the automaton's cards [15], or null without it. */
void s75_view_solo(const Game *g, const State *s, Seat viewer, Json *out);

#endif
