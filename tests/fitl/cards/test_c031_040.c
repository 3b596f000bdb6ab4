/* test_c031_040.c: cards 31 to 40, each side: what changes, and that nothing else does. */
#include "support/deed.h"

static void strike(const char *answers)
{
    operation(US, OP_PATROL, 0);
    answer("activity air-strike");
    answer(answers);
}

#define RALLY_AT(space) "space " space "; choose guerrillas; place nva-guerrillas 1"

/* ---- 31 AAA ---------------------------------------------------------------------------------- */

static void card_31_unshaded_a_rally_that_mends_the_trail_takes_one_space(void **state)
{
    given("");
    event(US, 31, UNSHADED);
    changes("capability 31 none->unshaded");
    operation(NVA, OP_RALLY, 0);
    may("trail");
    answer(RALLY_AT("hue"));
    may("trail; space da-nang");
    answer(RALLY_AT("da-nang"));
    may_not("trail");
    operation(NVA, OP_RALLY, 0);
    answer(RALLY_AT("kontum") "; trail");
    may_not("space can-tho");
    changes("kontum: nva-guerrilla +1; trail +1; nva -3");
}

static void card_31_shaded_keeps_the_trail_at_two_under_air_strikes(void **state)
{
    given("hue: us-troop 1 nva-troop 1; trail 4; capability 4 unshaded");
    event(NVA, 31, SHADED);
    changes("capability 31 none->shaded");
    strike("die 4; trail");
    changes("trail -2");
    strike("die 4");
    may_not("trail");
    and_given("trail 3");
    strike("die 4; trail");
    changes("trail -1");
    event(US, 35, UNSHADED);
    changes("trail -2");
}

/* ---- 32 Long Range Guns ---------------------------------------------------------------------- */

static void bombard(const char *spaces)
{
    given("hue: us-troop 3 nva-troop 3; da-nang: us-troop 3 nva-troop 3;"
          "kontum: us-troop 3 nva-troop 3; saigon: us-troop 3 nva-troop 3");
    event(NVA, 32, spaces ? SHADED : UNSHADED);
    changes(spaces ? "capability 32 none->shaded" : "capability 32 none->unshaded");
    operation(NVA, OP_RALLY, 0);
    answer("activity bombard; space hue");
    if (spaces)
        answer(spaces);
}

static void card_32_unshaded_bombards_one_space(void **state)
{
    bombard(NULL);
    may_not("space da-nang");
    changes("hue: us-troop -1; casualties: us-troops +1");
}

static void card_32_shaded_bombards_three_spaces(void **state)
{
    bombard("space da-nang; space kontum");
    may_not("space saigon");
    changes("hue: us-troop -1; da-nang: us-troop -1; kontum: us-troop -1;"
            "casualties: us-troops +3");
}

/* ---- 33 MiGs --------------------------------------------------------------------------------- */

static void card_33_unshaded_costs_nva_six_at_each_reset(void **state)
{
    given("nva 20; trail 2");
    event(US, 33, UNSHADED);
    changes("capability 33 none->unshaded");
    coup_round(FAILED_1);
    assert_int_equal(table.s.track[T_NVA], 20 + 2 * 2 - 6);
    assert_true(cap(&table.s, CAP_MIGS, UNSHADED));
    given("nva 1; trail 2; capability 33 unshaded");
    coup_round(FAILED_1);
    assert_int_equal(table.s.track[T_NVA], 0);
}

static void card_33_shaded_costs_an_available_troop_for_each_degrade(void **state)
{
    given("hue: us-troop 1 nva-troop 1; trail 3");
    event(NVA, 33, SHADED);
    changes("capability 33 none->shaded");
    strike("die 4; trail");
    changes("trail -1; casualties: us-troops +1");
    event(US, 6, UNSHADED); /* a card's own degrade */
    answer("done");
    changes("trail -2");
}

static void card_33_shaded_does_nothing_while_top_gun_shows(void **state)
{
    given("capability 4 unshaded");
    event(NVA, 33, SHADED);
    assert_int_equal(note_of(N_NO_EFFECT)->c, 4); /* the card that rules it out */
    changes("");
    event(NVA, 33, UNSHADED);
    changes("capability 33 none->unshaded");
}

