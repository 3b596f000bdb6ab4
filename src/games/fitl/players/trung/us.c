/* us.c: the US bot: Sweep, Patrol, Assault [T9.3, T9.4, T9.8]. Train is in us_train.c, activities
 * in us_acts.c and us_air.c. */
#include "games/fitl/players/trung/us.h"

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
    const bool wary = cap(s, CAP_BOOBY_TRAPS, SHADED) || cap(s, CAP_PLATOONS, SHADED);
    return wary && !(s->op.flags & OP_NAMED) ? 2 : SPACES;
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

const TrungFaction trung_us = {
    .op = {[OP_SWEEP] = next_sweep, [OP_PATROL] = next_patrol},
};
