/* test_r5_availability.c: chapter 5: how many activations there are, what raises and halves them,
 * and what they pay for. */
#include "games/saigon75/rules/s75.h"
#include "support/idle75.h"

static void assert_available(Play *p, unsigned number)
{
    assert_int_equal(s75_availability(&p->game, &p->s), number);
}

static void assert_left(Play *p, unsigned number)
{
    assert_int_equal(s75_activations_left(&p->game, &p->s), number);
}

/* SV's hand with E-11 and NV's with E-12, as the players wish. */
static void swap_e11_and_e12(Play *p)
{
    const uint32_t both = 1u << E11_PARALYSED_COMMAND | 1u << E12_DIRECTIVE;
    p->s.hand[NV] ^= both;
    p->s.hand[SV] ^= both;
}

/* ---- The roll [5.1] -------------------------------------------------------------------------- */

static void r5_1_die_and_modifier(void **state)
{
    ActionList list;
    Play p;
    play_phase(&p, NULL, 1, NV, 0, AVAILABILITY);
    play_put(&p, "hue: svd1");
    play_go(&p);
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    game_legal(&p.game, &p.s, &list);
    assert_int_equal(list.count, 6);
    for (unsigned i = 1; i < 6; i++)
        assert_int_equal(list.weight[i], list.weight[0]);
    play(&p, "die 5");
    assert_available(&p, 7);
}

static void r5_1_each_side_and_turn_has_its_own(void **state)
{
    Play p;
    for (unsigned side = 0; side < SIDES; side++)
        for (unsigned turn = 1; turn <= TURNS; turn++) {
            play_phase(&p, NULL, turn, side, 0, AVAILABILITY);
            play_put(&p, "hue: svd1");
            play_go(&p);
            play(&p, "die 3");
            assert_available(&p, 3u + p.board.modifier[side][turn]);
        }
}

static void r5_1_never_above_the_maximum(void **state)
{
    Play p;
    play_phase(&p, NULL, 1, NV, 0, AVAILABILITY);
    play_put(&p, "hue: svd1");
    p.board.maximum[NV][1] = 6;
    play_go(&p);
    play(&p, "die 5");
    assert_available(&p, 6);
}

/* ---- +1 markers and tokens [5.2] ------------------------------------------------------------- */

static void r5_2_any_number_of_plus_markers(void **state)
{
    Play p;
    play_phase(&p, NULL, 1, NV, 1, MOVEMENT);
    play_put(&p, "hue: svd1");
    play_go(&p);
    assert_available(&p, 3);
    play(&p, "plus; plus");
    assert_available(&p, 5);
    assert_int_equal(p.s.plus_left[NV], 1);
    play(&p, "done");
    assert_asks(&p, MOVE_UNIT, NV);
    assert_left(&p, 5);
}

/* Who holds a token is asked right after the roll, and may spend both there. */
static void r5_2_markers_and_token_after_the_roll(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 4, SV, 0, AVAILABILITY);
    play_put(&p, "hue: svd1");
    p.s.token_place[0] = TOKEN_OF_SV;
    play_go(&p);
    play(&p, "die 1");
    assert_asks(&p, AVAILABILITY_USE, SV);
    assert_choices(&p, "reroll; plus; token-activation; exchange; done");
    play(&p, "plus; token-activation");
    assert_available(&p, 4);
    assert_int_equal(p.s.token_place[0], TOKEN_GONE);
    assert_asks(&p, EVENT_CARD, SV);
}

static void r5_2_token_rerolls_the_die(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 4, NV, 0, AVAILABILITY);
    play_put(&p, "hue: svd1");
    p.s.token_place[0] = TOKEN_OF_NV;
    play_go(&p);
    play(&p, "die 2; reroll");
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    play(&p, "die 1"); /* the second roll stands, worse or not */
    assert_available(&p, 4);
    assert_int_equal(p.s.token_place[0], TOKEN_GONE);
}

