/* insurgent_acts.c: Infiltrate [11.1-11.4], Bombard [11.5, 11.6], Tax [11.12, 11.13] and Subvert
 * [11.14, 11.15]. Ambush is with Attack. */
#include "games/fitl/rules/chapters.h"

/* ---- Infiltrate: spaces [11.1] --------------------------------------------------------------- */

static bool nva_base(const State *s, unsigned x)
{
    return s->at[x][K_NVA_BASE] || s->at[x][K_NVA_BASE_T];
}

static bool can_build_up(const State *s, unsigned x)
{
    return nva_base(s, x) && fitl_can_place(s, x, 1u << NVA_TROOP, NVA, 0);
}

/* The NVA kind that takes a VC piece's place [11.4]. */
static unsigned heir_of(unsigned kind)
{
    switch (kind) {
    case K_VC_BASE:
        return K_NVA_BASE;
    case K_VC_BASE_T:
        return K_NVA_BASE_T;
    default:
        return K_NVA_GUERRILLA;
    }
}

static bool can_be_taken(const State *s, unsigned x, unsigned kind)
{
    const unsigned type = fitl_type_of[heir_of(kind)]; /* Available, or on the map [6.2] */
    return s->at[x][kind] && fitl_pool[type] > s->box[BOX_OUT][type];
}

static bool can_take_over(const State *s, unsigned x)
{
    if (s->nva[x] <= s->vc[x])
        return false;
    if (s->level[x] < NEUTRAL)
        return true;
    for (Kinds k = VC_KINDS; k; k &= k - 1)
        if (can_be_taken(s, x, first_kind(k)))
            return true;
    return false;
}

static uint8_t why_infiltrate(const Game *g, const State *s, unsigned x)
{
    if (!nva_base(s, x) && s->nva[x] <= s->vc[x])
        return R_INFILTRATE_WHERE;
    if (!can_build_up(s, x) && !can_take_over(s, x))
        return R_INFILTRATE_NOTHING;
    return fitl_why_act_in(s, x, 2);
}

bool fitl_could_infiltrate(const Game *g, const State *s)
{
    return fitl_any_act(g, s, INFILTRATE, why_infiltrate);
}

static void infiltrate_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_act(g, s, why_infiltrate, out);
}

static uint8_t infiltrate_why(const Game *g, const State *s, Action a)
{
    return fitl_why_act(g, s, a, why_infiltrate);
}

static void infiltrate_apply(const Game *g, State *s, Action a)
{
    if (fitl_take_offer(g, s, a))
        return;
    if (!fitl_act_ended(s, a))
        flow_call(s, INFILTRATE_WHAT)->v[0] = a.a;
}

const Step fitl_infiltrate_spaces_step = {
    .name = "infiltrate_spaces",
    .rule = "11.1",
    .prompt = "fitl.ask.infiltrate_spaces",
    .actor = fitl_activity_actor,
    .legal = infiltrate_legal,
    .apply = infiltrate_apply,
    .why_not = infiltrate_why,
};

/* ---- Infiltrate: build up or take over [11.2, 11.4] ------------------------------------------ */

static uint8_t infiltrate_what_why(const Game *g, const State *s, Action a)
{
    const unsigned x = flow_now(s)->v[0];
    if (a.verb != V_CHOOSE)
        return R_NOT_NOW;
    if (a.a == CH_BUILD_UP && !nva_base(s, x))
        return R_INFILTRATE_BASE;
    if (a.a == CH_TAKE_OVER && s->nva[x] <= s->vc[x])
        return R_INFILTRATE_FEW;
    if (a.a == CH_BUILD_UP)
        return can_build_up(s, x) ? R_LEGAL : R_INFILTRATE_NOTHING;
    if (a.a == CH_TAKE_OVER)
        return can_take_over(s, x) ? R_LEGAL : R_INFILTRATE_NOTHING;
    return R_NO_SUCH_CHOICE;
}

