/* turns.c: see turns.h. */
#include "server/hall/turns.h"

#include <stddef.h>
#include <time.h>

/* What a turn costs at its begin: of two who wait the other one is next. */
static const double turn_least = 0.001;

/* Two with the same slot make each other forgotten: then they begin where all others are. */
static size_t slot_of(uint64_t source)
{
    return (size_t)((source * 0x9e3779b97f4a7c15u) >> 32) % TURNS;
}

double turns_used(const Turns *turns, uint64_t source)
{
    const size_t slot = slot_of(source);
    const double used = turns->last[slot].source == source ? turns->last[slot].used : 0;
    return used > turns->floor ? used : turns->floor;
}

void turns_begin(Turns *turns, uint64_t source)
{
    turns->floor = turns_used(turns, source);
    turns_end(turns, source, turn_least);
}

void turns_end(Turns *turns, uint64_t source, double seconds)
{
    const double used = turns_used(turns, source) + seconds;
    const size_t slot = slot_of(source);
    turns->last[slot].source = source;
    turns->last[slot].used = used;
}

double seconds_worked(void)
{
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}
