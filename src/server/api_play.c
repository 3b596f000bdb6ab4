/* api_play.c: what changes a game: actions, undo, redo, taking a seat, deleting it. Each either is
 * in the log when the reply goes out, or has not happened, or the reply says what is not known. */
#include <string.h>

#include "clock/clock.h"
#include "desk/desk.h"
#include "server/api.h"
#include "server/hall/keys.h"

enum { EXTRA = 8192, SENTENCE_SIZE = 1024 };

/* ---- Refusals -------------------------------------------------------------------------------- */

/* {"error","sentence","rule","cite"}. */
static void refuse(Visit *visit, const char *sentence, const char *rule)
{
    Text text;
    Json json;
    if (!reply_open(visit->reply, &text, EXTRA))
        return;
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    json_string(&json, "error", "illegal");
    desk_json_reason(visit->room->match, sentence, rule, visit->request->lang, &json);
    json_close(&json, '}');
    reply_close(visit->reply, &text, 422);
}

static void refuse_reason(Visit *visit, const Reason *reason, const char *words)
{
    char sentence[SENTENCE_SIZE];
    Text text;
    text_init(&text, sentence, sizeof sentence);
    match_print_reason(visit->room->match, words, reason, visit->request->lang, &text);
    refuse(visit, sentence, reason->rule);
}

/* {"error","sentence","state"}: with what the client does not know. */
static void write_with_state(Visit *visit, unsigned status, const char *word, const char *id)
{
    Text text;
    Json json;
    if (!reply_open(visit->reply, &text, DESK_SIZE + EXTRA))
        return;
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    json_string(&json, "error", word);
    json_string(&json, "sentence", message_text(visit->request->lang, id));
    text_add(&text, ",\"state\":");
    write_state(visit, &text);
    json_close(&json, '}');
    reply_close(visit->reply, &text, status);
}

static void write_stale(Visit *visit) { write_with_state(visit, 409, "stale", "server.stale"); }
static void write_unsure(Visit *visit) { write_with_state(visit, 503, "unsure", "server.unsure"); }

/* A number of the body that has to be as the room has it: false with a reply. */
static bool is_fresh(Visit *visit, const char *name, uint32_t now, bool needed)
{
    const Body *value = body_get(visit->body, name);
    if (!value && !needed)
        return true;
    if (body_kind(value) != BODY_INTEGER) {
        reply_error(visit->reply, 400, visit->request->lang, "field", "server.field", name);
        return false;
    }
    if (body_integer(value) == (int64_t)now)
        return true;
    visit->later = write_stale;
    return false;
}

/* What the answer is to carry besides the state: false with a reply if it is badly put. */
static bool read_wish(Visit *visit)
{
    const Body *from = body_get(visit->body, "from");
    const int64_t number = body_integer(from);
    if (from && (body_kind(from) != BODY_INTEGER || number < 0 || number >= DESK_NEVER)) {
        reply_error(visit->reply, 400, visit->request->lang, "field", "server.field", "from");
        return false;
    }
    if (from)
        visit->from = (uint32_t)number;
    return body_text(visit->body, "place", visit->request->lang, &visit->place, visit->reply);
}

static bool is_up_to_date(Visit *visit)
{
    return read_wish(visit) && is_fresh(visit, "version", match_count(visit->room->match), true) &&
           is_fresh(visit, "change", visit->room->stored.changes, false);
}

static void write_done(Visit *visit)
{
    Text text;
    if (!reply_open(visit->reply, &text, DESK_SIZE + EXTRA))
        return;
    write_state(visit, &text);
    reply_close(visit->reply, &text, 200);
}

void answer_done(Visit *visit, HallResult result, uint64_t start)
{
    if (result == HALL_STALE)
        result = HALL_BUSY; /* another process has written: what it did is read next time */
    if (result == HALL_UNSURE) {
        visit->later = write_unsure;
        return;
    }
    if (result != HALL_GOOD) {
        reply_hall(visit->reply, visit->request->lang, result);
        return;
    }
    metrics_move(&visit->server->metrics, (uint64_t)clock_microseconds() - start);
    visit->later = write_done;
}

/* ---- Actions --------------------------------------------------------------------------------- */

void api_actions(Visit *visit)
{
    const uint64_t start = (uint64_t)clock_microseconds();
    const Lang lang = visit->request->lang;
    Match *match = visit->room->match;
    const char *words;
    if (!body_text(visit->body, "action", lang, &words, visit->reply) || !is_up_to_date(visit))
        return;
    if (!words) {
        reply_error(visit->reply, 400, lang, "field", "server.field", "action");
        return;
    }
    const uint32_t before = match_count(match);
    Refusal refusal;
    if (!host_answers(match, visit->seat, words, &refusal)) {
        refuse_reason(visit, refusal.reason, refusal.words);
        return;
    }
    room_settle(match);
    answer_done(visit, room_commit(visit->room, before), start);
}

