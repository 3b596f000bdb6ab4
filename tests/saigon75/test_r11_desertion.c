/* test_r11_desertion.c: chapter 11: when SV units desert, how many, and in which order. Points are
 * handed out one at a time: a full division that leaves altogether is named twice. */
#include "support/play75.h"

static const char *const editions[] = {"board=1 edition=1", "board=1 edition=2"};

/* Empty provinces that hold nothing but a marker, so NV controls them. */
static void nv_controls(Play *p, unsigned count)
{
    static const char *const places[] = {"hue",      "da_nang",    "quang_ngai", "phuoc_binh",
                                         "xuan_loc", "kien_giang", "can_tho",    "binh_thuan",
                                         "an_loc",   "khanh_hoa",  "long_an",    "dak_nong"};
    for (unsigned i = 0; i < count; i++)
        p->s.militia |= PROVINCE(province(p, places[i]));
}

static void begin(Play *p, const char *options, unsigned controlled, const char *where)
{
    play_phase(p, options, 2, SV, 6, DESERTION);
    play_put(p, where);
    nv_controls(p, controlled);
    play_go(p);
}

/* Five provinces: the points are the D6 less one. */
static void begin_points(Play *p, const char *options, unsigned points, const char *where)
{
    static const char *const dice[] = {"die 1", "die 2", "die 3", "die 4", "die 5", "die 6"};
    begin(p, options, 5, where);
    play(p, dice[points]);
    assert_int_equal(p->s.desertion, points);
}

/* Plays on while there is only one unit to name. */
static void settle(Play *p)
{
    ActionList list;
    while (p->s.desertion) {
        list.count = 0;
        game_legal(&p->game, &p->s, &list);
        assert_int_equal(list.count, 1);
        game_apply(&p->game, &p->s, list.action[0]);
    }
}

/* ---- 11.1 ------------------------------------------------------------------------------------ */

static void r11_1_points_come_from_the_table(void **state)
{
    static const struct {
        unsigned controlled;
        const char *die;
        unsigned points;
    } rows[] = {{5, "die 2", 1}, {5, "die 6", 5}, {6, "die 4", 4},
                {7, "die 1", 2}, {9, "die 6", 9}, {12, "die 6", 9}};
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        for (unsigned i = 0; i < 6; i++) {
            begin(&p, editions[e], rows[i].controlled,
                  "ca_mau: svd1 svd2 ranger1 mech1; saigon: svd3");
            assert_asks(&p, DESERTION_ROLL, SEAT_CHANCE);
            play(&p, rows[i].die);
            assert_asks(&p, DESERT_UNIT, SV);
            assert_int_equal(p.s.desertion, rows[i].points);
        }
    }
}

static void r11_1_no_points_nobody_deserts(void **state)
{
    Play p;
    begin(&p, "board=1", 5, "ca_mau: svd1 ranger1");
    play(&p, "die 1");
    assert_int_equal(p.s.turn, 3); /* straight on to the next turn */
    assert_full(&p, "svd1", true);
    assert_at(&p, "ranger1", "ca_mau");
}

static void r11_1_edition_2_needs_five_provinces(void **state)
{
    Play p;
    play_phase(&p, "board=1 edition=2", 2, SV, 6, DESERTION);
    play_put(&p, "ca_mau: svd1 ranger1");
    nv_controls(&p, 4);
    for (unsigned die = 0; die < 6; die++)
        p.board.desertion[4][die] = 2; /* even on a board that says otherwise */
    play_go(&p);
    assert_int_equal(count_notes(&p, N_NO_DESERTION), 1);
    assert_int_equal(p.s.turn, 3);
    assert_full(&p, "svd1", true);
}

static void r11_1_edition_1_reads_the_table_below_five(void **state)
{
    Play p;
    play_phase(&p, "board=1 edition=1", 2, SV, 6, DESERTION);
    play_put(&p, "ca_mau: svd1 ranger1");
    nv_controls(&p, 4);
    for (unsigned die = 0; die < 6; die++)
        p.board.desertion[4][die] = 2;
    play_go(&p);
    assert_asks(&p, DESERTION_ROLL, SEAT_CHANCE);
    play(&p, "die 1");
    assert_int_equal(p.s.desertion, 2);
    begin(&p, "board=1 edition=1", 4,
          "ca_mau: svd1 ranger1"); /* the default board has no points there */
    assert_int_equal(p.s.turn, 3);
}

