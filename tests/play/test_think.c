/* test_think.c: a computer player's search beside the game: the same choices as without, nothing
 * changed until the answer is taken, and an end at any time. */
#include <string.h>
#include <time.h>

#include "games/list.h"
#include "play/session.h"
#include "support/check.h"

static void open_game(Session *session, const char *against, uint64_t seed)
{
    Wish wish;
    Problem problem = {0};
    wish_init(&wish, game_find("nim"));
    strcpy(wish.controller[0], against);
    strcpy(wish.controller[1], against);
    assert_true(session_open(session, &wish, LANG_EN, seed, &problem));
}

static void wait_for_search(Session *session)
{
    const struct timespec moment = {0, 1000000};
    while (session_thinks(session))
        nanosleep(&moment, NULL);
}

/* The next position in which a search has to begin; false: none comes. */
static bool go_to_search(Session *session)
{
    while (session_need(session) == NEED_TIME) {
        session_thinks(session);
        if (session->thinking)
            return true;
        session_step(session);
    }
    return false;
}

static void a_game_is_the_same_with_searches_beside_it(void **unused)
{
    Session plain, beside, hurried;
    open_game(&plain, "mcts:200", 3);
    open_game(&beside, "mcts:200", 3);
    open_game(&hurried, "mcts:200", 3);
    session_advance(&plain);
    while (session_need(&beside) == NEED_TIME) {
        wait_for_search(&beside);
        session_step(&beside);
    }
    while (session_hurry(&hurried) == NEED_TIME)
        wait_for_search(&hurried);
    assert_true(match_count(plain.match) > 4);
    assert_int_equal(match_count(plain.match), match_count(beside.match));
    assert_int_equal(match_count(plain.match), match_count(hurried.match));
    for (uint32_t i = 0; i < match_count(plain.match); i++) {
        const Action action = match_action(plain.match, i);
        assert_true(action_equal(action, match_action(beside.match, i)));
        assert_true(action_equal(action, match_action(hurried.match, i)));
    }
    session_close(&plain);
    session_close(&beside);
    session_close(&hurried);
}

static void nothing_is_played_until_the_answer_is_taken(void **unused)
{
    Session session;
    open_game(&session, "mcts:500", 1);
    assert_true(go_to_search(&session));
    const uint32_t count = match_count(session.match);
    wait_for_search(&session);
    assert_int_equal(match_count(session.match), count);
    assert_non_null(session.thinking);
    session_step(&session);
    assert_int_equal(match_count(session.match), count + 1);
    assert_null(session.thinking);
    session_close(&session);
}

static void a_policy_answers_without_a_thread(void **unused)
{
    Session session;
    open_game(&session, "perfect", 1);
    while (session_need(&session) == NEED_TIME) {
        assert_false(session_thinks(&session));
        assert_null(session.thinking);
        session_step(&session);
    }
    session_close(&session);
}

static void a_session_closes_in_the_middle_of_a_search(void **unused)
{
    Session session;
    open_game(&session, "mcts:20000", 1);
    assert_true(go_to_search(&session));
    session_close(&session);
    assert_null(session.thinking);
    assert_null(session.match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_is_the_same_with_searches_beside_it),
        cmocka_unit_test(nothing_is_played_until_the_answer_is_taken),
        cmocka_unit_test(a_policy_answers_without_a_thread),
        cmocka_unit_test(a_session_closes_in_the_middle_of_a_search),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
