/* map.c: the map in characters: all 47 spaces on a grid that keeps north up and west left, in three
 * sizes. A cell shows the space's letters or name, its Control (C COIN, N NVA), its level (++ to
 * --), Terror or Sabotage (!), and the pieces of the four factions by kind; where there is no room
 * for that, how many. Colours are those of the box; letters say the same. */
#include "games/fitl/people/view.h"

enum { SIZES = MAP_SIZES, STACK_SIZE = 32 };

/* Columns and rows of a cell, its blank column at the right included. */
static const struct {
    uint8_t wide, high;
} cells_of[SIZES] = {{9, 2}, {15, 3}, {19, 4}};
enum { ROWS = 10 };

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

/* ---- Signs ----------------------------------------------------------------------------------- */

static const char faction_letters[FACTIONS] = {'U', 'A', 'N', 'V'};
static const uint8_t faction_styles[FACTIONS] = {STYLE_OLIVE, STYLE_YELLOW, STYLE_RED, STYLE_BLUE};

static Style control_style(const State *s, unsigned x)
{
    switch (control(s, x)) {
    case COIN_CONTROL:
        return STYLE_OLIVE;
    case NVA_CONTROL:
        return STYLE_RED;
    default:
        return is_loc(x) ? STYLE_FAINT : STYLE_STRONG;
    }
}

/* "C", "++", "!", " 2" after each other; gives the column after them. */
static int draw_signs(const Game *g, const State *s, Canvas *canvas, unsigned x, int row,
                      int column, bool facts)
{
    static const char *const controls[] = {" ", "C", "N"}, *const people[LEVELS] = {"--", "-", "=",
                                                                                    "+", "++"};
    static const uint8_t styles[LEVELS] = {STYLE_AGAINST, STYLE_AGAINST, STYLE_PLAIN, STYLE_FOR,
                                           STYLE_FOR};
    const uint8_t place = (uint8_t)x;
    if (!is_loc(x))
        column =
            canvas_write(canvas, row, column, control_style(s, x), place, controls[control(s, x)]);
    if (in(g->board->populated, x))
        column = canvas_write(canvas, row, column, (Style)styles[s->level[x]], place,
                              people[s->level[x]]);
    if (s->terror[x])
        column = canvas_write(canvas, row, column, STYLE_ALERT, place, "!");
    if (facts && (is_loc(x) || in(g->board->populated, x))) {
        char words[8];
        Text text;
        text_init(&text, words, sizeof words);
        text_add(&text, is_loc(x) ? " $" : " ");
        text_number(&text, is_loc(x) ? g->board->econ[x] : g->board->pop[x]);
        column = canvas_write(canvas, row, column, control_style(s, x), place, words);
    }
    return column;
}

static int width_of_signs(const Game *g, const State *s, Canvas *canvas, unsigned x, bool facts)
{
    return draw_signs(g, s, canvas, x, -1, 0, facts); /* outside: nothing is drawn */
}

/* ---- Pieces ---------------------------------------------------------------------------------- */

/* By kind: Troops T, Police P, special forces and guerrillas S G (small when Active), bases B, with
 * a Tunnel #. */
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

/* What stands in a row of a cell: words of each faction, empty if it has nothing there. */
typedef struct Stacks {
    char words[FACTIONS][STACK_SIZE];
    bool whole[FACTIONS]; /* by kind */
} Stacks;

static unsigned width_of(const Stacks *stacks, unsigned gap)
{
    unsigned sum = 0;
    for (unsigned f = 0; f < FACTIONS; f++)
        if (stacks->words[f][0])
            sum += (sum ? gap : 0) + (unsigned)text_width(stacks->words[f]);
    return sum;
}

/* "U6" for the longest that is still told by kind; false: there is none. */
static bool shorten(const State *s, unsigned x, Stacks *stacks)
{
    unsigned longest = FACTIONS;
    for (unsigned f = 0; f < FACTIONS; f++)
        if (stacks->whole[f] && (longest == FACTIONS ||
                                 text_width(stacks->words[f]) > text_width(stacks->words[longest])))
            longest = f;
    if (longest == FACTIONS)
        return false;
    Text text;
    text_init(&text, stacks->words[longest], STACK_SIZE);
    text_char(&text, faction_letters[longest]);
    text_number(&text, count_at(s, x, fitl_faction_kinds[longest]));
    stacks->whole[longest] = false;
    return true;
}

