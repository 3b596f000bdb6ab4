/* cards_vc.c: the texts of cards 91 to 120, line by line (event.h). Numbers such as [C36.U] are
 * those of the cards. A side that is not here is not offered. */
#include "games/fitl/event.h"

static int number(const Game *g, const State *s)
{
    (void)g, (void)s;
    return s->ev.number;
}

static bool province_to_dig(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return is_province(x) && has(s, x, OPEN_BASES) && fitl_tunnels_left(s);
}

static int tunnels_up_to_2(const Game *g, const State *s)
{
    (void)g;
    return (int)least(2, fitl_tunnels_left(s));
}

static bool with_us_troops(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return s->at[x][K_US_TROOP] > 0;
}

static bool unpoliced(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return is_province(x) && in(g->board->populated, x) && !s->at[x][K_POLICE] && s->level[x] != AO;
}

/* Its text ceases, it still counts as a card [13.8]. */
static void turn_leader(const Game *g, State *s)
{
    (void)g;
    if (s->leader)
        s->leader_down = 1;
}

static bool vc_city(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return is_city(x) && s->vc[x] && s->level[x] != AO;
}

static bool province_not_north(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return is_province(x) && x != NORTH_VIETNAM;
}

static bool troops_out_of_play(const Game *g, const State *s)
{
    (void)g;
    return s->box[BOX_OUT][US_TROOP] > 0;
}

static bool us_jungle(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return in(g->board->jungle, x) && s->at[x][K_US_TROOP];
}

static bool long_tan(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return in(g->board->jungle, x) && count_at(s, x, GUERRILLAS & VC_KINDS) >= 2 &&
           has(s, x, KIND(K_US_BASE) | KIND(K_US_TROOP));
}

static bool us_base_and_troops(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return s->at[x][K_US_BASE] && s->at[x][K_US_TROOP];
}

static bool us_lowland(const Game *g, const State *s, unsigned x)
{
    return in(g->board->lowland, x) && s->at[x][K_US_TROOP] &&
           has(s, x, INSURGENT_KINDS & ~TUNNELED_BASES & ~KIND(K_NVA_TROOP));
}

static bool any_chosen(const Game *g, const State *s)
{
    (void)g;
    return s->ev.chosen != 0;
}

static bool with_coin_cubes(const Game *g, const State *s, unsigned x)
{
    (void)g;
    return has(s, x, COIN_CUBES);
}

static bool vc_lowland(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return in(g->board->lowland, x) && s->vc[x];
}

static bool held_tunnel(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return has(s, x, TUNNELED_BASES) && has(s, x, GUERRILLAS) && coin_controls(s, x);
}

static bool based_province(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return is_province(x) && has(s, x, INSURGENT_BASES);
}

static bool open_base_and_tunnel(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return has(s, x, OPEN_BASES) && fitl_tunnels_left(s);
}

static bool vc_below_as(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return is_province(x) && in(g->board->populated, x) && s->vc[x] && s->level[x] != AS;
}

static bool policed(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return is_province(x) && in(g->board->populated, x) && s->at[x][K_POLICE] && s->level[x] != AO;
}

static int three_or_six(const Game *g, const State *s)
{
    (void)g, (void)s;
    return s->level[SAIGON] == AS ? 6 : 3;
}

static int casualties(const Game *g, const State *s)
{
    (void)g;
    return s->box[BOX_CASUALTIES][US_TROOP] + s->box[BOX_CASUALTIES][IRREGULAR] +
           s->box[BOX_CASUALTIES][US_BASE];
}

static bool few_casualties(const Game *g, const State *s)
{
    (void)g, (void)s;
    return casualties(g, s) < 3;
}

static int casualties_up_to_3(const Game *g, const State *s)
{
    (void)g, (void)s;
    return (int)least(3, (unsigned)casualties(g, s));
}

static bool any_vc_city(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return is_city(x) && s->vc[x];
}

static bool jungle(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return in(g->board->jungle, x);
}

static bool troubled(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return in((g->board->jungle | g->board->highland) & g->board->populated, x) && insurgents(s, x);
}

