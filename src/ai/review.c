/* review.c: a review's life, and reading it; see review.h. */
#include "ai/review.h"

#include <stdlib.h>
#include <string.h>

#include "ai/review_inside.h"

enum { HAND_MEMORY = 4 << 20 };
static const double CLEAR = 2.5; /* standard errors by which luck must stand out of the noise */

/* ---- Life ------------------------------------------------------------------------------------ */

/* A job for each block of samples, then two for each move. */
static bool take_memory(Review *review)
{
    const Rules *rules = review->game->rules;
    const size_t positions = (size_t)review->count + 1;
    review->state = malloc(positions * rules->state_size);
    review->asked = calloc(positions, sizeof *review->asked);
    review->choices = calloc(positions, sizeof *review->choices);
    review->action = calloc(positions, sizeof *review->action);
    review->move = calloc(positions, sizeof *review->move);
    review->verdict = calloc(positions, sizeof *review->verdict);
    review->job = calloc(review->jobs, 1);
    review->points = calloc(positions * rules->seats, review->rollouts);
    review->samples = calloc(review->rollouts, sizeof *review->samples);
    review->scratch = malloc(rules->state_size);
    return review->state && review->asked && review->choices && review->action && review->move &&
           review->verdict && review->job && review->points && review->samples && review->scratch;
}

/* Who moved, and whether it made a difference. */
static void enter_move(Review *review, uint32_t index, Action action)
{
    const Game *game = review->game;
    const State *before = state_at(review, index);
    State *after = (State *)(void *)(review->state + (index + 1) * game->rules->state_size);
    ReviewMove *move = &review->move[index];
    ActionList list;
    game_offer(game, before, &list);
    move->action = game_canon(game, before, action);
    move->actor = game_actor(game, before);
    move->matters = list.count > 1;
    move->turn = game_turn(game, before);
    move->judged = move->matters && !list.chance && !review->cast.automatic[move->actor];
    review->asked[index + 1] = review->asked[index];
    if (move->matters && list.chance)
        asked_next(&review->asked[index + 1], game, before, &list);
    review->choices[index + 1] = review->choices[index] + (move->matters && !list.chance);
    review->action[index] = action;
    if (!move->judged)
        review->job[quick_job(review, index)] = review->job[close_job(review, index)] = JOB_DONE;
    memcpy(after, before, game->rules->state_size);
    game_apply(game, after, action);
}

Review *review_open(const Game *game, const State *start, const Action *actions, uint32_t count,
                    uint32_t rollouts, uint64_t seed)
{
    Review *review = calloc(1, sizeof *review);
    if (!review)
        return NULL;
    review->alone = *game;
    review->alone.series = false;
    review->game = &review->alone;
    review->count = count;
    review->rollouts = rollouts;
    review->seed = seed;
    review->blocks = (rollouts + BLOCK - 1) / BLOCK;
    review->jobs = review->blocks + 2 * count;
    review->in_course = REVIEW_NONE;
    cast_init(&review->cast, game);
    if (!take_memory(review) || !(review->hand = review_hand_new(review))) {
        review_close(review);
        return NULL;
    }
    memcpy(review->state, start, game->rules->state_size);
    for (uint32_t i = 0; i < count; i++)
        enter_move(review, i, actions[i]);
    return review;
}

void review_close(Review *review)
{
    if (!review)
        return;
    review_hand_free(review->hand);
    free(review->scratch);
    free(review->samples);
    free(review->points);
    free(review->job);
    free(review->verdict);
    free(review->move);
    free(review->action);
    free(review->choices);
    free(review->asked);
    free(review->state);
    free(review);
}

