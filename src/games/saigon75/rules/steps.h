/* steps.h: what the files of this folder give to the step table, chapter by chapter, and the few
 * helpers they share. For each step: run (automatic), or legal, apply and why (choice). */
#ifndef SAIGON75_STEPS_H
#define SAIGON75_STEPS_H

#include <string.h>

#include "games/saigon75/rules/s75.h"

/* ---- 3 Set-up (setup.c) ---------------------------------------------------------------------- */
void s75_setup(const Game *g, State *s);
void s75_tokens_lie_run(const Game *g, State *s);
void s75_list_token_sites(const State *s, unsigned token, ActionList *out);
void s75_token_lies_legal(const Game *g, const State *s, ActionList *out);
void s75_token_lies_apply(const Game *g, State *s, Action a);
void s75_placement_run(const Game *g, State *s);
void s75_place_unit_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_place_unit_why(const Game *g, const State *s, Action a);
void s75_place_unit_apply(const Game *g, State *s, Action a);
void s75_dealing_run(const Game *g, State *s);
void s75_settle_aside(const Game *g, State *s);
void s75_deal_card_legal(const Game *g, const State *s, ActionList *out);
void s75_deal_card_apply(const Game *g, State *s, Action a);

/* ---- 5 Availability (availability.c) --------------------------------------------------------- */
void s75_availability_roll_legal(const Game *g, const State *s, ActionList *out);
void s75_availability_roll_apply(const Game *g, State *s, Action a);
uint8_t s75_why_no_use(const Game *g, const State *s, uint8_t verb);
void s75_apply_use(const Game *g, State *s, uint8_t verb);
void s75_availability_uses_run(const Game *g, State *s);
void s75_availability_use_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_availability_use_why(const Game *g, const State *s, Action a);
void s75_availability_use_apply(const Game *g, State *s, Action a);

/* ---- 12 Tokens (tokens.c) -------------------------------------------------------------------- */
void s75_token_award_run(const Game *g, State *s);
void s75_token_shown_legal(const Game *g, const State *s, ActionList *out);
void s75_token_shown_apply(const Game *g, State *s, Action a);
uint8_t s75_why_no_exchange(const Game *g, const State *s);
void s75_begin_exchange(const Game *g, State *s);
void s75_exchange_look_run(const Game *g, State *s);
void s75_exchange_known_legal(const Game *g, const State *s, ActionList *out);
void s75_exchange_known_apply(const Game *g, State *s, Action a);
void s75_exchange_aside_legal(const Game *g, const State *s, ActionList *out);
void s75_exchange_aside_apply(const Game *g, State *s, Action a);
void s75_exchange_give_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_exchange_give_why(const Game *g, const State *s, Action a);
void s75_exchange_give_apply(const Game *g, State *s, Action a);
void s75_exchange_take_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_exchange_take_why(const Game *g, const State *s, Action a);
void s75_exchange_take_apply(const Game *g, State *s, Action a);
void s75_exchange_discard_apply(const Game *g, State *s, Action a);
void s75_exchange_draw_legal(const Game *g, const State *s, ActionList *out);
void s75_exchange_draw_apply(const Game *g, State *s, Action a);

/* ---- 6 Event card (cards.c) ------------------------------------------------------------------ */
void s75_event_run(const Game *g, State *s);
void s75_event_card_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_event_card_why(const Game *g, const State *s, Action a);
void s75_event_card_apply(const Game *g, State *s, Action a);
void s75_event_draw_run(const Game *g, State *s);
void s75_event_draw_card_legal(const Game *g, const State *s, ActionList *out);
void s75_event_draw_card_apply(const Game *g, State *s, Action a);
void s75_event_effect_run(const Game *g, State *s);
void s75_put_in_force(State *s, uint8_t card);
void s75_card_does_nothing(State *s);
void s75_idle_card_run(const Game *g, State *s);

/* ---- 15 The automaton's cards (solo_cards.c) --------------------------------------------------
 */
