/* solo_combat.c: the automaton declares his attacks, with whom and in what order he fights, and the
 * bonus dice of his attacks [15.9, 15.e]. Where he attacks is judged in solo_judge.c. */
#include "games/saigon75/players/solo.h"

/* ---- Declaring ------------------------------------------------------------------------------- */

static void say_condition(const SoloCard *card, Grounds *why)
{
    static const char *const messages[] = {"s75.auto.attack.superior", "s75.auto.attack.equal",
                                           "s75.auto.attack.always"};
    s75_solo_say(why, "15.13", messages[card->attack], card->number, 0, 0);
}

static void say_strength(const Judgement *j, unsigned province, const char *message, Grounds *why)
{
    s75_solo_say(why, "15.9", message, province, j->strength[province], j->enemies[province]);
}

static void say_bonuses(const Game *g, const State *s, const Judgement *j, unsigned province,
                        Grounds *why)
{
    unsigned bonuses = j->strength[province] - (unsigned)j->units[province];
    if (bonuses && s75_solo_purse(s).dice) {
        s75_solo_say(why, "15.9", "s75.auto.attack.card", s->card, 0, 0);
        bonuses--;
    }
    if (bonuses && g->board->border >> province & 1)
        s75_solo_say(why, "15.9", "s75.auto.attack.marker", province, s->infiltration, 0);
}

/* Where he stays quiet, and what he would have there. */
static void say_others(const Game *g, const Judgement *j, Provinces declared, unsigned chosen,
                       Grounds *why)
{
    for (unsigned i = 0; why && i < PROVINCES; i++) {
        const unsigned province = g->board->north_order[i];
        const bool holds = j->holds >> province & 1;
        if (!(j->contested >> province & 1) || province == chosen)
            continue;
        if (holds && !(declared >> province & 1))
            s75_solo_say(why, "15.9", "s75.auto.attack.later", province, 0, 0);
        else if (j->too_many >> province & 1)
            s75_solo_say(why, "6.o", "s75.auto.attack.limit", province, 0, 0);
        else if (j->nobody >> province & 1)
            s75_solo_say(why, "15.e", "s75.auto.attack.nobody", province, 0, 0);
        else if (!holds)
            say_strength(j, province, "s75.auto.attack.weak", why);
    }
}

Action s75_solo_declare(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const Provinces open = (Provinces)solo_offered(list, V_ATTACK);
    Judgement j;
    s75_solo_judge(g, s, &j);
    for (unsigned i = 0; i < PROVINCES; i++) {
        const unsigned province = g->board->north_order[i];
        if (!(j.holds & open & ~s->declared) || !(j.holds & open & PROVINCE(province)))
            continue;
        say_strength(&j, province, "s75.auto.attack.holds", why);
        say_condition(s75_solo_card(g, s), why);
        say_bonuses(g, s, &j, province, why);
        say_others(g, &j, s->declared, province, why);
        return solo_do(V_ATTACK, province);
    }
    s75_solo_say(why, "15.9", "s75.auto.attack.none", 0, 0, 0);
    say_condition(s75_solo_card(g, s), why);
    say_others(g, &j, s->declared, NOWHERE, why);
    return solo_do(V_DONE, 0);
}

/* The plan has left units where they stand for this [15.5]. */
static void say_kept(const Game *g, const State *s, Units units, Grounds *why)
{
    for (; units; units &= units - 1) {
        const unsigned unit = first_unit(units);
        if (s->goal[unit] && !s->goal_step[unit]) {
            s75_solo_say_unit(g, s, unit, why);
            return;
        }
    }
}

/* All activated units attack, and those that activations are left for [15.e]. */
Action s75_solo_commit(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const unsigned province = flow_now(s)->v[0];
    Judgement j;
    s75_solo_judge(g, s, &j);
    const Units wanted = j.fighters & s->at[province] & ~s->attackers;
    if (wanted == (s75_can_attack(g, s) & s->at[province]) && solo_may(list, V_COMMIT_ALL)) {
        s75_solo_say(why, "15.e", "s75.auto.commit.all", province, count_units(wanted), 0);
        say_kept(g, s, wanted, why);
        return solo_do(V_COMMIT_ALL, 0);
    }
    if (!wanted && solo_may(list, V_DONE)) {
        s75_solo_say(why, "15.e", "s75.auto.commit.done", province, 0, 0);
        return solo_do(V_DONE, 0);
    }
    const unsigned unit = s75_solo_first(s, wanted ? wanted : solo_offered(list, V_COMMIT));
    const bool active = s->activated >> unit & 1;
    s75_solo_say(why, "15.e", active ? "s75.auto.commit.active" : "s75.auto.commit.left", unit,
                 s75_activations_left(g, s), 0);
    return solo_do(V_COMMIT, unit);
}

/* Nearest to the Reserve first, then westernmost [15.9]. */
Action s75_solo_fight(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const Provinces open = (Provinces)solo_offered(list, V_FIGHT);
    unsigned first = NOWHERE;
    for (unsigned i = 0; i < PROVINCES; i++) {
        const unsigned province = g->board->north_order[i];
        const uint8_t north = g->board->steps_from_zone[province];
        if (!(open >> province & 1))
            continue;
        if (first == NOWHERE) {
            first = province;
            s75_solo_say(why, "15.9", "s75.auto.fight.first", province, north, 0);
        } else if (north == g->board->steps_from_zone[first]) {
            s75_solo_say(why, "15.9", "s75.auto.fight.west", province, 0, 0);
        } else {
            s75_solo_say(why, "15.9", "s75.auto.fight.far", province, north, 0);
        }
    }
    return solo_do(V_FIGHT, first);
}

/* ---- Bonus dice of an attack [15.9, 15.12] --------------------------------------------------- */

Action s75_solo_attack_bonus(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const unsigned province = s->combat.province;
    const unsigned bonus =
        (unsigned)s->combat.bonus[BONUS_CARD] + s->combat.bonus[BONUS_INFILTRATION];
    const unsigned dice = count_units(s->engaged & s75_here(s, NV)) + bonus;
    const unsigned strength = count_units(s75_here(s, NV)) + bonus;
    const unsigned enemies = count_units(s75_here(s, SV));
    if (dice >= DICE_MAX) {
        s75_solo_say(why, "15.g", "s75.auto.bonus.five", province, 0, 0);
        return solo_do(V_DONE, 0);
    }
    if (solo_may(list, V_CARD_DIE)) {
        s75_solo_say(why, "15.12", "s75.auto.bonus.card", s->card, dice, 0);
        return solo_do(V_CARD_DIE, 0);
    }
    if (solo_may(list, V_INFILTRATION) && strength <= enemies) {
        s75_solo_say(why, "15.9", "s75.auto.bonus.marker", province, strength, enemies);
        return solo_do(V_INFILTRATION, 0);
    }
    if (strength > enemies)
        s75_solo_say(why, "15.9", "s75.auto.bonus.superior", province, strength, enemies);
    else
        s75_solo_say(why, "15.9", "s75.auto.bonus.none", province, 0, 0);
    return solo_do(V_DONE, 0);
}
