/* cards_us.c: the texts of cards 1 to 15, line by line (event.h). Numbers such as [C36.U] are
 * those of the cards. A side that is not here is not offered. */
#include "games/fitl/cards/event.h"

static int minus_casualties(const Game *g, const State *s)
{
    return -(int)(s->box[BOX_CASUALTIES][US_TROOP] + s->box[BOX_CASUALTIES][IRREGULAR] +
                  s->box[BOX_CASUALTIES][US_BASE]);
}

static void begin_peace_talks(const Game *g, State *s)
{
    if (!(s->pivotal >> US & 1))
        return;
    s->peace_talks = 1;
    note(s, N_PEACE_TALKS, fitl_pivotal_card[US], 0, 0);
}

/* Either the one or the other: the first line would make the second one true. */
static void hunt_sa2(const Game *g, State *s)
{
    if (!cap(s, CAP_SA2, SHADED)) {
        fitl_trail(s, -2);
        fitl_track(s, T_NVA, -9);
        return;
    }
    fitl_end_capability(s, CAP_SA2, SHADED);
}

static bool nva_held_outside(const Game *g, const State *s, unsigned x)
{
    return in(OUTSIDE, x) && control(s, x) == NVA_CONTROL;
}

static const Effect card_1u[] = {
    {.verb = E_ACTIVITY, .who = AS_US, .op = AIR_STRIKE},
    {.verb = E_DEPLOY,
     .who = AS_US,
     .n = 6,
     .types = 1u << US_TROOP | 1u << IRREGULAR | 1u << US_BASE,
     .where = w_city,
     .from = BOX_OUT},
    {.verb = E_END},
};
static const Effect card_1s[] = {
    {.verb = E_TRACK, .track = T_AID, .amount = minus_casualties},
    {.verb = E_BOX,
     .n = ANY_NUMBER,
     .to = BOX_OUT,
     .types = 1u << US_TROOP | 1u << IRREGULAR | 1u << US_BASE,
     .from = BOX_CASUALTIES},
    {.verb = E_END},
};
static const Effect card_2u[] = {
    {.verb = E_DIE},
    {.verb = E_REMOVE,
     .kinds = INSURGENT_KINDS & ~TUNNELED_BASES,
     .where = w_laos_cambodia,
     .amount = ev_number},
    {.verb = E_END},
};
static const Effect card_2s[] = {
    {.verb = E_PLACE, .who = AS_NVA, .n = 2, .types = 7u << NVA_TROOP, .where = w_cambodia},
    {.verb = E_MOVE,
     .who = AS_US,
     .n = 2,
     .kinds = KIND(K_US_TROOP),
     .where = w_any,
     .there = w_none,
     .from_boxes = 1u << BOX_AVAILABLE | 1u << BOX_CASUALTIES,
     .to_boxes = 1u << BOX_OUT},
    {.verb = E_TRACK, .change = -6, .track = T_AID},
    {.verb = E_END},
};
static const Effect card_3u[] = {
    {.verb = E_TRACK, .change = -9, .track = T_NVA},
    {.verb = E_MARK, .mark = begin_peace_talks},
    {.verb = E_END},
};
static const Effect card_3s[] = {
    {.verb = E_TRACK, .change = 9, .track = T_NVA},
    {.verb = E_TRAIL_TO, .n = 3},
    {.verb = E_END},
};
static const Effect card_4u[] = {
    {.verb = E_CAP, .op = CAP_TOP_GUN},
    {.verb = E_END},
};
static const Effect card_4s[] = {
    {.verb = E_CAP, .op = CAP_TOP_GUN},
    {.verb = E_END},
};
static const Effect card_5u[] = {
    {.verb = E_MARK, .mark = hunt_sa2},
    {.verb = E_END},
};
static const Effect card_5s[] = {
    {.verb = E_MOM, .op = MOM_WILD_WEASELS},
    {.verb = E_END},
};
static const Effect card_6u[] = {
    {.verb = E_ACTIVITY,
     .n = 1,
     .change = 6,
     .op = AIR_STRIKE,
     .op_flags = ACT_ANYWHERE | ACT_NO_TRAIL,
     .where = w_outside},
    {.verb = E_TRAIL, .change = -2},
    {.verb = E_END},
};
static const Effect card_6s[] = {
    {.verb = E_BOX, .n = 2, .to = BOX_CASUALTIES, .types = 1u << US_TROOP, .from = BOX_AVAILABLE},
    {.verb = E_TRAIL, .change = 2},
    {.verb = E_END},
};
static const Effect card_7u[] = {
    {.verb = E_MOM, .op = MOM_ADSID},
    {.verb = E_END},
};
static const Effect card_7s[] = {
    {.verb = E_TRAIL, .change = 1},
    {.verb = E_TRAIL_TO, .n = 2},
    {.verb = E_TRACK, .change = -9, .track = T_ARVN},
    {.verb = E_END},
};
static const Effect card_8u[] = {
    {.verb = E_CAP, .op = CAP_ARC_LIGHT},
    {.verb = E_END},
};
static const Effect card_8s[] = {
    {.verb = E_CAP, .op = CAP_ARC_LIGHT},
    {.verb = E_END},
};
static const Effect card_9u[] = {
    {.verb = E_OPTION, .who = AS_US, .choices = (const uint8_t[]){CH_DEPLOY, CH_REMOVE, 0}},
    {.verb = E_MOVE,
     .who = AS_US,
     .option = CH_DEPLOY,
     .n = 3,
     .flags = UP_TO,
     .kinds = KIND(K_US_TROOP),
     .where = w_none,
     .there = w_south,
     .from_boxes = 1u << BOX_OUT,
     .to_boxes = 1u << BOX_AVAILABLE},
    {.verb = E_REMOVE,
     .who = AS_US,
     .option = CH_REMOVE,
     .n = 3,
     .flags = UP_TO,
     .to = BOX_AVAILABLE,
     .kinds = KIND(K_US_TROOP),
     .where = w_any},
    {.verb = E_END},
};
static const Effect card_9s[] = {
    {.verb = E_REMOVE,
     .who = AS_US,
     .n = 3,
     .to = BOX_OUT,
     .kinds = KIND(K_US_TROOP),
     .where = w_any},
    {.verb = E_END},
};
static const Effect card_10u[] = {
    {.verb = E_TRAIL, .change = -2},
    {.verb = E_TRACK, .change = -9, .track = T_NVA},
    {.verb = E_OUT, .op = NVA},
    {.verb = E_END},
};
static const Effect card_10s[] = {
    {.verb = E_TRACK, .change = -5, .track = T_ARVN},
    {.verb = E_MOM, .op = MOM_ROLLING_THUNDER},
    {.verb = E_END},
};
static const Effect card_11u[] = {
    {.verb = E_CAP, .op = CAP_ABRAMS},
    {.verb = E_END},
};
static const Effect card_11s[] = {
    {.verb = E_CAP, .op = CAP_ABRAMS},
    {.verb = E_END},
};
static const Effect card_12u[] = {
    {.verb = E_FLIP, .kinds = HIDDEN_GUERRILLAS, .where = w_outside},
    {.verb = E_REMOVE, .n = 1, .to = BOX_AVAILABLE, .kinds = KIND(K_NVA_BASE), .where = w_outside},
    {.verb = E_END},
};
static const Effect card_12s[] = {
    {.verb = E_PLACE, .n = 1, .types = 1u << NVA_BASE, .where = nva_held_outside},
    {.verb = E_FLIP, .n = 3, .kinds = KIND(K_NVA_GUERRILLA_A), .where = w_any},
    {.verb = E_END},
};
static const Effect card_13u[] = {
    {.verb = E_CAP, .op = CAP_COBRAS},
    {.verb = E_END},
};
static const Effect card_13s[] = {
    {.verb = E_CAP, .op = CAP_COBRAS},
    {.verb = E_END},
};
static const Effect card_14u[] = {
    {.verb = E_CAP, .op = CAP_PATTON},
    {.verb = E_END},
};
static const Effect card_14s[] = {
    {.verb = E_CAP, .op = CAP_PATTON},
    {.verb = E_END},
};
static const Effect card_15u[] = {
    {.verb = E_MOM, .op = MOM_MEDEVAC},
    {.verb = E_END},
};
static const Effect card_15s[] = {
    {.verb = E_STAY},
    {.verb = E_MOM, .op = MOM_NO_AIR_LIFT},
    {.verb = E_END},
};

