/* strikes.c: the two cards that make units retreat outside combat: E-03 Air strikes [6.i] and E-16
 * Evacuation [6.l]. The retreat itself is step RETREAT (results.c). */
#include "games/saigon75/rules/chapters.h"

enum { STRIKE_DICE = 2, EVACUATE_MAX = 2 };

/* ---- E-03 Air strikes [6.i] ------------------------------------------------------------------ */

static void strike_run(const Game *g, State *s)
{
    if (s75_provinces_of(s, NV))
        flow_goto(s, STRIKE_PROVINCE);
    else
        s75_card_does_nothing(s);
}

const Step s75_strike_step = {.name = "strike", .rule = "6.i", .run = strike_run};

/* ---- E-03: the province [6.i] ---------------------------------------------------------------- */

static void strike_province_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_places(V_PROVINCE, s75_provinces_of(s, NV), out);
}

static uint8_t strike_province_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_PROVINCE)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    return s75_provinces_of(s, NV) >> a.a & 1 ? R_LEGAL : R_CARD_NO_EFFECT;
}

static void strike_province_apply(const Game *g, State *s, Action a)
{
    s->card_count = (uint8_t)(a.a + 1);
    flow_note(s, N_NAMED_PLACE, a.a, 0, 0);
    flow_goto(s, STRIKE_ROLL);
}

const Step s75_strike_province_step = {.name = "strike_province",
                                       .rule = "6.i",
                                       .prompt = "s75.ask.strike.province",
                                       .actor = s75_sv,
                                       .legal = strike_province_legal,
                                       .apply = strike_province_apply,
                                       .why_not = strike_province_why};

/* ---- E-03: the roll [6.i] -------------------------------------------------------------------- */

static unsigned struck(const State *s) { return s->card_count - 1u; }

static void strike_roll_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_roll(g, SV, STRIKE_DICE, out);
}

static void strike_roll_apply(const Game *g, State *s, Action a)
{
    s->strike[0] = a.b;
    s->strike[1] = a.c;
    flow_note(s, N_STRUCK, (uint8_t)struck(s), a.b, a.c);
    flow_goto(s, STRIKE_LOSSES);
}

const Step s75_strike_roll_step = {.name = "strike_roll",
                                   .rule = "6.i",
                                   .prompt = "s75.ask.chance.strike",
                                   .legal = strike_roll_legal,
                                   .apply = strike_roll_apply};

/* ---- E-03: losses [6.i] ---------------------------------------------------------------------- */

static Units struck_units(const State *s) { return s->at[struck(s)] & NV_UNITS; }

/* All X first, then each R to a different unit, hit or not. */
static void strike_losses_run(const Game *g, State *s)
{
    const Units units = struck_units(s);
    if (!s->strike[0] || !units) {
        s->strike[0] = 0;
        flow_goto(s, STRIKE_RETREATS);
    } else {
        flow_goto(s, STRIKE_LOSS);
    }
}

const Step s75_strike_losses_step = {
    .name = "strike_losses", .rule = "6.i", .run = strike_losses_run};

/* ---- E-03: a unit hit [6.i] ------------------------------------------------------------------ */

static void bar_struck(const State *s, Bars *bars)
{
    s75_bar_not_own(s, NV, bars);
    bar(bars, R_NOT_STRUCK, ~s->at[struck(s)]);
}

static void strike_loss_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_REDUCE, struck_units(s), out);
}

static uint8_t strike_loss_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb != V_REDUCE)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    bar_struck(s, &bars);
    return bars.reason;
}

static void strike_loss_apply(const Game *g, State *s, Action a)
{
    s->strike[0]--;
    s75_reduce(g, s, a.a);
    flow_goto(s, STRIKE_LOSSES);
}

const Step s75_strike_loss_step = {.name = "strike_loss",
                                   .rule = "6.i",
                                   .prompt = "s75.ask.strike.loss",
                                   .actor = s75_sv,
                                   .legal = strike_loss_legal,
                                   .apply = strike_loss_apply,
                                   .why_not = strike_loss_why};

/* ---- E-03: retreats [6.i] -------------------------------------------------------------------- */

static void strike_retreats_run(const Game *g, State *s)
{
    if (s->strike[1] && struck_units(s) & ~s->answered) {
        flow_call(s, STRIKE_RETREAT);
        return;
    }
    s->strike[1] = 0;
    s->answered = 0;
    flow_return(s);
}

