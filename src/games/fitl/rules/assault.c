/* assault.c: Assault [8.27-8.38]: the choice of spaces, and the procedure of one space, which
 * Patrol, Advise, #61 and cards use, too. The order inside a space is that of [13.4]. */
#include "games/fitl/rules/chapters.h"

/* Locals of ASSAULT_SPACE. */
enum { A_SPACE, A_STAGE, A_HITS, A_TARGETS, A_FLAGS, A_GONE };

enum { AS_TARGETS, AS_HITS, AS_SEARCH, AS_REMOVE, AS_TUNNEL, AS_AID, AS_COBRAS, AS_ADD, AS_END };

enum { GONE_BASE = 64 }; /* A_GONE: guerrillas removed, and 64 for each base */

/* Flags beside those of chapters.h: who attacks. */
static unsigned attacker(const Frame *f) { return f->v[A_FLAGS] & 3u; }

/* Who makes the choices: the executing faction; in Advise and the added Assault the US. */
static Seat assault_actor(const Game *g, const State *s)
{
    const Flow *flow = flow_at(s);
    for (unsigned i = flow->depth; i-- > 0;)
        if (flow->frame[i].step == ADVISE_SPACES)
            return US;
    return s->op.faction;
}

void fitl_call_assault(State *s, unsigned x, unsigned faction, unsigned flags)
{
    Frame *f = flow_call(s, ASSAULT_SPACE);
    f->v[A_SPACE] = (uint8_t)x;
    f->v[A_FLAGS] = (uint8_t)(faction | flags);
    note(s, N_ASSAULT, faction, x, 0);
}

/* What an Assault of ARVN costs [assault.cost]; the US fights for nothing. */
static unsigned arvn_cost(const State *s)
{
    return momentum(s, MOM_BODY_COUNT) ? 0 : fitl_cost(s, 3);
}

/* ---- Hits [8.28, 8.29] ----------------------------------------------------------------------- */

unsigned fitl_assault_hits(const Game *g, const State *s, unsigned x, unsigned faction)
{
    const unsigned terrain = g->board->terrain[x];
    if (faction == US) {
        const unsigned troops = count_at(s, x, us_troops(s));
        return s->at[x][K_US_BASE] ? 2 * troops : terrain == HIGHLAND ? troops / 2 : troops;
    }
    const bool police = terrain == CITY || terrain == LOC;
    const unsigned cubes = s->at[x][K_ARVN_TROOP] + (police ? s->at[x][K_POLICE] : 0u);
    return terrain == HIGHLAND ? cubes / 3 : cubes / 2;
}

/* ---- The order of removal [8.31-8.35] -------------------------------------------------------- */

static Kinds target_kinds(unsigned targets)
{
    return (targets >> NVA & 1 ? NVA_KINDS : 0) | (targets >> VC & 1 ? VC_KINDS : 0);
}

/* [assault.order] #28u: an Underground guerrilla, once in this space. */
static Kinds searched(const State *s, const Frame *f, Kinds targets)
{
    const bool may =
        attacker(f) == US && cap(s, CAP_SEARCH, UNSHADED) && !(f->v[A_FLAGS] & ASSAULT_SEARCHED);
    return may ? kinds_of(s, f->v[A_SPACE], HIDDEN_GUERRILLAS & targets) : 0;
}

/* [assault.order] #11u: a base as the very first piece, in one space of the Operation. */
static Kinds base_first(const State *s, const Frame *f, Kinds targets)
{
    const bool may = attacker(f) == US && cap(s, CAP_ABRAMS, UNSHADED) && !s->op.abrams &&
                     !(f->v[A_FLAGS] & (ASSAULT_BEGUN | ASSAULT_NO_HITS));
    const Kinds bases = s->op.flags & OP_OPEN_TUNNELS ? INSURGENT_BASES : OPEN_BASES;
    return may ? kinds_of(s, f->v[A_SPACE], bases & targets) : 0;
}

/* What the next hit must take, by rule alone. */
static Kinds in_order(const State *s, const Frame *f, Kinds targets)
{
    const unsigned x = f->v[A_SPACE];
    Kinds kinds = kinds_of(s, x, KIND(K_NVA_TROOP) & targets);
    if (!kinds)
        kinds = kinds_of(s, x, ACTIVE_GUERRILLAS & targets);
    if (!kinds && !has(s, x, GUERRILLAS | KIND(K_NVA_TROOP))) /* [8.34] */
        kinds = kinds_of(s, x, INSURGENT_BASES & targets);
    return kinds;
}

