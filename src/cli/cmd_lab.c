/* cmd_lab.c: `mekong lab`: studies, their shards and what comes of them (docs/lab.md). */
#include <sodium.h>
#include <string.h>
#include <unistd.h>

#include "cli/lab_endings.h"
#include "cli/lab_svg.h"
#include "lab/endings.h"
#include "lab/lab.h"
#include "lab/tune.h"

enum {
    KEY_SHARD = KEY_OWN,
    KEY_OUT,
    KEY_THREADS,
    KEY_SHARE,
    KEY_SEED,
    KEY_WINNER,
    KEY_FILE,
    KEY_MAKE,
    KEY_POSITIONS
};
enum { EXIT_INTERRUPTED = 130, ARRAY_MAX = 1000 };

typedef struct LabArgs {
    const char *verb, *path; /* a study, the folder of one, or a game */
    char **more;             /* files of results, or players */
    int more_count;
    const char *shard, *out, *seat;
    uint32_t threads;
    double share;
    uint64_t seed;
    bool seeded, json;
    const char *endings; /* a file of them */
    uint32_t games, positions;
    Lang lang;
    Study study;
} LabArgs;

static const char doc[] =
    "Studies: many games that a small text file asks for, on one computer or many."
    "\v  mekong lab run STUDY [--out DIR]          play it, on all processors; keep each shard in "
    "DIR\n"
    "  mekong lab run STUDY --shard 3/20         play one shard and print its line\n"
    "  mekong lab merge DIR                      what the shards of a folder come to\n"
    "  mekong lab merge STUDY FILE...            the same of lines from anywhere ('-': the input)\n"
    "  mekong lab verify DIR --share 0.01        play a random hundredth of the shards again\n"
    "  mekong lab plot DIR > picture.svg         a picture of it, with intervals\n"
    "  mekong lab tune STUDY [--out LOG]         tune board values towards goals; go on with a "
    "log\n"
    "  mekong lab slurm STUDY --out DIR          print a Slurm script that plays it as an array\n"
    "  mekong lab endings GAME PLAYER...         what players lose to the best reply in endings\n"
    "  mekong lab endings GAME --make GAMES      print a new file of endings\n\n"
    "A game depends on the study and its number alone: whoever plays it, wherever, gets the same. "
    "A run that was stopped goes on where it was. docs/lab.md tells what a study may say.\n\n"
    "Exit status: 0; 1 after a message (a study that is none, shards that do not belong together, "
    "are there twice or missing, a shard that a second playing does not confirm); 130 after "
    "Ctrl-C.";

static const struct argp_option options[] = {
    {"out", KEY_OUT, "DIR", 0, "Keep shards there (tune: a log); go on with what it holds", 1},
    {"shard", KEY_SHARD, "I/N", 0, "Play shard I of N alone", 1},
    {"threads", KEY_THREADS, "T", 0, "Threads (preset: one a processor)", 1},
    {"share", KEY_SHARE, "X", 0, "verify: the share of the shards to play again (preset: 0.01)", 2},
    {"seed", KEY_SEED, "S", 0,
     "verify: the choice of shards (preset: nobody knows); endings: of games and players (preset: "
     "1)",
     2},
    {"seat", KEY_WINNER, "SEAT", 0,
     "plot: whose wins (preset: the first seat); endings: who has something to lose in those made "
     "(preset: both)",
     2},
    {"file", KEY_FILE, "FILE", 0, "endings: those of this file (preset: those built in)", 2},
    {"make", KEY_MAKE, "GAMES", 0, "endings: print a new file, out of so many games", 2},
    {"positions", KEY_POSITIONS, "N", 0, "endings: positions of one at most (preset: 20000)", 2},
    {"json", 'j', NULL, 0, "One JSON object", 2},
    {0},
};

/* ---- Command line ---------------------------------------------------------------------------- */

static void take_share(LabArgs *args, const char *arg, struct argp_state *state)
{
    char *end;
    args->share = strtod(arg, &end);
    if (end == arg || *end || !(args->share > 0 && args->share <= 1))
        argp_error(state, "--share is a number above 0, at most 1");
}

