/* cards_021_040.c: cards 21 to 40: above each side its text as players read it, then its lines
 * (cards.h). What only one card speaks of stands above it. Numbers such as [C36.U] are those of the
 * cards. */
#include "games/fitl/cards/cards.h"

static bool us_troops_can_come(const Game *g, const State *s, unsigned x)
{
    return x != NORTH_VIETNAM &&
           (s->box[BOX_OUT][US_TROOP] || fitl_on_map(s, KIND(K_US_TROOP), ALL_SPACES & ~SPACE(x)));
}

static bool us_troops_and_vc(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && in(g->board->populated, x) && s->at[x][K_US_TROOP] &&
           has(s, x, UNTUNNELED(VC_KINDS));
}

/* 21 Americal, unshaded: US: up to 2 US Troops from the map and up to 2 from Out of Play, all to
 * one space or all to Available. */
static const Effect card_21u[] = {
    {ONE_OF(CH_ONE_SPACE, CH_TO_AVAILABLE), BY(US)},
    {CHOOSE(1, us_troops_can_come), BY(US), IF_TAKEN(CH_ONE_SPACE)},
    {MOVE(UP_TO(2), KIND(K_US_TROOP), w_not_chosen, w_chosen), BY(US), IF_TAKEN(CH_ONE_SPACE)},
    {MOVE(UP_TO(2), KIND(K_US_TROOP), w_none, w_chosen), BY(US), IF_TAKEN(CH_ONE_SPACE),
     ALSO_FROM(BOX(BOX_OUT))},
    {REMOVE(UP_TO(2), KIND(K_US_TROOP), w_any), BY(US), IF_TAKEN(CH_TO_AVAILABLE)},
    {SEND(UP_TO(2), TYPE(US_TROOP), BOX_OUT, BOX_AVAILABLE), BY(US), IF_TAKEN(CH_TO_AVAILABLE)},
};
/* 21 Americal, shaded: In 1 or 2 populated Provinces with US Troops and VC: remove 1 VC piece, set
 * Active Opposition. */
static const Effect card_21s[] = {
    {CHOOSE(ONE_TO(2), us_troops_and_vc), PREFER(w_not_ao)},
    {REMOVE_IN_EACH(1, UNTUNNELED(VC_KINDS))},
    {SET(AO)},
};

static bool da_nang(const Game *g, const State *s, unsigned x) { return x == DA_NANG; }

static int rest_of_six(const Game *g, const State *s) { return 6 - (int)s->ev.number; }

static bool support_near_da_nang(const Game *g, const State *s, unsigned x)
{
    return (x == DA_NANG || x == QUANG_NAM || x == QUANG_TIN) && s->level[x] >= PS;
}

/* 22 Da Nang, unshaded: US: up to 6 US Troops to Đà Nẵng, up to 3 of them from Out of Play, the
 * others from Available. */
static const Effect card_22u[] = {
    {DEPLOY(UP_TO(3), TYPE(US_TROOP), BOX_OUT, da_nang), BY(US)},
    {PLACE(UP_TO(COUNTED(rest_of_six)), TYPE(US_TROOP), da_nang), BY(US), AVAILABLE_ONLY},
};
/* 22 Da Nang, shaded: Support becomes Neutral in Đà Nẵng, Quảng Nam and Quảng Tín. Until the Coup:
 * no Air Strike. */
static const Effect card_22s[] = {
    {SET_ALL(NEUTRAL, support_near_da_nang)},
    {MOMENTUM(MOM_DA_NANG)},
};

static bool tunneled_base(const Game *g, const State *s, unsigned x)
{
    return has(s, x, TUNNELED_BASES);
}

static bool tunneled_base_in_reach(const Game *g, const State *s, unsigned x)
{
    return tunneled_base(g, s, x) && x != NORTH_VIETNAM;
}

/* 23 Operation Attleboro, unshaded: US: free Air Lift into a space with a tunneled base, then free
 * Sweep and Assault there; Tunnels do not protect. */
