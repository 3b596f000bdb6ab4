/* test_c066_075.c: each side of cards 66 to 75: what it changes and that nothing else changes. */
#include "support/deed.h"

/* ---- 66 Ambassador Taylor -------------------------------------------------------------------- */

static void card_66_unshaded_pays_and_brings_us_pieces_to_the_south(void **state)
{
    given("out-of-play: us-troops 3 us-bases 1 irregulars 1");
    event(ARVN, 66, UNSHADED);
    changes_so_far("aid +9; arvn +9");
    offers(ARVN, "choose: no patronage-down deploy");
    answer("choose deploy");
    may("space: hue loc-hue-da-nang tay-ninh; done");
    may_not("space: central-laos the-fishhook north-vietnam");
    answer("space hue");
    offers(ARVN, "place us-troops: 1 2; place us-bases 1; place irregulars 1");
    answer("place us-bases 1; space loc-hue-da-nang");
    offers(ARVN, "place us-troops 1; place irregulars 1");
    answer("place us-troops 1");
    changes("aid +9; arvn +9; hue: us-base +1; loc-hue-da-nang: us-troop +1;"
            "out-of-play: us-troops -1 us-bases -1");
}

static void card_66_unshaded_up_to_two_is_no_duty(void **state)
{
    given("out-of-play: us-troops 3; aid 70");
    event(US, 66, UNSHADED);
    answer("choose deploy; space saigon; place us-troops 1; done");
    changes("aid +5; arvn +9; saigon: us-troop +1; out-of-play: us-troops -1");
}

static void card_66_unshaded_takes_patronage_or_neither(void **state)
{
    given("out-of-play: us-troops 2; patronage 2");
    event(VC, 66, UNSHADED);
    answer("choose patronage-down");
    changes("aid +9; arvn +9; patronage -2");
    given("");
    event(ARVN, 66, UNSHADED);
    answer("choose patronage-down");
    changes("aid +9; arvn +9; patronage -3");
    given("out-of-play: us-troops 2");
    event(NVA, 66, UNSHADED);
    answer("choose no");
    changes("aid +9; arvn +9");
}

static void card_66_shaded_ends_support_in_three_spaces_but_saigon(void **state)
{
    given("saigon: as; hue: ps; da-nang: as; tay-ninh: ps; quang-nam: as; kontum: po");
    event(US, 66, SHADED);
    offers(US, "space: hue da-nang tay-ninh quang-nam");
    answer("space da-nang; space quang-nam; space tay-ninh");
    changes("da-nang: as->n; quang-nam: as->n; tay-ninh: ps->n; patronage -3");
    given("saigon: as; hue: ps; can-tho: po");
    event(NVA, 66, SHADED);
    changes("hue: ps->n; patronage -3");
}

/* ---- 67 Amphib Landing ----------------------------------------------------------------------- */

static void card_67_unshaded_arvn_lands_on_the_coast_and_fights_once(void **state)
{
    given("hue: arvn-troop 4 police 1 us-troop 1 ranger 1 ranger-active 1 arvn-base 1;"
          "can-tho: arvn-troop 2; kien-hoa-vinh-binh: vc-guerrilla 1 vc-guerrilla-active 1;"
          "qui-nhon: police 2 vc-guerrilla-active 1; monsoon");
    event(VC, 67, UNSHADED);
    answer("choose arvn");
    offers(ARVN, "from: hue; done");
    answer("from hue");
    may("to: kien-hoa-vinh-binh sihanoukville loc-saigon-cam-ranh");
    may_not("to: can-tho tay-ninh kontum north-vietnam");
    answer("to kien-hoa-vinh-binh");
    offers(ARVN, "group arvn-troop: 1 2 3 4");
    answer("group arvn-troop 4");
    may_not("space: can-tho north-vietnam tay-ninh; done");
    answer("space kien-hoa-vinh-binh");
    offers(ARVN, "space kien-hoa-vinh-binh");
    answer("space kien-hoa-vinh-binh; on; space kien-hoa-vinh-binh; done");
    offers(ARVN, "space kien-hoa-vinh-binh");
    answer("space kien-hoa-vinh-binh; done");
    changes("hue: arvn-troop -4; kien-hoa-vinh-binh: arvn-troop +4 vc-guerrilla -1"
            " vc-guerrilla-active -1");
}

