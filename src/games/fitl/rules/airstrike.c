/* airstrike.c: Air Strike [10.14-10.18] in both editions.
 *
 * [ed.2] rolls for hits, then spends them on pieces and the Trail in any order. [ed.1] selects
 * spaces, removes up to six pieces, shifts, and may then degrade the Trail: sa.stage says where it
 * is. The shifts come once the removals are over. */
#include "games/fitl/rules/chapters.h"

enum { SELECT, REMOVE, TRAIL_LAST };

enum { STRIKE_SPACES_MAX = 6, STRIKE_PIECES_1 = 6, BROADSIDE = 2, BROADSIDE_1 = 6 };

static const Kinds seen_from_above = KIND(K_NVA_TROOP) | ACTIVE_GUERRILLAS | OPEN_BASES;

static bool on_terms(const State *s, unsigned flag) { return s->sa.terms & flag >> 8; }

/* ---- Where and what [10.14, 10.16] ----------------------------------------------------------- */

static bool needs_arc_light(const State *s, unsigned x)
{
    return !s->coin[x] && !(s->sa.flags & ACT_ANYWHERE);
}

/* A space may join the strike. */
static uint8_t why_space(const State *s, unsigned x)
{
    if (in(s->sa.spaces, x))
        return R_LEGAL;
    if (needs_arc_light(s, x)) { /* [airstrike.target] #8u */
        if (!cap(s, CAP_ARC_LIGHT, UNSHADED) || !is_province(x))
            return R_NO_COIN_PIECE;
        if (s->sa.flags & ACT_ARC_LIGHT)
            return R_ARC_LIGHT_ONCE;
    }
    return fitl_why_act_in(s, x, STRIKE_SPACES_MAX);
}

static Kinds exposed(const State *s, unsigned x)
{
    const Kinds others = KIND(K_NVA_TROOP) | ACTIVE_GUERRILLAS;
    if (on_terms(s, ACT_BASES_FIRST))
        return has(s, x, OPEN_BASES) ? OPEN_BASES : others;
    return has(s, x, GUERRILLAS | KIND(K_NVA_TROOP)) ? others : OPEN_BASES;
}

/* #30u counts in each space: where, and how many in the first column. */
static unsigned slot_of(const State *s, unsigned x)
{
    unsigned i = 0;
    while (i < LIFT_SPACES && s->sa.slot[i] != x && s->sa.slot[i] != NOWHERE)
        i++;
    return i;
}

static bool broadside_is_over(const Game *g, const State *s, unsigned x)
{
    const unsigned slot = slot_of(s, x), limit = edition_1(g) ? BROADSIDE_1 : BROADSIDE;
    return slot == LIFT_SPACES || s->sa.lifted[slot][0] >= limit;
}

/* [airstrike.kills] */
static unsigned kill_limit(const Game *g, const State *s)
{
    if (on_terms(s, ACT_BROADSIDE)) /* the card's own numbers [C30.a] */
        return UINT8_MAX;
    unsigned limit = edition_1(g) ? STRIKE_PIECES_1 : 6;
    if (cap(s, CAP_LASER, SHADED))
        limit = edition_1(g) ? 4 : 2;
    if (momentum(s, MOM_WILD_WEASELS) && !edition_1(g))
        limit = s->sa.flags & ACT_TRAIL ? 0 : 1;
    return limit;
}

static uint8_t why_piece(const Game *g, const State *s, unsigned kind, unsigned x)
{
    if (s->sa.stage != REMOVE)
        return R_STRIKE_STAGE;
    if (x >= SPACES || !s->at[x][kind] || !(KIND(kind) & INSURGENT_KINDS))
        return R_NO_SUCH_PIECE;
    if (!s->sa.left)
        return R_NO_HITS;
    if (s->sa.count >= kill_limit(g, s) ||
        (on_terms(s, ACT_BROADSIDE) && broadside_is_over(g, s, x)))
        return R_KILL_LIMIT;
    if (KIND(kind) & TUNNELED_BASES)
        return R_STRIKE_TUNNEL;
    if (KIND(kind) & HIDDEN_GUERRILLAS)
        return R_STRIKE_HIDDEN;
    if (!(exposed(s, x) & KIND(kind)))
        return on_terms(s, ACT_BASES_FIRST) ? R_EVENT_PIECE : R_STRIKE_BASE;
    if (edition_1(g))
        return in(s->sa.spaces, x) ? R_LEGAL : R_NOT_SELECTED;
    return why_space(s, x);
}

