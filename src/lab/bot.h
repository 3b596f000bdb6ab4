/* bot.h: a computer player that is a program of its own, spoken to in lines of text over its input
 * and output (docs/bot-protocol.md). This is the arena's end of the line; cmd_bot.c is the other.
 *
 * Nothing waits for ever: each answer has its deadline. Whoever is late, answers what is not legal
 * or ends before its time has lost the game and is ended; its stderr goes where ours does.
 */
#ifndef MEKONG_CLI_BOT_H
#define MEKONG_CLI_BOT_H

#include <sys/types.h>

#include "cli/cli.h"

#define BOT_VERSION "1"
enum { BOT_TIME_PRESET = 10000, BOT_LINE_SIZE = 4096 };

typedef struct Bot {
    const char *command; /* for the shell */
    uint32_t time;       /* milliseconds for an answer */
    pid_t pid;           /* 0: it does not run */
    int to, from;        /* its input, its output */
    char line[BOT_LINE_SIZE];
    size_t length; /* bytes of its output read and not yet used */
    char *buffer;  /* what it is about to be told; POSITION_SIZE bytes */
    State *scratch;
} Bot;

/* What a game is, for who plays a seat of it. */
typedef struct BotGame {
    const Game *game;
    const char *board_text; /* NULL: the default board */
    Seat seat;
    uint64_t seed;
} BotGame;

/* ---- The process (bot_process.c) ------------------------------------------------------------- */

/* Memory, no process yet; false: none to be had. */
bool bot_init(Bot *bot, const char *command, uint32_t time, const Rules *rules);
void bot_free(Bot *bot); /* ends it first */

bool bot_start(Bot *bot, Problem *problem);
/* All of a text, or false with a problem: it does not read, or has ended. */
bool bot_send(Bot *bot, const char *text, size_t length, int64_t deadline, Problem *problem);
/* Its next line, without the line end; valid until the next call. NULL with a problem. */
const char *bot_receive(Bot *bot, int64_t deadline, char out[BOT_LINE_SIZE], Problem *problem);
/* Tells it to quit and gives it a moment to go; then kills it. Nothing if it does not run. */
void bot_stop(Bot *bot);
void bot_kill(Bot *bot);

/* ---- The protocol (bot.c) -------------------------------------------------------------------- */

/* Each of these ends the process when it fails. */

/* Starts it if it does not run, and exchanges greetings. */
bool bot_greet(Bot *bot, Problem *problem);
/* Tells of a new game. */
bool bot_begin(Bot *bot, const BotGame *about, Problem *problem);
/* Asks for an answer: an index into list. The generator draws anew what the seat may not know. */
bool bot_ask(Bot *bot, const BotGame *about, const State *state, const ActionList *list, Rng *rng,
             uint32_t *answer, Problem *problem);
/* The game is over; +1: it has won. A bot that does not hear it any more is left alone. */
void bot_end(Bot *bot, int score);

#endif
