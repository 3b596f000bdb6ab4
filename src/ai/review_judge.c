/* review_judge.c: was a decision a mistake, by what its seat could know?
 *
 * A search proposes, and so do a few worlds in which every answer is tried; a first look in common
 * worlds throws out what is no better than what was played; whoever is left is measured again in
 * worlds that had no part in choosing him, for the winner of a comparison looks better than he is.
 * What does not stand clear of the noise there costs nothing.
 *
 * A big move is several small choices, often in any order: nothing is lost by what can still be
 * done next. So what was played is tried in two ways, going on as the seat's player would and going
 * on with the candidate as soon as it can be had; the better way counts.
 */
#include <string.h>

#include "ai/review_inside.h"

enum { BLOCK = 64 };               /* worlds between two looks at the score */
static const double CLEAR = 2.5;   /* standard errors that a cost must stand above 0 */
static const double HOPEFUL = 0.5; /* and that a candidate must keep up */

static uint32_t count_searched(const Review *review) { return review->rollouts / 4; }
static uint32_t count_screened(const Review *review)
{
    const uint32_t worlds = review->rollouts / 8;
    return worlds < 16 ? 16 : worlds;
}
/* Long lists get fewer worlds each: they are only to bring up what the search has not tried. */
static uint32_t count_scanned(const ReviewHand *hand)
{
    enum { MOST = 16, LEAST = 4 };
    const uint32_t worlds = hand->review->rollouts / hand->list.count;
    return worlds > MOST ? MOST : worlds < LEAST ? LEAST : worlds;
}
static uint32_t count_confirmed(const Review *review) { return 2 * review->rollouts; }

/* ---- Proposals ------------------------------------------------------------------------------- */

static void propose(ReviewHand *hand, uint32_t index)
{
    if (index == hand->played)
        return;
    for (uint32_t i = 0; i < hand->candidates; i++)
        if (hand->candidate[i] == index)
            return;
    hand->candidate[hand->candidates++] = index;
}

/* The answer tried most, and the best of those tried often enough to be believed. */
static void find_candidates(ReviewHand *hand, Seat seat)
{
    const uint32_t least = count_searched(hand->review) / 50 + 4;
    uint32_t most = 0, best = hand->list.count;
    MctsAnswer most_answer = {0}, best_answer = {0};
    for (uint32_t i = 0; i < hand->list.count; i++) {
        const MctsAnswer answer = mcts_answer(hand->mcts[seat], hand->list.action[i]);
        if (answer.visits > most_answer.visits) {
            most_answer = answer;
            most = i;
        }
        if (answer.visits >= least && answer.value > best_answer.value) {
            best_answer = answer;
            best = i;
        }
    }
    hand->candidates = 0;
    propose(hand, most);
    if (best < hand->list.count)
        propose(hand, best);
}

static uint32_t find_index(const ActionList *list, Action action)
{
    uint32_t i = 0;
    while (i < list->count && !action_equal(list->action[i], action))
        i++;
    return i;
}

/* ---- Common worlds --------------------------------------------------------------------------- */

enum { NO_ANSWER = LIST_MAX };

/* Goes on with the seat's own choices until it can take the wanted action, or until dice or another
 * seat come in between. */
static void take_soon(const Review *review, State *state, Seat actor, Action wanted, Draws *draws)
{
    ActionList list;
    Rng rng;
    for (uint32_t left = GAME_ACTIONS_MAX; left > 0 && game_actor(review->game, state) == actor;
         left--) {
        game_legal(review->game, state, &list);
        uint32_t index = find_index(&list, wanted);
        const bool found = index < list.count;
        if (!found && list.count > 1) {
            draws_rng(draws, &rng);
            index = review->cast.player[actor]->choose(review->game, state, &list, &rng);
        }
        game_apply(review->game, state, list.action[index < list.count ? index : 0]);
        if (found)
            return;
    }
}

/* The actor's points after an answer and, unless it is NO_ANSWER, another one soon; in the world
 * and under the dice of that number. */
static double try_answer(ReviewHand *hand, Seat actor, uint32_t answer, uint32_t next, uint64_t key)
{
    const Review *review = hand->review;
    Draws draws = {.key = key, .sample = hand->worlds};
    uint8_t points[SEATS_MAX];
    memcpy(hand->tried, hand->world, review->game->rules->state_size);
    game_apply(review->game, hand->tried, hand->list.action[answer]);
    if (next != NO_ANSWER)
        take_soon(review, hand->tried, actor, hand->list.action[next], &draws);
    rollout_play(&review->cast, hand->tried, &draws);
    rollout_points(review->game, hand->tried, points);
    return points[actor] / 2.0;
}

/* The world of that number, drawn as the seat may think it is. */
static void draw_world(ReviewHand *hand, uint32_t index, Seat actor, uint64_t key)
{
    const Review *review = hand->review;
    Rng rng;
    rng_seed_stream(&rng, key, hand->worlds);
    memcpy(hand->world, state_at(review, index), review->game->rules->state_size);
    game_resample(review->game, hand->world, actor, &rng);
}

/* Every answer in one more world; gives the roll-outs. */
static uint32_t scan(ReviewHand *hand, uint32_t index, Seat actor, uint64_t key)
{
    draw_world(hand, index, actor, key);
    for (uint32_t i = 0; i < hand->list.count; i++)
        hand->scan[i] += try_answer(hand, actor, i, NO_ANSWER, key);
    hand->worlds++;
    return hand->list.count;
}

