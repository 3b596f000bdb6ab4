/* tune_log.c: the steps of a tuning, as they come, so that it can go on:
 *
 *     mekong-tune 1 study PRINT rules PRINT
 *     step 1 up 31,20 down 28,24
 *
 * the wins of each goal at the two points. A last line without its end was cut off: that step is
 * taken again, and comes out the same.
 */
#include <string.h>

#include "lab/tune.h"

enum { LOG_LINE = 512 };

static void print_head(const Study *study, Text *out)
{
    text_add(out, "mekong-tune 1 study ");
    print_text(study->print, out);
    text_add(out, " rules ");
    print_text(study->rules_print, out);
    text_char(out, '\n');
}

static void print_step(const Tune *tune, uint32_t number, const TuneStep *step, Text *out)
{
    static const char *const side_words[] = {" up", " down"};
    text_add(out, "step ");
    text_number(out, number);
    for (int side = 0; side < TUNE_SIDES; side++) {
        text_add(out, side_words[side]);
        for (uint32_t i = 0; i < tune->study->goals; i++) {
            text_char(out, i > 0 ? ',' : ' ');
            text_number(out, step->won[side][i]);
        }
    }
    text_char(out, '\n');
}

/* Reads the wins by writing them: a line is right if it comes out the same. */
static bool read_step(const Tune *tune, Slice line, uint32_t number, TuneStep *out)
{
    TEXT(text, words, LOG_LINE);
    const Slice whole = line;
    Slice word, field;
    memset(out, 0, sizeof *out);
    for (int i = 0; slice_cut(&line, ' ', &word); i++)
        for (uint32_t goal = 0; (i == 3 || i == 5) && slice_cut(&word, ',', &field); goal++)
            if (goal >= tune->study->goals ||
                !slice_number(field, (uint32_t)tune->study->games, &out->won[i == 5][goal]))
                return false;
    print_step(tune, number, out, &text);
    return text.length == whole.length + 1 && memcmp(words, whole.data, whole.length) == 0;
}

static bool take_lines(Tune *tune, Slice rest, Problem *problem)
{
    Slice line;
    TEXT(head, words, LOG_LINE);
    print_head(tune->study, &head);
    words[head.length - 1] = '\0';
    if (!slice_cut(&rest, '\n', &line) || !slice_equal(line, words)) {
        problem_set(problem, 1, "lab.tune_other", "");
        return false;
    }
    while (slice_cut(&rest, '\n', &line)) {
        if (tune->steps == tune->study->steps ||
            !read_step(tune, line, tune->steps + 1, &tune->step[tune->steps])) {
            problem_set(problem, tune->steps + 2, "lab.tune_line", "");
            return false;
        }
        tune->steps++;
    }
    return true;
}

/* All there is, as far as lines are whole. */
static bool write_log(const Tune *tune, uint32_t steps, Problem *problem)
{
    const size_t size = ((size_t)steps + 1) * LOG_LINE;
    char *room = malloc(size);
    Text text;
    if (!room) {
        problem_set(problem, 0, "match.no_memory", "");
        return false;
    }
    text_init(&text, room, size);
    print_head(tune->study, &text);
    for (uint32_t i = 0; i < steps; i++)
        print_step(tune, i + 1, &tune->step[i], &text);
    const bool good = file_write(tune->path, room, text.length, problem);
    free(room);
    return good;
}

bool tune_log_open(Tune *tune)
{
    Problem problem = {0};
    KeptFile file;
    size_t length;
    bool good = true;
    if (!tune->path)
        return true;
    file_stamp(tune->path, &file);
    if (file.size > 0) {
        char *text = file_read(tune->path, &length, &problem);
        good = text != NULL;
        while (good && length > 0 && text[length - 1] != '\n')
            length--; /* what was cut off */
        good = good && take_lines(tune, (Slice){text, length}, &problem);
        free(text);
    }
    good = good && write_log(tune, tune->steps, &problem);
    if (!good)
        complain(tune->lang, tune->path, &problem);
    return good;
}

bool tune_log_add(const Tune *tune, const TuneStep *step)
{
    Problem problem = {0};
    TEXT(text, words, LOG_LINE);
    if (!tune->path)
        return true;
    print_step(tune, tune->steps + 1, step, &text);
    FILE *file = fopen(tune->path, "a");
    const bool written = file && fputs(words, file) >= 0;
    const bool closed = file && fclose(file) == 0;
    if (written && closed)
        return true;
    problem_set(&problem, 0, "cli.file_denied", "");
    complain(tune->lang, tune->path, &problem);
    return false;
}
