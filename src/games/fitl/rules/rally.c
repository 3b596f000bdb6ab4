/* rally.c: Rally [9.1-9.6] and Terror [9.26-9.30]. */
#include "games/fitl/rules/chapters.h"

static unsigned guerrilla_type(unsigned faction)
{
    return faction == NVA ? NVA_GUERRILLA : VC_GUERRILLA;
}

static unsigned active_kind(unsigned faction) { return hidden_kind(faction) + 1; }

static Kinds base_kinds(unsigned faction) { return INSURGENT_BASES & fitl_faction_kinds[faction]; }

/* ---- Rally: what in a space [9.2] ------------------------------------------------------------ */

/* How many guerrillas may be placed [9.3, 9.4]. */
static unsigned rally_size(const Game *g, const State *s, unsigned x)
{
    const unsigned bases = count_at(s, x, base_kinds(s->op.faction));
    if (!bases)
        return 1;
    return bases + (s->op.faction == NVA ? s->trail : g->board->pop[x]);
}

static uint8_t why_rally_base(const State *s, unsigned x, unsigned hidden)
{
    const unsigned f = s->op.faction, base = f == NVA ? NVA_BASE : VC_BASE;
    if (hidden > 2 || s->at[x][hidden_kind(f)] < hidden || s->at[x][active_kind(f)] < 2 - hidden)
        return R_TWO_GUERRILLAS;
    if (!base_room(s, x))
        return R_STACKING;
    return fitl_can_place(s, x, 1u << base, f, 0) ? R_LEGAL : R_NOT_AVAILABLE;
}

static uint8_t why_what(const State *s, unsigned x, unsigned choice)
{
    const unsigned f = s->op.faction;
    switch (choice) {
    case CH_GUERRILLAS:
        return fitl_can_place(s, x, 1u << guerrilla_type(f), f, 0) ? R_LEGAL : R_NOT_AVAILABLE;
    case CH_HIDE:
        if (f != VC)
            return R_HIDE_VC;
        if (!has(s, x, base_kinds(VC)))
            return R_NO_OWN_BASE;
        return s->at[x][K_VC_GUERRILLA_A] ? R_LEGAL : R_ALL_HIDDEN;
    case CH_NOTHING: /* a space selected where nothing can be done */
        return R_LEGAL;
    default:
        return R_NO_SUCH_CHOICE;
    }
}

static bool can_do(const State *s, unsigned x)
{
    for (unsigned n = 0; n <= 2; n++)
        if (why_rally_base(s, x, n) == R_LEGAL)
            return true;
    return why_what(s, x, CH_GUERRILLAS) == R_LEGAL || why_what(s, x, CH_HIDE) == R_LEGAL;
}

static uint8_t rally_what_why(const Game *g, const State *s, Action a)
{
    const unsigned x = flow_now(s)->v[0];
    if (a.verb == V_BASE)
        return a.a == x ? why_rally_base(s, x, a.b) : R_NOT_NOW;
    if (a.verb != V_CHOOSE)
        return R_NOT_NOW;
    if (a.a == CH_NOTHING && can_do(s, x))
        return R_MUST_RALLY;
    return why_what(s, x, a.a);
}

static void rally_what_legal(const Game *g, const State *s, ActionList *out)
{
    const uint8_t x = flow_now(s)->v[0];
    for (uint8_t n = 0; n <= 2; n++)
        if (why_rally_base(s, x, n) == R_LEGAL)
            list_add(out, V_BASE, x, n, 0);
    static const uint8_t choices[] = {CH_NOTHING, CH_GUERRILLAS, CH_HIDE};
    for (unsigned i = 0; i < COUNT_OF(choices); i++)
        if (rally_what_why(g, s, (Action){V_CHOOSE, choices[i], 0, 0}) == R_LEGAL)
            list_add(out, V_CHOOSE, choices[i], 0, 0);
}

