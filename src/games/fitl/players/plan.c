/* plan.c: every question finds who weighs its answers; the best is taken, equals by lot. */
#include "games/fitl/players/plan.h"

/* ---- Operations ------------------------------------------------------------------------------ */

/* A space that is trained in may be the one to pacify [8.7], if none is yet. */
static int train_space(const Plan *p, unsigned x)
{
    const int gain = plan_op_gain(p, OP_TRAIN, x);
    for (Spaces set = p->s->op.spaces; set; set &= set - 1)
        if (plan_pacify_gain(p, first_space(set), fitl_pacify_cost(p->s, false)) > 0)
            return gain;
    const int pacify = plan_pacify_gain(p, x, fitl_pacify_cost(p->s, false));
    return pacify > gain ? pacify : gain;
}

static int op_space(const Plan *p, unsigned x)
{
    const unsigned op = p->s->op.kind;
    if (in(p->s->op.spaces, x))
        return 1; /* has to be resolved: the order is all the same */
    if (op == OP_TRAIN)
        return train_space(p, x) - p->w->space;
    if (op == OP_SWEEP) {
        const int find = plan_op_gain(p, op, x), enter = plan_enter_gain(p, x);
        return (find > enter ? find : enter) - p->w->space;
    }
    return plan_op_gain(p, op == OP_PATROL ? OP_ASSAULT : op, x) - p->w->space;
}

static int16_t rate_in_operation(const Plan *p, Action a)
{
    switch (a.verb) {
    case V_SPACE:
        return plan_in_tier(op_space(p, a.a), TIER_SPACE);
    case V_PACIFY:
        return plan_in_tier(plan_pacify_gain(p, a.a, fitl_pacify_cost(p->s, false)), TIER_TAIL);
    case V_AGITATE:
        return plan_in_tier(plan_levels_worth(p, a.a, -1) + plan_money(p, T_VC, -1), TIER_TAIL);
    case V_TRAIL:
        return plan_in_tier(p->w->trail + plan_money(p, T_NVA, -2), TIER_TAIL);
    case V_BASE: {
        Land land = plan_land(p, a.a);
        land_add(p, &land, K_ARVN_TROOP, -(int)a.b);
        land_add(p, &land, K_POLICE, (int)a.b - 3);
        land_add(p, &land, K_ARVN_BASE, 1);
        return plan_in_tier(plan_change(p, &land), TIER_TAIL);
    }
    case V_PATRONAGE:
        return plan_in_tier(plan_money(p, T_PATRONAGE, -(int)a.a), TIER_TAIL);
    case V_TRANSFER:
        return PLAN_NEVER;
    default:
        return 0;
    }
}

/* ---- What in a space ------------------------------------------------------------------------- */

static int train_what(const Plan *p, unsigned x, unsigned choice)
{
    static const uint8_t type[] = {[CH_IRREGULARS] = IRREGULAR, [CH_RANGERS] = RANGER};
    if (choice == CH_NOTHING)
        return 0;
    if (choice != CH_CUBES) {
        const unsigned t = type[choice];
        return plan_add_worth(p, x, fitl_kind_of[t], (int)least(2, p->s->box[BOX_AVAILABLE][t])) +
               (choice == CH_RANGERS ? plan_money(p, T_ARVN, -3) : 0);
    }
    return plan_cubes_gain(p, x);
}

static int rally_what(const Plan *p, unsigned x, Action a)
{
    const unsigned hidden = hidden_kind(p->f), base = p->f == NVA ? K_NVA_BASE : K_VC_BASE;
    Land land = plan_land(p, x);
    if (a.verb == V_BASE) {
        land_add(p, &land, hidden, -(int)a.b);
        land_add(p, &land, hidden + 1, (int)a.b - 2);
        land_add(p, &land, base, 1);
    } else if (a.a == CH_GUERRILLAS) {
        land_add(p, &land, hidden, (int)plan_rally_size(p, x));
    } else if (a.a == CH_HIDE) {
        const int n = land.at[hidden + 1];
        land_add(p, &land, hidden + 1, -n);
        land_add(p, &land, hidden, n);
    }
    return plan_change(p, &land);
}

