/* play.c: a seat plays, and what follows by itself happens. */
#include "desk/inside.h"

const Reason *desk_play(Match *match, Seat who, const char *words)
{
    const Reason *turn = desk_turn(match, who);
    return turn ? turn : match_play_text(match, words);
}

/* Dice on a real table are told by somebody, but for an outcome that is the only one. */
static bool can_roll(const Match *match)
{
    ActionList list;
    if (!match_is_table(match))
        return true;
    match_legal(match, &list);
    return list.count == 1;
}

void desk_settle(Match *match, Rng *rng)
{
    do
        match_pass_forced(match);
    while (match_actor(match) == SEAT_CHANCE && can_roll(match) && match_roll(match, rng));
}
