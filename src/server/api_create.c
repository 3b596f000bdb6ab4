/* api_create.c: a new game: from options, or from a save. Everything is looked at before anything
 * is kept; the game, its seats and its first rolls are one transaction. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "host/wish.h"
#include "server/api.h"
#include "server/hall/keys.h"

enum { SENTENCE_SIZE = 1024, CREATED_SIZE = 4096 };

/* What is being made. */
typedef struct Making {
    const Request *request;
    const Body *body;
    Reply *reply;
    Wish wish;
    const char *name; /* of whoever asks */
    Match *match;
    StoredGame stored;
    char key[KEY_SIZE]; /* of the seats of whoever asks */
    char invite[SEATS_MAX][KEY_SIZE];
} Making;

static bool refuse(Making *making, unsigned status, const char *word, const char *id,
                   const char *detail)
{
    reply_error(making->reply, status, making->request->lang, word, id, detail);
    return false;
}

static bool refuse_field(Making *making, const char *name)
{
    return refuse(making, 400, "field", "server.field", name);
}

static bool refuse_problem(Making *making, const char *word, const Problem *problem)
{
    char sentence[SENTENCE_SIZE];
    Text text;
    text_init(&text, sentence, sizeof sentence);
    problem_print(problem, making->request->lang, &text);
    return refuse(making, 422, word, "server.said", sentence);
}

/* ---- Seats ----------------------------------------------------------------------------------- */

static bool is_yours(const Making *making, Seat seat)
{
    const Body *list = body_get(making->body, "you");
    for (size_t i = 0; i < body_count(list); i++) {
        const char *word = body_string(body_at(list, i, NULL), NULL);
        if (word && strcmp(word, making->wish.rules->seat_words[seat]) == 0)
            return true;
    }
    return false;
}

/* The body's word for a seat, or the save's; a seat of which nothing is said is open. */
static const char *seat_wish(const Making *making, Seat seat)
{
    const Body *seats = body_get(making->body, "seats");
    const char *word = body_string(body_get(seats, making->wish.rules->seat_words[seat]), NULL);
    if (word)
        return word;
    if (is_yours(making, seat))
        return "human";
    return making->match ? match_seat(making->match, seat)->controller : "open";
}

/* "you" lists seats, or is left out: then all of persons are meant. */
static bool is_human_yours(const Making *making, Seat seat)
{
    return !body_get(making->body, "you") || is_yours(making, seat);
}

/* Seats that one player has by the options are taken with one link. */
static void invite(Making *making, Seat seat)
{
    const uint8_t set = wish_player(&making->wish, seat);
    for (Seat other = 0; other < seat; other++)
        if (set >> other & 1 && making->stored.seat[other].kind == SEAT_INVITED) {
            slice_copy(slice_of(making->invite[other]), making->invite[seat], KEY_SIZE);
            return;
        }
    key_make(making->invite[seat]);
}

static bool fill_seat(Making *making, Seat seat)
{
    StoredSeat *stored = &making->stored.seat[seat];
    const char *name = making->wish.rules->seat_words[seat], *word = seat_wish(making, seat);
    Problem problem;
    wish_sit(&making->wish, seat, "human");
    if (strcmp(word, "open") == 0) {
        stored->kind = SEAT_OPEN;
    } else if (strcmp(word, "invite") == 0) {
        stored->kind = SEAT_INVITED;
        invite(making, seat);
        key_hash(making->invite[seat], stored->hash);
    } else if (strcmp(word, "human") == 0) {
        if (!is_human_yours(making, seat))
            return refuse(making, 422, "seats", "server.whose", name);
        stored->kind = SEAT_HELD;
        key_hash(making->key, stored->hash);
        name_copy(stored->name, sizeof stored->name, making->name);
    } else if (wish_read(&making->wish, "seat", name, word, &problem)) {
        stored->kind = SEAT_COMPUTER;
        slice_copy(slice_of(word), stored->player, sizeof stored->player);
    } else {
        return refuse_problem(making, "player", &problem);
    }
    return true;
}

