/* test_resign.c: somebody gives up: what that is to the match, its save, its story and a series;
 * who sits where in the next game. */
#include <stdlib.h>
#include <string.h>

#include "games/list.h"
#include "host/host.h"
#include "match/series.h"
#include "support/check.h"
#include "support/desk.h"

static Match *nim(const char *actions)
{
    Match *match = desk_match("nim", NULL);
    match_set_seat(match, 0, "human", "Anna");
    match_set_seat(match, 1, "human", "Ben");
    desk_play_words(match, actions);
    return match;
}

/* ---- The match ------------------------------------------------------------------------------- */

static void who_resigns_has_lost_and_nothing_is_played_or_taken_back_any_more(void **unused)
{
    Match *match = nim("roll 3; take 2; roll 2");
    ActionList list;
    int8_t score[SEATS_MAX] = {0};
    assert_false(match_over(match));
    assert_int_equal(match_winner(match), SEAT_NOBODY);
    assert_null(host_resign(match, 0)); /* it is the other one's turn */
    assert_true(match_over(match));
    assert_int_equal(match_resigned(match), 0);
    assert_int_equal(match_winner(match), 1);
    match_score(match, score);
    assert_int_equal(score[0], -1);
    assert_int_equal(score[1], 1);
    assert_int_equal(match_actor(match), SEAT_NOBODY);
    assert_int_equal(host_wait(match), WAIT_NOTHING);
    match_legal(match, &list);
    assert_int_equal(list.count, 0);
    assert_string_equal(match_play_text(match, "take 1")->message, "match.refuse_resigned");
    assert_string_equal(match_undo_limit(match), "match.undo_resigned");
    assert_string_equal(host_undo(match, 1), "match.undo_resigned");
    assert_string_equal(host_undo_shared(match), "match.undo_resigned");
    assert_string_equal(host_rewind(match, 0), "match.undo_resigned");
    assert_string_equal(host_restart(match), "match.undo_resigned");
    assert_int_equal(match_count(match), 3);
    assert_string_equal(host_resign(match, 1), "core.game_over");
    assert_int_equal(match_resigned(match), 0);
    match_free(match);
}

static void only_people_in_seats_resign(void **unused)
{
    Match *match = nim("");
    assert_non_null(host_resign(match, SEAT_WATCHER));
    assert_non_null(host_resign(match, SEAT_CHANCE));
    assert_non_null(host_resign(match, SEAT_NOBODY));
    assert_non_null(host_resign(match, 2));
    match_set_seat(match, 1, "random", "");
    assert_non_null(host_resign(match, 1));
    assert_false(match_over(match));
    match_free(match);
}

static void what_was_undone_is_not_played_again_after_it(void **unused)
{
    Match *match = desk_match("nim", NULL);
    desk_play_words(match, "roll 3; take 2");
    match_undo_to(match, 1);
    assert_null(match_resign(match, 0));
    assert_string_equal(match_redo_limit(match), "match.redo_nothing");
    match_free(match);
}

/* ---- Saves and stories ----------------------------------------------------------------------- */

static void a_save_tells_who_resigned(void **unused)
{
    SaveProblem problem;
    size_t length, again_length;
    Match *match = nim("roll 3; take 2; roll 2");
    match_resign(match, 1);
    char *text = match_save(match, &length);
    assert_non_null(strstr(text, "\nresign blue\nend 3 "));
    Match *again = match_load(text, length, LANG_EN, &problem);
    assert_non_null(again);
    assert_int_equal(match_resigned(again), 1);
    assert_int_equal(match_winner(again), 0);
    char *again_text = match_save(again, &again_length);
    assert_string_equal(text, again_text);
    Match *copy = match_copy(again);
    assert_int_equal(match_resigned(copy), 1);
    match_free(copy);
    match_free(again);
    match_free(match);
    free(text);
    free(again_text);
}