static void card_67_unshaded_us_lands_on_a_loc_and_may_add_arvn_for_nothing(void **state)
{
    given("saigon: us-troop 2 irregular 1 irregular-active 1 us-base 1; can-tho: us-troop 1;"
          "hue: arvn-troop 1; loc-hue-da-nang: police 2 vc-guerrilla-active 4; arvn 0");
    event(ARVN, 67, UNSHADED);
    answer("choose us");
    offers(US, "from saigon; done");
    answer("from saigon");
    may_not("to: can-tho tay-ninh north-vietnam");
    answer("to loc-hue-da-nang");
    offers(US, "group us-troop: 1 2");
    answer("group us-troop 2"); /* who has landed has landed */
    answer("space loc-hue-da-nang; space loc-hue-da-nang; choose yes; done");
    changes("saigon: us-troop -2; loc-hue-da-nang: us-troop +2 vc-guerrilla-active -3");
}

static void card_67_shaded_vc_ships_three_pieces_and_coin_is_out(void **state)
{
    given("kien-hoa-vinh-binh: vc-guerrilla 2 vc-guerrilla-active 2; hue: vc-base 1;"
          "tay-ninh: vc-guerrilla 1");
    event(NVA, 67, SHADED);
    offers(VC, "space: kien-hoa-vinh-binh hue");
    answer("space kien-hoa-vinh-binh");
    offers(VC, "from kien-hoa-vinh-binh; done"); /* from one space */
    answer("from kien-hoa-vinh-binh; to saigon; group vc-guerrilla 1; done;"
           "from kien-hoa-vinh-binh; to loc-saigon-can-tho");
    may_not("group vc-guerrilla-active 3");
    answer("group vc-guerrilla-active 2");
    changes("kien-hoa-vinh-binh: vc-guerrilla -1 vc-guerrilla-active -2; saigon: vc-guerrilla +1;"
            "loc-saigon-can-tho: vc-guerrilla-active +2; us out; arvn out");
}

static void card_67_shaded_a_base_keeps_its_tunnel(void **state)
{
    given("hue: vc-base 1 vc-tunnel 1; kontum: us-base 1");
    event(VC, 67, SHADED);
    answer("from hue");
    may_not("to: loc-hue-da-nang"); /* no bases there */
    answer("to tay-ninh; group vc-tunnel 1; done; from hue; to kontum; group vc-base 1");
    changes("hue: vc-base -1 vc-tunnel -1; tay-ninh: vc-tunnel +1; kontum: vc-base +1; us out;"
            "arvn out");
    asks(NVA); /* the others are barred from this card already */
}

static void card_67_shaded_bars_coin_though_nobody_moves(void **state)
{
    given("tay-ninh: vc-guerrilla 1"); /* not on the coast */
    event(VC, 67, SHADED);
    changes("us out; arvn out");
    given("binh-tuy-binh-thuan: vc-guerrilla 2");
    event(VC, 67, SHADED);
    answer("done"); /* up to three */
    changes("us out; arvn out");
}

/* ---- 68 Green Berets ------------------------------------------------------------------------- */

static void card_68_unshaded_three_rangers_win_a_province(void **state)
{
    given("kien-phong: nva-troop 1; tay-ninh: vc-guerrilla 4 ao; quang-nam: as");
    event(ARVN, 68, UNSHADED);
    answer("choose rangers");
    may("space: tay-ninh ba-xuyen");
    may_not("space: kien-phong quang-nam hue phuoc-long central-laos; done");
    answer("space tay-ninh");
    offers(ARVN, "place rangers: 1 2 3");
    answer("place rangers 3");
    changes("tay-ninh: ranger +3 ao->as");
}

static void card_68_unshaded_us_takes_irregulars_from_the_map(void **state)
{
    given("hue: irregular 3 irregular-active 2; tay-ninh: as");
    event(US, 68, UNSHADED);
    answer("choose irregulars; space ba-xuyen; place irregulars 1");
    answer("fetch irregular-active hue; done; done");
    changes("ba-xuyen: irregular +2 n->as; hue: irregular-active -1");
}

static void card_68_unshaded_us_places_three_irregulars(void **state)
{
    given("hue: irregular 1");
    event(VC, 68, UNSHADED);
    answer("choose irregulars; space ba-xuyen");
    offers(VC, "place irregulars: 1 2 3");
    answer("place irregulars 3");
    changes("ba-xuyen: irregular +3 n->as");
}