static bool any_piece(const Game *g, const State *s)
{
    for (unsigned x = 0; x < SPACES; x++)
        for (Kinds k = insurgents(s, x) ? seen_from_above : 0; k; k &= k - 1)
            if (why_piece(g, s, first_kind(k), x) == R_LEGAL)
                return true;
    return false;
}

static uint8_t why_trail(const Game *g, const State *s)
{
    if (s->sa.flags & (ACT_TRAIL | ACT_NO_TRAIL))
        return R_STRIKE_TRAIL_ONCE;
    if (s->trail == 0)
        return R_TRAIL_ZERO;
    if (momentum(s, MOM_ORISKANY))
        return R_STRIKE_TRAIL_BANNED;
    if (cap(s, CAP_AAA, SHADED) && s->trail <= 2)
        return R_TRAIL_AAA;
    if (edition_1(g)) {
        if (momentum(s, MOM_WILD_WEASELS) && s->sa.spaces)
            return R_WEASELS;
        return s->sa.stage == TRAIL_LAST ? R_LEGAL : R_STRIKE_STAGE;
    }
    if (momentum(s, MOM_WILD_WEASELS) && s->sa.count)
        return R_WEASELS;
    return s->sa.left >= 2 ? R_LEGAL : R_NO_HITS;
}

bool fitl_could_strike(const Game *g, const State *s)
{
    State scratch = *s;
    fitl_prepare_activity(&scratch, AIR_STRIKE, US, 0);
    scratch.sa.left = 6;
    scratch.sa.stage = edition_1(g) ? TRAIL_LAST : REMOVE;
    if (why_trail(g, &scratch) == R_LEGAL)
        return true;
    if (!edition_1(g))
        return any_piece(g, &scratch);
    for (unsigned x = 0; x < SPACES; x++)
        if (why_space(&scratch, x) == R_LEGAL)
            return true;
    return false;
}

/* ---- The hits [10.17] ------------------------------------------------------------------------ */

/* [ed.2] the hits; a card may have set them already. */
static void strike_roll_run(const Game *g, State *s)
{
    Frame *f = flow_top(s);
    if (edition_1(g) || s->sa.left) {
        s->sa.stage = edition_1(g) ? SELECT : REMOVE;
        if (!s->sa.left)
            s->sa.left = STRIKE_PIECES_1;
        flow_goto(s, STRIKE);
    } else if (f->v[0] == 0) {
        f->v[0] = 1;
        flow_call(s, DIE);
    } else {
        s->sa.left = s->die;
        s->sa.stage = REMOVE;
        flow_goto(s, STRIKE);
    }
}

const Step fitl_strike_roll_step = {.name = "strike_roll", .rule = "10.17", .run = strike_roll_run};

/* ---- The strike, a hit at a time [10.16] ----------------------------------------------------- */

/* It must do something if it can [10.4]. */
static uint8_t why_done(const Game *g, const State *s)
{
    const bool acted = s->sa.spaces || s->sa.flags & ACT_TRAIL;
    if (edition_1(g))
        return s->sa.stage != TRAIL_LAST             ? R_STRIKE_STAGE
               : acted || why_trail(g, s) != R_LEGAL ? R_LEGAL
                                                     : R_ACT_FIRST;
    return acted || (!any_piece(g, s) && why_trail(g, s) != R_LEGAL) ? R_LEGAL : R_ACT_FIRST;
}

/* [ed.1] from spaces to pieces to the Trail. */
static uint8_t why_on(const Game *g, const State *s)
{
    if (!edition_1(g) || s->sa.stage == TRAIL_LAST)
        return R_NOT_NOW;
    if (s->sa.stage == REMOVE || s->sa.spaces)
        return R_LEGAL;
    State scratch = *s;
    scratch.sa.stage = TRAIL_LAST;
    return why_trail(g, &scratch) == R_LEGAL ? R_LEGAL : R_ACT_FIRST;
}

