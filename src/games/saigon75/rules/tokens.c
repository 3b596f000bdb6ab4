/* tokens.c: chapter 12: who gets a token, and the exchange of a card. Its other uses are where they
 * are made: availability.c, movement.c (strategic move), combat.c (dice). */
#include "games/saigon75/rules/chapters.h"

static const uint8_t token_of[SIDES] = {TOKEN_OF_NV, TOKEN_OF_SV};

static unsigned owned_token(const State *s, unsigned side)
{
    for (unsigned i = 0; i < TOKENS; i++)
        if (s->token_place[i] == token_of[side])
            return i;
    return TOKENS;
}

/* Why the active side cannot use a token now [12.2]. */
uint8_t s75_why_no_token(const Game *g, const State *s)
{
    const unsigned side = s->active;
    if (is_edition_1(g) && side == SV)
        return R_TOKENS_NV_ONLY;
    if (owned_token(s, side) == TOKENS)
        return R_NO_TOKEN;
    return !is_edition_1(g) && s->token_used[side] ? R_TOKEN_USED : R_LEGAL;
}

/* A used token leaves the game. Gives its index. */
unsigned s75_spend_token(State *s)
{
    const unsigned token = owned_token(s, s->active);
    if (!flow_needs(s, token < TOKENS))
        return 0;
    s->token_place[token] = TOKEN_GONE;
    s->token_used[s->active]++;
    return token;
}

/* ---- Award [12.1] ---------------------------------------------------------------------------- */

static void award(const Game *g, State *s, unsigned token)
{
    const unsigned owner = s75_controller(s, s->token_place[token]);
    if (owner == SV && is_edition_1(g)) {
        s->token_place[token] = TOKEN_GONE;
        flow_note(s, N_TOKEN_GONE, (uint8_t)token, 0, 0);
        return;
    }
    s->token_place[token] = token_of[owner];
    flow_note(s, N_TOKEN_TAKEN, (uint8_t)token, (uint8_t)owner, 0);
}

/* Turns 3, 5 and 7 award tokens 0, 1 and 2. */
static unsigned token_of_turn(const State *s)
{
    return s->turn >= 3 && s->turn % 2 == 1 ? (s->turn - 3u) / 2u : TOKENS;
}

static void token_award_run(const Game *g, State *s)
{
    const unsigned token = token_of_turn(s);
    if (token < TOKENS && s->token_place[token] == TOKEN_HIDDEN) {
        flow_goto(s, TOKEN_SHOWN);
        return;
    }
    if (token < TOKENS && s->token_place[token] < PROVINCES)
        award(g, s, token);
    flow_return(s);
}

const Step s75_token_award_step = {.name = "token_award", .rule = "12.1", .run = token_award_run};

/* ---- A hidden token is shown [12.1] ---------------------------------------------------------- */

static void token_shown_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_token_sites(s, token_of_turn(s), out);
}

static void token_shown_apply(const Game *g, State *s, Action a)
{
    s->token_place[a.a] = a.b;
    s->token_sites &= ~PROVINCE(a.b);
    flow_note(s, N_TOKEN_SHOWN, a.a, a.b, 0);
    award(g, s, a.a);
    flow_return(s);
}

const Step s75_token_shown_step = {.name = "token_shown",
                                   .rule = "12.1",
                                   .prompt = "s75.ask.chance.token",
                                   .legal = token_shown_legal,
                                   .apply = token_shown_apply};

/* ---- Exchange [12.3, 12.c] ------------------------------------------------------------------- */

uint8_t s75_why_no_exchange(const Game *g, const State *s)
{
    const uint8_t reason = s75_why_no_token(g, s);
    if (reason)
        return reason;
    if (is_solo(g) && s->active == NV)
        return R_SOLO_EXCHANGE;
    if (!s->hand[s->active])
        return R_EMPTY_HAND;
    return s->aside_count ? R_LEGAL : R_NO_CARDS_ASIDE;
}

void s75_begin_exchange(const Game *g, State *s)
{
    s75_spend_token(s);
    flow_note(s, N_EXCHANGED, s->active, 0, 0);
    flow_call(s, is_edition_1(g) ? EXCHANGE_DISCARD : EXCHANGE_LOOK);
}

/* ---- Exchange: looking at the four [12.3] ---------------------------------------------------- */

/* [ed.2] The four are turned up for the active side. Chance does it even when they are settled, so
 * that nobody can look and take it back. */
static void exchange_look_run(const Game *g, State *s)
{
    s->looker = s->active;
    flow_goto(s, count_provinces(s->aside) == s->aside_count ? EXCHANGE_KNOWN : EXCHANGE_ASIDE);
}

const Step s75_exchange_look_step = {
    .name = "exchange_look", .rule = "12.3", .run = exchange_look_run};

/* ---- Exchange: one of the four, unknown so far [12.3] ---------------------------------------- */

static void exchange_aside_legal(const Game *g, const State *s, ActionList *out)
{
    for (uint32_t cards = s->strays ? s->strays : s->unseen; cards; cards &= cards - 1)
        list_add_weighted(out, (Action){V_ASIDE, (uint8_t)first_province(cards), 0, 0}, 1);
}

