/* comparison.h: what the dice of a combat do to each side [9.8], for the combat itself and for its
 * odds. Inline, for the odds ask it of every outcome of ten dice. */
#ifndef SAIGON75_COMPARISON_H
#define SAIGON75_COMPARISON_H

#include "games/saigon75/rules/s75.h"

typedef struct Result { /* X and R: on a side's dice, or suffered by it */
    unsigned loss, retreat;
} Result;

/* Cards called upon after the roll [6.c], as a set: a game has one of them at most, who plays with
 * the box may ask about several. */
enum { CALL_E06 = 1, CALL_E09 = 2, CALL_E11 = 4, CALL_E13 = 8 };

static inline unsigned s75_call_of(uint8_t card) /* 0: not one of these */
{
    switch (card) {
    case E06_RESISTANCE:
        return CALL_E06;
    case E09_ARMOURED_SUPPORT:
        return CALL_E09;
    case E11_PARALYSED_COMMAND:
        return CALL_E11;
    case E13_CORRUPTION:
        return CALL_E13;
    default:
        return 0;
    }
}

/* Whether such a card is called upon, the side that it favours decides. */
static inline Seat s75_caller_of(uint8_t card)
{
    return s75_cards[card].favours == YELLOW ? SV : NV;
}

/* From the faces that lie there to the results of both sides; cards in the order of [6.b]: E-13,
 * the comparison, E-06, E-11, E-09. */
static inline void s75_compare(const Result rolled[SIDES], unsigned calls, Result out[SIDES])
{
    Result nv = rolled[NV], sv = rolled[SV];
    if (calls & CALL_E13) {
        sv.retreat += sv.loss;
        sv.loss = 0;
    }
    out[NV] = (Result){sv.loss, sv.retreat > nv.retreat ? sv.retreat - nv.retreat : 0};
    out[SV] = (Result){nv.loss, nv.retreat > sv.retreat ? nv.retreat - sv.retreat : 0};
    if (calls & CALL_E06)
        out[SV].retreat = 0;
    if (calls & CALL_E11) {
        out[SV].loss += out[SV].retreat;
        out[SV].retreat = 0;
    }
    if (calls & CALL_E09)
        out[SV].loss++;
}

#endif
