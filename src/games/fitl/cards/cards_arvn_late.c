/* cards_arvn_late.c: the texts of cards 76 to 90, line by line (event.h). Numbers such as [C36.U]
 * are those of the cards. A side that is not here is not offered. */
#include "games/fitl/cards/event.h"

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

static bool coin_not_saigon(const Game *g, const State *s, unsigned x)
{
    return x != SAIGON && in(g->board->populated, x) && s->coin[x];
}

static bool not_at_as(const Game *g, const State *s, unsigned x) { return s->level[x] != AS; }

static int two_each(const Game *g, const State *s) { return 2 * (int)s->ev.number; }

static bool highland_scouts(const Game *g, const State *s, unsigned x)
{
    return in(g->board->highland, x) && has(s, x, SF_KINDS | KIND(K_POLICE));
}

static bool at_ps(const Game *g, const State *s, unsigned x) { return s->level[x] == PS; }

static bool city_not_ao(const Game *g, const State *s, unsigned x)
{
    return is_city(x) && s->level[x] != AO;
}

static void choose_nva_in_south(const Game *g, State *s)
{
    s->ev.chosen = 0;
    for (Spaces set = THE_SOUTH; set; set &= set - 1)
        s->ev.chosen |= s->nva[first_space(set)] ? set & (0 - set) : 0;
}

static bool coin_below_as(const Game *g, const State *s, unsigned x)
{
    return in(g->board->populated, x) && coin_controls(s, x) && s->level[x] != AS;
}

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

static int four_each(const Game *g, const State *s) { return 4 * (int)s->ev.number; }

