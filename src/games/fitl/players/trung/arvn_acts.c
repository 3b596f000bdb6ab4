/* arvn_acts.c: the ARVN bot's Govern [T10.6], Transport [T10.7] and Raid [T10.8]. The order in
 * which Govern and Raid take their spaces is decided at once and kept in the activity's route. */
#include "games/fitl/players/trung/arvn.h"

enum { ACT_SPACES = 4 };

/* The activity has only begun: nothing of an earlier one is left. */
static void begin(Trung *t)
{
    memset(&t->m->route, 0, sizeof t->m->route);
    t->m->act_part = 0;
}

/* Spaces it may have: as a card says, or two. */
static unsigned spaces_of(const State *s, bool one)
{
    return s->sa.most ? least(s->sa.most, ACT_SPACES) : one ? 1 : 2;
}

/* ---- Govern [T10.6] -------------------------------------------------------------------------- */

static bool may_patronize(const Trung *t, unsigned x)
{
    return count_at(t->s, x, ARVN_CUBES) > t->s->at[x][K_US_TROOP];
}

/* By AR-G one after the other, on the position as it is. */
static void pick_governed(Trung *t)
{
    TrungRoute *route = &t->m->route;
    const bool one = momentum(t->s, MOM_TYPHOON) || cap(t->s, CAP_MANDATE, SHADED);
    const unsigned limit = spaces_of(t->s, one);
    Spaces set = trung_open(t, V_SPACE);
    for (; set && route->count < least(limit, 2); route->count++) {
        const unsigned x = trung_choose(t, L_AR_G, set);
        route->order[route->count] = (uint8_t)x;
        set &= ~SPACE(x);
    }
}

static bool has_one_person(const Trung *t, unsigned x) { return pop_of(t, x) == 1; }

static bool needs_aid(const Trung *t, unsigned x) { return !may_patronize(t, x); }

/* Line 2: without Aid one brings some first: where Patronage is not allowed, else with population
 * 1, else the last. */
static void put_aid_first(Trung *t)
{
    TrungRoute *route = &t->m->route;
    if (t->s->track[T_AID] || route->count < 2)
        return;
    const unsigned first = route->order[0], last = route->order[1];
    const Spaces both = SPACE(first) | SPACE(last);
    Spaces set = trung_those(t, both, needs_aid);
    if (!set)
        set = trung_those(t, both, has_one_person);
    if (trung_any(t, set ? set : SPACE(last)) == last) {
        route->order[0] = (uint8_t)last;
        route->order[1] = (uint8_t)first;
    }
}

/* Unshaded Mandate of Heaven: the Patronage space with the lowest level does not shift. */
static Spaces quiet_space(Trung *t)
{
    const TrungRoute *route = &t->m->route;
    unsigned aid = t->s->track[T_AID], lowest = AS;
    Spaces found = 0;
    for (unsigned i = 0; i < route->count; i++) {
        const unsigned x = route->order[i], level = t->s->level[x];
        if (!aid || !may_patronize(t, x)) {
            aid += 3 * pop_of(t, x);
            continue;
        }
        aid -= least(aid, pop_of(t, x));
        found = level < lowest ? 0 : found;
        lowest = least(level, lowest);
        found |= level == lowest ? SPACE(x) : 0;
    }
    return cap(t->s, CAP_MANDATE, UNSHADED) && found ? SPACE(trung_any(t, found)) : 0;
}

bool trung_next_govern(Trung *t)
{
    TrungRoute *route = &t->m->route;
    const unsigned at = count_spaces(t->s->sa.spaces);
    if (at == 0) {
        begin(t);
        pick_governed(t);
        put_aid_first(t);
        route->origins = quiet_space(t);
    }
    if (at >= route->count)
        return false;
    const unsigned x = route->order[at];
    /* The Aid may have gone to the space before: then this one brings some, for nothing is
     * transferred out of nothing and no shift paid for it [T10.6, R D23]. */
    const bool patronage = t->s->track[T_AID] && may_patronize(t, x);
    trung_want(t, V_SPACE, x, 0);
    t->m->want.what = !patronage ? CH_AID : in(route->origins, x) ? CH_QUIETLY : CH_PATRONAGE;
    return true;
}

/* ---- Transport [T10.7] ----------------------------------------------------------------------- */

/* The origin does not become a destination [T8.3]. */
static Spaces transport_candidates(Trung *t, unsigned part)
{
    return ALL_SPACES & ~SPACE(NORTH_VIETNAM) & ~t->m->route.origins & t->s->sa.allowed;
}

static unsigned transport_choose(Trung *t, unsigned part, Spaces set)
{
    return trung_choose(t, L_AR_ST, set);
}

bool trung_next_transport(Trung *t)
{
    static const TrungTravel transport = {.mode = BY_TRANSPORT,
                                          .mover = MV_TRANSPORT,
                                          .kinds = KIND(K_ARVN_TROOP) | KIND(K_RANGER) |
                                                   KIND(K_RANGER_A),
                                          .parts = 1,
                                          .candidates = transport_candidates,
                                          .choose = transport_choose,
                                          .rules = MOVE_ONE_ORIGIN};
    if (!t->s->sa.spaces && (t->m->route.count || t->m->act_part))
        begin(t);
    if (trung_travel(t, &transport))
        return true;
    if (!fitl_on_map(t->s, KIND(K_RANGER_A), ALL_SPACES))
        return false;
    trung_want(t, V_DONE, 0, 0); /* they go Underground: that is something, too */
    return true;
}

