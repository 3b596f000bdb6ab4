/* patrol.c: Patrol [8.13-8.20] and Sweep [8.21-8.26]: cubes move, guerrillas are found. */
#include "games/fitl/rules/steps.h"

/* ---- What both share ------------------------------------------------------------------------- */

/* op.moved counts, by space, US Troops, Police and ARVN Troops that have moved already. */
static unsigned sort_of(unsigned kind) { return kind == K_US_TROOP ? 0 : kind == K_POLICE ? 1 : 2; }

static unsigned unmoved(const State *s, unsigned x, unsigned kind)
{
    const unsigned all = s->at[x][kind];
    return all - least(all, s->op.moved[x][sort_of(kind)]);
}

static void mark_moved(State *s, unsigned to)
{
    for (Kinds k = COIN_CUBES; k; k &= k - 1) {
        const unsigned kind = first_kind(k);
        uint8_t *moved = &s->op.moved[to][sort_of(kind)];
        *moved = (uint8_t)(*moved + s->group[kind]);
    }
}

static Kinds own_troop(const State *s)
{
    if (as_us(s))
        return us_troops(s);
    return s->op.faction == US ? KIND(K_US_TROOP) : KIND(K_ARVN_TROOP);
}

/* An activity takes pieces on: those that have not moved in this Operation go first, and who has
 * moved does not do so again elsewhere [8.14, 8.23]. To be called before they leave. */
void fitl_carry_marks(State *s, unsigned from, unsigned to)
{
    if (s->op.kind != OP_PATROL && s->op.kind != OP_SWEEP)
        return;
    for (Kinds k = own_troop(s); k; k &= k - 1) {
        const unsigned kind = first_kind(k), sort = sort_of(kind), n = s->group[kind];
        const unsigned marked = n - least(n, unmoved(s, from, kind));
        s->op.moved[from][sort] = (uint8_t)(s->op.moved[from][sort] - marked);
        s->op.moved[to][sort] = (uint8_t)(s->op.moved[to][sort] + marked);
    }
}

/* ---- Patrol: movement ------------------------------------------------------------------------ */

enum { PATROL_MOVES, PATROL_FIND, PATROL_ASSAULT }; /* op.stage */

unsigned fitl_patrol_cost(const State *s)
{
    if (s->op.faction == US || momentum(s, MOM_BODY_COUNT)) /* [patrol.cost] */
        return 0;
    return fitl_cost(s, 3);
}

uint8_t fitl_why_patrol(const State *s)
{
    return can_pay(s, s->op.faction, fitl_patrol_cost(s)) ? R_LEGAL : R_POOR;
}

unsigned fitl_patrol_count(const Game *g, const State *s, unsigned from, unsigned kind)
{
    if (from >= SPACES || !in(s->op.origins, from))
        return 0;
    if (kind == K_POLICE)
        return s->op.faction == ARVN ? unmoved(s, from, kind) : 0;
    return own_troop(s) & KIND(kind) ? unmoved(s, from, kind) : 0;
}

/* Along LoCs and Cities; an insurgent stops the cube that enters [8.15]. */
Spaces fitl_patrol_reach(const Game *g, const State *s, unsigned from)
{
    const Spaces ways = LOCS | CITIES;
    Spaces reached = 0, fresh = g->board->adjacent[from] & ways;
    while (fresh) {
        Spaces next = 0;
        reached |= fresh;
        for (; fresh; fresh &= fresh - 1) {
            const unsigned x = first_space(fresh);
            if (!insurgents(s, x))
                next |= g->board->adjacent[x] & ways;
        }
        fresh = next & ~reached;
    }
    reached &= s->op.allowed & ~SPACE(from);
    return s->op.target == NOWHERE ? reached : reached & SPACE(s->op.target);
}

void fitl_patrol_arrive(const Game *g, State *s, unsigned from, unsigned to)
{
    fitl_carry(s, from, to);
    mark_moved(s, to);
}

