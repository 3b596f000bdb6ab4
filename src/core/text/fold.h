/* fold.h: letters without their marks: for terminals that cannot show every letter, and for finding
 * words however they are typed. */
#ifndef MEKONG_CORE_FOLD_H
#define MEKONG_CORE_FOLD_H

#include "core/text/text.h"

typedef enum Fold {
    FOLD_NONE,  /* everything is shown as it is */
    FOLD_LATIN, /* Western European letters and lines only: the console of Linux */
    FOLD_ASCII
} Fold;

/* Writes text so that the terminal can show it: "Quảng Trị" becomes "Quang Tri". Broken UTF-8
 * becomes question marks. */
void fold_text(Fold fold, const char *words, Text *out);
/* Whether the words hold what is wanted; capitals and marks on letters make no difference: "tri" is
 * in "Trị". */
bool fold_contains(const char *words, const char *wanted);
/* The same for a cell of a drawing: exactly one character. */
void fold_cell(Fold fold, const char *character, Text *out);

/* ---- Finding words --------------------------------------------------------------------------- */

enum { WANTED_MOST = 8, WANTED_SIZE = 128 };

/* Words somebody looks for, without capitals and marks; the first few, if there are many. */
typedef struct Wanted {
    char letters[WANTED_SIZE];
    const char *word[WANTED_MOST]; /* in these letters */
    unsigned count;
} Wanted;

void wanted_read(Wanted *wanted, const char *words);
/* Whether each of them begins a word of the text: "quan" is in "Quảng Trị", "ang" is not. False
 * where nothing is wanted. */
bool wanted_all_in(const Wanted *wanted, const char *text);
/* Where one of them is found next and how many bytes of the text it is; NULL: nowhere. `first`:
 * a word may begin right here; false behind something that was found. */
const char *wanted_next(const Wanted *wanted, const char *text, bool first, size_t *bytes);

#endif
