/* test_sync.c: a disk that does not confirm what was written: whoever asks is told what is so. The
 * server's answers are had without sockets; the file is real, and its syncs fail when we say so. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "server/api.h"
#include "server/hall/keys.h"
#include "support/check.h"

/* ---- The disk -------------------------------------------------------------------------------- */

static int failing; /* syncs that fail from now on */

/* SQLite's own calls come here, too. */

__attribute__((visibility("default"))) int fdatasync(int file)
{
    if (failing > 0) {
        failing--;
        errno = EIO;
        return -1;
    }
    return (int)syscall(SYS_fdatasync, file);
}

__attribute__((visibility("default"))) int fsync(int file) { return fdatasync(file); }

enum { ALWAYS = 1000000 };

/* ---- A server -------------------------------------------------------------------------------- */

typedef struct Table {
    char path[64];
    ServerOptions options;
    Server server;
    Account *account;
    char id[ID_SIZE], key[KEY_SIZE];
} Table;

static void ask(Table *table, const char *method, const char *uri, const char *body, Reply *reply)
{
    Request request = {.method = method, .uri = uri, .account = table->account, .body = body};
    request.key = table->key;
    request.type = "application/json";
    request.length = body ? strlen(body) : 0;
    assert_true(server_admits(&request, reply));
    server_answer(&table->server, &request, reply);
}

/* A request about the table's game; its status, and the error's word, "" if there is none. */
static unsigned act(Table *table, const char *method, const char *verb, const char *body,
                    char word[32])
{
    char uri[64];
    Reply reply;
    snprintf(uri, sizeof uri, "/api/matches/%s%s", table->id, verb);
    ask(table, method, uri, body, &reply);
    word[0] = '\0';
    if (reply.body)
        sscanf(reply.body, "{\"error\":\"%31[a-z]", word);
    reply_free(&reply);
    return reply.status;
}

static void find(const char *text, const char *name, char *out, size_t size)
{
    const char *at = strstr(text, name);
    assert_non_null(at);
    at += strlen(name);
    slice_copy((Slice){at, strcspn(at, "\"")}, out, size);
}

static unsigned begin(Table *table, const char *body)
{
    Reply reply;
    ask(table, "POST", "/api/matches", body, &reply);
    if (reply.status == 201) {
        find(reply.body, "\"id\":\"", table->id, sizeof table->id);
        find(reply.body, "\"red\":\"", table->key, sizeof table->key);
    }
    reply_free(&reply);
    return reply.status;
}

static const char both[] =
    "{\"game\":\"nim\",\"seats\":{\"red\":\"human\",\"blue\":\"human\"},\"public\":true}";

static void open_hall(Table *table)
{
    Problem problem;
    table->server.storage = sqlite_open(table->path, (StorageLimits){0}, &problem);
    assert_non_null(table->server.storage);
    table->server.hall = hall_open(table->server.storage, &table->server.metrics, 10, 1);
    assert_non_null(table->server.hall);
}

static void close_hall(Table *table)
{
    hall_close(table->server.hall);
    table->server.storage->close(table->server.storage);
}

static Table *open_table(void)
{
    Table *table = calloc(1, sizeof *table);
    assert_non_null(table);
    assert_true(keys_ready());
    strcpy(table->path, "/tmp/mekong-sync-XXXXXX");
    const int file = mkstemp(table->path);
    assert_true(file >= 0);
    close(file);
    failing = 0;
    table->server.options = &table->options;
    table->server.limits = limits_open(0, 16, 0);
    assert_non_null(table->server.limits);
    table->account = account_enter(table->server.limits, "127.0.0.1");
    open_hall(table);
    return table;
}

static void close_table(Table *table)
{
    failing = 0;
    close_hall(table);
    account_leave(table->account);
    limits_close(table->server.limits);
    unlink(table->path);
    free(table);
}

/* The version of the game as somebody who looks is told it. */
static uint32_t look(Table *table)
{
    char uri[64];
    Reply reply;
    snprintf(uri, sizeof uri, "/api/matches/%s/state", table->id);
    ask(table, "GET", uri, NULL, &reply);
    assert_int_equal(reply.status, 200);
    const char *at = strstr(reply.body, "\"version\":");
    assert_non_null(at);
    const uint32_t version = (uint32_t)strtoul(at + strlen("\"version\":"), NULL, 10);
    reply_free(&reply);
    return version;
}

