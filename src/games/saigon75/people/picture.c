/* picture.c: the board as plain text, for pipes: the small map (or the table, if the board has
 * none) and beside it every unit, then what lies around it, in 78 columns and 27 lines.
 */
#include "games/saigon75/people/map.h"
#include "games/saigon75/people/words.h"

enum { LINE_WIDTH = 78, STACKS_AT = SMALL_WIDE + 1 };

static void print_title(const Game *g, const State *s, Lang lang, Text *out)
{
    static const char *const phase[SIDES] = {"s75.picture.phase_nv", "s75.picture.phase_sv"};
    static const char *const won[SIDES] = {"s75.picture.won_nv", "s75.picture.won_sv"};
    const int64_t turn[] = {s->turn};
    const char *season = message_text(lang, s75_season_messages[s->turn]);
    if (s->turn == 0) {
        text_add(out, season);
    } else {
        message_say(lang, "s75.picture.turn", turn, season, out);
        text_add(out, message_text(lang, game_over(s) ? won[s->winner] : phase[s->active]));
    }
    const bool map = s75_map_fits(g);
    if (!map)
        text_char(out, '\n');
    text_pad_to(out, map ? STACKS_AT + STACKS_NAME : TABLE_NAME);
    text_add(out, message_text(lang, "s75.picture.province"));
    text_pad_to(out, map ? STACKS_AT + STACKS_NV : TABLE_CONTROL - 1);
    text_add(out, message_text(lang, map ? "s75.picture.sides" : "s75.picture.columns"));
    text_char(out, '\n');
}

/* The table has rows for the Reserve and the boxes; on the map they are beside it. */
static void print_board(const Game *g, const State *s, Lang lang, Text *out)
{
    Cell cells[LINE_WIDTH * (BOX + 2)];
    Canvas canvas;
    const Sheet sheet = {g, s, lang, &canvas, NULL};
    const bool map = s75_map_fits(g);
    canvas_init(&canvas, cells, LINE_WIDTH, map ? SMALL_HIGH : BOX + (s->at[BOX] ? 2 : 1));
    if (map) {
        s75_draw_small(&sheet);
        s75_draw_stacks(&sheet, STACKS_AT);
    } else {
        s75_draw_table(&sheet);
    }
    canvas_print(&canvas, out);
}

static void print_activations(const Game *g, const State *s, Lang lang, Text *out)
{
    const int64_t number[] = {s75_activations_left(g, s), s75_availability(g, s)};
    message_say(lang, "s75.picture.activations", number, NULL, out);
    text_char(out, '\n');
}

static void print_side(const Game *g, const State *s, unsigned side, Lang lang, Text *out)
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
    const bool pile = is_solo(g) && side == NV;
    const int64_t number[] = {s->plus_left[side],
                              pile ? s->pile_nv : count_provinces(s->hand[side]),
                              side == NV ? s->infiltration : s->air_box, s->air_lost};
    message_say(lang, side == NV ? "s75.picture.side_nv" : "s75.picture.side_sv", number,
                tokens.length ? owned : " 0", out);
    text_char(out, '\n');
}

/* The automaton's solo card, and how much of its pile of event cards is known [15]. */
static void print_solo(const Game *g, const State *s, Lang lang, Text *out)
{
    char buffer[WORD_MAX];
    Text number;
    text_init(&number, buffer, sizeof buffer);
    if (s->solo_card)
        text_number(&number, g->board->solo[s->solo_card - 1].number);
    else
        text_char(&number, '-');
    const int64_t cards[] = {s75_face_down(s), count_provinces(s->turned),
                             count_provinces(s->hand[NV] & ~s->turned)};
    message_say(lang, "s75.picture.solo", cards, buffer, out);
    text_char(out, '\n');
}

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
    print_board(g, s, lang, out);
    if (s->die)
        print_activations(g, s, lang, out);
    for (unsigned side = 0; side < SIDES; side++)
        print_side(g, s, side, lang, out);
    if (is_solo(g))
        print_solo(g, s, lang, out);
    if (viewer < SIDES && s->hand[viewer] && !(is_solo(g) && viewer == NV))
        print_hand(g, s, viewer, lang, out);
    text_add(out, message_text(lang, "s75.picture.legend"));
    text_char(out, '\n');
}
