/* event_verbs.c: what each verb of a card's line does, in one table, and the verbs that ask nobody:
 * tracks, levels, eligibility, lasting effects. */
#include "games/fitl/cards/event.h"

/* ---- Tracks ---------------------------------------------------------------------------------- */

static int amount_of(const Game *g, const State *s, const Effect *e)
{
    return e->amount ? e->amount(g, s) : e->change;
}

static bool run_track(const Game *g, State *s, const Effect *e, Frame *f)
{
    fitl_track(s, e->track, amount_of(g, s, e));
    return true;
}

static bool track_works(const Game *g, const State *s, const Effect *e)
{
    const int change = amount_of(g, s, e);
    return change < 0 ? s->track[e->track] > 0 : change > 0 && s->track[e->track] < TRACK_MAX;
}

static bool run_halve(const Game *g, State *s, const Effect *e, Frame *f)
{
    fitl_track(s, e->track, -(int)((s->track[e->track] + 1u) / 2u));
    return true;
}

static bool run_transfer(const Game *g, State *s, const Effect *e, Frame *f)
{
    fitl_transfer(s, e->track, e->to, e->amount ? (unsigned)e->amount(g, s) : e->n);
    return true;
}

static bool transfer_works(const Game *g, const State *s, const Effect *e)
{
    return s->track[e->track] && s->track[e->to] < TRACK_MAX;
}

static bool run_trail(const Game *g, State *s, const Effect *e, Frame *f)
{
    fitl_trail(s, amount_of(g, s, e));
    return true;
}

static bool trail_works(const Game *g, const State *s, const Effect *e)
{
    return e->change < 0 ? s->trail > 0 : s->trail < TRAIL_MAX;
}

static bool run_trail_at_least(const Game *g, State *s, const Effect *e, Frame *f)
{
    if (s->trail < e->n)
        fitl_trail(s, (int)e->n - (int)s->trail);
    return true;
}

static bool run_roll(const Game *g, State *s, const Effect *e, Frame *f)
{
    if (f->v[0]++ == 0) {
        flow_call(s, DIE);
        return false;
    }
    s->ev.number = s->die;
    return true;
}

/* ---- Levels of the chosen spaces, or of all that are meant ----------------------------------- */

static Spaces meant(const Game *g, const State *s, const Effect *e)
{
    return e->where ? fitl_all_where(g, s, e->where) : s->ev.chosen;
}

static bool run_shift(const Game *g, State *s, const Effect *e, Frame *f)
{
    for (Spaces rest = meant(g, s, e); rest; rest &= rest - 1)
        fitl_shift(g, s, first_space(rest), amount_of(g, s, e));
    return true;
}

static bool shift_works(const Game *g, const State *s, const Effect *e)
{
    for (Spaces rest = meant(g, s, e) & g->board->populated; rest; rest &= rest - 1)
        if (s->level[first_space(rest)] != (e->change < 0 ? AO : AS))
            return true;
    return false;
}

static bool run_shift_toward(const Game *g, State *s, const Effect *e, Frame *f)
{
    for (Spaces rest = meant(g, s, e); rest; rest &= rest - 1) {
        const unsigned x = first_space(rest);
        if (s->level[x] != e->level)
            fitl_shift(g, s, x, s->level[x] < e->level ? 1 : -1);
    }
    return true;
}

static bool run_set(const Game *g, State *s, const Effect *e, Frame *f)
{
    for (Spaces rest = meant(g, s, e); rest; rest &= rest - 1)
        fitl_set_level(g, s, first_space(rest), e->level);
    return true;
}

/* ---- Phases of a Coup Round ------------------------------------------------------------------ */

static bool run_commitment(const Game *g, State *s, const Effect *e, Frame *f)
{
    if (f->v[0]++)
        return true;
    flow_call(s, COMMITMENT);
    return false;
}

static bool run_pacify(const Game *g, State *s, const Effect *e, Frame *f)
{
    if (f->v[0]++)
        return true;
    if (!e->keep) /* the second of two shares the first one's spaces */
        s->buys.count = 0;
    s->quota[0] = NOWHERE;
    Frame *pacify = flow_call(s, PACIFY);
    pacify->v[0] = f->v[1];
    pacify->v[1] = e->n;
    if (e->n == 1 && !is_tracked(s, T_ARVN)) /* bots pay with points, as in a Coup Round [T14.15] */
        flow_call(s, TRUNG_POINTS);
    return false;
}

