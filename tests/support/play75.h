/* play75.h: a Saigon 75 position that a test sets up by hand and then plays by words. */
#ifndef TESTS_PLAY75_H
#define TESTS_PLAY75_H

#include "games/saigon75/rules/s75.h"
#include "support/check.h"

typedef struct Play {
    Game game;
    Board board;
    State s;
    bool attacked; /* the last action was an attack */
} Play;

/* A new game; options as "edition=1 hand=3", NULL for the presets. Stands at the first choice.
 * "board=1" takes the first default board, whose desertion table is easy to count with: with six
 * provinces the die, one more or less for each province. Games with the automaton are on the third
 * board, all others on the fourth: what is reconstructed may change again, the rules do not.
 * "board=0" is the default board, of which players have learnt. */
void play_start(Play *p, const char *options);
/* The same, then the set-up is answered: tokens 3, 5, 7 in the order of the provinces, free units
 * spread as evenly as they fit, cards dealt from E-01 up (NV the odd ones, SV the even ones). */
void play_set_up(Play *p, const char *options);

/* An empty map in a given phase: all SV units out, all NV units in the Reserve, both hands as dealt
 * by play_set_up, the D6 of availability showing `die`, no card in force. The next thing to happen
 * is `step`, a child of the phase: AVAILABILITY, EVENT, MOVEMENT, COMBATS, DESERTION or END_PHASE.
 * Put units with play_put, then call play_go. */
void play_phase(Play *p, const char *options, unsigned turn, unsigned side, unsigned die,
                unsigned step);
/* "pleiku: nvd1 nvd2- vc1; phu_yen: ranger1": a minus makes a division reduced. Place words include
 * reserve and out. */
void play_put(Play *p, const char *where);
void play_card(Play *p, unsigned card); /* in force, with its uses, as if just played */
void play_go(Play *p);                  /* runs to the next choice */

/* Each action, separated by "; ", must be legal and is played; the position is checked after each.
 */
void play(Play *p, const char *actions);
bool is_legal(Play *p, const char *action);
/* The action is well formed and refused, and for this rule. */
void assert_refused(Play *p, const char *action, const char *rule);
/* The step that asks now, and who answers. */
void assert_asks(Play *p, unsigned step, Seat actor);
/* Nothing but these actions (separated by "; ", any order) is legal now. */
void assert_choices(Play *p, const char *actions);
/* Where a unit (by word) is, as a place word. */
void assert_at(Play *p, const char *unit, const char *place);
void assert_full(Play *p, const char *unit, bool full);
unsigned province(const Play *p, const char *word);
unsigned unit(const Play *p, const char *word);
/* Number of notes of a kind that the last action left. */
unsigned count_notes(const Play *p, unsigned kind);

#endif
