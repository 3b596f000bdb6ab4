/* table_value.c: one value of a table as a number or a word; and how a problem with it is reported.
 * Details are data, the same in every language: the sentence around them is the message's.
 */
#include "core/text/table.h"

#include <string.h>

enum { DETAIL_MAX = 32 };

/* ---- Problems -------------------------------------------------------------------------------- */

bool table_fail(TableReader *loader, const char *message, Slice detail)
{
    Problem *problem = loader->problem;
    problem_set(problem, loader->line, message, "");
    slice_copy(loader->name, problem->file, sizeof problem->file);
    slice_copy(detail, problem->detail, sizeof problem->detail);
    return false;
}

bool table_fail_word(TableReader *loader, const char *message, const char *detail)
{
    return table_fail(loader, message, slice_of(detail));
}

bool table_fail_number(TableReader *loader, const char *message, uint32_t number)
{
    TEXT(text, buffer, 16);
    text_number(&text, number);
    return table_fail_word(loader, message, buffer);
}

bool table_fail_count(TableReader *loader, const char *message, const char *what, uint32_t found,
                      uint32_t wanted)
{
    TEXT(text, buffer, 64);
    text_add(&text, what);
    text_add(&text, what[0] ? ": " : "");
    text_number(&text, found);
    text_add(&text, " (");
    text_number(&text, wanted);
    text_char(&text, ')');
    return table_fail_word(loader, message, buffer);
}

/* ---- Values ---------------------------------------------------------------------------------- */

/* "border: 2 (" */
static void begin_detail(const TableReader *loader, unsigned column, Text *text)
{
    text_add(text, loader->file->column[column]);
    text_add(text, ": ");
    char value[DETAIL_MAX]; /* cut, so that what was wanted instead finds room */
    slice_copy(loader->value[column], value, sizeof value);
    text_add(text, value);
    text_add(text, value[0] ? " (" : "(");
}

bool table_number(TableReader *loader, unsigned column, uint8_t low, uint8_t high, uint8_t *out)
{
    uint32_t number;
    if (slice_number(loader->value[column], high, &number) && number >= low) {
        *out = (uint8_t)number;
        return true;
    }
    TEXT(text, buffer, 96);
    begin_detail(loader, column, &text);
    text_number(&text, low);
    if (high > low) {
        text_char(&text, '-');
        text_number(&text, high);
    }
    text_char(&text, ')');
    return table_fail_word(loader, "core.table.number", buffer);
}

uint8_t table_find_word(const char *const *words, Slice word)
{
    for (uint8_t i = 0; words[i]; i++)
        if (slice_equal(word, words[i]))
            return i;
    return TABLE_NO_WORD;
}

bool table_word(TableReader *loader, unsigned column, const char *const *words, uint8_t *out)
{
    *out = table_find_word(words, loader->value[column]);
    if (*out != TABLE_NO_WORD)
        return true;
    TEXT(text, buffer, 96);
    begin_detail(loader, column, &text);
    for (unsigned i = 0; words[i]; i++) {
        text_add(&text, i > 0 ? ", " : "");
        text_add(&text, words[i]);
    }
    text_char(&text, ')');
    return table_fail_word(loader, "core.table.word", buffer);
}
