/* outlook.c: what a choice would bring, told to who is to make it: odds of a combat, a line in
 * plain words, and a warning before a phase goes on with Saigon open or activations unused. */
#include "games/saigon75/odds/forecast.h"
#include "games/saigon75/people/glance.h"
#include "games/saigon75/rules/chapters.h"

/* ---- Odds ------------------------------------------------------------------------------------ */

/* For the attacker it is good to clear the province, for the defender to hold it; a step lost is
 * bad for either. */
static void tell_odds(const Speaker *sp, const Plan *plan, unsigned actor, Outlook *out)
{
    const Figures *f = &plan->figures;
    const unsigned defender = s75_defender(sp->s);
    const bool attacks = actor != defender;
    const uint64_t swept = f->swept[defender];
    const uint64_t good = attacks ? swept : f->total - swept, bad = f->hurt[actor];
    out->known = true;
    out->good = (double)good / (double)f->total;
    out->bad = (double)bad / (double)f->total;
    out->taker_kind = ARG_UNIT;
    for (unsigned side = 0; side < SIDES; side++) {
        out->dice[side] = plan->dice[side];
        out->takers[side] = plan->takers[side];
    }
    s75_say(sp, attacks ? "s75.choice.attack" : "s75.choice.defend",
            (uint8_t[ARGS_MAX]){s75_percent(good, f->total), s75_percent(bad, f->total)}, NULL);
}

/* ---- Lines ----------------------------------------------------------------------------------- */

static void add_dot(Text *out) { text_add(out, out->length ? " · " : ""); }

/* Who is lost for good, and who of his side stays; a full division only loses a step [1.14]. */
static void tell_loss(const Speaker *sp, unsigned unit)
{
    const State *s = sp->s;
    const unsigned kind = s75_kind_of[unit], first = s75_kind_first[kind];
    const unsigned all = s75_kind_first[kind + 1] - first;
    const Units same = (UNIT(first + all) - UNIT(first)) & ~s->at[OUT];
    const Units stay = s75_takers(s, side_of(unit)) & ~UNIT(unit);
    Phrase phrase;
    if (s->full >> unit & 1) {
        s75_say(sp, "s75.choice.step", NULL, NULL);
    } else {
        const uint8_t arg[ARGS_MAX] = {(uint8_t)(count_units(same) - 1), (uint8_t)all};
        s75_say(sp, "s75.choice.lost", arg, NULL);
    }
    if (!stay)
        return;
    s75_phrase_begin(&phrase);
    s75_phrase_units(sp, &phrase, stay);
    add_dot(sp->out);
    s75_say(sp, "s75.choice.stay", NULL, phrase.words);
}

/* Who stands where a unit goes. */
static void tell_place(const Speaker *sp, unsigned place)
{
    const State *s = sp->s;
    if (place >= PROVINCES)
        return;
    const uint8_t arg[ARGS_MAX] = {(uint8_t)s75_count_at(s, place, SV),
                                   (uint8_t)s75_count_at(s, place, NV)};
    s75_say(sp, "s75.choice.there", arg, NULL);
    if (s->militia >> place & 1) {
        add_dot(sp->out);
        s75_say(sp, "s75.choice.militia", NULL, NULL);
    }
}

static void tell_done(const Speaker *sp)
{
    const State *s = sp->s;
    const uint8_t step = flow_now(s)->step;
    const uint8_t left[ARGS_MAX] = {(uint8_t)s75_activations_left(sp->g, s)};
    if (step == MOVE_UNIT && left[0])
        s75_say(sp, "s75.choice.unused", left, NULL);
    else if (step == DECLARE && s->active == SV && s75_desertion_row(sp->g, s))
        s75_say_desertion(sp->g, s, sp->lang, sp->out);
}

static void tell_line(const Speaker *sp, Action a, unsigned paid)
{
    const State *s = sp->s;
    switch ((S75Verb)a.verb) {
    case V_PLAY:
        s75_card_advice(sp->g, s, s->active, a.a, sp->lang, sp->out);
        break;
    case V_REDUCE:
        if (s->combat.province < PROVINCES)
            tell_loss(sp, a.a);
        break;
    case V_TO:
        tell_place(sp, a.a);
        break;
    case V_BUY:
        s75_say(sp, "s75.choice.box", (uint8_t[ARGS_MAX]){s->air_box, AIR_BOX_MAX}, NULL);
        break;
    case V_PLUS:
        s75_say(sp, "s75.choice.left", (uint8_t[ARGS_MAX]){s->plus_left[s->active]}, NULL);
        break;
    case V_DONE:
        tell_done(sp);
        break;
    case V_COMMIT: /* who only declares has not said with whom yet [9.2] */
    case V_COMMIT_ALL:
        if (paid || a.verb == V_COMMIT_ALL)
            s75_say(sp, "s75.choice.paid", (uint8_t[ARGS_MAX]){(uint8_t)paid}, NULL);
        break;
    default:
        break;
    }
}

