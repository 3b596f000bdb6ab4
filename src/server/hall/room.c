/* room.c: one game in memory: had from the log, played, and written to the log. See hall.h. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "server/hall/events.h"
#include "server/hall/keys.h"
#include "server/hall/pool.h"

HallResult hall_result(StorageResult result)
{
    static const HallResult same[] = {
        [STORED] = HALL_GOOD,           [STORAGE_MISSING] = HALL_MISSING,
        [STORAGE_STALE] = HALL_STALE,   [STORAGE_BUSY] = HALL_BUSY,
        [STORAGE_FULL] = HALL_FULL,     [STORAGE_CROWDED] = HALL_CROWDED,
        [STORAGE_UNSURE] = HALL_UNSURE, [STORAGE_FAILED] = HALL_FAILED,
    };
    return same[result];
}

int64_t now_milliseconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_REALTIME, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* ---- From the log ---------------------------------------------------------------------------- */

/* A log as it was read: it is played when the storage is free for others again. */
typedef struct Log {
    Record *record;
    uint32_t count, room;
    bool failed; /* no memory */
} Log;

static bool add_record(void *context, const Record *record)
{
    Log *log = context;
    if (log->count == log->room) {
        const uint32_t room = log->room * 2 + 256;
        Record *grown = realloc(log->record, room * sizeof *grown);
        log->failed = !grown;
        if (!grown)
            return false;
        log->record = grown;
        log->room = room;
    }
    log->record[log->count++] = *record;
    return true;
}

/* The game from its start to where it stands, with what can be redone; NULL if these rules cannot
 * play it. *base: actions of the start itself. */
static Match *replay(const char *start, const Log *log, uint32_t version, uint32_t *base)
{
    SaveProblem problem;
    Match *match = match_load(start, strlen(start), LANG_EN, &problem);
    if (!match)
        return NULL;
    *base = match_count(match);
    for (uint32_t i = 0; i < log->count; i++) {
        if (match_play_text(match, log->record[i].words)) {
            match_free(match);
            return NULL;
        }
    }
    if (version < *base || version > match_count(match)) {
        match_free(match);
        return NULL;
    }
    if (version < match_count(match))
        match_undo_to(match, version);
    return match;
}

void room_sit(Match *match, const StoredGame *stored)
{
    for (Seat seat = 0; seat < stored->seats; seat++) {
        const StoredSeat *holder = &stored->seat[seat];
        const bool computer = holder->kind == SEAT_COMPUTER;
        match_set_seat(match, seat, computer ? holder->player : "human", holder->name);
    }
    match_set_table(match, false); /* the server has dice of its own */
}

/* Nobody, if a game begun from somebody's own position cannot go on. */
static Seat next_actor(const Match *match)
{
    return match_is_stuck(match) ? SEAT_NOBODY : match_actor(match);
}

static HallResult play_log(Room *room, const char *start)
{
    Storage *storage = hall_storage(room->hall);
    Log log = {0};
    HallResult result = hall_result(storage->read_log(storage, room->id, add_record, &log));
    Match *match = NULL;
    if (result == HALL_GOOD && !log.failed)
        match = replay(start, &log, room->stored.summary.version, &room->base);
    free(log.record);
    if (result != HALL_GOOD || log.failed)
        return log.failed ? HALL_NO_MEMORY : result;
    if (!match || match_game(match)->rules->seats != room->stored.seats) {
        match_free(match);
        return HALL_UNPLAYABLE;
    }
    room_sit(match, &room->stored);
    if (room->stored.resigned != SEAT_NOBODY)
        match_resign(match, room->stored.resigned);
    if (room->stored.series)
        match_set_series(match, room->stored.series, &room->stored.before);
    room->given_up = match_resigned(match) != SEAT_NOBODY;
    room->match = match;
    room->rules = match_game(match)->rules;
    room->actor = next_actor(match);
    hall_metrics(room->hall)->matches++;
    return HALL_GOOD;
}

