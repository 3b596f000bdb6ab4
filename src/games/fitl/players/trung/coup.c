/* coup.c: chapter 15: what a bot does in a Coup Round. */
#include "games/fitl/players/trung/trung.h"

bool trung_coup_ask(Trung *t, unsigned step, Action *out) { return false; }
