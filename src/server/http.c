/* http.c: see http.h. Some threads, each with an epoll loop of its own, share the socket. A request
 * is answered by server_answer within its thread; an event stream sleeps (MHD_suspend_connection)
 * until its room wakes it.
 *
 * A reply in a request's first callback makes libmicrohttpd close the connection. That is wanted
 * for a body too long to be read, and nowhere else.
 */
#include "server/http.h"

#include <errno.h>
#include <microhttpd.h>
#include <netdb.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "server/address.h"
#include "server/events.h"
#include "server/strict.h"

enum {
    THREADS = 8, /* more than cores: those that wait for the disk are not at work */
    IDLE_SECONDS = 30,
    HEADERS_MOST = 32 << 10, /* memory of a connection, its headers included */
    STREAM_BLOCK = 1024
};

struct Http {
    Server *server;
    FILE *log;
    struct MHD_Daemon *daemon;
};

/* One request, from its first line to its end. */
typedef struct Call {
    Http *http;
    char *uri;
    const char *method;
    char address[ADDRESS_SIZE];
    bool begun, too_long;
    char *body;
    size_t length, room;
    unsigned status;
    size_t sent;
    struct timespec start;
} Call;

/* ---- Replies --------------------------------------------------------------------------------- */

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
    (void)position;
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

/* The reply's body or stream belongs to the response from now on. */
static enum MHD_Result send_reply(Call *call, struct MHD_Connection *connection, Reply *reply)
{
    struct MHD_Response *response = make_response(reply, connection);
    if (!response) {
        reply_free(reply);
        if (reply->stream)
            stream_close(reply->stream);
        return MHD_NO;
    }
    add_headers(response, reply);
    call->status = reply->status;
    call->sent = reply->length;
    const enum MHD_Result result = MHD_queue_response(connection, reply->status, response);
    MHD_destroy_response(response);
    return result;
}

/* ---- Requests -------------------------------------------------------------------------------- */

/* Who asks. A proxy of ours adds the address it saw at the end of the list: what stands before is
 * whatever its client said. */
static void find_address(Call *call, struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    const char *list =
        call->http->server->options->proxy ? header_last(connection, "X-Forwarded-For") : NULL;
    if ((!list || !address_last(list, call->address)) && info)
        address_print(info->client_addr, call->address);
}

static enum MHD_Result answer(Call *call, struct MHD_Connection *connection)
{
    Reply reply;
    Request request = {.method = call->method,
                       .uri = call->uri,
                       .address = call->address,
                       .body = call->body,
                       .length = call->length};
    const struct {
        const char **value;
        const char *name;
    } wanted[] = {
        {&request.host, "Host"},
        {&request.origin, "Origin"},
        {&request.site, "Sec-Fetch-Site"},
        {&request.type, "Content-Type"},
        {&request.key, "X-Mekong-Key"},
        {&request.language, "Accept-Language"},
        {&request.etag, "If-None-Match"},
        {&request.encoding, "Accept-Encoding"},
        {&request.last_event, "Last-Event-ID"},
    };
    for (size_t i = 0; i < COUNT_OF(wanted); i++)
        *wanted[i].value = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, wanted[i].name);
    server_answer(call->http->server, &request, &reply);
    return send_reply(call, connection, &reply);
}

static enum MHD_Result refuse(Call *call, struct MHD_Connection *connection, unsigned status,
                              const char *word, const char *id)
{
    Reply reply;
    reply_error(&reply, status, call->http->server->options->lang, word, id, NULL);
    return send_reply(call, connection, &reply);
}

static enum MHD_Result refuse_length(Call *call, struct MHD_Connection *connection)
{
    return refuse(call, connection, 413, "length", "server.length");
}

