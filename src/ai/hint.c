/* hint.c: see hint.h. */
#include "ai/hint.h"

#include <stdlib.h>

struct Hint {
    Game game; /* by itself: chances are told of this game, not of a series */
    Mcts *mcts;
    ActionList list;
    uint32_t rollouts;
};

Hint *hint_open(const Game *game, const State *state, uint64_t seed)
{
    Hint *hint = calloc(1, sizeof *hint);
    if (!hint)
        return NULL;
    hint->game = *game;
    hint->game.series = false;
    game_offer(game, state, &hint->list);
    ENSURE(hint->list.count > 0 && !hint->list.chance);
    hint->mcts = mcts_new(&hint->game, game_actor(game, state), HINT_MEMORY);
    if (!hint->mcts) {
        free(hint);
        return NULL;
    }
    mcts_begin(hint->mcts, seed);
    mcts_look(hint->mcts, state);
    return hint;
}

void hint_close(Hint *hint)
{
    if (hint)
        mcts_free(hint->mcts);
    free(hint);
}

void hint_run(Hint *hint, uint32_t rollouts)
{
    mcts_run(hint->mcts, rollouts);
    hint->rollouts += rollouts;
}

uint32_t hint_rollouts(const Hint *hint) { return hint->rollouts; }

static bool is_better(const Advice *x, const Advice *y)
{
    return x->visits > y->visits || (x->visits == y->visits && x->value > y->value);
}

uint32_t hint_list(const Hint *hint, Advice out[LIST_MAX])
{
    for (uint32_t i = 0; i < hint->list.count; i++) {
        const MctsAnswer answer = mcts_answer(hint->mcts, hint->list.action[i]);
        const Advice advice = {hint->list.action[i], i, answer.visits, answer.value};
        uint32_t at = i;
        for (; at > 0 && is_better(&advice, &out[at - 1]); at--)
            out[at] = out[at - 1];
        out[at] = advice;
    }
    return hint->list.count;
}

uint32_t hint_worth(const Advice *advice, uint32_t count, uint32_t most)
{
    enum { LEAST_VISITS = 8, LEAST_SHARE = 50 }; /* one in fifty */
    uint64_t sum = 0;
    uint32_t worth = 0;
    for (uint32_t i = 0; i < count; i++)
        sum += advice[i].visits;
    while (worth < count && worth < most && advice[worth].visits >= LEAST_VISITS &&
           (uint64_t)advice[worth].visits * LEAST_SHARE >= sum)
        worth++;
    return worth > 0 ? worth : 1;
}
