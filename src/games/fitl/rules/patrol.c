/* patrol.c: Patrol [8.13-8.20], and which cubes have moved in it and in a Sweep. */
#include "games/fitl/rules/chapters.h"

/* ---- Who has moved [8.14, 8.23] -------------------------------------------------------------- */

/* op.moved counts, by space, US Troops, Police and ARVN Troops that have moved already. */
static unsigned sort_of(unsigned kind) { return kind == K_US_TROOP ? 0 : kind == K_POLICE ? 1 : 2; }

unsigned fitl_unmoved(const State *s, unsigned x, unsigned kind)
{
    const unsigned all = s->at[x][kind];
    return all - least(all, s->op.moved[x][sort_of(kind)]);
}

Kinds fitl_own_troops(const State *s)
{
    if (as_us(s))
        return us_troops(s);
    return s->op.faction == US ? KIND(K_US_TROOP) : KIND(K_ARVN_TROOP);
}

void fitl_cubes_arrive(const Game *g, State *s, unsigned from, unsigned to)
{
    fitl_carry(s, from, to);
    for (Kinds k = COIN_CUBES; k; k &= k - 1) {
        const unsigned kind = first_kind(k);
        uint8_t *moved = &s->op.moved[to][sort_of(kind)];
        *moved = (uint8_t)(*moved + s->group[kind]);
    }
}

/* An activity takes pieces on: those that have not moved in this Operation go first, and who has
 * moved does not do so again elsewhere [8.14, 8.23]. To be called before they leave. */
void fitl_carry_marks(State *s, unsigned from, unsigned to)
{
    if (s->op.kind != OP_PATROL && s->op.kind != OP_SWEEP)
        return;
    for (Kinds k = fitl_own_troops(s); k; k &= k - 1) {
        const unsigned kind = first_kind(k), sort = sort_of(kind), n = s->group[kind];
        const unsigned marked = n - least(n, fitl_unmoved(s, from, kind));
        s->op.moved[from][sort] = (uint8_t)(s->op.moved[from][sort] - marked);
        s->op.moved[to][sort] = (uint8_t)(s->op.moved[to][sort] + marked);
    }
}

/* ---- Moves along LoCs and Cities [8.15] ------------------------------------------------------ */

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

static unsigned patrol_count(const Game *g, const State *s, unsigned from, unsigned kind)
{
    if (from >= SPACES || !in(s->op.origins, from))
        return 0;
    if (kind == K_POLICE)
        return s->op.faction == ARVN ? fitl_unmoved(s, from, kind) : 0;
    return fitl_own_troops(s) & KIND(kind) ? fitl_unmoved(s, from, kind) : 0;
}

/* Along LoCs and Cities; an insurgent stops the cube that enters [8.15]. */
static Spaces patrol_reach(const Game *g, const State *s, unsigned from)
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

const Mover fitl_patrol_mover = {
    .asker = PATROL,
    .kinds = COIN_CUBES,
    .actor = fitl_op_actor,
    .count = patrol_count,
    .reach = patrol_reach,
    .arrive = fitl_cubes_arrive,
    .far = R_PATROL_REACH,
};

/* A LimOp names its one destination first [8.19]. */
static bool names_first(const State *s)
{
    return s->op.flags & OP_LIMITED && s->op.target == NOWHERE;
}

static uint8_t why_name(const State *s, unsigned x)
{
    if (!names_first(s))
        return R_NOT_NOW;
    return x < SPACES && in((LOCS | CITIES) & s->op.allowed, x) ? R_LEGAL : R_LOC_OR_CITY;
}

static uint8_t why_patrol_from(const Game *g, const State *s, unsigned x)
{
    if (s->op.stage != PATROL_MOVES)
        return R_PATROL_OVER;
    if (names_first(s))
        return R_NAME_FIRST;
    return x < SPACES && fitl_can_leave(g, s, MV_PATROL, x) ? R_LEGAL : R_NOBODY_MOVES;
}

/* ---- Who is found on LoCs [8.17] ------------------------------------------------------------- */

