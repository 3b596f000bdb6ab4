/* test_r8_movement.c: chapter 8: points, the zone, leaving enemies, militia cleared on entry (8.1
 * to 8.4). Sea, air and river moves and joining divisions are in test_r8_special_moves.c, the last
 * stand in test_r8_saigon.c. A D6 of 6 reaches the maximum, so no +1 marker is offered first. */
#include "support/play75.h"

static const char *const editions[] = {"edition=1", "edition=2"};

/* The movement step of a phase of turn 2 with eight activations. */
static void begin(Play *p, const char *options, unsigned side, const char *where)
{
    play_phase(p, options, 2, side, 6, MOVEMENT);
    play_put(p, where);
    play_go(p);
}

static void mark(Play *p, const char *place) { p->s.militia |= PROVINCE(province(p, place)); }

static bool is_marked(const Play *p, const char *place)
{
    return p->s.militia >> province(p, place) & 1;
}

static unsigned controller(const Play *p, const char *place)
{
    return s75_controller(&p->s, province(p, place));
}

/* ---- 8.1 ------------------------------------------------------------------------------------- */

static void r8_1_one_point_is_one_adjacent_province(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], SV, "kon_tum: svd1");
        assert_asks(&p, MOVE_UNIT, SV);
        play(&p, "move svd1");
        assert_asks(&p, MOVE_TO, SV);
        assert_choices(&p, "to da_nang; to quang_ngai; to pleiku");
        assert_refused(&p, "to hue", "8.1");
        assert_refused(&p, "to kon_tum", "8.1");
        play(&p, "to pleiku");
        assert_at(&p, "svd1", "pleiku");
        assert_asks(&p, MOVE_UNIT, SV);
    }
}

static void r8_1_nv_on_the_map_moves_one_province(void **state)
{
    static const char *const units[] = {"move nvd1", "move vc1"};
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        for (unsigned i = 0; i < 2; i++) {
            begin(&p, editions[e], NV, "binh_dinh: nvd1- vc1");
            play(&p, units[i]);
            assert_choices(&p, "to quang_ngai; to pleiku; to phu_yen");
            assert_refused(&p, "to kon_tum", "8.1");
        }
    }
}

static void r8_1_a_unit_moves_once_per_turn(void **state)
{
    Play p;
    begin(&p, NULL, SV, "kon_tum: svd1 svd2");
    play(&p, "move svd1; to pleiku");
    assert_refused(&p, "move svd1", "8.1");
    assert_true(is_legal(&p, "move svd2"));
    begin(&p, NULL, NV, "kon_tum: vc1 vc2");
    play(&p, "move vc1; to reserve");
    assert_refused(&p, "move vc1", "8.1");
    assert_true(is_legal(&p, "move vc2"));
}

static void r8_1_only_units_of_the_active_side_in_play(void **state)
{
    Play p;
    begin(&p, NULL, SV, "kon_tum: svd1 nvd1");
    assert_refused(&p, "move nvd1", "4.3");
    assert_refused(&p, "move svd2", "1.14");
    assert_refused(&p, "to pleiku", "8.1");
    assert_refused(&p, "stop", "8.1");
    assert_true(is_legal(&p, "move svd1"));
}

static void r8_1_moving_pays_one_activation(void **state)
{
    Play p;
    begin(&p, NULL, SV, "kon_tum: svd1 mech1");
    assert_int_equal(s75_activations_left(&p.game, &p.s), 8);
    play(&p, "move mech1; to quang_ngai; to binh_dinh");
    assert_int_equal(s75_activations_left(&p.game, &p.s), 7);
    play(&p, "move svd1; to pleiku");
    assert_int_equal(s75_activations_left(&p.game, &p.s), 6);
    assert_true(p.s.activated & UNIT(unit(&p, "mech1")));
}

static void r8_1_mechanised_has_two_points(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], SV, "binh_dinh: mech1");
        play(&p, "move mech1; to phu_yen");
        assert_asks(&p, MECH_ON, SV);
        assert_choices(&p, "to binh_dinh; to pleiku; to dak_lak; to khanh_hoa; stop");
        assert_refused(&p, "to binh_thuan", "8.1");
        assert_refused(&p, "to phu_yen", "8.1");
        play(&p, "to khanh_hoa");
        assert_at(&p, "mech1", "khanh_hoa");
        assert_refused(&p, "move mech1", "8.1");
    }
}

static void r8_1_mechanised_may_stop_after_one_point(void **state)
{
    Play p;
    begin(&p, NULL, SV, "binh_dinh: mech1");
    play(&p, "move mech1; to phu_yen; stop");
    assert_at(&p, "mech1", "phu_yen");
    assert_refused(&p, "move mech1", "8.1");
    assert_int_equal(p.s.moving, NO_UNIT);
}

