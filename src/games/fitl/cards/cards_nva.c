/* cards_nva.c: the texts of cards 31 to 45, line by line (event.h). Numbers such as [C36.U] are
 * those of the cards. A side that is not here is not offered. */
#include "games/fitl/cards/event.h"

static int trail_1(const Game *g, const State *s) { return (int)s->trail; }

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

static bool with_us_troops(const Game *g, const State *s, unsigned x)
{
    return s->at[x][K_US_TROOP];
}

static bool us_base_under_siege(const Game *g, const State *s, unsigned x)
{
    return s->at[x][K_US_BASE] && s->at[x][K_US_TROOP] &&
           fitl_on_map(s, KIND(K_NVA_TROOP), SPACE(x) | g->board->adjacent[x]);
}

static bool us_troops_and_nva(const Game *g, const State *s, unsigned x)
{
    return s->at[x][K_US_TROOP] && s->nva[x];
}

static bool north(const Game *g, const State *s, unsigned x) { return x == NORTH_VIETNAM; }

static int rest_of_four(const Game *g, const State *s) { return 4 - (int)s->ev.number; }

static bool not_at_ps(const Game *g, const State *s, unsigned x)
{
    return in(g->board->populated, x) && s->level[x] != PS;
}

static bool nva_province(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && s->at[x][K_NVA_TROOP];
}

static bool nva_in_reach_of_lift(const Game *g, const State *s, unsigned x)
{
    const Kinds lifted = KIND(K_US_TROOP) | KIND(K_ARVN_TROOP) | SF_KINDS;
    return s->nva[x] && x != NORTH_VIETNAM && fitl_on_map(s, lifted, ALL_SPACES & ~SPACE(x));
}

static bool chosen_is_no_loc(const Game *g, const State *s) { return !(s->ev.chosen & LOCS); }

