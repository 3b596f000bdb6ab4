/* gates.c: the gates of chapter 7. Dice are rolled only when a gate is reached [T2.4]. */
#include "games/fitl/players/trung/trung.h"

typedef bool Test(const Trung *t, unsigned x);

static unsigned count_if(const Trung *t, Spaces set, Test *test)
{
    unsigned n = 0;
    for (; set; set &= set - 1)
        n += test(t, first_space(set));
    return n;
}

static bool any(const Trung *t, Spaces set, Test *test)
{
    for (; set; set &= set - 1)
        if (test(t, first_space(set)))
            return true;
    return false;
}

static unsigned available_of(const State *s, unsigned f)
{
    unsigned n = 0;
    for (unsigned type = 0; type < TYPES; type++)
        n += fitl_type_owner[type] == f ? available(s, type) : 0;
    return n;
}

/* ---- Tests of a space ------------------------------------------------------------------------ */

static bool is_a(const Trung *t, unsigned x)
{
    return pop_of(t, x) >= 2 && t->s->level[x] != AS && coin_controls(t->s, x) &&
           has(t->s, x, US_KINDS);
}
static bool is_c(const Trung *t, unsigned x)
{
    return above_n(t->s, x) && has(t->s, x, HIDDEN_GUERRILLAS);
}
static bool is_d(const Trung *t, unsigned x)
{
    return has(t->s, x, US_KINDS) && trung_vulnerable(t, x, trung_base_first(t));
}
static bool is_not_e(const Trung *t, unsigned x)
{
    return t->s->at[x][K_US_BASE] && (!t->s->at[x][K_US_TROOP] || t->s->at[x][K_NVA_TROOP]);
}
static bool is_f(const Trung *t, unsigned x)
{
    return has(t->s, x, US_KINDS) &&
           (t->s->at[x][K_NVA_TROOP] >= 4 || trung_vulnerable_base(t->s, x));
}
static bool is_h(const Trung *t, unsigned x)
{
    return has(t->s, x, KIND(K_US_TROOP) | KIND(K_US_BASE)) &&
           trung_coin_firepower(t, x, t->s->at[x]) < t->s->at[x][K_NVA_TROOP];
}
static bool gains_control(const Trung *t, unsigned x)
{
    if (is_loc(x) || coin_controls(t->s, x))
        return false;
    const TrungPlan plan = trung_plan(t, x, ARVN);
    return plan.effective && t->s->coin[x] > insurgents(t->s, x) - plan.count;
}
static bool unblocks(const Trung *t, unsigned x)
{
    if (!in(trung_route_spaces, x) || !insurgents(t->s, x))
        return false;
    return trung_plan(t, x, ARVN).count == insurgents(t->s, x);
}
static bool is_j(const Trung *t, unsigned x) { return gains_control(t, x) || unblocks(t, x); }
static bool is_k(const Trung *t, unsigned x)
{
    return count_at(t->s, x, KIND(K_ARVN_TROOP) | KIND(K_RANGER) | KIND(K_RANGER_A)) >= 5;
}
static bool is_l(const Trung *t, unsigned x)
{
    return pop_of(t, x) == 2 && above_n(t->s, x) &&
           count_at(t->s, x, ARVN_CUBES) > t->s->at[x][K_US_TROOP];
}
static bool is_m(const Trung *t, unsigned x)
{
    return pop_of(t, x) >= 2 && (has(t->s, x, NVA_BASES) || control(t->s, x) == NVA_CONTROL);
}
static bool is_p(const Trung *t, unsigned x)
{
    return t->s->at[x][K_NVA_TROOP] >= 6 &&
           has(t->s, x, COIN_BASES | KIND(K_US_TROOP) | KIND(K_ARVN_TROOP));
}
static bool is_p1(const Trung *t, unsigned x)
{
    return t->s->at[x][K_NVA_TROOP] >= 6 && t->s->coin[x];
}
static bool is_t(const Trung *t, unsigned x)
{
    return pop_of(t, x) == 2 && !coin_controls(t->s, x);
}
static bool is_u(const Trung *t, unsigned x) { return count_at(t->s, x, VC_GUERRILLAS) >= 3; }
static bool is_v(const Trung *t, unsigned x)
{
    return t->s->at[x][K_VC_GUERRILLA] && (is_loc(x) || t->s->level[x] != AO);
}
static bool is_w(const Trung *t, unsigned x)
{
    return t->s->at[x][K_VC_GUERRILLA] && t->s->at[x][K_US_TROOP];
}
static bool is_x(const Trung *t, unsigned x)
{
    return pop_of(t, x) >= 2 && !has(t->s, x, VC_GUERRILLAS);
}
static bool is_z(const Trung *t, unsigned x)
{
    return is_u(t, x) && t->s->at[x][K_US_TROOP] && !has(t->s, x, VC_BASES);
}
static bool trains_f(const Trung *t, unsigned x)
{
    return pop_of(t, x) == 2 && t->s->level[x] != AS && coin_controls(t->s, x) &&
           t->s->at[x][K_US_TROOP];
}
static bool has_eight(const Trung *t, unsigned x) { return t->s->at[x][K_NVA_TROOP] >= 8; }
static bool ng_support(const Trung *t, unsigned x)
{
    return is_pop(t, x) && above_n(t->s, x) && t->s->at[x][K_NVA_GUERRILLA];
}
/* [T12.6] */
static bool is_taxable(const Trung *t, unsigned x)
{
    const unsigned hidden = t->s->at[x][K_VC_GUERRILLA];
    if (hidden < (has(t->s, x, VC_BASES) ? 2u : 1u))
        return false;
    return is_loc(x) ? t->g->board->econ[x] > 0 : is_pop(t, x) && !coin_controls(t->s, x);
}

