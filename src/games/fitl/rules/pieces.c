/* pieces.c: chapters 1, 3 and 6: what is counted, how it changes, and what follows from it. All
 * changes of the position's pieces, levels, markers and tracks go through here. */
#include "games/fitl/rules/chapters.h"
#include "games/fitl/rules/fitl.h"

/* ---- Tables ---------------------------------------------------------------------------------- */

const uint8_t fitl_type_of[KINDS] = {
    US_TROOP, IRREGULAR, IRREGULAR,    US_BASE,      ARVN_TROOP,    POLICE,
    RANGER,   RANGER,    ARVN_BASE,    NVA_TROOP,    NVA_GUERRILLA, NVA_GUERRILLA,
    NVA_BASE, NVA_BASE,  VC_GUERRILLA, VC_GUERRILLA, VC_BASE,       VC_BASE};
const uint8_t fitl_owner[KINDS] = {US,  US,  US,  US,  ARVN, ARVN, ARVN, ARVN, ARVN,
                                   NVA, NVA, NVA, NVA, NVA,  VC,   VC,   VC,   VC};
/* As it is placed: guerrillas and special forces Underground, bases without a Tunnel [1.4]. */
const uint8_t fitl_kind_of[TYPES] = {K_US_TROOP,      K_IRREGULAR, K_US_BASE,      K_ARVN_TROOP,
                                     K_POLICE,        K_RANGER,    K_ARVN_BASE,    K_NVA_TROOP,
                                     K_NVA_GUERRILLA, K_NVA_BASE,  K_VC_GUERRILLA, K_VC_BASE};
const uint8_t fitl_type_owner[TYPES] = {US, US, US, ARVN, ARVN, ARVN, ARVN, NVA, NVA, NVA, VC, VC};
const uint8_t fitl_pool[TYPES] = {40, 6, 6, 30, 30, 6, 3, 40, 20, 9, 30, 9}; /* [1.2] */
const Kinds fitl_faction_kinds[FACTIONS] = {US_KINDS, ARVN_KINDS, NVA_KINDS, VC_KINDS};
const uint8_t fitl_purse[FACTIONS] = {T_ARVN, T_ARVN, T_NVA, T_VC};

/* ---- Counting -------------------------------------------------------------------------------- */

unsigned fitl_on_map(const State *s, Kinds kinds, Spaces where)
{
    unsigned sum = 0;
    for (; where; where &= where - 1)
        sum += count_at(s, first_space(where), kinds);
    return sum;
}

unsigned fitl_tunnels_left(const State *s)
{
    return TUNNELS - fitl_on_map(s, TUNNELED_BASES, CITIES | PROVINCES);
}

void fitl_freeze_control(State *s)
{
    s->frozen = 0;
    Spaces coin = 0, nva = 0;
    for (unsigned x = 0; x < LANDS; x++) {
        const Control now = control(s, x);
        coin |= now == COIN_CONTROL ? SPACE(x) : 0;
        nva |= now == NVA_CONTROL ? SPACE(x) : 0;
    }
    s->frozen = 1;
    s->frozen_coin = coin;
    s->frozen_nva = nva;
}

static unsigned sum_of_levels(const Game *g, const State *s, unsigned passive, unsigned active)
{
    unsigned sum = 0;
    for (unsigned x = 0; x < LANDS; x++)
        if (s->level[x] == active)
            sum += 2u * g->board->pop[x];
        else if (s->level[x] == passive)
            sum += g->board->pop[x];
    return sum;
}

unsigned fitl_total_support(const Game *g, const State *s) { return sum_of_levels(g, s, PS, AS); }

unsigned fitl_total_opposition(const Game *g, const State *s)
{
    return sum_of_levels(g, s, PO, AO);
}

static unsigned controlled_pop(const Game *g, const State *s, Control who)
{
    unsigned sum = 0;
    for (unsigned x = 0; x < LANDS; x++)
        if (control(s, x) == who)
            sum += g->board->pop[x];
    return sum;
}

static unsigned pool_bases(const State *s, unsigned type) /* on the map */
{
    return fitl_pool[type] - s->box[BOX_AVAILABLE][type];
}

