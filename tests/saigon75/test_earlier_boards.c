/* test_earlier_boards.c: the default board was changed once (docs/board.md); games begun before go
 * on as they began. */
#include <stdlib.h>
#include <string.h>

#include "games/saigon75/s75.h"
#include "match/match.h"
#include "support/check.h"

extern const Rules saigon75_rules;

static const char first_save[] = "mekong 1\ngame saigon75\nboard default\nactions\nend 0\n";

static Match *load(const char *text)
{
    SaveProblem problem;
    Match *match = match_load(text, strlen(text), LANG_EN, &problem);
    assert_non_null(match);
    return match;
}

/* Six provinces and a 1: a point of desertion then, none now. */
static unsigned points_of(const Match *match) { return match_game(match)->board->desertion[6][0]; }

static void a_save_without_a_number_is_of_the_first_board(void **state)
{
    Match *match = load(first_save);
    assert_int_equal(points_of(match), 1);
    assert_int_equal(match_board_number(match), 1);
    match_free(match);
}

static void a_game_on_the_first_board_is_saved_as_such(void **state)
{
    Match *match = load(first_save);
    size_t length;
    char *save = match_save(match, &length);
    assert_non_null(strstr(save, "\nboard default\n"));
    free(save);
    match_free(match);
}

static void a_new_game_is_saved_with_the_number_of_its_board(void **state)
{
    Problem problem;
    size_t length;
    Match *match = match_new(&saigon75_rules, NULL, NULL, &problem);
    char *save = match_save(match, &length);
    assert_non_null(strstr(save, "\nboard default 2\n"));
    Match *again = load(save);
    assert_int_equal(points_of(again), 0);
    assert_int_equal(match_board_number(again), 2);
    match_free(again);
    free(save);
    match_free(match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_save_without_a_number_is_of_the_first_board),
        cmocka_unit_test(a_game_on_the_first_board_is_saved_as_such),
        cmocka_unit_test(a_new_game_is_saved_with_the_number_of_its_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
