/* test_c021_030.c: cards 21 to 30, each side: what changes, and that nothing else does. */
#include "support/deed.h"

/* ---- 21 Americal ----------------------------------------------------------------------------- */

static const char americal[] = "saigon: us-troop 3; hue: us-troop 1; out-of-play: us-troops 3";

static void card_21_unshaded_us_gathers_two_and_two_troops_in_one_space(void **state)
{
    given(americal);
    event(VC, 21, UNSHADED);
    offers(US, "choose: one-space to-available");
    answer("choose one-space");
    asks(US);
    may("space: central-laos loc-hue-da-nang saigon");
    may_not("space north-vietnam");
    answer("space hue");
    offers(US, "from saigon; done");
    answer("from saigon");
    offers(US, "to hue");
    answer("to hue; group us-troop 2");
    offers(US, "from out-of-play; done");
    answer("from out-of-play");
    offers(US, "to hue");
    answer("to hue; group us-troop 2");
    changes("saigon: us-troop -2; hue: us-troop +4; out-of-play: us-troops -2");
}

static void card_21_unshaded_or_makes_two_and_two_troops_available(void **state)
{
    given(americal);
    event(NVA, 21, UNSHADED);
    asks(US);
    answer("choose to-available");
    offers(US, "piece us-troop: saigon hue; done");
    answer("piece us-troop saigon; piece us-troop hue");
    offers(US, "box us-troops: 1 2; done");
    answer("box us-troops 1; done");
    changes("saigon: us-troop -1; hue: us-troop -1; out-of-play: us-troops -1");
}

static void card_21_unshaded_offers_spaces_that_troops_can_come_to(void **state)
{
    given("out-of-play: us-troops 1");
    event(US, 21, UNSHADED);
    answer("choose one-space; space hue; from out-of-play; to hue; group us-troop 1");
    changes("hue: us-troop +1; out-of-play: us-troops -1");
    event(US, 21, UNSHADED);
    answer("choose one-space");
    may("space saigon");
    may_not("space hue"); /* the only Troop is there */
}

static void card_21_shaded_turns_one_or_two_provinces_with_us_troops_and_vc(void **state)
{
    given("tay-ninh: us-troop 1 vc-guerrilla 1 vc-base 1 vc-tunnel 1; quang-nam: us-troop 1 "
          "vc-guerrilla 1 ao;"
          "binh-dinh: us-troop 1 vc-guerrilla-active 1 ps; kien-phong: us-troop 1 vc-tunnel 1;"
          "phuoc-long: us-troop 1 vc-guerrilla 1; hue: us-troop 1 vc-guerrilla 1;"
          "ba-xuyen: arvn-troop 1 vc-guerrilla 1; khanh-hoa: us-troop 1 nva-guerrilla 1");
    event(VC, 21, SHADED);
    offers(VC, "space: tay-ninh binh-dinh");
    answer("space tay-ninh");
    offers(VC, "space: binh-dinh; done");
    answer("space binh-dinh");
    offers(VC, "piece vc-guerrilla: tay-ninh; piece vc-base: tay-ninh");
    answer("piece vc-base tay-ninh");
    changes("tay-ninh: vc-base -1 n->ao; binh-dinh: vc-guerrilla-active -1 ps->ao");
    event(VC, 21, SHADED); /* all are at Active Opposition now */
    answer("space tay-ninh; done");
    changes("tay-ninh: vc-guerrilla -1");
}

/* ---- 22 Da Nang ------------------------------------------------------------------------------ */

static void card_22_unshaded_us_brings_six_troops_three_of_them_from_out_of_play(void **state)
{
    given("out-of-play: us-troops 4; da-nang: us-troop 1");
    event(ARVN, 22, UNSHADED);
    offers(US, "space da-nang; done");
    answer("space da-nang");
    offers(US, "place us-troops: 1 2 3");
    answer("place us-troops 3");
    offers(US, "space da-nang; done");
    answer("space da-nang");
    may_not("place us-troops 4");
    answer("place us-troops 3");
    changes("da-nang: us-troop +6; out-of-play: us-troops -3");
    event(US, 22, UNSHADED);
    answer("done; space da-nang; place us-troops 5; done; done");
    changes("da-nang: us-troop +5");
}

