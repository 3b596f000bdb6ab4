/* asks.c: the steps below an Operation's or activity's own: what is done in a space, who moves, who
 * goes. They follow from what is wanted and from the orders of pieces [T4]. */
#include "games/fitl/players/trung/redeploy.h"

static Action choice(unsigned what) { return (Action){V_CHOOSE, (uint8_t)what, 0, 0}; }

/* ---- Moves ----------------------------------------------------------------------------------- */

static bool ask_move_to(Trung *t, Action *out)
{
    *out = (Action){V_TO, t->m->want.to, 0, 0};
    return t->m->want.from == flow_now(t->s)->v[0];
}

/* Each kind once, then the end. */
static bool ask_move_group(Trung *t, Action *out)
{
    const uint8_t *group = t->m->want.group;
    *out = (Action){V_DONE, 0, 0, 0};
    for (uint8_t k = 0; k < KINDS; k++) {
        if (group[k] && !t->s->group[k]) {
            *out = (Action){V_GROUP, k, group[k], 0};
            break;
        }
    }
    return true;
}

/* ---- Pieces ---------------------------------------------------------------------------------- */

/* Kinds the answers name, and how many of each there are in their space. */
static Kinds offered_kinds(const Trung *t, uint8_t have[KINDS])
{
    Kinds kinds = 0;
    memset(have, 0, KINDS);
    for (uint32_t i = 0; i < t->list->count; i++) {
        const Action a = t->list->action[i];
        if (a.verb != V_PIECE || a.b >= SPACES)
            continue;
        kinds |= KIND(a.a);
        have[a.a] = t->s->at[a.b][a.a];
    }
    return kinds;
}

static unsigned space_offered(const Trung *t)
{
    for (uint32_t i = 0; i < t->list->count; i++)
        if (t->list->action[i].verb == V_PIECE)
            return t->list->action[i].b;
    return NOWHERE;
}

/* Enemies by P-enemy, own pieces by P-lose [T4.2, T4.3]; all that may go goes. */
static bool ask_piece(Trung *t, Action *out)
{
    uint8_t have[KINDS];
    const Kinds kinds = offered_kinds(t, have);
    const Kinds own = SIDE_OF(t->f) ? INSURGENT_KINDS : COIN_KINDS;
    const TrungOrder order = kinds & ~own ? P_ENEMY : P_LOSE;
    if (t->m->cube_space != space_offered(t)) { /* a selection of its own [T4.1] */
        t->m->cube_space = (uint8_t)space_offered(t);
        t->m->last_cube = 0;
    }
    const unsigned kind = trung_first(t->s, order, have, kinds, t->m->last_cube);
    if (kind == KINDS)
        return false;
    if (KIND(kind) & ARVN_CUBES)
        t->m->last_cube = (uint8_t)(kind + 1);
    *out = (Action){V_PIECE, (uint8_t)kind, (uint8_t)space_offered(t), 0};
    return true;
}

/* How many of each type come: P-place over what is Available [T4.1], an enemy's worst first. */
static void plan_placing(Trung *t)
{
    TrungMemory *m = t->m;
    uint8_t have[KINDS] = {0}, take[KINDS] = {0};
    Kinds kinds = 0;
    unsigned most_of = 0;
    for (uint32_t i = 0; i < t->list->count; i++) {
        const Action a = t->list->action[i];
        if (a.verb != V_PLACE)
            continue;
        kinds |= KIND(fitl_kind_of[a.a]);
        have[fitl_kind_of[a.a]] = a.b;
        most_of = most(most_of, a.b);
    }
    const unsigned left = flow_now(t->s)->v[1];
    const unsigned n = m->want.number ? least(left, m->want.number) : left;
    const Kinds own = SIDE_OF(t->f) ? INSURGENT_KINDS : COIN_KINDS;
    trung_take(t->s, kinds & own ? P_PLACE : P_LOSE, have, kinds, n, take); /* [T4.7] */
    for (unsigned type = 0; type < TYPES; type++)
        m->place[type] = take[fitl_kind_of[type]];
    m->placing = 1;
}

