/* test_c001_010.c: cards 1 to 10, each side: what changes, and that nothing else does. */
#include "support/deed.h"

/* ---- 1 Gulf of Tonkin ------------------------------------------------------------------------ */

static void card_1_unshaded_us_strikes_and_deploys_six_pieces_to_cities(void **state)
{
    given("quang-nam: us-troop 1 nva-troop 2 ps; out-of-play: us-troops 5 irregulars 2 us-bases 1;"
          "trail 3");
    event(VC, 1, UNSHADED);
    answer("die 3");
    asks(US);
    answer("piece nva-troop quang-nam; trail; done");
    offers(US, "space: hue da-nang kontum qui-nhon cam-ranh an-loc saigon can-tho");
    answer("space hue; place us-bases 1; space hue; place us-troops 4");
    answer("space saigon");
    may_not("place irregulars 2; done");
    answer("place irregulars 1");
    changes("quang-nam: nva-troop -1 ps->n; trail -1; hue: us-base +1 us-troop +4;"
            "saigon: irregular +1; out-of-play: us-troops -4 us-bases -1 irregulars -1");
}

static void card_1_unshaded_deploys_where_nothing_can_be_struck(void **state)
{
    given("out-of-play: us-bases 3 us-troops 2; hue: us-base 2; da-nang: us-base 1; trail 0");
    event(US, 1, UNSHADED);
    answer("space hue");
    offers(US, "place us-troops: 1 2"); /* two bases are there */
    answer("place us-troops 2; space da-nang; place us-bases 1; space saigon; place us-bases 2");
    changes("hue: us-troop +2; da-nang: us-base +1; saigon: us-base +2;"
            "out-of-play: us-bases -3 us-troops -2");
}

static void card_1_shaded_costs_aid_for_each_casualty_and_takes_them_out_of_play(void **state)
{
    given("casualties: us-troops 3 irregulars 1 us-bases 1; out-of-play: us-troops 2");
    event(NVA, 1, SHADED);
    changes("aid -5; casualties: us-troops -3 irregulars -1 us-bases -1;"
            "out-of-play: us-troops +3 irregulars +1 us-bases +1");
    given("aid 3; casualties: us-troops 5");
    event(NVA, 1, SHADED);
    changes("aid -3; casualties: us-troops -5; out-of-play: us-troops +5");
}

/* ---- 2 Kissinger ----------------------------------------------------------------------------- */

static void card_2_unshaded_a_die_of_insurgents_leaves_laos_and_cambodia(void **state)
{
    given("central-laos: nva-base 1 nva-tunnel 1; the-fishhook: vc-guerrilla 1 nva-troop 1;"
          "sihanoukville: vc-base 1; southern-laos: us-troop 1; north-vietnam: nva-troop 2;"
          "tay-ninh: vc-guerrilla-active 1");
    event(ARVN, 2, UNSHADED);
    answer("die 3");
    offers(ARVN, "piece nva-base: central-laos; piece nva-troop: the-fishhook;"
                 "piece vc-guerrilla: the-fishhook; piece vc-base: sihanoukville");
    answer("piece nva-base central-laos; piece vc-base sihanoukville;"
           "piece vc-guerrilla the-fishhook");
    changes("central-laos: nva-base -1; sihanoukville: vc-base -1; the-fishhook: vc-guerrilla -1");
}

static void card_2_shaded_nva_places_two_us_loses_two_troops_and_aid_falls(void **state)
{
    given("saigon: us-troop 1 irregular 1; casualties: us-troops 1");
    event(ARVN, 2, SHADED);
    offers(NVA, "space: northeast-cambodia the-fishhook the-parrots-beak sihanoukville");
    answer("space the-fishhook; place nva-bases 1; done; space sihanoukville");
    may("place nva-guerrillas 1");
    may_not("place nva-troops 2; place vc-guerrillas 1");
    answer("place nva-troops 1");
    offers(US, "from: saigon available casualties");
    answer("from casualties");
    offers(US, "to out-of-play");
    answer("to out-of-play; group us-troop 1; from saigon; to out-of-play; group us-troop 1");
    changes("the-fishhook: nva-base +1; sihanoukville: nva-troop +1; saigon: us-troop -1;"
            "casualties: us-troops -1; out-of-play: us-troops +2; aid -6");
}

