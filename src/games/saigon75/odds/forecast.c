/* forecast.c: the exact odds of a combat, in course or planned. One in course is told from the
 * present point on. A planned one is begun on a copy of the position by the real actions: declare,
 * commit, fight; so who may attack, who must defend and how many dice they have is asked of the
 * rules themselves. The odds speak of the side whose phase it is, whoever listens. */
#include "games/saigon75/odds/forecast.h"
#include "core/speech.h"
#include "games/saigon75/rules/chapters.h"

enum { PHASE_FRAME = 3 }; /* on top of game, turns, turn */

/* ---- Whether there is anything to tell ------------------------------------------------------- */

static bool say_no(const Speaker *sp, const char *id, uint8_t value)
{
    s75_say_line(sp, id, (uint8_t[ARGS_MAX]){value, value}, NULL);
    return false;
}

static unsigned combats_index(unsigned phase)
{
    const uint8_t *children = s75_steps[phase]->children;
    unsigned index = 0;
    while (children[index] != COMBATS)
        index++;
    return index;
}

/* From the beginning of a phase to the end of its combats. */
static bool is_before_end_of_combats(const State *s)
{
    const Frame *phase = &s->flow.frame[PHASE_FRAME];
    if (s->flow.depth <= PHASE_FRAME || (phase->step != NV_PHASE && phase->step != SV_PHASE))
        return false;
    return phase->next <= combats_index(phase->step) + 1;
}

static bool are_declarations_over(const State *s)
{
    const uint8_t step = flow_now(s)->step;
    return s->flow.frame[PHASE_FRAME + 1].step == COMBATS && step != DECLARE && step != COMMIT;
}

/* ---- A planned combat, on a copy ------------------------------------------------------------- */

static bool is_at(const State *s, unsigned step)
{
    return !game_over(s) && flow_now(s)->step == step;
}

/* The copy stands where combats are declared. */
static void go_to_declarations(State *s, unsigned place)
{
    Frame *phase = &s->flow.frame[PHASE_FRAME];
    const Frame now = *flow_now(s);
    if (now.step == DECLARE || now.step == FIGHT_NEXT || (now.step == COMMIT && now.v[0] == place))
        return;
    const unsigned index = combats_index(phase->step);
    s->flow.depth = PHASE_FRAME + 1;
    phase->next = (uint8_t)(index + 1);
    const uint8_t *children = s75_steps[COMBATS]->children;
    Frame *combats = flow_call(s, COMBATS);
    while (children[combats->next] != FIGHTS)
        combats->next++;
    flow_call(s, DECLARE);
}

/* Activated units first, then full divisions, then the others, five at most [7.1]. */
static Action next_attacker(const State *s, const ActionList *list)
{
    const Units sets[] = {s->activated, s->full, ~(Units)0};
    for (unsigned i = 0; i < COUNT_OF(sets); i++)
        for (uint32_t k = 0; k < list->count; k++)
            if (list->action[k].verb == V_COMMIT && sets[i] >> list->action[k].a & 1)
                return list->action[k];
    return (Action){V_DONE, 0, 0, 0};
}

static void commit_all(const Game *g, State *s, unsigned place)
{
    ActionList list;
    for (unsigned left = UNITS; left > 0 && is_at(s, COMMIT); left--) {
        game_legal(g, s, &list);
        const bool room = count_units(s->attackers & s->at[place]) < STACK_MAX;
        game_apply(g, s, room ? next_attacker(s, &list) : (Action){V_DONE, 0, 0, 0});
    }
}

/* Declares it if it is not, with those who can attack; then no other combat, and this one first. */
static void begin_planned(const Game *g, State *s, uint8_t place)
{
    if (!(s->declared >> place & 1))
        game_apply(g, s, (Action){V_ATTACK, place, 0, 0});
    else if (is_at(s, COMMIT) && s->attackers & s->at[place])
        game_apply(g, s, (Action){V_DONE, 0, 0, 0}); /* with those committed so far */
    commit_all(g, s, place);
    if (is_at(s, DECLARE))
        game_apply(g, s, (Action){V_DONE, 0, 0, 0});
    if (is_at(s, FIGHT_NEXT))
        game_apply(g, s, (Action){V_FIGHT, place, 0, 0});
}

