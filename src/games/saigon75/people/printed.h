/* printed.h: the generated table of data/saigon75/printed (build/gen/saigon75_printed.c). */
#ifndef SAIGON75_PRINTED_H
#define SAIGON75_PRINTED_H

#include "core/guide.h"

extern const PrintedRule saigon75_printed[];
extern const size_t saigon75_printed_count;

#endif
