/* test_heuristic_map.c: the heuristic player looks at the whole map at once; what he makes of a
 * move is what anybody would who asks of each place by itself what holds there. */
#include "games/saigon75/players/heuristic.h"
#include "support/play75.h"

enum { GAMES = 24 };

static const char *const options[] = {"edition=2", "edition=1 hand=3", "edition=2 sv_air=2",
                                      "edition=2 solo=on"};

/* ---- Place by place -------------------------------------------------------------------------- */

static int units_of(const State *s, unsigned place, unsigned side)
{
    return (int)count_units(s->at[place] & s75_side_units[side]);
}

static bool is_in(Provinces set, unsigned place) { return set >> place & 1; }

static int away(const Game *g, unsigned place)
{
    return place < PROVINCES ? g->board->steps_to_saigon[place] : 3;
}

/* Units of the North that could follow one there with the activations left. */
static int followers(const Game *g, const State *s, unsigned place)
{
    int near = 0;
    for (unsigned p = 0; p < PROVINCES; p++)
        near += is_in(g->board->adjacent[place], p) ? units_of(s, p, NV) : 0;
    if (is_in(g->board->border, place))
        near += (int)least((unsigned)units_of(s, RESERVE, NV), 6);
    return (int)least((unsigned)near, s75_activations_left(g, s) + 2);
}

static int north_arrives(const Game *g, const State *s, unsigned place)
{
    const int own = units_of(s, place, NV), enemy = units_of(s, place, SV);
    if (own >= STACK_MAX)
        return NEVER;
    if (place == g->board->saigon)
        return own || followers(g, s, place) >= (int)least((unsigned)enemy + 1, 5) ? 14 : -4;
    if (!own && !enemy)
        return is_in(s->militia, place) ? 1 : 9;
    if (!enemy || own > enemy + 1)
        return 1;
    return own + followers(g, s, place) > enemy ? 7 - enemy : -5;
}

static int north_leaves(const Game *g, const State *s, unsigned place)
{
    const int own = units_of(s, place, NV), enemy = units_of(s, place, SV);
    if (place == RESERVE)
        return 0;
    if (place == g->board->saigon)
        return NEVER;
    if (enemy)
        return own > enemy ? -6 : 0;
    return own == 1 && !is_in(s->militia, place) ? -4 : 0;
}

static bool is_threatened(const Game *g, const State *s, unsigned place)
{
    for (unsigned p = 0; p < PROVINCES; p++)
        if (is_in(g->board->adjacent[place], p) && units_of(s, p, NV))
            return true;
    return s->at[RESERVE] && is_in(g->board->border, place);
}

static int south_arrives(const Game *g, const State *s, unsigned place)
{
    const int own = units_of(s, place, SV), enemy = units_of(s, place, NV);
    if (own >= STACK_MAX)
        return NEVER;
    if (place == g->board->saigon)
        return 8 + enemy;
    if (enemy)
        return own > enemy ? 4 : -6;
    if (is_in(s->militia, place))
        return 9;
    if (!own)
        return is_threatened(g, s, place) ? 3 : 0;
    return is_in(g->board->adjacent[g->board->saigon], place) ? 2 : 0;
}

static int south_leaves(const Game *g, const State *s, unsigned place)
{
    const int own = units_of(s, place, SV), enemy = units_of(s, place, NV);
    if (place == g->board->saigon)
        return own > STACK_MAX ? 5 : -12;
    if (enemy)
        return own <= enemy ? -1 : -5;
    return own == 1 && is_threatened(g, s, place) ? -5 : 0;
}

static int worth_of_way(const Game *g, const State *s, unsigned unit, unsigned to)
{
    const unsigned from = s->place[unit];
    if (side_of(unit) == SV)
        return south_arrives(g, s, to) + south_leaves(g, s, from);
    if (to < PROVINCES)
        return north_arrives(g, s, to) - 2 * away(g, to) + north_leaves(g, s, from) +
               2 * away(g, from);
    const bool worn = NV_DIVISIONS & ~s->full & UNIT(unit);
    return worn && from != g->board->saigon && !units_of(s, from, SV) ? 1 : NEVER;
}

static int worth_of_unit(const Game *g, const State *s, unsigned unit)
{
    int best = NEVER;
    for (Provinces ways = s75_move_places(g, s, unit); ways; ways &= ways - 1) {
        const int worth = worth_of_way(g, s, unit, first_province(ways));
        best = worth > best ? worth : best;
    }
    return best;
}

/* ---- The same at once ------------------------------------------------------------------------ */

static void assert_worth(Play *p, const ActionList *list, unsigned seen[SIDES])
{
    const unsigned step = flow_now(&p->s)->step;
    int16_t value[LIST_MAX];
    if (list->chance || (step != MOVE_UNIT && step != MOVE_TO))
        return;
    s75_heuristic_rate(&p->game, &p->s, list, value);
    for (uint32_t i = 0; i < list->count; i++) {
        const uint8_t verb = list->action[i].verb, about = list->action[i].a;
        if (verb == V_MOVE)
            assert_int_equal(value[i], worth_of_unit(&p->game, &p->s, about));
        if (verb == V_TO)
            assert_int_equal(value[i], worth_of_way(&p->game, &p->s, p->s.moving, about));
        seen[p->s.active]++;
    }
}

static void a_move_is_worth_what_each_place_says(void **unused)
{
    unsigned seen[SIDES] = {0};
    for (unsigned i = 0; i < GAMES; i++) {
        Play p;
        Rng rng;
        ActionList list;
        play_start(&p, options[i % COUNT_OF(options)]);
        rng_seed(&rng, 40 + i);
        for (game_start(&p.game, &p.s); !game_over(&p.s);) {
            game_legal(&p.game, &p.s, &list);
            assert_worth(&p, &list, seen);
            const bool sensible = i % 2 && !list.chance;
            game_apply(&p.game, &p.s,
                       list.action[sensible ? s75_heuristic(&p.game, &p.s, &list, &rng)
                                            : rng_below(&rng, list.count)]);
        }
    }
    assert_true(seen[NV] > 1000 && seen[SV] > 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_move_is_worth_what_each_place_says)};
    return cmocka_run_group_tests_name("saigon75 heuristic map", tests, NULL, NULL);
}
