/* plan_moves.c: who goes where [6.6]: what a group is worth where it would come to, and what it
 * leaves behind. */
#include <string.h>

#include "games/fitl/players/plan.h"

/* Groups are judged in these sizes. */
static const uint8_t sizes[] = {1, 3, 6};
enum { SIZES = 3 };

/* The kind a mover's groups are mostly made of, as seen from an origin; KINDS: nobody there. */
static unsigned main_kind(const Plan *p, const Mover *mover, unsigned from, unsigned *count)
{
    unsigned best = KINDS;
    *count = 0;
    for (Kinds k = mover->kinds; k; k &= k - 1) {
        const unsigned n = mover->count(p->g, p->s, from, first_kind(k));
        if (n > *count) {
            *count = n;
            best = first_kind(k);
        }
    }
    return best;
}

/* ---- Where from ------------------------------------------------------------------------------ */

/* What groups of a kind would be worth in each place, if somebody has asked. */
typedef struct Wants {
    Spaces known;
    unsigned kind;
    int16_t worth[SIZES][PLACES];
} Wants;

static int wanted(const Plan *p, Wants *wants, unsigned size, unsigned to)
{
    if (!in(wants->known, to)) {
        for (unsigned i = 0; i < SIZES; i++)
            wants->worth[i][to] = (int16_t)plan_add_worth(p, to, wants->kind, sizes[i]);
        wants->known |= SPACE(to);
    }
    return wants->worth[size][to];
}

static int best_move(const Plan *p, const Mover *mover, unsigned from, Wants *wants)
{
    unsigned count;
    const unsigned kind = main_kind(p, mover, from, &count);
    int best = PLAN_NEVER;
    if (kind == KINDS)
        return best;
    if (kind != wants->kind)
        *wants = (Wants){.kind = kind};
    for (unsigned i = 0; i < SIZES && sizes[i] <= count; i++) {
        const int loss = plan_add_worth(p, from, kind, -(int)sizes[i]);
        if (loss + 16 * 12 < best)
            continue;
        for (Spaces set = mover->reach(p->g, p->s, from); set; set &= set - 1) {
            const int sum = loss + wanted(p, wants, i, first_space(set));
            best = sum > best ? sum : best;
        }
    }
    return best;
}

void plan_rate_origins(const Plan *p, unsigned which, const ActionList *list, int16_t out[])
{
    Wants wants;
    wants.kind = KINDS;
    for (uint32_t i = 0; i < list->count; i++)
        if (list->action[i].verb == V_FROM)
            out[i] = plan_in_tier(best_move(p, fitl_movers[which], list->action[i].a, &wants) -
                                      p->w->move,
                                  TIER_SPACE);
}

/* ---- Where to, and who ----------------------------------------------------------------------- */

static void land_add_group(const Plan *p, Land *land, const uint8_t group[KINDS], int sign)
{
    for (unsigned k = 0; k < KINDS; k++)
        if (group[k])
            land_add(p, land, k, sign * group[k]);
}

/* What it means if the group is added to a place, or taken from it. */
static int group_worth(const Plan *p, unsigned place, const uint8_t group[KINDS], int sign)
{
    int sum = 0;
    if (place < SPACES) {
        Land land = plan_land(p, place);
        land_add_group(p, &land, group, sign);
        return plan_change(p, &land);
    }
    for (unsigned k = 0; k < KINDS; k++)
        if (group[k])
            sum += plan_add_worth(p, place, k, sign * group[k]);
    return sum;
}

static void rate_destinations(const Plan *p, const ActionList *list, int16_t out[])
{
    const Mover *mover = fitl_movers[p->s->mover];
    const unsigned from = flow_now(p->s)->v[0];
    uint8_t group[SIZES][KINDS] = {{0}};
    int loss[SIZES];
    unsigned count;
    const unsigned kind = main_kind(p, mover, from, &count);
    for (unsigned i = 0; i < SIZES && kind < KINDS; i++) {
        group[i][kind] = (uint8_t)least(sizes[i], count);
        loss[i] = group_worth(p, from, group[i], -1);
    }
    for (uint32_t i = 0; i < list->count && kind < KINDS; i++) {
        int best = PLAN_NEVER;
        for (unsigned j = 0; j < SIZES; j++) {
            const int sum = loss[j] + group_worth(p, list->action[i].a, group[j], 1);
            best = sum > best ? sum : best;
        }
        out[i] = (int16_t)best;
    }
}

static void rate_groups(const Plan *p, const ActionList *list, int16_t out[])
{
    const Frame *frame = flow_now(p->s);
    uint8_t group[KINDS];
    memcpy(group, p->s->group, sizeof group);
    for (uint32_t i = 0; i < list->count; i++) {
        const Action a = list->action[i];
        if (a.verb == V_GROUP)
            group[a.a] = a.b;
        out[i] = (int16_t)(group_worth(p, frame->v[0], group, -1) +
                           group_worth(p, frame->v[1], group, 1));
        if (a.verb == V_GROUP)
            group[a.a] = 0;
    }
}

void plan_rate_moves(const Plan *p, const ActionList *list, int16_t out[])
{
    if (flow_now(p->s)->step == MOVE_TO)
        rate_destinations(p, list, out);
    else
        rate_groups(p, list, out);
}

static unsigned walker(unsigned f)
{
    static const uint8_t kind[FACTIONS] = {K_US_TROOP, K_ARVN_TROOP, K_NVA_TROOP, K_VC_GUERRILLA};
    return kind[f];
}

int plan_enter_gain(const Plan *p, unsigned x)
{
    const unsigned kind = walker(p->f);
    int best = PLAN_NEVER;
    for (unsigned i = 0; i < SIZES; i++) {
        const int gain = plan_add_worth(p, x, kind, sizes[i]);
        for (Spaces set = p->g->board->adjacent[x]; set && gain > 0; set &= set - 1) {
            const unsigned from = first_space(set);
            if (p->s->at[from][kind] < sizes[i])
                continue;
            const int sum = gain + plan_add_worth(p, from, kind, -(int)sizes[i]);
            best = sum > best ? sum : best;
        }
    }
    return best;
}

/* ---- A whole March, Sweep or Patrol ---------------------------------------------------------- */

/* The two best origins by their neighbours alone: Trail, roads and who may stop are left out. */
int plan_march_total(const Plan *p, unsigned op, unsigned moves)
{
    const unsigned kind = walker(p->f);
    Wants wants = {.kind = kind};
    int first = 0, second = 0;
    for (unsigned x = 0; x < SPACES; x++) {
        const unsigned count = p->s->at[x][kind];
        int best = 0;
        for (unsigned i = 0; i < SIZES && sizes[i] <= count; i++) {
            const int loss = plan_add_worth(p, x, kind, -(int)sizes[i]) - p->w->move;
            Spaces set = p->g->board->adjacent[x];
            set = op == OP_PATROL ? set & (LOCS | CITIES) : op == OP_SWEEP ? set & ~LOCS : set;
            for (; set; set &= set - 1) {
                const int sum = loss + wanted(p, &wants, i, first_space(set));
                best = sum > best ? sum : best;
            }
        }
        if (best > first) {
            second = first;
            first = best;
        } else if (best > second) {
            second = best;
        }
    }
    return moves > 1 ? first + second : first;
}
