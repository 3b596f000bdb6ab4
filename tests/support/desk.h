/* desk.h: matches for tests of the desk: made by words, played at random, told into one buffer. */
#ifndef TESTS_DESK_H
#define TESTS_DESK_H

#include "desk/desk.h"
#include "support/check.h"

/* A match of a game; options as "edition=1 hand=3", NULL for the presets. */
Match *desk_match(const char *game, const char *options);
/* Plays at random, dice included, so many actions or to the end. */
void desk_play_random(Match *match, uint32_t actions, Rng *rng);
/* Plays each action, separated by "; ", which must be legal. */
void desk_play_words(Match *match, const char *actions);

/* Room for what the desk writes. */
typedef struct Page {
    Text text;
    char words[DESK_SIZE];
} Page;

Page *page_new(void);
/* Emptied, ready to be written to. */
Text *page_clear(Page *page);
/* The message is whole, and a sound JSON value. */
void page_check(const Page *page);
void page_has(const Page *page, const char *words);
void page_lacks(const Page *page, const char *words);
/* How often the words stand there. */
unsigned page_count(const Page *page, const char *words);

#endif
