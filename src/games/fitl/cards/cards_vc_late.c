/* cards_vc_late.c: the texts of cards 106 to 120, line by line (event.h). Numbers such as [C36.U]
 * are those of the cards. A side that is not here is not offered. */
#include "games/fitl/cards/event.h"

static int three_or_six(const Game *g, const State *s) { return s->level[SAIGON] == AS ? 6 : 3; }

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

static bool any_vc_city(const Game *g, const State *s, unsigned x)
{
    return is_city(x) && s->vc[x];
}

static bool troubled(const Game *g, const State *s, unsigned x)
{
    return in((g->board->jungle | g->board->highland) & g->board->populated, x) && insurgents(s, x);
}

static bool arvn_province(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && has(s, x, ARVN_KINDS);
}

static bool shiftable(const Game *g, const State *s, unsigned x)
{
    return in(g->board->populated, x) && s->level[x] != AO;
}

static bool cool_city(const Game *g, const State *s, unsigned x)
{
    return is_city(x) && s->level[x] <= NEUTRAL;
}

static bool three_cities(const Game *g, const State *s, unsigned x)
{
    return x == HUE || x == DA_NANG || x == SAIGON;
}

static void choose_arms_caches(const Game *g, State *s)
{
    s->ev.chosen = 0;
    for (unsigned x = 0; x < SPACES; x++)
        if (count_at(s, x, GUERRILLAS & VC_KINDS) >= 2 && !has(s, x, NVA_KINDS & INSURGENT_BASES))
            s->ev.chosen |= SPACE(x);
}

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
    return shiftable(g, s, x) && room_for_base(g, s, x);
}

static bool part_of_my_lai(const Game *g, const State *s, unsigned x)
{
    return shiftable(g, s, x) || room_for_base(g, s, x);
}

static int four_or_two(const Game *g, const State *s) { return s->leader_cards <= 2 ? 4 : 2; }

static int leader_cards(const Game *g, const State *s) { return s->leader_cards; }

static bool next_to_saigon(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && in(g->board->adjacent[SAIGON], x) && !in(s->ev.lost, x);
}

static void remember_province(const Game *g, State *s) { s->ev.lost |= s->ev.chosen; }

static bool outside_cities(const Game *g, const State *s, unsigned x) { return !is_city(x); }

static bool room_for_vc_base(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && fitl_can_place(s, x, 1u << VC_BASE, fitl_event_doer(s), 0);
}

static int rest_of_five(const Game *g, const State *s) { return 5 - s->ev.number; }

/* One space, or two next to each other. */
static bool adjoining(const Game *g, const State *s, unsigned x)
{
    return x != NORTH_VIETNAM && (!s->ev.chosen || g->board->adjacent[x] & s->ev.chosen);
}

static bool adjoining_arvn(const Game *g, const State *s, unsigned x)
{
    return has(s, x, ARVN_KINDS) && adjoining(g, s, x);
}

/* 117u: of three Troops those that may come from either box, the others, and what is still to come
 * from Available. */
static int from_either(const Game *g, const State *s)
{
    return (int)least(3, s->box[BOX_AVAILABLE][ARVN_TROOP]);
}

static int from_out_alone(const Game *g, const State *s) { return 3 - from_either(g, s); }

static int rest_of_three(const Game *g, const State *s) { return from_either(g, s) - s->ev.number; }

static const Effect card_116u[] = {
    {.verb = E_CAP, .op = CAP_CADRES},
    {.verb = E_END},
};
static const Effect card_116s[] = {
    {.verb = E_CAP, .op = CAP_CADRES},
    {.verb = E_END},
};
#define ONE_PROVINCE                                                                               \
    {.verb = E_CHOOSE, .n = 1, .where = next_to_saigon},                                           \
        {.verb = E_MARK, .mark = remember_province},                                               \
        {.verb = E_OPTION, .choices = (const uint8_t[]){CH_SUPPORT, CH_OPPOSITION, 0}},            \
        {.verb = E_SHIFT, .option = CH_SUPPORT, .change = 1},                                      \
        {.verb = E_SHIFT, .option = CH_OPPOSITION, .change = -1},                                  \
        {.verb = E_OPTION, .choices = (const uint8_t[]){CH_GUERRILLAS, CH_POLICE, 0}},             \
        {.verb = E_PLACE,                                                                          \
         .option = CH_GUERRILLAS,                                                                  \
         .n = 1,                                                                                   \
         .types = 1u << VC_GUERRILLA,                                                              \
         .where = w_chosen},                                                                       \
    {                                                                                              \
        .verb = E_PLACE, .option = CH_POLICE, .n = 1, .types = 1u << POLICE, .where = w_chosen     \
    }