static void r8_1_mechanised_may_turn_back(void **state)
{
    Play p;
    begin(&p, NULL, SV, "binh_dinh: mech1");
    play(&p, "move mech1; to phu_yen; to binh_dinh");
    assert_at(&p, "mech1", "binh_dinh");
    assert_refused(&p, "move mech1", "8.1");
}

static void r8_1_mechanised_stops_in_mountains(void **state)
{
    static const char *const mountains[][2] = {{"da_nang: mech1", "to kon_tum"},
                                               {"binh_dinh: mech1", "to pleiku"},
                                               {"phu_yen: mech1", "to dak_lak"},
                                               {"binh_thuan: mech1", "to dak_nong"}};
    Play p;
    for (unsigned i = 0; i < 4; i++) {
        begin(&p, NULL, SV, mountains[i][0]);
        play(&p, "move mech1");
        play(&p, mountains[i][1]);
        assert_asks(&p, MOVE_UNIT, SV);
        assert_refused(&p, "move mech1", "8.1");
    }
    begin(&p, NULL, SV, "pleiku: mech1"); /* leaving a mountain province costs nothing more */
    play(&p, "move mech1; to phu_yen; to khanh_hoa");
    assert_at(&p, "mech1", "khanh_hoa");
}

/* The province entered: who is there, whether it is marked, and whether the unit stops. */
static void check_stop(const char *where, bool marked, bool stops)
{
    Play p;
    play_phase(&p, NULL, 2, SV, 6, MOVEMENT);
    play_put(&p, where);
    if (marked)
        mark(&p, "phu_yen");
    play_go(&p);
    play(&p, "move mech1; to phu_yen");
    assert_asks(&p, stops ? MOVE_UNIT : MECH_ON, SV);
}

static void r8_1_mechanised_stops_where_nv_controls(void **state)
{
    check_stop("binh_dinh: mech1; phu_yen: vc1", false, true);
    check_stop("binh_dinh: mech1; phu_yen: nvd1", true, true);
    check_stop("binh_dinh: mech1; phu_yen: nvd1 svd1", true, true);
    check_stop("binh_dinh: mech1", true, true); /* 8.4: a marker alone stops it too */
}

static void r8_1_mechanised_drives_on_where_sv_controls(void **state)
{
    check_stop("binh_dinh: mech1; phu_yen: nvd1 nvd2 svd1", false, false);
    check_stop("binh_dinh: mech1; phu_yen: svd1", false, false);
    check_stop("binh_dinh: mech1", false, false);
}

static void r8_1_one_step_units_have_one_point(void **state)
{
    static const char *const moves[][2] = {{"long_an: svd1", "move svd1"},
                                           {"long_an: ranger1", "move ranger1"},
                                           {"long_an: marine1", "move marine1"},
                                           {"long_an: para1", "move para1"},
                                           {"long_an: river1", "move river1"}};
    Play p;
    for (unsigned i = 0; i < 5; i++) {
        begin(&p, NULL, SV, moves[i][0]);
        play(&p, moves[i][1]);
        play(&p, "to can_tho");
        assert_asks(&p, MOVE_UNIT, SV);
        assert_refused(&p, moves[i][1], "8.1");
    }
}

static void r8_1_a_move_is_finished_before_another(void **state)
{
    Play p;
    begin(&p, NULL, SV, "binh_dinh: mech1 svd1");
    play(&p, "move svd1");
    assert_refused(&p, "move mech1", "8.1");
    assert_refused(&p, "done", "8.1");
    play(&p, "to phu_yen; move mech1; to phu_yen");
    assert_asks(&p, MECH_ON, SV);
    assert_refused(&p, "move svd1", "8.1");
    assert_refused(&p, "done", "8.1");
    play(&p, "stop");
    assert_true(is_legal(&p, "buy-air"));
}

static void r8_1_no_marker_is_bought_in_mid_move(void **state)
{
    Play p;
    begin(&p, NULL, SV, "binh_dinh: mech1 svd1");
    play(&p, "move mech1");
    assert_refused(&p, "buy-air", "8.1");
    play(&p, "to phu_yen");
    assert_refused(&p, "buy-air", "8.1");
}

/* ---- 8.2 ------------------------------------------------------------------------------------- */

