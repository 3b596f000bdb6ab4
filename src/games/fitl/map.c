/* map.c: the map in characters: all 47 spaces on a grid that keeps north up and west left, in two
 * sizes. A cell shows the space's letters, its Control (C COIN, N NVA), its level (++ to --),
 * Terror or Sabotage (!), and the pieces of the four factions; on the large map by kind. */
#include "games/fitl/view.h"

enum { COLUMNS = 5, ROWS = 10, SMALL_CELL = 9, SMALL_ROWS = 2, FULL_CELL = 19, FULL_ROWS = 4 };

typedef struct Site {
    const char *code;
    uint8_t column, row;
} Site;

static const Site sites[SPACES] = {
    {"HUE", 2, 0},   {"DANG", 3, 1},  {"KTUM", 2, 3},  {"QNHO", 4, 3},  {"CRAN", 4, 5},
    {"ALOC", 1, 7},  {"SGON", 3, 7},  {"CTHO", 2, 9},  {"NVIE", 0, 0},  {"CLAO", 0, 1},
    {"SLAO", 0, 2},  {"NECA", 0, 3},  {"FISH", 0, 4},  {"PARR", 0, 5},  {"SIHA", 0, 6},
    {"QTRI", 1, 1},  {"QNAM", 2, 1},  {"QTIN", 2, 2},  {"BDIN", 4, 2},  {"PLEI", 1, 3},
    {"PBON", 2, 4},  {"KHOA", 3, 4},  {"PLON", 1, 6},  {"QDUC", 2, 5},  {"BTUY", 3, 6},
    {"TNIN", 0, 7},  {"KPHO", 0, 8},  {"KIHO", 3, 8},  {"BXUY", 3, 9},  {"KGIA", 0, 9},
    {"hu-ks", 1, 0}, {"hu-dn", 3, 0}, {"dn-dt", 4, 1}, {"dn-qn", 3, 2}, {"kt-dt", 1, 2},
    {"kt-qn", 3, 3}, {"kt-bm", 1, 4}, {"qn-cr", 4, 4}, {"cr-dl", 3, 5}, {"bm-dl", 1, 5},
    {"sg-cr", 4, 6}, {"sg-dl", 2, 6}, {"sg-bm", 2, 7}, {"sg-ct", 2, 8}, {"ct-cd", 1, 8},
    {"ct-bl", 1, 9}, {"ct-lp", 4, 8},
};

static const char faction_letters[FACTIONS] = {'U', 'A', 'N', 'V'};

/* "C++!" */
static void print_signs(const Game *g, const State *s, unsigned x, Text *out)
{
    static const char controls[] = {' ', 'C', 'N'};
    static const char *const levels[LEVELS] = {"--", "-", "=", "+", "++"};
    if (!is_loc(x))
        text_char(out, controls[control(s, x)]);
    if (in(g->board->populated, x))
        text_add(out, levels[s->level[x]]);
    if (s->terror[x])
        text_char(out, '!');
}

static Style control_style(const State *s, unsigned x)
{
    switch (control(s, x)) {
    case COIN_CONTROL:
        return (Style)(STYLE_SEAT + US);
    case NVA_CONTROL:
        return (Style)(STYLE_SEAT + NVA);
    default:
        return is_loc(x) ? STYLE_FAINT : STYLE_STRONG;
    }
}

/* Writes as long as there is room; the rest is a plus. */
static int write_part(Canvas *canvas, int row, int column, int end, Style style, uint8_t place,
                      const char *words)
{
    if (column + (int)text_width(words) > end)
        return canvas_write(canvas, row, end - 1, STYLE_STRONG, place, "+");
    return canvas_write(canvas, row, column, style, place, words);
}

/* "U3A2N4V1" */
static void draw_small_cell(const Game *g, const State *s, Canvas *canvas, unsigned x)
{
    const int row = sites[x].row * SMALL_ROWS, left = sites[x].column * SMALL_CELL;
    char words[32];
    Text text;
    text_init(&text, words, sizeof words);
    print_signs(g, s, x, &text);
    const int gap = text_width(words) < 4; /* a blank before the signs, if there is room */
    canvas_write(canvas, row, left, control_style(s, x), (uint8_t)x, sites[x].code);
    canvas_write(canvas, row, left + (is_loc(x) ? 5 : 4 + gap), control_style(s, x), (uint8_t)x,
                 words);
    int column = left;
    for (unsigned f = 0; f < FACTIONS; f++) {
        const unsigned n = count_at(s, x, fitl_faction_kinds[f]);
        if (!n)
            continue;
        text_init(&text, words, sizeof words);
        text_char(&text, faction_letters[f]);
        text_number(&text, n);
        column = write_part(canvas, row + 1, column, left + SMALL_CELL - 1, (Style)(STYLE_SEAT + f),
                            (uint8_t)x, words);
    }
}

