/* test_c106_115.c: cards 106 to 115, each side: what changes, and that nothing else does. */
#include "support/deed.h"

/* ---- 106 Binh Duong -------------------------------------------------------------------------- */

static void card_106_two_provinces_next_to_saigon_and_four_choices(void **state)
{
    given("tay-ninh: as; kien-phong: ao");
    event(US, 106, UNSHADED);
    offers(US, "space: quang-duc-long-khanh binh-tuy-binh-thuan tay-ninh kien-phong"
               " kien-hoa-vinh-binh");
    answer("space tay-ninh");
    offers(US, "choose opposition"); /* it is at AS */
    answer("choose opposition");
    offers(US, "choose: guerrillas police");
    answer("choose police");
    offers(US, "place police 1");
    answer("place police 1");
    may_not("space tay-ninh; done");
    answer("space kien-phong");
    offers(US, "choose support");
    answer("choose support; choose guerrillas");
    offers(US, "place vc-guerrillas 1");
    answer("place vc-guerrillas 1");
    changes("tay-ninh: as->ps police +1; kien-phong: ao->po vc-guerrilla +1");
}

static void card_106_a_piece_that_is_not_to_be_had_is_not_offered(void **state)
{
    given("hue: vc-guerrilla 30");
    event(ARVN, 106, UNSHADED);
    answer("space kien-hoa-vinh-binh; choose support");
    offers(ARVN, "choose police");
    answer("choose police; place police 1; space quang-duc-long-khanh; choose opposition;"
           "choose police; place police 1");
    changes("kien-hoa-vinh-binh: n->ps police +1; quang-duc-long-khanh: n->po police +1");
}

static void card_106_guerrillas_first_and_police_then(void **state)
{
    given("");
    event(VC, 106, UNSHADED);
    answer("space tay-ninh; choose support; choose guerrillas");
    offers(VC, "place vc-guerrillas 1");
    answer("place vc-guerrillas 1");
    may_not("space tay-ninh");
    answer("space kien-phong; choose opposition; choose police");
    offers(VC, "place police 1");
    answer("place police 1");
    changes("tay-ninh: n->ps vc-guerrilla +1; kien-phong: n->po police +1");
}

/* ---- 107 Burning Bonze ----------------------------------------------------------------------- */

static void card_107_unshaded_patronage_grows_more_if_saigon_stands_firm(void **state)
{
    given("saigon: ps");
    event(ARVN, 107, UNSHADED);
    changes("patronage +3");
    given("saigon: as");
    event(VC, 107, UNSHADED);
    changes("patronage +6");
}

static void card_107_shaded_saigon_shifts_and_aid_falls(void **state)
{
    given("saigon: as; hue: as");
    event(VC, 107, SHADED);
    changes("saigon: as->ps; aid -12");
    given("saigon: ao; aid 11");
    event(NVA, 107, SHADED);
    changes("aid -11");
}

/* ---- 108 Draft Dodgers ----------------------------------------------------------------------- */

static void card_108_unshaded_with_few_casualties_three_troops_return(void **state)
{
    given("casualties: us-troops 1 us-bases 1; out-of-play: us-troops 4 us-bases 1");
    event(US, 108, UNSHADED);
    changes("out-of-play: us-troops -3");
    given("casualties: us-troops 1 us-bases 1 irregulars 1; out-of-play: us-troops 4");
    event(US, 108, UNSHADED);
    changes("");
    given("out-of-play: us-troops 2 irregulars 2");
    event(VC, 108, UNSHADED);
    changes("out-of-play: us-troops -2");
}

static void card_108_shaded_a_troop_goes_for_each_casualty_up_to_three(void **state)
{
    given("casualties: irregulars 1 us-bases 1");
    event(VC, 108, SHADED);
    changes("out-of-play: us-troops +2");
    given("casualties: us-troops 4");
    event(NVA, 108, SHADED);
    changes("out-of-play: us-troops +3");
    given("hue: us-troop 3");
    event(NVA, 108, SHADED);
    changes("");
}

