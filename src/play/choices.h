/* choices.h: the answers to a question as people see them: what each does stands beside its label,
 * the most useful come first, and those that end or change what is done last, the gravest at the
 * end: whoever answers without looking does not pass. The legal list itself keeps its order. */
#ifndef MEKONG_PLAY_CHOICES_H
#define MEKONG_PLAY_CHOICES_H

#include "core/guide.h"

enum { EFFECT_SIZE = 192 };

typedef struct Choices {
    uint32_t count;
    uint8_t index[LIST_MAX];            /* into the legal list, in the order to be shown */
    char effect[LIST_MAX][EFFECT_SIZE]; /* of each of the legal list; "": nothing to tell */
} Choices;

/* The key of a choice that ends or changes what is done (Guide.key_of); 0: an ordinary one. */
char choice_key(const Game *game, Action action);
void choices_find(const Game *game, const State *state, const ActionList *list, Lang lang,
                  Choices *out);
/* The number, from 1, under which an entry of the legal list is shown. */
uint32_t choices_number(const Choices *choices, uint32_t index);
/* An entry of the legal list: its label and what it does. */
void choices_print(const Choices *choices, const Game *game, const State *state,
                   const ActionList *list, uint32_t index, Lang lang, Text *out);

#endif
