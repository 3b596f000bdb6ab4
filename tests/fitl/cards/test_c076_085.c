/* test_c076_085.c: each side of cards 76 to 85: what it changes and that nothing else changes. */
#include "support/deed.h"

/* ---- 76 Annam -------------------------------------------------------------------------------- */

static void card_76_unshaded_costs_both_where_both_are(void **state)
{
    given("hue: nva-troop 2 vc-guerrilla 1; central-laos: nva-base 1 vc-base 1;"
          "loc-hue-da-nang: nva-guerrilla-active 1 vc-guerrilla 2; tay-ninh: nva-troop 3 police 1;"
          "saigon: vc-guerrilla 1 police 1");
    event(ARVN, 76, UNSHADED);
    changes("nva -3; vc -3; patronage +2");
    given("hue: nva-troop 1 vc-guerrilla 1; saigon: nva-guerrilla 1 vc-base 1; vc 1; patronage 74");
    event(VC, 76, UNSHADED);
    changes("nva -2; vc -1; patronage +1");
}

static void card_76_shaded_ends_support_in_annam(void **state)
{
    given("hue: as; da-nang: ps; quang-tri-thua-thien: ps; quang-nam: as; quang-tin-quang-ngai: po;"
          "saigon: as; binh-dinh: as");
    event(US, 76, SHADED);
    offers(US, "space: quang-tri-thua-thien quang-nam");
    answer("space quang-nam");
    changes("hue: as->n; da-nang: ps->n; quang-nam: as->n");
    given("hue: po; da-nang: ao; quang-tin-quang-ngai: ps; saigon: ps");
    event(VC, 76, SHADED);
    changes("quang-tin-quang-ngai: ps->n");
}

/* ---- 77 Detente ------------------------------------------------------------------------------ */

static void card_77_unshaded_halves_and_sends_troops_away_for_good(void **state)
{
    given("nva 31; vc 8; hue: nva-troop 2");
    event(US, 77, UNSHADED);
    changes("nva -16; vc -4; out-of-play: nva-troops +5");
    given("nva 1; vc 0; north-vietnam: nva-troop 37");
    event(VC, 77, UNSHADED);
    changes("nva -1; out-of-play: nva-troops +3");
}

#define RALLY(space) "space " space "; choose guerrillas; place vc-guerrillas 1;"

static void card_77_shaded_nva_gains_and_vc_rallies_in_six_spaces(void **state)
{
    given("kontum: ps; vc 0");
    event(US, 77, SHADED);
    asks(NVA);
    may_not("choose infiltrate"); /* nowhere */
    answer("choose resources");
    asks(VC);
    may_not("space kontum; done");
    answer(RALLY("hue") RALLY("da-nang") RALLY("saigon") RALLY("can-tho") RALLY("tay-ninh"));
    answer(RALLY("central-laos"));
    may_not("space an-loc");
    answer("done");
    changes("nva +9; hue: vc-guerrilla +1; da-nang: vc-guerrilla +1; saigon: vc-guerrilla +1;"
            "can-tho: vc-guerrilla +1; tay-ninh: vc-guerrilla +1; central-laos: vc-guerrilla +1");
}

static void card_77_shaded_nva_infiltrates_instead(void **state)
{
    given("central-laos: nva-base 1; tay-ninh: vc-base 1; momentum 38; trail 1");
    event(VC, 77, SHADED);
    asks(NVA);
    answer(
        "choose infiltrate; space central-laos; choose build-up; place nva-troops 2; done; done");
    asks(VC);
    answer("space tay-ninh; choose guerrillas; place vc-guerrillas 3; done");
    changes("central-laos: nva-troop +2; tay-ninh: vc-guerrilla +3");
}

/* ---- 78 General Lansdale --------------------------------------------------------------------- */

static void card_78_unshaded_wins_a_space_by_terror(void **state)
{
    given("hue: police 1 po terror 1; tay-ninh: us-base 1 ao; saigon: police 3;"
          "kontum: police 1 as; phuoc-long: us-troop 1; da-nang: vc-guerrilla 1;"
          "loc-hue-da-nang: police 1");
    event(ARVN, 78, UNSHADED);
    offers(ARVN, "space: hue tay-ninh");
    answer("space hue");
    changes("hue: po->as terror +1; patronage +1");
}

static void card_78_unshaded_without_another_space_takes_one_at_as_or_none(void **state)
{
    given("kontum: ranger 1 as; saigon: police 3 po");
    event(US, 78, UNSHADED);
    changes("kontum: terror +1; patronage +1");
    given("saigon: us-troop 1; da-nang: vc-guerrilla 1; phuoc-long: police 1");
    event(VC, 78, UNSHADED);
    changes("patronage +1");
}

