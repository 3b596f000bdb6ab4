/* us_acts.c: Advise [10.6-10.11] and Air Lift [10.12, 10.13]. Air Strike has a file of its own. */
#include "games/fitl/rules/chapters.h"

/* ---- Advise: spaces [10.6] ------------------------------------------------------------------- */

/* sa.stage is 1 while ARVN sweeps or assaults for the US. */
static uint8_t why_what(const State *s, unsigned x, unsigned choice)
{
    switch (choice) {
    case CH_SWEEP:
        if (is_loc(x))
            return R_NO_LOC;
        if (is_rained_off(s, OP_SWEEP))
            return R_MONSOON;
        return has(s, x, ARVN_CUBES | KIND(K_RANGER) | KIND(K_RANGER_A)) ? R_LEGAL : R_NO_SWEEPER;
    case CH_ASSAULT:
        return has(s, x, ARVN_CUBES) && insurgents(s, x) ? R_LEGAL : R_NO_ASSAULT;
    case CH_STRIKE_IRREGULAR:
    case CH_STRIKE_RANGER:
        if (!s->at[x][choice == CH_STRIKE_RANGER ? K_RANGER : K_IRREGULAR])
            return R_NO_HIDDEN_SF;
        return fitl_removable(s, x, RM_STRIKE, 12) ? R_LEGAL : R_NO_INSURGENTS;
    default:
        return R_NO_SUCH_CHOICE;
    }
}

static uint8_t why_advise(const Game *g, const State *s, unsigned x)
{
    if (x == NORTH_VIETNAM)
        return R_NO_COIN_IN_NORTH;
    if (s->op.kind == OP_TRAIN && in(s->op.spaces, x) && !(s->sa.flags & ACT_FREE))
        return R_TRAIN_ACTIVITY;
    bool any = false;
    for (unsigned c = CH_SWEEP; c <= CH_STRIKE_RANGER && !any; c++)
        any = why_what(s, x, c) == R_LEGAL;
    return any ? fitl_why_act_in(s, x, 2) : R_ADVISE_NOTHING;
}

bool fitl_could_advise(const Game *g, const State *s)
{
    State scratch = *s;
    fitl_prepare_activity(&scratch, ADVISE, US, 0);
    return fitl_any_space(g, &scratch, ALL_SPACES, why_advise);
}

static void advise_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_spaces(g, s, V_SPACE, ALL_SPACES, why_advise, out);
    if (!s->sa.spaces)
        return;
    list_add(out, V_AID, 0, 0, 0);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t advise_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_AID || a.verb == V_DONE)
        return s->sa.spaces ? R_LEGAL : R_ACT_FIRST;
    if (a.verb != V_SPACE)
        return R_NOT_NOW;
    return a.a < SPACES ? why_advise(g, s, a.a) : R_NOT_ALLOWED;
}

static void advise_apply(const Game *g, State *s, Action a)
{
    if (a.verb != V_SPACE) {
        if (a.verb == V_AID)
            fitl_track(s, T_AID, 6);
        s->sa.stage = 0;
        flow_return(s);
        return;
    }
    s->sa.stage = 1;
    s->sa.spaces |= SPACE(a.a);
    s->op.cobras = 0; /* each is a Sweep of its own [C13.b] */
    flow_call(s, ADVISE_WHAT)->v[0] = a.a;
}

const Step fitl_advise_spaces_step = {
    .name = "advise_spaces",
    .rule = "10.6",
    .prompt = "fitl.ask.advise_spaces",
    .actor = fitl_activity_actor,
    .legal = advise_legal,
    .apply = advise_apply,
    .why_not = advise_why,
};

/* ---- Advise: what in a space [10.7] ---------------------------------------------------------- */

static uint8_t advise_what_why(const Game *g, const State *s, Action a)
{
    return a.verb == V_CHOOSE ? why_what(s, flow_now(s)->v[0], a.a) : R_NOT_NOW;
}

static void advise_what_legal(const Game *g, const State *s, ActionList *out)
{
    for (uint8_t c = CH_SWEEP; c <= CH_STRIKE_RANGER; c++)
        if (why_what(s, flow_now(s)->v[0], c) == R_LEGAL)
            list_add(out, V_CHOOSE, c, 0, 0);
}

static void advise_what_apply(const Game *g, State *s, Action a)
{
    const unsigned x = flow_now(s)->v[0];
    flow_return(s);
    switch (a.a) {
    case CH_SWEEP:
        flow_call(s, SWEEP_SPACE)->v[0] = (uint8_t)x;
        break;
    case CH_ASSAULT:
        fitl_call_assault(s, x, ARVN, ASSAULT_ALONE);
        break;
    default:
        fitl_flip(s, x, a.a == CH_STRIKE_RANGER ? K_RANGER : K_IRREGULAR, 1);
        fitl_call_removal(s, x, 2, RM_STRIKE, 12, US);
    }
}

const Step fitl_advise_what_step = {
    .name = "advise_what",
    .rule = "10.7",
    .prompt = "fitl.ask.advise_what",
    .actor = fitl_activity_actor,
    .legal = advise_what_legal,
    .apply = advise_what_apply,
    .why_not = advise_what_why,
};

