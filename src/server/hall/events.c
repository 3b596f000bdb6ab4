/* events.c: see events.h. */
#include "server/hall/events.h"

#include <stdlib.h>
#include <string.h>

#include "clock/clock.h"

/* ---- What to say ----------------------------------------------------------------------------- */

static Seat thinker_of(const Room *room)
{
    return room->thinking ? room_computer(room) : SEAT_NOBODY;
}

static void write_version(Stream *stream, Text *out)
{
    const Room *room = stream->room;
    const Seat thinker = thinker_of(room);
    Json json;
    text_add(out, "id: ");
    text_number(out, room->stored.changes);
    text_add(out, "\nevent: version\ndata: ");
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_number(&json, "version", room->stored.summary.version);
    json_number(&json, "change", room->stored.changes);
    json_number(&json, "since", stream->since);
    json_bool(&json, "over", room->stored.summary.over);
    if (thinker == SEAT_NOBODY)
        json_null(&json, "thinking");
    else
        json_string(&json, "thinking", room->rules->seat_words[thinker]);
    json_close(&json, '}');
    text_add(out, "\n\n");
    stream->told = true;
    stream->change = room->stored.changes;
    stream->since = room->stored.summary.version;
    stream->thinking = thinker;
}

/* The last that is heard of a game. */
static void write_gone(Stream *stream, Text *out)
{
    Json json;
    text_add(out, "event: gone\ndata: ");
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_string(&json, "sentence", message_text(stream->lang, stream->room->gone));
    json_close(&json, '}');
    text_add(out, "\n\n");
    stream->ended = true;
}

/* That there is more to read, not what: some do not want to. */
static void write_said(Stream *stream, Text *out)
{
    Json json;
    text_add(out, "event: chat\ndata: ");
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_number(&json, "number", stream->room->stored.said);
    json_close(&json, '}');
    text_add(out, "\n\n");
    stream->said = stream->room->stored.said;
}

/* Fills the text with what is new to the listener; it stays empty if nothing is. */
static void compose(Stream *stream)
{
    const Room *room = stream->room;
    Text out;
    text_init(&out, stream->text, sizeof stream->text);
    if (room->gone)
        write_gone(stream, &out);
    else if (!stream->told || stream->change != room->stored.changes ||
             stream->thinking != thinker_of(room))
        write_version(stream, &out);
    else if (stream->news != room->news)
        text_add(&out, "event: seats\ndata: {}\n\n");
    else if (stream->said != room->stored.said)
        write_said(stream, &out);
    else if (stream->beat)
        text_add(&out, ": still here\n\n");
    if (!room->gone && out.data[0] == 'e')
        stream->news = room->news;
    stream->beat = false;
    stream->length = out.length;
    stream->sent = 0;
    if (out.length > 0)
        stream->spoke = (int64_t)clock_seconds();
}

size_t stream_read(Stream *stream, char *out, size_t size)
{
    size_t count = 0;
    pthread_mutex_lock(&stream->room->lock);
    stream->sleeping = false;
    if (stream->sent == stream->length && !stream->ended)
        compose(stream);
    if (stream->sent < stream->length) {
        count = stream->length - stream->sent;
        count = count < size ? count : size;
        memcpy(out, stream->text + stream->sent, count);
        stream->sent += count;
    } else if (stream->ended) {
        count = STREAM_END;
    } else {
        stream->sleeping = true;
        stream->sleep(stream->context);
    }
    pthread_mutex_unlock(&stream->room->lock);
    return count;
}

/* ---- Since when ------------------------------------------------------------------------------ */

/* How many of today's actions stood already when there had been `last` changes; 0 if it cannot be
 * found out: then everything is new. */
static uint32_t actions_since(Room *room, uint32_t last)
{
    Storage *storage = hall_storage(room->hall);
    const uint32_t standing = room->stored.summary.version - room->base;
    uint32_t count;
    if (last > room->stored.changes ||
        storage->stood(storage, room->id, standing, last, &count) != STORED)
        return 0;
    return room->base + count;
}

/* ---- Life ------------------------------------------------------------------------------------ */

static void count_online(Room *room, uint8_t seats, bool come)
{
    bool news = false;
    for (Seat seat = 0; seat < SEATS_MAX; seat++) {
        if (!(seats >> seat & 1))
            continue;
        news = news || room->online[seat] == (come ? 0 : 1);
        room->online[seat] += come ? 1 : -1u;
    }
    room->news += news;
}

Stream *stream_open(Room *room, uint8_t seats, const uint32_t *last)
{
    Stream *stream = calloc(1, sizeof *stream);
    if (!stream)
        return NULL;
    stream->room = room;
    stream->seats = seats;
    stream->thinking = SEAT_NOBODY;
    stream->spoke = (int64_t)clock_seconds();
    if (last)
        stream->since = actions_since(room, *last);
    stream->next = room->stream;
    if (room->stream)
        room->stream->previous = stream;
    else
        audience_join(room);
    room->stream = stream;
    room_stay(room);
    count_online(room, seats, true);
    stream->news = room->news;
    room_tell(room); /* others hear of it, and programs among themselves play on */
    hall_metrics(room->hall)->streams++;
    return stream;
}

void stream_close(Stream *stream)
{
    Room *room = stream->room;
    pthread_mutex_lock(&room->lock);
    *(stream->previous ? &stream->previous->next : &room->stream) = stream->next;
    if (stream->next)
        stream->next->previous = stream->previous;
    if (!room->stream)
        audience_leave(room);
    count_online(room, stream->seats, false);
    streams_wake(room);
    pthread_mutex_unlock(&room->lock);
    hall_metrics(room->hall)->streams--;
    room_go(room);
    free(stream);
}

/* ---- All of them ----------------------------------------------------------------------------- */

static void wake(Stream *stream)
{
    if (stream->sleeping) {
        stream->sleeping = false;
        stream->wake(stream->context);
    }
}

/* Who has nothing new to hear sleeps on. */
void streams_wake(Room *room)
{
    const uint32_t version = room->stored.summary.version;
    for (Stream *stream = room->stream; stream; stream = stream->next) {
        if (version < stream->since)
            stream->since = version;
        if (room->gone || stream->change != room->stored.changes || stream->news != room->news ||
            stream->said != room->stored.said || stream->thinking != thinker_of(room))
            wake(stream);
    }
}

static void beat_room(Room *room, void *context)
{
    const int64_t *now = context;
    pthread_mutex_lock(&room->lock);
    for (Stream *stream = room->stream; stream; stream = stream->next) {
        if (!stream->sleeping)
            continue;
        stream->ended = stream->is_gone(stream->context);
        stream->beat = *now - stream->spoke >= BEAT_SECONDS;
        if (stream->ended || stream->beat)
            wake(stream);
    }
    pthread_mutex_unlock(&room->lock);
}

static void end_room(Room *room, void *context)
{
    pthread_mutex_lock(&room->lock);
    for (Stream *stream = room->stream; stream; stream = stream->next) {
        stream->ended = true;
        wake(stream);
    }
    pthread_mutex_unlock(&room->lock);
}

void streams_beat(Hall *hall)
{
    int64_t now = (int64_t)clock_seconds();
    hall_visit(hall, beat_room, &now);
}

void streams_end(Hall *hall) { hall_visit(hall, end_room, NULL); }
