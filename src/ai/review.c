/* review.c: the positions of a game and their values, by jobs; see review.h. */
#include "ai/review.h"

#include <stdlib.h>
#include <string.h>

#include "ai/review_inside.h"

enum { HAND_MEMORY = 4 << 20 };
static const double CLEAR = 2.5; /* standard errors by which luck must stand out of the noise */

/* ---- Life ------------------------------------------------------------------------------------ */

/* A job for each position, then one for each move. */
static bool take_memory(Review *review)
{
    const Rules *rules = review->game->rules;
    const size_t positions = (size_t)review->count + 1;
    review->state = malloc(positions * rules->state_size);
    review->chances = calloc(positions, sizeof *review->chances);
    review->choices = calloc(positions, sizeof *review->choices);
    review->like = calloc(positions, sizeof *review->like);
    review->move = calloc(positions, sizeof *review->move);
    review->points = calloc(positions * rules->seats, review->rollouts);
    review->samples = calloc(review->rollouts, sizeof *review->samples);
    review->scratch = malloc(rules->state_size);
    return review->state && review->chances && review->choices && review->like && review->move &&
           review->points && review->samples && review->scratch;
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
    review->chances[index + 1] = review->chances[index] + (move->matters && list.chance);
    review->choices[index + 1] = review->choices[index] + (move->matters && !list.chance);
    review->like[index + 1] = move->matters ? index + 1 : review->like[index];
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
    review->jobs = 2 * count + 1;
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
    free(review->move);
    free(review->like);
    free(review->choices);
    free(review->chances);
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
    hand->job = UINT32_MAX;
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

/* ---- Jobs ------------------------------------------------------------------------------------ */

uint32_t review_jobs(const Review *review) { return review->jobs; }

/* The same key for all positions, and draws counted from the start of the game: what two positions
 * have still to come in common falls the same way. Gives the roll-outs played, 0 when done. */
static uint32_t value_slice(ReviewHand *hand, uint32_t position, uint32_t rollouts)
{
    Review *review = hand->review;
    uint8_t points[SEATS_MAX];
    uint32_t done = 0;
    if (review->like[position] != position)
        return 0;
    for (; hand->sample < review->rollouts && done < rollouts; hand->sample++, done++) {
        Draws draws = {.key = review->seed,
                       .sample = hand->sample,
                       .chances = review->chances[position],
                       .choices = review->choices[position]};
        memcpy(hand->world, state_at(review, position), review->game->rules->state_size);
        rollout_play(&review->cast, hand->world, &draws);
        rollout_points(review->game, hand->world, points);
        for (Seat seat = 0; seat < review->game->rules->seats; seat++)
            points_at(review, position, seat)[hand->sample] = points[seat];
    }
    return hand->sample == review->rollouts ? 0 : done;
}

bool review_job(ReviewHand *hand, uint32_t job, uint32_t rollouts)
{
    const Review *review = hand->review;
    if (hand->job != job) {
        hand->job = job;
        hand->sample = 0;
        hand->stage = STAGE_NEW;
    }
    if (job <= review->count)
        return value_slice(hand, job, rollouts) == 0;
    const uint32_t index = job - review->count - 1;
    return !review->move[index].judged || judge_slice(hand, index, rollouts) == 0;
}

/* Few jobs are about as long as a slice: so many are not counted exactly. */
bool review_run(Review *review, uint32_t rollouts)
{
    enum { SLICE = 32 };
    for (uint32_t done = 0; done < rollouts && review->job < review->jobs; done += SLICE)
        if (review_job(review->hand, review->job, SLICE))
            review->job++;
    if (review->job == review->jobs && !review->done)
        review_finish(review);
    return review->done;
}

double review_progress(const Review *review) { return (double)review->job / review->jobs; }

/* ---- Values ---------------------------------------------------------------------------------- */

double pairs_error(const Pairs *pairs)
{
    if (pairs->count < 2)
        return 0;
    const double n = pairs->count, mean = pairs->sum / n;
    const double variance = (pairs->squares - n * mean * mean) / (n - 1);
    return __builtin_sqrt((variance > 0 ? variance : 0) / n);
}

static double value_of(const Review *review, uint32_t position, Seat seat)
{
    const uint8_t *points = points_at(review, review->like[position], seat);
    uint64_t sum = 0;
    for (uint32_t i = 0; i < review->rollouts; i++)
        sum += points[i];
    return (double)sum / 2 / review->rollouts;
}

/* Adds what a move has changed for a seat, sample by sample. */
static void add_effect(const Review *review, uint32_t index, Seat seat, double *samples)
{
    const uint8_t *before = points_at(review, review->like[index], seat);
    const uint8_t *after = points_at(review, review->like[index + 1], seat);
    for (uint32_t i = 0; i < review->rollouts; i++)
        samples[i] += (after[i] - before[i]) / 2.0;
}

static void sum_up(const Review *review, double *mean, double *error)
{
    Pairs pairs = {0};
    for (uint32_t i = 0; i < review->rollouts; i++)
        pairs_add(&pairs, review->samples[i]);
    *mean = pairs_mean(&pairs);
    *error = pairs_error(&pairs);
    memset(review->samples, 0, review->rollouts * sizeof *review->samples);
}

static void finish_move(Review *review, uint32_t index)
{
    ReviewMove *move = &review->move[index];
    const Seat seat = move->actor < SEATS_MAX ? move->actor : 0;
    add_effect(review, index, seat, review->samples);
    sum_up(review, &move->effect, &move->effect_error);
    for (Seat i = 0; i < review->game->rules->seats; i++)
        move->value[i] = value_of(review, index + 1, i);
}

/* The sum over the moves of an actor. Samples have their dice in common: the error of the sum is
 * had from their sums, not from the errors of its parts. */
static void sum_effects(const Review *review, Seat actor, Seat seat, double *mean, double *error)
{
    for (uint32_t i = 0; i < review->count; i++)
        if (review->move[i].actor == actor && review->move[i].matters)
            add_effect(review, i, seat, review->samples);
    sum_up(review, mean, error);
}

static void finish_total(Review *review, Seat seat)
{
    ReviewTotal *total = &review->total[seat];
    double variance = 0;
    total->start = value_of(review, 0, seat);
    total->end = value_of(review, review->count, seat);
    sum_effects(review, SEAT_CHANCE, seat, &total->luck, &total->luck_error);
    sum_effects(review, seat, seat, &total->skill, &total->skill_error);
    for (uint32_t i = 0; i < review->count; i++) {
        const ReviewMove *move = &review->move[i];
        if (move->actor != seat || !move->judged)
            continue;
        total->decisions++;
        total->mistakes += move->cost > 0;
        total->cost += move->cost;
        variance += move->cost > 0 ? move->cost_error * move->cost_error : 0;
    }
    total->cost_error = __builtin_sqrt(variance);
}

void review_finish(Review *review)
{
    for (uint32_t i = 0; i < review->count; i++)
        finish_move(review, i);
    for (Seat seat = 0; seat < review->game->rules->seats; seat++)
        finish_total(review, seat);
    review->done = true;
}

/* ---- Reading --------------------------------------------------------------------------------- */

const Game *review_game(const Review *review) { return review->game; }
uint32_t review_count(const Review *review) { return review->count; }
uint32_t review_rollouts(const Review *review) { return review->rollouts; }

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
