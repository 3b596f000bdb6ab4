/* test_c096_105.c: cards 96 to 105, each side: what changes, and that nothing else does. */
#include "support/deed.h"

/* ---- 96 APC ---------------------------------------------------------------------------------- */

static void card_96_unshaded_us_then_arvn_pacify_four_spaces_for_nothing(void **state)
{
    given("hue: us-troop 1 police 2 terror 1 po; kontum: us-troop 1 police 1 arvn-troop 1;"
          "qui-nhon: arvn-troop 1 police 1; cam-ranh: arvn-troop 1 police 1 ps; saigon: us-troop 2;"
          "can-tho: us-troop 1 police 1 vc-guerrilla 2; an-loc: arvn-troop 1 police 1; arvn 0");
    event(VC, 96, UNSHADED);
    asks(US);
    may_not("pacify: saigon can-tho qui-nhon");
    answer("pacify hue; pacify hue; pacify kontum");
    may_not("pacify: hue kontum"); /* one level */
    answer("done");
    asks(ARVN);
    may_not("pacify: hue kontum"); /* by both together */
    answer("pacify qui-nhon; pacify cam-ranh");
    may_not("pacify: an-loc qui-nhon"); /* four spaces */
    answer("done");
    changes("hue: terror -1 po->n; kontum: n->ps; qui-nhon: n->ps; cam-ranh: ps->as");
}

static void card_96_unshaded_mandate_of_heaven_leaves_arvn_one_space(void **state)
{
    given("hue: arvn-troop 1 police 1; da-nang: arvn-troop 1 police 1; capability 86 shaded;"
          "leader 127; arvn 9");
    event(ARVN, 96, UNSHADED);
    asks(US);
    answer("done");
    asks(ARVN);
    answer("pacify hue");
    may_not("pacify da-nang");
    answer("done");
    changes("hue: n->ps"); /* nothing is paid, Ky or not */
}

static void card_96_shaded_is_tet_if_tet_was_not_played(void **state)
{
    given_with("scenario=medium", "hue: vc-guerrilla 1 us-troop 1 ps; da-nang: police 1;"
                                  "kontum: nva-guerrilla 1 police 1; can-tho: vc-guerrilla 1");
    event(US, 96, SHADED);
    asks(VC);
    answer("space hue");
    may_not("done"); /* everywhere */
    answer("space can-tho; done");
    may_not("space: tay-ninh loc-hue-da-nang; done");
    answer("space saigon; place vc-bases 1; place vc-guerrillas 5");
    may_not("done");
    answer("space kontum; die 1; piece police kontum");
    may_not("done");
    answer("space hue; die 1; piece us-troop hue; done");
    changes("hue: vc-guerrilla -1 us-troop -1 terror +1 ps->n; saigon: vc-base +1 vc-guerrilla +5;"
            "can-tho: vc-guerrilla -1 vc-guerrilla-active +1 terror +1 n->po;"
            "kontum: nva-guerrilla -1 nva-guerrilla-active +1 police -1; casualties: us-troops +1");
}

static void card_96_shaded_or_gives_tet_back(void **state)
{
    given_with("scenario=medium", "hue: vc-guerrilla 1 us-troop 1");
    table.s.pivotal = 1u << US | 1u << ARVN | 1u << NVA;
    table.s.pivotal_used = 1u << VC;
    event(US, 96, SHADED);
    changes("pivotal +8; pivotal-used -8");
}

static void card_96_shaded_runs_tet_where_no_pivotal_card_is_in_the_game(void **state)
{
    given("da-nang: police 1");
    event(NVA, 96, SHADED);
    asks(VC);
    answer("space hue; place vc-guerrillas 6"); /* nobody to spread terror or to attack */
    changes("hue: vc-guerrilla +6");
}

/* ---- 97 Brinks Hotel ------------------------------------------------------------------------- */

