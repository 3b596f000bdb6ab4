/* cards_001_020.c: cards 1 to 20: above each side its text as players read it, then its lines
 * (cards.h). What only one card speaks of stands above it. Numbers such as [C36.U] are those of the
 * cards. */
#include "games/fitl/cards/cards.h"

static int minus_casualties(const Game *g, const State *s)
{
    return -(int)(s->box[BOX_CASUALTIES][US_TROOP] + s->box[BOX_CASUALTIES][IRREGULAR] +
                  s->box[BOX_CASUALTIES][US_BASE]);
}

/* 1 Gulf of Tonkin, unshaded: US: free Air Strike; then 6 US pieces from Out of Play to Cities. */
static const Effect card_1u[] = {
    {ACTIVITY(AIR_STRIKE), BY(US)},
    {DEPLOY(6, US_PIECES, BOX_OUT, w_city), BY(US)},
};
/* 1 Gulf of Tonkin, shaded: Aid −1 per piece in Casualties; then all of them go Out of Play. */
static const Effect card_1s[] = {
    {AID(COUNTED(minus_casualties))},
    {SEND(ANY_NUMBER, US_PIECES, BOX_CASUALTIES, BOX_OUT)},
};

/* 2 Kissinger, unshaded: Roll a die: remove that many insurgent pieces from Laos and Cambodia. */
static const Effect card_2u[] = {
    {ROLL},
    {REMOVE(ROLLED, UNTUNNELED(INSURGENT_KINDS), w_laos_cambodia)},
};
/* 2 Kissinger, shaded: NVA places 2 NVA pieces in Cambodia; US takes 2 US Troops from the map,
 * Available or Casualties Out of Play; Aid −6. */
static const Effect card_2s[] = {
    {PLACE(2, NVA_PIECES, w_cambodia), BY(NVA)},
    {MOVE(2, KIND(K_US_TROOP), w_any, w_none), BY(US),
     ALSO_FROM(BOX(BOX_AVAILABLE) | BOX(BOX_CASUALTIES)), ALSO_TO(BOX(BOX_OUT))},
    {AID(-6)},
};

static void begin_peace_talks(const Game *g, State *s)
{
    if (!(s->pivotal >> US & 1))
        return;
    s->peace_talks = 1;
    note(s, N_PEACE_TALKS, fitl_pivotal_card[US], 0, 0);
}

/* 3 Peace Talks, unshaded: NVA Resources −9; Linebacker II then needs more than 25 points, not
 * 40. */
static const Effect card_3u[] = {
    {RESOURCES(NVA, -9)},
    {DO(begin_peace_talks)},
};
/* 3 Peace Talks, shaded: NVA Resources +9; a Trail below 3 rises to 3. */
static const Effect card_3s[] = {
    {RESOURCES(NVA, +9)},
    {TRAIL_AT_LEAST(3)},
};

/* 4 Top Gun, unshaded: Capability: an Air Strike degrades the Trail by 2 boxes. MiGs, shaded,
 * leaves the game. */
static const Effect card_4u[] = {
    {CAPABILITY(CAP_TOP_GUN)},
};
/* 4 Top Gun, shaded: Capability: an Air Strike degrades the Trail only on a die of 4 to 6. */
static const Effect card_4s[] = {
    {CAPABILITY(CAP_TOP_GUN)},
};

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

/* 5 Wild Weasels, unshaded: If SA-2s, shaded, is in force, it leaves the game; otherwise Trail −2
 * and NVA Resources −9. */
static const Effect card_5u[] = {
    {DO(hunt_sa2)},
};
/* 5 Wild Weasels, shaded: Until the Coup: an Air Strike degrades the Trail or removes 1 piece at
 * most. (First edition: the Trail only without any space.) */
static const Effect card_5s[] = {
    {MOMENTUM(MOM_WILD_WEASELS)},
};

/* 6 Aces, unshaded: Free Air Strike in 1 Province outside the South, even without a COIN piece, 6
 * hits, not on the Trail; then Trail −2. */
static const Effect card_6u[] = {
    {ACTIVITY(AIR_STRIKE), IN(w_outside), AT_MOST(1), HITS(6), WITH(ACT_ANYWHERE | ACT_NO_TRAIL)},
    {TRAIL(-2)},
};
/* 6 Aces, shaded: 2 US Troops from Available to Casualties; Trail +2. */
static const Effect card_6s[] = {
    {SEND(2, TYPE(US_TROOP), BOX_AVAILABLE, BOX_CASUALTIES)},
    {TRAIL(+2)},
};

