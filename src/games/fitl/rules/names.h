/* names.h: the notes by name, and the reasons. */
#ifndef FITL_NAMES_H
#define FITL_NAMES_H

#include "games/fitl/rules/ids.h"

typedef enum FitlNote {
    N_ACTIVITY,
    N_ASSAULT,
    N_CAPABILITY,
    N_CAPABILITY_GONE,
    N_CARD,
    N_CASUALTY,
    N_CHOSEN,
    N_COUP,
    N_DIE,
    N_TRUNG,
    N_POLICY,
    N_ECON,
    N_EVENT,
    N_FLIPPED,
    N_FREE,
    N_GAVE,
    N_GROUP,
    N_HID,
    N_LEADER,
    N_LEADER_DOWN,
    N_LEVEL,
    N_LIMITED,
    N_LOST,
    N_MARKER_GONE,
    N_MINH_OVER,
    N_MOMENTUM,      /* of a card that has one side */
    N_MOMENTUM_SIDE, /* of one side of a card */
    N_MOVE,
    N_NO_EFFECT,
    N_OPERATION,
    N_OUT_OF_TURN,
    N_PASS,
    N_PEACE_TALKS,
    N_PHASE,
    N_PIVOTAL,
    N_PIVOTAL_BACK,
    N_PLACED,
    N_RANGERS_HIDE,
    N_REFUSED,
    N_REMOVED,
    N_SABOTAGE,
    N_SELECTED,
    N_STAYS,
    N_TERROR,
    N_TO_AVAILABLE,
    N_TO_CASUALTIES,
    N_TO_OUT,
    N_TRACK,
    N_TRAIL,
    N_TRUMPED,
    N_WON,
    FITL_NOTES
} FitlNote;

/* Why an action is refused: name, rule, message. The first three and the last are those that core
 * wants (Reason in core/rules.h). */
