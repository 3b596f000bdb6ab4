/* respond.h: a reply becomes what libmicrohttpd sends. */
#ifndef MEKONG_SERVER_RESPOND_H
#define MEKONG_SERVER_RESPOND_H

#include <microhttpd.h>

#include "server/http/request.h"

/* Sends it; its body or stream is no longer the caller's. */
enum MHD_Result respond(struct MHD_Connection *connection, Reply *reply);
/* Lets go of a body or stream that nobody will get. */
void reply_drop(Reply *reply);

#endif
