/* picture.c: the board for people, in characters: who controls what and which units stand where,
 * beside a map of the default board, in 78 columns and 25 lines.
 */
#include "games/saigon75/picture.h"
#include "games/saigon75/words.h"

/* One letter per unit; divisions by step. */
static const char full_letter = 'D';
static const char kind_letters[KINDS] = {'d', 'v', 'd', 'R', 'M', 'P', 'B', 'T'};

/* Columns of the table, counted from its left edge. */
enum { COL_NAME = 5, COL_CONTROL = 17, COL_NV = 20, COL_SV = 26, COL_TOKEN = 32, COL_LAND = 34 };
enum { LAND_WIDTH = 14 };

static const char *const seasons[TURNS + 1] = {
    "s75.picture.season_0", "s75.picture.season_1", "s75.picture.season_2",
    "s75.picture.season_3", "s75.picture.season_4", "s75.picture.season_5",
    "s75.picture.season_6", "s75.picture.season_7", "s75.picture.season_8"};

static char letter_of(const State *s, unsigned unit)
{
    return s->full & UNIT(unit) ? full_letter : kind_letters[s75_kind_of[unit]];
}

/* ---- The table ------------------------------------------------------------------------------- */

/* Full divisions first: units of a kind are numbered, not ordered by strength. */
static void print_stack(const State *s, Units units, Text *out)
{
    for (Units set = units & s->full; set; set &= set - 1)
        text_char(out, full_letter);
    for (Units set = units & ~s->full; set; set &= set - 1)
        text_char(out, letter_of(s, first_unit(set)));
}

/* The next column, or one space if the last one was too long. */
static void to_column(Text *out, size_t column)
{
    text_char(out, ' ');
    text_pad_to(out, column);
}

static void print_token(const State *s, unsigned province, size_t column, Text *out)
{
    for (unsigned i = 0; i < TOKENS; i++) {
        if (s->token_place[i] == province) {
            to_column(out, column);
            text_number(out, s75_token_numbers[i]);
        }
    }
    if (s->token_sites & PROVINCE(province)) {
        to_column(out, column);
        text_char(out, '?');
    }
}

/* > the combat in course, ! declared and to be fought. */
static char combat_mark(const State *s, unsigned province)
{
    if (s->combat.province == province)
        return '>';
    return s->declared & ~s->resolved & PROVINCE(province) ? '!' : ' ';
}

static void print_row(const Game *g, const State *s, unsigned p, size_t left, Text *out)
{
    to_column(out, left + COL_NAME);
    text_add(out, g->board->name[p]);
    to_column(out, left + COL_CONTROL);
    text_char(out, s75_controller(s, p) == NV ? 'N' : 'S');
    if (s->militia & PROVINCE(p))
        text_char(out, '*');
    if (s->at[p] & NV_UNITS) {
        to_column(out, left + COL_NV);
        print_stack(s, s->at[p] & NV_UNITS, out);
    }
    if (s->at[p] & SV_UNITS) {
        to_column(out, left + COL_SV);
        print_stack(s, s->at[p] & SV_UNITS, out);
    }
    print_token(s, p, left + COL_TOKEN, out);
}

/* Without a map: the kind of land, and the neighbours by their number in the table. */
static void print_land(const Game *g, unsigned p, Lang lang, Text *out)
{
    const struct {
        Provinces set;
        const char *message;
    } lands[] = {{g->board->border, "s75.picture.border"},
                 {g->board->coast, "s75.picture.coast"},
                 {g->board->mountain, "s75.picture.mountain"},
                 {g->board->mekong, "s75.picture.mekong"}};
    to_column(out, COL_LAND);
    for (unsigned i = 0; i < COUNT_OF(lands); i++) {
        if (lands[i].set & PROVINCE(p)) {
            text_add(out, message_text(lang, lands[i].message));
            text_char(out, ' ');
        }
    }
    to_column(out, COL_LAND + LAND_WIDTH);
    for (Provinces set = g->board->adjacent[p]; set; set &= set - 1) {
        text_char(out, ' ');
        text_number(out, first_province(set) + 1);
    }
}

static void print_province(const Game *g, const State *s, unsigned p, Lang lang, Text *out)
{
    const bool map = s75_map_fits(g);
    if (map) {
        s75_map_line(s, lang, p, out);
        text_pad_to(out, MAP_WIDTH - 1);
    }
    text_char(out, combat_mark(s, p));
    if (map) {
        text_add(out, s75_map_code(p));
    } else {
        text_pad_to(out, p < 9 ? 2 : 1);
        text_number(out, p + 1);
    }
    print_row(g, s, p, map ? MAP_WIDTH : 0, out);
    if (!map)
        print_land(g, p, lang, out);
    text_char(out, '\n');
}

