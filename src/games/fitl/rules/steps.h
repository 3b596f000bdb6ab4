/* steps.h: what the table of steps and the chapters' files share: kinds of moves, terms of
 * purchases, rules of removal, and the functions they call in each other. */
#ifndef FITL_STEPS_H
#define FITL_STEPS_H

#include "games/fitl/rules/fitl.h"
#include "games/fitl/rules/names.h"

extern const Step fitl_steps[FITL_STEPS];
extern const Reason fitl_reasons[FITL_REASONS];
extern const uint8_t fitl_op_step[OPERATIONS];

/* ---- What the chapters' files share ---------------------------------------------------------- */

/* R_LEGAL if a space may be taken. */
typedef uint8_t (*WhySpace)(const Game *g, const State *s, unsigned space);

/* Who moves, how many of a kind from where, and what happens on arrival (moves.c). */
typedef struct Mover {
    Kinds kinds;
    unsigned (*count)(const Game *g, const State *s, unsigned from, unsigned kind);
    Spaces (*reach)(const Game *g, const State *s, unsigned from);
    void (*arrive)(const Game *g, State *s, unsigned from, unsigned to); /* the group is s->group */
    uint8_t far; /* reason for a place out of reach */
} Mover;

typedef enum MoverKind {
    MV_PATROL,
    MV_SWEEP,
    MV_MARCH,
    MV_LIFT,
    MV_TRANSPORT,
    MV_RAID,
    MV_ARVN_TROOPS,
    MV_POLICE,
    MV_NVA_TROOPS,
    MV_ROTATE,
    MV_COMMIT,
    MV_EVENT,
    MOVERS
} MoverKind;
extern const Mover fitl_movers[MOVERS];

/* Terms on which markers and levels are bought (train.c). */
typedef struct Terms {
    unsigned spaces, levels;
    bool up;
    unsigned goal; /* Level */
} Terms;

/* How pieces are placed (placing.c). */
enum {
    PLACE_ONE = 1,      /* at least one */
    PLACE_UP_TO = 2,    /* the rest is optional */
    PLACE_NO_FETCH = 4, /* Available pieces only */
    PLACE_SHARED = 8    /* ev.left counts along */
};
typedef struct Placing {
    unsigned flags, most, owed;
} Placing;

/* Locals of REMOVAL, and the rules by which it removes. */
enum { RM_SPACE, RM_LEFT, RM_MODE, RM_TARGETS, RM_ACTOR };
typedef enum Removal {
    RM_ATTACK,
    RM_STRIKE,
    RM_CUBES,
    RM_CADRES,
    RM_BOMBARD,
    RM_COBRAS,
    RM_TROOPS,
    RM_OPTIONAL = 16
} Removal;

/* Flags of an Assault in one space; the two lowest bits are the attacker. */
enum {
    ASSAULT_ALONE = 4,    /* no ARVN may be added */
    ASSAULT_IS_ADDED = 8, /* it is the added one */
    ASSAULT_BEGUN = 16,
    ASSAULT_NO_HITS = 32,
    ASSAULT_VC_TUNNEL = 64,
    ASSAULT_SEARCHED = 128
};

/* ---- Functions ------------------------------------------------------------------------------- */

/* airstrike.c */
void fitl_strike_trail_run(const Game *g, State *s);
Seat fitl_us_actor(const Game *g, const State *s);
void fitl_strike_sa2_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_strike_sa2_why(const Game *g, const State *s, Action a);
void fitl_strike_sa2_apply(const Game *g, State *s, Action a);
bool fitl_could_strike(const Game *g, const State *s);
const char *fitl_strike_prompt(const Game *g, const State *s, uint8_t *number);
void fitl_strike_roll_run(const Game *g, State *s);
void fitl_strike_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_strike_why(const Game *g, const State *s, Action a);
void fitl_strike_apply(const Game *g, State *s, Action a);