/* ---- 34 SA-2s -------------------------------------------------------------------------------- */

static void card_34_unshaded_a_degrade_costs_nva_a_piece_outside(void **state)
{
    given("hue: us-troop 1 nva-troop 1; north-vietnam: nva-base 1 nva-tunnel 1;"
          "the-fishhook: nva-guerrilla 1 vc-base 1; trail 3");
    event(US, 34, UNSHADED);
    changes("capability 34 none->unshaded");
    strike("die 2; trail");
    offers(US, "piece nva-base: north-vietnam; piece nva-guerrilla: the-fishhook");
    answer("piece nva-base north-vietnam");
    changes("trail -1; north-vietnam: nva-base -1");
}

static void card_34_unshaded_wants_a_degrade_that_works(void **state)
{
    given("hue: us-troop 1; north-vietnam: nva-base 1; trail 3; capability 34 unshaded;"
          "capability 4 shaded");
    strike("die 2; trail; die 3; done");
    changes("");
}

static void card_34_shaded_a_rally_mends_the_trail_twice_for_two(void **state)
{
    given("trail 1");
    event(NVA, 34, SHADED);
    changes("capability 34 none->shaded");
    operation(NVA, OP_RALLY, 0);
    answer("trail");
    changes("trail +2; nva -2");
}

static void card_34_stays_out_of_play_after_wild_weasels(void **state)
{
    given("capability 34 shaded");
    event(US, 5, UNSHADED);
    event(NVA, 34, SHADED);
    assert_int_equal(note_of(N_NO_EFFECT)->c, 5);
    changes("");
}

/* ---- 35 Thanh Hoa ---------------------------------------------------------------------------- */

static void card_35_unshaded_degrades_by_three(void **state)
{
    given("trail 4");
    event(US, 35, UNSHADED);
    changes("trail -3");
    event(US, 35, UNSHADED);
    changes("trail -1");
}

static void card_35_unshaded_is_a_deep_strike_of_the_us_in_the_first_edition(void **state)
{
    given_with("edition=1", "hue: us-troop 1 nva-troop 1 ps; trail 4");
    event(VC, 35, UNSHADED);
    asks(US);
    answer("space hue; on; piece nva-troop hue; on; trail; done");
    changes("hue: nva-troop -1 ps->n; trail -3; nva -6");
}

static void card_35_shaded_mends_the_trail_and_pays_by_its_new_value(void **state)
{
    given("trail 1");
    event(NVA, 35, SHADED);
    changes("trail +1; nva +6");
    given("trail 4");
    event(VC, 35, SHADED);
    changes("nva +12");
}

/* ---- 36 Hamburger Hill ----------------------------------------------------------------------- */

static void card_36_unshaded_four_us_troops_take_a_hill_and_its_base(void **state)
{
    given("pleiku-darlac: nva-tunnel 1 vc-base 1 us-troop 1; khanh-hoa: vc-base 1;"
          "binh-dinh: nva-troop 1; tay-ninh: vc-base 1; north-vietnam: nva-base 1;"
          "saigon: us-troop 3 irregular 1; hue: us-troop 2");
    event(ARVN, 36, UNSHADED);
    offers(ARVN, "space: pleiku-darlac khanh-hoa");
    answer("space pleiku-darlac; from saigon");
    offers(ARVN, "to pleiku-darlac");
    answer("to pleiku-darlac; group us-troop 3");
    offers(ARVN, "from hue");
    answer("from hue; to pleiku-darlac");
    may_not("group us-troop 2");
    answer("group us-troop 1");
    offers(ARVN, "piece nva-tunnel: pleiku-darlac; piece vc-base: pleiku-darlac");
    answer("piece nva-tunnel pleiku-darlac");
    changes("saigon: us-troop -3; hue: us-troop -1; pleiku-darlac: us-troop +4 nva-tunnel -1");
}

