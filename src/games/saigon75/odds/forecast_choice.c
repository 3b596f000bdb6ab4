/* forecast_choice.c: the odds that a choice brings with it, for who is to make it. The plan is that
 * of the forecast: the same actions on a copy, the same best answer of the defender. */
#include "games/saigon75/odds/forecast.h"
#include "games/saigon75/rules/chapters.h"

/* Into the combat, from wherever it is announced. */
static bool enter_combat(const Game *g, State *s, uint8_t place)
{
    const State before = *s;
    const char *heading;
    TEXT(text, words, PHRASE_MAX);
    const Speaker speaker = {g, &before, LANG_EN, &text};
    if (game_over(s) || s->combat.province == place)
        return !game_over(s);
    return s->combat.province == NOWHERE && s75_plan_combat(&speaker, s, place, &heading);
}

/* What is announced from here on is nothing by the attacker, and the best by the defender. */
static void find_plan(const Game *g, const State *s, Plan *out)
{
    if (flow_now(s)->step == ATTACKER_BONUS)
        s75_best_after(g, s, (Action){V_DONE, 0, 0, 0}, false, out);
    else
        s75_best_answer(g, s, false, out);
}

static uint8_t place_of_choice(const State *s, Action a)
{
    const Frame *frame = flow_now(s);
    switch (frame->step) {
    case DECLARE:
        return a.verb == V_ATTACK ? a.a : (uint8_t)NOWHERE;
    case FIGHT_NEXT:
        return a.verb == V_FIGHT ? a.a : (uint8_t)NOWHERE;
    case COMMIT:
        return frame->v[0];
    default:
        return NOWHERE;
    }
}

bool s75_choice_odds(const Game *g, const State *s, Action a, Plan *out, unsigned *paid)
{
    Game supposed = *g; /* as in s75_forecast */
    State copy = *s;
    supposed.given = false;
    *out = (Plan){.fought = false};
    *paid = 0;
    switch (flow_now(s)->step) {
    case ATTACKER_BONUS:
    case DEFEND_VC:
    case SHARE_VC:
    case DEFENDER_BONUS:
        s75_best_after(&supposed, s, a, false, out);
        return out->fought && out->figures.total;
    default:
        break;
    }
    const uint8_t place = place_of_choice(s, a);
    if (place >= PROVINCES)
        return false;
    if (flow_now(s)->step == COMMIT)
        game_apply(&supposed, &copy, a);
    *paid = copy.spent > s->spent ? (unsigned)copy.spent - s->spent : 0;
    if (!enter_combat(&supposed, &copy, place))
        return false;
    *paid = copy.spent > s->spent ? (unsigned)copy.spent - s->spent : 0;
    find_plan(&supposed, &copy, out);
    return out->fought && out->figures.total;
}