/* The choice of the next hit: what must go, and what may go instead by a capability. */
static Kinds next_hit(const State *s, const Frame *f, bool *optional)
{
    const Kinds targets = target_kinds(f->v[A_TARGETS]);
    const Kinds must = f->v[A_FLAGS] & ASSAULT_NO_HITS ? 0 : in_order(s, f, targets);
    Kinds may = must & ~INSURGENT_BASES || !must ? searched(s, f, targets) : 0;
    if (must & KIND(K_NVA_TROOP))
        may = 0; /* Troops go before any guerrilla */
    may |= base_first(s, f, targets);
    *optional = !must && may;
    return must | may;
}

/* What the space remembers of a hit. */
static void count_hit(Frame *f, unsigned kind)
{
    const Kinds k = KIND(kind);
    f->v[A_HITS]--;
    f->v[A_FLAGS] |= ASSAULT_BEGUN;
    if (k & GUERRILLAS)
        f->v[A_GONE]++;
    if (k & INSURGENT_BASES)
        f->v[A_GONE] = (uint8_t)(f->v[A_GONE] + GONE_BASE);
    if (k & HIDDEN_GUERRILLAS)
        f->v[A_FLAGS] |= ASSAULT_SEARCHED;
}

static void take(State *s, Frame *f, unsigned kind)
{
    if (KIND(kind) & INSURGENT_BASES && !(f->v[A_FLAGS] & ASSAULT_BEGUN) &&
        has(s, f->v[A_SPACE], GUERRILLAS | KIND(K_NVA_TROOP)))
        s->op.abrams = 1;
    count_hit(f, kind);
    fitl_remove(s, f->v[A_SPACE], kind, 1, BOX_AVAILABLE);
}

/* ---- Which piece is next [8.31] -------------------------------------------------------------- */

static const Frame *space_below(const State *s) { return flow_now(s) - 1; }

