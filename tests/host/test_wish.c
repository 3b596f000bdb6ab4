/* test_wish.c: what is to be played, read from somebody else's words: all that a game has is taken,
 * nothing else is, and what is wrong is told. */
#include <stdlib.h>
#include <string.h>

#include "games/list.h"
#include "host/host.h"
#include "host/wish.h"
#include "support/check.h"

static Wish of(const char *lines)
{
    Wish wish = {0};
    Problem problem = {0};
    if (!wish_read_lines(&wish, lines, &problem))
        fail_msg("%s: %s", problem.message, problem.detail);
    return wish;
}

/* The same from a copy of its own, so that a sanitizer sees who reads behind it. */
static void assert_refused(const char *lines, const char *message)
{
    Wish wish = {0};
    Problem problem = {0};
    char *copy = strdup(lines);
    assert_false(wish_read_lines(&wish, copy, &problem));
    assert_string_equal(problem.message, message);
    assert_true(strlen(problem.detail) < sizeof problem.detail);
    free(copy);
}

static void assert_not_played(const Wish *wish, const char *message)
{
    Problem problem = {0};
    assert_null(wish_match(wish, &problem));
    assert_string_equal(problem.message, message);
}

/* Field by field: what lies between them is nobody's. */
static void assert_same(const Wish *wish, const Wish *other)
{
    assert_ptr_equal(wish->rules, other->rules);
    assert_memory_equal(wish->option, other->option, sizeof wish->option);
    assert_ptr_equal(wish->board_text, other->board_text);
    assert_ptr_equal(wish->position, other->position);
    for (Seat seat = 0; seat < SEATS_MAX; seat++) {
        assert_string_equal(wish->controller[seat], other->controller[seat]);
        assert_string_equal(wish->name[seat], other->name[seat]);
    }
    assert_int_equal(wish->table, other->table);
    assert_int_equal(wish->series, other->series);
    assert_int_equal(wish->listed, other->listed);
}

/* ---- What is taken --------------------------------------------------------------------------- */

static void a_game_presets_the_rest(void **unused)
{
    const Wish wish = of("game saigon75\n");
    Wish preset;
    wish_init(&preset, game_find("saigon75"));
    assert_ptr_equal(wish.rules, game_find("saigon75"));
    assert_memory_equal(wish.option, preset.option, sizeof preset.option);
    assert_string_equal(wish.controller[0], "human");
    assert_string_equal(wish.controller[1], "human");
    assert_null(wish.position);
}

static void all_that_is_said_is_in_the_match(void **unused)
{
    const Wish wish = of("game nim\noption sticks 21\nseat red random\nseat blue human Anna Bé\n");
    Problem problem = {0};
    Match *match = wish_match(&wish, &problem);
    assert_non_null(match);
    assert_int_equal(match_game(match)->option[0], 2);
    assert_string_equal(match_seat(match, 0)->controller, "random");
    assert_string_equal(match_seat(match, 1)->controller, "human");
    assert_string_equal(match_seat(match, 1)->name, "Anna Bé");
    assert_false(match_is_table(match));
    match_free(match);
}

static void it_may_begin_in_a_position(void **unused)
{
    const Wish wish = of("game nim\nposition\nsticks 9 turn 3 roll 3");
    Problem problem = {0};
    Match *match = wish_match(&wish, &problem);
    assert_non_null(match);
    assert_int_equal(match_actor(match), 0);
    match_free(match);
}

static void dice_may_lie_on_a_table(void **unused)
{
    Wish wish = of("game nim\n");
    Problem problem = {0};
    wish.table = true;
    Match *match = wish_match(&wish, &problem);
    assert_true(match_is_table(match));
    match_free(match);
}

static void a_player_brings_his_option(void **unused)
{
    const Wish wish = of("game saigon75\nseat nv solo\n");
    Wish settled = wish;
    Problem problem = {0};
    assert_true(wish_settle(&settled, &problem));
    assert_memory_not_equal(settled.option, wish.option, sizeof wish.option);
}

static void a_match_is_wished_again(void **unused)
{
    Wish wish = of("game nim\noption sticks 7\nseat red random\nseat blue human Anna\n"), again;
    Problem problem = {0};
    wish.table = true;
    Match *match = wish_match(&wish, &problem);
    wish_from(&again, match);
    assert_same(&again, &wish);
    match_free(match);
}

/* ---- What is not ----------------------------------------------------------------------------- */

