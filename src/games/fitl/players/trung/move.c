/* move.c: who stays in an origin and who goes to a destination [T8.5, T8.6, T8.8]. */
#include "games/fitl/players/trung/trung.h"

static unsigned sum(const uint8_t at[KINDS], Kinds kinds)
{
    unsigned n = 0;
    for (; kinds; kinds &= kinds - 1)
        n += at[first_kind(kinds)];
    return n;
}

static unsigned clamp(int n, unsigned most_of) { return n < 0 ? 0 : least((unsigned)n, most_of); }

/* The next of a row that a rule takes until it is content: cubes in turn [T4.1]. `last` is the cube
 * taken before it plus 1, or 0. KINDS: there is none. */
static unsigned take_next(const State *s, uint8_t left[KINDS], Kinds among, unsigned *last)
{
    const unsigned kind = trung_first(s, P_PLACE, left, among, *last);
    if (kind == KINDS)
        return KINDS;
    if (KIND(kind) & ARVN_CUBES)
        *last = kind + 1;
    left[kind]--;
    return kind;
}

/* ---- Control [T8.8] -------------------------------------------------------------------------- */

unsigned trung_may_leave(const State *s, unsigned from, unsigned f, unsigned movable)
{
    const int c = s->coin[from], n = s->nva[from], v = s->vc[from];
    const Control now = control(s, from);
    if (SIDE_OF(f) == 0)
        return now == COIN_CONTROL  ? clamp(c - (n + v) - 1, movable)
               : now == NVA_CONTROL ? movable
                                    : clamp(c - (n > v ? n - v : 0), movable);
    if (f == NVA)
        return now == NVA_CONTROL    ? clamp(n - (c + v) - 1, movable)
               : now == COIN_CONTROL ? movable
                                     : clamp(n - (c > v ? c - v : 0), movable);
    return now != UNCONTROLLED ? movable : clamp(v - (c > n ? c - n : n - c), movable);
}

/* ---- Keep rules [T8.5] ----------------------------------------------------------------------- */

typedef struct Keep {
    const Trung *t;
    const TrungTravel *travel;
    unsigned from, to, f;
    uint8_t left[KINDS];  /* movable, not kept */
    uint8_t there[KINDS]; /* cannot move, or kept */
} Keep;

static void keep_up_to(Keep *k, Kinds kinds, unsigned n)
{
    trung_take(k->t->s, P_PLACE, k->left, kinds, n, k->there);
}

/* Until so many of `kinds` are there; nothing if there would be too few [T8.5]. */
static void keep_until(Keep *k, Kinds kinds, unsigned there, unsigned wanted)
{
    if (there < wanted && sum(k->left, kinds) >= wanted - there)
        keep_up_to(k, kinds, wanted - there);
}

/* Cubes of both COIN factions there now; the friend's count in any case. */
static unsigned cubes_there(const Keep *k)
{
    const Kinds own = cubes_of(k->f);
    return sum(k->there, own) + count_at(k->t->s, k->from, COIN_CUBES & ~own);
}

/* K5: the fewest, so none of those that add nothing: Police in a Province. */
static void keep_firepower(Keep *k)
{
    const State *s = k->t->s;
    const unsigned enemies = trung_vulnerable(k->t, k->from, false);
    const Kinds armed = in(PROVINCES, k->from) ? COIN_CUBES & ~KIND(K_POLICE) : COIN_CUBES;
    unsigned last = 0;
    if (!enemies || trung_coin_firepower(k->t, k->from, s->at[k->from]) < enemies)
        return;
    while (trung_coin_firepower(k->t, k->from, k->there) < enemies) {
        const unsigned kind = take_next(s, k->left, armed, &last);
        if (kind == KINDS)
            return;
        k->there[kind]++;
    }
}

