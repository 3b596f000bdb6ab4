/* test_people_store.c: what a storage keeps of people besides their moves (server/storage.h): who
 * resigned, who wants another game, what was said. */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/store/storage.h"
#include "support/check.h"

static const Record first = {"take 1"};
static const Summary over = {.version = 1, .turn = 1, .over = true, .winner = 1, .turns = 9};

static Storage *open_storage(void)
{
    Problem problem;
    Storage *storage = sqlite_open(":memory:", (StorageLimits){0}, &problem);
    assert_non_null(storage);
    return storage;
}

static StoredGame make_game(const char *id)
{
    StoredGame game = {.game = "nim", .listed = true, .created = 1, .changed = 5, .seats = 2};
    game.begun = FROM_START;
    game.resigned = SEAT_NOBODY;
    strcpy(game.id, id);
    game.seat[0] = (StoredSeat){.kind = SEAT_HELD, .name = "Anna", .hash = {1}};
    game.seat[1] = (StoredSeat){.kind = SEAT_HELD, .name = "Ben", .hash = {2}};
    game.summary = (Summary){.version = 1, .turn = 1, .winner = SEAT_NOBODY, .turns = 9};
    return game;
}

static StoredGame add_game(Storage *storage, const char *id)
{
    StoredGame game = make_game(id);
    assert_int_equal(storage->create(storage, &game, "start", &first, 1), STORED);
    game.changes = 1;
    return game;
}

static StoredGame read_game(Storage *storage, const char *id)
{
    StoredGame game;
    char *start;
    assert_int_equal(storage->read(storage, id, &game, &start), STORED);
    free(start);
    return game;
}

static void a_resignation_is_kept_once_and_is_a_change(void **unused)
{
    Storage *storage = open_storage();
    StoredGame game = add_game(storage, "AAAAAAAAAAAA");
    assert_int_equal(read_game(storage, game.id).resigned, SEAT_NOBODY);
    assert_int_equal(storage->resign(storage, &game, 0, &over), STORED);
    const StoredGame now = read_game(storage, game.id);
    assert_int_equal(now.resigned, 0);
    assert_int_equal(now.changes, 2);
    assert_true(now.summary.over);
    assert_int_equal(now.summary.winner, 1);
    assert_int_equal(storage->resign(storage, &game, 1, &over), STORAGE_STALE);
    assert_int_equal(storage->resign(storage, &now, 1, &over), STORAGE_STALE);
    assert_int_equal(read_game(storage, game.id).resigned, 0);
    assert_int_equal(read_game(storage, game.id).changes, 2);
    storage->close(storage);
}

static void another_game_is_made_once_for_who_wants_it(void **unused)
{
    Storage *storage = open_storage();
    const StoredGame game = add_game(storage, "AAAAAAAAAAAA");
    StoredGame next = make_game("BBBBBBBBBBBB"), late = make_game("CCCCCCCCCCCC");
    next.series = 2;
    next.before.total[1][3] = -7;
    next.before.total[0][0] = 12;
    assert_int_equal(storage->want(storage, &game, 1, 2), STORED);
    StoredGame now = read_game(storage, game.id);
    assert_int_equal(now.wants, 1);
    assert_int_equal(now.refuses, 2);
    assert_string_equal(now.next, "");
    assert_int_equal(storage->follow(storage, &game, &next, "start", &first, 1), STORED);
    assert_string_equal(read_game(storage, game.id).next, next.id);
    assert_int_equal(storage->follow(storage, &game, &late, "start", &first, 1), STORAGE_STALE);
    assert_int_equal(storage->want(storage, &game, 3, 0), STORAGE_STALE);
    now = read_game(storage, next.id);
    assert_int_equal(now.series, 2);
    assert_int_equal(now.before.total[1][3], -7);
    assert_int_equal(now.before.total[0][0], 12);
    assert_int_equal(now.wants, 0);
    char *start;
    assert_int_equal(storage->read(storage, late.id, &now, &start), STORAGE_MISSING);
    storage->close(storage);
}

static void a_seat_given_to_a_computer_has_its_word(void **unused)
{
    Storage *storage = open_storage();
    const StoredGame game = add_game(storage, "AAAAAAAAAAAA");
    const StoredSeat computer = {.kind = SEAT_COMPUTER, .player = "heuristic"};
    assert_int_equal(storage->seat(storage, &game, 0, &game.seat[0], &computer), STORED);
    const StoredGame now = read_game(storage, game.id);
    assert_int_equal(now.seat[0].kind, SEAT_COMPUTER);
    assert_string_equal(now.seat[0].player, "heuristic");
    assert_string_equal(now.seat[0].name, "");
    storage->close(storage);
}

/* ---- Chat ------------------------------------------------------------------------------------ */

typedef struct Heard {
    uint32_t count, number[CHAT_KEPT + 1];
    ChatLine last;
} Heard;

static void hear(void *context, const ChatLine *line)
{
    Heard *heard = context;
    assert_true(heard->count <= CHAT_KEPT);
    heard->number[heard->count++] = line->number;
    heard->last = *line;
}

static Heard hear_after(Storage *storage, const char *id, uint32_t after)
{
    Heard heard = {0};
    assert_int_equal(storage->read_chat(storage, id, after, hear, &heard), STORED);
    return heard;
}

