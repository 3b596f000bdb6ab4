/* events.c: cards' texts [12] are carried out one line after the other, stopping wherever somebody
 * has to choose. The texts are in cards_*.c, what a line's verb does in event_verbs.c. */
#include <string.h>

#include "games/fitl/cards/event.h"

/* ---- Finding the text ------------------------------------------------------------------------ */

static const Script *const files[] = {
    fitl_cards_001_020, fitl_cards_021_040, fitl_cards_041_060, fitl_cards_061_080,
    fitl_cards_081_100, fitl_cards_101_120, fitl_cards_121_124,
};

Lines fitl_lines(const Game *g, unsigned card, unsigned side)
{
    if (card == 0 || card >= FIRST_COUP || side > SHADED)
        return (Lines){0};
    const Script *script = &files[(card - 1) / CARDS_A_FILE][(card - 1) % CARDS_A_FILE];
    if (side == SHADED)
        return script->shaded;
    return edition_1(g) && script->unshaded_1.count ? script->unshaded_1 : script->unshaded;
}

Lines fitl_event_lines(const Game *g, const State *s)
{
    return fitl_lines(g, s->ev.card, s->ev.side);
}

bool fitl_event_exists(const Game *g, unsigned card, unsigned side)
{
    return fitl_lines(g, card, side).count != 0;
}

const Effect *fitl_line(const Game *g, const State *s)
{
    static const Effect end = {.verb = E_END};
    const Lines lines = fitl_event_lines(g, s);
    return s->ev.line < lines.count ? &lines.line[s->ev.line] : &end;
}

/* For positions from outside: the card has this side, and the side this line, or it is over. */
bool fitl_has_line(const Game *g, const State *s)
{
    const unsigned count = fitl_event_lines(g, s).count;
    return count != 0 && s->ev.line <= count;
}

/* And the line is one that asks in that step. */
bool fitl_line_asks(const Game *g, const State *s, unsigned step)
{
    const uint8_t *asks = fitl_card_verbs[fitl_line(g, s)->verb].asks;
    return step && (asks[0] == step || asks[1] == step);
}

unsigned fitl_doer(const State *s, unsigned who)
{
    if (who == AS_X)
        return s->ev.executor;
    return who == AS_PICKED ? s->ev.picked : who - AS_US;
}

/* Frame locals of EVENT: 0 the stage of the line, 1 the doer of its choices. */
unsigned fitl_event_doer(const State *s)
{
    const Flow *flow = flow_at(s);
    for (unsigned i = flow->depth; i-- > 0;)
        if (flow->frame[i].step == EVENT)
            return flow->frame[i].v[1];
    return s->ev.executor;
}

Seat fitl_event_actor(const Game *g, const State *s) { return (Seat)fitl_event_doer(s); }

void fitl_begin_event(const Game *g, State *s, unsigned faction, unsigned card, unsigned side)
{
    memset(&s->ev, 0, sizeof s->ev);
    s->ev.card = (uint8_t)card;
    s->ev.side = (uint8_t)side;
    s->ev.executor = s->ev.picked = (uint8_t)faction;
    fitl_begin_by_event(s, faction);
    flow_call(s, EVENT);
}

/* ---- The event, line by line [12.2] ---------------------------------------------------------- */

/* One line per run: a line that calls something is run again when that is over. */
static void event_run(const Game *g, State *s)
{
    Frame *f = flow_top(s);
    const Effect *e = fitl_line(g, s);
    if (e->verb == E_END) {
        flow_return(s);
        return;
    }
    f->v[1] = (uint8_t)fitl_doer(s, e->who);
    const bool skipped =
        f->v[0] == 0 && ((e->option && e->option != f->v[2]) || (e->when && !e->when(g, s)));
    if (skipped || fitl_card_verbs[e->verb].run(g, s, e, f)) {
        s->ev.line++;
        f->v[0] = 0;
    }
}

const Step fitl_event_step = {.name = "event", .rule = "12.2", .run = event_run};
