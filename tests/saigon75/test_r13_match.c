/* test_r13_match.c: rule 13.3, the match of two games: who wins it, by each tie-break in its order.
 *
 * The games are given by their last positions. Player 0 is North in the first game and South in the
 * second; player 1 the other way round.
 */
#include <string.h>

#include "games/list.h"
#include "games/saigon75/rules/s75.h"
#include "match/inside.h"
#include "support/check.h"

/* Last positions. North: Saigon taken on turn 5 or 6, with three or four provinces. */
#define LOST_EARLY "turn 5\nphase sv\nwinner nv\nmilitia saigon\n"
#define LOST_LATE "turn 6\nphase sv\nwinner nv\nmilitia saigon\n"
#define HELD "turn 8\nphase sv\nwinner sv\n"
#define THREE "at hue nvd1+\nat da_nang nvd2+\nat quang_tri nvd3\n"
#define FOUR THREE "at binh_dinh vc1\n"

static Match *ended(const char *edition, const char *position)
{
    const Rules *rules = game_find("saigon75");
    uint8_t option[OPTIONS_MAX] = {0};
    Problem problem = {0};
    for (uint8_t i = 0; i < rules->option_count; i++)
        option[i] = rules->options[i].preset;
    option[OPTION_EDITION] = strcmp(edition, "1") != 0;
    Match *match = match_new_at(rules, option, NULL, position, &problem);
    if (!match)
        fail_msg("%u: %s %s in\n%s", problem.line, problem.message, problem.detail, position);
    assert_int_equal(match_actor(match), SEAT_NOBODY);
    return match;
}

/* The match of these two games is won by this player (-1: nobody) with this number, in both
 * editions. */
static void assert_match(const char *first, const char *second, int winner, unsigned decided_by)
{
    static const char *const editions[] = {"1", "2"};
    for (unsigned i = 0; i < COUNT_OF(editions); i++) {
        Series series = {{ended(editions[i], first), ended(editions[i], second)}, 2};
        SeriesResult result;
        series_result(&series, &result);
        assert_int_equal(result.numbers, 4);
        assert_int_equal(result.winner, winner);
        assert_int_equal(result.decided_by, decided_by);
        match_free(series.game[0]);
        match_free(series.game[1]);
    }
}

/* Both ways round: the second player has the same rights. */
static void assert_better(const char *better, const char *worse, unsigned decided_by)
{
    assert_match(better, worse, 0, decided_by);
    assert_match(worse, better, 1, decided_by);
}

#define LOST_IN_7 "turn 7\nphase sv\nwinner nv\nmilitia saigon\n" FOUR
#define LOST_IN_8 "turn 8\nphase sv\nwinner nv\nmilitia saigon\n" FOUR

/* What the North's game is worth to it in a series, whoever is North. */
static uint16_t worth_by(const char *position, bool automaton)
{
    uint16_t out[SEATS_MAX] = {0};
    Match *match = ended("2", position);
    Game game = *match_game(match);
    game.option[OPTION_SOLO] = automaton;
    game_worth(&game, match_state(match), out);
    assert_int_equal(out[0] + out[1], UINT16_MAX);
    match_free(match);
    return out[0];
}

static uint16_t worth(const char *position) { return worth_by(position, false); }

static void r13_3_searches_are_told_that_an_earlier_fall_is_worth_more(void **state)
{
    assert_int_equal(worth(HELD FOUR), 0);
    assert_true(worth(LOST_IN_8) > 0);
    assert_true(worth(LOST_IN_7) > worth(LOST_IN_8));
    assert_true(worth(LOST_LATE FOUR) > worth(LOST_IN_7));
    assert_true(worth(LOST_EARLY THREE) >= worth(LOST_LATE FOUR));
}

static void r13_3_against_the_automaton_every_win_is_worth_the_same(void **state)
{
    assert_int_equal(worth_by(LOST_IN_8, true), UINT16_MAX);
    assert_int_equal(worth_by(LOST_EARLY FOUR, true), UINT16_MAX);
    assert_int_equal(worth_by(HELD FOUR, true), 0);
}

