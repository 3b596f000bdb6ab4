/* turns.h: whose turn it is. Of all who wait, the one who has had the least time comes next: who
 * has forty games at work waits for his own, and nobody else does. Time without need is not saved
 * up: who comes back begins where the others are. */
#ifndef MEKONG_SERVER_TURNS_H
#define MEKONG_SERVER_TURNS_H

#include <stdint.h>

enum { TURNS = 256 };

typedef struct Turns {
    double floor; /* where those begin who were not there */
    struct {
        uint64_t source;
        double used; /* seconds */
    } last[TURNS];
} Turns;

/* The one with the least comes next. */
double turns_used(const Turns *turns, uint64_t source);
/* It is this one's turn; when it is over, it took so many seconds. */
void turns_begin(Turns *turns, uint64_t source);
void turns_end(Turns *turns, uint64_t source, double seconds);

/* How long the calling thread has been at work. */
double seconds_worked(void);

#endif