/* ---- Who is lifted where [10.12] ------------------------------------------------------------- */

static const uint8_t lift_kind[LIFT_KINDS] = {K_US_TROOP,   K_IRREGULAR, K_IRREGULAR_A,
                                              K_ARVN_TROOP, K_RANGER,    K_RANGER_A};

static unsigned lift_sort(unsigned kind)
{
    unsigned i = 0;
    while (lift_kind[i] != kind)
        i++;
    return i;
}

static unsigned slot_of(const State *s, unsigned x)
{
    unsigned i = 0;
    while (i < LIFT_SPACES && s->sa.slot[i] != x)
        i++;
    return i;
}

static unsigned spaces_left(const State *s)
{
    const unsigned limit = monsoon(s) ? 2 : LIFT_SPACES;
    unsigned used = 0;
    while (used < LIFT_SPACES && s->sa.slot[used] != NOWHERE)
        used++;
    return limit - least(limit, used);
}

static unsigned lift_count(const Game *g, const State *s, unsigned from, unsigned kind)
{
    if (from >= SPACES)
        return 0;
    const unsigned slot = slot_of(s, from), all = s->at[from][kind];
    const unsigned arrived = slot < LIFT_SPACES ? s->sa.lifted[slot][lift_sort(kind)] : 0;
    const unsigned rest = all - least(all, arrived);
    if (kind == K_US_TROOP)
        return rest;
    unsigned joined = 0;
    for (unsigned i = 1; i < LIFT_KINDS; i++)
        joined += s->group[lift_kind[i]];
    return least(rest, 4u - least(4u, s->sa.count + joined)); /* [10.12] */
}

static Spaces lift_reach(const Game *g, const State *s, unsigned from)
{
    Spaces chosen = 0;
    for (unsigned i = 0; i < LIFT_SPACES; i++)
        chosen |= s->sa.slot[i] != NOWHERE ? SPACE(s->sa.slot[i]) : 0;
    const unsigned left = spaces_left(s), from_cost = in(chosen, from) ? 0 : 1;
    Spaces reach = 0;
    if (left > from_cost)
        reach = ALL_SPACES;
    else if (left == from_cost)
        reach = chosen;
    return reach & s->sa.allowed & ~SPACE(from) & ~SPACE(NORTH_VIETNAM);
}

static void choose_slot(State *s, unsigned x)
{
    if (slot_of(s, x) < LIFT_SPACES)
        return;
    unsigned i = 0;
    while (s->sa.slot[i] != NOWHERE)
        i++;
    s->sa.slot[i] = (uint8_t)x;
}

static void lift_arrive(const Game *g, State *s, unsigned from, unsigned to)
{
    choose_slot(s, from);
    choose_slot(s, to);
    const unsigned slot = slot_of(s, to);
    for (unsigned i = 0; i < LIFT_KINDS; i++) {
        const unsigned n = s->group[lift_kind[i]];
        s->sa.lifted[slot][i] = (uint8_t)(s->sa.lifted[slot][i] + n);
        if (i > 0)
            s->sa.count = (uint8_t)(s->sa.count + n);
    }
    s->sa.spaces |= SPACE(from) | SPACE(to);
    fitl_carry_marks(s, from, to);
    fitl_carry(s, from, to);
}

const Mover fitl_lift_mover = {
    .asker = LIFT,
    .kinds = KIND(K_US_TROOP) | KIND(K_ARVN_TROOP) | SF_KINDS,
    .actor = fitl_activity_actor,
    .count = lift_count,
    .reach = lift_reach,
    .arrive = lift_arrive,
    .far = R_LIFT_REACH,
};

/* ---- Air Lift [10.12] ------------------------------------------------------------------------ */

bool fitl_could_lift(const Game *g, const State *s)
{
    for (unsigned x = 0; x < SPACES; x++)
        if (has(s, x, fitl_lift_mover.kinds))
            return true;
    return false;
}

/* The same for one that has been prepared: into the spaces a card allows. */
bool fitl_any_lift(const Game *g, const State *s)
{
    for (unsigned x = 0; x < SPACES; x++)
        if (fitl_can_leave(g, s, MV_LIFT, x))
            return true;
    return false;
}

static void lift_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_origins(g, s, MV_LIFT, ALL_SPACES, out);
    if (s->sa.spaces)
        list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t lift_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE)
        return s->sa.spaces ? R_LEGAL : R_ACT_FIRST;
    if (a.verb != V_FROM)
        return R_NOT_NOW;
    return a.a < SPACES && fitl_can_leave(g, s, MV_LIFT, a.a) ? R_LEGAL : R_NOBODY_LIFTED;
}

static void lift_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_DONE)
        flow_return(s);
    else
        fitl_start_move(s, MV_LIFT, a.a);
}

const Step fitl_lift_step = {
    .name = "lift",
    .rule = "10.12",
    .prompt = "fitl.ask.lift",
    .actor = fitl_activity_actor,
    .legal = lift_legal,
    .apply = lift_apply,
    .why_not = lift_why,
};
