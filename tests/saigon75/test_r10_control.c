/* test_r10_control.c: chapter 10: who controls a province, and when militia markers come and go.
 * Two combats are declared where a marker must be seen between a combat and the end of the step. */
#include <stdio.h>

#include "support/play75.h"

static const char *const editions[] = {"board=1 edition=1", "board=1 edition=2"};

static void mark(Play *p, const char *place) { p->s.militia |= PROVINCE(province(p, place)); }

static bool is_marked(const Play *p, const char *place)
{
    return p->s.militia >> province(p, place) & 1;
}

static unsigned controller(const Play *p, const char *place)
{
    return s75_controller(&p->s, province(p, place));
}

/* The combat step of a phase of turn 2; a marker lies in `marked`, if any. */
static void begin(Play *p, const char *options, unsigned side, const char *where,
                  const char *marked)
{
    play_phase(p, options, 2, side, 6, COMBATS);
    play_put(p, where);
    p->s.infiltration = 0;
    if (marked)
        mark(p, marked);
    play_go(p);
}

/* Six provinces that hold nothing but a marker: with a D6 of 1 one point deserts. */
static void mark_six(Play *p)
{
    static const char *const places[] = {"hue",      "da_nang",    "phuoc_binh",
                                         "xuan_loc", "kien_giang", "can_tho"};
    for (unsigned i = 0; i < 6; i++)
        mark(p, places[i]);
}

/* ---- 10.1 ------------------------------------------------------------------------------------ */

static void r10_1_control_follows_units_and_marker(void **state)
{
    Play p;
    play_phase(&p, "board=1", 2, NV, 6, MOVEMENT);
    play_put(&p, "hue: vc1; da_nang: vc2; kon_tum: svd1; pleiku: svd2; dak_lak: svd3 nvd1 nvd2;"
                 "phu_yen: svd4 svd5 vc3");
    mark(&p, "da_nang");
    mark(&p, "pleiku");
    mark(&p, "phu_yen");
    mark(&p, "an_loc");
    assert_int_equal(controller(&p, "hue"), NV);     /* NV alone, no marker */
    assert_int_equal(controller(&p, "da_nang"), NV); /* NV alone, marker */
    assert_int_equal(controller(&p, "kon_tum"), SV); /* SV alone */
    assert_int_equal(controller(&p, "pleiku"), SV);  /* SV alone, even with a marker */
    assert_int_equal(controller(&p, "dak_lak"), SV); /* both, no marker: numbers do not matter */
    assert_int_equal(controller(&p, "phu_yen"), NV); /* both, marker */
    assert_int_equal(controller(&p, "an_loc"), NV);  /* nobody, marker */
    assert_int_equal(controller(&p, "saigon"), SV);  /* nobody, no marker */
    assert_int_equal(count_provinces(s75_controlled_by_nv(&p.s)), 4);
}

/* ---- 10.2 ------------------------------------------------------------------------------------ */

static void r10_2_marker_goes_when_only_sv_remains(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], SV, "phu_yen: ranger1 vc1; hue: svd1 nvd1", "phu_yen");
        play(&p, "attack phu_yen; commit-all; attack hue; commit-all; fight phu_yen");
        play(&p, "roll sv 1 0; roll nv 0 0; done");
        assert_at(&p, "vc1", "out");
        assert_false(is_marked(&p, "phu_yen")); /* after the combat, with Hue still to be fought */
        assert_int_equal(count_notes(&p, N_MILITIA_GONE), 1);
        assert_int_equal(controller(&p, "phu_yen"), SV);
    }
}

/* SV attacks a marked province with one Ranger, and nothing comes of it. */
static bool keeps_marker(const char *options, const char *where, const char *place)
{
    Play p;
    char attack[32];
    begin(&p, options, SV, where, place);
    snprintf(attack, sizeof attack, "attack %s", place);
    play(&p, attack);
    play(&p, "commit ranger1; done; attack hue; commit svd9");
    snprintf(attack, sizeof attack, "fight %s", place);
    play(&p, attack);
    play(&p, "roll sv 0 0; roll nv 0 0; done");
    assert_int_equal(p.s.combat.province, province(&p, "hue"));
    return is_marked(&p, place);
}

