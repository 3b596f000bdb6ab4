/* text.h: names in people's languages, for the files that speak and draw. */
#ifndef FITL_TEXT_H
#define FITL_TEXT_H

#include "core/speech.h"
#include "games/fitl/rules/chapters.h"

extern const char *const fitl_faction_messages[FACTIONS];
extern const char *const fitl_kind_messages[KINDS];
extern const char *const fitl_type_messages[TYPES];

void fitl_print_place(const Game *g, Lang lang, uint8_t place, Text *out);
void fitl_print_card(const Game *g, uint8_t card, Text *out);       /* "#97 Brinks Hotel" */
const char *fitl_card_text(Lang lang, uint8_t card, unsigned side); /* NULL: it has none */
/* "3 US Troops": a number and a name that may be singular or plural. */
void fitl_print_count(const Game *g, Lang lang, const char *message, unsigned n, Text *out);
void fitl_print_arg(const Game *g, Lang lang, char type, uint8_t value, Text *out);
const char *fitl_action_message(const Game *g, const State *s, Action a, uint8_t arg[ARGS_MAX]);
extern const char *const fitl_note_messages[FITL_NOTES];
const char *fitl_prompt(const Game *g, const State *s, uint8_t arg[ARGS_MAX]);

/* option_words.c */
const char *fitl_option_message(const Game *g, const State *s, unsigned choice,
                                uint8_t arg[ARGS_MAX]);

/* forecast.c: of how many things the die of an event takes as many as it shows: if this side of the
 * card is played; if this space, this option is chosen now. 0: no such die, or other choices come
 * before it. */
unsigned fitl_event_stake(const Game *g, const State *s, unsigned card, unsigned side);
unsigned fitl_space_stake(const Game *g, const State *s, unsigned x);
unsigned fitl_option_stake(const Game *g, const State *s, unsigned choice);

#endif
