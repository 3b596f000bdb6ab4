/* plates.c: what a player has before him besides his units: numbers of cards, which are public
 * [16], and markers. */
#include "games/saigon75/people/glance.h"

static int tokens_of(const State *s, unsigned side)
{
    int count = 0;
    for (unsigned i = 0; i < TOKENS; i++)
        count += s->token_place[i] == (side == NV ? TOKEN_OF_NV : TOKEN_OF_SV);
    return count;
}

void s75_plate(const Game *g, const State *s, Seat seat, Lang lang, Plate *out)
{
    const bool automaton = is_solo(g) && seat == NV; /* its cards are a pile [15] */
    plate_add(out, "cards", "s75.plate.cards",
              automaton ? s->pile_nv : (int)count_provinces(s->hand[seat]), NO_LIMIT);
    plate_add(out, "plus", "s75.plate.plus", s->plus_left[seat], NO_LIMIT);
    if (seat == NV)
        plate_add(out, "infiltration", "s75.plate.infiltration", s->infiltration, NO_LIMIT);
    else
        plate_add(out, "air", "s75.plate.air", s->air_box, AIR_BOX_MAX);
    if (tokens_of(s, seat))
        plate_add(out, "token", "s75.plate.token", tokens_of(s, seat), NO_LIMIT);
}
