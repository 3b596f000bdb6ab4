/* arvn_acts.c: Govern [10.19-10.22], Transport [10.23-10.27] and Raid [10.28, 10.29]. */
#include "games/fitl/rules/chapters.h"

/* ---- Govern: spaces [10.19] ------------------------------------------------------------------ */

static uint8_t why_govern(const Game *g, const State *s, unsigned x)
{
    if (is_loc(x))
        return R_NO_LOC;
    if (x == SAIGON)
        return R_NOT_SAIGON;
    if (s->level[x] < PS)
        return R_NO_SUPPORT;
    if (!coin_controls(s, x))
        return R_NO_COIN_CONTROL;
    if (s->op.kind == OP_TRAIN && in(s->op.spaces, x) && !(s->sa.flags & ACT_FREE))
        return R_TRAIN_ACTIVITY;
    return fitl_why_act_in(s, x, 2);
}

bool fitl_could_govern(const Game *g, const State *s)
{
    State scratch = *s;
    fitl_prepare_activity(&scratch, GOVERN, ARVN, 0);
    return fitl_any_space(g, &scratch, CITIES | PROVINCES, why_govern);
}

static void govern_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_spaces(g, s, V_SPACE, CITIES | PROVINCES, why_govern, out);
    if (s->sa.spaces)
        list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t govern_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE)
        return s->sa.spaces ? R_LEGAL : R_ACT_FIRST;
    if (a.verb != V_SPACE)
        return R_NOT_NOW;
    return a.a < SPACES ? why_govern(g, s, a.a) : R_NOT_ALLOWED;
}

static void govern_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_DONE) {
        if (leads(s, YOUNG_TURKS)) /* [govern.done] */
            fitl_track(s, T_PATRONAGE, 2);
        flow_return(s);
        return;
    }
    s->sa.spaces |= SPACE(a.a);
    flow_call(s, GOVERN_WHAT)->v[0] = a.a;
}

const Step fitl_govern_spaces_step = {
    .name = "govern_spaces",
    .rule = "10.19",
    .prompt = "fitl.ask.govern_spaces",
    .actor = fitl_activity_actor,
    .legal = govern_legal,
    .apply = govern_apply,
    .why_not = govern_why,
};

/* ---- Govern: Aid or Patronage [10.20] -------------------------------------------------------- */

static uint8_t govern_what_why(const Game *g, const State *s, Action a)
{
    const unsigned x = flow_now(s)->v[0];
    if (a.verb != V_CHOOSE)
        return R_NOT_NOW;
    switch (a.a) {
    case CH_AID:
        return R_LEGAL;
    case CH_QUIETLY: /* [govern.shift] #86u */
        if (!cap(s, CAP_MANDATE, UNSHADED) || s->sa.flags & ACT_QUIET)
            return R_MANDATE;
        return count_at(s, x, ARVN_CUBES) > s->at[x][K_US_TROOP] ? R_LEGAL : R_OUTNUMBERED;
    case CH_PATRONAGE:
        return count_at(s, x, ARVN_CUBES) > s->at[x][K_US_TROOP] ? R_LEGAL : R_OUTNUMBERED;
    default:
        return R_NO_SUCH_CHOICE;
    }
}

static void govern_what_apply(const Game *g, State *s, Action a)
{
    const unsigned x = flow_now(s)->v[0], pop = g->board->pop[x];
    flow_return(s);
    if (a.a == CH_AID) {
        fitl_track(s, T_AID, 3 * (int)pop);
        return;
    }
    fitl_transfer(s, T_AID, T_PATRONAGE, pop);
    if (a.a == CH_PATRONAGE)
        fitl_shift(g, s, x, -1); /* from Support toward Neutral */
    else
        s->sa.flags |= ACT_QUIET;
}

const Step fitl_govern_what_step = {
    .name = "govern_what",
    .rule = "10.20",
    .prompt = "fitl.ask.govern_what",
    .actor = fitl_activity_actor,
    .offer = {V_CHOOSE, CH_AID, CH_QUIETLY},
    .apply = govern_what_apply,
    .why_not = govern_what_why,
};

/* ---- Who is transported where [10.23-10.27] -------------------------------------------------- */

static bool khanh(const State *s) { return leads(s, KHANH); }

/* One step anywhere; or onto a LoC and on over free LoCs and Cities, the last step anywhere [10.24,
 * 10.25]. Only these LoCs may be used; the origin is no part of the way. */
static Spaces ways_over(const Game *g, const State *s, unsigned from, Spaces locs)
{
    const Spaces open = ~LOCS | locs;
    Spaces reach = g->board->adjacent[from] & open, seen = SPACE(from);
    for (Spaces fresh = g->board->adjacent[from] & locs; fresh;) {
        Spaces next = 0;
        seen |= fresh;
        for (; fresh; fresh &= fresh - 1) {
            const unsigned x = first_space(fresh);
            if (insurgents(s, x))
                continue;
            reach |= g->board->adjacent[x] & open;
            next |= g->board->adjacent[x] & (CITIES | locs);
        }
        fresh = next & ~seen;
    }
    return reach & ~SPACE(from) & ~SPACE(NORTH_VIETNAM);
}

