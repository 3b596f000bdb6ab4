/* cards_041_060.c: cards 41 to 60: above each side its text as players read it, then its lines
 * (cards.h). What only one card speaks of stands above it. Numbers such as [C36.U] are those of the
 * cards. */
#include "games/fitl/cards/cards.h"

static bool not_at_ps(const Game *g, const State *s, unsigned x)
{
    return in(g->board->populated, x) && s->level[x] != PS;
}

/* 41 Bombing Pause, unshaded: Set 2 populated spaces to Passive Support; Patronage +2. Until the
 * Coup: no Air Strike. */
static const Effect card_41u[] = {
    {CHOOSE(2, not_at_ps)},
    {SET(PS)},
    {PATRONAGE(+2)},
    {MOMENTUM(MOM_BOMBING_PAUSE)},
};

static int trail_1(const Game *g, const State *s) { return (int)s->trail; }

/* 42 Chou En Lai, unshaded: NVA Resources −10; roll a die: NVA removes that many of its Troops from
 * the map. */
static const Effect card_42u[] = {
    {RESOURCES(NVA, -10)},
    {ROLL},
    {REMOVE(ROLLED, KIND(K_NVA_TROOP), w_any), BY(NVA)},
};
/* 42 Chou En Lai, shaded: NVA Resources +10; VC Resources + Trail. */
static const Effect card_42s[] = {
    {RESOURCES(NVA, +10)},
    {RESOURCES(VC, COUNTED(trail_1))},
};

/* 43 Economic Aid, unshaded: 2 US bases or 2 ARVN bases from Out of Play to Available; then ARVN
 * Resources +6 or Aid +12. */
static const Effect card_43u[] = {
    /* Bases */
    {ONE_OF(CH_US_BASES, CH_ARVN_BASES)},
    {SEND(2, TYPE(US_BASE), BOX_OUT, BOX_AVAILABLE), IF_TAKEN(CH_US_BASES)},
    {SEND(2, TYPE(ARVN_BASE), BOX_OUT, BOX_AVAILABLE), IF_TAKEN(CH_ARVN_BASES)},
    /* Resources or Aid */
    {ONE_OF(CH_RESOURCES, CH_AID_UP)},
    {RESOURCES(ARVN, +6), IF_TAKEN(CH_RESOURCES)},
    {AID(+12), IF_TAKEN(CH_AID_UP)},
};
/* 43 Economic Aid, shaded: Trail +1; then Trail +1 again or NVA Resources +10. */
static const Effect card_43s[] = {
    {TRAIL(+1)},
    {ONE_OF(CH_RESOURCES, CH_TRAIL)},
    {TRAIL(+1), IF_TAKEN(CH_TRAIL)},
    {RESOURCES(NVA, +10), IF_TAKEN(CH_RESOURCES)},
};

static bool nva_in_reach_of_lift(const Game *g, const State *s, unsigned x)
{
    const Kinds lifted = KIND(K_US_TROOP) | KIND(K_ARVN_TROOP) | SF_KINDS;
    return s->nva[x] && x != NORTH_VIETNAM && fitl_on_map(s, lifted, ALL_SPACES & ~SPACE(x));
}

static bool chosen_is_no_loc(const Game *g, const State *s) { return !(s->ev.chosen & LOCS); }

static bool nva_province(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && s->at[x][K_NVA_TROOP];
}

/* 44 Ia Drang, unshaded: US: free Air Lift into a space with NVA pieces, then free Sweep and
 * Assault there. */
static const Effect card_44u[] = {
    {CHOOSE(1, nva_in_reach_of_lift), BY(US)},
    {ACTIVITY(AIR_LIFT), BY(US), IN(w_chosen)},
    {FREE(OP_SWEEP), BY(US), IN(w_chosen), KEEP, WHEN(chosen_is_no_loc)},
    {FREE(OP_ASSAULT), BY(US), IN(w_chosen)},
};
/* 44 Ia Drang, shaded: Choose a Province with NVA Troops and roll a die: that many US Troops in and
 * next to it go to Casualties. */
