/* map.c: where the provinces lie on the grid of the drawn map (map.h), whether a board fits on it,
 * and the signs for units, control, tokens and fights. Two signs beside each other say all that
 * colours say: "N*" NV controls by militia, "N3>S2" three NV units attack two of SV.
 */
#include "games/saigon75/people/map.h"

#include <string.h>

#include "games/saigon75/people/words.h"

/* North is up; the coast runs down the right side, the Mekong delta lies at the lower left. */
const Site s75_sites[PROVINCES] = {
    {"quang_tri", "QTRI", 2, 0},  {"hue", "THUE", 2, 1},       {"da_nang", "DANG", 3, 2},
    {"quang_ngai", "QNGA", 4, 2}, {"kon_tum", "KTUM", 3, 3},   {"pleiku", "PLEI", 3, 4},
    {"binh_dinh", "BDIN", 4, 3},  {"phu_yen", "PYEN", 4, 4},   {"dak_lak", "DLAK", 3, 5},
    {"dak_nong", "DNON", 2, 5},   {"khanh_hoa", "KHOA", 4, 5}, {"binh_thuan", "BTHU", 3, 6},
    {"phuoc_binh", "PBIN", 2, 6}, {"an_loc", "ALOC", 1, 6},    {"xuan_loc", "XLOC", 3, 7},
    {"saigon", "SGON", 2, 7},     {"long_an", "LGAN", 1, 7},   {"can_tho", "CTHO", 1, 8},
    {"kien_giang", "KGIA", 0, 7}, {"ca_mau", "CMAU", 0, 8},
};

/* ---- The grid -------------------------------------------------------------------------------- */

/* The province on a cell of the grid, or NOWHERE. */
static unsigned province_at(int column, int row)
{
    for (unsigned p = 0; p < PROVINCES; p++)
        if (s75_sites[p].column == column && s75_sites[p].row == row)
            return p;
    return NOWHERE;
}

bool s75_map_joins(const Game *g, unsigned province, int right, int down)
{
    const Site *site = &s75_sites[province];
    const unsigned other = province_at(site->column + right, site->row + down);
    return other != NOWHERE && g->board->adjacent[province] & PROVINCE(other);
}

/* Its neighbours that the grid can show. */
static unsigned count_joined(const Game *g, unsigned province)
{
    unsigned count = 0;
    for (int down = -1; down <= 1; down++)
        for (int right = -1; right <= 1; right++)
            count += s75_map_joins(g, province, right, down);
    return count;
}

/* A line to the lower right and one to the lower left of the next cell would meet. */
static bool is_crossed(const Game *g, unsigned province)
{
    const unsigned next = province_at(s75_sites[province].column + 1, s75_sites[province].row);
    return next != NOWHERE && s75_map_joins(g, province, 1, 1) && s75_map_joins(g, next, -1, 1);
}

bool s75_map_fits(const Game *g)
{
    for (unsigned p = 0; p < PROVINCES; p++)
        if (strcmp(g->board->id[p], s75_sites[p].id) != 0 ||
            count_joined(g, p) != count_provinces(g->board->adjacent[p]) || is_crossed(g, p))
            return false;
    return true;
}

void s75_draw(const Game *g, const State *s, Seat viewer, Lang lang, Canvas *canvas)
{
    Sheet sheet = {g, s, lang, canvas, NULL};
    if (!s75_map_fits(g))
        s75_draw_table(&sheet);
    else if (canvas->width >= FULL_WIDE && canvas->height >= FULL_HIGH)
        s75_draw_full(&sheet);
    else if (canvas->width >= MIDDLE_WIDE && canvas->height >= MIDDLE_HIGH)
        s75_draw_middle(&sheet);
    else
        s75_draw_small(&sheet);
}

/* ---- Signs ----------------------------------------------------------------------------------- */

/* One letter per unit; divisions by step. */
static char letter_of(const State *s, unsigned unit)
{
    static const char kind_letters[KINDS] = {'d', 'v', 'd', 'R', 'M', 'P', 'B', 'T'};
    return s->full & UNIT(unit) ? 'D' : kind_letters[s75_kind_of[unit]];
}

/* Units of a kind are numbered, not ordered by strength. */
void s75_print_stack(const State *s, Units units, unsigned room, Text *out)
{
    const bool all = count_units(units) <= room;
    for (unsigned i = 0; units && i < (all ? room : room - 1); i++) {
        const unsigned unit = first_unit(units & s->full ? units & s->full : units);
        text_char(out, letter_of(s, unit));
        units &= ~UNIT(unit);
    }
    if (!all)
        text_char(out, '+');
}

void s75_print_crowd(const State *s, Units units, Text *out)
{
    for (const char *letter = "DdvRMPBT"; *letter != '\0'; letter++) {
        unsigned count = 0;
        for (Units set = units; set; set &= set - 1)
            count += letter_of(s, first_unit(set)) == *letter;
        if (count == 0)
            continue;
        text_char(out, ' ');
        text_char(out, *letter);
        text_number(out, count);
    }
    if (!units)
        text_add(out, " 0");
}

