/* test_c086_095.c: cards 86 to 95, each side: what changes, and that nothing else does. */
#include "support/deed.h"

#include <string.h>

/* ---- 86 Mandate of Heaven -------------------------------------------------------------------- */

static void card_86_unshaded_one_govern_needs_no_shift(void **state)
{
    given("hue: police 2 ps; da-nang: police 2 ps; leader 128");
    event(ARVN, 86, UNSHADED);
    changes("capability 86 none->unshaded");
    operation(ARVN, OP_PATROL, 0);
    answer("activity govern; space hue; choose quietly; space da-nang");
    may_not("choose quietly");
    answer("choose patronage");
    changes_so_far("arvn -3; aid -3; patronage +3; da-nang: ps->n");
}

static void card_86_shaded_arvn_governs_and_pacifies_one_space(void **state)
{
    given("hue: police 2 arvn-troop 1 ps; da-nang: police 2 arvn-troop 1 ps;"
          "kontum: police 1 us-troop 1; capability 86 unshaded");
    event(VC, 86, SHADED);
    changes("capability 86 unshaded->shaded");
    operation(ARVN, OP_PATROL, 0);
    answer("activity govern; space hue; choose aid");
    may_not("space da-nang");
    changes_so_far("arvn -3; aid +6");
    lake_coup(&table, THIEU);
    answer("card 3");
    and_given("arvn 60");
    asks(US);
    answer("pacify kontum; done");
    asks(ARVN);
    answer("pacify hue");
    may_not("pacify da-nang");
    changes_so_far("kontum: n->ps; hue: ps->as; arvn -6");
}

/* ---- 87 Nguyen Chanh Thi --------------------------------------------------------------------- */

static void card_87_unshaded_arvn_pieces_near_hue_win_support(void **state)
{
    given("quang-nam: po");
    event(US, 87, UNSHADED);
    offers(US, "space: hue loc-hue-khe-sanh loc-hue-da-nang quang-tri-thua-thien central-laos"
               " da-nang quang-nam southern-laos quang-tin-quang-ngai loc-da-nang-dak-to"
               " loc-da-nang-qui-nhon");
    answer("space quang-nam; place arvn-troops 1; place arvn-bases 1; done; space southern-laos");
    offers(US, "place arvn-troops 1; place police 1; place rangers 1; place arvn-bases 1");
    answer("place rangers 1");
    changes("quang-nam: arvn-troop +1 arvn-base +1 po->n; southern-laos: ranger +1");
}

static void card_87_shaded_two_arvn_pieces_near_hue_turn(void **state)
{
    given("hue: arvn-base 1 arvn-troop 1 ranger-active 1 nva-base 1 us-troop 1;"
          "loc-hue-da-nang: police 1; quang-tin-quang-ngai: police 1; loc-da-nang-dak-to: ranger 1;"
          "central-laos: ranger 1");
    event(VC, 87, SHADED);
    may("piece arvn-base hue; piece arvn-troop hue; piece ranger-active hue;"
        "piece police loc-hue-da-nang; piece ranger central-laos");
    may_not("piece police quang-tin-quang-ngai; piece ranger loc-da-nang-dak-to;"
            "piece us-troop hue; done");
    answer("piece arvn-base hue; place vc-bases 1; piece police loc-hue-da-nang");
    may_not("place vc-bases 1; done");
    answer("place vc-guerrillas 1; choose patronage-down");
    changes("hue: arvn-base -1 vc-base +1; loc-hue-da-nang: police -1 vc-guerrilla +1;"
            "patronage -4");
    given("hue: police 1; tay-ninh: vc-guerrilla 30; can-tho: vc-base 2; saigon: vc-base 2;"
          "ba-xuyen: vc-base 2; kontum: vc-base 2; an-loc: vc-base 1");
    event(ARVN, 87, SHADED); /* ARVN takes nothing of VC's from the map */
    answer("piece police hue; choose patronage-up");
    changes("hue: police -1; patronage +4");
}

/* ---- 88 Phan Quang Dan ----------------------------------------------------------------------- */

static void card_88_unshaded_saigon_gains_and_patronage_grows(void **state)
{
    given("saigon: po; hue: po");
    event(ARVN, 88, UNSHADED);
    changes("saigon: po->n; patronage +5");
    given("saigon: as; patronage 72");
    event(VC, 88, UNSHADED);
    changes("patronage +3");
}

