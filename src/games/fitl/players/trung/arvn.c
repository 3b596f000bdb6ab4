/* arvn.c: the ARVN bot: its Operations [T10]; what it does beside them is in arvn_acts.c. */
#include "games/fitl/players/trung/arvn.h"
#include "games/fitl/players/trung/us.h"

static bool can_afford(const Trung *t) { return can_pay(t->s, ARVN, fitl_cost(t->s, 3)); }

/* ---- Train [T10.1] --------------------------------------------------------------------------- */

enum { TRAIN_RANGERS, TRAIN_CUBES, TRAIN_BASE, TRAIN_PACIFY, TRAIN_OVER };
enum { MARK_BASE }; /* the first of the marks: the Province that is being built in */

static bool can_train(const Trung *t, unsigned x) { return is_city(x) || has(t->s, x, COIN_BASES); }

/* Lines 1 and 2: the next space by AR-PC. */
static bool train_in(Trung *t, unsigned what)
{
    const Spaces set = trung_those(t, trung_open(t, V_SPACE), can_train);
    if (!set || !can_afford(t) || !trung_go_on(t))
        return false;
    trung_take_space(t, trung_choose(t, L_AR_PC, set), true);
    t->m->want.what = (uint8_t)what;
    return true;
}

static bool train_rangers(Trung *t) { return available(t->s, RANGER) && train_in(t, CH_RANGERS); }

static bool train_cubes(Trung *t)
{
    return (available(t->s, ARVN_TROOP) || available(t->s, POLICE)) && train_in(t, CH_CUBES);
}

/* Three cubes go, the base comes: two pieces fewer must not lose Control [R D22]. */
static bool can_build(const Trung *t, unsigned x)
{
    const State *s = t->s;
    const bool keeps = !coin_controls(s, x) || s->coin[x] > insurgents(s, x) + 2;
    const bool paid = in(s->op.paid, x);
    return is_province(x) && pop_of(t, x) == 2 && control(s, x) != NVA_CONTROL && has_room(s, x) &&
           !has(s, x, COIN_BASES) && count_at(s, x, ARVN_CUBES) >= 3 && keeps &&
           (paid || can_afford(t));
}

/* Troops among the three that go [T4.3]. */
static unsigned troops_for_base(const State *s, unsigned x)
{
    uint8_t have[KINDS], out[KINDS] = {0};
    memcpy(have, s->at[x], sizeof have);
    trung_take(s, P_LOSE, have, ARVN_CUBES, 3, out);
    return out[K_ARVN_TROOP];
}

/* Line 3: the Province is selected first, if it is not yet; no roll [T6.8]. */
static bool train_base(Trung *t)
{
    TrungMemory *m = t->m;
    if (!m->mark[MARK_BASE]) {
        const Spaces open = trung_open(t, V_SPACE) | t->s->op.spaces;
        const Spaces set = available(t->s, ARVN_BASE) ? trung_those(t, open, can_build) : 0;
        if (!set)
            return false;
        const unsigned x = trung_choose(t, L_AR_PB, set);
        m->mark[MARK_BASE] = SPACE(x);
        if (!in(t->s->op.spaces, x)) {
            trung_want(t, V_SPACE, x, 0);
            m->want.what = CH_NOTHING;
            m->selected++;
            return true;
        }
    }
    const unsigned x = first_space(m->mark[MARK_BASE]);
    m->part = TRAIN_OVER;
    trung_want(t, V_BASE, x, troops_for_base(t->s, x));
    return true;
}

static bool can_pacify(const Trung *t, unsigned x) { return t->s->level[x] < PS; }

/* Line 4: if no base was placed, up to PS; the rules know who may and whether he can pay. */
static bool train_pacify(Trung *t)
{
    if (!t->m->mark[MARK_PACIFY]) {
        const Spaces set = trung_those(t, trung_open(t, V_PACIFY), can_pacify);
        if (!set)
            return false;
        trung_begin_pacify(t, trung_choose(t, L_AR_S, set));
    }
    return trung_pacify(t, PS);
}

static bool next_train(Trung *t)
{
    static bool (*const lines[])(Trung *) = {train_rangers, train_cubes, train_base, train_pacify};
    for (; t->m->part < TRAIN_OVER; t->m->part++) {
        const bool places = t->m->part <= TRAIN_CUBES;
        if ((!places || t->m->roll != ROLL_FAILED) && lines[t->m->part](t))
            return true;
    }
    return false;
}

/* ---- Patrol [T10.2] -------------------------------------------------------------------------- */

static Spaces patrol_candidates(Trung *t, unsigned part)
{
    return (LOCS | CITIES) & t->s->op.allowed;
}

static unsigned patrol_choose(Trung *t, unsigned part, Spaces set)
{
    return trung_choose(t, L_AR_PD, set);
}

