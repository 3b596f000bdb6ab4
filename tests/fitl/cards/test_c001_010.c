/* test_c001_010.c: cards 1 to 10, each side: what changes, and that nothing else does. */
#include "support/deed.h"

/* ---- 1 Gulf of Tonkin ------------------------------------------------------------------------ */

static void card_1_unshaded_us_strikes_and_deploys_six_pieces_to_cities(void **state)
{
    given("quang-nam: us-troop 1 nva-troop 2 ps; out-of-play: us-troops 5 irregulars 2 us-bases 1;"
          "trail 3");
    event(VC, 1, UNSHADED);
    answer("die 3; piece nva-troop quang-nam; trail; done");
    offers(US, "space: hue da-nang kontum qui-nhon cam-ranh an-loc saigon can-tho");
    answer("space hue; place us-bases 1; space hue; place us-troops 4");
    answer("space saigon");
    may_not("place irregulars 2; done");
    answer("place irregulars 1");
    changes("quang-nam: nva-troop -1 ps->n; trail -1; hue: us-base +1 us-troop +4;"
            "saigon: irregular +1; out-of-play: us-troops -4 us-bases -1 irregulars -1");
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
    event(US, 2, SHADED);
    offers(NVA, "space: northeast-cambodia the-fishhook the-parrots-beak sihanoukville");
    answer("space the-fishhook; place nva-bases 1; done; space sihanoukville");
    may("place nva-guerrillas 1");
    may_not("place nva-troops 2; place vc-guerrillas 1");
    answer("place nva-troops 1");
    offers(US, "from: saigon available casualties");
    answer("from casualties");
    answer("to out-of-play; group us-troop 1; from saigon; to out-of-play; group us-troop 1");
    changes("the-fishhook: nva-base +1; sihanoukville: nva-troop +1; saigon: us-troop -1;"
            "casualties: us-troops -1; out-of-play: us-troops +2; aid -6");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(card_1_unshaded_us_strikes_and_deploys_six_pieces_to_cities),
        cmocka_unit_test(card_1_shaded_costs_aid_for_each_casualty_and_takes_them_out_of_play),
        cmocka_unit_test(card_2_unshaded_a_die_of_insurgents_leaves_laos_and_cambodia),
        cmocka_unit_test(card_2_shaded_nva_places_two_us_loses_two_troops_and_aid_falls),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
