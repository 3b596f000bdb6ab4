/* solo_moves.c: what the automaton spends on availability, his tokens, and the moves that his plan
 * has settled [15.3, 15.5, 15.f, 15.i]. */
#include "games/saigon75/players/solo.h"

enum { LOW_DIE = 4 }; /* a D6 below this is helped [15.3, 15.f] */

static bool has_token_for(const Game *g, const State *s, TokenUse use)
{
    return s75_solo_card(g, s)->token_use == use && !s->token_used[NV] &&
           s75_why_no_token(g, s) == R_LEGAL;
}

/* ---- Availability [15.3, 15.f] --------------------------------------------------------------- */

/* Only the re-roll cannot wait for the movement step [5.b]. */
Action s75_solo_availability(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const SoloCard *card = s75_solo_card(g, s);
    if (has_token_for(g, s, TOKEN_REROLL) && s->die < LOW_DIE) {
        s75_solo_say(why, "15.f", "s75.auto.token.die", card->number, s->die, 0);
        return solo_do(V_REROLL, 0);
    }
    if (has_token_for(g, s, TOKEN_REROLL))
        s75_solo_say(why, "15.f", "s75.auto.token.good_die", s->die, 0, 0);
    else
        s75_solo_say(why, "15.13", "s75.auto.token.other", card->number, 0, 0);
    return solo_do(V_DONE, 0);
}

/* ---- Strategic move [15.f] ------------------------------------------------------------------- */

/* Both units go to the same province while it has room. */
static unsigned strategic_target(const Game *g, const State *s)
{
    Targets targets;
    for (Units gone = s->moved & NV_UNITS; gone; gone &= gone - 1) {
        const unsigned province = s->place[first_unit(gone)];
        if (province < PROVINCES && s75_count_at(s, province, NV) < STACK_MAX)
            return province;
    }
    s75_solo_targets(g, s, &targets);
    for (unsigned i = 0; i < targets.count; i++)
        if (s75_count_at(s, targets.province[i], NV) < STACK_MAX)
            return targets.province[i];
    return NOWHERE;
}

/* What Saigon and the targets keep: all of it, or as many as a province that he reinforces wants.
 */
static Units kept_by_targets(const Game *g, const State *s)
{
    Units units = s->at[g->board->saigon];
    Targets targets;
    s75_solo_targets(g, s, &targets);
    for (unsigned i = 0; i < targets.count; i++) {
        const unsigned province = targets.province[i];
        const bool named = s75_solo_card(g, s)->provinces >> province & 1;
        if (named || s75_count_at(s, province, NV) <= s75_solo_wanted(s, province))
            units |= s->at[province];
    }
    return units;
}

/* The Reserve's units, full first; without any, those that nothing keeps. */
static Units strategic_units(const Game *g, const State *s, unsigned target)
{
    const Units ready = NV_UNITS & ~(s->at[OUT] | s->moved);
    if (ready & s->at[RESERVE])
        return ready & s->at[RESERVE];
    return ready & ~kept_by_targets(g, s) & ~s->at[target];
}

static unsigned strategic_unit(const Game *g, const State *s, SoloLine *line)
{
    const unsigned target = strategic_target(g, s);
    *line = SOLO_RESERVE;
    if (target == NOWHERE)
        return NO_UNIT;
    const Units units = strategic_units(g, s, target);
    if (!units)
        return NO_UNIT;
    if (units & s->at[RESERVE])
        return s75_solo_first(s, units);
    const Units divisions = units & NV_DIVISIONS;
    return s75_solo_nearest(g, s, divisions ? divisions : units, target, line);
}

Action s75_solo_strategic_unit(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    SoloLine line;
    const unsigned unit = strategic_unit(g, s, &line);
    if (unit == NO_UNIT) {
        s75_solo_say(why, "15.f", "s75.auto.strategic.nobody", 0, 0, 0);
        return solo_do(V_DONE, 0);
    }
    s75_solo_say(why, "15.f",
                 line == SOLO_RESERVE ? "s75.auto.strategic.reserve" : "s75.auto.strategic.near",
                 unit, s->place[unit], 0);
    return solo_do(V_MOVE, unit);
}