static void r13_3_saigon_in_the_earlier_turn(void **state)
{
    assert_better(LOST_EARLY THREE "at ca_mau svd1\n", LOST_LATE FOUR "at ca_mau svd1+ svd2+\n", 0);
}

static void r13_3_not_taking_saigon_is_later_than_any_turn(void **state)
{
    assert_better("turn 8\nphase sv\nwinner nv\nmilitia saigon\nat ca_mau svd1\n",
                  HELD FOUR "at ca_mau svd1\n", 0);
}

/* [13.a]: in the second edition, without a marker in Saigon. */
static void r13_a_no_unit_left_counts_as_taking_saigon(void **state)
{
    assert_better("turn 5\nphase sv\nwinner nv\n" THREE, LOST_LATE FOUR "at ca_mau svd1\n", 0);
}

static void r13_3_then_more_provinces_as_north(void **state)
{
    assert_better(LOST_EARLY FOUR "at ca_mau svd1\n",
                  LOST_EARLY THREE "at ca_mau svd1+ svd2+ svd3+\n", 1);
    assert_better(HELD FOUR "at saigon svd1\n", HELD THREE "at saigon svd1+\n", 1);
}

/* Militia alone holds a province, and so does a unit without one [10.1]. */
static void r13_3_provinces_are_those_controlled(void **state)
{
    assert_better(HELD THREE "militia hue pleiku\nat saigon svd1\n",
                  HELD THREE "militia hue\nat saigon svd1\n", 1);
    assert_match(HELD THREE "militia hue\nat saigon svd1\n", HELD THREE "at saigon svd1\n", -1, 4);
}

/* The more units, the better for who was South in that game: the other player. */
static void r13_3_then_more_units_as_south(void **state)
{
    assert_better(HELD THREE "at saigon ranger1 svd1+\n",
                  HELD THREE "at saigon svd1 svd2 ranger1\n", 2);
}

static void r13_3_air_markers_in_the_box_count_as_units(void **state)
{
    assert_better(HELD THREE "at saigon svd1\n", HELD THREE "at saigon svd1\nair_box 2\n", 2);
    assert_match(HELD THREE "at saigon svd1 ranger1\n", HELD THREE "at saigon svd1\nair_box 1\n",
                 -1, 4);
    assert_match(HELD THREE "at saigon svd1\n", HELD THREE "at saigon svd1\nair_lost 3\n", -1, 4);
}

static void r13_3_then_more_half_divisions_as_south(void **state)
{
    assert_better(HELD THREE "at saigon svd1 svd2\n", HELD THREE "at saigon svd1 svd2+\n", 3);
    assert_better(HELD THREE "at saigon ranger1 mech1\n", HELD THREE "at saigon svd1 mech1\n", 3);
}

static void r13_3_then_a_draw(void **state)
{
    assert_match(HELD FOUR "at saigon svd1+ ranger1\n", HELD FOUR "at can_tho svd2+ mech1\n", -1,
                 4);
    assert_match(LOST_EARLY THREE, LOST_EARLY THREE, -1, 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r13_3_searches_are_told_that_an_earlier_fall_is_worth_more),
        cmocka_unit_test(r13_3_against_the_automaton_every_win_is_worth_the_same),
        cmocka_unit_test(r13_3_saigon_in_the_earlier_turn),
        cmocka_unit_test(r13_3_not_taking_saigon_is_later_than_any_turn),
        cmocka_unit_test(r13_a_no_unit_left_counts_as_taking_saigon),
        cmocka_unit_test(r13_3_then_more_provinces_as_north),
        cmocka_unit_test(r13_3_provinces_are_those_controlled),
        cmocka_unit_test(r13_3_then_more_units_as_south),
        cmocka_unit_test(r13_3_air_markers_in_the_box_count_as_units),
        cmocka_unit_test(r13_3_then_more_half_divisions_as_south),
        cmocka_unit_test(r13_3_then_a_draw),
    };
    return cmocka_run_group_tests_name("saigon75 match", tests, NULL, NULL);
}
