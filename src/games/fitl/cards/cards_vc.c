/* cards_vc.c: the texts of cards 91 to 105, line by line (event.h). Numbers such as [C36.U] are
 * those of the cards. A side that is not here is not offered. */
#include "games/fitl/cards/event.h"

static bool province_to_dig(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && has(s, x, OPEN_BASES) && fitl_tunnels_left(s);
}

static int tunnels_up_to_2(const Game *g, const State *s)
{
    return (int)least(2, fitl_tunnels_left(s));
}

static bool with_us_troops(const Game *g, const State *s, unsigned x)
{
    return s->at[x][K_US_TROOP] > 0;
}

static bool unpoliced(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && in(g->board->populated, x) && !s->at[x][K_POLICE] && s->level[x] != AO;
}

/* Its text ceases, it still counts as a card [13.8]. */
static void turn_leader(const Game *g, State *s)
{
    if (!s->leader || s->leader_down)
        return;
    s->leader_down = 1;
    note(s, N_LEADER_DOWN, s->leader, 0, 0);
}

static bool not_at_ao(const Game *g, const State *s, unsigned x) { return s->level[x] != AO; }

/* At AO it still takes the Terror [C97.S2]. */
static bool vc_city(const Game *g, const State *s, unsigned x)
{
    return is_city(x) && s->vc[x] && (not_at_ao(g, s, x) || s->markers);
}

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
    return in(g->board->jungle, x) && count_at(s, x, GUERRILLAS & VC_KINDS) >= 2 &&
           has(s, x, KIND(K_US_BASE) | KIND(K_US_TROOP));
}

static bool us_base_and_troops(const Game *g, const State *s, unsigned x)
{
    return s->at[x][K_US_BASE] && s->at[x][K_US_TROOP];
}

static bool us_lowland(const Game *g, const State *s, unsigned x)
{
    return in(g->board->lowland, x) && s->at[x][K_US_TROOP] &&
           has(s, x, INSURGENT_KINDS & ~TUNNELED_BASES & ~KIND(K_NVA_TROOP));
}

static bool with_coin_cubes(const Game *g, const State *s, unsigned x)
{
    return has(s, x, COIN_CUBES);
}

static bool vc_lowland(const Game *g, const State *s, unsigned x)
{
    return in(g->board->lowland, x) && s->vc[x];
}

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

static bool vc_below_as(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && in(g->board->populated, x) && s->vc[x] && s->level[x] != AS;
}

static bool policed(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && in(g->board->populated, x) && s->at[x][K_POLICE] && s->level[x] != AO;
}

static bool one_coin_city(const Game *g, const State *s, unsigned x)
{
    return w_coin_city(g, s, x) && (!s->ev.got || in(s->ev.got, x));
}

static int half_of_them(const Game *g, const State *s) { return s->ev.number / 2; }

static bool one_moved(const Game *g, const State *s) { return s->ev.number != 0; }

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

static int two_less_chosen(const Game *g, const State *s)
{
    return 2 - (int)count_spaces(s->ev.chosen);
}

static bool one_swept(const Game *g, const State *s) { return two_less_chosen(g, s) == 1; }

static bool none_swept(const Game *g, const State *s) { return two_less_chosen(g, s) == 2; }

static bool tet_played(const Game *g, const State *s) { return s->pivotal_used >> VC & 1; }

static bool tet_unplayed(const Game *g, const State *s) { return !tet_played(g, s); }

static void give_tet_back(const Game *g, State *s)
{
    s->pivotal |= 1u << VC;
    s->pivotal_used &= (uint8_t) ~(1u << VC);
    note(s, N_PIVOTAL_BACK, VC, fitl_pivotal_card[VC], 0);
}

static bool open_country(const Game *g, const State *s, unsigned x)
{
    return !is_loc(x) && x != NORTH_VIETNAM && !in(g->board->jungle, x);
}

