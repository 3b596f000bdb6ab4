/* cards_us.c: the texts of cards 1 to 30, line by line (event.h). Numbers such as [C36.U] are those
 * of the cards. A side that is not here is not offered. */
#include "games/fitl/event.h"

static int minus_casualties(const Game *g, const State *s)
{
    (void)g, (void)s;
    return -(int)(s->box[BOX_CASUALTIES][US_TROOP] + s->box[BOX_CASUALTIES][IRREGULAR] +
                  s->box[BOX_CASUALTIES][US_BASE]);
}

static int number(const Game *g, const State *s)
{
    (void)g, (void)s;
    return s->ev.number;
}

static void begin_peace_talks(const Game *g, State *s)
{
    (void)g;
    if (s->pivotal >> US & 1)
        s->peace_talks = 1;
}

/* Either the one or the other: the first line would make the second one true. */
static void hunt_sa2(const Game *g, State *s)
{
    (void)g;
    if (!cap(s, CAP_SA2, SHADED)) {
        fitl_trail(s, -2);
        fitl_track(s, T_NVA, -9);
        return;
    }
    s->cap[SHADED] &= ~(1u << CAP_SA2);
    s->gone |= 1u << CAP_SA2;
}

static bool nva_held_outside(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return in(OUTSIDE, x) && control(s, x) == NVA_CONTROL;
}

static bool with_troops_and_police(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return in(g->board->populated, x) && s->level[x] != AO && s->at[x][K_POLICE] &&
           (s->at[x][K_US_TROOP] || s->at[x][K_ARVN_TROOP]);
}

static bool base_and_hidden(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return has(s, x, COIN_BASES) && has(s, x, HIDDEN_GUERRILLAS);
}

static bool us_troops_can_come(const Game *g, const State *s, unsigned x)
{
    (void)g;
    return x != NORTH_VIETNAM &&
           (s->box[BOX_OUT][US_TROOP] || fitl_on_map(s, KIND(K_US_TROOP), ALL_SPACES & ~SPACE(x)));
}

static bool us_troops_and_vc(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return is_province(x) && in(g->board->populated, x) && s->at[x][K_US_TROOP] &&
           has(s, x, VC_KINDS & ~TUNNELED_BASES);
}

static bool not_at_ao(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return s->level[x] != AO;
}

static bool da_nang(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return x == DA_NANG;
}

static int rest_of_six(const Game *g, const State *s)
{
    (void)g, (void)s;
    return 6 - (int)s->ev.number;
}

static bool support_near_da_nang(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return (x == DA_NANG || x == QUANG_NAM || x == QUANG_TIN) && s->level[x] >= PS;
}

static bool near_us_troops(const Game *g, const State *s, unsigned x)
{
    for (Spaces set = SPACE(x) | g->board->adjacent[x]; set; set &= set - 1)
        if (s->at[first_space(set)][K_US_TROOP])
            return true;
    return false;
}

static bool near_chosen(const Game *g, const State *s, unsigned x)
{
    return s->ev.chosen & (SPACE(x) | g->board->adjacent[x]);
}

static bool tunneled_base(const Game *g, const State *s, unsigned x)
{
    (void)g;
    return has(s, x, TUNNELED_BASES);
}

static bool tunneled_base_in_reach(const Game *g, const State *s, unsigned x)
{
    return tunneled_base(g, s, x) && x != NORTH_VIETNAM;
}

static bool vc_coast(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return is_province(x) && in(g->board->coastal, x) && has(s, x, VC_KINDS & ~TUNNELED_BASES) &&
           near_us_troops(g, s, x);
}

static bool active_vc_province(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return is_province(x) && s->at[x][K_VC_GUERRILLA_A];
}

static bool mekong_loc(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return in(g->board->mekong, x);
}

static bool mekong_lowland(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return x == KIEN_PHONG || x == KIEN_HOA || x == BA_XUYEN || x == KIEN_GIANG;
}

