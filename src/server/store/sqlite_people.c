/* sqlite_people.c: what people do besides playing: they resign, want another game, and talk. See
 * storage.h. */
#include <string.h>

#include "server/store/sqlite.h"

/* Whether a statement changed its row; else somebody has written since. */
static StorageResult finish_change(Sqlite *sqlite, sqlite3_stmt *statement)
{
    const StorageResult result = sql_finish(sqlite, statement);
    return result == STORED && sqlite3_changes(sqlite->db) == 0 ? STORAGE_STALE : result;
}

/* ---- Resigning, and another game ------------------------------------------------------------- */

StorageResult sqlite_resign(Storage *storage, const StoredGame *game, Seat who,
                            const Summary *summary)
{
    Sqlite *sqlite = (Sqlite *)storage;
    StorageResult result = sql_begin(sqlite);
    if (result == STORED)
        result = sql_move_on(sqlite, game, 1, summary);
    if (result == STORED) {
        sqlite3_stmt *statement = sql_prepare(sqlite, SQL_RESIGN);
        sql_bind_text(statement, 1, game->id);
        sqlite3_bind_int(statement, 2, who);
        result = finish_change(sqlite, statement);
    }
    if (result == STORED)
        result = sql_shelve(sqlite, game->id);
    return sql_end(sqlite, result);
}

StorageResult sqlite_want(Storage *storage, const StoredGame *game, uint8_t wants, uint8_t refuses)
{
    Sqlite *sqlite = (Sqlite *)storage;
    StorageResult result = sql_begin(sqlite);
    if (result == STORED) {
        sqlite3_stmt *statement = sql_prepare(sqlite, SQL_WANT);
        sql_bind_text(statement, 1, game->id);
        sqlite3_bind_int(statement, 2, wants);
        sqlite3_bind_int(statement, 3, refuses);
        result = finish_change(sqlite, statement);
    }
    return sql_end(sqlite, result);
}

/* ---- Talk ------------------------------------------------------------------------------------ */

static StorageResult add_line(Sqlite *sqlite, const char *id, const ChatLine *line)
{
    sqlite3_stmt *add = sql_prepare(sqlite, SQL_SAY);
    sql_bind_text(add, 1, id);
    sqlite3_bind_int64(add, 2, line->number);
    sqlite3_bind_int(add, 3, line->seat);
    sqlite3_bind_int64(add, 4, line->at);
    sql_bind_text(add, 5, line->words);
    return sql_finish(sqlite, add);
}

static StorageResult forget_lines(Sqlite *sqlite, const char *id, int64_t up_to)
{
    sqlite3_stmt *statement = sql_prepare(sqlite, SQL_FORGET_CHAT);
    sql_bind_text(statement, 1, id);
    sqlite3_bind_int64(statement, 2, up_to);
    return sql_finish(sqlite, statement);
}

StorageResult sqlite_say(Storage *storage, const char *id, const ChatLine *line)
{
    Sqlite *sqlite = (Sqlite *)storage;
    StorageResult result = sql_begin(sqlite);
    if (result == STORED)
        result = add_line(sqlite, id, line);
    if (result == STORED && line->number > CHAT_KEPT)
        result = forget_lines(sqlite, id, line->number - CHAT_KEPT);
    return sql_end(sqlite, result);
}

StorageResult sql_remove_chat(Sqlite *sqlite, const char *id)
{
    return forget_lines(sqlite, id, INT64_MAX);
}

static void read_line(sqlite3_stmt *row, ChatLine *line)
{
    memset(line, 0, sizeof *line);
    line->number = (uint32_t)sqlite3_column_int64(row, 0);
    line->seat = (Seat)sqlite3_column_int(row, 1);
    line->at = sqlite3_column_int64(row, 2);
    sql_copy_text(row, 3, line->words, sizeof line->words);
}

StorageResult sqlite_read_chat(Storage *storage, const char *id, uint32_t after, ChatReader reader,
                               void *context)
{
    Sqlite *sqlite = (Sqlite *)storage;
    ChatLine line;
    pthread_mutex_lock(&sqlite->lock);
    sqlite3_stmt *row = sql_prepare(sqlite, SQL_CHAT);
    int code = row ? SQLITE_OK : sqlite3_errcode(sqlite->db);
    if (row) {
        sql_bind_text(row, 1, id);
        sqlite3_bind_int64(row, 2, after);
    }
    while (row && (code = sqlite3_step(row)) == SQLITE_ROW) {
        read_line(row, &line);
        reader(context, &line);
    }
    sqlite3_reset(row);
    pthread_mutex_unlock(&sqlite->lock);
    return sql_result(code);
}
