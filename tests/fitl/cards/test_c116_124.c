/* test_c116_124.c: cards 116 to 120, each side, and the pivotal cards 121 to 124: what changes, and
 * that nothing else does; and when a pivotal card may be played. */
#include "support/deed.h"

/* ---- 116 Cadres ------------------------------------------------------------------------------ */

static void card_116_unshaded_vc_terror_costs_two_guerrillas(void **state)
{
    given(
        "hue: vc-guerrilla 1 vc-guerrilla-active 2 ps; da-nang: vc-guerrilla 1 nva-guerrilla 2 ps");
    event(US, 116, UNSHADED);
    changes("capability 116 none->unshaded");
    operation(VC, OP_TERROR, 0);
    may_not("space da-nang");
    answer("space hue");
    changes_so_far("vc -1; hue: vc-guerrilla -1 vc-guerrilla-active -1 terror +1 ps->n");
    operation(NVA, OP_TERROR, 0);
    answer("space da-nang"); /* untouched */
    changes_so_far("nva -1; da-nang: nva-guerrilla -1 nva-guerrilla-active +1 terror +1 ps->n");
}

static const char *const police_in_all_cities =
    "hue: police 1; da-nang: police 1; kontum: police 1; qui-nhon: police 1; cam-ranh: police 1;"
    "an-loc: police 1; saigon: police 1; can-tho: police 1";

static void card_116_unshaded_agitation_costs_two_guerrillas(void **state)
{
    given(police_in_all_cities);
    and_given("kien-phong: vc-guerrilla 1; tay-ninh: vc-guerrilla 3; capability 116 unshaded");
    lake_coup(&table, THIEU);
    answer("card 3");
    asks(US);
    answer("done");
    asks(ARVN);
    answer("done");
    and_given("");
    asks(VC);
    may_not("agitate kien-phong");
    answer("agitate tay-ninh");
    changes_so_far("vc -1; tay-ninh: vc-guerrilla -2 n->po");
}

static void card_116_shaded_a_rally_at_a_base_agitates_once(void **state)
{
    given("kien-phong: vc-base 1 police 5 terror 1; ba-xuyen: vc-base 1; hue: vc-guerrilla 2");
    event(VC, 116, SHADED);
    changes("capability 116 none->shaded");
    operation(VC, OP_RALLY, 0);
    answer("space hue; base hue 2; place vc-bases 1; space kien-phong; choose guerrillas;"
           "place vc-guerrillas 1; done; space ba-xuyen; choose guerrillas; place vc-guerrillas 1;"
           "done");
    may_not("agitate hue"); /* its base is new */
    answer("agitate kien-phong; agitate kien-phong");
    may_not("agitate ba-xuyen");
    changes_so_far("vc -5; hue: vc-guerrilla -2 vc-base +1; kien-phong: vc-guerrilla +1 terror -1"
                   " n->po; ba-xuyen: vc-guerrilla +1");
}

static void card_116_shaded_agitates_in_a_rally_of_vc_alone(void **state)
{
    given("kien-phong: vc-base 1 nva-base 1");
    operation(VC, OP_RALLY, 0);
    answer("space kien-phong; choose guerrillas; done");
    may_not("agitate kien-phong"); /* without the card nobody agitates in a Rally */
    and_given("capability 116 shaded");
    may("agitate kien-phong");
    operation(NVA, OP_RALLY, 0);
    answer("space kien-phong; choose guerrillas; done");
    may_not("agitate kien-phong");
}

/* ---- 117 Corps Commanders -------------------------------------------------------------------- */

