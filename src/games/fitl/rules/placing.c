/* placing.c: pieces come from Available, or from the map where none is left [6.1-6.3]. */
#include "games/fitl/rules/chapters.h"

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

/* ---- What is placed in a space [6.1] --------------------------------------------------------- */

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

static void place_pieces_legal(const Game *g, const State *s, ActionList *out)
{
    const Frame *f = flow_now(s);
    for (uint8_t t = 0; t < TYPES; t++)
        for (uint8_t n = 1; types_of(f) >> t & 1 && n <= room_for(s, f, t); n++)
            list_add(out, V_PLACE, t, n, 0);
    list_fetches(s, f, out);
    if (may_stop(s, f))
        list_add(out, V_DONE, 0, 0, 0);
    fitl_offer_transfer(g, s, out);
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

static uint8_t place_pieces_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_TRANSFER)
        return fitl_why_offer(g, s);
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

static void place_pieces_apply(const Game *g, State *s, Action a)
{
    if (fitl_take_offer(g, s, a))
        return;
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

static Seat placer(const Game *g, const State *s) { return flow_now(s)->v[P_FACTION]; }

const Step fitl_place_pieces_step = {
    .name = "place_pieces",
    .rule = "6.1",
    .prompt = "fitl.ask.place_pieces",
    .actor = placer,
    .legal = place_pieces_legal,
    .apply = place_pieces_apply,
    .why_not = place_pieces_why,
};
