/* quick.h: a fast player that has learnt from searches which answers are good: it plays by itself
 * (`quick`), plays on in the roll-outs of searches, and tells them what to look at first
 * (Policy.incline). */
#ifndef SAIGON75_QUICK_H
#define SAIGON75_QUICK_H

#include "games/saigon75/rules/s75.h"

enum {
    CUES = 1 << 14,     /* numbers that were learnt */
    CUES_HELD_MAX = 16, /* so many at most speak of an answer */
    CUE_UNIT = INCLINED_ONE
};

extern const int16_t saigon75_quick[CUES]; /* generated from data/saigon75/quick.txt */

/* What there is to an answer, as numbers of cues, and the kind of each (Aspect, cues.h). */
typedef struct Cues {
    uint8_t count;
    uint8_t aspect[CUES_HELD_MAX];
    uint16_t cue[CUES_HELD_MAX];
} Cues;

void s75_cues(const Game *g, const State *s, const ActionList *list, Cues out[LIST_MAX]);
void s75_incline(const Game *g, const State *s, const ActionList *list, int16_t out[]);

#endif
