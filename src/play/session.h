/* session.h: a game being played at one terminal, run by src/host: whose screen it is, players that
 * think on threads, the lesson, the save. All that play has in common whatever it looks like: the
 * full screen (src/term) and the line-by-line game (src/cli) show and ask, and do everything
 * through here. No output here.
 */
#ifndef MEKONG_PLAY_SESSION_H
#define MEKONG_PLAY_SESSION_H

#include "ai/player.h"
#include "ai/random.h"
#include "core/guide.h"
#include "host/course.h"
#include "host/host.h"
#include "host/wish.h"
#include "match/series.h"
#include "play/files.h"

/* ---- The session ----------------------------------------------------------------------------- */

enum { SCENES_MAX = 12 }; /* of a lesson */

typedef struct Session {
    Match *match;   /* the game on the screen */
    Series *series; /* NULL: none; else the match belongs to it */
    Lang lang;
    Dice dice;
    const Policy *policy[SEATS_MAX]; /* who plays: word and message; NULL: a person */
    Player *player[SEATS_MAX];       /* the same, sitting in the seat; NULL: a person */
    size_t memory;                   /* of each player that searches, in bytes; 0: the usual */
    uint8_t people;                  /* seats held by persons */
    Seat seen;                       /* the person who has the screen; SEAT_WATCHER: nobody yet */
    News news;
    struct Thinking *thinking; /* a search under way on a thread of its own; NULL: none */
    char path[PATH_SIZE];      /* where the game is kept; "": nowhere */
    KeptFile kept;             /* the file as this session last read or wrote it */
    Problem keep_problem;      /* why the last save failed; message NULL: it did not */

    Course course;            /* lesson NULL: none; else the match is the scene's */
    Match *stage[SCENES_MAX]; /* every scene's game */
} Session;

/* What a session waits for. */
typedef enum Need {
    NEED_TIME,   /* nothing: dice or a computer player are to act; step again */
    NEED_COVER,  /* another person must take the screen: session_sit */
    NEED_CHOICE, /* a person must choose */
    NEED_CHANCE, /* table: somebody must tell what was rolled or drawn; play it like a choice */
    NEED_WORDS,  /* a lesson speaks: session_words, then session_go_on */
    NEED_NEXT,   /* the first game of a series is over: session_next_game */
    NEED_NOTHING /* the game, the series or the lesson is over, or the game is stuck */
} Need;

/* A new game or series; a kept one from its file; the lesson of a game. The seed is of the dice; a
 * resumed game goes on with others than it began with. False with a problem. */
bool session_open(Session *session, const Wish *wish, Lang lang, uint64_t seed, Problem *problem);
bool session_load(Session *session, const char *path, Lang lang, uint64_t seed,
                  SaveProblem *problem);
/* A game that began otherwise goes on with real dice and cards. */
void session_use_table(Session *session);
/* So many bytes for each player that searches; they sit down anew. False with a problem. */
bool session_use_memory(Session *session, size_t memory, Problem *problem);
bool session_learn(Session *session, const Rules *rules, Lang lang, Problem *problem);
void session_close(Session *session);

Need session_need(const Session *session);
/* Plays at most one action that needs no person (dice, computer, a forced answer) and keeps the
 * game. Then what is needed. */
Need session_step(Session *session);
/* Until a person is needed or the game is over. */
Need session_advance(Session *session);
/* The same, but does not wait for a search: it gives NEED_TIME while session_thinks. */
Need session_hurry(Session *session);
/* At NEED_TIME: whether a computer player is searching on a thread of its own, which this begins if
 * one has to. Meanwhile the session may be looked at, and left by ending the program, but nothing
 * may be done with it that changes it; session_step takes the answer, and waits for it. */
bool session_thinks(Session *session);
void session_sit(Session *session); /* the person to choose takes the screen */

