/* redeploy.c: the Redeploy phase [14.18-14.26]: Control is frozen, pieces leave Laos and Cambodia,
 * ARVN Troops go home, Police and NVA Troops may move. Each piece redeploys once [14.24]. */
#include <string.h>

#include "games/fitl/rules/chapters.h"

enum { TROOPS, COPS };

static unsigned unmoved(const State *s, unsigned x, unsigned kind, unsigned sort)
{
    const unsigned all = s->at[x][kind];
    return all - least(all, s->op.moved[x][sort]);
}

/* ---- The phase [14.18-14.20] ----------------------------------------------------------------- */

static void clear_sanctuaries(const Game *g, State *s)
{
    const unsigned troops_to = edition_1(g) ? BOX_OUT : BOX_CASUALTIES; /* [0.a] */
    for (Spaces set = LAOS_CAMBODIA; set; set &= set - 1) {
        const unsigned x = first_space(set);
        for (Kinds k = s->coin[x] ? COIN_KINDS : 0; k; k &= k - 1) {
            const unsigned kind = first_kind(k);
            fitl_remove(s, x, kind, s->at[x][kind], kind == K_US_TROOP ? troops_to : BOX_AVAILABLE);
        }
    }
}

/* Stages: 0 freeze and clear; 1 ARVN Troops; 2 Police; 3 NVA Troops; 4 the end. */
static void redeploy_run(const Game *g, State *s)
{
    switch (flow_top(s)->v[0]++) {
    case 0:
        fitl_freeze_control(s);
        clear_sanctuaries(g, s);
        fitl_begin_operation(s, ARVN, OP_PATROL, OP_BY_EVENT);
        flow_call(s, ARVN_TROOPS);
        break;
    case 1:
        flow_call(s, POLICE_MOVES);
        break;
    case 2:
        memset(s->op.moved, 0, sizeof s->op.moved);
        flow_call(s, NVA_TROOPS);
        break;
    default:
        s->frozen = 0;
        flow_return(s);
    }
}

const Step fitl_redeploy_step = {.name = "redeploy", .rule = "14.18", .run = redeploy_run};

/* ---- ARVN Troops [14.21] --------------------------------------------------------------------- */

static bool must_leave(const State *s, unsigned x)
{
    return unmoved(s, x, K_ARVN_TROOP, TROOPS) &&
           (is_loc(x) || (is_province(x) && !has(s, x, COIN_BASES)));
}

static bool somebody_must(const State *s)
{
    for (unsigned x = FIRST_PROVINCE; x < SPACES; x++)
        if (must_leave(s, x))
            return true;
    return false;
}

static unsigned arvn_troops_count(const Game *g, const State *s, unsigned from, unsigned kind)
{
    return from < SPACES ? unmoved(s, from, kind, TROOPS) : 0;
}

static Spaces arvn_troops_reach(const Game *g, const State *s, unsigned from)
{
    Spaces reach = SPACE(SAIGON);
    for (unsigned x = 0; x < LANDS; x++)
        if ((is_city(x) && control(s, x) != NVA_CONTROL) || has(s, x, COIN_BASES))
            reach |= SPACE(x);
    return reach & ~SPACE(from);
}

static void redeploy_arrive(const Game *g, State *s, unsigned from, unsigned to)
{
    fitl_carry(s, from, to);
    const unsigned sort = s->group[K_POLICE] ? COPS : TROOPS;
    const unsigned n = 0u + s->group[K_ARVN_TROOP] + s->group[K_POLICE] + s->group[K_NVA_TROOP];
    s->op.moved[to][sort] = (uint8_t)(s->op.moved[to][sort] + n);
}

const Mover fitl_arvn_troops_mover = {
    .asker = ARVN_TROOPS,
    .kinds = KIND(K_ARVN_TROOP),
    .actor = fitl_arvn_actor,
    .count = arvn_troops_count,
    .reach = arvn_troops_reach,
    .arrive = redeploy_arrive,
    .far = R_REDEPLOY_TROOPS,
};

