/* cards.c: chapter 6, the card step: playing a card, drawing, and the table of the twenty cards.
 * What a card does at once is a step (events.c); what it does in combats is asked there by
 * `state->card`, and how often it may be called upon is `uses` [6.1-6.3]. */
#include "games/saigon75/rules/chapters.h"

/* ---- The cards ------------------------------------------------------------------------------- */

const CardFacts s75_cards[CARDS] = {
    [E01_COUNTER_ATTACK] = {YELLOW, .uses = {1, 1}, .name = "s75.card.e01",
                            .text = "s75.card.e01.text"},
    [E02_AMMUNITION_SHORTAGE] = {YELLOW, .name = "s75.card.e02", .text = "s75.card.e02.text"},
    [E03_AIR_STRIKES] = {YELLOW, .effect = {STRIKE, STRIKE}, .name = "s75.card.e03",
                         .text = "s75.card.e03.text"},
    [E04_REDEPLOYMENT] = {YELLOW, .effect = {REDEPLOYMENT, REDEPLOYMENT}, .name = "s75.card.e04",
                          .text = "s75.card.e04.text"},
    [E05_INTELLIGENCE] = {YELLOW, .uses = {1, 1}, .name = "s75.card.e05",
                          .text = "s75.card.e05.text"},
    [E06_RESISTANCE] = {YELLOW, .uses = {1, 1}, .name = "s75.card.e06",
                        .text = "s75.card.e06.text"},
    [E07_LIMITED_OFFENSIVE] = {GREEN, .effect = {OFFENSIVE_ROLL, OFFENSIVE_ROLL},
                               .name = "s75.card.e07", .text = "s75.card.e07.text"},
    [E08_RAINSTORM] = {GREEN, .name = "s75.card.e08", .text = "s75.card.e08.text"},
    [E09_ARMOURED_SUPPORT] = {RED, .uses = {1, 1}, .name = "s75.card.e09",
                              .text = "s75.card.e09.text"},
    [E10_VC_ATTACK] = {RED, .name = "s75.card.e10", .text = "s75.card.e10.text"},
    [E11_PARALYSED_COMMAND] = {RED, .effect = {0, HALVING}, .uses = {1, 0}, .name = "s75.card.e11",
                               .text = "s75.card.e11.text"},
    [E12_DIRECTIVE] = {RED, .effect = {DIRECTIVE, IDLE_CARD}, .name = "s75.card.e12",
                       .text = "s75.card.e12.text"},
    [E13_CORRUPTION] = {RED, .effect = {0, CORRUPTION}, .uses = {1, 0}, .name = "s75.card.e13",
                        .text = "s75.card.e13.text"},
    [E14_CRISIS] = {RED, .effect = {CRISIS, CRISIS}, .name = "s75.card.e14",
                    .text = "s75.card.e14.text"},
    [E15_DIVERSION] = {RED, .effect = {DIVERSION, DIVERSION}, .name = "s75.card.e15",
                       .text = "s75.card.e15.text"},
    [E16_EVACUATION] = {RED, .effect = {EVACUATION, EVACUATION}, .name = "s75.card.e16",
                        .text = "s75.card.e16.text"},
    [E17_LOW_MORALE] = {RED, .name = "s75.card.e17", .text = "s75.card.e17.text"},
    [E18_VC_INFILTRATION] = {RED, .effect = {VC_INFILTRATION, VC_INFILTRATION},
                             .name = "s75.card.e18", .text = "s75.card.e18.text"},
    [E19_UPRISING] = {RED, .uses = {2, 2}, .name = "s75.card.e19", .text = "s75.card.e19.text"},
    [E20_MONTAGNARD_REVOLT] = {RED, .effect = {REVOLT, REVOLT}, .name = "s75.card.e20",
                               .text = "s75.card.e20.text"},
};

/* The card is public from now on [6.3] and lies with the discards, in force to the phase's end. */
void s75_put_in_force(State *s, uint8_t card)
{
    s->discard |= 1u << card;
    s->card = card;
    s->card_uses = s75_cards[card].uses[s->active];
    flow_note(s, N_CARD, s->active, card, 0);
}