static void card_97_unshaded_aid_and_the_leader_falls_silent(void **state)
{
    given("leader 126; hue: police 2 ps");
    event(US, 97, UNSHADED);
    answer("choose aid-up");
    changes("aid +10; leader-down +1");
    operation(ARVN, OP_PATROL, 0);
    answer("activity govern; space hue; choose aid; done");
    changes_so_far("arvn -3; aid +6"); /* no Patronage of the Young Turks */
    given_with("scenario=full", "");
    event(US, 97, UNSHADED);
    answer("choose aid-up");
    changes("aid +10"); /* Minh is no card */
}

static void card_97_unshaded_or_moves_patronage_to_arvn(void **state)
{
    given("leader 127");
    event(ARVN, 97, UNSHADED);
    answer("choose patronage-down");
    changes("patronage -4; arvn +4; leader-down +1");
    event(ARVN, 97, UNSHADED); /* face down already */
    answer("choose patronage-down");
    changes("patronage -4; arvn +4");
    given_with("scenario=full", "patronage 3");
    event(VC, 97, UNSHADED);
    answer("choose patronage-down");
    changes("patronage -3; arvn +3");
}

static void card_97_shaded_terror_in_a_city_of_vc(void **state)
{
    given("hue: vc-guerrilla 1 as terror 1; can-tho: vc-base 1 po; da-nang: vc-base 1 ao;"
          "saigon: nva-troop 1; tay-ninh: vc-guerrilla 1");
    event(ARVN, 97, SHADED);
    offers(ARVN, "space: hue can-tho");
    answer("space hue");
    changes("hue: as->n terror +1");
    given("can-tho: vc-base 1 po");
    event(VC, 97, SHADED);
    changes("can-tho: po->ao terror +1");
    given("da-nang: vc-guerrilla 1 ao");
    event(VC, 97, SHADED);
    changes("da-nang: terror +1");
}

/* ---- 98 Long Tan ----------------------------------------------------------------------------- */

static void card_98_unshaded_two_troops_land_in_a_province(void **state)
{
    given("out-of-play: us-troops 3 us-bases 1 irregulars 1; tay-ninh: us-troop 1 vc-guerrilla 1");
    event(VC, 98, UNSHADED);
    answer("choose deploy");
    may_not("space: hue north-vietnam loc-hue-da-nang; done");
    answer("space southern-laos");
    offers(VC, "place us-troops: 1 2");
    answer("place us-troops 2");
    changes("southern-laos: us-troop +2; out-of-play: us-troops -2");
}

static void card_98_unshaded_or_jungles_with_us_troops_are_cleared(void **state)
{
    given("tay-ninh: us-troop 1 vc-guerrilla 1 nva-guerrilla-active 2 nva-troop 1 vc-base 1"
          " vc-tunnel 1; the-fishhook: us-troop 1 vc-guerrilla-active 1 nva-guerrilla 1 nva-base 1"
          " nva-tunnel 1; phuoc-long: irregular 1 vc-guerrilla 1;"
          "kien-phong: us-troop 1 vc-guerrilla 1; quang-nam: us-troop 1 nva-guerrilla 1;"
          "out-of-play: us-troops 2");
    event(US, 98, UNSHADED);
    answer("choose remove");
    changes("tay-ninh: vc-guerrilla -1 nva-guerrilla-active -2; the-fishhook:"
            " vc-guerrilla-active -1 nva-guerrilla -1");
}

static void card_98_shaded_a_jungle_base_and_a_troop_are_lost(void **state)
{
    given("tay-ninh: vc-guerrilla 1 vc-guerrilla-active 1 us-base 1 us-troop 2 irregular 1"
          " irregular-active 1; the-fishhook: vc-guerrilla 2 us-troop 1;"
          "kien-phong: vc-guerrilla 2 us-base 1 us-troop 1; phuoc-long: vc-guerrilla 1"
          " nva-guerrilla 3 us-base 1 us-troop 1");
    event(NVA, 98, SHADED);
    offers(NVA, "piece us-troop tay-ninh");
    answer("piece us-troop tay-ninh");
    changes("tay-ninh: us-base -1 us-troop -1; casualties: us-bases +1 us-troops +1");
    given("the-fishhook: vc-guerrilla 2 us-troop 2 irregular 1; phuoc-long: vc-guerrilla 2"
          " us-base 2");
    event(US, 98, SHADED);
    offers(US, "space: the-fishhook phuoc-long");
    answer("space phuoc-long; piece us-base phuoc-long");
    changes("phuoc-long: us-base -1; casualties: us-bases +1");
}

