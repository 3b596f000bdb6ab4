/* call.h: one request, from its first line to its end, as libmicrohttpd tells of it. */
#ifndef MEKONG_SERVER_CALL_H
#define MEKONG_SERVER_CALL_H

#include <microhttpd.h>

#include "server/api.h"
#include "server/hall/work.h"
#include "server/http/http.h"
#include "server/http/lines.h"

struct Http {
    Server *server;
    FILE *log;
    Lines *lines;
    Work *work;
    struct MHD_Daemon *daemon;
};

enum {
    IDLE_SECONDS = 30,  /* nothing moves on a line */
    HEADER_SECONDS = 40 /* from the answer before, or the line's begin, to the end of a header */
};

/* The callbacks of a daemon; their context is the Http. */
void *call_open(void *context, const char *uri, struct MHD_Connection *connection);
enum MHD_Result call_go_on(void *context, struct MHD_Connection *connection, const char *url,
                           const char *method, const char *version, const char *data, size_t *size,
                           void **call_at);
void call_close(void *context, struct MHD_Connection *connection, void **call_at,
                enum MHD_RequestTerminationCode code);

#endif
