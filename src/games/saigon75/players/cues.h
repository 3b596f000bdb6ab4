/* cues.h: how cues are found by hashing, and the numbers of the two questions that are asked most,
 * which unit moves and where to, laid out so that nothing need be hashed. tools/mkquick.c lays them
 * out when the program is built; quick.c says what the cues mean. */
#ifndef SAIGON75_CUES_H
#define SAIGON75_CUES_H

#include "games/saigon75/players/quick.h"

/* Searches spend most of their time with cues. What adds up their numbers is compiled into each of
 * its callers, for who plays and for who learns. */
#define FOLDED static inline __attribute__((always_inline))

/* One kind of cue each. */
typedef enum Aspect {
    LIKED,
    CLOCK,
    LEFT,
    UNIT_KIND,
    UNIT_PLACE,
    UNIT_ODDS,
    UNIT_NEAR,
    UNIT_DISTANCE,
    UNIT_FATE,
    PLACE_ITSELF,
    PLACE_ODDS,
    PLACE_NEAR,
    PLACE_DISTANCE,
    PLACE_MARKS,
    PLACE_WAY,
    PLACE_LEFT,
    NUMBER,
    NUMBER_CLOCK,
    SITUATION,
    ASPECTS
} Aspect;

/* What is told apart, and how far. */
enum {
    ODDS_EACH = 6, /* units of a side in a province */
    ODDS = ODDS_EACH * ODDS_EACH,
    ODDS_OFF_MAP = 63,
    NEIGHBOURS = 8, /* units of a side next door */
    DISTANCES = 8,  /* from Saigon; the last: off the map */
    LEFTS = 16,     /* activations */
    BEHINDS = 31    /* how far an answer is behind the one that the heuristic player likes best */
};

/* The context is below 512: the step and the side. */
FOLDED uint32_t context_of(unsigned step, unsigned side)
{
    return (step * SIDES + side) * 0x9e3779b1u;
}

FOLDED uint16_t cue_of(Aspect aspect, uint32_t context, unsigned b, unsigned c, unsigned d)
{
    uint32_t x = (uint32_t)aspect * 512 * 0x9e3779b1u + context + b * 0x85ebca6bu +
                 c * 0xc2b2ae35u + d * 0x27d4eb2fu;
    x = (x ^ x >> 15) * 0x7feb352du;
    return (uint16_t)(x >> 18);
}

/* The further behind the best the less is told apart. */
FOLDED unsigned rank_behind(unsigned behind)
{
    static const uint8_t rank[BEHINDS] = {0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 7, 7, 7, 7, 7, 8,
                                          9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10};
    return rank[least(behind, BEHINDS - 1)];
}

/* What may be answered instead of moving a unit: number of the verb. */
enum { OTHER_BUY, OTHER_DONE, OTHERS };

/* Of a side's units, where they stand or go. Nothing but numbers: the tool writes them one by one.
 */
typedef struct MoveNumbers {
    /* MOVE_UNIT, of V_MOVE while no combat is declared */
    int16_t unit_clock[TURNS + 1], unit_activations[LEFTS];
    int16_t unit_liked[BEHINDS];
    int16_t unit_at[PLACES][2][KINDS]; /* reduced, full */
    int16_t unit_distance[TURNS + 1][DISTANCES];
    int16_t unit_near[NEIGHBOURS][NEIGHBOURS]; /* the enemy's, own */
    int16_t unit_here[2][ODDS + 1][2][KINDS]; /* UNIT_ODDS, UNIT_FATE; militia, activated; ODDS: off
                                                 the map */
    /* MOVE_UNIT, of what else may be answered, while no combat is in course */
    int16_t other_clock[OTHERS][TURNS + 1], other_activations[OTHERS][LEFTS];
    int16_t other_liked[OTHERS][BEHINDS];
    /* MOVE_TO */
    int16_t clock[TURNS + 1], activations[LEFTS];
    int16_t liked[BEHINDS];
    int16_t itself[KINDS][PLACES];
    int16_t distance[TURNS + 1][DISTANCES];
    int16_t way[PLACES][PLACES];
    int16_t odds[KINDS][2][ODDS]; /* elsewhere, in Saigon */
    int16_t marks[4][ODDS];       /* border * 2 + militia */
    int16_t left[LEFTS][ODDS];
} MoveNumbers;

extern const MoveNumbers saigon75_moves[SIDES]; /* generated from data/saigon75/quick.txt */

#endif