static void infiltrate_what_apply(const Game *g, State *s, Action a)
{
    const unsigned x = flow_now(s)->v[0];
    if (a.a == CH_BUILD_UP) {
        const unsigned n = s->trail + count_at(s, x, NVA_KINDS & INSURGENT_BASES);
        flow_goto(s, INFILTRATE_SWAP)->v[0] = (uint8_t)x;
        fitl_call_place(s, x, n, 1u << NVA_TROOP, NVA, PLACE_UP_TO);
        return;
    }
    flow_goto(s, INFILTRATE_HEIR)->v[0] = (uint8_t)x;
    if (s->level[x] < NEUTRAL)
        fitl_shift(g, s, x, 1);
}

const Step fitl_infiltrate_what_step = {
    .name = "infiltrate_what",
    .rule = "11.2",
    .prompt = "fitl.ask.infiltrate_what",
    .actor = fitl_activity_actor,
    .offer = {V_CHOOSE, CH_BUILD_UP, CH_TAKE_OVER},
    .apply = infiltrate_what_apply,
    .why_not = infiltrate_what_why,
};

/* ---- Infiltrate: guerrillas become Troops [11.3] --------------------------------------------- */

/* Guerrillas become Troops [11.3]: how many of each state; with none Available one at a time, the
 * Troop taken from the map [6.2]. */
static uint8_t why_swap(const State *s, unsigned x, unsigned kind, unsigned n)
{
    if (kind != K_NVA_GUERRILLA && kind != K_NVA_GUERRILLA_A)
        return R_WRONG_KIND;
    if (!n || n > s->at[x][kind])
        return R_NO_SUCH_PIECE;
    return n <= most(1, s->box[BOX_AVAILABLE][NVA_TROOP]) ? R_LEGAL : R_NOT_AVAILABLE;
}

static void infiltrate_swap_legal(const Game *g, const State *s, ActionList *out)
{
    const unsigned x = flow_now(s)->v[0];
    for (uint8_t k = K_NVA_GUERRILLA; k <= K_NVA_GUERRILLA_A; k++)
        for (uint8_t n = 1; why_swap(s, x, k, n) == R_LEGAL; n++)
            list_add(out, V_GROUP, k, n, 0);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t infiltrate_swap_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE)
        return R_LEGAL;
    return a.verb == V_GROUP ? why_swap(s, flow_now(s)->v[0], a.a, a.b) : R_NOT_NOW;
}

static void infiltrate_swap_apply(const Game *g, State *s, Action a)
{
    const unsigned x = flow_now(s)->v[0];
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    fitl_remove(s, x, a.a, a.b, BOX_AVAILABLE);
    fitl_marchers_gone(s, x, a.a, a.b);
    if (s->box[BOX_AVAILABLE][NVA_TROOP])
        fitl_place(s, x, NVA_TROOP, a.b);
    else
        fitl_call_place(s, x, 1, 1u << NVA_TROOP, NVA, PLACE_ONE);
}

const Step fitl_infiltrate_swap_step = {
    .name = "infiltrate_swap",
    .rule = "11.3",
    .prompt = "fitl.ask.infiltrate_swap",
    .actor = fitl_activity_actor,
    .legal = infiltrate_swap_legal,
    .apply = infiltrate_swap_apply,
    .why_not = infiltrate_swap_why,
};

/* ---- Infiltrate: whom NVA takes over [11.4] -------------------------------------------------- */

/* A VC piece becomes an NVA one, if wanted. */
static uint8_t why_heir(const State *s, unsigned x, unsigned kind)
{
    if (!(VC_KINDS & KIND(kind)) || !s->at[x][kind])
        return R_NO_SUCH_PIECE;
    return can_be_taken(s, x, kind) ? R_LEGAL : R_NOT_AVAILABLE;
}

static void infiltrate_heir_legal(const Game *g, const State *s, ActionList *out)
{
    const uint8_t x = flow_now(s)->v[0];
    for (Kinds k = VC_KINDS; k; k &= k - 1)
        if (why_heir(s, x, first_kind(k)) == R_LEGAL)
            list_add(out, V_PIECE, (uint8_t)first_kind(k), x, 0);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t infiltrate_heir_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE)
        return R_LEGAL;
    return a.verb == V_PIECE && a.b == flow_now(s)->v[0] ? why_heir(s, a.b, a.a) : R_NOT_NOW;
}

