/* results.c: losses, retreats and what follows a combat [9.9-9.15]. Step RETREAT serves the cards
 * E-03 and E-16 as well. Where only one answer exists it is carried out unasked. */
#include "games/saigon75/rules/chapters.h"

static bool is_one(Units units) { return (units & (units - 1)) == 0; }

static void bar_takers(const State *s, unsigned side, Bars *bars)
{
    s75_bar_not_own(s, side, bars);
    bar(bars, R_NOT_TAKING, ~s75_takers(s, side));
}

static Seat result_actor(const Game *g, const State *s) { return flow_now(s)->v[0]; }

/* ---- Losses: the defender's, then the attacker's [9.9] --------------------------------------- */

static void take_losses(const Game *g, State *s, unsigned side)
{
    uint8_t *due = &s->combat.loss_due[side];
    for (; *due; (*due)--) {
        const Units takers = s75_takers(s, side), firsts = s75_without_twins(s, takers);
        if (!firsts) { /* surplus is ignored */
            *due = 0;
            break;
        }
        if (!is_one(firsts) && *due < s75_steps_in(s, takers)) { /* else all go, in any order */
            flow_call(s, LOSS_UNIT)->v[0] = (uint8_t)side;
            return;
        }
        s75_reduce(g, s, first_unit(firsts));
    }
    flow_return(s);
}

static void defender_losses_run(const Game *g, State *s) { take_losses(g, s, 1u - s->active); }

static void attacker_losses_run(const Game *g, State *s) { take_losses(g, s, s->active); }

const Step s75_defender_losses_step = {
    .name = "defender_losses", .rule = "9.9", .run = defender_losses_run};

const Step s75_attacker_losses_step = {
    .name = "attacker_losses", .rule = "9.9", .run = attacker_losses_run};

/* ---- Losses: which unit [9.9] ---------------------------------------------------------------- */

static void loss_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_REDUCE, s75_takers(s, flow_now(s)->v[0]), out);
}

static uint8_t loss_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb != V_REDUCE)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    bar_takers(s, flow_now(s)->v[0], &bars);
    return bars.reason;
}

static void loss_unit_apply(const Game *g, State *s, Action a)
{
    s->combat.loss_due[flow_top(s)->v[0]]--;
    s75_reduce(g, s, a.a);
    flow_return(s);
}

const Step s75_loss_unit_step = {.name = "loss_unit",
                                 .rule = "9.9",
                                 .prompt = "s75.ask.loss",
                                 .actor = result_actor,
                                 .legal = loss_unit_legal,
                                 .apply = loss_unit_apply,
                                 .why_not = loss_unit_why};

/* ---- Retreats: the defender's, then the attacker's [9.9] ------------------------------------- */

/* Replaces the current frame by the retreat of a unit; whose answer it is follows from the unit. */
void s75_goto_retreat(State *s, unsigned unit, unsigned mode)
{
    Frame *frame = flow_goto(s, RETREAT);
    frame->v[0] = side_of(unit);
    frame->v[1] = (uint8_t)mode;
    s->moving = (uint8_t)unit;
}

static void take_retreats(State *s, unsigned side)
{
    uint8_t *due = &s->combat.retreat_due[side];
    const Units units = s75_without_twins(s, s75_takers(s, side) & ~s->answered);
    if (!*due || !units) {
        *due = 0;
        flow_return(s);
        return;
    }
    if (!is_one(units)) {
        flow_call(s, RETREAT_UNIT)->v[0] = (uint8_t)side;
        return;
    }
    (*due)--;
    s->answered |= units;
    flow_call(s, RETREAT);
    s75_goto_retreat(s, first_unit(units), RETREAT_COMBAT);
}

static void defender_retreats_run(const Game *g, State *s) { take_retreats(s, 1u - s->active); }

static void attacker_retreats_run(const Game *g, State *s) { take_retreats(s, s->active); }

const Step s75_defender_retreats_step = {
    .name = "defender_retreats", .rule = "9.9", .run = defender_retreats_run};

const Step s75_attacker_retreats_step = {
    .name = "attacker_retreats", .rule = "9.9", .run = attacker_retreats_run};

/* ---- Retreats: which unit [9.9] -------------------------------------------------------------- */

static void retreat_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_RETREAT, s75_takers(s, flow_now(s)->v[0]) & ~s->answered, out);
}

