/* thinker.h: one seat's computer player on one thread: a policy that answers at once, or a search
 * that remembers its tree and its purse from choice to choice. It has no clock and starts nothing:
 * whoever asks lets it think, a slice at a time. player.h adds threads and the clock.
 */
#ifndef MEKONG_AI_THINKER_H
#define MEKONG_AI_THINKER_H

#include "ai/mcts.h"
#include "ai/strength.h"

typedef struct Thinker Thinker;

/* A player of that strength in a seat, with at most so many bytes of tree; NULL: no memory. The
 * game must live as long. */
Thinker *thinker_open(const Game *game, Seat seat, Strength strength, size_t memory);
void thinker_close(Thinker *thinker); /* NULL is fine */

/* A new game begins: nothing is remembered; a search draws from the seed from now on. */
void thinker_begin(Thinker *thinker, uint64_t seed);
/* An action has been played, by whomever. Who tells of each one before asking saves a search work,
 * who does not loses nothing else. */
void thinker_tell(Thinker *thinker, Action action);

/* The seat is to choose from the legal list of a position; both are copied. The purse says what
 * this choice may cost. */
void thinker_ask(Thinker *thinker, const State *state, const ActionList *list);
/* Searches, at most so many roll-outs; true: the choice is settled, more would change nothing or
 * is not allowed. The answers do not depend on how the roll-outs are sliced. */
bool thinker_run(Thinker *thinker, uint32_t rollouts);
/* So many seconds have gone by since it was asked: for a strength that is a time, which
 * thinker_run goes by. Never told, it thinks for ever. */
void thinker_clock(Thinker *thinker, double seconds);
/* An index into the list, settled or not. A policy draws from the generator given, a search from
 * its own. */
uint32_t thinker_answer(Thinker *thinker, Rng *rng);
/* The same for several, with trees of their own, that were asked the same: what they found is
 * added up. */
uint32_t thinkers_answer(Thinker *const *thinker, uint32_t count, Rng *rng);

/* What was found of an answer of the list, by index. */
MctsAnswer thinker_found(const Thinker *thinker, uint32_t index);
/* Share of points the seat can hope for where it was asked, 0 lost to 1 won; 0.5 before anything
 * has been searched. */
float thinker_hope(const Thinker *thinker);
/* Roll-outs since it was asked. */
uint32_t thinker_rollouts(const Thinker *thinker);

#endif
