/* solo_choice.c: the solo card that the automaton takes instead of drawing one. A relentless one
 * takes the card with which most of its units would attack [15.l]; a seasoned one, for whom a card
 * does not say where to go, the one whose event suits it best [15.m]. Anybody can work it out: the
 * cards that are left are known to all. */
#include "games/saigon75/players/solo.h"

/* What is told of a card, and what it is worth. */
typedef uint8_t Worth(const Game *g, const State *s, unsigned card);

static uint8_t attackers_with(const Game *g, const State *s, unsigned card)
{
    Judgement judgement;
    s75_solo_foresee(g, s, card, &judgement);
    return (uint8_t)count_units(judgement.fighters);
}

/* The colour it seeks first; red favours NV [1.11]. */
static uint8_t colour_of(const Game *g, const State *s, unsigned card)
{
    return g->board->solo[card].colour[0];
}

/* Of several the one with the lowest number. */
static unsigned best_card(const Game *g, uint64_t cards, const uint8_t worth[])
{
    unsigned best = SOLO_CARDS;
    for (; cards; cards &= cards - 1) {
        const unsigned card = first_unit(cards);
        const bool lower =
            best < SOLO_CARDS && g->board->solo[card].number < g->board->solo[best].number;
        if (best == SOLO_CARDS || worth[card] > worth[best] ||
            (worth[card] == worth[best] && lower))
            best = card;
    }
    return best;
}

typedef struct Choice { /* how it is made, and said */
    const char *rule, *taken, *not_taken;
    Worth *worth;
} Choice;

static const Choice relentless = {"15.l", "s75.auto.choose", "s75.auto.choose.not", attackers_with};
static const Choice seasoned = {"15.m", "s75.auto.choose.event", "s75.auto.choose.event.not",
                                colour_of};

Action s75_solo_choose(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const Choice *choice = is_seasoned(g) ? &seasoned : &relentless;
    const uint64_t cards = solo_offered(list, V_SOLO);
    uint8_t worth[SOLO_CARDS] = {0};
    for (uint64_t rest = cards; rest; rest &= rest - 1)
        worth[first_unit(rest)] = choice->worth(g, s, first_unit(rest));
    const unsigned best = best_card(g, cards, worth);
    if (best == SOLO_CARDS)
        return solo_do(V_DONE, 0);
    s75_solo_say(why, choice->rule, choice->taken, g->board->solo[best].number, worth[best], 0);
    for (unsigned card = 0; card < SOLO_CARDS; card++)
        if (cards >> card & 1 && card != best)
            s75_solo_say(why, choice->rule, choice->not_taken, g->board->solo[card].number,
                         worth[card], 0);
    return solo_do(V_SOLO, best);
}
