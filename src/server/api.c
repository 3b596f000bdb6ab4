/* api.c: from a request to whoever answers it: who may ask at all, which path, which game, which
 * seat. docs/api.md describes what goes in and out. */
#include "server/api.h"

#include <stdlib.h>
#include <string.h>

#include "server/hall/keys.h"
#include "server/http/assets.h"

enum { METRICS_SIZE = 1 << 16 };

/* ---- Help ------------------------------------------------------------------------------------ */

void reply_hall(Reply *reply, Lang lang, HallResult result)
{
    static const struct {
        unsigned status;
        const char *word, *id;
    } say[] = {
        [HALL_MISSING] = {404, "missing", "server.missing"},
        [HALL_STALE] = {409, "stale", "server.stale"},
        [HALL_BUSY] = {503, "busy", "server.busy"},
        [HALL_FULL] = {503, "full", "server.full"},
        [HALL_CROWDED] = {503, "crowded", "server.crowded"},
        [HALL_FAILED] = {503, "storage", "server.storage"},
        [HALL_UNSURE] = {503, "unsure", "server.unsure"},
        [HALL_UNKNOWN] = {503, "unknown", "server.unknown"},
        [HALL_UNPLAYABLE] = {500, "unplayable", "server.unplayable"},
        [HALL_NO_MEMORY] = {503, "memory", "server.memory"},
    };
    reply_error(reply, say[result].status, lang, say[result].word, say[result].id, NULL);
    if (say[result].status == 503)
        reply->retry_after = 2;
}

bool body_text(const Body *body, const char *name, Lang lang, const char **out, Reply *reply)
{
    const Body *value = body_get(body, name);
    *out = body_string(value, NULL);
    if (!value || *out)
        return true;
    reply_error(reply, 400, lang, "field", "server.field", name);
    return false;
}

bool body_name(const Body *body, Lang lang, const char **out, Reply *reply)
{
    if (!body_text(body, "name", lang, out, reply))
        return false;
    if (!*out)
        *out = "";
    if (strlen(*out) < SEAT_NAME_SIZE && is_sound_text(*out, strlen(*out)))
        return true;
    reply_error(reply, 422, lang, "name", "server.name", NULL);
    return false;
}

/* ---- Who may ask ----------------------------------------------------------------------------- */

/* "name" of "name:8075". */
static bool host_is(const char *host, const char *name)
{
    const size_t length = strlen(name);
    return strncasecmp(host, name, length) == 0 && (host[length] == '\0' || host[length] == ':');
}

/* A page from elsewhere whose name was made to lead here must not get at a server that listens to
 * this machine alone; browsers tell the name. */
static bool is_host_ours(const Server *server, const char *host)
{
    const char *const *known = server->options->host;
    if (!host || (!server->loopback && !known[0]))
        return true;
    for (; *known; known++)
        if (host_is(host, *known))
            return true;
    return server->loopback &&
           (host_is(host, "localhost") || host_is(host, "127.0.0.1") || host_is(host, "[::1]"));
}

/* A page from elsewhere must not post in somebody's name. */
static bool is_from_here(const Request *request)
{
    if (request->site && strcmp(request->site, "same-origin") != 0 &&
        strcmp(request->site, "none") != 0)
        return false;
    if (!request->origin)
        return true;
    const char *behind = strstr(request->origin, "://");
    return behind && request->host && strcasecmp(behind + 3, request->host) == 0;
}

static bool is_json(const char *type)
{
    static const char json[] = "application/json";
    const size_t length = sizeof json - 1;
    return type && strncasecmp(type, json, length) == 0 &&
           (type[length] == '\0' || type[length] == ';' || type[length] == ' ');
}

static bool may_post(const Request *request, Reply *reply)
{
    if (!is_from_here(request))
        reply_error(reply, 403, request->lang, "origin", "server.origin", NULL);
    else if (!is_json(request->type))
        reply_error(reply, 415, request->lang, "type", "server.type", NULL);
    else
        return true;
    return false;
}

/* The body as an object; NULL with a reply. */
static Body *read_body(const Request *request, Reply *reply)
{
    if (!may_post(request, reply))
        return NULL;
    Body *body = body_parse(request->body ? request->body : "", request->length);
    if (body_kind(body) == BODY_OBJECT)
        return body;
    body_free(body);
    reply_error(reply, 400, request->lang, "json", "server.json", NULL);
    return NULL;
}

size_t body_most(const char *method, const char *uri)
{
    if (strcmp(method, "POST") != 0)
        return 0;
    const size_t length = strcspn(uri, "?");
    return length == strlen("/api/matches") && strncmp(uri, "/api/matches", length) == 0 ? SAVE_MAX
                                                                                         : BODY_MAX;
}

/* ---- One game -------------------------------------------------------------------------------- */

