/* turn.c: chapter 6: the deck, and how the side of a card is played. */
#include "games/fitl/players/trung/trung.h"

/* ---- What procedures ask --------------------------------------------------------------------- */

Spaces trung_open(const Trung *t, unsigned verb)
{
    Spaces set = 0;
    for (uint32_t i = 0; i < t->list->count; i++)
        if (t->list->action[i].verb == verb)
            set |= SPACE(t->list->action[i].a);
    return set & ~t->m->refused;
}

bool trung_may(const Trung *t, Action a)
{
    for (uint32_t i = 0; i < t->list->count; i++)
        if (action_equal(t->list->action[i], a))
            return true;
    return false;
}

bool trung_has_verb(const Trung *t, unsigned verb)
{
    for (uint32_t i = 0; i < t->list->count; i++)
        if (t->list->action[i].verb == verb)
            return true;
    return false;
}

/* Above 3 for COIN, 2 for insurgents, 1 for a March at Trail 4 [T6.7]. */
static unsigned activation_number(const Trung *t)
{
    if (SIDE_OF(t->f) == 0)
        return 3;
    return t->f == NVA && t->s->op.kind == OP_MARCH && t->s->trail == TRAIL_MAX ? 1 : 2;
}

bool trung_go_on(Trung *t)
{
    TrungMemory *m = t->m;
    if (t->s->op.flags & OP_BY_EVENT) /* [T6.8] */
        return true;
    if (m->roll == ROLL_DUE) {
        const unsigned n = activation_number(t), die = trung_d6(t, "T6.7");
        m->roll = die > n ? ROLL_PASSED : ROLL_FAILED;
        trung_say(t, WHY_ROLL, "T6.7", die, n, 0);
    }
    return m->roll != ROLL_FAILED;
}

void trung_want(Trung *t, unsigned verb, unsigned a, unsigned b)
{
    t->m->want = (TrungWant){.action = {(uint8_t)verb, (uint8_t)a, (uint8_t)b, 0},
                             .what = CHOICES,
                             .target = NOWHERE,
                             .from = NOWHERE,
                             .to = NOWHERE};
}

void trung_take_space(Trung *t, unsigned x, bool roll)
{
    trung_want(t, V_SPACE, x, 0);
    t->m->selected++;
    t->m->roll = roll ? ROLL_DUE : ROLL_FREE;
}

const TrungPlay *trung_play(const Trung *t)
{
    const TrungMemory *m = t->m;
    return m->play ? &trung_cards[m->card].play[m->play - 1] : NULL;
}

/* ---- Trying an Operation or activity on a copy [T6.3] ---------------------------------------- */

static void forget_operation(TrungMemory *m)
{
    m->op_known = 0;
    m->roll = ROLL_FREE;
    m->selected = m->part = 0;
    m->refused = 0;
    m->in_activity = 0;
    memset(m->mark, 0, sizeof m->mark);
    memset(&m->route, 0, sizeof m->route);
}

static bool try_operation(Trung *t, const State *base, unsigned op, unsigned how, unsigned flags)
{
    TrungNext *next = trung_factions[t->f]->op[op];
    ActionList list = {0};
    if (!next || is_rained_off(base, op))
        return false;
    State copy = *base;
    fitl_begin_operation(&copy, t->f, op, flags);
    if (flags & OP_ACTIVITY_DONE) /* what it has advised is not trained [8.2] */
        copy.sa = base->sa;
    fitl_steps[fitl_op_step[op]]->legal(t->g, &copy, &list);
    Trung sub = {t->g, &copy, &list, t->m, t->rng, t->f};
    forget_operation(t->m);
    t->m->op = (uint8_t)op;
    t->m->how = (uint8_t)how;
    if (!next(&sub)) {
        trung_say(t, WHY_TRY, "T6.3", op, 0, 0);
        return false;
    }
    t->m->want_op = t->m->want;
    t->m->op_known = 1;
    return true;
}

/* The die of a strike is rolled although there is nothing to hit [T2.4]. */
static void roll_in_vain(Trung *t, unsigned activity)
{
    const State *s = t->s;
    if (activity == AIR_STRIKE && !edition_1(t->g) && !momentum(s, MOM_ROLLING_THUNDER) &&
        !momentum(s, MOM_DA_NANG) && !momentum(s, MOM_BOMBING_PAUSE))
        trung_d6(t, "T9.6");
}

