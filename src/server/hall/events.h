/* events.h: who listens to a game, as Server-Sent Events. A stream tells that there is something
 * new, not what: the listener fetches that as the seat he is. So nothing piles up for a slow
 * reader, and nothing hidden can be in a stream.
 */
#ifndef MEKONG_SERVER_EVENTS_H
#define MEKONG_SERVER_EVENTS_H

#include "server/hall/hall.h"

enum { STREAM_TEXT = 512, BEAT_SECONDS = 15 };

/* Guarded by the room's lock. */
struct Stream {
    Room *room;
    Stream *next, *previous;
    uint8_t seats; /* set of seats the listener holds */
    Lang lang;     /* of what is said to him in words */
    /* Called with the room's lock held: nothing to say for now; there is something again. */
    void (*sleep)(void *context);
    void (*wake)(void *context);
    bool (*is_gone)(void *context); /* whether the listener has hung up */
    void *context;
    bool sleeping, ended, told;
    bool beat;              /* to be shown that somebody is alive */
    uint32_t change, news;  /* what was told last */
    uint32_t said;          /* and of the chat */
    uint32_t since;         /* fewest actions there were since then */
    Seat thinking;          /* as told last */
    int64_t spoke;          /* seconds, monotonic */
    char text[STREAM_TEXT]; /* on its way */
    size_t length, sent;
};

/* In a room entered; last is the change last heard of, NULL for a new listener. The room stays.
 * NULL: no memory. */
Stream *stream_open(Room *room, uint8_t seats, const uint32_t *last);
void stream_close(Stream *stream);
/* What there is to send, at most `size` bytes. 0: nothing for now, `sleep` has been called.
 * STREAM_END: nothing any more. */
#define STREAM_END SIZE_MAX
size_t stream_read(Stream *stream, char *out, size_t size);

/* With the room's lock held: the room has changed. */
void streams_wake(Room *room);
/* Lets all who have not heard anything for long hear something, and finds out who has gone: nobody
 * else looks at a stream that sleeps. Every second or so. */
void streams_beat(Hall *hall);
/* Ends all streams. */
void streams_end(Hall *hall);

#endif