ReviewHand *review_hand_new(Review *review)
{
    const Rules *rules = review->game->rules;
    ReviewHand *hand = calloc(1, sizeof *hand);
    if (!hand)
        return NULL;
    hand->review = review;
    hand->job = REVIEW_NONE;
    hand->world = malloc(rules->state_size);
    hand->tried = malloc(rules->state_size);
    bool good = hand->world && hand->tried;
    for (Seat seat = 0; seat < rules->seats && good; seat++)
        good = (hand->mcts[seat] = mcts_new(review->game, seat, HAND_MEMORY)) != NULL;
    if (good)
        return hand;
    review_hand_free(hand);
    return NULL;
}

ReviewHand *review_own_hand(Review *review) { return review->hand; }

void review_hand_free(ReviewHand *hand)
{
    if (!hand)
        return;
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        mcts_free(hand->mcts[seat]);
    free(hand->tried);
    free(hand->world);
    free(hand);
}

/* ---- Reading --------------------------------------------------------------------------------- */

const Game *review_game(const Review *review) { return review->game; }
uint32_t review_count(const Review *review) { return review->count; }

uint32_t review_rollouts(const Review *review)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < review->rollouts; i++)
        count += has_sample(review, i);
    return count;
}

const State *review_state(const Review *review, uint32_t index) { return state_at(review, index); }

const ReviewMove *review_move(const Review *review, uint32_t index) { return &review->move[index]; }

double review_start_value(const Review *review, Seat seat) { return value_of(review, 0, seat); }

void review_total(const Review *review, Seat seat, ReviewTotal *out) { *out = review->total[seat]; }

/* ---- The greatest ---------------------------------------------------------------------------- */

/* How much a move is to be listed; 0: not at all. */
typedef double Weigh(const ReviewMove *move, Seat seat);

static bool is_among(const uint32_t *list, uint32_t count, uint32_t index)
{
    for (uint32_t i = 0; i < count; i++)
        if (list[i] == index)
            return true;
    return false;
}

static uint32_t list_greatest(const Review *review, Seat seat, Weigh *weigh, uint32_t most,
                              uint32_t *out)
{
    uint32_t count = 0;
    while (count < most) {
        uint32_t best = review->count;
        double greatest = 0;
        for (uint32_t i = 0; i < review->count; i++) {
            const double weight = weigh(&review->move[i], seat);
            if (weight > greatest && !is_among(out, count, i)) {
                greatest = weight;
                best = i;
            }
        }
        if (best == review->count)
            break;
        out[count++] = best;
    }
    return count;
}

/* Costs that are known better come first: a lucky guess must not lead the list. */
static double weigh_cost(const ReviewMove *move, Seat seat)
{
    return move->actor == seat && move->cost > 0 ? move->cost - move->cost_error : 0;
}

static double weigh_luck(const ReviewMove *move, Seat seat)
{
    const double size = move->effect < 0 ? -move->effect : move->effect;
    return move->actor == SEAT_CHANCE && size > CLEAR * move->effect_error ? size : 0;
}

uint32_t review_worst(const Review *review, Seat seat, uint32_t most, uint32_t *out)
{
    return list_greatest(review, seat, weigh_cost, most, out);
}

uint32_t review_luckiest(const Review *review, uint32_t most, uint32_t *out)
{
    return list_greatest(review, SEAT_CHANCE, weigh_luck, most, out);
}

void review_continuation(const Review *review, uint32_t index, uint32_t most, ReviewPlan tell,
                         void *context)
{
    const Game *game = review->game;
    const ReviewMove *move = &review->move[index];
    State *state = review->scratch;
    ActionList list;
    Rng rng;
    memcpy(state, state_at(review, index), game->rules->state_size);
    game_apply(game, state, move->better);
    rng_seed(&rng, review->seed);
    for (uint32_t i = 0; i < most && game_actor(game, state) == move->actor; i++) {
        game_legal(game, state, &list);
        const uint32_t answer =
            list.count > 1 ? review->cast.player[move->actor]->choose(game, state, &list, &rng) : 0;
        tell(context, state, list.action[answer]);
        game_apply(game, state, list.action[answer]);
    }
}