/* Why no combat can be declared there, as a refusal says it; true if one can. */
static bool may_declare(const Speaker *sp, const State *copy, uint8_t place)
{
    const Action attack = {V_ATTACK, place, 0, 0};
    const uint8_t reason = s75_declare_why(sp->g, copy, attack);
    if (reason != R_LEGAL) {
        game_print_refusal(sp->g, copy, attack, &s75_reasons[reason], sp->lang, sp->out);
        text_char(sp->out, '\n');
        return false;
    }
    return s75_at_combat_limit(copy) ? say_no(sp, "s75.forecast.limit", copy->card) : true;
}

/* Before the roll nobody knows how many will be activated: all are supposed to be. */
bool s75_plan_combat(const Speaker *sp, State *copy, uint8_t place, const char **heading)
{
    const State *s = sp->s;
    *heading = "s75.forecast.declared";
    if (s->resolved >> place & 1)
        return say_no(sp, "s75.why.fought", place);
    go_to_declarations(copy, place);
    if (!(s->declared >> place & 1)) {
        if (are_declarations_over(s))
            return say_no(sp, "s75.why.not_declared", place);
        *heading = s->die ? "s75.forecast.planned" : "s75.forecast.supposed";
        if (!s->die)
            copy->activated |= s->at[place] & s75_side_units[s->active];
        if (!may_declare(sp, copy, place))
            return false;
    }
    begin_planned(sp->g, copy, place);
    return !game_over(copy) && copy->combat.province == place
               ? true
               : say_no(sp, "s75.note.no_combat", place);
}

/* ---- Telling --------------------------------------------------------------------------------- */

/* Who is in it on a side; when results have taken them all, that nobody is. */
static void say_units(const Speaker *sp, const char *id, unsigned side, Units units)
{
    const uint8_t arg[ARGS_MAX] = {(uint8_t)side, sp->s->combat.province};
    Phrase phrase;
    s75_phrase_begin(&phrase);
    s75_phrase_units(sp, &phrase, units);
    s75_say_line(sp, units ? id : "s75.forecast.none_left", arg, phrase.words);
}

static void say_heading(const Speaker *sp, const char *id)
{
    const unsigned attacker = s75_attacker(sp->s);
    say_units(sp, id, attacker, sp->s->engaged & s75_here(sp->s, attacker));
    say_units(sp, "s75.forecast.against", 1 - attacker, s75_here(sp->s, 1 - attacker));
}

/* Air markers beyond five dice change nothing, and neither does any other die beyond them. */
static bool is_wasted(Action a, const Plan *plan, const Plan *last, const Plan *base, unsigned side)
{
    const Plan *before = a.verb == V_AIR && a.a > 1 ? last : base;
    return plan->dice[side] <= before->dice[side];
}

/* The attacker has bonus dice to announce: without any, then each alone. */
static void say_attack(const Speaker *sp)
{
    const unsigned side = s75_attacker(sp->s);
    ActionList list;
    Plan plan, base, last;
    s75_best_after(sp->g, sp->s, (Action){V_DONE, 0, 0, 0}, false, &base);
    s75_say_line(sp, "s75.forecast.base", (uint8_t[ARGS_MAX]){(uint8_t)side}, NULL);
    s75_say_plan(sp, &base);
    game_legal(sp->g, sp->s, &list);
    last = base;
    for (uint32_t i = 0; i < list.count; i++) {
        const Action a = list.action[i];
        s75_best_after(sp->g, sp->s, a, false, &plan);
        if (a.verb == V_DONE || is_wasted(a, &plan, &last, &base, side))
            continue;
        s75_say_variant(sp, &plan, side);
        last = plan;
    }
}

static bool same_answer(const Plan *x, const Plan *y)
{
    return x->fought == y->fought && x->vc == y->vc && x->sharing == y->sharing &&
           memcmp(x->bonus, y->bonus, sizeof x->bonus) == 0;
}