/* A LimOp names its one destination first [8.19]. */
static uint8_t why_name(const State *s, unsigned x)
{
    if (!(s->op.flags & OP_LIMITED) || s->op.target != NOWHERE)
        return R_NOT_NOW;
    return x < SPACES && in((LOCS | CITIES) & s->op.allowed, x) ? R_LEGAL : R_LOC_OR_CITY;
}

static uint8_t why_patrol_from(const Game *g, const State *s, unsigned x)
{
    if (s->op.stage != PATROL_MOVES)
        return R_PATROL_OVER;
    if (s->op.flags & OP_LIMITED && s->op.target == NOWHERE)
        return R_NAME_FIRST;
    return x < SPACES && fitl_can_leave(g, s, MV_PATROL, x) ? R_LEGAL : R_NOBODY_MOVES;
}

/* ---- Patrol: finding and fighting ------------------------------------------------------------ */

static Kinds patrol_cubes(const State *s)
{
    return s->op.faction == US ? KIND(K_US_TROOP) : ARVN_CUBES;
}

/* The next LoC where cubes find somebody [8.17]; op.done marks those that are over. */
void fitl_patrol_find_run(const Game *g, State *s)
{
    for (unsigned x = FIRST_LOC; x < SPACES; x++) {
        if (in(s->op.done, x) || !has(s, x, HIDDEN_GUERRILLAS) || !has(s, x, patrol_cubes(s)))
            continue;
        s->op.done |= SPACE(x);
        flow_call(s, FIND)->v[0] = (uint8_t)x;
        return;
    }
    flow_return(s);
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
void fitl_find_run(const Game *g, State *s)
{
    Frame *f = flow_top(s);
    const unsigned x = f->v[0], actor = fitl_finder(s), n = fitl_seekers(g, s, x, f->v[5]);
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

/* In Advise it is the US that decides for ARVN [10.7]. */
unsigned fitl_finder(const State *s)
{
    return s->sa.kind == ADVISE && s->sa.stage ? US : s->op.faction;
}

static bool us_seeks(const State *s)
{
    return as_us(s) || (s->op.faction == US && !(s->sa.kind == ADVISE && s->sa.stage));
}

static Kinds sweepers(const State *s)
{
    return us_seeks(s) ? us_troops(s) | KIND(K_IRREGULAR) | KIND(K_IRREGULAR_A)
                       : ARVN_CUBES | KIND(K_RANGER) | KIND(K_RANGER_A);
}

unsigned fitl_seekers(const Game *g, const State *s, unsigned x, bool sweep)
{
    if (!sweep)
        return count_at(s, x, us_seeks(s) ? KIND(K_US_TROOP) : ARVN_CUBES);
    const unsigned n = count_at(s, x, sweepers(s));
    return g->board->terrain[x] == JUNGLE ? n / 2 : n; /* [8.24] */
}

static uint8_t why_patrol_assault(const Game *g, const State *s, unsigned x)
{
    if (s->op.stage != PATROL_ASSAULT)
        return R_PATROL_FIRST;
    if (s->op.spaces)
        return R_ASSAULT_ONCE;
    if (!is_loc(x))
        return R_LOC_ONLY;
    if (s->op.flags & OP_LIMITED && s->op.target != x)
        return R_LIMITED;
    if (s->op.faction == US && momentum(s, MOM_LANSDALE) && !(s->op.flags & OP_NAMED))
        return R_ASSAULT_BANNED;
    return has(s, x, patrol_cubes(s)) && insurgents(s, x) ? R_LEGAL : R_NO_ASSAULT;
}

/* ---- #14s: who is in reach ------------------------------------------------------------------- */

static uint8_t why_mine(const State *s, unsigned kind, unsigned x)
{
    if (x >= SPACES || !(COIN_CUBES & KIND(kind)) || !s->at[x][kind])
        return R_NO_SUCH_PIECE;
    const bool own = kind == K_POLICE || own_troop(s) & KIND(kind);
    return own && s->op.moved[x][sort_of(kind)] ? R_LEGAL : R_NOT_MOVED;
}

static bool any_mine(const State *s)
{
    for (unsigned x = 0; x < SPACES; x++)
        for (Kinds k = COIN_CUBES; k; k &= k - 1)
            if (why_mine(s, first_kind(k), x) == R_LEGAL)
                return true;
    return false;
}

/* ---- Patrol: the choice ---------------------------------------------------------------------- */

static uint8_t why_patrol_space(const Game *g, const State *s, unsigned x)
{
    return s->op.stage == PATROL_MOVES ? why_name(s, x) : why_patrol_assault(g, s, x);
}

static bool names_first(const State *s)
{
    return s->op.flags & OP_LIMITED && s->op.target == NOWHERE;
}

void fitl_patrol_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_activities(g, s, out);
    fitl_list_spaces(g, s, V_SPACE, LOCS | CITIES, why_patrol_space, out);
    if (s->op.stage == PATROL_MOVES && !names_first(s))
        fitl_list_origins(g, s, MV_PATROL, ALL_SPACES, out);
    if (s->op.stage == PATROL_MOVES && !names_first(s))
        list_add(out, V_ON, 0, 0, 0);
    if (s->op.stage == PATROL_ASSAULT)
        list_add(out, V_DONE, 0, 0, 0);
}

uint8_t fitl_patrol_why(const Game *g, const State *s, Action a)
{
    switch (a.verb) {
    case V_SPACE:
        return a.a < SPACES ? why_patrol_space(g, s, a.a) : R_NOT_ALLOWED;
    case V_FROM:
        return why_patrol_from(g, s, a.a);
    case V_ON:
        return s->op.stage == PATROL_MOVES ? names_first(s) ? R_NAME_FIRST : R_LEGAL
                                           : R_PATROL_OVER;
    case V_DONE:
        return s->op.stage == PATROL_ASSAULT ? R_LEGAL : R_PATROL_FIRST;
    default:
        return fitl_why_common(g, s, a);
    }
}

void fitl_patrol_apply(const Game *g, State *s, Action a)
{
    if (fitl_apply_common(s, a))
        return;
    switch (a.verb) {
    case V_FROM:
        fitl_start_move(s, MV_PATROL, a.a);
        break;
    case V_ON:
        s->op.stage = PATROL_ASSAULT;
        s->op.done = 0;
        flow_call(s, PATROL_FINDS);
        break;
    case V_DONE:
        if (cap(s, CAP_PATTON, SHADED) && any_mine(s)) /* [patrol.done] */
            flow_goto(s, MINES)->v[1] = edition_1(g) ? 1 : 2;
        else
            flow_return(s);
        break;
    default:
        if (s->op.stage == PATROL_MOVES) {
            s->op.target = a.a;
        } else {
            fitl_select(s, a.a);
            fitl_call_assault(s, a.a, s->op.faction, ASSAULT_ALONE);
        }
    }
}

/* ---- #14s: the losses ------------------------------------------------------------------------ */

/* Locals: 1 left, 2 the die of [ed.1] has been asked for. */
void fitl_mines_run(const Game *g, State *s)
{
    Frame *f = flow_top(s);
    if (edition_1(g) && !f->v[2]) {
        f->v[2] = 1;
        flow_call(s, DIE);
        return;
    }
    if (!f->v[1] || (edition_1(g) && s->die > 3) || !any_mine(s))
        flow_return(s);
    else
        flow_call(s, MINE_PIECE);
}

void fitl_mine_piece_legal(const Game *g, const State *s, ActionList *out)
{
    for (Kinds k = COIN_CUBES; k; k &= k - 1)
        for (uint8_t x = 0; x < SPACES; x++)
            if (why_mine(s, first_kind(k), x) == R_LEGAL)
                list_add(out, V_PIECE, (uint8_t)first_kind(k), x, 0);
    list_add(out, V_DONE, 0, 0, 0);
}

uint8_t fitl_mine_piece_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE)
        return R_LEGAL;
    return a.verb == V_PIECE ? why_mine(s, a.a, a.b) : R_NOT_NOW;
}

