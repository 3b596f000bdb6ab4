/* test_computers.c: computer players sit down, follow the game and answer. */
#include "ai/strength.h"
#include "games/list.h"
#include "host/computers.h"
#include "host/host.h"
#include "support/check.h"
#include "support/desk.h"

static void who_is_asked_answers_from_the_list(void **unused)
{
    Computers computers = {0};
    Problem problem = {0};
    Dice dice = {0};
    ActionList list;
    rng_seed(&dice.rng, 2);
    Match *match = desk_match("nim", NULL);
    match_set_seat(match, 0, "mcts:50", "");
    match_set_seat(match, 1, "random", "");
    for (Seat seat = 0; seat < 2; seat++)
        assert_true(computers_sit(&computers, match, seat, 1 << 20, 7 + seat, &problem));
    while (host_settle(match, &dice) == WAIT_COMPUTER) {
        const Seat seat = match_actor(match);
        Thinker *thinker = computers_ask(&computers, match, seat, &list);
        assert_int_equal(computers.told[seat], match_count(match));
        while (!thinker_run(thinker, 16))
            continue;
        const uint32_t index = thinker_answer(thinker, &dice.rng);
        assert_true(index < list.count);
        assert_null(match_play(match, list.action[index]));
    }
    assert_int_equal(host_wait(match), WAIT_NOTHING);
    computers_dismiss(&computers);
    assert_null(computers.thinker[0]);
    computers_dismiss(&computers); /* does no harm */
    match_free(match);
}

static void nobody_sits_down_for_a_person(void **unused)
{
    Computers computers = {0};
    Problem problem = {0};
    Match *match = desk_match("nim", NULL);
    assert_false(computers_sit(&computers, match, 0, 1 << 20, 1, &problem));
    assert_string_equal(problem.message, "play.no_policy");
    match_set_seat(match, 0, "wizard", "");
    assert_false(computers_sit(&computers, match, 0, 1 << 20, 1, &problem));
    assert_string_equal(problem.detail, "wizard");
    assert_null(computers.thinker[0]);
    match_free(match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_is_asked_answers_from_the_list),
        cmocka_unit_test(nobody_sits_down_for_a_person),
    };
    return cmocka_run_group_tests_name("computers", tests, NULL, NULL);
}
