/* operation.c: chapter 7 and 10.1-10.5: what all Operations share: beginning, which special
 * activity may go with which and when, and the end.
 *
 * An Operation is one choice that is asked again and again: next space, next move, the activity,
 * the last step, done. A space's own procedure is called from it and comes back to it, so that an
 * activity may stand before, between and after [10.2]. */
#include <string.h>

#include "games/fitl/rules/chapters.h"

const uint8_t fitl_op_step[OPERATIONS] = {TRAIN, PATROL, SWEEP,  ASSAULT,
                                          RALLY, MARCH,  ATTACK, TERROR};

const uint8_t fitl_activity_step[ACTIVITIES] = {
    ADVISE_SPACES,     LIFT,           STRIKE_ROLL,   GOVERN_SPACES, TRANSPORT_MOVES, RAID_SPACES,
    INFILTRATE_SPACES, BOMBARD_SPACES, AMBUSH_SPACES, TAX_SPACES,    SUBVERT_SPACES};

/* ---- Beginning [7.1] ------------------------------------------------------------------------- */

void fitl_begin_operation(State *s, unsigned faction, unsigned kind, unsigned flags)
{
    memset(&s->op, 0, sizeof s->op);
    s->op.faction = (uint8_t)faction;
    s->op.kind = (uint8_t)kind;
    s->op.flags = flags;
    s->op.allowed = s->op.origins = ALL_SPACES;
    s->op.target = NOWHERE;
    s->op.enemies = ENEMIES_OF(faction);
    s->sa.kind = NO_ACTIVITY;
    s->buys.count = 0;
    if (kind == OP_MARCH && faction == NVA && is_bot(s, NVA) && s->trail == TRAIL_MAX &&
        !(flags & OP_LIMITED)) /* a bot's way through Laos and Cambodia is one move [T8.2] */
        s->op.flags |= OP_VIA_TRAIL;
}

unsigned fitl_cost(const State *s, unsigned cost)
{
    return s->op.flags & (OP_FREE | OP_IF_RICHER) ? 0 : cost;
}

/* More spaces than this may not be selected. */
static unsigned space_limit(const State *s)
{
    const Operation *op = &s->op;
    if (op->flags & OP_LIMITED)
        return 1;
    if (op->most)
        return op->most;
    if (op->flags & OP_NAMED || op->faction != US)
        return SPACES;
    if (op->kind == OP_SWEEP && cap(s, CAP_PLATOONS, SHADED))
        return 2;                                                             /* [sweep.spaces] */
    return op->kind == OP_ASSAULT && cap(s, CAP_ABRAMS, SHADED) ? 2 : SPACES; /* [assault.spaces] */
}

/* What bars a space before its own conditions are looked at. */
uint8_t fitl_why_select(const State *s, unsigned x)
{
    const Operation *op = &s->op;
    if (op->flags & OP_TAIL)
        return op->kind == OP_RALLY ? R_RALLY_OVER : R_SPACES_OVER;
    if (in(op->spaces, x))
        return R_SELECTED;
    if (!in(op->allowed, x))
        return R_NOT_ALLOWED;
    if (op->spaces && count_spaces(op->spaces) >= space_limit(s))
        return op->flags & OP_LIMITED ? R_LIMITED : op->most ? R_EVENT_SPACES : R_CARD_SPACES;
    return R_LEGAL;
}

void fitl_select(State *s, unsigned x) { s->op.spaces |= SPACE(x); }

void fitl_list_spaces(const Game *g, const State *s, unsigned verb, Spaces set, WhySpace why,
                      ActionList *out)
{
    for (; set; set &= set - 1) {
        const unsigned x = first_space(set);
        if (why(g, s, x) == R_LEGAL)
            list_add(out, (uint8_t)verb, (uint8_t)x, 0, 0);
    }
}

bool fitl_any_space(const Game *g, const State *s, Spaces set, WhySpace why)
{
    for (; set; set &= set - 1)
        if (why(g, s, first_space(set)) == R_LEGAL)
            return true;
    return false;
}

