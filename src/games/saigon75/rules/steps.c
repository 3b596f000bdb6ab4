/* steps.c: the sequence of play [4], from the whole game down, and the index of all steps. Every
 * other row stands in its chapter's file, under the functions it names. */
#include "core/loop.h"
#include "games/saigon75/rules/s75.h"

static const uint8_t game[] = {TOKENS_LIE, PLACEMENT, DEALING, ALL_TURNS, 0};
const Step s75_game_step = {.name = "game", .rule = "3.8", .children = game};

static const uint8_t turn[] = {NV_PHASE, SV_PHASE, END_TURN, 0};
const Step s75_turn_step = {.name = "turn", .rule = "4.1", .children = turn};

static const uint8_t nv_phase[] = {NV_BEGIN, AVAILABILITY, EVENT, MOVEMENT, COMBATS, END_PHASE, 0};
const Step s75_nv_phase_step = {.name = "nv_phase", .rule = "4.1", .children = nv_phase};

static const uint8_t sv_phase[] = {SV_BEGIN, AVAILABILITY, EVENT,     MOVEMENT,
                                   COMBATS,  DESERTION,    END_PHASE, 0};
const Step s75_sv_phase_step = {.name = "sv_phase", .rule = "4.2", .children = sv_phase};

static const uint8_t end_turn[] = {TOKEN_AWARD, VICTORY, 0};
const Step s75_end_turn_step = {.name = "end_turn", .rule = "4.2", .children = end_turn};

static const uint8_t availability[] = {AVAILABILITY_ROLL, AVAILABILITY_USES, 0};
const Step s75_availability_step = {
    .name = "availability", .rule = "5.1", .children = availability};

static const uint8_t event_steps[] = {EVENT_CARD, EVENT_DRAW, EVENT_EFFECT, 0};
const Step s75_event_steps_step = {.name = "event_steps", .rule = "6.1", .children = event_steps};

static const uint8_t movement[] = {PREPARATIONS, STAND, SOLO_PLAN, MOVES, STACKING, 0};
const Step s75_movement_step = {.name = "movement", .rule = "8.1", .children = movement};

static const uint8_t combats[] = {SAIGON_COMBAT, DECLARATIONS, FIGHTS, COMBATS_END, 0};
const Step s75_combats_step = {.name = "combats", .rule = "9.1", .children = combats};

static const uint8_t combat[] = {/* 9.17 */
                                 ATTACKER_BONUSES, DEFENDERS,         SHARERS,
                                 DEFENDER_BONUSES, ATTACKER_DICE,     DEFENDER_DICE,
                                 TOKEN_REROLLS,    INTELLIGENCE,      CARD_CALLS,
                                 COMPARE,          DEFENDER_LOSSES,   DEFENDER_RETREATS,
                                 ATTACKER_LOSSES,  ATTACKER_RETREATS, WITHDRAWALS,
                                 AIR_ATTRITION,    COMBAT_END,        0};
const Step s75_combat_step = {.name = "combat", .rule = "9.17", .children = combat};

/* ---- The index ------------------------------------------------------------------------------- */

#define STEP_ADDRESS(NUMBER, row) [NUMBER] = &s75_##row##_step,
const Step *const s75_steps[S75_STEPS] = {S75_STEP_LIST(STEP_ADDRESS)};
#undef STEP_ADDRESS

/* ---- The step on top --------------------------------------------------------------------------
 */

/* As core does it for any game (loop.h). In WebAssembly a call through a table is dear: it is
 * looked for, and its type checked, every time. On the bare machine switches gain nothing but for
 * the loop, and asking and answering by them cost a twentieth. */

#define STEP_RUNS(NUMBER, row)                                                                     \
    case NUMBER:                                                                                   \
        return step_on(g, s, &s75_##row##_step);

static inline bool move_on(const Game *g, State *s, unsigned step)
{
    switch ((S75Step)step) {
        S75_STEP_LIST(STEP_RUNS)
    default:
        return false;
    }
}
#undef STEP_RUNS

void s75_advance(const Game *g, State *s)
{
    for (uint32_t count = 0; !game_over(s); count++) {
        const uint8_t *children = s75_steps[flow_now(s)->step]->children;
        if (!flow_needs(s, count <= FLOW_STEPS_BETWEEN_CHOICES))
            return;
        if (children != NULL && !next_child(children, s))
            continue;
        if (!move_on(g, s, flow_now(s)->step))
            return;
    }
}

#ifdef __wasm__

#define STEP_ACTS(NUMBER, row)                                                                     \
    case NUMBER:                                                                                   \
        return step_actor(g, s, &s75_##row##_step);

Seat s75_actor(const Game *g, const State *s)
{
    switch ((S75Step)flow_now(s)->step) {
        S75_STEP_LIST(STEP_ACTS)
    default:
        return SEAT_NOBODY;
    }
}
#undef STEP_ACTS

#define STEP_LISTS(NUMBER, row)                                                                    \
    case NUMBER:                                                                                   \
        step_legal(g, s, &s75_##row##_step, out);                                                  \
        return;

void s75_legal(const Game *g, const State *s, ActionList *out)
{
    switch ((S75Step)flow_now(s)->step) {
        S75_STEP_LIST(STEP_LISTS)
    default:
        return;
    }
}
#undef STEP_LISTS

#define STEP_APPLIES(NUMBER, row)                                                                  \
    case NUMBER:                                                                                   \
        if (s75_##row##_step.apply != NULL)                                                        \
            s75_##row##_step.apply(g, s, action);                                                  \
        return;

static inline void carry_out(const Game *g, State *s, Action action)
{
    switch ((S75Step)flow_now(s)->step) {
        S75_STEP_LIST(STEP_APPLIES)
    default:
        return;
    }
}
#undef STEP_APPLIES

void s75_apply(const Game *g, State *s, Action action)
{
    carry_out(g, s, action);
    s75_advance(g, s);
}

#endif
