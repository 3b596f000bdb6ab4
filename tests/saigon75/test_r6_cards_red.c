/* test_r6_cards_red.c: chapter 6, the cards E-11 to E-20, which favour NV, each in the phase of
 * either side and in both editions where they differ. Rulings about them are in test_r6_rulings.c.
 */
#include "support/cards75.h"

/* ---- E-11 Paralysed leadership --------------------------------------------------------------- */

static void e11_in_the_sv_phase_availability_is_halved(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E11_PARALYSED_COMMAND, "hue: svd1 svd2 svd3 svd4");
    assert_int_equal(s75_availability(&p.game, &p.s), 3); /* 4 + 2 */
    p.s.die = 5;
    assert_int_equal(s75_availability(&p.game, &p.s), 3); /* 7 halved, rounded down */
    play(&p, "done; move svd1; to da_nang; move svd2; to da_nang; move svd3; to da_nang");
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE); /* nothing left to move or to fight */
    assert_at(&p, "svd4", "hue");
}

static void e11_in_the_nv_phase_r_left_against_sv_become_x(void **state)
{
    Play p;
    begin_combats(&p, "", NV, E11_PARALYSED_COMMAND,
                  "binh_dinh: svd1 nvd1 nvd2 nvd3; phu_yen: svd2 nvd4");
    assert_int_equal(s75_availability(&p.game, &p.s), 8); /* NV's is not halved */
    play(&p, "attack binh_dinh; commit-all; attack phu_yen; commit-all; fight binh_dinh");
    play(&p, "roll nv 0 3; roll sv 0 1");
    assert_asks(&p, CARD_CALL, NV);
    play(&p, "use-card"); /* two R left: two X on the division */
    assert_at(&p, "svd1", "out");
    play(&p, "roll nv 0 1; roll sv 0 0"); /* phu_yen: used up, svd2 retreats */
    assert_asks(&p, RETREAT_TO, SV);
}

static void e11_in_the_sv_phase_it_does_nothing_in_combats(void **state)
{
    Play p;
    begin_combats(&p, "", SV, E11_PARALYSED_COMMAND, "binh_dinh: svd1 nvd1");
    play(&p, "attack binh_dinh; commit-all; roll sv 0 0; roll nv 0 1");
    assert_asks(&p, RETREAT_TO, SV);
}

/* ---- E-12 Hồ Chí Minh directive -------------------------------------------------------------- */

static void e12_adds_one_to_nvs_die(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, NV, E12_DIRECTIVE, "");
    assert_int_equal(s75_availability(&p.game, &p.s), 7); /* 4 + 2 + 1 */
    p.s.die = 6;
    assert_int_equal(s75_availability(&p.game, &p.s), 8); /* the maximum */
}

static void e12_on_turn_8_adds_a_die_instead(void **state)
{
    Play p;
    play_in_card_step(&p, "", 8, NV, E12_DIRECTIVE, "");
    assert_asks(&p, DIRECTIVE_ROLL, SEAT_CHANCE);
    play(&p, "die 3");
    assert_int_equal(s75_availability(&p.game, &p.s), 13); /* 4 + 6 + 3 */
    p.s.die_extra = 6;
    assert_int_equal(s75_availability(&p.game, &p.s), 14); /* the maximum */
}

static void e12_played_by_sv_has_no_effect(void **state)
{
    Play p;
    for (unsigned turn = 2; turn <= 8; turn += 6) {
        play_in_card_step(&p, "", turn, SV, E12_DIRECTIVE, "");
        assert_asks(&p, PREPARE, SV);
        assert_int_equal(s75_availability(&p.game, &p.s), turn == 2 ? 6 : 4);
    }
}

/* ---- E-13 Corruption (numbers: 6.d; order: 6.b) ---------------------------------------------- */

