/* glance.h: a position of Fire in the Lake at a glance (glance.c; contracts in core/guide.h). */
#ifndef FITL_GLANCE_H
#define FITL_GLANCE_H

#include "core/guide.h"
#include "games/fitl/rules/chapters.h"

void fitl_strip(const Game *g, const State *s, Seat viewer, Lang lang, Strip *out);
void fitl_plate(const Game *g, const State *s, Seat seat, Lang lang, Plate *out);
bool fitl_force(const Game *g, const State *s, Seat viewer, uint8_t index, Lang lang, Force *out);
void fitl_chapter(const Game *g, const State *s, Lang lang, StoryChapter *out);

#endif
