/* us_air.c: Air Lift [T9.5, T8.10] and Air Strike [T9.6] of the US bot. */
#include "games/fitl/players/trung/us.h"

/* ---- Air Lift [T9.5] ------------------------------------------------------------------------- */

enum { LIFT_SPACES_MAX = 4, LIFT_SPACES_MONSOON = 2 };

static const Kinds lifted_kinds = KIND(K_US_TROOP) | KIND(K_ARVN_TROOP) | SF_KINDS;

static Spaces lift_candidates(Trung *t, unsigned part)
{
    return t->s->sa.allowed & ~SPACE(NORTH_VIETNAM) & ~t->m->route.origins;
}

static unsigned lift_choose(Trung *t, unsigned part, Spaces set)
{
    return trung_choose(t, L_US_AL, set);
}

/* Origins and destinations together. */
static unsigned lift_limit(Trung *t)
{
    const unsigned all = monsoon(t->s) ? LIFT_SPACES_MONSOON : LIFT_SPACES_MAX;
    return all - least(all, count_spaces(t->m->route.origins));
}

static Spaces lift_reach(Trung *t, unsigned from)
{
    return t->s->sa.allowed & ~SPACE(NORTH_VIETNAM) & ~SPACE(from);
}

static bool lift_may_leave(Trung *t, unsigned from, unsigned to);

static const TrungTravel lift = {.mode = BY_LIFT,
                                 .mover = MV_LIFT,
                                 .kinds = lifted_kinds,
                                 .parts = 1,
                                 .candidates = lift_candidates,
                                 .choose = lift_choose,
                                 .limit = lift_limit,
                                 .reach = lift_reach,
                                 .may_leave = lift_may_leave};

/* A new origin needs room beside the destination at hand, and somebody who really goes [T8.10]. */
static bool lift_may_leave(Trung *t, unsigned from, unsigned to)
{
    const TrungRoute *route = &t->m->route;
    uint8_t left[KINDS], group[KINDS];
    if (!in(route->origins, from) && lift_limit(t) < route->count + 2u)
        return false;
    return trung_unkept(t, &lift, from, to, left) && trung_movers(t, &lift, from, to, left, group);
}

bool trung_us_lift(Trung *t)
{
    if (trung_us_begins(t)) {
        memset(&t->m->route, 0, sizeof t->m->route);
        t->m->act_part = 0;
    }
    return trung_travel(t, &lift);
}

/* ---- Air Strike: where [T9.6.4] -------------------------------------------------------------- */

static bool is_target(const Trung *t, unsigned x)
{
    const State *s = t->s;
    if (in(s->sa.spaces, x) || !in(s->sa.allowed, x) || !trung_exposed_count(s, x))
        return false;
    const bool arc_light =
        is_province(x) && cap(s, CAP_ARC_LIGHT, UNSHADED) && !(s->sa.flags & ACT_ARC_LIGHT);
    return s->coin[x] || s->sa.flags & ACT_ANYWHERE || arc_light;
}

/* Spaces in which the rules let a piece be struck. */
static Spaces open_pieces(const Trung *t)
{
    Spaces set = 0;
    for (uint32_t i = 0; i < t->list->count; i++)
        if (t->list->action[i].verb == V_PIECE)
            set |= SPACE(t->list->action[i].b);
    return set;
}

static bool trail_is_open(const State *s)
{
    const unsigned floor = cap(s, CAP_AAA, SHADED) ? 2 : 0;
    return s->trail > floor && !momentum(s, MOM_ORISKANY) &&
           !(s->sa.flags & (ACT_TRAIL | ACT_NO_TRAIL));
}

/* One where more would cost support: unshaded Laser Guided Bombs, shaded Arc Light. */
static unsigned most_in(const Trung *t, unsigned x)
{
    const State *s = t->s;
    if (is_pop(t, x) && s->level[x] > AO && cap(s, CAP_LASER, UNSHADED))
        return 1;
    return is_pop(t, x) && s->level[x] > PO && cap(s, CAP_ARC_LIGHT, SHADED) ? 1 : UINT8_MAX;
}

/* ---- Air Strike: pieces [T4.5] --------------------------------------------------------------- */

/* The next piece of the space at hand: Troops, Active guerrillas, bases. The number still to go
 * there is kept in route.count. */
static bool strike_piece(Trung *t)
{
    static const Kinds order[] = {KIND(K_NVA_TROOP), ACTIVE_GUERRILLAS, OPEN_BASES};
    TrungRoute *route = &t->m->route;
    const unsigned x = route->to - 1u;
    Kinds offered = 0;
    if (!route->to || !route->count)
        return false;
    for (uint32_t i = 0; i < t->list->count; i++)
        if (t->list->action[i].verb == V_PIECE && t->list->action[i].b == x)
            offered |= KIND(t->list->action[i].a);
    for (unsigned i = 0; i < COUNT_OF(order); i++) {
        const unsigned kind = trung_first(t->s, P_ENEMY, t->s->at[x], offered & order[i], 0);
        if (kind == KINDS)
            continue;
        route->count--;
        trung_want(t, V_PIECE, kind, x);
        return true;
    }
    return false;
}

