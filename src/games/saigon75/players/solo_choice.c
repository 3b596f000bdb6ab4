/* solo_choice.c: the solo card that a relentless automaton takes instead of drawing one [15.l]: the
 * one with which most of its units would attack. Anybody can work it out: the cards that are left
 * are known to all. */
#include "games/saigon75/players/solo.h"

static unsigned attackers_with(const Game *g, const State *s, unsigned card)
{
    Judgement judgement;
    s75_solo_foresee(g, s, card, &judgement);
    return count_units(judgement.fighters);
}

static bool comes_before(const Game *g, unsigned card, unsigned other, const unsigned units[])
{
    if (units[card] != units[other])
        return units[card] > units[other];
    return g->board->solo[card].number < g->board->solo[other].number;
}

Action s75_solo_choose(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const uint64_t cards = solo_offered(list, V_SOLO);
    unsigned units[SOLO_CARDS] = {0}, best = SOLO_CARDS;
    for (unsigned card = 0; card < SOLO_CARDS; card++) {
        if (!(cards >> card & 1))
            continue;
        units[card] = attackers_with(g, s, card);
        if (best == SOLO_CARDS || comes_before(g, card, best, units))
            best = card;
    }
    if (best == SOLO_CARDS)
        return solo_do(V_DONE, 0);
    s75_solo_say(why, "15.l", "s75.auto.choose", g->board->solo[best].number, units[best], 0);
    for (unsigned card = 0; card < SOLO_CARDS; card++)
        if (cards >> card & 1 && card != best)
            s75_solo_say(why, "15.l", "s75.auto.choose.not", g->board->solo[card].number,
                         units[card], 0);
    return solo_do(V_SOLO, best);
}