static void card_78_shaded_forbids_us_assaults_until_the_coup(void **state)
{
    given("hue: us-troop 1 arvn-troop 2 vc-guerrilla-active 2; loc-hue-da-nang: us-troop 1"
          " police 2 vc-guerrilla-active 2");
    event(ARVN, 78, SHADED);
    changes("patronage +3; momentum 78s begins");
    operation(US, OP_ASSAULT, 0);
    may_not("space: hue loc-hue-da-nang");
    operation(US, OP_PATROL, 0);
    answer("on");
    may_not("space loc-hue-da-nang");
    operation(ARVN, OP_ASSAULT, 0);
    may("space: hue loc-hue-da-nang");
    operation(ARVN, OP_PATROL, 0);
    answer("on");
    may("space loc-hue-da-nang");
    coup_round(THIEU);
    and_given("hue: vc-guerrilla-active 1");
    operation(US, OP_ASSAULT, 0);
    may("space hue");
}

/* ---- 79 Henry Cabot Lodge -------------------------------------------------------------------- */

static void card_79_unshaded_brings_twenty_aid(void **state)
{
    given("");
    event(ARVN, 79, UNSHADED);
    changes("aid +20");
    given("aid 60");
    event(NVA, 79, UNSHADED);
    changes("aid +15");
}

static void card_79_shaded_sells_up_to_three_arvn_pieces(void **state)
{
    given("hue: arvn-troop 2 ranger 1 ranger-active 1 us-troop 1; saigon: arvn-base 1;"
          "loc-hue-da-nang: police 1");
    event(US, 79, SHADED);
    offers(US, "piece arvn-troop hue; piece ranger hue; piece ranger-active hue;"
               "piece arvn-base saigon; piece police loc-hue-da-nang; done");
    answer("piece arvn-base saigon; piece ranger-active hue; piece arvn-troop hue");
    changes("saigon: arvn-base -1; hue: ranger-active -1 arvn-troop -1; patronage +6; arvn out");
    given("hue: arvn-troop 2");
    event(VC, 79, SHADED);
    answer("piece arvn-troop hue; done");
    changes("hue: arvn-troop -1; patronage +2; arvn out");
    given("hue: us-troop 2");
    event(VC, 79, SHADED);
    changes("arvn out");
}

/* ---- 80 Light at the End of the Tunnel ------------------------------------------------------- */

static void card_80_two_pieces_leave_and_all_follows_from_two(void **state)
{
    given("hue: us-troop 1 irregular 1 irregular-active 1 police 1; saigon: us-base 1 ps;"
          "da-nang: ao; north-vietnam: nva-troop 3");
    event(ARVN, 80, UNSHADED);
    offers(ARVN, "piece us-troop hue; piece irregular hue; piece irregular-active hue;"
                 "piece us-base saigon");
    answer("piece us-base saigon; piece irregular hue");
    may("piece us-troop hue");
    answer("done");
    may("space: saigon tay-ninh");
    may_not("space: da-nang phuoc-long loc-hue-da-nang; done");
    answer("space saigon; space saigon");
    may_not("space: hue tay-ninh; done");
    answer("space central-laos; place nva-troops 5; done; space north-vietnam; place nva-troops 3");
    changes("saigon: us-base -1 ps->po; hue: irregular -1; patronage +4;"
            "central-laos: nva-troop +5; north-vietnam: nva-troop +3; arvn stays");
}

static void card_80_at_most_four_leave(void **state)
{
    given("hue: us-troop 5; north-vietnam: nva-troop 30");
    event(NVA, 80, UNSHADED);
    answer("piece us-troop hue; piece us-troop hue; piece us-troop hue; piece us-troop hue");
    answer("space hue; space da-nang; space kontum; space kontum; space sihanoukville;"
           "place nva-troops 10; done; done"); /* six more would be fetched */
    changes("hue: us-troop -4 n->po; da-nang: n->po; kontum: n->ao; patronage +8;"
            "sihanoukville: nva-troop +10; nva stays");
    given("hue: police 1; casualties: us-troops 3");
    event(US, 80, UNSHADED);
    changes("us stays");
}

/* ---- 81 CIDG --------------------------------------------------------------------------------- */