static void card_68_shaded_three_irregulars_leave_one_province_to_the_enemy(void **state)
{
    given("tay-ninh: irregular 2 us-troop 1 us-base 1 ps; kien-phong: irregular-active 2;"
          "hue: irregular 1; southern-laos: irregular 1");
    event(ARVN, 68, SHADED);
    offers(ARVN, "piece irregular tay-ninh; piece irregular-active kien-phong"); /* [0.a] */
    answer("piece irregular tay-ninh");
    may_not("done");
    answer("piece irregular-active kien-phong; piece irregular hue");
    offers(ARVN, "space: tay-ninh kien-phong");
    answer("space tay-ninh");
    changes("tay-ninh: irregular -1 ps->ao; kien-phong: irregular-active -1; hue: irregular -1");
}

/* ---- 69 MACV --------------------------------------------------------------------------------- */

static void card_69_us_and_arvn_act_and_x_stays(void **state)
{
    given("hue: us-troop 2 police 3 arvn-troop 1 ps; quang-nam: us-troop 1 police 3 ps;"
          "da-nang: police 1; leader 128; momentum 115; central-laos: nva-base 1;"
          "kien-phong: vc-guerrilla 1");
    event(VC, 69, UNSHADED);
    answer("choose us-and-arvn");
    asks(US);
    may_not("activity govern; activity tax; done");
    answer("activity air-lift; from hue; to da-nang; group us-troop 1; done; done"); /* [0.27] */
    asks(ARVN);
    may("activity transport");
    answer("activity govern; space hue; choose patronage; done");
    changes("hue: us-troop -1 ps->n; da-nang: us-troop +1; aid -2; patronage +2; vc stays");
}

static void card_69_nva_and_vc_act(void **state)
{
    given("central-laos: nva-base 1; hue: us-troop 2 police 2 ps; kien-phong: vc-guerrilla 2 po;"
          "tay-ninh: vc-guerrilla 1");
    event(US, 69, UNSHADED);
    answer("choose nva-and-vc");
    asks(NVA);
    may_not("activity tax; activity advise");
    answer(
        "activity infiltrate; space central-laos; choose build-up; place nva-troops 3; done; done");
    asks(VC);
    answer("activity tax; space kien-phong; done");
    changes("central-laos: nva-troop +3; kien-phong: vc-guerrilla -1 vc-guerrilla-active +1 po->n;"
            "vc +4; us stays");
}

/* ---- 70 ROKs --------------------------------------------------------------------------------- */

static void card_70_unshaded_all_cubes_sweep_and_assault_as_us(void **state)
{
    given("capability 18 shaded; capability 11 shaded; momentum 78; monsoon;"
          "qui-nhon: arvn-troop 1 police 1; phu-bon-phu-yen: us-base 1 vc-guerrilla 3;"
          "kontum: us-troop 1 vc-guerrilla 1; khanh-hoa: police 2 vc-base 1;"
          "loc-qui-nhon-cam-ranh: police 1 vc-guerrilla-active 2; hue: police 1 vc-guerrilla 1");
    event(VC, 70, UNSHADED);
    offers(VC, "choose: us arvn");
    answer("choose arvn");
    asks(ARVN);
    answer("space phu-bon-phu-yen; space kontum; space khanh-hoa");
    may("space: qui-nhon binh-dinh pleiku-darlac");
    may_not("space: hue da-nang quang-duc-long-khanh cam-ranh");
    answer("from qui-nhon; to phu-bon-phu-yen; group arvn-troop 1; group police 1; on;"
           "space phu-bon-phu-yen; space kontum; space khanh-hoa; done");
    may_not("space: hue loc-da-nang-qui-nhon");
    answer("space phu-bon-phu-yen; space kontum; space khanh-hoa; space loc-qui-nhon-cam-ranh;"
           "done");
    changes("qui-nhon: arvn-troop -1 police -1; phu-bon-phu-yen: arvn-troop +1 police +1"
            " vc-guerrilla -2; kontum: vc-guerrilla -1; khanh-hoa: vc-base -1;"
            "loc-qui-nhon-cam-ranh: vc-guerrilla-active -1");
}