static const Effect card_44s[] = {
    {CHOOSE(1, nva_province), PREFER(w_near_us_troops)},
    {ROLL, WHEN(fitl_any_chosen)},
    {REMOVE(ROLLED, KIND(K_US_TROOP), w_near_chosen), TO(BOX_CASUALTIES)},
};

/* 45 PT-76, unshaded: Capability: in each space of an NVA Attack or Ambush NVA first removes 1 of
 * its Troops there. */
static const Effect card_45u[] = {
    {CAPABILITY(CAP_PT76)},
};
/* 45 PT-76, shaded: Capability: in 1 space of each NVA Attack every NVA Troop, not every two,
 * removes 1 enemy. */
static const Effect card_45s[] = {
    {CAPABILITY(CAP_PT76)},
};

static int trail_2(const Game *g, const State *s) { return 2 * (int)s->trail; }

/* 46 559th Transport Grp, unshaded: Trail −2. Until the Coup: Infiltrate in 1 space at most. */
static const Effect card_46u[] = {
    {TRAIL(-2)},
    {MOMENTUM(MOM_TRANSPORT_GROUP)},
};
/* 46 559th Transport Grp, shaded: NVA: free Infiltrate; then NVA Resources + 3 × Trail and VC
 * Resources + 2 × Trail. */
static const Effect card_46s[] = {
    {ACTIVITY(INFILTRATE), BY(NVA)},
    {RESOURCES(NVA, COUNTED(ev_trail_3))},
    {RESOURCES(VC, COUNTED(trail_2))},
};

static bool nva_and_arvn(const Game *g, const State *s, unsigned x)
{
    return s->nva[x] && has(s, x, ARVN_KINDS) && s->box[BOX_AVAILABLE][ARVN_TROOP];
}

static int arvn_pieces_here(const Game *g, const State *s)
{
    return (int)count_at(s, s->ev.space, ARVN_KINDS);
}

/* VC guerrillas shield NVA bases, too [C47.a]. */
static bool arvn_hits_nva(const Game *g, const State *s, unsigned x)
{
    const bool base = s->at[x][K_NVA_BASE] && !has(s, x, GUERRILLAS);
    return fitl_assault_hits(g, s, x, ARVN) &&
           (s->at[x][K_NVA_TROOP] || s->at[x][K_NVA_GUERRILLA_A] || base);
}

static bool chu_luc(const Game *g, const State *s, unsigned x)
{
    return x == NORTH_VIETNAM || x == CENTRAL_LAOS || x == QUANG_TRI || x == LOC_HUE_KHE_SANH;
}

/* 47 Chu Luc, unshaded: In 1 space with NVA and ARVN place as many Available ARVN Troops as ARVN
 * pieces are there; ARVN: free Assault on NVA alone wherever it can. */
static const Effect card_47u[] = {
    {CHOOSE(1, nva_and_arvn)},
    {PLACE_IN_EACH(COUNTED(arvn_pieces_here), TYPE(ARVN_TROOP)), AVAILABLE_ONLY},
    {FREE(OP_ASSAULT), BY(ARVN), IN(arvn_hits_nva), AGAINST(NVA_KINDS), WITH(OP_EVERY)},
};
/* 47 Chu Luc, shaded: Place up to 10 NVA Troops in North Vietnam, Central Laos, Quảng Trị and on
 * Huế–Khe Sanh. */
static const Effect card_47s[] = {
    {PLACE(UP_TO(10), TYPE(NVA_TROOP), chu_luc)},
};

static bool coin_base_province(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && has(s, x, COIN_BASES) &&
           (w_below_as(g, s, x) || has(s, x, GUERRILLAS));
}

static bool weak_coin_base(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && has(s, x, COIN_BASES) && count_at(s, x, COIN_CUBES) <= 2;
}

/* 48 Nam Dong, unshaded: In 1 Province with a COIN base remove up to 3 guerrillas; set Active
 * Support there. */
