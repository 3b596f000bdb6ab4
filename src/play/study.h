/* study.h: a review (ai/review.h) of a match, worked out in the background on as many threads as
 * wanted. Whoever started it looks in from time to time and may stop it. */
#ifndef MEKONG_PLAY_STUDY_H
#define MEKONG_PLAY_STUDY_H

#include "ai/review.h"
#include "match/series.h"

enum { STUDY_THREADS_MAX = 64 };

typedef struct Study Study;

/* The match must live as long, and what has been played in it must not be taken back. NULL: no
 * memory. */
Study *study_start(const Match *match, uint32_t rollouts, uint32_t threads);
/* Waits at most about so long; true when all is done. */
bool study_wait(Study *study, int milliseconds);
double study_progress(Study *study); /* from 0 to 1 */
/* When all is done. The same for any number of threads. */
const Review *study_review(const Study *study);
/* Stops what is under way, at once as people see it. NULL is fine. */
void study_free(Study *study);

/* Every game of a series, or one alone, one after the other. */
typedef struct Studies {
    const Match *match[SERIES_GAMES];
    Study *study[SERIES_GAMES]; /* those begun */
    uint32_t count, rollouts, threads;
    bool failed; /* no memory */
} Studies;

/* The games begun of a series, or if that is NULL the single one. */
void studies_init(Studies *studies, const Series *series, const Match *single, uint32_t rollouts,
                  uint32_t threads);
/* Waits at most about so long; true when all is done or nothing more can be. */
bool studies_wait(Studies *studies, int milliseconds);
double studies_progress(const Studies *studies);
void studies_free(Studies *studies); /* may be begun again */
/* Games that are played out so slowly that whoever waits should be told. */
bool studies_are_long(const Studies *studies);

/* The processors there are. */
uint32_t study_usual_threads(void);

#endif
