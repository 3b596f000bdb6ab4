/* cards_pivotal.c: the texts of cards 121 to 124, line by line (event.h). Numbers such as [C36.U]
 * are those of the cards. A side that is not here is not offered. */
#include "games/fitl/cards/event.h"

static bool loc_without_coin(const Game *g, const State *s, unsigned x)
{
    return is_loc(x) && !s->coin[x];
}

/* What must be true before a pivotal card is played; two cards in the leader box first. */
bool fitl_pivotal_ready(const Game *g, const State *s, unsigned faction)
{
    if (s->leader_cards < 2)
        return false;
    switch (faction) {
    case US:
        return fitl_score(g, s, US) > (s->peace_talks ? 25u : 40u); /* [card121.pre] */
    case ARVN:
        return fitl_on_map(s, KIND(K_US_TROOP), ALL_SPACES) < 20;
    case NVA:
        return fitl_on_map(s, KIND(K_NVA_TROOP), ALL_SPACES) >
               fitl_on_map(s, KIND(K_US_TROOP), ALL_SPACES);
    default:
        return fitl_on_map(s, GUERRILLAS & VC_KINDS, THE_SOUTH) > 20;
    }
}

static const Effect card_121u_ed2[] = {
    {.verb = E_REMOVE,
     .who = AS_NVA,
     .n = 2,
     .to = BOX_AVAILABLE,
     .kinds = NVA_KINDS & INSURGENT_BASES,
     .where = w_any},
    {.verb = E_HALVE, .track = T_NVA},
    {.verb = E_OUT, .op = NVA},
    {.verb = E_BOX,
     .who = AS_US,
     .n = 3,
     .to = BOX_AVAILABLE,
     .types = 1u << US_TROOP | 1u << IRREGULAR | 1u << US_BASE,
     .from = BOX_CASUALTIES},
    {.verb = E_END},
};
static const Effect card_121u_ed1[] = {
    {.verb = E_REMOVE,
     .who = AS_NVA,
     .n = 2,
     .to = BOX_AVAILABLE,
     .kinds = NVA_KINDS & INSURGENT_BASES,
     .where = w_any},
    {.verb = E_TRACK, .change = -15, .track = T_NVA},
    {.verb = E_OUT, .op = NVA},
    {.verb = E_OPTION, .who = AS_US, .choices = (const uint8_t[]){CH_REMOVE, CH_DEPLOY, 0}},
    {.verb = E_BOX,
     .who = AS_US,
     .option = CH_REMOVE,
     .n = 6,
     .to = BOX_AVAILABLE,
     .types = 1u << US_TROOP | 1u << IRREGULAR | 1u << US_BASE,
     .from = BOX_CASUALTIES},
    {.verb = E_BOX,
     .who = AS_US,
     .option = CH_DEPLOY,
     .n = 3,
     .to = BOX_AVAILABLE,
     .types = 1u << US_TROOP | 1u << IRREGULAR | 1u << US_BASE,
     .from = BOX_OUT},
    {.verb = E_END},
};
static const Effect card_122u[] = {
    {.verb = E_FREE, .who = AS_NVA, .op = OP_MARCH},
    {.verb = E_MOVE,
     .who = AS_NVA,
     .n = ANY_NUMBER,
     .flags = UP_TO | ADJACENT,
     .kinds = KIND(K_NVA_TROOP),
     .where = loc_without_coin,
     .there = w_any},
    {.verb = E_FREE, .who = AS_NVA, .op = OP_ATTACK, .op_flags = OP_TROOPS_ONLY | OP_EVERY},
    {.verb = E_END},
};
static const Effect card_123u[] = {
    {.verb = E_TRACK, .change = 12, .track = T_ARVN},
    {.verb = E_TRACK, .change = 12, .track = T_AID},
    {.verb = E_BOX,
     .n = ANY_NUMBER,
     .to = BOX_AVAILABLE,
     .types = 15u << ARVN_TROOP,
     .from = BOX_OUT},
    {.verb = E_PLACE,
     .who = AS_ARVN,
     .n = 4,
     .types = 1u << ARVN_TROOP | 1u << POLICE,
     .where = w_not_north},
    {.verb = E_END},
};
static const Effect card_124u[] = {
    {.verb = E_FREE, .who = AS_VC, .op = OP_TERROR, .op_flags = OP_EVERY},
    {.verb = E_PLACE, .who = AS_VC, .n = 6, .types = 3u << VC_GUERRILLA, .where = w_city},
    {.verb = E_FREE, .who = AS_VC, .op = OP_ATTACK, .op_flags = OP_EVERY | OP_JOINT},
    {.verb = E_END},
};

const Script fitl_scripts_pivotal[] = {
    {121, UNSHADED, 2, card_121u_ed2}, {121, UNSHADED, 1, card_121u_ed1},
    {122, UNSHADED, 0, card_122u},     {123, UNSHADED, 0, card_123u},
    {124, UNSHADED, 0, card_124u},
};
const unsigned fitl_scripts_pivotal_count = COUNT_OF(fitl_scripts_pivotal);
