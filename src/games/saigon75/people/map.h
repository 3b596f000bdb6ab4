/* map.h: the drawn map, for the files that draw it. map.c knows where the provinces lie and what
 * signs stand for, map_small.c and map_full.c draw them at three sizes, map_table.c lists them
 * where there is no map.
 *
 * The twenty provinces lie on a grid so that neighbours are always next to each other, straight or
 * aslant: each size has only to draw a cell of the grid and the gaps between cells. What is joined,
 * borders the zone or lies on the coast comes from the board, so a board whose tables a player has
 * corrected is drawn right as well, as long as its neighbours still are side by side.
 *
 * Characters besides ASCII, for front ends that have to replace them: ─ │ ┌ ┐ └ ┘ and for
 * Saigon ═ ║ ╔ ╗ ╚ ╝ (lines and corners), ╱ ╲ (slashes), » ▾ (arrows), and letters with
 * accents in names and words.
 */
#ifndef SAIGON75_MAP_H
#define SAIGON75_MAP_H

#include "core/text/canvas.h"
#include "games/saigon75/rules/s75.h"

enum {
    SMALL_WIDE = 46,
    SMALL_HIGH = 20,
    MIDDLE_WIDE = 76,
    MIDDLE_HIGH = 36,
    FULL_WIDE = 96,
    FULL_HIGH = 44
};

/* What is drawn, for whom: everything on the map is public [16], so the viewer is not asked. */
typedef struct Sheet {
    const Game *game;
    const State *state;
    Lang lang;
    Canvas *canvas;
    const struct Plan *plan; /* measures of a map of boxes */
} Sheet;

/* Where a province lies on the grid, and its four letters. */
typedef struct Site {
    const char *id, *code;
    uint8_t column, row;
} Site;
extern const Site s75_sites[PROVINCES];

/* ---- map.c ----------------------------------------------------------------------------------- */

/* Whether the board can be drawn on the grid: same provinces, neighbours side by side, no two lines
 * across each other. */
bool s75_map_fits(const Game *g);
/* Whether a province has a neighbour on the next cell of the grid that way. */
bool s75_map_joins(const Game *g, unsigned province, int right, int down);
/* As the Guide has it. */
void s75_draw(const Game *g, const State *s, Seat viewer, Lang lang, Canvas *canvas);

/* A letter for each unit, full divisions first: "DDdv"; a + for those beyond the room. */
void s75_print_stack(const State *s, Units units, unsigned room, Text *out);
/* " D10 d2 v7", or " 0" */
void s75_print_crowd(const State *s, Units units, Text *out);
/* "N*": who controls it, and the militia marker. */
void s75_print_control(const State *s, unsigned province, Text *out);
/* "#5", "#?" where a hidden token lies, or nothing. */
void s75_print_token(const State *s, unsigned province, Text *out);
/* > or < the combat in course, from the attacker to the defender; ! declared and to be fought;
 * a space: neither. */
char s75_fight_mark(const State *s, unsigned province);
/* The first characters of some words. */
void s75_print_first(const char *words, size_t count, Text *out);

/* Air markers that are neither in the box nor in a combat nor lost. */
unsigned s75_air_to_buy(const State *s);

/* What belongs to a side, and the words of a message, at a place of the sheet. */
static inline Style style_of(unsigned side) { return (Style)(STYLE_SEAT + side); }
int s75_write_message(const Sheet *sheet, int row, int column, Style style, uint8_t place,
                      const char *message);
/* Rows of a message of several lines. */
void s75_write_lines(const Sheet *sheet, int row, int column, Style style, const char *message);
/* "Reserve" and what is in it: side by side if `below` is 0, else so many rows below. */
void s75_write_reserve(const Sheet *sheet, int row, int column, int below);
/* Air markers in the box and units to be placed, a row each. */
void s75_write_box(const Sheet *sheet, int row, int column);
/* Waves on the open sea: where nothing is drawn, right of everything that is. */
void s75_write_waves(const Sheet *sheet, int wide, int high);
/* The first of these cells in which nothing is drawn gets the sign. */
typedef struct Spot {
    int right, down; /* counted from a cell's corner */
} Spot;
void s75_write_in_gap(const Sheet *sheet, int row, int column, const Spot *spots, unsigned count,
                      Style style, uint8_t place, const char *sign);

/* ---- The sizes ------------------------------------------------------------------------------- */

void s75_draw_small(const Sheet *sheet);
void s75_draw_middle(Sheet *sheet);
void s75_draw_full(Sheet *sheet);

/* Columns of the table that stands for the map; land and, on a narrow canvas, the last neighbours
 * are dropped if there is no room. Where there is, rows RESERVE and BOX follow the provinces. */
enum {
    TABLE_NAME = 3,
    TABLE_CONTROL = 14,
    TABLE_MARK = 16,
    TABLE_NV = 17,
    TABLE_SV = 23,
    TABLE_TOKEN = 28,
    TABLE_NEIGHBOURS = 30,
    TABLE_LAND = 49
};
void s75_draw_table(const Sheet *sheet);

/* What the small map does not tell: names, and units by letter, a row for each province. */
enum { STACKS_CODE = 0, STACKS_NAME = 5, STACKS_NV = 16, STACKS_SV = 22 };
void s75_draw_stacks(const Sheet *sheet, int column);

#endif
