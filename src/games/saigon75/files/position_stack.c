/* position_stack.c: which steps can stand on which. A position text names the stack frame by frame,
 * or only the step at its top; either way it must be one that play leads to. Play itself does not
 * look here: it cannot build another stack.
 */
#include "games/saigon75/files/position.h"

/* The step below, and the child that it calls next when this one is done (its Frame.next). */
typedef struct Under {
    uint8_t step, next;
} Under;

enum { UNDER_MAX = 5 };

/* Of several, the first is taken when only the top is named. The ends of lists are {GAME, 0}: no
 * step can stand there, for GAME is at its first child by then. */
static const Under unders[S75_STEPS][UNDER_MAX] = {
    [TOKENS_LIE] = {{GAME, 1}},
    [TOKEN_LIES] = {{TOKENS_LIE, 0}},
    [PLACEMENT] = {{GAME, 2}},
    [PLACE_UNIT] = {{PLACEMENT, 0}},
    [DEALING] = {{GAME, 3}},
    [DEAL_CARD] = {{DEALING, 0}},
    [ALL_TURNS] = {{GAME, 4}},
    [TURN] = {{ALL_TURNS, 0}},
    [NV_PHASE] = {{TURN, 1}},
    [SV_PHASE] = {{TURN, 2}},
    [END_TURN] = {{TURN, 3}},
    [AVAILABILITY] = {{NV_PHASE, 2}, {SV_PHASE, 2}},
    [AVAILABILITY_ROLL] = {{AVAILABILITY, 1}, {AVAILABILITY_USES, 0}},
    [AVAILABILITY_USES] = {{AVAILABILITY, 2}},
    [AVAILABILITY_USE] = {{AVAILABILITY, 2}},
    [SOLO_CARD] = {{NV_PHASE, 1}},
    [SOLO_EXCHANGE_CARD] = {{NV_PHASE, 1}},
    [SOLO_EVENT_CARD] = {{EVENT_STEPS, 1}},
    [EVENT_STEPS] = {{NV_PHASE, 3}, {SV_PHASE, 3}},
    [EVENT_CARD] = {{EVENT_STEPS, 1}},
    [EVENT_DRAW_CARD] = {{EVENT_STEPS, 2}},
    [EXCHANGE_ASIDE] = {{AVAILABILITY_USES, 0}, {EVENT_CARD, 0}, {PREPARATIONS, 0}},
    [EXCHANGE_KNOWN] = {{AVAILABILITY_USES, 0}, {EVENT_CARD, 0}, {PREPARATIONS, 0}},
    [EXCHANGE_GIVE] = {{AVAILABILITY_USES, 0}, {EVENT_CARD, 0}, {PREPARATIONS, 0}},
    [EXCHANGE_TAKE] = {{AVAILABILITY_USES, 0}, {EVENT_CARD, 0}, {PREPARATIONS, 0}},
    [EXCHANGE_DISCARD] = {{AVAILABILITY_USES, 0}, {EVENT_CARD, 0}, {PREPARATIONS, 0}},
    [EXCHANGE_DRAW] = {{AVAILABILITY_USES, 0}, {EVENT_CARD, 0}, {PREPARATIONS, 0}},
    [STRIKE_PROVINCE] = {{EVENT_STEPS, 3}},
    [STRIKE_ROLL] = {{EVENT_STEPS, 3}},
    [STRIKE_LOSS] = {{EVENT_STEPS, 3}},
    [STRIKE_RETREATS] = {{EVENT_STEPS, 3}},
    [STRIKE_RETREAT] = {{STRIKE_RETREATS, 0}},
    [REDEPLOY_UNIT] = {{EVENT_STEPS, 3}},
    [REDEPLOY_TO] = {{EVENT_STEPS, 3}},
    [OFFENSIVE_ROLL] = {{EVENT_STEPS, 3}},
    [DIRECTIVE_ROLL] = {{EVENT_STEPS, 3}},
    [CORRUPT_UNIT] = {{EVENT_STEPS, 3}},
    [DIVERT_UNIT] = {{EVENT_STEPS, 3}},
    [DIVERT_TO] = {{EVENT_STEPS, 3}},
    [EVACUATE_PROVINCE] = {{EVENT_STEPS, 3}},
    [EVACUATE_UNITS] = {{EVENT_STEPS, 3}},
    [EVACUATE_UNIT] = {{EVACUATE_UNITS, 0}},
    [INFILTRATE_UNIT] = {{EVENT_STEPS, 3}},
    [INFILTRATE_TO] = {{EVENT_STEPS, 3}},
    [REVOLT_UNIT] = {{EVENT_STEPS, 3}},
    [MOVEMENT] = {{NV_PHASE, 4}, {SV_PHASE, 4}},
    [PREPARATIONS] = {{MOVEMENT, 1}},
    [PREPARE] = {{MOVEMENT, 1}},
    [STRATEGIC_UNIT] = {{PREPARATIONS, 0}},
    [STRATEGIC_TO] = {{PREPARATIONS, 0}},
    [STAND_UNIT] = {{MOVEMENT, 2}},
    [MOVES] = {{MOVEMENT, 4}},
    [MOVE_UNIT] = {{MOVEMENT, 4}},
    [MOVE_TO] = {{MOVEMENT, 4}},
    [MECH_ON] = {{MOVEMENT, 4}},
    [FLIGHT_ROLL] = {{MOVES, 0}},
    [STACKING] = {{MOVEMENT, 5}},
    [EXCESS_UNIT] = {{STACKING, 0}},
    [COMBATS] = {{NV_PHASE, 5}, {SV_PHASE, 5}},
    [DECLARE] = {{COMBATS, 2}},
    [COMMIT] = {{COMBATS, 2}},
    [FIGHTS] = {{COMBATS, 3}},
    [FIGHT_NEXT] = {{COMBATS, 3}},
    [COMBAT] = {{FIGHTS, 0}},
    [ATTACKER_BONUS] = {{COMBAT, 1}},
    [DEFEND_VC] = {{COMBAT, 2}},
    [SHARE_VC] = {{COMBAT, 3}},
    [DEFENDER_BONUS] = {{COMBAT, 4}},
    [ROLL_DICE] = {{COMBAT, 5}, {COMBAT, 6}},
    [TOKEN_REROLLS] = {{COMBAT, 7}},
    [TOKEN_REROLL_DIE] = {{COMBAT, 7}},
    [INTELLIGENCE] = {{COMBAT, 8}},
    [INTELLIGENCE_DIE] = {{COMBAT, 8}},
    [REROLLED_DIE] = {{TOKEN_REROLLS, 0}, {INTELLIGENCE, 0}},
    [CARD_CALL] = {{COMBAT, 9}},
    [DEFENDER_LOSSES] = {{COMBAT, 11}},
    [DEFENDER_RETREATS] = {{COMBAT, 12}},
    [ATTACKER_LOSSES] = {{COMBAT, 13}},
    [ATTACKER_RETREATS] = {{COMBAT, 14}},
    [LOSS_UNIT] = {{DEFENDER_LOSSES, 0}, {ATTACKER_LOSSES, 0}},
    [RETREAT_UNIT] = {{DEFENDER_RETREATS, 0}, {ATTACKER_RETREATS, 0}},
    [RETREAT_TO] = {{STRIKE_RETREATS, 0},
                    {EVACUATE_UNITS, 0},
                    {DEFENDER_RETREATS, 0},
                    {ATTACKER_RETREATS, 0},
                    {WITHDRAWALS, 0}},
    [WITHDRAWALS] = {{COMBAT, 15}},
    [WITHDRAW_UNIT] = {{COMBAT, 15}},
    [AIR_ATTRITION_ROLL] = {{COMBAT, 16}},
    [DESERTION_ROLL] = {{SV_PHASE, 6}},
    [DESERTIONS] = {{SV_PHASE, 6}},
    [DESERT_UNIT] = {{DESERTIONS, 0}},
    [TOKEN_SHOWN] = {{END_TURN, 1}},
};

