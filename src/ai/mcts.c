/* mcts.c: information-set Monte Carlo tree search for a single observer (see mcts.h).
 *
 * A simulation draws a world, goes down the tree, plays on from where it leaves it with the game's
 * own policy, and adds what came out to every node on its way. It need not play to the end: where
 * the game can guess at the result (Rules.estimate), a few such guesses are taken. The answers at
 * the root are compared under the same luck: the n-th time that any of them is tried it meets the
 * n-th world and the n-th dice.
 */
#include "ai/inside.h"

#include <stdlib.h>
#include <string.h>

/* So often the result is guessed at, if the game does not say how often: in Saigon 75 at the end of
 * the phase, at that of the enemy's answer, and at that of the next own phase. Early guesses are
 * not blurred by dice; in late ones the errors of the guess even out, which a long search would
 * otherwise find and take for good moves. Found by trial, see docs/journal/search.md. */
enum { GUESSES = 3 };
/* A guess is never certain: a game that is lost for sure is worse than one that looks lost. */
static const float DOUBT = 0.02f;

/* ---- Life ------------------------------------------------------------------------------------ */

/* Who plays in roll-outs and gives the prior. The searching seat itself plays as anybody would,
 * also where an automaton has it: it is asked what is best there. Among more than two the others
 * answer in the tree, too, as their guides do: three turns of others would use up the simulations
 * before one's own next turn comes (docs/journal/search.md). */
static void find_guides(Mcts *mcts)
{
    cast_init(&mcts->guides, mcts->game);
    cast_take(&mcts->guides, mcts->seat, cast_usual(mcts->game->rules));
    for (Seat seat = 0; seat < mcts->game->rules->seats; seat++)
        mcts->guides.automatic[seat] |= mcts->game->rules->seats > 2;
    mcts->guides.automatic[mcts->seat] = false;
}

Mcts *mcts_new(const Game *game, Seat seat, size_t memory)
{
    Mcts *mcts = calloc(1, sizeof *mcts);
    if (!mcts)
        return NULL;
    const size_t nodes = memory / sizeof *mcts->node;
    mcts->game = game;
    mcts->seat = seat;
    mcts->capacity = nodes < 2 ? 2 : nodes > UINT32_MAX ? UINT32_MAX : (uint32_t)nodes;
    mcts->node = malloc(mcts->capacity * sizeof *mcts->node);
    mcts->here = malloc(game->rules->state_size);
    mcts->last = malloc(game->rules->state_size);
    mcts->world = malloc(game->rules->state_size);
    mcts->view[0] = malloc(VIEW_SIZE);
    mcts->view[1] = malloc(VIEW_SIZE);
    if (!mcts->node || !mcts->here || !mcts->last || !mcts->world || !mcts->view[0] ||
        !mcts->view[1]) {
        mcts_free(mcts);
        return NULL;
    }
    find_guides(mcts);
    mcts_begin(mcts, 0);
    return mcts;
}

void mcts_free(Mcts *mcts)
{
    if (!mcts)
        return;
    free(mcts->view[1]);
    free(mcts->view[0]);
    free(mcts->world);
    free(mcts->last);
    free(mcts->here);
    free(mcts->node);
    free(mcts);
}

void mcts_begin(Mcts *mcts, uint64_t seed)
{
    rng_seed(&mcts->rng, seed);
    mcts->looked = mcts->guessed = false;
    mcts->since_count = 0;
    tree_clear(mcts);
}

uint32_t mcts_nodes(const Mcts *mcts) { return mcts->used; }
uint32_t mcts_nodes_max(const Mcts *mcts) { return mcts->capacity; }

/* ---- A simulation ---------------------------------------------------------------------------- */

/* The answer to be tried, NONE if there is no memory for any, with the root in the world and under
 * the dice of its next sample. */
static uint32_t begin_sample(Mcts *mcts)
{
    memcpy(mcts->world, mcts->here, mcts->game->rules->state_size);
    const uint32_t at =
        mcts->answers.count > 0 ? tree_step(mcts, mcts->root, &mcts->answers) : NONE;
    const Node *counted = &mcts->node[at == NONE ? mcts->root : at];
    const uint32_t sample = counted->visits - counted->kept;
    mcts->draws = (Draws){.key = mcts->draws.key, .sample = sample};
    worlds_take(mcts, sample);
    return at;
}

/* Down the tree to a node that no simulation has seen; gives the length of the path. */
static uint32_t descend(Mcts *mcts, uint32_t path[PATH_MAX_NODES])
{
    ActionList list;
    uint32_t depth = 0, at = begin_sample(mcts), choices = mcts->answers.count;
    path[depth++] = mcts->root;
    while (at != NONE) {
        game_apply(mcts->game, mcts->world, mcts->node[at].action);
        path[depth++] = at;
        if ((mcts->node[at].visits == 0 && choices > 1) || game_over(mcts->world) ||
            depth == PATH_MAX_NODES)
            break;
        game_legal(mcts->game, mcts->world, &list);
        choices = list.count;
        at = tree_step(mcts, at, &list);
    }
    return depth;
}