void s75_print_control(const State *s, unsigned province, Text *out)
{
    text_char(out, s75_controller(s, province) == NV ? 'N' : 'S');
    if (s->militia & PROVINCE(province))
        text_char(out, '*');
}

void s75_print_token(const State *s, unsigned province, Text *out)
{
    for (unsigned i = 0; i < TOKENS; i++) {
        if (s->token_place[i] == province) {
            text_char(out, '#');
            text_number(out, s75_token_numbers[i]);
        }
    }
    if (s->token_sites & PROVINCE(province))
        text_add(out, "#?");
}

char s75_fight_mark(const State *s, unsigned province)
{
    if (s->combat.province == province)
        return s->active == NV ? '>' : '<';
    return s->declared & ~s->resolved & PROVINCE(province) ? '!' : ' ';
}

unsigned s75_air_to_buy(const State *s)
{
    return (unsigned)AIR_TOTAL - s->air_box - s->air_lost - s->combat.bonus[BONUS_AIR];
}

void s75_print_first(const char *words, size_t count, Text *out)
{
    size_t length = 0;
    for (size_t seen = 0; words[length] != '\0'; length++) {
        seen += !utf8_is_tail(words[length]);
        if (seen > count)
            break;
    }
    text_add_n(out, words, length);
}

/* ---- Writing on the sheet -------------------------------------------------------------------- */

int s75_write_message(const Sheet *sheet, int row, int column, Style style, uint8_t place,
                      const char *message)
{
    return canvas_write(sheet->canvas, row, column, style, place,
                        message_text(sheet->lang, message));
}

void s75_write_lines(const Sheet *sheet, int row, int column, Style style, const char *message)
{
    const char *words = message_text(sheet->lang, message);
    Slice rest = {words, strlen(words)}, line;
    char buffer[2 * FULL_WIDE];
    for (; slice_cut(&rest, '\n', &line); row++) {
        slice_copy(line, buffer, sizeof buffer);
        canvas_write(sheet->canvas, row, column, style, PLACE_NONE, buffer);
    }
}

void s75_write_reserve(const Sheet *sheet, int row, int column, int below)
{
    const State *s = sheet->state;
    char buffer[2 * SMALL_WIDE];
    Text words;
    text_init(&words, buffer, sizeof buffer);
    s75_print_crowd(s, s->at[RESERVE], &words);
    const int end = s75_write_message(sheet, row, column, STYLE_STRONG, RESERVE, "s75.map.reserve");
    canvas_write(sheet->canvas, row + below, below ? column - 1 : end, style_of(NV), RESERVE,
                 buffer);
}

void s75_write_box(const Sheet *sheet, int row, int column)
{
    const State *s = sheet->state;
    const int64_t number[] = {s->air_box, AIR_BOX_MAX};
    char buffer[2 * SMALL_WIDE];
    Text words;
    text_init(&words, buffer, sizeof buffer);
    message_say(sheet->lang, "s75.map.air", number, NULL, &words);
    canvas_write(sheet->canvas, row, column, style_of(SV), BOX, buffer);
    if (!s->at[BOX])
        return;
    text_clear(&words);
    text_add(&words, message_text(sheet->lang, "s75.picture.waiting"));
    s75_print_crowd(s, s->at[BOX], &words);
    canvas_write(sheet->canvas, row + 1, column, style_of(SV), BOX, buffer);
}

static bool is_blank(const Canvas *canvas, int row, int column)
{
    if (row < 0 || row >= canvas->height || column < 0 || column >= canvas->width)
        return false;
    const Cell *cell = &canvas->cell[row * canvas->width + column];
    return cell->text[0] == '\0' && cell->place == PLACE_NONE;
}

void s75_write_waves(const Sheet *sheet, int wide, int high)
{
    enum { EVERY = 17, SLANT = 7, SHORE = 2 };
    for (int row = 0; row < high; row++) {
        for (int column = wide - 1; is_blank(sheet->canvas, row, column); column--)
            if ((column + SLANT * row) % EVERY == 0 && is_blank(sheet->canvas, row, column - SHORE))
                canvas_write(sheet->canvas, row, column, STYLE_WATER, PLACE_NONE, "~");
    }
}

void s75_write_in_gap(const Sheet *sheet, int row, int column, const Spot *spots, unsigned count,
                      Style style, uint8_t place, const char *sign)
{
    for (unsigned i = 0; i < count; i++) {
        if (is_blank(sheet->canvas, row + spots[i].down, column + spots[i].right)) {
            canvas_write(sheet->canvas, row + spots[i].down, column + spots[i].right, style, place,
                         sign);
            return;
        }
    }
}
