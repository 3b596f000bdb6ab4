/* solo_plan.c: the automaton's movement as one plan [15.5-15.8, 15.a-15.d].
 *
 * NV's movement knows no dice and no answer of SV, so all of it is settled at once, on a copy of
 * the position, and kept in State.goal: where each unit is sent, over which province, in what
 * order, and by which line. The moves themselves are then ordinary choices that look the plan up.
 *
 * Units that stand in a target and fight there are planned, too: they move nowhere, but their
 * activations are kept for the combat step. Whether they will fight shows only when everybody has
 * been sent; where they will not, the plan is made again without counting on it [15.7].
 */
#include "games/saigon75/players/solo.h"

typedef struct Plan {
    const Game *g;
    const SoloCard *card;
    State s; /* units stand where they will go */
    Targets targets;
    unsigned first, end;      /* the targets that count now: reinforced ones, then others [15.8] */
    Provinces no_fight;       /* targets whose own units would not fight */
    Provinces enough;         /* targets whose own units do, and with the bonuses he has */
    Units planned;            /* units that have a goal */
    uint8_t bound[PROVINCES]; /* as s75_solo_bound */
    unsigned left, vc_left, turn;
    Purse purse;
} Plan;

/* ---- Sending --------------------------------------------------------------------------------- */

static void set_goal(Plan *plan, unsigned unit, unsigned target, unsigned step, unsigned line)
{
    State *s = &plan->s;
    const unsigned province = plan->targets.province[target];
    if (s->place[unit] < PROVINCES)
        plan->bound[s->place[unit]]--;
    plan->bound[province]++;
    plan->planned |= UNIT(unit);
    s->goal[unit] = (uint8_t)(province + 1);
    s->goal_step[unit] = (uint8_t)step;
    s->goal_turn[unit] = (uint8_t)++plan->turn;
    s->goal_line[unit] = (uint8_t)(plan->targets.list[target] * SOLO_LINES + line);
}

/* E-18's VC is activated already and comes on top [15.d]. */
static void pay(Plan *plan, unsigned unit)
{
    if (plan->s.activated >> unit & 1)
        return;
    if (ALL_VC >> unit & 1)
        plan->vc_left--;
    else
        plan->left--;
}

/* The first province on a shortest way that has room, or NOWHERE [15.b]. */
static unsigned next_step(const Plan *plan, unsigned from, unsigned target)
{
    const Board *board = plan->g->board;
    const Provinces near = from == RESERVE ? board->border : board->adjacent[from];
    const unsigned distance = s75_solo_distance(plan->g, from, target);
    for (unsigned i = 0; i < PROVINCES; i++) {
        const unsigned province = board->solo_order[i];
        if (near >> province & 1 && board->steps[target][province] + 1u == distance &&
            s75_count_at(&plan->s, province, NV) < STACK_MAX)
            return province;
    }
    return NOWHERE;
}

/* Units that must not be sent elsewhere: those in Saigon [15.5], in the card's provinces [15.c],
 * and, while he reinforces, in a province that gets units, as many as it wants [15.8]. */
static Units staying(const Plan *plan)
{
    const State *s = &plan->s;
    Units units = s->at[plan->g->board->saigon];
    for (Provinces set = plan->card->provinces; set; set &= set - 1)
        units |= s->at[first_province(set)];
    for (unsigned i = plan->first; i < plan->targets.own; i++) {
        const unsigned province = plan->targets.province[i];
        if (plan->bound[province] <= s75_solo_wanted(s, province))
            units |= s->at[province];
    }
    return units;
}

static Units free_units(const Plan *plan, Units among)
{
    const State *s = &plan->s;
    return among & ~(s->at[OUT] | s->activated | s->moved | s->barred) & ~plan->planned &
           ~staying(plan);
}

/* Sends the first by 15.7 that finds a way; false if none does. */
static bool send_one(Plan *plan, unsigned target, Units units)
{
    const unsigned province = plan->targets.province[target];
    while (units) {
        SoloLine line;
        const unsigned unit = s75_solo_nearest(plan->g, &plan->s, units, province, &line);
        const unsigned from = plan->s.place[unit], step = next_step(plan, from, province);
        if (step != NOWHERE) {
            pay(plan, unit);
            set_goal(plan, unit, target, step + 1, line);
            s75_put(plan->g, &plan->s, unit, step);
            s75_activate(&plan->s, unit);
            plan->s.moved |= UNIT(unit);
            return true;
        }
        units &= ~plan->s.at[from];
    }
    return false;
}

