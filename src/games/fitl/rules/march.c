/* march.c: March [9.7-9.16]: groups over links, each link once, and on along the Trail. */
#include "games/fitl/rules/chapters.h"

/* ---- Who marches where [9.7-9.16] ------------------------------------------------------------ */

static const uint8_t sort_kind[2][MOVED_SORTS] = {{K_NVA_TROOP, K_NVA_GUERRILLA, K_NVA_GUERRILLA_A},
                                                  {KINDS, K_VC_GUERRILLA, K_VC_GUERRILLA_A}};

static unsigned sort_of(unsigned kind)
{
    return kind == K_NVA_TROOP ? 0 : kind == K_NVA_GUERRILLA || kind == K_VC_GUERRILLA ? 1 : 2;
}

/* Along the Trail a piece may always go on [9.14]. */
static bool goes_on(const State *s, unsigned from)
{
    return s->op.faction == NVA && s->trail > 0 && !(s->op.flags & OP_LIMITED) &&
           in(LAOS_CAMBODIA, from);
}

static unsigned link_of(const Game *g, unsigned from, unsigned to)
{
    const Spaces before = g->board->adjacent[from] & (SPACE(to) - 1);
    return g->board->link[from] + count_spaces(before);
}

static bool link_used(const Game *g, const State *s, unsigned from, unsigned to)
{
    const unsigned link = link_of(g, from, to);
    return s->op.links[link / 8] >> link % 8 & 1;
}

/* [9.10, 9.15] */
static unsigned entry_cost(const State *s, unsigned from, unsigned to)
{
    if (is_loc(to) || in(s->op.paid, to))
        return 0;
    if (s->trail == TRAIL_MAX && s->op.faction == NVA &&
        (in(LAOS_CAMBODIA, from) || in(LAOS_CAMBODIA, to)))
        return 0;
    return fitl_cost(s, 1);
}

static unsigned march_count(const Game *g, const State *s, unsigned from, unsigned kind)
{
    const unsigned f = s->op.faction;
    if (from >= SPACES || !(fitl_faction_kinds[f] & KIND(kind)) ||
        (s->op.flags & OP_TROOPS_ONLY && kind != K_NVA_TROOP) ||
        (s->op.flags & OP_GUERRILLAS_ONLY && kind == K_NVA_TROOP))
        return 0;
    const unsigned all = s->at[from][kind];
    const unsigned moved = least(all, s->op.moved[from][sort_of(kind)]);
    if (goes_on(s, from))
        return in(s->op.origins, from)         ? all
               : s->op.flags & OP_ORIGINS_ONLY ? 0
                                               : moved; /* who came from an origin goes on */
    return in(s->op.origins, from) ? all - moved : 0;
}

/* Where those who have marched are now: way stations are no ends. */
Spaces fitl_march_ends(const State *s)
{
    if (s->op.flags & OP_STATIONS)
        return s->op.spaces;
    Spaces set = 0;
    for (unsigned x = 0; x < SPACES; x++)
        for (unsigned i = 0; i < MOVED_SORTS; i++)
            set |= s->op.moved[x][i] ? SPACE(x) : 0;
    return set;
}

/* What lies behind Laos and Cambodia [9.14], if only the end of the way counts. */
static Spaces behind_the_trail(const Game *g, const State *s, unsigned from)
{
    if (!(s->op.flags & OP_VIA_TRAIL) || !s->trail)
        return 0;
    Spaces reach = 0, seen = 0;
    for (Spaces fresh = g->board->adjacent[from] & LAOS_CAMBODIA; fresh;) {
        Spaces next = 0;
        seen |= fresh;
        for (; fresh; fresh &= fresh - 1)
            next |= g->board->adjacent[first_space(fresh)];
        reach |= next;
        fresh = next & LAOS_CAMBODIA & ~seen;
    }
    return reach & ~SPACE(from);
}

static Spaces march_reach(const Game *g, const State *s, unsigned from)
{
    const Spaces next_door = g->board->adjacent[from];
    Spaces set = (next_door | behind_the_trail(g, s, from)) & s->op.allowed, reach = 0;
    if (s->op.target != NOWHERE)
        set &= SPACE(s->op.target);
    const Spaces ends = s->op.most ? fitl_march_ends(s) : 0;
    const bool full = s->op.most && count_spaces(ends) >= s->op.most;
    for (; set; set &= set - 1) {
        const unsigned to = first_space(set);
        if ((in(next_door, to) && link_used(g, s, from, to)) || (full && !in(ends, to)))
            continue;
        if (can_pay(s, s->op.faction, entry_cost(s, from, to)))
            reach |= SPACE(to);
    }
    return reach;
}

bool fitl_any_march(const Game *g, const State *s)
{
    for (unsigned x = 0; x < SPACES; x++)
        if (fitl_can_leave(g, s, MV_MARCH, x))
            return true;
    return false;
}

/* Those who have not moved yet go first: the others may still be needed where they are [11.7]. */
static void leave(State *s, unsigned from)
{
    for (unsigned i = 0; i < MOVED_SORTS; i++) {
        const unsigned kind = sort_kind[s->op.faction == VC][i];
        if (kind == KINDS)
            continue;
        const unsigned stay = s->at[from][kind] - s->group[kind];
        s->op.moved[from][i] = (uint8_t)least(s->op.moved[from][i], stay);
    }
}

static unsigned group_size(const State *s)
{
    unsigned sum = 0;
    for (unsigned k = K_NVA_TROOP; k < KINDS; k++)
        sum += s->group[k];
    return sum;
}

