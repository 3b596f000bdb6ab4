/* mcts.h: a search that plays any game: Monte Carlo tree search over what one seat can know.
 *
 * Before each simulation everything the seat cannot see is drawn anew (Rules.resample); the tree
 * belongs to the seat and is shared by all these worlds. See docs/ai.md for how and how well. No
 * clock, no threads, no memory beyond what mcts_new takes: it builds for WebAssembly as it is.
 */
#ifndef MEKONG_AI_MCTS_H
#define MEKONG_AI_MCTS_H

#include "core/game.h"

typedef struct Mcts Mcts;

/* A search for a seat of a game, with at most so many bytes of tree; NULL: no memory. The game must
 * live as long. */
Mcts *mcts_new(const Game *game, Seat seat, size_t memory);
void mcts_free(Mcts *mcts); /* NULL is fine */

/* A new game: forgets everything. What follows depends on the seed and the positions alone. */
void mcts_begin(Mcts *mcts, uint64_t seed);
/* An action has been played, by whomever. Who tells of each one keeps the part of the tree that the
 * game has followed; the others begin anew. */
void mcts_tell(Mcts *mcts, Action action);
/* The seat is to choose in this position. */
void mcts_look(Mcts *mcts, const State *state);
/* Simulates so many games from there; may be called again and again. */
void mcts_run(Mcts *mcts, uint32_t rollouts);

/* What the simulations from here say of an answer. */
typedef struct MctsAnswer {
    uint32_t visits;
    float value; /* share of points, 0 lost to 1 won; 0 if never tried */
} MctsAnswer;

MctsAnswer mcts_answer(const Mcts *mcts, Action action);
/* The same unit, of the position itself; 0.5 before the first simulation. */
float mcts_value(const Mcts *mcts);
/* The answer of the policy that the search is built on; for who has no time to search. */
uint32_t mcts_fallback(Mcts *mcts, const ActionList *list);
/* Nodes in use, and the most there can be. */
uint32_t mcts_nodes(const Mcts *mcts);
uint32_t mcts_nodes_max(const Mcts *mcts);

#endif
