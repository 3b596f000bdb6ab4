/* objections.c: see objections.h. */
#include "core/objections.h"

#include <string.h>

/* What was pointed at. */
typedef struct Thing {
    const char *word; /* NULL: the place is meant */
    uint8_t place;
    uint32_t kinds; /* of arguments that may stand for it */
} Thing;

static void add(const Inquiry *question, Action action, Objections *out)
{
    const Game *game = question->game;
    const Reason *reason = game_refuse(game, question->state, action);
    Text text;
    out->good = out->good || reason == NULL;
    if (reason == NULL || reason == &game->rules->reasons[REASON_NOT_NOW] ||
        out->count == OBJECTIONS_MAX)
        return;
    char *sentence = out->line[out->count].sentence;
    text_init(&text, sentence, OBJECTION_SIZE);
    game_print_refusal(game, question->state, action, reason, question->lang, &text);
    for (unsigned i = 0; i < out->count; i++)
        if (strcmp(out->line[i].sentence, sentence) == 0 &&
            strcmp(out->line[i].reason->rule, reason->rule) == 0)
            return;
    out->line[out->count++].reason = reason;
}

/* An argument of a legal action becomes the thing, or takes every value with which the action is
 * about the place. */
static void vary(const Inquiry *question, const Thing *thing, Action legal, int index,
                 Objections *out)
{
    const Game *game = question->game;
    const uint8_t kind = game->rules->verbs[legal.verb].arg[index];
    Action action = legal;
    if (kind == ARG_NONE || !(thing->kinds >> kind & 1))
        return;
    if (thing->word != NULL) {
        const Slice word = {thing->word, strlen(thing->word)};
        if (arg_parse(game, kind, word, action_arg(&action, index)))
            add(question, action, out);
        return;
    }
    for (uint16_t value = 0; value < game->rules->args[kind].count; value++) {
        *action_arg(&action, index) = (uint8_t)value;
        if (guide_place_of(game, question->state, action) == thing->place)
            add(question, action, out);
    }
}

/* Whether an earlier choice differs in this argument alone: then it has been varied already. */
static bool is_varied(const ActionList *list, uint32_t at, int index)
{
    Action action = list->action[at];
    for (uint32_t i = 0; i < at; i++) {
        Action other = list->action[i];
        *action_arg(&action, index) = *action_arg(&other, index);
        if (action_equal(action, other))
            return true;
    }
    return false;
}

static void ask(const Inquiry *question, const Thing *thing, Objections *out)
{
    for (uint32_t i = 0; i < question->list->count; i++)
        for (int index = 0; index < ARGS_MAX; index++)
            if (!is_varied(question->list, i, index))
                vary(question, thing, question->list->action[i], index, out);
}

void objections_to_place(const Inquiry *question, uint8_t place, uint32_t kinds, Objections *out)
{
    const Thing thing = {.place = place, .kinds = kinds};
    for (uint32_t i = 0; i < question->list->count; i++)
        if (guide_place_of(question->game, question->state, question->list->action[i]) == place)
            out->good = true;
    ask(question, &thing, out);
}

void objections_to_thing(const Inquiry *question, const char *word, Objections *out)
{
    const Thing thing = {.word = word, .kinds = guide_things(question->game->rules)};
    ask(question, &thing, out);
}

bool thing_is_known(const Game *game, const char *word)
{
    const Slice slice = {word, strlen(word)};
    uint8_t value;
    for (uint8_t kind = 1; kind < game->rules->arg_count; kind++)
        if (guide_is_thing(game->rules, kind) && arg_parse(game, kind, slice, &value))
            return true;
    return guide_find_place(game, word) != PLACE_NONE;
}
