/* cards_061_080.c: cards 61 to 80: above each side its text as players read it, then its lines
 * (cards.h). What only one card speaks of stands above it. Numbers such as [C36.U] are those of the
 * cards. */
#include "games/fitl/cards/cards.h"

/* 61 Armored Cavalry, unshaded: Capability: after each Transport ARVN may make a free Assault in 1
 * of its destinations. */
static const Effect card_61u[] = {
    {CAPABILITY(CAP_CAVALRY)},
};
/* 61 Armored Cavalry, shaded: Capability: Transport moves Rangers only. */
static const Effect card_61s[] = {
    {CAPABILITY(CAP_CAVALRY)},
};

/* 62 Cambodian Civil War, unshaded: US: free Air Lift into Cambodia; US or ARVN: free Sweep within
 * Cambodia; remove 2 untunneled insurgent bases there. */
static const Effect card_62u[] = {
    {ACTIVITY(AIR_LIFT), BY(US), IN(w_cambodia)},
    {PICK(CH_US, CH_ARVN)},
    {FREE(OP_SWEEP), BY(PICKED), IN(w_cambodia), FROM(w_cambodia)},
    {REMOVE(2, OPEN_BASES, w_cambodia)},
};
/* 62 Cambodian Civil War, shaded: NVA places 12 NVA Troops or guerrillas in Cambodia. */
static const Effect card_62s[] = {
    {PLACE(12, TYPE(NVA_TROOP) | TYPE(NVA_GUERRILLA), w_cambodia), BY(NVA)},
};

static bool supporting_city(const Game *g, const State *s, unsigned x)
{
    return is_city(x) && x != SAIGON && coin_controls(s, x) && s->level[x] >= PS;
}

/* 63 Fact Finding, unshaded: 2 US pieces from Out of Play to the South, or a die of Patronage
 * becomes ARVN Resources; Aid +6. */
static const Effect card_63u[] = {
    {ONE_OF(CH_RESOURCES, CH_DEPLOY)},
    {DEPLOY(2, US_PIECES, BOX_OUT, w_south), IF_TAKEN(CH_DEPLOY)},
    {ROLL, IF_TAKEN(CH_RESOURCES)},
    {PATRONAGE_TO_RESOURCES(ROLLED), IF_TAKEN(CH_RESOURCES)},
    {AID(+6)},
};
/* 63 Fact Finding, shaded: 1 City under COIN Control with Support, not Saigon, to Neutral;
 * Patronage +4 or VC Resources +4. */
static const Effect card_63s[] = {
    {CHOOSE(1, supporting_city)},
    {SET(NEUTRAL)},
    {ONE_OF(CH_RESOURCES, CH_PATRONAGE_UP)},
    {PATRONAGE(+4), IF_TAKEN(CH_PATRONAGE_UP)},
    {RESOURCES(VC, +4), IF_TAKEN(CH_RESOURCES)},
};

static bool coin_executes(const Game *g, const State *s) { return SIDE_OF(s->ev.executor) == 0; }

static bool insurgent_executes(const Game *g, const State *s)
{
    return SIDE_OF(s->ev.executor) == 1;
}

/* 64 Honolulu Conference, unshaded: Aid +10 or −10; Patronage +3 or −5. Then US or ARVN, if it
 * plays the event, Pacifies as in the Support Phase; an insurgent stays Eligible. */
static const Effect card_64u[] = {
    /* Aid */
    {ONE_OF(CH_AID_UP, CH_AID_DOWN)},
    {AID(+10), IF_TAKEN(CH_AID_UP)},
    {AID(-10), IF_TAKEN(CH_AID_DOWN)},
    /* Patronage */
    {ONE_OF(CH_PATRONAGE_UP, CH_PATRONAGE_DOWN)},
    {PATRONAGE(+3), IF_TAKEN(CH_PATRONAGE_UP)},
    {PATRONAGE(-5), IF_TAKEN(CH_PATRONAGE_DOWN)},
    /* The rest */
    {PACIFICATION(1), WHEN(coin_executes)},
    {STAY_ELIGIBLE, WHEN(insurgent_executes)},
};

/* 65 International Forces, unshaded: 4 US pieces from Out of Play to any spaces but North
 * Vietnam. */
