/* map_table.c: the provinces as a table, a row each: for a board that the map cannot show, and
 * beside the small map for readers of a pipe, who see no colours and can point at nothing.
 */
#include "games/saigon75/people/map.h"

static void write_name(const Sheet *sheet, unsigned p, int column)
{
    enum { ROOM = 10 };
    char buffer[2 * NAME_MAX];
    Text words;
    text_init(&words, buffer, sizeof buffer);
    s75_print_first(sheet->game->board->name[p], ROOM, &words);
    text_pad_to(&words, ROOM);
    canvas_write(sheet->canvas, (int)p, column, style_of(s75_controller(sheet->state, p)),
                 (uint8_t)p, buffer);
}

static void write_stack(const Sheet *sheet, unsigned p, unsigned side, int column)
{
    char buffer[UNITS + 1];
    Text words;
    text_init(&words, buffer, sizeof buffer);
    s75_print_stack(sheet->state, sheet->state->at[p] & s75_side_units[side], STACK_MAX, &words);
    canvas_write(sheet->canvas, (int)p, column, style_of(side), (uint8_t)p, buffer);
}

void s75_draw_stacks(const Sheet *sheet, int column)
{
    for (unsigned p = 0; p < PROVINCES; p++) {
        canvas_write(sheet->canvas, (int)p, column + STACKS_CODE, STYLE_FAINT, (uint8_t)p,
                     s75_sites[p].code);
        write_name(sheet, p, column + STACKS_NAME);
        write_stack(sheet, p, NV, column + STACKS_NV);
        write_stack(sheet, p, SV, column + STACKS_SV);
    }
}

/* ---- Instead of the map ---------------------------------------------------------------------- */

static void write_signs(const Sheet *sheet, unsigned p)
{
    const char mark[] = {s75_fight_mark(sheet->state, p), '\0'};
    char buffer[16];
    Text words;
    text_init(&words, buffer, sizeof buffer);
    s75_print_control(sheet->state, p, &words);
    canvas_write(sheet->canvas, (int)p, TABLE_CONTROL, style_of(s75_controller(sheet->state, p)),
                 (uint8_t)p, buffer);
    canvas_write(sheet->canvas, (int)p, TABLE_MARK, STYLE_ALERT, (uint8_t)p, mark);
    text_clear(&words);
    s75_print_token(sheet->state, p, &words);
    canvas_write(sheet->canvas, (int)p, TABLE_TOKEN, STYLE_STRONG, (uint8_t)p, buffer);
}

/* The whole row is the province's, so that it can be pointed at anywhere. */
static void clear_row(const Sheet *sheet, unsigned p)
{
    for (int column = 0; column < sheet->canvas->width; column++)
        canvas_write(sheet->canvas, (int)p, column, STYLE_PLAIN, (uint8_t)p, " ");
}

/* Provinces are numbered here by their rows, so that neighbours can be told in little room. */
static void write_neighbours(const Sheet *sheet, unsigned p)
{
    char buffer[4 * PROVINCES];
    Text words;
    text_init(&words, buffer, sizeof buffer);
    text_pad_to(&words, p < 9 ? 1 : 0);
    text_number(&words, p + 1);
    canvas_write(sheet->canvas, (int)p, 0, STYLE_FAINT, (uint8_t)p, buffer);
    text_clear(&words);
    for (Provinces set = sheet->game->board->adjacent[p]; set; set &= set - 1) {
        text_char(&words, ' ');
        text_number(&words, first_province(set) + 1);
    }
    canvas_write(sheet->canvas, (int)p, TABLE_NEIGHBOURS, STYLE_FAINT, (uint8_t)p, buffer);
}

static void write_land(const Sheet *sheet, unsigned p)
{
    const Board *board = sheet->game->board;
    const struct {
        Provinces set;
        const char *message;
    } lands[] = {{board->border, "s75.picture.border"},
                 {board->coast, "s75.picture.coast"},
                 {board->mountain, "s75.picture.mountain"},
                 {board->mekong, "s75.picture.mekong"}};
    int column = TABLE_LAND;
    for (unsigned i = 0; i < COUNT_OF(lands); i++)
        if (lands[i].set & PROVINCE(p))
            column = 1 + s75_write_message(sheet, (int)p, column, STYLE_LAND, (uint8_t)p,
                                           lands[i].message);
}

void s75_draw_table(const Sheet *sheet)
{
    for (unsigned p = 0; p < PROVINCES; p++) {
        clear_row(sheet, p);
        write_neighbours(sheet, p);
        write_name(sheet, p, TABLE_NAME);
        write_signs(sheet, p);
        write_stack(sheet, p, NV, TABLE_NV);
        write_stack(sheet, p, SV, TABLE_SV);
        write_land(sheet, p);
    }
    s75_write_reserve(sheet, RESERVE, 0, 0);
    s75_write_box(sheet, BOX, 0);
}