/* arvn_acts.c */
bool fitl_could_govern(const Game *g, const State *s);
void fitl_govern_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_govern_why(const Game *g, const State *s, Action a);
void fitl_govern_apply(const Game *g, State *s, Action a);
uint8_t fitl_govern_what_why(const Game *g, const State *s, Action a);
void fitl_govern_what_legal(const Game *g, const State *s, ActionList *out);
void fitl_govern_what_apply(const Game *g, State *s, Action a);
Spaces fitl_transport_reach(const Game *g, const State *s, unsigned from);
unsigned fitl_transport_count(const Game *g, const State *s, unsigned from, unsigned kind);
void fitl_transport_arrive(const Game *g, State *s, unsigned from, unsigned to);
bool fitl_could_transport(const Game *g, const State *s);
void fitl_transport_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_transport_why(const Game *g, const State *s, Action a);
void fitl_transport_apply(const Game *g, State *s, Action a);
unsigned fitl_raid_count(const Game *g, const State *s, unsigned from, unsigned kind);
Spaces fitl_raid_reach(const Game *g, const State *s, unsigned from);
void fitl_raid_arrive(const Game *g, State *s, unsigned from, unsigned to);
bool fitl_could_raid(const Game *g, const State *s);
void fitl_raid_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_raid_why(const Game *g, const State *s, Action a);
void fitl_raid_apply(const Game *g, State *s, Action a);

/* assault.c */
unsigned fitl_assault_hits(const Game *g, const State *s, unsigned x, unsigned faction);
void fitl_call_assault(State *s, unsigned x, unsigned faction, unsigned flags);
Seat fitl_assault_actor(const Game *g, const State *s);
void fitl_assault_space_run(const Game *g, State *s);
void fitl_patton_apply(const Game *g, State *s, Action a);
void fitl_add_arvn_apply(const Game *g, State *s, Action a);
void fitl_assault_piece_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_assault_piece_why(const Game *g, const State *s, Action a);
Bygone fitl_bygone(const Game *g, const State *s, Action a, Action *instead);
void fitl_assault_piece_apply(const Game *g, State *s, Action a);
uint8_t fitl_why_assault(const Game *g, const State *s, unsigned x);
void fitl_assault_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_assault_why(const Game *g, const State *s, Action a);
void fitl_assault_apply(const Game *g, State *s, Action a);
Seat fitl_arvn_actor(const Game *g, const State *s);
void fitl_cavalry_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_cavalry_why(const Game *g, const State *s, Action a);
void fitl_cavalry_apply(const Game *g, State *s, Action a);

/* attack.c */
uint8_t fitl_attack_how_why(const Game *g, const State *s, Action a);
void fitl_attack_how_legal(const Game *g, const State *s, ActionList *out);
void fitl_attack_how_apply(const Game *g, State *s, Action a);
void fitl_attack_space_run(const Game *g, State *s);
uint8_t fitl_why_attack(const Game *g, const State *s, unsigned x);
void fitl_attack_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_attack_why(const Game *g, const State *s, Action a);
void fitl_attack_apply(const Game *g, State *s, Action a);
bool fitl_could_ambush(const Game *g, const State *s);
bool fitl_any_ambush(const Game *g, const State *s);
void fitl_ambush_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_ambush_why(const Game *g, const State *s, Action a);
void fitl_ambush_space_run(const Game *g, State *s);
void fitl_ambush_at_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_ambush_at_why(const Game *g, const State *s, Action a);
void fitl_ambush_at_apply(const Game *g, State *s, Action a);
void fitl_ambush_two_apply(const Game *g, State *s, Action a);
void fitl_ambush_apply(const Game *g, State *s, Action a);

/* cards_pivotal.c */
bool fitl_pivotal_ready(const Game *g, const State *s, unsigned faction);

