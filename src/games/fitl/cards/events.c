/* events.c: the interpreter of cards' texts [12]: it carries out one line after the other and stops
 * wherever somebody has to choose. The texts themselves are in cards_*.c. */
#include <string.h>

#include "games/fitl/cards/event.h"

/* ---- Finding the text ------------------------------------------------------------------------ */

/* The tables of the files of cards, and the last card of each. */
static const struct {
    const Script *scripts;
    const unsigned *count;
    unsigned last;
} shelves[] = {
    {fitl_scripts_us, &fitl_scripts_us_count, 15},
    {fitl_scripts_us_late, &fitl_scripts_us_late_count, 30},
    {fitl_scripts_nva, &fitl_scripts_nva_count, 45},
    {fitl_scripts_nva_late, &fitl_scripts_nva_late_count, 60},
    {fitl_scripts_arvn, &fitl_scripts_arvn_count, 75},
    {fitl_scripts_arvn_late, &fitl_scripts_arvn_late_count, 90},
    {fitl_scripts_vc, &fitl_scripts_vc_count, 105},
    {fitl_scripts_vc_late, &fitl_scripts_vc_late_count, EVENTS},
    {fitl_scripts_pivotal, &fitl_scripts_pivotal_count, CARDS},
};

const Effect *fitl_effects(const Game *g, unsigned card, unsigned side)
{
    const unsigned edition = edition_1(g) ? 1 : 2;
    unsigned shelf = 0;
    while (shelf + 1 < COUNT_OF(shelves) && card > shelves[shelf].last)
        shelf++;
    const Script *scripts = shelves[shelf].scripts;
    for (unsigned i = 0; i < *shelves[shelf].count; i++)
        if (scripts[i].card == card && scripts[i].side == side &&
            (scripts[i].edition == 0 || scripts[i].edition == edition))
            return scripts[i].effects;
    return NULL;
}

bool fitl_event_exists(const Game *g, unsigned card, unsigned side)
{
    return fitl_effects(g, card, side) != NULL;
}

const Effect *fitl_line(const Game *g, const State *s)
{
    return &fitl_effects(g, s->ev.card, s->ev.side)[s->ev.line];
}

/* For positions from outside: the card has this side, and the side this line. */
bool fitl_has_line(const Game *g, const State *s)
{
    const Effect *effects = fitl_effects(g, s->ev.card, s->ev.side);
    for (unsigned i = 0; effects; i++) {
        if (i == s->ev.line)
            return true;
        if (effects[i].verb == E_END)
            break;
    }
    return false;
}

/* And the line is one that asks in that step. */
bool fitl_line_asks(const Game *g, const State *s, unsigned step)
{
    switch (fitl_line(g, s)->verb) {
    case E_CHOOSE:
    case E_PLACE:
    case E_SHIFT_EACH:
    case E_TERROR:
        return step == EV_SPACE;
    case E_DEPLOY:
        return step == EV_SPACE || step == EV_DEPLOY;
    case E_OPTION:
    case E_PICK:
        return step == EV_OPTION;
    case E_TURN:
        return step == EV_CARD;
    case E_REMOVE:
    case E_REPLACE:
    case E_FLIP:
        return step == EV_PIECE;
    case E_MOVE:
        return step == EV_MOVE;
    case E_BOX:
        return step == EV_BOX;
    case E_EACH:
        return step == EV_SPACE || step == EV_ANY;
    case E_LIMITED:
    case E_ANY_ACTIVITY:
        return step == EV_ANY;
    default:
        return false;
    }
}

unsigned fitl_doer(const State *s, unsigned who)
{
    if (who == AS_X)
        return s->ev.executor;
    return who == AS_PICKED ? s->ev.picked : who - AS_US;
}

/* Frame locals of EVENT: 0 the stage of the line, 1 the doer of its choices. */
unsigned fitl_event_doer(const State *s)
{
    const Flow *flow = flow_at(s);
    for (unsigned i = flow->depth; i-- > 0;)
        if (flow->frame[i].step == EVENT)
            return flow->frame[i].v[1];
    return s->ev.executor;
}

Seat fitl_event_actor(const Game *g, const State *s) { return (Seat)fitl_event_doer(s); }

void fitl_begin_event(const Game *g, State *s, unsigned faction, unsigned card, unsigned side)
{
    memset(&s->ev, 0, sizeof s->ev);
    s->ev.card = (uint8_t)card;
    s->ev.side = (uint8_t)side;
    s->ev.executor = s->ev.picked = (uint8_t)faction;
    fitl_begin_operation(s, faction, SIDE_OF(faction) ? OP_RALLY : OP_ASSAULT,
                         OP_BY_EVENT | OP_FREE);
    flow_call(s, EVENT);
}

