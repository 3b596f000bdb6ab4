/* removing.c: which enemies [7.3], and their pieces turned or removed one by one [6.4-6.8]. */
#include "games/fitl/rules/chapters.h"

/* ---- Targets [7.3] --------------------------------------------------------------------------- */

/* Asked where both enemies have something the rule could touch; the answer goes to v[3] of the
 * frame below. */
unsigned fitl_enemies_with(const State *s, unsigned space, Kinds kinds, unsigned enemies)
{
    unsigned set = 0;
    for (unsigned f = 0; f < FACTIONS; f++)
        if (enemies >> f & 1 && has(s, space, kinds & fitl_faction_kinds[f]))
            set |= 1u << f;
    return set;
}

bool fitl_ask_targets(State *s, unsigned space, unsigned set, unsigned actor)
{
    flow_top(s)->v[3] = (uint8_t)set;
    if (!(set & (set - 1)))
        return false;
    Frame *f = flow_call(s, TARGETS);
    f->v[0] = (uint8_t)actor;
    f->v[1] = (uint8_t)set;
    f->v[2] = (uint8_t)space;
    return true;
}

static unsigned set_of_choice(unsigned choice)
{
    switch (choice) {
    case CH_BOTH:
        return 15;
    case CH_US:
    case CH_ARVN:
    case CH_NVA:
    case CH_VC:
        return 1u << (choice - CH_US);
    default:
        return 0;
    }
}

static uint8_t targets_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_CHOOSE)
        return R_NOT_NOW;
    return set_of_choice(a.a) & flow_now(s)->v[1] ? R_LEGAL : R_NO_SUCH_CHOICE;
}

static void targets_apply(const Game *g, State *s, Action a)
{
    const unsigned set = flow_now(s)->v[1];
    flow_return(s);
    flow_top(s)->v[3] = (uint8_t)(set_of_choice(a.a) & set);
}

const Step fitl_targets_step = {
    .name = "targets",
    .rule = "7.3",
    .prompt = "fitl.ask.targets",
    .actor = fitl_asked_actor,
    .offer = {V_CHOOSE, CH_BOTH, CH_VC},
    .apply = targets_apply,
    .why_not = targets_why,
};

/* ---- Activating [8.17, 8.24] ----------------------------------------------------------------- */

static Kinds hidden_of(unsigned targets)
{
    return (targets >> NVA & 1 ? KIND(K_NVA_GUERRILLA) : 0) |
           (targets >> VC & 1 ? KIND(K_VC_GUERRILLA) : 0);
}

/* Locals: 0 space, 1 left, 3 targets, 4 actor. */
static void activate_run(const Game *g, State *s)
{
    Frame *f = flow_top(s);
    const unsigned space = f->v[0];
    const Kinds kinds = hidden_of(f->v[3]);
    const unsigned nva = kinds & KIND(K_NVA_GUERRILLA) ? s->at[space][K_NVA_GUERRILLA] : 0;
    const unsigned vc = kinds & KIND(K_VC_GUERRILLA) ? s->at[space][K_VC_GUERRILLA] : 0;
    if (f->v[1] && nva && vc && nva + vc > f->v[1]) {
        flow_call(s, ACTIVATE_PIECE);
        return;
    }
    const unsigned first = least(nva, f->v[1]);
    fitl_flip(s, space, K_NVA_GUERRILLA, first);
    fitl_flip(s, space, K_VC_GUERRILLA, least(vc, f->v[1] - first));
    flow_return(s);
}

const Step fitl_activate_step = {.name = "activate", .rule = "8.24", .run = activate_run};

/* ---- Which guerrilla is activated [8.24] ----------------------------------------------------- */

static const Frame *frame_below(const State *s) { return flow_now(s) - 1; }

static Seat below_actor(const Game *g, const State *s) { return frame_below(s)->v[4]; }

static void activate_piece_legal(const Game *g, const State *s, ActionList *out)
{
    const unsigned space = frame_below(s)->v[0];
    for (Kinds k = HIDDEN_GUERRILLAS; k; k &= k - 1)
        list_add(out, V_PIECE, (uint8_t)first_kind(k), (uint8_t)space, 0);
}

static uint8_t activate_piece_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_PIECE)
        return R_NOT_NOW;
    return KIND(a.a) & HIDDEN_GUERRILLAS && a.b == frame_below(s)->v[0] ? R_LEGAL : R_WRONG_KIND;
}

static void activate_piece_apply(const Game *g, State *s, Action a)
{
    flow_return(s);
    flow_top(s)->v[1]--;
    fitl_flip(s, a.b, a.a, 1);
}

const Step fitl_activate_piece_step = {
    .name = "activate_piece",
    .rule = "8.24",
    .prompt = "fitl.ask.activate_piece",
    .actor = below_actor,
    .legal = activate_piece_legal,
    .apply = activate_piece_apply,
    .why_not = activate_piece_why,
};

/* ---- Removing [6.8] -------------------------------------------------------------------------- */