static void r10_2_marker_goes_when_sv_has_more_units(void **state)
{
    for (unsigned e = 0; e < 2; e++) {
        const char *edition = editions[e];
        assert_false(
            keeps_marker(edition, "phu_yen: ranger1 svd1 nvd1; hue: svd9 nvd9", "phu_yen"));
        assert_true(
            keeps_marker(edition, "phu_yen: ranger1 svd1 nvd1 vc1; hue: svd9 nvd9", "phu_yen"));
        assert_true(
            keeps_marker(edition, "phu_yen: ranger1 svd1 nvd1 vc1 vc2; hue: svd9 nvd9", "phu_yen"));
    }
}

static void r10_2_in_saigon_as_many_are_enough(void **state)
{
    for (unsigned e = 0; e < 2; e++) {
        const char *edition = editions[e];
        assert_false(
            keeps_marker(edition, "saigon: ranger1 svd1 nvd1 vc1; hue: svd9 nvd9", "saigon"));
        assert_true(
            keeps_marker(edition, "saigon: ranger1 svd1 nvd1 vc1 vc2; hue: svd9 nvd9", "saigon"));
    }
}

static void r10_2_holds_for_nv_attacks_too(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], NV, "phu_yen: svd1 svd2 nvd1; binh_dinh: svd3 nvd2", "phu_yen");
        play(&p, "attack phu_yen; commit nvd1; attack binh_dinh; commit nvd2; fight phu_yen");
        play(&p, "roll nv 0 0; roll sv 0 0; done");
        assert_false(is_marked(&p, "phu_yen"));
        assert_int_equal(controller(&p, "phu_yen"), SV);
        assert_at(&p, "nvd1", "phu_yen");
    }
}

static void r10_2_a_marker_left_alone_stays(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], SV, "phu_yen: ranger1 vc1; ca_mau: svd1", "phu_yen");
        play(&p, "attack phu_yen; commit ranger1; roll sv 1 0; roll nv 1 0");
        assert_at(&p, "vc1", "out");
        assert_at(&p, "ranger1", "out");
        assert_true(is_marked(&p, "phu_yen"));
        assert_int_equal(controller(&p, "phu_yen"), NV);
    }
}

/* ---- 10.3 ------------------------------------------------------------------------------------ */

static void r10_3_nv_marks_where_he_is_alone(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], NV, "phu_yen: nvd1; hue: vc1; binh_dinh: nvd2 svd1; saigon: svd2",
              "hue");
        assert_asks(&p, DECLARE, NV);
        assert_false(is_marked(&p, "phu_yen")); /* not before the end of the step */
        play(&p, "done");
        assert_true(is_marked(&p, "phu_yen"));
        assert_true(is_marked(&p, "hue"));
        assert_false(is_marked(&p, "binh_dinh")); /* contested */
        assert_false(is_marked(&p, "saigon"));
        assert_int_equal(count_notes(&p, N_MILITIA), 1); /* one per province */
    }
}

static void r10_3_also_at_the_end_of_the_sv_combat_step(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        play_phase(&p, editions[e], 2, SV, 6, MOVEMENT);
        play_put(&p, "phu_yen: nvd1 svd1");
        play_go(&p);
        play(&p, "move svd1; to khanh_hoa; done");
        assert_true(is_marked(&p, "phu_yen"));
        assert_int_equal(p.s.turn, 3);
    }
}

