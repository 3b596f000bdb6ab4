/* series_file.c: a series as text and back (docs/saves.md): a first line, the games' saves as they
 * are, an end line.
 *
 * Each game is cut out by its own "end" line and read by match_load, so a series knows nothing of
 * what is in a save; the lines of its faults are then counted in the whole file.
 */
#include <stdlib.h>
#include <string.h>

#include "match/inside.h"
#include "match/series.h"

#define SERIES_WORD "mekong-series"
#define SERIES_END "end-series"

bool is_series_text(const char *text, size_t length)
{
    const size_t size = sizeof SERIES_WORD - 1;
    return length > size && memcmp(text, SERIES_WORD, size) == 0 &&
           (text[size] == ' ' || text[size] == '\n');
}

/* ---- Writing --------------------------------------------------------------------------------- */

static void add_words(Blob *blob, const char *words) { blob_add(blob, words, strlen(words)); }

static void add_game(Blob *blob, const Match *match)
{
    size_t length;
    char *text = match_save(match, &length);
    blob->failed = blob->failed || !text;
    if (text)
        blob_add(blob, text, length);
    free(text);
}

char *series_save(const Series *series, size_t *length)
{
    Blob blob = {NULL, 0, 0, false};
    char sum[CHECKSUM_SIZE];
    add_words(&blob, SERIES_WORD " " SAVE_VERSION "\n");
    for (uint32_t i = 0; i < series->count; i++)
        add_game(&blob, series->game[i]);
    if (!blob.failed)
        checksum_print(save_checksum(blob.data, blob.length), sum);
    add_words(&blob, series->count == 1 ? SERIES_END " 1 " : SERIES_END " 2 ");
    blob_add(&blob, sum, blob.failed ? 0 : CHECKSUM_SIZE - 1);
    add_words(&blob, "\n");
    if (blob.failed) {
        free(blob.data);
        return NULL;
    }
    *length = blob.length;
    return blob.data;
}

/* ---- Reading --------------------------------------------------------------------------------- */

typedef struct Reader {
    const char *start;
    Slice rest;    /* unread */
    uint32_t line; /* number of the first unread line */
    Lang lang;
    SaveProblem *problem;
    Series *series;
} Reader;

static bool fail(Reader *reader, const char *message, Slice detail)
{
    problem_quote(&reader->problem->at, reader->line, message, detail);
    return false;
}

static Slice peek_line(const Reader *reader)
{
    Slice rest = reader->rest, line;
    return rest.length > 0 && slice_cut(&rest, '\n', &line) ? line : (Slice){"", 0};
}

static bool starts_with(Slice line, const char *word)
{
    const size_t length = strlen(word);
    return line.length >= length && memcmp(line.data, word, length) == 0;
}

static void skip_line(Reader *reader)
{
    Slice line;
    slice_cut(&reader->rest, '\n', &line);
    reader->line++;
}

static bool read_head(Reader *reader)
{
    const Slice line = peek_line(reader);
    const size_t size = sizeof SERIES_WORD;
    if (!is_series_text(reader->start, reader->rest.length))
        return fail(reader, "match.load_magic", line);
    const Slice version =
        line.length > size ? (Slice){line.data + size, line.length - size} : (Slice){"", 0};
    if (!slice_equal(version, SAVE_VERSION))
        return fail(reader, "match.load_version", version);
    skip_line(reader);
    return true;
}

/* The text up to and with the next line "end ..."; all there is if there is none. */
static Slice cut_game(Reader *reader)
{
    const char *const begin = reader->rest.data;
    while (reader->rest.length > 0) {
        const bool last = starts_with(peek_line(reader), "end ");
        skip_line(reader);
        if (last)
            break;
    }
    return (Slice){begin, (size_t)(reader->rest.data - begin)};
}

static bool same_text(const char *a, const char *b)
{
    return a == b || (a && b && strcmp(a, b) == 0);
}

/* What the rules of a series ask of its second game. */
static const char *find_difference(const Match *first, const Match *second)
{
    if (first->game.rules != second->game.rules ||
        memcmp(first->game.option, second->game.option, sizeof first->game.option) != 0 ||
        !same_text(first->board_text, second->board_text) ||
        !same_text(first->position, second->position))
        return "match.series_other_game";
    for (Seat seat = 0; seat < SERIES_GAMES; seat++)
        if (strcmp(first->seat[seat].controller, second->seat[!seat].controller) != 0 ||
            strcmp(first->seat[seat].name, second->seat[!seat].name) != 0)
            return "match.series_seats";
    return match_over(first) ? NULL : "match.series_not_over";
}

static bool take_game(Reader *reader, Match *match)
{
    Problem problem = {0};
    if (!reader->series) {
        reader->series = series_new(match, &problem);
        return reader->series || fail(reader, problem.message, slice_of(problem.detail));
    }
    const char *difference = find_difference(reader->series->game[0], match);
    if (difference)
        return fail(reader, difference, (Slice){"", 0});
    series_append(reader->series, match);
    return true;
}

static bool read_game(Reader *reader)
{
    const uint32_t before = reader->line - 1;
    const Slice text = cut_game(reader);
    const uint32_t after = reader->line;
    if (text.length == 0)
        return fail(reader, "match.load_truncated", text);
    Match *match = match_load(text.data, text.length, reader->lang, reader->problem);
    if (!match) {
        reader->problem->at.line += before;
        return false;
    }
    reader->line = before + 1;
    const bool taken = take_game(reader, match);
    reader->line = after;
    if (!taken)
        match_free(match);
    return taken;
}

static bool check_sum(Reader *reader, Slice sum)
{
    char expected[CHECKSUM_SIZE];
    checksum_print(save_checksum(reader->start, (size_t)(reader->rest.data - reader->start)),
                   expected);
    return sum.length == 0 || slice_equal(sum, expected) ||
           fail(reader, "match.load_checksum", (Slice){"", 0});
}

static bool read_end(Reader *reader)
{
    Slice line = peek_line(reader), word, number;
    uint32_t count;
    if (reader->rest.length == 0)
        return fail(reader, "match.load_truncated", line);
    if (!slice_cut(&line, ' ', &word) || !slice_equal(word, SERIES_END) ||
        !slice_cut(&line, ' ', &number) || !slice_number(number, SERIES_GAMES, &count) ||
        count != reader->series->count)
        return fail(reader, "match.series_end", peek_line(reader));
    if (!check_sum(reader, line))
        return false;
    skip_line(reader);
    return reader->rest.length == 0 || fail(reader, "match.load_after_end", peek_line(reader));
}

static bool read_series(Reader *reader)
{
    if (!read_head(reader) || !read_game(reader))
        return false;
    if (reader->rest.length > 0 && starts_with(peek_line(reader), "mekong ") && !read_game(reader))
        return false;
    return read_end(reader);
}

Series *series_load(const char *text, size_t length, Lang lang, SaveProblem *problem)
{
    Reader reader = {text, {text, length}, 1, lang, problem, NULL};
    memset(problem, 0, sizeof *problem);
    if (read_series(&reader))
        return reader.series;
    series_free(reader.series);
    return NULL;
}

Match *series_load_last(const char *text, size_t length, Lang lang, SaveProblem *problem)
{
    if (!is_series_text(text, length))
        return match_load(text, length, lang, problem);
    Series *series = series_load(text, length, lang, problem);
    if (!series)
        return NULL;
    Match *last = series->game[--series->count];
    series_free(series);
    return last;
}
