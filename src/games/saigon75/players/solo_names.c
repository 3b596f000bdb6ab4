/* solo_names.c: what the automaton points at when a card tells him to name a unit or a province
 * [15.4, 15.12, 15.j]: E-13, E-15, E-16, E-18, E-20, in either phase. */
#include "games/saigon75/players/solo.h"

static Provinces provinces_of(const State *s, Units units)
{
    Provinces set = 0;
    for (; units; units &= units - 1)
        set |= PROVINCE(s->place[first_unit(units)]);
    return set;
}

/* The province first, then the unit in it; E-13 comes back for the next one, and goes on to the
 * next province when this one has no more. */
Action s75_solo_name_unit(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const Units units = solo_offered(list, V_NAME);
    const unsigned province = s75_solo_named(g, s, provinces_of(s, units), why);
    const unsigned unit = s75_solo_designated(s, units & s->at[province]);
    s75_solo_say(why, "15.4", "s75.auto.name.unit", unit, 0, 0);
    return solo_do(V_NAME, unit);
}

Action s75_solo_name_province(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const Provinces open = (Provinces)solo_offered(list, V_PROVINCE);
    return solo_do(V_PROVINCE, s75_solo_named(g, s, open, why));
}

/* From the Reserve, else the last in solo_order; who is in Saigon stays there [15.5]. */
Action s75_solo_infiltrate_unit(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const Units vc = solo_offered(list, V_MOVE);
    if (vc & s->at[RESERVE]) {
        s75_solo_say(why, "15.j", "s75.auto.infiltrate.reserve", 0, 0, 0);
        return solo_do(V_MOVE, first_unit(vc & s->at[RESERVE]));
    }
    for (unsigned i = PROVINCES; i-- > 0;) {
        const unsigned province = g->board->solo_order[i];
        if (province == g->board->saigon || !(vc & s->at[province]))
            continue;
        s75_solo_say(why, "15.j", "s75.auto.infiltrate.last", province, 0, 0);
        return solo_do(V_MOVE, first_unit(vc & s->at[province]));
    }
    s75_solo_say(why, "15.5", "s75.auto.infiltrate.saigon", 0, 0, 0);
    return solo_do(V_DONE, 0);
}

Action s75_solo_infiltrate_to(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const Provinces open = (Provinces)solo_offered(list, V_TO);
    return solo_do(V_TO, s75_solo_named(g, s, open, why));
}
