/* cli.h: what the subcommands of `mekong` share: languages, messages, files, boards, and the
 * command line options that a game's own options and seats make.
 *
 * This is the only folder of the program that knows files, terminals and exit codes. Subcommands
 * return EXIT_SUCCESS or EXIT_FAILURE; argp itself leaves with 64 on a wrong command line.
 */
#ifndef MEKONG_CLI_H
#define MEKONG_CLI_H

#include <argp.h>
#include <stdio.h>
#include <stdlib.h>

#include "games/list.h"
#include "match/match.h"
#include "play/files.h"

enum { POSITION_SIZE = 1 << 18, LINE_SIZE = 2048 };

/* ---- Subcommands ----------------------------------------------------------------------------- */

int command_play(int argc, char **argv);
int command_sim(int argc, char **argv);
int command_replay(int argc, char **argv);
int command_legal(int argc, char **argv);
int command_hint(int argc, char **argv);
int command_review(int argc, char **argv);
int command_why(int argc, char **argv);
int command_perft(int argc, char **argv);
int command_odds(int argc, char **argv);
int command_board(int argc, char **argv);
int command_arena(int argc, char **argv);
int command_judge(int argc, char **argv);
int command_lab(int argc, char **argv);
int command_bot(int argc, char **argv);
int command_bots(int argc, char **argv);
int command_serve(int argc, char **argv);

/* ---- Words (say.c) --------------------------------------------------------------------------- */

/* From LC_ALL, LC_MESSAGES or LANG, else English. */
Lang lang_from_environment(void);
/* A message and a line end. */
void say(FILE *to, Lang lang, const char *id, const int64_t *number, const char *detail);
/* "path:line: sentence" on stderr; gives EXIT_FAILURE. */
int complain(Lang lang, const char *path, const Problem *problem);
int complain_save(Lang lang, const char *path, const SaveProblem *problem);
/* Whether everything printed has really arrived (a full disk, a closed pipe); the exit code. */
int finish_output(Lang lang);

/* ---- Saves and boards (saves.c, boards.c) -----------------------------------------------------
 */

/* All *.tsv of a folder as one bundle (Rules.default_board tells the form), to be freed. */
char *board_read(const char *folder, Problem *problem);
/* NULL after a message on stderr. Of a series the last game begun. */
Match *save_open(const char *path, Lang lang);

/* All games of a file: a single one, or those of a series. */
typedef struct Games {
    Series *series; /* NULL: */
    Match *single;
} Games;
bool games_open(Games *games, const char *path, Lang lang); /* false after a message on stderr */
void games_close(Games *games);
uint32_t games_count(const Games *games);
const Match *games_at(const Games *games, uint32_t index);

/* ---- Command line (args.c) ------------------------------------------------------------------- */

enum { KEY_LANG = 0x100, KEY_OPTION = 0x200, KEY_SEAT = 0x300, KEY_BOARD = 0x400, KEY_OWN = 0x500 };

/* --lang, as a child parser of every subcommand; its input is a Lang. */
extern const struct argp lang_argp;

/* Of a command that takes one save file and may answer in JSON ('j'); child 0 is lang_argp. */
typedef struct SaveArgs {
    Lang lang;
    bool json;
    const char *path;
} SaveArgs;
error_t save_args_parse(int key, char *arg, struct argp_state *state);

/* A new game as the command line describes it: its options are made from the rules at run time. */
typedef struct GameArgs {
    const Rules *rules;
    uint8_t option[OPTIONS_MAX];
    bool option_given;
    const char *board_folder;
    struct argp argp; /* the child parser; its input is this GameArgs */
    struct argp_option table[OPTIONS_MAX + 2];
    char word[OPTIONS_MAX][32], values[OPTIONS_MAX][64];
    char doc[OPTIONS_MAX][160];
} GameArgs;

/* The game is the first argument that names one, else the first of the list: it must be known
 * before the options can be read. */
void game_args_init(GameArgs *args, int argc, char **argv);
/* A match of that game; NULL after a message on stderr. */
Match *game_args_match(const GameArgs *args, Lang lang);
/* Takes `word` as the name of a game or stops with a usage message. */
void game_args_take(const GameArgs *args, struct argp_state *state, const char *word);
/* A number within bounds or a usage message. */
uint64_t arg_number(struct argp_state *state, const char *word, uint64_t least, uint64_t most);
/* --memory MB: what a player that searches may take, in bytes. */
#define MEMORY_DOC "Memory of each player that searches (preset: 64)"
size_t arg_memory(struct argp_state *state, const char *word);
/* Says that nobody of that word can play the game and who can, and ends the program. */
void arg_no_player(struct argp_state *state, const Rules *rules, const char *word);

#endif
