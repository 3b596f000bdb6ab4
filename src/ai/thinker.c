/* thinker.c: see thinker.h. */
#include "ai/thinker.h"

#include <stdlib.h>
#include <string.h>

#include "ai/purse.h"

enum { CHUNK = 16 }; /* roll-outs between two looks at the score */

struct Thinker {
    const Game *game;
    Strength strength;
    Mcts *mcts; /* NULL: a policy */
    Purse purse;
    Rng rng;      /* for lapses */
    State *state; /* for a policy: what it was asked about */
    void *memory; /* of a policy that remembers; NULL: none */
    ActionList list;
    double limit, spent; /* of this choice: roll-outs, or seconds */
    uint32_t rollouts;   /* in this choice */
    bool asked;          /* and not paid for */
};

static bool is_timed(const Thinker *thinker) { return thinker->strength.rollouts == 0; }

/* ---- Life ------------------------------------------------------------------------------------ */

Thinker *thinker_open(const Game *game, Seat seat, Strength strength, size_t memory)
{
    Thinker *thinker = calloc(1, sizeof *thinker);
    if (!thinker)
        return NULL;
    thinker->game = game;
    thinker->strength = strength;
    const PolicyMemory *remembers = strength.policy ? strength.policy->memory : NULL;
    if (strength.policy)
        thinker->state = malloc(game->rules->state_size);
    else
        thinker->mcts = mcts_new(game, seat, memory);
    if (remembers)
        thinker->memory = malloc(remembers->size);
    if ((!thinker->state && !thinker->mcts) || (remembers && !thinker->memory)) {
        thinker_close(thinker);
        return NULL;
    }
    thinker_begin(thinker, 0);
    return thinker;
}

void thinker_close(Thinker *thinker)
{
    if (!thinker)
        return;
    mcts_free(thinker->mcts);
    free(thinker->memory);
    free(thinker->state);
    free(thinker);
}

void thinker_begin(Thinker *thinker, uint64_t seed)
{
    const Strength *strength = &thinker->strength;
    purse_init(&thinker->purse,
               strength->rollouts > 0 ? strength->rollouts : strength->milliseconds / 1000.0);
    thinker->asked = false;
    rng_seed_stream(&thinker->rng, seed, 1);
    if (thinker->memory)
        memset(thinker->memory, 0, strength->policy->memory->size);
    if (thinker->mcts)
        mcts_begin(thinker->mcts, seed);
}

void thinker_tell(Thinker *thinker, Action action)
{
    if (thinker->mcts)
        mcts_tell(thinker->mcts, action);
}

/* ---- Thinking -------------------------------------------------------------------------------- */

static void pay(Thinker *thinker)
{
    if (thinker->asked)
        purse_pay(&thinker->purse, thinker->spent);
    thinker->asked = false;
}

void thinker_ask(Thinker *thinker, const State *state, const ActionList *list)
{
    pay(thinker);
    thinker->list = *list;
    thinker->rollouts = 0;
    thinker->spent = thinker->limit = 0;
    if (thinker->strength.policy) {
        memcpy(thinker->state, state, thinker->game->rules->state_size);
    } else if (list->count > 1) {
        thinker->limit = purse_share(&thinker->purse, game_turn(thinker->game, state));
        thinker->asked = true;
        mcts_look(thinker->mcts, state);
    }
}

/* By how many visits the first answer leads the second. */
static uint32_t find_lead(const Thinker *thinker)
{
    uint32_t first = 0, second = 0;
    for (uint32_t i = 0; i < thinker->list.count; i++) {
        const uint32_t visits = thinker_found(thinker, i).visits;
        if (visits > first) {
            second = first;
            first = visits;
        } else if (visits > second)
            second = visits;
    }
    return first - second;
}

/* How many roll-outs the rest of the limit is good for. */
static double count_left(const Thinker *thinker)
{
    const double left = thinker->limit - thinker->spent;
    if (!is_timed(thinker))
        return left;
    return thinker->spent > 0 ? left * thinker->rollouts / thinker->spent : 1e9;
}

/* Either the limit is reached or the first answer can no longer be overtaken. The latter is looked
 * at after every CHUNK, however the roll-outs are sliced: the same answer comes out. */
