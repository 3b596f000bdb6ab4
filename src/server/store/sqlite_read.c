/* sqlite_read.c: reading games, logs and lists. See storage.h. A text of a database is trusted no
 * more than one from the network: what does not fit is cut, and the log is played through
 * match_play by whoever reads it. */
#include <stdlib.h>
#include <string.h>

#include "server/store/sqlite.h"

void sql_copy_text(sqlite3_stmt *row, int column, char *out, size_t size)
{
    const char *text = (const char *)sqlite3_column_text(row, column);
    slice_copy((Slice){text ? text : "", text ? strlen(text) : 0}, out, size);
}

/* As print_counted has put it; what is no number ends it. */
static void read_counted(const char *text, SeriesResult *out)
{
    for (int i = 0; text && *text && i < SERIES_GAMES * TALLY_MAX; i++) {
        char *end;
        const long number = strtol(text, &end, 10);
        if (end == text || number < INT16_MIN || number > INT16_MAX)
            return;
        out->total[i / TALLY_MAX][i % TALLY_MAX] = (int16_t)number;
        text = end;
    }
}

/* What is no number of a game counts as none. */
static void read_people(sqlite3_stmt *row, StoredGame *game)
{
    const int series = sqlite3_column_int(row, 12);
    game->resigned = sqlite3_column_type(row, 11) == SQLITE_NULL
                         ? (Seat)SEAT_NOBODY
                         : (Seat)sqlite3_column_int(row, 11);
    game->series = (uint8_t)(series == 1 || series == 2 ? series : 0);
    read_counted((const char *)sqlite3_column_text(row, 13), &game->before);
    game->wants = (uint8_t)sqlite3_column_int(row, 14);
    game->refuses = (uint8_t)sqlite3_column_int(row, 15);
    sql_copy_text(row, 16, game->next, sizeof game->next);
}

static void read_game(sqlite3_stmt *row, StoredGame *game)
{
    memset(game, 0, sizeof *game);
    sql_copy_text(row, 0, game->id, sizeof game->id);
    sql_copy_text(row, 1, game->game, sizeof game->game);
    game->listed = sqlite3_column_int(row, 2) != 0;
    game->created = sqlite3_column_int64(row, 3);
    game->changed = sqlite3_column_int64(row, 4);
    game->changes = (uint32_t)sqlite3_column_int64(row, 5);
    const int turns = sqlite3_column_int(row, 7); /* as sql_turns has put them */
    game->summary = (Summary){(uint32_t)sqlite3_column_int64(row, 6), (uint8_t)turns,
                              sqlite3_column_int(row, 8) != 0, (Seat)sqlite3_column_int(row, 9),
                              (uint8_t)(turns >> 8)};
    game->begun = sqlite3_column_type(row, 10) == SQLITE_NULL
                      ? FROM_START
                      : (int16_t)sqlite3_column_int(row, 10);
    read_people(row, game);
}

static StorageResult read_seats(Sqlite *sqlite, StoredGame *game)
{
    sqlite3_stmt *row = sql_prepare(sqlite, SQL_SEATS);
    int code = row ? SQLITE_OK : sqlite3_errcode(sqlite->db);
    if (row)
        sql_bind_text(row, 1, game->id);
    while (row && game->seats < SEATS_MAX && (code = sqlite3_step(row)) == SQLITE_ROW) {
        StoredSeat *seat = &game->seat[game->seats++];
        seat->kind = (SeatKind)sqlite3_column_int(row, 1);
        sql_copy_text(row, 2, seat->player, sizeof seat->player);
        sql_copy_text(row, 3, seat->name, sizeof seat->name);
        if (sqlite3_column_bytes(row, 4) == HASH_SIZE)
            memcpy(seat->hash, sqlite3_column_blob(row, 4), HASH_SIZE);
    }
    sqlite3_reset(row);
    return sql_result(code);
}

