/* dice.c: how many dice each side rolls, the roll, re-rolls, cards called upon after it, and the
 * comparison of R [9.6-9.8, 6.a-6.c]. */
#include "games/saigon75/rules/steps.h"

/* ---- Dice ------------------------------------------------------------------------------------ */

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

void s75_attacker_dice_run(const Game *g, State *s)
{
    add_automatic_bonuses(g, s);
    s->combat.dice[NV] = (uint8_t)s75_dice(g, s, NV);
    s->combat.dice[SV] = (uint8_t)s75_dice(g, s, SV);
    begin_roll(s, s75_attacker(s));
}

void s75_defender_dice_run(const Game *g, State *s) { begin_roll(s, s75_defender(s)); }

void s75_roll_dice_legal(const Game *g, const State *s, ActionList *out)
{
    const unsigned side = flow_now(s)->v[0];
    s75_list_roll(g, side, s->combat.dice[side], out);
}

void s75_roll_dice_apply(const Game *g, State *s, Action a)
{
    uint8_t *face = s->combat.face[a.a];
    face[FACE_LOSS] = a.b;
    face[FACE_RETREAT] = a.c;
    face[FACE_BLANK] = (uint8_t)(s->combat.dice[a.a] - a.b - a.c);
    flow_note(s, N_ROLLED, a.a, a.b, a.c);
    flow_return(s);
}

/* ---- Re-rolls [6.c]: the active side's token, then E-05 -------------------------------------- */

void s75_token_rerolls_run(const Game *g, State *s)
{
    if (s->combat.dice[s75_attacker(s)] && s75_why_no_token(g, s) == R_LEGAL)
        flow_goto(s, TOKEN_REROLL_DIE);
    else
        flow_return(s);
}

void s75_intelligence_run(const Game *g, State *s)
{
    const bool rolled = s->combat.dice[NV] || s->combat.dice[SV];
    if (s->card == E05_INTELLIGENCE && s->card_uses && rolled)
        flow_goto(s, INTELLIGENCE_DIE);
    else
        flow_return(s);
}

static bool may_reroll(const State *s, unsigned side)
{
    return flow_now(s)->step == INTELLIGENCE_DIE || side == s75_attacker(s);
}

void s75_reroll_legal(const Game *g, const State *s, ActionList *out)
{
    for (uint8_t side = 0; side < SIDES; side++)
        for (uint8_t face = 0; face < FACES; face++)
            if (may_reroll(s, side) && s->combat.face[side][face])
                list_add(out, V_REROLL_FACE, side, face, 0);
    list_add(out, V_DONE, 0, 0, 0);
}

uint8_t s75_reroll_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE)
        return R_LEGAL;
    if (a.verb != V_REROLL_FACE)
        return R_NOT_NOW;
    if (!may_reroll(s, a.a))
        return R_REROLL_OWN;
    return s->combat.face[a.a][a.b] ? R_LEGAL : R_NO_SUCH_FACE;
}

static void call_card(State *s)
{
    s->card_uses--;
    s->card_in |= PROVINCE(s->combat.province);
}

void s75_reroll_apply(const Game *g, State *s, Action a)
{
    const bool by_token = flow_top(s)->step == TOKEN_REROLL_DIE;
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    if (by_token)
        s75_spend_token(s);
    else
        call_card(s);
    flow_goto(s, by_token ? TOKEN_REROLLS : INTELLIGENCE);
    Frame *frame = flow_call(s, REROLLED_DIE);
    frame->v[0] = a.a;
    frame->v[1] = a.b;
}

void s75_rerolled_die_legal(const Game *g, const State *s, ActionList *out)
{
    const uint8_t side = flow_now(s)->v[0];
    const uint8_t weight[FACES] = {g->board->loss[side], g->board->retreat[side],
                                   g->board->blank[side]};
    for (uint8_t face = 0; face < FACES; face++)
        if (weight[face])
            list_add_weighted(out, (Action){V_FACE, side, face, 0}, weight[face]);
}

