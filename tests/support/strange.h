/* strange.h: positions that nobody could have come to: those of real games, tampered with. They are
 * what a save from a stranger may hold. */
#ifndef MEKONG_TEST_STRANGE_H
#define MEKONG_TEST_STRANGE_H

#include "core/game.h"

enum { STRANGE_SIZE = 1 << 14 };

/* The text of a position after up to `most` random actions of a new game. */
void strange_start(const Game *game, uint32_t most, Rng *rng, char text[STRANGE_SIZE]);
/* Changes the text: numbers, words, whole lines, words and lines taken from the other text. */
void strange_tamper(const Game *game, const char *other, Rng *rng, char text[STRANGE_SIZE]);

#endif
