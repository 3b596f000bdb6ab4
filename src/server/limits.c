/* limits.c: see limits.h. */
#include "server/limits.h"

#include <arpa/inet.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SLOTS = 1 << 14, WAYS = 4, PREFIX = 8 };

typedef struct Bucket {
    uint8_t address[PREFIX];
    double left;
    double seen; /* seconds */
} Bucket;

struct Limits {
    double rate, burst;
    pthread_mutex_t lock;
    Bucket bucket[SLOTS];
};

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC_COARSE, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

Limits *limits_open(double rate, double burst)
{
    Limits *limits = calloc(1, sizeof *limits);
    if (!limits)
        return NULL;
    limits->rate = rate;
    limits->burst = burst;
    pthread_mutex_init(&limits->lock, NULL);
    return limits;
}

void limits_close(Limits *limits)
{
    if (limits)
        pthread_mutex_destroy(&limits->lock);
    free(limits);
}

/* The first half of an IPv6 address; of any other text its first bytes. */
static void prefix_of(const char *address, uint8_t out[PREFIX])
{
    struct in6_addr six;
    struct in_addr four;
    memset(out, 0, PREFIX);
    if (inet_pton(AF_INET, address, &four) == 1)
        memcpy(out + PREFIX - sizeof four, &four, sizeof four);
    else if (inet_pton(AF_INET6, address, &six) == 1)
        memcpy(out, &six, PREFIX);
    else
        memcpy(out, address, strnlen(address, PREFIX));
}

/* The bucket of an address, or the longest silent of those it may be in. */
static Bucket *find_bucket(Limits *limits, const uint8_t prefix[PREFIX], double time)
{
    uint64_t hash = 14695981039346656037u;
    for (int i = 0; i < PREFIX; i++)
        hash = (hash ^ prefix[i]) * 1099511628211u;
    Bucket *set = &limits->bucket[(hash >> 20) % (SLOTS / WAYS) * WAYS], *oldest = set;
    for (int i = 0; i < WAYS; i++) {
        if (set[i].seen > 0 && memcmp(set[i].address, prefix, PREFIX) == 0)
            return &set[i];
        if (set[i].seen < oldest->seen)
            oldest = &set[i];
    }
    *oldest = (Bucket){.left = limits->burst, .seen = time};
    memcpy(oldest->address, prefix, PREFIX);
    return oldest;
}

bool limits_allow(Limits *limits, const char *address)
{
    uint8_t prefix[PREFIX];
    prefix_of(address, prefix);
    const double time = now(), most = limits->burst;
    pthread_mutex_lock(&limits->lock);
    Bucket *bucket = find_bucket(limits, prefix, time);
    bucket->left += (time - bucket->seen) * limits->rate;
    bucket->left = bucket->left < most ? bucket->left : most;
    bucket->seen = time;
    const bool allowed = bucket->left >= 1;
    bucket->left -= allowed;
    pthread_mutex_unlock(&limits->lock);
    return allowed;
}
