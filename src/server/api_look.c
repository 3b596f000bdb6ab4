/* api_look.c: looking at a game: everything here is written for one viewer by src/desk, which sees
 * to it that nothing hidden from him is in it. */
#include <stdlib.h>
#include <string.h>

#include "desk/desk.h"
#include "server/api.h"
#include "server/hall/events.h"
#include "server/hall/keys.h"

enum { STATE_EXTRA = 4096, STREAM_RETRY = 10 };

static const Match *match_of(const Visit *visit) { return visit->room->match; }

void write_begun(const StoredGame *game, Json *json)
{
    if (game->begun == FROM_START)
        json_null(json, "begun");
    else
        json_number(json, "begun", game->begun);
}

/* ---- Questions ------------------------------------------------------------------------------- */

/* What was given with a question, wherever it stood. */
typedef struct Given {
    Rng rng;
    char word[LOOK_ARGS][FIELD_SIZE];
} Given;

const Question *request_question(const Request *request)
{
    const Question *question = desk_question(request->parts > 3 ? request->part[3] : "table");
    const bool one = question && question->arg[0] && !question->arg[1];
    return request->parts <= 4 || (request->parts == 5 && one) ? question : NULL;
}

/* An only argument may stand in the path. */
static Look read_look(const Visit *visit, const Question *question, Given *given)
{
    const Request *request = visit->request;
    Look look = {.match = match_of(visit), .viewer = visit->seat, .lang = request->lang};
    given->rng = fresh_rng();
    look.rng = &given->rng;
    for (int i = 0; i < LOOK_ARGS && question->arg[i]; i++)
        if (request_query(request, question->arg[i], given->word[i]))
            look.arg[i] = given->word[i];
    if (request->parts == 5)
        look.arg[0] = request->part[4];
    return look;
}

/* What only the server knows in front of what the desk writes of a position. */
static size_t open_state(const Visit *visit, Text *out)
{
    Json json;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_number(&json, "change", visit->room->stored.changes);
    write_begun(&visit->room->stored, &json);
    return out->length;
}

void write_state(const Visit *visit, Text *out)
{
    const size_t brace = open_state(visit, out);
    desk_news(match_of(visit), visit->seat, visit->request->lang, visit->from, visit->place, out);
    out->data[brace] = ',';
}

/* ---- The table ------------------------------------------------------------------------------- */

static void write_seat_words(const Visit *visit, const char *name, uint8_t set, Json *json)
{
    const Rules *rules = match_game(match_of(visit))->rules;
    json_open(json, name, '[');
    for (Seat seat = 0; seat < rules->seats; seat++)
        if (set >> seat & 1)
            json_string(json, NULL, rules->seat_words[seat]);
    json_close(json, ']');
}

static void write_seats(const Room *room, Json *json)
{
    const Seat thinker = room->thinking ? room_computer(room) : SEAT_NOBODY;
    json_open(json, "seats", '[');
    for (Seat seat = 0; seat < room->stored.seats; seat++) {
        const SeatKind kind = room->stored.seat[seat].kind;
        json_open(json, NULL, '{');
        json_bool(json, "open", kind == SEAT_OPEN);
        json_bool(json, "invited", kind == SEAT_INVITED);
        json_bool(json, "online", room->online[seat] > 0);
        json_bool(json, "thinking", thinker == seat);
        json_close(json, '}');
    }
    json_close(json, ']');
}

/* What only the server knows of the table. */
static void write_more(const Visit *visit, Text *out)
{
    const StoredGame *stored = &visit->room->stored;
    Json json;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_string(&json, "id", stored->id);
    json_number(&json, "version", stored->summary.version);
    json_number(&json, "change", stored->changes);
    json_bool(&json, "public", stored->listed);
    json_number(&json, "created", stored->created / 1000);
    write_begun(stored, &json);
    json_bool(&json, "deletable", may_delete(visit));
    write_seat_words(visit, "you", visit->held, &json);
    write_seat_words(visit, "invited", visit->invited, &json);
    write_seats(visit->room, &json);
    json_open(&json, "rematch", '{');
    write_rematch(visit->room, &json);
    json_close(&json, '}');
    json_number(&json, "series", stored->series);
    json_number(&json, "chat", stored->said);
    json_close(&json, '}');
}

