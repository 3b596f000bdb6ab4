/* moves.c: groups of pieces that go from one place to another [6.6]: first where to, then how many
 * of each kind. Who may move where is the mover's; the choices are the same for all. */
#include <string.h>

#include "games/fitl/rules/chapters.h"

const Mover *const fitl_movers[MOVERS] = {
#define MOVER_ENTRY(NUMBER, row) [MV_##NUMBER] = &fitl_##row##_mover,
    FITL_MOVER_LIST(MOVER_ENTRY)
#undef MOVER_ENTRY
};

static const Mover *mover_of(const State *s) { return fitl_movers[s->mover]; }

static Seat mover_actor(const Game *g, const State *s) { return mover_of(s)->actor(g, s); }

/* How many of a kind could still join the group; boxes are places, too. */
static unsigned joinable(const Game *g, const State *s, unsigned from, unsigned kind)
{
    const Mover *mover = mover_of(s);
    return mover->kinds & KIND(kind) && !s->group[kind] ? mover->count(g, s, from, kind) : 0;
}

bool fitl_can_leave(const Game *g, const State *s, unsigned which, unsigned from)
{
    const Mover *mover = fitl_movers[which];
    for (Kinds k = mover->kinds; k; k &= k - 1)
        if (mover->count(g, s, from, first_kind(k)))
            return mover->reach(g, s, from) != 0;
    return false;
}

void fitl_list_origins(const Game *g, const State *s, unsigned which, Spaces set, ActionList *out)
{
    for (; set; set &= set - 1) {
        const unsigned x = first_space(set);
        if (fitl_can_leave(g, s, which, x))
            list_add(out, V_FROM, (uint8_t)x, 0, 0);
    }
}

void fitl_start_move(State *s, unsigned which, unsigned from)
{
    s->mover = (uint8_t)which;
    memset(s->group, 0, sizeof s->group);
    flow_call(s, MOVE_TO)->v[0] = (uint8_t)from;
}

/* ---- Where to [6.6] -------------------------------------------------------------------------- */

static void move_to_legal(const Game *g, const State *s, ActionList *out)
{
    Spaces set = mover_of(s)->reach(g, s, flow_now(s)->v[0]);
    for (; set; set &= set - 1)
        list_add(out, V_TO, (uint8_t)first_space(set), 0, 0);
}

static uint8_t move_to_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_TO)
        return R_MUST_MOVE;
    if (a.a >= PLACES)
        return mover_of(s)->far;
    return in(mover_of(s)->reach(g, s, flow_now(s)->v[0]), a.a) ? R_LEGAL : mover_of(s)->far;
}

static void move_to_apply(const Game *g, State *s, Action a)
{
    const uint8_t from = flow_now(s)->v[0];
    Frame *frame = flow_goto(s, MOVE_GROUP);
    frame->v[0] = from;
    frame->v[1] = a.a;
}

const Step fitl_move_to_step = {
    .name = "move_to",
    .rule = "6.6",
    .prompt = "fitl.ask.move_to",
    .actor = mover_actor,
    .legal = move_to_legal,
    .apply = move_to_apply,
    .why_not = move_to_why,
};

/* ---- Who goes along [6.7] -------------------------------------------------------------------- */

/* So many of a kind find room, with the bases that are in the group already [2.7]. */
static unsigned room_for(const State *s, unsigned kind, unsigned to)
{
    if (!(KIND(kind) & ALL_BASES) || to >= SPACES)
        return UINT8_MAX;
    unsigned bases = bases_at(s, to);
    for (Kinds k = ALL_BASES; k; k &= k - 1)
        bases += s->group[first_kind(k)];
    return is_loc(to) ? 0 : STACK_BASES - least(STACK_BASES, bases);
}

static bool has_group(const State *s)
{
    for (unsigned k = 0; k < KINDS; k++)
        if (s->group[k])
            return true;
    return false;
}

static void move_group_legal(const Game *g, const State *s, ActionList *out)
{
    const Frame *frame = flow_now(s);
    for (uint8_t k = 0; k < KINDS; k++) {
        const unsigned n = least(joinable(g, s, frame->v[0], k), room_for(s, k, frame->v[1]));
        for (uint8_t i = 1; i <= n; i++)
            list_add(out, V_GROUP, k, i, 0);
    }
    if (has_group(s))
        list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t move_group_why(const Game *g, const State *s, Action a)
{
    const Frame *frame = flow_now(s);
    if (a.verb == V_DONE)
        return has_group(s) ? R_LEGAL : R_MUST_MOVE;
    if (a.verb != V_GROUP)
        return R_MUST_MOVE;
    if (!(mover_of(s)->kinds & KIND(a.a)))
        return R_WRONG_KIND;
    if (s->group[a.a])
        return R_KIND_CHOSEN;
    if (a.b > room_for(s, a.a, frame->v[1]))
        return R_STACKING;
    return a.b && a.b <= joinable(g, s, frame->v[0], a.a) ? R_LEGAL : R_TOO_MANY_MOVE;
}

/* n of a kind more, or fewer, in a place. The boxes keep no states [1.4]. */
static void put_in_place(State *s, unsigned place, unsigned kind, int n)
{
    if (place < SPACES) {
        fitl_put(s, place, kind, n);
        return;
    }
    uint8_t *box = &s->box[place - AVAILABLE][fitl_type_of[kind]];
    *box = (uint8_t)(*box + n);
}

/* Leaves, arrives, and is told. */
void fitl_carry(State *s, unsigned from, unsigned to)
{
    note(s, N_MOVE, from, to, 0);
    for (unsigned k = 0; k < KINDS; k++) {
        const unsigned n = s->group[k];
        if (!n)
            continue;
        put_in_place(s, from, k, -(int)n);
        put_in_place(s, to, k, (int)n);
        note(s, N_GROUP, k, n, to);
    }
}

static void arrive(const Game *g, State *s)
{
    const unsigned from = flow_now(s)->v[0], to = flow_now(s)->v[1];
    flow_return(s);
    mover_of(s)->arrive(g, s, from, to);
    memset(s->group, 0, sizeof s->group);
}

static void move_group_apply(const Game *g, State *s, Action a)
{
    const Frame *frame = flow_now(s);
    if (a.verb == V_GROUP) {
        s->group[a.a] = a.b;
        for (unsigned k = 0; k < KINDS; k++)
            if (joinable(g, s, frame->v[0], k) && room_for(s, k, frame->v[1]))
                return; /* another kind may join */
    }
    arrive(g, s);
}

const Step fitl_move_group_step = {
    .name = "move_group",
    .rule = "6.7",
    .prompt = "fitl.ask.move_group",
    .actor = mover_actor,
    .legal = move_group_legal,
    .apply = move_group_apply,
    .why_not = move_group_why,
};
