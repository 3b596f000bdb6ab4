/* test_given.c: a match that began in somebody's own position. Nim, with a check that forbids some
 * numbers of sticks: what would lead there is neither offered nor taken, dice do not fall so, and
 * where nothing is left the match is stuck and says so. */
#include <string.h>

#include "ai/hint.h"
#include "games/list.h"
#include "host/host.h"
#include "match/match.h"
#include "support/check.h"

static Rules odd;          /* nim, but for the check */
static uint32_t forbidden; /* set of numbers of sticks */

static const char *check_sticks(const Game *game, const State *state)
{
    char words[256];
    Text text;
    unsigned sticks = 0;
    text_init(&text, words, sizeof words);
    game_print_state(game, state, &text);
    for (const char *c = strstr(words, "sticks ") + 7; *c >= '0' && *c <= '9'; c++)
        sticks = sticks * 10 + (unsigned)(*c - '0');
    return sticks < 32 && forbidden >> sticks & 1 ? "sticks" : NULL;
}

static Match *nim_at(const char *position, uint32_t set, Problem *problem)
{
    odd = *game_find("nim");
    odd.check = check_sticks;
    forbidden = set;
    return match_new_at(&odd, NULL, NULL, position, problem);
}

static void what_would_break_it_is_neither_offered_nor_taken(void **unused)
{
    Problem problem = {0};
    ActionList all, offered;
    Match *match = nim_at("sticks 9 turn 3 roll 3", 1u << 7, &problem);
    assert_non_null(match);
    game_legal(match_game(match), match_state(match), &all);
    match_legal(match, &offered);
    assert_int_equal(offered.count, all.count - 1);
    assert_string_equal(match_refuse_text(match, "take 2")->message, "match.refuse_position");
    assert_string_equal(match_play_text(match, "take 2")->message, "match.refuse_position");
    assert_int_equal(match_count(match), 0);
    assert_null(match_play_text(match, "take 1"));
    match_free(match);
}

static void where_nothing_is_left_it_is_stuck(void **unused)
{
    Problem problem = {0};
    ActionList list;
    Dice dice = {0};
    rng_seed(&dice.rng, 1);
    Match *match = nim_at("sticks 9 turn 3 roll 0", 0, &problem);
    assert_non_null(match);
    assert_false(match_is_stuck(match));
    assert_true(host_step(match, &dice, NULL, NULL));
    forbidden = ~(1u << 9);
    assert_true(match_is_stuck(match));
    match_legal(match, &list);
    assert_int_equal(list.count, 0);
    assert_false(host_step(match, &dice, NULL, NULL));
    assert_int_equal(host_wait(match), WAIT_NOBODY);
    match_free(match);
}

static void one_that_is_stuck_from_the_start_is_refused(void **unused)
{
    Problem problem = {0};
    assert_null(nim_at("sticks 9 turn 3 roll 3", ~(1u << 9), &problem));
    assert_string_equal(problem.message, "match.stuck");
}

static void a_search_sees_it_end(void **unused)
{
    Problem problem = {0};
    Match *match = nim_at("sticks 9 turn 3 roll 3", 1u << 7 | 1u << 3, &problem);
    Advice advice[LIST_MAX];
    Hint *hint = hint_open(match_game(match), match_state(match), 1);
    hint_run(hint, 200);
    assert_int_equal(hint_list(hint, advice), 2);
    hint_close(hint);
    match_free(match);
}

static void a_real_position_is_searched_as_the_game_itself(void **unused)
{
    char position[8192];
    Problem problem = {0};
    ActionList list;
    Text text;
    Rng rng;
    Match *match = match_new(game_find("saigon75"), NULL, NULL, &problem);
    rng_seed(&rng, 8);
    for (uint32_t i = 0; i < 150 || match_actor(match) >= SEATS_MAX || list.count < 2; i++) {
        match_legal(match, &list);
        assert_null(match_play(match, list.action[rng_below(&rng, list.count)]));
        match_legal(match, &list);
    }
    text_init(&text, position, sizeof position);
    game_print_state(match_game(match), match_state(match), &text);
    Match *given = match_new_at(game_find("saigon75"), NULL, NULL, position, &problem);
    assert_non_null(given);
    assert_true(match_game(given)->given && !match_game(match)->given);
    Advice own[LIST_MAX], theirs[LIST_MAX];
    Hint *first = hint_open(match_game(match), match_state(match), 5);
    Hint *second = hint_open(match_game(given), match_state(given), 5);
    hint_run(first, 60);
    hint_run(second, 60);
    assert_int_equal(hint_list(first, own), hint_list(second, theirs));
    for (uint32_t i = 0; i < list.count; i++)
        assert_int_equal(own[i].visits, theirs[i].visits);
    hint_close(first);
    hint_close(second);
    match_free(given);
    match_free(match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_would_break_it_is_neither_offered_nor_taken),
        cmocka_unit_test(where_nothing_is_left_it_is_stuck),
        cmocka_unit_test(one_that_is_stuck_from_the_start_is_refused),
        cmocka_unit_test(a_search_sees_it_end),
        cmocka_unit_test(a_real_position_is_searched_as_the_game_itself),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