/* commitment.c */
void fitl_commitment_run(const Game *g, State *s);
unsigned fitl_rotate_count(const Game *g, const State *s, unsigned from, unsigned kind);
Spaces fitl_rotate_reach(const Game *g, const State *s, unsigned from);
void fitl_rotate_arrive(const Game *g, State *s, unsigned from, unsigned to);
unsigned fitl_commit_count(const Game *g, const State *s, unsigned from, unsigned kind);
Spaces fitl_commit_reach(const Game *g, const State *s, unsigned from);
void fitl_commit_arrive(const Game *g, State *s, unsigned from, unsigned to);
void fitl_commit_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_commit_why(const Game *g, const State *s, Action a);
void fitl_commit_apply(const Game *g, State *s, Action a);
void fitl_withdrawal_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_withdrawal_why(const Game *g, const State *s, Action a);
void fitl_withdrawal_apply(const Game *g, State *s, Action a);

/* coup.c */
void fitl_coup_text_run(const Game *g, State *s);
void fitl_leader_run(const Game *g, State *s);
void fitl_round_run(const Game *g, State *s);
bool fitl_joined(const Game *g, unsigned side); /* one player has both factions [15.6] */
bool fitl_somebody_passes(const Game *g, const State *s);
unsigned fitl_winner(const Game *g, const State *s);
void fitl_result(const Game *g, const State *s, int8_t out[SEATS_MAX]);
Seat fitl_vc_actor(const Game *g, const State *s);
void fitl_sabotage_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_sabotage_why(const Game *g, const State *s, Action a);
void fitl_sabotage_apply(const Game *g, State *s, Action a);
void fitl_resources_run(const Game *g, State *s);
void fitl_support_run(const Game *g, State *s);
void fitl_pacify_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_pacify_why(const Game *g, const State *s, Action a);
void fitl_pacify_apply(const Game *g, State *s, Action a);
void fitl_agitate_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_agitate_why(const Game *g, const State *s, Action a);
void fitl_agitate_apply(const Game *g, State *s, Action a);
void fitl_reset(State *s);

/* deck.c */
void fitl_lay_out(const Game *g, State *s);
void fitl_setup(const Game *g, State *s);
void fitl_draw_legal(const Game *g, const State *s, ActionList *out);
void fitl_draw_apply(const Game *g, State *s, Action a);
void fitl_game_run(const Game *g, State *s);
uint8_t fitl_turn(const Game *g, const State *s);
uint8_t fitl_turns(const Game *g);
void fitl_die_legal(const Game *g, const State *s, ActionList *out);
void fitl_die_apply(const Game *g, State *s, Action a);
uint8_t fitl_why_chance(const Game *g, const State *s, Action a);

/* event_options.c */
uint8_t fitl_ev_option_why(const Game *g, const State *s, Action a);
void fitl_ev_option_legal(const Game *g, const State *s, ActionList *out);
void fitl_ev_option_apply(const Game *g, State *s, Action a);

/* event_pieces.c */
void fitl_ev_piece_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_ev_piece_why(const Game *g, const State *s, Action a);
void fitl_ev_piece_apply(const Game *g, State *s, Action a);
unsigned fitl_event_count(const Game *g, const State *s, unsigned from, unsigned kind);
Spaces fitl_event_reach(const Game *g, const State *s, unsigned from);
void fitl_event_arrive(const Game *g, State *s, unsigned from, unsigned to);
void fitl_ev_move_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_ev_move_why(const Game *g, const State *s, Action a);
void fitl_ev_move_apply(const Game *g, State *s, Action a);
uint8_t fitl_ev_box_why(const Game *g, const State *s, Action a);
void fitl_ev_box_legal(const Game *g, const State *s, ActionList *out);
void fitl_ev_box_apply(const Game *g, State *s, Action a);

/* event_spaces.c */
void fitl_ev_space_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_ev_space_why(const Game *g, const State *s, Action a);
void fitl_ev_space_apply(const Game *g, State *s, Action a);
void fitl_ev_deploy_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_ev_deploy_why(const Game *g, const State *s, Action a);
void fitl_ev_deploy_apply(const Game *g, State *s, Action a);