static void assault_piece_legal(const Game *g, const State *s, ActionList *out)
{
    const Frame *f = space_below(s);
    bool optional;
    for (Kinds k = next_hit(s, f, &optional); k; k &= k - 1)
        list_add(out, V_PIECE, (uint8_t)first_kind(k), f->v[A_SPACE], 0);
    if (optional)
        list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t assault_piece_why(const Game *g, const State *s, Action a)
{
    const Frame *f = space_below(s);
    bool optional;
    const Kinds kinds = next_hit(s, f, &optional);
    if (a.verb == V_DONE)
        return optional ? R_LEGAL : R_MUST_REMOVE;
    if (a.verb != V_PIECE || a.b != f->v[A_SPACE])
        return R_NOT_NOW;
    if (kinds & KIND(a.a))
        return R_LEGAL;
    if (!s->at[a.b][a.a])
        return R_NO_SUCH_PIECE;
    if (KIND(a.a) & INSURGENT_BASES)
        return R_BASE_LAST;
    return KIND(a.a) & HIDDEN_GUERRILLAS ? R_HIDDEN : R_ASSAULT_ORDER;
}

static void assault_piece_apply(const Game *g, State *s, Action a)
{
    flow_return(s);
    Frame *f = flow_top(s);
    if (a.verb == V_DONE) {
        f->v[A_HITS] = 0;
    } else if (KIND(a.a) & TUNNELED_BASES && !(s->op.flags & OP_OPEN_TUNNELS)) {
        f->v[A_FLAGS] |= a.a == K_VC_BASE_T ? ASSAULT_VC_TUNNEL : 0;
        f->v[A_STAGE] = AS_TUNNEL; /* no more pieces; the die decides [8.35] */
        flow_call(s, DIE);
    } else {
        take(s, f, a.a);
    }
}

const Step fitl_assault_piece_step = {
    .name = "assault_piece",
    .rule = "8.31",
    .prompt = "fitl.ask.assault_piece",
    .actor = assault_actor,
    .legal = assault_piece_legal,
    .apply = assault_piece_apply,
    .why_not = assault_piece_why,
};

/* An answer of before: targets, where nobody need name them any more [7.3], and a die that nothing
 * came of. One target alone is the same as its pieces, one by one, while it leaves no choice. */
Bygone fitl_bygone(const Game *g, const State *s, Action a, Action *instead)
{
    const unsigned step = flow_now(s)->step;
    if (a.verb == V_DIE)
        return game_actor(g, s) == SEAT_CHANCE ? BYGONE_REFUSED : BYGONE_PASSED;
    if (a.verb != V_CHOOSE || a.a < CH_BOTH || a.a > CH_VC || step == TARGETS)
        return BYGONE_REFUSED;
    if (step != ASSAULT_PIECE || a.a == CH_BOTH)
        return BYGONE_PASSED;
    Frame one = *space_below(s);
    bool optional;
    one.v[A_TARGETS] &= (uint8_t)(1u << (a.a - CH_US));
    const Kinds kinds = next_hit(s, &one, &optional);
    if (!kinds || kinds & (kinds - 1) || optional)
        return BYGONE_PASSED;
    *instead = (Action){V_PIECE, (uint8_t)first_kind(kinds), one.v[A_SPACE], 0};
    return BYGONE_INSTEAD;
}

/* ---- Two more hits [13.3], #14u -------------------------------------------------------------- */

/* [assault.hits] #14u */
static bool may_patton(const Game *g, const State *s, const Frame *f)
{
    return attacker(f) == US && cap(s, CAP_PATTON, UNSHADED) && s->op.patton < 2 &&
           g->board->terrain[f->v[A_SPACE]] != LOWLAND;
}

static bool asks_patton(const Game *g, const State *s, const Frame *f)
{
    bool optional;
    return may_patton(g, s, f) && insurgents(s, f->v[A_SPACE]) > f->v[A_HITS] &&
           next_hit(s, f, &optional);
}

static void patton_apply(const Game *g, State *s, Action a)
{
    flow_return(s);
    if (a.a == CH_NO)
        return;
    s->op.patton++;
    flow_top(s)->v[A_HITS] = (uint8_t)(flow_top(s)->v[A_HITS] + 2);
}

const Step fitl_patton_step = {
    .name = "patton",
    .rule = "13.3",
    .prompt = "fitl.ask.patton",
    .actor = assault_actor,
    .offer = {V_CHOOSE, CH_YES, CH_NO},
    .apply = patton_apply,
    .why_not = fitl_yes_no_why,
};

/* ---- ARVN joins in [8.36, 8.37] -------------------------------------------------------------- */

/* [8.36, 8.37] */
static bool may_add(const State *s, const Frame *f)
{
    const unsigned x = f->v[A_SPACE];
    return attacker(f) == US && !(f->v[A_FLAGS] & ASSAULT_ALONE) &&
           !(s->op.flags & (OP_ADDED | OP_NO_ARVN)) && has(s, x, ARVN_CUBES) && insurgents(s, x) &&
           can_pay(s, US, arvn_cost(s));
}

static void add_arvn_apply(const Game *g, State *s, Action a)
{
    const unsigned x = flow_now(s)->v[0];
    flow_return(s);
    if (a.a == CH_NO)
        return;
    s->op.flags |= OP_ADDED;
    pay(s, US, arvn_cost(s));
    fitl_call_assault(s, x, ARVN, ASSAULT_IS_ADDED);
}

const Step fitl_add_arvn_step = {
    .name = "add_arvn",
    .rule = "8.36",
    .prompt = "fitl.ask.add_arvn",
    .actor = assault_actor,
    .offer = {V_CHOOSE, CH_YES, CH_NO},
    .apply = add_arvn_apply,
    .why_not = fitl_yes_no_why,
};

/* ---- Whom to ask about targets [7.3] --------------------------------------------------------- */

/* With no hit at all #28u still takes its one guerrilla [13.a]. */
static void search_without_hits(const State *s, Frame *f)
{
    if (f->v[A_HITS] == 0 && searched(s, f, target_kinds(f->v[A_TARGETS]))) {
        f->v[A_HITS] = 1;
        f->v[A_FLAGS] |= ASSAULT_NO_HITS;
    }
}

/* [7.3]: whether with both for targets all can be reached that one alone leads to from here: where
 * that one may end, both may; and whatever that one loses next, both may lose, and so on. Takes
 * pieces off the scratch position and puts them back. */
static bool both_will_do(State *s, const Frame *f, unsigned alone)
{
    Frame one = *f;
    bool may_end = false, may_end_too = false;
    one.v[A_TARGETS] = (uint8_t)alone;
    Kinds next = f->v[A_HITS] ? next_hit(s, &one, &may_end) : 0;
    const Kinds both = f->v[A_HITS] ? next_hit(s, f, &may_end_too) : 0;
    if ((!next || may_end) && both && !may_end_too)
        return false;
    for (; next; next &= next - 1) {
        const unsigned kind = first_kind(next);
        if (!(both & KIND(kind)))
            return false;
        if (KIND(kind) & TUNNELED_BASES && !(s->op.flags & OP_OPEN_TUNNELS))
            continue; /* no more pieces; the die decides [8.35] */
        Frame then = *f;
        count_hit(&then, kind);
        s->at[f->v[A_SPACE]][kind]--;
        const bool good = both_will_do(s, &then, alone);
        s->at[f->v[A_SPACE]][kind]++;
        if (!good)
            return false;
    }
    return true;
}

/* The same for all hits there may be; without any #28u has one of its own [13.a]. */
static bool is_covered(const Game *g, State *s, const Frame *f, unsigned alone)
{
    Frame one = *f, both = *f;
    one.v[A_TARGETS] = (uint8_t)alone;
    search_without_hits(s, &both);
    if (!both_will_do(s, &both, alone))
        return false;
    both = *f;
    both.v[A_HITS] = (uint8_t)(f->v[A_HITS] + 2);
    return !asks_patton(g, s, &one) || both_will_do(s, &both, alone);
}

/* Targets are chosen where both enemies are and it makes a difference [7.3]. */
static void choose_targets(const Game *g, State *s, Frame *f)
{
    const unsigned x = f->v[A_SPACE];
    f->v[A_TARGETS] = (uint8_t)fitl_enemies_with(s, x, INSURGENT_KINDS, s->op.enemies);
    if (f->v[A_TARGETS] != (1u << NVA | 1u << VC))
        return;
    State scratch = *s;
    Frame space = *f;
    space.v[A_HITS] = (uint8_t)fitl_assault_hits(g, s, x, attacker(f));
    if (!is_covered(g, &scratch, &space, 1u << NVA) || !is_covered(g, &scratch, &space, 1u << VC))
        fitl_ask_targets(s, x, f->v[A_TARGETS], assault_actor(g, s));
}

/* ---- A space [8.28-8.37, 13.4] --------------------------------------------------------------- */

static void prepare_hits(const Game *g, State *s, Frame *f)
{
    f->v[A_HITS] = (uint8_t)fitl_assault_hits(g, s, f->v[A_SPACE], attacker(f));
    if (asks_patton(g, s, f))
        flow_call(s, PATTON);
}

/* Hits are removed one by one; false while somebody has to choose. */
static bool remove_hits(State *s, Frame *f)
{
    while (f->v[A_HITS]) {
        bool optional;
        const Kinds kinds = next_hit(s, f, &optional);
        if (!kinds)
            return true;
        if (optional || kinds & (kinds - 1)) {
            flow_call(s, ASSAULT_PIECE);
            return false;
        }
        if (kinds & TUNNELED_BASES && !(s->op.flags & OP_OPEN_TUNNELS))
            return true;
        take(s, f, first_kind(kinds));
    }
    return true;
}

/* A hit is left and a tunneled base is next [8.35]. */
static bool meets_tunnel(const State *s, const Frame *f)
{
    bool optional;
    return f->v[A_HITS] && !(s->op.flags & OP_OPEN_TUNNELS) &&
           next_hit(s, f, &optional) & TUNNELED_BASES;
}

static void break_tunnel(State *s, const Frame *f)
{
    const Kinds kinds = kinds_of(s, f->v[A_SPACE], TUNNELED_BASES & target_kinds(f->v[A_TARGETS]));
    const bool vc = f->v[A_FLAGS] & ASSAULT_VC_TUNNEL && kinds & KIND(K_VC_BASE_T);
    if (s->die >= 4 && kinds)
        fitl_flip(s, f->v[A_SPACE], vc ? (unsigned)K_VC_BASE_T : first_kind(kinds), 1);
}

static void count_aid(State *s, const Frame *f)
{
    const unsigned guerrillas = f->v[A_GONE] % GONE_BASE, bases = f->v[A_GONE] / GONE_BASE;
    if (attacker(f) == ARVN)
        fitl_track(s, T_AID, 6 * (int)bases); /* [8.33] */
    if (momentum(s, MOM_BODY_COUNT))
        fitl_track(s, T_AID, 3 * (int)guerrillas); /* [assault.done] */
}

/* Stages that only lead to the next one fall through it by being run again. */
static void assault_space_run(const Game *g, State *s)
{
    Frame *f = flow_top(s);
    const unsigned x = f->v[A_SPACE];
    const uint8_t stage = f->v[A_STAGE]++;
    switch (stage) {
    case AS_TARGETS:
        choose_targets(g, s, f);
        break;
    case AS_HITS:
        prepare_hits(g, s, f);
        break;
    case AS_SEARCH:
        search_without_hits(s, f);
        break;
    case AS_REMOVE:
        if (!remove_hits(s, f))
            f->v[A_STAGE] = AS_REMOVE;
        else if (meets_tunnel(s, f))
            flow_call(s, DIE);
        else
            f->v[A_STAGE] = AS_AID;
        break;
    case AS_TUNNEL:
        break_tunnel(s, f);
        break;
    case AS_AID:
        count_aid(s, f);
        if (attacker(f) == US && cap(s, CAP_COBRAS, SHADED) && has(s, x, us_troops(s)))
            flow_call(s, DIE);
        else
            f->v[A_STAGE] = AS_ADD;
        break;
    case AS_COBRAS: /* [assault.done] #13s */
        if (s->die <= 3)
            fitl_call_removal(s, x, 1, RM_TROOPS, as_us(s) ? 3 : 1, s->op.faction);
        break;
    case AS_ADD:
        if (may_add(s, f))
            flow_call(s, ADD_ARVN)->v[0] = (uint8_t)x;
        break;
    default: /* [assault.done] #28s, once for the space */
        if (cap(s, CAP_SEARCH, SHADED) && is_province(x) && !(f->v[A_FLAGS] & ASSAULT_IS_ADDED))
            fitl_shift(g, s, x, -1);
        flow_return(s);
    }
}

const Step fitl_assault_space_step = {
    .name = "assault_space", .rule = "13.4", .run = assault_space_run};

/* ---- The Assault [8.27] ---------------------------------------------------------------------- */

/* [assault.may], but for a card that names the Assault. */
bool fitl_assault_banned(const State *s)
{
    return (s->op.faction == US || as_us(s)) && momentum(s, MOM_LANSDALE) &&
           !(s->op.flags & OP_NAMED);
}

uint8_t fitl_why_assault(const Game *g, const State *s, unsigned x)
{
    const bool us = s->op.faction == US || as_us(s);
    if (fitl_assault_banned(s))
        return R_ASSAULT_BANNED;
    if (!has(s, x, us ? us_troops(s) : ARVN_CUBES))
        return R_NO_CUBES;
    if (!insurgents(s, x))
        return R_NO_INSURGENTS;
    if (!us && !can_pay(s, ARVN, arvn_cost(s)))
        return R_POOR;
    return fitl_why_select(s, x);
}

static void assault_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_operation(g, s, fitl_why_assault, out);
}

