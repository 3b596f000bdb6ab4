/* crew.c: shares numbered jobs out among threads; the thread that called watches and draws. */
#include "cli/crew.h"

#include <pthread.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

enum { BAR_WIDTH = 40 };

typedef struct CrewMember {
    Crew *crew;
    uint32_t number;
} CrewMember;

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* ---- Work ------------------------------------------------------------------------------------ */

/* The body of a thread: blocks of jobs until none is left. */
static void *member_run(void *argument)
{
    const CrewMember *member = argument;
    Crew *crew = member->crew;
    while (!atomic_load(&crew->stopped)) {
        const uint64_t from = atomic_fetch_add(&crew->next, crew->block);
        if (from >= crew->jobs)
            break;
        const uint64_t left = crew->jobs - from;
        const uint64_t block = left < crew->block ? left : crew->block;
        for (uint64_t i = 0; i < block; i++) {
            if (!crew->work(crew->context, member->number, from + i)) {
                atomic_store(&crew->stopped, true);
                return NULL;
            }
        }
        atomic_fetch_add(&crew->done, block);
    }
    return NULL;
}

/* ---- Progress -------------------------------------------------------------------------------- */

static void show_progress(Crew *crew, double start)
{
    const uint64_t done = atomic_load(&crew->done);
    const double share = crew->jobs ? (double)done / (double)crew->jobs : 1;
    const int filled = (int)(share * BAR_WIDTH);
    const double spent = now() - start;
    fprintf(stderr, "\r[%.*s%*s] %3.0f %%  %.0f/s ", filled,
            "########################################", BAR_WIDTH - filled, "", share * 100,
            spent > 0 ? (double)done / spent : 0.0);
}

static void watch(Crew *crew, double start)
{
    const struct timespec pause = {0, 100 * 1000 * 1000};
    while (!atomic_load(&crew->stopped) && atomic_load(&crew->done) < crew->jobs) {
        show_progress(crew, start);
        nanosleep(&pause, NULL);
    }
    fprintf(stderr, "\r%*s\r", BAR_WIDTH + 40, "");
}

/* ---- The whole ------------------------------------------------------------------------------- */

/* Where no thread can be had the work is done here. */
bool crew_run(Crew *crew)
{
    pthread_t thread[THREADS_MAX];
    CrewMember member[THREADS_MAX];
    bool started[THREADS_MAX] = {false};
    const double start = now();
    for (uint32_t i = 0; i < crew->threads; i++) {
        member[i] = (CrewMember){crew, i};
        started[i] = pthread_create(&thread[i], NULL, member_run, &member[i]) == 0;
    }
    if (!started[0])
        member_run(&member[0]);
    if (crew->progress)
        watch(crew, start);
    for (uint32_t i = 0; i < crew->threads; i++)
        if (started[i])
            pthread_join(thread[i], NULL);
    crew->seconds = now() - start;
    return !atomic_load(&crew->stopped);
}

uint32_t crew_usual_threads(void)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    if (processors < 1)
        return 1;
    return processors < THREADS_MAX ? (uint32_t)processors : THREADS_MAX;
}
