/* printed.h: the generated table of data/fitl/printed (build/gen/fitl_printed.c). */
#ifndef FITL_PRINTED_H
#define FITL_PRINTED_H

#include "core/guide.h"

extern const PrintedRule fitl_printed[];
extern const size_t fitl_printed_count;

#endif
