/* endings.h: a benchmark of endings: positions so near the end that the rest of the game can be
 * solved (lab/endgame.h), and how much of it a player leaves to somebody who plays best against it.
 * A file of them is one of decisions without answers (lab/judge.h). */
#ifndef MEKONG_LAB_ENDINGS_H
#define MEKONG_LAB_ENDINGS_H

#include "lab/endgame.h"
#include "lab/judge.h"

enum { ENDING_POSITIONS = 20000, ENDING_PLAYERS = 32, ENDING_SEATS = 2 };

/* ---- Making them (endings_make.c) ------------------------------------------------------------ */

typedef struct EndingsMaking {
    const Decisions *base;
    uint32_t games;
    uint32_t most; /* positions of an ending */
    Seat seat;     /* who must have something to lose; SEAT_NOBODY: both */
    uint32_t threads;
    uint64_t seed;
    bool progress;
    char **text; /* of each game, empty if it had none; NULL: no memory */
} EndingsMaking;

/* False: no memory. The same plan makes the same file, whatever the number of threads. */
bool endings_make(EndingsMaking *making);
void endings_made_free(EndingsMaking *making);

/* ---- Measuring (endings.c) ------------------------------------------------------------------- */

/* What a player has lost in each seat, over the endings in which that has something to lose. */
typedef struct EndingsLoss {
    Loss seat[ENDING_SEATS];
    uint64_t asked; /* positions in which it was asked */
} EndingsLoss;

/* The mean of both seats, each counting the same; of one, if the other has no endings. */
Estimate endings_mean(const EndingsLoss *loss);

/* What came of an ending. */
typedef struct Faced {
    double value; /* of the first seat */
    double stake[ENDING_SEATS];
    uint32_t positions;
    struct {
        double lost[ENDING_SEATS];
        uint32_t asked;
    } by[ENDING_PLAYERS];
} Faced;

typedef struct EndingsRun {
    Decisions *decisions; /* bare */
    const Entrant *entrant;
    uint32_t players; /* entrants */
    uint32_t most;    /* positions of an ending */
    uint32_t time;    /* of a program for an answer, in milliseconds */
    uint32_t threads;
    uint64_t seed;
    bool progress;
    EndingsLoss loss[ENDING_PLAYERS];
    EndingsLoss worst;          /* what there is to lose */
    double worth[ENDING_SEATS]; /* best play against best play, in the mean */
    double positions;           /* of an ending, in the mean */
    Problem problem;            /* why it ended */
    Contender *who;             /* players of each worker */
    Faced *faced;               /* of each ending */
} EndingsRun;

/* False with a problem. What comes out does not depend on the number of threads. */
bool endings_run(EndingsRun *run);
void endings_run_close(EndingsRun *run);

#endif