static const Effect card_31u[] = {
    {.verb = E_CAP, .op = CAP_AAA},
    {.verb = E_END},
};
static const Effect card_31s[] = {
    {.verb = E_CAP, .op = CAP_AAA},
    {.verb = E_END},
};
static const Effect card_32u[] = {
    {.verb = E_CAP, .op = CAP_LONG_GUNS},
    {.verb = E_END},
};
static const Effect card_32s[] = {
    {.verb = E_CAP, .op = CAP_LONG_GUNS},
    {.verb = E_END},
};
static const Effect card_33u[] = {
    {.verb = E_CAP, .op = CAP_MIGS},
    {.verb = E_END},
};
static const Effect card_33s[] = {
    {.verb = E_CAP, .op = CAP_MIGS},
    {.verb = E_END},
};
static const Effect card_34u[] = {
    {.verb = E_CAP, .op = CAP_SA2},
    {.verb = E_END},
};
static const Effect card_34s[] = {
    {.verb = E_CAP, .op = CAP_SA2},
    {.verb = E_END},
};
static const Effect card_35u_ed2[] = {
    {.verb = E_TRAIL, .change = -3},
    {.verb = E_END},
};
static const Effect card_35u_ed1[] = {
    {.verb = E_ACTIVITY, .who = AS_US, .op = AIR_STRIKE, .op_flags = ACT_DEEP},
    {.verb = E_TRACK, .change = -6, .track = T_NVA},
    {.verb = E_END},
};
static const Effect card_35s[] = {
    {.verb = E_TRAIL, .change = 1},
    {.verb = E_TRACK, .track = T_NVA, .amount = ev_trail_3},
    {.verb = E_END},
};
static const Effect card_36u[] = {
    {.verb = E_CHOOSE, .n = 1, .where = hamburger_hill, .full = base_at_hill},
    {.verb = E_MOVE, .n = 4, .kinds = KIND(K_US_TROOP), .where = w_not_chosen, .there = w_chosen},
    {.verb = E_REMOVE, .n = 1, .to = BOX_AVAILABLE, .kinds = INSURGENT_BASES, .where = w_chosen},
    {.verb = E_END},
};
static const Effect card_36s[] = {
    {.verb = E_CHOOSE, .n = 1, .where = highland_base, .full = with_us_troops},
    {.verb = E_FLIP, .n = 1, .kinds = OPEN_BASES, .where = w_chosen, .when = if_tunnels},
    {.verb = E_REMOVE, .n = 3, .to = BOX_CASUALTIES, .kinds = KIND(K_US_TROOP), .where = w_chosen},
    {.verb = E_END},
};
static const Effect card_37u[] = {
    {.verb = E_CHOOSE, .n = 1, .where = us_base_under_siege},
    {.verb = E_REMOVE,
     .n = 10,
     .to = BOX_AVAILABLE,
     .kinds = KIND(K_NVA_TROOP),
     .where = w_near_chosen},
    {.verb = E_END},
};
static const Effect card_37s[] = {
    {.verb = E_CHOOSE, .n = 1, .where = us_troops_and_nva},
    {.verb = E_REMOVE,
     .n = 3,
     .flags = UP_TO,
     .to = BOX_CASUALTIES,
     .kinds = KIND(K_US_TROOP),
     .where = w_chosen},
    {.verb = E_OUT, .op = US},
    {.verb = E_END},
};
static const Effect card_38u[] = {
    {.verb = E_MOVE,
     .n = ANY_NUMBER,
     .kinds = COIN_KINDS,
     .where = w_laos_cambodia,
     .there = w_coin_city},
    {.verb = E_TRACK, .change = -12, .track = T_ARVN},
    {.verb = E_MOM, .op = MOM_MCNAMARA},
    {.verb = E_END},
};
static const Effect card_39u[] = {
    {.verb = E_REMOVE,
     .n = 4,
     .to = BOX_AVAILABLE,
     .kinds = ~TUNNELED_BASES & (COIN_KINDS | INSURGENT_KINDS),
     .where = north},
    {.verb = E_REMOVE,
     .kinds = ~TUNNELED_BASES & (COIN_KINDS | INSURGENT_KINDS),
     .where = w_laos,
     .amount = rest_of_four},
    {.verb = E_TRAIL, .change = -2},
    {.verb = E_END},
};
static const Effect card_39s[] = {
    {.verb = E_BOX, .n = 1, .to = BOX_OUT, .types = 1u << US_TROOP, .from = BOX_AVAILABLE},
    {.verb = E_MOM, .op = MOM_ORISKANY},
    {.verb = E_END},
};
static const Effect card_40u[] = {
    {.verb = E_ACTIVITY, .op = AIR_STRIKE},
    {.verb = E_BOX, .n = 2, .to = BOX_AVAILABLE, .types = 1u << US_TROOP, .from = BOX_CASUALTIES},
    {.verb = E_END},
};
static const Effect card_40s[] = {
    {.verb = E_BOX, .n = 3, .to = BOX_CASUALTIES, .types = 1u << US_TROOP, .from = BOX_AVAILABLE},
    {.verb = E_END},
};
static const Effect card_41u[] = {
    {.verb = E_CHOOSE, .n = 2, .where = not_at_ps},
    {.verb = E_SET, .level = PS},
    {.verb = E_TRACK, .change = 2, .track = T_PATRONAGE},
    {.verb = E_MOM, .op = MOM_BOMBING_PAUSE},
    {.verb = E_END},
};
static const Effect card_42u[] = {
    {.verb = E_TRACK, .change = -10, .track = T_NVA},
    {.verb = E_DIE},
    {.verb = E_REMOVE,
     .who = AS_NVA,
     .kinds = KIND(K_NVA_TROOP),
     .where = w_any,
     .amount = ev_number},
    {.verb = E_END},
};
static const Effect card_42s[] = {
    {.verb = E_TRACK, .change = 10, .track = T_NVA},
    {.verb = E_TRACK, .track = T_VC, .amount = trail_1},
    {.verb = E_END},
};
static const Effect card_43u[] = {
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_US_BASES, CH_ARVN_BASES, 0}},
    {.verb = E_BOX,
     .option = CH_US_BASES,
     .n = 2,
     .to = BOX_AVAILABLE,
     .types = 1u << US_BASE,
     .from = BOX_OUT},
    {.verb = E_BOX,
     .option = CH_ARVN_BASES,
     .n = 2,
     .to = BOX_AVAILABLE,
     .types = 1u << ARVN_BASE,
     .from = BOX_OUT},
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_RESOURCES, CH_AID_UP, 0}},
    {.verb = E_TRACK, .option = CH_RESOURCES, .change = 6, .track = T_ARVN},
    {.verb = E_TRACK, .option = CH_AID_UP, .change = 12, .track = T_AID},
    {.verb = E_END},
};
static const Effect card_43s[] = {
    {.verb = E_TRAIL, .change = 1},
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_RESOURCES, CH_TRAIL, 0}},
    {.verb = E_TRAIL, .option = CH_TRAIL, .change = 1},
    {.verb = E_TRACK, .option = CH_RESOURCES, .change = 10, .track = T_NVA},
    {.verb = E_END},
};
static const Effect card_44u[] = {
    {.verb = E_CHOOSE, .who = AS_US, .n = 1, .where = nva_in_reach_of_lift},
    {.verb = E_ACTIVITY, .who = AS_US, .op = AIR_LIFT, .where = w_chosen},
    {.verb = E_FREE,
     .who = AS_US,
     .flags = KEEP,
     .op = OP_SWEEP,
     .where = w_chosen,
     .when = chosen_is_no_loc},
    {.verb = E_FREE, .who = AS_US, .op = OP_ASSAULT, .where = w_chosen},
    {.verb = E_END},
};
static const Effect card_44s[] = {
    {.verb = E_CHOOSE, .n = 1, .where = nva_province, .full = w_near_us_troops},
    {.verb = E_DIE, .when = fitl_any_chosen},
    {.verb = E_REMOVE,
     .to = BOX_CASUALTIES,
     .kinds = KIND(K_US_TROOP),
     .where = w_near_chosen,
     .amount = ev_number},
    {.verb = E_END},
};
static const Effect card_45u[] = {
    {.verb = E_CAP, .op = CAP_PT76},
    {.verb = E_END},
};
static const Effect card_45s[] = {
    {.verb = E_CAP, .op = CAP_PT76},
    {.verb = E_END},
};

