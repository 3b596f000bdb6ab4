/* assets.h: the web client's files, compiled in (tools/mkassets.c), or from a folder while somebody
 * works on them. */
#ifndef MEKONG_SERVER_ASSETS_H
#define MEKONG_SERVER_ASSETS_H

#include "server/http/request.h"

typedef struct Asset {
    const char *path; /* "/index.html" */
    const char *type, *etag;
    const unsigned char *plain, *gzip; /* gzip NULL: it would not be shorter */
    size_t plain_length, gzip_length;
} Asset;

/* The generated table (gen/assets.c), by ascending paths. */
extern const Asset assets[];
extern const size_t asset_count;

/* The file that the request asks for: from the folder of that name, NULL for what is compiled in.
 * False: there is none. */
bool asset_reply(const char *folder, const Request *request, Reply *reply);

#endif
