/* map_full.c: the map in 96 columns and 44 rows, for large terminals, or in 76 and 36. Each
 * province is a box with its whole name, and a letter for each unit:
 *
 *     ┌Đà Nẵng───────N*┐     name, controller, * militia
 *    »│N DDv    attacks├     » borders the zone; NV's units
 *     │S DRT         #5│     SV's units, token
 *     └──┬────────coast┘     kind of land; lines to the neighbours from a side or a corner
 *
 * On the smaller one both sides share a row and the token stands in the lower side:
 *
 *     ┌Đà Nẵng────N*┐
 *    »│NDDv >SDRT   ├
 *     └#5──────coast┘
 *
 * Saigon has a double frame: the game is won there.
 */
#include "games/saigon75/people/map.h"

enum { LEFT = 1 };

typedef struct Plan {
    int8_t wide, high;   /* of a box */
    int8_t across, down; /* from a box to the next: one column and one row between them */
    int8_t joint;        /* column of a box that lines up and down start from */
    int8_t letters; /* most units of NV that are drawn, one more of SV: more only in mid-move */
    bool flat;      /* both sides' units share a row */
    int8_t rows;    /* of the sheet */
    int8_t zone, legend;                        /* rows of the Reserve and of the legend */
    int8_t north, laos[2], cambodia[2], sea[2]; /* where names stand: row, row and column */
} Plan;

static const Plan full_plan = {.wide = 18,
                               .high = 4,
                               .across = 19,
                               .down = 5,
                               .joint = 8,
                               .letters = 12,
                               .rows = FULL_HIGH,
                               .zone = 6,
                               .legend = 12,
                               .north = 2,
                               .laos = {19, 46},
                               .cambodia = {28, 8},
                               .sea = {3, 68}};
static const Plan middle_plan = {.wide = 14,
                                 .high = 3,
                                 .across = 15,
                                 .down = 4,
                                 .joint = 6,
                                 .letters = 4,
                                 .flat = true,
                                 .rows = MIDDLE_HIGH,
                                 .zone = 4,
                                 .legend = 10,
                                 .north = 1,
                                 .laos = {15, 36},
                                 .cambodia = {20, 8},
                                 .sea = {2, 53}};

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

static Area area_of(const Sheet *sheet, unsigned province)
{
    const Site *site = &s75_sites[province];
    const Plan *plan = sheet->plan;
    return (Area){site->row * plan->down, LEFT + site->column * plan->across, plan->wide,
                  plan->high, (uint8_t)province};
}

/* The row and the first column in which a side's units stand: below each other, or left and right
 * of the sign of a fight. */
static int row_of(const Sheet *sheet, unsigned side)
{
    return sheet->plan->flat ? 1 : 1 + (int)side;
}
static int column_of(const Sheet *sheet, unsigned side)
{
    return sheet->plan->flat && side == SV ? 3 + sheet->plan->letters : 1;
}

static void draw_title(const Sheet *sheet, unsigned p, Area area)
{
    const Style style = style_of(s75_controller(sheet->state, p));
    char buffer[2 * NAME_MAX];
    Text words;
    text_init(&words, buffer, sizeof buffer);
    s75_print_first(sheet->game->board->name[p], (size_t)area.wide - 4, &words);
    canvas_write(sheet->canvas, area.row, area.column + 1, style, area.place, buffer);
    text_clear(&words);
    s75_print_control(sheet->state, p, &words);
    write_before(sheet, area.row, area.column + area.wide - 1, style, area.place, buffer);
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
    text_add(&words, side == NV ? "N" : "S");
    text_add(&words, sheet->plan->flat ? "" : " ");
    s75_print_stack(s, units, (unsigned)sheet->plan->letters + side, &words);
    canvas_write(sheet->canvas, area.row + row_of(sheet, side),
                 area.column + column_of(sheet, side), style_of(side), area.place, buffer);
}