static void what_no_game_has_is_refused(void **unused)
{
    assert_refused("", "match.load_want_game");
    assert_refused("\n", "match.load_want_game");
    assert_refused("option sticks 7\ngame nim\n", "match.load_want_game");
    assert_refused("game chess\n", "match.load_game");
    assert_refused("game nim \n", "match.load_game");
    assert_refused("game nim\noption sticks 8\n", "match.load_option_value");
    assert_refused("game nim\noption sticks\n", "match.load_option_value");
    assert_refused("game nim\noption stones 7\n", "match.load_option");
    assert_refused("game nim\noption\n", "match.load_option");
    assert_refused("game nim\nseat green human\n", "match.load_seat");
    assert_refused("game nim\nseat red wizard\n", "play.no_policy");
    assert_refused("game nim\nseat red\n", "play.no_policy");
    assert_refused("game nim\nseat red Human\n", "play.no_policy");
    assert_refused("game nim\ndice 6\n", "match.refuse_words");
    assert_refused("game nim\n\n", "match.refuse_words");
}

/* A word that a seat could not keep whole would be another player's. */
static void a_word_that_does_not_fit_is_nobodys(void **unused)
{
    assert_refused("game nim\nseat red mcts:00000000000000000002000\n", "play.no_policy");
    assert_refused("game nim\nseat red mcts:00000002000\n", "play.no_policy"); /* by one letter */
    of("game nim\nseat red mcts:0000002000\n");
}

static void endless_words_are_refused(void **unused)
{
    enum { LONG = 100000 };
    static const char *const kinds[] = {"",           "game ",           "game nim\noption ",
                                        "game nim\n", "game nim\nseat ", "game nim\nseat red "};
    char *lines = malloc(LONG + 64);
    for (size_t i = 0; i < COUNT_OF(kinds); i++) {
        Wish wish = {0};
        Problem problem = {0};
        strcpy(lines, kinds[i]);
        memset(lines + strlen(kinds[i]), 'x', LONG);
        lines[strlen(kinds[i]) + LONG] = '\0';
        assert_false(wish_read_lines(&wish, lines, &problem));
        assert_non_null(problem.message);
    }
    free(lines);
}

static void an_endless_name_is_cut_after_a_whole_letter(void **unused)
{
    char lines[1024] = "game nim\nseat red human ";
    for (int i = 0; i < 200; i++)
        strcat(lines, "é");
    const Wish wish = of(lines);
    const size_t length = strlen(wish.name[0]);
    assert_true(length > 0 && length < SEAT_NAME_SIZE && length % strlen("é") == 0);
}

static void what_is_wrong_changes_nothing(void **unused)
{
    static const char *const fields[][3] = {
        {"game", "", "chess"},      {"option", "sticks", "8"},
        {"option", "x", "7"},       {"seat", "red", "wizard"},
        {"seat", "x", "human"},     {"name", "x", "Anna"},
        {"weather", "red", "fair"}, {"", "", ""},
    };
    Wish wish = of("game nim\noption sticks 7\nseat red random\n"), before = wish;
    for (size_t i = 0; i < COUNT_OF(fields); i++) {
        Problem problem = {0};
        assert_false(wish_read(&wish, fields[i][0], fields[i][1], fields[i][2], &problem));
        assert_same(&wish, &before);
    }
}

static void strangers_call_players_of_the_list_alone(void **unused)
{
    Wish wish = {.listed = true};
    Problem problem = {0};
    assert_true(wish_read(&wish, "game", "", "nim", &problem));
    assert_true(wish_read(&wish, "seat", "red", "hard", &problem));
    assert_false(wish_read(&wish, "seat", "red", "mcts:100000000", &problem));
    assert_string_equal(problem.message, "play.no_policy");
    assert_string_equal(wish.controller[0], "hard");
}

/* ---- What does not go together --------------------------------------------------------------- */

static void a_player_takes_only_his_seat(void **unused)
{
    const Wish wish = of("game saigon75\nseat sv solo\n");
    assert_not_played(&wish, "play.wrong_seat");
}

static void a_player_filled_in_by_hand_must_exist(void **unused)
{
    Wish wish = of("game nim\n");
    wish_sit(&wish, 0, "wizard");
    assert_not_played(&wish, "play.no_policy");
    wish_sit(&wish, 0, "a word that no seat has room for");
    assert_not_played(&wish, "play.no_policy");
}

static void a_series_takes_players_of_every_seat(void **unused)
{
    Wish wish = of("game saigon75\nseat nv solo\n");
    wish.series = true;
    assert_not_played(&wish, "play.series_seat");
    wish = of("game fitl\n");
    wish.series = true;
    assert_not_played(&wish, "match.no_series");
}

