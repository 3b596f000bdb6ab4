/* plan_turn.c: what a faction does with its slot [5.5]: pass, the Event, an Operation. */
#include "games/fitl/players/plan.h"

enum { SPACES_AT_MOST = 5 };

/* What the best activity that may go with each Operation is worth [10.1]. */
typedef struct Activities {
    int worth[OPERATIONS];
} Activities;

static Activities rate_activities(const Plan *p)
{
    static const uint8_t ops[ACTIVITIES] = {3, 0, 15, 3, 0, 14, 48, 240, 64, 240, 176};
    Activities best = {{0}};
    for (unsigned act = 0; act < ACTIVITIES; act++) {
        if (!ops[act] || !fitl_owns_activity(p->f, act))
            continue;
        const int sum = plan_act_total(p, act);
        for (unsigned op = 0; op < OPERATIONS; op++)
            if (ops[act] >> op & 1 && sum > best.worth[op])
                best.worth[op] = sum;
    }
    return best;
}

static int operation_worth(const Plan *p, unsigned op, bool limited)
{
    const unsigned spaces = limited ? 1 : SPACES_AT_MOST;
    int sum = p->w->op[op];
    if (op == OP_MARCH || op == OP_PATROL)
        sum += plan_march_total(p, op, spaces);
    else
        sum += plan_op_total(p, op, spaces);
    if (op == OP_SWEEP)
        sum += plan_march_total(p, op, spaces);
    if (op == OP_TRAIN) {
        int best = 0;
        for (unsigned x = 0; x < LANDS; x++) {
            const int gain = plan_pacify_gain(p, x, 3);
            best = gain > best ? gain : best;
        }
        sum += best;
    }
    return sum;
}

/* The table compares an event with the best else there is. */
static void rate_events(const Plan *p, const ActionList *list, int16_t out[])
{
    int best = PLAN_NEVER;
    for (uint32_t i = 0; i < list->count; i++)
        if (list->action[i].verb != V_EVENT && out[i] > best)
            best = out[i];
    for (uint32_t i = 0; i < list->count; i++) {
        const Action a = list->action[i];
        if (a.verb != V_EVENT)
            continue;
        const unsigned card = p->s->current;
        const int more = card <= EVENTS ? 4 * fitl_plan_events[card][a.a][p->f] : 0;
        out[i] = (int16_t)(best + more + p->w->event);
    }
}

void plan_rate_slot(const Plan *p, const ActionList *list, int16_t out[])
{
    Activities activities = {{0}};
    if (fitl_slot_offers(p->s) & OFFER_OPERATION)
        activities = rate_activities(p);
    for (uint32_t i = 0; i < list->count; i++) {
        const Action a = list->action[i];
        if (a.verb == V_PASS)
            out[i] = (int16_t)(p->w->pass + plan_money(p, fitl_purse[p->f], SIDE_OF(p->f) ? 1 : 3));
        else if (a.verb == V_TRUNG) /* that a bot has drawn this card is for a bot to say */
            out[i] = PLAN_NEVER;
        else if (a.verb != V_EVENT)
            out[i] =
                (int16_t)(operation_worth(p, a.a, a.verb == V_LIMITED) + activities.worth[a.a]);
    }
    rate_events(p, list, out);
}
