/* test_seating.c: players bring their options along, and sit only where they can. */
#include "ai/random.h"
#include "ai/seating.h"
#include "games/list.h"
#include "support/check.h"

static const Rules *rules(void) { return game_find("saigon75"); }

/* The value of the option that the automaton needs: 0 off, 1 on. */
static uint8_t solo_option(const uint8_t option[OPTIONS_MAX])
{
    Game game;
    static _Alignas(max_align_t) char board[1 << 14];
    Problem problem;
    assert_true(rules()->board_size <= sizeof board);
    assert_true(game_make(&game, rules(), (Board *)board, NULL, &problem));
    for (uint8_t i = 0; i < rules()->option_count; i++) {
        game.option[i] = 0;
        if (game_set_option(&game, rules()->options[i].word, "on"))
            return option[i] == game.option[i];
    }
    fail_msg("no option can be on");
    return 0;
}

static void a_player_switches_his_option_on(void **unused)
{
    const Policy *player[SEATS_MAX] = {policy_find(rules(), "solo"), NULL};
    uint8_t option[OPTIONS_MAX] = {0};
    assert_int_equal(seating_settle(rules(), player, option), SEAT_NOBODY);
    assert_int_equal(solo_option(option), 1);
}

static void without_him_it_is_off(void **unused)
{
    const Policy *player[SEATS_MAX] = {policy_find(rules(), "solo"), &policy_random};
    uint8_t option[OPTIONS_MAX] = {0};
    assert_int_equal(seating_settle(rules(), player, option), SEAT_NOBODY);
    player[0] = policy_find(rules(), "heuristic");
    assert_int_equal(seating_settle(rules(), player, option), SEAT_NOBODY);
    assert_int_equal(solo_option(option), 0);
}

static void a_seat_may_be_wrong(void **unused)
{
    const Policy *player[SEATS_MAX] = {NULL, policy_find(rules(), "solo")};
    uint8_t option[OPTIONS_MAX] = {0};
    assert_int_equal(seating_settle(rules(), player, option), 1);
    assert_int_equal(solo_option(option), 0); /* nothing is half settled */
}

static void seats_of_a_player_can_be_what_his_option_says(void **unused)
{
    const Rules *fitl = game_find("fitl");
    const Policy *bot = policy_find(fitl, "bot");
    const Policy *player[SEATS_MAX] = {bot, NULL, &policy_random, bot};
    uint8_t option[OPTIONS_MAX] = {0}, i;
    assert_true(option_find(fitl, slice_of("bots"), &i));
    assert_int_equal(seating_settle(fitl, player, option), SEAT_NOBODY);
    assert_string_equal(fitl->options[i].words[option[i]], "us-vc");
    player[0] = player[3] = NULL;
    assert_int_equal(seating_settle(fitl, player, option), SEAT_NOBODY);
    assert_string_equal(fitl->options[i].words[option[i]], "none");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_player_switches_his_option_on),
        cmocka_unit_test(without_him_it_is_off),
        cmocka_unit_test(a_seat_may_be_wrong),
        cmocka_unit_test(seats_of_a_player_can_be_what_his_option_says),
    };
    return cmocka_run_group_tests_name("seating", tests, NULL, NULL);
}
