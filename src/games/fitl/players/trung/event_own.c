/* event_own.c: what the rows of single events want beyond a list [T14.1]: the space with most
 * pieces of a kind, a number, a type before another. */
#include "games/fitl/players/trung/event_own.h"
#include "games/fitl/players/trung/event_reach.h"

static bool is_card(const State *s, unsigned card, unsigned side)
{
    return s->ev.card == card && s->ev.side == side;
}

/* ---- Spaces ---------------------------------------------------------------------------------- */

#define UT KIND(K_US_TROOP)
#define NT KIND(K_NVA_TROOP)

/* Where most of these are, there or there and next door; then by this list. */
static const struct Crowd {
    uint8_t card, side;
    bool near;
    Kinds kinds;
    uint8_t list; /* LISTS: as for any other card */
} crowds[] = {
    {21, SHADED, false, VC_GUERRILLAS | KIND(K_VC_BASE), L_ANY},
    {23, SHADED, true, UT, L_ANY},
    {37, UNSHADED, true, NT, L_ANY},
    {44, SHADED, true, UT, L_ANY},
    {49, SHADED, false, NT, L_NV_PT},
    {59, UNSHADED, false, NVA_GUERRILLAS | NT | KIND(K_NVA_BASE), LISTS},
    {71, UNSHADED, false, NT, L_ANY},
};

static const struct Crowd *crowd_of(const State *s)
{
    for (unsigned i = 0; i < COUNT_OF(crowds); i++)
        if (is_card(s, crowds[i].card, crowds[i].side))
            return &crowds[i];
    return NULL;
}

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

static bool comes_with_base(const Trung *t);

Spaces trung_event_prefers(const Trung *t, Spaces set)
{
    const State *s = t->s;
    if (comes_with_base(t) && in(set, s->ev.space))
        return SPACE(s->ev.space);
    unsigned gone;
    if (is_card(s, 99, UNSHADED))
        return trung_best_targets(t, set, &gone);
    if (is_card(s, 71, SHADED))
        return keep_most(t, set, NULL);
    if (is_card(s, 80, UNSHADED) && t->f != NVA && in(set, NORTH_VIETNAM))
        return SPACE(NORTH_VIETNAM);
    if (is_card(s, 80, UNSHADED) && set & ~t->m->mark[SHIFTED]) /* different spaces [T14.8] */
        return set & ~t->m->mark[SHIFTED];
    if (is_card(s, 24, UNSHADED) && with_kind(s, set, K_VC_BASE))
        return with_kind(s, set, K_VC_BASE);
    if (is_card(s, 91, UNSHADED))
        return trung_most_spared(t, set);
    return crowd_of(s) ? keep_most(t, set, crowd_of(s)) : set;
}

/* #119s: some Province can still be turned. */
static bool can_be_turned(const Trung *t)
{
    for (Spaces set = PROVINCES & t->g->board->populated; set; set &= set - 1)
        if (t->s->at[first_space(set)][K_US_TROOP] && t->s->level[first_space(set)] != AO)
            return true;
    return false;
}

TrungList trung_event_list(const Trung *t)
{
    const State *s = t->s;
    if (is_card(s, 71, SHADED) || is_card(s, 91, UNSHADED))
        return L_ANY; /* what is preferred is all there is [T2.5] */
    if (is_card(s, 119, SHADED) && t->f == VC && !can_be_turned(t))
        return available(s, VC_BASE) ? L_VC_PB : L_VC_PG;
    if (is_card(s, 100, SHADED) && t->f == VC)
        return available(s, VC_GUERRILLA) ? L_VC_PG : available(s, VC_BASE) ? L_VC_PB : L_VC_R;
    return crowd_of(s) ? crowd_of(s)->list : LISTS;
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

/* #124: a base with two guerrillas, twice, in a City with room; then guerrillas, and bases when
 * there are no more. Which of the six the last base was is kept, plus 1. */
static bool city_has_room(const State *s)
{
    for (unsigned x = 0; x < FIRST_PROVINCE; x++)
        if (has_room(s, x))
            return true;
    return false;
}

static unsigned tet_type(Trung *t)
{
    const State *s = t->s;
    const unsigned placed = 6u - least(6, s->ev.left);
    const bool base = available(s, VC_BASE) && city_has_room(s);
    const bool guerrilla = available(s, VC_GUERRILLA);
    if (!placed)
        t->m->limit = 0;
    if (base && (!guerrilla || placed == 0 || (placed == 3 && t->m->limit))) {
        t->m->limit = (uint8_t)(placed + 1);
        return VC_BASE;
    }
    return guerrilla ? VC_GUERRILLA : TYPES;
}

/* The two guerrillas that come with a base. */
static bool comes_with_base(const Trung *t)
{
    const unsigned placed = 6u - least(6, t->s->ev.left), at = t->m->limit;
    return is_card(t->s, 124, UNSHADED) && at && placed >= at && placed < at + 2 &&
           t->s->ev.space < FIRST_PROVINCE;
}

unsigned trung_event_type(Trung *t)
{
    const State *s = t->s;
    if (is_card(s, 124, UNSHADED))
        return tet_type(t);
    const unsigned own = guerrilla_type_of(t->f);
    if (is_card(s, 100, SHADED) && available(s, VC_GUERRILLA))
        return VC_GUERRILLA;
    if (is_card(s, 89, SHADED) && available(s, VC_GUERRILLA) &&
        count_at(s, SAIGON, VC_GUERRILLAS) < 2) /* nobody guards a base [T14.5] */
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
