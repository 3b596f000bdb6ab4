/* coin.c: what the bots of both COIN factions share: the steps of an Assault [T13.1], Sweep and
 * Patrol around the loops of chapter 8 [T13.2, T9.8, T10.2], Pacify in a Train [T13.5]. */
#include "games/fitl/players/trung/trung.h"

/* ---- Sweep [T13.2] --------------------------------------------------------------------------- */

/* Next door, or over one LoC without insurgents [T8.2]. */
Spaces trung_sweep_reach(Trung *t, unsigned from)
{
    Spaces reach = t->g->board->adjacent[from];
    for (Spaces ways = reach & LOCS; ways; ways &= ways - 1)
        if (!insurgents(t->s, first_space(ways)))
            reach |= t->g->board->adjacent[first_space(ways)];
    return reach & ~SPACE(from);
}

bool trung_in_place(Trung *t, unsigned x) { return trung_sweep_activates(t, x, t->f) > 0; }

/* The destinations in the order in which they were chosen. */
static bool next_search(Trung *t)
{
    const TrungRoute *route = &t->m->route;
    const Spaces left = t->s->op.spaces & ~t->s->op.done & ~t->m->refused;
    if (!left)
        return false;
    unsigned x = first_space(left);
    for (unsigned i = least(route->count, COUNT_OF(route->order)); i-- > 0;)
        if (in(left, route->order[i]))
            x = route->order[i];
    trung_want(t, V_SPACE, x, 0);
    return true;
}

bool trung_sweep(Trung *t, const TrungTravel *travel)
{
    if (t->s->op.stage)
        return next_search(t);
    if (trung_travel(t, travel))
        return true;
    if (!t->s->op.spaces)
        return false;
    trung_want(t, V_ON, 0, 0);
    return true;
}

/* ---- Patrol [T9.8, T10.2] -------------------------------------------------------------------- */

static bool finds_somebody(const Trung *t, unsigned x)
{
    return has(t->s, x, HIDDEN_GUERRILLAS) && has(t->s, x, cubes_of(t->f));
}

static bool could_assault(const Trung *t, unsigned x)
{
    return has(t->s, x, cubes_of(t->f)) && trung_plan(t, x, t->f).effective;
}

static bool removes_on_route(const Trung *t, unsigned x)
{
    return in(trung_route_spaces, x) && trung_plan(t, x, t->f).count;
}

static bool clears_route(const Trung *t, unsigned x)
{
    return in(trung_route_spaces, x) && trung_plan(t, x, t->f).count == insurgents(t->s, x);
}

static Spaces most_removed(const Trung *t, Spaces set)
{
    unsigned best = 0;
    Spaces found = 0;
    for (; set; set &= set - 1) {
        const unsigned n = trung_plan(t, first_space(set), t->f).count;
        found = n > best ? 0 : found;
        best = most(n, best);
        found |= n == best ? set & (0 - set) : 0;
    }
    return found;
}

/* One free Assault: on the route where something goes, there where all goes, then most of all
 * [T9.8.4]. In a LimOp only at the destination. */
static bool next_free_assault(Trung *t)
{
    Spaces set = trung_those(t, trung_open(t, V_SPACE), could_assault);
    if (t->s->op.flags & OP_LIMITED && !t->m->route.count)
        return false;
    const Spaces useful = trung_those(t, set, removes_on_route);
    set = useful ? useful : set;
    const Spaces clear = trung_those(t, set, clears_route);
    const unsigned x = trung_any(t, most_removed(t, clear ? clear : set));
    if (x == NOWHERE)
        return false;
    trung_want(t, V_SPACE, x, 0);
    return true;
}

/* Without a move it is worth while if somebody is found or hit. A LimOp has to name a space even
 * then. */
static bool stay_on_patrol(Trung *t)
{
    const bool limited = t->s->op.flags & OP_LIMITED;
    const Spaces found = trung_those(t, LOCS, finds_somebody);
    const bool assaults =
        !limited && !fitl_assault_banned(t->s) && trung_those(t, LOCS, could_assault);
    if (!t->m->route.count && !found && !assaults)
        return false;
    if (trung_has_verb(t, V_ON))
        trung_want(t, V_ON, 0, 0);
    else
        trung_want(t, V_SPACE, first_space(found ? found : LOCS), 0);
    return true;
}

bool trung_patrol(Trung *t, const TrungTravel *travel)
{
    if (t->s->op.stage)
        return next_free_assault(t);
    return trung_travel(t, travel) || stay_on_patrol(t);
}

/* ---- Pacify [T13.5] -------------------------------------------------------------------------- */

void trung_begin_pacify(Trung *t, unsigned x)
{
    t->m->mark[MARK_PACIFY] = SPACE(x);
    t->m->mark[MARK_STEPS] = trung_d3(t, "T13.5");
}

bool trung_pacify(Trung *t, unsigned ceiling)
{
    Spaces *left = &t->m->mark[MARK_STEPS];
    if (!*left || !t->m->mark[MARK_PACIFY])
        return false;
    const unsigned x = first_space(t->m->mark[MARK_PACIFY]);
    if (!in(trung_open(t, V_PACIFY), x) || !(t->s->terror[x] || t->s->level[x] < ceiling))
        return false;
    --*left;
    trung_want(t, V_PACIFY, x, 0);
    return true;
}

/* ---- Steps of an Assault [T13.1] ------------------------------------------------------------- */

static Action yes_or_no(bool yes) { return (Action){V_CHOOSE, yes ? CH_YES : CH_NO, 0, 0}; }

/* The frame below the question is the Assault in the space: its space, hits left, and who attacks.
 */
enum { A_SPACE = 0, A_HITS = 2, A_FLAGS = 4 };

static bool ask_assault_piece(Trung *t, Action *out)
{
    const Frame *f = flow_now(t->s) - 1;
    const unsigned x = f->v[A_SPACE];
    Kinds offered = 0;
    for (uint32_t i = 0; i < t->list->count; i++)
        if (t->list->action[i].verb == V_PIECE)
            offered |= KIND(t->list->action[i].a);
    const unsigned kind = trung_plan_piece(t, x, f->v[A_FLAGS] & 3u, f->v[A_HITS], offered);
    *out =
        kind < KINDS ? (Action){V_PIECE, (uint8_t)kind, (uint8_t)x, 0} : (Action){V_DONE, 0, 0, 0};
    return true;
}

bool trung_coin_ask(Trung *t, unsigned step, Action *out)
{
    switch (step) {
    case ASSAULT_PIECE:
        return ask_assault_piece(t, out);
    case PATTON:
        *out = yes_or_no(trung_plan(t, (flow_now(t->s) - 1)->v[A_SPACE], US).patton);
        return true;
    case COBRAS:
        *out = yes_or_no(true);
        return true;
    case ADD_ARVN:
        *out = yes_or_no(t->m->want.what == CH_YES);
        return true;
    case TRAIN_WHAT:
        *out = (Action){V_CHOOSE, t->m->want.what, 0, 0};
        return t->m->want.what != CHOICES;
    default:
        return false;
    }
}