/* Its row has no points, though the next one has. */
static void r11_1_no_roll_where_none_could_matter(void **state)
{
    Play p;
    for (unsigned points = 0; points < 2; points++) {
        play_phase(&p, editions[0], 2, SV, 6, DESERTION);
        for (unsigned die = 0; die < 6; die++) {
            p.board.desertion[3][die] = 0;
            p.board.desertion[4][die] = 3;
        }
        p.board.desertion[3][5] = (uint8_t)points;
        play_put(&p, "ca_mau: svd1 svd2; saigon: svd3");
        nv_controls(&p, 3);
        play_go(&p);
        assert_int_equal(flow_now(&p.s)->step == DESERTION_ROLL, points);
    }
}

static void r11_1_crisis_counts_one_more(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        play_phase(&p, editions[e], 2, SV, 6, DESERTION);
        play_put(&p, "ca_mau: svd1 ranger1 mech1");
        nv_controls(&p, 4);
        p.s.crisis = 1;
        play_go(&p);
        play(&p, "die 3");
        assert_int_equal(p.s.desertion, 2);
        play(&p, "desert ranger1; desert mech1");
        assert_int_equal(p.s.crisis, 0); /* for this turn's test only */
    }
}

static void r11_1_crisis_played_by_nv_waits_for_the_test(void **state)
{
    Play p;
    play_phase(&p, "board=1", 2, NV, 6, EVENT);
    play_put(&p, "ca_mau: svd1 ranger1");
    nv_controls(&p, 4);
    p.s.hand[SV] &= ~(1u << E14_CRISIS);
    p.s.hand[NV] |= 1u << E14_CRISIS;
    play_go(&p);
    play(&p, "play e14; done; die 6; play e02; done");
    assert_asks(&p, DESERTION_ROLL, SEAT_CHANCE);
    play(&p, "die 2");
    assert_int_equal(p.s.desertion, 1);
}

static void r11_1_never_more_than_twenty_provinces(void **state)
{
    Play p;
    play_phase(&p, "board=1", 2, SV, 6, DESERTION);
    play_put(&p, "ca_mau: ranger1 mech1 nvd1");
    p.s.militia = ALL_PROVINCES;
    p.s.crisis = 1;
    play_go(&p);
    play(&p, "die 1");
    assert_int_equal(p.s.desertion, 4);
}

static void r11_1_control_without_a_marker_counts(void **state)
{
    Play p;
    begin(&p, "board=1", 4, "ca_mau: svd1 ranger1; kon_tum: nvd1; pleiku: nvd2 nvd3 svd2 mech1");
    play(&p, "die 2"); /* Kon Tum is the fifth, contested Pleiku none */
    assert_int_equal(p.s.desertion, 1);
}

static void r11_1_in_the_sv_phase_only(void **state)
{
    Play p;
    play_phase(&p, "board=1", 2, NV, 6, COMBATS);
    play_put(&p, "ca_mau: svd1");
    nv_controls(&p, 9);
    play_go(&p);
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    assert_int_equal(p.s.active, SV);
}

/* ---- 11.2 ------------------------------------------------------------------------------------ */

static void r11_2_contested_border_provinces_first(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin_points(&p, editions[e], 2,
                     "kon_tum: ranger1 nvd1; pleiku: mech1 vc1; dak_lak: ranger2;"
                     "binh_dinh: ranger3 nvd2; saigon: marine1 vc2; ca_mau: para1");
        assert_asks(&p, DESERT_UNIT, SV);
        assert_choices(&p, "desert ranger1; desert mech1");
        assert_refused(&p, "desert ranger2", "11.2");
        assert_refused(&p, "desert ranger3", "11.2");
        assert_refused(&p, "desert marine1", "11.2");
        assert_refused(&p, "desert para1", "11.2");
    }
}

