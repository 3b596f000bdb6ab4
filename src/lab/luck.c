/* luck.c: see luck.h. */
#include "lab/luck.h"

#include <string.h>

#include "ai/question.h"

void luck_begin(Luck *luck, uint64_t seed)
{
    memset(luck, 0, sizeof *luck);
    luck->seed = seed;
}

/* Two questions of one slot count together: the luck of the second is then another, not wrong. */
uint32_t luck_draw(Luck *luck, const Game *game, const State *state, const ActionList *list)
{
    const uint64_t question = question_of(game, state, list);
    const uint8_t before = luck->asked[(question ^ question >> 32) % LUCK_QUESTIONS]++;
    Rng rng;
    rng_seed_stream(&rng, luck->seed, question_mix(question, before));
    return game_draw(list, &rng);
}