Action s75_solo_strategic_to(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const unsigned target = strategic_target(g, s);
    s75_solo_say(why, "15.f", "s75.auto.strategic.to", target < PROVINCES ? target : RESERVE, 0, 0);
    return solo_do(V_TO, target);
}

/* ---- Before the moves ------------------------------------------------------------------------ */

static Action join_first(const ActionList *list, Grounds *why)
{
    for (uint32_t i = 0; i < list->count; i++) {
        const Action action = list->action[i];
        if (action.verb != V_JOIN)
            continue;
        s75_solo_say(why, "15.i", "s75.auto.join", action.a, action.b, 0);
        return action;
    }
    return solo_do(V_DONE, 0);
}

static void say_nothing_spent(const Game *g, const State *s, Grounds *why)
{
    const SoloCard *card = s75_solo_card(g, s);
    if (s->plus_spent)
        s75_solo_say(why, "15.i", "s75.auto.plus.once", 0, 0, 0);
    else if (s->die >= LOW_DIE)
        s75_solo_say(why, "15.3", "s75.auto.plus.good_die", s->die, 0, 0);
    else
        s75_solo_say(why, "15.3", "s75.auto.plus.none", 0, 0, 0);
    if (s75_why_no_token(g, s) == R_LEGAL)
        s75_solo_say(why, "15.13", "s75.auto.token.other", card->number, 0, 0);
}

Action s75_solo_prepare(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const SoloCard *card = s75_solo_card(g, s);
    SoloLine line;
    if (solo_may(list, V_JOIN))
        return join_first(list, why);
    if (s->die < LOW_DIE && !s->plus_spent && solo_may(list, V_PLUS)) {
        s75_solo_say(why, "15.3", "s75.auto.plus.low_die", s->die, 0, 0);
        return solo_do(V_PLUS, 0);
    }
    if (has_token_for(g, s, TOKEN_ACTIVATION) && solo_may(list, V_TOKEN_PLUS)) {
        s75_solo_say(why, "15.f", "s75.auto.token.activation", card->number, 0, 0);
        return solo_do(V_TOKEN_PLUS, 0);
    }
    if (has_token_for(g, s, TOKEN_STRATEGIC) && solo_may(list, V_STRATEGIC) &&
        strategic_unit(g, s, &line) != NO_UNIT) {
        s75_solo_say(why, "15.f", "s75.auto.token.strategic", card->number, 0, 0);
        return solo_do(V_STRATEGIC, 0);
    }
    say_nothing_spent(g, s, why);
    return solo_do(V_DONE, 0);
}

/* ---- The plan, move by move ------------------------------------------------------------------ */

static unsigned next_to_move(const State *s)
{
    unsigned next = NO_UNIT;
    for (unsigned u = 0; u < NV_COUNT; u++)
        if (s->goal_step[u] && !((s->moved | s->at[OUT]) >> u & 1) &&
            (next == NO_UNIT || s->goal_turn[u] < s->goal_turn[next]))
            next = u;
    return next;
}

Action s75_solo_move_unit(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const unsigned unit = next_to_move(s);
    if (solo_may(list, V_JOIN))
        return join_first(list, why);
    if (unit == NO_UNIT) {
        s75_solo_say_done(g, s, why);
        return solo_do(V_DONE, 0);
    }
    s75_solo_say_target(g, s, unit, why);
    s75_solo_say_number(s, unit, why);
    s75_solo_say_unit(g, s, unit, why);
    s75_solo_say_rest(g, s, unit, why);
    return solo_do(V_MOVE, unit);
}

Action s75_solo_move_to(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const unsigned unit = s->moving;
    if (unit >= NV_COUNT || !s->goal_step[unit])
        return solo_do(V_DONE, 0);
    const unsigned step = s->goal_step[unit] - 1u, target = s->goal[unit] - 1u;
    s75_solo_say_target(g, s, unit, why);
    if (step != target)
        s75_solo_say(why, "15.b", "s75.auto.step.towards", step, target,
                     s75_solo_distance(g, s->place[unit], target));
    return solo_do(V_TO, step);
}
