/* travel.c: the loops of chapter 8: destinations [T8.3], and origins for one of them [T8.4, T8.7].
 */
#include "games/fitl/players/trung/trung.h"

/* ---- Origins [T8.4] -------------------------------------------------------------------------- */

static Spaces reach_of(Trung *t, const TrungTravel *travel, unsigned from)
{
    if (travel->reach)
        return travel->reach(t, from);
    return fitl_movers[travel->mover]->reach(t->g, t->s, from);
}

/* Those from which most can go. */
static Spaces best_origins(Trung *t, const TrungTravel *travel, unsigned to)
{
    const TrungRoute *route = &t->m->route;
    unsigned best = 0;
    Spaces found = 0;
    for (unsigned x = 0; x < SPACES; x++) {
        uint8_t left[KINDS];
        if (x == to || in(route->done | route->tried, x) || !has(t->s, x, travel->kinds) ||
            (travel->may_leave && !travel->may_leave(t, x, to)) || !in(reach_of(t, travel, x), to))
            continue;
        const unsigned n = trung_unkept(t, travel, x, to, left);
        if (n > best) {
            best = n;
            found = 0;
        }
        if (n && n == best)
            found |= SPACE(x);
    }
    return found;
}

/* Whether another origin is wanted [T8.7]. */
static bool wants_more(Trung *t, const TrungTravel *travel, unsigned to)
{
    const State *s = t->s;
    const unsigned coin = s->coin[to], enemies = insurgents(s, to);
    const Control now = control(s, to);
    if (travel->rules & MOVE_EASTER)
        return true;
    if (travel->rules & MOVE_ONE_ORIGIN)
        return false;
    if (is_loc(to))
        return SIDE_OF(t->f) == 0 ? coin < enemies : enemies <= coin;
    if (SIDE_OF(t->f) == 0)
        return now != COIN_CONTROL &&
               trung_coin_firepower(t, to, s->at[to]) <
                   trung_vulnerable(t, to, t->f == US && trung_base_first(t));
    return t->f == NVA ? now != NVA_CONTROL : now != UNCONTROLLED;
}

/* The rules want a Sweep's destination selected before anybody moves there, and so that of a LimOp
 * on Patrol. */
static bool is_named(const Trung *t, const TrungTravel *travel, unsigned to)
{
    const Operation *op = &t->s->op;
    if (travel->mode == BY_SWEEP)
        return in(op->spaces, to);
    return travel->mode != BY_PATROL || !(op->flags & OP_LIMITED) || op->target == to;
}

/* The next group for the destination at hand. */
bool trung_next_group(Trung *t, const TrungTravel *travel)
{
    TrungRoute *route = &t->m->route;
    const unsigned to = route->to - 1u;
    for (;;) {
        if (route->tried && !wants_more(t, travel, to))
            return false;
        const unsigned from = trung_any(t, best_origins(t, travel, to));
        uint8_t left[KINDS], group[KINDS];
        if (from == NOWHERE)
            return false;
        route->tried |= SPACE(from);
        trung_unkept(t, travel, from, to, left);
        trung_say(t, WHY_MOVE, "T8.4", from, to, 0);
        if (!trung_movers(t, travel, from, to, left, group))
            continue;
        trung_want(t, V_FROM, from, 0);
        t->m->want.from = (uint8_t)from;
        t->m->want.to = (uint8_t)to;
        memcpy(t->m->want.group, group, KINDS);
        route->moved = 1;
        route->origins |= SPACE(from);
        return true;
    }
}

/* The next group, or first the name of its destination; the group then waits in `want`. */
static bool next_move(Trung *t, const TrungTravel *travel)
{
    TrungWant *want = &t->m->want;
    const uint8_t to = (uint8_t)(t->m->route.to - 1);
    const bool waits = want->action.verb == V_SPACE && want->from < SPACES && want->to == to;
    const bool named = is_named(t, travel, to);
    if (waits && named) {
        want->action = (Action){V_FROM, want->from, 0, 0};
        return true;
    }
    if (!trung_next_group(t, travel))
        return false;
    if (!named)
        want->action = (Action){V_SPACE, to, 0, 0};
    return true;
}

/* ---- Destinations [T8.3] --------------------------------------------------------------------- */

static void close_destination(Trung *t, const TrungTravel *travel)
{
    TrungRoute *route = &t->m->route;
    const unsigned to = route->to - 1u;
    route->to = 0;
    if (!route->moved && !(travel->in_place && travel->in_place(t, to))) {
        route->unreachable |= SPACE(to);
        return;
    }
    route->done |= SPACE(to);
    if (route->count < COUNT_OF(route->order))
        route->order[route->count] = (uint8_t)to;
    route->count++;
    if (t->m->in_activity) /* the Operation's roll stays due */
        return;
    t->m->selected++;
    const bool loc_of_march = travel->mode == BY_MARCH && is_loc(to);
    t->m->roll = travel->rolls && !loc_of_march ? ROLL_DUE : ROLL_FREE;
}

static bool is_full(Trung *t, const TrungTravel *travel)
{
    const bool limop =
        travel->mode != BY_LIFT && travel->mode != BY_TRANSPORT && t->s->op.flags & OP_LIMITED;
    const unsigned limit = limop ? 1 : travel->limit ? travel->limit(t) : SPACES;
    return t->m->route.count >= limit;
}

static uint8_t *part_of(Trung *t) { return t->m->in_activity ? &t->m->act_part : &t->m->part; }

/* The next destination by its part of the Operation. */
static bool next_destination(Trung *t, const TrungTravel *travel)
{
    TrungRoute *route = &t->m->route;
    for (uint8_t *part = part_of(t); *part < travel->parts; route->unreachable = 0, ++*part) {
        const Spaces gone = route->done | route->unreachable | t->m->refused;
        const Spaces set = is_full(t, travel) ? 0 : travel->candidates(t, *part) & ~gone;
        if (!set)
            continue;
        if (travel->rolls && !trung_go_on(t))
            return false;
        const unsigned x = travel->choose(t, *part, set);
        if (x >= SPACES)
            return false;
        route->to = (uint8_t)(x + 1);
        route->tried = 0;
        route->moved = 0;
        return true;
    }
    return false;
}

bool trung_travel(Trung *t, const TrungTravel *travel)
{
    TrungRoute *route = &t->m->route;
    for (;;) {
        if (!route->to && !next_destination(t, travel))
            return false;
        if (next_move(t, travel))
            return true;
        const unsigned to = route->to - 1u;
        close_destination(t, travel);
        if (in(route->done, to) && !is_named(t, travel, to)) { /* they are in place */
            trung_want(t, V_SPACE, to, 0);
            return true;
        }
    }
}
