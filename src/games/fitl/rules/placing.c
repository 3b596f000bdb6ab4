/* placing.c: chapter 6: placing pieces one type at a time, taking one's own from the map when none
 * is Available [6.2], and the choice of who is targeted, turned Active or removed [7.3]. */
#include "games/fitl/rules/steps.h"

/* ---- Placing [6.1-6.3] ----------------------------------------------------------------------- */

/* Locals of PLACE_PIECES. */
enum { P_SPACE, P_LEFT, P_TYPES_LOW, P_TYPES_HIGH, P_FLAGS, P_FACTION };

static unsigned types_of(const Frame *f)
{
    return (unsigned)(f->v[P_TYPES_LOW] | f->v[P_TYPES_HIGH] << 8);
}

/* Types a faction may take from the map as its own [6.3]. */
static unsigned own_types(unsigned faction)
{
    static const uint16_t own[FACTIONS] = {
        [US] = 1u << IRREGULAR | 15u << ARVN_TROOP,
        [ARVN] = 15u << ARVN_TROOP,
        [NVA] = 7u << NVA_TROOP,
        [VC] = 3u << VC_GUERRILLA,
    };
    return own[faction];
}

static bool is_base_type(unsigned type)
{
    return type == US_BASE || type == ARVN_BASE || type == NVA_BASE || type == VC_BASE;
}

/* Kinds that could be taken from a space for this type. */
static Kinds fetchable(unsigned type)
{
    Kinds kinds = 0;
    for (unsigned k = 0; k < KINDS; k++)
        kinds |= fitl_type_of[k] == type ? KIND(k) : 0;
    return kinds;
}

static bool may_fetch(const State *s, unsigned type, unsigned faction, unsigned flags)
{
    return !(flags & PLACE_NO_FETCH) && s->box[BOX_AVAILABLE][type] == 0 &&
           own_types(faction) >> type & 1;
}

/* A base leaves the map before it is placed: it may be one of this very space. */
static bool type_fits(const State *s, unsigned space, unsigned type, bool same_space)
{
    return !is_base_type(type) || base_room(s, space) ||
           (same_space && !is_loc(space) && bases_at(s, space) <= STACK_BASES);
}

static unsigned room_for(const State *s, const Frame *f, unsigned type)
{
    const unsigned left = least(f->v[P_LEFT], s->box[BOX_AVAILABLE][type]);
    if (!is_base_type(type))
        return left;
    return is_loc(f->v[P_SPACE]) ? 0 : least(left, STACK_BASES - bases_at(s, f->v[P_SPACE]));
}

bool fitl_can_place(const State *s, unsigned space, unsigned types, unsigned faction,
                    unsigned flags)
{
    for (unsigned t = 0; t < TYPES; t++) {
        if (!(types >> t & 1))
            continue;
        if (s->box[BOX_AVAILABLE][t] && type_fits(s, space, t, false))
            return true;
        if (may_fetch(s, t, faction, flags) && type_fits(s, space, t, false) &&
            fitl_pool[t] > s->box[BOX_OUT][t] + s->box[BOX_CASUALTIES][t])
            return true;
    }
    return false;
}

void fitl_call_place(State *s, unsigned space, unsigned left, unsigned types, unsigned faction,
                     unsigned flags)
{
    if (!left || !fitl_can_place(s, space, types, faction, flags))
        return;
    Frame *f = flow_call(s, PLACE_PIECES);
    f->v[P_SPACE] = (uint8_t)space;
    f->v[P_LEFT] = (uint8_t)left;
    f->v[P_TYPES_LOW] = (uint8_t)types;
    f->v[P_TYPES_HIGH] = (uint8_t)(types >> 8);
    f->v[P_FLAGS] = (uint8_t)flags;
    f->v[P_FACTION] = (uint8_t)faction;
}

