/* random.c: uniform choice, and players by word. Players look at nothing but game.h: a policy works
 * for every front end and for every game that brings it. */
#include "ai/random.h"

#include <string.h>

#include "ai/strength.h"

static uint32_t choose_random(const Game *game, const State *state, const ActionList *list,
                              Rng *rng)
{
    return list->count == 1 ? 0 : rng_below(rng, list->count);
}

const Policy policy_random = {
    .word = "random", .message = "match.policy_random", .choose = choose_random};

const Policy *policy_at(const Rules *rules, uint32_t index)
{
    if (index == 0)
        return &policy_random;
    if (index <= rules->policy_count)
        return &rules->policies[index - 1];
    return level_at(index - rules->policy_count - 1);
}

const Policy *policy_find(const Rules *rules, const char *word)
{
    const Policy *policy;
    for (uint32_t i = 0; (policy = policy_at(rules, i)) != NULL; i++)
        if (strcmp(policy->word, word) == 0)
            return policy;
    Strength strength;
    return search_parse(rules, word, &strength) ? &policy_search : NULL;
}

const Policy *policy_mannered(const Rules *rules, const char *option)
{
    for (uint8_t i = 0; i < rules->policy_count; i++)
        if (rules->policies[i].manner && strcmp(rules->policies[i].manner, option) == 0)
            return &rules->policies[i];
    return NULL;
}
