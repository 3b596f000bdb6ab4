/* shelf.h: the games that lie in the player's data folder, to go on with. */
#ifndef MEKONG_PLAY_SHELF_H
#define MEKONG_PLAY_SHELF_H

#include "play/files.h"

enum { KEPT_LABEL_SIZE = 256 };

typedef struct Kept {
    char path[PATH_SIZE];
    char label[KEPT_LABEL_SIZE]; /* game, turn, who plays which side, when it was kept */
} Kept;

/* The newest games that are not over, the newest first, at most `most`; how many. */
uint32_t shelf_list(Lang lang, Kept *out, uint32_t most);
/* Throws a game away; false: the file cannot be removed. */
bool shelf_delete(const Kept *kept);

#endif
