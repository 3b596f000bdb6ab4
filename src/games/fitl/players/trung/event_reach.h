/* event_reach.h: conditions of events that look ahead (event_reach.c), for event_when.c. */
#ifndef FITL_TRUNG_EVENT_REACH_H
#define FITL_TRUNG_EVENT_REACH_H

#include "games/fitl/players/trung/trung.h"

bool trung_arvn_sweeps_in(const Trung *t, Spaces where);   /* #25u */
bool trung_lift_brings_somebody(const Trung *t);           /* #44u */
bool trung_raid_on_highland(const Trung *t, Spaces where); /* #36u */
bool trung_two_troops_may_leave(const Trung *t);           /* #91u */
bool trung_troops_beside_city(const Trung *t);             /* #71s */
/* #99u: those of a set in which most insurgents would go, and how many; those who sweep in are
 * counted [T14.11]. */
Spaces trung_best_targets(const Trung *t, Spaces set, unsigned *gone);
bool trung_could_infiltrate(const Trung *t); /* #77s */
bool trung_could_rally(const Trung *t);
bool trung_could_march(const Trung *t);      /* #99s */
bool trung_delta_awaits_nva(const Trung *t); /* #92s */

#endif
