/* test_r8_special_moves.c: chapter 8 continued: Marines, Paratroopers, Rangers, River Patrols
 * (8.5, 8.6, 8.d) and joining reduced divisions in the Reserve (8.7, 8.a). */
#include "support/play75.h"

static const char *const editions[] = {"edition=1", "edition=2"};

#define ALL_BUT_KON_TUM                                                                            \
    "to quang_tri; to hue; to da_nang; to quang_ngai; to pleiku; to binh_dinh; to phu_yen;"        \
    "to dak_lak; to dak_nong; to khanh_hoa; to binh_thuan; to phuoc_binh; to an_loc; to xuan_loc;" \
    "to saigon; to long_an; to can_tho; to kien_giang; to ca_mau"

static void begin(Play *p, const char *options, unsigned side, const char *where)
{
    play_phase(p, options, 2, side, 6, MOVEMENT);
    play_put(p, where);
    play_go(p);
}

static void begin_with_air(Play *p, const char *options, unsigned markers, const char *where)
{
    play_phase(p, options, 2, SV, 6, MOVEMENT);
    play_put(p, where);
    p->s.air_box = (uint8_t)markers;
    play_go(p);
}

/* Puts a card into a hand, wherever it was dealt to. */
static void give_card(Play *p, unsigned side, unsigned card)
{
    p->s.hand[1 - side] &= ~(1u << card);
    p->s.hand[side] |= 1u << card;
}

/* ---- 8.5 ------------------------------------------------------------------------------------- */

static void r8_5_marine_goes_from_coast_to_coast(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], SV, "hue: marine1");
        play(&p, "move marine1");
        assert_choices(&p, "to quang_tri; to da_nang; to quang_ngai; to binh_dinh; to phu_yen;"
                           "to khanh_hoa; to binh_thuan; to xuan_loc; to saigon; to long_an;"
                           "to can_tho; to kien_giang; to ca_mau");
        assert_refused(&p, "to pleiku", "8.5");
        assert_refused(&p, "to hue", "8.1");
        play(&p, "to ca_mau");
        assert_at(&p, "marine1", "ca_mau");
        assert_int_equal(count_notes(&p, N_SAILED), 1);
        assert_refused(&p, "move marine1", "8.1");
    }
}

static void r8_5_marine_to_an_adjacent_coast_is_a_normal_move(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], SV, "hue: marine1");
        play(&p, "move marine1; to da_nang");
        assert_at(&p, "marine1", "da_nang");
        assert_int_equal(count_notes(&p, N_MOVED), 1);
        begin(&p, editions[e], SV, "da_nang: marine1");
        play(&p, "move marine1; to kon_tum"); /* inland by land */
        assert_at(&p, "marine1", "kon_tum");
    }
}

static void r8_5_marine_inland_only_walks(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], SV, "kon_tum: marine1");
        play(&p, "move marine1");
        assert_choices(&p, "to da_nang; to quang_ngai; to pleiku");
        assert_refused(&p, "to ca_mau", "8.5");
    }
}

static void r8_5_paratrooper_goes_anywhere(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], SV, "kon_tum: para1");
        play(&p, "move para1");
        assert_choices(&p, ALL_BUT_KON_TUM);
        assert_refused(&p, "to kon_tum", "8.1");
        assert_refused(&p, "to reserve", "8.2");
        play(&p, "to an_loc");
        assert_at(&p, "para1", "an_loc");
        assert_asks(&p, MOVE_UNIT, SV); /* no air marker, no roll */
        assert_refused(&p, "move para1", "8.1");
    }
}

static void r8_5_paratrooper_needs_no_marker_and_mountains_do_not_hold_it(void **state)
{
    Play p;
    begin(&p, NULL, SV, "ca_mau: para1 para2; pleiku: nvd1");
    play(&p, "move para1; to pleiku; move para2; to pleiku");
    assert_int_equal(s75_count_at(&p.s, province(&p, "pleiku"), SV), 2);
    assert_int_equal(s75_activations_left(&p.game, &p.s), 6);
}

