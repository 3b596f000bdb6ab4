/* status.c: where the game stands, in short lines for a panel beside the map: turn, phase, combat,
 * activations, card in force, then what each side has besides its units on the map. With the
 * default board no line is wider than 32 columns in any language; lists of names go on in an
 * indented line.
 *
 * Of hidden things there are only numbers of cards here, which are public [16].
 */
#include <string.h>

#include "games/saigon75/people/glance.h"
#include "games/saigon75/people/map.h"
#include "games/saigon75/people/speak.h"
#include "games/saigon75/people/words.h"

enum { STATUS_WIDE = 32 };

static void say(Lang lang, const char *message, const int64_t *number, const char *detail,
                Text *out)
{
    message_say(lang, message, number, detail, out);
    text_char(out, '\n');
}

/* ---- Turn and phase [4] ---------------------------------------------------------------------- */

static void print_phase(const State *s, Lang lang, Text *out)
{
    static const char *const won[SIDES] = {"s75.status.won_nv", "s75.status.won_sv"};
    static const char *const phase[SIDES] = {"s75.status.phase_nv", "s75.status.phase_sv"};
    if (game_over(s))
        say(lang, won[s->winner], NULL, NULL, out);
    else if (s75_in_phase(s))
        say(lang, phase[s->active], NULL, message_text(lang, s75_part_of_phase(s)->message), out);
    else if (s->turn)
        say(lang, "s75.status.end_of_turn", NULL, NULL, out);
}

static void print_turn(const State *s, Lang lang, Text *out)
{
    const int64_t number[] = {s->turn, TURNS};
    const char *season = message_text(lang, s75_season_messages[s->turn]);
    if (s->turn)
        say(lang, "s75.status.turn", number, season, out);
    else
        say(lang, s75_season_messages[0], NULL, NULL, out);
    print_phase(s, lang, out);
}

/* ---- A combat in course [9] ------------------------------------------------------------------ */

/* "X X R -" */
static void print_faces(const uint8_t face[FACES], Text *out)
{
    static const char *const signs[FACES] = {"X", "R", "-"};
    for (unsigned i = 0; i < FACES; i++)
        for (unsigned n = face[i]; n > 0; n--) {
            text_add(out, out->length ? " " : "");
            text_add(out, signs[i]);
        }
}

static void print_dice(const Game *g, const State *s, unsigned side, Lang lang, Text *out)
{
    static const char *const dice[SIDES] = {"s75.status.dice_nv", "s75.status.dice_sv"};
    static const char *const rolled[SIDES] = {"s75.status.rolled_nv", "s75.status.rolled_sv"};
    static const char *const due[SIDES] = {"s75.status.due_nv", "s75.status.due_sv"};
    const Combat *combat = &s->combat;
    const int64_t number[] = {combat->dice[side] ? combat->dice[side] : s75_dice(g, s, side)};
    const int64_t owed[] = {combat->loss_due[side], combat->retreat_due[side]};
    char buffer[2 * DICE_MAX + 1];
    Text faces;
    text_init(&faces, buffer, sizeof buffer);
    print_faces(combat->face[side], &faces);
    if (faces.length)
        say(lang, rolled[side], NULL, buffer, out);
    else
        say(lang, dice[side], number, NULL, out);
    if (owed[0] || owed[1])
        say(lang, due[side], owed, NULL, out);
}

static void print_combat(const Game *g, const State *s, Lang lang, Text *out)
{
    if (s->combat.province >= PROVINCES)
        return;
    say(lang, "s75.status.combat", NULL, g->board->name[s->combat.province], out);
    print_dice(g, s, NV, lang, out);
    print_dice(g, s, SV, lang, out);
}

/* ---- The phase's means [5, 6] ---------------------------------------------------------------- */

static void print_availability(const Game *g, const State *s, Lang lang, Text *out)
{
    if (!s->die || game_over(s))
        return;
    const int64_t die[] = {s->die, s75_modifier(g, s), s75_maximum(g, s)};
    const int64_t left[] = {s75_activations_left(g, s), s75_availability(g, s)};
    const int64_t free_vc[] = {FREE_VC > s->free_vc ? FREE_VC - s->free_vc : 0, FREE_VC};
    say(lang, "s75.status.die", die, NULL, out);
    say(lang, "s75.status.activations", left, NULL, out);
    if (s->active == NV)
        say(lang, "s75.status.free_vc", free_vc, NULL, out);
}

static void print_card(const Game *g, const State *s, Lang lang, Text *out)
{
    if (s->card >= CARDS)
        return;
    const int64_t uses[] = {s->card_uses}, limit[] = {s->combat_limit};
    s75_print_arg(g, lang, 'c', s->card, out);
    text_char(out, '\n');
    if (s->card_uses)
        say(lang, "s75.status.uses", uses, NULL, out);
    if (s->combat_limit != NOWHERE)
        say(lang, "s75.status.combat_limit", limit, NULL, out);
}

/* Item by item, going on in a new line where it would become too long. */
static void print_items(const char *words, size_t width, Text *out)
{
    Slice rest = {words, strlen(words)}, item;
    while (slice_cut(&rest, ',', &item)) {
        char buffer[PHRASE_MAX];
        slice_copy(item, buffer, sizeof buffer);
        const char *name = buffer + (buffer[0] == ' ');
        const size_t more = text_width(name) + (rest.length ? 1 : 0) + 1;
        const bool wrap = width + more > STATUS_WIDE;
        text_add(out, wrap ? "\n  " : " ");
        text_add(out, name);
        text_add(out, rest.length ? "," : "");
        width = (wrap ? 1 : width) + more;
    }
}