static void card_117_unshaded_three_troops_from_both_boxes_and_a_sweep(void **state)
{
    given("hue: arvn-troop 27; kien-phong: vc-guerrilla 4; out-of-play: arvn-troops 2 police 1"
          " rangers 1 arvn-bases 1; arvn 0; capability 101 shaded; monsoon");
    event(VC, 117, UNSHADED);
    asks(ARVN);
    may_not("space north-vietnam; done");
    answer("space kien-phong");
    may_not("space: hue ba-xuyen kien-phong");
    may("space: saigon tay-ninh; done");
    answer("space loc-can-tho-chau-doc");
    offers(ARVN, "space: kien-phong loc-can-tho-chau-doc");
    answer("space kien-phong");
    offers(ARVN, "place arvn-troops: 1 2");
    answer("place arvn-troops 2; space loc-can-tho-chau-doc; place arvn-troops 1");
    offers(ARVN, "space kien-phong"); /* a LoC is not swept */
    answer("space kien-phong; on; space kien-phong; die 2; done");
    changes("kien-phong: arvn-troop +1 vc-guerrilla -2 vc-guerrilla-active +2;"
            "loc-can-tho-chau-doc: arvn-troop +1; out-of-play: arvn-troops -2");
}

static void card_117_unshaded_takes_nobody_from_the_map(void **state)
{
    given("hue: arvn-troop 29; kien-phong: vc-guerrilla 1");
    event(ARVN, 117, UNSHADED);
    answer("space kien-phong; done; place arvn-troops 1; space kien-phong; on; space kien-phong;"
           "done");
    changes("kien-phong: arvn-troop +1 vc-guerrilla -1 vc-guerrilla-active +1");
}

static void card_117_shaded_two_adjacent_spaces_lose_a_die_of_pieces(void **state)
{
    given("tay-ninh: arvn-base 1 police 1 us-troop 1; saigon: arvn-troop 2; hue: arvn-troop 1;"
          "kien-phong: us-troop 1; quang-duc-long-khanh: police 1");
    event(US, 117, SHADED);
    offers(US, "space: tay-ninh saigon hue quang-duc-long-khanh");
    answer("space tay-ninh");
    offers(US, "space: saigon quang-duc-long-khanh; done");
    answer("space saigon; die 3");
    offers(US, "piece arvn-base tay-ninh; piece police tay-ninh; piece arvn-troop saigon");
    answer("piece arvn-base tay-ninh; piece police tay-ninh; piece arvn-troop saigon");
    changes("tay-ninh: arvn-base -1 police -1; saigon: arvn-troop -1; arvn out");
    given("tay-ninh: us-troop 1");
    event(NVA, 117, SHADED);
    changes("arvn out"); /* nobody to lose, no die */
    given("hue: arvn-troop 2 ranger 1 ranger-active 1; saigon: police 1");
    event(VC, 117, SHADED);
    answer("space hue; die 6");
    changes("hue: arvn-troop -2 ranger -1 ranger-active -1; arvn out");
}

static void card_117_unshaded_arvn_divides_between_the_boxes(void **state)
{
    given("out-of-play: arvn-troops 2 police 1 rangers 1 arvn-bases 1; hue: arvn-troop 2;"
          "kien-phong: vc-guerrilla 1");
    event(US, 117, UNSHADED);
    asks(ARVN);
    answer("space kien-phong; space tay-ninh");
    offers(ARVN, "space: kien-phong tay-ninh; done"); /* those Out of Play need not come */
    answer("space tay-ninh");
    offers(ARVN, "place arvn-troops: 1 2");
    answer("place arvn-troops 1; done; space kien-phong");
    offers(ARVN, "place arvn-troops: 1 2");
    answer("place arvn-troops 2");
    offers(ARVN, "space: kien-phong tay-ninh"); /* both got some */
    answer("space kien-phong; space tay-ninh; on; space tay-ninh; space kien-phong; done");
    changes("tay-ninh: arvn-troop +1; kien-phong: arvn-troop +2 vc-guerrilla -1"
            " vc-guerrilla-active +1; out-of-play: arvn-troops -1");
}

/* ---- 118 Korean War Arms --------------------------------------------------------------------- */