static void keep_us(Keep *k)
{
    const State *s = k->t->s;
    const unsigned x = k->from, pop = pop_of(k->t, x);
    const Kinds forces = KIND(K_US_TROOP) | KIND(K_IRREGULAR) | KIND(K_IRREGULAR_A);
    const Kinds troop = KIND(K_US_TROOP);
    if (k->travel->mode == BY_SWEEP) /* K7 */
        keep_until(k, forces, sum(k->there, forces),
                   count_at(s, x, HIDDEN_GUERRILLAS) * (in_jungle(k->t, x) ? 2 : 1));
    if (x == SAIGON || (!is_loc(x) && pop == 2 && s->level[x] != AS)) /* K8 */
        keep_until(k, troop, sum(k->there, troop), 1);
    /* K9: as many as ARVN has here, those too that an Air Lift could take: unlike K3 and K4 it asks
     * for a number of US Troops alone, and the lift may leave them [T8.5]. */
    if (!is_loc(x) && pop == 2 && above_n(s, x))
        keep_until(k, troop, sum(k->there, troop), count_at(s, x, ARVN_CUBES));
}

static void keep_coin(Keep *k)
{
    const State *s = k->t->s;
    const unsigned x = k->from;
    const Kinds own = cubes_of(k->f);
    if (in(OUTSIDE, k->to)) /* K2 */
        keep_up_to(k, COIN_CUBES, UINT8_MAX);
    if (is_loc(x)) /* K3 */
        keep_until(k, own, cubes_there(k), count_at(s, x, INSURGENT_FORCES));
    if (has(s, x, COIN_BASES) && cubes_there(k) < 3) /* K4 */
        keep_up_to(k, own, 3 - cubes_there(k));
    keep_firepower(k);
    if (k->f == ARVN && is_pop(k->t, x) && pop_of(k->t, x) <= 2 && above_n(s, x)) /* K6 */
        keep_until(k, ARVN_CUBES, sum(k->there, ARVN_CUBES), s->at[x][K_US_TROOP] + 1u);
    if (k->f == US)
        keep_us(k);
}

static void keep_insurgents(Keep *k)
{
    const State *s = k->t->s;
    const unsigned x = k->from;
    const Kinds own = guerrilla_kinds(k->f);
    const bool no_three = k->f == VC && (in(LAOS_CAMBODIA, x) || k->travel->rules & MOVE_NO_THREE);
    if (has(s, x, base_kinds_of(k->f))) /* K10 */
        keep_until(k, own, sum(k->there, own), 1);
    if (has_room(s, x) && available(s, base_type_of(k->f)) && !no_three) /* K11 */
        keep_until(k, own, sum(k->there, own), 3);
    if (is_loc(x)) { /* K12 */
        const unsigned friends = count_at(s, x, GUERRILLAS & ~own);
        keep_until(k, own, sum(k->there, own) + friends, count_at(s, x, COIN_FORCES) + 1);
    }
    if (k->f == VC && is_pop(k->t, x) && s->level[x] != AO) /* K13 */
        keep_until(k, KIND(K_VC_GUERRILLA), k->there[K_VC_GUERRILLA], 1);
}

/* So many of a kind are allowed to move by the rules, and have not moved yet. */
static unsigned movable(const Trung *t, const TrungTravel *travel, unsigned from, unsigned kind)
{
    if (!(travel->kinds & KIND(kind)))
        return 0;
    if (travel->mode == BY_LIFT) /* nobody has been lifted here; how many may be comes last */
        return t->s->at[from][kind];
    const unsigned n = fitl_movers[travel->mover]->count(t->g, t->s, from, kind);
    if (travel->mode == BY_TRANSPORT) /* six in all is the group's limit, not the origin's */
        return n ? t->s->at[from][kind] : 0;
    if (travel->mode != BY_MARCH) /* along the Trail the rules let them go on; a bot does not */
        return n;
    const unsigned sort = kind == K_NVA_TROOP ? 0 : KIND(kind) & HIDDEN_GUERRILLAS ? 1 : 2;
    return least(n, t->s->at[from][kind] - least(t->s->at[from][kind], t->s->op.moved[from][sort]));
}

/* Of those left the first ones, as many as a Transport has room for [T8.1]. */
static void load(const State *s, uint8_t left[KINDS])
{
    uint8_t all[KINDS];
    memcpy(all, left, sizeof all);
    memset(left, 0, sizeof all);
    trung_take(s, P_PLACE, all, COIN_KINDS, CARGO - least(CARGO, s->sa.count), left);
}

