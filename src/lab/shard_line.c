/* shard_line.c: a shard as a line of text, and back. */
#include <string.h>

#include "lab/shard.h"

static const char line_head[] = "mekong-shard 1 study ";

/* ---- Writing --------------------------------------------------------------------------------- */

/* Counts of a cell as they stand on the line: the seats there are, and the rest. */
static int column(const Study *study, int i)
{
    return i < study->rules->seats ? i : i - study->rules->seats + COUNT_DRAWN;
}

static int columns(const Study *study) { return study->rules->seats + COUNTS - COUNT_DRAWN; }

void shard_print(const Study *study, const Shard *shard, Text *out)
{
    text_add(out, line_head);
    print_text(study->print, out);
    text_add(out, " rules ");
    print_text(study->rules_print, out);
    text_add(out, " shard ");
    text_number(out, shard->number);
    text_char(out, '/');
    text_number(out, study->shards);
    text_add(out, " games ");
    text_number(out, (int64_t)shard->games);
    text_add(out, " counts");
    for (uint32_t cell = 0; cell < study->cells; cell++)
        for (int i = 0; i < columns(study); i++) {
            text_char(out, i > 0 ? ',' : ' ');
            text_number(out, (int64_t)shard->count[cell][column(study, i)]);
        }
    text_add(out, " final ");
    print_text(shard->final, out);
    text_char(out, '\n');
}

/* ---- Reading --------------------------------------------------------------------------------- */

static bool fail(Problem *problem, const char *message, Slice detail)
{
    char words[sizeof problem->detail];
    slice_copy(detail, words, sizeof words);
    problem_set(problem, 0, message, words);
    return false;
}

static bool take(Slice *line, const char *word)
{
    Slice next;
    return slice_cut(line, ' ', &next) && slice_equal(next, word);
}

static bool take_print(Slice *line, uint8_t print[PRINT_SIZE])
{
    Slice next;
    return slice_cut(line, ' ', &next) && print_read(next, print);
}

static bool take_numbers(Slice *line, Shard *shard, uint32_t *shards)
{
    Slice word, first;
    uint32_t games;
    if (!take(line, "shard") || !slice_cut(line, ' ', &word) || !slice_cut(&word, '/', &first) ||
        !slice_number(first, STUDY_SHARDS_MAX, &shard->number) ||
        !slice_number(word, STUDY_SHARDS_MAX, shards) || !take(line, "games") ||
        !slice_cut(line, ' ', &word) || !slice_number(word, STUDY_GAMES_MAX, &games))
        return false;
    shard->games = games;
    return shard->number >= 1 && shard->number <= *shards;
}

/* No count is above the games, and every game is one somebody's or drawn. */
static bool take_cell(const Study *study, Slice word, Shard *shard, uint64_t count[COUNTS])
{
    Slice field;
    uint64_t ended = 0;
    for (int i = 0; i < columns(study); i++) {
        uint32_t number;
        if (!slice_cut(&word, ',', &field) || !slice_number(field, (uint32_t)shard->games, &number))
            return false;
        count[column(study, i)] = number;
        ended += i <= study->rules->seats ? number : 0;
    }
    return word.length == 0 && ended >= shard->games &&
           (study->rules->seats > 2 || ended == shard->games);
}

static bool take_counts(const Study *study, Slice *line, Shard *shard)
{
    Slice word;
    if (!take(line, "counts"))
        return false;
    for (uint32_t cell = 0; cell < study->cells; cell++)
        if (!slice_cut(line, ' ', &word) || !take_cell(study, word, shard, shard->count[cell]))
            return false;
    return take(line, "final") && take_print(line, shard->final) && line->length == 0;
}

bool shard_read(const Study *study, Slice line, Shard *out, Problem *problem)
{
    const Slice all = line;
    uint8_t print[PRINT_SIZE], rules[PRINT_SIZE];
    uint32_t shards;
    uint64_t from, to;
    memset(out, 0, sizeof *out);
    if (!take(&line, "mekong-shard") || !take(&line, "1") || !take(&line, "study") ||
        !take_print(&line, print) || !take(&line, "rules") || !take_print(&line, rules) ||
        !take_numbers(&line, out, &shards))
        return fail(problem, "lab.shard_line", all);
    if (memcmp(print, study->print, PRINT_SIZE) != 0 || shards != study->shards)
        return fail(problem, "lab.shard_study", slice_of(""));
    if (memcmp(rules, study->rules_print, PRINT_SIZE) != 0)
        return fail(problem, "lab.shard_rules", slice_of(""));
    shard_span(study, out->number, &from, &to);
    out->count = calloc(study->cells, sizeof *out->count);
    if (!out->count)
        return fail(problem, "match.no_memory", slice_of(""));
    return (out->games == to - from && take_counts(study, &line, out)) ||
           fail(problem, "lab.shard_line", all);
}
