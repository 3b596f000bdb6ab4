/* test_c041_050.c: cards 41 to 50, each side: what changes, and that nothing else does. */
#include "support/deed.h"

/* ---- 41 Bombing Pause ------------------------------------------------------------------------ */

static void card_41_sets_two_spaces_to_passive_support_and_stops_strikes(void **state)
{
    given("hue: as us-troop 1 nva-troop 1; da-nang: ps; kontum: ao; saigon: us-troop 20");
    event(VC, 41, UNSHADED);
    may("space: saigon tay-ninh");
    may_not("space: da-nang phuoc-long loc-hue-da-nang; done");
    answer("space hue; space kontum");
    changes("hue: as->ps; kontum: ao->ps; patronage +2; momentum 41u begins");
    operation(US, OP_PATROL, 0);
    may_not("activity air-strike");
    coup_round(FAILED_1);
    operation(US, OP_PATROL, 0);
    may("activity air-strike");
}

/* ---- 42 Chou En Lai -------------------------------------------------------------------------- */

static void card_42_unshaded_costs_nva_ten_and_a_die_of_troops_of_its_choice(void **state)
{
    given("hue: nva-troop 2; central-laos: nva-troop 3; saigon: nva-guerrilla 2; nva 7");
    event(US, 42, UNSHADED);
    answer("die 3");
    offers(NVA, "piece nva-troop: hue central-laos");
    answer("piece nva-troop hue; piece nva-troop central-laos; piece nva-troop hue");
    changes("nva -7; hue: nva-troop -2; central-laos: nva-troop -1");
    given("");
    event(US, 42, UNSHADED);
    answer("die 1");
    changes("nva -10");
}

static void card_42_shaded_pays_nva_ten_and_vc_the_trail(void **state)
{
    given("trail 3");
    event(NVA, 42, SHADED);
    changes("nva +10; vc +3");
    given("trail 0; nva 70");
    event(NVA, 42, SHADED);
    changes("nva +5");
}

/* ---- 43 Economic Aid ------------------------------------------------------------------------- */

static void card_43_unshaded_frees_two_bases_of_one_kind_and_pays(void **state)
{
    given("out-of-play: us-bases 3 arvn-bases 3 us-troops 2");
    event(VC, 43, UNSHADED);
    offers(VC, "choose: us-pieces arvn-pieces");
    answer("choose us-pieces");
    offers(VC, "choose: resources aid-up");
    answer("choose resources");
    changes("out-of-play: us-bases -2; arvn +6");
    event(ARVN, 43, UNSHADED);
    answer("choose arvn-pieces; choose aid-up");
    changes("out-of-play: arvn-bases -2; aid +12");
    event(ARVN, 43, UNSHADED);
    answer("choose arvn-pieces; choose aid-up");
    changes("out-of-play: arvn-bases -1; aid +12");
    event(ARVN, 43, UNSHADED); /* a branch that does nothing is not offered */
    offers(ARVN, "choose us-pieces");
}

static void card_43_shaded_mends_the_trail_once_or_twice_or_pays_nva(void **state)
{
    given("trail 1; momentum 7");
    event(NVA, 43, SHADED);
    offers(NVA, "choose: resources trail");
    answer("choose trail");
    changes("trail +2; nva -12"); /* two changes for ADSID */
    given("trail 3");
    event(VC, 43, SHADED);
    offers(VC, "choose resources");
    answer("choose resources");
    changes("trail +1; nva +10");
}

/* ---- 44 Ia Drang ----------------------------------------------------------------------------- */

static void card_44_unshaded_us_lifts_sweeps_and_assaults_where_nva_is(void **state)
{
    given("pleiku-darlac: nva-troop 3 nva-guerrilla 1; saigon: us-troop 4 police 1; hue: "
          "nva-guerrilla 1; north-vietnam: nva-troop 1; tay-ninh: vc-guerrilla 1;"
          "da-nang: us-troop 1 nva-troop 1; monsoon");
    event(VC, 44, UNSHADED);
    offers(US, "space: pleiku-darlac hue da-nang");
    answer("space pleiku-darlac");
    asks(US);
    may_not("done; from pleiku-darlac");
    answer("from saigon");
    offers(US, "to pleiku-darlac");
    answer("to pleiku-darlac; group us-troop 4; done");
    answer("space pleiku-darlac; on; space pleiku-darlac; done");
    offers(US, "space pleiku-darlac");
    answer("space pleiku-darlac; done");
    changes("saigon: us-troop -4; pleiku-darlac: us-troop +4 nva-troop -2 nva-guerrilla -1"
            " nva-guerrilla-active +1");
}