static void r10_3_the_last_sv_unit_lost_in_combat(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], NV, "phu_yen: nvd1 ranger1; ca_mau: svd1", NULL);
        play(&p, "attack phu_yen; commit nvd1; roll nv 1 0; roll sv 0 0");
        assert_true(is_marked(&p, "phu_yen"));
        assert_int_equal(count_notes(&p, N_MILITIA), 1);
    }
}

/* E-03 is no combat (6.i): its marker waits for the end of the combat step. */
static void r10_3_a_marker_among_sv_units_only_is_removed(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        play_phase(&p, editions[e], 2, SV, 6, EVENT);
        play_put(&p, "phu_yen: svd1 svd2 vc1 vc2");
        p.s.hand[NV] &= ~(1u << E03_AIR_STRIKES);
        p.s.hand[SV] |= 1u << E03_AIR_STRIKES;
        mark(&p, "phu_yen");
        play_go(&p);
        play(&p, "play e03; province phu_yen; roll sv 2 0");
        while (!(p.s.at[OUT] & UNIT(unit(&p, "vc2"))))
            play(&p, p.s.at[OUT] & UNIT(unit(&p, "vc1")) ? "reduce vc2" : "reduce vc1");
        assert_true(is_marked(&p, "phu_yen"));
        assert_int_equal(controller(&p, "phu_yen"), SV);
        play(&p, "done");
        assert_false(is_marked(&p, "phu_yen"));
    }
}

/* ---- 10.4, 10.a ------------------------------------------------------------------------------ */

static void begin_desertion(Play *p, const char *options, unsigned turn, const char *where)
{
    play_phase(p, options, turn, SV, 6, DESERTION);
    play_put(p, where);
    mark_six(p);
    play_go(p);
    play(p, "die 1");
    assert_int_equal(p->s.desertion, 1);
    assert_true(is_legal(p, "desert ranger1"));
}

static void r10_4_edition_1_checks_after_desertion(void **state)
{
    Play p;
    begin_desertion(&p, "board=1 edition=1", 2, "kon_tum: ranger1 nvd1 ; pleiku: mech1 nvd2");
    play(&p, "desert ranger1");
    assert_true(is_marked(&p, "kon_tum"));
    assert_int_equal(count_notes(&p, N_MILITIA), 1);
    begin_desertion(&p, "board=1 edition=2", 2, "kon_tum: ranger1 nvd1; pleiku: mech1 nvd2");
    play(&p, "desert ranger1");
    assert_false(is_marked(&p, "kon_tum"));
}

static void r10_a_edition_2_marks_at_the_next_combat_step(void **state)
{
    Play p;
    begin_desertion(&p, "board=1 edition=2", 2, "kon_tum: ranger1 nvd1; pleiku: mech1 nvd2");
    play(&p, "desert ranger1");
    assert_int_equal(controller(&p, "kon_tum"), NV); /* control needs no marker */
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    play(&p, "die 6; play e01; done; done"); /* moves, no attack on Pleiku */
    assert_true(is_marked(&p, "kon_tum"));
}

static void r10_a_nv_left_alone_by_desertion_takes_the_token(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin_desertion(&p, editions[e], 3, "quang_tri: ranger1 nvd1; pleiku: mech1 nvd2");
        assert_int_equal(p.s.token_place[0], province(&p, "quang_tri"));
        play(&p, "desert ranger1");
        assert_int_equal(p.s.token_place[0], TOKEN_OF_NV);
    }
}

static void r10_a_desertion_alone_gives_saigon_in_edition_1_only(void **state)
{
    Play p;
    begin_desertion(&p, "board=1 edition=1", 5, "saigon: ranger1 nvd1; ca_mau: mech1");
    play(&p, "desert ranger1");
    assert_true(game_over(&p.s));
    assert_int_equal(p.s.winner, NV);
    begin_desertion(&p, "board=1 edition=2", 5, "saigon: ranger1 nvd1; ca_mau: mech1");
    play(&p, "desert ranger1");
    assert_false(game_over(&p.s));
    assert_int_equal(controller(&p, "saigon"), NV);
    assert_false(is_marked(&p, "saigon"));
    assert_int_equal(p.s.turn, 6);
}

