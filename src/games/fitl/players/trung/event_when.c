/* event_when.c: whether an event does something for the faction that would execute it [T5.2]: the
 * column `effective_if` of the bots' table of events, card by card. What is not named always is. */
#include "games/fitl/players/trung/event_reach.h"

/* ---- Asking the map -------------------------------------------------------------------------- */

/* A space that has all this. */
typedef struct Query {
    Spaces where;
    Kinds has, and, lacks;
    uint8_t pop; /* at least */
    bool not_ao, not_as, support, neutral, below_ps, coin;
} Query;

static bool fits(const Trung *t, unsigned x, const Query *q)
{
    const State *s = t->s;
    return (!q->has || has(s, x, q->has)) && (!q->and || has(s, x, q->and)) &&
           !has(s, x, q->lacks) && (!q->pop || (!is_loc(x) && pop_of(t, x) >= q->pop)) &&
           !(q->not_ao && s->level[x] == AO) && !(q->not_as && s->level[x] == AS) &&
           !(q->support && !above_n(s, x)) && !(q->neutral && s->level[x] != NEUTRAL) &&
           !(q->below_ps && s->level[x] >= PS) && !(q->coin && !coin_controls(s, x));
}

static bool some(const Trung *t, Query q)
{
    for (Spaces set = q.where; set; set &= set - 1)
        if (fits(t, first_space(set), &q))
            return true;
    return false;
}
/* Anywhere; in a set, which may be empty. */
#define SOME(...) some(t, (Query){.where = ALL_SPACES, __VA_ARGS__})
#define AMONG(set, ...) some(t, (Query){.where = (set), __VA_ARGS__})

static Spaces next_to(const Trung *t, Spaces set)
{
    Spaces near = set;
    for (; set; set &= set - 1)
        near |= t->g->board->adjacent[first_space(set)];
    return near;
}

/* Within so many steps. */
static Spaces around(const Trung *t, unsigned x, unsigned steps)
{
    Spaces set = SPACE(x);
    while (steps--)
        set = next_to(t, set);
    return set;
}

static Spaces with(const Trung *t, Kinds kinds)
{
    Spaces set = 0;
    for (unsigned x = 0; x < SPACES; x++)
        set |= has(t->s, x, kinds) ? SPACE(x) : 0;
    return set;
}

static unsigned in_box(const State *s, unsigned box, unsigned f)
{
    unsigned n = 0;
    for (unsigned type = 0; type < TYPES; type++)
        n += fitl_type_owner[type] == f ? s->box[box][type] : 0;
    return n;
}

static unsigned on_map(const Trung *t, Kinds kinds) { return fitl_on_map(t->s, kinds, ALL_SPACES); }

static bool eligible_next(const State *s, unsigned f)
{
    return !((s->acted & ~(unsigned)s->stay) >> f & 1) && !(s->barred >> f & 1);
}

static bool arvn_tracked(const State *s) { return is_tracked(s, T_ARVN); }

static bool rich(const State *s, unsigned f, unsigned n)
{
    return human(s, f) && s->track[fitl_purse[f]] >= n;
}

/* [T14.2] */
static bool strike_has_target(const Trung *t)
{
    const bool arc = cap(t->s, CAP_ARC_LIGHT, UNSHADED);
    for (unsigned x = 0; x < SPACES; x++)
        if (trung_exposed_count(t->s, x) && (t->s->coin[x] || (arc && is_province(x))))
            return true;
    return false;
}

static bool fight_in_place(const Trung *t, Spaces set, unsigned f)
{
    for (; set; set &= set - 1) {
        const unsigned x = first_space(set);
        if (trung_plan(t, x, f).effective || (!is_loc(x) && trung_sweep_activates(t, x, f)))
            return true;
    }
    return false;
}

