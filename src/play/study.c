/* study.c: see study.h. Threads take the jobs of a review one after the other. */
#include "play/study.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { SLICE = 32 }; /* roll-outs between two looks at the flag */

typedef struct Worker {
    Study *study;
    ReviewHand *hand;
    pthread_t thread;
    bool started;
} Worker;

struct Study {
    Review *review;
    uint32_t threads;
    Worker worker[STUDY_THREADS_MAX];
    pthread_mutex_t lock; /* of the review's jobs */
    atomic_bool stopped;
    bool finished;
};

/* ---- Work ------------------------------------------------------------------------------------ */

/* The next job once the last one is done; waits while others may still find some. */
static uint32_t take_job(Study *study, uint32_t done)
{
    const struct timespec pause = {0, 1000000L};
    for (;;) {
        pthread_mutex_lock(&study->lock);
        if (done != REVIEW_NONE)
            review_done(study->review, done);
        const uint32_t job = review_next(study->review);
        const bool over = review_is_done(study->review);
        pthread_mutex_unlock(&study->lock);
        if (job != REVIEW_NONE || over || atomic_load(&study->stopped))
            return job;
        done = REVIEW_NONE;
        nanosleep(&pause, NULL);
    }
}

static void *worker_run(void *argument)
{
    Worker *worker = argument;
    Study *study = worker->study;
    uint32_t job = REVIEW_NONE;
    while ((job = take_job(study, job)) != REVIEW_NONE)
        while (!review_job(worker->hand, job, SLICE))
            if (atomic_load(&study->stopped))
                return NULL;
    return NULL;
}

/* At least one hand; where no thread can be had whoever waits does the work. */
static bool hire(Study *study, uint32_t threads)
{
    for (uint32_t i = 0; i < threads; i++) {
        Worker *worker = &study->worker[i];
        worker->study = study;
        worker->hand = review_hand_new(study->review);
        if (!worker->hand)
            break;
        study->threads++;
    }
    for (uint32_t i = 0; i < study->threads; i++) {
        Worker *worker = &study->worker[i];
        worker->started = pthread_create(&worker->thread, NULL, worker_run, worker) == 0;
    }
    return study->threads > 0;
}

/* ---- Life ------------------------------------------------------------------------------------ */

static Review *open_review(const Match *match, uint32_t rollouts)
{
    const uint32_t count = match_count(match);
    Action *actions = malloc((count + 1) * sizeof *actions);
    Review *review = NULL;
    Walk walk;
    if (actions && walk_open(&walk, match)) {
        for (uint32_t i = 0; i < count; i++)
            actions[i] = match_action(match, i);
        review = review_open(match_game(match), walk.state, actions, count, rollouts, 1);
        walk_close(&walk);
    }
    free(actions);
    return review;
}

Study *study_start(const Match *match, uint32_t rollouts, uint32_t threads)
{
    Study *study = calloc(1, sizeof *study);
    if (!study)
        return NULL;
    pthread_mutex_init(&study->lock, NULL);
    study->review = open_review(match, rollouts);
    const uint32_t most = threads < STUDY_THREADS_MAX ? threads : STUDY_THREADS_MAX;
    if (study->review && hire(study, most > 0 ? most : 1))
        return study;
    study_free(study);
    return NULL;
}

static void dismiss(Study *study)
{
    for (uint32_t i = 0; i < study->threads; i++) {
        if (study->worker[i].started)
            pthread_join(study->worker[i].thread, NULL);
        study->worker[i].started = false;
        review_hand_free(study->worker[i].hand);
        study->worker[i].hand = NULL;
    }
    study->threads = 0;
}

void study_free(Study *study)
{
    if (!study)
        return;
    atomic_store(&study->stopped, true);
    dismiss(study);
    review_close(study->review);
    pthread_mutex_destroy(&study->lock);
    free(study);
}

/* ---- Looking in ------------------------------------------------------------------------------ */

static bool is_done(Study *study)
{
    pthread_mutex_lock(&study->lock);
    const bool done = review_is_done(study->review);
    pthread_mutex_unlock(&study->lock);
    return done;
}

bool study_wait(Study *study, int milliseconds)
{
    const struct timespec pause = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
    if (study->finished)
        return true;
    if (!study->worker[0].started)
        worker_run(&study->worker[0]);
    else if (!is_done(study))
        nanosleep(&pause, NULL);
    if (!is_done(study))
        return false;
    dismiss(study);
    review_tally(study->review);
    study->finished = true;
    return true;
}

double study_progress(Study *study)
{
    pthread_mutex_lock(&study->lock);
    const double progress = review_progress(study->review);
    pthread_mutex_unlock(&study->lock);
    return progress;
}

const Review *study_review(const Study *study) { return study->review; }

/* ---- Several games --------------------------------------------------------------------------- */

void studies_init(Studies *studies, const Series *series, const Match *single, uint32_t rollouts,
                  uint32_t threads)
{
    *studies = (Studies){.match = {single}, .count = 1, .rollouts = rollouts, .threads = threads};
    if (!series)
        return;
    studies->count = series_count(series);
    for (uint32_t i = 0; i < studies->count; i++)
        studies->match[i] = series_game(series, i);
}

bool studies_wait(Studies *studies, int milliseconds)
{
    for (uint32_t i = 0; i < studies->count && !studies->failed; i++) {
        Study **study = &studies->study[i];
        if (!*study)
            *study = study_start(studies->match[i], studies->rollouts, studies->threads);
        studies->failed = !*study;
        if (*study && !study_wait(*study, milliseconds))
            return false;
    }
    return true;
}

bool studies_are_long(const Studies *studies)
{
    return studies->count > 0 && review_is_long(match_game(studies->match[0])->rules);
}

double studies_progress(const Studies *studies)
{
    double sum = 0;
    for (uint32_t i = 0; i < studies->count; i++)
        sum += studies->study[i] ? study_progress(studies->study[i]) : 0;
    return sum / studies->count;
}

void studies_free(Studies *studies)
{
    for (uint32_t i = 0; i < studies->count; i++) {
        study_free(studies->study[i]);
        studies->study[i] = NULL;
    }
    studies->failed = false;
}

uint32_t study_usual_threads(void)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    return processors < 1                   ? 1
           : processors < STUDY_THREADS_MAX ? (uint32_t)processors
                                            : STUDY_THREADS_MAX;
}
