/* nva.c: the NVA bot: its Operations and special activities [T11]. */
#include "games/fitl/players/trung/trung.h"

static unsigned guerrillas(const State *s, unsigned x) { return count_at(s, x, NVA_GUERRILLAS); }

static bool has_base(const State *s, unsigned x) { return has(s, x, NVA_BASES); }

/* Those that pass a test. */
static Spaces those(const Trung *t, Spaces set, bool (*test)(const Trung *t, unsigned x))
{
    Spaces found = 0;
    for (; set; set &= set - 1)
        if (test(t, first_space(set)))
            found |= set & (0 - set);
    return found;
}

/* Those where most are. */
static Spaces where_most(const Trung *t, Spaces set, unsigned (*count)(const Trung *t, unsigned x))
{
    unsigned best = 0;
    Spaces found = 0;
    for (; set; set &= set - 1) {
        const unsigned n = count(t, first_space(set));
        found = n > best ? 0 : found;
        best = most(best, n);
        found |= n == best ? set & (0 - set) : 0;
    }
    return found;
}

/* ---- Rally [T11.2] --------------------------------------------------------------------------- */

enum { RALLY_BASES, RALLY_GUERRILLAS, RALLY_TRAIL, RALLY_OVER };

static bool can_build(const Trung *t, unsigned x)
{
    return has_room(t->s, x) && guerrillas(t->s, x) >= 3;
}

/* One space under unshaded AAA while the Trail is low: a second would cost its improvement. */
static Spaces rally_spaces(const Trung *t)
{
    const State *s = t->s;
    return cap(s, CAP_AAA, UNSHADED) && s->trail <= 2 && s->op.spaces ? 0 : trung_open(t, V_SPACE);
}

/* Line 1: two guerrillas go, Active ones first, the base comes. */
static bool rally_base(Trung *t)
{
    const Spaces set = those(t, rally_spaces(t), can_build);
    if (!available(t->s, NVA_BASE) || !set || !trung_go_on(t))
        return false;
    const unsigned x = trung_choose(t, L_NV_PB, set);
    trung_take_space(t, x, true);
    t->m->want.what = CH_BASE;
    t->m->want.number = (uint8_t)(2 - least(2, t->s->at[x][K_NVA_GUERRILLA_A]));
    return true;
}

/* Line 2 */
static bool rally_guerrillas(Trung *t)
{
    const Spaces set = rally_spaces(t);
    if (!available(t->s, NVA_GUERRILLA) || !set || !trung_go_on(t))
        return false;
    trung_take_space(t, trung_choose(t, L_NV_PG, set), true);
    t->m->want.what = CH_GUERRILLAS;
    return true;
}

/* Line 3: even after a failed roll. The rules know when it may not. */
static bool rally_trail(Trung *t)
{
    if (!trung_has_verb(t, V_TRAIL))
        return false;
    trung_say(t, WHY_LINE, "T11.2.3", 0, 0, 0);
    trung_want(t, V_TRAIL, 0, 0);
    return true;
}

static bool next_rally(Trung *t)
{
    static bool (*const lines[])(Trung *) = {rally_base, rally_guerrillas, rally_trail};
    for (; t->m->part < RALLY_OVER; t->m->part++)
        if ((t->m->part == RALLY_TRAIL || t->m->roll != ROLL_FAILED) && lines[t->m->part](t))
            return true;
    return false;
}

/* ---- March [T11.3] --------------------------------------------------------------------------- */

enum { EASTER_STEP, LOC_STEP, LC_STEP, GENERIC, MARCH_PARTS };

/* At Trail 4 all spaces in and around Laos and Cambodia are adjacent, but not in a LimOp [T8.2]. */
Spaces trung_nva_near(const Trung *t, unsigned x)
{
    const State *s = t->s;
    const Spaces lcx = trung_lcx(t);
    const bool trail = s->trail == TRAIL_MAX && !(s->op.flags & OP_LIMITED) && in(lcx, x);
    return (t->g->board->adjacent[x] | (trail ? lcx : 0)) & ~SPACE(x);
}

