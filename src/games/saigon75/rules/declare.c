/* declare.c: the combat step around the combats: declaring them with their attackers [9.1, 9.2],
 * taking them one by one, and the end of the step [10.3]. */
#include "games/saigon75/rules/chapters.h"

/* ---- Who may attack -------------------------------------------------------------------------- */

static void bar_attack(const Game *g, const State *s, Bars *bars)
{
    s75_bar_not_own(s, s->active, bars);
    bar(bars, R_NOT_ON_MAP, s->at[RESERVE]);
    bar(bars, R_COMMITTED_ALREADY, s->attackers);
    bar(bars, s->absent ? R_REVOLT_HOLDS : R_CARD_BARS, s->barred & s->frozen);
    bar(bars, R_TOKEN_BARS, s->barred);
    s75_bar_activation(g, s, bars);
}

Units s75_can_attack(const Game *g, const State *s)
{
    Bars bars = no_bars();
    bar_attack(g, s, &bars);
    return bars_open(&bars, s75_side_units[s->active]);
}

bool s75_at_combat_limit(const State *s) /* E-07 [6.o] */
{
    return s->combat_limit != NOWHERE && count_provinces(s->declared) >= s->combat_limit;
}

static void commit(State *s, unsigned unit, unsigned province)
{
    s75_activate(s, unit);
    s->attackers |= UNIT(unit);
    s->fights_in[unit] = (uint8_t)(province + 1);
    flow_note(s, N_COMMITTED, (uint8_t)unit, (uint8_t)province, 0);
}

static void declare(State *s, unsigned province)
{
    s->declared |= PROVINCE(province);
    flow_note(s, N_DECLARED, (uint8_t)province, 0, 0);
}

/* ---- The combat that turn 8 declares for SV [8.b] -------------------------------------------- */

static void saigon_combat_run(const Game *g, State *s)
{
    const unsigned saigon = g->board->saigon;
    Units units = s75_held_in_saigon(g, s) & s->activated & ~s->barred;
    flow_return(s);
    if (!units || s75_at_combat_limit(s))
        return;
    s->stand = 1;
    declare(s, saigon);
    for (; units; units &= units - 1)
        commit(s, first_unit(units), saigon);
}

const Step s75_saigon_combat_step = {
    .name = "saigon_combat", .rule = "8.b", .run = saigon_combat_run};

/* ---- Declaring [9.1] ------------------------------------------------------------------------- */

/* Where attackers that are able and enemies stand. */
static Provinces provinces_to_attack(const Game *g, const State *s)
{
    Provinces open = 0, both = s75_contested(s) & ~s->declared;
    if (!both)
        return 0;
    for (const Units able = s75_can_attack(g, s); both; both &= both - 1)
        open |= s->at[first_province(both)] & able ? both & -both : 0;
    return open;
}

static void declarations_run(const Game *g, State *s)
{
    if (!s75_at_combat_limit(s) && provinces_to_attack(g, s))
        flow_goto(s, DECLARE);
    else
        flow_return(s);
}

const Step s75_declarations_step = {.name = "declarations", .rule = "9.1", .run = declarations_run};

/* ---- Declaring: where [9.1] ------------------------------------------------------------------ */

static void declare_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_places(V_ATTACK, provinces_to_attack(g, s), out);
    list_add(out, V_DONE, 0, 0, 0);
}

uint8_t s75_declare_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE)
        return R_LEGAL;
    if (a.verb != V_ATTACK)
        return R_NOT_NOW;
    if (a.a >= PROVINCES)
        return R_NO_SUCH_PLACE;
    if (s->declared >> a.a & 1)
        return R_DECLARED_ALREADY;
    if (!s75_count_at(s, a.a, 1u - s->active))
        return R_NO_ENEMY;
    return provinces_to_attack(g, s) >> a.a & 1 ? R_LEGAL : R_NOBODY_CAN_ATTACK;
}

static void declare_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    declare(s, a.a);
    const Units able = s75_can_attack(g, s) & s->at[a.a];
    if (count_units(able) == 1) { /* no choice [4.4] */
        commit(s, first_unit(able), a.a);
        flow_goto(s, DECLARATIONS);
    } else {
        flow_goto(s, COMMIT)->v[0] = a.a;
    }
}