/* ---- 109 Nguyen Huu Tho ---------------------------------------------------------------------- */

static void card_109_unshaded_each_city_with_vc_gains(void **state)
{
    given("saigon: vc-base 1 po; can-tho: vc-guerrilla-active 1; hue: vc-guerrilla 1 as;"
          "da-nang: nva-troop 2; tay-ninh: vc-guerrilla 1");
    event(US, 109, UNSHADED);
    changes("saigon: po->n; can-tho: n->ps");
}

static void card_109_shaded_a_base_and_a_guerrilla_in_saigon(void **state)
{
    given("saigon: arvn-base 1 police 2");
    event(VC, 109, SHADED);
    answer("place vc-bases 1");
    offers(VC, "place vc-guerrillas 1");
    answer("place vc-guerrillas 1");
    changes("saigon: vc-base +1 vc-guerrilla +1; vc stays");
    given("");
    event(NVA, 109, SHADED); /* one base though there is room for two */
    answer("place vc-bases 1");
    offers(NVA, "place vc-guerrillas 1");
    answer("place vc-guerrillas 1");
    changes("saigon: vc-base +1 vc-guerrilla +1; nva stays");
    given("saigon: us-base 1 arvn-base 1");
    event(US, 109, SHADED); /* no room for a base */
    answer("place vc-guerrillas 1");
    changes("saigon: vc-guerrilla +1; us stays");
}

/* ---- 110 No Contact -------------------------------------------------------------------------- */

static void card_110_unshaded_two_casualties_return_to_the_map_and_sf_hide(void **state)
{
    given("casualties: us-troops 2 us-bases 1 irregulars 1; hue: ranger-active 2 ranger 1"
          " irregular 1 us-troop 1 arvn-troop 1 police 1 us-base 1 arvn-base 1;"
          "loc-hue-da-nang: irregular-active 1 vc-guerrilla-active 1");
    event(VC, 110, UNSHADED);
    may_not("space north-vietnam; done");
    answer("space central-laos");
    offers(VC, "place us-troops: 1 2; place us-bases 1; place irregulars 1");
    answer("place us-bases 1; space loc-hue-da-nang; place us-troops 1");
    changes("central-laos: us-base +1; loc-hue-da-nang: us-troop +1 irregular-active -1"
            " irregular +1; hue: ranger-active -2 ranger +2; casualties: us-bases -1 us-troops -1");
}

static void card_110_shaded_all_guerrillas_hide(void **state)
{
    given("hue: vc-guerrilla-active 2 vc-guerrilla 1 vc-base 1 vc-tunnel 1;"
          "central-laos: nva-guerrilla-active 1 nva-guerrilla 1 nva-troop 1 nva-base 1"
          " nva-tunnel 1; loc-hue-da-nang: vc-guerrilla-active 1 ranger-active 1;"
          "saigon: irregular-active 1");
    event(NVA, 110, SHADED);
    changes("hue: vc-guerrilla-active -2 vc-guerrilla +2; central-laos: nva-guerrilla-active -1"
            " nva-guerrilla +1; loc-hue-da-nang: vc-guerrilla-active -1 vc-guerrilla +1");
}

/* ---- 111 Agent Orange ------------------------------------------------------------------------ */

static void card_111_unshaded_jungles_are_laid_bare_and_two_are_struck(void **state)
{
    given("tay-ninh: vc-guerrilla 2 ps; the-fishhook: nva-guerrilla 1 nva-troop 1 nva-base 1"
          " nva-tunnel 1; sihanoukville: nva-guerrilla-active 1; phuoc-long: vc-guerrilla-active 1"
          " vc-base 1 vc-tunnel 1; kien-phong: vc-guerrilla 1; quang-nam: us-troop 1 nva-troop 1;"
          "momentum 115; momentum 41; trail 3; monsoon");
    event(VC, 111, UNSHADED);
    answer("die 5"); /* asks nobody for a COIN piece, nor Typhoon Kate */
    asks(US);
    may_not("piece nva-troop quang-nam; piece vc-guerrilla kien-phong; trail");
    answer("piece vc-guerrilla-active tay-ninh; piece nva-troop the-fishhook");
    may_not("piece vc-guerrilla-active phuoc-long; trail");
    answer("done");
    changes("tay-ninh: vc-guerrilla -2 vc-guerrilla-active +1 ps->n;"
            "the-fishhook: nva-troop -1 nva-guerrilla -1 nva-guerrilla-active +1");
}

