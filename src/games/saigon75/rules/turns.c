/* turns.c: chapter 4, the frame around everything: turns and phases begin and end; and chapter 13,
 * who has won. */
#include "games/saigon75/rules/chapters.h"

/* ---- Turns follow each other [4.1] ----------------------------------------------------------- */

static void all_turns_run(const Game *g, State *s)
{
    s->turn++;
    flow_note(s, N_TURN, s->turn, 0, 0);
    flow_call(s, TURN);
}

const Step s75_all_turns_step = {.name = "all_turns", .rule = "4.1", .run = all_turns_run};

/* ---- A phase begins [4.3]: NV's -------------------------------------------------------------- */

static void begin_phase(State *s, unsigned side)
{
    s->active = (uint8_t)side;
    s->token_used[side] =
        0; /* [12.2] a token is used in one's own phase: once a turn is once here */
    flow_note(s, N_PHASE, (uint8_t)side, s->turn, 0);
}

static void nv_begin_run(const Game *g, State *s)
{
    begin_phase(s, NV);
    if (is_solo(g))
        flow_goto(s, SOLO_CARD); /* [15.1] */
    else
        flow_return(s);
}

const Step s75_nv_begin_step = {.name = "nv_begin", .rule = "4.3", .run = nv_begin_run};

/* ---- A phase begins [4.3]: SV's -------------------------------------------------------------- */

static void sv_begin_run(const Game *g, State *s)
{
    begin_phase(s, SV);
    flow_return(s);
}

const Step s75_sv_begin_step = {.name = "sv_begin", .rule = "4.3", .run = sv_begin_run};

/* ---- A phase ends [4.3] ---------------------------------------------------------------------- */

/* Everything that lasts a phase ends with it [4.3, 6.f]. */
static void end_phase_run(const Game *g, State *s)
{
    s->activated = s->moved = s->fought = s->barred = s->frozen = s->absent = s->named = 0;
    s->attackers = s->arrivals = 0;
    memset(s->fights_in, 0, sizeof s->fights_in);
    s->declared = s->resolved = s->card_in = 0;
    s->die = s->die_extra = s->plus_spent = s->token_plus = s->spent = s->free_vc = 0;
    s->card = NO_CARD;
    s->card_uses = s->card_count = 0;
    s->solo_card = 0; /* out of the game [15.1] */
    s->combat_limit = NOWHERE;
    s->stand = s->desertion_die = 0;
    memset(s->goal, 0, sizeof s->goal);
    memset(s->goal_step, 0, sizeof s->goal_step);
    memset(s->goal_turn, 0, sizeof s->goal_turn);
    memset(s->goal_line, 0, sizeof s->goal_line);
    flow_return(s);
}

const Step s75_end_phase_step = {.name = "end_phase", .rule = "4.3", .run = end_phase_run};

/* ---- Victory [13.1] -------------------------------------------------------------------------- */

static void win(State *s, unsigned side, unsigned note)
{
    s->winner = (uint8_t)side;
    flow_note(s, (uint8_t)note, s->turn, 0, 0);
    flow_end(s);
}

static void victory_run(const Game *g, State *s)
{
    const unsigned saigon = g->board->saigon;
    if (s75_controller(s, saigon) == NV && s->militia >> saigon & 1)
        win(s, NV, N_NV_WINS);
    else if (!is_edition_1(g) && !(s75_on_map(s) & SV_UNITS))
        win(s, NV, N_NV_WINS_NO_UNITS);
    else if (s->turn == TURNS)
        win(s, SV, N_SV_WINS);
    else
        flow_return(s);
}

const Step s75_victory_step = {.name = "victory", .rule = "13.1", .run = victory_run};

/* ---- What the world asks about it ------------------------------------------------------------ */

void s75_score(const Game *g, const State *s, int8_t out[SEATS_MAX])
{
    out[NV] = s->winner == NV ? 1 : -1;
    out[SV] = (int8_t)-out[NV];
}

/* Whether the phase has come to fighting the combats that were declared [9.1], to desertion [11].
 */
static bool is_in(const State *s, const uint8_t *steps, size_t count)
{
    for (unsigned depth = 0; depth < s->flow.depth; depth++)
        if (memchr(steps, s->flow.frame[depth].step, count))
            return true;
    return false;
}

static bool is_fighting(const State *s)
{
    static const uint8_t steps[] = {FIGHTS, FIGHT_NEXT};
    return is_in(s, steps, sizeof steps);
}

static bool is_deserting(const State *s)
{
    static const uint8_t steps[] = {DESERTION_ROLL, DESERTIONS, DESERT_UNIT};
    return is_in(s, steps, sizeof steps);
}

/* Whether there will be a marker in Saigon, and NV in control: one is placed or removed at the end
 * of the combats [10.3], and not after desertion [10.a]. */
static bool saigon_falls(const Game *g, const State *s, bool checked)
{
    const bool nv = s75_count_at(s, g->board->saigon, NV),
               sv = s75_count_at(s, g->board->saigon, SV);
    const bool militia = s->militia >> g->board->saigon & 1;
    return sv ? nv && militia : militia || (nv && !checked);
}

/* Whether SV keeps a unit: where no combat is to come only desertion takes any. */
static bool keeps_units(const Game *g, const State *s)
{
    const Provinces open = s->declared & ~s->resolved;
    unsigned points = 0, steps = 0;
    for (unsigned i = 0; i <= PROVINCES; i++)
        for (unsigned face = 0; face < 6; face++)
            if (g->board->desertion[i][face] > points)
                points = g->board->desertion[i][face];
    for (Provinces left = s75_provinces_of(s, SV) & ~open; left; left &= left - 1)
        steps += s75_steps_in(s, s->at[first_province(left)] & SV_UNITS);
    return steps > points;
}

/* In the last phase [4.2], once Saigon is fought for or will not be, nobody changes hands there
 * any more: who retreats needs control of where he goes or an empty place without militia [9.10],
 * and in edition 2 desertion gives no marker [10.a]. Left to the other combats is only whether SV
 * keeps a unit [13.1]. */
bool s75_settled(const Game *g, const State *s, int8_t out[SEATS_MAX])
{
    const bool deserting = is_deserting(s);
    if (s->turn != TURNS || s->active != SV || is_edition_1(g) || !(deserting || is_fighting(s)) ||
        (s->declared & ~s->resolved) >> g->board->saigon & 1)
        return false;
    const bool falls = saigon_falls(g, s, deserting);
    if (!falls && !keeps_units(g, s))
        return false;
    out[NV] = falls ? 1 : -1;
    out[SV] = (int8_t)-out[NV];
    return true;
}

uint8_t s75_turn(const Game *g, const State *s) { return s->turn; }
