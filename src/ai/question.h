/* question.h: what chance is asked in a position, as a number: the same in another course of the
 * game, where it is asked for the same thing. North's availability in turn 5 is one question,
 * whatever has been rolled before. Who finds dice by it, and by how often it has been asked, gives
 * two games the same luck for as long as they have anything in common.
 */
#ifndef MEKONG_AI_QUESTION_H
#define MEKONG_AI_QUESTION_H

#include "core/game.h"

/* FNV-1a: one more byte in a hash. */
static inline uint64_t question_mix(uint64_t hash, uint8_t byte)
{
    return (hash ^ byte) * UINT64_C(0x100000001b3);
}

/* Chance is to choose from that list. The turn, the steps that have led there (North's phase, its
 * combats, ...), and who rolls. */
uint64_t question_of(const Game *game, const State *state, const ActionList *list);

#endif
