/* prepare.c: the start of the movement step [8.b]: +1 markers and token [5.b], joining reduced
 * divisions [8.7], the strategic move [12.3], then the compulsory stand in Saigon on turn 8 [8.8].
 */
#include "games/saigon75/rules/chapters.h"

/* ---- Joining reduced divisions [8.7, 8.a] ---------------------------------------------------- */

static Units joinable(const State *s)
{
    return s->active == NV ? s->at[RESERVE] & NV_DIVISIONS & ~s->full : 0;
}

bool s75_can_join(const State *s) { return count_units(joinable(s)) >= 2; }

/* A pair is listed for each two kinds of halves that differ (moved or not, activated or not). */
void s75_list_joins(const State *s, ActionList *out)
{
    if (!s75_can_join(s))
        return;
    const Units halves = joinable(s), firsts = s75_without_twins(s, halves);
    for (Units one = firsts; one; one &= one - 1) {
        const unsigned u = first_unit(one);
        const Units rest = halves & ~(UNIT(u) - 1) & ~UNIT(u);
        for (Units other = s75_without_twins(s, rest); other; other &= other - 1)
            list_add(out, V_JOIN, (uint8_t)u, (uint8_t)first_unit(other), 0);
    }
}

uint8_t s75_why_no_join(const State *s, unsigned one, unsigned other)
{
    const Units pair = UNIT(one) | UNIT(other);
    if (s->active != NV)
        return R_NOT_YOURS;
    return one != other && (joinable(s) & pair) == pair ? R_LEGAL : R_NOT_REDUCED_PAIR;
}

/* The new division counts as activated, and as moved, if either half did. */
void s75_join(const Game *g, State *s, unsigned one, unsigned other)
{
    const Units pair = UNIT(one) | UNIT(other);
    if (s->activated & pair)
        s->activated |= UNIT(one);
    if (s->moved & pair)
        s->moved |= UNIT(one);
    if (s->barred & pair)
        s->barred |= UNIT(one);
    s75_eliminate(g, s, other);
    s->full |= UNIT(one);
    flow_note(s, N_JOINED, (uint8_t)one, (uint8_t)other, 0);
}

/* ---- Preparations [8.b] ---------------------------------------------------------------------- */

static void bar_strategic(const Game *g, const State *s, Bars *bars)
{
    s75_bar_pinned(g, s, bars);
    Units stuck = 0;
    for (Units u = RIVER_PATROLS & ~s->at[OUT] & ~s->at[BOX]; u; u &= u - 1)
        if (!(g->board->mekong & ~PROVINCE(s->place[first_unit(u)])))
            stuck |= u & -u;
    bar(bars, R_NO_WAY, stuck);
}

static Units strategic_units(const Game *g, const State *s)
{
    Bars bars = no_bars();
    bar_strategic(g, s, &bars);
    return bars_open(&bars, s75_side_units[s->active]);
}

static uint8_t why_no_strategic(const Game *g, const State *s)
{
    const uint8_t reason = s75_why_no_token(g, s);
    if (reason)
        return reason;
    return strategic_units(g, s) ? R_LEGAL : R_NO_UNIT_FOR_TOKEN;
}

static uint8_t why_no_preparation(const Game *g, const State *s, uint8_t verb)
{
    if (verb == V_REROLL) /* the D6 is re-rolled in the availability step only [5.2] */
        return R_NOT_NOW;
    return verb == V_STRATEGIC ? why_no_strategic(g, s) : s75_why_no_use(g, s, verb);
}

static const uint8_t preparations[] = {V_PLUS, V_TOKEN_PLUS, V_STRATEGIC, V_EXCHANGE};

static void preparations_run(const Game *g, State *s)
{
    bool any = false; /* joining alone can wait for the moves */
    for (unsigned i = 0; i < COUNT_OF(preparations); i++)
        any = any || why_no_preparation(g, s, preparations[i]) == R_LEGAL;
    if (any)
        flow_goto(s, PREPARE);
    else
        flow_return(s);
}

const Step s75_preparations_step = {.name = "preparations", .rule = "8.b", .run = preparations_run};

/* ---- Preparations: what is done [8.b] -------------------------------------------------------- */

static void prepare_legal(const Game *g, const State *s, ActionList *out)
{
    for (unsigned i = 0; i < COUNT_OF(preparations); i++)
        if (why_no_preparation(g, s, preparations[i]) == R_LEGAL)
            list_add(out, preparations[i], 0, 0, 0);
    s75_list_joins(s, out);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t prepare_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE)
        return R_LEGAL;
    if (a.verb == V_JOIN)
        return s75_why_no_join(s, a.a, a.b);
    return why_no_preparation(g, s, a.verb);
}

static void prepare_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    flow_goto(s, PREPARATIONS);
    if (a.verb == V_JOIN) {
        s75_join(g, s, a.a, a.b);
    } else if (a.verb == V_STRATEGIC) {
        s75_spend_token(s);
        s->strategic_left = 2;
        flow_note(s, N_STRATEGIC, s->active, 0, 0);
        flow_call(s, STRATEGIC);
    } else {
        s75_apply_use(g, s, a.verb);
    }
}

const Step s75_prepare_step = {.name = "prepare",
                               .rule = "8.b",
                               .prompt = "s75.ask.prepare",
                               .actor = s75_active,
                               .legal = prepare_legal,
                               .apply = prepare_apply,
                               .why_not = prepare_why};

/* ---- Strategic move [12.3, 12.b]: one or two units, anywhere on the map ---------------------- */

static void strategic_run(const Game *g, State *s)
{
    if (s->strategic_left && strategic_units(g, s)) {
        flow_goto(s, STRATEGIC_UNIT);
        return;
    }
    s->strategic_left = 0;
    flow_return(s);
}