static void card_88_shaded_saigon_turns_neutral_step_by_step(void **state)
{
    given("saigon: as");
    event(VC, 88, SHADED);
    changes("saigon: as->ps; patronage -5; arvn out");
    given("saigon: ao; patronage 3");
    event(ARVN, 88, SHADED);
    changes("saigon: ao->po; patronage -3; arvn out");
    given("saigon: n; hue: ps");
    event(US, 88, SHADED);
    changes("patronage -5; arvn out");
}

/* ---- 89 Tam Chau ----------------------------------------------------------------------------- */

static void card_89_unshaded_saigon_goes_toward_passive_support(void **state)
{
    given("saigon: as");
    event(ARVN, 89, UNSHADED);
    changes("saigon: as->ps; patronage +6");
    given("saigon: n");
    event(ARVN, 89, UNSHADED);
    changes("saigon: n->ps; patronage +6");
    given("saigon: ps");
    event(ARVN, 89, UNSHADED);
    changes("patronage +6");
}

static void card_89_shaded_a_vc_piece_in_saigon_and_toward_opposition(void **state)
{
    given("saigon: as nva-base 1");
    event(US, 89, SHADED);
    offers(US, "place vc-guerrillas 1; place vc-bases 1");
    answer("place vc-bases 1");
    changes("saigon: vc-base +1 as->ps; patronage -6");
    given("saigon: ao us-base 2");
    event(VC, 89, SHADED);
    may_not("place vc-bases 1");
    answer("place vc-guerrillas 1");
    changes("saigon: vc-guerrilla +1 ao->po; patronage -6");
    given("saigon: po");
    event(VC, 89, SHADED);
    answer("place vc-guerrillas 1");
    changes("saigon: vc-guerrilla +1; patronage -6");
}

/* ---- 90 Walt Rostow -------------------------------------------------------------------------- */

static const char *const rostow =
    "hue: us-troop 1; saigon: us-troop 1; da-nang: vc-guerrilla 1 us-base 1;"
    "tay-ninh: arvn-troop 1 police 1 ranger 1 ranger-active 1 arvn-base 1 vc-guerrilla 6"
    " us-troop 1; out-of-play: arvn-troops 1 police 1 rangers 1 arvn-bases 1;"
    "loc-hue-da-nang: us-troop 1";

static void card_90_unshaded_arvn_pieces_come_from_two_boxes(void **state)
{
    given(rostow);
    event(VC, 90, UNSHADED);
    offers(VC, "choose: deploy available on-the-map");
    answer("choose deploy");
    offers(VC, "space: hue saigon");
    answer("space hue");
    offers(VC, "place arvn-troops 1; place police 1; place rangers 1; place arvn-bases 1");
    answer("place rangers 1; choose available");
    offers(VC, "space: hue saigon");
    answer("space saigon");
    offers(VC, "place arvn-troops 1; place police 1; place rangers 1; place arvn-bases 1");
    answer("place police 1");
    changes("hue: ranger +1; saigon: police +1; out-of-play: rangers -1");
}

static void card_90_unshaded_the_other_way_round(void **state)
{
    given(rostow);
    event(ARVN, 90, UNSHADED);
    answer("choose available");
    offers(ARVN, "space: hue saigon");
    answer("space saigon");
    offers(ARVN, "place arvn-troops 1; place police 1; place rangers 1; place arvn-bases 1");
    answer("place arvn-bases 1");
    offers(ARVN, "choose: deploy available on-the-map");
    answer("choose deploy");
    offers(ARVN, "space: hue saigon");
    answer("space hue");
    offers(ARVN, "place arvn-troops 1; place police 1; place rangers 1; place arvn-bases 1");
    answer("place arvn-troops 1");
    changes("saigon: arvn-base +1; hue: arvn-troop +1; out-of-play: arvn-troops -1");
}

#define ANY_ARVN                                                                                   \
    "group arvn-troop 1; group police 1; group ranger 1; group ranger-active 1; group arvn-base 1"

static void card_90_unshaded_or_from_the_map(void **state)
{
    given(rostow);
    event(NVA, 90, UNSHADED);
    answer("choose on-the-map");
    offers(NVA, "from: tay-ninh");
    answer("from tay-ninh");
    offers(NVA, "to: hue saigon");
    answer("to hue");
    offers(NVA, ANY_ARVN);
    answer("group arvn-base 1; choose on-the-map; from tay-ninh");
    offers(NVA, "to: hue saigon");
    answer("to saigon");
    offers(NVA, "group arvn-troop 1; group police 1; group ranger 1; group ranger-active 1");
    answer("group ranger-active 1");
    changes("tay-ninh: ranger-active -1 arvn-base -1; hue: arvn-base +1; saigon: ranger-active +1");
}

