/* action.c: actions as words, the form that saves, bots and people write them in.
 *
 * The verb's word and its arguments' words, separated by single spaces. Reading tries every value
 * of an argument's kind and compares what it prints, so that no game writes a parser and what is
 * read can never differ from what is written.
 */
#include "core/game.h"

#include <string.h>

enum { WORD_MAX = 64 };

void arg_print(const Game *game, unsigned kind, uint8_t value, Text *out)
{
    const ArgKind *arg = &game->rules->args[kind];
    if (arg->print != NULL)
        arg->print(game, value, out);
    else if (arg->words != NULL)
        text_add(out, arg->words[value]);
    else
        text_number(out, value);
}

void action_print(const Game *game, Action action, Text *out)
{
    ENSURE(action.verb < game->rules->verb_count);
    const Verb *verb = &game->rules->verbs[action.verb];
    const uint8_t value[ARGS_MAX] = {action.a, action.b, action.c};
    text_add(out, verb->word);
    for (size_t i = 0; i < ARGS_MAX && verb->arg[i] != ARG_NONE; i++) {
        text_char(out, ' ');
        arg_print(game, verb->arg[i], value[i], out);
    }
}

bool arg_parse(const Game *game, unsigned kind, Slice word, uint8_t *out)
{
    TEXT(text, buffer, WORD_MAX);
    for (uint32_t value = 0; value < game->rules->args[kind].count; value++) {
        text_clear(&text);
        arg_print(game, kind, (uint8_t)value, &text);
        ENSURE(!text.full);
        if (text.length == word.length && memcmp(buffer, word.data, word.length) == 0) {
            *out = (uint8_t)value;
            return true;
        }
    }
    return false;
}

/* The arguments in `rest` must be exactly those the verb takes. */
static bool parse_args(const Game *game, const Verb *verb, Slice rest, uint8_t out[ARGS_MAX])
{
    Slice word;
    for (size_t i = 0; i < ARGS_MAX && verb->arg[i] != ARG_NONE; i++) {
        if (!slice_cut(&rest, ' ', &word))
            return false;
        if (!arg_parse(game, verb->arg[i], word, &out[i]))
            return false;
    }
    return rest.length == 0;
}

bool action_parse(const Game *game, const char *text, Action *out)
{
    Slice rest = {text, strlen(text)};
    Slice word;
    if (rest.length == 0 || text[rest.length - 1] == ' ')
        return false; /* slice_cut would not see a space at the very end */
    slice_cut(&rest, ' ', &word);
    for (uint8_t i = 0; i < game->rules->verb_count; i++) {
        const Verb *verb = &game->rules->verbs[i];
        uint8_t value[ARGS_MAX] = {0};
        if (slice_equal(word, verb->word) && parse_args(game, verb, rest, value)) {
            *out = (Action){i, value[0], value[1], value[2]};
            return true;
        }
    }
    return false;
}
