/* attack.c: Attack [9.17-9.25] and Ambush [11.7-11.11]. */
#include "games/fitl/rules/steps.h"

/* Who attacks: the faction's guerrillas; in #124 those of both insurgents, in #122 none. */
static Kinds guerrillas_of(const State *s, unsigned faction)
{
    if (s->op.flags & OP_TROOPS_ONLY)
        return 0;
    return s->op.flags & OP_JOINT ? GUERRILLAS : GUERRILLAS & fitl_faction_kinds[faction];
}

/* ---- A space --------------------------------------------------------------------------------- */

/* Locals of ATTACK_SPACE: 0 space, 1 stage, 2 how (Choice), 3 targets, 4 US Troops and bases gone.
 */
enum { AT_SPACE, AT_STAGE, AT_HOW, AT_TARGETS, AT_TOLL };
enum { AS_START, AS_HOW, AS_WHO, AS_ROLL, AS_REMOVE, AS_TOLL };

/* [attack.start] #45u */
static void lose_tank(State *s, unsigned x, unsigned f)
{
    if (f != NVA || !cap(s, CAP_PT76, UNSHADED) || !s->at[x][K_NVA_TROOP])
        return;
    fitl_remove(s, x, K_NVA_TROOP, 1, BOX_AVAILABLE);
    fitl_marchers_gone(s, x, K_NVA_TROOP, 1);
}

uint8_t fitl_attack_how_why(const Game *g, const State *s, Action a)
{
    const unsigned x = flow_now(s)->v[AT_SPACE];
    if (a.verb != V_CHOOSE)
        return R_NOT_NOW;
    switch (a.a) {
    case CH_GUERRILLAS:
        return has(s, x, guerrillas_of(s, s->op.faction)) ? R_LEGAL : R_NO_GUERRILLA;
    case CH_TROOPS:
        return s->op.faction == NVA && s->at[x][K_NVA_TROOP] ? R_LEGAL : R_NO_TROOP;
    case CH_TANKS: /* [attack.kills] #45s */
        if (!cap(s, CAP_PT76, SHADED) || s->op.tanks)
            return R_TANKS;
        return s->op.faction == NVA && s->at[x][K_NVA_TROOP] ? R_LEGAL : R_NO_TROOP;
    default:
        return R_NO_SUCH_CHOICE;
    }
}

void fitl_attack_how_legal(const Game *g, const State *s, ActionList *out)
{
    for (uint8_t c = CH_GUERRILLAS; c <= CH_TANKS; c++)
        if (fitl_attack_how_why(g, s, (Action){V_CHOOSE, c, 0, 0}) == R_LEGAL)
            list_add(out, V_CHOOSE, c, 0, 0);
}

void fitl_attack_how_apply(const Game *g, State *s, Action a)
{
    flow_return(s);
    flow_top(s)->v[AT_HOW] = a.a;
    if (a.a == CH_TANKS)
        s->op.tanks = 1;
}

/* One way only is no choice. */
static void choose_how(State *s, Frame *f)
{
    const unsigned x = f->v[AT_SPACE];
    const bool troops = s->op.faction == NVA && s->at[x][K_NVA_TROOP];
    const bool guerrillas = has(s, x, guerrillas_of(s, s->op.faction));
    const bool tanks = troops && cap(s, CAP_PT76, SHADED) && !s->op.tanks;
    if ((troops && guerrillas) || tanks)
        flow_call(s, ATTACK_HOW)->v[AT_SPACE] = (uint8_t)x;
    else
        f->v[AT_HOW] = troops ? CH_TROOPS : CH_GUERRILLAS;
}

/* What Troops remove here, neither more nor less [9.19, 9.21]. */
static unsigned troop_hits(const State *s, const Frame *f)
{
    const unsigned troops = s->at[f->v[AT_SPACE]][K_NVA_TROOP];
    return f->v[AT_HOW] == CH_TANKS ? troops : troops / 2;
}

/* How many could go with one faction alone for a target; the other's pieces shield bases [9.22]. */
static unsigned exposed(const State *s, unsigned x, unsigned target)
{
    const Kinds own = fitl_faction_kinds[target];
    const bool shielded = has(s, x, COIN_KINDS & ~COIN_BASES & ~own);
    return count_at(s, x, shielded ? own & ~COIN_BASES : own);
}

/* To ignore somebody spares lives only where Troops would take more than the other has to lose;
 * guerrillas remove as many as they like of whom they like [7.3]. */