/* Only what the rules force on it [T2.8]: the worst one, from where most of them are. */
static bool ask_fetch(Trung *t, Action *out)
{
    uint8_t have[KINDS] = {0};
    Kinds kinds = 0;
    Spaces found = 0;
    unsigned best = 0;
    for (uint32_t i = 0; i < t->list->count; i++) {
        const Action a = t->list->action[i];
        if (a.verb == V_PLACE || a.verb == V_DONE)
            return false;
        if (a.verb != V_FETCH)
            continue;
        have[a.a] = 1;
        kinds |= KIND(a.a);
    }
    const unsigned kind = trung_first(t->s, P_LOSE, have, kinds, 0);
    for (unsigned x = 0; x < SPACES; x++) {
        const Action a = {V_FETCH, (uint8_t)kind, (uint8_t)x, 0};
        if (!trung_may(t, a))
            continue;
        const unsigned n = t->s->at[x][kind];
        found = n > best ? 0 : found;
        best = most(n, best);
        found |= n == best ? SPACE(x) : 0;
    }
    *out = (Action){V_FETCH, (uint8_t)kind, (uint8_t)trung_any(t, found), 0};
    return found != 0;
}

static bool ask_place(Trung *t, Action *out)
{
    TrungMemory *m = t->m;
    if (ask_fetch(t, out))
        return true;
    if (!m->placing)
        plan_placing(t);
    *out = (Action){V_DONE, 0, 0, 0};
    for (uint8_t type = 0; type < TYPES; type++) {
        if (m->place[type]) {
            *out = (Action){V_PLACE, type, m->place[type], 0};
            m->place[type] = 0;
            break;
        }
    }
    return true;
}

/* ---- In a space ------------------------------------------------------------------------------ */

static bool ask_what(Trung *t, Action *out)
{
    if (t->m->want.what == CHOICES)
        return false;
    *out = choice(t->m->want.what);
    return true;
}

/* A base takes the place of two, Active ones first [T4.3]. */
static bool ask_rally(Trung *t, Action *out)
{
    if (t->m->want.what != CH_BASE)
        return ask_what(t, out);
    *out = (Action){V_BASE, flow_now(t->s)->v[0], t->m->want.number, 0};
    t->m->want.number = 0;
    return true;
}

static bool ask_target(Trung *t, Action *out)
{
    *out = (Action){V_TO, t->m->want.target, 0, 0};
    return t->m->want.target != NOWHERE;
}

/* ---- Which --------------------------------------------------------------------------------- */

bool trung_ask(Trung *t, unsigned step, Action *out)
{
    const TrungFaction *faction = trung_factions[t->f];
    if (faction->answer && faction->answer(t, step, out))
        return true;
    if (trung_event_ask(t, step, out))
        return true;
    if ((step == MOVE_TO || step == MOVE_GROUP) && t->s->mover == MV_ROTATE)
        return trung_ask_rotation(t, step, out);
    switch (step) {
    case MOVE_TO:
        return ask_move_to(t, out);
    case MOVE_GROUP:
        return ask_move_group(t, out);
    case REMOVE_PIECE:
    case ACTIVATE_PIECE:
        return ask_piece(t, out);
    case PLACE_PIECES:
        return ask_place(t, out);
    case RALLY_WHAT:
        return ask_rally(t, out);
    case AMBUSH_AT:
        return ask_target(t, out);
    case AMBUSH_TWO:
        *out = choice(CH_YES);
        return true;
    case TARGETS:
        *out = choice(CH_BOTH);
        return true;
    case GRANT: /* [T2.9] */
        *out = (Action){V_REFUSE, 0, 0, 0};
        return true;
    case SUBVERT_WHAT:
    case ATTACK_HOW:
    case INFILTRATE_WHAT:
        return ask_what(t, out);
    default:
        return trung_coin_ask(t, step, out) || trung_coup_ask(t, step, out);
    }
}
