/* lines.h: text cut into lines for a panel, each with a number that says what it belongs to. */
#ifndef MEKONG_PLAY_LINES_H
#define MEKONG_PLAY_LINES_H

#include "core/text/fold.h"
#include "core/text/text.h"

typedef struct Line {
    size_t at;    /* where it begins in the text */
    uint32_t tag; /* an action's number, a choice's index */
    bool more;    /* goes on with what the line before began */
} Line;

/* Begins as all zero. When memory runs out lines are missing: it is only a display. */
typedef struct Lines {
    char *text;
    Line *line;
    size_t length, room;
    uint32_t count, line_room;
} Lines;

void lines_clear(Lines *lines); /* keeps the memory */
void lines_free(Lines *lines);
void lines_add(Lines *lines, const char *words, size_t length, uint32_t tag, bool more);
/* Cuts a text at its line ends, then at blanks so that no line is wider than `width`; what goes on
 * is moved in by `indent`. */
void lines_wrap(Lines *lines, Fold fold, const char *text, int width, int indent, uint32_t tag);
const char *lines_at(const Lines *lines, uint32_t index);

#endif
