/* list.c: all games, in the order in which people are shown them. */
#include "games/list.h"

#include <string.h>

extern const Rules fitl_rules;
extern const Rules nim_rules;
extern const Rules saigon75_rules;

const Rules *const game_list[] = {&saigon75_rules, &fitl_rules, &nim_rules};
const size_t game_list_count = COUNT_OF(game_list);

const Rules *game_find(const char *word)
{
    for (size_t i = 0; i < game_list_count; i++)
        if (strcmp(game_list[i]->word, word) == 0)
            return game_list[i];
    return NULL;
}