/* ---- What asks nobody ------------------------------------------------------------------------ */

static int amount_of(const Game *g, const State *s, const Effect *e)
{
    return e->amount ? e->amount(g, s) : e->change;
}

static void shift_toward(const Game *g, State *s, unsigned x, unsigned level)
{
    if (s->level[x] != level)
        fitl_shift(g, s, x, s->level[x] < level ? 1 : -1);
}

static void change_space(const Game *g, State *s, const Effect *e, unsigned x)
{
    switch (e->verb) {
    case E_SHIFT:
        fitl_shift(g, s, x, amount_of(g, s, e));
        break;
    case E_SHIFT_TO:
        shift_toward(g, s, x, e->level);
        break;
    default:
        fitl_set_level(g, s, x, e->level);
    }
}

static void change_spaces(const Game *g, State *s, const Effect *e)
{
    const Spaces set = e->where ? fitl_all_where(g, s, e->where) : s->ev.chosen;
    for (Spaces rest = set; rest; rest &= rest - 1)
        change_space(g, s, e, first_space(rest));
}

static void change_eligibility(State *s, const Effect *e)
{
    const unsigned f = e->verb == E_STAY ? s->ev.executor : e->op;
    const uint8_t bit = (uint8_t)(1u << f);
    if (e->verb == E_STAY || (e->verb == E_IN && s->acted & bit)) {
        s->stay |= bit; /* [5.16, 5.17] */
    } else if (e->verb == E_OUT) {
        s->barred |= bit; /* [5.15] */
    } else {
        s->eligible |= bit;
        s->passed &= (uint8_t)~bit;
    }
    note(s, e->verb == E_OUT ? N_OUT_OF_TURN : N_STAYS, f, 0, 0);
}

void fitl_end_capability(State *s, unsigned which, unsigned side)
{
    s->cap[side] &= ~(1u << which);
    s->gone |= 1u << which;
    note(s, N_CAPABILITY_GONE, fitl_cap_card[which], side, 0);
}

/* The card that rules out the capability: 4 does it to 33, 5 to 34. */
static unsigned ruled_out_by(const State *s, unsigned which, unsigned side)
{
    const bool shot_down = which == CAP_MIGS && side == SHADED && cap(s, CAP_TOP_GUN, UNSHADED);
    if (!shot_down && !(s->gone >> which & 1)) /* [card33.execute] */
        return 0;
    return which == CAP_MIGS ? fitl_cap_card[CAP_TOP_GUN] : fitl_mom_card[MOM_WILD_WEASELS];
}

void fitl_take_capability(State *s, unsigned which, unsigned side)
{
    const unsigned cause = ruled_out_by(s, which, side);
    if (cause) {
        note(s, N_NO_EFFECT, fitl_cap_card[which], side, cause);
        return;
    }
    s->cap[side] |= 1u << which;
    s->cap[1 - side] &= ~(1u << which);
    note(s, N_CAPABILITY, fitl_cap_card[which], side, 0);
    if (which == CAP_TOP_GUN && side == UNSHADED && cap(s, CAP_MIGS, SHADED))
        fitl_end_capability(s, CAP_MIGS, SHADED); /* [13.m] */
}

static void take_momentum(State *s, unsigned which)
{
    s->momentum |= (uint16_t)(1u << which);
    if (which == MOM_KOMER)
        s->ky_later = 0;
    note(s, N_MOMENTUM, fitl_mom_card[which], fitl_mom_side[which], 0);
}

static void do_at_once(const Game *g, State *s, const Effect *e)
{
    switch (e->verb) {
    case E_TRACK:
        fitl_track(s, e->track, amount_of(g, s, e));
        break;
    case E_HALVE:
        fitl_track(s, e->track, -(int)((s->track[e->track] + 1u) / 2u));
        break;
    case E_TRANSFER:
        fitl_transfer(s, e->track, e->to, e->amount ? (unsigned)e->amount(g, s) : e->n);
        break;
    case E_TRAIL:
        fitl_trail(s, amount_of(g, s, e));
        break;
    case E_TRAIL_TO:
        if (s->trail < e->n)
            fitl_trail(s, (int)e->n - (int)s->trail);
        break;
    case E_STAY:
    case E_OUT:
    case E_IN:
        change_eligibility(s, e);
        break;
    case E_CAP:
        fitl_take_capability(s, e->op, s->ev.side);
        break;
    case E_MOM:
        take_momentum(s, e->op);
        break;
    case E_MARK:
        e->mark(g, s);
        break;
    default:
        change_spaces(g, s, e);
    }
}

