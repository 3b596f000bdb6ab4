/* nva.c: the NVA bot. To come: until then the heuristic plays for it. */
#include "games/fitl/players/trung/trung.h"

const TrungFaction trung_nva = {.answer = NULL};