static int subvert_what(const Plan *p, unsigned x, unsigned choice)
{
    Land land = plan_land(p, x);
    const unsigned cube = land.at[K_POLICE] ? K_POLICE : K_ARVN_TROOP;
    land_add(p, &land, cube, choice == CH_REMOVE ? -2 : -1);
    if (choice == CH_REPLACE)
        land_add(p, &land, K_VC_GUERRILLA, 1);
    return plan_change(p, &land);
}

static int infiltrate_what(const Plan *p, unsigned x, unsigned choice)
{
    const State *s = p->s;
    const unsigned bases = s->at[x][K_NVA_BASE] + s->at[x][K_NVA_BASE_T];
    const unsigned n = least(s->trail + bases, s->box[BOX_AVAILABLE][NVA_TROOP]);
    const int build_up = bases ? plan_add_worth(p, x, K_NVA_TROOP, (int)n) : PLAN_NEVER;
    return choice == CH_BUILD_UP ? build_up : plan_act_gain(p, INFILTRATE, x);
}

static int16_t rate_what(const Plan *p, Action a)
{
    const unsigned x = flow_now(p->s)->v[0];
    switch (flow_now(p->s)->step) {
    case TRAIN_WHAT:
        return (int16_t)train_what(p, x, a.a);
    case RALLY_WHAT:
        return (int16_t)rally_what(p, x, a);
    case SUBVERT_WHAT:
        return (int16_t)subvert_what(p, x, a.a);
    case INFILTRATE_WHAT:
        return (int16_t)infiltrate_what(p, x, a.a);
    case ATTACK_HOW:
        return (int16_t)(a.a == CH_GUERRILLAS ? 4 : 2 * p->s->at[x][K_NVA_TROOP]);
    case ADD_ARVN:
        return (int16_t)(a.a == CH_NO ? 0
                                      : plan_act_gain(p, ADVISE, x) + plan_money(p, T_ARVN, -3));
    default: /* TARGETS: both; PATTON and the like: yes */
        return a.a == CH_BOTH || a.a == CH_YES;
    }
}

/* ---- Activities ------------------------------------------------------------------------------ */

static int16_t rate_in_activity(const Plan *p, Action a)
{
    switch (a.verb) {
    case V_SPACE:
        return plan_in_tier(plan_act_gain(p, p->s->sa.kind, a.a), TIER_SPACE);
    case V_AID:
        return plan_in_tier(6 * p->w->aid, TIER_TAIL);
    case V_TRANSFER:
        return PLAN_NEVER;
    default:
        return 0;
    }
}

/* A hit at a time [10.16]; the first in a space turns its people away. */
static int16_t rate_strike(const Plan *p, Action a)
{
    switch (a.verb) {
    case V_SPACE:
        return (int16_t)plan_act_gain(p, AIR_STRIKE, a.a);
    case V_PIECE:
        return (int16_t)(plan_add_worth(p, a.b, a.a, -1) +
                         (in(p->s->sa.spaces, a.b) ? 0 : plan_levels_worth(p, a.b, -1)));
    case V_TRAIL:
        return (int16_t)-p->w->trail;
    default:
        return 0;
    }
}

/* ---- Pieces one by one ----------------------------------------------------------------------- */

static int16_t rate_piece(const Plan *p, Action a)
{
    const unsigned x = flow_now(p->s)->v[0]; /* where PLACE_PIECES places */
    switch (a.verb) {
    case V_PLACE:
        return (int16_t)(plan_add_worth(p, x, fitl_kind_of[a.a], a.b) + 1);
    case V_FETCH:
        return (int16_t)(plan_add_worth(p, a.b, a.a, -1) +
                         plan_add_worth(p, x, fitl_kind_of[fitl_type_of[a.a]], 1));
    case V_PIECE:
        return (int16_t)plan_add_worth(p, a.b, a.a, -1);
    case V_TRANSFER:
        return PLAN_NEVER;
    default:
        return 0;
    }
}