static const Effect card_65u[] = {
    {DEPLOY(4, US_PIECES, BOX_OUT, w_not_north)},
};
/* 65 International Forces, shaded: Roll a die: US takes that many US pieces from the map Out of
 * Play. */
static const Effect card_65s[] = {
    {ROLL},
    {REMOVE(ROLLED, US_KINDS, w_any), BY(US), TO(BOX_OUT)},
};

static bool support_not_saigon(const Game *g, const State *s, unsigned x)
{
    return x != SAIGON && s->level[x] >= PS;
}

/* 66 Ambassador Taylor, unshaded: Aid +9; ARVN Resources +9; then up to 2 US pieces from Out of
 * Play to the South, or Patronage −3, or neither. */
static const Effect card_66u[] = {
    {AID(+9)},
    {RESOURCES(ARVN, +9)},
    {ONE_OF(CH_NO, CH_PATRONAGE_DOWN, CH_DEPLOY)},
    {DEPLOY(UP_TO(2), US_PIECES, BOX_OUT, w_south), IF_TAKEN(CH_DEPLOY)},
    {PATRONAGE(-3), IF_TAKEN(CH_PATRONAGE_DOWN)},
};
/* 66 Ambassador Taylor, shaded: 3 spaces with Support, not Saigon, to Neutral; Patronage −3. */
static const Effect card_66s[] = {
    {CHOOSE(3, support_not_saigon)},
    {SET(NEUTRAL)},
    {PATRONAGE(-3)},
};

static bool coast(const Game *g, const State *s, unsigned x)
{
    return in(g->board->coastal, x) && x != NORTH_VIETNAM;
}

static bool vc_coastal(const Game *g, const State *s, unsigned x)
{
    return in(g->board->coastal, x) && s->vc[x];
}

/* 67 Amphib Landing, unshaded: US or ARVN moves any of its Troops between coastal spaces; then its
 * free Sweep and free Assault in 1 coastal space. */
static const Effect card_67u[] = {
    {PICK(CH_US, CH_ARVN)},
    /* By sea */
    {MOVE(UP_TO(ANY_NUMBER), KIND(K_US_TROOP), coast, coast), BY(PICKED), IF_TAKEN(CH_US),
     EACH_ONCE},
    {MOVE(UP_TO(ANY_NUMBER), KIND(K_ARVN_TROOP), coast, coast), BY(PICKED), IF_TAKEN(CH_ARVN),
     EACH_ONCE},
    /* Then at one place */
    {CHOOSE(1, coast), BY(PICKED)},
    {FREE(OP_SWEEP), BY(PICKED), IN(w_chosen), AT_MOST(1), KEEP},
    {FREE(OP_ASSAULT), BY(PICKED), IN(w_chosen), AT_MOST(1)},
};
/* 67 Amphib Landing, shaded: VC moves up to 3 VC pieces from 1 coastal space to any spaces; US and
 * ARVN Ineligible through the next card. */
static const Effect card_67s[] = {
    {CHOOSE(1, vc_coastal), BY(VC)},
    {MOVE(UP_TO(3), VC_KINDS, w_chosen, w_any), BY(VC)},
    {INELIGIBLE(US)},
    {INELIGIBLE(ARVN)},
};

/* Nobody lives in some Provinces: only if there is no other [0.a]. */
static bool free_province(const Game *g, const State *s, unsigned x)
{
    Spaces empty = 0, peopled = 0;
    for (Spaces set = PROVINCES & ~SPACE(NORTH_VIETNAM); set; set &= set - 1) {
        const unsigned y = first_space(set);
        if (control(s, y) != NVA_CONTROL)
            *(in(g->board->populated, y) ? &peopled : &empty) |= SPACE(y);
    }
    return in(peopled ? peopled : empty, x);
}

static bool turnable_province(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && in(g->board->populated, x) && s->level[x] != AO;
}

static bool left_province(const Game *g, const State *s, unsigned x)
{
    return in(s->ev.lost, x) && turnable_province(g, s, x);
}

/* 68 Green Berets, unshaded: Place 3 Irregulars or 3 Rangers in 1 Province without NVA Control; set
 * Active Support there. */
