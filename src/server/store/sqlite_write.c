/* sqlite_write.c: the transactions that change something. See storage.h. */
#include "server/store/sqlite.h"

enum { COUNTED_SIZE = 2 * TALLY_MAX * 8 };

/* One column for both: files of before have the turn alone. */
static int sql_turns(const Summary *summary) { return summary->turn | summary->turns << 8; }

static StorageResult add_seat(Sqlite *sqlite, const char *id, Seat seat, const StoredSeat *stored)
{
    sqlite3_stmt *add = sql_prepare(sqlite, SQL_ADD_SEAT);
    sql_bind_text(add, 1, id);
    sqlite3_bind_int(add, 2, seat);
    sqlite3_bind_int(add, 3, (int)stored->kind);
    sql_bind_text(add, 4, stored->player);
    sql_bind_text(add, 5, stored->name);
    sqlite3_bind_blob(add, 6, stored->hash, HASH_SIZE, SQLITE_STATIC);
    return sql_finish(sqlite, add);
}

/* Behind the first `standing` records of the log, after `changes` changes. */
static StorageResult add_records(Sqlite *sqlite, const StoredGame *game, uint32_t standing,
                                 const Record *record, uint32_t count)
{
    StorageResult result = STORED;
    for (uint32_t i = 0; i < count && result == STORED; i++) {
        sqlite3_stmt *add = sql_prepare(sqlite, SQL_ADD_RECORD);
        sql_bind_text(add, 1, game->id);
        sqlite3_bind_int64(add, 2, standing + i);
        sql_bind_text(add, 3, record[i].words);
        sqlite3_bind_int64(add, 4, game->changed);
        sqlite3_bind_int64(add, 5, game->changes + i + 1);
        result = sql_finish(sqlite, add);
    }
    return result;
}

StorageResult sql_shelve(Sqlite *sqlite, const char *id)
{
    sqlite3_stmt *statement = sql_prepare(sqlite, SQL_SHELVE);
    sql_bind_text(statement, 1, id);
    return sql_finish(sqlite, statement);
}

/* "3 0 12 9 …": the numbers of the one, then of the other. */
static void print_counted(const SeriesResult *before, Text *out)
{
    for (int player = 0; player < SERIES_GAMES; player++) {
        for (int k = 0; k < TALLY_MAX; k++) {
            text_number(out, before->total[player][k]);
            text_char(out, ' ');
        }
    }
}

static StorageResult add_game(Sqlite *sqlite, const StoredGame *game, const char *start,
                              uint32_t changes)
{
    sqlite3_stmt *add = sql_prepare(sqlite, SQL_CREATE);
    TEXT(text, counted, COUNTED_SIZE);
    sql_bind_text(add, 1, game->id);
    sql_bind_text(add, 2, game->game);
    sqlite3_bind_int(add, 3, game->listed);
    sqlite3_bind_int64(add, 4, game->created);
    sqlite3_bind_int64(add, 5, game->changed);
    sqlite3_bind_int64(add, 6, changes);
    sqlite3_bind_int64(add, 7, game->summary.version);
    sqlite3_bind_int(add, 8, sql_turns(&game->summary));
    sqlite3_bind_int(add, 9, game->summary.over);
    sqlite3_bind_int(add, 10, game->summary.winner);
    if (game->begun != FROM_START)
        sqlite3_bind_int(add, 11, game->begun);
    sql_bind_text(add, 12, start);
    if (game->series)
        sqlite3_bind_int(add, 13, game->series);
    print_counted(&game->before, &text);
    sql_bind_text(add, 14, counted);
    return sql_finish(sqlite, add);
}

/* All of a new game, within a transaction. */
static StorageResult create(Sqlite *sqlite, const StoredGame *game, const char *start,
                            const Record *record, uint32_t count)
{
    StorageResult result = sql_is_crowded(sqlite) ? STORAGE_CROWDED : STORED;
    if (result == STORED)
        result = add_game(sqlite, game, start, count);
    for (Seat seat = 0; seat < game->seats && result == STORED; seat++)
        result = add_seat(sqlite, game->id, seat, &game->seat[seat]);
    if (result == STORED)
        result = add_records(sqlite, game, 0, record, count);
    if (result == STORED)
        result = sql_shelve(sqlite, game->id);
    return result;
}

StorageResult sqlite_create(Storage *storage, const StoredGame *game, const char *start,
                            const Record *record, uint32_t count)
{
    Sqlite *sqlite = (Sqlite *)storage;
    StorageResult result = sql_begin(sqlite);
    if (result == STORED)
        result = create(sqlite, game, start, record, count);
    return sql_end_games(sqlite, result, 1);
}

