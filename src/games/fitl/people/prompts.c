/* prompts.c: the question a player is asked, with the numbers he can reach: a limit says "at most",
 * a duty "exactly", and where there is no limit there is no number. */
#include "games/fitl/cards/event.h"
#include "games/fitl/people/text.h"

/* The frame whose locals a question speaks of: its own, or the one that asks it. */
static const Frame *spoken_of(const State *s)
{
    switch ((FitlStep)flow_now(s)->step) {
    case ASSAULT_PIECE:
    case ACTIVATE_PIECE:
    case REMOVE_PIECE:
        return flow_now(s) - 1;
    default:
        return flow_now(s);
    }
}

/* ---- Events ---------------------------------------------------------------------------------- */

static const char *move_prompt(const Effect *e)
{
    const bool may = e->up_to, any = e->n == ANY_NUMBER;
    if (any)
        return may ? "fitl.ask.ev_move_any" : "fitl.ask.ev_move_all";
    return may ? "fitl.ask.ev_move" : "fitl.ask.ev_move_must";
}

static const char *event_prompt(const Game *g, const State *s, uint8_t arg[ARGS_MAX])
{
    const Effect *e = fitl_line(g, s);
    const CardVerb *verb = &fitl_card_verbs[e->verb];
    const unsigned step = flow_now(s)->step;
    const unsigned supply = verb->supply ? verb->supply(g, s, e) : UINT8_MAX;
    arg[0] = (uint8_t)fitl_event_doer(s);
    arg[1] = s->ev.card;
    arg[2] = step == EV_DEPLOY ? s->ev.space : (uint8_t)least(s->ev.left, supply);
    if (step == EV_MOVE)
        return move_prompt(e);
    if (verb->ask)
        return verb->ask;
    return e->up_to && verb->ask_up_to ? verb->ask_up_to : fitl_steps[step]->prompt;
}

/* ---- Placing [6.1-6.3, 6.8] ------------------------------------------------------------------ */

/* An event that owes pieces owes them in several spaces together. */
static const char *place_prompt(const Game *g, const State *s, uint8_t arg[ARGS_MAX])
{
    const Placing p = fitl_placing(s);
    const bool shared = p.flags & PLACE_SHARED && (flow_now(s) - 1)->step == EVENT;
    arg[2] = (uint8_t)p.most;
    if (p.flags & PLACE_ONE && p.most == 1)
        return "fitl.ask.place_exactly";
    if (shared && !fitl_line(g, s)->up_to && p.owed) {
        arg[2] = (uint8_t)p.owed;
        return "fitl.ask.place_rest";
    }
    return p.flags & PLACE_UP_TO || p.owed < p.most ? "fitl.ask.place_pieces"
                                                    : "fitl.ask.place_exactly";
}

/* ---- Commitment [14.28] ---------------------------------------------------------------------- */

static uint8_t can_commit(const State *s, unsigned quota, unsigned kind)
{
    const unsigned there = fitl_on_map(s, KIND(kind), ALL_SPACES);
    return (uint8_t)least(quota, there + s->box[BOX_AVAILABLE][fitl_type_of[kind]]);
}

/* ---- Any question ---------------------------------------------------------------------------- */

const char *fitl_prompt(const Game *g, const State *s, uint8_t arg[ARGS_MAX])
{
    const Frame *f = spoken_of(s);
    const Seat actor = game_actor(g, s);
    arg[0] = actor < FACTIONS ? actor : 0;
    arg[1] = f->v[0];
    arg[2] = f->v[1];
    switch ((FitlStep)flow_now(s)->step) {
    case SLOT_ASK:
        arg[1] = s->current;
        break;
    case PIVOTAL_ASK:
        arg[1] = fitl_pivotal_card[f->v[0]];
        break;
    case RALLY:
        return actor == NVA ? "fitl.ask.rally" : "fitl.ask.rally_vc";
    case GRANT:
        arg[1] = f->v[1];
        break;
    case TARGETS:
        arg[1] = f->v[2];
        break;
    case PLACE_PIECES:
        return place_prompt(g, s, arg);
    case STRIKE:
        return fitl_strike_prompt(g, s, &arg[1]);
    case COMMIT:
        arg[1] = can_commit(s, s->quota[0], K_US_TROOP);
        arg[2] = can_commit(s, s->quota[1], K_US_BASE);
        break;
    case EV_SPACE:
    case EV_OPTION:
    case EV_PIECE:
    case EV_DEPLOY:
    case EV_MOVE:
    case EV_BOX:
    case EV_ANY:
    case EV_CARD:
        return event_prompt(g, s, arg);
    default:
        break;
    }
    return fitl_steps[flow_now(s)->step]->prompt;
}
