/* api_create.c: a new game: from options, or from a save. Everything is looked at before anything
 * is kept; the game, its seats and its first rolls are one transaction. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/random.h"
#include "ai/seating.h"
#include "ai/strength.h"
#include "games/list.h"
#include "server/api.h"
#include "server/hall/keys.h"

enum { SENTENCE_SIZE = 1024, CREATED_SIZE = 4096 };

/* What is being made. */
typedef struct Order {
    const Request *request;
    const Body *body;
    Reply *reply;
    const Rules *rules;
    uint8_t option[OPTIONS_MAX];
    const char *name;
    Match *match;
    StoredGame stored;
    char key[KEY_SIZE]; /* of the seats of whoever asks */
    char invite[SEATS_MAX][KEY_SIZE];
} Order;

static bool refuse(Order *order, unsigned status, const char *word, const char *id,
                   const char *detail)
{
    reply_error(order->reply, status, order->request->lang, word, id, detail);
    return false;
}

static bool refuse_field(Order *order, const char *name)
{
    return refuse(order, 400, "field", "server.field", name);
}

static bool refuse_problem(Order *order, const char *word, const Problem *problem)
{
    char sentence[SENTENCE_SIZE];
    Text text;
    text_init(&text, sentence, sizeof sentence);
    problem_print(problem, order->request->lang, &text);
    return refuse(order, 422, word, "server.said", sentence);
}

/* ---- Seats ----------------------------------------------------------------------------------- */

/* A computer player anybody may call: one of the list, not a search of any length. */
static bool is_player(const Rules *rules, const char *word)
{
    const Policy *known;
    for (uint32_t i = 0; (known = policy_at(rules, i)) != NULL; i++)
        if (strcmp(known->word, word) == 0)
            return true;
    return false;
}

static bool is_yours(const Order *order, Seat seat)
{
    const Body *list = body_get(order->body, "you");
    for (size_t i = 0; i < body_count(list); i++) {
        const char *word = body_string(body_at(list, i, NULL), NULL);
        if (word && strcmp(word, order->rules->seat_words[seat]) == 0)
            return true;
    }
    return false;
}

/* The body's word for a seat, or the save's; a seat of which nothing is said is open. */
static const char *seat_wish(const Order *order, Seat seat)
{
    const Body *seats = body_get(order->body, "seats");
    const char *word = body_string(body_get(seats, order->rules->seat_words[seat]), NULL);
    if (word)
        return word;
    if (is_yours(order, seat))
        return "human";
    return order->match ? match_seat(order->match, seat)->controller : "open";
}

/* "you" lists seats, or is left out: then all of persons are meant. */
static bool is_human_yours(const Order *order, Seat seat)
{
    return !body_get(order->body, "you") || is_yours(order, seat);
}

static bool fill_seat(Order *order, Seat seat)
{
    StoredSeat *stored = &order->stored.seat[seat];
    const char *word = seat_wish(order, seat);
    if (strcmp(word, "open") == 0) {
        stored->kind = SEAT_OPEN;
    } else if (strcmp(word, "invite") == 0) {
        stored->kind = SEAT_INVITED;
        key_make(order->invite[seat]);
        key_hash(order->invite[seat], stored->hash);
    } else if (strcmp(word, "human") == 0) {
        if (!is_human_yours(order, seat))
            return refuse(order, 422, "seats", "server.whose", order->rules->seat_words[seat]);
        stored->kind = SEAT_HELD;
        key_hash(order->key, stored->hash);
        name_copy(stored->name, sizeof stored->name, order->name);
    } else if (is_player(order->rules, word)) {
        stored->kind = SEAT_COMPUTER;
        slice_copy(slice_of(word), stored->player, sizeof stored->player);
    } else {
        return refuse(order, 422, "player", "server.no_player", NULL);
    }
    return true;
}