static int16_t rate_purchase(const Plan *p, Action a)
{
    if (a.verb == V_PACIFY) /* its price and its kin: [14.13] */
        return (int16_t)plan_pacify_gain(p, a.a, fitl_pacify_cost(p->s, true));
    if (a.verb == V_AGITATE) {
        const int price = 1 + p->s->terror[a.a];
        return (int16_t)(plan_levels_worth(p, a.a, -1) + plan_money(p, T_VC, -price));
    }
    return 0;
}

/* ---- Which question it is -------------------------------------------------------------------- */

typedef int16_t RateOne(const Plan *p, Action a);

static RateOne *rater_of(unsigned step)
{
    switch (step) {
    case TRAIN:
    case PATROL:
    case SWEEP:
    case ASSAULT:
    case RALLY:
    case MARCH:
    case ATTACK:
    case TERROR:
        return rate_in_operation;
    case TRAIN_WHAT:
    case RALLY_WHAT:
    case SUBVERT_WHAT:
    case INFILTRATE_WHAT:
    case ATTACK_HOW:
    case ADD_ARVN:
    case TARGETS:
    case PATTON:
    case COBRAS:
    case AMBUSH_TWO:
        return rate_what;
    case ADVISE_SPACES:
    case GOVERN_SPACES:
    case RAID_SPACES:
    case INFILTRATE_SPACES:
    case BOMBARD_SPACES:
    case AMBUSH_SPACES:
    case TAX_SPACES:
    case SUBVERT_SPACES:
        return rate_in_activity;
    case STRIKE:
        return rate_strike;
    case PLACE_PIECES:
    case REMOVE_PIECE:
    case ASSAULT_PIECE:
    case MINE_PIECE:
        return rate_piece;
    case PACIFY:
    case AGITATE:
        return rate_purchase;
    default:
        return NULL;
    }
}

/* Who moves when this step's V_FROM is answered; MOVERS: nobody. */
static unsigned mover_of(unsigned step)
{
    switch (step) {
    case PATROL:
        return MV_PATROL;
    case SWEEP:
        return MV_SWEEP;
    case MARCH:
        return MV_MARCH;
    case LIFT:
        return MV_LIFT;
    case TRANSPORT_MOVES:
        return MV_TRANSPORT;
    case RAID_SPACES:
        return MV_RAID;
    case ARVN_TROOPS:
        return MV_ARVN_TROOPS;
    case POLICE_MOVES:
        return MV_POLICE;
    case NVA_TROOPS:
        return MV_NVA_TROOPS;
    case COMMIT:
        return MV_COMMIT;
    case EV_MOVE:
        return MV_EVENT;
    default:
        return MOVERS;
    }
}

/* Only where no space is worth it any more. */
static void rate_activities(const Plan *p, const ActionList *list, int16_t out[])
{
    for (uint32_t i = 0; i < list->count; i++)
        if (out[i] > TIER_SPACE)
            return;
    for (uint32_t i = 0; i < list->count && list->action[i].verb == V_ACTIVITY; i++)
        out[i] = plan_in_tier(plan_act_total(p, list->action[i].a), TIER_ACT);
}

/* False: it would have to be tried. */
static bool rate_at_sight(const Plan *p, const ActionList *list, int16_t out[])
{
    const unsigned step = flow_now(p->s)->step, mover = mover_of(step);
    RateOne *const rate = rater_of(step);
    if (step == MOVE_TO || step == MOVE_GROUP)
        plan_rate_moves(p, list, out);
    if (!rate && mover == MOVERS)
        return step == MOVE_TO || step == MOVE_GROUP;
    for (uint32_t i = 0; i < list->count; i++) {
        const Action a = list->action[i];
        out[i] = a.verb == V_TRANSFER ? (int16_t)PLAN_NEVER : 0;
        if (rate && a.verb != V_TRANSFER && a.verb != V_ACTIVITY)
            out[i] = rate(p, a);
    }
    if (mover != MOVERS)
        plan_rate_origins(p, mover, list, out);
    if (list->action[0].verb == V_ACTIVITY)
        rate_activities(p, list, out);
    return true;
}