static const Effect card_23u[] = {
    {CHOOSE(1, tunneled_base_in_reach), BY(US)},
    {ACTIVITY(AIR_LIFT), BY(US), IN(w_chosen)},
    {FREE(OP_SWEEP), BY(US), IN(w_chosen), KEEP},
    {FREE(OP_ASSAULT), BY(US), IN(w_chosen), WITH(OP_OPEN_TUNNELS)},
};
/* 23 Operation Attleboro, shaded: Choose a space with a tunneled base and roll a die: that many US
 * Troops in and next to it go to Casualties. */
static const Effect card_23s[] = {
    {CHOOSE(1, tunneled_base), PREFER(w_near_us_troops)},
    {ROLL, WHEN(fitl_any_chosen)},
    {REMOVE(ROLLED, KIND(K_US_TROOP), w_near_chosen), TO(BOX_CASUALTIES)},
};

static bool coastal(const Game *g, const State *s, unsigned x) { return in(g->board->coastal, x); }

static bool vc_coast(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && in(g->board->coastal, x) && has(s, x, UNTUNNELED(VC_KINDS)) &&
           w_near_us_troops(g, s, x);
}

static bool active_vc_province(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && s->at[x][K_VC_GUERRILLA_A];
}

/* 24 Operation Starlite, unshaded: Choose a coastal Province with US Troops there or in an adjacent
 * space: remove all VC pieces there, tunneled bases apart. */
static const Effect card_24u[] = {
    {CHOOSE(1, vc_coast)},
    {REMOVE_ALL(UNTUNNELED(VC_KINDS), w_chosen)},
};
/* 24 Operation Starlite, shaded: Turn all VC guerrillas in up to 3 Provinces Underground; you stay
 * Eligible. */
static const Effect card_24s[] = {
    {CHOOSE(UP_TO(3), active_vc_province)},
    {FLIP_ALL(KIND(K_VC_GUERRILLA_A), w_chosen)},
    {STAY_ELIGIBLE},
};

static bool mekong_loc(const Game *g, const State *s, unsigned x)
{
    return in(g->board->mekong, x);
}

static bool mekong_lowland(const Game *g, const State *s, unsigned x)
{
    return x == KIEN_PHONG || x == KIEN_HOA || x == BA_XUYEN || x == KIEN_GIANG;
}

static void choose_mekong(const Game *g, State *s) { s->ev.chosen = g->board->mekong; }

static bool vc_held_mekong(const Game *g, const State *s, unsigned x)
{
    return in(g->board->mekong, x) && !s->terror[x] && s->vc[x] > s->coin[x];
}

/* 25 TF-116 Riverines, unshaded: Remove all insurgents from the 3 Mekong LoCs; then US or ARVN:
 * free Sweep and free Assault in the 4 Mekong Lowlands. */
static const Effect card_25u[] = {
    {REMOVE_ALL(INSURGENT_KINDS, mekong_loc)},
    {PICK(CH_US, CH_ARVN)},
    {FREE(OP_SWEEP), BY(PICKED), IN(mekong_lowland)},
    {FREE(OP_ASSAULT), BY(PICKED), IN(mekong_lowland)},
};
/* 25 TF-116 Riverines, shaded: Place 2 VC guerrillas on each of the 3 Mekong LoCs; Sabotage on
 * those where VC pieces outnumber COIN. */
static const Effect card_25s[] = {
    {DO(choose_mekong)},
    {PLACE_IN_EACH(2, TYPE(VC_GUERRILLA))},
    {SABOTAGE(vc_held_mekong)},
};

/* 26 LRRP, unshaded: US places 3 Irregulars in Laos and Cambodia; then US: free Air Strike. (First
 * edition: it removes bases first.) */
static const Effect card_26u[] = {
    {PLACE(3, TYPE(IRREGULAR), w_laos_cambodia), BY(US)},
    {ACTIVITY(AIR_STRIKE), BY(US)},
};
/* 26 unshaded in the first edition */
static const Effect card_26u_ed1[] = {
    {PLACE(3, TYPE(IRREGULAR), w_laos_cambodia), BY(US)},
    {ACTIVITY(AIR_STRIKE), BY(US), WITH(ACT_BASES_FIRST)},
};
/* 26 LRRP, shaded: Remove 3 Irregulars from the map to Casualties; each populated space they leave
 * shifts 1 level toward Opposition. */
