/* dice.c: how many dice each side rolls, the roll, re-rolls, cards called upon after it, and the
 * comparison of R [9.6-9.8, 6.a-6.c]. */
#include "games/saigon75/rules/chapters.h"
#include "games/saigon75/rules/comparison.h"

/* ---- How many dice [9.6] --------------------------------------------------------------------- */

static unsigned bonus_dice(const Game *g, const State *s, unsigned side)
{
    static const uint8_t always[SIDES][2] = {{BONUS_INFILTRATION, BONUS_MILITIA},
                                             {BONUS_AIR, BONUS_SAIGON}};
    const uint8_t *bonus = s->combat.bonus;
    const uint8_t owner = s->card == E01_COUNTER_ATTACK ? SV : NV;
    return (unsigned)bonus[always[side][0]] + bonus[always[side][1]] +
           (owner == side ? bonus[BONUS_CARD] : 0u) + (side == NV ? bonus[BONUS_TOKEN] : 0u);
}

static unsigned penalty(const State *s, unsigned side)
{
    return s->card == E08_RAINSTORM ||
           s->card == (side == NV ? E02_AMMUNITION_SHORTAGE : E17_LOW_MORALE);
}

unsigned s75_dice(const Game *g, const State *s, unsigned side)
{
    Units units = s->engaged & s75_here(s, side);
    if (!units)
        return 0;
    if (s->card == E10_VC_ATTACK && s->active == NV)
        units &= ~MECHANISEDS; /* engaged, but give no die [6.n] */
    const unsigned dice = least(count_units(units) + bonus_dice(g, s, side), DICE_MAX);
    const unsigned less = penalty(s, side); /* after the cap [6.a] */
    return dice > less ? dice - less : 0;
}

/* ---- The attacker's dice [9.6] --------------------------------------------------------------- */

/* Militia and Saigon count by themselves. */
static void add_automatic_bonuses(const Game *g, State *s)
{
    const unsigned province = s->combat.province, side = s75_defender(s);
    if (!(s->engaged & s75_here(s, side)))
        return;
    if (side == NV && s->militia >> province & 1)
        s75_announce(s, BONUS_MILITIA, NV, 1);
    if (side == SV && province == g->board->saigon && !is_edition_1(g))
        s75_announce(s, BONUS_SAIGON, SV, 1);
}

static void begin_roll(State *s, unsigned side)
{
    if (s->combat.dice[side])
        flow_goto(s, ROLL_DICE)->v[0] = (uint8_t)side;
    else
        flow_return(s);
}

static void attacker_dice_run(const Game *g, State *s)
{
    add_automatic_bonuses(g, s);
    s->combat.dice[NV] = (uint8_t)s75_dice(g, s, NV);
    s->combat.dice[SV] = (uint8_t)s75_dice(g, s, SV);
    begin_roll(s, s75_attacker(s));
}

const Step s75_attacker_dice_step = {
    .name = "attacker_dice", .rule = "9.6", .run = attacker_dice_run};

/* ---- The defender's dice [9.6] --------------------------------------------------------------- */

static void defender_dice_run(const Game *g, State *s) { begin_roll(s, s75_defender(s)); }

const Step s75_defender_dice_step = {
    .name = "defender_dice", .rule = "9.6", .run = defender_dice_run};

/* ---- A roll [9.6] ---------------------------------------------------------------------------- */

static void roll_dice_legal(const Game *g, const State *s, ActionList *out)
{
    const unsigned side = flow_now(s)->v[0];
    s75_list_roll(g, side, s->combat.dice[side], out);
}

static void roll_dice_apply(const Game *g, State *s, Action a)
{
    uint8_t *face = s->combat.face[a.a];
    face[FACE_LOSS] = a.b;
    face[FACE_RETREAT] = a.c;
    face[FACE_BLANK] = (uint8_t)(s->combat.dice[a.a] - a.b - a.c);
    flow_note(s, N_ROLLED, a.a, a.b, a.c);
    flow_return(s);
}

const Step s75_roll_dice_step = {.name = "roll_dice",
                                 .rule = "9.6",
                                 .prompt = "s75.ask.chance.battle",
                                 .legal = roll_dice_legal,
                                 .apply = roll_dice_apply};

/* ---- Re-rolls [6.c]: the active side's token comes first [12.3] ------------------------------ */

static void token_rerolls_run(const Game *g, State *s)
{
    if (s->combat.dice[s75_attacker(s)] && s75_why_no_token(g, s) == R_LEGAL)
        flow_goto(s, TOKEN_REROLL_DIE);
    else
        flow_return(s);
}

const Step s75_token_rerolls_step = {
    .name = "token_rerolls", .rule = "12.3", .run = token_rerolls_run};

/* ---- Re-rolls [6.c]: then E-05 --------------------------------------------------------------- */

static void intelligence_run(const Game *g, State *s)
{
    const bool rolled = s->combat.dice[NV] || s->combat.dice[SV];
    if (s->card == E05_INTELLIGENCE && s->card_uses && rolled)
        flow_goto(s, INTELLIGENCE_DIE);
    else
        flow_return(s);
}

const Step s75_intelligence_step = {.name = "intelligence", .rule = "6.c", .run = intelligence_run};

/* ---- The die that is rolled again, by token or card [12.3, 6.c] ------------------------------ */

static bool may_reroll(const State *s, unsigned side)
{
    return flow_now(s)->step == INTELLIGENCE_DIE || side == s75_attacker(s);
}

