/* purse.h: what a player may spend on thinking, shared out among the choices of a turn.
 *
 * The purse is filled anew when the turn changes (Rules.turn): whatever a seat is asked in a turn,
 * in its own phase or in the enemy's, comes out of it. How many choices are still to come is
 * guessed from the turns before.
 */
#ifndef MEKONG_AI_PURSE_H
#define MEKONG_AI_PURSE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Purse {
    double full, left; /* roll-outs or seconds */
    bool begun;        /* a turn has begun */
    uint8_t turn;      /* the one that the purse is for */
    uint32_t made;     /* choices in it so far */
    double usual;      /* choices in a turn */
} Purse;

void purse_init(Purse *purse, double full);
/* What the next choice, in this turn, may cost: never more than what is left. */
double purse_share(Purse *purse, uint8_t turn);
void purse_pay(Purse *purse, double cost);

#endif
