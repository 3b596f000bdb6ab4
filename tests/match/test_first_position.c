/* test_first_position.c: matches that begin in a given position: undo, walks and saves go back to
 * it, and a bad one is refused with its line. */
#include <stdlib.h>
#include <string.h>

#include "games/list.h"
#include "match/match.h"
#include "support/check.h"
#include "support/tricks.h"

static const char HUE[] = "# a division before Hue\nturn 2\nat quang_tri nvd1+\nat hue svd1\n"
                          "at ca_mau river1\nhand_nv e01\nhand_sv e02\ndie 6\nstep move_unit\n";

static Match *new_at(const char *game, const char *position)
{
    Problem problem = {0};
    Match *match = match_new_at(game_find(game), NULL, NULL, position, &problem);
    if (!match)
        fail_msg("%u: %s %s", problem.line, problem.message, problem.detail);
    return match;
}

static void print_position(const Match *match, const State *state, char *buffer, size_t size)
{
    Text text;
    text_init(&text, buffer, size);
    game_print_state(match_game(match), state, &text);
    assert_false(text.full);
}

static void it_begins_there(void **unused)
{
    char first[4000], now[4000];
    Match *match = new_at("saigon75", HUE);
    assert_int_equal(match_count(match), 0);
    assert_int_equal(match_actor(match), 0);
    print_position(match, match_state(match), first, sizeof first);
    assert_non_null(strstr(first, "at quang_tri nvd1+\n"));
    assert_null(match_play_text(match, "move nvd1"));
    assert_null(match_play_text(match, "to hue"));
    while (match_count(match) > 0 && !match_undo_limit(match))
        match_undo(match);
    print_position(match, match_state(match), now, sizeof now);
    assert_string_equal(first, now);
    match_free(match);
}

static void walks_begin_there(void **unused)
{
    Walk walk;
    char first[4000], now[4000];
    Match *match = new_at("saigon75", HUE);
    print_position(match, match_state(match), first, sizeof first);
    assert_null(match_play_text(match, "move nvd1"));
    assert_true(walk_open(&walk, match));
    print_position(match, walk.state, now, sizeof now);
    assert_string_equal(first, now);
    assert_true(walk_next(&walk));
    assert_memory_equal(walk.state, match_state(match), match_game(match)->rules->state_size);
    walk_close(&walk);
    match_free(match);
}

static void again_begins_there(void **unused)
{
    Problem problem;
    Match *match = new_at("nim", "sticks 9 turn 3 roll 0");
    Match *again = match_again(match, &problem);
    assert_memory_equal(match_state(match), match_state(again),
                        match_game(match)->rules->state_size);
    match_free(match);
    match_free(again);
}

static void assert_save_comes_back(Match *match)
{
    SaveProblem problem;
    size_t length, again_length;
    char *text = match_save(match, &length);
    assert_non_null(strstr(text, "\nposition\n| "));
    Match *again = match_load(text, length, LANG_EN, &problem);
    if (!again)
        fail_msg("%u: %s %s in\n%s", problem.at.line, problem.at.message, problem.at.detail, text);
    assert_memory_equal(match_state(match), match_state(again),
                        match_game(match)->rules->state_size);
    char *again_text = match_save(again, &again_length);
    assert_string_equal(text, again_text);
    free(text);
    free(again_text);
    match_free(match);
    match_free(again);
}

static void saves_carry_it(void **unused)
{
    Match *match = new_at("saigon75", HUE);
    assert_null(match_play_text(match, "move nvd1"));
    assert_save_comes_back(match);
    match = new_at("nim", "sticks 9 turn 3 roll 0");
    assert_null(match_play_text(match, "roll 2"));
    assert_save_comes_back(match);
}

