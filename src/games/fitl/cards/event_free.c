/* event_free.c: free Operations and special activities that a card grants [12.11]: a named one, one
 * of any kind, or one in each of several spaces. */
#include "games/fitl/cards/event.h"

/* No Operation yet: what a card's activities hang on. */
void fitl_begin_by_event(State *s, unsigned doer)
{
    fitl_begin_operation(s, doer, SIDE_OF(doer) ? OP_RALLY : OP_ASSAULT, OP_BY_EVENT | OP_FREE);
}

/* ---- A named one ----------------------------------------------------------------------------- */

static void begin_free(const Game *g, State *s, const Effect *e, unsigned doer)
{
    fitl_begin_operation(s, doer, e->op, OP_BY_EVENT | OP_FREE | OP_NAMED | e->op_flags);
    s->op.allowed = fitl_all_where(g, s, e->where);
    s->op.origins = fitl_all_where(g, s, e->there);
    s->op.most = fitl_how_many(g, s, e);
    if (e->kinds)
        s->op.enemies = (uint8_t)(e->kinds == NVA_KINDS ? 4 : 8);
}

bool fitl_free_works(const Game *g, const State *s, const Effect *e)
{
    State scratch = *s;
    begin_free(g, &scratch, e, fitl_doer(s, e->who));
    return fitl_could_begin(g, &scratch) == R_LEGAL;
}

/* What a later line calls chosen: after a March where those who marched are. */
static Spaces spaces_used(const State *s)
{
    if (s->op.kind != OP_MARCH)
        return s->op.spaces;
    return fitl_march_ends(s);
}

bool fitl_run_free(const Game *g, State *s, const Effect *e, Frame *f)
{
    const unsigned doer = f->v[1];
    if (f->v[0]++) {
        if (!e->keep)
            s->ev.chosen = spaces_used(s);
        return true;
    }
    begin_free(g, s, e, doer);
    if (fitl_could_begin(g, s) == R_LEGAL) { /* otherwise the card goes on [12.14] */
        note(s, N_FREE, doer, e->op, 0);
        flow_call(s, OPERATION);
    }
    return false;
}

static bool can_act(const Game *g, const State *s, const Effect *e, unsigned kind)
{
    const unsigned doer = fitl_doer(s, e->who);
    State scratch = *s;
    fitl_begin_by_event(&scratch, doer);
    if (kind != AMBUSH || e->verb == E_ANY_ACTIVITY)
        return fitl_could_act(g, &scratch, kind);
    fitl_prepare_activity(&scratch, AMBUSH, doer, ACT_FREE | e->op_flags);
    scratch.sa.allowed = fitl_all_where(g, s, e->where);
    return fitl_any_ambush(g, &scratch);
}

bool fitl_activity_works(const Game *g, const State *s, const Effect *e)
{
    return can_act(g, s, e, e->op);
}

bool fitl_run_activity(const Game *g, State *s, const Effect *e, Frame *f)
{
    const unsigned doer = f->v[1];
    if (f->v[0]++)
        return true;
    fitl_begin_by_event(s, doer);
    if (!e->where && !fitl_could_act(g, s, e->op))
        return true;
    fitl_prepare_activity(s, e->op, doer, ACT_FREE | e->op_flags);
    if (e->where)
        s->sa.allowed = fitl_all_where(g, s, e->where);
    s->sa.most = e->n;
    s->sa.left = (uint8_t)e->change; /* fixed hits */
    if ((e->op == AMBUSH && !fitl_any_ambush(g, s)) || (e->op == AIR_LIFT && !fitl_any_lift(g, s)))
        return true;
    fitl_call_activity(s);
    return false;
}

/* ---- One of any kind ------------------------------------------------------------------------- */

bool fitl_any_activity_works(const Game *g, const State *s, const Effect *e)
{
    for (unsigned kind = 0; kind < ACTIVITIES; kind++)
        if (fitl_owns_activity(fitl_doer(s, e->who), kind) && can_act(g, s, e, kind))
            return true;
    return false;
}

