/* control.c: chapter 10. Control is a function of units and militia marker at every moment [10.a];
 * the checks only place and remove markers. */
#include "games/saigon75/rules/s75.h"

Provinces s75_controlled_by_nv(const State *s)
{
    Provinces held = 0;
    for (unsigned p = 0; p < PROVINCES; p++)
        held |= s75_controller(s, p) == NV ? PROVINCE(p) : 0;
    return held;
}

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
    for (unsigned p = 0; p < PROVINCES; p++) {
        const Units nv = s->at[p] & NV_UNITS, sv = s->at[p] & SV_UNITS;
        const bool marked = s->militia >> p & 1;
        if (nv && !sv && !marked) {
            s->militia |= PROVINCE(p);
            flow_note(s, N_MILITIA, (uint8_t)p, 0, 0);
        } else if (sv && !nv && marked) {
            remove_militia(s, p);
        }
    }
}
