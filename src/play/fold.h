/* fold.h: text for terminals that cannot show every letter. */
#ifndef MEKONG_PLAY_FOLD_H
#define MEKONG_PLAY_FOLD_H

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

#endif