/* What may be placed in all, with those that leave the map for it, and what of it lies ready. */
Placing fitl_placing(const State *s)
{
    const Frame *f = flow_now(s);
    Placing p = {.flags = f->v[P_FLAGS]};
    unsigned ready = 0;
    for (unsigned t = 0; t < TYPES; t++) {
        if (!(types_of(f) >> t & 1))
            continue;
        const bool shared = p.flags & PLACE_SHARED;
        p.owed += shared ? s->box[BOX_AVAILABLE][t] : room_for(s, f, t);
        ready += room_for(s, f, t);
        if (may_fetch(s, t, f->v[P_FACTION], p.flags))
            p.most += fitl_on_map(s, fetchable(t), ALL_SPACES);
    }
    p.owed = least(p.owed, f->v[P_LEFT]);
    p.most = least(p.most + ready, f->v[P_LEFT]);
    return p;
}

/* Nothing that lies ready is left undone unless the rule says "up to" [6.8, 12.2]. */
static bool may_stop(const State *s, const Frame *f)
{
    if (f->v[P_FLAGS] & PLACE_ONE)
        return false;
    if (f->v[P_FLAGS] & PLACE_UP_TO)
        return true;
    for (unsigned t = 0; t < TYPES; t++)
        if (types_of(f) >> t & 1 && room_for(s, f, t))
            return false;
    return true;
}

static void list_fetches(const State *s, const Frame *f, ActionList *out)
{
    Kinds kinds = 0;
    for (unsigned t = 0; t < TYPES; t++)
        if (types_of(f) >> t & 1 && may_fetch(s, t, f->v[P_FACTION], f->v[P_FLAGS]))
            kinds |= fetchable(t);
    for (; kinds; kinds &= kinds - 1) {
        const unsigned k = first_kind(kinds);
        for (unsigned x = 0; x < SPACES; x++)
            if (s->at[x][k] && type_fits(s, f->v[P_SPACE], fitl_type_of[k], x == f->v[P_SPACE]))
                list_add(out, V_FETCH, (uint8_t)k, (uint8_t)x, 0);
    }
}

void fitl_place_pieces_legal(const Game *g, const State *s, ActionList *out)
{
    const Frame *f = flow_now(s);
    for (uint8_t t = 0; t < TYPES; t++)
        for (uint8_t n = 1; types_of(f) >> t & 1 && n <= room_for(s, f, t); n++)
            list_add(out, V_PLACE, t, n, 0);
    list_fetches(s, f, out);
    if (may_stop(s, f))
        list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t why_fetch(const State *s, const Frame *f, unsigned kind, unsigned from)
{
    const unsigned type = fitl_type_of[kind];
    if (!(types_of(f) >> type & 1))
        return R_WRONG_TYPE;
    if (s->box[BOX_AVAILABLE][type])
        return R_FETCH_AVAILABLE;
    if (!may_fetch(s, type, f->v[P_FACTION], f->v[P_FLAGS]))
        return R_FETCH_OWN;
    if (from >= SPACES || !s->at[from][kind])
        return R_NO_SUCH_PIECE;
    return type_fits(s, f->v[P_SPACE], type, from == f->v[P_SPACE]) ? R_LEGAL : R_STACKING;
}

uint8_t fitl_place_pieces_why(const Game *g, const State *s, Action a)
{
    const Frame *f = flow_now(s);
    switch (a.verb) {
    case V_DONE:
        return may_stop(s, f) ? R_LEGAL : R_MUST_PLACE;
    case V_FETCH:
        return why_fetch(s, f, a.a, a.b);
    case V_PLACE:
        if (!(types_of(f) >> a.a & 1))
            return R_WRONG_TYPE;
        if (!a.b || a.b > f->v[P_LEFT])
            return R_TOO_MANY_PLACE;
        if (a.b > s->box[BOX_AVAILABLE][a.a])
            return R_NOT_AVAILABLE;
        return a.b <= room_for(s, f, a.a) ? R_LEGAL : R_STACKING;
    default:
        return R_NOT_NOW;
    }
}

void fitl_place_pieces_apply(const Game *g, State *s, Action a)
{
    Frame *f = flow_top(s);
    const unsigned space = f->v[P_SPACE];
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    unsigned n = a.b;
    if (a.verb == V_FETCH) {
        n = 1;
        fitl_remove(s, a.b, a.a, 1, BOX_AVAILABLE);
        fitl_marchers_gone(s, a.b, a.a, 1);
        fitl_place(s, space, fitl_type_of[a.a], 1);
    } else {
        fitl_place(s, space, a.a, n);
    }
    s->ev.got |= SPACE(space);
    f->v[P_LEFT] = (uint8_t)(f->v[P_LEFT] - n);
    f->v[P_FLAGS] &= (uint8_t)~PLACE_ONE;
    if (f->v[P_FLAGS] & PLACE_SHARED) /* an event counts how many are left of all */
        s->ev.left = (uint8_t)(s->ev.left - n);
    if (!f->v[P_LEFT] || !fitl_can_place(s, space, types_of(f), f->v[P_FACTION], f->v[P_FLAGS]))
        flow_return(s);
}

Seat fitl_placer(const Game *g, const State *s) { return flow_now(s)->v[P_FACTION]; }

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

uint8_t fitl_targets_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_CHOOSE)
        return R_NOT_NOW;
    return set_of_choice(a.a) & flow_now(s)->v[1] ? R_LEGAL : R_NO_SUCH_CHOICE;
}

