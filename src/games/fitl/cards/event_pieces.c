/* event_pieces.c: what cards do to pieces: removing, replacing, turning, moving, and between boxes.
 */
#include <string.h>

#include "games/fitl/cards/event.h"

/* ---- Which pieces ---------------------------------------------------------------------------- */

/* With IN_CHOSEN the chosen spaces are dealt with one after the other: ev.space is the present one,
 * ev.got those still to come. */
static bool has_piece_in(const Game *g, const State *s, const Effect *e, unsigned x)
{
    return e->in_chosen ? x == s->ev.space : fitl_matches(g, s, e->where, x);
}

/* `full`: the first piece comes from such a space, if there is one [0.a]. */
static bool is_offered(const Game *g, const State *s, const Effect *e, unsigned x)
{
    if (!has_piece_in(g, s, e, x) || !e->full || s->ev.number || e->full(g, s, x))
        return has_piece_in(g, s, e, x);
    for (unsigned y = 0; y < SPACES; y++)
        if (has_piece_in(g, s, e, y) && has(s, y, e->kinds) && e->full(g, s, y))
            return false;
    return true;
}

static void touch(State *s, const Effect *e, unsigned kind, unsigned x, unsigned n)
{
    if (e->verb == E_FLIP || e->verb == E_FLIP_ALL) {
        fitl_flip(s, x, kind, n);
    } else {
        const bool us = fitl_owner[kind] == US;
        fitl_remove(s, x, kind, n, us || e->to == BOX_AVAILABLE ? e->to : BOX_AVAILABLE);
    }
    s->ev.lost |= SPACE(x);
    s->ev.number = (uint8_t)(s->ev.number + n);
    s->ev.left = (uint8_t)(s->ev.left - n);
    s->ev.space = (uint8_t)x;
}

static void touch_all(const Game *g, State *s, const Effect *e)
{
    s->ev.left = 255;
    for (unsigned x = 0; x < SPACES; x++)
        if (has_piece_in(g, s, e, x))
            for (Kinds k = kinds_of(s, x, e->kinds); k; k &= k - 1)
                touch(s, e, first_kind(k), x, s->at[x][first_kind(k)]);
    s->ev.left = 0;
}

/* ---- A piece to remove, replace or turn [12.3] ----------------------------------------------- */

static void ev_piece_legal(const Game *g, const State *s, ActionList *out)
{
    const Effect *e = fitl_line(g, s);
    for (Kinds k = e->kinds; k; k &= k - 1)
        for (uint8_t x = 0; x < SPACES; x++)
            if (s->at[x][first_kind(k)] && is_offered(g, s, e, x))
                list_add(out, V_PIECE, (uint8_t)first_kind(k), x, 0);
    if (fitl_may_stop(g, s, e))
        list_add(out, V_DONE, 0, 0, 0);
    fitl_offer_transfer(g, s, out);
}

static uint8_t ev_piece_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_TRANSFER)
        return fitl_why_offer(g, s);
    const Effect *e = fitl_line(g, s);
    if (a.verb == V_DONE)
        return fitl_may_stop(g, s, e) ? R_LEGAL : R_EVENT_MUST;
    if (a.verb != V_PIECE)
        return R_NOT_NOW;
    if (a.b >= SPACES || !s->at[a.b][a.a])
        return R_NO_SUCH_PIECE;
    if (!(e->kinds & KIND(a.a)) || !has_piece_in(g, s, e, a.b))
        return R_EVENT_PIECE;
    return is_offered(g, s, e, a.b) ? R_LEGAL : R_EVENT_FULL;
}

static void ev_piece_apply(const Game *g, State *s, Action a)
{
    if (fitl_take_offer(g, s, a))
        return;
    const Effect *e = fitl_line(g, s);
    flow_return(s);
    if (a.verb == V_DONE) {
        s->ev.left = 0;
        return;
    }
    touch(s, e, a.a, a.b, 1);
    if (e->verb == E_REPLACE)
        flow_top(s)->v[0] = 2;
}

