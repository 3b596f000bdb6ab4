/* call.c: see call.h. The header is looked at as soon as it is there, then the body is read; what
 * is wanted of a game is answered by other threads (work.h), and the line sleeps meanwhile.
 *
 * A reply in a request's first callback makes libmicrohttpd close the connection. That is wanted
 * where a body is not to be read, and nowhere else.
 */
#include "server/http/call.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "server/hall/turns.h"
#include "server/http/address.h"
#include "server/http/respond.h"
#include "server/http/strict.h"

enum {
    BODY_SECONDS = 30,     /* for a whole body */
    REPLY_SECONDS = 30,    /* for a reply to be taken, and a second more */
    REPLY_PACE = 16 << 10, /* for so many bytes of it */
    BYTES_RETRY = 5        /* seconds, after too much at a time */
};

typedef struct Call {
    Task task; /* its first member: what waits for a thread is a call */
    Http *http;
    struct MHD_Connection *connection;
    Line *line;
    char *uri;
    const char *method;
    char address[ADDRESS_SIZE];
    Account *account; /* NULL until the header has come */
    size_t bytes;     /* taken from it */
    bool has_stream;  /* the same */
    bool begun;
    char *body;
    size_t length, room;
    Request request;
    Reply reply;
    _Atomic bool answered; /* the reply is there to be sent */
    unsigned status;
    size_t sent;
    struct timespec start;
} Call;

/* ---- Replies --------------------------------------------------------------------------------- */

static enum MHD_Result send_reply(Call *call, Reply *reply)
{
    if (call->line)
        line_allow(call->line,
                   reply->stream ? 0 : REPLY_SECONDS + (uint32_t)(reply->length / REPLY_PACE));
    call->status = reply->status;
    call->sent = reply->length;
    return respond(call->connection, reply);
}

static enum MHD_Result refuse(Call *call, unsigned status, const char *word, const char *id)
{
    Reply reply;
    reply_error(&reply, status, call->http->server->options->lang, word, id, NULL);
    return send_reply(call, &reply);
}

static enum MHD_Result refuse_cost(Call *call)
{
    Reply reply;
    reply_rate(&reply, call->http->server->options->lang, BYTES_RETRY);
    reply.close = true; /* a line kept open would be one more cost */
    return send_reply(call, &reply);
}

/* ---- The header ------------------------------------------------------------------------------ */

/* Who asks. A proxy of ours adds the address it saw at the end of the list: what stands before is
 * whatever its client said. */
static void find_address(Call *call)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(call->connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    const char *list = call->http->server->options->proxy
                           ? header_last(call->connection, "X-Forwarded-For")
                           : NULL;
    if ((!list || !address_last(list, call->address)) && info)
        address_print(info->client_addr, call->address);
    call->account = account_enter(call->http->server->limits, call->address);
}

/* Behind a proxy a line is on the account of who asked last. */
static bool count_line(Call *call)
{
    Server *server = call->http->server;
    return !server->options->proxy || !call->line ||
           line_charge(call->line, account_enter(server->limits, call->address));
}

/* Room for a body is taken as a whole when it is announced: what is begun can be ended. */
static enum MHD_Result announce_body(Call *call)
{
    const char *length =
        MHD_lookup_connection_value(call->connection, MHD_HEADER_KIND, "Content-Length");
    const unsigned long long size = length ? strtoull(length, NULL, 10) : 0;
    call->room = body_most(call->method, call->uri);
    if (size > call->room)
        return refuse(call, 413, "length", "server.length");
    if (!account_take(call->account, STOCK_BYTES, (size_t)size))
        return refuse_cost(call);
    call->room = call->bytes = (size_t)size;
    return MHD_YES;
}

/* The first callback. */
static enum MHD_Result begin(Call *call, const char *method, const char *version)
{
    const Form form = header_form(call->connection, method, version);
    call->begun = true;
    call->method = method;
    if (call->line)
        line_allow(call->line, BODY_SECONDS);
    find_address(call);
    if (form == FORM_BAD)
        return refuse(call, 400, "request", "server.malformed");
    if (form == FORM_NO_LENGTH)
        return refuse(call, 411, "length", "server.no_length");
    return count_line(call) ? announce_body(call) : refuse_cost(call);
}

/* ---- The answer ------------------------------------------------------------------------------ */

static enum MHD_Result add_body(Call *call, const char *data, size_t *size)
{
    if (*size > call->room - call->length)
        return MHD_NO;
    char *grown = realloc(call->body, call->length + *size);
    if (!grown)
        return MHD_NO;
    memcpy(grown + call->length, data, *size);
    call->body = grown;
    call->length += *size;
    *size = 0;
    return MHD_YES;
}

