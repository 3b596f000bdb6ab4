/* event_spaces.c: what cards let people choose: spaces, and where pieces are placed. */
#include "games/fitl/cards/event.h"

/* ---- Candidates ------------------------------------------------------------------------------ */

bool fitl_matches(const Game *g, const State *s, Where where, unsigned x)
{
    return where == NULL || where(g, s, x);
}

Spaces fitl_all_where(const Game *g, const State *s, Where where)
{
    Spaces set = 0;
    for (unsigned x = 0; x < SPACES; x++)
        set |= fitl_matches(g, s, where, x) ? SPACE(x) : 0;
    return set;
}

/* The pieces of a kind that a line may touch in a space. */
Kinds fitl_kinds_at(const State *s, const Effect *e, unsigned x)
{
    return kinds_of(s, x, e->kinds);
}

bool fitl_box_has(const State *s, const Effect *e, bool bases)
{
    const unsigned base_types = 1u << US_BASE | 1u << ARVN_BASE | 1u << NVA_BASE | 1u << VC_BASE;
    for (unsigned t = 0; t < TYPES; t++)
        if (e->types >> t & 1 && s->box[e->from][t] && (bases || !(base_types >> t & 1)))
            return true;
    return false;
}

static bool takes_part(const Game *g, const State *s, const Effect *e, unsigned x)
{
    if (!fitl_matches(g, s, e->where, x))
        return false;
    switch (e->verb) {
    case E_CHOOSE:
        return !in(s->ev.chosen, x);
    case E_PLACE:
        if (x == NORTH_VIETNAM && e->types & 127u) /* [2.4] */
            return false;
        if ((e->flags & ONE_EACH && in(s->ev.chosen, x)) ||
            (e->flags & IN_CHOSEN && (!in(s->ev.lost, x) || !s->op.moved[x][0])))
            return false;
        return fitl_can_place(s, x, e->types, fitl_event_doer(s),
                              e->flags & NO_FETCH ? PLACE_NO_FETCH : 0);
    case E_EACH:
        return in(s->ev.lost, x) && fitl_free_in(g, s, x);
    case E_DEPLOY:
        return x != NORTH_VIETNAM && fitl_box_has(s, e, base_room(s, x));
    case E_TERROR:
        return in(s->ev.lost, x);
    default:
        return true;
    }
}

/* Those that let the whole text happen come first, then those that let most of it [0.a]. */
Spaces fitl_candidates(const Game *g, const State *s, const Effect *e)
{
    Spaces set = 0, full = 0, fair = 0;
    for (unsigned x = 0; x < SPACES; x++) {
        if (!takes_part(g, s, e, x))
            continue;
        set |= SPACE(x);
        full |= e->full && e->full(g, s, x) ? SPACE(x) : 0;
        fair |= e->fair && e->fair(g, s, x) ? SPACE(x) : 0;
    }
    return full ? full : fair ? fair : set;
}

/* ---- Choosing spaces ------------------------------------------------------------------------- */

/* An Available piece has room somewhere: it is owed, unlike one that leaves the map [6.2]. */
static bool available_fits(const Game *g, const State *s, const Effect *e)
{
    for (Spaces set = fitl_candidates(g, s, e); set; set &= set - 1)
        if (fitl_can_place(s, first_space(set), e->types, fitl_event_doer(s), PLACE_NO_FETCH))
            return true;
    return false;
}

/* May the line end here though something could still be done? */
bool fitl_may_stop(const Game *g, const State *s, const Effect *e)
{
    if (e->verb == E_PLACE && !(e->flags & UP_TO))
        return !available_fits(g, s, e);
    return e->flags & UP_TO && !(e->flags & AT_LEAST_1 && s->ev.number == 0);
}

void fitl_ev_space_legal(const Game *g, const State *s, ActionList *out)
{
    const Effect *e = fitl_line(g, s);
    for (Spaces set = fitl_candidates(g, s, e); set; set &= set - 1)
        list_add(out, V_SPACE, (uint8_t)first_space(set), 0, 0);
    if (fitl_may_stop(g, s, e))
        list_add(out, V_DONE, 0, 0, 0);
}

uint8_t fitl_ev_space_why(const Game *g, const State *s, Action a)
{
    const Effect *e = fitl_line(g, s);
    if (a.verb == V_DONE)
        return fitl_may_stop(g, s, e) ? R_LEGAL : R_EVENT_MUST;
    if (a.verb != V_SPACE)
        return R_NOT_NOW;
    if (a.a >= SPACES || !takes_part(g, s, e, a.a))
        return R_EVENT_SPACE;
    return in(fitl_candidates(g, s, e), a.a) ? R_LEGAL : R_EVENT_FULL;
}

