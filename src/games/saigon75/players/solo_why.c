/* solo_why.c: sentences about the automaton's movement plan. The plan has kept the line that chose
 * each unit (State.goal_line); the numbers come from the position. */
#include "games/saigon75/players/solo.h"

void s75_solo_say(Grounds *why, const char *rule, const char *message, unsigned a, unsigned b,
                  unsigned c)
{
    if (!why || why->count == GROUNDS_MAX)
        return;
    why->line[why->count].rule = rule;
    why->line[why->count].message = message;
    why->line[why->count].arg[0] = (uint8_t)a;
    why->line[why->count].arg[1] = (uint8_t)b;
    why->line[why->count++].arg[2] = (uint8_t)c;
}

/* ---- The target ------------------------------------------------------------------------------ */

void s75_solo_say_number(const State *s, unsigned unit, Grounds *why)
{
    const unsigned province = s->goal[unit] - 1u;
    const unsigned enemies = s75_count_at(s, province, SV);
    const unsigned wanted = s75_solo_wanted(s, province);
    if (enemies)
        s75_solo_say(why, "15.5", "s75.auto.wants.more", province, wanted, enemies);
    else
        s75_solo_say(why, "15.5", "s75.auto.wants.two", province, wanted, 0);
}

void s75_solo_say_target(const Game *g, const State *s, unsigned unit, Grounds *why)
{
    const unsigned province = s->goal[unit] - 1u, token = s75_solo_token_in(s, province);
    const unsigned number = s75_solo_card(g, s)->number;
    const SoloList list = solo_list_of(s->goal_line[unit]);
    if (list == SOLO_AFTER)
        s75_solo_say(why, "15.8", "s75.auto.target.after", number, 0, 0);
    if (list == SOLO_OWN)
        s75_solo_say(why, "15.8", "s75.auto.target.own", province, number, 0);
    else if (list == SOLO_EMPTY)
        s75_solo_say(why, "15.6", "s75.auto.target.empty", province, 0, 0);
    else if (token < TOKENS)
        s75_solo_say(why, "15.6", "s75.auto.target.token", province, token, number);
    else
        s75_solo_say(why, "15.6", "s75.auto.target.card", province, number,
                     g->board->steps_to_saigon[province]);
}

/* ---- The unit -------------------------------------------------------------------------------- */

void s75_solo_say_unit(const Game *g, const State *s, unsigned unit, Grounds *why)
{
    static const char *const messages[SOLO_LINES] = {
        [SOLO_IN_PLACE] = "s75.auto.unit.in_place", [SOLO_ONLY] = "s75.auto.unit.only",
        [SOLO_ALIKE] = "s75.auto.unit.alike",       [SOLO_NEAREST] = "s75.auto.unit.nearest",
        [SOLO_FULL] = "s75.auto.unit.full",         [SOLO_RESERVE] = "s75.auto.unit.reserve",
        [SOLO_NORTH] = "s75.auto.unit.north",       [SOLO_WEST] = "s75.auto.unit.west"};
    const unsigned target = s->goal[unit] - 1u;
    const unsigned distance = s75_solo_distance(g, s->place[unit], target);
    if (ALL_VC >> unit & 1 && s->goal_step[unit])
        s75_solo_say(why, "15.d", "s75.auto.unit.vc", unit, 0, 0);
    s75_solo_say(why, s->goal_step[unit] ? "15.7" : "15.c",
                 messages[solo_line_of(s->goal_line[unit])], unit, s->place[unit], distance);
}

/* ---- What was turned away -------------------------------------------------------------------- */

/* The other provinces of the same list: they come later, or want nothing. */
static Provinces rivals(const Game *g, const State *s, SoloList list)
{
    Provinces set = s75_solo_card(g, s)->provinces;
    if (list != SOLO_OWN)
        return set;
    for (unsigned p = 0; p < PROVINCES; p++)
        if (s->at[p] & NV_UNITS & ~s->moved)
            set |= PROVINCE(p);
    return set;
}

/* When the first unit was sent there by a list, empty ones coming after all; 0: none is. */
static unsigned first_sent(const State *s, unsigned province, SoloList list)
{
    unsigned first = 0;
    for (unsigned u = 0; u < NV_COUNT; u++)
        if (s->goal[u] == province + 1 && s->goal_step[u] &&
            (list == SOLO_EMPTY || solo_list_of(s->goal_line[u]) == list) &&
            (!first || s->goal_turn[u] < first))
            first = s->goal_turn[u];
    return first;
}

static void say_rival(const State *s, unsigned province, unsigned unit, bool wary, Grounds *why)
{
    const SoloList list = solo_list_of(s->goal_line[unit]);
    const unsigned turn = s->goal_turn[unit], sent = first_sent(s, province, list);
    const unsigned bound = s75_solo_bound(s, province, turn);
    const unsigned wanted = s75_solo_wanted(s, province);
    if (list == SOLO_OWN && first_sent(s, province, SOLO_AFTER))
        s75_solo_say(why, "15.8", "s75.auto.rival.after", province, 0, 0);
    else if (sent && sent < turn)
        s75_solo_say(why, "15.5", "s75.auto.rival.before", province, bound, 0);
    else if (wary && s75_solo_has_hunters(s, province))
        s75_solo_say(why, "15.7", "s75.auto.rival.hunters", province, 0, 0);
    else if (sent)
        s75_solo_say(why, "15.6", "s75.auto.rival.order", province, 0, 0);
    else if (s75_count_at(s, province, NV) >= STACK_MAX)
        s75_solo_say(why, "15.5", "s75.auto.rival.full", province, 0, 0);
    else if (bound >= wanted)
        s75_solo_say(why, "15.5", "s75.auto.rival.enough", province, bound, 0);
    else
        s75_solo_say(why, "15.5", "s75.auto.rival.short", province, wanted, bound);
}

/* What its target came before, or after. */
void s75_solo_say_rest(const Game *g, const State *s, unsigned unit, Grounds *why)
{
    const SoloList list = solo_list_of(s->goal_line[unit]);
    const bool wary =
        ALL_VC >> unit & 1 && list != SOLO_EMPTY && !s75_solo_has_hunters(s, s->goal[unit] - 1u);
    if (!why)
        return;
    const Provinces set = rivals(g, s, list);
    for (unsigned i = 0; i < PROVINCES; i++) {
        const unsigned province = g->board->solo_order[i];
        if (set >> province & 1 && s->goal[unit] != province + 1)
            say_rival(s, province, unit, wary, why);
    }
}

/* Units that stay to fight where they are. */
static unsigned count_kept(const State *s)
{
    unsigned kept = 0;
    for (unsigned u = 0; u < NV_COUNT; u++)
        kept += s->goal[u] && !s->goal_step[u];
    return kept;
}

void s75_solo_say_done(const Game *g, const State *s, Grounds *why)
{
    if (!why)
        return;
    const unsigned left = s75_activations_left(g, s), kept = count_kept(s);
    s75_solo_say(why, "15.5", left ? "s75.auto.done.left" : "s75.auto.done.spent", left, 0, 0);
    if (kept)
        s75_solo_say(why, "15.5", "s75.auto.done.kept", kept, 0, 0);
    for (unsigned i = 0; i < PROVINCES; i++) {
        const unsigned province = g->board->solo_order[i];
        if (s75_solo_card(g, s)->provinces >> province & 1)
            s75_solo_say(why, "15.5", "s75.auto.done.got", province, s75_solo_wanted(s, province),
                         s75_solo_bound(s, province, UINT8_MAX));
    }
}
