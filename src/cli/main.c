/* main.c: `mekong COMMAND ...`: finds the subcommand and hands over. Each has a file of its own,
 * cmd_<name>.c, and its own --help. */
#include <string.h>

#include "cli/cli.h"

typedef struct Command {
    const char *word;
    int (*run)(int argc, char **argv);
    const char *about;
} Command;

static const Command commands[] = {
    {"play", command_play, "play in the terminal, against the computer or each other"},
    {"serve", command_serve, "serve games to browsers, here or in a network"},
    {"sim", command_sim, "let the computer play many games and count"},
    {"arena", command_arena, "matches between computer players, with ratings"},
    {"judge", command_judge, "what a computer player loses on decisions that were looked into"},
    {"lab", command_lab, "studies of many games, on one computer or many"},
    {"bot", command_bot, "be a computer player for another program"},
    {"bots", command_bots, "the next turn of a printed bot, with dice of your own"},
    {"replay", command_replay, "tell a saved game from its start, in sentences or as JSON"},
    {"hint", command_hint, "what to do in a saved game, and with what chances"},
    {"review", command_review, "a game looked at again: chances, luck and mistakes"},
    {"legal", command_legal, "what may be done now in a saved game"},
    {"why", command_why, "whether an action is legal now, and by which rule not"},
    {"perft", command_perft, "count the positions to a depth"},
    {"odds", command_odds, "exact odds of a combat"},
    {"board", command_board, "check a folder of board data, show the built-in one"},
};

static void print_help(FILE *to)
{
    fputs("Usage: mekong COMMAND [OPTION...]\n"
          "Wargames with every rule enforced.\n\n",
          to);
    for (size_t i = 0; i < COUNT_OF(commands); i++)
        fprintf(to, "  mekong %-8s %s\n", commands[i].word, commands[i].about);
    fputs("\nGames:", to);
    for (size_t i = 0; i < game_list_count; i++)
        fprintf(to, " %s", game_list[i]->word);
    fputs(
        "\n\n"
        "Start with `mekong play`. `mekong help COMMAND` tells all about a command, and the\n"
        "manual page, mekong(1), about all of them. Messages come in English, French or Italian:\n"
        "--lang en|fr|it, or as the terminal's language says.\n",
        to);
}

/* argv[0] becomes "build/mekong play": what argp calls the program, and what can be typed again. */
static int run_command(const Command *command, const char *program, int argc, char **argv)
{
    char name[PATH_SIZE];
    snprintf(name, sizeof name, "%s %s", program, command->word);
    argv[0] = name;
    return command->run(argc, argv);
}

static int refuse(const char *word)
{
    say(stderr, lang_from_environment(), "cli.no_command", NULL, word);
    print_help(stderr);
    return 64; /* as argp does for a wrong command line */
}

/* `mekong help sim`: what `mekong sim --help` says. A game's name may follow: it brings options. */
static int help_about(int argc, char **argv)
{
    char help[] = "--help";
    for (size_t i = 0; i < COUNT_OF(commands); i++) {
        if (strcmp(argv[2], commands[i].word) != 0)
            continue;
        char *words[] = {argv[0], argc > 3 ? argv[3] : help, help, NULL};
        return run_command(&commands[i], argv[0], argc > 3 ? 3 : 2, words);
    }
    return refuse(argv[2]);
}

int main(int argc, char **argv)
{
    const char *word = argc > 1 ? argv[1] : "--help";
    for (size_t i = 0; i < COUNT_OF(commands); i++)
        if (strcmp(word, commands[i].word) == 0)
            return run_command(&commands[i], argv[0], argc - 1, argv + 1);
    if (strcmp(word, "--version") == 0 || strcmp(word, "-V") == 0) {
        puts("mekong " MEKONG_VERSION);
        return finish_output(LANG_EN);
    }
    if (strcmp(word, "help") == 0 && argc > 2)
        return help_about(argc, argv);
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0 || strcmp(word, "help") == 0) {
        print_help(stdout);
        return finish_output(LANG_EN);
    }
    return refuse(word);
}