static bool can_pacify(const Trung *t, unsigned f, unsigned below)
{
    const Kinds troops = f == US ? KIND(K_US_TROOP) : KIND(K_ARVN_TROOP);
    for (unsigned x = 0; x < LANDS; x++)
        if (is_pop(t, x) && coin_controls(t->s, x) && t->s->at[x][K_POLICE] &&
            has(t->s, x, troops) && t->s->level[x] < below)
            return true;
    return false;
}

static bool assault_removes_all(const Trung *t)
{
    for (unsigned x = 0; x < SPACES; x++)
        if (trung_plan(t, x, US).removes_all)
            return true;
    return false;
}

/* An Assault on the NVA alone [#47]: VC forces still cover a base. */
static bool arvn_beats_nva(const Trung *t)
{
    const Kinds forces = KIND(K_NVA_TROOP) | KIND(K_NVA_GUERRILLA_A);
    for (unsigned x = 0; x < SPACES; x++)
        if (trung_arvn_firepower(t, x, t->s->at[x]) &&
            (has(t->s, x, forces) || (has(t->s, x, NVA_BASES) && !has(t->s, x, INSURGENT_FORCES))))
            return true;
    return false;
}

static bool three_cubes(const Trung *t, bool below)
{
    for (unsigned x = 0; x < SPACES; x++) {
        const unsigned n = count_at(t->s, x, below ? COIN_CUBES : ARVN_CUBES);
        if (below ? is_province(x) && has(t->s, x, COIN_BASES) && n < 3 : n >= 3)
            return true;
    }
    return false;
}

static bool two_guerrillas(const Trung *t, Spaces where, Kinds and, Kinds lacks)
{
    for (; where; where &= where - 1) {
        const unsigned x = first_space(where);
        if (count_at(t->s, x, VC_GUERRILLAS) >= 2 && (!and || has(t->s, x, and)) &&
            !has(t->s, x, lacks))
            return true;
    }
    return false;
}

static bool sweep_finds(const Trung *t)
{
    for (unsigned x = 0; x < LANDS; x++)
        if (trung_sweep_activates(t, x, US))
            return true;
    return false;
}

/* ---- The table ------------------------------------------------------------------------------- */

#define DELTA (SPACE(KIEN_PHONG) | SPACE(KIEN_HOA) | SPACE(BA_XUYEN) | SPACE(KIEN_GIANG))
#define UT KIND(K_US_TROOP)
#define UI (KIND(K_IRREGULAR) | KIND(K_IRREGULAR_A))
#define RG (KIND(K_RANGER) | KIND(K_RANGER_A))
#define AP KIND(K_POLICE)
#define NT KIND(K_NVA_TROOP)
#define OPEN_INSURGENTS (INSURGENT_KINDS & ~TUNNELED_BASES)
#define CASUALTIES_THERE (in_box(s, BOX_CASUALTIES, US) > 0)
#define US_OUT (in_box(s, BOX_OUT, US) > 0)
#define TROOPS_OUT (s->box[BOX_OUT][US_TROOP] > 0)
#define PATRONAGE (s->track[T_PATRONAGE])
#define AID (s->track[T_AID])
#define VC_PIECE (in_box(s, BOX_AVAILABLE, VC) > 0)
#define VC_BASE_TO_SAIGON (available(s, VC_BASE) && has_room(s, SAIGON))

