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

static bool takes_part(const Game *g, const State *s, const Effect *e, unsigned x)
{
    Takes *const takes = fitl_card_verbs[e->verb].takes;
    return fitl_matches(g, s, e->where, x) && (!takes || takes(g, s, e, x));
}

/* Those that let the whole text happen come first, then those that let most of it [0.a]. */
static Spaces candidates(const Game *g, const State *s, const Effect *e)
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

bool fitl_space_works(const Game *g, const State *s, const Effect *e)
{
    return candidates(g, s, e) != 0;
}

/* An Available piece has room somewhere: it is owed, unlike one that leaves the map [6.2]. */
static bool available_fits(const Game *g, const State *s, const Effect *e)
{
    for (Spaces set = candidates(g, s, e); set; set &= set - 1)
        if (fitl_can_place(s, first_space(set), e->types, fitl_event_doer(s), PLACE_NO_FETCH))
            return true;
    return false;
}

/* May the line end here though something could still be done? */
bool fitl_may_stop(const Game *g, const State *s, const Effect *e)
{
    if (e->verb == E_PLACE && !e->up_to)
        return !available_fits(g, s, e);
    return e->up_to && !(e->at_least_1 && s->ev.number == 0);
}

/* ---- A space [12.3] -------------------------------------------------------------------------- */

static void ev_space_legal(const Game *g, const State *s, ActionList *out)
{
    const Effect *e = fitl_line(g, s);
    for (Spaces set = candidates(g, s, e); set; set &= set - 1)
        list_add(out, V_SPACE, (uint8_t)first_space(set), 0, 0);
    if (fitl_may_stop(g, s, e))
        list_add(out, V_DONE, 0, 0, 0);
    fitl_offer_transfer(g, s, out);
}

static uint8_t ev_space_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_TRANSFER)
        return fitl_why_offer(g, s);
    const Effect *e = fitl_line(g, s);
    if (a.verb == V_DONE)
        return fitl_may_stop(g, s, e) ? R_LEGAL : R_EVENT_MUST;
    if (a.verb != V_SPACE)
        return R_NOT_NOW;
    if (a.a >= SPACES || !takes_part(g, s, e, a.a))
        return R_EVENT_SPACE;
    return in(candidates(g, s, e), a.a) ? R_LEGAL : R_EVENT_FULL;
}