static void card_98_unshaded_does_nothing_where_nothing_can_be_done(void **state)
{
    given("tay-ninh: us-troop 1; hue: us-troop 1 vc-guerrilla 1");
    event(VC, 98, UNSHADED);
    answer("choose deploy");
    changes("");
}

/* ---- 99 Masher/White Wing -------------------------------------------------------------------- */

static void card_99_unshaded_troops_of_both_sweep(void **state)
{
    given("da-nang: arvn-troop 2 police 1; hue: us-troop 1; monsoon;"
          "can-tho: us-troop 1 nva-troop 1; quang-tri-thua-thien: vc-guerrilla 4 us-base 1"
          " police 2");
    event(VC, 99, UNSHADED);
    answer("choose us");
    asks(US);
    may("space: hue kien-phong");
    may_not("space: tay-ninh central-laos north-vietnam loc-hue-da-nang; done");
    answer("space quang-tri-thua-thien");
    offers(US, "space quang-tri-thua-thien");
    answer("space quang-tri-thua-thien; from hue; to quang-tri-thua-thien; group us-troop 1;"
           "from da-nang; to quang-tri-thua-thien");
    offers(US, "group arvn-troop: 1 2");
    answer("group arvn-troop 2; on; space quang-tri-thua-thien; done");
    changes_so_far("hue: us-troop -1; da-nang: arvn-troop -2; quang-tri-thua-thien: us-troop +1"
                   " arvn-troop +2 vc-guerrilla -3 vc-guerrilla-active +3");
}

static void card_99_unshaded_troops_of_both_assault_as_us(void **state)
{
    given("quang-tri-thua-thien: us-troop 1 arvn-troop 1 us-base 1 nva-troop 5;"
          "can-tho: us-troop 1 nva-troop 1");
    event(VC, 99, UNSHADED);
    answer("choose us");
    asks(US);
    answer("space quang-tri-thua-thien; space quang-tri-thua-thien; on; space quang-tri-thua-thien;"
           "done");
    offers(US, "space quang-tri-thua-thien");
    answer("space quang-tri-thua-thien; done"); /* two each beside a US base */
    changes("quang-tri-thua-thien: nva-troop -4");
}

static void card_99_unshaded_police_are_no_troops(void **state)
{
    given("hue: us-troop 1 arvn-troop 1 police 3 vc-guerrilla-active 6");
    event(ARVN, 99, UNSHADED);
    answer("choose arvn");
    asks(ARVN);
    answer("space hue; space hue; on; space hue; done; space hue; done");
    changes("hue: vc-guerrilla-active -2");
}

static void card_99_shaded_guerrillas_march_and_ambush_in_three_spaces(void **state)
{
    given("tay-ninh: vc-guerrilla 5; saigon: us-troop 4 police 4 ps; an-loc: us-troop 1;"
          "loc-saigon-an-loc-ban-me-thuot: police 1; capability 101 unshaded; momentum 17; vc 0;"
          "kien-phong: vc-guerrilla-active 1 police 1; monsoon");
    event(NVA, 99, SHADED);
    answer("choose vc");
    asks(VC);
    answer("from tay-ninh; to an-loc; group vc-guerrilla 2; from tay-ninh;"
           "to loc-saigon-an-loc-ban-me-thuot; group vc-guerrilla 1; from tay-ninh; to kien-phong;"
           "group vc-guerrilla 1");
    may_not("from tay-ninh"); /* to a fourth space */
    answer("done; space an-loc; space loc-saigon-an-loc-ban-me-thuot; to saigon;"
           "piece us-troop saigon");
    may_not("space: tay-ninh saigon");
    answer("space kien-phong; done");
    changes("tay-ninh: vc-guerrilla -4; an-loc: vc-guerrilla +1 vc-guerrilla-active +1 us-troop -1;"
            "loc-saigon-an-loc-ban-me-thuot: vc-guerrilla-active +1; saigon: us-troop -1;"
            "kien-phong: vc-guerrilla-active +1 police -1; casualties: us-troops +2");
}

