/* review_inside.h: what the files of a review share. */
#ifndef MEKONG_AI_REVIEW_INSIDE_H
#define MEKONG_AI_REVIEW_INSIDE_H

#include "ai/mcts.h"
#include "ai/review.h"
#include "ai/rollout.h"

struct Review {
    const Game *game; /* alone: the points of this game are judged, not a series */
    Game alone;
    Cast cast;
    uint32_t rollouts;
    uint64_t seed;
    uint32_t count;       /* moves; positions are one more */
    unsigned char *state; /* of each position, state_size bytes apart */
    uint32_t *chances;    /* of each position: rolls before it */
    uint32_t *choices;    /* and decisions */
    uint32_t *like; /* of each position: an earlier one that it cannot differ from, or itself */
    ReviewMove *move;
    uint8_t *points;    /* twice the points: [position][seat][sample] */
    ReviewHand *hand;   /* of review_run */
    uint32_t job, jobs; /* of review_run: the one in course; all */
    bool done;
    ReviewTotal total[SEATS_MAX];
    double *samples; /* zeros between uses */
    State *scratch;
};

static inline const State *state_at(const Review *review, uint32_t position)
{
    return (const State *)(const void *)(review->state +
                                         (size_t)position * review->game->rules->state_size);
}

/* The samples of a position for a seat. */
static inline uint8_t *points_at(const Review *review, uint32_t position, Seat seat)
{
    const size_t row = (size_t)position * review->game->rules->seats + seat;
    return review->points + row * review->rollouts;
}

/* Sums of paired differences. */
typedef struct Pairs {
    uint32_t count;
    double sum, squares;
} Pairs;

static inline void pairs_add(Pairs *pairs, double difference)
{
    pairs->count++;
    pairs->sum += difference;
    pairs->squares += difference * difference;
}
static inline double pairs_mean(const Pairs *pairs)
{
    return pairs->count ? pairs->sum / pairs->count : 0;
}
/* Standard error of the mean. */
double pairs_error(const Pairs *pairs);

enum { CANDIDATES = 3, WAYS = 2 };

/* How far a decision is judged. */
typedef enum Stage {
    STAGE_NEW,
    STAGE_SEARCH,
    STAGE_SCAN,
    STAGE_SCREEN,
    STAGE_CONFIRM,
    STAGE_DONE
} Stage;

struct ReviewHand {
    Review *review;
    Mcts *mcts[SEATS_MAX];
    State *world, *tried; /* as the seat may think it is; with an answer, played to its end */
    uint32_t job;         /* in course */
    uint32_t sample;      /* a position's: the next one */

    Stage stage;
    ActionList list;
    uint32_t played; /* indices into the list */
    uint32_t candidate[CANDIDATES];
    uint32_t candidates, worlds;
    double scan[LIST_MAX];               /* points after each answer */
    Pairs gain[CANDIDATES][WAYS];        /* of each candidate over what was played */
    double sum[CANDIDATES];              /* points after each candidate */
    double played_sum[CANDIDATES][WAYS]; /* after what was played */
};

/* review_judge.c: works on the decision of move `index`; gives the roll-outs played, 0 when it is
 * done. */
uint32_t judge_slice(ReviewHand *hand, uint32_t index, uint32_t rollouts);

#endif