/* The first callback: looks at the header, and the length that is announced. */
static enum MHD_Result begin(Call *call, struct MHD_Connection *connection, const char *method,
                             const char *version)
{
    const char *length = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Content-Length");
    call->begun = true;
    call->method = method;
    find_address(call, connection);
    const Form form = header_form(connection, method, version);
    if (form != FORM_GOOD)
        return refuse(call, connection, form == FORM_BAD ? 400 : 411,
                      form == FORM_BAD ? "request" : "length",
                      form == FORM_BAD ? "server.malformed" : "server.no_length");
    call->room = body_most(method, call->uri);
    if (length && strtoull(length, NULL, 10) > call->room)
        return refuse_length(call, connection);
    return MHD_YES;
}

/* What is too long is read on, to be answered in the end, but not for ever. */
static enum MHD_Result add_body(Call *call, const char *data, size_t *size)
{
    if (call->too_long || call->length + *size > call->room) {
        call->too_long = true;
        call->length += *size;
        *size = 0;
        return call->length > 4 * SAVE_MAX ? MHD_NO : MHD_YES;
    }
    char *grown = realloc(call->body, call->length + *size);
    if (!grown)
        return MHD_NO;
    memcpy(grown + call->length, data, *size);
    call->body = grown;
    call->length += *size;
    *size = 0;
    return MHD_YES;
}

static enum MHD_Result handle(void *context, struct MHD_Connection *connection, const char *url,
                              const char *method, const char *version, const char *data,
                              size_t *size, void **call_at)
{
    Call *call = *call_at;
    (void)context, (void)url;
    if (!call)
        return MHD_NO;
    if (!call->begun)
        return begin(call, connection, method, version);
    if (*size > 0)
        return add_body(call, data, size);
    return call->too_long ? refuse_length(call, connection) : answer(call, connection);
}

/* ---- From first line to end ------------------------------------------------------------------ */

static void *open_call(void *context, const char *uri, struct MHD_Connection *connection)
{
    (void)connection;
    Call *call = calloc(1, sizeof *call);
    if (!call)
        return NULL;
    call->http = context;
    call->uri = strdup(uri);
    call->method = "-";
    clock_gettime(CLOCK_MONOTONIC, &call->start);
    if (call->uri)
        return call;
    free(call);
    return NULL;
}

/* Letters that a terminal might obey, and spaces that would make one word two, become dots. */
static void make_plain(char *word)
{
    for (; *word; word++)
        if (*word <= ' ' || *word > '~')
            *word = '.';
}

/* One line without anything secret in it. The method, like the path, is whatever the client sent;
 * the address is ours. */