static void r11_2_then_other_border_provinces(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin_points(&p, editions[e], 2,
                     "dak_lak: ranger2; quang_tri: mech1; binh_dinh: ranger3 nvd2;"
                     "saigon: marine1 vc2; ca_mau: para1");
        assert_choices(&p, "desert ranger2; desert mech1");
        assert_refused(&p, "desert ranger3", "11.2");
        assert_refused(&p, "desert para1", "11.2");
    }
}

static void r11_2_then_contested_ones_but_not_saigon(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin_points(&p, editions[e], 2,
                     "binh_dinh: ranger3 nvd2; phu_yen: mech1 vc1;"
                     "saigon: marine1 vc2; ca_mau: para1");
        assert_choices(&p, "desert ranger3; desert mech1");
        assert_refused(&p, "desert marine1", "11.2");
        assert_refused(&p, "desert para1", "11.2");
    }
}

static void r11_2_then_anywhere(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin_points(&p, editions[e], 1, "saigon: marine1 vc2; ca_mau: para1");
        assert_choices(&p, "desert marine1; desert para1");
        play(&p, "desert para1");
        assert_at(&p, "para1", "out");
        assert_at(&p, "marine1", "saigon");
    }
}

static void r11_2_the_next_class_only_when_the_first_is_empty(void **state)
{
    Play p;
    begin_points(&p, "board=1", 4, "kon_tum: ranger1 mech1 para1 nvd1; pleiku: ranger2 marine1");
    play(&p, "desert ranger1");
    assert_choices(&p, "desert mech1; desert para1");
    assert_refused(&p, "desert ranger2", "11.2");
    play(&p, "desert mech1");
    if (p.s.desertion == 2)
        play(&p, "desert para1");
    assert_at(&p, "para1", "out");
    assert_choices(&p, "desert ranger2; desert marine1");
}

static void r11_2_what_cannot_desert(void **state)
{
    Play p;
    begin_points(&p, "board=1", 2, "kon_tum: ranger1 mech1 nvd1");
    assert_refused(&p, "desert nvd1", "4.3");
    assert_refused(&p, "desert ranger2", "1.14"); /* lost already */
    assert_refused(&p, "done", "4.4");
    assert_refused(&p, "move ranger1", "8.1");
    assert_true(is_legal(&p, "desert ranger1"));
}

static void r11_2_a_division_is_worth_two_points(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin_points(&p, editions[e], 2, "ca_mau: svd1 svd2 svd3-");
        play(&p, "desert svd1; desert svd1");
        assert_at(&p, "svd1", "out");
        assert_int_equal(p.s.desertion, 0);
        begin_points(&p, editions[e], 2, "ca_mau: svd1 svd2 svd3-");
        play(&p, "desert svd1; desert svd2"); /* or one point each, reduced only */
        assert_full(&p, "svd1", false);
        assert_full(&p, "svd2", false);
        assert_at(&p, "svd2", "ca_mau");
        assert_int_equal(p.s.turn, 3);
        begin_points(&p, editions[e], 1, "ca_mau: svd1 svd2 svd3-");
        play(&p, "desert svd3"); /* a reduced division is worth one */
        assert_at(&p, "svd3", "out");
    }
}

static void r11_2_every_other_unit_is_worth_one(void **state)
{
    Play p;
    begin_points(&p, "board=1", 5, "ca_mau: ranger1 marine1 para1 mech1 river1; can_tho: svd1");
    play(&p, "desert ranger1; desert marine1; desert para1; desert mech1");
    assert_int_equal(p.s.desertion, 1);
    play(&p, "desert river1");
    assert_at(&p, "river1", "out");
    assert_full(&p, "svd1", true);
}

/* 4.4: where SV has no choice he is not asked. */
static void r11_2_nobody_is_asked_without_a_choice(void **state)
{
    Play p;
    begin(&p, "board=1", 5, "kon_tum: ranger1 ranger2; ca_mau: svd1");
    play(&p, "die 2");
    assert_int_equal(p.s.turn, 3);
    assert_int_equal(
        count_units(p.s.at[OUT] & (UNIT(unit(&p, "ranger1")) | UNIT(unit(&p, "ranger2")))), 1);
}

/* ---- 11.3, 11.4 ------------------------------------------------------------------------------ */

