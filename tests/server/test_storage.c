/* test_storage.c: what any storage has to promise (server/storage.h), asked of the one there is. */
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/store/storage.h"
#include "support/check.h"

static Storage *open_storage(StorageLimits limits)
{
    Problem problem;
    Storage *storage = sqlite_open(":memory:", limits, &problem);
    assert_non_null(storage);
    return storage;
}

static StoredGame make_game(const char *id, int64_t changed)
{
    StoredGame game = {.game = "nim", .listed = true, .created = 1, .changed = changed, .seats = 2};
    game.begun = FROM_START;
    strcpy(game.id, id);
    game.seat[0] = (StoredSeat){.kind = SEAT_HELD, .name = "Lê", .hash = {1, 2, 3}};
    game.seat[1] = (StoredSeat){.kind = SEAT_OPEN};
    game.summary = (Summary){.version = 1, .turn = 3, .winner = SEAT_NOBODY, .turns = 78};
    return game;
}

static const Record first = {"take 1"};

/* The log in one line: "take 1,take 2,". */
static bool add_words(void *context, const Record *record)
{
    strcat(context, record->words);
    strcat(context, ",");
    return true;
}

static void check_log(Storage *storage, const char *id, const char *expected)
{
    char words[1024] = "";
    assert_int_equal(storage->read_log(storage, id, add_words, words), STORED);
    assert_string_equal(words, expected);
}

static void check_stood(Storage *storage, const char *id, uint32_t standing, uint32_t change,
                        uint32_t expected)
{
    uint32_t count;
    assert_int_equal(storage->stood(storage, id, standing, change, &count), STORED);
    assert_int_equal(count, expected);
}

static void a_game_is_read_as_it_was_created(void **state)
{
    Storage *storage = open_storage((StorageLimits){0});
    const StoredGame made = make_game("AAAAAAAAAAAA", 5);
    StoredGame read;
    char *start;
    assert_int_equal(storage->create(storage, &made, "the start", &first, 1), STORED);
    assert_int_equal(storage->read(storage, made.id, &read, &start), STORED);
    assert_string_equal(start, "the start");
    assert_int_equal(read.changes, 1);
    assert_int_equal(read.begun, FROM_START);
    read.changes = 0;
    assert_memory_equal(&read.summary, &made.summary, sizeof made.summary);
    assert_int_equal(read.seats, 2);
    assert_string_equal(read.seat[0].name, "Lê");
    assert_memory_equal(read.seat[0].hash, made.seat[0].hash, HASH_SIZE);
    assert_int_equal(read.seat[1].kind, SEAT_OPEN);
    free(start);
    assert_int_equal(storage->read(storage, "BBBBBBBBBBBB", &read, &start), STORAGE_MISSING);
    assert_null(start);
    assert_int_equal(storage->create(storage, &made, "again", &first, 1), STORAGE_FAILED);
    storage->close(storage);
}

static void a_log_grows_only_from_where_its_writer_knew_it(void **state)
{
    Storage *storage = open_storage((StorageLimits){0});
    StoredGame game = make_game("AAAAAAAAAAAA", 5);
    const Record two[] = {{"take 2"}, {"take 3"}};
    const Summary after = {.version = 3, .turn = 4, .winner = SEAT_NOBODY};
    storage->create(storage, &game, "", &first, 1);
    assert_int_equal(storage->append(storage, &game, 1, two, 2, &after), STORAGE_STALE);
    assert_int_equal(storage->turn(storage, &game, 1, 0, &after), STORAGE_STALE);
    check_log(storage, game.id, "take 1,");
    game.changes = 1;
    assert_int_equal(storage->append(storage, &game, 1, two, 2, &after), STORED);
    assert_int_equal(storage->append(storage, &game, 1, two, 2, &after), STORAGE_STALE);
    check_log(storage, game.id, "take 1,take 2,take 3,");
    storage->close(storage);
}

/* Undo and redo, however often, leave the log as long as it was; what is played instead of what was
 * undone takes its place. */
