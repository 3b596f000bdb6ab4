/* mcts.c: information-set Monte Carlo tree search for a single observer (see mcts.h).
 *
 * A node is a history of actions since the root, whatever world it was seen in; the root is the
 * choice the seat stands at. Answers are selected by PUCT among those legal in the world at hand;
 * the prior comes from the game's first own policy, which also plays the games out. Chance is drawn
 * by its weights. Each simulation adds one node, and the forced answers before it, until the memory
 * is used up; then the tree it has goes on learning.
 */
#include "ai/mcts.h"

#include <stdlib.h>
#include <string.h>

#include "ai/random.h"

/* Found by trial, see docs/ai.md. */
static const float PRIOR = 0.75f;  /* of the policy's own answer; the others share the rest */
static const float EXPLORE = 0.5f; /* weight of prior and curiosity against what was found */
static const float FIRST = 0.1f;   /* an answer never tried is thought so much below the average */

enum { NONE = 0, ROOT_SLOT = 1, PATH_MAX_NODES = 256, SINCE_MAX = 64, VIEW_SIZE = 1 << 15 };

typedef struct Node {
    Action action;        /* led here */
    Action favourite;     /* the policy's answer here, once it was asked */
    uint32_t asked;       /* it was */
    uint32_t visits;      /* simulations that came through */
    uint32_t available;   /* simulations in which it could have been chosen */
    uint32_t child, next; /* first child; next sibling; NONE */
    float sum[SEATS_MAX]; /* of results, each from 0 to 1 */
} Node;

struct Mcts {
    const Game *game;
    Seat seat;
    Rng rng;
    const Policy *guide[SEATS_MAX]; /* plays the seat in roll-outs, gives the prior */
    bool automatic[SEATS_MAX];      /* the guide is what plays there in truth */
    Node *node;
    uint32_t capacity, used; /* slot NONE is never used */
    uint32_t root;
    State *here;             /* the root as the seat knows it, the rest drawn */
    State *last;             /* the position itself, to see whether the game follows the tree */
    State *world;            /* of the simulation in course */
    bool looked;             /* here and last are set */
    Action since[SINCE_MAX]; /* played after `last` */
    uint32_t since_count;    /* SINCE_MAX: too many */
    char *view[2];           /* what the seat sees of two positions */
};

/* ---- Life ------------------------------------------------------------------------------------ */

/* Is this option, which a policy needs, switched on? */
static bool is_on(const Game *game, const char *word)
{
    for (uint8_t i = 0; word && i < game->rules->option_count; i++) {
        const Option *option = &game->rules->options[i];
        if (strcmp(option->word, word) == 0)
            return strcmp(option->words[game->option[i]], "on") == 0;
    }
    return false;
}

/* Where the options say that an automaton plays a seat, that one; else the game's first policy that
 * can sit anywhere; else chance. */