static void a_bad_resignation_is_refused_with_its_line(void **unused)
{
    static const char head[] = "mekong 1\ngame nim\nboard default\nactions\nchance roll 3\n";
    static const struct {
        const char *rest, *message;
        uint32_t line;
    } bad[] = {
        {"resign\nend 1\n", "match.load_seat", 6},
        {"resign green\nend 1\n", "match.load_seat", 6},
        {"resign red blue\nend 1\n", "match.load_seat", 6},
        {"resign red\nresign blue\nend 1\n", "match.load_truncated", 7},
        {"resign red\nred take 1\nend 2\n", "match.load_truncated", 7},
        {"resign red\n", "match.load_truncated", 7},
        {"resign red\nend 2\n", "match.load_count", 7},
    };
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        char text[256];
        SaveProblem problem;
        strcpy(text, head);
        strcat(text, bad[i].rest);
        assert_null(match_load(text, strlen(text), LANG_EN, &problem));
        assert_string_equal(problem.at.message, bad[i].message);
        assert_int_equal(problem.at.line, bad[i].line);
    }
}

static void the_story_ends_with_it(void **unused)
{
    Match *match = nim("roll 3; take 2");
    Walk walk;
    TEXT(text, page, 4096);
    match_resign(match, 1);
    walk_open(&walk, match);
    transcript_notes(&walk, SEAT_WATCHER, LANG_EN, &text);
    assert_null(strstr(page, "resigned"));
    while (walk_next(&walk))
        continue;
    transcript_notes(&walk, SEAT_WATCHER, LANG_EN, &text);
    assert_non_null(strstr(page, "Blue has resigned.\n"));
    text_clear(&text);
    transcript_json(&walk, NULL, LANG_EN, &text);
    assert_non_null(
        strstr(page, "\"Blue has resigned.\"],\"resigned\":\"blue\",\"winner\":\"red\""));
    walk_close(&walk);
    match_free(match);
}

/* ---- More than two --------------------------------------------------------------------------- */

static void of_four_a_computer_takes_the_seat_while_somebody_else_plays(void **unused)
{
    Match *match = desk_match("fitl", NULL);
    for (Seat seat = 0; seat < 4; seat++)
        match_set_seat(match, seat, seat < 2 ? "human" : "heuristic", "Anna");
    assert_true(host_resign_hands_over(match));
    assert_null(host_resign(match, 0));
    assert_false(match_over(match));
    assert_string_equal(match_seat(match, 0)->controller, "quick");
    assert_string_equal(match_seat(match, 0)->name, "");
    assert_false(host_resign_hands_over(match));
    assert_null(host_resign(match, 1));
    assert_true(match_over(match));
    assert_int_equal(match_winner(match), SEAT_NOBODY);
    TEXT(text, words, 512);
    match_print_winners(match, LANG_EN, &text);
    assert_string_equal(words, "The game ends without a winner.\n");
    match_free(match);
}

static void who_stands_in_needs_no_option_and_can_sit_there(void **unused)
{
    Match *match = desk_match("saigon75", NULL);
    for (Seat seat = 0; seat < 2; seat++)
        assert_string_equal(host_stand_in(match, seat), "quick");
    match_free(match);
}

/* ---- A match of two games -------------------------------------------------------------------- */

static void south_that_resigns_lets_saigon_fall_and_north_takes_it_no_more(void **unused)
{
    for (Seat loser = 0; loser < 2; loser++) {
        SeriesResult result = {0};
        Match *match = desk_match("saigon75", NULL);
        match_resign(match, loser);
        series_add_match(&result, match, 0);
        assert_int_equal(result.total[0][0], loser == 1 ? 8 : 0);
        assert_int_equal(result.total[1][0], 0);
        match_free(match);
    }
}

