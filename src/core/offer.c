/* offer.c: the answers to a choice that has no list of its own (Step.offer). An offer is never
 * longer than a list. */
#include "core/flow.h"

void offer_faces(const Step *step, ActionList *out)
{
    Action face = {.verb = step->offer.verb, .a = step->offer.first};
    const uint32_t count = step->offer.last - step->offer.first + 1u;
    for (uint32_t i = 0; i < count; i++, face.a++) {
        out->action[i] = face;
        out->weight[i] = 1;
    }
    out->count = count;
    out->chance = true;
}

void offer_answers(const Game *game, const State *state, const Step *step, ActionList *out)
{
    Action answer = {.verb = step->offer.verb, .a = step->offer.first};
    uint32_t count = 0;
    for (uint32_t left = step->offer.last - step->offer.first + 1u; left > 0; left--, answer.a++) {
        out->action[count] = answer; /* stays, if it is legal */
        count += step->why_not(game, state, answer) == REASON_LEGAL;
    }
    out->count = count;
}
