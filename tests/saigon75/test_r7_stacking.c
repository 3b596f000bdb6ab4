/* test_r7_stacking.c: chapter 7: five units of a side in a province, when the limit is looked at,
 * and who pays for breaking it. */
#include "games/saigon75/rules/s75.h"
#include "support/play75.h"

/* ---- The limit [7.1] ------------------------------------------------------------------------- */

static void r7_1_five_units_of_each_side(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, NV, 6, MOVEMENT);
    play_put(&p, "quang_ngai: nvd1 nvd2 nvd3 vc1 svd1 svd2 ranger1 mech1 marine1; kon_tum: vc2");
    p.s.plus_left[NV] = 0;
    play_go(&p);
    play(&p, "move vc2; to quang_ngai; done"); /* five of each: nothing to give up */
    assert_asks(&p, DECLARE, NV);
    assert_int_equal(s75_count_at(&p.s, province(&p, "quang_ngai"), NV), 5);
    assert_int_equal(s75_count_at(&p.s, province(&p, "quang_ngai"), SV), 5);
}

static void r7_1_markers_do_not_count(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, NV, 6, MOVEMENT);
    play_put(&p, "quang_ngai: nvd1 nvd2 nvd3 vc1; kon_tum: vc2; saigon: svd1");
    p.s.militia = PROVINCE(province(&p, "quang_ngai"));
    p.s.plus_left[NV] = 0;
    play_go(&p);
    play(&p, "move vc2; to quang_ngai; done");
    assert_int_equal(p.s.active, SV);
    assert_at(&p, "vc2", "quang_ngai");
}

static void r7_1_no_limit_in_the_zone(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, NV, 6, MOVEMENT);
    play_put(&p, "hue: nvd1; saigon: svd1");
    p.s.plus_left[NV] = 0;
    play_go(&p);
    play(&p, "move nvd1; to reserve; done");
    assert_int_equal(p.s.active, SV);
    assert_int_equal(count_units(p.s.at[RESERVE]), 22);
}

/* ---- After movement [7.2] -------------------------------------------------------------------- */

static void crowd_quang_ngai(Play *p)
{
    play_phase(p, NULL, 2, NV, 6, MOVEMENT);
    play_put(p, "quang_ngai: nvd1 nvd2- nvd3 nvd4 vc1 svd1; kon_tum: nvd5 vc2; hue: nvd6");
    p->s.plus_left[NV] = 0;
    play_go(p);
    play(p, "move nvd5; to quang_ngai");
}

static void r7_2_excess_is_given_up_after_movement(void **state)
{
    Play p;
    crowd_quang_ngai(&p);
    assert_asks(&p, MOVE_UNIT, NV); /* not yet */
    assert_refused(&p, "eliminate nvd1", "7.2");
    play(&p, "done");
    assert_asks(&p, EXCESS_UNIT, NV);
    assert_refused(&p, "done", "4.4");
    assert_refused(&p, "eliminate svd1", "4.3");
    assert_refused(&p, "eliminate nvd6", "7.2");
    assert_refused(&p, "eliminate nvd14", "7.2"); /* in the Reserve */
    assert_choices(&p, "eliminate nvd1; eliminate nvd2; eliminate nvd5; eliminate vc1");
    play(&p, "eliminate nvd3"); /* the whole unit, though it is full */
    assert_at(&p, "nvd3", "out");
    assert_asks(&p, DECLARE, NV);
}

static void r7_2_every_excess_unit_goes(void **state)
{
    Play p;
    crowd_quang_ngai(&p);
    play(&p, "move vc2; to quang_ngai; done; eliminate vc1");
    assert_asks(&p, EXCESS_UNIT, NV);
    play(&p, "eliminate vc2");
    assert_asks(&p, DECLARE, NV);
    assert_int_equal(s75_count_at(&p.s, province(&p, "quang_ngai"), NV), 5);
}

static void r7_2_in_every_province(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, SV, 6, MOVEMENT);
    play_put(&p, "saigon: svd1 svd2 svd3 svd4 svd5; hue: svd6 svd7 svd8 svd9 svd10; "
                 "long_an: ranger1; da_nang: ranger2");
    p.s.plus_left[SV] = 0;
    play_go(&p);
    play(&p, "move ranger1; to saigon; move ranger2; to hue; done");
    assert_asks(&p, EXCESS_UNIT, SV);
    play(&p, "eliminate ranger1");
    assert_refused(&p, "eliminate svd1", "7.2"); /* Saigon is settled */
    play(&p, "eliminate ranger2");
    assert_int_equal(p.s.turn, 3);
    assert_at(&p, "svd1", "saigon");
}

static void r7_2_may_be_exceeded_for_a_moment(void **state)
{
    Play p;
    crowd_quang_ngai(&p);
    play(&p, "move nvd1; to da_nang; done");
    assert_asks(&p, DECLARE, NV);
    assert_int_equal(count_units(p.s.at[OUT] & NV_UNITS), 0);
}

