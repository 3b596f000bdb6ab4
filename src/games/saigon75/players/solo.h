/* solo.h: the NV automaton of chapter 15, as a policy: what its parts share.
 *
 * Every decision is a function of the position alone. It takes an optional Grounds and writes there
 * why it decides so, line by line: what is done and what is explained come from the same code.
 * solo.c asks the parts: solo_plan.c makes the plan of movement and solo_moves.c follows it,
 * solo_judge.c says where to attack and solo_combat.c does it, solo_defence.c defends and takes
 * results, solo_names.c points at what cards want named. solo_order.c has the orders they share,
 * solo_why.c the sentences about the plan. solo_choice.c takes a solo card where it may choose, and
 * solo_learnt.c decides for the seasoned automaton, which makes no plan.
 */
#ifndef SAIGON75_SOLO_H
#define SAIGON75_SOLO_H

#include <string.h>

#include "games/saigon75/rules/chapters.h"

/* ---- Why a unit was chosen ------------------------------------------------------------------- */

/* The line of 15.7 that put it before the next one. */
typedef enum SoloLine {
    SOLO_IN_PLACE, /* it stands in the target and fights there [15.5] */
    SOLO_ONLY,     /* no other can go */
    SOLO_ALIKE,    /* nothing tells it from the next one */
    SOLO_NEAREST,
    SOLO_FULL,
    SOLO_RESERVE,
    SOLO_NORTH,
    SOLO_WEST,
    SOLO_LINES
} SoloLine;

/* What makes a province a target. */
typedef enum SoloList {
    SOLO_OWN,   /* he is there already: a card that reinforces [15.8] */
    SOLO_NAMED, /* the card names it [15.5] */
    SOLO_EMPTY, /* nobody's, once the others have what they want [15.6] */
    SOLO_AFTER, /* the card names it, and reinforcement is over [15.8] */
    SOLO_LISTS
} SoloList;

/* State.goal_line holds both. */
enum { SOLO_GOAL_LINES = SOLO_LISTS * SOLO_LINES };
static inline SoloList solo_list_of(uint8_t goal_line) { return goal_line / SOLO_LINES; }
static inline SoloLine solo_line_of(uint8_t goal_line) { return goal_line % SOLO_LINES; }

/* solo_why.c: a line of reasons; nothing without a place to put it, or when that is full. */
void s75_solo_say(Grounds *why, const char *rule, const char *message, unsigned a, unsigned b,
                  unsigned c);
/* Why the plan sends a unit where it does: the target, how many it wants, why this unit, and the
 * targets it is not sent to. */
void s75_solo_say_target(const Game *g, const State *s, unsigned unit, Grounds *why);
void s75_solo_say_number(const State *s, unsigned unit, Grounds *why);
void s75_solo_say_unit(const Game *g, const State *s, unsigned unit, Grounds *why);
void s75_solo_say_rest(const Game *g, const State *s, unsigned unit, Grounds *why);
/* Why nobody else moves. */
void s75_solo_say_done(const Game *g, const State *s, Grounds *why);

/* ---- Orders (solo_order.c) ------------------------------------------------------------------- */

/* The card in force; one that wants nothing, if there is none. */
const SoloCard *s75_solo_card(const Game *g, const State *s);

/* Provinces he goes to, first to last [15.6, 15.8]. Those that he reinforces come first, and again
 * if the card names them. */
typedef struct Targets {
    uint8_t count;
    uint8_t own; /* how many he reinforces */
    uint8_t province[2 * PROVINCES];
    uint8_t list[2 * PROVINCES]; /* SoloList */
} Targets;
void s75_solo_targets(const Game *g, const State *s, Targets *out);
/* The lowest token that lies in a province, TOKENS if none does. */
unsigned s75_solo_token_in(const State *s, unsigned province);

/* Units he wants in a province [15.5], and has there or on the way, by State.goal; as it stood when
 * the plan had come to a turn of it. */
unsigned s75_solo_wanted(const State *s, unsigned province);
unsigned s75_solo_bound(const State *s, unsigned province, unsigned turn);

/* Whether VC can be attacked there [9.3]: they prefer other targets [15.7]. */
static inline bool s75_solo_has_hunters(const State *s, unsigned province)
{
    return s->at[province] & (RANGERS | RIVER_PATROLS);
}

/* Of these units the first by 15.7 to go to a province, and the line that decides; NO_UNIT. */
unsigned s75_solo_nearest(const Game *g, const State *s, Units units, unsigned province,
                          SoloLine *line);