static void r8_5_ranger_without_marker_walks(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], SV, "kon_tum: ranger1");
        play(&p, "move ranger1");
        assert_choices(&p, "to da_nang; to quang_ngai; to pleiku");
        assert_refused(&p, "to saigon", "8.5");
    }
}

static void r8_5_ranger_flies_with_a_marker(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin_with_air(&p, editions[e], 1, "kon_tum: ranger1");
        play(&p, "move ranger1");
        assert_choices(&p, ALL_BUT_KON_TUM);
        play(&p, "to saigon");
        assert_asks(&p, FLIGHT_ROLL, SEAT_CHANCE);
        assert_choices(&p, "attrition 0; attrition 1");
        play(&p, "attrition 0");
        assert_at(&p, "ranger1", "saigon");
        assert_int_equal(p.s.air_box, 1);
        assert_int_equal(p.s.air_lost, 0);
        assert_refused(&p, "move ranger1", "8.1");
    }
}

static void r8_5_ranger_arrives_even_if_the_marker_is_lost(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin_with_air(&p, editions[e], 1, "kon_tum: ranger1 ranger2");
        play(&p, "move ranger1; to saigon; attrition 1");
        assert_at(&p, "ranger1", "saigon");
        assert_int_equal(p.s.air_box, 0);
        assert_int_equal(p.s.air_lost, 1);
        play(&p, "move ranger2");
        assert_refused(&p, "to saigon", "8.5"); /* no marker is left for the next */
        assert_true(is_legal(&p, "to pleiku"));
    }
}

static void r8_5_a_marker_that_survives_serves_again(void **state)
{
    Play p;
    begin_with_air(&p, NULL, 1, "kon_tum: ranger1 ranger2");
    play(&p, "move ranger1; to saigon; attrition 0; move ranger2; to saigon");
    assert_asks(&p, FLIGHT_ROLL, SEAT_CHANCE);
    play(&p, "attrition 0");
    assert_int_equal(s75_count_at(&p.s, province(&p, "saigon"), SV), 2);
    assert_int_equal(p.s.air_box, 1);
}

static void r8_5_ranger_walks_to_a_neighbour_without_a_roll(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin_with_air(&p, editions[e], 1, "kon_tum: ranger1");
        play(&p, "move ranger1; to pleiku");
        assert_asks(&p, MOVE_UNIT, SV);
        assert_at(&p, "ranger1", "pleiku");
        assert_int_equal(p.s.air_box, 1);
    }
}

static void r8_5_a_marker_bought_this_step_may_carry(void **state)
{
    Play p;
    begin(&p, NULL, SV, "kon_tum: ranger1");
    play(&p, "buy-air; move ranger1; to saigon; attrition 0");
    assert_at(&p, "ranger1", "saigon");
    assert_int_equal(s75_activations_left(&p.game, &p.s), 6);
}

static void r8_5_no_other_unit_goes_far(void **state)
{
    Play p;
    begin_with_air(&p, NULL, 2, "saigon: svd1 mech1");
    play(&p, "move svd1");
    assert_refused(&p, "to hue", "8.1");
    play(&p, "to long_an; move mech1");
    assert_refused(&p, "to hue", "8.1");
    begin(&p, NULL, NV, "hue: vc1 nvd1");
    play(&p, "move vc1");
    assert_refused(&p, "to saigon", "8.1");
}

/* ---- 8.6, 8.d -------------------------------------------------------------------------------- */

static void r8_6_river_patrols_move_on_the_mekong(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], SV, "long_an: river1 svd1");
        play(&p, "move river1");
        assert_choices(&p, "to can_tho; to kien_giang");
        assert_refused(&p, "to saigon", "8.6");
        assert_refused(&p, "to an_loc", "8.6");
        assert_refused(&p, "to ca_mau", "8.1"); /* Mekong, but too far */
        assert_refused(&p, "to reserve", "8.2");
        play(&p, "to kien_giang; move svd1");
        assert_at(&p, "river1", "kien_giang");
        assert_true(is_legal(&p, "to saigon")); /* only patrols are bound to it */
    }
}

