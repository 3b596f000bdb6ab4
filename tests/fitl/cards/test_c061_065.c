/* test_c061_065.c: cards 61 to 65, each side: what changes, and that nothing else does. */
#include "support/deed.h"

/* ---- 61 Armored Cavalry ---------------------------------------------------------------------- */

static const char column[] = "hue: arvn-troop 3 ranger 1; quang-tri-thua-thien: "
                             "vc-guerrilla-active 1; momentum 78";
#define BY_TRUCK "activity transport; from hue; to quang-tri-thua-thien;"

static void card_61_unshaded_transport_ends_in_a_free_arvn_assault(void **state)
{
    given(column);
    event(US, 61, UNSHADED);
    changes("capability 61 none->unshaded");
    operation(ARVN, OP_PATROL, 0);
    answer(BY_TRUCK "group arvn-troop 3; done; done; on; done");
    offers(ARVN, "space quang-tri-thua-thien; done");
    answer("space quang-tri-thua-thien");
    changes("hue: arvn-troop -3; quang-tri-thua-thien: arvn-troop +3 vc-guerrilla-active -1;"
            "arvn -3");
}

static void card_61_shaded_only_rangers_are_transported(void **state)
{
    given(column);
    event(VC, 61, SHADED);
    changes("capability 61 none->shaded");
    operation(ARVN, OP_PATROL, 0);
    answer(BY_TRUCK);
    offers(ARVN, "group ranger 1");
}

/* ---- 62 Cambodian Civil War ------------------------------------------------------------------ */

static const char cambodia[] =
    "saigon: us-troop 2; the-fishhook: vc-guerrilla 3 vc-base 1; northeast-cambodia: us-troop 2 "
    "nva-base 1; sihanoukville: nva-base 1 nva-tunnel 1; southern-laos: us-troop 1 vc-base 1;"
    "tay-ninh: us-troop 3 arvn-troop 2";

static void card_62_unshaded_us_lifts_into_cambodia_and_sweeps_within_it(void **state)
{
    given(cambodia);
    event(VC, 62, UNSHADED);
    asks(US);
    answer("from saigon");
    offers(US, "to: northeast-cambodia the-fishhook the-parrots-beak sihanoukville");
    answer("to the-fishhook; group us-troop 2; done");
    offers(VC, "choose: us arvn");
    answer("choose us");
    offers(US, "space: northeast-cambodia the-fishhook the-parrots-beak sihanoukville");
    answer("space the-fishhook");
    may_not("from: tay-ninh southern-laos");
    answer("from northeast-cambodia; to the-fishhook; group us-troop 2; on; space the-fishhook");
    answer("done");
    offers(VC, "piece vc-base: the-fishhook; piece nva-base: northeast-cambodia sihanoukville");
    answer("piece vc-base the-fishhook; piece nva-base sihanoukville");
    changes("saigon: us-troop -2; northeast-cambodia: us-troop -2; sihanoukville: nva-base -1;"
            "the-fishhook: us-troop +4 vc-guerrilla -2 vc-guerrilla-active +2 vc-base -1");
}

static void card_62_unshaded_lifts_to_and_from_two_spaces_in_monsoon(void **state)
{
    given(cambodia);
    and_given("monsoon");
    event(US, 62, UNSHADED);
    answer("from saigon; to the-fishhook; group us-troop 1");
    may("from saigon");
    may_not("from tay-ninh");
    answer("from saigon");
    offers(US, "to the-fishhook");
    answer("to the-fishhook; group us-troop 1; done; choose us");
    may("space the-fishhook"); /* the Sweep is named */
}

static void card_62_shaded_nva_places_twelve_in_cambodia(void **state)
{
    given("");
    event(US, 62, SHADED);
    offers(NVA, "space: northeast-cambodia the-fishhook the-parrots-beak sihanoukville");
    answer("space sihanoukville; place nva-troops 8; done; space the-fishhook");
    may_not("place nva-guerrillas 5; place nva-bases 1; done");
    answer("place nva-guerrillas 4");
    changes("sihanoukville: nva-troop +8; the-fishhook: nva-guerrilla +4");
}

