/* files.c: reading within bounds, and writing so that a crash, a full disk or a pulled plug leaves
 * either the old file or the new one, whole.
 *
 * The usual failures have sentences of their own in the catalogue; the rest quote the system.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "play/files.h"

static bool fail(Problem *problem, int error)
{
    static const struct {
        int error;
        const char *message;
    } known[] = {
        {ENOENT, "cli.file_missing"}, {EACCES, "cli.file_denied"}, {EPERM, "cli.file_denied"},
        {EROFS, "cli.file_denied"},   {ENOSPC, "cli.file_full"},   {EDQUOT, "cli.file_full"},
        {EFBIG, "cli.file_full"},     {EISDIR, "cli.file_folder"}, {ENOTDIR, "cli.file_no_folder"},
    };
    const char *message = "cli.file_failed";
    for (size_t i = 0; i < COUNT_OF(known); i++)
        if (known[i].error == error)
            message = known[i].message;
    problem_set(problem, 0, message, strerror(error));
    return false;
}

static bool fail_with(Problem *problem, const char *message)
{
    problem_set(problem, 0, message, "");
    return false;
}

void file_stamp(const char *path, KeptFile *out)
{
    struct stat file;
    memset(out, 0, sizeof *out);
    if (stat(path, &file) == 0 && file.st_size > 0 && S_ISREG(file.st_mode))
        *out = (KeptFile){file.st_ino, (uint64_t)file.st_size, file.st_mtim.tv_sec,
                          file.st_mtim.tv_nsec};
}

/* ---- Reading --------------------------------------------------------------------------------- */

/* Reads until the end or one byte more than allowed. */
static bool read_all(int file, char **data, size_t *length, Problem *problem)
{
    size_t size = 1 << 16;
    *data = malloc(size);
    for (*length = 0; *data;) {
        const ssize_t got = read(file, *data + *length, size - *length - 1);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return fail(problem, errno);
        *length += (size_t)got;
        (*data)[*length] = '\0';
        if (got == 0)
            return true;
        if (*length > FILE_MAX)
            return fail_with(problem, "cli.file_large");
        if (*length + 1 == size) {
            char *grown = realloc(*data, size *= 2);
            if (!grown)
                break;
            *data = grown;
        }
    }
    return fail_with(problem, "match.no_memory");
}

char *file_read(const char *path, size_t *length, Problem *problem)
{
    char *data = NULL;
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        fail(problem, errno);
        return NULL;
    }
    const bool good = read_all(file, &data, length, problem);
    close(file);
    if (good)
        return data;
    free(data);
    return NULL;
}

/* ---- Writing --------------------------------------------------------------------------------- */

static bool write_all(int file, const char *data, size_t length)
{
    while (length > 0) {
        const ssize_t put = write(file, data, length);
        if (put < 0 && errno == EINTR)
            continue;
        if (put < 0)
            return false;
        data += put;
        length -= (size_t)put;
    }
    return true;
}

/* A new file beside `path`, whose name is left in temporary. The folder must be the same one, or
 * the rename would not be a single act. */
static int open_beside(const char *path, char temporary[PATH_SIZE])
{
    for (int attempt = 0; attempt < 100; attempt++) {
        const int n =
            snprintf(temporary, PATH_SIZE, "%s.%ld-%d.tmp", path, (long)getpid(), attempt);
        if (n < 0 || n >= PATH_SIZE) {
            errno = ENAMETOOLONG;
            return -1;
        }
        const int file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file >= 0 || errno != EEXIST)
            return file;
    }
    return -1;
}

/* The folder that a file lies in; -1: it cannot be opened. */
static int open_folder(const char *path)
{
    char folder[PATH_SIZE];
    const char *slash = strrchr(path, '/');
    const size_t length = slash ? (size_t)(slash - path) : 0;
    if (length >= sizeof folder)
        return -1;
    memcpy(folder, path, length);
    folder[length] = '\0';
    return open(length ? folder : slash ? "/" : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

/* The new name itself must reach the disk as well. File systems that cannot sync a folder are
 * forgiven: the rename has been done. */
static void sync_folder(const char *path)
{
    const int file = open_folder(path);
    if (file >= 0) {
        fsync(file);
        close(file);
    }
}

static bool write_and_rename(int file, const char *temporary, const char *path, const char *data,
                             size_t length)
{
    const bool written = write_all(file, data, length) && fsync(file) == 0;
    const int error = errno;
    if (close(file) != 0 && written)
        return false;
    if (!written) {
        errno = error;
        return false;
    }
    return rename(temporary, path) == 0;
}

static bool write_beside(const char *path, const char *data, size_t length, Problem *problem)
{
    char temporary[PATH_SIZE];
    const int file = open_beside(path, temporary);
    if (file < 0)
        return fail(problem, errno);
    if (!write_and_rename(file, temporary, path, data, length)) {
        const int error = errno;
        unlink(temporary);
        return fail(problem, error);
    }
    sync_folder(path);
    return true;
}

/* Whoever stops the program while it writes stops it afterwards: nothing stays half written. */
bool file_write(const char *path, const char *data, size_t length, Problem *problem)
{
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
    struct stat there;
    sigset_t blocked, before;
    if (stat(path, &there) == 0 && !S_ISREG(there.st_mode)) /* a device must not be renamed over */
        return fail_with(problem, S_ISDIR(there.st_mode) ? "cli.file_folder" : "cli.file_special");
    sigemptyset(&blocked);
    for (size_t i = 0; i < COUNT_OF(signals); i++)
        sigaddset(&blocked, signals[i]);
    pthread_sigmask(SIG_BLOCK, &blocked, &before);
    const bool written = write_beside(path, data, length, problem);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return written;
}

/* ---- What was left behind -------------------------------------------------------------------- */

/* The process that began it: the number in NAME.PID-N.tmp; 0: it is no such name. */
static uint32_t writer_of(const char *name)
{
    const size_t length = strlen(name);
    Slice rest = {name, length > 4 ? length - 4 : 0}, word, last = {NULL, 0};
    uint32_t pid, attempt;
    if (length <= 4 || strcmp(name + length - 4, ".tmp") != 0)
        return 0;
    while (slice_cut(&rest, '.', &word))
        last = word;
    Slice number = last;
    if (!slice_cut(&number, '-', &word) || !slice_number(word, INT32_MAX, &pid) ||
        !slice_number(number, UINT32_MAX, &attempt))
        return 0;
    return pid;
}

/* A folder may be shared with another machine, whose processes are not ours to see. */
static bool is_orphan(int folder, const char *name)
{
    enum { OLD_ENOUGH = 60 };
    const uint32_t pid = writer_of(name);
    struct stat file;
    return pid > 0 && kill((pid_t)pid, 0) != 0 && errno == ESRCH &&
           fstatat(folder, name, &file, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(file.st_mode) &&
           time(NULL) - file.st_mtime > OLD_ENOUGH;
}

void file_sweep(const char *path)
{
    const int folder = open_folder(path);
    DIR *dir = folder < 0 ? NULL : fdopendir(folder);
    const struct dirent *entry;
    while (dir && (entry = readdir(dir)) != NULL)
        if (is_orphan(folder, entry->d_name))
            unlinkat(folder, entry->d_name, 0);
    if (dir)
        closedir(dir);
    else if (folder >= 0)
        close(folder);
}

/* ---- Saves ----------------------------------------------------------------------------------- */

bool save_write(const Match *match, const char *path, Problem *problem)
{
    size_t length = 0;
    char *text = match_save(match, &length);
    const bool written =
        text ? file_write(path, text, length, problem) : fail_with(problem, "match.no_memory");
    free(text);
    return written;
}
