/* check_flow.c: the stack of steps as an invariant. In play it holds by itself; a position from
 * outside could otherwise send a step to work on a unit, a province or a combat that is not there.
 */
#include "games/saigon75/files/check.h"

/* What a step finds in the position or in its locals v. */
enum {
    MOVER = 1,    /* state->moving */
    BATTLE = 2,   /* a combat in course */
    STRUCK = 4,   /* the province of E-03 */
    WHERE = 8,    /* v[0] is a province */
    WHOSE = 16,   /* v[0] is a side */
    WAITING = 32, /* a unit in the box */
    GIVEN = 64,   /* v[0] is a card of the active side */
    PLAYED = 128  /* the card in force */
};

static const uint8_t needs[S75_STEPS] = {
    [PLACE_UNIT] = WAITING,
    [EVENT_DRAW_CARD] = PLAYED,
    [EXCHANGE_TAKE] = GIVEN,
    [STRIKE_ROLL] = STRUCK,
    [STRIKE_LOSSES] = STRUCK,
    [STRIKE_LOSS] = STRUCK,
    [STRIKE_RETREATS] = STRUCK,
    [STRIKE_RETREAT] = STRUCK,
    [REDEPLOY_TO] = MOVER,
    [DIVERT_TO] = MOVER,
    [EVACUATE_UNITS] = WHERE,
    [EVACUATE_UNIT] = WHERE,
    [INFILTRATE_TO] = MOVER,
    [STRATEGIC_TO] = MOVER,
    [MOVE_TO] = MOVER,
    [MECH_ON] = MOVER,
    [COMMIT] = WHERE,
    [COMBAT] = BATTLE,
    [ATTACKER_BONUSES] = BATTLE,
    [ATTACKER_BONUS] = BATTLE,
    [DEFENDERS] = BATTLE,
    [DEFEND_VC] = BATTLE,
    [SHARERS] = BATTLE,
    [SHARE_VC] = BATTLE,
    [DEFENDER_BONUSES] = BATTLE,
    [DEFENDER_BONUS] = BATTLE,
    [ATTACKER_DICE] = BATTLE,
    [DEFENDER_DICE] = BATTLE,
    [ROLL_DICE] = BATTLE | WHOSE,
    [TOKEN_REROLLS] = BATTLE,
    [TOKEN_REROLL_DIE] = BATTLE,
    [INTELLIGENCE] = BATTLE,
    [INTELLIGENCE_DIE] = BATTLE,
    [REROLLED_DIE] = BATTLE | WHOSE,
    [CARD_CALLS] = BATTLE,
    [CARD_CALL] = BATTLE,
    [COMPARE] = BATTLE,
    [DEFENDER_LOSSES] = BATTLE,
    [DEFENDER_RETREATS] = BATTLE,
    [ATTACKER_LOSSES] = BATTLE,
    [ATTACKER_RETREATS] = BATTLE,
    [LOSS_UNIT] = BATTLE | WHOSE,
    [RETREAT_UNIT] = BATTLE | WHOSE,
    [RETREAT] = MOVER | WHOSE,
    [RETREAT_TO] = MOVER | WHOSE,
    [WITHDRAWALS] = BATTLE,
    [WITHDRAW_UNIT] = BATTLE,
    [AIR_ATTRITION] = BATTLE,
    [AIR_ATTRITION_ROLL] = BATTLE,
    [COMBAT_END] = BATTLE,
};

bool s75_is_in_step(const State *s, unsigned step)
{
    for (unsigned i = 0; i < s->flow.depth; i++)
        if (s->flow.frame[i].step == step)
            return true;
    return false;
}

static uint8_t flag_if(bool there, uint8_t flag) { return there ? flag : 0; }

