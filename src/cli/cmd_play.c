/* cmd_play.c: `mekong play`: the command line, the opponents, the place of the save. */
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <time.h>

#include "cli/play.h"

enum { KEY_GAME = KEY_OWN, KEY_YOU, KEY_AGAINST, KEY_SEED, KEY_LOAD, KEY_SAVE };

typedef struct PlayArgs {
    Lang lang;
    GameArgs game;
    Wish wish;
    bool wished; /* something of the game was said: no menu */
    bool seeded;
    uint64_t seed;
    const char *load, *save;
} PlayArgs;

static const char doc[] =
    "Plays a game in the terminal, line by line. Without options three short questions come first."
    "\vYou are shown the map, what has happened, and your choices by number. Type a number, or "
    "help "
    "for the commands (undo, map, log, why, save, quit). The game is saved before every question; "
    "to go on later:\n\n"
    "  mekong play --load FILE\n\n"
    "Saves go to the folder mekong of XDG_DATA_HOME (else ~/.local/share) unless --save says "
    "otherwise.";

static const struct argp_option options[] = {
    {"game", KEY_GAME, "GAME", 0, "Which game (preset: saigon75)", 1},
    {"you", KEY_YOU, "SEAT", 0, "Your side (saigon75: nv or sv)", 1},
    {"against", KEY_AGAINST, "WHO", 0, "Opponent: human, random, or a policy of the game", 1},
    {"seed", KEY_SEED, "S", 0, "Seed of the dice, to get the same ones again", 2},
    {"load", KEY_LOAD, "FILE", 0, "Go on with a saved game", 2},
    {"save", KEY_SAVE, "FILE", 0, "Where to keep the game", 2},
    {0},
};

/* ---- Command line ---------------------------------------------------------------------------- */

static void take_seat(PlayArgs *args, struct argp_state *state, const char *word)
{
    const Rules *rules = args->game.rules;
    for (Seat seat = 0; seat < rules->seats; seat++) {
        if (strcmp(rules->seat_words[seat], word) == 0) {
            args->wish.you = seat;
            return;
        }
    }
    argp_error(state, "%s has no side '%s'", rules->word, word);
}

static void take_opponent(PlayArgs *args, struct argp_state *state, const char *word)
{
    if (strcmp(word, "human") != 0 && !policy_find(args->game.rules, word))
        argp_error(state, "there is no opponent '%s'", word);
    args->wish.against = word;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    PlayArgs *args = state->input;
    if (key == ARGP_KEY_INIT) {
        state->child_inputs[0] = &args->game;
        state->child_inputs[1] = &args->lang;
    } else if (key == KEY_GAME || key == ARGP_KEY_ARG)
        game_args_take(&args->game, state, arg);
    else if (key == KEY_YOU)
        take_seat(args, state, arg);
    else if (key == KEY_AGAINST)
        take_opponent(args, state, arg);
    else if (key == KEY_SEED)
        args->seed = arg_number(state, arg, 0, INT64_MAX);
    else if (key == KEY_LOAD)
        args->load = arg;
    else if (key == KEY_SAVE)
        args->save = arg;
    else
        return ARGP_ERR_UNKNOWN;
    args->wished = args->wished || key == KEY_YOU || key == KEY_AGAINST;
    args->seeded = args->seeded || key == KEY_SEED;
    return 0;
}

/* --game=nim in one word would escape the search for a game's name. */
static void play_args_init(PlayArgs *args, int argc, char **argv)
{
    memset(args, 0, sizeof *args);
    args->lang = lang_from_environment();
    for (int i = 1; i < argc; i++)
        if (strncmp(argv[i], "--game=", 7) == 0)
            game_args_init(&args->game, 2, (char *[]){argv[0], argv[i] + 7});
    if (!args->game.rules)
        game_args_init(&args->game, argc, argv);
    const Rules *rules = args->game.rules;
    args->wish.you = (Seat)(rules->seats - 1);
    args->wish.against = rules->policy_count ? rules->policies[0].word : policy_random.word;
}

