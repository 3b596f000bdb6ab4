/* plan_worth.c: what spaces, boxes and tracks are worth to a faction. */
#include <string.h>

#include "games/fitl/players/plan.h"

enum { GRIP_MAX = 4, GUARDS_MAX = 3, FIRST_MONEY = 6, NEXT_MONEY = 18, HOPELESS = 14, NEAR = 3 };

/* ---- Spaces ---------------------------------------------------------------------------------- */

static inline Shape shape_of(const State *s, unsigned x)
{
    const uint8_t *at = s->at[x];
    return (Shape){.coin = s->coin[x],
                   .nva = s->nva[x],
                   .vc = s->vc[x],
                   .level = s->level[x],
                   .police = at[K_POLICE],
                   .troops = at[K_US_TROOP] + at[K_ARVN_TROOP],
                   .hidden = at[K_VC_GUERRILLA],
                   .guards = at[K_NVA_GUERRILLA] + at[K_NVA_GUERRILLA_A] + at[K_VC_GUERRILLA] +
                             at[K_VC_GUERRILLA_A],
                   .bases = at[K_NVA_BASE] + at[K_NVA_BASE_T] + at[K_VC_BASE] + at[K_VC_BASE_T]};
}

static inline void shape_add(Shape *shape, unsigned kind, int n)
{
    const Kinds k = KIND(kind);
    shape->coin += k & COIN_KINDS ? n : 0;
    shape->nva += k & NVA_KINDS ? n : 0;
    shape->vc += k & VC_KINDS ? n : 0;
    shape->police += kind == K_POLICE ? n : 0;
    shape->troops += kind == K_US_TROOP || kind == K_ARVN_TROOP ? n : 0;
    shape->hidden += kind == K_VC_GUERRILLA ? n : 0;
    shape->guards += k & GUERRILLAS ? n : 0;
    shape->bases += k & INSURGENT_BASES ? n : 0;
}

static inline int clamp(int value, int limit)
{
    return value < -limit ? -limit : value > limit ? limit : value;
}

static inline int at_most(int value, int limit) { return value < limit ? value : limit; }

/* People and Control [3.5, 3.14], for each population. */
static inline int people_worth(const Plan *p, const Shape *shape)
{
    const PlanWeights *w = p->w;
    const int coin = shape->coin, nva = shape->nva, vc = shape->vc, level = shape->level;
    int sum =
        level > NEUTRAL ? (level - NEUTRAL) * p->margin[US] : (NEUTRAL - level) * p->margin[VC];
    sum += w->coin_grip * clamp(coin - nva - vc - 1, GRIP_MAX) +
           w->nva_grip * clamp(nva - coin - vc - 1, GRIP_MAX);
    if (coin > nva + vc) {
        sum += p->margin[ARVN];
        if (shape->police && shape->troops)
            sum += w->calm * (AS - level);
    } else {
        if (nva > coin + vc)
            sum += p->margin[NVA];
        if (vc)
            sum += w->unrest * level;
    }
    if (level > AO && shape->hidden)
        sum += w->sting;
    return sum;
}

static int shape_worth(const Plan *p, unsigned x, const Shape *shape)
{
    const PlanWeights *w = p->w;
    int sum = 0;
    if (is_loc(x))
        return shape->nva + shape->vc > shape->coin ? w->road * p->g->board->econ[x] : 0;
    if (shape->bases)
        sum += w->guard * at_most(shape->guards, GUARDS_MAX) +
               w->siege * at_most(shape->troops, GUARDS_MAX);
    const int pop = p->g->board->pop[x];
    return pop ? sum + pop * people_worth(p, shape) : sum;
}

/* The space as it is. */
static int worth_now(const Plan *p, unsigned x)
{
    PlanMemory *memory = p->memory;
    if (!in(memory->known, x)) {
        const Shape now = shape_of(p->s, x);
        memory->worth[x] = shape_worth(p, x, &now);
        memory->known |= SPACE(x);
    }
    return memory->worth[x];
}

static inline int piece_worth(const Plan *p, unsigned kind)
{
    return p->w->piece[kind] + (p->last && kind == K_US_TROOP ? p->w->late_troop : 0);
}

Land plan_land(const Plan *p, unsigned x)
{
    Land land = {.x = (uint8_t)x, .shape = shape_of(p->s, x)};
    memcpy(land.at, p->s->at[x], sizeof land.at);
    return land;
}

void land_add(const Plan *p, Land *land, unsigned kind, int n)
{
    if (n < -(int)land->at[kind])
        n = -(int)land->at[kind];
    land->at[kind] = (uint8_t)(land->at[kind] + n);
    land->pieces += n * piece_worth(p, kind);
    shape_add(&land->shape, kind, n);
}

int plan_change(const Plan *p, const Land *land)
{
    return land->pieces + p->w->terror * land->terror + shape_worth(p, land->x, &land->shape) -
           worth_now(p, land->x);
}

int plan_levels_worth(const Plan *p, unsigned x, int levels)
{
    Shape then = shape_of(p->s, x);
    if (!p->g->board->pop[x])
        return 0;
    then.level += levels;
    then.level = then.level < AO ? AO : then.level > AS ? AS : then.level;
    return shape_worth(p, x, &then) - worth_now(p, x);
}

/* ---- Boxes and tracks ------------------------------------------------------------------------ */

/* Available US Troops and bases count for the US [3.14]. */
static int box_worth(const Plan *p, unsigned box, unsigned type)
{
    const bool counts = box == BOX_AVAILABLE && (type == US_TROOP || type == US_BASE);
    return counts ? p->margin[US] : 0;
}

