/* event_own.c: what the rows of single events want beyond a list [T14.1]: the space with most
 * pieces of a kind, a number, a type before another. */
#include "games/fitl/players/trung/event_own.h"

static bool is_card(const State *s, unsigned card, unsigned side)
{
    return s->ev.card == card && s->ev.side == side;
}

/* ---- Spaces ---------------------------------------------------------------------------------- */

#define UT KIND(K_US_TROOP)
#define NT KIND(K_NVA_TROOP)

/* Where most of these are, there or there and next door. */
static const struct Crowd {
    uint8_t card, side;
    bool near;
    Kinds kinds;
} crowds[] = {
    {21, SHADED, false, VC_GUERRILLAS | KIND(K_VC_BASE)},
    {23, SHADED, true, UT},
    {37, UNSHADED, true, NT},
    {44, SHADED, true, UT},
    {59, UNSHADED, false, NVA_GUERRILLAS | NT | KIND(K_NVA_BASE)},
    {71, UNSHADED, false, NT},
};

static unsigned crowd_at(const Trung *t, const struct Crowd *c, unsigned x)
{
    const Spaces near = c->near ? t->g->board->adjacent[x] : 0;
    return fitl_on_map(t->s, c->kinds, near | SPACE(x));
}

/* #71s: the City that most Troops can march into [T8.2]; it is no LimOp. */
static unsigned troops_beside(const Trung *t, unsigned x)
{
    State fresh = *t->s;
    Trung nva = *t;
    fresh.op.flags = 0;
    nva.s = &fresh;
    return fitl_on_map(t->s, NT, trung_nva_near(&nva, x));
}

static Spaces with_kind(const State *s, Spaces set, unsigned kind)
{
    Spaces found = 0;
    for (; set; set &= set - 1)
        found |= s->at[first_space(set)][kind] ? set & (0 - set) : 0;
    return found;
}

static Spaces keep_most(const Trung *t, Spaces set, const struct Crowd *crowd)
{
    unsigned best = 0;
    Spaces found = 0;
    for (; set; set &= set - 1) {
        const unsigned x = first_space(set);
        const unsigned n = crowd ? crowd_at(t, crowd, x) : troops_beside(t, x);
        found = n > best ? 0 : found;
        best = most(n, best);
        found |= n == best ? SPACE(x) : 0;
    }
    return found;
}

Spaces trung_event_prefers(const Trung *t, Spaces set)
{
    const State *s = t->s;
    if (is_card(s, 71, SHADED))
        return keep_most(t, set, NULL);
    if (is_card(s, 80, UNSHADED) && t->f != NVA && in(set, NORTH_VIETNAM))
        return SPACE(NORTH_VIETNAM);
    if (is_card(s, 24, UNSHADED) && with_kind(s, set, K_VC_BASE))
        return with_kind(s, set, K_VC_BASE);
    for (unsigned i = 0; i < COUNT_OF(crowds); i++)
        if (is_card(s, crowds[i].card, crowds[i].side))
            return keep_most(t, set, &crowds[i]);
    return set;
}

TrungList trung_event_list(const Trung *t)
{
    const State *s = t->s;
    if (!is_card(s, 100, SHADED) || t->f != VC)
        return LISTS;
    return available(s, VC_GUERRILLA) ? L_VC_PG : available(s, VC_BASE) ? L_VC_PB : L_VC_R;
}

/* ---- Numbers --------------------------------------------------------------------------------- */

/* #79: no more Patronage than leaves ARVN short of its goal. */
static unsigned lodge(const Trung *t)
{
    const unsigned score = trung_score(t, ARVN);
    return score >= 49 ? 0 : least(3, (49 - score) / 2);
}

/* Found when the first piece is asked for, and kept. */
unsigned trung_event_number(Trung *t)
{
    const State *s = t->s;
    const bool first = !s->ev.number;
    if (is_card(s, 80, UNSHADED) && first)
        t->m->limit = (uint8_t)(1 + trung_d3(t, "T14.1"));
    else if (is_card(s, 79, SHADED) && SIDE_OF(t->f) && first)
        t->m->limit = (uint8_t)(1 + lodge(t));
    else if (!is_card(s, 80, UNSHADED) && !(is_card(s, 79, SHADED) && SIDE_OF(t->f)))
        return UINT8_MAX;
    return t->m->limit ? t->m->limit - 1u : UINT8_MAX;
}

/* ---- Types ----------------------------------------------------------------------------------- */

Kinds trung_event_guards(const State *s, unsigned owner)
{
    if (is_card(s, 118, SHADED))
        return GUERRILLAS;
    return fitl_faction_kinds[owner] & ~ALL_BASES;
}

unsigned trung_event_type(const Trung *t)
{
    const State *s = t->s;
    const unsigned own = guerrilla_type_of(t->f);
    if (is_card(s, 100, SHADED) && available(s, VC_GUERRILLA))
        return VC_GUERRILLA;
    if (is_card(s, 114, SHADED) && available(s, VC_BASE) && has_room(s, SAIGON) &&
        (!above_n(s, SAIGON) || !available(s, VC_GUERRILLA)))
        return VC_BASE;
    if (is_card(s, 114, SHADED) && available(s, VC_GUERRILLA))
        return VC_GUERRILLA;
    if (is_card(s, 90, SHADED) && SIDE_OF(t->f) && available(s, own))
        return own;
    return TYPES;
}
