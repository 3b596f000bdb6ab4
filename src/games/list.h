/* list.h: all games this program knows. A new game is a folder and a line in list.c. */
#ifndef MEKONG_LIST_H
#define MEKONG_LIST_H

#include "core/game.h"

extern const Rules *const game_list[];
extern const size_t game_list_count;

/* The game of that word, NULL if there is none. */
const Rules *game_find(const char *word);

#endif
