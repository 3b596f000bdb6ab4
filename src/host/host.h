/* host.h: runs a game for whoever shows it: the terminal, the server, the page. A front end says
 * what is to be played, shows what has happened, asks its people and hands over what they answer;
 * everything else that a running game needs is here, and nowhere else:
 *
 *   wish       what is to be played: one struct, one reader of everything that is asked for
 * (wish.h) settle     what needs nobody happens: dice, and answers that are the only ones (round.c)
 *   ask        what the game waits for then: a person, a computer player, dice on a real table
 *   answer     a seat plays, through match_play, the only gate
 *   computers  players sit down, are told what happened and are asked (computers.h)
 *   news       who has been told what (news.c)
 *   undo       how far back who may go (back.c)
 *   resign     what comes of it when somebody gives up (resign.c)
 *   rematch    the same once more, on other sides (again.c)
 *
 * Who sits where, and whether the dice are real, the match remembers itself (match_seat,
 * match_is_table): so all of this works on a Match, and whoever has one has a game that runs. There
 * is no clock, no file and no thread in it: where a computer has to think, the host waits for it,
 * and each front end gives it time in its own way: a thread of the terminal, a queue that is fair
 * to all who play on the server, slices between two messages of the page's worker.
 *
 * Everything ends. A game that goes on by itself comes to its end or to somebody who is to choose;
 * one that does not, begun in a position of somebody's own, is stuck (match_is_stuck), which is
 * waited for like anything else and told as "match.stuck".
 */
#ifndef MEKONG_HOST_H
#define MEKONG_HOST_H

#include "match/match.h"

/* ---- Settle ---------------------------------------------------------------------------------- */

/* What a game waits for. */
typedef enum Wait {
    WAIT_NOTHING,  /* it is over */
    WAIT_NOBODY,   /* it is stuck: nobody can do anything more */
    WAIT_STEP,     /* dice, or an answer that is the only one: host_step plays it */
    WAIT_TABLE,    /* somebody must tell what was rolled or drawn on a real table */
    WAIT_COMPUTER, /* the computer player whose turn it is must choose */
    WAIT_PERSON    /* a person must choose */
} Wait;

/* Where dice and cards come from, and what policies draw. */
typedef struct Dice {
    Rng rng;
    void (*renew)(Rng *rng); /* called before each roll, so that none tells of another; NULL: all
                                come from one seed */
} Dice;

/* What a computer player chooses: an index into the list, or CHOOSE_LATER: it still thinks. */
#define CHOOSE_LATER UINT32_MAX
typedef uint32_t (*Choose)(void *context, Seat seat, const ActionList *list);

Wait host_wait(const Match *match);
/* Plays at most one action that no person has to choose. choose NULL: computers are not asked.
 * False: nothing was played. */
bool host_step(Match *match, Dice *dice, Choose choose, void *context);
/* Until that is so; gives what is waited for. WAIT_STEP: there is no memory left. */
Wait host_run(Match *match, Dice *dice, Choose choose, void *context);
/* The same without computers: until anybody has to choose, or nobody. */
Wait host_settle(Match *match, Dice *dice);

/* ---- Who sits where -------------------------------------------------------------------------- */

bool is_person(const char *controller);
bool host_is_person(const Match *match, Seat seat);
uint8_t host_people(const Match *match); /* seats held by persons */

/* ---- Answer ---------------------------------------------------------------------------------- */

/* A seat plays; NULL when done, else nothing has changed. */
const Reason *host_answer(Match *match, Seat who, const char *words);

/* ---- Resign ---------------------------------------------------------------------------------- */

/* A person gives up his seat, whoever's turn it is. NULL when done, else the message id of what
 * stops it. The match is over (match_over), unless more than two play and another one of them is a
 * person: then a computer player has the seat. */
const char *host_resign(Match *match, Seat who);
bool host_resign_hands_over(const Match *match);
/* The word of the computer player that then sits there. */
const char *host_stand_in(const Match *match, Seat seat);

/* ---- Rematch --------------------------------------------------------------------------------- */

/* The same game, options, board and first position anew, with everybody one seat further on, of two
 * on the other side; where they are if a computer player cannot sit elsewhere. from[seat]: where
 * whoever has it now sat before. NULL with a problem. */
Match *host_again(const Match *match, Seat from[SEATS_MAX], Problem *problem);
/* What was refused, and why. */
typedef struct Refusal {
    const Reason *reason;
    char words[ACTION_TEXT_SIZE];
} Refusal;

/* Several answers of a seat in a row, "move svd3; to hue": all of them are played, or nothing has
 * changed. Between two of them no dice fall; one that is the only answer may be told or left out.
 */
bool host_answers(Match *match, Seat who, const char *line, Refusal *refusal);

/* ---- News ------------------------------------------------------------------------------------ */

/* Of each seat: actions he has been told of, + 1; 0: nothing yet, not even the set-up. Last:
 * onlookers. */
typedef struct News {
    uint32_t told[SEATS_MAX + 1];
} News;

/* A resumed game's story begins after the last thing each one did himself. */
void news_begin(News *news, const Match *match);
/* The first action that the viewer has not been told of; all of them are told. */
uint32_t news_for(const News *news, Seat viewer);
void news_tell(News *news, const Match *match, Seat viewer);
/* The match went back: what others have been told stays told, the rest is gone with its actions. */
void news_forget(News *news, const Match *match);

/* ---- Undo ------------------------------------------------------------------------------------ */

/* All of them: NULL when done, else the message id of what stops it. */

/* People at screens of their own: who is to choose takes back his own last choice (match_undo). */
const char *host_undo(Match *match, Seat who);
const char *host_redo(Match *match, Seat who);

/* People at one keyboard: as match_undo; at a real table also past dice, cards and other players,
 * for what was told may have been told wrong; in a game in which nothing is hidden also another's
 * choice. What nobody had to choose comes back by itself. */
const char *host_undo_shared(Match *match);
const char *host_redo_shared(Match *match);
/* To any position, over dice, cards and other players, which come anew: for one person alone,
 * people at an open game, and at a real table. */
bool host_may_rewind(const Match *match);
const char *host_rewind(Match *match, uint32_t count);
/* To the start of one's turn; where others must not see dice again, as far as one's own choices go.
 */
const char *host_restart(Match *match);

#endif
