/* fuzz_series.c: any bytes as the file of a match of two games. Either they are refused with a
 * message that can be printed, or what was read is written and read back to the same text, and its
 * result can be counted. */
#include <stdlib.h>
#include <string.h>

#include "match/series.h"
#include "support/problem.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_round_trip(const Series *series)
{
    SaveProblem problem;
    SeriesResult result;
    size_t length, again_length;
    char *text = series_save(series, &length);
    Series *again = series_load(text, length, LANG_EN, &problem);
    if (!again)
        abort();
    char *again_text = series_save(again, &again_length);
    if (again_length != length || memcmp(text, again_text, length) != 0)
        abort();
    series_result(again, &result);
    if (result.winner >= 0 && result.decided_by >= result.numbers)
        abort();
    free(text);
    free(again_text);
    series_free(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    SaveProblem problem;
    const Lang lang = fuzz_lang(data, size);
    Series *series = series_load((const char *)data, size, lang, &problem);
    if (series)
        check_round_trip(series);
    else
        fuzz_check_problem(&problem, lang);
    series_free(series);
    return 0;
}