static void card_22_shaded_ends_support_at_da_nang_and_next_to_it_and_air_strikes(void **state)
{
    given("da-nang: as us-troop 1 nva-troop 1; quang-nam: ps; quang-tin-quang-ngai: po; hue: ps;"
          "quang-tri-thua-thien: ps; binh-dinh: as; saigon: us-troop 20");
    event(NVA, 22, SHADED);
    changes("da-nang: as->n; quang-nam: ps->n; momentum 22s begins");
    operation(US, OP_PATROL, 0);
    may_not("activity air-strike");
    coup_round(FAILED_1);
    operation(US, OP_PATROL, 0);
    may("activity air-strike");
    and_given("quang-tin-quang-ngai: as");
    event(NVA, 22, SHADED);
    changes("quang-tin-quang-ngai: as->n; momentum 22s begins");
}

/* ---- 23 Operation Attleboro ------------------------------------------------------------------ */

static void card_23_unshaded_us_lifts_sweeps_and_digs_up_a_tunnel(void **state)
{
    given(
        "tay-ninh: vc-tunnel 1 vc-guerrilla 1; saigon: us-troop 5; central-laos: nva-tunnel 1;"
        "north-vietnam: nva-tunnel 1; hue: us-troop 1 vc-base 1; kien-phong: us-troop 1; monsoon");
    event(NVA, 23, UNSHADED);
    offers(US, "space: tay-ninh central-laos");
    answer("space tay-ninh");
    asks(US);
    answer("from saigon");
    offers(US, "to tay-ninh");
    answer("to tay-ninh; group us-troop 3; done");
    may_not("space hue; space central-laos");
    answer("space tay-ninh; from kien-phong; to tay-ninh; group us-troop 1; on; space tay-ninh");
    answer("done");
    offers(US, "space tay-ninh");
    answer("space tay-ninh; done");
    changes("saigon: us-troop -3; kien-phong: us-troop -1; tay-ninh: us-troop +4 vc-guerrilla -1"
            " vc-tunnel -1");
}

static void card_23_unshaded_the_added_arvn_assault_digs_too(void **state)
{
    given("tay-ninh: vc-tunnel 1 vc-guerrilla-active 1 arvn-troop 4; saigon: us-troop 1");
    event(US, 23, UNSHADED);
    answer("from saigon; to tay-ninh; group us-troop 1; done");
    answer("space tay-ninh; on; space tay-ninh; done; space tay-ninh; choose yes; done");
    changes("saigon: us-troop -1; tay-ninh: us-troop +1 vc-guerrilla-active -1 vc-tunnel -1;"
            "aid +6");
}

static void card_23_shaded_a_die_of_us_troops_near_a_tunnel_become_casualties(void **state)
{
    given("tay-ninh: vc-tunnel 1 us-troop 1; saigon: us-troop 3; hue: us-troop 2 vc-base 1;"
          "central-laos: nva-tunnel 1; kien-phong: irregular 1; da-nang: us-troop 1;"
          "quang-nam: nva-tunnel 1");
    event(NVA, 23, SHADED);
    offers(NVA, "space: tay-ninh quang-nam");
    answer("space tay-ninh; die 2");
    offers(NVA, "piece us-troop: tay-ninh saigon");
    answer("piece us-troop saigon; piece us-troop tay-ninh");
    changes("saigon: us-troop -1; tay-ninh: us-troop -1; casualties: us-troops +2");
    event(NVA, 23, SHADED);
    answer("space tay-ninh; die 6");
    changes("saigon: us-troop -2; casualties: us-troops +2");
    given("saigon: us-troop 3; tay-ninh: vc-base 1"); /* no tunnel, no die */
    event(NVA, 23, SHADED);
    changes("");
}

/* ---- 24 Operation Starlite ------------------------------------------------------------------- */

static void card_24_unshaded_clears_a_coastal_province_in_reach_of_us_troops(void **state)
{
    given("quang-nam: vc-guerrilla 2 vc-base 1 vc-tunnel 1 nva-troop 1; da-nang: us-troop 1;"
          "binh-tuy-binh-thuan: us-troop 1 vc-guerrilla-active 1; ba-xuyen: vc-guerrilla 1;"
          "tay-ninh: vc-guerrilla 1 us-troop 1; hue: vc-guerrilla 1 us-troop 1;"
          "binh-dinh: us-troop 1 vc-tunnel 1; khanh-hoa: us-troop 1 nva-guerrilla 1;"
          "sihanoukville: vc-base 1; the-parrots-beak: us-troop 1");
    event(ARVN, 24, UNSHADED);
    offers(ARVN, "space: quang-nam binh-tuy-binh-thuan sihanoukville");
    answer("space quang-nam");
    changes("quang-nam: vc-guerrilla -2 vc-base -1");
}