static bool arvn_province(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return is_province(x) && has(s, x, ARVN_KINDS);
}

static bool shiftable(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return in(g->board->populated, x) && s->level[x] != AO;
}

static bool cool_city(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return is_city(x) && s->level[x] <= NEUTRAL;
}

static bool three_cities(const Game *g, const State *s, unsigned x)
{
    (void)g, (void)s;
    return x == HUE || x == DA_NANG || x == SAIGON;
}

static void choose_arms_caches(const Game *g, State *s)
{
    (void)g;
    s->ev.chosen = 0;
    for (unsigned x = 0; x < SPACES; x++)
        if (count_at(s, x, GUERRILLAS & VC_KINDS) >= 2 && !has(s, x, NVA_KINDS & INSURGENT_BASES))
            s->ev.chosen |= SPACE(x);
}

static bool us_province(const Game *g, const State *s, unsigned x)
{
    (void)g;
    return is_province(x) && s->at[x][K_US_TROOP];
}

/* Nobody lives in some Provinces: only if there is no other [0.a]. */
static bool us_among_people(const Game *g, const State *s, unsigned x)
{
    bool peopled = false;
    for (unsigned y = FIRST_PROVINCE; y < FIRST_LOC; y++)
        peopled = peopled || (us_province(g, s, y) && in(g->board->populated, y));
    return us_province(g, s, x) && (!peopled || in(g->board->populated, x));
}

static int four_or_two(const Game *g, const State *s)
{
    (void)g, (void)s;
    return s->leader_cards <= 2 ? 4 : 2;
}