static void card_118_unshaded_vc_lose_one_where_no_nva_base_arms_them(void **state)
{
    given("tay-ninh: vc-guerrilla 1 vc-guerrilla-active 1 vc-base 1 vc-tunnel 1;"
          "hue: vc-guerrilla 2 nva-base 1; kontum: vc-guerrilla 2 nva-tunnel 1;"
          "da-nang: vc-guerrilla 1 vc-base 1; central-laos: vc-guerrilla 3;"
          "loc-hue-da-nang: vc-guerrilla-active 2");
    event(US, 118, UNSHADED);
    offers(VC, "piece vc-guerrilla central-laos");
    answer("piece vc-guerrilla central-laos");
    offers(VC, "piece vc-guerrilla tay-ninh; piece vc-guerrilla-active tay-ninh");
    answer("piece vc-guerrilla-active tay-ninh; piece vc-guerrilla-active loc-hue-da-nang");
    changes("central-laos: vc-guerrilla -1; tay-ninh: vc-guerrilla-active -1;"
            "loc-hue-da-nang: vc-guerrilla-active -1");
}

static void card_118_shaded_vc_pieces_in_three_different_spaces(void **state)
{
    given("hue: us-base 2");
    event(US, 118, SHADED);
    answer("space hue");
    offers(US, "place vc-guerrillas 1");
    answer("place vc-guerrillas 1");
    may_not("space hue; done");
    answer("space loc-hue-da-nang");
    offers(US, "place vc-guerrillas 1");
    answer("place vc-guerrillas 1; space north-vietnam");
    may_not("place vc-guerrillas 2; done");
    answer("place vc-bases 1");
    changes("hue: vc-guerrilla +1; loc-hue-da-nang: vc-guerrilla +1; north-vietnam: vc-base +1");
}

/* ---- 119 My Lai ------------------------------------------------------------------------------ */

static void card_119_unshaded_two_troops_leave_and_patronage_grows(void **state)
{
    given("hue: us-troop 2; casualties: us-troops 2");
    event(ARVN, 119, UNSHADED);
    changes("out-of-play: us-troops +2; patronage +2");
    given("hue: us-troop 39; patronage 74");
    event(VC, 119, UNSHADED);
    changes("out-of-play: us-troops +1; patronage +1");
}

static void card_119_shaded_a_province_with_us_troops_goes_over(void **state)
{
    given("tay-ninh: us-troop 1 as; kien-phong: us-troop 1; quang-nam: us-troop 1 us-base 2;"
          "ba-xuyen: us-troop 1 ao; phuoc-long: us-troop 1; hue: us-troop 1;"
          "binh-dinh: irregular 1");
    event(ARVN, 119, SHADED);
    offers(ARVN, "space: tay-ninh kien-phong"); /* level, base and guerrilla */
    answer("space tay-ninh");
    offers(VC, "place vc-bases 1");
    answer("place vc-bases 1");
    offers(VC, "place vc-guerrillas 1");
    answer("place vc-guerrillas 1");
    changes("tay-ninh: as->ao vc-base +1 vc-guerrilla +1; aid -6");
}

static void card_119_shaded_happens_as_far_as_it_can(void **state)
{
    given("phuoc-long: us-troop 1; hue: us-troop 1; aid 3");
    event(VC, 119, SHADED);
    answer("place vc-bases 1; place vc-guerrillas 1");
    changes("phuoc-long: vc-base +1 vc-guerrilla +1; aid -3");
    given("quang-nam: us-troop 1 us-base 2; ba-xuyen: us-troop 1 us-base 2 ao");
    event(ARVN, 119, SHADED);
    asks(VC); /* where at least the people turn */
    answer("place vc-guerrillas 1");
    changes("quang-nam: n->ao vc-guerrilla +1; aid -6");
    given("ba-xuyen: us-troop 1 us-base 2 ao; phuoc-long: us-troop 1");
    event(NVA, 119, SHADED);
    asks(VC); /* among people, though only a guerrilla finds room */
    answer("place vc-guerrillas 1");
    changes("ba-xuyen: vc-guerrilla +1; aid -6");
    given("hue: us-troop 3");
    event(US, 119, SHADED);
    changes("aid -6");
}

/* ---- 120 US Press Corps ---------------------------------------------------------------------- */

