/* event_moves.c: who moves where in an event [T14.7, T14.15]: cards whose row says more than "from
 * where most are". Each answer follows from the position: what has moved is in s->ev. */
#include "games/fitl/players/trung/event_own.h"
#include "games/fitl/players/trung/redeploy.h"

#define UT KIND(K_US_TROOP)
#define NT KIND(K_NVA_TROOP)

static bool is_card(const State *s, unsigned card, unsigned side)
{
    return s->ev.card == card && s->ev.side == side;
}

static bool plan_move(Trung *t, unsigned from, unsigned to, unsigned kind, unsigned n)
{
    if (from >= SPACES || to >= SPACES || !n)
        return false;
    trung_want(t, V_FROM, from, 0);
    t->m->want.from = (uint8_t)from;
    t->m->want.to = (uint8_t)to;
    t->m->want.group[kind] = (uint8_t)n;
    return true;
}

static Spaces with_kinds(const State *s, Spaces set, Kinds kinds)
{
    Spaces found = 0;
    for (; set; set &= set - 1)
        found |= has(s, first_space(set), kinds) ? set & (0 - set) : 0;
    return found;
}

static Spaces with_room(const State *s, Spaces set)
{
    Spaces found = 0;
    for (; set; set &= set - 1)
        found |= has_room(s, first_space(set)) ? set & (0 - set) : 0;
    return found;
}

static Spaces where_most(const State *s, Spaces set, Kinds kinds)
{
    unsigned best = 0;
    Spaces found = 0;
    for (; set; set &= set - 1) {
        const unsigned n = count_at(s, first_space(set), kinds);
        found = n > best ? 0 : found;
        best = most(n, best);
        found |= n && n == best ? set & (0 - set) : 0;
    }
    return found;
}

/* ---- US Troops to one space: #21u, #36u [T14.7] ---------------------------------------------- */

static Spaces anywhere(Trung *t, unsigned from) { return ALL_SPACES & ~SPACE(from); }

/* Whoever executes it: US pieces move by the rules of the US. Nobody here has moved before, as in
 * an Air Lift. */
static const TrungTravel troops_travel = {.mode = BY_LIFT, .kinds = UT, .reach = anywhere};

/* #21: those that are Out of Play come first in its row, though the card asks for them last. */
static State before_move(const State *s, unsigned to)
{
    State then = *s;
    then.sa.count = 0;
    then.op.flags = 0;
    if (s->ev.card == 21)
        fitl_put(&then, to, K_US_TROOP, (int)least(2, s->box[BOX_OUT][US_TROOP]));
    return then;
}

/* By chapter 8, origin by origin; then those that must go, one at a time from where most are, keep
 * rules or not. */
static bool bring_troops(Trung *t)
{
    const State *s = t->s;
    const unsigned to = s->ev.space;
    const Spaces open = trung_open(t, V_FROM) & ALL_SPACES;
    if (to >= SPACES || !open)
        return false;
    const State then = before_move(s, to);
    Trung us = *t;
    TrungRoute *route = &t->m->route;
    us.s = &then;
    us.f = US;
    memset(route, 0, sizeof *route);
    route->to = (uint8_t)(to + 1);
    route->tried = s->ev.lost;
    if (trung_next_group(&us, &troops_travel)) {
        uint8_t *n = &t->m->want.group[K_US_TROOP];
        *n = (uint8_t)least(*n, s->ev.left);
        return true;
    }
    return plan_move(t, trung_any(t, where_most(s, open, UT)), to, K_US_TROOP, 1);
}

/* ---- #91u ------------------------------------------------------------------------------------ */

static unsigned rest_house(Trung *t)
{
    Spaces cities = 0;
    for (unsigned x = 0; x < FIRST_PROVINCE; x++)
        cities |= coin_controls(t->s, x) ? SPACE(x) : 0;
    return trung_choose(t, L_US_PF_T, cities);
}

/* Of these Provinces those that can spare most Troops for the City [T8.4]. */
Spaces trung_most_spared(const Trung *t, Spaces set)
{
    TrungMemory aside = *t->m; /* what is weighed here is no reason of the turn's */
    Trung us = *t;
    const State then = before_move(t->s, NOWHERE);
    unsigned best = 0;
    Spaces found = 0;
    us.m = &aside;
    us.s = &then;
    us.f = US;
    aside.ties_first = 1;
    const unsigned to = rest_house(&us);
    for (; to < SPACES && set; set &= set - 1) {
        uint8_t left[KINDS];
        const unsigned n = trung_unkept(&us, &troops_travel, first_space(set), to, left);
        found = n > best ? 0 : found;
        best = most(n, best);
        found |= n == best ? set & (0 - set) : 0;
    }
    return found;
}

/* An even number, two for each casualty at most; once. */
static bool rest(Trung *t)
{
    const State *s = t->s;
    const unsigned from = s->ev.space;
    unsigned casualties = 0;
    uint8_t left[KINDS];
    if (s->ev.number || from >= SPACES)
        return false;
    for (unsigned type = 0; type < TYPES; type++)
        casualties += fitl_type_owner[type] == US ? s->box[BOX_CASUALTIES][type] : 0;
    const unsigned to = rest_house(t);
    if (to >= SPACES)
        return false;
    const State then = before_move(s, to);
    Trung us = *t;
    us.s = &then;
    us.f = US;
    const unsigned n = trung_unkept(&us, &troops_travel, from, to, left);
    return plan_move(t, from, to, K_US_TROOP, least(n, 2 * casualties) & ~1u);
}