static const Effect card_68u[] = {
    {ONE_OF(CH_IRREGULARS, CH_RANGERS)},
    {CHOOSE(1, free_province), PREFER(w_below_as)},
    {PLACE(3, TYPE(IRREGULAR), w_chosen), IF_TAKEN(CH_IRREGULARS)},
    {PLACE(3, TYPE(RANGER), w_chosen), IF_TAKEN(CH_RANGERS)},
    {SET(AS)},
};
/* 68 Green Berets, shaded: Remove 3 Irregulars from the map; 1 populated Province they left to
 * Active Opposition. */
static const Effect card_68s[] = {
    {REMOVE(3, IRREGULARS, w_any), PREFER(turnable_province)},
    {CHOOSE(1, left_province)},
    {SET(AO)},
};

/* 69 MACV, unshaded: US, then ARVN, or NVA, then VC: 1 free special activity each; you stay
 * Eligible. */
static const Effect card_69u[] = {
    {ONE_OF(CH_COIN_PAIR, CH_INSURGENT_PAIR)},
    /* COIN */
    {ANY_ACTIVITY, BY(US), IF_TAKEN(CH_COIN_PAIR)},
    {ANY_ACTIVITY, BY(ARVN), IF_TAKEN(CH_COIN_PAIR)},
    /* Insurgents */
    {ANY_ACTIVITY, BY(NVA), IF_TAKEN(CH_INSURGENT_PAIR)},
    {ANY_ACTIVITY, BY(VC), IF_TAKEN(CH_INSURGENT_PAIR)},
    /* Whoever it was */
    {STAY_ELIGIBLE},
};

static bool phu_bon_group(const Game *g, const State *s, unsigned x)
{
    return x == PHU_BON || x == KONTUM || x == QUI_NHON || x == BINH_DINH || x == PLEIKU ||
           x == KHANH_HOA;
}

static bool phu_bon_and_locs(const Game *g, const State *s, unsigned x)
{
    return phu_bon_group(g, s, x) || x == LOC_KONTUM_QUI_NHON || x == LOC_KONTUM_BAN_ME_THUOT ||
           x == LOC_QUI_NHON_CAM_RANH;
}

static bool rok_coast(const Game *g, const State *s, unsigned x)
{
    return x == QUI_NHON || x == PHU_BON || x == KHANH_HOA;
}

/* 70 ROKs, unshaded: US or ARVN: free Sweep and free Assault in and around Phú Bổn; all US and ARVN
 * cubes count as US Troops. */
static const Effect card_70u[] = {
    {PICK(CH_US, CH_ARVN)},
    {FREE(OP_SWEEP), BY(PICKED), IN(phu_bon_group), WITH(OP_CUBES_AS_US)},
    {FREE(OP_ASSAULT), BY(PICKED), IN(phu_bon_and_locs), WITH(OP_CUBES_AS_US | OP_NO_ARVN)},
};
/* 70 ROKs, shaded: Quy Nhơn, Phú Bổn and Khánh Hòa shift 1 level toward Opposition. */
static const Effect card_70s[] = {
    {SHIFT_ALL(-1, rok_coast)},
};

static bool arvn_in_south(const Game *g, const State *s, unsigned x)
{
    return in(THE_SOUTH, x) && has(s, x, ARVN_KINDS);
}

/* 71 An Loc, unshaded: In 1 space of the South with ARVN pieces remove all NVA Troops and place 3
 * ARVN Troops. */
static const Effect card_71u[] = {
    {CHOOSE(1, arvn_in_south), PREFER(w_nva_troops)},
    {REMOVE_ALL(KIND(K_NVA_TROOP), w_chosen)},
    {PLACE(3, TYPE(ARVN_TROOP), w_chosen)},
};
/* 71 An Loc, shaded: NVA: free March of Troops into 1 City, then 2 free Attacks there. */
static const Effect card_71s[] = {
    {CHOOSE(1, w_city), BY(NVA)},
    {FREE(OP_MARCH), BY(NVA), IN(w_chosen), WITH(OP_TROOPS_ONLY | OP_VIA_TRAIL), KEEP},
    {FREE(OP_ATTACK), BY(NVA), IN(w_chosen), AT_MOST(1), KEEP},
    {FREE(OP_ATTACK), BY(NVA), IN(w_chosen), AT_MOST(1)},
};

