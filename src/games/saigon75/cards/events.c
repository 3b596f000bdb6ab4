/* events.c: what cards of chapter 6 do at once: dice, units named, units moved. E-03 and E-16,
 * which make units retreat, are in strikes.c. */
#include "games/saigon75/rules/chapters.h"

enum { REDEPLOY_MAX = 5, CORRUPT_MAX = 4 };

/* ---- E-04 Strategic redeployment [6.j] ------------------------------------------------------- */

static void bar_redeploy_to(const Game *g, const State *s, unsigned unit, Bars *bars)
{
    bar(bars, R_ZONE_NV_ONLY, ~(Units)ALL_PROVINCES);
    bar(bars, R_REDEPLOY_HERE, PROVINCE(s->place[unit]));
    bar(bars, R_MEKONG_ONLY, RIVER_PATROLS >> unit & 1 ? ~(Units)g->board->mekong : 0);
    bar(bars, R_FULL, s75_full_provinces(s, SV));
}

static Provinces redeploy_places(const Game *g, const State *s, unsigned unit)
{
    Bars bars = no_bars();
    bar_redeploy_to(g, s, unit, &bars);
    return (Provinces)bars_open(&bars, ALL_PROVINCES);
}

static void bar_redeploy(const Game *g, const State *s, Bars *bars)
{
    s75_bar_not_own(s, SV, bars);
    bar(bars, R_REDEPLOYED, s->named);
    bar(bars, R_SAIGON_STAND, s75_held_in_saigon(g, s)); /* [8.c] */
    Units stuck = 0;
    for (Units patrols = s75_on_map(s) & RIVER_PATROLS; patrols; patrols &= patrols - 1)
        if (!redeploy_places(g, s, first_unit(patrols)))
            stuck |= patrols & -patrols;
    bar(bars, R_NO_WAY, stuck);
}

static Units redeployable(const Game *g, const State *s)
{
    Bars bars = no_bars();
    bar_redeploy(g, s, &bars);
    return bars_open(&bars, SV_UNITS);
}

static void redeployment_run(const Game *g, State *s)
{
    if (s->card_count < REDEPLOY_MAX && redeployable(g, s))
        flow_goto(s, REDEPLOY_UNIT);
    else if (s->card_count)
        flow_return(s);
    else
        s75_card_does_nothing(s);
}

const Step s75_redeployment_step = {.name = "redeployment", .rule = "6.j", .run = redeployment_run};

/* ---- E-04: the unit [6.j] -------------------------------------------------------------------- */

static void redeploy_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_MOVE, redeployable(g, s), out);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t redeploy_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb == V_DONE)
        return R_LEGAL;
    if (a.verb != V_MOVE)
        return R_NOT_NOW;
    bar_redeploy(g, s, &bars);
    return bars.reason;
}

static void redeploy_unit_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    s->moving = a.a;
    flow_goto(s, REDEPLOY_TO);
}

const Step s75_redeploy_unit_step = {.name = "redeploy_unit",
                                     .rule = "6.j",
                                     .prompt = "s75.ask.redeploy.unit",
                                     .actor = s75_sv,
                                     .legal = redeploy_unit_legal,
                                     .apply = redeploy_unit_apply,
                                     .why_not = redeploy_unit_why};

/* ---- E-04: where to [6.j] -------------------------------------------------------------------- */

static void redeploy_to_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_places(V_TO, redeploy_places(g, s, s->moving), out);
}

static uint8_t redeploy_to_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb != V_TO)
        return a.verb == V_DONE ? R_REDEPLOY_NOW : R_NOT_NOW;
    bar_redeploy_to(g, s, s->moving, &bars);
    return bars.reason;
}

/* In the SV phase the unit counts as activated and moved, at no cost. */
static void redeploy_to_apply(const Game *g, State *s, Action a)
{
    const unsigned unit = s->moving;
    flow_note(s, N_PUT, (uint8_t)unit, s->place[unit], a.a);
    s75_enter(g, s, unit, a.a);
    s->named |= UNIT(unit);
    s->card_count++;
    s->moving = NO_UNIT;
    if (s->active == SV) {
        s->activated |= UNIT(unit);
        s->moved |= UNIT(unit);
    }
    flow_goto(s, REDEPLOYMENT);
}