/* ---- Lines that call other procedures -------------------------------------------------------- */

void fitl_begin_free(const Game *g, State *s, const Effect *e, unsigned doer)
{
    fitl_begin_operation(s, doer, e->op, OP_BY_EVENT | OP_FREE | OP_NAMED | e->op_flags);
    s->op.allowed = fitl_all_where(g, s, e->where);
    s->op.origins = fitl_all_where(g, s, e->there);
    s->op.most = e->amount ? (uint8_t)e->amount(g, s) : e->n;
    if (e->kinds)
        s->op.enemies = (uint8_t)(e->kinds == NVA_KINDS ? 4 : 8);
}

/* What a later line calls chosen: after a March where those who marched are. */
static Spaces spaces_used(const State *s)
{
    if (s->op.kind != OP_MARCH)
        return s->op.spaces;
    return fitl_march_ends(s);
}

static bool run_free(const Game *g, State *s, const Effect *e, Frame *f)
{
    const unsigned doer = f->v[1];
    if (f->v[0]++) {
        if (!(e->flags & KEEP))
            s->ev.chosen = spaces_used(s);
        return true;
    }
    fitl_begin_free(g, s, e, doer);
    if (fitl_could_begin(g, s) == R_LEGAL) { /* otherwise the card goes on [12.14] */
        note(s, N_FREE, doer, e->op, 0);
        flow_call(s, OPERATION);
    }
    return false;
}