static void card_111_shaded_wild_country_with_insurgents_shifts(void **state)
{
    given("tay-ninh: vc-guerrilla 1 as; quang-nam: nva-base 1; binh-dinh: police 1 ps;"
          "khanh-hoa: vc-guerrilla 1 ao; kien-phong: vc-guerrilla 1; hue: vc-guerrilla 1;"
          "phuoc-long: nva-troop 1; quang-duc-long-khanh: nva-troop 1 po");
    event(US, 111, SHADED);
    changes("tay-ninh: as->ps; quang-nam: n->po; quang-duc-long-khanh: po->ao");
}

/* ---- 112 Colonel Chau ------------------------------------------------------------------------ */

#define POLICE_IN(space) "space " space "; place police 1;"

static void card_112_unshaded_police_in_six_different_provinces(void **state)
{
    given("kien-phong: nva-troop 3");
    event(US, 112, UNSHADED);
    may_not("space: hue north-vietnam loc-hue-da-nang");
    answer(POLICE_IN("tay-ninh") POLICE_IN("central-laos") POLICE_IN("kien-phong"));
    may_not("space: tay-ninh; done");
    answer(POLICE_IN("ba-xuyen") POLICE_IN("phuoc-long") POLICE_IN("quang-nam"));
    changes("tay-ninh: police +1; central-laos: police +1; kien-phong: police +1;"
            "ba-xuyen: police +1; phuoc-long: police +1; quang-nam: police +1");
}

static void card_112_unshaded_only_available_police_unless_arvn_fetches(void **state)
{
    given("saigon: police 29");
    event(VC, 112, UNSHADED);
    answer(POLICE_IN("tay-ninh"));
    changes("tay-ninh: police +1");
    given("saigon: police 29");
    event(ARVN, 112, UNSHADED);
    answer(POLICE_IN("tay-ninh") "space ba-xuyen; fetch police saigon; done");
    changes("tay-ninh: police +1; ba-xuyen: police +1; saigon: police -1");
}

static void card_112_shaded_three_provinces_with_arvn_shift_and_get_guerrillas(void **state)
{
    given("tay-ninh: police 1 as; kien-phong: arvn-base 1; quang-nam: ranger 1 ao;"
          "phuoc-long: arvn-troop 1; ba-xuyen: us-troop 1; hue: police 1");
    event(US, 112, SHADED);
    offers(US, "space: tay-ninh kien-phong"); /* full effect first */
    answer("space kien-phong; space quang-nam");
    for (unsigned i = 0; i < 3; i++) {
        offers(US, "place vc-guerrillas 1");
        answer("place vc-guerrillas 1");
    }
    changes("tay-ninh: as->ps vc-guerrilla +1; kien-phong: n->po vc-guerrilla +1;"
            "quang-nam: vc-guerrilla +1");
}

static void card_112_shaded_a_shortage_does_not_reduce_the_shifts(void **state)
{
    given("tay-ninh: police 1; kien-phong: police 1; ba-xuyen: police 1; hue: vc-guerrilla 29");
    event(ARVN, 112, SHADED);
    answer("space tay-ninh; space kien-phong; space ba-xuyen; place vc-guerrillas 1");
    changes("tay-ninh: n->po; kien-phong: n->po; ba-xuyen: n->po vc-guerrilla +1");
}

/* ---- 113 Ruff Puff --------------------------------------------------------------------------- */

static void card_113_unshaded_up_to_eight_police_in_the_south(void **state)
{
    given("");
    event(VC, 113, UNSHADED);
    may_not("space: central-laos the-fishhook north-vietnam");
    answer("space loc-hue-da-nang; place police 5; done; space tay-ninh");
    offers(VC, "place police: 1 2 3");
    answer("place police 3");
    changes("loc-hue-da-nang: police +5; tay-ninh: police +3");
    given("");
    event(ARVN, 113, UNSHADED);
    answer("space hue; place police 1; done; done");
    changes("hue: police +1");
}