void s75_rerolled_die_apply(const Game *g, State *s, Action a)
{
    const uint8_t old = flow_top(s)->v[1];
    s->combat.face[a.a][old]--;
    s->combat.face[a.a][a.b]++;
    flow_note(s, N_REROLLED, a.a, old, a.b);
    flow_return(s);
}

/* ---- Cards called upon after the roll: E-06, E-09, E-11, E-13 [6.b, 6.c] --------------------- */

/* What the dice would do to each side, with or without the card. */
static void compare(const State *s, bool with_card, uint8_t loss[SIDES], uint8_t retreat[SIDES])
{
    const uint8_t(*face)[FACES] = s->combat.face;
    const uint8_t card = with_card ? s->card : NO_CARD;
    unsigned sv_x = face[SV][FACE_LOSS], sv_r = face[SV][FACE_RETREAT];
    if (card == E13_CORRUPTION) { /* before the comparison */
        sv_r += sv_x;
        sv_x = 0;
    }
    const unsigned nv_r = face[NV][FACE_RETREAT];
    unsigned against_sv = nv_r > sv_r ? nv_r - sv_r : 0;
    loss[NV] = (uint8_t)sv_x;
    loss[SV] = face[NV][FACE_LOSS];
    retreat[NV] = (uint8_t)(sv_r > nv_r ? sv_r - nv_r : 0);
    if (card == E09_ARMOURED_SUPPORT)
        loss[SV]++;
    if (card == E11_PARALYSED_COMMAND) /* after the comparison */
        loss[SV] = (uint8_t)(loss[SV] + against_sv);
    if (card == E11_PARALYSED_COMMAND || card == E06_RESISTANCE)
        against_sv = 0;
    retreat[SV] = (uint8_t)against_sv;
}

/* Losses beyond the last step change nothing, and who is lost does not retreat. */
static void trim(const State *s, uint8_t loss[SIDES], uint8_t retreat[SIDES])
{
    for (unsigned side = 0; side < SIDES; side++) {
        const Units takers = s75_takers(s, side);
        const unsigned steps = count_units(takers) + count_units(takers & s->full);
        if (loss[side] >= steps) {
            loss[side] = (uint8_t)steps;
            retreat[side] = 0;
        }
    }
}

static bool card_changes_result(const State *s)
{
    uint8_t loss[2][SIDES], retreat[2][SIDES];
    if (!s->card_uses)
        return false;
    for (unsigned with_card = 0; with_card < 2; with_card++) {
        compare(s, with_card, loss[with_card], retreat[with_card]);
        trim(s, loss[with_card], retreat[with_card]);
    }
    return memcmp(loss[0], loss[1], SIDES) || memcmp(retreat[0], retreat[1], SIDES);
}

void s75_card_calls_run(const Game *g, State *s)
{
    if (card_changes_result(s))
        flow_goto(s, CARD_CALL);
    else
        flow_return(s);
}

Seat s75_card_call_actor(const Game *g, const State *s)
{
    return s75_cards[s->card].favours == YELLOW ? SV : NV;
}

void s75_card_call_legal(const Game *g, const State *s, ActionList *out)
{
    list_add(out, V_USE_CARD, 0, 0, 0);
    list_add(out, V_DONE, 0, 0, 0);
}

uint8_t s75_card_call_why(const Game *g, const State *s, Action a)
{
    return a.verb == V_USE_CARD || a.verb == V_DONE ? R_LEGAL : R_NOT_NOW;
}

void s75_card_call_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_USE_CARD) {
        call_card(s);
        s->combat.card_used = 1;
        flow_note(s, N_CARD_USED, s->card, 0, 0);
    }
    flow_return(s);
}

void s75_compare_run(const Game *g, State *s)
{
    Combat *c = &s->combat;
    compare(s, c->card_used, c->loss_due, c->retreat_due);
    flow_note(s, N_RESULT, NV, c->loss_due[NV], c->retreat_due[NV]);
    flow_note(s, N_RESULT, SV, c->loss_due[SV], c->retreat_due[SV]);
    flow_return(s);
}
