/* speak.h: the spoken half of the guide: positions and odds as short sentences for every reader.
 * The words are in po/describe; this is which of them are said, and in what order. */
#ifndef SAIGON75_SPEAK_H
#define SAIGON75_SPEAK_H

#include "games/saigon75/rules/s75.h"

/* Who speaks of what, to whom. */
typedef struct Speaker {
    const Game *g;
    const State *s;
    Lang lang;
    Text *out;
} Speaker;

/* Part of a sentence in the making: a list whose items stand behind commas. */
enum { PHRASE_MAX = 1024 };
typedef struct Phrase {
    char words[PHRASE_MAX];
    Text text;
} Phrase;

/* speak.c. Messages may use, besides the types of s75_print_arg, {e0} for tenths ("1.5") and {w0}
 * for a percentage that s75_percent has made. */
void s75_say(const Speaker *sp, const char *id, const uint8_t arg[ARGS_MAX], const char *detail);
void s75_say_line(const Speaker *sp, const char *id, const uint8_t arg[ARGS_MAX],
                  const char *detail);
void s75_phrase_begin(Phrase *phrase);
void s75_phrase_add(const Speaker *sp, Phrase *phrase, const char *id, const uint8_t arg[ARGS_MAX]);
/* "2 full divisions, 1 Ranger": nothing for no units. */
void s75_phrase_units(const Speaker *sp, Phrase *phrase, Units units);
/* One more name: {p}, {c} and so on, as s75_print_arg writes it. */
void s75_phrase_name(const Speaker *sp, Phrase *phrase, char type, uint8_t value);
void s75_phrase_cards(const Speaker *sp, Phrase *phrase, uint32_t cards);
/* 0 and 100 are certainties: what only rounds to them has values of its own. */
uint8_t s75_percent(uint64_t weight, uint64_t total);
/* The token in a province: its index, TOKENS if it is hidden, NOWHERE if there is none. */
unsigned s75_token_in(const State *s, unsigned province);
/* The air markers of SV, a line. */
void s75_say_air(const Speaker *sp);

/* What the guide is made of: contracts in core/guide.h. */
void s75_describe(const Game *g, const State *s, Seat viewer, uint8_t place, Lang lang, Text *out);
void s75_survey(const Game *g, const State *s, Seat viewer, Lang lang, Text *out);
void s75_hand(const Game *g, const State *s, Seat viewer, Lang lang, Text *out);
bool s75_forecast(const Game *g, const State *s, Seat viewer, uint8_t place, Lang lang, Text *out);

#endif
