/* traits.c: a position as a list of yes-or-no facts, for the net of estimate.c. Nothing is in a
 * position that not everybody can see. */
#include "games/fitl/players/estimate.h"

/* ---- Spaces ---------------------------------------------------------------------------------- */

FOLDED unsigned above(unsigned number, unsigned other)
{
    return number > other ? number - other : 0;
}

FOLDED void add_coin(Facts *list, const uint8_t at[KINDS])
{
    add_number(list, at[K_US_TROOP], 4);
    add_number(list, 0u + at[K_IRREGULAR] + at[K_IRREGULAR_A], 2);
    add_fact(list, at[K_US_BASE]);
    add_number(list, at[K_ARVN_TROOP], 4);
    add_number(list, at[K_POLICE], 3);
    add_number(list, 0u + at[K_RANGER] + at[K_RANGER_A], 2);
    add_fact(list, at[K_ARVN_BASE]);
}

FOLDED void add_insurgents(Facts *list, const uint8_t at[KINDS])
{
    add_number(list, at[K_NVA_TROOP], 6);
    add_number(list, at[K_NVA_GUERRILLA], 3);
    add_number(list, at[K_NVA_GUERRILLA_A], 2);
    add_number(list, 0u + at[K_NVA_BASE] + at[K_NVA_BASE_T], STACK_BASES);
    add_fact(list, at[K_NVA_BASE_T]);
    add_number(list, at[K_VC_GUERRILLA], 4);
    add_number(list, at[K_VC_GUERRILLA_A], 2);
    add_number(list, 0u + at[K_VC_BASE] + at[K_VC_BASE_T], STACK_BASES);
    add_fact(list, at[K_VC_BASE_T]);
}

/* Who has how many more than would be enough for Control, or how many too few. */
FOLDED void add_leads(Facts *list, const State *s, unsigned x)
{
    const unsigned coin = s->coin[x], nva = s->nva[x], vc = s->vc[x];
    add_number(list, above(coin, nva + vc), 3);
    add_number(list, above(nva + vc, coin), 3);
    add_number(list, above(nva, coin + vc), 3);
}

FOLDED void add_land(Facts *list, const State *s, unsigned x)
{
    add_number(list, above(s->level[x], NEUTRAL), 2);
    add_number(list, above(NEUTRAL, s->level[x]), 2);
    add_fact(list, control(s, x) == COIN_CONTROL);
    add_fact(list, control(s, x) == NVA_CONTROL);
    add_number(list, s->terror[x], 2);
    add_coin(list, s->at[x]);
    add_insurgents(list, s->at[x]);
    add_leads(list, s, x);
}

FOLDED void add_loc(Facts *list, const State *s, unsigned x)
{
    add_fact(list, s->terror[x]);
    add_number(list, s->coin[x], 2);
    add_number(list, insurgents(s, x), 2);
}

/* ---- Who stands how -------------------------------------------------------------------------- */

FOLDED unsigned from(int lowest, int number)
{
    return number > lowest ? (unsigned)(number - lowest) : 0;
}

/* By how near the end is: what counts before the last Coup is who is first, before another one
 * whether anybody has passed his goal. */
FOLDED void add_margins(Facts *list, const State *s, unsigned stage, const int margin[FACTIONS])
{
    const unsigned when = (stage < NEARNESS) + 2u * monsoon(s);
    for (unsigned i = 0; i < 4; i++)
        for (unsigned f = 0; f < FACTIONS; f++)
            add_number(list, i == when ? from(-24, margin[f]) : 0, 32);
    for (unsigned f = 0; f < FACTIONS; f++)
        for (unsigned rival = f + 1; rival < FACTIONS; rival++)
            add_number(list, from(-16, margin[f] - margin[rival]) / 2, 16);
}

FOLDED void add_tracks(Facts *list, const Game *g, const State *s)
{
    for (unsigned t = T_ARVN; t <= T_VC; t++) {
        add_number(list, s->track[t], 6);
        add_number(list, s->track[t] / 4u, 12);
    }
    add_number(list, s->track[T_AID] / 4u, 15);
    add_number(list, s->track[T_PATRONAGE] / 4u, 12);
    add_number(list, s->trail, TRAIL_MAX);
    add_number(list, s->econ / 2u, 7);
    add_number(list, fitl_total_support(g, s) / 4, 12);
    add_number(list, fitl_total_opposition(g, s) / 4, 12);
}