const Script fitl_scripts_us[] = {
    {1, UNSHADED, 0, card_1u},   {1, SHADED, 0, card_1s},     {2, UNSHADED, 0, card_2u},
    {2, SHADED, 0, card_2s},     {3, UNSHADED, 0, card_3u},   {3, SHADED, 0, card_3s},
    {4, UNSHADED, 0, card_4u},   {4, SHADED, 0, card_4s},     {5, UNSHADED, 0, card_5u},
    {5, SHADED, 0, card_5s},     {6, UNSHADED, 0, card_6u},   {6, SHADED, 0, card_6s},
    {7, UNSHADED, 0, card_7u},   {7, SHADED, 0, card_7s},     {8, UNSHADED, 0, card_8u},
    {8, SHADED, 0, card_8s},     {9, UNSHADED, 0, card_9u},   {9, SHADED, 0, card_9s},
    {10, UNSHADED, 0, card_10u}, {10, SHADED, 0, card_10s},   {11, UNSHADED, 0, card_11u},
    {11, SHADED, 0, card_11s},   {12, UNSHADED, 0, card_12u}, {12, SHADED, 0, card_12s},
    {13, UNSHADED, 0, card_13u}, {13, SHADED, 0, card_13s},   {14, UNSHADED, 0, card_14u},
    {14, SHADED, 0, card_14s},   {15, UNSHADED, 0, card_15u}, {15, SHADED, 0, card_15s},
};
const unsigned fitl_scripts_us_count = COUNT_OF(fitl_scripts_us);
