/* ensure.c: how a test program ends when the code under test breaks a promise. */
#include <stdio.h>
#include <stdlib.h>

#include "core/game.h"

_Noreturn void ensure_failed(const char *what, const char *file, int line)
{
    fprintf(stderr, "%s:%d: broken promise: %s\n", file, line, what);
    abort();
}