StorageResult sqlite_follow(Storage *storage, const StoredGame *game, const StoredGame *next,
                            const char *start, const Record *record, uint32_t count)
{
    Sqlite *sqlite = (Sqlite *)storage;
    StorageResult result = sql_begin(sqlite);
    if (result == STORED) {
        sqlite3_stmt *statement = sql_prepare(sqlite, SQL_FOLLOW);
        sql_bind_text(statement, 1, game->id);
        sql_bind_text(statement, 2, next->id);
        result = sql_finish(sqlite, statement);
        if (result == STORED && sqlite3_changes(sqlite->db) == 0)
            result = STORAGE_STALE;
    }
    if (result == STORED)
        result = create(sqlite, next, start, record, count);
    return sql_end_games(sqlite, result, 1);
}

StorageResult sql_move_on(Sqlite *sqlite, const StoredGame *game, uint32_t count,
                          const Summary *summary)
{
    sqlite3_stmt *statement = sql_prepare(sqlite, SQL_APPEND);
    sql_bind_text(statement, 1, game->id);
    sqlite3_bind_int64(statement, 2, game->changed);
    sqlite3_bind_int64(statement, 3, game->changes + count);
    sqlite3_bind_int64(statement, 4, summary->version);
    sqlite3_bind_int(statement, 5, sql_turns(summary));
    sqlite3_bind_int(statement, 6, summary->over);
    sqlite3_bind_int(statement, 7, summary->winner);
    sqlite3_bind_int64(statement, 8, game->changes);
    const StorageResult result = sql_finish(sqlite, statement);
    return result == STORED && sqlite3_changes(sqlite->db) == 0 ? STORAGE_STALE : result;
}

StorageResult sql_cut(Sqlite *sqlite, const char *id, uint32_t from)
{
    sqlite3_stmt *statement = sql_prepare(sqlite, SQL_CUT);
    sql_bind_text(statement, 1, id);
    sqlite3_bind_int64(statement, 2, from);
    return sql_finish(sqlite, statement);
}

StorageResult sqlite_append(Storage *storage, const StoredGame *game, uint32_t standing,
                            const Record *record, uint32_t count, const Summary *summary)
{
    Sqlite *sqlite = (Sqlite *)storage;
    StorageResult result = sql_begin(sqlite);
    if (result == STORED)
        result = sql_move_on(sqlite, game, count, summary);
    if (result == STORED)
        result = sql_cut(sqlite, game->id, standing); /* what was undone is not redone any more */
    if (result == STORED)
        result = add_records(sqlite, game, standing, record, count);
    if (result == STORED && summary->over)
        result = sql_shelve(sqlite, game->id);
    return sql_end(sqlite, result);
}

/* Of a redo: since when they stand is now. */
static StorageResult redo(Sqlite *sqlite, const StoredGame *game, uint32_t from, uint32_t to)
{
    sqlite3_stmt *statement = sql_prepare(sqlite, SQL_REDONE);
    sql_bind_text(statement, 1, game->id);
    sqlite3_bind_int64(statement, 2, from);
    sqlite3_bind_int64(statement, 3, to);
    sqlite3_bind_int64(statement, 4, game->changes + 1);
    return sql_finish(sqlite, statement);
}

StorageResult sqlite_turn(Storage *storage, const StoredGame *game, uint32_t from, uint32_t to,
                          const Summary *summary)
{
    Sqlite *sqlite = (Sqlite *)storage;
    StorageResult result = sql_begin(sqlite);
    if (result == STORED)
        result = sql_move_on(sqlite, game, 1, summary);
    if (result == STORED && from < to)
        result = redo(sqlite, game, from, to);
    if (result == STORED)
        result = sql_shelve(sqlite, game->id);
    return sql_end(sqlite, result);
}

StorageResult sqlite_seat(Storage *storage, const StoredGame *game, Seat seat,
                          const StoredSeat *from, const StoredSeat *to)
{
    Sqlite *sqlite = (Sqlite *)storage;
    StorageResult result = sql_begin(sqlite);
    if (result == STORED) {
        sqlite3_stmt *take = sql_prepare(sqlite, SQL_TAKE);
        sql_bind_text(take, 1, game->id);
        sqlite3_bind_int(take, 2, seat);
        sqlite3_bind_int(take, 3, (int)to->kind);
        sql_bind_text(take, 4, to->name);
        sqlite3_bind_blob(take, 5, to->hash, HASH_SIZE, SQLITE_STATIC);
        sqlite3_bind_int(take, 6, (int)from->kind);
        sqlite3_bind_blob(take, 7, from->hash, HASH_SIZE, SQLITE_STATIC);
        sql_bind_text(take, 8, to->player);
        result = sql_finish(sqlite, take);
        if (result == STORED && sqlite3_changes(sqlite->db) == 0)
            result = STORAGE_STALE;
    }
    if (result == STORED)
        result = sql_shelve(sqlite, game->id);
    return sql_end(sqlite, result);
}