/* Pieces by kind: Troops T, Police P, special forces and guerrillas S G (small when Active), bases
 * B, with a Tunnel #. */
void fitl_print_stack(const State *s, unsigned x, unsigned faction, Text *out)
{
    static const char letters[KINDS + 1] = "TSsBTPSsBTGgB#GgB#";
    text_char(out, faction_letters[faction]);
    for (Kinds kinds = fitl_faction_kinds[faction]; kinds; kinds &= kinds - 1) {
        const unsigned k = first_kind(kinds);
        if (!s->at[x][k])
            continue;
        text_number(out, s->at[x][k]);
        text_char(out, letters[k]);
    }
}

static void draw_sides(const State *s, Canvas *canvas, unsigned x, int row, int left)
{
    int column[2] = {left, left};
    for (unsigned f = 0; f < FACTIONS; f++) {
        const unsigned side = SIDE_OF(f);
        char words[48];
        Text text;
        if (!has(s, x, fitl_faction_kinds[f]))
            continue;
        text_init(&text, words, sizeof words);
        fitl_print_stack(s, x, f, &text);
        column[side] = write_part(canvas, row + (int)side, column[side], left + FULL_CELL - 1,
                                  (Style)(STYLE_SEAT + f), (uint8_t)x, words) +
                       1;
    }
}

/* Where the board's short name is too long for a cell. */
static const char *brief_of(const Game *g, unsigned x)
{
    switch (x) {
    case LOC_KONTUM_BAN_ME_THUOT:
        return "Kon Tum–B.M.Thuột";
    case LOC_BAN_ME_THUOT_DA_LAT:
        return "B.M.Thuột–Đà Lạt";
    case LOC_SAIGON_AN_LOC:
        return "Saigon–B.M.Thuột";
    default:
        return g->board->brief[x];
    }
}

/* The name over a cell of the large map. */
static void print_heading(const Game *g, Lang lang, unsigned x, Text *out)
{
    if (x == NE_CAMBODIA || x == PARROTS_BEAK)
        text_add(out, message_text(lang, x == NE_CAMBODIA ? "fitl.map.ne_cambodia"
                                                          : "fitl.map.parrots_beak"));
    else if (in(OUTSIDE, x))
        fitl_print_place(g, lang, (uint8_t)x, out);
    else
        text_add(out, brief_of(g, x));
}

static void draw_full_cell(const Game *g, const State *s, Lang lang, Canvas *canvas, unsigned x)
{
    const int row = sites[x].row * FULL_ROWS, left = sites[x].column * FULL_CELL;
    char words[NAME_MAX * 2];
    Text text;
    text_init(&text, words, sizeof words);
    print_heading(g, lang, x, &text);
    write_part(canvas, row, left, left + FULL_CELL - 1, control_style(s, x), (uint8_t)x,
               text_width(words) < FULL_CELL ? words : sites[x].code);
    text_init(&text, words, sizeof words);
    print_signs(g, s, x, &text);
    text_add(&text, is_loc(x) ? " $" : " ");
    text_number(&text, is_loc(x) ? g->board->econ[x] : g->board->pop[x]);
    canvas_write(canvas, row + 1, left, control_style(s, x), (uint8_t)x, words);
    draw_sides(s, canvas, x, row + 2, left);
}

void fitl_draw(const Game *g, const State *s, Seat viewer, Lang lang, Canvas *canvas)
{
    (void)viewer;
    const bool full = canvas->width >= MAP_FULL_WIDE && canvas->height >= MAP_FULL_HIGH;
    for (unsigned x = 0; x < SPACES; x++) {
        if (full)
            draw_full_cell(g, s, lang, canvas, x);
        else
            draw_small_cell(g, s, canvas, x);
    }
    if (full)
        canvas_write(canvas, ROWS * FULL_ROWS, 0, STYLE_FAINT, PLACE_NONE,
                     message_text(lang, "fitl.map.legend"));
}

/* For pipes: the large map, then the state of the game. */
void fitl_picture(const Game *g, const State *s, Seat viewer, Lang lang, Text *out)
{
    Cell cells[MAP_FULL_WIDE * MAP_FULL_HIGH];
    Canvas canvas;
    canvas_init(&canvas, cells, MAP_FULL_WIDE, MAP_FULL_HIGH);
    fitl_draw(g, s, viewer, lang, &canvas);
    canvas_print(&canvas, out);
    fitl_status(g, s, viewer, lang, out);
}