/* A person's choice, or at the table what was rolled. NULL when played (and kept), else why not. */
const Reason *session_play(Session *session, Action action);
const Reason *session_play_text(Session *session, const char *words);
/* The sentence of such a reason, with its rule number; the action's words are needed again. In a
 * lesson it also says what is to be done instead. */
void session_print_refusal(const Session *session, const char *words, const Reason *reason,
                           Text *out);
/* As host_undo_shared; in a lesson back to the pupil's last own choice of the scene. NULL when
 * done, else the message id of what stops it. */
const char *session_undo(Session *session);
const char *session_redo(Session *session);
/* As host_restart; in a lesson to the start of the scene. */
const char *session_restart(Session *session);
/* As host_rewind; never in a lesson. */
bool session_may_rewind(const Session *session);
const char *session_rewind(Session *session, uint32_t count);

/* Whoever is to choose gives up, as host_resign. NULL when done, else the message id of what stops
 * it; what will come of it, in a sentence. */
const char *session_refuse_resign(const Session *session);
const char *session_resign(Session *session);
void session_print_resign(const Session *session, Text *out);

/* At the table: the position is set right by edits (correct.h) and the game goes on from it, as one
 * that begins there; what was played before stays in a file of its own beside the game's, whose
 * name is given. False with a problem: nothing has changed. */
bool session_correct(Session *session, const char *edits, char before[PATH_SIZE], Problem *problem);
/* What may be edited, as lines; nothing that a person at the table must not see. */
void session_show_position(const Session *session, Text *out);

/* For whom the screen is: never shows what that seat may not see. */
Seat session_viewer(const Session *session);

/* ---- What has happened ----------------------------------------------------------------------- */

/* Calls `line` for each sentence of the story from action number `from` (0: the set-up) on, with
 * the number of the action it belongs to. */
typedef void (*StoryLine)(void *context, uint32_t action, const char *sentence);
void session_story(const Session *session, uint32_t from, Seat viewer, StoryLine line,
                   void *context);
/* The first action the viewer has not been told of; session_told marks all as told. */
uint32_t session_news(const Session *session, Seat viewer);
void session_told(Session *session, Seat viewer);
/* Why the computer played action number `index` (0: the first), a line each; false if it cannot
 * say, or a person or the dice did it. */
bool session_explain(const Session *session, uint32_t index, Text *out);
/* The last action that can be explained, or false. */
bool session_last_explained(const Session *session, uint32_t *index);

/* ---- Lessons and series ---------------------------------------------------------------------- */

/* A lesson that has just been opened begins with another scene, the first one being 0. */
void session_begin_scene(Session *session, unsigned scene);
/* "Lesson 2 of 7: title". */
void scene_print(const Lesson *lesson, unsigned scene, Lang lang, Text *out);
/* The scene that was reached last, to go on with; noting where the pupil is now. */
unsigned scene_last(const Rules *rules);
void scene_note(const Session *session);
/* What the lesson says now: at NEED_WORDS, and again at NEED_CHOICE what the pupil is to do. A
 * scene's first words begin with a line of its title. Nothing where there is nothing to say. */
void session_words(const Session *session, Text *out);
/* The pupil has read it. Words that come before something he is to do are followed by NEED_CHOICE.
 */
void session_go_on(Session *session);
/* At NEED_NEXT: the second game begins, seats swapped. False with a problem. */
bool session_next_game(Session *session, Problem *problem);
/* Who has won, in sentences, a line each: the game, or the series with what decided it. Nothing of
 * a game that is not over. */
void session_result(const Session *session, Text *out);

/* ---- Keeping it ------------------------------------------------------------------------------ */

/* Writes the game to its path. Never over a file that is not this session's: one that was there
 * before, or that somebody else has written since. False: keep_problem tells. */
bool session_keep(Session *session);
/* The player's data folder, which is made, with its last '/'. */
void session_folder(char folder[PATH_SIZE]);
/* A new file for a new game there. */
void session_default_path(const Rules *rules, char path[PATH_SIZE]);

#endif