FOLDED void add_boxes(Facts *list, const State *s)
{
    static const uint8_t part[TYPES] = {
        [US_TROOP] = 3,      [IRREGULAR] = 1, [US_BASE] = 1,      [ARVN_TROOP] = 3,
        [POLICE] = 3,        [RANGER] = 1,    [ARVN_BASE] = 1,    [NVA_TROOP] = 4,
        [NVA_GUERRILLA] = 2, [NVA_BASE] = 1,  [VC_GUERRILLA] = 3, [VC_BASE] = 1};
    for (unsigned t = 0; t < TYPES; t++)
        add_number(list, s->box[BOX_AVAILABLE][t] / part[t], 10);
    add_number(list, s->box[BOX_CASUALTIES][US_TROOP], 8);
    add_number(list, s->box[BOX_OUT][US_TROOP] / 2u, 6);
}

/* ---- Turns and cards ------------------------------------------------------------------------- */

/* Who has the first say on the next card, if nobody who may act now does so. */
FOLDED unsigned first_on_next(const Game *g, const State *s, unsigned eligible)
{
    if (s->next == 0 || s->next >= FIRST_PIVOTAL)
        return NOBODY;
    const uint8_t *order = g->board->card[s->next].order;
    for (unsigned i = 0; i < FACTIONS; i++)
        if (eligible >> order[i] & 1)
            return order[i];
    return NOBODY;
}

FOLDED void add_turn(Facts *list, const Game *g, const State *s)
{
    const unsigned again = ((15u & ~(unsigned)s->acted) | s->stay) & ~(unsigned)s->barred & 15u;
    const unsigned acts = least(flow_now(s)->v[0], NOBODY), slot = s->slot > 0;
    const bool event_card = s->next > 0 && s->next < FIRST_PIVOTAL;
    add_choice(list, acts * 2 + slot, FACTIONS * 2);
    add_choice(list, slot && s->first ? s->first - 1u : UINT16_MAX, 4);
    add_set(list, s->eligible & ~(unsigned)(s->acted | s->passed | s->barred) & 15u, FACTIONS);
    add_set(list, again, FACTIONS);
    add_choice(list, first_on_next(g, s, again), FACTIONS);
    add_choice(list, event_card ? g->board->card[s->next].order[0] : NOBODY, FACTIONS);
}

FOLDED void add_cards(Facts *list, const Game *g, const State *s, unsigned stage)
{
    const unsigned edition = edition_1(g);
    add_choice(list, stage, STAGES);
    add_number(list, above(scenario_of(g)->piles, s->coup_count), COUPS);
    add_number(list, s->pile_left, 13);
    add_choice(list, edition * SCENARIOS + g->option[OPTION_SCENARIO], 2 * SCENARIOS);
    add_set(list, s->cap[UNSHADED], CAPABILITIES);
    add_set(list, s->cap[SHADED], CAPABILITIES);
    add_set(list, s->momentum, MOMENTA);
    add_choice(list, s->leader ? s->leader - FIRST_COUP + 1u : minh_leads(s) ? 0 : UINT16_MAX, 5);
    add_fact(list, s->leader_down);
    add_fact(list, s->peace_talks);
    add_set(list, s->pivotal, FACTIONS);
    add_set(list, s->bots, FACTIONS);
}

FOLDED unsigned list_traits(const Game *g, const State *s, const int margin[FACTIONS],
                            uint16_t *out, FactsWanted wanted)
{
    const unsigned stage = fitl_stage(g, s);
    Facts list = {.out = out, .wanted = wanted};
    for (unsigned x = 0; x < LANDS; x++)
        add_land(&list, s, x);
    for (unsigned x = FIRST_LOC; x < SPACES; x++)
        add_loc(&list, s, x);
    add_margins(&list, s, stage, margin);
    add_tracks(&list, g, s);
    add_boxes(&list, s);
    add_turn(&list, g, s);
    add_cards(&list, g, s, stage);
    ENSURE(list.at == TRAITS);
    return list.count;
}

unsigned fitl_traits(const Game *g, const State *s, uint16_t out[TRAITS])
{
    int margin[FACTIONS];
    fitl_margins(g, s, margin);
    return list_traits(g, s, margin, out, FACTS_THAT_HOLD);
}

unsigned fitl_rows(const Game *g, const State *s, const int margin[FACTIONS], uint16_t out[TRAITS])
{
    return list_traits(g, s, margin, out, FACTS_TO_ADD);
}

unsigned fitl_traits_going_on(const Game *g, const State *s, uint16_t out[TRAITS])
{
    int margin[FACTIONS];
    fitl_margins(g, s, margin);
    return list_traits(g, s, margin, out, FACTS_GOING_ON);
}