static bool to_twenty(const Trung *t, unsigned card, bool shaded, unsigned f)
{
    const State *s = t->s;
    switch (card) {
    case 1:
        return shaded ? CASUALTIES_THERE : strike_has_target(t) || US_OUT;
    case 2:
        return shaded || AMONG(LAOS_CAMBODIA, .has = OPEN_INSURGENTS);
    case 3:
        return shaded ? s->trail <= 2 : s->pivotal >> US & 1;
    case 5:
        return shaded || cap(s, CAP_SA2, SHADED) || s->trail > 0 || rich(s, NVA, 1);
    case 6:
        return shaded ? available(s, US_TROOP) || s->trail < TRAIL_MAX
                      : s->trail > 0 || AMONG(OUTSIDE, .has = NT | ACTIVE_GUERRILLAS) ||
                            AMONG(OUTSIDE, .has = OPEN_BASES, .lacks = HIDDEN_GUERRILLAS);
    case 7:
        return shaded ? s->trail < TRAIL_MAX || (arvn_tracked(s) && s->track[T_ARVN])
                      : human(s, NVA);
    case 9:
        return shaded ? on_map(t, UT)
                      : TROOPS_OUT || (s->us_policy == POLICY_NIXON && on_map(t, UT));
    case 12:
        if (!shaded)
            return AMONG(OUTSIDE, .has = KIND(K_NVA_BASE) | HIDDEN_GUERRILLAS);
        for (Spaces set = OUTSIDE; available(s, NVA_BASE) && set; set &= set - 1)
            if (control(s, first_space(set)) == NVA_CONTROL && has_room(s, first_space(set)))
                return true;
        return on_map(t, KIND(K_NVA_GUERRILLA_A));
    case 16:
        return !shaded || AID ||
               SOME(.has = AP, .and = UT | KIND(K_ARVN_TROOP), .pop = 1, .not_ao = true);
    case 17:
        return !shaded || AMONG(CITIES | PROVINCES, .has = COIN_BASES, .and = HIDDEN_GUERRILLAS);
    default:
        return true;
    }
}

static bool to_forty(const Trung *t, unsigned card, bool shaded, unsigned f)
{
    const State *s = t->s;
    const Board *b = t->g->board;
    const Spaces near_ut = next_to(t, with(t, UT));
    switch (card) {
    case 21:
        return shaded ? AMONG(PROVINCES, .has = UT, .and = VC_GUERRILLAS | KIND(K_VC_BASE),
                              .pop = 1, .not_ao = true)
                      : TROOPS_OUT || on_map(t, UT);
    case 22:
        return shaded || TROOPS_OUT;
    case 23:
        return !shaded || AMONG(near_ut, .has = TUNNELED_BASES);
    case 24:
        return shaded ? AMONG(PROVINCES, .has = KIND(K_VC_GUERRILLA_A))
                      : AMONG(b->coastal & PROVINCES & near_ut,
                              .has = VC_GUERRILLAS | KIND(K_VC_BASE));
    case 25:
        return shaded ? available(s, VC_GUERRILLA)
                      : AMONG(b->mekong & LOCS, .has = INSURGENT_KINDS) ||
                            AMONG(DELTA, .has = INSURGENT_KINDS, .and = ARVN_KINDS & ~ALL_BASES) ||
                            trung_arvn_sweeps_in(t, DELTA);
    case 26:
        return !shaded || on_map(t, UI);
    case 27:
        return shaded ? AMONG((CITIES | PROVINCES) & ~SPACE(SAIGON), .has = VC_KINDS, .coin = true,
                              .pop = !s->markers, .not_ao = !s->markers)
                      : SOME(.has = VC_KINDS & ~TUNNELED_BASES, .coin = true);
    case 29:
        return shaded ? PATRONAGE || (on_map(t, UI) && available(s, VC_GUERRILLA)) ||
                            AMONG(b->highland, .pop = 1, .neutral = true)
                      : SOME(.has = UI, .and = OPEN_INSURGENTS);
    case 30:
        return shaded ? AMONG(b->coastal & PROVINCES, .has = UT, .pop = 1, .not_ao = true)
                      : AMONG(b->coastal, .has = NT | ACTIVE_GUERRILLAS) ||
                            AMONG(b->coastal, .has = OPEN_BASES, .lacks = HIDDEN_GUERRILLAS);
    case 33:
        return shaded ? !cap(s, CAP_TOP_GUN, UNSHADED) : human(s, NVA);
    case 35:
        return shaded || s->trail > 0;
    case 36:
        return shaded ? AMONG(b->highland, .has = KIND(K_VC_BASE)) && fitl_tunnels_left(s)
                      : trung_raid_on_highland(t, b->highland & ~SPACE(NORTH_VIETNAM));
    case 37:
        return shaded ? SOME(.has = UT, .and = NVA_KINDS) || eligible_next(s, US)
                      : AMONG(next_to(t, with(t, NT)), .has = KIND(K_US_BASE), .and = UT);
    case 39:
        return shaded || s->trail > 0 || AMONG(LAOS | SPACE(NORTH_VIETNAM), .has = OPEN_INSURGENTS);
    case 40:
        return shaded ? available(s, US_TROOP)
                      : strike_has_target(t) || s->box[BOX_CASUALTIES][US_TROOP];
    default:
        return true;
    }
}

