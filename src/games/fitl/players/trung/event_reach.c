/* event_reach.c: conditions of events that ask who could get somewhere, or whether insurgents could
 * do something [T5.2]: see event_when.c. */
#include "games/fitl/players/trung/event_reach.h"

static Spaces with(const Trung *t, Kinds kinds)
{
    Spaces set = 0;
    for (unsigned x = 0; x < SPACES; x++)
        set |= has(t->s, x, kinds) ? SPACE(x) : 0;
    return set;
}

/* ---- Who could get there [T8] ---------------------------------------------------------------- */

/* A faction before a turn of its own: what the last Operation and activity left behind counts no
 * more. */
static Trung mover(const Trung *t, unsigned f, State *fresh)
{
    Trung m = *t;
    *fresh = *t->s;
    fresh->op.flags = 0;
    fresh->sa.count = 0;
    m.s = fresh;
    m.f = (uint8_t)f;
    return m;
}

/* How many could leave for it by the keep rules, which ask the destination little. */
static unsigned leavers(Trung *m, Kinds kinds, unsigned from, unsigned to, uint8_t left[KINDS])
{
    const TrungTravel travel = {.mode = BY_LIFT, .kinds = kinds};
    return from == to ? 0 : trung_unkept(m, &travel, from, to, left);
}

/* #25: into one of these with insurgents, by the Troops of ARVN. */
bool trung_arvn_sweeps_in(const Trung *t, Spaces where)
{
    uint8_t left[KINDS];
    State fresh;
    Trung arvn = mover(t, ARVN, &fresh);
    for (; where; where &= where - 1)
        for (unsigned from = 0, to = first_space(where); insurgents(t->s, to) && from < SPACES;
             from++)
            if (in(trung_sweep_reach(&arvn, from), to) &&
                leavers(&arvn, KIND(K_ARVN_TROOP), from, to, left))
                return true;
    return false;
}

/* #44u: an Air Lift into some space with NVA. */
bool trung_lift_brings_somebody(const Trung *t)
{
    const Kinds kinds = KIND(K_US_TROOP) | KIND(K_ARVN_TROOP) | KIND(K_IRREGULAR) |
                        KIND(K_IRREGULAR_A) | KIND(K_RANGER) | KIND(K_RANGER_A);
    const TrungTravel lift = {.mode = BY_LIFT, .kinds = kinds};
    uint8_t left[KINDS], group[KINDS];
    State fresh;
    Trung us = mover(t, US, &fresh);
    for (Spaces set = with(t, NVA_KINDS) & ~SPACE(NORTH_VIETNAM); set; set &= set - 1)
        for (unsigned from = 0, to = first_space(set); from < SPACES; from++)
            if (leavers(&us, kinds, from, to, left) &&
                trung_movers(&us, &lift, from, to, left, group))
                return true;
    return false;
}

/* #36u: a Troop from elsewhere. */
bool trung_raid_on_highland(const Trung *t, Spaces where)
{
    const Kinds troop = KIND(K_US_TROOP);
    for (where &= with(t, INSURGENT_BASES); where; where &= where - 1)
        if (fitl_on_map(t->s, troop, ALL_SPACES) > t->s->at[first_space(where)][K_US_TROOP])
            return true;
    return false;
}

/* #91u: out of a Province into the City that would take them. */
bool trung_two_troops_may_leave(const Trung *t)
{
    uint8_t left[KINDS];
    State fresh;
    Trung us = mover(t, US, &fresh);
    TrungMemory aside = *t->m; /* what is weighed here is no reason of the turn's */
    Spaces cities = 0;
    us.m = &aside;
    for (unsigned x = 0; x < FIRST_PROVINCE; x++)
        cities |= coin_controls(t->s, x) ? SPACE(x) : 0;
    const unsigned to = trung_choose(&us, L_US_PF_T, cities);
    for (unsigned from = FIRST_PROVINCE; to != NOWHERE && from < FIRST_LOC; from++)
        if (leavers(&us, KIND(K_US_TROOP), from, to, left) >= 2)
            return true;
    return false;
}

/* #71s: a City that NVA Troops can march into, along the Trail too [T8.2]. */
bool trung_troops_beside_city(const Trung *t)
{
    State fresh;
    const Trung nva = mover(t, NVA, &fresh);
    for (unsigned x = 0; x < FIRST_PROVINCE; x++)
        if (fitl_on_map(t->s, KIND(K_NVA_TROOP), trung_nva_near(&nva, x)))
            return true;
    return false;
}

/* ---- The best target [T14.11] ---------------------------------------------------------------- */

