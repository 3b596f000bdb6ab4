/* fuzz_server.c: any bytes as requests to the server, without sockets: always a sound reply.
 *
 * An input is several requests with a line "====" between them: a line "METHOD URI", lines "Name:
 * value" of the headers the server reads, an empty line, the body. @ID and @KEY stand for a game
 * both of whose seats the key holds, @INVITE for an invitation. They run against one server with a
 * database in memory.
 *
 * Whatever is asked, the status is one of HTTP, what says to be JSON is JSON, and an error has a
 * word and a sentence.
 */
#define _GNU_SOURCE /* memmem */
#include <stdlib.h>
#include <string.h>

#include "server/api.h"
#include "server/hall/events.h"
#include "server/hall/keys.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { INPUT_MAX = 1 << 16, NAME = 64 };

/* Not ENSURE: must hold in every build. */
static void require(bool holds)
{
    if (!holds)
        abort();
}

/* ---- A server -------------------------------------------------------------------------------- */

typedef struct Fuzz {
    ServerOptions options;
    Server server;
    Account *account; /* of who asks */
    char id[NAME], key[NAME], invite[NAME];
} Fuzz;

static void find(const char *body, const char *name, char out[NAME])
{
    const char *at = strstr(body, name);
    require(at != NULL);
    at += strlen(name);
    slice_copy((Slice){at, strcspn(at, "\"")}, out, NAME);
}

static void answer(Fuzz *fuzz, Request *request, Reply *reply)
{
    require(server_admits(request, reply));
    server_answer(&fuzz->server, request, reply);
}

static void create(Fuzz *fuzz, const char *body, const char *name, char out[NAME])
{
    Request request = {.method = "POST", .uri = "/api/matches", .account = fuzz->account};
    Reply reply;
    request.type = "application/json";
    request.body = body;
    request.length = strlen(body);
    answer(fuzz, &request, &reply);
    require(reply.status == 201);
    find(reply.body, "\"id\":\"", fuzz->id);
    find(reply.body, name, out);
    reply_free(&reply);
}

static void open_server(Fuzz *fuzz)
{
    Problem problem;
    require(keys_ready());
    fuzz->server.options = &fuzz->options;
    fuzz->server.storage = sqlite_open(":memory:", (StorageLimits){0}, &problem);
    require(fuzz->server.storage != NULL);
    fuzz->server.hall = hall_open(fuzz->server.storage, &fuzz->server.metrics, 2, 1);
    require(fuzz->server.hall != NULL);
    fuzz->server.limits = limits_open(0, 16, 0);
    require(fuzz->server.limits != NULL);
    fuzz->account = account_enter(fuzz->server.limits, "127.0.0.1");
}

/* Games of this input's own. */
static void make_games(Fuzz *fuzz)
{
    create(fuzz, "{\"game\":\"saigon75\",\"seats\":{\"nv\":\"invite\"},\"you\":[\"sv\"]}",
           "/#/join/", fuzz->invite);
    memmove(fuzz->invite, fuzz->invite + ID_LENGTH + 1, NAME - ID_LENGTH - 1);
    create(fuzz, "{\"game\":\"saigon75\",\"seats\":{\"nv\":\"human\",\"sv\":\"human\"}}",
           "\"nv\":\"", fuzz->key);
}

static void close_server(Fuzz *fuzz)
{
    hall_close(fuzz->server.hall);
    account_leave(fuzz->account);
    limits_close(fuzz->server.limits);
    fuzz->server.storage->close(fuzz->server.storage);
    memset(fuzz, 0, sizeof *fuzz);
}

/* ---- Requests -------------------------------------------------------------------------------- */

static void sleep_on(void *context) { (void)context; }
static bool is_here(void *context) { return context != NULL; }

static void check_stream(Stream *stream)
{
    char buffer[7]; /* in pieces, as a slow line would */
    stream->sleep = stream->wake = sleep_on;
    stream->is_gone = is_here;
    for (int i = 0; i < 100; i++)
        require(stream_read(stream, buffer, sizeof buffer) <= sizeof buffer);
    stream_close(stream);
}