static void take_space(const Game *g, State *s, const Effect *e, unsigned x)
{
    s->ev.space = (uint8_t)x;
    if (e->verb == E_CHOOSE || e->flags & ONE_EACH)
        s->ev.chosen |= SPACE(x);
    if (e->verb == E_CHOOSE) {
        s->ev.left--;
        s->ev.number++;
        note(s, N_CHOSEN, x, 0, 0);
    } else if (e->verb == E_SHIFT_EACH) {
        s->ev.left--;
        fitl_shift(g, s, x, e->change);
    } else {
        flow_top(s)->v[0] = 2;
    }
}

void fitl_ev_space_apply(const Game *g, State *s, Action a)
{
    const Effect *e = fitl_line(g, s);
    flow_return(s);
    if (a.verb != V_DONE) {
        take_space(g, s, e, a.a);
        return;
    }
    s->ev.left = 0;
    if (e->flags & IN_CHOSEN)
        s->ev.lost = 0; /* nobody else is served */
}

bool fitl_ask_space(const Game *g, State *s, const Effect *e)
{
    const Spaces set = fitl_candidates(g, s, e);
    if (!set)
        return false;
    if (set & (set - 1) || fitl_may_stop(g, s, e))
        flow_call(s, EV_SPACE);
    else
        take_space(g, s, e, first_space(set));
    return true;
}

bool fitl_run_choose(const Game *g, State *s, const Effect *e, Frame *f)
{
    if (f->v[0] == 0) {
        f->v[0] = 1;
        s->ev.chosen = 0;
        s->ev.number = 0;
        s->ev.left = e->amount ? (uint8_t)e->amount(g, s) : e->n;
    }
    return s->ev.left == 0 || !fitl_ask_space(g, s, e);
}

/* A space at a time, shifted at once: the same one may come again. */
bool fitl_run_shift_each(const Game *g, State *s, const Effect *e, Frame *f)
{
    if (f->v[0] == 0) {
        f->v[0] = 1;
        s->ev.left = e->amount ? (uint8_t)e->amount(g, s) : e->n;
    }
    return s->ev.left == 0 || !fitl_ask_space(g, s, e);
}

/* ---- Placing --------------------------------------------------------------------------------- */

/* IN_CHOSEN: op.moved counts what a chosen space is still to get, ev.lost those to be served. */
static void begin_serving(const Game *g, State *s, const Effect *e)
{
    s->ev.lost = s->ev.chosen;
    for (Spaces set = s->ev.chosen; set; set &= set - 1) {
        s->ev.space = (uint8_t)first_space(set);
        s->op.moved[s->ev.space][0] = e->amount ? (uint8_t)e->amount(g, s) : e->n;
    }
}

static unsigned still_wanted(const State *s)
{
    unsigned sum = 0;
    for (Spaces set = s->ev.lost; set; set &= set - 1)
        sum += s->op.moved[first_space(set)][0];
    return sum;
}

static unsigned supply(const State *s, unsigned types)
{
    unsigned sum = 0;
    for (unsigned t = 0; t < TYPES; t++)
        sum += types >> t & 1 ? s->box[BOX_AVAILABLE][t] : 0u;
    return sum;
}

/* One space after the other; where there are too few for all, the player divides them. */
static bool serve(const Game *g, State *s, const Effect *e, unsigned doer, unsigned fetch)
{
    const unsigned wanted = still_wanted(s), found = supply(s, e->types);
    if (!wanted)
        return true;
    if (found < wanted) {
        s->ev.left = (uint8_t)(found ? found : wanted);
        return !fitl_ask_space(g, s, e);
    }
    const unsigned x = first_space(s->ev.lost);
    s->ev.lost &= s->ev.lost - 1;
    fitl_call_place(s, x, s->op.moved[x][0], e->types, doer,
                    fetch | (e->flags & UP_TO ? PLACE_UP_TO : 0));
    return false;
}

static void place_here(State *s, const Effect *e, unsigned doer, unsigned fetch)
{
    const unsigned x = s->ev.space;
    if (e->flags & IN_CHOSEN) {
        s->op.moved[x][0]--;
        fitl_call_place(s, x, 1, e->types, doer, fetch | PLACE_ONE);
        return;
    }
    fitl_call_place(s, x, e->flags & ONE_EACH ? 1 : s->ev.left, e->types, doer,
                    fetch | PLACE_ONE | PLACE_UP_TO | PLACE_SHARED);
}

