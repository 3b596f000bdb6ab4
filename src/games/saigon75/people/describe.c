/* describe.c: all about one place in words [2, 10, 12]: its land, who controls it and why, what
 * stands there and what it has done this phase, its combat, its neighbours. Nothing of it is hidden
 * from anybody: cards are elsewhere (hand.c). */
#include "games/saigon75/people/speak.h"

/* ---- A province ------------------------------------------------------------------------------ */

static void say_land(const Speaker *sp, uint8_t p)
{
    const Board *board = sp->g->board;
    const struct {
        Provinces set;
        const char *message;
    } lands[] = {{board->border, "s75.land.border"},
                 {board->coast, "s75.land.coast"},
                 {board->mountain, "s75.land.mountain"},
                 {board->mekong, "s75.land.mekong"}};
    Phrase land;
    s75_phrase_begin(&land);
    for (unsigned i = 0; i < COUNT_OF(lands); i++)
        if (lands[i].set >> p & 1)
            s75_phrase_add(sp, &land, lands[i].message, NULL);
    if (!land.text.length)
        s75_phrase_add(sp, &land, "s75.land.inland", NULL);
    s75_say_line(sp, "s75.describe.land", (uint8_t[ARGS_MAX]){p}, land.words);
}

/* [10.1] says the same of one side alone with or without marker. */
static void say_control(const Speaker *sp, uint8_t p)
{
    static const char *const alone[SIDES] = {"s75.describe.nv_alone", "s75.describe.sv_alone"};
    static const char *const both[SIDES] = {"s75.describe.nv_both", "s75.describe.sv_both"};
    static const char *const none[SIDES] = {"s75.describe.nv_militia", "s75.describe.sv_empty"};
    const bool nv = s75_count_at(sp->s, p, NV), sv = s75_count_at(sp->s, p, SV);
    const unsigned side = s75_controller(sp->s, p);
    s75_say_line(sp, nv && sv ? both[side] : nv || sv ? alone[side] : none[side], NULL, NULL);
    s75_say_line(sp, sp->s->militia >> p & 1 ? "s75.describe.militia" : "s75.describe.no_militia",
                 NULL, NULL);
}

static void say_token(const Speaker *sp, uint8_t p)
{
    const unsigned token = s75_token_in(sp->s, p);
    if (token < TOKENS)
        s75_say_line(sp, "s75.describe.token", (uint8_t[ARGS_MAX]){(uint8_t)token}, NULL);
    else if (token == TOKENS)
        s75_say_line(sp, "s75.describe.token_hidden", NULL, NULL);
}

/* ---- Units ----------------------------------------------------------------------------------- */

static void say_units(const Speaker *sp, unsigned side, Units units)
{
    static const char *const some[SIDES] = {"s75.describe.units.nv", "s75.describe.units.sv"};
    static const char *const none[SIDES] = {"s75.describe.none.nv", "s75.describe.none.sv"};
    Phrase phrase;
    s75_phrase_begin(&phrase);
    s75_phrase_units(sp, &phrase, units);
    if (units)
        s75_say_line(sp, some[side], (uint8_t[ARGS_MAX]){(uint8_t)count_units(units)},
                     phrase.words);
    else
        s75_say_line(sp, none[side], NULL, NULL);
}

static void say_set(const Speaker *sp, const char *id, Units units)
{
    Phrase phrase;
    if (!units)
        return;
    s75_phrase_begin(&phrase);
    s75_phrase_units(sp, &phrase, units);
    s75_say_line(sp, id, NULL, phrase.words);
}

/* What units have done this phase, or are kept from doing. Defenders may fight again [9.2]. */
static void say_deeds(const Speaker *sp, uint8_t place)
{
    const State *s = sp->s;
    const Units here = s->at[place];
    say_set(sp, "s75.describe.activated", here & s->activated);
    say_set(sp, "s75.describe.moved", here & s->moved);
    say_set(sp, "s75.describe.committed", here & s->attackers & ~s->engaged);
    say_set(sp, "s75.describe.fought_units", here & s->fought & s75_side_units[s->active]);
    say_set(sp, "s75.describe.absent", here & s->absent);
    say_set(sp, "s75.describe.barred", here & s->barred & ~s->absent);
    say_set(sp, "s75.describe.frozen", here & s->frozen & ~s->absent);
    say_set(sp, "s75.describe.arrivals", here & s->arrivals);
}