static uint8_t why_select(const Game *g, const State *s, unsigned x)
{
    if (!edition_1(g) || s->sa.stage != SELECT)
        return R_STRIKE_STAGE;
    return in(s->sa.spaces, x) ? R_SELECTED : why_space(s, x);
}

static void strike_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_spaces(g, s, V_SPACE, ALL_SPACES, why_select, out);
    for (Kinds k = seen_from_above; k; k &= k - 1)
        for (uint8_t x = 0; x < SPACES; x++)
            if (s->at[x][first_kind(k)] && why_piece(g, s, first_kind(k), x) == R_LEGAL)
                list_add(out, V_PIECE, (uint8_t)first_kind(k), x, 0);
    if (why_trail(g, s) == R_LEGAL)
        list_add(out, V_TRAIL, 0, 0, 0);
    if (why_on(g, s) == R_LEGAL)
        list_add(out, V_ON, 0, 0, 0);
    if (why_done(g, s) == R_LEGAL)
        list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t strike_why(const Game *g, const State *s, Action a)
{
    switch (a.verb) {
    case V_SPACE:
        return a.a < SPACES ? why_select(g, s, a.a) : R_NOT_ALLOWED;
    case V_PIECE:
        return why_piece(g, s, a.a, a.b);
    case V_TRAIL:
        return why_trail(g, s);
    case V_ON:
        return why_on(g, s);
    case V_DONE:
        return why_done(g, s);
    default:
        return R_NOT_NOW;
    }
}

static void join_space(State *s, unsigned x)
{
    if (!in(s->sa.spaces, x) && needs_arc_light(s, x))
        s->sa.flags |= ACT_ARC_LIGHT;
    s->sa.spaces |= SPACE(x);
}

static void strike_piece(State *s, unsigned kind, unsigned x)
{
    join_space(s, x);
    if (in(s->sa.once, x)) {
        s->sa.once &= ~SPACE(x);
        s->sa.twice |= SPACE(x);
    } else if (!in(s->sa.twice, x)) {
        s->sa.once |= SPACE(x);
    }
    if (on_terms(s, ACT_BROADSIDE)) {
        const unsigned slot = slot_of(s, x);
        s->sa.slot[slot] = (uint8_t)x;
        s->sa.lifted[slot][0]++;
    }
    s->sa.left--;
    s->sa.count++;
    fitl_remove(s, x, kind, 1, BOX_AVAILABLE);
}

static void shift_spaces(const Game *g, State *s)
{
    const Spaces struck = edition_1(g) ? s->sa.spaces : s->sa.once | s->sa.twice;
    for (Spaces set = struck; set; set &= set - 1) {
        const unsigned x = first_space(set);
        const bool once = in(s->sa.once, x), twice = in(s->sa.twice, x);
        if (once && cap(s, CAP_LASER, UNSHADED))
            continue;
        fitl_shift(g, s, x, twice && cap(s, CAP_ARC_LIGHT, SHADED) ? -2 : -1);
    }
}

static void strike_apply(const Game *g, State *s, Action a)
{
    switch (a.verb) {
    case V_SPACE:
        join_space(s, a.a);
        break;
    case V_PIECE:
        strike_piece(s, a.a, a.b);
        break;
    case V_TRAIL:
        s->sa.flags |= ACT_TRAIL;
        if (!edition_1(g))
            s->sa.left = (uint8_t)(s->sa.left - 2);
        flow_call(s, STRIKE_TRAIL);
        break;
    case V_ON:
        s->sa.stage = s->sa.spaces ? (uint8_t)(s->sa.stage + 1) : (uint8_t)TRAIL_LAST;
        if (s->sa.stage == TRAIL_LAST)
            shift_spaces(g, s);
        break;
    default:
        if (!edition_1(g))
            shift_spaces(g, s);
        if (is_bot(s, US) && !s->sa.spaces && !(s->sa.flags & (ACT_TRAIL | ACT_FREE)))
            s->op.flags &=
                ~(unsigned)OP_ACTIVITY_DONE; /* it did nothing: another is tried [T9.6] */
        flow_return(s);
    }
}