/* A LimOp of any kind, or an activity of any kind: which. */
static uint8_t why_limited(const Game *g, const State *s, unsigned kind)
{
    const Effect *e = fitl_line(g, s);
    const unsigned doer = fitl_event_doer(s);
    if (e->verb != E_LIMITED_OPERATIONS)
        return R_NOT_NOW;
    if (SIDE_OF(doer) != (kind >= OP_RALLY))
        return R_NOT_YOUR_OP;
    if (is_rained_off(s, kind))
        return R_MONSOON;
    State scratch = *s;
    fitl_begin_operation(&scratch, doer, kind, OP_LIMITED | OP_FREE | OP_BY_EVENT);
    scratch.op.allowed = fitl_all_where(g, s, e->where);
    return fitl_could_begin(g, &scratch);
}

/* An Operation inside one space. */
static void begin_in(State *s, unsigned doer, unsigned kind, unsigned x)
{
    fitl_begin_operation(s, doer, kind, OP_FREE | OP_BY_EVENT);
    s->op.allowed = SPACE(x);
    s->op.most = 1;
}

static uint8_t why_operation_in(const Game *g, const State *s, unsigned kind)
{
    const unsigned doer = fitl_event_doer(s);
    if (fitl_line(g, s)->verb != E_ANYTHING_IN_EACH)
        return R_NOT_NOW;
    if (SIDE_OF(doer) != (kind >= OP_RALLY))
        return R_NOT_YOUR_OP;
    if (is_rained_off(s, kind))
        return R_MONSOON;
    State scratch = *s;
    begin_in(&scratch, doer, kind, s->ev.space);
    return kind == OP_RALLY ? fitl_why_rally(g, &scratch, s->ev.space)
                            : fitl_could_begin(g, &scratch);
}

static uint8_t why_any_activity(const Game *g, const State *s, unsigned kind)
{
    const unsigned verb = fitl_line(g, s)->verb;
    if (verb != E_ANY_ACTIVITY && verb != E_ANYTHING_IN_EACH)
        return R_NOT_NOW;
    if (!fitl_owns_activity(fitl_event_doer(s), kind))
        return R_NOT_YOUR_ACTIVITY;
    const bool can = verb == E_ANYTHING_IN_EACH ? fitl_could_act_in(g, s, kind, SPACE(s->ev.space))
                                                : fitl_could_act(g, s, kind);
    return can ? R_LEGAL : R_ACTIVITY_NOWHERE;
}

/* What can be done must be done [12.14]. */
static bool anything_free(const Game *g, const State *s)
{
    for (unsigned kind = 0; kind < OPERATIONS; kind++)
        if (why_limited(g, s, kind) == R_LEGAL || why_operation_in(g, s, kind) == R_LEGAL)
            return true;
    for (unsigned kind = 0; kind < ACTIVITIES; kind++)
        if (why_any_activity(g, s, kind) == R_LEGAL)
            return true;
    return false;
}

/* In each space of #56s up to one; elsewhere what can be done must be, but for a bot, whose cards
 * may find nothing [T14.9]. */
static uint8_t why_nothing(const Game *g, const State *s)
{
    return fitl_line(g, s)->verb != E_ANYTHING_IN_EACH && !is_bot(s, fitl_event_doer(s)) &&
                   anything_free(g, s)
               ? R_EVENT_MUST
               : R_LEGAL;
}

/* A bot says which card of its deck it has drawn, once [T14.9]. Local 0: it has. */
static bool may_draw(const Game *g, const State *s)
{
    return fitl_line(g, s)->verb != E_ANYTHING_IN_EACH && is_bot(s, fitl_event_doer(s)) &&
           !flow_now(s)->v[0];
}

static void list_draws(const Game *g, const State *s, ActionList *out)
{
    for (unsigned i = 0; may_draw(g, s) && i < TRUNG_HAND; i++)
        list_add(out, V_TRUNG, (uint8_t)(fitl_event_doer(s) * TRUNG_HAND + i), 0, 0);
}

