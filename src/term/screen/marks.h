/* marks.h: which key takes which choice. A choice keeps its key as long as its question is asked
 * again, so that a key struck twice never takes something else. */
#ifndef MEKONG_TERM_MARKS_H
#define MEKONG_TERM_MARKS_H

#include "play/choices.h"

/* The choices of a question that has been asked, and their keys. */
typedef struct Asked {
    uint8_t depth; /* of the stack of steps; 0: nothing is remembered */
    uint8_t step[FLOW_DEPTH];
    uint32_t count;
    Action action[LIST_MAX];
    char mark[LIST_MAX];
    bool offered[LIST_MAX]; /* the last time */
} Asked;

/* Begins as all zero. */
typedef struct Marks {
    Seat actor;
    uint8_t turn;
    char last; /* the key that was struck last; it is not given to something else */
    Asked asked[FLOW_DEPTH];
} Marks;

/* Keys for the choices of a position, in the order they are shown; '\0': none is left. */
void marks_give(Marks *marks, const Game *game, const State *state, const ActionList *list,
                const Choices *shown, char out[LIST_MAX]);
/* Keys for what has none in a list that shows only some choices: those that nothing in it has. */
void marks_fill(char *mark, uint32_t count);

#endif