static void card_99_shaded_nva_may_go_with_guerrillas_alone(void **state)
{
    given("central-laos: nva-guerrilla-active 1 nva-troop 2; quang-nam: police 2 nva-guerrilla 1;"
          "hue: nva-guerrilla 1 police 1; saigon: vc-guerrilla 1; trail 0; nva 0");
    event(US, 99, SHADED);
    offers(US, "choose: nva vc");
    answer("choose nva");
    asks(NVA);
    answer("from central-laos; to quang-nam");
    offers(NVA, "group nva-guerrilla-active 1");
    answer("group nva-guerrilla-active 1; done");
    offers(NVA, "space quang-nam");
    answer("space quang-nam; done");
    changes("central-laos: nva-guerrilla-active -1; quang-nam: nva-guerrilla-active +2"
            " nva-guerrilla -1 police -1");
}

static void card_99_shaded_an_active_guerrilla_will_do(void **state)
{
    given("central-laos: nva-guerrilla-active 1; quang-nam: police 2; trail 0");
    event(NVA, 99, SHADED);
    answer("choose nva; from central-laos; to quang-nam; group nva-guerrilla-active 1; done;"
           "space quang-nam; done");
    changes("central-laos: nva-guerrilla-active -1; quang-nam: nva-guerrilla-active +1 police -1");
}

/* ---- 100 Rach Ba Rai ------------------------------------------------------------------------- */

static const char *const lowlands =
    "kien-phong: us-troop 1 vc-guerrilla 1 vc-guerrilla-active 1 vc-base 1 vc-tunnel 1 nva-troop 2"
    " nva-guerrilla-active 1; kien-hoa-vinh-binh: us-troop 1 nva-guerrilla 1"
    " nva-guerrilla-active 1 nva-base 1 nva-tunnel 1 nva-troop 1 vc-guerrilla 1;"
    "ba-xuyen: us-troop 1 nva-troop 1; kien-giang-an-xuyen: police 1 vc-guerrilla 1;"
    "tay-ninh: us-troop 1 vc-guerrilla 1";

static void card_100_unshaded_us_troops_clear_a_lowland_of_one_enemy(void **state)
{
    given(lowlands);
    event(US, 100, UNSHADED);
    offers(US, "space: kien-phong kien-hoa-vinh-binh");
    answer("space kien-phong; choose vc");
    changes("kien-phong: vc-guerrilla -1 vc-guerrilla-active -1 vc-base -1");
    given(lowlands);
    event(VC, 100, UNSHADED);
    answer("space kien-hoa-vinh-binh; choose nva");
    changes("kien-hoa-vinh-binh: nva-guerrilla -1 nva-guerrilla-active -1 nva-base -1");
    given("ba-xuyen: us-troop 1 nva-troop 1; tay-ninh: us-troop 1 vc-guerrilla 1");
    event(VC, 100, UNSHADED);
    changes("");
}

