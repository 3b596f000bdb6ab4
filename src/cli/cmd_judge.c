/* cmd_judge.c: `mekong judge`: what a player loses on decisions whose answers are known, and how
 * such a file is made. */
#include <string.h>
#include <unistd.h>

#include "core/speech.h"
#include "lab/judge.h"

enum {
    KEY_FILE = KEY_OWN,
    KEY_MAKE,
    KEY_EACH,
    KEY_GAMES_BY,
    KEY_ROLLOUTS,
    KEY_SEED,
    KEY_THREADS,
    KEY_TIME,
    KEY_MEMORY
};
enum { EACH_PRESET = 4, PLAYERS_PRESET = 3000, ROLLOUTS_PRESET = 4000 };

extern const char saigon75_judge_text[]; /* generated from data/saigon75/judge.txt */

typedef struct JudgeArgs {
    GameArgs game;
    Lang lang;
    const char *word, *path;
    JudgeMaking making;
    Judgement judgement;
    size_t memory;
    bool json;
} JudgeArgs;

static const char doc[] =
    "Puts a player before decisions out of good games and says what share of a game its answers "
    "lose, by side, turn and kind of choice."
    "\vThe answers were valued once and for all by long searches, twice each, so that errors of "
    "the values are not taken for losses; what is told is the mean difference between the best "
    "answer and the player's: 0.01 is one game in a hundred lost a choice. A player is a word as "
    "in `mekong arena`, bot:COMMAND included. Each decision comes "
    "by itself: a search has for it what it has for the first choice of a turn.\n\n"
    "  mekong judge saigon75 hard\n"
    "  mekong judge saigon75 'bot:python3 bot.py' --json\n"
    "  mekong judge saigon75 --make 250 > decisions.txt\n\n"
    "Exit status: 0, or 1 after a message.";

static const struct argp_option own_options[] = {
    {"file", KEY_FILE, "FILE", 0, "Decisions of your own (preset: those built in)", 1},
    {"make", KEY_MAKE, "GAMES", 0, "Print a new file instead: so many games are played for it", 1},
    {"each", KEY_EACH, "N", 0, "With --make: choices out of each game, 1 to 16 (preset: 4)", 1},
    {"played-by", KEY_GAMES_BY, "N", 0,
     "With --make: roll-outs a turn of those who play (preset: 3000)", 1},
    {"rollouts", KEY_ROLLOUTS, "N", 0, "With --make: roll-outs for each value (preset: 4000)", 1},
    {"seed", KEY_SEED, "S", 0, "Seed of the random generator (preset: 1)", 2},
    {"threads", KEY_THREADS, "T", 0, "Threads (preset: one a processor)", 2},
    {"time", KEY_TIME, "MS", 0, "Time of a program for an answer (preset: 10000)", 2},
    {"memory", KEY_MEMORY, "MB", 0, MEMORY_DOC, 2},
    {"json", 'j', NULL, 0, "One JSON object", 2},
    {0},
};

/* ---- Command line ---------------------------------------------------------------------------- */

static error_t parse_number(int key, const char *arg, struct argp_state *state, JudgeArgs *args)
{
    if (key == KEY_MAKE)
        args->making.games = (uint32_t)arg_number(state, arg, 1, 100000);
    else if (key == KEY_EACH)
        args->making.each = (uint32_t)arg_number(state, arg, 1, 16);
    else if (key == KEY_GAMES_BY)
        args->making.players = (uint32_t)arg_number(state, arg, 1, 10000000);
    else if (key == KEY_ROLLOUTS)
        args->making.rollouts = (uint32_t)arg_number(state, arg, 1, 10000000);
    else if (key == KEY_SEED)
        args->making.seed = arg_number(state, arg, 0, INT64_MAX);
    else if (key == KEY_THREADS)
        args->making.threads = (uint32_t)arg_number(state, arg, 1, THREADS_MAX);
    else if (key == KEY_TIME)
        args->judgement.time = (uint32_t)arg_number(state, arg, 1, 86400000);
    else
        return ARGP_ERR_UNKNOWN;
    return 0;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    JudgeArgs *args = state->input;
    if (key == ARGP_KEY_INIT) {
        state->child_inputs[0] = &args->game;
        state->child_inputs[1] = &args->lang;
    } else if (key == KEY_FILE)
        args->path = arg;
    else if (key == KEY_MEMORY)
        args->memory = arg_memory(state, arg);
    else if (key == 'j')
        args->json = true;
    else if (key == ARGP_KEY_ARG && state->arg_num == 0)
        game_args_take(&args->game, state, arg);
    else if (key == ARGP_KEY_ARG && state->arg_num == 1)
        args->word = arg;
    else if (key == ARGP_KEY_ARG || key == ARGP_KEY_NO_ARGS)
        argp_usage(state);
    else if (key == ARGP_KEY_END && !args->word == !args->making.games)
        argp_error(state, "either a player or --make");
    else if (key == ARGP_KEY_END && (args->game.option_given || args->game.board_folder))
        argp_error(state, "decisions bring their own options, and are of the default board");
    else
        return parse_number(key, arg, state, args);
    return 0;
}

