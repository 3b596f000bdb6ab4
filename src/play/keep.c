/* keep.c: where a session's game lies on disk. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>

#include "play/session.h"

bool session_keep(Session *session)
{
    session->keep_problem = (Problem){0};
    if (session->path[0] == '\0' || session->lesson)
        return true;
    return session->series ? series_write(session->series, session->path, &session->keep_problem)
                           : save_write(session->match, session->path, &session->keep_problem);
}

/* Folders that cannot be made show themselves when the save is written. */
static void make_folders(char *path)
{
    for (char *c = path + 1; *c; c++) {
        if (*c == '/') {
            *c = '\0';
            mkdir(path, 0777);
            *c = '/';
        }
    }
}

void session_default_path(const Rules *rules, char path[PATH_SIZE])
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    const time_t seconds = time(NULL);
    char stamp[32] = "";
    struct tm date;
    if (localtime_r(&seconds, &date))
        strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &date);
    if (data && data[0])
        snprintf(path, PATH_SIZE, "%s/mekong/%s-%s.mekong", data, rules->word, stamp);
    else if (home && home[0])
        snprintf(path, PATH_SIZE, "%s/.local/share/mekong/%s-%s.mekong", home, rules->word, stamp);
    else
        snprintf(path, PATH_SIZE, "%s-%s.mekong", rules->word, stamp);
    make_folders(path);
}
