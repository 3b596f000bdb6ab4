/* cards_101_120.c: cards 101 to 120: above each side its text as players read it, then its lines
 * (cards.h). What only one card speaks of stands above it. Numbers such as [C36.U] are those of the
 * cards. */
#include "games/fitl/cards/cards.h"

/* 101 Booby Traps, unshaded: Capability: NVA and VC Ambush in 1 space at most. */
static const Effect card_101u[] = {
    {CAPABILITY(CAP_BOOBY_TRAPS)},
};
/* 101 Booby Traps, shaded: Capability: after each US or ARVN Sweep space, on a die of 1 to 3, VC
 * removes 1 Troop of the sweeping faction there (US: to Casualties). */
static const Effect card_101s[] = {
    {CAPABILITY(CAP_BOOBY_TRAPS)},
};

static bool held_tunnel(const Game *g, const State *s, unsigned x)
{
    return has(s, x, TUNNELED_BASES) && has(s, x, GUERRILLAS) && coin_controls(s, x);
}

static bool based_province(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && has(s, x, INSURGENT_BASES);
}

static bool open_base_and_tunnel(const Game *g, const State *s, unsigned x)
{
    return has(s, x, OPEN_BASES) && fitl_tunnels_left(s);
}

/* 102 Cu Chi, unshaded: In 1 space with a tunneled base and COIN Control remove all guerrillas. */
static const Effect card_102u[] = {
    {CHOOSE(1, held_tunnel)},
    {REMOVE_ALL(GUERRILLAS, w_chosen)},
};
/* 102 Cu Chi, shaded: In 1 Province with an insurgent base: a Tunnel under each insurgent base;
 * place 1 NVA and 1 VC guerrilla. */
static const Effect card_102s[] = {
    {CHOOSE(1, based_province), PREFER(open_base_and_tunnel)},
    {FLIP(COUNTED(ev_tunnels_up_to_2), OPEN_BASES, w_chosen)},
    {PLACE(1, TYPE(NVA_GUERRILLA), w_chosen)},
    {PLACE(1, TYPE(VC_GUERRILLA), w_chosen)},
};

/* 103 Kent State, unshaded: 2 US pieces from Casualties to Available; US: free Limited Operation,
 * and Eligible at once. */
static const Effect card_103u[] = {
    {SEND(2, US_PIECES, BOX_CASUALTIES, BOX_AVAILABLE)},
    {LIMITED_OPERATIONS(1), BY(US)},
    {ELIGIBLE(US)},
};
/* 103 Kent State, shaded: Up to 3 US Troops from Casualties Out of Play; Aid −6; US Ineligible
 * through the next card. */
static const Effect card_103s[] = {
    {SEND(UP_TO(3), TYPE(US_TROOP), BOX_CASUALTIES, BOX_OUT)},
    {AID(-6)},
    {INELIGIBLE(US)},
};

/* 104 Main Force Bns, unshaded: Capability: marching guerrillas turn Active if they and the COIN
 * pieces there, bases apart, are more than 1, not more than 3. */
static const Effect card_104u[] = {
    {CAPABILITY(CAP_MAIN_FORCE)},
};
/* 104 Main Force Bns, shaded: Capability: in 1 space of each VC Ambush up to 2 enemies are
 * removed. */
static const Effect card_104s[] = {
    {CAPABILITY(CAP_MAIN_FORCE)},
};

static bool vc_below_as(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && in(g->board->populated, x) && s->vc[x] && s->level[x] != AS;
}

static bool policed(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && in(g->board->populated, x) && s->at[x][K_POLICE] && s->level[x] != AO;
}

/* 105 Rural Pressure, unshaded: 4 populated Provinces with VC pieces shift 1 level toward
 * Support. */
static const Effect card_105u[] = {
    {CHOOSE(4, vc_below_as)},
    {SHIFT(+1)},
};
/* 105 Rural Pressure, shaded: 3 populated Provinces with Police shift 1 level toward Opposition;
 * Patronage +6 or −6. */
