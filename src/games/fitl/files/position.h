/* position.h: positions as text (position.c), and what must hold in them (check.c, check_stack.c).
 */
#ifndef FITL_POSITION_H
#define FITL_POSITION_H

#include "games/fitl/rules/chapters.h"

void fitl_print_state(const Game *g, const State *s, Text *out);
bool fitl_parse_state(const Game *g, const char *text, State *s, Problem *problem);
const char *fitl_check(const Game *g, const State *s);
/* Whether the stack is one that play leads to, with locals the steps can use. */
const char *fitl_check_stack(const Game *g, const State *s);

#endif