static Spaces march_reach(Trung *t, unsigned from)
{
    return fitl_movers[MV_MARCH]->reach(t->g, t->s, from) & trung_nva_near(t, from);
}

static bool is_free_for_tanks(const Trung *t, unsigned x)
{
    return !t->s->coin[x] && in(t->g->board->adjacent[SAIGON], x);
}

static bool is_watched_loc(const Trung *t, unsigned x)
{
    const Kinds us = KIND(K_US_TROOP) | KIND(K_IRREGULAR) | KIND(K_IRREGULAR_A);
    return !guerrillas(t->s, x) && fitl_on_map(t->s, us, t->g->board->adjacent[x]);
}

/* In adjacent spaces as they are on the map: at Trail 4 too, where nearly all guerrillas are
 * NVA-adjacent to each of these spaces and the count would tell nothing [T11.3.3]. */
static unsigned guerrillas_beside(const Trung *t, unsigned x)
{
    return fitl_on_map(t->s, NVA_GUERRILLAS, t->g->board->adjacent[x]);
}

static bool could_get_base(const Trung *t, unsigned x)
{
    return has_room(t->s, x) && !has_base(t->s, x) &&
           fitl_on_map(t->s, NVA_GUERRILLAS, trung_nva_near(t, x));
}

/* The free March of #75 and #99 has both steps, that of another event none, whatever the turn's
 * card said. */
static unsigned march_how(const Trung *t)
{
    const State *s = t->s;
    if (!(s->op.flags & OP_BY_EVENT) || s->op.flags & OP_LIMITED)
        return t->m->how;
    return s->ev.card == 75 || s->ev.card == 99 ? HOW_LOC_STEP | HOW_LC_STEP : 0;
}

/* The steps before the last one end with their first success. */
static Spaces march_candidates(Trung *t, unsigned part)
{
    const Spaces allowed = t->s->op.allowed, done = t->m->route.done;
    switch (part) {
    case EASTER_STEP:
        return those(t, LOCS & allowed, is_free_for_tanks);
    case LOC_STEP:
        return march_how(t) & HOW_LOC_STEP && !(done & LOCS)
                   ? those(t, LOCS & allowed, is_watched_loc)
                   : 0;
    case LC_STEP:
        return march_how(t) & HOW_LC_STEP && !(done & LAOS_CAMBODIA)
                   ? those(t, LAOS_CAMBODIA & allowed, could_get_base)
                   : 0;
    default:
        return allowed;
    }
}

static unsigned march_choose(Trung *t, unsigned part, Spaces set)
{
    if (part != LC_STEP)
        return trung_choose(t, L_NV_MD, set);
    return trung_any(t, where_most(t, set, guerrillas_beside));
}

/* The March of #122 begins with Troops on the roads to Saigon [T11.3.1]. */
static bool is_easter(const State *s) { return s->op.flags & OP_BY_EVENT && s->ev.card == 122; }

static bool next_march(Trung *t)
{
    static const TrungTravel march = {.mode = BY_MARCH,
                                      .mover = MV_MARCH,
                                      .kinds = NVA_GUERRILLAS | KIND(K_NVA_TROOP),
                                      .parts = MARCH_PARTS,
                                      .candidates = march_candidates,
                                      .choose = march_choose,
                                      .reach = march_reach,
                                      .rolls = true};
    static const TrungTravel easter = {.mode = BY_MARCH,
                                       .mover = MV_MARCH,
                                       .kinds = KIND(K_NVA_TROOP),
                                       .parts = LOC_STEP,
                                       .candidates = march_candidates,
                                       .choose = march_choose,
                                       .reach = march_reach,
                                       .rules = MOVE_EASTER,
                                       .rolls = true};
    if (t->m->part == EASTER_STEP && !is_easter(t->s))
        t->m->part = LOC_STEP;
    if (t->m->part == EASTER_STEP && trung_travel(t, &easter))
        return true;
    return trung_travel(t, &march);
}

/* ---- Attack [T11.4] -------------------------------------------------------------------------- */

enum { BY_TROOPS, BY_AMBUSH, BY_GUERRILLAS, BY_TANKS, ATTACK_OVER };