static void a_series_goes_on_after_it_and_counts_it(void **unused)
{
    Problem problem;
    SeriesResult result;
    Match *first = nim("roll 3");
    Series *series = series_new(first, &problem);
    assert_null(match_resign(first, 0));
    assert_true(series_has_next(series));
    assert_true(series_next(series, &problem));
    assert_null(match_resign(series_current(series), 0)); /* Ben's game, now red */
    series_result(series, &result);
    assert_int_equal(result.total[0][0], 1);
    assert_int_equal(result.total[1][0], 1);
    assert_int_equal(result.winner, -1);
    series_free(series);
}

static void a_second_game_kept_alone_knows_the_score(void **unused)
{
    Problem problem;
    SeriesResult before = {0};
    SeriesScore score;
    Seat from[SEATS_MAX];
    Match *first = nim("roll 3");
    assert_true(match_set_series(first, 1, NULL));
    match_resign(first, 0); /* Anna */
    series_add_match(&before, first, 0);
    Match *second = host_again(first, from, &problem);
    assert_string_equal(match_seat(second, 0)->name, "Ben");
    assert_true(match_set_series(second, 2, &before));
    match_series_score(second, &score);
    assert_int_equal(score.result.total[1][0], 1);
    match_resign(second, 1); /* Anna again */
    match_series_score(second, &score);
    assert_string_equal(score.name[0], "Anna");
    assert_int_equal(score.result.winner, 1);
    assert_int_equal(score.result.total[1][0], 2);
    match_free(first);
    match_free(second);
    Match *lake = desk_match("fitl", NULL);
    assert_false(match_set_series(lake, 1, NULL));
    match_free(lake);
}

/* ---- Rematch --------------------------------------------------------------------------------- */

static void the_next_game_has_the_same_people_on_other_sides(void **unused)
{
    Problem problem;
    Seat from[SEATS_MAX];
    Match *match = nim("roll 3");
    Match *again = host_again(match, from, &problem);
    assert_int_equal(match_count(again), 0);
    assert_string_equal(match_seat(again, 0)->name, "Ben");
    assert_string_equal(match_seat(again, 1)->name, "Anna");
    assert_int_equal(from[0], 1);
    assert_int_equal(from[1], 0);
    match_free(again);
    match_free(match);
}

static void who_can_play_one_side_only_stays_there(void **unused)
{
    Problem problem = {0};
    Seat from[SEATS_MAX];
    static const char save[] =
        "mekong 1\ngame saigon75\noption solo on\nseat nv solo\nseat sv human "
        "Anna\nboard default 3\nactions\nend 0\n";
    SaveProblem wrong;
    Match *match = match_load(save, strlen(save), LANG_EN, &wrong);
    assert_non_null(match);
    Match *again = host_again(match, from, &problem);
    assert_non_null(again);
    assert_string_equal(match_seat(again, 0)->controller, "solo");
    assert_string_equal(match_seat(again, 1)->name, "Anna");
    assert_int_equal(from[1], 1);
    match_free(again);
    match_free(match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_resigns_has_lost_and_nothing_is_played_or_taken_back_any_more),
        cmocka_unit_test(only_people_in_seats_resign),
        cmocka_unit_test(what_was_undone_is_not_played_again_after_it),
        cmocka_unit_test(a_save_tells_who_resigned),
        cmocka_unit_test(a_bad_resignation_is_refused_with_its_line),
        cmocka_unit_test(the_story_ends_with_it),
        cmocka_unit_test(of_four_a_computer_takes_the_seat_while_somebody_else_plays),
        cmocka_unit_test(who_stands_in_needs_no_option_and_can_sit_there),
        cmocka_unit_test(south_that_resigns_lets_saigon_fall_and_north_takes_it_no_more),
        cmocka_unit_test(a_series_goes_on_after_it_and_counts_it),
        cmocka_unit_test(a_second_game_kept_alone_knows_the_score),
        cmocka_unit_test(the_next_game_has_the_same_people_on_other_sides),
        cmocka_unit_test(who_can_play_one_side_only_stays_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
