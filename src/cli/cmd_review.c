/* cmd_review.c: `mekong review FILE`: a saved game looked at again, or both games of a series: how
 * the chances went, what was luck and what was a mistake. In words, as JSON, as a picture. */
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/review_out.h"
#include "play/report.h"
#include "play/study.h"
#include "term/lines.h"

enum { KEY_ROLLOUTS = KEY_OWN, KEY_THREADS, KEY_SVG };
enum { COLUMNS = 79, LOOK_IN = 100 };

static const char doc[] =
    "Reviews a saved game, finished or not: how the chances of winning went, how much of it was "
    "luck and how much decisions, and which decisions of each side cost most, with what was "
    "better. Of a series each game is reviewed."
    "\vEvery position is played out many times by the program's quick players. A decision is "
    "judged by what its side could know; what cannot be told from chance counts as no mistake. "
    "docs/review.md says what the numbers mean and describes the JSON. The result is the same for "
    "any number of threads.\n\n"
    "A review knows everything: do not look at one of a game you are still playing.\n\n"
    "  mekong review game.mekong --svg curve.svg\n\n"
    "Exit status: 0, or 1 if a file cannot be read or written or is not a sound save.";

static const struct argp_option options[] = {
    {"rollouts", KEY_ROLLOUTS, "N", 0, "Games played out from each position (preset: 320)", 1},
    {"threads", KEY_THREADS, "T", 0, "On so many threads (preset: all processors)", 1},
    {"svg", KEY_SVG, "FILE", 0, "Draw the curve into this file, too", 1},
    {"json", 'j', NULL, 0, "One JSON object instead of sentences", 1},
    {0},
};

typedef struct ReviewArgs {
    SaveArgs save; /* first: its parser takes it for all */
    uint32_t rollouts, threads;
    const char *svg;
} ReviewArgs;

static error_t parse(int key, char *arg, struct argp_state *state)
{
    ReviewArgs *args = state->input;
    if (key == KEY_ROLLOUTS)
        args->rollouts = (uint32_t)arg_number(state, arg, 2, REVIEW_ROLLOUTS_MAX);
    else if (key == KEY_THREADS)
        args->threads = (uint32_t)arg_number(state, arg, 1, STUDY_THREADS_MAX);
    else if (key == KEY_SVG)
        args->svg = arg;
    else
        return save_args_parse(key, arg, state);
    return 0;
}

/* ---- What is reviewed ------------------------------------------------------------------------ */

/* A single game, or a series with its games. */
typedef struct Games {
    Series *series;
    Match *single;
    uint32_t count;
    Study *study[SERIES_GAMES];
} Games;

static const Match *game_at(const Games *games, uint32_t index)
{
    return games->series ? series_game(games->series, index) : games->single;
}

static bool open_games(Games *games, const char *path, Lang lang)
{
    SaveProblem problem = {0};
    size_t length;
    char *text = file_read(path, &length, &problem.at);
    if (!text) {
        complain(lang, path, &problem.at);
        return false;
    }
    if (is_series_text(text, length))
        games->series = series_load(text, length, lang, &problem);
    else
        games->single = match_load(text, length, lang, &problem);
    free(text);
    games->count = games->series ? series_count(games->series) : 1;
    if (!games->series && !games->single)
        complain_save(lang, path, &problem);
    return games->series || games->single;
}

static void close_games(Games *games)
{
    for (uint32_t i = 0; i < games->count; i++)
        study_free(games->study[i]);
    series_free(games->series);
    match_free(games->single);
}

/* ---- Work ------------------------------------------------------------------------------------ */

static void show_progress(double share)
{
    enum { BAR = 40 };
    const int filled = (int)(share * BAR);
    fprintf(stderr, "\r[%.*s%*s] %3.0f %% ", filled, "########################################",
            BAR - filled, "", share * 100);
}

static bool work(Games *games, const ReviewArgs *args)
{
    const bool progress = isatty(STDERR_FILENO);
    for (uint32_t i = 0; i < games->count; i++) {
        games->study[i] = study_start(game_at(games, i), args->rollouts, args->threads);
        if (!games->study[i]) {
            say(stderr, args->save.lang, "match.no_memory", NULL, "");
            return false;
        }
        while (!study_wait(games->study[i], LOOK_IN))
            if (progress)
                show_progress((i + study_progress(games->study[i])) / games->count);
    }
    if (progress)
        fprintf(stderr, "\r%60s\r", "");
    return true;
}

/* ---- Output ---------------------------------------------------------------------------------- */

static bool print_text(const Games *games, Lang lang)
{
    char *page = malloc(REPORT_SIZE);
    Lines lines = {0};
    Text text;
    for (uint32_t i = 0; page && i < games->count; i++) {
        const int64_t number[] = {i + 1};
        text_init(&text, page, REPORT_SIZE);
        if (games->count > 1) {
            message_say(lang, "review.game", number, "", &text);
            text_add(&text, i > 0 ? "\n\n" : "\n");
        }
        report_print(study_review(games->study[i]), lang, &text);
        lines_wrap(&lines, FOLD_NONE, page, COLUMNS, 3, 0);
        if (i + 1 < games->count)
            lines_add(&lines, "", 0, 0, false);
    }
    for (uint32_t i = 0; i < lines.count; i++)
        puts(lines_at(&lines, i));
    lines_free(&lines);
    free(page);
    return page;
}

static bool print_json(const Games *games, Lang lang)
{
    bool good = true;
    fputs("{\"games\":[", stdout);
    for (uint32_t i = 0; i < games->count && good; i++) {
        fputs(i > 0 ? "," : "", stdout);
        good = review_json(study_review(games->study[i]), game_at(games, i), lang, stdout);
    }
    fputs("]}\n", stdout);
    return good;
}

/* Drawn in memory, then written in one go. False after a complaint. */
static bool write_svg(const Games *games, const ReviewArgs *args)
{
    const Review *reviews[SERIES_GAMES] = {NULL};
    Problem problem = {0};
    char *data = NULL;
    size_t length = 0;
    FILE *file = open_memstream(&data, &length);
    for (uint32_t i = 0; i < games->count; i++)
        reviews[i] = study_review(games->study[i]);
    if (file)
        review_svg(reviews, games->count, args->save.lang, file);
    if (!file || fclose(file) != 0)
        problem_set(&problem, 0, "match.no_memory", "");
    else
        file_write(args->svg, data, length, &problem);
    free(data);
    if (problem.message)
        complain(args->save.lang, args->svg, &problem);
    return !problem.message;
}

static int put_out(const Games *games, const ReviewArgs *args)
{
    const Lang lang = args->save.lang;
    const bool drawn = !args->svg || write_svg(games, args);
    const bool printed = args->save.json ? print_json(games, lang) : print_text(games, lang);
    if (!printed)
        say(stderr, lang, "match.no_memory", NULL, "");
    const int status = finish_output(lang);
    return drawn && printed ? status : EXIT_FAILURE;
}

int command_review(int argc, char **argv)
{
    ReviewArgs args = {.save = {.lang = lang_from_environment()},
                       .rollouts = REVIEW_ROLLOUTS,
                       .threads = study_usual_threads()};
    const struct argp_child children[] = {{&lang_argp, 0, NULL, 0}, {0}};
    const struct argp argp = {options, parse, "FILE", doc, children, NULL, NULL};
    Games games = {0};
    argp_parse(&argp, argc, argv, 0, NULL, &args);
    const bool good = open_games(&games, args.save.path, args.save.lang) && work(&games, &args);
    const int status = good ? put_out(&games, &args) : EXIT_FAILURE;
    close_games(&games);
    return status;
}
