/* board_read.h: what board.c and its row readers share; core/text/table.h reads the tables. */
#ifndef SAIGON75_BOARD_READ_H
#define SAIGON75_BOARD_READ_H

#include "core/text/table.h"
#include "games/saigon75/rules/s75.h"

enum { BOARD_FILES = 7 };

extern const TableFile s75_board_provinces, s75_board_adjacency, s75_board_activation,
    s75_board_desertion, s75_board_dice, s75_board_setup, s75_board_solo_cards;

/* board_value.c. Read the value of a column, or report it. */
bool s75_board_flag(TableReader *loader, unsigned column, unsigned province, Provinces *set);
bool s75_board_province(TableReader *loader, Slice word, uint8_t *out);

/* The columns of whose values the row's source says "reconstructed", as a set. A source speaks of
 * several values in parts between semicolons, "printed; border reconstructed 92%"; a part that
 * names no column means them all. */
unsigned s75_board_guessed(const TableReader *loader);

/* board_derive.c: what follows from the files once they are accepted. */
void s75_board_derive(Board *board);
/* Steps over land to every province, counted as `first` in those of start; the set reached. */
Provinces s75_board_steps(const Board *board, Provinces start, uint8_t first,
                          uint8_t out[PROVINCES]);

#endif
