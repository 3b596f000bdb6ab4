/* attack.c: Attack [9.17-9.25] and Ambush [11.7-11.11]. */
#include "games/fitl/rules/chapters.h"

/* Who attacks: the faction's guerrillas; in #124 those of both insurgents, in #122 none. */
static Kinds guerrillas_of(const State *s, unsigned faction)
{
    if (s->op.flags & OP_TROOPS_ONLY)
        return 0;
    return s->op.flags & OP_JOINT ? GUERRILLAS : GUERRILLAS & fitl_faction_kinds[faction];
}

/* [attack.start] #45u */
static bool loses_tank(const State *s, unsigned x, unsigned f)
{
    return f == NVA && cap(s, CAP_PT76, UNSHADED) && s->at[x][K_NVA_TROOP];
}

static void lose_tank(State *s, unsigned x, unsigned f)
{
    if (!loses_tank(s, x, f))
        return;
    fitl_remove(s, x, K_NVA_TROOP, 1, BOX_AVAILABLE);
    fitl_marchers_gone(s, x, K_NVA_TROOP, 1);
}

/* ---- The Attack [9.17] ----------------------------------------------------------------------- */

/* Locals of ATTACK_SPACE: 0 space, 1 stage, 2 how (Choice), 3 targets, 4 US Troops and bases gone.
 */
enum { AT_SPACE, AT_STAGE, AT_HOW, AT_TARGETS, AT_TOLL };

enum { AS_START, AS_HOW, AS_WHO, AS_ROLL, AS_REMOVE, AS_TOLL };

/* A bot says after all its Attacks in which of them the tanks of shaded PT-76 were [T11.4]: the
 * space is named again. op.moved keeps how many Troops attacked, and how many more would go. */
enum { STORMED_BY, STORM_GAIN };

static bool may_send_tanks(const State *s, unsigned x)
{
    return in(s->op.spaces, x) && s->op.moved[x][STORM_GAIN] && !s->op.tanks && s->coin[x];
}

static void note_storm(State *s, unsigned x)
{
    const unsigned troops = s->at[x][K_NVA_TROOP], coin = s->coin[x];
    if (!is_bot(s, NVA) || !cap(s, CAP_PT76, SHADED))
        return;
    s->op.moved[x][STORMED_BY] = (uint8_t)troops;
    s->op.moved[x][STORM_GAIN] = (uint8_t)(least(troops, coin) - least(troops / 2, coin));
}

static void send_tanks(State *s, unsigned x)
{
    Frame *f = flow_call(s, ATTACK_SPACE);
    s->op.tanks = 1;
    f->v[AT_SPACE] = (uint8_t)x;
    f->v[AT_STAGE] = AS_REMOVE;
    f->v[AT_HOW] = CH_TANKS;
    f->v[AT_TARGETS] = (uint8_t)fitl_enemies_with(s, x, COIN_KINDS, s->op.enemies);
}

uint8_t fitl_why_attack(const Game *g, const State *s, unsigned x)
{
    const unsigned f = s->op.faction;
    const Kinds own = guerrillas_of(s, f) | (f == NVA ? KIND(K_NVA_TROOP) : 0);
    if (may_send_tanks(s, x))
        return R_LEGAL;
    if (!s->coin[x])
        return R_NO_ENEMY;
    if (!has(s, x, own))
        return R_NO_ATTACKER;
    if (!can_pay(s, f, fitl_cost(s, 1)))
        return R_POOR;
    return fitl_why_select(s, x);
}

static void attack_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_operation(g, s, fitl_why_attack, out);
}

static uint8_t attack_why(const Game *g, const State *s, Action a)
{
    return fitl_why_operation(g, s, a, fitl_why_attack);
}

static void attack_apply(const Game *g, State *s, Action a)
{
    if (fitl_apply_common(s, a))
        return;
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    if (may_send_tanks(s, a.a)) {
        send_tanks(s, a.a);
        return;
    }
    fitl_select(s, a.a);
    note(s, N_SELECTED, a.a, s->op.kind, 0);
    pay(s, s->op.faction, fitl_cost(s, 1));
    flow_call(s, ATTACK_SPACE)->v[AT_SPACE] = a.a;
}