static void r5_2_no_reroll_without_a_token(void **state)
{
    Play p;
    play_phase(&p, NULL, 4, NV, 0, AVAILABILITY);
    play_put(&p, "hue: svd1");
    play_go(&p);
    play(&p, "die 2");
    assert_asks(&p, EVENT_CARD, NV);
    assert_refused(&p, "reroll", "5.2");
}

/* ---- What NV pays [5.3] ---------------------------------------------------------------------- */

static void r5_3_divisions_full_or_reduced_map_or_reserve(void **state)
{
    Play p;
    play_phase(&p, NULL, 1, NV, 1, MOVEMENT);
    play_put(&p, "quang_ngai: nvd1-; kon_tum: nvd2; hue: svd1");
    p.s.plus_left[NV] = 0;
    play_go(&p);
    play(&p, "move nvd1; to da_nang; move nvd2; to da_nang; move nvd3; to hue");
    assert_left(&p, 0);
    assert_refused(&p, "move nvd4", "5.3");
    assert_true(is_legal(&p, "move vc1"));
}

static void r5_3_two_vc_are_free(void **state)
{
    Play p;
    play_phase(&p, NULL, 1, NV, 1, MOVEMENT);
    play_put(&p, "kon_tum: vc3; hue: svd1");
    p.s.plus_left[NV] = 0;
    play_go(&p);
    play(&p, "move vc1; to hue; move vc2; to da_nang");
    assert_left(&p, 3);
    assert_refused(&p, "move vc3", "5.3");
    assert_refused(&p, "move vc4", "5.3");
    assert_true(is_legal(&p, "move nvd1"));
}

static void r5_3_free_vc_count_attackers_too(void **state)
{
    Play p;
    play_phase(&p, NULL, 1, NV, 1, COMBATS);
    play_put(&p, "quang_ngai: vc1 vc2 vc3 svd1");
    play_go(&p);
    play(&p, "attack quang_ngai");
    assert_refused(&p, "commit-all", "9.2");
    play(&p, "commit vc1; commit vc2"); /* the third cannot, so the dice follow */
    assert_int_equal(p.s.combat.dice[NV], 2);
    assert_int_equal(p.s.spent, 0);
}

/* ---- What SV pays [5.4] ---------------------------------------------------------------------- */

static void r5_4_units_and_air_markers_share_the_number(void **state)
{
    Play p;
    play_phase(&p, NULL, 1, SV, 1, MOVEMENT);
    play_put(&p, "hue: svd1 ranger1; long_an: river1");
    p.s.plus_left[SV] = 0;
    play_go(&p);
    assert_left(&p, 3);
    play(&p, "move ranger1; to da_nang; buy-air");
    assert_left(&p, 1);
    assert_true(is_legal(&p, "buy-air"));
    assert_true(is_legal(&p, "move svd1"));
    play(&p, "move river1; to can_tho");
    assert_int_equal(p.s.air_box, 1);
    assert_int_equal(p.s.turn, 2); /* nothing left to pay with: the phase is over */
}

/* 5.3 is about NV: SV is shown his own rule. */
static void r5_4_refusal_names_the_rule_of_sv(void **state)
{
    Play p;
    play_phase(&p, NULL, 1, SV, 1, MOVEMENT);
    play_put(&p, "da_nang: svd1 svd2 ranger1; quang_ngai: svd3 nvd1");
    p.s.plus_left[SV] = 0;
    play_go(&p);
    play(&p, "move svd1; to quang_ngai; move svd2; to quang_ngai; move ranger1; to quang_ngai");
    play(&p, "attack quang_ngai");
    assert_refused(&p, "commit svd3", "5.4");
}

static void r5_4_box_holds_five(void **state)
{
    Play p;
    play_phase(&p, NULL, 1, SV, 6, MOVEMENT);
    play_put(&p, "hue: svd1");
    p.s.plus_left[SV] = 0;
    p.s.air_box = 3;
    play_go(&p);
    play(&p, "buy-air; buy-air");
    assert_refused(&p, "buy-air", "5.4");
    assert_int_equal(p.s.air_box, 5);
    assert_left(&p, 6);
}

