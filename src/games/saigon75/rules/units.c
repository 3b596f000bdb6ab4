/* units.c: pieces and places [1, 2, 7]: moving a piece from place to place, losing steps, lists of
 * units and dice for the legal lists, and who is to act. Everything else is built on these. */
#include "games/saigon75/rules/s75.h"

#include <string.h>

const Units s75_side_units[SIDES] = {NV_UNITS, SV_UNITS};
const uint8_t s75_kind_first[KINDS + 1] = {0, 14, 22, 33, 39, 43, 46, 48, 55};
const uint8_t s75_kind_of[UNITS] = {
    NV_DIVISION, NV_DIVISION, NV_DIVISION, NV_DIVISION, NV_DIVISION,  NV_DIVISION,  NV_DIVISION,
    NV_DIVISION, NV_DIVISION, NV_DIVISION, NV_DIVISION, NV_DIVISION,  NV_DIVISION,  NV_DIVISION,
    VC,          VC,          VC,          VC,          VC,           VC,           VC,
    VC,          SV_DIVISION, SV_DIVISION, SV_DIVISION, SV_DIVISION,  SV_DIVISION,  SV_DIVISION,
    SV_DIVISION, SV_DIVISION, SV_DIVISION, SV_DIVISION, SV_DIVISION,  RANGER,       RANGER,
    RANGER,      RANGER,      RANGER,      RANGER,      MARINE,       MARINE,       MARINE,
    MARINE,      PARATROOPER, PARATROOPER, PARATROOPER, RIVER_PATROL, RIVER_PATROL, MECHANISED,
    MECHANISED,  MECHANISED,  MECHANISED,  MECHANISED,  MECHANISED,   MECHANISED};

static const Units kind_units[KINDS] = {NV_DIVISIONS, ALL_VC,       SV_DIVISIONS,  RANGERS,
                                        MARINES,      PARATROOPERS, RIVER_PATROLS, MECHANISEDS};

/* ---- Reading --------------------------------------------------------------------------------- */

Units s75_on_map(const State *s)
{
    return ~(s->at[RESERVE] | s->at[BOX] | s->at[OUT]) & (NV_UNITS | SV_UNITS);
}

/* Places in which a side has so many units: added to each number is what makes its highest bit
 * tell, and multiplied, these bits come to stand side by side. */
Provinces s75_places_with(const State *s, unsigned side, unsigned units)
{
    const uint64_t ones = UINT64_C(0x0101010101010101), tells = (0x80 - units) * ones;
    Provinces places = 0;
    for (unsigned i = 0; i < COUNT_OF(s->here[side].word); i++) {
        const uint64_t told = (s->here[side].word[i] + tells) >> 7 & ones;
        places |= (Provinces)(told * UINT64_C(0x0102040810204080) >> 56) << 8 * i;
    }
    return places;
}

Provinces s75_full_provinces(const State *s, unsigned side)
{
    return s75_places_with(s, side, STACK_MAX) & ALL_PROVINCES;
}

static Units alike(Units among, Units flag, Units unit)
{
    return among & (flag & unit ? flag : ~flag);
}

/* Units a card has been used on, as long as it matters: while its effect goes on. */
static Units named_now(const State *s)
{
    enum { CARD_FRAME = 4 }; /* on top of game, turns, turn, phase */
    const Flow *flow = &s->flow;
    const bool acting = flow->depth > CARD_FRAME && flow->frame[CARD_FRAME].step == EVENT_STEPS;
    return acting ? s->named : 0;
}

/* Units about which anything but place and step is known. */
static Units flagged(const State *s)
{
    return s->activated | s->moved | s->fought | s->barred | s->frozen | s->absent | named_now(s) |
           s->attackers | s->engaged | s->sharing | s->answered | s->arrivals;
}

/* Of mates (same place, same kind) those that no rule could tell from this unit. */
static Units twins_among(const State *s, Units mates, Units unit)
{
    mates = alike(mates, s->full, unit);
    mates = alike(mates, s->activated, unit);
    mates = alike(mates, s->moved, unit);
    mates = alike(mates, s->fought, unit);
    mates = alike(mates, s->barred | s->frozen, unit);
    mates = alike(mates, s->absent, unit);
    mates = alike(mates, named_now(s), unit);
    mates = alike(mates, s->attackers, unit);
    mates = alike(mates, s->engaged, unit);
    mates = alike(mates, s->sharing, unit);
    mates = alike(mates, s->answered, unit);
    return alike(mates, s->arrivals, unit);
}