/* What of all this is there. */
static uint8_t offers(const State *s, const Frame *frame)
{
    const uint8_t v = frame->v[0];
    return flag_if(s->moving < UNITS && s->place[s->moving] <= RESERVE, MOVER) |
           flag_if(s->combat.province < PROVINCES, BATTLE) |
           flag_if(s->card_count > 0 && s->card_count <= PROVINCES, STRUCK) |
           flag_if(v < PROVINCES, WHERE) | flag_if(v < SIDES, WHOSE) |
           flag_if(s->at[BOX], WAITING) | flag_if(v < CARDS && s->hand[s->active] >> v & 1, GIVEN) |
           flag_if(s->card < CARDS, PLAYED);
}

/* Turns 3, 5 and 7 turn over tokens 0, 1 and 2 [12.1]. */
static bool has_token_to_show(const State *s)
{
    return s->turn >= 3 && s->turn % 2 == 1 && s->token_place[(s->turn - 3u) / 2u] == TOKEN_HIDDEN;
}

/* The unit on the move is one that this step moves. */
static bool has_right_mover(const State *s, unsigned step)
{
    const Units mover = UNIT(s->moving);
    switch (step) {
    case REDEPLOY_TO:
    case DIVERT_TO:
        return mover & SV_UNITS;
    case INFILTRATE_TO:
        return mover & ALL_VC;
    case RETREAT_TO:
        return s->place[s->moving] < PROVINCES;
    default:
        return mover & s75_side_units[s->active];
    }
}

/* A few steps take something away that must be there. */
static bool has_its_due(const State *s, const Frame *frame)
{
    const uint8_t *v = frame->v;
    switch (frame->step) {
    case REROLLED_DIE:
        return v[1] < FACES && s->combat.face[v[0]][v[1]] > 0;
    case LOSS_UNIT:
        return s->combat.loss_due[v[0]] > 0;
    case RETREAT_UNIT:
        return s->combat.retreat_due[v[0]] > 0;
    case RETREAT_TO:
        return v[1] <= RETREAT_VOLUNTARY && v[0] == side_of(s->moving);
    case FLIGHT_ROLL:
        return s->air_box > 0;
    case DESERT_UNIT:
        return s->desertion > 0;
    case TOKEN_SHOWN:
        return has_token_to_show(s);
    case EXCHANGE_ASIDE:
    case EXCHANGE_KNOWN:
    case EXCHANGE_GIVE:
    case EXCHANGE_DISCARD:
        return s->hand[s->active] != 0;
    default:
        return true;
    }
}

static bool is_within_children(const Step *step, unsigned next)
{
    unsigned count = 0;
    while (step->children && step->children[count])
        count++;
    return next <= count;
}

/* A frame by itself. Play rests at a choice; below it only choices wait that work on nothing in
 * particular (an exchange comes back to the card step). No step waits for itself. */
static bool is_frame_right(const Game *g, const State *s, unsigned index)
{
    const Frame *frame = &s->flow.frame[index];
    if (frame->step >= S75_STEPS)
        return false;
    const Step *step = g->rules->steps[frame->step];
    const bool top = index + 1u == s->flow.depth;
    if (top ? !step->apply : step->apply && needs[frame->step])
        return false;
    if (!is_within_children(step, frame->next))
        return false;
    for (unsigned i = 0; i < index; i++)
        if (s->flow.frame[i].step == frame->step)
            return false;
    if (needs[frame->step] & ~offers(s, frame) || !has_its_due(s, frame))
        return false;
    return !(needs[frame->step] & MOVER) || has_right_mover(s, frame->step);
}

bool s75_steps_have_what_they_need(const Game *g, const State *s)
{
    const Flow *flow = &s->flow;
    if (flow->depth == 0)
        return true;
    if (flow->depth > FLOW_DEPTH || flow->frame[0].step != GAME)
        return false;
    for (unsigned i = 0; i < flow->depth; i++)
        if (!is_frame_right(g, s, i))
            return false;
    if (s75_is_in_step(s, s->active == NV ? SV_PHASE : NV_PHASE))
        return false;
    return (s->turn > 0) == s75_is_in_step(s, TURN);
}