/* ---- Telling --------------------------------------------------------------------------------- */

static void print_loss(const char *who, const Loss *loss)
{
    const Estimate mean = loss_mean(loss);
    TEXT(text, line, LINE_SIZE);
    char numbers[96];
    if (loss->count == 0)
        return;
    text_add(&text, "  ");
    text_add(&text, who);
    text_pad_to(&text, 26);
    snprintf(numbers, sizeof numbers, "%.4f (%.4f … %.4f)", mean.value, mean.low, mean.high);
    text_add(&text, numbers);
    text_pad_to(&text, 54);
    snprintf(numbers, sizeof numbers, "%u / %u", loss->best, loss->count);
    text_add(&text, numbers);
    printf("%s\n", line);
}

static void print_head(Lang lang, const char *word)
{
    TEXT(text, line, LINE_SIZE);
    printf("%s\n", word);
    text_pad_to(&text, 26);
    text_add(&text, message_text(lang, "cli.judge_head_lost"));
    text_pad_to(&text, 54);
    text_add(&text, message_text(lang, "cli.judge_head_best"));
    printf("%s\n", line);
}

static void print_turns(const JudgeArgs *args)
{
    for (unsigned turn = 0; turn <= UINT8_MAX; turn++) {
        const int64_t number[] = {(int64_t)turn};
        TEXT(name, words, 64);
        message_say(args->lang, "cli.judge_turn", number, NULL, &name);
        print_loss(words, &args->judgement.turn[turn]);
    }
}

static void print_all(const JudgeArgs *args)
{
    const Judgement *judgement = &args->judgement;
    const Rules *rules = args->game.rules;
    print_head(args->lang, args->word);
    print_loss(message_text(args->lang, "cli.judge_all"), &judgement->all);
    for (Seat seat = 0; seat < rules->seats; seat++)
        print_loss(seat_name(rules, seat, args->lang), &judgement->side[seat]);
    print_turns(args);
    for (unsigned step = 0; step < rules->step_count; step++)
        print_loss(rules->steps[step]->name, &judgement->step[step]);
    const int64_t number[] = {judgement->all.unknown};
    if (judgement->all.unknown)
        say(stdout, args->lang, "cli.judge_unknown", number, NULL);
}

static void write_loss(Json *json, const char *name, const Loss *loss)
{
    const Estimate mean = loss_mean(loss);
    if (loss->count == 0)
        return;
    json_open(json, name, '{');
    json_number(json, "decisions", loss->count);
    json_number(json, "best", loss->best);
    json_number(json, "unknown", loss->unknown);
    json_fixed(json, "lost", mean.value, 5);
    json_fixed(json, "low", mean.low, 5);
    json_fixed(json, "high", mean.high, 5);
    json_close(json, '}');
}

static void write_sides(Json *json, const Rules *rules, const Loss side[SEATS_MAX])
{
    json_open(json, "sides", '{');
    for (Seat seat = 0; seat < rules->seats; seat++)
        write_loss(json, rules->seat_words[seat], &side[seat]);
    json_close(json, '}');
}

static void write_turns(Json *json, const Loss turn[UINT8_MAX + 1])
{
    json_open(json, "turns", '{');
    for (unsigned i = 0; i <= UINT8_MAX; i++) {
        TEXT(name, words, 8);
        text_number(&name, i);
        write_loss(json, words, &turn[i]);
    }
    json_close(json, '}');
}

static void write_steps(Json *json, const Rules *rules, const Loss step[JUDGE_STEPS])
{
    json_open(json, "steps", '{');
    for (unsigned i = 0; i < rules->step_count; i++)
        write_loss(json, rules->steps[i]->name, &step[i]);
    json_close(json, '}');
}

