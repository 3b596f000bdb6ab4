/* luck.h: chance that two games can share, as in a duplicate tournament.
 *
 * Dice from one stream are the same in two games only until the first difference in play: a roll
 * more, and all that follow are others. Here each roll has a stream of its own, found by the turn,
 * by what is rolled for and by how often that has been rolled in the turn already. So North's
 * availability in turn 5 is the same whatever came before, and what is left between the two games
 * of a match is play rather than luck. The odds of each roll are the true ones.
 */
#ifndef MEKONG_CLI_LUCK_H
#define MEKONG_CLI_LUCK_H

#include "core/game.h"

enum { LUCK_QUESTIONS = 1 << 14 };

typedef struct Luck {
    uint64_t seed;
    uint8_t asked[LUCK_QUESTIONS]; /* how often, by a hash of the question */
} Luck;

void luck_begin(Luck *luck, uint64_t seed);
/* An index into the list, where chance is to act. */
uint32_t luck_draw(Luck *luck, const Game *game, const State *state, const ActionList *list);

#endif