bool trung_try_activity(Trung *t, unsigned activity, unsigned how)
{
    TrungMemory *m = t->m;
    TrungNext *next = trung_factions[t->f]->activity[activity];
    const Step *step = fitl_steps[fitl_activity_step[activity]];
    ActionList list = {0};
    if (!next)
        return false;
    if (!trung_may(t, (Action){V_ACTIVITY, (uint8_t)activity, 0, 0})) {
        roll_in_vain(t, activity);
        return false;
    }
    State copy = *t->s;
    fitl_prepare_activity(&copy, activity, t->f, 0);
    if (step->legal)
        step->legal(t->g, &copy, &list);
    Trung sub = {t->g, &copy, &list, m, t->rng, t->f};
    m->set_aside = m->route;
    memset(&m->route, 0, sizeof m->route);
    m->in_activity = 1;
    m->act_part = m->limit = 0;
    m->act_how = (uint8_t)how;
    m->activity = (uint8_t)activity;
    if (next(&sub)) {
        m->want_act = m->want;
        m->act_known = activity != AIR_STRIKE; /* its roll comes first */
        return true;
    }
    trung_say(t, WHY_TRY, "T6.4", activity, 1, 0);
    m->in_activity = 0;
    m->route = m->set_aside;
    return false;
}

bool trung_try_activities(Trung *t)
{
    const TrungPlay *play = trung_play(t);
    if (!play || !t->m->may_act || t->s->op.flags & OP_ACTIVITY_DONE)
        return false;
    while (t->m->tries < play->tries) {
        const TrungTry *one = &play->sa[t->m->tries++];
        if (trung_gate(t, one->when) && trung_try_activity(t, one->activity, one->how)) {
            trung_want(t, V_ACTIVITY, one->activity, 0);
            return true;
        }
    }
    return false;
}

/* ---- An activity before its Operation [T6.4, T6.5] ------------------------------------------- */

/* An Operation with which the rules let this activity be made. */
static unsigned companion(Trung *t, unsigned wished, unsigned activity, State *out)
{
    const unsigned first = SIDE_OF(t->f) * OP_RALLY;
    for (unsigned i = 0; i <= OP_RALLY; i++) {
        const unsigned op = i ? first + i - 1 : wished;
        const Action name = {V_OPERATION, (uint8_t)op, 0, 0};
        ActionList list;
        if (op >= OPERATIONS || !trung_may(t, name))
            continue;
        *out = *t->s;
        game_apply(t->g, out, name);
        game_legal(t->g, out, &list);
        const Trung sub = {t->g, out, &list, t->m, t->rng, t->f};
        if (game_actor(t->g, out) == t->f &&
            trung_may(&sub, (Action){V_ACTIVITY, (uint8_t)activity, 0, 0}))
            return op;
    }
    return OPERATIONS;
}

/* Plays the activity on the copy and writes down what it does. False: it came to a die, or to
 * somebody else's choice, and cannot be foreseen. */
static bool foresee(Trung *t, State *copy)
{
    TrungMemory *m = t->m;
    const unsigned depth = flow_at(copy)->depth;
    game_apply(t->g, copy, (Action){V_ACTIVITY, m->activity, 0, 0});
    m->script_count = 0;
    while (flow_at(copy)->depth > depth) {
        ActionList list;
        Action a;
        game_legal(t->g, copy, &list);
        Trung sub = {t->g, copy, &list, m, t->rng, t->f};
        if (list.chance || game_actor(t->g, copy) != t->f || m->script_count == TRUNG_SCRIPT)
            return false;
        const unsigned step = flow_now(copy)->step;
        if (step == fitl_activity_step[m->activity])
            a = trung_activity(&sub);
        else if (list.count == 1)
            a = list.action[0];
        else if (!trung_ask(&sub, step, &a))
            return false;
        if (!trung_may(&sub, a))
            return false;
        m->script[m->script_count++] = a;
        game_apply(t->g, copy, a);
    }
    return true;
}

/* The first activity of the play that does something; `after` is the position then, if it can be
 * foreseen. */
