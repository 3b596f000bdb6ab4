/* test_r9_retreats.c: where a unit may retreat to (9.10, 9.d), full provinces (9.11, 7.3), units
 * with nowhere to go, and voluntary retreats (9.14). */
#include "support/combat75.h"

/* NV attacks and one defending SV unit must retreat. */
static void drive_out_sv(Play *p, const char *where)
{
    attack(p, where);
    play(p, "roll nv 0 1; roll sv 0 0");
}

/* SV attacks and one defending NV unit must retreat. */
static void drive_out_nv(Play *p, const char *where)
{
    attack(p, where);
    play(p, "roll sv 0 1; roll nv 0 0");
}

/* ---- 9.10: SV -------------------------------------------------------------------------------- */

static void r9_10_sv_needs_control_and_majority(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1; kon_tum: nvd2; dak_lak: nvd3 svd2");
    play_put(&p, "phu_yen: nvd4 svd3 ranger1; binh_dinh: marine1; khanh_hoa: svd4");
    drive_out_sv(&p, "pleiku");
    assert_asks(&p, RETREAT_TO, SV);
    assert_choices(&p, "to phu_yen; to binh_dinh");
    assert_refused(&p, "to kon_tum", "9.10");   /* NV's */
    assert_refused(&p, "to dak_lak", "9.10");   /* no majority */
    assert_refused(&p, "to khanh_hoa", "9.10"); /* no neighbour */
    assert_refused(&p, "to reserve", "9.10");
    assert_refused(&p, "to pleiku", "9.10");
    assert_refused(&p, "lose", "9.10");
    assert_refused(&p, "done", "4.4");
    play(&p, "to binh_dinh");
    assert_at(&p, "svd1", "binh_dinh");
    assert_full(&p, "svd1", true);
}

static void r9_10_no_retreat_under_enemy_militia(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1; phu_yen: nvd4 svd3 ranger1; dak_lak: svd5");
    give_militia(&p, "phu_yen"); /* SV in majority, but NV controls it */
    give_militia(&p, "kon_tum"); /* an empty province with a marker */
    drive_out_sv(&p, "pleiku");
    assert_choices(&p, "to dak_lak; to binh_dinh");
    assert_refused(&p, "to phu_yen", "9.10");
    assert_refused(&p, "to kon_tum", "9.10");
}

static void r9_10_sv_may_enter_an_empty_province(void **state)
{
    Play p;
    for (unsigned i = 0; i < COUNT_OF(editions); i++) { /* in both [9.d] */
        place(&p, editions[i], NV, "pleiku: nvd1 svd1 svd2; kon_tum: nvd2; dak_lak: nvd3");
        drive_out_sv(&p, "pleiku");
        assert_choices(&p, "to phu_yen; to binh_dinh");
    }
}

static void r9_10_marine_by_sea(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "binh_dinh: nvd1 marine1; da_nang: nvd2 svd1; hue: nvd3");
    play_put(&p, "saigon: nvd4 nvd5 svd2; ca_mau: svd3 svd4 svd5 svd6 svd7; phu_yen: nvd6");
    give_militia(&p, "saigon");
    give_militia(&p, "can_tho");
    drive_out_sv(&p, "binh_dinh");
    assert_choices(&p, "to quang_tri; to da_nang; to quang_ngai; to pleiku; to khanh_hoa; "
                       "to binh_thuan; to xuan_loc; to long_an; to kien_giang");
    assert_refused(&p, "to hue", "9.10");     /* NV's */
    assert_refused(&p, "to saigon", "9.10");  /* militia */
    assert_refused(&p, "to can_tho", "9.10"); /* militia alone */
    assert_refused(&p, "to an_loc", "9.10");  /* no coast */
    assert_refused(&p, "to ca_mau", "9.11");  /* full */
    play(&p, "to da_nang");                   /* no majority there, and it does not matter */
    assert_at(&p, "marine1", "da_nang");
}

static void r9_10_marine_inland_walks(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 marine1; phu_yen: nvd2 svd1");
    drive_out_sv(&p, "pleiku");
    assert_choices(&p, "to kon_tum; to binh_dinh; to dak_lak");
    assert_refused(&p, "to phu_yen", "9.10"); /* majority counts here */
    assert_refused(&p, "to saigon", "9.10");
}

