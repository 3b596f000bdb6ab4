/* api_people.c: what people at a table do besides playing: resign, ask for another game, talk.
 * docs/api.md describes what goes in and out. */
#include <string.h>

#include "clock/clock.h"
#include "server/api.h"
#include "server/hall/keys.h"

enum { CHAT_TEXT = CHAT_KEPT * (6 * CHAT_SIZE + 128) + 256 };

static bool is_done(HallResult result) { return result == HALL_GOOD || result == HALL_UNSURE; }

/* {"error":"illegal","sentence"}: nothing has changed. */
static void refuse(Visit *visit, const char *message)
{
    reply_error(visit->reply, 422, visit->request->lang, "illegal", message, NULL);
}

/* ---- Resigning ------------------------------------------------------------------------------- */

void api_resign(Visit *visit)
{
    const Room *room = visit->room;
    const char *limit = match_refuse_resign(room->match, visit->seat);
    if (limit) {
        refuse(visit, limit);
        return;
    }
    answer_done(visit, room_resign(visit->room, visit->seat), (uint64_t)clock_microseconds());
}

/* ---- Another game ---------------------------------------------------------------------------- */

static void write_set(const Room *room, const char *name, uint8_t set, Json *json)
{
    const Rules *rules = match_game(room->match)->rules;
    json_open(json, name, '[');
    for (Seat seat = 0; seat < rules->seats; seat++)
        if (set >> seat & 1)
            json_string(json, NULL, rules->seat_words[seat]);
    json_close(json, ']');
}

void write_rematch(const Room *room, Json *json)
{
    write_set(room, "wants", room->stored.wants, json);
    write_set(room, "refuses", room->stored.refuses, json);
    if (room->stored.next[0])
        json_string(json, "next", room->stored.next);
    else
        json_null(json, "next");
}

static void answer_rematch(Visit *visit)
{
    Text text;
    Json json;
    if (!reply_open(visit->reply, &text, 1024))
        return;
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    write_rematch(visit->room, &json);
    json_close(&json, '}');
    reply_close(visit->reply, &text, 200);
}

/* A new game costs whoever brings it about what any new game costs. */
static bool may_follow(Visit *visit)
{
    uint32_t wait = account_spend(visit->request->account, BUDGET_GAMES, 1);
    if (wait == 0)
        wait = account_spend(visit->request->account, BUDGET_DAY, 1);
    if (wait > 0)
        reply_rate(visit->reply, visit->request->lang, wait);
    return wait == 0;
}

/* The second game of a match was agreed upon when the first one began. */
static bool is_agreed(const Room *room)
{
    const uint8_t people = room_people(room);
    return room->stored.series == 1 || (room->stored.wants & people) == people;
}

static void want(Visit *visit, bool wants)
{
    Room *room = visit->room;
    const StoredGame *stored = &room->stored;
    const uint8_t held = visit->held;
    HallResult result =
        wants ? room_want(room, stored->wants | held, stored->refuses & (uint8_t)~held)
              : room_want(room, stored->wants & (uint8_t)~held, stored->refuses | held);
    if (is_done(result) && wants && is_agreed(room)) {
        if (!may_follow(visit))
            return;
        result = room_follow(room);
    }
    if (is_done(result))
        answer_rematch(visit);
    else
        reply_hall(visit->reply, visit->request->lang, result);
}

void api_rematch(Visit *visit)
{
    const Lang lang = visit->request->lang;
    const char *answer;
    if (!body_text(visit->body, "answer", lang, &answer, visit->reply))
        return;
    const bool wants = answer && strcmp(answer, "yes") == 0;
    if (!wants && (!answer || strcmp(answer, "no") != 0))
        reply_error(visit->reply, 400, lang, "field", "server.field", "answer");
    else if (!visit->room->stored.summary.over)
        refuse(visit, "server.rematch_running");
    else if (visit->room->stored.next[0])
        answer_rematch(visit);
    else
        want(visit, wants);
}

/* ---- Talk ------------------------------------------------------------------------------------ */

/* Words that stay words: no control characters, not too long, something to be seen. */
static bool read_words(Visit *visit, const char **out)
{
    const Lang lang = visit->request->lang;
    char cleaned[CHAT_SIZE];
    if (!body_text(visit->body, "words", lang, out, visit->reply))
        return false;
    if (!*out) {
        reply_error(visit->reply, 400, lang, "field", "server.field", "words");
        return false;
    }
    const bool sound = strlen(*out) < CHAT_SIZE && is_sound_text(*out, strlen(*out));
    if (sound)
        name_copy(cleaned, sizeof cleaned, *out);
    if (sound && cleaned[strspn(cleaned, " ")] != '\0')
        return true;
    reply_error(visit->reply, 422, lang, "chat", "server.chat", NULL);
    return false;
}

static void answer_said(Visit *visit)
{
    Text text;
    Json json;
    if (!reply_open(visit->reply, &text, 128))
        return;
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    json_number(&json, "number", visit->room->stored.said);
    json_close(&json, '}');
    reply_close(visit->reply, &text, 200);
}

void api_say(Visit *visit)
{
    const char *words;
    uint32_t wait = 0;
    if (!read_words(visit, &words))
        return;
    const HallResult result = room_say(visit->room, visit->seat, words, &wait);
    if (wait > 0)
        reply_rate(visit->reply, visit->request->lang, wait);
    else if (is_done(result))
        answer_said(visit);
    else
        reply_hall(visit->reply, visit->request->lang, result);
}

typedef struct Talk {
    const Rules *rules;
    Json json;
} Talk;

static void write_line(void *context, const ChatLine *line)
{
    Talk *talk = context;
    if (line->seat >= talk->rules->seats)
        return;
    json_open(&talk->json, NULL, '{');
    json_number(&talk->json, "number", line->number);
    json_string(&talk->json, "seat", talk->rules->seat_words[line->seat]);
    json_number(&talk->json, "at", line->at / 1000);
    json_string(&talk->json, "words", line->words);
    json_close(&talk->json, '}');
}

void api_chat(Visit *visit)
{
    Server *server = visit->server;
    const Lang lang = visit->request->lang;
    Talk talk = {.rules = match_game(visit->room->match)->rules};
    uint32_t after;
    Text text;
    if (!request_number(visit->request, "after", UINT32_MAX, 0, &after)) {
        reply_error(visit->reply, 400, lang, "query", "server.query", NULL);
        return;
    }
    if (!reply_open(visit->reply, &text, CHAT_TEXT))
        return;
    json_init(&talk.json, &text);
    json_open(&talk.json, NULL, '{');
    json_open(&talk.json, "lines", '[');
    const StorageResult result = server->storage->read_chat(server->storage, visit->room->stored.id,
                                                            after, write_line, &talk);
    json_close(&talk.json, ']');
    json_number(&talk.json, "number", visit->room->stored.said);
    json_close(&talk.json, '}');
    reply_close(visit->reply, &text, 200);
    if (result != STORED) {
        server->metrics.storage_errors++;
        reply_free(visit->reply);
        reply_hall(visit->reply, lang, hall_result(result));
    }
}