static void r5_4_markers_stay_from_turn_to_turn(void **state)
{
    Play p;
    play_phase(&p, NULL, 1, SV, 6, MOVEMENT);
    play_put(&p, "hue: svd1");
    play_go(&p);
    play(&p, "buy-air; buy-air");
    idle_to(&p, 2, SV, AVAILABILITY_ROLL);
    assert_int_equal(p.s.air_box, 2);
}

static void r5_4_only_what_is_left_of_the_twelve(void **state)
{
    Play p;
    play_phase(&p, NULL, 1, SV, 6, MOVEMENT);
    play_put(&p, "hue: svd1");
    p.s.plus_left[SV] = 0;
    p.s.air_lost = 11;
    play_go(&p);
    play(&p, "buy-air");
    assert_refused(&p, "buy-air", "5.4");
}

static void r5_4_nv_buys_no_air_markers(void **state)
{
    Play p;
    play_phase(&p, NULL, 1, NV, 6, MOVEMENT);
    play_put(&p, "hue: svd1");
    p.s.plus_left[NV] = 0;
    play_go(&p);
    assert_refused(&p, "buy-air", "5.4");
}

/* ---- What activates [5.5] -------------------------------------------------------------------- */

static void r5_5_moving_and_attacking_cost_once(void **state)
{
    Play p;
    play_phase(&p, NULL, 1, NV, 1, MOVEMENT);
    play_put(&p, "da_nang: nvd1 nvd2; quang_ngai: nvd3 nvd4 svd1");
    p.s.plus_left[NV] = 0;
    play_go(&p);
    play(&p, "move nvd1; to quang_ngai; move nvd2; to quang_ngai; done");
    assert_left(&p, 1);
    play(&p, "attack quang_ngai; commit nvd1; commit nvd2"); /* paid by their moves */
    assert_left(&p, 1);
    play(&p, "commit nvd3"); /* activated by the attack */
    assert_left(&p, 0);
    assert_int_equal(p.s.combat.dice[NV], 3); /* the fourth could not be paid for */
}

static void r5_5_moved_unit_attacks_free(void **state)
{
    Play p;
    play_phase(&p, NULL, 1, SV, 1, MOVEMENT);
    play_put(&p, "da_nang: svd1 svd2 ranger1; quang_ngai: svd3 nvd1");
    p.s.plus_left[SV] = 0;
    play_go(&p);
    play(&p, "move svd1; to quang_ngai; move svd2; to quang_ngai; move ranger1; to quang_ngai");
    assert_asks(&p, DECLARE, SV);
    play(&p, "attack quang_ngai; commit-all");
    assert_int_equal(p.s.combat.dice[SV], 3);
    assert_int_equal(p.s.spent, 3);
}

static void r5_5_unused_activations_are_lost(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, NV, 6, MOVEMENT);
    play_put(&p, "hue: svd1; saigon: svd2");
    p.s.plus_left[NV] = p.s.plus_left[SV] = 0;
    play_go(&p);
    play(&p, "move nvd1; to kon_tum; done");
    idle_to(&p, 3, NV, AVAILABILITY_ROLL);
    play(&p, "die 1");
    assert_available(&p, 4);
}

static void r5_5_markers_cost_nothing(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, NV, 1, COMBATS);
    play_put(&p, "pleiku: nvd1 svd1");
    play_go(&p);
    play(&p, "attack pleiku; commit nvd1; infiltration");
    assert_int_equal(p.s.spent, 1);
    assert_int_equal(p.s.combat.dice[NV], 2);
}

/* ---- Cards on availability [5.6] ------------------------------------------------------------- */

static void nv_plays_e12(Play *p, unsigned turn, const char *die)
{
    play_phase(p, NULL, turn, NV, 0, AVAILABILITY);
    play_put(p, "hue: svd1");
    swap_e11_and_e12(p);
    play_go(p);
    play(p, die);
    play(p, "play e12");
}

static void r5_6_directive_adds_one(void **state)
{
    Play p;
    nv_plays_e12(&p, 1, "die 3");
    assert_available(&p, 6);
    nv_plays_e12(&p, 1, "die 6");
    assert_available(&p, 8); /* the maximum holds */
}