static int leader_cards(const Game *g, const State *s)
{
    (void)g, (void)s;
    return s->leader_cards;
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
static const Effect card_116u[] = {
    {.verb = E_CAP, .op = CAP_CADRES},
    {.verb = E_END},
};
static const Effect card_116s[] = {
    {.verb = E_CAP, .op = CAP_CADRES},
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
static const Effect card_97u[] = {
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_AID_UP, CH_PATRONAGE_DOWN, 0}},
    {.verb = E_TRACK, .option = CH_AID_UP, .change = 10, .track = T_AID},
    {.verb = E_TRANSFER, .option = CH_PATRONAGE_DOWN, .n = 4, .track = T_PATRONAGE, .to = T_ARVN},
    {.verb = E_MARK, .mark = turn_leader},
    {.verb = E_END},
};
static const Effect card_97s[] = {
    {.verb = E_CHOOSE, .n = 1, .where = vc_city},
    {.verb = E_SHIFT, .change = -2},
    {.verb = E_TERROR, .n = 2},
    {.verb = E_END},
};
static const Effect card_98u[] = {
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_REMOVE, CH_DEPLOY, 0}},
    {.verb = E_CHOOSE,
     .option = CH_DEPLOY,
     .n = 1,
     .where = province_not_north,
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
static const Effect card_100u[] = {
    {.verb = E_CHOOSE, .n = 1, .where = us_lowland},
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_NVA, CH_VC, 0}, .when = any_chosen},
    {.verb = E_REMOVE_ALL, .option = CH_VC, .kinds = VC_KINDS & ~TUNNELED_BASES, .where = w_chosen},
    {.verb = E_REMOVE_ALL,
     .option = CH_NVA,
     .kinds = NVA_KINDS & ~TUNNELED_BASES & ~KIND(K_NVA_TROOP),
     .where = w_chosen},
    {.verb = E_END},
};
static const Effect card_100s[] = {
    {.verb = E_CHOOSE, .n = 1, .where = vc_lowland, .full = with_coin_cubes},
    {.verb = E_DIE},
    {.verb = E_REMOVE,
     .to = BOX_CASUALTIES,
     .kinds = COIN_CUBES,
     .where = w_chosen,
     .amount = number},
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
static const Effect card_107u[] = {
    {.verb = E_TRACK, .track = T_PATRONAGE, .amount = three_or_six},
    {.verb = E_END},
};
static const Effect card_107s[] = {
    {.verb = E_SHIFT, .change = -1, .where = w_saigon},
    {.verb = E_TRACK, .change = -12, .track = T_AID},
    {.verb = E_END},
};
static const Effect card_108u[] = {
    {.verb = E_BOX,
     .n = 3,
     .to = BOX_AVAILABLE,
     .types = 1u << US_TROOP,
     .when = few_casualties,
     .from = BOX_OUT},
    {.verb = E_END},
};
static const Effect card_108s[] = {
    {.verb = E_BOX,
     .to = BOX_OUT,
     .types = 1u << US_TROOP,
     .amount = casualties_up_to_3,
     .from = BOX_AVAILABLE},
    {.verb = E_END},
};
static const Effect card_109u[] = {
    {.verb = E_SHIFT, .change = 1, .where = any_vc_city},
    {.verb = E_END},
};
static const Effect card_109s[] = {
    {.verb = E_PLACE, .n = 1, .types = 1u << VC_BASE, .where = w_saigon},
    {.verb = E_PLACE, .n = 1, .types = 1u << VC_GUERRILLA, .where = w_saigon},
    {.verb = E_STAY},
    {.verb = E_END},
};
static const Effect card_110u[] = {
    {.verb = E_DEPLOY,
     .n = 2,
     .types = 1u << US_TROOP | 1u << IRREGULAR | 1u << US_BASE,
     .where = w_not_north,
     .from = BOX_CASUALTIES},
    {.verb = E_FLIP, .kinds = KIND(K_IRREGULAR_A) | KIND(K_RANGER_A), .where = w_any},
    {.verb = E_END},
};
static const Effect card_110s[] = {
    {.verb = E_FLIP, .kinds = ACTIVE_GUERRILLAS, .where = w_any},
    {.verb = E_END},
};
static const Effect card_111u[] = {
    {.verb = E_FLIP, .kinds = HIDDEN_GUERRILLAS, .where = jungle},
    {.verb = E_ACTIVITY,
     .who = AS_US,
     .n = 2,
     .op = AIR_STRIKE,
     .op_flags = ACT_ANYWHERE | ACT_NO_TRAIL,
     .where = jungle},
    {.verb = E_END},
};
static const Effect card_111s[] = {
    {.verb = E_SHIFT, .change = -1, .where = troubled},
    {.verb = E_END},
};
static const Effect card_112u[] = {
    {.verb = E_PLACE,
     .n = 6,
     .flags = ONE_EACH,
     .types = 1u << POLICE,
     .where = province_not_north},
    {.verb = E_END},
};
static const Effect card_112s[] = {
    {.verb = E_CHOOSE, .n = 3, .where = arvn_province, .full = shiftable},
    {.verb = E_SHIFT, .change = -1},
    {.verb = E_PLACE, .n = 1, .flags = IN_CHOSEN, .types = 1u << VC_GUERRILLA},
    {.verb = E_END},
};
static const Effect card_113u[] = {
    {.verb = E_PLACE, .n = 8, .flags = UP_TO, .types = 1u << POLICE, .where = w_south},
    {.verb = E_END},
};
static const Effect card_114u[] = {
    {.verb = E_CHOOSE, .n = 3, .flags = UP_TO, .where = cool_city},
    {.verb = E_SET, .level = PS},
    {.verb = E_END},
};
static const Effect card_114s[] = {
    {.verb = E_SHIFT, .change = -1, .where = three_cities},
    {.verb = E_PLACE, .n = 1, .types = 3u << VC_GUERRILLA, .where = w_saigon},
    {.verb = E_END},
};
static const Effect card_115u[] = {
    {.verb = E_MOM, .op = MOM_TYPHOON},
    {.verb = E_STAY},
    {.verb = E_END},
};
static const Effect card_118u[] = {
    {.verb = E_MARK, .mark = choose_arms_caches},
    {.verb = E_REMOVE, .who = AS_VC, .n = 1, .flags = IN_CHOSEN, .kinds = GUERRILLAS & VC_KINDS},
    {.verb = E_END},
};
static const Effect card_118s[] = {
    {.verb = E_PLACE, .n = 3, .flags = ONE_EACH, .types = 3u << VC_GUERRILLA, .where = w_any},
    {.verb = E_END},
};
static const Effect card_119u[] = {
    {.verb = E_BOX, .n = 2, .to = BOX_OUT, .types = 1u << US_TROOP, .from = BOX_AVAILABLE},
    {.verb = E_TRACK, .change = 2, .track = T_PATRONAGE},
    {.verb = E_END},
};
static const Effect card_119s[] = {
    {.verb = E_CHOOSE, .n = 1, .where = us_among_people, .full = shiftable},
    {.verb = E_SET, .level = AO},
    {.verb = E_PLACE, .who = AS_VC, .n = 1, .types = 1u << VC_BASE, .where = w_chosen},
    {.verb = E_PLACE, .who = AS_VC, .n = 1, .types = 1u << VC_GUERRILLA, .where = w_chosen},
    {.verb = E_TRACK, .change = -6, .track = T_AID},
    {.verb = E_END},
};
static const Effect card_120u[] = {
    {.verb = E_DEPLOY,
     .types = 1u << US_TROOP | 1u << IRREGULAR | 1u << US_BASE,
     .where = w_not_north,
     .amount = four_or_two,
     .from = BOX_OUT},
    {.verb = E_END},
};
static const Effect card_120s[] = {
    {.verb = E_BOX, .n = 99, .to = BOX_OUT, .types = 1u << US_BASE, .from = BOX_CASUALTIES},
    {.verb = E_BOX,
     .to = BOX_OUT,
     .types = 1u << US_TROOP,
     .amount = leader_cards,
     .from = BOX_CASUALTIES},
    {.verb = E_END},
};

const Script fitl_scripts_vc[] = {
    {101, UNSHADED, 0, card_101u}, {101, SHADED, 0, card_101s},   {104, UNSHADED, 0, card_104u},
    {104, SHADED, 0, card_104s},   {116, UNSHADED, 0, card_116u}, {116, SHADED, 0, card_116s},
    {93, UNSHADED, 0, card_93u},   {93, SHADED, 0, card_93s},     {94, UNSHADED, 0, card_94u},
    {95, SHADED, 0, card_95s},     {96, UNSHADED, 0, card_96u},   {97, UNSHADED, 0, card_97u},
    {97, SHADED, 0, card_97s},     {98, UNSHADED, 0, card_98u},   {98, SHADED, 0, card_98s},
    {100, UNSHADED, 0, card_100u}, {100, SHADED, 0, card_100s},   {102, UNSHADED, 0, card_102u},
    {102, SHADED, 0, card_102s},   {103, UNSHADED, 0, card_103u}, {103, SHADED, 0, card_103s},
    {105, UNSHADED, 0, card_105u}, {105, SHADED, 0, card_105s},   {107, UNSHADED, 0, card_107u},
    {107, SHADED, 0, card_107s},   {108, UNSHADED, 0, card_108u}, {108, SHADED, 0, card_108s},
    {109, UNSHADED, 0, card_109u}, {109, SHADED, 0, card_109s},   {110, UNSHADED, 0, card_110u},
    {110, SHADED, 0, card_110s},   {111, UNSHADED, 0, card_111u}, {111, SHADED, 0, card_111s},
    {112, UNSHADED, 0, card_112u}, {112, SHADED, 0, card_112s},   {113, UNSHADED, 0, card_113u},
    {114, UNSHADED, 0, card_114u}, {114, SHADED, 0, card_114s},   {115, UNSHADED, 0, card_115u},
    {118, UNSHADED, 0, card_118u}, {118, SHADED, 0, card_118s},   {119, UNSHADED, 0, card_119u},
    {119, SHADED, 0, card_119s},   {120, UNSHADED, 0, card_120u}, {120, SHADED, 0, card_120s},
};
const unsigned fitl_scripts_vc_count = COUNT_OF(fitl_scripts_vc);
