/* redeploy.c: where bots redeploy their Troops and Police [T15.4, T15.5]. One move at a time: each
 * answer is a function of the position and of what has been served. Control is the frozen one. */
#include "games/fitl/players/trung/redeploy.h"

enum { SERVED, TAKERS, PLAN }; /* mark: destinations served; spaces that have received */

typedef struct Trip {
    unsigned from, to, n;
} Trip;

static bool go(Trung *t, unsigned kind, Trip trip, Action *out)
{
    trung_want(t, V_FROM, trip.from, 0);
    t->m->want.from = (uint8_t)trip.from;
    t->m->want.to = (uint8_t)trip.to;
    t->m->want.group[kind] = (uint8_t)trip.n;
    t->m->mark[TAKERS] |= SPACE(trip.to);
    *out = t->m->want.action;
    return true;
}

/* ---- ARVN: who may leave [T15.4] ------------------------------------------------------------- */

/* S: to keep Support worth governing, or both kinds together. */
static int kept_for_people(const Trung *t, unsigned x, unsigned other)
{
    const State *s = t->s;
    const int cubes = (int)count_at(s, x, ARVN_CUBES), troops = s->at[x][K_US_TROOP];
    if (!is_loc(x) && pop_of(t, x) == 2 && above_n(s, x) && cubes > troops)
        return troops + 1 - (int)other > 0 ? troops + 1 - (int)other : 0;
    return !above_n(s, x) && s->at[x][K_ARVN_TROOP] && s->at[x][K_POLICE];
}

/* C: to keep Control, or to keep NVA from it. */
static int kept_for_control(const State *s, unsigned x, unsigned number)
{
    const int coin = s->coin[x], nva = s->nva[x], vc = s->vc[x];
    const int others = coin - (int)number;
    int keep = 0;
    if (coin > nva + vc)
        keep = nva + vc + 1 - others;
    else if (coin + vc >= nva)
        keep = nva - others - vc;
    return keep > 0 ? keep : 0;
}

/* #90: as if there were none. */
static bool has_base(const State *s, unsigned x)
{
    return has(s, x, COIN_BASES) && flow_now(s)->step != EV_MOVE;
}

static bool must_leave(const State *s, unsigned x)
{
    return s->at[x][K_ARVN_TROOP] && (is_loc(x) || (is_province(x) && !has_base(s, x)));
}

static unsigned may_leave(const Trung *t, unsigned x, unsigned kind, unsigned mover)
{
    const State *s = t->s;
    const unsigned n = fitl_movers[mover]->count(t->g, s, x, kind);
    const unsigned other = s->at[x][kind == K_POLICE ? K_ARVN_TROOP : K_POLICE];
    if (!n || in(t->m->mark[TAKERS], x))
        return 0;
    if (kind == K_ARVN_TROOP && must_leave(s, x))
        return n;
    const int a = kept_for_people(t, x, other), c = kept_for_control(s, x, s->at[x][kind]);
    const int keep = a > c ? a : c;
    return n > (unsigned)keep ? n - (unsigned)keep : 0;
}

/* Those that must move first, then where most are. */
static unsigned origin(Trung *t, unsigned kind, unsigned mover, unsigned to, unsigned *n)
{
    unsigned best = 0;
    Spaces found = 0, must = 0;
    for (unsigned x = 0; x < SPACES; x++) {
        const unsigned can = may_leave(t, x, kind, mover);
        if (!can || x == to || !in(fitl_movers[mover]->reach(t->g, t->s, x), to))
            continue;
        if (kind == K_ARVN_TROOP && must_leave(t->s, x))
            must |= SPACE(x);
        const unsigned here = t->s->at[x][kind];
        found = here > best ? 0 : found;
        best = most(here, best);
        found |= here == best ? SPACE(x) : 0;
    }
    const unsigned x = trung_any(t, must ? must : found);
    *n = x == NOWHERE ? 0 : may_leave(t, x, kind, mover);
    return x;
}

/* ---- ARVN Troops ----------------------------------------------------------------------------- */

/* How many Troops a line wants in a space; 0: it does not speak of it. */
typedef unsigned Wanted(const Trung *t, unsigned x);

static unsigned short_of_control(const State *s, unsigned x)
{
    return s->coin[x] <= insurgents(s, x) ? insurgents(s, x) + 1 - s->coin[x] : 0;
}

static unsigned troops_1(const Trung *t, unsigned x)
{
    const bool here = x == SAIGON || (is_province(x) && has_base(t->s, x));
    return here ? short_of_control(t->s, x) : 0;
}

static bool pop_2_base(const Trung *t, unsigned x)
{
    return is_province(x) && pop_of(t, x) == 2 && has_base(t->s, x);
}

static unsigned troops_2(const Trung *t, unsigned x)
{
    return (x == HUE || pop_2_base(t, x)) && !above_n(t->s, x) && !t->s->at[x][K_ARVN_TROOP];
}

