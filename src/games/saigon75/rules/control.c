/* control.c: chapter 10. Control is a function of units and militia marker at every moment [10.a];
 * the checks only place and remove markers. */
#include "games/saigon75/rules/s75.h"

static void remove_militia(State *s, unsigned province)
{
    s->militia &= ~PROVINCE(province);
    flow_note(s, N_MILITIA_GONE, (uint8_t)province, 0, 0);
}

/* [10.2] A marker goes when SV stands alone or in majority; in Saigon equality is enough, but takes
 * at least one SV unit [10.c]. With a marker the province was NV-controlled, unless SV was alone.
 */
void s75_control_after_combat(const Game *g, State *s, unsigned province)
{
    const unsigned nv = s75_count_at(s, province, NV), sv = s75_count_at(s, province, SV);
    if (!(s->militia >> province & 1) || !sv)
        return;
    if (sv > nv || (province == g->board->saigon && sv >= nv))
        remove_militia(s, province);
}

/* [10.3]; the twentieth marker is imagined [1.a]. */
void s75_place_militia(State *s)
{
    const Provinces nv = s75_provinces_of(s, NV), sv = s75_provinces_of(s, SV);
    const Provinces place = nv & ~sv & ~s->militia, remove = sv & ~nv & s->militia;
    for (Provinces set = place | remove; set; set &= set - 1) {
        const unsigned p = first_province(set);
        if (remove >> p & 1) {
            remove_militia(s, p);
        } else {
            s->militia |= PROVINCE(p);
            flow_note(s, N_MILITIA, (uint8_t)p, 0, 0);
        }
    }
}