/* All that is listed under "seats" and "you" are seats of the game. */
static bool check_words(Making *making)
{
    const Body *seats = body_get(making->body, "seats"), *you = body_get(making->body, "you");
    if (seats && body_kind(seats) != BODY_OBJECT)
        return refuse_field(making, "seats");
    if (you && body_kind(you) != BODY_ARRAY)
        return refuse_field(making, "you");
    for (size_t i = 0; i < body_count(seats); i++) {
        const char *name = "";
        if (body_kind(body_at(seats, i, &name)) != BODY_STRING)
            return refuse_field(making, "seats");
        if (seat_find(making->wish.rules, name) == SEAT_NOBODY)
            return refuse(making, 422, "seat", "server.no_seat", name);
    }
    for (size_t i = 0; i < body_count(you); i++) {
        const char *word = body_string(body_at(you, i, NULL), NULL);
        if (!word || seat_find(making->wish.rules, word) == SEAT_NOBODY)
            return refuse(making, 422, "seat", "server.no_seat", word ? word : "");
    }
    return true;
}

static bool fill_seats(Making *making)
{
    Problem problem;
    key_make(making->key);
    making->stored.seats = making->wish.rules->seats;
    if (!check_words(making))
        return false;
    for (Seat seat = 0; seat < making->wish.rules->seats; seat++)
        if (!fill_seat(making, seat))
            return false;
    return wish_settle(&making->wish, &problem) || refuse_problem(making, "player", &problem);
}

/* ---- Options --------------------------------------------------------------------------------- */

static bool read_options(Making *making)
{
    const Body *options = body_get(making->body, "options");
    Problem problem;
    if (options && body_kind(options) != BODY_OBJECT)
        return refuse_field(making, "options");
    for (size_t i = 0; i < body_count(options); i++) {
        const char *name = "", *value = body_string(body_at(options, i, &name), NULL);
        if (!value)
            return refuse_field(making, "options");
        if (!wish_read(&making->wish, "option", name, value, &problem))
            return refuse_problem(making, "option", &problem);
    }
    return true;
}

/* ---- The match ------------------------------------------------------------------------------- */

static bool make_match(Making *making)
{
    const char *word;
    Problem problem = {0};
    if (!body_text(making->body, "game", making->request->lang, &word, making->reply))
        return false;
    if (!wish_read(&making->wish, "game", "", word ? word : "", &problem))
        return refuse_problem(making, "game", &problem);
    making->wish.series = body_is_true(body_get(making->body, "series"));
    if (!read_options(making) || !fill_seats(making))
        return false;
    making->match = wish_match(&making->wish, &problem);
    return making->match || refuse_problem(making, "options", &problem);
}

/* The players of a save's seats must be those its options were made for. */
static bool load_match(Making *making, const Body *save)
{
    SaveProblem problem = {0};
    char sentence[SENTENCE_SIZE];
    Text text;
    size_t length;
    const char *words = body_string(save, &length);
    if (!words)
        return refuse_field(making, "save");
    making->match = match_load(words, length, making->request->lang, &problem);
    if (!making->match) {
        text_init(&text, sentence, sizeof sentence);
        save_problem_print(&problem, making->request->lang, &text);
        return refuse(making, 422, "save", "server.said", sentence);
    }
    const Game *game = match_game(making->match);
    wish_from(&making->wish, making->match);
    making->wish.listed = true;
    if (!fill_seats(making))
        return false;
    if (memcmp(making->wish.option, game->option, game->rules->option_count) != 0)
        return refuse(making, 422, "player", "server.other_options", NULL);
    return true;
}

/* ---- Keeping it ------------------------------------------------------------------------------ */

