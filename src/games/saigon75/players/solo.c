/* solo.c: the NV automaton of chapter 15 as a policy: which part decides at which step.
 *
 * The solo rules draw its cards by chance (15.1, 15.2), so every other decision of NV is answered
 * here, in his own phase and in SV's. An answer that is not in the legal list, or a step that no
 * line of chapter 15 speaks of, goes to the first in order [15.14]: that never happens in a game he
 * has played himself from the start.
 */
#include "games/saigon75/players/solo.h"

static SoloDecision *const decisions[S75_STEPS] = {
    [SOLO_CARD] = s75_solo_choose,
    [AVAILABILITY_USE] = s75_solo_availability,
    [CORRUPT_UNIT] = s75_solo_name_unit,
    [DIVERT_UNIT] = s75_solo_name_unit,
    [REVOLT_UNIT] = s75_solo_name_unit,
    [EVACUATE_PROVINCE] = s75_solo_name_province,
    [INFILTRATE_UNIT] = s75_solo_infiltrate_unit,
    [INFILTRATE_TO] = s75_solo_infiltrate_to,
    [PREPARE] = s75_solo_prepare,
    [STRATEGIC_UNIT] = s75_solo_strategic_unit,
    [STRATEGIC_TO] = s75_solo_strategic_to,
    [MOVE_UNIT] = s75_solo_move_unit,
    [MOVE_TO] = s75_solo_move_to,
    [DECLARE] = s75_solo_declare,
    [COMMIT] = s75_solo_commit,
    [FIGHT_NEXT] = s75_solo_fight,
    [ATTACKER_BONUS] = s75_solo_attack_bonus,
    [DEFEND_VC] = s75_solo_defend,
    [SHARE_VC] = s75_solo_share,
    [DEFENDER_BONUS] = s75_solo_defence_bonus,
    [TOKEN_REROLL_DIE] = s75_solo_reroll,
    [CARD_CALL] = s75_solo_card_call,
    [LOSS_UNIT] = s75_solo_loss,
    [RETREAT_UNIT] = s75_solo_retreat,
    [RETREAT_TO] = s75_solo_retreat_to,
};

static bool find_action(const ActionList *list, Action action, uint32_t *index)
{
    for (uint32_t i = 0; i < list->count; i++) {
        if (action_equal(list->action[i], action)) {
            *index = i;
            return true;
        }
    }
    return false;
}

/* Rank of an answer nobody has thought about: places by solo_order, the Reserve last [15.14]. */
static unsigned open_rank(const Game *g, Action action)
{
    if (action.verb != V_TO)
        return 0;
    for (unsigned i = 0; i < PROVINCES; i++)
        if (g->board->solo_order[i] == action.a)
            return i;
    return PROVINCES;
}

static uint32_t first_in_order(const Game *g, const ActionList *list)
{
    uint32_t best = 0;
    for (uint32_t i = 1; i < list->count; i++)
        if (open_rank(g, list->action[i]) < open_rank(g, list->action[best]))
            best = i;
    return best;
}

/* What a seasoned automaton decides by what it has learnt; two reduced divisions join before all
 * else [15.i]. */
static bool has_learnt(const Game *g, const State *s, const ActionList *list)
{
    if (!is_seasoned(g) || solo_may(list, V_JOIN))
        return false;
    switch (flow_now(s)->step) {
    case PREPARE:
    case STRATEGIC_UNIT:
    case STRATEGIC_TO:
    case MOVE_UNIT:
    case MOVE_TO:
    case DECLARE:
    case COMMIT:
    case CORRUPT_UNIT:
    case DIVERT_UNIT:
    case REVOLT_UNIT:
    case EVACUATE_PROVINCE:
    case INFILTRATE_UNIT:
    case INFILTRATE_TO:
        return true;
    default:
        return false;
    }
}

static uint32_t decide(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    SoloDecision *decision =
        has_learnt(g, s, list) ? s75_solo_learnt : decisions[flow_now(s)->step];
    uint32_t index;
    if (decision) {
        const Action action = decision(g, s, list, why);
        if (find_action(list, s75_canon(g, s, action), &index))
            return index;
    }
    if (why)
        why->count = 0;
    s75_solo_say(why, "15.14", "s75.auto.first", 0, 0, 0);
    return first_in_order(g, list);
}

uint32_t s75_solo(const Game *g, const State *s, const ActionList *list, Rng *rng)
{
    return list->count == 1 ? 0 : decide(g, s, list, NULL);
}

/* Nothing for an action that he would not take. */
void s75_solo_explain(const Game *g, const State *s, Action action, Grounds *out)
{
    ActionList list;
    out->count = 0;
    game_legal(g, s, &list);
    if (!list.count || list.chance)
        return;
    const uint32_t index = decide(g, s, &list, out);
    const bool same = action_equal(list.action[index], s75_canon(g, s, action));
    if (list.count == 1 && (!same || !out->count)) {
        out->count = 0;
        s75_solo_say(out, "4.4", "s75.auto.forced", 0, 0, 0);
    } else if (!same) {
        out->count = 0;
    }
}
