/* room.c: one game in memory: had from the log, played, and written to the log. See hall.h. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "server/events.h"
#include "server/keys.h"
#include "server/pool.h"

HallResult hall_result(StorageResult result)
{
    static const HallResult same[] = {
        [STORED] = HALL_GOOD,         [STORAGE_MISSING] = HALL_MISSING,
        [STORAGE_STALE] = HALL_STALE, [STORAGE_BUSY] = HALL_BUSY,
        [STORAGE_FULL] = HALL_FULL,   [STORAGE_FAILED] = HALL_FAILED,
    };
    return same[result];
}

static int64_t now_milliseconds(void)
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

static bool play_record(Match *match, const Record *record)
{
    switch (record->kind) {
    case RECORD_ACTION:
        return match_replay_text(match, record->words) == NULL;
    case RECORD_UNDO:
        return match_undo(match);
    case RECORD_REDO:
        return match_redo(match);
    }
    return false;
}

/* The game from its start to the end of its log; NULL if these rules cannot play it. */
static Match *replay(const char *start, const Log *log)
{
    SaveProblem problem;
    Match *match = match_load(start, strlen(start), LANG_EN, &problem);
    for (uint32_t i = 0; match && i < log->count; i++) {
        if (!play_record(match, &log->record[i])) {
            match_free(match);
            match = NULL;
        }
    }
    return match;
}

static void seat_everybody(Match *match, const StoredGame *stored)
{
    for (Seat seat = 0; seat < stored->seats; seat++) {
        const StoredSeat *holder = &stored->seat[seat];
        const bool computer = holder->kind == SEAT_COMPUTER;
        match_set_seat(match, seat, computer ? holder->player : "human", holder->name);
    }
    match_set_table(match, false); /* the server has dice of its own */
}

static HallResult play_log(Room *room, const char *start)
{
    Storage *storage = hall_storage(room->hall);
    Log log = {0};
    HallResult result = hall_result(storage->read_log(storage, room->id, add_record, &log));
    Match *match = result == HALL_GOOD && !log.failed ? replay(start, &log) : NULL;
    free(log.record);
    if (result != HALL_GOOD || log.failed)
        return log.failed ? HALL_NO_MEMORY : result;
    if (!match || match_game(match)->rules->seats != room->stored.seats) {
        match_free(match);
        return HALL_UNPLAYABLE;
    }
    seat_everybody(match, &room->stored);
    room->stored.changes = log.count;
    room->match = match;
    hall_metrics(room->hall)->matches++;
    return HALL_GOOD;
}

HallResult room_wake(Room *room)
{
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
void room_settle(Match *match)
{
    match_pass_forced(match);
    while (match_actor(match) == SEAT_CHANCE) {
        Rng rng = fresh_rng();
        match_roll(match, &rng);
        match_pass_forced(match);
    }
}

Record *records_of(const Match *match, uint32_t from)
{
    const uint32_t count = match_count(match) - from;
    Record *record = calloc(count ? count : 1, sizeof *record);
    for (uint32_t i = 0; record && i < count; i++) {
        Text words;
        record[i].kind = RECORD_ACTION;
        text_init(&words, record[i].words, sizeof record[i].words);
        action_print(match_game(match), match_action(match, from + i), &words);
    }
    return record;
}

Summary summary_of(const Match *match)
{
    const Game *game = match_game(match);
    const State *state = match_state(match);
    Summary summary = {match_count(match), game->rules->turn(game, state), game_over(state),
                       SEAT_NOBODY, game_turns(game)};
    int8_t score[SEATS_MAX] = {0};
    if (summary.over)
        game->rules->score(game, state, score);
    for (Seat seat = 0; seat < game->rules->seats; seat++)
        if (score[seat] > 0)
            summary.winner = seat;
    return summary;
}

void room_dismiss(Room *room)
{
    for (Seat seat = 0; seat < SEATS_MAX; seat++) {
        if (room->thinker[seat])
            hall_metrics(room->hall)->searchers--;
        thinker_close(room->thinker[seat]);
        room->thinker[seat] = NULL;
    }
}

void room_forget(Room *room)
{
    room_dismiss(room);
    if (room->match)
        hall_metrics(room->hall)->matches--;
    match_free(room->match);
    room->match = NULL;
}

static HallResult commit(Room *room, const Record *record, uint32_t count)
{
    Storage *storage = hall_storage(room->hall);
    Metrics *metrics = hall_metrics(room->hall);
    const Summary summary = summary_of(room->match);
    HallResult result = HALL_NO_MEMORY;
    room->stored.changed = now_milliseconds();
    if (record)
        result = hall_result(storage->append(storage, &room->stored, record, count, &summary));
    if (result != HALL_GOOD) {
        metrics->storage_errors++;
        room_forget(room);
        return result;
    }
    room->stored.changes += count;
    room->stored.summary = summary;
    metrics->moves++;
    room_tell(room);
    return result;
}

HallResult room_commit(Room *room, uint32_t before)
{
    Record *record = records_of(room->match, before);
    const HallResult result = commit(room, record, match_count(room->match) - before);
    free(record);
    return result;
}

HallResult room_commit_turn(Room *room, RecordKind kind, uint32_t before)
{
    const uint32_t after = match_count(room->match);
    Record record = {.kind = kind};
    Text words;
    text_init(&words, record.words, sizeof record.words);
    text_number(&words, kind == RECORD_UNDO ? before - after : after - before);
    room_dismiss(room); /* a search follows a game and cannot go back in it */
    return commit(room, &record, 1);
}

/* ---- Seats ----------------------------------------------------------------------------------- */

Seat room_computer(const Room *room)
{
    const Seat actor = match_actor(room->match);
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

HallResult room_seat(Room *room, Seat seat, const StoredSeat *to)
{
    Storage *storage = hall_storage(room->hall);
    const HallResult result =
        hall_result(storage->seat(storage, &room->stored, seat, &room->stored.seat[seat], to));
    if (result != HALL_GOOD) {
        hall_metrics(room->hall)->storage_errors++;
        return result;
    }
    room->stored.seat[seat] = *to;
    match_set_seat(room->match, seat, "human", to->name);
    room->news++;
    room_tell(room);
    return result;
}

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