static void r8_2_reserve_enters_by_border_provinces(void **state)
{
    static const char *const units[] = {"move nvd1", "move vc1"};
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        for (unsigned i = 0; i < 2; i++) {
            begin(&p, editions[e], NV, "hue: svd1");
            play(&p, units[i]);
            assert_choices(&p,
                           "to quang_tri; to hue; to da_nang; to kon_tum; to pleiku; to dak_lak;"
                           "to dak_nong; to phuoc_binh; to an_loc; to long_an; to kien_giang");
            assert_refused(&p, "to saigon", "8.2");
            assert_refused(&p, "to quang_ngai", "8.2");
            assert_refused(&p, "to reserve", "8.1");
        }
    }
}

static void r8_2_nv_goes_back_over_a_border_province(void **state)
{
    Play p;
    begin(&p, NULL, NV, "kon_tum: nvd1- vc1; binh_dinh: nvd2");
    play(&p, "move nvd1; to reserve; move vc1; to reserve; move nvd2");
    assert_at(&p, "nvd1", "reserve");
    assert_full(&p, "nvd1", false);
    assert_at(&p, "vc1", "reserve");
    assert_refused(&p, "to reserve", "8.2");
    play(&p, "to pleiku");
    assert_refused(&p, "move nvd1", "8.1"); /* once per turn: not in again */
}

/* The province that does not border the zone is the one the unit is in. */
static void r8_2_refusal_names_the_province_left(void **state)
{
    Play p;
    uint8_t arg[ARGS_MAX];
    play_phase(&p, NULL, 2, NV, 6, MOVEMENT);
    play_put(&p, "phu_yen: nvd1");
    play_go(&p);
    play(&p, "move nvd1");
    assert_refused(&p, "to reserve", "8.2");
    s75_refusal_args(&p.game, &p.s, (Action){V_TO, RESERVE, 0, 0}, arg);
    assert_int_equal(arg[0], unit(&p, "nvd1"));
    assert_int_equal(arg[1], province(&p, "phu_yen"));
    s75_refusal_args(&p.game, &p.s, (Action){V_TO, (uint8_t)province(&p, "hue"), 0, 0}, arg);
    assert_int_equal(arg[1], province(&p, "hue"));
    s75_refusal_args(&p.game, &p.s, (Action){V_MOVE, (uint8_t)unit(&p, "nvd2"), 0, 0}, arg);
    assert_int_equal(arg[0], unit(&p, "nvd2"));
    assert_int_equal(arg[1], RESERVE);
}

static void r8_2_the_zone_is_for_nv_only(void **state)
{
    static const char *const units[] = {"move svd1", "move para1", "move mech1", "move marine1"};
    Play p;
    for (unsigned i = 0; i < 4; i++) {
        begin(&p, NULL, SV, "hue: svd1 para1 mech1 marine1");
        play(&p, units[i]);
        assert_refused(&p, "to reserve", "8.2");
        assert_true(is_legal(&p, "to da_nang"));
    }
}

/* ---- 8.3 ------------------------------------------------------------------------------------- */

static void r8_3_leaving_enemies_is_free(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], SV, "pleiku: svd1 mech1 nvd1 nvd2 nvd3; phu_yen: nvd4 svd2");
        play(&p, "move svd1; to phu_yen; move mech1; to phu_yen; to khanh_hoa");
        assert_at(&p, "svd1", "phu_yen");
        assert_at(&p, "mech1", "khanh_hoa");
        begin(&p, editions[e], NV, "pleiku: svd1 svd2 svd3 nvd1 vc1");
        play(&p, "move nvd1; to binh_dinh; move vc1; to reserve");
        assert_at(&p, "nvd1", "binh_dinh");
        assert_full(&p, "nvd1", true);
    }
}

/* ---- 8.4 ------------------------------------------------------------------------------------- */

/* One SV unit goes from Hue to Quang Ngai, which holds a marker; `arrival` may roll for the flight.
 */
static void check_clearing(const char *where, const char *move, const char *arrival)
{
    Play p;
    play_phase(&p, NULL, 2, SV, 6, MOVEMENT);
    play_put(&p, where);
    mark(&p, "quang_ngai");
    p.s.air_box = 1;
    play_go(&p);
    assert_int_equal(controller(&p, "quang_ngai"), NV);
    play(&p, move);
    play(&p, "to quang_ngai");
    assert_false(is_marked(&p, "quang_ngai"));
    assert_int_equal(controller(&p, "quang_ngai"), SV);
    assert_int_equal(count_notes(&p, N_MILITIA_GONE), 1);
    play(&p, arrival);
    assert_asks(&p, MOVE_UNIT, SV);
}

static void r8_4_entering_clears_a_lone_marker_at_once(void **state)
{
    check_clearing("da_nang: svd1", "move svd1", "");
    check_clearing("da_nang: mech1", "move mech1", ""); /* and it stops */
    check_clearing("da_nang: ranger1", "move ranger1", "");
}

