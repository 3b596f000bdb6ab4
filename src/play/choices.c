/* choices.c: see choices.h. */
#include "play/choices.h"

/* The gravest last. */
static const char keys[] = {0, KEY_ACTIVITY, KEY_ON, KEY_DONE, KEY_PASS};

/* Further apart than what choices do can lift one. */
enum { RANK_STEP = 1 << 16 };

char choice_key(const Game *game, Action action) { return guide_key_of(game, action); }

static int rank_of_key(char key)
{
    int rank = 0;
    for (size_t i = 0; i < sizeof keys; i++)
        if (keys[i] == key)
            rank = -RANK_STEP * (int)i;
    return rank;
}

/* Equal ones stay as they are: the first higher one goes before them. */
static void insert(Choices *choices, const int rank[], uint32_t index)
{
    uint32_t at = choices->count++;
    for (; at > 0 && rank[choices->index[at - 1]] < rank[index]; at--)
        choices->index[at] = choices->index[at - 1];
    choices->index[at] = (uint8_t)index;
}

void choices_find(const Game *game, const State *state, const ActionList *list, Lang lang,
                  Choices *out)
{
    int rank[LIST_MAX] = {0};
    out->count = 0;
    for (uint32_t i = 0; i < list->count; i++) {
        Text text;
        text_init(&text, out->effect[i], EFFECT_SIZE);
        if (!list->chance)
            rank[i] = guide_effect(game, state, list->action[i], lang, &text);
        rank[i] += rank_of_key(choice_key(game, list->action[i]));
        insert(out, rank, i);
    }
}

uint32_t choices_number(const Choices *choices, uint32_t index)
{
    uint32_t at = 0;
    while (at < choices->count && choices->index[at] != index)
        at++;
    return at + 1;
}

void choices_print(const Choices *choices, const Game *game, const State *state,
                   const ActionList *list, uint32_t index, Lang lang, Text *out)
{
    game_print_label(game, state, list->action[index], lang, out);
    text_add(out, choices->effect[index]);
}
