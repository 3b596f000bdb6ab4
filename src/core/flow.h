/* flow.h: the part of the stack of steps that only core itself calls. Games use game.h. */
#ifndef MEKONG_FLOW_H
#define MEKONG_FLOW_H

#include "core/game.h"

/* Runs sequences and automatic steps until a choice is on top or the game is over. */
void flow_advance(const Game *game, State *state);
void flow_advance_watched(const Game *game, State *state, StepWatcher watch, void *context);

#endif