static void undo_and_redo_do_not_lengthen_the_log(void **state)
{
    Storage *storage = open_storage((StorageLimits){0});
    StoredGame game = make_game("AAAAAAAAAAAA", 5), read;
    const Record two[] = {{"take 2"}, {"take 3"}}, other = {"take 4"};
    const Summary summary = {.version = 3, .winner = SEAT_NOBODY};
    char *start;
    storage->create(storage, &game, "", &first, 1);
    game.changes = 1;
    storage->append(storage, &game, 1, two, 2, &summary);
    game.changes = 3;
    for (int i = 0; i < 100; i++) {
        assert_int_equal(storage->turn(storage, &game, 3, 1, &summary), STORED);
        game.changes++;
        assert_int_equal(storage->turn(storage, &game, 1, 3, &summary), STORED);
        game.changes++;
    }
    check_log(storage, game.id, "take 1,take 2,take 3,");
    storage->turn(storage, &game, 3, 2, &summary);
    game.changes++;
    assert_int_equal(storage->append(storage, &game, 2, &other, 1, &summary), STORED);
    check_log(storage, game.id, "take 1,take 2,take 4,");
    storage->read(storage, game.id, &read, &start);
    assert_int_equal(read.changes, 205);
    free(start);
    storage->close(storage);
}

static void who_comes_back_is_told_since_when_the_actions_stand(void **state)
{
    Storage *storage = open_storage((StorageLimits){0});
    StoredGame game = make_game("AAAAAAAAAAAA", 5);
    const Record two[] = {{"take 2"}, {"take 3"}};
    const Summary summary = {.version = 3, .winner = SEAT_NOBODY};
    storage->create(storage, &game, "", &first, 1);
    game.changes = 1;
    storage->append(storage, &game, 1, two, 2, &summary);
    check_stood(storage, game.id, 3, 0, 0);
    check_stood(storage, game.id, 3, 1, 1);
    check_stood(storage, game.id, 3, 3, 3);
    game.changes = 3;
    storage->turn(storage, &game, 3, 1, &summary); /* change 4 */
    check_stood(storage, game.id, 1, 3, 1);
    game.changes = 4;
    storage->turn(storage, &game, 1, 2, &summary); /* change 5: take 2 stands again */
    check_stood(storage, game.id, 2, 3, 1);
    check_stood(storage, game.id, 2, 4, 1);
    check_stood(storage, game.id, 2, 5, 2);
    storage->close(storage);
}

/* ---- Old files ------------------------------------------------------------------------------- */

static const char old_schema[] =
    "CREATE TABLE games (id TEXT PRIMARY KEY, game TEXT NOT NULL, listed INTEGER NOT NULL,"
    " created INTEGER NOT NULL, changed INTEGER NOT NULL, changes INTEGER NOT NULL,"
    " version INTEGER NOT NULL, turn INTEGER NOT NULL, over INTEGER NOT NULL,"
    " winner INTEGER NOT NULL, shelf INTEGER NOT NULL DEFAULT 1, start TEXT NOT NULL);"
    "CREATE INDEX games_by_shelf ON games (listed, shelf, changed, id);"
    "CREATE INDEX games_by_change ON games (listed, changed, id);"
    "CREATE TABLE seats (id TEXT NOT NULL REFERENCES games, seat INTEGER NOT NULL,"
    " kind INTEGER NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL, hash BLOB NOT NULL,"
    " PRIMARY KEY (id, seat)) WITHOUT ROWID;"
    "CREATE TABLE log (id TEXT NOT NULL REFERENCES games, number INTEGER NOT NULL,"
    " kind TEXT NOT NULL, words TEXT NOT NULL, at INTEGER NOT NULL,"
    " PRIMARY KEY (id, number)) WITHOUT ROWID;"
    "PRAGMA user_version = 1;"
    "INSERT INTO games VALUES ('AAAAAAAAAAAA','nim',1,1,5,9,3,3,0,255,1,'the start'),"
    " ('BBBBBBBBBBBB','nim',1,1,5,2,2,3,0,255,1,'...\nactions\nend 0 1234567890abcdef\n');"
    "INSERT INTO seats VALUES ('AAAAAAAAAAAA',0,1,'','',x'00'),('AAAAAAAAAAAA',1,1,'','',x'00');"
    "INSERT INTO log VALUES ('AAAAAAAAAAAA',0,'a','take 1',7),('AAAAAAAAAAAA',1,'a','take 2',7),"
    " ('AAAAAAAAAAAA',2,'u','2',7),('AAAAAAAAAAAA',3,'r','1',7),('AAAAAAAAAAAA',4,'a','take 3',7),"
    " ('AAAAAAAAAAAA',5,'a','roll 4',7),('AAAAAAAAAAAA',6,'a','take 1',7),"
    " ('AAAAAAAAAAAA',7,'u','2',7),('AAAAAAAAAAAA',8,'r','1',7),"
    " ('BBBBBBBBBBBB',0,'a','take 1',7),('BBBBBBBBBBBB',1,'a','take 3',7);";