void s75_solo_card_legal(const Game *g, const State *s, ActionList *out);
void s75_solo_card_apply(const Game *g, State *s, Action a);
void s75_solo_turn_legal(const Game *g, const State *s, ActionList *out);
void s75_solo_exchange_run(const Game *g, State *s);
void s75_solo_exchange_card_apply(const Game *g, State *s, Action a);
void s75_solo_search_run(const Game *g, State *s);
void s75_solo_event_card_apply(const Game *g, State *s, Action a);
void s75_solo_draw(State *s);

/* ---- 6 Effects of cards (events.c) ----------------------------------------------------------- */
void s75_die_legal(const Game *g, const State *s, ActionList *out);
void s75_offensive_roll_apply(const Game *g, State *s, Action a);
void s75_halving_run(const Game *g, State *s);
void s75_directive_run(const Game *g, State *s);
void s75_directive_roll_apply(const Game *g, State *s, Action a);
void s75_crisis_run(const Game *g, State *s);
void s75_redeployment_run(const Game *g, State *s);
void s75_redeploy_unit_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_redeploy_unit_why(const Game *g, const State *s, Action a);
void s75_redeploy_unit_apply(const Game *g, State *s, Action a);
void s75_redeploy_to_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_redeploy_to_why(const Game *g, const State *s, Action a);
void s75_redeploy_to_apply(const Game *g, State *s, Action a);
void s75_corruption_run(const Game *g, State *s);
void s75_corrupt_unit_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_corrupt_unit_why(const Game *g, const State *s, Action a);
void s75_corrupt_unit_apply(const Game *g, State *s, Action a);
void s75_revolt_run(const Game *g, State *s);
void s75_revolt_unit_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_revolt_unit_why(const Game *g, const State *s, Action a);
void s75_revolt_unit_apply(const Game *g, State *s, Action a);
void s75_diversion_run(const Game *g, State *s);
void s75_divert_unit_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_divert_unit_why(const Game *g, const State *s, Action a);
void s75_divert_unit_apply(const Game *g, State *s, Action a);
void s75_divert_to_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_divert_to_why(const Game *g, const State *s, Action a);
void s75_divert_to_apply(const Game *g, State *s, Action a);
void s75_vc_infiltration_run(const Game *g, State *s);
void s75_infiltrate_unit_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_infiltrate_unit_why(const Game *g, const State *s, Action a);
void s75_infiltrate_unit_apply(const Game *g, State *s, Action a);
void s75_infiltrate_to_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_infiltrate_to_why(const Game *g, const State *s, Action a);
void s75_infiltrate_to_apply(const Game *g, State *s, Action a);

/* ---- 6 E-03 and E-16 (strikes.c) ------------------------------------------------------------- */
void s75_strike_run(const Game *g, State *s);
void s75_strike_province_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_strike_province_why(const Game *g, const State *s, Action a);
void s75_strike_province_apply(const Game *g, State *s, Action a);
void s75_strike_roll_legal(const Game *g, const State *s, ActionList *out);
void s75_strike_roll_apply(const Game *g, State *s, Action a);
void s75_strike_losses_run(const Game *g, State *s);
void s75_strike_loss_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_strike_loss_why(const Game *g, const State *s, Action a);
void s75_strike_loss_apply(const Game *g, State *s, Action a);
void s75_strike_retreats_run(const Game *g, State *s);
void s75_strike_retreat_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_strike_retreat_why(const Game *g, const State *s, Action a);
void s75_strike_retreat_apply(const Game *g, State *s, Action a);
void s75_evacuation_run(const Game *g, State *s);
void s75_evacuate_province_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_evacuate_province_why(const Game *g, const State *s, Action a);
void s75_evacuate_province_apply(const Game *g, State *s, Action a);
void s75_evacuate_units_run(const Game *g, State *s);
void s75_evacuate_unit_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_evacuate_unit_why(const Game *g, const State *s, Action a);
void s75_evacuate_unit_apply(const Game *g, State *s, Action a);