static void arvn_troops_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_origins(g, s, MV_ARVN_TROOPS, ALL_SPACES, out);
    if (!somebody_must(s))
        list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t arvn_troops_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE)
        return somebody_must(s) ? R_MUST_REDEPLOY : R_LEGAL;
    if (a.verb != V_FROM)
        return R_NOT_NOW;
    return a.a < SPACES && fitl_can_leave(g, s, MV_ARVN_TROOPS, a.a) ? R_LEGAL : R_NOBODY_REDEPLOYS;
}

static void arvn_troops_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_DONE)
        flow_return(s);
    else
        fitl_start_move(s, MV_ARVN_TROOPS, a.a);
}

const Step fitl_arvn_troops_step = {
    .name = "arvn_troops",
    .rule = "14.21",
    .prompt = "fitl.ask.arvn_troops",
    .actor = fitl_arvn_actor,
    .legal = arvn_troops_legal,
    .apply = arvn_troops_apply,
    .why_not = arvn_troops_why,
};

/* ---- Who of Police [14.23] and NVA Troops [14.25] moves where -------------------------------- */

static unsigned police_count(const Game *g, const State *s, unsigned from, unsigned kind)
{
    return from < SPACES ? unmoved(s, from, kind, COPS) : 0;
}

static Spaces police_reach(const Game *g, const State *s, unsigned from)
{
    return (LOCS | (s->frozen_coin & THE_SOUTH)) & ~SPACE(from);
}

const Mover fitl_police_mover = {
    .asker = POLICE_MOVES,
    .kinds = KIND(K_POLICE),
    .actor = fitl_arvn_actor,
    .count = police_count,
    .reach = police_reach,
    .arrive = redeploy_arrive,
    .far = R_REDEPLOY_POLICE,
};

static unsigned nva_troops_count(const Game *g, const State *s, unsigned from, unsigned kind)
{
    return from < SPACES ? unmoved(s, from, kind, TROOPS) : 0;
}

static Spaces nva_troops_reach(const Game *g, const State *s, unsigned from)
{
    Spaces reach = 0;
    for (unsigned x = 0; x < LANDS; x++)
        if (has(s, x, NVA_KINDS & INSURGENT_BASES))
            reach |= SPACE(x);
    return reach & ~SPACE(from);
}

const Mover fitl_nva_troops_mover = {
    .asker = NVA_TROOPS,
    .kinds = KIND(K_NVA_TROOP),
    .actor = fitl_nva_actor,
    .count = nva_troops_count,
    .reach = nva_troops_reach,
    .arrive = redeploy_arrive,
    .far = R_REDEPLOY_NVA,
};

/* ---- Police [14.23], and NVA Troops [14.25] alike -------------------------------------------- */

static unsigned mover_here(const State *s)
{
    return flow_now(s)->step == POLICE_MOVES ? MV_POLICE : MV_NVA_TROOPS;
}

static void redeploy_move_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_origins(g, s, mover_here(s), ALL_SPACES, out);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t redeploy_move_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE)
        return R_LEGAL;
    if (a.verb != V_FROM)
        return R_NOT_NOW;
    return a.a < SPACES && fitl_can_leave(g, s, mover_here(s), a.a) ? R_LEGAL : R_NOBODY_REDEPLOYS;
}

static void redeploy_move_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_DONE)
        flow_return(s);
    else
        fitl_start_move(s, mover_here(s), a.a);
}

const Step fitl_police_moves_step = {
    .name = "police_moves",
    .rule = "14.23",
    .prompt = "fitl.ask.police_moves",
    .actor = fitl_arvn_actor,
    .legal = redeploy_move_legal,
    .apply = redeploy_move_apply,
    .why_not = redeploy_move_why,
};

const Step fitl_nva_troops_step = {
    .name = "nva_troops",
    .rule = "14.25",
    .prompt = "fitl.ask.nva_troops",
    .actor = fitl_nva_actor,
    .legal = redeploy_move_legal,
    .apply = redeploy_move_apply,
    .why_not = redeploy_move_why,
};
