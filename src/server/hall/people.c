/* people.c: what people at a table do besides playing: they resign, want another game, and talk.
 * See hall.h. Unlike a move this may happen while a computer player thinks about the match: so it
 * is written first and done then, and the match is never thrown out for it. */
#include <stdlib.h>
#include <string.h>

#include "clock/clock.h"
#include "server/hall/events.h"
#include "server/hall/keys.h"

/* A seat may say so many lines at once, and one more every so many seconds. */
enum { CHAT_BURST = 6, CHAT_SECONDS = 3 };

static HallResult written(Room *room, StorageResult stored)
{
    const HallResult result = hall_result(stored);
    if (result != HALL_GOOD)
        hall_metrics(room->hall)->storage_errors++;
    return result;
}

static bool is_done(HallResult result) { return result == HALL_GOOD || result == HALL_UNSURE; }

/* ---- Resigning ------------------------------------------------------------------------------- */

/* Others play on: a computer has the seat. */
static HallResult hand_over(Room *room, Seat seat)
{
    const char *word = host_stand_in(room->match, seat);
    StoredSeat to = {.kind = SEAT_COMPUTER};
    slice_copy(slice_of(word), to.player, sizeof to.player);
    return room_seat(room, seat, &to);
}

static HallResult give_up(Room *room, Seat seat)
{
    Storage *storage = hall_storage(room->hall);
    Match *lost = match_copy(room->match);
    if (!lost)
        return HALL_NO_MEMORY;
    match_resign(lost, seat);
    const Summary summary = summary_of(lost);
    match_free(lost);
    room->stored.changed = now_milliseconds();
    const HallResult result =
        written(room, storage->resign(storage, &room->stored, seat, &summary));
    if (!is_done(result))
        return result;
    match_resign(room->match, seat);
    room->stored.resigned = seat;
    room->stored.summary = summary;
    room->stored.changes++;
    room->actor = SEAT_NOBODY;
    room->given_up = true;
    room_tell(room);
    return result;
}

HallResult room_resign(Room *room, Seat seat)
{
    return host_resign_hands_over(room->match) ? hand_over(room, seat) : give_up(room, seat);
}

/* ---- Another game ---------------------------------------------------------------------------- */

HallResult room_want(Room *room, uint8_t wants, uint8_t refuses)
{
    Storage *storage = hall_storage(room->hall);
    const HallResult result = written(room, storage->want(storage, &room->stored, wants, refuses));
    if (!is_done(result))
        return result;
    room->stored.wants = wants;
    room->stored.refuses = refuses;
    room->news++;
    room_tell(room);
    return result;
}

uint8_t room_people(const Room *room)
{
    uint8_t people = 0;
    for (Seat seat = 0; seat < room->stored.seats; seat++)
        if (room->stored.seat[seat].kind == SEAT_HELD)
            people = (uint8_t)(people | 1u << seat);
    return people;
}

/* The next game of this one: everybody's key is good for it, too. */
static Match *make_next(const Room *room, StoredGame *next)
{
    Problem problem;
    Seat from[SEATS_MAX];
    Match *match = host_again(room->match, from, &problem);
    if (!match)
        return NULL;
    *next = room->stored;
    for (Seat seat = 0; seat < next->seats; seat++)
        next->seat[seat] = room->stored.seat[from[seat]];
    id_make(next->id);
    next->created = next->changed = now_milliseconds();
    next->begun = FROM_START;
    next->series = 0;
    memset(&next->before, 0, sizeof next->before);
    if (room->stored.series == 1) {
        next->series = 2;
        series_add_match(&next->before, room->match, 0);
    }
    if (next->series)
        match_set_series(match, next->series, &next->before);
    return match;
}

HallResult room_follow(Room *room)
{
    Storage *storage = hall_storage(room->hall);
    StoredGame next;
    size_t length;
    Match *match = make_next(room, &next);
    if (!match)
        return HALL_NO_MEMORY;
    char *start = match_save(match, &length);
    const bool stuck = room_settle(match) == WAIT_NOBODY;
    next.summary = summary_of(match);
    Record *record = records_of(match, 0);
    HallResult result = stuck ? HALL_UNPLAYABLE : HALL_NO_MEMORY;
    if (start && record && !stuck)
        result = written(room, storage->follow(storage, &room->stored, &next, start, record,
                                               match_count(match)));
    free(start);
    free(record);
    match_free(match);
    if (!is_done(result))
        return result;
    memcpy(room->stored.next, next.id, sizeof next.id);
    room->news++;
    room_tell(room);
    return result;
}

/* ---- Talk ------------------------------------------------------------------------------------ */

/* 0: it may speak now; else in so many seconds. */
static uint32_t wait_to_speak(Room *room, Seat seat)
{
    const double now = clock_seconds(), most = (double)CHAT_BURST * CHAT_SECONDS;
    double *free_at = &room->silent_until[seat];
    if (*free_at < now)
        *free_at = now;
    if (*free_at - now > most - CHAT_SECONDS)
        return (uint32_t)(*free_at - now - (most - CHAT_SECONDS)) + 1;
    *free_at += CHAT_SECONDS;
    return 0;
}

HallResult room_say(Room *room, Seat seat, const char *words, uint32_t *wait)
{
    Storage *storage = hall_storage(room->hall);
    ChatLine line = {.number = room->stored.said + 1, .seat = seat, .at = now_milliseconds()};
    *wait = wait_to_speak(room, seat);
    if (*wait > 0)
        return HALL_GOOD;
    name_copy(line.words, sizeof line.words, words);
    const HallResult result = written(room, storage->say(storage, room->id, &line));
    if (!is_done(result))
        return result;
    room->stored.said = line.number;
    streams_wake(room);
    return result;
}
