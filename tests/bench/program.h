/* program.h: what every program of this folder has: an end if something is wrong, and a clock. Each
 * is one file, so functions may stand here. */
#ifndef MEKONG_BENCH_PROGRAM_H
#define MEKONG_BENCH_PROGRAM_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "core/game.h"

void ensure_failed(const char *what, const char *file, int line)
{
    fprintf(stderr, "%s:%d: %s\n", file, line, what);
    abort();
}

static inline void must(bool good, const char *what)
{
    if (!good)
        ensure_failed(what, __FILE__, __LINE__);
}

static inline double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

#endif