static uint8_t retreat_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb != V_RETREAT)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    bar_takers(s, flow_now(s)->v[0], &bars);
    bar(&bars, R_ANSWERED, s->answered);
    return bars.reason;
}

static void retreat_unit_apply(const Game *g, State *s, Action a)
{
    s->combat.retreat_due[flow_top(s)->v[0]]--;
    s->answered |= UNIT(a.a);
    s75_goto_retreat(s, a.a, RETREAT_COMBAT);
}

const Step s75_retreat_unit_step = {.name = "retreat_unit",
                                    .rule = "9.9",
                                    .prompt = "s75.ask.retreat.unit",
                                    .actor = result_actor,
                                    .legal = retreat_unit_legal,
                                    .apply = retreat_unit_apply,
                                    .why_not = retreat_unit_why};

/* ---- Where a unit may retreat to [9.10, 9.11] ------------------------------------------------ */

/* Under its control a side has the majority where it stands alone, and where it outnumbers the
 * enemy. [9.d] It is counted before the unit enters. SV may also take an empty province [9.10]. */
static Provinces refuges_among(const State *s, unsigned side, Provinces near)
{
    const Provinces own = s->stands[side], enemy = s->stands[1 - side];
    const Provinces nv = s75_controlled_by_nv(s), controlled = near & (side == NV ? nv : ~nv);
    Provinces refuges = controlled & ~enemy & (side == SV ? ALL_PROVINCES : own);
    for (Provinces both = controlled & own & enemy; both; both &= both - 1)
        if (s75_count_at(s, first_province(both), side) >
            s75_count_at(s, first_province(both), 1 - side))
            refuges |= both & -both;
    return refuges;
}

Provinces s75_refuges(const Game *g, const State *s, unsigned unit)
{
    const unsigned side = side_of(unit), from = s->place[unit];
    Provinces places = refuges_among(s, side, g->board->adjacent[from]);
    if (side == NV && g->board->border >> from & 1)
        places |= PROVINCE(RESERVE);
    if (MARINES >> unit & 1 && g->board->coast >> from & 1)
        places |= g->board->coast & ~PROVINCE(from) & ~s75_controlled_by_nv(s);
    if (RIVER_PATROLS >> unit & 1) /* [8.d] */
        places &= g->board->mekong;
    return places;
}

static Provinces without_full(const State *s, unsigned side, Provinces places)
{
    return places & ~s75_full_provinces(s, side);
}

Provinces s75_open_refuges(const Game *g, const State *s, unsigned unit)
{
    return without_full(s, side_of(unit), s75_refuges(g, s, unit));
}

/* ---- What it may do instead [9.10, 9.12]; the last unit may stay [9.13, 9.e] ----------------- */

static uint8_t why_not_stay(const Game *g, const State *s, unsigned unit, unsigned mode)
{
    const unsigned side = side_of(unit), enemy = 1 - side;
    const Units there = s->at[s->place[unit]];
    if (mode != RETREAT_COMBAT)
        return R_NOT_IN_COMBAT;
    if (!is_one(there & s75_side_units[side]))
        return R_NOT_LAST;
    if (is_edition_1(g))
        return R_LEGAL;
    const Units enemies = there & s75_side_units[enemy];
    const bool doomed =
        !(enemies & ~s75_takers(s, enemy)) && s->combat.loss_due[enemy] >= s75_steps_in(s, enemies);
    return doomed ? R_LEGAL : R_ENEMY_REMAINS;
}

/* A full NV division may be reduced instead [9.12]; without any refuge every unit is [9.10]. */
static uint8_t why_not_reduce(const State *s, unsigned unit, unsigned mode, Provinces places)
{
    if (mode == RETREAT_VOLUNTARY)
        return R_VOLUNTARY;
    if (!places || (s->full & NV_DIVISIONS) >> unit & 1)
        return R_LEGAL;
    return R_NOT_DIVISION;
}

/* Only full refuges left: the unit is eliminated [9.10]. */
static uint8_t why_not_lose(unsigned mode, Provinces places, Provinces open)
{
    if (mode == RETREAT_VOLUNTARY)
        return R_VOLUNTARY;
    return places && !open ? R_LEGAL : R_HAS_REFUGE;
}

typedef struct Ways { /* every answer to an R */
    Provinces places, open;
    bool reduce, lose, stay;
    unsigned count;
} Ways;

