/* arvn.h: what the ARVN bot's files share. */
#ifndef FITL_TRUNG_ARVN_H
#define FITL_TRUNG_ARVN_H

#include "games/fitl/players/trung/trung.h"

TrungNext trung_next_govern, trung_next_transport, trung_next_raid; /* arvn_acts.c */

#endif
