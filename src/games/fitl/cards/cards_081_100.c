/* cards_081_100.c: cards 81 to 100: above each side its text as players read it, then its lines
 * (cards.h). What only one card speaks of stands above it. Numbers such as [C36.U] are those of the
 * cards. */
#include "games/fitl/cards/cards.h"

static bool highland_scouts(const Game *g, const State *s, unsigned x)
{
    return in(g->board->highland, x) && has(s, x, SF_KINDS | KIND(K_POLICE));
}

/* 81 CIDG, unshaded: Roll a die: replace that many VC guerrillas in the South by Rangers,
 * Irregulars or Police. */
static const Effect card_81u[] = {
    {ROLL},
    {REPLACE(ROLLED, VC_GUERRILLAS, w_south, TYPE(RANGER) | TYPE(IRREGULAR) | TYPE(POLICE))},
};
/* 81 CIDG, shaded: In 1 Highland remove all Rangers, Irregulars and Police; place 2 VC guerrillas
 * there. */
static const Effect card_81s[] = {
    {CHOOSE(1, highland_scouts)},
    {REMOVE_ALL(SF_KINDS | KIND(K_POLICE), w_chosen)},
    {PLACE(2, TYPE(VC_GUERRILLA), w_chosen)},
};

/* 82 Domino Theory, unshaded: Up to 3 US pieces or up to 6 ARVN pieces from Out of Play to
 * Available, or ARVN Resources +9 and Aid +9. */
static const Effect card_82u[] = {
    {ONE_OF(CH_RESOURCES, CH_US_BASES, CH_ARVN_BASES)},
    {SEND(UP_TO(3), US_PIECES, BOX_OUT, BOX_AVAILABLE), IF_TAKEN(CH_US_BASES)},
    {SEND(UP_TO(6), ARVN_PIECES, BOX_OUT, BOX_AVAILABLE), IF_TAKEN(CH_ARVN_BASES)},
    {RESOURCES(ARVN, +9), IF_TAKEN(CH_RESOURCES)},
    {AID(+9), IF_TAKEN(CH_RESOURCES)},
};
/* 82 Domino Theory, shaded: 3 US Troops from Available Out of Play; Aid −9. */
static const Effect card_82s[] = {
    {SEND(3, TYPE(US_TROOP), BOX_AVAILABLE, BOX_OUT)},
    {AID(-9)},
};

static bool at_ps(const Game *g, const State *s, unsigned x) { return s->level[x] == PS; }

static bool city_not_ao(const Game *g, const State *s, unsigned x)
{
    return is_city(x) && s->level[x] != AO;
}

/* 83 Election, unshaded: 3 spaces at Passive Support to Active Support; Aid +10. */
static const Effect card_83u[] = {
    {CHOOSE(3, at_ps)},
    {SET(AS)},
    {AID(+10)},
};
/* 83 Election, shaded: 2 Cities shift 1 level toward Opposition; Aid −15. */
static const Effect card_83s[] = {
    {CHOOSE(2, city_not_ao)},
    {SHIFT(-1)},
    {AID(-15)},
};

static void choose_nva_in_south(const Game *g, State *s)
{
    s->ev.chosen = 0;
    for (Spaces set = THE_SOUTH; set; set &= set - 1)
        s->ev.chosen |= s->nva[first_space(set)] ? set & (0 - set) : 0;
}

static void choose_garrisons(const Game *g, State *s)
{
    s->ev.chosen = 0;
    for (unsigned x = 0; x < SPACES; x++)
        s->ev.chosen |= count_at(s, x, ARVN_CUBES) >= 3 ? SPACE(x) : 0;
}

static int third_of_cubes(const Game *g, const State *s)
{
    return (int)(count_at(s, s->ev.space, ARVN_CUBES) / 3);
}

/* 84 To Quoc, unshaded: Place 1 ARVN Troop and 1 Police cube in each space of the South with NVA
 * pieces. */
