/* choices.c: the order in which people read choices (see choices.h). */
#include "play/choices.h"

/* The gravest last. */
static const char keys[] = {0, KEY_ACTIVITY, KEY_ON, KEY_DONE, KEY_PASS};

char choice_key(const Game *game, Action action)
{
    const Guide *guide = game->rules->guide;
    return guide && guide->key_of ? guide->key_of(action) : 0;
}

void choices_order(const Game *game, const ActionList *list, uint32_t order[LIST_MAX])
{
    uint32_t count = 0;
    for (size_t k = 0; k < sizeof keys; k++)
        for (uint32_t i = 0; i < list->count; i++)
            if (choice_key(game, list->action[i]) == keys[k])
                order[count++] = i;
    ENSURE(count == list->count);
}

void choices_sort(const Game *game, ActionList *list)
{
    const ActionList before = *list;
    uint32_t order[LIST_MAX];
    choices_order(game, &before, order);
    for (uint32_t i = 0; i < list->count; i++) {
        list->action[i] = before.action[order[i]];
        list->weight[i] = before.weight[order[i]];
    }
}