/* Two Troops, or three where unshaded PT-76 takes one of them: they remove somebody. */
bool trung_troops_can_storm(const State *s, unsigned x)
{
    return s->coin[x] && s->at[x][K_NVA_TROOP] >= (cap(s, CAP_PT76, UNSHADED) ? 3u : 2u);
}

static bool can_storm(const Trung *t, unsigned x)
{
    return trung_troops_can_storm(t->s, x) && !in(t->s->op.spaces, x);
}

static bool can_raid(const Trung *t, unsigned x)
{
    return t->s->coin[x] && guerrillas(t->s, x) >= 4 && !in(t->s->op.spaces, x);
}

static bool attack(Trung *t, Spaces set, unsigned how)
{
    if (!set || t->m->roll == ROLL_FAILED || !trung_go_on(t))
        return false;
    trung_take_space(t, trung_choose(t, L_NV_R, set), true);
    t->m->want.what = (uint8_t)how;
    return true;
}

static bool attack_by_troops(Trung *t)
{
    return attack(t, those(t, trung_open(t, V_SPACE), can_storm), CH_TROOPS);
}

/* In spaces not attacked; the rolls are part of it [T13.4]. */
static bool attack_by_ambush(Trung *t)
{
    if (!(t->m->how & HOW_AMBUSH) || !t->m->may_act || t->m->roll == ROLL_FAILED ||
        !trung_try_activity(t, AMBUSH, 0))
        return false;
    trung_want(t, V_ACTIVITY, AMBUSH, 0);
    t->m->part = BY_GUERRILLAS;
    return true;
}

static bool attack_by_guerrillas(Trung *t)
{
    return attack(t, those(t, trung_open(t, V_SPACE), can_raid), CH_GUERRILLAS);
}

static unsigned tanks_that_came(const Trung *t, unsigned x) { return t->s->op.moved[x][0]; }
static unsigned tanks_gain(const Trung *t, unsigned x) { return t->s->op.moved[x][1]; }
static bool was_stormed(const Trung *t, unsigned x) { return in(t->s->op.spaces, x); }

/* Shaded PT-76: where most Troops attacked, then where it gains most. */
static bool attack_by_tanks(Trung *t)
{
    const Spaces open = those(t, trung_open(t, V_SPACE), was_stormed);
    const unsigned x =
        trung_any(t, where_most(t, where_most(t, open, tanks_that_came), tanks_gain));
    if (x == NOWHERE)
        return false;
    trung_say(t, WHY_LINE, "T11.4.PT76", x, 0, 0);
    trung_want(t, V_SPACE, x, 0);
    return true;
}

static bool next_attack(Trung *t)
{
    static bool (*const lines[])(Trung *) = {attack_by_troops, attack_by_ambush,
                                             attack_by_guerrillas, attack_by_tanks};
    for (; t->m->part < ATTACK_OVER; t->m->part++)
        if (lines[t->m->part](t))
            return true;
    return false;
}

/* ---- Terror [T11.5] -------------------------------------------------------------------------- */

static bool can_terrorise(const Trung *t, unsigned x)
{
    const State *s = t->s;
    const bool marker = !s->terror[x] && s->markers;
    if (is_loc(x))
        return t->g->board->econ[x] && marker;
    return is_pop(t, x) && (above_n(s, x) || marker);
}

static bool next_terror(Trung *t)
{
    const Spaces set = those(t, trung_open(t, V_SPACE), can_terrorise);
    if (!set || !trung_go_on(t))
        return false;
    const unsigned x = trung_choose(t, L_NV_T, set);
    trung_take_space(t, x, !is_loc(x));
    return true;
}

/* ---- Infiltrate [T11.6] ---------------------------------------------------------------------- */

static bool can_turn_base(const Trung *t, unsigned x)
{
    return has(t->s, x, VC_BASES) && t->s->nva[x] > t->s->vc[x];
}

static bool can_build_up(const Trung *t, unsigned x) { return has_base(t->s, x); }