static void card_120_unshaded_four_us_pieces_under_few_leaders_two_under_many(void **state)
{
    given("out-of-play: us-troops 4 us-bases 1 irregulars 1");
    table.s.leader_cards = 2;
    event(VC, 120, UNSHADED);
    may_not("space north-vietnam; done");
    answer("space central-laos");
    offers(VC, "place us-troops: 1 2 3 4; place us-bases 1; place irregulars 1");
    answer("place us-troops 3; space hue; place us-bases 1");
    changes("central-laos: us-troop +3; hue: us-base +1; out-of-play: us-troops -3 us-bases -1");
    given("out-of-play: us-troops 4");
    table.s.leader_cards = 3;
    event(US, 120, UNSHADED);
    answer("space hue");
    may_not("place us-troops 3");
    answer("place us-troops 2");
    changes("hue: us-troop +2; out-of-play: us-troops -2");
}

static void card_120_shaded_bases_and_a_troop_for_each_leader_card_are_lost(void **state)
{
    given("casualties: us-troops 4 us-bases 2 irregulars 2");
    table.s.leader_cards = 3;
    event(VC, 120, SHADED);
    changes("casualties: us-troops -3 us-bases -2; out-of-play: us-troops +3 us-bases +2");
    given("casualties: us-troops 1 irregulars 2");
    table.s.leader_cards = 2;
    event(NVA, 120, SHADED);
    changes("casualties: us-troops -1; out-of-play: us-troops +1");
}

/* ---- Preconditions of the pivotal cards ------------------------------------------------------ */

static bool is_ready(unsigned faction, const char *position)
{
    given_with("scenario=medium", position);
    return fitl_pivotal_ready(&table.game, &table.s, faction);
}

static void pivotal_cards_wait_for_their_preconditions(void **state)
{
    assert_true(is_ready(US, "hue: us-troop 5")); /* 41 Available Troops and bases */
    assert_false(is_ready(US, "hue: us-troop 6"));
    assert_true(is_ready(US, "hue: us-troop 6; da-nang: ps"));
    assert_true(is_ready(ARVN, "hue: us-troop 19"));
    assert_false(is_ready(ARVN, "hue: us-troop 19; the-fishhook: us-troop 1"));
    assert_true(is_ready(NVA, "hue: us-troop 3; central-laos: nva-troop 4"));
    assert_false(is_ready(NVA, "hue: us-troop 3 nva-guerrilla 3; central-laos: nva-troop 3"));
    assert_true(is_ready(VC, "hue: vc-guerrilla 11; loc-hue-da-nang: vc-guerrilla-active 10"));
    assert_false(is_ready(VC, "hue: vc-guerrilla 20 vc-base 1; the-fishhook: vc-guerrilla 5"));
}

static void pivotal_cards_wait_for_two_cards_in_the_leader_box(void **state)
{
    for (unsigned faction = 0; faction < FACTIONS; faction++) {
        assert_true(is_ready(faction, "north-vietnam: nva-troop 1; hue: vc-guerrilla 21"));
        table.s.leader_cards = 2;
        assert_true(fitl_pivotal_ready(&table.game, &table.s, faction));
        table.s.leader_cards = 1;
        assert_false(fitl_pivotal_ready(&table.game, &table.s, faction));
    }
}

static void card_121_is_ready_above_25_after_peace_talks(void **state)
{
    assert_false(is_ready(US, "hue: us-troop 20"));
    table.s.peace_talks = 1;
    assert_true(fitl_pivotal_ready(&table.game, &table.s, US)); /* 26 */
    assert_false(is_ready(US, "hue: us-troop 21"));
    table.s.peace_talks = 1;
    assert_false(fitl_pivotal_ready(&table.game, &table.s, US));
}

/* ---- 121 Linebacker II ----------------------------------------------------------------------- */