/* Two cubes hit twice, and twice more for the Pattons. */
static void card_70_unshaded_us_picked_fights_with_all_cubes_and_capabilities(void **state)
{
    given("qui-nhon: police 1 arvn-troop 1 nva-troop 6; capability 14 unshaded;"
          "capability 28 shaded; binh-dinh: police 2 vc-guerrilla-active 1 ps;"
          "loc-kontum-qui-nhon: police 1 vc-guerrilla-active 1; loc-kontum-ban-me-thuot: police 1"
          " vc-guerrilla-active 1");
    event(NVA, 70, UNSHADED);
    answer("choose us");
    asks(US);
    answer("space qui-nhon; on; space qui-nhon; done; space qui-nhon; choose yes; space binh-dinh;"
           "space loc-kontum-qui-nhon; space loc-kontum-ban-me-thuot; done");
    changes("qui-nhon: nva-troop -4; binh-dinh: vc-guerrilla-active -1 ps->n;"
            "loc-kontum-qui-nhon: vc-guerrilla-active -1; loc-kontum-ban-me-thuot:"
            " vc-guerrilla-active -1");
}

static void card_70_shaded_shifts_three_spaces_of_the_coast(void **state)
{
    given(
        "qui-nhon: as; phu-bon-phu-yen: n; khanh-hoa: ao; binh-dinh: ps; kontum: ps; cam-ranh: ps");
    event(NVA, 70, SHADED);
    changes("qui-nhon: as->ps; phu-bon-phu-yen: n->po");
    given("qui-nhon: po; phu-bon-phu-yen: ps; khanh-hoa: n");
    event(US, 70, SHADED);
    changes("qui-nhon: po->ao; phu-bon-phu-yen: ps->n; khanh-hoa: n->po");
}

/* ---- 71 An Loc ------------------------------------------------------------------------------- */

static void card_71_unshaded_drives_the_troops_out_and_reinforces(void **state)
{
    given("hue: police 1 nva-troop 4 nva-guerrilla 1 nva-guerrilla-active 1 nva-base 1"
          " nva-tunnel 1; da-nang: arvn-troop 2; loc-hue-khe-sanh: ranger 1 nva-troop 1;"
          "central-laos: arvn-troop 1 nva-troop 2; kontum: us-troop 1 nva-troop 1");
    event(US, 71, UNSHADED);
    offers(US, "space: hue loc-hue-khe-sanh"); /* full effect first; the South; ARVN pieces */
    answer("space hue");
    offers(US, "place arvn-troops: 1 2 3");
    answer("place arvn-troops 3");
    changes("hue: nva-troop -4 arvn-troop +3");
}

static void card_71_unshaded_reinforces_where_no_troops_are(void **state)
{
    given("hue: police 1 vc-guerrilla 1; da-nang: arvn-base 1; saigon: us-troop 1;"
          "southern-laos: ranger 1");
    event(ARVN, 71, UNSHADED);
    offers(ARVN, "space: hue da-nang");
    answer("space da-nang");
    offers(ARVN, "place arvn-troops: 1 2 3");
    answer("place arvn-troops 3");
    changes("da-nang: arvn-troop +3");
}

static void card_71_shaded_troops_march_on_a_city_and_attack_twice(void **state)
{
    given("north-vietnam: nva-troop 4 nva-guerrilla 1; an-loc: us-troop 2 arvn-troop 3;"
          "tay-ninh: nva-troop 1 nva-guerrilla 1; hue: nva-troop 2 police 2; trail 1; monsoon");
    event(US, 71, SHADED);
    asks(NVA);
    may_not("space: tay-ninh loc-saigon-an-loc-ban-me-thuot; done");
    answer("space an-loc; from tay-ninh; to an-loc");
    may_not("group nva-guerrilla 1");
    answer("group nva-troop 1; from north-vietnam; to an-loc; group nva-troop 4; done");
    offers(NVA, "space an-loc");
    answer("space an-loc; piece us-troop an-loc; piece arvn-troop an-loc; done"); /* five: two */
    changes_so_far("north-vietnam: nva-troop -4; tay-ninh: nva-troop -1;"
                   "an-loc: nva-troop +4 us-troop -1 arvn-troop -1; casualties: us-troops +1");
    offers(NVA, "space an-loc"); /* four: two again */
    answer("space an-loc; choose both; piece arvn-troop an-loc; piece arvn-troop an-loc; done");
    changes("north-vietnam: nva-troop -4; tay-ninh: nva-troop -1; an-loc: nva-troop +4 us-troop -1"
            " arvn-troop -3; casualties: us-troops +1");
}