/* ---- Gates ----------------------------------------------------------------------------------- */

#define LANDS_SET (CITIES | PROVINCES)

static const struct SpaceGate {
    Test *test;
    Spaces where;
    unsigned least; /* spaces that pass */
} space_gates[GATES] = {
    [GA] = {is_a, LANDS_SET, 1},
    [GC] = {is_c, LANDS_SET, 2},
    [GD] = {is_d, ALL_SPACES, 1},
    [GF] = {is_f, ALL_SPACES, 1},
    [GH] = {is_h, ALL_SPACES, 1},
    [GJ] = {is_j, ALL_SPACES, 1},
    [GJ1] = {gains_control, LANDS_SET, 1},
    [GK] = {is_k, ALL_SPACES, 1},
    [GL] = {is_l, LANDS_SET, 1},
    [GM] = {is_m, LANDS_SET, 1},
    [GP] = {is_p, ALL_SPACES, 1},
    [GP1] = {is_p1, ALL_SPACES, 1},
    [GT] = {is_t, LANDS_SET, 1},
    [GU] = {is_u, ALL_SPACES, 1},
    [GV] = {is_v, ALL_SPACES, 1},
    [GW] = {is_w, ALL_SPACES, 1},
    [GX] = {is_x, LANDS_SET, 1},
    [GZ] = {is_z, ALL_SPACES, 1},
    [G_POP2_TRAIN] = {trains_f, LANDS_SET, 1},
    [G_NT8_OUTSIDE] = {has_eight, OUTSIDE, 1},
    [G_NG_SUPPORT] = {ng_support, LANDS_SET, 1},
    [G_NG_SUPPORT2] = {ng_support, LANDS_SET, 2},
};

static unsigned on_map(const State *s, Kinds kinds) { return fitl_on_map(s, kinds, ALL_SPACES); }

