/* cards_us_late.c: the texts of cards 16 to 30, line by line (event.h). Numbers such as [C36.U] are
 * those of the cards. A side that is not here is not offered. */
#include "games/fitl/cards/event.h"

static bool with_troops_and_police(const Game *g, const State *s, unsigned x)
{
    return in(g->board->populated, x) && s->level[x] != AO && s->at[x][K_POLICE] &&
           (s->at[x][K_US_TROOP] || s->at[x][K_ARVN_TROOP]);
}

static bool base_and_hidden(const Game *g, const State *s, unsigned x)
{
    return has(s, x, COIN_BASES) && has(s, x, HIDDEN_GUERRILLAS);
}

static bool us_troops_can_come(const Game *g, const State *s, unsigned x)
{
    return x != NORTH_VIETNAM &&
           (s->box[BOX_OUT][US_TROOP] || fitl_on_map(s, KIND(K_US_TROOP), ALL_SPACES & ~SPACE(x)));
}

static bool us_troops_and_vc(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && in(g->board->populated, x) && s->at[x][K_US_TROOP] &&
           has(s, x, VC_KINDS & ~TUNNELED_BASES);
}

static bool not_at_ao(const Game *g, const State *s, unsigned x) { return s->level[x] != AO; }

static bool da_nang(const Game *g, const State *s, unsigned x) { return x == DA_NANG; }

static int rest_of_six(const Game *g, const State *s) { return 6 - (int)s->ev.number; }

static bool support_near_da_nang(const Game *g, const State *s, unsigned x)
{
    return (x == DA_NANG || x == QUANG_NAM || x == QUANG_TIN) && s->level[x] >= PS;
}

static bool tunneled_base(const Game *g, const State *s, unsigned x)
{
    return has(s, x, TUNNELED_BASES);
}

static bool tunneled_base_in_reach(const Game *g, const State *s, unsigned x)
{
    return tunneled_base(g, s, x) && x != NORTH_VIETNAM;
}

static bool vc_coast(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && in(g->board->coastal, x) && has(s, x, VC_KINDS & ~TUNNELED_BASES) &&
           w_near_us_troops(g, s, x);
}

static bool active_vc_province(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && s->at[x][K_VC_GUERRILLA_A];
}

static bool mekong_loc(const Game *g, const State *s, unsigned x)
{
    return in(g->board->mekong, x);
}

static bool mekong_lowland(const Game *g, const State *s, unsigned x)
{
    return x == KIEN_PHONG || x == KIEN_HOA || x == BA_XUYEN || x == KIEN_GIANG;
}

static bool vc_held_mekong(const Game *g, const State *s, unsigned x)
{
    return in(g->board->mekong, x) && !s->terror[x] && s->vc[x] > s->coin[x];
}

static void choose_mekong(const Game *g, State *s) { s->ev.chosen = g->board->mekong; }

static bool coin_held(const Game *g, const State *s, unsigned x) { return coin_controls(s, x); }

static bool fully_shiftable(const Game *g, const State *s, unsigned x)
{
    return in(g->board->populated, x) && s->level[x] != AO;
}

static bool coin_held_vc(const Game *g, const State *s, unsigned x)
{
    return x != SAIGON && coin_controls(s, x) && s->vc[x] &&
           (fully_shiftable(g, s, x) || s->markers);
}

static bool with_irregulars(const Game *g, const State *s, unsigned x)
{
    return s->at[x][K_IRREGULAR] || s->at[x][K_IRREGULAR_A];
}

static bool neutral_highland(const Game *g, const State *s, unsigned x)
{
    return in(g->board->highland & g->board->populated, x) && s->level[x] == NEUTRAL;
}

static bool coastal(const Game *g, const State *s, unsigned x) { return in(g->board->coastal, x); }

