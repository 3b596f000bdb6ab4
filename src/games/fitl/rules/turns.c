/* turns.c: chapter 5: an event card: pivotal window, two slots, eligibility. */
#include "games/fitl/rules/chapters.h"

/* ---- The pivotal window [5.9-5.13] ----------------------------------------------------------- */

/* Who may cover whom: the higher rank. */
static const uint8_t rank[FACTIONS + 1] = {[US] = 1, [NVA] = 2, [ARVN] = 3, [VC] = 4, [NOBODY] = 0};

/* What its pivotal card waits for. */
static const uint8_t waits_for[FACTIONS] = {
    [US] = R_PIVOT_US, [ARVN] = R_PIVOT_ARVN, [NVA] = R_PIVOT_NVA, [VC] = R_PIVOT_VC};

static uint8_t why_no_pivot(const Game *g, const State *s, unsigned f)
{
    if (!(s->pivotal >> f & 1))
        return R_NO_PIVOTAL;
    if (!(s->eligible >> f & 1))
        return R_INELIGIBLE;
    if (monsoon(s))
        return R_MONSOON;
    if (rank[f] <= rank[s->pivot])
        return R_NO_TRUMP;
    return fitl_pivotal_ready(g, s, f) ? R_LEGAL : waits_for[f];
}

enum { ASKED = 0, COVERED = 1, RESOLVED = 2 }; /* locals of PIVOTALS */

static void pivotals_run(const Game *g, State *s)
{
    static const uint8_t order[FACTIONS] = {US, NVA, ARVN, VC};
    Frame *top = flow_top(s);
    for (unsigned i = 0; i < FACTIONS && !top->v[RESOLVED] && s->pivotal; i++) {
        const unsigned f = order[i];
        if ((top->v[ASKED] | top->v[COVERED]) >> f & 1 || why_no_pivot(g, s, f) != R_LEGAL)
            continue;
        top->v[ASKED] |= (uint8_t)(1u << f);
        flow_call(s, PIVOTAL_ASK)->v[0] = (uint8_t)f;
        return;
    }
    if (s->pivot == NOBODY || top->v[RESOLVED]) {
        flow_return(s);
        return;
    }
    top->v[RESOLVED] = 1;
    s->current = fitl_pivotal_card[s->pivot];
    s->pivotal &= (uint8_t) ~(1u << s->pivot);
    s->pivotal_used |= (uint8_t)(1u << s->pivot);
    Frame *turn = flow_call(s, TURN);
    turn->v[0] = s->pivot;
    turn->v[1] = PLAYED_EVENT;
}

const Step fitl_pivotals_step = {.name = "pivotals", .rule = "5.12", .run = pivotals_run};

/* ---- Whether to play a pivotal event [5.9] --------------------------------------------------- */