static const Effect card_26s[] = {
    {REMOVE(3, IRREGULARS, w_any), TO(BOX_CASUALTIES)},
    {SHIFT_ALL(-1, w_lost)},
};

static bool coin_held_vc(const Game *g, const State *s, unsigned x)
{
    return x != SAIGON && coin_controls(s, x) && s->vc[x] && (w_above_ao(g, s, x) || s->markers);
}

/* 27 Phoenix Program, unshaded: Remove 3 VC pieces from spaces under COIN Control. */
static const Effect card_27u[] = {
    {REMOVE(3, UNTUNNELED(VC_KINDS), w_coin_held)},
};
/* 27 Phoenix Program, shaded: In 2 spaces under COIN Control with VC, not Saigon: a Terror marker
 * and Active Opposition. */
static const Effect card_27s[] = {
    {CHOOSE(2, coin_held_vc), PREFER(w_above_ao)},
    {TERROR_MARKERS},
    {SET(AO)},
};

/* 28 Search and Destroy, unshaded: Capability: in each US Assault space 1 Underground guerrilla may
 * be among those removed, or go alone if none would. */
static const Effect card_28u[] = {
    {CAPABILITY(CAP_SEARCH)},
};
/* 28 Search and Destroy, shaded: Capability: each Province that US or ARVN assaults shifts 1 level
 * toward Opposition. */
static const Effect card_28s[] = {
    {CAPABILITY(CAP_SEARCH)},
};

static bool with_irregulars(const Game *g, const State *s, unsigned x)
{
    return s->at[x][K_IRREGULAR] || s->at[x][K_IRREGULAR_A];
}

static bool neutral_highland(const Game *g, const State *s, unsigned x)
{
    return in(g->board->highland & g->board->populated, x) && s->level[x] == NEUTRAL;
}

/* 29 Tribesmen, unshaded: Remove 4 insurgent pieces from spaces with Irregulars. */
static const Effect card_29u[] = {
    {REMOVE(4, UNTUNNELED(INSURGENT_KINDS), with_irregulars)},
};
/* 29 Tribesmen, shaded: Replace all Irregulars on the map by VC guerrillas; 1 Neutral populated
 * Highland to Active Opposition; Patronage −3. */
static const Effect card_29s[] = {
    {REPLACE(ANY_NUMBER, IRREGULARS, w_any, TYPE(VC_GUERRILLA))},
    {CHOOSE(1, neutral_highland)},
    {SET(AO)},
    {PATRONAGE(-3)},
};

static bool us_coast(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && in(g->board->coastal & g->board->populated, x) &&
           s->at[x][K_US_TROOP] && s->level[x] != AO;
}

/* 30 USS New Jersey, unshaded: US or ARVN: free Air Strike in 1 to 3 coastal spaces, even without a
 * COIN piece, up to 2 pieces in each (first edition: 6), no die, not on the Trail. */
static const Effect card_30u[] = {
    {PICK(CH_US, CH_ARVN)},
    {ACTIVITY(AIR_STRIKE), BY(PICKED), IN(coastal), AT_MOST(3), HITS(6),
     WITH(ACT_ANYWHERE | ACT_NO_TRAIL | ACT_BROADSIDE)},
};
/* 30 unshaded in the first edition */
static const Effect card_30u_ed1[] = {
    {PICK(CH_US, CH_ARVN)},
    {ACTIVITY(AIR_STRIKE), BY(PICKED), IN(coastal), AT_MOST(3), HITS(18),
     WITH(ACT_ANYWHERE | ACT_NO_TRAIL | ACT_BROADSIDE)},
};
/* 30 USS New Jersey, shaded: 2 populated coastal Provinces with US Troops shift 2 levels toward
 * Opposition. */
static const Effect card_30s[] = {
    {CHOOSE(2, us_coast)},
    {SHIFT(-2)},
};

/* 31 AAA, unshaded: Capability: an NVA Rally that improves the Trail selects 1 space at most. */
static const Effect card_31u[] = {
    {CAPABILITY(CAP_AAA)},
};
/* 31 AAA, shaded: Capability: Air Strikes do not bring the Trail below 2. */
static const Effect card_31s[] = {
    {CAPABILITY(CAP_AAA)},
};