static void r11_3_with_one_point_a_full_division_is_only_reduced(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin_points(&p, editions[e], 1, "ca_mau: svd1 ranger1");
        play(&p, "desert svd1");
        assert_at(&p, "svd1", "ca_mau");
        assert_full(&p, "svd1", false);
        assert_at(&p, "ranger1", "ca_mau");
        assert_int_equal(p.s.turn, 3);
    }
}

static void r11_3_a_division_just_reduced_stays_in_its_class(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin_points(&p, editions[e], 3, "kon_tum: svd1 mech1; ca_mau: ranger1 marine1");
        play(&p, "desert svd1");
        assert_choices(&p, "desert svd1; desert mech1");
        assert_refused(&p, "desert ranger1", "11.2");
        play(&p, "desert mech1");
        settle(&p); /* the last point can only go to the rest of the division */
        assert_at(&p, "svd1", "out");
        assert_at(&p, "ranger1", "ca_mau");
        assert_at(&p, "marine1", "ca_mau");
    }
}

static void r11_4_surplus_points_are_ignored(void **state)
{
    Play p;
    begin_points(&p, "board=1 edition=1", 5, "ca_mau: svd1 ranger1");
    play(&p, "desert svd1; desert ranger1");
    settle(&p);
    assert_int_equal(s75_on_map(&p.s) & SV_UNITS, 0);
    assert_int_equal(p.s.desertion, 0);
    assert_false(game_over(&p.s)); /* first edition: only Saigon decides */
    assert_int_equal(p.s.turn, 3);
}

static void r11_4_air_markers_do_not_desert(void **state)
{
    Play p;
    play_phase(&p, "board=1 edition=1", 2, SV, 6, DESERTION);
    play_put(&p, "ca_mau: mech1 ranger1");
    nv_controls(&p, 9);
    p.s.air_box = 3;
    play_go(&p);
    play(&p, "die 6; desert ranger1");
    settle(&p);
    assert_at(&p, "mech1", "out");
    assert_int_equal(p.s.air_box, 3);
    assert_int_equal(p.s.air_lost, 0);
}

static void r11_4_without_sv_units_there_is_no_test(void **state)
{
    Play p;
    begin(&p, "board=1 edition=1", 9, "kon_tum: nvd1");
    assert_int_equal(count_notes(&p, N_NO_DESERTION), 1);
    assert_int_equal(p.s.turn, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r11_1_points_come_from_the_table),
        cmocka_unit_test(r11_1_no_points_nobody_deserts),
        cmocka_unit_test(r11_1_edition_2_needs_five_provinces),
        cmocka_unit_test(r11_1_edition_1_reads_the_table_below_five),
        cmocka_unit_test(r11_1_no_roll_where_none_could_matter),
        cmocka_unit_test(r11_1_crisis_counts_one_more),
        cmocka_unit_test(r11_1_crisis_played_by_nv_waits_for_the_test),
        cmocka_unit_test(r11_1_never_more_than_twenty_provinces),
        cmocka_unit_test(r11_1_control_without_a_marker_counts),
        cmocka_unit_test(r11_1_in_the_sv_phase_only),
        cmocka_unit_test(r11_2_contested_border_provinces_first),
        cmocka_unit_test(r11_2_then_other_border_provinces),
        cmocka_unit_test(r11_2_then_contested_ones_but_not_saigon),
        cmocka_unit_test(r11_2_then_anywhere),
        cmocka_unit_test(r11_2_the_next_class_only_when_the_first_is_empty),
        cmocka_unit_test(r11_2_what_cannot_desert),
        cmocka_unit_test(r11_2_a_division_is_worth_two_points),
        cmocka_unit_test(r11_2_every_other_unit_is_worth_one),
        cmocka_unit_test(r11_2_nobody_is_asked_without_a_choice),
        cmocka_unit_test(r11_3_with_one_point_a_full_division_is_only_reduced),
        cmocka_unit_test(r11_3_a_division_just_reduced_stays_in_its_class),
        cmocka_unit_test(r11_4_surplus_points_are_ignored),
        cmocka_unit_test(r11_4_air_markers_do_not_desert),
        cmocka_unit_test(r11_4_without_sv_units_there_is_no_test),
    };
    return cmocka_run_group_tests_name("saigon75 desertion", tests, NULL, NULL);
}
