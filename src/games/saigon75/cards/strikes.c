/* strikes.c: the two cards that make units retreat outside combat: E-03 Air strikes [6.i] and E-16
 * Evacuation [6.l]. The retreat itself is step RETREAT (results.c). */
#include "games/saigon75/rules/steps.h"

enum { STRIKE_DICE = 2, EVACUATE_MAX = 2 };

/* ---- E-03 ------------------------------------------------------------------------------------ */

static Provinces provinces_with(const State *s, unsigned side)
{
    Provinces held = 0;
    for (unsigned p = 0; p < PROVINCES; p++)
        held |= s->at[p] & s75_side_units[side] ? PROVINCE(p) : 0;
    return held;
}

static unsigned struck(const State *s) { return s->card_count - 1u; }

void s75_strike_run(const Game *g, State *s)
{
    if (provinces_with(s, NV))
        flow_goto(s, STRIKE_PROVINCE);
    else
        s75_card_does_nothing(s);
}

void s75_strike_province_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_places(V_PROVINCE, provinces_with(s, NV), out);
}

uint8_t s75_strike_province_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_PROVINCE)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    return provinces_with(s, NV) >> a.a & 1 ? R_LEGAL : R_CARD_NO_EFFECT;
}

void s75_strike_province_apply(const Game *g, State *s, Action a)
{
    s->card_count = (uint8_t)(a.a + 1);
    flow_note(s, N_NAMED_PLACE, a.a, 0, 0);
    flow_goto(s, STRIKE_ROLL);
}

void s75_strike_roll_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_roll(g, SV, STRIKE_DICE, out);
}

void s75_strike_roll_apply(const Game *g, State *s, Action a)
{
    s->strike[0] = a.b;
    s->strike[1] = a.c;
    flow_note(s, N_STRUCK, (uint8_t)struck(s), a.b, a.c);
    flow_goto(s, STRIKE_LOSSES);
}

static Units struck_units(const State *s) { return s->at[struck(s)] & NV_UNITS; }

/* All X first, then each R to a different unit, hit or not. */
void s75_strike_losses_run(const Game *g, State *s)
{
    const Units units = struck_units(s);
    if (!s->strike[0] || !units) {
        s->strike[0] = 0;
        flow_goto(s, STRIKE_RETREATS);
    } else {
        flow_goto(s, STRIKE_LOSS);
    }
}

void s75_strike_loss_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_REDUCE, struck_units(s), out);
}

static void bar_struck(const State *s, Bars *bars)
{
    s75_bar_not_own(s, NV, bars);
    bar(bars, R_NOT_STRUCK, ~s->at[struck(s)]);
}

uint8_t s75_strike_loss_why(const Game *g, const State *s, Action a)
{
    Bars bars = no_bars();
    if (a.verb != V_REDUCE)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    bar_struck(s, &bars);
    return bars_reason(&bars, a.a);
}

void s75_strike_loss_apply(const Game *g, State *s, Action a)
{
    s->strike[0]--;
    s75_reduce(s, a.a);
    flow_goto(s, STRIKE_LOSSES);
}

void s75_strike_retreats_run(const Game *g, State *s)
{
    if (s->strike[1] && struck_units(s) & ~s->answered) {
        flow_call(s, STRIKE_RETREAT);
        return;
    }
    s->strike[1] = 0;
    s->answered = 0;
    flow_return(s);
}

void s75_strike_retreat_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_RETREAT, struck_units(s) & ~s->answered, out);
}

uint8_t s75_strike_retreat_why(const Game *g, const State *s, Action a)
{
    Bars bars = no_bars();
    if (a.verb != V_RETREAT)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    bar_struck(s, &bars);
    bar(&bars, R_ANSWERED, s->answered);
    return bars_reason(&bars, a.a);
}

void s75_strike_retreat_apply(const Game *g, State *s, Action a)
{
    s->strike[1]--;
    s->answered |= UNIT(a.a);
    s75_goto_retreat(s, a.a, RETREAT_STRIKE);
}

/* ---- E-16 ------------------------------------------------------------------------------------ */

static Provinces evacuable(const Game *g, const State *s)
{
    return provinces_with(s, SV) & ~PROVINCE(g->board->saigon);
}

void s75_evacuation_run(const Game *g, State *s)
{
    if (evacuable(g, s))
        flow_goto(s, EVACUATE_PROVINCE);
    else
        s75_card_does_nothing(s);
}

void s75_evacuate_province_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_places(V_PROVINCE, evacuable(g, s), out);
}

uint8_t s75_evacuate_province_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_PROVINCE)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    if (a.a == g->board->saigon)
        return R_SPARES_SAIGON;
    return evacuable(g, s) >> a.a & 1 ? R_LEGAL : R_CARD_NO_EFFECT;
}

void s75_evacuate_province_apply(const Game *g, State *s, Action a)
{
    flow_note(s, N_NAMED_PLACE, a.a, 0, 0);
    flow_goto(s, EVACUATE_UNITS)->v[0] = a.a;
}

static Units evacuees(const State *s) { return s->at[flow_now(s)->v[0]] & SV_UNITS & ~s->named; }

void s75_evacuate_units_run(const Game *g, State *s)
{
    const uint8_t province = flow_top(s)->v[0];
    if (s->card_count < EVACUATE_MAX && evacuees(s))
        flow_call(s, EVACUATE_UNIT)->v[0] = province;
    else
        flow_return(s);
}

void s75_evacuate_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_RETREAT, evacuees(s), out);
}

uint8_t s75_evacuate_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = no_bars();
    if (a.verb != V_RETREAT)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    s75_bar_not_own(s, SV, &bars);
    bar(&bars, R_EVACUATED, s->named);
    bar(&bars, R_NOT_EVACUATED, ~s->at[flow_now(s)->v[0]]);
    return bars_reason(&bars, a.a);
}

/* The unit has answered even if it can only be reduced where it stands. */
void s75_evacuate_unit_apply(const Game *g, State *s, Action a)
{
    s->named |= UNIT(a.a);
    s->card_count++;
    s75_goto_retreat(s, a.a, RETREAT_EVACUATION);
}