static void reroll_legal(const Game *g, const State *s, ActionList *out)
{
    for (uint8_t side = 0; side < SIDES; side++)
        for (uint8_t face = 0; face < FACES; face++)
            if (may_reroll(s, side) && s->combat.face[side][face])
                list_add(out, V_REROLL_FACE, side, face, 0);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t reroll_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE)
        return R_LEGAL;
    if (a.verb != V_REROLL_FACE)
        return R_NOT_NOW;
    if (!may_reroll(s, a.a))
        return R_REROLL_OWN;
    return s->combat.face[a.a][a.b] ? R_LEGAL : R_NO_SUCH_FACE;
}

static void reroll_apply(const Game *g, State *s, Action a)
{
    const bool by_token = flow_top(s)->step == TOKEN_REROLL_DIE;
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    if (by_token)
        s75_spend_token(s);
    else
        s75_call_card(s);
    flow_goto(s, by_token ? TOKEN_REROLLS : INTELLIGENCE);
    Frame *frame = flow_call(s, REROLLED_DIE);
    frame->v[0] = a.a;
    frame->v[1] = a.b;
}

const Step s75_token_reroll_die_step = {.name = "token_reroll_die",
                                        .rule = "12.3",
                                        .prompt = "s75.ask.reroll.token",
                                        .actor = s75_active,
                                        .legal = reroll_legal,
                                        .apply = reroll_apply,
                                        .why_not = reroll_why};

const Step s75_intelligence_die_step = {.name = "intelligence_die",
                                        .rule = "6.c",
                                        .prompt = "s75.ask.reroll.card",
                                        .actor = s75_sv,
                                        .legal = reroll_legal,
                                        .apply = reroll_apply,
                                        .why_not = reroll_why};

/* ---- What it shows [6.c] --------------------------------------------------------------------- */

static void rerolled_die_legal(const Game *g, const State *s, ActionList *out)
{
    const uint8_t side = flow_now(s)->v[0];
    const uint8_t weight[FACES] = {g->board->loss[side], g->board->retreat[side],
                                   g->board->blank[side]};
    for (uint8_t face = 0; face < FACES; face++)
        if (weight[face])
            list_add_weighted(out, (Action){V_FACE, side, face, 0}, weight[face]);
}

static void rerolled_die_apply(const Game *g, State *s, Action a)
{
    const uint8_t old = flow_top(s)->v[1];
    s->combat.face[a.a][old]--;
    s->combat.face[a.a][a.b]++;
    flow_note(s, N_REROLLED, a.a, old, a.b);
    flow_return(s);
}

const Step s75_rerolled_die_step = {.name = "rerolled_die",
                                    .rule = "6.c",
                                    .prompt = "s75.ask.chance.reroll",
                                    .legal = rerolled_die_legal,
                                    .apply = rerolled_die_apply};

/* ---- Cards called upon after the roll: E-06, E-09, E-11, E-13 [6.b, 6.c] --------------------- */

/* What the dice do to each side, with or without the card. */
static void compare(const State *s, bool with_card, Result out[SIDES])
{
    const uint8_t(*face)[FACES] = s->combat.face;
    const Result rolled[SIDES] = {{face[NV][FACE_LOSS], face[NV][FACE_RETREAT]},
                                  {face[SV][FACE_LOSS], face[SV][FACE_RETREAT]}};
    s75_compare(rolled, with_card ? s75_call_of(s->card) : 0, out);
}

/* Losses beyond the last step change nothing, and who is lost does not retreat. */
static Result trim(const State *s, unsigned side, Result result)
{
    const unsigned steps = s75_steps_in(s, s75_takers(s, side));
    return result.loss < steps ? result : (Result){steps, 0};
}

static bool card_changes_result(const State *s)
{
    Result without[SIDES], with[SIDES];
    bool changes = false;
    if (!s->card_uses || !s75_call_of(s->card))
        return false;
    compare(s, false, without);
    compare(s, true, with);
    for (unsigned side = 0; side < SIDES; side++) {
        const Result one = trim(s, side, without[side]), other = trim(s, side, with[side]);
        changes |= one.loss != other.loss || one.retreat != other.retreat;
    }
    return changes;
}

static void card_calls_run(const Game *g, State *s)
{
    if (card_changes_result(s))
        flow_goto(s, CARD_CALL);
    else
        flow_return(s);
}

const Step s75_card_calls_step = {.name = "card_calls", .rule = "6.c", .run = card_calls_run};

/* ---- A card is called upon, or not [6.c] ----------------------------------------------------- */

static Seat card_call_actor(const Game *g, const State *s) { return s75_caller_of(s->card); }

static void card_call_legal(const Game *g, const State *s, ActionList *out)
{
    list_add(out, V_USE_CARD, 0, 0, 0);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t card_call_why(const Game *g, const State *s, Action a)
{
    return a.verb == V_USE_CARD || a.verb == V_DONE ? R_LEGAL : R_NOT_NOW;
}

static void card_call_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_USE_CARD) {
        s75_call_card(s);
        s->combat.card_used = 1;
        flow_note(s, N_CARD_USED, s->card, 0, 0);
    }
    flow_return(s);
}

const Step s75_card_call_step = {.name = "card_call",
                                 .rule = "6.c",
                                 .prompt = "s75.ask.card.call",
                                 .actor = card_call_actor,
                                 .legal = card_call_legal,
                                 .apply = card_call_apply,
                                 .why_not = card_call_why};

/* ---- The comparison [9.8] -------------------------------------------------------------------- */

static void compare_run(const Game *g, State *s)
{
    Combat *c = &s->combat;
    Result result[SIDES];
    compare(s, c->card_used, result);
    for (uint8_t side = 0; side < SIDES; side++) {
        c->loss_due[side] = (uint8_t)result[side].loss;
        c->retreat_due[side] = (uint8_t)result[side].retreat;
        flow_note(s, N_RESULT, side, c->loss_due[side], c->retreat_due[side]);
    }
    flow_return(s);
}

const Step s75_compare_step = {.name = "compare", .rule = "9.8", .run = compare_run};
