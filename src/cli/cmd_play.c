/* cmd_play.c: `mekong play`: the command line, the opponents, the place of the save. */
#include <string.h>
#include <sys/random.h>
#include <time.h>

#include "cli/play.h"

enum { KEY_GAME = KEY_OWN, KEY_YOU, KEY_AGAINST, KEY_SEED, KEY_LOAD, KEY_SAVE };

typedef struct PlayArgs {
    Lang lang;
    GameArgs game;
    Seat you;
    const char *against;
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
            args->you = seat;
            return;
        }
    }
    argp_error(state, "%s has no side '%s'", rules->word, word);
}

static void take_opponent(PlayArgs *args, struct argp_state *state, const char *word)
{
    if (strcmp(word, "human") != 0 && !policy_find(args->game.rules, word))
        argp_error(state, "there is no opponent '%s'", word);
    args->against = word;
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
    args->you = (Seat)(rules->seats - 1);
    args->against = rules->policy_count ? rules->policies[0].word : policy_random.word;
}

/* ---- The game -------------------------------------------------------------------------------- */

static bool open_new(Play *play, PlayArgs *args, uint64_t seed)
{
    Problem problem = {0};
    Wish wish;
    wish_init(&wish, args->game.rules);
    memcpy(wish.option, args->game.option, sizeof wish.option);
    for (Seat seat = 0; seat < wish.rules->seats; seat++)
        snprintf(wish.controller[seat], SEAT_WORD_SIZE, "%s",
                 seat == args->you ? "human" : args->against);
    if (!args->wished && !args->game.option_given)
        menu_ask(&wish, args->lang);
    char *board = NULL;
    if (args->game.board_folder && !(board = board_read(args->game.board_folder, &problem))) {
        complain(args->lang, args->game.board_folder, &problem);
        return false;
    }
    wish.board_text = board;
    const bool good = session_open(&play->session, &wish, args->lang, seed, &problem);
    free(board);
    if (!good)
        complain(args->lang, args->game.board_folder ? args->game.board_folder : "play", &problem);
    return good;
}

static bool open_saved(Play *play, const PlayArgs *args, uint64_t seed)
{
    SaveProblem problem = {0};
    const bool good = session_load(&play->session, args->load, args->lang, seed, &problem);
    if (!good)
        complain_save(args->lang, args->load, &problem);
    return good;
}

static uint64_t dice_seed(const PlayArgs *args)
{
    uint64_t seed = args->seed;
    if (!args->seeded && getrandom(&seed, sizeof seed, 0) != (ssize_t)sizeof seed)
        seed = (uint64_t)time(NULL);
    return seed;
}

static void choose_path(Play *play, const PlayArgs *args)
{
    char *path = play->session.path;
    if (args->save || args->load)
        snprintf(path, PATH_SIZE, "%s", args->save ? args->save : args->load);
    else
        session_default_path(match_game(play->session.match)->rules, path);
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
    snprintf(play.program, sizeof play.program, "%.*s", (int)(strlen(argv[0]) - strlen(" play")),
             argv[0]);
    const uint64_t seed = dice_seed(&args);
    const bool good = args.load ? open_saved(&play, &args, seed) : open_new(&play, &args, seed);
    if (good)
        choose_path(&play, &args);
    const int status = good ? play_run(&play) : EXIT_FAILURE;
    session_close(&play.session);
    return status;
}