static void card_36_unshaded_takes_any_hill_where_no_base_is(void **state)
{
    given("saigon: us-troop 5");
    event(US, 36, UNSHADED);
    offers(US, "space: quang-tri-thua-thien quang-nam binh-dinh pleiku-darlac khanh-hoa");
    answer("space quang-nam; from saigon; to quang-nam; group us-troop 4");
    changes("saigon: us-troop -4; quang-nam: us-troop +4");
}

static void card_36_unshaded_prefers_a_base_to_which_troops_can_come(void **state)
{
    given("pleiku-darlac: vc-base 1 us-troop 4; khanh-hoa: vc-base 1");
    event(US, 36, UNSHADED);
    answer("from pleiku-darlac; to khanh-hoa; group us-troop 4");
    changes("pleiku-darlac: us-troop -4; khanh-hoa: us-troop +4 vc-base -1");
    given("pleiku-darlac: vc-base 1 us-troop 4"); /* nobody can come, but the base goes */
    event(US, 36, UNSHADED);
    changes("pleiku-darlac: vc-base -1");
    given("pleiku-darlac: vc-base 1; khanh-hoa: nva-tunnel 1; hue: irregular 1");
    event(US, 36, UNSHADED);
    offers(US, "space: pleiku-darlac khanh-hoa");
    answer("space khanh-hoa");
    changes("khanh-hoa: nva-tunnel -1");
}

static void card_36_shaded_digs_in_and_costs_three_us_troops(void **state)
{
    given("pleiku-darlac: nva-base 1 vc-base 1 us-troop 4; north-vietnam: nva-base 1;"
          "khanh-hoa: vc-tunnel 1 us-troop 2; tay-ninh: vc-base 1 us-troop 1");
    event(NVA, 36, SHADED);
    offers(NVA, "piece nva-base: pleiku-darlac; piece vc-base: pleiku-darlac");
    answer("piece vc-base pleiku-darlac");
    offers(NVA, "piece us-troop pleiku-darlac");
    answer("piece us-troop pleiku-darlac; piece us-troop pleiku-darlac;"
           "piece us-troop pleiku-darlac");
    changes("pleiku-darlac: vc-base -1 vc-tunnel +1 us-troop -3; casualties: us-troops +3");
}

static void card_36_shaded_picks_a_tunnel_where_nothing_can_be_dug(void **state)
{
    given("pleiku-darlac: nva-base 1; khanh-hoa: vc-tunnel 1 vc-base 1 us-troop 2;"
          "tay-ninh: vc-tunnel 2 us-troop 1; binh-dinh: vc-tunnel 2; kien-phong: vc-tunnel 1;"
          "quang-nam: us-troop 1");
    event(VC, 36, SHADED);
    changes("khanh-hoa: us-troop -2; casualties: us-troops +2");
}

/* ---- 37 Khe Sanh ----------------------------------------------------------------------------- */

#define NVA_TROOP_OF(space) "piece nva-troop " space ";"

static void card_37_unshaded_ten_nva_troops_fall_around_a_us_base(void **state)
{
    given("quang-tri-thua-thien: us-base 1 us-troop 1 nva-troop 4; central-laos: nva-troop 8;"
          "north-vietnam: nva-guerrilla 1; hue: us-troop 1 nva-troop 1;"
          "southern-laos: nva-troop 3; can-tho: us-base 1 us-troop 1 nva-troop 2");
    event(US, 37, UNSHADED);
    offers(US, "space: quang-tri-thua-thien can-tho");
    answer("space quang-tri-thua-thien");
    offers(US, "piece nva-troop: quang-tri-thua-thien central-laos hue");
    for (unsigned i = 0; i < 8; i++)
        answer(NVA_TROOP_OF("central-laos"));
    offers(US, "piece nva-troop: quang-tri-thua-thien hue");
    answer(NVA_TROOP_OF("hue") NVA_TROOP_OF("quang-tri-thua-thien"));
    changes("central-laos: nva-troop -8; hue: nva-troop -1; quang-tri-thua-thien: nva-troop -1");
}

static void card_37_unshaded_wants_a_us_base_with_us_troops(void **state)
{
    given("hue: us-base 1 nva-troop 1; da-nang: us-troop 1 arvn-base 1 nva-troop 2");
    event(US, 37, UNSHADED);
    changes("");
}

