/* octet.h: numbers of eight places at a time, so that players who look at the whole map need not
 * ask of each place what holds there: what does is a mask of ones. Every machine of today adds and
 * compares eight such numbers at once, WebAssembly too. */
#ifndef SAIGON75_OCTET_H
#define SAIGON75_OCTET_H

#include <string.h>

#include "games/saigon75/rules/s75.h"

enum { OCTET = 8, OCTETS = sizeof(Counts) / OCTET };

typedef int16_t Octet __attribute__((vector_size(2 * OCTET)));

static inline Octet octet_of(int n)
{
    const int16_t x = (int16_t)n;
    return (Octet){x, x, x, x, x, x, x, x};
}

static inline Octet octet_at(const Counts *counts, unsigned first)
{
    typedef uint8_t Bytes __attribute__((vector_size(OCTET)));
    Bytes bytes;
    memcpy(&bytes, counts->in + first, sizeof bytes);
    return __builtin_convertvector(bytes, Octet);
}

static inline void octet_keep(int16_t *out, Octet numbers)
{
    memcpy(out, &numbers, sizeof numbers);
}

/* Masks: all ones where it is so. */
static inline Octet octet_where(Provinces set, unsigned first)
{
    const Octet bit = {1, 2, 4, 8, 16, 32, 64, 128};
    return (octet_of(set >> first & 0xff) & bit) == bit;
}

static inline Octet octet_either(Octet mask, Octet yes, Octet no)
{
    return (mask & yes) | (~mask & no);
}

static inline Octet octet_least(Octet a, Octet b) { return octet_either(a < b, a, b); }

#endif