/* All that is listed under "seats" and "you" are seats of the game. */
static bool check_words(Order *order)
{
    const Body *seats = body_get(order->body, "seats"), *you = body_get(order->body, "you");
    if (seats && body_kind(seats) != BODY_OBJECT)
        return refuse_field(order, "seats");
    if (you && body_kind(you) != BODY_ARRAY)
        return refuse_field(order, "you");
    for (size_t i = 0; i < body_count(seats); i++) {
        const char *name = "";
        if (body_kind(body_at(seats, i, &name)) != BODY_STRING)
            return refuse_field(order, "seats");
        if (seat_find(order->rules, name) == SEAT_NOBODY)
            return refuse(order, 422, "seat", "server.no_seat", name);
    }
    for (size_t i = 0; i < body_count(you); i++) {
        const char *word = body_string(body_at(you, i, NULL), NULL);
        if (!word || seat_find(order->rules, word) == SEAT_NOBODY)
            return refuse(order, 422, "seat", "server.no_seat", word ? word : "");
    }
    return true;
}

static bool fill_seats(Order *order)
{
    const Policy *policy[SEATS_MAX] = {NULL};
    key_make(order->key);
    order->stored.seats = order->rules->seats;
    if (!check_words(order))
        return false;
    for (Seat seat = 0; seat < order->rules->seats; seat++) {
        if (!fill_seat(order, seat))
            return false;
        if (order->stored.seat[seat].kind == SEAT_COMPUTER)
            policy[seat] = policy_find(order->rules, order->stored.seat[seat].player);
    }
    const Seat wrong = seating_settle(order->rules, policy, order->option);
    if (wrong != SEAT_NOBODY)
        return refuse(order, 422, "player", "server.cannot_sit", order->rules->seat_words[wrong]);
    return true;
}

/* ---- Options --------------------------------------------------------------------------------- */

static bool set_option(Order *order, const char *name, const char *value)
{
    for (uint8_t i = 0; i < order->rules->option_count; i++) {
        const Option *option = &order->rules->options[i];
        for (uint8_t v = 0; strcmp(option->word, name) == 0 && option->words[v]; v++) {
            if (strcmp(option->words[v], value) == 0) {
                order->option[i] = v;
                return true;
            }
        }
    }
    return refuse(order, 422, "option", "server.no_option", name);
}

static bool read_options(Order *order)
{
    const Body *options = body_get(order->body, "options");
    for (uint8_t i = 0; i < order->rules->option_count; i++)
        order->option[i] = order->rules->options[i].preset;
    if (options && body_kind(options) != BODY_OBJECT)
        return refuse_field(order, "options");
    for (size_t i = 0; i < body_count(options); i++) {
        const char *name = "", *value = body_string(body_at(options, i, &name), NULL);
        if (!value)
            return refuse_field(order, "options");
        if (!set_option(order, name, value))
            return false;
    }
    return true;
}

/* ---- The match ------------------------------------------------------------------------------- */

static bool make_match(Order *order)
{
    const char *word;
    Problem problem = {0};
    if (!body_text(order->body, "game", order->request->lang, &word, order->reply))
        return false;
    order->rules = word ? game_find(word) : NULL;
    if (!order->rules)
        return refuse(order, 422, "game", "server.no_game", word ? word : "");
    if (!read_options(order) || !fill_seats(order))
        return false;
    order->match = match_new(order->rules, order->option, NULL, &problem);
    return order->match || refuse_problem(order, "options", &problem);
}

/* The players of a save's seats must be those its options were made for. */
static bool load_match(Order *order, const Body *save)
{
    SaveProblem problem = {0};
    char sentence[SENTENCE_SIZE];
    Text text;
    size_t length;
    const char *words = body_string(save, &length);
    if (!words)
        return refuse_field(order, "save");
    order->match = match_load(words, length, order->request->lang, &problem);
    if (!order->match) {
        text_init(&text, sentence, sizeof sentence);
        save_problem_print(&problem, order->request->lang, &text);
        return refuse(order, 422, "save", "server.said", sentence);
    }
    const Game *game = match_game(order->match);
    order->rules = game->rules;
    memcpy(order->option, game->option, sizeof order->option);
    if (!fill_seats(order))
        return false;
    if (memcmp(order->option, game->option, order->rules->option_count) != 0)
        return refuse(order, 422, "player", "server.other_options", NULL);
    return true;
}

