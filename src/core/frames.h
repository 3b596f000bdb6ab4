/* frames.h: the stack of steps as lines of a position text, for the games' printers and parsers. */
#ifndef MEKONG_FRAMES_H
#define MEKONG_FRAMES_H

#include "core/game.h"

/* "frame NAME", with the next child and the locals behind it as far as they are used. */
void frame_print(const Game *game, const Frame *frame, Text *out);
/* Index of the step of that name; false if there is none. */
bool frame_find_step(const Game *game, Slice word, uint8_t *step);

typedef enum FrameFault {
    FRAME_GOOD,
    FRAME_MISSING, /* no step is named */
    FRAME_STEP,    /* no step of that name */
    FRAME_DEPTH,   /* the stack is full */
    FRAME_NUMBER,  /* not a number that fits */
    FRAME_EXTRA    /* more words than a frame has */
} FrameFault;

/* Reads what stands behind "frame" and puts it on the stack; `wrong` is the word at fault. */
FrameFault frame_read(const Game *game, Slice words, State *state, Slice *wrong);

#endif
