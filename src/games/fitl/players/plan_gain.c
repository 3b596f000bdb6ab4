/* plan_gain.c: what an Operation [8, 9] or a special activity [10, 11] would bring in a space. */
#include "games/fitl/players/plan.h"

enum { CUBES = 6, POLICE_SHARE = 3, TOP_MAX = 6 };

static int better(int a, int b) { return a > b ? a : b; }

static unsigned ready(const Plan *p, unsigned type) { return p->s->box[BOX_AVAILABLE][type]; }

/* ---- COIN Operations ------------------------------------------------------------------------- */

int plan_cubes_gain(const Plan *p, unsigned x)
{
    Land land = plan_land(p, x);
    const unsigned police = least(POLICE_SHARE, ready(p, POLICE));
    land_add(p, &land, K_POLICE, (int)police);
    land_add(p, &land, K_ARVN_TROOP, (int)least(CUBES - police, ready(p, ARVN_TROOP)));
    return plan_change(p, &land) + plan_money(p, T_ARVN, -3);
}

/* Cubes, Rangers or Irregulars [8.3], whichever is best. */
static int train_gain(const Plan *p, unsigned x)
{
    const State *s = p->s;
    const bool us = p->f == US;
    if (is_loc(x) || x == NORTH_VIETNAM ||
        (us ? !has(s, x, US_KINDS) : control(s, x) == NVA_CONTROL))
        return PLAN_NEVER;
    int best = 0;
    if (us && ready(p, IRREGULAR))
        best = plan_add_worth(p, x, K_IRREGULAR, (int)least(2, ready(p, IRREGULAR)));
    if (us ? !s->at[x][K_US_BASE] : !is_city(x) && !has(s, x, COIN_BASES))
        return best;
    const int rangers = plan_add_worth(p, x, K_RANGER, (int)least(2, ready(p, RANGER)));
    return better(best, better(rangers + plan_money(p, T_ARVN, -3), plan_cubes_gain(p, x)));
}

int plan_pacify_gain(const Plan *p, unsigned x, unsigned cost)
{
    const State *s = p->s;
    if (is_loc(x) || !p->g->board->pop[x] || s->level[x] == AS || !coin_controls(s, x))
        return PLAN_NEVER;
    return plan_levels_worth(p, x, 1) + plan_money(p, T_ARVN, -(int)cost * (int)(1 + s->terror[x]));
}

/* Hidden guerrillas are found [8.24]. */
static int sweep_gain(const Plan *p, unsigned x)
{
    const State *s = p->s;
    if (is_loc(x) || x == NORTH_VIETNAM || !has(s, x, HIDDEN_GUERRILLAS))
        return PLAN_NEVER;
    const Kinds seekers = p->f == US ? KIND(K_US_TROOP) | KIND(K_IRREGULAR) | KIND(K_IRREGULAR_A)
                                     : ARVN_CUBES | KIND(K_RANGER) | KIND(K_RANGER_A);
    unsigned n = count_at(s, x, seekers);
    if (p->g->board->terrain[x] == JUNGLE)
        n /= 2;
    Land land = plan_land(p, x);
    for (unsigned k = K_NVA_GUERRILLA; k <= K_VC_GUERRILLA; k += K_VC_GUERRILLA - K_NVA_GUERRILLA) {
        const unsigned found = least(n, land.at[k]);
        land_add(p, &land, k, -(int)found);
        land_add(p, &land, k + 1, (int)found);
        n -= found;
    }
    return plan_change(p, &land);
}

/* Takes hits by the order of [8.31-8.34]; gives how many bases fell. */
static unsigned take_hits(const Plan *p, Land *land, unsigned hits)
{
    static const uint8_t order[] = {K_NVA_TROOP, K_VC_GUERRILLA_A, K_NVA_GUERRILLA_A};
    for (unsigned i = 0; i < COUNT_OF(order); i++) {
        const unsigned n = least(hits, land->at[order[i]]);
        land_add(p, land, order[i], -(int)n);
        hits -= n;
    }
    const unsigned bases = land->at[K_NVA_BASE] + land->at[K_VC_BASE];
    const bool bare = !land->at[K_NVA_GUERRILLA] && !land->at[K_VC_GUERRILLA];
    const unsigned fall = bare ? least(hits, bases) : 0, vc = least(fall, land->at[K_VC_BASE]);
    land_add(p, land, K_VC_BASE, -(int)vc);
    land_add(p, land, K_NVA_BASE, -(int)(fall - vc));
    return fall;
}

