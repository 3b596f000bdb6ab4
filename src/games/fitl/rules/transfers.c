/* transfers.c: Resources that the insurgents hand each other [15.10]. The one that executes an
 * Operation, an activity or an Event may, whenever it is asked which space or piece comes next,
 * give some or ask for some; the ally grants or refuses at once [15.a]. Operations list it
 * themselves. */
#include "games/fitl/cards/event.h"

/* ---- When ------------------------------------------------------------------------------------ */

static uint8_t why_no_more(const State *s, bool gives, bool asks)
{
    if (!gives && !asks)
        return R_TRANSFER_NOTHING;
    return s->op.flags & OP_REFUSED ? R_TRANSFER_REFUSED : R_TRANSFER_GOT;
}

/* What was granted does not go back, who was refused does not insist until another choice has been
 * made: so a turn always comes to its end. */
uint8_t fitl_why_transfer(const Game *g, const State *s, unsigned f)
{
    const unsigned players = g->option[OPTION_SEATS];
    if (!SIDE_OF(f))
        return R_TRANSFER_INSURGENTS;
    if (!g->option[OPTION_TRANSFERS])
        return R_TRANSFER_OFF;
    if (players == INSURGENTS_JOINED || players == TWO_PLAYERS)
        return R_TRANSFER_ONE_PLAYER;
    if (is_bot(s, NVA) || is_bot(s, VC)) /* it never bargains, and has none [T2.9] */
        return R_TRANSFER_BOT;
    const unsigned own = s->track[fitl_purse[f]], ally = s->track[fitl_purse[NVA + VC - f]];
    const bool gives = own && ally < TRACK_MAX, asks = ally && own < TRACK_MAX;
    if ((gives && !(s->op.flags & OP_GOT)) || (asks && !(s->op.flags & OP_REFUSED)))
        return R_LEGAL;
    return why_no_more(s, gives, asks);
}

void fitl_list_transfer(const Game *g, const State *s, unsigned f, ActionList *out)
{
    if (fitl_why_transfer(g, s, f) == R_LEGAL)
        list_add(out, V_TRANSFER, 0, 0, 0);
}

void fitl_call_transfer(State *s, unsigned f) { flow_call(s, TRANSFER)->v[0] = (uint8_t)f; }

void fitl_end_transfers(State *s) { s->op.flags &= ~(uint32_t)(OP_GOT | OP_REFUSED); }

/* ---- Giving and asking [15.10] --------------------------------------------------------------- */

static uint8_t why_amount(const State *s, Action a)
{
    const unsigned f = flow_now(s)->v[0];
    const unsigned own = s->track[fitl_purse[f]], ally = s->track[fitl_purse[NVA + VC - f]];
    if (a.verb == V_DONE)
        return R_LEGAL;
    if (a.verb != V_GIVE && a.verb != V_ASK)
        return R_NOT_NOW;
    if (a.verb == V_GIVE && s->op.flags & OP_GOT)
        return R_TRANSFER_GOT;
    if (a.verb == V_ASK && s->op.flags & OP_REFUSED)
        return R_TRANSFER_REFUSED;
    const unsigned from = a.verb == V_GIVE ? own : ally, to = a.verb == V_GIVE ? ally : own;
    return a.a && a.a <= least(from, TRACK_MAX - to) ? R_LEGAL : R_TRANSFER_AMOUNT;
}