static void say_combat(const Speaker *sp, uint8_t p)
{
    static const char *const attacks[SIDES] = {"s75.describe.attack.nv", "s75.describe.attack.sv"};
    const State *s = sp->s;
    if (s->combat.province == p) {
        s75_say_line(sp, attacks[s->active], NULL, NULL);
        say_set(sp, "s75.describe.engaged.nv", s->engaged & s->at[p] & NV_UNITS);
        say_set(sp, "s75.describe.engaged.sv", s->engaged & s->at[p] & SV_UNITS);
    } else if (s->resolved >> p & 1) {
        s75_say_line(sp, "s75.describe.resolved", NULL, NULL);
    } else if (s->declared >> p & 1) {
        s75_say_line(sp, "s75.describe.declared", NULL, NULL);
    }
}

/* ---- Neighbours ------------------------------------------------------------------------------ */

static void say_neighbour(const Speaker *sp, uint8_t p)
{
    static const char *const near[SIDES] = {"s75.describe.near.nv", "s75.describe.near.sv"};
    const uint8_t arg[ARGS_MAX] = {(uint8_t)s75_count_at(sp->s, p, NV),
                                   (uint8_t)s75_count_at(sp->s, p, SV)};
    Phrase phrase;
    s75_phrase_begin(&phrase);
    if (arg[0])
        s75_phrase_add(sp, &phrase, "s75.strength.nv", arg);
    if (arg[1])
        s75_phrase_add(sp, &phrase, "s75.strength.sv", arg);
    if (!arg[0] && !arg[1])
        s75_phrase_add(sp, &phrase, "s75.strength.none", NULL);
    if (sp->s->militia >> p & 1)
        s75_phrase_add(sp, &phrase, "s75.strength.militia", NULL);
    s75_say_line(sp, near[s75_controller(sp->s, p)], (uint8_t[ARGS_MAX]){p}, phrase.words);
}

static void say_neighbours(const Speaker *sp, uint8_t p)
{
    const Board *board = sp->g->board;
    for (Provinces near = board->adjacent[p]; near; near &= near - 1)
        say_neighbour(sp, (uint8_t)first_province(near));
    if (board->border >> p & 1)
        s75_say_line(sp, "s75.describe.near.zone",
                     (uint8_t[ARGS_MAX]){(uint8_t)s75_count_at(sp->s, RESERVE, NV)}, NULL);
}

static void describe_province(const Speaker *sp, uint8_t p)
{
    say_land(sp, p);
    say_control(sp, p);
    say_token(sp, p);
    for (unsigned side = 0; side < SIDES; side++)
        say_units(sp, side, sp->s->at[p] & s75_side_units[side]);
    say_deeds(sp, p);
    say_combat(sp, p);
    say_neighbours(sp, p);
}

/* ---- Beside the map -------------------------------------------------------------------------- */

static void describe_reserve(const Speaker *sp)
{
    Phrase entries;
    s75_phrase_begin(&entries);
    for (Provinces set = sp->g->board->border; set; set &= set - 1)
        s75_phrase_name(sp, &entries, 'p', (uint8_t)first_province(set));
    s75_say_line(sp, "s75.describe.reserve", NULL, NULL);
    say_units(sp, NV, sp->s->at[RESERVE]);
    say_deeds(sp, RESERVE);
    s75_say_line(sp, "s75.describe.infiltration", (uint8_t[ARGS_MAX]){sp->s->infiltration}, NULL);
    s75_say_line(sp, "s75.describe.entries", NULL, entries.words);
}

static void describe_box(const Speaker *sp)
{
    s75_say_line(sp, "s75.describe.box", NULL, NULL);
    s75_say_air(sp);
    if (sp->s->at[BOX])
        say_set(sp, "s75.describe.waiting", sp->s->at[BOX]);
    else
        s75_say_line(sp, "s75.describe.nobody_waits", NULL, NULL);
}

void s75_describe(const Game *g, const State *s, Seat viewer, uint8_t place, Lang lang, Text *out)
{
    const Speaker sp = {g, s, lang, out};
    ENSURE(place <= BOX);
    if (place < PROVINCES)
        describe_province(&sp, place);
    else if (place == RESERVE)
        describe_reserve(&sp);
    else
        describe_box(&sp);
}
