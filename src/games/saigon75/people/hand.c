/* hand.c: the cards in words, as far as a viewer may know them [6.3, 16]: hands, the card in force,
 * the pile, the four set aside, what has been played. */
#include "games/saigon75/people/speak.h"
#include "games/saigon75/players/secrets.h"

static void say_cards(const Speaker *sp, uint32_t cards)
{
    static const char *const favours[COLOURS] = {"s75.hand.card.sv", "s75.hand.card.none",
                                                 "s75.hand.card.nv"};
    for (; cards; cards &= cards - 1) {
        const uint8_t card = (uint8_t)first_province(cards);
        s75_say_line(sp, favours[s75_cards[card].favours], (uint8_t[ARGS_MAX]){card}, NULL);
    }
}

static void say_names(const Speaker *sp, const char *message, uint32_t cards)
{
    Phrase names;
    if (!cards)
        return;
    s75_phrase_begin(&names);
    s75_phrase_cards(sp, &names, cards);
    s75_say_line(sp, message, NULL, names.words);
}

/* The automaton's cards lie in a pile nobody has seen, but for what it has turned over [15.2]. */
static void say_hand(const Speaker *sp, Seat viewer, uint8_t side)
{
    const State *s = sp->s;
    const bool automaton = is_solo(sp->g) && side == NV;
    const bool seen = sees_hand(viewer, side) && !automaton;
    const unsigned count = automaton ? s->pile_nv : count_provinces(s->hand[side]);
    const uint8_t arg[ARGS_MAX] = {side, (uint8_t)count};
    if (!count)
        s75_say_line(sp, "s75.hand.empty", arg, NULL);
    else if (!seen)
        s75_say_line(sp, "s75.hand.hidden", arg, NULL);
    else
        s75_say_line(sp, "s75.hand.held", arg, NULL);
    if (seen)
        say_cards(sp, s->hand[side]);
    if (automaton) {
        say_names(sp, "s75.hand.solo_turned", s->turned);
        say_names(sp, "s75.hand.solo_known", s->hand[NV] & ~s->turned);
    }
}

/* The four as he has them before him, or as he last left them. */
static void say_memory(const Speaker *sp, Seat viewer)
{
    const State *s = sp->s;
    if (viewer >= SIDES)
        return;
    const bool looks = is_looking(s) && s->active == viewer;
    const uint32_t cards = looks ? s->aside : s->seen[viewer];
    if (!cards)
        return;
    say_names(sp, "s75.hand.seen", cards);
    if (!looks && s->stale[viewer])
        s75_say_line(sp, "s75.hand.stale", (uint8_t[ARGS_MAX]){s->stale[viewer]}, NULL);
}

static void say_deck(const Speaker *sp, Seat viewer)
{
    const uint8_t arg[ARGS_MAX] = {sp->s->pile_count, sp->s->aside_count};
    s75_say_line(sp, has_draw_pile(sp->g) ? "s75.hand.deck" : "s75.hand.aside", arg, NULL);
    say_memory(sp, viewer);
}

static void say_played(const Speaker *sp)
{
    Phrase names;
    s75_phrase_begin(&names);
    s75_phrase_cards(sp, &names, sp->s->discard);
    s75_say_line(sp, sp->s->discard ? "s75.hand.played" : "s75.hand.played_none", NULL,
                 names.words);
}

void s75_hand(const Game *g, const State *s, Seat viewer, Lang lang, Text *out)
{
    const Speaker sp = {g, s, lang, out};
    const uint8_t first = viewer == SV ? SV : NV; /* his own cards before the enemy's */
    say_hand(&sp, viewer, first);
    say_hand(&sp, viewer, (uint8_t)(1 - first));
    if (s->card < CARDS)
        s75_say_line(&sp, "s75.hand.force", (uint8_t[ARGS_MAX]){s->card}, NULL);
    say_deck(&sp, viewer);
    say_played(&sp);
}
