/* sqlite.c: the storage (storage.h) in a SQLite file.
 *
 * One connection behind a mutex, in WAL mode. A commit only writes; what makes it last is a sync of
 * the WAL file, which happens outside the mutex and once for all who wait for it: on a slow disk
 * that is what lets many games go on at a time. Statements are prepared once. A text of a database
 * is trusted no more than one from the network: what does not fit is cut, and the log is played
 * through match_play by whoever reads it.
 */
#include <fcntl.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/storage.h"

enum { BUSY_MILLISECONDS = 250, SCHEMA = 1 };

typedef enum Sql {
    SQL_BEGIN,
    SQL_COMMIT,
    SQL_ROLLBACK,
    SQL_CREATE,
    SQL_ADD_SEAT,
    SQL_ADD_RECORD,
    SQL_APPEND,
    SQL_TAKE,
    SQL_SHELVE,
    SQL_GAME,
    SQL_SEATS,
    SQL_LOG,
    SQL_LIST,
    SQL_LIST_ALL,
    SQL_COUNT
} Sql;

#define GAME_COLUMNS "id, game, listed, created, changed, changes, version, turn, over, winner"
/* A game is over, or it waits for somebody to sit down, or it runs: the numbers of Shelf. */
#define SHELF_OF                                                                                   \
    "CASE WHEN over THEN 2 WHEN EXISTS (SELECT 1 FROM seats WHERE seats.id = games.id AND kind = " \
    "1) THEN 0 ELSE 1 END"

static const char *const sql_text[SQL_COUNT] = {
    [SQL_BEGIN] = "BEGIN IMMEDIATE",
    [SQL_COMMIT] = "COMMIT",
    [SQL_ROLLBACK] = "ROLLBACK",
    [SQL_CREATE] = "INSERT INTO games (" GAME_COLUMNS ", start) "
                   "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
    [SQL_ADD_SEAT] = "INSERT INTO seats VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    [SQL_ADD_RECORD] = "INSERT INTO log VALUES (?1, ?2, ?3, ?4, ?5)",
    [SQL_APPEND] = "UPDATE games SET changed = ?2, changes = ?3, version = ?4, turn = ?5, "
                   "over = ?6, winner = ?7 WHERE id = ?1 AND changes = ?8",
    [SQL_TAKE] = "UPDATE seats SET kind = ?3, name = ?4, hash = ?5 "
                 "WHERE id = ?1 AND seat = ?2 AND kind = ?6 AND hash = ?7",
    [SQL_SHELVE] = "UPDATE games SET shelf = " SHELF_OF " WHERE id = ?1",
    [SQL_GAME] = "SELECT " GAME_COLUMNS ", start FROM games WHERE id = ?1",
    [SQL_SEATS] = "SELECT seat, kind, player, name, hash FROM seats WHERE id = ?1 ORDER BY seat",
    [SQL_LOG] = "SELECT kind, words FROM log WHERE id = ?1 ORDER BY number",
    [SQL_LIST] = "SELECT " GAME_COLUMNS " FROM games WHERE listed = 1 AND shelf = ?4 "
                 "AND (changed, id) < (?1, ?2) ORDER BY changed DESC, id DESC LIMIT ?3",
    [SQL_LIST_ALL] = "SELECT " GAME_COLUMNS " FROM games WHERE listed = 1 "
                     "AND (changed, id) < (?1, ?2) ORDER BY changed DESC, id DESC LIMIT ?3",
};

static const char schema[] =
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
    "PRAGMA user_version = 1;";

typedef struct Sqlite {
    Storage storage; /* first: the interface */
    pthread_mutex_t lock;
    sqlite3 *db;
    sqlite3_stmt *statement[SQL_COUNT];
    uint64_t commits; /* transactions written */

    pthread_mutex_t sync_lock; /* guards what follows */
    pthread_cond_t synced;
    uint64_t durable; /* of the commits, those known to be on the disk */
    bool syncing;
    int wal; /* the WAL file; -1: not open */
    char *wal_path;
} Sqlite;

/* ---- Statements ------------------------------------------------------------------------------ */

static StorageResult result_of(int code)
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

