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
void desk_json_place(const Game *game, Json *json, const char *name, uint8_t place);
/* "cards": the faces of the viewer's hand, each with what it is good for if that is wanted. */
void desk_json_cards(const Game *game, const State *state, Seat viewer, Lang lang, bool advised,
                     Json *json);
/* "moment": the position at a glance. */
void desk_json_moment(const Game *game, const State *state, Seat viewer, Lang lang, Json *json);
enum { DESK_ALL_NOTES = 255 };
/* "chapter" and "combat": to which part of the story something belongs. */
void desk_json_chapter(const Game *game, uint8_t turn, const StoryChapter *chapter, Json *json);
/* notes: of the action, the first so many tell of the combat. */
void desk_json_fight(const Game *game, const Fight *fight, unsigned notes, Json *json);
/* "choices": all that the viewer may do now. */
void desk_json_choices(const Match *match, Seat viewer, Lang lang, Json *json);
/* An array of the lines of a text, empty ones left out. */
void desk_json_lines(Json *json, const char *name, const char *text);
/* {"good":true} */
void desk_json_good(Text *out);
/* Plays the answers of a line, "from hue; to da-nang", on a copy of a match: false and the refusal
 * of the first that is illegal, which is told of the position it was tried on. */
bool desk_play_all(Match *copy, Seat viewer, Lang lang, const char *line, Text *out);
/* The place a viewer's question is about: where a combat is fought, else the place that all his
 * choices share. PLACE_NONE: none. */
uint8_t desk_about(const Match *match, Seat viewer);

#endif
