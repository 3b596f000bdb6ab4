/* test_back.c: how far back who may go: at screens of their own, at one keyboard, at a real table,
 * alone. */
#include "games/list.h"
#include "host/host.h"
#include "support/check.h"
#include "support/desk.h"
#include "support/tricks.h"

static Match *tricks(void)
{
    Problem problem = {0};
    return match_new(&tricks_rules, NULL, NULL, &problem);
}

/* Nim after the actions; a computer in red's seat, or people in both. */
static Match *nim(bool computer, const char *actions)
{
    Match *match = desk_match("nim", NULL);
    if (computer)
        match_set_seat(match, 0, "random", "");
    desk_play_words(match, actions);
    return match;
}

/* ---- At screens of their own ----------------------------------------------------------------- */

static void who_is_to_choose_takes_back_his_own(void **unused)
{
    Match *match = tricks();
    desk_play_words(match, "pick 3; pick 1");
    assert_string_equal(host_undo(match, 1), "match.undo_actor");
    assert_string_equal(host_undo(match, SEAT_WATCHER), "match.undo_actor");
    assert_int_equal(match_count(match), 2);
    assert_null(host_undo(match, 0));
    assert_int_equal(match_count(match), 0);
    assert_string_equal(host_undo(match, 0), "match.undo_start");
    assert_string_equal(host_redo(match, 1), "match.redo_nothing");
    assert_null(host_redo(match, 0));
    assert_int_equal(match_count(match), 2); /* with the only answer behind it */
    assert_string_equal(host_redo(match, 0), "match.redo_nothing");
    match_free(match);
}

/* An open game, too: another's choice is his, at his own screen. */
static void nobody_takes_back_anothers_choice(void **unused)
{
    Match *match = desk_match("fitl", NULL);
    desk_play_words(match, "card 107; card 55; pass");
    assert_int_equal(match_actor(match), 2);
    assert_string_equal(host_undo(match, 2), "match.undo_actor");
    assert_int_equal(match_count(match), 3);
    match_free(match);
}

/* ---- At one keyboard ------------------------------------------------------------------------- */

static void people_at_an_open_game_take_back_each_others(void **unused)
{
    Match *match = desk_match("fitl", NULL);
    assert_non_null(host_undo_shared(match)); /* nothing has been played */
    desk_play_words(match, "card 107; card 55; pass");
    assert_null(host_undo_shared(match));
    assert_int_equal(match_count(match), 2);
    assert_non_null(host_undo_shared(match)); /* no card */
    assert_int_equal(match_count(match), 2);
    assert_null(host_redo_shared(match));
    assert_int_equal(match_count(match), 3);
    match_free(match);
}

static void two_people_among_computers_share_it_too(void **unused)
{
    Match *match = desk_match("fitl", NULL);
    match_set_seat(match, 0, "random", "");
    match_set_seat(match, 1, "random", "");
    desk_play_words(match, "card 107; card 55; pass");
    assert_null(host_undo_shared(match));
    assert_int_equal(match_count(match), 2);
    match_free(match);
}

static void but_not_what_a_computer_chose(void **unused)
{
    Match *match = desk_match("fitl", NULL);
    match_set_seat(match, 3, "random", "");
    desk_play_words(match, "card 107; card 55; pass");
    assert_non_null(host_undo_shared(match));
    assert_int_equal(match_count(match), 3);
    match_free(match);
}

static void what_is_hidden_is_not_taken_back(void **unused)
{
    Match *match = nim(false, "roll 3; take 1");
    assert_non_null(host_undo_shared(match));
    assert_int_equal(match_count(match), 2);
    match_free(match);
}

static void at_a_real_table_dice_are_taken_back(void **unused)
{
    Match *match = nim(false, "roll 3; take 1; roll 2");
    match_set_table(match, true);
    for (uint32_t left = 3; left > 0; left--) {
        assert_int_equal(match_count(match), left);
        assert_null(host_undo_shared(match));
    }
    assert_string_equal(host_undo_shared(match), "match.undo_start");
    assert_null(host_redo_shared(match));
    assert_int_equal(match_count(match), 1);
    match_free(match);
}

/* A computer's choice is no person's to take back: it goes with what it answered to. */
static void at_a_real_table_a_computer_chooses_anew(void **unused)
{
    Match *match = nim(true, "roll 3; take 1");
    match_set_table(match, true);
    assert_null(host_undo_shared(match));
    assert_int_equal(match_count(match), 0);
    assert_null(host_redo_shared(match)); /* and comes back with it */
    assert_int_equal(match_count(match), 2);
    match_free(match);
}