static void r5_6_directive_rolls_on_turn_8(void **state)
{
    Play p;
    nv_plays_e12(&p, 8, "die 1");
    assert_asks(&p, DIRECTIVE_ROLL, SEAT_CHANCE);
    play(&p, "die 4");
    assert_available(&p, 11);
    nv_plays_e12(&p, 8, "die 5");
    play(&p, "die 6");
    assert_available(&p, 14);
}

static void r5_6_directive_played_by_sv_does_nothing(void **state)
{
    Play p;
    play_phase(&p, NULL, 1, SV, 0, AVAILABILITY);
    play_put(&p, "hue: svd1");
    play_go(&p);
    play(&p, "die 3; play e12");
    assert_available(&p, 5);
}

static void sv_plays_e11(Play *p, const char *die, unsigned maximum)
{
    play_phase(p, "edition=2", 3, SV, 0, AVAILABILITY);
    play_put(p, "hue: svd1");
    swap_e11_and_e12(p);
    p->board.maximum[SV][3] = (uint8_t)maximum;
    play_go(p);
    play(p, die);
    play(p, "play e11");
}

static void r5_6_paralysed_command_halves(void **state)
{
    Play p;
    sv_plays_e11(&p, "die 5", 8);
    assert_available(&p, 3); /* seven, rounded down */
    sv_plays_e11(&p, "die 6", 6);
    assert_available(&p, 3); /* the maximum first, then the half */
}

static void r5_6_plus_markers_come_after_the_half(void **state)
{
    Play p;
    sv_plays_e11(&p, "die 5", 8);
    play(&p, "plus; plus");
    assert_available(&p, 5);
    sv_plays_e11(&p, "die 2", 3); /* three, halved one */
    play(&p, "plus; plus");
    assert_available(&p, 3);
    sv_plays_e11(&p, "die 2", 2); /* two, halved one: room for one marker only */
    play(&p, "plus");
    assert_asks(&p, MOVE_UNIT, SV);
    assert_available(&p, 2);
    assert_int_equal(p.s.plus_left[SV], 1);
}

/* What was spent before the number rose is swallowed by the maximum. */
static void r5_6_maximum_caps_last(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 4, NV, 0, AVAILABILITY);
    play_put(&p, "hue: svd1");
    p.s.token_place[0] = TOKEN_OF_NV;
    play_go(&p);
    play(&p, "die 1; plus; plus; plus");
    assert_available(&p, 7);
    play(&p, "reroll; die 5");
    assert_available(&p, 9);
}

static void r5_6_nv_phase_is_not_halved(void **state)
{
    Play p;
    play_phase(&p, NULL, 1, NV, 0, AVAILABILITY);
    play_put(&p, "hue: svd1");
    play_go(&p);
    play(&p, "die 4; play e11");
    assert_available(&p, 6);
}

/* ---- Rulings --------------------------------------------------------------------------------- */

static void r5_a_purchases_and_moves_in_any_order(void **state)
{
    Play p;
    play_phase(&p, NULL, 1, SV, 6, MOVEMENT);
    play_put(&p, "hue: svd1 mech1; quang_ngai: ranger1 nvd1");
    p.s.plus_left[SV] = 0;
    play_go(&p);
    play(&p, "buy-air; move svd1; to da_nang; buy-air; move mech1; to da_nang");
    assert_asks(&p, MECH_ON, SV);
    assert_false(is_legal(&p, "buy-air")); /* 8.1: the unit finishes its move first */
    play(&p, "stop; buy-air; done");
    assert_asks(&p, DECLARE, SV);
    assert_refused(&p, "buy-air", "5.a");
    assert_int_equal(p.s.air_box, 3);
    assert_int_equal(p.s.spent, 5);
}

static void r5_b_plus_at_the_start_of_movement(void **state)
{
    Play p;
    sv_plays_e11(&p, "die 5", 8);
    assert_asks(&p, PREPARE, SV);
    assert_choices(&p, "plus; done");
    play(&p, "plus; done");
    assert_asks(&p, MOVE_UNIT, SV);
    assert_refused(&p, "plus", "5.b"); /* only at the start */
    assert_left(&p, 4);
}