/* ---- Units in place [15.5, 15.c] ------------------------------------------------------------- */

static bool may_fight(const Plan *plan, unsigned province)
{
    return !(plan->no_fight >> province & 1) && plan->s.combat_limit != 0 &&
           plan->s.at[province] & SV_UNITS;
}

/* A target's own units that are to fight there. */
static Units ready_units(const Plan *plan, unsigned province)
{
    const State *s = &plan->s;
    Units units = 0;
    for (Units here = s->at[province] & NV_UNITS & ~s->barred; here; here &= here - 1) {
        const unsigned unit = first_unit(here);
        if (s->goal[unit] ? !s->goal_step[unit] : s->activated >> unit & 1)
            units |= UNIT(unit);
    }
    return units;
}

static Units idle_units(const Plan *plan, unsigned province, Units among)
{
    const State *s = &plan->s;
    return s->at[province] & among & ~(s->barred | s->activated) & ~plan->planned;
}

static void keep_in_place(Plan *plan, unsigned target, Units among)
{
    const unsigned province = plan->targets.province[target];
    Units units = idle_units(plan, province, among);
    while (units && (among == ALL_VC ? plan->vc_left : plan->left)) {
        const unsigned unit = s75_solo_first(&plan->s, units);
        pay(plan, unit);
        set_goal(plan, unit, target, 0, SOLO_IN_PLACE);
        units &= ~UNIT(unit);
    }
}

/* Activating who is there is enough for a combat: nobody else is brought [15.5]. */
static bool is_enough(const Plan *plan, unsigned province, Purse *purse)
{
    if (plan->enough >> province & 1)
        return true;
    const Units ready = ready_units(plan, province);
    const Units idle = idle_units(plan, province, NV_DIVISIONS);
    const unsigned units = count_units(ready) + least(count_units(idle), plan->left);
    if (!units || !may_fight(plan, province))
        return false;
    const unsigned strength = s75_solo_strength(plan->g, &plan->s, province, units, purse);
    return s75_solo_attacks(plan->card, strength, s75_count_at(&plan->s, province, SV));
}

/* ---- How many -------------------------------------------------------------------------------- */

/* Units still to bring to a target. An empty province that somebody passes through is no more. */
static unsigned missing(const Plan *plan, unsigned target)
{
    const unsigned province = plan->targets.province[target];
    const unsigned wanted = s75_solo_wanted(&plan->s, province);
    const unsigned bound = plan->bound[province];
    if (plan->targets.list[target] == SOLO_EMPTY && s75_count_at(&plan->s, province, NV) > bound)
        return 0;
    return wanted > bound ? wanted - bound : 0;
}

/* ---- VC first [15.7, 15.d] ------------------------------------------------------------------- */

/* Those that stand in a target with SV units are activated before any is sent [15.c]. */
static void keep_vc(Plan *plan)
{
    for (unsigned i = plan->first; i < plan->end; i++)
        if (may_fight(plan, plan->targets.province[i]))
            keep_in_place(plan, i, ALL_VC);
}

static void serve_with_vc(Plan *plan, unsigned target)
{
    Purse purse = plan->purse;
    if (is_enough(plan, plan->targets.province[target], &purse))
        return;
    while (plan->vc_left && missing(plan, target) &&
           send_one(plan, target, free_units(plan, ALL_VC))) {
    }
}

/* E-18's VC goes like the two, on top of them, but not out of a target or of Saigon. */
static void serve_with_infiltrated(Plan *plan, unsigned target)
{
    const State *s = &plan->s;
    const Units vc = s->activated & ALL_VC & ~s->moved & ~staying(plan);
    Purse purse = plan->purse;
    if (vc && !(vc & plan->planned) && missing(plan, target) &&
        !is_enough(plan, plan->targets.province[target], &purse))
        send_one(plan, target, vc);
}

typedef void Serve(Plan *plan, unsigned target);

static unsigned end_of_list(const Plan *plan, unsigned first)
{
    unsigned end = first;
    while (end < plan->end && plan->targets.list[end] == plan->targets.list[first])
        end++;
    return end;
}

