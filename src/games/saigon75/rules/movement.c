/* movement.c: chapter 8 and the stacking limit after it [7.2]. Preparations (5.b, 8.7, strategic
 * moves) and the turn-8 stand come first, in prepare.c. */
#include "games/saigon75/rules/chapters.h"

/* ---- Turn 8 [8.8] ---------------------------------------------------------------------------- */

bool s75_is_last_stand(const State *s) { return s->turn == TURNS && s->active == SV; }

bool s75_saigon_contested(const Game *g, const State *s)
{
    return s75_contested(s) >> g->board->saigon & 1;
}

Units s75_held_in_saigon(const Game *g, const State *s) /* [8.c] */
{
    if (!s75_is_last_stand(s) || !s75_saigon_contested(g, s))
        return 0;
    return s->at[g->board->saigon] & SV_UNITS;
}

/* ---- Who may move [8.1, 5.5] ----------------------------------------------------------------- */

/* What keeps a unit where it is, whether it moves by itself or by a token. */
void s75_bar_pinned(const Game *g, const State *s, Bars *bars)
{
    s75_bar_not_own(s, s->active, bars);
    bar(bars, R_MOVED, s->moved);
    bar(bars, s->absent ? R_REVOLT_HOLDS : R_CARD_FREEZES, s->frozen);
    bar(bars, R_MECH_PINNED, s->card == E10_VC_ATTACK && s->active == SV ? MECHANISEDS : 0);
    bar(bars, R_SAIGON_STAND, s75_held_in_saigon(g, s));
}

/* River Patrols with no Mekong neighbour [8.6]; on the default board there are none. */
static Units stranded_patrols(const Game *g, const State *s)
{
    Units stranded = 0;
    if (s->active == NV)
        return 0;
    for (Units u = RIVER_PATROLS & ~s->at[OUT]; u; u &= u - 1) {
        const uint8_t place = s->place[first_unit(u)];
        if (place < PROVINCES && !(g->board->adjacent[place] & g->board->mekong))
            stranded |= u & -u;
    }
    return stranded;
}

static void bar_moves(const Game *g, const State *s, Bars *bars)
{
    s75_bar_pinned(g, s, bars);
    s75_bar_activation(g, s, bars);
    bar(bars, R_NO_WAY, stranded_patrols(g, s));
}

static Units movable(const Game *g, const State *s)
{
    Bars bars = no_bars();
    bar_moves(g, s, &bars);
    return bars_open(&bars, s75_side_units[s->active]);
}

/* ---- Buying air markers [5.4] ---------------------------------------------------------------- */

static uint8_t why_no_purchase(const Game *g, const State *s)
{
    if (s->active != SV)
        return R_AIR_SV_ONLY;
    if (s->air_box >= AIR_BOX_MAX)
        return R_BOX_FULL;
    if (s->air_box + s->air_lost >= AIR_TOTAL)
        return R_NO_AIR_TO_BUY;
    return s75_activations_left(g, s) ? R_LEGAL : R_NO_ACTIVATION_SV;
}

static void buy_air(State *s)
{
    s->spent++;
    s->air_box++;
    flow_note(s, N_BOUGHT, s->air_box, 0, 0);
}

/* ---- Moves, purchases, joins in any order [8.1, 5.a, 8.a] ------------------------------------ */

static void moves_run(const Game *g, State *s)
{
    if (why_no_purchase(g, s) == R_LEGAL || s75_can_join(s) || movable(g, s)) /* cheapest first */
        flow_goto(s, MOVE_UNIT);
    else
        flow_return(s);
}

const Step s75_moves_step = {.name = "moves", .rule = "8.1", .run = moves_run};

/* ---- One of them [8.1] ----------------------------------------------------------------------- */

static void begin_move(State *s, unsigned unit)
{
    s75_activate(s, unit);
    s->moving = (uint8_t)unit;
    s->mech_points = MECHANISEDS >> unit & 1 ? 2 : 0;
    flow_goto(s, MOVE_TO);
}

static void move_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_joins(s, out);
    s75_list_units(s, V_MOVE, movable(g, s), out);
    if (why_no_purchase(g, s) == R_LEGAL)
        list_add(out, V_BUY, 0, 0, 0);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t move_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    switch (a.verb) {
    case V_DONE:
        return R_LEGAL;
    case V_BUY:
        return why_no_purchase(g, s);
    case V_JOIN:
        return s75_why_no_join(s, a.a, a.b);
    case V_MOVE:
        bar_moves(g, s, &bars);
        return bars.reason;
    default:
        return R_NOT_NOW;
    }
}

