/* traits.c: a position as a list of yes-or-no facts, for the net of estimate.c. */
#include "games/saigon75/players/estimate.h"

/* ---- Provinces ------------------------------------------------------------------------------- */

FOLDED void add_units(Facts *list, const State *s, Units here)
{
    static const Units light = RANGERS | MARINES | PARATROOPERS;
    const bool any = list->wanted == FACTS_GOING_ON;
    if (here & NV_UNITS || any) {
        add_number(list, count_units(here & NV_DIVISIONS & s->full), 5);
        add_number(list, count_units(here & NV_DIVISIONS & ~s->full), 4);
        add_number(list, count_units(here & ALL_VC), 4);
    } else
        list->at += 13;
    if (here & SV_UNITS || any) {
        add_number(list, count_units(here & SV_DIVISIONS & s->full), 3);
        add_number(list, count_units(here & SV_DIVISIONS & ~s->full), 3);
        add_number(list, count_units(here & light), 5);
        add_number(list, count_units(here & RIVER_PATROLS), 2);
        add_number(list, count_units(here & MECHANISEDS), 3);
    } else
        list->at += 16;
}

FOLDED void add_province(Facts *list, const State *s, unsigned p)
{
    const Units here = s->at[p];
    const unsigned nv = count_units(here & NV_UNITS), sv = count_units(here & SV_UNITS);
    add_units(list, s, here);
    add_number(list, nv, 5);
    add_number(list, sv, 5);
    add_fact(list, s->militia >> p & 1);
    add_fact(list, nv && !sv);
    add_fact(list, sv && !nv);
    add_fact(list, nv && sv);
}

/* ---- The rest -------------------------------------------------------------------------------- */

FOLDED Units units_in(const State *s, Provinces set)
{
    Units units = 0;
    for (; set; set &= set - 1)
        units |= s->at[first_province(set)];
    return units;
}

/* Who stands around Saigon, next door and one province further. */
FOLDED void add_approaches(Facts *list, const Game *g, const State *s)
{
    const Board *board = g->board;
    Provinces near = board->adjacent[board->saigon], far = 0;
    for (Provinces rest = near; rest; rest &= rest - 1)
        far |= board->adjacent[first_province(rest)];
    far &= ~near & ~PROVINCE(board->saigon);
    const Units close = units_in(s, near), behind = units_in(s, far);
    add_number(list, count_units(close & NV_UNITS), 12);
    add_number(list, count_units(close & SV_UNITS), 12);
    add_number(list, count_units(behind & NV_UNITS), 12);
    add_number(list, count_units(behind & SV_UNITS), 12);
}

FOLDED void add_forces(Facts *list, const State *s)
{
    const Units map = s75_on_map(s);
    add_number(list, count_units(s->at[RESERVE] & NV_DIVISIONS & s->full), 14);
    add_number(list, count_units(s->at[RESERVE] & NV_DIVISIONS & ~s->full), 6);
    add_number(list, count_units(s->at[RESERVE] & ALL_VC), 8);
    add_number(list, count_units(s->at[OUT] & NV_DIVISIONS), 8);
    add_number(list, count_units(s->at[OUT] & ALL_VC), 8);
    add_number(list, count_units(map & SV_UNITS), 33);
    add_number(list, count_provinces(s75_controlled_by_nv(s)), 20);
}

FOLDED void add_markers(Facts *list, const State *s)
{
    add_number(list, s->air_box, AIR_BOX_MAX);
    add_number(list, s->air_lost, AIR_TOTAL);
    add_number(list, s->infiltration, INFILTRATION_TOTAL);
    add_number(list, s->plus_left[NV], 3);
    add_number(list, s->plus_left[SV], 2);
    for (unsigned i = 0; i < TOKENS; i++) {
        add_fact(list, s->token_place[i] == TOKEN_OF_NV);
        add_fact(list, s->token_place[i] == TOKEN_OF_SV);
    }
}

FOLDED unsigned list_traits(const Game *g, const State *s, uint16_t *out, FactsWanted wanted)
{
    Facts list = {.out = out, .wanted = wanted};
    for (unsigned p = 0; p < PROVINCES; p++)
        add_province(&list, s, p);
    add_choice(&list, (s->turn - 1u) * SIDES + s->active, TURNS * SIDES);
    add_fact(&list, is_edition_1(g));
    add_fact(&list, has_draw_pile(g));
    add_approaches(&list, g, s);
    add_forces(&list, s);
    add_markers(&list, s);
    add_set(&list, s->hand[NV], CARDS);
    add_set(&list, s->hand[SV], CARDS);
    add_fact(&list, g->series);
    ENSURE(list.at == TRAITS);
    ENSURE(list.count < TRAITS_HELD_MAX || wanted == FACTS_GOING_ON);
    return list.count;
}

unsigned s75_traits(const Game *g, const State *s, uint16_t out[TRAITS_HELD_MAX])
{
    return list_traits(g, s, out, FACTS_THAT_HOLD);
}

unsigned s75_rows(const Game *g, const State *s, uint16_t out[TRAITS_HELD_MAX])
{
    return list_traits(g, s, out, FACTS_TO_ADD);
}

unsigned s75_traits_going_on(const Game *g, const State *s, uint16_t out[TRAITS])
{
    return list_traits(g, s, out, FACTS_GOING_ON);
}