static const Effect card_48u[] = {
    {CHOOSE(1, coin_base_province), PREFER(w_below_as), ELSE_PREFER(w_populated)},
    {REMOVE(UP_TO(3), GUERRILLAS, w_chosen)},
    {SET(AS)},
};
/* 48 Nam Dong, shaded: In 1 Province with a COIN base and at most 2 COIN cubes remove 1 COIN base
 * (US: to Casualties); set Active Opposition there. */
static const Effect card_48s[] = {
    {CHOOSE(1, weak_coin_base), PREFER(w_above_ao)},
    {REMOVE(1, COIN_BASES, w_chosen), TO(BOX_CASUALTIES)},
    {SET(AO)},
};

static int nva_troops_here(const Game *g, const State *s)
{
    return s->at[s->ev.space][K_NVA_TROOP];
}

/* 49 Russian Arms, unshaded: Place 6 ARVN pieces anywhere in the South. */
static const Effect card_49u[] = {
    {PLACE(6, ARVN_PIECES, w_south)},
};
/* 49 Russian Arms, shaded: NVA doubles its Troops in 3 spaces; then NVA: free Bombard. */
static const Effect card_49s[] = {
    {CHOOSE(3, w_nva_troops), BY(NVA)},
    {PLACE_IN_EACH(COUNTED(nva_troops_here), TYPE(NVA_TROOP)), BY(NVA)},
    {ACTIVITY(BOMBARD), BY(NVA)},
};

/* 50 Uncle Ho, unshaded: 4 US Troops from Out of Play to the South, or ARVN Resources +9; then
 * ARVN: 2 free Limited Operations. */
static const Effect card_50u[] = {
    {ONE_OF(CH_RESOURCES, CH_DEPLOY)},
    {DEPLOY(4, TYPE(US_TROOP), BOX_OUT, w_south), IF_TAKEN(CH_DEPLOY)},
    {RESOURCES(ARVN, +9), IF_TAKEN(CH_RESOURCES)},
    {LIMITED_OPERATIONS(2), BY(ARVN)},
};
/* 50 Uncle Ho, shaded: VC, then NVA: 3 free Limited Operations each. */
static const Effect card_50s[] = {
    {LIMITED_OPERATIONS(3), BY(VC)},
    {LIMITED_OPERATIONS(3), BY(NVA)},
};

/* 51 301st Supply Bn, unshaded: Remove 6 insurgent pieces, no bases, from outside the South. */
static const Effect card_51u[] = {
    {REMOVE(6, INSURGENT_KINDS & ~INSURGENT_BASES, w_outside)},
};
/* 51 301st Supply Bn, shaded: Trail +2; roll a die: that many Resources for NVA. */
static const Effect card_51s[] = {
    {TRAIL(+2)},
    {ROLL},
    {RESOURCES(NVA, ROLLED)},
};

/* 52 RAND, unshaded: 1 US capability that shows its shaded side turns unshaded. */
static const Effect card_52u[] = {
    {TURN_CAPABILITY},
};
/* 52 RAND, shaded: 1 US capability that shows its unshaded side turns shaded. */
static const Effect card_52s[] = {
    {TURN_CAPABILITY},
};

static bool nva_in_south(const Game *g, const State *s, unsigned x)
{
    return in(THE_SOUTH, x) && s->at[x][K_NVA_TROOP];
}

/* 53 Sappers, unshaded: Remove 2 NVA Troops in each of up to 3 spaces of the South; you stay
 * Eligible. */
static const Effect card_53u[] = {
    {CHOOSE(UP_TO(3), nva_in_south)},
    {REMOVE_IN_EACH(2, KIND(K_NVA_TROOP))},
    {STAY_ELIGIBLE},
};
/* 53 Sappers, shaded: Remove up to 1 US base (to Casualties) and up to 2 ARVN bases from
 * Provinces. */
