/* storage.h: what a server keeps of its games, whatever keeps it: for each game its start, its
 * seats, and the log of what was done in it. The log is the truth: positions are had by playing it.
 * It holds the actions that stand and behind them those that were undone and can be redone, so that
 * it never has more of them than a game has; what counts the changes of a game only ever grows.
 *
 * An implementation is a table of these functions. Each call is one transaction: when it gives
 * STORED the change survives the end of the process and of the machine; with STORAGE_UNSURE it is
 * there for all who read, but the disk has not confirmed it; with anything else nothing has
 * changed. They may be called from any thread.
 */
#ifndef MEKONG_SERVER_STORAGE_H
#define MEKONG_SERVER_STORAGE_H

#include "match/series.h"

enum { ID_LENGTH = 12, ID_SIZE = ID_LENGTH + 1, HASH_SIZE = 32, FROM_START = -1 };

typedef enum StorageResult {
    STORED,          /* done; of a read: found */
    STORAGE_MISSING, /* there is no such game */
    STORAGE_STALE,   /* somebody has written since what the caller knows */
    STORAGE_BUSY,    /* locked by somebody else; try again */
    STORAGE_FULL,    /* no room left */
    STORAGE_CROWDED, /* of a new game: what room is left is kept for those that are there */
    STORAGE_UNSURE,  /* done, but it may not outlast the machine */
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
    int16_t begun;             /* from a save: the turn of that, 0 if unknown; FROM_START */
    uint32_t changes;          /* actions, undos and redos since its start */
    Summary summary;
    uint8_t seats;
    StoredSeat seat[SEATS_MAX];
    Seat resigned;          /* who gave it up; SEAT_NOBODY */
    uint8_t series;         /* its number in a match of two games; 0: none */
    SeriesResult before;    /* what the first game of that counted */
    uint8_t wants, refuses; /* once over: sets of seats that want another game, that do not */
    char next[ID_SIZE];     /* that game; "": none */
    uint32_t said;          /* lines of its chat so far */
} StoredGame;

/* A line of a game's chat; at most so many of a game are kept, the newest. */
enum { CHAT_SIZE = 400, CHAT_KEPT = 200 };
typedef struct ChatLine {
    uint32_t number; /* from 1 */
    Seat seat;
    int64_t at; /* milliseconds since 1970 */
    char words[CHAT_SIZE];
} ChatLine;

/* A record of the log: an action of a seat or of chance in its words. */
typedef struct Record {
    char words[ACTION_TEXT_SIZE];
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
typedef void (*ChatReader)(void *context, const ChatLine *line);
typedef bool (*RecordReader)(void *context, const Record *record); /* false: enough */

struct Storage {
    /* A new game with the log's first records; start is a save (docs/saves.md). */
    StorageResult (*create)(Storage *storage, const StoredGame *game, const char *start,
                            const Record *record, uint32_t count);
    /* Cuts the log, of which the first `standing` records stand, there, adds records to it, each a
     * change, and the new summary; all if there have been game->changes so far. */
    StorageResult (*append)(Storage *storage, const StoredGame *game, uint32_t standing,
                            const Record *record, uint32_t count, const Summary *summary);
    /* An undo or redo, one change: of the log `to` records stand from now on, and not `from`. */
    StorageResult (*turn)(Storage *storage, const StoredGame *game, uint32_t from, uint32_t to,
                          const Summary *summary);
    /* A seat gives the game up, one change: it is over. */
    StorageResult (*resign)(Storage *storage, const StoredGame *game, Seat who,
                            const Summary *summary);
    /* Who wants another game, and who does not. */
    StorageResult (*want)(Storage *storage, const StoredGame *game, uint8_t wants, uint8_t refuses);
    /* That game, as create makes it, if there is none yet. */
    StorageResult (*follow)(Storage *storage, const StoredGame *game, const StoredGame *next,
                            const char *start, const Record *record, uint32_t count);
    /* A line of chat; those before the last CHAT_KEPT go. */
    StorageResult (*say)(Storage *storage, const char *id, const ChatLine *line);
    /* All lines after number `after`, in order. */
    StorageResult (*read_chat)(Storage *storage, const char *id, uint32_t after, ChatReader reader,
                               void *context);
    /* Gives a seat of kind `from` and its hash to a new holder. */
    StorageResult (*seat)(Storage *storage, const StoredGame *game, Seat seat,
                          const StoredSeat *from, const StoredSeat *to);
    /* All of a game; *start is to be freed. */
    StorageResult (*read)(Storage *storage, const char *id, StoredGame *game, char **start);
    StorageResult (*read_log)(Storage *storage, const char *id, RecordReader reader, void *context);
    /* How many of the log's first `standing` records stood after `change` changes and ever since.
     */
    StorageResult (*stood)(Storage *storage, const char *id, uint32_t standing, uint32_t change,
                           uint32_t *count);
    StorageResult (*list)(Storage *storage, const ListWish *wish, StoredGameReader reader,
                          void *context);
    /* Removes all of a game, its chat too, if it was last changed before then. */
    StorageResult (*remove)(Storage *storage, const char *id, int64_t before);
    /* The game that has not been changed for longest, if not since then. */
    StorageResult (*oldest)(Storage *storage, int64_t before, char id[ID_SIZE]);
    /* Gives some of the room that removed games had back to the disk. Now and then. */
    void (*tidy)(Storage *storage);
    void (*close)(Storage *storage);
};

/* Most there may be; 0: any number. */
typedef struct StorageLimits {
    uint32_t games;
    uint32_t pages; /* of 4 KiB; else the disk sets the limit */
} StorageLimits;

/* A SQLite file, which is made if it is not there. NULL with a problem. */
Storage *sqlite_open(const char *path, StorageLimits limits, Problem *problem);

#endif
