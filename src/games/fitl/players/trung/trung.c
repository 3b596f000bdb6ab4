/* trung.c: the bots as a policy: which part answers which step, and what if it cannot. */
#include "games/fitl/players/trung/trung.h"

#include "games/fitl/players/trung/policy.h"

const TrungFaction *const trung_factions[FACTIONS] = {&trung_us, &trung_arvn, &trung_nva,
                                                      &trung_vc};

enum { EXPLAIN_TRIES = 48 };
enum { TRIES_MAX = 60 }; /* answers a procedure may try at one step */

static bool is_operation_step(const State *s, unsigned step)
{
    return step == fitl_op_step[s->op.kind % OPERATIONS];
}

/* The step at which an activity asks for its next space; a strike's is behind its roll. */
static bool is_activity_step(const State *s, unsigned step)
{
    return s->sa.kind < ACTIVITIES &&
           (step == fitl_activity_step[s->sa.kind] || (s->sa.kind == AIR_STRIKE && step == STRIKE));
}

static bool follow_script(Trung *t, Action *out)
{
    TrungMemory *m = t->m;
    if (m->script_at >= m->script_count || m->faction != t->f)
        return false;
    *out = m->script[m->script_at];
    if (trung_may(t, *out)) {
        m->script_at++;
        return true;
    }
    m->script_at = m->script_count = 0;
    return false;
}

/* True if somebody has an answer; it need not be legal. */
static bool decide(Trung *t, unsigned step, Action *out)
{
    if (step == SLOT_ASK) {
        *out = trung_slot(t);
        return true;
    }
    const bool operation = is_operation_step(t->s, step);
    if (!operation || t->m->stage != STAGE_FIRST)
        if (!(operation && t->m->stage == STAGE_LAST) && follow_script(t, out))
            return true;
    if (operation) {
        *out = trung_operation(t);
        return true;
    }
    if (is_activity_step(t->s, step)) {
        *out = trung_activity(t);
        return true;
    }
    return trung_ask(t, step, out);
}

static bool find(const ActionList *list, Action action, uint32_t *index)
{
    for (uint32_t i = 0; i < list->count; i++) {
        if (action_equal(list->action[i], action)) {
            *index = i;
            return true;
        }
    }
    return false;
}

/* Nobody has thought about it: the end if there is one, else the first that is no transfer. */
static uint32_t any_answer(const ActionList *list)
{
    static const uint8_t ends[] = {V_DONE, V_ON, V_REFUSE};
    for (unsigned k = 0; k < COUNT_OF(ends); k++)
        for (uint32_t i = 0; i < list->count; i++)
            if (list->action[i].verb == ends[k])
                return i;
    for (uint32_t i = 0; i < list->count; i++)
        if (list->action[i].verb != V_TRANSFER)
            return i;
    return 0;
}

/* An answer that is refused is not given again at this step. */
static void refuse(Trung *t, Action a)
{
    TrungMemory *m = t->m;
    if ((a.verb == V_SPACE || a.verb == V_FROM) && a.a < SPACES)
        m->refused |= SPACE(a.a);
    if (a.verb == V_FROM)
        m->route.tried |= SPACE(a.a);
}

/* More than its one answer is to be thought of: where those go who must leave, or the dice, which
 * are rolled though nobody can move [T15.4, T2.4]. */
static bool goes_on(const ActionList *list, unsigned step)
{
    return list->action[0].verb == V_FROM || step == NVA_TROOPS;
}

static uint32_t answer(const Game *g, const State *s, const ActionList *list, TrungMemory *m,
                       Rng *rng)
{
    const unsigned step = flow_now(s)->step;
    Trung t = {g, s, list, m, rng, game_actor(g, s)};
    uint32_t index;
    m->lost = 0;
    m->why_plan = s->phase ? 0 : m->why_plan; /* a Coup Round is no turn */
    if (m->script_at >= m->script_count)      /* else they were said when the script was made */
        m->why.count = m->why_plan;
    m->why_from = m->why.count;
    const bool own = step == SLOT_ASK || is_operation_step(s, step) || is_activity_step(s, step);
    if (list->count == 1 && !own && !goes_on(list, step)) {
        Action only;
        follow_script(&t, &only); /* the forecast has it, too */
        return 0;
    }
    for (unsigned i = 0; i < TRIES_MAX; i++) {
        Action a;
        if (!decide(&t, step, &a))
            break;
        if (find(list, a, &index)) {
            m->forced = own ? 0 : m->forced;
            return index;
        }
        if (!own || step == SLOT_ASK || a.verb == V_DONE || a.verb == V_ON)
            break;
        refuse(&t, a);
    }
    if (own) /* a card wants a space though nothing can be done there: so too the steps in it */
        m->forced = step != SLOT_ASK && !trung_has_verb(&t, V_DONE) && !trung_has_verb(&t, V_ON);
    m->lost = !m->forced && list->count > 1;
    return any_answer(list);
}