static void e13_in_the_sv_phase_four_named_units_neither_move_nor_attack(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E13_CORRUPTION,
                      "hue: svd1 svd2 svd3 ranger1 nvd1; saigon: mech1 para1");
    assert_asks(&p, CORRUPT_UNIT, NV);
    assert_refused(&p, "name nvd1", "4.3");
    play(&p, "name svd1");
    assert_refused(&p, "name svd1", "6.d");
    play(&p, "name ranger1; name mech1; name para1; done");
    assert_asks(&p, MOVE_UNIT, SV);
    assert_refused(&p, "move ranger1", "6.d");
    assert_true(is_legal(&p, "move svd2"));
    play(&p, "done; attack hue");
    assert_refused(&p, "commit ranger1", "6.d");
    assert_choices(&p, "commit svd2; commit-all"); /* svd3 is its twin */
}

static void e13_ends_with_the_phase(void **state)
{
    Play p;
    play_in_card_step(&p, "edition=1", 2, SV, E13_CORRUPTION, "hue: svd1");
    play(&p, "name svd1; done; done");
    assert_int_equal(p.s.turn, 3);
    assert_true(p.s.frozen == 0 && p.s.barred == 0 && p.s.named == 0);
}

static void e13_in_the_nv_phase_x_against_nv_become_r(void **state)
{
    Play p;
    begin_combats(&p, "", NV, E13_CORRUPTION,
                  "binh_dinh: svd1 nvd1- nvd2-; pleiku: nvd3; phu_yen: svd2 nvd4");
    play(&p, "attack binh_dinh; commit-all; attack phu_yen; commit-all; fight binh_dinh");
    play(&p, "roll nv 0 0; roll sv 1 0");
    assert_asks(&p, CARD_CALL, NV);
    play(&p, "use-card"); /* one of them retreats to the only place there is */
    assert_int_equal(s75_count_at(&p.s, province(&p, "pleiku"), NV), 2);
    assert_int_equal(s75_count_at(&p.s, OUT, NV), 0);
    play(&p, "done; roll nv 0 0; roll sv 1 0"); /* phu_yen: used up */
    assert_full(&p, "nvd4", false);
}

static void e13_in_the_sv_phase_it_does_nothing_in_combats(void **state)
{
    Play p;
    begin_combats(&p, "", SV, E13_CORRUPTION, "binh_dinh: svd1 nvd1");
    play(&p, "attack binh_dinh; commit-all; roll sv 1 0; roll nv 0 0");
    assert_full(&p, "nvd1", false);
}

/* ---- E-14 Crisis in Saigon ------------------------------------------------------------------- */

static const char four_marked[] =
    "quang_tri: nvd1; hue: nvd2; da_nang: nvd3; kon_tum: nvd4; saigon: svd1";

static void e14_in_the_sv_phase_counts_one_province_more(void **state)
{
    Play p;
    play_in_card_step(&p, "board=1", 2, SV, E14_CRISIS, four_marked);
    play(&p, "done; done");
    assert_asks(&p, DESERTION_ROLL, SEAT_CHANCE); /* five, not four */
    play(&p, "die 2");                            /* row 5: one point, and one unit to take it */
    assert_full(&p, "svd1", false);
    assert_int_equal(p.s.crisis, 0);
}

static void e14_without_it_four_provinces_are_too_few(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E02_AMMUNITION_SHORTAGE, four_marked);
    play(&p, "done; done");
    assert_int_equal(p.s.turn, 3);
    assert_full(&p, "svd1", true);
}

static void e14_never_counts_more_than_twenty(void **state)
{
    Play p;
    play_phase(&p, "", 2, SV, 4, DESERTION);
    play_put(&p, "saigon: svd1 ranger1 nvd1");
    p.s.militia = ALL_PROVINCES;
    p.s.crisis = 1;
    play_go(&p);
    assert_asks(&p, DESERTION_ROLL, SEAT_CHANCE);
    play(&p, "die 6");
    assert_int_equal(p.s.desertion, p.board.desertion[PROVINCES][5]); /* the row of twenty */
}

/* ---- E-15 Diversion (details: 6.k) ----------------------------------------------------------- */