bool fitl_run_place(const Game *g, State *s, const Effect *e, Frame *f)
{
    const unsigned doer = f->v[1], fetch = e->flags & NO_FETCH ? PLACE_NO_FETCH : 0;
    if (f->v[0] == 0) {
        f->v[0] = 1;
        if (!(e->flags & KEEP))
            s->ev.got = 0;
        s->ev.left = e->amount && !(e->flags & IN_CHOSEN) ? (uint8_t)e->amount(g, s) : e->n;
        if (e->flags & ONE_EACH)
            s->ev.chosen = 0;
        if (e->flags & IN_CHOSEN)
            begin_serving(g, s, e);
    }
    if (f->v[0] == 2) {
        f->v[0] = 1;
        place_here(s, e, doer, fetch);
        return false;
    }
    if (e->flags & IN_CHOSEN)
        return serve(g, s, e, doer, fetch);
    return s->ev.left == 0 || !fitl_ask_space(g, s, e);
}

/* From a box straight to the map [0.10]. */
static unsigned deployable(const State *s, const Effect *e, unsigned type)
{
    const unsigned n = least(s->ev.left, s->box[e->from][type]);
    const bool base = type == US_BASE || type == ARVN_BASE;
    const unsigned room = STACK_BASES - least(STACK_BASES, bases_at(s, s->ev.space));
    return base ? is_loc(s->ev.space) ? 0 : least(n, room) : n;
}

void fitl_ev_deploy_legal(const Game *g, const State *s, ActionList *out)
{
    const Effect *e = fitl_line(g, s);
    for (uint8_t t = 0; t < TYPES; t++)
        for (uint8_t n = 1; e->types >> t & 1 && n <= deployable(s, e, t); n++)
            list_add(out, V_PLACE, t, n, 0);
}

uint8_t fitl_ev_deploy_why(const Game *g, const State *s, Action a)
{
    const Effect *e = fitl_line(g, s);
    if (a.verb != V_PLACE)
        return R_NOT_NOW;
    if (!(e->types >> a.a & 1))
        return R_WRONG_TYPE;
    return a.b && a.b <= deployable(s, e, a.a) ? R_LEGAL : R_TOO_MANY_PLACE;
}

void fitl_ev_deploy_apply(const Game *g, State *s, Action a)
{
    const Effect *e = fitl_line(g, s);
    flow_return(s);
    fitl_deploy(s, e->from, s->ev.space, a.a, a.b);
    s->ev.number = (uint8_t)(s->ev.number + a.b);
    s->ev.left = (uint8_t)(s->ev.left - a.b);
    s->ev.got |= SPACE(s->ev.space);
}

bool fitl_run_deploy(const Game *g, State *s, const Effect *e, Frame *f)
{
    if (f->v[0] == 0) {
        f->v[0] = 1;
        if (!(e->flags & KEEP))
            s->ev.got = 0;
        s->ev.left = e->amount ? (uint8_t)e->amount(g, s) : e->n;
        s->ev.number = 0;
    }
    if (f->v[0] == 2) {
        f->v[0] = 1;
        flow_call(s, EV_DEPLOY);
        return false;
    }
    return s->ev.left == 0 || !fitl_ask_space(g, s, e);
}

/* ---- Markers --------------------------------------------------------------------------------- */

static Spaces to_mark(const Game *g, const State *s, const Effect *e)
{
    Spaces set = e->where ? fitl_all_where(g, s, e->where) : s->ev.chosen;
    for (Spaces rest = e->n == 2 ? 0 : set; rest; rest &= rest - 1)
        if (s->terror[first_space(rest)])
            set &= ~(rest & (0 - rest));
    return set;
}

/* In each space; with too few markers the player says where [12.3]. */
bool fitl_run_markers(const Game *g, State *s, const Effect *e, Frame *f)
{
    if (f->v[0] == 0) {
        f->v[0] = 1;
        s->ev.lost = to_mark(g, s, e);
    }
    if (f->v[0] == 2) {
        f->v[0] = 1;
        fitl_add_marker(s, s->ev.space);
        s->ev.lost &= ~SPACE(s->ev.space);
    }
    if (s->markers && s->markers < count_spaces(s->ev.lost)) {
        s->ev.left = s->markers;
        return !fitl_ask_space(g, s, e);
    }
    for (; s->ev.lost; s->ev.lost &= s->ev.lost - 1)
        fitl_add_marker(s, first_space(s->ev.lost));
    return true;
}