/* ---- Raid [T10.8] ---------------------------------------------------------------------------- */

enum { RAID_FROM = ACT_SPACES }; /* order[RAID_FROM + i]: whence the Ranger for space i comes */

static unsigned raid_forces(const Trung *t, unsigned x)
{
    return count_at(t->s, x, INSURGENT_FORCES);
}

static bool has_target(const Trung *t, unsigned x)
{
    return has(t->s, x, INSURGENT_FORCES | OPEN_BASES);
}

/* Two hits would reach it. */
static bool has_open_base(const Trung *t, unsigned x)
{
    return has(t->s, x, OPEN_BASES) && raid_forces(t, x) < 2;
}

static bool has_raider(const Trung *t, unsigned x) { return t->s->at[x][K_RANGER]; }

static Spaces near_raiders(const Trung *t, unsigned x)
{
    return trung_those(t, t->g->board->adjacent[x], has_raider);
}

static bool is_near_raiders(const Trung *t, unsigned x) { return near_raiders(t, x) != 0; }

static bool has_none(const Trung *t, unsigned x) { return !has_open_base(t, x); }

static bool has_no_target(const Trung *t, unsigned x) { return !has_target(t, x); }

static Spaces prefer(const Trung *t, Spaces set, bool (*test)(const Trung *t, unsigned x))
{
    const Spaces found = trung_those(t, set, test);
    return found ? found : set;
}

/* A Ranger comes from where it is needed least. */
static unsigned raider_for(Trung *t, unsigned x)
{
    if (has_raider(t, x))
        return NOWHERE;
    return trung_any(t, prefer(t, prefer(t, near_raiders(t, x), has_none), has_no_target));
}

/* Where Rangers are already, then beside them. */
static unsigned choose_raided(Trung *t, Spaces open)
{
    const Spaces targets = trung_those(t, open, has_target);
    Spaces set = trung_those(t, targets, has_raider);
    if (!set)
        set = trung_those(t, targets, is_near_raiders);
    return set ? trung_choose(t, L_AR_R_RAID, prefer(t, set, has_open_base)) : (unsigned)NOWHERE;
}

/* What the Raid will have done, for the choice of the next space. */
static void strike_on(State *s, unsigned x, unsigned from)
{
    uint8_t have[KINDS], gone[KINDS] = {0};
    memcpy(have, s->at[x], sizeof have);
    const unsigned n = trung_take(s, P_ENEMY, have, INSURGENT_FORCES, 2, gone);
    trung_take(s, P_ENEMY, have, OPEN_BASES, 2 - n, gone);
    for (unsigned kind = 0; kind < KINDS; kind++)
        fitl_put(s, x, kind, -(int)gone[kind]);
    fitl_put(s, from == NOWHERE ? x : from, K_RANGER, -1);
    fitl_put(s, x, K_RANGER_A, 1);
}

/* All spaces must be named before the first strike; each is chosen as if those before it had been
 * struck [T3.4]. */
static void plan_raids(Trung *t)
{
    TrungRoute *route = &t->m->route;
    const unsigned limit = spaces_of(t->s, momentum(t->s, MOM_TYPHOON));
    State copy = *t->s;
    Trung then = *t;
    Spaces open = ALL_SPACES & ~SPACE(NORTH_VIETNAM) & t->s->sa.allowed;
    then.s = &copy;
    while (route->count < limit) {
        const unsigned x = choose_raided(&then, open);
        if (x == NOWHERE)
            return;
        const unsigned from = raider_for(&then, x);
        open &= ~SPACE(x);
        route->order[route->count] = (uint8_t)x;
        route->order[RAID_FROM + route->count++] = (uint8_t)from;
        strike_on(&copy, x, from);
    }
}

/* Rangers that are still to come. */
static bool bring_raider(Trung *t)
{
    TrungRoute *route = &t->m->route;
    for (unsigned i = 0; i < route->count; i++) {
        const unsigned x = route->order[i], from = route->order[RAID_FROM + i];
        if (from == NOWHERE || in(route->done, x))
            continue;
        route->done |= SPACE(x);
        trung_want(t, V_FROM, from, 0);
        t->m->want.from = (uint8_t)from;
        t->m->want.to = (uint8_t)x;
        t->m->want.group[K_RANGER] = 1;
        return true;
    }
    return false;
}

bool trung_next_raid(Trung *t)
{
    const TrungRoute *route = &t->m->route;
    const unsigned chosen = count_spaces(t->s->sa.spaces), struck = count_spaces(t->s->sa.once);
    const bool names = !trung_has_verb(t, V_DONE);
    if (!chosen) {
        begin(t);
        plan_raids(t);
    }
    if (!route->count || struck >= route->count)
        return false;
    if (names && chosen == route->count) {
        if (!bring_raider(t))
            trung_want(t, V_ON, 0, 0);
        return true;
    }
    trung_want(t, V_SPACE, route->order[names ? chosen : struck], 0);
    return true;
}