/* ---- Around it ------------------------------------------------------------------------------- */

static void print_title(const Game *g, const State *s, Lang lang, Text *out)
{
    static const char *const phase[SIDES] = {"s75.picture.phase_nv", "s75.picture.phase_sv"};
    static const char *const won[SIDES] = {"s75.picture.won_nv", "s75.picture.won_sv"};
    const int64_t turn[] = {s->turn};
    const char *season = message_text(lang, seasons[s->turn]);
    if (s->turn == 0) {
        text_add(out, season);
    } else {
        message_say(lang, "s75.picture.turn", turn, season, out);
        text_add(out, message_text(lang, game_over(s) ? won[s->winner] : phase[s->active]));
    }
    const size_t left = s75_map_fits(g) ? MAP_WIDTH : 0;
    if (left == 0)
        text_char(out, '\n');
    text_pad_to(out, left + COL_NAME);
    text_add(out, message_text(lang, "s75.picture.province"));
    to_column(out, left + COL_CONTROL - 1);
    text_add(out, message_text(lang, "s75.picture.columns"));
    text_char(out, '\n');
}

/* "D10 d2 v7": too many for a letter each. */
static void print_crowd(const State *s, const char *label, Units units, Lang lang, Text *out)
{
    static const char letters[] = "DdvRMPBT";
    text_add(out, message_text(lang, label));
    for (const char *letter = letters; *letter != '\0'; letter++) {
        unsigned count = 0;
        for (Units set = units; set; set &= set - 1)
            count += letter_of(s, first_unit(set)) == *letter;
        if (count == 0)
            continue;
        text_char(out, ' ');
        text_char(out, *letter);
        text_number(out, count);
    }
}

static void print_reserve(const Game *g, const State *s, Lang lang, Text *out)
{
    print_crowd(s, "s75.picture.reserve", s->at[RESERVE], lang, out);
    if (s->at[BOX]) {
        text_add(out, "   ");
        print_crowd(s, "s75.picture.waiting", s->at[BOX], lang, out);
    }
    if (s->die) {
        const int64_t number[] = {s75_activations_left(g, s), s75_availability(g, s)};
        text_add(out, "   ");
        message_say(lang, "s75.picture.activations", number, NULL, out);
    }
    text_char(out, '\n');
}

static void print_side(const State *s, unsigned side, Lang lang, Text *out)
{
    char owned[2 * TOKENS + 1] = "";
    Text tokens;
    text_init(&tokens, owned, sizeof owned);
    for (unsigned i = 0; i < TOKENS; i++) {
        if (s->token_place[i] == (side == NV ? TOKEN_OF_NV : TOKEN_OF_SV)) {
            text_char(&tokens, ' ');
            text_number(&tokens, s75_token_numbers[i]);
        }
    }
    const int64_t number[] = {s->plus_left[side], count_provinces(s->hand[side]),
                              side == NV ? s->infiltration : s->air_box, s->air_lost};
    message_say(lang, side == NV ? "s75.picture.side_nv" : "s75.picture.side_sv", number,
                tokens.length ? owned : " 0", out);
    text_char(out, '\n');
}

enum { LINE_WIDTH = 78 };

/* The viewer's cards by name, as many on a line as fit. */
static void print_hand(const Game *g, const State *s, Seat viewer, Lang lang, Text *out)
{
    char buffer[2 * NAME_MAX];
    Text name;
    text_add(out, message_text(lang, "s75.picture.hand"));
    size_t width = text_width(message_text(lang, "s75.picture.hand"));
    for (uint32_t cards = s->hand[viewer]; cards; cards &= cards - 1) {
        text_init(&name, buffer, sizeof buffer);
        s75_print_arg(g, lang, 'c', (uint8_t)first_province(cards), &name);
        text_add(&name, cards & (cards - 1) ? "," : "");
        width += text_width(buffer) + 1;
        if (width > LINE_WIDTH) {
            text_add(out, "\n ");
            width = text_width(buffer) + 2;
        }
        text_char(out, ' ');
        text_add(out, buffer);
    }
    text_char(out, '\n');
}

void s75_picture(const Game *g, const State *s, Seat viewer, Lang lang, Text *out)
{
    print_title(g, s, lang, out);
    for (unsigned p = 0; p < PROVINCES; p++)
        print_province(g, s, p, lang, out);
    print_reserve(g, s, lang, out);
    for (unsigned side = 0; side < SIDES; side++)
        print_side(s, side, lang, out);
    if (viewer < SIDES && s->hand[viewer])
        print_hand(g, s, viewer, lang, out);
    text_add(out, message_text(lang, "s75.picture.legend"));
    text_char(out, '\n');
}