static void card_2_shaded_nva_may_take_what_it_places_from_the_map(void **state)
{
    given("hue: nva-troop 40 nva-guerrilla 20; central-laos: nva-base 2; north-vietnam: nva-base 1"
          " nva-tunnel 1; kontum: nva-base 2; tay-ninh: nva-base 2; kien-phong: nva-base 1;"
          "saigon: us-troop 40");
    event(US, 2, SHADED);
    asks(NVA);
    answer("space the-fishhook");
    may("fetch nva-troop hue; fetch nva-tunnel north-vietnam; fetch nva-guerrilla hue");
    answer("fetch nva-tunnel north-vietnam; done; done"); /* but need not */
    asks(US);
    answer("from saigon; to out-of-play; group us-troop 2");
    changes("north-vietnam: nva-tunnel -1; the-fishhook: nva-base +1; saigon: us-troop -2;"
            "out-of-play: us-troops +2; aid -6");
}

/* ---- 3 Peace Talks --------------------------------------------------------------------------- */

static void card_3_unshaded_takes_nine_and_eases_linebacker_where_it_is_in_hand(void **state)
{
    given_with("scenario=full", "saigon: us-troop 20"); /* 20 Troops and 6 bases are Available */
    table.s.leader_cards = 2;
    assert_false(fitl_pivotal_ready(&table.game, &table.s, US));
    event(US, 3, UNSHADED);
    changes("nva -9; peace-talks +1");
    assert_true(fitl_pivotal_ready(&table.game, &table.s, US));
    and_given("hue: us-troop 1"); /* 25 are not more than 25 */
    assert_false(fitl_pivotal_ready(&table.game, &table.s, US));
    table.s.pivotal = 0;
    table.s.peace_talks = 0;
    event(US, 3, UNSHADED);
    changes("nva -9");
}

static void card_3_shaded_gives_nva_nine_and_a_trail_of_three_at_least(void **state)
{
    given("trail 0");
    event(NVA, 3, SHADED);
    changes("nva +9; trail +3");
    given("trail 2; nva 70");
    event(NVA, 3, SHADED);
    changes("nva +5; trail +1");
    given("trail 4");
    event(NVA, 3, SHADED);
    changes("nva +9");
}

/* ---- 4 Top Gun ------------------------------------------------------------------------------- */

static const char flak[] = "quang-nam: us-troop 1 nva-troop 3; trail 4; capability 33 shaded";

static void strike(const char *answers)
{
    operation(US, OP_PATROL, 0);
    answer("activity air-strike");
    answer(answers);
}

static void card_4_unshaded_shoots_migs_down_and_degrades_twice(void **state)
{
    given(flak);
    event(US, 4, UNSHADED);
    changes("capability 4 none->unshaded; capability 33 shaded->gone");
    strike("die 2; trail; done");
    changes("trail -2");
    given("capability 33 unshaded");
    event(US, 4, UNSHADED);
    changes("capability 4 none->unshaded");
}

static void card_4_shaded_tests_the_degrade_by_a_die(void **state)
{
    given(flak);
    event(VC, 4, SHADED);
    changes("capability 4 none->shaded");
    strike("die 3; trail; die 3"); /* two hits are lost */
    may_not("trail");
    answer("piece nva-troop quang-nam");
    may_not("piece nva-troop quang-nam");
    answer("done");
    changes("quang-nam: nva-troop -1 n->po");
    table.s.cap[SHADED] &= ~(1u << CAP_MIGS);
    strike("die 2; trail; die 4");
    changes("trail -1");
}

static void card_4_shaded_costs_no_hits_in_the_first_edition(void **state)
{
    given_with("edition=1", "quang-nam: us-troop 1; trail 4; capability 4 shaded");
    strike("on; trail; die 3; done");
    changes("");
    strike("on; trail; die 4; done");
    changes("trail -1");
}

/* ---- 5 Wild Weasels -------------------------------------------------------------------------- */

static void card_5_unshaded_hunts_sa2_or_degrades_never_both(void **state)
{
    given("capability 34 shaded; trail 3");
    event(US, 5, UNSHADED);
    changes("capability 34 shaded->gone");
    given("capability 34 unshaded; trail 3; nva 8");
    event(US, 5, UNSHADED);
    changes("trail -2; nva -8");
}