/* After a combat step nobody can be in excess: a position that is, is a broken one. */
static void r7_2_after_combat_nobody_is_in_excess(void **state)
{
    Play p;
    crowd_quang_ngai(&p);
    assert_null(s75_check(&p.game, &p.s)); /* in the movement step it is in order */
    play(&p, "done; eliminate nvd1");
    s75_put(&p.game, &p.s, unit(&p, "vc2"), province(&p, "quang_ngai"));
    assert_string_equal(s75_check(&p.game, &p.s), "stacks_are_in_limit");
    crowd_quang_ngai(&p);
    play_put(&p, "kon_tum: svd1 svd2 svd3 svd4 svd5 svd6"); /* nor the other side at any time */
    assert_string_equal(s75_check(&p.game, &p.s), "stacks_are_in_limit");
}

/* ---- Retreats and cards [7.3] ---------------------------------------------------------------- */

/* The only refuge of Xuan Loc is Saigon. */
static void attack_xuan_loc(Play *p, const char *saigon)
{
    play_phase(p, "edition=2", 2, NV, 6, COMBATS);
    play_put(p, "xuan_loc: nvd1 nvd2 svd1; phuoc_binh: nvd3; binh_thuan: nvd4");
    play_put(p, saigon);
    play_go(p);
    play(p, "attack xuan_loc; commit-all; roll nv 0 1; roll sv 0 0");
}

static void r7_3_sixth_by_retreat_is_eliminated(void **state)
{
    Play p;
    attack_xuan_loc(&p, "saigon: svd2 svd3 svd4 svd5");
    assert_at(&p, "svd1", "saigon"); /* the fifth */
    assert_full(&p, "svd1", true);
    attack_xuan_loc(&p, "saigon: svd2 svd3 svd4 svd5 svd6");
    assert_at(&p, "svd1", "out"); /* whole, though it was full */
    assert_int_equal(s75_count_at(&p.s, province(&p, "saigon"), SV), 5);
}

static void r7_3_retreat_to_a_place_with_room_comes_first(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 2, NV, 6, COMBATS);
    play_put(&p, "xuan_loc: nvd1 nvd2 svd1; phuoc_binh: nvd3; binh_thuan: mech1");
    play_put(&p, "saigon: svd2 svd3 svd4 svd5 svd6");
    play_go(&p);
    play(&p, "attack xuan_loc; commit-all; roll nv 0 1; roll sv 0 0");
    assert_at(&p, "svd1", "binh_thuan");
}

static void r7_3_nv_division_may_be_reduced_instead(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 2, SV, 6, COMBATS);
    play_put(&p, "quang_ngai: svd1 svd2 nvd1; da_nang: nvd2 nvd3 nvd4 nvd5 nvd6; "
                 "kon_tum: svd3; binh_dinh: svd4");
    play_go(&p);
    play(&p, "attack quang_ngai; commit-all; roll sv 0 1; roll nv 0 0");
    assert_asks(&p, RETREAT_TO, NV);
    assert_choices(&p, "reduce-instead; lose");
    assert_refused(&p, "to da_nang", "9.11");
    play(&p, "lose");
    assert_at(&p, "nvd1", "out");
}

static void divert_from_xuan_loc(Play *p, const char *saigon)
{
    play_phase(p, NULL, 2, NV, 6, EVENT);
    play_put(p, "xuan_loc: svd1; phuoc_binh: nvd3; binh_thuan: nvd4");
    play_put(p, saigon);
    p->s.plus_left[NV] = 0;
    play_go(p);
    play(p, "play e15; name svd1");
}

static void r7_3_sixth_by_card_is_eliminated(void **state)
{
    Play p;
    divert_from_xuan_loc(&p, "saigon: svd2 svd3 svd4 svd5");
    play(&p, "to saigon");
    assert_at(&p, "svd1", "saigon");
    divert_from_xuan_loc(&p, "saigon: svd2 svd3 svd4 svd5 svd6");
    assert_at(&p, "svd1", "out");
    assert_int_equal(s75_count_at(&p.s, province(&p, "saigon"), SV), 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r7_1_five_units_of_each_side),
        cmocka_unit_test(r7_1_markers_do_not_count),
        cmocka_unit_test(r7_1_no_limit_in_the_zone),
        cmocka_unit_test(r7_2_excess_is_given_up_after_movement),
        cmocka_unit_test(r7_2_every_excess_unit_goes),
        cmocka_unit_test(r7_2_in_every_province),
        cmocka_unit_test(r7_2_may_be_exceeded_for_a_moment),
        cmocka_unit_test(r7_2_after_combat_nobody_is_in_excess),
        cmocka_unit_test(r7_3_sixth_by_retreat_is_eliminated),
        cmocka_unit_test(r7_3_retreat_to_a_place_with_room_comes_first),
        cmocka_unit_test(r7_3_nv_division_may_be_reduced_instead),
        cmocka_unit_test(r7_3_sixth_by_card_is_eliminated),
    };
    return cmocka_run_group_tests_name("saigon75 stacking", tests, NULL, NULL);
}
