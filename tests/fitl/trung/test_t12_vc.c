/* test_t12_vc.c: the VC bot's Operations and special activities, line by line [T12, T13.4]. */
#include "support/bot.h"

static const char bots[] = "bots=all";

/* ---- Rally [T12.2] --------------------------------------------------------------------------- */

static void t12_2_bases_come_first_where_most_people_live(void **state)
{
    bot_given(bots, "tay-ninh: vc-guerrilla 3; hue: vc-guerrilla-active 2 vc-guerrilla 1;"
                    "phuoc-long: vc-guerrilla 2; binh-dinh: vc-guerrilla 4 ps");
    bot_operation(VC, OP_RALLY, 0);
    bot_plays("3,2", "space hue; base hue 0; place vc-bases 1;"
                     " space tay-ninh; base tay-ninh 2; place vc-bases 1; done");
}

static void t12_2_guerrillas_come_to_bases_that_nobody_guards(void **state)
{
    bot_given(bots,
              "tay-ninh: vc-base 1 vc-guerrilla-active 1; phuoc-long: vc-base 1 vc-guerrilla 1;"
              "hue: po");
    bot_operation(VC, OP_RALLY, 0); /* VVB before POP */
    bot_plays("6,1", "space tay-ninh; choose guerrillas; place vc-guerrillas 3;"
                     " space saigon; choose guerrillas; place vc-guerrillas 1; done");
}

static void t12_2_with_none_left_those_at_bases_go_underground(void **state)
{
    bot_given(bots,
              "tay-ninh: vc-base 1 vc-guerrilla-active 9; hue: vc-base 1 vc-guerrilla-active 11;"
              "phuoc-long: vc-base 1 vc-guerrilla 1 vc-guerrilla-active 9;"
              "binh-dinh: vc-base 1 nva-base 1; kontum: vc-base 2; pleiku-darlac: vc-base 2;"
              "kien-hoa-vinh-binh: vc-base 1");
    bot_operation(VC, OP_RALLY, 0); /* no base, no guerrilla Available: most Active first */
    bot_plays("3", "space hue; choose hide; space tay-ninh; choose hide; done");
}

static void t12_2_shaded_cadres_agitate_once_as_far_as_the_total_goes(void **state)
{
    bot_given(bots, "capability 116 shaded; vc 2; tay-ninh: vc-base 1 terror 1;"
                    "phuoc-long: vc-base 1");
    bot_operation(VC, OP_RALLY, 0);
    bot_plays("1", "space tay-ninh; choose guerrillas; place vc-guerrillas 3;"
                   " agitate tay-ninh; agitate tay-ninh; done");
    assert_int_equal(table.s.track[T_VC], 0);
    assert_int_equal(table.s.level[TAY_NINH], PO);
}

static void t6_6_a_limited_rally_has_one_space_and_no_roll(void **state)
{
    bot_given(bots, "tay-ninh: vc-base 1");
    bot_operation(VC, OP_RALLY, OP_LIMITED);
    bot_plays("", "space tay-ninh; choose guerrillas; place vc-guerrillas 3; done");
}

static void t12_1_vc_never_pays(void **state)
{
    bot_given(bots, "vc 0; tay-ninh: vc-base 1");
    bot_operation(VC, OP_RALLY, 0);
    bot_plays("1", "space tay-ninh; choose guerrillas; place vc-guerrillas 3; done");
    assert_int_equal(table.s.track[T_VC], 0);
}

/* ---- March [T12.3, T8] ----------------------------------------------------------------------- */

static void t12_3_two_locs_then_the_list(void **state)
{
    bot_given(bots, "tay-ninh: vc-guerrilla 4 ao; vc 0");
    bot_operation(VC, OP_MARCH, 0); /* K11: three stay where a base may be built */
    bot_plays("", "from tay-ninh; to loc-saigon-an-loc-ban-me-thuot; group vc-guerrilla 1; done");
}

static void t8_5_who_is_needed_stays(void **state)
{
    bot_given(bots, "tay-ninh: vc-guerrilla 6 vc-base 2 ao; phuoc-long: vc-guerrilla 2 police 3");
    bot_operation(VC, OP_MARCH, 0);
    /* K11 does not count where two bases are; M11 takes three to Saigon */
    bot_plays("1", "from tay-ninh; to loc-saigon-an-loc-ban-me-thuot; group vc-guerrilla 1;"
                   " from tay-ninh; to saigon; group vc-guerrilla 3; done");
}

