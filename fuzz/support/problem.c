/* problem.c: refusals of files (see problem.h). */
#include "support/problem.h"

#include <stdlib.h>

Lang fuzz_lang(const uint8_t *data, size_t size)
{
    return size ? (Lang)(data[size - 1] % LANG_COUNT) : LANG_EN;
}

void fuzz_check_problem(const SaveProblem *problem, Lang lang)
{
    char buffer[2048];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    save_problem_print(problem, lang, &text);
    if (text.length == 0 || text.full)
        abort();
}
