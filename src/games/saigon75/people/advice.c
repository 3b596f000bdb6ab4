/* advice.c: what a card is good for as things stand, told to who holds it, and what the cards in
 * force do [6]. Of hidden cards only the reader's own are spoken of. */
#include "games/saigon75/people/glance.h"
#include "games/saigon75/people/speak.h"
#include "games/saigon75/people/words.h"

/* What a card does when played in that side's phase, in a few words. */
static const char *const does[CARDS][SIDES] = {
    [E01_COUNTER_ATTACK] = {"s75.does.e01", "s75.does.e01"},
    [E02_AMMUNITION_SHORTAGE] = {"s75.does.e02", "s75.does.e02"},
    [E03_AIR_STRIKES] = {"s75.does.e03", "s75.does.e03"},
    [E04_REDEPLOYMENT] = {"s75.does.e04", "s75.does.e04"},
    [E05_INTELLIGENCE] = {"s75.does.e05", "s75.does.e05"},
    [E06_RESISTANCE] = {"s75.does.e06", "s75.does.e06"},
    [E07_LIMITED_OFFENSIVE] = {"s75.does.e07", "s75.does.e07"},
    [E08_RAINSTORM] = {"s75.does.e08", "s75.does.e08"},
    [E09_ARMOURED_SUPPORT] = {"s75.does.e09", "s75.does.e09"},
    [E10_VC_ATTACK] = {"s75.does.e10_nv", "s75.does.e10_sv"},
    [E11_PARALYSED_COMMAND] = {"s75.does.e11_nv", "s75.does.e11_sv"},
    [E12_DIRECTIVE] = {"s75.does.e12", "s75.does.nothing"},
    [E13_CORRUPTION] = {"s75.does.e13_nv", "s75.does.e13_sv"},
    [E14_CRISIS] = {"s75.does.e14", "s75.does.e14"},
    [E15_DIVERSION] = {"s75.does.e15", "s75.does.e15"},
    [E16_EVACUATION] = {"s75.does.e16", "s75.does.e16"},
    [E17_LOW_MORALE] = {"s75.does.e17", "s75.does.e17"},
    [E18_VC_INFILTRATION] = {"s75.does.e18", "s75.does.e18"},
    [E19_UPRISING] = {"s75.does.e19", "s75.does.e19"},
    [E20_MONTAGNARD_REVOLT] = {"s75.does.e20", "s75.does.e20"},
};

static Seat favoured(unsigned card)
{
    static const Seat sides[COLOURS] = {SV, SEAT_NOBODY, NV};
    return sides[s75_cards[card].favours];
}

/* ---- What a card would do now ---------------------------------------------------------------- */

static Units in_provinces(const State *s, Provinces provinces, Units units)
{
    Units found = 0;
    for (; provinces; provinces &= provinces - 1)
        found |= s->at[first_province(provinces)];
    return found & units;
}

/* Whether there is anything on the map for it to work on [6.h]. */
static bool finds_something(const Game *g, const State *s, unsigned card, unsigned phase)
{
    const Board *board = g->board;
    switch ((Card)card) {
    case E03_AIR_STRIKES:
        return s75_on_map(s) & NV_UNITS;
    case E10_VC_ATTACK:
        return s75_on_map(s) & MECHANISEDS;
    case E12_DIRECTIVE:
        return phase == NV;
    case E16_EVACUATION:
        return in_provinces(s, ALL_PROVINCES & ~PROVINCE(board->saigon), SV_UNITS);
    case E18_VC_INFILTRATION:
        return (s75_on_map(s) | s->at[RESERVE]) & ALL_VC;
    case E20_MONTAGNARD_REVOLT:
        return in_provinces(s, board->mountain, SV_UNITS);
    default:
        return true;
    }
}