static const Effect card_105s[] = {
    {CHOOSE(3, policed)},
    {SHIFT(-1)},
    {ONE_OF(CH_PATRONAGE_UP, CH_PATRONAGE_DOWN)},
    {PATRONAGE(+6), IF_TAKEN(CH_PATRONAGE_UP)},
    {PATRONAGE(-6), IF_TAKEN(CH_PATRONAGE_DOWN)},
};

static bool next_to_saigon(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && in(g->board->adjacent[SAIGON], x) && !in(s->ev.lost, x);
}

static void remember_province(const Game *g, State *s) { s->ev.lost |= s->ev.chosen; }

/* 106 Binh Duong, unshaded: 2 Provinces adjacent to Saigon: each shifts 1 level, up or down, and
 * gets 1 VC guerrilla or 1 Police cube. */
static const Effect card_106u[] = {
    /* One Province */
    {CHOOSE(1, next_to_saigon)},
    {DO(remember_province)},
    {ONE_OF(CH_SUPPORT, CH_OPPOSITION)},
    {SHIFT(+1), IF_TAKEN(CH_SUPPORT)},
    {SHIFT(-1), IF_TAKEN(CH_OPPOSITION)},
    {ONE_OF(CH_GUERRILLAS, CH_POLICE)},
    {PLACE(1, TYPE(VC_GUERRILLA), w_chosen), IF_TAKEN(CH_GUERRILLAS)},
    {PLACE(1, TYPE(POLICE), w_chosen), IF_TAKEN(CH_POLICE)},
    /* Another one */
    {CHOOSE(1, next_to_saigon)},
    {DO(remember_province)},
    {ONE_OF(CH_SUPPORT, CH_OPPOSITION)},
    {SHIFT(+1), IF_TAKEN(CH_SUPPORT)},
    {SHIFT(-1), IF_TAKEN(CH_OPPOSITION)},
    {ONE_OF(CH_GUERRILLAS, CH_POLICE)},
    {PLACE(1, TYPE(VC_GUERRILLA), w_chosen), IF_TAKEN(CH_GUERRILLAS)},
    {PLACE(1, TYPE(POLICE), w_chosen), IF_TAKEN(CH_POLICE)},
};

static int three_or_six(const Game *g, const State *s) { return s->level[SAIGON] == AS ? 6 : 3; }

/* 107 Burning Bonze, unshaded: Patronage +3, or +6 if Saigon is at Active Support. */
static const Effect card_107u[] = {
    {PATRONAGE(COUNTED(three_or_six))},
};
/* 107 Burning Bonze, shaded: Saigon shifts 1 level toward Opposition; Aid −12. */
static const Effect card_107s[] = {
    {SHIFT_ALL(-1, w_saigon)},
    {AID(-12)},
};

static int casualties(const Game *g, const State *s)
{
    return s->box[BOX_CASUALTIES][US_TROOP] + s->box[BOX_CASUALTIES][IRREGULAR] +
           s->box[BOX_CASUALTIES][US_BASE];
}

static bool few_casualties(const Game *g, const State *s) { return casualties(g, s) < 3; }

static int casualties_up_to_3(const Game *g, const State *s)
{
    return (int)least(3, (unsigned)casualties(g, s));
}

/* 108 Draft Dodgers, unshaded: With fewer than 3 pieces in Casualties: 3 US Troops from Out of Play
 * to Available. */
static const Effect card_108u[] = {
    {SEND(3, TYPE(US_TROOP), BOX_OUT, BOX_AVAILABLE), WHEN(few_casualties)},
};
/* 108 Draft Dodgers, shaded: 1 US Troop from Available Out of Play per piece in Casualties, 3 at
 * most. */
static const Effect card_108s[] = {
    {SEND(COUNTED(casualties_up_to_3), TYPE(US_TROOP), BOX_AVAILABLE, BOX_OUT)},
};