static void check_reply(Reply *reply)
{
    require(reply->status >= 200 && reply->status < 600 && reply->status != 500);
    if (reply->stream) {
        check_stream(reply->stream);
        return;
    }
    const char *body = reply->body ? reply->body : reply->fixed;
    require(body != NULL);
    if (strcmp(reply->type, "application/json") == 0) {
        Body *json = body_parse(body, reply->length);
        require(body_kind(json) == BODY_OBJECT);
        if (reply->status >= 400) {
            require(body_string(body_get(json, "error"), NULL) != NULL);
            require(body_string(body_get(json, "sentence"), NULL) != NULL);
        }
        body_free(json);
    }
    reply_free(reply);
}

/* The line without its end; *at moves behind it. */
static char *cut_line(char **at)
{
    char *line = *at, *end = strchr(line, '\n');
    *at = end ? end + 1 : line + strlen(line);
    if (end)
        *end = '\0';
    return line;
}

static void read_header(Request *request, char *line)
{
    const struct {
        const char *name, **value;
    } known[] = {{"Host: ", &request->host},
                 {"Origin: ", &request->origin},
                 {"Sec-Fetch-Site: ", &request->site},
                 {"Content-Type: ", &request->type},
                 {"X-Mekong-Key: ", &request->key},
                 {"Accept-Language: ", &request->language},
                 {"If-None-Match: ", &request->etag},
                 {"Accept-Encoding: ", &request->encoding},
                 {"Last-Event-ID: ", &request->last_event}};
    for (size_t i = 0; i < COUNT_OF(known); i++)
        if (strncmp(line, known[i].name, strlen(known[i].name)) == 0)
            *known[i].value = line + strlen(known[i].name);
}

static void ask(Fuzz *fuzz, char *text)
{
    char log[256];
    Text uri;
    char *first = cut_line(&text), *space = strchr(first, ' ');
    Request request = {.method = first, .uri = space ? space + 1 : "", .account = fuzz->account};
    Reply reply;
    if (space)
        *space = '\0';
    request.type = "application/json";
    for (char *line; *text && *(line = cut_line(&text));)
        read_header(&request, line);
    request.body = text;
    request.length = strlen(text);
    if (request.length > body_most(request.method, request.uri))
        return;
    answer(fuzz, &request, &reply);
    check_reply(&reply);
    text_init(&uri, log, sizeof log);
    request_print_uri(request.uri, &uri);
}

/* The input with the words of the game put in; to be freed. */
static char *fill_in(const Fuzz *fuzz, const uint8_t *data, size_t size)
{
    const struct {
        const char *word, *value;
    } words[] = {{"@ID", fuzz->id}, {"@KEY", fuzz->key}, {"@INVITE", fuzz->invite}};
    char *out = malloc(4 * INPUT_MAX * 2);
    size_t length = 0;
    for (size_t i = 0; out && i < size; i++) {
        out[length++] = data[i] ? (char)data[i] : ' ';
        for (size_t w = 0; w < COUNT_OF(words); w++) {
            const size_t word = strlen(words[w].word), value = strlen(words[w].value);
            if (length >= word && memcmp(out + length - word, words[w].word, word) == 0) {
                memcpy(out + length - word, words[w].value, value);
                length += value - word;
            }
        }
    }
    if (out)
        out[length] = '\0';
    return out;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { INPUTS = 300 };
    static const char border[] = "\n====\n";
    static Fuzz fuzz;
    static unsigned inputs;
    if (size > INPUT_MAX / 4)
        return 0;
    if (inputs++ % INPUTS == 0) {
        if (fuzz.server.storage)
            close_server(&fuzz);
        open_server(&fuzz);
    }
    if (size > 0 && memmem(data, size, "@", 1))
        make_games(&fuzz);
    char *text = fill_in(&fuzz, data, size);
    for (char *at = text, *next; at; at = next) {
        next = strstr(at, border);
        if (next) {
            *next = '\0';
            next += strlen(border);
        }
        ask(&fuzz, at);
    }
    free(text);
    return 0;
}
