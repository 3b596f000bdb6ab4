/* keep.c: where a session's game lies on disk. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "play/session.h"

/* Whether the file is as this session left it, or nobody's. */
static bool is_ours(const Session *session)
{
    static const KeptFile none = {0};
    KeptFile now;
    file_stamp(session->path, &now);
    return memcmp(&now, &none, sizeof now) == 0 || memcmp(&now, &session->kept, sizeof now) == 0;
}

/* Whether the file says this already: then it keeps its date, for nothing has been played. */
static bool is_written(const char *path, const char *text, size_t length)
{
    Problem problem;
    size_t there;
    char *data = file_read(path, &there, &problem);
    const bool same = data && there == length && memcmp(data, text, length) == 0;
    free(data);
    return same;
}

bool session_keep(Session *session)
{
    session->keep_problem = (Problem){0};
    if (session->path[0] == '\0' || session->course.lesson)
        return true;
    if (!is_ours(session)) {
        problem_set(&session->keep_problem, 0, "play.not_ours", "");
        return false;
    }
    size_t length;
    char *text = session->series ? series_save(session->series, &length)
                                 : match_save(session->match, &length);
    if (!text)
        problem_set(&session->keep_problem, 0, "match.no_memory", "");
    const bool good = text && (is_written(session->path, text, length) ||
                               file_write(session->path, text, length, &session->keep_problem));
    free(text);
    if (good)
        file_stamp(session->path, &session->kept);
    return good;
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

void session_folder(char folder[PATH_SIZE])
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    if (data && data[0])
        snprintf(folder, PATH_SIZE, "%s/mekong/", data);
    else if (home && home[0])
        snprintf(folder, PATH_SIZE, "%s/.local/share/mekong/", home);
    else
        snprintf(folder, PATH_SIZE, "./");
    make_folders(folder);
}

/* The file is made at once, empty: two games begun in the same second must not share it. */
void session_default_path(const Rules *rules, char path[PATH_SIZE])
{
    enum { TRIES = 100 };
    char folder[PATH_SIZE], stamp[32] = "";
    const time_t seconds = time(NULL);
    struct tm date;
    session_folder(folder);
    file_sweep(folder);
    if (localtime_r(&seconds, &date))
        strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &date);
    for (int n = 1, file = -1; file < 0 && n <= TRIES; n++) {
        char more[16] = "";
        if (n > 1)
            snprintf(more, sizeof more, "-%d", n);
        Text text;
        text_init(&text, path, PATH_SIZE);
        const char *const parts[] = {folder, rules->word, "-", stamp, more, ".mekong"};
        for (size_t i = 0; i < COUNT_OF(parts); i++)
            text_add(&text, parts[i]);
        file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file >= 0)
            close(file);
        else if (errno != EEXIST)
            return; /* shows itself when the game is kept */
    }
}