/* Of those that are no US Troops only the first go, four in all [T8.5, Air Lift]. */
static void keep_beyond_four(Keep *k)
{
    const Kinds others = k->travel->kinds & ~KIND(K_US_TROOP);
    uint8_t all[KINDS], first[KINDS] = {0};
    memcpy(all, k->left, KINDS);
    trung_take(k->t->s, P_PLACE, all, others, 4u - least(4, k->t->s->sa.count), first);
    for (Kinds kinds = others; kinds; kinds &= kinds - 1)
        k->left[first_kind(kinds)] = first[first_kind(kinds)];
}

unsigned trung_unkept(Trung *t, const TrungTravel *travel, unsigned from, unsigned to,
                      uint8_t left[KINDS])
{
    Keep k = {.t = t, .travel = travel, .from = from, .to = to, .f = t->f};
    unsigned all = 0;
    for (unsigned kind = 0; kind < KINDS; kind++) {
        k.left[kind] = (uint8_t)movable(t, travel, from, kind);
        k.there[kind] = (uint8_t)(t->s->at[from][kind] - k.left[kind]);
        all += k.left[kind];
    }
    if (all && !is_loc(from) && in(THE_SOUTH, from)) /* K1 */
        keep_up_to(&k, COIN_KINDS | INSURGENT_KINDS, all - trung_may_leave(t->s, from, t->f, all));
    if (all && SIDE_OF(t->f) == 0)
        keep_coin(&k);
    else if (all)
        keep_insurgents(&k);
    if (travel->mode == BY_LIFT)
        keep_beyond_four(&k);
    memcpy(left, k.left, KINDS);
    if (travel->mode == BY_TRANSPORT)
        load(t->s, left);
    return sum(k.left, COIN_KINDS | INSURGENT_KINDS);
}

/* ---- Move rules [T8.6] ----------------------------------------------------------------------- */

typedef struct Go {
    Trung *t;
    const TrungTravel *travel;
    unsigned from, to, f;
    uint8_t left[KINDS];
    uint8_t there[KINDS]; /* in the destination, movers included */
    uint8_t *out;
} Go;

/* A number of these kinds in a row of their own: AP and AT in turn [T4.1]. */
static void go_until(Go *m, Kinds kinds, unsigned there, unsigned wanted)
{
    uint8_t group[KINDS] = {0};
    if (there >= wanted)
        return;
    trung_take(m->t->s, P_PLACE, m->left, kinds, wanted - there, group);
    for (unsigned k = 0; k < KINDS; k++) {
        m->out[k] = (uint8_t)(m->out[k] + group[k]);
        m->there[k] = (uint8_t)(m->there[k] + group[k]);
    }
}

/* M2, M3, M7: of those that add to the firepower, as many as it takes or as are left. Special
 * forces have none; nor have ARVN cubes where COIN firepower counts and no US Troop is there or
 * comes along [T1.10]: they do not go in vain. */
static void go_for_power(Go *m, bool arvn_only, unsigned enemies)
{
    unsigned last = 0;
    const Kinds us = us_troops(m->t->s);
    if (!arvn_only && !sum(m->there, us) && !sum(m->left, us))
        return;
    for (;;) {
        const unsigned power = arvn_only ? trung_arvn_firepower(m->t, m->to, m->there)
                                         : trung_coin_firepower(m->t, m->to, m->there);
        const unsigned kind =
            power >= enemies ? KINDS : take_next(m->t->s, m->left, COIN_CUBES, &last);
        if (kind == KINDS)
            return;
        m->out[kind]++;
        m->there[kind]++;
    }
}

#define ALL_KINDS (COIN_KINDS | INSURGENT_KINDS)

static unsigned side_there(const Go *m, Kinds kinds) { return sum(m->there, kinds); }

/* How many more of its own a side needs for Control. */
static void go_for_control(Go *m, Kinds own)
{
    const unsigned others = side_there(m, ALL_KINDS & ~own);
    go_until(m, ALL_KINDS, side_there(m, own), others + 1);
}