static void card_90_shaded_guerrillas_come_and_troops_go_to_the_cities(void **state)
{
    given("tay-ninh: arvn-troop 2 arvn-base 1; loc-hue-khe-sanh: arvn-troop 1 police 1;"
          "hue: nva-troop 2 arvn-troop 1; southern-laos: police 1 ranger 1 ranger-active 1; "
          "quang-nam: us-troop 1");
    event(VC, 90, SHADED);
    offers(VC, "place nva-guerrillas 1; place vc-guerrillas 1"); /* Southern Laos */
    answer("place nva-guerrillas 1; place vc-guerrillas 1");
    asks(ARVN);
    may_not("from: southern-laos hue quang-nam; done");
    answer("from tay-ninh");
    may_not("to: hue quang-nam");
    answer("to saigon; group arvn-troop 2; from loc-hue-khe-sanh; to da-nang; group arvn-troop 1;"
           "from hue; to da-nang; group arvn-troop 1");
    changes("southern-laos: nva-guerrilla +1; tay-ninh: vc-guerrilla +1 arvn-troop -2;"
            "saigon: arvn-troop +2; loc-hue-khe-sanh: arvn-troop -1; da-nang: arvn-troop +2;"
            "hue: arvn-troop -1");
}

/* ---- 91 Bob Hope ----------------------------------------------------------------------------- */

static void card_90_unshaded_available_means_available(void **state)
{
    given("hue: us-troop 1; saigon: arvn-troop 30");
    event(US, 90, UNSHADED);
    answer("choose available; space hue");
    offers(US, "place police 1; place rangers 1; place arvn-bases 1");
    answer("place rangers 1; choose available; space hue");
    offers(US, "place police 1; place rangers 1; place arvn-bases 1");
}

/* Qui Nhon is not under NVA Control when it begins, and may be entered though it is then. */
static void card_90_shaded_control_is_that_of_the_beginning(void **state)
{
    given("qui-nhon: arvn-troop 2 nva-troop 2; da-nang: arvn-troop 2 police 1 ranger 1"
          " ranger-active 1 arvn-base 1; kontum: arvn-troop 1; hue: nva-troop 1;"
          "loc-hue-da-nang: ranger 1");
    event(US, 90, SHADED);
    offers(ARVN, "from: qui-nhon da-nang kontum; done");
    answer("from qui-nhon; to saigon; group arvn-troop 2; from da-nang");
    may("to: qui-nhon");
    may_not("to: hue tay-ninh loc-hue-da-nang");
    answer("to qui-nhon");
    offers(ARVN, "group arvn-troop: 1 2");
    answer("group arvn-troop 1; done");
    changes("qui-nhon: arvn-troop -1; saigon: arvn-troop +2; da-nang: arvn-troop -1");
    assert_int_equal(table.s.frozen, 0);
}

static void card_91_unshaded_pairs_of_troops_bring_casualties_back(void **state)
{
    given("tay-ninh: us-troop 5 irregular 1 irregular-active 1 us-base 1; quang-nam: us-troop 1;"
          "hue: police 1; saigon: police 1; an-loc: vc-guerrilla 1;"
          "casualties: us-troops 2 us-bases 1 irregulars 1");
    event(VC, 91, UNSHADED);
    may_not("space: hue saigon");
    answer("space tay-ninh; from tay-ninh");
    may_not("to: an-loc quang-nam kontum");
    answer("to hue");
    offers(VC, "group us-troop: 1 2 3 4 5");
    answer("group us-troop 3; from tay-ninh");
    offers(VC, "to hue"); /* one City */
    answer("to hue; group us-troop 2");
    may_not("box us-troops 3; done");
    answer("box us-bases 1; box irregulars 1");
    changes("tay-ninh: us-troop -5; hue: us-troop +5; casualties: us-bases -1 irregulars -1");
}

static void card_91_unshaded_one_troop_brings_nobody(void **state)
{
    given("tay-ninh: us-troop 2; hue: police 1; casualties: us-troops 2");
    event(US, 91, UNSHADED);
    answer("from tay-ninh; to hue; group us-troop 1; done");
    changes("tay-ninh: us-troop -1; hue: us-troop +1");
}