static void card_44_unshaded_does_not_sweep_a_loc(void **state)
{
    given("loc-hue-khe-sanh: nva-guerrilla 1 nva-troop 1; hue: us-troop 1");
    event(US, 44, UNSHADED);
    answer("from hue; to loc-hue-khe-sanh; group us-troop 1; done");
    asks(US);
    answer("space loc-hue-khe-sanh; done");
    changes("hue: us-troop -1; loc-hue-khe-sanh: us-troop +1 nva-troop -1");
}

static void card_44_unshaded_lifts_arvn_troops_and_special_forces_too(void **state)
{
    static const char *const lifted[] = {"saigon: arvn-troop 1", "saigon: ranger 1",
                                         "saigon: irregular-active 1"};
    for (unsigned i = 0; i < COUNT_OF(lifted); i++) {
        given("hue: nva-guerrilla 1; saigon: police 1 us-base 1");
        and_given(lifted[i]);
        event(US, 44, UNSHADED);
        asks(US);
        may("from saigon");
    }
    given("hue: nva-guerrilla 1; saigon: police 1 us-base 1");
    event(US, 44, UNSHADED);
    changes("");
}

static void card_44_shaded_a_die_of_us_troops_near_nva_troops_become_casualties(void **state)
{
    given("pleiku-darlac: nva-troop 1; kontum: us-troop 3; binh-dinh: us-troop 2;"
          "quang-tri-thua-thien: nva-troop 1; hue: nva-troop 1 us-troop 1; central-laos: "
          "nva-troop 2; tay-ninh: nva-guerrilla 1 us-troop 1; khanh-hoa: irregular 1");
    event(NVA, 44, SHADED);
    offers(NVA, "space: pleiku-darlac quang-tri-thua-thien");
    answer("space pleiku-darlac; die 3");
    offers(NVA, "piece us-troop: kontum binh-dinh");
    answer("piece us-troop kontum; piece us-troop binh-dinh; piece us-troop kontum");
    changes("kontum: us-troop -2; binh-dinh: us-troop -1; casualties: us-troops +3");
    given("hue: nva-troop 1 us-troop 1"); /* no Province, no die */
    event(NVA, 44, SHADED);
    changes("");
}

/* ---- 45 PT-76 -------------------------------------------------------------------------------- */

static const char armour[] = "hue: nva-troop 4 arvn-troop 6; da-nang: nva-troop 4 arvn-troop 6;"
                             "kontum: nva-troop 1 nva-guerrilla 1 police 1";

static void card_45_unshaded_each_nva_attack_first_costs_a_troop(void **state)
{
    given(armour);
    event(US, 45, UNSHADED);
    changes("capability 45 none->unshaded");
    operation(NVA, OP_ATTACK, 0);
    answer("space hue; space da-nang");
    changes("hue: nva-troop -1 arvn-troop -1; da-nang: nva-troop -1 arvn-troop -1; nva -2");
    operation(NVA, OP_ATTACK, 0);
    answer("activity ambush; space kontum");
    changes_so_far("kontum: nva-troop -1 nva-guerrilla -1 nva-guerrilla-active +1 police -1;"
                   "nva -1");
}

static void card_45_unshaded_costs_a_troop_also_where_guerrillas_attack(void **state)
{
    given("kontum: nva-troop 3 nva-guerrilla 2 police 3; capability 45 unshaded");
    operation(NVA, OP_ATTACK, 0);
    answer("space kontum; choose guerrillas; die 2; piece police kontum; piece police kontum");
    changes("kontum: nva-troop -1 nva-guerrilla -2 nva-guerrilla-active +2 police -2; nva -1");
}

static void card_45_shaded_tanks_hit_for_each_troop_in_one_space(void **state)
{
    given(armour);
    event(NVA, 45, SHADED);
    changes("capability 45 none->shaded");
    operation(NVA, OP_ATTACK, 0);
    answer("space kontum");
    offers(NVA, "choose: guerrillas troops tanks");
    answer("choose troops; space hue; choose tanks; space da-nang");
    changes("hue: arvn-troop -4; da-nang: arvn-troop -2; nva -3");
}

/* ---- 46 559th Transport Grp ------------------------------------------------------------------ */

