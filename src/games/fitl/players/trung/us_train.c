/* us_train.c: Train of the US bot [T9.2].
 *
 * The rules want all spaces selected before Police of combined platoons come, and these before
 * anything is pacified. So lines 5 and 6 are decided first, each in the position that the line
 * before it would leave, and carried out afterwards. */
#include "games/fitl/players/trung/us.h"

/* Places: lines 1 to 4, then the last lines, then what they have decided. */
enum {
    FIRST_CUBES,
    RANGERS,
    IRREGULARS,
    CUBES,
    DECIDE,
    SELECT,
    PLATOON,
    LAST_STEP,
    SECOND_PACIFY,
    OVER
};

/* Marks beside those of Pacify: numbers plus 1, 0 is none. The second Pacify is that of CORDS. */
enum { MARK_PATRONAGE = 0, MARK_SECOND = 3, MARK_SECOND_STEPS = 4, MARK_POLICE = 5, MARK_FROM = 6 };

/* ---- Lines 1 to 4: placing ------------------------------------------------------------------- */

static bool has_us_base(const Trung *t, unsigned x) { return t->s->at[x][K_US_BASE]; }

static unsigned cubes_available(const State *s)
{
    return available(s, ARVN_TROOP) + available(s, POLICE);
}

/* ARVN pieces: after the first space a roll before each, and what they cost above Econ. */
static bool place_arvn(Trung *t, unsigned choice, TrungList list, unsigned ready)
{
    const Spaces set = trung_those(t, trung_open(t, V_SPACE), has_us_base);
    if (!ready || !set || !can_pay(t->s, US, fitl_cost(t->s, 3)) || !trung_go_on(t))
        return false;
    trung_take_space(t, trung_choose(t, list, set), true);
    t->m->want.what = (uint8_t)choice;
    return true;
}

static bool place_first(Trung *t)
{
    if (t->s->us_policy == POLICY_NIXON ||
        !place_arvn(t, CH_CUBES, L_US_PF_T, cubes_available(t->s)))
        return false;
    t->m->part++;
    return true;
}

static bool place_rangers(Trung *t)
{
    return place_arvn(t, CH_RANGERS, L_US_PF, available(t->s, RANGER));
}

/* Neither a roll nor a cost; a roll that is due for the others stays due. */
static bool place_irregulars(Trung *t)
{
    const Spaces set = trung_open(t, V_SPACE);
    const uint8_t roll = t->m->roll;
    if (!available(t->s, IRREGULAR) || !set)
        return false;
    trung_take_space(t, trung_choose(t, L_US_PF, set), false);
    t->m->roll = roll;
    t->m->want.what = CH_IRREGULARS;
    return true;
}

static bool place_cubes(Trung *t)
{
    return place_arvn(t, CH_CUBES, L_US_PF_T, cubes_available(t->s));
}

/* ---- Line 5: Police of combined platoons [#18u] ---------------------------------------------- */

static Spaces most_of(Trung *t, Spaces set, unsigned (*score)(const Trung *t, unsigned x))
{
    unsigned best = 0;
    Spaces found = 0;
    for (; set; set &= set - 1) {
        const unsigned n = score(t, first_space(set));
        found = n > best ? 0 : found;
        best = most(n, best);
        found |= n == best ? set & (0 - set) : 0;
    }
    return found;
}

static bool wants_police(const Trung *t, unsigned x)
{
    return is_pop(t, x) && t->s->at[x][K_US_TROOP] && !t->s->at[x][K_POLICE] && t->s->level[x] < PS;
}

static bool can_spare_police(const Trung *t, unsigned x)
{
    const State *s = t->s;
    return s->at[x][K_POLICE] && !(coin_controls(s, x) && s->coin[x] - 1u <= insurgents(s, x));
}

static unsigned police_at(const Trung *t, unsigned x) { return t->s->at[x][K_POLICE]; }

static unsigned population(const Trung *t, unsigned x) { return pop_of(t, x); }

static void decide_police(Trung *t)
{
    Spaces *mark = t->m->mark;
    const State *s = t->s;
    const Spaces set = trung_those(t, CITIES | PROVINCES, wants_police);
    if (!cap(s, CAP_PLATOONS, UNSHADED) || s->op.platoons || mark[MARK_POLICE] || !set)
        return;
    const bool ready = available(s, POLICE);
    const Spaces origins = ready ? 0 : trung_those(t, ALL_SPACES, can_spare_police);
    if (!ready && !origins)
        return;
    mark[MARK_POLICE] = trung_any(t, most_of(t, set, population)) + 1u;
    mark[MARK_FROM] = ready ? 0 : trung_any(t, most_of(t, origins, police_at)) + 1u;
}

/* ---- Line 6: Patronage or Pacify ------------------------------------------------------------- */

static unsigned ceiling(const State *s) { return cap(s, CAP_CORDS, SHADED) ? PS : AS; }

static bool can_pacify(const Trung *t, unsigned x)
{
    return is_pop(t, x) && coin_controls(t->s, x) && has(t->s, x, US_KINDS) &&
           t->s->level[x] < ceiling(t->s);
}

/* What so many steps do there: markers, then at most two levels. */
static unsigned levels_of(const State *s, unsigned x, unsigned steps)
{
    const unsigned after_terror = steps - least(steps, s->terror[x]);
    return least(least(after_terror, 2), ceiling(s) - s->level[x]);
}

static unsigned steps_of(const State *s, unsigned x, unsigned steps)
{
    return least(steps, s->terror[x]) + levels_of(s, x, steps);
}

