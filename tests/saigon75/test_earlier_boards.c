/* test_earlier_boards.c: the default board was changed five times (docs/board.md); games begun
 * before go on as they began. */
#include <stdlib.h>
#include <string.h>

#include "games/saigon75/rules/s75.h"
#include "match/match.h"
#include "support/check.h"

extern const Rules saigon75_rules;

static const char first_save[] = "mekong 1\ngame saigon75\nboard default\nactions\nend 0\n";
static const char second_save[] = "mekong 1\ngame saigon75\nboard default 2\nactions\nend 0\n";

static Match *load(const char *text)
{
    SaveProblem problem;
    Match *match = match_load(text, strlen(text), LANG_EN, &problem);
    assert_non_null(match);
    return match;
}

static const char third_save[] = "mekong 1\ngame saigon75\nboard default 3\nactions\nend 0\n";

static const char fourth_save[] = "mekong 1\ngame saigon75\nboard default 4\nactions\nend 0\n";

static const char fifth_save[] = "mekong 1\ngame saigon75\nboard default 5\nactions\nend 0\n";

/* Nine provinces and a 1: four points of desertion at first, then one, none now. */
static unsigned points_of(const Match *match) { return match_game(match)->board->desertion[9][0]; }

static void a_save_without_a_number_is_of_the_first_board(void **state)
{
    Match *match = load(first_save);
    assert_int_equal(points_of(match), 4);
    assert_int_equal(match_board_number(match), 1);
    match_free(match);
}

static void a_save_of_the_second_board_is_played_on_with_it(void **state)
{
    Match *match = load(second_save);
    assert_int_equal(points_of(match), 1);
    assert_int_equal(match_board_number(match), 2);
    match_free(match);
}

static void a_save_of_the_third_board_has_its_solo_cards(void **state)
{
    const char *const saves[] = {first_save, second_save, third_save};
    Match *match = load(third_save);
    assert_int_equal(points_of(match), 0);
    assert_int_equal(match_board_number(match), 3);
    match_free(match);
    for (unsigned i = 0; i < COUNT_OF(saves); i++) { /* card 25 reinforced until then */
        match = load(saves[i]);
        assert_int_equal(match_game(match)->board->solo[4].number, 25);
        assert_true(match_game(match)->board->solo[4].reinforce);
        match_free(match);
    }
}

static void a_save_of_the_fifth_board_has_no_desertion_below_five_provinces(void **state)
{
    Match *match = load(fifth_save), *now = load("mekong 1\ngame saigon75\nboard default 6\n"
                                                 "actions\nend 0\n");
    const Board *then = match_game(match)->board, *board = match_game(now)->board;
    assert_int_equal(match_board_number(match), 5);
    for (unsigned provinces = 0; provinces < 5; provinces++)
        assert_int_equal(then->desertion[provinces][5], 0);
    assert_int_equal(board->desertion[4][5], 3);
    assert_memory_equal(then->desertion[5], board->desertion[5], sizeof *board->desertion * 16);
    match_free(match);
    match_free(now);
}

static void a_save_of_the_fourth_board_has_its_activations_and_desertion(void **state)
{
    const char *const saves[] = {first_save, second_save, third_save, fourth_save};
    for (unsigned i = 0; i < COUNT_OF(saves); i++) {
        Match *match = load(saves[i]);
        const Board *board = match_game(match)->board;
        assert_int_equal(match_board_number(match), i + 1);
        assert_int_equal(board->maximum[NV][TURNS], 14);
        assert_int_equal(board->modifier[SV][TURNS], 0);
        assert_int_equal(board->desertion[20][5], i == 0 ? 9 : i == 1 ? 7 : 6);
        match_free(match);
    }
}

static void a_game_on_an_earlier_board_is_saved_as_such(void **state)
{
    const char *const saves[] = {first_save, second_save, third_save, fourth_save, fifth_save};
    const char *const lines[] = {"\nboard default\n", "\nboard default 2\n", "\nboard default 3\n",
                                 "\nboard default 4\n", "\nboard default 5\n"};
    for (unsigned i = 0; i < COUNT_OF(saves); i++) {
        size_t length;
        Match *match = load(saves[i]);
        char *save = match_save(match, &length);
        assert_non_null(strstr(save, lines[i]));
        free(save);
        match_free(match);
    }
}

static void a_new_game_is_saved_with_the_number_of_its_board(void **state)
{
    Problem problem;
    size_t length;
    Match *match = match_new(&saigon75_rules, NULL, NULL, &problem);
    char *save = match_save(match, &length);
    assert_non_null(strstr(save, "\nboard default 6\n"));
    Match *again = load(save);
    assert_int_equal(points_of(again), 0);
    assert_int_equal(match_board_number(again), 6);
    assert_false(match_game(again)->board->solo[4].reinforce);
    match_free(again);
    free(save);
    match_free(match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_save_without_a_number_is_of_the_first_board),
        cmocka_unit_test(a_save_of_the_second_board_is_played_on_with_it),
        cmocka_unit_test(a_save_of_the_third_board_has_its_solo_cards),
        cmocka_unit_test(a_save_of_the_fourth_board_has_its_activations_and_desertion),
        cmocka_unit_test(a_save_of_the_fifth_board_has_no_desertion_below_five_provinces),
        cmocka_unit_test(a_game_on_an_earlier_board_is_saved_as_such),
        cmocka_unit_test(a_new_game_is_saved_with_the_number_of_its_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