static const Effect card_53s[] = {
    {REMOVE(UP_TO(1), KIND(K_US_BASE), w_province), TO(BOX_CASUALTIES)},
    {REMOVE(UP_TO(2), KIND(K_ARVN_BASE), w_province)},
};

/* 54 Son Tay, unshaded: 2 US Troops from Casualties to Available; NVA Ineligible through the next
 * card; US Eligible at once. */
static const Effect card_54u[] = {
    {SEND(2, TYPE(US_TROOP), BOX_CASUALTIES, BOX_AVAILABLE)},
    {INELIGIBLE(NVA)},
    {ELIGIBLE(US)},
};
/* 54 Son Tay, shaded: 2 pieces from Casualties Out of Play; US Ineligible through the next card. */
static const Effect card_54s[] = {
    {SEND(2, US_PIECES, BOX_CASUALTIES, BOX_OUT)},
    {INELIGIBLE(US)},
};

static int bases_in_laos_cambodia(const Game *g, const State *s)
{
    return (int)fitl_on_map(s, KIND(K_NVA_BASE), LAOS_CAMBODIA);
}

/* 55 Trucks, unshaded: Trail −2; NVA removes 4 of its pieces from Laos and 4 from Cambodia. */
static const Effect card_55u[] = {
    {TRAIL(-2)},
    {REMOVE(4, NVA_KINDS, w_laos), BY(NVA)},
    {REMOVE(4, NVA_KINDS, w_cambodia), BY(NVA)},
};
/* 55 Trucks, shaded: NVA Resources and VC Resources + 2 × Trail each; NVA may move its untunneled
 * bases within Laos and Cambodia. */
static const Effect card_55s[] = {
    {RESOURCES(NVA, COUNTED(trail_2))},
    {RESOURCES(VC, COUNTED(trail_2))},
    {MOVE(UP_TO(COUNTED(bases_in_laos_cambodia)), KIND(K_NVA_BASE), w_laos_cambodia,
          w_laos_cambodia),
     BY(NVA), EACH_ONCE},
};

static bool with_guerrillas(const Game *g, const State *s, unsigned x)
{
    return has(s, x, GUERRILLAS);
}

static bool with_two_guerrillas(const Game *g, const State *s, unsigned x)
{
    return count_at(s, x, GUERRILLAS) >= 2;
}

/* 56 Vo Nguyen Giap, unshaded: In each of 3 spaces replace 2 guerrillas by 1 NVA Troop. */
static const Effect card_56u[] = {
    {CHOOSE(3, with_guerrillas), PREFER(with_two_guerrillas)},
    {REMOVE_IN_EACH(2, GUERRILLAS)},
    {PLACE_IN_EACH(1, TYPE(NVA_TROOP))},
};
/* 56 Vo Nguyen Giap, shaded: NVA: free March into up to 3 spaces, then at most 1 free Operation or
 * special activity in each of them. */
static const Effect card_56s[] = {
    {FREE(OP_MARCH), BY(NVA), AT_MOST(3), WITH(OP_STATIONS)},
    {ANYTHING_IN_EACH, BY(NVA)},
};

/* 57 International Unrest, unshaded: 2 US pieces from Casualties to Available. */
static const Effect card_57u[] = {
    {SEND(2, US_PIECES, BOX_CASUALTIES, BOX_AVAILABLE)},
};
/* 57 International Unrest, shaded: 2 US Troops from Available Out of Play; roll a die: that many
 * Resources for NVA. */
static const Effect card_57s[] = {
    {SEND(2, TYPE(US_TROOP), BOX_AVAILABLE, BOX_OUT)},
    {ROLL},
    {RESOURCES(NVA, ROLLED)},
};

static bool north_or_laos(const Game *g, const State *s, unsigned x)
{
    return in(LAOS | SPACE(NORTH_VIETNAM), x);
}

static bool no_cubes_in_laos(const Game *g, const State *s)
{
    return !fitl_on_map(s, COIN_CUBES, LAOS);
}