static void exchange_aside_apply(const Game *g, State *s, Action a)
{
    s->unseen &= ~(1u << a.a);
    s->strays &= ~(1u << a.a);
    s->aside |= 1u << a.a;
    flow_note(s, N_ASIDE, a.a, s->active, 0);
    if (count_provinces(s->aside) == s->aside_count)
        flow_goto(s, EXCHANGE_GIVE);
}

const Step s75_exchange_aside_step = {.name = "exchange_aside",
                                      .rule = "12.3",
                                      .prompt = "s75.ask.chance.aside",
                                      .legal = exchange_aside_legal,
                                      .apply = exchange_aside_apply};

/* ---- Exchange: the four, known already [12.3] ------------------------------------------------ */

static void exchange_known_legal(const Game *g, const State *s, ActionList *out)
{
    list_add_weighted(out, (Action){V_LOOK, 0, 0, 0}, 1);
}

static void exchange_known_apply(const Game *g, State *s, Action a)
{
    flow_note(s, N_LOOKED, s->active, 0, 0);
    flow_goto(s, EXCHANGE_GIVE);
}

const Step s75_exchange_known_step = {.name = "exchange_known",
                                      .rule = "12.3",
                                      .prompt = "s75.ask.chance.aside",
                                      .legal = exchange_known_legal,
                                      .apply = exchange_known_apply};

/* ---- Exchange: the card given [12.3] --------------------------------------------------------- */

static uint8_t why_not_held(const State *s, uint8_t card)
{
    return s->hand[s->active] >> card & 1 ? R_LEGAL : R_NOT_IN_HAND;
}

static void exchange_give_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_cards(V_GIVE, s->hand[s->active], out);
}

static uint8_t exchange_give_why(const Game *g, const State *s, Action a)
{
    return a.verb == V_GIVE ? why_not_held(s, a.a) : R_NOT_NOW;
}

static void exchange_give_apply(const Game *g, State *s, Action a)
{
    flow_goto(s, EXCHANGE_TAKE)->v[0] = a.a;
}

const Step s75_exchange_give_step = {.name = "exchange_give",
                                     .rule = "12.3",
                                     .prompt = "s75.ask.exchange.give",
                                     .actor = s75_active,
                                     .legal = exchange_give_legal,
                                     .apply = exchange_give_apply,
                                     .why_not = exchange_give_why};

/* ---- Exchange: the card taken [12.3] --------------------------------------------------------- */

static void exchange_take_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_cards(V_TAKE, s->aside, out);
}

static uint8_t exchange_take_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_TAKE)
        return R_NOT_NOW;
    return s->aside >> a.a & 1 ? R_LEGAL : R_NOT_ASIDE;
}

/* The giver knows the four from now on; who had looked before knows that one has changed [16]. */
static void exchange_take_apply(const Game *g, State *s, Action a)
{
    const unsigned side = s->active, enemy = 1 - side;
    const uint8_t given = flow_top(s)->v[0];
    const uint32_t both = 1u << given | 1u << a.a;
    s->hand[side] ^= both;
    s->aside ^= both;
    s->seen[side] = s->aside;
    s->stale[side] = 0;
    if (s->seen[enemy])
        s->stale[enemy]++;
    flow_note(s, N_SWAPPED, (uint8_t)side, given, a.a);
    flow_return(s);
}

const Step s75_exchange_take_step = {.name = "exchange_take",
                                     .rule = "12.3",
                                     .prompt = "s75.ask.exchange.take",
                                     .actor = s75_active,
                                     .legal = exchange_take_legal,
                                     .apply = exchange_take_apply,
                                     .why_not = exchange_take_why};

/* ---- Exchange, first edition: the card discarded [12.3] -------------------------------------- */

/* [ed.1] One card is discarded for one of the four, drawn blind. */
static void exchange_discard_apply(const Game *g, State *s, Action a)
{
    s->hand[s->active] &= ~(1u << a.a);
    s->discard |= 1u << a.a;
    flow_note(s, N_DISCARDED, s->active, a.a, 0);
    flow_goto(s, EXCHANGE_DRAW);
}

const Step s75_exchange_discard_step = {.name = "exchange_discard",
                                        .rule = "12.3",
                                        .prompt = "s75.ask.exchange.discard",
                                        .actor = s75_active,
                                        .legal = exchange_give_legal,
                                        .apply = exchange_discard_apply,
                                        .why_not = exchange_give_why};

/* ---- Exchange, first edition: the card drawn [12.3] ------------------------------------------ */

static void exchange_draw_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_draw(s->active, s->aside ? s->aside : s->unseen, out);
}

static void exchange_draw_apply(const Game *g, State *s, Action a)
{
    const uint32_t card = 1u << a.b;
    s->aside &= ~card;
    s->unseen &= ~card;
    s->hand[a.a] |= card;
    s->aside_count--;
    flow_note(s, N_DREW, a.a, a.b, 0);
    flow_return(s);
}

const Step s75_exchange_draw_step = {.name = "exchange_draw",
                                     .rule = "12.3",
                                     .prompt = "s75.ask.chance.draw",
                                     .legal = exchange_draw_legal,
                                     .apply = exchange_draw_apply};