/* The candidates and what was played in one more world; gives the roll-outs. */
static uint32_t compare(ReviewHand *hand, uint32_t index, Seat actor, uint64_t key)
{
    draw_world(hand, index, actor, key);
    const double alone = try_answer(hand, actor, hand->played, NO_ANSWER, key);
    for (uint32_t i = 0; i < hand->candidates; i++) {
        const uint32_t candidate = hand->candidate[i];
        const double played[WAYS] = {alone, try_answer(hand, actor, hand->played, candidate, key)};
        const double other = try_answer(hand, actor, candidate, NO_ANSWER, key);
        hand->sum[i] += other;
        for (uint32_t way = 0; way < WAYS; way++) {
            hand->played_sum[i][way] += played[way];
            pairs_add(&hand->gain[i][way], other - played[way]);
        }
    }
    hand->worlds++;
    return 2 * hand->candidates + 1;
}

static void forget_worlds(ReviewHand *hand)
{
    memset(hand->gain, 0, sizeof hand->gain);
    memset(hand->sum, 0, sizeof hand->sum);
    memset(hand->scan, 0, sizeof hand->scan);
    memset(hand->played_sum, 0, sizeof hand->played_sum);
    hand->worlds = 0;
}

/* The way of going on in which a candidate gains less. */
static uint32_t best_way(const ReviewHand *hand, uint32_t candidate)
{
    return hand->gain[candidate][1].sum < hand->gain[candidate][0].sum;
}

static const Pairs *gain_of(const ReviewHand *hand, uint32_t candidate)
{
    return &hand->gain[candidate][best_way(hand, candidate)];
}

static bool is_hopeful(const Pairs *gain)
{
    return pairs_mean(gain) > 0 && pairs_mean(gain) >= HOPEFUL * pairs_error(gain);
}

/* ---- Stages ---------------------------------------------------------------------------------- */

static uint64_t key_of(const Review *review, uint32_t index, Stage stage)
{
    Rng rng;
    rng_seed_stream(&rng, review->seed, ((uint64_t)stage << 32) + index + 1);
    return rng_next(&rng);
}

static void begin(ReviewHand *hand, uint32_t index, Seat actor)
{
    const Review *review = hand->review;
    const State *state = state_at(review, index);
    game_offer(review->game, state, &hand->list);
    hand->played = find_index(&hand->list, review->move[index].action);
    ENSURE(hand->played < hand->list.count);
    mcts_begin(hand->mcts[actor], key_of(review, index, STAGE_SEARCH));
    mcts_look(hand->mcts[actor], state);
    forget_worlds(hand);
    hand->sample = 0;
    hand->stage = STAGE_SEARCH;
}

static uint32_t search(ReviewHand *hand, Seat actor, uint32_t rollouts)
{
    const uint32_t left = count_searched(hand->review) - hand->sample;
    const uint32_t now = left < rollouts ? left : rollouts;
    mcts_run(hand->mcts[actor], now);
    hand->sample += now;
    if (hand->sample < count_searched(hand->review))
        return now;
    find_candidates(hand, actor);
    hand->stage = STAGE_SCAN;
    return now;
}

static void end_scan(ReviewHand *hand)
{
    uint32_t best = hand->played;
    for (uint32_t i = 0; i < hand->list.count; i++)
        if (hand->scan[i] > hand->scan[best])
            best = i;
    propose(hand, best);
    hand->stage = hand->candidates > 0 ? STAGE_SCREEN : STAGE_DONE;
    forget_worlds(hand);
}

/* The better of the candidates goes on, if it is any good. */
static void end_screening(ReviewHand *hand)
{
    uint32_t best = 0;
    for (uint32_t i = 1; i < hand->candidates; i++)
        if (gain_of(hand, i)->sum > gain_of(hand, best)->sum)
            best = i;
    hand->stage = is_hopeful(gain_of(hand, best)) ? STAGE_CONFIRM : STAGE_DONE;
    hand->candidate[0] = hand->candidate[best];
    hand->candidates = 1;
    forget_worlds(hand);
}

static void end_confirming(ReviewHand *hand, ReviewMove *move)
{
    const Pairs *gain = gain_of(hand, 0);
    move->cost_error = pairs_error(gain);
    move->played_value = hand->played_sum[0][best_way(hand, 0)] / hand->worlds;
    move->better_value = hand->sum[0] / hand->worlds;
    if (pairs_mean(gain) > CLEAR * move->cost_error) {
        move->cost = pairs_mean(gain);
        move->better = hand->list.action[hand->candidate[0]];
    }
    hand->stage = STAGE_DONE;
}

static void look_at_score(ReviewHand *hand, ReviewMove *move)
{
    if (hand->stage == STAGE_SCAN && hand->worlds >= count_scanned(hand))
        end_scan(hand);
    else if (hand->stage == STAGE_SCREEN && hand->worlds >= count_screened(hand->review))
        end_screening(hand);
    else if (hand->stage == STAGE_CONFIRM &&
             (hand->worlds >= count_confirmed(hand->review) ||
              (hand->worlds % BLOCK == 0 && hand->worlds > BLOCK && !is_hopeful(gain_of(hand, 0)))))
        end_confirming(hand, move);
}

uint32_t judge_slice(ReviewHand *hand, uint32_t index, uint32_t rollouts)
{
    Review *review = hand->review;
    ReviewMove *move = &review->move[index];
    uint32_t done = 0;
    if (hand->stage == STAGE_NEW)
        begin(hand, index, move->actor);
    while (hand->stage != STAGE_DONE && done < rollouts) {
        if (hand->stage == STAGE_SEARCH) {
            done += search(hand, move->actor, rollouts - done);
            continue;
        }
        const uint64_t key = key_of(review, index, hand->stage);
        done += hand->stage == STAGE_SCAN ? scan(hand, index, move->actor, key)
                                          : compare(hand, index, move->actor, key);
        look_at_score(hand, move);
    }
    return hand->stage == STAGE_DONE ? 0 : done;
}