static StorageResult find_game(Sqlite *sqlite, const char *id, StoredGame *game, char **start)
{
    sqlite3_stmt *row = sql_prepare(sqlite, SQL_GAME);
    if (!row)
        return sql_result(sqlite3_errcode(sqlite->db));
    sql_bind_text(row, 1, id);
    const int code = sqlite3_step(row);
    if (code == SQLITE_ROW) {
        read_game(row, game);
        const char *text = (const char *)sqlite3_column_text(row, 17);
        *start = text ? strdup(text) : NULL;
        game->said = (uint32_t)sqlite3_column_int64(row, 18);
    }
    sqlite3_reset(row);
    if (code == SQLITE_DONE)
        return STORAGE_MISSING;
    return code == SQLITE_ROW && !*start ? STORAGE_FAILED : sql_result(code);
}

StorageResult sqlite_read(Storage *storage, const char *id, StoredGame *game, char **start)
{
    Sqlite *sqlite = (Sqlite *)storage;
    *start = NULL;
    pthread_mutex_lock(&sqlite->lock);
    StorageResult result = find_game(sqlite, id, game, start);
    if (result == STORED)
        result = read_seats(sqlite, game);
    pthread_mutex_unlock(&sqlite->lock);
    if (result != STORED) {
        free(*start);
        *start = NULL;
    }
    return result;
}

StorageResult sqlite_read_log(Storage *storage, const char *id, RecordReader reader, void *context)
{
    Sqlite *sqlite = (Sqlite *)storage;
    pthread_mutex_lock(&sqlite->lock);
    sqlite3_stmt *row = sql_prepare(sqlite, SQL_LOG);
    int code = row ? SQLITE_OK : sqlite3_errcode(sqlite->db);
    if (row)
        sql_bind_text(row, 1, id);
    while (row && (code = sqlite3_step(row)) == SQLITE_ROW) {
        Record record;
        sql_copy_text(row, 0, record.words, sizeof record.words);
        if (!reader(context, &record))
            break;
    }
    sqlite3_reset(row);
    pthread_mutex_unlock(&sqlite->lock);
    return sql_result(code);
}

StorageResult sqlite_stood(Storage *storage, const char *id, uint32_t standing, uint32_t change,
                           uint32_t *count)
{
    Sqlite *sqlite = (Sqlite *)storage;
    *count = 0;
    pthread_mutex_lock(&sqlite->lock);
    sqlite3_stmt *row = sql_prepare(sqlite, SQL_STOOD);
    int code = row ? SQLITE_OK : sqlite3_errcode(sqlite->db);
    if (row) {
        sql_bind_text(row, 1, id);
        sqlite3_bind_int64(row, 2, standing);
        sqlite3_bind_int64(row, 3, change);
        code = sqlite3_step(row);
        if (code == SQLITE_ROW)
            *count = (uint32_t)sqlite3_column_int64(row, 0);
        sqlite3_reset(row);
    }
    pthread_mutex_unlock(&sqlite->lock);
    return sql_result(code);
}

StorageResult sqlite_list(Storage *storage, const ListWish *wish, StoredGameReader reader,
                          void *context)
{
    Sqlite *sqlite = (Sqlite *)storage;
    pthread_mutex_lock(&sqlite->lock);
    const bool all = wish->shelf == SHELF_COUNT;
    sqlite3_stmt *row = sql_prepare(sqlite, all ? SQL_LIST_ALL : SQL_LIST);
    int code = row ? SQLITE_OK : sqlite3_errcode(sqlite->db);
    if (row) {
        sqlite3_bind_int64(row, 1, wish->changed ? wish->changed : INT64_MAX);
        sql_bind_text(row, 2, wish->id);
        sqlite3_bind_int64(row, 3, wish->most);
        if (!all)
            sqlite3_bind_int(row, 4, (int)wish->shelf);
    }
    StorageResult seats = STORED;
    while (row && seats == STORED && (code = sqlite3_step(row)) == SQLITE_ROW) {
        StoredGame game;
        read_game(row, &game);
        seats = read_seats(sqlite, &game);
        if (seats == STORED)
            reader(context, &game);
    }
    sqlite3_reset(row);
    pthread_mutex_unlock(&sqlite->lock);
    return seats != STORED ? seats : sql_result(code);
}
