/* words75.h: what a test of spoken texts asks of them: facts that are in, forms that always hold.
 */
#ifndef TESTS_WORDS75_H
#define TESTS_WORDS75_H

#include "support/play75.h"

enum { SPOKEN_MAX = 8192 }; /* no text of the guide may need more */

typedef struct Spoken {
    char words[SPOKEN_MAX];
    Text text;
} Spoken;

typedef enum Topic { DESCRIBE, SURVEY, HAND, FORECAST } Topic;

/* The guide's words on a topic, checked for their form: whole lines of UTF-8 that fit. `place` is
 * for DESCRIBE and FORECAST. Gives what the guide returned, true for those that return nothing. */
bool speak(const Game *g, const State *s, Topic topic, Seat viewer, unsigned place, Lang lang,
           Spoken *out);
/* The same of a play, in English, to a watcher, about a place by its word (NULL: none). */
bool tell(Play *p, Topic topic, const char *place, Spoken *out);

void assert_told(const Spoken *spoken, const char *words);
void assert_untold(const Spoken *spoken, const char *words);
/* In the text, one after the other. */
void assert_told_before(const Spoken *spoken, const char *words, const char *later);
/* No English of a message that reads differently in the language is in the text. */
void assert_no_english(const Spoken *spoken, Lang lang);
/* Plays a game, at random or with an odd seed by the heuristic, and calls back at every position.
 */
typedef void (*Onlooker)(const Game *g, const State *s, Rng *rng, unsigned number);
void watch_game(Play *p, const char *options, uint64_t seed, Onlooker look);

#endif