typedef struct Route {
    const char *verb;   /* behind the game's id */
    const char *method; /* GET: HEAD, too */
    uint32_t parts;     /* of the whole path */
    void (*answer)(Visit *visit);
} Route;

static const Route routes[] = {
    {"", "DELETE", 3, api_delete},       {"save", "GET", 4, api_save},
    {"events", "GET", 4, api_events},    {"actions", "POST", 4, api_actions},
    {"undo", "POST", 4, api_undo},       {"redo", "POST", 4, api_redo},
    {"seats", "POST", 4, api_seats},     {"resign", "POST", 4, api_resign},
    {"rematch", "POST", 4, api_rematch}, {"chat", "GET", 4, api_chat},
    {"chat", "POST", 4, api_say},
};
/* Whatever else can be asked is a question of the desk. */
static const Route look_route = {NULL, "GET", 0, api_look};

/* The methods that a path has, if this is the route it takes. */
static const char *methods_of(const Route *route)
{
    if (route->verb && strcmp(route->verb, "chat") == 0)
        return "GET, HEAD, POST";
    if (strcmp(route->method, "POST") == 0)
        return "POST";
    return strcmp(route->method, "DELETE") == 0 ? "GET, HEAD, DELETE" : "GET, HEAD";
}

/* The route of a path and method; NULL with the methods that the path has, NULL: there is none. */
static const Route *find_route(const Request *request, const char **allow)
{
    const char *verb = request->parts > 3 ? request->part[3] : "";
    const char *method = request_is(request, "HEAD") ? "GET" : request->method;
    *allow = NULL;
    for (size_t i = 0; i < COUNT_OF(routes); i++) {
        const Route *route = &routes[i];
        if (route->parts != request->parts || strcmp(route->verb, verb) != 0)
            continue;
        if (strcmp(route->method, method) == 0)
            return route;
        *allow = methods_of(route);
    }
    if (!request_question(request))
        return NULL;
    if (strcmp(method, "GET") == 0)
        return &look_route;
    if (!*allow)
        *allow = methods_of(&look_route);
    return NULL;
}

/* Which seat the request speaks for; false with a reply if it may not. An open or invited seat is
 * spoken for by who takes it: that is no matter of keys yet. */
static bool find_seat(Visit *visit, bool taking)
{
    const Lang lang = visit->request->lang;
    char query[FIELD_SIZE];
    const char *word = NULL;
    visit->seat = SEAT_WATCHER;
    if (!visit->body)
        word = request_query(visit->request, "seat", query) ? query : NULL;
    else if (!body_text(visit->body, "seat", lang, &word, visit->reply))
        return false;
    if (!word && !visit->body)
        return true;
    visit->seat = word ? seat_find(match_game(visit->room->match)->rules, word) : SEAT_NOBODY;
    if (visit->seat == SEAT_NOBODY)
        reply_error(visit->reply, 422, lang, "seat", "server.no_seat", word ? word : "");
    else if (!taking && !(visit->held >> visit->seat & 1))
        reply_error(visit->reply, 403, lang, "key", "server.key", NULL);
    else
        return true;
    return false;
}

/* Leaves the room, then writes what can be written without it. */
static void leave(Visit *visit)
{
    Room *room = visit->room;
    visit->room = visit->later ? room_picture(room) : NULL;
    hall_leave(room);
    if (visit->room)
        visit->later(visit);
    else if (visit->later)
        reply_hall(visit->reply, visit->request->lang, HALL_NO_MEMORY);
    room_picture_free(visit->room);
}

static void answer_visit(Visit *visit, const Route *route)
{
    const bool looks = strcmp(route->method, "GET") == 0 && route->answer != api_events;
    const Request *request = visit->request;
    HallResult result = HALL_MISSING;
    char key[FIELD_SIZE];
    const char *shown = request->key;
    /* A browser's EventSource cannot send headers. */
    if (route->answer == api_events && !shown && request_query(request, "key", key))
        shown = key;
    if (id_is_sound(request->part[2]))
        visit->room = hall_enter(visit->server->hall, request->part[2], &result);
    if (!visit->room) {
        reply_hall(visit->reply, request->lang, result);
        return;
    }
    visit->held = room_seats_of(visit->room, shown, &visit->invited);
    if (visit->held != 0 || visit->room->owner == 0)
        visit->room->owner = account_source(request->account);
    const bool good = find_seat(visit, route->answer == api_seats);
    if (good && looks)
        visit->later = route->answer;
    else if (good)
        route->answer(visit);
    leave(visit);
}

static void refuse_method(Reply *reply, Lang lang, const char *allow)
{
    reply_error(reply, 405, lang, "method", "server.method", allow);
    reply->allow = allow;
}