static void r9_10_patrols_stay_on_the_mekong(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "long_an: nvd1 river1");
    drive_out_sv(&p, "long_an");
    assert_choices(&p, "to can_tho; to kien_giang");
    assert_refused(&p, "to saigon", "8.6");
    place(&p, "edition=2", NV, "long_an: nvd1 river1; can_tho: nvd2; kien_giang: nvd3");
    drive_out_sv(&p, "long_an"); /* an empty Saigon does not help: reduced, and so lost */
    assert_at(&p, "river1", "out");
}

static void r9_d_paratroopers_retreat_like_any_unit(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 para1");
    drive_out_sv(&p, "pleiku");
    assert_refused(&p, "to saigon", "9.10");
    assert_true(is_legal(&p, "to phu_yen"));
}

static void r9_d_majority_is_counted_before_entering(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1; kon_tum: nvd2 svd2; phu_yen: nvd3 nvd4 svd3");
    drive_out_sv(&p, "pleiku");
    assert_refused(&p, "to kon_tum", "9.10"); /* one to one, though it would make two to one */
    assert_choices(&p, "to binh_dinh; to dak_lak");
}

/* ---- 9.10: NV -------------------------------------------------------------------------------- */

static void r9_10_nv_needs_control_and_majority(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "binh_dinh: nvd1 svd1; pleiku: nvd2; quang_ngai: nvd3 nvd4 svd2");
    play_put(&p, "phu_yen: nvd5 nvd6 svd3");
    give_militia(&p, "phu_yen"); /* quang_ngai has none, so SV controls it */
    drive_out_nv(&p, "binh_dinh");
    assert_asks(&p, RETREAT_TO, NV);
    assert_choices(&p, "to pleiku; to phu_yen; reduce-instead");
    assert_refused(&p, "to quang_ngai", "9.10");
    assert_refused(&p, "to reserve", "9.10"); /* Binh Dinh does not border the zone */
}

static void r9_d_a_marker_alone_is_no_refuge(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "binh_dinh: nvd1 svd1; pleiku: nvd2");
    give_militia(&p, "quang_ngai");
    drive_out_nv(&p, "binh_dinh");
    assert_choices(&p, "to pleiku; reduce-instead");
    assert_refused(&p, "to quang_ngai", "9.10");
    assert_refused(&p, "to phu_yen", "9.10"); /* empty is for SV */
}

static void r9_10_nv_may_always_go_to_the_zone(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "pleiku: vc1 ranger1; kon_tum: svd1; dak_lak: svd2");
    drive_out_nv(&p, "pleiku");
    assert_at(&p, "vc1", "reserve"); /* the one way there is: not asked */
    place(&p, "edition=2", SV, "pleiku: nvd1- svd1; kon_tum: nvd2");
    drive_out_nv(&p, "pleiku");
    assert_choices(&p, "to kon_tum; to reserve");
}

static void r9_10_attackers_retreat_by_the_same_rule(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "binh_dinh: nvd1- nvd2- svd1; pleiku: nvd3; quang_ngai: nvd4");
    attack(&p, "binh_dinh");
    play(&p, "roll nv 0 0; roll sv 0 1");
    assert_asks(&p, RETREAT_TO, NV);
    assert_choices(&p, "to pleiku; to quang_ngai");
}

/* ---- Nowhere to go; full provinces ----------------------------------------------------------- */

static void r9_10_nowhere_to_go_is_a_reduction(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "quang_tri: nvd1 svd1; hue: nvd2");
    drive_out_sv(&p, "quang_tri");
    assert_at(&p, "svd1", "quang_tri");
    assert_full(&p, "svd1", false);
    place(&p, "edition=2", NV, "quang_tri: nvd1 ranger1; hue: nvd2; saigon: svd1");
    drive_out_sv(&p, "quang_tri");
    assert_at(&p, "ranger1", "out");
    place(&p, "edition=2", SV, "saigon: nvd1- svd1");
    drive_out_nv(&p, "saigon");
    assert_at(&p, "nvd1", "out");
}

