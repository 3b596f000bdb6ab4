/* sqlite.c: the storage (storage.h) in a SQLite file.
 *
 * One connection behind a mutex, in WAL mode. A commit only writes; what makes it last is a sync of
 * the WAL file, which happens outside the mutex and once for all who wait for it: on a slow disk
 * that is what lets many games go on at a time. Statements are prepared once.
 */
#include "server/store/sqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

enum { BUSY_MILLISECONDS = 250, ANSWER = 32 };

#define GAME_COLUMNS                                                                               \
    "id, game, listed, created, changed, changes, version, turn, over, winner, begun, resigned, "  \
    "series, counted, wants, refuses, next"
/* A game is over, or it waits for somebody to sit down, or it runs: the numbers of Shelf. */
#define SHELF_OF                                                                                   \
    "CASE WHEN over THEN 2 WHEN EXISTS (SELECT 1 FROM seats WHERE seats.id = games.id AND kind = " \
    "1) THEN 0 ELSE 1 END"

static const char *const sql_text[SQL_COUNT] = {
    [SQL_BEGIN] = "BEGIN IMMEDIATE",
    [SQL_COMMIT] = "COMMIT",
    [SQL_ROLLBACK] = "ROLLBACK",
    [SQL_CREATE] = "INSERT INTO games (" GAME_COLUMNS ", start) "
                   "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, NULL, ?13, ?14, 0, 0, "
                   "NULL, ?12)",
    [SQL_ADD_SEAT] = "INSERT INTO seats VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    [SQL_ADD_RECORD] = "INSERT INTO log VALUES (?1, ?2, ?3, ?4, ?5)",
    [SQL_CUT] = "DELETE FROM log WHERE id = ?1 AND number >= ?2",
    [SQL_REDONE] = "UPDATE log SET change = ?4 WHERE id = ?1 AND number >= ?2 AND number < ?3",
    [SQL_APPEND] = "UPDATE games SET changed = ?2, changes = ?3, version = ?4, turn = ?5, "
                   "over = ?6, winner = ?7 WHERE id = ?1 AND changes = ?8",
    [SQL_TAKE] = "UPDATE seats SET kind = ?3, name = ?4, hash = ?5, player = ?8 "
                 "WHERE id = ?1 AND seat = ?2 AND kind = ?6 AND hash = ?7",
    [SQL_RESIGN] = "UPDATE games SET resigned = ?2 WHERE id = ?1 AND resigned IS NULL",
    [SQL_WANT] = "UPDATE games SET wants = ?2, refuses = ?3 WHERE id = ?1 AND next IS NULL",
    [SQL_FOLLOW] = "UPDATE games SET next = ?2 WHERE id = ?1 AND next IS NULL",
    [SQL_SAY] = "INSERT INTO chat SELECT ?1, ?2, ?3, ?4, ?5 FROM games WHERE id = ?1",
    [SQL_CHAT] = "SELECT number, seat, at, words FROM chat WHERE id = ?1 AND number > ?2 "
                 "ORDER BY number",
    [SQL_FORGET_CHAT] = "DELETE FROM chat WHERE id = ?1 AND number <= ?2",
    [SQL_SHELVE] = "UPDATE games SET shelf = " SHELF_OF " WHERE id = ?1",
    [SQL_GAME] = "SELECT " GAME_COLUMNS ", start, (SELECT max(number) FROM chat "
                 "WHERE chat.id = games.id) FROM games WHERE id = ?1",
    [SQL_SEATS] = "SELECT seat, kind, player, name, hash FROM seats WHERE id = ?1 ORDER BY seat",
    [SQL_LOG] = "SELECT words FROM log WHERE id = ?1 ORDER BY number",
    [SQL_STOOD] = "SELECT number + 1 FROM log WHERE id = ?1 AND number < ?2 AND change <= ?3 "
                  "ORDER BY number DESC LIMIT 1",
    [SQL_LIST] = "SELECT " GAME_COLUMNS " FROM games WHERE listed = 1 AND shelf = ?4 "
                 "AND (changed, id) < (?1, ?2) ORDER BY changed DESC, id DESC LIMIT ?3",
    [SQL_LIST_ALL] = "SELECT " GAME_COLUMNS " FROM games WHERE listed = 1 "
                     "AND (changed, id) < (?1, ?2) ORDER BY changed DESC, id DESC LIMIT ?3",
    [SQL_REMOVE] = "DELETE FROM games WHERE id = ?1 AND changed < ?2",
    [SQL_REMOVE_SEATS] = "DELETE FROM seats WHERE id = ?1",
    [SQL_OLDEST] = "SELECT id FROM games WHERE changed < ?1 ORDER BY changed LIMIT 1",
    [SQL_PAGES] = "SELECT page_count - freelist_count FROM pragma_page_count, "
                  "pragma_freelist_count",
    [SQL_UNUSED] = "SELECT freelist_count FROM pragma_freelist_count",
};