#define TURN(space) "piece police " space "; place vc-guerrillas 1;"

static void card_113_shaded_five_police_outside_cities_turn_one_into_a_base(void **state)
{
    given("tay-ninh: police 3 ranger 1 ranger-active 1 arvn-base 1; loc-hue-da-nang: police 2;"
          "saigon: police 5; kien-phong: police 1 us-base 1; quang-nam: police 1 us-base 2;"
          "ba-xuyen: arvn-troop 1");
    event(US, 113, SHADED);
    answer("choose base");
    offers(US, "piece police: tay-ninh kien-phong"); /* those with room for a base */
    answer("piece police tay-ninh");
    offers(US, "place vc-bases 1");
    answer("place vc-bases 1");
    offers(US, "piece police: tay-ninh loc-hue-da-nang kien-phong quang-nam");
    answer(TURN("tay-ninh") TURN("loc-hue-da-nang") TURN("loc-hue-da-nang") TURN("kien-phong"));
    changes("tay-ninh: police -2 vc-base +1 vc-guerrilla +1; loc-hue-da-nang: police -2"
            " vc-guerrilla +2; kien-phong: police -1 vc-guerrilla +1");
}

static void card_113_shaded_or_all_five_into_guerrillas(void **state)
{
    given("tay-ninh: police 3; loc-hue-da-nang: police 3; saigon: police 2");
    event(VC, 113, SHADED);
    answer("choose guerrillas");
    offers(VC, "piece police: tay-ninh loc-hue-da-nang");
    answer("piece police tay-ninh");
    offers(VC, "place vc-guerrillas 1");
    answer("place vc-guerrillas 1;" TURN("tay-ninh") TURN("loc-hue-da-nang"));
    answer(TURN("loc-hue-da-nang") TURN("loc-hue-da-nang"));
    changes("tay-ninh: police -2 vc-guerrilla +2; loc-hue-da-nang: police -3 vc-guerrilla +3");
}

/* ---- 114 Tri Quang --------------------------------------------------------------------------- */

static void card_114_unshaded_up_to_three_cities_come_to_support(void **state)
{
    given("hue: ao; da-nang: po; kontum: n; saigon: ps; an-loc: as; qui-nhon: as; cam-ranh: as;"
          "can-tho: n; tay-ninh: ao");
    event(ARVN, 114, UNSHADED);
    offers(ARVN, "space: hue da-nang kontum can-tho; done");
    answer("space hue; space da-nang; space kontum");
    changes("hue: ao->ps; da-nang: po->ps; kontum: n->ps");
    given("");
    event(US, 114, UNSHADED);
    answer("space hue; done");
    changes("hue: n->ps");
}

static void card_114_shaded_three_cities_shift_and_vc_come_to_saigon(void **state)
{
    given("hue: as; da-nang: ao; saigon: n; can-tho: ps");
    event(ARVN, 114, SHADED);
    offers(ARVN, "place vc-guerrillas 1; place vc-bases 1");
    answer("place vc-bases 1");
    changes("hue: as->ps; saigon: n->po vc-base +1");
    given("saigon: us-base 2 ps; da-nang: ps");
    event(VC, 114, SHADED);
    answer("place vc-guerrillas 1");
    changes("hue: n->po; da-nang: ps->n; saigon: ps->n vc-guerrilla +1");
}

/* ---- 115 Typhoon Kate ------------------------------------------------------------------------ */

static void card_115_grounds_lift_transport_and_guns_until_the_coup(void **state)
{
    given("hue: us-troop 3 arvn-troop 1; quang-tri-thua-thien: nva-troop 3");
    event(VC, 115, UNSHADED);
    changes("momentum 115u begins; vc stays");
    operation(US, OP_PATROL, 0);
    may_not("activity air-lift");
    operation(ARVN, OP_PATROL, 0);
    may_not("activity transport");
    operation(NVA, OP_RALLY, 0);
    may_not("activity bombard");
    coup_round(THIEU);
    operation(US, OP_PATROL, 0);
    may("activity air-lift");
    operation(NVA, OP_RALLY, 0);
    may("activity bombard");
}

