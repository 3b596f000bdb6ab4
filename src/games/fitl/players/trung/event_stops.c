/* event_stops.c: #56s: what NVA does where it has marched, space by space in the order in which it
 * chose them [T14.1]. */
#include "games/fitl/players/trung/event_own.h"

bool trung_event_stops(const State *s) { return s->ev.card == 56 && s->ev.side == SHADED; }

/* The way is known when the first space is asked for; what is done in one forgets it. */
static void note_stops(Trung *t)
{
    TrungMemory *m = t->m;
    const TrungRoute *route = &m->route;
    if (t->s->ev.lost != t->s->ev.chosen)
        return;
    m->stops = (uint8_t)least(route->count, COUNT_OF(m->stop));
    memcpy(m->stop, route->order, m->stops);
    m->stop_at = 0;
}

/* A bot that remembers no way goes by the list that has led it. */
bool trung_event_ask_stop(Trung *t, Action *out)
{
    TrungMemory *m = t->m;
    const Spaces open = trung_open(t, V_SPACE);
    note_stops(t);
    unsigned x = m->stops ? NOWHERE : trung_choose(t, L_NV_MD, open);
    while (x == NOWHERE && m->stop_at < m->stops)
        x = in(open, m->stop[m->stop_at++]) ? m->stop[m->stop_at - 1] : NOWHERE;
    *out = (Action){V_DONE, 0, 0, 0};
    if (x != NOWHERE)
        *out = (Action){V_SPACE, (uint8_t)x, 0, 0};
    return true;
}

/* Troops storm, else guns fire, else those at a base are reinforced, else nothing. */
Action trung_event_stop_deed(Trung *t)
{
    const State *s = t->s;
    const unsigned x = s->ev.space;
    const Action attack = {V_OPERATION, OP_ATTACK, 0, 0}, bombard = {V_ACTIVITY, BOMBARD, 0, 0},
                 infiltrate = {V_ACTIVITY, INFILTRATE, 0, 0}, nothing = {V_DONE, 0, 0, 0};
    trung_forget_turn(t->m);
    t->m->faction = t->f;
    trung_say(t, WHY_LINE, "T14.1", x, 0, 0);
    if (trung_troops_can_storm(s, x) && trung_may(t, attack))
        return attack;
    if (trung_may(t, bombard))
        return bombard;
    const bool base = has(s, x, NVA_BASES) && available(s, NVA_TROOP);
    return base && trung_may(t, infiltrate) ? infiltrate : nothing;
}