static void card_100_shaded_a_die_of_cubes_is_lost_and_vc_arrive(void **state)
{
    given("ba-xuyen: us-troop 1 arvn-troop 1 police 1 ranger 1 ranger-active 1 irregular 1"
          " irregular-active 1 us-base 1 vc-guerrilla 1; kien-phong: vc-base 1;"
          "tay-ninh: vc-guerrilla 1 police 1; kien-hoa-vinh-binh: police 2");
    event(ARVN, 100, SHADED);
    answer("die 2");
    offers(ARVN, "piece us-troop ba-xuyen; piece arvn-troop ba-xuyen; piece police ba-xuyen");
    answer("piece us-troop ba-xuyen; piece police ba-xuyen");
    offers(ARVN, "place vc-guerrillas 1; place vc-bases 1");
    answer("place vc-bases 1");
    changes("ba-xuyen: us-troop -1 police -1 vc-base +1; casualties: us-troops +1");
    given("tay-ninh: vc-guerrilla 1 police 1");
    event(NVA, 100, SHADED);
    changes(""); /* no Lowland, no die */
    given("kien-phong: vc-base 1 ranger 1 arvn-base 1");
    event(VC, 100, SHADED);
    answer("die 6; place vc-guerrillas 1");
    changes("kien-phong: vc-guerrilla +1");
}

/* ---- 101 Booby Traps ------------------------------------------------------------------------- */

static void card_101_unshaded_both_insurgents_ambush_in_one_space(void **state)
{
    given("hue: vc-guerrilla 1 nva-guerrilla 1 police 3; da-nang: vc-guerrilla 1 nva-guerrilla 1"
          " police 3");
    event(US, 101, UNSHADED);
    changes("capability 101 none->unshaded");
    operation(VC, OP_ATTACK, 0);
    answer("activity ambush; space hue");
    may_not("space da-nang");
    changes_so_far("vc -1; hue: police -1 vc-guerrilla -1 vc-guerrilla-active +1");
    operation(NVA, OP_ATTACK, 0);
    answer("activity ambush; space da-nang");
    may_not("space hue");
}

static void card_101_shaded_sweepers_lose_a_troop_on_one_to_three(void **state)
{
    given("hue: us-troop 2 arvn-troop 1; da-nang: us-troop 1; kontum: irregular 1 police 1");
    event(VC, 101, SHADED);
    changes("capability 101 none->shaded");
    operation(US, OP_SWEEP, 0);
    answer("space hue; space da-nang; space kontum; on; space hue; die 3; space da-nang; die 4;"
           "space kontum"); /* no Troop, no die */
    changes_so_far("hue: us-troop -1; casualties: us-troops +1");
    operation(ARVN, OP_SWEEP, 0);
    answer("space hue; on; space hue; die 1");
    changes_so_far("arvn -3; hue: arvn-troop -1");
}

/* ---- 102 Cu Chi ------------------------------------------------------------------------------ */

static void card_102_unshaded_a_held_tunnel_loses_its_guerrillas(void **state)
{
    given("tay-ninh: vc-tunnel 1 us-troop 9 vc-guerrilla 1 vc-guerrilla-active 1 nva-guerrilla 1"
          " nva-guerrilla-active 2 nva-troop 1 nva-base 1; hue: nva-tunnel 1 police 2"
          " vc-guerrilla 1; kien-phong: vc-base 1 police 5 vc-guerrilla 1;"
          "da-nang: vc-tunnel 1 police 3 vc-guerrilla 1");
    event(ARVN, 102, UNSHADED);
    offers(ARVN, "space: tay-ninh da-nang");
    answer("space tay-ninh");
    changes("tay-ninh: vc-guerrilla -1 vc-guerrilla-active -1 nva-guerrilla -1"
            " nva-guerrilla-active -2");
}

static void card_102_shaded_digs_under_a_province_and_guerrillas_come(void **state)
{
    given("tay-ninh: nva-base 1 vc-base 1 nva-troop 1 nva-guerrilla-active 1 vc-guerrilla-active 1;"
          "hue: vc-base 1; kien-phong: vc-tunnel 1; ba-xuyen: vc-base 1");
    event(US, 102, SHADED);
    offers(US, "space: tay-ninh ba-xuyen");
    answer("space tay-ninh");
    offers(US, "place nva-guerrillas 1");
    answer("place nva-guerrillas 1");
    offers(US, "place vc-guerrillas 1");
    answer("place vc-guerrillas 1");
    changes("tay-ninh: nva-base -1 vc-base -1 nva-tunnel +1 vc-tunnel +1 nva-guerrilla +1"
            " vc-guerrilla +1");
}

