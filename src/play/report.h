/* report.h: a review and a hint in sentences, for every front end that shows words. Lines end in
 * '\n'; long ones are for the front end to wrap, but for the curve, which fits in 76 columns. */
#ifndef MEKONG_PLAY_REPORT_H
#define MEKONG_PLAY_REPORT_H

#include "ai/hint.h"
#include "play/choices.h"
#include "play/study.h"

enum { REPORT_SIZE = 1 << 16, HINT_SHOWN = 5 };

/* The whole report. Tells everything, hidden cards too: for games that are over, or for who may
 * know them. */
void report_print(const Review *review, Lang lang, Text *out);
/* The same of each game. */
void report_studies(const Studies *studies, Lang lang, Text *out);
/* How the chances of the first seat went, drawn in characters. */
void report_curve(const Review *review, Lang lang, Text *out);

/* Parts for other forms of the same. */
void report_label(const Review *review, uint32_t index, Action action, Lang lang, Text *out);
/* "action 75, turn 2 of 8" */
void report_when(const Review *review, uint32_t index, Lang lang, Text *out);
/* The odds of a combat at the place that an answer to the question before a move is about; false:
 * there are none. In one line. */
bool report_odds(const Review *review, uint32_t index, Action action, Lang lang, Text *out);

/* What a hint has found: at most `most` choices with their chances, a line each, then what is left
 * out. The state is the one it was opened with. Each has the number under which it is shown, or
 * with NULL its place among the best. */
void report_hint(const Hint *hint, const Game *game, const State *state, uint32_t most,
                 const Choices *shown, Lang lang, Text *out);

#endif
