/* forecast_best.c: the answers a defender may give to an attack, each played on a copy of the
 * position with the real steps, so that no rule of dice is written twice, and the best of them. */
#include "games/saigon75/odds/forecast.h"
#include "games/saigon75/rules/chapters.h"

/* ---- Figures of a leaf ----------------------------------------------------------------------- */

unsigned s75_caller(const State *s)
{
    return s75_call_of(s->card) && s->card_uses ? s75_caller_of(s->card) : NOWHERE;
}

/* A die in the air lies there with its old face until it falls. */
Toss s75_toss(const State *s, unsigned side)
{
    const uint8_t *face = s->combat.face[side];
    uint8_t lies[FACES] = {face[FACE_LOSS], face[FACE_RETREAT], face[FACE_BLANK]};
    const Frame *frame = flow_now(s);
    if (frame->step == REROLLED_DIE && frame->v[0] == side)
        lies[frame->v[1]]--;
    const unsigned rolled = (unsigned)lies[FACE_LOSS] + lies[FACE_RETREAT] + lies[FACE_BLANK];
    return (Toss){s->combat.dice[side] - rolled, {lies[FACE_LOSS], lies[FACE_RETREAT]}};
}

/* What a side really suffers of a result. */
static void count_result(const State *s, unsigned side, Result result, uint64_t weight,
                         Figures *figures)
{
    const Units takers = s75_takers(s, side);
    const unsigned units = count_units(takers), full = count_units(takers & s->full);
    const unsigned loss = least(result.loss, s75_steps_in(s, takers));
    const unsigned left = loss > full ? units - (loss - full) : units;
    const unsigned retreat = least(result.retreat, left);
    figures->loss[side] += loss * weight;
    figures->retreat[side] += retreat * weight;
    figures->hurt[side] += loss ? weight : 0;
    figures->swept[side] += retreat == left ? weight : 0;
}

static void count_figures(const Game *g, const State *s, unsigned calls, Figures *figures)
{
    const Toss toss[SIDES] = {s75_toss(s, NV), s75_toss(s, SV)};
    const unsigned n = ODDS_COUNTS;
    Odds odds;
    s75_count_odds(g, toss, calls, &odds);
    const uint64_t *weight = &odds.weight[0][0][0][0];
    *figures = (Figures){.total = odds.total};
    for (unsigned i = 0; i < n * n * n * n; i++) {
        if (!weight[i])
            continue;
        count_result(s, NV, (Result){i / (n * n * n), i / (n * n) % n}, weight[i], figures);
        count_result(s, SV, (Result){i / n % n, i % n}, weight[i], figures);
    }
}

/* ---- Which is best --------------------------------------------------------------------------- */

/* In half steps. Six faces a die, ten dice: products of two stay far below 64 bits. */
static int64_t attackers_gain(const Figures *f, unsigned attacker)
{
    const unsigned defender = 1 - attacker;
    return (int64_t)(2 * f->loss[defender] + f->retreat[defender]) -
           (int64_t)(2 * f->loss[attacker] + f->retreat[attacker]);
}

static unsigned spent(const Plan *plan)
{
    return (unsigned)plan->vc + plan->sharing + plan->bonus[BONUS_AIR] + plan->bonus[BONUS_CARD] +
           plan->call[NV] + plan->call[SV];
}

typedef struct Search {
    const Game *g;
    unsigned province, attacker;
    bool attacker_calls;
    bool found;
    Plan best;
} Search;

static void consider(Search *search, const Plan *plan)
{
    const Plan *best = &search->best;
    const int64_t gain =
        attackers_gain(&plan->figures, search->attacker) * (int64_t)best->figures.total;
    const int64_t least_yet =
        attackers_gain(&best->figures, search->attacker) * (int64_t)plan->figures.total;
    if (search->found && (gain > least_yet || (gain == least_yet && spent(plan) >= spent(best))))
        return;
    search->found = true;
    search->best = *plan;
}