static int assault_gain_by(const Plan *p, unsigned x, unsigned faction)
{
    if (x == NORTH_VIETNAM || !insurgents(p->s, x))
        return PLAN_NEVER;
    const unsigned hits = fitl_assault_hits(p->g, p->s, x, faction);
    if (!hits)
        return PLAN_NEVER;
    Land land = plan_land(p, x);
    const unsigned bases = take_hits(p, &land, hits);
    const int gain = plan_change(p, &land);
    return faction == ARVN ? gain + p->w->aid * 6 * (int)bases : gain;
}

/* ---- Insurgent Operations -------------------------------------------------------------------- */

/* Guerrillas that come, of those that are ready [9.3, 9.4]. */
unsigned plan_rally_size(const Plan *p, unsigned x)
{
    const bool nva = p->f == NVA;
    const unsigned base = nva ? K_NVA_BASE : K_VC_BASE;
    const unsigned bases = p->s->at[x][base] + p->s->at[x][base + 1];
    const unsigned size = bases ? bases + (nva ? p->s->trail : p->g->board->pop[x]) : 1;
    return least(size, ready(p, nva ? NVA_GUERRILLA : VC_GUERRILLA));
}

static int rally_gain(const Plan *p, unsigned x)
{
    const State *s = p->s;
    const bool nva = p->f == NVA;
    if (is_loc(x) || s->level[x] >= PS)
        return PLAN_NEVER;
    const unsigned hidden = hidden_kind(p->f), base = nva ? K_NVA_BASE : K_VC_BASE;
    const unsigned bases = s->at[x][base] + s->at[x][base + 1];
    const unsigned n = plan_rally_size(p, x);
    int best = n ? plan_add_worth(p, x, hidden, (int)n) : PLAN_NEVER;
    if (s->at[x][hidden] + s->at[x][hidden + 1] >= 2 && base_room(s, x) &&
        ready(p, nva ? NVA_BASE : VC_BASE)) {
        Land land = plan_land(p, x);
        const int active = (int)least(2, land.at[hidden + 1]);
        land_add(p, &land, hidden + 1, -active);
        land_add(p, &land, hidden, active - 2);
        land_add(p, &land, base, 1);
        best = better(best, plan_change(p, &land));
    }
    if (!nva && bases && s->at[x][K_VC_GUERRILLA_A]) {
        Land land = plan_land(p, x);
        const int n_active = land.at[K_VC_GUERRILLA_A];
        land_add(p, &land, K_VC_GUERRILLA_A, -n_active);
        land_add(p, &land, K_VC_GUERRILLA, n_active);
        best = better(best, plan_change(p, &land));
    }
    return best;
}

/* Removes up to n COIN pieces, the dearest first; bases last [9.22]. */
static void remove_coin(const Plan *p, Land *land, unsigned n)
{
    while (n--) {
        unsigned worst = KINDS;
        for (unsigned k = K_US_TROOP; k <= K_ARVN_BASE; k++)
            if (land->at[k] && !(KIND(k) & COIN_BASES) &&
                (worst == KINDS || p->w->piece[k] < p->w->piece[worst]))
                worst = k;
        if (worst == KINDS)
            worst = land->at[K_US_BASE] ? K_US_BASE : K_ARVN_BASE;
        land_add(p, land, worst, -1);
    }
}

/* Guerrillas show themselves and roll [9.18]; NVA Troops remove half their number [9.19]. */
static int attack_gain(const Plan *p, unsigned x)
{
    const State *s = p->s;
    const unsigned hidden = hidden_kind(p->f);
    if (!s->coin[x])
        return PLAN_NEVER;
    const unsigned n = s->at[x][hidden] + s->at[x][hidden + 1];
    int best = PLAN_NEVER;
    if (n) {
        Land bold = plan_land(p, x);
        land_add(p, &bold, hidden + 1, bold.at[hidden]);
        land_add(p, &bold, hidden, -(int)bold.at[hidden]);
        Land hit = bold;
        remove_coin(p, &hit, 2);
        const int faces = (int)least(n, 6);
        best = (faces * plan_change(p, &hit) + (6 - faces) * plan_change(p, &bold)) / 6;
    }
    if (p->f == NVA && s->at[x][K_NVA_TROOP] >= 2) {
        Land hit = plan_land(p, x);
        remove_coin(p, &hit, s->at[x][K_NVA_TROOP] / 2u);
        best = better(best, plan_change(p, &hit));
    }
    return best;
}

