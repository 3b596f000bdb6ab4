/* mcts_follow.c: the search keeps up with the game, and with it the part of its tree that the game
 * has followed, as far as its seat could see what happened. */
#include <string.h>

#include "ai/inside.h"

void mcts_tell(Mcts *mcts, Action action)
{
    if (mcts->looked && mcts->since_count < SINCE_MAX)
        mcts->since[mcts->since_count++] = action;
}

static void print_view(Mcts *mcts, const State *state, Action action, char *out)
{
    Text text;
    Json json;
    memcpy(mcts->world, state, mcts->game->rules->state_size);
    game_apply(mcts->game, mcts->world, action);
    text_init(&text, out, VIEW_SIZE);
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    game_view(mcts->game, mcts->world, mcts->seat, &json);
    json_close(&json, '}');
}

/* Can the seat tell this action from any other that might have been? Otherwise the node below would
 * give away what is hidden. An action without alternative is told from none: it may have had some
 * in another world. */
static bool is_seen(Mcts *mcts, const State *state, const ActionList *list, uint32_t index,
                    uint32_t at)
{
    if (game_actor(mcts->game, state) == mcts->seat)
        return true;
    if (list->count == 1)
        return mcts->node[mcts->node[at].child].next == NONE;
    print_view(mcts, state, list->action[index], mcts->view[0]);
    for (uint32_t i = 0; i < list->count; i++) {
        if (i == index)
            continue;
        print_view(mcts, state, list->action[i], mcts->view[1]);
        if (strcmp(mcts->view[0], mcts->view[1]) == 0)
            return false;
    }
    return true;
}

/* The node to which what was told leads, NONE if the tree does not go there or must not. `last` is
 * used up. */
static uint32_t follow(Mcts *mcts, const State *now)
{
    ActionList list;
    uint32_t at = mcts->looked && mcts->since_count < SINCE_MAX ? mcts->root : NONE;
    for (uint32_t i = 0; i < mcts->since_count && at != NONE; i++) {
        const uint32_t child = tree_find(mcts, at, mcts->since[i]);
        game_legal(mcts->game, mcts->last, &list);
        const uint32_t index = list_find(&list, mcts->since[i]);
        if (child == NONE || index == list.count || !is_seen(mcts, mcts->last, &list, index, at))
            return NONE;
        game_apply(mcts->game, mcts->last, mcts->since[i]);
        at = child;
    }
    const bool same = at != NONE && memcmp(mcts->last, now, mcts->game->rules->state_size) == 0;
    return same ? at : NONE;
}

/* The answers' visits so far are from under other dice. */
static void begin_samples(Mcts *mcts)
{
    game_legal(mcts->game, mcts->here, &mcts->answers);
    mcts->draws = (Draws){.key = rng_next(&mcts->rng)};
    for (uint32_t i = mcts->node[mcts->root].child; i != NONE; i = mcts->node[i].next)
        mcts->node[i].kept = mcts->node[i].visits;
}

/* The first drawing makes the seat's own picture of the position, in which nothing is left of what
 * it cannot see. */
void mcts_look(Mcts *mcts, const State *state)
{
    const uint32_t at = follow(mcts, state);
    const size_t size = mcts->game->rules->state_size;
    if (at == NONE)
        tree_clear(mcts);
    else
        tree_keep(mcts, at);
    memcpy(mcts->last, state, size);
    memcpy(mcts->here, state, size);
    game_resample(mcts->game, mcts->here, mcts->seat, &mcts->rng);
    worlds_begin(mcts);
    begin_samples(mcts);
    mcts->since_count = 0;
    mcts->looked = true;
}
