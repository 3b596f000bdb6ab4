/* board_value.c: values of the board's files that only this game has: provinces and sets of them.
 */
#include "games/saigon75/board_read.h"

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
