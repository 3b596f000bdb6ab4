/* review_value.c: what the positions of a game are worth, by roll-outs under common dice.
 *
 * A roll-out that does what was done in the game comes to the next position of the game, where it
 * would go on in the same way: the dice depend on what was rolled for in the turn before. So one
 * roll-out serves all positions up to the one where it goes its own way.
 */
#include <string.h>

#include "ai/review_inside.h"

static Draws draws_at(const Review *review, uint32_t position, uint32_t sample)
{
    return (Draws){.key = review->seed,
                   .sample = sample,
                   .choices = review->choices[position],
                   .asked = review->asked[position]};
}

/* What the roll-out does next. */
static Action choose(const Review *review, const State *world, Draws *draws)
{
    const Game *game = review->game;
    ActionList list;
    Rng rng;
    uint32_t index = 0;
    game_legal(game, world, &list);
    if (list.count > 1 && list.chance)
        index = draws_roll(draws, game, world, &list);
    else if (list.count > 1) {
        draws_rng(draws, &rng);
        index = review->cast.player[game_actor(game, world)]->choose(game, world, &list, &rng);
    }
    return list.action[index];
}

/* Plays on from a position of the game; gives the last one that it came through. */
static uint32_t play_from(ReviewHand *hand, uint32_t position, uint32_t sample)
{
    const Review *review = hand->review;
    Draws draws = draws_at(review, position, sample);
    for (; position < review->count; position++) {
        const State *state = state_at(review, position);
        if (!review->move[position].matters)
            continue;
        draws = draws_at(review, position, sample);
        const Action action = choose(review, state, &draws);
        if (action_equal(action, review->action[position]))
            continue;
        memcpy(hand->world, state, review->game->rules->state_size);
        game_apply(review->game, hand->world, action);
        rollout_play(&review->cast, hand->world, &draws);
        return position;
    }
    draws = draws_at(review, position, sample);
    memcpy(hand->world, state_at(review, position), review->game->rules->state_size);
    rollout_play(&review->cast, hand->world, &draws);
    return position;
}

uint32_t value_slice(ReviewHand *hand, uint32_t block, uint32_t rollouts)
{
    const Review *review = hand->review;
    const uint32_t first = block * BLOCK;
    const uint32_t left = review->rollouts - first, most = left < BLOCK ? left : BLOCK;
    uint8_t points[SEATS_MAX];
    uint32_t done = 0;
    for (; hand->sample < most && done < rollouts; done++) {
        const uint32_t sample = first + hand->sample;
        const uint32_t last = play_from(hand, hand->position, sample);
        rollout_points(review->game, hand->world, points);
        for (; hand->position <= last; hand->position++)
            for (Seat seat = 0; seat < review->game->rules->seats; seat++)
                points_at(review, hand->position, seat)[sample] = points[seat];
        if (last < review->count)
            continue;
        hand->position = 0;
        hand->sample++;
    }
    return hand->sample == most ? 0 : done;
}

/* ---- Sums ------------------------------------------------------------------------------------ */

double pairs_error(const Pairs *pairs)
{
    if (pairs->count < 2)
        return 0;
    const double n = pairs->count, mean = (double)pairs->sum / n;
    const double variance = ((double)pairs->squares - n * mean * mean) / (n - 1);
    return __builtin_sqrt((variance > 0 ? variance : 0) / n) / 2;
}

double value_of(const Review *review, uint32_t position, Seat seat)
{
    const uint8_t *points = points_at(review, position, seat);
    const uint32_t count = review_rollouts(review);
    uint32_t sum = 0;
    for (uint32_t i = 0; i < review->rollouts; i++)
        sum += has_sample(review, i) ? points[i] : 0;
    return count > 0 ? (double)sum / 2 / count : 0;
}

/* Adds what a move has changed for a seat, sample by sample. */
static void add_effect(const Review *review, uint32_t index, Seat seat)
{
    const uint8_t *before = points_at(review, index, seat);
    const uint8_t *after = points_at(review, index + 1, seat);
    for (uint32_t i = 0; i < review->rollouts; i++)
        review->samples[i] += after[i] - before[i];
}

static void sum_up(const Review *review, double *mean, double *error)
{
    Pairs pairs = {0};
    for (uint32_t i = 0; i < review->rollouts; i++)
        if (has_sample(review, i))
            pairs_add(&pairs, review->samples[i]);
    *mean = pairs_mean(&pairs);
    *error = pairs_error(&pairs);
    memset(review->samples, 0, review->rollouts * sizeof *review->samples);
}

/* ---- Moves and seats ------------------------------------------------------------------------- */

/* What nobody is sure of yet is told with the price it seems to have. */
static void tally_cost(const Review *review, ReviewMove *move, const Verdict *verdict)
{
    const double worlds = verdict->gain.count > 0 ? verdict->gain.count : 1;
    const bool costs = (verdict->seen == SEEN_QUICKLY || verdict->seen == SEEN_CLOSELY) &&
                       is_clear(&verdict->gain);
    ActionList list;
    move->sure = verdict->seen == SEEN_CLOSELY || verdict->seen == SEEN_IN_VAIN;
    move->cost = costs ? pairs_mean(&verdict->gain) : 0;
    move->cost_error = pairs_error(&verdict->gain);
    move->played_value = verdict->played / 2.0 / worlds;
    move->better_value = verdict->other / 2.0 / worlds;
    if (!costs)
        return;
    game_offer(review->game, state_at(review, (uint32_t)(move - review->move)), &list);
    move->better = list.action[verdict->answer];
}

static void tally_move(Review *review, uint32_t index)
{
    ReviewMove *move = &review->move[index];
    const Seat seat = move->actor < SEATS_MAX ? move->actor : 0;
    add_effect(review, index, seat);
    sum_up(review, &move->effect, &move->effect_error);
    for (Seat i = 0; i < review->game->rules->seats; i++)
        move->value[i] = value_of(review, index + 1, i);
    if (move->judged)
        tally_cost(review, move, &review->verdict[index]);
}

/* The sum over the moves of an actor. Samples have their dice in common: the error of the sum is
 * had from their sums, not from the errors of its parts. */
static void sum_effects(const Review *review, Seat actor, Seat seat, double *mean, double *error)
{
    for (uint32_t i = 0; i < review->count; i++)
        if (review->move[i].actor == actor && review->move[i].matters)
            add_effect(review, i, seat);
    sum_up(review, mean, error);
}

static void tally_decision(const Review *review, uint32_t index, ReviewTotal *total, double *square)
{
    const ReviewMove *move = &review->move[index];
    total->decisions++;
    total->seen += review->verdict[index].seen != SEEN_NOT;
    if (!move->sure || move->cost <= 0)
        return;
    total->mistakes++;
    total->cost += move->cost;
    *square += move->cost_error * move->cost_error;
}

static void tally_seat(Review *review, Seat seat)
{
    ReviewTotal total = {0};
    double square = 0;
    total.start = value_of(review, 0, seat);
    total.end = value_of(review, review->count, seat);
    sum_effects(review, SEAT_CHANCE, seat, &total.luck, &total.luck_error);
    sum_effects(review, seat, seat, &total.skill, &total.skill_error);
    for (uint32_t i = 0; i < review->count; i++)
        if (review->move[i].actor == seat && review->move[i].judged)
            tally_decision(review, i, &total, &square);
    total.cost_error = __builtin_sqrt(square);
    review->total[seat] = total;
}

void review_tally(Review *review)
{
    for (uint32_t i = 0; i < review->count; i++)
        tally_move(review, i);
    for (Seat seat = 0; seat < review->game->rules->seats; seat++)
        tally_seat(review, seat);
}