static bool begin_with_activity(Trung *t, const TrungPlay *play, State *after, bool *known)
{
    TrungMemory *m = t->m;
    for (unsigned i = 0; m->may_act && i < play->tries; i++) {
        const TrungTry *one = &play->sa[i];
        ActionList list;
        if (!trung_gate(t, one->when))
            continue;
        const unsigned op = companion(t, play->op, one->activity, after);
        if (op == OPERATIONS) {
            roll_in_vain(t, one->activity);
            continue;
        }
        game_legal(t->g, after, &list);
        Trung sub = {t->g, after, &list, m, t->rng, t->f};
        forget_operation(m);
        if (!trung_try_activity(&sub, one->activity, one->how))
            continue;
        m->op = (uint8_t)op;
        m->tries = (uint8_t)(i + 1);
        const TrungMemory now = *m;
        *known = foresee(&sub, after);
        if (!*known) /* then it is decided as it goes */
            *m = now;
        return true;
    }
    m->tries = TRUNG_TRIES; /* they are not tried again behind the Operation */
    return false;
}

static const TrungPlay *choose_play(Trung *t, const TrungCard *card, unsigned side)
{
    const bool first = trung_gate(t, card->when[side]);
    unsigned which = 2 * side + !first;
    if (card->play[which].op == OPERATIONS)
        which = 2 * side;
    t->m->play = (uint8_t)(which + 1);
    return &card->play[which];
}

/* The gates that stand behind the activity are looked at in the position after it. */
static bool play_activity_first(Trung *t, const TrungCard *card, unsigned side, bool chosen)
{
    TrungMemory *m = t->m;
    State after;
    bool known = false;
    const bool acted =
        begin_with_activity(t, chosen ? trung_play(t) : &card->play[2 * side], &after, &known);
    const unsigned named = m->op, activity = m->activity;
    Trung then = *t;
    if (acted && known)
        then.s = &after;
    if (acted && !known && card->early) { /* the gates are asked when it is over */
        m->play = (uint8_t)(2 * side + 1);
        m->flips = 1;
        m->stage = STAGE_FIRST;
        return true;
    }
    if (card->early)
        side = !trung_gate(&then, card->flip);
    const TrungPlay *play = chosen ? trung_play(t) : choose_play(&then, card, side);
    const bool legal = trung_may(t, (Action){V_OPERATION, play->op, 0, 0});
    if (!acted)
        return legal && try_operation(t, t->s, play->op, play->how, 0);
    State copy;
    const bool fits = legal && companion(t, play->op, activity, &copy) == play->op;
    const TrungWant first = m->want_act;
    const uint8_t act_known = m->act_known;
    const bool goes_on =
        fits && known && try_operation(&then, &after, play->op, play->how, OP_ACTIVITY_DONE);
    m->op = fits ? play->op : (uint8_t)named;
    m->how = play->how;
    m->want_act = first;
    m->act_known = act_known;
    m->activity = (uint8_t)activity;
    m->stage = goes_on || (fits && !known) ? STAGE_FIRST : STAGE_LAST;
    return true;
}

/* ---- A card of the deck [T6.3] --------------------------------------------------------------- */

void trung_forget_turn(TrungMemory *m)
{
    const uint8_t faction = m->faction, action = m->action, number = m->card_number, slot = m->slot;
    memset(m, 0, offsetof(TrungMemory, pivotal_card));
    m->faction = faction;
    m->action = action;
    m->card_number = number;
    m->slot = slot;
    m->op = OPERATIONS;
    m->activity = NO_ACTIVITY;
}

/* False: draw again. */
static bool play_card(Trung *t, unsigned which)
{
    const TrungCard *card = &trung_cards[which];
    TrungMemory *m = t->m;
    const unsigned limited = m->action != DO_LIMITED ? 0
                             : m->by_event           ? OP_LIMITED | OP_FREE | OP_BY_EVENT
                                                     : OP_LIMITED;
    const uint8_t by_event = m->by_event;
    trung_forget_turn(m);
    m->by_event = by_event;
    m->card = (uint8_t)which;
    m->may_act = m->action == DO_OP_ACTIVITY;
    trung_say(t, WHY_CARD, "T6.2", which, 0, 0);
    if (!trung_gate(t, card->draw))
        return false;
    m->stage = STAGE_OP;
    if (card->early && m->may_act)
        return play_activity_first(t, card, 0, false);
    const unsigned side = !trung_gate(t, card->flip);
    const TrungPlay *front = &card->play[2 * side];
    if (m->may_act && front->activity_first && front[1].op < OPERATIONS && front[1].activity_first)
        return play_activity_first(t, card, side, false);
    const TrungPlay *play = choose_play(t, card, side);
    if (m->may_act && play->activity_first)
        return play_activity_first(t, card, side, true);
    const Action name = {limited ? V_LIMITED : V_OPERATION, play->op, 0, 0};
    return trung_may(t, name) && try_operation(t, t->s, play->op, play->how, limited);
}