/* ---- Eligibility ----------------------------------------------------------------------------- */

static void stay(State *s, unsigned faction)
{
    s->stay |= (uint8_t)(1u << faction); /* [5.16, 5.17] */
}

static bool run_stay_eligible(const Game *g, State *s, const Effect *e, Frame *f)
{
    stay(s, s->ev.executor);
    note(s, N_STAYS, s->ev.executor, 0, 0);
    return true;
}

static bool run_ineligible(const Game *g, State *s, const Effect *e, Frame *f)
{
    s->barred |= (uint8_t)(1u << e->op); /* [5.15] */
    note(s, N_OUT_OF_TURN, e->op, 0, 0);
    return true;
}

static bool run_eligible(const Game *g, State *s, const Effect *e, Frame *f)
{
    const uint8_t bit = (uint8_t)(1u << e->op);
    if (s->acted & bit) {
        stay(s, e->op);
    } else {
        s->eligible |= bit;
        s->passed &= (uint8_t)~bit;
    }
    note(s, N_STAYS, e->op, 0, 0);
    return true;
}

/* ---- Lasting effects [13] -------------------------------------------------------------------- */

void fitl_end_capability(State *s, unsigned which, unsigned side)
{
    s->cap[side] &= ~(1u << which);
    s->gone |= 1u << which;
    note(s, N_CAPABILITY_GONE, fitl_cap_card[which], side, 0);
}

/* The card that rules out the capability: 4 does it to 33, 5 to 34. */
static unsigned ruled_out_by(const State *s, unsigned which, unsigned side)
{
    const bool shot_down = which == CAP_MIGS && side == SHADED && cap(s, CAP_TOP_GUN, UNSHADED);
    if (!shot_down && !(s->gone >> which & 1)) /* [card33.execute] */
        return 0;
    return which == CAP_MIGS ? fitl_cap_card[CAP_TOP_GUN] : fitl_mom_card[MOM_WILD_WEASELS];
}

void fitl_take_capability(State *s, unsigned which, unsigned side)
{
    const unsigned cause = ruled_out_by(s, which, side);
    if (cause) {
        note(s, N_NO_EFFECT, fitl_cap_card[which], side, cause);
        return;
    }
    s->cap[side] |= 1u << which;
    s->cap[1 - side] &= ~(1u << which);
    note(s, N_CAPABILITY, fitl_cap_card[which], side, 0);
    if (which == CAP_TOP_GUN && side == UNSHADED && cap(s, CAP_MIGS, SHADED))
        fitl_end_capability(s, CAP_MIGS, SHADED); /* [13.m] */
}

static bool run_capability(const Game *g, State *s, const Effect *e, Frame *f)
{
    fitl_take_capability(s, e->op, s->ev.side);
    return true;
}

static bool run_momentum(const Game *g, State *s, const Effect *e, Frame *f)
{
    const uint8_t card = fitl_mom_card[e->op];
    s->momentum |= (uint16_t)(1u << e->op);
    if (e->op == MOM_KOMER)
        s->ky_later = 0;
    note(s, g->board->card[card].type == CARD_DUAL ? N_MOMENTUM_SIDE : N_MOMENTUM, card,
         fitl_mom_side[e->op], 0);
    return true;
}

static bool run_do(const Game *g, State *s, const Effect *e, Frame *f)
{
    e->act(g, s);
    return true;
}

/* ---- All verbs ------------------------------------------------------------------------------- */

/* In the order of EffectVerb. A verb without `works` changes nothing that a branch is judged by: it
 * rolls, or remembers something. */
