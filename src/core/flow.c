/* flow.c: the stack of steps.
 *
 * The top frame is the step being carried out, the frames below wait for it to return. Sequences
 * and automatic steps are run here without asking anybody; the loop stops at a choice. A step that
 * calls another is run again when that one returns: this is how an automatic step makes a loop.
 * Both the depth and the number of steps between two choices are bounded, so that a wrong step
 * table, or a position that nobody could have come to, does not hang.
 */
#include "core/flow.h"

#include "core/loop.h"

/* Inlined into both callers, so that being watched costs nothing to those who are not. */
static inline void advance(const Game *game, State *state, StepWatcher watch, void *context)
{
    const Step *const *steps = game->steps;
    for (uint32_t count = 0; !game_over(state); count++) {
        const Step *step = steps[flow_now(state)->step];
        if (!flow_needs(state, count <= FLOW_STEPS_BETWEEN_CHOICES))
            return;
        if (watch != NULL)
            watch(context, flow_now(state)->step);
        if (step->children != NULL) {
            if (!next_child(step->children, state))
                continue;
            step = steps[flow_now(state)->step];
            if (watch != NULL)
                watch(context, flow_now(state)->step);
        }
        if (!step_on(game, state, step))
            return;
    }
}

void flow_advance(const Game *game, State *state)
{
    if (game->rules->advance != NULL)
        game->rules->advance(game, state);
    else
        advance(game, state, NULL, NULL);
}

void flow_advance_watched(const Game *game, State *state, StepWatcher watch, void *context)
{
    advance(game, state, watch, context);
}