/* What the desk has written with what only the server knows; frees the former. */
static void reply_table(const Visit *visit, Text *desk)
{
    Text more;
    char extra[STATE_EXTRA];
    size_t length;
    text_init(&more, extra, sizeof extra);
    write_more(visit, &more);
    char *text = json_merge(desk->data, desk->length, more.data, more.length, &length);
    free(desk->data);
    if (!text) {
        reply_hall(visit->reply, visit->request->lang, HALL_NO_MEMORY);
        return;
    }
    *visit->reply = (Reply){.status = 200, .type = "application/json", .cache = "no-store"};
    visit->reply->body = text;
    visit->reply->length = length;
}

/* ---- Looking --------------------------------------------------------------------------------- */

/* Whether all seats but the computers' are the asker's. */
static bool is_alone(const Visit *visit)
{
    const StoredGame *stored = &visit->room->stored;
    for (Seat seat = 0; seat < stored->seats; seat++)
        if (stored->seat[seat].kind != SEAT_COMPUTER && !(visit->held >> seat & 1))
            return false;
    return true;
}

/* A hint is searched for by the client; but who says that he wants the position for one, as the
 * page does, gets none against a person at another screen. */
static bool is_unfair(const Visit *visit, const Question *question, const Look *look)
{
    return strcmp(question->word, "position") == 0 && look->arg[0] &&
           strcmp(look->arg[0], "hint") == 0 && !visit->room->stored.summary.over &&
           !is_alone(visit);
}

static void refuse_look(const Visit *visit, const LookProblem *problem, const Look *look)
{
    reply_error(visit->reply, problem->missing ? 404 : 400, look->lang, problem->word,
                problem->message, look->arg[0]);
}

void api_look(Visit *visit)
{
    Text text;
    Given given;
    const Question *question = request_question(visit->request);
    const Look look = read_look(visit, question, &given);
    if (is_unfair(visit, question, &look)) {
        reply_error(visit->reply, 403, look.lang, "unfair", "server.unfair", NULL);
        return;
    }
    if (!reply_open(visit->reply, &text, DESK_SIZE + STATE_EXTRA))
        return;
    const bool state = strcmp(question->word, "state") == 0;
    const size_t brace = state ? open_state(visit, &text) : 0;
    const LookProblem *problem = question->ask(&look, &text);
    if (problem) {
        free(text.data);
        refuse_look(visit, problem, &look);
        return;
    }
    if (state)
        text.data[brace] = ',';
    if (strcmp(question->word, "table") == 0)
        reply_table(visit, &text);
    else
        reply_close(visit->reply, &text, 200);
}

/* A save holds everything: it is for who may know everything, or hides it from himself alone. */
static bool may_save(const Visit *visit)
{
    return visit->room->stored.summary.over || (visit->held != 0 && is_alone(visit));
}

void api_save(Visit *visit)
{
    const Lang lang = visit->request->lang;
    if (!may_save(visit)) {
        reply_error(visit->reply, 403, lang, "hidden", "server.hidden", NULL);
        return;
    }
    size_t length;
    char *text = match_save(match_of(visit), &length);
    if (!text) {
        reply_hall(visit->reply, lang, HALL_NO_MEMORY);
        return;
    }
    *visit->reply = (Reply){.status = 200, .type = "text/plain; charset=utf-8", .body = text};
    visit->reply->length = length;
    visit->reply->cache = "no-store";
}

/* ---- Events ---------------------------------------------------------------------------------- */

/* Whoever gets the stream gives back what it takes from the account. */
void api_events(Visit *visit)
{
    const char *word = visit->request->last_event;
    uint32_t last;
    const bool again = word && slice_number(slice_of(word), UINT32_MAX, &last);
    if (request_is(visit->request, "HEAD")) {
        *visit->reply = (Reply){.status = 200, .type = "text/event-stream", .fixed = ""};
        return;
    }
    if (visit->server->stopping) {
        reply_hall(visit->reply, visit->request->lang, HALL_BUSY);
        return;
    }
    if (!account_take(visit->request->account, STOCK_STREAMS, 1)) {
        reply_rate(visit->reply, visit->request->lang, STREAM_RETRY);
        visit->reply->close = true; /* a line kept open would be one more cost */
        return;
    }
    Stream *stream = stream_open(visit->room, visit->held, again ? &last : NULL);
    if (!stream) {
        account_give(visit->request->account, STOCK_STREAMS, 1);
        reply_hall(visit->reply, visit->request->lang, HALL_NO_MEMORY);
        return;
    }
    stream->lang = visit->request->lang;
    *visit->reply = (Reply){.status = 200, .type = "text/event-stream", .cache = "no-store"};
    visit->reply->stream = stream;
}
