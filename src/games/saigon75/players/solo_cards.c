/* solo_cards.c: chapter 15, the cards of the NV automaton: the solo card of the phase [15.1], the
 * pile of event cards that is turned over instead of a hand [15.2], and the token used for an
 * exchange [15.f]. What it does on the map is a policy's affair, not this file's.
 *
 * Nobody has seen the pile, so it has no order and, as far as possible, no contents here: it is a
 * number of cards (`pile_nv`) and what is known of them. Face down lie
 *   - cards that were turned over before a reshuffle: hand[NV] without `turned`;
 *   - some of the `strays`, equally likely any (s75_strays_in_pile says how many);
 *   - some of `unseen`, equally likely any (s75_unknown_in_pile), as the draw pile and the four
 * are. This is exact, for nothing that happens tells one card of such a set from another: the deal,
 * a draw, a shuffle and a blind draw take places, not cards, and a search stops by what it shows,
 * not by what still lies face down. So each face-down place is as likely to be on top, and each
 * card of a set as likely to lie there.
 *
 * A card drawn blind from the four stays unknown in the same way. If nobody has looked at the four,
 * they are places like the others: one place goes over to the pile. If SV has, he knows the set
 * they come from, so this set is kept apart from `unseen`: those are the strays. There are three
 * tokens: after look, blind draw and second look nobody can draw blind once more, and one set of
 * strays is enough.
 */
#include "games/saigon75/rules/chapters.h"

static const SoloCard *card_in_force(const Game *g, const State *s)
{
    ENSURE(s->solo_card);
    return &g->board->solo[s->solo_card - 1];
}

/* ---- The pile -------------------------------------------------------------------------------- */

unsigned s75_face_down(const State *s) { return s->pile_nv - count_provinces(s->turned); }

/* Those that are not set aside any more. SV may have `aside` before him: then he has told them
 * apart. */
unsigned s75_strays_in_pile(const State *s)
{
    const unsigned either = count_provinces(s->strays | s->aside);
    return s->strays ? either - s->aside_count : 0;
}

unsigned s75_unknown_in_pile(const State *s)
{
    return s->pile_nv - count_provinces(s->hand[NV]) - s75_strays_in_pile(s);
}

static uint32_t cards_of(unsigned colour)
{
    uint32_t cards = 0;
    for (unsigned card = 0; card < CARDS; card++)
        cards |= s75_cards[card].favours == colour ? 1u << card : 0;
    return cards;
}

/* Whether it is worth turning over the next card. What `unseen` holds must not matter: it would
 * tell SV's hand. */
static bool may_show(const State *s, unsigned colour)
{
    return s75_unknown_in_pile(s) + s75_strays_in_pile(s) > 0 ||
           (s->hand[NV] & ~s->turned & cards_of(colour));
}

static void list_turn(uint32_t weight, unsigned card, ActionList *out)
{
    if (weight)
        list_add_weighted(out, (Action){V_TURN, (uint8_t)card, 0, 0}, weight);
}

/* The odds of the card on top, times the face-down cards and both sizes: a known card lies there
 * once, a stray as often as the strays in the pile go into all of them, an unseen one likewise. */
static void solo_turn_legal(const Game *g, const State *s, ActionList *out)
{
    const unsigned strays = s75_strays_in_pile(s), unknown = s75_unknown_in_pile(s);
    const unsigned of_strays = strays ? count_provinces(s->strays) : 1;
    const unsigned of_unseen = unknown ? count_provinces(s->unseen) : 1;
    const uint32_t known = s->hand[NV] & ~s->turned;
    for (unsigned card = 0; card < CARDS; card++) {
        const uint32_t bit = 1u << card;
        if (known & bit)
            list_turn(of_strays * of_unseen, card, out);
        else if (s->strays & bit)
            list_turn(strays * of_unseen, card, out);
        else if (s->unseen & bit)
            list_turn(unknown * of_strays, card, out);
    }
}

/* Everybody sees it from now on [16]; it stays out until a reshuffle. */
static void turn_over(State *s, uint8_t card)
{
    s->unseen &= ~(1u << card);
    s->strays &= ~(1u << card);
    s->hand[NV] |= 1u << card;
    s->turned |= 1u << card;
}

static void take_out(State *s, uint8_t card)
{
    turn_over(s, card);
    s->hand[NV] &= ~(1u << card);
    s->turned &= ~(1u << card);
    s->pile_nv--;
}

/* [6.1] With a draw pile its top card goes to NV's pile, unseen: a place, not a card. */
void s75_solo_draw(State *s)
{
    s->pile_count--;
    s->pile_nv++;
    flow_note(s, N_DREW, NV, 0, 0);
}

/* ---- The solo card [15.1] -------------------------------------------------------------------- */

/* Drawn; a relentless automaton looks through what is left and takes one [15.l]. */
static Seat solo_card_actor(const Game *g, const State *s)
{
    return chooses_solo_card(g) ? NV : (Seat)SEAT_CHANCE;
}

