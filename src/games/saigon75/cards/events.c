/* events.c: what cards of chapter 6 do at once: dice, units named, units moved. E-03 and E-16,
 * which make units retreat, are in strikes.c. */
#include "games/saigon75/rules/steps.h"

enum { REDEPLOY_MAX = 5, CORRUPT_MAX = 4 };

/* ---- E-07 Limited offensive, E-11, E-12, E-14 ------------------------------------------------ */

void s75_die_legal(const Game *g, const State *s, ActionList *out) { s75_list_die(out); }

void s75_offensive_roll_apply(const Game *g, State *s, Action a)
{
    s->combat_limit = (uint8_t)((a.a - 1) / 2); /* 1-2 none, 3-4 one, 5-6 two */
    flow_note(s, N_OFFENSIVE, a.a, s->combat_limit, 0);
    flow_return(s);
}

void s75_halving_run(const Game *g, State *s)
{
    flow_note(s, N_HALVED, (uint8_t)s75_availability(g, s), 0, 0);
    flow_return(s);
}

void s75_directive_run(const Game *g, State *s)
{
    if (s->turn == TURNS) {
        flow_goto(s, DIRECTIVE_ROLL);
        return;
    }
    flow_note(s, N_DIRECTIVE, 1, (uint8_t)s75_availability(g, s), 0);
    flow_return(s);
}

void s75_directive_roll_apply(const Game *g, State *s, Action a)
{
    s->die_extra = a.a;
    flow_note(s, N_DIRECTIVE, a.a, (uint8_t)s75_availability(g, s), 0);
    flow_return(s);
}

void s75_crisis_run(const Game *g, State *s)
{
    s->crisis = 1; /* waits for this turn's desertion [6.e] */
    flow_return(s);
}

/* ---- E-04 Strategic redeployment ------------------------------------------------------------- */

static Provinces redeploy_places(const Game *g, const State *s, unsigned unit)
{
    Provinces open = ALL_PROVINCES & ~s75_full_provinces(s, SV) & ~PROVINCE(s->place[unit]);
    return RIVER_PATROLS >> unit & 1 ? open & g->board->mekong : open; /* [6.j] */
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

void s75_redeployment_run(const Game *g, State *s)
{
    if (s->card_count < REDEPLOY_MAX && redeployable(g, s))
        flow_goto(s, REDEPLOY_UNIT);
    else if (s->card_count)
        flow_return(s);
    else
        s75_card_does_nothing(s);
}

void s75_redeploy_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_MOVE, redeployable(g, s), out);
    list_add(out, V_DONE, 0, 0, 0);
}

uint8_t s75_redeploy_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = no_bars();
    if (a.verb == V_DONE)
        return R_LEGAL;
    if (a.verb != V_MOVE)
        return R_NOT_NOW;
    bar_redeploy(g, s, &bars);
    return bars_reason(&bars, a.a);
}

void s75_redeploy_unit_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    s->moving = a.a;
    flow_goto(s, REDEPLOY_TO);
}

void s75_redeploy_to_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_places(V_TO, redeploy_places(g, s, s->moving), out);
}

uint8_t s75_redeploy_to_why(const Game *g, const State *s, Action a)
{
    Bars bars = no_bars();
    if (a.verb != V_TO)
        return a.verb == V_DONE ? R_REDEPLOY_NOW : R_NOT_NOW;
    bar(&bars, R_ZONE_NV_ONLY, ~(Units)ALL_PROVINCES);
    bar(&bars, R_REDEPLOY_HERE, PROVINCE(s->place[s->moving]));
    bar(&bars, R_MEKONG_ONLY, RIVER_PATROLS >> s->moving & 1 ? ~(Units)g->board->mekong : 0);
    bar(&bars, R_FULL, s75_full_provinces(s, SV));
    return bars_reason(&bars, a.a);
}

