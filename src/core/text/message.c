/* message.c: the catalogue of messages and the filling of their templates.
 *
 * A template is a translator's sentence with placeholders in braces (text.h lists them). One that
 * nobody can fill is written as it stands: a mistake in a translation is then seen on the screen,
 * and by the tests, and harms nothing.
 */
#include <string.h>

#include "core/game.h"

const char *const lang_words[LANG_COUNT] = {"en", "fr", "it"};

const char *message_find(Lang lang, const char *id)
{
    size_t low = 0;
    size_t high = catalog_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = strcmp(id, catalog[middle].id);
        if (order == 0)
            return catalog[middle].text[lang];
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

const char *message_text(Lang lang, const char *id)
{
    const char *text = message_find(lang, id);
    return text != NULL ? text : id;
}

/* What the placeholders of one message stand for: small arguments or numbers, not both. */
typedef struct Filling {
    Lang lang;
    const uint8_t *arg;
    const int64_t *number;
    const char *detail;
    MessageArg print_arg;
    const void *context;
} Filling;

static bool has_number(const Filling *filling, size_t index)
{
    return filling->number != NULL || (filling->arg != NULL && index < ARGS_MAX);
}

static int64_t number_at(const Filling *filling, size_t index)
{
    return filling->number != NULL ? filling->number[index] : filling->arg[index];
}

/* French counts nothing as one. */
static bool is_singular(Lang lang, int64_t number)
{
    return number == 1 || number == -1 || (lang == LANG_FR && number == 0);
}

/* forms: "die|dice" */
static bool fill_plural(const Filling *filling, size_t index, Slice forms, Text *out)
{
    Slice one;
    if (!slice_cut(&forms, '|', &one))
        return false;
    Slice form = is_singular(filling->lang, number_at(filling, index)) ? one : forms;
    text_add_n(out, form.data, form.length);
    return true;
}

/* inside: what stands between the braces. False if it makes no sense. */
static bool fill(const Filling *filling, Slice inside, Text *out)
{
    if (slice_equal(inside, "t") && filling->detail != NULL) {
        text_add(out, filling->detail);
        return true;
    }
    if (inside.length < 2 || inside.data[1] < '0' || inside.data[1] > '9')
        return false;
    char type = inside.data[0];
    size_t index = (size_t)(inside.data[1] - '0');
    if (!has_number(filling, index))
        return false;
    if (type == 'n' && inside.length > 2 && inside.data[2] == '|')
        return fill_plural(filling, index, (Slice){inside.data + 3, inside.length - 3}, out);
    if (inside.length > 2)
        return false;
    if (type == 'n') {
        text_number(out, number_at(filling, index));
        return true;
    }
    if (filling->print_arg == NULL || filling->arg == NULL)
        return false;
    filling->print_arg(filling->context, filling->lang, type, filling->arg[index], out);
    return true;
}

/* Writes what starts at a brace; gives the length it took from the template. */
static size_t fill_brace(const Filling *filling, const char *at, Text *out)
{
    if (at[1] == '{') {
        text_char(out, '{');
        return 2;
    }
    size_t end = 1;
    while (at[end] != '\0' && at[end] != '}')
        end++;
    if (at[end] == '}' && fill(filling, (Slice){at + 1, end - 1}, out))
        return end + 1;
    text_char(out, '{');
    return 1;
}

static void fill_template(const Filling *filling, const char *at, Text *out)
{
    while (*at != '\0') {
        size_t plain = 0;
        while (at[plain] != '\0' && at[plain] != '{')
            plain++;
        text_add_n(out, at, plain);
        at += plain;
        if (*at == '{')
            at += fill_brace(filling, at, out);
    }
}

void message_print(Lang lang, const char *id, const uint8_t *arg, const char *detail,
                   MessageArg print_arg, const void *context, Text *out)
{
    const Filling filling = {
        .lang = lang, .arg = arg, .detail = detail, .print_arg = print_arg, .context = context};
    fill_template(&filling, message_text(lang, id), out);
}

void message_say(Lang lang, const char *id, const int64_t *number, const char *detail, Text *out)
{
    const Filling filling = {.lang = lang, .number = number, .detail = detail};
    fill_template(&filling, message_text(lang, id), out);
}
