/* mkassets.c: makes one C table (server/http/assets.h) of the files of the web client.
 *
 *     mkassets FOLDER > assets.c
 *     mkassets > assets.c          an empty table
 *
 * Each file stands in it as it is and, if that is shorter, compressed by zlib, with a tag made of
 * its content. The same files give the same bytes. Hidden files are left out. A name that a browser
 * could not ask for without percent signs is refused.
 */
#include <dirent.h>
#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <zlib.h>

enum { FILES_MAX = 4096, PATH_MAX_LENGTH = 200, LINE_BYTES = 100 };

typedef struct File {
    char *path; /* below the folder, with its first slash */
    unsigned char *data;
    size_t length;
} File;

static void fail(const char *path, const char *reason)
{
    fprintf(stderr, "mkassets: %s: %s\n", path, reason);
    exit(EXIT_FAILURE);
}

static void *need(void *memory)
{
    if (!memory)
        fail("memory", "none left");
    return memory;
}

/* ---- Reading --------------------------------------------------------------------------------- */

static char *join(const char *one, const char *other)
{
    const size_t length = strlen(one), more = strlen(other);
    char *both = need(malloc(length + more + 2));
    memcpy(both, one, length);
    both[length] = '/';
    memcpy(both + length + 1, other, more + 1);
    return both;
}

static void read_file(const char *path, File *file)
{
    FILE *stream = fopen(path, "rb");
    if (!stream)
        fail(path, strerror(errno));
    size_t room = 1 << 16;
    file->data = need(malloc(room));
    for (size_t count;
         (count = fread(file->data + file->length, 1, room - file->length, stream));) {
        file->length += count;
        if (file->length == room)
            file->data = need(realloc(file->data, room *= 2));
    }
    if (ferror(stream))
        fail(path, strerror(errno));
    fclose(stream);
}

static bool is_plain(const char *path)
{
    static const char letters[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./";
    return path[strspn(path, letters)] == '\0' && strlen(path) <= PATH_MAX_LENGTH;
}

/* Adds the files of root/below to the list. */
static size_t read_folder(const char *root, const char *below, File *file, size_t count)
{
    char *folder = join(root, below);
    DIR *entries = opendir(folder);
    if (!entries)
        fail(folder, strerror(errno));
    for (struct dirent *entry; (entry = readdir(entries)) != NULL;) {
        if (entry->d_name[0] == '.')
            continue;
        char *path = join(below, entry->d_name), *whole = join(root, path);
        struct stat about;
        if (stat(whole, &about) != 0)
            fail(whole, strerror(errno));
        if (S_ISDIR(about.st_mode)) {
            count = read_folder(root, path, file, count);
        } else if (count == FILES_MAX || !is_plain(path)) {
            fail(whole, "too many files, or a name that is not plain");
        } else {
            file[count] = (File){.path = path};
            read_file(whole, &file[count++]);
        }
        free(whole);
    }
    closedir(entries);
    free(folder);
    return count;
}

static int compare(const void *one, const void *other)
{
    return strcmp(((const File *)one)->path, ((const File *)other)->path);
}

/* ---- Writing --------------------------------------------------------------------------------- */

static const char *type_of(const char *path)
{
    static const char *const types[][2] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".mjs", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".ico", "image/x-icon"},
        {".woff2", "font/woff2"},
        {".wasm", "application/wasm"},
        {".json", "application/json"},
        {".txt", "text/plain; charset=utf-8"},
        {".webmanifest", "application/manifest+json"},
    };
    const char *dot = strrchr(path, '.');
    for (size_t i = 0; dot && i < sizeof types / sizeof *types; i++)
        if (strcmp(dot, types[i][0]) == 0)
            return types[i][1];
    fail(path, "no type is known for this ending");
    return NULL;
}

/* A string literal: compilers read these faster than lists of numbers. */
static void write_bytes(const char *name, size_t number, const unsigned char *data, size_t length)
{
    printf("static const unsigned char %s_%zu[%zu] =\n    \"", name, number, length + 1);
    for (size_t i = 0; i < length; i++) {
        const unsigned char c = data[i];
        if (i > 0 && i % LINE_BYTES == 0)
            fputs("\"\n    \"", stdout);
        if (c >= ' ' && c <= '~' && c != '"' && c != '\\' && c != '?')
            putchar(c);
        else
            printf("\\%03o", c);
    }
    puts("\";");
}

/* gzip without a date; 0 if it would not be shorter. */
static size_t compress_file(const File *file, unsigned char **out)
{
    z_stream stream = {0};
    const size_t room = file->length + 1024;
    *out = need(malloc(room));
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + 16, 9,
                     Z_DEFAULT_STRATEGY) != Z_OK)
        fail(file->path, "zlib does not work");
    stream.next_in = file->data;
    stream.avail_in = (uInt)file->length;
    stream.next_out = *out;
    stream.avail_out = (uInt)room;
    const bool good = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    const size_t length = stream.total_out;
    deflateEnd(&stream);
    return good && length < file->length ? length : 0;
}

static uint64_t hash_of(const File *file)
{
    uint64_t hash = 14695981039346656037u;
    for (size_t i = 0; i < file->length; i++)
        hash = (hash ^ file->data[i]) * 1099511628211u;
    return hash;
}

static void write_table(File *file, size_t count)
{
    size_t *gzip = need(calloc(count + 1, sizeof *gzip));
    puts("/* Made by tools/mkassets.c of the web client's files. */");
    puts("#include \"server/http/assets.h\"\n");
    for (size_t i = 0; i < count; i++) {
        unsigned char *packed;
        gzip[i] = compress_file(&file[i], &packed);
        write_bytes("plain", i, file[i].data, file[i].length);
        if (gzip[i])
            write_bytes("gzip", i, packed, gzip[i]);
        free(packed);
    }
    puts("const Asset assets[] = {");
    for (size_t i = 0; i < count; i++) {
        printf("    {\"%s\", \"%s\", \"\\\"%016llx\\\"\", plain_%zu, ", file[i].path,
               type_of(file[i].path), (unsigned long long)hash_of(&file[i]), i);
        if (gzip[i])
            printf("gzip_%zu, %zu, %zu},\n", i, file[i].length, gzip[i]);
        else
            printf("NULL, %zu, 0},\n", file[i].length);
    }
    puts("    {NULL, NULL, NULL, NULL, NULL, 0, 0},\n};");
    printf("const size_t asset_count = %zu;\n", count);
    free(gzip);
}

int main(int argc, char **argv)
{
    static File file[FILES_MAX];
    const size_t count = argc > 1 ? read_folder(argv[1], "", file, 0) : 0;
    qsort(file, count, sizeof *file, compare);
    write_table(file, count);
    return fflush(stdout) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
