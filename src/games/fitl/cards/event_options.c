/* event_options.c: a card offers this or that: which branches could do something [0.6], and the
 * choice. A choice that no line belongs to is the one of doing neither. */
#include "games/fitl/cards/event.h"

/* ---- Whether a line could do something ------------------------------------------------------- */

/* Where pieces of the line's could go: spaces chosen later are not known yet. */
static bool can_be_placed(const Game *g, const State *s, const Effect *e)
{
    const unsigned fetch = e->flags & NO_FETCH ? PLACE_NO_FETCH : 0;
    const bool later = e->where == w_chosen && !s->ev.chosen;
    for (unsigned x = 0; x < SPACES; x++)
        if ((later || fitl_matches(g, s, e->where, x)) &&
            fitl_can_place(s, x, e->types, fitl_doer(s, e->who), fetch))
            return true;
    return false;
}

static bool finds_pieces(const Game *g, const State *s, const Effect *e)
{
    const Where where = e->flags & IN_CHOSEN ? w_chosen : e->where;
    for (unsigned x = 0; x < SPACES; x++)
        if (fitl_matches(g, s, where, x) && fitl_kinds_at(s, e, x))
            return true;
    return false;
}

/* As if the line were the one being carried out. */
static bool can_move(const Game *g, const State *s, const Effect *e)
{
    State scratch = *s;
    scratch.ev.line = (uint8_t)(s->ev.line + (e - fitl_line(g, s)));
    fitl_begin_moves(g, &scratch, e);
    return fitl_any_event_move(g, &scratch);
}

static bool can_shift(const Game *g, const State *s, const Effect *e)
{
    const Spaces set = e->where ? fitl_all_where(g, s, e->where) : s->ev.chosen;
    for (Spaces rest = set & g->board->populated; rest; rest &= rest - 1)
        if (s->level[first_space(rest)] != (e->change < 0 ? AO : AS))
            return true;
    return false;
}

static bool can_count(const Game *g, const State *s, const Effect *e)
{
    const int change = e->amount ? e->amount(g, s) : e->change;
    return change < 0 ? s->track[e->track] > 0 : change > 0 && s->track[e->track] < TRACK_MAX;
}

static bool can_act(const Game *g, const State *s, const Effect *e, unsigned kind)
{
    const unsigned doer = fitl_doer(s, e->who);
    State scratch = *s;
    fitl_begin_operation(&scratch, doer, SIDE_OF(doer) ? OP_RALLY : OP_ASSAULT,
                         OP_BY_EVENT | OP_FREE);
    if (kind != AMBUSH || e->verb == E_ANY_ACTIVITY)
        return fitl_could_act(g, &scratch, kind);
    fitl_prepare_activity(&scratch, AMBUSH, doer, ACT_FREE | e->op_flags);
    scratch.sa.allowed = fitl_all_where(g, s, e->where);
    return fitl_any_ambush(g, &scratch);
}

static bool can_act_somehow(const Game *g, const State *s, const Effect *e)
{
    for (unsigned kind = 0; kind < ACTIVITIES; kind++)
        if (fitl_owns_activity(fitl_doer(s, e->who), kind) && can_act(g, s, e, kind))
            return true;
    return false;
}

static bool can_operate(const Game *g, const State *s, const Effect *e)
{
    State scratch = *s;
    fitl_begin_free(g, &scratch, e, fitl_doer(s, e->who));
    return fitl_could_begin(g, &scratch) == R_LEGAL;
}

/* What a branch is made of; no card has anything else in one. */
static bool line_works(const Game *g, const State *s, const Effect *e)
{
    switch (e->verb) {
    case E_DEPLOY:
        return e->where == w_chosen && !s->ev.chosen ? fitl_box_has(s, e, true)
                                                     : fitl_candidates(g, s, e) != 0;
    case E_BOX:
        return fitl_box_has(s, e, true);
    case E_REMOVE:
    case E_REMOVE_ALL:
    case E_REPLACE:
    case E_FLIP:
        return finds_pieces(g, s, e);
    case E_MOVE:
        return can_move(g, s, e);
    case E_PLACE:
        return can_be_placed(g, s, e);
    case E_CHOOSE:
        return fitl_candidates(g, s, e) != 0;
    case E_SHIFT:
        return can_shift(g, s, e);
    case E_TRACK:
        return can_count(g, s, e);
    case E_TRAIL:
        return e->change < 0 ? s->trail > 0 : s->trail < TRAIL_MAX;
    case E_TRANSFER:
        return s->track[e->track] && s->track[e->to] < TRACK_MAX;
    case E_ACTIVITY:
        return can_act(g, s, e, e->op);
    case E_ANY_ACTIVITY:
        return can_act_somehow(g, s, e);
    case E_FREE:
        return can_operate(g, s, e);
    default: /* a die and what only remembers something change nothing */
        return false;
    }
}