static void e15_nv_points_and_sv_shifts_the_unit(void **state)
{
    Play p;
    for (unsigned side = NV; side <= SV; side++) {
        play_in_card_step(&p, "", 2, side, E15_DIVERSION, "pleiku: svd1 ranger1; dak_lak: nvd1");
        assert_asks(&p, DIVERT_UNIT, NV);
        assert_choices(&p, "name svd1; name ranger1");
        assert_refused(&p, "done", "4.4");
        assert_refused(&p, "name nvd1", "4.3");
        play(&p, "name ranger1");
        assert_asks(&p, DIVERT_TO, SV);
        assert_choices(&p, "to kon_tum; to binh_dinh; to phu_yen");
        assert_refused(&p, "to dak_lak", "6.k");
        assert_refused(&p, "to saigon", "6.k");
        assert_refused(&p, "to reserve", "8.2");
        assert_refused(&p, "done", "4.4");
        play(&p, "to kon_tum");
        assert_at(&p, "ranger1", "kon_tum");
        assert_asks(&p, PREPARE, (Seat)side);
    }
}

/* ---- E-16 Evacuation (details: 6.l) ---------------------------------------------------------- */

static void e16_nv_names_a_province_and_sv_retreats_two_units(void **state)
{
    Play p;
    for (unsigned side = NV; side <= SV; side++) {
        play_in_card_step(&p, "", 2, side, E16_EVACUATION,
                          "pleiku: svd1 ranger1 mech1; da_nang: svd3; saigon: svd2; hue: nvd1");
        assert_asks(&p, EVACUATE_PROVINCE, NV);
        assert_choices(&p, "province pleiku; province da_nang");
        assert_refused(&p, "done", "4.4");
        assert_refused(&p, "province hue", "6.h");
        assert_refused(&p, "desert svd1", "11.2"); /* at another time */
        play(&p, "province pleiku");
        assert_asks(&p, EVACUATE_UNIT, SV);
        assert_refused(&p, "done", "4.4");
        play(&p, "retreat ranger1; to phu_yen; retreat svd1; to kon_tum");
        assert_at(&p, "ranger1", "phu_yen");
        assert_at(&p, "svd1", "kon_tum");
        assert_at(&p, "mech1", "pleiku");
        assert_asks(&p, PREPARE, (Seat)side);
    }
}

static void e16_never_empties_saigon(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, NV, E16_EVACUATION, "pleiku: svd1; da_nang: svd3; saigon: svd2");
    assert_refused(&p, "province saigon", "6.l");
}

/* ---- E-17 Poor morale ------------------------------------------------------------------------ */

static void e17_sv_rolls_a_die_fewer_in_every_combat(void **state)
{
    Play p;
    begin_combats(&p, "", SV, E17_LOW_MORALE,
                  "binh_dinh: svd1 svd2 nvd1 nvd2; phu_yen: svd3 svd4 svd5 nvd3");
    play(&p, "attack binh_dinh; commit-all; attack phu_yen; commit-all; fight binh_dinh");
    assert_rolls(&p, SV, 1);
    play(&p, "roll sv 0 0");
    assert_rolls(&p, NV, 2);
    play(&p, "roll nv 0 0; done");
    assert_rolls(&p, SV, 2);
}

static void e17_hits_sv_in_defence_bonus_dice_included(void **state)
{
    Play p;
    begin_combats(&p, "edition=2", NV, E17_LOW_MORALE, "saigon: svd1 nvd1");
    play(&p, "attack saigon; commit-all");
    assert_rolls(&p, NV, 1);
    play(&p, "roll nv 0 0");
    assert_rolls(&p, SV, 1); /* one unit, the Saigon die, less one */
}

/* ---- E-18 Việt Cộng infiltration (details: 6.m) ---------------------------------------------- */

static void e18_puts_one_vc_in_any_province(void **state)
{
    Play p;
    for (unsigned side = NV; side <= SV; side++) {
        play_in_card_step(&p, "", 2, side, E18_VC_INFILTRATION, "hue: vc1 nvd1; saigon: svd1");
        assert_asks(&p, INFILTRATE_UNIT, NV);
        assert_choices(&p, "move vc1; move vc2; done"); /* from the map, from the Reserve */
        assert_refused(&p, "move nvd1", "6.m");
        assert_refused(&p, "move svd1", "4.3");
        play(&p, "move vc2");
        assert_refused(&p, "done", "6.m");
        play(&p, "to saigon");
        assert_at(&p, "vc2", "saigon");
        assert_asks(&p, PREPARE, (Seat)side);
    }
}