/* ---- 63 Fact Finding ------------------------------------------------------------------------- */

static void card_63_unshaded_turns_a_die_of_patronage_into_resources_and_adds_aid(void **state)
{
    given("out-of-play: us-troops 1 us-bases 2; patronage 3");
    event(VC, 63, UNSHADED);
    offers(VC, "choose: deploy resources");
    answer("choose resources; die 2");
    changes("patronage -2; arvn +2; aid +6");
    event(VC, 63, UNSHADED);
    answer("choose resources; die 6");
    changes("patronage -1; arvn +1; aid +6");
}

static void card_63_unshaded_or_deploys_two_us_pieces_in_the_south(void **state)
{
    given("out-of-play: us-troops 1 us-bases 2 irregulars 1; patronage 3");
    event(ARVN, 63, UNSHADED);
    answer("choose deploy");
    may_not("space central-laos; done");
    answer("space loc-hue-da-nang");
    offers(ARVN, "place us-troops: 1; place irregulars: 1");
    answer("place us-troops 1; space hue");
    offers(ARVN, "place us-bases: 1; place irregulars: 1");
    answer("place us-bases 1");
    changes("loc-hue-da-nang: us-troop +1; hue: us-base +1; out-of-play: us-troops -1 us-bases -1;"
            "aid +6");
}

static void card_63_shaded_a_coin_city_turns_neutral_and_somebody_profits(void **state)
{
    given("hue: police 1 ps; da-nang: ps; saigon: police 1 as; kontum: police 1 po;"
          "tay-ninh: police 1 ps; can-tho: police 1 as");
    event(NVA, 63, SHADED);
    offers(NVA, "space: hue can-tho");
    answer("space can-tho");
    offers(NVA, "choose: patronage-up resources");
    answer("choose resources");
    changes("can-tho: as->n; vc +4");
    given("");
    event(ARVN, 63, SHADED);
    answer("choose patronage-up");
    changes("patronage +4");
}

/* ---- 64 Honolulu Conference ------------------------------------------------------------------ */

static const char honolulu[] = "hue: us-troop 1 police 1; da-nang: arvn-troop 1 police 1 terror 1;"
                               "kontum: arvn-troop 1 police 1; arvn 60; momentum 16";

static void card_64_moves_aid_and_patronage_and_the_us_pacifies(void **state)
{
    given(honolulu);
    event(US, 64, UNSHADED);
    offers(US, "choose: aid-up aid-down");
    answer("choose aid-up");
    offers(US, "choose: patronage-up patronage-down");
    answer("choose patronage-down");
    offers(US, "pacify hue; done");
    answer("pacify hue; pacify hue");
    offers(US, "done");
    answer("done");
    changes("aid +10; patronage -5; hue: n->as; arvn -6");
}

static void card_64_arvn_pacifies_alone_at_the_usual_price(void **state)
{
    given(honolulu);
    and_given("leader 127");
    event(ARVN, 64, UNSHADED);
    answer("choose aid-down; choose patronage-up");
    offers(ARVN, "pacify: da-nang kontum; done");
    answer("pacify da-nang; pacify da-nang; done");
    changes("aid -10; patronage +3; da-nang: terror -1 n->ps; arvn -8");
    given(honolulu);
    and_given("capability 86 shaded; aid 4");
    event(ARVN, 64, UNSHADED);
    answer("choose aid-down; choose patronage-up; pacify kontum");
    may_not("pacify da-nang");
    answer("done");
    changes("aid -4; patronage +3; kontum: n->ps; arvn -3");
}

static void card_64_pacifies_in_four_spaces_at_most(void **state)
{
    given("hue: us-troop 1 police 1; da-nang: us-troop 1 police 1; kontum: us-troop 1 police 1;"
          "qui-nhon: us-troop 1 police 1; can-tho: us-troop 1 police 1; arvn 75");
    event(US, 64, UNSHADED);
    answer("choose aid-up; choose patronage-up; pacify hue; pacify da-nang; pacify kontum");
    may("pacify can-tho");
    answer("pacify qui-nhon");
    may_not("pacify can-tho");
    answer("done");
    event(US, 64, UNSHADED); /* counted anew */
    answer("choose aid-up; choose patronage-up; pacify can-tho; done");
    changes("aid +10; patronage +3; can-tho: n->ps; arvn -3");
}

