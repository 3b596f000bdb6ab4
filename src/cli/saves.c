/* saves.c: opening a saved game for a command, with its complaint. */
#include "cli/cli.h"

/* Of a series the game in course, or the last one. */
static Match *load_last(const char *text, size_t length, Lang lang, SaveProblem *problem)
{
    if (!is_series_text(text, length))
        return match_load(text, length, lang, problem);
    Series *series = series_load(text, length, lang, problem);
    return series ? series_release(series) : NULL;
}

Match *save_open(const char *path, Lang lang)
{
    SaveProblem problem = {0};
    size_t length;
    char *text = file_read(path, &length, &problem.at);
    if (!text) {
        complain(lang, path, &problem.at);
        return NULL;
    }
    Match *match = load_last(text, length, lang, &problem);
    free(text);
    if (!match)
        complain_save(lang, path, &problem);
    return match;
}
