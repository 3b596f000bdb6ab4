/* cards.c: chapter 7 as a table. play[0] and [1] are the front, where `when[0]` holds and where
 * not; [2] and [3] the back with `when[1]`. */
#include "games/fitl/players/trung/trung.h"

#define NO_TRIES .tries = 0
#define TRIES(n, ...) .tries = (n), .sa = {__VA_ARGS__}

#define US_FRONT                                                                                   \
    {                                                                                              \
        .op = OP_ASSAULT, .how = HOW_MIDDLE, TRIES(2, {AIR_LIFT, GH, 0}, {AIR_STRIKE, 0, 0})       \
    }
#define US_TRAIN_LATE                                                                              \
    {                                                                                              \
        .op = OP_TRAIN, .activity_first = true,                                                    \
        TRIES(3, {AIR_STRIKE, G_LBJ, 0}, {ADVISE, 0, 0}, {AIR_LIFT, 0, 0})                         \
    }
#define US_AIR TRIES(2, {AIR_STRIKE, G_LBJ, 0}, {AIR_LIFT, 0, 0})
#define TRAIN_GOVERN                                                                               \
    {                                                                                              \
        .op = OP_TRAIN, TRIES(2, {GOVERN, 0, 0}, {TRANSPORT, 0, 0})                                \
    }
#define PATROL_GOVERN                                                                              \
    {                                                                                              \
        .op = OP_PATROL, TRIES(3, {GOVERN, 0, 0}, {RAID, 0, 0}, {TRANSPORT, 0, 0})                 \
    }
#define SWEEP_RAID                                                                                 \
    {                                                                                              \
        .op = OP_SWEEP, TRIES(2, {RAID, 0, 0}, {TRANSPORT, 0, 0})                                  \
    }
#define NVA_ATTACK                                                                                 \
    {                                                                                              \
        .op = OP_ATTACK, .how = HOW_AMBUSH, TRIES(1, {BOMBARD, 0, 0})                              \
    }
#define TROOPS_ONLY TRIES(1, {INFILTRATE, 0, 0})
#define RALLY_INFILTRATE                                                                           \
    {                                                                                              \
        .op = OP_RALLY, TRIES(2, {INFILTRATE, G_INFILTRATE, HOW_VC_BASE}, {BOMBARD, 0, 0})         \
    }
#define MARCH_AMBUSH                                                                               \
    {                                                                                              \
        .op = OP_MARCH, .how = HOW_LOC_STEP | HOW_LC_STEP,                                         \
        TRIES(2, {AMBUSH, 0, 0}, {BOMBARD, 0, 0})                                                  \
    }
#define SUBVERT_OR_TAX                                                                             \
    {SUBVERT, G_PAT17, 0}, { TAX, 0, 0 }
#define TAX_OR_SUBVERT                                                                             \
    {TAX, G_TAX_OK, 0}, { SUBVERT, 0, 0 }
#define VC_ATTACK                                                                                  \
    {                                                                                              \
        .op = OP_ATTACK, .how = HOW_AMBUSH, NO_TRIES                                               \
    }
#define NOT_USED                                                                                   \
    {                                                                                              \
        .op = OPERATIONS                                                                           \
    }

enum { A, B, C, D, E, F, G, H, J, K, L, M, N, P, Q, R, S, T, U, V, W, X, Y, Z };

