/* cards_nva_late.c: the texts of cards 46 to 60, line by line (event.h). Numbers such as [C36.U]
 * are those of the cards. A side that is not here is not offered. */
#include "games/fitl/cards/event.h"

static int trail_2(const Game *g, const State *s) { return 2 * (int)s->trail; }

static bool nva_and_arvn(const Game *g, const State *s, unsigned x)
{
    return s->nva[x] && has(s, x, ARVN_KINDS) && s->box[BOX_AVAILABLE][ARVN_TROOP];
}

static int arvn_pieces_here(const Game *g, const State *s)
{
    return (int)count_at(s, s->ev.space, ARVN_KINDS);
}

/* VC guerrillas shield NVA bases, too [C47.a]. */
static bool arvn_hits_nva(const Game *g, const State *s, unsigned x)
{
    const bool base = s->at[x][K_NVA_BASE] && !has(s, x, GUERRILLAS);
    return fitl_assault_hits(g, s, x, ARVN) &&
           (s->at[x][K_NVA_TROOP] || s->at[x][K_NVA_GUERRILLA_A] || base);
}

static bool with_nva_troops(const Game *g, const State *s, unsigned x)
{
    return s->at[x][K_NVA_TROOP];
}

static int nva_troops_here(const Game *g, const State *s)
{
    return s->at[s->ev.space][K_NVA_TROOP];
}

static bool with_guerrillas(const Game *g, const State *s, unsigned x)
{
    return has(s, x, GUERRILLAS);
}

static bool with_two_guerrillas(const Game *g, const State *s, unsigned x)
{
    return count_at(s, x, GUERRILLAS) >= 2;
}

static bool no_cubes_in_laos(const Game *g, const State *s)
{
    return !fitl_on_map(s, COIN_CUBES, LAOS);
}

/* #58s: where a Redeploy would let them go [14.21, 14.23]. */
static bool home_of_arvn_troops(const Game *g, const State *s, unsigned x)
{
    return x == SAIGON || (is_city(x) && control(s, x) != NVA_CONTROL) ||
           (in(THE_SOUTH, x) && has(s, x, COIN_BASES));
}

static bool home_of_police(const Game *g, const State *s, unsigned x)
{
    return is_loc(x) || (in(THE_SOUTH, x) && coin_controls(s, x));
}

static void freeze(const Game *g, State *s) { fitl_freeze_control(s); }

static void thaw(const Game *g, State *s) { s->frozen = 0; }

static bool chu_luc(const Game *g, const State *s, unsigned x)
{
    return x == NORTH_VIETNAM || x == CENTRAL_LAOS || x == QUANG_TRI || x == LOC_HUE_KHE_SANH;
}

static bool can_support(const Game *g, const State *s, unsigned x)
{
    return in(g->board->populated, x) && s->level[x] != AS;
}

static bool coin_base_province(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && has(s, x, COIN_BASES) &&
           (can_support(g, s, x) || has(s, x, GUERRILLAS));
}

static bool weak_coin_base(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && has(s, x, COIN_BASES) && count_at(s, x, COIN_CUBES) <= 2;
}

static bool shiftable(const Game *g, const State *s, unsigned x)
{
    return in(g->board->populated, x) && s->level[x] != AO;
}

static bool nva_in_south(const Game *g, const State *s, unsigned x)
{
    return in(THE_SOUTH, x) && s->at[x][K_NVA_TROOP];
}

static bool province(const Game *g, const State *s, unsigned x) { return is_province(x); }

static int bases_in_laos_cambodia(const Game *g, const State *s)
{
    return (int)fitl_on_map(s, KIND(K_NVA_BASE), LAOS_CAMBODIA);
}

static bool north_or_laos(const Game *g, const State *s, unsigned x)
{
    return in(LAOS | SPACE(NORTH_VIETNAM), x);
}

static bool nva_near_base(const Game *g, const State *s, unsigned x)
{
    if (!has(s, x, NVA_KINDS & ~TUNNELED_BASES))
        return false;
    for (Spaces set = SPACE(x) | g->board->adjacent[x]; set; set &= set - 1)
        if (has(s, first_space(set), COIN_BASES))
            return true;
    return false;
}