/* ---- Special activities [10.1-10.5] ---------------------------------------------------------- */

/* [10.1] */
static bool goes_with(unsigned activity, unsigned op)
{
    static const uint8_t ops[ACTIVITIES] = {
        [ADVISE] = 1u << OP_TRAIN | 1u << OP_PATROL,
        [AIR_LIFT] = 15,
        [AIR_STRIKE] = 15,
        [GOVERN] = 1u << OP_TRAIN | 1u << OP_PATROL,
        [TRANSPORT] = 15,
        [RAID] = 1u << OP_PATROL | 1u << OP_SWEEP | 1u << OP_ASSAULT,
        [INFILTRATE] = 1u << OP_RALLY | 1u << OP_MARCH,
        [BOMBARD] = 240,
        [AMBUSH] = 1u << OP_MARCH | 1u << OP_ATTACK,
        [TAX] = 240,
        [SUBVERT] = 1u << OP_RALLY | 1u << OP_MARCH | 1u << OP_TERROR,
    };
    return ops[activity] >> op & 1;
}

bool fitl_owns_activity(unsigned faction, unsigned activity)
{
    static const uint8_t owners[ACTIVITIES] = {1, 1, 1, 2, 2, 2, 4, 4, 12, 8, 8};
    return owners[activity] >> faction & 1;
}

/* What a lasting effect forbids: [airstrike.may] and its like. */
static bool is_banned(const State *s, unsigned activity)
{
    switch (activity) {
    case AIR_LIFT:
        return momentum(s, MOM_NO_AIR_LIFT) || momentum(s, MOM_TYPHOON);
    case AIR_STRIKE:
        return momentum(s, MOM_ROLLING_THUNDER) || momentum(s, MOM_DA_NANG) ||
               momentum(s, MOM_BOMBING_PAUSE);
    case TRANSPORT:
    case BOMBARD:
        return momentum(s, MOM_TYPHOON);
    case INFILTRATE:
        return momentum(s, MOM_MCNAMARA);
    case AMBUSH:
        return momentum(s, MOM_CLAYMORES);
    default:
        return false;
    }
}

/* Could it begin: at least one space, piece or Trail step [10.4]. */
bool fitl_could_act(const Game *g, const State *s, unsigned activity)
{
    static bool (*const could[ACTIVITIES])(const Game *, const State *) = {
        fitl_could_advise,    fitl_could_lift, fitl_could_strike,     fitl_could_govern,
        fitl_could_transport, fitl_could_raid, fitl_could_infiltrate, fitl_could_bombard,
        fitl_could_ambush,    fitl_could_tax,  fitl_could_subvert};
    return could[activity](g, s);
}

/* The activity's memory as it begins: its conditions read it, so a copy of the position gets it. */
void fitl_prepare_activity(State *s, unsigned activity, unsigned faction, unsigned flags)
{
    memset(&s->sa, 0, sizeof s->sa);
    s->sa.kind = (uint8_t)activity;
    s->sa.faction = (uint8_t)faction;
    s->sa.flags = (uint8_t)flags;
    s->sa.terms = (uint8_t)(flags >> 8);
    s->sa.allowed = ALL_SPACES;
    s->sa.origin = NOWHERE;
    memset(s->sa.slot, NOWHERE, sizeof s->sa.slot);
}

/* Could a free one begin in these spaces alone? */
bool fitl_could_act_in(const Game *g, const State *s, unsigned activity, Spaces where)
{
    State scratch = *s;
    ActionList list = {0};
    fitl_prepare_activity(&scratch, activity, s->op.faction, ACT_FREE);
    scratch.sa.allowed = where;
    fitl_steps[fitl_activity_step[activity]]->legal(g, &scratch, &list);
    for (unsigned i = 0; i < list.count; i++)
        if (list.action[i].verb == V_SPACE)
            return true;
    return false;
}

