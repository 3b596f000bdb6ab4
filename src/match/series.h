/* series.h: a match of two games: the same game, options and board twice, with the players' seats
 * swapped, and one result. What a seat's game is worth comes from the rules (Rules.tally); a
 * player's two games are added and compared number by number.
 *
 * A series is one file: both games, whole, one after the other (docs/saves.md).
 */
#ifndef MEKONG_MATCH_SERIES_H
#define MEKONG_MATCH_SERIES_H

#include "match/match.h"

enum { SERIES_GAMES = 2 };

typedef struct Series Series;

/* A series whose first game is this match, which now belongs to it. NULL with a problem: the game
 * has no such series, or no memory; then the match is still the caller's. */
Series *series_new(Match *first, Problem *problem);
void series_free(Series *series); /* NULL is fine */

uint32_t series_count(const Series *series); /* games begun: 1 or 2 */
Match *series_current(const Series *series); /* the last one begun */
const Match *series_game(const Series *series, uint32_t index);
/* The current game is over and another one follows. */
bool series_has_next(const Series *series);
/* Begins it, seats swapped. False with a problem. */
bool series_next(Series *series, Problem *problem);

/* The result, once both games are over. Player 0 had seat 0 in the first game. */
typedef struct SeriesResult {
    int16_t total[SERIES_GAMES][TALLY_MAX]; /* by player: both games added */
    uint8_t numbers;                        /* how many of them count */
    uint8_t decided_by;                     /* the first that differs; = numbers: a draw */
    int8_t winner;                          /* player, or -1: a draw */
} SeriesResult;
void series_result(const Series *series, SeriesResult *out);
/* The same from final positions alone: a result of zeros, each game added by its number (0, 1),
 * then decided. Needs Rules.tally. */
void series_add(SeriesResult *result, const Game *game, const State *state, uint8_t number);
void series_decide(SeriesResult *result, const Rules *rules);

/* The same of a game that was played or given up. */
void series_add_match(SeriesResult *result, const Match *match, uint8_t number);

/* Who plays, and how it stands: for sentences, a line each. */
typedef struct SeriesScore {
    const Rules *rules;
    const char *name[SERIES_GAMES]; /* by player; "": he is named by the side he began with */
    SeriesResult result;
} SeriesScore;
/* Whose number comes first, then each number up to the one that decides. */
void series_print_numbers(const SeriesScore *score, Lang lang, Text *out);
void series_print_winner(const SeriesScore *score, Lang lang, Text *out);

/* A game of a series that is kept game by game, each by itself: its number, 1 or 2, and of the
 * second what the first one counted (NULL: nothing). False: the game has no series. */
bool match_set_series(Match *match, uint8_t number, const SeriesResult *before);
uint8_t match_series(const Match *match); /* 0: none of these */
/* How that series stands: what came before, and this game once it is over. */
void match_series_score(const Match *match, SeriesScore *out);

/* Whether a text is meant to be a series rather than a single game. */
bool is_series_text(const char *text, size_t length);
/* As match_save and match_load. */
char *series_save(const Series *series, size_t *length);
Series *series_load(const char *text, size_t length, Lang lang, SaveProblem *problem);
/* A single game's save, or of a series the last game begun: for who looks at one game only. */
Match *series_load_last(const char *text, size_t length, Lang lang, SaveProblem *problem);

#endif
