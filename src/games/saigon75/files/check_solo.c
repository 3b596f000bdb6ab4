/* check_solo.c: what must hold of the automaton's cards [15]: its pile, the strays (solo_cards.c
 * says what they are), the solo cards. */
#include "games/saigon75/files/check.h"

static bool is_solo_step(unsigned step)
{
    return step == SOLO_CARD || step == SOLO_EXCHANGE_CARD || step == SOLO_EVENT_CARD;
}

bool s75_nothing_is_solo(const Game *g, const State *s)
{
    if (is_solo(g))
        return true;
    for (unsigned i = 0; i < s->flow.depth; i++)
        if (is_solo_step(s->flow.frame[i].step))
            return false;
    return !(s->turned | s->strays | s->solo_left | s->solo_card | s->pile_nv);
}

/* ---- Event cards ----------------------------------------------------------------------------- */

static bool all_tokens_are_gone(const State *s)
{
    for (unsigned i = 0; i < TOKENS; i++)
        if (s->token_place[i] != TOKEN_GONE)
            return false;
    return true;
}

/* SV remembers them; those that have shown themselves are public. Where he has looked again he has
 * told them apart, and it took all tokens to come there. */
static bool strays_are_remembered(const State *s)
{
    if (!s->strays)
        return true;
    if (s->aside)
        return all_tokens_are_gone(s);
    return s->stale[SV] && s->strays == (s->seen[SV] & ~(s->hand[NV] | s->discard));
}

/* Each unknown card has a place: NV's pile, the draw pile, or aside. */
bool s75_pile_and_strays_add_up(const Game *g, const State *s)
{
    const unsigned known = count_provinces(s->hand[NV]), aside = count_provinces(s->aside);
    const unsigned cards = known + aside + count_provinces(s->strays | s->unseen);
    const unsigned places = (unsigned)s->pile_nv + s->pile_count + s->aside_count;
    if (cards != places || (s->turned & ~s->hand[NV]) || known > s->pile_nv || s->seen[NV])
        return false;
    if (aside > s->aside_count || (aside && s->looker != SV) || !strays_are_remembered(s))
        return false;
    if (s->strays && aside + count_provinces(s->strays) < s->aside_count)
        return false;
    return known + s75_strays_in_pile(s) <= s->pile_nv;
}

/* ---- Solo cards ------------------------------------------------------------------------------ */

/* NV has no hand to choose from: neither a card to play nor one to exchange [15.2, 15.f]. */
static bool asks_nv_for_a_card(const State *s)
{
    static const uint8_t steps[] = {EVENT_CARD,    EXCHANGE_ASIDE,   EXCHANGE_KNOWN, EXCHANGE_GIVE,
                                    EXCHANGE_TAKE, EXCHANGE_DISCARD, EXCHANGE_DRAW};
    if (s->active != NV)
        return false;
    for (unsigned i = 0; i < COUNT_OF(steps); i++)
        if (s75_is_in_step(s, steps[i]))
            return true;
    return false;
}

static bool step_finds_its_cards(const Game *g, const State *s)
{
    const Frame *frame = flow_now(s);
    switch (frame->step) {
    case SOLO_EXCHANGE_CARD:
        return g->board->solo[s->solo_card - 1].token_use == TOKEN_EXCHANGE && s->aside_count &&
               s75_why_no_token(g, s) == R_LEGAL && s75_face_down(s);
    case SOLO_EVENT_CARD:
        return frame->v[0] < COLOURS && s75_face_down(s);
    default:
        return true;
    }
}

/* One for each NV phase, from the moment it is drawn to the end of the phase [15.1]. */
bool s75_solo_card_is_in_force(const Game *g, const State *s)
{
    if (!is_solo(g))
        return true;
    if (s->solo_card > SOLO_CARDS || s->solo_left >> SOLO_CARDS ||
        count_provinces(s->solo_left) + s->turn <= TURNS)
        return false;
    if (s->solo_card && s->solo_left >> (s->solo_card - 1) & 1)
        return false;
    if (game_over(s))
        return !s->solo_card;
    const bool wanted = s75_is_in_step(s, NV_PHASE) && flow_now(s)->step != SOLO_CARD;
    if ((s->solo_card != 0) != wanted || asks_nv_for_a_card(s))
        return false;
    return step_finds_its_cards(g, s);
}