static void go_back_or_on(Visit *visit, bool undo)
{
    const uint64_t start = (uint64_t)clock_microseconds();
    const Lang lang = visit->request->lang;
    Match *match = visit->room->match;
    if (!is_up_to_date(visit))
        return;
    const uint32_t before = match_count(match);
    const char *limit = undo ? host_undo(match, visit->seat) : host_redo(match, visit->seat);
    if (limit) {
        refuse(visit, message_text(lang, limit), NULL);
        return;
    }
    answer_done(visit, room_commit_turn(visit->room, before), start);
}

void api_undo(Visit *visit) { go_back_or_on(visit, true); }
void api_redo(Visit *visit) { go_back_or_on(visit, false); }

/* ---- Seats ----------------------------------------------------------------------------------- */

static void answer_key(Visit *visit, const char *key, uint8_t set)
{
    const Rules *rules = match_game(visit->room->match)->rules;
    Text text;
    Json json;
    if (!reply_open(visit->reply, &text, EXTRA))
        return;
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    json_string(&json, "seat", rules->seat_words[visit->seat]);
    json_open(&json, "seats", '[');
    for (Seat seat = 0; seat < rules->seats; seat++)
        if (set >> seat & 1)
            json_string(&json, NULL, rules->seat_words[seat]);
    json_close(&json, ']');
    json_string(&json, "key", key);
    json_close(&json, '}');
    reply_close(visit->reply, &text, 200);
}

/* The seats that go along with the one asked for: those of the same invitation; of one player, as
 * far as nobody has taken them. */
static uint8_t seats_with(const Visit *visit, bool held, bool invited)
{
    const StoredGame *stored = &visit->room->stored;
    uint8_t set = (uint8_t)(1u << visit->seat);
    if (held)
        return set;
    if (invited)
        return visit->invited;
    const uint8_t player = game_player(match_game(visit->room->match), visit->seat);
    for (Seat seat = 0; seat < stored->seats; seat++)
        if (player >> seat & 1 && stored->seat[seat].kind == SEAT_OPEN)
            set |= (uint8_t)(1u << seat);
    return set;
}

/* A new holder gets a key of his own: who made the invitation does not know it. Who has one in this
 * game already, and shows it, goes on with that. */
static bool choose_key(const Visit *visit, char key[KEY_SIZE])
{
    const char *own;
    uint8_t invited;
    key_make(key);
    if (!body_text(visit->body, "own", visit->request->lang, &own, visit->reply))
        return false;
    if (own && room_seats_of(visit->room, own, &invited) != 0)
        slice_copy(slice_of(own), key, KEY_SIZE);
    return true;
}

/* Who holds the seat already keeps his key and only takes another name. */
static void take_seats(Visit *visit, const char *name, uint8_t set, bool held)
{
    char key[KEY_SIZE];
    if (!choose_key(visit, key))
        return;
    for (Seat seat = 0; seat < visit->room->stored.seats; seat++) {
        StoredSeat to = visit->room->stored.seat[seat];
        if (!(set >> seat & 1))
            continue;
        if (!held) {
            to.kind = SEAT_HELD;
            key_hash(key, to.hash);
        }
        name_copy(to.name, sizeof to.name, name);
        const HallResult result = room_seat(visit->room, seat, &to);
        if (result != HALL_GOOD && result != HALL_UNSURE) {
            reply_hall(visit->reply, visit->request->lang, result);
            return;
        }
    }
    answer_key(visit, held ? visit->request->key : key, set);
}

void api_seats(Visit *visit)
{
    const Lang lang = visit->request->lang;
    const StoredSeat *now = &visit->room->stored.seat[visit->seat];
    const char *name;
    if (!body_name(visit->body, lang, &name, visit->reply))
        return;
    const bool held = visit->held >> visit->seat & 1;
    const bool invited = visit->invited >> visit->seat & 1;
    if (held || invited || now->kind == SEAT_OPEN)
        take_seats(visit, name, seats_with(visit, held, invited), held);
    else if (now->kind == SEAT_INVITED)
        reply_error(visit->reply, 403, lang, "invitation", "server.invitation", NULL);
    else
        reply_error(visit->reply, 409, lang, "taken", "server.taken", NULL);
}

/* ---- Deleting -------------------------------------------------------------------------------- */

/* Seats that nobody has taken yet do not count: who made a game and waits may think better of it.
 */
bool may_delete(const Visit *visit)
{
    const StoredGame *stored = &visit->room->stored;
    for (Seat seat = 0; seat < stored->seats; seat++)
        if (stored->seat[seat].kind == SEAT_HELD && !(visit->held >> seat & 1))
            return false;
    return visit->held != 0;
}

void api_delete(Visit *visit)
{
    static const char good[] = "{\"deleted\":true}";
    const Lang lang = visit->request->lang;
    if (!may_delete(visit)) {
        reply_error(visit->reply, 403, lang, "held", "server.held", NULL);
        return;
    }
    const HallResult result = room_remove(visit->room, INT64_MAX, "server.deleted");
    if (result != HALL_GOOD) {
        reply_hall(visit->reply, lang, result);
        return;
    }
    *visit->reply = (Reply){.status = 200, .type = "application/json", .cache = "no-store"};
    visit->reply->fixed = good;
    visit->reply->length = sizeof good - 1;
}
