/* review.h: a game looked at again: how the chances went, what each roll of the dice was worth, and
 * which decisions were mistakes. docs/review.md says what the numbers mean.
 *
 * Two questions are asked, and kept apart. What happened: the value of every position as it truly
 * was, by roll-outs under common dice; differences of neighbours are luck where chance acted and
 * the effect of a decision where a player did, and all of them add up to the result. What should
 * have been known: for each decision a search over what the deciding seat could see proposes
 * something better, and fresh pairs of roll-outs in worlds drawn for that seat confirm it or do
 * not. No clock, no threads, no OS: it builds for WebAssembly as it is.
 *
 * The whole game is looked at quickly first, then what seems costly is looked at closely; whoever
 * waits can read at any time what is known so far.
 */
#ifndef MEKONG_AI_REVIEW_H
#define MEKONG_AI_REVIEW_H

#include "core/game.h"

typedef struct Review Review;
typedef struct ReviewHand ReviewHand;

enum { REVIEW_ROLLOUTS = 256, REVIEW_ROLLOUTS_MAX = 100000, REVIEW_WORST = 3 };

/* ---- Making one ------------------------------------------------------------------------------ */

/* The actions, all legal one after the other, lead on from the start position; both are copied. The
 * game must live as long. `rollouts` is for each position; everything follows from it and the seed.
 * NULL: no memory. */
Review *review_open(const Game *game, const State *start, const Action *actions, uint32_t count,
                    uint32_t rollouts, uint64_t seed);
void review_close(Review *review); /* NULL is fine */
/* Games that are played out so slowly that a review takes minutes: four seats answer some hundreds
 * of times in a game. */
static inline bool review_is_long(const Rules *rules) { return rules->seats > 2; }

/* Works until about so many roll-outs are played; true when all is done. */
bool review_run(Review *review, uint32_t rollouts);
/* From 0 to 1. */
double review_progress(const Review *review);

/* For threads and workers: the same work as jobs. A job is taken once, by any hand, which belongs
 * to one thread at a time; the result does not depend on who did what, nor on the order. A call of
 * review_job works at most about so many roll-outs on it; true: it is done, and review_done says so
 * to the others. Only review_job may run beside the other calls. */
#define REVIEW_NONE UINT32_MAX
uint32_t review_next(Review *review); /* the most useful job; REVIEW_NONE: none is left to take */
/* The job whose findings this one begins with; REVIEW_NONE: none. */
uint32_t review_before(const Review *review, uint32_t job);
/* Whether it is a job that is not done yet, and what must be known before is. */
bool review_may_take(const Review *review, uint32_t job);
ReviewHand *review_hand_new(Review *review); /* NULL: no memory */
ReviewHand *review_own_hand(Review *review); /* the one of review_run */
void review_hand_free(ReviewHand *hand);     /* NULL is fine */
bool review_job(ReviewHand *hand, uint32_t job, uint32_t rollouts);
void review_done(Review *review, uint32_t job);
bool review_is_done(const Review *review); /* all jobs are */

/* What a job has found, for a review of the same game in another memory; and back. False: that is
 * no finding of this job. */
void review_tell(const Review *review, uint32_t job, Text *out);
bool review_learn(Review *review, uint32_t job, const char *found);

/* Sums up what is known so far: before anything below is read. */
void review_tally(Review *review);

/* ---- Reading it ------------------------------------------------------------------------------ */

/* Chances are shares of points: 1 won, 0 lost. Errors are standard errors. */
typedef struct ReviewMove {
    Action action;
    Seat actor;              /* or SEAT_CHANCE */
    bool matters;            /* there was more than one answer or outcome */
    uint8_t turn;            /* it was played in */
    double value[SEATS_MAX]; /* the chances after it */
    /* What it changed, in the chances of its actor; of seat 0 where chance acted. */
    double effect, effect_error;

    /* Decisions of a seat that no automaton plays: what was known to be better. */
    bool judged;
    bool sure;                         /* looked at as closely as it will be */
    double cost, cost_error;           /* cost 0: nothing that could be told from noise */
    Action better;                     /* if the cost is not 0 */
    double played_value, better_value; /* the actor's chances after each, as far as it could know */
} ReviewMove;

typedef struct ReviewTotal {
    double start, end;         /* the seat's chances before the first action, after the last */
    double luck, luck_error;   /* sum over chance */
    double skill, skill_error; /* sum of the effects of its own decisions */
    double cost, cost_error;   /* sum of its mistakes, as far as they are sure */
    uint32_t decisions, mistakes;
    uint32_t seen; /* of the decisions: looked at, at least quickly */
} ReviewTotal;

const Game *review_game(const Review *review);
uint32_t review_count(const Review *review);                     /* moves */
uint32_t review_rollouts(const Review *review);                  /* for each position, so far */
const State *review_state(const Review *review, uint32_t index); /* before move `index` */
const ReviewMove *review_move(const Review *review, uint32_t index);
double review_start_value(const Review *review, Seat seat);
void review_total(const Review *review, Seat seat, ReviewTotal *out);
/* The seat's costliest decisions, the worst first: numbers of moves; how many. */
uint32_t review_worst(const Review *review, Seat seat, uint32_t most, uint32_t *out);
/* The rolls that changed most, the greatest first: numbers of moves; how many. Only such as stand
 * out of the noise. */
uint32_t review_luckiest(const Review *review, uint32_t most, uint32_t *out);
/* Tells of each action that the seat is expected to go on with after the better answer, until
 * chance or another seat acts, and of the position it is played in. */
typedef void (*ReviewPlan)(void *context, const State *before, Action action);
void review_continuation(const Review *review, uint32_t index, uint32_t most, ReviewPlan tell,
                         void *context);

#endif