static const char *const troops_in_the_field =
    "tay-ninh: us-troop 2 irregular 1 irregular-active 1 us-base 1;"
    "kien-phong: us-troop 2 irregular 1 irregular-active 1 us-base 1; loc-hue-da-nang: us-troop 1;"
    "hue: us-troop 1";

static void leave(Seat who, const char *from, const char *place)
{
    char words[64];
    offers(who, "from: tay-ninh kien-phong; done");
    strcpy(words, "from ");
    answer(strcat(words, from));
    offers(who, "to: hue da-nang kontum qui-nhon cam-ranh an-loc saigon can-tho");
    answer("to saigon");
    offers(who, "group us-troop 1");
    answer("group us-troop 1");
    offers(who, place);
    answer(place);
}

static void card_91_shaded_three_troops_leave_guerrillas_behind(void **state)
{
    given(troops_in_the_field);
    event(US, 91, SHADED);
    offers(US, "choose: nva vc");
    answer("choose nva");
    leave(NVA, "tay-ninh", "place nva-guerrillas 1");
    leave(NVA, "kien-phong", "place nva-guerrillas 1");
    leave(NVA, "kien-phong", "place nva-guerrillas 1");
    changes("tay-ninh: us-troop -1 nva-guerrilla +1; kien-phong: us-troop -2 nva-guerrilla +2;"
            "saigon: us-troop +3");
}

static void card_91_shaded_or_vc_ones_and_fewer(void **state)
{
    given(troops_in_the_field);
    event(ARVN, 91, SHADED);
    answer("choose vc");
    leave(VC, "tay-ninh", "place vc-guerrillas 1");
    leave(VC, "kien-phong", "place vc-guerrillas 1");
    leave(VC, "kien-phong", "place vc-guerrillas 1");
    changes("tay-ninh: us-troop -1 vc-guerrilla +1; kien-phong: us-troop -2 vc-guerrilla +2;"
            "saigon: us-troop +3");
    given(troops_in_the_field);
    event(NVA, 91, SHADED);
    answer("choose nva; done");
    changes("");
    event(NVA, 91, SHADED);
    answer("choose nva");
    leave(NVA, "tay-ninh", "place nva-guerrillas 1");
    answer("done");
    changes("tay-ninh: us-troop -1 nva-guerrilla +1; saigon: us-troop +1");
}

/* ---- 92 SEALORDS ----------------------------------------------------------------------------- */

static const char *const mekong =
    "kien-phong: arvn-troop 2 us-troop 1 vc-guerrilla 2; ba-xuyen: arvn-troop 2 us-troop 1"
    " vc-guerrilla-active 1; hue: arvn-troop 2 vc-guerrilla 1; loc-can-tho-bac-lieu: police 2"
    " vc-guerrilla-active 2; kien-giang-an-xuyen: arvn-troop 1 us-troop 1;"
    "saigon: us-troop 1 nva-troop 1; arvn 0; monsoon";

static void card_92_unshaded_arvn_sweeps_or_assaults_around_can_tho(void **state)
{
    given(mekong);
    event(VC, 92, UNSHADED);
    asks(ARVN);
    may_not("space: hue loc-can-tho-bac-lieu can-tho");
    answer("space kien-phong");
    may_not("from kien-giang-an-xuyen"); /* in place */
    answer("on; space kien-phong; done");
    may_not("space kien-phong"); /* one or the other */
    answer("space ba-xuyen; space loc-can-tho-bac-lieu; done");
    changes_so_far("kien-phong: vc-guerrilla -2 vc-guerrilla-active +2;"
                   "ba-xuyen: vc-guerrilla-active -1; loc-can-tho-bac-lieu:"
                   " vc-guerrilla-active -1");
}

static void card_92_unshaded_then_us_does_and_may_add_arvn(void **state)
{
    given(mekong);
    and_given("kien-phong: vc-guerrilla-active 2");
    event(ARVN, 92, UNSHADED);
    answer("on; done; done");
    asks(US);
    may_not("space: saigon hue");
    answer("space ba-xuyen");
    may_not("from kien-giang-an-xuyen");
    answer("on; space ba-xuyen; done");
    may_not("space saigon");
    answer("space kien-phong; choose yes; done");
    changes("kien-phong: vc-guerrilla-active -2");
}