static void say(Storage *storage, const char *id, uint32_t number)
{
    ChatLine line = {.number = number, .seat = 1, .at = 1234567};
    snprintf(line.words, sizeof line.words, "<b>line</b> '%u'; DROP TABLE games", number);
    assert_int_equal(storage->say(storage, id, &line), STORED);
}

static void what_was_said_is_read_in_order_the_newest_of_it(void **unused)
{
    Storage *storage = open_storage();
    const StoredGame game = add_game(storage, "AAAAAAAAAAAA"),
                     other = add_game(storage, "BBBBBBBBBBBB");
    assert_int_equal(read_game(storage, game.id).said, 0);
    for (uint32_t i = 1; i <= CHAT_KEPT + 30; i++)
        say(storage, game.id, i);
    say(storage, other.id, 1);
    Heard heard = hear_after(storage, game.id, 0);
    assert_int_equal(heard.count, CHAT_KEPT);
    assert_int_equal(heard.number[0], 31);
    assert_int_equal(heard.last.number, CHAT_KEPT + 30);
    assert_int_equal(heard.last.seat, 1);
    assert_int_equal(heard.last.at, 1234567);
    assert_non_null(strstr(heard.last.words, "<b>line</b>"));
    heard = hear_after(storage, game.id, CHAT_KEPT + 28);
    assert_int_equal(heard.count, 2);
    assert_int_equal(read_game(storage, game.id).said, CHAT_KEPT + 30);
    assert_int_equal(read_game(storage, other.id).said, 1);
    storage->close(storage);
}

static void a_removed_game_takes_its_chat_with_it(void **unused)
{
    Storage *storage = open_storage();
    const StoredGame game = add_game(storage, "AAAAAAAAAAAA"),
                     other = add_game(storage, "BBBBBBBBBBBB");
    say(storage, game.id, 1);
    say(storage, other.id, 1);
    assert_int_equal(storage->remove(storage, game.id, INT64_MAX), STORED);
    assert_int_equal(hear_after(storage, game.id, 0).count, 0);
    assert_int_equal(hear_after(storage, other.id, 0).count, 1);
    say(storage, game.id, 2); /* of a game that is gone nothing is kept */
    assert_int_equal(hear_after(storage, game.id, 0).count, 0);
    storage->close(storage);
}

/* ---- Files of before ------------------------------------------------------------------------- */

static const char second_schema[] =
    "CREATE TABLE games (id TEXT PRIMARY KEY, game TEXT NOT NULL, listed INTEGER NOT NULL,"
    " created INTEGER NOT NULL, changed INTEGER NOT NULL, changes INTEGER NOT NULL,"
    " version INTEGER NOT NULL, turn INTEGER NOT NULL, over INTEGER NOT NULL,"
    " winner INTEGER NOT NULL, shelf INTEGER NOT NULL DEFAULT 1, start TEXT NOT NULL,"
    " begun INTEGER);"
    "CREATE TABLE seats (id TEXT NOT NULL REFERENCES games, seat INTEGER NOT NULL,"
    " kind INTEGER NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL, hash BLOB NOT NULL,"
    " PRIMARY KEY (id, seat)) WITHOUT ROWID;"
    "CREATE TABLE log (id TEXT NOT NULL REFERENCES games, number INTEGER NOT NULL,"
    " words TEXT NOT NULL, at INTEGER NOT NULL, change INTEGER NOT NULL,"
    " PRIMARY KEY (id, number)) WITHOUT ROWID;"
    "INSERT INTO games VALUES ('AAAAAAAAAAAA', 'nim', 1, 1, 5, 1, 1, 1, 0, 255, 1, 'start', NULL);"
    "INSERT INTO seats VALUES ('AAAAAAAAAAAA', 0, 0, '', 'Anna', zeroblob(32));"
    "INSERT INTO seats VALUES ('AAAAAAAAAAAA', 1, 0, '', 'Ben', zeroblob(32));"
    "INSERT INTO log VALUES ('AAAAAAAAAAAA', 0, 'take 1', 5, 1);"
    "PRAGMA user_version = 2;";

static void a_file_of_the_second_schema_is_taken_over(void **unused)
{
    char path[] = "/tmp/mekong-store-XXXXXX";
    sqlite3 *db;
    Problem problem;
    close(mkstemp(path));
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, second_schema, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
    for (int time = 0; time < 2; time++) { /* and opened again */
        Storage *storage = sqlite_open(path, (StorageLimits){0}, &problem);
        assert_non_null(storage);
        const StoredGame game = read_game(storage, "AAAAAAAAAAAA");
        assert_string_equal(game.seat[1].name, "Ben");
        assert_int_equal(game.resigned, SEAT_NOBODY);
        assert_int_equal(game.series, 0);
        assert_string_equal(game.next, "");
        assert_int_equal(game.said, (uint32_t)time);
        say(storage, game.id, (uint32_t)time + 1);
        storage->close(storage);
    }
    unlink(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_resignation_is_kept_once_and_is_a_change),
        cmocka_unit_test(another_game_is_made_once_for_who_wants_it),
        cmocka_unit_test(a_seat_given_to_a_computer_has_its_word),
        cmocka_unit_test(what_was_said_is_read_in_order_the_newest_of_it),
        cmocka_unit_test(a_removed_game_takes_its_chat_with_it),
        cmocka_unit_test(a_file_of_the_second_schema_is_taken_over),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