static uint32_t choose_first(const Game *game, const State *state, const ActionList *list, Rng *rng)
{
    return 0;
}

static void a_series_is_granted(void **unused)
{
    static const Policy both = {
        .word = "both", .message = "nim.title", .choose = choose_first, .seats = 3};
    Rules rules = *game_find("nim");
    Wish wish;
    Problem problem = {0};
    rules.policies = &both;
    rules.policy_count = 1;
    wish_init(&wish, &rules);
    wish.series = true;
    assert_true(wish_settle(&wish, &problem)); /* persons take any seat, */
    wish_sit(&wish, 0, "random");              /* so does who is bound to none, */
    assert_true(wish_settle(&wish, &problem));
    wish_sit(&wish, 1, "both"); /* or to every one */
    assert_true(wish_settle(&wish, &problem));
}

static void a_position_that_is_none_is_refused(void **unused)
{
    static const char *const texts[] = {"game nim\nposition\n", "game nim\nposition\nsticks\n",
                                        "game nim\nposition\nsticks 4000000000 turn 0 roll 9\n"};
    for (size_t i = 0; i < COUNT_OF(texts); i++) {
        const Wish wish = of(texts[i]);
        Problem problem = {0};
        assert_null(wish_match(&wish, &problem));
        assert_non_null(problem.message);
    }
}

/* ---- Once more --------------------------------------------------------------------------------
 */

/* Who sits where after a game of these options, whose seats were Anna's, Ben's and so on. */
static void assert_again(const char *lines, const char *const *names, uint8_t seats)
{
    const Wish wish = of(lines);
    Problem problem = {0};
    Seat from[SEATS_MAX];
    Match *match = wish_match(&wish, &problem);
    assert_non_null(match);
    Match *again = host_again(match, from, &problem);
    assert_non_null(again);
    for (Seat seat = 0; seat < seats; seat++) {
        assert_string_equal(match_seat(again, seat)->name, names[seat]);
        assert_string_equal(match_seat(match, from[seat])->name, names[seat]);
    }
    match_free(again);
    match_free(match);
}

static void everybody_moves_on_by_a_seat_in_another_game(void **unused)
{
    assert_again("game saigon75\nseat nv human Anna\nseat sv human Ben\n",
                 (const char *const[]){"Ben", "Anna"}, 2);
    assert_again("game fitl\nseat us human Anna\nseat arvn human Ben\nseat nva human Carl\nseat vc "
                 "human Dora\n",
                 (const char *const[]){"Ben", "Carl", "Dora", "Anna"}, 4);
}

static void who_has_two_seats_keeps_two_that_are_one_players(void **unused)
{
    static const char *const swapped[] = {"Ben", "Ben", "Anna", "Anna"};
    static const char *const same[] = {"Anna", "Anna", "Ben", "Carl"};
    assert_again("game fitl\noption seats two\nseat us human Anna\nseat arvn human Anna\nseat nva "
                 "human Ben\n"
                 "seat vc human Ben\n",
                 swapped, 4);
    assert_again("game fitl\noption seats coin\nseat us human Anna\nseat arvn human Anna\nseat nva "
                 "human Ben\n"
                 "seat vc human Carl\n",
                 same, 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_presets_the_rest),
        cmocka_unit_test(all_that_is_said_is_in_the_match),
        cmocka_unit_test(it_may_begin_in_a_position),
        cmocka_unit_test(dice_may_lie_on_a_table),
        cmocka_unit_test(a_player_brings_his_option),
        cmocka_unit_test(a_match_is_wished_again),
        cmocka_unit_test(what_no_game_has_is_refused),
        cmocka_unit_test(a_word_that_does_not_fit_is_nobodys),
        cmocka_unit_test(endless_words_are_refused),
        cmocka_unit_test(an_endless_name_is_cut_after_a_whole_letter),
        cmocka_unit_test(what_is_wrong_changes_nothing),
        cmocka_unit_test(strangers_call_players_of_the_list_alone),
        cmocka_unit_test(a_player_takes_only_his_seat),
        cmocka_unit_test(a_player_filled_in_by_hand_must_exist),
        cmocka_unit_test(a_series_takes_players_of_every_seat),
        cmocka_unit_test(a_series_is_granted),
        cmocka_unit_test(a_position_that_is_none_is_refused),
        cmocka_unit_test(everybody_moves_on_by_a_seat_in_another_game),
        cmocka_unit_test(who_has_two_seats_keeps_two_that_are_one_players),
    };
    return cmocka_run_group_tests_name("wish", tests, NULL, NULL);
}