static Ways ways_of(const Game *g, const State *s, unsigned unit, unsigned mode)
{
    Ways w = {.places = s75_refuges(g, s, unit)};
    w.open = without_full(s, side_of(unit), w.places);
    w.reduce = why_not_reduce(s, unit, mode, w.places) == R_LEGAL;
    w.lose = why_not_lose(mode, w.places, w.open) == R_LEGAL;
    w.stay = why_not_stay(g, s, unit, mode) == R_LEGAL;
    w.count = count_provinces(w.open) + w.reduce + w.lose + w.stay;
    return w;
}

/* ---- A unit retreats [9.10]: nobody is asked where there is one way -------------------------- */

static void retreat_to(const Game *g, State *s, unsigned unit, unsigned place, unsigned mode)
{
    const uint8_t note = mode == RETREAT_VOLUNTARY ? N_WITHDREW : N_RETREATED;
    flow_note(s, note, (uint8_t)unit, s->place[unit], (uint8_t)place);
    s75_enter(g, s, unit, place);
    if (place < PROVINCES && (s->declared & ~s->resolved) >> place & 1)
        s->arrivals |= UNIT(unit); /* [9.5] */
    else
        s->arrivals &= ~UNIT(unit);
}

static void apply_way(const Game *g, State *s, Action a)
{
    const unsigned unit = s->moving, mode = flow_top(s)->v[1];
    const uint8_t place = s->place[unit];
    flow_return(s);
    s->moving = NO_UNIT;
    switch (a.verb) {
    case V_TO:
        retreat_to(g, s, unit, a.a, mode);
        break;
    case V_REDUCE_INSTEAD:
        s75_reduce(g, s, unit);
        break;
    case V_LOSE:
        s75_eliminate(g, s, unit);
        flow_note(s, N_LOST, (uint8_t)unit, place, 0);
        break;
    default:
        flow_note(s, N_STAYED, (uint8_t)unit, place, 0);
    }
}

static Action only_way(const Ways *w)
{
    if (w->open)
        return (Action){V_TO, (uint8_t)first_province(w->open), 0, 0};
    if (w->reduce)
        return (Action){V_REDUCE_INSTEAD, 0, 0, 0};
    return (Action){w->lose ? V_LOSE : V_STAY, 0, 0, 0};
}

static void retreat_run(const Game *g, State *s)
{
    const Frame frame = *flow_top(s);
    const Ways ways = ways_of(g, s, s->moving, frame.v[1]);
    if (!flow_needs(s, ways.count > 0))
        return;
    if (ways.count == 1) {
        apply_way(g, s, only_way(&ways));
        return;
    }
    Frame *next = flow_goto(s, RETREAT_TO);
    next->v[0] = frame.v[0];
    next->v[1] = frame.v[1];
}

const Step s75_retreat_step = {.name = "retreat", .rule = "9.10", .run = retreat_run};

/* ---- A unit retreats: where to, or what instead [9.10] --------------------------------------- */

static void list_ways(const Ways *w, ActionList *out)
{
    s75_list_places(V_TO, w->open, out);
    if (w->reduce)
        list_add(out, V_REDUCE_INSTEAD, 0, 0, 0);
    if (w->lose)
        list_add(out, V_LOSE, 0, 0, 0);
    if (w->stay)
        list_add(out, V_STAY, 0, 0, 0);
}

static void retreat_to_legal(const Game *g, const State *s, ActionList *out)
{
    const Ways ways = ways_of(g, s, s->moving, flow_now(s)->v[1]);
    list_ways(&ways, out);
}

static uint8_t why_no_refuge(const Game *g, const State *s, const Ways *w, unsigned place)
{
    if (w->open >> place & 1)
        return R_LEGAL;
    if (RIVER_PATROLS >> s->moving & 1 && !(g->board->mekong >> place & 1))
        return R_MEKONG_ONLY;
    return w->places >> place & 1 ? R_REFUGE_FULL : R_NO_REFUGE;
}

static uint8_t retreat_to_why(const Game *g, const State *s, Action a)
{
    const unsigned unit = s->moving, mode = flow_now(s)->v[1];
    const Ways ways = ways_of(g, s, unit, mode);
    switch (a.verb) {
    case V_TO:
        return why_no_refuge(g, s, &ways, a.a);
    case V_REDUCE_INSTEAD:
        return why_not_reduce(s, unit, mode, ways.places);
    case V_LOSE:
        return why_not_lose(mode, ways.places, ways.open);
    case V_STAY:
        return why_not_stay(g, s, unit, mode);
    default:
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    }
}