static bool above_ao(const Game *g, const State *s, unsigned x)
{
    return in(g->board->populated, x) && s->level[x] != AO;
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

/* One of the three has been changed: the last may be left alone. */
static void remember_change(const Game *g, State *s) { s->ev.number = 1; }

static bool changed(const Game *g, const State *s) { return s->ev.number != 0; }

static bool unchanged(const Game *g, const State *s) { return !changed(g, s); }

static bool coin_space(const Game *g, const State *s, unsigned x) { return coin_controls(s, x); }

static void choose_arvn_provinces(const Game *g, State *s)
{
    s->ev.chosen = 0;
    for (unsigned x = FIRST_PROVINCE; x < FIRST_LOC; x++)
        s->ev.chosen |= has(s, x, ARVN_KINDS) ? SPACE(x) : 0;
}

/* A Redeploy: Control as it was when it began [3.6]. */
static void freeze(const Game *g, State *s) { fitl_freeze_control(s); }

static void thaw(const Game *g, State *s) { s->frozen = 0; }

static bool not_city(const Game *g, const State *s, unsigned x) { return !is_city(x); }

static bool home_city(const Game *g, const State *s, unsigned x)
{
    return x == SAIGON || (is_city(x) && control(s, x) != NVA_CONTROL);
}

static const Effect card_86u[] = {
    {.verb = E_CAP, .op = CAP_MANDATE},
    {.verb = E_END},
};
static const Effect card_86s[] = {
    {.verb = E_CAP, .op = CAP_MANDATE},
    {.verb = E_END},
};
static const Effect card_76u[] = {
    {.verb = E_TRACK, .track = T_NVA, .amount = minus_shared_spaces},
    {.verb = E_TRACK, .track = T_VC, .amount = minus_shared_spaces},
    {.verb = E_TRACK, .change = 2, .track = T_PATRONAGE},
    {.verb = E_END},
};
static const Effect card_76s[] = {
    {.verb = E_SET, .level = NEUTRAL, .where = hue_or_da_nang},
    {.verb = E_CHOOSE, .n = 1, .where = annam},
    {.verb = E_SET, .level = NEUTRAL},
    {.verb = E_END},
};
static const Effect card_77u[] = {
    {.verb = E_HALVE, .track = T_NVA},
    {.verb = E_HALVE, .track = T_VC},
    {.verb = E_BOX, .n = 5, .to = BOX_OUT, .types = 1u << NVA_TROOP, .from = BOX_AVAILABLE},
    {.verb = E_END},
};
static const Effect card_77s[] = {
    {.verb = E_OPTION, .who = AS_NVA, .choices = (const uint8_t[]){CH_RESOURCES, CH_INFILTRATE, 0}},
    {.verb = E_TRACK, .option = CH_RESOURCES, .change = 9, .track = T_NVA},
    {.verb = E_ACTIVITY, .who = AS_NVA, .option = CH_INFILTRATE, .op = INFILTRATE},
    {.verb = E_FREE, .who = AS_VC, .n = 6, .op = OP_RALLY},
    {.verb = E_END},
};
static const Effect card_78u[] = {
    {.verb = E_CHOOSE, .n = 1, .where = coin_not_saigon, .full = not_at_as},
    {.verb = E_SET, .level = AS},
    {.verb = E_TERROR, .n = 2},
    {.verb = E_TRACK, .change = 1, .track = T_PATRONAGE},
    {.verb = E_END},
};
static const Effect card_78s[] = {
    {.verb = E_TRACK, .change = 3, .track = T_PATRONAGE},
    {.verb = E_MOM, .op = MOM_LANSDALE},
    {.verb = E_END},
};
static const Effect card_79u[] = {
    {.verb = E_TRACK, .change = 20, .track = T_AID},
    {.verb = E_END},
};
static const Effect card_79s[] = {
    {.verb = E_REMOVE,
     .n = 3,
     .flags = UP_TO,
     .to = BOX_AVAILABLE,
     .kinds = ARVN_KINDS,
     .where = w_any},
    {.verb = E_TRACK, .track = T_PATRONAGE, .amount = two_each},
    {.verb = E_OUT, .op = ARVN},
    {.verb = E_END},
};
static const Effect card_80u[] = {
    {.verb = E_REMOVE,
     .n = 4,
     .flags = UP_TO | AT_LEAST_1,
     .to = BOX_AVAILABLE,
     .kinds = US_KINDS,
     .where = w_any},
    {.verb = E_TRACK, .track = T_PATRONAGE, .amount = two_each},
    {.verb = E_SHIFT_EACH, .change = -1, .where = above_ao, .amount = ev_number},
    {.verb = E_PLACE, .types = 1u << NVA_TROOP, .where = w_outside, .amount = four_each},
    {.verb = E_STAY},
    {.verb = E_END},
};
static const Effect card_81u[] = {
    {.verb = E_DIE},
    {.verb = E_REPLACE,
     .types = 1u << RANGER | 1u << IRREGULAR | 1u << POLICE,
     .kinds = KIND(K_VC_GUERRILLA) | KIND(K_VC_GUERRILLA_A),
     .where = w_south,
     .amount = ev_number},
    {.verb = E_END},
};
static const Effect card_81s[] = {
    {.verb = E_CHOOSE, .n = 1, .where = highland_scouts},
    {.verb = E_REMOVE_ALL, .kinds = SF_KINDS | KIND(K_POLICE), .where = w_chosen},
    {.verb = E_PLACE, .n = 2, .types = 1u << VC_GUERRILLA, .where = w_chosen},
    {.verb = E_END},
};
static const Effect card_82u[] = {
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_RESOURCES, CH_US_BASES, CH_ARVN_BASES, 0}},
    {.verb = E_BOX,
     .option = CH_US_BASES,
     .n = 3,
     .flags = UP_TO,
     .to = BOX_AVAILABLE,
     .types = 1u << US_TROOP | 1u << IRREGULAR | 1u << US_BASE,
     .from = BOX_OUT},
    {.verb = E_BOX,
     .option = CH_ARVN_BASES,
     .n = 6,
     .flags = UP_TO,
     .to = BOX_AVAILABLE,
     .types = 15u << ARVN_TROOP,
     .from = BOX_OUT},
    {.verb = E_TRACK, .option = CH_RESOURCES, .change = 9, .track = T_ARVN},
    {.verb = E_TRACK, .option = CH_RESOURCES, .change = 9, .track = T_AID},
    {.verb = E_END},
};
static const Effect card_82s[] = {
    {.verb = E_BOX, .n = 3, .to = BOX_OUT, .types = 1u << US_TROOP, .from = BOX_AVAILABLE},
    {.verb = E_TRACK, .change = -9, .track = T_AID},
    {.verb = E_END},
};
static const Effect card_83u[] = {
    {.verb = E_CHOOSE, .n = 3, .where = at_ps},
    {.verb = E_SET, .level = AS},
    {.verb = E_TRACK, .change = 10, .track = T_AID},
    {.verb = E_END},
};
static const Effect card_83s[] = {
    {.verb = E_CHOOSE, .n = 2, .where = city_not_ao},
    {.verb = E_SHIFT, .change = -1},
    {.verb = E_TRACK, .change = -15, .track = T_AID},
    {.verb = E_END},
};
static const Effect card_84u[] = {
    {.verb = E_MARK, .mark = choose_nva_in_south},
    {.verb = E_PLACE, .n = 1, .flags = IN_CHOSEN, .types = 1u << ARVN_TROOP},
    {.verb = E_PLACE, .n = 1, .flags = IN_CHOSEN, .types = 1u << POLICE},
    {.verb = E_END},
};
static const Effect card_84s[] = {
    {.verb = E_MARK, .mark = choose_garrisons},
    {.verb = E_REMOVE,
     .who = AS_ARVN,
     .flags = IN_CHOSEN,
     .to = BOX_AVAILABLE,
     .kinds = ARVN_CUBES,
     .amount = third_of_cubes},
    {.verb = E_PLACE, .n = 3, .flags = ONE_EACH, .types = 1u << VC_GUERRILLA, .where = w_lost},
    {.verb = E_END},
};
static const Effect card_85u[] = {
    {.verb = E_CHOOSE, .n = 3, .where = coin_below_as},
    {.verb = E_SHIFT, .change = 1},
    {.verb = E_END},
};
static const uint8_t patronage_choices[] = {CH_PATRONAGE_UP, CH_PATRONAGE_DOWN, 0};
static const uint8_t patronage_or_not[] = {CH_PATRONAGE_UP, CH_PATRONAGE_DOWN, CH_NO, 0};
static const Effect card_85s[] = {
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_ARVN_UP, CH_ARVN_DOWN, CH_NO, 0}},
    {.verb = E_TRACK, .option = CH_ARVN_UP, .change = 2, .track = T_ARVN},
    {.verb = E_TRACK, .option = CH_ARVN_DOWN, .change = -2, .track = T_ARVN},
    {.verb = E_MARK, .option = CH_ARVN_UP, .mark = remember_change},
    {.verb = E_MARK, .option = CH_ARVN_DOWN, .mark = remember_change},
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_AID_UP, CH_AID_DOWN, CH_NO, 0}},
    {.verb = E_TRACK, .option = CH_AID_UP, .change = 2, .track = T_AID},
    {.verb = E_TRACK, .option = CH_AID_DOWN, .change = -2, .track = T_AID},
    {.verb = E_MARK, .option = CH_AID_UP, .mark = remember_change},
    {.verb = E_MARK, .option = CH_AID_DOWN, .mark = remember_change},
    {.verb = E_OPTION, .choices = patronage_or_not, .when = changed},
    {.verb = E_TRACK, .option = CH_PATRONAGE_UP, .change = 2, .track = T_PATRONAGE},
    {.verb = E_TRACK, .option = CH_PATRONAGE_DOWN, .change = -2, .track = T_PATRONAGE},
    {.verb = E_OPTION, .choices = patronage_choices, .when = unchanged},
    {.verb = E_TRACK,
     .option = CH_PATRONAGE_UP,
     .change = 2,
     .track = T_PATRONAGE,
     .when = unchanged},
    {.verb = E_TRACK,
     .option = CH_PATRONAGE_DOWN,
     .change = -2,
     .track = T_PATRONAGE,
     .when = unchanged},
    {.verb = E_END},
};
static const Effect card_87u[] = {
    {.verb = E_PLACE, .n = 3, .types = 15u << ARVN_TROOP, .where = within_3_of_hue},
    {.verb = E_SHIFT, .change = 1, .where = w_got},
    {.verb = E_END},
};
static const Effect card_87s[] = {
    {.verb = E_REPLACE,
     .n = 2,
     .types = 3u << VC_GUERRILLA,
     .kinds = ARVN_KINDS,
     .where = within_2_of_hue},
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_PATRONAGE_UP, CH_PATRONAGE_DOWN, 0}},
    {.verb = E_TRACK, .option = CH_PATRONAGE_UP, .change = 4, .track = T_PATRONAGE},
    {.verb = E_TRACK, .option = CH_PATRONAGE_DOWN, .change = -4, .track = T_PATRONAGE},
    {.verb = E_END},
};
static const Effect card_88u[] = {
    {.verb = E_SHIFT, .change = 1, .where = w_saigon},
    {.verb = E_TRACK, .change = 5, .track = T_PATRONAGE},
    {.verb = E_END},
};
static const Effect card_88s[] = {
    {.verb = E_SHIFT_TO, .level = NEUTRAL, .where = w_saigon},
    {.verb = E_TRACK, .change = -5, .track = T_PATRONAGE},
    {.verb = E_OUT, .op = ARVN},
    {.verb = E_END},
};
static const Effect card_89u[] = {
    {.verb = E_SHIFT_TO, .level = PS, .where = w_saigon},
    {.verb = E_TRACK, .change = 6, .track = T_PATRONAGE},
    {.verb = E_END},
};
static const Effect card_89s[] = {
    {.verb = E_PLACE, .n = 1, .types = 3u << VC_GUERRILLA, .where = w_saigon},
    {.verb = E_SHIFT_TO, .level = PO, .where = w_saigon},
    {.verb = E_TRACK, .change = -6, .track = T_PATRONAGE},
    {.verb = E_END},
};
static const uint8_t sources[] = {CH_DEPLOY, CH_AVAILABLE, CH_ON_MAP, 0};
#define ONE_PIECE_MORE                                                                             \
    {.verb = E_OPTION, .choices = sources},                                                        \
        {.verb = E_PLACE,                                                                          \
         .option = CH_AVAILABLE,                                                                   \
         .n = 1,                                                                                   \
         .flags = NO_FETCH,                                                                        \
         .types = 15u << ARVN_TROOP,                                                               \
         .where = coin_space},                                                                     \
        {.verb = E_DEPLOY,                                                                         \
         .option = CH_DEPLOY,                                                                      \
         .n = 1,                                                                                   \
         .types = 15u << ARVN_TROOP,                                                               \
         .where = coin_space,                                                                      \
         .from = BOX_OUT},                                                                         \
    {                                                                                              \
        .verb = E_MOVE, .option = CH_ON_MAP, .n = 1, .kinds = ARVN_KINDS, .where = w_any,          \
        .there = coin_space                                                                        \
    }