/* ---- One by one out of Laos and Cambodia: #38, #58s [T14.15] --------------------------------- */

/* Origins in map order, inside each P-place; a base only where there is room. */
static bool leave_one_by_one(Trung *t)
{
    const Effect *e = fitl_line(t->g, t->s);
    for (Spaces set = trung_open(t, V_FROM) & ALL_SPACES; set; set &= set - 1) {
        const unsigned from = first_space(set);
        const Spaces reach = fitl_movers[MV_EVENT]->reach(t->g, t->s, from) & ALL_SPACES;
        Kinds kinds = e->kinds;
        if (!with_room(t->s, reach))
            kinds &= ~ALL_BASES;
        const unsigned kind = trung_first(t->s, P_PLACE, t->s->at[from], kinds, 0);
        if (kind == KINDS)
            continue;
        const TrungList list = trung_place_list(t->f, fitl_type_of[kind]);
        const Spaces to = KIND(kind) & ALL_BASES ? with_room(t->s, reach) : reach;
        return plan_move(t, from, trung_choose(t, list, to), kind, 1);
    }
    return false;
}

/* ---- #55s ------------------------------------------------------------------------------------ */

#define NVA_FORCES (NVA_KINDS & ~ALL_BASES)

/* A base that nobody of NVA stands by goes where somebody does. */
static bool gather_bases(Trung *t)
{
    const State *s = t->s;
    const Spaces open = trung_open(t, V_FROM) & ALL_SPACES;
    const Spaces alone = open & ~with_kinds(s, open, NVA_FORCES);
    for (Spaces set = alone; set; set &= set - 1) {
        const unsigned from = first_space(set);
        const Spaces to = with_room(s, with_kinds(s, LAOS_CAMBODIA & ~SPACE(from), NVA_FORCES));
        if (to)
            return plan_move(t, from, trung_choose(t, L_NV_PB, to), K_NVA_BASE, 1);
    }
    return false;
}

/* ---- #92s ------------------------------------------------------------------------------------ */

/* The targets that may still take one of the kind: a base where there is none, beside a base Troops
 * up to 6 and guerrillas up to 2. */
static Spaces delta_takers(const State *s, unsigned kind, unsigned f)
{
    Spaces found = 0;
    for (Spaces set = SPACE(KIEN_PHONG) | SPACE(KIEN_HOA) | SPACE(KIEN_GIANG); set;
         set &= set - 1) {
        const unsigned x = first_space(set);
        const bool base = has(s, x, base_kinds_of(f));
        const bool takes = KIND(kind) & ALL_BASES ? !base && has_room(s, x)
                           : kind == K_NVA_TROOP  ? base && s->at[x][kind] < 6
                                                  : base && count_at(s, x, guerrilla_kinds(f)) < 2;
        found |= takes ? SPACE(x) : 0;
    }
    return found;
}

/* VC, whom a person may ask, does as NVA's row says with its own lists [T14.1]. */
static bool move_to_delta(Trung *t)
{
    static const uint8_t nva[] = {K_NVA_BASE, K_NVA_TROOP, K_NVA_GUERRILLA, K_NVA_GUERRILLA_A};
    static const uint8_t vc[] = {K_VC_BASE, K_VC_GUERRILLA, K_VC_GUERRILLA_A};
    const uint8_t *kinds = t->f == VC ? vc : nva;
    for (unsigned i = 0; i < (t->f == VC ? COUNT_OF(vc) : COUNT_OF(nva)); i++) {
        const Spaces takers = delta_takers(t->s, kinds[i], t->f);
        const Spaces from = where_most(t->s, CAMBODIA | SPACE(TAY_NINH), KIND(kinds[i]));
        const TrungList list = trung_place_list(t->f, fitl_type_of[kinds[i]]);
        if (takers && from)
            return plan_move(t, trung_any(t, from), trung_choose(t, list, takers), kinds[i], 1);
    }
    return false;
}

/* ---- #122 ------------------------------------------------------------------------------------ */

/* From the roads, LoC by LoC, into the best space next to it what chapter 8 moves. */
static bool move_off_roads(Trung *t)
{
    const TrungTravel travel = {.mode = BY_EVENT, .mover = MV_EVENT, .kinds = NT};
    for (Spaces set = trung_open(t, V_FROM) & LOCS; set; set &= set - 1) {
        const unsigned from = first_space(set);
        const unsigned to = trung_choose(t, L_NV_MD, t->g->board->adjacent[from]);
        uint8_t left[KINDS], group[KINDS];
        if (in(t->m->mark[EMPTIED], from) || !trung_unkept(t, &travel, from, to, left))
            continue;
        if (trung_movers(t, &travel, from, to, left, group))
            return plan_move(t, from, to, K_NVA_TROOP, group[K_NVA_TROOP]);
        t->m->mark[EMPTIED] |= SPACE(from); /* no second-best space is tried */
    }
    return false;
}