/* ---- 8 Start of the movement step (prepare.c) ------------------------------------------------ */
bool s75_can_join(const State *s);
void s75_list_joins(const State *s, ActionList *out);
uint8_t s75_why_no_join(const State *s, unsigned one, unsigned other);
void s75_join(State *s, unsigned one, unsigned other);
void s75_preparations_run(const Game *g, State *s);
void s75_prepare_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_prepare_why(const Game *g, const State *s, Action a);
void s75_prepare_apply(const Game *g, State *s, Action a);
void s75_strategic_run(const Game *g, State *s);
void s75_strategic_unit_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_strategic_unit_why(const Game *g, const State *s, Action a);
void s75_strategic_unit_apply(const Game *g, State *s, Action a);
void s75_strategic_to_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_strategic_to_why(const Game *g, const State *s, Action a);
void s75_strategic_to_apply(const Game *g, State *s, Action a);
void s75_stand_run(const Game *g, State *s);
void s75_stand_units_run(const Game *g, State *s);
void s75_stand_unit_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_stand_unit_why(const Game *g, const State *s, Action a);
void s75_stand_unit_apply(const Game *g, State *s, Action a);

/* ---- 15.5 The automaton's movement plan (solo_plan.c) ---------------------------------------- */
void s75_solo_plan_run(const Game *g, State *s);

/* ---- 8 Movement (movement.c) ----------------------------------------------------------------- */
void s75_bar_pinned(const Game *g, const State *s, Bars *bars);
void s75_moves_run(const Game *g, State *s);
void s75_move_unit_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_move_unit_why(const Game *g, const State *s, Action a);
void s75_move_unit_apply(const Game *g, State *s, Action a);
void s75_move_to_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_move_to_why(const Game *g, const State *s, Action a);
void s75_move_to_apply(const Game *g, State *s, Action a);
void s75_mech_on_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_mech_on_why(const Game *g, const State *s, Action a);
void s75_mech_on_apply(const Game *g, State *s, Action a);
void s75_flight_roll_legal(const Game *g, const State *s, ActionList *out);
void s75_flight_roll_apply(const Game *g, State *s, Action a);
void s75_stacking_run(const Game *g, State *s);
void s75_excess_unit_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_excess_unit_why(const Game *g, const State *s, Action a);
void s75_excess_unit_apply(const Game *g, State *s, Action a);

/* ---- 9 Declaring combats (declare.c) --------------------------------------------------------- */
bool s75_at_combat_limit(const State *s); /* no further combat may be declared */
void s75_saigon_combat_run(const Game *g, State *s);
void s75_declarations_run(const Game *g, State *s);
void s75_declare_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_declare_why(const Game *g, const State *s, Action a);
void s75_declare_apply(const Game *g, State *s, Action a);
void s75_commit_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_commit_why(const Game *g, const State *s, Action a);
void s75_commit_apply(const Game *g, State *s, Action a);
void s75_fights_run(const Game *g, State *s);
void s75_fight_next_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_fight_next_why(const Game *g, const State *s, Action a);
void s75_fight_next_apply(const Game *g, State *s, Action a);
void s75_combats_end_run(const Game *g, State *s);

/* ---- Who is who in a combat ------------------------------------------------------------------ */
static inline unsigned s75_attacker(const State *s) { return s->active; }
static inline unsigned s75_defender(const State *s) { return 1u - s->active; }
/* Units of a side in the province of the combat in course. */
static inline Units s75_here(const State *s, unsigned side)
{
    return s->at[s->combat.province] & s75_side_units[side];
}

