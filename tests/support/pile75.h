/* pile75.h: shortcuts for tests of solo games: solo cards by their number, the automaton's pile set
 * up by hand or from text, and what is said and seen of it. */
#ifndef TESTS_PILE75_H
#define TESTS_PILE75_H

#include "support/play75.h"

unsigned solo_index(const Play *p, unsigned number);
/* The solo card is in force, as if just drawn. */
void draw_solo(Play *p, unsigned number);
/* NV's card step of turn 2 with this solo card in force. SV was dealt the first eight (three) even
 * cards; of the others nobody knows anything. */
void begin_event(Play *p, const char *options, unsigned solo);

/* Lines that end a position text: */
#define EVENT_STEP "phase nv\nstep solo_event_card\n"
#define EXCHANGE_STEP "phase nv\nstep solo_exchange_card\n"
/* SV has looked at the four. */
#define SV_LOOKED                                                                                  \
    "aside e17 e18 e19 e20\nseen_sv e17 e18 e19 e20\nlooker sv\nhand_sv e02 e03 e04 e05\n"         \
    "discard e06 e08 e11 e12\ndie 4\n"

/* A position from text: turn 2, one unit of each side, and these lines. */
void load_solo(Play *p, const char *options, const char *lines);
/* Whether such a position is accepted. */
bool loads_solo(const char *options, const char *lines);

/* Sets of cards as "e01 e07". */
uint32_t cards_of(const char *words);
void assert_cards(uint32_t set, const char *words);
/* Each of these cards may show now, with this weight; gives the number of other outcomes. */
uint32_t weight_of(const Play *p, const char *words, uint32_t weight);

/* Written and read again, the position is the same, and so is what may happen in it. */
void assert_round_trip(Play *p);
/* Whatever a seat or a watcher cannot see is drawn anew: nobody's own view changes. */
void assert_nothing_leaks(const Play *p);
void assert_shows(const Play *p, Seat viewer, const char *words, bool shown);

void assert_sentence(const char *text, const char *words);
/* The English sentences of the last action, as a viewer reads them; the question now. */
const char *notes_of(const Play *p, Seat viewer);
const char *prompt_of(const Play *p);

#endif