static bool any_vc_city(const Game *g, const State *s, unsigned x)
{
    return is_city(x) && s->vc[x];
}

/* 109 Nguyen Huu Tho, unshaded: Each City with VC pieces shifts 1 level toward Support. */
static const Effect card_109u[] = {
    {SHIFT_ALL(+1, any_vc_city)},
};
/* 109 Nguyen Huu Tho, shaded: Place 1 VC base and 1 VC guerrilla in Saigon; you stay Eligible. */
static const Effect card_109s[] = {
    {PLACE(1, TYPE(VC_BASE), w_saigon)},
    {PLACE(1, TYPE(VC_GUERRILLA), w_saigon)},
    {STAY_ELIGIBLE},
};

/* 110 No Contact, unshaded: 2 pieces from Casualties to any spaces but North Vietnam; all Rangers
 * and Irregulars turn Underground. */
static const Effect card_110u[] = {
    {DEPLOY(2, US_PIECES, BOX_CASUALTIES, w_not_north)},
    {FLIP_ALL(KIND(K_IRREGULAR_A) | KIND(K_RANGER_A), w_any)},
};
/* 110 No Contact, shaded: All guerrillas turn Underground. */
static const Effect card_110s[] = {
    {FLIP_ALL(ACTIVE_GUERRILLAS, w_any)},
};

static bool troubled(const Game *g, const State *s, unsigned x)
{
    return in((g->board->jungle | g->board->highland) & g->board->populated, x) && insurgents(s, x);
}

/* 111 Agent Orange, unshaded: All guerrillas in Jungles turn Active; US: free Air Strike in up to 2
 * Jungles, even without a COIN piece, not on the Trail. */
static const Effect card_111u[] = {
    {FLIP_ALL(HIDDEN_GUERRILLAS, w_jungle)},
    {ACTIVITY(AIR_STRIKE), BY(US), IN(w_jungle), AT_MOST(2), WITH(ACT_ANYWHERE | ACT_NO_TRAIL)},
};
/* 111 Agent Orange, shaded: Each populated Jungle and Highland with insurgent pieces shifts 1 level
 * toward Opposition. */
static const Effect card_111s[] = {
    {SHIFT_ALL(-1, troubled)},
};

static bool arvn_province(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && has(s, x, ARVN_KINDS);
}

/* 112 Colonel Chau, unshaded: Place 1 Police cube in each of 6 Provinces. */
static const Effect card_112u[] = {
    {PLACE_ONE_EACH(6, TYPE(POLICE), w_province_not_north)},
};
/* 112 Colonel Chau, shaded: 3 Provinces with ARVN pieces shift 1 level toward Opposition; place 1
 * VC guerrilla in each. */
static const Effect card_112s[] = {
    {CHOOSE(3, arvn_province), PREFER(w_above_ao)},
    {SHIFT(-1)},
    {PLACE_IN_EACH(1, TYPE(VC_GUERRILLA))},
};

static bool room_for_vc_base(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && fitl_can_place(s, x, 1u << VC_BASE, fitl_event_doer(s), 0);
}

static int rest_of_five(const Game *g, const State *s) { return 5 - s->ev.number; }

/* 113 Ruff Puff, unshaded: Place up to 8 Police cubes in the South. */
static const Effect card_113u[] = {
    {PLACE(UP_TO(8), TYPE(POLICE), w_south)},
};
/* 113 Ruff Puff, shaded: Replace 5 Police cubes outside Cities by VC guerrillas, one of them by a
 * VC base if you like. */
static const Effect card_113s[] = {
    {ONE_OF(CH_GUERRILLAS, CH_BASE)},
    {REPLACE(1, KIND(K_POLICE), room_for_vc_base, TYPE(VC_BASE)), IF_TAKEN(CH_BASE)},
    {REPLACE(COUNTED(rest_of_five), KIND(K_POLICE), w_not_city, TYPE(VC_GUERRILLA))},
};

