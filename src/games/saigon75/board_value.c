/* board_value.c: one value of a board file as a number, a word or a province; and how a problem
 * with it is reported. Details are data, the same in every language: the sentence around them is
 * the message's.
 */
#include "games/saigon75/board_read.h"

#include <string.h>

/* ---- Problems -------------------------------------------------------------------------------- */

bool s75_board_fail(BoardLoader *loader, const char *message, Slice detail)
{
    Problem *problem = loader->problem;
    problem_set(problem, loader->line, message, "");
    slice_copy(loader->name, problem->file, sizeof problem->file);
    slice_copy(detail, problem->detail, sizeof problem->detail);
    return false;
}

bool s75_board_fail_word(BoardLoader *loader, const char *message, const char *detail)
{
    return s75_board_fail(loader, message, (Slice){detail, strlen(detail)});
}

bool s75_board_fail_number(BoardLoader *loader, const char *message, uint32_t number)
{
    char buffer[16];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    text_number(&text, number);
    return s75_board_fail_word(loader, message, buffer);
}

bool s75_board_fail_count(BoardLoader *loader, const char *message, const char *what,
                          uint32_t found, uint32_t wanted)
{
    char buffer[64];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    text_add(&text, what);
    text_add(&text, what[0] ? ": " : "");
    text_number(&text, found);
    text_add(&text, " (");
    text_number(&text, wanted);
    text_char(&text, ')');
    return s75_board_fail_word(loader, message, buffer);
}

/* ---- Values ---------------------------------------------------------------------------------- */

/* "border: 2 (" */
static void begin_detail(const BoardLoader *loader, unsigned column, Text *text)
{
    text_add(text, loader->file->column[column]);
    text_add(text, ": ");
    char value[NAME_MAX]; /* cut, so that what was wanted instead finds room */
    slice_copy(loader->value[column], value, sizeof value);
    text_add(text, value);
    text_add(text, value[0] ? " (" : "(");
}

bool s75_board_number(BoardLoader *loader, unsigned column, uint8_t low, uint8_t high, uint8_t *out)
{
    uint32_t number;
    if (slice_number(loader->value[column], high, &number) && number >= low) {
        *out = (uint8_t)number;
        return true;
    }
    char buffer[96];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    begin_detail(loader, column, &text);
    text_number(&text, low);
    if (high > low) {
        text_char(&text, '-');
        text_number(&text, high);
    }
    text_char(&text, ')');
    return s75_board_fail_word(loader, "s75.board.number", buffer);
}

bool s75_board_flag(BoardLoader *loader, unsigned column, unsigned province, Provinces *set)
{
    uint8_t flag;
    if (!s75_board_number(loader, column, 0, 1, &flag))
        return false;
    if (flag)
        *set |= PROVINCE(province);
    return true;
}

uint8_t s75_board_find_word(const char *const *words, Slice word)
{
    for (uint8_t i = 0; words[i]; i++)
        if (slice_equal(word, words[i]))
            return i;
    return NOWHERE;
}

bool s75_board_word(BoardLoader *loader, unsigned column, const char *const *words, uint8_t *out)
{
    *out = s75_board_find_word(words, loader->value[column]);
    if (*out != NOWHERE)
        return true;
    char buffer[96];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    begin_detail(loader, column, &text);
    for (unsigned i = 0; words[i]; i++) {
        text_add(&text, i > 0 ? ", " : "");
        text_add(&text, words[i]);
    }
    text_char(&text, ')');
    return s75_board_fail_word(loader, "s75.board.word", buffer);
}

bool s75_board_province(BoardLoader *loader, Slice word, uint8_t *out)
{
    for (uint8_t i = 0; i < PROVINCES; i++) {
        if (!slice_equal(word, loader->board->id[i]))
            continue;
        *out = i;
        return true;
    }
    return s75_board_fail(loader, "s75.board.province_unknown", word);
}

/* ---- Sources --------------------------------------------------------------------------------- */

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

/* As a whole word, among others. */
static bool names(Slice text, const char *word)
{
    const size_t length = strlen(word);
    for (size_t i = 0; i + length <= text.length; i++) {
        if (text.data[i] != word[0] || memcmp(text.data + i, word, length) != 0)
            continue;
        const bool begins = i == 0 || !is_letter(text.data[i - 1]);
        const bool ends = i + length == text.length || !is_letter(text.data[i + length]);
        if (begins && ends)
            return true;
    }
    return false;
}

/* Columns that are named, as a set. */
static unsigned columns_named(const BoardFile *file, Slice text)
{
    unsigned set = 0;
    for (unsigned i = 0; file->column[i]; i++)
        if (names(text, file->column[i]))
            set |= 1u << i;
    return set;
}

static Slice source_of(const BoardLoader *loader)
{
    unsigned column = 0;
    while (loader->file->column[column + 1])
        column++;
    return loader->value[column];
}

unsigned s75_board_guessed(const BoardLoader *loader)
{
    Slice rest = source_of(loader), part;
    unsigned set = 0;
    while (slice_cut(&rest, ';', &part)) {
        if (!names(part, "reconstructed"))
            continue;
        const unsigned named = columns_named(loader->file, part);
        set |= named ? named : ~0u;
    }
    return set;
}
