/* shard.h: a part of a study, the unit in which it is played, kept, added up and verified.
 *
 * Shard i of n plays the i-th n-th of the games of every cell, and is one line of text:
 *
 *     mekong-shard 1 study PRINT rules PRINT shard 3/20 games 50 counts 30,18,2,0,0 ... final PRINT
 *
 * For each cell games won by seat, games drawn, and those that the first seat won or lost other
 * than in the cell of reference. The last print is the sum of the SHA-256 of all final positions,
 * as numbers of 256 bits: adding shards adds it, too.
 */
#ifndef MEKONG_LAB_SHARD_H
#define MEKONG_LAB_SHARD_H

#include "lab/hand.h"

enum { COUNT_DRAWN = SEATS_MAX, COUNT_GAINED, COUNT_LOST, COUNTS, SHARD_LINE_SIZE = 1 << 17 };

typedef struct Shard {
    uint32_t number;           /* from 1 */
    uint64_t games;            /* of each cell */
    uint64_t (*count)[COUNTS]; /* by cell */
    uint8_t final[PRINT_SIZE];
} Shard;

/* ---- One of them (shard.c, shard_line.c) ----------------------------------------------------- */

/* The games of a shard: from the first of these numbers to before the second. */
void shard_span(const Study *study, uint32_t number, uint64_t *from, uint64_t *to);
/* The cell with which a cell is compared: the first board of its party; where there is one board,
 * the first party. */
uint32_t shard_reference(const Study *study, uint32_t cell);
/* False: stopped, or after a message on stderr. shard_free is due in any case. */
bool shard_play(Hand *hand, uint32_t number, Shard *out);
void shard_free(Shard *shard);
/* With its line end, into SHARD_LINE_SIZE bytes. */
void shard_print(const Study *study, const Shard *shard, Text *out);
/* Reads a line, of which nothing is promised, without its end. False with a problem: it is none, or
 * belongs to another study or other rules. shard_free is due in any case. */
bool shard_read(const Study *study, Slice line, Shard *out, Problem *problem);

/* ---- All of them (results.c) ----------------------------------------------------------------- */

typedef struct Results {
    const Study *study;
    Shard *shard;   /* by number - 1; without counts: not there */
    uint32_t there; /* how many are */
    /* Of the shards before the first gap, as far as the study's stop rule lets them count: */
    uint32_t used;
    bool enough; /* it has said stop */
    uint64_t games;
    uint64_t (*count)[COUNTS];
    int8_t *decision; /* by cell, of a sequential test: -1, +1; 0: none */
    uint8_t final[PRINT_SIZE];
} Results;

bool results_open(Results *results,
                  const Study *study); /* false: no memory; close it all the same */
void results_close(Results *results);
/* Takes a shard over. False with a problem: it is there already. */
bool results_add(Results *results, Shard *shard, Problem *problem);
/* All lines of a text. False with a problem. */
bool results_read(Results *results, const char *text, size_t length, Problem *problem);
/* Nothing is missing. False with a problem: the first gap. */
bool results_are_whole(const Results *results, Problem *problem);
bool results_have(const Results *results, uint32_t number);

/* The share of games that a seat won, draws for half where two play, with its interval. */
Estimate results_share(const Results *results, uint32_t cell, Seat seat);
/* What the first seat wins more than in the cell of reference, game by game. */
Estimate results_gain(const Results *results, uint32_t cell);

#endif
