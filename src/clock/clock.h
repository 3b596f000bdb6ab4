/* clock.h: what time it is, for whoever waits, hurries or keeps: rules and matches have no clock.
 */
#ifndef MEKONG_CLOCK_H
#define MEKONG_CLOCK_H

#include <stdint.h>
#include <time.h>

/* Since some moment that stays the same while the program runs: for measuring. */
static inline int64_t clock_microseconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}
static inline int64_t clock_milliseconds(void) { return clock_microseconds() / 1000; }
static inline double clock_seconds(void) { return (double)clock_microseconds() * 1e-6; }

/* Since 1970, as the machine believes: for what is kept. */
static inline int64_t clock_date_milliseconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_REALTIME, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

#endif