static void card_5_shaded_lets_a_strike_take_one_piece_or_the_trail(void **state)
{
    given("quang-nam: us-troop 1 nva-troop 3; trail 4");
    event(NVA, 5, SHADED);
    changes("momentum 5s begins");
    strike("die 6; piece nva-troop quang-nam");
    offers(US, "done");
    strike("die 6; trail");
    offers(US, "done");
    coup_round(FAILED_1);
    assert_false(momentum(&table.s, MOM_WILD_WEASELS));
}

static void card_5_shaded_wants_no_space_for_the_trail_in_the_first_edition(void **state)
{
    given_with("edition=1", "quang-nam: us-troop 1 nva-troop 3; trail 4; momentum 5");
    strike("space quang-nam; on; piece nva-troop quang-nam; piece nva-troop quang-nam; on");
    offers(US, "done");
    strike("on; trail; done");
    changes("trail -1");
}

/* ---- 6 Aces ---------------------------------------------------------------------------------- */

static const char trail_traffic[] =
    "central-laos: nva-troop 2 vc-guerrilla-active 1 nva-guerrilla 1 nva-base 1;"
    "the-fishhook: nva-troop 8; quang-nam: us-troop 1 nva-troop 1; trail 3";
#define SIX_AT_THE_FISHHOOK                                                                        \
    "piece nva-troop the-fishhook; piece nva-troop the-fishhook; piece nva-troop the-fishhook;"    \
    "piece nva-troop the-fishhook; piece nva-troop the-fishhook; piece nva-troop the-fishhook"

static void card_6_unshaded_hits_six_in_one_province_outside_and_degrades(void **state)
{
    given(trail_traffic);
    event(VC, 6, UNSHADED);
    offers(VC, "piece nva-troop: central-laos the-fishhook;"
               "piece vc-guerrilla-active: central-laos");
    answer("piece nva-troop the-fishhook");
    may_not("piece nva-troop central-laos; trail");
    given(trail_traffic);
    event(ARVN, 6, UNSHADED);
    answer(SIX_AT_THE_FISHHOOK);
    offers(ARVN, "done");
    answer("done");
    changes("the-fishhook: nva-troop -6; trail -2");
}

static void card_6_unshaded_is_bound_by_laser_bombs_and_weasels(void **state)
{
    given(trail_traffic);
    and_given("capability 20 shaded");
    event(US, 6, UNSHADED);
    answer("piece nva-troop the-fishhook; piece nva-troop the-fishhook");
    offers(US, "done");
    and_given("momentum 5");
    event(US, 6, UNSHADED);
    answer("piece nva-troop central-laos");
    offers(US, "done");
}

static void card_6_unshaded_degrades_whatever_shields_the_trail_from_strikes(void **state)
{
    given("momentum 39; capability 31 shaded; capability 34 unshaded; capability 4 shaded;"
          "north-vietnam: nva-guerrilla 1");
    event(US, 6, UNSHADED);
    answer("done"); /* there is nothing to be hit */
    changes("trail -2");
}

static void card_6_unshaded_selects_a_space_first_in_the_first_edition(void **state)
{
    given_with("edition=1", trail_traffic);
    event(US, 6, UNSHADED);
    may_not("space quang-nam");
    answer("space the-fishhook");
    may_not("space central-laos");
    answer("on;" SIX_AT_THE_FISHHOOK);
    may_not("piece nva-troop the-fishhook");
    answer("on; done");
    changes("the-fishhook: nva-troop -6; trail -2");
}

static void card_6_shaded_costs_two_available_troops_and_mends_the_trail(void **state)
{
    given("saigon: us-troop 3");
    event(NVA, 6, SHADED);
    changes("casualties: us-troops +2; trail +2");
    given("saigon: us-troop 39; trail 3");
    event(NVA, 6, SHADED);
    changes("casualties: us-troops +1; trail +1");
}

/* ---- 7 ADSID --------------------------------------------------------------------------------- */

