/* sim.c: shares the games of a simulation out among threads and adds up what they bring back. */
#include "cli/sim.h"

#include <pthread.h>
#include <string.h>
#include <time.h>

enum { THREADS_MAX = 256, BAR_WIDTH = 40 };

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* ---- Workers --------------------------------------------------------------------------------- */

static bool worker_open(Worker *worker, Sim *sim)
{
    memset(worker, 0, sizeof *worker);
    worker->sim = sim;
    worker->state = calloc(1, match_game(sim->match)->rules->state_size);
    worker->log = malloc((SIM_ACTIONS_MAX + 1) * sizeof *worker->log);
    worker->coverage = sim->check ? calloc(1, sizeof *worker->coverage) : NULL;
    return worker->state && worker->log && (!sim->check || worker->coverage);
}

static void worker_close(Worker *worker)
{
    free(worker->state);
    free(worker->log);
    free(worker->coverage);
}

/* The body of a thread: blocks of games until none is left. */
static void *worker_run(void *argument)
{
    Worker *worker = argument;
    Sim *sim = worker->sim;
    while (!atomic_load(&sim->broken)) {
        const uint64_t from = atomic_fetch_add(&sim->next, SIM_BLOCK);
        if (from >= sim->games)
            break;
        const uint64_t left = sim->games - from;
        const uint64_t block = left < SIM_BLOCK ? left : SIM_BLOCK;
        for (uint64_t i = 0; i < block; i++)
            if (!worker_play(worker, sim->first + from + i))
                return NULL;
        atomic_fetch_add(&sim->done, block);
    }
    return NULL;
}

static void add_totals(SimTotals *to, const SimTotals *from)
{
    to->games += from->games;
    to->draws += from->draws;
    to->decisions += from->decisions;
    to->forced += from->forced;
    to->chance += from->chance;
    to->longest = from->longest > to->longest ? from->longest : to->longest;
    for (int i = 0; i < SEATS_MAX; i++)
        to->wins[i] += from->wins[i];
    for (int i = 0; i < SIM_TURNS_MAX; i++)
        to->fall_turn[i] += from->fall_turn[i];
}

/* ---- Progress -------------------------------------------------------------------------------- */

static void show_progress(Sim *sim, double start)
{
    const uint64_t done = atomic_load(&sim->done);
    const double share = sim->games ? (double)done / (double)sim->games : 1;
    const int filled = (int)(share * BAR_WIDTH);
    const double spent = now() - start;
    fprintf(stderr, "\r[%.*s%*s] %3.0f %%  %.0f/s ", filled,
            "########################################", BAR_WIDTH - filled, "", share * 100,
            spent > 0 ? (double)done / spent : 0.0);
}

static void watch(Sim *sim, double start)
{
    const struct timespec pause = {0, 100 * 1000 * 1000};
    while (!atomic_load(&sim->broken) && atomic_load(&sim->done) < sim->games) {
        show_progress(sim, start);
        nanosleep(&pause, NULL);
    }
    fprintf(stderr, "\r%*s\r", BAR_WIDTH + 40, "");
}

/* ---- The whole ------------------------------------------------------------------------------- */

/* Where no thread can be had the work is done here. */
static void run_threads(Sim *sim, Worker *worker, uint32_t count, double start)
{
    pthread_t thread[THREADS_MAX];
    bool started[THREADS_MAX] = {false};
    for (uint32_t i = 0; i < count; i++)
        started[i] = pthread_create(&thread[i], NULL, worker_run, &worker[i]) == 0;
    if (!started[0])
        worker_run(&worker[0]);
    if (sim->progress)
        watch(sim, start);
    for (uint32_t i = 0; i < count; i++)
        if (started[i])
            pthread_join(thread[i], NULL);
}

static void collect(Sim *sim, const Worker *worker, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        add_totals(&sim->totals, &worker[i].totals);
        if (sim->coverage)
            coverage_add(sim->coverage, worker[i].coverage);
    }
}

bool sim_run(Sim *sim)
{
    const uint32_t count = sim->threads < THREADS_MAX ? sim->threads : THREADS_MAX;
    Worker *worker = calloc(count, sizeof *worker);
    bool ready = worker != NULL;
    for (uint32_t i = 0; ready && i < count; i++)
        ready = worker_open(&worker[i], sim);
    sim->coverage = sim->check ? calloc(1, sizeof *sim->coverage) : NULL;
    ready = ready && (!sim->check || sim->coverage);
    if (ready) {
        const double start = now();
        run_threads(sim, worker, count, start);
        sim->seconds = now() - start;
        collect(sim, worker, count);
    } else
        say(stderr, sim->lang, "match.no_memory", NULL, "");
    for (uint32_t i = 0; worker && i < count; i++)
        worker_close(&worker[i]);
    free(worker);
    return ready && !atomic_load(&sim->broken);
}
