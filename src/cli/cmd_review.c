/* cmd_review.c: `mekong review FILE`: a saved game looked at again, or both games of a series: how
 * the chances went, what was luck and what was a mistake. In words, as JSON, as a picture. */
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/review_out.h"
#include "desk/desk.h"
#include "play/lines.h"
#include "play/report.h"
#include "play/study.h"

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
    {"rollouts", KEY_ROLLOUTS, "N", 0, "Games played out from each position (preset: 256)", 1},
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

/* ---- Work ------------------------------------------------------------------------------------ */

static void show_progress(double share)
{
    enum { BAR = 40 };
    const int filled = (int)(share * BAR);
    fprintf(stderr, "\r[%.*s%*s] %3.0f %% ", filled, "########################################",
            BAR - filled, "", share * 100);
}

static bool work(Studies *studies, Lang lang)
{
    const bool progress = isatty(STDERR_FILENO);
    if (studies_are_long(studies))
        say(stderr, lang, "review.long", NULL, "");
    while (!studies_wait(studies, LOOK_IN))
        if (progress)
            show_progress(studies_progress(studies));
    if (progress)
        fprintf(stderr, "\r%60s\r", "");
    if (studies->failed)
        say(stderr, lang, "match.no_memory", NULL, "");
    return !studies->failed;
}

/* ---- Output ---------------------------------------------------------------------------------- */

static bool print_text(const Studies *studies, Lang lang)
{
    char *page = malloc(REPORT_SIZE);
    Lines lines = {0};
    Text text;
    if (!page)
        return false;
    text_init(&text, page, REPORT_SIZE);
    report_studies(studies, lang, &text);
    lines_wrap(&lines, FOLD_NONE, page, COLUMNS, 3, 0);
    for (uint32_t i = 0; i < lines.count; i++)
        puts(lines_at(&lines, i));
    lines_free(&lines);
    free(page);
    return true;
}

static bool print_json(const Studies *studies, Lang lang)
{
    char *page = malloc(DESK_SIZE);
    Text text;
    if (!page)
        return false;
    fputs("{\"games\":[", stdout);
    for (uint32_t i = 0; i < studies->count; i++) {
        text_init(&text, page, DESK_SIZE);
        desk_review(study_review(studies->study[i]), studies->match[i], lang, &text);
        ENSURE(!text.full);
        fputs(i > 0 ? "," : "", stdout);
        fputs(page, stdout);
    }
    fputs("]}\n", stdout);
    free(page);
    return true;
}

/* Drawn in memory, then written in one go. False after a complaint. */
static bool write_svg(const Studies *studies, const ReviewArgs *args)
{
    const Review *reviews[SERIES_GAMES] = {NULL};
    Problem problem = {0};
    char *data = NULL;
    size_t length = 0;
    FILE *file = open_memstream(&data, &length);
    for (uint32_t i = 0; i < studies->count; i++)
        reviews[i] = study_review(studies->study[i]);
    if (file)
        review_svg(reviews, studies->count, args->save.lang, file);
    if (!file || fclose(file) != 0)
        problem_set(&problem, 0, "match.no_memory", "");
    else
        file_write(args->svg, data, length, &problem);
    free(data);
    if (problem.message)
        complain(args->save.lang, args->svg, &problem);
    return !problem.message;
}

static int put_out(const Studies *studies, const ReviewArgs *args)
{
    const Lang lang = args->save.lang;
    const bool drawn = !args->svg || write_svg(studies, args);
    const bool printed = args->save.json ? print_json(studies, lang) : print_text(studies, lang);
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
    Games games;
    argp_parse(&argp, argc, argv, 0, NULL, &args);
    if (!games_open(&games, args.save.path, args.save.lang))
        return EXIT_FAILURE;
    Studies studies;
    studies_init(&studies, games.series, games.single, args.rollouts, args.threads);
    const int status = work(&studies, args.save.lang) ? put_out(&studies, &args) : EXIT_FAILURE;
    studies_free(&studies);
    games_close(&games);
    return status;
}