/* A card that finds nothing to work on does nothing [6.h]. */
void s75_card_does_nothing(State *s)
{
    flow_note(s, N_NO_EFFECT, s->card, 0, 0);
    flow_return(s);
}

/* ---- The card step [6.1] --------------------------------------------------------------------- */

/* With an empty hand the step is skipped [6.1]. */
static void event_run(const Game *g, State *s)
{
    const bool automaton = is_solo(g) && s->active == NV;
    if (automaton ? !s->pile_nv : !s->hand[s->active]) {
        flow_return(s);
        return;
    }
    Frame *steps = flow_goto(s, EVENT_STEPS);
    if (automaton) { /* the pile is turned over instead of asking for a card [15.2] */
        steps->next = 1;
        flow_call(s, SOLO_SEARCH);
    }
}

const Step s75_event_step = {.name = "event", .rule = "6.1", .run = event_run};

/* ---- A card is played [6.1] ------------------------------------------------------------------ */

static void event_card_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_cards(V_PLAY, s->hand[s->active], out);
    if (s75_why_no_exchange(g, s) == R_LEGAL)
        list_add(out, V_EXCHANGE, 0, 0, 0);
}

static uint8_t event_card_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_EXCHANGE)
        return s75_why_no_exchange(g, s);
    if (a.verb == V_DONE)
        return R_MUST;
    if (a.verb != V_PLAY)
        return R_NOT_NOW;
    return s->hand[s->active] >> a.a & 1 ? R_LEGAL : R_NOT_IN_HAND;
}

static void event_card_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_EXCHANGE) {
        s75_begin_exchange(g, s);
        return;
    }
    s->hand[s->active] &= ~(1u << a.a);
    s75_put_in_force(s, a.a);
    flow_return(s);
}

const Step s75_event_card_step = {.name = "event_card",
                                  .rule = "6.1",
                                  .prompt = "s75.ask.card",
                                  .actor = s75_active,
                                  .legal = event_card_legal,
                                  .apply = event_card_apply,
                                  .why_not = event_card_why};

/* ---- Drawing [6.1] --------------------------------------------------------------------------- */

static void event_draw_run(const Game *g, State *s)
{
    if (s->pile_count && !(is_solo(g) && s->active == NV)) {
        flow_goto(s, EVENT_DRAW_CARD);
        return;
    }
    if (s->pile_count)
        s75_solo_draw(s);
    flow_return(s);
}

const Step s75_event_draw_step = {.name = "event_draw", .rule = "6.1", .run = event_draw_run};

/* ---- The card drawn [6.1] -------------------------------------------------------------------- */

static void event_draw_card_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_draw(s->active, s->unseen, out);
}

static void event_draw_card_apply(const Game *g, State *s, Action a)
{
    s->unseen &= ~(1u << a.b);
    s->hand[a.a] |= 1u << a.b;
    s->pile_count--;
    s75_settle_aside(g, s);
    flow_note(s, N_DREW, a.a, a.b, 0);
    flow_return(s);
}

const Step s75_event_draw_card_step = {.name = "event_draw_card",
                                       .rule = "6.1",
                                       .prompt = "s75.ask.chance.draw",
                                       .legal = event_draw_card_legal,
                                       .apply = event_draw_card_apply};

/* ---- What the card does at once [6.1] -------------------------------------------------------- */

static void event_effect_run(const Game *g, State *s)
{
    const uint8_t effect = s75_cards[s->card].effect[s->active];
    if (effect)
        flow_goto(s, effect);
    else
        flow_return(s);
}

const Step s75_event_effect_step = {.name = "event_effect", .rule = "6.1", .run = event_effect_run};

/* ---- A card that does nothing for its player [6.h] ------------------------------------------- */

static void idle_card_run(const Game *g, State *s) { s75_card_does_nothing(s); }

const Step s75_idle_card_step = {.name = "idle_card", .rule = "6.h", .run = idle_card_run};