HallResult room_wake(Room *room)
{
    if (room->gone)
        return HALL_MISSING;
    if (room->match)
        return HALL_GOOD;
    char *start;
    StoredGame stored;
    Storage *storage = hall_storage(room->hall);
    HallResult result = hall_result(storage->read(storage, room->id, &stored, &start));
    if (result == HALL_GOOD) {
        room->stored = stored;
        result = play_log(room, start);
    }
    if (result != HALL_GOOD && result != HALL_MISSING)
        hall_metrics(room->hall)->storage_errors++;
    free(start);
    return result;
}

/* ---- To the log ------------------------------------------------------------------------------ */

/* Each roll has a generator of its own, so that no roll tells anything about another. */
static void renew(Rng *rng) { *rng = fresh_rng(); }

Wait room_settle(Match *match)
{
    Dice dice = {.renew = renew};
    return host_settle(match, &dice);
}

Record *records_of(const Match *match, uint32_t from)
{
    const uint32_t count = match_count(match) - from;
    Record *record = calloc(count ? count : 1, sizeof *record);
    for (uint32_t i = 0; record && i < count; i++) {
        Text words;
        text_init(&words, record[i].words, sizeof record[i].words);
        action_print(match_game(match), match_action(match, from + i), &words);
    }
    return record;
}

Summary summary_of(const Match *match)
{
    const Game *game = match_game(match);
    const State *state = match_state(match);
    return (Summary){match_count(match), game_turn(game, state), match_over(match),
                     match_winner(match), game_turns(game)};
}

void room_dismiss(Room *room)
{
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        if (room->computers.thinker[seat])
            hall_metrics(room->hall)->searchers--;
    computers_dismiss(&room->computers);
}

void room_forget(Room *room)
{
    room_dismiss(room);
    if (room->match)
        hall_metrics(room->hall)->matches--;
    match_free(room->match);
    room->match = NULL;
}

/* What the storage says of a change of which it was not sure. */
static HallResult look_again(Room *room, uint32_t changes)
{
    Storage *storage = hall_storage(room->hall);
    StoredGame now;
    char *start;
    if (storage->read(storage, room->id, &now, &start) != STORED)
        return HALL_UNKNOWN;
    free(start);
    return now.changes == changes ? HALL_UNSURE : HALL_FAILED;
}

/* What became of a change of the match, which was written as `count` changes or not at all. */
static HallResult finish(Room *room, StorageResult stored, uint32_t count)
{
    Metrics *metrics = hall_metrics(room->hall);
    HallResult result = hall_result(stored);
    if (result == HALL_UNSURE)
        result = look_again(room, room->stored.changes + count);
    if (result != HALL_GOOD)
        metrics->storage_errors++;
    if (result != HALL_GOOD && result != HALL_UNSURE) {
        room_forget(room);
        return result;
    }
    room->stored.changes += count;
    room->stored.summary = summary_of(room->match);
    room->actor = next_actor(room->match);
    metrics->moves++;
    room_tell(room);
    return result;
}

HallResult room_commit(Room *room, uint32_t before)
{
    Storage *storage = hall_storage(room->hall);
    const Summary summary = summary_of(room->match);
    const uint32_t count = summary.version - before;
    Record *record = records_of(room->match, before);
    if (!record) {
        room_forget(room);
        return HALL_NO_MEMORY;
    }
    room->stored.changed = now_milliseconds();
    const StorageResult result =
        storage->append(storage, &room->stored, before - room->base, record, count, &summary);
    free(record);
    return finish(room, result, count);
}

HallResult room_commit_turn(Room *room, uint32_t before)
{
    Storage *storage = hall_storage(room->hall);
    const Summary summary = summary_of(room->match);
    room_dismiss(room); /* a search follows a game and cannot go back in it */
    room->stored.changed = now_milliseconds();
    return finish(room,
                  storage->turn(storage, &room->stored, before - room->base,
                                summary.version - room->base, &summary),
                  1);
}