void fitl_targets_legal(const Game *g, const State *s, ActionList *out)
{
    for (uint8_t c = CH_BOTH; c <= CH_VC; c++)
        if (fitl_targets_why(g, s, (Action){V_CHOOSE, c, 0, 0}) == R_LEGAL)
            list_add(out, V_CHOOSE, c, 0, 0);
}

void fitl_targets_apply(const Game *g, State *s, Action a)
{
    const unsigned set = flow_now(s)->v[1];
    flow_return(s);
    flow_top(s)->v[3] = (uint8_t)(set_of_choice(a.a) & set);
}

/* ---- Activating [8.17, 8.24] ----------------------------------------------------------------- */

static Kinds hidden_of(unsigned targets)
{
    return (targets >> NVA & 1 ? KIND(K_NVA_GUERRILLA) : 0) |
           (targets >> VC & 1 ? KIND(K_VC_GUERRILLA) : 0);
}

/* Locals: 0 space, 1 left, 3 targets, 4 actor. */
void fitl_activate_run(const Game *g, State *s)
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

static const Frame *frame_below(const State *s) { return flow_now(s) - 1; }

Seat fitl_below_actor(const Game *g, const State *s) { return frame_below(s)->v[4]; }

void fitl_activate_piece_legal(const Game *g, const State *s, ActionList *out)
{
    const unsigned space = frame_below(s)->v[0];
    for (Kinds k = HIDDEN_GUERRILLAS; k; k &= k - 1)
        list_add(out, V_PIECE, (uint8_t)first_kind(k), (uint8_t)space, 0);
}

uint8_t fitl_activate_piece_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_PIECE)
        return R_NOT_NOW;
    return KIND(a.a) & HIDDEN_GUERRILLAS && a.b == frame_below(s)->v[0] ? R_LEGAL : R_WRONG_KIND;
}

void fitl_activate_piece_apply(const Game *g, State *s, Action a)
{
    flow_return(s);
    flow_top(s)->v[1]--;
    fitl_flip(s, a.b, a.a, 1);
}

/* ---- Removing -------------------------------------------------------------------------------- */

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

void fitl_removal_run(const Game *g, State *s)
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

void fitl_remove_piece_legal(const Game *g, const State *s, ActionList *out)
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

uint8_t fitl_remove_piece_why(const Game *g, const State *s, Action a)
{
    const Frame *f = frame_below(s);
    if (a.verb == V_DONE)
        return f->v[RM_MODE] & RM_OPTIONAL ? R_LEGAL : R_MUST_REMOVE_ALL;
    if (a.verb != V_PIECE || a.b != f->v[RM_SPACE])
        return R_NOT_NOW;
    return why_not_removable(s, f, a.a);
}

void fitl_remove_piece_apply(const Game *g, State *s, Action a)
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
