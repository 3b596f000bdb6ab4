/* limits.h: how many requests an address may make, or new games. Each has a bucket that fills at a
 * steady rate; a request takes one out. The table is fixed: a new address takes the place of one
 * long silent. */
#ifndef MEKONG_SERVER_LIMITS_H
#define MEKONG_SERVER_LIMITS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Limits Limits;

/* So many a second, and as many as `burst` at once. NULL: no memory. */
Limits *limits_open(double rate, double burst);
void limits_close(Limits *limits);
/* Whether that address may ask again. IPv6 addresses of one /64 are one. */
bool limits_allow(Limits *limits, const char *address);

#endif
