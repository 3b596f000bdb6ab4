/* purse.c: see purse.h. */
#include "ai/purse.h"

/* Before the first turn has been seen to its end; and how many choices are thought to come when
 * there have been as many as usual. */
static const double GUESS = 20, TAIL = 4;
/* A choice may take so many equal shares: most are settled long before, and what they leave would
 * otherwise never be spent. */
static const double SHARES = 2;

void purse_init(Purse *purse, double full) { *purse = (Purse){.full = full, .usual = GUESS}; }

static void fill(Purse *purse, uint8_t turn)
{
    if (purse->begun)
        purse->usual = (purse->usual + purse->made) / 2;
    purse->begun = true;
    purse->turn = turn;
    purse->left = purse->full;
    purse->made = 0;
}

double purse_share(Purse *purse, uint8_t turn)
{
    if (!purse->begun || turn != purse->turn)
        fill(purse, turn);
    const double to_come = (purse->usual - purse->made) / SHARES;
    purse->made++;
    return purse->left / (to_come > TAIL ? to_come : TAIL);
}

void purse_pay(Purse *purse, double cost)
{
    purse->left = cost < purse->left ? purse->left - cost : 0;
}