static void r5_b_token_at_the_start_of_movement_but_no_reroll(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 4, NV, 2, MOVEMENT);
    play_put(&p, "hue: svd1");
    p.s.token_place[0] = TOKEN_OF_NV;
    play_go(&p);
    assert_choices(&p, "plus; token-activation; strategic; exchange; done");
    assert_refused(&p, "reroll", "5.2");
    play(&p, "token-activation; plus");
    assert_available(&p, 7);
}

static void r5_c_swallowed_plus_is_not_offered(void **state)
{
    Play p;
    play_phase(&p, NULL, 1, NV, 6, MOVEMENT);
    play_put(&p, "hue: svd1");
    play_go(&p);
    assert_asks(&p, MOVE_UNIT, NV); /* eight of eight: nothing to prepare */
    play_phase(&p, NULL, 4, NV, 0, AVAILABILITY);
    play_put(&p, "hue: svd1");
    p.s.token_place[0] = TOKEN_OF_NV;
    play_go(&p);
    play(&p, "die 6");
    assert_choices(&p, "reroll; exchange; done");
    assert_refused(&p, "plus", "5.c");
    assert_refused(&p, "token-activation", "5.c");
}

static void r5_d_token_is_not_halved(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 4, SV, 0, AVAILABILITY);
    play_put(&p, "hue: svd1");
    swap_e11_and_e12(&p);
    p.s.token_place[0] = TOKEN_OF_SV;
    play_go(&p);
    play(&p, "die 5; token-activation");
    assert_available(&p, 7);
    play(&p, "play e11");
    assert_available(&p, 4); /* half of six, and one */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r5_1_die_and_modifier),
        cmocka_unit_test(r5_1_each_side_and_turn_has_its_own),
        cmocka_unit_test(r5_1_never_above_the_maximum),
        cmocka_unit_test(r5_2_any_number_of_plus_markers),
        cmocka_unit_test(r5_2_markers_and_token_after_the_roll),
        cmocka_unit_test(r5_2_token_rerolls_the_die),
        cmocka_unit_test(r5_2_no_reroll_without_a_token),
        cmocka_unit_test(r5_3_divisions_full_or_reduced_map_or_reserve),
        cmocka_unit_test(r5_3_two_vc_are_free),
        cmocka_unit_test(r5_3_free_vc_count_attackers_too),
        cmocka_unit_test(r5_4_units_and_air_markers_share_the_number),
        cmocka_unit_test(r5_4_refusal_names_the_rule_of_sv),
        cmocka_unit_test(r5_4_box_holds_five),
        cmocka_unit_test(r5_4_markers_stay_from_turn_to_turn),
        cmocka_unit_test(r5_4_only_what_is_left_of_the_twelve),
        cmocka_unit_test(r5_4_nv_buys_no_air_markers),
        cmocka_unit_test(r5_5_moving_and_attacking_cost_once),
        cmocka_unit_test(r5_5_moved_unit_attacks_free),
        cmocka_unit_test(r5_5_unused_activations_are_lost),
        cmocka_unit_test(r5_5_markers_cost_nothing),
        cmocka_unit_test(r5_6_directive_adds_one),
        cmocka_unit_test(r5_6_directive_rolls_on_turn_8),
        cmocka_unit_test(r5_6_directive_played_by_sv_does_nothing),
        cmocka_unit_test(r5_6_paralysed_command_halves),
        cmocka_unit_test(r5_6_plus_markers_come_after_the_half),
        cmocka_unit_test(r5_6_maximum_caps_last),
        cmocka_unit_test(r5_6_nv_phase_is_not_halved),
        cmocka_unit_test(r5_a_purchases_and_moves_in_any_order),
        cmocka_unit_test(r5_b_plus_at_the_start_of_movement),
        cmocka_unit_test(r5_b_token_at_the_start_of_movement_but_no_reroll),
        cmocka_unit_test(r5_c_swallowed_plus_is_not_offered),
        cmocka_unit_test(r5_d_token_is_not_halved),
    };
    return cmocka_run_group_tests_name("saigon75 availability", tests, NULL, NULL);
}
