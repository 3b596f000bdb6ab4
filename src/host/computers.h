/* computers.h: the computer players of a game that think a slice at a time (ai/thinker.h). They sit
 * down when they are first asked, and follow the game from then on. */
#ifndef MEKONG_HOST_COMPUTERS_H
#define MEKONG_HOST_COMPUTERS_H

#include "ai/thinker.h"
#include "match/match.h"

typedef struct Computers {
    Thinker *thinker[SEATS_MAX]; /* NULL: not sat down */
    uint32_t told[SEATS_MAX];    /* actions each has been told of */
} Computers;

/* The player of the seat's word sits down, with at most so many bytes of tree, and remembers
 * nothing; a search draws from the seed. False with a problem. */
bool computers_sit(Computers *computers, const Match *match, Seat seat, size_t memory,
                   uint64_t seed, Problem *problem);
/* He who sits there is told what has happened and asked what to play now; the list is what he
 * chooses from. After an undo he may have been told of things that are no more: he sees that by
 * himself. */
Thinker *computers_ask(Computers *computers, const Match *match, Seat seat, ActionList *list);
void computers_dismiss(Computers *computers); /* all go home */

#endif
