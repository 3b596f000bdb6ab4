/* svg.c: see svg.h. */
#include "cli/svg.h"

void svg_words(FILE *to, const char *words)
{
    for (; *words; words++)
        if (*words == '&')
            fputs("&amp;", to);
        else if (*words == '<')
            fputs("&lt;", to);
        else if (*words == '>')
            fputs("&gt;", to);
        else if (*words == '"')
            fputs("&quot;", to);
        else if ((unsigned char)*words >= 0x20)
            fputc(*words, to);
}