static uint8_t assault_why(const Game *g, const State *s, Action a)
{
    return fitl_why_operation(g, s, a, fitl_why_assault);
}

static void assault_apply(const Game *g, State *s, Action a)
{
    if (fitl_apply_common(s, a))
        return;
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    fitl_select(s, a.a);
    if (s->op.faction == ARVN)
        pay(s, ARVN, arvn_cost(s));
    fitl_call_assault(s, a.a, as_us(s) ? (unsigned)US : s->op.faction, 0);
}

const Step fitl_assault_step = {
    .name = "assault",
    .rule = "8.27",
    .prompt = "fitl.ask.assault",
    .actor = fitl_op_actor,
    .legal = assault_legal,
    .apply = assault_apply,
    .why_not = assault_why,
};

/* ---- An Assault where a Transport went [13.3], #61u ------------------------------------------ */

static uint8_t why_cavalry(const Game *g, const State *s, unsigned x)
{
    if (!in(s->op.shipped, x))
        return R_NOT_SHIPPED;
    return has(s, x, ARVN_CUBES) && insurgents(s, x) ? R_LEGAL : R_NO_ASSAULT;
}

static void cavalry_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_spaces(g, s, V_SPACE, s->op.shipped, why_cavalry, out);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t cavalry_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE)
        return R_LEGAL;
    if (a.verb != V_SPACE)
        return R_NOT_NOW;
    return a.a < SPACES ? why_cavalry(g, s, a.a) : R_NOT_ALLOWED;
}

static void cavalry_apply(const Game *g, State *s, Action a)
{
    s->op.shipped = 0;
    flow_return(s);
    if (a.verb == V_SPACE)
        fitl_call_assault(s, a.a, ARVN, ASSAULT_ALONE);
}

const Step fitl_cavalry_step = {
    .name = "cavalry",
    .rule = "13.3",
    .prompt = "fitl.ask.cavalry",
    .actor = fitl_arvn_actor,
    .legal = cavalry_legal,
    .apply = cavalry_apply,
    .why_not = cavalry_why,
};
