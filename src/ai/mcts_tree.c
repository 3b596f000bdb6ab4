/* mcts_tree.c: the nodes, and the way down among them.
 *
 * A node is a history of actions since the root, whatever world it was seen in. The answers to a
 * choice become nodes all at once, each with a prior from the game's own policy; they are selected
 * by PUCT among those legal in the world at hand. Chance is drawn by its weights. When the memory
 * is used up nothing is added, and the tree there is goes on learning.
 */
#include "ai/inside.h"
#include "ai/random.h"

/* Found by trial, see docs/journal/search.md. */
static const float PRIOR = 0.6f; /* of the policy's own answer; the others share the rest */
static const float TEMPER = 4;   /* so much less liked is a quarter as likely */
static const float HEAT = 0.6f;  /* below 1: what was learnt is trusted more than it claims */
static const float OPEN = 0.1f;  /* and this part is even: no answer is out of the question */
/* Weight of prior and curiosity against what was found. Results of whole games are nothing or all
 * and take longer to trust. */
static const float EXPLORE_GUESSES = 0.15f, EXPLORE_GAMES = 0.7f;

void tree_clear(Mcts *mcts)
{
    mcts->node[ROOT_SLOT] = (Node){0};
    mcts->root = ROOT_SLOT;
    mcts->used = ROOT_SLOT + 1;
}

/* Children always come after their parents: one pass finds all that is below the root. */
static void mark_below(Mcts *mcts, uint32_t root)
{
    Node *node = mcts->node;
    for (uint32_t i = ROOT_SLOT; i < mcts->used; i++)
        node[i].mark = i == root;
    for (uint32_t i = root; i < mcts->used; i++)
        for (uint32_t child = node[i].mark ? node[i].child : NONE; child != NONE;
             child = node[child].next)
            node[child].mark = 1;
}

void tree_keep(Mcts *mcts, uint32_t root)
{
    Node *node = mcts->node;
    uint32_t count = ROOT_SLOT;
    node[NONE].mark = NONE;
    node[root].next = NONE;
    mark_below(mcts, root);
    for (uint32_t i = root; i < mcts->used; i++)
        node[i].mark = node[i].mark ? count++ : NONE;
    for (uint32_t i = root; i < mcts->used; i++) {
        node[i].child = node[node[i].child].mark;
        node[i].next = node[node[i].next].mark;
    }
    for (uint32_t i = root; i < mcts->used; i++)
        if (node[i].mark)
            node[node[i].mark] = node[i];
    mcts->root = ROOT_SLOT;
    mcts->used = count;
}

uint32_t tree_find(const Mcts *mcts, uint32_t parent, Action action)
{
    uint32_t at = mcts->node[parent].child;
    while (at != NONE && !action_equal(mcts->node[at].action, action))
        at = mcts->node[at].next;
    return at;
}

/* NONE: the memory is used up. */
static uint32_t add_child(Mcts *mcts, uint32_t parent, Action action, float prior)
{
    if (mcts->used == mcts->capacity)
        return NONE;
    const uint32_t at = mcts->used++;
    mcts->node[at] = (Node){.action = action, .prior = prior, .next = mcts->node[parent].child};
    mcts->node[parent].child = at;
    return at;
}

uint32_t list_find(const ActionList *list, Action action)
{
    uint32_t i = 0;
    while (i < list->count && !action_equal(list->action[i], action))
        i++;
    return i;
}

/* ---- Priors ---------------------------------------------------------------------------------- */

/* e^x for x of at most 0, good to a hundredth; without a maths library, for WebAssembly. */
static float power_of_e(float x)
{
    float y = 1 + x / 256;
    if (y < 0.5f)
        return 0;
    for (int i = 0; i < 8; i++)
        y *= y;
    return y;
}

/* How the others compare, if the policy says how much it likes each answer: the further behind the
 * best, the less. Gives the sum. */
static float weigh(const Mcts *mcts, const Policy *policy, const ActionList *list,
                   float weight[LIST_MAX])
{
    int16_t liked[LIST_MAX], most = INT16_MIN;
    float sum = 0;
    policy_rate(policy, mcts->game, mcts->world, list, liked);
    for (uint32_t i = 0; i < list->count; i++)
        most = liked[i] > most ? liked[i] : most;
    for (uint32_t i = 0; i < list->count; i++) {
        const float behind = 1 + (float)(most - liked[i]) / TEMPER;
        sum += weight[i] = 1 / (behind * behind);
    }
    return sum;
}

/* By what the policy has learnt of its answers. False: it has not learnt anything. */
static bool find_inclined(const Mcts *mcts, const Policy *policy, const ActionList *list,
                          float prior[LIST_MAX])
{
    int16_t inclined[LIST_MAX], most = INT16_MIN;
    float sum = 0;
    if (!policy_incline(policy, mcts->game, mcts->world, list, inclined))
        return false;
    for (uint32_t i = 0; i < list->count; i++)
        most = inclined[i] > most ? inclined[i] : most;
    for (uint32_t i = 0; i < list->count; i++)
        sum += prior[i] = power_of_e((float)(inclined[i] - most) / (INCLINED_ONE * HEAT));
    for (uint32_t i = 0; i < list->count; i++)
        prior[i] = (1 - OPEN) * prior[i] / sum + OPEN / (float)list->count;
    return true;
}