static void r8_d_redeployment_keeps_patrols_on_the_mekong(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        play_phase(&p, editions[e], 2, SV, 6, EVENT);
        play_put(&p, "long_an: river1");
        play_go(&p);
        play(&p, "play e04; move river1");
        assert_asks(&p, REDEPLOY_TO, SV);
        assert_choices(&p, "to can_tho; to kien_giang; to ca_mau");
        assert_refused(&p, "to saigon", "8.6");
    }
}

static void r8_d_diversion_of_a_patrol_needs_a_mekong_province(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        play_phase(&p, editions[e], 2, NV, 6, EVENT);
        play_put(&p, "long_an: river1 svd1");
        play_go(&p);
        play(&p, "play e15; name river1");
        assert_choices(&p, "to can_tho; to kien_giang");
        assert_refused(&p, "to saigon", "8.6");
        play_phase(&p, editions[e], 2, NV, 6, EVENT);
        play_put(&p, "long_an: river1 svd1; can_tho: nvd1; kien_giang: vc1");
        play_go(&p);
        play(&p, "play e15; name river1"); /* Saigon is open, but not to a patrol */
        assert_at(&p, "river1", "out");
    }
}

static void r8_d_evacuation_keeps_patrols_on_the_mekong(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        play_phase(&p, editions[e], 2, NV, 6, EVENT);
        play_put(&p, "long_an: river1 svd1; saigon: svd2 svd3");
        give_card(&p, NV, E16_EVACUATION);
        give_card(&p, SV, E15_DIVERSION);
        play_go(&p);
        play(&p, "play e16; province long_an; retreat river1");
        assert_asks(&p, RETREAT_TO, SV);
        assert_choices(&p, "to can_tho; to kien_giang");
        assert_refused(&p, "to saigon", "8.6");
    }
}

/* NV attacks Long An and rolls one R; the patrol there is the only SV unit. */
static void begin_retreat(Play *p, const char *options, const char *where)
{
    play_phase(p, options, 2, NV, 6, COMBATS);
    play_put(p, where);
    p->s.infiltration = 0;
    play_go(p);
    play(p, "attack long_an; commit nvd1; roll nv 0 1; roll sv 0 0");
}

static void r8_d_patrols_retreat_on_the_mekong(void **state)
{
    Play p;
    begin_retreat(&p, "edition=2", "long_an: river1 nvd1; saigon: svd1");
    assert_asks(&p, RETREAT_TO, SV);
    assert_choices(&p, "to can_tho; to kien_giang");
    begin_retreat(&p, "edition=2",
                  "long_an: river1 nvd1; saigon: svd1; can_tho: vc1; kien_giang: vc2");
    assert_at(&p, "river1", "out"); /* no Mekong refuge: reduced, which is the end of it */
}

static void r8_d_strategic_move_keeps_patrols_on_the_mekong(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 2, SV, 6, MOVEMENT);
    play_put(&p, "long_an: river1");
    p.s.token_place[0] = TOKEN_OF_SV;
    play_go(&p);
    play(&p, "strategic; move river1");
    assert_choices(&p, "to can_tho; to kien_giang; to ca_mau");
    assert_refused(&p, "to saigon", "8.6");
}

/* ---- 8.7, 8.a -------------------------------------------------------------------------------- */

static void r8_7_two_reduced_divisions_make_a_full_one(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], NV, "reserve: nvd1- nvd2-");
        assert_asks(&p, MOVE_UNIT, NV);
        play(&p, "join nvd1 nvd2");
        assert_full(&p, "nvd1", true);
        assert_at(&p, "nvd1", "reserve");
        assert_at(&p, "nvd2", "out");
        assert_int_equal(count_notes(&p, N_JOINED), 1);
        assert_refused(&p, "join nvd1 nvd2", "8.7");
        play(&p, "move nvd1; to kon_tum"); /* fresh: it may move */
    }
}

