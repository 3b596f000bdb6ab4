/* files.h: files on disk: read within bounds, written so that nothing is ever half there. */
#ifndef MEKONG_PLAY_FILES_H
#define MEKONG_PLAY_FILES_H

#include "match/series.h"

enum { FILE_MAX = 16 << 20, PATH_SIZE = 4096 };

/* A file at a moment: another inode, size or time means that somebody has written it since. */
typedef struct KeptFile {
    uint64_t inode, size;
    int64_t seconds, nanoseconds;
} KeptFile;

/* All 0 if there is no such file, or an empty one. */
void file_stamp(const char *path, KeptFile *out);

/* A whole file of at most FILE_MAX bytes, NUL-terminated, to be freed; NULL with a problem. */
char *file_read(const char *path, size_t *length, Problem *problem);
/* Replaces the file in one go, or leaves it as it was: a new file is written beside it, synced and
 * renamed. False with a problem. */
bool file_write(const char *path, const char *data, size_t length, Problem *problem);
/* Removes what writers that are no more have left half written in the folder of that path. */
void file_sweep(const char *path);
bool save_write(const Match *match, const char *path, Problem *problem);

#endif