const Step s75_redeploy_to_step = {.name = "redeploy_to",
                                   .rule = "6.j",
                                   .prompt = "s75.ask.redeploy.to",
                                   .actor = s75_sv,
                                   .legal = redeploy_to_legal,
                                   .apply = redeploy_to_apply,
                                   .why_not = redeploy_to_why};

/* ---- E-07 Limited offensive [6.o] ------------------------------------------------------------ */

static void offensive_roll_apply(const Game *g, State *s, Action a)
{
    s->combat_limit = (uint8_t)((a.a - 1) / 2); /* 1-2 none, 3-4 one, 5-6 two */
    flow_note(s, N_OFFENSIVE, a.a, s->combat_limit, 0);
    flow_return(s);
}

const Step s75_offensive_roll_step = {.name = "offensive_roll",
                                      .rule = "6.o",
                                      .prompt = "s75.ask.chance.offensive",
                                      .offer = {V_DIE, 1, 6},
                                      .apply = offensive_roll_apply};

/* ---- E-11 Paralysed command [5.6] ------------------------------------------------------------ */

static void halving_run(const Game *g, State *s)
{
    flow_note(s, N_HALVED, (uint8_t)s75_availability(g, s), 0, 0);
    flow_return(s);
}

const Step s75_halving_step = {.name = "halving", .rule = "5.6", .run = halving_run};

/* ---- E-12 Directive [5.6] -------------------------------------------------------------------- */

static void directive_run(const Game *g, State *s)
{
    if (s->turn == TURNS) {
        flow_goto(s, DIRECTIVE_ROLL);
        return;
    }
    flow_note(s, N_DIRECTIVE, 1, (uint8_t)s75_availability(g, s), 0);
    flow_return(s);
}

const Step s75_directive_step = {.name = "directive", .rule = "5.6", .run = directive_run};

/* ---- E-12: the roll of turn 8 [5.6] ---------------------------------------------------------- */

static void directive_roll_apply(const Game *g, State *s, Action a)
{
    s->die_extra = a.a;
    flow_note(s, N_DIRECTIVE, a.a, (uint8_t)s75_availability(g, s), 0);
    flow_return(s);
}

const Step s75_directive_roll_step = {.name = "directive_roll",
                                      .rule = "5.6",
                                      .prompt = "s75.ask.chance.directive",
                                      .offer = {V_DIE, 1, 6},
                                      .apply = directive_roll_apply};

/* ---- E-13 Corruption in SV's phase: NV names SV units [6.d] ---------------------------------- */

static void bar_corrupt(const Game *g, const State *s, Bars *bars)
{
    s75_bar_not_own(s, SV, bars);
    bar(bars, R_NAMED_ALREADY, s->named);
    bar(bars, R_NOT_SAIGON, s->turn == TURNS ? s->at[g->board->saigon] : 0);
}

static Units corruptible(const Game *g, const State *s)
{
    Bars bars = no_bars();
    bar_corrupt(g, s, &bars);
    return bars_open(&bars, SV_UNITS);
}

static void corruption_run(const Game *g, State *s)
{
    if (s->card_count < CORRUPT_MAX && corruptible(g, s))
        flow_goto(s, CORRUPT_UNIT);
    else if (s->card_count)
        flow_return(s);
    else
        s75_card_does_nothing(s);
}

const Step s75_corruption_step = {.name = "corruption", .rule = "6.d", .run = corruption_run};

/* ---- E-13: a unit [6.d] ---------------------------------------------------------------------- */

static void corrupt_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_NAME, corruptible(g, s), out);
    if (is_edition_1(g)) /* [6.d] zero to four; ed.2 four, or all there are */
        list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t corrupt_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb == V_DONE)
        return is_edition_1(g) ? R_LEGAL : R_MUST;
    if (a.verb != V_NAME)
        return R_NOT_NOW;
    bar_corrupt(g, s, &bars);
    return bars.reason;
}

static void corrupt_unit_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    s->named |= UNIT(a.a);
    s->frozen |= UNIT(a.a);
    s->barred |= UNIT(a.a);
    s->card_count++;
    flow_note(s, N_NAMED, a.a, s->place[a.a], 0);
    flow_goto(s, CORRUPTION);
}

const Step s75_corrupt_unit_step = {.name = "corrupt_unit",
                                    .rule = "6.d",
                                    .prompt = "s75.ask.corrupt",
                                    .actor = s75_nv,
                                    .legal = corrupt_unit_legal,
                                    .apply = corrupt_unit_apply,
                                    .why_not = corrupt_unit_why};