/* ---- Every answer ---------------------------------------------------------------------------- */

static bool in_combat(const Search *search, const State *s)
{
    return !game_over(s) && s->combat.province == search->province;
}

static bool is_answering(const State *s)
{
    const uint8_t step = flow_now(s)->step;
    return step == DEFEND_VC || step == SHARE_VC || step == DEFENDER_BONUS;
}

/* The dice are known, with the defender's card called upon and without. */
static void count_leaf(Search *search, const State *s, Plan plan)
{
    const unsigned caller = s75_caller(s), defender = 1 - search->attacker;
    memcpy(plan.bonus, s->combat.bonus, sizeof plan.bonus);
    memcpy(plan.dice, s->combat.dice, sizeof plan.dice);
    for (unsigned side = 0; side < SIDES; side++)
        plan.takers[side] = s75_takers(s, side);
    plan.fought = true;
    plan.call[search->attacker] = search->attacker_calls;
    plan.answered |= caller == defender;
    for (unsigned call = 0; call <= (caller == defender); call++) {
        plan.call[defender] = call;
        const bool called = call || search->attacker_calls;
        count_figures(search->g, s, called ? s75_call_of(s->card) : 0, &plan.figures);
        consider(search, &plan);
    }
}

/* Nothing happens to anybody: no defender [9.4], or no die on either side. */
static void count_nothing(Search *search, const State *s, Plan plan)
{
    plan.fought = true;
    for (unsigned i = 0; i < s->flow.note_count; i++)
        plan.fought &= s->flow.note[i].kind != N_NO_COMBAT;
    plan.figures = (Figures){.total = 1};
    consider(search, &plan);
}

static void note_choice(Plan *plan, Action a)
{
    plan->answered = true;
    if (a.verb == V_DEFEND) {
        plan->vc_asked = true;
        plan->vc = a.a;
    } else if (a.verb == V_SHARE) {
        plan->sharing = a.a;
    }
}

/* Bonus dice are announced in the order of their verbs: another order is the same answer. */
static void try_answers(Search *search, const State *s, Plan plan, uint8_t last)
{
    ActionList list;
    if (!in_combat(search, s)) {
        count_nothing(search, s, plan);
        return;
    }
    if (!is_answering(s)) {
        count_leaf(search, s, plan);
        return;
    }
    const bool bonus = flow_now(s)->step == DEFENDER_BONUS;
    game_legal(search->g, s, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        const Action a = list.action[i];
        State next = *s;
        Plan longer = plan;
        if (bonus && a.verb < last)
            continue;
        note_choice(&longer, a);
        game_apply(search->g, &next, a);
        try_answers(search, &next, longer, bonus ? a.verb : 0);
    }
}

static Search begin(const Game *g, const State *s, bool attacker_calls)
{
    return (Search){.g = g,
                    .province = s->combat.province,
                    .attacker = s75_attacker(s),
                    .attacker_calls = attacker_calls};
}

void s75_best_answer(const Game *g, const State *s, bool attacker_calls, Plan *out)
{
    Search search = begin(g, s, attacker_calls);
    try_answers(&search, s, (Plan){.fought = false}, 0);
    *out = search.best;
}

void s75_best_after(const Game *g, const State *s, Action action, bool attacker_calls, Plan *out)
{
    Search search = begin(g, s, attacker_calls);
    const uint8_t step = flow_now(s)->step;
    State next = *s;
    Plan plan = {.fought = false};
    game_apply(g, &next, action);
    if (step != ATTACKER_BONUS)
        note_choice(&plan, action);
    else if (in_combat(&search, &next) && flow_now(&next)->step == ATTACKER_BONUS)
        game_apply(g, &next, (Action){V_DONE, 0, 0, 0});
    try_answers(&search, &next, plan, step == DEFENDER_BONUS ? action.verb : 0);
    *out = search.best;
}
