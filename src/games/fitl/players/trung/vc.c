/* vc.c: the VC bot: its Operations and special activities [T12]. */
#include "games/fitl/players/trung/trung.h"

static unsigned guerrillas(const State *s, unsigned x) { return count_at(s, x, VC_GUERRILLAS); }

static bool has_base(const State *s, unsigned x) { return has(s, x, VC_BASES); }

/* One Underground, two if a base is there [T12.5, T12.6]. */
static bool has_agents(const State *s, unsigned x)
{
    return s->at[x][K_VC_GUERRILLA] >= (has_base(s, x) ? 2u : 1u);
}

/* ---- Rally [T12.2] --------------------------------------------------------------------------- */

enum { RALLY_BASES, RALLY_GUERRILLAS, RALLY_HIDE, RALLY_OVER };
enum { MARK_AGITATED }; /* the space, if there is one */

static bool can_build(const Trung *t, unsigned x)
{
    return has_room(t->s, x) && guerrillas(t->s, x) >= 3;
}

static bool can_hide(const Trung *t, unsigned x)
{
    return has_base(t->s, x) && t->s->at[x][K_VC_GUERRILLA_A] && !t->s->at[x][K_VC_GUERRILLA];
}

/* Line 1: two guerrillas go, the base comes. */
static bool rally_base(Trung *t)
{
    const Spaces set = trung_those(t, trung_open(t, V_SPACE), can_build);
    if (!available(t->s, VC_BASE) || !set || !trung_go_on(t))
        return false;
    const unsigned x = trung_choose(t, L_VC_PB, set);
    trung_take_space(t, x, true);
    t->m->want.what = CH_BASE;
    t->m->want.number = (uint8_t)(2 - least(2, t->s->at[x][K_VC_GUERRILLA_A]));
    return true;
}

/* Line 2 */
static bool rally_guerrillas(Trung *t)
{
    const Spaces set = trung_open(t, V_SPACE);
    if (!available(t->s, VC_GUERRILLA) || !set || !trung_go_on(t))
        return false;
    trung_take_space(t, trung_choose(t, L_VC_PG, set), true);
    t->m->want.what = CH_GUERRILLAS;
    return true;
}

/* Line 3: most Active first. */
static bool rally_hide(Trung *t)
{
    Spaces set = trung_those(t, trung_open(t, V_SPACE), can_hide), best = 0;
    unsigned most_active = 0;
    for (; set; set &= set - 1) {
        const unsigned n = t->s->at[first_space(set)][K_VC_GUERRILLA_A];
        best = n > most_active ? 0 : best;
        most_active = most(n, most_active);
        best |= n == most_active ? set & (0 - set) : 0;
    }
    if (!best || !trung_go_on(t))
        return false;
    trung_take_space(t, trung_any(t, best), true);
    t->m->want.what = CH_HIDE;
    return true;
}

/* Shaded Cadres: in the first rallied space that had a base, as far as the Total goes. */
static bool agitates(Trung *t)
{
    Spaces *mark = &t->m->mark[MARK_AGITATED];
    const unsigned last = t->m->want.action.a;
    if (!*mark && t->m->want.action.verb == V_SPACE && last < SPACES && in(t->s->op.done, last) &&
        is_pop(t, last) && t->s->level[last] > AO)
        *mark = SPACE(last);
    if (!*mark || !in(trung_open(t, V_AGITATE), first_space(*mark)))
        return false;
    trung_want(t, V_AGITATE, first_space(*mark), 0);
    return true;
}

static bool next_rally(Trung *t)
{
    static bool (*const lines[])(Trung *) = {rally_base, rally_guerrillas, rally_hide};
    if (agitates(t))
        return true;
    for (; t->m->part < RALLY_OVER && t->m->roll != ROLL_FAILED; t->m->part++)
        if (lines[t->m->part](t))
            return true;
    return false;
}

/* ---- March [T12.3] --------------------------------------------------------------------------- */

static unsigned agents_beside(const Trung *t, unsigned x)
{
    return fitl_on_map(t->s, KIND(K_VC_GUERRILLA), t->g->board->adjacent[x]);
}

static bool is_near_agents(const Trung *t, unsigned x) { return agents_beside(t, x) > 0; }

/* The free March out of Cambodia [#75]: only into the South, and without K11. */
static bool leaves_cambodia(const State *s)
{
    return s->op.flags & OP_BY_EVENT && s->ev.card == 75;
}

/* LoCs until there are two destinations, then all spaces. */
static Spaces march_candidates(Trung *t, unsigned part)
{
    if (part)
        return t->s->op.allowed & (leaves_cambodia(t->s) ? THE_SOUTH : ALL_SPACES);
    return t->m->route.count < 2 ? trung_those(t, LOCS & t->s->op.allowed, is_near_agents) : 0;
}

