/* api_lobby.c: what can be played, what is being played, and the rules to read. */
#include <string.h>

#include "desk/desk.h"
#include "games/list.h"
#include "server/api.h"
#include "server/hall/keys.h"

enum { LIST_PRESET = 50, LIST_MOST = 100, ENTRY_SIZE = 2048 };

void api_games(Server *server, const Request *request, Reply *reply)
{
    Text text;
    if (!reply_open(reply, &text, DESK_SIZE))
        return;
    desk_games(request->lang, &text);
    reply_close(reply, &text, 200);
}

/* One by its number, all of them, or those in which something is found. */
void api_rule(Server *server, const Request *request, Reply *reply)
{
    char words[FIELD_SIZE];
    const char *find = request_query(request, "find", words) ? words : NULL;
    Text text;
    const Rules *rules = game_find(request->part[2]);
    if (!rules) {
        reply_error(reply, 404, request->lang, "game", "server.no_game", request->part[2]);
        return;
    }
    if (!reply_open(reply, &text, DESK_SIZE))
        return;
    if (request->parts > 3)
        desk_rule(rules, request->lang, request->part[3], &text);
    else
        desk_rules(rules, request->lang, find && *find ? find : NULL, &text);
    reply_close(reply, &text, 200);
}

/* ---- The list -------------------------------------------------------------------------------- */

typedef struct Listing {
    Hall *hall;
    Lang lang;
    Json *json;
    uint32_t count, most;
    int64_t changed; /* of the last one written */
    char id[ID_SIZE];
} Listing;

static void write_seat(const StoredGame *game, const Rules *rules, Seat seat, Listing *listing,
                       uint8_t online, Seat thinking)
{
    const StoredSeat *stored = &game->seat[seat];
    Json *json = listing->json;
    const bool computer = stored->kind == SEAT_COMPUTER;
    json_open(json, NULL, '{');
    json_string(json, "word", rules->seat_words[seat]);
    json_string(json, "name", seat_name(rules, seat, listing->lang));
    json_string(json, "controller", computer ? stored->player : "human");
    json_string(json, "player", stored->name);
    json_bool(json, "open", stored->kind == SEAT_OPEN);
    json_bool(json, "online", online >> seat & 1);
    json_bool(json, "thinking", thinking == seat);
    json_close(json, '}');
}

static void write_seats(const StoredGame *game, const Rules *rules, Listing *listing)
{
    uint8_t online;
    Seat thinking;
    hall_glance(listing->hall, game->id, &online, &thinking);
    json_open(listing->json, "seats", '[');
    for (Seat seat = 0; seat < game->seats && seat < rules->seats; seat++)
        write_seat(game, rules, seat, listing, online, thinking);
    json_close(listing->json, ']');
}

static void write_game(const StoredGame *game, const Rules *rules, Listing *listing)
{
    Json *json = listing->json;
    const Seat winner = game->summary.winner;
    json_open(json, NULL, '{');
    json_string(json, "id", game->id);
    json_string(json, "game", game->game);
    json_string(json, "title", game_title(rules, listing->lang));
    json_number(json, "version", game->summary.version);
    json_number(json, "turn", game->summary.turn);
    json_number(json, "turns", game->summary.turns ? game->summary.turns : game_most_turns(rules));
    json_bool(json, "over", game->summary.over);
    if (winner < rules->seats)
        json_string(json, "winner", rules->seat_words[winner]);
    else
        json_null(json, "winner");
    json_number(json, "created", game->created / 1000);
    json_number(json, "changed", game->changed / 1000);
    write_begun(game, json);
    write_seats(game, rules, listing);
    json_close(json, '}');
}

/* A game of rules that are no longer there is passed over. */
static void list_game(void *context, const StoredGame *game)
{
    Listing *listing = context;
    const Rules *rules = game_find(game->game);
    if (listing->count++ == listing->most || !rules)
        return;
    write_game(game, rules, listing);
    listing->changed = game->changed;
    memcpy(listing->id, game->id, sizeof listing->id);
}

/* "1700000000000-ID": where the next page begins. */
static bool read_cursor(const Request *request, char word[FIELD_SIZE], ListWish *wish)
{
    if (!request_query(request, "before", word))
        return true;
    char *dash = strchr(word, '-');
    int64_t changed = 0;
    if (!dash || dash == word || dash - word > 15 || !id_is_sound(dash + 1))
        return false;
    for (const char *c = word; c < dash; c++) {
        if (*c < '0' || *c > '9')
            return false;
        changed = changed * 10 + (*c - '0');
    }
    wish->changed = changed;
    wish->id = dash + 1;
    return changed > 0;
}

static bool read_wish(const Request *request, char cursor[FIELD_SIZE], ListWish *wish)
{
    static const char *const shelves[] = {
        [SHELF_OPEN] = "open", [SHELF_RUNNING] = "running", [SHELF_OVER] = "over"};
    char word[FIELD_SIZE];
    *wish = (ListWish){.shelf = SHELF_COUNT, .id = ""};
    if (!request_number(request, "limit", LIST_MOST, LIST_PRESET, &wish->most) || wish->most == 0)
        return false;
    if (!read_cursor(request, cursor, wish))
        return false;
    if (!request_query(request, "shelf", word))
        return true;
    for (int i = 0; i < SHELF_COUNT; i++)
        if (strcmp(word, shelves[i]) == 0)
            wish->shelf = (Shelf)i;
    return wish->shelf != SHELF_COUNT;
}

static void write_next(const Listing *listing, Json *json)
{
    TEXT(cursor, word, 64);
    text_number(&cursor, listing->changed);
    text_char(&cursor, '-');
    text_add(&cursor, listing->id);
    if (listing->count > listing->most)
        json_string(json, "next", word);
    else
        json_null(json, "next");
}

void api_list(Server *server, const Request *request, Reply *reply)
{
    ListWish wish;
    char cursor[FIELD_SIZE];
    if (!read_wish(request, cursor, &wish)) {
        reply_error(reply, 400, request->lang, "query", "server.query", NULL);
        return;
    }
    Text text;
    Json json;
    Listing listing = {server->hall, request->lang, &json, 0, wish.most++, 0, ""};
    if (!reply_open(reply, &text, (size_t)ENTRY_SIZE * (LIST_MOST + 1)))
        return;
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    json_open(&json, "matches", '[');
    const StorageResult result = server->storage->list(server->storage, &wish, list_game, &listing);
    json_close(&json, ']');
    write_next(&listing, &json);
    json_close(&json, '}');
    reply_close(reply, &text, 200);
    if (result != STORED) {
        server->metrics.storage_errors++;
        reply_free(reply);
        reply_hall(reply, request->lang, hall_result(result));
    }
}
