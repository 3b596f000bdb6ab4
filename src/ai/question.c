/* question.c: see question.h. */
#include "ai/question.h"

/* What all outcomes have in common belongs to the question: the side that rolls, not what it
 * rolls. */
static uint64_t mix_common(uint64_t hash, const ActionList *list)
{
    const Action first = list->action[0];
    bool a = true, b = true, c = true;
    for (uint32_t i = 1; i < list->count; i++) {
        a &= list->action[i].a == first.a;
        b &= list->action[i].b == first.b;
        c &= list->action[i].c == first.c;
    }
    hash = question_mix(hash, first.verb);
    hash = a ? question_mix(hash, first.a) : hash;
    hash = b ? question_mix(hash, first.b) : hash;
    return c ? question_mix(hash, first.c) : hash;
}

uint64_t question_of(const Game *game, const State *state, const ActionList *list)
{
    const Flow *flow = flow_at(state);
    uint64_t hash = question_mix(UINT64_C(0xcbf29ce484222325), game_turn(game, state));
    for (uint8_t i = 0; i < flow->depth; i++)
        hash = question_mix(hash, flow->frame[i].step);
    return mix_common(hash, list);
}