static void card_24_shaded_hides_vc_in_up_to_three_provinces_and_stays(void **state)
{
    given(
        "tay-ninh: vc-guerrilla-active 2 nva-guerrilla-active 1; kien-phong: vc-guerrilla-active 1;"
        "ba-xuyen: vc-guerrilla-active 1; binh-dinh: vc-guerrilla-active 1; quang-nam: "
        "vc-guerrilla 1; hue: vc-guerrilla-active 1; phuoc-long: nva-guerrilla-active 1");
    event(NVA, 24, SHADED);
    offers(NVA, "space: tay-ninh kien-phong ba-xuyen binh-dinh; done");
    answer("space tay-ninh; space kien-phong; space ba-xuyen");
    changes("tay-ninh: vc-guerrilla-active -2 vc-guerrilla +2; kien-phong: vc-guerrilla-active -1"
            " vc-guerrilla +1; ba-xuyen: vc-guerrilla-active -1 vc-guerrilla +1; nva stays");
    event(VC, 24, SHADED);
    answer("done");
    changes("vc stays");
}

/* ---- 25 TF-116 Riverines --------------------------------------------------------------------- */

static void card_25_unshaded_clears_the_mekong_and_fights_in_its_lowlands(void **state)
{
    given("loc-saigon-can-tho: vc-guerrilla 1 nva-troop 1; loc-can-tho-chau-doc: vc-guerrilla 1;"
          "loc-can-tho-long-phu: nva-guerrilla-active 1; loc-can-tho-bac-lieu: vc-guerrilla 1;"
          "kien-phong: arvn-troop 4 vc-guerrilla 2; ba-xuyen: us-troop 1 vc-guerrilla-active 1;"
          "tay-ninh: arvn-troop 4 vc-guerrilla 1; monsoon");
    event(VC, 25, UNSHADED);
    offers(VC, "choose: us arvn");
    answer("choose arvn");
    offers(ARVN, "space: kien-phong kien-hoa-vinh-binh ba-xuyen kien-giang-an-xuyen");
    answer("space kien-phong; on; space kien-phong; done");
    offers(ARVN, "space kien-phong");
    answer("space kien-phong; done");
    changes("loc-saigon-can-tho: vc-guerrilla -1 nva-troop -1; loc-can-tho-chau-doc: "
            "vc-guerrilla -1; loc-can-tho-long-phu: nva-guerrilla-active -1;"
            "kien-phong: vc-guerrilla -2");
}

static void card_25_unshaded_us_may_add_an_arvn_assault_at_no_cost(void **state)
{
    given("kien-phong: us-troop 1 arvn-troop 2 vc-guerrilla-active 3");
    event(US, 25, UNSHADED);
    answer("choose us; space kien-phong; on; space kien-phong; done; space kien-phong; choose yes; "
           "done");
    changes("kien-phong: vc-guerrilla-active -2");
}

static void card_25_unshaded_is_not_bound_by_platoons_or_abrams(void **state)
{
    given(
        "kien-phong: us-troop 1 vc-guerrilla-active 1; ba-xuyen: us-troop 1 vc-guerrilla-active 1;"
        "kien-hoa-vinh-binh: us-troop 1 vc-guerrilla-active 1; capability 11 shaded;"
        "capability 18 shaded");
    event(US, 25, UNSHADED);
    answer("choose us; space kien-phong; space ba-xuyen; space kien-hoa-vinh-binh; on");
    answer("space kien-phong; space ba-xuyen; space kien-hoa-vinh-binh; done");
    answer("space kien-phong; space ba-xuyen; space kien-hoa-vinh-binh");
    changes_so_far("kien-phong: vc-guerrilla-active -1; ba-xuyen: vc-guerrilla-active -1;"
                   "kien-hoa-vinh-binh: vc-guerrilla-active -1");
}