unsigned fitl_score_part(const Game *g, const State *s, unsigned faction, unsigned part)
{
    switch (faction) {
    case US:
        return part ? s->box[BOX_AVAILABLE][US_TROOP] + s->box[BOX_AVAILABLE][US_BASE]
                    : fitl_total_support(g, s);
    case ARVN:
        return part ? s->track[T_PATRONAGE] : controlled_pop(g, s, COIN_CONTROL);
    case NVA:
        return part ? pool_bases(s, NVA_BASE) : controlled_pop(g, s, NVA_CONTROL);
    default:
        return part ? pool_bases(s, VC_BASE) : fitl_total_opposition(g, s);
    }
}

unsigned fitl_score(const Game *g, const State *s, unsigned faction)
{
    return fitl_score_part(g, s, faction, 0) + fitl_score_part(g, s, faction, 1);
}

int fitl_margin(const Game *g, const State *s, unsigned faction)
{
    static const uint8_t goal[FACTIONS] = {50, 50, 18, 35};
    return (int)fitl_score(g, s, faction) - goal[faction];
}

/* ---- Pieces ---------------------------------------------------------------------------------- */

void fitl_put(State *s, unsigned space, unsigned kind, int n)
{
    uint8_t *side = kind <= K_ARVN_BASE ? s->coin : kind <= K_NVA_BASE_T ? s->nva : s->vc;
    s->at[space][kind] = (uint8_t)(s->at[space][kind] + n);
    side[space] = (uint8_t)(side[space] + n);
}

void fitl_deploy(State *s, unsigned box, unsigned space, unsigned type, unsigned n)
{
    if (!flow_needs(s, s->box[box][type] >= n))
        return;
    s->box[box][type] = (uint8_t)(s->box[box][type] - n);
    fitl_put(s, space, fitl_kind_of[type], (int)n);
    if (n)
        note(s, N_PLACED, type, n, space);
}

void fitl_place(State *s, unsigned space, unsigned type, unsigned n)
{
    fitl_deploy(s, BOX_AVAILABLE, space, type, n);
}

void fitl_remove(State *s, unsigned space, unsigned kind, unsigned n, unsigned box)
{
    static const uint8_t notes[BOXES] = {N_REMOVED, N_CASUALTY, N_LOST};
    const unsigned type = fitl_type_of[kind];
    if (!flow_needs(s, s->at[space][kind] >= n))
        return;
    fitl_put(s, space, kind, -(int)n);
    s->box[box][type] = (uint8_t)(s->box[box][type] + n);
    if (n)
        note(s, notes[box], kind, n, space);
}

void fitl_box(State *s, unsigned type, unsigned n, unsigned from, unsigned to)
{
    static const uint8_t notes[BOXES] = {N_TO_AVAILABLE, N_TO_CASUALTIES, N_TO_OUT};
    if (!flow_needs(s, s->box[from][type] >= n))
        return;
    s->box[from][type] = (uint8_t)(s->box[from][type] - n);
    s->box[to][type] = (uint8_t)(s->box[to][type] + n);
    if (n)
        note(s, notes[to], type, n, from);
}

/* The other state of each kind: Underground and Active, without and with a Tunnel. */
static const uint8_t other_state[KINDS] = {
    [K_IRREGULAR] = K_IRREGULAR_A,
    [K_IRREGULAR_A] = K_IRREGULAR,
    [K_RANGER] = K_RANGER_A,
    [K_RANGER_A] = K_RANGER,
    [K_NVA_GUERRILLA] = K_NVA_GUERRILLA_A,
    [K_NVA_GUERRILLA_A] = K_NVA_GUERRILLA,
    [K_NVA_BASE] = K_NVA_BASE_T,
    [K_NVA_BASE_T] = K_NVA_BASE,
    [K_VC_GUERRILLA] = K_VC_GUERRILLA_A,
    [K_VC_GUERRILLA_A] = K_VC_GUERRILLA,
    [K_VC_BASE] = K_VC_BASE_T,
    [K_VC_BASE_T] = K_VC_BASE,
};