static bool to_sixty(const Trung *t, unsigned card, bool shaded, unsigned f)
{
    const State *s = t->s;
    const Spaces near_ut = next_to(t, with(t, UT));
    switch (card) {
    case 42:
        return shaded || human(s, NVA) || on_map(t, NT);
    case 43:
        return shaded || s->box[BOX_OUT][US_BASE] || s->box[BOX_OUT][ARVN_BASE] ||
               AID < TRACK_MAX || (f == ARVN && arvn_tracked(s) && s->track[T_ARVN] < TRACK_MAX);
    case 44:
        return shaded ? AMONG(PROVINCES & near_ut, .has = NT) : trung_lift_brings_somebody(t);
    case 47:
        return shaded || (available(s, ARVN_TROOP) && SOME(.has = NVA_KINDS, .and = ARVN_KINDS)) ||
               arvn_beats_nva(t);
    case 48:
        return shaded ? three_cubes(t, true)
                      : AMONG(PROVINCES, .has = COIN_BASES, .and = GUERRILLAS) ||
                            AMONG(PROVINCES, .has = COIN_BASES, .pop = 1, .not_as = true);
    case 49:
        return shaded || in_box(s, BOX_AVAILABLE, ARVN);
    case 51:
        return shaded || AMONG(OUTSIDE, .has = INSURGENT_FORCES);
    case 52:
        return s->cap[!shaded] & ((1u << US_CAPABILITIES) - 1);
    case 53:
        return shaded ? AMONG(PROVINCES, .has = COIN_BASES) : AMONG(THE_SOUTH, .has = NT);
    case 54:
        return shaded ? CASUALTIES_THERE
                      : s->box[BOX_CASUALTIES][US_TROOP] || eligible_next(s, NVA);
    case 55:
        return shaded || s->trail > 0 || AMONG(LAOS_CAMBODIA, .has = NVA_KINDS);
    case 57:
        return shaded ? available(s, US_TROOP) : CASUALTIES_THERE;
    case 58:
        return shaded || AMONG(LAOS | SPACE(NORTH_VIETNAM), .has = NVA_KINDS);
    case 59:
        return shaded || AMONG(next_to(t, with(t, COIN_BASES)), .has = NVA_KINDS & ~TUNNELED_BASES);
    case 60:
        return shaded || US_OUT;
    default:
        return true;
    }
}