static void card_25_shaded_fills_the_mekong_and_sabotages_where_vc_are_more(void **state)
{
    given("loc-saigon-can-tho: police 2; loc-can-tho-chau-doc: police 1;"
          "loc-can-tho-long-phu: terror 1");
    event(VC, 25, SHADED);
    answer("place vc-guerrillas 2; place vc-guerrillas 2; place vc-guerrillas 2");
    changes("loc-saigon-can-tho: vc-guerrilla +2; loc-can-tho-long-phu: vc-guerrilla +2;"
            "loc-can-tho-chau-doc: vc-guerrilla +2 terror +1");
}

static void card_25_shaded_a_shortage_is_divided_by_whoever_plays_it(void **state)
{
    given("saigon: vc-guerrilla 27");
    event(NVA, 25, SHADED);
    offers(NVA, "space: loc-saigon-can-tho loc-can-tho-chau-doc loc-can-tho-long-phu");
    answer("space loc-saigon-can-tho; place vc-guerrillas 1; space loc-saigon-can-tho");
    answer("place vc-guerrillas 1; space loc-can-tho-long-phu; place vc-guerrillas 1");
    changes("loc-saigon-can-tho: vc-guerrilla +2 terror +1;"
            "loc-can-tho-long-phu: vc-guerrilla +1 terror +1");
    given("saigon: vc-guerrilla 24"); /* just enough */
    event(NVA, 25, SHADED);
    offers(NVA, "place vc-guerrillas: 1 2");
}

/* ---- 26 LRRP --------------------------------------------------------------------------------- */

static const char patrols[] = "central-laos: nva-troop 1; quang-nam: us-troop 1 nva-base 1"
                              " nva-troop 1; trail 3";
#define SPREAD "space central-laos; place irregulars 2; done; space the-fishhook;"

static void card_26_unshaded_us_places_three_irregulars_outside_and_strikes(void **state)
{
    given(patrols);
    event(VC, 26, UNSHADED);
    offers(US, "space: central-laos southern-laos northeast-cambodia the-fishhook the-parrots-beak"
               " sihanoukville");
    answer(SPREAD);
    may_not("place irregulars 2");
    answer("place irregulars 1; die 3");
    asks(US);
    answer("piece nva-troop central-laos");
    may("trail");
    may_not("piece nva-base quang-nam");
    answer("piece nva-troop quang-nam; piece nva-base quang-nam; done");
    changes("central-laos: irregular +2 nva-troop -1; the-fishhook: irregular +1;"
            "quang-nam: nva-troop -1 nva-base -1 n->po");
}

static void card_26_unshaded_strikes_bases_first_in_the_first_edition(void **state)
{
    given_with("edition=1", patrols);
    event(VC, 26, UNSHADED);
    asks(US);
    may_not("space: quang-nam north-vietnam hue");
    answer(SPREAD "place irregulars 1");
    asks(US);
    answer("space quang-nam; on");
    may_not("piece nva-troop quang-nam");
    answer("piece nva-base quang-nam; on; done");
    changes("central-laos: irregular +2; the-fishhook: irregular +1;"
            "quang-nam: nva-base -1 n->po");
}

static void card_26_shaded_three_irregulars_fall_and_their_people_turn(void **state)
{
    given("tay-ninh: irregular 2 as; hue: irregular-active 1 ps; central-laos: irregular 1;"
          "da-nang: ps us-troop 1");
    event(NVA, 26, SHADED);
    offers(NVA, "piece irregular: tay-ninh central-laos; piece irregular-active: hue");
    answer("piece irregular tay-ninh; piece irregular tay-ninh; piece irregular-active hue");
    changes("tay-ninh: irregular -2 as->ps; hue: irregular-active -1 ps->n;"
            "casualties: irregulars +3");
    event(NVA, 26, SHADED);
    changes("central-laos: irregular -1; casualties: irregulars +1");
}

/* ---- 27 Phoenix Program ---------------------------------------------------------------------- */

static const char phoenix[] =
    "hue: police 4 vc-guerrilla 1 vc-guerrilla-active 1 ps terror 1; phuoc-long: police 2 "
    "vc-guerrilla 1; da-nang: police 3 vc-base 1 vc-tunnel 1; kontum: police 2 vc-guerrilla 1 ao;"
    "saigon: police 3 vc-guerrilla 1; can-tho: police 1 vc-guerrilla 1; quang-nam: police 2 "
    "nva-guerrilla 1";

