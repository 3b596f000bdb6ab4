/* metrics.h: what the server counts of itself, for Prometheus. Counters are atomic: any thread adds
 * to them without a lock. */
#ifndef MEKONG_SERVER_METRICS_H
#define MEKONG_SERVER_METRICS_H

#include <stdatomic.h>

#include "core/text/text.h"

enum { LATENCIES = 10, STATUS_MAX = 600 };

typedef struct Metrics {
    _Atomic uint64_t requests[STATUS_MAX]; /* by status */
    _Atomic uint64_t moves;                /* actions of people and programs, undo and redo */
    _Atomic uint64_t latency[LATENCIES];   /* of people's moves: how many within the bound */
    _Atomic uint64_t latency_count, latency_microseconds;
    _Atomic uint64_t storage_errors;
    _Atomic uint64_t searches; /* choices of programs that think */
    _Atomic int64_t streams, matches, rooms, searchers, connections, waiting; /* now */
} Metrics;

/* A person's move was answered after so long. */
void metrics_move(Metrics *metrics, uint64_t microseconds);
/* In Prometheus' text format. */
void metrics_print(Metrics *metrics, Text *out);

#endif