/* The policy's own answer gets a fixed share, the others the rest. Who draws lots has no opinion.
 */
static void find_priors(Mcts *mcts, const ActionList *list, Seat actor, float prior[LIST_MAX])
{
    const Policy *policy = mcts->guides.player[actor];
    if (find_inclined(mcts, policy, list, prior))
        return;
    const float sum = weigh(mcts, policy, list, prior);
    if (policy == &policy_random) {
        for (uint32_t i = 0; i < list->count; i++)
            prior[i] /= sum;
        return;
    }
    const uint32_t own = policy->choose(mcts->game, mcts->world, list, &mcts->rng);
    const float others = sum - prior[own];
    for (uint32_t i = 0; i < list->count; i++)
        prior[i] = i == own ? PRIOR : (1 - PRIOR) * prior[i] / others;
}

/* Adds those answers to a choice that it has not, the first time in the order of the list. False:
 * there is no memory for them. */
static bool open_node(Mcts *mcts, uint32_t at, const ActionList *list, Seat actor)
{
    float prior[LIST_MAX];
    if (mcts->capacity - mcts->used < list->count)
        return false;
    find_priors(mcts, list, actor, prior);
    for (uint32_t i = list->count; i > 0; i--)
        if (tree_find(mcts, at, list->action[i - 1]) == NONE)
            add_child(mcts, at, list->action[i - 1], prior[i - 1]);
    return true;
}

/* ---- Selection ------------------------------------------------------------------------------- */

/* A builtin, for WebAssembly has the instruction and no maths library. */
static float root_of(uint32_t count) { return __builtin_sqrtf((float)count); }

/* How much an answer is worth looking at: PUCT. */
static float rate(const Node *child, float untried, float explore, Seat actor)
{
    const float visits = (float)child->visits;
    const float value = child->visits ? child->sum[actor] / visits : untried;
    return value + explore * child->prior * root_of(child->available) / (1 + visits);
}

/* Counts the children whose answers are legal in this world. */
static uint32_t count_available(Mcts *mcts, uint32_t at, const ActionList *list)
{
    uint32_t known = 0, next = 0;
    for (uint32_t i = mcts->node[at].child; i != NONE; i = mcts->node[i].next) {
        /* Both are mostly in the same order. */
        if (next >= list->count || !action_equal(list->action[next], mcts->node[i].action))
            next = list_find(list, mcts->node[i].action);
        mcts->node[i].mark = next++ < list->count;
        known += mcts->node[i].mark;
    }
    return known;
}

/* The best of these children; NONE: there are none. */
static uint32_t select_child(Mcts *mcts, uint32_t at, Seat actor)
{
    const Node *parent = &mcts->node[at];
    const float mean = parent->visits ? parent->sum[actor] / (float)parent->visits : 0.5f;
    const float explore = mcts->guessed ? EXPLORE_GUESSES : EXPLORE_GAMES;
    uint32_t best = NONE;
    float most = -1e9f;
    for (uint32_t i = parent->child; i != NONE; i = mcts->node[i].next) {
        Node *child = &mcts->node[i];
        if (!child->mark)
            continue;
        child->available++;
        const float score = rate(child, mean, explore, actor);
        if (score > most) {
            most = score;
            best = i;
        }
    }
    return best;
}

static uint32_t choose_child(Mcts *mcts, uint32_t at, const ActionList *list, Seat actor)
{
    if (count_available(mcts, at, list) < list->count && open_node(mcts, at, list, actor))
        count_available(mcts, at, list);
    return select_child(mcts, at, actor);
}

/* Where there is nothing to choose: chance, an automaton, a single answer. */
static uint32_t draw_child(Mcts *mcts, uint32_t at, const ActionList *list)
{
    uint32_t index = 0;
    if (list->count > 1 && list->chance)
        index = draws_roll(&mcts->draws, mcts->game, mcts->world, list);
    else if (list->count > 1)
        index = cast_choose(&mcts->guides, &mcts->minds, mcts->world, list, &mcts->rng);
    const uint32_t child = tree_find(mcts, at, list->action[index]);
    return child != NONE ? child : add_child(mcts, at, list->action[index], 1);
}

uint32_t tree_step(Mcts *mcts, uint32_t at, const ActionList *list)
{
    const Seat actor = list->chance ? SEAT_CHANCE : game_actor(mcts->game, mcts->world);
    if (list->chance || list->count == 1 || mcts->guides.automatic[actor])
        return draw_child(mcts, at, list);
    return choose_child(mcts, at, list, actor);
}