const TrungCard trung_cards[TRUNG_CARDS] = {
    [A] = {GA, GF, .play = {US_FRONT, NOT_USED, US_TRAIN_LATE, NOT_USED}},
    [B] = {GA, GF, .when = {0, GG1},
           .play = {US_FRONT, NOT_USED, {.op = OP_PATROL, US_AIR}, {.op = OP_SWEEP, US_AIR}}},
    [C] = {GB, GF, .play = {US_FRONT, NOT_USED, US_TRAIN_LATE, NOT_USED}},
    [D] = {GC, GF, .play = {US_FRONT, NOT_USED, {.op = OP_SWEEP, US_AIR}, NOT_USED}},
    [E] = {GD, GF,
           .play = {US_FRONT,
                    NOT_USED,
                    {.op = OP_TRAIN,
                     TRIES(3, {ADVISE, 0, 0}, {AIR_STRIKE, G_LBJ, 0}, {AIR_LIFT, 0, 0})},
                    NOT_USED}},
    [F] = {GE, GG1, .early = true, .when = {0, G_POP2_TRAIN},
           .play = {{.op = OP_PATROL, .activity_first = true, US_AIR},
                    NOT_USED,
                    {.op = OP_TRAIN, .activity_first = true, US_AIR},
                    {.op = OP_SWEEP, .activity_first = true, US_AIR}}},
    [G] = {GI, GJ,
           .play = {{.op = OP_ASSAULT,
                     .how = HOW_MOST_POWER | HOW_MIDDLE,
                     TRIES(2, {TRANSPORT, 0, 0}, {RAID, 0, 0})},
                    NOT_USED,
                    TRAIN_GOVERN,
                    NOT_USED}},
    [H] = {GK, GJ, .early = true, .when = {0, GI},
           .play = {{.op = OP_ASSAULT, .activity_first = true, TRIES(1, {TRANSPORT, 0, 0})},
                    NOT_USED,
                    {.op = OP_TRAIN, .activity_first = true, TRIES(1, {TRANSPORT, 0, 0})},
                    {.op = OP_ASSAULT, .activity_first = true, TRIES(1, {TRANSPORT, 0, 0})}}},
    [J] = {GL, GI, .when = {0, GG}, .play = {TRAIN_GOVERN, NOT_USED, PATROL_GOVERN, SWEEP_RAID}},
    [K] = {GB, GG, .alone = ALONE_SECOND, .when = {0, GJ1},
           .play = {{.op = OP_PATROL,
                     .activity_first = true,
                     TRIES(3, {GOVERN, 0, 0}, {RAID, 0, 0}, {TRANSPORT, 0, 0})},
                    NOT_USED,
                    {.op = OP_ASSAULT, TRIES(1, {TRANSPORT, 0, 0})},
                    TRAIN_GOVERN}},
    [L] = {GM, GI, .when = {0, GJ},
           .play = {TRAIN_GOVERN,
                    NOT_USED,
                    {.op = OP_ASSAULT, TRIES(2, {RAID, 0, 0}, {TRANSPORT, 0, 0})},
                    SWEEP_RAID}},
    [M] = {GN, GI, .when = {0, GG},
           .play = {{.op = OP_TRAIN, TRIES(2, {TRANSPORT, 0, 0}, {GOVERN, 0, 0})},
                    NOT_USED,
                    PATROL_GOVERN,
                    SWEEP_RAID}},
    [N] = {GO, GP, .when = {0, G_NT8_OUTSIDE},
           .play = {NVA_ATTACK,
                    NOT_USED,
                    {.op = OP_MARCH, .how = HOW_LOC_STEP, .activity_first = true, TROOPS_ONLY},
                    {.op = OP_RALLY, TROOPS_ONLY}}},
    [P] = {GB, GQ, .when = {GP, G_NG_2D6},
           .play = {{.op = OP_ATTACK, .activity_first = true, TRIES(1, {BOMBARD, 0, 0})},
                    {.op = OP_MARCH, .activity_first = true, TRIES(1, {BOMBARD, 0, 0})},
                    {.op = OP_RALLY, TROOPS_ONLY},
                    {.op = OP_MARCH, .activity_first = true, TROOPS_ONLY}}},
    [Q] = {GR, GP, .play = {NVA_ATTACK, NOT_USED, RALLY_INFILTRATE, NOT_USED}},
    [R] = {GS, GO, .when = {0, G_NG_SUPPORT},
           .play = {{.op = OP_MARCH,
                     .how = HOW_LOC_STEP | HOW_LC_STEP,
                     .activity_first = true,
                     TRIES(1, {INFILTRATE, 0, HOW_VC_BASE})},
                    NOT_USED,
                    {.op = OP_TERROR, TRIES(1, {BOMBARD, 0, 0})},
                    MARCH_AMBUSH}},
    [S] = {GT, GR, .when = {0, GP1},
           .play = {RALLY_INFILTRATE, NOT_USED, NVA_ATTACK, MARCH_AMBUSH}},
    [T] = {GQ, GP, .alone = ALONE_ASKS, .when = {0, G_NG_SUPPORT2},
           .play = {NVA_ATTACK,
                    NOT_USED,
                    {.op = OP_TERROR, TRIES(1, {BOMBARD, 0, 0})},
                    {.op = OP_MARCH,
                     .how = HOW_LOC_STEP,
                     .activity_first = true,
                     TRIES(2, {INFILTRATE, G_INFILTRATE, HOW_VC_BASE}, {BOMBARD, 0, 0})}}},
    [U] = {GU, GV, .when = {0, GY},
           .play = {{.op = OP_TERROR, TRIES(2, SUBVERT_OR_TAX)},
                    NOT_USED,
                    {.op = OP_RALLY, TRIES(2, TAX_OR_SUBVERT)},
                    {.op = OP_MARCH, TRIES(3, {AMBUSH, 0, 0}, TAX_OR_SUBVERT)}}},
    [V] = {GV, GY, .alone = ALONE_SECOND, .when = {0, GZ},
           .play = {{.op = OP_RALLY, TRIES(2, TAX_OR_SUBVERT)},
                    NOT_USED,
                    VC_ATTACK,
                    {.op = OP_TERROR, TRIES(1, {SUBVERT, 0, 0})}}},
    [W] = {GW, GY, .when = {0, GV},
           .play = {{.op = OP_RALLY, TRIES(2, SUBVERT_OR_TAX)},
                    NOT_USED,
                    {.op = OP_TERROR, TRIES(1, {SUBVERT, 0, 0})},
                    VC_ATTACK}},
    [X] = {GX, GY,
           .play = {{.op = OP_RALLY, TRIES(2, TAX_OR_SUBVERT)},
                    NOT_USED,
                    {.op = OP_MARCH, TRIES(3, {AMBUSH, 0, 0}, SUBVERT_OR_TAX)},
                    NOT_USED}},
    [Y] = {GY, GZ,
           .play = {{.op = OP_ATTACK, .how = HOW_AMBUSH, TRIES(1, {TAX, 0, 0})},
                    NOT_USED,
                    {.op = OP_RALLY, TRIES(2, SUBVERT_OR_TAX)},
                    NOT_USED}},
    [Z] = {G_VG15, GU, .early = true, .when = {0, GV},
           .play = {{.op = OP_MARCH, .activity_first = true, TRIES(2, SUBVERT_OR_TAX)},
                    NOT_USED,
                    {.op = OP_TERROR, .activity_first = true, TRIES(2, SUBVERT_OR_TAX)},
                    {.op = OP_MARCH, .activity_first = true, TRIES(2, SUBVERT_OR_TAX)}}},
};
