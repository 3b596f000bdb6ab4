/* inside.h: what the parts of the search share, and nobody else: mcts.c simulates, mcts_tree.c
 * keeps the nodes and chooses among them, mcts_follow.c keeps up with the game, mcts_worlds.c fills
 * in what the seat cannot see. */
#ifndef MEKONG_AI_INSIDE_H
#define MEKONG_AI_INSIDE_H

#include "ai/mcts.h"
#include "ai/rollout.h"

enum { NONE = 0, ROOT_SLOT = 1, PATH_MAX_NODES = 256, SINCE_MAX = 64, VIEW_SIZE = 1 << 15 };

typedef struct Node {
    Action action;        /* led here */
    uint32_t mark;        /* in a simulation: it can be chosen; in tree_keep: where it goes */
    float prior;          /* how likely it was thought to be chosen, before anything was tried */
    uint32_t visits;      /* simulations that came through */
    uint32_t kept;        /* of an answer at the root: those of earlier searches */
    uint32_t available;   /* simulations in which it could have been chosen */
    uint32_t child, next; /* first child; next sibling; NONE */
    float sum[SEATS_MAX]; /* of results, each from 0 to 1 */
} Node;

struct Mcts {
    const Game *game;
    Seat seat;
    Rng rng;
    Cast guides; /* they play the seats in roll-outs and give the priors */
    Minds minds; /* of theirs, in the simulation in course */
    Node *node;
    uint32_t capacity, used; /* slot NONE is never used */
    uint32_t root;
    State *here;             /* the root as the seat knows it, the rest drawn */
    ActionList answers;      /* at the root, the same in all its worlds */
    State *last;             /* the position itself, to see whether the game follows the tree */
    State *world;            /* of the simulation in course */
    uint32_t worlds;         /* that the root may be, each as likely; 0: they are drawn by lot */
    uint32_t first_world;    /* number of the first one */
    uint32_t stride;         /* from one to the next; leads through all of them */
    Draws draws;             /* dice of the simulation in course */
    bool guessed;            /* the game can guess at its result (Rules.estimate) */
    bool looked;             /* here and last are set */
    Action since[SINCE_MAX]; /* played after `last` */
    uint32_t since_count;    /* SINCE_MAX: too many */
    char *view[2];           /* what the seat sees of two positions */
};

/* ---- mcts_worlds.c --------------------------------------------------------------------------- */

/* The root has changed. */
void worlds_begin(Mcts *mcts);
/* Makes mcts->world, which is the root, the world of that sample. */
void worlds_take(Mcts *mcts, uint32_t sample);

/* ---- mcts_tree.c ----------------------------------------------------------------------------- */

void tree_clear(Mcts *mcts);
/* This node becomes the root; what is not below it is forgotten and its memory free again. */
void tree_keep(Mcts *mcts, uint32_t root);
/* NONE: there is none. */
uint32_t tree_find(const Mcts *mcts, uint32_t parent, Action action);
/* Where the simulation goes from this node in mcts->world, by that legal list; NONE: the memory is
 * used up, it leaves the tree. */
uint32_t tree_step(Mcts *mcts, uint32_t at, const ActionList *list);
/* The index of an action, or list->count. */
uint32_t list_find(const ActionList *list, Action action);

#endif