void fitl_mine_piece_apply(const Game *g, State *s, Action a)
{
    flow_return(s);
    if (a.verb == V_DONE) {
        flow_top(s)->v[1] = 0;
        return;
    }
    flow_top(s)->v[1]--;
    s->op.moved[a.b][sort_of(a.a)]--;
    fitl_remove(s, a.b, a.a, 1, a.a == K_US_TROOP ? BOX_CASUALTIES : BOX_AVAILABLE);
}

/* ---- Sweep: spaces and movement -------------------------------------------------------------- */

enum { SWEEP_MOVES, SWEEP_FIND };

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
    if (s->op.faction == ARVN && !can_pay(s, ARVN, fitl_cost(s, 3)))
        return R_POOR;
    return fitl_why_select(s, x);
}

unsigned fitl_sweep_count(const Game *g, const State *s, unsigned from, unsigned kind)
{
    if (from >= SPACES || !in(s->op.origins, from) || s->op.flags & OP_IN_PLACE)
        return 0;
    return own_troop(s) & KIND(kind) ? unmoved(s, from, kind) : 0;
}

/* From next door, or over one free LoC [8.22]. */
Spaces fitl_sweep_reach(const Game *g, const State *s, unsigned from)
{
    Spaces reach = g->board->adjacent[from];
    for (Spaces ways = reach & LOCS; ways; ways &= ways - 1) {
        const unsigned x = first_space(ways);
        if (!insurgents(s, x))
            reach |= g->board->adjacent[x];
    }
    return reach & s->op.spaces & ~SPACE(from);
}

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
    return s->op.spaces || s->op.flags & OP_MAY ||
                   !fitl_any_space(g, s, CITIES | PROVINCES, fitl_why_sweep)
               ? R_LEGAL
               : R_FIRST_SPACE;
}