static Units mates_of(const State *s, unsigned u)
{
    return s->at[s->place[u]] & kind_units[s75_kind_of[u]];
}

/* Of units in one place the first of each set of twins. */
static Units firsts_told_apart(const State *s, Units here)
{
    Units firsts = 0;
    while (here) {
        const Units unit = here & -here;
        firsts |= unit;
        here &= ~twins_among(s, here & kind_units[s75_kind_of[first_unit(here)]], unit);
    }
    return firsts;
}

/* The first unit of every other kind, from NV's divisions or from VC: one is taken away from the
 * number that the bits of a kind are, and the unit after them, of a kind that is not looked at,
 * lends it where they are 0. */
static inline Units first_of_even_kinds(Units units)
{
    const Units first = UNIT(0) | UNIT(22) | UNIT(39) | UNIT(46);
    const Units after = UNIT(14) | UNIT(33) | UNIT(43) | UNIT(48);
    return units & ~((units | after) - first);
}

static inline Units first_of_odd_kinds(Units units)
{
    const Units first = UNIT(14) | UNIT(33) | UNIT(43) | UNIT(48);
    const Units after = UNIT(22) | UNIT(39) | UNIT(46) | UNIT(UNITS);
    return units & ~((units | after) - first);
}

/* The same where nothing is known of them but their steps: without a branch, for none could be
 * foreseen. */
static inline Units firsts_unflagged(Units here, Units full)
{
    const Units even = NV_DIVISIONS | SV_DIVISIONS | MARINES | RIVER_PATROLS, odd = ~even;
    const Units whole = here & full, rest = here & ~full;
    return first_of_even_kinds(whole) | first_of_even_kinds(rest & even) |
           first_of_odd_kinds(rest & odd);
}

static Units firsts_in_place(const State *s, Units here, Units flags)
{
    return here & flags ? firsts_told_apart(s, here) : firsts_unflagged(here, s->full);
}

/* All places, whether anybody is there or not: compilers take several at a time. */
static Units firsts_everywhere(const State *s, Units units)
{
    const Units full = s->full;
    Units firsts = 0;
    for (unsigned place = 0; place < PLACES; place++)
        firsts |= firsts_unflagged(units & s->at[place], full);
    return firsts;
}

/* Place by place: most units that stand together are alike. */
Units s75_without_twins(const State *s, Units units)
{
    Units firsts = 0;
    if (!(units & (units - 1)))
        return units;
    const Units flags = flagged(s);
    if ((units & s->at[s->place[first_unit(units)]]) == units) /* in a combat, for one */
        return firsts_in_place(s, units, flags);
    if (!(units & flags))
        return firsts_everywhere(s, units);
    for (unsigned place = 0; place < PLACES; place++)
        firsts |= firsts_in_place(s, units & s->at[place], flags);
    return firsts;
}

/* A twin stands for its first: the legal list names only that one. */
static uint8_t first_twin(const State *s, unsigned u)
{
    return (uint8_t)first_unit(twins_among(s, mates_of(s, u), UNIT(u)));
}

Action s75_canon(const Game *g, const State *s, Action a)
{
    switch ((S75Verb)a.verb) {
    case V_PLACE:
    case V_NAME:
    case V_ACTIVATE:
    case V_MOVE:
    case V_ELIMINATE:
    case V_COMMIT:
    case V_REDUCE:
    case V_RETREAT:
    case V_WITHDRAW:
    case V_DESERT:
        a.a = first_twin(s, a.a);
        return a;
    default:
        return a;
    }
}

/* ---- Lists ----------------------------------------------------------------------------------- */

/* One answer for each member of a set. Whether there is room for all is asked once, and they are
 * counted where no answer that is written could change the number. */
static inline void list_set(uint8_t verb, uint64_t set, ActionList *out)
{
    uint32_t count = out->count;
    out->full |= count + count_units(set) > LIST_MAX;
    for (; set && count < LIST_MAX; set &= set - 1)
        out->action[count++] = (Action){.verb = verb, .a = (uint8_t)first_unit(set)};
    out->count = count;
}

void s75_list_units(const State *s, uint8_t verb, Units units, ActionList *out)
{
    list_set(verb, s75_without_twins(s, units), out);
}

void s75_list_places(uint8_t verb, Provinces places, ActionList *out)
{
    list_set(verb, places, out);
}

