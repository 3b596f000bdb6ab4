/* objections.h: why can nothing be done here? Somebody points at a place or a thing. The legal
 * choices show what is asked; the same question is put to the rules about what he points at, and
 * they answer as they answer everybody: with a sentence and a rule number. */
#ifndef MEKONG_OBJECTIONS_H
#define MEKONG_OBJECTIONS_H

#include "core/guide.h"

enum { OBJECTIONS_MAX = 6, OBJECTION_SIZE = 512 };

typedef struct Objections {
    bool good; /* something can be done with it */
    unsigned count;
    struct {
        const Reason *reason;
        char sentence[OBJECTION_SIZE];
    } line[OBJECTIONS_MAX]; /* different ones, as they come */
} Objections;

/* What is asked: in a position that is not over, with its legal choices. */
typedef struct Inquiry {
    const Game *game;
    const State *state;
    const ActionList *list;
    Lang lang;
} Inquiry;

/* Adds what there is to say about a place of the guide. One argument of a choice, of one of these
 * kinds (a set; UINT32_MAX: any), takes every value it can have: what is then about the place was
 * perhaps meant. */
void objections_to_place(const Inquiry *question, uint8_t place, uint32_t kinds, Objections *out);
/* The same about something lying on the table, as the word that views use. */
void objections_to_thing(const Inquiry *question, const char *word, Objections *out);

/* Whether the word is that of a thing or place of this game. */
bool thing_is_known(const Game *game, const char *word);

#endif