/* ---- Warnings -------------------------------------------------------------------------------- */

/* Whether one of the choices could still help Saigon: a unit that goes there, or an attack there or
 * next door. */
static bool can_help_saigon(const Game *g, const State *s, const ActionList *list)
{
    const unsigned saigon = g->board->saigon;
    const Provinces near = g->board->adjacent[saigon] | PROVINCE(saigon);
    const bool room = s75_count_at(s, saigon, SV) < STACK_MAX;
    for (uint32_t i = 0; i < list->count; i++) {
        const Action a = list->action[i];
        if (a.verb == V_ATTACK && near >> a.a & 1)
            return true;
        if (a.verb == V_MOVE && room && s75_move_places(g, s, a.a) >> saigon & 1)
            return true;
    }
    return false;
}

/* After turn 8 there is no enemy phase to fear [13.2]. */
static void warn_of_saigon(const Speaker *sp, const ActionList *list, Outlook *out)
{
    const State *s = sp->s;
    const Threat threat = s75_threat(sp->g, s);
    const uint8_t arg[ARGS_MAX] = {(uint8_t)threat.garrison, (uint8_t)threat.attackers};
    const bool open = threat.lost || (threat.open && s->turn < TURNS);
    if (s->active != SV || !open || !can_help_saigon(sp->g, s, list))
        return;
    out->rule = "13.1";
    s75_say(sp, threat.lost ? "s75.warn.lost" : "s75.warn.saigon", arg,
            sp->g->board->name[sp->g->board->saigon]);
}

/* Units that could be activated by attacking where they stand [5.5, 9.2]. */
static unsigned could_still_attack(const Game *g, const State *s)
{
    Units able = s75_can_attack(g, s) & ~s->activated & ~ALL_VC, found = 0;
    for (unsigned p = 0; p < PROVINCES; p++)
        if (s->at[p] & s75_side_units[1 - s->active])
            found |= s->at[p] & able;
    return count_units(found);
}

static bool can_still_spend(const State *s, const ActionList *list)
{
    for (uint32_t i = 0; i < list->count; i++) {
        const Action a = list->action[i];
        if (a.verb == V_BUY || (a.verb == V_MOVE && !((s->activated | ALL_VC) >> a.a & 1)))
            return true;
    }
    return false;
}

/* Only those that the combats cannot use either. */
static void warn_of_unused(const Speaker *sp, const ActionList *list, Outlook *out)
{
    const State *s = sp->s;
    const unsigned left = s75_activations_left(sp->g, s), used = could_still_attack(sp->g, s);
    if (flow_now(s)->step != MOVE_UNIT || left <= used || !can_still_spend(s, list))
        return;
    if (!out->rule)
        out->rule = "5.5";
    text_add(sp->out, sp->out->length ? " " : "");
    s75_say(sp, "s75.warn.unused", (uint8_t[ARGS_MAX]){(uint8_t)(left - used)}, NULL);
}

/* ---- The whole ------------------------------------------------------------------------------- */

static bool ends_part(const State *s, Action a)
{
    const uint8_t step = flow_now(s)->step;
    return a.verb == V_DONE && (step == MOVE_UNIT || step == DECLARE);
}

void s75_outlook(const Game *g, const State *s, Action action, Lang lang, Outlook *out)
{
    Text odds = text_on(out->odds, sizeof out->odds), line = text_on(out->line, sizeof out->line);
    Text warning = text_on(out->warning, sizeof out->warning);
    const Seat actor = game_actor(g, s);
    ActionList list;
    unsigned paid;
    Plan plan;
    if (actor >= SIDES)
        return;
    if (s75_choice_odds(g, s, action, &plan, &paid))
        tell_odds(&(Speaker){g, s, lang, &odds}, &plan, actor, out);
    tell_line(&(Speaker){g, s, lang, &line}, action, paid);
    if (!ends_part(s, action))
        return;
    const Speaker speaker = {g, s, lang, &warning};
    game_legal(g, s, &list);
    warn_of_saigon(&speaker, &list, out);
    warn_of_unused(&speaker, &list, out);
}
