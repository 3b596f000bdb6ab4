/* solo_defence.c: the automaton in a combat that runs: VC in defence [15.10], dice and cards after
 * the roll [15.12, 15.g], losses and retreats [15.11]. */
#include "games/saigon75/players/solo.h"

/* ---- VC in defence [15.10, 15.h] ------------------------------------------------------------- */

/* The fewest that make him equal, if he is outnumbered without them; else none. Units are counted,
 * not dice. */
Action s75_solo_defend(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const unsigned own = count_units(s->engaged & s75_here(s, NV));
    const unsigned enemies = count_units(s->engaged & s75_here(s, SV));
    const unsigned vc = list->count - 1; /* the answers are 0 to all of them */
    if (own >= enemies) {
        s75_solo_say(why, "15.10", "s75.auto.defend.equal", own, enemies, 0);
        return solo_do(V_DEFEND, 0);
    }
    if (own + vc < enemies) {
        s75_solo_say(why, "15.10", "s75.auto.defend.vain", own, vc, enemies);
        return solo_do(V_DEFEND, 0);
    }
    s75_solo_say(why, "15.10", "s75.auto.defend.outnumbered", own, enemies, 0);
    s75_solo_say(why, "15.h", "s75.auto.defend.fewest", enemies - own, vc, 0);
    return solo_do(V_DEFEND, enemies - own);
}

/* VC that come upon a combat roll nothing: they cannot make him equal, and need not share. */
Action s75_solo_share(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    s75_solo_say(why, "15.10", "s75.auto.share", 0, 0, 0);
    return solo_do(V_SHARE, 0);
}

/* ---- Dice and cards [15.12, 15.g] ------------------------------------------------------------ */

/* E-19 played by SV; militia rolls along by itself [9.6]. */
Action s75_solo_defence_bonus(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const unsigned province = s->combat.province;
    const unsigned dice = count_units(s->engaged & s75_here(s, NV)) + (s->militia >> province & 1) +
                          s->combat.bonus[BONUS_CARD];
    if (dice < DICE_MAX && solo_may(list, V_CARD_DIE)) {
        s75_solo_say(why, "15.12", "s75.auto.bonus.card", s->card, dice, 0);
        return solo_do(V_CARD_DIE, 0);
    }
    s75_solo_say(why, "15.g", "s75.auto.bonus.five", province, 0, 0);
    return solo_do(V_DONE, 0);
}

/* One token a phase, as the card says: his first blank [15.f]. */
Action s75_solo_reroll(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const SoloCard *card = s75_solo_card(g, s);
    if (card->token_use != TOKEN_REROLL || s->token_used[NV]) {
        s75_solo_say(why, "15.13", "s75.auto.token.other", card->number, 0, 0);
        return solo_do(V_DONE, 0);
    }
    if (!s->combat.face[NV][FACE_BLANK]) {
        s75_solo_say(why, "15.f", "s75.auto.token.no_blank", 0, 0, 0);
        return solo_do(V_DONE, 0);
    }
    s75_solo_say(why, "15.f", "s75.auto.token.blank", card->number, 0, 0);
    return (Action){V_REROLL_FACE, NV, FACE_BLANK, 0};
}

/* Asked only when it changes the result. */
Action s75_solo_card_call(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    s75_solo_say(why, "15.12", "s75.auto.card.use", s->card, 0, 0);
    return solo_do(V_USE_CARD, 0);
}

/* ---- Losses and retreats [15.11] ------------------------------------------------------------- */

static void say_first(const State *s, unsigned unit, Units others, Grounds *why)
{
    const bool full = s->full >> unit & 1, vc = ALL_VC >> unit & 1;
    s75_solo_say(why, "15.11",
                 vc     ? "s75.auto.loss.vc"
                 : full ? "s75.auto.loss.full"
                        : "s75.auto.loss.reduced",
                 unit, 0, 0);
    others &= ~UNIT(unit);
    const Units reduced = others & NV_DIVISIONS & ~s->full;
    if (full && reduced)
        s75_solo_say(why, "15.11", "s75.auto.loss.after_full", first_unit(reduced), 0, 0);
    if (!vc && others & ALL_VC)
        s75_solo_say(why, "15.11", "s75.auto.loss.vc_last", 0, 0, 0);
}

