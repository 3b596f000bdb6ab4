/* respond.c: see respond.h. An event stream sleeps (MHD_suspend_connection) until its room wakes
 * it.
 */
#include "server/http/respond.h"

#include <errno.h>
#include <stdio.h>
#include <sys/socket.h>

#include "server/hall/events.h"

enum { STREAM_BLOCK = 1024 };

/* ---- Headers --------------------------------------------------------------------------------- */

static const char *const headers[][2] = {
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
     "img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
     "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
};

static void add_header(struct MHD_Response *response, const char *name, const char *value)
{
    if (value)
        MHD_add_response_header(response, name, value);
}

static void add_headers(struct MHD_Response *response, const Reply *reply)
{
    char seconds[16] = "";
    for (size_t i = 0; i < COUNT_OF(headers); i++)
        add_header(response, headers[i][0], headers[i][1]);
    snprintf(seconds, sizeof seconds, "%u", reply->retry_after);
    add_header(response, "Content-Type", reply->type);
    add_header(response, "ETag", reply->etag);
    add_header(response, "Content-Encoding", reply->encoding);
    add_header(response, "Cache-Control", reply->cache);
    add_header(response, "Allow", reply->allow);
    add_header(response, "Vary", reply->vary ? "Accept-Encoding" : NULL);
    add_header(response, "X-Accel-Buffering", reply->stream ? "no" : NULL); /* nginx: at once */
    add_header(response, "Connection", reply->close ? "close" : NULL);
    add_header(response, "Retry-After", reply->retry_after ? seconds : NULL);
}

/* ---- Streams --------------------------------------------------------------------------------- */

static void sleep_stream(void *context) { MHD_suspend_connection(context); }
static void wake_stream(void *context) { MHD_resume_connection(context); }

/* Whoever has closed his end reads as an end of file. */
static bool is_gone(void *context)
{
    char byte;
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(context, MHD_CONNECTION_INFO_CONNECTION_FD);
    const ssize_t count = info ? recv(info->connect_fd, &byte, 1, MSG_PEEK | MSG_DONTWAIT) : 0;
    return count == 0 || (count < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR);
}

static ssize_t read_stream(void *context, uint64_t position, char *out, size_t size)
{
    const size_t count = stream_read(context, out, size);
    return count == STREAM_END ? MHD_CONTENT_READER_END_OF_STREAM : (ssize_t)count;
}

static void close_stream(void *context) { stream_close(context); }

static struct MHD_Response *make_response(const Reply *reply, struct MHD_Connection *connection)
{
    if (reply->stream) {
        reply->stream->sleep = sleep_stream;
        reply->stream->wake = wake_stream;
        reply->stream->is_gone = is_gone;
        reply->stream->context = connection;
        return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, STREAM_BLOCK, read_stream,
                                                 reply->stream, close_stream);
    }
    if (reply->body)
        return MHD_create_response_from_buffer(reply->length, reply->body, MHD_RESPMEM_MUST_FREE);
    return MHD_create_response_from_buffer(reply->length, (void *)(uintptr_t)reply->fixed,
                                           MHD_RESPMEM_PERSISTENT);
}

/* ---- Both ------------------------------------------------------------------------------------ */

void reply_drop(Reply *reply)
{
    reply_free(reply);
    if (reply->stream)
        stream_close(reply->stream);
    reply->stream = NULL;
}

enum MHD_Result respond(struct MHD_Connection *connection, Reply *reply)
{
    struct MHD_Response *response = make_response(reply, connection);
    if (!response) {
        reply_drop(reply);
        return MHD_NO;
    }
    add_headers(response, reply);
    const unsigned status = reply->status;
    *reply = (Reply){.status = status, .length = reply->length};
    const enum MHD_Result result = MHD_queue_response(connection, status, response);
    MHD_destroy_response(response);
    return result;
}
