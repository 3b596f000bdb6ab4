/* combat75.h: shortcuts for tests of chapter 9: a combat step set up by hand. */
#ifndef TESTS_COMBAT75_H
#define TESTS_COMBAT75_H

#include "support/play75.h"

extern const char *const editions[2]; /* "edition=1", "edition=2" */

/* Turn 2, combat step, D6 = 6: eight activations for either side, no card in force, and no
 * infiltration markers, so that NV is not asked for one. */
void place(Play *p, const char *options, unsigned side, const char *units);
void give_militia(Play *p, const char *where);
/* Runs to the declarations, attacks there with everybody, and nowhere else. */
void attack(Play *p, const char *where);
/* Dice each side rolls, once both have stated their bonus dice. */
void assert_dice(Play *p, unsigned nv, unsigned sv);

#endif
