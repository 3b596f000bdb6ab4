/* luck.c: see luck.h. */
#include "lab/luck.h"

#include <string.h>

void luck_begin(Luck *luck, uint64_t seed)
{
    memset(luck, 0, sizeof *luck);
    luck->seed = seed;
}

/* FNV-1a. */
static uint64_t mix(uint64_t hash, uint8_t byte) { return (hash ^ byte) * UINT64_C(0x100000001b3); }

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
    hash = mix(hash, first.verb);
    hash = a ? mix(hash, first.a) : hash;
    hash = b ? mix(hash, first.b) : hash;
    return c ? mix(hash, first.c) : hash;
}

/* The turn, the steps that have led there (North's phase, its combats, ...), and who rolls. */
static uint64_t hash_question(const Game *game, const State *state, const ActionList *list)
{
    const Flow *flow = flow_at(state);
    uint64_t hash = mix(UINT64_C(0xcbf29ce484222325), game_turn(game, state));
    for (uint8_t i = 0; i < flow->depth; i++)
        hash = mix(hash, flow->frame[i].step);
    return mix_common(hash, list);
}

/* Two questions of one slot count together: the luck of the second is then another, not wrong. */
uint32_t luck_draw(Luck *luck, const Game *game, const State *state, const ActionList *list)
{
    const uint64_t question = hash_question(game, state, list);
    const uint8_t before = luck->asked[(question ^ question >> 32) % LUCK_QUESTIONS]++;
    Rng rng;
    rng_seed_stream(&rng, luck->seed, mix(question, before));
    return game_draw(list, &rng);
}