static void move_unit_apply(const Game *g, State *s, Action a)
{
    switch (a.verb) {
    case V_DONE:
        flow_return(s);
        return;
    case V_MOVE:
        begin_move(s, a.a);
        return;
    case V_BUY:
        buy_air(s);
        break;
    default:
        s75_join(g, s, a.a, a.b);
    }
    flow_goto(s, MOVES);
}

const Step s75_move_unit_step = {.name = "move_unit",
                                 .rule = "8.1",
                                 .prompt = "s75.ask.move.unit",
                                 .actor = s75_active,
                                 .legal = move_unit_legal,
                                 .apply = move_unit_apply,
                                 .why_not = move_unit_why};

/* ---- Where to [8.1-8.6] ---------------------------------------------------------------------- */

static inline Provinces near_places(const Game *g, const State *s, unsigned unit)
{
    return g->board->afoot[side_of(unit)][s->place[unit]];
}

/* A set if it is so, else none: without a branch, for what moves no branch could foresee. */
static inline Provinces if_so(Units so, Provinces places) { return places & -(Provinces)(so & 1); }

/* By sea, parachute or helicopter [8.5]. */
static inline Provinces far_places(const Game *g, const State *s, unsigned unit)
{
    const Units flying = s->air_box ? PARATROOPERS | RANGERS : PARATROOPERS;
    const Provinces coast = g->board->coast;
    return if_so(flying >> unit, ALL_PROVINCES) |
           if_so(MARINES >> unit & coast >> s->place[unit], coast);
}

Provinces s75_move_places(const Game *g, const State *s, unsigned unit)
{
    const Provinces places = near_places(g, s, unit) | far_places(g, s, unit);
    return places & ~PROVINCE(s->place[unit]) & ~if_so(RIVER_PATROLS >> unit, ~g->board->mekong);
}

static void move_to_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_places(V_TO, s75_move_places(g, s, s->moving), out);
}

/* The reason a place is out of reach depends on what the unit is. */
static uint8_t why_out_of_reach(const Game *g, const State *s, unsigned unit, unsigned place)
{
    const Kind kind = s75_kind_of[unit];
    if (place == s->place[unit])
        return R_SAME_PLACE;
    if (place == RESERVE)
        return side_of(unit) == SV ? R_ZONE_NV_ONLY : R_NOT_BORDER;
    if (kind == RIVER_PATROL && !(g->board->mekong >> place & 1))
        return R_MEKONG_ONLY;
    if (s->place[unit] == RESERVE)
        return R_NOT_BORDER;
    if (kind == MARINE)
        return R_NOT_COAST;
    return kind == RANGER ? R_NO_AIR_FOR_FLIGHT : R_NOT_ADJACENT;
}

static uint8_t move_to_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE || a.verb == V_MOVE || a.verb == V_BUY || a.verb == V_JOIN)
        return R_MUST_MOVE_NOW;
    if (a.verb != V_TO)
        return R_NOT_NOW;
    if (s75_move_places(g, s, s->moving) >> a.a & 1)
        return R_LEGAL;
    return why_out_of_reach(g, s, s->moving, a.a);
}

static uint8_t note_of_move(unsigned unit, bool near)
{
    if (near)
        return N_MOVED;
    switch (s75_kind_of[unit]) {
    case RANGER:
        return N_FLEW;
    case MARINE:
        return N_SAILED;
    default:
        return N_JUMPED;
    }
}

/* A mechanised unit stops in mountains, where NV has control, and in Saigon under 8.8 [8.1, 8.c].
 */
static bool stops_at(const Game *g, const State *s, unsigned place)
{
    return g->board->mountain >> place & 1 || s75_controller(s, place) == NV ||
           (place == g->board->saigon && s75_is_last_stand(s) && s->at[place] & NV_UNITS);
}

static void end_move(State *s)
{
    s->moved |= UNIT(s->moving);
    s->moving = NO_UNIT;
    s->mech_points = 0;
    flow_goto(s, MOVES);
}