/* ---- 9 A combat (combat.c, bonus.c, dice.c) -------------------------------------------------- */
void s75_leave_combat(State *s);
void s75_announce(State *s, Bonus kind, unsigned side, unsigned dice);
void s75_begin_combat(const Game *g, State *s, unsigned province);
void s75_combat_end_run(const Game *g, State *s);
uint8_t s75_bonus_why(const Game *g, const State *s, Action a);
void s75_bonus_legal(const Game *g, const State *s, ActionList *out);
void s75_bonus_apply(const Game *g, State *s, Action a);
Seat s75_bonus_actor(const Game *g, const State *s);
void s75_attacker_bonuses_run(const Game *g, State *s);
void s75_defenders_run(const Game *g, State *s);
void s75_defend_vc_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_defend_vc_why(const Game *g, const State *s, Action a);
void s75_defend_vc_apply(const Game *g, State *s, Action a);
void s75_sharers_run(const Game *g, State *s);
void s75_share_vc_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_share_vc_why(const Game *g, const State *s, Action a);
void s75_share_vc_apply(const Game *g, State *s, Action a);
void s75_defender_bonuses_run(const Game *g, State *s);
void s75_attacker_dice_run(const Game *g, State *s);
void s75_defender_dice_run(const Game *g, State *s);
void s75_roll_dice_legal(const Game *g, const State *s, ActionList *out);
void s75_roll_dice_apply(const Game *g, State *s, Action a);
void s75_token_rerolls_run(const Game *g, State *s);
void s75_intelligence_run(const Game *g, State *s);
void s75_reroll_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_reroll_why(const Game *g, const State *s, Action a);
void s75_reroll_apply(const Game *g, State *s, Action a);
void s75_rerolled_die_legal(const Game *g, const State *s, ActionList *out);
void s75_rerolled_die_apply(const Game *g, State *s, Action a);
void s75_card_calls_run(const Game *g, State *s);
Seat s75_card_call_actor(const Game *g, const State *s);
void s75_card_call_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_card_call_why(const Game *g, const State *s, Action a);
void s75_card_call_apply(const Game *g, State *s, Action a);
void s75_compare_run(const Game *g, State *s);

/* ---- 9 Results (results.c) ------------------------------------------------------------------- */
void s75_defender_losses_run(const Game *g, State *s);
void s75_attacker_losses_run(const Game *g, State *s);
Seat s75_result_actor(const Game *g, const State *s);
void s75_loss_unit_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_loss_unit_why(const Game *g, const State *s, Action a);
void s75_loss_unit_apply(const Game *g, State *s, Action a);
void s75_goto_retreat(State *s, unsigned unit, unsigned mode);
void s75_defender_retreats_run(const Game *g, State *s);
void s75_attacker_retreats_run(const Game *g, State *s);
void s75_retreat_unit_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_retreat_unit_why(const Game *g, const State *s, Action a);
void s75_retreat_unit_apply(const Game *g, State *s, Action a);
void s75_retreat_run(const Game *g, State *s);
void s75_retreat_to_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_retreat_to_why(const Game *g, const State *s, Action a);
void s75_retreat_to_apply(const Game *g, State *s, Action a);
void s75_withdrawals_run(const Game *g, State *s);
void s75_withdraw_unit_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_withdraw_unit_why(const Game *g, const State *s, Action a);
void s75_withdraw_unit_apply(const Game *g, State *s, Action a);
void s75_air_attrition_run(const Game *g, State *s);
void s75_air_attrition_roll_legal(const Game *g, const State *s, ActionList *out);
void s75_air_attrition_roll_apply(const Game *g, State *s, Action a);

/* ---- 11 Desertion (desertion.c) -------------------------------------------------------------- */
void s75_desertion_run(const Game *g, State *s);
void s75_desertion_roll_apply(const Game *g, State *s, Action a);
void s75_desertions_run(const Game *g, State *s);
void s75_desert_unit_legal(const Game *g, const State *s, ActionList *out);
uint8_t s75_desert_unit_why(const Game *g, const State *s, Action a);
void s75_desert_unit_apply(const Game *g, State *s, Action a);
void s75_after_desertion_run(const Game *g, State *s);

/* ---- 4 Turns and phases, 13 Victory (turns.c) ------------------------------------------------ */
void s75_all_turns_run(const Game *g, State *s);
void s75_nv_begin_run(const Game *g, State *s);
void s75_sv_begin_run(const Game *g, State *s);
void s75_end_phase_run(const Game *g, State *s);
void s75_victory_run(const Game *g, State *s);
void s75_score(const Game *g, const State *s, int8_t out[SEATS_MAX]);
/* tally.c [13.3] */
void s75_tally(const Game *g, const State *s, Seat seat, int16_t out[TALLY_MAX]);
void s75_worth(const Game *g, const State *s, uint16_t out[SEATS_MAX]);
enum { TALLIES = 4 }; /* numbers that decide a series [13.b] */
extern const char *const s75_tally_messages[TALLIES];
uint8_t s75_turn(const Game *g, const State *s);

#endif
