/* events.c: chapter 14: which events a bot wants, and what it picks in them. */
#include "games/fitl/players/trung/trung.h"

TrungPrio trung_prio(unsigned card, unsigned f)
{
    return card < FIRST_COUP ? trung_event_rows[card][f].prio : PRIO_IGNORED;
}

unsigned trung_side(unsigned card, unsigned f) { return trung_event_rows[card][f].side; }

/* To come: until then no event is. */
bool trung_event_effective(Trung *t, unsigned card, unsigned f) { return false; }

bool trung_event_ask(Trung *t, unsigned step, Action *out) { return false; }