static const char schema[] =
    "BEGIN IMMEDIATE;"
    "CREATE TABLE games (id TEXT PRIMARY KEY, game TEXT NOT NULL, listed INTEGER NOT NULL,"
    " created INTEGER NOT NULL, changed INTEGER NOT NULL, changes INTEGER NOT NULL,"
    " version INTEGER NOT NULL, turn INTEGER NOT NULL, over INTEGER NOT NULL,"
    " winner INTEGER NOT NULL, shelf INTEGER NOT NULL DEFAULT 1, start TEXT NOT NULL,"
    " begun INTEGER);" /* NULL: from the start */
    "CREATE INDEX games_by_shelf ON games (listed, shelf, changed, id);"
    "CREATE INDEX games_by_change ON games (listed, changed, id);"
    "CREATE TABLE seats (id TEXT NOT NULL REFERENCES games, seat INTEGER NOT NULL,"
    " kind INTEGER NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL, hash BLOB NOT NULL,"
    " PRIMARY KEY (id, seat)) WITHOUT ROWID;" SCHEMA_LOG SCHEMA_PEOPLE
    "PRAGMA user_version = " SCHEMA ";"
    "COMMIT;";

/* ---- Statements ------------------------------------------------------------------------------ */

StorageResult sql_result(int code)
{
    switch (code & 0xff) {
    case SQLITE_OK:
    case SQLITE_DONE:
    case SQLITE_ROW:
        return STORED;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return STORAGE_BUSY;
    case SQLITE_FULL:
        return STORAGE_FULL;
    default:
        return STORAGE_FAILED;
    }
}

sqlite3_stmt *sql_prepare(Sqlite *sqlite, Sql sql)
{
    sqlite3_stmt **statement = &sqlite->statement[sql];
    if (!*statement)
        sqlite3_prepare_v3(sqlite->db, sql_text[sql], -1, SQLITE_PREPARE_PERSISTENT, statement,
                           NULL);
    return *statement;
}

void sql_bind_text(sqlite3_stmt *statement, int index, const char *text)
{
    sqlite3_bind_text(statement, index, text, -1, SQLITE_STATIC);
}

StorageResult sql_finish(Sqlite *sqlite, sqlite3_stmt *statement)
{
    if (!statement) {
        const StorageResult result = sql_result(sqlite3_errcode(sqlite->db));
        return result == STORED ? STORAGE_FAILED : result;
    }
    const int code = sqlite3_step(statement);
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    return sql_result(code);
}

static StorageResult run(Sqlite *sqlite, Sql sql)
{
    return sql_finish(sqlite, sql_prepare(sqlite, sql));
}

/* ---- Lasting --------------------------------------------------------------------------------- */

/* Syncs what has been written so far. */
static bool sync_wal(Sqlite *sqlite)
{
    if (sqlite->wal < 0)
        sqlite->wal = open(sqlite->wal_path, O_RDONLY | O_CLOEXEC);
    return sqlite->wal >= 0 && fdatasync(sqlite->wal) == 0;
}

/* Copies what is in the WAL into the file itself, which SQLite syncs. After a sync that failed the
 * next one may succeed without having written anything: only a new write tells. With the lock held.
 */
static bool copy_wal(Sqlite *sqlite)
{
    int all = 0, copied = -1;
    const int code =
        sqlite3_wal_checkpoint_v2(sqlite->db, NULL, SQLITE_CHECKPOINT_FULL, &all, &copied);
    return code == SQLITE_OK && all == copied;
}

/* Makes what has been written so far last; the number of transactions that is. */
static bool sync_all(Sqlite *sqlite, bool doubt, uint64_t *written)
{
    pthread_mutex_lock(&sqlite->lock);
    *written = sqlite->commits;
    const bool copied = doubt && copy_wal(sqlite);
    pthread_mutex_unlock(&sqlite->lock);
    return doubt ? copied : sync_wal(sqlite);
}

/* Waits until the first `commit` transactions are on the disk: by somebody else's sync that began
 * after them, or by one's own, which is tried in two ways. */
