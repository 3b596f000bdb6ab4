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

enum { LOOK = 64, EARLY_LOOK = 16 }; /* worlds between two looks at the score */
static const double CLEAR = 2.5;     /* standard errors that a cost must stand above 0 */
static const double HOPEFUL = 0.5;   /* and that a candidate must keep up */

enum { SCANNED = 16 };
static uint32_t count_searched(const Review *review) { return review->rollouts / 4; }
static uint32_t count_screened(const Review *review)
{
    const uint32_t worlds = review->rollouts / 8;
    return worlds < 16 ? 16 : worlds;
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

/* Goes on with the seat's own choices until it can take the wanted action, or until dice or another
 * seat come in between: false, and nothing was done that a roll-out would not do. */
static bool take_soon(const Review *review, State *state, Seat actor, Action wanted, Draws *draws)
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
            return true;
    }
    return false;
}

/* The actor's half points when the tried position is played out. */
static uint8_t play_tried(ReviewHand *hand, Seat actor, Draws *draws)
{
    uint8_t points[SEATS_MAX];
    rollout_play(&hand->review->cast, hand->tried, draws);
    rollout_points(hand->review->game, hand->tried, points);
    return points[actor];
}

static Draws begin_tried(ReviewHand *hand, uint32_t answer, uint64_t key)
{
    const Game *game = hand->review->game;
    memcpy(hand->tried, hand->world, game->rules->state_size);
    game_apply(game, hand->tried, hand->list.action[answer]);
    return (Draws){.key = key, .sample = hand->worlds};
}

/* After an answer, in the world and under the dice of that number. */
static uint8_t try_answer(ReviewHand *hand, Seat actor, uint32_t answer, uint64_t key)
{
    Draws draws = begin_tried(hand, answer, key);
    return play_tried(hand, actor, &draws);
}

/* After what was played and, soon, a candidate. Where that cannot be, the roll-out is the one that
 * was played alone. */