/* ---- All others: the answer is tried on a copy ----------------------------------------------- */

enum { TRIALS_MAX = 16, FURTHER_MAX = 4 };

/* An event's text goes on: what follows is answered plainly, so that its effects can be seen. */
static void follow(const Plan *p, State *after)
{
    for (unsigned i = 0; i < FURTHER_MAX && !game_over(after); i++) {
        ActionList list;
        int16_t rate[LIST_MAX];
        uint32_t best = 0;
        if (flow_now(after)->step == SLOT_ASK || game_actor(p->g, after) != p->f)
            return;
        game_legal(p->g, after, &list);
        if (list.chance || !list.count)
            return;
        PlanMemory memory = {.known = 0};
        Plan next = *p;
        next.s = after;
        next.memory = &memory;
        if (list.count > 1 && rate_at_sight(&next, &list, rate))
            for (uint32_t k = 1; k < list.count; k++)
                best = rate[k] > rate[best] ? k : best;
        game_apply(p->g, after, list.action[best]);
    }
}

static void rate_by_trial(const Plan *p, const ActionList *list, int16_t out[])
{
    const uint32_t stride = 1 + (list->count - 1) / TRIALS_MAX;
    const unsigned step = flow_now(p->s)->step;
    for (uint32_t i = 0; i < list->count; i++) {
        const Action a = list->action[i];
        out[i] = PLAN_NEVER;
        if (i % stride && a.verb != V_DONE)
            continue;
        State after = *p->s;
        game_apply(p->g, &after, a);
        if (step == EV_SPACE || step == EV_OPTION || step == EV_ANY)
            follow(p, &after);
        const int gain = plan_difference(p, &after);
        out[i] = (int16_t)(a.verb == V_TRANSFER ? PLAN_NEVER
                           : a.verb == V_GRANT  ? -1
                           : a.verb == V_DONE   ? gain
                                                : gain + 1);
    }
}

/* ---- The policy ------------------------------------------------------------------------------ */

void fitl_plan_rate(const PlanWeights *weights, const Game *g, const State *s,
                    const ActionList *list, int16_t out[])
{
    PlanMemory memory;
    Plan plan;
    plan_init(&plan, &memory, weights, g, s, game_actor(g, s));
    if (flow_now(s)->step == SLOT_ASK)
        plan_rate_slot(&plan, list, out);
    else if (!rate_at_sight(&plan, list, out))
        rate_by_trial(&plan, list, out);
}

uint32_t fitl_plan_choose(const PlanWeights *weights, const Game *g, const State *s,
                          const ActionList *list, Rng *rng)
{
    int16_t rate[LIST_MAX];
    uint32_t best = 0, equals = 1;
    if (list->count == 1)
        return 0;
    fitl_plan_rate(weights, g, s, list, rate);
    for (uint32_t i = 1; i < list->count; i++) {
        if (rate[i] > rate[best]) {
            best = i;
            equals = 1;
        } else if (rate[i] == rate[best] && rng_below(rng, ++equals) == 0) {
            best = i;
        }
    }
    return best;
}

uint32_t fitl_quick(const Game *g, const State *s, const ActionList *list, Rng *rng)
{
    return fitl_plan_choose(fitl_plan_weights, g, s, list, rng);
}

/* For a search: without the order in which an Operation is carried out, a point for four. */
void fitl_quick_rate(const Game *g, const State *s, const ActionList *list, int16_t out[])
{
    enum { A_LITTLE = 4, MOST = 60 };
    fitl_plan_rate(fitl_plan_weights, g, s, list, out);
    for (uint32_t i = 0; i < list->count; i++) {
        const int gain = (out[i] > 0 ? out[i] % TIER_TAIL : out[i]) / A_LITTLE;
        out[i] = (int16_t)(gain > MOST ? MOST : gain < -MOST ? -MOST : gain);
    }
}