static void drive(const Game *g, State *s, unsigned place)
{
    const bool stops = stops_at(g, s, place);
    s->mech_points--;
    flow_note(s, N_MOVED, s->moving, s->place[s->moving], (uint8_t)place);
    s75_enter(g, s, s->moving, place);
    if (stops || !s->mech_points)
        end_move(s);
    else
        flow_goto(s, MECH_ON);
}

static void move_to_apply(const Game *g, State *s, Action a)
{
    const unsigned unit = s->moving;
    if (s->mech_points) {
        drive(g, s, a.a);
        return;
    }
    const bool near = near_places(g, s, unit) >> a.a & 1;
    flow_note(s, note_of_move(unit, near), (uint8_t)unit, s->place[unit], a.a);
    s75_enter(g, s, unit, a.a);
    end_move(s);
    if (!near && RANGERS >> unit & 1)
        flow_call(s, FLIGHT_ROLL);
}

const Step s75_move_to_step = {.name = "move_to",
                               .rule = "8.1",
                               .prompt = "s75.ask.move.to",
                               .actor = s75_active,
                               .legal = move_to_legal,
                               .apply = move_to_apply,
                               .why_not = move_to_why};

/* ---- The second point of a mechanised unit [8.1] --------------------------------------------- */

static void mech_on_legal(const Game *g, const State *s, ActionList *out)
{
    move_to_legal(g, s, out);
    list_add(out, V_STOP, 0, 0, 0);
}

static uint8_t mech_on_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_STOP)
        return R_LEGAL;
    const uint8_t reason = move_to_why(g, s, a);
    return reason == R_MUST_MOVE_NOW ? R_MAY_GO_ON : reason;
}

static void mech_on_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_STOP)
        end_move(s);
    else
        drive(g, s, a.a);
}

const Step s75_mech_on_step = {.name = "mech_on",
                               .rule = "8.1",
                               .prompt = "s75.ask.move.on",
                               .actor = s75_active,
                               .legal = mech_on_legal,
                               .apply = mech_on_apply,
                               .why_not = mech_on_why};

/* ---- A Ranger's helicopters roll at once; the Ranger has arrived in any case [8.5] ----------- */

static void flight_roll_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_attrition(g, 1, out);
}

static void flight_roll_apply(const Game *g, State *s, Action a)
{
    s->air_box = (uint8_t)(s->air_box - a.a);
    s->air_lost = (uint8_t)(s->air_lost + a.a);
    flow_note(s, N_ATTRITION, 1, a.a, s->air_box);
    flow_return(s);
}

const Step s75_flight_roll_step = {.name = "flight_roll",
                                   .rule = "8.5",
                                   .prompt = "s75.ask.chance.attrition",
                                   .legal = flight_roll_legal,
                                   .apply = flight_roll_apply};

/* ---- Stacking after movement [7.2] ----------------------------------------------------------- */

static Units crowded(const State *s)
{
    Provinces places = s75_places_with(s, s->active, STACK_MAX + 1) & ALL_PROVINCES;
    Units units = 0;
    for (; places; places &= places - 1)
        units |= s->at[first_province(places)];
    return units & s75_side_units[s->active];
}

static void stacking_run(const Game *g, State *s)
{
    if (crowded(s))
        flow_call(s, EXCESS_UNIT);
    else
        flow_return(s);
}

const Step s75_stacking_step = {.name = "stacking", .rule = "7.2", .run = stacking_run};

/* ---- Stacking: a unit too many [7.2] --------------------------------------------------------- */

static void excess_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_ELIMINATE, crowded(s), out);
}

static uint8_t excess_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb != V_ELIMINATE)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    s75_bar_not_own(s, s->active, &bars);
    bar(&bars, R_NOT_EXCESS, ~crowded(s));
    return bars.reason;
}

static void excess_unit_apply(const Game *g, State *s, Action a)
{
    flow_note(s, N_EXCESS, a.a, s->place[a.a], 0);
    s75_eliminate(g, s, a.a);
    flow_return(s);
}

const Step s75_excess_unit_step = {.name = "excess_unit",
                                   .rule = "7.2",
                                   .prompt = "s75.ask.excess",
                                   .actor = s75_active,
                                   .legal = excess_unit_legal,
                                   .apply = excess_unit_apply,
                                   .why_not = excess_unit_why};