static void card_27_unshaded_removes_three_vc_under_coin_control(void **state)
{
    given(phoenix);
    event(US, 27, UNSHADED);
    offers(US, "piece vc-guerrilla: hue phuoc-long kontum saigon; piece vc-guerrilla-active: hue;"
               "piece vc-base: da-nang");
    answer("piece vc-base da-nang; piece vc-guerrilla hue; piece vc-guerrilla saigon");
    changes("da-nang: vc-base -1; hue: vc-guerrilla -1; saigon: vc-guerrilla -1");
}

static void card_27_shaded_terrorises_two_spaces_under_coin_control_but_saigon(void **state)
{
    given(phoenix);
    event(VC, 27, SHADED);
    offers(VC, "space: hue da-nang");
    answer("space da-nang");
    changes("hue: ps->ao terror +1; da-nang: n->ao terror +1");
    event(VC, 27, SHADED); /* nobody is left to turn: markers still go */
    offers(VC, "space: hue da-nang kontum phuoc-long");
    answer("space kontum; space phuoc-long");
    changes("kontum: terror +1; phuoc-long: terror +1");
}

static void card_27_shaded_the_last_markers_go_where_the_player_says(void **state)
{
    const char *last = "hue: police 2 vc-guerrilla 1; da-nang: police 2 vc-guerrilla 1;"
                       "kontum: terror 13";
    given(last);
    event(VC, 27, SHADED);
    answer("space hue"); /* and Da Nang: two are left */
    changes("hue: n->ao terror +1; da-nang: n->ao terror +1");
    given(last);
    and_given("saigon: terror 1");
    event(VC, 27, SHADED);
    answer("space hue");
    offers(VC, "space: hue da-nang");
    answer("space da-nang");
    changes("hue: n->ao; da-nang: n->ao terror +1");
}

/* ---- 28 Search and Destroy ------------------------------------------------------------------- */

static void card_28_unshaded_us_assault_finds_one_hidden_guerrilla(void **state)
{
    given("pleiku-darlac: us-troop 1 vc-guerrilla 2; hue: us-troop 2 vc-guerrilla 2"
          " vc-guerrilla-active 1; can-tho: us-troop 1 nva-guerrilla-active 1 vc-base 1");
    event(US, 28, UNSHADED);
    changes("capability 28 none->unshaded");
    operation(US, OP_ASSAULT, 0);
    answer("space pleiku-darlac; piece vc-guerrilla pleiku-darlac; space hue;"
           "piece vc-guerrilla hue");
    changes("pleiku-darlac: vc-guerrilla -1; hue: vc-guerrilla -1 vc-guerrilla-active -1");
}

static void card_28_unshaded_without_a_hit_still_finds_one_beside_troops(void **state)
{
    given("pleiku-darlac: us-troop 1 nva-troop 1 vc-guerrilla 1; capability 28 unshaded");
    operation(US, OP_ASSAULT, 0);
    answer("space pleiku-darlac; piece vc-guerrilla pleiku-darlac");
    changes("pleiku-darlac: vc-guerrilla -1");
}

static void card_28_shaded_assaulted_provinces_shift_once(void **state)
{
    given("tay-ninh: us-troop 2 arvn-troop 2 vc-guerrilla-active 4 ps;"
          "hue: us-troop 1 vc-guerrilla-active 1 ps; kien-phong: arvn-troop 2 "
          "vc-guerrilla-active 1 as");
    event(VC, 28, SHADED);
    changes("capability 28 none->shaded");
    operation(US, OP_ASSAULT, 0);
    answer("space tay-ninh; choose yes; space hue; done");
    changes("tay-ninh: vc-guerrilla-active -3 ps->n; hue: vc-guerrilla-active -1; arvn -3");
    operation(ARVN, OP_ASSAULT, 0);
    answer("space kien-phong");
    changes("kien-phong: vc-guerrilla-active -1 as->ps; arvn -3");
}

/* ---- 29 Tribesmen ---------------------------------------------------------------------------- */

static void card_29_unshaded_removes_four_insurgents_beside_irregulars(void **state)
{
    given("central-laos: irregular-active 1 nva-troop 2 nva-base 1 nva-tunnel 1;"
          "hue: irregular 1 vc-guerrilla 2; da-nang: ranger 1 vc-guerrilla 1;"
          "tay-ninh: us-troop 1 vc-guerrilla 1");
    event(US, 29, UNSHADED);
    offers(US, "piece nva-troop: central-laos; piece nva-base: central-laos;"
               "piece vc-guerrilla: hue");
    answer("piece nva-base central-laos; piece vc-guerrilla hue; piece vc-guerrilla hue;"
           "piece nva-troop central-laos");
    changes("central-laos: nva-base -1 nva-troop -1; hue: vc-guerrilla -2");
}

