/* test_r6_rulings.c: rulings 6.a to 6.h, which hold for several cards, and what cards do to
 * availability [5.6]. Rulings about single cards, 6.i to 6.o, are in test_r6_rulings_cards.c. */
#include "support/cards75.h"

static void assert_does_nothing(unsigned turn, unsigned side, unsigned card, const char *where)
{
    Play p;
    play_in_card_step(&p, "", turn, side, card, where);
    assert_int_equal(p.s.card, card);
    assert_asks(&p, PREPARE, (Seat)side);
}

/* ---- 5.6 Availability ------------------------------------------------------------------------ */

static void r5_6_halving_comes_after_the_cap(void **state)
{
    Play p;
    play_phase(&p, "", 2, SV, 6, EVENT);
    p.board.maximum[SV][2] = 5;
    hold_card(&p, E11_PARALYSED_COMMAND);
    play_go(&p);
    assert_int_equal(s75_availability(&p.game, &p.s), 5); /* 6 + 2, capped */
    play(&p, "play e11");
    assert_int_equal(s75_availability(&p.game, &p.s), 2);
}

static void r5_6_markers_and_token_add_to_the_half_up_to_the_maximum(void **state)
{
    Play p;
    play_in_card_step(&p, "edition=2", 4, SV, E11_PARALYSED_COMMAND, "");
    p.board.maximum[SV][4] = 4;
    p.s.token_place[0] = TOKEN_OF_SV;
    p.s.die = 3;
    assert_int_equal(s75_availability(&p.game, &p.s), 2); /* 3 + 1, halved */
    play(&p, "token-activation");
    assert_int_equal(s75_availability(&p.game, &p.s), 3);
    play(&p, "plus");
    assert_int_equal(s75_availability(&p.game, &p.s), 4);
    assert_int_equal(p.s.plus_left[SV], 1);
    assert_asks(&p, MOVE_UNIT, SV); /* a second marker would be swallowed */
}

static void r5_6_markers_spent_before_the_card_are_spared(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 4, SV, 3, AVAILABILITY);
    p.s.token_place[0] = TOKEN_OF_SV;
    hold_card(&p, E11_PARALYSED_COMMAND);
    play_go(&p);
    play(&p, "die 3; plus; done");
    assert_int_equal(s75_availability(&p.game, &p.s), 5);
    play(&p, "play e11");
    assert_int_equal(s75_availability(&p.game, &p.s), 3); /* 4 halved, and the marker */
}

static void r5_6_the_directive_counts_before_the_cap(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, NV, E12_DIRECTIVE, "");
    p.s.die = 5; /* 5 + 2 + 1 is the maximum: no marker adds to it */
    assert_refused(&p, "plus", "5.c");
    p.s.die = 4;
    play(&p, "plus");
    assert_int_equal(s75_availability(&p.game, &p.s), 8);
}

/* ---- 6.a ------------------------------------------------------------------------------------- */

static void r6_a_the_cap_comes_first_then_the_penalty(void **state)
{
    Play p;
    begin_combats(&p, "", NV, E02_AMMUNITION_SHORTAGE, "pleiku: nvd1 nvd2 nvd3 nvd4 nvd5 svd1");
    play(&p, "attack pleiku; commit-all; infiltration");
    assert_rolls(&p, NV, 4); /* six, capped at five, less one */
    begin_combats(&p, "", SV, E17_LOW_MORALE, "hue: svd1 svd2 svd3 svd4 svd5 nvd1");
    p.s.air_box = 2;
    play(&p, "attack hue; commit-all; air 2");
    assert_rolls(&p, SV, 4);
}

static void r6_a_a_side_without_dice_does_not_roll(void **state)
{
    Play p;
    begin_combats(&p, "", NV, E17_LOW_MORALE, "binh_dinh: nvd1 svd1; phu_yen: svd2");
    play(&p, "attack binh_dinh; commit-all");
    assert_rolls(&p, NV, 1);
    play(&p, "roll nv 1 0"); /* SV has none */
    assert_full(&p, "svd1", false);
    assert_full(&p, "nvd1", true);
    begin_combats(&p, "", NV, E08_RAINSTORM, "binh_dinh: nvd1 svd1");
    play(&p, "attack binh_dinh; commit-all");
    assert_asks(&p, WITHDRAW_UNIT, SV); /* nobody rolled, but it was a combat */
}

