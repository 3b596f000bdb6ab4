/* us.h: what the files of the US bot share. */
#ifndef FITL_TRUNG_US_H
#define FITL_TRUNG_US_H

#include "games/fitl/players/trung/trung.h"

/* Nothing of the activity has happened: whatever is remembered belongs to an earlier one. */
static inline bool trung_us_begins(const Trung *t)
{
    const Activity *sa = &t->s->sa;
    return !sa->spaces && !sa->count && !(sa->flags & ACT_TRAIL) && !t->m->refused;
}

TrungNext trung_us_train, trung_us_advise, trung_us_lift, trung_us_strike;
bool trung_us_sa2(Trung *t, Action *out); /* which NVA piece goes [T9.6.2] */

#endif