static void card_102_shaded_guerrillas_come_without_markers(void **state)
{
    given("hue: vc-tunnel 2; da-nang: vc-tunnel 2; can-tho: nva-tunnel 2; ba-xuyen: vc-base 1");
    event(VC, 102, SHADED);
    offers(VC, "place nva-guerrillas 1");
    answer("place nva-guerrillas 1");
    offers(VC, "place vc-guerrillas 1");
    answer("place vc-guerrillas 1");
    changes("ba-xuyen: nva-guerrilla +1 vc-guerrilla +1");
    given("hue: vc-tunnel 2; da-nang: vc-tunnel 2; can-tho: nva-tunnel 1;"
          "ba-xuyen: vc-base 1 nva-base 1");
    event(VC, 102, SHADED); /* one marker for two */
    offers(VC, "piece nva-base ba-xuyen; piece vc-base ba-xuyen");
    answer("piece nva-base ba-xuyen; place nva-guerrillas 1; place vc-guerrillas 1");
    changes("ba-xuyen: nva-base -1 nva-tunnel +1 nva-guerrilla +1 vc-guerrilla +1");
}

/* ---- 103 Kent State -------------------------------------------------------------------------- */

static void card_103_unshaded_us_recovers_acts_and_is_eligible(void **state)
{
    given("casualties: us-troops 2 us-bases 1 irregulars 1; hue: us-troop 1 vc-guerrilla-active 1;"
          "da-nang: us-troop 1 vc-guerrilla-active 1");
    event(VC, 103, UNSHADED);
    offers(VC, "box us-troops: 1 2; box us-bases 1; box irregulars 1");
    answer("box us-bases 1; box us-troops 1");
    asks(US);
    may_not("operation assault; activity air-strike; done");
    table.s.eligible = 14;
    answer("limited assault; space hue");
    may_not("space da-nang");
    answer("done");
    changes("casualties: us-troops -1 us-bases -1; hue: vc-guerrilla-active -1");
    assert_int_equal(table.s.eligible, 15);
}

static void card_103_unshaded_us_itself_stays_eligible(void **state)
{
    given("casualties: us-troops 1; hue: us-troop 1; monsoon");
    event(US, 103, UNSHADED);
    may_not("limited sweep"); /* Monsoon: not named [0.26] */
    answer("limited patrol; space hue; on; done");
    changes("casualties: us-troops -1; us stays");
}

static void card_103_shaded_troops_go_for_good_aid_falls_us_is_out(void **state)
{
    given("casualties: us-troops 5 us-bases 1 irregulars 1; hue: us-troop 2");
    event(NVA, 103, SHADED);
    offers(NVA, "box us-troops: 1 2 3; done");
    answer("box us-troops 3");
    changes("casualties: us-troops -3; out-of-play: us-troops +3; aid -6; us out");
    given("casualties: us-troops 5; aid 4");
    event(US, 103, SHADED);
    answer("done"); /* up to three */
    changes("aid -4; us out");
}

/* ---- 104 Main Force Bns ---------------------------------------------------------------------- */

static void card_104_unshaded_two_are_seen_on_the_march(void **state)
{
    given("quang-nam: vc-guerrilla 2 nva-guerrilla 1; loc-hue-da-nang: police 1; da-nang: ps");
    event(ARVN, 104, UNSHADED);
    changes("capability 104 none->unshaded");
    operation(VC, OP_MARCH, 0);
    answer("from quang-nam; to loc-hue-da-nang; group vc-guerrilla 1; from quang-nam; to da-nang;"
           "group vc-guerrilla 1"); /* two with the Police; one alone */
    changes_so_far("vc -1; quang-nam: vc-guerrilla -2; loc-hue-da-nang: vc-guerrilla-active +1;"
                   "da-nang: vc-guerrilla +1");
    operation(NVA, OP_MARCH, 0);
    answer("from quang-nam; to loc-hue-da-nang; group nva-guerrilla 1");
    changes_so_far("quang-nam: nva-guerrilla -1; loc-hue-da-nang: nva-guerrilla-active +1");
}