void fitl_ev_card_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_ev_card_why(const Game *g, const State *s, Action a);
void fitl_ev_card_apply(const Game *g, State *s, Action a);

/* events.c */
bool fitl_event_exists(const Game *g, unsigned card, unsigned side);
bool fitl_has_line(const Game *g, const State *s);
bool fitl_line_asks(const Game *g, const State *s, unsigned step);
unsigned fitl_event_doer(const State *s);
Seat fitl_event_actor(const Game *g, const State *s);
void fitl_begin_event(const Game *g, State *s, unsigned faction, unsigned card, unsigned side);
uint8_t fitl_ev_any_why(const Game *g, const State *s, Action a);
void fitl_ev_any_legal(const Game *g, const State *s, ActionList *out);
void fitl_ev_any_apply(const Game *g, State *s, Action a);
void fitl_event_run(const Game *g, State *s);

/* insurgent_acts.c */
bool fitl_could_infiltrate(const Game *g, const State *s);
void fitl_infiltrate_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_infiltrate_why(const Game *g, const State *s, Action a);
void fitl_infiltrate_apply(const Game *g, State *s, Action a);
uint8_t fitl_infiltrate_what_why(const Game *g, const State *s, Action a);
void fitl_infiltrate_what_legal(const Game *g, const State *s, ActionList *out);
void fitl_infiltrate_what_apply(const Game *g, State *s, Action a);
void fitl_infiltrate_swap_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_infiltrate_swap_why(const Game *g, const State *s, Action a);
void fitl_infiltrate_swap_apply(const Game *g, State *s, Action a);
void fitl_infiltrate_heir_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_infiltrate_heir_why(const Game *g, const State *s, Action a);
void fitl_infiltrate_heir_apply(const Game *g, State *s, Action a);
void fitl_infiltrate_tunnel_run(const Game *g, State *s);
bool fitl_could_bombard(const Game *g, const State *s);
void fitl_bombard_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_bombard_why(const Game *g, const State *s, Action a);
void fitl_bombard_apply(const Game *g, State *s, Action a);
bool fitl_could_tax(const Game *g, const State *s);
void fitl_tax_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_tax_why(const Game *g, const State *s, Action a);
void fitl_tax_apply(const Game *g, State *s, Action a);
bool fitl_could_subvert(const Game *g, const State *s);
void fitl_subvert_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_subvert_why(const Game *g, const State *s, Action a);
void fitl_subvert_apply(const Game *g, State *s, Action a);
uint8_t fitl_subvert_what_why(const Game *g, const State *s, Action a);
void fitl_subvert_what_legal(const Game *g, const State *s, ActionList *out);
void fitl_subvert_what_apply(const Game *g, State *s, Action a);
void fitl_subvert_place_run(const Game *g, State *s);

/* march.c */
unsigned fitl_march_count(const Game *g, const State *s, unsigned from, unsigned kind);
Spaces fitl_march_ends(const State *s);
Spaces fitl_march_reach(const Game *g, const State *s, unsigned from);
bool fitl_any_march(const Game *g, const State *s);
void fitl_march_arrive(const Game *g, State *s, unsigned from, unsigned to);
void fitl_marcher_turns(State *s, unsigned x);
void fitl_marchers_gone(State *s, unsigned x, unsigned kind, unsigned n);
void fitl_march_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_march_why(const Game *g, const State *s, Action a);
void fitl_march_apply(const Game *g, State *s, Action a);

/* moves.c */
bool fitl_can_leave(const Game *g, const State *s, unsigned which, unsigned from);
void fitl_list_origins(const Game *g, const State *s, unsigned which, Spaces set, ActionList *out);
void fitl_start_move(State *s, unsigned which, unsigned from);
void fitl_move_to_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_move_to_why(const Game *g, const State *s, Action a);
void fitl_move_to_apply(const Game *g, State *s, Action a);
void fitl_move_group_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_move_group_why(const Game *g, const State *s, Action a);
void fitl_carry(State *s, unsigned from, unsigned to);
void fitl_carry_marks(State *s, unsigned from, unsigned to);
void fitl_move_group_apply(const Game *g, State *s, Action a);
Seat fitl_mover_actor(const Game *g, const State *s);