/* Under Khanh the whole Transport uses one LoC [10.26]: any of those, each by itself. */
static Spaces ways_over_one(const Game *g, const State *s, unsigned from, Spaces locs)
{
    Spaces reach = 0;
    for (; locs; locs &= locs - 1)
        reach |= ways_over(g, s, from, locs & (0 - locs));
    return reach;
}

/* LoCs that may be the one: all, until a group has used one of them. */
static Spaces khanh_locs(const Game *g, const State *s, unsigned from)
{
    return s->sa.once ? s->sa.once : g->board->adjacent[from] & LOCS;
}

static Spaces transport_reach(const Game *g, const State *s, unsigned from)
{
    Spaces reach = g->board->adjacent[from] & ~LOCS & ~SPACE(NORTH_VIETNAM);
    if (khanh(s))
        reach |= ways_over_one(g, s, from, khanh_locs(g, s, from));
    else
        reach = ways_over(g, s, from, LOCS);
    return reach & s->sa.allowed;
}

static unsigned transport_count(const Game *g, const State *s, unsigned from, unsigned kind)
{
    if (from >= SPACES || (s->sa.origin != NOWHERE && s->sa.origin != from))
        return 0;
    if (kind == K_ARVN_TROOP && cap(s, CAP_CAVALRY, SHADED)) /* [transport.move] */
        return 0;
    const unsigned joined = 0u + s->group[K_ARVN_TROOP] + s->group[K_RANGER] + s->group[K_RANGER_A];
    return least(s->at[from][kind], CARGO - least(CARGO, s->sa.count + joined));
}

/* Keeps the LoCs by which the group may have come. */
static void use_loc(const Game *g, State *s, unsigned from, unsigned to)
{
    if (in(g->board->adjacent[from] & ~LOCS, to))
        return;
    Spaces used = 0;
    for (Spaces locs = khanh_locs(g, s, from); locs; locs &= locs - 1)
        if (in(ways_over(g, s, from, locs & (0 - locs)), to))
            used |= locs & (0 - locs);
    s->sa.once = used;
}

static void transport_arrive(const Game *g, State *s, unsigned from, unsigned to)
{
    if (khanh(s))
        use_loc(g, s, from, to);
    s->sa.origin = (uint8_t)from;
    s->sa.count =
        (uint8_t)(s->sa.count + s->group[K_ARVN_TROOP] + s->group[K_RANGER] + s->group[K_RANGER_A]);
    s->sa.spaces |= SPACE(to);
    s->op.shipped |= SPACE(to);
    fitl_carry_marks(s, from, to);
    fitl_carry(s, from, to);
}

const Mover fitl_transport_mover = {
    .asker = TRANSPORT_MOVES,
    .kinds = KIND(K_ARVN_TROOP) | KIND(K_RANGER) | KIND(K_RANGER_A),
    .actor = fitl_activity_actor,
    .count = transport_count,
    .reach = transport_reach,
    .arrive = transport_arrive,
    .far = R_TRANSPORT_REACH,
};

/* ---- Transport [10.23] ----------------------------------------------------------------------- */

static bool active_ranger(const State *s) { return fitl_on_map(s, KIND(K_RANGER_A), ALL_SPACES); }

bool fitl_could_transport(const Game *g, const State *s)
{
    const Kinds kinds =
        KIND(K_RANGER) | KIND(K_RANGER_A) | (cap(s, CAP_CAVALRY, SHADED) ? 0 : KIND(K_ARVN_TROOP));
    for (unsigned x = 0; x < SPACES; x++)
        if (has(s, x, kinds))
            return true;
    return false;
}

static uint8_t why_transported(const State *s)
{
    return s->sa.spaces || active_ranger(s) ? R_LEGAL : R_ACT_FIRST; /* [10.27] */
}

static void transport_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_origins(g, s, MV_TRANSPORT, ALL_SPACES, out);
    if (why_transported(s) == R_LEGAL)
        list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t transport_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE)
        return why_transported(s);
    if (a.verb != V_FROM)
        return R_NOT_NOW;
    return a.a < SPACES && fitl_can_leave(g, s, MV_TRANSPORT, a.a) ? R_LEGAL : R_NOBODY_SHIPPED;
}

static void transport_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_FROM) {
        fitl_start_move(s, MV_TRANSPORT, a.a);
        return;
    }
    if (active_ranger(s))
        note(s, N_RANGERS_HIDE, 0, 0, 0);
    fitl_hide_all(s, KIND(K_RANGER_A), ALL_SPACES);
    flow_return(s);
}

const Step fitl_transport_moves_step = {
    .name = "transport_moves",
    .rule = "10.23",
    .prompt = "fitl.ask.transport_moves",
    .actor = fitl_activity_actor,
    .legal = transport_legal,
    .apply = transport_apply,
    .why_not = transport_why,
};

/* ---- Who raids where [10.28] ----------------------------------------------------------------- */

enum { RAID_MOVES, RAID_STRIKES }; /* sa.stage */