const Step fitl_ev_piece_step = {
    .name = "ev_piece",
    .rule = "12.3",
    .prompt = "fitl.ask.ev_piece",
    .actor = fitl_event_actor,
    .legal = ev_piece_legal,
    .apply = ev_piece_apply,
    .why_not = ev_piece_why,
};

/* The next chosen space, if there is one. */
static bool next_chosen(const Game *g, State *s, const Effect *e)
{
    if (!e->in_chosen || !s->ev.got)
        return false;
    s->ev.space = (uint8_t)first_space(s->ev.got);
    s->ev.got &= s->ev.got - 1;
    s->ev.left = fitl_how_many(g, s, e);
    return true;
}

static void begin_pieces(const Game *g, State *s, const Effect *e)
{
    s->ev.left = fitl_how_many(g, s, e);
    s->ev.number = 0;
    s->ev.lost = 0;
    s->ev.got = s->ev.chosen;
    if (e->in_chosen && !next_chosen(g, s, e))
        s->ev.left = 0;
}

bool fitl_pieces_work(const Game *g, const State *s, const Effect *e)
{
    const Where where = e->in_chosen ? w_chosen : e->where;
    for (unsigned x = 0; x < SPACES; x++)
        if (fitl_matches(g, s, where, x) && has(s, x, e->kinds))
            return true;
    return false;
}

unsigned fitl_pieces_left(const Game *g, const State *s, const Effect *e)
{
    unsigned sum = 0;
    for (unsigned x = 0; x < SPACES; x++)
        if (has_piece_in(g, s, e, x))
            sum += count_at(s, x, e->kinds);
    return sum;
}

bool fitl_run_pieces(const Game *g, State *s, const Effect *e, Frame *f)
{
    if (f->v[0] == 0) {
        f->v[0] = 1;
        begin_pieces(g, s, e);
    }
    if (f->v[0] == 2) { /* the piece that takes the other's place */
        f->v[0] = 1;
        fitl_call_place(s, s->ev.space, 1, e->types, f->v[1], 0);
        return false;
    }
    const unsigned found = fitl_pieces_left(g, s, e);
    if (!s->ev.left || !found)
        return !next_chosen(g, s, e);
    if (found <= s->ev.left && !e->up_to && e->verb != E_REPLACE) {
        touch_all(g, s, e);
        return !next_chosen(g, s, e);
    }
    flow_call(s, EV_PIECE);
    return false;
}

/* All at once: nobody is asked. */
bool fitl_run_all_pieces(const Game *g, State *s, const Effect *e, Frame *f)
{
    begin_pieces(g, s, e);
    touch_all(g, s, e);
    return true;
}

/* ---- Who moves where ------------------------------------------------------------------------- */

/* In a box a type has one state only: the one it is placed in. */
static unsigned count_in_box(const State *s, const Effect *e, unsigned box, unsigned kind)
{
    const unsigned type = fitl_type_of[kind];
    return e->from_boxes >> box & 1 && fitl_kind_of[type] == kind ? s->box[box][type] : 0;
}

static unsigned count_in_space(const Game *g, const State *s, const Effect *e, unsigned x,
                               unsigned kind)
{
    if (!fitl_matches(g, s, e->where, x))
        return 0;
    const unsigned here = s->at[x][kind];
    return e->adjacent || e->each_once ? here - least(here, s->op.moved[x][0]) : here;
}

static unsigned event_count(const Game *g, const State *s, unsigned from, unsigned kind)
{
    const Effect *e = fitl_line(g, s);
    if (from >= PLACES || !(e->kinds & KIND(kind)))
        return 0;
    unsigned joined = 0;
    for (unsigned k = 0; k < KINDS; k++)
        joined += s->group[k];
    const unsigned here = from < SPACES ? count_in_space(g, s, e, from, kind)
                                        : count_in_box(s, e, from - AVAILABLE, kind);
    return least(here, s->ev.left - least(s->ev.left, joined));
}

