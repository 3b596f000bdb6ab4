/* ensure.c: a broken promise inside the module: trap, which JavaScript sees as an exception. The
 * release module is built without assertions; this serves debugging builds. */
#include "core/game.h"

void ensure_failed(const char *what, const char *file, int line) { __builtin_trap(); }
