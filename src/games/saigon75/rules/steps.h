/* steps.h: every step, once: from the list come its number, its row and its place in the index. The
 * row stands in its chapter's file under the functions it names; steps.c has the sequence of play.
 */
#ifndef SAIGON75_STEPS_H
#define SAIGON75_STEPS_H

#include "core/rules.h"

#define S75_STEP_LIST(STEP)                                                                        \
    STEP(GAME, game)                                                                               \
    STEP(TOKENS_LIE, tokens_lie)                                                                   \
    STEP(TOKEN_LIES, token_lies)                                                                   \
    STEP(PLACEMENT, placement)                                                                     \
    STEP(PLACE_UNIT, place_unit)                                                                   \
    STEP(DEALING, dealing)                                                                         \
    STEP(DEAL_CARD, deal_card)                                                                     \
    STEP(ALL_TURNS, all_turns)                                                                     \
    STEP(TURN, turn)                                                                               \
    STEP(NV_PHASE, nv_phase)                                                                       \
    STEP(SV_PHASE, sv_phase)                                                                       \
    STEP(NV_BEGIN, nv_begin)                                                                       \
    STEP(SV_BEGIN, sv_begin)                                                                       \
    STEP(END_PHASE, end_phase)                                                                     \
    STEP(END_TURN, end_turn)                                                                       \
    STEP(AVAILABILITY, availability)                                                               \
    STEP(AVAILABILITY_ROLL, availability_roll)                                                     \
    STEP(AVAILABILITY_USES, availability_uses)                                                     \
    STEP(AVAILABILITY_USE, availability_use)                                                       \
    STEP(SOLO_CARD, solo_card)                                                                     \
    STEP(SOLO_EXCHANGE, solo_exchange)                                                             \
    STEP(SOLO_EXCHANGE_CARD, solo_exchange_card)                                                   \
    STEP(SOLO_SEARCH, solo_search)                                                                 \
    STEP(SOLO_EVENT_CARD, solo_event_card)                                                         \
    STEP(EVENT, event)                                                                             \
    STEP(EVENT_STEPS, event_steps)                                                                 \
    STEP(EVENT_CARD, event_card)                                                                   \
    STEP(EVENT_DRAW, event_draw)                                                                   \
    STEP(EVENT_DRAW_CARD, event_draw_card)                                                         \
    STEP(EVENT_EFFECT, event_effect)                                                               \
    STEP(EXCHANGE_LOOK, exchange_look)                                                             \
    STEP(EXCHANGE_ASIDE, exchange_aside)                                                           \
    STEP(EXCHANGE_KNOWN, exchange_known)                                                           \
    STEP(EXCHANGE_GIVE, exchange_give)                                                             \
    STEP(EXCHANGE_TAKE, exchange_take)                                                             \
    STEP(EXCHANGE_DISCARD, exchange_discard)                                                       \
    STEP(EXCHANGE_DRAW, exchange_draw)                                                             \
    STEP(STRIKE, strike)                                                                           \
    STEP(STRIKE_PROVINCE, strike_province)                                                         \
    STEP(STRIKE_ROLL, strike_roll)                                                                 \
    STEP(STRIKE_LOSSES, strike_losses)                                                             \
    STEP(STRIKE_LOSS, strike_loss)                                                                 \
    STEP(STRIKE_RETREATS, strike_retreats)                                                         \
    STEP(STRIKE_RETREAT, strike_retreat)                                                           \
    STEP(REDEPLOYMENT, redeployment)                                                               \
    STEP(REDEPLOY_UNIT, redeploy_unit)                                                             \
    STEP(REDEPLOY_TO, redeploy_to)                                                                 \
    STEP(OFFENSIVE_ROLL, offensive_roll)                                                           \
    STEP(HALVING, halving)                                                                         \
    STEP(DIRECTIVE, directive)                                                                     \
    STEP(DIRECTIVE_ROLL, directive_roll)                                                           \
    STEP(IDLE_CARD, idle_card)                                                                     \
    STEP(CORRUPTION, corruption)                                                                   \
    STEP(CORRUPT_UNIT, corrupt_unit)                                                               \
    STEP(CRISIS, crisis)                                                                           \
    STEP(DIVERSION, diversion)                                                                     \
    STEP(DIVERT_UNIT, divert_unit)                                                                 \
    STEP(DIVERT_TO, divert_to)                                                                     \
    STEP(EVACUATION, evacuation)                                                                   \
    STEP(EVACUATE_PROVINCE, evacuate_province)                                                     \
    STEP(EVACUATE_UNITS, evacuate_units)                                                           \
    STEP(EVACUATE_UNIT, evacuate_unit)                                                             \
    STEP(VC_INFILTRATION, vc_infiltration)                                                         \
    STEP(INFILTRATE_UNIT, infiltrate_unit)                                                         \
    STEP(INFILTRATE_TO, infiltrate_to)                                                             \
    STEP(REVOLT, revolt)                                                                           \
    STEP(REVOLT_UNIT, revolt_unit)                                                                 \
    STEP(MOVEMENT, movement)                                                                       \
    STEP(PREPARATIONS, preparations)                                                               \
    STEP(PREPARE, prepare)                                                                         \
    STEP(STRATEGIC, strategic)                                                                     \
    STEP(STRATEGIC_UNIT, strategic_unit)                                                           \
    STEP(STRATEGIC_TO, strategic_to)                                                               \
    STEP(STAND, stand)                                                                             \
    STEP(STAND_UNITS, stand_units)                                                                 \
    STEP(STAND_UNIT, stand_unit)                                                                   \
    STEP(SOLO_PLAN, solo_plan)                                                                     \
    STEP(MOVES, moves)                                                                             \
    STEP(MOVE_UNIT, move_unit)                                                                     \
    STEP(MOVE_TO, move_to)                                                                         \
    STEP(MECH_ON, mech_on)                                                                         \
    STEP(FLIGHT_ROLL, flight_roll)                                                                 \
    STEP(STACKING, stacking)                                                                       \
    STEP(EXCESS_UNIT, excess_unit)                                                                 \
    STEP(COMBATS, combats)                                                                         \
    STEP(SAIGON_COMBAT, saigon_combat)                                                             \
    STEP(DECLARATIONS, declarations)                                                               \
    STEP(DECLARE, declare)                                                                         \
    STEP(COMMIT, commit)                                                                           \
    STEP(FIGHTS, fights)                                                                           \
    STEP(FIGHT_NEXT, fight_next)                                                                   \
    STEP(COMBATS_END, combats_end)                                                                 \
    STEP(COMBAT, combat)                                                                           \
    STEP(ATTACKER_BONUSES, attacker_bonuses)                                                       \
    STEP(ATTACKER_BONUS, attacker_bonus)                                                           \
    STEP(DEFENDERS, defenders)                                                                     \
    STEP(DEFEND_VC, defend_vc)                                                                     \
    STEP(SHARERS, sharers)                                                                         \
    STEP(SHARE_VC, share_vc)                                                                       \
    STEP(DEFENDER_BONUSES, defender_bonuses)                                                       \
    STEP(DEFENDER_BONUS, defender_bonus)                                                           \
    STEP(ATTACKER_DICE, attacker_dice)                                                             \
    STEP(DEFENDER_DICE, defender_dice)                                                             \
    STEP(ROLL_DICE, roll_dice)                                                                     \
    STEP(TOKEN_REROLLS, token_rerolls)                                                             \
    STEP(TOKEN_REROLL_DIE, token_reroll_die)                                                       \
    STEP(INTELLIGENCE, intelligence)                                                               \
    STEP(INTELLIGENCE_DIE, intelligence_die)                                                       \
    STEP(REROLLED_DIE, rerolled_die)                                                               \
    STEP(CARD_CALLS, card_calls)                                                                   \
    STEP(CARD_CALL, card_call)                                                                     \
    STEP(COMPARE, compare)                                                                         \
    STEP(DEFENDER_LOSSES, defender_losses)                                                         \
    STEP(DEFENDER_RETREATS, defender_retreats)                                                     \
    STEP(ATTACKER_LOSSES, attacker_losses)                                                         \
    STEP(ATTACKER_RETREATS, attacker_retreats)                                                     \
    STEP(LOSS_UNIT, loss_unit)                                                                     \
    STEP(RETREAT_UNIT, retreat_unit)                                                               \
    STEP(RETREAT, retreat)                                                                         \
    STEP(RETREAT_TO, retreat_to)                                                                   \
    STEP(WITHDRAWALS, withdrawals)                                                                 \
    STEP(WITHDRAW_UNIT, withdraw_unit)                                                             \
    STEP(AIR_ATTRITION, air_attrition)                                                             \
    STEP(AIR_ATTRITION_ROLL, air_attrition_roll)                                                   \
    STEP(COMBAT_END, combat_end)                                                                   \
    STEP(DESERTION, desertion)                                                                     \
    STEP(DESERTION_ROLL, desertion_roll)                                                           \
    STEP(DESERTIONS, desertions)                                                                   \
    STEP(DESERT_UNIT, desert_unit)                                                                 \
    STEP(AFTER_DESERTION, after_desertion)                                                         \
    STEP(TOKEN_AWARD, token_award)                                                                 \
    STEP(TOKEN_SHOWN, token_shown)                                                                 \
    STEP(VICTORY, victory)

#define STEP_NUMBER(NUMBER, row) NUMBER,
typedef enum S75Step { S75_STEP_LIST(STEP_NUMBER) S75_STEPS } S75Step;
#undef STEP_NUMBER

#define STEP_ROW(NUMBER, row) extern const Step s75_##row##_step;
S75_STEP_LIST(STEP_ROW)
#undef STEP_ROW

extern const Step *const s75_steps[S75_STEPS];

#endif
