/* assets.c: see assets.h. A path is looked up in the table letter for letter, so there is no way
 * out of it; in a folder only plain names are looked for, and no link is followed. */
#include "server/http/assets.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_MOST = 256, FOLDER_FILE_MAX = 16 << 20 };

/* "/" and "/?x" are "/index.html". False: too long. */
static bool path_of(const char *uri, char path[PATH_MOST])
{
    const size_t length = strcspn(uri, "?#");
    if (length >= PATH_MOST)
        return false;
    slice_copy((Slice){uri, length}, path, PATH_MOST);
    if (strcmp(path, "/") == 0)
        strcpy(path, "/index.html");
    return true;
}

/* ---- Compiled in ----------------------------------------------------------------------------- */

static const Asset *find_asset(const char *path)
{
    for (size_t low = 0, high = asset_count; low < high;) {
        const size_t middle = low + (high - low) / 2;
        const int order = strcmp(path, assets[middle].path);
        if (order == 0)
            return &assets[middle];
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

/* The browser has one of this very content: told so by a list of tags, W/ in front or not. */
static bool is_known(const char *list, const char *etag) { return list && strstr(list, etag); }

static void answer_asset(const Asset *asset, const Request *request, Reply *reply)
{
    const bool gzip = asset->gzip && request->encoding && strstr(request->encoding, "gzip");
    *reply = (Reply){.status = 200, .type = asset->type, .etag = asset->etag, .cache = "no-cache"};
    reply->vary = asset->gzip != NULL;
    if (is_known(request->etag, asset->etag)) {
        reply->status = 304;
        reply->fixed = "";
        return;
    }
    reply->encoding = gzip ? "gzip" : NULL;
    reply->fixed = (const char *)(gzip ? asset->gzip : asset->plain);
    reply->length = gzip ? asset->gzip_length : asset->plain_length;
}

/* ---- From a folder --------------------------------------------------------------------------- */

static const char *type_of(const char *path)
{
    static const char *const types[][2] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".wasm", "application/wasm"},
        {".json", "application/json"},
        {".txt", "text/plain; charset=utf-8"},
        {".webmanifest", "application/manifest+json"},
    };
    const char *dot = strrchr(path, '.');
    for (size_t i = 0; dot && i < sizeof types / sizeof *types; i++)
        if (strcmp(dot, types[i][0]) == 0)
            return types[i][1];
    return "application/octet-stream";
}

/* Names of letters, digits, '_', '-' and '.', none beginning with a dot. */
static bool is_plain_path(const char *path)
{
    static const char letters[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./";
    return path[0] == '/' && path[strspn(path, letters)] == '\0' && !strstr(path, "/.") &&
           !strstr(path, "//");
}

static char *read_all(int file, size_t size)
{
    char *data = malloc(size ? size : 1);
    size_t length = 0;
    while (data && length < size) {
        const ssize_t count = read(file, data + length, size - length);
        if (count <= 0) {
            free(data);
            return NULL;
        }
        length += (size_t)count;
    }
    return data;
}

static bool answer_file(const char *folder, const char *path, Reply *reply)
{
    struct stat about;
    char *data = NULL;
    const int root = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const int file =
        root < 0 ? -1 : openat(root, path + 1, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file >= 0 && fstat(file, &about) == 0 && S_ISREG(about.st_mode) &&
        about.st_size <= FOLDER_FILE_MAX)
        data = read_all(file, (size_t)about.st_size);
    if (data)
        *reply = (Reply){.status = 200,
                         .type = type_of(path),
                         .body = data,
                         .length = (size_t)about.st_size,
                         .cache = "no-store"};
    if (file >= 0)
        close(file);
    if (root >= 0)
        close(root);
    return data != NULL;
}

bool asset_reply(const char *folder, const Request *request, Reply *reply)
{
    char path[PATH_MOST];
    if (!path_of(request->uri, path))
        return false;
    if (folder)
        return is_plain_path(path) && answer_file(folder, path, reply);
    const Asset *asset = find_asset(path);
    if (asset)
        answer_asset(asset, request, reply);
    return asset != NULL;
}