static void card_29_shaded_irregulars_desert_a_highland_turns_patronage_falls(void **state)
{
    given("central-laos: irregular 1; hue: irregular-active 1 us-troop 1 ranger 1; quang-nam: ps;"
          "binh-dinh: po");
    event(VC, 29, SHADED);
    answer("piece irregular central-laos; place vc-guerrillas 1");
    answer("piece irregular-active hue; place vc-guerrillas 1");
    offers(VC, "space: quang-tri-thua-thien pleiku-darlac khanh-hoa");
    answer("space pleiku-darlac");
    changes("central-laos: irregular -1 vc-guerrilla +1; hue: irregular-active -1 vc-guerrilla +1;"
            "pleiku-darlac: n->ao; patronage -3");
}

static void card_29_shaded_irregulars_without_a_successor_just_leave(void **state)
{
    given("hue: irregular 1; da-nang: irregular 1; saigon: vc-guerrilla 29; patronage 2;"
          "quang-tri-thua-thien: ps; quang-nam: ps; binh-dinh: ps; pleiku-darlac: ps;"
          "khanh-hoa: ao");
    event(ARVN, 29, SHADED);
    offers(ARVN, "piece irregular: hue da-nang");
    answer("piece irregular da-nang; place vc-guerrillas 1; piece irregular hue");
    changes("hue: irregular -1; da-nang: irregular -1 vc-guerrilla +1; patronage -2");
}

/* ---- 30 USS New Jersey ----------------------------------------------------------------------- */

/* What would limit another strike does not limit this one. */
static const char coast[] =
    "quang-nam: nva-troop 7 ps; ba-xuyen: vc-guerrilla-active 7 vc-guerrilla 1; sihanoukville: "
    "nva-base 1; north-vietnam: nva-troop 7; tay-ninh: us-troop 1 vc-guerrilla-active 1;"
    "momentum 5; monsoon; capability 20 shaded; momentum 115";

static void shell_three_spaces(unsigned pieces)
{
    for (unsigned i = 0; i < pieces; i++)
        answer("piece nva-troop quang-nam; piece vc-guerrilla-active ba-xuyen;"
               "piece nva-troop north-vietnam");
}

static void card_30_unshaded_shells_three_coastal_spaces_two_pieces_in_each(void **state)
{
    given(coast);
    event(VC, 30, UNSHADED);
    offers(VC, "choose: us arvn");
    answer("choose arvn");
    offers(ARVN, "piece nva-troop: quang-nam north-vietnam; piece vc-guerrilla-active: ba-xuyen;"
                 "piece nva-base: sihanoukville");
    shell_three_spaces(1);
    offers(ARVN, "piece nva-troop: quang-nam north-vietnam; piece vc-guerrilla-active: ba-xuyen;"
                 "done");
    shell_three_spaces(1);
    offers(ARVN, "done");
    answer("done");
    changes("quang-nam: nva-troop -2 ps->n; ba-xuyen: vc-guerrilla-active -2 n->po;"
            "north-vietnam: nva-troop -2");
}

static void card_30_unshaded_shifts_as_arc_light_says(void **state)
{
    given("quang-nam: nva-troop 7 ps; ba-xuyen: vc-guerrilla-active 1 ps; capability 8 shaded");
    event(US, 30, UNSHADED);
    answer("choose us; piece nva-troop quang-nam; piece nva-troop quang-nam;"
           "piece vc-guerrilla-active ba-xuyen; done");
    changes("quang-nam: nva-troop -2 ps->po; ba-xuyen: vc-guerrilla-active -1 ps->n");
}

static void card_30_unshaded_takes_six_in_each_space_in_the_first_edition(void **state)
{
    given_with("edition=1", coast);
    table.s.momentum = 1u << MOM_TYPHOON; /* Weasels would keep the Trail safe */
    event(US, 30, UNSHADED);
    answer("choose us");
    may_not("space tay-ninh");
    answer("space quang-nam; space ba-xuyen; space north-vietnam");
    may_not("space sihanoukville");
    answer("on");
    shell_three_spaces(6);
    offers(US, "on");
    answer("on");
    offers(US, "done");
    answer("done");
    changes("quang-nam: nva-troop -6 ps->n; ba-xuyen: vc-guerrilla-active -6 n->po;"
            "north-vietnam: nva-troop -6");
}