static bool to_eighty(const Trung *t, unsigned card, bool shaded, unsigned f)
{
    const State *s = t->s;
    switch (card) {
    case 62:
        return shaded ? available(s, NVA_TROOP) || available(s, NVA_GUERRILLA)
                      : AMONG(CAMBODIA, .has = OPEN_BASES);
    case 63:
        return shaded ? AMONG(CITIES & ~SPACE(SAIGON), .coin = true, .support = true)
                      : trung_score(t, ARVN) >= 42 || US_OUT || AID < TRACK_MAX;
    case 64:
        return f == US ? AID < TRACK_MAX || PATRONAGE || can_pacify(t, US, AS) : AID || PATRONAGE;
    case 65:
        return shaded ? on_map(t, US_KINDS) : US_OUT;
    case 66:
        return shaded ? trung_score(t, ARVN) >= 42 ||
                            AMONG((CITIES | PROVINCES) & ~SPACE(SAIGON), .support = true)
                      : AID < TRACK_MAX || (arvn_tracked(s) && s->track[T_ARVN] < TRACK_MAX) ||
                            US_OUT || trung_score(t, ARVN) >= 42;
    case 68:
        if (shaded)
            return on_map(t, UI);
        for (unsigned x = FIRST_PROVINCE;
             (available(s, IRREGULAR) || available(s, RANGER)) && x < FIRST_LOC; x++)
            if (is_pop(t, x) && control(s, x) != NVA_CONTROL)
                return true;
        return false;
    case 70:
        return !shaded ||
               AMONG(SPACE(QUI_NHON) | SPACE(PHU_BON) | SPACE(KHANH_HOA), .not_ao = true);
    case 71:
        return shaded ? trung_troops_beside_city(t)
                      : AMONG(THE_SOUTH, .has = ARVN_KINDS,
                              .and = available(s, ARVN_TROOP) ? ARVN_KINDS : NT);
    case 72:
        if (!shaded || available(s, NVA_TROOP))
            return true;
        for (unsigned x = 0; available(s, VC_GUERRILLA) && x < LANDS; x++)
            if (is_pop(t, x) && s->level[x] == AO)
                return true;
        return false;
    case 73:
        return !shaded || in_box(s, BOX_AVAILABLE, US);
    case 74:
        return shaded || available(s, ARVN_TROOP) || s->trail > 0;
    case 75:
        return shaded ? available(s, VC_GUERRILLA) || in_box(s, BOX_AVAILABLE, NVA)
                      : fight_in_place(t, CAMBODIA, US);
    case 76:
        return shaded ? AMONG(SPACE(HUE) | SPACE(DA_NANG) | SPACE(QUANG_TRI) | SPACE(QUANG_NAM) |
                                  SPACE(QUANG_TIN),
                              .support = true)
                      : PATRONAGE < TRACK_MAX || ((rich(s, NVA, 1) || rich(s, VC, 1)) &&
                                                  SOME(.has = NVA_KINDS, .and = VC_KINDS));
    case 77:
        return shaded ? (f == VC ? trung_could_rally(t) : trung_could_infiltrate(t))
                      : available(s, NVA_TROOP) || rich(s, NVA, 2) || rich(s, VC, 2);
    case 78:
        return shaded || AMONG((CITIES | PROVINCES) & ~SPACE(SAIGON), .has = COIN_KINDS, .pop = 1,
                               .not_as = true);
    case 80:
        return on_map(t, US_KINDS) && (f == ARVN  ? PATRONAGE < TRACK_MAX
                                       : f == NVA ? available(s, NVA_TROOP) > 0
                                                  : SOME(.pop = 1, .not_ao = true));
    default:
        return true;
    }
}