static void choose_opposition(const Game *g, State *s)
{
    s->ev.chosen = 0;
    for (unsigned x = 0; x < LANDS; x++)
        s->ev.chosen |= s->level[x] == AO ? SPACE(x) : 0;
}

static void choose_sanctuaries(const Game *g, State *s) { s->ev.chosen = LAOS_CAMBODIA; }

/* 72 Body Count, unshaded: Until the Coup: Assault and Patrol cost 0; Aid +3 per guerrilla removed
 * by Assault. */
static const Effect card_72u[] = {
    {MOMENTUM(MOM_BODY_COUNT)},
};
/* 72 Body Count, shaded: Place 1 VC guerrilla in each space at Active Opposition and 2 NVA Troops
 * in each space of Laos and Cambodia. */
static const Effect card_72s[] = {
    {DO(choose_opposition)},
    {PLACE_IN_EACH(1, TYPE(VC_GUERRILLA))},
    {DO(choose_sanctuaries)},
    {PLACE_IN_EACH(2, TYPE(NVA_TROOP))},
};

/* 73 Great Society, unshaded: A Commitment Phase now. */
static const Effect card_73u[] = {
    {COMMITMENT_PHASE, BY(US)},
};
/* 73 Great Society, shaded: US takes 3 US pieces from Available Out of Play. */
static const Effect card_73s[] = {
    {SEND(3, US_PIECES, BOX_AVAILABLE, BOX_OUT), BY(US)},
};

static int six_and_arvn_in_laos(const Game *g, const State *s)
{
    return 6 + (int)fitl_on_map(s, ARVN_KINDS, LAOS);
}

/* 74 Lam Son 719, unshaded: Place up to 6 ARVN Troops in 1 space of Laos; ARVN: free Limited
 * Operation there; Trail −2. */
static const Effect card_74u[] = {
    {CHOOSE(1, w_laos)},
    {PLACE(UP_TO(6), TYPE(ARVN_TROOP), w_chosen)},
    {LIMITED_OPERATIONS(1), BY(ARVN), IN(w_chosen)},
    {TRAIL(-2)},
};
/* 74 Lam Son 719, shaded: NVA Resources +6, and +1 per ARVN piece in Laos. */
static const Effect card_74s[] = {
    {RESOURCES(NVA, COUNTED(six_and_arvn_in_laos))},
};

/* 75 Sihanouk, unshaded: US or ARVN: free Sweep in Cambodia, then its free Assault in 1 space
 * there. */
static const Effect card_75u[] = {
    {PICK(CH_US, CH_ARVN)},
    {FREE(OP_SWEEP), BY(PICKED), IN(w_cambodia)},
    {FREE(OP_ASSAULT), BY(PICKED), IN(w_cambodia), AT_MOST(1)},
};
/* 75 Sihanouk, shaded: VC, then NVA: free Rally in Cambodia, then free March from the spaces that
 * rallied. */
static const Effect card_75s[] = {
    {FREE(OP_RALLY), BY(VC), IN(w_cambodia)},
    {FREE(OP_MARCH), BY(VC), FROM(w_chosen)},
    {FREE(OP_RALLY), BY(NVA), IN(w_cambodia)},
    {FREE(OP_MARCH), BY(NVA), FROM(w_chosen), WITH(OP_ORIGINS_ONLY)},
};

static int minus_shared_spaces(const Game *g, const State *s)
{
    int sum = 0;
    for (unsigned x = 0; x < SPACES; x++)
        sum += s->nva[x] && s->vc[x];
    return -sum;
}

static bool hue_or_da_nang(const Game *g, const State *s, unsigned x)
{
    return (x == HUE || x == DA_NANG) && s->level[x] >= PS;
}

static bool annam(const Game *g, const State *s, unsigned x)
{
    return (x == QUANG_TRI || x == QUANG_NAM || x == QUANG_TIN) && s->level[x] >= PS;
}

/* 76 Annam, unshaded: NVA Resources and VC Resources −1 each per space that holds pieces of both;
 * Patronage +2. */