/* ---- 6.b ------------------------------------------------------------------------------------- */

static void r6_b_corruption_works_before_r_are_compared(void **state)
{
    Play p;
    begin_combats(&p, "", NV, E13_CORRUPTION, "binh_dinh: nvd1 svd1");
    play(&p, "attack binh_dinh; commit-all; roll nv 0 1; roll sv 1 0");
    assert_asks(&p, CARD_CALL, NV);
    play(&p, "use-card"); /* R against R: nothing is left */
    assert_full(&p, "nvd1", true);
    assert_at(&p, "nvd1", "binh_dinh");
    assert_at(&p, "svd1", "binh_dinh");
    assert_asks(&p, WITHDRAW_UNIT, SV);
}

static void r6_b_paralysed_command_works_after_the_comparison(void **state)
{
    Play p;
    begin_combats(&p, "", NV, E11_PARALYSED_COMMAND, "binh_dinh: nvd1 nvd2 nvd3 svd1 svd2 svd3");
    play(&p, "attack binh_dinh; commit-all; roll nv 0 3; roll sv 0 2; use-card");
    /* three R against two: one X, on one of three like divisions */
    assert_int_equal(count_units(p.s.full & SV_UNITS), 2);
    assert_int_equal(s75_count_at(&p.s, province(&p, "binh_dinh"), SV), 3);
    begin_combats(&p, "", NV, E11_PARALYSED_COMMAND, "binh_dinh: nvd1 svd1");
    play(&p, "attack binh_dinh; commit-all; roll nv 0 1; roll sv 0 1");
    assert_asks(&p, WITHDRAW_UNIT, SV); /* nothing left to turn: not asked */
}

/* ---- 6.c ------------------------------------------------------------------------------------- */

static void give_token(Play *p, unsigned side)
{
    p->s.token_place[0] = side == NV ? TOKEN_OF_NV : TOKEN_OF_SV;
}

static void r6_c_the_token_rerolls_before_intelligence(void **state)
{
    Play p;
    const char *const editions[] = {"edition=1", "edition=2"};
    for (unsigned i = 0; i < 2; i++) {
        begin_combats(&p, editions[i], NV, E05_INTELLIGENCE, "binh_dinh: nvd1 svd1");
        play(&p, "attack binh_dinh; commit-all");
        give_token(&p, NV);
        play(&p, "roll nv 0 0; roll sv 0 0");
        assert_asks(&p, TOKEN_REROLL_DIE, NV);
        assert_refused(&p, "reroll-die sv blank", "12.3");
        play(&p, "reroll-die nv blank; face nv x");
        assert_asks(&p, INTELLIGENCE_DIE, SV);
        play(&p, "reroll-die nv x; face nv blank"); /* the die already re-rolled */
        assert_full(&p, "svd1", true);
        assert_asks(&p, WITHDRAW_UNIT, SV);
    }
}

static void r6_c_the_choice_after_the_roll_comes_last(void **state)
{
    Play p;
    begin_combats(&p, "edition=2", SV, E06_RESISTANCE, "binh_dinh: svd1 nvd1");
    give_token(&p, SV);
    play(&p, "attack binh_dinh; commit-all; roll sv 0 0; roll nv 0 1");
    assert_asks(&p, TOKEN_REROLL_DIE, SV);
    play(&p, "done");
    assert_asks(&p, CARD_CALL, SV);
    assert_at(&p, "svd1", "binh_dinh"); /* no result has been applied yet */
    assert_full(&p, "svd1", true);
}