const Script fitl_scripts_nva[] = {
    {31, UNSHADED, 0, card_31u},     {31, SHADED, 0, card_31s},   {32, UNSHADED, 0, card_32u},
    {32, SHADED, 0, card_32s},       {33, UNSHADED, 0, card_33u}, {33, SHADED, 0, card_33s},
    {34, UNSHADED, 0, card_34u},     {34, SHADED, 0, card_34s},   {35, UNSHADED, 2, card_35u_ed2},
    {35, UNSHADED, 1, card_35u_ed1}, {35, SHADED, 0, card_35s},   {36, UNSHADED, 0, card_36u},
    {36, SHADED, 0, card_36s},       {37, UNSHADED, 0, card_37u}, {37, SHADED, 0, card_37s},
    {38, UNSHADED, 0, card_38u},     {39, UNSHADED, 0, card_39u}, {39, SHADED, 0, card_39s},
    {40, UNSHADED, 0, card_40u},     {40, SHADED, 0, card_40s},   {41, UNSHADED, 0, card_41u},
    {42, UNSHADED, 0, card_42u},     {42, SHADED, 0, card_42s},   {43, UNSHADED, 0, card_43u},
    {43, SHADED, 0, card_43s},       {44, UNSHADED, 0, card_44u}, {44, SHADED, 0, card_44s},
    {45, UNSHADED, 0, card_45u},     {45, SHADED, 0, card_45s},
};
const unsigned fitl_scripts_nva_count = COUNT_OF(fitl_scripts_nva);