const CardVerb fitl_card_verbs[EFFECT_VERBS] = {
    [E_CHOOSE] = {.run = fitl_run_choose,
                  .works = fitl_space_works,
                  .asks = {EV_SPACE},
                  .takes = fitl_choose_takes},
    [E_ONE_OF] = {.run = fitl_run_option, .asks = {EV_OPTION}},
    [E_PICK] = {.run = fitl_run_option, .asks = {EV_OPTION}, .ask = "fitl.ask.ev_pick"},
    [E_ROLL] = {.run = run_roll},
    [E_PLACE] = {.run = fitl_run_place,
                 .works = fitl_place_works,
                 .asks = {EV_SPACE},
                 .takes = fitl_place_takes},
    [E_DEPLOY] = {.run = fitl_run_deploy,
                  .works = fitl_deploy_works,
                  .asks = {EV_SPACE, EV_DEPLOY},
                  .takes = fitl_deploy_takes},
    [E_REMOVE] = {.run = fitl_run_pieces,
                  .works = fitl_pieces_work,
                  .asks = {EV_PIECE},
                  .supply = fitl_pieces_left,
                  .ask_up_to = "fitl.ask.ev_piece_most"},
    [E_REMOVE_ALL] = {.run = fitl_run_all_pieces, .works = fitl_pieces_work},
    [E_REPLACE] = {.run = fitl_run_pieces,
                   .works = fitl_pieces_work,
                   .asks = {EV_PIECE},
                   .supply = fitl_pieces_left,
                   .ask_up_to = "fitl.ask.ev_piece_most"},
    [E_MOVE] = {.run = fitl_run_move,
                .works = fitl_move_works,
                .asks = {EV_MOVE},
                .supply = fitl_movers_left},
    [E_SEND] = {.run = fitl_run_send,
                .works = fitl_send_works,
                .asks = {EV_BOX},
                .supply = fitl_box_left,
                .ask_up_to = "fitl.ask.ev_box_most"},
    [E_FLIP] = {.run = fitl_run_pieces,
                .works = fitl_pieces_work,
                .asks = {EV_PIECE},
                .supply = fitl_pieces_left,
                .ask_up_to = "fitl.ask.ev_piece_most"},
    [E_FLIP_ALL] = {.run = fitl_run_all_pieces, .works = fitl_pieces_work},
    [E_SHIFT] = {.run = run_shift, .works = shift_works},
    [E_SHIFT_TOWARD] = {.run = run_shift_toward},
    [E_SHIFT_ONE_BY_ONE] = {.run = fitl_run_shift_one_by_one, .asks = {EV_SPACE}},
    [E_SET] = {.run = run_set},
    [E_TERROR] = {.run = fitl_run_markers, .asks = {EV_SPACE}, .takes = fitl_markers_take},
    [E_TRACK] = {.run = run_track,
                 .works = track_works,
                 .up = "fitl.option.track_up",
                 .down = "fitl.option.track_down"},
    [E_HALVE] = {.run = run_halve},
    [E_TRANSFER] = {.run = run_transfer, .works = transfer_works},
    [E_TRAIL] = {.run = run_trail, .works = trail_works, .up = "fitl.option.trail_up"},
    [E_TRAIL_AT_LEAST] = {.run = run_trail_at_least},
    [E_FREE] = {.run = fitl_run_free, .works = fitl_free_works},
    [E_ACTIVITY] = {.run = fitl_run_activity, .works = fitl_activity_works},
    [E_LIMITED_OPERATIONS] = {.run = fitl_run_any, .asks = {EV_ANY}},
    [E_ANY_ACTIVITY] = {.run = fitl_run_any, .works = fitl_any_activity_works, .asks = {EV_ANY}},
    [E_ANYTHING_IN_EACH] = {.run = fitl_run_in_each,
                            .asks = {EV_SPACE, EV_ANY},
                            .takes = fitl_each_takes},
    [E_COMMITMENT] = {.run = run_commitment},
    [E_PACIFY] = {.run = run_pacify},
    [E_STAY_ELIGIBLE] = {.run = run_stay_eligible},
    [E_INELIGIBLE] = {.run = run_ineligible},
    [E_ELIGIBLE] = {.run = run_eligible},
    [E_CAPABILITY] = {.run = run_capability},
    [E_TURN_CAPABILITY] = {.run = fitl_run_turn_capability, .asks = {EV_CARD}},
    [E_MOMENTUM] = {.run = run_momentum},
    [E_DO] = {.run = run_do},
};
