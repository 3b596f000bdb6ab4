/* turns.c: see turns.h. */
#include "server/turns.h"

#include <stddef.h>

/* Two with the same slot make each other forgotten: that costs neither more than a turn. */
static size_t slot_of(uint64_t source)
{
    return (size_t)((source * 0x9e3779b97f4a7c15u) >> 32) % TURNS;
}

uint64_t turns_last(const Turns *turns, uint64_t source)
{
    const size_t slot = slot_of(source);
    return turns->last[slot].source == source ? turns->last[slot].turn : 0;
}

void turns_take(Turns *turns, uint64_t source)
{
    const size_t slot = slot_of(source);
    turns->last[slot].source = source;
    turns->last[slot].turn = ++turns->count;
}
