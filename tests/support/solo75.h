/* solo75.h: the NV automaton in positions set up by hand: what it answers, and why. */
#ifndef TESTS_SOLO75_H
#define TESTS_SOLO75_H

#include "support/play75.h"

/* As play_phase for NV's phase of a solo game (more options may be given) with this solo card in
 * force. Tokens lie nowhere, and NV has neither infiltration nor +1 markers left: a test gives him
 * what it is about. */
void solo_phase(Play *p, const char *options, unsigned turn, unsigned die, unsigned step,
                unsigned card);
/* The event card in force, as play_card. */
void solo_event(Play *p, unsigned card);
void solo_token(Play *p, unsigned token, unsigned where); /* a province or TOKEN_OF_NV */

/* Each action, separated by "; ": NV's must be what the automaton answers, with grounds; the others
 * are played as they are. */
void solo(Play *p, const char *actions);
/* The automaton's answer is not asked for words: it plays until this step asks. */
void solo_to(Play *p, unsigned step);
Action solo_answer(Play *p); /* its answer now */
void assert_answer(Play *p, const char *action);
/* Its answer now has this line among its grounds, or first of all. */
void assert_ground(Play *p, const char *rule, const char *message);
void assert_first_ground(Play *p, const char *rule, const char *message);

/* Where the plan sends a unit and over which province; NULL for the second: it fights in place;
 * NULL for both: it has no goal. */
void assert_goal(Play *p, const char *unit, const char *target, const char *step);
/* How many units the plan sends to a province, and keeps there to fight. */
unsigned count_sent(const Play *p, const char *target);
unsigned count_kept(const Play *p, const char *target);

#endif