static void rally_what_apply(const Game *g, State *s, Action a)
{
    const unsigned x = flow_now(s)->v[0], f = s->op.faction;
    flow_return(s);
    if (a.verb == V_BASE) {
        fitl_remove(s, x, hidden_kind(f), a.b, BOX_AVAILABLE);
        fitl_remove(s, x, active_kind(f), 2u - a.b, BOX_AVAILABLE);
        fitl_call_place(s, x, 1, 1u << (f == NVA ? NVA_BASE : VC_BASE), f, PLACE_ONE);
    } else if (a.a == CH_GUERRILLAS) { /* "up to" with a base [9.4]; without, none is taken [6.2] */
        fitl_call_place(s, x, rally_size(g, s, x), 1u << guerrilla_type(f), f,
                        has(s, x, base_kinds(f)) ? PLACE_UP_TO : 0);
    } else if (a.a == CH_HIDE) {
        note(s, N_HID, x, 0, 0);
        fitl_hide_all(s, VC_KINDS, SPACE(x));
    }
}

const Step fitl_rally_what_step = {
    .name = "rally_what",
    .rule = "9.2",
    .prompt = "fitl.ask.rally_what",
    .actor = fitl_op_actor,
    .legal = rally_what_legal,
    .apply = rally_what_apply,
    .why_not = rally_what_why,
};

/* ---- The Rally [9.1], with the Trail [9.5] and #116s ----------------------------------------- */

uint8_t fitl_why_rally(const Game *g, const State *s, unsigned x)
{
    if (is_loc(x))
        return R_NO_LOC;
    if (s->level[x] >= PS)
        return R_SUPPORT;
    if (!can_pay(s, s->op.faction, fitl_cost(s, 1)))
        return R_POOR;
    return fitl_why_select(s, x);
}

uint8_t fitl_why_improve(const State *s)
{
    if (s->op.faction != NVA)
        return R_TRAIL_NVA;
    if (s->op.trailed)
        return R_TRAIL_ONCE;
    if (s->trail == TRAIL_MAX)
        return R_TRAIL_MAX;
    if (momentum(s, MOM_MCNAMARA))
        return R_TRAIL_BANNED; /* [rally.trail] */
    if (cap(s, CAP_AAA, UNSHADED) && count_spaces(s->op.spaces) > 1)
        return R_TRAIL_ONE_SPACE;
    return s->op.flags & OP_IF_RICHER || can_pay(s, NVA, 2) ? R_LEGAL : R_POOR;
}

/* [rally.agitate]: in one space that had a VC base; op.done marks those. */
static uint8_t why_agitate(const Game *g, const State *s, unsigned x)
{
    static const Terms terms = {.spaces = 1, .levels = 2, .up = false, .goal = AO};
    if (s->op.faction != VC || !cap(s, CAP_CADRES, SHADED))
        return R_CADRES;
    if (x >= SPACES || !in(s->op.done, x))
        return R_NO_OWN_BASE;
    if (!fitl_can_agitate(s))
        return R_POOR;
    const uint8_t why = fitl_why_buy(g, s, x, &terms);
    return why == R_TOO_MANY_SPACES ? R_CADRES_ONCE : why;
}

static uint8_t why_rally_done(const Game *g, const State *s)
{
    if (fitl_op_may_stop(s) || s->op.trailed)
        return R_LEGAL;
    return fitl_any_space(g, s, CITIES | PROVINCES, fitl_why_rally) ||
                   fitl_why_improve(s) == R_LEGAL
               ? R_FIRST_SPACE
               : R_LEGAL;
}

static void rally_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_activities(g, s, out);
    if (!(s->op.flags & OP_TAIL))
        fitl_list_spaces(g, s, V_SPACE, CITIES | PROVINCES, fitl_why_rally, out);
    fitl_list_spaces(g, s, V_AGITATE, s->op.done, why_agitate, out);
    if (fitl_why_improve(s) == R_LEGAL)
        list_add(out, V_TRAIL, 0, 0, 0);
    fitl_list_transfer(g, s, s->op.faction, out);
    if (why_rally_done(g, s) == R_LEGAL)
        list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t rally_why(const Game *g, const State *s, Action a)
{
    switch (a.verb) {
    case V_SPACE:
        return a.a < SPACES ? fitl_why_rally(g, s, a.a) : R_NOT_ALLOWED;
    case V_AGITATE:
        return why_agitate(g, s, a.a);
    case V_TRAIL:
        return fitl_why_improve(s);
    case V_DONE:
        return why_rally_done(g, s);
    default:
        return fitl_why_common(g, s, a);
    }
}

