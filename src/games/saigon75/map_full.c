/* map_full.c: the map in 96 columns and 44 rows, for large terminals. Each province is a box with
 * its whole name, and a letter for each unit:
 *
 *     ┌Đà Nẵng───────N*┐     name, controller, * militia
 *    »│N DDv    attacks├     » borders the zone; NV's units
 *     │S DRT         #5│     SV's units, token
 *     └──┬────────coast┘     kind of land; lines to the neighbours from a side or a corner
 *
 * Saigon has a double frame: the game is won there.
 */
#include "games/saigon75/map.h"

enum {
    LEFT = 1,
    ACROSS = 19, /* from a box to the next: one column between them for the lines */
    DOWN = 5,    /* the same for rows */
    WIDE = 18,
    HIGH = 4,
    ROOM = WIDE - 2, /* between the sides of a box */
    JOINT = 8,       /* column of a box that lines up and down start from */
    LETTERS = 12     /* most units that are drawn: there can be so many only in mid-move */
};

/* ---- Frames ---------------------------------------------------------------------------------- */

/* Parts of a frame: sides, and corners from the upper left. */
typedef struct Parts {
    const char *across, *upright, *corner[4];
} Parts;

static const Parts single_frame = {"─", "│", {"┌", "┐", "└", "┘"}};
static const Parts double_frame = {"═", "║", {"╔", "╗", "╚", "╝"}};

typedef struct Area {
    int row, column, wide, high;
    uint8_t place;
} Area;

static void draw_frame(const Sheet *sheet, Area area, const Parts *parts, Style style)
{
    const int bottom = area.row + area.high - 1, right = area.column + area.wide - 1;
    for (int row = area.row; row <= bottom; row++) {
        const bool edge = row == area.row || row == bottom;
        const char *const *corner = &parts->corner[row == bottom ? 2 : 0];
        for (int column = area.column; column <= right; column++)
            canvas_write(sheet->canvas, row, column, style, area.place, edge ? parts->across : " ");
        canvas_write(sheet->canvas, row, area.column, style, area.place,
                     edge ? corner[0] : parts->upright);
        canvas_write(sheet->canvas, row, right, style, area.place,
                     edge ? corner[1] : parts->upright);
    }
}

/* Words that end at a column. */
static void write_before(const Sheet *sheet, int row, int column, Style style, uint8_t place,
                         const char *words)
{
    canvas_write(sheet->canvas, row, column - (int)text_width(words), style, place, words);
}

/* ---- A province ------------------------------------------------------------------------------ */

static Area area_of(unsigned province)
{
    const Site *site = &s75_sites[province];
    return (Area){site->row * DOWN, LEFT + site->column * ACROSS, WIDE, HIGH, (uint8_t)province};
}

static void draw_title(const Sheet *sheet, unsigned p, Area area)
{
    const Style style = style_of(s75_controller(sheet->state, p));
    char buffer[2 * NAME_MAX];
    Text words;
    text_init(&words, buffer, sizeof buffer);
    s75_print_first(sheet->game->board->name[p], ROOM - 3, &words);
    canvas_write(sheet->canvas, area.row, area.column + 1, style, area.place, buffer);
    text_clear(&words);
    s75_print_control(sheet->state, p, &words);
    write_before(sheet, area.row, area.column + WIDE - 1, style, area.place, buffer);
}

static void draw_units(const Sheet *sheet, unsigned p, unsigned side, Area area)
{
    const State *s = sheet->state;
    const Units units = s->at[p] & s75_side_units[side];
    char buffer[UNITS + 1];
    Text words;
    if (!units)
        return;
    text_init(&words, buffer, sizeof buffer);
    text_add(&words, side == NV ? "N " : "S ");
    s75_print_stack(s, units, LETTERS, &words);
    canvas_write(sheet->canvas, area.row + 1 + (int)side, area.column + 1, style_of(side),
                 area.place, buffer);
}

/* In the attacker's row: he attacks, or is going to. */
static void draw_fight(const Sheet *sheet, unsigned p, Area area)
{
    const char mark = s75_fight_mark(sheet->state, p);
    if (mark != ' ')
        write_before(sheet, area.row + 1 + sheet->state->active, area.column + WIDE - 1,
                     STYLE_ALERT, area.place,
                     mark == '!' ? "!" : message_text(sheet->lang, "s75.map.attacks"));
}

static void draw_token(const Sheet *sheet, unsigned p, Area area)
{
    const unsigned row = sheet->state->active == SV && s75_fight_mark(sheet->state, p) != ' '
                             ? 1 /* SV's row says that he attacks */
                             : 2;
    char buffer[8];
    Text words;
    text_init(&words, buffer, sizeof buffer);
    s75_print_token(sheet->state, p, &words);
    write_before(sheet, area.row + (int)row, area.column + WIDE - 1, STYLE_STRONG, area.place,
                 buffer);
}

/* From the right end of the lower side, as far as there is room. */
static void draw_land(const Sheet *sheet, unsigned p, Area area)
{
    const Board *board = sheet->game->board;
    const struct {
        Provinces set;
        Style style;
        const char *message;
    } lands[] = {{board->mekong, STYLE_WATER, "s75.picture.mekong"},
                 {board->coast, STYLE_WATER, "s75.picture.coast"},
                 {board->mountain, STYLE_LAND, "s75.picture.mountain"}};
    int end = area.column + WIDE - 1;
    for (unsigned i = 0; i < COUNT_OF(lands); i++) {
        const char *words = message_text(sheet->lang, lands[i].message);
        const int start = end - (int)text_width(words);
        if (!(lands[i].set & PROVINCE(p)) || start <= area.column)
            continue;
        canvas_write(sheet->canvas, area.row + HIGH - 1, start, lands[i].style, area.place, words);
        end = start - 1;
    }
}