/* Gives the path of a file that is not there yet. */
static void name_file(char path[64])
{
    strcpy(path, "/tmp/mekong-storage-XXXXXX");
    const int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    unlink(path);
}

static void run_sql(const char *path, const char *words)
{
    sqlite3 *db;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, words, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
}

static void a_file_of_the_first_schema_is_taken_over(void **state)
{
    char path[64], *start;
    Problem problem;
    StoredGame game, other;
    name_file(path);
    run_sql(path, old_schema);
    for (int i = 0; i < 2; i++) { /* the second time there is nothing to be done */
        Storage *storage = sqlite_open(path, (StorageLimits){0}, &problem);
        assert_non_null(storage);
        check_log(storage, "AAAAAAAAAAAA", "take 1,take 3,roll 4,take 1,");
        check_log(storage, "BBBBBBBBBBBB", "take 1,take 3,");
        assert_int_equal(storage->read(storage, "AAAAAAAAAAAA", &game, &start), STORED);
        assert_string_equal(start, "the start");
        assert_int_equal(game.begun, 0); /* from a save: nothing says that it has no actions */
        assert_int_equal(game.changes, 9);
        assert_int_equal(game.summary.version, 3);
        free(start);
        assert_int_equal(storage->read(storage, "BBBBBBBBBBBB", &other, &start), STORED);
        assert_int_equal(other.begun, FROM_START);
        free(start);
        check_stood(storage, game.id, 3, 3, 0); /* take 1 was undone, and redone as change 4 */
        check_stood(storage, game.id, 3, 4, 1);
        check_stood(storage, game.id, 3, 7, 2); /* roll 4 was undone, and redone as change 9 */
        check_stood(storage, game.id, 3, 9, 3);
        storage->close(storage);
    }
    unlink(path);
}

static void a_seat_is_taken_once(void **state)
{
    Storage *storage = open_storage((StorageLimits){0});
    StoredGame game = make_game("AAAAAAAAAAAA", 5), read;
    const StoredSeat ben = {.kind = SEAT_HELD, .name = "Ben", .hash = {9}};
    const StoredSeat eve = {.kind = SEAT_HELD, .name = "Eve", .hash = {8}};
    char *start;
    storage->create(storage, &game, "", &first, 1);
    assert_int_equal(storage->seat(storage, &game, 1, &game.seat[1], &ben), STORED);
    assert_int_equal(storage->seat(storage, &game, 1, &game.seat[1], &eve), STORAGE_STALE);
    storage->read(storage, game.id, &read, &start);
    assert_string_equal(read.seat[1].name, "Ben");
    free(start);
    storage->close(storage);
}

static void note_id(void *context, const StoredGame *game) { strncat(context, game->id, 1); }

static void list(Storage *storage, Shelf shelf, int64_t changed, const char *id, char out[32])
{
    const ListWish wish = {shelf, changed, id, 2};
    out[0] = '\0';
    assert_int_equal(storage->list(storage, &wish, note_id, out), STORED);
}

