/* saves.c: opening a saved game for a command, with its complaint. */
#include "cli/cli.h"

Match *save_open(const char *path, Lang lang)
{
    SaveProblem problem = {0};
    size_t length;
    char *text = file_read(path, &length, &problem.at);
    if (!text) {
        complain(lang, path, &problem.at);
        return NULL;
    }
    Match *match = series_load_last(text, length, lang, &problem);
    free(text);
    if (!match)
        complain_save(lang, path, &problem);
    return match;
}
