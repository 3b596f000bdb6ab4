/* availability.c: chapter 5. The D6, +1 markers, tokens, and what an activation costs. */
#include "games/saigon75/rules/chapters.h"

/* ---- The number [5.6] ------------------------------------------------------------------------ */

/* A pressing automaton has more than the board gives it [15.k]. */
unsigned s75_modifier(const Game *g, const State *s)
{
    return g->board->modifier[s->active][s->turn] + (s->active == NV ? s75_pressure(g) : 0);
}

unsigned s75_maximum(const Game *g, const State *s)
{
    return g->board->maximum[s->active][s->turn] + (s->active == NV ? s75_pressure(g) : 0);
}

unsigned s75_availability(const Game *g, const State *s)
{
    const unsigned side = s->active, most = s75_maximum(g, s);
    unsigned number = s->die + s75_modifier(g, s);
    if (s->card == E12_DIRECTIVE && side == NV)
        number += s->turn == TURNS ? s->die_extra : 1;
    number = least(number, most);
    if (s->card == E11_PARALYSED_COMMAND && side == SV)
        number /= 2;
    return least(number + s->plus_spent + s->token_plus, most);
}

unsigned s75_activations_left(const Game *g, const State *s)
{
    const unsigned number = s75_availability(g, s);
    return number > s->spent ? number - s->spent : 0;
}

/* NV pays for divisions only, and has two VC free [5.3]; SV pays for every unit [5.4]. */
void s75_bar_activation(const Game *g, const State *s, Bars *bars)
{
    const bool broke = s75_activations_left(g, s) == 0;
    const bool nv = s->active == NV;
    const Units unpaid = broke ? (nv ? NV_DIVISIONS : SV_UNITS) & ~s->activated : 0;
    bar(bars, nv ? R_NO_ACTIVATION : R_NO_ACTIVATION_SV, unpaid);
    bar(bars, R_NO_FREE_VC, s->free_vc >= FREE_VC ? ALL_VC & ~s->activated : 0);
}

/* Whether all these units can still be activated together. */
bool s75_can_activate_all(const Game *g, const State *s, Units units)
{
    units &= ~s->activated;
    return count_units(units & ~ALL_VC) <= s75_activations_left(g, s) &&
           count_units(units & ALL_VC) + s->free_vc <= FREE_VC;
}

void s75_activate(State *s, unsigned unit)
{
    if (s->activated & UNIT(unit))
        return;
    s->activated |= UNIT(unit);
    if (ALL_VC & UNIT(unit))
        s->free_vc++;
    else
        s->spent++;
}

/* ---- The roll [5.1] -------------------------------------------------------------------------- */

static void availability_roll_apply(const Game *g, State *s, Action a)
{
    s->die = a.a;
    flow_note(s, N_AVAILABILITY, s->active, a.a, (uint8_t)s75_availability(g, s));
    flow_return(s);
}

const Step s75_availability_roll_step = {.name = "availability_roll",
                                         .rule = "5.1",
                                         .prompt = "s75.ask.chance.availability",
                                         .offer = {V_DIE, 1, 6},
                                         .apply = availability_roll_apply};

/* ---- +1 markers and tokens: what may be spent, here and in preparations [5.2, 5.b, 12.3] ----- */

static bool at_maximum(const Game *g, const State *s) /* [5.c] */
{
    return s75_availability(g, s) >= s75_maximum(g, s);
}

static uint8_t why_no_plus(const Game *g, const State *s)
{
    if (!s->plus_left[s->active])
        return R_NO_PLUS;
    return at_maximum(g, s) ? R_AT_MAXIMUM : R_LEGAL;
}

static uint8_t why_no_token_plus(const Game *g, const State *s)
{
    const uint8_t reason = s75_why_no_token(g, s);
    if (reason)
        return reason;
    return at_maximum(g, s) ? R_AT_MAXIMUM : R_LEGAL;
}

/* What may be spent on availability now, and the exchange: the same in two steps. */
uint8_t s75_why_no_use(const Game *g, const State *s, uint8_t verb)
{
    switch (verb) {
    case V_REROLL:
        return s75_why_no_token(g, s);
    case V_PLUS:
        return why_no_plus(g, s);
    case V_TOKEN_PLUS:
        return why_no_token_plus(g, s);
    case V_EXCHANGE:
        return s75_why_no_exchange(g, s);
    default:
        return R_NOT_NOW;
    }
}

static void use_plus(const Game *g, State *s)
{
    s->plus_left[s->active]--;
    s->plus_spent++;
    flow_note(s, N_PLUS, s->active, (uint8_t)s75_availability(g, s), 0);
}

static void use_token_plus(const Game *g, State *s)
{
    s75_spend_token(s);
    s->token_plus++;
    flow_note(s, N_TOKEN_PLUS, s->active, (uint8_t)s75_availability(g, s), 0);
}

/* Carries out a use; the step that offered it comes back afterwards. */
void s75_apply_use(const Game *g, State *s, uint8_t verb)
{
    switch (verb) {
    case V_REROLL:
        s75_spend_token(s);
        flow_note(s, N_REROLL, s->active, 0, 0);
        flow_call(s, AVAILABILITY_ROLL);
        break;
    case V_PLUS:
        use_plus(g, s);
        break;
    case V_TOKEN_PLUS:
        use_token_plus(g, s);
        break;
    default:
        s75_begin_exchange(g, s);
    }
}

/* ---- Whether to ask [5.2] -------------------------------------------------------------------- */

/* Waiting with +1 markers costs nothing [5.b], so this step asks only who holds a token. */
static void availability_uses_run(const Game *g, State *s)
{
    if (s75_why_no_token(g, s) == R_LEGAL)
        flow_goto(s, AVAILABILITY_USE);
    else
        flow_return(s);
}

const Step s75_availability_uses_step = {
    .name = "availability_uses", .rule = "5.2", .run = availability_uses_run};

/* ---- What is spent [5.2] --------------------------------------------------------------------- */

static void availability_use_legal(const Game *g, const State *s, ActionList *out)
{
    static const uint8_t uses[] = {V_REROLL, V_PLUS, V_TOKEN_PLUS, V_EXCHANGE};
    for (unsigned i = 0; i < COUNT_OF(uses); i++)
        if (s75_why_no_use(g, s, uses[i]) == R_LEGAL)
            list_add(out, uses[i], 0, 0, 0);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t availability_use_why(const Game *g, const State *s, Action a)
{
    return a.verb == V_DONE ? R_LEGAL : s75_why_no_use(g, s, a.verb);
}

static void availability_use_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    flow_goto(s, AVAILABILITY_USES);
    s75_apply_use(g, s, a.verb);
}

const Step s75_availability_use_step = {.name = "availability_use",
                                        .rule = "5.2",
                                        .prompt = "s75.ask.availability",
                                        .actor = s75_active,
                                        .legal = availability_use_legal,
                                        .apply = availability_use_apply,
                                        .why_not = availability_use_why};