/* In the SV phase the unit counts as activated and moved, at no cost. */
void s75_redeploy_to_apply(const Game *g, State *s, Action a)
{
    const unsigned unit = s->moving;
    flow_note(s, N_PUT, (uint8_t)unit, s->place[unit], a.a);
    s75_enter(s, unit, a.a);
    s->named |= UNIT(unit);
    s->card_count++;
    s->moving = NO_UNIT;
    if (s->active == SV) {
        s->activated |= UNIT(unit);
        s->moved |= UNIT(unit);
    }
    flow_goto(s, REDEPLOYMENT);
}

/* ---- E-13 Corruption (SV phase), E-20 Montagnard revolt: NV names SV units ------------------- */

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

void s75_corruption_run(const Game *g, State *s)
{
    if (s->card_count < CORRUPT_MAX && corruptible(g, s))
        flow_goto(s, CORRUPT_UNIT);
    else if (s->card_count)
        flow_return(s);
    else
        s75_card_does_nothing(s);
}

void s75_corrupt_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_NAME, corruptible(g, s), out);
    if (is_edition_1(g)) /* [6.d] zero to four; ed.2 four, or all there are */
        list_add(out, V_DONE, 0, 0, 0);
}

uint8_t s75_corrupt_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = no_bars();
    if (a.verb == V_DONE)
        return is_edition_1(g) ? R_LEGAL : R_MUST;
    if (a.verb != V_NAME)
        return R_NOT_NOW;
    bar_corrupt(g, s, &bars);
    return bars_reason(&bars, a.a);
}

void s75_corrupt_unit_apply(const Game *g, State *s, Action a)
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

static Units in_mountains(const Game *g, const State *s)
{
    Units units = 0;
    for (Provinces p = g->board->mountain; p; p &= p - 1)
        units |= s->at[first_province(p)];
    return units & SV_UNITS;
}

void s75_revolt_run(const Game *g, State *s)
{
    if (in_mountains(g, s))
        flow_goto(s, REVOLT_UNIT);
    else
        s75_card_does_nothing(s);
}

void s75_revolt_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_NAME, in_mountains(g, s), out);
}

uint8_t s75_revolt_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = no_bars();
    if (a.verb != V_NAME)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    s75_bar_not_own(s, SV, &bars);
    bar(&bars, R_MOUNTAIN_ONLY, ~in_mountains(g, s));
    return bars_reason(&bars, a.a);
}

void s75_revolt_unit_apply(const Game *g, State *s, Action a)
{
    s->named |= UNIT(a.a);
    s->frozen |= UNIT(a.a);
    s->barred |= UNIT(a.a);
    s->absent |= UNIT(a.a);
    flow_note(s, N_NAMED, a.a, s->place[a.a], 0);
    flow_return(s);
}

/* ---- E-15 Diversion -------------------------------------------------------------------------- */

static Provinces diversion_places(const Game *g, const State *s, unsigned unit)
{
    Provinces near = g->board->adjacent[s->place[unit]] & ~s75_controlled_by_nv(s);
    near &= ~s75_full_provinces(s, SV);
    return RIVER_PATROLS >> unit & 1 ? near & g->board->mekong : near; /* [6.k] */
}

void s75_diversion_run(const Game *g, State *s)
{
    if (s75_on_map(s) & SV_UNITS)
        flow_goto(s, DIVERT_UNIT);
    else
        s75_card_does_nothing(s);
}

void s75_divert_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_NAME, s75_on_map(s) & SV_UNITS, out);
}

uint8_t s75_divert_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = no_bars();
    if (a.verb != V_NAME)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    s75_bar_not_own(s, SV, &bars);
    return bars_reason(&bars, a.a);
}