/* operation.c */
void fitl_begin_operation(State *s, unsigned faction, unsigned kind, unsigned flags);
unsigned fitl_cost(const State *s, unsigned cost);
uint8_t fitl_why_select(const State *s, unsigned x);
void fitl_select(State *s, unsigned x);
void fitl_list_spaces(const Game *g, const State *s, unsigned verb, Spaces set, WhySpace why,
                      ActionList *out);
bool fitl_any_space(const Game *g, const State *s, Spaces set, WhySpace why);
uint8_t fitl_could_begin(const Game *g, const State *s);
uint8_t fitl_could_operate(const Game *g, const State *s, unsigned f, unsigned kind, bool limited);
bool fitl_owns_activity(unsigned faction, unsigned activity);
bool fitl_could_act(const Game *g, const State *s, unsigned activity);
bool fitl_could_act_in(const Game *g, const State *s, unsigned activity, Spaces where);
void fitl_prepare_activity(State *s, unsigned activity, unsigned faction, unsigned flags);
uint8_t fitl_why_activity(const Game *g, const State *s, unsigned activity);
void fitl_list_activities(const Game *g, const State *s, ActionList *out);
void fitl_call_activity(State *s);
void fitl_start_activity(State *s, unsigned activity, unsigned faction, unsigned flags);
void fitl_apply_activity(State *s, unsigned activity);
unsigned fitl_activity_limit(const State *s, unsigned usual);
uint8_t fitl_why_act_in(const State *s, unsigned x, unsigned usual);
Seat fitl_activity_actor(const Game *g, const State *s);
Seat fitl_op_actor(const Game *g, const State *s);
void fitl_operation_run(const Game *g, State *s);
void fitl_enter_operation(const Game *g, State *s);
uint8_t fitl_why_common(const Game *g, const State *s, Action a);
void fitl_list_operation(const Game *g, const State *s, WhySpace why, ActionList *out);
uint8_t fitl_why_operation(const Game *g, const State *s, Action a, WhySpace why);
bool fitl_apply_common(State *s, Action a);

/* transfers.c */
/* May that faction, which is being asked, give or ask for Resources now? */
uint8_t fitl_why_transfer(const Game *g, const State *s, unsigned f);
void fitl_list_transfer(const Game *g, const State *s, unsigned f, ActionList *out);
void fitl_call_transfer(State *s, unsigned f);
/* It has chosen something else: next time it may give and ask again. */
void fitl_end_transfers(State *s);
void fitl_transfer_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_transfer_why(const Game *g, const State *s, Action a);
void fitl_transfer_apply(const Game *g, State *s, Action a);
void fitl_grant_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_grant_why(const Game *g, const State *s, Action a);
void fitl_grant_apply(const Game *g, State *s, Action a);
/* Choices of activities and Events: their own answers, and a transfer. */
/* The answers to a step's question but transfers, also where the position is in another step. */
void fitl_plain_legal(const Game *g, const State *s, unsigned step, ActionList *out);
void fitl_rich_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_rich_why(const Game *g, const State *s, Action a);
void fitl_rich_apply(const Game *g, State *s, Action a);

