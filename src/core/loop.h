/* loop.h: what core does at the step on top, for a game that does it itself: by switches made from
 * the list of its steps, so that a compiler that sees the whole program calls their functions, or
 * puts them in place, without looking for them. */
#ifndef MEKONG_LOOP_H
#define MEKONG_LOOP_H

#include "core/flow.h"

/* Of use only where the step is known. */
#define IN_PLACE static inline __attribute__((always_inline))

/* The next child of the sequence on top, called; or the sequence returns, and false. */
static inline bool next_child(const uint8_t *children, State *state)
{
    Frame *frame = flow_top(state);
    const uint8_t child = children[frame->next];
    if (child == 0) {
        flow_return(state);
        return false;
    }
    frame->next++;
    flow_call(state, child);
    return true;
}

/* One step on: false at a choice. Automatic steps are asked for first: there are most of them. */
IN_PLACE bool step_on(const Game *game, State *state, const Step *step)
{
    if (step->run != NULL) {
        step->run(game, state);
        return true;
    }
    return step->apply == NULL;
}

IN_PLACE Seat step_actor(const Game *game, const State *state, const Step *step)
{
    return step->actor != NULL ? step->actor(game, state) : (Seat)SEAT_CHANCE;
}

/* Into an empty list. */
IN_PLACE void step_legal(const Game *game, const State *state, const Step *step, ActionList *out)
{
    if (step->legal != NULL)
        step->legal(game, state, out);
    else if (step->actor != NULL)
        offer_answers(game, state, step, out);
    else
        offer_faces(step, out);
}

#endif