static bool infiltrate(Trung *t, TrungList list, Spaces set, unsigned what)
{
    const unsigned x = trung_choose(t, list, set);
    trung_want(t, V_SPACE, x, 0);
    t->m->want.what = (uint8_t)what;
    return true;
}

/* As the card of the deck says; always in the free ones of #46 and #77. */
static bool wants_vc_base(const Trung *t)
{
    const bool by_event = t->s->sa.flags & ACT_FREE && (t->s->ev.card == 46 || t->s->ev.card == 77);
    return by_event || t->m->act_how & HOW_VC_BASE;
}

/* The dice are the gate of its card. */
static bool next_infiltrate(Trung *t)
{
    TrungMemory *m = t->m;
    const Spaces open = trung_open(t, V_SPACE);
    if (!m->act_part) {
        m->act_part = 1;
        const Spaces bases = those(t, open, can_turn_base);
        if (wants_vc_base(t) && available(t->s, NVA_BASE) && bases)
            return infiltrate(t, L_NV_R, bases, CH_TAKE_OVER);
    }
    const Spaces set = those(t, open, can_build_up);
    return set && available(t->s, NVA_TROOP) && infiltrate(t, L_NV_PT, set, CH_BUILD_UP);
}

/* Guerrillas beyond two become Troops, Active ones first, while there are any. */
static Action swap_answer(const State *s)
{
    const unsigned x = flow_now(s)->v[0], all = guerrillas(s, x);
    const unsigned n = least(all > 2 ? all - 2 : 0, available(s, NVA_TROOP));
    const uint8_t kind = s->at[x][K_NVA_GUERRILLA_A] ? K_NVA_GUERRILLA_A : K_NVA_GUERRILLA;
    if (!n)
        return (Action){V_DONE, 0, 0, 0};
    return (Action){V_GROUP, kind, (uint8_t)least(n, s->at[x][kind]), 0};
}

/* A tunneled base first. */
static Action heir_answer(const State *s)
{
    const uint8_t x = flow_now(s)->v[0];
    return (Action){V_PIECE, s->at[x][K_VC_BASE_T] ? K_VC_BASE_T : K_VC_BASE, x, 0};
}

/* ---- Bombard [T11.7] ------------------------------------------------------------------------- */

static bool next_bombard(Trung *t)
{
    const Spaces set = trung_open(t, V_SPACE);
    if (set)
        trung_want(t, V_SPACE, trung_choose(t, L_NV_R, set), 0);
    return set != 0;
}

/* ---------------------------------------------------------------------------------------------- */

/* Shaded M-48: moved cubes go one at a time, the space by the list [T10.2]. */
static Action mine_answer(Trung *t)
{
    uint8_t have[KINDS] = {0};
    Spaces set = 0;
    Kinds kinds = 0;
    for (uint32_t i = 0; i < t->list->count; i++)
        if (t->list->action[i].verb == V_PIECE)
            set |= SPACE(t->list->action[i].b);
    const unsigned x = trung_choose(t, L_NV_R, set);
    for (uint32_t i = 0; i < t->list->count; i++) {
        const Action a = t->list->action[i];
        if (a.verb == V_PIECE && a.b == x) {
            kinds |= KIND(a.a);
            have[a.a] = 1;
        }
    }
    return (Action){V_PIECE, (uint8_t)trung_first(t->s, P_ENEMY, have, kinds, 0), (uint8_t)x, 0};
}

static bool answer(Trung *t, unsigned step, Action *out)
{
    switch (step) {
    case INFILTRATE_SWAP:
        *out = swap_answer(t->s);
        return true;
    case INFILTRATE_HEIR:
        *out = heir_answer(t->s);
        return true;
    case MINE_PIECE:
        *out = mine_answer(t);
        return true;
    default:
        return false;
    }
}

const TrungFaction trung_nva = {
    .op = {[OP_RALLY] = next_rally,
           [OP_MARCH] = next_march,
           [OP_ATTACK] = next_attack,
           [OP_TERROR] = next_terror},
    .activity =
        {[INFILTRATE] = next_infiltrate, [BOMBARD] = next_bombard, [AMBUSH] = trung_next_ambush},
    .answer = answer,
};