/* patrol.c */
unsigned fitl_patrol_cost(const State *s);
uint8_t fitl_why_patrol(const State *s);
unsigned fitl_patrol_count(const Game *g, const State *s, unsigned from, unsigned kind);
Spaces fitl_patrol_reach(const Game *g, const State *s, unsigned from);
void fitl_patrol_arrive(const Game *g, State *s, unsigned from, unsigned to);
void fitl_patrol_find_run(const Game *g, State *s);
void fitl_find_run(const Game *g, State *s);
unsigned fitl_finder(const State *s);
unsigned fitl_seekers(const Game *g, const State *s, unsigned x, bool sweep);
void fitl_patrol_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_patrol_why(const Game *g, const State *s, Action a);
void fitl_patrol_apply(const Game *g, State *s, Action a);
void fitl_mines_run(const Game *g, State *s);
void fitl_mine_piece_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_mine_piece_why(const Game *g, const State *s, Action a);
void fitl_mine_piece_apply(const Game *g, State *s, Action a);
uint8_t fitl_why_sweep(const Game *g, const State *s, unsigned x);
unsigned fitl_sweep_count(const Game *g, const State *s, unsigned from, unsigned kind);
Spaces fitl_sweep_reach(const Game *g, const State *s, unsigned from);
void fitl_sweep_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_sweep_why(const Game *g, const State *s, Action a);
void fitl_sweep_apply(const Game *g, State *s, Action a);
void fitl_sweep_space_run(const Game *g, State *s);
Seat fitl_cobras_actor(const Game *g, const State *s);
void fitl_yes_no_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_yes_no_why(const Game *g, const State *s, Action a);
void fitl_cobras_apply(const Game *g, State *s, Action a);

/* placing.c */
Placing fitl_placing(const State *s); /* of PLACE_PIECES, for people */
bool fitl_can_place(const State *s, unsigned space, unsigned types, unsigned faction,
                    unsigned flags);
void fitl_call_place(State *s, unsigned space, unsigned left, unsigned types, unsigned faction,
                     unsigned flags);
void fitl_place_pieces_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_place_pieces_why(const Game *g, const State *s, Action a);
void fitl_place_pieces_apply(const Game *g, State *s, Action a);
Seat fitl_placer(const Game *g, const State *s);
unsigned fitl_enemies_with(const State *s, unsigned space, Kinds kinds, unsigned enemies);
bool fitl_ask_targets(State *s, unsigned space, unsigned set, unsigned actor);
uint8_t fitl_targets_why(const Game *g, const State *s, Action a);
void fitl_targets_legal(const Game *g, const State *s, ActionList *out);
void fitl_targets_apply(const Game *g, State *s, Action a);
void fitl_activate_run(const Game *g, State *s);
Seat fitl_below_actor(const Game *g, const State *s);
void fitl_activate_piece_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_activate_piece_why(const Game *g, const State *s, Action a);
void fitl_activate_piece_apply(const Game *g, State *s, Action a);
Kinds fitl_removable(const State *s, unsigned space, unsigned mode, unsigned targets);
void fitl_call_removal(State *s, unsigned space, unsigned left, unsigned mode, unsigned targets,
                       unsigned actor);
void fitl_removal_run(const Game *g, State *s);
void fitl_remove_piece_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_remove_piece_why(const Game *g, const State *s, Action a);
void fitl_remove_piece_apply(const Game *g, State *s, Action a);

/* rally.c */
uint8_t fitl_why_rally(const Game *g, const State *s, unsigned x);
uint8_t fitl_rally_what_why(const Game *g, const State *s, Action a);
void fitl_rally_what_legal(const Game *g, const State *s, ActionList *out);
void fitl_rally_what_apply(const Game *g, State *s, Action a);
uint8_t fitl_why_improve(const State *s);
void fitl_rally_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_rally_why(const Game *g, const State *s, Action a);
void fitl_rally_apply(const Game *g, State *s, Action a);
uint8_t fitl_why_terror(const Game *g, const State *s, unsigned x);
void fitl_do_terror(const Game *g, State *s, unsigned x, unsigned f);
void fitl_terror_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_terror_why(const Game *g, const State *s, Action a);
void fitl_terror_apply(const Game *g, State *s, Action a);