static void t6_6_a_limited_march_has_one_destination(void **state)
{
    bot_given(bots, "tay-ninh: vc-guerrilla 6 vc-base 2 ao");
    bot_operation(VC, OP_MARCH, OP_LIMITED);
    bot_plays("", "from tay-ninh; to loc-saigon-an-loc-ban-me-thuot; group vc-guerrilla 1; done");
}

/* ---- Attack and Ambush [T12.4, T13.4] -------------------------------------------------------- */

static void t12_4_three_guerrillas_without_a_base_attack(void **state)
{
    bot_given(bots,
              "hue: vc-guerrilla 3 us-troop 1 police 1 arvn-troop 1;"
              "tay-ninh: vc-guerrilla 4 vc-base 1 police 1; phuoc-long: vc-guerrilla 2 police 1;"
              "binh-dinh: vc-guerrilla 5");
    bot_operation(VC, OP_ATTACK, 0);
    bot_plays("3", "space hue; piece us-troop hue; piece police hue; done");
    assert_int_equal(table.s.vc[HUE], 2); /* one is lost for the Troop */
    assert_int_equal(table.s.box[BOX_CASUALTIES][US_TROOP], 1);
}

static void t12_4_a_miss_removes_nobody(void **state)
{
    bot_given(bots, "hue: vc-guerrilla 3 police 2");
    bot_operation(VC, OP_ATTACK, 0);
    bot_plays("4", "space hue; done");
    assert_int_equal(table.s.at[HUE][K_VC_GUERRILLA_A], 3);
}

static void t12_4_ambushes_first_with_rolls_between(void **state)
{
    bot_given(bots, "hue: vc-guerrilla 1 police 1; saigon: vc-guerrilla 1 us-troop 1;"
                    "can-tho: vc-guerrilla 3 police 1");
    bot_operation(VC, OP_ATTACK, BOT_ACTS);
    bot_plays("3,2", "activity ambush; space saigon; space hue; done; done");
}

static void t12_4_after_the_ambushes_a_roll_before_the_attack(void **state)
{
    bot_given(bots, "saigon: vc-guerrilla 1 us-troop 1; can-tho: vc-guerrilla-active 3 police 1");
    bot_operation(VC, OP_ATTACK, BOT_ACTS);
    bot_plays("4,1",
              "activity ambush; space saigon; done; space can-tho; piece police can-tho; done");
}

static void t13_4_from_a_loc_it_aims_at_the_next_space(void **state)
{
    bot_given(bots, "loc-saigon-can-tho: vc-guerrilla 2; saigon: us-troop 1; can-tho: police 1");
    bot_operation(VC, OP_ATTACK, BOT_ACTS);
    bot_plays("", "activity ambush; space loc-saigon-can-tho; to saigon; done; done");
}

static void t13_4_shaded_main_force_removes_two_once(void **state)
{
    bot_given(bots, "capability 104 shaded; hue: vc-guerrilla 1 police 3");
    bot_operation(VC, OP_ATTACK, BOT_ACTS);
    bot_plays("", "activity ambush; space hue; choose yes; done; done");
    assert_int_equal(table.s.coin[HUE], 1);
}

/* ---- Terror [T12.5] -------------------------------------------------------------------------- */

static void t12_5_terror_where_it_does_something(void **state)
{
    bot_given(bots, "saigon: vc-guerrilla 1 as; hue: vc-guerrilla 1 vc-base 1;"
                    "tay-ninh: vc-guerrilla 1 ao terror 1; phuoc-long: vc-guerrilla 1;"
                    "loc-saigon-can-tho: vc-guerrilla 1; loc-can-tho-bac-lieu: vc-guerrilla 1");
    bot_operation(VC, OP_TERROR, 0);
    /* NAO leaves Saigon; then Tay Ninh has a marker and is at AO; Phuoc Long has no people; Hue
     * needs two; the LoC to Bac Lieu has no Econ. No roll after a LoC. */
    bot_plays("3", "space saigon; space loc-saigon-can-tho; done");
}

static void t12_5_without_markers_only_shifts_count(void **state)
{
    bot_given(bots, "saigon: vc-guerrilla 1 ao; loc-saigon-can-tho: vc-guerrilla 1;"
                    "hue: vc-guerrilla 1 terror 15");
    bot_operation(VC, OP_TERROR, 0);
    bot_plays("", "space hue; done");
}

