/* strict.c: see strict.h. */
#include "server/http/strict.h"

#include <stdint.h>
#include <string.h>
#include <strings.h>

typedef struct Look {
    int lengths, hosts, codings;
    const char *end; /* of the line before */
    bool bare;       /* one ended without CR */
    bool spaced;     /* a name has a space: to some that is another name */
} Look;

/* libmicrohttpd reads a header where it lies, and cuts it into strings: from the end of one to the
 * next there are the two bytes of a line's end, or the one of a bare LF. (Later versions refuse
 * that by themselves.) Nothing behind the strings is looked at. */
static bool is_bare(const char *end, const char *next)
{
    return (uintptr_t)next - (uintptr_t)end == 1;
}

static enum MHD_Result look_at(void *context, enum MHD_ValueKind kind, const char *key,
                               size_t key_size, const char *value, size_t value_size)
{
    Look *look = context;
    look->lengths += strcasecmp(key, "Content-Length") == 0;
    look->hosts += strcasecmp(key, "Host") == 0;
    look->codings += strcasecmp(key, "Transfer-Encoding") == 0;
    look->spaced = look->spaced || strcspn(key, " \t") < key_size;
    look->bare = look->bare || is_bare(look->end, key);
    look->end = value ? value + value_size : key + key_size;
    return MHD_YES;
}

/* The line's end and the empty line: four bytes. */
static bool ends_bare(struct MHD_Connection *connection, const char *method, const char *end)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    const uintptr_t rest =
        info ? (uintptr_t)method + info->header_size - (uintptr_t)end : (uintptr_t)4;
    return rest == 2 || rest == 3;
}

Form header_form(struct MHD_Connection *connection, const char *method, const char *version)
{
    Look look = {.end = version + strlen(version)};
    MHD_get_connection_values_n(connection, MHD_HEADER_KIND, look_at, &look);
    if (look.bare || look.spaced || ends_bare(connection, method, look.end) || look.hosts > 1 ||
        look.lengths > 1 || (look.lengths > 0 && look.codings > 0))
        return FORM_BAD;
    return look.codings > 0 ? FORM_NO_LENGTH : FORM_GOOD;
}

typedef struct Search {
    const char *name, *found;
} Search;

static enum MHD_Result find_last(void *context, enum MHD_ValueKind kind, const char *key,
                                 const char *value)
{
    Search *search = context;
    if (strcasecmp(key, search->name) == 0 && value)
        search->found = value;
    return MHD_YES;
}

const char *header_last(struct MHD_Connection *connection, const char *name)
{
    Search search = {name, NULL};
    MHD_get_connection_values(connection, MHD_HEADER_KIND, find_last, &search);
    return search.found;
}