static error_t parse_endings(int key, char *arg, struct argp_state *state)
{
    LabArgs *args = state->input;
    if (key == KEY_FILE)
        args->endings = arg;
    else if (key == KEY_MAKE)
        args->games = (uint32_t)arg_number(state, arg, 1, 100000);
    else if (key == KEY_POSITIONS)
        args->positions = (uint32_t)arg_number(state, arg, 1, ENDGAME_MOST);
    else
        return ARGP_ERR_UNKNOWN;
    return 0;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    LabArgs *args = state->input;
    if (key == ARGP_KEY_INIT)
        state->child_inputs[0] = &args->lang;
    else if (key == KEY_OUT)
        args->out = arg;
    else if (key == KEY_SHARD)
        args->shard = arg;
    else if (key == KEY_WINNER)
        args->seat = arg;
    else if (key == KEY_THREADS)
        args->threads = (uint32_t)arg_number(state, arg, 1, THREADS_MAX);
    else if (key == KEY_SHARE)
        take_share(args, arg, state);
    else if (key == KEY_SEED) {
        args->seed = arg_number(state, arg, 0, INT64_MAX);
        args->seeded = true;
    } else if (key == 'j')
        args->json = true;
    else if (key == ARGP_KEY_ARG && state->arg_num == 0)
        args->verb = arg;
    else if (key == ARGP_KEY_ARG && state->arg_num == 1)
        args->path = arg;
    else if (key == ARGP_KEY_ARG) {
        args->more = &state->argv[state->next - 1];
        args->more_count = state->argc - state->next + 1;
        state->next = state->argc;
    } else if (key == ARGP_KEY_END && !args->path)
        argp_usage(state);
    else
        return parse_endings(key, arg, state);
    return 0;
}

/* ---- run ------------------------------------------------------------------------------------- */

/* "3/20", of a study of twenty. */
static bool read_shard(LabArgs *args, uint32_t *number)
{
    Slice rest = slice_of(args->shard), first;
    uint32_t shards;
    if (slice_cut(&rest, '/', &first) && slice_number(first, STUDY_SHARDS_MAX, number) &&
        slice_number(rest, STUDY_SHARDS_MAX, &shards) && *number >= 1 &&
        *number <= args->study.shards && shards == args->study.shards)
        return true;
    const int64_t wanted[] = {args->study.shards};
    say(stderr, args->lang, "lab.shard_number", wanted, args->shard);
    return false;
}

/* Its line goes to the folder, or else to the output. */
static int run_one(LabArgs *args, LabRun *run)
{
    uint32_t number;
    Shard shard = {0};
    Text text;
    char *line = malloc(SHARD_LINE_SIZE);
    bool good = line && read_shard(args, &number);
    if (good) {
        good = run_shard(run, number, &shard);
        text_init(&text, line, SHARD_LINE_SIZE);
        if (good && !run->folder && shard.count) {
            shard_print(&args->study, &shard, &text);
            fputs(line, stdout);
        }
        run_close(run);
    }
    shard_free(&shard);
    free(line);
    return good ? finish_output(args->lang) : EXIT_FAILURE;
}

static int report(const LabArgs *args, const Results *results)
{
    if (!args->json)
        results_print(results, args->lang);
    else if (!results_print_json(results)) {
        say(stderr, args->lang, "match.no_memory", NULL, "");
        return EXIT_FAILURE;
    }
    return finish_output(args->lang);
}

static bool has_cells(const LabArgs *args)
{
    if (args->study.cells == 0)
        say(stderr, args->lang, "lab.study_no_cells", NULL, args->path);
    return args->study.cells > 0;
}

static int run_study(LabArgs *args)
{
    LabRun run = {.study = &args->study,
                  .folder = args->out,
                  .threads = args->threads,
                  .progress = isatty(STDERR_FILENO),
                  .lang = args->lang};
    if (!study_open(&args->study, args->path, args->lang) || !has_cells(args))
        return EXIT_FAILURE;
    if (args->shard)
        return run_one(args, &run);
    const bool played = run_play(&run);
    const int status = played            ? report(args, &run.results)
                       : run.interrupted ? EXIT_INTERRUPTED
                                         : EXIT_FAILURE;
    run_close(&run);
    return status;
}

