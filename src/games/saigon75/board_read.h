/* board_read.h: how the files of the board are read; shared by board.c and its row readers only.
 *
 * A file is a table: a header line with the names of the columns, then rows. A row reader finds the
 * values in the order of its BoardFile's columns, whatever their order in the file, and answers
 * false once it has reported a problem.
 */
#ifndef SAIGON75_BOARD_READ_H
#define SAIGON75_BOARD_READ_H

#include "games/saigon75/s75.h"

enum { BOARD_FILES = 7, COLUMNS_MAX = 9 };

typedef struct BoardLoader BoardLoader;

/* What a file must look like. */
typedef struct BoardFile {
    const char *name;
    const char *column[COLUMNS_MAX + 1]; /* ended by NULL; the last one is "source" */
    bool (*row)(BoardLoader *loader);
    bool (*finish)(BoardLoader *loader); /* after the last row: what concerns the file as a whole */
} BoardFile;

extern const BoardFile s75_board_provinces, s75_board_adjacency, s75_board_activation,
    s75_board_desertion, s75_board_dice, s75_board_setup, s75_board_solo_cards;

struct BoardLoader {
    Board *board;
    Problem *problem;
    const BoardFile *file; /* being read; NULL while the text is still being split into files */
    Slice name;            /* of the file, for a problem */
    uint32_t line;         /* in the file, from 1; 0: the whole file is meant */
    Slice rest;            /* lines not read yet */
    size_t fields;         /* columns in this file's header */
    uint8_t position[COLUMNS_MAX]; /* in the file of each column of file->column */
    Slice value[COLUMNS_MAX];      /* of the row, in the order of file->column */
    uint32_t rows;                 /* complete rows before this one */
    uint32_t seen[KINDS];          /* sets for the row readers: what may come only once. Zero at the
                                      start of each file */
};

/* board_read.c. Cuts the bundle into its files: part[i] becomes the text of files[i]. */
bool s75_board_split(BoardLoader *loader, const char *text,
                     const BoardFile *const files[BOARD_FILES], Slice part[BOARD_FILES]);
bool s75_board_read_file(BoardLoader *loader, const BoardFile *file, Slice text);

/* board_value.c. Report a problem at the current line; always false, so that a check can return it.
 */
bool s75_board_fail(BoardLoader *loader, const char *message, Slice detail);
bool s75_board_fail_word(BoardLoader *loader, const char *message, const char *detail);
/* The same with a number, or with what was found and wanted: "ranger: 2 (3)"; what may be "". */
bool s75_board_fail_number(BoardLoader *loader, const char *message, uint32_t number);
bool s75_board_fail_count(BoardLoader *loader, const char *message, const char *what,
                          uint32_t found, uint32_t wanted);

/* Read the value of a column, or report it. */
bool s75_board_number(BoardLoader *loader, unsigned column, uint8_t low, uint8_t high,
                      uint8_t *out);
bool s75_board_flag(BoardLoader *loader, unsigned column, unsigned province, Provinces *set);
bool s75_board_province(BoardLoader *loader, Slice word, uint8_t *out);
/* Index of the word in words (ended by NULL). */
bool s75_board_word(BoardLoader *loader, unsigned column, const char *const *words, uint8_t *out);
uint8_t s75_board_find_word(const char *const *words, Slice word); /* NOWHERE if none */

/* The columns of whose values the row's source says "reconstructed", as a set. A source speaks of
 * several values in parts between semicolons, "printed; border reconstructed 92%"; a part that
 * names no column means them all. */
unsigned s75_board_guessed(const BoardLoader *loader);

/* board_derive.c: what follows from the files once they are accepted. */
void s75_board_derive(Board *board);
/* Steps over land to every province, counted as `first` in those of start; the set reached. */
Provinces s75_board_steps(const Board *board, Provinces start, uint8_t first,
                          uint8_t out[PROVINCES]);

#endif