static void card_46_unshaded_degrades_and_keeps_infiltration_to_one_space(void **state)
{
    given("central-laos: nva-base 1; southern-laos: nva-base 1; trail 3");
    event(US, 46, UNSHADED);
    changes("trail -2; momentum 46u begins");
    operation(NVA, OP_RALLY, 0);
    answer("activity infiltrate; space central-laos; choose build-up; done; done");
    may_not("space southern-laos");
    coup_round(FAILED_1);
    assert_false(momentum(&table.s, MOM_TRANSPORT_GROUP));
}

static void card_46_shaded_nva_infiltrates_and_both_live_on_the_trail(void **state)
{
    given("central-laos: nva-base 1 nva-guerrilla 1; southern-laos: nva-base 1; trail 3;"
          "the-fishhook: nva-base 1; momentum 38");
    event(VC, 46, SHADED);
    asks(NVA);
    answer("space central-laos; choose build-up; place nva-troops 4; done");
    answer("space southern-laos; choose build-up; place nva-troops 1; done; done");
    offers(NVA, "done"); /* no third space */
    answer("done");
    changes("central-laos: nva-troop +4; southern-laos: nva-troop +1; nva +9; vc +6");
}

/* ---- 47 Chu Luc ------------------------------------------------------------------------------ */

static void card_47_unshaded_doubles_arvn_and_assaults_nva_everywhere(void **state)
{
    given("quang-nam: arvn-troop 2 police 1 nva-troop 3; kontum: arvn-troop 1 nva-troop 1;"
          "hue: arvn-troop 4 nva-guerrilla-active 1 vc-guerrilla-active 1; saigon: arvn-troop 2 "
          "vc-guerrilla-active 1; qui-nhon: arvn-troop 2 nva-base 1; can-tho: arvn-troop 2 "
          "nva-base 1 vc-guerrilla 1; da-nang: us-troop 1 nva-troop 1");
    event(NVA, 47, UNSHADED);
    offers(NVA, "space: quang-nam kontum hue qui-nhon can-tho");
    answer("space quang-nam; place arvn-troops 3");
    offers(ARVN, "space: quang-nam hue qui-nhon");
    answer("space quang-nam; space hue");
    may_not("done");
    answer("space qui-nhon; done");
    changes("quang-nam: arvn-troop +3 nva-troop -1; hue: nva-guerrilla-active -1;"
            "qui-nhon: nva-base -1; aid +6");
}

static void card_47_unshaded_takes_no_arvn_troops_from_the_map(void **state)
{
    given("hue: arvn-troop 2 nva-base 1 vc-guerrilla 1; saigon: arvn-troop 27");
    event(ARVN, 47, UNSHADED);
    answer("place arvn-troops 1");
    changes("hue: arvn-troop +1");
    event(ARVN, 47, UNSHADED);
    changes("");
}

static void card_47_shaded_places_up_to_ten_nva_troops_around_the_north(void **state)
{
    given("quang-tri-thua-thien: as");
    event(NVA, 47, SHADED);
    offers(NVA, "space: north-vietnam central-laos quang-tri-thua-thien loc-hue-khe-sanh; done");
    answer("space quang-tri-thua-thien");
    may("place nva-troops 10");
    may_not("place nva-troops 11; place nva-guerrillas 1");
    answer("place nva-troops 6; done; space loc-hue-khe-sanh; place nva-troops 3; done; done");
    changes("quang-tri-thua-thien: nva-troop +6; loc-hue-khe-sanh: nva-troop +3");
}

/* ---- 48 Nam Dong ----------------------------------------------------------------------------- */

static void card_48_unshaded_a_coin_base_clears_up_to_three_and_wins_its_people(void **state)
{
    given("tay-ninh: us-base 1 vc-guerrilla 2 nva-guerrilla-active 2 nva-troop 1 po;"
          "phuoc-long: arvn-base 1 vc-guerrilla 1; kien-phong: arvn-base 1 vc-guerrilla 1 as;"
          "saigon: us-base 1 vc-guerrilla 1; binh-dinh: us-base 1; ba-xuyen: arvn-troop 1");
    event(ARVN, 48, UNSHADED);
    offers(ARVN, "space: tay-ninh binh-dinh");
    answer("space tay-ninh");
    offers(ARVN, "piece vc-guerrilla: tay-ninh; piece nva-guerrilla-active: tay-ninh; done");
    answer("piece vc-guerrilla tay-ninh; piece vc-guerrilla tay-ninh;"
           "piece nva-guerrilla-active tay-ninh");
    changes("tay-ninh: vc-guerrilla -2 nva-guerrilla-active -1 po->as");
}