static void improve_trail(State *s)
{
    s->op.trailed = 1;
    s->op.flags |= OP_TAIL;
    pay(s, NVA, 2); /* even in a free Rally [9.5] */
    fitl_trail(s, cap(s, CAP_SA2, SHADED) ? 2 : 1);
}

static void rally_apply(const Game *g, State *s, Action a)
{
    if (fitl_apply_common(s, a))
        return;
    switch (a.verb) {
    case V_SPACE:
        fitl_select(s, a.a);
        note(s, N_SELECTED, a.a, s->op.kind, 0);
        pay(s, s->op.faction, fitl_cost(s, 1));
        if (has(s, a.a, base_kinds(s->op.faction)))
            s->op.done |= SPACE(a.a);
        flow_call(s, RALLY_WHAT)->v[0] = a.a;
        break;
    case V_AGITATE:
        fitl_pay_agitation(s);
        fitl_buy(g, s, a.a, false);
        break;
    case V_TRAIL:
        improve_trail(s);
        break;
    default:
        flow_return(s);
    }
}

const Step fitl_rally_step = {
    .name = "rally",
    .rule = "9.1",
    .prompt = "fitl.ask.rally",
    .actor = fitl_op_actor,
    .legal = rally_legal,
    .apply = rally_apply,
    .why_not = rally_why,
};

/* ---- Terror [9.26] --------------------------------------------------------------------------- */

static unsigned terror_cost(const State *s, unsigned x) { return is_loc(x) ? 0 : fitl_cost(s, 1); }

uint8_t fitl_why_terror(const Game *g, const State *s, unsigned x)
{
    const unsigned f = s->op.faction;
    if (!s->at[x][hidden_kind(f)] && !(f == NVA && s->at[x][K_NVA_TROOP]))
        return f == NVA ? R_NO_TERRORIST : R_NO_HIDDEN;
    if (f == VC && cap(s, CAP_CADRES, UNSHADED) && /* [terror.cost] */
        count_at(s, x, KIND(K_VC_GUERRILLA) | KIND(K_VC_GUERRILLA_A)) < 2)
        return R_CADRES_TWO;
    if (!can_pay(s, f, terror_cost(s, x)))
        return R_POOR;
    return fitl_why_select(s, x);
}

/* [9.27-9.29] */
static void do_terror(const Game *g, State *s, unsigned x, unsigned f)
{
    if (s->at[x][hidden_kind(f)])
        fitl_flip(s, x, hidden_kind(f), 1);
    if (!s->terror[x])
        fitl_add_marker(s, x);
    if (f == VC)
        fitl_shift(g, s, x, -1);
    else if (s->level[x] >= PS)
        fitl_shift(g, s, x, -1);
    if (f == VC && cap(s, CAP_CADRES, UNSHADED))
        fitl_call_removal(s, x, 2, RM_CADRES, 8, VC);
}

static void terror_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_operation(g, s, fitl_why_terror, out);
}

static uint8_t terror_why(const Game *g, const State *s, Action a)
{
    return fitl_why_operation(g, s, a, fitl_why_terror);
}

static void terror_apply(const Game *g, State *s, Action a)
{
    if (fitl_apply_common(s, a))
        return;
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    fitl_select(s, a.a);
    note(s, N_SELECTED, a.a, s->op.kind, 0);
    pay(s, s->op.faction, terror_cost(s, a.a));
    do_terror(g, s, a.a, s->op.faction);
}

const Step fitl_terror_step = {
    .name = "terror",
    .rule = "9.26",
    .prompt = "fitl.ask.terror",
    .actor = fitl_op_actor,
    .legal = terror_legal,
    .apply = terror_apply,
    .why_not = terror_why,
};
