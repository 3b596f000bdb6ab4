/* random.h: the policy every game has, and the search for a policy by its word. */
#ifndef MEKONG_AI_RANDOM_H
#define MEKONG_AI_RANDOM_H

#include "core/game.h"

/* Any legal answer, each as likely as the other: the yardstick of all other players. */
extern const Policy policy_random;

/* "random" or one of the game's own; NULL if there is none of that word. */
const Policy *policy_find(const Rules *rules, const char *word);
/* The policies of a game by number, random first; NULL after the last. */
const Policy *policy_at(const Rules *rules, uint32_t index);

#endif