static const Effect card_84u[] = {
    {DO(choose_nva_in_south)},
    {PLACE_IN_EACH(1, TYPE(ARVN_TROOP))},
    {PLACE_IN_EACH(1, TYPE(POLICE))},
};
/* 84 To Quoc, shaded: ARVN removes a third of its cubes, rounded down, from each space; place 1 VC
 * guerrilla in each of 3 spaces that lost some. */
static const Effect card_84s[] = {
    {DO(choose_garrisons)},
    {REMOVE_IN_EACH(COUNTED(third_of_cubes), ARVN_CUBES), BY(ARVN)},
    {PLACE_ONE_EACH(3, TYPE(VC_GUERRILLA), w_lost)},
};

static bool coin_below_as(const Game *g, const State *s, unsigned x)
{
    return in(g->board->populated, x) && coin_controls(s, x) && s->level[x] != AS;
}

/* One of the three has been changed: the last may be left alone. */
static void remember_change(const Game *g, State *s) { s->ev.number = 1; }

static bool changed(const Game *g, const State *s) { return s->ev.number != 0; }

static bool unchanged(const Game *g, const State *s) { return !changed(g, s); }

/* 85 USAID, unshaded: 3 populated spaces under COIN Control shift 1 level toward Support. */
static const Effect card_85u[] = {
    {CHOOSE(3, coin_below_as)},
    {SHIFT(+1)},
};
/* 85 USAID, shaded: ARVN Resources, Aid and Patronage: each +2, −2 or as it is; at least one
 * changes. */
static const Effect card_85s[] = {
    /* ARVN Resources */
    {ONE_OF(CH_ARVN_UP, CH_ARVN_DOWN, CH_NO)},
    {RESOURCES(ARVN, +2), IF_TAKEN(CH_ARVN_UP)},
    {RESOURCES(ARVN, -2), IF_TAKEN(CH_ARVN_DOWN)},
    {DO(remember_change), IF_TAKEN(CH_ARVN_UP)},
    {DO(remember_change), IF_TAKEN(CH_ARVN_DOWN)},
    /* Aid */
    {ONE_OF(CH_AID_UP, CH_AID_DOWN, CH_NO)},
    {AID(+2), IF_TAKEN(CH_AID_UP)},
    {AID(-2), IF_TAKEN(CH_AID_DOWN)},
    {DO(remember_change), IF_TAKEN(CH_AID_UP)},
    {DO(remember_change), IF_TAKEN(CH_AID_DOWN)},
    /* Patronage: if neither has changed it must. */
    {ONE_OF(CH_PATRONAGE_UP, CH_PATRONAGE_DOWN, CH_NO), WHEN(changed)},
    {PATRONAGE(+2), IF_TAKEN(CH_PATRONAGE_UP)},
    {PATRONAGE(-2), IF_TAKEN(CH_PATRONAGE_DOWN)},
    {ONE_OF(CH_PATRONAGE_UP, CH_PATRONAGE_DOWN), WHEN(unchanged)},
    {PATRONAGE(+2), IF_TAKEN(CH_PATRONAGE_UP), WHEN(unchanged)},
    {PATRONAGE(-2), IF_TAKEN(CH_PATRONAGE_DOWN), WHEN(unchanged)},
};

/* 86 Mandate of Heaven, unshaded: Capability: in 1 space of each Govern Aid becomes Patronage
 * without a shift. */
static const Effect card_86u[] = {
    {CAPABILITY(CAP_MANDATE)},
};
/* 86 Mandate of Heaven, shaded: Capability: ARVN Governs in 1 space at most, and Pacifies in 1
 * space at most per Support Phase. */
static const Effect card_86s[] = {
    {CAPABILITY(CAP_MANDATE)},
};

static bool within_2_of_hue(const Game *g, const State *s, unsigned x)
{
    return x == HUE || x == LOC_HUE_KHE_SANH || x == LOC_HUE_DA_NANG || x == QUANG_TRI ||
           x == CENTRAL_LAOS || x == DA_NANG || x == QUANG_NAM;
}

static bool within_3_of_hue(const Game *g, const State *s, unsigned x)
{
    return within_2_of_hue(g, s, x) || x == SOUTHERN_LAOS || x == QUANG_TIN ||
           x == LOC_DA_NANG_DAK_TO || x == LOC_DA_NANG_QUI_NHON;
}