static unsigned march_choose(Trung *t, unsigned part, Spaces set)
{
    unsigned most_near = 0;
    Spaces best = 0;
    if (part)
        return trung_choose(t, L_VC_MD, set);
    for (; set; set &= set - 1) {
        const unsigned n = agents_beside(t, first_space(set));
        best = n > most_near ? 0 : best;
        most_near = most(n, most_near);
        best |= n == most_near ? set & (0 - set) : 0;
    }
    return trung_any(t, best);
}

static bool next_march(Trung *t)
{
    const TrungTravel march = {.mode = BY_MARCH,
                               .mover = MV_MARCH,
                               .kinds = VC_GUERRILLAS,
                               .parts = 2,
                               .candidates = march_candidates,
                               .choose = march_choose,
                               .rules = leaves_cambodia(t->s) ? MOVE_NO_THREE : 0,
                               .rolls = true};
    return trung_travel(t, &march);
}

/* ---- Attack [T12.4] -------------------------------------------------------------------------- */

static bool can_attack(const Trung *t, unsigned x)
{
    return guerrillas(t->s, x) >= 3 && !has_base(t->s, x) && t->s->coin[x];
}

/* The Ambush first, if the card has one; a roll stands between. */
static bool next_attack(Trung *t)
{
    if (t->s->op.flags & OP_EVERY) { /* #124: in map order */
        const Spaces all = trung_open(t, V_SPACE);
        if (all)
            trung_take_space(t, first_space(all), false);
        t->m->want.what = CH_GUERRILLAS;
        return all != 0;
    }
    if (t->m->part == 0) {
        t->m->part = 1;
        if (t->m->how & HOW_AMBUSH && t->m->may_act && trung_try_activity(t, AMBUSH, 0)) {
            trung_want(t, V_ACTIVITY, AMBUSH, 0);
            return true;
        }
    }
    const Spaces set = trung_those(t, trung_open(t, V_SPACE), can_attack);
    if (!set || !trung_go_on(t))
        return false;
    trung_take_space(t, trung_choose(t, L_VC_R, set), true);
    t->m->want.what = CH_GUERRILLAS;
    return true;
}

/* ---- Terror [T12.5] -------------------------------------------------------------------------- */

static bool can_terrorise(const Trung *t, unsigned x)
{
    const State *s = t->s;
    if (!has_agents(s, x))
        return false;
    const bool marker = !s->terror[x] && s->markers;
    if (is_loc(x))
        return t->g->board->econ[x] && marker;
    return is_pop(t, x) && (s->level[x] > AO || marker);
}

/* #124: everywhere; pop spaces, then LoCs, then the rest. */
static bool terror_everywhere(Trung *t)
{
    const Spaces set = trung_open(t, V_SPACE), people = set & t->g->board->populated;
    const Spaces group = people ? people : set & LOCS ? set & LOCS : set;
    if (!group)
        return false;
    trung_take_space(t, trung_choose(t, L_VC_S, group), false);
    return true;
}

static bool next_terror(Trung *t)
{
    if (t->s->op.flags & OP_EVERY)
        return terror_everywhere(t);
    const Spaces set = trung_those(t, trung_open(t, V_SPACE), can_terrorise);
    if (!set || !trung_go_on(t))
        return false;
    const unsigned x = trung_choose(t, L_VC_T, set);
    trung_take_space(t, x, !is_loc(x));
    return true;
}

/* ---- Tax [T12.6] ----------------------------------------------------------------------------- */

static bool can_tax(const Trung *t, unsigned x)
{
    return has_agents(t->s, x) && (is_loc(x) ? t->g->board->econ[x] > 0 : is_pop(t, x));
}

static bool next_tax(Trung *t)
{
    TrungMemory *m = t->m;
    const Spaces set = trung_those(t, trung_open(t, V_SPACE), can_tax);
    if (!set)
        return false;
    if (!m->limit)
        m->limit = (uint8_t)(1 + (momentum(t->s, MOM_TYPHOON) ? 1 : trung_d3(t, "T12.6")));
    if (count_spaces(t->s->sa.spaces) >= m->limit - 1u)
        return false;
    trung_want(t, V_SPACE, trung_choose(t, L_VC_X, set), 0);
    return true;
}

/* ---- Subvert [T12.7] ------------------------------------------------------------------------- */

static bool next_subvert(Trung *t)
{
    const unsigned x = trung_choose(t, L_VC_R, trung_open(t, V_SPACE));
    if (x == NOWHERE)
        return false;
    const bool alone = count_at(t->s, x, ARVN_CUBES) == 1;
    trung_want(t, V_SPACE, x, 0);
    t->m->want.what = alone && available(t->s, VC_GUERRILLA) ? CH_REPLACE : CH_REMOVE;
    return true;
}

const TrungFaction trung_vc = {
    .op = {[OP_RALLY] = next_rally,
           [OP_MARCH] = next_march,
           [OP_ATTACK] = next_attack,
           [OP_TERROR] = next_terror},
    .activity = {[AMBUSH] = trung_next_ambush, [TAX] = next_tax, [SUBVERT] = next_subvert},
};