int plan_add_worth(const Plan *p, unsigned place, unsigned kind, int n)
{
    if (place >= SPACES)
        return n * box_worth(p, place - AVAILABLE, fitl_type_of[kind]);
    if (n < -(int)p->s->at[place][kind])
        n = -(int)p->s->at[place][kind];
    const int sum = n * piece_worth(p, kind);
    Shape then = shape_of(p->s, place);
    if (!then.bases && !is_loc(place) && !p->g->board->pop[place] &&
        !(KIND(kind) & INSURGENT_BASES))
        return sum;
    shape_add(&then, kind, n);
    return sum + shape_worth(p, place, &then) - worth_now(p, place);
}

/* Resources are worth less the more there are. */
static int purse_worth(const PlanWeights *w, int amount)
{
    const int first = at_most(amount, FIRST_MONEY);
    const int next = at_most(amount, NEXT_MONEY) - first;
    return w->money[0] * first + w->money[1] * next + w->money[2] * (amount - first - next);
}

int plan_money(const Plan *p, unsigned track, int change)
{
    int now = p->s->track[track], then = now + change;
    then = then < 0 ? 0 : at_most(then, TRACK_MAX);
    if (track == T_AID)
        return p->w->aid * (then - now);
    if (track == T_PATRONAGE)
        return p->margin[ARVN] * (then - now);
    if (track == fitl_purse[p->f])
        return purse_worth(p->w, then) - purse_worth(p->w, now);
    return p->w->foe_money * (then - now);
}

/* ---- Two positions --------------------------------------------------------------------------- */

static int boxes_difference(const Plan *p, const State *after)
{
    static const uint8_t types[] = {US_TROOP, US_BASE};
    int sum = 0;
    for (unsigned i = 0; i < COUNT_OF(types); i++)
        sum += after->box[BOX_AVAILABLE][types[i]] - p->s->box[BOX_AVAILABLE][types[i]];
    return sum * p->margin[US];
}

int plan_difference(const Plan *p, const State *after)
{
    const State *s = p->s;
    int sum = boxes_difference(p, after) + p->w->trail * (after->trail - s->trail);
    for (unsigned t = 0; t < TRACKS; t++)
        if (after->track[t] != s->track[t])
            sum += plan_money(p, t, after->track[t] - s->track[t]);
    for (unsigned x = 0; x < SPACES; x++) {
        if (memcmp(after->at[x], s->at[x], KINDS) == 0 && after->level[x] == s->level[x] &&
            after->terror[x] == s->terror[x])
            continue;
        const Shape then = shape_of(after, x);
        sum += shape_worth(p, x, &then) - worth_now(p, x) +
               p->w->terror * (after->terror[x] - s->terror[x]);
        for (unsigned k = 0; k < KINDS; k++)
            sum += (after->at[x][k] - s->at[x][k]) * piece_worth(p, k);
    }
    return sum;
}

/* ---- Who looks ------------------------------------------------------------------------------- */

/* All four margins at once [3.14]. */
static void count_margins(const Game *g, const State *s, int margin[FACTIONS])
{
    const uint8_t *available = s->box[BOX_AVAILABLE];
    margin[US] = available[US_TROOP] + available[US_BASE] - 50;
    margin[ARVN] = s->track[T_PATRONAGE] - 50;
    margin[NVA] = fitl_pool[NVA_BASE] - available[NVA_BASE] - 18;
    margin[VC] = fitl_pool[VC_BASE] - available[VC_BASE] - 35;
    for (unsigned x = 0; x < LANDS; x++) {
        const int pop = g->board->pop[x], level = s->level[x];
        const int coin = s->coin[x], nva = s->nva[x], vc = s->vc[x];
        if (!pop)
            continue;
        margin[level > NEUTRAL ? US : VC] +=
            pop * (level > NEUTRAL ? level - NEUTRAL : NEUTRAL - level);
        if (coin > nva + vc)
            margin[ARVN] += pop;
        else if (nva > coin + vc)
            margin[NVA] += pop;
    }
}

/* What a point of another's is worth beside the table: more of who is about to win, nothing once
 * all hope is gone. */
static void weigh_rivals(Plan *p, unsigned left)
{
    int margin[FACTIONS];
    const unsigned f = p->f;
    count_margins(p->g, p->s, margin);
    for (unsigned other = 0; other < FACTIONS; other++) {
        if (other != f && margin[other] > -NEAR)
            p->margin[other] = (int16_t)(p->margin[other] + p->w->threat);
        p->hopeless |= p->last && margin[other] - margin[f] > HOPELESS * (int)(left + 1);
    }
    for (unsigned other = 0; other < FACTIONS && p->hopeless; other++)
        p->margin[other] = other == f ? p->margin[f] : 0;
    if (fitl_joined(p->g, SIDE_OF(f)))
        p->margin[f ^ 1u] = p->margin[f]; /* they win together [15.6] */
}

void plan_init(Plan *p, PlanMemory *memory, const PlanWeights *weights, const Game *g,
               const State *s, unsigned f)
{
    const unsigned piles = scenario_of(g)->piles;
    const unsigned left = piles - least(piles, s->coup_count);
    memory->known = 0;
    *p = (Plan){.memory = memory, .g = g, .s = s, .w = &weights[f], .f = (uint8_t)f};
    p->last = left <= 1;
    memcpy(p->margin, p->w->margin, sizeof p->margin);
    weigh_rivals(p, left);
}