const Step fitl_attack_step = {
    .name = "attack",
    .rule = "9.17",
    .prompt = "fitl.ask.attack",
    .actor = fitl_op_actor,
    .legal = attack_legal,
    .apply = attack_apply,
    .why_not = attack_why,
};

/* ---- How: guerrillas, Troops or tanks [9.20] ------------------------------------------------- */

static uint8_t why_how(const State *s, unsigned x, unsigned how)
{
    switch (how) {
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

static uint8_t attack_how_why(const Game *g, const State *s, Action a)
{
    return a.verb == V_CHOOSE ? why_how(s, flow_now(s)->v[AT_SPACE], a.a) : R_NOT_NOW;
}

static void attack_how_legal(const Game *g, const State *s, ActionList *out)
{
    for (uint8_t c = CH_GUERRILLAS; c <= CH_TANKS; c++)
        if (why_how(s, flow_now(s)->v[AT_SPACE], c) == R_LEGAL)
            list_add(out, V_CHOOSE, c, 0, 0);
}

static void attack_how_apply(const Game *g, State *s, Action a)
{
    flow_return(s);
    flow_top(s)->v[AT_HOW] = a.a;
    if (a.a == CH_TANKS)
        s->op.tanks = 1;
}

const Step fitl_attack_how_step = {
    .name = "attack_how",
    .rule = "9.20",
    .prompt = "fitl.ask.attack_how",
    .actor = fitl_op_actor,
    .legal = attack_how_legal,
    .apply = attack_how_apply,
    .why_not = attack_how_why,
};

/* ---- A space [9.18-9.24] --------------------------------------------------------------------- */

/* One way only is no choice. */
static void choose_how(State *s, Frame *f)
{
    const unsigned x = f->v[AT_SPACE];
    unsigned ways = 0, way = 0;
    for (unsigned how = CH_GUERRILLAS; how <= CH_TANKS; how++)
        if (why_how(s, x, how) == R_LEGAL) {
            way = how;
            ways++;
        }
    if (ways > 1)
        flow_call(s, ATTACK_HOW)->v[AT_SPACE] = (uint8_t)x;
    else
        f->v[AT_HOW] = (uint8_t)way;
}

/* What so many Troops remove, neither more nor less [9.19, 9.21]. */
static unsigned hits_of(unsigned troops, unsigned how)
{
    return how == CH_TANKS ? troops : troops / 2;
}

static unsigned troop_hits(const State *s, const Frame *f)
{
    if (f->v[AT_HOW] == CH_TANKS && s->op.moved[f->v[AT_SPACE]][STORM_GAIN])
        return s->op.moved[f->v[AT_SPACE]][STORM_GAIN];
    return hits_of(s->at[f->v[AT_SPACE]][K_NVA_TROOP], f->v[AT_HOW]);
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
    if (f->v[AT_HOW] == CH_TROOPS)
        note_storm(s, x);
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

static void attack_space_run(const Game *g, State *s)
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

const Step fitl_attack_space_step = {
    .name = "attack_space", .rule = "9.18", .run = attack_space_run};

/* ---- For people ------------------------------------------------------------------------------ */

static bool has_begun(const State *s, unsigned x)
{
    const Flow *flow = flow_at(s);
    for (unsigned i = 0; i < flow->depth; i++)
        if (flow->frame[i].step == ATTACK_SPACE && flow->frame[i].v[AT_SPACE] == x)
            return true;
    return false;
}

Assailants fitl_assailants(const State *s, unsigned x, unsigned faction)
{
    const unsigned guerrillas = count_at(s, x, guerrillas_of(s, faction));
    const unsigned all = faction == NVA ? s->at[x][K_NVA_TROOP] : 0;
    const unsigned troops = all - (!has_begun(s, x) && loses_tank(s, x, faction) ? 1 : 0);
    return (Assailants){.guerrillas = (uint8_t)guerrillas,
                        .faces = (uint8_t)least(guerrillas, 6),
                        .troops = (uint8_t)troops,
                        .hits = (uint8_t)hits_of(troops, CH_TROOPS)};
}

/* ---- Ambush: spaces [11.7] ------------------------------------------------------------------- */

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
    return fitl_any_act(g, s, AMBUSH, why_ambush);
}

bool fitl_any_ambush(const Game *g, const State *s)
{
    return fitl_any_space(g, s, ALL_SPACES, why_ambush);
}

static void ambush_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_act(g, s, why_ambush, out);
}

static uint8_t ambush_why(const Game *g, const State *s, Action a)
{
    return fitl_why_act(g, s, a, why_ambush);
}

static void ambush_apply(const Game *g, State *s, Action a)
{
    if (fitl_take_offer(g, s, a) || fitl_act_ended(s, a))
        return;
    if (with_attack(s)) {
        fitl_select(s, a.a);
        pay(s, s->sa.faction, fitl_cost(s, 1));
    }
    flow_call(s, AMBUSH_SPACE)->v[0] = a.a;
}

const Step fitl_ambush_spaces_step = {
    .name = "ambush_spaces",
    .rule = "11.7",
    .prompt = "fitl.ask.ambush_spaces",
    .actor = fitl_activity_actor,
    .legal = ambush_legal,
    .apply = ambush_apply,
    .why_not = ambush_why,
};

/* ---- Ambush: a space [11.8] ------------------------------------------------------------------ */

static void turn_ambusher(State *s, unsigned x)
{
    const unsigned hidden = hidden_kind(s->sa.faction);
    if (!s->at[x][hidden])
        return;
    fitl_flip(s, x, hidden, 1);
    fitl_marcher_turns(s, x);
}

/* Locals of AMBUSH_SPACE: 0 space, 1 stage, 2 target. */
static void ambush_space_run(const Game *g, State *s)
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

const Step fitl_ambush_space_step = {
    .name = "ambush_space", .rule = "11.8", .run = ambush_space_run};

/* ---- Ambush: here or next door [11.9] -------------------------------------------------------- */

static void ambush_at_legal(const Game *g, const State *s, ActionList *out)
{
    for (Spaces set = ambush_targets(g, s, flow_now(s)->v[0]); set; set &= set - 1)
        list_add(out, V_TO, (uint8_t)first_space(set), 0, 0);
}

static uint8_t ambush_at_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_TO)
        return R_NOT_NOW;
    return a.a < SPACES && in(ambush_targets(g, s, flow_now(s)->v[0]), a.a) ? R_LEGAL
                                                                            : R_AMBUSH_REACH;
}

static void ambush_at_apply(const Game *g, State *s, Action a)
{
    flow_return(s);
    flow_top(s)->v[2] = a.a;
}

const Step fitl_ambush_at_step = {
    .name = "ambush_at",
    .rule = "11.9",
    .prompt = "fitl.ask.ambush_at",
    .actor = fitl_activity_actor,
    .legal = ambush_at_legal,
    .apply = ambush_at_apply,
    .why_not = ambush_at_why,
};

/* ---- Ambush: two at once [13.3], #104s ------------------------------------------------------- */

static void ambush_two_apply(const Game *g, State *s, Action a)
{
    flow_return(s);
    if (a.a == CH_NO)
        return;
    s->sa.flags |= ACT_PAIR;
    flow_top(s)->v[3] = 1;
}

const Step fitl_ambush_two_step = {
    .name = "ambush_two",
    .rule = "13.3",
    .prompt = "fitl.ask.ambush_two",
    .actor = fitl_activity_actor,
    .offer = {V_CHOOSE, CH_YES, CH_NO},
    .apply = ambush_two_apply,
    .why_not = fitl_yes_no_why,
};