static void pivotal_ask_legal(const Game *g, const State *s, ActionList *out)
{
    list_add(out, V_PIVOTAL, 0, 0, 0);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t pivotal_ask_why(const Game *g, const State *s, Action a)
{
    return a.verb == V_PIVOTAL || a.verb == V_DONE ? R_LEGAL : R_PIVOTAL_FIRST;
}

static void pivotal_ask_apply(const Game *g, State *s, Action a)
{
    const uint8_t f = flow_top(s)->v[0];
    flow_return(s);
    if (a.verb == V_DONE)
        return;
    Frame *below = flow_top(s);
    if (s->pivot != NOBODY) {
        below->v[COVERED] |= (uint8_t)(1u << s->pivot);
        note(s, N_TRUMPED, f, s->pivot, 0);
    }
    s->pivot = f;
    below->v[ASKED] = (uint8_t)(1u << f);
    note(s, N_PIVOTAL, f, 0, 0);
}

const Step fitl_pivotal_ask_step = {
    .name = "pivotal_ask",
    .rule = "5.9",
    .prompt = "fitl.ask.pivotal_ask",
    .actor = fitl_asked_actor,
    .legal = pivotal_ask_legal,
    .apply = pivotal_ask_apply,
    .why_not = pivotal_ask_why,
};

/* ---- Slots [5.3] ----------------------------------------------------------------------------- */

static void slots_run(const Game *g, State *s)
{
    const uint8_t *order = g->board->card[s->current].order;
    const unsigned open = s->eligible & ~(unsigned)(s->acted | s->passed | s->barred);
    for (unsigned i = 0; i < FACTIONS && s->slot < 2; i++) {
        if (open >> order[i] & 1) {
            flow_call(s, SLOT_ASK)->v[0] = order[i];
            return;
        }
    }
    flow_return(s);
}

const Step fitl_slots_step = {.name = "slots", .rule = "5.3", .run = slots_run};

/* ---- What a slot is used for [5.5] ----------------------------------------------------------- */

unsigned fitl_slot_offers(const State *s)
{
    const unsigned event = s->pivot == NOBODY ? OFFER_EVENT : 0;
    if (s->slot == 0)
        return event | OFFER_OPERATION;
    if (s->first == PLAYED_EVENT)
        return OFFER_OPERATION;
    return OFFER_LIMITED | (s->first == PLAYED_OP_ACTIVITY ? event : 0);
}

static uint8_t why_no_event(const Game *g, const State *s, unsigned side)
{
    if (!(fitl_slot_offers(s) & OFFER_EVENT))
        return s->pivot != NOBODY         ? R_EVENT_COVERED
               : s->first == PLAYED_EVENT ? R_EVENT_TAKEN
                                          : R_SLOT_EVENT;
    if (side == SHADED && g->board->card[s->current].type != CARD_DUAL)
        return R_NO_SIDE;
    return fitl_event_exists(g, s->current, side) ? R_LEGAL : R_EVENT_UNWRITTEN;
}

static uint8_t why_no_operation(const Game *g, const State *s, unsigned f, unsigned kind,
                                bool limited)
{
    if (SIDE_OF(f) != (kind >= OP_RALLY))
        return R_NOT_YOUR_OP;
    if (!(fitl_slot_offers(s) & (limited ? OFFER_LIMITED : OFFER_OPERATION)))
        return limited ? R_SLOT_LIMITED : R_SLOT_OP;
    if (is_rained_off(s, kind))
        return R_MONSOON;
    return fitl_could_operate(g, s, f, kind, limited);
}

static void list_operations(const Game *g, const State *s, unsigned f, bool limited,
                            ActionList *out)
{
    const unsigned first = SIDE_OF(f) * OP_RALLY;
    for (unsigned kind = first; kind < first + OP_RALLY; kind++)
        if (why_no_operation(g, s, f, kind, limited) == R_LEGAL)
            list_add(out, limited ? V_LIMITED : V_OPERATION, (uint8_t)kind, 0, 0);
}

static void slot_ask_legal(const Game *g, const State *s, ActionList *out)
{
    const unsigned f = flow_now(s)->v[0];
    list_add(out, V_PASS, 0, 0, 0);
    for (uint8_t side = UNSHADED; side <= SHADED; side++)
        if (why_no_event(g, s, side) == R_LEGAL)
            list_add(out, V_EVENT, side, 0, 0);
    list_operations(g, s, f, fitl_slot_offers(s) & OFFER_LIMITED, out);
    if (is_bot(s, f) && !flow_now(s)->v[1])
        for (unsigned i = 0; i < TRUNG_HAND; i++)
            list_add(out, V_TRUNG, (uint8_t)(f * TRUNG_HAND + i), 0, 0);
}

/* A bot says which card of its deck it has drawn, once [T6.2]. */
static uint8_t why_no_draw(const State *s, unsigned f, unsigned card)
{
    return is_bot(s, f) && !flow_now(s)->v[1] && trung_owner(card) == f ? R_LEGAL : R_NOT_NOW;
}

/* Before the slots it was asked for; here it is only said why there was nothing to ask. */
static uint8_t why_pivot_late(const Game *g, const State *s, unsigned f)
{
    const uint8_t why = why_no_pivot(g, s, f);
    return why == R_LEGAL ? R_PIVOT_OVER : why;
}

static uint8_t slot_ask_why(const Game *g, const State *s, Action a)
{
    const unsigned f = flow_now(s)->v[0];
    switch (a.verb) {
    case V_PASS:
        return R_LEGAL;
    case V_EVENT:
        return why_no_event(g, s, a.a);
    case V_OPERATION:
    case V_LIMITED:
        return why_no_operation(g, s, f, a.a, a.verb == V_LIMITED);
    case V_TRUNG:
        return why_no_draw(s, f, a.a);
    case V_PIVOTAL:
        return why_pivot_late(g, s, f);
    default:
        return R_NOT_NOW;
    }
}

static void pass(State *s, unsigned f) /* [5.6] */
{
    s->passed |= (uint8_t)(1u << f);
    s->played[f] = PLAYED_PASS;
    note(s, N_PASS, f, 0, 0);
    fitl_track(s, fitl_purse[f], SIDE_OF(f) ? 1 : 3);
}

static void slot_ask_apply(const Game *g, State *s, Action a)
{
    const uint8_t f = flow_top(s)->v[0];
    if (a.verb == V_PASS) {
        pass(s, f);
        flow_return(s);
        return;
    }
    if (a.verb == V_TRUNG) {
        flow_top(s)->v[1] = 1;
        fitl_trung_draw(s, a.a);
        return;
    }
    Frame *turn = flow_goto(s, TURN);
    turn->v[0] = f;
    turn->v[1] = a.verb == V_EVENT     ? PLAYED_EVENT
                 : a.verb == V_LIMITED ? PLAYED_LIMITED
                                       : PLAYED_OP;
    turn->v[3] = a.a;
}

const Step fitl_slot_ask_step = {
    .name = "slot_ask",
    .rule = "5.5",
    .prompt = "fitl.ask.slot_ask",
    .actor = fitl_asked_actor,
    .legal = slot_ask_legal,
    .apply = slot_ask_apply,
    .why_not = slot_ask_why,
};

/* ---- A turn: what one faction executes in one slot [5.24] ------------------------------------ */

/* A turn: what one faction executes in one slot [5.24]. */
static void turn_run(const Game *g, State *s)
{
    Frame *turn = flow_top(s);
    const uint8_t f = turn->v[0], what = turn->v[1];
    if (turn->v[2] == 0) {
        turn->v[2] = 1;
        s->acted |= (uint8_t)(1u << f);
        if (what == PLAYED_EVENT) {
            note(s, N_EVENT, f, s->current, turn->v[3]);
            fitl_begin_event(g, s, f, s->current, turn->v[3]);
        } else {
            note(s, what == PLAYED_OP ? N_OPERATION : N_LIMITED, f, turn->v[3], 0);
            fitl_begin_operation(s, f, turn->v[3], what == PLAYED_LIMITED ? OP_LIMITED : 0);
            flow_call(s, OPERATION);
        }
        return;
    }
    const bool activity = what == PLAYED_OP && s->op.flags & OP_ACTIVITY_DONE;
    s->played[f] = activity ? PLAYED_OP_ACTIVITY : what;
    if (s->slot == 0)
        s->first = s->played[f];
    s->slot++;
    flow_return(s);
}

const Step fitl_turn_step = {.name = "turn", .rule = "5.24", .run = turn_run};

/* ---- After the card [5.14] ------------------------------------------------------------------- */

void fitl_new_card(State *s)
{
    s->acted = s->passed = s->stay = s->barred = 0;
    s->slot = s->first = 0;
    s->pivot = NOBODY;
    s->current = 0;
    for (unsigned f = 0; f < FACTIONS; f++)
        s->played[f] = 0;
}

static void adjust_run(const Game *g, State *s)
{
    s->eligible = (uint8_t)(((15u & ~(unsigned)s->acted) | s->stay) & ~(unsigned)s->barred);
    s->after_round = 0;
    fitl_new_card(s);
    flow_return(s);
}

const Step fitl_adjust_step = {.name = "adjust", .rule = "5.14", .run = adjust_run};