static void card_30_shaded_two_coastal_provinces_with_us_troops_fall_two_levels(void **state)
{
    given("quang-nam: us-troop 1 as; kien-hoa-vinh-binh: us-troop 1 po; binh-dinh: us-troop 1 ao;"
          "hue: us-troop 1 ps; tay-ninh: us-troop 1 ps; sihanoukville: us-troop 1;"
          "ba-xuyen: arvn-troop 1 ps; khanh-hoa: us-troop 1");
    event(NVA, 30, SHADED);
    offers(NVA, "space: quang-nam kien-hoa-vinh-binh khanh-hoa");
    answer("space quang-nam; space kien-hoa-vinh-binh");
    changes("quang-nam: as->n; kien-hoa-vinh-binh: po->ao");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(card_21_unshaded_us_gathers_two_and_two_troops_in_one_space),
        cmocka_unit_test(card_21_unshaded_or_makes_two_and_two_troops_available),
        cmocka_unit_test(card_21_unshaded_offers_spaces_that_troops_can_come_to),
        cmocka_unit_test(card_21_shaded_turns_one_or_two_provinces_with_us_troops_and_vc),
        cmocka_unit_test(card_22_unshaded_us_brings_six_troops_three_of_them_from_out_of_play),
        cmocka_unit_test(card_22_shaded_ends_support_at_da_nang_and_next_to_it_and_air_strikes),
        cmocka_unit_test(card_23_unshaded_us_lifts_sweeps_and_digs_up_a_tunnel),
        cmocka_unit_test(card_23_unshaded_the_added_arvn_assault_digs_too),
        cmocka_unit_test(card_23_shaded_a_die_of_us_troops_near_a_tunnel_become_casualties),
        cmocka_unit_test(card_24_unshaded_clears_a_coastal_province_in_reach_of_us_troops),
        cmocka_unit_test(card_24_shaded_hides_vc_in_up_to_three_provinces_and_stays),
        cmocka_unit_test(card_25_unshaded_clears_the_mekong_and_fights_in_its_lowlands),
        cmocka_unit_test(card_25_unshaded_us_may_add_an_arvn_assault_at_no_cost),
        cmocka_unit_test(card_25_unshaded_is_not_bound_by_platoons_or_abrams),
        cmocka_unit_test(card_25_shaded_fills_the_mekong_and_sabotages_where_vc_are_more),
        cmocka_unit_test(card_25_shaded_a_shortage_is_divided_by_whoever_plays_it),
        cmocka_unit_test(card_26_unshaded_us_places_three_irregulars_outside_and_strikes),
        cmocka_unit_test(card_26_unshaded_strikes_bases_first_in_the_first_edition),
        cmocka_unit_test(card_26_shaded_three_irregulars_fall_and_their_people_turn),
        cmocka_unit_test(card_27_unshaded_removes_three_vc_under_coin_control),
        cmocka_unit_test(card_27_shaded_terrorises_two_spaces_under_coin_control_but_saigon),
        cmocka_unit_test(card_27_shaded_the_last_markers_go_where_the_player_says),
        cmocka_unit_test(card_28_unshaded_us_assault_finds_one_hidden_guerrilla),
        cmocka_unit_test(card_28_unshaded_without_a_hit_still_finds_one_beside_troops),
        cmocka_unit_test(card_28_shaded_assaulted_provinces_shift_once),
        cmocka_unit_test(card_29_unshaded_removes_four_insurgents_beside_irregulars),
        cmocka_unit_test(card_29_shaded_irregulars_desert_a_highland_turns_patronage_falls),
        cmocka_unit_test(card_29_shaded_irregulars_without_a_successor_just_leave),
        cmocka_unit_test(card_30_unshaded_shells_three_coastal_spaces_two_pieces_in_each),
        cmocka_unit_test(card_30_unshaded_shifts_as_arc_light_says),
        cmocka_unit_test(card_30_unshaded_takes_six_in_each_space_in_the_first_edition),
        cmocka_unit_test(card_30_shaded_two_coastal_provinces_with_us_troops_fall_two_levels),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