static bool make_durable(Sqlite *sqlite, uint64_t commit)
{
    bool hope = true;
    pthread_mutex_lock(&sqlite->sync_lock);
    while (hope && sqlite->durable < commit) {
        if (sqlite->syncing) {
            pthread_cond_wait(&sqlite->synced, &sqlite->sync_lock);
            continue;
        }
        uint64_t written;
        const bool doubt = sqlite->doubt;
        sqlite->syncing = true;
        pthread_mutex_unlock(&sqlite->sync_lock);
        const bool good = sync_all(sqlite, doubt, &written);
        pthread_mutex_lock(&sqlite->sync_lock);
        sqlite->syncing = false;
        sqlite->doubt = !good;
        if (good)
            sqlite->durable = written;
        hope = good || !doubt;
        pthread_cond_broadcast(&sqlite->synced);
    }
    pthread_mutex_unlock(&sqlite->sync_lock);
    return hope;
}

StorageResult sql_end(Sqlite *sqlite, StorageResult result)
{
    return sql_end_games(sqlite, result, 0);
}

StorageResult sql_end_games(Sqlite *sqlite, StorageResult result, int more)
{
    if (result == STORED)
        result = run(sqlite, SQL_COMMIT);
    if (result != STORED && !sqlite3_get_autocommit(sqlite->db))
        run(sqlite, SQL_ROLLBACK);
    const uint64_t commit = sqlite->commits += result == STORED;
    if (result == STORED)
        sqlite->games += (uint32_t)more;
    pthread_mutex_unlock(&sqlite->lock);
    if (result == STORED && sqlite->has_wal && !make_durable(sqlite, commit))
        result = STORAGE_UNSURE;
    return result;
}

StorageResult sql_begin(Sqlite *sqlite)
{
    pthread_mutex_lock(&sqlite->lock);
    return run(sqlite, SQL_BEGIN);
}

/* ---- Life ------------------------------------------------------------------------------------ */

static void sqlite_end(Storage *storage)
{
    Sqlite *sqlite = (Sqlite *)storage;
    pthread_mutex_lock(&sqlite->lock);
    for (int i = 0; i < SQL_COUNT; i++)
        sqlite3_finalize(sqlite->statement[i]);
    sqlite3_close(sqlite->db);
    pthread_mutex_unlock(&sqlite->lock);
    pthread_mutex_destroy(&sqlite->lock);
    pthread_mutex_destroy(&sqlite->sync_lock);
    pthread_cond_destroy(&sqlite->synced);
    if (sqlite->wal >= 0)
        close(sqlite->wal);
    if (sqlite->file >= 0)
        close(sqlite->file); /* not before SQLite has let go: that would end its own locks */
    free(sqlite->wal_path);
    free(sqlite);
}

/* The first column of the first row that a question gives; "" if it fails. */
static int ask(sqlite3 *db, const char *question, char out[ANSWER])
{
    sqlite3_stmt *row = NULL;
    int code = sqlite3_prepare_v2(db, question, -1, &row, NULL);
    out[0] = '\0';
    if (code == SQLITE_OK && (code = sqlite3_step(row)) == SQLITE_ROW) {
        const char *text = (const char *)sqlite3_column_text(row, 0);
        slice_copy((Slice){text ? text : "", text ? strlen(text) : 0}, out, ANSWER);
        code = SQLITE_OK;
    }
    sqlite3_finalize(row);
    return code;
}

static int run_text(sqlite3 *db, const char *words)
{
    return sqlite3_exec(db, words, NULL, NULL, NULL);
}

/* Commits are made to last by us, or, where there can be no WAL, by SQLite itself. */
static int set_journal(Sqlite *sqlite)
{
    char mode[ANSWER];
    const int code = ask(sqlite->db, "PRAGMA journal_mode = WAL", mode);
    if (code != SQLITE_OK)
        return code;
    sqlite->has_wal = strcmp(mode, "wal") == 0;
    return run_text(sqlite->db,
                    sqlite->has_wal ? "PRAGMA synchronous = NORMAL" : "PRAGMA synchronous = FULL");
}

static int limit_pages(sqlite3 *db, uint32_t pages)
{
    TEXT(text, limit, 64);
    text_add(&text, "PRAGMA max_page_count = ");
    text_number(&text, pages);
    return pages > 0 ? run_text(db, limit) : SQLITE_OK;
}

/* Makes the tables of a new file, or takes over an old one. */
static int set_tables(sqlite3 *db, const char *version)
{
    if (strcmp(version, "0") == 0)
        return run_text(db, schema);
    return strcmp(version, SCHEMA) == 0 ? SQLITE_OK : sqlite_renew(db, version);
}