/* 32 Long Range Guns, unshaded: Capability: NVA Bombard in 1 space at most. */
static const Effect card_32u[] = {
    {CAPABILITY(CAP_LONG_GUNS)},
};
/* 32 Long Range Guns, shaded: Capability: NVA Bombard in 3 spaces at most. */
static const Effect card_32s[] = {
    {CAPABILITY(CAP_LONG_GUNS)},
};

/* 33 MiGs, unshaded: Capability: NVA Resources −6 in each Reset Phase. */
static const Effect card_33u[] = {
    {CAPABILITY(CAP_MIGS)},
};
/* 33 MiGs, shaded: Capability: each Air Strike that degrades the Trail sends 1 US Troop from
 * Available to Casualties. No effect under Top Gun, unshaded. */
static const Effect card_33s[] = {
    {CAPABILITY(CAP_MIGS)},
};

/* 34 SA-2s, unshaded: Capability: after each Air Strike that degrades the Trail US removes 1 NVA
 * piece outside the South. */
static const Effect card_34u[] = {
    {CAPABILITY(CAP_SA2)},
};
/* 34 SA-2s, shaded: Capability: NVA Rally improves the Trail by 2 boxes for the same 2
 * Resources. */
static const Effect card_34s[] = {
    {CAPABILITY(CAP_SA2)},
};

/* 35 Thanh Hoa, unshaded: Trail −3. (First edition: US free Air Strike that may degrade the Trail
 * by 3 boxes; then NVA Resources −6.) */
static const Effect card_35u[] = {
    {TRAIL(-3)},
};
/* 35 unshaded in the first edition */
static const Effect card_35u_ed1[] = {
    {ACTIVITY(AIR_STRIKE), BY(US), WITH(ACT_DEEP)},
    {RESOURCES(NVA, -6)},
};
/* 35 Thanh Hoa, shaded: Trail +1; then NVA Resources + 3 × Trail. */
static const Effect card_35s[] = {
    {TRAIL(+1)},
    {RESOURCES(NVA, COUNTED(ev_trail_3))},
};

/* #36u: Troops can come, or a base can go: better both, else the base. */
static bool us_troops_elsewhere(const State *s, unsigned x)
{
    return fitl_on_map(s, KIND(K_US_TROOP), ALL_SPACES & ~SPACE(x));
}

static bool hamburger_hill(const Game *g, const State *s, unsigned x)
{
    return in(g->board->highland, x) && x != NORTH_VIETNAM &&
           (has(s, x, INSURGENT_BASES) || us_troops_elsewhere(s, x));
}

static bool both_at_hill(const Game *g, const State *s, unsigned x)
{
    return hamburger_hill(g, s, x) && has(s, x, INSURGENT_BASES) && us_troops_elsewhere(s, x);
}

static bool base_at_hill(const Game *g, const State *s, unsigned x)
{
    return has(s, x, INSURGENT_BASES) &&
           (us_troops_elsewhere(s, x) || !fitl_all_where(g, s, both_at_hill));
}

/* #36s: a base that is tunneled already only if none can be [C36.b]. */
static bool can_dig(const Game *g, const State *s, unsigned x)
{
    return in(g->board->highland, x) && has(s, x, OPEN_BASES) && fitl_tunnels_left(s);
}

static bool highland_base(const Game *g, const State *s, unsigned x)
{
    if (fitl_all_where(g, s, can_dig))
        return can_dig(g, s, x);
    return in(g->board->highland, x) && has(s, x, INSURGENT_BASES) && s->at[x][K_US_TROOP];
}

/* 36 Hamburger Hill, unshaded: 4 US Troops from other spaces to 1 Highland; remove 1 insurgent base
 * there, even a tunneled one. */
static const Effect card_36u[] = {
    {CHOOSE(1, hamburger_hill), PREFER(base_at_hill)},
    {MOVE(4, KIND(K_US_TROOP), w_not_chosen, w_chosen)},
    {REMOVE(1, INSURGENT_BASES, w_chosen)},
};
/* 36 Hamburger Hill, shaded: In 1 Highland: a Tunnel under an insurgent base; 3 US Troops there to
 * Casualties. */