void fitl_flip(State *s, unsigned space, unsigned kind, unsigned n)
{
    const unsigned other = other_state[kind];
    if (!flow_needs(s, s->at[space][kind] >= n))
        return;
    fitl_put(s, space, kind, -(int)n);
    fitl_put(s, space, other, (int)n);
    if (n)
        note(s, N_FLIPPED, other, n, space);
}

void fitl_hide_all(State *s, Kinds kinds, Spaces where)
{
    const Kinds active = kinds & (ACTIVE_GUERRILLAS | KIND(K_IRREGULAR_A) | KIND(K_RANGER_A));
    for (; where; where &= where - 1) {
        const unsigned x = first_space(where);
        for (Kinds k = active; k; k &= k - 1) {
            const unsigned kind = first_kind(k);
            const int n = s->at[x][kind];
            fitl_put(s, x, kind, -n);
            fitl_put(s, x, other_state[kind], n);
        }
    }
}

/* ---- Levels and markers [3.1-3.3, 3.13] ------------------------------------------------------ */

void fitl_set_level(const Game *g, State *s, unsigned space, unsigned level)
{
    if (!in(g->board->populated, space) || s->level[space] == level)
        return;
    s->level[space] = (uint8_t)level;
    note(s, N_LEVEL, space, level, 0);
}

void fitl_shift(const Game *g, State *s, unsigned space, int levels)
{
    int level = (int)s->level[space] + levels;
    level = level < AO ? AO : level > AS ? AS : level;
    fitl_set_level(g, s, space, (unsigned)level);
}

void fitl_add_marker(State *s, unsigned space)
{
    if (s->markers == 0)
        return;
    s->markers--;
    s->terror[space]++;
    note(s, is_loc(space) ? N_SABOTAGE : N_TERROR, space, 0, 0);
}

void fitl_remove_marker(State *s, unsigned space)
{
    if (!flow_needs(s, s->terror[space] > 0))
        return;
    s->markers++;
    s->terror[space]--;
    note(s, N_MARKER_GONE, space, 0, 0);
}

/* ---- Tracks [3.7, 3.10] ---------------------------------------------------------------------- */

static void set_track(State *s, unsigned track, int change)
{
    int value = (int)s->track[track] + change;
    value = value < 0 ? 0 : value > TRACK_MAX ? TRACK_MAX : value;
    if (value == s->track[track])
        return;
    s->track[track] = (uint8_t)value;
    note(s, N_TRACK, track, (unsigned)value, 0);
}

void fitl_track(State *s, unsigned track, int change)
{
    if (is_tracked(s, track))
        set_track(s, track, change);
}

bool fitl_can_agitate(const State *s) { return s->track[T_VC] > 0; }

void fitl_pay_agitation(State *s) { set_track(s, T_VC, -1); }

void fitl_gain_agitation(State *s, unsigned n) { set_track(s, T_VC, (int)n); }

void fitl_add_points(State *s, unsigned n) { set_track(s, T_ARVN, (int)n); }

bool fitl_can_pacify(const State *s, unsigned faction, unsigned cost)
{
    return is_tracked(s, T_ARVN) ? can_pay(s, faction, cost) : !cost || s->track[T_ARVN] > 0;
}

void fitl_pay_pacification(State *s, unsigned faction, unsigned cost)
{
    if (is_tracked(s, T_ARVN))
        pay(s, faction, cost);
    else if (cost)
        set_track(s, T_ARVN, -1);
}

void fitl_transfer(State *s, unsigned from, unsigned to, unsigned amount)
{
    const unsigned n = least(amount, least(s->track[from], TRACK_MAX - s->track[to]));
    fitl_track(s, from, -(int)n);
    fitl_track(s, to, (int)n);
}

bool fitl_trail(State *s, int change)
{
    int value = (int)s->trail + change;
    value = value < 0 ? 0 : value > TRAIL_MAX ? TRAIL_MAX : value;
    if (value == s->trail)
        return false;
    s->trail = (uint8_t)value;
    note(s, N_TRAIL, (unsigned)value, 0, 0);
    if (momentum(s, MOM_ADSID)) /* [trail.change] */
        fitl_track(s, T_NVA, -6);
    return true;
}