#define FITL_REASON_LIST(REASON)                                                                   \
    REASON(R_LEGAL, "", "")                                                                        \
    REASON(R_NOT_NOW, "5.25", "fitl.why.not_now")                                                  \
    REASON(R_CHANCE, "16.2", "fitl.why.chance")                                                    \
    REASON(R_ACTIVITY_BANNED, "13.3", "fitl.why.activity_banned")                                  \
    REASON(R_ACTIVITY_NOWHERE, "10.4", "fitl.why.activity_nowhere")                                \
    REASON(R_ACTIVITY_ONCE, "10.1", "fitl.why.activity_once")                                      \
    REASON(R_ACTIVITY_WITH, "10.1", "fitl.why.activity_with")                                      \
    REASON(R_ACT_FIRST, "10.4", "fitl.why.first_space")                                            \
    REASON(R_ADVISE_NOTHING, "10.6", "fitl.why.advise_nothing")                                    \
    REASON(R_AGITATE_SPACES, "14.15", "fitl.why.four_spaces")                                      \
    REASON(R_ALL_HIDDEN, "9.4", "fitl.why.all_hidden")                                             \
    REASON(R_AMBUSH_MARCHED, "11.7", "fitl.why.ambush_marched")                                    \
    REASON(R_AMBUSH_REACH, "11.9", "fitl.why.ambush_reach")                                        \
    REASON(R_ARC_LIGHT_ONCE, "13.3", "fitl.why.arc_light_once")                                    \
    REASON(R_ASSAULT_BANNED, "13.3", "fitl.why.assault_banned")                                    \
    REASON(R_ASSAULT_ONCE, "8.18", "fitl.why.assault_once")                                        \
    REASON(R_ASSAULT_ORDER, "8.31", "fitl.why.assault_order")                                      \
    REASON(R_BASE_ARVN, "8.10", "fitl.why.base_arvn")                                              \
    REASON(R_BASE_LAST, "8.34", "fitl.why.base_last")                                              \
    REASON(R_BASE_SHIELDED, "9.22", "fitl.why.base_last")                                          \
    REASON(R_BOMBARD_GUNS, "11.5", "fitl.why.bombard_guns")                                        \
    REASON(R_BOMBARD_NOBODY, "11.5", "fitl.why.bombard_nobody")                                    \
    REASON(R_BOMBARD_TARGET, "11.5", "fitl.why.bombard_target")                                    \
    REASON(R_CADRES, "13.3", "fitl.why.cadres")                                                    \
    REASON(R_CADRES_ONCE, "13.5", "fitl.why.cadres_once")                                          \
    REASON(R_CADRES_TWO, "13.3", "fitl.why.cadres_two")                                            \
    REASON(R_CARD_SPACES, "13.3", "fitl.why.card_spaces")                                          \
    REASON(R_COIN_CONTROL, "3.5", "fitl.why.coin_control")                                         \
    REASON(R_COMMIT_REACH, "14.29", "fitl.why.commit_reach")                                       \
    REASON(R_EVENT_BRANCH, "12.2", "fitl.why.event_branch")                                        \
    REASON(R_EVENT_COVERED, "5.11", "fitl.why.event_covered")                                      \
    REASON(R_EVENT_FULL, "12.2", "fitl.why.event_full")                                            \
    REASON(R_EVENT_MUST, "12.2", "fitl.why.event_must")                                            \
    REASON(R_EVENT_NO_ACTIVITY, "12.11", "fitl.why.event_no_activity")                             \
    REASON(R_EVENT_SPACES, "12.11", "fitl.why.card_spaces")                                        \
    REASON(R_EVENT_PIECE, "12.2", "fitl.why.event_piece")                                          \
    REASON(R_EVENT_SPACE, "12.2", "fitl.why.event_space")                                          \
    REASON(R_EVENT_TAKEN, "5.5", "fitl.why.event_taken")                                           \
    REASON(R_EVENT_UNWRITTEN, "17.1", "fitl.why.event_unwritten")                                  \
    REASON(R_EVERY_SPACE, "12.2", "fitl.why.every_space")                                          \
    REASON(R_FETCH_AVAILABLE, "6.2", "fitl.why.fetch_available")                                   \
    REASON(R_FETCH_OWN, "6.3", "fitl.why.fetch_own")                                               \
    REASON(R_FIRST_SPACE, "7.4", "fitl.why.first_space")                                           \
    REASON(R_HIDDEN, "8.31", "fitl.why.hidden")                                                    \
    REASON(R_HIDE_VC, "9.4", "fitl.why.hide_vc")                                                   \
    REASON(R_INELIGIBLE, "5.2", "fitl.why.ineligible")                                             \
    REASON(R_INFILTRATE_BASE, "11.2", "fitl.why.infiltrate_base")                                  \
    REASON(R_INFILTRATE_FEW, "11.4", "fitl.why.infiltrate_few")                                    \
    REASON(R_INFILTRATE_NOTHING, "11.4", "fitl.why.infiltrate_nothing")                            \
    REASON(R_INFILTRATE_WHERE, "11.1", "fitl.why.infiltrate_where")                                \
    REASON(R_IRREGULARS_US, "8.3", "fitl.why.irregulars_us")                                       \
    REASON(R_KILL_LIMIT, "13.3", "fitl.why.kill_limit")                                            \
    REASON(R_KIND_CHOSEN, "6.7", "fitl.why.kind_chosen")                                           \
    REASON(R_LAST_ONCE, "8.6", "fitl.why.last_once")                                               \
    REASON(R_LIFT_REACH, "10.13", "fitl.why.lift_reach")                                           \
    REASON(R_LIMITED, "5.7", "fitl.why.limited")                                                   \
    REASON(R_LIMITED_NO_ACTIVITY, "5.7", "fitl.why.limited_no_activity")                           \
    REASON(R_LOC_ONLY, "8.18", "fitl.why.loc_only")                                                \
    REASON(R_LOC_OR_CITY, "8.15", "fitl.why.loc_or_city")                                          \
    REASON(R_MANDATE, "13.3", "fitl.why.mandate")                                                  \
    REASON(R_MANDATE_PACIFY, "13.3", "fitl.why.mandate_pacify")                                    \
    REASON(R_MARCHED, "9.9", "fitl.why.marched")                                                   \
    REASON(R_MARCH_NO_WAY, "9.10", "fitl.why.march_no_way")                                        \
    REASON(R_MARCH_REACH, "9.8", "fitl.why.march_reach")                                           \
    REASON(R_MONSOON, "5.8", "fitl.why.monsoon")                                                   \
    REASON(R_MOVES_FIRST, "8.23", "fitl.why.moves_first")                                          \
    REASON(R_MOVES_OVER, "8.23", "fitl.why.moves_over")                                            \
    REASON(R_MUST_MOVE, "6.6", "fitl.why.must_move")                                               \
    REASON(R_MUST_PLACE, "6.8", "fitl.why.must_place")                                             \
    REASON(R_MUST_RALLY, "9.2", "fitl.why.must_rally")                                             \
    REASON(R_MUST_REDEPLOY, "14.21", "fitl.why.must_redeploy")                                     \
    REASON(R_MUST_REMOVE, "8.32", "fitl.why.must_remove")                                          \
    REASON(R_MUST_REMOVE_ALL, "6.8", "fitl.why.must_remove")                                       \
    REASON(R_NAME_FIRST, "8.19", "fitl.why.name_first")                                            \
    REASON(R_NOBODY_COMMITTED, "14.30", "fitl.why.nobody_committed")                               \
    REASON(R_NOBODY_LIFTED, "10.12", "fitl.why.nobody_lifted")                                     \
    REASON(R_NOBODY_MARCHES, "9.7", "fitl.why.nobody_marches")                                     \
    REASON(R_NOBODY_MOVES, "8.14", "fitl.why.nobody_moves")                                        \
    REASON(R_NOBODY_REDEPLOYS, "14.24", "fitl.why.nobody_redeploys")                               \
    REASON(R_NOBODY_SHIPPED, "10.23", "fitl.why.nobody_shipped")                                   \
    REASON(R_NOBODY_SWEEPS, "8.22", "fitl.why.nobody_sweeps")                                      \
    REASON(R_NOT_ALLOWED, "7.1", "fitl.why.not_allowed")                                           \
    REASON(R_NOT_AVAILABLE, "6.1", "fitl.why.not_available")                                       \
    REASON(R_NOT_MOVED, "8.20", "fitl.why.not_moved")                                              \
    REASON(R_NOT_SAIGON, "10.19", "fitl.why.not_saigon")                                           \
    REASON(R_NOT_SELECTED, "7.1", "fitl.why.not_selected")                                         \
    REASON(R_NOT_SHIPPED, "13.5", "fitl.why.not_shipped")                                          \
    REASON(R_NOT_YOUR_ACTIVITY, "10.1", "fitl.why.not_your_activity")                              \
    REASON(R_NOT_YOUR_OP, "7.2", "fitl.why.not_your_op")                                           \
    REASON(R_NO_ARVN_CUBES, "11.14", "fitl.why.no_arvn_cubes")                                     \
    REASON(R_NO_ASSAULT, "8.27", "fitl.why.no_assault")                                            \
    REASON(R_NO_ATTACKER, "9.17", "fitl.why.no_attacker")                                          \
    REASON(R_NO_COIN_CONTROL, "3.5", "fitl.why.no_coin_control")                                   \
    REASON(R_NO_COIN_IN_NORTH, "2.4", "fitl.why.no_coin_in_north")                                 \
    REASON(R_NO_COIN_PIECE, "10.14", "fitl.why.no_coin_piece")                                     \
    REASON(R_NO_CUBES, "8.27", "fitl.why.no_cubes")                                                \
    REASON(R_NO_ENEMY, "9.17", "fitl.why.no_enemy")                                                \
    REASON(R_NO_GUERRILLA, "9.18", "fitl.why.no_guerrilla")                                        \
    REASON(R_NO_HIDDEN, "1.5", "fitl.why.no_hidden")                                               \
    REASON(R_NO_HIDDEN_SF, "10.9", "fitl.why.no_hidden_sf")                                        \
    REASON(R_NO_TERRORIST, "9.26", "fitl.why.no_terrorist")                                        \
    REASON(R_NO_HITS, "10.17", "fitl.why.no_hits")                                                 \
    REASON(R_NO_INSURGENTS, "8.27", "fitl.why.no_insurgents")                                      \
    REASON(R_NO_LEVEL, "8.9", "fitl.why.no_level")                                                 \
    REASON(R_NO_LOC, "7.7", "fitl.why.no_loc")                                                     \
    REASON(R_NO_OWN_BASE, "9.4", "fitl.why.no_own_base")                                           \
    REASON(R_NO_PIVOTAL, "5.9", "fitl.why.no_pivotal")                                             \
    REASON(R_NO_RANGER, "10.28", "fitl.why.no_ranger")                                             \
    REASON(R_NO_SABOTAGE, "14.4", "fitl.why.no_sabotage")                                          \
    REASON(R_NO_SIDE, "12.1", "fitl.why.no_side")                                                  \
    REASON(R_NO_SPACE_FOR_OP, "7.4", "fitl.why.no_space_for_op")                                   \
    REASON(R_NO_SUCH_CHOICE, "16.1", "fitl.why.no_such_choice")                                    \
    REASON(R_NO_SUCH_PIECE, "6.7", "fitl.why.no_such_piece")                                       \
    REASON(R_NO_SUPPORT, "10.19", "fitl.why.no_support")                                           \
    REASON(R_NO_SWEEPER, "10.7", "fitl.why.no_sweeper")                                            \
    REASON(R_NO_TRAIN_BASE, "8.3", "fitl.why.no_train_base")                                       \
    REASON(R_NO_TROOP, "9.19", "fitl.why.no_troop")                                                \
    REASON(R_NO_TRUMP, "5.11", "fitl.why.no_trump")                                                \
    REASON(R_NO_US_BASE, "8.3", "fitl.why.no_us_base")                                             \
    REASON(R_NO_US_PIECE, "8.1", "fitl.why.no_us_piece")                                           \
    REASON(R_NO_US_TROOP, "13.3", "fitl.why.no_us_troop")                                          \
    REASON(R_NO_VC, "14.15", "fitl.why.no_vc")                                                     \
    REASON(R_NVA_CONTROL, "8.1", "fitl.why.nva_control")                                           \
    REASON(R_OP_POOR, "7.4", "fitl.why.op_poor")                                                   \
    REASON(R_OUTNUMBERED, "10.21", "fitl.why.outnumbered")                                         \
    REASON(R_PACIFY_CUBES, "8.7", "fitl.why.pacify_cubes")                                         \
    REASON(R_PACIFY_SPACES, "14.13", "fitl.why.four_spaces")                                       \
    REASON(R_PACIFY_LEVELS, "8.7", "fitl.why.two_levels")                                          \
    REASON(R_PACIFY_US, "8.7", "fitl.why.pacify_us")                                               \
    REASON(R_PACIFY_WHERE, "14.13", "fitl.why.pacify_where")                                       \
    REASON(R_PATROL_FIRST, "8.17", "fitl.why.moves_first")                                         \
    REASON(R_PATROL_OVER, "8.17", "fitl.why.moves_over")                                           \
    REASON(R_PATROL_REACH, "8.15", "fitl.why.patrol_reach")                                        \
    REASON(R_PATRONAGE_AMOUNT, "8.11", "fitl.why.patronage_amount")                                \
    REASON(R_PATRONAGE_SAIGON, "8.11", "fitl.why.patronage_saigon")                                \
    REASON(R_PATRONAGE_US, "8.11", "fitl.why.patronage_us")                                        \
    REASON(R_PIVOTAL_FIRST, "5.12", "fitl.why.pivotal_first")                                      \
    REASON(R_PIVOT_ARVN, "5.9", "fitl.why.pivot_arvn")                                             \
    REASON(R_PIVOT_NVA, "5.9", "fitl.why.pivot_nva")                                               \
    REASON(R_PIVOT_OVER, "5.12", "fitl.why.pivot_over")                                            \
    REASON(R_PIVOT_US, "5.9", "fitl.why.pivot_us")                                                 \
    REASON(R_PIVOT_VC, "5.9", "fitl.why.pivot_vc")                                                 \
    REASON(R_PLACING_OVER, "8.6", "fitl.why.placing_over")                                         \
    REASON(R_PLATOONS, "13.3", "fitl.why.platoons")                                                \
    REASON(R_PLATOONS_ONCE, "13.5", "fitl.why.platoons_once")                                      \
    REASON(R_POOR, "3.12", "fitl.why.poor")                                                        \
    REASON(R_RAIDED, "10.29", "fitl.why.raided")                                                   \
    REASON(R_RAID_FIRST, "10.29", "fitl.why.moves_first")                                          \
    REASON(R_RAID_OVER, "10.28", "fitl.why.moves_over")                                            \
    REASON(R_RAID_REACH, "10.28", "fitl.why.raid_reach")                                           \
    REASON(R_REDEPLOY_NVA, "14.25", "fitl.why.redeploy_nva")                                       \
    REASON(R_REDEPLOY_POLICE, "14.23", "fitl.why.redeploy_police")                                 \
    REASON(R_REDEPLOY_TROOPS, "14.21", "fitl.why.redeploy_troops")                                 \
    REASON(R_SELECTED, "7.1", "fitl.why.selected")                                                 \
    REASON(R_SLOT_EVENT, "5.5", "fitl.why.slot_event")                                             \
    REASON(R_SLOT_LIMITED, "5.5", "fitl.why.slot_limited")                                         \
    REASON(R_SLOT_OP, "5.5", "fitl.why.slot_op")                                                   \
    REASON(R_RALLY_OVER, "9.5", "fitl.why.spaces_over")                                            \
    REASON(R_SPACES_OVER, "8.6", "fitl.why.spaces_over")                                           \
    REASON(R_STACKING, "2.7", "fitl.why.stacking")                                                 \
    REASON(R_STRIKE_BASE, "10.16", "fitl.why.base_last")                                           \
    REASON(R_STRIKE_HIDDEN, "10.16", "fitl.why.hidden")                                            \
    REASON(R_STRIKE_STAGE, "10.15", "fitl.why.strike_stage")                                       \
    REASON(R_STRIKE_TRAIL_BANNED, "13.3", "fitl.why.strike_trail_banned")                          \
    REASON(R_STRIKE_TRAIL_ONCE, "10.17", "fitl.why.strike_trail_once")                             \
    REASON(R_STRIKE_TUNNEL, "10.16", "fitl.why.tunneled")                                          \
    REASON(R_SUPPORT, "9.1", "fitl.why.support")                                                   \
    REASON(R_SWEEP_ALL, "8.24", "fitl.why.sweep_all")                                              \
    REASON(R_SWEEP_REACH, "8.22", "fitl.why.sweep_reach")                                          \
    REASON(R_SWEPT, "8.24", "fitl.why.swept")                                                      \
    REASON(R_TANKS, "13.3", "fitl.why.tanks")                                                      \
    REASON(R_THREE_CUBES, "8.10", "fitl.why.three_cubes")                                          \
    REASON(R_TOO_MANY_MOVE, "6.7", "fitl.why.too_many_move")                                       \
    REASON(R_TOO_MANY_PLACE, "6.8", "fitl.why.too_many_place")                                     \
    REASON(R_TOO_MANY_SPACES, "10.1", "fitl.why.too_many_spaces")                                  \
    REASON(R_TRAIL_AAA, "13.3", "fitl.why.trail_aaa")                                              \
    REASON(R_TRAIL_BANNED, "13.3", "fitl.why.trail_banned")                                        \
    REASON(R_TRAIL_MAX, "9.5", "fitl.why.trail_max")                                               \
    REASON(R_TRAIL_NVA, "9.5", "fitl.why.trail_nva")                                               \
    REASON(R_TRAIL_ONCE, "9.5", "fitl.why.trail_once")                                             \
    REASON(R_TRAIL_ONE_SPACE, "13.3", "fitl.why.trail_one_space")                                  \
    REASON(R_TRAIL_ZERO, "3.10", "fitl.why.trail_zero")                                            \
    REASON(R_TRAIN_ACTIVITY, "8.2", "fitl.why.train_activity")                                     \
    REASON(R_TRANSFER_AMOUNT, "15.10", "fitl.why.transfer_amount")                                 \
    REASON(R_TRANSFER_GOT, "15.10", "fitl.why.transfer_got")                                       \
    REASON(R_TRANSFER_INSURGENTS, "15.10", "fitl.why.transfer_insurgents")                         \
    REASON(R_TRANSFER_NOTHING, "15.10", "fitl.why.transfer_nothing")                               \
    REASON(R_TRANSFER_OFF, "15.10", "fitl.why.transfer_off")                                       \
    REASON(R_TRANSFER_ONE_PLAYER, "15.10", "fitl.why.transfer_one_player")                         \
    REASON(R_TRANSFER_BOT, "19.1", "fitl.why.transfer_bot")                                        \
    REASON(R_TRANSFER_REFUSED, "15.10", "fitl.why.transfer_refused")                               \
    REASON(R_TRANSPORT_REACH, "10.24", "fitl.why.transport_reach")                                 \
    REASON(R_TUNNELED, "1.8", "fitl.why.tunneled")                                                 \
    REASON(R_TWO_GUERRILLAS, "9.3", "fitl.why.two_guerrillas")                                     \
    REASON(R_TWO_LEVELS, "14.13", "fitl.why.two_levels")                                           \
    REASON(R_US_SPENDING, "3.8", "fitl.why.us_spending")                                           \
    REASON(R_WEASELS, "13.3", "fitl.why.weasels")                                                  \
    REASON(R_WITHDRAWAL_ONCE, "14.32", "fitl.why.withdrawal_once")                                 \
    REASON(R_WITHDRAWAL_POINTS, "14.32", "fitl.why.withdrawal_points")                             \
    REASON(R_WRONG_KIND, "6.7", "fitl.why.wrong_kind")                                             \
    REASON(R_WRONG_TYPE, "6.1", "fitl.why.wrong_type")                                             \
    REASON(R_OVER, "15.2", "core.game_over")

#define REASON_NUMBER(name, rule, message) name,
typedef enum FitlReason { FITL_REASON_LIST(REASON_NUMBER) FITL_REASONS } FitlReason;
#undef REASON_NUMBER

#endif