/* The statement, free of what it was last used for; NULL if it cannot be had. */
static sqlite3_stmt *prepare(Sqlite *sqlite, Sql sql)
{
    sqlite3_stmt **statement = &sqlite->statement[sql];
    if (!*statement)
        sqlite3_prepare_v3(sqlite->db, sql_text[sql], -1, SQLITE_PREPARE_PERSISTENT, statement,
                           NULL);
    return *statement;
}

static void bind_text(sqlite3_stmt *statement, int index, const char *text)
{
    sqlite3_bind_text(statement, index, text, -1, SQLITE_STATIC);
}

/* Runs a statement that gives no rows, and lets go of its values. */
static int finish(Sqlite *sqlite, sqlite3_stmt *statement)
{
    if (!statement)
        return sqlite3_errcode(sqlite->db) == SQLITE_OK ? SQLITE_ERROR
                                                        : sqlite3_errcode(sqlite->db);
    const int code = sqlite3_step(statement);
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    return code;
}

static int run(Sqlite *sqlite, Sql sql) { return finish(sqlite, prepare(sqlite, sql)); }

/* ---- Lasting --------------------------------------------------------------------------------- */

/* Syncs what has been written so far. */
static bool sync_wal(Sqlite *sqlite)
{
    if (sqlite->wal < 0)
        sqlite->wal = open(sqlite->wal_path, O_RDONLY | O_CLOEXEC);
    return sqlite->wal >= 0 && fdatasync(sqlite->wal) == 0;
}

/* Waits until the first `commit` transactions are on the disk: by somebody else's sync that began
 * after them, or by one's own. */
static bool make_durable(Sqlite *sqlite, uint64_t commit)
{
    bool good = true;
    pthread_mutex_lock(&sqlite->sync_lock);
    while (good && sqlite->durable < commit) {
        if (sqlite->syncing) {
            pthread_cond_wait(&sqlite->synced, &sqlite->sync_lock);
            continue;
        }
        sqlite->syncing = true;
        pthread_mutex_unlock(&sqlite->sync_lock);
        pthread_mutex_lock(&sqlite->lock);
        const uint64_t written = sqlite->commits;
        pthread_mutex_unlock(&sqlite->lock);
        good = sync_wal(sqlite);
        pthread_mutex_lock(&sqlite->sync_lock);
        sqlite->syncing = false;
        if (good)
            sqlite->durable = written;
        pthread_cond_broadcast(&sqlite->synced);
    }
    pthread_mutex_unlock(&sqlite->sync_lock);
    return good;
}

/* Ends a transaction by whether all went well; what it comes to. */
static StorageResult end(Sqlite *sqlite, StorageResult result)
{
    if (result == STORED)
        result = result_of(run(sqlite, SQL_COMMIT));
    if (result != STORED && !sqlite3_get_autocommit(sqlite->db))
        run(sqlite, SQL_ROLLBACK);
    const uint64_t commit = sqlite->commits += result == STORED;
    pthread_mutex_unlock(&sqlite->lock);
    if (result == STORED && sqlite->wal_path && !make_durable(sqlite, commit))
        result = STORAGE_FAILED;
    return result;
}

static StorageResult begin(Sqlite *sqlite)
{
    pthread_mutex_lock(&sqlite->lock);
    return result_of(run(sqlite, SQL_BEGIN));
}

/* ---- Writing --------------------------------------------------------------------------------- */

static StorageResult add_seat(Sqlite *sqlite, const char *id, Seat seat, const StoredSeat *stored)
{
    sqlite3_stmt *add = prepare(sqlite, SQL_ADD_SEAT);
    bind_text(add, 1, id);
    sqlite3_bind_int(add, 2, seat);
    sqlite3_bind_int(add, 3, (int)stored->kind);
    bind_text(add, 4, stored->player);
    bind_text(add, 5, stored->name);
    sqlite3_bind_blob(add, 6, stored->hash, HASH_SIZE, SQLITE_STATIC);
    return result_of(finish(sqlite, add));
}

static StorageResult add_records(Sqlite *sqlite, const char *id, uint32_t from,
                                 const Record *record, uint32_t count, int64_t now)
{
    StorageResult result = STORED;
    for (uint32_t i = 0; i < count && result == STORED; i++) {
        const char kind[] = {(char)record[i].kind, '\0'};
        sqlite3_stmt *add = prepare(sqlite, SQL_ADD_RECORD);
        bind_text(add, 1, id);
        sqlite3_bind_int64(add, 2, from + i);
        bind_text(add, 3, kind);
        bind_text(add, 4, record[i].words);
        sqlite3_bind_int64(add, 5, now);
        result = result_of(finish(sqlite, add));
    }
    return result;
}