static int terror_gain(const Plan *p, unsigned x)
{
    const State *s = p->s;
    const unsigned hidden = hidden_kind(p->f);
    if (!s->at[x][hidden] && !(p->f == NVA && s->at[x][K_NVA_TROOP]))
        return PLAN_NEVER;
    Land land = plan_land(p, x);
    if (land.at[hidden]) {
        land_add(p, &land, hidden, -1);
        land_add(p, &land, hidden + 1, 1);
    }
    land.terror = !s->terror[x] && s->markers;
    const bool shifts =
        p->g->board->pop[x] && (p->f == VC ? land.shape.level > AO : land.shape.level >= PS);
    land.shape.level -= shifts;
    return plan_change(p, &land);
}

/* ---- Operations ------------------------------------------------------------------------------ */

unsigned plan_op_cost(const Plan *p, unsigned op)
{
    static const uint8_t arvn[OPERATIONS] = {0, 0, 3, 3, 1, 0, 1, 1};
    return p->f == US ? 0 : arvn[op];
}

int plan_op_gain(const Plan *p, unsigned op, unsigned x)
{
    static int (*const gain[OPERATIONS])(const Plan *, unsigned) = {[OP_TRAIN] = train_gain,
                                                                    [OP_SWEEP] = sweep_gain,
                                                                    [OP_RALLY] = rally_gain,
                                                                    [OP_ATTACK] = attack_gain,
                                                                    [OP_TERROR] = terror_gain};
    int sum = PLAN_NEVER;
    if (op == OP_ASSAULT)
        sum = assault_gain_by(p, x, p->f);
    else if (gain[op])
        sum = gain[op](p, x);
    if (sum == PLAN_NEVER || (op == OP_TERROR && is_loc(x)))
        return sum;
    return sum + plan_money(p, fitl_purse[p->f], -(int)plan_op_cost(p, op));
}

/* Keeps the best, in falling order. */
static void keep_best(int top[TOP_MAX], int value)
{
    for (unsigned i = 0; i < TOP_MAX && value > 0; i++) {
        if (value <= top[i])
            continue;
        const int other = top[i];
        top[i] = value;
        value = other;
    }
}

static int sum_of(const int top[TOP_MAX], unsigned n)
{
    int sum = 0;
    for (unsigned i = 0; i < least(n, TOP_MAX); i++)
        sum += top[i];
    return sum;
}

int plan_op_total(const Plan *p, unsigned op, unsigned spaces)
{
    int top[TOP_MAX] = {0};
    const unsigned cost = plan_op_cost(p, op), money = p->s->track[fitl_purse[p->f]];
    for (unsigned x = 0; x < SPACES; x++)
        keep_best(top, plan_op_gain(p, op, x) - p->w->space);
    return sum_of(top, cost ? least(spaces, money / cost) : spaces);
}

/* ---- Special activities ---------------------------------------------------------------------- */

static int govern_gain(const Plan *p, unsigned x)
{
    const State *s = p->s;
    if (is_loc(x) || x == SAIGON || s->level[x] < PS || !coin_controls(s, x))
        return PLAN_NEVER;
    const int pop = p->g->board->pop[x], aid = 3 * pop;
    if (count_at(s, x, ARVN_CUBES) <= s->at[x][K_US_TROOP])
        return p->w->aid * aid;
    const int taken = (int)least((unsigned)pop, s->track[T_AID]);
    return better(p->w->aid * aid,
                  (p->margin[ARVN] - p->w->aid) * taken + plan_levels_worth(p, x, -1));
}

/* Pieces that are seen from above go, and the people turn away [10.16]. */
static int strike_gain(const Plan *p, unsigned x)
{
    if (!p->s->coin[x])
        return PLAN_NEVER;
    Land land = plan_land(p, x);
    take_hits(p, &land, 3);
    if (land.shape.level > AO && p->g->board->pop[x])
        land.shape.level--;
    return plan_change(p, &land);
}

static int remove_two_gain(const Plan *p, unsigned x)
{
    static const uint8_t order[] = {K_NVA_TROOP, K_VC_GUERRILLA, K_NVA_GUERRILLA, K_VC_GUERRILLA_A,
                                    K_NVA_GUERRILLA_A};
    Land land = plan_land(p, x);
    unsigned left = 2;
    for (unsigned i = 0; i < COUNT_OF(order); i++) {
        const unsigned n = least(left, land.at[order[i]]);
        land_add(p, &land, order[i], -(int)n);
        left -= n;
    }
    if (left == 2) {
        land_add(p, &land, K_VC_BASE, -2);
        land_add(p, &land, K_NVA_BASE, -1);
    }
    return plan_change(p, &land);
}

static int advise_gain(const Plan *p, unsigned x)
{
    int best = PLAN_NEVER;
    if (insurgents(p->s, x) && has(p->s, x, ARVN_CUBES))
        best = assault_gain_by(p, x, ARVN);
    if (insurgents(p->s, x) && (p->s->at[x][K_IRREGULAR] || p->s->at[x][K_RANGER]))
        best = better(best, remove_two_gain(p, x));
    return best;
}

