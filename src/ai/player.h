/* player.h: a computer player in a seat: a policy that answers at once, or a search that remembers
 * its tree and its purse from choice to choice. Uses threads and a clock; the search itself does
 * not (mcts.h). */
#ifndef MEKONG_AI_PLAYER_H
#define MEKONG_AI_PLAYER_H

#include "ai/strength.h"

typedef struct Player Player;

enum { PLAYER_THREADS_MAX = 16, PLAYER_MEMORY = 64 << 20 };

/* Sits a player of that strength down; NULL: no memory. A search takes at most `memory` bytes of
 * trees. Threads are used by searches with a time, each with a tree of its own: a number of
 * roll-outs gives the same answers whatever the machine. The game must live as long. */
Player *player_open(const Game *game, Seat seat, Strength strength, uint32_t threads,
                    size_t memory);
void player_close(Player *player); /* NULL is fine */

/* A new game begins: nothing is remembered; a search draws from the seed from now on. */
void player_begin(Player *player, uint64_t seed);
/* How many actions of the game it has been told of, and one more. Who tells of each before asking
 * saves a search work, who does not loses nothing else. A policy wants to be told of none: it says
 * UINT32_MAX. */
uint32_t player_told(const Player *player);
void player_tell(Player *player, Action action);
/* An index into the legal list of a position in which its seat is to choose. A policy draws from
 * the generator given, a search from its own. */
uint32_t player_choose(Player *player, const State *state, const ActionList *list, Rng *rng);
/* From now on no choice takes longer than so many seconds, whatever the strength; 0: no such limit.
 */
void player_hurry(Player *player, double seconds);
/* Roll-outs in its last choice. */
uint64_t player_rollouts(const Player *player);

#endif
