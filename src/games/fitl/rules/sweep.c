/* sweep.c: Sweep [8.21-8.26]: cubes move in and find guerrillas, as they do on Patrol and when
 * advised. */
#include "games/fitl/rules/chapters.h"

/* ---- Finding guerrillas [8.24] --------------------------------------------------------------- */

static bool us_seeks(const State *s)
{
    return as_us(s) || (s->op.faction == US && !(s->sa.kind == ADVISE && s->sa.stage));
}

static Kinds sweepers(const State *s)
{
    return us_seeks(s) ? us_troops(s) | KIND(K_IRREGULAR) | KIND(K_IRREGULAR_A)
                       : ARVN_CUBES | KIND(K_RANGER) | KIND(K_RANGER_A);
}

/* In Advise it is the US that decides for ARVN [10.7]. */
static unsigned finder(const State *s)
{
    return s->sa.kind == ADVISE && s->sa.stage ? US : s->op.faction;
}

static unsigned seekers(const Game *g, const State *s, unsigned x, bool sweep)
{
    if (!sweep)
        return count_at(s, x, cubes_of(us_seeks(s) ? US : ARVN));
    const unsigned n = count_at(s, x, sweepers(s));
    return g->board->terrain[x] == JUNGLE ? n / 2 : n; /* [8.24] */
}

/* [7.3]: n are looked for. One faction as the only target differs from both unless it can supply
 * all of them. */
static bool targets_matter(const State *s, unsigned x, unsigned n)
{
    const unsigned nva = s->at[x][K_NVA_GUERRILLA], vc = s->at[x][K_VC_GUERRILLA];
    const bool nva_will_do = n <= nva || !vc, vc_will_do = n <= vc || !nva;
    return n && nva + vc && !(nva_will_do && vc_will_do);
}

/* Locals of FIND: 0 space, 1 stage, 3 targets, 5: 1 for a Sweep. */
static void find_run(const Game *g, State *s)
{
    Frame *f = flow_top(s);
    const unsigned x = f->v[0], actor = finder(s), n = seekers(g, s, x, f->v[5]);
    if (f->v[1]++ == 0) {
        f->v[3] = (uint8_t)fitl_enemies_with(s, x, INSURGENT_KINDS, s->op.enemies);
        if (targets_matter(s, x, n))
            fitl_ask_targets(s, x, f->v[3], actor);
        return;
    }
    const unsigned targets = f->v[3];
    Frame *next = flow_goto(s, ACTIVATE);
    next->v[0] = (uint8_t)x;
    next->v[1] = (uint8_t)n;
    next->v[3] = (uint8_t)targets;
    next->v[4] = (uint8_t)actor;
}

const Step fitl_find_step = {.name = "find", .rule = "8.24", .run = find_run};

/* ---- Attack helicopters [8.25], #13u --------------------------------------------------------- */

/* [sweep.done] #13u: use it here? */
static Seat cobras_actor(const Game *g, const State *s) { return (Seat)finder(s); }

static void cobras_apply(const Game *g, State *s, Action a)
{
    const unsigned x = flow_now(s)->v[0];
    flow_return(s);
    if (a.a == CH_NO)
        return;
    s->op.cobras++;
    fitl_call_removal(s, x, 1, RM_COBRAS, 12, finder(s));
}

const Step fitl_cobras_step = {
    .name = "cobras",
    .rule = "8.25",
    .prompt = "fitl.ask.cobras",
    .actor = cobras_actor,
    .offer = {V_CHOOSE, CH_YES, CH_NO},
    .apply = cobras_apply,
    .why_not = fitl_yes_no_why,
};

/* ---- A space [8.24, 13.4] -------------------------------------------------------------------- */

/* Locals: 0 space, 1 stage. Factions whose Troops sweep here. */
static unsigned sweeping(const State *s) { return as_us(s) ? 3 : us_seeks(s) ? 1 : 2; }

static void sweep_space_run(const Game *g, State *s)
{
    Frame *f = flow_top(s);
    const unsigned x = f->v[0];
    switch (f->v[1]++) {
    case 0: {
        Frame *find = flow_call(s, FIND);
        find->v[0] = (uint8_t)x;
        find->v[5] = 1;
        break;
    }
    case 1:
        if (cap(s, CAP_COBRAS, UNSHADED) && s->op.cobras < 2 && fitl_removable(s, x, RM_COBRAS, 0))
            flow_call(s, COBRAS)->v[0] = (uint8_t)x;
        break;
    case 2:
        if (cap(s, CAP_BOOBY_TRAPS, SHADED) && fitl_removable(s, x, RM_TROOPS, sweeping(s)))
            flow_call(s, DIE);
        else
            flow_return(s);
        break;
    case 3:
        if (s->die <= 3)
            fitl_call_removal(s, x, 1, RM_TROOPS, sweeping(s), VC);
        break;
    default:
        flow_return(s);
    }
}

const Step fitl_sweep_space_step = {.name = "sweep_space", .rule = "8.24", .run = sweep_space_run};

/* ---- Moves into the spaces [8.22] ------------------------------------------------------------ */

enum { SWEEP_MOVES, SWEEP_FIND };

static unsigned sweep_cost(const State *s) { return s->op.faction == US ? 0 : fitl_cost(s, 3); }

