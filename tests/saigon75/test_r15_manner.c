/* test_r15_manner.c: chapter 15, how hard the automaton presses, which is an option of ours. */
#include "ai/random.h"
#include "games/saigon75/players/solo.h"
#include "support/idle75.h"
#include "support/pile75.h"
#include "support/solo75.h"

/* ---- More activations [15.k] ----------------------------------------------------------------- */

/* Turn 2 of the board: the die + 2, eight at most. */
static unsigned availability(const char *options, unsigned die)
{
    Play p;
    solo_phase(&p, options, 2, die, MOVEMENT, 30);
    return s75_availability(&p.game, &p.s);
}

static void r15_k_as_printed_the_board_decides(void **state)
{
    assert_int_equal(availability("", 3), 5);
    assert_int_equal(availability("automaton=printed", 3), 5);
    assert_int_equal(availability("automaton=printed", 6), 8);
}

static void r15_k_a_pressing_automaton_has_two_activations_more(void **state)
{
    assert_int_equal(availability("automaton=pressing", 3), 7);
    assert_int_equal(availability("automaton=relentless", 3), 7);
}

static void r15_k_so_has_its_maximum(void **state)
{
    Play p;
    solo_phase(&p, "automaton=pressing", 2, 6, MOVEMENT, 30);
    assert_int_equal(s75_maximum(&p.game, &p.s), 10);
    assert_int_equal(s75_availability(&p.game, &p.s), 10);
    p.s.plus_spent = 1;
    assert_int_equal(s75_availability(&p.game, &p.s), 10);
}

static void r15_k_south_has_what_the_board_gives(void **state)
{
    Play p;
    play_phase(&p, "solo=on automaton=relentless", 2, SV, 3, MOVEMENT);
    assert_int_equal(s75_availability(&p.game, &p.s), 5);
    assert_int_equal(s75_maximum(&p.game, &p.s), 8);
}

static void r15_k_without_the_automaton_it_means_nothing(void **state)
{
    Play p;
    play_phase(&p, "automaton=relentless", 2, NV, 3, MOVEMENT);
    assert_int_equal(s75_availability(&p.game, &p.s), 5);
    play_set_up(&p, "automaton=relentless");
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
}

/* ---- The card of its choice [15.l] ----------------------------------------------------------- */

static void r15_l_a_pressing_automaton_draws(void **state)
{
    Play p;
    play_set_up(&p, "solo=on automaton=pressing");
    assert_asks(&p, SOLO_CARD, SEAT_CHANCE);
}

static void r15_l_a_relentless_automaton_is_asked(void **state)
{
    Play p;
    ActionList list;
    play_set_up(&p, "solo=on automaton=relentless");
    assert_asks(&p, SOLO_CARD, NV);
    assert_string_equal(prompt_of(&p), "Which solo card does the automaton take?");
    game_legal(&p.game, &p.s, &list);
    assert_false(list.chance);
    assert_int_equal(list.count, SOLO_CARDS);
    assert_round_trip(&p);
    play(&p, "solo 30");
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    idle_to(&p, 2, NV, SOLO_CARD);
    assert_false(is_legal(&p, "solo 30"));
    assert_true(is_legal(&p, "solo 29"));
}

static void r15_l_takes_the_card_with_most_attackers(void **state)
{
    Play p;
    Grounds grounds = {0};
    play_set_up(&p, "solo=on automaton=relentless");
    const Action answer = solo_answer(&p);
    policy_find(p.game.rules, "solo")->explain(&p.game, &p.s, answer, &grounds);
    assert_int_equal(grounds.count, SOLO_CARDS);
    assert_int_equal(grounds.line[0].arg[0], p.board.solo[answer.a].number);
    for (unsigned i = 1; i < grounds.count; i++) {
        const uint8_t *best = grounds.line[0].arg, *other = grounds.line[i].arg;
        assert_string_equal(grounds.line[i].rule, "15.l");
        assert_true(best[1] > other[1] || (best[1] == other[1] && best[0] < other[0]));
    }
}

static void r15_l_counts_who_would_attack(void **state)
{
    Play p;
    Judgement with_north, with_saigon;
    play_set_up(&p, "solo=on automaton=relentless");
    for (unsigned unit = NV_COUNT; unit < UNITS; unit++)
        s75_put(&p.game, &p.s, unit, OUT);
    play_put(&p, "hue: svd1");
    s75_solo_foresee(&p.game, &p.s, solo_index(&p, 30), &with_north);
    s75_solo_foresee(&p.game, &p.s, solo_index(&p, 21), &with_saigon);
    assert_int_equal(count_units(with_north.fighters), 2); /* one more than the one in Huế */
    assert_int_equal(with_saigon.fighters, 0);
    assert_answer(&p, "solo 28"); /* the northern provinces too, and a lower number */
    assert_first_ground(&p, "15.l", "s75.auto.choose");
    assert_ground(&p, "15.l", "s75.auto.choose.not");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r15_k_as_printed_the_board_decides),
        cmocka_unit_test(r15_k_a_pressing_automaton_has_two_activations_more),
        cmocka_unit_test(r15_k_so_has_its_maximum),
        cmocka_unit_test(r15_k_south_has_what_the_board_gives),
        cmocka_unit_test(r15_k_without_the_automaton_it_means_nothing),
        cmocka_unit_test(r15_l_a_pressing_automaton_draws),
        cmocka_unit_test(r15_l_a_relentless_automaton_is_asked),
        cmocka_unit_test(r15_l_takes_the_card_with_most_attackers),
        cmocka_unit_test(r15_l_counts_who_would_attack),
    };
    return cmocka_run_group_tests_name("saigon75 solo: manner", tests, NULL, NULL);
}
