/* refuse.c: the reasons an action is refused for; the list is in names.h. Which reason it is is
 * found where the rules are: the why functions. */
#include "games/fitl/rules/chapters.h"

#define REASON_ROW(name, rule, message) [name] = {rule, message},
const Reason fitl_reasons[FITL_REASONS] = {FITL_REASON_LIST(REASON_ROW)};
#undef REASON_ROW