static void card_92_unshaded_nobody_need_do_anything(void **state)
{
    given("kien-phong: arvn-troop 2 us-troop 1 vc-guerrilla-active 2");
    event(US, 92, UNSHADED);
    asks(ARVN);
    answer("on; done; done");
    asks(US);
    answer("on; done; done");
    changes("");
}

static void card_92_shaded_one_faction_comes_down_the_mekong(void **state)
{
    given("tay-ninh: vc-base 1 vc-tunnel 1 vc-guerrilla 2; sihanoukville: vc-guerrilla-active 1"
          " nva-troop 2; central-laos: vc-guerrilla 1; hue: vc-guerrilla 1");
    event(US, 92, SHADED);
    answer("choose vc");
    asks(VC);
    may("from: tay-ninh sihanoukville; done");
    may_not("from: central-laos hue");
    answer("from tay-ninh");
    may("to: kien-phong kien-hoa-vinh-binh ba-xuyen kien-giang-an-xuyen loc-saigon-can-tho"
        " loc-can-tho-chau-doc loc-can-tho-bac-lieu loc-can-tho-long-phu");
    may_not("to: can-tho saigon the-parrots-beak");
    answer("to kien-phong");
    may_not("group vc-tunnel 1");
    answer("group vc-guerrilla 1; group vc-base 1; from sihanoukville; to loc-can-tho-bac-lieu;"
           "group vc-guerrilla-active 1; done");
    changes("tay-ninh: vc-guerrilla -1 vc-base -1; kien-phong: vc-guerrilla +1 vc-base +1;"
            "sihanoukville: vc-guerrilla-active -1; loc-can-tho-bac-lieu: vc-guerrilla-active +1");
}

static void card_92_shaded_nva_moves_any_number(void **state)
{
    given("the-fishhook: nva-troop 9 nva-base 1 nva-tunnel 1 vc-guerrilla 1 nva-guerrilla 1"
          " nva-guerrilla-active 1; hue: nva-troop 1");
    event(NVA, 92, SHADED);
    answer("choose nva");
    offers(NVA, "from the-fishhook; done");
    answer("from the-fishhook");
    may_not("to: can-tho tay-ninh saigon");
    answer("to ba-xuyen; group nva-troop 9");
    offers(NVA, "group nva-base 1; group nva-guerrilla 1; group nva-guerrilla-active 1; done");
    answer("group nva-base 1; group nva-guerrilla-active 1; done");
    may("from the-fishhook");
    answer("done");
    changes("the-fishhook: nva-troop -9 nva-base -1 nva-guerrilla-active -1;"
            "ba-xuyen: nva-troop +9 nva-base +1 nva-guerrilla-active +1");
}

/* ---- 93 Senator Fulbright -------------------------------------------------------------------- */

static void card_93_unshaded_us_takes_four_pieces_home(void **state)
{
    given("hue: us-troop 3 irregular-active 1 arvn-troop 2; saigon: us-base 1;"
          "casualties: us-troops 1");
    event(VC, 93, UNSHADED);
    offers(US, "piece us-troop hue; piece irregular-active hue; piece us-base saigon");
    answer("piece us-troop hue; piece us-troop hue; piece us-base saigon");
    may_not("done");
    answer("piece irregular-active hue");
    changes("hue: us-troop -2 irregular-active -1; saigon: us-base -1");
    given("hue: us-troop 2 police 1; saigon: irregular 1");
    event(US, 93, UNSHADED);
    changes("hue: us-troop -2; saigon: irregular -1");
}

static void card_93_shaded_a_base_goes_and_aid_falls(void **state)
{
    given("hue: us-base 1");
    event(NVA, 93, SHADED);
    changes("out-of-play: us-bases +1; aid -9");
    given("hue: us-base 2; saigon: us-base 2; tay-ninh: us-base 2; aid 8");
    event(VC, 93, SHADED);
    changes("aid -8");
}

/* ---- 94 Tunnel Rats -------------------------------------------------------------------------- */