static bool to_ninety(const Trung *t, unsigned card, bool shaded, unsigned f)
{
    const State *s = t->s;
    const Board *b = t->g->board;
    switch (card) {
    case 81:
        return shaded
                   ? available(s, VC_GUERRILLA) && AMONG(b->highland, .has = AP | RG | UI)
                   : AMONG(THE_SOUTH, .has = VC_GUERRILLAS) &&
                         (available(s, POLICE) || available(s, RANGER) || available(s, IRREGULAR));
    case 82:
        return shaded ? available(s, US_TROOP) || (arvn_tracked(s) && AID) : US_OUT;
    case 83:
        for (unsigned x = 0; !shaded && x < LANDS; x++)
            if (is_pop(t, x) && s->level[x] == PS)
                return true;
        return shaded && AMONG(CITIES, .not_ao = true);
    case 84:
        return !shaded || three_cubes(t, false);
    case 85:
        return !shaded     ? SOME(.pop = 1, .coin = true, .not_as = true)
               : f == ARVN ? PATRONAGE < TRACK_MAX
                           : PATRONAGE || (arvn_tracked(s) && (s->track[T_ARVN] || AID));
    case 87:
        if (!shaded)
            return in_box(s, BOX_AVAILABLE, ARVN) &&
                   AMONG(around(t, HUE, 3) & ~SPACE(NORTH_VIETNAM), .pop = 1, .not_as = true);
        return f == ARVN ? PATRONAGE < TRACK_MAX
                         : PATRONAGE ||
                               (f == VC && VC_PIECE && AMONG(around(t, HUE, 2), .has = ARVN_KINDS));
    case 88:
        return shaded    ? s->level[SAIGON] != NEUTRAL || PATRONAGE || eligible_next(s, ARVN)
               : f == US ? s->level[SAIGON] != AS
                         : PATRONAGE < TRACK_MAX;
    case 89:
        return shaded ? s->level[SAIGON] > PO : PATRONAGE < TRACK_MAX;
    default:
        return true;
    }
}

static bool to_hundred(const Trung *t, unsigned card, bool shaded, unsigned f)
{
    const State *s = t->s;
    const Board *b = t->g->board;
    unsigned gone;
    switch (card) {
    case 91:
        return shaded ? AMONG(PROVINCES, .has = UT)
                      : CASUALTIES_THERE && trung_two_troops_may_leave(t);
    case 92:
        return shaded ? trung_delta_awaits_nva(t)
                      : fight_in_place(t, b->adjacent[CAN_THO], ARVN) ||
                            fight_in_place(t, b->adjacent[CAN_THO], US);
    case 93:
        return !shaded || available(s, US_BASE);
    case 94:
        return f == NVA ? AMONG(PROVINCES, .has = KIND(K_NVA_BASE)) && fitl_tunnels_left(s)
                        : SOME(.has = TUNNELED_BASES, .and = UT);
    case 95:
        return shaded ? AMONG(PROVINCES, .pop = 1, .lacks = AP, .not_ao = true)
                      : assault_removes_all(t) || sweep_finds(t);
    case 96:
        return shaded || can_pacify(t, US, AS) || can_pacify(t, ARVN, PS);
    case 97:
        return shaded      ? AMONG(CITIES, .has = VC_KINDS, .not_ao = true)
               : f == ARVN ? leads(s, KHANH)
                           : PATRONAGE > 0;
    case 98:
        return shaded ? two_guerrillas(t, b->jungle, UT | KIND(K_US_BASE), 0)
                      : (f == US && TROOPS_OUT) || AMONG(b->jungle, .has = UT, .and = GUERRILLAS);
    case 99:
        if (shaded)
            return trung_could_march(t);
        trung_best_targets(t, (CITIES | PROVINCES) & ~SPACE(NORTH_VIETNAM) & ~b->jungle, &gone);
        return gone >= (f == US ? 4u : 1u);
    case 100:
        return shaded ? AMONG(b->lowland, .has = VC_KINDS, .and = VC_PIECE ? VC_KINDS : COIN_CUBES)
                      : AMONG(b->lowland, .has = UT,
                              .and = (VC_KINDS | NVA_KINDS) & ~(TUNNELED_BASES | NT));
    default:
        return true;
    }
}

