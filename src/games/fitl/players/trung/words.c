/* words.c: chapter 1: what the bots' rules call exposed, vulnerable, firepower, the route. */
#include "games/fitl/players/trung/trung.h"

/* Those that pass a test. */
Spaces trung_those(const Trung *t, Spaces set, bool (*test)(const Trung *t, unsigned x))
{
    Spaces found = 0;
    for (; set; set &= set - 1)
        if (test(t, first_space(set)))
            found |= set & (0 - set);
    return found;
}

/* ---- Exposed and vulnerable [T1.7, T1.8] ----------------------------------------------------- */

Kinds trung_exposed(const State *s, unsigned x)
{
    const Kinds kinds = KIND(K_NVA_TROOP) | ACTIVE_GUERRILLAS;
    return has(s, x, HIDDEN_GUERRILLAS) ? kinds : kinds | OPEN_BASES;
}

unsigned trung_exposed_count(const State *s, unsigned x)
{
    return count_at(s, x, trung_exposed(s, x));
}

unsigned trung_vulnerable(const Trung *t, unsigned x, bool base_first)
{
    const State *s = t->s;
    const bool open_tunnels = s->op.flags & OP_OPEN_TUNNELS;
    const bool shielded = has(s, x, HIDDEN_GUERRILLAS) && !base_first;
    const Kinds bases = OPEN_BASES | (open_tunnels ? TUNNELED_BASES : 0);
    return count_at(s, x, KIND(K_NVA_TROOP) | ACTIVE_GUERRILLAS | (shielded ? 0 : bases));
}

bool trung_vulnerable_base(const State *s, unsigned x)
{
    return has(s, x, INSURGENT_BASES) && !has(s, x, HIDDEN_GUERRILLAS);
}

bool trung_base_first(const Trung *t)
{
    const bool assaulting = t->s->op.kind == OP_ASSAULT && t->s->op.faction == US;
    return t->f == US && cap(t->s, CAP_ABRAMS, UNSHADED) && !(assaulting && t->s->op.abrams);
}

/* ---- Firepower [T1.9, T1.10] ----------------------------------------------------------------- */

static unsigned sum(const uint8_t at[KINDS], Kinds kinds)
{
    unsigned n = 0;
    for (; kinds; kinds &= kinds - 1)
        n += at[first_kind(kinds)];
    return n;
}

unsigned trung_us_firepower(const Trung *t, unsigned x, const uint8_t at[KINDS])
{
    const unsigned troops = sum(at, us_troops(t->s));
    const unsigned power = at[K_US_BASE] ? 2 * troops : in_highland(t, x) ? troops / 2 : troops;
    const bool searches = cap(t->s, CAP_SEARCH, UNSHADED) && troops && sum(at, HIDDEN_GUERRILLAS);
    return power ? power : searches;
}

unsigned trung_arvn_firepower(const Trung *t, unsigned x, const uint8_t at[KINDS])
{
    const unsigned police = is_city(x) || is_loc(x) ? at[K_POLICE] : 0;
    return (at[K_ARVN_TROOP] + police) / (in_highland(t, x) ? 3 : 2);
}

unsigned trung_coin_firepower(const Trung *t, unsigned x, const uint8_t at[KINDS])
{
    if (!sum(at, us_troops(t->s)))
        return 0;
    return trung_us_firepower(t, x, at) + (as_us(t->s) ? 0 : trung_arvn_firepower(t, x, at));
}

unsigned trung_sweep_activates(const Trung *t, unsigned x, unsigned f)
{
    const Kinds special =
        f == US ? KIND(K_IRREGULAR) | KIND(K_IRREGULAR_A) : KIND(K_RANGER) | KIND(K_RANGER_A);
    const Kinds cubes = as_us(t->s) ? us_troops(t->s) : cubes_of(f);
    const unsigned n = count_at(t->s, x, cubes | special);
    return least(count_at(t->s, x, HIDDEN_GUERRILLAS), in_jungle(t, x) ? n / 2 : n);
}

/* ---- The route [T1.13] ----------------------------------------------------------------------- */

const Spaces trung_route_spaces =
    CITIES | (LOCS & ~(SPACE(LOC_HUE_KHE_SANH) | SPACE(LOC_CAN_THO_CHAU_DOC) |
                       SPACE(LOC_CAN_THO_BAC_LIEU) | SPACE(LOC_CAN_THO_LONG_PHU)));

bool trung_route_blocked(const Trung *t)
{
    Spaces open = 0;
    for (Spaces set = CITIES | LOCS; set; set &= set - 1)
        if (!insurgents(t->s, first_space(set)))
            open |= set & (0 - set);
    Spaces seen = open & SPACE(CAN_THO);
    for (Spaces fresh = seen; fresh;) {
        Spaces next = 0;
        for (; fresh; fresh &= fresh - 1)
            next |= t->g->board->adjacent[first_space(fresh)];
        fresh = next & open & ~seen;
        seen |= fresh;
    }
    return !in(seen, HUE);
}

Spaces trung_lcx(const Trung *t)
{
    Spaces set = LAOS_CAMBODIA;
    for (Spaces rest = LAOS_CAMBODIA; rest; rest &= rest - 1)
        set |= t->g->board->adjacent[first_space(rest)];
    return set;
}

/* Not of VC, whose score no line asks for [T1.15]. */
unsigned trung_score(const Trung *t, unsigned f) { return fitl_score(t->g, t->s, f); }
