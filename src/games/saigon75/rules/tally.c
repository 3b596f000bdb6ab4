/* tally.c: what one side's game is worth in a match of two games [13.3].
 *
 * North's game gives the first two numbers, South's the last two: added over a player's two games
 * and compared in this order they are the match rule and its tie-breaks.
 */
#include "games/saigon75/rules/chapters.h"

enum { TALLY_SAIGON, TALLY_PROVINCES, TALLY_UNITS, TALLY_HALF_DIVISIONS };

const char *const s75_tally_messages[TALLIES] = {"s75.tally.saigon", "s75.tally.provinces",
                                                 "s75.tally.units", "s75.tally.half_divisions"};

_Static_assert((int)TALLIES <= (int)TALLY_MAX && (int)TALLIES == TALLY_HALF_DIVISIONS + 1,
               "each number has its words");

/* The earlier Saigon fell the more; however North won counts as its fall [13.a]. */
static void tally_north(const State *s, int16_t out[TALLY_MAX])
{
    out[TALLY_SAIGON] = (int16_t)(s->winner == NV ? TURNS + 1 - s->turn : 0);
    out[TALLY_PROVINCES] = (int16_t)count_provinces(s75_controlled_by_nv(s));
}

static void tally_south(const State *s, int16_t out[TALLY_MAX])
{
    const Units units = s75_on_map(s) & SV_UNITS, divisions = units & SV_DIVISIONS;
    out[TALLY_UNITS] = (int16_t)(count_units(units) + s->air_box);
    out[TALLY_HALF_DIVISIONS] = (int16_t)s75_steps_in(s, divisions);
}

/* By the turn in which Saigon fell: how likely the other game's North is to take it later or not at
 * all, between equal players (docs/ai.md), from 0 if it never fell to 65535. */
static const uint16_t worth_by_turn[TURNS + 1] = {0,     65535, 65535, 65535, 65535,
                                                  65535, 60900, 51800, 30800};

/* Against the automaton, which plays one side only, there is no other game to be earlier than. */
void s75_worth(const Game *g, const State *s, uint16_t out[SEATS_MAX])
{
    const uint16_t won = is_solo(g) ? UINT16_MAX : worth_by_turn[s->turn];
    out[NV] = s->winner == NV ? won : 0;
    out[SV] = (uint16_t)(UINT16_MAX - out[NV]);
}

void s75_tally(const Game *g, const State *s, Seat seat, int16_t out[TALLY_MAX])
{
    if (seat == NV)
        tally_north(s, out);
    else
        tally_south(s, out);
}

/* The South that gives up lets Saigon fall this turn; the North does not take it any more [13.a].
 */
void s75_concede(const Game *g, State *s, Seat loser)
{
    s->winner = (uint8_t)(loser == NV ? SV : NV);
    if (s->turn == 0) /* given up while units are placed: in the first turn at the earliest */
        s->turn = 1;
}