static Spaces event_reach(const Game *g, const State *s, unsigned from)
{
    const Effect *e = fitl_line(g, s);
    Spaces reach = fitl_all_where(g, s, e->there);
    if (e->adjacent)
        reach &= g->board->adjacent[from];
    Kinds movers = 0;
    for (Kinds k = e->kinds; k; k &= k - 1)
        movers |= event_count(g, s, from, first_kind(k)) ? k & (0 - k) : 0;
    if (movers & COIN_KINDS)
        reach &= ~SPACE(NORTH_VIETNAM);
    for (Spaces set = movers & ~ALL_BASES ? 0 : reach; set; set &= set - 1)
        if (!base_room(s, first_space(set)))
            reach &= ~(set & (0 - set));
    return (reach | (Spaces)e->to_boxes << AVAILABLE) & ~SPACE(from);
}

static void event_arrive(const Game *g, State *s, unsigned from, unsigned to)
{
    fitl_carry(s, from, to);
    for (unsigned k = 0; k < KINDS; k++) {
        s->ev.number = (uint8_t)(s->ev.number + s->group[k]);
        s->ev.left = (uint8_t)(s->ev.left - s->group[k]);
        if (to < SPACES)
            s->op.moved[to][0] = (uint8_t)(s->op.moved[to][0] + s->group[k]);
    }
    s->ev.lost |= SPACE(from) & ALL_SPACES;
    s->ev.got |= SPACE(to) & ALL_SPACES;
}

const Mover fitl_event_mover = {
    .asker = EVENT,
    .kinds = COIN_KINDS | INSURGENT_KINDS,
    .actor = fitl_event_actor,
    .count = event_count,
    .reach = event_reach,
    .arrive = event_arrive,
    .far = R_EVENT_SPACE,
};

unsigned fitl_movers_left(const Game *g, const State *s, const Effect *e)
{
    unsigned sum = 0;
    for (unsigned from = 0; from < PLACES; from++)
        for (Kinds k = fitl_can_leave(g, s, MV_EVENT, from) ? e->kinds : 0; k; k &= k - 1)
            sum += from < SPACES ? count_in_space(g, s, e, from, first_kind(k))
                                 : count_in_box(s, e, from - AVAILABLE, first_kind(k));
    return sum;
}

static bool any_event_move(const Game *g, const State *s)
{
    for (unsigned x = 0; x < PLACES; x++)
        if (fitl_can_leave(g, s, MV_EVENT, x))
            return true;
    return false;
}

/* ---- A move [12.3] --------------------------------------------------------------------------- */

static void ev_move_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_origins(g, s, MV_EVENT, ALL_PLACES, out);
    if (fitl_line(g, s)->up_to)
        list_add(out, V_DONE, 0, 0, 0);
    fitl_offer_transfer(g, s, out);
}

static uint8_t ev_move_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_TRANSFER)
        return fitl_why_offer(g, s);
    if (a.verb == V_DONE)
        return fitl_line(g, s)->up_to ? R_LEGAL : R_EVENT_MUST;
    if (a.verb != V_FROM)
        return R_NOT_NOW;
    return a.a < PLACES && fitl_can_leave(g, s, MV_EVENT, a.a) ? R_LEGAL : R_EVENT_PIECE;
}

static void ev_move_apply(const Game *g, State *s, Action a)
{
    if (fitl_take_offer(g, s, a))
        return;
    flow_return(s);
    if (a.verb == V_DONE)
        s->ev.left = 0;
    else
        fitl_start_move(s, MV_EVENT, a.a);
}

const Step fitl_ev_move_step = {
    .name = "ev_move",
    .rule = "12.3",
    .prompt = "fitl.ask.ev_move",
    .actor = fitl_event_actor,
    .legal = ev_move_legal,
    .apply = ev_move_apply,
    .why_not = ev_move_why,
};

static void begin_moves(const Game *g, State *s, const Effect *e)
{
    s->ev.lost = s->ev.got = 0;
    s->ev.number = 0;
    s->ev.left = fitl_how_many(g, s, e);
    if (!e->keep)
        memset(s->op.moved, 0, sizeof s->op.moved);
}

