/* setup.c: chapter 3. The fixed units, then chance lays the tokens, then SV places his free units,
 * then the cards are dealt [3.8]. */
#include "games/saigon75/rules/chapters.h"

enum { HAND_SMALL = 3, HAND_LARGE = 8, ASIDE = 4 };

static void place_fixed_units(const Game *g, State *s)
{
    uint8_t next[KINDS];
    memcpy(next, s75_kind_first, KINDS);
    for (unsigned p = 0; p < PROVINCES; p++)
        for (unsigned kind = 0; kind < KINDS; kind++)
            for (unsigned n = 0; n < g->board->setup[p][kind]; n++)
                s75_put(g, s, next[kind]++, p);
}

void s75_setup(const Game *g, State *s)
{
    for (unsigned u = 0; u < UNITS; u++) {
        const unsigned place = side_of(u) == NV ? RESERVE : BOX; /* [3.3] */
        s75_put_first(s, u, place);
    }
    s->full = DIVISIONS;
    place_fixed_units(g, s); /* [3.1] */
    s->plus_left[NV] = 3;
    s->plus_left[SV] = 2;
    s->infiltration = INFILTRATION_TOTAL;
    s->air_box = g->option[OPTION_SV_AIR] ? 2 : 0; /* [3.6] */
    s->unseen = (1u << CARDS) - 1;
    s->solo_left = is_solo(g) ? (1u << SOLO_CARDS) - 1 : 0;
    s->card = NO_CARD;
    s->combat_limit = NOWHERE;
    s->combat.province = NOWHERE;
    s->moving = NO_UNIT;
    s->looker = NOWHERE;
    s->winner = NOWHERE;
    s->token_sites = g->board->token;
    memset(s->token_place, TOKEN_HIDDEN, TOKENS);
}

/* ---- The tokens are laid [3.4] --------------------------------------------------------------- */

/* Hidden tokens are laid when they are turned over [12.1]: the odds are the same, and until then
 * there is nothing that could leak. */
static void tokens_lie_run(const Game *g, State *s)
{
    if (has_hidden_tokens(g) || !s->token_sites)
        flow_return(s);
    else
        flow_call(s, TOKEN_LIES);
}

const Step s75_tokens_lie_step = {.name = "tokens_lie", .rule = "3.4", .run = tokens_lie_run};

/* ---- Where a token lies [3.4] ---------------------------------------------------------------- */

static unsigned next_token(const State *s) { return TOKENS - count_provinces(s->token_sites); }

void s75_list_token_sites(const State *s, unsigned token, ActionList *out)
{
    for (Provinces sites = s->token_sites; sites; sites &= sites - 1)
        list_add_weighted(out, (Action){V_LIES, (uint8_t)token, (uint8_t)first_province(sites), 0},
                          1);
}

static void token_lies_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_token_sites(s, next_token(s), out);
}

static void token_lies_apply(const Game *g, State *s, Action a)
{
    s->token_place[a.a] = a.b;
    s->token_sites &= ~PROVINCE(a.b);
    flow_note(s, N_TOKEN_LIES, a.a, a.b, 0);
    flow_return(s);
}

const Step s75_token_lies_step = {.name = "token_lies",
                                  .rule = "3.4",
                                  .prompt = "s75.ask.chance.token",
                                  .legal = token_lies_legal,
                                  .apply = token_lies_apply};

/* ---- SV places his free units [3.2] ---------------------------------------------------------- */

static void placement_run(const Game *g, State *s)
{
    if (s->at[BOX])
        flow_call(s, PLACE_UNIT);
    else
        flow_return(s);
}

const Step s75_placement_step = {.name = "placement", .rule = "3.2", .run = placement_run};

/* ---- Where a free unit goes [3.2] ------------------------------------------------------------ */