static unsigned raid_slot(const State *s, unsigned x)
{
    unsigned i = 0;
    while (i < LIFT_SPACES && s->sa.slot[i] != x)
        i++;
    return i;
}

/* A Ranger that came does not go on; sa.lifted counts Underground and Active ones. */
static unsigned raid_count(const Game *g, const State *s, unsigned from, unsigned kind)
{
    if (from >= SPACES)
        return 0;
    const unsigned slot = raid_slot(s, from), all = s->at[from][kind];
    const unsigned arrived = slot < LIFT_SPACES ? s->sa.lifted[slot][kind == K_RANGER_A] : 0;
    return all - least(all, arrived);
}

static Spaces raid_reach(const Game *g, const State *s, unsigned from)
{
    return g->board->adjacent[from] & s->sa.spaces;
}

static void raid_arrive(const Game *g, State *s, unsigned from, unsigned to)
{
    const unsigned slot = raid_slot(s, to);
    for (unsigned i = 0; i < 2; i++)
        s->sa.lifted[slot][i] = (uint8_t)(s->sa.lifted[slot][i] + s->group[K_RANGER + i]);
    fitl_carry(s, from, to);
}

const Mover fitl_raid_mover = {
    .asker = RAID_SPACES,
    .kinds = KIND(K_RANGER) | KIND(K_RANGER_A),
    .actor = fitl_activity_actor,
    .count = raid_count,
    .reach = raid_reach,
    .arrive = raid_arrive,
    .far = R_RAID_REACH,
};

/* ---- Raid [10.28] ---------------------------------------------------------------------------- */

static bool ranger_near(const Game *g, const State *s, unsigned x)
{
    const Kinds rangers = KIND(K_RANGER) | KIND(K_RANGER_A);
    for (Spaces set = SPACE(x) | g->board->adjacent[x]; set; set &= set - 1)
        if (has(s, first_space(set), rangers))
            return true;
    return false;
}

static uint8_t why_raid(const Game *g, const State *s, unsigned x)
{
    if (s->sa.stage == RAID_STRIKES) {
        if (!in(s->sa.spaces, x))
            return R_NOT_SELECTED;
        if (in(s->sa.once, x))
            return R_RAIDED;
        if (!s->at[x][K_RANGER])
            return R_NO_HIDDEN_SF;
        return fitl_removable(s, x, RM_STRIKE, 12) ? R_LEGAL : R_NO_INSURGENTS;
    }
    if (x == NORTH_VIETNAM)
        return R_NO_COIN_IN_NORTH;
    if (!ranger_near(g, s, x))
        return R_NO_RANGER;
    return fitl_why_act_in(s, x, 2);
}

/* Only where it can lead to something: a Ranger moves in, or one there can strike [10.4]. */
bool fitl_could_raid(const Game *g, const State *s)
{
    return fitl_on_map(s, KIND(K_RANGER) | KIND(K_RANGER_A), ALL_SPACES);
}

static void raid_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_spaces(g, s, V_SPACE, ALL_SPACES, why_raid, out);
    if (s->sa.stage == RAID_MOVES && s->sa.spaces) {
        fitl_list_origins(g, s, MV_RAID, ALL_SPACES, out);
        list_add(out, V_ON, 0, 0, 0);
    }
    if (s->sa.stage == RAID_STRIKES)
        list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t raid_why(const Game *g, const State *s, Action a)
{
    switch (a.verb) {
    case V_SPACE:
        return a.a < SPACES ? why_raid(g, s, a.a) : R_NOT_ALLOWED;
    case V_FROM:
        return s->sa.stage == RAID_MOVES && s->sa.spaces && a.a < SPACES &&
                       fitl_can_leave(g, s, MV_RAID, a.a)
                   ? R_LEGAL
                   : R_NO_RANGER;
    case V_ON:
        return s->sa.stage == RAID_STRIKES ? R_RAID_OVER : s->sa.spaces ? R_LEGAL : R_ACT_FIRST;
    case V_DONE:
        return s->sa.stage == RAID_STRIKES ? R_LEGAL : R_RAID_FIRST;
    default:
        return R_NOT_NOW;
    }
}

static void raid_apply(const Game *g, State *s, Action a)
{
    switch (a.verb) {
    case V_FROM:
        fitl_start_move(s, MV_RAID, a.a);
        break;
    case V_ON:
        s->sa.stage = RAID_STRIKES;
        break;
    case V_DONE:
        flow_return(s);
        break;
    default:
        if (s->sa.stage == RAID_MOVES) {
            s->sa.slot[count_spaces(s->sa.spaces)] = a.a;
            s->sa.spaces |= SPACE(a.a);
        } else {
            s->sa.once |= SPACE(a.a);
            fitl_flip(s, a.a, K_RANGER, 1);
            fitl_call_removal(s, a.a, 2, RM_STRIKE, 12, ARVN);
        }
    }
}

const Step fitl_raid_spaces_step = {
    .name = "raid_spaces",
    .rule = "10.28",
    .prompt = "fitl.ask.raid_spaces",
    .actor = fitl_activity_actor,
    .legal = raid_legal,
    .apply = raid_apply,
    .why_not = raid_why,
};