static void choose_targets(State *s, Frame *f)
{
    const unsigned x = f->v[AT_SPACE];
    const unsigned set = fitl_enemies_with(s, x, COIN_KINDS, s->op.enemies);
    const unsigned hits = least(troop_hits(s, f), s->coin[x]);
    f->v[AT_TARGETS] = (uint8_t)set;
    if (f->v[AT_HOW] != CH_GUERRILLAS && (exposed(s, x, US) < hits || exposed(s, x, ARVN) < hits))
        fitl_ask_targets(s, x, set, s->op.faction);
}

static void remove_enemies(State *s, const Frame *f)
{
    const unsigned x = f->v[AT_SPACE], actor = s->op.faction;
    if (f->v[AT_HOW] != CH_GUERRILLAS)
        fitl_call_removal(s, x, troop_hits(s, f), RM_ATTACK, f->v[AT_TARGETS], actor);
    else if (s->die <= count_at(s, x, guerrillas_of(s, actor))) /* [9.18] */
        fitl_call_removal(s, x, 2, RM_ATTACK | RM_OPTIONAL, f->v[AT_TARGETS], actor);
}

/* [9.24] */
static void pay_toll(State *s, const Frame *f)
{
    const unsigned x = f->v[AT_SPACE], guerrilla = hidden_kind(s->op.faction) + 1;
    const unsigned kind = f->v[AT_HOW] == CH_GUERRILLAS ? guerrilla : K_NVA_TROOP;
    const unsigned lost = least(f->v[AT_TOLL], s->at[x][kind]), rest = f->v[AT_TOLL] - lost;
    fitl_remove(s, x, kind, lost, BOX_AVAILABLE);
    if (s->op.flags & OP_JOINT) /* VC first, then NVA */
        fitl_remove(s, x, K_NVA_GUERRILLA_A, least(rest, s->at[x][K_NVA_GUERRILLA_A]),
                    BOX_AVAILABLE);
}

void fitl_attack_space_run(const Game *g, State *s)
{
    Frame *f = flow_top(s);
    const unsigned x = f->v[AT_SPACE], actor = s->op.faction;
    switch (f->v[AT_STAGE]++) {
    case AS_START:
        lose_tank(s, x, actor);
        if (!has(s, x, guerrillas_of(s, actor) | (actor == NVA ? KIND(K_NVA_TROOP) : 0)))
            flow_return(s);
        break;
    case AS_HOW:
        choose_how(s, f);
        break;
    case AS_WHO:
        choose_targets(s, f);
        break;
    case AS_ROLL:
        if (f->v[AT_HOW] != CH_GUERRILLAS)
            break;
        for (Kinds k = guerrillas_of(s, actor) & HIDDEN_GUERRILLAS; k; k &= k - 1)
            fitl_flip(s, x, first_kind(k), s->at[x][first_kind(k)]);
        flow_call(s, DIE);
        break;
    case AS_REMOVE:
        remove_enemies(s, f);
        break;
    default:
        pay_toll(s, f);
        flow_return(s);
    }
}

/* ---- The Operation --------------------------------------------------------------------------- */

uint8_t fitl_why_attack(const Game *g, const State *s, unsigned x)
{
    const unsigned f = s->op.faction;
    const Kinds own = guerrillas_of(s, f) | (f == NVA ? KIND(K_NVA_TROOP) : 0);
    if (!s->coin[x])
        return R_NO_ENEMY;
    if (!has(s, x, own))
        return R_NO_ATTACKER;
    if (!can_pay(s, f, fitl_cost(s, 1)))
        return R_POOR;
    return fitl_why_select(s, x);
}

void fitl_attack_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_operation(g, s, fitl_why_attack, out);
}

uint8_t fitl_attack_why(const Game *g, const State *s, Action a)
{
    return fitl_why_operation(g, s, a, fitl_why_attack);
}

void fitl_attack_apply(const Game *g, State *s, Action a)
{
    if (fitl_apply_common(s, a))
        return;
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    fitl_select(s, a.a);
    note(s, N_SELECTED, a.a, s->op.kind, 0);
    pay(s, s->op.faction, fitl_cost(s, 1));
    flow_call(s, ATTACK_SPACE)->v[AT_SPACE] = a.a;
}

/* ---- Ambush ---------------------------------------------------------------------------------- */

/* From a LoC it also reaches next door [11.9]. */
static Spaces ambush_targets(const Game *g, const State *s, unsigned x)
{
    Spaces set = SPACE(x) | (is_loc(x) ? g->board->adjacent[x] : 0), found = 0;
    for (; set; set &= set - 1)
        if (s->coin[first_space(set)])
            found |= set & (0 - set);
    return found;
}