/* List by list, first to the targets without Ranger and River Patrol. */
static void send_vc(Plan *plan, Serve *serve)
{
    for (unsigned first = plan->first; first < plan->end; first = end_of_list(plan, first)) {
        const unsigned end = end_of_list(plan, first);
        for (unsigned i = first; i < end; i++)
            if (!s75_solo_has_hunters(&plan->s, plan->targets.province[i]))
                serve(plan, i);
        for (unsigned i = first; i < end; i++)
            serve(plan, i);
    }
}

/* ---- The plan [15.5] ------------------------------------------------------------------------- */

static void send_divisions(Plan *plan)
{
    for (unsigned i = plan->first; i < plan->end; i++) {
        const unsigned province = plan->targets.province[i];
        Purse purse = plan->purse;
        if (may_fight(plan, province))
            keep_in_place(plan, i, NV_DIVISIONS);
        if (is_enough(plan, province, &purse)) {
            plan->purse = purse;
            plan->enough |= PROVINCE(province);
            continue;
        }
        while (plan->left && missing(plan, i) &&
               send_one(plan, i, free_units(plan, NV_DIVISIONS))) {
        }
    }
}

/* Reduced divisions join before anybody moves [15.i]. */
static void join_all(const Game *g, State *s)
{
    ActionList list;
    for (;;) {
        list.count = 0;
        s75_list_joins(s, &list);
        if (!list.count)
            return;
        s->flow.note_count = 0;
        s75_join(g, s, list.action[0].a, list.action[0].b);
    }
}

/* One at a time: what it frees may serve the others. */
static unsigned first_in_vain(const Plan *plan, Units vain)
{
    for (unsigned i = 0; i < plan->targets.count; i++)
        if (vain & plan->s.at[plan->targets.province[i]])
            return plan->targets.province[i];
    return NOWHERE;
}

static void serve_targets(Plan *plan, unsigned first, unsigned end)
{
    plan->first = first;
    plan->end = end;
    send_vc(plan, serve_with_infiltrated);
    keep_vc(plan);
    send_vc(plan, serve_with_vc);
    send_divisions(plan);
}

/* When nobody can be brought to those that he reinforces any more, the others come, and what those
 * wanted holds nobody back [15.8]. */
static void make_plan(Plan *plan, const Game *g, const State *s, Provinces no_fight)
{
    plan->g = g;
    plan->card = s75_solo_card(g, s);
    plan->s = *s;
    plan->no_fight = no_fight;
    plan->enough = 0;
    plan->planned = 0;
    for (unsigned p = 0; p < PROVINCES; p++)
        plan->bound[p] = (uint8_t)s75_count_at(s, p, NV);
    plan->left = s75_activations_left(g, s);
    plan->vc_left = FREE_VC - least(s->free_vc, FREE_VC);
    plan->turn = 0;
    plan->purse = s75_solo_purse(s);
    join_all(plan->g, &plan->s);
    s75_solo_targets(g, &plan->s, &plan->targets);
    serve_targets(plan, 0, plan->targets.own);
    serve_targets(plan, plan->targets.own, plan->targets.count);
}

static void settle_plan(Plan *plan, const Game *g, const State *s)
{
    Provinces no_fight = 0;
    for (;;) {
        make_plan(plan, g, s, no_fight);
        const Units vain = s75_solo_in_vain(g, &plan->s);
        if (!vain)
            return;
        no_fight |= PROVINCE(first_in_vain(plan, vain));
    }
}

/* Neither die nor event is known yet: a 4, and a card that changes nothing. */
void s75_solo_foresee(const Game *g, const State *s, unsigned card, Judgement *out)
{
    enum { LIKELY_DIE = 4 };
    Plan plan;
    State then = *s;
    then.solo_card = (uint8_t)(card + 1);
    then.die = LIKELY_DIE;
    settle_plan(&plan, g, &then);
    s75_solo_judge(g, &plan.s, out);
}

static void solo_plan_run(const Game *g, State *s)
{
    Plan plan;
    flow_return(s);
    if (!is_solo(g) || is_seasoned(g) || s->active != NV)
        return;
    settle_plan(&plan, g, s);
    memcpy(s->goal, plan.s.goal, sizeof s->goal);
    memcpy(s->goal_step, plan.s.goal_step, sizeof s->goal_step);
    memcpy(s->goal_turn, plan.s.goal_turn, sizeof s->goal_turn);
    memcpy(s->goal_line, plan.s.goal_line, sizeof s->goal_line);
}

const Step s75_solo_plan_step = {.name = "solo_plan", .rule = "15.5", .run = solo_plan_run};