/* ---- merge ----------------------------------------------------------------------------------- */

static bool merge_file(LabArgs *args, Results *results, const char *path)
{
    Problem problem = {0};
    size_t length;
    const char *name = strcmp(path, "-") == 0 ? "/dev/stdin" : path;
    char *text = file_read(name, &length, &problem);
    const bool good = text && results_read(results, text, length, &problem);
    free(text);
    if (!good)
        complain(args->lang, path, &problem);
    return good;
}

/* Results of a folder, or of a study and files. False after a message. */
static bool collect(LabArgs *args, Results *results)
{
    Problem problem = {0};
    const bool folder = path_is_folder(args->path);
    const bool opened = folder ? folder_study(args->path, &args->study, args->lang)
                               : study_open(&args->study, args->path, args->lang);
    if (!opened || !has_cells(args))
        return false;
    if (!results_open(results, &args->study)) {
        say(stderr, args->lang, "match.no_memory", NULL, "");
        return false;
    }
    if (folder)
        return folder_merge(results, args->path, args->lang);
    for (int i = 0; i < args->more_count; i++)
        if (!merge_file(args, results, args->more[i]))
            return false;
    if (results_are_whole(results, &problem))
        return true;
    complain(args->lang, args->path, &problem);
    return false;
}

static int merge(LabArgs *args)
{
    Results results = {0};
    const bool good = collect(args, &results);
    const int status = good ? report(args, &results) : EXIT_FAILURE;
    results_close(&results);
    return status;
}

/* ---- plot ------------------------------------------------------------------------------------ */

static int plot(LabArgs *args)
{
    Results results = {0};
    Seat seat = 0;
    bool good = collect(args, &results);
    if (good && args->seat) {
        seat = seat_find(args->study.rules, args->seat);
        good = seat < args->study.rules->seats;
        if (!good)
            say(stderr, args->lang, "lab.study_seat", NULL, args->seat);
    }
    if (good)
        lab_svg(&results, seat, args->lang, stdout);
    results_close(&results);
    return good ? finish_output(args->lang) : EXIT_FAILURE;
}

/* ---- verify ---------------------------------------------------------------------------------- */

static int verify(LabArgs *args)
{
    if (!folder_study(args->path, &args->study, args->lang) || !has_cells(args))
        return EXIT_FAILURE;
    if (!args->seeded)
        randombytes_buf(&args->seed, sizeof args->seed);
    Verify about = {.study = &args->study,
                    .folder = args->path,
                    .share = args->share,
                    .seed = args->seed,
                    .threads = args->threads,
                    .lang = args->lang};
    const bool good = verify_run(&about);
    const int status = finish_output(args->lang);
    return good ? status : EXIT_FAILURE;
}

/* ---- tune ------------------------------------------------------------------------------------ */

static int tune(LabArgs *args)
{
    if (!study_open(&args->study, args->path, args->lang))
        return EXIT_FAILURE;
    if (args->study.knobs == 0) {
        say(stderr, args->lang, "lab.study_tune_goal", NULL, "");
        return EXIT_FAILURE;
    }
    Tune *about = calloc(1, sizeof *about);
    if (!about) {
        say(stderr, args->lang, "match.no_memory", NULL, "");
        return EXIT_FAILURE;
    }
    about->study = &args->study;
    about->source = args->path;
    about->path = args->out;
    about->threads = args->threads;
    about->lang = args->lang;
    const bool good = tune_run(about) && tune_report(about);
    tune_close(about);
    free(about);
    return good ? finish_output(args->lang) : EXIT_FAILURE;
}

/* ---- slurm ----------------------------------------------------------------------------------- */

/* As one word of a shell. */
static void print_quoted(const char *words)
{
    putchar('\'');
    for (; *words; words++)
        if (*words == '\'')
            fputs("'\\''", stdout);
        else
            putchar(*words);
    putchar('\'');
}

