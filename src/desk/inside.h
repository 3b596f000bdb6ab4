/* inside.h: what the files of src/desk share and nobody else may see. */
#ifndef MEKONG_DESK_INSIDE_H
#define MEKONG_DESK_INSIDE_H

#include "core/guide.h"
#include "desk/desk.h"

enum { DESK_WORD = 64, DESK_LINE = 1024, DESK_PAGE = 1 << 14 };

/* Somebody else's words, cut after a whole character if they are long: fit for a sentence. */
const char *desk_short(const char *words, char buffer[DESK_WORD]);
/* nv, chance, nobody, watcher, referee ... */
const char *desk_seat_word(const Rules *rules, Seat seat);
/* The word of a place; PLACE_NONE and places of games without words become null. */
void desk_json_place(const Match *match, Json *json, const char *name, uint8_t place);
/* An array of the lines of a text, empty ones left out. */
void desk_json_lines(Json *json, const char *name, const char *text);
/* {"good":true} */
void desk_json_good(Text *out);
/* The place a viewer's question is about: where a combat is fought, else the place that all his
 * choices share. PLACE_NONE: none. */
uint8_t desk_about(const Match *match, Seat viewer);
/* NULL if it is the viewer's turn, or nobody's any more; else what to tell him. */
const Reason *desk_turn(const Match *match, Seat viewer);

#endif
