/* sqlite.h: what the files of the SQLite storage share: sqlite.c opens it, prepares statements and
 * makes commits last, sqlite_write.c and sqlite_read.c are the transactions, sqlite_people.c what
 * people do besides playing, sqlite_renew.c takes over files of an earlier schema, sqlite_space.c
 * sees to it that there is room. */
#ifndef MEKONG_SERVER_SQLITE_H
#define MEKONG_SERVER_SQLITE_H

#include <pthread.h>
#include <sqlite3.h>

#include "server/store/storage.h"

typedef enum Sql {
    SQL_BEGIN,
    SQL_COMMIT,
    SQL_ROLLBACK,
    SQL_CREATE,
    SQL_ADD_SEAT,
    SQL_ADD_RECORD,
    SQL_CUT,
    SQL_REDONE,
    SQL_APPEND,
    SQL_TAKE,
    SQL_RESIGN,
    SQL_WANT,
    SQL_FOLLOW,
    SQL_SAY,
    SQL_CHAT,
    SQL_FORGET_CHAT,
    SQL_SHELVE,
    SQL_GAME,
    SQL_SEATS,
    SQL_LOG,
    SQL_STOOD,
    SQL_LIST,
    SQL_LIST_ALL,
    SQL_REMOVE,
    SQL_REMOVE_SEATS,
    SQL_OLDEST,
    SQL_PAGES,
    SQL_UNUSED,
    SQL_COUNT
} Sql;

typedef struct Sqlite {
    Storage storage; /* first: the interface */
    pthread_mutex_t lock;
    sqlite3 *db;
    sqlite3_stmt *statement[SQL_COUNT];
    int file; /* the same file, held against other servers; -1: a database in memory */
    StorageLimits limits;
    uint32_t games;   /* in the file */
    uint64_t commits; /* transactions written */
    bool has_wal;     /* else there is nothing for us to sync */

    pthread_mutex_t sync_lock; /* guards what follows */
    pthread_cond_t synced;
    uint64_t durable; /* of the commits, those known to be on the disk */
    bool syncing;
    bool doubt; /* a sync has failed: what it was for may never come to the disk by itself */
    int wal;    /* the WAL file; -1: not open */
    char *wal_path;
} Sqlite;

StorageResult sql_result(int code);
/* The statement, free of what it was last used for; NULL if it cannot be had. With the lock held,
 * as all of these but sql_begin. */
sqlite3_stmt *sql_prepare(Sqlite *sqlite, Sql sql);
void sql_bind_text(sqlite3_stmt *statement, int index, const char *text);
/* A text of a row, cut to size. */
void sql_copy_text(sqlite3_stmt *row, int column, char *out, size_t size);
/* Runs a statement that gives no rows, and lets go of its values. */
StorageResult sql_finish(Sqlite *sqlite, sqlite3_stmt *statement);
/* Takes the lock and begins a transaction; sql_end ends it by whether all went well, gives the lock
 * back, and waits until what was committed is on the disk. What it comes to. */
StorageResult sql_begin(Sqlite *sqlite);
StorageResult sql_end(Sqlite *sqlite, StorageResult result);
/* The same of one that makes the games so many more. */
StorageResult sql_end_games(Sqlite *sqlite, StorageResult result, int more);

/* The transactions of storage.h. */
StorageResult sqlite_create(Storage *storage, const StoredGame *game, const char *start,
                            const Record *record, uint32_t count);
StorageResult sqlite_append(Storage *storage, const StoredGame *game, uint32_t standing,
                            const Record *record, uint32_t count, const Summary *summary);
StorageResult sqlite_turn(Storage *storage, const StoredGame *game, uint32_t from, uint32_t to,
                          const Summary *summary);
StorageResult sqlite_seat(Storage *storage, const StoredGame *game, Seat seat,
                          const StoredSeat *from, const StoredSeat *to);
StorageResult sqlite_resign(Storage *storage, const StoredGame *game, Seat who,
                            const Summary *summary);
StorageResult sqlite_want(Storage *storage, const StoredGame *game, uint8_t wants, uint8_t refuses);
StorageResult sqlite_follow(Storage *storage, const StoredGame *game, const StoredGame *next,
                            const char *start, const Record *record, uint32_t count);
StorageResult sqlite_say(Storage *storage, const char *id, const ChatLine *line);
StorageResult sqlite_read_chat(Storage *storage, const char *id, uint32_t after, ChatReader reader,
                               void *context);
StorageResult sqlite_read(Storage *storage, const char *id, StoredGame *game, char **start);
StorageResult sqlite_read_log(Storage *storage, const char *id, RecordReader reader, void *context);
StorageResult sqlite_stood(Storage *storage, const char *id, uint32_t standing, uint32_t change,
                           uint32_t *count);
StorageResult sqlite_list(Storage *storage, const ListWish *wish, StoredGameReader reader,
                          void *context);

StorageResult sqlite_remove(Storage *storage, const char *id, int64_t before);
StorageResult sqlite_oldest(Storage *storage, int64_t before, char id[ID_SIZE]);
void sqlite_tidy(Storage *storage);

/* Within a transaction: the new summary after so many changes; a game's shelf; its chat goes. */
StorageResult sql_move_on(Sqlite *sqlite, const StoredGame *game, uint32_t count,
                          const Summary *summary);
StorageResult sql_shelve(Sqlite *sqlite, const char *id);
StorageResult sql_remove_chat(Sqlite *sqlite, const char *id);

/* Whether there is no room for another game; with the lock held. */
bool sql_is_crowded(Sqlite *sqlite);
/* The log from a record on; within a transaction. */
StorageResult sql_cut(Sqlite *sqlite, const char *id, uint32_t from);

/* ---- Schemas --------------------------------------------------------------------------------- */

#define SCHEMA "3"
#define SCHEMA_2 "2"
#define SCHEMA_1 "1"
/* A record's `change` is the one since which it stands. */
#define SCHEMA_LOG                                                                                 \
    "CREATE TABLE log (id TEXT NOT NULL REFERENCES games, number INTEGER NOT NULL,"                \
    " words TEXT NOT NULL, at INTEGER NOT NULL, change INTEGER NOT NULL,"                          \
    " PRIMARY KEY (id, number)) WITHOUT ROWID;"

/* NULL: nobody resigned, no series, nothing before it, no next game. */
#define SCHEMA_PEOPLE                                                                              \
    "ALTER TABLE games ADD COLUMN resigned INTEGER;"                                               \
    "ALTER TABLE games ADD COLUMN series INTEGER;"                                                 \
    "ALTER TABLE games ADD COLUMN counted TEXT;"                                                   \
    "ALTER TABLE games ADD COLUMN wants INTEGER NOT NULL DEFAULT 0;"                               \
    "ALTER TABLE games ADD COLUMN refuses INTEGER NOT NULL DEFAULT 0;"                             \
    "ALTER TABLE games ADD COLUMN next TEXT;"                                                      \
    "CREATE TABLE chat (id TEXT NOT NULL REFERENCES games, number INTEGER NOT NULL,"               \
    " seat INTEGER NOT NULL, at INTEGER NOT NULL, words TEXT NOT NULL,"                            \
    " PRIMARY KEY (id, number)) WITHOUT ROWID;"

#define SCHEMA_AGE "CREATE INDEX games_by_age ON games (changed);"
/* Pages that are no longer used can be given back, a few at a time. */
#define SCHEMA_VACUUM "PRAGMA auto_vacuum = INCREMENTAL;"

/* Makes a file of an earlier version one of SCHEMA, wholly or not at all; what SQLite says. */
int sqlite_renew(sqlite3 *db, const char *version);

#endif