static void card_71_shaded_without_a_trail_only_neighbours_march(void **state)
{
    given("north-vietnam: nva-troop 4; the-fishhook: nva-troop 2; an-loc: police 3; trail 0");
    event(NVA, 71, SHADED);
    answer("space an-loc");
    may_not("from north-vietnam");
    answer("from the-fishhook; to an-loc; group nva-troop 2; done; space an-loc; done;"
           "space an-loc; done");
    changes("the-fishhook: nva-troop -2; an-loc: nva-troop +2 police -2");
    given("hue: nva-troop 2 police 4; da-nang: nva-troop 2 police 2; trail 0");
    event(NVA, 71, SHADED);
    answer("space hue"); /* nobody can march, but who is there attacks */
    offers(NVA, "space hue");
    answer("space hue; done; space hue; done");
    changes("hue: police -2");
}

/* ---- 72 Body Count --------------------------------------------------------------------------- */

static void card_72_unshaded_assault_and_patrol_cost_nothing_and_count_bodies(void **state)
{
    given("hue: arvn-troop 4 vc-guerrilla-active 1 nva-troop 1 vc-base 1; da-nang: police 1;"
          "loc-hue-da-nang: vc-guerrilla-active 1; arvn 0");
    event(ARVN, 72, UNSHADED);
    changes("momentum 72u begins");
    operation(ARVN, OP_ASSAULT, 0);
    answer("space hue; choose both"); /* a Troop, which counts for nothing, and a guerrilla */
    changes_so_far("hue: nva-troop -1 vc-guerrilla-active -1; aid +3");
    and_given("da-nang: police 1");
    operation(ARVN, OP_PATROL, 0);
    answer("from da-nang; to loc-hue-da-nang; group police 2; on; space loc-hue-da-nang");
    changes("da-nang: police -2; loc-hue-da-nang: police +2 vc-guerrilla-active -1; aid +3");
    coup_round(THIEU);
    and_given("arvn 2");
    operation(ARVN, OP_ASSAULT, 0);
    may_not("space hue"); /* three are to be paid again */
}

static void card_72_unshaded_the_added_arvn_assault_is_free(void **state)
{
    given("saigon: us-troop 1 arvn-troop 4 vc-guerrilla-active 4; momentum 72; arvn 3");
    operation(US, OP_ASSAULT, 0);
    answer("space saigon; choose yes; done");
    changes("saigon: vc-guerrilla-active -3; aid +9");
}

static void card_72_unshaded_counts_every_assault_but_no_strike(void **state)
{
    given("hue: us-troop 1 vc-guerrilla-active 2; momentum 72");
    operation(US, OP_PATROL, 0);
    answer("activity air-strike; die 1; piece vc-guerrilla-active hue; done");
    changes_so_far("hue: vc-guerrilla-active -1 n->po");
    given("da-nang: arvn-troop 2 vc-guerrilla-active 1; momentum 72");
    operation(US, OP_PATROL, 0);
    answer("activity advise; space da-nang; choose assault; done");
    changes_so_far("da-nang: vc-guerrilla-active -1; aid +3");
    given("saigon: us-troop 1 vc-guerrilla-active 1; momentum 72");
    event(US, 67, UNSHADED);
    answer(
        "choose us; done; space saigon; space saigon; on; space saigon; done; space saigon; done");
    changes("saigon: vc-guerrilla-active -1; aid +3");
}

static void card_72_shaded_guerrillas_rise_and_troops_fill_the_sanctuaries(void **state)
{
    given("tay-ninh: ao; kien-phong: ao police 2; hue: po; da-nang: as; north-vietnam: nva-base 1");
    event(US, 72, SHADED);
    answer("place vc-guerrillas 1; place vc-guerrillas 1");
    for (unsigned i = 0; i < 6; i++)
        answer("place nva-troops 2");
    changes("tay-ninh: vc-guerrilla +1; kien-phong: vc-guerrilla +1; central-laos: nva-troop +2;"
            "southern-laos: nva-troop +2; northeast-cambodia: nva-troop +2;"
            "the-fishhook: nva-troop +2; the-parrots-beak: nva-troop +2;"
            "sihanoukville: nva-troop +2");
}