static bool cool_city(const Game *g, const State *s, unsigned x)
{
    return is_city(x) && s->level[x] <= NEUTRAL;
}

static bool three_cities(const Game *g, const State *s, unsigned x)
{
    return x == HUE || x == DA_NANG || x == SAIGON;
}

/* 114 Tri Quang, unshaded: Set up to 3 Cities without Support to Passive Support. */
static const Effect card_114u[] = {
    {CHOOSE(UP_TO(3), cool_city)},
    {SET(PS)},
};
/* 114 Tri Quang, shaded: Huế, Đà Nẵng and Saigon shift 1 level toward Opposition; place 1 VC piece
 * in Saigon. */
static const Effect card_114s[] = {
    {SHIFT_ALL(-1, three_cities)},
    {PLACE(1, VC_PIECES, w_saigon)},
};

/* 115 Typhoon Kate, unshaded: Until the Coup: no Air Lift, Transport or Bombard; other special
 * activities in 1 space at most. You stay Eligible. */
static const Effect card_115u[] = {
    {MOMENTUM(MOM_TYPHOON)},
    {STAY_ELIGIBLE},
};

/* 116 Cadres, unshaded: Capability: each space of VC Terror or Agitation also costs VC 2 guerrillas
 * there. */
static const Effect card_116u[] = {
    {CAPABILITY(CAP_CADRES)},
};
/* 116 Cadres, shaded: Capability: in 1 VC Rally space that had a VC base VC may Agitate, paid, even
 * under COIN Control. */
static const Effect card_116s[] = {
    {CAPABILITY(CAP_CADRES)},
};

/* One space, or two next to each other. */
static bool adjoining(const Game *g, const State *s, unsigned x)
{
    return x != NORTH_VIETNAM && (!s->ev.chosen || g->board->adjacent[x] & s->ev.chosen);
}

/* 117u: of three Troops those that may come from either box, the others, and what is still to come
 * from Available. */
static int from_either(const Game *g, const State *s)
{
    return (int)least(3, s->box[BOX_AVAILABLE][ARVN_TROOP]);
}

static int from_out_alone(const Game *g, const State *s) { return 3 - from_either(g, s); }

static int rest_of_three(const Game *g, const State *s) { return from_either(g, s) - s->ev.number; }

static bool adjoining_arvn(const Game *g, const State *s, unsigned x)
{
    return has(s, x, ARVN_KINDS) && adjoining(g, s, x);
}

/* 117 Corps Commanders, unshaded: ARVN places 3 ARVN Troops from Available or Out of Play in 1
 * space or 2 adjacent ones; free Sweep there. */
static const Effect card_117u[] = {
    {CHOOSE(ONE_TO(2), adjoining), BY(ARVN)},
    {DEPLOY(COUNTED(from_out_alone), TYPE(ARVN_TROOP), BOX_OUT, w_chosen), BY(ARVN)},
    {DEPLOY(UP_TO(COUNTED(from_either)), TYPE(ARVN_TROOP), BOX_OUT, w_chosen), BY(ARVN), KEEP},
    {PLACE(COUNTED(rest_of_three), TYPE(ARVN_TROOP), w_chosen), BY(ARVN), AVAILABLE_ONLY, KEEP},
    {FREE(OP_SWEEP), BY(ARVN), IN(w_got)},
};
/* 117 Corps Commanders, shaded: Choose 1 space or 2 adjacent ones and roll a die: remove that many
 * ARVN pieces there; ARVN Ineligible through the next card. */
static const Effect card_117s[] = {
    {CHOOSE(ONE_TO(2), adjoining_arvn)},
    {ROLL, WHEN(fitl_any_chosen)},
    {REMOVE(ROLLED, ARVN_KINDS, w_chosen)},
    {INELIGIBLE(ARVN)},
};