/* 87 Nguyen Chanh Thi, unshaded: Place 3 ARVN pieces within 3 spaces of Huế; each populated space
 * that gets some shifts 1 level toward Support. */
static const Effect card_87u[] = {
    {PLACE(3, ARVN_PIECES, within_3_of_hue)},
    {SHIFT_ALL(+1, w_got)},
};
/* 87 Nguyen Chanh Thi, shaded: Replace 2 ARVN pieces within 2 spaces of Huế by VC pieces; Patronage
 * +4 or −4. */
static const Effect card_87s[] = {
    {REPLACE(2, ARVN_KINDS, within_2_of_hue, VC_PIECES)},
    {ONE_OF(CH_PATRONAGE_UP, CH_PATRONAGE_DOWN)},
    {PATRONAGE(+4), IF_TAKEN(CH_PATRONAGE_UP)},
    {PATRONAGE(-4), IF_TAKEN(CH_PATRONAGE_DOWN)},
};

/* 88 Phan Quang Dan, unshaded: Saigon shifts 1 level toward Support; Patronage +5. */
static const Effect card_88u[] = {
    {SHIFT_ALL(+1, w_saigon)},
    {PATRONAGE(+5)},
};
/* 88 Phan Quang Dan, shaded: Saigon shifts 1 level toward Neutral; Patronage −5; ARVN Ineligible
 * through the next card. */
static const Effect card_88s[] = {
    {SHIFT_TOWARD(NEUTRAL, w_saigon)},
    {PATRONAGE(-5)},
    {INELIGIBLE(ARVN)},
};

/* 89 Tam Chau, unshaded: Saigon shifts 1 level toward Passive Support; Patronage +6. */
static const Effect card_89u[] = {
    {SHIFT_TOWARD(PS, w_saigon)},
    {PATRONAGE(+6)},
};
/* 89 Tam Chau, shaded: Place 1 VC piece in Saigon, which shifts 1 level toward Passive Opposition;
 * Patronage −6. */
static const Effect card_89s[] = {
    {PLACE(1, VC_PIECES, w_saigon)},
    {SHIFT_TOWARD(PO, w_saigon)},
    {PATRONAGE(-6)},
};

static void choose_arvn_provinces(const Game *g, State *s)
{
    s->ev.chosen = 0;
    for (unsigned x = FIRST_PROVINCE; x < FIRST_LOC; x++)
        s->ev.chosen |= has(s, x, ARVN_KINDS) ? SPACE(x) : 0;
}

static bool home_city(const Game *g, const State *s, unsigned x)
{
    return x == SAIGON || (is_city(x) && control(s, x) != NVA_CONTROL);
}

/* 90 Walt Rostow, unshaded: 2 ARVN pieces from Available, Out of Play or the map to spaces under
 * COIN Control. */
static const Effect card_90u[] = {
    /* The first piece */
    {ONE_OF(CH_DEPLOY, CH_AVAILABLE, CH_ON_MAP)},
    {PLACE(1, ARVN_PIECES, w_coin_held), IF_TAKEN(CH_AVAILABLE), AVAILABLE_ONLY},
    {DEPLOY(1, ARVN_PIECES, BOX_OUT, w_coin_held), IF_TAKEN(CH_DEPLOY)},
    {MOVE(1, ARVN_KINDS, w_any, w_coin_held), IF_TAKEN(CH_ON_MAP)},
    /* The second */
    {ONE_OF(CH_DEPLOY, CH_AVAILABLE, CH_ON_MAP)},
    {PLACE(1, ARVN_PIECES, w_coin_held), IF_TAKEN(CH_AVAILABLE), AVAILABLE_ONLY},
    {DEPLOY(1, ARVN_PIECES, BOX_OUT, w_coin_held), IF_TAKEN(CH_DEPLOY)},
    {MOVE(1, ARVN_KINDS, w_any, w_coin_held), IF_TAKEN(CH_ON_MAP)},
};
/* 90 Walt Rostow, shaded: Place 1 guerrilla, NVA or VC, in each Province with ARVN pieces; then
 * ARVN redeploys all its Troops outside Cities, and any others it likes, to Saigon or Cities
 * without NVA Control. */
