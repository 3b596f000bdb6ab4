/* hall.c: which games are in memory. See hall.h. */
#include "server/hall/hall.h"

#include <stdlib.h>
#include <string.h>

#include "server/hall/pool.h"

enum { BUCKETS_LEAST = 4096 };

struct Hall {
    Storage *storage;
    Metrics *metrics;
    Pool *pool;
    uint32_t matches_most, thinkers_most;
    pthread_mutex_t lock; /* guards what follows */
    Room **bucket;
    uint32_t buckets; /* a power of two */
    Room *newest[IDLE_COUNT], *oldest[IDLE_COUNT];
    pthread_mutex_t audience_lock; /* guards what follows */
    Room *audience;
    size_t audience_count;
};

Storage *hall_storage(const Hall *hall) { return hall->storage; }
Metrics *hall_metrics(const Hall *hall) { return hall->metrics; }
void hall_set_pool(Hall *hall, Pool *pool) { hall->pool = pool; }

bool hall_call(Room *room) { return room->hall->pool && pool_call(room->hall->pool, room); }

/* ---- Which rooms there are (with the hall's lock held) --------------------------------------- */

/* Ids are random: any of their letters will do. */
static Room **bucket_of(Hall *hall, const char *id)
{
    uint32_t hash = 2166136261u;
    for (; *id; id++)
        hash = (hash ^ (uint8_t)*id) * 16777619u;
    return &hall->bucket[hash & (hall->buckets - 1)];
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
    hall->metrics->rooms++;
    return room;
}

/* Nobody finds it any more; it is to be freed. */
static void remove_room(Hall *hall, Room *room)
{
    Room **at = bucket_of(hall, room->id);
    while (*at != room)
        at = &(*at)->next;
    *at = room->next;
    hall->metrics->rooms--;
}

static void free_room(Room *room)
{
    room_forget(room);
    pthread_mutex_destroy(&room->lock);
    free(room);
}

/* ---- Which of them are idle (with the hall's lock held) -------------------------------------- */

/* Only who is inside changes what it has. */
static bool has(const Room *room, Idle idle)
{
    bool thinkers = false;
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        thinkers = thinkers || room->computers.thinker[seat];
    return idle == IDLE_MATCH ? room->match != NULL : thinkers;
}

static void link_newest(Hall *hall, Room *room, Idle idle)
{
    Room *second = hall->newest[idle];
    room->newer[idle] = NULL;
    room->older[idle] = second;
    *(second ? &second->newer[idle] : &hall->oldest[idle]) = room;
    hall->newest[idle] = room;
    room->idle[idle] = true;
}

static void unlink_room(Hall *hall, Room *room, Idle idle)
{
    Room *newer = room->newer[idle], *older = room->older[idle];
    *(newer ? &newer->older[idle] : &hall->newest[idle]) = older;
    *(older ? &older->newer[idle] : &hall->oldest[idle]) = newer;
    room->idle[idle] = false;
}

static void come_in(Hall *hall, Room *room)
{
    room->inside++;
    for (int idle = 0; idle < IDLE_COUNT; idle++)
        if (room->idle[idle])
            unlink_room(hall, room, (Idle)idle);
}

static void go_out(Hall *hall, Room *room)
{
    if (--room->inside > 0)
        return;
    for (int idle = 0; idle < IDLE_COUNT; idle++)
        if (has(room, (Idle)idle))
            link_newest(hall, room, (Idle)idle);
}

/* Whether it is to be freed: a room without a match that nobody comes back to. */
static bool is_last_gone(Hall *hall, Room *room)
{
    if (--room->users > 0 || room->match)
        return false;
    remove_room(hall, room);
    return true;
}

static void leave(Room *room)
{
    Hall *hall = room->hall;
    pthread_mutex_lock(&hall->lock);
    go_out(hall, room);
    const bool last = is_last_gone(hall, room);
    pthread_mutex_unlock(&hall->lock);
    if (last)
        free_room(room);
}

/* ---- Too many -------------------------------------------------------------------------------- */

static bool is_too_many(const Hall *hall, Idle idle)
{
    return idle == IDLE_MATCH ? hall->metrics->matches > hall->matches_most
                              : hall->metrics->searchers > hall->thinkers_most;
}

/* The longest unused of those that are too many, entered, but not locked; NULL: there is none. */
static Room *enter_oldest(Hall *hall, Idle idle)
{
    pthread_mutex_lock(&hall->lock);
    Room *room = is_too_many(hall, idle) ? hall->oldest[idle] : NULL;
    if (room) {
        come_in(hall, room);
        room->users++;
    }
    pthread_mutex_unlock(&hall->lock);
    return room;
}

