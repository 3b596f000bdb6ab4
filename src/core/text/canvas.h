/* canvas.h: a grid of character cells on which a game draws its map for a terminal. A cell knows
 * how it is to look and which place it belongs to, so that a front end can colour it, point at it
 * and find the place under a click. No memory of its own: the caller brings the cells. */
#ifndef MEKONG_CANVAS_H
#define MEKONG_CANVAS_H

#include "core/text/text.h"

/* How a cell looks. A seat's style is STYLE_SEAT + its number. */
typedef enum Style {
    STYLE_PLAIN,
    STYLE_FAINT,  /* lines, borders, what is only scenery */
    STYLE_WATER,  /* sea and rivers */
    STYLE_LAND,   /* names of countries */
    STYLE_STRONG, /* titles and numbers to be seen first */
    STYLE_ALERT,  /* a fight, a danger */
    STYLE_SEAT,   /* and the next three: what belongs to a seat */
    STYLE_SEAT_LAST = STYLE_SEAT + 3,
    STYLE_OLIVE, /* colours of pieces in a box, for games whose seats have their own */
    STYLE_YELLOW,
    STYLE_RED,
    STYLE_BLUE,
    STYLE_FOR, /* people who are for one side, or against it */
    STYLE_AGAINST,
    STYLE_COUNT
} Style;

enum { PLACE_NONE = 0xff };

typedef struct Cell {
    char text[5];  /* one UTF-8 character, NUL-terminated; empty: a blank */
    uint8_t style; /* Style */
    uint8_t place; /* or PLACE_NONE */
} Cell;

typedef struct Canvas {
    Cell *cell; /* width * height, row by row */
    uint16_t width, height;
} Canvas;

void canvas_init(Canvas *canvas, Cell *cells, uint16_t width, uint16_t height); /* all blank */
/* Writes words from a cell on; gives the column after them. What lies outside is dropped. */
int canvas_write(Canvas *canvas, int row, int column, Style style, uint8_t place,
                 const char *words);
/* The rows as text without trailing blanks, a line each: for pipes and tests. */
void canvas_print(const Canvas *canvas, Text *out);

#endif