/* The next card of the faction behind this one [T6.2]. */
static unsigned draw_behind(const State *s, unsigned f, unsigned at)
{
    for (unsigned i = 1; i <= s->trung_size; i++) {
        const unsigned place = (at + i) % s->trung_size;
        if (trung_owner(s->trung[place]) == f)
            return place;
    }
    return s->trung_size;
}

/* Cards are drawn until one does something; false: the first comes again. A position in which
 * nobody has laid out the deck has it in the order of the alphabet. */
static bool draw_until(Trung *t, bool (*play)(Trung *t, unsigned card))
{
    const State *s = t->s;
    if (!s->trung_size) {
        for (unsigned i = 0; i < TRUNG_HAND; i++)
            if (play(t, t->f * TRUNG_HAND + i))
                return true;
        return false;
    }
    const unsigned first = draw_behind(s, t->f, s->trung_top);
    unsigned place = first;
    do {
        if (place >= s->trung_size)
            return false;
        if (play(t, s->trung[place]))
            return true;
        place = draw_behind(s, t->f, place);
    } while (place != first);
    t->m->card = s->trung[first];
    return false;
}

bool trung_resolve(Trung *t) { return draw_until(t, play_card); }

/* ---- Free ones of events [T14.9, T14.10] ----------------------------------------------------- */

/* The side of a card as it is with nothing but its activity. */
static const TrungPlay *free_side(Trung *t, const TrungCard *card)
{
    if (card->early || trung_gate(t, card->flip))
        return &card->play[0];
    const bool first =
        card->alone == ALONE_FIRST || (card->alone == ALONE_ASKS && trung_gate(t, card->when[1]));
    return &card->play[first ? 2 : 3];
}

/* Without a March nobody ambushes behind it; the Attack of NVA is an Ambush itself. */
static bool play_activity(Trung *t, unsigned which)
{
    const TrungCard *card = &trung_cards[which];
    trung_forget_turn(t->m);
    t->m->card = (uint8_t)which;
    trung_say(t, WHY_CARD, "T6.2", which, 0, 0);
    if (!trung_gate(t, card->draw))
        return false;
    const TrungPlay *play = free_side(t, card);
    if (t->f == NVA && play->how & HOW_AMBUSH && trung_try_activity(t, AMBUSH, 0))
        return true;
    for (unsigned k = 0; k < play->tries; k++) {
        const TrungTry *one = &play->sa[k];
        const unsigned when = one->when == G_INFILTRATE ? GO : one->when; /* no ban counts */
        if (one->activity != AMBUSH && trung_gate(t, when) &&
            trung_try_activity(t, one->activity, one->how))
            return true;
    }
    return false;
}

static Action decide_free(Trung *t)
{
    TrungMemory *m = t->m;
    trung_forget_turn(m);
    if (!trung_has_verb(t, V_LIMITED)) {
        const bool found = draw_until(t, play_activity);
        m->faction = t->f;
        return found ? (Action){V_ACTIVITY, m->activity, 0, 0} : (Action){V_DONE, 0, 0, 0};
    }
    m->faction = t->f;
    m->action = DO_LIMITED;
    m->by_event = 1;
    if (t->s->ev.card == 74) { /* its LimOp is an Assault, or nothing [T14.1] */
        m->op = OP_ASSAULT;
        m->stage = STAGE_OP;
        m->card = TRUNG_CARDS;
        return trung_plan(t, t->s->ev.space, ARVN).effective ? (Action){V_LIMITED, OP_ASSAULT, 0, 0}
                                                             : (Action){V_DONE, 0, 0, 0};
    }
    const bool found = trung_resolve(t);
    return found ? (Action){V_LIMITED, m->op, 0, 0} : (Action){V_DONE, 0, 0, 0};
}

/* First the card that is followed is named. */
Action trung_free(Trung *t)
{
    TrungMemory *m = t->m;
    if (!m->planned || m->faction != t->f) {
        m->free = decide_free(t);
        m->announced = m->card < TRUNG_CARDS ? m->card + 1u : 0;
        m->planned = 1;
    }
    const Action name = {V_TRUNG, (uint8_t)(m->announced - 1u), 0, 0};
    if (m->announced && trung_may(t, name)) {
        m->announced = 0;
        return name;
    }
    m->planned = 0;
    return m->free;
}

/* ---- The Operation's own step ---------------------------------------------------------------- */