static void card_64_leaves_the_total_econ_to_arvn(void **state)
{
    given(honolulu);
    and_given("arvn 18"); /* 15 are marked */
    event(US, 64, UNSHADED);
    answer("choose aid-up; choose patronage-up; pacify hue");
    may_not("pacify hue");
    given(honolulu);
    and_given("arvn 17");
    event(US, 64, UNSHADED);
    answer("choose aid-up; choose patronage-up");
    may_not("pacify hue");
}

static void card_64_insurgents_stay_eligible_instead(void **state)
{
    given(honolulu);
    event(NVA, 64, UNSHADED);
    answer("choose aid-down; choose patronage-down");
    changes("aid -10; patronage -5; nva stays");
}

/* ---- 65 International Forces ----------------------------------------------------------------- */

static void card_65_unshaded_four_us_pieces_arrive_anywhere_but_in_the_north(void **state)
{
    given("out-of-play: us-troops 3 irregulars 1 us-bases 2; saigon: us-base 2");
    event(VC, 65, UNSHADED);
    asks(VC);
    may("space: central-laos loc-hue-da-nang saigon");
    may_not("space north-vietnam; done");
    answer("space saigon");
    may_not("place us-bases 1");
    answer("place irregulars 1; space central-laos");
    may_not("place us-troops 4");
    answer("place us-bases 1; space hue; place us-troops 2");
    changes("saigon: irregular +1; central-laos: us-base +1; hue: us-troop +2;"
            "out-of-play: us-troops -2 irregulars -1 us-bases -1");
}

static void card_65_shaded_the_us_takes_a_die_of_pieces_out_of_play(void **state)
{
    given("saigon: us-troop 2 us-base 1; central-laos: irregular-active 1 ranger 1; hue: "
          "arvn-troop 1");
    event(NVA, 65, SHADED);
    answer("die 3");
    offers(US, "piece us-troop: saigon; piece us-base: saigon; piece irregular-active: "
               "central-laos");
    answer("piece us-base saigon; piece irregular-active central-laos; piece us-troop saigon");
    changes("saigon: us-base -1 us-troop -1; central-laos: irregular-active -1;"
            "out-of-play: us-bases +1 irregulars +1 us-troops +1");
    event(NVA, 65, SHADED);
    answer("die 6");
    changes("saigon: us-troop -1; out-of-play: us-troops +1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(card_61_unshaded_transport_ends_in_a_free_arvn_assault),
        cmocka_unit_test(card_61_shaded_only_rangers_are_transported),
        cmocka_unit_test(card_62_unshaded_us_lifts_into_cambodia_and_sweeps_within_it),
        cmocka_unit_test(card_62_unshaded_lifts_to_and_from_two_spaces_in_monsoon),
        cmocka_unit_test(card_62_shaded_nva_places_twelve_in_cambodia),
        cmocka_unit_test(card_63_unshaded_turns_a_die_of_patronage_into_resources_and_adds_aid),
        cmocka_unit_test(card_63_unshaded_or_deploys_two_us_pieces_in_the_south),
        cmocka_unit_test(card_63_shaded_a_coin_city_turns_neutral_and_somebody_profits),
        cmocka_unit_test(card_64_moves_aid_and_patronage_and_the_us_pacifies),
        cmocka_unit_test(card_64_arvn_pacifies_alone_at_the_usual_price),
        cmocka_unit_test(card_64_pacifies_in_four_spaces_at_most),
        cmocka_unit_test(card_64_leaves_the_total_econ_to_arvn),
        cmocka_unit_test(card_64_insurgents_stay_eligible_instead),
        cmocka_unit_test(card_65_unshaded_four_us_pieces_arrive_anywhere_but_in_the_north),
        cmocka_unit_test(card_65_shaded_the_us_takes_a_die_of_pieces_out_of_play),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
