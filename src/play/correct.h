/* correct.h: a position set right by small edits of its text: for games on a real table, where the
 * board is the truth and the program has been told something wrong. */
#ifndef MEKONG_PLAY_CORRECT_H
#define MEKONG_PLAY_CORRECT_H

#include "core/game.h"

enum { CORRECT_SIZE = 1 << 14 };

/* What the text alone does not tell; whoever edits tries until the rules take one of them. */
enum {
    GUESS_BOX = 1,      /* a place without a line is a box */
    GUESS_AS_TYPED = 2, /* a piece new to a box has no plural there */
    GUESS_REPLACE = 4,  /* a line takes the place of the one with the same key */
    GUESSES = 8
};

/* A position text with edits, separated by ';', in place. Each of them is
 *     move [N] PIECE FROM TO, add [N] PIECE PLACE, remove [N] PIECE PLACE
 *     clear KEY [PLACE]   a line goes: what it said is nothing, or as usual
 *     KEY VALUES...       a line of the text as it is to be
 * False with a problem: words that are no edit, a piece that is not there. Whether the rules allow
 * the position is for others to say. */
bool correct_text(char text[CORRECT_SIZE], const char *edits, unsigned guess, Problem *problem);
/* What may be edited of it, for people: without the stack of steps; only pieces if not `all`. */
void correct_show(const char *text, bool all, Text *out);

#endif