static void card_37_shaded_takes_up_to_three_us_troops_and_bars_the_us(void **state)
{
    given("hue: us-troop 4 nva-base 1; da-nang: us-troop 1 nva-guerrilla 1;"
          "saigon: us-troop 1 vc-guerrilla 1; kontum: us-base 1 nva-troop 1");
    event(NVA, 37, SHADED);
    offers(NVA, "space: hue da-nang");
    answer("space hue; piece us-troop hue; piece us-troop hue");
    offers(NVA, "piece us-troop hue; done");
    answer("piece us-troop hue");
    changes("hue: us-troop -3; casualties: us-troops +3; us out");
    given("");
    event(VC, 37, SHADED);
    changes("us out");
}

/* ---- 38 McNamara Line ------------------------------------------------------------------------ */

static const char line[] = "central-laos: us-troop 2 arvn-troop 1 us-base 1 nva-base 1;"
                           "the-fishhook: ranger-active 1; hue: police 1; saigon: arvn-troop 1 "
                           "us-base 2; da-nang: vc-guerrilla 1; tay-ninh: us-troop 1; arvn 20";

static void card_38_brings_coin_forces_to_its_cities_and_costs_twelve(void **state)
{
    given(line);
    event(VC, 38, UNSHADED);
    offers(VC, "from: central-laos the-fishhook");
    answer("from central-laos");
    offers(VC, "to: hue saigon");
    answer("to saigon");
    may_not("group us-base 1");
    answer("group us-troop 2; group arvn-troop 1");
    answer("from central-laos; to hue; group us-base 1; from the-fishhook; to hue;"
           "group ranger-active 1");
    changes("central-laos: us-troop -2 arvn-troop -1 us-base -1; the-fishhook: ranger-active -1;"
            "saigon: us-troop +2 arvn-troop +1; hue: us-base +1 ranger-active +1; arvn -12;"
            "momentum 38u begins");
}

static void card_38_forbids_infiltration_and_work_on_the_trail(void **state)
{
    given("central-laos: nva-base 1; momentum 38");
    operation(NVA, OP_RALLY, 0);
    may_not("activity infiltrate; trail");
    coup_round(FAILED_1);
    operation(NVA, OP_RALLY, 0);
    may("activity infiltrate; trail");
}

static void card_38_without_a_coin_city_nobody_moves(void **state)
{
    given("central-laos: us-troop 2; tay-ninh: us-troop 1; arvn 11");
    event(NVA, 38, UNSHADED);
    changes("arvn -11; momentum 38u begins");
}

/* ---- 39 Oriskany ----------------------------------------------------------------------------- */

static void card_39_unshaded_four_pieces_leave_the_north_then_laos(void **state)
{
    given("north-vietnam: nva-troop 2 nva-tunnel 1 vc-guerrilla 1; southern-laos: nva-base 1 "
          "nva-tunnel 1;"
          "central-laos: us-troop 1 nva-troop 1; the-fishhook: nva-troop 1; trail 3");
    event(VC, 39, UNSHADED);
    offers(VC, "piece us-troop: central-laos; piece nva-troop: central-laos;"
               "piece nva-base: southern-laos");
    answer("piece us-troop central-laos");
    changes("north-vietnam: nva-troop -2 vc-guerrilla -1; central-laos: us-troop -1; trail -2");
    given("north-vietnam: nva-troop 4 nva-base 1; central-laos: nva-troop 1; trail 1");
    event(US, 39, UNSHADED);
    offers(US, "piece nva-troop: north-vietnam; piece nva-base: north-vietnam");
    answer("piece nva-base north-vietnam; piece nva-troop north-vietnam;"
           "piece nva-troop north-vietnam; piece nva-troop north-vietnam");
    changes("north-vietnam: nva-troop -3 nva-base -1; trail -1");
}