const Step s75_strategic_step = {.name = "strategic", .rule = "12.b", .run = strategic_run};

/* ---- Strategic move: the unit [12.b] --------------------------------------------------------- */

static void strategic_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_MOVE, strategic_units(g, s), out);
    if (s->strategic_left < 2)
        list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t strategic_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb == V_DONE)
        return s->strategic_left < 2 ? R_LEGAL : R_MUST;
    if (a.verb != V_MOVE)
        return R_NOT_NOW;
    bar_strategic(g, s, &bars);
    return bars.reason;
}

static void strategic_unit_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_DONE) {
        s->strategic_left = 0;
        flow_return(s);
        return;
    }
    s->moving = a.a;
    flow_goto(s, STRATEGIC_TO);
}

const Step s75_strategic_unit_step = {.name = "strategic_unit",
                                      .rule = "12.b",
                                      .prompt = "s75.ask.strategic.unit",
                                      .actor = s75_active,
                                      .legal = strategic_unit_legal,
                                      .apply = strategic_unit_apply,
                                      .why_not = strategic_unit_why};

/* ---- Strategic move: where to [12.b] --------------------------------------------------------- */

static void bar_strategic_to(const Game *g, const State *s, Bars *bars)
{
    bar(bars, R_NO_SUCH_PLACE, ~(Units)ALL_PROVINCES);
    bar(bars, R_STRATEGIC_HERE, (Units)1 << s->place[s->moving]);
    bar(bars, R_MEKONG_ONLY, RIVER_PATROLS >> s->moving & 1 ? ~(Units)g->board->mekong : 0);
}

static void strategic_to_legal(const Game *g, const State *s, ActionList *out)
{
    Bars bars = no_bars();
    bar_strategic_to(g, s, &bars);
    s75_list_places(V_TO, (Provinces)bars_open(&bars, ALL_PROVINCES), out);
}

static uint8_t strategic_to_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb != V_TO)
        return a.verb == V_DONE ? R_STRATEGIC_NOW : R_NOT_NOW;
    bar_strategic_to(g, s, &bars);
    return bars.reason;
}

/* [ed.1] the units count as activated and may fight; [ed.2] neither. */
static void strategic_to_apply(const Game *g, State *s, Action a)
{
    const unsigned unit = s->moving;
    flow_note(s, N_PUT, (uint8_t)unit, s->place[unit], a.a);
    s75_enter(g, s, unit, a.a);
    s->moved |= UNIT(unit);
    if (is_edition_1(g))
        s->activated |= UNIT(unit);
    else
        s->barred |= UNIT(unit);
    s->moving = NO_UNIT;
    s->strategic_left--;
    flow_goto(s, STRATEGIC);
}

const Step s75_strategic_to_step = {.name = "strategic_to",
                                    .rule = "12.b",
                                    .prompt = "s75.ask.strategic.to",
                                    .actor = s75_active,
                                    .legal = strategic_to_legal,
                                    .apply = strategic_to_apply,
                                    .why_not = strategic_to_why};

/* ---- The stand in Saigon on turn 8 [8.8, 8.b] ------------------------------------------------ */

static void stand_run(const Game *g, State *s)
{
    if (!s75_held_in_saigon(g, s)) {
        flow_return(s);
        return;
    }
    s->stand = 1;
    flow_note(s, N_STAND, 0, 0, 0);
    flow_goto(s, STAND_UNITS);
}

const Step s75_stand_step = {.name = "stand", .rule = "8.8", .run = stand_run};

/* ---- The stand: activating [8.8] ------------------------------------------------------------- */

static Units to_activate(const Game *g, const State *s)
{
    return s->at[g->board->saigon] & SV_UNITS & ~s->activated & ~s->barred;
}

static void activate_all(State *s, Units units)
{
    for (; units; units &= units - 1) {
        s75_activate(s, first_unit(units));
        flow_note(s, N_ACTIVATED, (uint8_t)first_unit(units), 0, 0);
    }
}

/* With too few activations SV picks which of his units they go to. */
static void stand_units_run(const Game *g, State *s)
{
    const Units units = to_activate(g, s), firsts = s75_without_twins(s, units);
    if (s75_can_activate_all(g, s, units)) {
        activate_all(s, units);
        flow_return(s);
    } else if (!s75_activations_left(g, s)) {
        flow_return(s);
    } else if (count_units(firsts) == 1) {
        activate_all(s, firsts); /* no choice [4.4]; the step runs again */
    } else {
        flow_goto(s, STAND_UNIT);
    }
}

const Step s75_stand_units_step = {.name = "stand_units", .rule = "8.8", .run = stand_units_run};

/* ---- The stand: a unit [8.8] ----------------------------------------------------------------- */

static void stand_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_ACTIVATE, to_activate(g, s), out);
}

static uint8_t stand_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb != V_ACTIVATE)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    s75_bar_not_own(s, SV, &bars);
    bar(&bars, R_WHEN_STAND, ~s->at[g->board->saigon]);
    bar(&bars, R_ACTIVATED, s->activated);
    bar(&bars, R_TOKEN_BARS, s->barred);
    return bars.reason;
}

static void stand_unit_apply(const Game *g, State *s, Action a)
{
    s75_activate(s, a.a);
    flow_note(s, N_ACTIVATED, a.a, 0, 0);
    flow_goto(s, STAND_UNITS);
}

const Step s75_stand_unit_step = {.name = "stand_unit",
                                  .rule = "8.8",
                                  .prompt = "s75.ask.stand",
                                  .actor = s75_sv,
                                  .legal = stand_unit_legal,
                                  .apply = stand_unit_apply,
                                  .why_not = stand_unit_why};