static void card_94_digs_one_tunnel_in_each_of_two_provinces(void **state)
{
    given("tay-ninh: nva-base 1 vc-base 1 nva-troop 1 nva-guerrilla 1 nva-guerrilla-active 1"
          " vc-guerrilla 1 vc-guerrilla-active 1; kien-phong: vc-base 1 vc-tunnel 1;"
          "hue: vc-base 1; central-laos: nva-base 1 us-troop 1; ba-xuyen: vc-tunnel 1");
    event(ARVN, 94, UNSHADED);
    offers(ARVN, "choose tunnels"); /* no tunnel where US Troops are */
    answer("choose tunnels");
    offers(ARVN, "space: tay-ninh kien-phong central-laos");
    answer("space tay-ninh; space kien-phong");
    offers(ARVN, "piece nva-base tay-ninh; piece vc-base tay-ninh");
    answer("piece nva-base tay-ninh");
    changes("tay-ninh: nva-base -1 nva-tunnel +1; kien-phong: vc-base -1 vc-tunnel +1");
}

static void card_94_or_blows_one_tunnel_up(void **state)
{
    given("tay-ninh: vc-tunnel 1 vc-base 1 us-troop 1 nva-troop 1 nva-guerrilla 1 vc-guerrilla 1"
          " nva-guerrilla-active 1 vc-guerrilla-active 1; hue: nva-tunnel 1 us-troop 1 police 1;"
          "kien-phong: vc-tunnel 1 us-base 1; ba-xuyen: vc-tunnel 1 irregular 1");
    event(US, 94, UNSHADED);
    answer("choose remove");
    offers(US, "piece vc-tunnel tay-ninh; piece nva-tunnel hue");
    answer("piece nva-tunnel hue");
    changes("hue: nva-tunnel -1");
}

/* ---- 95 Westmoreland ------------------------------------------------------------------------- */

static void card_95_unshaded_us_lifts_fights_twice_and_strikes(void **state)
{
    given("hue: us-troop 3; da-nang: us-troop 1 arvn-troop 2 vc-guerrilla-active 2;"
          "saigon: us-troop 1 vc-guerrilla 1 ps; can-tho: us-troop 1 vc-guerrilla-active 1 ps;"
          "momentum 15 shaded; momentum 78; momentum 41; trail 3; monsoon");
    event(VC, 95, UNSHADED);
    asks(US);
    answer("from hue; to can-tho; group us-troop 2; done; space saigon");
    may_not("from can-tho"); /* in place, though a LoC joins them */
    answer("on; space saigon; done");
    may_not("space saigon"); /* two different spaces */
    may("done");
    answer("space da-nang");
    may_not("choose yes; space can-tho"); /* no ARVN; two in all */
    answer("done; die 3; piece vc-guerrilla-active can-tho; trail; done");
    changes("hue: us-troop -2; can-tho: us-troop +2 vc-guerrilla-active -1 ps->n;"
            "saigon: vc-guerrilla -1 vc-guerrilla-active +1; da-nang: vc-guerrilla-active -1;"
            "trail -1");
}

static void card_95_unshaded_both_may_be_sweeps(void **state)
{
    given("hue: us-troop 1 vc-guerrilla 1; da-nang: us-troop 1 vc-guerrilla 2;"
          "kontum: us-troop 1 nva-troop 1 ps; saigon: us-troop 1");
    event(US, 95, UNSHADED);
    may_not("done"); /* what can be done is done [0.25] */
    answer("from saigon; to can-tho; group us-troop 1; done; space hue; space da-nang");
    may_not("space kontum");
    answer("on; space hue; space da-nang; done; die 1; piece nva-troop kontum; done");
    changes("saigon: us-troop -1; can-tho: us-troop +1; hue: vc-guerrilla -1"
            " vc-guerrilla-active +1; da-nang: vc-guerrilla -1 vc-guerrilla-active +1;"
            "kontum: nva-troop -1 ps->n");
}

static void card_95_unshaded_both_may_be_assaults(void **state)
{
    given("hue: us-troop 1 arvn-troop 2 nva-troop 2; da-nang: us-troop 1 nva-troop 1 us-base 1;"
          "kontum: us-troop 1 nva-troop 1; saigon: us-troop 1");
    event(US, 95, UNSHADED);
    answer("from saigon; to can-tho; group us-troop 1; done; on; done; space hue; space da-nang");
    may_not("space kontum");
    answer("done; die 1; piece nva-troop kontum; done");
    changes("saigon: us-troop -1; can-tho: us-troop +1; hue: nva-troop -1; da-nang: nva-troop -1;"
            "kontum: nva-troop -1 n->po");
}

