/* combat.c: a combat of chapter 9 begins, finds its defenders [9.3, 9.5] and ends. In between, in
 * the order of 9.17: bonus dice (bonus.c), dice, re-rolls, cards and comparison (dice.c), results
 * (results.c). */
#include "games/saigon75/rules/chapters.h"

Units s75_takers(const State *s, unsigned side)
{
    return (s->engaged | s->sharing) & s75_here(s, side);
}

/* ---- Beginning and leaving ------------------------------------------------------------------- */

void s75_begin_combat(const Game *g, State *s, unsigned province)
{
    s->combat = (Combat){.province = (uint8_t)province};
    s->combat.compulsory = s75_is_last_stand(s) && province == g->board->saigon; /* [8.8] */
    s->engaged = s->attackers & s->at[province];
    flow_note(s, N_COMBAT, (uint8_t)province, 0, 0);
}

static void clear_combat(State *s)
{
    const unsigned province = s->combat.province;
    s->resolved |= PROVINCE(province);
    s->arrivals &= ~s->at[province];
    s->attackers &= ~s->engaged;
    s->engaged = s->sharing = s->answered = 0;
    s->combat = (Combat){.province = NOWHERE};
}

/* Nobody takes part on the other side: no combat, and what was announced is given back [9.4]. */
void s75_leave_combat(State *s)
{
    const Combat *c = &s->combat;
    s->infiltration = (uint8_t)(s->infiltration + c->bonus[BONUS_INFILTRATION]);
    s->air_box = (uint8_t)(s->air_box + c->bonus[BONUS_AIR]);
    s->card_uses = (uint8_t)(s->card_uses + c->bonus[BONUS_CARD]);
    s->card_in &= ~PROVINCE(c->province);
    for (unsigned i = 0; i < TOKENS; i++)
        if (c->tokens >> i & 1) { /* only NV has such dice */
            s->token_place[i] = TOKEN_OF_NV;
            s->token_used[NV]--;
        }
    flow_note(s, N_NO_COMBAT, c->province, 0, 0);
    clear_combat(s);
    flow_return(s);
    flow_return(s); /* and out of COMBAT */
}

/* A card helps in this combat, and is used up by it. */
void s75_call_card(State *s)
{
    s->card_uses--;
    s->card_in |= PROVINCE(s->combat.province);
}

/* ---- Who defends [9.3] ----------------------------------------------------------------------- */

/* VC may be attacked only if a Ranger or River Patrol is among the attackers. */
static bool vc_may_decline(const State *s)
{
    return s75_attacker(s) == SV && !(s->engaged & (RANGERS | RIVER_PATROLS));
}

static Units declining_vc(const State *s, bool arrivals)
{
    const Units vc = s75_here(s, NV) & ALL_VC;
    return vc_may_decline(s) ? vc & (arrivals ? s->arrivals : ~s->arrivals) : 0;
}

static void defenders_run(const Game *g, State *s)
{
    const Units choosing = declining_vc(s, false);
    s->engaged |= s75_here(s, s75_defender(s)) & ~s->absent & ~s->arrivals & ~choosing;
    if (choosing)
        flow_goto(s, DEFEND_VC);
    else
        flow_return(s);
}

const Step s75_defenders_step = {.name = "defenders", .rule = "9.3", .run = defenders_run};

/* ---- How many VC defend [9.3] ---------------------------------------------------------------- */

static void list_numbers(uint8_t verb, unsigned most, ActionList *out)
{
    for (unsigned n = 0; n <= most; n++)
        list_add(out, verb, (uint8_t)n, 0, 0);
}

/* VC are all alike, so only their number matters. */
static Units first_of(Units units, unsigned number)
{
    Units chosen = 0;
    for (; number && units; number--, units &= units - 1)
        chosen |= units & -units;
    return chosen;
}

static void defend_vc_legal(const Game *g, const State *s, ActionList *out)
{
    list_numbers(V_DEFEND, count_units(declining_vc(s, false)), out);
}

static uint8_t defend_vc_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_DEFEND)
        return R_NOT_NOW;
    return a.a <= count_units(declining_vc(s, false)) ? R_LEGAL : R_TOO_MANY_VC;
}

static void defend_vc_apply(const Game *g, State *s, Action a)
{
    s->engaged |= first_of(declining_vc(s, false), a.a);
    flow_note(s, N_VC_DEFEND, a.a, 0, 0);
    flow_return(s);
}

const Step s75_defend_vc_step = {.name = "defend_vc",
                                 .rule = "9.3",
                                 .prompt = "s75.ask.defend",
                                 .actor = s75_nv,
                                 .legal = defend_vc_legal,
                                 .apply = defend_vc_apply,
                                 .why_not = defend_vc_why};

/* ---- Who shares the results [9.5] ------------------------------------------------------------ */

/* [ed.2] Arrivals of both sides share the results; under 8.8 so does every SV unit in Saigon. */
static void sharers_run(const Game *g, State *s)
{
    const Units choosing = is_edition_1(g) ? 0 : declining_vc(s, true);
    if (!is_edition_1(g))
        s->sharing = s->arrivals & s->at[s->combat.province] & ~choosing;
    if (s->combat.compulsory)
        s->sharing |= s75_here(s, SV) & ~s->engaged & ~s->absent;
    if (choosing)
        flow_goto(s, SHARE_VC);
    else
        flow_return(s);
}

const Step s75_sharers_step = {.name = "sharers", .rule = "9.5", .run = sharers_run};

/* ---- How many VC share them [9.5] ------------------------------------------------------------ */

static void share_vc_legal(const Game *g, const State *s, ActionList *out)
{
    list_numbers(V_SHARE, count_units(declining_vc(s, true)), out);
}

static uint8_t share_vc_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_SHARE)
        return R_NOT_NOW;
    return a.a <= count_units(declining_vc(s, true)) ? R_LEGAL : R_TOO_MANY_ARRIVALS;
}

static void share_vc_apply(const Game *g, State *s, Action a)
{
    s->sharing |= first_of(declining_vc(s, true), a.a);
    flow_note(s, N_VC_SHARE, a.a, 0, 0);
    flow_return(s);
}

const Step s75_share_vc_step = {.name = "share_vc",
                                .rule = "9.5",
                                .prompt = "s75.ask.share",
                                .actor = s75_nv,
                                .legal = share_vc_legal,
                                .apply = share_vc_apply,
                                .why_not = share_vc_why};

/* ---- The end of a combat [9.16] -------------------------------------------------------------- */

static void combat_end_run(const Game *g, State *s)
{
    const unsigned province = s->combat.province;
    s->fought |= s->engaged;
    clear_combat(s);
    s75_control_after_combat(g, s, province); /* [9.16] */
    flow_return(s);
}

const Step s75_combat_end_step = {.name = "combat_end", .rule = "9.16", .run = combat_end_run};