static bool nva_executes(const Game *g, const State *s) { return s->ev.executor == NVA; }

static const Effect card_46u[] = {
    {.verb = E_TRAIL, .change = -2},
    {.verb = E_MOM, .op = MOM_TRANSPORT_GROUP},
    {.verb = E_END},
};
static const Effect card_46s[] = {
    {.verb = E_ACTIVITY, .who = AS_NVA, .op = INFILTRATE},
    {.verb = E_TRACK, .track = T_NVA, .amount = ev_trail_3},
    {.verb = E_TRACK, .track = T_VC, .amount = trail_2},
    {.verb = E_END},
};
static const Effect card_47u[] = {
    {.verb = E_CHOOSE, .n = 1, .where = nva_and_arvn},
    {.verb = E_PLACE,
     .flags = IN_CHOSEN | NO_FETCH,
     .types = 1u << ARVN_TROOP,
     .amount = arvn_pieces_here},
    {.verb = E_FREE,
     .who = AS_ARVN,
     .op = OP_ASSAULT,
     .op_flags = OP_EVERY,
     .kinds = NVA_KINDS,
     .where = arvn_hits_nva},
    {.verb = E_END},
};
static const Effect card_47s[] = {
    {.verb = E_PLACE, .n = 10, .flags = UP_TO, .types = 1u << NVA_TROOP, .where = chu_luc},
    {.verb = E_END},
};
static const Effect card_48u[] = {
    {.verb = E_CHOOSE,
     .n = 1,
     .where = coin_base_province,
     .full = can_support,
     .fair = w_populated},
    {.verb = E_REMOVE,
     .n = 3,
     .flags = UP_TO,
     .to = BOX_AVAILABLE,
     .kinds = GUERRILLAS,
     .where = w_chosen},
    {.verb = E_SET, .level = AS},
    {.verb = E_END},
};
static const Effect card_48s[] = {
    {.verb = E_CHOOSE, .n = 1, .where = weak_coin_base, .full = shiftable},
    {.verb = E_REMOVE, .n = 1, .to = BOX_CASUALTIES, .kinds = COIN_BASES, .where = w_chosen},
    {.verb = E_SET, .level = AO},
    {.verb = E_END},
};
static const Effect card_49u[] = {
    {.verb = E_PLACE, .n = 6, .types = 15u << ARVN_TROOP, .where = w_south},
    {.verb = E_END},
};
static const Effect card_49s[] = {
    {.verb = E_CHOOSE, .who = AS_NVA, .n = 3, .where = with_nva_troops},
    {.verb = E_PLACE,
     .who = AS_NVA,
     .flags = IN_CHOSEN,
     .types = 1u << NVA_TROOP,
     .amount = nva_troops_here},
    {.verb = E_ACTIVITY, .who = AS_NVA, .op = BOMBARD},
    {.verb = E_END},
};
static const Effect card_50u[] = {
    {.verb = E_OPTION, .choices = (const uint8_t[]){CH_RESOURCES, CH_DEPLOY, 0}},
    {.verb = E_DEPLOY,
     .option = CH_DEPLOY,
     .n = 4,
     .types = 1u << US_TROOP,
     .where = w_south,
     .from = BOX_OUT},
    {.verb = E_TRACK, .option = CH_RESOURCES, .change = 9, .track = T_ARVN},
    {.verb = E_LIMITED, .who = AS_ARVN, .n = 2},
    {.verb = E_END},
};
static const Effect card_50s[] = {
    {.verb = E_LIMITED, .who = AS_VC, .n = 3},
    {.verb = E_LIMITED, .who = AS_NVA, .n = 3},
    {.verb = E_END},
};
static const Effect card_51u[] = {
    {.verb = E_REMOVE,
     .n = 6,
     .to = BOX_AVAILABLE,
     .kinds = INSURGENT_KINDS & ~INSURGENT_BASES,
     .where = w_outside},
    {.verb = E_END},
};
static const Effect card_51s[] = {
    {.verb = E_TRAIL, .change = 2},
    {.verb = E_DIE},
    {.verb = E_TRACK, .track = T_NVA, .amount = ev_number},
    {.verb = E_END},
};
static const Effect card_52u[] = {
    {.verb = E_TURN},
    {.verb = E_END},
};
static const Effect card_52s[] = {
    {.verb = E_TURN},
    {.verb = E_END},
};
static const Effect card_53u[] = {
    {.verb = E_CHOOSE, .n = 3, .flags = UP_TO, .where = nva_in_south},
    {.verb = E_REMOVE, .n = 2, .flags = IN_CHOSEN, .kinds = KIND(K_NVA_TROOP)},
    {.verb = E_STAY},
    {.verb = E_END},
};
static const Effect card_53s[] = {
    {.verb = E_REMOVE,
     .n = 1,
     .flags = UP_TO,
     .to = BOX_CASUALTIES,
     .kinds = KIND(K_US_BASE),
     .where = province},
    {.verb = E_REMOVE,
     .n = 2,
     .flags = UP_TO,
     .to = BOX_AVAILABLE,
     .kinds = KIND(K_ARVN_BASE),
     .where = province},
    {.verb = E_END},
};
static const Effect card_54u[] = {
    {.verb = E_BOX, .n = 2, .to = BOX_AVAILABLE, .types = 1u << US_TROOP, .from = BOX_CASUALTIES},
    {.verb = E_OUT, .op = NVA},
    {.verb = E_IN, .op = US},
    {.verb = E_END},
};
static const Effect card_54s[] = {
    {.verb = E_BOX,
     .n = 2,
     .to = BOX_OUT,
     .types = 1u << US_TROOP | 1u << IRREGULAR | 1u << US_BASE,
     .from = BOX_CASUALTIES},
    {.verb = E_OUT, .op = US},
    {.verb = E_END},
};
static const Effect card_55u[] = {
    {.verb = E_TRAIL, .change = -2},
    {.verb = E_REMOVE,
     .who = AS_NVA,
     .n = 4,
     .to = BOX_AVAILABLE,
     .kinds = NVA_KINDS,
     .where = w_laos},
    {.verb = E_REMOVE,
     .who = AS_NVA,
     .n = 4,
     .to = BOX_AVAILABLE,
     .kinds = NVA_KINDS,
     .where = w_cambodia},
    {.verb = E_END},
};
static const Effect card_55s[] = {
    {.verb = E_TRACK, .track = T_NVA, .amount = trail_2},
    {.verb = E_TRACK, .track = T_VC, .amount = trail_2},
    {.verb = E_MOVE,
     .who = AS_NVA,
     .flags = UP_TO | EACH_ONCE,
     .kinds = KIND(K_NVA_BASE),
     .where = w_laos_cambodia,
     .there = w_laos_cambodia,
     .amount = bases_in_laos_cambodia},
    {.verb = E_END},
};
static const Effect card_56u[] = {
    {.verb = E_CHOOSE, .n = 3, .where = with_guerrillas, .full = with_two_guerrillas},
    {.verb = E_REMOVE, .n = 2, .flags = IN_CHOSEN, .kinds = GUERRILLAS},
    {.verb = E_PLACE, .n = 1, .flags = IN_CHOSEN, .types = 1u << NVA_TROOP},
    {.verb = E_END},
};
static const Effect card_56s[] = {
    {.verb = E_FREE, .who = AS_NVA, .n = 3, .op = OP_MARCH, .op_flags = OP_STATIONS},
    {.verb = E_EACH, .who = AS_NVA, .flags = UP_TO | IN_CHOSEN},
    {.verb = E_END},
};
static const Effect card_57u[] = {
    {.verb = E_BOX,
     .n = 2,
     .to = BOX_AVAILABLE,
     .types = 1u << US_TROOP | 1u << IRREGULAR | 1u << US_BASE,
     .from = BOX_CASUALTIES},
    {.verb = E_END},
};
static const Effect card_57s[] = {
    {.verb = E_BOX, .n = 2, .to = BOX_OUT, .types = 1u << US_TROOP, .from = BOX_AVAILABLE},
    {.verb = E_DIE},
    {.verb = E_TRACK, .track = T_NVA, .amount = ev_number},
    {.verb = E_END},
};
static const Effect card_58u[] = {
    {.verb = E_REMOVE,
     .who = AS_NVA,
     .n = 6,
     .to = BOX_AVAILABLE,
     .kinds = NVA_KINDS,
     .where = north_or_laos},
    {.verb = E_END},
};
static const Effect card_58s[] = {
    {.verb = E_TRAIL, .change = 2, .when = no_cubes_in_laos},
    {.verb = E_MARK, .mark = freeze},
    {.verb = E_MOVE,
     .who = AS_US,
     .n = ANY_NUMBER,
     .kinds = KIND(K_US_TROOP),
     .where = w_laos,
     .there = w_south},
    {.verb = E_MOVE,
     .who = AS_ARVN,
     .n = ANY_NUMBER,
     .kinds = KIND(K_ARVN_TROOP),
     .where = w_laos,
     .there = home_of_arvn_troops},
    {.verb = E_MOVE,
     .who = AS_ARVN,
     .n = ANY_NUMBER,
     .kinds = KIND(K_POLICE),
     .where = w_laos,
     .there = home_of_police},
    {.verb = E_MARK, .mark = thaw},
    {.verb = E_END},
};
static const Effect card_59u[] = {
    {.verb = E_CHOOSE, .n = 1, .where = nva_near_base},
    {.verb = E_REMOVE,
     .n = 3,
     .to = BOX_AVAILABLE,
     .kinds = NVA_KINDS & ~TUNNELED_BASES,
     .where = w_chosen},
    {.verb = E_END},
};
static const Effect card_59s[] = {
    {.verb = E_FREE, .who = AS_NVA, .op = OP_MARCH, .there = w_outside},
    {.verb = E_OPTION, .who = AS_NVA, .choices = (const uint8_t[]){CH_ATTACK, CH_AMBUSH, 0}},
    {.verb = E_FREE, .who = AS_NVA, .option = CH_ATTACK, .n = 1, .op = OP_ATTACK},
    {.verb = E_ACTIVITY,
     .who = AS_NVA,
     .option = CH_AMBUSH,
     .n = 1,
     .op = AMBUSH,
     .op_flags = ACT_ANYWHERE,
     .where = w_any},
    {.verb = E_END},
};
static const Effect card_60u[] = {
    {.verb = E_BOX,
     .n = 3,
     .to = BOX_AVAILABLE,
     .types = 1u << US_TROOP | 1u << IRREGULAR | 1u << US_BASE,
     .from = BOX_OUT},
    {.verb = E_END},
};
static const Effect card_60s[] = {
    {.verb = E_PLACE, .who = AS_NVA, .n = 6, .types = 1u << NVA_TROOP, .where = w_outside},
    {.verb = E_TRACK, .change = 6, .track = T_NVA},
    {.verb = E_STAY, .when = nva_executes},
    {.verb = E_END},
};

