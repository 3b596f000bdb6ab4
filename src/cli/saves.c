/* saves.c: opening a saved game for a command, with its complaint. */
#include "cli/cli.h"

/* The file's text; NULL after a complaint. */
static char *read_text(const char *path, Lang lang, size_t *length)
{
    Problem problem = {0};
    char *text = file_read(path, length, &problem);
    if (!text)
        complain(lang, path, &problem);
    return text;
}

bool games_open(Games *games, const char *path, Lang lang)
{
    SaveProblem problem = {0};
    size_t length;
    char *text = read_text(path, lang, &length);
    *games = (Games){0};
    if (!text)
        return false;
    if (is_series_text(text, length))
        games->series = series_load(text, length, lang, &problem);
    else
        games->single = match_load(text, length, lang, &problem);
    free(text);
    if (!games->series && !games->single)
        complain_save(lang, path, &problem);
    return games->series || games->single;
}

void games_close(Games *games)
{
    series_free(games->series);
    match_free(games->single);
}

uint32_t games_count(const Games *games) { return games->series ? series_count(games->series) : 1; }

const Match *games_at(const Games *games, uint32_t index)
{
    return games->series ? series_game(games->series, index) : games->single;
}

Match *save_open(const char *path, Lang lang)
{
    SaveProblem problem = {0};
    size_t length;
    char *text = read_text(path, lang, &length);
    if (!text)
        return NULL;
    Match *match = series_load_last(text, length, lang, &problem);
    free(text);
    if (!match)
        complain_save(lang, path, &problem);
    return match;
}