/* A Troop, and the guerrilla that takes its place at once. */
#define ONE_TROOP_LEAVES                                                                           \
    .verb = E_MOVE, .who = AS_PICKED, .n = 1, .flags = UP_TO, .kinds = KIND(K_US_TROOP),           \
    .where = w_province, .there = w_city

/* In each space one of the two: those that are not swept may be assaulted. */
#define SWEEP_OR_ASSAULT(whose)                                                                    \
    {.verb = E_FREE,                                                                               \
     .who = whose,                                                                                 \
     .op = OP_SWEEP,                                                                               \
     .op_flags = OP_IN_PLACE | OP_MAY,                                                             \
     .where = next_to_can_tho},                                                                    \
    {                                                                                              \
        .verb = E_FREE, .who = whose, .op = OP_ASSAULT, .op_flags = OP_MAY,                        \
        .where = unswept_next_to_can_tho                                                           \
    }

static const Effect card_101u[] = {
    {.verb = E_CAP, .op = CAP_BOOBY_TRAPS},
    {.verb = E_END},
};
static const Effect card_101s[] = {
    {.verb = E_CAP, .op = CAP_BOOBY_TRAPS},
    {.verb = E_END},
};
static const Effect card_104u[] = {
    {.verb = E_CAP, .op = CAP_MAIN_FORCE},
    {.verb = E_END},
};
static const Effect card_104s[] = {
    {.verb = E_CAP, .op = CAP_MAIN_FORCE},
    {.verb = E_END},
};
static const Effect card_91u[] = {
    {.verb = E_CHOOSE, .n = 1, .where = w_us_province},
    {.verb = E_MOVE,
     .n = ANY_NUMBER,
     .flags = UP_TO,
     .kinds = KIND(K_US_TROOP),
     .where = w_chosen,
     .there = one_coin_city},
    {.verb = E_BOX,
     .to = BOX_AVAILABLE,
     .types = 1u << US_TROOP | 1u << IRREGULAR | 1u << US_BASE,
     .amount = half_of_them,
     .from = BOX_CASUALTIES},
    {.verb = E_END},
};
#define GUERRILLA_COMES(choice, type)                                                              \
    {                                                                                              \
        .verb = E_PLACE, .who = AS_PICKED, .option = choice, .n = 1, .types = 1u << type,          \
        .where = w_lost                                                                            \
    }