static const Effect card_90s[] = {
    {DO(choose_arvn_provinces)},
    {PLACE_IN_EACH(1, TYPE(NVA_GUERRILLA) | TYPE(VC_GUERRILLA))},
    /* As in a Redeploy [14.21] */
    {DO(ev_freeze_control)},
    {MOVE(ANY_NUMBER, KIND(K_ARVN_TROOP), w_not_city, home_city), BY(ARVN)},
    {MOVE(UP_TO(ANY_NUMBER), KIND(K_ARVN_TROOP), w_city, home_city), BY(ARVN), EACH_ONCE, KEEP},
    {DO(ev_thaw_control)},
};

static bool one_coin_city(const Game *g, const State *s, unsigned x)
{
    return w_coin_city(g, s, x) && (!s->ev.got || in(s->ev.got, x));
}

static int half_of_them(const Game *g, const State *s) { return s->ev.number / 2; }

static bool one_moved(const Game *g, const State *s) { return s->ev.number != 0; }

/* 91 Bob Hope, unshaded: Any number of US Troops from 1 Province to 1 City under COIN Control; for
 * every 2 of them 1 piece from Casualties to Available. */
static const Effect card_91u[] = {
    {CHOOSE(1, w_us_province)},
    {MOVE(UP_TO(ANY_NUMBER), KIND(K_US_TROOP), w_chosen, one_coin_city)},
    {SEND(COUNTED(half_of_them), US_PIECES, BOX_CASUALTIES, BOX_AVAILABLE)},
};
/* 91 Bob Hope, shaded: NVA or VC moves up to 3 US Troops from Provinces to Cities and places 1 of
 * its guerrillas where each was. */
static const Effect card_91s[] = {
    {PICK(CH_NVA, CH_VC)},
    /* A Troop, and the guerrilla that takes its place at once */
    {MOVE(UP_TO(1), KIND(K_US_TROOP), w_province, w_city), BY(PICKED)},
    {PLACE(1, TYPE(NVA_GUERRILLA), w_lost), BY(PICKED), IF_TAKEN(CH_NVA)},
    {PLACE(1, TYPE(VC_GUERRILLA), w_lost), BY(PICKED), IF_TAKEN(CH_VC)},
    /* A second Troop */
    {MOVE(UP_TO(1), KIND(K_US_TROOP), w_province, w_city), BY(PICKED), WHEN(one_moved)},
    {PLACE(1, TYPE(NVA_GUERRILLA), w_lost), BY(PICKED), IF_TAKEN(CH_NVA)},
    {PLACE(1, TYPE(VC_GUERRILLA), w_lost), BY(PICKED), IF_TAKEN(CH_VC)},
    /* A third */
    {MOVE(UP_TO(1), KIND(K_US_TROOP), w_province, w_city), BY(PICKED), WHEN(one_moved)},
    {PLACE(1, TYPE(NVA_GUERRILLA), w_lost), BY(PICKED), IF_TAKEN(CH_NVA)},
    {PLACE(1, TYPE(VC_GUERRILLA), w_lost), BY(PICKED), IF_TAKEN(CH_VC)},
};

static bool next_to_can_tho(const Game *g, const State *s, unsigned x)
{
    return in(g->board->adjacent[CAN_THO], x);
}

static bool unswept_next_to_can_tho(const Game *g, const State *s, unsigned x)
{
    return next_to_can_tho(g, s, x) && !in(s->ev.chosen, x);
}

static bool cambodia_or_tay_ninh(const Game *g, const State *s, unsigned x)
{
    return in(CAMBODIA, x) || x == TAY_NINH;
}

/* 92 SEALORDS, unshaded: ARVN, then US: in each space adjacent to Cần Thơ a free Sweep in place or
 * a free Assault. */
