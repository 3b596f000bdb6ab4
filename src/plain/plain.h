/* plain.h: a game played line by line, in words alone: what the round, the commands, the table
 * companion and the menu share.
 *
 * Nothing moves the cursor, nothing has to be seen as a drawing: it works through a pipe, on any
 * terminal, and with a screen reader.
 */
#ifndef MEKONG_CLI_PLAIN_H
#define MEKONG_CLI_PLAIN_H

#include "cli/cli.h"
#include "play/choices.h"
#include "play/session.h"

enum { PAGE_SIZE = 1 << 16 };

typedef struct Plain {
    Session session;
    Need need;               /* what the session waits for */
    Seat cover;              /* NEED_COVER: who has to take the screen */
    Seat asked_seat;         /* the person who was asked last, + 1; 0: nobody yet */
    bool again;              /* he wants the question once more, all of it */
    bool asked;              /* the question stands on the screen: no need to put it again */
    bool go;                 /* nobody plays, people watch: the next phase is wanted */
    bool leaving;            /* he has said so, but the game could not be kept */
    bool ended;              /* the game is over, and the result is told */
    bool done;               /* a person wants to stop, or the input has ended */
    bool ascii;              /* accents and signs are written in ASCII */
    bool replay;             /* a finished or foreign game is read, not played */
    uint32_t hint_rollouts;  /* a hint looks so many games ahead; 0: for a second */
    bool keep_failed;        /* the last save failed, and the player knows */
    Walk past;               /* an earlier position that is looked at; state NULL: the present */
    char program[PATH_SIZE]; /* as it was called, to say how to go on */
} Plain;

/* ---- plain_say.c: everything a person reads -------------------------------------------------- */

/* A line without its end, to be freed; NULL at the end of input. */
char *read_line(void);
/* Text as it is; a message and a line end. */
void plain_put(const Plain *plain, const char *words);
void plain_say(const Plain *plain, const char *id, const int64_t *number, const char *detail);
/* What people type, for comparing: no accents, lower case, one space between words ('_' and '-'
 * count as spaces), none at the ends. */
void plain_key(const char *words, Text *out);
/* What is looked at, and for whose eyes. */
const State *plain_state(const Plain *plain);
Seat plain_viewer(const Plain *plain);
void plain_tell_news(Plain *plain); /* what has happened since he last looked */
void plain_tell_log(const Plain *plain, uint32_t sentences); /* the last of the story */
void plain_put_prompt(const Plain *plain);
void plain_put_choices(const Plain *plain, const ActionList *list);

/* ---- plain.c: the round ---------------------------------------------------------------------- */

/* Until the game is over or somebody quits; the exit code. */
int plain_run(Plain *plain);
/* Enter alone: whatever goes on from here. */
void plain_go_on(Plain *plain);
/* Writes the save; complains if it cannot. */
bool plain_keep(Plain *plain);

/* ---- plain_command.c: one line of input ------------------------------------------------------ */

void plain_answer(Plain *plain, char *line);
/* Plays words a person typed, or says why not. */
void plain_play_words(Plain *plain, const char *words);
/* plain_words.c: the choice that is meant by words of its own, or which ones could be; false: none.
 */
bool plain_take_words(Plain *plain, const char *line);
void plain_refuse(const Plain *plain, const char *words, const Reason *reason);

/* Commands by file: `rest` is what follows the word. */
typedef void PlainCommand(Plain *plain, const char *rest);
/* plain_facts.c: what lies on the table, what it means, what it is worth. */
PlainCommand plain_map, plain_picture, plain_show, plain_status, plain_hand, plain_sheet,
    plain_odds, plain_rule, plain_why;
/* plain_advice.c: the computer's advice before, its verdict after. */
PlainCommand plain_hint, plain_review;
/* plain_past.c: looking back. */
PlainCommand plain_back, plain_forward, plain_turn;
void plain_return(Plain *plain); /* to the present */
/* A replay begins before the first action. */
bool plain_begin_replay(Plain *plain);

/* ---- plain_table.c: real dice and cards ------------------------------------------------------ */

/* Whose secret the roll or draw to be told is; SEAT_WATCHER: nobody's. */
Seat table_secret_of(const Plain *plain);
void table_ask(const Plain *plain);
/* Takes what was rolled or drawn, or says why it cannot be. */
void table_answer(Plain *plain, const char *words);

/* ---- plain_menu.c: asks what the command line has not said ----------------------------------- */

/* What the menu was left with. */
typedef enum MenuChoice { MENU_PLAY, MENU_LESSON, MENU_SAVED, MENU_STOP } MenuChoice;
/* Fills the wish, for MENU_SAVED the path, for MENU_LESSON the scene (from 1); with `ask` the game
 * first, the wish's own being the usual one. Of `plain` only language and ASCII count. */
MenuChoice menu_ask(const Plain *plain, Wish *wish, bool ask, char path[PATH_SIZE],
                    unsigned *scene);

#endif