/* 7 ADSID, unshaded: Until the Coup: each change of the Trail costs NVA 6 Resources. */
static const Effect card_7u[] = {
    {MOMENTUM(MOM_ADSID)},
};
/* 7 ADSID, shaded: Trail +1, and to 2 if it is still lower; ARVN Resources −9. */
static const Effect card_7s[] = {
    {TRAIL(+1)},
    {TRAIL_AT_LEAST(2)},
    {RESOURCES(ARVN, -9)},
};

/* 8 Arc Light, unshaded: Capability: 1 space of each Air Strike may be a Province without COIN
 * pieces. */
static const Effect card_8u[] = {
    {CAPABILITY(CAP_ARC_LIGHT)},
};
/* 8 Arc Light, shaded: Capability: a space that loses 2 or more pieces to an Air Strike shifts 2
 * levels toward Opposition, not 1. */
static const Effect card_8s[] = {
    {CAPABILITY(CAP_ARC_LIGHT)},
};

/* 9 Psychedelic Cookie, unshaded: US: up to 3 US Troops from Out of Play to the South or Available,
 * or up to 3 from the map to Available. */
static const Effect card_9u[] = {
    {ONE_OF(CH_DEPLOY, CH_REMOVE), BY(US)},
    {MOVE(UP_TO(3), KIND(K_US_TROOP), w_none, w_south), BY(US), IF_TAKEN(CH_DEPLOY),
     ALSO_FROM(BOX(BOX_OUT)), ALSO_TO(BOX(BOX_AVAILABLE))},
    {REMOVE(UP_TO(3), KIND(K_US_TROOP), w_any), BY(US), IF_TAKEN(CH_REMOVE)},
};
/* 9 Psychedelic Cookie, shaded: US takes 3 US Troops from the map Out of Play. */
static const Effect card_9s[] = {
    {REMOVE(3, KIND(K_US_TROOP), w_any), BY(US), TO(BOX_OUT)},
};

/* 10 Rolling Thunder, unshaded: Trail −2; NVA Resources −9; NVA Ineligible through the next
 * card. */
static const Effect card_10u[] = {
    {TRAIL(-2)},
    {RESOURCES(NVA, -9)},
    {INELIGIBLE(NVA)},
};
/* 10 Rolling Thunder, shaded: ARVN Resources −5. Until the Coup: no Air Strike. */
static const Effect card_10s[] = {
    {RESOURCES(ARVN, -5)},
    {MOMENTUM(MOM_ROLLING_THUNDER)},
};

/* 11 Abrams, unshaded: Capability: in 1 space of each US Assault an untunneled base may be the
 * first piece removed. */
static const Effect card_11u[] = {
    {CAPABILITY(CAP_ABRAMS)},
};
/* 11 Abrams, shaded: Capability: US Assault in 2 spaces at most. */
static const Effect card_11s[] = {
    {CAPABILITY(CAP_ABRAMS)},
};

static bool nva_held_outside(const Game *g, const State *s, unsigned x)
{
    return in(OUTSIDE, x) && control(s, x) == NVA_CONTROL;
}

/* 12 Capt Buck Adams, unshaded: All guerrillas outside the South turn Active; remove 1 untunneled
 * NVA base there. */
static const Effect card_12u[] = {
    {FLIP_ALL(HIDDEN_GUERRILLAS, w_outside)},
    {REMOVE(1, KIND(K_NVA_BASE), w_outside)},
};
/* 12 Capt Buck Adams, shaded: Place 1 NVA base outside the South under NVA Control; turn 3 NVA
 * guerrillas anywhere Underground. */
static const Effect card_12s[] = {
    {PLACE(1, TYPE(NVA_BASE), nva_held_outside)},
    {FLIP(3, KIND(K_NVA_GUERRILLA_A), w_any)},
};

/* 13 Cobras, unshaded: Capability: in up to 2 spaces of each US or ARVN Sweep remove 1 Active
 * enemy, Troops first, bases last. */
static const Effect card_13u[] = {
    {CAPABILITY(CAP_COBRAS)},
};
/* 13 Cobras, shaded: Capability: after each US Assault space, on a die of 1 to 3, 1 US Troop there
 * goes to Casualties. */
static const Effect card_13s[] = {
    {CAPABILITY(CAP_COBRAS)},
};