static bool works_now(const Game *g, const State *s, const Effect *e)
{
    return (!e->when || e->when(g, s)) && line_works(g, s, e);
}

/* Up to the next option, whose choices may have the same names. */
static bool branch_works(const Game *g, const State *s, unsigned choice)
{
    bool found = false;
    const Effect *e = fitl_line(g, s) + 1;
    for (; e->verb != E_END && (e->verb != E_OPTION || e->option); e++) {
        if (e->option != choice)
            continue;
        found = true;
        if (works_now(g, s, e))
            return true;
    }
    return !found;
}

/* The faction that is picked has something to do in one of its lines. */
static bool pick_works(const Game *g, const State *s, unsigned choice)
{
    State scratch = *s;
    scratch.ev.picked = (uint8_t)(choice - CH_US);
    for (const Effect *e = fitl_line(g, s) + 1; e->verb != E_END; e++)
        if (e->who == AS_PICKED && (!e->option || e->option == choice) && works_now(g, &scratch, e))
            return true;
    return false;
}

static bool choice_works(const Game *g, const State *s, const Effect *e, unsigned choice)
{
    return e->verb == E_PICK ? pick_works(g, s, choice) : branch_works(g, s, choice);
}

static bool any_choice_works(const Game *g, const State *s, const Effect *e)
{
    for (const uint8_t *c = e->choices; *c; c++)
        if (choice_works(g, s, e, *c))
            return true;
    return false;
}

/* ---- The choice ------------------------------------------------------------------------------ */

uint8_t fitl_ev_option_why(const Game *g, const State *s, Action a)
{
    const Effect *e = fitl_line(g, s);
    if (a.verb != V_CHOOSE)
        return R_NOT_NOW;
    for (const uint8_t *c = e->choices; *c; c++)
        if (*c == a.a)
            return choice_works(g, s, e, a.a) || !any_choice_works(g, s, e) ? R_LEGAL
                                                                            : R_EVENT_BRANCH;
    return R_NO_SUCH_CHOICE;
}

void fitl_ev_option_legal(const Game *g, const State *s, ActionList *out)
{
    for (uint8_t c = 1; c < CHOICES; c++)
        if (fitl_ev_option_why(g, s, (Action){V_CHOOSE, c, 0, 0}) == R_LEGAL)
            list_add(out, V_CHOOSE, c, 0, 0);
}

void fitl_ev_option_apply(const Game *g, State *s, Action a)
{
    const Effect *e = fitl_line(g, s);
    flow_return(s);
    flow_top(s)->v[2] = a.a;
    if (e->verb == E_PICK)
        s->ev.picked = (uint8_t)(a.a - CH_US);
}

/* ---- Capabilities that turn over [#52] ------------------------------------------------------- */

/* US markers that show the other side than the one being played. */
static uint32_t can_turn(const State *s)
{
    return s->cap[1 - s->ev.side] & ((1u << US_CAPABILITIES) - 1);
}

void fitl_ev_card_legal(const Game *g, const State *s, ActionList *out)
{
    for (uint32_t set = can_turn(s); set; set &= set - 1)
        list_add(out, V_CARD, fitl_cap_card[__builtin_ctz(set)], 0, 0);
}

uint8_t fitl_ev_card_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_CARD)
        return R_NOT_NOW;
    for (uint32_t set = can_turn(s); set; set &= set - 1)
        if (fitl_cap_card[__builtin_ctz(set)] == a.a)
            return R_LEGAL;
    return R_NO_SUCH_CHOICE;
}

void fitl_ev_card_apply(const Game *g, State *s, Action a)
{
    unsigned which = 0;
    while (fitl_cap_card[which] != a.a)
        which++;
    flow_return(s);
    fitl_take_capability(s, which, s->ev.side);
}

bool fitl_run_turn(const Game *g, State *s, const Effect *e, Frame *f)
{
    const uint32_t set = can_turn(s);
    if (f->v[0]++ || !set)
        return true;
    if (set & (set - 1))
        flow_call(s, EV_CARD);
    else
        fitl_take_capability(s, (unsigned)__builtin_ctz(set), s->ev.side);
    return false;
}
