/* problem.h: what every harness that reads files asks of a refusal. */
#ifndef FUZZ_PROBLEM_H
#define FUZZ_PROBLEM_H

#include "match/match.h"

/* The language to be refused in: the last byte picks it. */
Lang fuzz_lang(const uint8_t *data, size_t size);
/* A refusal says something, and all of it fits. */
void fuzz_check_problem(const SaveProblem *problem, Lang lang);

#endif