static void answer_game(Server *server, const Request *request, Reply *reply)
{
    const char *allow;
    const Route *route = find_route(request, &allow);
    const bool post = request_is(request, "POST");
    Body *body = NULL;
    if (!route && allow) {
        refuse_method(reply, request->lang, allow);
    } else if (!route) {
        reply_error(reply, 404, request->lang, "path", "server.path", NULL);
    } else if (request_is(request, "DELETE") && !is_from_here(request)) {
        reply_error(reply, 403, request->lang, "origin", "server.origin", NULL);
    } else if (!post || (body = read_body(request, reply)) != NULL) {
        Visit visit = {
            .server = server, .request = request, .reply = reply, .body = body, .from = DESK_NEVER};
        answer_visit(&visit, route);
    }
    body_free(body);
}

/* ---- Everything ------------------------------------------------------------------------------ */

static void answer_metrics(Server *server, Reply *reply)
{
    Text text;
    if (!reply_open(reply, &text, METRICS_SIZE))
        return;
    metrics_print(&server->metrics, &text);
    reply_close(reply, &text, 200);
    reply->type = "text/plain; version=0.0.4";
}

static void create(Server *server, const Request *request, Reply *reply)
{
    Body *body = read_body(request, reply);
    const uint32_t wait = body ? account_spend(request->account, BUDGET_GAMES, 1) : 0;
    if (wait > 0)
        reply_rate(reply, request->lang, wait);
    else if (body)
        api_create(server, request, reply, body);
    body_free(body);
}

static bool is_look(const Request *request)
{
    return request_is(request, "GET") || request_is(request, "HEAD");
}

/* What stands alone under /api. */
static bool answer_lobby(Server *server, const Request *request, Reply *reply)
{
    const bool post = request_is(request, "POST");
    const bool matches = request->parts == 2 && strcmp(request->part[1], "matches") == 0;
    const bool games = request->parts == 2 && strcmp(request->part[1], "games") == 0;
    const bool rule =
        (request->parts == 3 || request->parts == 4) && strcmp(request->part[1], "rules") == 0;
    if (!matches && !games && !rule)
        return false;
    if (matches && post)
        create(server, request, reply);
    else if (!is_look(request))
        refuse_method(reply, request->lang, matches ? "GET, HEAD, POST" : "GET, HEAD");
    else if (matches)
        api_list(server, request, reply);
    else if (games)
        api_games(server, request, reply);
    else
        api_rule(server, request, reply);
    return true;
}

static void answer_file(const Server *server, const Request *request, Reply *reply)
{
    if (!is_look(request))
        refuse_method(reply, request->lang, "GET, HEAD");
    else if (!asset_reply(server->options->web, request, reply))
        reply_error(reply, 404, request->lang, "path", "server.path", NULL);
}

static void answer_path(Server *server, const Request *request, Reply *reply)
{
    const char *first = request->parts > 0 ? request->part[0] : "";
    if (strcmp(first, "api") == 0) {
        if (answer_lobby(server, request, reply))
            return;
        if (request->parts >= 3 && strcmp(request->part[1], "matches") == 0)
            answer_game(server, request, reply);
        else
            reply_error(reply, 404, request->lang, "path", "server.path", NULL);
    } else if (request->parts == 1 && strcmp(first, "metrics") == 0) {
        answer_metrics(server, reply);
    } else if (request->parts == 1 && strcmp(first, "healthz") == 0) {
        static const char good[] = "{\"good\":true}";
        *reply = (Reply){.status = 200,
                         .type = "application/json",
                         .fixed = good,
                         .length = sizeof good - 1,
                         .cache = "no-store"};
    } else {
        answer_file(server, request, reply);
    }
}

void reply_rate(Reply *reply, Lang lang, uint32_t seconds)
{
    reply_error(reply, 429, lang, "rate", "server.rate", NULL);
    reply->retry_after = seconds;
}

bool server_admits(Request *request, Reply *reply)
{
    *reply = (Reply){0};
    request->sound = request_read(request);
    uint32_t wait = account_spend(request->account, BUDGET_REQUESTS, 1);
    if (wait == 0)
        wait = account_spend(request->account, BUDGET_WORK, 0);
    if (wait > 0)
        reply_rate(reply, request->lang, wait);
    return wait == 0;
}

bool request_is_quick(const Request *request)
{
    return request->parts == 0 || strcmp(request->part[0], "api") != 0;
}

void server_answer(Server *server, const Request *request, Reply *reply)
{
    *reply = (Reply){0};
    server->pulse.begun++;
    if (!is_host_ours(server, request->host))
        reply_error(reply, 421, request->lang, "host", "server.host", NULL);
    else if (!is_look(request) && !request_is(request, "POST") && !request_is(request, "DELETE"))
        refuse_method(reply, request->lang, "GET, HEAD, POST, DELETE");
    else if (!request->sound)
        reply_error(reply, 404, request->lang, "path", "server.path", NULL);
    else
        answer_path(server, request, reply);
    server->pulse.done++;
}
