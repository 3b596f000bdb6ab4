/* study.h: a review (ai/review.h) of a match, worked out in the background on as many threads as
 * wanted. Whoever started it looks in from time to time and may stop it. */
#ifndef MEKONG_PLAY_STUDY_H
#define MEKONG_PLAY_STUDY_H

#include "ai/review.h"
#include "match/match.h"

enum { STUDY_THREADS_MAX = 64 };

typedef struct Study Study;

/* The match must live as long, and what has been played in it must not be taken back. NULL: no
 * memory. */
Study *study_start(const Match *match, uint32_t rollouts, uint32_t threads);
/* Waits at most about so long; true when all is done. */
bool study_wait(Study *study, int milliseconds);
double study_progress(const Study *study); /* from 0 to 1 */
/* When all is done. The same for any number of threads. */
const Review *study_review(const Study *study);
/* Stops what is under way, at once as people see it. NULL is fine. */
void study_free(Study *study);

/* The processors there are. */
uint32_t study_usual_threads(void);

#endif