static bool holds(Trung *t, TrungGate gate)
{
    const State *s = t->s;
    switch (gate) {
    case G_NONE:
        return true;
    case GB:
        return trung_score(t, ARVN) >= 42;
    case GE:
        return !any(t, THE_SOUTH, is_not_e);
    case GF:
        return !momentum(s, MOM_LANSDALE) && any(t, ALL_SPACES, is_f);
    case GG:
        return trung_route_blocked(t);
    case GG1:
        return trung_route_blocked(t) && !cap(s, CAP_PATTON, SHADED);
    case GI:
        return trung_nd6(t, 3, "T7.Gi") <= available_of(s, ARVN);
    case GN:
        return trung_score(t, NVA) >= 14;
    case GO:
        return trung_nd6(t, 3, "T7.Go") <= available(s, NVA_TROOP);
    case GQ:
        return on_map(s, KIND(K_NVA_TROOP)) >= 20;
    case GR:
        return trung_nd6(t, 2, "T7.Gr") <= available(s, NVA_GUERRILLA) ||
               trung_d3(t, "T7.Gr") >= s->trail;
    case GS:
        return trung_score(t, US) >= 42;
    case GY:
        return trung_nd6(t, 3, "T7.Gy") <= available_of(s, VC);
    case G_LBJ:
        return s->us_policy == POLICY_LBJ;
    case G_PAT17:
        return s->track[T_PATRONAGE] >= 17;
    case G_TAX_OK:
        return any(t, ALL_SPACES, is_taxable) && trung_nd6(t, 2, "T7.TaxOK") > s->track[T_VC];
    case G_VG15:
        return on_map(s, VC_GUERRILLAS) >= 15;
    case G_NG_2D6:
        return trung_nd6(t, 2, "T7.P") <= available(s, NVA_GUERRILLA);
    case G_INFILTRATE:
        return !momentum(s, MOM_MCNAMARA) && trung_nd6(t, 3, "T11.6") <= available(s, NVA_TROOP);
    case G_AFTER_MARCH:
        return t->m->op == OP_MARCH;
    default:
        return count_if(t, space_gates[gate].where, space_gates[gate].test) >=
               space_gates[gate].least;
    }
}

bool trung_gate(Trung *t, TrungGate gate)
{
    const bool yes = holds(t, gate);
    if (gate != G_NONE)
        trung_say(t, WHY_GATE, "T7", gate, yes, 0);
    return yes;
}

const char *const trung_gate_messages[GATES] = {
    [GA] = "fitl.gate.ga",
    [GB] = "fitl.gate.gb",
    [GC] = "fitl.gate.gc",
    [GD] = "fitl.gate.gd",
    [GE] = "fitl.gate.ge",
    [GF] = "fitl.gate.gf",
    [GG] = "fitl.gate.gg",
    [GG1] = "fitl.gate.gg1",
    [GH] = "fitl.gate.gh",
    [GI] = "fitl.gate.gi",
    [GJ] = "fitl.gate.gj",
    [GJ1] = "fitl.gate.gj1",
    [GK] = "fitl.gate.gk",
    [GL] = "fitl.gate.gl",
    [GM] = "fitl.gate.gm",
    [GN] = "fitl.gate.gn",
    [GO] = "fitl.gate.go",
    [GP] = "fitl.gate.gp",
    [GP1] = "fitl.gate.gp1",
    [GQ] = "fitl.gate.gq",
    [GR] = "fitl.gate.gr",
    [GS] = "fitl.gate.gs",
    [GT] = "fitl.gate.gt",
    [GU] = "fitl.gate.gu",
    [GV] = "fitl.gate.gv",
    [GW] = "fitl.gate.gw",
    [GX] = "fitl.gate.gx",
    [GY] = "fitl.gate.gy",
    [GZ] = "fitl.gate.gz",
    [G_LBJ] = "fitl.gate.g_lbj",
    [G_PAT17] = "fitl.gate.g_pat17",
    [G_TAX_OK] = "fitl.gate.g_tax_ok",
    [G_VG15] = "fitl.gate.g_vg15",
    [G_POP2_TRAIN] = "fitl.gate.g_pop2_train",
    [G_NT8_OUTSIDE] = "fitl.gate.g_nt8_outside",
    [G_NG_2D6] = "fitl.gate.g_ng_2d6",
    [G_NG_SUPPORT] = "fitl.gate.g_ng_support",
    [G_NG_SUPPORT2] = "fitl.gate.g_ng_support2",
    [G_INFILTRATE] = "fitl.gate.g_infiltrate",
    [G_AFTER_MARCH] = "fitl.gate.g_after_march",
};
