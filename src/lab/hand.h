/* hand.h: one worker of the laboratory: plays games of a study's cells, one after the other. Game
 * number i of any cell depends on the study's seed and on i alone, and has the same luck in all. */
#ifndef MEKONG_LAB_HAND_H
#define MEKONG_LAB_HAND_H

#include "lab/sim.h"
#include "lab/study.h"

typedef struct Hand {
    const Study *study;
    const atomic_bool *stopped; /* games need not be played to their end */
    Lang lang;
    const LabCell *cell; /* where it sits; NULL: nowhere yet */
    Sim sim;
    Worker worker;
    char *position; /* POSITION_SIZE bytes */
} Hand;

/* So many of them; NULL after a message on stderr. */
Hand *hands_open(const Study *study, uint32_t count, const atomic_bool *stopped, Lang lang);
void hands_close(Hand *hands, uint32_t count); /* NULL is fine */
/* Into zeros: the score of each seat. False: stopped, or after a message on stderr. */
bool hand_play(Hand *hand, const LabCell *cell, uint64_t number, int8_t score[SEATS_MAX]);
/* Adds the print of the last game's final position, and of where it stood, to a sum. */
void hand_add_print(Hand *hand, uint32_t cell, uint64_t number, uint8_t sum[PRINT_SIZE]);

#endif
