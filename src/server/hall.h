/* hall.h: the games somebody is in. A room is one of them in memory: its seats, who listens, and
 * its match, which is only a cache: it is played again from the log whenever it is not there.
 *
 * Locks: a room's own lock guards what is in it, the hall's lock its list of rooms. Who holds a
 * room's lock takes no other room's and not the hall's. A room that has users stays; the match of a
 * room nobody is busy with may be thrown out when there are too many.
 */
#ifndef MEKONG_SERVER_HALL_H
#define MEKONG_SERVER_HALL_H

#include <pthread.h>
#include <stdatomic.h>

#include "ai/thinker.h"
#include "server/metrics.h"
#include "server/storage.h"

typedef struct Hall Hall;
typedef struct Room Room;
typedef struct Stream Stream;
typedef struct Pool Pool;

typedef enum HallResult {
    HALL_GOOD,
    HALL_MISSING,    /* no such game */
    HALL_STALE,      /* it has changed under our hands; nothing was done */
    HALL_BUSY,       /* the storage is locked */
    HALL_FULL,       /* the storage is full */
    HALL_FAILED,     /* the storage does not work */
    HALL_UNPLAYABLE, /* its log cannot be played by these rules */
    HALL_NO_MEMORY
} HallResult;

struct Room {
    Hall *hall;
    /* Guarded by the hall's lock; users may grow under the room's, if there is one already. */
    Room *next;          /* of those with the same hash */
    Room *newer, *older; /* by last use */
    char id[ID_SIZE];
    _Atomic uint32_t users;

    pthread_mutex_t lock;        /* guards what follows */
    StoredGame stored;           /* id "": not read yet */
    Match *match;                /* NULL: not in memory */
    Thinker *thinker[SEATS_MAX]; /* computer players; NULL: not sat down */
    uint32_t told[SEATS_MAX];    /* actions each has been told of */
    bool thinking;               /* the pool has the game: the match must stay */
    uint32_t news;               /* how often somebody took a seat, came or went */
    Stream *stream;              /* who listens */
    uint32_t online[SEATS_MAX];  /* streams of each seat's holder */
};

/* ---- Hall ------------------------------------------------------------------------------------ */

/* At most `matches` positions and `thinkers` computer players are kept in memory. NULL: no memory.
 */
Hall *hall_open(Storage *storage, Metrics *metrics, uint32_t matches, uint32_t thinkers);
void hall_close(Hall *hall);
/* Who thinks for computer players; NULL: nobody, their games stand still. */
void hall_set_pool(Hall *hall, Pool *pool);
Storage *hall_storage(const Hall *hall);
Metrics *hall_metrics(const Hall *hall);

/* The room of a game, with its match, locked; NULL if it cannot be had. */
Room *hall_enter(Hall *hall, const char *id, HallResult *result);
/* Ends what hall_enter began: unlocks, and lets go. */
void hall_leave(Room *room);
/* A room already entered stays in memory until room_go. */
void room_stay(Room *room);
void room_go(Room *room);
/* Calls `visit` for each room that has users, with none locked. */
void hall_visit(Hall *hall, void (*visit)(Room *room, void *context), void *context);
/* Whether anybody plays this game, and which of its seats are at their screens, without entering:
 * for lists. */
void hall_glance(Hall *hall, const char *id, uint8_t *online, Seat *thinking);

/* ---- Rooms (all with the room's lock held) --------------------------------------------------- */

/* Sees to it that the match is in memory. */
HallResult room_wake(Room *room);
/* Throws the match out of memory, and the computer players of it. */
void room_forget(Room *room);
void room_dismiss(Room *room); /* the computer players alone */
/* Lets the dice fall and passes forced answers until somebody has to choose. */
void room_settle(Match *match);
/* Everything after the first `before` actions of the match, which were just played, goes to the
 * log. On failure the match is thrown away: the log is the truth. */
HallResult room_commit(Room *room, uint32_t before);
/* The same of an undo or redo that left the match as it is now. */
HallResult room_commit_turn(Room *room, RecordKind kind, uint32_t before);
/* The seat of whoever plays it next, if that is a computer and the game not stuck, else
 * SEAT_NOBODY.
 */
Seat room_computer(const Room *room);
/* Set of seats that the key holds, and those it is an invitation to. */
uint8_t room_seats_of(const Room *room, const char *key, uint8_t *invited);
/* Gives a seat to somebody else. */
HallResult room_seat(Room *room, Seat seat, const StoredSeat *to);
/* Tells those who listen; calls a computer player if it is its turn. */
void room_tell(Room *room);
/* Records of actions [from, count) of a match, to be freed; NULL: no memory or none. */
Record *records_of(const Match *match, uint32_t from);
Summary summary_of(const Match *match);
HallResult hall_result(StorageResult result);

#endif
