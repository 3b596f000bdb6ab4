/* us.c: the US bot. To come: until then the heuristic plays for it. */
#include "games/fitl/players/trung/trung.h"

const TrungFaction trung_us = {.answer = NULL};
