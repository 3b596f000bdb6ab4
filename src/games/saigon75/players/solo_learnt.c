/* solo_learnt.c: what a seasoned automaton decides as long searches have taught it [15.m]: it takes
 * the answer that is likeliest to be the best by the numbers of quick.c, which know nothing that
 * its seat may not know. Two lines of the rulebook bind it all the same: it never leaves Saigon
 * [15.5], and never overstacks [15.i]. */
#include "games/saigon75/players/quick.h"
#include "games/saigon75/players/solo.h"

/* Provinces that hold five already. */
static Provinces full_provinces(const State *s)
{
    Provinces full = 0;
    for (Provinces set = s->stands[NV] & ALL_PROVINCES; set; set &= set - 1)
        if (s75_count_at(s, first_province(set), NV) >= STACK_MAX)
            full |= set & -set;
    return full;
}

/* Saigon keeps its units, and who finds every way full stays where it is. */
static bool may_leave(const Game *g, unsigned from, Provinces full)
{
    const Board *board = g->board;
    if (from >= PROVINCES)
        return (board->border & ~full) != 0;
    return from != board->saigon && (board->border >> from & 1 || board->adjacent[from] & ~full);
}

static bool is_open(const Game *g, const State *s, Action a, Provinces full)
{
    switch ((S75Verb)a.verb) {
    case V_MOVE:
        return may_leave(g, s->place[a.a], full);
    case V_TO:
        return !(full >> a.a & 1);
    default:
        return true;
    }
}

/* The first of the best; of all, if none is open. */
static uint32_t likeliest(const ActionList *list, const int16_t value[])
{
    uint32_t best = 0;
    for (uint32_t i = 1; i < list->count; i++)
        if (value[i] > value[best])
            best = i;
    return best;
}

Action s75_solo_learnt(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const Provinces full = full_provinces(s);
    int16_t value[LIST_MAX];
    s75_incline(g, s, list, value);
    for (uint32_t i = 0; i < list->count; i++)
        if (!is_open(g, s, list->action[i], full))
            value[i] = NOT_OPEN;
    const uint32_t taken = likeliest(list, value);
    if (why)
        s75_solo_say_learnt(g, s, list, value, taken, why);
    return list->action[taken];
}
