/* cmd_board.c: `mekong board check DIR` and `mekong board show`: the data files of a game. */
#include <string.h>

#include "cli/cli.h"

typedef struct BoardArgs {
    Lang lang;
    GameArgs game;
    const char *what, *folder;
} BoardArgs;

static const char doc[] =
    "check DIR reads a folder of board data as --board would, and says what is wrong with it: "
    "file, "
    "line and reason. show lists the files of the built-in board and the rows whose values are "
    "reconstructed, not taken from the printed game."
    "\vTo make a board of your own copy data/saigon75, change it, and try it:\n\n"
    "  mekong board check my_board\n"
    "  mekong play --board my_board\n\n"
    "Of another game its word comes first: mekong board check fitl my_board.\n\n"
    "Exit status: 0, or 1 if the board is refused.";

static error_t parse(int key, char *arg, struct argp_state *state)
{
    BoardArgs *args = state->input;
    if (key == ARGP_KEY_INIT)
        state->child_inputs[0] = &args->lang;
    else if (key == ARGP_KEY_ARG && game_find(arg))
        args->game.rules = game_find(arg);
    else if (key == ARGP_KEY_ARG && !args->what)
        args->what = arg;
    else if (key == ARGP_KEY_ARG && !args->folder)
        args->folder = arg;
    else if (key == ARGP_KEY_ARG || key == ARGP_KEY_NO_ARGS)
        argp_usage(state);
    else
        return ARGP_ERR_UNKNOWN;
    return 0;
}

static int check(BoardArgs *args)
{
    args->game.board_folder = args->folder;
    Match *match = game_args_match(&args->game, args->lang);
    if (!match)
        return EXIT_FAILURE;
    match_free(match);
    say(stdout, args->lang, "cli.board_good", NULL, args->folder);
    return finish_output(args->lang);
}

static bool contains(Slice line, const char *word)
{
    const size_t length = strlen(word);
    for (size_t i = 0; i + length <= line.length; i++)
        if (memcmp(line.data + i, word, length) == 0)
            return true;
    return false;
}

/* Rows of data/ say in their last column where they come from. */
static int show(const BoardArgs *args)
{
    const char *text = args->game.rules->default_board;
    if (!text) {
        say(stderr, args->lang, "cli.board_none", NULL, args->game.rules->word);
        return EXIT_FAILURE;
    }
    Slice rest = {text, strlen(text)}, line;
    say(stdout, args->lang, "cli.board_shown", NULL, args->game.rules->word);
    while (slice_cut(&rest, '\n', &line))
        if (line.length > 2 && line.data[0] == '@')
            printf("\n%.*s\n", (int)line.length - 2, line.data + 2);
        else if (contains(line, "reconstructed"))
            printf("    %.*s\n", (int)line.length, line.data);
    return finish_output(args->lang);
}

int command_board(int argc, char **argv)
{
    BoardArgs args = {.lang = lang_from_environment()};
    const struct argp_child children[] = {{&lang_argp, 0, NULL, 0}, {0}};
    const struct argp argp = {NULL, parse, "check DIR\nshow", doc, children, NULL, NULL};
    game_args_init(&args.game, argc, argv);
    argp_parse(&argp, argc, argv, 0, NULL, &args);
    if (args.what && strcmp(args.what, "check") == 0 && args.folder)
        return check(&args);
    if (args.what && strcmp(args.what, "show") == 0 && !args.folder)
        return show(&args);
    argp_help(&argp, stderr, ARGP_HELP_STD_USAGE, argv[0]);
    return 64;
}