static void card_81_unshaded_recruits_guerrillas_of_the_south(void **state)
{
    given("hue: vc-guerrilla 2 vc-base 1 vc-tunnel 1 nva-guerrilla 1;"
          "tay-ninh: vc-guerrilla-active 2; the-fishhook: vc-guerrilla 2");
    event(ARVN, 81, UNSHADED);
    answer("die 3");
    offers(ARVN, "piece vc-guerrilla hue; piece vc-guerrilla-active tay-ninh");
    answer("piece vc-guerrilla hue");
    offers(ARVN, "place rangers 1; place irregulars 1; place police 1");
    answer("place rangers 1; piece vc-guerrilla-active tay-ninh; place irregulars 1");
    answer("piece vc-guerrilla-active tay-ninh; place police 1");
    changes("hue: vc-guerrilla -1 ranger +1; tay-ninh: vc-guerrilla-active -2 irregular +1"
            " police +1");
}

static void card_81_unshaded_without_recruits_guerrillas_just_go(void **state)
{
    given("saigon: ranger 6 irregular 6 police 30; hue: vc-guerrilla 1;"
          "southern-laos: vc-guerrilla 1");
    event(VC, 81, UNSHADED);
    answer("die 6; piece vc-guerrilla hue");
    changes("hue: vc-guerrilla -1");
}

static void card_81_shaded_clears_a_highland_of_scouts(void **state)
{
    given("quang-nam: ranger 1 ranger-active 1 irregular 1 irregular-active 1 police 2"
          " arvn-troop 1 us-troop 1 us-base 1 arvn-base 1; pleiku-darlac: police 1;"
          "binh-dinh: arvn-troop 1 us-base 1; kien-phong: police 1; tay-ninh: ranger 1;"
          "kontum: police 1");
    event(US, 81, SHADED);
    offers(US, "space: quang-nam pleiku-darlac");
    answer("space quang-nam");
    offers(US, "place vc-guerrillas: 1 2");
    answer("place vc-guerrillas 2");
    changes("quang-nam: ranger -1 ranger-active -1 irregular -1 irregular-active -1 police -2"
            " vc-guerrilla +2");
    event(VC, 81, SHADED); /* only Pleiku is left */
    offers(VC, "place vc-guerrillas: 1 2");
}

/* ---- 82 Domino Theory ------------------------------------------------------------------------ */

static void card_82_unshaded_brings_three_us_or_six_arvn_pieces_back(void **state)
{
    given("out-of-play: us-troops 3 us-bases 2 irregulars 1 arvn-troops 4 police 1 rangers 2"
          " arvn-bases 1");
    event(US, 82, UNSHADED);
    answer("choose us-pieces");
    offers(US, "box us-troops: 1 2 3; box us-bases: 1 2; box irregulars 1; done");
    answer("box us-troops 1; box us-bases 2");
    changes("out-of-play: us-troops -1 us-bases -2");
    event(ARVN, 82, UNSHADED);
    answer("choose arvn-pieces; box arvn-troops 4; box rangers 1");
    offers(ARVN, "box rangers 1; box police 1; box arvn-bases 1; done");
    answer("box arvn-bases 1");
    changes("out-of-play: arvn-troops -4 rangers -1 arvn-bases -1");
}

static void card_82_unshaded_up_to_may_stop_and_money_is_the_third_way(void **state)
{
    given("out-of-play: us-troops 3 arvn-troops 3");
    event(ARVN, 82, UNSHADED);
    answer("choose us-pieces; box us-troops 1; done");
    changes("out-of-play: us-troops -1");
    event(US, 82, UNSHADED);
    answer("choose arvn-pieces; box arvn-troops 2; done");
    changes("out-of-play: arvn-troops -2");
    event(ARVN, 82, UNSHADED);
    answer("choose resources");
    changes("arvn +9; aid +9");
    given("");
    event(VC, 82, UNSHADED); /* with nobody Out of Play nothing else */
    may_not("choose us-pieces; choose arvn-pieces");
}

static void card_82_shaded_sends_three_troops_away_and_cuts_aid(void **state)
{
    given("hue: us-troop 2; casualties: us-troops 2");
    event(VC, 82, SHADED);
    changes("out-of-play: us-troops +3; aid -9");
    given("hue: us-troop 38; aid 4");
    event(US, 82, SHADED);
    changes("out-of-play: us-troops +2; aid -4");
}

/* ---- 83 Election ----------------------------------------------------------------------------- */

static void card_83_unshaded_three_passive_supporters_become_active(void **state)
{
    given("hue: ps; da-nang: ps; tay-ninh: ps; kien-phong: ps; saigon: as; kontum: n; an-loc: po");
    event(ARVN, 83, UNSHADED);
    offers(ARVN, "space: hue da-nang tay-ninh kien-phong");
    answer("space hue; space tay-ninh");
    may_not("done; space hue");
    answer("space da-nang");
    changes("hue: ps->as; tay-ninh: ps->as; da-nang: ps->as; aid +10");
    given("hue: ps; saigon: n; aid 70");
    event(NVA, 83, UNSHADED);
    changes("hue: ps->as; aid +5");
}