const Step fitl_strike_step = {
    .name = "strike",
    .rule = "10.16",
    .prompt = "fitl.ask.strike",
    .actor = fitl_activity_actor,
    .legal = strike_legal,
    .apply = strike_apply,
    .why_not = strike_why,
};

/* ---- The Trail [10.17] ----------------------------------------------------------------------- */

/* Stages: the die of #4s; the degrade with #33s and #34u; the end. */
static void strike_trail_run(const Game *g, State *s)
{
    Frame *f = flow_top(s);
    const bool tested = cap(s, CAP_TOP_GUN, SHADED);
    if (f->v[0]++ == 0 && tested) {
        flow_call(s, DIE);
        return;
    }
    flow_return(s);
    if (tested && s->die < 4)
        return;
    int boxes = cap(s, CAP_TOP_GUN, UNSHADED) ? 2 : 1;
    if (s->sa.flags & ACT_DEEP)
        boxes = 3;
    if (cap(s, CAP_AAA, SHADED))
        boxes = (int)least((unsigned)boxes, s->trail - 2u);
    if (!fitl_trail(s, -boxes))
        return;
    if (cap(s, CAP_MIGS, SHADED) && s->box[BOX_AVAILABLE][US_TROOP])
        fitl_box(s, US_TROOP, 1, BOX_AVAILABLE, BOX_CASUALTIES);
    const Kinds kinds = NVA_KINDS & ~TUNNELED_BASES;
    if (cap(s, CAP_SA2, UNSHADED) && fitl_on_map(s, kinds, OUTSIDE))
        flow_call(s, STRIKE_SA2);
}

const Step fitl_strike_trail_step = {
    .name = "strike_trail", .rule = "10.17", .run = strike_trail_run};

/* ---- A piece outside the South [13.3], #34u -------------------------------------------------- */

static void strike_sa2_legal(const Game *g, const State *s, ActionList *out)
{
    for (uint8_t k = K_NVA_TROOP; k <= K_NVA_BASE; k++)
        for (uint8_t x = NORTH_VIETNAM; x <= SIHANOUKVILLE; x++)
            if (s->at[x][k])
                list_add(out, V_PIECE, k, x, 0);
}

static uint8_t strike_sa2_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_PIECE)
        return R_NOT_NOW;
    const bool nva = a.a >= K_NVA_TROOP && a.a <= K_NVA_BASE;
    return nva && a.b < SPACES && in(OUTSIDE, a.b) && s->at[a.b][a.a] ? R_LEGAL : R_NO_SUCH_PIECE;
}

static void strike_sa2_apply(const Game *g, State *s, Action a)
{
    flow_return(s);
    fitl_remove(s, a.b, a.a, 1, BOX_AVAILABLE);
}

const Step fitl_strike_sa2_step = {
    .name = "strike_sa2",
    .rule = "13.3",
    .prompt = "fitl.ask.strike_sa2",
    .actor = fitl_us_actor,
    .legal = strike_sa2_legal,
    .apply = strike_sa2_apply,
    .why_not = strike_sa2_why,
};

/* ---- For people ------------------------------------------------------------------------------ */

/* Hits left; by #30u pieces in each space; [ed.1] has no hits but stages, and pieces in all. */
const char *fitl_strike_prompt(const Game *g, const State *s, uint8_t *number)
{
    const unsigned limit = kill_limit(g, s);
    *number = s->sa.left;
    if (edition_1(g) && s->sa.stage != REMOVE)
        return s->sa.stage == SELECT ? "fitl.ask.strike_spaces" : "fitl.ask.strike_last";
    if (on_terms(s, ACT_BROADSIDE)) {
        *number = edition_1(g) ? BROADSIDE_1 : BROADSIDE;
        return "fitl.ask.strike_broadside";
    }
    if (!edition_1(g))
        return "fitl.ask.strike";
    *number = (uint8_t)least(s->sa.left, limit - least(limit, s->sa.count));
    return "fitl.ask.strike_pieces";
}