/* ---- Which ----------------------------------------------------------------------------------- */

typedef bool Plan(Trung *t);

static Plan *plan_of(const State *s)
{
    static const struct {
        uint8_t card, side;
        Plan *plan;
    } plans[] = {
        {21, UNSHADED, bring_troops},
        {36, UNSHADED, bring_troops},
        {38, UNSHADED, leave_one_by_one},
        {55, SHADED, gather_bases},
        {58, SHADED, leave_one_by_one},
        {90, SHADED, trung_event_redeploy},
        {91, UNSHADED, rest},
        {92, SHADED, move_to_delta},
        {122, UNSHADED, move_off_roads},
    };
    for (unsigned i = 0; i < COUNT_OF(plans); i++)
        if (is_card(s, plans[i].card, plans[i].side))
            return plans[i].plan;
    return NULL;
}

/* ---- What is asked --------------------------------------------------------------------------- */

/* All that are there, not only as many as are still to move. */
static unsigned movable_at(const Trung *t, unsigned from, unsigned kind)
{
    const unsigned n = fitl_movers[MV_EVENT]->count(t->g, t->s, from, kind);
    return n && from < SPACES ? t->s->at[from][kind] : n;
}

/* From the place with most of them, a piece at a time. */
bool trung_event_ask_move(Trung *t, Action *out)
{
    const Effect *e = fitl_line(t->g, t->s);
    const bool americal = t->s->ev.card == 21; /* its second line brings those Out of Play */
    const bool forced = t->s->ev.executor != t->f && !americal;
    unsigned best = 0;
    Spaces found = 0;
    if (plan_of(t->s) && plan_of(t->s)(t)) {
        *out = t->m->want.action;
        return true;
    }
    *out = (Action){V_DONE, 0, 0, 0};
    if (plan_of(t->s) && trung_may(t, *out) && !americal)
        return true;
    if (forced && trung_may(t, *out))
        return true;
    for (uint32_t i = 0; i < t->list->count; i++) {
        const Action a = t->list->action[i];
        unsigned n = 0;
        if (a.verb != V_FROM || (a.a >= SPACES && trung_open(t, V_FROM) & ALL_SPACES))
            continue; /* out of boxes only if there is nobody on the map */
        for (Kinds k = e->kinds; k; k &= k - 1)
            n += movable_at(t, a.a, first_kind(k));
        found = n > best ? 0 : found;
        best = most(n, best);
        found |= n == best ? SPACE(a.a) : 0;
    }
    const Spaces open = trung_open(t, V_FROM);
    const unsigned from =
        t->s->ev.card == 91 && t->f == NVA ? trung_choose(t, L_NV_R, open) : trung_any(t, found);
    trung_want(t, V_FROM, from, 0);
    *out = t->m->want.action;
    return from != NOWHERE;
}

/* #91s: Cities with population 1. */
static Spaces towns(const Trung *t, Spaces set)
{
    Spaces found = 0;
    for (set &= CITIES; set; set &= set - 1)
        found |= pop_of(t, first_space(set)) == 1 ? set & (0 - set) : 0;
    return found;
}

bool trung_event_ask_to(Trung *t, Action *out)
{
    const Effect *e = fitl_line(t->g, t->s);
    const unsigned type = fitl_type_of[first_kind(e->kinds)];
    const Spaces set = trung_open(t, V_TO), lands = set & ALL_SPACES;
    *out = (Action){V_TO, t->m->want.to, 0, 0};
    if (plan_of(t->s) && trung_may(t, *out))
        return true;
    const bool leaves = t->s->ev.card == 9 && t->s->us_policy == POLICY_NIXON;
    const Spaces small = t->s->ev.card == 91 && t->f == NVA ? towns(t, lands) : 0;
    const unsigned x = small              ? trung_any(t, small)
                       : lands && !leaves ? trung_choose(t, trung_place_list(t->f, type), lands)
                                          : trung_any(t, set & ~ALL_SPACES);
    *out = (Action){V_TO, (uint8_t)x, 0, 0};
    return x != NOWHERE;
}

bool trung_event_ask_group(Trung *t, Action *out)
{
    uint8_t have[KINDS] = {0};
    Kinds kinds = 0;
    *out = (Action){V_DONE, 0, 0, 0};
    if (trung_may(t, *out))
        return true;
    for (uint32_t i = 0; i < t->list->count; i++) {
        const Action a = t->list->action[i];
        have[a.a] = a.b;
        kinds |= KIND(a.a);
    }
    const unsigned kind = trung_first(t->s, P_PLACE, have, kinds, 0);
    for (unsigned k = 0; plan_of(t->s) && k < KINDS; k++) {
        *out = (Action){V_GROUP, (uint8_t)k, t->m->want.group[k], 0};
        if (t->m->want.group[k] && trung_may(t, *out))
            return true;
    }
    *out = (Action){V_GROUP, (uint8_t)kind, 1, 0};
    return kind < KINDS;
}
