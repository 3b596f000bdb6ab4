/* arvn.c: the ARVN bot. To come: until then the heuristic plays for it. */
#include "games/fitl/players/trung/trung.h"

const TrungFaction trung_arvn = {.answer = NULL};
