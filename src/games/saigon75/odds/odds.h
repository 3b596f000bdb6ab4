/* odds.h: exact distributions of combat dice, for `mekong odds` and for forecasts. */
#ifndef SAIGON75_ODDS_H
#define SAIGON75_ODDS_H

#include "core/guide.h"
#include "games/saigon75/rules/comparison.h"

enum { ODDS_COUNTS = DICE_MAX + 2 }; /* of one result: 0 to five, and one more by E-09 */

typedef struct Toss { /* a side's dice; at most five in all */
    unsigned dice;    /* still to roll */
    Result on_table;  /* rolled already */
} Toss;

/* Weights of what NV and SV suffer together: [NV X][NV R][SV X][SV R]. */
typedef struct Odds {
    uint64_t weight[ODDS_COUNTS][ODDS_COUNTS][ODDS_COUNTS][ODDS_COUNTS];
    uint64_t total;
} Odds;

void s75_count_odds(const Game *g, const Toss toss[SIDES], unsigned calls, Odds *out);
/* The same from the numbers that `mekong odds` takes. */
enum { ODDS_AIR = 2 }; /* index of the air markers among them */
void s75_odds_of(const Game *g, const uint8_t *input, Odds *out);

/* As `mekong odds` asks (OddsTable). */
enum { S75_ODDS_INPUTS = 7 };
extern const OddsInput s75_odds_inputs[S75_ODDS_INPUTS];
void s75_odds(const Game *g, const uint8_t *input, Json *out);
void s75_odds_table(const Game *g, const uint8_t *input, Lang lang, Text *out);

#endif