static void card_83_shaded_two_cities_shift_and_aid_falls(void **state)
{
    given("hue: ao; da-nang: ao; kontum: ao; qui-nhon: ao; cam-ranh: ao; saigon: as; can-tho: po;"
          "an-loc: ps; tay-ninh: as");
    event(US, 83, SHADED);
    offers(US, "space: saigon can-tho an-loc");
    answer("space saigon; space can-tho");
    changes("saigon: as->ps; can-tho: po->ao; aid -15");
}

/* ---- 84 To Quoc ------------------------------------------------------------------------------ */

static void card_84_unshaded_arms_each_space_of_the_south_with_nva(void **state)
{
    given("hue: nva-troop 1; tay-ninh: nva-base 1 vc-guerrilla 1;"
          "loc-hue-da-nang: nva-guerrilla-active 1; central-laos: nva-troop 1;"
          "saigon: vc-guerrilla 1");
    event(US, 84, UNSHADED);
    for (unsigned i = 0; i < 3; i++) {
        offers(US, "place arvn-troops 1");
        answer("place arvn-troops 1");
    }
    for (unsigned i = 0; i < 3; i++) {
        offers(US, "place police 1");
        answer("place police 1");
    }
    changes("hue: arvn-troop +1 police +1; tay-ninh: arvn-troop +1 police +1;"
            "loc-hue-da-nang: arvn-troop +1 police +1");
}

static void card_84_unshaded_too_few_are_divided_by_x(void **state)
{
    given("hue: nva-troop 1; tay-ninh: nva-troop 1; saigon: arvn-troop 29 police 30");
    event(VC, 84, UNSHADED);
    answer("space tay-ninh; place arvn-troops 1");
    changes("tay-ninh: arvn-troop +1");
    given("hue: nva-troop 1; saigon: arvn-troop 30 police 29");
    event(ARVN, 84, UNSHADED);
    answer("space hue; fetch arvn-troop saigon; place police 1"); /* ARVN may take its own [0.9] */
    changes("hue: arvn-troop +1 police +1; saigon: arvn-troop -1");
}

static void card_84_shaded_a_third_deserts_and_guerrillas_come(void **state)
{
    given("hue: arvn-troop 4 police 3 ranger 2 ranger-active 1 arvn-base 1;"
          "saigon: police 2 us-troop 4; tay-ninh: arvn-troop 3; kien-phong: police 6;"
          "loc-hue-da-nang: police 3; central-laos: arvn-troop 5");
    event(US, 84, SHADED);
    offers(ARVN, "piece arvn-troop hue; piece police hue");
    answer("piece police hue; piece arvn-troop hue; piece arvn-troop central-laos;"
           "piece arvn-troop tay-ninh; piece police kien-phong; piece police kien-phong;"
           "piece police loc-hue-da-nang");
    asks(US);
    may_not("space: saigon da-nang; done");
    answer("space hue");
    offers(US, "place vc-guerrillas 1");
    answer("place vc-guerrillas 1; space central-laos; place vc-guerrillas 1;"
           "space loc-hue-da-nang; place vc-guerrillas 1");
    changes("hue: police -1 arvn-troop -1 vc-guerrilla +1; tay-ninh: arvn-troop -1;"
            "kien-phong: police -2; loc-hue-da-nang: police -1 vc-guerrilla +1;"
            "central-laos: arvn-troop -1 vc-guerrilla +1");
}

/* ---- 85 USAID -------------------------------------------------------------------------------- */

static void card_85_unshaded_three_spaces_under_coin_control_gain(void **state)
{
    given("hue: police 1 ao; da-nang: police 2 vc-guerrilla 1 ps; kontum: police 1 as;"
          "tay-ninh: police 1 vc-guerrilla 1; saigon: us-troop 1; qui-nhon: arvn-base 1;"
          "phuoc-long: police 1; loc-hue-da-nang: police 1");
    event(ARVN, 85, UNSHADED);
    offers(ARVN, "space: hue da-nang saigon qui-nhon");
    answer("space hue; space da-nang; space saigon");
    changes("hue: ao->po; da-nang: ps->as; saigon: n->ps");
}

