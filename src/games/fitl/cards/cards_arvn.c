/* cards_arvn.c: the texts of cards 61 to 75, line by line (event.h). Numbers such as [C36.U] are
 * those of the cards. A side that is not here is not offered. */
#include "games/fitl/cards/event.h"

static bool supporting_city(const Game *g, const State *s, unsigned x)
{
    return is_city(x) && x != SAIGON && coin_controls(s, x) && s->level[x] >= PS;
}

static bool coin_executes(const Game *g, const State *s) { return SIDE_OF(s->ev.executor) == 0; }

static bool insurgent_executes(const Game *g, const State *s)
{
    return SIDE_OF(s->ev.executor) == 1;
}

static bool support_not_saigon(const Game *g, const State *s, unsigned x)
{
    return x != SAIGON && s->level[x] >= PS;
}

static bool vc_coastal(const Game *g, const State *s, unsigned x)
{
    return in(g->board->coastal, x) && s->vc[x];
}

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

static bool can_support(const Game *g, const State *s, unsigned x)
{
    return in(g->board->populated, x) && s->level[x] != AS;
}

static bool turnable_province(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && in(g->board->populated, x) && s->level[x] != AO;
}

static bool left_province(const Game *g, const State *s, unsigned x)
{
    return in(s->ev.lost, x) && turnable_province(g, s, x);
}

static bool rok_coast(const Game *g, const State *s, unsigned x)
{
    return x == QUI_NHON || x == PHU_BON || x == KHANH_HOA;
}

static bool arvn_in_south(const Game *g, const State *s, unsigned x)
{
    return in(THE_SOUTH, x) && has(s, x, ARVN_KINDS);
}

static bool nva_troops(const Game *g, const State *s, unsigned x)
{
    return s->at[x][K_NVA_TROOP] > 0;
}

static void choose_opposition(const Game *g, State *s)
{
    s->ev.chosen = 0;
    for (unsigned x = 0; x < LANDS; x++)
        s->ev.chosen |= s->level[x] == AO ? SPACE(x) : 0;
}

static void choose_sanctuaries(const Game *g, State *s) { s->ev.chosen = LAOS_CAMBODIA; }

static int six_and_arvn_in_laos(const Game *g, const State *s)
{
    return 6 + (int)fitl_on_map(s, ARVN_KINDS, LAOS);
}

static bool coast(const Game *g, const State *s, unsigned x)
{
    return in(g->board->coastal, x) && x != NORTH_VIETNAM;
}

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

