/* pool.h: who plays for computer players: one thread for those that answer at once, and a few for
 * those that search. Each turn of a thread is one choice of one game, and the next is of the owner
 * who has had the least time (turns.h): nobody's forty games of experts keep others waiting.
 * Nobody's request waits for any of it.
 */
#ifndef MEKONG_SERVER_POOL_H
#define MEKONG_SERVER_POOL_H

#include "server/hall/hall.h"

/* NULL: no memory, or no thread to be had. */
Pool *pool_start(uint32_t searches);
/* Nobody thinks any more when it returns; choices not made are left to the next start. */
void pool_stop(Pool *pool);
/* A computer is to choose in this room, whose lock is held; false if that cannot be arranged. */
bool pool_call(Pool *pool, Room *room);
/* The same of the hall's pool, if it has one. */
bool hall_call(Room *room);

#endif
