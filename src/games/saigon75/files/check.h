/* check.h: between check.c and check_flow.c. */
#ifndef SAIGON75_CHECK_H
#define SAIGON75_CHECK_H

#include "games/saigon75/rules/s75.h"

/* The step is somewhere on the stack. */
bool s75_is_in_step(const State *s, unsigned step);
/* The stack is one that play can lead to, and each step finds what it works on. */
bool s75_steps_have_what_they_need(const Game *g, const State *s);
/* check_solo.c: the automaton's cards [15]; without it there is nothing of them. */
bool s75_pile_and_strays_add_up(const Game *g, const State *s);
bool s75_solo_card_is_in_force(const Game *g, const State *s);
bool s75_nothing_is_solo(const Game *g, const State *s);

#endif