/* Each seat's share of the points at the end, or what that is worth where the game says so. A given
 * game may end without a result, or not at all. */
static void read_result(const Mcts *mcts, float share[SEATS_MAX])
{
    const Rules *rules = mcts->game->rules;
    int8_t score[SEATS_MAX] = {0};
    uint16_t worth[SEATS_MAX] = {0};
    const bool result = game_over(mcts->world) && !game_broken(mcts->world);
    const bool valued = result && (mcts->game->series || !game_has_series(rules)) &&
                        game_worth(mcts->game, mcts->world, worth);
    if (result && !valued)
        game_score(mcts->game, mcts->world, score);
    for (Seat seat = 0; seat < rules->seats; seat++)
        share[seat] = valued ? (float)worth[seat] / UINT16_MAX : (float)(score[seat] + 1) / 2;
}

/* Can the game guess at it in this position? */
static bool can_guess(const Mcts *mcts) { return game_estimate(mcts->game, mcts->world, NULL); }

static void guess_result(const Mcts *mcts, float share[SEATS_MAX])
{
    const Rules *rules = mcts->game->rules;
    uint16_t guess[SEATS_MAX] = {0};
    game_estimate(mcts->game, mcts->world, guess);
    for (Seat seat = 0; seat < rules->seats; seat++)
        share[seat] = DOUBT + (1 - 2 * DOUBT) * (float)guess[seat] / UINT16_MAX;
}

/* One step of a roll-out, by the game's own policy. */
static void play_on(Mcts *mcts)
{
    ActionList list;
    uint32_t index = 0;
    game_legal(mcts->game, mcts->world, &list);
    if (list.count > 1 && list.chance)
        index = draws_roll(&mcts->draws, mcts->game, mcts->world, &list);
    else if (list.count > 1)
        index = cast_choose(&mcts->guides, &mcts->minds, mcts->world, &list, &mcts->rng);
    game_apply(mcts->game, mcts->world, list.action[index]);
}

/* Plays on to the end of the game or to a position in which the game can guess at it. */
static void roll_on(Mcts *mcts, float share[SEATS_MAX])
{
    bool guessed = false;
    for (uint32_t left = GAME_ACTIONS_MAX;
         left > 0 && !game_over(mcts->world) && !(guessed = can_guess(mcts)); left--)
        play_on(mcts);
    if (guessed)
        guess_result(mcts, share);
    else
        read_result(mcts, share);
    mcts->guessed |= guessed;
}

/* What comes of the position: the mean of the guesses. Once the game is over it is certain. */
static void roll_out(Mcts *mcts, float share[SEATS_MAX])
{
    const unsigned guesses = mcts->game->rules->guesses ? mcts->game->rules->guesses : GUESSES;
    float guess[SEATS_MAX];
    roll_on(mcts, guess);
    memcpy(share, guess, sizeof guess);
    for (unsigned i = 1; i < guesses; i++) {
        if (!game_over(mcts->world)) {
            play_on(mcts);
            roll_on(mcts, guess);
        }
        for (Seat seat = 0; seat < mcts->game->rules->seats; seat++)
            share[seat] += guess[seat];
    }
    for (Seat seat = 0; seat < mcts->game->rules->seats; seat++)
        share[seat] /= (float)guesses;
}

static void back_up(Mcts *mcts, const uint32_t *path, uint32_t depth, const float share[SEATS_MAX])
{
    for (uint32_t i = 0; i < depth; i++) {
        Node *node = &mcts->node[path[i]];
        node->visits++;
        for (Seat seat = 0; seat < mcts->game->rules->seats; seat++)
            node->sum[seat] += share[seat];
    }
}

void mcts_run(Mcts *mcts, uint32_t rollouts)
{
    uint32_t path[PATH_MAX_NODES];
    ENSURE(mcts->looked);
    for (uint32_t i = 0; i < rollouts; i++) {
        minds_clear(&mcts->guides, &mcts->minds);
        const uint32_t depth = descend(mcts, path);
        float share[SEATS_MAX] = {0};
        roll_out(mcts, share);
        back_up(mcts, path, depth, share);
    }
}

MctsAnswer mcts_answer(const Mcts *mcts, Action action)
{
    const uint32_t at = tree_find(mcts, mcts->root, action);
    const Node *node = &mcts->node[at];
    if (at == NONE || node->visits == 0)
        return (MctsAnswer){0, 0};
    return (MctsAnswer){node->visits, node->sum[mcts->seat] / (float)node->visits};
}

float mcts_value(const Mcts *mcts)
{
    const Node *root = &mcts->node[mcts->root];
    return root->visits ? root->sum[mcts->seat] / (float)root->visits : 0.5f;
}

uint32_t mcts_fallback(Mcts *mcts, const ActionList *list)
{
    return mcts->guides.player[mcts->seat]->choose(mcts->game, mcts->here, list, &mcts->rng);
}