/* Factions of a set beside each other, apart if there is room. */
static void draw_stacks(const State *s, Canvas *canvas, unsigned x, unsigned factions, int row,
                        int column, unsigned room)
{
    Stacks stacks = {0};
    for (unsigned f = 0; f < FACTIONS; f++) {
        Text text;
        text_init(&text, stacks.words[f], STACK_SIZE);
        stacks.whole[f] = factions >> f & 1 && has(s, x, fitl_faction_kinds[f]);
        if (stacks.whole[f])
            fitl_print_stack(s, x, f, &text);
    }
    while (width_of(&stacks, 0) > room && shorten(s, x, &stacks))
        continue;
    const int gap = width_of(&stacks, 1) <= room, end = column + (int)room;
    for (unsigned f = 0; f < FACTIONS; f++) {
        if (!stacks.words[f][0])
            continue;
        if (column + (int)text_width(stacks.words[f]) > end) /* four crowds: never in a game */
            canvas_write(canvas, row, end - 1, STYLE_STRONG, (uint8_t)x, "+");
        else
            column = gap + canvas_write(canvas, row, column, (Style)faction_styles[f], (uint8_t)x,
                                        stacks.words[f]);
    }
}

/* ---- Cells ----------------------------------------------------------------------------------- */

/* "BDIN C+", "U6A3V2G1B" */
static void draw_small_cell(const Game *g, const State *s, Canvas *canvas, unsigned x, int row,
                            int left, unsigned room)
{
    const int gap = !is_loc(x) && width_of_signs(g, s, canvas, x, false) < 4;
    const int column =
        canvas_write(canvas, row, left, control_style(s, x), (uint8_t)x, sites[x].code);
    draw_signs(g, s, canvas, x, row, column + gap, false);
    draw_stacks(s, canvas, x, 15, row + 1, left, room);
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

/* Gives the column after it. */
static int draw_heading(const Game *g, const State *s, Lang lang, Canvas *canvas, unsigned x,
                        int row, int left, unsigned room)
{
    char words[NAME_MAX * 2];
    Text text;
    text_init(&text, words, sizeof words);
    print_heading(g, lang, x, &text);
    return canvas_write(canvas, row, left, control_style(s, x), (uint8_t)x,
                        text_width(words) <= room ? words : sites[x].code);
}

/* Name and signs share a row. */
static void draw_middle_cell(const Game *g, const State *s, Lang lang, Canvas *canvas, unsigned x,
                             int row, int left, unsigned room)
{
    const int signs = width_of_signs(g, s, canvas, x, true);
    const int column = draw_heading(g, s, lang, canvas, x, row, left, room - (unsigned)signs - 1);
    draw_signs(g, s, canvas, x, row, column + !is_loc(x), true);
    draw_stacks(s, canvas, x, 1u << US | 1u << ARVN, row + 1, left, room);
    draw_stacks(s, canvas, x, 1u << NVA | 1u << VC, row + 2, left, room);
}

static void draw_full_cell(const Game *g, const State *s, Lang lang, Canvas *canvas, unsigned x,
                           int row, int left, unsigned room)
{
    draw_heading(g, s, lang, canvas, x, row, left, room);
    draw_signs(g, s, canvas, x, row + 1, left, true);
    draw_stacks(s, canvas, x, 1u << US | 1u << ARVN, row + 2, left, room);
    draw_stacks(s, canvas, x, 1u << NVA | 1u << VC, row + 3, left, room);
}

/* ---- The map --------------------------------------------------------------------------------- */

static unsigned size_of(const Canvas *canvas)
{
    unsigned size = SIZES - 1;
    while (size > 0 && (canvas->width < fitl_guide.sizes[size].wide ||
                        canvas->height < fitl_guide.sizes[size].high))
        size--;
    return size;
}

void fitl_draw(const Game *g, const State *s, Seat viewer, Lang lang, Canvas *canvas)
{
    const unsigned size = size_of(canvas), room = cells_of[size].wide - 1u;
    for (unsigned x = 0; x < SPACES; x++) {
        const int row = sites[x].row * cells_of[size].high;
        const int left = sites[x].column * cells_of[size].wide;
        if (size == 0)
            draw_small_cell(g, s, canvas, x, row, left, room);
        else if (size == 1)
            draw_middle_cell(g, s, lang, canvas, x, row, left, room);
        else
            draw_full_cell(g, s, lang, canvas, x, row, left, room);
    }
    if (size > 0)
        canvas_write(canvas, ROWS * cells_of[size].high, 0, STYLE_FAINT, PLACE_NONE,
                     message_text(lang, size == 1 ? "fitl.map.legend_middle" : "fitl.map.legend"));
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