/* With nowhere to go the unit is lost whole, even a full division [6.k]. */
void s75_divert_unit_apply(const Game *g, State *s, Action a)
{
    flow_note(s, N_NAMED, a.a, s->place[a.a], 0);
    if (diversion_places(g, s, a.a)) {
        s->moving = a.a;
        flow_goto(s, DIVERT_TO);
        return;
    }
    flow_note(s, N_LOST, a.a, s->place[a.a], 0);
    s75_eliminate(s, a.a);
    flow_return(s);
}

void s75_divert_to_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_places(V_TO, diversion_places(g, s, s->moving), out);
}

uint8_t s75_divert_to_why(const Game *g, const State *s, Action a)
{
    Bars bars = no_bars();
    if (a.verb != V_TO)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    bar(&bars, R_ZONE_NV_ONLY, ~(Units)ALL_PROVINCES);
    bar(&bars, R_DIVERT_NEAR, ~(Units)g->board->adjacent[s->place[s->moving]]);
    bar(&bars, R_MEKONG_ONLY, RIVER_PATROLS >> s->moving & 1 ? ~(Units)g->board->mekong : 0);
    bar(&bars, R_NOT_CONTROLLED, s75_controlled_by_nv(s));
    bar(&bars, R_FULL, s75_full_provinces(s, SV));
    return bars_reason(&bars, a.a);
}

void s75_divert_to_apply(const Game *g, State *s, Action a)
{
    flow_note(s, N_PUT, s->moving, s->place[s->moving], a.a);
    s75_enter(s, s->moving, a.a);
    s->moving = NO_UNIT;
    flow_return(s);
}

/* ---- E-18 Việt Cộng infiltration ------------------------------------------------------------- */

static Units vc_in_play(const State *s) { return ALL_VC & ~s->at[OUT]; }

static Provinces vc_places(const State *s, unsigned unit) /* [6.m] */
{
    Provinces open = ALL_PROVINCES & ~s75_full_provinces(s, NV);
    return s->place[unit] < PROVINCES ? open & ~PROVINCE(s->place[unit]) : open;
}

void s75_vc_infiltration_run(const Game *g, State *s)
{
    if (vc_in_play(s))
        flow_goto(s, INFILTRATE_UNIT);
    else
        s75_card_does_nothing(s);
}

void s75_infiltrate_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_MOVE, vc_in_play(s), out);
    list_add(out, V_DONE, 0, 0, 0);
}

uint8_t s75_infiltrate_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = no_bars();
    if (a.verb == V_DONE)
        return R_LEGAL;
    if (a.verb != V_MOVE)
        return R_NOT_NOW;
    s75_bar_not_own(s, NV, &bars);
    bar(&bars, R_VC_ONLY, ~ALL_VC);
    return bars_reason(&bars, a.a);
}

void s75_infiltrate_unit_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    s->moving = a.a;
    flow_goto(s, INFILTRATE_TO);
}

void s75_infiltrate_to_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_places(V_TO, vc_places(s, s->moving), out);
}

uint8_t s75_infiltrate_to_why(const Game *g, const State *s, Action a)
{
    Bars bars = no_bars();
    if (a.verb != V_TO)
        return a.verb == V_DONE ? R_INFILTRATE_NOW : R_NOT_NOW;
    bar(&bars, R_NO_SUCH_PLACE, ~(Units)ALL_PROVINCES);
    bar(&bars, R_INFILTRATE_HERE, (Units)1 << s->place[s->moving]);
    bar(&bars, R_FULL, s75_full_provinces(s, NV));
    return bars_reason(&bars, a.a);
}

/* [ed.2], NV phase: activated besides the two free VC. [ed.1]: only placed. */
void s75_infiltrate_to_apply(const Game *g, State *s, Action a)
{
    const unsigned unit = s->moving;
    flow_note(s, N_PUT, (uint8_t)unit, s->place[unit], a.a);
    s75_put(s, unit, a.a);
    s->named |= UNIT(unit);
    s->moving = NO_UNIT;
    if (s->active == NV && !is_edition_1(g))
        s->activated |= UNIT(unit);
    flow_return(s);
}