static const Effect card_90u[] = {
    ONE_PIECE_MORE,
    ONE_PIECE_MORE,
    {.verb = E_END},
};
static const Effect card_90s[] = {
    {.verb = E_MARK, .mark = choose_arvn_provinces},
    {.verb = E_PLACE,
     .n = 1,
     .flags = IN_CHOSEN,
     .types = 1u << NVA_GUERRILLA | 1u << VC_GUERRILLA},
    {.verb = E_MARK, .mark = freeze},
    {.verb = E_MOVE,
     .who = AS_ARVN,
     .n = ANY_NUMBER,
     .kinds = KIND(K_ARVN_TROOP),
     .where = not_city,
     .there = home_city},
    {.verb = E_MOVE,
     .who = AS_ARVN,
     .n = ANY_NUMBER,
     .flags = UP_TO | EACH_ONCE | KEEP,
     .kinds = KIND(K_ARVN_TROOP),
     .where = w_city,
     .there = home_city},
    {.verb = E_MARK, .mark = thaw},
    {.verb = E_END},
};

const Script fitl_scripts_arvn_late[] = {
    {76, UNSHADED, 0, card_76u}, {76, SHADED, 0, card_76s},   {77, UNSHADED, 0, card_77u},
    {77, SHADED, 0, card_77s},   {78, UNSHADED, 0, card_78u}, {78, SHADED, 0, card_78s},
    {79, UNSHADED, 0, card_79u}, {79, SHADED, 0, card_79s},   {80, UNSHADED, 0, card_80u},
    {81, UNSHADED, 0, card_81u}, {81, SHADED, 0, card_81s},   {82, UNSHADED, 0, card_82u},
    {82, SHADED, 0, card_82s},   {83, UNSHADED, 0, card_83u}, {83, SHADED, 0, card_83s},
    {84, UNSHADED, 0, card_84u}, {84, SHADED, 0, card_84s},   {85, UNSHADED, 0, card_85u},
    {85, SHADED, 0, card_85s},   {86, UNSHADED, 0, card_86u}, {86, SHADED, 0, card_86s},
    {87, UNSHADED, 0, card_87u}, {87, SHADED, 0, card_87s},   {88, UNSHADED, 0, card_88u},
    {88, SHADED, 0, card_88s},   {89, UNSHADED, 0, card_89u}, {89, SHADED, 0, card_89s},
    {90, UNSHADED, 0, card_90u}, {90, SHADED, 0, card_90s},
};
const unsigned fitl_scripts_arvn_late_count = COUNT_OF(fitl_scripts_arvn_late);