static void write_log(const Call *call, FILE *log)
{
    char stamp[32], method[32], line[1024];
    struct timespec now;
    struct tm date;
    Text uri;
    const time_t seconds = time(NULL);
    clock_gettime(CLOCK_MONOTONIC, &now);
    const double took = (double)(now.tv_sec - call->start.tv_sec) * 1e3 +
                        (double)(now.tv_nsec - call->start.tv_nsec) / 1e6;
    strftime(stamp, sizeof stamp, "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&seconds, &date));
    text_init(&uri, line, sizeof line);
    request_print_uri(call->uri, &uri);
    slice_copy((Slice){call->method, strlen(call->method)}, method, sizeof method);
    make_plain(line);
    make_plain(method);
    fprintf(log, "%s %s %s %s %u %zu %.1fms\n", stamp, call->address[0] ? call->address : "-",
            method, line, call->status, call->sent, took);
}

static void close_call(void *context, struct MHD_Connection *connection, void **call_at,
                       enum MHD_RequestTerminationCode code)
{
    Http *http = context;
    Call *call = *call_at;
    (void)connection, (void)code;
    if (!call)
        return;
    if (call->status > 0 && call->status < STATUS_MAX) /* 0: it broke off before an answer */
        http->server->metrics.requests[call->status]++;
    if (http->log)
        write_log(call, http->log);
    free(call->uri);
    free(call->body);
    free(call);
    *call_at = NULL;
}

static void count_connection(void *context, struct MHD_Connection *connection, void **socket,
                             enum MHD_ConnectionNotificationCode code)
{
    Http *http = context;
    (void)connection, (void)socket;
    http->server->metrics.connections += code == MHD_CONNECTION_NOTIFY_STARTED ? 1 : -1;
}

/* libmicrohttpd's own words are about clients that vanish or send rubbish: nobody needs them. */
static void say_nothing(void *context, const char *format, va_list arguments)
{
    (void)context, (void)format, (void)arguments;
}

/* ---- Life ------------------------------------------------------------------------------------ */

static bool is_loopback(const struct sockaddr *address)
{
    if (address->sa_family == AF_INET6)
        return IN6_IS_ADDR_LOOPBACK(
            &((const struct sockaddr_in6 *)(const void *)address)->sin6_addr);
    const uint32_t four =
        ntohl(((const struct sockaddr_in *)(const void *)address)->sin_addr.s_addr);
    return four >> 24 == 127;
}

static struct MHD_Daemon *start(Http *http, const struct addrinfo *where)
{
    const ServerOptions *options = http->server->options;
    unsigned flags = MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD | MHD_ALLOW_SUSPEND_RESUME |
                     MHD_USE_ERROR_LOG;
    if (where->ai_family == AF_INET6)
        flags |= MHD_USE_DUAL_STACK;
    return MHD_start_daemon(
        flags, options->port, NULL, NULL, handle, http, MHD_OPTION_EXTERNAL_LOGGER, say_nothing,
        NULL, MHD_OPTION_SOCK_ADDR, where->ai_addr, MHD_OPTION_THREAD_POOL_SIZE, (unsigned)THREADS,
        MHD_OPTION_CONNECTION_LIMIT, (unsigned)options->connections,
        MHD_OPTION_PER_IP_CONNECTION_LIMIT,
        options->proxy ? 0u : (unsigned)options->connections / 2, MHD_OPTION_CONNECTION_TIMEOUT,
        (unsigned)IDLE_SECONDS, MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)HEADERS_MOST,
        MHD_OPTION_URI_LOG_CALLBACK, open_call, http, MHD_OPTION_NOTIFY_COMPLETED, close_call, http,
        MHD_OPTION_NOTIFY_CONNECTION, count_connection, http, STRICT_OPTION, 1, MHD_OPTION_END);
}

Http *http_start(Server *server, FILE *log, Problem *problem)
{
    const struct addrinfo hints = {.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE,
                                   .ai_socktype = SOCK_STREAM};
    const char *address = server->options->listen ? server->options->listen : "127.0.0.1";
    struct addrinfo *where = NULL;
    char port[16];
    snprintf(port, sizeof port, "%u", server->options->port);
    Http *http = calloc(1, sizeof *http);
    if (!http || getaddrinfo(address, port, &hints, &where) != 0) {
        problem_set(problem, 0, "server.no_address", address);
        free(http);
        return NULL;
    }
    http->server = server;
    http->log = log;
    server->loopback = is_loopback(where->ai_addr);
    errno = 0;
    http->daemon = start(http, where);
    freeaddrinfo(where);
    if (http->daemon)
        return http;
    problem_set(problem, 0, "server.no_listen", errno ? strerror(errno) : "");
    free(http);
    return NULL;
}

uint16_t http_port(const Http *http)
{
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(http->daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info ? info->port : 0;
}

/* A stream that sleeps must be woken before the daemon stops. One may just be on its way: so they
 * are ended until there are none. Who does not read is not waited for for long. */
void http_stop(Http *http)
{
    enum { TRIES = 150, PAUSE = 20 };
    const struct timespec pause = {0, PAUSE * 1000000};
    const MHD_socket listener = MHD_quiesce_daemon(http->daemon);
    http->server->stopping = true;
    for (int i = 0; i < TRIES; i++) {
        streams_end(http->server->hall);
        if (http->server->metrics.streams == 0)
            break;
        nanosleep(&pause, NULL);
    }
    MHD_stop_daemon(http->daemon);
    if (listener != MHD_INVALID_SOCKET)
        close(listener);
    free(http);
}
