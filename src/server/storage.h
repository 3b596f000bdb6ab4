/* storage.h: what a server keeps of its games, whatever keeps it: for each game its start, its
 * seats, and the log of what was done in it. The log is the truth and only ever grows; positions
 * are had by playing it.
 *
 * An implementation is a table of these functions. Each call is one transaction: when it gives
 * anything but STORED nothing has changed; when it gives STORED the change survives the end of the
 * process and of the machine. They may be called from any thread.
 */
#ifndef MEKONG_SERVER_STORAGE_H
#define MEKONG_SERVER_STORAGE_H

#include "match/match.h"

enum { ID_LENGTH = 12, ID_SIZE = ID_LENGTH + 1, HASH_SIZE = 32 };

typedef enum StorageResult {
    STORED,          /* done; of a read: found */
    STORAGE_MISSING, /* there is no such game */
    STORAGE_STALE,   /* somebody has written since what the caller knows */
    STORAGE_BUSY,    /* locked by somebody else; try again */
    STORAGE_FULL,    /* no room left */
    STORAGE_FAILED   /* anything else that is wrong with file, disk or connection */
} StorageResult;

/* ---- Games ----------------------------------------------------------------------------------- */

typedef enum SeatKind {
    SEAT_HELD,    /* by whoever knows the key */
    SEAT_OPEN,    /* anybody may take it */
    SEAT_INVITED, /* who knows the key of the invitation may take it */
    SEAT_COMPUTER /* a program plays */
} SeatKind;

typedef struct StoredSeat {
    SeatKind kind;
    char player[SEAT_WORD_SIZE]; /* the computer player's word */
    char name[SEAT_NAME_SIZE];   /* what the person calls himself; may be empty */
    uint8_t hash[HASH_SIZE];     /* of the key or invitation; keys themselves are kept nowhere */
} StoredSeat;

/* What a list of games shows without playing their logs. */
typedef struct Summary {
    uint32_t version; /* actions played */
    uint8_t turn;
    bool over;
    Seat winner;   /* once over: SEAT_NOBODY if drawn */
    uint8_t turns; /* the last one of this game; 0 in a list of before: the most there can be */
} Summary;

typedef struct StoredGame {
    char id[ID_SIZE];
    char game[SEAT_WORD_SIZE]; /* saigon75 */
    bool listed;               /* shown in the public list */
    int64_t created, changed;  /* milliseconds since 1970 */
    uint32_t changes;          /* records in its log */
    Summary summary;
    uint8_t seats;
    StoredSeat seat[SEATS_MAX];
} StoredGame;

/* A record of the log: an action of a seat or of chance in its words, or an undo or redo of the
 * seat to move. */
typedef enum RecordKind { RECORD_ACTION = 'a', RECORD_UNDO = 'u', RECORD_REDO = 'r' } RecordKind;

typedef struct Record {
    RecordKind kind;
    char words[ACTION_TEXT_SIZE]; /* of an action */
} Record;

typedef enum Shelf { SHELF_OPEN, SHELF_RUNNING, SHELF_OVER, SHELF_COUNT } Shelf;

/* Which public games a list wants: of one shelf or of all (SHELF_COUNT), last changed first, those
 * before the one named. */
typedef struct ListWish {
    Shelf shelf;
    int64_t changed; /* 0: from the newest on */
    const char *id;  /* of the last game seen, with `changed`; "" at first */
    uint32_t most;
} ListWish;

/* ---- The interface --------------------------------------------------------------------------- */

typedef struct Storage Storage;
typedef void (*StoredGameReader)(void *context, const StoredGame *game);
typedef bool (*RecordReader)(void *context, const Record *record); /* false: enough */

struct Storage {
    /* A new game with the log's first records; start is a save (docs/saves.md). */
    StorageResult (*create)(Storage *storage, const StoredGame *game, const char *start,
                            const Record *record, uint32_t count);
    /* Adds records to the log, if it still has game->changes of them, and the new summary. */
    StorageResult (*append)(Storage *storage, const StoredGame *game, const Record *record,
                            uint32_t count, const Summary *summary);
    /* Gives a seat of kind `from` and its hash to a new holder. */
    StorageResult (*seat)(Storage *storage, const StoredGame *game, Seat seat,
                          const StoredSeat *from, const StoredSeat *to);
    /* All of a game; *start is to be freed. */
    StorageResult (*read)(Storage *storage, const char *id, StoredGame *game, char **start);
    StorageResult (*read_log)(Storage *storage, const char *id, RecordReader reader, void *context);
    StorageResult (*list)(Storage *storage, const ListWish *wish, StoredGameReader reader,
                          void *context);
    void (*close)(Storage *storage);
};

/* A SQLite file, which is made if it is not there; pages limits its size (0: the disk does). NULL
 * with a problem. */
Storage *sqlite_open(const char *path, uint32_t pages, Problem *problem);

#endif