static void r9_10_only_full_places_is_elimination(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "quang_tri: nvd1 svd1; hue: svd2 svd3 svd4 svd5 svd6");
    drive_out_sv(&p, "quang_tri");
    assert_at(&p, "svd1", "out"); /* whole, a full division too */
    place(&p, "edition=2", SV, "binh_dinh: nvd1- svd1; phu_yen: vc1 vc2 vc3 vc4 vc5");
    drive_out_nv(&p, "binh_dinh");
    assert_at(&p, "nvd1", "out");
}

static void r9_10_full_nv_division_before_full_places(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "binh_dinh: nvd1 svd1; phu_yen: vc1 vc2 vc3 vc4 vc5");
    drive_out_nv(&p, "binh_dinh");
    assert_choices(&p, "lose; reduce-instead");
    assert_refused(&p, "to phu_yen", "9.11");
    play(&p, "reduce-instead"); /* [9.12] */
    assert_at(&p, "nvd1", "binh_dinh");
    assert_full(&p, "nvd1", false);
}

static void r9_11_not_into_a_full_province_while_there_is_another(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1; kon_tum: svd2 svd3 svd4 svd5 svd6; hue: nvd2");
    drive_out_sv(&p, "pleiku");
    assert_refused(&p, "to kon_tum", "9.11");
    assert_refused(&p, "lose", "9.10");
    assert_choices(&p, "to binh_dinh; to phu_yen; to dak_lak");
}

static void r9_11_the_first_to_come_fills_it(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 nvd2 svd1 ranger1; kon_tum: svd2 svd3 svd4 svd5");
    attack(&p, "pleiku");
    play(&p, "roll nv 0 2; roll sv 0 0; retreat svd1; to kon_tum");
    assert_int_equal(p.s.moving, unit(&p, "ranger1"));
    assert_refused(&p, "to kon_tum", "9.11");
    assert_true(is_legal(&p, "to phu_yen"));
}

static void r9_11_the_zone_is_never_full(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "pleiku: nvd1- svd1");
    assert_true(s75_count_at(&p.s, RESERVE, NV) > STACK_MAX);
    drive_out_nv(&p, "pleiku");
    assert_at(&p, "nvd1", "reserve");
}

/* ---- 9.14 ------------------------------------------------------------------------------------ */

static void r9_14_sv_may_withdraw_engaged_units(void **state)
{
    Play p;
    for (unsigned side = NV; side <= SV; side++) {
        place(&p, editions[side], side, "pleiku: nvd1 svd1 ranger1; kon_tum: nvd2; dak_lak: nvd3");
        attack(&p, "pleiku");
        play(&p, side == SV ? "roll sv 0 0; roll nv 0 0" : "roll nv 0 0; roll sv 0 0");
        assert_asks(&p, WITHDRAW_UNIT, SV);
        assert_choices(&p, "withdraw svd1; withdraw ranger1; done");
        assert_refused(&p, "withdraw nvd1", "4.3");
        play(&p, "withdraw ranger1");
        assert_choices(&p, "to phu_yen; to binh_dinh");
        assert_refused(&p, "to kon_tum", "9.10");
        play(&p, "to phu_yen");
        assert_choices(&p, "withdraw svd1; done"); /* the last may go too */
        play(&p, "withdraw svd1; to phu_yen");
        assert_at(&p, "svd1", "phu_yen");
        assert_at(&p, "ranger1", "phu_yen");
    }
}

static void r9_14_is_no_answer_to_an_r(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1 ranger1");
    attack(&p, "pleiku");
    play(&p, "roll nv 0 0; roll sv 0 0; withdraw svd1");
    assert_false(is_legal(&p, "reduce-instead"));
    assert_false(is_legal(&p, "lose"));
    assert_refused(&p, "stay", "9.13");
}

static void r9_14_only_engaged_units(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "pleiku: nvd1 svd1 ranger1");
    play_go(&p);
    play(&p, "attack pleiku; commit svd1; done; roll sv 0 0; roll nv 0 0");
    assert_refused(&p, "withdraw ranger1", "9.14");
    assert_choices(&p, "withdraw svd1; done");
}