/* Nothing is known of this turn: it goes on as far as the position tells. */
static void find_the_way(Trung *t)
{
    TrungMemory *m = t->m;
    const bool stale = m->stage == STAGE_END && !t->s->op.spaces && t->s->sa.kind == NO_ACTIVITY;
    if (m->stage != STAGE_NONE && m->faction == t->f && m->op == t->s->op.kind && !stale)
        return;
    trung_forget_turn(m);
    m->faction = t->f;
    m->stage = STAGE_OP;
    m->op = t->s->op.kind;
    m->selected = (uint8_t)count_spaces(t->s->op.spaces);
    m->roll = m->selected ? ROLL_DUE : ROLL_FREE;
}

/* With "done" the turn is over: what is asked next is another one. */
static Action finish(Trung *t)
{
    const Action done = {V_DONE, 0, 0, 0}, on = {V_ON, 0, 0, 0};
    return trung_may(t, done) ? done : on;
}

static bool next_of_operation(Trung *t)
{
    TrungMemory *m = t->m;
    if (m->op_known) {
        m->op_known = 0;
        m->want = m->want_op;
        return true;
    }
    TrungNext *next = trung_factions[t->f]->op[m->op];
    return next && next(t);
}

/* An activity was begun and did nothing: a strike of one hit [T9.6]. The next one is tried. */
static bool has_tried_in_vain(const Trung *t)
{
    const TrungPlay *play = trung_play(t);
    return play && t->m->tries && t->m->tries < play->tries && !t->m->op_known &&
           !(t->s->op.flags & OP_ACTIVITY_DONE);
}

/* The activity that stood before the flip gate is over: the Operation may be another one than was
 * named. */
static bool flip_late(Trung *t)
{
    TrungMemory *m = t->m;
    const TrungCard *card = &trung_cards[m->card];
    const TrungPlay *play = choose_play(t, card, !trung_gate(t, card->flip));
    const Action name = {V_OPERATION, play->op, 0, 0};
    m->flips = 0;
    m->tries = TRUNG_TRIES;
    m->how = play->how;
    if (play->op == t->s->op.kind)
        return false;
    if (!trung_may(t, name)) { /* it cannot be made: the turn is over [T6.5] */
        m->stage = STAGE_END;
        return false;
    }
    forget_operation(m);
    m->op = play->op;
    trung_want(t, V_OPERATION, play->op, 0);
    return true;
}

Action trung_operation(Trung *t)
{
    TrungMemory *m = t->m;
    find_the_way(t);
    m->last_cube = m->placing = 0;
    const bool activity_next = m->op_known && m->want_op.action.verb == V_ACTIVITY;
    if (m->in_activity && m->stage != STAGE_FIRST && m->stage != STAGE_LAST && !activity_next) {
        m->in_activity = 0;
        m->route = m->set_aside;
    }
    if (m->stage == STAGE_FIRST || m->stage == STAGE_LAST) {
        m->stage = m->stage == STAGE_FIRST ? STAGE_OP : STAGE_END;
        return (Action){V_ACTIVITY, m->activity, 0, 0};
    }
    if (has_tried_in_vain(t) && trung_try_activities(t))
        return m->want.action;
    if (m->flips && flip_late(t))
        return m->want.action;
    if (m->stage == STAGE_OP && next_of_operation(t))
        return m->want.action;
    if (m->stage == STAGE_OP) {
        m->stage = STAGE_END;
        if (!(m->how & HOW_MIDDLE) && trung_try_activities(t))
            return m->want.action;
    }
    const Action end = finish(t);
    if (end.verb == V_DONE)
        m->stage = STAGE_NONE;
    return end;
}

Action trung_activity(Trung *t)
{
    TrungMemory *m = t->m;
    m->last_cube = m->placing = 0;
    if (m->faction != t->f || m->activity != t->s->sa.kind ||
        (!m->in_activity && !m->act_known)) { /* an event's, or nothing is known */
        m->faction = t->f;
        m->activity = t->s->sa.kind;
        m->act_part = m->limit = m->act_known = 0;
        m->set_aside = m->route;
        memset(&m->route, 0, sizeof m->route);
    }
    m->in_activity = 1;
    if (m->act_known) {
        m->act_known = 0;
        m->want = m->want_act;
        return m->want.action;
    }
    TrungNext *next = trung_factions[t->f]->activity[t->s->sa.kind];
    return next && next(t) ? m->want.action : finish(t);
}
