/* forecast_text.c: a forecast in words: what each side announces, rolls and is to expect. */
#include "games/saigon75/odds/forecast.h"
#include "games/saigon75/rules/chapters.h"

/* ---- What a side announces ------------------------------------------------------------------- */

static void add_bonus(const Speaker *sp, Phrase *phrase, const char *id, uint8_t number)
{
    if (number)
        s75_phrase_add(sp, phrase, id, (uint8_t[ARGS_MAX]){number});
}

static void add_vc(const Speaker *sp, Phrase *phrase, const Plan *plan)
{
    if (plan->vc_asked)
        s75_phrase_add(sp, phrase, plan->vc ? "s75.forecast.by.vc" : "s75.forecast.by.no_vc",
                       (uint8_t[ARGS_MAX]){plan->vc});
    add_bonus(sp, phrase, "s75.forecast.by.sharing", plan->sharing);
}

/* Militia and Saigon count by themselves and are not announced. */
static void phrase_plan(const Speaker *sp, Phrase *phrase, const Plan *plan, unsigned side)
{
    const uint8_t card[ARGS_MAX] = {sp->s->card};
    const unsigned die_owner = sp->s->card == E01_COUNTER_ATTACK ? SV : NV;
    s75_phrase_begin(phrase);
    if (side == NV && side != s75_attacker(sp->s))
        add_vc(sp, phrase, plan);
    if (side == NV) {
        add_bonus(sp, phrase, "s75.forecast.by.infiltration", plan->bonus[BONUS_INFILTRATION]);
        add_bonus(sp, phrase, "s75.forecast.by.token", plan->bonus[BONUS_TOKEN]);
    } else {
        add_bonus(sp, phrase, "s75.forecast.by.air", plan->bonus[BONUS_AIR]);
    }
    if (plan->bonus[BONUS_CARD] && die_owner == side)
        s75_phrase_add(sp, phrase, "s75.forecast.by.card", card);
    if (plan->call[side])
        s75_phrase_add(sp, phrase, "s75.forecast.by.call", card);
    if (!phrase->text.length)
        s75_phrase_add(sp, phrase, "s75.forecast.by.nothing", NULL);
}

/* ---- Figures --------------------------------------------------------------------------------- */

static uint8_t tenths(uint64_t sum, uint64_t total)
{
    return (uint8_t)((10 * sum + total / 2) / total);
}

static void say_dice(const Speaker *sp, const Plan *plan)
{
    s75_say(sp, plan->fought ? "s75.forecast.dice" : "s75.forecast.no_combat",
            (uint8_t[ARGS_MAX]){plan->dice[NV], plan->dice[SV]}, NULL);
}

static void say_expected(const Speaker *sp, const Plan *plan, uint8_t side)
{
    const Figures *f = &plan->figures;
    const uint8_t arg[ARGS_MAX] = {side, tenths(f->loss[side], f->total),
                                   tenths(f->retreat[side], f->total)};
    s75_say(sp, "s75.forecast.expected", arg, NULL);
}

static void say_chances(const Speaker *sp, const Plan *plan, uint8_t side)
{
    const Figures *f = &plan->figures;
    const uint8_t arg[ARGS_MAX] = {side, s75_percent(f->hurt[side], f->total),
                                   s75_percent(f->swept[side], f->total)};
    s75_say_line(sp, "s75.forecast.chances", arg, NULL);
}

/* [9.15] */
static void say_air_losses(const Speaker *sp, const Plan *plan)
{
    const uint8_t markers = plan->bonus[BONUS_AIR];
    uint64_t sum = 0, total = 0;
    if (!markers)
        return;
    for (unsigned lost = 0; lost <= markers; lost++) {
        const uint64_t weight = sp->g->board->attrition_weight[markers][lost];
        sum += lost * weight;
        total += weight;
    }
    s75_say_line(sp, "s75.forecast.air", (uint8_t[ARGS_MAX]){markers, tenths(sum, total)}, NULL);
}