static const Effect card_61u[] = {
    {.verb = E_CAP, .op = CAP_CAVALRY},
    {.verb = E_END},
};
static const Effect card_61s[] = {
    {.verb = E_CAP, .op = CAP_CAVALRY},
    {.verb = E_END},
};
static const Effect card_62u[] = {
    {.verb = E_ACTIVITY, .who = AS_US, .op = AIR_LIFT, .where = w_cambodia},
    {.verb = E_PICK, .choices = (const uint8_t[]){CH_US, CH_ARVN, 0}},
    {.verb = E_FREE, .who = AS_PICKED, .op = OP_SWEEP, .where = w_cambodia, .there = w_cambodia},
    {.verb = E_REMOVE, .n = 2, .to = BOX_AVAILABLE, .kinds = OPEN_BASES, .where = w_cambodia},
    {.verb = E_END},
};
static const Effect card_62s[] = {
    {.verb = E_PLACE,
     .who = AS_NVA,
     .n = 12,
     .types = 1u << NVA_TROOP | 1u << NVA_GUERRILLA,
     .where = w_cambodia},
    {.verb = E_END},
};
static const Effect card_63u[] = {
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_RESOURCES, CH_DEPLOY, 0}},
    {.verb = E_DEPLOY,
     .option = CH_DEPLOY,
     .n = 2,
     .types = 1u << US_TROOP | 1u << IRREGULAR | 1u << US_BASE,
     .where = w_south,
     .from = BOX_OUT},
    {.verb = E_DIE, .option = CH_RESOURCES},
    {.verb = E_TRANSFER,
     .option = CH_RESOURCES,
     .track = T_PATRONAGE,
     .to = T_ARVN,
     .amount = ev_number},
    {.verb = E_TRACK, .change = 6, .track = T_AID},
    {.verb = E_END},
};
static const Effect card_63s[] = {
    {.verb = E_CHOOSE, .n = 1, .where = supporting_city},
    {.verb = E_SET, .level = NEUTRAL},
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_RESOURCES, CH_PATRONAGE_UP, 0}},
    {.verb = E_TRACK, .option = CH_PATRONAGE_UP, .change = 4, .track = T_PATRONAGE},
    {.verb = E_TRACK, .option = CH_RESOURCES, .change = 4, .track = T_VC},
    {.verb = E_END},
};
static const Effect card_64u[] = {
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_AID_UP, CH_AID_DOWN, 0}},
    {.verb = E_TRACK, .option = CH_AID_UP, .change = 10, .track = T_AID},
    {.verb = E_TRACK, .option = CH_AID_DOWN, .change = -10, .track = T_AID},
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_PATRONAGE_UP, CH_PATRONAGE_DOWN, 0}},
    {.verb = E_TRACK, .option = CH_PATRONAGE_UP, .change = 3, .track = T_PATRONAGE},
    {.verb = E_TRACK, .option = CH_PATRONAGE_DOWN, .change = -5, .track = T_PATRONAGE},
    {.verb = E_PACIFY, .n = 1, .when = coin_executes},
    {.verb = E_STAY, .when = insurgent_executes},
    {.verb = E_END},
};
static const Effect card_65u[] = {
    {.verb = E_DEPLOY,
     .n = 4,
     .types = 1u << US_TROOP | 1u << IRREGULAR | 1u << US_BASE,
     .where = w_not_north,
     .from = BOX_OUT},
    {.verb = E_END},
};
static const Effect card_65s[] = {
    {.verb = E_DIE},
    {.verb = E_REMOVE,
     .who = AS_US,
     .to = BOX_OUT,
     .kinds = US_KINDS,
     .where = w_any,
     .amount = ev_number},
    {.verb = E_END},
};
static const Effect card_66u[] = {
    {.verb = E_TRACK, .change = 9, .track = T_AID},
    {.verb = E_TRACK, .change = 9, .track = T_ARVN},
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_NO, CH_PATRONAGE_DOWN, CH_DEPLOY, 0}},
    {.verb = E_DEPLOY,
     .option = CH_DEPLOY,
     .n = 2,
     .flags = UP_TO,
     .types = 1u << US_TROOP | 1u << IRREGULAR | 1u << US_BASE,
     .where = w_south,
     .from = BOX_OUT},
    {.verb = E_TRACK, .option = CH_PATRONAGE_DOWN, .change = -3, .track = T_PATRONAGE},
    {.verb = E_END},
};
static const Effect card_66s[] = {
    {.verb = E_CHOOSE, .n = 3, .where = support_not_saigon},
    {.verb = E_SET, .level = NEUTRAL},
    {.verb = E_TRACK, .change = -3, .track = T_PATRONAGE},
    {.verb = E_END},
};
static const Effect card_67u[] = {
    {.verb = E_PICK, .choices = (const uint8_t[]){CH_US, CH_ARVN, 0}},
    {.verb = E_MOVE,
     .who = AS_PICKED,
     .option = CH_US,
     .n = ANY_NUMBER,
     .flags = UP_TO | EACH_ONCE,
     .kinds = KIND(K_US_TROOP),
     .where = coast,
     .there = coast},
    {.verb = E_MOVE,
     .who = AS_PICKED,
     .option = CH_ARVN,
     .n = ANY_NUMBER,
     .flags = UP_TO | EACH_ONCE,
     .kinds = KIND(K_ARVN_TROOP),
     .where = coast,
     .there = coast},
    {.verb = E_CHOOSE, .who = AS_PICKED, .n = 1, .where = coast},
    {.verb = E_FREE, .who = AS_PICKED, .n = 1, .flags = KEEP, .op = OP_SWEEP, .where = w_chosen},
    {.verb = E_FREE, .who = AS_PICKED, .n = 1, .op = OP_ASSAULT, .where = w_chosen},
    {.verb = E_END},
};
static const Effect card_67s[] = {
    {.verb = E_CHOOSE, .who = AS_VC, .n = 1, .where = vc_coastal},
    {.verb = E_MOVE,
     .who = AS_VC,
     .n = 3,
     .flags = UP_TO,
     .kinds = VC_KINDS,
     .where = w_chosen,
     .there = w_any},
    {.verb = E_OUT, .op = US},
    {.verb = E_OUT, .op = ARVN},
    {.verb = E_END},
};
static const Effect card_68u[] = {
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_IRREGULARS, CH_RANGERS, 0}},
    {.verb = E_CHOOSE, .n = 1, .where = free_province, .full = can_support},
    {.verb = E_PLACE, .option = CH_IRREGULARS, .n = 3, .types = 1u << IRREGULAR, .where = w_chosen},
    {.verb = E_PLACE, .option = CH_RANGERS, .n = 3, .types = 1u << RANGER, .where = w_chosen},
    {.verb = E_SET, .level = AS},
    {.verb = E_END},
};
static const Effect card_68s[] = {
    {.verb = E_REMOVE,
     .n = 3,
     .to = BOX_AVAILABLE,
     .kinds = KIND(K_IRREGULAR) | KIND(K_IRREGULAR_A),
     .where = w_any,
     .full = turnable_province},
    {.verb = E_CHOOSE, .n = 1, .where = left_province},
    {.verb = E_SET, .level = AO},
    {.verb = E_END},
};
static const Effect card_69u[] = {
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_COIN_PAIR, CH_INSURGENT_PAIR, 0}},
    {.verb = E_ANY_ACTIVITY, .who = AS_US, .option = CH_COIN_PAIR},
    {.verb = E_ANY_ACTIVITY, .who = AS_ARVN, .option = CH_COIN_PAIR},
    {.verb = E_ANY_ACTIVITY, .who = AS_NVA, .option = CH_INSURGENT_PAIR},
    {.verb = E_ANY_ACTIVITY, .who = AS_VC, .option = CH_INSURGENT_PAIR},
    {.verb = E_STAY},
    {.verb = E_END},
};
static const Effect card_70u[] = {
    {.verb = E_PICK, .choices = (const uint8_t[]){CH_US, CH_ARVN, 0}},
    {.verb = E_FREE,
     .who = AS_PICKED,
     .op = OP_SWEEP,
     .op_flags = OP_CUBES_AS_US,
     .where = phu_bon_group},
    {.verb = E_FREE,
     .who = AS_PICKED,
     .op = OP_ASSAULT,
     .op_flags = OP_CUBES_AS_US | OP_NO_ARVN,
     .where = phu_bon_and_locs},
    {.verb = E_END},
};
static const Effect card_70s[] = {
    {.verb = E_SHIFT, .change = -1, .where = rok_coast},
    {.verb = E_END},
};
static const Effect card_71u[] = {
    {.verb = E_CHOOSE, .n = 1, .where = arvn_in_south, .full = nva_troops},
    {.verb = E_REMOVE_ALL, .kinds = KIND(K_NVA_TROOP), .where = w_chosen},
    {.verb = E_PLACE, .n = 3, .types = 1u << ARVN_TROOP, .where = w_chosen},
    {.verb = E_END},
};
static const Effect card_71s[] = {
    {.verb = E_CHOOSE, .who = AS_NVA, .n = 1, .where = w_city},
    {.verb = E_FREE,
     .who = AS_NVA,
     .flags = KEEP,
     .op = OP_MARCH,
     .op_flags = OP_TROOPS_ONLY | OP_VIA_TRAIL,
     .where = w_chosen},
    {.verb = E_FREE, .who = AS_NVA, .n = 1, .flags = KEEP, .op = OP_ATTACK, .where = w_chosen},
    {.verb = E_FREE, .who = AS_NVA, .n = 1, .op = OP_ATTACK, .where = w_chosen},
    {.verb = E_END},
};
static const Effect card_72u[] = {
    {.verb = E_MOM, .op = MOM_BODY_COUNT},
    {.verb = E_END},
};
static const Effect card_72s[] = {
    {.verb = E_MARK, .mark = choose_opposition},
    {.verb = E_PLACE, .n = 1, .flags = IN_CHOSEN, .types = 1u << VC_GUERRILLA},
    {.verb = E_MARK, .mark = choose_sanctuaries},
    {.verb = E_PLACE, .n = 2, .flags = IN_CHOSEN, .types = 1u << NVA_TROOP},
    {.verb = E_END},
};
static const Effect card_73u[] = {
    {.verb = E_COMMITMENT, .who = AS_US},
    {.verb = E_END},
};
static const Effect card_73s[] = {
    {.verb = E_BOX,
     .who = AS_US,
     .n = 3,
     .to = BOX_OUT,
     .types = 1u << US_TROOP | 1u << IRREGULAR | 1u << US_BASE,
     .from = BOX_AVAILABLE},
    {.verb = E_END},
};
static const Effect card_74u[] = {
    {.verb = E_CHOOSE, .n = 1, .where = w_laos},
    {.verb = E_PLACE, .n = 6, .flags = UP_TO, .types = 1u << ARVN_TROOP, .where = w_chosen},
    {.verb = E_LIMITED, .who = AS_ARVN, .n = 1, .where = w_chosen},
    {.verb = E_TRAIL, .change = -2},
    {.verb = E_END},
};
static const Effect card_74s[] = {
    {.verb = E_TRACK, .track = T_NVA, .amount = six_and_arvn_in_laos},
    {.verb = E_END},
};
static const Effect card_75u[] = {
    {.verb = E_PICK, .choices = (const uint8_t[]){CH_US, CH_ARVN, 0}},
    {.verb = E_FREE, .who = AS_PICKED, .op = OP_SWEEP, .where = w_cambodia},
    {.verb = E_FREE, .who = AS_PICKED, .n = 1, .op = OP_ASSAULT, .where = w_cambodia},
    {.verb = E_END},
};
static const Effect card_75s[] = {
    {.verb = E_FREE, .who = AS_VC, .op = OP_RALLY, .where = w_cambodia},
    {.verb = E_FREE, .who = AS_VC, .op = OP_MARCH, .there = w_chosen},
    {.verb = E_FREE, .who = AS_NVA, .op = OP_RALLY, .where = w_cambodia},
    {.verb = E_FREE, .who = AS_NVA, .op = OP_MARCH, .op_flags = OP_ORIGINS_ONLY, .there = w_chosen},
    {.verb = E_END},
};

