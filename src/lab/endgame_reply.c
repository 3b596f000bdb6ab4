/* endgame_reply.c: the best reply to a player, by going through all that it lets happen. */
#include <stdlib.h>
#include <string.h>

#include "lab/endgame.h"

static bool reply_at(Reply *reply, uint32_t number, uint32_t depth, double *out);

/* What a node's answer or outcome of that number comes to. */
static bool follow(Reply *reply, uint32_t number, uint32_t depth, uint32_t index, double *out)
{
    const Endgame *endgame = reply->endgame;
    const Game *game = endgame->game;
    const uint32_t to = endgame->edge[endgame->node[number].first + index].to;
    State *here = endgame_path(endgame, depth), *next = endgame_path(endgame, depth + 1);
    ActionList list;
    const EndNode *node = &endgame->node[to];
    if (node->low == node->high || reply->found[to] >= 0) {
        *out = node->low == node->high ? endgame_share(node->value, reply->seat) : reply->found[to];
        return true;
    }
    game_offer(game, here, &list);
    memcpy(next, here, game->rules->state_size);
    game_apply(game, next, list.action[index]);
    return endgame_settle(game, next, &list) && reply_at(reply, to, depth + 1, out);
}

/* The player's own choice. */
static bool ask(Reply *reply, uint32_t number, uint32_t depth, double *out)
{
    const Endgame *endgame = reply->endgame;
    const State *state = endgame_path(endgame, depth);
    ActionList list;
    uint32_t answer;
    game_offer(endgame->game, state, &list);
    reply->asked++;
    return reply->answer(reply->context, &endgame->node[number], state, &list, &answer) &&
           follow(reply, number, depth, answer, out);
}

static bool roll(Reply *reply, uint32_t number, uint32_t depth, double *out)
{
    const EndNode *node = &reply->endgame->node[number];
    double total = 0, sum = 0;
    for (uint32_t i = 0; i < node->count; i++) {
        const uint32_t weight = reply->endgame->edge[node->first + i].weight;
        double value;
        if (!follow(reply, number, depth, i, &value))
            return false;
        sum += weight * value;
        total += weight;
    }
    *out = sum / total;
    return true;
}

/* Of a node's answers the first that is best for the enemy if both play well: tried first, it most
 * often spares the others. */
static uint32_t likeliest(const Reply *reply, const EndNode *node)
{
    const Endgame *endgame = reply->endgame;
    for (uint32_t i = 0; i < node->count; i++)
        if (endgame->node[endgame->edge[node->first + i].to].value == node->value)
            return i;
    return 0;
}

/* The enemy takes what leaves the player least; what cannot leave it less is not looked at. */
static bool punish(Reply *reply, uint32_t number, uint32_t depth, double *out)
{
    const Endgame *endgame = reply->endgame;
    const EndNode *node = &endgame->node[number];
    const uint32_t first = likeliest(reply, node);
    if (!follow(reply, number, depth, first, out))
        return false;
    for (uint32_t i = 0; i < node->count; i++) {
        const EndNode *to = &endgame->node[endgame->edge[node->first + i].to];
        double value;
        if (i == first || (reply->seat == 0 ? to->low : 1 - to->high) >= *out)
            continue;
        if (!follow(reply, number, depth, i, &value))
            return false;
        *out = value < *out ? value : *out;
    }
    return true;
}

/* The position of the node stands at this depth of the path. */
static bool reply_at(Reply *reply, uint32_t number, uint32_t depth, double *out)
{
    const Seat actor = reply->endgame->node[number].actor;
    const bool good = actor == SEAT_CHANCE   ? roll(reply, number, depth, out)
                      : actor == reply->seat ? ask(reply, number, depth, out)
                                             : punish(reply, number, depth, out);
    if (good)
        reply->found[number] = *out;
    return good;
}

bool endgame_reply(Reply *reply)
{
    const Endgame *endgame = reply->endgame;
    const EndNode *root = &endgame->node[endgame->root];
    reply->asked = 0;
    reply->value = endgame_share(root->value, reply->seat);
    if (root->low == root->high)
        return true;
    reply->found = malloc(endgame->nodes * sizeof *reply->found);
    if (!reply->found)
        return false;
    for (uint32_t i = 0; i < endgame->nodes; i++)
        reply->found[i] = -1;
    ActionList list;
    memcpy(endgame_path(endgame, 0), endgame->start, endgame->game->rules->state_size);
    const bool good = endgame_settle(endgame->game, endgame_path(endgame, 0), &list) &&
                      reply_at(reply, endgame->root, 0, &reply->value);
    free(reply->found);
    reply->found = NULL;
    return good;
}