static StorageResult shelve(Sqlite *sqlite, const char *id)
{
    sqlite3_stmt *statement = prepare(sqlite, SQL_SHELVE);
    bind_text(statement, 1, id);
    return result_of(finish(sqlite, statement));
}

static StorageResult add_game(Sqlite *sqlite, const StoredGame *game, const char *start,
                              uint32_t changes)
{
    sqlite3_stmt *add = prepare(sqlite, SQL_CREATE);
    bind_text(add, 1, game->id);
    bind_text(add, 2, game->game);
    sqlite3_bind_int(add, 3, game->listed);
    sqlite3_bind_int64(add, 4, game->created);
    sqlite3_bind_int64(add, 5, game->changed);
    sqlite3_bind_int64(add, 6, changes);
    sqlite3_bind_int64(add, 7, game->summary.version);
    sqlite3_bind_int(add, 8, game->summary.turn);
    sqlite3_bind_int(add, 9, game->summary.over);
    sqlite3_bind_int(add, 10, game->summary.winner);
    bind_text(add, 11, start);
    return result_of(finish(sqlite, add));
}

static StorageResult sqlite_create(Storage *storage, const StoredGame *game, const char *start,
                                   const Record *record, uint32_t count)
{
    Sqlite *sqlite = (Sqlite *)storage;
    StorageResult result = begin(sqlite);
    if (result == STORED)
        result = add_game(sqlite, game, start, count);
    for (Seat seat = 0; seat < game->seats && result == STORED; seat++)
        result = add_seat(sqlite, game->id, seat, &game->seat[seat]);
    if (result == STORED)
        result = add_records(sqlite, game->id, 0, record, count, game->created);
    if (result == STORED)
        result = shelve(sqlite, game->id);
    return end(sqlite, result);
}

static StorageResult move_on(Sqlite *sqlite, const StoredGame *game, uint32_t count,
                             const Summary *summary)
{
    sqlite3_stmt *statement = prepare(sqlite, SQL_APPEND);
    bind_text(statement, 1, game->id);
    sqlite3_bind_int64(statement, 2, game->changed);
    sqlite3_bind_int64(statement, 3, game->changes + count);
    sqlite3_bind_int64(statement, 4, summary->version);
    sqlite3_bind_int(statement, 5, summary->turn);
    sqlite3_bind_int(statement, 6, summary->over);
    sqlite3_bind_int(statement, 7, summary->winner);
    sqlite3_bind_int64(statement, 8, game->changes);
    const StorageResult result = result_of(finish(sqlite, statement));
    return result == STORED && sqlite3_changes(sqlite->db) == 0 ? STORAGE_STALE : result;
}

static StorageResult sqlite_append(Storage *storage, const StoredGame *game, const Record *record,
                                   uint32_t count, const Summary *summary)
{
    Sqlite *sqlite = (Sqlite *)storage;
    StorageResult result = begin(sqlite);
    if (result == STORED)
        result = move_on(sqlite, game, count, summary);
    if (result == STORED)
        result = add_records(sqlite, game->id, game->changes, record, count, game->changed);
    if (result == STORED && summary->over)
        result = shelve(sqlite, game->id);
    return end(sqlite, result);
}

static StorageResult sqlite_seat(Storage *storage, const StoredGame *game, Seat seat,
                                 const StoredSeat *from, const StoredSeat *to)
{
    Sqlite *sqlite = (Sqlite *)storage;
    StorageResult result = begin(sqlite);
    if (result == STORED) {
        sqlite3_stmt *take = prepare(sqlite, SQL_TAKE);
        bind_text(take, 1, game->id);
        sqlite3_bind_int(take, 2, seat);
        sqlite3_bind_int(take, 3, (int)to->kind);
        bind_text(take, 4, to->name);
        sqlite3_bind_blob(take, 5, to->hash, HASH_SIZE, SQLITE_STATIC);
        sqlite3_bind_int(take, 6, (int)from->kind);
        sqlite3_bind_blob(take, 7, from->hash, HASH_SIZE, SQLITE_STATIC);
        result = result_of(finish(sqlite, take));
        if (result == STORED && sqlite3_changes(sqlite->db) == 0)
            result = STORAGE_STALE;
    }
    if (result == STORED)
        result = shelve(sqlite, game->id);
    return end(sqlite, result);
}