const Script fitl_scripts_arvn[] = {
    {61, UNSHADED, 0, card_61u}, {61, SHADED, 0, card_61s},   {62, UNSHADED, 0, card_62u},
    {62, SHADED, 0, card_62s},   {63, UNSHADED, 0, card_63u}, {63, SHADED, 0, card_63s},
    {64, UNSHADED, 0, card_64u}, {65, UNSHADED, 0, card_65u}, {65, SHADED, 0, card_65s},
    {66, UNSHADED, 0, card_66u}, {66, SHADED, 0, card_66s},   {67, UNSHADED, 0, card_67u},
    {67, SHADED, 0, card_67s},   {68, UNSHADED, 0, card_68u}, {68, SHADED, 0, card_68s},
    {69, UNSHADED, 0, card_69u}, {70, UNSHADED, 0, card_70u}, {70, SHADED, 0, card_70s},
    {71, UNSHADED, 0, card_71u}, {71, SHADED, 0, card_71s},   {72, UNSHADED, 0, card_72u},
    {72, SHADED, 0, card_72s},   {73, UNSHADED, 0, card_73u}, {73, SHADED, 0, card_73s},
    {74, UNSHADED, 0, card_74u}, {74, SHADED, 0, card_74s},   {75, UNSHADED, 0, card_75u},
    {75, SHADED, 0, card_75s},
};
const unsigned fitl_scripts_arvn_count = COUNT_OF(fitl_scripts_arvn);
