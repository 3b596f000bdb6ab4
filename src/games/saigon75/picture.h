/* picture.h: between picture.c, which writes the board as a table, and picture_map.c, which draws
 * the map beside it. */
#ifndef SAIGON75_PICTURE_H
#define SAIGON75_PICTURE_H

#include "games/saigon75/s75.h"

enum { MAP_WIDTH = 43 };

/* Whether the loaded board is the one that is drawn: same provinces in the same order, same
 * neighbours. */
bool s75_map_fits(const Game *g);
/* The four letters that stand for a province on the map. */
const char *s75_map_code(unsigned province);
/* One of PROVINCES lines of the map, without its end; provinces NV controls in small letters. */
void s75_map_line(const State *s, Lang lang, unsigned line, Text *out);

#endif
