/* strength.h: who plays a seat, by one word: a policy of the game, a level, or a search with what
 * it may spend. The only place where such words are read. */
#ifndef MEKONG_AI_STRENGTH_H
#define MEKONG_AI_STRENGTH_H

#include "core/game.h"

/* Either a policy that answers at once, or a search with one of two budgets for each turn. */
typedef struct Strength {
    const Policy *policy; /* NULL: a search */
    uint32_t rollouts;    /* 0: it is a time */
    uint32_t milliseconds;
    uint8_t lapses; /* so many answers in a hundred are any other */
} Strength;

/* "random", a policy of the game, "easy", "normal", "hard", "expert", "mcts:2000" (roll-outs),
 * "mcts:0.5s" (seconds, 0.01 to 3600). False for anything else. */
bool strength_parse(const Rules *rules, const char *word, Strength *out);
/* The same, of levels and searches only. */
bool search_parse(const Rules *rules, const char *word, Strength *out);
/* The levels by number, for a list of players; NULL after the last. They have no `choose`: it takes
 * a Player (player.h) to sit one down. */
const Policy *level_at(uint32_t index);
/* What is known of a search that is no level: word and message. */
extern const Policy policy_search;

#endif
