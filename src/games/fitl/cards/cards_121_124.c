/* cards_121_124.c: the pivotal cards, 121 to 124: above each side its text as players read it, then
 * its lines (cards.h). What only one card speaks of stands above it. Numbers such as [C36.U] are
 * those of the cards. */
#include "games/fitl/cards/cards.h"

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
        return fitl_on_map(s, VC_GUERRILLAS, THE_SOUTH) > 20;
    }
}

/* 121 Linebacker II, unshaded: NVA removes 2 of its bases, halves its Resources (first edition:
 * −15) and is Ineligible through the next card; US: 3 pieces from Casualties to Available (first
 * edition: 6, or 3 US pieces from Out of Play). */
static const Effect card_121u[] = {
    {REMOVE(2, NVA_BASES, w_any), BY(NVA)},
    {HALVE_RESOURCES(NVA)},
    {INELIGIBLE(NVA)},
    {SEND(3, US_PIECES, BOX_CASUALTIES, BOX_AVAILABLE), BY(US)},
};
/* 121 unshaded in the first edition */
static const Effect card_121u_ed1[] = {
    {REMOVE(2, NVA_BASES, w_any), BY(NVA)},
    {RESOURCES(NVA, -15)},
    {INELIGIBLE(NVA)},
    /* Either Casualties or Out of Play */
    {ONE_OF(CH_REMOVE, CH_DEPLOY), BY(US)},
    {SEND(6, US_PIECES, BOX_CASUALTIES, BOX_AVAILABLE), BY(US), IF_TAKEN(CH_REMOVE)},
    {SEND(3, US_PIECES, BOX_OUT, BOX_AVAILABLE), BY(US), IF_TAKEN(CH_DEPLOY)},
};

static bool loc_without_coin(const Game *g, const State *s, unsigned x)
{
    return is_loc(x) && !s->coin[x];
}

/* 122 Easter Offensive, unshaded: NVA: free March; Troops on LoCs without COIN pieces may move on
 * to 1 adjacent space; then all NVA Troops attack wherever COIN pieces are. */
static const Effect card_122u[] = {
    {FREE(OP_MARCH), BY(NVA)},
    {MOVE(UP_TO(ANY_NUMBER), KIND(K_NVA_TROOP), loc_without_coin, w_any), BY(NVA), ONE_STEP},
    {FREE(OP_ATTACK), BY(NVA), WITH(OP_TROOPS_ONLY | OP_EVERY)},
};

/* 123 Vietnamization, unshaded: ARVN Resources +12; Aid +12; all ARVN pieces from Out of Play to
 * Available; ARVN places 4 ARVN cubes anywhere but in North Vietnam. */
static const Effect card_123u[] = {
    {RESOURCES(ARVN, +12)},
    {AID(+12)},
    {SEND(ANY_NUMBER, ARVN_PIECES, BOX_OUT, BOX_AVAILABLE)},
    {PLACE(4, TYPE(ARVN_TROOP) | TYPE(POLICE), w_not_north), BY(ARVN)},
};

/* 124 Tet Offensive, unshaded: VC: free Terror in each space with an Underground VC guerrilla; 6 VC
 * pieces placed in Cities; then all guerrillas, NVA too, attack wherever COIN pieces are. */
static const Effect card_124u[] = {
    {FREE(OP_TERROR), BY(VC), WITH(OP_EVERY)},
    {PLACE(6, VC_PIECES, w_city), BY(VC)},
    {FREE(OP_ATTACK), BY(VC), WITH(OP_EVERY | OP_JOINT)},
};

const Script fitl_cards_121_124[PIVOTAL_CARDS] = {
    SINGLE_CARD_OF_EDITIONS(121),
    SINGLE_CARD(122),
    SINGLE_CARD(123),
    SINGLE_CARD(124),
};
