/* term.h: the full-screen game for a terminal: menu, map, choices, log. All of it goes through a
 * Session (play/session.h) and a game's Guide (core/guide.h); nothing here knows a game. */
#ifndef MEKONG_TERM_H
#define MEKONG_TERM_H

#include "play/session.h"

/* What the command line has said. */
typedef struct TermArgs {
    const char *program; /* as it was called, to say how to go on: "mekong" */
    Wish wish;           /* what to play; with `menu` what the menu begins with */
    bool menu;           /* ask first; otherwise begin at once */
    bool ask_game;       /* with `menu`: which game is the first question */
    bool learn;          /* begin with the lesson of wish.rules */
    unsigned scene;      /* with `learn`: the first one being 1; 0: where the pupil was last */
    const char *load;    /* go on with this kept game; NULL: none */
    const char *replay;  /* only look at this one, from its start; NULL: none */
    const char *save;    /* where to keep the game; NULL: in the player's data folder */
    Lang lang;
    uint64_t seed;
    size_t memory;          /* of each player that searches, in bytes; 0: the usual */
    bool ascii;             /* nothing but ASCII, whatever the terminal can show */
    uint32_t hint_rollouts; /* a hint looks ahead so many games; 0: for a second */
    bool no_pause;          /* the computer's actions are not shown one by one */
} TermArgs;

/* Whether input and output are a terminal that a full screen can be drawn on. */
bool term_possible(void);
/* Whether the locale has letters beyond ASCII. */
bool term_has_utf8(void);
/* Plays until the person quits; gives the exit code. Whatever is wrong is said on the screen, or on
 * stderr if there is none yet. */
int term_play(const TermArgs *args);

#endif
