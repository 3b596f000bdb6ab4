/* guide.h: what a game tells people besides its choices: places they can point at, a drawn map,
 * everything on the table in words, odds of what they plan, its rules, lessons. Front ends ask for
 * these; rules and search never do.
 *
 * Everything is written for a viewer: nothing hidden from him may be in it. Texts of several facts
 * have one fact a line, each line ended by '\n'.
 */
#ifndef MEKONG_GUIDE_H
#define MEKONG_GUIDE_H

#include "core/canvas.h"
#include "core/game.h"

typedef struct Lesson Lesson; /* core/lesson.h */

typedef struct Guide {
    /* Places a person can point at and ask about, numbered from 0: provinces, boxes. */
    uint8_t place_count;
    void (*print_place)(const Game *game, Lang lang, uint8_t place, Text *out); /* its name */
    /* The place a choice is about, so that pointing at a place narrows the choices: where the unit
     * stands that it names, or the place it names. PLACE_NONE: none. */
    uint8_t (*place_of)(const Game *game, const State *state, Action action);

    /* The map, as large as the canvas allows. `wide` and `high` are the smallest useful canvas; on
     * one of at least `full_wide` by `full_high` more is shown. */
    uint16_t wide, high, full_wide, full_high;
    void (*draw)(const Game *game, const State *state, Seat viewer, Lang lang, Canvas *canvas);

    /* In words, for every reader: */
    void (*describe)(const Game *game, const State *state, Seat viewer, uint8_t place, Lang lang,
                     Text *out); /* all about one place: land, control, units, neighbours */
    void (*survey)(const Game *game, const State *state, Seat viewer, Lang lang,
                   Text *out); /* the whole map, a line for each place */
    void (*status)(const Game *game, const State *state, Seat viewer, Lang lang,
                   Text *out); /* turn, phase, what is left to spend, boxes, tracks: short lines */
    void (*hand)(const Game *game, const State *state, Seat viewer, Lang lang,
                 Text *out); /* the viewer's cards: name and what each does, a line each */
    /* Exact odds of the combat in course or planned at a place by the side to move, with the
     * enemy's best answer in bonus dice. False and a sentence why, if none can be told there. */
    bool (*forecast)(const Game *game, const State *state, Seat viewer, uint8_t place, Lang lang,
                     Text *out);

    /* Where an outcome of chance counts faces of several dice: a letter for each count, in order
     * ("xr"), so that people can tell a roll die by die. NULL: there are no such dice. */
    const char *faces;

    /* The text of rule "9.10" is the message with this prefix and "9_10". */
    const char *rule_prefix;
    const Lesson *lesson; /* NULL: none */
} Guide;

/* The text of a rule in our words; false if there is none of that number. */
bool game_print_rule(const Game *game, const char *number, Lang lang, Text *out);

#endif