static bool is_version_known(const char *version, const char *tables)
{
    if (strcmp(version, "0") == 0)
        return strcmp(tables, "0") == 0;
    return strcmp(version, SCHEMA) == 0 || strcmp(version, SCHEMA_2) == 0 ||
           strcmp(version, SCHEMA_1) == 0;
}

/* False with a problem for a file of another kind or time. */
static bool set_up(Sqlite *sqlite, Problem *problem)
{
    sqlite3 *db = sqlite->db;
    char version[ANSWER], tables[ANSWER], games[ANSWER] = "";
    sqlite3_busy_timeout(db, BUSY_MILLISECONDS);
    int code = ask(db, "PRAGMA user_version", version);
    if (code == SQLITE_OK)
        code = ask(db, "SELECT count(*) FROM sqlite_master", tables);
    if (code == SQLITE_OK && !is_version_known(version, tables)) {
        problem_set(problem, 0, "server.db_version", "");
        return false;
    }
    if (code == SQLITE_OK)
        code = run_text(db, SCHEMA_VACUUM); /* before anything is in a new file */
    if (code == SQLITE_OK)
        code = set_journal(sqlite);
    if (code == SQLITE_OK)
        code = set_tables(db, version);
    if (code == SQLITE_OK)
        code = limit_pages(db, sqlite->limits.pages);
    if (code == SQLITE_OK)
        code = ask(db, "SELECT count(*) FROM games", games);
    slice_number(slice_of(games), UINT32_MAX, &sqlite->games);
    if (code != SQLITE_OK)
        problem_set(problem, 0, "server.db_failed", sqlite3_errstr(code));
    return code == SQLITE_OK;
}

static Sqlite *sqlite_new(void)
{
    static const Storage interface = {
        .create = sqlite_create,
        .append = sqlite_append,
        .turn = sqlite_turn,
        .seat = sqlite_seat,
        .resign = sqlite_resign,
        .want = sqlite_want,
        .follow = sqlite_follow,
        .say = sqlite_say,
        .read_chat = sqlite_read_chat,
        .read = sqlite_read,
        .read_log = sqlite_read_log,
        .stood = sqlite_stood,
        .list = sqlite_list,
        .remove = sqlite_remove,
        .oldest = sqlite_oldest,
        .tidy = sqlite_tidy,
        .close = sqlite_end,
    };
    Sqlite *sqlite = calloc(1, sizeof *sqlite);
    if (!sqlite)
        return NULL;
    sqlite->storage = interface;
    sqlite->file = sqlite->wal = -1;
    pthread_mutex_init(&sqlite->lock, NULL);
    pthread_mutex_init(&sqlite->sync_lock, NULL);
    pthread_cond_init(&sqlite->synced, NULL);
    return sqlite;
}

static bool name_wal(Sqlite *sqlite, const char *path)
{
    static const char ending[] = "-wal";
    const size_t length = strlen(path);
    sqlite->wal_path = malloc(length + sizeof ending);
    if (!sqlite->wal_path)
        return false;
    memcpy(sqlite->wal_path, path, length);
    memcpy(sqlite->wal_path + length, ending, sizeof ending);
    return true;
}

/* One server at a time: what another one writes is not known to the rooms of this one. The lock is
 * the kernel's, gone with the process however that ends, and of a kind that SQLite does not use:
 * the file can be read and backed up meanwhile. False with a problem. */
static bool hold_file(Sqlite *sqlite, const char *path, Problem *problem)
{
    if (strcmp(path, ":memory:") == 0)
        return true;
    sqlite->file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (sqlite->file >= 0 && flock(sqlite->file, LOCK_EX | LOCK_NB) == 0)
        return true;
    if (sqlite->file >= 0 && errno == EWOULDBLOCK)
        problem_set(problem, 0, "server.db_taken", "");
    else
        problem_set(problem, 0, "server.db_failed", strerror(errno));
    return false;
}

Storage *sqlite_open(const char *path, StorageLimits limits, Problem *problem)
{
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX;
    Sqlite *sqlite = sqlite_new();
    if (!sqlite || !name_wal(sqlite, path)) {
        problem_set(problem, 0, "server.memory", "");
        free(sqlite);
        return NULL;
    }
    sqlite->limits = limits;
    if (hold_file(sqlite, path, problem)) {
        if (sqlite3_open_v2(path, &sqlite->db, flags, NULL) != SQLITE_OK)
            problem_set(problem, 0, "server.db_failed", sqlite3_errmsg(sqlite->db));
        else if (set_up(sqlite, problem))
            return &sqlite->storage;
    }
    sqlite_end(&sqlite->storage);
    return NULL;
}