static void e18_in_edition_2_comes_on_top_of_the_two_free_vc(void **state)
{
    Play p;
    play_in_card_step(&p, "edition=2", 2, NV, E18_VC_INFILTRATION, "saigon: svd1");
    play(&p, "move vc1; to saigon; done");
    play(&p, "move vc2; to pleiku; move vc3; to pleiku");
    assert_refused(&p, "move vc4", "5.3");
    play(&p, "done; attack saigon; commit vc1");
    assert_rolls(&p, NV, 1);
}

static void e18_in_edition_1_may_be_one_of_the_two(void **state)
{
    Play p;
    play_in_card_step(&p, "edition=1", 2, NV, E18_VC_INFILTRATION, "saigon: svd1");
    play(&p, "move vc1; to saigon; done");
    play(&p, "move vc2; to pleiku");
    assert_true(is_legal(&p, "move vc1"));
    play(&p, "move vc3; to pleiku");
    assert_refused(&p, "move vc1", "5.3");
    play(&p, "done");
    assert_phase_over(&p, NV); /* it cannot attack as a third */
}

static void e18_in_edition_1_attacks_as_one_of_the_two(void **state)
{
    Play p;
    play_in_card_step(&p, "edition=1", 2, NV, E18_VC_INFILTRATION, "saigon: svd1");
    play(&p, "move vc1; to saigon; done; move vc2; to pleiku; done; attack saigon; commit vc1");
    assert_int_equal(p.s.free_vc, 2);
    assert_rolls(&p, NV, 1);
}

/* ---- E-19 Uprising --------------------------------------------------------------------------- */

static void e19_adds_a_die_in_each_of_two_attacks(void **state)
{
    Play p;
    begin_combats(&p, "", NV, E19_UPRISING,
                  "binh_dinh: svd1 nvd1; phu_yen: svd2 nvd2; khanh_hoa: svd3 nvd3");
    play(&p, "attack binh_dinh; commit-all; attack phu_yen; commit-all");
    play(&p, "attack khanh_hoa; commit-all; fight binh_dinh");
    assert_asks(&p, ATTACKER_BONUS, NV);
    play(&p, "card-die"); /* one per combat */
    assert_rolls(&p, NV, 2);
    play(&p, "roll nv 0 0");
    assert_rolls(&p, SV, 1);
    play(&p, "roll sv 0 0; done; fight phu_yen; card-die");
    assert_rolls(&p, NV, 2);
    play(&p, "roll nv 0 0; roll sv 0 0; done");
    assert_rolls(&p, NV, 1); /* khanh_hoa */
}

static void e19_adds_a_die_in_each_of_two_defences(void **state)
{
    Play p;
    begin_combats(&p, "", SV, E19_UPRISING, "binh_dinh: svd1 nvd1; phu_yen: svd2 nvd2");
    play(&p, "attack binh_dinh; commit-all; attack phu_yen; commit-all; fight binh_dinh");
    for (unsigned i = 0; i < 2; i++) {
        assert_asks(&p, DEFENDER_BONUS, NV);
        play(&p, "card-die");
        assert_rolls(&p, SV, 1);
        play(&p, "roll sv 0 0");
        assert_rolls(&p, NV, 2);
        play(&p, "roll nv 0 0; done");
    }
}

static void e19_a_second_die_in_one_combat_is_refused(void **state)
{
    Play p;
    begin_combats(&p, "", NV, E19_UPRISING, "pleiku: svd1 nvd1");
    play(&p, "attack pleiku; commit-all; card-die");
    assert_asks(&p, ATTACKER_BONUS, NV); /* an infiltration marker is still to be had */
    assert_refused(&p, "card-die", "9.6");
}