/* As if the line were the one being carried out. */
bool fitl_move_works(const Game *g, const State *s, const Effect *e)
{
    State scratch = *s;
    scratch.ev.line = (uint8_t)(e - fitl_event_lines(g, s).line);
    begin_moves(g, &scratch, e);
    return any_event_move(g, &scratch);
}

bool fitl_run_move(const Game *g, State *s, const Effect *e, Frame *f)
{
    if (f->v[0] == 0) {
        f->v[0] = 1;
        begin_moves(g, s, e);
    }
    if (s->ev.left == 0 || !any_event_move(g, s))
        return true;
    flow_call(s, EV_MOVE);
    return false;
}

/* ---- Between boxes [12.7] -------------------------------------------------------------------- */

static uint8_t ev_box_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_TRANSFER)
        return fitl_why_offer(g, s);
    const Effect *e = fitl_line(g, s);
    if (a.verb == V_DONE)
        return e->up_to ? R_LEGAL : R_EVENT_MUST;
    if (a.verb != V_BOX)
        return R_NOT_NOW;
    if (!(e->types >> a.a & 1))
        return R_WRONG_TYPE;
    return a.b && a.b <= least(s->ev.left, s->box[e->from][a.a]) ? R_LEGAL : R_TOO_MANY_PLACE;
}

static void ev_box_legal(const Game *g, const State *s, ActionList *out)
{
    const Effect *e = fitl_line(g, s);
    for (uint8_t t = 0; t < TYPES; t++)
        for (uint8_t n = 1; ev_box_why(g, s, (Action){V_BOX, t, n, 0}) == R_LEGAL; n++)
            list_add(out, V_BOX, t, n, 0);
    if (e->up_to)
        list_add(out, V_DONE, 0, 0, 0);
    fitl_offer_transfer(g, s, out);
}

static void ev_box_apply(const Game *g, State *s, Action a)
{
    if (fitl_take_offer(g, s, a))
        return;
    const Effect *e = fitl_line(g, s);
    flow_return(s);
    if (a.verb == V_DONE) {
        s->ev.left = 0;
        return;
    }
    fitl_box(s, a.a, a.b, e->from, e->to);
    s->ev.left = (uint8_t)(s->ev.left - a.b);
}

const Step fitl_ev_box_step = {
    .name = "ev_box",
    .rule = "12.7",
    .prompt = "fitl.ask.ev_box",
    .actor = fitl_event_actor,
    .legal = ev_box_legal,
    .apply = ev_box_apply,
    .why_not = ev_box_why,
};

/* Types of the line's that are in its box. */
static unsigned types_in_box(const State *s, const Effect *e, unsigned *pieces)
{
    unsigned types = 0;
    *pieces = 0;
    for (unsigned t = 0; t < TYPES; t++) {
        if (!(e->types >> t & 1) || !s->box[e->from][t])
            continue;
        types |= 1u << t;
        *pieces += s->box[e->from][t];
    }
    return types;
}

unsigned fitl_box_left(const Game *g, const State *s, const Effect *e)
{
    unsigned pieces;
    types_in_box(s, e, &pieces);
    return pieces;
}

bool fitl_box_works(const Game *g, const State *s, const Effect *e)
{
    return fitl_box_left(g, s, e) != 0;
}

bool fitl_run_box(const Game *g, State *s, const Effect *e, Frame *f)
{
    unsigned pieces;
    const unsigned types = types_in_box(s, e, &pieces);
    if (f->v[0] == 0) {
        f->v[0] = 1;
        s->ev.left = fitl_how_many(g, s, e);
    }
    if (!s->ev.left || !types)
        return true;
    const bool no_choice = pieces <= s->ev.left || !(types & (types - 1));
    if (!no_choice || e->up_to) {
        flow_call(s, EV_BOX);
        return false;
    }
    for (unsigned t = 0; t < TYPES; t++)
        if (types >> t & 1)
            fitl_box(s, t, least(s->ev.left, s->box[e->from][t]), e->from, e->to);
    return true;
}
