/* test_rating.c: the arena's statistics against values known from elsewhere or by hand. */
#include <math.h>

#include "lab/rating.h"
#include "support/check.h"

static void near(double value, double wanted, double within)
{
    if (!(fabs(value - wanted) <= within))
        fail_msg("%.6f, not %.6f", value, wanted);
}

/* ---- Elo and Wilson -------------------------------------------------------------------------- */

static void elo_of_known_scores(void **unused)
{
    near(elo_from_score(0.5), 0, 0);
    near(elo_from_score(0.75), 190.8485, 1e-4);
    near(elo_from_score(10.0 / 11), 400, 1e-9); /* odds of ten to one */
    near(elo_from_score(0.25), -190.8485, 1e-4);
    assert_true(isinf(elo_from_score(1)) && elo_from_score(1) > 0);
    assert_true(isinf(elo_from_score(0)) && elo_from_score(0) < 0);
}

static void score_of_elo_is_the_inverse(void **unused)
{
    for (double elo = -800; elo <= 800; elo += 100)
        near(elo_from_score(score_from_elo(elo)), elo, 1e-9);
}

/* Ten of ten and half of a hundred: values of the usual tables. */
static void wilson_of_known_shares(void **unused)
{
    const Estimate all = wilson(1, 10), half = wilson(0.5, 100), none = wilson(0, 10);
    near(all.low, 0.722467, 1e-6);
    near(all.high, 1, 0);
    near(half.low, 0.403832, 1e-6);
    near(half.high, 0.596168, 1e-6);
    near(none.low, 0, 0);
    near(none.high, 0.277533, 1e-6);
    near(wilson(0, 0).high, 1, 0);
}

static void elo_estimate_has_wilsons_ends(void **unused)
{
    const Estimate elo = elo_estimate((Tally3){40, 20, 40});
    near(elo.value, 0, 1e-9);
    near(elo.high, elo_from_score(0.596168), 1e-2);
    near(elo.low, -elo.high, 1e-9);
    assert_true(isinf(elo_estimate((Tally3){10, 0, 0}).value) != 0);
    assert_true(isfinite(elo_estimate((Tally3){10, 0, 0}).low) != 0);
}

/* ---- Sequential test ------------------------------------------------------------------------- */

static void sprt_bounds_for_five_percent(void **unused)
{
    near(sprt_bound(), 2.944439, 1e-6); /* ln 19 */
}

/* Without draws the likeliest shares are those of the hypotheses themselves. */
static void sprt_without_draws_is_walds(void **unused)
{
    const Sprt sprt = {0, 100};
    const double s1 = score_from_elo(100);
    const double wanted = 60 * log(s1 / 0.5) + 40 * log((1 - s1) / 0.5);
    near(sprt_ratio(sprt, (Tally3){60, 0, 40}), wanted, 0.01);
}

static void sprt_is_symmetric(void **unused)
{
    const double up = sprt_ratio((Sprt){-10, 10}, (Tally3){30, 15, 20});
    const double down = sprt_ratio((Sprt){-10, 10}, (Tally3){20, 15, 30});
    assert_true(up > 0);
    near(up, -down, 1e-6);
    near(sprt_ratio((Sprt){-10, 10}, (Tally3){25, 15, 25}), 0, 1e-6);
}

/* A run of wins is no proof of a small difference yet. */
static void sprt_does_not_jump_at_few_games(void **unused)
{
    assert_int_equal(sprt_decide((Sprt){0, 5}, (Tally3){0, 0, 0}), 0);
    assert_int_equal(sprt_decide((Sprt){0, 5}, (Tally3){5, 0, 0}), 0);
    assert_int_equal(sprt_decide((Sprt){0, 200}, (Tally3){30, 0, 0}), 1);
    assert_int_equal(sprt_decide((Sprt){0, 200}, (Tally3){0, 0, 30}), -1);
    assert_int_equal(sprt_decide((Sprt){0, 200}, (Tally3){0, 40, 0}), -1);
}