static bool run_activity(const Game *g, State *s, const Effect *e, Frame *f)
{
    const unsigned doer = f->v[1];
    if (f->v[0]++)
        return true;
    fitl_begin_operation(s, doer, SIDE_OF(doer) ? OP_RALLY : OP_ASSAULT, OP_BY_EVENT | OP_FREE);
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

/* A LimOp of any kind, or an activity of any kind: which. */
static uint8_t why_limited(const Game *g, const State *s, unsigned kind)
{
    const Effect *e = fitl_line(g, s);
    const unsigned doer = fitl_event_doer(s);
    if (e->verb != E_LIMITED)
        return R_NOT_NOW;
    if (SIDE_OF(doer) != (kind >= OP_RALLY))
        return R_NOT_YOUR_OP;
    if (monsoon(s) && (kind == OP_SWEEP || kind == OP_MARCH))
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
    if (fitl_line(g, s)->verb != E_EACH)
        return R_NOT_NOW;
    if (SIDE_OF(doer) != (kind >= OP_RALLY))
        return R_NOT_YOUR_OP;
    if (monsoon(s) && (kind == OP_SWEEP || kind == OP_MARCH))
        return R_MONSOON;
    State scratch = *s;
    begin_in(&scratch, doer, kind, s->ev.space);
    return kind == OP_RALLY ? fitl_why_rally(g, &scratch, s->ev.space)
                            : fitl_could_begin(g, &scratch);
}

static uint8_t why_any_activity(const Game *g, const State *s, unsigned kind)
{
    const unsigned verb = fitl_line(g, s)->verb;
    if (verb != E_ANY_ACTIVITY && verb != E_EACH)
        return R_NOT_NOW;
    if (!fitl_owns_activity(fitl_event_doer(s), kind))
        return R_NOT_YOUR_ACTIVITY;
    const bool can = verb == E_EACH ? fitl_could_act_in(g, s, kind, SPACE(s->ev.space))
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

bool fitl_free_in(const Game *g, const State *s, unsigned x)
{
    State scratch = *s;
    scratch.ev.space = (uint8_t)x;
    return anything_free(g, &scratch);
}

/* In each space of #56s up to one; elsewhere what can be done must be. */
static uint8_t why_nothing(const Game *g, const State *s)
{
    return fitl_line(g, s)->verb != E_EACH && anything_free(g, s) ? R_EVENT_MUST : R_LEGAL;
}

uint8_t fitl_ev_any_why(const Game *g, const State *s, Action a)
{
    switch (a.verb) {
    case V_OPERATION:
        return why_operation_in(g, s, a.a);
    case V_LIMITED:
        return why_limited(g, s, a.a);
    case V_ACTIVITY:
        return why_any_activity(g, s, a.a);
    case V_DONE:
        return why_nothing(g, s);
    default:
        return R_NOT_NOW;
    }
}

void fitl_ev_any_legal(const Game *g, const State *s, ActionList *out)
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
    if (why_nothing(g, s) == R_LEGAL)
        list_add(out, V_DONE, 0, 0, 0);
}

void fitl_ev_any_apply(const Game *g, State *s, Action a)
{
    const Effect *e = fitl_line(g, s);
    const unsigned doer = fitl_event_doer(s), x = s->ev.space;
    flow_return(s);
    if (a.verb == V_ACTIVITY) {
        fitl_prepare_activity(s, a.a, doer, ACT_FREE);
        if (e->verb == E_EACH)
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

/* ev.lost: the spaces still to come, in the doer's order. */
static bool run_each(const Game *g, State *s, const Effect *e, Frame *f)
{
    if (f->v[0] == 0)
        s->ev.lost = s->ev.chosen;
    const bool space_named = f->v[0] == 2;
    f->v[0] = 1;
    fitl_begin_operation(s, f->v[1], SIDE_OF(f->v[1]) ? OP_RALLY : OP_ASSAULT,
                         OP_BY_EVENT | OP_FREE);
    if (!space_named)
        return !fitl_ask_space(g, s, e);
    s->ev.lost &= ~SPACE(s->ev.space);
    flow_call(s, EV_ANY);
    return false;
}

static bool run_any(const Game *g, State *s, const Effect *e, Frame *f)
{
    const unsigned doer = f->v[1];
    if (f->v[0]++ >= most(e->n, 1)) {
        if (e->verb == E_ANY_ACTIVITY && s->op.shipped && cap(s, CAP_CAVALRY, UNSHADED)) {
            flow_call(s, CAVALRY);
            return false;
        }
        return true;
    }
    fitl_begin_operation(s, doer, SIDE_OF(doer) ? OP_RALLY : OP_ASSAULT, OP_BY_EVENT | OP_FREE);
    if (anything_free(g, s))
        flow_call(s, EV_ANY);
    return false;
}

static bool run_phase(State *s, const Effect *e, Frame *f)
{
    if (f->v[0]++)
        return true;
    if (e->verb == E_COMMITMENT) {
        flow_call(s, COMMITMENT);
        return false;
    }
    if (!(e->flags & IN_CHOSEN)) /* the second of two shares the first one's spaces */
        s->buys.count = 0;
    s->quota[0] = NOWHERE;
    Frame *pacify = flow_call(s, PACIFY);
    pacify->v[0] = f->v[1];
    pacify->v[1] = e->n;
    return false;
}

static bool run_die(State *s, Frame *f)
{
    if (f->v[0]++ == 0) {
        flow_call(s, DIE);
        return false;
    }
    s->ev.number = s->die;
    return true;
}

/* True when the line is finished. */
static bool run_line(const Game *g, State *s, const Effect *e, Frame *f)
{
    switch (e->verb) {
    case E_CHOOSE:
        return fitl_run_choose(g, s, e, f);
    case E_OPTION:
    case E_PICK:
        if (f->v[0]++)
            return true;
        flow_call(s, EV_OPTION);
        return false;
    case E_TURN:
        return fitl_run_turn(g, s, e, f);
    case E_DIE:
        return run_die(s, f);
    case E_SHIFT_EACH:
        return fitl_run_shift_each(g, s, e, f);
    case E_PLACE:
        return fitl_run_place(g, s, e, f);
    case E_DEPLOY:
        return fitl_run_deploy(g, s, e, f);
    case E_TERROR:
        return fitl_run_markers(g, s, e, f);
    case E_REMOVE:
    case E_REMOVE_ALL:
    case E_REPLACE:
    case E_FLIP:
        return fitl_run_pieces(g, s, e, f);
    case E_MOVE:
        return fitl_run_move(g, s, e, f);
    case E_BOX:
        return fitl_run_box(g, s, e, f);
    case E_FREE:
        return run_free(g, s, e, f);
    case E_ACTIVITY:
        return run_activity(g, s, e, f);
    case E_LIMITED:
    case E_ANY_ACTIVITY:
        return run_any(g, s, e, f);
    case E_EACH:
        return run_each(g, s, e, f);
    case E_COMMITMENT:
    case E_PACIFY:
        return run_phase(s, e, f);
    default:
        do_at_once(g, s, e);
        return true;
    }
}

/* One line per run: a line that calls something is run again when that is over. */
void fitl_event_run(const Game *g, State *s)
{
    Frame *f = flow_top(s);
    const Effect *e = fitl_line(g, s);
    if (e->verb == E_END) {
        flow_return(s);
        return;
    }
    f->v[1] = (uint8_t)fitl_doer(s, e->who);
    const bool skipped =
        f->v[0] == 0 && ((e->option && e->option != f->v[2]) || (e->when && !e->when(g, s)));
    if (skipped || run_line(g, s, e, f)) {
        s->ev.line++;
        f->v[0] = 0;
    }
}