static bool vc_held_mekong(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return in(g->board->mekong, x) && !s->terror[x] && s->vc[x] > s->coin[x];
}

static void choose_mekong(const Game *g, State *s) { s->ev.chosen = g->board->mekong; }

static bool coin_held(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return coin_controls(s, x);
}

static bool fully_shiftable(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return in(g->board->populated, x) && s->level[x] != AO;
}

static bool coin_held_vc(const Game *g, const State *s, unsigned x)
{
    return x != SAIGON && coin_controls(s, x) && s->vc[x] &&
           (fully_shiftable(g, s, x) || s->markers);
}

static bool with_irregulars(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return s->at[x][K_IRREGULAR] || s->at[x][K_IRREGULAR_A];
}

static bool neutral_highland(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return in(g->board->highland & g->board->populated, x) && s->level[x] == NEUTRAL;
}

static bool us_coast(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return is_province(x) && in(g->board->coastal & g->board->populated, x) &&
           s->at[x][K_US_TROOP] && s->level[x] != AO;
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
     .n = 99,
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
     .amount = number},
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
static const Effect card_16u[] = {
    {.verb = E_TRACK, .change = 10, .track = T_AID},
    {.verb = E_MOM, .op = MOM_KOMER},
    {.verb = E_END},
};
static const Effect card_16s[] = {
    {.verb = E_TRACK, .change = -10, .track = T_AID},
    {.verb = E_CHOOSE, .n = 1, .where = with_troops_and_police},
    {.verb = E_SHIFT, .change = -1},
    {.verb = E_END},
};
static const Effect card_17u[] = {
    {.verb = E_STAY},
    {.verb = E_MOM, .op = MOM_CLAYMORES},
    {.verb = E_END},
};
static const Effect card_17s[] = {
    {.verb = E_CHOOSE, .n = 1, .where = base_and_hidden},
    {.verb = E_REMOVE, .n = 1, .to = BOX_CASUALTIES, .kinds = COIN_BASES, .where = w_chosen},
    {.verb = E_REMOVE, .n = 1, .to = BOX_AVAILABLE, .kinds = HIDDEN_GUERRILLAS, .where = w_chosen},
    {.verb = E_END},
};
static const Effect card_18u[] = {
    {.verb = E_CAP, .op = CAP_PLATOONS},
    {.verb = E_END},
};
static const Effect card_18s[] = {
    {.verb = E_CAP, .op = CAP_PLATOONS},
    {.verb = E_END},
};
static const Effect card_19u[] = {
    {.verb = E_CAP, .op = CAP_CORDS},
    {.verb = E_END},
};
static const Effect card_19s[] = {
    {.verb = E_CAP, .op = CAP_CORDS},
    {.verb = E_END},
};
static const Effect card_20u[] = {
    {.verb = E_CAP, .op = CAP_LASER},
    {.verb = E_END},
};
static const Effect card_20s[] = {
    {.verb = E_CAP, .op = CAP_LASER},
    {.verb = E_END},
};
static const Effect card_21u[] = {
    {.verb = E_OPTION, .who = AS_US, .choices = (const uint8_t[]){CH_ONE_SPACE, CH_AVAILABLE, 0}},
    {.verb = E_CHOOSE, .who = AS_US, .option = CH_ONE_SPACE, .n = 1, .where = us_troops_can_come},
    {.verb = E_MOVE,
     .who = AS_US,
     .option = CH_ONE_SPACE,
     .n = 2,
     .flags = UP_TO,
     .kinds = KIND(K_US_TROOP),
     .where = w_not_chosen,
     .there = w_chosen},
    {.verb = E_MOVE,
     .who = AS_US,
     .option = CH_ONE_SPACE,
     .n = 2,
     .flags = UP_TO,
     .kinds = KIND(K_US_TROOP),
     .where = w_none,
     .there = w_chosen,
     .from_boxes = 1u << BOX_OUT},
    {.verb = E_REMOVE,
     .who = AS_US,
     .option = CH_AVAILABLE,
     .n = 2,
     .flags = UP_TO,
     .to = BOX_AVAILABLE,
     .kinds = KIND(K_US_TROOP),
     .where = w_any},
    {.verb = E_BOX,
     .who = AS_US,
     .option = CH_AVAILABLE,
     .n = 2,
     .flags = UP_TO,
     .to = BOX_AVAILABLE,
     .types = 1u << US_TROOP,
     .from = BOX_OUT},
    {.verb = E_END},
};
static const Effect card_21s[] = {
    {.verb = E_CHOOSE,
     .n = 2,
     .flags = UP_TO | AT_LEAST_1,
     .where = us_troops_and_vc,
     .full = not_at_ao},
    {.verb = E_REMOVE, .n = 1, .flags = IN_CHOSEN, .kinds = VC_KINDS & ~TUNNELED_BASES},
    {.verb = E_SET, .level = AO},
    {.verb = E_END},
};
static const Effect card_22u[] = {
    {.verb = E_DEPLOY,
     .who = AS_US,
     .n = 3,
     .flags = UP_TO,
     .types = 1u << US_TROOP,
     .where = da_nang,
     .from = BOX_OUT},
    {.verb = E_PLACE,
     .who = AS_US,
     .flags = UP_TO | NO_FETCH,
     .types = 1u << US_TROOP,
     .where = da_nang,
     .amount = rest_of_six},
    {.verb = E_END},
};
static const Effect card_22s[] = {
    {.verb = E_SET, .level = NEUTRAL, .where = support_near_da_nang},
    {.verb = E_MOM, .op = MOM_DA_NANG},
    {.verb = E_END},
};
static const Effect card_23u[] = {
    {.verb = E_CHOOSE, .who = AS_US, .n = 1, .where = tunneled_base_in_reach},
    {.verb = E_ACTIVITY, .who = AS_US, .op = AIR_LIFT, .where = w_chosen},
    {.verb = E_FREE, .who = AS_US, .flags = KEEP, .op = OP_SWEEP, .where = w_chosen},
    {.verb = E_FREE,
     .who = AS_US,
     .op = OP_ASSAULT,
     .op_flags = OP_OPEN_TUNNELS,
     .where = w_chosen},
    {.verb = E_END},
};
static const Effect card_23s[] = {
    {.verb = E_CHOOSE, .n = 1, .where = tunneled_base, .full = near_us_troops},
    {.verb = E_DIE},
    {.verb = E_REMOVE,
     .to = BOX_CASUALTIES,
     .kinds = KIND(K_US_TROOP),
     .where = near_chosen,
     .amount = number},
    {.verb = E_END},
};
static const Effect card_24u[] = {
    {.verb = E_CHOOSE, .n = 1, .where = vc_coast},
    {.verb = E_REMOVE_ALL, .kinds = VC_KINDS & ~TUNNELED_BASES, .where = w_chosen},
    {.verb = E_END},
};
static const Effect card_24s[] = {
    {.verb = E_CHOOSE, .n = 3, .flags = UP_TO, .where = active_vc_province},
    {.verb = E_FLIP, .kinds = KIND(K_VC_GUERRILLA_A), .where = w_chosen},
    {.verb = E_STAY},
    {.verb = E_END},
};
static const Effect card_25u[] = {
    {.verb = E_REMOVE_ALL, .kinds = INSURGENT_KINDS, .where = mekong_loc},
    {.verb = E_PICK, .choices = (const uint8_t[]){CH_US, CH_ARVN, 0}},
    {.verb = E_FREE, .who = AS_PICKED, .op = OP_SWEEP, .where = mekong_lowland},
    {.verb = E_FREE, .who = AS_PICKED, .op = OP_ASSAULT, .where = mekong_lowland},
    {.verb = E_END},
};
static const Effect card_25s[] = {
    {.verb = E_MARK, .mark = choose_mekong},
    {.verb = E_PLACE, .n = 2, .flags = IN_CHOSEN, .types = 1u << VC_GUERRILLA},
    {.verb = E_TERROR, .n = 1, .where = vc_held_mekong},
    {.verb = E_END},
};
static const Effect card_26u_ed2[] = {
    {.verb = E_PLACE, .who = AS_US, .n = 3, .types = 1u << IRREGULAR, .where = w_laos_cambodia},
    {.verb = E_ACTIVITY, .who = AS_US, .op = AIR_STRIKE},
    {.verb = E_END},
};
static const Effect card_26s[] = {
    {.verb = E_REMOVE,
     .n = 3,
     .to = BOX_CASUALTIES,
     .kinds = KIND(K_IRREGULAR) | KIND(K_IRREGULAR_A),
     .where = w_any},
    {.verb = E_SHIFT, .change = -1, .where = w_lost},
    {.verb = E_END},
};
static const Effect card_27u[] = {
    {.verb = E_REMOVE,
     .n = 3,
     .to = BOX_AVAILABLE,
     .kinds = VC_KINDS & ~TUNNELED_BASES,
     .where = coin_held},
    {.verb = E_END},
};
static const Effect card_27s[] = {
    {.verb = E_CHOOSE, .n = 2, .where = coin_held_vc, .full = fully_shiftable},
    {.verb = E_TERROR, .n = 2},
    {.verb = E_SET, .level = AO},
    {.verb = E_END},
};
static const Effect card_28u[] = {
    {.verb = E_CAP, .op = CAP_SEARCH},
    {.verb = E_END},
};
static const Effect card_28s[] = {
    {.verb = E_CAP, .op = CAP_SEARCH},
    {.verb = E_END},
};
static const Effect card_29u[] = {
    {.verb = E_REMOVE,
     .n = 4,
     .to = BOX_AVAILABLE,
     .kinds = INSURGENT_KINDS & ~TUNNELED_BASES,
     .where = with_irregulars},
    {.verb = E_END},
};
static const Effect card_29s[] = {
    {.verb = E_REPLACE,
     .n = 6,
     .types = 1u << VC_GUERRILLA,
     .kinds = KIND(K_IRREGULAR) | KIND(K_IRREGULAR_A),
     .where = w_any},
    {.verb = E_CHOOSE, .n = 1, .where = neutral_highland},
    {.verb = E_SET, .level = AO},
    {.verb = E_TRACK, .change = -3, .track = T_PATRONAGE},
    {.verb = E_END},
};
static const Effect card_30s[] = {
    {.verb = E_CHOOSE, .n = 2, .where = us_coast},
    {.verb = E_SHIFT, .change = -2},
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
    {16, UNSHADED, 0, card_16u}, {16, SHADED, 0, card_16s},   {17, UNSHADED, 0, card_17u},
    {17, SHADED, 0, card_17s},   {18, UNSHADED, 0, card_18u}, {18, SHADED, 0, card_18s},
    {19, UNSHADED, 0, card_19u}, {19, SHADED, 0, card_19s},   {20, UNSHADED, 0, card_20u},
    {20, SHADED, 0, card_20s},   {21, UNSHADED, 0, card_21u}, {21, SHADED, 0, card_21s},
    {22, UNSHADED, 0, card_22u}, {22, SHADED, 0, card_22s},   {23, UNSHADED, 0, card_23u},
    {23, SHADED, 0, card_23s},   {24, UNSHADED, 0, card_24u}, {24, SHADED, 0, card_24s},
    {25, UNSHADED, 0, card_25u}, {25, SHADED, 0, card_25s},   {26, UNSHADED, 2, card_26u_ed2},
    {26, SHADED, 0, card_26s},   {27, UNSHADED, 0, card_27u}, {27, SHADED, 0, card_27s},
    {28, UNSHADED, 0, card_28u}, {28, SHADED, 0, card_28s},   {29, UNSHADED, 0, card_29u},
    {29, SHADED, 0, card_29s},   {30, SHADED, 0, card_30s},
};
const unsigned fitl_scripts_us_count = COUNT_OF(fitl_scripts_us);