/* ---- E-20 Montagnard revolt (details: 6.g) --------------------------------------------------- */

static void e20_in_the_nv_phase_the_unit_does_not_defend(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, NV, E20_MONTAGNARD_REVOLT,
                      "pleiku: nvd1 nvd2 svd1 ranger1; hue: svd2");
    assert_asks(&p, REVOLT_UNIT, NV);
    assert_choices(&p, "name svd1; name ranger1");
    assert_refused(&p, "done", "4.4");
    assert_refused(&p, "name svd2", "6.h");
    assert_refused(&p, "name nvd2", "4.3");
    play(&p, "name ranger1; done; done; attack pleiku; commit-all; done; roll nv 1 1");
    assert_rolls(&p, SV, 1);
    play(&p, "roll sv 0 0"); /* both results fall on the division: nobody is asked which unit */
    assert_full(&p, "svd1", false);
    assert_asks(&p, RETREAT_TO, SV);
    assert_int_equal(p.s.moving, unit(&p, "svd1"));
    play(&p, "to phu_yen");
    assert_at(&p, "ranger1", "pleiku");
}

static void e20_in_the_sv_phase_the_unit_neither_moves_nor_attacks(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E20_MONTAGNARD_REVOLT, "dak_lak: nvd2 svd1 mech1 ranger1");
    assert_asks(&p, REVOLT_UNIT, NV);
    play(&p, "name ranger1; done");
    assert_refused(&p, "move ranger1", "E-20");
    play(&p, "done; attack dak_lak");
    assert_refused(&p, "commit ranger1", "E-20");
    play(&p, "commit svd1; done");
    assert_rolls(&p, SV, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(e11_in_the_sv_phase_availability_is_halved),
        cmocka_unit_test(e11_in_the_nv_phase_r_left_against_sv_become_x),
        cmocka_unit_test(e11_in_the_sv_phase_it_does_nothing_in_combats),
        cmocka_unit_test(e12_adds_one_to_nvs_die),
        cmocka_unit_test(e12_on_turn_8_adds_a_die_instead),
        cmocka_unit_test(e12_played_by_sv_has_no_effect),
        cmocka_unit_test(e13_in_the_sv_phase_four_named_units_neither_move_nor_attack),
        cmocka_unit_test(e13_ends_with_the_phase),
        cmocka_unit_test(e13_in_the_nv_phase_x_against_nv_become_r),
        cmocka_unit_test(e13_in_the_sv_phase_it_does_nothing_in_combats),
        cmocka_unit_test(e14_in_the_sv_phase_counts_one_province_more),
        cmocka_unit_test(e14_without_it_four_provinces_are_too_few),
        cmocka_unit_test(e14_never_counts_more_than_twenty),
        cmocka_unit_test(e15_nv_points_and_sv_shifts_the_unit),
        cmocka_unit_test(e16_nv_names_a_province_and_sv_retreats_two_units),
        cmocka_unit_test(e16_never_empties_saigon),
        cmocka_unit_test(e17_sv_rolls_a_die_fewer_in_every_combat),
        cmocka_unit_test(e17_hits_sv_in_defence_bonus_dice_included),
        cmocka_unit_test(e18_puts_one_vc_in_any_province),
        cmocka_unit_test(e18_in_edition_2_comes_on_top_of_the_two_free_vc),
        cmocka_unit_test(e18_in_edition_1_may_be_one_of_the_two),
        cmocka_unit_test(e18_in_edition_1_attacks_as_one_of_the_two),
        cmocka_unit_test(e19_adds_a_die_in_each_of_two_attacks),
        cmocka_unit_test(e19_adds_a_die_in_each_of_two_defences),
        cmocka_unit_test(e19_a_second_die_in_one_combat_is_refused),
        cmocka_unit_test(e20_in_the_nv_phase_the_unit_does_not_defend),
        cmocka_unit_test(e20_in_the_sv_phase_the_unit_neither_moves_nor_attacks),
    };
    return cmocka_run_group_tests_name("saigon75 cards E-11 to E-20", tests, NULL, NULL);
}
