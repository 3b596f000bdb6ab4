/* http.h: HTTP itself: sockets, headers, bodies, streams; by libmicrohttpd. */
#ifndef MEKONG_SERVER_HTTP_H
#define MEKONG_SERVER_HTTP_H

#include <stdio.h>

#include "server/api.h"

typedef struct Http Http;

/* Listens and answers, on threads of its own. The log may be NULL. NULL with a problem. */
Http *http_start(Server *server, FILE *log, Problem *problem);
uint16_t http_port(const Http *http);
/* Cuts lines that take too long. Every second or so. */
void http_beat(Http *http);
/* Lets nobody in any more, ends the streams, answers what is under way. */
void http_stop(Http *http);

#endif