static unsigned over_us(const State *s, unsigned x)
{
    const unsigned cubes = count_at(s, x, ARVN_CUBES), troops = s->at[x][K_US_TROOP];
    return troops && cubes <= troops ? troops + 1 - cubes : 0;
}

static unsigned troops_3(const Trung *t, unsigned x)
{
    return pop_2_base(t, x) && !above_n(t->s, x) ? over_us(t->s, x) : 0;
}

/* ---- ARVN Police ----------------------------------------------------------------------------- */

static unsigned police_1(const Trung *t, unsigned x)
{
    const State *s = t->s;
    if (!is_province(x) || !coin_controls(s, x) || has_base(s, x) ||
        s->at[x][K_POLICE] > insurgents(s, x))
        return 0;
    return insurgents(s, x) + 1 - s->at[x][K_POLICE];
}

static unsigned police_2(const Trung *t, unsigned x)
{
    const State *s = t->s;
    const bool here = x == HUE || (is_province(x) && pop_of(t, x) == 2);
    return here && coin_controls(s, x) && !above_n(s, x) && !s->at[x][K_POLICE];
}

static unsigned police_3(const Trung *t, unsigned x)
{
    return !is_loc(x) && pop_of(t, x) == 2 && above_n(t->s, x) ? over_us(t->s, x) : 0;
}

static unsigned police_4(const Trung *t, unsigned x)
{
    const unsigned enemies = count_at(t->s, x, GUERRILLAS), police = t->s->at[x][K_POLICE];
    return is_loc(x) && police < enemies ? enemies - police : 0;
}

/* ---- The lines in order ---------------------------------------------------------------------- */

/* Lowest level first. */
static Spaces lowest(const State *s, Spaces set)
{
    unsigned low = LEVELS;
    Spaces found = 0;
    for (; set; set &= set - 1) {
        const unsigned level = s->level[first_space(set)];
        found = level < low ? 0 : found;
        low = least(level, low);
        found |= level == low ? set & (0 - set) : 0;
    }
    return found;
}

static Spaces most_econ(const Trung *t, Spaces set)
{
    unsigned best = 0;
    Spaces found = 0;
    for (; set; set &= set - 1) {
        const unsigned n = t->g->board->econ[first_space(set)];
        found = n > best ? 0 : found;
        best = most(n, best);
        found |= n == best ? set & (0 - set) : 0;
    }
    return found;
}

static Spaces reachable(const Trung *t, unsigned mover)
{
    Spaces set = 0;
    for (unsigned x = 0; x < SPACES; x++)
        if (fitl_can_leave(t->g, t->s, mover, x))
            set |= fitl_movers[mover]->reach(t->g, t->s, x);
    return set & ALL_SPACES;
}

/* The next move by this line: a destination is filled from several origins, then it is served. */
static bool by_line(Trung *t, unsigned kind, unsigned mover, unsigned line, Wanted *wanted,
                    Trip *trip)
{
    Spaces *served = &t->m->mark[SERVED];
    for (;;) {
        Spaces set = 0;
        for (Spaces rest = reachable(t, mover) & ~*served; rest; rest &= rest - 1)
            set |= wanted(t, first_space(rest)) ? rest & (0 - rest) : 0;
        if (!set)
            return false;
        const Spaces begun = set & t->m->mark[PLAN]; /* it is filled before another one is chosen */
        if (line == 1)
            set = lowest(t->s, set);
        const unsigned to = begun                           ? first_space(begun)
                            : kind == K_POLICE && line == 3 ? trung_any(t, most_econ(t, set))
                                                            : trung_choose(t, L_AR_PC, set);
        unsigned n;
        const unsigned from = origin(t, kind, mover, to, &n);
        if (from == NOWHERE) {
            *served |= SPACE(to);
            continue;
        }
        t->m->mark[PLAN] = SPACE(to);
        *trip = (Trip){from, to, least(n, wanted(t, to))};
        if (trip->n == wanted(t, to))
            *served |= SPACE(to);
        return true;
    }
}

/* Line 4 of the Troops: the rest that must move, one at a time. */
static bool send_home(Trung *t, unsigned mover, Trip *trip)
{
    Spaces set = 0;
    for (unsigned x = 0; x < SPACES; x++)
        if (must_leave(t->s, x) && fitl_movers[mover]->count(t->g, t->s, x, K_ARVN_TROOP))
            set |= SPACE(x);
    const unsigned from = trung_any(t, set);
    if (from == NOWHERE)
        return false;
    const Spaces to = fitl_movers[mover]->reach(t->g, t->s, from);
    *trip = (Trip){from, trung_choose(t, L_AR_PC, to & ALL_SPACES), 1};
    return true;
}