static unsigned play(Table *table, char word[32])
{
    char body[128];
    const uint32_t version = look(table);
    HallResult result;
    Room *room = hall_enter(table->server.hall, table->id, &result);
    assert_non_null(room);
    const char *name = match_actor_word(room->match, room->actor);
    hall_leave(room);
    snprintf(body, sizeof body, "{\"seat\":\"%s\",\"version\":%u,\"action\":\"take 1\"}", name,
             version);
    return act(table, "POST", "/actions", body, word);
}

/* ---- Tests ----------------------------------------------------------------------------------- */

static void a_sync_that_fails_once_is_made_up_for(void **state)
{
    Table *table = open_table();
    char word[32];
    assert_int_equal(begin(table, both), 201);
    const uint32_t before = look(table);
    failing = 1;
    assert_int_equal(play(table, word), 200);
    assert_true(look(table) > before);
    assert_int_equal(failing, 0);
    close_table(table);
}

/* Never "nothing was done" of a move that all can see. */
static void a_move_that_stands_is_told_as_done_but_not_confirmed(void **state)
{
    Table *table = open_table();
    char word[32];
    assert_int_equal(begin(table, both), 201);
    const uint32_t before = look(table);
    failing = ALWAYS;
    assert_int_equal(play(table, word), 503);
    assert_string_equal(word, "unsure");
    const uint32_t after = look(table);
    assert_true(after > before);
    /* Once the disk works again, what was in doubt lasts, too. */
    failing = 0;
    assert_int_equal(play(table, word), 200);
    const uint32_t last = look(table);
    close_hall(table);
    open_hall(table);
    assert_int_equal(look(table), last);
    close_table(table);
}

/* Without an answer nobody has the key: neither a seat that is taken nor a game may be left. */
static void a_seat_that_is_not_confirmed_is_free_again(void **state)
{
    static const char wish[] = "{\"seat\":\"blue\"}";
    Table *table = open_table();
    char word[32];
    assert_int_equal(
        begin(table, "{\"game\":\"nim\",\"seats\":{\"blue\":\"open\"},\"you\":[\"red\"]}"), 201);
    failing = ALWAYS;
    assert_int_equal(act(table, "POST", "/seats", wish, word), 503);
    assert_string_equal(word, "storage");
    failing = 0;
    assert_int_equal(act(table, "POST", "/seats", wish, word), 200);
    close_table(table);
}

static void count_game(void *context, const StoredGame *game) { (*(int *)context)++; }

static void a_game_that_is_not_confirmed_is_not_there(void **state)
{
    const ListWish all = {.shelf = SHELF_COUNT, .id = "", .most = 10};
    Table *table = open_table();
    Storage *storage = table->server.storage;
    int games = 0;
    failing = ALWAYS;
    assert_int_equal(begin(table, both), 503);
    assert_int_equal(storage->list(storage, &all, count_game, &games), STORED);
    assert_int_equal(games, 0);
    failing = 0;
    assert_int_equal(begin(table, both), 201);
    close_table(table);
}

static void a_game_deleted_without_confirmation_is_told_so_and_gone(void **state)
{
    Table *table = open_table();
    char word[32];
    assert_int_equal(begin(table, both), 201);
    failing = ALWAYS;
    assert_int_equal(act(table, "DELETE", "", NULL, word), 503);
    assert_string_equal(word, "unsure");
    assert_int_equal(act(table, "GET", "", NULL, word), 404);
    close_table(table);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sync_that_fails_once_is_made_up_for),
        cmocka_unit_test(a_move_that_stands_is_told_as_done_but_not_confirmed),
        cmocka_unit_test(a_seat_that_is_not_confirmed_is_free_again),
        cmocka_unit_test(a_game_that_is_not_confirmed_is_not_there),
        cmocka_unit_test(a_game_deleted_without_confirmation_is_told_so_and_gone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
