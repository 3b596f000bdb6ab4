/* hall.h: the games somebody is in. A room is one of them in memory: its seats, who listens, and
 * its match, which is only a cache: it is played again from the log whenever it is not there.
 *
 * Locks: a room's own lock guards what is in it, the hall's lock which rooms there are and who is
 * in them, the audience's lock which of them have listeners. Who holds a room's lock takes no other
 * room's and not the hall's. Nothing is walked, played or freed under the hall's lock: everybody
 * goes through it. A room that has users stays; the match of a room nobody is inside of is thrown
 * out, the longest unused first, when there are too many: listeners and a computer player whose
 * turn to think has not come do not keep it.
 */
#ifndef MEKONG_SERVER_HALL_H
#define MEKONG_SERVER_HALL_H

#include <pthread.h>
#include <stdatomic.h>

#include "host/computers.h"
#include "host/host.h"
#include "server/metrics.h"
#include "server/store/storage.h"

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
    HALL_CROWDED,    /* it is so full that there may be no more games */
    HALL_FAILED,     /* the storage does not work; nothing was done */
    HALL_UNSURE,     /* it was done, but the disk has not confirmed it */
    HALL_UNKNOWN,    /* it cannot be found out yet whether it was done */
    HALL_UNPLAYABLE, /* its log cannot be played by these rules */
    HALL_NO_MEMORY
} HallResult;

/* The rooms nobody is inside of, by last use: those with a match, those with computer players. */
typedef enum Idle { IDLE_MATCH, IDLE_THINKER, IDLE_COUNT } Idle;

struct Room {
    Hall *hall;
    /* Guarded by the hall's lock; users may grow under the room's, if there is one already. */
    Room *next; /* of those with the same hash */
    Room *newer[IDLE_COUNT], *older[IDLE_COUNT];
    bool idle[IDLE_COUNT]; /* it is in that list */
    char id[ID_SIZE];
    uint32_t inside;        /* who is in it, or waits for its lock */
    _Atomic uint32_t users; /* those, and who comes back: listeners, the pool */
    _Atomic uint64_t owner; /* address (address.h) of who plays here, of whoever came if nobody has;
                               searches are on his account. 0: nobody yet */
    Room *before, *behind;  /* among those with listeners; guarded by the audience's lock */

    pthread_mutex_t lock;       /* guards what follows */
    StoredGame stored;          /* id "": not read yet */
    Match *match;               /* NULL: not in memory */
    uint32_t base;              /* its actions that are not in the log, but in its start */
    const Rules *rules;         /* the match's, and whose turn it is: */
    Seat actor;                 /* known while it is not in memory, too */
    Computers computers;        /* those of the match who have sat down */
    bool thinking;              /* the pool has the game, */
    bool searching;             /* and is at work on the match, with the room unlocked */
    _Atomic bool given_up;      /* somebody resigned: what is searched for is not wanted any more */
    _Atomic(const char *) gone; /* message of why there is no such game any more */
    uint32_t news;              /* how often somebody took a seat, came or went */
    Stream *stream;             /* who listens */
    uint32_t online[SEATS_MAX]; /* streams of each seat's holder */
    double silent_until[SEATS_MAX]; /* each line of chat takes its time, seconds, monotonic */
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
/* A room already entered stays, if not its match, until room_go, or until it is entered again by
 * room_return and left. */
void room_stay(Room *room);
void room_go(Room *room);
void room_return(Room *room);
/* With the room's lock held: its first listener has come, its last has gone. */
void audience_join(Room *room);
void audience_leave(Room *room);
/* Removes a game, if it was last changed before then; `why` is the message its listeners get. */
HallResult hall_remove(Hall *hall, const char *id, int64_t before, const char *why);
/* Calls `visit` for each room that has listeners, with none locked. */
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
/* Everybody in his seat, as the storage has them. */
void room_sit(Match *match, const StoredGame *stored);
/* As host_settle, with the server's dice. */
Wait room_settle(Match *match);
/* Everything after the first `before` actions of the match, which were just played, goes to the
 * log. On failure the match is thrown away: the log is the truth. HALL_UNSURE is none: the match is
 * as played, and all were told. */
HallResult room_commit(Room *room, uint32_t before);
/* The same of an undo or redo that left the match, of `before` actions, as it is now. */
HallResult room_commit_turn(Room *room, uint32_t before);
/* The seat of whoever plays it next, if that is a computer and the game not stuck, else
 * SEAT_NOBODY. */
Seat room_computer(const Room *room);
/* Set of seats that the key holds, and those it is an invitation to. */
uint8_t room_seats_of(const Room *room, const char *key, uint8_t *invited);
/* Gives a seat to somebody else, or does not: HALL_UNSURE is one that could not be taken back. */
HallResult room_seat(Room *room, Seat seat, const StoredSeat *to);
/* A person's seat gives up, as host_resign; match_refuse_resign has nothing against it. */
HallResult room_resign(Room *room, Seat seat);
/* Once over: who wants another game and who does not; that game, made for the same people on other
 * sides, with the keys they have. */
HallResult room_want(Room *room, uint8_t wants, uint8_t refuses);
HallResult room_follow(Room *room);
uint8_t room_people(const Room *room); /* set of seats that somebody holds */
/* A line of chat, cleaned of what nobody sees. *wait: 0, or it was not said, but may be in so many
 * seconds. */
HallResult room_say(Room *room, Seat seat, const char *words, uint32_t *wait);
/* Removes the game as hall_remove does; nobody can enter the room afterwards. */
HallResult room_remove(Room *room, int64_t before, const char *why);
/* A picture of it: match, seats, who is there and thinks. It is in no hall and nobody's but the
 * caller's, who can look at it when the room is free for others again. NULL: no memory. */
Room *room_picture(const Room *room);
void room_picture_free(Room *picture); /* NULL is fine */
/* Tells those who listen; calls a computer player if it is its turn. */
void room_tell(Room *room);
/* Records of actions [from, count) of a match, to be freed; NULL: no memory or none. */
Record *records_of(const Match *match, uint32_t from);
Summary summary_of(const Match *match);
HallResult hall_result(StorageResult result);
int64_t now_milliseconds(void); /* since 1970 */

#endif