static const Effect card_92u[] = {
    /* In each space one of the two: those that are not swept may be assaulted. */
    {FREE(OP_SWEEP), BY(ARVN), IN(next_to_can_tho), WITH(OP_IN_PLACE | OP_MAY)},
    {FREE(OP_ASSAULT), BY(ARVN), IN(unswept_next_to_can_tho), WITH(OP_MAY)},
    {FREE(OP_SWEEP), BY(US), IN(next_to_can_tho), WITH(OP_IN_PLACE | OP_MAY)},
    {FREE(OP_ASSAULT), BY(US), IN(unswept_next_to_can_tho), WITH(OP_MAY)},
};
/* 92 SEALORDS, shaded: NVA or VC moves any of its pieces from Cambodia and Tây Ninh to spaces
 * adjacent to Cần Thơ. */
static const Effect card_92s[] = {
    {PICK(CH_NVA, CH_VC)},
    {MOVE(UP_TO(ANY_NUMBER), UNTUNNELED(NVA_KINDS), cambodia_or_tay_ninh, next_to_can_tho),
     BY(PICKED), IF_TAKEN(CH_NVA)},
    {MOVE(UP_TO(ANY_NUMBER), UNTUNNELED(VC_KINDS), cambodia_or_tay_ninh, next_to_can_tho),
     BY(PICKED), IF_TAKEN(CH_VC)},
};

/* 93 Senator Fulbright, unshaded: US takes 4 US pieces from the map to Available. */
static const Effect card_93u[] = {
    {REMOVE(4, US_KINDS, w_any), BY(US)},
};
/* 93 Senator Fulbright, shaded: 1 US base from Available Out of Play; Aid −9. */
static const Effect card_93s[] = {
    {SEND(1, TYPE(US_BASE), BOX_AVAILABLE, BOX_OUT)},
    {AID(-9)},
};

static bool province_to_dig(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && has(s, x, OPEN_BASES) && fitl_tunnels_left(s);
}

/* 94 Tunnel Rats, unshaded: A Tunnel under 1 insurgent base in each of 2 Provinces, or remove 1
 * tunneled base from a space with US Troops. */
static const Effect card_94u[] = {
    {ONE_OF(CH_REMOVE, CH_TUNNELS)},
    {CHOOSE(COUNTED(ev_tunnels_up_to_2), province_to_dig), IF_TAKEN(CH_TUNNELS)},
    {FLIP_IN_EACH(1, OPEN_BASES), IF_TAKEN(CH_TUNNELS)},
    {REMOVE(1, TUNNELED_BASES, w_us_troops), IF_TAKEN(CH_REMOVE)},
};

static int two_less_chosen(const Game *g, const State *s)
{
    return 2 - (int)count_spaces(s->ev.chosen);
}

static bool one_swept(const Game *g, const State *s) { return two_less_chosen(g, s) == 1; }

static bool none_swept(const Game *g, const State *s) { return two_less_chosen(g, s) == 2; }

static bool unpoliced(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && in(g->board->populated, x) && !s->at[x][K_POLICE] && s->level[x] != AO;
}

/* 95 Westmoreland, unshaded: US: free Air Lift; then in each of 2 spaces a free Sweep in place or
 * Assault; then a free Air Strike. */
static const Effect card_95u[] = {
    {ACTIVITY(AIR_LIFT), BY(US)},
    {FREE(OP_SWEEP), BY(US), AT_MOST(2), WITH(OP_IN_PLACE | OP_MAY)},
    {FREE(OP_ASSAULT), BY(US), IN(w_not_chosen), AT_MOST(1), WITH(OP_NO_ARVN | OP_MAY), KEEP,
     WHEN(one_swept)},
    {FREE(OP_ASSAULT), BY(US), AT_MOST(2), WITH(OP_NO_ARVN), KEEP, WHEN(none_swept)},
    {ACTIVITY(AIR_STRIKE), BY(US)},
};
/* 95 Westmoreland, shaded: 3 populated Provinces without Police shift 2 levels toward
 * Opposition. */
static const Effect card_95s[] = {
    {CHOOSE(3, unpoliced)},
    {SHIFT(-2)},
};

