/* flow.h: the part of steps that only core itself calls. Games use game.h. */
#ifndef MEKONG_FLOW_H
#define MEKONG_FLOW_H

#include "core/game.h"

/* Runs sequences and automatic steps until a choice is on top or the game is over. */
void flow_advance(const Game *game, State *state);
void flow_advance_watched(const Game *game, State *state, StepWatcher watch, void *context);

/* Of a choice that has no list of its own: chance's, and what why_not does not refuse. */
void offer_faces(const Step *step, ActionList *out);
void offer_answers(const Game *game, const State *state, const Step *step, ActionList *out);

#endif
