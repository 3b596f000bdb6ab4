/* fuzz_save.c: any bytes as a save. Either they are refused with a message that can be printed, or
 * they make a match whose own save is read back to the same text. */
#include <stdlib.h>
#include <string.h>

#include "support/problem.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Through a save written by us: what was read must come out the same. */
static void check_round_trip(const Match *match)
{
    SaveProblem problem;
    size_t length, again_length;
    char *text = match_save(match, &length);
    Match *again = match_load(text, length, LANG_EN, &problem);
    if (!again)
        abort();
    char *again_text = match_save(again, &again_length);
    if (again_length != length || memcmp(text, again_text, length) != 0)
        abort();
    free(text);
    free(again_text);
    match_free(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    SaveProblem problem;
    const Lang lang = fuzz_lang(data, size);
    Match *match = match_load((const char *)data, size, lang, &problem);
    if (match)
        check_round_trip(match);
    else
        fuzz_check_problem(&problem, lang);
    match_free(match);
    return 0;
}