static void read_request(Call *call)
{
    Request *request = &call->request;
    *request = (Request){.method = call->method,
                         .uri = call->uri,
                         .account = call->account,
                         .body = call->body,
                         .length = call->length};
    const struct {
        const char **value;
        const char *name;
    } wanted[] = {
        {&request->host, "Host"},
        {&request->origin, "Origin"},
        {&request->site, "Sec-Fetch-Site"},
        {&request->type, "Content-Type"},
        {&request->key, "X-Mekong-Key"},
        {&request->language, "Accept-Language"},
        {&request->etag, "If-None-Match"},
        {&request->encoding, "Accept-Encoding"},
        {&request->last_event, "Last-Event-ID"},
    };
    for (size_t i = 0; i < COUNT_OF(wanted); i++)
        *wanted[i].value =
            MHD_lookup_connection_value(call->connection, MHD_HEADER_KIND, wanted[i].name);
}

/* Makes the reply, and writes down what it cost. A body stays in memory until it has been taken:
 * who does not take them gets no more. */
static void answer(Call *call)
{
    Reply *reply = &call->reply;
    const double start = seconds_worked();
    server_answer(call->http->server, &call->request, reply);
    account_charge(call->account, BUDGET_WORK, seconds_worked() - start);
    call->has_stream = reply->stream != NULL;
    const size_t size = reply->body ? reply->length : 0;
    if (account_take(call->account, STOCK_BYTES, size)) {
        call->bytes += size;
    } else {
        reply_free(reply);
        reply_rate(reply, call->request.lang, BYTES_RETRY);
    }
    call->answered = true;
}

/* In a thread of the work; when the line goes on, the reply is sent, and the call may end. */
static void run_call(Task *task)
{
    Call *call = (Call *)task;
    struct MHD_Connection *connection = call->connection;
    answer(call);
    MHD_resume_connection(connection);
}

static enum MHD_Result have_answered(Call *call)
{
    read_request(call);
    if (call->line)
        line_allow(call->line, 0);
    if (!server_admits(&call->request, &call->reply))
        return send_reply(call, &call->reply);
    if (request_is_quick(&call->request)) {
        answer(call);
        return send_reply(call, &call->reply);
    }
    call->task.source = account_source(call->account);
    call->task.run = run_call;
    MHD_suspend_connection(call->connection);
    if (!work_add(call->http->work, &call->task)) {
        reply_hall(&call->reply, call->request.lang, HALL_BUSY);
        call->answered = true;
        MHD_resume_connection(call->connection);
    }
    return MHD_YES;
}

enum MHD_Result call_go_on(void *context, struct MHD_Connection *connection, const char *url,
                           const char *method, const char *version, const char *data, size_t *size,
                           void **call_at)
{
    Call *call = *call_at;
    if (!call)
        return MHD_NO;
    if (!call->begun)
        return begin(call, method, version);
    if (*size > 0)
        return add_body(call, data, size);
    return call->answered ? send_reply(call, &call->reply) : have_answered(call);
}

/* ---- From first line to end ------------------------------------------------------------------ */

void *call_open(void *context, const char *uri, struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    Call *call = calloc(1, sizeof *call);
    if (!call)
        return NULL;
    call->http = context;
    call->connection = connection;
    call->line = info ? info->socket_context : NULL;
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
    slice_copy(slice_of(call->method), method, sizeof method);
    make_plain(line);
    make_plain(method);
    fprintf(log, "%s %s %s %s %u %zu %.1fms\n", stamp, call->address[0] ? call->address : "-",
            method, line, call->status, call->sent, took);
}

/* Gives back all that it took. */
static void settle(Call *call)
{
    if (!call->account)
        return;
    account_give(call->account, STOCK_BYTES, call->bytes);
    if (call->has_stream)
        account_give(call->account, STOCK_STREAMS, 1);
    account_leave(call->account);
}

void call_close(void *context, struct MHD_Connection *connection, void **call_at,
                enum MHD_RequestTerminationCode code)
{
    Http *http = context;
    Call *call = *call_at;
    if (!call)
        return;
    if (call->status > 0 && call->status < STATUS_MAX) /* 0: it broke off before an answer */
        http->server->metrics.requests[call->status]++;
    if (http->log)
        write_log(call, http->log);
    if (call->line)
        line_allow(call->line, HEADER_SECONDS);
    reply_drop(&call->reply); /* if nobody was there any more to take it */
    settle(call);
    free(call->uri);
    free(call->body);
    free(call);
    *call_at = NULL;
}