/* #30: by the own list of what is removed. */
static TrungList strike_list(const Trung *t)
{
    const bool broadside = t->s->sa.flags & ACT_BROADSIDE;
    return broadside ? trung_r_list(t->f) : L_US_AS;
}

static bool strike_space(Trung *t)
{
    TrungRoute *route = &t->m->route;
    while (!strike_piece(t)) {
        const unsigned x = trung_choose(t, strike_list(t), open_pieces(t) & ~t->s->sa.spaces);
        if (x == NOWHERE)
            return false;
        route->to = (uint8_t)(x + 1);
        route->count = (uint8_t)most_in(t, x);
    }
    return true;
}

/* ---- Air Strike [T9.6] ----------------------------------------------------------------------- */

/* First the Trail, if two hits can buy it. */
static bool strike(Trung *t)
{
    if (t->m->act_part++ == 0 && trung_has_verb(t, V_TRAIL)) {
        trung_want(t, V_TRAIL, 0, 0);
        return true;
    }
    t->m->act_part = 1;
    return strike_space(t);
}

/* [T2.10]: six pieces; all spaces are chosen first, each for what it would lose; the Trail is last.
 */
enum { FIRST_EDITION_HITS = 6, FIRST_EDITION_LASER = 4 };

static bool select_space(Trung *t)
{
    TrungRoute *route = &t->m->route;
    const unsigned hits = cap(t->s, CAP_LASER, SHADED) ? FIRST_EDITION_LASER : FIRST_EDITION_HITS;
    const Spaces set = trung_those(t, trung_open(t, V_SPACE), is_target);
    if (route->others >= hits || !set)
        return false;
    const unsigned x = trung_choose(t, strike_list(t), set);
    route->others = (uint8_t)(route->others + least(trung_exposed_count(t->s, x), most_in(t, x)));
    route->order[route->moved++ % COUNT_OF(route->order)] = (uint8_t)x;
    trung_want(t, V_SPACE, x, 0);
    return true;
}

/* In the order in which they were chosen; route.done are those that are over. */
static bool strike_selected(Trung *t)
{
    TrungRoute *route = &t->m->route;
    while (!strike_piece(t)) {
        const Spaces left = open_pieces(t) & ~route->done;
        unsigned next = NOWHERE;
        for (unsigned i = least(route->moved, COUNT_OF(route->order)); i-- > 0;)
            next = in(left, route->order[i]) ? route->order[i] : next;
        if (next == NOWHERE)
            return false;
        route->done |= SPACE(next);
        route->to = (uint8_t)(next + 1);
        route->count = (uint8_t)most_in(t, next);
    }
    return true;
}

/* Under Wild Weasels the Trail, where it can be had, is all there is. */
static bool strike_by_stages(Trung *t)
{
    const bool trail_alone = momentum(t->s, MOM_WILD_WEASELS) && trail_is_open(t->s);
    if (!trail_alone && (select_space(t) || strike_selected(t)))
        return true;
    if (trung_has_verb(t, V_ON))
        trung_want(t, V_ON, 0, 0);
    else if (trung_has_verb(t, V_TRAIL))
        trung_want(t, V_TRAIL, 0, 0);
    else
        return false;
    return true;
}

/* Before the roll all that can be told is whether something could be hit. */
bool trung_us_strike(Trung *t)
{
    const bool begun = flow_now(t->s)->step == STRIKE;
    if (!begun)
        return trail_is_open(t->s) || trung_those(t, ALL_SPACES, is_target);
    if (trung_us_begins(t)) {
        memset(&t->m->route, 0, sizeof t->m->route);
        t->m->act_part = 0;
    }
    return edition_1(t->g) ? strike_by_stages(t) : strike(t);
}

/* ---- Unshaded SA-2s [T9.6.2] ----------------------------------------------------------------- */

static bool has_nva_base(const Trung *t, unsigned x) { return t->s->at[x][K_NVA_BASE]; }
static bool has_nva_troops(const Trung *t, unsigned x) { return t->s->at[x][K_NVA_TROOP]; }
static bool has_nva_guerrillas(const Trung *t, unsigned x) { return has(t->s, x, NVA_GUERRILLAS); }

bool trung_us_sa2(Trung *t, Action *out)
{
    static bool (*const tests[])(const Trung *t, unsigned x) = {has_nva_base, has_nva_troops,
                                                                has_nva_guerrillas};
    Spaces set = 0;
    for (unsigned i = 0; i < COUNT_OF(tests) && !set; i++)
        set = trung_those(t, OUTSIDE, tests[i]);
    const unsigned x = trung_choose(t, L_US_R, set);
    if (x == NOWHERE)
        return false;
    const Kinds kinds = NVA_KINDS & ~TUNNELED_BASES;
    const unsigned kind = trung_first(t->s, P_ENEMY, t->s->at[x], kinds, 0);
    *out = (Action){V_PIECE, (uint8_t)kind, (uint8_t)x, 0};
    return true;
}