static const Effect card_91s[] = {
    {.verb = E_PICK, .choices = (const uint8_t[]){CH_NVA, CH_VC, 0}},
    {ONE_TROOP_LEAVES},
    GUERRILLA_COMES(CH_NVA, NVA_GUERRILLA),
    GUERRILLA_COMES(CH_VC, VC_GUERRILLA),
    {ONE_TROOP_LEAVES, .when = one_moved},
    GUERRILLA_COMES(CH_NVA, NVA_GUERRILLA),
    GUERRILLA_COMES(CH_VC, VC_GUERRILLA),
    {ONE_TROOP_LEAVES, .when = one_moved},
    GUERRILLA_COMES(CH_NVA, NVA_GUERRILLA),
    GUERRILLA_COMES(CH_VC, VC_GUERRILLA),
    {.verb = E_END},
};
static const Effect card_92u[] = {
    SWEEP_OR_ASSAULT(AS_ARVN),
    SWEEP_OR_ASSAULT(AS_US),
    {.verb = E_END},
};
static const Effect card_92s[] = {
    {.verb = E_PICK, .choices = (const uint8_t[]){CH_NVA, CH_VC, 0}},
    {.verb = E_MOVE,
     .who = AS_PICKED,
     .option = CH_NVA,
     .n = ANY_NUMBER,
     .flags = UP_TO,
     .kinds = NVA_KINDS & ~TUNNELED_BASES,
     .where = cambodia_or_tay_ninh,
     .there = next_to_can_tho},
    {.verb = E_MOVE,
     .who = AS_PICKED,
     .option = CH_VC,
     .n = ANY_NUMBER,
     .flags = UP_TO,
     .kinds = VC_KINDS & ~TUNNELED_BASES,
     .where = cambodia_or_tay_ninh,
     .there = next_to_can_tho},
    {.verb = E_END},
};
static const Effect card_93u[] = {
    {.verb = E_REMOVE,
     .who = AS_US,
     .n = 4,
     .to = BOX_AVAILABLE,
     .kinds = US_KINDS,
     .where = w_any},
    {.verb = E_END},
};
static const Effect card_93s[] = {
    {.verb = E_BOX, .n = 1, .to = BOX_OUT, .types = 1u << US_BASE, .from = BOX_AVAILABLE},
    {.verb = E_TRACK, .change = -9, .track = T_AID},
    {.verb = E_END},
};
static const Effect card_94u[] = {
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_REMOVE, CH_TUNNELS, 0}},
    {.verb = E_CHOOSE, .option = CH_TUNNELS, .where = province_to_dig, .amount = tunnels_up_to_2},
    {.verb = E_FLIP, .option = CH_TUNNELS, .n = 1, .flags = IN_CHOSEN, .kinds = OPEN_BASES},
    {.verb = E_REMOVE,
     .option = CH_REMOVE,
     .n = 1,
     .to = BOX_AVAILABLE,
     .kinds = TUNNELED_BASES,
     .where = with_us_troops},
    {.verb = E_END},
};
static const Effect card_95u[] = {
    {.verb = E_ACTIVITY, .who = AS_US, .op = AIR_LIFT},
    {.verb = E_FREE, .who = AS_US, .n = 2, .op = OP_SWEEP, .op_flags = OP_IN_PLACE | OP_MAY},
    {.verb = E_FREE,
     .who = AS_US,
     .n = 1,
     .flags = KEEP,
     .op = OP_ASSAULT,
     .op_flags = OP_NO_ARVN | OP_MAY,
     .where = w_not_chosen,
     .when = one_swept},
    {.verb = E_FREE,
     .who = AS_US,
     .n = 2,
     .flags = KEEP,
     .op = OP_ASSAULT,
     .op_flags = OP_NO_ARVN,
     .when = none_swept},
    {.verb = E_ACTIVITY, .who = AS_US, .op = AIR_STRIKE},
    {.verb = E_END},
};
static const Effect card_95s[] = {
    {.verb = E_CHOOSE, .n = 3, .where = unpoliced},
    {.verb = E_SHIFT, .change = -2},
    {.verb = E_END},
};
static const Effect card_96u[] = {
    {.verb = E_PACIFY, .who = AS_US, .n = 2},
    {.verb = E_PACIFY, .who = AS_ARVN, .n = 2, .flags = IN_CHOSEN},
    {.verb = E_END},
};
/* The lines of 124, or the card comes back. */
static const Effect card_96s[] = {
    {.verb = E_FREE, .who = AS_VC, .op = OP_TERROR, .op_flags = OP_EVERY, .when = tet_unplayed},
    {.verb = E_PLACE,
     .who = AS_VC,
     .n = 6,
     .types = 3u << VC_GUERRILLA,
     .where = w_city,
     .when = tet_unplayed},
    {.verb = E_FREE,
     .who = AS_VC,
     .op = OP_ATTACK,
     .op_flags = OP_EVERY | OP_JOINT,
     .when = tet_unplayed},
    {.verb = E_MARK, .mark = give_tet_back, .when = tet_played},
    {.verb = E_END},
};
static const Effect card_97u[] = {
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_AID_UP, CH_PATRONAGE_DOWN, 0}},
    {.verb = E_TRACK, .option = CH_AID_UP, .change = 10, .track = T_AID},
    {.verb = E_TRANSFER, .option = CH_PATRONAGE_DOWN, .n = 4, .track = T_PATRONAGE, .to = T_ARVN},
    {.verb = E_MARK, .mark = turn_leader},
    {.verb = E_END},
};
static const Effect card_97s[] = {
    {.verb = E_CHOOSE, .n = 1, .where = vc_city, .full = not_at_ao},
    {.verb = E_SHIFT, .change = -2},
    {.verb = E_TERROR, .n = 2},
    {.verb = E_END},
};
static const Effect card_98u[] = {
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_REMOVE, CH_DEPLOY, 0}},
    {.verb = E_CHOOSE,
     .option = CH_DEPLOY,
     .n = 1,
     .where = w_province_not_north,
     .when = troops_out_of_play},
    {.verb = E_DEPLOY,
     .option = CH_DEPLOY,
     .n = 2,
     .types = 1u << US_TROOP,
     .where = w_chosen,
     .from = BOX_OUT},
    {.verb = E_REMOVE_ALL, .option = CH_REMOVE, .kinds = GUERRILLAS, .where = us_jungle},
    {.verb = E_END},
};
static const Effect card_98s[] = {
    {.verb = E_CHOOSE, .n = 1, .where = long_tan, .full = us_base_and_troops},
    {.verb = E_REMOVE, .n = 1, .to = BOX_CASUALTIES, .kinds = KIND(K_US_BASE), .where = w_chosen},
    {.verb = E_REMOVE, .n = 1, .to = BOX_CASUALTIES, .kinds = KIND(K_US_TROOP), .where = w_chosen},
    {.verb = E_END},
};
static const Effect card_99u[] = {
    {.verb = E_PICK, .choices = (const uint8_t[]){CH_US, CH_ARVN, 0}},
    {.verb = E_CHOOSE, .who = AS_PICKED, .n = 1, .where = open_country},
    {.verb = E_FREE,
     .who = AS_PICKED,
     .n = 1,
     .flags = KEEP,
     .op = OP_SWEEP,
     .op_flags = OP_TROOPS_AS_US,
     .where = w_chosen},
    {.verb = E_FREE,
     .who = AS_PICKED,
     .n = 1,
     .op = OP_ASSAULT,
     .op_flags = OP_TROOPS_AS_US | OP_NO_ARVN,
     .where = w_chosen},
    {.verb = E_END},
};
static const Effect card_99s[] = {
    {.verb = E_PICK, .choices = (const uint8_t[]){CH_NVA, CH_VC, 0}},
    {.verb = E_FREE, .who = AS_PICKED, .n = 3, .op = OP_MARCH, .op_flags = OP_GUERRILLAS_ONLY},
    {.verb = E_ACTIVITY,
     .who = AS_PICKED,
     .n = 3,
     .op = AMBUSH,
     .op_flags = ACT_ANYWHERE,
     .where = w_chosen},
    {.verb = E_END},
};
static const Effect card_100u[] = {
    {.verb = E_CHOOSE, .n = 1, .where = us_lowland},
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_NVA, CH_VC, 0}, .when = fitl_any_chosen},
    {.verb = E_REMOVE_ALL, .option = CH_VC, .kinds = VC_KINDS & ~TUNNELED_BASES, .where = w_chosen},
    {.verb = E_REMOVE_ALL,
     .option = CH_NVA,
     .kinds = NVA_KINDS & ~TUNNELED_BASES & ~KIND(K_NVA_TROOP),
     .where = w_chosen},
    {.verb = E_END},
};
static const Effect card_100s[] = {
    {.verb = E_CHOOSE, .n = 1, .where = vc_lowland, .full = with_coin_cubes},
    {.verb = E_DIE, .when = fitl_any_chosen},
    {.verb = E_REMOVE,
     .to = BOX_CASUALTIES,
     .kinds = COIN_CUBES,
     .where = w_chosen,
     .amount = ev_number},
    {.verb = E_PLACE, .n = 1, .types = 3u << VC_GUERRILLA, .where = w_chosen},
    {.verb = E_END},
};
static const Effect card_102u[] = {
    {.verb = E_CHOOSE, .n = 1, .where = held_tunnel},
    {.verb = E_REMOVE_ALL, .kinds = GUERRILLAS, .where = w_chosen},
    {.verb = E_END},
};
static const Effect card_102s[] = {
    {.verb = E_CHOOSE, .n = 1, .where = based_province, .full = open_base_and_tunnel},
    {.verb = E_FLIP, .n = 2, .kinds = OPEN_BASES, .where = w_chosen, .amount = tunnels_up_to_2},
    {.verb = E_PLACE, .n = 1, .types = 1u << NVA_GUERRILLA, .where = w_chosen},
    {.verb = E_PLACE, .n = 1, .types = 1u << VC_GUERRILLA, .where = w_chosen},
    {.verb = E_END},
};
static const Effect card_103u[] = {
    {.verb = E_BOX,
     .n = 2,
     .to = BOX_AVAILABLE,
     .types = 1u << US_TROOP | 1u << IRREGULAR | 1u << US_BASE,
     .from = BOX_CASUALTIES},
    {.verb = E_LIMITED, .who = AS_US, .n = 1},
    {.verb = E_IN, .op = US},
    {.verb = E_END},
};
static const Effect card_103s[] = {
    {.verb = E_BOX,
     .n = 3,
     .flags = UP_TO,
     .to = BOX_OUT,
     .types = 1u << US_TROOP,
     .from = BOX_CASUALTIES},
    {.verb = E_TRACK, .change = -6, .track = T_AID},
    {.verb = E_OUT, .op = US},
    {.verb = E_END},
};
static const Effect card_105u[] = {
    {.verb = E_CHOOSE, .n = 4, .where = vc_below_as},
    {.verb = E_SHIFT, .change = 1},
    {.verb = E_END},
};
static const Effect card_105s[] = {
    {.verb = E_CHOOSE, .n = 3, .where = policed},
    {.verb = E_SHIFT, .change = -1},
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_PATRONAGE_UP, CH_PATRONAGE_DOWN, 0}},
    {.verb = E_TRACK, .option = CH_PATRONAGE_UP, .change = 6, .track = T_PATRONAGE},
    {.verb = E_TRACK, .option = CH_PATRONAGE_DOWN, .change = -6, .track = T_PATRONAGE},
    {.verb = E_END},
};

