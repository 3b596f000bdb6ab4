/* cards_arvn.c: the texts of cards 61 to 90, line by line (event.h). Numbers such as [C36.U] are
 * those of the cards. A side that is not here is not offered. */
#include "games/fitl/event.h"

static int number(const Game *g, const State *s)
{
    (void)g, (void)s;
    return s->ev.number;
}

static bool supporting_city(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return is_city(x) && x != SAIGON && coin_controls(s, x) && s->level[x] >= PS;
}

static bool coin_executes(const Game *g, const State *s)
{
    (void)g, (void)s;
    return SIDE_OF(s->ev.executor) == 0;
}

static bool insurgent_executes(const Game *g, const State *s)
{
    (void)g, (void)s;
    return SIDE_OF(s->ev.executor) == 1;
}

static bool support_not_saigon(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return x != SAIGON && s->level[x] >= PS;
}

static bool vc_coastal(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
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
    (void)g, (void)s;
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
    (void)g, (void)s;
    return x == QUI_NHON || x == PHU_BON || x == KHANH_HOA;
}

static bool arvn_in_south(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return in(THE_SOUTH, x) && has(s, x, ARVN_KINDS);
}

static bool nva_troops(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return s->at[x][K_NVA_TROOP] > 0;
}

static void choose_opposition(const Game *g, State *s)
{
    (void)g;
    s->ev.chosen = 0;
    for (unsigned x = 0; x < LANDS; x++)
        s->ev.chosen |= s->level[x] == AO ? SPACE(x) : 0;
}

static void choose_sanctuaries(const Game *g, State *s)
{
    (void)g;
    s->ev.chosen = LAOS_CAMBODIA;
}

static int six_and_arvn_in_laos(const Game *g, const State *s)
{
    (void)g, (void)s;
    return 6 + (int)fitl_on_map(s, ARVN_KINDS, LAOS);
}

static int minus_shared_spaces(const Game *g, const State *s)
{
    int sum = 0;
    (void)g;
    for (unsigned x = 0; x < SPACES; x++)
        sum += s->nva[x] && s->vc[x];
    return -sum;
}

static bool hue_or_da_nang(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return (x == HUE || x == DA_NANG) && s->level[x] >= PS;
}

static bool annam(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return (x == QUANG_TRI || x == QUANG_NAM || x == QUANG_TIN) && s->level[x] >= PS;
}

static bool coin_not_saigon(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return x != SAIGON && in(g->board->populated, x) && s->coin[x];
}

static bool not_at_as(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return s->level[x] != AS;
}

static int two_each(const Game *g, const State *s)
{
    (void)g, (void)s;
    return 2 * (int)s->ev.number;
}

static bool highland_scouts(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return in(g->board->highland, x) && has(s, x, SF_KINDS | KIND(K_POLICE));
}

static bool at_ps(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return s->level[x] == PS;
}

static bool city_not_ao(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return is_city(x) && s->level[x] != AO;
}

static void choose_nva_in_south(const Game *g, State *s)
{
    (void)g;
    s->ev.chosen = 0;
    for (Spaces set = THE_SOUTH; set; set &= set - 1)
        s->ev.chosen |= s->nva[first_space(set)] ? set & (0 - set) : 0;
}

static bool coin_below_as(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return in(g->board->populated, x) && coin_controls(s, x) && s->level[x] != AS;
}

static bool within_2_of_hue(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return x == HUE || x == LOC_HUE_KHE_SANH || x == LOC_HUE_DA_NANG || x == QUANG_TRI ||
           x == CENTRAL_LAOS || x == DA_NANG || x == QUANG_NAM;
}

static bool within_3_of_hue(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return within_2_of_hue(g, s, x) || x == SOUTHERN_LAOS || x == QUANG_TIN ||
           x == LOC_DA_NANG_DAK_TO || x == LOC_DA_NANG_QUI_NHON;
}

static const Effect card_61u[] = {
    {.verb = E_CAP, .op = CAP_CAVALRY},
    {.verb = E_END},
};
static const Effect card_61s[] = {
    {.verb = E_CAP, .op = CAP_CAVALRY},
    {.verb = E_END},
};
static const Effect card_86u[] = {
    {.verb = E_CAP, .op = CAP_MANDATE},
    {.verb = E_END},
};
static const Effect card_86s[] = {
    {.verb = E_CAP, .op = CAP_MANDATE},
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
     .amount = number},
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
     .amount = number},
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
static const Effect card_81u[] = {
    {.verb = E_DIE},
    {.verb = E_REPLACE,
     .types = 1u << RANGER | 1u << IRREGULAR | 1u << POLICE,
     .kinds = KIND(K_VC_GUERRILLA) | KIND(K_VC_GUERRILLA_A),
     .where = w_south,
     .amount = number},
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
static const Effect card_85u[] = {
    {.verb = E_CHOOSE, .n = 3, .where = coin_below_as},
    {.verb = E_SHIFT, .change = 1},
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

const Script fitl_scripts_arvn[] = {
    {61, UNSHADED, 0, card_61u}, {61, SHADED, 0, card_61s},   {86, UNSHADED, 0, card_86u},
    {86, SHADED, 0, card_86s},   {62, UNSHADED, 0, card_62u}, {62, SHADED, 0, card_62s},
    {63, UNSHADED, 0, card_63u}, {63, SHADED, 0, card_63s},   {64, UNSHADED, 0, card_64u},
    {65, UNSHADED, 0, card_65u}, {65, SHADED, 0, card_65s},   {66, UNSHADED, 0, card_66u},
    {66, SHADED, 0, card_66s},   {67, SHADED, 0, card_67s},   {68, UNSHADED, 0, card_68u},
    {68, SHADED, 0, card_68s},   {69, UNSHADED, 0, card_69u}, {70, SHADED, 0, card_70s},
    {71, UNSHADED, 0, card_71u}, {72, UNSHADED, 0, card_72u}, {72, SHADED, 0, card_72s},
    {73, UNSHADED, 0, card_73u}, {73, SHADED, 0, card_73s},   {74, SHADED, 0, card_74s},
    {75, UNSHADED, 0, card_75u}, {75, SHADED, 0, card_75s},   {76, UNSHADED, 0, card_76u},
    {76, SHADED, 0, card_76s},   {77, UNSHADED, 0, card_77u}, {77, SHADED, 0, card_77s},
    {78, UNSHADED, 0, card_78u}, {78, SHADED, 0, card_78s},   {79, UNSHADED, 0, card_79u},
    {79, SHADED, 0, card_79s},   {81, UNSHADED, 0, card_81u}, {81, SHADED, 0, card_81s},
    {82, UNSHADED, 0, card_82u}, {82, SHADED, 0, card_82s},   {83, UNSHADED, 0, card_83u},
    {83, SHADED, 0, card_83s},   {84, UNSHADED, 0, card_84u}, {85, UNSHADED, 0, card_85u},
    {87, UNSHADED, 0, card_87u}, {87, SHADED, 0, card_87s},   {88, UNSHADED, 0, card_88u},
    {88, SHADED, 0, card_88s},   {89, UNSHADED, 0, card_89u}, {89, SHADED, 0, card_89s},
};
const unsigned fitl_scripts_arvn_count = COUNT_OF(fitl_scripts_arvn);
