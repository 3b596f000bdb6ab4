/* ahead.h: what a choice brings, found by playing it on a copy of the position with every answer
 * and every die that belongs to it, until the question that asked it comes back. What all these
 * endings have in common is told as a figure, what differs as a range. Where there are more endings
 * than can be looked at, nothing is told. */
#ifndef FITL_AHEAD_H
#define FITL_AHEAD_H

#include "games/fitl/rules/chapters.h"

enum {
    OF_SCORE,
    OF_TRACK = OF_SCORE + FACTIONS,
    OF_TYPE = OF_TRACK + TRACKS,    /* pieces on the map */
    OF_ACTIVE = OF_TYPE + TYPES,    /* guerrillas and special forces that are not Underground */
    OF_SIDE = OF_ACTIVE + FACTIONS, /* all pieces of COIN, of the insurgents */
    OF_LEVEL = OF_SIDE + 2,         /* all levels together, Support counting upward */
    OF_TRAIL,
    OF_TERROR,
    OF_SABOTAGE,
    FIGURES
};

enum { NODES_MOST = 100, NODES_OF_EVENT = 1000, SEEN_SIZE = 2048 };

/* From the lowest to the highest change that any ending brings. */
typedef struct Outcome {
    int before[FIGURES];
    int low[FIGURES], high[FIGURES];
    unsigned endings, nodes;
    bool lost;                /* too much to look at, or another card has come */
    uint64_t seen[SEEN_SIZE]; /* prints of positions that have been played on from; 0: none */
} Outcome;

/* False: nothing can be told. `nodes`: so many positions are looked at. */
bool fitl_look_ahead(const Game *g, const State *s, Action a, unsigned nodes, Outcome *out);
/* What a Sweep would do in the space it takes, if nobody came. */
bool fitl_look_in_place(const Game *g, const State *s, Action a, Outcome *out);
bool fitl_is_legal(const Game *g, const State *s, Action a);

#endif
