/* rng.h: xoshiro256** seeded by splitmix64. Explicit state, the same everywhere.
 * For simulation and search; never for dice that money or honour hang on. */
#ifndef MEKONG_RNG_H
#define MEKONG_RNG_H

#include <stdint.h>

typedef struct Rng {
    uint64_t s[4];
} Rng;

void rng_seed(Rng *rng, uint64_t seed);
/* An independent stream: game number `stream` of a run seeded with `seed`. */
void rng_seed_stream(Rng *rng, uint64_t seed, uint64_t stream);

static inline uint64_t rng_rotate(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

static inline uint64_t rng_next(Rng *rng)
{
    uint64_t *s = rng->s;
    const uint64_t result = rng_rotate(s[1] * 5, 7) * 9;
    const uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rng_rotate(s[3], 45);
    return result;
}

/* 0 .. limit - 1, limit at least 1. Multiplication of the high 32 bits: for the small limits of
 * board games the bias is below one in a hundred million. */
static inline uint32_t rng_below(Rng *rng, uint32_t limit)
{
    return (uint32_t)(((rng_next(rng) >> 32) * limit) >> 32);
}

#endif
