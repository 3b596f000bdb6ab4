/* lab_svg.h: what a study has come to, as a picture: a curve over the values of its first axis if
 * these are numbers, a line for each other combination; else a row for each cell. Intervals are
 * bars. */
#ifndef MEKONG_CLI_LAB_SVG_H
#define MEKONG_CLI_LAB_SVG_H

#include <stdio.h>

#include "lab/shard.h"

void lab_svg(const Results *results, Seat seat, Lang lang, FILE *to);

#endif