static void card_121_nva_loses_bases_and_half_its_resources(void **state)
{
    given_with("scenario=medium", "hue: nva-base 1 vc-base 1 nva-troop 1 nva-guerrilla 1"
                                  " nva-guerrilla-active 1; central-laos: nva-tunnel 1;"
                                  "north-vietnam: nva-base 1; casualties: us-troops 3 us-bases 1"
                                  " irregulars 1; nva 31");
    event(VC, 121, UNSHADED);
    offers(NVA, "piece nva-base hue; piece nva-tunnel central-laos; piece nva-base north-vietnam");
    answer("piece nva-tunnel central-laos; piece nva-base hue");
    asks(US);
    offers(US, "box us-troops: 1 2 3; box us-bases 1; box irregulars 1");
    answer("box us-bases 1; box us-troops 2");
    changes("central-laos: nva-tunnel -1; hue: nva-base -1; nva -16; nva out;"
            "casualties: us-bases -1 us-troops -2");
}

static const char *const stricken = "hue: nva-base 2 nva-troop 1 nva-guerrilla 1"
                                    " nva-guerrilla-active 1; kontum: nva-tunnel 1; nva 20;"
                                    "casualties: us-troops 4 irregulars 3 us-bases 1;"
                                    "out-of-play: us-troops 3 us-bases 1 irregulars 1";

static void card_121_in_the_first_edition_brings_casualties_back(void **state)
{
    given_with("scenario=medium edition=1", stricken);
    event(ARVN, 121, UNSHADED);
    offers(NVA, "piece nva-base hue; piece nva-tunnel kontum");
    answer("piece nva-base hue; piece nva-tunnel kontum");
    asks(US);
    answer("choose remove");
    offers(US, "box us-troops: 1 2 3 4; box irregulars: 1 2 3; box us-bases 1");
    answer("box us-troops 4; box us-bases 1");
    changes("hue: nva-base -1; kontum: nva-tunnel -1; nva -15; nva out;"
            "casualties: us-troops -4 irregulars -1 us-bases -1");
}

static void card_121_in_the_first_edition_or_those_out_of_play(void **state)
{
    given_with("scenario=medium edition=1", stricken);
    event(VC, 121, UNSHADED);
    asks(NVA);
    answer("piece nva-base hue; piece nva-base hue");
    asks(US);
    answer("choose deploy");
    offers(US, "box us-troops: 1 2 3; box irregulars 1; box us-bases 1");
    answer("box us-bases 1; box us-troops 2");
    changes("hue: nva-base -2; nva -15; nva out; out-of-play: us-troops -2 us-bases -1");
}

/* ---- 122 Easter Offensive -------------------------------------------------------------------- */

static void march_at_easter(void)
{
    given_with("scenario=medium",
               "north-vietnam: nva-troop 5 nva-guerrilla 1; hue: us-troop 2 police 1;"
               "loc-da-nang-dak-to: nva-troop 1 nva-guerrilla 1 nva-guerrilla-active 1;"
               "loc-hue-da-nang: nva-troop 1 police 1; da-nang: nva-troop 2 nva-guerrilla 3"
               " police 3; trail 0; nva 0");
    event(VC, 122, UNSHADED);
    asks(NVA);
    answer("from north-vietnam; to loc-hue-khe-sanh; group nva-troop 4; done; done");
}

static void card_122_troops_leave_the_roads_after_the_march(void **state)
{
    march_at_easter();
    offers(NVA, "from: loc-hue-khe-sanh loc-da-nang-dak-to; done"); /* no COIN piece there */
    answer("from loc-da-nang-dak-to; to loc-kontum-dak-to");
    offers(NVA, "group nva-troop 1");
    answer("group nva-troop 1");
    may_not("from loc-kontum-dak-to"); /* once each */
    answer("from loc-hue-khe-sanh");
    may_not("to da-nang");
    answer("to hue; group nva-troop 4");
    changes_so_far("north-vietnam: nva-troop -4; loc-da-nang-dak-to: nva-troop -1;"
                   "loc-kontum-dak-to: nva-troop +1; hue: nva-troop +4");
}

