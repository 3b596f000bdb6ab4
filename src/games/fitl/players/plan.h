/* plan.h: a fast player for each faction. It looks at the board and weighs what an answer would
 * change there, with numbers of one table (plan_weights.c); it plays nothing out.
 *
 * All worths are in sixteenths of a victory point of the faction that chooses. plan.c answers,
 * plan_turn.c chooses what a turn is used for, plan_gain.c knows what an Operation or activity
 * gains in a space, plan_moves.c who goes where, plan_worth.c what a position is worth.
 */
#ifndef FITL_PLAN_H
#define FITL_PLAN_H

#include "games/fitl/rules/chapters.h"

/* What a faction thinks things are worth: nothing but int16_t, so that tuning sees an array. */
typedef struct PlanWeights {
    int16_t margin[FACTIONS]; /* a point of each faction's score [3.14] */
    int16_t piece[KINDS];     /* a piece on the map */
    int16_t threat;           /* a point of a rival who is about to win, more */
    int16_t late_troop;       /* a US Troop on the map in the last pile, more */
    int16_t coin_grip;        /* a piece of lead toward COIN Control, for each population */
    int16_t nva_grip;         /* the same toward NVA Control */
    int16_t calm;             /* a level that COIN could pacify here, for each population */
    int16_t unrest;           /* a level that VC could agitate here, for each population */
    int16_t terror;           /* a Terror or Sabotage marker */
    int16_t sting;            /* hidden guerrillas among a population above Active Opposition */
    int16_t guard;            /* a guerrilla beside an insurgent base, up to three */
    int16_t siege;            /* COIN cubes beside an insurgent base, up to three */
    int16_t road;             /* guerrillas that hold a LoC, for each point of Econ */
    int16_t money[3];         /* a Resource: of the first 6, the next 12, more */
    int16_t aid, trail;       /* a point, a box */
    int16_t foe_money;        /* a Resource of each enemy */
    int16_t pass, event;      /* beside what they bring */
    int16_t op[OPERATIONS];   /* beside what its spaces bring */
    int16_t act[ACTIVITIES];  /* beside what it brings */
    int16_t space;            /* what a further space has to bring */
    int16_t move;             /* what a further move has to bring */
} PlanWeights;

extern const PlanWeights fitl_plan_weights[FACTIONS];
/* What an event has been worth to a faction, beside the best else it could do. */
extern const int8_t fitl_plan_events[EVENTS + 1][2][FACTIONS];

/* What of a space's contents is worth more, or less, than its pieces one by one. */
typedef struct Shape {
    int coin, nva, vc, level;
    int police, troops; /* troops: of the US and ARVN */
    int hidden;         /* VC guerrillas Underground */
    int guards, bases;  /* guerrillas and bases of insurgents */
} Shape;

/* A space's contents as they might be. */
typedef struct Land {
    uint8_t x;
    uint8_t at[KINDS];
    int pieces; /* what the pieces that came and went are worth, one by one */
    int terror; /* markers that came */
    Shape shape;
} Land;

/* What spaces are worth as they are, once somebody has asked. */
typedef struct PlanMemory {
    Spaces known;
    int worth[SPACES];
} PlanMemory;

/* What a choice is looked at with. */
typedef struct Plan {
    PlanMemory *memory;
    const Game *g;
    const State *s;
    const PlanWeights *w;
    uint8_t f;                /* who chooses */
    bool hopeless;            /* it cannot win any more: its own margin alone counts */
    bool last;                /* the last pile: what is bought for later is worth less */
    int16_t margin[FACTIONS]; /* of the table, with that */
} Plan;

enum { PLAN_NEVER = -20000 };

/* In an Operation first spaces and moves, then the activity, then its last step, then the end. */
enum { TIER_SPACE = 3000, TIER_ACT = 2000, TIER_TAIL = 1000 };

/* What cannot help is still better than asking the ally for money: that could go on for ever. */
static inline int16_t plan_in_tier(int gain, int tier)
{
    return (int16_t)(gain > 0 ? tier + gain : gain > PLAN_NEVER / 2 ? gain : PLAN_NEVER / 2);
}

/* The policy: rate and choose, with a table of somebody's own. */
void fitl_plan_rate(const PlanWeights *weights, const Game *g, const State *s,
                    const ActionList *list, int16_t out[]);
uint32_t fitl_plan_choose(const PlanWeights *weights, const Game *g, const State *s,
                          const ActionList *list, Rng *rng);
/* The same with the table of the game: Policy.choose, Policy.rate. */
uint32_t fitl_quick(const Game *g, const State *s, const ActionList *list, Rng *rng);
void fitl_quick_rate(const Game *g, const State *s, const ActionList *list, int16_t out[]);

/* ---- plan_worth.c ---------------------------------------------------------------------------- */

void plan_init(Plan *p, PlanMemory *memory, const PlanWeights *weights, const Game *g,
               const State *s, unsigned f);
Land plan_land(const Plan *p, unsigned x);
/* At most as many as are there leave. */
void land_add(const Plan *p, Land *land, unsigned kind, int n);
/* What it would mean if the space looked like this. */
int plan_change(const Plan *p, const Land *land);
/* n of a kind more (or fewer) in a space or box. */
int plan_add_worth(const Plan *p, unsigned place, unsigned kind, int n);
int plan_levels_worth(const Plan *p, unsigned x, int levels);
int plan_money(const Plan *p, unsigned track, int change); /* what a track's change means */
/* What the position after an answer is worth more than before. */
int plan_difference(const Plan *p, const State *after);

/* ---- plan_gain.c ----------------------------------------------------------------------------- */

/* What an Operation or activity would bring in a space, its cost paid; PLAN_NEVER: nothing. */
int plan_op_gain(const Plan *p, unsigned op, unsigned x);
int plan_act_gain(const Plan *p, unsigned act, unsigned x);
int plan_cubes_gain(const Plan *p, unsigned x); /* of Train */
unsigned plan_rally_size(const Plan *p, unsigned x);
int plan_pacify_gain(const Plan *p, unsigned x, unsigned cost);
/* The best spaces together, at most so many. */
int plan_op_total(const Plan *p, unsigned op, unsigned spaces);
int plan_act_total(const Plan *p, unsigned act);
unsigned plan_op_cost(const Plan *p, unsigned op); /* Resources a space */

/* ---- plan_moves.c ---------------------------------------------------------------------------- */

/* MARCH and the like: from each space; the best of them is what a further move brings. */
void plan_rate_origins(const Plan *p, unsigned mover, const ActionList *list, int16_t out[]);
void plan_rate_moves(const Plan *p, const ActionList *list, int16_t out[]);
/* Troops from next door come into a space: the best group. */
int plan_enter_gain(const Plan *p, unsigned x);
int plan_march_total(const Plan *p, unsigned op, unsigned moves);

/* ---- plan_turn.c ----------------------------------------------------------------------------- */

void plan_rate_slot(const Plan *p, const ActionList *list, int16_t out[]);

#endif
