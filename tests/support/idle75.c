#include "support/idle75.h"

#include "core/flow.h"

static Action laziest(const ActionList *list)
{
    for (uint32_t i = 0; i < list->count; i++)
        if (list->action[i].verb == V_DONE)
            return list->action[i];
    return list->action[0];
}

Action idle_once(Play *p)
{
    ActionList list;
    game_legal(&p->game, &p->s, &list);
    assert_true(list.count > 0);
    const Action action = laziest(&list);
    game_apply(&p->game, &p->s, action);
    const char *broken = s75_check(&p->game, &p->s);
    if (broken)
        fail_msg("broken after verb %d: %s", action.verb, broken);
    return action;
}

void idle_to(Play *p, unsigned turn, unsigned side, unsigned step)
{
    while (!game_over(&p->s)) {
        if (p->s.turn == turn && p->s.active == side && flow_now(&p->s)->step == step)
            return;
        idle_once(p);
    }
    fail_msg("the game ended on turn %d before the step was asked", p->s.turn);
}

void idle_to_end(Play *p)
{
    while (!game_over(&p->s))
        idle_once(p);
}