static bool us_coast(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && in(g->board->coastal & g->board->populated, x) &&
           s->at[x][K_US_TROOP] && s->level[x] != AO;
}

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
    {.verb = E_OPTION,
     .who = AS_US,
     .choices = (const uint8_t[]){CH_ONE_SPACE, CH_TO_AVAILABLE, 0}},
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
     .option = CH_TO_AVAILABLE,
     .n = 2,
     .flags = UP_TO,
     .to = BOX_AVAILABLE,
     .kinds = KIND(K_US_TROOP),
     .where = w_any},
    {.verb = E_BOX,
     .who = AS_US,
     .option = CH_TO_AVAILABLE,
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
    {.verb = E_CHOOSE, .n = 1, .where = tunneled_base, .full = w_near_us_troops},
    {.verb = E_DIE, .when = fitl_any_chosen},
    {.verb = E_REMOVE,
     .to = BOX_CASUALTIES,
     .kinds = KIND(K_US_TROOP),
     .where = w_near_chosen,
     .amount = ev_number},
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
static const Effect card_26u_ed1[] = {
    {.verb = E_PLACE, .who = AS_US, .n = 3, .types = 1u << IRREGULAR, .where = w_laos_cambodia},
    {.verb = E_ACTIVITY, .who = AS_US, .op = AIR_STRIKE, .op_flags = ACT_BASES_FIRST},
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
     .n = ANY_NUMBER,
     .types = 1u << VC_GUERRILLA,
     .kinds = KIND(K_IRREGULAR) | KIND(K_IRREGULAR_A),
     .where = w_any},
    {.verb = E_CHOOSE, .n = 1, .where = neutral_highland},
    {.verb = E_SET, .level = AO},
    {.verb = E_TRACK, .change = -3, .track = T_PATRONAGE},
    {.verb = E_END},
};
static const Effect card_30u_ed2[] = {
    {.verb = E_PICK, .choices = (const uint8_t[]){CH_US, CH_ARVN, 0}},
    {.verb = E_ACTIVITY,
     .who = AS_PICKED,
     .n = 3,
     .change = 6,
     .op = AIR_STRIKE,
     .op_flags = ACT_ANYWHERE | ACT_NO_TRAIL | ACT_BROADSIDE,
     .where = coastal},
    {.verb = E_END},
};
static const Effect card_30u_ed1[] = {
    {.verb = E_PICK, .choices = (const uint8_t[]){CH_US, CH_ARVN, 0}},
    {.verb = E_ACTIVITY,
     .who = AS_PICKED,
     .n = 3,
     .change = 18,
     .op = AIR_STRIKE,
     .op_flags = ACT_ANYWHERE | ACT_NO_TRAIL | ACT_BROADSIDE,
     .where = coastal},
    {.verb = E_END},
};
static const Effect card_30s[] = {
    {.verb = E_CHOOSE, .n = 2, .where = us_coast},
    {.verb = E_SHIFT, .change = -2},
    {.verb = E_END},
};

const Script fitl_scripts_us_late[] = {
    {16, UNSHADED, 0, card_16u},     {16, SHADED, 0, card_16s},   {17, UNSHADED, 0, card_17u},
    {17, SHADED, 0, card_17s},       {18, UNSHADED, 0, card_18u}, {18, SHADED, 0, card_18s},
    {19, UNSHADED, 0, card_19u},     {19, SHADED, 0, card_19s},   {20, UNSHADED, 0, card_20u},
    {20, SHADED, 0, card_20s},       {21, UNSHADED, 0, card_21u}, {21, SHADED, 0, card_21s},
    {22, UNSHADED, 0, card_22u},     {22, SHADED, 0, card_22s},   {23, UNSHADED, 0, card_23u},
    {23, SHADED, 0, card_23s},       {24, UNSHADED, 0, card_24u}, {24, SHADED, 0, card_24s},
    {25, UNSHADED, 0, card_25u},     {25, SHADED, 0, card_25s},   {26, UNSHADED, 2, card_26u_ed2},
    {26, UNSHADED, 1, card_26u_ed1}, {26, SHADED, 0, card_26s},   {27, UNSHADED, 0, card_27u},
    {27, SHADED, 0, card_27s},       {28, UNSHADED, 0, card_28u}, {28, SHADED, 0, card_28s},
    {29, UNSHADED, 0, card_29u},     {29, SHADED, 0, card_29s},   {30, UNSHADED, 2, card_30u_ed2},
    {30, UNSHADED, 1, card_30u_ed1}, {30, SHADED, 0, card_30s},
};
const unsigned fitl_scripts_us_late_count = COUNT_OF(fitl_scripts_us_late);
