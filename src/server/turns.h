/* turns.h: who was served when. Of all who wait, the one whose last turn is the longest ago comes
 * next: who has forty games at work waits for his own, and nobody else does. */
#ifndef MEKONG_SERVER_TURNS_H
#define MEKONG_SERVER_TURNS_H

#include <stdint.h>

enum { TURNS = 256 };

typedef struct Turns {
    uint64_t count;
    struct {
        uint64_t source, turn;
    } last[TURNS];
} Turns;

/* The number of a source's last turn; 0: it had none, or so long ago that it was forgotten. */
uint64_t turns_last(const Turns *turns, uint64_t source);
void turns_take(Turns *turns, uint64_t source);

#endif
