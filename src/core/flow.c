/* flow.c: the stack of steps.
 *
 * The top frame is the step being carried out, the frames below wait for it to return. Sequences
 * and automatic steps are run here without asking anybody; the loop stops at a choice. A step that
 * calls another is run again when that one returns: this is how an automatic step makes a loop.
 * Both the depth and the number of steps between two choices are bounded, so that a wrong step
 * table fails loudly instead of hanging.
 */
#include "core/flow.h"

static void run_sequence(State *state, const uint8_t *children)
{
    Frame *frame = flow_top(state);
    uint8_t child = children[frame->next];
    if (child == 0) {
        flow_return(state);
        return;
    }
    frame->next++;
    flow_call(state, child);
}

/* Inlined into both callers, so that being watched costs nothing to those who are not. */
static inline void advance(const Game *game, State *state, StepWatcher watch, void *context)
{
    const Step *steps = game->rules->steps;
    for (uint32_t count = 0; !game_over(state); count++) {
        const uint8_t now = flow_now(state)->step;
        const Step *step = &steps[now];
        if (watch != NULL) {
            watch(context, now);
        }
        if (step->legal != NULL) {
            return;
        }
        ENSURE(count < FLOW_STEPS_BETWEEN_CHOICES);
        if (step->run != NULL) {
            step->run(game, state);
        } else {
            run_sequence(state, step->children);
        }
    }
}

void flow_advance(const Game *game, State *state) { advance(game, state, NULL, NULL); }

void flow_advance_watched(const Game *game, State *state, StepWatcher watch, void *context)
{
    advance(game, state, watch, context);
}