static void card_72_shaded_too_few_are_divided_by_x(void **state)
{
    given("north-vietnam: nva-troop 37; tay-ninh: ao; kien-phong: ao; hue: vc-guerrilla 29");
    event(ARVN, 72, SHADED);
    offers(ARVN, "space: tay-ninh kien-phong");
    answer("space kien-phong; place vc-guerrillas 1");
    answer("space southern-laos; place nva-troops 1; space southern-laos; place nva-troops 1");
    may_not("space southern-laos; done");
    answer("space sihanoukville; place nva-troops 1");
    changes(
        "kien-phong: vc-guerrilla +1; southern-laos: nva-troop +2; sihanoukville: nva-troop +1");
}

/* ---- 73 Great Society ------------------------------------------------------------------------ */

static void card_73_unshaded_commits_now_by_the_second_edition(void **state)
{
    given("casualties: us-troops 8 us-bases 1 irregulars 2; hue: police 1; da-nang: vc-guerrilla 1;"
          "kontum: us-troop 4 us-base 1");
    event(NVA, 73, UNSHADED);
    asks(US); /* two of eight go Out of Play, six must be placed */
    may_not("done");
    may("to: hue saigon loc-hue-da-nang");
    may_not("to: da-nang available out-of-play tay-ninh");
    answer("to hue; group us-troop 6; from kontum; to available");
    may_not("group us-troop 5; group us-base 2");
    answer("group us-troop 4; done; done");
    asks(VC); /* four went: two points of population */
    may_not("space saigon");
    answer("space hue; done");
    changes("casualties: us-troops -8 us-bases -1 irregulars -2; out-of-play: us-troops +2"
            " us-bases +1; hue: us-troop +6 n->po; kontum: us-troop -4");
}

static void card_73_unshaded_commits_by_the_first_edition_and_with_medevac(void **state)
{
    given_with("edition=1", "casualties: us-troops 8 us-bases 1; hue: us-troop 2 us-base 1");
    event(US, 73, UNSHADED);
    answer("from hue; to available; group us-troop 2; group us-base 1; done");
    changes("casualties: us-troops -8 us-bases -1; out-of-play: us-troops +2 us-bases +1;"
            "hue: us-troop -2 us-base -1");
    given("casualties: us-troops 8 us-bases 1; momentum 15");
    event(US, 73, UNSHADED);
    answer("done");
    changes("casualties: us-troops -8 us-bases -1; out-of-play: us-bases +1");
}

static void card_73_shaded_us_sends_three_available_pieces_away(void **state)
{
    given("hue: us-troop 1 irregular 1; casualties: us-troops 1");
    event(VC, 73, SHADED);
    asks(US);
    may_not("box us-troops 4; done; box arvn-troops 1");
    answer("box us-bases 1; box irregulars 1");
    may_not("box us-troops 2; done");
    answer("box us-troops 1");
    changes("out-of-play: us-bases +1 irregulars +1 us-troops +1");
}

/* ---- 74 Lam Son 719 -------------------------------------------------------------------------- */

static void card_74_unshaded_arvn_enters_laos_and_the_trail_falls(void **state)
{
    given("southern-laos: nva-guerrilla 2 nva-troop 1; trail 3; arvn 0");
    event(US, 74, UNSHADED);
    offers(US, "space: central-laos southern-laos");
    answer("space southern-laos");
    offers(US, "space southern-laos; done");
    answer("space southern-laos");
    offers(US, "place arvn-troops: 1 2 3 4 5 6");
    answer("place arvn-troops 6");
    asks(ARVN);
    may("limited: train sweep assault");
    may_not("limited patrol; done");
    answer("limited assault");
    may_not("space central-laos");
    answer(
        "space southern-laos; done"); /* six in jungle: three hits, but only a Troop in the open */
    changes("southern-laos: arvn-troop +6 nva-troop -1; trail -2");
}

static void card_74_unshaded_fewer_troops_and_no_operation_in_monsoon(void **state)
{
    given("central-laos: nva-troop 1; trail 1; monsoon");
    event(VC, 74, UNSHADED);
    answer("space central-laos; done"); /* up to six: none */
    changes("trail -1");
    given("central-laos: nva-guerrilla 2; trail 4; monsoon");
    event(ARVN, 74, UNSHADED);
    answer("space central-laos; space central-laos; place arvn-troops 2; done; done");
    may_not("limited sweep");
    answer("limited assault; space central-laos; done");
    changes("central-laos: arvn-troop +2; trail -2");
}

static void card_74_shaded_pays_for_every_arvn_piece_in_laos(void **state)
{
    given("central-laos: arvn-troop 2 ranger 1 arvn-base 1 us-troop 2; southern-laos: police 1;"
          "the-fishhook: police 2; hue: arvn-troop 3; nva 20");
    event(NVA, 74, SHADED);
    changes("nva +11");
    given("the-fishhook: police 2; nva 71");
    event(US, 74, SHADED);
    changes("nva +4");
}