static bool tet_played(const Game *g, const State *s) { return s->pivotal_used >> VC & 1; }

static bool tet_unplayed(const Game *g, const State *s) { return !tet_played(g, s); }

static void give_tet_back(const Game *g, State *s)
{
    s->pivotal |= 1u << VC;
    s->pivotal_used &= (uint8_t) ~(1u << VC);
    note(s, N_PIVOTAL_BACK, VC, fitl_pivotal_card[VC], 0);
}

/* 96 APC, unshaded: US, then ARVN Pacify at no cost, in up to 4 spaces together, 1 level at most in
 * each. */
static const Effect card_96u[] = {
    {PACIFICATION(2), BY(US)},
    {PACIFICATION(2), BY(ARVN), KEEP},
};
/* 96 APC, shaded: If the Tet Offensive was played, VC has it again; if not, it happens now. */
static const Effect card_96s[] = {
    {FREE(OP_TERROR), BY(VC), WITH(OP_EVERY), WHEN(tet_unplayed)},
    {PLACE(6, VC_PIECES, w_city), BY(VC), WHEN(tet_unplayed)},
    {FREE(OP_ATTACK), BY(VC), WITH(OP_EVERY | OP_JOINT), WHEN(tet_unplayed)},
    {DO(give_tet_back), WHEN(tet_played)},
};

/* Its text ceases, it still counts as a card [13.8]. */
static void turn_leader(const Game *g, State *s)
{
    if (!s->leader || s->leader_down)
        return;
    s->leader_down = 1;
    note(s, N_LEADER_DOWN, s->leader, 0, 0);
}

/* At AO it still takes the Terror [C97.S2]. */
static bool vc_city(const Game *g, const State *s, unsigned x)
{
    return is_city(x) && s->vc[x] && (w_not_ao(g, s, x) || s->markers);
}

/* 97 Brinks Hotel, unshaded: Aid +10, or 4 Patronage become ARVN Resources; the text of the leader
 * card ends. */
static const Effect card_97u[] = {
    {ONE_OF(CH_AID_UP, CH_PATRONAGE_DOWN)},
    {AID(+10), IF_TAKEN(CH_AID_UP)},
    {PATRONAGE_TO_RESOURCES(4), IF_TAKEN(CH_PATRONAGE_DOWN)},
    {DO(turn_leader)},
};
/* 97 Brinks Hotel, shaded: 1 City with VC pieces shifts 2 levels toward Opposition and gets a
 * Terror marker. */
static const Effect card_97s[] = {
    {CHOOSE(1, vc_city), PREFER(w_not_ao)},
    {SHIFT(-2)},
    {TERROR_MARKERS},
};

static bool troops_out_of_play(const Game *g, const State *s)
{
    return s->box[BOX_OUT][US_TROOP] > 0;
}

static bool us_jungle(const Game *g, const State *s, unsigned x)
{
    return in(g->board->jungle, x) && s->at[x][K_US_TROOP];
}

static bool long_tan(const Game *g, const State *s, unsigned x)
{
    return in(g->board->jungle, x) && count_at(s, x, VC_GUERRILLAS) >= 2 &&
           has(s, x, KIND(K_US_BASE) | KIND(K_US_TROOP));
}

static bool us_base_and_troops(const Game *g, const State *s, unsigned x)
{
    return s->at[x][K_US_BASE] && s->at[x][K_US_TROOP];
}

/* 98 Long Tan, unshaded: 2 US Troops from Out of Play to 1 Province, or remove all guerrillas from
 * Jungles with US Troops. */
static const Effect card_98u[] = {
    {ONE_OF(CH_REMOVE, CH_DEPLOY)},
    {CHOOSE(1, w_province_not_north), IF_TAKEN(CH_DEPLOY), WHEN(troops_out_of_play)},
    {DEPLOY(2, TYPE(US_TROOP), BOX_OUT, w_chosen), IF_TAKEN(CH_DEPLOY)},
    {REMOVE_ALL(GUERRILLAS, us_jungle), IF_TAKEN(CH_REMOVE)},
};
/* 98 Long Tan, shaded: In 1 Jungle with 2 or more VC guerrillas 1 US base and 1 US Troop go to
 * Casualties. */