/* 14 M-48 Patton, unshaded: Capability: in up to 2 non-Lowland spaces of each US Assault remove 2
 * more enemies. */
static const Effect card_14u[] = {
    {CAPABILITY(CAP_PATTON)},
};
/* 14 M-48 Patton, shaded: Capability: after each US or ARVN Patrol NVA removes up to 2 cubes that
 * moved, US ones to Casualties. (First edition: 1, on a die of 1 to 3.) */
static const Effect card_14s[] = {
    {CAPABILITY(CAP_PATTON)},
};

/* 15 Medevac, unshaded: Until the Coup: at Commitment all US Troops in Casualties first become
 * Available. */
static const Effect card_15u[] = {
    {MOMENTUM(MOM_MEDEVAC)},
};
/* 15 Medevac, shaded: You stay Eligible. Until the Coup: no Air Lift. */
static const Effect card_15s[] = {
    {STAY_ELIGIBLE},
    {MOMENTUM(MOM_NO_AIR_LIFT)},
};

static bool with_troops_and_police(const Game *g, const State *s, unsigned x)
{
    return in(g->board->populated, x) && s->level[x] != AO && s->at[x][K_POLICE] &&
           (s->at[x][K_US_TROOP] || s->at[x][K_ARVN_TROOP]);
}

/* 16 Blowtorch Komer, unshaded: Aid +10. In the coming Support Phase Pacification costs 1 per
 * Terror marker or level. */
static const Effect card_16u[] = {
    {AID(+10)},
    {MOMENTUM(MOM_KOMER)},
};
/* 16 Blowtorch Komer, shaded: Aid −10; 1 populated space with COIN Troops and Police shifts 1 level
 * toward Opposition. */
static const Effect card_16s[] = {
    {AID(-10)},
    {CHOOSE(1, with_troops_and_police)},
    {SHIFT(-1)},
};

static bool base_and_hidden(const Game *g, const State *s, unsigned x)
{
    return has(s, x, COIN_BASES) && has(s, x, HIDDEN_GUERRILLAS);
}

/* 17 Claymores, unshaded: You stay Eligible. Until the Coup: no Ambush, and each Marching group
 * that turns Active loses 1 guerrilla. */
static const Effect card_17u[] = {
    {STAY_ELIGIBLE},
    {MOMENTUM(MOM_CLAYMORES)},
};
/* 17 Claymores, shaded: In 1 space remove 1 COIN base (US: to Casualties) and 1 Underground
 * guerrilla. */
static const Effect card_17s[] = {
    {CHOOSE(1, base_and_hidden)},
    {REMOVE(1, COIN_BASES, w_chosen), TO(BOX_CASUALTIES)},
    {REMOVE(1, HIDDEN_GUERRILLAS, w_chosen)},
};

/* 18 Combined Action Platoons, unshaded: Capability: each US Train may put 1 Police cube, Available
 * or from the map, free, into any space with US Troops. */
static const Effect card_18u[] = {
    {CAPABILITY(CAP_PLATOONS)},
};
/* 18 Combined Action Platoons, shaded: Capability: US Sweep in 2 spaces at most. */
static const Effect card_18s[] = {
    {CAPABILITY(CAP_PLATOONS)},
};

/* 19 CORDS, unshaded: Capability: US Train may Pacify in 2 of its spaces. */
static const Effect card_19u[] = {
    {CAPABILITY(CAP_CORDS)},
};
/* 19 CORDS, shaded: Capability: US Train Pacifies to Passive Support at most. */
static const Effect card_19s[] = {
    {CAPABILITY(CAP_CORDS)},
};

/* 20 Laser Guided Bombs, unshaded: Capability: a space that loses just 1 piece to an Air Strike
 * does not shift. */
static const Effect card_20u[] = {
    {CAPABILITY(CAP_LASER)},
};
/* 20 Laser Guided Bombs, shaded: Capability: an Air Strike removes 2 pieces at most (first edition:
 * 4). */
static const Effect card_20s[] = {
    {CAPABILITY(CAP_LASER)},
};

const Script fitl_cards_001_020[CARDS_A_FILE] = {
    CARD(1),  CARD(2),  CARD(3),  CARD(4),  CARD(5),  CARD(6),  CARD(7),
    CARD(8),  CARD(9),  CARD(10), CARD(11), CARD(12), CARD(13), CARD(14),
    CARD(15), CARD(16), CARD(17), CARD(18), CARD(19), CARD(20),
};