static void infiltrate_heir_apply(const Game *g, State *s, Action a)
{
    flow_return(s);
    if (a.verb == V_DONE)
        return;
    const unsigned heir = heir_of(a.a);
    fitl_remove(s, a.b, a.a, 1, BOX_AVAILABLE);
    if (heir == K_NVA_BASE_T)
        flow_call(s, INFILTRATE_TUNNEL)->v[0] = a.b;
    if (s->box[BOX_AVAILABLE][fitl_type_of[heir]])
        fitl_place(s, a.b, fitl_type_of[heir], 1);
    else
        fitl_call_place(s, a.b, 1, 1u << fitl_type_of[heir], NVA, PLACE_ONE);
}

const Step fitl_infiltrate_heir_step = {
    .name = "infiltrate_heir",
    .rule = "11.4",
    .prompt = "fitl.ask.infiltrate_heir",
    .actor = fitl_activity_actor,
    .legal = infiltrate_heir_legal,
    .apply = infiltrate_heir_apply,
    .why_not = infiltrate_heir_why,
};

/* The Tunnel stays on the base that took the other's place. */
static void infiltrate_tunnel_run(const Game *g, State *s)
{
    const unsigned x = flow_now(s)->v[0];
    flow_return(s);
    if (s->at[x][K_NVA_BASE])
        fitl_flip(s, x, K_NVA_BASE, 1);
}

const Step fitl_infiltrate_tunnel_step = {
    .name = "infiltrate_tunnel", .rule = "11.4", .run = infiltrate_tunnel_run};

/* ---- Bombard [11.5] -------------------------------------------------------------------------- */

static bool guns_near(const Game *g, const State *s, unsigned x)
{
    for (Spaces set = SPACE(x) | g->board->adjacent[x]; set; set &= set - 1)
        if (s->at[first_space(set)][K_NVA_TROOP] >= 3)
            return true;
    return false;
}

static uint8_t why_bombard(const Game *g, const State *s, unsigned x)
{
    const unsigned troops = s->at[x][K_US_TROOP] + s->at[x][K_ARVN_TROOP];
    if (!troops)
        return R_BOMBARD_NOBODY;
    if (troops < 3 && !has(s, x, COIN_BASES))
        return R_BOMBARD_TARGET;
    if (!guns_near(g, s, x))
        return R_BOMBARD_GUNS;
    return fitl_why_act_in(s, x, 2);
}

bool fitl_could_bombard(const Game *g, const State *s)
{
    return fitl_any_act(g, s, BOMBARD, why_bombard);
}

static void bombard_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_act(g, s, why_bombard, out);
}

static uint8_t bombard_why(const Game *g, const State *s, Action a)
{
    return fitl_why_act(g, s, a, why_bombard);
}

static void bombard_apply(const Game *g, State *s, Action a)
{
    if (fitl_take_offer(g, s, a))
        return;
    if (!fitl_act_ended(s, a))
        fitl_call_removal(s, a.a, 1, RM_BOMBARD, 3, NVA);
}

const Step fitl_bombard_spaces_step = {
    .name = "bombard_spaces",
    .rule = "11.5",
    .prompt = "fitl.ask.bombard_spaces",
    .actor = fitl_activity_actor,
    .legal = bombard_legal,
    .apply = bombard_apply,
    .why_not = bombard_why,
};

/* ---- Tax [11.12] ----------------------------------------------------------------------------- */

static uint8_t why_tax(const Game *g, const State *s, unsigned x)
{
    if (!s->at[x][K_VC_GUERRILLA])
        return R_NO_HIDDEN;
    if (coin_controls(s, x))
        return R_COIN_CONTROL;
    return fitl_why_act_in(s, x, 4);
}

bool fitl_could_tax(const Game *g, const State *s) { return fitl_any_act(g, s, TAX, why_tax); }

static void tax_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_act(g, s, why_tax, out);
}

static uint8_t tax_why(const Game *g, const State *s, Action a)
{
    return fitl_why_act(g, s, a, why_tax);
}

