/* redeploy.h: what coup.c asks of the moves in a Coup Round. */
#ifndef FITL_TRUNG_REDEPLOY_H
#define FITL_TRUNG_REDEPLOY_H

#include "games/fitl/players/trung/trung.h"

/* A new part of the round: marks are wiped, nothing is served yet. False: it has begun before. */
bool trung_begins_part(Trung *t, unsigned part);
bool trung_ask_arvn_redeploy(Trung *t, unsigned step, Action *out);
bool trung_event_redeploy(Trung *t); /* of #90, in `want`; false: nobody is left to move */
bool trung_ask_nva_redeploy(Trung *t, Action *out);
/* COMMIT, and the casualties that must be placed before [T15.6]. */
bool trung_ask_commit(Trung *t, Action *out);
bool trung_ask_rotation(Trung *t, unsigned step, Action *out);

#endif