static void transfer_legal(const Game *g, const State *s, ActionList *out)
{
    for (uint8_t verb = V_GIVE; verb <= V_ASK; verb++)
        for (uint8_t n = 1; why_amount(s, (Action){verb, n, 0, 0}) == R_LEGAL; n++)
            list_add(out, verb, n, 0, 0);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t transfer_why(const Game *g, const State *s, Action a) { return why_amount(s, a); }

static void transfer_apply(const Game *g, State *s, Action a)
{
    const unsigned f = flow_now(s)->v[0], ally = NVA + VC - f;
    if (a.verb == V_ASK) {
        Frame *grant = flow_goto(s, GRANT);
        grant->v[0] = (uint8_t)ally;
        grant->v[1] = a.a;
        return;
    }
    if (a.verb == V_GIVE) {
        note(s, N_GAVE, f, a.a, ally);
        fitl_transfer(s, fitl_purse[f], fitl_purse[ally], a.a);
    }
    flow_return(s);
}

const Step fitl_transfer_step = {
    .name = "transfer",
    .rule = "15.10",
    .prompt = "fitl.ask.transfer",
    .actor = fitl_asked_actor,
    .legal = transfer_legal,
    .apply = transfer_apply,
    .why_not = transfer_why,
};

/* ---- Granting and refusing [15.10] ----------------------------------------------------------- */

static void grant_legal(const Game *g, const State *s, ActionList *out)
{
    list_add(out, V_GRANT, 0, 0, 0);
    list_add(out, V_REFUSE, 0, 0, 0);
}

static uint8_t grant_why(const Game *g, const State *s, Action a)
{
    return a.verb == V_GRANT || a.verb == V_REFUSE ? R_LEGAL : R_NOT_NOW;
}

static void grant_apply(const Game *g, State *s, Action a)
{
    const unsigned ally = flow_now(s)->v[0], amount = flow_now(s)->v[1], f = NVA + VC - ally;
    flow_return(s);
    if (a.verb == V_GRANT) {
        s->op.flags |= OP_GOT;
        note(s, N_GAVE, ally, amount, f);
        fitl_transfer(s, fitl_purse[ally], fitl_purse[f], amount);
    } else {
        s->op.flags |= OP_REFUSED;
        note(s, N_REFUSED, ally, f, 0);
    }
}

const Step fitl_grant_step = {
    .name = "grant",
    .rule = "15.10",
    .prompt = "fitl.ask.grant",
    .actor = fitl_asked_actor,
    .legal = grant_legal,
    .apply = grant_apply,
    .why_not = grant_why,
};

/* ---- Beside the answers of activities and Events --------------------------------------------- */

/* Who executes what the question belongs to: an Operation or activity, else the Event. */
static unsigned executing(const Game *g, const State *s)
{
    const Flow *flow = flow_at(s);
    for (unsigned i = flow->depth; i-- > 0;) {
        const unsigned step = flow->frame[i].step;
        if (step == OPERATION)
            return s->op.faction;
        if (step == EVENT) {
            const unsigned verb = fitl_line(g, s)->verb;
            return verb == E_ACTIVITY || verb == E_ANY_ACTIVITY ? s->op.faction : s->ev.executor;
        }
    }
    return NOBODY;
}

static bool ends(const ActionList *list)
{
    return list->count && list->action[list->count - 1].verb == V_DONE;
}

/* Not within a space of an Operation, nor where there is no choice anyway [7.6], nor before the
 * first Ambush, whose price could be given away [3.12, 11.7]. */
static uint8_t why_here(const Game *g, const State *s, const ActionList *answers)
{
    const Flow *flow = flow_at(s);
    const unsigned step = flow_now(s)->step;
    const Seat actor = game_actor(g, s);
    if (answers->count < 2 || executing(g, s) != actor)
        return R_NOT_NOW;
    if ((step == PLACE_PIECES && flow->frame[flow->depth - 2].step != EVENT) ||
        (step == AMBUSH_SPACES && !ends(answers)))
        return R_NOT_NOW;
    return fitl_why_transfer(g, s, actor);
}

/* "Done" stays the last answer. Where the step that is on asks nobody, somebody only looks ahead.
 */
void fitl_offer_transfer(const Game *g, const State *s, ActionList *out)
{
    if (!game_step(g, s)->actor || why_here(g, s, out) != R_LEGAL)
        return;
    const bool last = ends(out);
    list_add(out, V_TRANSFER, 0, 0, 0);
    if (last) {
        out->action[out->count - 1] = out->action[out->count - 2];
        out->action[out->count - 2] = (Action){V_TRANSFER, 0, 0, 0};
    }
}

/* The answers have it, or are those it would have been added to. */
uint8_t fitl_why_offer(const Game *g, const State *s)
{
    ActionList list;
    game_legal(g, s, &list);
    for (unsigned i = 0; i < list.count; i++)
        if (list.action[i].verb == V_TRANSFER)
            return R_LEGAL;
    return why_here(g, s, &list);
}

bool fitl_take_offer(const Game *g, State *s, Action a)
{
    if (a.verb == V_TRANSFER) {
        fitl_call_transfer(s, game_actor(g, s));
        return true;
    }
    fitl_end_transfers(s);
    return false;
}