/* The position with the Police of line 5 in their place. */
static State with_police(const Trung *t)
{
    State s = *t->s;
    const Spaces *mark = t->m->mark;
    if (mark[MARK_FROM])
        fitl_put(&s, (unsigned)mark[MARK_FROM] - 1, K_POLICE, -1);
    if (mark[MARK_POLICE])
        fitl_put(&s, (unsigned)mark[MARK_POLICE] - 1, K_POLICE, 1);
    return s;
}

static bool can_buy(const State *s, unsigned spent)
{
    const unsigned price = fitl_pacify_cost(s, false);
    return can_pay(s, US, price * (spent + 1));
}

static void decide_pacify(Trung *t, Spaces open)
{
    Spaces *mark = t->m->mark;
    const State *s = t->s;
    Spaces set = trung_those(t, open, can_pacify);
    if (!set || !can_buy(s, 0))
        return;
    const unsigned x = trung_choose(t, L_US_S, set);
    trung_begin_pacify(t, x);
    set &= ~SPACE(x);
    const unsigned spent = steps_of(s, x, (unsigned)mark[MARK_STEPS]);
    if (!set || !cap(s, CAP_CORDS, UNSHADED) || !can_buy(s, spent))
        return;
    mark[MARK_SECOND] = trung_choose(t, L_US_S, set) + 1u;
    mark[MARK_SECOND_STEPS] = trung_d3(t, "T13.5");
}

/* Where nothing had been selected before, the Police come last of all: to a place that is below
 * PS even then. */
static void decide_late_police(Trung *t)
{
    State s = *t->s;
    Trung then = *t;
    const Spaces *mark = t->m->mark;
    then.s = &s;
    if (mark[MARK_PACIFY]) {
        const unsigned x = first_space(mark[MARK_PACIFY]);
        s.level[x] = (uint8_t)(s.level[x] + levels_of(&s, x, (unsigned)mark[MARK_STEPS]));
    }
    if (mark[MARK_SECOND]) {
        const unsigned x = (unsigned)mark[MARK_SECOND] - 1;
        s.level[x] = (uint8_t)(s.level[x] + levels_of(&s, x, (unsigned)mark[MARK_SECOND_STEPS]));
    }
    decide_police(&then);
}

static bool decide(Trung *t)
{
    Spaces *mark = t->m->mark;
    const Spaces trained = t->s->op.spaces, open = trained | trung_open(t, V_SPACE);
    if (trained)
        decide_police(t);
    const State after = with_police(t);
    Trung then = *t;
    then.s = &after;
    if (t->s->track[T_PATRONAGE] >= 17 && in(open, SAIGON) && has(t->s, SAIGON, US_KINDS))
        mark[MARK_PATRONAGE] = 1;
    else
        decide_pacify(&then, open);
    if (!trained && (mark[MARK_PATRONAGE] || mark[MARK_PACIFY]))
        decide_late_police(t);
    return false;
}

/* ---- Carrying it out ------------------------------------------------------------------------- */

static bool select_spaces(Trung *t)
{
    const Spaces *mark = t->m->mark;
    const Spaces wanted = (mark[MARK_PATRONAGE] ? SPACE(SAIGON) : 0) | mark[MARK_PACIFY] |
                          (mark[MARK_SECOND] ? SPACE(mark[MARK_SECOND] - 1) : 0);
    const Spaces left = wanted & trung_open(t, V_SPACE);
    if (!left)
        return false;
    const Spaces first = mark[MARK_PACIFY] & left;
    trung_take_space(t, first_space(first ? first : left), false);
    t->m->want.what = CH_NOTHING;
    return true;
}

static bool place_police(Trung *t)
{
    Spaces *mark = t->m->mark;
    const unsigned x = (unsigned)mark[MARK_POLICE] - 1u, from = (unsigned)mark[MARK_FROM] - 1u;
    if (!mark[MARK_POLICE] || !in(trung_open(t, V_POLICE), x))
        return false;
    trung_want(t, V_POLICE, x, 0);
    t->m->want.from = (uint8_t)(mark[MARK_FROM] ? from : NOWHERE);
    mark[MARK_POLICE] = 0;
    return true;
}

/* Three of Patronage, or what there is room for. */
static bool take_last_step(Trung *t)
{
    if (!t->m->mark[MARK_PATRONAGE])
        return trung_pacify(t, ceiling(t->s));
    for (uint8_t n = 3; n; n--) {
        if (trung_may(t, (Action){V_PATRONAGE, n, 0, 0})) {
            trung_want(t, V_PATRONAGE, n, 0);
            return true;
        }
    }
    return false;
}

static bool pacify_second(Trung *t)
{
    Spaces *mark = t->m->mark;
    if (mark[MARK_SECOND]) {
        mark[MARK_PACIFY] = SPACE(mark[MARK_SECOND] - 1);
        mark[MARK_STEPS] = mark[MARK_SECOND_STEPS];
        mark[MARK_SECOND] = 0;
    }
    return trung_pacify(t, ceiling(t->s));
}

bool trung_us_train(Trung *t)
{
    static bool (*const lines[])(Trung *) = {place_first,  place_rangers,  place_irregulars,
                                             place_cubes,  decide,         select_spaces,
                                             place_police, take_last_step, pacify_second};
    uint8_t *part = &t->m->part;
    for (; *part < OVER; ++*part)
        if (lines[*part](t))
            return true;
    return false;
}
