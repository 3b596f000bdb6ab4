/* desk.h: what a client gets of a match, as JSON: the position and what may be done in it, what has
 * happened, why something cannot be done, all as one viewer may know it and in his language. The
 * server sends these bytes over HTTP, the WebAssembly module hands the same bytes to the page, and
 * one client understands both (docs/desk.md describes the fields). No OS, nothing is kept.
 *
 * Each function adds one JSON object to `out`. A viewer is a seat or SEAT_WATCHER; SEAT_REFEREE,
 * who sees everything, once the game is over.
 */
#ifndef MEKONG_DESK_H
#define MEKONG_DESK_H

#include "match/match.h"

enum { DESK_SIZE = 1 << 20 }; /* a text of this size has room for any one message */

/* ---- Questions by their words ---------------------------------------------------------------- */

enum { LOOK_ARGS = 3 };

/* Who asks, and what he gave with his question: NULL where he gave nothing. */
typedef struct Look {
    const Match *match;
    Seat viewer;
    Lang lang;
    Rng *rng; /* draws anew what the viewer cannot see */
    const char *arg[LOOK_ARGS];
} Look;

/* Why there is no answer. */
typedef struct LookProblem {
    bool missing; /* there is no such thing as was asked about; false: it was not asked rightly */
    const char *word, *message;
} LookProblem;

typedef struct Question {
    const char *word;           /* in addresses and calls */
    const char *arg[LOOK_ARGS]; /* the names of what can be given with it */
    const LookProblem *(*ask)(const Look *look, Text *out); /* NULL: the answer is in `out` */
    bool first; /* it once had its first argument alone: addresses that have it in the path stay */
} Question;

/* The question of that word; NULL: there is none. docs/desk.md lists them. */
const Question *desk_question(const char *word);

/* ---- What can be played, and what is --------------------------------------------------------- */

/* All games with their seats, options and computer players: for a lobby. */
void desk_games(Lang lang, Text *out);
/* The text of a rule (game_print_rule of core/guide.h); null if there is none of that number. */
void desk_rule(const Rules *rules, Lang lang, const char *number, Text *out);
/* The rules of a game in the order of a book, by chapters, and how it is won; or those in which all
 * the words of `find` stand, or whose number it is, which come first. Capitals and marks on letters
 * make no difference. NULL: all of them. */
void desk_rules(const Rules *rules, Lang lang, const char *find, Text *out);
/* What never changes in a match: places, options, seats, cards, numbers of rules. */
void desk_table(const Match *match, Lang lang, Text *out);

/* "sentence", "rule" and "cite" as fields of an object the caller has opened; the latter two are
 * null where no rule is to blame. */
void desk_json_reason(const Match *match, const char *sentence, const char *rule, Lang lang,
                      Json *json);

/* ---- The position ---------------------------------------------------------------------------- */

/* The position and, if it is the viewer's turn, what he may do. */
void desk_state(const Match *match, Seat viewer, Lang lang, Text *out);
/* The same with what a page shows next, so that a click costs one answer: "places" has all about
 * the place that the question is about and about `place` (a word or NULL), "story" what happened
 * after action `from`, as desk_frames tells it. DESK_NEVER: the state alone. */
void desk_news(const Match *match, Seat viewer, Lang lang, uint32_t from, const char *place,
               Text *out);
/* A seat's sheet: what it can do, where and at what cost. */
void desk_sheet(const Match *match, Lang lang, Seat seat, Text *out);
/* Everything about a place of the guide, in words, and the odds of a combat there. */
void desk_place(const Match *match, Seat viewer, Lang lang, uint8_t place, Text *out);
/* The position as text (Rules.print_state) with everything drawn anew that the seat cannot see:
 * for trying things out; the one after `number` actions. While the game runs null for a watcher,
 * and for a seat that no person holds: who sees no hand at all could learn from the memories of
 * both players, taken together, what neither would tell him. */
void desk_position(const Match *match, Seat viewer, uint32_t number, Rng *rng, Text *out);

/* ---- What has happened ----------------------------------------------------------------------- */

#define DESK_START UINT32_MAX /* before everything: a first frame, number 0, shows the start */
#define DESK_NEVER (UINT32_MAX - 1) /* no frames are wanted */

/* The actions after the first `from`, at most `most` of them and as many as fit, each with the view
 * after it. Gives the number of the last one told: where to ask on. */
uint32_t desk_frames(const Match *match, Seat viewer, Lang lang, uint32_t from, uint32_t most,
                     Text *out);
/* The same without the views, which are most of it: the story of a whole game fits. */
uint32_t desk_log(const Match *match, Seat viewer, Lang lang, uint32_t from, uint32_t most,
                  Text *out);
/* Why the computer did action number `action`, counted from 1 as in frames. */
void desk_explain(const Match *match, Lang lang, uint32_t action, Text *out);

/* What a review of the match has found so far (ai/review.h), once it is tallied. Tells everything,
 * hidden cards too: for games that are over, or for who may know them. */
struct Review;
void desk_review(const struct Review *review, const Match *match, Lang lang, Text *out);

/* The odds of a combat that an action brings about, or is about, as a viewer may know them: a
 * sentence or some, and no JSON. False: there are none. */
bool desk_odds(const Game *game, const State *before, Seat viewer, Action action, Lang lang,
               Text *out);

/* ---- Playing --------------------------------------------------------------------------------- */

/* Whether the viewer may play this action now; else a sentence and a rule. */
void desk_why(const Match *match, Seat viewer, Lang lang, const char *words, Text *out);
/* The same for a click on something: a unit, a place or a card by its word. */
void desk_why_thing(const Match *match, Seat viewer, Lang lang, const char *word, Text *out);
/* What the viewer, whose turn it is, would be asked after this action: the question and its
 * choices; null choices where somebody else, dice or a card would come next. Nothing is played. */
void desk_next(const Match *match, Seat viewer, Lang lang, const char *words, Text *out);
/* The answer to an action that was played or refused (host_answer), as desk_why writes it. */
void desk_answer(const Match *match, const Reason *reason, const char *words, Lang lang, Text *out);

#endif
