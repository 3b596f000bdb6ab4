/* rollout.h: a position played to its end by the game's own players, with dice that can fall the
 * same way again: the yardstick of reviews.
 *
 * What is drawn depends on a key, on the number of the sample, on what is rolled for and on how
 * often that has been rolled for in the turn, and on nothing else. So two positions, or two answers
 * in one position, can be played out under the same dice, and their difference says more than
 * either result: a combat more shifts no roll of the others. No clock, no threads, no memory.
 */
#ifndef MEKONG_AI_ROLLOUT_H
#define MEKONG_AI_ROLLOUT_H

#include "core/game.h"

/* Who plays each seat. */
typedef struct Cast {
    const Game *game;
    const Policy *player[SEATS_MAX];
    const Policy *only;        /* plays all seats from moment to moment; or NULL */
    bool automatic[SEATS_MAX]; /* the game's options give the seat to that player for good */
} Cast;

/* What they remember of one play-out (PolicyMemory). */
enum { MIND_SIZE = 4096 };
typedef struct Minds {
    _Alignas(max_align_t) unsigned char of[SEATS_MAX][MIND_SIZE];
} Minds;

/* Where the options say that an automaton plays a seat, that one; else the usual policy. */
void cast_init(Cast *cast, const Game *game);
/* Gives a seat to another player. */
void cast_take(Cast *cast, Seat seat, const Policy *player);
/* A play-out begins: nothing is remembered. */
void minds_clear(const Cast *cast, Minds *minds);
/* The answer of who plays the seat that is to choose; who it is need not be asked where one plays
 * all. */
uint32_t cast_ask(const Cast *cast, Minds *minds, const State *world, const ActionList *list,
                  Rng *rng);
static inline uint32_t cast_choose(const Cast *cast, Minds *minds, const State *world,
                                   const ActionList *list, Rng *rng)
{
    return cast->only ? cast->only->choose(cast->game, world, list, rng)
                      : cast_ask(cast, minds, world, list, rng);
}
/* The game's first policy that can sit anywhere; else chance. */
const Policy *cast_usual(const Rules *rules);

/* How often chance has been asked each question in a turn, by a hash. Two of one slot count
 * together: the dice of the second are then others, not wrong. */
enum { ASKED_SLOTS = 128 };
typedef struct Asked {
    uint8_t turn;
    uint16_t times[ASKED_SLOTS];
} Asked;

/* Chance is to choose from that list, of more than one: the number of this roll among all there
 * can be. The next time it is another. */
uint64_t asked_next(Asked *asked, const Game *game, const State *state, const ActionList *list);

/* Samples 0, 1, 2 ... of one key are independent worlds; within 64 of them each draw takes its
 * outcomes as evenly as their odds allow. */
typedef struct Draws {
    uint64_t key;
    uint32_t sample;
    /* So far; whoever begins later in a game counts on. */
    uint32_t choices;
    Asked asked;
} Draws;

/* An outcome of a chance list. */
uint32_t draws_roll(Draws *draws, const Game *game, const State *state, const ActionList *list);
/* A generator for one use by whoever chooses. */
void draws_rng(Draws *draws, Rng *out);

/* Plays the world to its end. */
void rollout_play(const Cast *cast, State *world, Draws *draws);
/* Plays it on to where the game can guess at its result, or to the end: each seat's share. */
void rollout_guess(const Cast *cast, State *world, Draws *draws, double share[SEATS_MAX]);
/* Twice the points of each seat in a finished game: 0 lost, 1 drawn, 2 won. */
void rollout_points(const Game *game, const State *world, uint8_t out[SEATS_MAX]);

#endif