/* ---- E-14 Crisis [6.e] ----------------------------------------------------------------------- */

static void crisis_run(const Game *g, State *s)
{
    s->crisis = 1; /* waits for this turn's desertion [6.e] */
    flow_return(s);
}

const Step s75_crisis_step = {.name = "crisis", .rule = "6.e", .run = crisis_run};

/* ---- E-15 Diversion [6.k] -------------------------------------------------------------------- */

static void bar_divert_to(const Game *g, const State *s, unsigned unit, Bars *bars)
{
    bar(bars, R_ZONE_NV_ONLY, ~(Units)ALL_PROVINCES);
    bar(bars, R_DIVERT_NEAR, ~(Units)g->board->adjacent[s->place[unit]]);
    bar(bars, R_MEKONG_ONLY, RIVER_PATROLS >> unit & 1 ? ~(Units)g->board->mekong : 0);
    bar(bars, R_NOT_CONTROLLED, s75_controlled_by_nv(s));
    bar(bars, R_FULL, s75_full_provinces(s, SV));
}

static Provinces diversion_places(const Game *g, const State *s, unsigned unit)
{
    Bars bars = no_bars();
    bar_divert_to(g, s, unit, &bars);
    return (Provinces)bars_open(&bars, ALL_PROVINCES);
}

static void diversion_run(const Game *g, State *s)
{
    if (s75_on_map(s) & SV_UNITS)
        flow_goto(s, DIVERT_UNIT);
    else
        s75_card_does_nothing(s);
}

const Step s75_diversion_step = {.name = "diversion", .rule = "6.k", .run = diversion_run};

/* ---- E-15: the unit [6.k] -------------------------------------------------------------------- */

static void divert_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_NAME, s75_on_map(s) & SV_UNITS, out);
}

static uint8_t divert_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb != V_NAME)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    s75_bar_not_own(s, SV, &bars);
    return bars.reason;
}

/* With nowhere to go the unit is lost whole, even a full division [6.k]. */
static void divert_unit_apply(const Game *g, State *s, Action a)
{
    flow_note(s, N_NAMED, a.a, s->place[a.a], 0);
    if (diversion_places(g, s, a.a)) {
        s->moving = a.a;
        flow_goto(s, DIVERT_TO);
        return;
    }
    flow_note(s, N_LOST, a.a, s->place[a.a], 0);
    s75_eliminate(g, s, a.a);
    flow_return(s);
}

const Step s75_divert_unit_step = {.name = "divert_unit",
                                   .rule = "6.k",
                                   .prompt = "s75.ask.divert.unit",
                                   .actor = s75_nv,
                                   .legal = divert_unit_legal,
                                   .apply = divert_unit_apply,
                                   .why_not = divert_unit_why};

/* ---- E-15: where to [6.k] -------------------------------------------------------------------- */

static void divert_to_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_places(V_TO, diversion_places(g, s, s->moving), out);
}

static uint8_t divert_to_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb != V_TO)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    bar_divert_to(g, s, s->moving, &bars);
    return bars.reason;
}

static void divert_to_apply(const Game *g, State *s, Action a)
{
    flow_note(s, N_PUT, s->moving, s->place[s->moving], a.a);
    s75_enter(g, s, s->moving, a.a);
    s->moving = NO_UNIT;
    flow_return(s);
}

const Step s75_divert_to_step = {.name = "divert_to",
                                 .rule = "6.k",
                                 .prompt = "s75.ask.divert.to",
                                 .actor = s75_sv,
                                 .legal = divert_to_legal,
                                 .apply = divert_to_apply,
                                 .why_not = divert_to_why};

/* ---- E-18 Việt Cộng infiltration [6.m] ------------------------------------------------------- */

static Units vc_in_play(const State *s) { return ALL_VC & ~s->at[OUT]; }

static void vc_infiltration_run(const Game *g, State *s)
{
    if (vc_in_play(s))
        flow_goto(s, INFILTRATE_UNIT);
    else
        s75_card_does_nothing(s);
}

const Step s75_vc_infiltration_step = {
    .name = "vc_infiltration", .rule = "6.m", .run = vc_infiltration_run};

/* ---- E-18: the unit [6.m] -------------------------------------------------------------------- */