static uint8_t why_activity(const Game *g, const State *s, unsigned activity)
{
    const Operation *op = &s->op;
    if (!fitl_owns_activity(op->faction, activity))
        return R_NOT_YOUR_ACTIVITY;
    if (op->flags & OP_BY_EVENT)
        return R_EVENT_NO_ACTIVITY;
    if (op->flags & OP_LIMITED)
        return R_LIMITED_NO_ACTIVITY;
    if (op->flags & OP_ACTIVITY_DONE)
        return R_ACTIVITY_ONCE;
    if (!goes_with(activity, op->kind))
        return R_ACTIVITY_WITH;
    if (is_banned(s, activity))
        return R_ACTIVITY_BANNED;
    return fitl_could_act(g, s, activity) ? R_LEGAL : R_ACTIVITY_NOWHERE;
}

/* A US bot whose activity came first may name another Operation while nothing of this one has
 * happened: which it is can hang on the dice of the activity [T7.F]. */
static uint8_t why_rename(const State *s, unsigned kind)
{
    const Operation *op = &s->op;
    if (!is_bot(s, US) || op->faction != US || s->sa.kind == NO_ACTIVITY || op->spaces ||
        op->stage || op->flags & (OP_LIMITED | OP_BY_EVENT | OP_TAIL) || kind >= OP_RALLY ||
        kind == op->kind || is_rained_off(s, kind) || !goes_with(s->sa.kind, kind))
        return R_NOT_NOW;
    for (unsigned x = 0; x < SPACES; x++)
        if (op->moved[x][0])
            return R_NOT_NOW;
    return R_LEGAL;
}

void fitl_list_activities(const Game *g, const State *s, ActionList *out)
{
    for (uint8_t kind = 0; kind < OP_RALLY; kind++)
        if (why_rename(s, kind) == R_LEGAL)
            list_add(out, V_OPERATION, kind, 0, 0);
    if (s->op.flags & (OP_BY_EVENT | OP_LIMITED | OP_ACTIVITY_DONE))
        return;
    static const uint8_t first[FACTIONS] = {ADVISE, GOVERN, INFILTRATE, AMBUSH};
    for (unsigned i = first[s->op.faction]; i < first[s->op.faction] + 3u; i++)
        if (why_activity(g, s, i) == R_LEGAL)
            list_add(out, V_ACTIVITY, (uint8_t)i, 0, 0);
}

/* Begins the one that has been prepared. */
void fitl_call_activity(State *s)
{
    note(s, N_ACTIVITY, s->sa.faction, s->sa.kind, 0);
    flow_call(s, fitl_activity_step[s->sa.kind]);
}

static void start_activity(State *s, unsigned activity, unsigned faction, unsigned flags)
{
    fitl_prepare_activity(s, activity, faction, flags);
    fitl_call_activity(s);
}

static void apply_activity(State *s, unsigned activity)
{
    s->op.flags |= OP_ACTIVITY_DONE;
    start_activity(s, activity, s->op.faction, 0);
}

/* Most spaces an activity may have [sa.spaces]. */
static unsigned activity_limit(const State *s, unsigned usual)
{
    if (s->sa.most)
        return s->sa.most;
    unsigned limit = momentum(s, MOM_TYPHOON) ? 1 : usual;
    switch (s->sa.kind) {
    case GOVERN:
        return cap(s, CAP_MANDATE, SHADED) ? 1 : limit;
    case BOMBARD:
        return cap(s, CAP_LONG_GUNS, UNSHADED) ? 1 : cap(s, CAP_LONG_GUNS, SHADED) ? 3 : usual;
    case INFILTRATE:
        return momentum(s, MOM_TRANSPORT_GROUP) ? 1 : limit;
    case AMBUSH:
        return cap(s, CAP_BOOBY_TRAPS, UNSHADED) ? 1 : limit;
    case AIR_STRIKE:
        return monsoon(s) ? least(limit, 2) : limit;
    default:
        return limit;
    }
}

uint8_t fitl_why_act_in(const State *s, unsigned x, unsigned usual)
{
    if (in(s->sa.spaces, x))
        return R_SELECTED;
    if (!in(s->sa.allowed, x))
        return R_NOT_ALLOWED;
    return count_spaces(s->sa.spaces) >= activity_limit(s, usual) ? R_TOO_MANY_SPACES : R_LEGAL;
}

