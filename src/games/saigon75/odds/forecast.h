/* forecast.h: what a combat comes to, counted exactly before its dice are rolled. Shared by the
 * files forecast*.c and by who tells the odds of a choice. */
#ifndef SAIGON75_FORECAST_H
#define SAIGON75_FORECAST_H

#include "games/saigon75/odds/odds.h"
#include "games/saigon75/people/speak.h"

/* Sums over all outcomes, each times its weight; divided by `total` they are expectations and
 * chances. Results beyond the last step or unit change nothing and are not counted [9.9]; losses
 * fall on full divisions first, so that a side keeps as many units as it can. */
typedef struct Figures {
    uint64_t total;
    uint64_t loss[SIDES];    /* steps lost */
    uint64_t retreat[SIDES]; /* R to be answered */
    uint64_t hurt[SIDES];    /* at least one step is lost */
    uint64_t swept[SIDES];   /* every unit that takes results is lost or has an R to answer */
} Figures;

/* A way into a combat: what both sides announce, up to the dice. */
typedef struct Plan {
    bool fought;            /* false: nobody takes part on the other side [9.4] */
    bool answered;          /* the defender had a choice */
    bool vc_asked;          /* VC had the choice to stay out [9.3] */
    uint8_t vc, sharing;    /* VC that chose to take part; arrived VC that chose to share results */
    uint8_t bonus[BONUSES]; /* [9.6] */
    uint8_t dice[SIDES];
    Units takers[SIDES]; /* who takes results */
    bool call[SIDES];    /* calls upon the card in force after the roll [6.c] */
    Figures figures;
} Plan;

/* forecast_best.c */

/* The position stands in a combat, before the comparison, and the attacker has announced his dice:
 * the plan with the defender's best answer. The best is what leaves the attacker the worst off:
 * least expected difference of what the defender and the attacker suffer, a step lost counting 1
 * and a retreat 1/2; of equals the one that spends less. Every legal answer is tried. */
void s75_best_answer(const Game *g, const State *s, bool attacker_calls, Plan *out);
/* The same after the action, one of the legal ones; the attacker announces nothing after it. */
void s75_best_after(const Game *g, const State *s, Action action, bool attacker_calls, Plan *out);
/* The side that may call upon the card in force after the roll of a combat, or NOWHERE. */
unsigned s75_caller(const State *s);
/* A side's dice as they are now: on the table, and still to roll. */
Toss s75_toss(const State *s, unsigned side);

/* forecast.c */

/* Brings the copy of the speaker's position, in which no combat is in course, into the combat at a
 * place, declared or not. False and a sentence, if there can be none. */
bool s75_plan_combat(const Speaker *sp, State *copy, uint8_t place, const char **heading);

/* forecast_choice.c */

/* The odds that a legal choice brings, and the activations paid for it. False: there are none. */
bool s75_choice_odds(const Game *g, const State *s, Action a, Plan *out, unsigned *paid);

/* forecast_text.c */

/* Several lines: answer, dice, what each side is to expect, air markers. */
void s75_say_plan(const Speaker *sp, const Plan *plan);
/* The same in one line, for a plan named by what `side` does in it. */
void s75_say_variant(const Speaker *sp, const Plan *plan, unsigned side);
/* The dice on the table and what they come to, when none is left to roll. */
void s75_say_rolled(const Speaker *sp);
/* Results still to be taken, after the comparison. */
void s75_say_due(const Speaker *sp);

#endif