static void choose_arms_caches(const Game *g, State *s)
{
    s->ev.chosen = 0;
    for (unsigned x = 0; x < SPACES; x++)
        if (count_at(s, x, VC_GUERRILLAS) >= 2 && !has(s, x, NVA_BASES))
            s->ev.chosen |= SPACE(x);
}

/* 118 Korean War Arms, unshaded: VC removes 1 VC guerrilla from each space with 2 or more and no
 * NVA base. */
static const Effect card_118u[] = {
    {DO(choose_arms_caches)},
    {REMOVE_IN_EACH(1, VC_GUERRILLAS), BY(VC)},
};
/* 118 Korean War Arms, shaded: Place 1 VC piece in each of 3 spaces. */
static const Effect card_118s[] = {
    {PLACE_ONE_EACH(3, VC_PIECES, w_any)},
};

/* Nobody lives in some Provinces: only if there is no other [0.a]. */
static bool us_among_people(const Game *g, const State *s, unsigned x)
{
    bool peopled = false;
    for (unsigned y = FIRST_PROVINCE; y < FIRST_LOC; y++)
        peopled = peopled || (w_us_province(g, s, y) && in(g->board->populated, y));
    return w_us_province(g, s, x) && (!peopled || in(g->board->populated, x));
}

static bool room_for_base(const Game *g, const State *s, unsigned x)
{
    return fitl_can_place(s, x, 1u << VC_BASE, VC, 0);
}

static bool all_of_my_lai(const Game *g, const State *s, unsigned x)
{
    return w_above_ao(g, s, x) && room_for_base(g, s, x);
}

static bool part_of_my_lai(const Game *g, const State *s, unsigned x)
{
    return w_above_ao(g, s, x) || room_for_base(g, s, x);
}

/* 119 My Lai, unshaded: 2 US Troops from Available Out of Play; Patronage +2. */
static const Effect card_119u[] = {
    {SEND(2, TYPE(US_TROOP), BOX_AVAILABLE, BOX_OUT)},
    {PATRONAGE(+2)},
};
/* 119 My Lai, shaded: 1 Province with US Troops to Active Opposition; VC places 1 VC base and 1 VC
 * guerrilla there; Aid −6. */
static const Effect card_119s[] = {
    {CHOOSE(1, us_among_people), PREFER(all_of_my_lai), ELSE_PREFER(part_of_my_lai)},
    {SET(AO)},
    {PLACE(1, TYPE(VC_BASE), w_chosen), BY(VC)},
    {PLACE(1, TYPE(VC_GUERRILLA), w_chosen), BY(VC)},
    {AID(-6)},
};

static int leader_cards(const Game *g, const State *s) { return s->leader_cards; }

static int four_or_two(const Game *g, const State *s) { return s->leader_cards <= 2 ? 4 : 2; }

/* 120 US Press Corps, unshaded: 4 US pieces, only 2 with 3 or more cards in the leader box, from
 * Out of Play to any spaces but North Vietnam. */
static const Effect card_120u[] = {
    {DEPLOY(COUNTED(four_or_two), US_PIECES, BOX_OUT, w_not_north)},
};
/* 120 US Press Corps, shaded: All US bases from Casualties Out of Play, and as many US Troops from
 * there as cards are in the leader box. */
static const Effect card_120s[] = {
    {SEND(ANY_NUMBER, TYPE(US_BASE), BOX_CASUALTIES, BOX_OUT)},
    {SEND(COUNTED(leader_cards), TYPE(US_TROOP), BOX_CASUALTIES, BOX_OUT)},
};

const Script fitl_cards_101_120[CARDS_A_FILE] = {
    CARD(101),        CARD(102), CARD(103), CARD(104), CARD(105), SINGLE_CARD(106), CARD(107),
    CARD(108),        CARD(109), CARD(110), CARD(111), CARD(112), CARD(113),        CARD(114),
    SINGLE_CARD(115), CARD(116), CARD(117), CARD(118), CARD(119), CARD(120),
};