/* Steps to a province from any place. */
unsigned s75_solo_distance(const Game *g, unsigned from, unsigned province);
/* Full divisions, then reduced, then VC [15.11]: the first of them. */
unsigned s75_solo_first(const State *s, Units units);
/* The SV unit he points at among these [15.4]. */
unsigned s75_solo_designated(const State *s, Units units);
/* The province he names among these [15.12, 15.j]; there is one. */
unsigned s75_solo_named(const Game *g, const State *s, Provinces allowed, Grounds *why);

/* ---- Strength (solo_judge.c) ----------------------------------------------------------------- */

/* Bonus dice not yet counted for a combat [15.e]. */
typedef struct Purse {
    unsigned markers, dice;
} Purse;
Purse s75_solo_purse(const State *s);
/* His units in the province with the bonuses he would use there, which leave the purse [15.9]. The
 * attackers, of whom there may be fewer, say how many dice he rolls. */
unsigned s75_solo_strength(const Game *g, const State *s, unsigned province, unsigned attackers,
                           Purse *purse);
/* Whether the card's condition holds for this strength. */
bool s75_solo_attacks(const SoloCard *card, unsigned strength, unsigned enemies);

/* Where units of both sides stand, and where he attacks, combats declared included. */
typedef struct Judgement {
    Provinces contested, holds;
    Provinces too_many; /* where he would attack, but E-07 allows no more combats */
    Provinces nobody;   /* where none of his units can attack */
    Units fighters;     /* his, where he attacks */
    uint8_t units[PROVINCES], strength[PROVINCES], enemies[PROVINCES]; /* in contested ones */
} Judgement;
void s75_solo_judge(const Game *g, const State *s, Judgement *out);
/* Units that the plan keeps in place, and that would not fight there. */
Units s75_solo_in_vain(const Game *g, const State *s);
/* solo_plan.c: what would come of a solo card, before die and event [15.l]. */
void s75_solo_foresee(const Game *g, const State *s, unsigned card, Judgement *out);

/* ---- Decisions ------------------------------------------------------------------------------- */

/* An answer to the step that asks; made legal by the caller if it should not be. */
typedef Action SoloDecision(const Game *g, const State *s, const ActionList *list, Grounds *why);

/* solo_choice.c */
SoloDecision s75_solo_choose;
/* solo_learnt.c */
SoloDecision s75_solo_learnt;
/* solo_learnt_why.c: how likely it thinks each answer to be the best, and what tells the one it
 * takes from the next of its kind. value: as s75_incline, NOT_OPEN for what it never does. */
enum { NOT_OPEN = INT16_MIN };
void s75_solo_say_learnt(const Game *g, const State *s, const ActionList *list,
                         const int16_t value[], uint32_t taken, Grounds *why);
/* solo_moves.c */
SoloDecision s75_solo_availability, s75_solo_prepare, s75_solo_strategic_unit,
    s75_solo_strategic_to, s75_solo_move_unit, s75_solo_move_to;
/* solo_combat.c */
SoloDecision s75_solo_declare, s75_solo_commit, s75_solo_fight, s75_solo_attack_bonus;
/* solo_defence.c */
SoloDecision s75_solo_defend, s75_solo_share, s75_solo_defence_bonus, s75_solo_reroll,
    s75_solo_card_call, s75_solo_loss, s75_solo_retreat, s75_solo_retreat_to;
/* solo_names.c */
SoloDecision s75_solo_name_unit, s75_solo_name_province, s75_solo_infiltrate_unit,
    s75_solo_infiltrate_to;

/* ---- The policy (solo.c) --------------------------------------------------------------------- */

uint32_t s75_solo(const Game *g, const State *s, const ActionList *list, Rng *rng);
void s75_solo_explain(const Game *g, const State *s, Action action, Grounds *out);

/* Whether an action is legal here: what decisions ask of the list. */
static inline bool solo_may(const ActionList *list, uint8_t verb)
{
    for (uint32_t i = 0; i < list->count; i++)
        if (list->action[i].verb == verb)
            return true;
    return false;
}

/* Units, or places, that the list names after a verb. */
static inline uint64_t solo_offered(const ActionList *list, uint8_t verb)
{
    uint64_t set = 0;
    for (uint32_t i = 0; i < list->count; i++)
        if (list->action[i].verb == verb)
            set |= (uint64_t)1 << list->action[i].a;
    return set;
}

static inline Action solo_do(uint8_t verb, unsigned argument)
{
    return (Action){verb, (uint8_t)argument, 0, 0};
}

#endif