static void tax_apply(const Game *g, State *s, Action a)
{
    if (fitl_take_offer(g, s, a))
        return;
    if (fitl_act_ended(s, a))
        return;
    fitl_flip(s, a.a, K_VC_GUERRILLA, 1);
    fitl_marcher_turns(s, a.a);
    if (is_bot(s, VC)) /* [T12.6] */
        fitl_gain_agitation(s, is_loc(a.a) ? g->board->econ[a.a] : g->board->pop[a.a]);
    else
        fitl_track(s, T_VC, is_loc(a.a) ? g->board->econ[a.a] : 2 * g->board->pop[a.a]);
    fitl_shift(g, s, a.a, 1);
}

const Step fitl_tax_spaces_step = {
    .name = "tax_spaces",
    .rule = "11.12",
    .prompt = "fitl.ask.tax_spaces",
    .actor = fitl_activity_actor,
    .legal = tax_legal,
    .apply = tax_apply,
    .why_not = tax_why,
};

/* ---- Subvert: spaces [11.14] ----------------------------------------------------------------- */

static uint8_t why_subvert(const Game *g, const State *s, unsigned x)
{
    if (!s->at[x][K_VC_GUERRILLA])
        return R_NO_HIDDEN;
    if (!has(s, x, ARVN_CUBES))
        return R_NO_ARVN_CUBES;
    return fitl_why_act_in(s, x, 2);
}

bool fitl_could_subvert(const Game *g, const State *s)
{
    return fitl_any_act(g, s, SUBVERT, why_subvert);
}

static void subvert_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_act(g, s, why_subvert, out);
}

static uint8_t subvert_why(const Game *g, const State *s, Action a)
{
    return fitl_why_act(g, s, a, why_subvert);
}

static void subvert_apply(const Game *g, State *s, Action a)
{
    if (fitl_take_offer(g, s, a))
        return;
    const unsigned cubes = s->sa.count;
    if (!fitl_act_ended(s, a))
        flow_call(s, SUBVERT_WHAT)->v[0] = a.a;
    else
        fitl_track(s, T_PATRONAGE, -(int)(cubes / 2)); /* [11.15] */
}

const Step fitl_subvert_spaces_step = {
    .name = "subvert_spaces",
    .rule = "11.14",
    .prompt = "fitl.ask.subvert_spaces",
    .actor = fitl_activity_actor,
    .legal = subvert_legal,
    .apply = subvert_apply,
    .why_not = subvert_why,
};

/* ---- Subvert: remove or replace [11.14] ------------------------------------------------------ */

static uint8_t subvert_what_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_CHOOSE)
        return R_NOT_NOW;
    return a.a == CH_REMOVE || a.a == CH_REPLACE ? R_LEGAL : R_NO_SUCH_CHOICE;
}

static void subvert_what_legal(const Game *g, const State *s, ActionList *out)
{
    list_add(out, V_CHOOSE, CH_REMOVE, 0, 0);
    list_add(out, V_CHOOSE, CH_REPLACE, 0, 0);
}

static void subvert_what_apply(const Game *g, State *s, Action a)
{
    const unsigned x = flow_now(s)->v[0];
    const unsigned n = a.a == CH_REMOVE ? least(2, count_at(s, x, ARVN_CUBES)) : 1;
    s->sa.count = (uint8_t)(s->sa.count + n);
    flow_return(s);
    if (a.a == CH_REPLACE) {
        Frame *f = flow_call(s, SUBVERT_PLACE);
        f->v[0] = (uint8_t)x;
    }
    fitl_call_removal(s, x, n, RM_CUBES, 2, VC);
}

const Step fitl_subvert_what_step = {
    .name = "subvert_what",
    .rule = "11.14",
    .prompt = "fitl.ask.subvert_what",
    .actor = fitl_activity_actor,
    .legal = subvert_what_legal,
    .apply = subvert_what_apply,
    .why_not = subvert_what_why,
};

/* After the cube has gone [6.5]. */
static void subvert_place_run(const Game *g, State *s)
{
    const unsigned x = flow_now(s)->v[0];
    flow_return(s);
    fitl_call_place(s, x, 1, 1u << VC_GUERRILLA, VC, 0);
}

const Step fitl_subvert_place_step = {
    .name = "subvert_place", .rule = "6.5", .run = subvert_place_run};