static void card_85_shaded_one_change_is_enough(void **state)
{
    static const char *const answers[][2] = {
        {"choose arvn-up; choose no; choose no", "arvn +2"},
        {"choose arvn-down; choose no; choose no", "arvn -2"},
        {"choose no; choose aid-up; choose no", "aid +2"},
        {"choose no; choose aid-down; choose no", "aid -2"},
        {"choose no; choose no; choose patronage-up", "patronage +2"},
        {"choose arvn-up; choose aid-up; choose patronage-up", "arvn +2; aid +2; patronage +2"}};
    for (unsigned i = 0; i < COUNT_OF(answers); i++) {
        given("");
        event(VC, 85, SHADED);
        answer(answers[i][0]);
        changes(answers[i][1]);
    }
}

static void card_85_shaded_turns_each_track_by_two_or_not(void **state)
{
    given("");
    event(VC, 85, SHADED);
    answer("choose arvn-down; choose aid-up; choose patronage-down");
    changes("arvn -2; aid +2; patronage -2");
    event(US, 85, SHADED);
    answer("choose arvn-up; choose aid-down; choose no");
    changes("arvn +2; aid -2");
    given("aid 0; patronage 75");
    event(NVA, 85, SHADED);
    answer("choose no");
    may_not("choose aid-down");
    answer("choose no");
    may_not("choose no; choose patronage-up"); /* one of the three it must be */
    answer("choose patronage-down");
    changes("patronage -2");
}

/* ---- Who decides ----------------------------------------------------------------------------- */

static const OpenChoice choices_of_x[] = {
    {76, SHADED, "quang-nam: ps; quang-tri-thua-thien: ps"},
    {78, UNSHADED, "hue: police 1; da-nang: us-troop 1"},
    {79, SHADED, "hue: police 4"},
    {80, UNSHADED, "hue: us-troop 4"},
    {81, SHADED, "quang-nam: police 1; binh-dinh: police 1"},
    {82, UNSHADED, "out-of-play: us-troops 4"},
    {83, UNSHADED, "hue: ps; da-nang: ps; kontum: ps; can-tho: ps"},
    {83, SHADED, ""},
    {84, UNSHADED, "hue: nva-troop 1"},
    {85, UNSHADED, "hue: police 1; da-nang: police 1; kontum: police 1; saigon: police 1"},
    {85, SHADED, ""},
};

static void x_decides_where_nobody_is_named(void **state)
{
    x_decides(choices_of_x, COUNT_OF(choices_of_x));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(card_76_unshaded_costs_both_where_both_are),
        cmocka_unit_test(card_76_shaded_ends_support_in_annam),
        cmocka_unit_test(card_77_unshaded_halves_and_sends_troops_away_for_good),
        cmocka_unit_test(card_77_shaded_nva_gains_and_vc_rallies_in_six_spaces),
        cmocka_unit_test(card_77_shaded_nva_infiltrates_instead),
        cmocka_unit_test(card_78_unshaded_wins_a_space_by_terror),
        cmocka_unit_test(card_78_unshaded_without_another_space_takes_one_at_as_or_none),
        cmocka_unit_test(card_78_shaded_forbids_us_assaults_until_the_coup),
        cmocka_unit_test(card_79_unshaded_brings_twenty_aid),
        cmocka_unit_test(card_79_shaded_sells_up_to_three_arvn_pieces),
        cmocka_unit_test(card_80_two_pieces_leave_and_all_follows_from_two),
        cmocka_unit_test(card_80_at_most_four_leave),
        cmocka_unit_test(card_81_unshaded_recruits_guerrillas_of_the_south),
        cmocka_unit_test(card_81_unshaded_without_recruits_guerrillas_just_go),
        cmocka_unit_test(card_81_shaded_clears_a_highland_of_scouts),
        cmocka_unit_test(card_82_unshaded_brings_three_us_or_six_arvn_pieces_back),
        cmocka_unit_test(card_82_unshaded_up_to_may_stop_and_money_is_the_third_way),
        cmocka_unit_test(card_82_shaded_sends_three_troops_away_and_cuts_aid),
        cmocka_unit_test(card_83_unshaded_three_passive_supporters_become_active),
        cmocka_unit_test(card_83_shaded_two_cities_shift_and_aid_falls),
        cmocka_unit_test(card_84_unshaded_arms_each_space_of_the_south_with_nva),
        cmocka_unit_test(card_84_unshaded_too_few_are_divided_by_x),
        cmocka_unit_test(card_84_shaded_a_third_deserts_and_guerrillas_come),
        cmocka_unit_test(card_85_unshaded_three_spaces_under_coin_control_gain),
        cmocka_unit_test(card_85_shaded_one_change_is_enough),
        cmocka_unit_test(card_85_shaded_turns_each_track_by_two_or_not),
        cmocka_unit_test(x_decides_where_nobody_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
