/* map_small.c: the map in 46 columns and 20 rows, to stand beside other panels on a small terminal.
 * A cell of the grid has two rows, with the lines to its neighbours in between:
 *
 *     »DANG N*──QNGA S ~     code, controller, * militia; » borders the zone, ~ lies on the coast
 *      │N3>S2#5╱│S1          units of both sides, > a fight between them, # token
 */
#include "games/saigon75/people/map.h"

enum {
    LEFT = 2,   /* first column of the first cell */
    ACROSS = 9, /* from a cell to the next */
    DOWN = 2,   /* rows of a cell */
    WORDS = 7,  /* columns of a cell that are the province's own */
    NV_AT = 1,  /* columns of the second row, counted from the cell's */
    FIGHT_AT = 3,
    SV_AT = 4,
    TOKEN_AT = 6
};

static int row_of(unsigned province) { return s75_sites[province].row * DOWN; }
static int column_of(unsigned province) { return LEFT + s75_sites[province].column * ACROSS; }

static void draw_lines(const Sheet *sheet, unsigned p)
{
    static const struct {
        int8_t right, down; /* to which neighbour */
        int8_t column, row; /* where it starts in the cell */
        const char *line;
    } lines[] = {
        {1, 0, WORDS, 0, "──"}, {0, 1, 0, 1, "│"}, {1, 1, ACROSS - 1, 1, "╲"}, {-1, 1, -1, 1, "╱"}};
    for (unsigned i = 0; i < COUNT_OF(lines); i++)
        if (s75_map_joins(sheet->game, p, lines[i].right, lines[i].down))
            canvas_write(sheet->canvas, row_of(p) + lines[i].row, column_of(p) + lines[i].column,
                         STYLE_FAINT, PLACE_NONE, lines[i].line);
}

/* "N3"; more than nine can stand there only for a moment, in mid-move [7.2]. */
static void draw_count(const Sheet *sheet, unsigned p, unsigned side, int at)
{
    const unsigned count = s75_count_at(sheet->state, p, side);
    const char words[] = {side == NV ? 'N' : 'S', (char)(count > 9 ? '+' : '0' + (char)count),
                          '\0'};
    if (count > 0)
        canvas_write(sheet->canvas, row_of(p) + 1, column_of(p) + at, style_of(side), (uint8_t)p,
                     words);
}

static void draw_province(const Sheet *sheet, unsigned p)
{
    const State *s = sheet->state;
    const int row = row_of(p), column = column_of(p);
    const uint8_t place = (uint8_t)p;
    const char mark[] = {s75_fight_mark(s, p), '\0'};
    char buffer[16];
    Text words;
    text_init(&words, buffer, sizeof buffer);
    text_add(&words, s75_sites[p].code);
    text_char(&words, ' ');
    s75_print_control(s, p, &words);
    text_pad_to(&words, WORDS);
    canvas_write(sheet->canvas, row, column, style_of(s75_controller(s, p)), place, buffer);
    canvas_write(sheet->canvas, row + 1, column + NV_AT, STYLE_PLAIN, place, "       ");
    draw_count(sheet, p, NV, NV_AT);
    canvas_write(sheet->canvas, row + 1, column + FIGHT_AT, STYLE_ALERT, place, mark);
    draw_count(sheet, p, SV, SV_AT);
    text_clear(&words);
    s75_print_token(s, p, &words);
    canvas_write(sheet->canvas, row + 1, column + TOKEN_AT, STYLE_STRONG, place, buffer);
}

/* Signs of the land stand in the gaps round a cell, where no line is in the way. */
static void draw_border(const Sheet *sheet, unsigned p)
{
    static const Spot beside[] = {{-1, 0}}, above[] = {{-1, -1}, {0, -1}};
    const bool open = !s75_map_joins(sheet->game, p, -1, 0);
    if (sheet->game->board->border & PROVINCE(p))
        s75_write_in_gap(sheet, row_of(p), column_of(p), open ? beside : above,
                         open ? COUNT_OF(beside) : COUNT_OF(above), STYLE_LAND, (uint8_t)p,
                         open ? "»" : "▾");
}

static void draw_coast(const Sheet *sheet, unsigned p)
{
    static const Spot spots[] = {{WORDS, 0}, {ACROSS - 1, 1}, {ACROSS - 1, -1},
                                 {-1, 1},    {0, 1},          {0, -1}};
    if (sheet->game->board->coast & PROVINCE(p))
        s75_write_in_gap(sheet, row_of(p), column_of(p), spots, COUNT_OF(spots), STYLE_WATER,
                         PLACE_NONE, "~");
}

/* The zone is the Reserve [2.1]: its names lead there too. */
static void draw_zone(const Sheet *sheet)
{
    s75_write_message(sheet, 0, 1, STYLE_LAND, RESERVE, "s75.picture.north_vietnam");
    s75_write_reserve(sheet, 3, 1, 1);
    s75_write_message(sheet, 6, 18, STYLE_LAND, RESERVE, "s75.picture.laos");
    s75_write_message(sheet, 9, 7, STYLE_LAND, RESERVE, "s75.picture.cambodia");
}

void s75_draw_small(const Sheet *sheet)
{
    for (unsigned p = 0; p < PROVINCES; p++)
        draw_lines(sheet, p);
    for (unsigned p = 0; p < PROVINCES; p++)
        draw_province(sheet, p);
    for (unsigned p = 0; p < PROVINCES; p++)
        draw_border(sheet, p);
    for (unsigned p = 0; p < PROVINCES; p++)
        draw_coast(sheet, p);
    draw_zone(sheet);
    s75_write_message(sheet, 1, 31, STYLE_WATER, PLACE_NONE, "s75.picture.sea");
    s75_write_box(sheet, 16, 21);
    s75_write_lines(sheet, 18, 0, STYLE_FAINT, "s75.map.legend_small");
    s75_write_waves(sheet, SMALL_WIDE, SMALL_HIGH - 2);
}
