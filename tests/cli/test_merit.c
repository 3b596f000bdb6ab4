/* test_merit.c: luck told from play: nothing in the mean at every roll, taken out of results
 * without moving them, and no part of the game. */
#include <math.h>
#include <string.h>

#include "lab/merit.h"
#include "support/play75.h"

enum { GAMES = 3 };

static bool is_near(double x, double y, double most) { return fabs(x - y) <= most; }

/* Each outcome of a roll in turn is taken for the one drawn. */
static void assert_fair(const Play *p, const ActionList *list)
{
    double mean = 0, most = 0;
    Merit merit;
    assert_true(merit_open(&merit, p->game.rules));
    for (uint32_t i = 0; i < list->count; i++) {
        merit_begin(&merit, &p->game, 5);
        merit_roll(&merit, &p->s, list, i);
        assert_true(is_near(merit.luck[NV], -merit.luck[SV], 1e-3));
        mean += merit.luck[NV] * list->weight[i];
        most += list->weight[i];
    }
    assert_true(is_near(mean / most, 0, 1e-9));
    merit_close(&merit);
}

static void luck_is_nothing_in_the_mean_at_every_roll(void **state)
{
    unsigned rolls = 0;
    for (unsigned i = 0; i < GAMES; i++) {
        Play p;
        Rng rng;
        ActionList list;
        play_start(&p, i % 2 ? "edition=1 hand=3" : NULL);
        rng_seed(&rng, i);
        for (game_start(&p.game, &p.s); !game_over(&p.s);) {
            game_legal(&p.game, &p.s, &list);
            if (list.chance && p.s.turn > 0 && rolls++ % 16 == 0)
                assert_fair(&p, &list);
            const uint32_t pick =
                list.chance ? game_draw(&list, &rng) : rng_below(&rng, list.count);
            game_apply(&p.game, &p.s, list.action[pick]);
        }
    }
    assert_true(rolls > 100);
}

static void looking_at_luck_leaves_the_position_alone_and_repeats_itself(void **state)
{
    Play p;
    Rng rng;
    ActionList list;
    Merit merit;
    play_start(&p, NULL);
    rng_seed(&rng, 3);
    for (game_start(&p.game, &p.s); p.s.turn < 3; game_apply(&p.game, &p.s, list.action[0]))
        game_legal(&p.game, &p.s, &list);
    for (;;) {
        game_legal(&p.game, &p.s, &list);
        if (list.chance && list.count > 1)
            break;
        game_apply(&p.game, &p.s, list.action[0]);
    }
    const State before = p.s;
    assert_true(merit_open(&merit, p.game.rules));
    merit_begin(&merit, &p.game, 5);
    merit_roll(&merit, &p.s, &list, 0);
    const double first = merit.luck[NV];
    merit_begin(&merit, &p.game, 5);
    merit_roll(&merit, &p.s, &list, 0);
    assert_true(is_near(first, merit.luck[NV], 0));
    assert_memory_equal(&before, &p.s, sizeof before);
    merit_close(&merit);
}

/* Every second match is won for luck alone: without it they all are worth 0.6. */
static void what_is_all_luck_leaves_a_sharp_result(void **state)
{
    Adjusting sums = {0};
    double worth;
    for (unsigned i = 0; i < 100; i++) {
        const double luck = i % 2 ? 0.3 : -0.3, rest = i / 2 % 2 ? 0.01 : -0.01;
        adjusting_add(&sums, 0.6 + luck + rest, luck);
    }
    const Estimate mean = adjusting_mean(&sums, &worth);
    assert_true(is_near(mean.value, 0.6, 1e-6));
    assert_true(mean.high - mean.low < 0.01);
    assert_true(worth > 10000);
}

static void what_has_nothing_to_do_with_luck_is_left_as_it_is(void **state)
{
    Adjusting sums = {0};
    double worth;
    for (unsigned i = 0; i < 100; i++)
        adjusting_add(&sums, i % 2, i / 2 % 2 ? 0.2 : -0.2);
    const Estimate mean = adjusting_mean(&sums, &worth);
    assert_true(is_near(mean.value, 0.5, 1e-6));
    assert_true(mean.low < 0.41 && mean.high > 0.59);
    assert_true(is_near(worth, 100, 1e-6));
}

static void few_matches_and_no_luck_at_all_are_no_trouble(void **state)
{
    Adjusting sums = {0};
    double worth;
    assert_true(is_near(adjusting_mean(&sums, &worth).value, 0.5, 0));
    adjusting_add(&sums, 1, 0);
    const Estimate one = adjusting_mean(&sums, &worth);
    assert_true(is_near(one.value, 1, 0) && is_near(one.low, 0, 0) && is_near(one.high, 1, 0));
    for (unsigned i = 0; i < 9; i++)
        adjusting_add(&sums, 1, 0);
    assert_true(is_near(adjusting_mean(&sums, &worth).value, 1, 0));
    assert_true(is_near(worth, 10, 0));
}

static void matches_that_are_all_alike_prove_no_more_than_so_many_games(void **state)
{
    Adjusting tied = {0}, won = {0};
    double worth;
    for (unsigned i = 0; i < 10; i++) {
        adjusting_add(&tied, 0.5, i % 2 ? 0.1 : -0.1);
        adjusting_add(&won, 1, 0);
    }
    const Estimate even = adjusting_mean(&tied, &worth), ahead = adjusting_mean(&won, &worth);
    assert_true(is_near(even.low, 0.2366, 1e-3) && is_near(even.high, 0.7634, 1e-3));
    assert_true(is_near(ahead.low, 0.7225, 1e-3) && is_near(ahead.high, 1, 0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(luck_is_nothing_in_the_mean_at_every_roll),
        cmocka_unit_test(looking_at_luck_leaves_the_position_alone_and_repeats_itself),
        cmocka_unit_test(what_is_all_luck_leaves_a_sharp_result),
        cmocka_unit_test(what_has_nothing_to_do_with_luck_is_left_as_it_is),
        cmocka_unit_test(few_matches_and_no_luck_at_all_are_no_trouble),
        cmocka_unit_test(matches_that_are_all_alike_prove_no_more_than_so_many_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