/* ---- 75 Sihanouk ----------------------------------------------------------------------------- */

static void card_75_unshaded_sweeps_cambodia_and_assaults_in_one_space(void **state)
{
    given("tay-ninh: us-troop 4; an-loc: us-troop 1 arvn-troop 1; kontum: us-troop 1;"
          "the-fishhook: vc-guerrilla 2; the-parrots-beak: nva-troop 2 us-troop 1 arvn-troop 2;"
          "capability 18 shaded; hue: us-troop 1 vc-guerrilla-active 1; monsoon");
    event(VC, 75, UNSHADED);
    offers(VC, "choose: us arvn");
    answer("choose us");
    asks(US);
    answer("space the-fishhook; space the-parrots-beak; space northeast-cambodia");
    may_not("space: hue tay-ninh central-laos");
    answer("from tay-ninh; to the-fishhook; group us-troop 4; on; space the-fishhook;"
           "space the-parrots-beak; space northeast-cambodia; done");
    offers(US, "space: the-fishhook the-parrots-beak");
    answer("space the-parrots-beak; choose yes");
    may_not("space the-fishhook");
    answer("done");
    changes("tay-ninh: us-troop -4; the-fishhook: us-troop +4 vc-guerrilla -2"
            " vc-guerrilla-active +2; the-parrots-beak: nva-troop -2");
}

static void card_75_unshaded_arvn_may_go_instead(void **state)
{
    given("the-fishhook: arvn-troop 4 vc-guerrilla-active 2 us-troop 1; arvn 0");
    event(US, 75, UNSHADED);
    answer("choose arvn");
    asks(ARVN);
    answer("space the-fishhook; on; space the-fishhook; done; space the-fishhook; done");
    changes("the-fishhook: vc-guerrilla-active -2");
}

static void card_75_shaded_nva_may_pay_for_the_trail(void **state)
{
    given("sihanoukville: nva-base 1; trail 1; nva 2; vc 0");
    event(VC, 75, SHADED);
    answer("space the-fishhook; choose guerrillas; place vc-guerrillas 1; done; from the-fishhook;"
           "to tay-ninh; group vc-guerrilla 1; done");
    asks(NVA);
    may_not("space: hue central-laos");
    answer("space sihanoukville; choose guerrillas; place nva-guerrillas 2; trail; done;"
           "from sihanoukville; to kien-giang-an-xuyen; group nva-guerrilla 1; done");
    changes("tay-ninh: vc-guerrilla +1; sihanoukville: nva-guerrilla +1;"
            "kien-giang-an-xuyen: nva-guerrilla +1; nva -2; trail +1");
}

static void card_75_shaded_both_rally_in_cambodia_and_march_out(void **state)
{
    given("tay-ninh: vc-guerrilla 1 nva-guerrilla 1; the-fishhook: nva-troop 2; trail 1; vc 0;"
          "nva 0; monsoon");
    event(US, 75, SHADED);
    asks(VC);
    may_not("space: hue central-laos tay-ninh");
    answer("space the-fishhook; choose guerrillas; place vc-guerrillas 1; space sihanoukville;"
           "choose guerrillas; place vc-guerrillas 1; done");
    may_not("from tay-ninh");
    answer("from sihanoukville; to kien-giang-an-xuyen; group vc-guerrilla 1; done");
    asks(NVA);
    answer("space the-fishhook; choose guerrillas; place nva-guerrillas 1; done");
    may_not("from tay-ninh");
    answer("from the-fishhook; to the-parrots-beak; group nva-troop 1; done");
    may_not("from the-parrots-beak"); /* not a space of the Rally */
    answer("from the-fishhook; to an-loc; group nva-guerrilla 1; done; done");
    changes("the-fishhook: vc-guerrilla +1 nva-troop -1; the-parrots-beak: nva-troop +1;"
            "kien-giang-an-xuyen: vc-guerrilla +1; an-loc: nva-guerrilla +1");
}

/* ---- Who decides ----------------------------------------------------------------------------- */