static bool to_the_end(const Trung *t, unsigned card, bool shaded, unsigned f)
{
    const State *s = t->s;
    const Board *b = t->g->board;
    switch (card) {
    case 102:
        return shaded ? AMONG(PROVINCES, .has = OPEN_BASES) &&
                            (fitl_tunnels_left(s) || available(s, VC_GUERRILLA) ||
                             available(s, NVA_GUERRILLA))
                      : SOME(.has = TUNNELED_BASES, .and = GUERRILLAS, .coin = true);
    case 103:
        return shaded ? s->box[BOX_CASUALTIES][US_TROOP] || (arvn_tracked(s) && AID)
                      : CASUALTIES_THERE;
    case 105:
        return !shaded     ? AMONG(PROVINCES, .has = VC_KINDS, .pop = 1, .not_as = true)
               : f == ARVN ? PATRONAGE < TRACK_MAX
                           : AMONG(PROVINCES, .has = AP, .pop = 1, .not_ao = true);
    case 106:
        return AMONG(PROVINCES & b->adjacent[SAIGON], .pop = 1, .not_as = f != VC,
                     .not_ao = f == VC);
    case 107:
        return shaded ? s->level[SAIGON] != AO || (arvn_tracked(s) && AID) : PATRONAGE < TRACK_MAX;
    case 108:
        return shaded ? CASUALTIES_THERE && available(s, US_TROOP)
                      : in_box(s, BOX_CASUALTIES, US) < 3 && TROOPS_OUT;
    case 109:
        return shaded ? available(s, VC_GUERRILLA) || VC_BASE_TO_SAIGON
                      : AMONG(CITIES, .has = VC_KINDS, .not_as = true);
    case 110:
        return shaded ? on_map(t, ACTIVE_GUERRILLAS)
                      : CASUALTIES_THERE || on_map(t, KIND(K_RANGER_A) | KIND(K_IRREGULAR_A));
    case 111:
        return shaded ? AMONG(b->jungle | b->highland, .has = INSURGENT_KINDS, .pop = 1,
                              .not_ao = true)
                      : AMONG(b->jungle, .has = OPEN_INSURGENTS);
    case 112:
        return shaded
                   ? AMONG(PROVINCES, .has = ARVN_KINDS, .pop = available(s, VC_GUERRILLA) ? 0 : 1,
                           .not_ao = !available(s, VC_GUERRILLA))
                   : available(s, POLICE) > 0;
    case 113:
        return shaded || available(s, POLICE);
    case 114:
        return shaded ? AMONG(SPACE(HUE) | SPACE(DA_NANG) | SPACE(SAIGON), .not_ao = true) ||
                            available(s, VC_GUERRILLA) || VC_BASE_TO_SAIGON
                      : AMONG(CITIES, .below_ps = true);
    case 117:
        return shaded ? on_map(t, ARVN_KINDS)
                      : s->box[BOX_OUT][ARVN_TROOP] || available(s, ARVN_TROOP);
    case 118:
        return shaded ? VC_PIECE : two_guerrillas(t, ALL_SPACES, 0, NVA_BASES);
    case 119:
        return shaded ? AMONG(PROVINCES, .has = UT, .pop = VC_PIECE ? 0 : 1, .not_ao = !VC_PIECE) ||
                            (arvn_tracked(s) && AID)
                      : available(s, US_TROOP) || PATRONAGE < TRACK_MAX;
    case 120:
        return shaded ? s->box[BOX_CASUALTIES][US_BASE] ||
                            (s->box[BOX_CASUALTIES][US_TROOP] && s->leader_cards)
                      : US_OUT;
    default:
        return card < FIRST_PIVOTAL || fitl_pivotal_ready(t->g, s, f);
    }
}

typedef bool Condition(const Trung *t, unsigned card, bool shaded, unsigned f);

/* By tens of card numbers. */
static Condition *const conditions[] = {
    to_twenty, to_twenty, to_forty,   to_forty,   to_sixty,   to_sixty,   to_eighty,
    to_eighty, to_ninety, to_hundred, to_the_end, to_the_end, to_the_end,
};

bool trung_event_effective(Trung *t, unsigned card, unsigned f)
{
    const bool shaded = trung_side(card, f) == SHADED;
    if (trung_prio(card, f) == PRIO_IGNORED)
        return false;
    const bool yes = conditions[(card - 1) / 10](t, card, shaded, f);
    trung_say(t, WHY_EVENT, "T5.2", card, yes, 0);
    return yes;
}