static void card_48_unshaded_prefers_people_to_wilderness(void **state)
{
    given("phuoc-long: arvn-base 1 vc-guerrilla 1; kien-phong: arvn-base 1 vc-guerrilla 1 as");
    event(ARVN, 48, UNSHADED); /* Kien Phong it is */
    answer("piece vc-guerrilla kien-phong");
    changes("kien-phong: vc-guerrilla -1");
    event(ARVN, 48, UNSHADED);
    answer("done");
    changes("");
}

static void card_48_shaded_a_weakly_held_coin_base_falls_with_its_people(void **state)
{
    given("tay-ninh: us-base 1 us-troop 1 police 1 irregular 2 ps; binh-dinh: arvn-base 1 ao;"
          "kien-phong: arvn-base 1 arvn-troop 3; hue: us-base 1; phuoc-long: us-base 1;"
          "ba-xuyen: us-base 1 arvn-base 1 po");
    event(VC, 48, SHADED);
    offers(VC, "space: tay-ninh ba-xuyen");
    answer("space tay-ninh");
    changes("tay-ninh: us-base -1 ps->ao; casualties: us-bases +1");
    event(NVA, 48, SHADED);
    offers(NVA, "piece us-base: ba-xuyen; piece arvn-base: ba-xuyen");
    answer("piece arvn-base ba-xuyen");
    changes("ba-xuyen: arvn-base -1 po->ao");
}

/* ---- 49 Russian Arms ------------------------------------------------------------------------- */

static void card_49_unshaded_six_arvn_pieces_anywhere_in_the_south(void **state)
{
    given("");
    event(NVA, 49, UNSHADED);
    may_not("space: central-laos north-vietnam; done");
    answer("space loc-hue-da-nang");
    may_not("place arvn-bases 1; place us-troops 1");
    answer("place rangers 1; done; space saigon; place arvn-bases 2; place police 1; done");
    answer("space tay-ninh");
    may_not("place arvn-troops 3");
    answer("place arvn-troops 2");
    changes("loc-hue-da-nang: ranger +1; saigon: arvn-base +2 police +1; tay-ninh: arvn-troop +2");
}

static void card_49_shaded_nva_doubles_its_troops_in_three_spaces_and_bombards(void **state)
{
    given("hue: nva-troop 2 us-troop 3; central-laos: nva-troop 1; tay-ninh: nva-troop 4;"
          "north-vietnam: nva-troop 1 nva-guerrilla 3; kontum: nva-guerrilla 1");
    event(US, 49, SHADED);
    offers(NVA, "space: hue central-laos tay-ninh north-vietnam");
    answer("space hue; space central-laos; space tay-ninh");
    asks(NVA);
    answer("place nva-troops 2; place nva-troops 1; place nva-troops 4");
    asks(NVA);
    answer("space hue; done");
    changes("hue: nva-troop +2 us-troop -1; central-laos: nva-troop +1; tay-ninh: nva-troop +4;"
            "casualties: us-troops +1");
}

static void card_49_shaded_nva_divides_what_is_available(void **state)
{
    given("hue: nva-troop 20; kontum: nva-troop 18");
    event(NVA, 49, SHADED);
    answer("space hue");
    answer("space kontum; place nva-troops 1; space kontum; place nva-troops 1");
    answer("done"); /* none is taken from the map */
    changes("kontum: nva-troop +2");
}

/* ---- 50 Uncle Ho ----------------------------------------------------------------------------- */

static const char two_fights[] = "hue: arvn-troop 3 vc-guerrilla-active 1; loc-hue-da-nang: "
                                 "police 2 nva-guerrilla-active 1; out-of-play: us-troops 5";

static void card_50_unshaded_pays_arvn_nine_and_gives_it_two_limited_operations(void **state)
{
    given(two_fights);
    event(VC, 50, UNSHADED);
    offers(VC, "choose: deploy resources");
    answer("choose resources");
    offers(ARVN, "limited: train patrol sweep assault");
    answer("limited assault; space hue");
    may_not("space loc-hue-da-nang");
    answer("done; limited assault; space loc-hue-da-nang; done");
    changes("arvn +9; hue: vc-guerrilla-active -1; loc-hue-da-nang: nva-guerrilla-active -1");
}

