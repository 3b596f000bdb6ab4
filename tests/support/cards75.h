/* cards75.h: shortcuts for tests of event cards: a card in its card step, or in force in a combat
 * step. Cards are named by the constants of s75.h (E01_COUNTER_ATTACK ...). */
#ifndef TESTS_CARDS75_H
#define TESTS_CARDS75_H

#include "support/play75.h"

/* The card is in the hand of the active side, in exchange for another one. */
void hold_card(Play *p, unsigned card);
/* The card step of a side with a D6 of 4, the units put as in play_put: the card is played. */
void play_in_card_step(Play *p, const char *options, unsigned turn, unsigned side, unsigned card,
                       const char *where);
/* The combat step of turn 2 with a D6 of 6 and the card in force; stands at the first declaration.
 */
void begin_combats(Play *p, const char *options, unsigned side, unsigned card, const char *where);
/* Plays an answer to which there is no other, if the step asks at all [4.4]. */
void play_if_asked(Play *p, const char *action);
/* The side is to roll exactly this number of battle dice now. */
void assert_rolls(Play *p, unsigned side, unsigned dice);
/* No step of a combat or card asks any more: the phase of this side has ended. */
void assert_phase_over(Play *p, unsigned side);

#endif