Action s75_solo_loss(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const Units units = solo_offered(list, V_REDUCE);
    const unsigned unit = s75_solo_first(s, units);
    say_first(s, unit, units, why);
    return solo_do(V_REDUCE, unit);
}

Action s75_solo_retreat(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const Units units = solo_offered(list, V_RETREAT);
    const unsigned unit = s75_solo_first(s, units);
    say_first(s, unit, units, why);
    return solo_do(V_RETREAT, unit);
}

/* ---- Where to [15.11, 15.h] ------------------------------------------------------------------ */

/* Fewest NV units, then nearest to Saigon: smaller is better. */
static unsigned refuge_key(const Game *g, const State *s, unsigned province)
{
    return s75_count_at(s, province, NV) << 8 | g->board->steps_to_saigon[province];
}

/* The northernmost of the best; how many of them tie. */
static unsigned best_refuge(const Game *g, const State *s, Provinces open, unsigned *ties)
{
    unsigned best = NOWHERE;
    *ties = 0;
    for (unsigned i = 0; i < PROVINCES; i++) {
        const unsigned province = g->board->north_order[i];
        if (!(open >> province & 1))
            continue;
        if (best == NOWHERE || refuge_key(g, s, province) < refuge_key(g, s, best)) {
            best = province;
            *ties = 1;
        } else if (refuge_key(g, s, province) == refuge_key(g, s, best)) {
            ++*ties;
        }
    }
    return best;
}

static void say_other_refuges(const Game *g, const State *s, Provinces open, unsigned best,
                              Grounds *why)
{
    for (Provinces rest = open & ALL_PROVINCES & ~PROVINCE(best); rest; rest &= rest - 1) {
        const unsigned province = first_province(rest);
        const unsigned units = s75_count_at(s, province, NV);
        if (units > s75_count_at(s, best, NV))
            s75_solo_say(why, "15.11", "s75.auto.retreat.fuller", province, units, 0);
        else if (refuge_key(g, s, province) > refuge_key(g, s, best))
            s75_solo_say(why, "15.11", "s75.auto.retreat.farther", province,
                         g->board->steps_to_saigon[province], 0);
    }
}

static Action choose_refuge(const Game *g, const State *s, Provinces open, Grounds *why)
{
    unsigned ties;
    const unsigned best = best_refuge(g, s, open, &ties);
    const bool reserve = open >> RESERVE & 1;
    if (best == NOWHERE) {
        s75_solo_say(why, "15.h", "s75.auto.retreat.reserve_only", 0, 0, 0);
        return solo_do(V_TO, RESERVE);
    }
    if (ties > 1 && reserve) {
        s75_solo_say(why, "15.h", "s75.auto.retreat.reserve_tie", best, ties, 0);
        return solo_do(V_TO, RESERVE);
    }
    s75_solo_say(why, "15.11", ties > 1 ? "s75.auto.retreat.north" : "s75.auto.retreat.to", best,
                 s75_count_at(s, best, NV), g->board->steps_to_saigon[best]);
    say_other_refuges(g, s, open, best, why);
    if (reserve)
        s75_solo_say(why, "15.h", "s75.auto.retreat.not_reserve", 0, 0, 0);
    return solo_do(V_TO, best);
}

/* He stays where he may [15.i], goes where he can, and only then pays with a step or the unit. */
Action s75_solo_retreat_to(const Game *g, const State *s, const ActionList *list, Grounds *why)
{
    const Provinces open = (Provinces)solo_offered(list, V_TO);
    if (solo_may(list, V_STAY)) {
        s75_solo_say(why, "15.i", "s75.auto.retreat.stay", s->moving, s->place[s->moving], 0);
        return solo_do(V_STAY, 0);
    }
    if (open)
        return choose_refuge(g, s, open, why);
    if (solo_may(list, V_REDUCE_INSTEAD)) {
        s75_solo_say(why, "15.11", "s75.auto.retreat.reduce", s->moving, 0, 0);
        return solo_do(V_REDUCE_INSTEAD, 0);
    }
    s75_solo_say(why, "9.10", "s75.auto.retreat.lost", s->moving, 0, 0);
    return solo_do(V_LOSE, 0);
}