const Script fitl_scripts_nva_late[] = {
    {46, UNSHADED, 0, card_46u}, {46, SHADED, 0, card_46s},   {47, UNSHADED, 0, card_47u},
    {47, SHADED, 0, card_47s},   {48, UNSHADED, 0, card_48u}, {48, SHADED, 0, card_48s},
    {49, UNSHADED, 0, card_49u}, {49, SHADED, 0, card_49s},   {50, UNSHADED, 0, card_50u},
    {50, SHADED, 0, card_50s},   {51, UNSHADED, 0, card_51u}, {51, SHADED, 0, card_51s},
    {52, UNSHADED, 0, card_52u}, {52, SHADED, 0, card_52s},   {53, UNSHADED, 0, card_53u},
    {53, SHADED, 0, card_53s},   {54, UNSHADED, 0, card_54u}, {54, SHADED, 0, card_54s},
    {55, UNSHADED, 0, card_55u}, {55, SHADED, 0, card_55s},   {56, UNSHADED, 0, card_56u},
    {56, SHADED, 0, card_56s},   {57, UNSHADED, 0, card_57u}, {57, SHADED, 0, card_57s},
    {58, UNSHADED, 0, card_58u}, {58, SHADED, 0, card_58s},   {59, UNSHADED, 0, card_59u},
    {59, SHADED, 0, card_59s},   {60, UNSHADED, 0, card_60u}, {60, SHADED, 0, card_60s},
};
const unsigned fitl_scripts_nva_late_count = COUNT_OF(fitl_scripts_nva_late);
