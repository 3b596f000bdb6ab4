/* offered.c: what is usually offered where something is asked, open or not (Guide.offered): who
 * looks for an Operation, a special activity or a pivotal card that is missing learns why. Which of
 * them is closed, and by which rule, is found where the rules are. */
#include "games/fitl/people/view.h"

static void add(ActionList *list, unsigned verb, unsigned a)
{
    list_add(list, (uint8_t)verb, (uint8_t)a, 0, 0);
}

/* [5.5, 5.9] */
static void list_slot(const Game *g, const State *s, ActionList *list)
{
    const unsigned f = flow_now(s)->v[0], first = SIDE_OF(f) * OP_RALLY;
    const bool limited = fitl_slot_offers(s) & OFFER_LIMITED;
    add(list, V_EVENT, UNSHADED);
    if (g->board->card[s->current].type == CARD_DUAL)
        add(list, V_EVENT, SHADED);
    for (unsigned kind = first; kind < first + OP_RALLY; kind++)
        add(list, V_OPERATION, kind);
    for (unsigned kind = first; kind < first + OP_RALLY && limited; kind++)
        add(list, V_LIMITED, kind);
    if (s->pivotal >> f & 1)
        add(list, V_PIVOTAL, 0);
}

/* [10.1]: while it may still be chosen with this Operation. */
static void list_activities(const State *s, ActionList *list)
{
    if (s->op.flags & (OP_BY_EVENT | OP_ACTIVITY_DONE))
        return;
    for (unsigned i = 0; i < ACTIVITIES; i++)
        if (fitl_owns_activity(s->op.faction, i))
            add(list, V_ACTIVITY, i);
}

static bool asks_for_operation(const State *s)
{
    for (unsigned kind = 0; kind < OPERATIONS; kind++)
        if (flow_now(s)->step == fitl_op_step[kind])
            return true;
    return false;
}

bool fitl_offered(const Game *g, const State *s, unsigned index, Action *out)
{
    ActionList list = {.count = 0};
    if (flow_now(s)->step == SLOT_ASK)
        list_slot(g, s, &list);
    else if (asks_for_operation(s))
        list_activities(s, &list);
    if (index < list.count)
        *out = list.action[index];
    return index < list.count;
}

/* What a pivotal card waits for is told with how it stands [5.9]. */
void fitl_refusal_args(const Game *g, const State *s, Action a, uint8_t arg[ARGS_MAX])
{
    if (a.verb != V_PIVOTAL)
        return;
    arg[1] = (uint8_t)score_for_121(s);
    arg[2] = s->leader_cards;
}
