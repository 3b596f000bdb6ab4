/* steps.h: every step, once: from the list come its number, its row and its place in the index. The
 * row stands in its chapter's file under the functions that answer for it; steps.c has the sequence
 * of play. */
#ifndef FITL_STEPS_H
#define FITL_STEPS_H

#include "games/fitl/rules/fitl.h"

#define FITL_STEP_LIST(STEP)                                                                       \
    STEP(GAME, game)                                                                               \
    STEP(EVENT_CARD, event_card)                                                                   \
    STEP(PIVOTALS, pivotals)                                                                       \
    STEP(PIVOTAL_ASK, pivotal_ask)                                                                 \
    STEP(SLOTS, slots)                                                                             \
    STEP(SLOT_ASK, slot_ask)                                                                       \
    STEP(TURN, turn)                                                                               \
    STEP(ADJUST, adjust)                                                                           \
    STEP(DRAW, draw)                                                                               \
    STEP(TRUNG_DECK, trung_deck)                                                                   \
    STEP(TRUNG_CARD, trung_card)                                                                   \
    STEP(TRUNG_DIE, trung_die)                                                                     \
    STEP(TRUNG_POINTS, trung_points)                                                               \
    STEP(TRUNG_POLICY, trung_policy)                                                               \
    STEP(DIE, die)                                                                                 \
    STEP(OPERATION, operation)                                                                     \
    STEP(TRAIN, train)                                                                             \
    STEP(TRAIN_WHAT, train_what)                                                                   \
    STEP(TRAIN_POLICE, train_police)                                                               \
    STEP(PATROL, patrol)                                                                           \
    STEP(PATROL_FINDS, patrol_finds)                                                               \
    STEP(FIND, find)                                                                               \
    STEP(MINES, mines)                                                                             \
    STEP(MINE_PIECE, mine_piece)                                                                   \
    STEP(SWEEP, sweep)                                                                             \
    STEP(SWEEP_SPACE, sweep_space)                                                                 \
    STEP(COBRAS, cobras)                                                                           \
    STEP(ASSAULT, assault)                                                                         \
    STEP(ASSAULT_SPACE, assault_space)                                                             \
    STEP(ASSAULT_PIECE, assault_piece)                                                             \
    STEP(PATTON, patton)                                                                           \
    STEP(ADD_ARVN, add_arvn)                                                                       \
    STEP(CAVALRY, cavalry)                                                                         \
    STEP(RALLY, rally)                                                                             \
    STEP(RALLY_WHAT, rally_what)                                                                   \
    STEP(MARCH, march)                                                                             \
    STEP(ATTACK, attack)                                                                           \
    STEP(ATTACK_SPACE, attack_space)                                                               \
    STEP(ATTACK_HOW, attack_how)                                                                   \
    STEP(TERROR, terror)                                                                           \
    STEP(TRANSFER, transfer)                                                                       \
    STEP(GRANT, grant)                                                                             \
    STEP(MOVE_TO, move_to)                                                                         \
    STEP(MOVE_GROUP, move_group)                                                                   \
    STEP(PLACE_PIECES, place_pieces)                                                               \
    STEP(TARGETS, targets)                                                                         \
    STEP(ACTIVATE, activate)                                                                       \
    STEP(ACTIVATE_PIECE, activate_piece)                                                           \
    STEP(REMOVAL, removal)                                                                         \
    STEP(REMOVE_PIECE, remove_piece)                                                               \
    STEP(ADVISE_SPACES, advise_spaces)                                                             \
    STEP(ADVISE_WHAT, advise_what)                                                                 \
    STEP(LIFT, lift)                                                                               \
    STEP(STRIKE_ROLL, strike_roll)                                                                 \
    STEP(STRIKE, strike)                                                                           \
    STEP(STRIKE_TRAIL, strike_trail)                                                               \
    STEP(STRIKE_SA2, strike_sa2)                                                                   \
    STEP(GOVERN_SPACES, govern_spaces)                                                             \
    STEP(GOVERN_WHAT, govern_what)                                                                 \
    STEP(TRANSPORT_MOVES, transport_moves)                                                         \
    STEP(RAID_SPACES, raid_spaces)                                                                 \
    STEP(INFILTRATE_SPACES, infiltrate_spaces)                                                     \
    STEP(INFILTRATE_WHAT, infiltrate_what)                                                         \
    STEP(INFILTRATE_SWAP, infiltrate_swap)                                                         \
    STEP(INFILTRATE_HEIR, infiltrate_heir)                                                         \
    STEP(INFILTRATE_TUNNEL, infiltrate_tunnel)                                                     \
    STEP(BOMBARD_SPACES, bombard_spaces)                                                           \
    STEP(AMBUSH_SPACES, ambush_spaces)                                                             \
    STEP(AMBUSH_SPACE, ambush_space)                                                               \
    STEP(AMBUSH_AT, ambush_at)                                                                     \
    STEP(AMBUSH_TWO, ambush_two)                                                                   \
    STEP(TAX_SPACES, tax_spaces)                                                                   \
    STEP(SUBVERT_SPACES, subvert_spaces)                                                           \
    STEP(SUBVERT_WHAT, subvert_what)                                                               \
    STEP(SUBVERT_PLACE, subvert_place)                                                             \
    STEP(COUP, coup)                                                                               \
    STEP(COUP_TEXT, coup_text)                                                                     \
    STEP(LEADER, leader)                                                                           \
    STEP(ROUND, round)                                                                             \
    STEP(RESOURCES, resources)                                                                     \
    STEP(SABOTAGE, sabotage)                                                                       \
    STEP(SUPPORT, support)                                                                         \
    STEP(PACIFY, pacify)                                                                           \
    STEP(AGITATE, agitate)                                                                         \
    STEP(REDEPLOY, redeploy)                                                                       \
    STEP(ARVN_TROOPS, arvn_troops)                                                                 \
    STEP(POLICE_MOVES, police_moves)                                                               \
    STEP(NVA_TROOPS, nva_troops)                                                                   \
    STEP(COMMITMENT, commitment)                                                                   \
    STEP(COMMIT, commit)                                                                           \
    STEP(WITHDRAWAL, withdrawal)                                                                   \
    STEP(EVENT, event)                                                                             \
    STEP(EV_SPACE, ev_space)                                                                       \
    STEP(EV_OPTION, ev_option)                                                                     \
    STEP(EV_PIECE, ev_piece)                                                                       \
    STEP(EV_DEPLOY, ev_deploy)                                                                     \
    STEP(EV_MOVE, ev_move)                                                                         \
    STEP(EV_BOX, ev_box)                                                                           \
    STEP(EV_ANY, ev_any)                                                                           \
    STEP(EV_CARD, ev_card)

#define STEP_NUMBER(NUMBER, row) NUMBER,
typedef enum FitlStep { FITL_STEP_LIST(STEP_NUMBER) FITL_STEPS } FitlStep;
#undef STEP_NUMBER

#define STEP_ROW(NUMBER, row) extern const Step fitl_##row##_step;
FITL_STEP_LIST(STEP_ROW)
#undef STEP_ROW

extern const Step *const fitl_steps[FITL_STEPS];

#endif
