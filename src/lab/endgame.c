/* endgame.c: all positions that can follow, each solved once: see endgame.h. */
#include "lab/endgame.h"

#include <math.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

/* Choices and rolls in a row; the nodes of games that are settled; edges a node, in the mean. */
enum { DEPTH_MAX = 1000, OVER_NODES = 3, EDGES_EACH = 32 };

static bool solve(Endgame *endgame, uint32_t depth, uint32_t *out);

static bool refuse(Endgame *endgame, const char *message)
{
    problem_set(&endgame->problem, 0, message, "");
    return false;
}

/* ---- Room ------------------------------------------------------------------------------------ */

static size_t state_room(const Game *game)
{
    const size_t unit = _Alignof(max_align_t);
    return (game->rules->state_size + unit - 1) / unit * unit;
}

State *endgame_path(const Endgame *endgame, uint32_t depth)
{
    return (State *)((char *)endgame->path + depth * state_room(endgame->game));
}

/* Makes room for so many more of what has `count` items. */
static bool grow(void **items, size_t size, uint32_t count, uint32_t more, uint32_t *room)
{
    if (count + more <= *room)
        return true;
    const uint32_t wanted = (count + more) * 2;
    void *moved = realloc(*items, wanted * size);
    if (!moved)
        return false;
    *items = moved;
    *room = wanted;
    return true;
}

static bool open_tables(Endgame *endgame)
{
    endgame->slots = 1024;
    while (endgame->slots < 2 * (uint64_t)endgame->most)
        endgame->slots *= 2;
    endgame->slot = calloc(endgame->slots, sizeof *endgame->slot);
    endgame->path = calloc(DEPTH_MAX + 1, state_room(endgame->game));
    endgame->start = malloc(endgame->game->rules->state_size);
    return endgame->slot && endgame->path && endgame->start &&
           grow((void **)&endgame->node, sizeof *endgame->node, 0, OVER_NODES, &endgame->node_room);
}

void endgame_close(Endgame *endgame)
{
    free(endgame->start);
    free(endgame->path);
    free(endgame->slot);
    free(endgame->edge);
    free(endgame->node);
    *endgame = (Endgame){0};
}

/* ---- Positions ------------------------------------------------------------------------------- */

/* What has been said, and frames that have returned, are no part of the position. */
static void tidy(State *state)
{
    Flow *flow = flow_of(state);
    memset(flow->note, 0, sizeof flow->note);
    flow->note_count = 0;
    memset(flow->frame + flow->depth, 0, (FLOW_DEPTH - flow->depth) * sizeof *flow->frame);
}

bool endgame_settle(const Game *game, State *state, ActionList *list)
{
    for (uint32_t i = 0; i < GAME_ACTIONS_MAX; i++) {
        int8_t score[SEATS_MAX] = {0};
        list->count = 0;
        if (game_broken(state))
            return false;
        if (game_settled(game, state, score))
            return true;
        game_offer(game, state, list);
        if (list->count == 0)
            return false;
        if (list->count > 1) {
            tidy(state);
            return true;
        }
        game_apply(game, state, list->action[0]);
    }
    return false;
}

/* The node of a game that is settled; UINT32_MAX: what one wins the other does not lose. */
static uint32_t over_node(const Game *game, const State *state)
{
    int8_t score[SEATS_MAX] = {0};
    game_settled(game, state, score);
    return score[0] + score[1] == 0 ? (uint32_t)(score[0] + 1) : UINT32_MAX;
}

/* Where the node of that key is, or would be. */
static uint32_t *find_slot(const Endgame *endgame, const EndNode *wanted)
{
    uint32_t i = (uint32_t)wanted->key[0] & (endgame->slots - 1);
    while (endgame->slot[i] &&
           memcmp(endgame->node[endgame->slot[i]].key, wanted->key, ENDGAME_KEY) != 0)
        i = (i + 1) & (endgame->slots - 1);
    return &endgame->slot[i];
}

/* ---- Values ---------------------------------------------------------------------------------- */

static void weigh_chance(const Endgame *endgame, EndNode *node)
{
    double sum = 0, value = 0, low = 0, high = 0;
    for (uint32_t i = 0; i < node->count; i++) {
        const EndEdge *edge = &endgame->edge[node->first + i];
        const EndNode *to = &endgame->node[edge->to];
        sum += edge->weight;
        value += edge->weight * to->value;
        low += edge->weight * to->low;
        high += edge->weight * to->high;
    }
    node->value = value / sum;
    node->low = low / sum;
    node->high = high / sum;
}

