/* work.c: see work.h. */
#include "server/hall/work.h"

#include <pthread.h>
#include <stdlib.h>

#include "server/hall/turns.h"

enum { THREADS_MAX = 64 };

typedef struct Worker {
    Work *work;
    pthread_t thread;
    bool busy;
    uint64_t source; /* for whom; the task itself may be gone when it has been run */
} Worker;

struct Work {
    pthread_mutex_t lock; /* guards what follows */
    pthread_cond_t changed;
    bool stop;
    Task *first, **last;
    Turns turns;
    uint32_t share, threads;
    Worker worker[THREADS_MAX];
};

static uint32_t count_running(const Work *work, uint64_t source)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < work->threads; i++)
        count += work->worker[i].busy && work->worker[i].source == source;
    return count;
}

/* Where the next task is in the queue, of those whose source has not its share at work; NULL:
 * nowhere. Of one source the first comes first. */
static Task **find_next(Work *work)
{
    Task **best = NULL;
    double least = 0;
    for (Task **at = &work->first; *at; at = &(*at)->next) {
        const double used = turns_used(&work->turns, (*at)->source);
        if (best && used >= least)
            continue;
        if (count_running(work, (*at)->source) < work->share) {
            best = at;
            least = used;
        }
    }
    return best;
}

/* With the lock held; NULL: the end. */
static Task *take(Work *work)
{
    Task **at;
    while ((at = find_next(work)) == NULL) {
        if (work->stop && !work->first)
            return NULL;
        pthread_cond_wait(&work->changed, &work->lock);
    }
    Task *task = *at;
    *at = task->next;
    if (!task->next)
        work->last = at;
    turns_begin(&work->turns, task->source);
    return task;
}

static void *run(void *argument)
{
    Worker *worker = argument;
    Work *work = worker->work;
    pthread_mutex_lock(&work->lock);
    for (Task *task; (task = take(work)) != NULL;) {
        worker->busy = true;
        worker->source = task->source;
        pthread_mutex_unlock(&work->lock);
        const double start = seconds_worked();
        task->run(task);
        pthread_mutex_lock(&work->lock);
        turns_end(&work->turns, worker->source, seconds_worked() - start);
        worker->busy = false;
        if (work->first || work->stop) /* its source may have one more at work now */
            pthread_cond_broadcast(&work->changed);
    }
    pthread_mutex_unlock(&work->lock);
    return NULL;
}

bool work_add(Work *work, Task *task)
{
    task->next = NULL;
    pthread_mutex_lock(&work->lock);
    const bool taken = !work->stop;
    if (taken) {
        *work->last = task;
        work->last = &task->next;
        pthread_cond_signal(&work->changed);
    }
    pthread_mutex_unlock(&work->lock);
    return taken;
}

Work *work_start(uint32_t threads, uint32_t share)
{
    Work *work = calloc(1, sizeof *work);
    if (!work)
        return NULL;
    work->share = share;
    work->last = &work->first;
    pthread_mutex_init(&work->lock, NULL);
    pthread_cond_init(&work->changed, NULL);
    pthread_mutex_lock(&work->lock);
    while (work->threads < threads && work->threads < THREADS_MAX) {
        Worker *worker = &work->worker[work->threads];
        worker->work = work;
        if (pthread_create(&worker->thread, NULL, run, worker) != 0)
            break;
        work->threads++;
    }
    pthread_mutex_unlock(&work->lock);
    if (work->threads > 0)
        return work;
    work_free(work);
    return NULL;
}

void work_stop(Work *work)
{
    pthread_mutex_lock(&work->lock);
    work->stop = true;
    pthread_cond_broadcast(&work->changed);
    pthread_mutex_unlock(&work->lock);
    for (uint32_t i = 0; i < work->threads; i++)
        pthread_join(work->worker[i].thread, NULL);
    work->threads = 0;
}

void work_free(Work *work)
{
    if (!work)
        return;
    work_stop(work);
    pthread_mutex_destroy(&work->lock);
    pthread_cond_destroy(&work->changed);
    free(work);
}
