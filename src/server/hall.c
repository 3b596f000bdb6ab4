/* hall.c: which games are in memory. See hall.h. */
#include "server/hall.h"

#include <stdlib.h>
#include <string.h>

#include "server/pool.h"

enum { BUCKETS = 4096 };

struct Hall {
    Storage *storage;
    Metrics *metrics;
    Pool *pool;
    uint32_t matches_most, thinkers_most;
    pthread_mutex_t lock; /* guards the list of rooms */
    Room *bucket[BUCKETS];
    Room *newest, *oldest;
};

Storage *hall_storage(const Hall *hall) { return hall->storage; }
Metrics *hall_metrics(const Hall *hall) { return hall->metrics; }
void hall_set_pool(Hall *hall, Pool *pool) { hall->pool = pool; }

bool hall_call(Room *room) { return room->hall->pool && pool_call(room->hall->pool, room); }

/* ---- The list of rooms (with the hall's lock held) ------------------------------------------- */

/* Ids are random: any of their letters will do. */
static Room **bucket_of(Hall *hall, const char *id)
{
    uint32_t hash = 2166136261u;
    for (; *id; id++)
        hash = (hash ^ (uint8_t)*id) * 16777619u;
    return &hall->bucket[hash % BUCKETS];
}

static void unlink_room(Hall *hall, Room *room)
{
    *(room->newer ? &room->newer->older : &hall->newest) = room->older;
    *(room->older ? &room->older->newer : &hall->oldest) = room->newer;
}

static void link_newest(Hall *hall, Room *room)
{
    room->newer = NULL;
    room->older = hall->newest;
    *(hall->newest ? &hall->newest->newer : &hall->oldest) = room;
    hall->newest = room;
}

static Room *find_room(Hall *hall, const char *id)
{
    Room *room = *bucket_of(hall, id);
    while (room && strcmp(room->id, id) != 0)
        room = room->next;
    return room;
}

static Room *add_room(Hall *hall, const char *id)
{
    Room *room = calloc(1, sizeof *room);
    if (!room)
        return NULL;
    Room **bucket = bucket_of(hall, id);
    room->hall = hall;
    memcpy(room->id, id, ID_LENGTH);
    pthread_mutex_init(&room->lock, NULL);
    room->next = *bucket;
    *bucket = room;
    link_newest(hall, room);
    hall->metrics->rooms++;
    return room;
}

static void remove_room(Hall *hall, Room *room)
{
    Room **at = bucket_of(hall, room->id);
    while (*at != room)
        at = &(*at)->next;
    *at = room->next;
    unlink_room(hall, room);
    room_forget(room);
    pthread_mutex_destroy(&room->lock);
    hall->metrics->rooms--;
    free(room);
}

static uint32_t count_thinkers(const Room *room)
{
    uint32_t count = 0;
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        count += room->thinker[seat] != NULL;
    return count;
}

/* From the oldest on: games nobody is in go, of the others the match, then the computer players
 * that are too many. A room somebody is busy with is passed over. */
static void make_room(Hall *hall)
{
    uint32_t thinkers = 0;
    for (Room *room = hall->newest; room; room = room->older) {
        if (pthread_mutex_trylock(&room->lock) != 0)
            continue;
        thinkers += count_thinkers(room);
        if (thinkers > hall->thinkers_most && !room->thinking)
            room_dismiss(room);
        pthread_mutex_unlock(&room->lock);
    }
    for (Room *room = hall->oldest, *newer; room; room = newer) {
        newer = room->newer;
        if (hall->metrics->matches <= hall->matches_most)
            break;
        if (room->users == 0) {
            remove_room(hall, room);
        } else if (pthread_mutex_trylock(&room->lock) == 0) {
            if (!room->thinking)
                room_forget(room);
            pthread_mutex_unlock(&room->lock);
        }
    }
}

/* ---- Coming and going ------------------------------------------------------------------------ */

void room_stay(Room *room) { room->users++; }

void room_go(Room *room)
{
    Hall *hall = room->hall;
    pthread_mutex_lock(&hall->lock);
    /* A room without a game is one that somebody asked for and that does not exist. */
    if (--room->users == 0 && !room->match)
        remove_room(hall, room);
    if (hall->metrics->matches > hall->matches_most ||
        hall->metrics->searchers > hall->thinkers_most)
        make_room(hall);
    pthread_mutex_unlock(&hall->lock);
}

void hall_leave(Room *room)
{
    pthread_mutex_unlock(&room->lock);
    room_go(room);
}

static Room *stay_in(Hall *hall, const char *id)
{
    pthread_mutex_lock(&hall->lock);
    Room *room = find_room(hall, id);
    if (room) {
        unlink_room(hall, room);
        link_newest(hall, room);
    } else {
        room = add_room(hall, id);
    }
    if (room)
        room->users++;
    pthread_mutex_unlock(&hall->lock);
    return room;
}

Room *hall_enter(Hall *hall, const char *id, HallResult *result)
{
    Room *room = stay_in(hall, id);
    *result = HALL_NO_MEMORY;
    if (!room)
        return NULL;
    pthread_mutex_lock(&room->lock);
    const bool asleep = !room->match;
    *result = room_wake(room);
    if (*result != HALL_GOOD) {
        hall_leave(room);
        return NULL;
    }
    if (asleep)
        room_tell(room); /* a computer may have been about to play when the server ended */
    return room;
}

void hall_visit(Hall *hall, void (*visit)(Room *room, void *context), void *context)
{
    pthread_mutex_lock(&hall->lock);
    const size_t most = (size_t)hall->metrics->rooms;
    Room **busy = malloc((most ? most : 1) * sizeof(Room *));
    size_t count = 0;
    for (Room *room = hall->newest; busy && room; room = room->older) {
        if (room->users > 0) {
            room->users++;
            busy[count++] = room;
        }
    }
    pthread_mutex_unlock(&hall->lock);
    for (size_t i = 0; i < count; i++) {
        visit(busy[i], context);
        room_go(busy[i]);
    }
    free(busy);
}

void hall_glance(Hall *hall, const char *id, uint8_t *online, Seat *thinking)
{
    *online = 0;
    *thinking = SEAT_NOBODY;
    pthread_mutex_lock(&hall->lock);
    Room *room = find_room(hall, id);
    if (room && pthread_mutex_trylock(&room->lock) == 0) {
        for (Seat seat = 0; seat < SEATS_MAX; seat++)
            *online = (uint8_t)(*online | (room->online[seat] > 0) << seat);
        if (room->thinking && room->match)
            *thinking = room_computer(room);
        pthread_mutex_unlock(&room->lock);
    }
    pthread_mutex_unlock(&hall->lock);
}

/* ---- Life ------------------------------------------------------------------------------------ */

Hall *hall_open(Storage *storage, Metrics *metrics, uint32_t matches, uint32_t thinkers)
{
    Hall *hall = calloc(1, sizeof *hall);
    if (!hall)
        return NULL;
    hall->storage = storage;
    hall->metrics = metrics;
    hall->matches_most = matches;
    hall->thinkers_most = thinkers;
    pthread_mutex_init(&hall->lock, NULL);
    return hall;
}

void hall_close(Hall *hall)
{
    while (hall && hall->newest)
        remove_room(hall, hall->newest);
    if (hall)
        pthread_mutex_destroy(&hall->lock);
    free(hall);
}
