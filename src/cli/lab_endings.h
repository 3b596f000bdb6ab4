/* lab_endings.h: `mekong lab endings`: what players leave to the best reply in endings that can be
 * solved, and how a file of such endings is made. */
#ifndef MEKONG_CLI_LAB_ENDINGS_H
#define MEKONG_CLI_LAB_ENDINGS_H

#include "core/game.h"

typedef struct EndingsArgs {
    const char *game;
    char **player;
    int players;
    const char *path;   /* endings of somebody's own; NULL: those built in */
    uint32_t games;     /* make a file out of so many games; 0: measure players */
    const char *seat;   /* for that: who must have something to lose; NULL: both */
    uint32_t positions; /* an ending may have */
    uint32_t threads;
    uint64_t seed;
    bool json;
    Lang lang;
} EndingsArgs;

/* The exit code of the program. */
int lab_endings(const EndingsArgs *args);

#endif
