/* traits.c: a position as a list of yes-or-no facts, for the net of estimate.c. A number is told by
 * as many facts ("at least one", "at least two"), so that each can weigh what it likes. */
#include "games/saigon75/players/estimate.h"

/* All is compiled twice: for who learns, and for the net, which looks at the last trait of a number
 * alone. */
#define FOLDED static inline __attribute__((always_inline))

typedef struct List {
    uint16_t *out;
    bool all;
    unsigned count;
    unsigned at; /* number of the next trait */
} List;

FOLDED void add_fact(List *list, bool holds)
{
    list->out[list->count] = (uint16_t)list->at++;
    list->count += holds;
}

/* Traits "at least 1" to "at least `most`". */
FOLDED void add_number(List *list, unsigned number, unsigned most)
{
    const unsigned held = least(number, most);
    for (unsigned i = 0; list->all && i + 1 < held; i++)
        list->out[list->count++] = (uint16_t)(list->at + i);
    list->out[list->count] = (uint16_t)(list->at + held - 1);
    list->count += held > 0;
    list->at += most;
}

/* One of several. */
FOLDED void add_choice(List *list, unsigned which, unsigned of)
{
    list->out[list->count++] = (uint16_t)(list->at + which);
    list->at += of;
}

FOLDED void add_set(List *list, uint32_t set, unsigned of)
{
    for (; set; set &= set - 1)
        list->out[list->count++] = (uint16_t)(list->at + first_province(set));
    list->at += of;
}

/* ---- Provinces ------------------------------------------------------------------------------- */

FOLDED void add_units(List *list, const State *s, Units here)
{
    static const Units light = RANGERS | MARINES | PARATROOPERS;
    if (here & NV_UNITS) {
        add_number(list, count_units(here & NV_DIVISIONS & s->full), 5);
        add_number(list, count_units(here & NV_DIVISIONS & ~s->full), 4);
        add_number(list, count_units(here & ALL_VC), 4);
    } else
        list->at += 13;
    if (here & SV_UNITS) {
        add_number(list, count_units(here & SV_DIVISIONS & s->full), 3);
        add_number(list, count_units(here & SV_DIVISIONS & ~s->full), 3);
        add_number(list, count_units(here & light), 5);
        add_number(list, count_units(here & RIVER_PATROLS), 2);
        add_number(list, count_units(here & MECHANISEDS), 3);
    } else
        list->at += 16;
}

FOLDED void add_province(List *list, const State *s, unsigned p)
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
FOLDED void add_approaches(List *list, const Game *g, const State *s)
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

FOLDED void add_forces(List *list, const State *s)
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

FOLDED void add_markers(List *list, const State *s)
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

FOLDED unsigned list_traits(const Game *g, const State *s, uint16_t out[TRAITS_HELD_MAX], bool all)
{
    List list = {.out = out, .all = all};
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
    ENSURE(list.at == TRAITS && list.count < TRAITS_HELD_MAX);
    return list.count;
}

unsigned s75_traits(const Game *g, const State *s, uint16_t out[TRAITS_HELD_MAX])
{
    return list_traits(g, s, out, true);
}

unsigned s75_rows(const Game *g, const State *s, uint16_t out[TRAITS_HELD_MAX])
{
    return list_traits(g, s, out, false);
}