static void card_50_unshaded_or_deploys_four_us_troops_in_the_south(void **state)
{
    given(two_fights);
    and_given("monsoon");
    event(ARVN, 50, UNSHADED);
    answer("choose deploy");
    may_not("space central-laos; done");
    answer("space loc-hue-da-nang; place us-troops 1; space saigon");
    may_not("place us-troops 4");
    answer("place us-troops 3");
    offers(ARVN, "limited: train patrol assault");
    changes_so_far("loc-hue-da-nang: us-troop +1; saigon: us-troop +3; out-of-play: us-troops -4");
}

static void card_50_unshaded_a_free_train_pleases_minh_each_time(void **state)
{
    given_with("scenario=full", "");
    event(ARVN, 50, UNSHADED);
    answer("choose resources; limited train; space hue; choose nothing; done");
    answer("limited train; space hue; choose nothing; done");
    changes("arvn +9; aid +10");
}

#define RALLY_AT(space, type)                                                                      \
    "limited rally; space " space "; choose guerrillas; place " type " 1; done;"

static void card_50_shaded_three_limited_operations_for_vc_then_for_nva(void **state)
{
    given("");
    event(US, 50, SHADED);
    asks(VC);
    may_not("done");
    answer(RALLY_AT("hue", "vc-guerrillas") RALLY_AT("hue", "vc-guerrillas"));
    asks(VC);
    answer("limited march; from hue; to quang-tri-thua-thien; group vc-guerrilla 1; done");
    asks(NVA);
    answer(RALLY_AT("hue", "nva-guerrillas") RALLY_AT("kontum", "nva-guerrillas"));
    asks(NVA);
    answer(RALLY_AT("saigon", "nva-guerrillas"));
    changes("hue: vc-guerrilla +1 nva-guerrilla +1; quang-tri-thua-thien: vc-guerrilla +1;"
            "kontum: nva-guerrilla +1; saigon: nva-guerrilla +1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(card_41_sets_two_spaces_to_passive_support_and_stops_strikes),
        cmocka_unit_test(card_42_unshaded_costs_nva_ten_and_a_die_of_troops_of_its_choice),
        cmocka_unit_test(card_42_shaded_pays_nva_ten_and_vc_the_trail),
        cmocka_unit_test(card_43_unshaded_frees_two_bases_of_one_kind_and_pays),
        cmocka_unit_test(card_43_shaded_mends_the_trail_once_or_twice_or_pays_nva),
        cmocka_unit_test(card_44_unshaded_us_lifts_sweeps_and_assaults_where_nva_is),
        cmocka_unit_test(card_44_unshaded_does_not_sweep_a_loc),
        cmocka_unit_test(card_44_unshaded_lifts_arvn_troops_and_special_forces_too),
        cmocka_unit_test(card_44_shaded_a_die_of_us_troops_near_nva_troops_become_casualties),
        cmocka_unit_test(card_45_unshaded_each_nva_attack_first_costs_a_troop),
        cmocka_unit_test(card_45_unshaded_costs_a_troop_also_where_guerrillas_attack),
        cmocka_unit_test(card_45_shaded_tanks_hit_for_each_troop_in_one_space),
        cmocka_unit_test(card_46_unshaded_degrades_and_keeps_infiltration_to_one_space),
        cmocka_unit_test(card_46_shaded_nva_infiltrates_and_both_live_on_the_trail),
        cmocka_unit_test(card_47_unshaded_doubles_arvn_and_assaults_nva_everywhere),
        cmocka_unit_test(card_47_unshaded_takes_no_arvn_troops_from_the_map),
        cmocka_unit_test(card_47_shaded_places_up_to_ten_nva_troops_around_the_north),
        cmocka_unit_test(card_48_unshaded_a_coin_base_clears_up_to_three_and_wins_its_people),
        cmocka_unit_test(card_48_unshaded_prefers_people_to_wilderness),
        cmocka_unit_test(card_48_shaded_a_weakly_held_coin_base_falls_with_its_people),
        cmocka_unit_test(card_49_unshaded_six_arvn_pieces_anywhere_in_the_south),
        cmocka_unit_test(card_49_shaded_nva_doubles_its_troops_in_three_spaces_and_bombards),
        cmocka_unit_test(card_49_shaded_nva_divides_what_is_available),
        cmocka_unit_test(card_50_unshaded_pays_arvn_nine_and_gives_it_two_limited_operations),
        cmocka_unit_test(card_50_unshaded_or_deploys_four_us_troops_in_the_south),
        cmocka_unit_test(card_50_unshaded_a_free_train_pleases_minh_each_time),
        cmocka_unit_test(card_50_shaded_three_limited_operations_for_vc_then_for_nva),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