static void r6_c_a_token_that_cancels_everything_leaves_no_choice(void **state)
{
    Play p;
    begin_combats(&p, "edition=2", SV, E06_RESISTANCE, "binh_dinh: svd1 nvd1");
    give_token(&p, SV);
    play(&p, "attack binh_dinh; commit-all; roll sv 0 0; roll nv 0 1");
    play(&p, "reroll-die sv blank; face sv r");
    assert_asks(&p, WITHDRAW_UNIT, SV);
}

/* ---- 6.d ------------------------------------------------------------------------------------- */

static void r6_d_edition_2_names_exactly_four(void **state)
{
    Play p;
    play_in_card_step(&p, "edition=2", 2, SV, E13_CORRUPTION, "hue: svd1 svd2 svd3 svd4 svd5");
    assert_refused(&p, "done", "4.4");
    play(&p, "name svd1; name svd2; name svd3");
    assert_asks(&p, CORRUPT_UNIT, NV);
    assert_refused(&p, "done", "4.4");
    play(&p, "name svd4");
    assert_asks(&p, PREPARE, SV);
}

static void r6_d_edition_2_names_all_if_there_are_fewer(void **state)
{
    Play p;
    play_in_card_step(&p, "edition=2", 2, SV, E13_CORRUPTION, "hue: svd1; saigon: mech1");
    play_if_asked(&p, "name svd1");
    play_if_asked(&p, "name mech1"); /* before turn 8 Saigon is not spared */
    assert_asks(&p, PREPARE, SV);
    assert_int_equal(count_units(p.s.frozen), 2);
}

static void r6_d_edition_1_names_none_to_four(void **state)
{
    Play p;
    play_in_card_step(&p, "edition=1", 2, SV, E13_CORRUPTION, "hue: svd1 svd2 svd3 svd4 svd5");
    assert_true(is_legal(&p, "done"));
    play(&p, "name svd1; done");
    assert_asks(&p, PREPARE, SV);
    assert_int_equal(count_units(p.s.frozen), 1);
    play_in_card_step(&p, "edition=1", 2, SV, E13_CORRUPTION, "hue: svd1 svd2 svd3 svd4 svd5");
    play(&p, "name svd1; name svd2; name svd3; name svd4");
    assert_asks(&p, PREPARE, SV);
}

static void r6_d_on_turn_8_saigon_is_spared(void **state)
{
    Play p;
    play_in_card_step(&p, "edition=2", 8, SV, E13_CORRUPTION,
                      "hue: svd1 svd2 svd3 svd4 svd5; saigon: mech1");
    assert_choices(&p, "name svd1"); /* the others are its twins */
    assert_refused(&p, "name mech1", "6.d");
    play_in_card_step(&p, "edition=1", 8, SV, E13_CORRUPTION, "hue: svd1; saigon: mech1");
    assert_choices(&p, "name svd1; done");
    assert_does_nothing(8, SV, E13_CORRUPTION, "saigon: mech1");
}

/* ---- 6.e ------------------------------------------------------------------------------------- */

static void r6_e_a_crisis_of_the_nv_phase_waits_for_desertion(void **state)
{
    Play p;
    play_in_card_step(&p, "edition=2", 2, NV, E14_CRISIS, "saigon: svd1");
    p.s.militia = 0xf; /* four empty provinces */
    play(&p, "done; done; die 4; play e02; done; done");
    assert_asks(&p, DESERTION_ROLL, SEAT_CHANCE);
    play(&p, "die 1");
    assert_int_equal(p.s.turn, 3);
    play(&p, "die 4; play e05; done; done; die 4; play e04; done; done; done");
    assert_int_equal(p.s.turn, 4); /* four again: no test in turn 3 */
}

/* ---- 6.f ------------------------------------------------------------------------------------- */

