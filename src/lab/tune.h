/* tune.h: whole numbers of the board, tuned by games towards goals: SPSA, simultaneous perturbation
 * stochastic approximation, on shared luck.
 *
 * Each step draws for every knob whether it is moved up or down, plays the same games with all of
 * them moved so and with all of them moved the other way, and goes downhill on the sum of the
 * goals' squared misses. The steps of each knob are measured by the size of its slopes so far, and
 * get smaller. Everything follows from the study's seed and the counts of the steps before: so a
 * log of counts is all that is needed to go on. The answer is the mean of the last half of the way.
 */
#ifndef MEKONG_LAB_TUNE_H
#define MEKONG_LAB_TUNE_H

#include "lab/lab.h"

enum { TUNE_SIDES = 2, TUNE_BATCHES = 8 };

/* Wins of each goal's seat at the two points of a step. */
typedef struct TuneStep {
    uint32_t won[TUNE_SIDES][STUDY_GOALS_MAX];
} TuneStep;

/* The games of one board for every goal. */
typedef struct TunePoint {
    uint32_t value[STUDY_AXES_MAX];
    LabCell cell[STUDY_GOALS_MAX];
    bool playable; /* else the board cannot be */
    _Atomic uint32_t won[STUDY_GOALS_MAX];
} TunePoint;

typedef struct Tune {
    const Study *study;
    const char *source; /* the study's file */
    const char *path;   /* of the log; NULL: none is kept */
    uint32_t threads;
    Lang lang;

    double place[STUDY_AXES_MAX];  /* of each knob on its range, 0 .. 1 */
    double square[STUDY_AXES_MAX]; /* mean square of its slopes */
    double (*way)[STUDY_AXES_MAX]; /* places before each step, and after the last */
    TuneStep *step;
    uint32_t steps; /* done */
    uint64_t first; /* number of the first game of the batch in course */
    TunePoint point[TUNE_SIDES];
    Hand *hand;
    Estimate best[STUDY_AXES_MAX]; /* the result, as values of the board */
    uint32_t chosen[STUDY_AXES_MAX];
} Tune;

/* Takes all steps that the log does not hold, and finds the best values. False after a message on
 * stderr. tune_close is due in any case. */
bool tune_run(Tune *tune);
void tune_close(Tune *tune);
/* Plays new games with the values at the start and with those found, the same games for both, and
 * prints everything. False after a message. */
bool tune_report(Tune *tune);

/* ---- What the two files share ---------------------------------------------------------------- */

/* The weighted sum of squared misses, in shares of a game. */
double tune_miss(const Study *study, const uint32_t won[STUDY_GOALS_MAX], bool playable);
/* Plays both points; their wins are in them then. */
bool tune_play(Tune *tune);
bool tune_set_point(Tune *tune, TunePoint *point, const uint32_t value[STUDY_AXES_MAX]);

/* The log (tune_log.c): takes what it holds, or begins it. */
bool tune_log_open(Tune *tune);
bool tune_log_add(const Tune *tune, const TuneStep *step);

#endif
