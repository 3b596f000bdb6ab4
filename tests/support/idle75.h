/* idle75.h: a Saigon 75 game that plays itself as lazily as it can, for tests that wait for
 * something. */
#ifndef TESTS_IDLE75_H
#define TESTS_IDLE75_H

#include "support/play75.h"

/* One answer: "done" where it is offered, else the first legal one. */
Action idle_once(Play *p);
/* Answers until this step asks this side on this turn; fails if the game ends before. */
void idle_to(Play *p, unsigned turn, unsigned side, unsigned step);
void idle_to_end(Play *p);

#endif
