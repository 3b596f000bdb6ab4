/* tool.h: what every program of this folder does when something is wrong: say it and end. Each is
 * one file, so functions may stand here. */
#ifndef MEKONG_TOOL_H
#define MEKONG_TOOL_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

void ensure_failed(const char *what, const char *file, int line);

void ensure_failed(const char *what, const char *file, int line)
{
    fprintf(stderr, "%s:%d: %s\n", file, line, what);
    abort();
}

static void must(bool good, const char *what)
{
    if (!good) {
        fprintf(stderr, "%s\n", what);
        exit(1);
    }
}

#endif