static void r9_14_only_where_possible(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "quang_tri: nvd1 svd1 marine1; hue: nvd2");
    attack(&p, "quang_tri");
    play(&p, "roll nv 0 0; roll sv 0 0");
    assert_refused(&p, "withdraw svd1", "9.14");
    assert_choices(&p, "withdraw marine1; done"); /* by sea */
    place(&p, "edition=2", NV, "quang_tri: nvd1 svd1; hue: svd2 svd3 svd4 svd5 svd6");
    attack(&p, "quang_tri");
    play(&p, "roll nv 0 0; roll sv 0 0");
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE); /* full: nobody is asked */
    assert_at(&p, "svd1", "quang_tri");
}

static void r9_14_never_into_a_full_province(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1; kon_tum: svd2 svd3 svd4 svd5 svd6");
    attack(&p, "pleiku");
    play(&p, "roll nv 0 0; roll sv 0 0; withdraw svd1");
    assert_refused(&p, "to kon_tum", "9.11");
    assert_choices(&p, "to binh_dinh; to phu_yen; to dak_lak");
}

static void r9_14_not_from_the_last_stand(void **state)
{
    Play p;
    for (unsigned turn = 7; turn <= 8; turn++) {
        play_phase(&p, "edition=2", turn, SV, 6, COMBATS);
        play_put(&p, "saigon: nvd1 svd1; hue: svd2");
        p.s.activated = UNIT(unit(&p, "svd1"));
        p.s.spent = 1;
        play_go(&p);
        if (turn == 7)
            play(&p, "attack saigon; commit-all");
        play(&p, "roll sv 0 0; roll nv 0 0");
        if (turn == 7)
            assert_asks(&p, WITHDRAW_UNIT, SV);
        else
            assert_true(game_over(&p.s)); /* nothing was asked up to the end of the game */
    }
}

static void r9_14_allowed_in_the_nv_phase_of_turn_8(void **state)
{
    Play p;
    play_phase(&p, "edition=1", 8, NV, 6, COMBATS);
    p.s.infiltration = 0;
    play_put(&p, "saigon: nvd1 svd1");
    attack(&p, "saigon");
    play(&p, "roll nv 0 0; roll sv 0 0");
    assert_asks(&p, WITHDRAW_UNIT, SV);
    assert_choices(&p, "withdraw svd1; done");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r9_10_sv_needs_control_and_majority),
        cmocka_unit_test(r9_10_no_retreat_under_enemy_militia),
        cmocka_unit_test(r9_10_sv_may_enter_an_empty_province),
        cmocka_unit_test(r9_10_marine_by_sea),
        cmocka_unit_test(r9_10_marine_inland_walks),
        cmocka_unit_test(r9_10_patrols_stay_on_the_mekong),
        cmocka_unit_test(r9_d_paratroopers_retreat_like_any_unit),
        cmocka_unit_test(r9_d_majority_is_counted_before_entering),
        cmocka_unit_test(r9_10_nv_needs_control_and_majority),
        cmocka_unit_test(r9_d_a_marker_alone_is_no_refuge),
        cmocka_unit_test(r9_10_nv_may_always_go_to_the_zone),
        cmocka_unit_test(r9_10_attackers_retreat_by_the_same_rule),
        cmocka_unit_test(r9_10_nowhere_to_go_is_a_reduction),
        cmocka_unit_test(r9_10_only_full_places_is_elimination),
        cmocka_unit_test(r9_10_full_nv_division_before_full_places),
        cmocka_unit_test(r9_11_not_into_a_full_province_while_there_is_another),
        cmocka_unit_test(r9_11_the_first_to_come_fills_it),
        cmocka_unit_test(r9_11_the_zone_is_never_full),
        cmocka_unit_test(r9_14_sv_may_withdraw_engaged_units),
        cmocka_unit_test(r9_14_is_no_answer_to_an_r),
        cmocka_unit_test(r9_14_only_engaged_units),
        cmocka_unit_test(r9_14_only_where_possible),
        cmocka_unit_test(r9_14_never_into_a_full_province),
        cmocka_unit_test(r9_14_not_from_the_last_stand),
        cmocka_unit_test(r9_14_allowed_in_the_nv_phase_of_turn_8),
    };
    return cmocka_run_group_tests_name("saigon75 retreats", tests, NULL, NULL);
}