/* River Patrols first, so that there is always room for them. */
static unsigned unit_to_place(const State *s)
{
    const Units patrols = s->at[BOX] & RIVER_PATROLS;
    return first_unit(patrols ? patrols : s->at[BOX]);
}

static void bar_placement(const Game *g, const State *s, Bars *bars)
{
    const bool patrol = RIVER_PATROLS >> unit_to_place(s) & 1;
    bar(bars, R_NO_SUCH_PLACE, ~(Units)ALL_PROVINCES);
    bar(bars, R_PLACE_MEKONG, patrol ? ~(Units)g->board->mekong : 0);
    bar(bars, R_FULL, s75_full_provinces(s, SV));
}

static void place_unit_legal(const Game *g, const State *s, ActionList *out)
{
    Bars bars = no_bars();
    bar_placement(g, s, &bars);
    const uint8_t unit = (uint8_t)unit_to_place(s);
    for (Units open = bars_open(&bars, ALL_PROVINCES); open; open &= open - 1)
        list_add(out, V_PLACE, unit, (uint8_t)first_unit(open), 0);
}

static uint8_t place_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.b);
    if (a.verb != V_PLACE)
        return R_NOT_NOW;
    if (a.a != unit_to_place(s))
        return R_PLACED_IN_TURN;
    bar_placement(g, s, &bars);
    return bars.reason;
}

static void place_unit_apply(const Game *g, State *s, Action a)
{
    s75_put(g, s, a.a, a.b);
    flow_note(s, N_PLACED, a.a, a.b, 0);
    flow_return(s);
}

const Step s75_place_unit_step = {.name = "place_unit",
                                  .rule = "3.2",
                                  .prompt = "s75.ask.place",
                                  .actor = s75_sv,
                                  .legal = place_unit_legal,
                                  .apply = place_unit_apply,
                                  .why_not = place_unit_why};

/* ---- The cards are dealt [3.5] --------------------------------------------------------------- */

static unsigned hand_size(const Game *g) { return has_draw_pile(g) ? HAND_SMALL : HAND_LARGE; }

/* Once the pile is empty, what nobody has seen can only be the cards set aside; but in a solo game
 * NV's own cards as well. */
void s75_settle_aside(const Game *g, State *s)
{
    if (s->pile_count == 0 && !is_solo(g)) {
        s->aside |= s->unseen;
        s->unseen = 0;
    }
}

/* The deck is a set, never an order: what nobody has seen is drawn when it is needed. */
static void dealing_run(const Game *g, State *s)
{
    if (count_provinces(s->hand[SV]) < hand_size(g)) {
        flow_call(s, DEAL_CARD);
        return;
    }
    s->aside_count = ASIDE;
    s->pile_nv = (uint8_t)(is_solo(g) ? hand_size(g) : 0);
    s->pile_count = (uint8_t)(count_provinces(s->unseen) - ASIDE - s->pile_nv);
    s75_settle_aside(g, s);
    flow_return(s);
}

const Step s75_dealing_step = {.name = "dealing", .rule = "3.5", .run = dealing_run};

/* ---- A card is dealt [3.5] ------------------------------------------------------------------- */

/* The automaton is dealt nothing: its cards are a pile that nobody looks at [15]. */
static unsigned side_to_deal(const Game *g, const State *s)
{
    return !is_solo(g) && count_provinces(s->hand[NV]) < hand_size(g) ? NV : SV;
}

static void deal_card_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_draw(side_to_deal(g, s), s->unseen, out);
}

static void deal_card_apply(const Game *g, State *s, Action a)
{
    s->unseen &= ~(1u << a.b);
    s->hand[a.a] |= 1u << a.b;
    flow_note(s, N_DEALT, a.a, a.b, 0);
    flow_return(s);
}

const Step s75_deal_card_step = {.name = "deal_card",
                                 .rule = "3.5",
                                 .prompt = "s75.ask.chance.deal",
                                 .legal = deal_card_legal,
                                 .apply = deal_card_apply};