static const Effect card_98s[] = {
    {CHOOSE(1, long_tan), PREFER(us_base_and_troops)},
    {REMOVE(1, KIND(K_US_BASE), w_chosen), TO(BOX_CASUALTIES)},
    {REMOVE(1, KIND(K_US_TROOP), w_chosen), TO(BOX_CASUALTIES)},
};

static bool open_country(const Game *g, const State *s, unsigned x)
{
    return !is_loc(x) && x != NORTH_VIETNAM && !in(g->board->jungle, x);
}

/* 99 Masher/White Wing, unshaded: US or ARVN: free Sweep and free Assault in 1 City or Province
 * without Jungle; all US and ARVN Troops count as US Troops. */
static const Effect card_99u[] = {
    {PICK(CH_US, CH_ARVN)},
    {CHOOSE(1, open_country), BY(PICKED)},
    {FREE(OP_SWEEP), BY(PICKED), IN(w_chosen), AT_MOST(1), WITH(OP_TROOPS_AS_US), KEEP},
    {FREE(OP_ASSAULT), BY(PICKED), IN(w_chosen), AT_MOST(1), WITH(OP_TROOPS_AS_US | OP_NO_ARVN)},
};
/* 99 Masher/White Wing, shaded: NVA or VC: free March of guerrillas into up to 3 spaces, then a
 * free Ambush in each of them. */
static const Effect card_99s[] = {
    {PICK(CH_NVA, CH_VC)},
    {FREE(OP_MARCH), BY(PICKED), AT_MOST(3), WITH(OP_GUERRILLAS_ONLY)},
    {ACTIVITY(AMBUSH), BY(PICKED), IN(w_chosen), AT_MOST(3), WITH(ACT_ANYWHERE)},
};

static bool us_lowland(const Game *g, const State *s, unsigned x)
{
    return in(g->board->lowland, x) && s->at[x][K_US_TROOP] &&
           has(s, x, UNTUNNELED(INSURGENT_KINDS) & ~KIND(K_NVA_TROOP));
}

static bool vc_lowland(const Game *g, const State *s, unsigned x)
{
    return in(g->board->lowland, x) && s->vc[x];
}

static bool with_coin_cubes(const Game *g, const State *s, unsigned x)
{
    return has(s, x, COIN_CUBES);
}

/* 100 Rach Ba Rai, unshaded: In 1 Lowland with US Troops remove all VC pieces, or all NVA pieces
 * but Troops. */
static const Effect card_100u[] = {
    {CHOOSE(1, us_lowland)},
    {ONE_OF(CH_NVA, CH_VC), WHEN(fitl_any_chosen)},
    {REMOVE_ALL(UNTUNNELED(VC_KINDS), w_chosen), IF_TAKEN(CH_VC)},
    {REMOVE_ALL(UNTUNNELED(NVA_KINDS) & ~KIND(K_NVA_TROOP), w_chosen), IF_TAKEN(CH_NVA)},
};
/* 100 Rach Ba Rai, shaded: In 1 Lowland with VC roll a die: remove that many COIN cubes (US: to
 * Casualties); place 1 VC piece there. */
static const Effect card_100s[] = {
    {CHOOSE(1, vc_lowland), PREFER(with_coin_cubes)},
    {ROLL, WHEN(fitl_any_chosen)},
    {REMOVE(ROLLED, COIN_CUBES, w_chosen), TO(BOX_CASUALTIES)},
    {PLACE(1, VC_PIECES, w_chosen)},
};

const Script fitl_cards_081_100[CARDS_A_FILE] = {
    CARD(81), CARD(82), CARD(83), CARD(84), CARD(85), CARD(86),  CARD(87),
    CARD(88), CARD(89), CARD(90), CARD(91), CARD(92), CARD(93),  SINGLE_CARD(94),
    CARD(95), CARD(96), CARD(97), CARD(98), CARD(99), CARD(100),
};
