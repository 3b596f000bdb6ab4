/* pool.c: see pool.h. A job that waits holds its room in memory, but not the match; one that is at
 * work is inside of the room, but locks it only before and after the thinking: meanwhile everybody
 * can look at the game, and nobody else can play, because it is not his turn.
 */
#include "server/hall/pool.h"

#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "server/hall/events.h"
#include "server/hall/keys.h"
#include "server/hall/turns.h"

/* A slice is some milliseconds: so soon does a search hear that the server ends. Whoever asks for
 * something comes before those that think. */
enum { THREADS_MAX = 64, SEARCH_MEMORY = 8 << 20, RETRY_SECONDS = 1, SLICE = 64, SEARCH_NICE = 10 };

typedef struct Job {
    struct Job *next;
    Room *room;
    uint64_t owner;      /* for whom, once it is taken */
    struct timespec due; /* not before */
} Job;

typedef struct Queue {
    Pool *pool;
    Job *first, **last;
    Turns turns;
} Queue;

struct Pool {
    pthread_mutex_t lock; /* guards the queues */
    pthread_cond_t changed;
    _Atomic bool stop;
    Queue quick, slow;
    uint32_t threads;
    pthread_t thread[THREADS_MAX];
};

/* ---- Queues ---------------------------------------------------------------------------------- */

static bool add_job(Queue *queue, Room *room, uint32_t seconds)
{
    Job *job = malloc(sizeof *job);
    if (!job)
        return false;
    *job = (Job){.room = room};
    clock_gettime(CLOCK_MONOTONIC, &job->due);
    job->due.tv_sec += seconds;
    Pool *pool = queue->pool;
    pthread_mutex_lock(&pool->lock);
    *queue->last = job;
    queue->last = &job->next;
    pthread_cond_broadcast(&pool->changed);
    pthread_mutex_unlock(&pool->lock);
    return true;
}

static bool is_due(const Job *job)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec > job->due.tv_sec ||
           (now.tv_sec == job->due.tv_sec && now.tv_nsec >= job->due.tv_nsec);
}

/* Where the next job is that is due: of who has had the least, the first; NULL: nowhere. */
static Job **find_job(Queue *queue)
{
    Job **best = NULL;
    double least = 0;
    for (Job **at = &queue->first; *at; at = &(*at)->next) {
        const double used = turns_used(&queue->turns, (*at)->room->owner);
        if ((!best || used < least) && is_due(*at)) {
            best = at;
            least = used;
        }
    }
    return best;
}

static Job *remove_job(Queue *queue, Job **at)
{
    Job *job = *at;
    *at = job->next;
    if (!job->next)
        queue->last = at;
    job->owner = job->room->owner;
    turns_begin(&queue->turns, job->owner);
    return job;
}

static void end_turn(Queue *queue, uint64_t owner, double seconds)
{
    pthread_mutex_lock(&queue->pool->lock);
    turns_end(&queue->turns, owner, seconds);
    pthread_mutex_unlock(&queue->pool->lock);
}

/* The next job, waited for; NULL: the end. */
static Job *take_job(Queue *queue)
{
    Pool *pool = queue->pool;
    Job *job = NULL;
    pthread_mutex_lock(&pool->lock);
    while (!pool->stop && !job) {
        Job **at = find_job(queue);
        if (at)
            job = remove_job(queue, at);
        else if (queue->first)
            pthread_cond_timedwait(&pool->changed, &pool->lock, &queue->first->due);
        else
            pthread_cond_wait(&pool->changed, &pool->lock);
    }
    pthread_mutex_unlock(&pool->lock);
    return job;
}

/* ---- A choice -------------------------------------------------------------------------------- */

/* Sits a player down that has none of the room's memory of the game; false: no memory, or nobody of
 * that name. */
static bool sit_down(Room *room, Seat seat)
{
    Problem problem;
    const Rng rng = fresh_rng();
    if (!computers_sit(&room->computers, room->match, seat, SEARCH_MEMORY, rng.s[0], &problem))
        return false;
    hall_metrics(room->hall)->searchers++;
    return true;
}

/* Asks the player in the seat what to play in the position; NULL: no memory. */
static Thinker *ask(Room *room, Seat seat, ActionList *list)
{
    if (!room->computers.thinker[seat] && !sit_down(room, seat))
        return NULL;
    return computers_ask(&room->computers, room->match, seat, list);
}

/* What was offered is refused only for want of memory. */
static HallResult play(Room *room, Action action)
{
    const uint32_t before = match_count(room->match);
    if (match_play(room->match, action))
        return HALL_NO_MEMORY;
    room_settle(room->match);
    hall_metrics(room->hall)->searches++;
    return room_commit(room, before);
}