static void card_122_all_troops_attack_everywhere(void **state)
{
    march_at_easter();
    answer("from loc-hue-khe-sanh; to hue; group nva-troop 4; done");
    may_not("done");
    answer("space hue; choose both; piece us-troop hue; piece police hue");
    may_not("done");
    answer("space da-nang; space loc-hue-da-nang; done"); /* guerrillas never attack */
    changes("north-vietnam: nva-troop -4; hue: nva-troop +3 us-troop -1 police -1;"
            "da-nang: police -1; casualties: us-troops +1");
}

/* ---- 123 Vietnamization ---------------------------------------------------------------------- */

static void card_123_arvn_grows_from_every_box(void **state)
{
    given_with("scenario=medium",
               "out-of-play: arvn-troops 5 police 1 rangers 2 arvn-bases 1 us-troops 3;"
               "saigon: arvn-troop 25");
    event(US, 123, UNSHADED);
    asks(ARVN);
    may_not("space north-vietnam; done");
    answer("space central-laos");
    may_not("place rangers 1; place arvn-bases 1; place arvn-troops 5");
    answer("place arvn-troops 3; done; space loc-hue-da-nang; place police 1");
    changes("arvn +12; aid +12; out-of-play: arvn-troops -5 police -1 rangers -2 arvn-bases -1;"
            "central-laos: arvn-troop +3; loc-hue-da-nang: police +1");
}

/* ---- 124 Tet Offensive ----------------------------------------------------------------------- */

static void stand_before_tet(const char *more)
{
    given_with("scenario=medium",
               "hue: vc-guerrilla 2 police 2 ps; loc-hue-da-nang: vc-guerrilla 1;"
               "central-laos: vc-guerrilla 1; vc 0; tay-ninh: vc-guerrilla-active 1 police 1 ps");
    and_given(more);
    event(NVA, 124, UNSHADED);
    asks(VC);
}

static void card_124_terror_everywhere_and_six_pieces_in_cities(void **state)
{
    stand_before_tet("");
    offers(VC, "space: hue loc-hue-da-nang central-laos");
    answer("space hue; space central-laos");
    may_not("done");
    answer("space loc-hue-da-nang; done");
    may_not("space: tay-ninh loc-hue-da-nang");
    may_not("done");
    answer("space saigon; place vc-bases 1; place vc-guerrillas 3; done; space can-tho");
    may_not("place vc-guerrillas 3; done");
    answer("place vc-guerrillas 2");
    changes_so_far("hue: vc-guerrilla -1 vc-guerrilla-active +1 terror +1 ps->n;"
                   "central-laos: vc-guerrilla -1 vc-guerrilla-active +1 terror +1;"
                   "loc-hue-da-nang: vc-guerrilla -1 vc-guerrilla-active +1 terror +1;"
                   "saigon: vc-base +1 vc-guerrilla +3; can-tho: vc-guerrilla +2");
}

/* One marker is left: VC says where it lies; the level shifts everywhere [9.a]. */
static void card_124_vc_orders_the_spaces_if_markers_run_out(void **state)
{
    stand_before_tet("kontum: terror 14; can-tho: vc-guerrilla 1 ps");
    answer("space can-tho; space hue; space central-laos; space loc-hue-da-nang; done");
    changes_so_far("can-tho: vc-guerrilla -1 vc-guerrilla-active +1 terror +1 ps->n;"
                   "hue: vc-guerrilla -1 vc-guerrilla-active +1 ps->n;"
                   "central-laos: vc-guerrilla -1 vc-guerrilla-active +1;"
                   "loc-hue-da-nang: vc-guerrilla -1 vc-guerrilla-active +1");
}

#define TERROR "space hue; space central-laos; space loc-hue-da-nang; done;"

