/* crew.h: worker threads that share out numbered jobs, and a progress bar while they do.
 *
 * Jobs are handed out in ascending order, in blocks. What a job does must depend on its number
 * alone: then neither the number of threads nor their order can be seen in the result.
 */
#ifndef MEKONG_CLI_CREW_H
#define MEKONG_CLI_CREW_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

enum { THREADS_MAX = 256 };

typedef struct Crew {
    uint32_t threads; /* 1 .. THREADS_MAX */
    uint64_t jobs;
    uint32_t block; /* jobs a worker takes at a time */
    bool progress;  /* draw a bar on stderr */
    bool patient;   /* Ctrl-C stops the crew, not the program; a second one does */
    /* Does a job on a worker (0 .. threads - 1); false stops them all. */
    bool (*work)(void *context, uint32_t worker, uint64_t job);
    void *context;

    atomic_uint_fast64_t next, done; /* jobs handed out; jobs finished */
    atomic_bool stopped;
    atomic_bool interrupted; /* patient: by Ctrl-C */
    atomic_bool finished;
    double seconds; /* what it took */
} Crew;

/* Until all jobs are done, one has said stop, or a patient crew is interrupted; false then. */
bool crew_run(Crew *crew);

/* The processors there are, as a number of threads. */
uint32_t crew_usual_threads(void);

#endif
