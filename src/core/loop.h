/* loop.h: what flow.c's loop over steps is made of, for a game that has a loop of its own: a switch
 * made from the list of its steps, so that a compiler that sees the whole program calls their
 * functions, or puts them in place, without looking for them. */
#ifndef MEKONG_LOOP_H
#define MEKONG_LOOP_H

#include "core/game.h"

/* The next child of the sequence on top, called; or the sequence returns, and NULL. */
static inline const Step *next_child(const Step *const *steps, const Step *sequence, State *state)
{
    Frame *frame = flow_top(state);
    const uint8_t child = sequence->children[frame->next];
    if (child == 0) {
        flow_return(state);
        return NULL;
    }
    frame->next++;
    flow_call(state, child);
    return steps[child];
}

/* One step on: false at a choice. Automatic steps are asked for first: there are most of them. */
static inline bool step_on(const Game *game, State *state, const Step *step)
{
    if (step->run != NULL) {
        step->run(game, state);
        return true;
    }
    return step->apply == NULL;
}

#endif
