/* moment.h: a position at a glance, for who sits at the table: a strip that says who is winning and
 * what threatens, what each player has before him, what is in force, which part of the game this
 * is, and what a choice would bring. A game fills these shapes (core/guide.h); how they are sent is
 * written once, in src/desk.
 *
 * Texts are in the reader's language, "" where there is none.
 */
#ifndef MEKONG_MOMENT_H
#define MEKONG_MOMENT_H

#include "core/game.h"

enum { GLANCE_WORDS = 256, STRIP_CELLS = 8, PLATE_COUNTS = 8, CHAPTER_WORD = 32 };

/* ---- The strip ------------------------------------------------------------------------------- */

typedef enum Mood { MOOD_CALM, MOOD_WARN, MOOD_ALARM, MOODS } Mood;

typedef struct StripCell {
    const char *word; /* what it is about: turn, phase, aim ... */
    char title[GLANCE_WORDS], line[GLANCE_WORDS];
    char brief[GLANCE_WORDS], brief_line[GLANCE_WORDS]; /* where there is little room */
    const char *rule;                                   /* NULL: none */
    Mood mood;
    Seat seat;            /* whose sign stands by it; SEAT_NOBODY: none */
    Seat more[SEATS_MAX]; /* further ones, up to SEAT_NOBODY */
    uint8_t place;        /* PLACE_NONE: none */
    uint8_t number;       /* printed on its sign; 0: none */
    struct {
        uint8_t now, of;
        uint32_t marked; /* set of stations */
    } track;             /* stations from 1; of 0: there is none */
    struct {
        uint8_t used, of;
    } pips; /* what of something is used up; of 0: there are none */
    struct {
        uint8_t now, of, free; /* so many of them change nothing yet */
    } meter;                   /* how far something has come; of 0: there is none */
} StripCell;

typedef struct Strip {
    uint8_t count;
    StripCell cell[STRIP_CELLS];
} Strip;

/* A new, empty cell at the end; the last one again if there is no room. */
StripCell *strip_add(Strip *strip, const char *word);

/* ---- Plates ---------------------------------------------------------------------------------- */

typedef struct PlateCount {
    const char *word;
    const char *label; /* message id; {n0} is the count */
    int16_t count;
    int16_t of; /* at most so many, or the goal; NO_LIMIT: nothing of the kind */
} PlateCount;

enum { NO_LIMIT = -1 };

typedef struct Plate {
    uint8_t count;
    PlateCount item[PLATE_COUNTS];
    struct {
        int16_t now, goal;
        char margin[16], line[GLANCE_WORDS]; /* "-6"; what the sum is made of */
    } parts;                                 /* of a score; goal 0: there is none */
} Plate;

void plate_add(Plate *plate, const char *word, const char *label, int count, int of);

/* ---- What is in force ------------------------------------------------------------------------ */

typedef struct Force {
    char word[CHAPTER_WORD];
    char name[GLANCE_WORDS], line[4 * GLANCE_WORDS];
    Seat favours; /* SEAT_NOBODY: nobody, or both */
} Force;

/* ---- Parts of the story ---------------------------------------------------------------------- */

typedef struct StoryChapter {
    char word[CHAPTER_WORD]; /* no other part of the game has it: "3.sv.combats" */
    char title[GLANCE_WORDS];
    Seat seat; /* whose part it is; SEAT_NOBODY: nobody's */
} StoryChapter;

typedef struct Fight {
    uint8_t place, number; /* where, and which of its chapter, from 1 */
    char title[GLANCE_WORDS];
} Fight;

/* ---- What a choice brings -------------------------------------------------------------------- */

typedef struct Outlook {
    char line[2 * GLANCE_WORDS]; /* in plain words */
    bool known;                  /* what follows up to the warning is */
    double good, bad;            /* chances; both may come true, or neither */
    char odds[GLANCE_WORDS];
    uint8_t dice[SEATS_MAX];
    uint64_t takers[SEATS_MAX]; /* who takes part: values of an argument of that kind */
    uint8_t taker_kind;
    char warning[GLANCE_WORDS]; /* before it is done: a reason to think again */
    const char *rule;           /* of the warning; NULL: none */
} Outlook;

#endif