static void take_space(const Game *g, State *s, const Effect *e, unsigned x)
{
    s->ev.space = (uint8_t)x;
    if (e->verb == E_CHOOSE || e->one_each)
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

static void ev_space_apply(const Game *g, State *s, Action a)
{
    if (fitl_take_offer(g, s, a))
        return;
    const Effect *e = fitl_line(g, s);
    flow_return(s);
    if (a.verb != V_DONE) {
        take_space(g, s, e, a.a);
        return;
    }
    s->ev.left = 0;
    if (e->in_chosen)
        s->ev.lost = 0; /* nobody else is served */
}

const Step fitl_ev_space_step = {
    .name = "ev_space",
    .rule = "12.3",
    .prompt = "fitl.ask.ev_space",
    .actor = fitl_event_actor,
    .legal = ev_space_legal,
    .apply = ev_space_apply,
    .why_not = ev_space_why,
};

/* ---- Lines that choose spaces ---------------------------------------------------------------- */

bool fitl_ask_space(const Game *g, State *s, const Effect *e)
{
    const Spaces set = candidates(g, s, e);
    if (!set)
        return false;
    if (set & (set - 1) || fitl_may_stop(g, s, e))
        flow_call(s, EV_SPACE);
    else
        take_space(g, s, e, first_space(set));
    return true;
}

bool fitl_choose_takes(const Game *g, const State *s, const Effect *e, unsigned x)
{
    return !in(s->ev.chosen, x);
}

bool fitl_run_choose(const Game *g, State *s, const Effect *e, Frame *f)
{
    if (f->v[0] == 0) {
        f->v[0] = 1;
        s->ev.chosen = 0;
        s->ev.number = 0;
        s->ev.left = fitl_how_many(g, s, e);
    }
    return s->ev.left == 0 || !fitl_ask_space(g, s, e);
}

/* A space at a time, shifted at once: the same one may come again. */
bool fitl_run_shift_each(const Game *g, State *s, const Effect *e, Frame *f)
{
    if (f->v[0] == 0) {
        f->v[0] = 1;
        s->ev.left = fitl_how_many(g, s, e);
    }
    return s->ev.left == 0 || !fitl_ask_space(g, s, e);
}

/* ---- Lines that place ------------------------------------------------------------------------ */

static unsigned fetch_of(const Effect *e) { return e->no_fetch ? PLACE_NO_FETCH : 0; }

bool fitl_place_takes(const Game *g, const State *s, const Effect *e, unsigned x)
{
    if (x == NORTH_VIETNAM && e->types & 127u) /* [2.4] */
        return false;
    if ((e->one_each && in(s->ev.chosen, x)) ||
        (e->in_chosen && (!in(s->ev.lost, x) || !s->op.moved[x][0])))
        return false;
    return fitl_can_place(s, x, e->types, fitl_event_doer(s), fetch_of(e));
}

/* Where pieces of the line's could go: spaces chosen later are not known yet. */
bool fitl_place_works(const Game *g, const State *s, const Effect *e)
{
    const bool later = e->where == w_chosen && !s->ev.chosen;
    for (unsigned x = 0; x < SPACES; x++)
        if ((later || fitl_matches(g, s, e->where, x)) &&
            fitl_can_place(s, x, e->types, fitl_doer(s, e->who), fetch_of(e)))
            return true;
    return false;
}

/* IN_CHOSEN: op.moved counts what a chosen space is still to get, ev.lost those to be served. */
static void begin_serving(const Game *g, State *s, const Effect *e)
{
    s->ev.lost = s->ev.chosen;
    for (Spaces set = s->ev.chosen; set; set &= set - 1) {
        s->ev.space = (uint8_t)first_space(set);
        s->op.moved[s->ev.space][0] = fitl_how_many(g, s, e);
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
    fitl_call_place(s, x, s->op.moved[x][0], e->types, doer, fetch | (e->up_to ? PLACE_UP_TO : 0));
    return false;
}

static void place_here(State *s, const Effect *e, unsigned doer, unsigned fetch)
{
    const unsigned x = s->ev.space;
    if (e->in_chosen) {
        s->op.moved[x][0]--;
        fitl_call_place(s, x, 1, e->types, doer, fetch | PLACE_ONE);
        return;
    }
    fitl_call_place(s, x, e->one_each ? 1 : s->ev.left, e->types, doer,
                    fetch | PLACE_ONE | PLACE_UP_TO | PLACE_SHARED);
}

bool fitl_run_place(const Game *g, State *s, const Effect *e, Frame *f)
{
    const unsigned doer = f->v[1], fetch = fetch_of(e);
    if (f->v[0] == 0) {
        f->v[0] = 1;
        if (!e->keep)
            s->ev.got = 0;
        s->ev.left = e->amount && !e->in_chosen ? (uint8_t)e->amount(g, s) : e->n;
        if (e->one_each)
            s->ev.chosen = 0;
        if (e->in_chosen)
            begin_serving(g, s, e);
    }
    if (f->v[0] == 2) {
        f->v[0] = 1;
        place_here(s, e, doer, fetch);
        return false;
    }
    if (e->in_chosen)
        return serve(g, s, e, doer, fetch);
    return s->ev.left == 0 || !fitl_ask_space(g, s, e);
}

/* ---- From a box straight to the map [12.7] --------------------------------------------------- */

/* From a box straight to the map [0.10]. */
static unsigned deployable(const State *s, const Effect *e, unsigned type)
{
    const unsigned n = least(s->ev.left, s->box[e->from][type]);
    const bool base = type == US_BASE || type == ARVN_BASE;
    const unsigned room = STACK_BASES - least(STACK_BASES, bases_at(s, s->ev.space));
    return base ? is_loc(s->ev.space) ? 0 : least(n, room) : n;
}

static void ev_deploy_legal(const Game *g, const State *s, ActionList *out)
{
    const Effect *e = fitl_line(g, s);
    for (uint8_t t = 0; t < TYPES; t++)
        for (uint8_t n = 1; e->types >> t & 1 && n <= deployable(s, e, t); n++)
            list_add(out, V_PLACE, t, n, 0);
    fitl_offer_transfer(g, s, out);
}

static uint8_t ev_deploy_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_TRANSFER)
        return fitl_why_offer(g, s);
    const Effect *e = fitl_line(g, s);
    if (a.verb != V_PLACE)
        return R_NOT_NOW;
    if (!(e->types >> a.a & 1))
        return R_WRONG_TYPE;
    return a.b && a.b <= deployable(s, e, a.a) ? R_LEGAL : R_TOO_MANY_PLACE;
}

static void ev_deploy_apply(const Game *g, State *s, Action a)
{
    if (fitl_take_offer(g, s, a))
        return;
    const Effect *e = fitl_line(g, s);
    flow_return(s);
    fitl_deploy(s, e->from, s->ev.space, a.a, a.b);
    s->ev.number = (uint8_t)(s->ev.number + a.b);
    s->ev.left = (uint8_t)(s->ev.left - a.b);
    s->ev.got |= SPACE(s->ev.space);
}

const Step fitl_ev_deploy_step = {
    .name = "ev_deploy",
    .rule = "12.7",
    .prompt = "fitl.ask.ev_deploy",
    .actor = fitl_event_actor,
    .legal = ev_deploy_legal,
    .apply = ev_deploy_apply,
    .why_not = ev_deploy_why,
};

static bool box_has(const State *s, const Effect *e, bool bases)
{
    const unsigned base_types = 1u << US_BASE | 1u << ARVN_BASE | 1u << NVA_BASE | 1u << VC_BASE;
    for (unsigned t = 0; t < TYPES; t++)
        if (e->types >> t & 1 && s->box[e->from][t] && (bases || !(base_types >> t & 1)))
            return true;
    return false;
}

bool fitl_deploy_takes(const Game *g, const State *s, const Effect *e, unsigned x)
{
    return x != NORTH_VIETNAM && box_has(s, e, base_room(s, x));
}

bool fitl_deploy_works(const Game *g, const State *s, const Effect *e)
{
    if (e->where == w_chosen && !s->ev.chosen)
        return box_has(s, e, true);
    return fitl_space_works(g, s, e);
}

bool fitl_run_deploy(const Game *g, State *s, const Effect *e, Frame *f)
{
    if (f->v[0] == 0) {
        f->v[0] = 1;
        if (!e->keep)
            s->ev.got = 0;
        s->ev.left = fitl_how_many(g, s, e);
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

bool fitl_markers_take(const Game *g, const State *s, const Effect *e, unsigned x)
{
    return in(s->ev.lost, x);
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
