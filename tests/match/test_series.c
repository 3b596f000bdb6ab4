/* test_series.c: a match of two games: seats swapped, one result, one file; and every kind of
 * broken file is refused with its line. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/list.h"
#include "match/series.h"
#include "support/check.h"
#include "support/tricks.h"

static Series *new_series(void)
{
    Problem problem;
    Match *match = match_new(game_find("nim"), NULL, NULL, &problem);
    match_set_seat(match, 0, "human", "Anna");
    match_set_seat(match, 1, "random", "");
    Series *series = series_new(match, &problem);
    assert_non_null(series);
    return series;
}

/* Plays the current game to its end; this seat takes the last stick. */
static void play_to_win(Match *match, Seat winner)
{
    while (match_actor(match) != SEAT_NOBODY) {
        ActionList list;
        match_legal(match, &list);
        if (match_actor(match) == SEAT_CHANCE) /* a 1 never ends the game by surprise */
            assert_null(match_play_text(match, "roll 1"));
        else
            assert_null(match_play(match, list.action[0]));
    }
    int8_t score[SEATS_MAX];
    game_score(match_game(match), match_state(match), score);
    assert_int_equal(score[winner], 1);
}

/* ---- Two games ------------------------------------------------------------------------------- */

static void the_second_game_has_the_seats_swapped(void **unused)
{
    Problem problem;
    Series *series = new_series();
    assert_false(series_has_next(series));
    play_to_win(series_current(series), 0);
    assert_true(series_has_next(series));
    assert_true(series_next(series, &problem));
    assert_int_equal(series_count(series), 2);
    assert_string_equal(match_seat(series_current(series), 0)->controller, "random");
    assert_string_equal(match_seat(series_current(series), 1)->name, "Anna");
    assert_int_equal(match_count(series_current(series)), 0);
    assert_true(match_game(series_game(series, 0))->series);
    assert_true(match_game(series_current(series))->series);
    assert_false(series_has_next(series));
    play_to_win(series_current(series), 0);
    assert_false(series_has_next(series));
    series_free(series);
}

/* Seat 0 wins both games: each player once. */
static void a_players_two_games_are_added(void **unused)
{
    Problem problem;
    SeriesResult result;
    Series *series = new_series();
    play_to_win(series_current(series), 0);
    series_next(series, &problem);
    play_to_win(series_current(series), 0);
    series_result(series, &result);
    assert_int_equal(result.numbers, 1);
    assert_int_equal(result.total[0][0], 1);
    assert_int_equal(result.total[1][0], 1);
    assert_int_equal(result.winner, -1);
    assert_int_equal(result.decided_by, result.numbers);
    series_free(series);
}

static void who_wants_one_game_gets_the_last(void **unused)
{
    Problem problem;
    SaveProblem save_problem;
    size_t length;
    Series *series = new_series();
    play_to_win(series_current(series), 0);
    series_next(series, &problem);
    assert_null(match_play_text(series_current(series), "roll 3"));
    char *text = series_save(series, &length);
    series_free(series);
    Match *match = series_load_last(text, length, LANG_EN, &save_problem);
    assert_int_equal(match_count(match), 1);
    free(text);
    text = match_save(match, &length); /* a single game is its own last one */
    match_free(match);
    match = series_load_last(text, length, LANG_EN, &save_problem);
    assert_int_equal(match_count(match), 1);
    free(text);
    match_free(match);
    assert_null(series_load_last("mekong-series 1\n", 16, LANG_EN, &save_problem));
}

static void a_game_without_tally_has_no_series(void **unused)
{
    Problem problem;
    Match *match = match_new(&tricks_rules, NULL, NULL, &problem);
    assert_null(series_new(match, &problem));
    assert_string_equal(problem.message, "match.no_series");
    match_free(match);
}

/* ---- Files ----------------------------------------------------------------------------------- */

static void assert_round_trip(const Series *series)
{
    SaveProblem problem;
    size_t length, again_length;
    char *text = series_save(series, &length);
    assert_true(is_series_text(text, length));
    Series *again = series_load(text, length, LANG_EN, &problem);
    if (!again)
        fail_msg("%u: %s in\n%s", problem.at.line, problem.at.message, text);
    assert_int_equal(series_count(again), series_count(series));
    for (uint32_t i = 0; i < series_count(again); i++)
        assert_true(match_game(series_game(again, i))->series);
    char *again_text = series_save(again, &again_length);
    assert_string_equal(text, again_text);
    free(text);
    free(again_text);
    series_free(again);
}

static void a_series_comes_back_at_every_moment(void **unused)
{
    Problem problem;
    Series *series = new_series();
    assert_round_trip(series);
    assert_null(match_play_text(series_current(series), "roll 3"));
    assert_round_trip(series);
    play_to_win(series_current(series), 0);
    assert_round_trip(series);
    series_next(series, &problem);
    assert_round_trip(series);
    play_to_win(series_current(series), 0);
    assert_round_trip(series);
    series_free(series);
}

static char *long_text(size_t *length)
{
    Problem problem;
    Series *series = new_series();
    play_to_win(series_current(series), 0);
    series_next(series, &problem);
    assert_null(match_play_text(series_current(series), "roll 3"));
    char *text = series_save(series, length);
    series_free(series);
    return text;
}