static bool next_patrol(Trung *t)
{
    static const TrungTravel patrol = {.mode = BY_PATROL,
                                       .mover = MV_PATROL,
                                       .kinds = ARVN_CUBES,
                                       .parts = 1,
                                       .candidates = patrol_candidates,
                                       .choose = patrol_choose};
    return trung_patrol(t, &patrol);
}

/* ---- Sweep [T10.3] --------------------------------------------------------------------------- */

static bool has_insurgents(const Trung *t, unsigned x) { return insurgents(t->s, x) > 0; }

/* The free Operations of #25, in the Mekong Delta. */
static bool is_in_delta(const State *s)
{
    return s->op.flags & OP_BY_EVENT && !(s->op.flags & OP_LIMITED) && s->ev.card == 25;
}

/* Those that the rules let be selected, which is as far as Resources go; #25: with insurgents. */
static Spaces sweep_candidates(Trung *t, unsigned part)
{
    const Spaces open = trung_open(t, V_SPACE);
    return is_in_delta(t->s) ? trung_those(t, open, has_insurgents) : open;
}

static unsigned sweep_choose(Trung *t, unsigned part, Spaces set)
{
    return trung_choose(t, L_AR_ST, set);
}

/* Shaded Booby Traps make it careful, unless a card names the spaces [T14.13]. */
static unsigned sweep_limit(Trung *t)
{
    return cap(t->s, CAP_BOOBY_TRAPS, SHADED) && !(t->s->op.flags & OP_NAMED) ? 2 : SPACES;
}

static bool next_sweep(Trung *t)
{
    const TrungTravel sweep = {.mode = BY_SWEEP,
                               .mover = MV_SWEEP,
                               .kinds = fitl_own_troops(t->s), /* [T8.1]; #70 and #99 add some */
                               .parts = 1,
                               .candidates = sweep_candidates,
                               .choose = sweep_choose,
                               .limit = sweep_limit,
                               .reach = trung_sweep_reach,
                               .rolls = true,
                               .in_place = trung_in_place};
    return trung_sweep(t, &sweep);
}

/* ---- Assault [T10.5] ------------------------------------------------------------------------- */

enum { ASSAULT_FIRST, ASSAULT_ACTIVITY, ASSAULT_REST };

static bool can_assault(const Trung *t, unsigned x)
{
    return trung_plan(t, x, as_us(t->s) ? US : ARVN).effective; /* as US: #70, #99 */
}

static int power_of(const Trung *t, unsigned x)
{
    return (int)trung_arvn_firepower(t, x, t->s->at[x]);
}

/* Card G has its activity after the first space, which is the one with most firepower. */
static bool next_assault(Trung *t)
{
    TrungMemory *m = t->m;
    const bool strongest = m->part == ASSAULT_FIRST && m->how & HOW_MOST_POWER;
    if (m->part == ASSAULT_ACTIVITY) {
        m->part = ASSAULT_REST;
        if (m->how & HOW_MIDDLE && trung_try_activities(t))
            return true;
    }
    const Spaces set = trung_those(t, trung_open(t, V_SPACE), can_assault);
    if (!set || !trung_go_on(t))
        return false;
    const unsigned x = is_in_delta(t->s) ? first_space(set) /* in map order */
                       : strongest       ? trung_any(t, trung_most(t, set, power_of))
                                         : trung_choose(t, L_AR_R_ASSAULT, set);
    trung_take_space(t, x, !momentum(t->s, MOM_BODY_COUNT)); /* [T6.8] */
    if (m->part == ASSAULT_FIRST)
        m->part = ASSAULT_ACTIVITY;
    return true;
}

/* ---- Questions that only ARVN is asked ------------------------------------------------------- */

/* Armored Cavalry: where it is effective, or nowhere [T10.7]. */
static Action cavalry(Trung *t)
{
    const Spaces set = trung_those(t, trung_open(t, V_SPACE), can_assault);
    if (!set)
        return (Action){V_DONE, 0, 0, 0};
    return (Action){V_SPACE, (uint8_t)trung_choose(t, L_AR_R, set), 0, 0};
}

static bool answer(Trung *t, unsigned step, Action *out)
{
    switch (step) {
    case CAVALRY:
        *out = cavalry(t);
        return true;
    case GOVERN_WHAT:
        *out = (Action){V_CHOOSE, t->m->want.what, 0, 0};
        return true;
    default:
        return false;
    }
}

const TrungFaction trung_arvn = {
    .op = {[OP_TRAIN] = next_train,
           [OP_PATROL] = next_patrol,
           [OP_SWEEP] = next_sweep,
           [OP_ASSAULT] = next_assault},
    .activity = {[GOVERN] = trung_next_govern,
                 [TRANSPORT] = trung_next_transport,
                 [RAID] = trung_next_raid,
                 [AIR_STRIKE] = trung_us_strike}, /* of #6 and #30, by the US's lines */
    .answer = answer,
};
