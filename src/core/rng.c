/* rng.c: seeding. splitmix64 spreads a seed of any quality over the 256 bits of xoshiro256**, as
 * its authors advise; it never yields the all-zero state that the generator could not leave.
 */
#include "core/rng.h"

static uint64_t splitmix(uint64_t *x)
{
    *x += UINT64_C(0x9e3779b97f4a7c15);
    uint64_t z = *x;
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

void rng_seed(Rng *rng, uint64_t seed)
{
    for (int i = 0; i < 4; i++)
        rng->s[i] = splitmix(&seed);
}

/* For one seed different streams never share a start: every step here is one-to-one in `stream`. */
void rng_seed_stream(Rng *rng, uint64_t seed, uint64_t stream)
{
    uint64_t mixed = splitmix(&seed) ^ stream;
    rng_seed(rng, splitmix(&mixed));
}
