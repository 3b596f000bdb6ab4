/* slot.c: chapter 5: what a slot is used for. */
#include "games/fitl/players/trung/trung.h"

/* Who would be first of those that will be eligible on the next card [T5.3]. */
static bool leads_next_card(const Trung *t)
{
    const State *s = t->s;
    if (!s->next || s->next >= FIRST_COUP)
        return false;
    const unsigned out = s->acted & ~(unsigned)s->stay;
    const uint8_t *order = t->g->board->card[s->next].order;
    for (unsigned i = 0; i < FACTIONS; i++)
        if (!((out | s->barred) >> order[i] & 1))
            return order[i] == t->f;
    return false;
}

/* The faction that would be asked after this one on the card. */
static unsigned next_eligible(const Trung *t)
{
    const State *s = t->s;
    const unsigned open =
        s->eligible & ~(unsigned)(s->acted | s->passed | s->barred) & ~(1u << t->f);
    const uint8_t *order = t->g->board->card[s->current].order;
    for (unsigned i = 0; i < FACTIONS; i++)
        if (open >> order[i] & 1)
            return order[i];
    return NOBODY;
}

static TrungAction first_slot(Trung *t)
{
    const State *s = t->s;
    const bool open = fitl_slot_offers(s) & OFFER_EVENT;
    const bool critical = trung_prio(s->current, t->f) == PRIO_CRITICAL;
    if (open && critical && trung_event_effective(t, s->current, t->f))
        return DO_EVENT;
    const unsigned next = next_eligible(t);
    if (next != NOBODY && trung_prio(s->current, next) == PRIO_CRITICAL)
        return DO_OP;
    if (leads_next_card(t) && trung_prio(s->next, t->f) == PRIO_CRITICAL)
        return DO_PASS;
    return DO_OP_ACTIVITY;
}

static TrungAction second_slot(Trung *t)
{
    const State *s = t->s;
    const bool open = fitl_slot_offers(s) & OFFER_EVENT;
    const TrungPrio prio = trung_prio(s->current, t->f);
    const bool leads = leads_next_card(t);
    const bool effective =
        open && prio != PRIO_IGNORED && trung_event_effective(t, s->current, t->f);
    if (leads && trung_prio(s->next, t->f) == PRIO_CRITICAL &&
        !(effective && prio == PRIO_CRITICAL))
        return DO_PASS;
    if (effective)
        return DO_EVENT;
    if (leads)
        return DO_PASS;
    return fitl_slot_offers(s) & OFFER_LIMITED ? DO_LIMITED : DO_OP_ACTIVITY;
}

/* What the last Operation has left behind is no part of this turn [T2.2]. */
static State without_operation(const State *s)
{
    State clean = *s;
    memset(&clean.op, 0, sizeof clean.op);
    clean.op.target = NOWHERE;
    clean.sa.kind = NO_ACTIVITY;
    return clean;
}

static void begin_turn(Trung *now)
{
    const State clean = without_operation(now->s);
    Trung turn = *now, *t = &turn;
    t->s = &clean;
    TrungMemory *m = t->m;
    trung_forget_turn(m);
    m->why.count = m->why_plan = m->why_from = 0;
    m->faction = t->f;
    m->card_number = t->s->card_number;
    m->slot = t->s->slot;
    m->action = (uint8_t)(t->s->slot ? second_slot(t) : first_slot(t));
    trung_say(t, WHY_ACTION, t->s->slot ? "T5.5" : "T5.4", m->action, 0, 0);
    if (m->action >= DO_OP && !trung_resolve(t)) {
        m->action = DO_PASS; /* no Operation [T5.6] */
        m->announced = m->card + 1u;
    } else if (m->action >= DO_OP) {
        m->announced = m->card + 1u;
    }
    m->slot = t->s->slot;
    m->card_number = t->s->card_number;
}

/* First the card that is followed is named, then what is done. */
Action trung_slot(Trung *t)
{
    TrungMemory *m = t->m;
    if (m->faction != t->f || m->card_number != t->s->card_number || m->slot != t->s->slot ||
        !m->planned)
        begin_turn(t);
    m->planned = 1;
    const Action name = {V_TRUNG, (uint8_t)(m->announced - 1u), 0, 0};
    if (m->announced && trung_may(t, name)) {
        m->announced = 0;
        return name;
    }
    m->planned = 0;
    switch ((TrungAction)m->action) {
    case DO_EVENT:
        return (Action){V_EVENT, (uint8_t)trung_side(t->s->current, t->f), 0, 0};
    case DO_OP:
    case DO_OP_ACTIVITY:
        return (Action){V_OPERATION, m->op, 0, 0};
    case DO_LIMITED:
        return (Action){V_LIMITED, m->op, 0, 0};
    default:
        return (Action){V_PASS, 0, 0, 0};
    }
}