/* When it attacks, and where it goes. */
static void print_orders(const Game *g, const State *s, const SoloCard *card, Lang lang, Text *out)
{
    static const char *const attacks[] = {"s75.status.solo_superior", "s75.status.solo_equal",
                                          "s75.status.solo_always"};
    const Speaker speaker = {g, s, lang, out};
    Phrase names;
    say(lang, attacks[card->attack], NULL, NULL, out);
    text_add(out, message_text(lang, card->reinforce ? "s75.status.solo_reinforce"
                                                     : "s75.status.solo_targets"));
    s75_phrase_begin(&names);
    for (Provinces set = card->provinces; set; set &= set - 1)
        s75_phrase_name(&speaker, &names, 'p', (uint8_t)first_province(set));
    print_items(names.words, STATUS_WIDE, out); /* in a line of their own */
    text_char(out, '\n');
}

static void print_solo(const Game *g, const State *s, Lang lang, Text *out)
{
    if (!is_solo(g) || !s->solo_card)
        return;
    const SoloCard *card = &g->board->solo[s->solo_card - 1];
    const int64_t number[] = {card->number};
    say(lang, "s75.status.solo", number, NULL, out);
    if (is_seasoned(g)) /* [15.m] */
        say(lang, "s75.status.solo_learnt", NULL, NULL, out);
    else
        print_orders(g, s, card, lang, out);
}

/* ---- Desertion [11] -------------------------------------------------------------------------- */

static void print_desertion(const Game *g, const State *s, Lang lang, Text *out)
{
    const int64_t controlled[] = {count_provinces(s75_controlled_by_nv(s))};
    const int64_t left[] = {s->desertion_die, s->desertion};
    const uint8_t *points = s75_desertion_row(g, s);
    char buffer[32];
    Text words;
    text_init(&words, buffer, sizeof buffer);
    say(lang, "s75.status.controlled", controlled, NULL, out);
    if (s->active != SV || game_over(s))
        return;
    for (unsigned i = 0; points && i < 6; i++) {
        text_add(&words, i ? " " : "");
        text_number(&words, points[i]);
    }
    if (s->desertion_die)
        say(lang, "s75.status.deserting", left, NULL, out);
    else
        say(lang, points ? "s75.status.desertion" : "s75.status.no_desertion", NULL, buffer, out);
}

/* ---- What the sides have --------------------------------------------------------------------- */

static void print_tokens(const State *s, unsigned owner, Lang lang, Text *out)
{
    char buffer[2 * TOKENS + 1];
    Text held;
    text_init(&held, buffer, sizeof buffer);
    for (unsigned i = 0; i < TOKENS; i++) {
        if (s->token_place[i] == owner) {
            text_add(&held, held.length ? " " : "");
            text_number(&held, s75_token_numbers[i]);
        }
    }
    if (held.length)
        say(lang, "s75.status.tokens", NULL, buffer, out);
}

/* In words, not letters: this is read aloud, too. */
static void print_place(const Game *g, const State *s, unsigned place, const char *label, Lang lang,
                        Text *out)
{
    const Speaker speaker = {g, s, lang, out};
    const char *title = message_text(lang, label);
    Phrase units;
    s75_phrase_begin(&units);
    s75_phrase_units(&speaker, &units, s->at[place]);
    text_add(out, title);
    print_items(units.text.length ? units.words : "0", text_width(title), out);
    text_char(out, '\n');
}

static void print_nv(const Game *g, const State *s, Lang lang, Text *out)
{
    const int64_t number[] = {is_solo(g) ? s->pile_nv : count_provinces(s->hand[NV]),
                              s->plus_left[NV]};
    const int64_t markers[] = {s->infiltration};
    say(lang, "s75.status.nv", number, NULL, out);
    print_place(g, s, RESERVE, "s75.picture.reserve", lang, out);
    say(lang, "s75.status.infiltration", markers, NULL, out);
    print_tokens(s, TOKEN_OF_NV, lang, out);
}

static void print_sv(const State *s, Lang lang, Text *out)
{
    const int64_t number[] = {count_provinces(s->hand[SV]), s->plus_left[SV]};
    const int64_t air[] = {s->air_box, AIR_BOX_MAX};
    const int64_t gone[] = {s->air_lost, s75_air_to_buy(s)};
    say(lang, "s75.status.sv", number, NULL, out);
    say(lang, "s75.map.air", air, NULL, out);
    say(lang, "s75.status.air_gone", gone, NULL, out);
    print_tokens(s, TOKEN_OF_SV, lang, out);
}

static void print_pile(const Game *g, const State *s, Lang lang, Text *out)
{
    const int64_t number[] = {s->aside_count, s->pile_count};
    say(lang, has_draw_pile(g) ? "s75.status.pile" : "s75.status.aside", number, NULL, out);
}

/* While the game is set up nobody has cards yet, and nothing can be spent [3.8]. */
static void print_set_up(const Game *g, const State *s, Lang lang, Text *out)
{
    print_place(g, s, RESERVE, "s75.picture.reserve", lang, out);
    if (s->at[BOX])
        print_place(g, s, BOX, "s75.picture.waiting", lang, out);
}

void s75_status(const Game *g, const State *s, Seat viewer, Lang lang, Text *out)
{
    print_turn(s, lang, out);
    if (!s->turn) {
        print_set_up(g, s, lang, out);
        return;
    }
    print_combat(g, s, lang, out);
    print_availability(g, s, lang, out);
    print_solo(g, s, lang, out);
    print_card(g, s, lang, out);
    print_desertion(g, s, lang, out);
    print_nv(g, s, lang, out);
    print_sv(s, lang, out);
    print_pile(g, s, lang, out);
}