/* One choice in a locked room; it is unlocked while the player thinks. Nobody can play meanwhile,
 * it being nobody else's turn, and the match stays while we are inside; but somebody may resign. */
static HallResult choose(Pool *pool, Room *room)
{
    const HallResult result = room_wake(room);
    const Seat seat = result == HALL_GOOD ? room_computer(room) : SEAT_NOBODY;
    if (seat == SEAT_NOBODY)
        return result;
    ActionList list;
    Thinker *thinker = ask(room, seat, &list);
    if (!thinker)
        return HALL_NO_MEMORY;
    const uint32_t changes = room->stored.changes;
    room->searching = true;
    pthread_mutex_unlock(&room->lock);
    bool done = false;
    while (!pool->stop && !room->gone && !room->given_up && !done)
        done = thinker_run(thinker, SLICE);
    pthread_mutex_lock(&room->lock);
    room->searching = false;
    if (room->gone)
        room_forget(room);
    if (room->gone || room->given_up || !done)
        return HALL_STALE;
    ENSURE(room->match && room->stored.changes == changes);
    Rng rng = fresh_rng();
    return play(room, list.action[thinker_answer(thinker, &rng)]);
}

/* ---- Threads --------------------------------------------------------------------------------- */

/* The queue for whoever plays next there; NULL if that is nobody of ours. */
static Queue *queue_for(Pool *pool, const Room *room)
{
    Strength strength;
    const Seat seat = room->rules ? room_computer(room) : SEAT_NOBODY;
    if (seat == SEAT_NOBODY ||
        !strength_parse(room->rules, room->stored.seat[seat].player, &strength))
        return NULL;
    return strength.policy ? &pool->quick : &pool->slow;
}

/* Storage that fails is asked again later: the choice was not made. */
static void run_job(Queue *queue, Job *job)
{
    Room *room = job->room;
    room_return(room);
    const HallResult result = choose(queue->pool, room);
    const bool again = result == HALL_BUSY || result == HALL_FULL || result == HALL_FAILED ||
                       result == HALL_UNKNOWN || result == HALL_NO_MEMORY;
    room->thinking = again && add_job(queue, room, RETRY_SECONDS);
    if (room->thinking)
        room_stay(room);
    else
        hall_metrics(room->hall)->waiting--;
    if (!room->thinking && room->match)
        room_tell(room); /* calls us again if a computer is to choose again */
    hall_leave(room);
    free(job);
}

static void *run_queue(void *argument)
{
    Queue *queue = argument;
    if (queue == &queue->pool->slow)
        setpriority(PRIO_PROCESS, 0, SEARCH_NICE); /* on Linux, of this thread alone */
    for (Job *job; (job = take_job(queue)) != NULL;) {
        const uint64_t owner = job->owner;
        const double start = seconds_worked();
        run_job(queue, job);
        end_turn(queue, owner, seconds_worked() - start);
    }
    return NULL;
}

bool pool_call(Pool *pool, Room *room)
{
    Queue *queue = queue_for(pool, room);
    if (!queue)
        return false;
    room_stay(room);
    hall_metrics(room->hall)->waiting++;
    if (add_job(queue, room, 0))
        return true;
    room->users--;
    hall_metrics(room->hall)->waiting--;
    return false;
}

/* ---- Life ------------------------------------------------------------------------------------ */

Pool *pool_start(uint32_t searches)
{
    Pool *pool = calloc(1, sizeof *pool);
    if (!pool)
        return NULL;
    pthread_condattr_t monotonic;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->changed, &monotonic);
    pthread_condattr_destroy(&monotonic);
    pool->quick = (Queue){.pool = pool, .last = &pool->quick.first};
    pool->slow = (Queue){.pool = pool, .last = &pool->slow.first};
    const uint32_t threads = searches + 1 < THREADS_MAX ? searches + 1 : THREADS_MAX;
    while (pool->threads < threads) {
        Queue *queue = pool->threads == 0 ? &pool->quick : &pool->slow;
        if (pthread_create(&pool->thread[pool->threads], NULL, run_queue, queue) != 0)
            break;
        pool->threads++;
    }
    if (pool->threads < 2) {
        pool_stop(pool);
        return NULL;
    }
    return pool;
}

static void drop_jobs(Queue *queue)
{
    for (Job *job = queue->first, *next; job; job = next) {
        next = job->next;
        room_go(job->room);
        free(job);
    }
}

void pool_stop(Pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    pool->stop = true;
    pthread_cond_broadcast(&pool->changed);
    pthread_mutex_unlock(&pool->lock);
    for (uint32_t i = 0; i < pool->threads; i++)
        pthread_join(pool->thread[i], NULL);
    drop_jobs(&pool->quick);
    drop_jobs(&pool->slow);
    pthread_mutex_destroy(&pool->lock);
    pthread_cond_destroy(&pool->changed);
    free(pool);
}