const Script fitl_scripts_vc[] = {
    {91, UNSHADED, 0, card_91u},   {91, SHADED, 0, card_91s},     {92, UNSHADED, 0, card_92u},
    {92, SHADED, 0, card_92s},     {93, UNSHADED, 0, card_93u},   {93, SHADED, 0, card_93s},
    {94, UNSHADED, 0, card_94u},   {95, UNSHADED, 0, card_95u},   {95, SHADED, 0, card_95s},
    {96, UNSHADED, 0, card_96u},   {96, SHADED, 0, card_96s},     {97, UNSHADED, 0, card_97u},
    {97, SHADED, 0, card_97s},     {98, UNSHADED, 0, card_98u},   {98, SHADED, 0, card_98s},
    {99, UNSHADED, 0, card_99u},   {99, SHADED, 0, card_99s},     {100, UNSHADED, 0, card_100u},
    {100, SHADED, 0, card_100s},   {101, UNSHADED, 0, card_101u}, {101, SHADED, 0, card_101s},
    {102, UNSHADED, 0, card_102u}, {102, SHADED, 0, card_102s},   {103, UNSHADED, 0, card_103u},
    {103, SHADED, 0, card_103s},   {104, UNSHADED, 0, card_104u}, {104, SHADED, 0, card_104s},
    {105, UNSHADED, 0, card_105u}, {105, SHADED, 0, card_105s},
};
const unsigned fitl_scripts_vc_count = COUNT_OF(fitl_scripts_vc);