static uint8_t ev_any_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_TRANSFER)
        return fitl_why_offer(g, s);
    switch (a.verb) {
    case V_OPERATION:
        return why_operation_in(g, s, a.a);
    case V_LIMITED:
        return why_limited(g, s, a.a);
    case V_ACTIVITY:
        return why_any_activity(g, s, a.a);
    case V_DONE:
        return why_nothing(g, s);
    case V_TRUNG:
        return may_draw(g, s) && trung_owner(a.a) == fitl_event_doer(s) ? R_LEGAL : R_NOT_NOW;
    default:
        return R_NOT_NOW;
    }
}

static void ev_any_legal(const Game *g, const State *s, ActionList *out)
{
    for (uint8_t kind = 0; kind < OPERATIONS; kind++) {
        if (why_limited(g, s, kind) == R_LEGAL)
            list_add(out, V_LIMITED, kind, 0, 0);
        if (why_operation_in(g, s, kind) == R_LEGAL)
            list_add(out, V_OPERATION, kind, 0, 0);
    }
    for (uint8_t kind = 0; kind < ACTIVITIES; kind++)
        if (why_any_activity(g, s, kind) == R_LEGAL)
            list_add(out, V_ACTIVITY, kind, 0, 0);
    list_draws(g, s, out);
    if (why_nothing(g, s) == R_LEGAL)
        list_add(out, V_DONE, 0, 0, 0);
    fitl_offer_transfer(g, s, out);
}

static void ev_any_apply(const Game *g, State *s, Action a)
{
    if (fitl_take_offer(g, s, a))
        return;
    if (a.verb == V_TRUNG) {
        flow_top(s)->v[0] = 1;
        fitl_trung_draw(s, a.a);
        return;
    }
    const Effect *e = fitl_line(g, s);
    const unsigned doer = fitl_event_doer(s), x = s->ev.space;
    flow_return(s);
    if (a.verb == V_ACTIVITY) {
        fitl_prepare_activity(s, a.a, doer, ACT_FREE);
        if (e->verb == E_ANYTHING_IN_EACH)
            s->sa.allowed = SPACE(x);
        fitl_call_activity(s);
    } else if (a.verb != V_DONE) {
        if (a.verb == V_OPERATION) {
            begin_in(s, doer, a.a, x);
        } else {
            fitl_begin_operation(s, doer, a.a, OP_LIMITED | OP_FREE | OP_BY_EVENT);
            s->op.allowed = fitl_all_where(g, s, e->where);
        }
        note(s, N_FREE, doer, a.a, 0);
        flow_call(s, OPERATION);
    }
}

const Step fitl_ev_any_step = {
    .name = "ev_any",
    .rule = "12.11",
    .prompt = "fitl.ask.ev_any",
    .actor = fitl_event_actor,
    .legal = ev_any_legal,
    .apply = ev_any_apply,
    .why_not = ev_any_why,
};

bool fitl_run_any(const Game *g, State *s, const Effect *e, Frame *f)
{
    const unsigned doer = f->v[1];
    if (f->v[0]++ >= most(e->n, 1)) {
        if (e->verb == E_ANY_ACTIVITY && s->op.shipped && cap(s, CAP_CAVALRY, UNSHADED)) {
            flow_call(s, CAVALRY);
            return false;
        }
        return true;
    }
    fitl_begin_by_event(s, doer);
    if (anything_free(g, s))
        flow_call(s, EV_ANY);
    return false;
}

/* ---- In each chosen space up to one, #56 ----------------------------------------------------- */

bool fitl_each_takes(const Game *g, const State *s, const Effect *e, unsigned x)
{
    State scratch = *s;
    scratch.ev.space = (uint8_t)x;
    return in(s->ev.lost, x) && anything_free(g, &scratch);
}

/* ev.lost: the spaces still to come, in the doer's order. */
bool fitl_run_in_each(const Game *g, State *s, const Effect *e, Frame *f)
{
    if (f->v[0] == 0)
        s->ev.lost = s->ev.chosen;
    const bool space_named = f->v[0] == 2;
    f->v[0] = 1;
    fitl_begin_by_event(s, f->v[1]);
    if (!space_named)
        return !fitl_ask_space(g, s, e);
    s->ev.lost &= ~SPACE(s->ev.space);
    flow_call(s, EV_ANY);
    return false;
}