bool trung_begins_part(Trung *t, unsigned part)
{
    if (t->m->redeploying == part)
        return false;
    t->m->redeploying = (uint8_t)part;
    t->m->part = 0;
    memset(t->m->mark, 0, sizeof t->m->mark);
    return true;
}

bool trung_ask_arvn_redeploy(Trung *t, unsigned step, Action *out)
{
    static Wanted *const troops[] = {troops_1, troops_2, troops_3};
    static Wanted *const police[] = {police_1, police_2, police_3, police_4};
    const bool cops = step == POLICE_MOVES;
    const unsigned kind = cops ? K_POLICE : K_ARVN_TROOP, mover = cops ? MV_POLICE : MV_ARVN_TROOPS;
    Trip trip;
    trung_begins_part(t, step);
    for (; t->m->part < (cops ? 4u : 3u); t->m->part++)
        if (by_line(t, kind, mover, t->m->part, cops ? police[t->m->part] : troops[t->m->part],
                    &trip))
            return go(t, kind, trip, out);
    if (!cops && send_home(t, mover, &trip))
        return go(t, kind, trip, out);
    t->m->redeploying = 0;
    *out = (Action){V_DONE, 0, 0, 0};
    return true;
}

/* #90: the Troops alone, by the same lines: only Saigon and Hue are left of them. */
bool trung_event_redeploy(Trung *t)
{
    static Wanted *const troops[] = {troops_1, troops_2};
    Action from;
    Trip trip;
    trung_begins_part(t, EV_MOVE);
    for (; t->m->part < COUNT_OF(troops); t->m->part++)
        if (by_line(t, K_ARVN_TROOP, MV_EVENT, t->m->part, troops[t->m->part], &trip))
            return go(t, K_ARVN_TROOP, trip, &from);
    if (send_home(t, MV_EVENT, &trip))
        return go(t, K_ARVN_TROOP, trip, &from);
    t->m->redeploying = 0;
    return false;
}

/* ---- NVA [T15.5] ----------------------------------------------------------------------------- */

static unsigned nva_movable(const Trung *t, unsigned x)
{
    const State *s = t->s;
    const int nva = s->nva[x], others = s->coin[x] + s->vc[x], with_vc = nva + s->vc[x];
    const unsigned n = fitl_movers[MV_NVA_TROOPS]->count(t->g, s, x, K_NVA_TROOP);
    if (nva > others)
        return least(n, (unsigned)(nva - others - 1));
    return with_vc >= s->coin[x] ? least(n, (unsigned)(with_vc - s->coin[x])) : n;
}

static Spaces nva_origins(const Trung *t, unsigned to)
{
    const State *s = t->s;
    Spaces loose = 0, rest = 0;
    unsigned best = 0;
    for (unsigned x = 0; x < SPACES; x++) {
        if (x == to || in(t->m->mark[SERVED] | t->m->mark[TAKERS], x) || !nva_movable(t, x))
            continue;
        if (in(THE_SOUTH, x)) {
            if (!has(s, x, NVA_BASES) && control(s, x) != NVA_CONTROL)
                loose |= SPACE(x);
            continue;
        }
        const unsigned n = s->at[x][K_NVA_TROOP];
        rest = n > best ? 0 : rest;
        best = most(n, best);
        rest |= n == best ? SPACE(x) : 0;
    }
    return loose ? loose : rest;
}

/* Three dice: so many are wanted beside each base outside the North. */
bool trung_ask_nva_redeploy(Trung *t, Action *out)
{
    TrungMemory *m = t->m;
    trung_begins_part(t, NVA_TROOPS);
    if (!m->limit || !m->part) {
        m->limit = (uint8_t)(1 + trung_nd6(t, 3, "T15.5"));
        m->part = 1;
    }
    const unsigned wanted = m->limit - 1u;
    for (;;) {
        Spaces set = 0;
        for (unsigned x = 0; x < LANDS; x++)
            if (x != NORTH_VIETNAM && has(t->s, x, NVA_BASES) && !in(m->mark[SERVED], x) &&
                t->s->at[x][K_NVA_TROOP] < wanted)
                set |= SPACE(x);
        const Spaces begun = set & m->mark[PLAN];
        const unsigned to = begun ? first_space(begun) : trung_choose(t, L_NV_PT, set);
        if (to == NOWHERE)
            break;
        const unsigned from = trung_any(t, nva_origins(t, to));
        if (from == NOWHERE)
            break;
        const unsigned n = least(nva_movable(t, from), wanted - t->s->at[to][K_NVA_TROOP]);
        m->mark[PLAN] = SPACE(to);
        if (t->s->at[to][K_NVA_TROOP] + n >= wanted)
            m->mark[SERVED] |= SPACE(to);
        return go(t, K_NVA_TROOP, (Trip){from, to, n}, out);
    }
    m->redeploying = 0;
    *out = (Action){V_DONE, 0, 0, 0};
    return true;
}