/* #58s: where a Redeploy would let them go [14.21, 14.23]. */
static bool home_of_arvn_troops(const Game *g, const State *s, unsigned x)
{
    return x == SAIGON || (is_city(x) && control(s, x) != NVA_CONTROL) ||
           (in(THE_SOUTH, x) && has(s, x, COIN_BASES));
}

static bool home_of_police(const Game *g, const State *s, unsigned x)
{
    return is_loc(x) || (in(THE_SOUTH, x) && coin_controls(s, x));
}

/* 58 Pathet Lao, unshaded: NVA removes 6 of its pieces from North Vietnam and Laos together. */
static const Effect card_58u[] = {
    {REMOVE(6, NVA_KINDS, north_or_laos), BY(NVA)},
};
/* 58 Pathet Lao, shaded: Without COIN cubes in Laos: Trail +2. Otherwise US and ARVN redeploy their
 * cubes from Laos to the South. */
static const Effect card_58s[] = {
    {TRAIL(+2), WHEN(no_cubes_in_laos)},
    /* As in a Redeploy [14.21-14.23] */
    {DO(ev_freeze_control)},
    {MOVE(ANY_NUMBER, KIND(K_US_TROOP), w_laos, w_south), BY(US)},
    {MOVE(ANY_NUMBER, KIND(K_ARVN_TROOP), w_laos, home_of_arvn_troops), BY(ARVN)},
    {MOVE(ANY_NUMBER, KIND(K_POLICE), w_laos, home_of_police), BY(ARVN)},
    {DO(ev_thaw_control)},
};

static bool nva_near_base(const Game *g, const State *s, unsigned x)
{
    if (!has(s, x, UNTUNNELED(NVA_KINDS)))
        return false;
    for (Spaces set = SPACE(x) | g->board->adjacent[x]; set; set &= set - 1)
        if (has(s, first_space(set), COIN_BASES))
            return true;
    return false;
}

/* 59 Plei Mei, unshaded: Choose a space with NVA pieces and a COIN base there or in an adjacent
 * space: remove 3 NVA pieces there. */
static const Effect card_59u[] = {
    {CHOOSE(1, nva_near_base)},
    {REMOVE(3, UNTUNNELED(NVA_KINDS), w_chosen)},
};
/* 59 Plei Mei, shaded: NVA: free March from outside the South; then a free Attack or a free Ambush
 * in any 1 space. */
static const Effect card_59s[] = {
    {FREE(OP_MARCH), BY(NVA), FROM(w_outside)},
    {ONE_OF(CH_ATTACK, CH_AMBUSH), BY(NVA)},
    {FREE(OP_ATTACK), BY(NVA), IF_TAKEN(CH_ATTACK), AT_MOST(1)},
    {ACTIVITY(AMBUSH), BY(NVA), IF_TAKEN(CH_AMBUSH), IN(w_any), AT_MOST(1), WITH(ACT_ANYWHERE)},
};

static bool nva_executes(const Game *g, const State *s) { return s->ev.executor == NVA; }

/* 60 War Photographer, unshaded: 3 US pieces from Out of Play to Available. */
static const Effect card_60u[] = {
    {SEND(3, US_PIECES, BOX_OUT, BOX_AVAILABLE)},
};
/* 60 War Photographer, shaded: NVA places 6 NVA Troops outside the South; NVA Resources +6; if NVA
 * plays the event, it stays Eligible. */
static const Effect card_60s[] = {
    {PLACE(6, TYPE(NVA_TROOP), w_outside), BY(NVA)},
    {RESOURCES(NVA, +6)},
    {STAY_ELIGIBLE, WHEN(nva_executes)},
};

const Script fitl_cards_041_060[CARDS_A_FILE] = {
    SINGLE_CARD(41), CARD(42), CARD(43), CARD(44), CARD(45), CARD(46), CARD(47),
    CARD(48),        CARD(49), CARD(50), CARD(51), CARD(52), CARD(53), CARD(54),
    CARD(55),        CARD(56), CARD(57), CARD(58), CARD(59), CARD(60),
};