static const Effect card_76u[] = {
    {RESOURCES(NVA, COUNTED(minus_shared_spaces))},
    {RESOURCES(VC, COUNTED(minus_shared_spaces))},
    {PATRONAGE(+2)},
};
/* 76 Annam, shaded: Support becomes Neutral in Huế, in Đà Nẵng and in 1 Province adjacent to
 * either. */
static const Effect card_76s[] = {
    {SET_ALL(NEUTRAL, hue_or_da_nang)},
    {CHOOSE(1, annam)},
    {SET(NEUTRAL)},
};

/* 77 Detente, unshaded: Halve NVA Resources and VC Resources; 5 NVA Troops from Available Out of
 * Play. */
static const Effect card_77u[] = {
    {HALVE_RESOURCES(NVA)},
    {HALVE_RESOURCES(VC)},
    {SEND(5, TYPE(NVA_TROOP), BOX_AVAILABLE, BOX_OUT)},
};
/* 77 Detente, shaded: NVA Resources +9 or NVA: free Infiltrate; then VC: free Rally in up to 6
 * spaces. */
static const Effect card_77s[] = {
    {ONE_OF(CH_RESOURCES, CH_INFILTRATE), BY(NVA)},
    {RESOURCES(NVA, +9), IF_TAKEN(CH_RESOURCES)},
    {ACTIVITY(INFILTRATE), BY(NVA), IF_TAKEN(CH_INFILTRATE)},
    {FREE(OP_RALLY), BY(VC), AT_MOST(6)},
};

static bool coin_not_saigon(const Game *g, const State *s, unsigned x)
{
    return x != SAIGON && in(g->board->populated, x) && s->coin[x];
}

static bool not_at_as(const Game *g, const State *s, unsigned x) { return s->level[x] != AS; }

/* 78 General Lansdale, unshaded: In 1 populated space with COIN pieces, not Saigon: Active Support
 * and a Terror marker; Patronage +1. */
static const Effect card_78u[] = {
    {CHOOSE(1, coin_not_saigon), PREFER(not_at_as)},
    {SET(AS)},
    {TERROR_MARKERS},
    {PATRONAGE(+1)},
};
/* 78 General Lansdale, shaded: Patronage +3. Until the Coup: no US Assault. */
static const Effect card_78s[] = {
    {PATRONAGE(+3)},
    {MOMENTUM(MOM_LANSDALE)},
};

static int two_each(const Game *g, const State *s) { return 2 * (int)s->ev.number; }

/* 79 Henry Cabot Lodge, unshaded: Aid +20. */
static const Effect card_79u[] = {
    {AID(+20)},
};
/* 79 Henry Cabot Lodge, shaded: Remove up to 3 ARVN pieces from the map, Patronage +2 for each;
 * ARVN Ineligible through the next card. */
static const Effect card_79s[] = {
    {REMOVE(UP_TO(3), ARVN_KINDS, w_any)},
    {PATRONAGE(COUNTED(two_each))},
    {INELIGIBLE(ARVN)},
};

static int four_each(const Game *g, const State *s) { return 4 * (int)s->ev.number; }

/* 80 Light at the End of the Tunnel, unshaded: 1 to 4 US pieces from the map to Available; for
 * each: Patronage +2, a shift of 1 level toward Opposition, 4 NVA Troops placed outside the South.
 * You stay Eligible. */
static const Effect card_80u[] = {
    {REMOVE(ONE_TO(4), US_KINDS, w_any)},
    {PATRONAGE(COUNTED(two_each))},
    {SHIFT_ONE_BY_ONE(ROLLED, -1, w_above_ao)},
    {PLACE(COUNTED(four_each), TYPE(NVA_TROOP), w_outside)},
    {STAY_ELIGIBLE},
};

const Script fitl_cards_061_080[CARDS_A_FILE] = {
    CARD(61), CARD(62),        CARD(63), SINGLE_CARD(64), CARD(65), CARD(66),        CARD(67),
    CARD(68), SINGLE_CARD(69), CARD(70), CARD(71),        CARD(72), CARD(73),        CARD(74),
    CARD(75), CARD(76),        CARD(77), CARD(78),        CARD(79), SINGLE_CARD(80),
};