static void write_all(const JudgeArgs *args)
{
    const Judgement *judgement = &args->judgement;
    TEXT(text, buffer, 1 << 16);
    Json json;
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    json_string(&json, "player", args->word);
    write_loss(&json, "all", &judgement->all);
    write_sides(&json, args->game.rules, judgement->side);
    write_turns(&json, judgement->turn);
    write_steps(&json, args->game.rules, judgement->step);
    json_close(&json, '}');
    printf("%s\n", buffer);
}

/* ---- The command ----------------------------------------------------------------------------- */

static int make(JudgeArgs *args, const Decisions *base)
{
    TEXT(head, words, 64);
    args->making.base = base;
    const bool made = judge_make(&args->making);
    decisions_print_head(base, &head);
    if (made)
        fputs(words, stdout);
    for (uint32_t i = 0; made && i < args->making.games; i++)
        fputs(args->making.text[i], stdout);
    judge_made_free(&args->making);
    if (!made)
        say(stderr, args->lang, "match.no_memory", NULL, "");
    return made ? finish_output(args->lang) : EXIT_FAILURE;
}

/* NULL: there are none for the game. */
static const char *judge_built_in(const char *word)
{
    return strcmp(word, "saigon75") == 0 ? saigon75_judge_text : NULL;
}

/* The file of the player, or what is built in for the game. */
static bool read_decisions(JudgeArgs *args, Decisions *decisions, Problem *problem)
{
    if (!args->path) {
        const char *own = judge_built_in(args->game.rules->word);
        if (!own)
            problem_set(problem, 0, "cli.judge_none", args->game.rules->word);
        return own && decisions_read(decisions, own, true, problem);
    }
    size_t length;
    char *text = file_read(args->path, &length, problem);
    const bool good = text && decisions_read(decisions, text, false, problem);
    free(text);
    return good;
}

static int judge(JudgeArgs *args, Decisions *decisions, const Entrant *entrant)
{
    Judgement *judgement = &args->judgement;
    Problem problem = {0};
    if (!read_decisions(args, decisions, &problem))
        return complain(args->lang, args->path ? args->path : args->game.rules->word, &problem);
    judgement->decisions = decisions;
    judgement->entrant = entrant;
    judgement->seed = args->making.seed;
    judgement->threads = args->making.threads;
    judgement->progress = args->making.progress;
    const bool done = judge_run(judgement);
    if (!done)
        complain(args->lang, args->word, &judgement->problem);
    else if (args->json)
        write_all(args);
    else
        print_all(args);
    judgement_close(judgement);
    return done ? finish_output(args->lang) : EXIT_FAILURE;
}

/* Decisions are between players who choose: who needs an option of its own plays another game. */
static bool find_player(JudgeArgs *args, Entrant *entrant)
{
    if (!entrant_find(args->game.rules, args->word, entrant)) {
        say(stderr, args->lang, "cli.judge_no_player", NULL, args->word);
        return false;
    }
    if (entrant->policy && (entrant->policy->option || entrant->policy->seats)) {
        say(stderr, args->lang, "cli.judge_one_sided", NULL, args->word);
        return false;
    }
    if (args->memory)
        entrant->memory = args->memory;
    return true;
}

static int run(JudgeArgs *args)
{
    Decisions decisions;
    Entrant entrant;
    Problem problem = {0};
    int status = EXIT_FAILURE;
    if (!decisions_open(&decisions, args->game.rules, &problem))
        complain(args->lang, args->game.rules->word, &problem);
    else if (args->making.games)
        status = make(args, &decisions);
    else if (find_player(args, &entrant))
        status = judge(args, &decisions, &entrant);
    decisions_close(&decisions);
    return status;
}

int command_judge(int argc, char **argv)
{
    JudgeArgs *args = calloc(1, sizeof *args);
    if (!args) {
        say(stderr, lang_from_environment(), "match.no_memory", NULL, "");
        return EXIT_FAILURE;
    }
    game_args_init(&args->game, argc, argv);
    args->lang = lang_from_environment();
    args->making = (JudgeMaking){.each = EACH_PRESET,
                                 .players = PLAYERS_PRESET,
                                 .rollouts = ROLLOUTS_PRESET,
                                 .threads = crew_usual_threads(),
                                 .seed = 1,
                                 .progress = isatty(STDERR_FILENO)};
    args->judgement.time = BOT_TIME_PRESET;
    const struct argp_child children[] = {
        {&args->game.argp, 0, NULL, 0}, {&lang_argp, 0, NULL, 0}, {0}};
    const struct argp argp = {own_options, parse, "GAME [PLAYER]", doc, children, NULL, NULL};
    argp_parse(&argp, argc, argv, 0, NULL, args);
    const int status = run(args);
    free(args);
    return status;
}