/* ---- Reading --------------------------------------------------------------------------------- */

static void copy_text(sqlite3_stmt *row, int column, char *out, size_t size)
{
    const char *text = (const char *)sqlite3_column_text(row, column);
    slice_copy((Slice){text ? text : "", text ? strlen(text) : 0}, out, size);
}

static void read_game(sqlite3_stmt *row, StoredGame *game)
{
    memset(game, 0, sizeof *game);
    copy_text(row, 0, game->id, sizeof game->id);
    copy_text(row, 1, game->game, sizeof game->game);
    game->listed = sqlite3_column_int(row, 2) != 0;
    game->created = sqlite3_column_int64(row, 3);
    game->changed = sqlite3_column_int64(row, 4);
    game->changes = (uint32_t)sqlite3_column_int64(row, 5);
    game->summary =
        (Summary){(uint32_t)sqlite3_column_int64(row, 6), (uint8_t)sqlite3_column_int(row, 7),
                  sqlite3_column_int(row, 8) != 0, (Seat)sqlite3_column_int(row, 9)};
}

static StorageResult read_seats(Sqlite *sqlite, StoredGame *game)
{
    sqlite3_stmt *row = prepare(sqlite, SQL_SEATS);
    int code = row ? SQLITE_OK : sqlite3_errcode(sqlite->db);
    if (row)
        bind_text(row, 1, game->id);
    while (row && game->seats < SEATS_MAX && (code = sqlite3_step(row)) == SQLITE_ROW) {
        StoredSeat *seat = &game->seat[game->seats++];
        seat->kind = (SeatKind)sqlite3_column_int(row, 1);
        copy_text(row, 2, seat->player, sizeof seat->player);
        copy_text(row, 3, seat->name, sizeof seat->name);
        if (sqlite3_column_bytes(row, 4) == HASH_SIZE)
            memcpy(seat->hash, sqlite3_column_blob(row, 4), HASH_SIZE);
    }
    sqlite3_reset(row);
    return result_of(code);
}

static StorageResult find_game(Sqlite *sqlite, const char *id, StoredGame *game, char **start)
{
    sqlite3_stmt *row = prepare(sqlite, SQL_GAME);
    if (!row)
        return result_of(sqlite3_errcode(sqlite->db));
    bind_text(row, 1, id);
    const int code = sqlite3_step(row);
    if (code == SQLITE_ROW) {
        read_game(row, game);
        const char *text = (const char *)sqlite3_column_text(row, 10);
        *start = text ? strdup(text) : NULL;
    }
    sqlite3_reset(row);
    if (code == SQLITE_DONE)
        return STORAGE_MISSING;
    return code == SQLITE_ROW && !*start ? STORAGE_FAILED : result_of(code);
}

static StorageResult sqlite_read(Storage *storage, const char *id, StoredGame *game, char **start)
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

static StorageResult sqlite_read_log(Storage *storage, const char *id, RecordReader reader,
                                     void *context)
{
    Sqlite *sqlite = (Sqlite *)storage;
    pthread_mutex_lock(&sqlite->lock);
    sqlite3_stmt *row = prepare(sqlite, SQL_LOG);
    int code = row ? SQLITE_OK : sqlite3_errcode(sqlite->db);
    if (row)
        bind_text(row, 1, id);
    while (row && (code = sqlite3_step(row)) == SQLITE_ROW) {
        Record record = {0};
        const char *kind = (const char *)sqlite3_column_text(row, 0);
        record.kind = (RecordKind)(kind ? kind[0] : 0);
        copy_text(row, 1, record.words, sizeof record.words);
        if (!reader(context, &record))
            break;
    }
    sqlite3_reset(row);
    pthread_mutex_unlock(&sqlite->lock);
    return result_of(code);
}