/* The whole path of something that is there, else as it is said. */
static void print_path(const char *path)
{
    char *whole = realpath(path, NULL);
    print_quoted(whole ? whole : path);
    free(whole);
}

/* Where arrays are limited a task plays every so manieth shard. */
static int print_slurm(LabArgs *args)
{
    if (!study_open(&args->study, args->path, args->lang) || !has_cells(args))
        return EXIT_FAILURE;
    if (!args->out) {
        say(stderr, args->lang, "lab.no_out", NULL, "");
        return EXIT_FAILURE;
    }
    const uint32_t shards = args->study.shards, tasks = shards < ARRAY_MAX ? shards : ARRAY_MAX;
    if (!folder_open(&args->study, args->out, args->lang))
        return EXIT_FAILURE;
    printf("#!/bin/sh\n"
           "#SBATCH --job-name=mekong-lab\n"
           "#SBATCH --array=1-%u\n"
           "#SBATCH --ntasks=1\n"
           "#SBATCH --cpus-per-task=1\n"
           "#SBATCH --output=/dev/null\n"
           "# Submit it again after a failure: what is whole is not played twice.\n"
           "shard=$SLURM_ARRAY_TASK_ID\n"
           "while [ \"$shard\" -le %u ]; do\n    ",
           tasks, shards);
    print_path("/proc/self/exe");
    fputs(" lab run ", stdout);
    print_path(args->path);
    fputs(" --out ", stdout);
    print_path(args->out);
    printf(" --shard \"$shard/%u\" || exit 1\n    shard=$((shard + %u))\ndone\n", shards, tasks);
    return finish_output(args->lang);
}

/* ---- endings --------------------------------------------------------------------------------- */

static int endings(LabArgs *args)
{
    return lab_endings(&(EndingsArgs){.game = args->path,
                                      .player = args->more,
                                      .players = args->more_count,
                                      .path = args->endings,
                                      .games = args->games,
                                      .seat = args->seat,
                                      .positions = args->positions,
                                      .threads = args->threads,
                                      .seed = args->seeded ? args->seed : 1,
                                      .json = args->json,
                                      .lang = args->lang});
}

/* ---- The command ----------------------------------------------------------------------------- */

static const struct LabVerb {
    const char *word;
    int (*run)(LabArgs *args);
    bool more; /* it takes files of results, or players */
} verbs[] = {
    {"run", run_study, false},     {"merge", merge, true}, {"verify", verify, false},
    {"slurm", print_slurm, false}, {"plot", plot, true},   {"tune", tune, false},
    {"endings", endings, true},
};

static int run_verb(LabArgs *args)
{
    for (size_t i = 0; i < COUNT_OF(verbs); i++) {
        if (strcmp(args->verb, verbs[i].word) != 0)
            continue;
        if (args->more_count && !verbs[i].more) {
            say(stderr, args->lang, "lab.study_more", NULL, args->more[0]);
            return 64;
        }
        return verbs[i].run(args);
    }
    say(stderr, args->lang, "lab.no_verb", NULL, args->verb);
    return 64; /* as argp does for a wrong command line */
}

int command_lab(int argc, char **argv)
{
    LabArgs *args = calloc(1, sizeof *args);
    if (!args || sodium_init() < 0) {
        say(stderr, lang_from_environment(), "match.no_memory", NULL, "");
        free(args);
        return EXIT_FAILURE;
    }
    args->threads = crew_usual_threads();
    args->share = 0.01;
    args->positions = ENDING_POSITIONS;
    args->lang = lang_from_environment();
    const struct argp_child children[] = {{&lang_argp, 0, NULL, 0}, {0}};
    const struct argp argp = {
        options,
        parse,
        "run|merge|verify|plot|tune|slurm STUDY|DIR [FILE...]\nendings GAME PLAYER...",
        doc,
        children,
        NULL,
        NULL};
    argp_parse(&argp, argc, argv, 0, NULL, args);
    const int status = run_verb(args);
    study_close(&args->study);
    free(args);
    return status;
}
