/* ensure.c: the end of the program when one of its own promises is broken: say which, and abort so
 * that a debugger or a core dump can show the place. */
#include "cli/cli.h"

void ensure_failed(const char *what, const char *file, int line)
{
    fprintf(stderr, "mekong: broken promise: %s (%s:%d)\n", what, file, line);
    abort();
}
