/* test_storage.c: what any storage has to promise (server/storage.h), asked of the one there is. */
#include <stdlib.h>
#include <string.h>

#include "server/storage.h"
#include "support/check.h"

static Storage *open_storage(uint32_t pages)
{
    Problem problem;
    Storage *storage = sqlite_open(":memory:", pages, &problem);
    assert_non_null(storage);
    return storage;
}

static StoredGame make_game(const char *id, int64_t changed)
{
    StoredGame game = {.game = "nim", .listed = true, .created = 1, .changed = changed, .seats = 2};
    strcpy(game.id, id);
    game.seat[0] = (StoredSeat){.kind = SEAT_HELD, .name = "Lê", .hash = {1, 2, 3}};
    game.seat[1] = (StoredSeat){.kind = SEAT_OPEN};
    game.summary = (Summary){.version = 1, .turn = 3, .winner = SEAT_NOBODY, .turns = 78};
    return game;
}

static const Record first = {RECORD_ACTION, "take 1"};

static bool count_record(void *context, const Record *record)
{
    (*(uint32_t *)context)++;
    return record->kind == RECORD_ACTION;
}

static uint32_t count_records(Storage *storage, const char *id)
{
    uint32_t count = 0;
    assert_int_equal(storage->read_log(storage, id, count_record, &count), STORED);
    return count;
}

static void a_game_is_read_as_it_was_created(void **state)
{
    Storage *storage = open_storage(0);
    const StoredGame made = make_game("AAAAAAAAAAAA", 5);
    StoredGame read;
    char *start;
    assert_int_equal(storage->create(storage, &made, "the start", &first, 1), STORED);
    assert_int_equal(storage->read(storage, made.id, &read, &start), STORED);
    assert_string_equal(start, "the start");
    assert_int_equal(read.changes, 1);
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
    Storage *storage = open_storage(0);
    StoredGame game = make_game("AAAAAAAAAAAA", 5);
    const Record two[] = {{RECORD_ACTION, "take 2"}, {RECORD_ACTION, "take 3"}};
    const Summary after = {.version = 3, .turn = 4, .winner = SEAT_NOBODY};
    storage->create(storage, &game, "", &first, 1);
    assert_int_equal(storage->append(storage, &game, two, 2, &after), STORAGE_STALE);
    assert_int_equal(count_records(storage, game.id), 1);
    game.changes = 1;
    assert_int_equal(storage->append(storage, &game, two, 2, &after), STORED);
    assert_int_equal(storage->append(storage, &game, two, 2, &after), STORAGE_STALE);
    assert_int_equal(count_records(storage, game.id), 3);
    storage->close(storage);
}

static void a_seat_is_taken_once(void **state)
{
    Storage *storage = open_storage(0);
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
    Storage *storage = open_storage(0);
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
    storage->append(storage, &game, &first, 1, &over);
    list(storage, SHELF_OVER, 0, "", found);
    assert_string_equal(found, "A");
    storage->close(storage);
}

static void what_does_not_fit_leaves_nothing_behind(void **state)
{
    Storage *storage = open_storage(16);
    StorageResult result = STORED;
    StoredGame game;
    static char start[9000];
    memset(start, 'x', sizeof start - 1);
    int stored = 0;
    for (; result == STORED && stored < 50; stored++) {
        game = make_game("AAAAAAAAAAAA", 5);
        game.id[0] = (char)('A' + stored);
        result = storage->create(storage, &game, start, &first, 1);
    }
    assert_int_equal(result, STORAGE_FULL);
    StoredGame read;
    char *text;
    assert_int_equal(storage->read(storage, game.id, &read, &text), STORAGE_MISSING);
    assert_int_equal(count_records(storage, game.id), 0);
    assert_int_equal(storage->read(storage, "AAAAAAAAAAAA", &read, &text), STORED);
    free(text);
    storage->close(storage);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_is_read_as_it_was_created),
        cmocka_unit_test(a_log_grows_only_from_where_its_writer_knew_it),
        cmocka_unit_test(a_seat_is_taken_once),
        cmocka_unit_test(lists_are_by_shelf_and_page_newest_first),
        cmocka_unit_test(what_does_not_fit_leaves_nothing_behind),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