/* In the attacker's row: he attacks, or is going to. */
static void draw_fight(const Sheet *sheet, unsigned p, Area area)
{
    const char mark = s75_fight_mark(sheet->state, p), sign[] = {mark, '\0'};
    if (sheet->plan->flat)
        canvas_write(sheet->canvas, area.row + 1, area.column + 2 + sheet->plan->letters,
                     STYLE_ALERT, area.place, sign);
    else if (mark != ' ')
        write_before(sheet, area.row + 1 + sheet->state->active, area.column + area.wide - 1,
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
    if (sheet->plan->flat)
        canvas_write(sheet->canvas, area.row + area.high - 1, area.column + 1, STYLE_STRONG,
                     area.place, buffer);
    else
        write_before(sheet, area.row + (int)row, area.column + area.wide - 1, STYLE_STRONG,
                     area.place, buffer);
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
    int end = area.column + area.wide - 1;
    for (unsigned i = 0; i < COUNT_OF(lands); i++) {
        const char *words = message_text(sheet->lang, lands[i].message);
        const int start = end - (int)text_width(words);
        if (!(lands[i].set & PROVINCE(p)) || start <= area.column + (sheet->plan->flat ? 3 : 0))
            continue; /* a token has its place there */
        canvas_write(sheet->canvas, area.row + area.high - 1, start, lands[i].style, area.place,
                     words);
        end = start - 1;
    }
}

static void draw_province(const Sheet *sheet, unsigned p)
{
    const Area area = area_of(sheet, p);
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
    const Area area = area_of(sheet, p);
    const Plan *plan = sheet->plan;
    const struct {
        int8_t right, down; /* to which neighbour */
        int8_t column, row; /* where it starts, from the box's corner */
        const char *line;
    } lines[] = {{1, 0, plan->wide, (int8_t)(plan->high / 2), "─"},
                 {0, 1, plan->joint, plan->high, "│"},
                 {1, 1, plan->wide, plan->high, "╲"},
                 {-1, 1, -1, plan->high, "╱"}};
    for (unsigned i = 0; i < COUNT_OF(lines); i++)
        if (s75_map_joins(sheet->game, p, lines[i].right, lines[i].down))
            canvas_write(sheet->canvas, area.row + lines[i].row, area.column + lines[i].column,
                         STYLE_FAINT, PLACE_NONE, lines[i].line);
}

static void draw_border(const Sheet *sheet, unsigned p)
{
    const Area area = area_of(sheet, p);
    const bool open = !s75_map_joins(sheet->game, p, -1, 0);
    if (sheet->game->board->border & PROVINCE(p))
        canvas_write(sheet->canvas, area.row + (open ? area.high / 2 : -1),
                     area.column + (open ? -1 : 2), STYLE_LAND, area.place, open ? "»" : "▾");
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

/* In a row of a box, if it has room for that: the status tells the same. */
static void write_number(const Sheet *sheet, Area area, int row, const char *message,
                         const int64_t *number)
{
    const Style style = style_of(area.place == BOX ? SV : NV);
    char buffer[2 * FULL_WIDE];
    Text words;
    text_init(&words, buffer, sizeof buffer);
    message_say(sheet->lang, message, number, NULL, &words);
    const int room = area.wide - 2 - (int)text_width(buffer);
    const int column = area.column + (area.place == RESERVE && room > 0 ? 2 : 1);
    if (room >= 0)
        canvas_write(sheet->canvas, area.row + row, column, style, area.place, buffer);
}

/* The zone is the Reserve [2.1]: its names lead there too. */
static void draw_zone(const Sheet *sheet)
{
    const Plan *plan = sheet->plan;
    const Area area = {plan->zone, LEFT, 2 * plan->across - 2, 5, RESERVE};
    const int64_t markers[] = {sheet->state->infiltration};
    draw_frame(sheet, area, &single_frame, style_of(NV));
    s75_write_message(sheet, area.row, area.column + 1, style_of(NV), RESERVE, "s75.map.reserve");
    write_reserve(sheet, area.row + 1, area.column + 2, NV_DIVISIONS);
    write_reserve(sheet, area.row + 2, area.column + 2, ALL_VC);
    write_number(sheet, area, 3, "s75.status.infiltration", markers);
    s75_write_message(sheet, plan->north, 12, STYLE_LAND, RESERVE, "s75.picture.north_vietnam");
    s75_write_message(sheet, plan->laos[0], plan->laos[1], STYLE_LAND, RESERVE, "s75.picture.laos");
    s75_write_message(sheet, plan->cambodia[0], plan->cambodia[1], STYLE_LAND, RESERVE,
                      "s75.picture.cambodia");
}

static void draw_box(const Sheet *sheet)
{
    const Plan *plan = sheet->plan;
    const Area area = {plan->rows - 4, LEFT + 3 * plan->across, 2 * plan->across - 1, 4, BOX};
    const State *s = sheet->state;
    const int64_t gone[] = {s->air_lost, s75_air_to_buy(s)};
    draw_frame(sheet, area, &single_frame, style_of(SV));
    s75_write_message(sheet, area.row, area.column + 1, style_of(SV), BOX, "s75.map.box");
    s75_write_box(sheet, area.row + 1, area.column + 2);
    if (!s->at[BOX])
        write_number(sheet, area, 2, "s75.status.air_gone", gone);
}

static void draw_boxes(Sheet *sheet, const Plan *plan)
{
    sheet->plan = plan;
    for (unsigned p = 0; p < PROVINCES; p++)
        draw_province(sheet, p);
    for (unsigned p = 0; p < PROVINCES; p++)
        draw_lines(sheet, p);
    for (unsigned p = 0; p < PROVINCES; p++)
        draw_border(sheet, p);
    draw_zone(sheet);
    draw_box(sheet);
    s75_write_message(sheet, plan->sea[0], plan->sea[1], STYLE_WATER, PLACE_NONE,
                      "s75.picture.sea");
    s75_write_lines(sheet, plan->legend, 3, STYLE_FAINT, "s75.map.legend_full");
    s75_write_waves(sheet, sheet->canvas->width, plan->rows);
}

void s75_draw_middle(Sheet *sheet) { draw_boxes(sheet, &middle_plan); }
void s75_draw_full(Sheet *sheet) { draw_boxes(sheet, &full_plan); }