static void card_104_shaded_one_vc_ambush_takes_two(void **state)
{
    given("hue: vc-guerrilla 1 nva-guerrilla 1 police 4; da-nang: vc-guerrilla 1 police 4");
    event(VC, 104, SHADED);
    changes("capability 104 none->shaded");
    operation(VC, OP_ATTACK, 0);
    answer("activity ambush; space hue; choose yes; space da-nang");
    changes_so_far("vc -2; hue: police -2 vc-guerrilla -1 vc-guerrilla-active +1;"
                   "da-nang: police -1 vc-guerrilla -1 vc-guerrilla-active +1");
    operation(NVA, OP_ATTACK, 0);
    answer("activity ambush; space hue");
    changes_so_far("nva -1; hue: police -1 nva-guerrilla -1 nva-guerrilla-active +1");
}

/* ---- 105 Rural Pressure ---------------------------------------------------------------------- */

static void card_105_unshaded_four_provinces_with_vc_gain(void **state)
{
    given("tay-ninh: vc-guerrilla 1 ao; kien-phong: vc-base 1 ps; ba-xuyen: vc-guerrilla-active 1;"
          "quang-nam: vc-tunnel 1 po; binh-dinh: vc-guerrilla 1; khanh-hoa: vc-guerrilla 1 as;"
          "pleiku-darlac: nva-guerrilla 1; hue: vc-guerrilla 1; phuoc-long: vc-guerrilla 1");
    event(US, 105, UNSHADED);
    offers(US, "space: tay-ninh kien-phong ba-xuyen quang-nam binh-dinh");
    answer("space tay-ninh; space kien-phong; space ba-xuyen; space quang-nam");
    changes("tay-ninh: ao->po; kien-phong: ps->as; ba-xuyen: n->ps; quang-nam: po->n");
}

static void card_105_shaded_three_policed_provinces_lose(void **state)
{
    given("tay-ninh: police 1 as; kien-phong: police 2; ba-xuyen: police 1 po; quang-nam: police 1;"
          "khanh-hoa: police 1 ao; binh-dinh: arvn-troop 1; hue: police 1; phuoc-long: police 1");
    event(ARVN, 105, SHADED);
    offers(ARVN, "space: tay-ninh kien-phong ba-xuyen quang-nam");
    answer("space tay-ninh; space kien-phong; space ba-xuyen; choose patronage-down");
    changes("tay-ninh: as->ps; kien-phong: n->po; ba-xuyen: po->ao; patronage -6");
    given("hue: police 1");
    event(VC, 105, SHADED);
    answer("choose patronage-up");
    changes("patronage +6");
}

/* ---- Who decides ----------------------------------------------------------------------------- */

static const OpenChoice choices_of_x[] = {
    {97, UNSHADED, ""},
    {97, SHADED, "hue: vc-guerrilla 1; saigon: vc-guerrilla 1"},
    {98, UNSHADED, "out-of-play: us-troops 2"},
    {98, SHADED, "tay-ninh: vc-guerrilla 2 us-troop 1; phuoc-long: vc-guerrilla 2 us-troop 1"},
    {99, UNSHADED, "hue: us-troop 1 arvn-troop 1"},
    {99, SHADED, "hue: nva-guerrilla 1 vc-guerrilla 1"},
    {100, UNSHADED, "ba-xuyen: us-troop 1 vc-guerrilla 1; kien-phong: us-troop 1 vc-guerrilla 1"},
    {100, SHADED, "ba-xuyen: vc-guerrilla 1; kien-phong: vc-guerrilla 1"},
    {102, UNSHADED,
     "hue: vc-tunnel 1 police 4 vc-guerrilla 1; saigon: vc-tunnel 1 police 4 vc-guerrilla 1"},
    {102, SHADED, "tay-ninh: vc-base 1; ba-xuyen: vc-base 1"},
    {103, UNSHADED, "casualties: us-troops 2 us-bases 2"},
    {103, SHADED, "casualties: us-troops 2"},
    {105, UNSHADED,
     "tay-ninh: vc-guerrilla 1; ba-xuyen: vc-guerrilla 1; kien-phong: vc-guerrilla 1;"
     "quang-nam: vc-guerrilla 1; binh-dinh: vc-guerrilla 1"},
    {105, SHADED,
     "tay-ninh: police 1; ba-xuyen: police 1; kien-phong: police 1; quang-nam: police 1"},
};

