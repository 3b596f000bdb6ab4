/* arena_file.c: results as they come, a line for each match, so that a run that was stopped, by
 * whatever, goes on where it was.
 *
 *     mekong-arena 2 / game / option ... / print / seed / player ... / match A B N RESULT GAME GAME
 *
 * GAME is won, drawn or lost as the first sees it; at a table of several the word of the seat that
 * won. A mark behind it, won! or lost!: somebody has forfeited.
 * The head must be that of the run to the byte. A match is written in one go; a last line without
 * its end is one that was cut off, and is played again.
 */
#define _GNU_SOURCE /* memrchr */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lab/arena.h"

enum { HEAD_SIZE = 1 << 16 };

static bool refuse(const Arena *arena, uint32_t line, const char *message, const char *detail)
{
    Problem problem = {0};
    problem_set(&problem, line, message, detail);
    complain(arena->lang, arena->path, &problem);
    return false;
}

/* ---- The head -------------------------------------------------------------------------------- */

/* The check sum of an empty save: it covers game, options and board. */
static bool add_print(const Arena *arena, Text *text)
{
    Problem problem = {0};
    size_t length;
    Match *match = match_new(arena->rules, arena->option, arena->board_text, &problem);
    char *save = match ? match_save(match, &length) : NULL;
    match_free(match);
    if (!save)
        return refuse(arena, 0, problem.message ? problem.message : "match.no_memory",
                      problem.detail);
    text_add(text, "print ");
    text_add(text, strrchr(save, ' ') + 1);
    free(save);
    return true;
}

static bool make_head(const Arena *arena, Text *text)
{
    const Rules *rules = arena->rules;
    text_add(text, "mekong-arena 2\ngame ");
    text_add(text, rules->word);
    text_char(text, '\n');
    for (uint8_t i = 0; i < rules->option_count; i++) {
        text_add(text, "option ");
        text_add(text, rules->options[i].word);
        text_char(text, ' ');
        text_add(text, rules->options[i].words[arena->option[i]]);
        text_char(text, '\n');
    }
    if (!add_print(arena, text))
        return false;
    text_add(text, "seed ");
    text_number(text, (int64_t)arena->seed);
    text_add(text, arena->luck ? "\nluck\n" : "\n");
    for (uint32_t i = 0; i < arena->entrants; i++) {
        text_add(text, "player ");
        text_add(text, arena->entrant[i].word);
        text_char(text, '\n');
    }
    return !text->full || refuse(arena, 0, "cli.arena_long_head", "");
}

/* ---- A match --------------------------------------------------------------------------------- */

static const char *const result_words[] = {"lost", "drawn", "won"};

static bool read_result(Slice word, int8_t *result, bool *forfeit)
{
    *forfeit = word.length > 0 && word.data[word.length - 1] == '!';
    word.length -= *forfeit;
    for (int i = 0; i < (int)COUNT_OF(result_words); i++) {
        if (slice_equal(word, result_words[i])) {
            *result = (int8_t)(i - 1);
            return !*forfeit || *result != 0;
        }
    }
    return false;
}

/* A game at a table of several: who won, or nobody did. */
static bool read_winner(const Arena *arena, Slice word, int g, Record *record)
{
    const Seat winner = seat_named(arena->rules, word);
    record->winner[g] = winner;
    if (winner != SEAT_NOBODY) {
        record->game[g] = winner == g ? 1 : -1;
        return true;
    }
    return read_result(word, &record->game[g], &record->forfeit[g]) &&
           (record->forfeit[g] || record->game[g] == 0);
}

/* The luck of the first in each game that can be played, if the arena looks at it: "+12 -340". */
static bool read_luck(const Arena *arena, Slice rest, const Pairing *pairing, Record *record)
{
    Slice word;
    for (int g = 0; g < arena_games(arena) && arena->luck; g++) {
        uint32_t size;
        if (!pairing->table[g])
            continue;
        if (!slice_cut(&rest, ' ', &word) || word.length < 2 ||
            (word.data[0] != '+' && word.data[0] != '-') ||
            !slice_number((Slice){word.data + 1, word.length - 1}, LUCK_MOST, &size))
            return false;
        record->luck[g] = word.data[0] == '-' ? -(int32_t)size : (int32_t)size;
    }
    return rest.length == 0;
}

/* The games, one word each; "-" for one that cannot be played. */
static bool read_games(const Arena *arena, Slice rest, const Pairing *pairing, Record *record)
{
    Slice word;
    for (int g = 0; g < arena_games(arena); g++) {
        if (!slice_cut(&rest, ' ', &word))
            return false;
        const bool good = !pairing->table[g] ? slice_equal(word, "-")
                          : arena_is_table(arena)
                              ? read_winner(arena, word, g, record)
                              : read_result(word, &record->game[g], &record->forfeit[g]);
        if (!good)
            return false;
    }
    return read_luck(arena, rest, pairing, record);
}