/* ---- Anywhere -------------------------------------------------------------------------------- */

static void who_plays_alone_goes_back_over_dice(void **unused)
{
    Match *match = nim(true, "roll 3; take 1; roll 2; take 1; roll 3; take 2");
    assert_true(host_may_rewind(match));
    assert_string_equal(host_rewind(match, 6), "match.undo_start");
    assert_null(host_rewind(match, 3));
    assert_int_equal(match_count(match), 3);
    match_free(match);
}

static void two_at_a_game_with_secrets_do_not(void **unused)
{
    Match *match = nim(false, "roll 3; take 1");
    assert_false(host_may_rewind(match));
    assert_string_equal(host_rewind(match, 0), "play.rewind_shared");
    assert_int_equal(match_count(match), 2);
    match_set_table(match, true);
    assert_null(host_rewind(match, 0));
    assert_int_equal(match_count(match), 0);
    match_free(match);
}

static void programs_alone_have_nobody_who_may(void **unused)
{
    Match *match = nim(true, "roll 3; take 1");
    match_set_seat(match, 1, "random", "");
    match_set_table(match, true);
    assert_false(host_may_rewind(match));
    match_free(match);
}

static void a_turn_begins_anew_after_its_dice(void **unused)
{
    Match *match = nim(false, "roll 3; take 1; roll 3; take 1; roll 3");
    match_set_seat(match, 1, "random", "");
    assert_int_equal(match_actor(match), 0);
    assert_string_equal(host_restart(match), "play.restart_start");
    assert_int_equal(match_count(match), 5);
    match_free(match);
}

/* Tricks is one turn: who plays it alone goes back over what he has seen, but not over another. */
static void a_turn_is_ones_own_choices(void **unused)
{
    Match *match = tricks();
    match_set_seat(match, 1, "random", "");
    desk_play_words(match, "pick 3; pick 1; pick 2");
    assert_null(host_restart(match));
    assert_int_equal(match_count(match), 0);
    match_set_seat(match, 0, "random", "");
    match_set_seat(match, 1, "human", "");
    desk_play_words(match, "pick 3; pick 1; pick 2; pick 1; roll 1");
    assert_int_equal(match_actor(match), 1);
    assert_string_equal(host_restart(match), "play.restart_start");
    assert_int_equal(match_count(match), 5);
    match_free(match);
}

/* What another chose is not taken back, be there dice after it or not. */
static void a_turn_begins_after_the_others(void **unused)
{
    Match *match = desk_match("fitl", NULL);
    for (Seat seat = 0; seat < 4; seat++)
        match_set_seat(match, seat, seat == 2 ? "human" : "random", "");
    desk_play_words(match, "card 107; card 55; pass");
    assert_int_equal(match_actor(match), 2);
    assert_string_equal(host_restart(match), "play.restart_start");
    assert_int_equal(match_count(match), 3);
    match_free(match);
}

/* Two people with secrets: as far as one's own choices go. */
static void a_turn_that_others_saw_ends_at_the_first_reveal(void **unused)
{
    Match *match = tricks();
    assert_false(host_may_rewind(match));
    desk_play_words(match, "pick 3; pick 1");
    assert_null(host_restart(match));
    assert_int_equal(match_count(match), 0);
    desk_play_words(match, "pick 3; pick 1; pick 2");
    assert_string_equal(host_restart(match), "match.undo_reveals");
    assert_int_equal(match_count(match), 3);
    match_free(match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_is_to_choose_takes_back_his_own),
        cmocka_unit_test(nobody_takes_back_anothers_choice),
        cmocka_unit_test(people_at_an_open_game_take_back_each_others),
        cmocka_unit_test(two_people_among_computers_share_it_too),
        cmocka_unit_test(but_not_what_a_computer_chose),
        cmocka_unit_test(what_is_hidden_is_not_taken_back),
        cmocka_unit_test(at_a_real_table_dice_are_taken_back),
        cmocka_unit_test(at_a_real_table_a_computer_chooses_anew),
        cmocka_unit_test(who_plays_alone_goes_back_over_dice),
        cmocka_unit_test(two_at_a_game_with_secrets_do_not),
        cmocka_unit_test(programs_alone_have_nobody_who_may),
        cmocka_unit_test(a_turn_begins_anew_after_its_dice),
        cmocka_unit_test(a_turn_is_ones_own_choices),
        cmocka_unit_test(a_turn_begins_after_the_others),
        cmocka_unit_test(a_turn_that_others_saw_ends_at_the_first_reveal),
    };
    return cmocka_run_group_tests_name("back", tests, NULL, NULL);
}