static void find_guide(Mcts *mcts, Seat seat)
{
    const Rules *rules = mcts->game->rules;
    mcts->guide[seat] = &policy_random;
    for (uint8_t i = rules->policy_count; i > 0; i--)
        if (!rules->policies[i - 1].option && !rules->policies[i - 1].seats)
            mcts->guide[seat] = &rules->policies[i - 1];
    for (uint8_t i = 0; i < rules->policy_count; i++) {
        const Policy *policy = &rules->policies[i];
        if (seat != mcts->seat && is_on(mcts->game, policy->option) && policy->seats >> seat & 1) {
            mcts->guide[seat] = policy;
            mcts->automatic[seat] = true;
        }
    }
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
    for (Seat i = 0; i < game->rules->seats; i++)
        find_guide(mcts, i);
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

static void clear_tree(Mcts *mcts)
{
    mcts->node[ROOT_SLOT] = (Node){0};
    mcts->root = ROOT_SLOT;
    mcts->used = ROOT_SLOT + 1;
}

void mcts_begin(Mcts *mcts, uint64_t seed)
{
    rng_seed(&mcts->rng, seed);
    mcts->looked = false;
    mcts->since_count = 0;
    clear_tree(mcts);
}

uint32_t mcts_nodes(const Mcts *mcts) { return mcts->used; }
uint32_t mcts_nodes_max(const Mcts *mcts) { return mcts->capacity; }

/* ---- The tree -------------------------------------------------------------------------------- */

static uint32_t find_child(const Mcts *mcts, uint32_t parent, Action action)
{
    uint32_t at = mcts->node[parent].child;
    while (at != NONE && !action_equal(mcts->node[at].action, action))
        at = mcts->node[at].next;
    return at;
}

/* NONE: the memory is used up. */
static uint32_t add_child(Mcts *mcts, uint32_t parent, Action action)
{
    if (mcts->used == mcts->capacity)
        return NONE;
    const uint32_t at = mcts->used++;
    mcts->node[at] = (Node){.action = action, .next = mcts->node[parent].child};
    mcts->node[at].available = mcts->node[parent].visits;
    mcts->node[parent].child = at;
    return at;
}

static uint32_t find_action(const ActionList *list, Action action)
{
    uint32_t i = 0;
    while (i < list->count && !action_equal(list->action[i], action))
        i++;
    return i;
}

/* ---- Selection ------------------------------------------------------------------------------- */

/* A builtin, for WebAssembly has the instruction and no maths library. */
static float root_of(uint32_t count) { return __builtin_sqrtf((float)count); }

/* The policy's answer, asked for once a node: its index, or list->count if it is not legal in this
 * world. Who draws lots has no opinion. */
static uint32_t find_likely(Mcts *mcts, uint32_t at, const ActionList *list, Seat actor)
{
    Node *node = &mcts->node[at];
    if (mcts->guide[actor] == &policy_random)
        return list->count;
    if (!node->asked) {
        const uint32_t index =
            mcts->guide[actor]->choose(mcts->game, mcts->world, list, &mcts->rng);
        node->favourite = list->action[index];
        node->asked = true;
        return index;
    }
    return find_action(list, node->favourite);
}

/* How much an answer is worth looking at. */
static float rate(const Node *parent, const Node *child, float prior, float mean, Seat actor)
{
    if (!child)
        return mean - FIRST + EXPLORE * prior * root_of(parent->visits);
    const float visits = (float)child->visits;
    const float value = child->visits ? child->sum[actor] / visits : mean - FIRST;
    return value + EXPLORE * prior * root_of(child->available) / (1 + visits);
}

/* The answer to try: PUCT. */
static uint32_t select_answer(Mcts *mcts, uint32_t at, const ActionList *list, Seat actor)
{
    const uint32_t likely = find_likely(mcts, at, list, actor);
    const Node *parent = &mcts->node[at];
    const float mean = parent->visits ? parent->sum[actor] / (float)parent->visits : 0.5f;
    const float rest =
        likely < list->count ? (1 - PRIOR) / (float)(list->count - 1) : 1 / (float)list->count;
    Node *child[LIST_MAX] = {NULL};
    const bool full = mcts->used == mcts->capacity; /* nothing is learnt of new answers */
    bool known = false;
    for (uint32_t i = parent->child; i != NONE; i = mcts->node[i].next) {
        const uint32_t index = find_action(list, mcts->node[i].action);
        if (index == list->count)
            continue;
        known = true;
        child[index] = &mcts->node[i];
        child[index]->available++;
    }
    uint32_t best = likely < list->count ? likely : 0;
    float most = -1e9f;
    for (uint32_t i = 0; i < list->count; i++) {
        if (full && known && !child[i])
            continue;
        const float score = rate(parent, child[i], i == likely ? PRIOR : rest, mean, actor);
        if (score > most) {
            most = score;
            best = i;
        }
    }
    return best;
}

static uint32_t pick(Mcts *mcts, uint32_t at, const ActionList *list)
{
    if (list->count == 1)
        return 0;
    if (list->chance)
        return game_draw(list, &mcts->rng);
    const Seat actor = game_actor(mcts->game, mcts->world);
    if (mcts->automatic[actor])
        return mcts->guide[actor]->choose(mcts->game, mcts->world, list, &mcts->rng);
    return select_answer(mcts, at, list, actor);
}

/* ---- A simulation ---------------------------------------------------------------------------- */

/* Down the tree and one node out of it; gives the length of the path. */
static uint32_t descend(Mcts *mcts, uint32_t path[PATH_MAX_NODES])
{
    ActionList list;
    uint32_t depth = 0, at = mcts->root;
    path[depth++] = at;
    while (!game_over(mcts->world) && depth < PATH_MAX_NODES) {
        game_legal(mcts->game, mcts->world, &list);
        const Action action = list.action[pick(mcts, at, &list)];
        uint32_t child = find_child(mcts, at, action);
        const bool found = child != NONE;
        if (!found)
            child = add_child(mcts, at, action);
        game_apply(mcts->game, mcts->world, action);
        if (child == NONE)
            break;
        path[depth++] = child;
        if (!found && list.count > 1)
            break;
        at = child;
    }
    return depth;
}

static void roll_out(Mcts *mcts)
{
    ActionList list;
    while (!game_over(mcts->world)) {
        game_legal(mcts->game, mcts->world, &list);
        uint32_t index = 0;
        if (list.chance)
            index = game_draw(&list, &mcts->rng);
        else if (list.count > 1)
            index = mcts->guide[game_actor(mcts->game, mcts->world)]->choose(
                mcts->game, mcts->world, &list, &mcts->rng);
        game_apply(mcts->game, mcts->world, list.action[index]);
    }
}

static void back_up(Mcts *mcts, const uint32_t *path, uint32_t depth)
{
    int8_t score[SEATS_MAX] = {0};
    mcts->game->rules->score(mcts->game, mcts->world, score);
    for (uint32_t i = 0; i < depth; i++) {
        Node *node = &mcts->node[path[i]];
        node->visits++;
        for (Seat seat = 0; seat < mcts->game->rules->seats; seat++)
            node->sum[seat] += (float)(score[seat] + 1) / 2;
    }
}

void mcts_run(Mcts *mcts, uint32_t rollouts)
{
    uint32_t path[PATH_MAX_NODES];
    const Rules *rules = mcts->game->rules;
    ENSURE(mcts->looked);
    for (uint32_t i = 0; i < rollouts; i++) {
        memcpy(mcts->world, mcts->here, rules->state_size);
        rules->resample(mcts->game, mcts->world, mcts->seat, &mcts->rng);
        const uint32_t depth = descend(mcts, path);
        roll_out(mcts);
        back_up(mcts, path, depth);
    }
}

MctsAnswer mcts_answer(const Mcts *mcts, Action action)
{
    const uint32_t at = find_child(mcts, mcts->root, action);
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
    return mcts->guide[mcts->seat]->choose(mcts->game, mcts->here, list, &mcts->rng);
}

/* ---- Following the game ---------------------------------------------------------------------- */

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
    mcts->game->rules->view(mcts->game, mcts->world, mcts->seat, &json);
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
        const uint32_t child = find_child(mcts, at, mcts->since[i]);
        game_legal(mcts->game, mcts->last, &list);
        const uint32_t index = find_action(&list, mcts->since[i]);
        if (child == NONE || index == list.count || !is_seen(mcts, mcts->last, &list, index, at))
            return NONE;
        game_apply(mcts->game, mcts->last, mcts->since[i]);
        at = child;
    }
    const bool same = at != NONE && memcmp(mcts->last, now, mcts->game->rules->state_size) == 0;
    return same ? at : NONE;
}

/* The first drawing makes the seat's own picture of the position, in which nothing is left of what
 * it cannot see. */
void mcts_look(Mcts *mcts, const State *state)
{
    const uint32_t at = follow(mcts, state);
    const size_t size = mcts->game->rules->state_size;
    if (at == NONE || mcts->used > mcts->capacity / 4 * 3)
        clear_tree(mcts);
    else
        mcts->root = at;
    memcpy(mcts->last, state, size);
    memcpy(mcts->here, state, size);
    mcts->game->rules->resample(mcts->game, mcts->here, mcts->seat, &mcts->rng);
    mcts->since_count = 0;
    mcts->looked = true;
}