static const Effect card_106u[] = {
    ONE_PROVINCE,
    ONE_PROVINCE,
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
    {.verb = E_FLIP, .kinds = HIDDEN_GUERRILLAS, .where = w_jungle},
    {.verb = E_ACTIVITY,
     .who = AS_US,
     .n = 2,
     .op = AIR_STRIKE,
     .op_flags = ACT_ANYWHERE | ACT_NO_TRAIL,
     .where = w_jungle},
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
     .where = w_province_not_north},
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
static const Effect card_113s[] = {
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_GUERRILLAS, CH_BASE, 0}},
    {.verb = E_REPLACE,
     .option = CH_BASE,
     .n = 1,
     .types = 1u << VC_BASE,
     .kinds = KIND(K_POLICE),
     .where = room_for_vc_base},
    {.verb = E_REPLACE,
     .types = 1u << VC_GUERRILLA,
     .kinds = KIND(K_POLICE),
     .where = outside_cities,
     .amount = rest_of_five},
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
static const Effect card_117u[] = {
    {.verb = E_CHOOSE, .who = AS_ARVN, .n = 2, .flags = UP_TO | AT_LEAST_1, .where = adjoining},
    {.verb = E_DEPLOY,
     .who = AS_ARVN,
     .types = 1u << ARVN_TROOP,
     .where = w_chosen,
     .amount = from_out_alone,
     .from = BOX_OUT},
    {.verb = E_DEPLOY,
     .who = AS_ARVN,
     .flags = UP_TO | KEEP,
     .types = 1u << ARVN_TROOP,
     .where = w_chosen,
     .amount = from_either,
     .from = BOX_OUT},
    {.verb = E_PLACE,
     .who = AS_ARVN,
     .flags = NO_FETCH | KEEP,
     .types = 1u << ARVN_TROOP,
     .where = w_chosen,
     .amount = rest_of_three},
    {.verb = E_FREE, .who = AS_ARVN, .op = OP_SWEEP, .where = w_got},
    {.verb = E_END},
};
static const Effect card_117s[] = {
    {.verb = E_CHOOSE, .n = 2, .flags = UP_TO | AT_LEAST_1, .where = adjoining_arvn},
    {.verb = E_DIE, .when = fitl_any_chosen},
    {.verb = E_REMOVE,
     .to = BOX_AVAILABLE,
     .kinds = ARVN_KINDS,
     .where = w_chosen,
     .amount = ev_number},
    {.verb = E_OUT, .op = ARVN},
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
    {.verb = E_CHOOSE,
     .n = 1,
     .where = us_among_people,
     .full = all_of_my_lai,
     .fair = part_of_my_lai},
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
    {.verb = E_BOX, .n = ANY_NUMBER, .to = BOX_OUT, .types = 1u << US_BASE, .from = BOX_CASUALTIES},
    {.verb = E_BOX,
     .to = BOX_OUT,
     .types = 1u << US_TROOP,
     .amount = leader_cards,
     .from = BOX_CASUALTIES},
    {.verb = E_END},
};

const Script fitl_scripts_vc_late[] = {
    {106, UNSHADED, 0, card_106u}, {107, UNSHADED, 0, card_107u}, {107, SHADED, 0, card_107s},
    {108, UNSHADED, 0, card_108u}, {108, SHADED, 0, card_108s},   {109, UNSHADED, 0, card_109u},
    {109, SHADED, 0, card_109s},   {110, UNSHADED, 0, card_110u}, {110, SHADED, 0, card_110s},
    {111, UNSHADED, 0, card_111u}, {111, SHADED, 0, card_111s},   {112, UNSHADED, 0, card_112u},
    {112, SHADED, 0, card_112s},   {113, UNSHADED, 0, card_113u}, {113, SHADED, 0, card_113s},
    {114, UNSHADED, 0, card_114u}, {114, SHADED, 0, card_114s},   {115, UNSHADED, 0, card_115u},
    {116, UNSHADED, 0, card_116u}, {116, SHADED, 0, card_116s},   {117, UNSHADED, 0, card_117u},
    {117, SHADED, 0, card_117s},   {118, UNSHADED, 0, card_118u}, {118, SHADED, 0, card_118s},
    {119, UNSHADED, 0, card_119u}, {119, SHADED, 0, card_119s},   {120, UNSHADED, 0, card_120u},
    {120, SHADED, 0, card_120s},
};
const unsigned fitl_scripts_vc_late_count = COUNT_OF(fitl_scripts_vc_late);
