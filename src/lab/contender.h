/* contender.h: who plays in the arena: a policy of the game, or a program that speaks the protocol
 * of docs/bot-protocol.md. contender_choose is the one place where either is asked.
 */
#ifndef MEKONG_CLI_CONTENDER_H
#define MEKONG_CLI_CONTENDER_H

#include "ai/player.h"
#include "lab/bot.h"

#define BOT_PREFIX "bot:"
enum { ENTRANT_WORD_SIZE = 256 };

/* A player as a command line names it. */
typedef struct Entrant {
    const char *word;     /* "heuristic", "bot:./mine --deep" */
    const Policy *policy; /* NULL: a program */
    Strength strength;    /* of that policy: how it is sat down */
    const char *command;  /* NULL: a policy */
    size_t memory;        /* of a search, in bytes */
} Entrant;

/* False: no such player. The word must outlive the entrant. */
bool entrant_find(const Rules *rules, const char *word, Entrant *out);
bool entrant_can_sit(const Entrant *entrant, Seat seat);

/* An entrant at a table, for one game after another. */
typedef struct Contender {
    const Entrant *entrant;
    BotGame about;  /* the game in course */
    Rng rng;        /* its own chance, seeded for each game */
    Rng hidden;     /* draws what a program is shown in place of what it may not know */
    Bot bot;        /* programs only */
    Player *player; /* all others, from the beginning of a game on */
} Contender;

/* False: no memory. contender_close is due all the same. */
bool contender_open(Contender *contender, const Entrant *entrant, uint32_t time,
                    const Rules *rules);
void contender_close(Contender *contender);

/* What happens in a game. False with a problem: the player has forfeited it. */
bool contender_begin(Contender *contender, const BotGame *about, Problem *problem);
bool contender_choose(Contender *contender, const State *state, const ActionList *list,
                      uint32_t *answer, Problem *problem);
/* The next answers must come within so many milliseconds each, whatever the strength. */
void contender_hurry(Contender *contender, uint32_t milliseconds);
/* What was played, by anybody: a search keeps its tree if it is told. */
void contender_tell(Contender *contender, Action action);
void contender_end(Contender *contender, int score); /* +1: it has won */

#endif
