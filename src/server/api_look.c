/* api_look.c: looking at a game: everything here is written for one viewer by src/desk, which sees
 * to it that nothing hidden from him is in it. */
#include <stdlib.h>
#include <string.h>

#include "core/canvas.h"
#include "desk/desk.h"
#include "server/api.h"
#include "server/hall/events.h"
#include "server/hall/keys.h"

enum { STATE_EXTRA = 4096, FRAMES_PRESET = 100, FRAMES_MOST = 10000, STREAM_RETRY = 10 };

static const Match *match_of(const Visit *visit) { return visit->room->match; }

static void refuse_query(Visit *visit)
{
    reply_error(visit->reply, 400, visit->request->lang, "query", "server.query", NULL);
}

void write_begun(const StoredGame *game, Json *json)
{
    if (game->begun == FROM_START)
        json_null(json, "begun");
    else
        json_number(json, "begun", game->begun);
}

/* What only the server knows in front of what the desk writes. */
void write_state(const Visit *visit, Text *out)
{
    Json json;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_number(&json, "change", visit->room->stored.changes);
    write_begun(&visit->room->stored, &json);
    const size_t brace = out->length;
    desk_state(match_of(visit), visit->seat, visit->request->lang, out);
    out->data[brace] = ',';
}

void api_state(Visit *visit)
{
    Text text;
    if (!reply_open(visit->reply, &text, DESK_SIZE + STATE_EXTRA))
        return;
    write_state(visit, &text);
    reply_close(visit->reply, &text, 200);
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
    json_close(&json, '}');
}

void api_table(Visit *visit)
{
    Text desk, more;
    char extra[STATE_EXTRA];
    size_t length;
    if (!reply_open(visit->reply, &desk, DESK_SIZE))
        return;
    desk_table(match_of(visit), visit->request->lang, &desk);
    text_init(&more, extra, sizeof extra);
    write_more(visit, &more);
    char *text = json_merge(desk.data, desk.length, more.data, more.length, &length);
    free(desk.data);
    if (!text) {
        reply_hall(visit->reply, visit->request->lang, HALL_NO_MEMORY);
        return;
    }
    *visit->reply = (Reply){.status = 200, .type = "application/json", .cache = "no-store"};
    visit->reply->body = text;
    visit->reply->length = length;
}

/* ---- What has happened ----------------------------------------------------------------------- */

/* After which action frames are wanted; -1: the start itself, too. False: no number. */
static bool read_from(const Request *request, const Match *match, uint32_t *from)
{
    char word[FIELD_SIZE];
    if (request_query(request, "from", word) && strcmp(word, "-1") == 0) {
        *from = DESK_START;
        return true;
    }
    if (!request_number(request, "from", UINT32_MAX - 1, 0, from))
        return false;
    *from = *from < match_count(match) ? *from : match_count(match);
    return true;
}

void api_frames(Visit *visit)
{
    Text text;
    uint32_t from, most, views;
    const Request *request = visit->request;
    const Match *match = match_of(visit);
    if (!read_from(request, match, &from) ||
        !request_number(request, "most", FRAMES_MOST, FRAMES_PRESET, &most) ||
        !request_number(request, "views", 1, 1, &views)) {
        refuse_query(visit);
        return;
    }
    if (!reply_open(visit->reply, &text, DESK_SIZE))
        return;
    (views ? desk_frames : desk_log)(match, visit->seat, request->lang, from, most, &text);
    reply_close(visit->reply, &text, 200);
}

void api_explain(Visit *visit)
{
    Text text;
    uint32_t action;
    const Request *request = visit->request;
    const char *word = request->part[4];
    if (!slice_number(slice_of(word), match_count(match_of(visit)), &action) || action == 0) {
        reply_error(visit->reply, 404, request->lang, "action", "server.no_action", NULL);
        return;
    }
    if (!reply_open(visit->reply, &text, DESK_SIZE))
        return;
    desk_explain(match_of(visit), request->lang, action, &text);
    reply_close(visit->reply, &text, 200);
}

/* ---- Questions ------------------------------------------------------------------------------- */

void api_why(Visit *visit)
{
    Text text;
    char words[FIELD_SIZE];
    const Request *request = visit->request;
    const bool action = request_query(request, "action", words);
    if (!action && !request_query(request, "thing", words)) {
        refuse_query(visit);
        return;
    }
    if (!reply_open(visit->reply, &text, DESK_SIZE))
        return;
    (action ? desk_why : desk_why_thing)(match_of(visit), visit->seat, request->lang, words, &text);
    reply_close(visit->reply, &text, 200);
}

void api_place(Visit *visit)
{
    Text text;
    const Request *request = visit->request;
    const uint8_t place = desk_find_place(match_of(visit), request->part[4]);
    if (place == PLACE_NONE) {
        reply_error(visit->reply, 404, request->lang, "place", "server.no_place", NULL);
        return;
    }
    if (!reply_open(visit->reply, &text, DESK_SIZE))
        return;
    desk_place(match_of(visit), visit->seat, request->lang, place, &text);
    reply_close(visit->reply, &text, 200);
}

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
void api_position(Visit *visit)
{
    Text text;
    Rng rng = fresh_rng();
    char purpose[FIELD_SIZE];
    const bool hint = request_query(visit->request, "for", purpose) && strcmp(purpose, "hint") == 0;
    if (hint && !visit->room->stored.summary.over && !is_alone(visit)) {
        reply_error(visit->reply, 403, visit->request->lang, "unfair", "server.unfair", NULL);
        return;
    }
    if (!reply_open(visit->reply, &text, DESK_SIZE))
        return;
    desk_position(match_of(visit), visit->seat, &rng, &text);
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