uint8_t fitl_why_sweep(const Game *g, const State *s, unsigned x)
{
    if (s->op.stage != SWEEP_MOVES)
        return R_MOVES_OVER;
    if (is_loc(x))
        return R_NO_LOC;
    if (x == NORTH_VIETNAM)
        return R_NO_COIN_IN_NORTH;
    if (s->op.flags & OP_IN_PLACE && !has(s, x, sweepers(s)))
        return R_NO_CUBES;
    if (!can_pay(s, s->op.faction, sweep_cost(s)))
        return R_POOR;
    return fitl_why_select(s, x);
}

static unsigned sweep_count(const Game *g, const State *s, unsigned from, unsigned kind)
{
    if (from >= SPACES || !in(s->op.origins, from) || s->op.flags & OP_IN_PLACE)
        return 0;
    return fitl_own_troops(s) & KIND(kind) ? fitl_unmoved(s, from, kind) : 0;
}

/* From next door, or over one free LoC [8.22]. */
static Spaces sweep_reach(const Game *g, const State *s, unsigned from)
{
    Spaces reach = g->board->adjacent[from];
    for (Spaces ways = reach & LOCS; ways; ways &= ways - 1) {
        const unsigned x = first_space(ways);
        if (!insurgents(s, x))
            reach |= g->board->adjacent[x];
    }
    return reach & s->op.spaces & ~SPACE(from);
}

const Mover fitl_sweep_mover = {
    .asker = SWEEP,
    .kinds = COIN_CUBES,
    .actor = fitl_op_actor,
    .count = sweep_count,
    .reach = sweep_reach,
    .arrive = fitl_cubes_arrive,
    .far = R_SWEEP_REACH,
};

static uint8_t why_sweep_from(const Game *g, const State *s, unsigned x)
{
    if (s->op.stage != SWEEP_MOVES)
        return R_MOVES_OVER;
    return x < SPACES && s->op.spaces && fitl_can_leave(g, s, MV_SWEEP, x) ? R_LEGAL
                                                                           : R_NOBODY_SWEEPS;
}

/* ---- The Sweep [8.22] ------------------------------------------------------------------------ */

static uint8_t why_sweep_space(const Game *g, const State *s, unsigned x)
{
    if (s->op.stage == SWEEP_MOVES)
        return fitl_why_sweep(g, s, x);
    if (!in(s->op.spaces, x))
        return R_NOT_SELECTED;
    return in(s->op.done, x) ? R_SWEPT : R_LEGAL;
}

static uint8_t why_on(const Game *g, const State *s)
{
    if (s->op.stage != SWEEP_MOVES)
        return R_MOVES_OVER;
    return fitl_op_may_stop(s) || !fitl_any_space(g, s, CITIES | PROVINCES, fitl_why_sweep)
               ? R_LEGAL
               : R_FIRST_SPACE;
}

static uint8_t why_sweep_done(const State *s)
{
    if (s->op.stage == SWEEP_MOVES)
        return R_MOVES_FIRST;
    return s->op.spaces & ~s->op.done ? R_SWEEP_ALL : R_LEGAL;
}

static void sweep_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_activities(g, s, out);
    fitl_list_spaces(g, s, V_SPACE, CITIES | PROVINCES, why_sweep_space, out);
    if (s->op.stage == SWEEP_MOVES && s->op.spaces && !(s->op.flags & OP_IN_PLACE))
        fitl_list_origins(g, s, MV_SWEEP, ALL_SPACES, out);
    if (why_on(g, s) == R_LEGAL)
        list_add(out, V_ON, 0, 0, 0);
    if (why_sweep_done(s) == R_LEGAL)
        list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t sweep_why(const Game *g, const State *s, Action a)
{
    switch (a.verb) {
    case V_SPACE:
        return a.a < SPACES ? why_sweep_space(g, s, a.a) : R_NOT_ALLOWED;
    case V_FROM:
        return why_sweep_from(g, s, a.a);
    case V_ON:
        return why_on(g, s);
    case V_DONE:
        return why_sweep_done(s);
    default:
        return fitl_why_common(g, s, a);
    }
}

static void sweep_apply(const Game *g, State *s, Action a)
{
    if (fitl_apply_common(s, a))
        return;
    switch (a.verb) {
    case V_FROM:
        fitl_start_move(s, MV_SWEEP, a.a);
        break;
    case V_ON:
        s->op.stage = SWEEP_FIND;
        s->op.flags |= OP_TAIL;
        break;
    case V_DONE:
        flow_return(s);
        break;
    default:
        if (s->op.stage == SWEEP_MOVES) {
            fitl_select(s, a.a);
            note(s, N_SELECTED, a.a, s->op.kind, 0);
            pay(s, s->op.faction, sweep_cost(s));
        } else {
            s->op.done |= SPACE(a.a);
            flow_call(s, SWEEP_SPACE)->v[0] = a.a;
        }
    }
}

const Step fitl_sweep_step = {
    .name = "sweep",
    .rule = "8.22",
    .prompt = "fitl.ask.sweep",
    .actor = fitl_op_actor,
    .legal = sweep_legal,
    .apply = sweep_apply,
    .why_not = sweep_why,
};