static void r6_f_a_die_declined_keeps_for_another_combat(void **state)
{
    Play p;
    const unsigned cards[] = {E01_COUNTER_ATTACK, E19_UPRISING};
    for (unsigned i = 0; i < COUNT_OF(cards); i++) {
        const unsigned side = i == 0 ? SV : NV;
        begin_combats(&p, "", side, cards[i], "binh_dinh: svd1 nvd1; phu_yen: svd2 nvd2");
        play(&p, "attack binh_dinh; commit-all; attack phu_yen; commit-all; fight binh_dinh; done");
        assert_rolls(&p, side, 1);
        play(&p, side == SV ? "roll sv 0 0; roll nv 0 0" : "roll nv 0 0; roll sv 0 0");
        play(&p, "done; card-die");
        assert_rolls(&p, side, 2);
    }
}

static void r6_f_a_choice_after_the_roll_may_be_declined(void **state)
{
    Play p;
    const unsigned cards[] = {E06_RESISTANCE, E09_ARMOURED_SUPPORT, E11_PARALYSED_COMMAND,
                              E13_CORRUPTION};
    for (unsigned i = 0; i < COUNT_OF(cards); i++) {
        const bool yellow = cards[i] == E06_RESISTANCE, x = cards[i] == E13_CORRUPTION;
        begin_combats(&p, "", NV, cards[i], "binh_dinh: svd1 nvd1; phu_yen: svd2");
        play(&p, "attack binh_dinh; commit-all");
        play(&p, x ? "roll nv 0 0; roll sv 1 0" : "roll nv 0 1; roll sv 0 0");
        assert_asks(&p, CARD_CALL, yellow ? SV : NV);
        assert_choices(&p, "use-card; done");
        play(&p, "done");
        assert_int_equal(p.s.card_uses, 1);
        assert_full(&p, "svd1", true);
        assert_full(&p, "nvd1", !x);
        assert_asks(&p, x ? WITHDRAW_UNIT : RETREAT_TO, SV);
    }
}

static void r6_f_intelligence_declined_keeps_and_lapses_with_the_phase(void **state)
{
    Play p;
    begin_combats(&p, "", NV, E05_INTELLIGENCE, "binh_dinh: svd1 nvd1; phu_yen: svd2 nvd2");
    play(&p, "attack binh_dinh; commit-all; attack phu_yen; commit-all; fight binh_dinh");
    play(&p, "roll nv 0 0; roll sv 0 0; done; done; roll nv 0 0; roll sv 0 0");
    assert_asks(&p, INTELLIGENCE_DIE, SV);
    play(&p, "done; done");
    assert_phase_over(&p, NV);
    assert_int_equal(p.s.card_uses, 0);
}

static void r6_f_redeployment_and_infiltration_may_be_declined(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, NV, E04_REDEPLOYMENT, "hue: svd1");
    play(&p, "done");
    assert_at(&p, "svd1", "hue");
    assert_asks(&p, PREPARE, NV);
    play_in_card_step(&p, "", 2, NV, E18_VC_INFILTRATION, "");
    play(&p, "done");
    assert_int_equal(s75_count_at(&p.s, RESERVE, NV), 22);
    assert_asks(&p, PREPARE, NV);
}

/* ---- 6.g ------------------------------------------------------------------------------------- */

static void r6_g_a_revolt_can_leave_no_defender(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, NV, E20_MONTAGNARD_REVOLT, "pleiku: svd1 nvd1; kon_tum: mech1");
    play(&p, "name svd1; done; done; attack pleiku; commit-all; infiltration");
    assert_phase_over(&p, NV); /* no combat took place [9.4] */
    assert_full(&p, "svd1", true);
    assert_int_equal(p.s.infiltration, 5);
    assert_int_equal(p.s.militia, 0);
}

/* ---- 6.h ------------------------------------------------------------------------------------- */

static void r6_h_a_card_with_nothing_to_work_on_does_nothing(void **state)
{
    for (unsigned side = NV; side <= SV; side++) {
        assert_does_nothing(2, side, E03_AIR_STRIKES, "hue: svd1");
        assert_does_nothing(2, side, E04_REDEPLOYMENT, "hue: nvd1");
        assert_does_nothing(2, side, E15_DIVERSION, "hue: nvd1");
        assert_does_nothing(2, side, E16_EVACUATION, "saigon: svd1; hue: nvd1");
        assert_does_nothing(2, side, E18_VC_INFILTRATION, "out: vc1 vc2 vc3 vc4 vc5 vc6 vc7 vc8");
        assert_does_nothing(2, side, E20_MONTAGNARD_REVOLT, "hue: svd1; pleiku: nvd1");
    }
    assert_does_nothing(2, SV, E13_CORRUPTION, "hue: nvd1");
}