/* ---- Seats ----------------------------------------------------------------------------------- */

Seat room_computer(const Room *room)
{
    const Seat actor = room->actor;
    return actor < room->stored.seats && room->stored.seat[actor].kind == SEAT_COMPUTER
               ? actor
               : SEAT_NOBODY;
}

uint8_t room_seats_of(const Room *room, const char *key, uint8_t *invited)
{
    uint8_t hash[HASH_SIZE], held = 0;
    *invited = 0;
    if (!key || strlen(key) != KEY_LENGTH)
        return 0;
    key_hash(key, hash);
    for (Seat seat = 0; seat < room->stored.seats; seat++) {
        const StoredSeat *stored = &room->stored.seat[seat];
        const uint8_t bit = (uint8_t)(1u << seat);
        if (stored->kind == SEAT_HELD && key_fits(hash, stored->hash))
            held |= bit;
        if (stored->kind == SEAT_INVITED && key_fits(hash, stored->hash))
            *invited |= bit;
    }
    return held;
}

/* Whoever gets no answer has no key, and the seat would be nobody's: what the disk does not confirm
 * is taken back. */
static HallResult store_seat(Room *room, Seat seat, const StoredSeat *to)
{
    Storage *storage = hall_storage(room->hall);
    const StoredSeat *from = &room->stored.seat[seat];
    StorageResult result = storage->seat(storage, &room->stored, seat, from, to);
    if (result == STORAGE_UNSURE) {
        const StorageResult back = storage->seat(storage, &room->stored, seat, to, from);
        if (back == STORED || back == STORAGE_UNSURE)
            result = STORAGE_FAILED;
    }
    return hall_result(result);
}

HallResult room_seat(Room *room, Seat seat, const StoredSeat *to)
{
    const HallResult result = store_seat(room, seat, to);
    if (result != HALL_GOOD)
        hall_metrics(room->hall)->storage_errors++;
    if (result != HALL_GOOD && result != HALL_UNSURE)
        return result;
    room->stored.seat[seat] = *to;
    match_set_seat(room->match, seat, to->kind == SEAT_COMPUTER ? to->player : "human", to->name);
    room->news++;
    room_tell(room);
    return result;
}

/* Whoever is at work on the match lets go of it himself. */
HallResult room_remove(Room *room, int64_t before, const char *why)
{
    Storage *storage = hall_storage(room->hall);
    const HallResult result = hall_result(storage->remove(storage, room->id, before));
    if (result == HALL_GOOD || result == HALL_UNSURE) {
        room->gone = why;
        if (!room->searching)
            room_forget(room);
        streams_wake(room);
    }
    if (result != HALL_GOOD && result != HALL_MISSING)
        hall_metrics(room->hall)->storage_errors++;
    return result;
}

/* ---- Pictures -------------------------------------------------------------------------------- */

Room *room_picture(const Room *room)
{
    Room *picture = calloc(1, sizeof *picture);
    Match *match = picture ? match_copy(room->match) : NULL;
    if (!match) {
        free(picture);
        return NULL;
    }
    picture->hall = room->hall;
    memcpy(picture->id, room->id, sizeof picture->id);
    picture->stored = room->stored;
    picture->match = match;
    picture->thinking = room->thinking;
    memcpy(picture->online, room->online, sizeof picture->online);
    return picture;
}

void room_picture_free(Room *picture)
{
    if (picture)
        match_free(picture->match);
    free(picture);
}

/* ---- News ------------------------------------------------------------------------------------ */

/* Programs among themselves play only while somebody looks. */
static bool is_worth_thinking(const Room *room)
{
    for (Seat seat = 0; seat < room->stored.seats; seat++)
        if (room->stored.seat[seat].kind != SEAT_COMPUTER)
            return true;
    return room->stream != NULL;
}

void room_tell(Room *room)
{
    if (room_computer(room) != SEAT_NOBODY && !room->thinking && is_worth_thinking(room))
        room->thinking = hall_call(room);
    streams_wake(room);
}