/* What the reasons go by. */
static void keep_in_mind(TrungMemory *m, const Game *g, const State *s, Action action)
{
    m->asked = flow_now(s)->step;
    m->asked_of = game_actor(g, s);
    m->answered = action.verb;
    m->why_plan = m->asked == SLOT_ASK ? m->why.count : m->why_plan;
    m->answered_space = action.verb == V_SPACE ? action.a : NOWHERE;
}

static uint32_t recall(const Game *g, const State *s, const ActionList *list, void *memory,
                       Rng *rng)
{
    const uint32_t index = answer(g, s, list, memory, rng);
    keep_in_mind(memory, g, s, list->action[index]);
    return index;
}

uint32_t fitl_trung(const Game *g, const State *s, const ActionList *list, Rng *rng)
{
    TrungMemory memory;
    memset(&memory, 0, sizeof memory);
    return recall(g, s, list, &memory, rng);
}

/* ---- Reasons --------------------------------------------------------------------------------- */

static void listen(void *memory) { ((TrungMemory *)memory)->listens = 1; }

static void explain(const void *memory, Grounds *out) { trung_explain(memory, true, out); }

static bool explain_try(const Game *g, const State *s, const ActionList *list, Action action,
                        uint64_t seed, Grounds *out)
{
    TrungMemory memory;
    Rng rng;
    memset(&memory, 0, sizeof memory);
    memory.listens = 1;
    rng_seed(&rng, seed);
    if (!action_equal(list->action[recall(g, s, list, &memory, &rng)], action))
        return false;
    trung_explain(&memory, false, out);
    return true;
}

/* What a bot did with dice nobody knows any more: dice are tried until they lead to it. What
 * follows from an earlier answer of its turn, a card that has been named too, is only said to. */
void fitl_trung_explain(const Game *g, const State *s, Action action, Grounds *out)
{
    TrungMemory nothing = {0};
    ActionList list;
    out->count = 0;
    game_legal(g, s, &list);
    if (!list.count || list.chance)
        return;
    const Trung look = {g, s, &list, NULL, NULL, 0};
    const bool asked = flow_now(s)->step == SLOT_ASK;
    const bool named = asked && s->trung_size && !trung_has_verb(&look, V_TRUNG);
    for (uint64_t seed = 1; !named && seed <= EXPLAIN_TRIES; seed++)
        if (explain_try(g, s, &list, action, seed, out))
            return;
    keep_in_mind(&nothing, g, s, action);
    if (named || !asked)
        trung_explain(&nothing, false, out);
    else
        trung_explain_rare(out);
}

/* ---- Dice from a list [T2.6] ----------------------------------------------------------------- */

static void feed(void *memory, const uint8_t *dice, uint16_t count, bool ties_first)
{
    TrungMemory *m = memory;
    m->queue = dice;
    m->queue_at = 0;
    m->queue_count = count;
    m->ties_first = ties_first;
}

static uint32_t roll(void *memory, const ActionList *list, Rng *rng)
{
    TrungMemory *m = memory;
    if (!list->count || list->action[0].verb != V_DIE)
        return list->count;
    if (!m->queue)
        return game_draw(list, rng);
    const unsigned at = m->queue_at++;
    for (uint32_t i = 0; at < m->queue_count && i < list->count; i++)
        if (list->action[i].a == m->queue[at])
            return i;
    m->misfit |= at < m->queue_count;
    return list->count;
}

static uint16_t fed(const void *memory, bool *misfit)
{
    const TrungMemory *m = memory;
    *misfit = m->misfit;
    return m->queue_at;
}

const PolicyMemory fitl_trung_memory = {.size = sizeof(TrungMemory),
                                        .recall = recall,
                                        .listen = listen,
                                        .explain = explain,
                                        .feed = feed,
                                        .roll = roll,
                                        .fed = fed};