/* One that has moved is another kind of half: a pair all the same, offered once. */
static void r8_7_a_pair_is_offered_once(void **state)
{
    Play p;
    ActionList list;
    unsigned joins = 0;
    begin(&p, NULL, NV, "reserve: nvd1-; kon_tum: nvd2-");
    play(&p, "move nvd2; to reserve");
    game_legal(&p.game, &p.s, &list);
    for (uint32_t i = 0; i < list.count; i++)
        joins += list.action[i].verb == V_JOIN;
    assert_int_equal(joins, 1);
}

static void r8_7_is_a_choice(void **state)
{
    Play p;
    begin(&p, NULL, NV, "reserve: nvd1- nvd2-");
    play(&p, "move nvd1; to kon_tum");
    assert_full(&p, "nvd1", false);
    assert_full(&p, "nvd2", false);
    assert_at(&p, "nvd2", "reserve");
}

static void r8_7_joins_reduced_divisions_in_reserve_only(void **state)
{
    Play p;
    begin(&p, NULL, NV, "reserve: nvd1- nvd2-; kon_tum: nvd3- nvd4-");
    assert_refused(&p, "join nvd1 nvd3", "8.7");
    assert_refused(&p, "join nvd3 nvd4", "8.7");
    assert_refused(&p, "join nvd1 nvd5", "8.7"); /* full */
    assert_refused(&p, "join nvd1 nvd1", "8.7");
    assert_refused(&p, "join vc1 vc2", "8.7");
    assert_true(is_legal(&p, "join nvd2 nvd1"));
    begin(&p, NULL, NV, "reserve: nvd1-; kon_tum: nvd3-");
    assert_asks(&p, MOVE_UNIT, NV); /* nothing to join: the start of the step passes */
    assert_refused(&p, "join nvd1 nvd3", "8.7");
}

static void r8_7_not_in_the_sv_phase_nor_in_another_step(void **state)
{
    Play p;
    begin(&p, NULL, SV, "reserve: nvd1- nvd2-; hue: svd1");
    assert_asks(&p, MOVE_UNIT, SV);
    assert_refused(&p, "join nvd1 nvd2", "4.3");
    play_phase(&p, NULL, 2, NV, 6, COMBATS);
    play_put(&p, "reserve: nvd1- nvd2-; hue: svd1 nvd3");
    play_go(&p);
    assert_asks(&p, DECLARE, NV);
    assert_refused(&p, "join nvd1 nvd2", "8.7");
}

static void r8_a_offered_until_the_step_ends(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, NV, 6, MOVEMENT);
    play_put(&p, "kon_tum: nvd1- nvd2-; saigon: svd1");
    p.s.spent = 6;
    p.s.free_vc = 2;
    play_go(&p);
    play(&p, "move nvd1; to reserve; move nvd2; to reserve");
    assert_int_equal(s75_activations_left(&p.game, &p.s), 0);
    assert_choices(&p, "join nvd1 nvd2; done"); /* nobody can move any more, yet the step waits */
    play(&p, "join nvd1 nvd2");
    assert_full(&p, "nvd1", true);
}

static void r8_a_joined_division_has_moved_if_either_half_has(void **state)
{
    static const char *const joins[][2] = {{"join nvd1 nvd2", "move nvd1"},
                                           {"join nvd2 nvd1", "move nvd2"}};
    Play p;
    for (unsigned i = 0; i < 2; i++) {
        begin(&p, NULL, NV, "kon_tum: nvd1-; reserve: nvd2-");
        play(&p, "move nvd1; to reserve");
        play(&p, joins[i][0]);
        assert_refused(&p, joins[i][1], "8.1");
        assert_int_equal(count_units(p.s.activated), 1);
        assert_int_equal(s75_activations_left(&p.game, &p.s), 7);
    }
}