/* Which kinds may go next, by the rule that removes them. */
static Kinds removable(const State *s, const Frame *f)
{
    const unsigned space = f->v[RM_SPACE];
    Kinds owners = 0;
    for (unsigned i = 0; i < FACTIONS; i++)
        owners |= f->v[RM_TARGETS] >> i & 1 ? fitl_faction_kinds[i] : 0;
    switch ((Removal)(f->v[RM_MODE] & 15)) {
    case RM_ATTACK: /* [9.22] */
        return has(s, space, COIN_KINDS & ~COIN_BASES) ? owners & ~COIN_BASES : owners;
    case RM_STRIKE: /* [10.10] */
        return has(s, space, INSURGENT_KINDS & ~INSURGENT_BASES)
                   ? INSURGENT_KINDS & ~INSURGENT_BASES
                   : OPEN_BASES;
    case RM_CUBES:
        return ARVN_CUBES;
    case RM_CADRES:
        return KIND(K_VC_GUERRILLA) | KIND(K_VC_GUERRILLA_A);
    case RM_BOMBARD:
        return KIND(K_US_TROOP) | KIND(K_ARVN_TROOP);
    case RM_TROOPS: /* of those who sweep or assault: 13s, 101s */
        return owners & (us_troops(s) | KIND(K_ARVN_TROOP));
    default: /* RM_COBRAS [13.n] */
        if (s->at[space][K_NVA_TROOP])
            return KIND(K_NVA_TROOP);
        if (has(s, space, ACTIVE_GUERRILLAS))
            return ACTIVE_GUERRILLAS;
        return has(s, space, HIDDEN_GUERRILLAS) ? 0 : OPEN_BASES;
    }
}

Kinds fitl_removable(const State *s, unsigned space, unsigned mode, unsigned targets)
{
    const Frame f = {.v = {(uint8_t)space, 0, (uint8_t)mode, (uint8_t)targets}};
    return kinds_of(s, space, removable(s, &f));
}

/* US pieces go to Casualties where the enemy takes them [6.4]. */
static void remove_one(State *s, const Frame *f, unsigned kind)
{
    const unsigned mode = f->v[RM_MODE] & 15;
    const bool casualty =
        fitl_owner[kind] == US && (mode == RM_ATTACK || mode == RM_BOMBARD || mode == RM_TROOPS);
    fitl_remove(s, f->v[RM_SPACE], kind, 1, casualty ? BOX_CASUALTIES : BOX_AVAILABLE);
    if (mode == RM_ATTACK && (kind == K_US_TROOP || kind == K_US_BASE))
        (flow_top(s) - 1)->v[4]++; /* attrition of the frame that asked [9.24] */
}

void fitl_call_removal(State *s, unsigned space, unsigned left, unsigned mode, unsigned targets,
                       unsigned actor)
{
    Frame *f = flow_call(s, REMOVAL);
    f->v[RM_SPACE] = (uint8_t)space;
    f->v[RM_LEFT] = (uint8_t)left;
    f->v[RM_MODE] = (uint8_t)mode;
    f->v[RM_TARGETS] = (uint8_t)targets;
    f->v[RM_ACTOR] = (uint8_t)actor;
}

static void removal_run(const Game *g, State *s)
{
    Frame *f = flow_top(s);
    while (f->v[RM_LEFT]) {
        const Kinds kinds = kinds_of(s, f->v[RM_SPACE], removable(s, f));
        if (!kinds)
            break;
        const bool some_stay = count_at(s, f->v[RM_SPACE], kinds) > f->v[RM_LEFT];
        if ((kinds & (kinds - 1) && some_stay) || f->v[RM_MODE] & RM_OPTIONAL) {
            flow_call(s, REMOVE_PIECE);
            return;
        }
        f->v[RM_LEFT]--;
        remove_one(s, f, first_kind(kinds));
    }
    flow_return(s);
}

const Step fitl_removal_step = {.name = "removal", .rule = "6.8", .run = removal_run};

/* ---- Which piece goes [6.7] ------------------------------------------------------------------ */

static void remove_piece_legal(const Game *g, const State *s, ActionList *out)
{
    const Frame *f = frame_below(s);
    const unsigned space = f->v[RM_SPACE];
    for (Kinds k = kinds_of(s, space, removable(s, f)); k; k &= k - 1)
        list_add(out, V_PIECE, (uint8_t)first_kind(k), (uint8_t)space, 0);
    if (f->v[RM_MODE] & RM_OPTIONAL)
        list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t why_not_removable(const State *s, const Frame *f, unsigned kind)
{
    if (!s->at[f->v[RM_SPACE]][kind])
        return R_NO_SUCH_PIECE;
    if (removable(s, f) & KIND(kind))
        return R_LEGAL;
    if (KIND(kind) & TUNNELED_BASES)
        return R_TUNNELED;
    if (!(KIND(kind) & ALL_BASES))
        return R_WRONG_KIND;
    return (f->v[RM_MODE] & 15) == RM_ATTACK ? R_BASE_SHIELDED : R_BASE_LAST;
}

static uint8_t remove_piece_why(const Game *g, const State *s, Action a)
{
    const Frame *f = frame_below(s);
    if (a.verb == V_DONE)
        return f->v[RM_MODE] & RM_OPTIONAL ? R_LEGAL : R_MUST_REMOVE_ALL;
    if (a.verb != V_PIECE || a.b != f->v[RM_SPACE])
        return R_NOT_NOW;
    return why_not_removable(s, f, a.a);
}

static void remove_piece_apply(const Game *g, State *s, Action a)
{
    flow_return(s);
    Frame *f = flow_top(s);
    if (a.verb == V_DONE) {
        f->v[RM_LEFT] = 0;
        return;
    }
    f->v[RM_LEFT]--;
    remove_one(s, f, a.a);
}

const Step fitl_remove_piece_step = {
    .name = "remove_piece",
    .rule = "6.7",
    .prompt = "fitl.ask.remove_piece",
    .actor = below_actor,
    .legal = remove_piece_legal,
    .apply = remove_piece_apply,
    .why_not = remove_piece_why,
};