static const Effect card_36s[] = {
    {CHOOSE(1, highland_base), PREFER(w_us_troops)},
    {FLIP(1, OPEN_BASES, w_chosen), WHEN(if_tunnels)},
    {REMOVE(3, KIND(K_US_TROOP), w_chosen), TO(BOX_CASUALTIES)},
};

static bool us_base_under_siege(const Game *g, const State *s, unsigned x)
{
    return s->at[x][K_US_BASE] && s->at[x][K_US_TROOP] &&
           fitl_on_map(s, KIND(K_NVA_TROOP), SPACE(x) | g->board->adjacent[x]);
}

static bool us_troops_and_nva(const Game *g, const State *s, unsigned x)
{
    return s->at[x][K_US_TROOP] && s->nva[x];
}

/* 37 Khe Sanh, unshaded: Choose a space with a US base and US Troops: remove 10 NVA Troops in and
 * next to it. */
static const Effect card_37u[] = {
    {CHOOSE(1, us_base_under_siege)},
    {REMOVE(10, KIND(K_NVA_TROOP), w_near_chosen)},
};
/* 37 Khe Sanh, shaded: Up to 3 US Troops of 1 space with NVA pieces to Casualties; US Ineligible
 * through the next card. */
static const Effect card_37s[] = {
    {CHOOSE(1, us_troops_and_nva)},
    {REMOVE(UP_TO(3), KIND(K_US_TROOP), w_chosen), TO(BOX_CASUALTIES)},
    {INELIGIBLE(US)},
};

/* 38 McNamara Line, unshaded: All COIN pieces in Laos and Cambodia move to Cities under COIN
 * Control; ARVN Resources −12. Until the Coup: no Infiltrate, and Rally does not improve the
 * Trail. */
static const Effect card_38u[] = {
    {MOVE(ANY_NUMBER, COIN_KINDS, w_laos_cambodia, w_coin_city)},
    {RESOURCES(ARVN, -12)},
    {MOMENTUM(MOM_MCNAMARA)},
};

static bool north(const Game *g, const State *s, unsigned x) { return x == NORTH_VIETNAM; }

static int rest_of_four(const Game *g, const State *s) { return 4 - (int)s->ev.number; }

/* 39 Oriskany, unshaded: Remove 4 pieces from North Vietnam, and when none is left there, from
 * Laos; Trail −2. */
static const Effect card_39u[] = {
    {REMOVE(4, UNTUNNELED(COIN_KINDS | INSURGENT_KINDS), north)},
    {REMOVE(COUNTED(rest_of_four), UNTUNNELED(COIN_KINDS | INSURGENT_KINDS), w_laos)},
    {TRAIL(-2)},
};
/* 39 Oriskany, shaded: 1 US Troop from Available Out of Play. Until the Coup: neither an Air Strike
 * nor the Coup Round degrades the Trail. */
static const Effect card_39s[] = {
    {SEND(1, TYPE(US_TROOP), BOX_AVAILABLE, BOX_OUT)},
    {MOMENTUM(MOM_ORISKANY)},
};

/* 40 PoWs, unshaded: Free Air Strike, which you lead yourself; 2 US Troops from Casualties to
 * Available. */
static const Effect card_40u[] = {
    {ACTIVITY(AIR_STRIKE)},
    {SEND(2, TYPE(US_TROOP), BOX_CASUALTIES, BOX_AVAILABLE)},
};
/* 40 PoWs, shaded: 3 US Troops from Available to Casualties. */
static const Effect card_40s[] = {
    {SEND(3, TYPE(US_TROOP), BOX_AVAILABLE, BOX_CASUALTIES)},
};

const Script fitl_cards_021_040[CARDS_A_FILE] = {
    CARD(21),
    CARD(22),
    CARD(23),
    CARD(24),
    CARD(25),
    CARD_OF_EDITIONS(26),
    CARD(27),
    CARD(28),
    CARD(29),
    CARD_OF_EDITIONS(30),
    CARD(31),
    CARD(32),
    CARD(33),
    CARD(34),
    CARD_OF_EDITIONS(35),
    CARD(36),
    CARD(37),
    SINGLE_CARD(38),
    CARD(39),
    CARD(40),
};
