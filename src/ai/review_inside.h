/* review_inside.h: what the files of a review share. */
#ifndef MEKONG_AI_REVIEW_INSIDE_H
#define MEKONG_AI_REVIEW_INSIDE_H

#include "ai/mcts.h"
#include "ai/review.h"
#include "ai/rollout.h"

/* Sums of paired differences, in half points: whole numbers, whoever adds them in whatever order.
 */
typedef struct Pairs {
    uint32_t count;
    int64_t sum;
    uint64_t squares;
} Pairs;

static inline void pairs_add(Pairs *pairs, int64_t difference)
{
    pairs->count++;
    pairs->sum += difference;
    pairs->squares += (uint64_t)(difference * difference);
}
/* In points. */
static inline double pairs_mean(const Pairs *pairs)
{
    return pairs->count ? (double)pairs->sum / 2 / pairs->count : 0;
}
/* Standard error of the mean. */
double pairs_error(const Pairs *pairs);

/* How far a decision has been judged. */
typedef enum Seen {
    SEEN_NOT,
    SEEN_QUICKLY, /* something seems better: it is to be looked at closely */
    SEEN_CLOSELY,
    SEEN_IN_VAIN, /* nothing seems better */
    SEEN_COUNT
} Seen;

/* What is known of a decision. */
typedef struct Verdict {
    Seen seen;
    uint32_t answer;        /* what seems better: its index in the list */
    Pairs gain;             /* over what was played */
    uint32_t other, played; /* half points after each, in gain.count worlds */
} Verdict;

/* Samples are taken in blocks, one job each. */
enum { BLOCK = 8, FIRST_BLOCKS = 2 };

typedef enum JobState { JOB_WAITING, JOB_TAKEN, JOB_DONE } JobState;

struct Review {
    const Game *game; /* alone: the points of this game are judged, not a series */
    Game alone;
    Cast cast;
    uint32_t rollouts;
    uint64_t seed;
    uint32_t count;       /* moves; positions are one more */
    unsigned char *state; /* of each position, state_size bytes apart */
    Asked *asked;         /* of each position: the rolls before it in its turn */
    uint32_t *choices;    /* and the decisions before it */
    Action *action;       /* as it was played; ReviewMove has what it is like */
    ReviewMove *move;
    Verdict *verdict; /* of each move */
    uint8_t *points;  /* twice the points: [position][seat][sample] */
    uint32_t blocks, jobs;
    uint8_t *job;       /* JobState: blocks of samples, quick looks, close looks */
    ReviewHand *hand;   /* of review_run */
    uint32_t in_course; /* its job */
    ReviewTotal total[SEATS_MAX];
    int32_t *samples; /* zeros between uses */
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

static inline bool has_sample(const Review *review, uint32_t sample)
{
    return review->job[sample / BLOCK] == JOB_DONE;
}

static inline uint32_t quick_job(const Review *review, uint32_t index)
{
    return review->blocks + index;
}
static inline uint32_t close_job(const Review *review, uint32_t index)
{
    return review->blocks + review->count + index;
}

enum { CANDIDATES = 3, WAYS = 2 };

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
    uint32_t sample;      /* of a block or a search: the next one */
    uint32_t position;    /* of a block: the next one */

    Stage stage;
    ActionList list;
    uint32_t played; /* indices into the list */
    uint32_t candidate[CANDIDATES];
    uint32_t candidates, worlds;
    uint32_t scan[LIST_MAX];               /* half points after each answer */
    uint32_t order[LIST_MAX], left;        /* the answers, the best ones first; still tried */
    Pairs gain[CANDIDATES][WAYS];          /* of each candidate over what was played */
    uint32_t sum[CANDIDATES];              /* half points after each candidate */
    uint32_t played_sum[CANDIDATES][WAYS]; /* after what was played */
};

/* review_value.c: works on a block of samples. Both give the roll-outs played, 0 when it is done.
 */
uint32_t value_slice(ReviewHand *hand, uint32_t block, uint32_t rollouts);
/* review_judge.c: works on the decision of move `index`, quickly or closely. */
uint32_t judge_slice(ReviewHand *hand, uint32_t index, bool closely, uint32_t rollouts);
/* Whether the gain stands clear of the noise. */
bool is_clear(const Pairs *gain);

/* review_value.c: the mean over the samples there are. */
double value_of(const Review *review, uint32_t position, Seat seat);

#endif