static void say_answer(const Speaker *sp, const Plan *plan)
{
    const uint8_t defender = (uint8_t)s75_defender(sp->s);
    Phrase phrase;
    phrase_plan(sp, &phrase, plan, defender);
    s75_say(sp, "s75.forecast.answer", (uint8_t[ARGS_MAX]){defender}, phrase.words);
}

/* ---- Plans ----------------------------------------------------------------------------------- */

void s75_say_plan(const Speaker *sp, const Plan *plan)
{
    const uint8_t attacker = (uint8_t)s75_attacker(sp->s);
    const uint8_t order[SIDES] = {(uint8_t)(1 - attacker), attacker};
    if (plan->answered) {
        say_answer(sp, plan);
        text_char(sp->out, '\n');
    }
    say_dice(sp, plan);
    text_char(sp->out, '\n');
    for (unsigned i = 0; i < SIDES && plan->fought; i++) {
        say_expected(sp, plan, order[i]);
        text_char(sp->out, '\n');
        say_chances(sp, plan, order[i]);
    }
    say_air_losses(sp, plan);
}

void s75_say_variant(const Speaker *sp, const Plan *plan, unsigned side)
{
    const uint8_t attacker = (uint8_t)s75_attacker(sp->s);
    const uint8_t order[SIDES] = {(uint8_t)(1 - attacker), attacker};
    Phrase phrase;
    phrase_plan(sp, &phrase, plan, side);
    s75_say(sp, "s75.forecast.variant", (uint8_t[ARGS_MAX]){(uint8_t)side}, phrase.words);
    text_char(sp->out, ' ');
    if (plan->answered && side == attacker) {
        say_answer(sp, plan);
        text_char(sp->out, ' ');
    }
    say_dice(sp, plan);
    for (unsigned i = 0; i < SIDES && plan->fought; i++) {
        text_char(sp->out, ' ');
        say_expected(sp, plan, order[i]);
    }
    text_char(sp->out, '\n');
}

/* ---- Dice on the table ----------------------------------------------------------------------- */

static void say_results(const Speaker *sp, unsigned calls)
{
    const Toss nv = s75_toss(sp->s, NV), sv = s75_toss(sp->s, SV);
    const Result rolled[SIDES] = {nv.on_table, sv.on_table};
    Result out[SIDES];
    s75_compare(rolled, calls, out);
    for (uint8_t side = 0; side < SIDES; side++)
        s75_say_line(sp, "s75.forecast.comes_to",
                     (uint8_t[ARGS_MAX]){side, (uint8_t)out[side].loss, (uint8_t)out[side].retreat},
                     NULL);
}

void s75_say_rolled(const Speaker *sp)
{
    const State *s = sp->s;
    const bool complete = !s75_toss(s, NV).dice && !s75_toss(s, SV).dice;
    for (uint8_t side = 0; side < SIDES; side++) {
        const Toss toss = s75_toss(s, side);
        const uint8_t arg[ARGS_MAX] = {side, (uint8_t)toss.on_table.loss,
                                       (uint8_t)toss.on_table.retreat};
        if (s->combat.dice[side] > toss.dice)
            s75_say_line(sp, "s75.forecast.table", arg, NULL);
    }
    if (!complete)
        return;
    say_results(sp, 0);
    if (s75_caller(s) != NOWHERE) {
        s75_say_line(sp, "s75.forecast.if_called", (uint8_t[ARGS_MAX]){s->card}, NULL);
        say_results(sp, s75_call_of(s->card));
    }
}

void s75_say_due(const Speaker *sp)
{
    const Combat *c = &sp->s->combat;
    const Plan plan = {.bonus = {[BONUS_AIR] = c->bonus[BONUS_AIR]}};
    for (uint8_t side = 0; side < SIDES; side++)
        s75_say_line(sp, "s75.forecast.due",
                     (uint8_t[ARGS_MAX]){side, c->loss_due[side], c->retreat_due[side]}, NULL);
    say_air_losses(sp, &plan);
}