static void x_decides_where_nobody_is_named(void **state)
{
    x_decides(choices_of_x, COUNT_OF(choices_of_x));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(card_96_unshaded_us_then_arvn_pacify_four_spaces_for_nothing),
        cmocka_unit_test(card_96_unshaded_mandate_of_heaven_leaves_arvn_one_space),
        cmocka_unit_test(card_96_shaded_is_tet_if_tet_was_not_played),
        cmocka_unit_test(card_96_shaded_or_gives_tet_back),
        cmocka_unit_test(card_96_shaded_runs_tet_where_no_pivotal_card_is_in_the_game),
        cmocka_unit_test(card_97_unshaded_aid_and_the_leader_falls_silent),
        cmocka_unit_test(card_97_unshaded_or_moves_patronage_to_arvn),
        cmocka_unit_test(card_97_shaded_terror_in_a_city_of_vc),
        cmocka_unit_test(card_98_unshaded_two_troops_land_in_a_province),
        cmocka_unit_test(card_98_unshaded_or_jungles_with_us_troops_are_cleared),
        cmocka_unit_test(card_98_shaded_a_jungle_base_and_a_troop_are_lost),
        cmocka_unit_test(card_98_unshaded_does_nothing_where_nothing_can_be_done),
        cmocka_unit_test(card_99_unshaded_troops_of_both_sweep),
        cmocka_unit_test(card_99_unshaded_troops_of_both_assault_as_us),
        cmocka_unit_test(card_99_unshaded_police_are_no_troops),
        cmocka_unit_test(card_99_shaded_guerrillas_march_and_ambush_in_three_spaces),
        cmocka_unit_test(card_99_shaded_nva_may_go_with_guerrillas_alone),
        cmocka_unit_test(card_99_shaded_an_active_guerrilla_will_do),
        cmocka_unit_test(card_100_unshaded_us_troops_clear_a_lowland_of_one_enemy),
        cmocka_unit_test(card_100_shaded_a_die_of_cubes_is_lost_and_vc_arrive),
        cmocka_unit_test(card_101_unshaded_both_insurgents_ambush_in_one_space),
        cmocka_unit_test(card_101_shaded_sweepers_lose_a_troop_on_one_to_three),
        cmocka_unit_test(card_102_unshaded_a_held_tunnel_loses_its_guerrillas),
        cmocka_unit_test(card_102_shaded_digs_under_a_province_and_guerrillas_come),
        cmocka_unit_test(card_102_shaded_guerrillas_come_without_markers),
        cmocka_unit_test(card_103_unshaded_us_recovers_acts_and_is_eligible),
        cmocka_unit_test(card_103_unshaded_us_itself_stays_eligible),
        cmocka_unit_test(card_103_shaded_troops_go_for_good_aid_falls_us_is_out),
        cmocka_unit_test(card_104_unshaded_two_are_seen_on_the_march),
        cmocka_unit_test(card_104_shaded_one_vc_ambush_takes_two),
        cmocka_unit_test(card_105_unshaded_four_provinces_with_vc_gain),
        cmocka_unit_test(card_105_shaded_three_policed_provinces_lose),
        cmocka_unit_test(x_decides_where_nobody_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
