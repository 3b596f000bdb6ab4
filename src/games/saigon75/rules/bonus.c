/* bonus.c: the bonus dice of 9.6: the attacker states his first and cannot go back, then the
 * defender. Militia and Saigon count by themselves (dice.c). */
#include "games/saigon75/rules/chapters.h"

/* ---- What may be announced [9.6] ------------------------------------------------------------- */

/* The side that states its bonus dice in the current step. */
static unsigned bonus_side(const State *s)
{
    const uint8_t step = flow_now(s)->step;
    return step == ATTACKER_BONUS || step == ATTACKER_BONUSES ? s75_attacker(s) : s75_defender(s);
}

static uint8_t why_no_infiltration(const Game *g, const State *s, unsigned side)
{
    if (side != NV || s75_attacker(s) != NV)
        return R_INFILTRATION_ATTACKER;
    if (s->combat.bonus[BONUS_INFILTRATION])
        return R_BONUS_ANNOUNCED;
    if (!(g->board->border >> s->combat.province & 1))
        return R_INFILTRATION_BORDER;
    return s->infiltration ? R_LEGAL : R_NO_INFILTRATION;
}

static unsigned air_limit(const Game *g, const State *s)
{
    const unsigned per_unit = is_edition_1(g) ? 1 : 2;
    return per_unit * count_units(s->engaged & s75_here(s, SV));
}

static uint8_t why_no_air(const Game *g, const State *s, unsigned side, unsigned markers)
{
    if (side != SV || !markers)
        return R_AIR_BONUS_SV;
    if (s->turn == 1 && s->active == NV) /* [3.7] */
        return R_AIR_TOO_EARLY;
    if (s->combat.bonus[BONUS_AIR])
        return R_BONUS_ANNOUNCED;
    if (markers > s->air_box)
        return R_NO_AIR_LEFT;
    return markers > air_limit(g, s) ? R_AIR_PER_UNIT : R_LEGAL;
}

static uint8_t why_no_card_die(const State *s, unsigned side)
{
    if (s->card != (side == SV ? E01_COUNTER_ATTACK : E19_UPRISING) || !s->card_uses)
        return R_NO_CARD_DIE;
    return s->combat.bonus[BONUS_CARD] ? R_BONUS_ANNOUNCED : R_LEGAL;
}

static uint8_t why_no_token_die(const Game *g, const State *s, unsigned side)
{
    if (!is_edition_1(g) || side != s75_attacker(s))
        return R_TOKEN_NO_DIE;
    return s75_why_no_token(g, s);
}

static bool has_bonus(const Game *g, const State *s)
{
    const unsigned side = bonus_side(s);
    return why_no_air(g, s, side, 1) == R_LEGAL || why_no_infiltration(g, s, side) == R_LEGAL ||
           why_no_card_die(s, side) == R_LEGAL || why_no_token_die(g, s, side) == R_LEGAL;
}

/* ---- The attacker's bonus dice [9.6] --------------------------------------------------------- */

static void attacker_bonuses_run(const Game *g, State *s)
{
    if (has_bonus(g, s))
        flow_goto(s, ATTACKER_BONUS);
    else
        flow_return(s);
}

const Step s75_attacker_bonuses_step = {
    .name = "attacker_bonuses", .rule = "9.6", .run = attacker_bonuses_run};

/* ---- The defender's bonus dice [9.6] --------------------------------------------------------- */

/* Units that only share their side's results bring it no die, bonus dice included [9.5]. */
static void defender_bonuses_run(const Game *g, State *s)
{
    const unsigned side = s75_defender(s);
    if (!s75_takers(s, side))
        s75_leave_combat(s);
    else if (s->engaged & s75_here(s, side) && has_bonus(g, s))
        flow_goto(s, DEFENDER_BONUS);
    else
        flow_return(s);
}

const Step s75_defender_bonuses_step = {
    .name = "defender_bonuses", .rule = "9.6", .run = defender_bonuses_run};

/* ---- A bonus is announced, by the one and by the other [9.6] --------------------------------- */

static Seat bonus_actor(const Game *g, const State *s) { return (Seat)bonus_side(s); }

static void list_bonuses(const Game *g, const State *s, ActionList *out)
{
    const unsigned side = bonus_side(s);
    if (why_no_infiltration(g, s, side) == R_LEGAL)
        list_add(out, V_INFILTRATION, 0, 0, 0);
    for (uint8_t n = 1; why_no_air(g, s, side, n) == R_LEGAL; n++)
        list_add(out, V_AIR, n, 0, 0);
    if (why_no_card_die(s, side) == R_LEGAL)
        list_add(out, V_CARD_DIE, 0, 0, 0);
    if (why_no_token_die(g, s, side) == R_LEGAL)
        list_add(out, V_TOKEN_DIE, 0, 0, 0);
}

static void bonus_legal(const Game *g, const State *s, ActionList *out)
{
    list_bonuses(g, s, out);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t bonus_why(const Game *g, const State *s, Action a)
{
    const unsigned side = bonus_side(s);
    switch (a.verb) {
    case V_DONE:
        return R_LEGAL;
    case V_INFILTRATION:
        return why_no_infiltration(g, s, side);
    case V_AIR:
        return why_no_air(g, s, side, a.a);
    case V_CARD_DIE:
        return why_no_card_die(s, side);
    case V_TOKEN_DIE:
        return why_no_token_die(g, s, side);
    default:
        return R_NOT_NOW;
    }
}

void s75_announce(State *s, Bonus kind, unsigned side, unsigned dice)
{
    s->combat.bonus[kind] = (uint8_t)(s->combat.bonus[kind] + dice);
    flow_note(s, N_BONUS, (uint8_t)side, (uint8_t)kind, (uint8_t)dice);
}

/* Announced is spent, useless or not [9.b]. */
static void apply_bonus(State *s, Action a, unsigned side)
{
    switch (a.verb) {
    case V_INFILTRATION:
        s->infiltration--;
        s75_announce(s, BONUS_INFILTRATION, side, 1);
        break;
    case V_AIR:
        s->air_box = (uint8_t)(s->air_box - a.a);
        s75_announce(s, BONUS_AIR, side, a.a);
        break;
    case V_CARD_DIE:
        s75_call_card(s);
        s75_announce(s, BONUS_CARD, side, 1);
        break;
    default:
        s->combat.tokens |= (uint8_t)(1u << s75_spend_token(s));
        s75_announce(s, BONUS_TOKEN, side, 1);
    }
}

static void bonus_apply(const Game *g, State *s, Action a)
{
    const bool attacking = flow_top(s)->step == ATTACKER_BONUS;
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    apply_bonus(s, a, bonus_side(s));
    flow_goto(s, attacking ? ATTACKER_BONUSES : DEFENDER_BONUSES);
}

const Step s75_attacker_bonus_step = {.name = "attacker_bonus",
                                      .rule = "9.6",
                                      .prompt = "s75.ask.bonus.attacker",
                                      .actor = bonus_actor,
                                      .legal = bonus_legal,
                                      .apply = bonus_apply,
                                      .why_not = bonus_why};

const Step s75_defender_bonus_step = {.name = "defender_bonus",
                                      .rule = "9.6",
                                      .prompt = "s75.ask.bonus.defender",
                                      .actor = bonus_actor,
                                      .legal = bonus_legal,
                                      .apply = bonus_apply,
                                      .why_not = bonus_why};