static void draw_province(const Sheet *sheet, unsigned p)
{
    const Area area = area_of(p);
    const bool fight = s75_fight_mark(sheet->state, p) != ' ';
    draw_frame(sheet, area, p == sheet->game->board->saigon ? &double_frame : &single_frame,
               fight ? STYLE_ALERT : style_of(s75_controller(sheet->state, p)));
    draw_title(sheet, p, area);
    draw_units(sheet, p, NV, area);
    draw_units(sheet, p, SV, area);
    draw_token(sheet, p, area);
    draw_fight(sheet, p, area);
    draw_land(sheet, p, area);
}

/* ---- Between provinces ----------------------------------------------------------------------- */

static void draw_lines(const Sheet *sheet, unsigned p)
{
    const Area area = area_of(p);
    static const struct {
        int8_t right, down; /* to which neighbour */
        int8_t column, row; /* where it starts, from the box's corner */
        const char *line;
    } lines[] = {{1, 0, WIDE, 2, "─"},
                 {0, 1, JOINT, HIGH, "│"},
                 {1, 1, WIDE, HIGH, "╲"},
                 {-1, 1, -1, HIGH, "╱"}};
    for (unsigned i = 0; i < COUNT_OF(lines); i++)
        if (s75_map_joins(sheet->game, p, lines[i].right, lines[i].down))
            canvas_write(sheet->canvas, area.row + lines[i].row, area.column + lines[i].column,
                         STYLE_FAINT, PLACE_NONE, lines[i].line);
}

static void draw_border(const Sheet *sheet, unsigned p)
{
    const Area area = area_of(p);
    const bool open = !s75_map_joins(sheet->game, p, -1, 0);
    if (sheet->game->board->border & PROVINCE(p))
        canvas_write(sheet->canvas, area.row + (open ? 2 : -1), area.column + (open ? -1 : 2),
                     STYLE_LAND, area.place, open ? "»" : "▾");
}

/* ---- Around the map -------------------------------------------------------------------------- */

static void write_reserve(const Sheet *sheet, int row, int column, Units units)
{
    char buffer[UNITS + 1];
    Text words;
    text_init(&words, buffer, sizeof buffer);
    s75_print_stack(sheet->state, sheet->state->at[RESERVE] & units, UNITS, &words);
    canvas_write(sheet->canvas, row, column, style_of(NV), RESERVE, buffer);
}

static void write_number(const Sheet *sheet, int row, int column, uint8_t place,
                         const char *message, const int64_t *number)
{
    char buffer[2 * FULL_WIDE];
    Text words;
    text_init(&words, buffer, sizeof buffer);
    message_say(sheet->lang, message, number, NULL, &words);
    canvas_write(sheet->canvas, row, column, style_of(place == BOX ? SV : NV), place, buffer);
}

/* The zone is the Reserve [2.1]: its names lead there too. */
static void draw_zone(const Sheet *sheet)
{
    const Area area = {6, LEFT, 2 * ACROSS - 2, HIGH + 1, RESERVE};
    const int64_t markers[] = {sheet->state->infiltration};
    draw_frame(sheet, area, &single_frame, style_of(NV));
    s75_write_message(sheet, area.row, area.column + 1, style_of(NV), RESERVE, "s75.map.reserve");
    write_reserve(sheet, area.row + 1, area.column + 2, NV_DIVISIONS);
    write_reserve(sheet, area.row + 2, area.column + 2, ALL_VC);
    write_number(sheet, area.row + 3, area.column + 2, RESERVE, "s75.status.infiltration", markers);
    s75_write_message(sheet, 2, 12, STYLE_LAND, RESERVE, "s75.picture.north_vietnam");
    s75_write_message(sheet, 19, 46, STYLE_LAND, RESERVE, "s75.picture.laos");
    s75_write_message(sheet, 28, 8, STYLE_LAND, RESERVE, "s75.picture.cambodia");
}

static void draw_box(const Sheet *sheet)
{
    const Area area = {FULL_HIGH - HIGH, LEFT + 3 * ACROSS, 2 * ACROSS - 1, HIGH, BOX};
    const State *s = sheet->state;
    const int64_t gone[] = {s->air_lost, s75_air_to_buy(s)};
    draw_frame(sheet, area, &single_frame, style_of(SV));
    s75_write_message(sheet, area.row, area.column + 1, style_of(SV), BOX, "s75.map.box");
    s75_write_box(sheet, area.row + 1, area.column + 2);
    if (!s->at[BOX])
        write_number(sheet, area.row + 2, area.column + 1, BOX, "s75.status.air_gone", gone);
}

void s75_draw_full(const Sheet *sheet)
{
    for (unsigned p = 0; p < PROVINCES; p++)
        draw_province(sheet, p);
    for (unsigned p = 0; p < PROVINCES; p++)
        draw_lines(sheet, p);
    for (unsigned p = 0; p < PROVINCES; p++)
        draw_border(sheet, p);
    draw_zone(sheet);
    draw_box(sheet);
    s75_write_message(sheet, 3, 68, STYLE_WATER, PLACE_NONE, "s75.picture.sea");
    s75_write_lines(sheet, 12, 3, STYLE_FAINT, "s75.map.legend_full");
    s75_write_waves(sheet, FULL_WIDE, FULL_HIGH);
}