static void any_flipped_byte_is_noticed(void **unused)
{
    SaveProblem problem;
    size_t length;
    char *text = long_text(&length);
    for (size_t i = 0; i + 1 < length; i++) {
        text[i] ^= 1;
        assert_null(series_load(text, length, LANG_EN, &problem));
        assert_non_null(problem.at.message);
        text[i] ^= 1;
    }
    free(text);
}

static void every_truncation_is_noticed(void **unused)
{
    SaveProblem problem;
    size_t length;
    char *text = long_text(&length);
    const size_t end = (size_t)(strstr(text, "\nend-series ") - text) + 12;
    for (size_t i = 0; i < end; i++)
        assert_null(series_load(text, i, LANG_EN, &problem));
    free(text);
}

#define GAME(seats, actions)                                                                       \
    "mekong 1\ngame nim\noption sticks 7\n" seats "board default\nactions\n" actions
#define TAKE_7                                                                                     \
    "chance roll 3\nred take 3\nchance roll 3\nblue take 3\nchance roll 3\nred take 1\nend 6\n"
#define NOTHING "end 0\n"
#define FROM_3                                                                                     \
    "mekong 1\ngame nim\noption sticks 7\n" AB                                                     \
    "board default\nposition\n| sticks 3 turn 3 roll 3\nactions\nred take 3\nend 1\n"
#define AB "seat red human A\nseat blue human B\n"
#define BA "seat red human B\nseat blue human A\n"

static const struct {
    const char *text;
    uint32_t line;
    const char *message;
} broken[] = {
    {"", 1, "match.load_magic"},
    {"mekong 1\n", 1, "match.load_magic"},
    {"mekong-series\n", 1, "match.load_version"},
    {"mekong-series 2\n", 1, "match.load_version"},
    {"mekong-series 1\n", 2, "match.load_truncated"},
    {"mekong-series 1\nend-series 1\n", 2, "match.load_magic"},
    {"mekong-series 1\nmekong 1\ngame chess\n", 3, "match.load_game"},
    {"mekong-series 1\n" GAME("", "chance roll 9\n"), 7, "match.load_illegal"},
    {"mekong-series 1\n" GAME("", NOTHING), 8, "match.load_truncated"},
    {"mekong-series 1\n" GAME("", NOTHING) "hello\n", 8, "match.series_end"},
    {"mekong-series 1\n" GAME("", NOTHING) "end-series 2\n", 8, "match.series_end"},
    {"mekong-series 1\n" GAME("", NOTHING) "end-series\n", 8, "match.series_end"},
    {"mekong-series 1\n" GAME("", NOTHING) "end-series 1 0123456789abcdef\n", 8,
     "match.load_checksum"},
    {"mekong-series 1\n" GAME("", NOTHING) "end-series 1\nmore\n", 9, "match.load_after_end"},
    {"mekong-series 1\n" GAME(AB, NOTHING) GAME(BA, NOTHING) "end-series 2\n", 10,
     "match.series_not_over"},
    {"mekong-series 1\n" GAME(AB, TAKE_7) GAME(AB, NOTHING) "end-series 2\n", 16,
     "match.series_seats"},
    {"mekong-series 1\n" GAME(AB, TAKE_7) "mekong 1\ngame nim\n" BA
                                          "board default\nactions\n" NOTHING "end-series 2\n",
     16, "match.series_other_game"},
    {"mekong-series 1\n" FROM_3 GAME(BA, NOTHING) "end-series 2\n", 13, "match.series_other_game"},
    {"mekong-series 1\n" GAME(AB, TAKE_7) GAME(BA, NOTHING) GAME(AB, NOTHING) "end-series 2\n", 24,
     "match.series_end"},
    {"mekong-series 1\n" GAME(AB, TAKE_7) GAME(BA, "red take 1\n"), 23, "match.load_actor"},
};

static void broken_series_are_refused_in_place(void **unused)
{
    for (size_t i = 0; i < COUNT_OF(broken); i++) {
        SaveProblem problem;
        assert_null(series_load(broken[i].text, strlen(broken[i].text), LANG_EN, &problem));
        if (strcmp(problem.at.message, broken[i].message) != 0 || problem.at.line != broken[i].line)
            fail_msg("%zu: line %u, %s instead of %u, %s", i, problem.at.line, problem.at.message,
                     broken[i].line, broken[i].message);
        for (Lang lang = 0; lang < LANG_COUNT; lang++)
            assert_non_null(message_find(lang, problem.at.message));
    }
}

static void a_hand_written_series_needs_no_checksum(void **unused)
{
    const char *text = "mekong-series 1\n" GAME(AB, TAKE_7) GAME(BA, NOTHING) "end-series 2\n";
    SaveProblem problem;
    Series *series = series_load(text, strlen(text), LANG_EN, &problem);
    assert_non_null(series);
    assert_int_equal(match_count(series_game(series, 0)), 6);
    series_free(series);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_second_game_has_the_seats_swapped),
        cmocka_unit_test(a_players_two_games_are_added),
        cmocka_unit_test(who_wants_one_game_gets_the_last),
        cmocka_unit_test(a_game_without_tally_has_no_series),
        cmocka_unit_test(a_series_comes_back_at_every_moment),
        cmocka_unit_test(any_flipped_byte_is_noticed),
        cmocka_unit_test(every_truncation_is_noticed),
        cmocka_unit_test(broken_series_are_refused_in_place),
        cmocka_unit_test(a_hand_written_series_needs_no_checksum),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