static void card_7_unshaded_charges_nva_for_each_change_of_the_trail(void **state)
{
    given("trail 4");
    event(US, 7, UNSHADED);
    changes("momentum 7u begins");
    event(US, 35, UNSHADED);
    changes("trail -3; nva -6");
    event(NVA, 6, SHADED);
    changes("trail +2; nva -6; casualties: us-troops +2");
    and_given("trail 0");
    event(US, 35, UNSHADED);
    changes("");
    coup_round(FAILED_1);
    assert_false(momentum(&table.s, MOM_ADSID));
}

static void card_7_unshaded_charges_for_the_reset_too(void **state)
{
    given("nva 10; trail 4; momentum 7");
    coup_round(FAILED_1);
    assert_int_equal(table.s.trail, 3);
    assert_int_equal(table.s.track[T_NVA], 10 + 2 * 4 - 6);
}

static void card_7_shaded_mends_the_trail_by_one_to_two_at_least(void **state)
{
    static const struct {
        const char *trail, *changed;
    } cases[] = {{"trail 0", "trail +2; arvn -9"},
                 {"trail 1", "trail +1; arvn -9"},
                 {"trail 2", "trail +1; arvn -9"},
                 {"trail 4; arvn 7", "arvn -7"}};
    for (unsigned i = 0; i < COUNT_OF(cases); i++) {
        given(cases[i].trail);
        event(VC, 7, SHADED);
        changes(cases[i].changed);
    }
}

/* ---- 8 Arc Light ----------------------------------------------------------------------------- */

static void card_8_unshaded_strikes_one_province_without_coin_pieces(void **state)
{
    given("southern-laos: nva-troop 2; tay-ninh: vc-guerrilla-active 2; hue: vc-guerrilla-active 1;"
          "da-nang: us-troop 1 vc-guerrilla-active 1; trail 0");
    event(US, 8, UNSHADED);
    changes("capability 8 none->unshaded");
    strike("die 4");
    offers(US, "piece nva-troop: southern-laos; piece vc-guerrilla-active: tay-ninh da-nang");
    answer("piece vc-guerrilla-active tay-ninh");
    offers(US, "piece vc-guerrilla-active: tay-ninh da-nang; done");
}

static void card_8_shaded_shifts_twice_where_two_pieces_fell(void **state)
{
    given("tay-ninh: us-troop 1 vc-guerrilla-active 2 ps; da-nang: us-troop 1 nva-troop 1 ps");
    event(NVA, 8, SHADED);
    changes("capability 8 none->shaded");
    strike("die 3; piece vc-guerrilla-active tay-ninh; piece vc-guerrilla-active tay-ninh;"
           "piece nva-troop da-nang; done");
    changes("tay-ninh: vc-guerrilla-active -2 ps->po; da-nang: nva-troop -1 ps->n");
}

/* ---- 9 Psychedelic Cookie -------------------------------------------------------------------- */

static void card_9_unshaded_us_brings_up_to_three_troops_in_or_home(void **state)
{
    given("out-of-play: us-troops 4; saigon: us-troop 4; southern-laos: us-troop 1");
    event(NVA, 9, UNSHADED);
    offers(US, "choose: deploy remove");
    answer("choose deploy");
    offers(US, "from out-of-play; done");
    answer("from out-of-play");
    may("to loc-hue-da-nang; to available; to tay-ninh");
    may_not("to southern-laos; to north-vietnam; to casualties");
    answer("to hue; group us-troop 2; from out-of-play; to available; group us-troop 1");
    changes("out-of-play: us-troops -3; hue: us-troop +2");
}

static void card_9_unshaded_removes_up_to_three_from_the_map_instead(void **state)
{
    given("out-of-play: us-troops 4; saigon: us-troop 4; southern-laos: us-troop 1 irregular 1");
    event(VC, 9, UNSHADED);
    asks(US);
    answer("choose remove");
    offers(US, "piece us-troop: saigon southern-laos; done");
    answer("piece us-troop saigon; piece us-troop southern-laos; piece us-troop saigon");
    changes("saigon: us-troop -2; southern-laos: us-troop -1");
}