/* Asked last: what comes to nothing for another reason is not counted. */
static bool may_make(Making *making)
{
    const uint32_t wait = account_spend(making->request->account, BUDGET_DAY, 1);
    if (wait == 0)
        return true;
    refuse(making, 429, "games", "server.many_games", NULL);
    making->reply->retry_after = wait;
    return false;
}

/* A game of which the disk is not sure is taken back: without an answer nobody has its keys. */
static StorageResult store(Storage *storage, const StoredGame *game, const char *start,
                           const Record *record, uint32_t count)
{
    const StorageResult result = storage->create(storage, game, start, record, count);
    if (result != STORAGE_UNSURE)
        return result;
    const StorageResult back = storage->remove(storage, game->id, INT64_MAX);
    return back == STORED || back == STORAGE_UNSURE ? STORAGE_FAILED : STORED;
}

static bool keep(Making *making, Server *server)
{
    struct timespec time;
    size_t length;
    StoredGame *stored = &making->stored;
    clock_gettime(CLOCK_REALTIME, &time);
    id_make(stored->id);
    slice_copy(slice_of(making->wish.rules->word), stored->game, sizeof stored->game);
    stored->listed = body_is_true(body_get(making->body, "public"));
    stored->series = making->wish.series;
    stored->created = stored->changed = (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
    stored->begun =
        body_get(making->body, "save") ? summary_of(making->match).turn : (int16_t)FROM_START;
    room_sit(making->match, stored);
    char *start = match_save(making->match, &length);
    const uint32_t before = match_count(making->match);
    if (room_settle(making->match) == WAIT_NOBODY) {
        free(start);
        return refuse(making, 422, "save", "match.stuck", NULL);
    }
    stored->summary = summary_of(making->match);
    Record *record = records_of(making->match, before);
    StorageResult result = STORAGE_FAILED;
    if (start && record)
        result = store(server->storage, stored, start, record, match_count(making->match) - before);
    free(start);
    free(record);
    if (result == STORED)
        return true;
    server->metrics.storage_errors++;
    reply_hall(making->reply, making->request->lang, hall_result(result));
    return false;
}

static void write_keys(const Making *making, Json *json)
{
    json_open(json, "keys", '{');
    for (Seat seat = 0; seat < making->wish.rules->seats; seat++)
        if (making->stored.seat[seat].kind == SEAT_HELD)
            json_string(json, making->wish.rules->seat_words[seat], making->key);
    json_close(json, '}');
    json_open(json, "invites", '{');
    for (Seat seat = 0; seat < making->wish.rules->seats; seat++) {
        char link[64 + KEY_SIZE];
        Text text;
        text_init(&text, link, sizeof link);
        const char *const parts[] = {"/#/join/", making->stored.id, "/", making->invite[seat]};
        for (size_t i = 0; i < COUNT_OF(parts); i++)
            text_add(&text, parts[i]);
        if (making->stored.seat[seat].kind == SEAT_INVITED)
            json_string(json, making->wish.rules->seat_words[seat], link);
    }
    json_close(json, '}');
}

static void answer(const Making *making)
{
    Text text, watch;
    Json json;
    char link[64];
    text_init(&watch, link, sizeof link);
    text_add(&watch, "/#/game/");
    text_add(&watch, making->stored.id);
    if (!reply_open(making->reply, &text, CREATED_SIZE))
        return;
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    json_string(&json, "id", making->stored.id);
    write_keys(making, &json);
    json_string(&json, "watch", link);
    json_close(&json, '}');
    reply_close(making->reply, &text, 201);
}

void api_create(Server *server, const Request *request, Reply *reply, const Body *body)
{
    Making making = {.request = request, .body = body, .reply = reply, .wish.listed = true};
    const Body *save = body_get(body, "save");
    if (body_name(body, request->lang, &making.name, reply) &&
        (save ? load_match(&making, save) : make_match(&making)) && may_make(&making) &&
        keep(&making, server))
        answer(&making);
    match_free(making.match);
}