static void go_to_loc(Go *m)
{
    const unsigned enemies = insurgents(m->t->s, m->to);
    if (m->f == US) /* M2 */
        go_for_power(m, false, enemies);
    else if (m->f == ARVN) /* M3 */
        go_for_power(m, true, enemies);
    else if (m->travel->rules & MOVE_EASTER) /* M1 */
        go_until(m, KIND(K_NVA_TROOP), 0, UINT8_MAX);
    else /* M4 */
        go_until(m, guerrilla_kinds(m->f), side_there(m, GUERRILLAS),
                 count_at(m->t->s, m->to, COIN_FORCES) + 1);
}

static void go_us(Go *m)
{
    const State *s = m->t->s;
    const Kinds forces = KIND(K_US_TROOP) | KIND(K_IRREGULAR) | KIND(K_IRREGULAR_A);
    go_for_power(m, false, trung_vulnerable(m->t, m->to, trung_base_first(m->t))); /* M7 */
    go_until(m, forces, side_there(m, forces),                                     /* M8 */
             count_at(s, m->to, HIDDEN_GUERRILLAS) * (in_jungle(m->t, m->to) ? 2 : 1));
}

static void go_coin(Go *m)
{
    const State *s = m->t->s;
    const bool patrol_saigon = m->f == US && m->travel->mode == BY_PATROL && m->to == SAIGON;
    const bool arvn = m->f == ARVN && m->travel->mode != BY_EVENT && m->travel->mode != BY_LIFT;
    go_until(m, fitl_faction_kinds[m->f], side_there(m, fitl_faction_kinds[m->f]), 1); /* M5 */
    if (s->at[m->to][K_US_BASE])                                                       /* M6 */
        go_until(m, COIN_CUBES, side_there(m, COIN_CUBES), 3);
    if (m->f == US)
        go_us(m);
    if (patrol_saigon || arvn) /* M9 */
        go_for_control(m, COIN_KINDS);
}

/* M10: rolled once per origin, only if pieces are left to move. */
static bool risks_battle(Go *m)
{
    const State *s = m->t->s;
    const bool controls = side_there(m, NVA_KINDS) > side_there(m, ALL_KINDS & ~NVA_KINDS);
    if (!in(THE_SOUTH, m->to) || !has(s, m->to, COIN_FORCES) || controls ||
        !sum(m->left, ALL_KINDS) || m->t->m->in_forecast)
        return false;
    const unsigned troops = s->at[m->from][K_NVA_TROOP] + s->at[m->to][K_NVA_TROOP];
    return trung_nd6(m->t, 2, "T8.6") <= troops;
}

static void go_insurgents(Go *m)
{
    const State *s = m->t->s;
    const Kinds own = guerrilla_kinds(m->f);
    if (m->f == VC) /* M5 */
        go_until(m, VC_KINDS, side_there(m, VC_KINDS), 1);
    if (m->f == NVA && risks_battle(m)) /* M10 */
        go_for_control(m, NVA_KINDS);
    if (has_room(s, m->to) && available(s, base_type_of(m->f))) /* M11 */
        go_until(m, own, side_there(m, own), 3);
    if (has(s, m->to, INSURGENT_BASES)) /* M12 */
        go_until(m, own, side_there(m, own), 1);
    const bool calm =
        in(LAOS_CAMBODIA, m->to) || (in(THE_SOUTH, m->to) && !has(s, m->to, COIN_FORCES));
    if (m->f == NVA && calm) /* M13 */
        go_for_control(m, NVA_KINDS);
}

unsigned trung_movers(Trung *t, const TrungTravel *travel, unsigned from, unsigned to,
                      const uint8_t left[KINDS], uint8_t out[KINDS])
{
    Go m = {.t = t, .travel = travel, .from = from, .to = to, .f = t->f, .out = out};
    memcpy(m.left, left, KINDS);
    memcpy(m.there, t->s->at[to], KINDS);
    memset(out, 0, KINDS);
    if (is_loc(to))
        go_to_loc(&m);
    else if (SIDE_OF(t->f) == 0)
        go_coin(&m);
    else
        go_insurgents(&m);
    return sum(out, ALL_KINDS);
}