/* [9.13]; the pieces of the group have arrived already. */
static bool is_noticed(const State *s, unsigned to)
{
    if (!is_loc(to) && s->level[to] < PS)
        return false;
    const unsigned guards = count_at(s, to, COIN_CUBES | SF_KINDS);
    return group_size(s) + guards > (cap(s, CAP_MAIN_FORCE, UNSHADED) ? 1u : 3u);
}

/* All guerrillas of the group turn Active; #17u takes one of them. */
static void notice(State *s, unsigned to)
{
    const unsigned hidden = sort_kind[s->op.faction == VC][1], active = hidden + 1;
    const unsigned n = s->group[hidden];
    if (!n)
        return;
    fitl_flip(s, to, hidden, n);
    s->op.moved[to][1] = (uint8_t)(s->op.moved[to][1] - n);
    s->op.moved[to][2] = (uint8_t)(s->op.moved[to][2] + n);
    if (momentum(s, MOM_CLAYMORES)) { /* [march.group] */
        fitl_remove(s, to, active, 1, BOX_AVAILABLE);
        s->op.moved[to][2]--;
    }
}

/* One who marched in turns Active in an activity: he has moved all the same [9.9]. */
void fitl_marcher_turns(State *s, unsigned x)
{
    if (s->op.kind != OP_MARCH || !s->op.moved[x][1])
        return;
    s->op.moved[x][1]--;
    s->op.moved[x][2]++;
}

/* The owner gives up pieces in an activity: those who have moved, for the others may still march
 * [6.7]. */
void fitl_marchers_gone(State *s, unsigned x, unsigned kind, unsigned n)
{
    if (s->op.kind != OP_MARCH || !(fitl_faction_kinds[s->op.faction] & KIND(kind) & ~ALL_BASES))
        return;
    uint8_t *moved = &s->op.moved[x][sort_of(kind)];
    *moved = (uint8_t)(*moved - least(*moved, n));
}

static void march_arrive(const Game *g, State *s, unsigned from, unsigned to)
{
    const unsigned link = link_of(g, from, to), cost = entry_cost(s, from, to);
    if (in(g->board->adjacent[from], to))
        s->op.links[link / 8] |= (uint8_t)(1u << link % 8);
    pay(s, s->op.faction, cost);
    const bool free_trail = s->trail == TRAIL_MAX && s->op.faction == NVA &&
                            (in(LAOS_CAMBODIA, from) || in(LAOS_CAMBODIA, to));
    if (!is_loc(to) && !free_trail)
        s->op.paid |= SPACE(to);
    s->op.spaces |= SPACE(to);
    if (s->op.flags & OP_LIMITED)
        s->op.target = (uint8_t)to;
    leave(s, from);
    fitl_carry(s, from, to);
    for (unsigned i = 0; i < MOVED_SORTS; i++) {
        const unsigned kind = sort_kind[s->op.faction == VC][i];
        if (kind != KINDS)
            s->op.moved[to][i] = (uint8_t)(s->op.moved[to][i] + s->group[kind]);
    }
    if (is_noticed(s, to))
        notice(s, to);
}

const Mover fitl_march_mover = {
    .asker = MARCH,
    .kinds = INSURGENT_KINDS & ~INSURGENT_BASES,
    .actor = fitl_op_actor,
    .count = march_count,
    .reach = march_reach,
    .arrive = march_arrive,
    .far = R_MARCH_REACH,
};

/* ---- The March [9.8] ------------------------------------------------------------------------- */

static uint8_t why_from(const Game *g, const State *s, unsigned x)
{
    if (s->op.flags & OP_TAIL)
        return R_MOVES_OVER;
    if (x >= SPACES || !has(s, x, fitl_faction_kinds[s->op.faction] & ~ALL_BASES))
        return R_NOBODY_MARCHES;
    for (Kinds k = fitl_faction_kinds[s->op.faction] & ~ALL_BASES; k; k &= k - 1)
        if (march_count(g, s, x, first_kind(k)))
            return march_reach(g, s, x) ? R_LEGAL : R_MARCH_NO_WAY;
    return in(s->op.origins, x) ? R_MARCHED : R_NOT_ALLOWED;
}

static uint8_t why_done(const Game *g, const State *s)
{
    return fitl_op_may_stop(s) || !fitl_any_march(g, s) ? R_LEGAL : R_FIRST_SPACE;
}

static void march_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_activities(g, s, out);
    for (uint8_t x = 0; x < SPACES; x++)
        if (why_from(g, s, x) == R_LEGAL)
            list_add(out, V_FROM, x, 0, 0);
    fitl_list_transfer(g, s, s->op.faction, out);
    if (why_done(g, s) == R_LEGAL)
        list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t march_why(const Game *g, const State *s, Action a)
{
    switch (a.verb) {
    case V_FROM:
        return why_from(g, s, a.a);
    case V_DONE:
        return why_done(g, s);
    default:
        return fitl_why_common(g, s, a);
    }
}

static void march_apply(const Game *g, State *s, Action a)
{
    if (fitl_apply_common(s, a))
        return;
    if (a.verb == V_FROM)
        fitl_start_move(s, MV_MARCH, a.a);
    else
        flow_return(s);
}

const Step fitl_march_step = {
    .name = "march",
    .rule = "9.8",
    .prompt = "fitl.ask.march",
    .actor = fitl_op_actor,
    .legal = march_legal,
    .apply = march_apply,
    .why_not = march_why,
};