static StorageResult sqlite_list(Storage *storage, const ListWish *wish, StoredGameReader reader,
                                 void *context)
{
    Sqlite *sqlite = (Sqlite *)storage;
    pthread_mutex_lock(&sqlite->lock);
    const bool all = wish->shelf == SHELF_COUNT;
    sqlite3_stmt *row = prepare(sqlite, all ? SQL_LIST_ALL : SQL_LIST);
    int code = row ? SQLITE_OK : sqlite3_errcode(sqlite->db);
    if (row) {
        sqlite3_bind_int64(row, 1, wish->changed ? wish->changed : INT64_MAX);
        bind_text(row, 2, wish->id);
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
    return seats != STORED ? seats : result_of(code);
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
    free(sqlite->wal_path);
    free(sqlite);
}

static int read_schema(sqlite3 *db, int *version)
{
    sqlite3_stmt *row = NULL;
    int code = sqlite3_prepare_v2(db, "PRAGMA user_version", -1, &row, NULL);
    if (code == SQLITE_OK && (code = sqlite3_step(row)) == SQLITE_ROW) {
        *version = sqlite3_column_int(row, 0);
        code = SQLITE_OK;
    }
    sqlite3_finalize(row);
    return code;
}

/* Makes the tables of a new file; false with a problem for a file of another kind or time. */
static bool set_up(sqlite3 *db, uint32_t pages, Problem *problem)
{
    int version = 0;
    char limit[64];
    Text text;
    text_init(&text, limit, sizeof limit);
    text_add(&text, "PRAGMA max_page_count = ");
    text_number(&text, pages);
    sqlite3_busy_timeout(db, BUSY_MILLISECONDS);
    int code = read_schema(db, &version);
    if (code == SQLITE_OK && version != 0 && version != SCHEMA) {
        problem_set(problem, 0, "server.db_version", "");
        return false;
    }
    if (code == SQLITE_OK)
        code = sqlite3_exec(db, "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;", NULL,
                            NULL, NULL);
    if (code == SQLITE_OK && pages > 0)
        code = sqlite3_exec(db, limit, NULL, NULL, NULL);
    if (code == SQLITE_OK && version == 0)
        code = sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL);
    if (code == SQLITE_OK && version == 0)
        code = sqlite3_exec(db, schema, NULL, NULL, NULL);
    if (code == SQLITE_OK && version == 0)
        code = sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
    if (code != SQLITE_OK)
        problem_set(problem, 0, "server.db_failed", sqlite3_errmsg(db));
    return code == SQLITE_OK;
}

static Sqlite *sqlite_new(void)
{
    static const Storage interface = {sqlite_create,   sqlite_append, sqlite_seat, sqlite_read,
                                      sqlite_read_log, sqlite_list,   sqlite_end};
    Sqlite *sqlite = calloc(1, sizeof *sqlite);
    if (!sqlite)
        return NULL;
    sqlite->storage = interface;
    sqlite->wal = -1;
    pthread_mutex_init(&sqlite->lock, NULL);
    pthread_mutex_init(&sqlite->sync_lock, NULL);
    pthread_cond_init(&sqlite->synced, NULL);
    return sqlite;
}

/* A database in memory has no file to sync. */
static bool name_wal(Sqlite *sqlite, const char *path)
{
    static const char ending[] = "-wal";
    if (strcmp(path, ":memory:") == 0)
        return true;
    const size_t length = strlen(path);
    sqlite->wal_path = malloc(length + sizeof ending);
    if (!sqlite->wal_path)
        return false;
    memcpy(sqlite->wal_path, path, length);
    memcpy(sqlite->wal_path + length, ending, sizeof ending);
    return true;
}

Storage *sqlite_open(const char *path, uint32_t pages, Problem *problem)
{
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX;
    Sqlite *sqlite = sqlite_new();
    if (!sqlite || !name_wal(sqlite, path)) {
        problem_set(problem, 0, "server.memory", "");
        free(sqlite);
        return NULL;
    }
    const bool open = sqlite3_open_v2(path, &sqlite->db, flags, NULL) == SQLITE_OK;
    if (!open)
        problem_set(problem, 0, "server.db_failed", sqlite3_errmsg(sqlite->db));
    if (open && set_up(sqlite->db, pages, problem))
        return &sqlite->storage;
    sqlite_end(&sqlite->storage);
    return NULL;
}