/* Who may ambush here: by March those who marched in, by a card anybody [11.7, 10.5]. */
static bool has_ambusher(const State *s, unsigned x)
{
    const unsigned hidden = hidden_kind(s->sa.faction);
    if (s->sa.flags & ACT_ANYWHERE)
        return s->at[x][hidden] || s->at[x][hidden + 1];
    if (s->op.kind == OP_MARCH && !(s->sa.flags & ACT_FREE))
        return in(s->op.spaces, x) && least(s->at[x][hidden], s->op.moved[x][1]);
    return s->at[x][hidden];
}

static bool with_attack(const State *s)
{
    return s->op.kind == OP_ATTACK && !(s->sa.flags & ACT_FREE);
}

static uint8_t why_ambush(const Game *g, const State *s, unsigned x)
{
    if (!has_ambusher(s, x))
        return s->op.kind == OP_MARCH ? R_AMBUSH_MARCHED : R_NO_HIDDEN;
    if (!ambush_targets(g, s, x))
        return R_NO_ENEMY;
    if (with_attack(s) && !can_pay(s, s->sa.faction, fitl_cost(s, 1)))
        return R_POOR;
    if (with_attack(s)) {
        const uint8_t why = fitl_why_select(s, x);
        if (why != R_LEGAL)
            return why;
    }
    return fitl_why_act_in(s, x, 2);
}

bool fitl_could_ambush(const Game *g, const State *s)
{
    State scratch = *s;
    fitl_prepare_activity(&scratch, AMBUSH, s->op.faction, 0);
    return fitl_any_space(g, &scratch, ALL_SPACES, why_ambush);
}

bool fitl_any_ambush(const Game *g, const State *s)
{
    return fitl_any_space(g, s, ALL_SPACES, why_ambush);
}

void fitl_ambush_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_spaces(g, s, V_SPACE, ALL_SPACES, why_ambush, out);
    if (s->sa.spaces)
        list_add(out, V_DONE, 0, 0, 0);
}

uint8_t fitl_ambush_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE)
        return s->sa.spaces ? R_LEGAL : R_FIRST_SPACE;
    if (a.verb != V_SPACE)
        return R_NOT_NOW;
    return a.a < SPACES ? why_ambush(g, s, a.a) : R_NOT_ALLOWED;
}

static void turn_ambusher(State *s, unsigned x)
{
    const unsigned hidden = hidden_kind(s->sa.faction);
    if (!s->at[x][hidden])
        return;
    fitl_flip(s, x, hidden, 1);
    fitl_marcher_turns(s, x);
}

/* Locals of AMBUSH_SPACE: 0 space, 1 stage, 2 target. */
void fitl_ambush_space_run(const Game *g, State *s)
{
    Frame *f = flow_top(s);
    const unsigned x = f->v[0];
    switch (f->v[1]++) {
    case 0: {
        const Spaces targets = ambush_targets(g, s, x);
        lose_tank(s, x, s->sa.faction);
        turn_ambusher(s, x);
        f->v[2] = (uint8_t)first_space(targets);
        if (targets & (targets - 1))
            flow_call(s, AMBUSH_AT)->v[0] = (uint8_t)x;
        break;
    }
    case 1: /* [ambush.kills] #104s: two in one space of the activity */
        if (s->sa.faction == VC && cap(s, CAP_MAIN_FORCE, SHADED) && !(s->sa.flags & ACT_PAIR) &&
            s->coin[f->v[2]] > 1)
            flow_call(s, AMBUSH_TWO);
        break;
    case 2:
        fitl_call_removal(s, f->v[2], f->v[3] ? 2 : 1, RM_ATTACK, 3, s->sa.faction);
        break;
    default:
        flow_return(s);
    }
}

void fitl_ambush_at_legal(const Game *g, const State *s, ActionList *out)
{
    for (Spaces set = ambush_targets(g, s, flow_now(s)->v[0]); set; set &= set - 1)
        list_add(out, V_TO, (uint8_t)first_space(set), 0, 0);
}

uint8_t fitl_ambush_at_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_TO)
        return R_NOT_NOW;
    return a.a < SPACES && in(ambush_targets(g, s, flow_now(s)->v[0]), a.a) ? R_LEGAL
                                                                            : R_AMBUSH_REACH;
}

void fitl_ambush_at_apply(const Game *g, State *s, Action a)
{
    flow_return(s);
    flow_top(s)->v[2] = a.a;
}

void fitl_ambush_two_apply(const Game *g, State *s, Action a)
{
    flow_return(s);
    if (a.a == CH_NO)
        return;
    s->sa.flags |= ACT_PAIR;
    flow_top(s)->v[3] = 1;
}

void fitl_ambush_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    s->sa.spaces |= SPACE(a.a);
    if (with_attack(s)) {
        fitl_select(s, a.a);
        pay(s, s->sa.faction, fitl_cost(s, 1));
    }
    flow_call(s, AMBUSH_SPACE)->v[0] = a.a;
}
