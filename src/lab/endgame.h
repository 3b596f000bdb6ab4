/* endgame.h: the rest of a game between two, solved: every position that can still come, what it is
 * worth if both play their best, and what a given player leaves to somebody who plays best against
 * it. Exact: chance counts by its weights, and nothing is guessed. A game is seen through its rules
 * alone.
 *
 * Only where nothing is hidden from who is to choose, the game cannot go round in circles, and few
 * enough positions are left. Many ways lead to the same position: it is one node.
 */
#ifndef MEKONG_LAB_ENDGAME_H
#define MEKONG_LAB_ENDGAME_H

#include "core/game.h"

enum { ENDGAME_KEY = 16, ENDGAME_MOST = 2000000 };

/* All values are shares of the points of the first seat: 0 lost, 0.5 drawn, 1 won. */
typedef struct EndNode {
    uint64_t key[ENDGAME_KEY / sizeof(uint64_t)]; /* a print of the position */
    uint32_t first, count; /* its edges, in the order of game_offer; none: it is settled */
    Seat actor;            /* a seat, or SEAT_CHANCE */
    bool open;             /* still being solved */
    double value;          /* both play their best */
    double low, high;      /* the least and the most, if both play for it */
} EndNode;

typedef struct EndEdge {
    uint32_t to, weight; /* 1 where a seat chooses */
} EndEdge;

typedef struct Endgame {
    const Game *game; /* of two seats; must stay */
    State *start;
    uint32_t root;
    EndNode *node;
    EndEdge *edge;
    uint32_t nodes, node_room, most; /* more than so many positions are too many */
    uint32_t edges, edge_room;
    uint32_t *slot; /* nodes by key, 0: free */
    uint32_t slots; /* a power of two */
    State *path;    /* positions from the start to where it is */
    Problem problem;
} Endgame;

/* False with a problem that says why the position is no such ending. endgame_close is due all the
 * same. */
bool endgame_solve(Endgame *endgame, const Game *game, const State *start, uint32_t most);
void endgame_close(Endgame *endgame);

/* A value as that seat sees it. */
static inline double endgame_share(double value, Seat seat)
{
    return seat == 0 ? value : 1 - value;
}
/* What play of any kind in that seat can lose at most, against the best reply. */
static inline double endgame_stake(const EndNode *node, Seat seat)
{
    return seat == 0 ? node->value - node->low : node->high - node->value;
}

/* Into a node's position: through what needs nobody, with the list of what may follow. False: it
 * cannot be played on. The list is empty when the game is settled. */
bool endgame_settle(const Game *game, State *state, ActionList *list);
State *endgame_path(const Endgame *endgame, uint32_t depth);

/* ---- The best reply (endgame_reply.c) -------------------------------------------------------- */

/* A player in a seat. It is asked once in each position that it comes to, and only there where its
 * answer can matter. */
typedef struct Reply {
    const Endgame *endgame;
    Seat seat;
    /* Its answer, an index into the list, in the position of a node. False stops it all. */
    bool (*answer)(void *context, const EndNode *node, const State *state, const ActionList *list,
                   uint32_t *out);
    void *context;
    double value;   /* what it gets, as its seat sees it, against the best reply */
    uint32_t asked; /* positions */
    double *found;  /* by node, below nothing: not yet */
} Reply;

/* False: no memory, or its answer was false. */
bool endgame_reply(Reply *reply);

#endif