/* The next LoC where cubes find somebody [8.17]; op.done marks those that are over. */
static void patrol_finds_run(const Game *g, State *s)
{
    for (unsigned x = FIRST_LOC; x < SPACES; x++) {
        if (in(s->op.done, x) || !has(s, x, HIDDEN_GUERRILLAS) ||
            !has(s, x, cubes_of(s->op.faction)))
            continue;
        s->op.done |= SPACE(x);
        flow_call(s, FIND)->v[0] = (uint8_t)x;
        return;
    }
    flow_return(s);
}

const Step fitl_patrol_finds_step = {
    .name = "patrol_finds", .rule = "8.17", .run = patrol_finds_run};

/* ---- Who goes on a mine [8.20], #14s --------------------------------------------------------- */

static uint8_t why_mine(const State *s, unsigned kind, unsigned x)
{
    if (x >= SPACES || !(COIN_CUBES & KIND(kind)) || !s->at[x][kind])
        return R_NO_SUCH_PIECE;
    const bool own = kind == K_POLICE || fitl_own_troops(s) & KIND(kind);
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

static void mine_piece_legal(const Game *g, const State *s, ActionList *out)
{
    for (Kinds k = COIN_CUBES; k; k &= k - 1)
        for (uint8_t x = 0; x < SPACES; x++)
            if (why_mine(s, first_kind(k), x) == R_LEGAL)
                list_add(out, V_PIECE, (uint8_t)first_kind(k), x, 0);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t mine_piece_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE)
        return R_LEGAL;
    return a.verb == V_PIECE ? why_mine(s, a.a, a.b) : R_NOT_NOW;
}

static void mine_piece_apply(const Game *g, State *s, Action a)
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

const Step fitl_mine_piece_step = {
    .name = "mine_piece",
    .rule = "8.20",
    .prompt = "fitl.ask.mine_piece",
    .actor = fitl_nva_actor,
    .legal = mine_piece_legal,
    .apply = mine_piece_apply,
    .why_not = mine_piece_why,
};

/* Locals: 1 left, 2 the die of [ed.1] has been asked for. */
static void mines_run(const Game *g, State *s)
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

const Step fitl_mines_step = {.name = "mines", .rule = "8.20", .run = mines_run};

/* ---- The Patrol [8.14] ----------------------------------------------------------------------- */

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
    if (fitl_assault_banned(s))
        return R_ASSAULT_BANNED;
    return has(s, x, cubes_of(s->op.faction)) && insurgents(s, x) ? R_LEGAL : R_NO_ASSAULT;
}

static uint8_t why_patrol_space(const Game *g, const State *s, unsigned x)
{
    return s->op.stage == PATROL_MOVES ? why_name(s, x) : why_patrol_assault(g, s, x);
}

/* Nobody moved, was found or hit. A bot gets its Resources back [T10.2]. */
static bool came_to_nothing(const State *s)
{
    unsigned moved = 0;
    for (unsigned x = 0; x < SPACES; x++)
        moved += 0u + s->op.moved[x][0] + s->op.moved[x][1] + s->op.moved[x][2];
    return !moved && !s->op.spaces && !s->op.done;
}

static void patrol_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_activities(g, s, out);
    fitl_list_spaces(g, s, V_SPACE, LOCS | CITIES, why_patrol_space, out);
    if (s->op.stage == PATROL_MOVES && !names_first(s)) {
        fitl_list_origins(g, s, MV_PATROL, ALL_SPACES, out);
        list_add(out, V_ON, 0, 0, 0);
    }
    if (s->op.stage == PATROL_ASSAULT)
        list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t patrol_why(const Game *g, const State *s, Action a)
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

static void patrol_apply(const Game *g, State *s, Action a)
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
        if (is_bot(s, s->op.faction) && came_to_nothing(s))
            fitl_track(s, T_ARVN, (int)fitl_patrol_cost(s));
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

const Step fitl_patrol_step = {
    .name = "patrol",
    .rule = "8.14",
    .prompt = "fitl.ask.patrol",
    .actor = fitl_op_actor,
    .legal = patrol_legal,
    .apply = patrol_apply,
    .why_not = patrol_why,
};
