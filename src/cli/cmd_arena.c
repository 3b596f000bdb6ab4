/* cmd_arena.c: `mekong arena`: reads the command line of an arena and prints its result. */
#include <math.h>
#include <string.h>
#include <unistd.h>

#include "ai/random.h"
#include "lab/arena.h"

enum {
    KEY_MATCHES = KEY_OWN,
    KEY_PLAYERS,
    KEY_PLAYER,
    KEY_SEED,
    KEY_THREADS,
    KEY_OUT,
    KEY_SPRT,
    KEY_TIME,
    KEY_MEMORY,
    KEY_LUCK
};

typedef struct ArenaArgs {
    GameArgs game;
    Arena arena;
    char *words; /* of --players, cut into pieces */
    bool json;
    size_t memory;
} ArenaArgs;

static const char doc[] =
    "Lets computer players meet, each with each, and says how strong they are."
    "\vA match is two games with the same chance, sides swapped, decided by the game's own rule "
    "for "
    "a match of two games. Where four sit at the table it is four games with the same chance: the "
    "one named first is alone in each seat in turn, the other has the three others; of equals each "
    "wins one in four. A player is a policy of the game or bot:COMMAND, a program that speaks "
    "the protocol of docs/bot-protocol.md; one that plays one side only meets the others on that "
    "side. The same seed and players give the same games, whatever the number of threads; with "
    "--out, a run that was stopped goes on where it was.\n\n"
    "  mekong arena saigon75 --players random,heuristic --matches 200\n"
    "  mekong arena saigon75 --players heuristic,solo,random --out ladder.txt --json\n"
    "  mekong arena saigon75 --player 'bot:python3 bot.py' --player heuristic --sprt 0,50\n"
    "  mekong arena fitl --players quick,heuristic --matches 500 --scenario medium\n\n"
    "Exit status: 0, or 1 after a message (a program that does not start, a file that cannot be "
    "written or belongs to another arena).";

static const struct argp_option own_options[] = {
    {"players", KEY_PLAYERS, "A,B,...", 0, "The pool (preset: all policies of the game)", 1},
    {"player", KEY_PLAYER, "A", 0, "One more player; its word may hold commas", 1},
    {"matches", KEY_MATCHES, "N", 0, "Matches for each pair (preset: 100)", 1},
    {"sprt", KEY_SPRT, "ELO0,ELO1", 0,
     "Stop a pair once it is clear, with 5 % error either way, whether the first named is stronger "
     "than the second by ELO1 or by ELO0 only",
     1},
    {"luck", KEY_LUCK, NULL, 0,
     "Also tell the results without luck: every roll is weighed against its mean", 1},
    {"seed", KEY_SEED, "S", 0, "Seed of the random generator (preset: 1)", 1},
    {"threads", KEY_THREADS, "T", 0, "Threads (preset: one a processor)", 2},
    {"time", KEY_TIME, "MS", 0, "Time of a program for an answer (preset: 10000)", 2},
    {"memory", KEY_MEMORY, "MB", 0, MEMORY_DOC, 2},
    {"out", KEY_OUT, "FILE", 0, "Keep each result there; go on with what it holds", 2},
    {"json", 'j', NULL, 0, "One JSON object", 2},
    {0},
};

/* ---- Command line ---------------------------------------------------------------------------- */

static void take_player(ArenaArgs *args, const char *word, struct argp_state *state)
{
    Arena *arena = &args->arena;
    Entrant entrant;
    if (!entrant_find(args->game.rules, word, &entrant))
        arg_no_player(state, args->game.rules, word);
    for (uint32_t i = 0; i < arena->entrants; i++)
        if (strcmp(arena->entrant[i].word, word) == 0)
            argp_error(state, "'%s' is named twice", word);
    if (arena->entrants == ARENA_PLAYERS_MAX)
        argp_error(state, "there can be %d players", ARENA_PLAYERS_MAX);
    arena->entrant[arena->entrants++] = entrant;
}

/* Once only: the pieces stay where they are cut. */
static void take_players(ArenaArgs *args, const char *list, struct argp_state *state)
{
    if (args->words)
        argp_error(state, "--players stands twice");
    args->words = strdup(list);
    char *rest = args->words;
    while (rest) {
        char *word = rest;
        rest = strchr(rest, ',');
        if (rest)
            *rest++ = '\0';
        take_player(args, word, state);
    }
}

static void take_test(Arena *arena, const char *arg, struct argp_state *state)
{
    char *end, *last;
    const double elo_most = 2000;
    arena->sprt.elo0 = strtod(arg, &end);
    arena->sprt.elo1 = *end == ',' ? strtod(end + 1, &last) : 0;
    const bool two = end != arg && *end == ',' && last != end + 1 && *last == '\0';
    if (!two || !(fabs(arena->sprt.elo0) <= elo_most) || !(fabs(arena->sprt.elo1) <= elo_most) ||
        arena->sprt.elo0 >= arena->sprt.elo1)
        argp_error(state, "--sprt takes two numbers, the smaller first: 0,20");
    arena->testing = true;
}