/* ---- Activities of insurgents: spaces until done, or a transfer [10.4, 15.10] -----------------
 */

bool fitl_any_act(const Game *g, const State *s, unsigned activity, WhySpace why)
{
    State scratch = *s;
    fitl_prepare_activity(&scratch, activity, s->op.faction, 0);
    return fitl_any_space(g, &scratch, ALL_SPACES, why);
}

void fitl_list_act(const Game *g, const State *s, WhySpace why, ActionList *out)
{
    fitl_list_spaces(g, s, V_SPACE, ALL_SPACES, why, out);
    if (s->sa.spaces)
        list_add(out, V_DONE, 0, 0, 0);
    fitl_offer_transfer(g, s, out);
}

uint8_t fitl_why_act(const Game *g, const State *s, Action a, WhySpace why)
{
    if (a.verb == V_TRANSFER)
        return fitl_why_offer(g, s);
    if (a.verb == V_DONE)
        return s->sa.spaces ? R_LEGAL : R_FIRST_SPACE;
    if (a.verb != V_SPACE)
        return R_NOT_NOW;
    return a.a < SPACES ? why(g, s, a.a) : R_NOT_ALLOWED;
}

bool fitl_act_ended(State *s, Action a)
{
    if (a.verb == V_DONE) {
        flow_return(s);
        return true;
    }
    s->sa.spaces |= SPACE(a.a);
    return false;
}

/* ---- Whether there is a space for it [7.4] --------------------------------------------------- */

/* A LoC without enemies is a space of an Attack that ambushes from it [11.9]. */
static bool could_ambush_instead(const Game *g, const State *s)
{
    return s->op.kind == OP_ATTACK && why_activity(g, s, AMBUSH) == R_LEGAL;
}

/* [7.4]: at least one space could be selected; the Operation has been begun. */
uint8_t fitl_could_begin(const Game *g, const State *s)
{
    static const WhySpace why[OPERATIONS] = {fitl_why_train,   NULL,           fitl_why_sweep,
                                             fitl_why_assault, fitl_why_rally, NULL,
                                             fitl_why_attack,  fitl_why_terror};
    const unsigned kind = s->op.kind;
    if (kind == OP_PATROL)
        return s->op.allowed & (LOCS | CITIES) ? fitl_why_patrol(s) : R_NO_SPACE_FOR_OP;
    if (kind == OP_MARCH)
        return fitl_any_march(g, s) ? R_LEGAL : R_NO_SPACE_FOR_OP;
    if (fitl_any_space(g, s, ALL_SPACES, why[kind]) ||
        (kind == OP_RALLY && fitl_why_improve(s) == R_LEGAL) || could_ambush_instead(g, s))
        return R_LEGAL;
    return R_NO_SPACE_FOR_OP;
}

/* Whether an Operation that cannot pay for a space has another answer than to end: an activity, or
 * an ally to ask for Resources. */
static bool has_a_way_out(const Game *g, const State *s)
{
    ActionList list = {0};
    fitl_steps[fitl_op_step[s->op.kind]]->legal(g, s, &list);
    for (unsigned i = 0; i < list.count; i++)
        if (list.action[i].verb != V_DONE && list.action[i].verb != V_ON)
            return true;
    return false;
}

/* The same, or could be with more Resources, if there is something to do before. A Patrol is paid
 * as it begins [3.11]: nothing can help it any more. */
uint8_t fitl_could_operate(const Game *g, const State *s, unsigned f, unsigned kind, bool limited)
{
    State scratch = *s;
    fitl_begin_operation(&scratch, f, kind, limited ? OP_LIMITED : 0);
    const uint8_t now = fitl_could_begin(g, &scratch);
    if (now == R_LEGAL || limited || kind == OP_PATROL)
        return now;
    if (is_bot(s, f)) /* an activity may be all it does [T6.5] */
        return has_a_way_out(g, &scratch) ? R_LEGAL : now;
    scratch.op.flags = OP_IF_RICHER;
    if (fitl_could_begin(g, &scratch) != R_LEGAL)
        return now;
    scratch.op.flags = 0;
    return has_a_way_out(g, &scratch) ? R_LEGAL : R_OP_POOR;
}