/* The defender is to choose: the best, then what else each of his choices comes to. */
static void say_defence(const Speaker *sp, bool in_course)
{
    const unsigned side = s75_defender(sp->s);
    ActionList list;
    Plan best, plan, last;
    s75_best_answer(sp->g, sp->s, false, &best);
    s75_say_plan(sp, &best);
    game_legal(sp->g, sp->s, &list);
    last = best;
    for (uint32_t i = 0; i < list.count && in_course; i++) {
        const Action a = list.action[i];
        s75_best_after(sp->g, sp->s, a, false, &plan);
        const bool wasted = a.verb == V_AIR && a.a > 1 && plan.dice[side] == last.dice[side];
        if (!wasted && !same_answer(&plan, &best))
            s75_say_variant(sp, &plan, side);
        last = plan;
    }
}

/* Dice lie there or are about to fall. */
static void say_dice_stage(const Speaker *sp)
{
    Plan plan;
    s75_say_rolled(sp);
    if (!s75_toss(sp->s, NV).dice && !s75_toss(sp->s, SV).dice)
        return;
    s75_best_answer(sp->g, sp->s, false, &plan);
    s75_say_plan(sp, &plan);
}

/* His own card is the attacker's to call upon or not. */
static void say_call(const Speaker *sp, uint8_t step)
{
    Plan plan;
    if (s75_caller(sp->s) != s75_attacker(sp->s))
        return;
    if (step == ATTACKER_BONUS)
        s75_best_after(sp->g, sp->s, (Action){V_DONE, 0, 0, 0}, true, &plan);
    else
        s75_best_answer(sp->g, sp->s, true, &plan);
    if (plan.fought)
        s75_say_variant(sp, &plan, s75_attacker(sp->s));
}

static bool may_reroll(const Game *g, const State *s)
{
    return s75_why_no_token(g, s) == R_LEGAL || (s->card == E05_INTELLIGENCE && s->card_uses);
}

static void say_stage(const Speaker *sp, bool in_course)
{
    const uint8_t step = flow_now(sp->s)->step;
    const bool rolled = !s75_toss(sp->s, NV).dice && !s75_toss(sp->s, SV).dice;
    switch (step) {
    case LOSS_UNIT:
    case RETREAT_UNIT:
    case RETREAT_TO:
    case WITHDRAW_UNIT:
    case AIR_ATTRITION_ROLL:
        s75_say_due(sp);
        return;
    case ATTACKER_BONUS:
        say_attack(sp);
        break;
    case DEFEND_VC:
    case SHARE_VC:
    case DEFENDER_BONUS:
        say_defence(sp, in_course);
        break;
    default:
        say_dice_stage(sp);
        if (rolled)
            return;
    }
    say_call(sp, step);
    if (may_reroll(sp->g, sp->s))
        s75_say_line(sp, "s75.forecast.rerolls", NULL, NULL);
    s75_say_line(sp, "s75.forecast.basis", NULL, NULL);
}

bool s75_forecast(const Game *g, const State *s, Seat viewer, uint8_t place, Lang lang, Text *out)
{
    Game supposed = *g; /* what the copy comes to need not hold every invariant */
    supposed.given = false;
    const Speaker sp = {&supposed, s, lang, out};
    const uint8_t fighting = s->combat.province;
    const char *heading = "s75.forecast.in_course";
    State copy = *s;
    const Speaker on_copy = {&supposed, &copy, lang, out};
    if (game_over(s))
        return say_no(&sp, "core.game_over", 0);
    if (place >= PROVINCES)
        return say_no(&sp, "s75.forecast.no_province", 0);
    if (!is_before_end_of_combats(s))
        return say_no(&sp, s->turn ? "s75.forecast.too_late" : "s75.forecast.too_early", 0);
    if (fighting != NOWHERE && fighting != place)
        return say_no(&sp, "s75.forecast.elsewhere", fighting);
    if (fighting == NOWHERE && !s75_plan_combat(&sp, &copy, place, &heading))
        return false;
    say_heading(&on_copy, heading);
    say_stage(&on_copy, fighting == place);
    return true;
}
