/* judge.h: a benchmark of decisions: choices out of good games, their answers valued once and for
 * all by long searches, and what a player loses on them. It tells in minutes what games tell in
 * hours; the games have the last word (docs/ai.md).
 */
#ifndef MEKONG_LAB_JUDGE_H
#define MEKONG_LAB_JUDGE_H

#include "lab/contender.h"
#include "lab/crew.h"
#include "lab/rating.h"

enum {
    JUDGED_MAX = 8,         /* answers of a decision that are valued */
    JUDGED_ONE = 10000,     /* a won game, in values */
    DECISIONS_MAX = 100000, /* in a file */
    DECISION_SIZE = 1 << 14 /* bytes of one as text */
};

/* An answer is valued twice, independently: which is the best is read off one set of values, what
 * the player's answer loses to it off the other, and the other way round. So the errors of the
 * values, which the best of several picks up, do not count as losses. */
enum { JUDGED_SETS = 2 };

typedef struct Judged {
    Action action;
    uint16_t value[JUDGED_SETS]; /* of the seat that chooses, 0 lost to JUDGED_ONE won */
} Judged;

typedef struct Decision {
    Game game; /* on the board of all */
    Seat seat; /* that is to choose */
    State *state;
    uint32_t answers;
    Judged answer[JUDGED_MAX]; /* in the order of the legal list */
} Decision;

typedef struct Decisions {
    const Rules *rules;
    Game base; /* preset options, default board */
    Board *board;
    Decision *item;
    uint32_t count, room;
    bool bare; /* endings: positions without answers (lab/endings.h); set before reading */
} Decisions;

/* ---- The file (judge_file.c) ----------------------------------------------------------------- */

/* False with a problem: no memory, or the board cannot be read. decisions_close is due all the
 * same. */
bool decisions_open(Decisions *decisions, const Rules *rules, Problem *problem);
void decisions_close(Decisions *decisions);
/* Adds the decisions of a text of which nothing is promised unless it is our own. False with a
 * problem that names the line. */
bool decisions_read(Decisions *decisions, const char *text, bool own, Problem *problem);
/* One of them as decisions_read takes it: without answers it is an ending. */
void decision_print(const Decision *decision, Text *out);
/* The line that a file begins with. */
void decisions_print_head(const Decisions *decisions, Text *out);

/* ---- Making one (judge_make.c) --------------------------------------------------------------- */

typedef struct JudgeMaking {
    const Decisions *base;
    uint32_t games, each; /* so many choices out of each game */
    uint32_t players;     /* roll-outs a turn of those who play the games */
    uint32_t rollouts;    /* for each value */
    uint32_t threads;
    uint64_t seed;
    bool progress;
    char **text; /* of each game; NULL: no memory */
} JudgeMaking;

/* False: no memory. The same plan makes the same file, whatever the number of threads. */
bool judge_make(JudgeMaking *making);
void judge_made_free(JudgeMaking *making);

/* ---- Judging (judge.c) ----------------------------------------------------------------------- */

/* What was lost on a number of decisions, in shares of a game. */
typedef struct Loss {
    uint32_t count, best; /* decisions; those in which no answer is worth more, by both values */
    uint32_t unknown;     /* answers that were not valued: taken for the worst that was */
    double sum, squares;
} Loss;

enum { JUDGE_STEPS = 256 };

typedef struct Judgement {
    Decisions *decisions;
    const Entrant *entrant;
    uint32_t time; /* of a program for an answer, in milliseconds */
    uint32_t threads;
    uint64_t seed;
    bool progress;
    Loss all, side[SEATS_MAX], turn[UINT8_MAX + 1], step[JUDGE_STEPS];
    Problem problem;           /* why it ended, if a program failed */
    Contender *who;            /* one a worker */
    struct Answered *answered; /* of each decision */
} Judgement;

/* False with a problem. What comes out does not depend on the number of threads. */
bool judge_run(Judgement *judgement);
void judgement_close(Judgement *judgement);
/* The mean with a 95 % interval. */
Estimate loss_mean(const Loss *loss);

#endif