static void card_9_shaded_us_takes_three_troops_out_of_play(void **state)
{
    given("saigon: us-troop 3 us-base 1; southern-laos: us-troop 1");
    event(VC, 9, SHADED);
    offers(US, "piece us-troop: saigon southern-laos");
    answer("piece us-troop saigon; piece us-troop southern-laos; piece us-troop saigon");
    changes("saigon: us-troop -2; southern-laos: us-troop -1; out-of-play: us-troops +3");
    given("saigon: us-troop 2");
    event(VC, 9, SHADED);
    changes("saigon: us-troop -2; out-of-play: us-troops +2");
}

/* ---- 10 Rolling Thunder ---------------------------------------------------------------------- */

static void card_10_unshaded_degrades_takes_nine_and_bars_nva(void **state)
{
    given("trail 3");
    event(US, 10, UNSHADED);
    changes("trail -2; nva -9; nva out");
    assert_int_equal(note_of(N_OUT_OF_TURN)->a, NVA);
    asks(VC); /* NVA would be next on the card */
}

static void card_10_shaded_costs_arvn_five_and_forbids_air_strikes(void **state)
{
    given("quang-nam: us-troop 1 nva-troop 3");
    event(NVA, 10, SHADED);
    changes("arvn -5; momentum 10s begins");
    operation(US, OP_PATROL, 0);
    may_not("activity air-strike");
    coup_round(FAILED_1);
    operation(US, OP_PATROL, 0);
    may("activity air-strike");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(card_1_unshaded_us_strikes_and_deploys_six_pieces_to_cities),
        cmocka_unit_test(card_1_unshaded_deploys_where_nothing_can_be_struck),
        cmocka_unit_test(card_1_shaded_costs_aid_for_each_casualty_and_takes_them_out_of_play),
        cmocka_unit_test(card_2_unshaded_a_die_of_insurgents_leaves_laos_and_cambodia),
        cmocka_unit_test(card_2_shaded_nva_places_two_us_loses_two_troops_and_aid_falls),
        cmocka_unit_test(card_2_shaded_nva_may_take_what_it_places_from_the_map),
        cmocka_unit_test(card_3_unshaded_takes_nine_and_eases_linebacker_where_it_is_in_hand),
        cmocka_unit_test(card_3_shaded_gives_nva_nine_and_a_trail_of_three_at_least),
        cmocka_unit_test(card_4_unshaded_shoots_migs_down_and_degrades_twice),
        cmocka_unit_test(card_4_shaded_tests_the_degrade_by_a_die),
        cmocka_unit_test(card_4_shaded_costs_no_hits_in_the_first_edition),
        cmocka_unit_test(card_5_unshaded_hunts_sa2_or_degrades_never_both),
        cmocka_unit_test(card_5_shaded_lets_a_strike_take_one_piece_or_the_trail),
        cmocka_unit_test(card_5_shaded_wants_no_space_for_the_trail_in_the_first_edition),
        cmocka_unit_test(card_6_unshaded_hits_six_in_one_province_outside_and_degrades),
        cmocka_unit_test(card_6_unshaded_is_bound_by_laser_bombs_and_weasels),
        cmocka_unit_test(card_6_unshaded_degrades_whatever_shields_the_trail_from_strikes),
        cmocka_unit_test(card_6_unshaded_selects_a_space_first_in_the_first_edition),
        cmocka_unit_test(card_6_shaded_costs_two_available_troops_and_mends_the_trail),
        cmocka_unit_test(card_7_unshaded_charges_nva_for_each_change_of_the_trail),
        cmocka_unit_test(card_7_unshaded_charges_for_the_reset_too),
        cmocka_unit_test(card_7_shaded_mends_the_trail_by_one_to_two_at_least),
        cmocka_unit_test(card_8_unshaded_strikes_one_province_without_coin_pieces),
        cmocka_unit_test(card_8_shaded_shifts_twice_where_two_pieces_fell),
        cmocka_unit_test(card_9_unshaded_us_brings_up_to_three_troops_in_or_home),
        cmocka_unit_test(card_9_unshaded_removes_up_to_three_from_the_map_instead),
        cmocka_unit_test(card_9_shaded_us_takes_three_troops_out_of_play),
        cmocka_unit_test(card_10_unshaded_degrades_takes_nine_and_bars_nva),
        cmocka_unit_test(card_10_shaded_costs_arvn_five_and_forbids_air_strikes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