/* ---- A pool ---------------------------------------------------------------------------------- */

static void two_players_differ_by_their_elo(void **unused)
{
    Pool pool = {.count = 2, .points = {{0, 75}, {25, 0}}};
    pool_rate(&pool, 0);
    near(pool.elo[0].value - pool.elo[1].value, 190.8485, 1e-4);
    near(pool.elo[0].value + pool.elo[1].value, 0, 1e-9);
    /* Each is half the difference, whose variance is 1 / (n p q). */
    near(pool.elo[0].high - pool.elo[0].value, 1.959964 * 0.5 * 173.7178 / sqrt(100 * 0.75 * 0.25),
         1e-3);
}

/* Results made by odds of 4, 2 and 1 give just these strengths back. */
static void three_players_get_the_odds_they_played_by(void **unused)
{
    Pool pool = {.count = 3,
                 .points = {{0, 60.0 * 4 / 6, 60.0 * 4 / 5},
                            {60.0 * 2 / 6, 0, 60.0 * 2 / 3},
                            {60.0 * 1 / 5, 60.0 * 1 / 3, 0}}};
    pool_rate(&pool, 0);
    const double two_to_one = 400 * log10(2);
    near(pool.elo[0].value, two_to_one, 1e-6);
    near(pool.elo[1].value, 0, 1e-6);
    near(pool.elo[2].value, -two_to_one, 1e-6);
    assert_true(pool.elo[0].low < pool.elo[0].value && pool.elo[0].value < pool.elo[0].high);
}

/* Expected points equal those scored: what a maximum of the likelihood must fulfil. */
static void an_uneven_table_is_fitted_to_its_points(void **unused)
{
    Pool pool = {.count = 4,
                 .points = {{0, 3, 7.5, 0}, {2, 0, 4, 9}, {2.5, 1, 0, 6}, {0, 1, 4, 0}}};
    pool_rate(&pool, 0);
    for (uint32_t i = 0; i < pool.count; i++) {
        double scored = 0, expected = 0;
        for (uint32_t j = 0; j < pool.count; j++) {
            const double games = pool.points[i][j] + pool.points[j][i];
            scored += pool.points[i][j];
            expected += games * score_from_elo(pool.elo[i].value - pool.elo[j].value);
        }
        near(expected, scored, 1e-6);
    }
}

static void who_won_everything_stays_finite(void **unused)
{
    Pool pool = {.count = 3, .points = {{0, 10, 10}, {0, 0, 5}, {0, 5, 0}}};
    pool_rate(&pool, 1);
    assert_true(pool.elo[0].value > 200 && pool.elo[0].value < 2000);
    near(pool.elo[1].value, pool.elo[2].value, 1e-6);
}

static void unlinked_players_form_groups(void **unused)
{
    Pool pool = {.count = 5};
    pool.points[0][3] = 8;
    pool.points[3][0] = 2;
    pool.points[1][2] = 5;
    pool.points[2][1] = 5;
    pool_rate(&pool, 0);
    assert_int_equal(pool.group[0], pool.group[3]);
    assert_int_equal(pool.group[1], pool.group[2]);
    assert_int_not_equal(pool.group[0], pool.group[1]);
    assert_false(pool_has_met(&pool, 4));
    assert_true(pool_has_met(&pool, 3));
    near(pool.elo[0].value + pool.elo[3].value, 0, 1e-9);
    near(pool.elo[1].value, 0, 1e-9);
}

/* ---- Tables of four -------------------------------------------------------------------------- */

static void one_of_four_equals_wins_one_in_four(void **unused)
{
    near(table_score_from_elo(0, 4), 0.25, 1e-12);
    near(table_elo_from_score(0.25, 4), 0, 1e-9);
    near(table_score_from_elo(400, 4), 10.0 / 13, 1e-12); /* odds of ten to three */
    for (double elo = -800; elo <= 800; elo += 100)
        near(table_elo_from_score(table_score_from_elo(elo, 4), 4), elo, 1e-9);
    near(table_elo_estimate(25, 100, 4).value, 0, 1e-9);
    assert_true(table_elo_estimate(25, 100, 4).low < -10);
}

