/* us.c: the US bot: Sweep, Patrol, Assault [T9.3, T9.4, T9.8]. Train is in us_train.c, activities
 * in us_acts.c and us_air.c. */
#include "games/fitl/players/trung/us.h"

/* Its cautions do not count where a card names the spaces [T14.13]. */
static bool is_wary(const Trung *t) { return t->s->op.allowed == ALL_SPACES; }

/* ---- Sweep [T9.3] ---------------------------------------------------------------------------- */

static Spaces sweep_candidates(Trung *t, unsigned part)
{
    return trung_open(t, V_SPACE) & (CITIES | PROVINCES);
}

static unsigned sweep_choose(Trung *t, unsigned part, Spaces set)
{
    return trung_choose(t, L_US_SW, set);
}

/* Two with shaded CAP, and of its own accord with shaded Booby Traps. */
static unsigned sweep_limit(Trung *t)
{
    const State *s = t->s;
    const bool wary = is_wary(t) && cap(s, CAP_BOOBY_TRAPS, SHADED);
    return wary || (cap(s, CAP_PLATOONS, SHADED) && !(s->op.flags & OP_NAMED)) ? 2 : SPACES;
}

static bool next_sweep(Trung *t)
{
    const TrungTravel sweep = {.mode = BY_SWEEP,
                               .mover = MV_SWEEP,
                               .kinds = us_troops(t->s),
                               .parts = 1,
                               .candidates = sweep_candidates,
                               .choose = sweep_choose,
                               .limit = sweep_limit,
                               .reach = trung_sweep_reach,
                               .in_place = trung_in_place};
    return trung_sweep(t, &sweep);
}

/* ---- Patrol [T9.8] --------------------------------------------------------------------------- */

static bool has_enemy_forces(const Trung *t, unsigned x) { return has(t->s, x, INSURGENT_FORCES); }

/* Saigon first, if it is not in hand; then LoCs with insurgents. */
static Spaces patrol_candidates(Trung *t, unsigned part)
{
    if (part == 0)
        return coin_controls(t->s, SAIGON) ? 0 : SPACE(SAIGON) & t->s->op.allowed;
    return trung_those(t, LOCS & t->s->op.allowed, has_enemy_forces);
}

static unsigned patrol_choose(Trung *t, unsigned part, Spaces set) { return trung_any(t, set); }

static bool next_patrol(Trung *t)
{
    static const TrungTravel patrol = {.mode = BY_PATROL,
                                       .mover = MV_PATROL,
                                       .kinds = KIND(K_US_TROOP),
                                       .parts = 2,
                                       .candidates = patrol_candidates,
                                       .choose = patrol_choose};
    return !cap(t->s, CAP_PATTON, SHADED) && trung_patrol(t, &patrol);
}

/* ---- Assault [T9.4] -------------------------------------------------------------------------- */

/* With shaded Search and Destroy only Troops or a base of NVA are worth it [#28s]. */
static bool is_worth_it(const Trung *t, const TrungPlan *us, const TrungPlan *arvn)
{
    return !is_wary(t) || !cap(t->s, CAP_SEARCH, SHADED) || us->gone[K_NVA_TROOP] ||
           us->gone[K_NVA_BASE] || (arvn && (arvn->gone[K_NVA_TROOP] || arvn->gone[K_NVA_BASE]));
}

static bool removes_all(const Trung *t, unsigned x)
{
    const TrungPlan plan = trung_plan(t, x, US);
    return plan.removes_all && is_worth_it(t, &plan, NULL);
}

static bool removes_some(const Trung *t, unsigned x)
{
    const TrungPlan plan = trung_plan(t, x, US);
    return plan.effective && is_worth_it(t, &plan, NULL);
}

/* Shaded Abrams allow two, and shaded Cobras are feared. */
static Spaces assault_spaces(const Trung *t)
{
    const State *s = t->s;
    const bool wary = is_wary(t) && cap(s, CAP_COBRAS, SHADED);
    return wary && count_spaces(s->op.spaces) >= 2 ? 0 : trung_open(t, V_SPACE);
}