static void card_124_all_guerrillas_attack_together(void **state)
{
    stand_before_tet("quang-nam: nva-guerrilla 2 vc-guerrilla-active 1 us-troop 2;"
                     "da-nang: nva-troop 2 police 1; capability 45 unshaded");
    answer(TERROR "space saigon; place vc-guerrillas 6");
    offers(VC, "space: hue tay-ninh quang-nam");
    answer("space hue; die 2; piece police hue; piece police hue; space tay-ninh; die 2");
    may_not("done");
    answer("space quang-nam; die 3; piece us-troop quang-nam; piece us-troop quang-nam; done");
    changes("hue: vc-guerrilla -2 vc-guerrilla-active +2 terror +1 ps->n police -2;"
            "central-laos: vc-guerrilla -1 vc-guerrilla-active +1 terror +1;"
            "loc-hue-da-nang: vc-guerrilla -1 vc-guerrilla-active +1 terror +1;"
            "saigon: vc-guerrilla +6; quang-nam: us-troop -2 vc-guerrilla-active -1"
            " nva-guerrilla -2 nva-guerrilla-active +1; casualties: us-troops +2");
}

static void card_124_cadres_leave_terror_where_two_guerrillas_are(void **state)
{
    stand_before_tet("capability 116 unshaded");
    offers(VC, "space hue");
    answer("space hue; done");
    changes_so_far("hue: vc-guerrilla -2 terror +1 ps->n");
}

/* ---- Who decides ----------------------------------------------------------------------------- */

static const OpenChoice choices_of_x[] = {
    {117, SHADED, "hue: police 1; saigon: police 1"},
    {118, SHADED, ""},
    {119, SHADED, "tay-ninh: us-troop 1; kien-phong: us-troop 1"},
    {120, UNSHADED, "out-of-play: us-troops 4"},
};

static void x_decides_where_nobody_is_named(void **state)
{
    x_decides(choices_of_x, COUNT_OF(choices_of_x));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(card_116_unshaded_vc_terror_costs_two_guerrillas),
        cmocka_unit_test(card_116_unshaded_agitation_costs_two_guerrillas),
        cmocka_unit_test(card_116_shaded_a_rally_at_a_base_agitates_once),
        cmocka_unit_test(card_116_shaded_agitates_in_a_rally_of_vc_alone),
        cmocka_unit_test(card_117_unshaded_three_troops_from_both_boxes_and_a_sweep),
        cmocka_unit_test(card_117_unshaded_takes_nobody_from_the_map),
        cmocka_unit_test(card_117_shaded_two_adjacent_spaces_lose_a_die_of_pieces),
        cmocka_unit_test(card_117_unshaded_arvn_divides_between_the_boxes),
        cmocka_unit_test(card_118_unshaded_vc_lose_one_where_no_nva_base_arms_them),
        cmocka_unit_test(card_118_shaded_vc_pieces_in_three_different_spaces),
        cmocka_unit_test(card_119_unshaded_two_troops_leave_and_patronage_grows),
        cmocka_unit_test(card_119_shaded_a_province_with_us_troops_goes_over),
        cmocka_unit_test(card_119_shaded_happens_as_far_as_it_can),
        cmocka_unit_test(card_120_unshaded_four_us_pieces_under_few_leaders_two_under_many),
        cmocka_unit_test(card_120_shaded_bases_and_a_troop_for_each_leader_card_are_lost),
        cmocka_unit_test(pivotal_cards_wait_for_their_preconditions),
        cmocka_unit_test(pivotal_cards_wait_for_two_cards_in_the_leader_box),
        cmocka_unit_test(card_121_is_ready_above_25_after_peace_talks),
        cmocka_unit_test(card_121_nva_loses_bases_and_half_its_resources),
        cmocka_unit_test(card_121_in_the_first_edition_brings_casualties_back),
        cmocka_unit_test(card_121_in_the_first_edition_or_those_out_of_play),
        cmocka_unit_test(card_122_troops_leave_the_roads_after_the_march),
        cmocka_unit_test(card_122_all_troops_attack_everywhere),
        cmocka_unit_test(card_123_arvn_grows_from_every_box),
        cmocka_unit_test(card_124_terror_everywhere_and_six_pieces_in_cities),
        cmocka_unit_test(card_124_vc_orders_the_spaces_if_markers_run_out),
        cmocka_unit_test(card_124_all_guerrillas_attack_together),
        cmocka_unit_test(card_124_cadres_leave_terror_where_two_guerrillas_are),
        cmocka_unit_test(x_decides_where_nobody_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