static const OpenChoice choices_of_x[] = {
    {66, UNSHADED, ""},
    {66, SHADED, "hue: ps; da-nang: ps; kontum: ps; can-tho: ps"},
    {67, UNSHADED, "hue: us-troop 1 arvn-troop 1"},
    {68, UNSHADED, ""},
    {68, SHADED, "hue: irregular 2; da-nang: irregular 2"},
    {69, UNSHADED, "hue: us-troop 1 police 1 nva-troop 3 vc-guerrilla 1"},
    {70, UNSHADED, "kontum: us-troop 1 arvn-troop 1 nva-troop 1"},
    {71, UNSHADED, "hue: police 1; da-nang: police 1"},
    {72, SHADED, "hue: ao"},
    {74, UNSHADED, ""},
    {75, UNSHADED, "the-fishhook: us-troop 1 arvn-troop 1 nva-troop 1"},
};

static void x_decides_where_nobody_is_named(void **state)
{
    x_decides(choices_of_x, COUNT_OF(choices_of_x));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(card_66_unshaded_pays_and_brings_us_pieces_to_the_south),
        cmocka_unit_test(card_66_unshaded_up_to_two_is_no_duty),
        cmocka_unit_test(card_66_unshaded_takes_patronage_or_neither),
        cmocka_unit_test(card_66_shaded_ends_support_in_three_spaces_but_saigon),
        cmocka_unit_test(card_67_unshaded_arvn_lands_on_the_coast_and_fights_once),
        cmocka_unit_test(card_67_unshaded_us_lands_on_a_loc_and_may_add_arvn_for_nothing),
        cmocka_unit_test(card_67_shaded_vc_ships_three_pieces_and_coin_is_out),
        cmocka_unit_test(card_67_shaded_a_base_keeps_its_tunnel),
        cmocka_unit_test(card_67_shaded_bars_coin_though_nobody_moves),
        cmocka_unit_test(card_68_unshaded_three_rangers_win_a_province),
        cmocka_unit_test(card_68_unshaded_us_takes_irregulars_from_the_map),
        cmocka_unit_test(card_68_unshaded_us_places_three_irregulars),
        cmocka_unit_test(card_68_shaded_three_irregulars_leave_one_province_to_the_enemy),
        cmocka_unit_test(card_69_us_and_arvn_act_and_x_stays),
        cmocka_unit_test(card_69_nva_and_vc_act),
        cmocka_unit_test(card_70_unshaded_all_cubes_sweep_and_assault_as_us),
        cmocka_unit_test(card_70_unshaded_us_picked_fights_with_all_cubes_and_capabilities),
        cmocka_unit_test(card_70_shaded_shifts_three_spaces_of_the_coast),
        cmocka_unit_test(card_71_unshaded_drives_the_troops_out_and_reinforces),
        cmocka_unit_test(card_71_unshaded_reinforces_where_no_troops_are),
        cmocka_unit_test(card_71_shaded_troops_march_on_a_city_and_attack_twice),
        cmocka_unit_test(card_71_shaded_without_a_trail_only_neighbours_march),
        cmocka_unit_test(card_72_unshaded_assault_and_patrol_cost_nothing_and_count_bodies),
        cmocka_unit_test(card_72_unshaded_the_added_arvn_assault_is_free),
        cmocka_unit_test(card_72_unshaded_counts_every_assault_but_no_strike),
        cmocka_unit_test(card_72_shaded_guerrillas_rise_and_troops_fill_the_sanctuaries),
        cmocka_unit_test(card_72_shaded_too_few_are_divided_by_x),
        cmocka_unit_test(card_73_unshaded_commits_now_by_the_second_edition),
        cmocka_unit_test(card_73_unshaded_commits_by_the_first_edition_and_with_medevac),
        cmocka_unit_test(card_73_shaded_us_sends_three_available_pieces_away),
        cmocka_unit_test(card_74_unshaded_arvn_enters_laos_and_the_trail_falls),
        cmocka_unit_test(card_74_unshaded_fewer_troops_and_no_operation_in_monsoon),
        cmocka_unit_test(card_74_shaded_pays_for_every_arvn_piece_in_laos),
        cmocka_unit_test(card_75_unshaded_sweeps_cambodia_and_assaults_in_one_space),
        cmocka_unit_test(card_75_unshaded_arvn_may_go_instead),
        cmocka_unit_test(card_75_shaded_nva_may_pay_for_the_trail),
        cmocka_unit_test(card_75_shaded_both_rally_in_cambodia_and_march_out),
        cmocka_unit_test(x_decides_where_nobody_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
