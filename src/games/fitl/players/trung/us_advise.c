/* us_advise.c: Advise of the US bot [T9.7]. Each step is repeated while it finds a space and the
 * rules allow one more. */
#include "games/fitl/players/trung/us.h"

static bool advise(Trung *t, unsigned x, unsigned what)
{
    if (x == NOWHERE)
        return false;
    trung_want(t, V_SPACE, x, 0);
    t->m->want.what = (uint8_t)what;
    return true;
}

/* Special forces: a Ranger, else an Irregular. */
static bool send_forces(Trung *t, Spaces set)
{
    const unsigned x = trung_choose(t, L_US_R, set);
    const bool ranger = x != NOWHERE && t->s->at[x][K_RANGER];
    return advise(t, x, ranger ? CH_STRIKE_RANGER : CH_STRIKE_IRREGULAR);
}

static bool has_hidden_forces(const Trung *t, unsigned x)
{
    return t->s->at[x][K_RANGER] || t->s->at[x][K_IRREGULAR];
}

static bool assault_takes_base(const Trung *t, unsigned x)
{
    const TrungPlan plan = trung_plan(t, x, ARVN);
    return !is_loc(x) && has(t->s, x, ARVN_CUBES) &&
           (plan.gone[K_NVA_BASE] || plan.gone[K_VC_BASE]);
}

static bool forces_take_base(const Trung *t, unsigned x)
{
    return has_hidden_forces(t, x) && has(t->s, x, OPEN_BASES) &&
           count_at(t->s, x, INSURGENT_FORCES) < 2;
}

static bool forces_take_something(const Trung *t, unsigned x)
{
    return has_hidden_forces(t, x) && has(t->s, x, INSURGENT_FORCES | OPEN_BASES);
}

static bool assault_takes_something(const Trung *t, unsigned x)
{
    return has(t->s, x, ARVN_CUBES) && trung_plan(t, x, ARVN).effective;
}

static bool take_base(Trung *t)
{
    const Spaces open = trung_open(t, V_SPACE);
    const Spaces set = trung_those(t, open, assault_takes_base);
    if (set)
        return advise(t, trung_choose(t, L_US_R, set), CH_ASSAULT);
    return send_forces(t, trung_those(t, open, forces_take_base));
}

/* ARVN sweeps in place where most are found. */
static bool sweep_in_place(Trung *t)
{
    unsigned best = 1;
    Spaces found = 0;
    if (is_rained_off(t->s, OP_SWEEP))
        return false;
    for (Spaces set = trung_open(t, V_SPACE) & ~LOCS; set; set &= set - 1) {
        const unsigned x = first_space(set), n = trung_sweep_activates(t, x, ARVN);
        if (!is_pop(t, x) || !above_n(t->s, x))
            continue;
        found = n > best ? 0 : found;
        best = most(n, best);
        found |= n == best ? SPACE(x) : 0;
    }
    return advise(t, trung_any(t, found), CH_SWEEP);
}

static bool take_something(Trung *t)
{
    return send_forces(t, trung_those(t, trung_open(t, V_SPACE), forces_take_something));
}

static bool assault(Trung *t)
{
    const Spaces set = trung_those(t, trung_open(t, V_SPACE), assault_takes_something);
    return advise(t, trung_choose(t, L_US_R, set), CH_ASSAULT);
}

bool trung_us_advise(Trung *t)
{
    static bool (*const steps[])(Trung *) = {take_base, sweep_in_place, take_something, assault};
    uint8_t *part = &t->m->act_part;
    if (trung_us_begins(t))
        *part = 0;
    for (; *part < COUNT_OF(steps); ++*part)
        if (steps[*part](t))
            return true;
    if (!t->s->sa.spaces || !human(t->s, ARVN))
        return false;
    trung_want(t, V_AID, 0, 0); /* line 5 */
    return true;
}
