/* deck.c: chapter 4: the set-up, and the deck as draws [4.7]. What is not revealed is not in the
 * position: nothing is hidden in it. */
#include <string.h>

#include "games/fitl/rules/chapters.h"

/* ---- Set-up [4.1-4.5] ------------------------------------------------------------------------ */

void fitl_lay_out(const Game *g, State *s)
{
    const Scenario *sc = scenario_of(g);
    for (unsigned t = 0; t < TYPES; t++) {
        s->box[BOX_OUT][t] = sc->out[t];
        s->box[BOX_AVAILABLE][t] = (uint8_t)(fitl_pool[t] - sc->out[t]);
    }
    for (unsigned x = 0; x < SPACES; x++) {
        s->level[x] = sc->level[x];
        for (unsigned k = 0; k < KINDS; k++) {
            uint8_t *left = &s->box[BOX_AVAILABLE][fitl_type_of[k]];
            fitl_put(s, x, k, sc->at[x][k]);
            *left = (uint8_t)(*left - sc->at[x][k]);
        }
    }
    memcpy(s->track, sc->track, sizeof s->track);
    s->econ = sc->econ;
    s->trail = sc->trail;
    s->markers = MARKERS;
}

/* [4.8] */
static void start_capabilities(const Game *g, State *s)
{
    if (!g->option[OPTION_PERIOD])
        return;
    switch (g->option[OPTION_SCENARIO]) {
    case SHORT:
        s->cap[SHADED] = 1u << CAP_AAA;
        break;
    case MEDIUM:
        s->cap[SHADED] = 1u << CAP_AAA | 1u << CAP_MAIN_FORCE | 1u << CAP_SA2 | 1u << CAP_SEARCH;
        s->cap[UNSHADED] = 1u << CAP_ARC_LIGHT | 1u << CAP_PATTON;
        break;
    default:
        break;
    }
}

void fitl_setup(const Game *g, State *s)
{
    static const struct {
        uint8_t leader, cards, coups_seen, pivotal;
    } start[SCENARIOS] = {{YOUNG_TURKS, 2, 3, 0}, {KY, 3, 7, 15}, {0, 0, 0, 15}};
    const unsigned which = g->option[OPTION_SCENARIO];
    fitl_lay_out(g, s);
    s->leader = start[which].leader;
    s->leader_cards = start[which].cards;
    s->coups_seen = start[which].coups_seen;
    s->pivotal = start[which].pivotal;
    if (which == SHORT)
        s->coups_seen |= 1u << (FAILED_2 - FIRST_COUP); /* only one Failed Attempt [4.3] */
    s->pile_left = (uint8_t)(scenario_of(g)->pile_events + 1);
    s->eligible = 15;
    s->pivot = NOBODY;
    start_capabilities(g, s);
    fitl_trung_setup(g, s);
}

/* ---- A card is drawn [4.7] ------------------------------------------------------------------- */

static bool cards_left(const Game *g, const State *s) { return s->pile < scenario_of(g)->piles; }

/* The cards a pile is made of [4.8]. */
static bool in_pool(const Game *g, const State *s, unsigned card)
{
    if (s->seen[card / 8] >> card % 8 & 1)
        return false;
    if (!g->option[OPTION_PERIOD])
        return true;
    const unsigned period = g->board->card[card].period;
    switch (g->option[OPTION_SCENARIO]) {
    case SHORT:
        return period == PERIOD_1965;
    case MEDIUM:
        return period == PERIOD_1968;
    default:
        return period == (s->pile == 0 ? PERIOD_1964 : s->pile < 3 ? PERIOD_1965 : PERIOD_1968);
    }
}

/* The Coup is as likely as any other card of the pile [4.7]. */
static void draw_legal(const Game *g, const State *s, ActionList *out)
{
    const unsigned coups = COUPS - (unsigned)__builtin_popcount(s->coups_seen);
    const uint32_t event_weight = s->pile_coup ? 1 : (s->pile_left - 1u) * coups;
    uint32_t events = 0;
    for (unsigned card = 1; card <= EVENTS; card++) {
        if (!in_pool(g, s, card))
            continue;
        events++;
        if (event_weight)
            list_add_weighted(out, (Action){.verb = V_CARD, .a = (uint8_t)card}, event_weight);
    }
    for (unsigned i = 0; i < COUPS && !s->pile_coup; i++)
        if (!(s->coups_seen >> i & 1))
            list_add_weighted(out, (Action){.verb = V_CARD, .a = (uint8_t)(FIRST_COUP + i)},
                              events);
}

static void draw_apply(const Game *g, State *s, Action a)
{
    s->next = a.a;
    if (a.a >= FIRST_COUP) {
        s->coups_seen |= (uint8_t)(1u << (a.a - FIRST_COUP));
        s->pile_coup = 1;
    } else {
        s->seen[a.a / 8] |= (uint8_t)(1u << a.a % 8);
    }
    if (--s->pile_left == 0) {
        s->pile++;
        s->pile_coup = 0;
        s->pile_left = cards_left(g, s) ? (uint8_t)(scenario_of(g)->pile_events + 1) : 0;
    }
    flow_return(s);
}

const Step fitl_draw_step = {
    .name = "draw",
    .rule = "4.7",
    .prompt = "fitl.ask.draw",
    .legal = draw_legal,
    .apply = draw_apply,
};

/* ---- A die [16.2] ---------------------------------------------------------------------------- */

static void die_apply(const Game *g, State *s, Action a)
{
    s->die = a.a;
    note(s, N_DIE, a.a, 0, 0);
    flow_return(s);
}

const Step fitl_die_step = {
    .name = "die",
    .rule = "16.2",
    .prompt = "fitl.ask.die",
    .offer = {V_DIE, 1, 6},
    .apply = die_apply,
};

/* ---- The game, card by card [4.9] ------------------------------------------------------------ */

/* Two cards are face up, then the current one is played [5.1]. */
static void game_run(const Game *g, State *s)
{
    if (fitl_trung_wants(s)) {
        flow_call(s, TRUNG_DECK);
    } else if (!s->next && cards_left(g, s)) {
        flow_call(s, DRAW);
    } else if (!s->current) {
        s->current = s->next;
        s->next = 0;
        s->card_number++;
        note(s, N_CARD, s->current, 0, 0);
    } else {
        flow_call(s, s->current >= FIRST_COUP ? COUP : EVENT_CARD);
    }
}

const Step fitl_game_step = {.name = "game", .rule = "4.9", .run = game_run};

uint8_t fitl_turn(const Game *g, const State *s) { return s->card_number; }

/* All cards of the scenario's piles [4.3-4.5]. */
uint8_t fitl_turns(const Game *g)
{
    return (uint8_t)(scenario_of(g)->piles * (scenario_of(g)->pile_events + 1));
}