static void t12_5_unshaded_cadres_cost_two_guerrillas(void **state)
{
    bot_given(bots, "capability 116 unshaded; hue: vc-guerrilla 2 vc-guerrilla-active 1;"
                    "saigon: vc-guerrilla 1");
    bot_operation(VC, OP_TERROR, 0);
    bot_plays("", "space hue; piece vc-guerrilla-active hue; piece vc-guerrilla-active hue; done");
    assert_int_equal(table.s.vc[HUE], 1);
}

/* ---- Tax [T12.6] ----------------------------------------------------------------------------- */

static void t12_6_tax_adds_to_the_agitate_total(void **state)
{
    bot_given(bots, "vc 4; tay-ninh: vc-guerrilla 2 vc-base 1 ao; hue: vc-guerrilla 1 vc-base 1 ao;"
                    "loc-saigon-can-tho: vc-guerrilla 1; saigon: vc-guerrilla 1 police 5");
    bot_activity(VC, OP_RALLY, TAX);
    bot_plays("3", "space tay-ninh; space loc-saigon-can-tho; done; done");
    assert_int_equal(table.s.track[T_VC], 4 + 2 + 2);
    assert_int_equal(table.s.level[TAY_NINH], PO);
    assert_int_equal(table.s.at[TAY_NINH][K_VC_GUERRILLA], 1);
}

static void t12_6_the_die_limits_the_spaces(void **state)
{
    bot_given(bots, "tay-ninh: vc-guerrilla 2 ao; hue: vc-guerrilla 1 ao");
    bot_activity(VC, OP_RALLY, TAX);
    bot_plays("1", "space tay-ninh; done; done");
    bot_given(bots, "momentum 115; tay-ninh: vc-guerrilla 2 ao; hue: vc-guerrilla 1 ao");
    bot_activity(VC, OP_RALLY, TAX); /* Typhoon Kate: no roll */
    bot_plays("", "space tay-ninh; done; done");
}

/* ---- Subvert [T12.7, T20.26] ----------------------------------------------------------------- */

static void t20_26_one_cube_is_replaced_two_are_removed(void **state)
{
    bot_given(bots, "saigon: vc-guerrilla 1 police 1; hue: vc-guerrilla 1 arvn-troop 3 police 1");
    bot_activity(VC, OP_RALLY, SUBVERT);
    bot_plays("", "space saigon; choose replace; place vc-guerrillas 1;"
                  " space hue; choose remove; piece police hue; done; done");
    assert_int_equal(table.s.at[HUE][K_ARVN_TROOP], 2); /* the rules take the second themselves */
    assert_int_equal(table.s.track[T_PATRONAGE], 14);
    assert_int_equal(table.s.vc[SAIGON], 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t12_2_bases_come_first_where_most_people_live),
        cmocka_unit_test(t12_2_guerrillas_come_to_bases_that_nobody_guards),
        cmocka_unit_test(t12_2_with_none_left_those_at_bases_go_underground),
        cmocka_unit_test(t12_2_shaded_cadres_agitate_once_as_far_as_the_total_goes),
        cmocka_unit_test(t6_6_a_limited_rally_has_one_space_and_no_roll),
        cmocka_unit_test(t12_1_vc_never_pays),
        cmocka_unit_test(t12_3_two_locs_then_the_list),
        cmocka_unit_test(t8_5_who_is_needed_stays),
        cmocka_unit_test(t6_6_a_limited_march_has_one_destination),
        cmocka_unit_test(t12_4_three_guerrillas_without_a_base_attack),
        cmocka_unit_test(t12_4_a_miss_removes_nobody),
        cmocka_unit_test(t12_4_ambushes_first_with_rolls_between),
        cmocka_unit_test(t12_4_after_the_ambushes_a_roll_before_the_attack),
        cmocka_unit_test(t13_4_from_a_loc_it_aims_at_the_next_space),
        cmocka_unit_test(t13_4_shaded_main_force_removes_two_once),
        cmocka_unit_test(t12_5_terror_where_it_does_something),
        cmocka_unit_test(t12_5_without_markers_only_shifts_count),
        cmocka_unit_test(t12_5_unshaded_cadres_cost_two_guerrillas),
        cmocka_unit_test(t12_6_tax_adds_to_the_agitate_total),
        cmocka_unit_test(t12_6_the_die_limits_the_spaces),
        cmocka_unit_test(t20_26_one_cube_is_replaced_two_are_removed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