const Step s75_declare_step = {.name = "declare",
                               .rule = "9.1",
                               .prompt = "s75.ask.declare",
                               .actor = s75_active,
                               .legal = declare_legal,
                               .apply = declare_apply,
                               .why_not = s75_declare_why};

/* ---- Declaring: with whom [9.2] -------------------------------------------------------------- */

static Units can_join_attack(const Game *g, const State *s)
{
    return s75_can_attack(g, s) & s->at[flow_now(s)->v[0]];
}

static Units committed_here(const State *s) { return s->attackers & s->at[flow_now(s)->v[0]]; }

static uint8_t why_not_all(const Game *g, const State *s)
{
    const Units units = can_join_attack(g, s);
    if (count_units(units) < 2)
        return R_ONE_LEFT;
    return s75_can_activate_all(g, s, units) ? R_LEGAL : R_TOO_FEW_ACTIVATIONS;
}

static void commit_legal(const Game *g, const State *s, ActionList *out)
{
    const Units able = can_join_attack(g, s);
    s75_list_units(s, V_COMMIT, able, out);
    if (why_not_all(g, s) == R_LEGAL)
        list_add(out, V_COMMIT_ALL, 0, 0, 0);
    if (committed_here(s))
        list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t commit_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb == V_DONE)
        return committed_here(s) ? R_LEGAL : R_COMMIT_ONE;
    if (a.verb == V_COMMIT_ALL)
        return why_not_all(g, s);
    if (a.verb != V_COMMIT)
        return R_NOT_NOW;
    bar_attack(g, s, &bars);
    bar(&bars, R_ELSEWHERE, ~s->at[flow_now(s)->v[0]]);
    return bars.reason;
}

static void commit_apply(const Game *g, State *s, Action a)
{
    const uint8_t province = flow_top(s)->v[0];
    if (a.verb == V_DONE) {
        flow_goto(s, DECLARATIONS);
        return;
    }
    Units units = a.verb == V_COMMIT ? UNIT(a.a) : can_join_attack(g, s);
    for (; units; units &= units - 1)
        commit(s, first_unit(units), province);
    if (!can_join_attack(g, s))
        flow_goto(s, DECLARATIONS);
}

const Step s75_commit_step = {.name = "commit",
                              .rule = "9.2",
                              .prompt = "s75.ask.commit",
                              .actor = s75_active,
                              .legal = commit_legal,
                              .apply = commit_apply,
                              .why_not = commit_why};

/* ---- One combat after the other [9.1] -------------------------------------------------------- */

static void begin_combat(const Game *g, State *s, unsigned province)
{
    flow_goto(s, FIGHTS);
    s75_begin_combat(g, s, province);
    flow_call(s, COMBAT);
}

static void fights_run(const Game *g, State *s)
{
    const Provinces open = s->declared & ~s->resolved;
    if (!open)
        flow_return(s);
    else if (count_provinces(open) == 1)
        begin_combat(g, s, first_province(open));
    else
        flow_goto(s, FIGHT_NEXT);
}

const Step s75_fights_step = {.name = "fights", .rule = "9.1", .run = fights_run};

/* ---- Which comes next [9.1] ------------------------------------------------------------------ */

static void fight_next_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_places(V_FIGHT, s->declared & ~s->resolved, out);
}

static uint8_t fight_next_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_FIGHT)
        return a.verb == V_DONE ? R_DECLARED_BINDS : R_NOT_NOW;
    if (a.a >= PROVINCES)
        return R_NO_SUCH_PLACE;
    if (!(s->declared >> a.a & 1))
        return R_NOT_DECLARED;
    return s->resolved >> a.a & 1 ? R_FOUGHT : R_LEGAL;
}

static void fight_next_apply(const Game *g, State *s, Action a) { begin_combat(g, s, a.a); }

const Step s75_fight_next_step = {.name = "fight_next",
                                  .rule = "9.1",
                                  .prompt = "s75.ask.fight",
                                  .actor = s75_active,
                                  .legal = fight_next_legal,
                                  .apply = fight_next_apply,
                                  .why_not = fight_next_why};

/* ---- The end of the combat step [10.3] ------------------------------------------------------- */

static void combats_end_run(const Game *g, State *s)
{
    s75_place_militia(s);
    flow_return(s);
}

const Step s75_combats_end_step = {.name = "combats_end", .rule = "10.3", .run = combats_end_run};