static error_t parse_number(int key, const char *arg, struct argp_state *state, Arena *arena)
{
    if (key == KEY_MATCHES)
        arena->matches = arg_number(state, arg, 1, 10000000);
    else if (key == KEY_SEED)
        arena->seed = arg_number(state, arg, 0, INT64_MAX);
    else if (key == KEY_THREADS)
        arena->threads = (uint32_t)arg_number(state, arg, 1, THREADS_MAX);
    else if (key == KEY_TIME)
        arena->time = (uint32_t)arg_number(state, arg, 1, 86400000);
    else
        return ARGP_ERR_UNKNOWN;
    return 0;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    ArenaArgs *args = state->input;
    if (key == ARGP_KEY_INIT) {
        state->child_inputs[0] = &args->game;
        state->child_inputs[1] = &args->arena.lang;
    } else if (key == KEY_PLAYERS)
        take_players(args, arg, state);
    else if (key == KEY_PLAYER)
        take_player(args, arg, state);
    else if (key == KEY_SPRT)
        take_test(&args->arena, arg, state);
    else if (key == KEY_MEMORY)
        args->memory = arg_memory(state, arg);
    else if (key == KEY_OUT)
        args->arena.path = arg;
    else if (key == KEY_LUCK)
        args->arena.luck = true;
    else if (key == 'j')
        args->json = true;
    else if (key == ARGP_KEY_ARG && state->arg_num == 0)
        game_args_take(&args->game, state, arg);
    else if (key == ARGP_KEY_ARG || key == ARGP_KEY_NO_ARGS)
        argp_usage(state);
    else if (key == ARGP_KEY_END && args->arena.entrants == 1)
        argp_error(state, "an arena takes two players at least");
    else
        return parse_number(key, arg, state, &args->arena);
    return 0;
}

/* ---- The command ----------------------------------------------------------------------------- */

/* The pool if none was named. */
static void take_all_policies(Arena *arena)
{
    const Policy *policy;
    for (uint32_t i = 0; (policy = policy_at(arena->rules, i)) && i < ARENA_PLAYERS_MAX; i++)
        if (!policy_searches(policy)) /* searches take their time: they are asked for by word */
            entrant_find(arena->rules, policy->word, &arena->entrant[arena->entrants++]);
}

/* At a table of several each seat wins for itself: no option joins two of them. */
static bool everybody_alone(const Arena *arena)
{
    uint8_t seats;
    return !option_find(arena->rules, slice_of("seats"), &seats) ||
           arena->option[seats] == arena->rules->options[seats].preset;
}

static bool set_up(ArenaArgs *args)
{
    Arena *arena = &args->arena;
    Problem problem = {0};
    arena->rules = args->game.rules;
    memcpy(arena->option, args->game.option, sizeof arena->option);
    if (arena->entrants == 0)
        take_all_policies(arena);
    for (uint32_t i = 0; i < arena->entrants && args->memory; i++)
        arena->entrant[i].memory = args->memory;
    if (arena_is_table(arena) && !everybody_alone(arena)) {
        say(stderr, arena->lang, "cli.arena_joined", NULL, arena->rules->word);
        return false;
    }
    if (arena->luck && !game_guesses(arena->rules)) {
        say(stderr, arena->lang, "cli.arena_no_luck", NULL, arena->rules->word);
        return false;
    }
    if (args->game.board_folder) {
        arena->board_text = board_read(args->game.board_folder, &problem);
        if (!arena->board_text)
            complain(arena->lang, args->game.board_folder, &problem);
    }
    return !args->game.board_folder || arena->board_text;
}

static int run(ArenaArgs *args)
{
    Arena *arena = &args->arena;
    const bool played = set_up(args) && arena_run(arena);
    bool told = played;
    if (played && args->json)
        told = arena_print_json(arena);
    else if (played)
        arena_print(arena);
    if (played && !told)
        say(stderr, arena->lang, "match.no_memory", NULL, "");
    arena_close(arena);
    return told ? finish_output(arena->lang) : EXIT_FAILURE;
}

int command_arena(int argc, char **argv)
{
    ArenaArgs *args = calloc(1, sizeof *args);
    if (!args) {
        say(stderr, lang_from_environment(), "match.no_memory", NULL, "");
        return EXIT_FAILURE;
    }
    game_args_init(&args->game, argc, argv);
    args->arena.matches = 100;
    args->arena.seed = 1;
    args->arena.threads = crew_usual_threads();
    args->arena.time = BOT_TIME_PRESET;
    args->arena.progress = isatty(STDERR_FILENO);
    args->arena.lang = lang_from_environment();
    const struct argp_child children[] = {
        {&args->game.argp, 0, NULL, 0}, {&lang_argp, 0, NULL, 0}, {0}};
    const struct argp argp = {own_options, parse, "GAME", doc, children, NULL, NULL};
    argp_parse(&argp, argc, argv, 0, NULL, args);
    const int status = run(args);
    free(args->words);
    free(args);
    return status;
}