static bool can_stand_on(unsigned step, const Frame *below)
{
    for (unsigned i = 0; i < UNDER_MAX; i++) {
        const Under *under = &unders[step][i];
        if (under->next + under->step > 0 && under->step == below->step &&
            under->next == below->next)
            return true;
    }
    return false;
}

bool s75_is_stack_possible(const State *s)
{
    const Flow *flow = &s->flow;
    for (unsigned i = 1; i < flow->depth; i++)
        if (!can_stand_on(flow->frame[i].step, &flow->frame[i - 1]))
            return false;
    return true;
}

/* The phase is that of the active side. */
static Under find_under(const State *s, unsigned step)
{
    Under under = unders[step][0];
    if (under.step == NV_PHASE && s->active == SV)
        under.step = SV_PHASE;
    return under;
}

bool s75_build_stack(State *s, uint8_t step)
{
    Under path[FLOW_DEPTH] = {{step, 0}};
    unsigned depth = 1;
    while (path[depth - 1].step != GAME) {
        const Under under = find_under(s, path[depth - 1].step);
        if (depth == FLOW_DEPTH || under.step + under.next == 0)
            return false;
        path[depth++] = under;
    }
    while (depth-- > 0)
        flow_call(s, path[depth].step)->next = path[depth].next;
    return true;
}