static void solo_card_legal(const Game *g, const State *s, ActionList *out)
{
    const bool chance = !chooses_solo_card(g);
    for (uint32_t cards = s->solo_left; cards; cards &= cards - 1) {
        const uint8_t card = (uint8_t)first_province(cards);
        if (chance)
            list_add_weighted(out, (Action){V_SOLO, card, 0, 0}, 1);
        else
            list_add(out, V_SOLO, card, 0, 0);
    }
}

static void solo_card_apply(const Game *g, State *s, Action a)
{
    s->solo_left &= ~(1u << a.a);
    s->solo_card = (uint8_t)(a.a + 1);
    flow_note(s, N_SOLO_CARD, a.a, 0, 0);
    flow_goto(s, SOLO_EXCHANGE);
}

/* One that is left; which, no person says. */
static uint8_t solo_card_why(const Game *g, const State *s, Action a)
{
    return a.verb == V_SOLO && s->solo_left >> a.a & 1 ? R_LEGAL : R_DICE_DECIDE;
}

const Step s75_solo_card_step = {.name = "solo_card",
                                 .rule = "15.1",
                                 .prompt = "s75.ask.chance.solo",
                                 .actor = solo_card_actor,
                                 .legal = solo_card_legal,
                                 .apply = solo_card_apply,
                                 .why_not = solo_card_why};

/* ---- The exchange [15.f] --------------------------------------------------------------------- */

static void solo_exchange_run(const Game *g, State *s)
{
    if (card_in_force(g, s)->token_use != TOKEN_EXCHANGE || s75_why_no_token(g, s) != R_LEGAL ||
        !s->aside_count) {
        flow_return(s);
        return;
    }
    if (may_show(s, YELLOW)) {
        flow_goto(s, SOLO_EXCHANGE_CARD);
        return;
    }
    s->turned = s->hand[NV]; /* to the end, though nobody need look: all of them are known */
    flow_note(s, N_NO_EXCHANGE, 0, 0, 0);
    flow_return(s);
}

const Step s75_solo_exchange_step = {
    .name = "solo_exchange", .rule = "15.f", .run = solo_exchange_run};

/* ---- The exchange: a card of the pile [15.f] ------------------------------------------------- */

/* One of the four, drawn blind, is shuffled into what lies face down. */
static void draw_blind(State *s)
{
    flow_needs(s, (!s->strays || !s->aside) && s->aside_count > 0);
    s->strays |= s->aside;
    s->aside = 0;
    s->aside_count--;
    s->pile_nv++;
    if (s->seen[SV])
        s->stale[SV]++;
}

static void solo_exchange_card_apply(const Game *g, State *s, Action a)
{
    if (s75_cards[a.a].favours != YELLOW) {
        turn_over(s, a.a);
        flow_note(s, N_TURNED, a.a, 0, 0);
        flow_goto(s, SOLO_EXCHANGE);
        return;
    }
    take_out(s, a.a);
    s->discard |= 1u << a.a;
    s75_spend_token(s);
    draw_blind(s);
    flow_note(s, N_SOLO_EXCHANGE, a.a, 0, 0);
    flow_return(s);
}

const Step s75_solo_exchange_card_step = {.name = "solo_exchange_card",
                                          .rule = "15.f",
                                          .prompt = "s75.ask.chance.solo_exchange",
                                          .legal = solo_turn_legal,
                                          .apply = solo_exchange_card_apply};

/* ---- The event card [15.2, 17.9]; v[0] says which of the card's colours is sought ------------ */

/* The pile runs out only when all of it is known. Whether a second pass would find the colour is
 * then clear, and so is a third: nobody has to turn over the cards for that. */
static void solo_search_run(const Game *g, State *s)
{
    Frame *frame = flow_top(s);
    const uint8_t order = frame->v[0];
    if (!flow_needs(s, order < COLOURS))
        return;
    const uint8_t colour = card_in_force(g, s)->colour[order];
    if (may_show(s, colour)) {
        flow_goto(s, SOLO_EVENT_CARD)->v[0] = order;
        return;
    }
    s->turned = 0;
    flow_note(s, N_SHUFFLED, colour, s->pile_nv, 0);
    if (s->hand[NV] & cards_of(colour))
        return; /* the step runs again, on the whole pile */
    flow_note(s, N_NO_COLOUR, colour, 0, 0);
    frame->v[0]++;
}

const Step s75_solo_search_step = {.name = "solo_search", .rule = "15.2", .run = solo_search_run};

/* ---- The event card: one is turned over [15.2] ----------------------------------------------- */

static void solo_event_card_apply(const Game *g, State *s, Action a)
{
    const uint8_t order = flow_top(s)->v[0];
    if (s75_cards[a.a].favours == card_in_force(g, s)->colour[order]) {
        take_out(s, a.a);
        s75_put_in_force(s, a.a);
        flow_return(s);
        return;
    }
    turn_over(s, a.a);
    flow_note(s, N_TURNED, a.a, 0, 0);
    flow_goto(s, SOLO_SEARCH)->v[0] = order;
}

const Step s75_solo_event_card_step = {.name = "solo_event_card",
                                       .rule = "15.2",
                                       .prompt = "s75.ask.chance.solo_event",
                                       .legal = solo_turn_legal,
                                       .apply = solo_event_card_apply};
