/* choices.h: the order in which people read choices. */
#ifndef MEKONG_PLAY_CHOICES_H
#define MEKONG_PLAY_CHOICES_H

#include "core/guide.h"

/* The key of a choice that ends or changes what is done (Guide.key_of); 0: an ordinary one. */
char choice_key(const Game *game, Action action);
/* Indices into the list as people read it: ordinary choices, then those with a key of their own,
 * the gravest last: whoever answers without looking does not pass. */
void choices_order(const Game *game, const ActionList *list, uint32_t order[LIST_MAX]);
/* The actions themselves in that order. */
void choices_sort(const Game *game, ActionList *list);

#endif