static bool is_settled(const Thinker *thinker)
{
    if (!thinker->asked || thinker->limit - thinker->spent < (is_timed(thinker) ? 1e-9 : 1))
        return true;
    return thinker->rollouts > 0 && thinker->rollouts % CHUNK == 0 &&
           find_lead(thinker) > count_left(thinker);
}

bool thinker_run(Thinker *thinker, uint32_t rollouts)
{
    while (rollouts > 0 && !is_settled(thinker)) {
        uint32_t count = CHUNK - thinker->rollouts % CHUNK;
        if (count > rollouts)
            count = rollouts;
        if (!is_timed(thinker) && count > thinker->limit - thinker->spent)
            count = (uint32_t)(thinker->limit - thinker->spent);
        mcts_run(thinker->mcts, count);
        thinker->rollouts += count;
        rollouts -= count;
        if (!is_timed(thinker))
            thinker->spent = thinker->rollouts;
    }
    return is_settled(thinker);
}

void thinker_clock(Thinker *thinker, double seconds)
{
    if (is_timed(thinker))
        thinker->spent = seconds;
}

/* ---- What came out --------------------------------------------------------------------------- */

uint32_t thinker_rollouts(const Thinker *thinker) { return thinker->rollouts; }

MctsAnswer thinker_found(const Thinker *thinker, uint32_t index)
{
    if (!thinker->mcts || thinker->list.count == 1)
        return (MctsAnswer){0, 0};
    return mcts_answer(thinker->mcts, thinker->list.action[index]);
}

float thinker_hope(const Thinker *thinker)
{
    return thinker->mcts ? mcts_value(thinker->mcts) : 0.5f;
}

/* What all of them found of an answer. */
static MctsAnswer add_up(Thinker *const *thinker, uint32_t count, uint32_t index)
{
    uint32_t visits = 0;
    double points = 0;
    for (uint32_t i = 0; i < count; i++) {
        const MctsAnswer found = thinker_found(thinker[i], index);
        visits += found.visits;
        points += (double)found.value * found.visits;
    }
    return (MctsAnswer){visits, visits ? (float)(points / visits) : 0};
}

/* The answer most visited; between equals the one with better results. */
static uint32_t find_best(Thinker *const *thinker, uint32_t count)
{
    const ActionList *list = &thinker[0]->list;
    MctsAnswer best = {0, 0};
    uint32_t index = list->count;
    for (uint32_t i = 0; i < list->count; i++) {
        const MctsAnswer found = add_up(thinker, count, i);
        if (found.visits > best.visits ||
            (found.visits == best.visits && found.visits > 0 && found.value > best.value)) {
            best = found;
            index = i;
        }
    }
    return index < list->count ? index : mcts_fallback(thinker[0]->mcts, list);
}

/* Any answer but the best, each as likely as another: who slips does not weigh. */
static uint32_t find_lapse(Thinker *thinker, uint32_t best)
{
    const uint32_t other = rng_below(&thinker->rng, thinker->list.count - 1);
    return other < best ? other : other + 1;
}

static uint32_t answer_at_once(Thinker *thinker, Rng *rng)
{
    const Policy *policy = thinker->strength.policy;
    if (thinker->memory)
        return policy->memory->recall(thinker->game, thinker->state, &thinker->list,
                                      thinker->memory, rng);
    return policy->choose(thinker->game, thinker->state, &thinker->list, rng);
}

uint32_t thinkers_answer(Thinker *const *thinker, uint32_t count, Rng *rng)
{
    Thinker *first = thinker[0];
    for (uint32_t i = 0; i < count; i++)
        pay(thinker[i]);
    if (first->strength.policy)
        return answer_at_once(first, rng);
    if (first->list.count == 1)
        return 0;
    const uint32_t best = find_best(thinker, count);
    const bool lapses = rng_below(&first->rng, 100) < first->strength.lapses;
    return lapses ? find_lapse(first, best) : best;
}

uint32_t thinker_answer(Thinker *thinker, Rng *rng) { return thinkers_answer(&thinker, 1, rng); }
