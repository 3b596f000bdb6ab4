/* event_options.c: a card offers this or that: which branches could do something [0.6], and the
 * choice. A choice that no line belongs to is the one of doing neither. */
#include "games/fitl/cards/event.h"

/* ---- Whether a branch could do something ----------------------------------------------------- */

static bool works_now(const Game *g, const State *s, const Effect *e)
{
    Works *const works = fitl_card_verbs[e->verb].works;
    return (!e->when || e->when(g, s)) && works && works(g, s, e);
}

/* Up to the next option, whose choices may have the same names. */
static bool branch_works(const Game *g, const State *s, unsigned choice)
{
    bool found = false;
    const Lines lines = fitl_event_lines(g, s);
    for (unsigned i = s->ev.line + 1u; i < lines.count; i++) {
        const Effect *e = &lines.line[i];
        if (e->verb == E_OPTION && !e->option)
            break;
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
    const Lines lines = fitl_event_lines(g, s);
    for (unsigned i = s->ev.line + 1u; i < lines.count; i++) {
        const Effect *e = &lines.line[i];
        if (e->who == AS_PICKED && (!e->option || e->option == choice) && works_now(g, &scratch, e))
            return true;
    }
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

/* ---- This or that [12.3] --------------------------------------------------------------------- */

static uint8_t ev_option_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_TRANSFER)
        return fitl_why_offer(g, s);
    const Effect *e = fitl_line(g, s);
    if (a.verb != V_CHOOSE)
        return R_NOT_NOW;
    for (const uint8_t *c = e->choices; *c; c++)
        if (*c == a.a)
            return choice_works(g, s, e, a.a) || !any_choice_works(g, s, e) ? R_LEGAL
                                                                            : R_EVENT_BRANCH;
    return R_NO_SUCH_CHOICE;
}

static void ev_option_legal(const Game *g, const State *s, ActionList *out)
{
    for (uint8_t c = 1; c < CHOICES; c++)
        if (ev_option_why(g, s, (Action){V_CHOOSE, c, 0, 0}) == R_LEGAL)
            list_add(out, V_CHOOSE, c, 0, 0);
    fitl_offer_transfer(g, s, out);
}

static void ev_option_apply(const Game *g, State *s, Action a)
{
    if (fitl_take_offer(g, s, a))
        return;
    const Effect *e = fitl_line(g, s);
    flow_return(s);
    flow_top(s)->v[2] = a.a;
    if (e->verb == E_PICK)
        s->ev.picked = (uint8_t)(a.a - CH_US);
}

const Step fitl_ev_option_step = {
    .name = "ev_option",
    .rule = "12.3",
    .prompt = "fitl.ask.ev_option",
    .actor = fitl_event_actor,
    .legal = ev_option_legal,
    .apply = ev_option_apply,
    .why_not = ev_option_why,
};

bool fitl_run_option(const Game *g, State *s, const Effect *e, Frame *f)
{
    if (f->v[0]++)
        return true;
    flow_call(s, EV_OPTION);
    return false;
}

/* ---- A capability that turns over [12.3], #52 ------------------------------------------------ */

/* US markers that show the other side than the one being played. */
static uint32_t can_turn(const State *s)
{
    return s->cap[1 - s->ev.side] & ((1u << US_CAPABILITIES) - 1);
}

static void ev_card_legal(const Game *g, const State *s, ActionList *out)
{
    for (uint32_t set = can_turn(s); set; set &= set - 1)
        list_add(out, V_CARD, fitl_cap_card[__builtin_ctz(set)], 0, 0);
}

static uint8_t ev_card_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_CARD)
        return R_NOT_NOW;
    for (uint32_t set = can_turn(s); set; set &= set - 1)
        if (fitl_cap_card[__builtin_ctz(set)] == a.a)
            return R_LEGAL;
    return R_NO_SUCH_CHOICE;
}

static void ev_card_apply(const Game *g, State *s, Action a)
{
    unsigned which = 0;
    while (fitl_cap_card[which] != a.a)
        which++;
    flow_return(s);
    fitl_take_capability(s, which, s->ev.side);
}

const Step fitl_ev_card_step = {
    .name = "ev_card",
    .rule = "12.3",
    .prompt = "fitl.ask.ev_card",
    .actor = fitl_event_actor,
    .legal = ev_card_legal,
    .apply = ev_card_apply,
    .why_not = ev_card_why,
};

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
