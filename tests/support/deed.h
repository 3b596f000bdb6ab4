/* deed.h: one side of a card, played on a position that a test describes, and everything that it
 * changed.
 *
 *     given("hue: us-troop 3 police 1 ps; casualties: us-troops 2; trail 3");
 *     event(NVA, 22, SHADED);
 *     offers(NVA, "space: hue da-nang; done");
 *     answer("space hue; done");
 *     changes("hue: us-troop -2 ps->n terror +1; casualties: us-troops +2; aid +9; nva stays");
 *
 * What `changes` does not name has not changed: spaces, levels, markers, tracks, boxes, lasting
 * effects, eligibility, leaders and the deck. Available pieces are not named: the others say how
 * many are left, because pieces are conserved. There is one table, `table`, on which all happens.
 */
#ifndef TESTS_DEED_H
#define TESTS_DEED_H

#include "support/lake.h"

extern Lake table;

/* An empty map with all pieces Available, every level Neutral, Resources 30, Aid 20, Patronage 15,
 * the Trail at 2, and on it, divided by ";":
 *     hue: us-troop 3 vc-tunnel 1 ps terror 1      pieces, level, markers
 *     out-of-play: us-troops 4 arvn-bases 1        and casualties
 *     aid 9; trail 0; capability 34 shaded; momentum 7; leader 127
 *     monsoon                                      the next card is a Coup
 * The options are those of lake_start. */
void given(const char *position);
void given_with(const char *options, const char *position);
/* More of the same in the position as it is; what has happened is forgotten. */
void and_given(const char *position);

/* What happens is measured from here on. The faction is the first Eligible one of the card. */
void event(unsigned faction, unsigned card, unsigned side);
/* The same where only some are Eligible, or some have passed: sets of factions. */
void event_among(unsigned eligible, unsigned passed, unsigned faction, unsigned card,
                 unsigned side);
/* A faction chooses an Operation; with OP_LIMITED and the like in `flags`. */
void operation(unsigned faction, unsigned kind, unsigned flags);
/* A Coup Round in which nobody does what he need not [14]. */
void coup_round(unsigned card);
/* Each must be legal, and only he answers who acts or was asked last (asks, offers). */
void answer(const char *actions);

/* The event is over and this is all that changed; or so far, in the midst of it. */
#define changes(expected) deed_changes(expected, true, __FILE__, __LINE__)
#define changes_so_far(expected) deed_changes(expected, false, __FILE__, __LINE__)
/* Who is asked, and exactly what he may answer: "space: hue saigon" are two answers. */
#define offers(actor, expected) deed_offers(actor, expected, __FILE__, __LINE__)
/* Who is asked; each of these is legal, or refused. */
#define asks(actor) deed_asks(actor, __FILE__, __LINE__)
#define may(actions) deed_may(actions, true, __FILE__, __LINE__)
#define may_not(actions) deed_may(actions, false, __FILE__, __LINE__)
/* A note of this kind was written since the last answer. */
bool told(unsigned kind);
const Note *note_of(unsigned kind); /* NULL: none */

void deed_changes(const char *expected, bool over, const char *file, int line);
void deed_offers(Seat actor, const char *expected, const char *file, int line);
void deed_asks(Seat actor, const char *file, int line);

/* A side that asks for a choice without saying whose, in a position in which there is one. */
typedef struct OpenChoice {
    uint8_t card, side;
    const char *position;
} OpenChoice;
/* Whoever executes it is asked, each faction in turn. */
void x_decides(const OpenChoice *choices, size_t count);
void deed_may(const char *actions, bool legal, const char *file, int line);

#endif