static void card_115_leaves_every_other_activity_one_space(void **state)
{
    given("kien-phong: vc-guerrilla 1 police 3 nva-troop 2; tay-ninh: vc-guerrilla 2 police 1"
          " nva-troop 1 us-troop 1; momentum 115; trail 3");
    operation(VC, OP_RALLY, 0);
    answer("activity subvert; space kien-phong; choose remove");
    may_not("space tay-ninh");
    operation(US, OP_PATROL, 0);
    answer("activity air-strike; die 6; piece nva-troop kien-phong");
    may_not("piece nva-troop tay-ninh");
    may("trail");
    changes_so_far("kien-phong: nva-troop -1");
}

/* ---- Who decides ----------------------------------------------------------------------------- */

static const OpenChoice choices_of_x[] = {
    {106, UNSHADED, ""},
    {109, SHADED, ""},
    {110, UNSHADED, "casualties: us-troops 2"},
    {112, UNSHADED, ""},
    {112, SHADED,
     "tay-ninh: police 1; ba-xuyen: police 1; kien-phong: police 1; quang-nam: police 1"},
    {113, UNSHADED, ""},
    {113, SHADED, "tay-ninh: police 1"},
    {114, UNSHADED, ""},
    {114, SHADED, ""},
};

static void x_decides_where_nobody_is_named(void **state)
{
    x_decides(choices_of_x, COUNT_OF(choices_of_x));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(card_106_two_provinces_next_to_saigon_and_four_choices),
        cmocka_unit_test(card_106_a_piece_that_is_not_to_be_had_is_not_offered),
        cmocka_unit_test(card_106_guerrillas_first_and_police_then),
        cmocka_unit_test(card_107_unshaded_patronage_grows_more_if_saigon_stands_firm),
        cmocka_unit_test(card_107_shaded_saigon_shifts_and_aid_falls),
        cmocka_unit_test(card_108_unshaded_with_few_casualties_three_troops_return),
        cmocka_unit_test(card_108_shaded_a_troop_goes_for_each_casualty_up_to_three),
        cmocka_unit_test(card_109_unshaded_each_city_with_vc_gains),
        cmocka_unit_test(card_109_shaded_a_base_and_a_guerrilla_in_saigon),
        cmocka_unit_test(card_110_unshaded_two_casualties_return_to_the_map_and_sf_hide),
        cmocka_unit_test(card_110_shaded_all_guerrillas_hide),
        cmocka_unit_test(card_111_unshaded_jungles_are_laid_bare_and_two_are_struck),
        cmocka_unit_test(card_111_shaded_wild_country_with_insurgents_shifts),
        cmocka_unit_test(card_112_unshaded_police_in_six_different_provinces),
        cmocka_unit_test(card_112_unshaded_only_available_police_unless_arvn_fetches),
        cmocka_unit_test(card_112_shaded_three_provinces_with_arvn_shift_and_get_guerrillas),
        cmocka_unit_test(card_112_shaded_a_shortage_does_not_reduce_the_shifts),
        cmocka_unit_test(card_113_unshaded_up_to_eight_police_in_the_south),
        cmocka_unit_test(card_113_shaded_five_police_outside_cities_turn_one_into_a_base),
        cmocka_unit_test(card_113_shaded_or_all_five_into_guerrillas),
        cmocka_unit_test(card_114_unshaded_up_to_three_cities_come_to_support),
        cmocka_unit_test(card_114_shaded_three_cities_shift_and_vc_come_to_saigon),
        cmocka_unit_test(card_115_grounds_lift_transport_and_guns_until_the_coup),
        cmocka_unit_test(card_115_leaves_every_other_activity_one_space),
        cmocka_unit_test(x_decides_where_nobody_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