/* Those that a Sweep into the one space would bring move in, on the copy. */
static void sweep_in(Trung *look, State *copy, unsigned x)
{
    const TrungTravel travel = {
        .mode = BY_SWEEP, .mover = MV_SWEEP, .kinds = us_troops(copy), .reach = trung_sweep_reach};
    look->m->route.to = (uint8_t)(x + 1);
    while (trung_next_group(look, &travel)) {
        const TrungWant *want = &look->m->want;
        for (unsigned k = 0; k < KINDS; k++) {
            fitl_put(copy, want->from, k, -(int)want->group[k]);
            fitl_put(copy, x, k, want->group[k]);
        }
    }
}

/* All Troops as the US's: they sweep in, who is found goes Active, then the Assault. Without dice,
 * and a tie takes the first. */
static unsigned masher(const Trung *t, unsigned x)
{
    State copy = *t->s;
    TrungMemory aside = *t->m;
    Trung look = *t;
    uint8_t found[KINDS] = {0};
    fitl_begin_operation(&copy, t->f, OP_SWEEP, OP_TROOPS_AS_US | OP_FREE | OP_BY_EVENT);
    memset(&aside.route, 0, sizeof aside.route);
    aside.ties_first = 1;
    look.s = &copy;
    look.m = &aside;
    sweep_in(&look, &copy, x);
    trung_take(&copy, P_ENEMY, copy.at[x], HIDDEN_GUERRILLAS, trung_sweep_activates(&look, x, t->f),
               found);
    copy.at[x][K_NVA_GUERRILLA_A] += found[K_NVA_GUERRILLA];
    copy.at[x][K_VC_GUERRILLA_A] += found[K_VC_GUERRILLA];
    return trung_plan(&look, x, US).count;
}

Spaces trung_best_targets(const Trung *t, Spaces set, unsigned *gone)
{
    Spaces best = 0;
    for (*gone = 0; set; set &= set - 1) {
        const unsigned n = masher(t, first_space(set));
        best = n > *gone ? 0 : best;
        *gone = most(n, *gone);
        best |= n == *gone ? set & (0 - set) : 0;
    }
    return best;
}

/* ---- What insurgents could do [T11, T12] ----------------------------------------------------- */

bool trung_could_infiltrate(const Trung *t)
{
    const State *s = t->s;
    if (available(s, NVA_TROOP) && with(t, NVA_BASES))
        return true;
    for (Spaces set = with(t, VC_BASES); available(s, NVA_BASE) && set; set &= set - 1) {
        const unsigned x = first_space(set);
        if (count_at(s, x, NVA_KINDS) > count_at(s, x, VC_KINDS))
            return true;
    }
    return false;
}

bool trung_could_rally(const Trung *t)
{
    const State *s = t->s;
    for (unsigned x = 0; x < LANDS; x++) {
        const bool hides =
            has(s, x, VC_BASES) && s->at[x][K_VC_GUERRILLA_A] && !s->at[x][K_VC_GUERRILLA];
        const bool builds =
            available(s, VC_BASE) && has_room(s, x) && count_at(s, x, VC_GUERRILLAS) >= 3;
        if (!above_n(s, x) && (available(s, VC_GUERRILLA) || hides || builds))
            return true;
    }
    return false;
}

/* #99s: NVA has somewhere to march with its guerrillas [T11.3]. */
bool trung_could_march(const Trung *t)
{
    State copy = *t->s;
    TrungMemory aside = *t->m;
    ActionList list = {0};
    Trung nva = {t->g, &copy, &list, &aside, t->rng, NVA};
    copy.ev.card = 99;
    fitl_begin_operation(&copy, NVA, OP_MARCH, OP_FREE | OP_BY_EVENT | OP_GUERRILLAS_ONLY);
    fitl_steps[MARCH]->legal(t->g, &copy, &list);
    trung_forget_turn(&aside);
    aside.ties_first = aside.in_forecast = 1;
    return trung_nva.op[OP_MARCH](&nva);
}

/* #92s: a base for a target that has none, or forces for one that has a base and is short of
 * them. */
bool trung_delta_awaits_nva(const Trung *t)
{
    const State *s = t->s;
    const Spaces from = CAMBODIA | SPACE(TAY_NINH);
    const bool base = fitl_on_map(s, KIND(K_NVA_BASE), from);
    const bool troops = fitl_on_map(s, KIND(K_NVA_TROOP), from);
    const bool guerrillas = fitl_on_map(s, NVA_GUERRILLAS, from);
    for (Spaces set = SPACE(KIEN_PHONG) | SPACE(KIEN_HOA) | SPACE(KIEN_GIANG); set;
         set &= set - 1) {
        const unsigned x = first_space(set);
        if (!has(s, x, NVA_BASES) ? base && has_room(s, x)
                                  : (troops && s->at[x][K_NVA_TROOP] < 6) ||
                                        (guerrillas && count_at(s, x, NVA_GUERRILLAS) < 2))
            return true;
    }
    return false;
}
