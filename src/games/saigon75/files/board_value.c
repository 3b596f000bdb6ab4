/* board_value.c: values of the board's files that only this game has: provinces and sets of them.
 */
#include "games/saigon75/files/board_read.h"

#include <string.h>

bool s75_board_flag(TableReader *loader, unsigned column, unsigned province, Provinces *set)
{
    uint8_t flag;
    if (!table_number(loader, column, 0, 1, &flag))
        return false;
    if (flag)
        *set |= PROVINCE(province);
    return true;
}

bool s75_board_province(TableReader *loader, Slice word, uint8_t *out)
{
    for (uint8_t i = 0; i < PROVINCES; i++) {
        if (!slice_equal(word, loader->board->id[i]))
            continue;
        *out = i;
        return true;
    }
    return table_fail(loader, "s75.board.province_unknown", word);
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
static unsigned columns_named(const TableFile *file, Slice text)
{
    unsigned set = 0;
    for (unsigned i = 0; file->column[i]; i++)
        if (names(text, file->column[i]))
            set |= 1u << i;
    return set;
}

static Slice source_of(const TableReader *loader)
{
    unsigned column = 0;
    while (loader->file->column[column + 1])
        column++;
    return loader->value[column];
}

unsigned s75_board_guessed(const TableReader *loader)
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
