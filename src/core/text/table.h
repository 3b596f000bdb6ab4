/* table.h: how the data files of a board are read: tables of values between tabs.
 *
 * A file is a table: a header line with the names of the columns, then rows. A row reader finds the
 * values in the order of its TableFile's columns, whatever their order in the file, and answers
 * false once it has reported a problem. Which files there are and what a row means is the game's.
 */
#ifndef MEKONG_TABLE_H
#define MEKONG_TABLE_H

#include "core/game.h"

enum { TABLE_COLUMNS = 20, TABLE_TEXT_MAX = 32768, TABLE_NO_WORD = 0xff, TABLE_SETS = 8 };

typedef struct TableReader TableReader;

/* What a file must look like. */
typedef struct TableFile {
    const char *name;
    const char *column[TABLE_COLUMNS + 1]; /* ended by NULL; if the last one is "source" it must be
                                              the last of the file, too */
    bool (*row)(TableReader *loader);
    bool (*finish)(TableReader *loader); /* after the last row: what concerns the file as a whole */
} TableFile;

struct TableReader {
    Board *board;
    Problem *problem;
    const TableFile *file; /* being read; NULL while the text is still being split into files */
    Slice name;            /* of the file, for a problem */
    uint32_t line;         /* in the file, from 1; 0: the whole file is meant */
    Slice rest;            /* lines not read yet */
    size_t fields;         /* columns in this file's header */
    uint8_t position[TABLE_COLUMNS]; /* in the file of each column of file->column */
    Slice value[TABLE_COLUMNS];      /* of the row, in the order of file->column */
    uint32_t rows;                   /* complete rows before this one */
    uint32_t seen[TABLE_SETS]; /* sets for the row readers: what may come only once. Zero at the
                                  start of each file */
};

/* Cuts the bundle into its files: part[i] becomes the text of files[i]. */
bool table_split(TableReader *loader, const char *text, const TableFile *const *files,
                 unsigned count, Slice *part);
bool table_read_file(TableReader *loader, const TableFile *file, Slice text);

/* Report a problem at the current line; always false, so that a check can return it. */
bool table_fail(TableReader *loader, const char *message, Slice detail);
bool table_fail_word(TableReader *loader, const char *message, const char *detail);
/* The same with a number, or with what was found and wanted: "ranger: 2 (3)"; what may be "". */
bool table_fail_number(TableReader *loader, const char *message, uint32_t number);
bool table_fail_count(TableReader *loader, const char *message, const char *what, uint32_t found,
                      uint32_t wanted);

/* Read the value of a column, or report it. */
bool table_number(TableReader *loader, unsigned column, uint8_t low, uint8_t high, uint8_t *out);
/* Index of the word in words (ended by NULL). */
bool table_word(TableReader *loader, unsigned column, const char *const *words, uint8_t *out);
uint8_t table_find_word(const char *const *words, Slice word); /* TABLE_NO_WORD if none */

#endif