static uint8_t why_sweep_done(const State *s)
{
    if (s->op.stage == SWEEP_MOVES)
        return R_MOVES_FIRST;
    return s->op.spaces & ~s->op.done ? R_SWEEP_ALL : R_LEGAL;
}

static uint8_t why_sweep_from(const Game *g, const State *s, unsigned x)
{
    if (s->op.stage != SWEEP_MOVES)
        return R_MOVES_OVER;
    return x < SPACES && s->op.spaces && fitl_can_leave(g, s, MV_SWEEP, x) ? R_LEGAL
                                                                           : R_NOBODY_SWEEPS;
}

void fitl_sweep_legal(const Game *g, const State *s, ActionList *out)
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

uint8_t fitl_sweep_why(const Game *g, const State *s, Action a)
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

void fitl_sweep_apply(const Game *g, State *s, Action a)
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
            if (s->op.faction == ARVN)
                pay(s, ARVN, fitl_cost(s, 3));
        } else {
            s->op.done |= SPACE(a.a);
            flow_call(s, SWEEP_SPACE)->v[0] = a.a;
        }
    }
}

/* ---- Sweep: a space [8.24, 8.25, 13.4] ------------------------------------------------------- */

/* Locals: 0 space, 1 stage. Factions whose Troops sweep here. */
static unsigned sweeping(const State *s) { return as_us(s) ? 3 : us_seeks(s) ? 1 : 2; }

void fitl_sweep_space_run(const Game *g, State *s)
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

/* [sweep.done] #13u: use it here? */
Seat fitl_cobras_actor(const Game *g, const State *s) { return (Seat)fitl_finder(s); }

void fitl_yes_no_legal(const Game *g, const State *s, ActionList *out)
{
    list_add(out, V_CHOOSE, CH_YES, 0, 0);
    list_add(out, V_CHOOSE, CH_NO, 0, 0);
}

uint8_t fitl_yes_no_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_CHOOSE)
        return R_NOT_NOW;
    return a.a == CH_YES || a.a == CH_NO ? R_LEGAL : R_NO_SUCH_CHOICE;
}

void fitl_cobras_apply(const Game *g, State *s, Action a)
{
    const unsigned x = flow_now(s)->v[0];
    flow_return(s);
    if (a.a == CH_NO)
        return;
    s->op.cobras++;
    fitl_call_removal(s, x, 1, RM_COBRAS, 12, fitl_finder(s));
}
