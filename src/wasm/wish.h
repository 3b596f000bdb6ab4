/* wish.h: what is to be played, from the words JavaScript writes. */
#ifndef MEKONG_WASM_WISH_H
#define MEKONG_WASM_WISH_H

#include "match/match.h"

/* The lines of a save's head: "game saigon75", "option edition 2", "seat sv human Anna", and last
 * "position" with the lines of a position behind it, if it does not begin at the start. Options
 * that players ask for are set by themselves. NULL with a problem. */
Match *wish_match(const char *wish, Problem *problem);

#endif