static void card_95_shaded_three_provinces_without_police_turn(void **state)
{
    given("tay-ninh: as; kien-phong: n; ba-xuyen: ps police 1; quang-nam: ps; binh-dinh: ao;"
          "khanh-hoa: ao; pleiku-darlac: ao; phu-bon-phu-yen: ao; quang-duc-long-khanh: ao;"
          "binh-tuy-binh-thuan: ao; kien-hoa-vinh-binh: ao; kien-giang-an-xuyen: po;"
          "quang-tri-thua-thien: ao; quang-tin-quang-ngai: ao; hue: as; phuoc-long: us-troop 1");
    event(US, 95, SHADED);
    offers(US, "space: tay-ninh kien-phong quang-nam kien-giang-an-xuyen");
    answer("space tay-ninh; space kien-giang-an-xuyen; space quang-nam");
    changes("tay-ninh: as->n; kien-giang-an-xuyen: po->ao; quang-nam: ps->po");
}

/* ---- Who decides ----------------------------------------------------------------------------- */

static const OpenChoice choices_of_x[] = {
    {87, UNSHADED, ""},
    {87, SHADED, "hue: police 4"},
    {89, SHADED, ""},
    {90, UNSHADED, "hue: us-troop 1"},
    {91, UNSHADED, "tay-ninh: us-troop 1; quang-nam: us-troop 1; hue: police 1"},
    {91, SHADED, "tay-ninh: us-troop 1"},
    {92, SHADED, "tay-ninh: vc-guerrilla 1 nva-guerrilla 1"},
    {94, UNSHADED, "tay-ninh: vc-base 1; kien-phong: vc-base 1; ba-xuyen: vc-base 1"},
    {95, SHADED, ""},
};

static void x_decides_where_nobody_is_named(void **state)
{
    x_decides(choices_of_x, COUNT_OF(choices_of_x));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(card_86_unshaded_one_govern_needs_no_shift),
        cmocka_unit_test(card_86_shaded_arvn_governs_and_pacifies_one_space),
        cmocka_unit_test(card_87_unshaded_arvn_pieces_near_hue_win_support),
        cmocka_unit_test(card_87_shaded_two_arvn_pieces_near_hue_turn),
        cmocka_unit_test(card_88_unshaded_saigon_gains_and_patronage_grows),
        cmocka_unit_test(card_88_shaded_saigon_turns_neutral_step_by_step),
        cmocka_unit_test(card_89_unshaded_saigon_goes_toward_passive_support),
        cmocka_unit_test(card_89_shaded_a_vc_piece_in_saigon_and_toward_opposition),
        cmocka_unit_test(card_90_unshaded_arvn_pieces_come_from_two_boxes),
        cmocka_unit_test(card_90_unshaded_the_other_way_round),
        cmocka_unit_test(card_90_unshaded_or_from_the_map),
        cmocka_unit_test(card_90_shaded_guerrillas_come_and_troops_go_to_the_cities),
        cmocka_unit_test(card_90_unshaded_available_means_available),
        cmocka_unit_test(card_90_shaded_control_is_that_of_the_beginning),
        cmocka_unit_test(card_91_unshaded_pairs_of_troops_bring_casualties_back),
        cmocka_unit_test(card_91_unshaded_one_troop_brings_nobody),
        cmocka_unit_test(card_91_shaded_three_troops_leave_guerrillas_behind),
        cmocka_unit_test(card_91_shaded_or_vc_ones_and_fewer),
        cmocka_unit_test(card_92_unshaded_arvn_sweeps_or_assaults_around_can_tho),
        cmocka_unit_test(card_92_unshaded_then_us_does_and_may_add_arvn),
        cmocka_unit_test(card_92_unshaded_nobody_need_do_anything),
        cmocka_unit_test(card_92_shaded_one_faction_comes_down_the_mekong),
        cmocka_unit_test(card_92_shaded_nva_moves_any_number),
        cmocka_unit_test(card_93_unshaded_us_takes_four_pieces_home),
        cmocka_unit_test(card_93_shaded_a_base_goes_and_aid_falls),
        cmocka_unit_test(card_94_digs_one_tunnel_in_each_of_two_provinces),
        cmocka_unit_test(card_94_or_blows_one_tunnel_up),
        cmocka_unit_test(card_95_unshaded_us_lifts_fights_twice_and_strikes),
        cmocka_unit_test(card_95_unshaded_both_may_be_sweeps),
        cmocka_unit_test(card_95_unshaded_both_may_be_assaults),
        cmocka_unit_test(card_95_shaded_three_provinces_without_police_turn),
        cmocka_unit_test(x_decides_where_nobody_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
