/* random.h: the policy every game has, and players by their word or number. Those that search have
 * no `choose` of their own: player.h sits anybody down. */
#ifndef MEKONG_AI_RANDOM_H
#define MEKONG_AI_RANDOM_H

#include "core/game.h"

/* Any legal answer, each as likely as the other: the yardstick of all other players. */
extern const Policy policy_random;

/* "random", one of the game's own, a level, or a search (strength.h); NULL: no player's word. */
const Policy *policy_find(const Rules *rules, const char *word);
/* The players of a game by number: random, the game's own, the levels; NULL after the last. */
const Policy *policy_at(const Rules *rules, uint32_t index);
/* The player whose way of playing an option says (Policy.manner); NULL: nobody's. */
const Policy *policy_mannered(const Rules *rules, const char *option);

#endif