static void lists_are_by_shelf_and_page_newest_first(void **state)
{
    static const char *const ids[] = {"AAAAAAAAAAAA", "BBBBBBBBBBBB", "CCCCCCCCCCCC",
                                      "DDDDDDDDDDDD"};
    Storage *storage = open_storage((StorageLimits){0});
    char found[32];
    for (int i = 0; i < 4; i++) {
        StoredGame game = make_game(ids[i], i == 2 ? 6 : 5 + i);
        game.listed = i != 3;
        storage->create(storage, &game, "", &first, 1);
    }
    list(storage, SHELF_COUNT, 0, "", found);
    assert_string_equal(found, "CB"); /* of the same moment: by id */
    list(storage, SHELF_OPEN, 6, ids[1], found);
    assert_string_equal(found, "A");
    list(storage, SHELF_RUNNING, 0, "", found);
    assert_string_equal(found, "");
    StoredGame game = make_game(ids[0], 9);
    const StoredSeat ben = {.kind = SEAT_HELD, .hash = {9}};
    storage->seat(storage, &game, 1, &game.seat[1], &ben);
    list(storage, SHELF_RUNNING, 0, "", found);
    assert_string_equal(found, "A");
    const Summary over = {.version = 2, .over = true, .winner = 1};
    game.changes = 1;
    storage->append(storage, &game, 1, &first, 1, &over);
    list(storage, SHELF_OVER, 0, "", found);
    assert_string_equal(found, "A");
    storage->close(storage);
}

/* ---- Room ------------------------------------------------------------------------------------ */

static char long_start[9000];

/* Makes games AAAAAAAAAAAA, BAAAAAAAAAAA ... until one is refused; how many there are then. */
static int make_games(Storage *storage, StorageResult *refused)
{
    memset(long_start, 'x', sizeof long_start - 1);
    for (int made = 0;; made++) {
        StoredGame game = make_game("AAAAAAAAAAAA", 5 + made);
        game.id[0] = (char)('A' + made);
        *refused = storage->create(storage, &game, long_start, &first, 1);
        if (*refused != STORED || made == 50)
            return made;
    }
}

static void check_missing(Storage *storage, const char *id)
{
    StoredGame read;
    char *text;
    assert_int_equal(storage->read(storage, id, &read, &text), STORAGE_MISSING);
    check_log(storage, id, "");
}

static void check_there(Storage *storage, const char *id)
{
    StoredGame read;
    char *text;
    assert_int_equal(storage->read(storage, id, &read, &text), STORED);
    free(text);
}

static void what_does_not_fit_leaves_nothing_behind(void **state)
{
    Storage *storage = open_storage((StorageLimits){.pages = 40});
    static Record many[20];
    const Summary summary = {.version = 9, .winner = SEAT_NOBODY};
    StorageResult result;
    const int games = make_games(storage, &result);
    StoredGame game = make_game("AAAAAAAAAAAA", 6), read;
    char *text;
    for (int i = 0; i < 20; i++)
        memset(many[i].words, 'y', sizeof many[i].words - 1);
    game.changes = 1;
    for (result = STORED; result == STORED && game.changes < 100000;) {
        result = storage->append(storage, &game, game.changes, many, 20, &summary);
        game.changes += result == STORED ? 20 : 0;
    }
    assert_int_equal(result, STORAGE_FULL);
    assert_true(game.changes > 1); /* moves went on fitting when games did not */
    assert_int_equal(storage->read(storage, game.id, &read, &text), STORED);
    free(text);
    assert_int_equal(read.changes, game.changes);
    assert_true(games > 1);
    assert_int_equal(storage->remove(storage, "BAAAAAAAAAAA", INT64_MAX), STORED);
    assert_int_equal(storage->append(storage, &game, game.changes, many, 10, &summary), STORED);
    storage->close(storage);
}

static void new_games_are_refused_first_and_come_in_again_when_some_have_gone(void **state)
{
    const StorageLimits limits[] = {{.pages = 40}, {.games = 3}};
    for (size_t i = 0; i < COUNT_OF(limits); i++) {
        Storage *storage = open_storage(limits[i]);
        StorageResult result;
        const int games = make_games(storage, &result);
        const StoredGame next = make_game("zzzzzzzzzzzz", 9);
        assert_int_equal(result, STORAGE_CROWDED);
        assert_int_equal(storage->create(storage, &next, long_start, &first, 1), STORAGE_CROWDED);
        check_missing(storage, next.id);
        check_there(storage, "AAAAAAAAAAAA");
        assert_true(games >= 3);
        assert_int_equal(storage->remove(storage, "AAAAAAAAAAAA", INT64_MAX), STORED);
        assert_int_equal(storage->create(storage, &next, long_start, &first, 1), STORED);
        check_there(storage, next.id);
        storage->close(storage);
    }
}

