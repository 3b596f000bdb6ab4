/* trung_deck.c: what of the bots is part of the game itself [T2.1]: who is one, the order of their
 * deck, the Agitate Total of a VC bot. How they decide is in players/trung. */
#include "games/fitl/rules/chapters.h"

/* The policy a US bot begins with, by scenario [T2.1]. */
static const uint8_t first_policy[SCENARIOS] = {POLICY_LBJ, POLICY_LBJ, POLICY_JFK};

void fitl_trung_setup(const Game *g, State *s)
{
    s->bots = g->option[OPTION_BOTS];
    s->us_policy = is_bot(s, US) ? first_policy[g->option[OPTION_SCENARIO]] : 0;
    for (unsigned t = 0; t < TRACKS; t++)
        if (!is_tracked(s, t))
            s->track[t] = 0;
}

unsigned fitl_trung_count(const State *s)
{
    return TRUNG_HAND * (unsigned)__builtin_popcount(s->bots);
}

bool fitl_trung_wants(const State *s) { return s->trung_size < fitl_trung_count(s); }

/* ---- Shuffling [T6.1, T15.8] ----------------------------------------------------------------- */

/* Local 0: the Agitate Total has been looked at. */
static void trung_deck_run(const Game *g, State *s)
{
    Frame *f = flow_top(s);
    if (!f->v[0]) {
        f->v[0] = 1;
        s->trung_top = 0;
        if (is_bot(s, VC) && !s->track[T_VC]) {
            flow_call(s, TRUNG_DIE);
            return;
        }
    }
    if (fitl_trung_wants(s))
        flow_call(s, TRUNG_CARD);
    else
        flow_return(s);
}

const Step fitl_trung_deck_step = {.name = "trung_deck", .rule = "19.1", .run = trung_deck_run};

void fitl_trung_draw(State *s, unsigned card)
{
    note(s, N_TRUNG, card, 0, 0);
    for (uint8_t i = 0; i < s->trung_size; i++)
        if (s->trung[i] == card)
            s->trung_top = i;
}

static uint32_t laid(const State *s)
{
    uint32_t set = 0;
    for (unsigned i = 0; i < s->trung_size; i++)
        set |= 1u << s->trung[i];
    return set;
}

/* ---- The next card of the deck [T6.1] -------------------------------------------------------- */

static void trung_card_legal(const Game *g, const State *s, ActionList *out)
{
    const uint32_t gone = laid(s);
    for (uint8_t card = 0; card < TRUNG_CARDS; card++)
        if (is_bot(s, trung_owner(card)) && !(gone >> card & 1))
            list_add_weighted(out, (Action){V_TRUNG, card, 0, 0}, 1);
}

static void trung_card_apply(const Game *g, State *s, Action a)
{
    s->trung[s->trung_size++] = a.a;
    flow_return(s);
}

const Step fitl_trung_card_step = {
    .name = "trung_card",
    .rule = "19.1",
    .prompt = "fitl.ask.trung_card",
    .legal = trung_card_legal,
    .apply = trung_card_apply,
};

/* ---- The Agitate Total begins anew [T15.8] --------------------------------------------------- */

static void trung_die_apply(const Game *g, State *s, Action a)
{
    fitl_gain_agitation(s, a.a);
    flow_return(s);
}

const Step fitl_trung_die_step = {
    .name = "trung_die",
    .rule = "19.1",
    .prompt = "fitl.ask.trung_die",
    .offer = {V_DIE, 1, 3},
    .apply = trung_die_apply,
};

/* ---- Points for Pacification [T15.3] --------------------------------------------------------- */

/* Two dice; the track of ARVN's Resources, which nobody counts, holds what is left. Local 0: dice
 * rolled. */
static void trung_points_run(const Game *g, State *s)
{
    Frame *f = flow_top(s);
    if (f->v[0] == 0)
        s->track[T_ARVN] = 0;
    else
        fitl_add_points(s, s->die);
    if (f->v[0]++ < 2)
        flow_call(s, DIE);
    else
        flow_return(s);
}

const Step fitl_trung_points_step = {
    .name = "trung_points", .rule = "19.1", .run = trung_points_run};

/* ---- The policy of the US bot [T15.6] -------------------------------------------------------- */

/* Before the last Coup it is Nixon's; else a die against the leaders' box. Local 0: it is rolled.
 */
static void trung_policy_run(const Game *g, State *s)
{
    Frame *f = flow_top(s);
    if (!f->v[0] && s->coup_count + 1 == scenario_of(g)->piles) {
        s->us_policy = POLICY_NIXON;
    } else if (!f->v[0]++) {
        flow_call(s, DIE);
        return;
    } else {
        s->us_policy = s->die == s->leader_cards  ? POLICY_JFK
                       : s->die > s->leader_cards ? POLICY_LBJ
                                                  : POLICY_NIXON;
    }
    note(s, N_POLICY, s->us_policy, 0, 0);
    flow_return(s);
}

const Step fitl_trung_policy_step = {
    .name = "trung_policy", .rule = "19.1", .run = trung_policy_run};
