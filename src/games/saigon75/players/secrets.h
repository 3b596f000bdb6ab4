/* secrets.h: who may see what [16], asked alike by the view and by the re-drawing of the unseen. */
#ifndef SAIGON75_SECRETS_H
#define SAIGON75_SECRETS_H

#include "games/saigon75/rules/s75.h"

static inline bool sees_hand(Seat viewer, unsigned side)
{
    return viewer == SEAT_REFEREE || viewer == side;
}

/* He is turning over the four, or has them before him. Not yet in EXCHANGE_KNOWN: there they are
 * about to be shown. */
static inline bool is_looking(const State *s)
{
    if (game_over(s))
        return false;
    const unsigned step = flow_now(s)->step;
    return step == EXCHANGE_ASIDE || step == EXCHANGE_GIVE || step == EXCHANGE_TAKE;
}

/* Knows which cards are set aside now: looks at them, or was the last to change them. */
static inline bool sees_aside(const State *s, Seat viewer)
{
    if (viewer >= SIDES)
        return viewer == SEAT_REFEREE;
    return (is_looking(s) && s->active == viewer) || (s->seen[viewer] && s->stale[viewer] == 0);
}

#endif