static int raid_gain(const Plan *p, unsigned x)
{
    return p->s->at[x][K_RANGER] && insurgents(p->s, x) ? remove_two_gain(p, x) : PLAN_NEVER;
}

/* Troops come where a base is [11.2], or VC pieces change sides [11.4]. */
static int infiltrate_gain(const Plan *p, unsigned x)
{
    const State *s = p->s;
    const unsigned bases = s->at[x][K_NVA_BASE] + s->at[x][K_NVA_BASE_T];
    int best = PLAN_NEVER;
    if (bases)
        best = plan_add_worth(p, x, K_NVA_TROOP, (int)least(s->trail + bases, ready(p, NVA_TROOP)));
    if (s->nva[x] > s->vc[x] && s->vc[x]) {
        Land land = plan_land(p, x);
        const bool base = land.at[K_VC_BASE] && ready(p, NVA_BASE);
        const unsigned kind = land.at[K_VC_GUERRILLA] ? K_VC_GUERRILLA : K_VC_GUERRILLA_A;
        land_add(p, &land, base ? K_VC_BASE : kind, -1);
        land_add(p, &land, base ? K_NVA_BASE : K_NVA_GUERRILLA, 1);
        land.shape.level += land.shape.level < NEUTRAL;
        best = better(best, plan_change(p, &land));
    }
    return best;
}

static int bombard_gain(const Plan *p, unsigned x)
{
    const uint8_t *at = p->s->at[x];
    const unsigned troops = 0u + at[K_US_TROOP] + at[K_ARVN_TROOP];
    if (!troops || (troops < 3 && !has(p->s, x, COIN_BASES)))
        return PLAN_NEVER;
    return plan_add_worth(p, x, at[K_US_TROOP] ? K_US_TROOP : K_ARVN_TROOP, -1);
}

static int ambush_gain(const Plan *p, unsigned x)
{
    const unsigned hidden = hidden_kind(p->f);
    if (!p->s->at[x][hidden] || !p->s->coin[x])
        return PLAN_NEVER;
    Land land = plan_land(p, x);
    land_add(p, &land, hidden, -1);
    land_add(p, &land, hidden + 1, 1);
    remove_coin(p, &land, 1);
    return plan_change(p, &land);
}

static int tax_gain(const Plan *p, unsigned x)
{
    if (!p->s->at[x][K_VC_GUERRILLA] || coin_controls(p->s, x))
        return PLAN_NEVER;
    Land land = plan_land(p, x);
    const int pop = is_loc(x) ? 0 : p->g->board->pop[x];
    const int money = is_loc(x) ? p->g->board->econ[x] : 2 * pop;
    land_add(p, &land, K_VC_GUERRILLA, -1);
    land_add(p, &land, K_VC_GUERRILLA_A, 1);
    land.shape.level += pop && land.shape.level < AS;
    return plan_change(p, &land) + plan_money(p, T_VC, money);
}

static int subvert_gain(const Plan *p, unsigned x)
{
    if (!p->s->at[x][K_VC_GUERRILLA] || !has(p->s, x, ARVN_CUBES))
        return PLAN_NEVER;
    Land land = plan_land(p, x);
    const int police = (int)least(2, land.at[K_POLICE]);
    land_add(p, &land, K_POLICE, -police);
    land_add(p, &land, K_ARVN_TROOP, police - 2);
    return plan_change(p, &land) + plan_money(p, T_PATRONAGE, -1);
}

int plan_act_gain(const Plan *p, unsigned act, unsigned x)
{
    static int (*const gain[ACTIVITIES])(const Plan *, unsigned) = {
        [ADVISE] = advise_gain,         [AIR_STRIKE] = strike_gain,
        [GOVERN] = govern_gain,         [RAID] = raid_gain,
        [INFILTRATE] = infiltrate_gain, [BOMBARD] = bombard_gain,
        [AMBUSH] = ambush_gain,         [TAX] = tax_gain,
        [SUBVERT] = subvert_gain};
    return gain[act] ? gain[act](p, x) : PLAN_NEVER;
}

int plan_act_total(const Plan *p, unsigned act)
{
    int top[TOP_MAX] = {0};
    for (unsigned x = 0; x < SPACES; x++)
        keep_best(top, plan_act_gain(p, act, x));
    const int sum = sum_of(top, act == TAX ? 4 : 2) + p->w->act[act];
    return act == ADVISE && top[0] > 0 ? sum + 6 * p->w->aid : sum;
}