/* ---- 10.b, 10.c ------------------------------------------------------------------------------ */

static void r10_b_majority_counts_only_after_a_combat(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], SV, "phu_yen: svd1 svd2 svd3 nvd1", "phu_yen");
        play(&p, "done");
        assert_true(is_marked(&p, "phu_yen"));
        assert_int_equal(controller(&p, "phu_yen"), NV);
    }
}

static void r10_b_no_combat_under_9_4_no_check(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], SV, "phu_yen: svd1 svd2 svd3 vc1", "phu_yen");
        play(&p, "attack phu_yen; commit-all; defend 0");
        assert_int_equal(count_notes(&p, N_NO_COMBAT), 1);
        assert_true(is_marked(&p, "phu_yen"));
        begin(&p, editions[e], SV, "phu_yen: svd1 svd2 svd3 vc1", "phu_yen");
        play(&p, "attack phu_yen; commit-all; defend 1; roll sv 0 0; roll nv 0 0; done");
        assert_false(is_marked(&p, "phu_yen"));
    }
}

/* First edition, E-08: one die less for each leaves none, but a combat it was. */
static void r10_b_counts_even_if_no_die_was_rolled(void **state)
{
    Play p;
    play_phase(&p, "board=1 edition=1", 2, NV, 6, COMBATS);
    play_put(&p, "saigon: svd1 nvd1");
    play_card(&p, E08_RAINSTORM);
    mark(&p, "saigon");
    play_go(&p);
    play(&p, "attack saigon; commit nvd1");
    assert_asks(&p, WITHDRAW_UNIT, SV);
    assert_true(is_marked(&p, "saigon"));
    play(&p, "done");
    assert_false(is_marked(&p, "saigon"));
}

static void r10_c_an_empty_saigon_keeps_its_marker(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], NV, "saigon: ranger1 vc1; ca_mau: svd1", "saigon");
        play(&p, "attack saigon; commit vc1; roll nv 1 0; roll sv 1 0");
        assert_at(&p, "vc1", "out");
        assert_at(&p, "ranger1", "out");
        assert_true(is_marked(&p, "saigon"));
        assert_int_equal(controller(&p, "saigon"), NV);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r10_1_control_follows_units_and_marker),
        cmocka_unit_test(r10_2_marker_goes_when_only_sv_remains),
        cmocka_unit_test(r10_2_marker_goes_when_sv_has_more_units),
        cmocka_unit_test(r10_2_in_saigon_as_many_are_enough),
        cmocka_unit_test(r10_2_holds_for_nv_attacks_too),
        cmocka_unit_test(r10_2_a_marker_left_alone_stays),
        cmocka_unit_test(r10_3_nv_marks_where_he_is_alone),
        cmocka_unit_test(r10_3_also_at_the_end_of_the_sv_combat_step),
        cmocka_unit_test(r10_3_the_last_sv_unit_lost_in_combat),
        cmocka_unit_test(r10_3_a_marker_among_sv_units_only_is_removed),
        cmocka_unit_test(r10_4_edition_1_checks_after_desertion),
        cmocka_unit_test(r10_a_edition_2_marks_at_the_next_combat_step),
        cmocka_unit_test(r10_a_nv_left_alone_by_desertion_takes_the_token),
        cmocka_unit_test(r10_a_desertion_alone_gives_saigon_in_edition_1_only),
        cmocka_unit_test(r10_b_majority_counts_only_after_a_combat),
        cmocka_unit_test(r10_b_no_combat_under_9_4_no_check),
        cmocka_unit_test(r10_b_counts_even_if_no_die_was_rolled),
        cmocka_unit_test(r10_c_an_empty_saigon_keeps_its_marker),
    };
    return cmocka_run_group_tests_name("saigon75 control", tests, NULL, NULL);
}