static void r8_a_activations_spent_stay_spent(void **state)
{
    Play p;
    begin(&p, NULL, NV, "kon_tum: nvd1- nvd2-");
    play(&p, "move nvd1; to reserve; move nvd2; to reserve; join nvd1 nvd2");
    assert_int_equal(count_units(p.s.activated), 1);
    assert_int_equal(p.s.spent, 2);
    assert_int_equal(s75_activations_left(&p.game, &p.s), 6);
}

static void r8_a_before_a_strategic_move(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        play_phase(&p, editions[e], 2, NV, 6, MOVEMENT);
        play_put(&p, "reserve: nvd1- nvd2-; hue: svd1");
        p.s.token_place[0] = TOKEN_OF_NV;
        play_go(&p);
        assert_true(is_legal(&p, "strategic"));
        play(&p, "join nvd1 nvd2; strategic; move nvd1; to saigon; done");
        assert_at(&p, "nvd1", "saigon");
        assert_full(&p, "nvd1", true);
    }
}

static void r8_a_pairs_that_differ_are_all_offered(void **state)
{
    Play p;
    begin(&p, NULL, NV, "kon_tum: nvd1-; reserve: nvd2- nvd3-; hue: svd1");
    play(&p, "move nvd1; to reserve");
    assert_true(is_legal(&p, "join nvd1 nvd2")); /* moved */
    assert_true(is_legal(&p, "join nvd2 nvd3")); /* fresh */
    play(&p, "join nvd2 nvd3; move nvd2; to kon_tum");
    assert_at(&p, "nvd2", "kon_tum");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r8_5_marine_goes_from_coast_to_coast),
        cmocka_unit_test(r8_5_marine_to_an_adjacent_coast_is_a_normal_move),
        cmocka_unit_test(r8_5_marine_inland_only_walks),
        cmocka_unit_test(r8_5_paratrooper_goes_anywhere),
        cmocka_unit_test(r8_5_paratrooper_needs_no_marker_and_mountains_do_not_hold_it),
        cmocka_unit_test(r8_5_ranger_without_marker_walks),
        cmocka_unit_test(r8_5_ranger_flies_with_a_marker),
        cmocka_unit_test(r8_5_ranger_arrives_even_if_the_marker_is_lost),
        cmocka_unit_test(r8_5_a_marker_that_survives_serves_again),
        cmocka_unit_test(r8_5_ranger_walks_to_a_neighbour_without_a_roll),
        cmocka_unit_test(r8_5_a_marker_bought_this_step_may_carry),
        cmocka_unit_test(r8_5_no_other_unit_goes_far),
        cmocka_unit_test(r8_6_river_patrols_move_on_the_mekong),
        cmocka_unit_test(r8_d_redeployment_keeps_patrols_on_the_mekong),
        cmocka_unit_test(r8_d_diversion_of_a_patrol_needs_a_mekong_province),
        cmocka_unit_test(r8_d_evacuation_keeps_patrols_on_the_mekong),
        cmocka_unit_test(r8_d_patrols_retreat_on_the_mekong),
        cmocka_unit_test(r8_d_strategic_move_keeps_patrols_on_the_mekong),
        cmocka_unit_test(r8_7_two_reduced_divisions_make_a_full_one),
        cmocka_unit_test(r8_7_a_pair_is_offered_once),
        cmocka_unit_test(r8_7_is_a_choice),
        cmocka_unit_test(r8_7_joins_reduced_divisions_in_reserve_only),
        cmocka_unit_test(r8_7_not_in_the_sv_phase_nor_in_another_step),
        cmocka_unit_test(r8_a_offered_until_the_step_ends),
        cmocka_unit_test(r8_a_joined_division_has_moved_if_either_half_has),
        cmocka_unit_test(r8_a_activations_spent_stay_spent),
        cmocka_unit_test(r8_a_before_a_strategic_move),
        cmocka_unit_test(r8_a_pairs_that_differ_are_all_offered),
    };
    return cmocka_run_group_tests_name("saigon75 special moves", tests, NULL, NULL);
}
