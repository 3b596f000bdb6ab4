/* svg.h: what the pictures of this folder share. */
#ifndef MEKONG_CLI_SVG_H
#define MEKONG_CLI_SVG_H

#include <stdio.h>

/* Words between tags or quotes: what would be a mark is escaped, control characters are left out.
 */
void svg_words(FILE *to, const char *words);

#endif