/* ---- Verbs that every Operation's choice knows ----------------------------------------------- */

/* Verbs that every Operation's choice knows. */
uint8_t fitl_why_common(const Game *g, const State *s, Action a)
{
    switch (a.verb) {
    case V_ACTIVITY:
        return why_activity(g, s, a.a);
    case V_OPERATION:
        return why_rename(s, a.a);
    case V_TRANSFER:
        return fitl_why_transfer(g, s, s->op.faction);
    default:
        return R_NOT_NOW;
    }
}

/* True if the verb was one of them and has been carried out. */
bool fitl_apply_common(State *s, Action a)
{
    if (a.verb == V_ACTIVITY) {
        fitl_end_transfers(s);
        apply_activity(s, a.a);
        return true;
    }
    if (a.verb == V_OPERATION) {
        s->op.kind = a.a;
        note(s, N_OPERATION, s->op.faction, a.a, 0);
        flow_goto(s, fitl_op_step[a.a]);
        return true;
    }
    if (a.verb == V_TRANSFER) {
        fitl_call_transfer(s, s->op.faction);
        return true;
    }
    fitl_end_transfers(s);
    return false;
}

/* A bot's turn may be over once it has tried an activity [T6.5]. */
bool fitl_op_may_stop(const State *s)
{
    return s->op.spaces || s->op.flags & OP_MAY ||
           (is_bot(s, s->op.faction) && s->sa.kind != NO_ACTIVITY);
}

/* ---- Operations that take one space after the other ------------------------------------------ */

/* An Event may want every space that qualifies; otherwise one is enough, if there is any. */
static uint8_t why_end(const Game *g, const State *s, WhySpace why)
{
    const bool open = fitl_any_space(g, s, ALL_SPACES, why);
    if (s->op.flags & OP_EVERY)
        return open ? R_EVERY_SPACE : R_LEGAL;
    return fitl_op_may_stop(s) || !(open || could_ambush_instead(g, s)) ? R_LEGAL : R_FIRST_SPACE;
}

void fitl_list_operation(const Game *g, const State *s, WhySpace why, ActionList *out)
{
    fitl_list_activities(g, s, out);
    fitl_list_spaces(g, s, V_SPACE, ALL_SPACES, why, out);
    fitl_list_transfer(g, s, s->op.faction, out);
    if (why_end(g, s, why) == R_LEGAL)
        list_add(out, V_DONE, 0, 0, 0);
}

uint8_t fitl_why_operation(const Game *g, const State *s, Action a, WhySpace why)
{
    switch (a.verb) {
    case V_SPACE:
        return a.a < SPACES ? why(g, s, a.a) : R_NOT_ALLOWED;
    case V_DONE:
        return why_end(g, s, why);
    default:
        return fitl_why_common(g, s, a);
    }
}

/* ---- The Operation as a whole [7.1] ---------------------------------------------------------- */

/* Costs and consequences of the choice of the Operation itself. */
static void enter_operation(const Game *g, State *s)
{
    if (s->op.kind == OP_PATROL)
        pay(s, s->op.faction, fitl_patrol_cost(s));
}

/* Stages: the Operation; #61u; the end with Minh [8.12]. */
static void operation_run(const Game *g, State *s)
{
    Frame *frame = flow_top(s);
    switch (frame->v[0]++) {
    case 0:
        enter_operation(g, s);
        flow_call(s, fitl_op_step[s->op.kind]);
        break;
    case 1:
        if (s->op.shipped && cap(s, CAP_CAVALRY, UNSHADED))
            flow_call(s, CAVALRY);
        break;
    default:
        if (s->op.kind == OP_TRAIN && s->op.faction == ARVN && minh_leads(s))
            fitl_track(s, T_AID, 5);
        flow_return(s);
    }
}

const Step fitl_operation_step = {.name = "operation", .rule = "7.1", .run = operation_run};
