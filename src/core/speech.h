/* speech.h: a game in words: its title and seats, its questions, choices and what happens, in the
 * reader's language. Rules and search never ask for these.
 *
 * A game names a message and the numbers in it; the catalogue has the words. Outside core and the
 * games nobody reads the table (tools/check_hooks.sh): the functions below do.
 */
#ifndef MEKONG_SPEECH_H
#define MEKONG_SPEECH_H

#include "core/game.h"

/* Hooks may be called like those of Rules. They give message ids, whose placeholders are filled by
 * print_arg from the values in arg; nothing hidden from who reads may be in them. */
struct Speech {
    const char *title;        /* message id */
    const char *const *seats; /* message id of each seat's name */
    const char *const *tally; /* and of what each number of Rules.tally counts, if there is one */
    const char *turn;         /* "turn {n0} of {n1}" in the game's own words; NULL: just so */

    const char *const *notes; /* message id of each kind of note, unless there is a hook */

    /* Optional: the label of an action that is legal here; arg comes in as the action's own. NULL,
     * and that of a game without it: what the verb says (Verb.message). */
    const char *(*action)(const Game *game, const State *state, Action action,
                          uint8_t arg[ARGS_MAX]);
    /* Optional: what has happened. NULL, if it is not for this viewer's eyes. A game without it has
     * notes that everybody reads alike. */
    const char *(*note)(const Game *game, Note note, Seat viewer);
    /* Optional: the prompt of the choice that this position, which is not over, asks for. A game
     * without it has that of the step, which takes no arguments. */
    const char *(*prompt)(const Game *game, const State *state, uint8_t arg[ARGS_MAX]);
    /* Optional: values for the placeholders of a refusal of this action, which is well-formed. A
     * game without it has the action's own arguments, in which they come. */
    void (*refusal_args)(const Game *game, const State *state, Action action,
                         uint8_t arg[ARGS_MAX]);
    /* Optional: writes a value for a placeholder such as {u0}: type 'u', value of argument 0. A
     * game without it has numbers, {n0}, and names of seats, {s0}. */
    void (*print_arg)(const Game *game, Lang lang, char type, uint8_t value, Text *out);
    /* The board drawn in characters, for a viewer, over or not. */
    void (*picture)(const Game *game, const State *state, Seat viewer, Lang lang, Text *out);
};

/* Its title and a seat's name: the message id, and the words in a language. */
const char *game_title_message(const Rules *rules);
const char *game_title(const Rules *rules, Lang lang);
const char *seat_message(const Rules *rules, Seat seat);
const char *seat_name(const Rules *rules, Seat seat, Lang lang);
/* What number `index` of a series counts. */
const char *game_tally_name(const Rules *rules, uint8_t index, Lang lang);

void game_print_message(const Game *game, Lang lang, const char *id, const uint8_t arg[ARGS_MAX],
                        Text *out);
/* "turn 3 of 8", "card 3 of 27": a turn in the game's own words. */
void game_print_turn(const Game *game, uint8_t turn, Lang lang, Text *out);
/* When the game is over it says so. */
void game_print_prompt(const Game *game, const State *state, Lang lang, Text *out);
void game_print_label(const Game *game, const State *state, Action action, Lang lang, Text *out);
/* Both ways to write an action that is legal here: "action":"take 2","label":"Take 2 sticks". */
void game_json_action(const Game *game, const State *state, Action action, Lang lang, Json *out);
/* Nothing, if the note is not for the viewer's eyes. */
void game_print_note(const Game *game, Note note, Seat viewer, Lang lang, Text *out);
/* Its message id; NULL: it is not for the viewer's eyes. */
const char *game_note_message(const Game *game, Note note, Seat viewer);
/* "[15.7] sentence", a line for each ground. */
void game_print_grounds(const Game *game, const Grounds *grounds, Lang lang, Text *out);
void game_print_refusal(const Game *game, const State *state, Action action, const Reason *reason,
                        Lang lang, Text *out);
void game_picture(const Game *game, const State *state, Seat viewer, Lang lang, Text *out);

#endif