/* Any position of whole games, as the first one of another match. */
static void any_position_may_be_first(void **unused)
{
    char position[8000];
    Problem problem;
    Rng rng;
    Match *match = match_new(game_find("saigon75"), NULL, NULL, &problem);
    rng_seed(&rng, 5);
    for (uint32_t i = 0; match_actor(match) != SEAT_NOBODY; i++) {
        ActionList list;
        match_legal(match, &list);
        assert_null(match_play(match, list.action[rng_below(&rng, list.count)]));
        if (i % 23 == 0) {
            print_position(match, match_state(match), position, sizeof position);
            assert_save_comes_back(new_at("saigon75", position));
        }
    }
    match_free(match);
}

/* ---- Refusals -------------------------------------------------------------------------------- */

static void a_bad_position_is_refused(void **unused)
{
    Problem problem = {0};
    assert_null(
        match_new_at(game_find("saigon75"), NULL, NULL, "turn 2\nat hue nvd99\n", &problem));
    assert_int_equal(problem.line, 2);
    assert_non_null(problem.message);
    assert_null(match_new_at(game_find("nim"), NULL, NULL, "sticks 99 turn 0 roll 0", &problem));
    assert_string_equal(problem.message, "core.bad_position");
}

/* Every invariant holds, but nobody has rolled for availability: an activation cannot be paid. */
static void what_the_position_cannot_bear_is_refused(void **unused)
{
    char buffer[512];
    Text text;
    Match *match = new_at("saigon75", "at quang_tri nvd1+\nstep move_unit\n");
    const Reason *reason = NULL;
    const char *const words[] = {"move nvd1", "to hue"};
    uint32_t played = 0;
    while (played < COUNT_OF(words) && !(reason = match_play_text(match, words[played])))
        played++;
    assert_non_null(reason);
    assert_string_equal(reason->message, "match.refuse_position");
    assert_int_equal(match_count(match), played); /* nothing is half done */
    text_init(&text, buffer, sizeof buffer);
    match_print_refusal(match, words[played], reason, LANG_EN, &text);
    assert_non_null(strstr(buffer, "began with"));
    match_free(match);
}

static void a_game_without_position_text_is_refused(void **unused)
{
    Problem problem = {0};
    assert_null(match_new_at(&tricks_rules, NULL, NULL, "anything", &problem));
    assert_string_equal(problem.message, "match.no_position");
}

static void a_saves_bad_position_is_refused_in_place(void **unused)
{
    static const struct {
        const char *text;
        uint32_t line;
        const char *message;
    } broken[] = {
        {"mekong 1\ngame nim\nboard default\nposition\nactions\nend 0\n", 5,
         "match.load_position_lines"},
        {"mekong 1\ngame nim\nposition\n| sticks 9 turn 3 roll 0\nboard default\n", 3,
         "match.load_want_board"},
        {"mekong 1\ngame nim\nboard default\nposition\n| sticks 9 turn 3\nactions\nend 0\n", 5,
         "core.bad_position"},
        {"mekong 1\ngame saigon75\nboard default\nposition\n| turn 2\n| at nowhere svd1\nactions\n",
         6, "s75.position.word"},
        {"mekong 1\ngame saigon75\nboard default\nposition\n| turn 2\n| step move_unit\n"
         "| at hue svd1 svd2 svd3 svd4 svd5 svd6\nactions\nend 0\n",
         4, "s75.position.broken"},
    };
    for (size_t i = 0; i < COUNT_OF(broken); i++) {
        SaveProblem problem;
        assert_null(match_load(broken[i].text, strlen(broken[i].text), LANG_EN, &problem));
        if (strcmp(problem.at.message, broken[i].message) != 0 || problem.at.line != broken[i].line)
            fail_msg("%zu: line %u, %s instead of %u, %s", i, problem.at.line, problem.at.message,
                     broken[i].line, broken[i].message);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_begins_there),
        cmocka_unit_test(walks_begin_there),
        cmocka_unit_test(again_begins_there),
        cmocka_unit_test(saves_carry_it),
        cmocka_unit_test(any_position_may_be_first),
        cmocka_unit_test(a_bad_position_is_refused),
        cmocka_unit_test(what_the_position_cannot_bear_is_refused),
        cmocka_unit_test(a_game_without_position_text_is_refused),
        cmocka_unit_test(a_saves_bad_position_is_refused_in_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
