/* commitment.c: what the US bot commits and withdraws [T15.6]. */
#include "games/fitl/players/trung/redeploy.h"

enum { PART_MOVE_BASES, PART_BASES, PART_TROOPS, PART_OVER };

/* Saigon, LoCs, and spaces of the South under COIN Control as the phase began. */
static Spaces valid(const State *s) { return (s->frozen_coin & THE_SOUTH) | LOCS | SPACE(SAIGON); }

static bool go(Trung *t, unsigned kind, unsigned from, unsigned to, Action *out)
{
    trung_want(t, V_FROM, from, 0);
    t->m->want.from = (uint8_t)from;
    t->m->want.to = (uint8_t)to;
    t->m->want.group[kind] = 1;
    *out = t->m->want.action;
    return trung_may(t, *out);
}

static unsigned movable(const Trung *t, unsigned from, unsigned kind)
{
    return fitl_movers[MV_COMMIT]->count(t->g, t->s, from, kind);
}

/* [T15.6.6]: asked where a base moves inside the South alone. Line 4 names the test there; the
 * withdrawals of lines 4 and 5 do not, whatever Control they cost: Control is judged anew only when
 * all is over [T15.6.7]. */
static bool may_leave(const State *s, unsigned x)
{
    if (coin_controls(s, x))
        return s->coin[x] - 1u > insurgents(s, x);
    return s->coin[x] + s->vc[x] < s->nva[x] || s->coin[x] + s->vc[x] - 1u >= s->nva[x];
}

/* Those with fewest of what is counted. */
static Spaces fewest(const Trung *t, Spaces set, unsigned (*count)(const Trung *t, unsigned x))
{
    unsigned low = UINT32_MAX;
    Spaces found = 0;
    for (; set; set &= set - 1) {
        const unsigned n = count(t, first_space(set));
        found = n < low ? 0 : found;
        low = least(n, low);
        found |= n == low ? set & (0 - set) : 0;
    }
    return found;
}

static unsigned enemies_at(const Trung *t, unsigned x) { return insurgents(t->s, x); }

static unsigned troops_at(const Trung *t, unsigned x) { return t->s->at[x][K_US_TROOP]; }

static unsigned people_at(const Trung *t, unsigned x) { return is_loc(x) ? 0 : 1 + pop_of(t, x); }

/* ---- Bases ----------------------------------------------------------------------------------- */

/* Saigon keeps one. */
static Spaces spare_bases(const Trung *t, Spaces set)
{
    Spaces found = 0;
    for (; set; set &= set - 1) {
        const unsigned x = first_space(set);
        if (movable(t, x, K_US_BASE) && t->s->at[x][K_US_BASE] > (x == SAIGON ? 1u : 0u))
            found |= SPACE(x);
    }
    return found;
}

static bool can_spare_piece(const Trung *t, unsigned x) { return may_leave(t->s, x); }

static Spaces with_room(const Trung *t, Spaces set, bool troops)
{
    Spaces found = 0;
    for (; set; set &= set - 1) {
        const unsigned x = first_space(set);
        if (has_room(t->s, x) && (!troops || t->s->at[x][K_US_TROOP]))
            found |= SPACE(x);
    }
    return found;
}

static bool move_base(Trung *t, Action *out)
{
    const Spaces from = trung_those(t, spare_bases(t, valid(t->s) & CITIES), can_spare_piece);
    const Spaces to = with_room(t, valid(t->s) & PROVINCES, true);
    if (!from || !to)
        return false;
    const unsigned city = trung_any(t, fewest(t, from, enemies_at));
    return go(t, K_US_BASE, city, trung_choose(t, L_US_PB, to), out);
}

static bool bring_base(Trung *t, Action *out)
{
    if (t->s->us_policy == POLICY_NIXON) {
        const Spaces from = spare_bases(t, valid(t->s));
        return from && go(t, K_US_BASE, trung_any(t, fewest(t, from, enemies_at)), AVAILABLE, out);
    }
    const Spaces to = with_room(t, valid(t->s), false);
    return movable(t, AVAILABLE, K_US_BASE) && to &&
           go(t, K_US_BASE, AVAILABLE, trung_choose(t, L_US_PB, to), out);
}

/* ---- Troops ---------------------------------------------------------------------------------- */

/* Those that came out of Casualties stay. */
static Spaces may_withdraw(const Trung *t)
{
    Spaces found = 0;
    for (Spaces set = valid(t->s); set; set &= set - 1) {
        const unsigned x = first_space(set);
        if (movable(t, x, K_US_TROOP) && t->s->at[x][K_US_TROOP] > t->m->rotated[x])
            found |= SPACE(x);
    }
    return found;
}

static bool withdraw(Trung *t, Action *out)
{
    const Spaces all = may_withdraw(t);
    Spaces first = 0;
    for (Spaces set = all & ~SPACE(SAIGON); set; set &= set - 1)
        first |= has(t->s, first_space(set), COIN_BASES) ? 0 : set & (0 - set);
    const unsigned x =
        trung_any(t, first ? fewest(t, first, troops_at) : fewest(t, all, people_at));
    return x != NOWHERE && go(t, K_US_TROOP, x, AVAILABLE, out);
}

static bool move_troops(Trung *t, Action *out)
{
    static const uint8_t wanted[] = {[POLICY_JFK] = 15, [POLICY_LBJ] = 5, [POLICY_NIXON] = 25};
    const unsigned now = available(t->s, US_TROOP), goal = wanted[t->s->us_policy];
    if (now < goal)
        return withdraw(t, out);
    return now > goal && movable(t, AVAILABLE, K_US_TROOP) &&
           go(t, K_US_TROOP, AVAILABLE, trung_choose(t, L_US_PF_T, valid(t->s)), out);
}

bool trung_ask_commit(Trung *t, Action *out)
{
    static bool (*const parts[])(Trung *, Action *) = {move_base, bring_base, move_troops};
    if (t->m->redeploying != COMMIT) {
        t->m->redeploying = COMMIT;
        t->m->part = PART_MOVE_BASES;
    }
    for (; t->m->part < PART_OVER; t->m->part++)
        if (parts[t->m->part](t, out))
            return true;
    t->m->redeploying = 0;
    memset(t->m->rotated, 0, sizeof t->m->rotated);
    *out = (Action){V_DONE, 0, 0, 0};
    return true;
}

/* ---- Casualties that go back to the map [T15.6.3] -------------------------------------------- */

bool trung_ask_rotation(Trung *t, unsigned step, Action *out)
{
    if (step == MOVE_TO) {
        const unsigned x = trung_choose(t, L_US_PF_T, trung_open(t, V_TO) & ALL_SPACES);
        *out = (Action){V_TO, (uint8_t)x, 0, 0};
        if (x < SPACES)
            t->m->rotated[x]++;
        return x != NOWHERE;
    }
    *out = (Action){V_GROUP, K_US_TROOP, 1, 0};
    if (!trung_may(t, *out))
        *out = (Action){V_DONE, 0, 0, 0};
    return true;
}