static void a_game_is_removed_with_all_that_is_of_it_if_it_is_old_enough(void **state)
{
    Storage *storage = open_storage((StorageLimits){0});
    const StoredGame one = make_game("AAAAAAAAAAAA", 5), two = make_game("BBBBBBBBBBBB", 8);
    StoredGame late = one;
    const Summary summary = {.version = 2, .winner = SEAT_NOBODY};
    char id[ID_SIZE];
    storage->create(storage, &two, "", &first, 1);
    storage->create(storage, &one, "", &first, 1);
    assert_int_equal(storage->oldest(storage, 5, id), STORAGE_MISSING);
    assert_int_equal(storage->oldest(storage, 6, id), STORED);
    assert_string_equal(id, one.id);
    assert_int_equal(storage->remove(storage, one.id, 5), STORAGE_MISSING);
    check_there(storage, one.id);
    check_log(storage, one.id, "take 1,");
    assert_int_equal(storage->remove(storage, one.id, 6), STORED);
    check_missing(storage, one.id);
    assert_int_equal(storage->remove(storage, one.id, 6), STORAGE_MISSING);
    late.changes = 1;
    assert_int_equal(storage->append(storage, &late, 1, &first, 1, &summary), STORAGE_STALE);
    assert_int_equal(storage->seat(storage, &late, 1, &late.seat[1], &late.seat[0]), STORAGE_STALE);
    check_missing(storage, one.id);
    check_there(storage, two.id);
    storage->close(storage);
}

static int count_pages(const char *path)
{
    sqlite3 *db;
    sqlite3_stmt *row;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(db, "PRAGMA page_count", -1, &row, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(row), SQLITE_ROW);
    const int pages = sqlite3_column_int(row, 0);
    sqlite3_finalize(row);
    sqlite3_close(db);
    return pages;
}

/* Of a new file, and of one that was taken over. */
static void the_room_of_removed_games_is_given_back(void **state)
{
    for (int old = 0; old < 2; old++) {
        char path[64], id[ID_SIZE];
        Problem problem;
        static char text[300000];
        memset(text, 'x', sizeof text - 1);
        name_file(path);
        if (old)
            run_sql(path, old_schema);
        Storage *storage = sqlite_open(path, (StorageLimits){0}, &problem);
        for (int i = 0; i < 20; i++) {
            StoredGame game = make_game("CCCCCCCCCCCC", 5);
            game.id[1] = (char)('A' + i);
            assert_int_equal(storage->create(storage, &game, text, &first, 1), STORED);
        }
        assert_true(count_pages(path) > 1400);
        while (storage->oldest(storage, INT64_MAX, id) == STORED)
            assert_int_equal(storage->remove(storage, id, INT64_MAX), STORED);
        for (int i = 0; i < 20; i++)
            storage->tidy(storage);
        assert_true(count_pages(path) < 600);
        storage->close(storage);
        unlink(path);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_is_read_as_it_was_created),
        cmocka_unit_test(a_log_grows_only_from_where_its_writer_knew_it),
        cmocka_unit_test(undo_and_redo_do_not_lengthen_the_log),
        cmocka_unit_test(who_comes_back_is_told_since_when_the_actions_stand),
        cmocka_unit_test(a_file_of_the_first_schema_is_taken_over),
        cmocka_unit_test(a_seat_is_taken_once),
        cmocka_unit_test(lists_are_by_shelf_and_page_newest_first),
        cmocka_unit_test(what_does_not_fit_leaves_nothing_behind),
        cmocka_unit_test(new_games_are_refused_first_and_come_in_again_when_some_have_gone),
        cmocka_unit_test(a_game_is_removed_with_all_that_is_of_it_if_it_is_old_enough),
        cmocka_unit_test(the_room_of_removed_games_is_given_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