static void the_test_of_tables_goes_with_the_score(void **unused)
{
    const Sprt sprt = {0, 50};
    const uint64_t fair[] = {316, 422, 211, 47, 4}, more[] = {150, 350, 300, 150, 50};
    assert_int_equal(sprt_verdict(sprt_table_ratio(sprt, fair, 4)), -1);
    assert_int_equal(sprt_verdict(sprt_table_ratio(sprt, more, 4)), 1);
    const uint64_t few[] = {0, 1, 0, 0, 0};
    assert_int_equal(sprt_verdict(sprt_table_ratio(sprt, few, 4)), 0);
}

/* Two equal players, but one seat takes half of the games. */
static void a_good_seat_is_not_taken_for_a_good_player(void **unused)
{
    static Ranking ranking;
    ranking = (Ranking){.players = 2, .seats = 4, .lineups = 4};
    for (uint8_t g = 0; g < 4; g++)
        for (uint8_t seat = 0; seat < 4; seat++) {
            ranking.lineup[g].player[seat] = seat != g;
            ranking.lineup[g].won[seat] = seat == 2 ? 3000 : 1000;
        }
    ranking_rate(&ranking);
    near(ranking.elo[0].value, 0, 1e-6);
    near(ranking.seat_elo[2].value - ranking.seat_elo[0].value, 190.85, 0.2); /* odds of three */
    assert_true(ranking.elo[0].low < 0 && ranking.elo[0].high > 0);
}

static void players_get_the_odds_they_played_by(void **unused)
{
    static Ranking ranking;
    ranking = (Ranking){.players = 2, .seats = 4, .lineups = 4};
    for (uint8_t g = 0; g < 4; g++)
        for (uint8_t seat = 0; seat < 4; seat++) {
            ranking.lineup[g].player[seat] = seat != g;
            ranking.lineup[g].won[seat] = seat == g ? 10000 : 1000;
        }
    ranking_rate(&ranking);
    near(ranking.elo[0].value - ranking.elo[1].value, 400, 0.2);
    near(ranking.elo[0].value + ranking.elo[1].value, 0, 1e-9);
}

static void who_won_every_table_stays_finite(void **unused)
{
    static Ranking ranking;
    ranking = (Ranking){.players = 2, .seats = 4, .lineups = 1};
    ranking.lineup[0] = (Lineup){.player = {0, 1, 1, 1}, .won = {50, 0, 0, 0}};
    ranking_rate(&ranking);
    assert_true(isfinite(ranking.elo[0].value) && ranking.elo[0].value > 100);
    assert_true(isfinite(ranking.elo[0].high) != 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(elo_of_known_scores),
        cmocka_unit_test(score_of_elo_is_the_inverse),
        cmocka_unit_test(wilson_of_known_shares),
        cmocka_unit_test(elo_estimate_has_wilsons_ends),
        cmocka_unit_test(sprt_bounds_for_five_percent),
        cmocka_unit_test(sprt_without_draws_is_walds),
        cmocka_unit_test(sprt_is_symmetric),
        cmocka_unit_test(sprt_does_not_jump_at_few_games),
        cmocka_unit_test(two_players_differ_by_their_elo),
        cmocka_unit_test(three_players_get_the_odds_they_played_by),
        cmocka_unit_test(an_uneven_table_is_fitted_to_its_points),
        cmocka_unit_test(who_won_everything_stays_finite),
        cmocka_unit_test(unlinked_players_form_groups),
        cmocka_unit_test(one_of_four_equals_wins_one_in_four),
        cmocka_unit_test(the_test_of_tables_goes_with_the_score),
        cmocka_unit_test(a_good_seat_is_not_taken_for_a_good_player),
        cmocka_unit_test(players_get_the_odds_they_played_by),
        cmocka_unit_test(who_won_every_table_stays_finite),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