static void retreat_to_apply(const Game *g, State *s, Action a) { apply_way(g, s, a); }

const Step s75_retreat_to_step = {.name = "retreat_to",
                                  .rule = "9.10",
                                  .prompt = "s75.ask.retreat.to",
                                  .actor = result_actor,
                                  .legal = retreat_to_legal,
                                  .apply = retreat_to_apply,
                                  .why_not = retreat_to_why};

/* ---- Voluntary retreats [9.14] --------------------------------------------------------------- */

/* Units that stand together differ here only if they are Marines or River Patrols. */
static Units without_refuge(const Game *g, const State *s, Units units)
{
    const Units special = MARINES | RIVER_PATROLS, plain = units & ~special;
    Units stuck = plain && !s75_open_refuges(g, s, first_unit(plain)) ? plain : 0;
    for (units &= special; units; units &= units - 1)
        if (!s75_open_refuges(g, s, first_unit(units)))
            stuck |= units & -units;
    return stuck;
}

static void bar_withdraw(const Game *g, const State *s, Bars *bars)
{
    const Units units = s->engaged & s->at[s->combat.province] & SV_UNITS;
    s75_bar_not_own(s, SV, bars);
    bar(bars, R_WITHDRAW_ENGAGED, ~units);
    bar(bars, R_NOWHERE, without_refuge(g, s, units));
}

static Units withdrawable(const Game *g, const State *s)
{
    Bars bars = no_bars();
    bar_withdraw(g, s, &bars);
    return bars_open(&bars, SV_UNITS);
}

static void withdrawals_run(const Game *g, State *s)
{
    if (!s->combat.compulsory && withdrawable(g, s))
        flow_goto(s, WITHDRAW_UNIT);
    else
        flow_return(s);
}

const Step s75_withdrawals_step = {.name = "withdrawals", .rule = "9.14", .run = withdrawals_run};

/* ---- Voluntary retreats: which unit [9.14] --------------------------------------------------- */

static void withdraw_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_WITHDRAW, withdrawable(g, s), out);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t withdraw_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb == V_DONE)
        return R_LEGAL;
    if (a.verb != V_WITHDRAW)
        return R_NOT_NOW;
    bar_withdraw(g, s, &bars);
    return bars.reason;
}

static void withdraw_unit_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    flow_goto(s, WITHDRAWALS);
    flow_call(s, RETREAT);
    s75_goto_retreat(s, a.a, RETREAT_VOLUNTARY);
}

const Step s75_withdraw_unit_step = {.name = "withdraw_unit",
                                     .rule = "9.14",
                                     .prompt = "s75.ask.withdraw",
                                     .actor = s75_sv,
                                     .legal = withdraw_unit_legal,
                                     .apply = withdraw_unit_apply,
                                     .why_not = withdraw_unit_why};

/* ---- Air attrition [9.15] -------------------------------------------------------------------- */

static void air_attrition_run(const Game *g, State *s)
{
    if (s->combat.bonus[BONUS_AIR])
        flow_goto(s, AIR_ATTRITION_ROLL);
    else
        flow_return(s);
}

const Step s75_air_attrition_step = {
    .name = "air_attrition", .rule = "9.15", .run = air_attrition_run};

/* ---- Air attrition: the roll [9.15] ---------------------------------------------------------- */

static void air_attrition_roll_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_attrition(g, s->combat.bonus[BONUS_AIR], out);
}

static void air_attrition_roll_apply(const Game *g, State *s, Action a)
{
    const uint8_t rolled = s->combat.bonus[BONUS_AIR];
    s->combat.bonus[BONUS_AIR] = 0;
    s->air_lost = (uint8_t)(s->air_lost + a.a);
    s->air_box = (uint8_t)(s->air_box + rolled - a.a);
    flow_note(s, N_ATTRITION, rolled, a.a, s->air_box);
    flow_return(s);
}

const Step s75_air_attrition_roll_step = {.name = "air_attrition_roll",
                                          .rule = "9.15",
                                          .prompt = "s75.ask.chance.attrition",
                                          .legal = air_attrition_roll_legal,
                                          .apply = air_attrition_roll_apply};