static void infiltrate_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_MOVE, vc_in_play(s), out);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t infiltrate_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb == V_DONE)
        return R_LEGAL;
    if (a.verb != V_MOVE)
        return R_NOT_NOW;
    s75_bar_not_own(s, NV, &bars);
    bar(&bars, R_VC_ONLY, ~ALL_VC);
    return bars.reason;
}

static void infiltrate_unit_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    s->moving = a.a;
    flow_goto(s, INFILTRATE_TO);
}

const Step s75_infiltrate_unit_step = {.name = "infiltrate_unit",
                                       .rule = "6.m",
                                       .prompt = "s75.ask.infiltrate.unit",
                                       .actor = s75_nv,
                                       .legal = infiltrate_unit_legal,
                                       .apply = infiltrate_unit_apply,
                                       .why_not = infiltrate_unit_why};

/* ---- E-18: where to [6.m] -------------------------------------------------------------------- */

static void bar_infiltrate_to(const State *s, Bars *bars)
{
    bar(bars, R_NO_SUCH_PLACE, ~(Units)ALL_PROVINCES);
    bar(bars, R_INFILTRATE_HERE, (Units)1 << s->place[s->moving]);
    bar(bars, R_FULL, s75_full_provinces(s, NV));
}

static void infiltrate_to_legal(const Game *g, const State *s, ActionList *out)
{
    Bars bars = no_bars();
    bar_infiltrate_to(s, &bars);
    s75_list_places(V_TO, (Provinces)bars_open(&bars, ALL_PROVINCES), out);
}

static uint8_t infiltrate_to_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb != V_TO)
        return a.verb == V_DONE ? R_INFILTRATE_NOW : R_NOT_NOW;
    bar_infiltrate_to(s, &bars);
    return bars.reason;
}

/* [ed.2], NV phase: activated besides the two free VC. [ed.1]: only placed. */
static void infiltrate_to_apply(const Game *g, State *s, Action a)
{
    const unsigned unit = s->moving;
    flow_note(s, N_PUT, (uint8_t)unit, s->place[unit], a.a);
    s75_put(g, s, unit, a.a);
    s->named |= UNIT(unit);
    s->moving = NO_UNIT;
    if (s->active == NV && !is_edition_1(g))
        s->activated |= UNIT(unit);
    flow_return(s);
}

const Step s75_infiltrate_to_step = {.name = "infiltrate_to",
                                     .rule = "6.m",
                                     .prompt = "s75.ask.infiltrate.to",
                                     .actor = s75_nv,
                                     .legal = infiltrate_to_legal,
                                     .apply = infiltrate_to_apply,
                                     .why_not = infiltrate_to_why};

/* ---- E-20 Montagnard revolt [6.g] ------------------------------------------------------------ */

static Units in_mountains(const Game *g, const State *s)
{
    Units units = 0;
    for (Provinces p = g->board->mountain; p; p &= p - 1)
        units |= s->at[first_province(p)];
    return units & SV_UNITS;
}

static void revolt_run(const Game *g, State *s)
{
    if (in_mountains(g, s))
        flow_goto(s, REVOLT_UNIT);
    else
        s75_card_does_nothing(s);
}

const Step s75_revolt_step = {.name = "revolt", .rule = "6.g", .run = revolt_run};

/* ---- E-20: the unit that NV names [6.g] ------------------------------------------------------ */

static void revolt_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_NAME, in_mountains(g, s), out);
}

static uint8_t revolt_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb != V_NAME)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    s75_bar_not_own(s, SV, &bars);
    bar(&bars, R_MOUNTAIN_ONLY, ~in_mountains(g, s));
    return bars.reason;
}

static void revolt_unit_apply(const Game *g, State *s, Action a)
{
    s->named |= UNIT(a.a);
    s->frozen |= UNIT(a.a);
    s->barred |= UNIT(a.a);
    s->absent |= UNIT(a.a);
    flow_note(s, N_NAMED, a.a, s->place[a.a], 0);
    flow_return(s);
}

const Step s75_revolt_unit_step = {.name = "revolt_unit",
                                   .rule = "6.g",
                                   .prompt = "s75.ask.revolt",
                                   .actor = s75_nv,
                                   .legal = revolt_unit_legal,
                                   .apply = revolt_unit_apply,
                                   .why_not = revolt_unit_why};
