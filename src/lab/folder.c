/* folder.c: a study's folder: what it holds is of one study, whole, or not there. */
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include "lab/lab.h"

#define STUDY_FILE "study.txt"
#define BOARD_FILE "board.txt"

static bool join(const char *folder, const char *name, char path[PATH_SIZE])
{
    const int length = snprintf(path, PATH_SIZE, "%s/%s", folder, name);
    return length > 0 && length < PATH_SIZE;
}

/* Writes a file, or sees that it holds just that. */
static bool settle_file(const char *folder, const char *name, const char *text, Lang lang)
{
    char path[PATH_SIZE];
    Problem problem = {0};
    size_t length;
    if (!join(folder, name, path)) {
        problem_set(&problem, 0, "lab.study_long", "");
        return complain(lang, folder, &problem) == EXIT_SUCCESS;
    }
    char *there = file_read(path, &length, &problem);
    bool good = there && length == strlen(text) && memcmp(there, text, length) == 0;
    if (there && !good)
        problem_set(&problem, 0, "lab.folder_other", "");
    else if (!there)
        good = file_write(path, text, strlen(text), &problem);
    free(there);
    if (!good)
        complain(lang, path, &problem);
    return good;
}

/* The board first: whoever finds the study finds its board, too. */
bool folder_open(const Study *study, const char *folder, Lang lang)
{
    char *words = malloc(2 * STUDY_TEXT_MAX);
    Text text;
    if (!words) {
        say(stderr, lang, "match.no_memory", NULL, "");
        return false;
    }
    text_init(&text, words, 2 * STUDY_TEXT_MAX);
    study_print(study, study->board ? BOARD_FILE : NULL, &text);
    mkdir(folder, 0777); /* if that fails the first file says so */
    const bool good = (!study->board || settle_file(folder, BOARD_FILE, study->board, lang)) &&
                      settle_file(folder, STUDY_FILE, words, lang);
    free(words);
    return good;
}

bool folder_study(const char *folder, Study *study, Lang lang)
{
    char path[PATH_SIZE];
    memset(study, 0, sizeof *study);
    if (join(folder, STUDY_FILE, path))
        return study_open(study, path, lang);
    say(stderr, lang, "lab.study_long", NULL, folder);
    return false;
}

/* ---- Shards ---------------------------------------------------------------------------------- */

void folder_shard_path(const char *folder, uint32_t number, char path[PATH_SIZE])
{
    char name[32];
    snprintf(name, sizeof name, "shard-%06u.txt", number);
    if (!join(folder, name, path))
        path[0] = '\0';
}

char *folder_shard_text(const char *folder, uint32_t number, size_t *length, Problem *problem)
{
    char path[PATH_SIZE];
    folder_shard_path(folder, number, path);
    return file_read(path, length, problem);
}

/* One line, with its end. */
static bool take_text(Results *results, const char *text, size_t length, uint32_t number,
                      Problem *problem)
{
    Shard shard;
    if (length == 0 || text[length - 1] != '\n') {
        problem_set(problem, 0, "lab.shard_cut", "");
        return false;
    }
    bool good = shard_read(results->study, (Slice){text, length - 1}, &shard, problem);
    if (good && shard.number != number) {
        problem_set(problem, 0, "lab.shard_name", "");
        good = false;
    }
    good = good && results_add(results, &shard, problem);
    shard_free(&shard);
    return good;
}

void folder_take(Results *results, const char *folder, uint32_t first, uint32_t last)
{
    for (uint32_t number = first; number <= last; number++) {
        Problem problem;
        size_t length;
        char *text = folder_shard_text(folder, number, &length, &problem);
        if (text)
            take_text(results, text, length, number, &problem);
        free(text);
    }
}

static bool is_there(const char *path)
{
    struct stat file;
    return stat(path, &file) == 0;
}

bool folder_merge(Results *results, const char *folder, Lang lang)
{
    Problem problem = {0};
    for (uint32_t number = 1; number <= results->study->shards; number++) {
        char path[PATH_SIZE];
        size_t length;
        folder_shard_path(folder, number, path);
        if (!is_there(path))
            continue; /* it may not be wanted */
        char *text = file_read(path, &length, &problem);
        const bool good = text && take_text(results, text, length, number, &problem);
        free(text);
        if (!good)
            return complain(lang, path, &problem) == EXIT_SUCCESS;
    }
    return results_are_whole(results, &problem) || complain(lang, folder, &problem) == EXIT_SUCCESS;
}

bool folder_keep(const Study *study, const char *folder, const Shard *shard, Lang lang)
{
    char path[PATH_SIZE];
    Problem problem = {0};
    Text text;
    char *line = malloc(SHARD_LINE_SIZE);
    folder_shard_path(folder, shard->number, path);
    if (!line) {
        say(stderr, lang, "match.no_memory", NULL, "");
        return false;
    }
    text_init(&text, line, SHARD_LINE_SIZE);
    shard_print(study, shard, &text);
    const bool good = file_write(path, line, text.length, &problem);
    if (!good)
        complain(lang, path, &problem);
    free(line);
    return good;
}
