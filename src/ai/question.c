/* question.c: see question.h. */
#include "ai/question.h"

#include <string.h>

/* What all outcomes have in common belongs to the question: the side that rolls, not what it
 * rolls. */
static uint64_t mix_common(uint64_t hash, const ActionList *list)
{
    const Action first = list->action[0];
    uint32_t one, other, differs = 0;
    Action differ;
    memcpy(&one, &first, sizeof one);
    for (uint32_t i = 1; i < list->count; i++) {
        memcpy(&other, &list->action[i], sizeof other);
        differs |= one ^ other;
    }
    memcpy(&differ, &differs, sizeof differ);
    hash = question_mix(hash, first.verb);
    hash = differ.a ? hash : question_mix(hash, first.a);
    hash = differ.b ? hash : question_mix(hash, first.b);
    return differ.c ? hash : question_mix(hash, first.c);
}

uint64_t question_of(const Game *game, const State *state, const ActionList *list)
{
    const Flow *flow = flow_at(state);
    uint64_t hash = question_mix(UINT64_C(0xcbf29ce484222325), game_turn(game, state));
    for (uint8_t i = 0; i < flow->depth; i++)
        hash = question_mix(hash, flow->frame[i].step);
    return mix_common(hash, list);
}
