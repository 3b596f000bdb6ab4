/* screen.h: the terminal: colours, writing that fits, keys and mouse, signals. The only files of
 * the program that speak to curses are screen.c and input.c. */
#ifndef MEKONG_TERM_SCREEN_H
#define MEKONG_TERM_SCREEN_H

#include <signal.h>
#include <stdbool.h>

#include "core/text/canvas.h"
#include "core/text/fold.h"

typedef struct Rect {
    int row, column, height, width;
} Rect;

/* How something looks: a Style of the map, or one of these. */
enum {
    LOOK_BAR = STYLE_COUNT, /* title line */
    LOOK_FRAME,             /* lines around and between panels */
    LOOK_KEY,               /* a key in a hint */
    LOOK_PICKED,            /* the entry under the cursor */
    LOOK_COUNT,
    /* Added to one of the above: */
    LOOK_POINTED = 0x100, /* under the cursor of the map */
    LOOK_LEGAL = 0x200    /* can be chosen */
};

typedef struct Screen {
    bool open;
    bool colour;
    bool rich;  /* 256 colours */
    bool ended; /* told to stop by a signal, or the terminal is gone */
    Fold fold;
    int rows, columns;
    int signals;     /* descriptor that signals are read from */
    sigset_t before; /* signals that were blocked before */
} Screen;

/* False: no terminal that a screen can be drawn on. */
bool screen_open(Screen *screen, bool ascii);
void screen_close(Screen *screen);

void screen_clear(void);
void screen_show(void); /* what was written since appears at once */
/* Writes within `width` columns; what is longer ends in an ellipsis. Gives the column after. */
int screen_put(const Screen *screen, int row, int column, int width, unsigned look,
               const char *words);
/* The same, and blanks up to the width. */
void screen_line(const Screen *screen, int row, int column, int width, unsigned look,
                 const char *words);
void screen_cell(const Screen *screen, int row, int column, unsigned look, const char *character);
void screen_across(const Screen *screen, int row, int column, int width);
void screen_down(const Screen *screen, int row, int column, int height);
/* An empty box with a title in its upper edge and a hint in its lower one. */
void screen_box(const Screen *screen, Rect rect, const char *title, const char *hint);
/* Columns the words take on this screen. */
int screen_width(const Screen *screen, const char *words);

/* ---- Input (input.c) ------------------------------------------------------------------------- */

typedef enum InputKind {
    INPUT_NONE,  /* the time is over, or nothing that means anything */
    INPUT_CHAR,  /* code is the character */
    INPUT_KEY,   /* code is a Key */
    INPUT_CLICK, /* at row and column */
    INPUT_WHEEL, /* there too; code is -1 upwards, 1 downwards */
    INPUT_RESIZE,
    INPUT_END /* stop: screen->ended is set */
} InputKind;

typedef enum Key {
    KEY_IS_ENTER,
    KEY_IS_ESCAPE,
    KEY_IS_TAB,
    KEY_IS_BACK_TAB,
    KEY_IS_ERASE,
    KEY_IS_UP,
    KEY_IS_DOWN,
    KEY_IS_LEFT,
    KEY_IS_RIGHT,
    KEY_IS_PAGE_UP,
    KEY_IS_PAGE_DOWN,
    KEY_IS_HOME,
    KEY_IS_END,
    KEY_IS_HELP
} Key;

typedef struct Input {
    InputKind kind;
    int code, row, column;
} Input;

/* Waits for something, at most so many milliseconds; -1: as long as it takes. */
Input input_read(Screen *screen, int milliseconds);

/* Forgets what was typed and not read yet. */
void input_discard(void);

static inline bool input_is_key(Input input, Key key)
{
    return input.kind == INPUT_KEY && input.code == (int)key;
}
static inline bool input_is_char(Input input, int character)
{
    return input.kind == INPUT_CHAR && input.code == character;
}
static inline bool rect_has(Rect rect, int row, int column)
{
    return row >= rect.row && row < rect.row + rect.height && column >= rect.column &&
           column < rect.column + rect.width;
}

#endif