static void card_39_shaded_costs_a_troop_and_shields_the_trail(void **state)
{
    given("central-laos: arvn-troop 1; hue: us-troop 1 nva-troop 1; trail 4");
    event(NVA, 39, SHADED);
    changes("out-of-play: us-troops +1; momentum 39s begins");
    strike("die 6");
    may_not("trail");
    coup_round(FAILED_1); /* COIN controls a part of Laos, and the Trail is at 4 */
    assert_int_equal(table.s.trail, 4);
    assert_false(momentum(&table.s, MOM_ORISKANY));
    and_given("momentum 39");
    event(US, 35, UNSHADED);
    changes("trail -3");
}

/* ---- 40 PoWs --------------------------------------------------------------------------------- */

static void card_40_unshaded_whoever_plays_it_strikes_and_two_troops_come_home(void **state)
{
    given("hue: us-troop 1 nva-troop 2 ps; saigon: nva-troop 1; casualties: us-troops 3; trail 2;"
          "momentum 41");
    event(NVA, 40, UNSHADED);
    answer("die 3");
    offers(NVA, "piece nva-troop: hue; trail");
    answer("piece nva-troop hue; trail; done");
    changes("hue: nva-troop -1 ps->n; trail -1; casualties: us-troops -2");
}

static void card_40_shaded_three_available_troops_become_casualties(void **state)
{
    given("saigon: us-troop 3");
    event(NVA, 40, SHADED);
    changes("casualties: us-troops +3");
    given("saigon: us-troop 38");
    event(VC, 40, SHADED);
    changes("casualties: us-troops +2");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(card_31_unshaded_a_rally_that_mends_the_trail_takes_one_space),
        cmocka_unit_test(card_31_shaded_keeps_the_trail_at_two_under_air_strikes),
        cmocka_unit_test(card_32_unshaded_bombards_one_space),
        cmocka_unit_test(card_32_shaded_bombards_three_spaces),
        cmocka_unit_test(card_33_unshaded_costs_nva_six_at_each_reset),
        cmocka_unit_test(card_33_shaded_costs_an_available_troop_for_each_degrade),
        cmocka_unit_test(card_33_shaded_does_nothing_while_top_gun_shows),
        cmocka_unit_test(card_34_unshaded_a_degrade_costs_nva_a_piece_outside),
        cmocka_unit_test(card_34_unshaded_wants_a_degrade_that_works),
        cmocka_unit_test(card_34_shaded_a_rally_mends_the_trail_twice_for_two),
        cmocka_unit_test(card_34_stays_out_of_play_after_wild_weasels),
        cmocka_unit_test(card_35_unshaded_degrades_by_three),
        cmocka_unit_test(card_35_unshaded_is_a_deep_strike_of_the_us_in_the_first_edition),
        cmocka_unit_test(card_35_shaded_mends_the_trail_and_pays_by_its_new_value),
        cmocka_unit_test(card_36_unshaded_four_us_troops_take_a_hill_and_its_base),
        cmocka_unit_test(card_36_unshaded_takes_any_hill_where_no_base_is),
        cmocka_unit_test(card_36_unshaded_prefers_a_base_to_which_troops_can_come),
        cmocka_unit_test(card_36_shaded_digs_in_and_costs_three_us_troops),
        cmocka_unit_test(card_36_shaded_picks_a_tunnel_where_nothing_can_be_dug),
        cmocka_unit_test(card_37_unshaded_ten_nva_troops_fall_around_a_us_base),
        cmocka_unit_test(card_37_unshaded_wants_a_us_base_with_us_troops),
        cmocka_unit_test(card_37_shaded_takes_up_to_three_us_troops_and_bars_the_us),
        cmocka_unit_test(card_38_brings_coin_forces_to_its_cities_and_costs_twelve),
        cmocka_unit_test(card_38_forbids_infiltration_and_work_on_the_trail),
        cmocka_unit_test(card_38_without_a_coin_city_nobody_moves),
        cmocka_unit_test(card_39_unshaded_four_pieces_leave_the_north_then_laos),
        cmocka_unit_test(card_39_shaded_costs_a_troop_and_shields_the_trail),
        cmocka_unit_test(card_40_unshaded_whoever_plays_it_strikes_and_two_troops_come_home),
        cmocka_unit_test(card_40_shaded_three_available_troops_become_casualties),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