static uint8_t try_both(ReviewHand *hand, Seat actor, uint32_t candidate, uint64_t key,
                        uint8_t alone)
{
    Draws draws = begin_tried(hand, hand->played, key);
    return take_soon(hand->review, hand->tried, actor, hand->list.action[candidate], &draws)
               ? play_tried(hand, actor, &draws)
               : alone;
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

/* Every answer that is left in one more world; gives the roll-outs. */
static uint32_t scan(ReviewHand *hand, uint32_t index, Seat actor, uint64_t key)
{
    draw_world(hand, index, actor, key);
    for (uint32_t i = 0; i < hand->left; i++)
        hand->scan[hand->order[i]] += try_answer(hand, actor, hand->order[i], key);
    hand->worlds++;
    return hand->left;
}

/* Halves the answers, the best stay: the more there are the fewer worlds each is given. */
static void halve(ReviewHand *hand)
{
    enum { FEW = 3 };
    for (uint32_t i = 1; i < hand->left; i++)
        for (uint32_t j = i; j > 0; j--) {
            const uint32_t before = hand->order[j - 1], answer = hand->order[j];
            if (hand->scan[before] >= hand->scan[answer])
                break;
            hand->order[j] = before;
            hand->order[j - 1] = answer;
        }
    hand->left = (hand->left + 1) / 2;
    if (hand->left < FEW)
        hand->left = hand->list.count < FEW ? hand->list.count : FEW;
}

/* The candidates and what was played in one more world; gives the roll-outs. */
static uint32_t compare(ReviewHand *hand, uint32_t index, Seat actor, uint64_t key)
{
    draw_world(hand, index, actor, key);
    const uint8_t alone = try_answer(hand, actor, hand->played, key);
    for (uint32_t i = 0; i < hand->candidates; i++) {
        const uint32_t candidate = hand->candidate[i];
        const uint8_t played[WAYS] = {alone, try_both(hand, actor, candidate, key, alone)};
        const uint8_t other = try_answer(hand, actor, candidate, key);
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
    hand->left = hand->list.count;
    for (uint32_t i = 0; i < hand->left; i++)
        hand->order[i] = i;
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

bool is_clear(const Pairs *gain)
{
    return pairs_mean(gain) > 0 && pairs_mean(gain) > CLEAR * pairs_error(gain);
}

static bool is_hopeful(const Pairs *gain, double errors)
{
    return pairs_mean(gain) > 0 && pairs_mean(gain) >= errors * pairs_error(gain);
}

/* Whether what has gained so much in a part of the worlds may still come out clear of the noise: in
 * all of them an error is smaller by the root of that part. To end a hopeless comparison early
 * makes no mistake out of noise; to end a good one early would. */
static bool may_come_out(const ReviewHand *hand)
{
    const double part = (double)hand->worlds / count_confirmed(hand->review);
    const double errors = HOPEFUL * CLEAR * __builtin_sqrt(part);
    return is_hopeful(gain_of(hand, 0), errors > HOPEFUL ? errors : HOPEFUL);
}

/* ---- Stages ---------------------------------------------------------------------------------- */

static uint64_t key_of(const Review *review, uint32_t index, Stage stage)
{
    Rng rng;
    rng_seed_stream(&rng, review->seed, ((uint64_t)stage << 32) + index + 1);
    return rng_next(&rng);
}

static void begin(ReviewHand *hand, uint32_t index, bool closely)
{
    const Review *review = hand->review;
    const State *state = state_at(review, index);
    const Seat actor = review->move[index].actor;
    game_offer(review->game, state, &hand->list);
    hand->played = find_index(&hand->list, review->move[index].action);
    ENSURE(hand->played < hand->list.count);
    forget_worlds(hand);
    hand->sample = 0;
    hand->stage = closely ? STAGE_CONFIRM : STAGE_SEARCH;
    if (closely) {
        hand->candidates = 1;
        hand->candidate[0] = review->verdict[index].answer;
        return;
    }
    mcts_begin(hand->mcts[actor], key_of(review, index, STAGE_SEARCH));
    mcts_look(hand->mcts[actor], state);
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

/* What is known of a candidate. */
static Verdict tell_of(const ReviewHand *hand, uint32_t candidate, Seen seen)
{
    return (Verdict){.seen = seen,
                     .answer = hand->candidate[candidate],
                     .gain = *gain_of(hand, candidate),
                     .other = hand->sum[candidate],
                     .played = hand->played_sum[candidate][best_way(hand, candidate)]};
}

static void end_scan(ReviewHand *hand, Verdict *verdict)
{
    propose(hand, hand->order[hand->order[0] == hand->played]);
    forget_worlds(hand);
    hand->stage = hand->candidates > 0 ? STAGE_SCREEN : STAGE_DONE;
    if (hand->stage == STAGE_DONE)
        *verdict = (Verdict){.seen = SEEN_IN_VAIN};
}

/* The best of the candidates, if it is any good: at an early look whether any is not bad. */
static void look_at_screen(ReviewHand *hand, Verdict *verdict)
{
    const bool early = hand->worlds < count_screened(hand->review);
    uint32_t best = 0;
    for (uint32_t i = 1; i < hand->candidates; i++)
        if (gain_of(hand, i)->sum > gain_of(hand, best)->sum)
            best = i;
    const Pairs *gain = gain_of(hand, best);
    const bool hopeful = early ? pairs_mean(gain) >= -pairs_error(gain) : is_hopeful(gain, HOPEFUL);
    if (early && hopeful)
        return;
    *verdict = tell_of(hand, best, hopeful ? SEEN_QUICKLY : SEEN_IN_VAIN);
    hand->stage = STAGE_DONE;
}

static void look_at_score(ReviewHand *hand, Verdict *verdict)
{
    const uint32_t worlds = hand->worlds;
    if (hand->stage == STAGE_SCAN && (worlds == 4 || worlds == 8 || worlds == SCANNED))
        halve(hand);
    if (hand->stage == STAGE_SCAN && worlds >= SCANNED)
        end_scan(hand, verdict);
    else if (hand->stage == STAGE_SCREEN &&
             (worlds >= count_screened(hand->review) || worlds % EARLY_LOOK == 0))
        look_at_screen(hand, verdict);
    else if (hand->stage == STAGE_CONFIRM &&
             (worlds >= count_confirmed(hand->review) ||
              (worlds % LOOK == 0 && worlds > LOOK && !may_come_out(hand)))) {
        *verdict = tell_of(hand, 0, SEEN_CLOSELY);
        hand->stage = STAGE_DONE;
    }
}

uint32_t judge_slice(ReviewHand *hand, uint32_t index, bool closely, uint32_t rollouts)
{
    Review *review = hand->review;
    const Seat actor = review->move[index].actor;
    uint32_t done = 0;
    if (hand->stage == STAGE_NEW)
        begin(hand, index, closely);
    while (hand->stage != STAGE_DONE && done < rollouts) {
        if (hand->stage == STAGE_SEARCH) {
            done += search(hand, actor, rollouts - done);
            continue;
        }
        const uint64_t key = key_of(review, index, hand->stage);
        done += hand->stage == STAGE_SCAN ? scan(hand, index, actor, key)
                                          : compare(hand, index, actor, key);
        look_at_score(hand, &review->verdict[index]);
    }
    return hand->stage == STAGE_DONE ? 0 : done;
}
