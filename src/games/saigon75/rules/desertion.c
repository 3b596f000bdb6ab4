/* desertion.c: chapter 11. Points are handed out one at a time: a full division worth two goes with
 * two of them, so every way of spending them can be reached. */
#include "games/saigon75/rules/chapters.h"

/* ---- Desertion [11.1] ------------------------------------------------------------------------ */

enum { NO_TEST_BELOW = 5 }; /* [ed.2] */

static unsigned provinces_counted(const State *s)
{
    return least(count_provinces(s75_controlled_by_nv(s)) + s->crisis, PROVINCES);
}

static bool has_points(const Game *g, unsigned provinces)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < 6; i++)
        sum += g->board->desertion[provinces][i];
    return sum != 0;
}

bool s75_desertion_tests(const Game *g, unsigned provinces)
{
    return (is_edition_1(g) || provinces >= NO_TEST_BELOW) && has_points(g, provinces);
}

const uint8_t *s75_desertion_row(const Game *g, const State *s)
{
    const unsigned provinces = provinces_counted(s);
    const bool test = s75_desertion_tests(g, provinces);
    return test && s75_on_map(s) & SV_UNITS ? g->board->desertion[provinces] : NULL;
}

/* No roll where none could matter. */
static void desertion_run(const Game *g, State *s)
{
    if (s75_desertion_row(g, s)) {
        flow_goto(s, DESERTION_ROLL);
        return;
    }
    flow_note(s, N_NO_DESERTION, (uint8_t)provinces_counted(s), 0, 0);
    flow_goto(s, AFTER_DESERTION);
}

const Step s75_desertion_step = {.name = "desertion", .rule = "11.1", .run = desertion_run};

/* ---- The roll [11.1] ------------------------------------------------------------------------- */

static void desertion_roll_apply(const Game *g, State *s, Action a)
{
    s->desertion_die = a.a;
    s->desertion = g->board->desertion[provinces_counted(s)][a.a - 1];
    flow_note(s, N_DESERTION, a.a, s->desertion, 0);
    flow_goto(s, DESERTIONS);
}

const Step s75_desertion_roll_step = {.name = "desertion_roll",
                                      .rule = "11.1",
                                      .prompt = "s75.ask.chance.desertion",
                                      .offer = {V_DIE, 1, 6},
                                      .apply = desertion_roll_apply};

/* ---- Who deserts [11.2] ---------------------------------------------------------------------- */

static Units units_in(const State *s, Provinces provinces)
{
    Units units = 0;
    for (; provinces; provinces &= provinces - 1)
        units |= s->at[first_province(provinces)];
    return units & SV_UNITS;
}

/* The first class that has any unit left. */
static Units next_class(const Game *g, const State *s)
{
    const Provinces border = g->board->border, both = s75_contested(s);
    const Provinces classes[] = {border & both, border, both & ~PROVINCE(g->board->saigon),
                                 ALL_PROVINCES};
    for (unsigned i = 0; i < COUNT_OF(classes); i++)
        if (units_in(s, classes[i]))
            return units_in(s, classes[i]);
    return 0;
}

static void desert(const Game *g, State *s, unsigned unit)
{
    s->desertion--;
    flow_note(s, N_DESERTED, (uint8_t)unit, s->place[unit], 0);
    s75_reduce(g, s, unit);
}

/* Points beyond the last unit are ignored [11.4]; where all are alike nobody is asked. */
static void desertions_run(const Game *g, State *s)
{
    const Units firsts = s75_without_twins(s, next_class(g, s));
    if (!s->desertion || !firsts) {
        s->desertion = 0;
        flow_goto(s, AFTER_DESERTION);
    } else if (count_units(firsts) == 1) {
        desert(g, s, first_unit(firsts)); /* no choice [4.4]; the step runs again */
    } else {
        flow_call(s, DESERT_UNIT);
    }
}

const Step s75_desertions_step = {.name = "desertions", .rule = "11.2", .run = desertions_run};

/* ---- A unit deserts [11.2] ------------------------------------------------------------------- */

static void desert_unit_legal(const Game *g, const State *s, ActionList *out)
{
    s75_list_units(s, V_DESERT, next_class(g, s), out);
}

static uint8_t desert_unit_why(const Game *g, const State *s, Action a)
{
    Bars bars = bars_about(a.a);
    if (a.verb != V_DESERT)
        return a.verb == V_DONE ? R_MUST : R_NOT_NOW;
    s75_bar_not_own(s, SV, &bars);
    bar(&bars, R_DESERT_ORDER, ~next_class(g, s));
    return bars.reason;
}

static void desert_unit_apply(const Game *g, State *s, Action a)
{
    desert(g, s, a.a);
    flow_return(s);
}

const Step s75_desert_unit_step = {.name = "desert_unit",
                                   .rule = "11.2",
                                   .prompt = "s75.ask.desert",
                                   .actor = s75_sv,
                                   .legal = desert_unit_legal,
                                   .apply = desert_unit_apply,
                                   .why_not = desert_unit_why};

/* ---- Control afterwards [10.4] --------------------------------------------------------------- */

/* [10.4] Only the first edition checks markers here. */
static void after_desertion_run(const Game *g, State *s)
{
    s->crisis = 0;
    if (is_edition_1(g))
        s75_place_militia(s);
    flow_return(s);
}

const Step s75_after_desertion_step = {
    .name = "after_desertion", .rule = "10.4", .run = after_desertion_run};