/* Works in combats alone: who plays the enemy's does well not to fight. */
static bool is_for_combats(unsigned card, unsigned phase)
{
    return s75_cards[card].uses[phase] || card == E02_AMMUNITION_SHORTAGE ||
           card == E17_LOW_MORALE || (card == E10_VC_ATTACK && phase == NV);
}

static void say_crisis(const Game *g, const State *s, Lang lang, Text *out)
{
    State then = *s;
    then.crisis = 1;
    then.desertion_die = 0;
    s75_say_desertion(g, &then, lang, out);
}

static void say_effect(const Game *g, const State *s, unsigned card, unsigned phase, Lang lang,
                       Text *out)
{
    const bool die = card == E12_DIRECTIVE && phase == NV && s->turn == TURNS;
    if (!finds_something(g, s, card, phase)) {
        text_add(out, message_text(lang, "s75.does.nothing"));
        return;
    }
    text_add(out, message_text(lang, die ? "s75.does.e12_die" : does[card][phase]));
    if (card == E14_CRISIS) {
        text_add(out, " · ");
        say_crisis(g, s, lang, out);
    }
}

void s75_card_advice(const Game *g, const State *s, Seat viewer, uint8_t card, Lang lang, Text *out)
{
    static const char *const enemy[SIDES] = {"s75.advice.nv", "s75.advice.sv"};
    const Seat owner = favoured(card);
    if (viewer >= SIDES)
        return;
    TEXT(effect, words, GLANCE_WORDS);
    say_effect(g, s, card, viewer, lang, &effect);
    if (owner >= SIDES)
        message_say(lang, "s75.advice.both", NULL, words, out);
    else
        message_say(lang, owner == viewer ? "s75.advice.own" : enemy[owner], NULL, words, out);
    if (owner < SIDES && owner != viewer && is_for_combats(card, viewer)) {
        text_add(out, " · ");
        text_add(out, message_text(lang, "s75.advice.quiet"));
    }
}

/* ---- In force -------------------------------------------------------------------------------- */

static void add_uses(const Game *g, const State *s, Lang lang, Text *out)
{
    const int64_t left[] = {s->card_uses};
    const Speaker speaker = {g, s, lang, out};
    Phrase names;
    s75_phrase_begin(&names);
    for (Provinces set = s->card_in; set; set &= set - 1)
        s75_phrase_name(&speaker, &names, 'p', (uint8_t)first_province(set));
    text_add(out, " · ");
    if (names.text.length)
        message_say(lang, s->card_uses ? "s75.force.used_more" : "s75.force.used", left,
                    names.words, out);
    else
        message_say(lang, s->card_uses ? "s75.force.unused" : "s75.force.spent", left, NULL, out);
}

static void fill(const Game *g, const State *s, uint8_t card, Lang lang, Force *out)
{
    const int64_t limit[] = {s->combat_limit};
    const bool now = card == s->card;
    Text word = text_on(out->word, sizeof out->word), name = text_on(out->name, sizeof out->name);
    Text line = text_on(out->line, sizeof out->line);
    s75_args[ARG_CARD].print(g, card, &word);
    text_add(&name, message_text(lang, s75_cards[card].name));
    out->favours = favoured(card);
    if (now && s->combat_limit != NOWHERE)
        message_say(lang, "s75.force.limit", limit, NULL, &line);
    else
        text_add(&line, message_text(lang, does[card][s->active]));
    if (now && s75_cards[card].uses[s->active])
        add_uses(g, s, lang, &line);
}

/* The card of this phase, and the crisis that waits for the desertion of the turn [6.e]. */
bool s75_force(const Game *g, const State *s, Seat viewer, uint8_t index, Lang lang, Force *out)
{
    const bool card = s->card < CARDS && !game_over(s);
    const bool crisis = s->crisis && s->card != E14_CRISIS && !game_over(s);
    if (index >= card + crisis)
        return false;
    fill(g, s, index == 0 && card ? s->card : (uint8_t)E14_CRISIS, lang, out);
    return true;
}
