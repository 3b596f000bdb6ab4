/* crew.c: shares numbered jobs out among threads; the thread that called watches and draws. */
#include "lab/crew.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include "clock/clock.h"

enum { BAR_WIDTH = 40, PAUSE = 10 * 1000 * 1000, TWICE = 50 };

typedef struct CrewMember {
    Crew *crew;
    uint32_t number;
} CrewMember;

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
        for (uint64_t i = 0; i < block && !atomic_load(&crew->stopped); i++) {
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
    const double spent = clock_seconds() - start;
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

/* ---- Ctrl-C ---------------------------------------------------------------------------------- */

/* The body of a thread that waits for Ctrl-C; nobody else is disturbed by the first one. */
static void *wait_for_interrupt(void *argument)
{
    Crew *crew = argument;
    sigset_t interrupt;
    int signal;
    sigemptyset(&interrupt);
    sigaddset(&interrupt, SIGINT);
    if (sigwait(&interrupt, &signal) != 0 || atomic_load(&crew->finished))
        return NULL;
    atomic_store(&crew->interrupted, true);
    atomic_store(&crew->stopped, true);
    for (int i = 0; !atomic_load(&crew->finished); i++) {
        /* The same Ctrl-C may come twice, to the program and to its group. */
        if (i < TWICE)
            sigtimedwait(&interrupt, NULL, &(struct timespec){0, PAUSE});
        else if (sigtimedwait(&interrupt, NULL, &(struct timespec){0, PAUSE}) == SIGINT)
            _exit(128 + SIGINT);
    }
    return NULL;
}

/* False: it is as it was. The threads begun afterwards inherit that the signal is not theirs. */
static bool begin_waiting(Crew *crew, pthread_t *thread)
{
    sigset_t interrupt;
    sigemptyset(&interrupt);
    sigaddset(&interrupt, SIGINT);
    if (!crew->patient || pthread_sigmask(SIG_BLOCK, &interrupt, NULL) != 0)
        return false;
    if (pthread_create(thread, NULL, wait_for_interrupt, crew) == 0)
        return true;
    pthread_sigmask(SIG_UNBLOCK, &interrupt, NULL);
    return false;
}

static void end_waiting(Crew *crew, pthread_t thread)
{
    sigset_t interrupt;
    sigemptyset(&interrupt);
    sigaddset(&interrupt, SIGINT);
    atomic_store(&crew->finished, true);
    if (!atomic_load(&crew->interrupted))
        pthread_kill(thread, SIGINT);
    pthread_join(thread, NULL);
    pthread_sigmask(SIG_UNBLOCK, &interrupt, NULL);
}

/* ---- The whole ------------------------------------------------------------------------------- */

/* Where no thread can be had the work is done here. */
bool crew_run(Crew *crew)
{
    pthread_t thread[THREADS_MAX];
    CrewMember member[THREADS_MAX];
    bool started[THREADS_MAX] = {false};
    pthread_t waiter;
    const double start = clock_seconds();
    const bool waiting = begin_waiting(crew, &waiter);
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
    crew->seconds = clock_seconds() - start;
    if (waiting)
        end_waiting(crew, waiter);
    return !atomic_load(&crew->stopped);
}

uint32_t crew_usual_threads(void)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    if (processors < 1)
        return 1;
    return processors < THREADS_MAX ? (uint32_t)processors : THREADS_MAX;
}
