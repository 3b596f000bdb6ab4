/* review_out.h: a review as a picture. */
#ifndef MEKONG_CLI_REVIEW_OUT_H
#define MEKONG_CLI_REVIEW_OUT_H

#include <stdio.h>

#include "ai/review.h"
#include "core/game.h"

/* review_svg.c: an SVG picture of so many reviews, one below the other. */
void review_svg(const Review *const *reviews, uint32_t count, Lang lang, FILE *to);

#endif