static void r8_4_however_the_unit_came(void **state)
{
    check_clearing("ca_mau: marine1", "move marine1", "");
    check_clearing("pleiku: para1", "move para1", "");
    check_clearing("saigon: ranger1", "move ranger1", "attrition 1");
}

static void r8_4_a_card_or_token_clears_it_too(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, SV, 6, EVENT);
    play_put(&p, "saigon: svd1");
    mark(&p, "hue");
    play_go(&p);
    play(&p, "play e04; move svd1; to hue");
    assert_false(is_marked(&p, "hue"));
    play_phase(&p, "edition=2", 2, SV, 6, MOVEMENT);
    play_put(&p, "saigon: svd1");
    mark(&p, "hue");
    p.s.token_place[0] = TOKEN_OF_SV;
    play_go(&p);
    play(&p, "strategic; move svd1; to hue");
    assert_false(is_marked(&p, "hue"));
    assert_int_equal(controller(&p, "hue"), SV);
}

static void r8_4_an_nv_unit_keeps_the_marker(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, SV, 6, MOVEMENT);
    play_put(&p, "da_nang: svd1; quang_ngai: vc1");
    mark(&p, "quang_ngai");
    play_go(&p);
    play(&p, "move svd1; to quang_ngai");
    assert_true(is_marked(&p, "quang_ngai"));
    assert_int_equal(controller(&p, "quang_ngai"), NV);
}

static void r8_4_nv_units_do_not_clear_their_marker(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, NV, 6, MOVEMENT);
    mark(&p, "kon_tum");
    play_go(&p);
    play(&p, "move nvd1; to kon_tum");
    assert_true(is_marked(&p, "kon_tum"));
}

/* NV has left a contested province: it is SV-controlled already, and its marker goes only at the
 * end of the combat step [10.3]. If the SV units leave before that, NV still controls it. */
static void r8_4_marker_stays_where_sv_stands_already(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, SV, 6, MOVEMENT);
    play_put(&p, "quang_ngai: ranger1; binh_dinh: svd1");
    p.s.militia = PROVINCE(province(&p, "quang_ngai"));
    play_go(&p);
    play(&p, "move svd1; to quang_ngai");
    assert_int_equal(count_notes(&p, N_MILITIA_GONE), 0);
    assert_int_not_equal(p.s.militia & PROVINCE(province(&p, "quang_ngai")), 0);
    play(&p, "done");
    assert_int_equal(p.s.militia, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r8_1_one_point_is_one_adjacent_province),
        cmocka_unit_test(r8_1_nv_on_the_map_moves_one_province),
        cmocka_unit_test(r8_1_a_unit_moves_once_per_turn),
        cmocka_unit_test(r8_1_only_units_of_the_active_side_in_play),
        cmocka_unit_test(r8_1_moving_pays_one_activation),
        cmocka_unit_test(r8_1_mechanised_has_two_points),
        cmocka_unit_test(r8_1_mechanised_may_stop_after_one_point),
        cmocka_unit_test(r8_1_mechanised_may_turn_back),
        cmocka_unit_test(r8_1_mechanised_stops_in_mountains),
        cmocka_unit_test(r8_1_mechanised_stops_where_nv_controls),
        cmocka_unit_test(r8_1_mechanised_drives_on_where_sv_controls),
        cmocka_unit_test(r8_1_one_step_units_have_one_point),
        cmocka_unit_test(r8_1_a_move_is_finished_before_another),
        cmocka_unit_test(r8_1_no_marker_is_bought_in_mid_move),
        cmocka_unit_test(r8_2_reserve_enters_by_border_provinces),
        cmocka_unit_test(r8_2_nv_goes_back_over_a_border_province),
        cmocka_unit_test(r8_2_refusal_names_the_province_left),
        cmocka_unit_test(r8_2_the_zone_is_for_nv_only),
        cmocka_unit_test(r8_3_leaving_enemies_is_free),
        cmocka_unit_test(r8_4_entering_clears_a_lone_marker_at_once),
        cmocka_unit_test(r8_4_however_the_unit_came),
        cmocka_unit_test(r8_4_a_card_or_token_clears_it_too),
        cmocka_unit_test(r8_4_an_nv_unit_keeps_the_marker),
        cmocka_unit_test(r8_4_nv_units_do_not_clear_their_marker),
        cmocka_unit_test(r8_4_marker_stays_where_sv_stands_already),
    };
    return cmocka_run_group_tests_name("saigon75 movement", tests, NULL, NULL);
}