/* redeploy.c */
void fitl_redeploy_run(const Game *g, State *s);
unsigned fitl_arvn_troops_count(const Game *g, const State *s, unsigned from, unsigned kind);
Spaces fitl_arvn_troops_reach(const Game *g, const State *s, unsigned from);
void fitl_redeploy_arrive(const Game *g, State *s, unsigned from, unsigned to);
void fitl_arvn_troops_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_arvn_troops_why(const Game *g, const State *s, Action a);
void fitl_arvn_troops_apply(const Game *g, State *s, Action a);
unsigned fitl_police_count(const Game *g, const State *s, unsigned from, unsigned kind);
Spaces fitl_police_reach(const Game *g, const State *s, unsigned from);
unsigned fitl_nva_troops_count(const Game *g, const State *s, unsigned from, unsigned kind);
Spaces fitl_nva_troops_reach(const Game *g, const State *s, unsigned from);
void fitl_redeploy_move_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_redeploy_move_why(const Game *g, const State *s, Action a);
void fitl_redeploy_move_apply(const Game *g, State *s, Action a);
Seat fitl_nva_actor(const Game *g, const State *s);

/* train.c */
uint8_t fitl_why_buy(const Game *g, const State *s, unsigned x, const Terms *terms);
void fitl_buy(const Game *g, State *s, unsigned x, bool up);
unsigned fitl_pacify_cost(const State *s, bool coup);
uint8_t fitl_why_train(const Game *g, const State *s, unsigned x);
uint8_t fitl_train_what_why(const Game *g, const State *s, Action a);
void fitl_train_what_legal(const Game *g, const State *s, ActionList *out);
void fitl_train_what_apply(const Game *g, State *s, Action a);
void fitl_train_police_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_train_police_why(const Game *g, const State *s, Action a);
void fitl_train_police_apply(const Game *g, State *s, Action a);
void fitl_train_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_train_why(const Game *g, const State *s, Action a);
void fitl_train_apply(const Game *g, State *s, Action a);

/* turns.c */
/* What the slot that is open may be used for, beside passing [5.5]: a set. */
enum { OFFER_EVENT = 1, OFFER_OPERATION = 2, OFFER_LIMITED = 4 };
unsigned fitl_slot_offers(const State *s);
void fitl_pivotals_run(const Game *g, State *s);
Seat fitl_asked_actor(const Game *g, const State *s);
void fitl_pivotal_ask_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_pivotal_ask_why(const Game *g, const State *s, Action a);
void fitl_pivotal_ask_apply(const Game *g, State *s, Action a);
void fitl_slots_run(const Game *g, State *s);
void fitl_slot_ask_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_slot_ask_why(const Game *g, const State *s, Action a);
void fitl_slot_ask_apply(const Game *g, State *s, Action a);
void fitl_turn_run(const Game *g, State *s);
void fitl_new_card(State *s);
void fitl_adjust_run(const Game *g, State *s);

/* us_acts.c */
bool fitl_could_advise(const Game *g, const State *s);
void fitl_advise_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_advise_why(const Game *g, const State *s, Action a);
void fitl_advise_apply(const Game *g, State *s, Action a);
uint8_t fitl_advise_what_why(const Game *g, const State *s, Action a);
void fitl_advise_what_legal(const Game *g, const State *s, ActionList *out);
void fitl_advise_what_apply(const Game *g, State *s, Action a);
unsigned fitl_lift_count(const Game *g, const State *s, unsigned from, unsigned kind);
Spaces fitl_lift_reach(const Game *g, const State *s, unsigned from);
void fitl_lift_arrive(const Game *g, State *s, unsigned from, unsigned to);
bool fitl_could_lift(const Game *g, const State *s);
bool fitl_any_lift(const Game *g, const State *s);
void fitl_lift_legal(const Game *g, const State *s, ActionList *out);
uint8_t fitl_lift_why(const Game *g, const State *s, Action a);
void fitl_lift_apply(const Game *g, State *s, Action a);

#endif