static void make_room(Hall *hall, Idle idle)
{
    for (Room *room; is_too_many(hall, idle) && (room = enter_oldest(hall, idle)) != NULL;) {
        pthread_mutex_lock(&room->lock);
        if (idle == IDLE_MATCH)
            room_forget(room);
        else
            room_dismiss(room);
        pthread_mutex_unlock(&room->lock);
        leave(room);
    }
}

/* ---- Coming and going ------------------------------------------------------------------------ */

void room_stay(Room *room) { room->users++; }

void room_go(Room *room)
{
    Hall *hall = room->hall;
    pthread_mutex_lock(&hall->lock);
    const bool last = is_last_gone(hall, room);
    pthread_mutex_unlock(&hall->lock);
    if (last)
        free_room(room);
}

void room_return(Room *room)
{
    Hall *hall = room->hall;
    pthread_mutex_lock(&hall->lock);
    come_in(hall, room);
    pthread_mutex_unlock(&hall->lock);
    pthread_mutex_lock(&room->lock);
}

void hall_leave(Room *room)
{
    Hall *hall = room->hall;
    pthread_mutex_unlock(&room->lock);
    leave(room);
    for (int idle = 0; idle < IDLE_COUNT; idle++)
        make_room(hall, (Idle)idle);
}

static Room *stay_in(Hall *hall, const char *id)
{
    pthread_mutex_lock(&hall->lock);
    Room *room = find_room(hall, id);
    if (!room)
        room = add_room(hall, id);
    if (room) {
        come_in(hall, room);
        room->users++;
    }
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

HallResult hall_remove(Hall *hall, const char *id, int64_t before, const char *why)
{
    Room *room = stay_in(hall, id);
    if (!room)
        return HALL_NO_MEMORY;
    pthread_mutex_lock(&room->lock);
    const HallResult result = room->gone ? HALL_MISSING : room_remove(room, before, why);
    hall_leave(room);
    return result;
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
        if (room->thinking)
            *thinking = room_computer(room);
        pthread_mutex_unlock(&room->lock);
    }
    pthread_mutex_unlock(&hall->lock);
}

/* ---- The audience ---------------------------------------------------------------------------- */

void audience_join(Room *room)
{
    Hall *hall = room->hall;
    pthread_mutex_lock(&hall->audience_lock);
    room->before = NULL;
    room->behind = hall->audience;
    if (hall->audience)
        hall->audience->before = room;
    hall->audience = room;
    hall->audience_count++;
    pthread_mutex_unlock(&hall->audience_lock);
}

void audience_leave(Room *room)
{
    Hall *hall = room->hall;
    pthread_mutex_lock(&hall->audience_lock);
    *(room->before ? &room->before->behind : &hall->audience) = room->behind;
    if (room->behind)
        room->behind->before = room->before;
    hall->audience_count--;
    pthread_mutex_unlock(&hall->audience_lock);
}

/* While it is in the list a room has a user, its listener. */
void hall_visit(Hall *hall, void (*visit)(Room *room, void *context), void *context)
{
    pthread_mutex_lock(&hall->audience_lock);
    Room **heard = malloc((hall->audience_count + 1) * sizeof(Room *));
    size_t count = 0;
    for (Room *room = hall->audience; heard && room; room = room->behind) {
        room->users++;
        heard[count++] = room;
    }
    pthread_mutex_unlock(&hall->audience_lock);
    for (size_t i = 0; i < count; i++) {
        visit(heard[i], context);
        room_go(heard[i]);
    }
    free(heard);
}

/* ---- Life ------------------------------------------------------------------------------------ */

Hall *hall_open(Storage *storage, Metrics *metrics, uint32_t matches, uint32_t thinkers)
{
    Hall *hall = calloc(1, sizeof *hall);
    if (!hall)
        return NULL;
    hall->buckets = BUCKETS_LEAST;
    while (hall->buckets < matches)
        hall->buckets *= 2;
    hall->bucket = calloc(hall->buckets, sizeof(Room *));
    if (!hall->bucket) {
        free(hall);
        return NULL;
    }
    hall->storage = storage;
    hall->metrics = metrics;
    hall->matches_most = matches;
    hall->thinkers_most = thinkers;
    pthread_mutex_init(&hall->lock, NULL);
    pthread_mutex_init(&hall->audience_lock, NULL);
    return hall;
}

void hall_close(Hall *hall)
{
    if (!hall)
        return;
    for (uint32_t i = 0; i < hall->buckets; i++) {
        for (Room *room = hall->bucket[i], *next; room; room = next) {
            next = room->next;
            free_room(room);
        }
    }
    pthread_mutex_destroy(&hall->lock);
    pthread_mutex_destroy(&hall->audience_lock);
    free(hall->bucket);
    free(hall);
}