/* False: no line that we have written. Matches beyond those asked for are passed over. */
static bool read_match(Arena *arena, Slice line)
{
    Slice word;
    uint32_t number[3];
    Record record = {.there = true};
    bool forfeit;
    if (!slice_cut(&line, ' ', &word) || !slice_equal(word, "match"))
        return false;
    for (int i = 0; i < 3; i++)
        if (!slice_cut(&line, ' ', &word) || !slice_number(word, UINT32_MAX, &number[i]))
            return false;
    Pairing *pairing = arena_find_pairing(arena, number[0], number[1]);
    if (!pairing || !slice_cut(&line, ' ', &word) || !read_result(word, &record.match, &forfeit) ||
        forfeit || !read_games(arena, line, pairing, &record))
        return false;
    if (number[2] < arena->matches)
        pairing->record[number[2]] = record;
    return true;
}

static void add_result(Text *text, int result, bool forfeit)
{
    text_char(text, ' ');
    text_add(text, result_words[result + 1]);
    text_add(text, forfeit ? "!" : "");
}

static void add_game(const Arena *arena, Text *text, const Record *record, int g)
{
    const bool named = arena_is_table(arena) && record->winner[g] < arena->rules->seats;
    if (!named) {
        add_result(text, record->game[g], record->forfeit[g]);
        return;
    }
    text_char(text, ' ');
    text_add(text, arena->rules->seat_words[record->winner[g]]);
}

static void add_luck(Text *text, int32_t luck)
{
    text_add(text, luck < 0 ? " -" : " +");
    text_number(text, luck < 0 ? -luck : luck);
}

static bool write_all(const Arena *arena, const char *data, size_t length)
{
    while (length > 0) {
        const ssize_t written = write(arena->file, data, length);
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return refuse(arena, 0, "cli.output_failed", strerror(errno));
        data += written;
        length -= (size_t)written;
    }
    return true;
}

bool arena_file_add(Arena *arena, const Pairing *pairing, uint64_t number, const Record *record)
{
    TEXT(text, line, LINE_SIZE);
    text_add(&text, "match ");
    text_number(&text, pairing->player[0]);
    text_char(&text, ' ');
    text_number(&text, pairing->player[1]);
    text_char(&text, ' ');
    text_number(&text, (int64_t)number);
    add_result(&text, record->match, false);
    for (int g = 0; g < arena_games(arena); g++)
        if (pairing->table[g])
            add_game(arena, &text, record, g);
        else
            text_add(&text, " -");
    for (int g = 0; g < arena_games(arena) && arena->luck; g++)
        if (pairing->table[g])
            add_luck(&text, record->luck[g]);
    text_char(&text, '\n');
    return write_all(arena, line, text.length);
}

/* ---- The file -------------------------------------------------------------------------------- */

static uint32_t count_lines(const char *data, size_t length)
{
    uint32_t lines = 0;
    for (size_t i = 0; i < length; i++)
        lines += data[i] == '\n';
    return lines;
}

/* Takes what is there after the head, and cuts off a last line that is not whole. */
static bool read_results(Arena *arena, const char *data, size_t length, size_t head)
{
    const char *end = memrchr(data + head, '\n', length - head);
    const size_t whole = end ? (size_t)(end - data) + 1 : head;
    uint32_t number = count_lines(data, head);
    Slice rest = {data + head, whole - head}, line;
    while (slice_cut(&rest, '\n', &line)) {
        number++;
        if (!read_match(arena, line))
            return refuse(arena, number, "cli.arena_bad_line", "");
    }
    if (whole < length && ftruncate(arena->file, (off_t)whole) != 0)
        return refuse(arena, 0, "cli.output_failed", strerror(errno));
    return true;
}

/* All of it, however much that is, to be freed; NULL: errno says why not. */
static char *read_file(const Arena *arena, size_t *length)
{
    struct stat info;
    if (fstat(arena->file, &info) != 0)
        return NULL;
    char *data = malloc((size_t)info.st_size + 1);
    *length = 0;
    while (data && *length < (size_t)info.st_size) {
        const ssize_t got =
            pread(arena->file, data + *length, (size_t)info.st_size - *length, (off_t)*length);
        if (got <= 0) {
            free(data);
            return NULL;
        }
        *length += (size_t)got;
    }
    return data;
}

/* A file that holds less than a head was begun and cut off: it begins anew. */
static bool take_file(Arena *arena, const char *head, size_t head_length)
{
    size_t length;
    char *data = read_file(arena, &length);
    bool good;
    if (!data)
        good = refuse(arena, 0, "cli.arena_no_file", strerror(errno));
    else if (length < head_length && memcmp(data, head, length) == 0)
        good = ftruncate(arena->file, 0) == 0 && write_all(arena, head, head_length);
    else if (length < head_length || memcmp(data, head, head_length) != 0)
        good = refuse(arena, 0, "cli.arena_other_file", "");
    else
        good = read_results(arena, data, length, head_length);
    free(data);
    return good;
}

bool arena_file_open(Arena *arena)
{
    TEXT(text, head, HEAD_SIZE);
    if (!make_head(arena, &text))
        return false;
    arena->file = open(arena->path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (arena->file < 0)
        return refuse(arena, 0, "cli.arena_no_file", strerror(errno));
    if (flock(arena->file, LOCK_EX | LOCK_NB) != 0)
        return refuse(arena, 0, "cli.arena_in_use", "");
    return take_file(arena, head, text.length);
}

void arena_file_close(Arena *arena)
{
    if (arena->file >= 0)
        close(arena->file);
    arena->file = -1;
}
