/* sqlite_renew.c: files of earlier schemas. The second had no place for what people do besides
 * playing: it gets it. Logs of the first only ever grew: an undo and a redo were
 * records of their own, each with the number of actions it took back or played again. They are made
 * into the actions that stand and those that can be redone, and since which change each stands. */
#include <stdlib.h>
#include <string.h>

#include "server/store/sqlite.h"

/* A start with actions, a position or a board of its own came from a save. */
static const char before[] =
    "BEGIN IMMEDIATE;"
    "ALTER TABLE games ADD COLUMN begun INTEGER;"
    "UPDATE games SET begun = 0 WHERE instr(start, char(10) || 'end 0 ') = 0"
    " OR instr(start, char(10) || 'position' || char(10)) > 0"
    " OR instr(start, char(10) || 'board custom' || char(10)) > 0;"
    "ALTER TABLE log RENAME TO old_log;" SCHEMA_LOG
    "CREATE TEMP TABLE turned AS SELECT DISTINCT id FROM old_log WHERE kind <> 'a';"
    "INSERT INTO log SELECT id, number, words, at, number + 1 FROM old_log"
    " WHERE id NOT IN (SELECT id FROM turned);";
static const char after[] =
    "DROP TABLE turned;"
    "DROP TABLE old_log;" SCHEMA_AGE SCHEMA_PEOPLE "PRAGMA user_version = " SCHEMA ";"
    "COMMIT;";
static const char second[] = "BEGIN IMMEDIATE;" SCHEMA_PEOPLE "PRAGMA user_version = " SCHEMA ";"
                             "COMMIT;";

typedef struct Action1 {
    char words[ACTION_TEXT_SIZE];
    int64_t at;
    uint32_t change;
} Action1;

/* The actions of a log: the first `count` stand, the others can be redone. */
typedef struct Fold {
    Action1 *action;
    uint32_t count, total, room, change;
} Fold;

static bool fold_action(Fold *fold, const char *words, int64_t at)
{
    if (fold->count == fold->room) {
        const uint32_t room = fold->room * 2 + 256;
        Action1 *grown = realloc(fold->action, room * sizeof *grown);
        if (!grown)
            return false;
        fold->action = grown;
        fold->room = room;
    }
    Action1 *action = &fold->action[fold->count++];
    *action = (Action1){.at = at, .change = fold->change};
    slice_copy(slice_of(words), action->words, sizeof action->words);
    fold->total = fold->count;
    return true;
}

/* More than there is is as much as there is: a log like that is found out when it is played. */
static void fold_turn(Fold *fold, bool undo, const char *words)
{
    const uint32_t most = undo ? fold->count : fold->total - fold->count;
    uint32_t number = 0;
    slice_number(slice_of(words), UINT32_MAX, &number);
    number = number < most ? number : most;
    for (uint32_t i = 0; !undo && i < number; i++)
        fold->action[fold->count + i].change = fold->change;
    fold->count += undo ? -number : number;
}

static int fold_log(sqlite3_stmt *row, const char *id, Fold *fold)
{
    int code;
    sql_bind_text(row, 1, id);
    while ((code = sqlite3_step(row)) == SQLITE_ROW) {
        const char *kind = (const char *)sqlite3_column_text(row, 0);
        const char *words = (const char *)sqlite3_column_text(row, 1);
        if (!kind || !words)
            return SQLITE_NOMEM;
        fold->change++;
        if (kind[0] != 'a')
            fold_turn(fold, kind[0] == 'u', words);
        else if (!fold_action(fold, words, sqlite3_column_int64(row, 2)))
            return SQLITE_NOMEM;
    }
    sqlite3_reset(row);
    return code;
}

static int write_fold(sqlite3_stmt *add, const char *id, const Fold *fold)
{
    int code = SQLITE_DONE;
    for (uint32_t i = 0; i < fold->total && code == SQLITE_DONE; i++) {
        sql_bind_text(add, 1, id);
        sqlite3_bind_int64(add, 2, i);
        sql_bind_text(add, 3, fold->action[i].words);
        sqlite3_bind_int64(add, 4, fold->action[i].at);
        sqlite3_bind_int64(add, 5, fold->action[i].change);
        code = sqlite3_step(add);
        sqlite3_reset(add);
    }
    return code;
}

typedef enum Old { OLD_IDS, OLD_LOG, OLD_ADD, OLD_COUNT } Old;

static int fold_game(sqlite3_stmt *const statement[OLD_COUNT])
{
    Fold fold = {0};
    const char *id = (const char *)sqlite3_column_text(statement[OLD_IDS], 0);
    int code = id ? fold_log(statement[OLD_LOG], id, &fold) : SQLITE_NOMEM;
    if (code == SQLITE_DONE)
        code = write_fold(statement[OLD_ADD], id, &fold);
    free(fold.action);
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

/* All logs with an undo in them. */
static int fold_games(sqlite3 *db)
{
    static const char *const words[OLD_COUNT] = {
        [OLD_IDS] = "SELECT id FROM turned",
        [OLD_LOG] = "SELECT kind, words, at FROM old_log WHERE id = ?1 ORDER BY number",
        [OLD_ADD] = "INSERT INTO log VALUES (?1, ?2, ?3, ?4, ?5)"};
    sqlite3_stmt *statement[OLD_COUNT] = {NULL};
    int code = SQLITE_OK;
    for (int i = 0; i < OLD_COUNT && code == SQLITE_OK; i++)
        code = sqlite3_prepare_v2(db, words[i], -1, &statement[i], NULL);
    while (code == SQLITE_OK && (code = sqlite3_step(statement[OLD_IDS])) == SQLITE_ROW)
        code = fold_game(statement);
    for (int i = 0; i < OLD_COUNT; i++)
        sqlite3_finalize(statement[i]);
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

static int renew_second(sqlite3 *db)
{
    const int code = sqlite3_exec(db, second, NULL, NULL, NULL);
    if (code != SQLITE_OK)
        sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
    return code;
}

int sqlite_renew(sqlite3 *db, const char *version)
{
    if (strcmp(version, SCHEMA_2) == 0)
        return renew_second(db);
    int code = sqlite3_exec(db, before, NULL, NULL, NULL);
    if (code == SQLITE_OK)
        code = fold_games(db);
    if (code == SQLITE_OK)
        code = sqlite3_exec(db, after, NULL, NULL, NULL);
    if (code == SQLITE_OK)
        sqlite3_exec(db, "VACUUM", NULL, NULL, NULL); /* no harm if there is no room for it */
    else
        sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
    return code;
}