const Step s75_strike_retreats_step = {
    .name = "strike_retreats", .rule = "6.i", .run = strike_retreats_run};

/* ---- E-03: a unit that retreats [6.i] -------------------------------------------------------- */

static void strike_retreat_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_RETREAT, struck_units(s) & ~s->answered, out);
}

static uint8_t strike_retreat_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb != V_RETREAT)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    bar_struck(s, &bars);
    bar(&bars, R_ANSWERED, s->answered);
    return bars.reason;
}

static void strike_retreat_apply(const Game *g, State *s, Action a)
{
    s->strike[1]--;
    s->answered |= UNIT(a.a);
    s75_goto_retreat(s, a.a, RETREAT_STRIKE);
}

const Step s75_strike_retreat_step = {.name = "strike_retreat",
                                      .rule = "6.i",
                                      .prompt = "s75.ask.strike.retreat",
                                      .actor = s75_sv,
                                      .legal = strike_retreat_legal,
                                      .apply = strike_retreat_apply,
                                      .why_not = strike_retreat_why};

/* ---- E-16 Evacuation [6.l] ------------------------------------------------------------------- */

static Provinces evacuable(const Game *g, const State *s)
{
    return s75_provinces_of(s, SV) & ~PROVINCE(g->board->saigon);
}

static void evacuation_run(const Game *g, State *s)
{
    if (evacuable(g, s))
        flow_goto(s, EVACUATE_PROVINCE);
    else
        s75_card_does_nothing(s);
}

const Step s75_evacuation_step = {.name = "evacuation", .rule = "6.l", .run = evacuation_run};

/* ---- E-16: the province [6.l] ---------------------------------------------------------------- */

static void evacuate_province_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_places(V_PROVINCE, evacuable(g, s), out);
}

static uint8_t evacuate_province_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_PROVINCE)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    if (a.a == g->board->saigon)
        return R_SPARES_SAIGON;
    return evacuable(g, s) >> a.a & 1 ? R_LEGAL : R_CARD_NO_EFFECT;
}

static void evacuate_province_apply(const Game *g, State *s, Action a)
{
    flow_note(s, N_NAMED_PLACE, a.a, 0, 0);
    flow_goto(s, EVACUATE_UNITS)->v[0] = a.a;
}

const Step s75_evacuate_province_step = {.name = "evacuate_province",
                                         .rule = "6.l",
                                         .prompt = "s75.ask.evacuate.province",
                                         .actor = s75_nv,
                                         .legal = evacuate_province_legal,
                                         .apply = evacuate_province_apply,
                                         .why_not = evacuate_province_why};

/* ---- E-16: its units [6.l] ------------------------------------------------------------------- */

static Units evacuees(const State *s) { return s->at[flow_now(s)->v[0]] & SV_UNITS & ~s->named; }

static void evacuate_units_run(const Game *g, State *s)
{
    const uint8_t province = flow_top(s)->v[0];
    if (s->card_count < EVACUATE_MAX && evacuees(s))
        flow_call(s, EVACUATE_UNIT)->v[0] = province;
    else
        flow_return(s);
}

const Step s75_evacuate_units_step = {
    .name = "evacuate_units", .rule = "6.l", .run = evacuate_units_run};

/* ---- E-16: a unit that retreats [6.l] -------------------------------------------------------- */

static void evacuate_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_RETREAT, evacuees(s), out);
}

static uint8_t evacuate_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb != V_RETREAT)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    s75_bar_not_own(s, SV, &bars);
    bar(&bars, R_EVACUATED, s->named);
    bar(&bars, R_NOT_EVACUATED, ~s->at[flow_now(s)->v[0]]);
    return bars.reason;
}

/* The unit has answered even if it can only be reduced where it stands. */
static void evacuate_unit_apply(const Game *g, State *s, Action a)
{
    s->named |= UNIT(a.a);
    s->card_count++;
    s75_goto_retreat(s, a.a, RETREAT_EVACUATION);
}

const Step s75_evacuate_unit_step = {.name = "evacuate_unit",
                                     .rule = "6.l",
                                     .prompt = "s75.ask.evacuate.unit",
                                     .actor = s75_sv,
                                     .legal = evacuate_unit_legal,
                                     .apply = evacuate_unit_apply,
                                     .why_not = evacuate_unit_why};