/* ---- The save's place ------------------------------------------------------------------------ */

/* Folders that cannot be made show themselves when the save is written. */
static void make_folders(char *path)
{
    for (char *c = path + 1; *c; c++) {
        if (*c == '/') {
            *c = '\0';
            mkdir(path, 0777);
            *c = '/';
        }
    }
}

static void default_path(const Rules *rules, char path[PATH_SIZE])
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    const time_t seconds = time(NULL);
    char stamp[32] = "";
    struct tm date;
    if (localtime_r(&seconds, &date))
        strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &date);
    if (data && data[0])
        snprintf(path, PATH_SIZE, "%s/mekong/%s-%s.mekong", data, rules->word, stamp);
    else if (home && home[0])
        snprintf(path, PATH_SIZE, "%s/.local/share/mekong/%s-%s.mekong", home, rules->word, stamp);
    else
        snprintf(path, PATH_SIZE, "%s-%s.mekong", rules->word, stamp);
    make_folders(path);
}

/* ---- The game -------------------------------------------------------------------------------- */

static Match *new_match(PlayArgs *args)
{
    if (!args->wished && !args->game.option_given)
        menu_ask(&args->game, &args->wish, args->lang);
    Match *match = game_args_match(&args->game, args->lang);
    for (Seat seat = 0; match && seat < args->game.rules->seats; seat++)
        match_set_seat(match, seat, seat == args->wish.you ? "human" : args->wish.against, "");
    return match;
}

static bool seat_players(Play *play)
{
    const Rules *rules = match_game(play->match)->rules;
    for (Seat seat = 0; seat < rules->seats; seat++) {
        const char *word = match_seat(play->match, seat)->controller;
        play->policy[seat] = policy_find(rules, word);
        if (!play->policy[seat])
            play->people++;
        if (!play->policy[seat] && strcmp(word, "human") != 0) {
            say(stderr, play->lang, "cli.play_no_policy", NULL, word);
            return false;
        }
    }
    return true;
}

/* A resumed game's story begins after the last thing each one did himself. */
static void remember_told(Play *play)
{
    for (uint32_t i = 0; i < match_count(play->match); i++) {
        const Seat actor = match_actor_of(play->match, i);
        if (actor < SEATS_MAX)
            play->told[actor] = i + 1;
    }
}

static void seed_dice(Play *play, const PlayArgs *args)
{
    uint64_t seed = args->seed;
    if (!args->seeded && getrandom(&seed, sizeof seed, 0) != (ssize_t)sizeof seed)
        seed = (uint64_t)time(NULL);
    /* A resumed game must not see the dice of its beginning again. */
    rng_seed_stream(&play->rng, seed, match_count(play->match));
}

int command_play(int argc, char **argv)
{
    PlayArgs args;
    Play play = {0};
    play_args_init(&args, argc, argv);
    const struct argp_child children[] = {
        {&args.game.argp, 0, NULL, 0}, {&lang_argp, 0, NULL, 0}, {0}};
    const struct argp argp = {options, parse, "[GAME]", doc, children, NULL, NULL};
    argp_parse(&argp, argc, argv, 0, NULL, &args);
    play.lang = args.lang;
    snprintf(play.program, sizeof play.program, "%.*s", (int)(strlen(argv[0]) - strlen(" play")),
             argv[0]);
    play.match = args.load ? save_open(args.load, args.lang) : new_match(&args);
    if (!play.match)
        return EXIT_FAILURE;
    if (args.save || args.load)
        snprintf(play.path, sizeof play.path, "%s", args.save ? args.save : args.load);
    else
        default_path(match_game(play.match)->rules, play.path);
    seed_dice(&play, &args);
    remember_told(&play);
    const int status = seat_players(&play) ? play_run(&play) : EXIT_FAILURE;
    match_free(play.match);
    return status;
}
