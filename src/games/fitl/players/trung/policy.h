/* policy.h: the Trung bots as a policy, for the game's index (rules.c). */
#ifndef FITL_TRUNG_POLICY_H
#define FITL_TRUNG_POLICY_H

#include "core/rules.h"

/* One answer of a bot that remembers nothing: what search and rollouts ask. */
uint32_t fitl_trung(const Game *g, const State *s, const ActionList *list, Rng *rng);
/* Why it may have given an answer. */
void fitl_trung_explain(const Game *g, const State *s, Action action, Grounds *out);
/* The bot that plays a seat. */
extern const PolicyMemory fitl_trung_memory;

#endif