/* More losses than steps change nothing, and who is lost does not retreat [4.4, 6.h]. */
static void r6_h_a_call_that_changes_nothing_is_not_offered(void **state)
{
    Play p;
    begin_combats(&p, "", NV, E09_ARMOURED_SUPPORT, "binh_dinh: mech1 nvd1");
    play(&p, "attack binh_dinh; commit-all; roll nv 1 0; roll sv 0 0");
    assert_at(&p, "mech1", "out");
    begin_combats(&p, "", NV, E06_RESISTANCE, "binh_dinh: mech1 nvd1 nvd2; phu_yen: svd1");
    play(&p, "attack binh_dinh; commit-all; roll nv 1 1; roll sv 0 0");
    assert_at(&p, "mech1", "out");
    begin_combats(&p, "", NV, E06_RESISTANCE, "binh_dinh: svd2 nvd1 nvd2; phu_yen: svd1");
    play(&p, "attack binh_dinh; commit-all; roll nv 1 1; roll sv 0 0");
    assert_asks(&p, CARD_CALL, SV); /* the division survives the loss */
}

static void r6_h_a_card_that_does_nothing_says_so(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E12_DIRECTIVE, "hue: svd1");
    assert_int_equal(count_notes(&p, N_NO_EFFECT), 1);
    play_in_card_step(&p, "", 2, SV, E04_REDEPLOYMENT, "hue: nvd1");
    assert_int_equal(count_notes(&p, N_NO_EFFECT), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r5_6_halving_comes_after_the_cap),
        cmocka_unit_test(r5_6_markers_and_token_add_to_the_half_up_to_the_maximum),
        cmocka_unit_test(r5_6_markers_spent_before_the_card_are_spared),
        cmocka_unit_test(r5_6_the_directive_counts_before_the_cap),
        cmocka_unit_test(r6_a_the_cap_comes_first_then_the_penalty),
        cmocka_unit_test(r6_a_a_side_without_dice_does_not_roll),
        cmocka_unit_test(r6_b_corruption_works_before_r_are_compared),
        cmocka_unit_test(r6_b_paralysed_command_works_after_the_comparison),
        cmocka_unit_test(r6_c_the_token_rerolls_before_intelligence),
        cmocka_unit_test(r6_c_the_choice_after_the_roll_comes_last),
        cmocka_unit_test(r6_c_a_token_that_cancels_everything_leaves_no_choice),
        cmocka_unit_test(r6_d_edition_2_names_exactly_four),
        cmocka_unit_test(r6_d_edition_2_names_all_if_there_are_fewer),
        cmocka_unit_test(r6_d_edition_1_names_none_to_four),
        cmocka_unit_test(r6_d_on_turn_8_saigon_is_spared),
        cmocka_unit_test(r6_e_a_crisis_of_the_nv_phase_waits_for_desertion),
        cmocka_unit_test(r6_f_a_die_declined_keeps_for_another_combat),
        cmocka_unit_test(r6_f_a_choice_after_the_roll_may_be_declined),
        cmocka_unit_test(r6_f_intelligence_declined_keeps_and_lapses_with_the_phase),
        cmocka_unit_test(r6_f_redeployment_and_infiltration_may_be_declined),
        cmocka_unit_test(r6_g_a_revolt_can_leave_no_defender),
        cmocka_unit_test(r6_h_a_card_with_nothing_to_work_on_does_nothing),
        cmocka_unit_test(r6_h_a_call_that_changes_nothing_is_not_offered),
        cmocka_unit_test(r6_h_a_card_that_does_nothing_says_so),
    };
    return cmocka_run_group_tests_name("saigon75 rulings on cards", tests, NULL, NULL);
}
