/* tricks.h: a game made for testing the match: one player chooses several times in a row, now with
 * a choice, now without, sees something hidden, rolls, and hands over. Nobody plays it for fun.
 *
 *   pick 1-3 (north) - pick (forced) - peek (reveals) - pick - roll - pick (south) - end
 */
#ifndef MEKONG_TEST_TRICKS_H
#define MEKONG_TEST_TRICKS_H

#include "core/game.h"

extern const Rules tricks_rules;

#endif
