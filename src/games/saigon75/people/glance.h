/* glance.h: a position of Saigon 75 at a glance (core/moment.h), file by file. */
#ifndef SAIGON75_GLANCE_H
#define SAIGON75_GLANCE_H

#include "core/guide.h"
#include "games/saigon75/rules/s75.h"

/* chapter.c: where in a turn the position stands [4]. */
typedef struct PhasePart {
    const char *word, *message;
} PhasePart;

bool s75_in_phase(const State *s); /* not in the set-up, nor at the end of a turn */
const PhasePart *s75_part_of_phase(const State *s); /* only in a phase */
void s75_chapter(const Game *g, const State *s, Lang lang, StoryChapter *out);
bool s75_fight(const Game *g, const State *s, Lang lang, Fight *out);
bool s75_of_fight(Note note);

/* strip.c */

/* Who stands in Saigon, and how many of NV could be there after one move [8.1, 8.2]. */
typedef struct Threat {
    unsigned garrison, attackers;
    bool lost; /* NV wins if it stays so to the end of the turn [13.1] */
    bool open; /* as many could attack as defend */
} Threat;

Threat s75_threat(const Game *g, const State *s);
/* "1 to 6 steps desert at the end": what the board's table says now [11.1]. */
void s75_say_desertion(const Game *g, const State *s, Lang lang, Text *out);
void s75_strip(const Game *g, const State *s, Seat viewer, Lang lang, Strip *out);

/* plates.c */
void s75_plate(const Game *g, const State *s, Seat seat, Lang lang, Plate *out);

/* advice.c */
void s75_card_advice(const Game *g, const State *s, Seat viewer, uint8_t card, Lang lang,
                     Text *out);
bool s75_force(const Game *g, const State *s, Seat viewer, uint8_t index, Lang lang, Force *out);

/* outlook.c */
void s75_outlook(const Game *g, const State *s, Action action, Lang lang, Outlook *out);

#endif