static bool assault_by(Trung *t, bool (*test)(const Trung *t, unsigned x))
{
    const unsigned x = trung_choose(t, L_US_R, trung_those(t, assault_spaces(t), test));
    if (x == NOWHERE)
        return false;
    trung_take_space(t, x, false);
    return true;
}

/* #70: all cubes as US Troops, in map order. */
static bool assault_in_order(Trung *t)
{
    const Spaces set = trung_those(t, trung_open(t, V_SPACE), removes_some);
    if (set)
        trung_take_space(t, first_space(set), false);
    return set != 0;
}

static bool assault_all(Trung *t) { return assault_by(t, removes_all); }

static bool assault_some(Trung *t) { return assault_by(t, removes_some); }

/* How many an added Assault of ARVN would remove, plus 1; 0: it may not be, or does nothing. */
static unsigned added(const Trung *t, unsigned x)
{
    const TrungPlan us = trung_plan(t, x, US);
    if (!us.effective || !has(t->s, x, ARVN_CUBES))
        return 0;
    const TrungPlan arvn = trung_plan_after(t, x, ARVN, &us);
    return arvn.effective && is_worth_it(t, &us, &arvn) ? arvn.count + 1u : 0;
}

/* Line 3: one space, where ARVN removes most. */
static bool assault_with_arvn(Trung *t)
{
    const State *s = t->s;
    const unsigned cost = momentum(s, MOM_BODY_COUNT) ? 0 : fitl_cost(s, 3);
    unsigned best = 0;
    Spaces found = 0;
    if (s->op.flags & (OP_ADDED | OP_NO_ARVN) || !can_pay(s, US, cost))
        return false;
    for (Spaces set = assault_spaces(t); set; set &= set - 1) {
        const unsigned n = added(t, first_space(set));
        found = n > best ? 0 : found;
        best = most(n, best);
        found |= n && n == best ? set & (0 - set) : 0;
    }
    if (!found)
        return false;
    trung_take_space(t, trung_any(t, found), false);
    t->m->want.what = CH_YES;
    t->m->part++;
    return true;
}

/* Line 2 is the activity of the card. */
static bool next_assault(Trung *t)
{
    static bool (*const lines[])(Trung *) = {assault_all, trung_try_activities, assault_with_arvn,
                                             assault_some};
    if (fitl_assault_banned(t->s))
        return false;
    if (t->s->op.flags & OP_CUBES_AS_US)
        return assault_in_order(t);
    for (; t->m->part < COUNT_OF(lines); t->m->part++)
        if (lines[t->m->part](t))
            return true;
    return false;
}

/* ---- What only the US is asked --------------------------------------------------------------- */

static bool answer(Trung *t, unsigned step, Action *out)
{
    switch (step) {
    case TRAIN_POLICE: /* from Available, or from `from` [T9.2.5] */
        *out = t->m->want.from < SPACES ? (Action){V_FETCH, K_POLICE, t->m->want.from, 0}
                                        : (Action){V_PLACE, POLICE, 1, 0};
        return true;
    case ADVISE_WHAT:
        *out = (Action){V_CHOOSE, t->m->want.what, 0, 0};
        return t->m->want.what != CHOICES;
    case STRIKE_SA2:
        return trung_us_sa2(t, out);
    default:
        return false;
    }
}

const TrungFaction trung_us = {
    .op = {[OP_TRAIN] = trung_us_train,
           [OP_PATROL] = next_patrol,
           [OP_SWEEP] = next_sweep,
           [OP_ASSAULT] = next_assault},
    .activity =
        {[ADVISE] = trung_us_advise, [AIR_LIFT] = trung_us_lift, [AIR_STRIKE] = trung_us_strike},
    .answer = answer,
};