void s75_list_cards(uint8_t verb, uint32_t cards, ActionList *out) { list_set(verb, cards, out); }

void s75_list_draw(unsigned side, uint32_t cards, ActionList *out)
{
    for (; cards; cards &= cards - 1) {
        const uint8_t card = (uint8_t)first_province(cards);
        list_add_weighted(out, (Action){V_DEAL, (uint8_t)side, card, 0}, 1);
    }
}

/* All that there is room for is copied, for how many there are no branch could foresee. */
void s75_list_roll(const Game *g, unsigned side, unsigned dice, ActionList *out)
{
    const RollList *roll = &g->board->roll[side][dice];
    out->count = roll->count;
    out->chance = true;
    memcpy(out->action, roll->action, sizeof roll->action);
    memcpy(out->weight, roll->weight, sizeof roll->weight);
}

void s75_list_attrition(const Game *g, unsigned markers, ActionList *out)
{
    for (unsigned lost = 0; lost <= markers; lost++) {
        const uint32_t weight = g->board->attrition_weight[markers][lost];
        if (weight)
            list_add_weighted(out, (Action){V_ATTRITION, (uint8_t)lost, 0, 0}, weight);
    }
}

/* ---- Bars every step of a kind shares -------------------------------------------------------- */

void s75_bar_not_own(const State *s, unsigned side, Bars *bars)
{
    bar(bars, R_NOT_YOURS, ~s75_side_units[side]);
    bar(bars, R_NOT_IN_PLAY, s->at[OUT] | s->at[BOX]);
}

/* ---- Actors ---------------------------------------------------------------------------------- */

Seat s75_active(const Game *g, const State *s) { return s->active; }

Seat s75_nv(const Game *g, const State *s) { return NV; }

Seat s75_sv(const Game *g, const State *s) { return SV; }

/* ---- Writing --------------------------------------------------------------------------------- */

void s75_put_first(State *s, unsigned unit, unsigned place)
{
    s->at[place] |= UNIT(unit);
    s->place[unit] = (uint8_t)place;
    s->stands[side_of(unit)] |= PROVINCE(place);
    s->here[side_of(unit)].in[place]++;
}

/* Before it goes there: the neighbours of where it was have one less next door, those of where it
 * will be have one more. */
static void count_neighbour(const Game *g, State *s, unsigned unit, unsigned place)
{
    const Counts *from = &g->board->beside[s->place[unit]], *to = &g->board->beside[place];
    Counts *near = &s->near[side_of(unit)];
    for (unsigned i = 0; i < COUNT_OF(near->word); i++)
        near->word[i] += to->word[i] - from->word[i];
}

void s75_put(const Game *g, State *s, unsigned unit, unsigned place)
{
    const unsigned side = side_of(unit), from = s->place[unit];
    s->at[from] &= ~UNIT(unit);
    s->here[side].in[from]--;
    if (!s->here[side].in[from])
        s->stands[side] &= ~PROVINCE(from);
    count_neighbour(g, s, unit, place);
    s75_put_first(s, unit, place);
}

void s75_enter(const Game *g, State *s, unsigned unit, unsigned place)
{
    const bool frees = side_of(unit) == SV && place < PROVINCES && !s->at[place] &&
                       s->militia & PROVINCE(place); /* [8.4] */
    s75_put(g, s, unit, place);
    if (frees) {
        s->militia &= ~PROVINCE(place);
        flow_note(s, N_MILITIA_GONE, (uint8_t)place, 0, 0);
    }
}

void s75_eliminate(const Game *g, State *s, unsigned unit)
{
    const Units others = ~UNIT(unit);
    s75_put(g, s, unit, OUT);
    s->full &= others;
    s->activated &= others;
    s->moved &= others;
    s->fought &= others;
    s->barred &= others;
    s->frozen &= others;
    s->absent &= others;
    s->named &= others;
    s->attackers &= others;
    s->engaged &= others;
    s->sharing &= others;
    s->answered &= others;
    s->arrivals &= others;
}

void s75_reduce(const Game *g, State *s, unsigned unit)
{
    const uint8_t place = s->place[unit];
    if (s->full & UNIT(unit)) {
        s->full &= ~UNIT(unit);
        flow_note(s, N_REDUCED, (uint8_t)unit, place, 0);
        return;
    }
    s75_eliminate(g, s, unit);
    flow_note(s, N_LOST, (uint8_t)unit, place, 0);
}
