/* work.h: who answers. Requests wait in one queue and some threads answer them, so that a line's
 * own thread never waits for a lock, the disk or a long answer. The next one is of the address
 * that has had the least work done (turns.h), and none has more than its share of the threads. */
#ifndef MEKONG_SERVER_WORK_H
#define MEKONG_SERVER_WORK_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Work Work;

typedef struct Task {
    struct Task *next;
    uint64_t source; /* on whose behalf */
    void (*run)(struct Task *task);
} Task;

/* So many threads, and so many of them at a time for one source. NULL: no memory, or no thread. */
Work *work_start(uint32_t threads, uint32_t share);
/* False: it ends, and the task will not be run. */
bool work_add(Work *work, Task *task);
/* All tasks that were added have been run when it returns; no more are taken. */
void work_stop(Work *work);
void work_free(Work *work); /* NULL is fine */

#endif