/* ---- Keeping it ------------------------------------------------------------------------------ */

static void sit_all_down(Order *order)
{
    for (Seat seat = 0; seat < order->rules->seats; seat++) {
        const StoredSeat *stored = &order->stored.seat[seat];
        const bool computer = stored->kind == SEAT_COMPUTER;
        match_set_seat(order->match, seat, computer ? stored->player : "human", stored->name);
    }
    match_set_table(order->match, false);
}

/* Asked last: what comes to nothing for another reason is not counted. */
static bool may_make(Order *order)
{
    const uint32_t wait = account_spend(order->request->account, BUDGET_DAY, 1);
    if (wait == 0)
        return true;
    refuse(order, 429, "games", "server.many_games", NULL);
    order->reply->retry_after = wait;
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

static bool keep(Order *order, Server *server)
{
    struct timespec time;
    size_t length;
    StoredGame *stored = &order->stored;
    clock_gettime(CLOCK_REALTIME, &time);
    id_make(stored->id);
    slice_copy(slice_of(order->rules->word), stored->game, sizeof stored->game);
    stored->listed = body_is_true(body_get(order->body, "public"));
    stored->created = stored->changed = (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
    stored->begun =
        body_get(order->body, "save") ? summary_of(order->match).turn : (int16_t)FROM_START;
    sit_all_down(order);
    char *start = match_save(order->match, &length);
    const uint32_t before = match_count(order->match);
    room_settle(order->match);
    if (match_is_stuck(order->match)) {
        free(start);
        return refuse(order, 422, "save", "match.stuck", NULL);
    }
    stored->summary = summary_of(order->match);
    Record *record = records_of(order->match, before);
    StorageResult result = STORAGE_FAILED;
    if (start && record)
        result = store(server->storage, stored, start, record, match_count(order->match) - before);
    free(start);
    free(record);
    if (result == STORED)
        return true;
    server->metrics.storage_errors++;
    reply_hall(order->reply, order->request->lang, hall_result(result));
    return false;
}

static void write_keys(const Order *order, Json *json)
{
    json_open(json, "keys", '{');
    for (Seat seat = 0; seat < order->rules->seats; seat++)
        if (order->stored.seat[seat].kind == SEAT_HELD)
            json_string(json, order->rules->seat_words[seat], order->key);
    json_close(json, '}');
    json_open(json, "invites", '{');
    for (Seat seat = 0; seat < order->rules->seats; seat++) {
        char link[64 + KEY_SIZE];
        Text text;
        text_init(&text, link, sizeof link);
        const char *const parts[] = {"/#/join/", order->stored.id, "/", order->invite[seat]};
        for (size_t i = 0; i < COUNT_OF(parts); i++)
            text_add(&text, parts[i]);
        if (order->stored.seat[seat].kind == SEAT_INVITED)
            json_string(json, order->rules->seat_words[seat], link);
    }
    json_close(json, '}');
}

static void answer(const Order *order)
{
    Text text, watch;
    Json json;
    char link[64];
    text_init(&watch, link, sizeof link);
    text_add(&watch, "/#/game/");
    text_add(&watch, order->stored.id);
    if (!reply_open(order->reply, &text, CREATED_SIZE))
        return;
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    json_string(&json, "id", order->stored.id);
    write_keys(order, &json);
    json_string(&json, "watch", link);
    json_close(&json, '}');
    reply_close(order->reply, &text, 201);
}

void api_create(Server *server, const Request *request, Reply *reply, const Body *body)
{
    Order order = {.request = request, .body = body, .reply = reply};
    const Body *save = body_get(body, "save");
    if (body_name(body, request->lang, &order.name, reply) &&
        (save ? load_match(&order, save) : make_match(&order)) && may_make(&order) &&
        keep(&order, server))
        answer(&order);
    match_free(order.match);
}
