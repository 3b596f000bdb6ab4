/* sqlite_space.c: how much there may be in the file, and what goes from it. See storage.h.
 *
 * A new game needs room to spare: what is left then is for the moves of those that are there, and
 * for the removal of some. So whoever makes games until nothing fits stops nobody's play. */
#include <sys/statvfs.h>

#include "server/store/sqlite.h"

enum {
    RESERVE = 8,          /* pages: one of so many is kept for moves */
    DISK_RESERVE = 16,    /* of the disk one of so many, */
    DISK_RESERVE_MB = 16, /* but not more than that */
    UNUSED_KEPT = 256,    /* pages for the next games */
    UNUSED_GIVEN = 256    /* back to the disk at a time */
};

/* ---- Room for games -------------------------------------------------------------------------- */

/* A statement's one number; 0 if it cannot be had. */
static int64_t ask_number(Sqlite *sqlite, Sql sql)
{
    sqlite3_stmt *row = sql_prepare(sqlite, sql);
    const int64_t number =
        row && sqlite3_step(row) == SQLITE_ROW ? sqlite3_column_int64(row, 0) : 0;
    sqlite3_reset(row);
    return number;
}

static bool is_disk_short(const Sqlite *sqlite)
{
    struct statvfs disk;
    if (sqlite->file < 0 || fstatvfs(sqlite->file, &disk) != 0)
        return false;
    const uint64_t most = (uint64_t)DISK_RESERVE_MB << 20;
    const uint64_t share = (uint64_t)disk.f_blocks * disk.f_frsize / DISK_RESERVE;
    return (uint64_t)disk.f_bavail * disk.f_frsize < (share < most ? share : most);
}

bool sql_is_crowded(Sqlite *sqlite)
{
    const StorageLimits *limits = &sqlite->limits;
    const int64_t pages = limits->pages - limits->pages / RESERVE;
    return (limits->games > 0 && sqlite->games >= limits->games) ||
           (limits->pages > 0 && ask_number(sqlite, SQL_PAGES) >= pages) || is_disk_short(sqlite);
}

/* ---- What goes ------------------------------------------------------------------------------- */

static StorageResult remove_game(Sqlite *sqlite, const char *id, int64_t before)
{
    sqlite3_stmt *statement = sql_prepare(sqlite, SQL_REMOVE);
    sql_bind_text(statement, 1, id);
    sqlite3_bind_int64(statement, 2, before);
    const StorageResult result = sql_finish(sqlite, statement);
    return result == STORED && sqlite3_changes(sqlite->db) == 0 ? STORAGE_MISSING : result;
}

static StorageResult remove_seats(Sqlite *sqlite, const char *id)
{
    sqlite3_stmt *statement = sql_prepare(sqlite, SQL_REMOVE_SEATS);
    sql_bind_text(statement, 1, id);
    return sql_finish(sqlite, statement);
}

StorageResult sqlite_remove(Storage *storage, const char *id, int64_t before)
{
    Sqlite *sqlite = (Sqlite *)storage;
    StorageResult result = sql_begin(sqlite);
    if (result == STORED)
        result = remove_game(sqlite, id, before);
    if (result == STORED)
        result = remove_seats(sqlite, id);
    if (result == STORED)
        result = sql_remove_chat(sqlite, id);
    if (result == STORED)
        result = sql_cut(sqlite, id, 0);
    return sql_end_games(sqlite, result, -1);
}

StorageResult sqlite_oldest(Storage *storage, int64_t before, char id[ID_SIZE])
{
    Sqlite *sqlite = (Sqlite *)storage;
    pthread_mutex_lock(&sqlite->lock);
    sqlite3_stmt *row = sql_prepare(sqlite, SQL_OLDEST);
    int code = row ? SQLITE_OK : sqlite3_errcode(sqlite->db);
    if (row) {
        sqlite3_bind_int64(row, 1, before);
        code = sqlite3_step(row);
        if (code == SQLITE_ROW)
            sql_copy_text(row, 0, id, ID_SIZE);
        sqlite3_reset(row);
    }
    pthread_mutex_unlock(&sqlite->lock);
    return code == SQLITE_DONE ? STORAGE_MISSING : sql_result(code);
}

void sqlite_tidy(Storage *storage)
{
    Sqlite *sqlite = (Sqlite *)storage;
    pthread_mutex_lock(&sqlite->lock);
    if (ask_number(sqlite, SQL_UNUSED) >= UNUSED_KEPT + UNUSED_GIVEN)
        sqlite3_exec(sqlite->db, "PRAGMA incremental_vacuum(256)", NULL, NULL, NULL);
    pthread_mutex_unlock(&sqlite->lock);
}