static void weigh_choice(const Endgame *endgame, EndNode *node)
{
    for (uint32_t i = 0; i < node->count; i++) {
        const EndNode *to = &endgame->node[endgame->edge[node->first + i].to];
        const bool better = node->actor == 0 ? to->value > node->value : to->value < node->value;
        node->value = i == 0 || better ? to->value : node->value;
        node->low = i == 0 ? to->low : fmin(node->low, to->low);
        node->high = i == 0 ? to->high : fmax(node->high, to->high);
    }
}

/* ---- The tree -------------------------------------------------------------------------------- */

/* Room for a new node with so many edges, which takes that slot. */
static bool add_node(Endgame *endgame, EndNode node, uint32_t *slot)
{
    if (endgame->nodes >= endgame->most ||
        (uint64_t)endgame->edges + node.count > (uint64_t)endgame->most * EDGES_EACH)
        return refuse(endgame, "lab.ending_large");
    if (!grow((void **)&endgame->node, sizeof node, endgame->nodes, 1, &endgame->node_room) ||
        !grow((void **)&endgame->edge, sizeof *endgame->edge, endgame->edges, node.count,
              &endgame->edge_room))
        return refuse(endgame, "match.no_memory");
    node.first = endgame->edges;
    node.open = true;
    endgame->edges += node.count;
    *slot = endgame->nodes++;
    endgame->node[*slot] = node;
    return true;
}

/* Solves what follows each answer of a node that stands at this depth. */
static bool solve_edges(Endgame *endgame, uint32_t node, uint32_t depth, const ActionList *list)
{
    const Game *game = endgame->game;
    if (depth >= DEPTH_MAX)
        return refuse(endgame, "lab.ending_large");
    for (uint32_t i = 0; i < list->count; i++) {
        State *next = endgame_path(endgame, depth + 1);
        uint32_t to;
        memcpy(next, endgame_path(endgame, depth), game->rules->state_size);
        game_apply(game, next, list->action[i]);
        if (!solve(endgame, depth + 1, &to))
            return false;
        endgame->edge[endgame->node[node].first + i] =
            (EndEdge){to, list->chance ? list->weight[i] : 1};
    }
    return true;
}

/* A position that nobody has come to yet. */
static bool solve_new(Endgame *endgame, EndNode found, uint32_t *slot, uint32_t depth,
                      const ActionList *list)
{
    const State *state = endgame_path(endgame, depth);
    found.actor = list->chance ? SEAT_CHANCE : game_actor(endgame->game, state);
    found.count = list->count;
    if (!list->chance && !game_knows_all(endgame->game, state, found.actor))
        return refuse(endgame, "lab.ending_hidden");
    if (!add_node(endgame, found, slot) || !solve_edges(endgame, *slot, depth, list))
        return false;
    EndNode *node = &endgame->node[*slot];
    if (list->chance)
        weigh_chance(endgame, node);
    else
        weigh_choice(endgame, node);
    node->open = false;
    return true;
}

/* The position at this depth of the path. */
static bool solve(Endgame *endgame, uint32_t depth, uint32_t *out)
{
    const Game *game = endgame->game;
    State *state = endgame_path(endgame, depth);
    ActionList list;
    EndNode found = {0};
    if (!endgame_settle(game, state, &list))
        return refuse(endgame, "lab.ending_broken");
    if (list.count == 0) {
        *out = over_node(game, state);
        return *out < OVER_NODES || refuse(endgame, "lab.ending_seats");
    }
    crypto_generichash((unsigned char *)found.key, ENDGAME_KEY, (const unsigned char *)state,
                       game->rules->state_size, NULL, 0);
    uint32_t *slot = find_slot(endgame, &found);
    const bool known = *slot;
    if (!known && !solve_new(endgame, found, slot, depth, &list))
        return false;
    if (known && endgame->node[*slot].open)
        return refuse(endgame, "lab.ending_round");
    *out = *slot;
    return true;
}

bool endgame_solve(Endgame *endgame, const Game *game, const State *start, uint32_t most)
{
    *endgame = (Endgame){.game = game, .most = most};
    if (game->rules->seats != 2)
        return refuse(endgame, "lab.ending_seats");
    if (!open_tables(endgame))
        return refuse(endgame, "match.no_memory");
    for (endgame->nodes = 0; endgame->nodes < OVER_NODES; endgame->nodes++) {
        const double share = endgame->nodes / 2.0;
        endgame->node[endgame->nodes] =
            (EndNode){.actor = SEAT_NOBODY, .value = share, .low = share, .high = share};
    }
    memcpy(endgame->start, start, game->rules->state_size);
    memcpy(endgame_path(endgame, 0), start, game->rules->state_size);
    return solve(endgame, 0, &endgame->root);
}
