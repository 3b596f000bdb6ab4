/* test_c011_020.c: cards 11 to 20, each side: what changes, and that nothing else does. */
#include "support/deed.h"

/* ---- 11 Abrams ------------------------------------------------------------------------------- */

static void card_11_unshaded_takes_a_base_first_in_one_space_of_a_us_assault(void **state)
{
    given("tay-ninh: us-troop 1 vc-guerrilla 1 vc-guerrilla-active 1 vc-base 1;"
          "kien-phong: us-troop 1 vc-guerrilla-active 2 vc-base 1;"
          "ba-xuyen: us-troop 1 vc-guerrilla-active 2 vc-tunnel 1");
    event(US, 11, UNSHADED);
    changes("capability 11 none->unshaded");
    operation(US, OP_ASSAULT, 0);
    answer("space ba-xuyen; space tay-ninh");
    offers(US, "piece vc-base: tay-ninh; piece vc-guerrilla-active: tay-ninh");
    answer("piece vc-base tay-ninh; space kien-phong; done");
    changes("tay-ninh: vc-base -1; kien-phong: vc-guerrilla-active -1;"
            "ba-xuyen: vc-guerrilla-active -1");
}

static void card_11_shaded_keeps_a_us_assault_to_two_spaces(void **state)
{
    given("hue: us-troop 1 arvn-troop 2 vc-guerrilla-active 1;"
          "da-nang: us-troop 1 arvn-troop 2 vc-guerrilla-active 1;"
          "kontum: us-troop 1 arvn-troop 2 vc-guerrilla-active 1");
    event(NVA, 11, SHADED);
    changes("capability 11 none->shaded");
    State start = table.s;
    operation(US, OP_ASSAULT, 0);
    answer("space hue");
    may("space kontum");
    answer("space da-nang");
    may_not("space kontum");
    table.s = start;
    operation(ARVN, OP_ASSAULT, 0);
    answer("space hue; space da-nang");
    may("space kontum");
}

/* ---- 12 Capt Buck Adams ---------------------------------------------------------------------- */

static void card_12_unshaded_exposes_guerrillas_outside_and_takes_an_nva_base(void **state)
{
    given("north-vietnam: nva-guerrilla 2 nva-base 1; the-fishhook: vc-guerrilla 1 vc-base 1;"
          "central-laos: nva-base 1; southern-laos: nva-tunnel 1;"
          "tay-ninh: nva-guerrilla 1 vc-guerrilla 1 nva-base 1");
    event(US, 12, UNSHADED);
    offers(US, "piece nva-base: north-vietnam central-laos");
    answer("piece nva-base central-laos");
    changes("north-vietnam: nva-guerrilla -2 nva-guerrilla-active +2; central-laos: nva-base -1;"
            "the-fishhook: vc-guerrilla -1 vc-guerrilla-active +1");
}

static void card_12_shaded_builds_under_nva_control_outside_and_hides_three(void **state)
{
    given("north-vietnam: nva-troop 1; central-laos: nva-troop 1 nva-base 2;"
          "the-fishhook: nva-troop 1 us-troop 1; sihanoukville: vc-guerrilla-active 1 nva-troop 1;"
          "southern-laos: nva-guerrilla-active 2; tay-ninh: nva-guerrilla-active 2");
    event(NVA, 12, SHADED);
    offers(NVA, "space: north-vietnam southern-laos");
    answer("space southern-laos; place nva-bases 1");
    offers(NVA, "piece nva-guerrilla-active: southern-laos tay-ninh");
    answer("piece nva-guerrilla-active tay-ninh; piece nva-guerrilla-active southern-laos;"
           "piece nva-guerrilla-active southern-laos");
    changes("southern-laos: nva-base +1 nva-guerrilla-active -2 nva-guerrilla +2;"
            "tay-ninh: nva-guerrilla-active -1 nva-guerrilla +1");
}

static void card_12_shaded_only_nva_takes_its_base_from_the_map(void **state)
{
    const char *all = "north-vietnam: nva-troop 1 nva-base 1; hue: nva-base 2; da-nang: nva-base 2;"
                      "kontum: nva-base 2; saigon: nva-base 2";
    given(all);
    event(US, 12, SHADED);
    changes("");
    given(all);
    event(NVA, 12, SHADED);
    offers(NVA, "space north-vietnam; done");
    answer("space north-vietnam; fetch nva-base hue");
    changes("hue: nva-base -1; north-vietnam: nva-base +1");
}

/* ---- 13 Cobras ------------------------------------------------------------------------------- */

static void card_13_unshaded_sweeps_take_an_active_piece_in_two_spaces(void **state)
{
    given("hue: us-troop 1 vc-guerrilla 1 nva-troop 1; da-nang: us-troop 1 vc-base 1;"
          "kontum: us-troop 1 vc-guerrilla-active 1; saigon: us-troop 1 vc-guerrilla 2 vc-base 1");
    event(US, 13, UNSHADED);
    changes("capability 13 none->unshaded");
    operation(US, OP_SWEEP, 0);
    answer("space hue; space da-nang; space kontum; space saigon; on");
    answer("space hue; choose both; choose yes; space saigon; choose no");
    answer("space da-nang; choose yes; space kontum");
    changes("hue: vc-guerrilla -1 vc-guerrilla-active +1 nva-troop -1; da-nang: vc-base -1;"
            "saigon: vc-guerrilla -1 vc-guerrilla-active +1");
}

static void card_13_shaded_costs_a_us_troop_after_an_assault_on_one_to_three(void **state)
{
    given("tay-ninh: us-troop 2 arvn-troop 4 vc-guerrilla-active 5;"
          "kien-phong: us-troop 1 vc-guerrilla-active 1");
    event(VC, 13, SHADED);
    changes("capability 13 none->shaded");
    operation(US, OP_ASSAULT, 0);
    answer("space tay-ninh; die 3; choose yes; space kien-phong; die 4; done");
    changes("tay-ninh: us-troop -1 vc-guerrilla-active -4; casualties: us-troops +1;"
            "kien-phong: vc-guerrilla-active -1; arvn -3");
}

/* ---- 14 M-48 Patton -------------------------------------------------------------------------- */

static void card_14_unshaded_adds_two_hits_in_two_spaces_outside_lowlands(void **state)
{
    given("tay-ninh: us-troop 1 vc-guerrilla-active 5; hue: us-troop 1 vc-guerrilla-active 5;"
          "kien-phong: us-troop 1 vc-guerrilla-active 5; an-loc: us-troop 1 vc-guerrilla-active 5");
    event(US, 14, UNSHADED);
    changes("capability 14 none->unshaded");
    operation(US, OP_ASSAULT, 0);
    answer("space kien-phong; space tay-ninh; choose yes; space hue; choose yes; space an-loc");
    changes("kien-phong: vc-guerrilla-active -1; tay-ninh: vc-guerrilla-active -3;"
            "hue: vc-guerrilla-active -3; an-loc: vc-guerrilla-active -1");
}

static void card_14_unshaded_works_in_the_assault_of_a_us_patrol(void **state)
{
    given("loc-hue-da-nang: us-troop 1 vc-guerrilla-active 4; capability 14 unshaded");
    operation(US, OP_PATROL, 0);
    answer("on; space loc-hue-da-nang; choose yes");
    changes("loc-hue-da-nang: vc-guerrilla-active -3");
}

static const char convoy[] = "hue: police 2; da-nang: police 1; qui-nhon: us-troop 2";
#define DRIVE "from hue; to loc-hue-da-nang; group police 2; on; done"

static void card_14_shaded_nva_removes_two_cubes_that_patrolled(void **state)
{
    given(convoy);
    event(NVA, 14, SHADED);
    changes("capability 14 none->shaded");
    operation(ARVN, OP_PATROL, 0);
    answer(DRIVE);
    offers(NVA, "piece police: loc-hue-da-nang; done");
    answer("piece police loc-hue-da-nang; piece police loc-hue-da-nang");
    changes("hue: police -2; arvn -3");
    operation(US, OP_PATROL, 0);
    answer("from qui-nhon; to loc-da-nang-qui-nhon; group us-troop 2; on; done");
    asks(NVA);
    answer("piece us-troop loc-da-nang-qui-nhon; done");
    changes("qui-nhon: us-troop -2; loc-da-nang-qui-nhon: us-troop +1; casualties: us-troops +1");
}

static void card_14_shaded_removes_one_cube_on_one_to_three_in_the_first_edition(void **state)
{
    given_with("edition=1", convoy);
    event(NVA, 14, SHADED);
    const State start = table.s;
    operation(ARVN, OP_PATROL, 0);
    answer(DRIVE "; die 4");
    changes("hue: police -2; loc-hue-da-nang: police +2; arvn -3");
    table.s = start;
    operation(ARVN, OP_PATROL, 0);
    answer(DRIVE "; die 3");
    asks(NVA);
    answer("piece police loc-hue-da-nang");
    changes("hue: police -2; loc-hue-da-nang: police +1; arvn -3");
}

/* ---- 15 Medevac ------------------------------------------------------------------------------ */

static void card_15_unshaded_saves_all_troops_before_each_commitment(void **state)
{
    given("casualties: us-troops 7 us-bases 1 irregulars 1; saigon: us-troop 1");
    event(US, 15, UNSHADED);
    changes("momentum 15u begins");
    event(US, 73, UNSHADED);
    answer("done");
    changes("casualties: us-troops -7 us-bases -1 irregulars -1; out-of-play: us-bases +1");
    and_given("casualties: us-troops 6");
    coup_round(FAILED_1);
    assert_int_equal(table.s.box[BOX_OUT][US_TROOP], 0);
    assert_int_equal(table.s.box[BOX_CASUALTIES][US_TROOP], 0);
    assert_false(momentum(&table.s, MOM_MEDEVAC));
}

static void card_15_shaded_stays_eligible_and_forbids_air_lift(void **state)
{
    given("hue: us-troop 3; da-nang: us-troop 1");
    event(VC, 15, SHADED);
    changes("vc stays; momentum 15s begins");
    assert_int_equal(note_of(N_STAYS)->a, VC);
    operation(US, OP_PATROL, 0);
    may_not("activity air-lift");
    coup_round(FAILED_1);
    operation(US, OP_PATROL, 0);
    may("activity air-lift");
}

/* ---- 16 Blowtorch Komer ---------------------------------------------------------------------- */

static const char village[] = "hue: us-troop 1 police 1 terror 1; saigon: police 1";

/* Hue is pacified in the Support Phase of this Coup. */
static void pacify_hue(unsigned coup, const char *expected)
{
    lake_coup(&table, coup);
    answer("card 3");
    and_given("arvn 60");
    answer("pacify hue; pacify hue");
    changes(expected);
}

static void card_16_unshaded_adds_aid_and_makes_the_next_support_phase_cheap(void **state)
{
    given(village);
    event(US, 16, UNSHADED);
    changes("aid +10; momentum 16u begins");
    operation(US, OP_TRAIN, 0);
    answer("space hue; choose nothing; pacify hue"); /* not in Train */
    changes("hue: terror -1; arvn -3");
    and_given("hue: terror 1");
    pacify_hue(THIEU, "hue: terror -1 n->ps; arvn -2");
    given("momentum 16");
    coup_round(FAILED_1);
    assert_false(momentum(&table.s, MOM_KOMER));
}

static void card_16_unshaded_and_ky_the_later_one_sets_the_price(void **state)
{
    given(village);
    event(US, 16, UNSHADED);
    pacify_hue(KY, "hue: terror -1 n->ps; arvn -8");
    given(village);
    and_given("leader 127");
    table.s.ky_later = 1;
    event(US, 16, UNSHADED);
    changes("aid +10; momentum 16u begins; ky-later -1");
    pacify_hue(FAILED_1, "hue: terror -1 n->ps; arvn -2");
}

static void card_16_shaded_takes_aid_and_a_level_where_troops_and_police_are(void **state)
{
    given(
        "hue: us-troop 1 police 1 as; da-nang: arvn-troop 1 police 1 ao; saigon: police 2;"
        "kontum: us-troop 1; can-tho: arvn-troop 1 police 1; loc-hue-da-nang: us-troop 1 police 1;"
        "phuoc-long: arvn-troop 1 police 1; an-loc: ranger 1 police 1");
    event(NVA, 16, SHADED);
    offers(NVA, "space: hue can-tho");
    answer("space hue");
    changes("aid -10; hue: as->ps");
    given("aid 9");
    event(NVA, 16, SHADED);
    changes("aid -9");
}

/* ---- 17 Claymores ---------------------------------------------------------------------------- */

static void card_17_unshaded_stays_forbids_ambush_and_thins_groups_turned_active(void **state)
{
    given("kien-phong: vc-guerrilla 4; ba-xuyen: vc-guerrilla 3; hue: vc-guerrilla 1 police 1;"
          "can-tho: ps");
    event(US, 17, UNSHADED);
    changes("us stays; momentum 17u begins");
    operation(VC, OP_ATTACK, 0);
    may_not("activity ambush");
    operation(VC, OP_MARCH, 0);
    may_not("activity ambush");
    answer("from kien-phong; to can-tho; group vc-guerrilla 4;"
           "from ba-xuyen; to can-tho; group vc-guerrilla 3");
    changes("kien-phong: vc-guerrilla -4; ba-xuyen: vc-guerrilla -3;"
            "can-tho: vc-guerrilla-active +3 vc-guerrilla +3; vc -1");
    coup_round(FAILED_1);
    operation(VC, OP_ATTACK, 0);
    may("activity ambush");
}

static void card_17_unshaded_spares_groups_in_which_nobody_is_turned(void **state)
{
    given("kien-phong: nva-guerrilla-active 4; ba-xuyen: nva-troop 4; can-tho: ps; momentum 17");
    operation(NVA, OP_MARCH, 0);
    answer("from kien-phong; to can-tho; group nva-guerrilla-active 4;"
           "from ba-xuyen; to can-tho; group nva-troop 4");
    changes("kien-phong: nva-guerrilla-active -4; ba-xuyen: nva-troop -4; nva -1;"
            "can-tho: nva-guerrilla-active +4 nva-troop +4");
}

static void card_17_shaded_trades_a_hidden_guerrilla_for_a_coin_base(void **state)
{
    given("hue: us-base 1 arvn-base 1 vc-guerrilla 1 nva-guerrilla 1; saigon: vc-guerrilla 1;"
          "da-nang: us-base 1 vc-guerrilla-active 1; kontum: arvn-base 1 nva-guerrilla 2");
    event(VC, 17, SHADED);
    offers(VC, "space: hue kontum");
    answer("space hue");
    offers(VC, "piece us-base: hue; piece arvn-base: hue");
    answer("piece us-base hue");
    offers(VC, "piece nva-guerrilla: hue; piece vc-guerrilla: hue");
    answer("piece nva-guerrilla hue");
    changes("hue: us-base -1 nva-guerrilla -1; casualties: us-bases +1");
    event(VC, 17, SHADED);
    answer("space kontum; piece nva-guerrilla kontum");
    changes("kontum: arvn-base -1 nva-guerrilla -1");
}

/* ---- 18 Combined Action Platoons ------------------------------------------------------------- */

static void card_18_unshaded_us_train_posts_one_police_with_us_troops(void **state)
{
    given("hue: us-troop 1; loc-hue-da-nang: us-troop 1; saigon: police 1 us-base 1");
    event(US, 18, UNSHADED);
    changes("capability 18 none->unshaded");
    operation(US, OP_TRAIN, 0);
    answer("space hue; choose nothing");
    may_not("police saigon; police da-nang");
    answer("police loc-hue-da-nang");
    may("fetch police saigon");
    answer("place police 1");
    may_not("police hue");
    changes("loc-hue-da-nang: police +1");
}

static void card_18_shaded_keeps_a_us_sweep_to_two_spaces(void **state)
{
    given("");
    event(NVA, 18, SHADED);
    changes("capability 18 none->shaded");
    operation(US, OP_SWEEP, 0);
    answer("space hue");
    may("space kontum");
    answer("space da-nang");
    may_not("space kontum");
    operation(ARVN, OP_SWEEP, 0);
    answer("space hue; space da-nang; space kontum");
}

/* ---- 19 CORDS -------------------------------------------------------------------------------- */

static const char trained[] = "hue: us-troop 1 police 1; da-nang: us-troop 1; arvn 75";
#define TRAIN_BOTH "space hue; choose nothing; space da-nang; choose nothing;"

static void card_19_unshaded_us_train_pacifies_two_spaces(void **state)
{
    given(trained);
    and_given("kontum: us-troop 1");
    event(US, 19, UNSHADED);
    changes("capability 19 none->unshaded");
    operation(US, OP_TRAIN, 0);
    answer(TRAIN_BOTH "space kontum; choose nothing; pacify hue; pacify hue; pacify da-nang");
    may("pacify da-nang");
    may_not("pacify kontum");
    changes("hue: n->as; da-nang: n->ps; arvn -9");
}

static void card_19_shaded_us_train_goes_no_further_than_passive_support(void **state)
{
    given(trained);
    event(VC, 19, SHADED);
    changes("capability 19 none->shaded");
    operation(US, OP_TRAIN, 0);
    answer(TRAIN_BOTH "pacify hue");
    may_not("pacify hue; pacify da-nang");
    changes("hue: n->ps; arvn -3");
    given(trained);
    and_given("capability 19 shaded; saigon: police 1");
    lake_coup(&table, FAILED_1); /* the Support Phase is untouched */
    answer("card 3");
    and_given("arvn 60");
    answer("pacify hue; pacify hue");
    changes("hue: n->as; arvn -6");
}

/* ---- 20 Laser Guided Bombs ------------------------------------------------------------------- */

static const char targets[] = "tay-ninh: us-troop 1 vc-guerrilla-active 5 ps;"
                              "da-nang: us-troop 1 nva-troop 1 ps; trail 0";
#define HIT "piece vc-guerrilla-active tay-ninh;"

static void strike(const char *answers)
{
    operation(US, OP_PATROL, 0);
    answer("activity air-strike");
    answer(answers);
}

static void card_20_unshaded_spares_the_people_where_one_piece_fell(void **state)
{
    given(targets);
    event(US, 20, UNSHADED);
    changes("capability 20 none->unshaded");
    strike("die 3;" HIT HIT "piece nva-troop da-nang; done");
    changes("tay-ninh: vc-guerrilla-active -2 ps->n; da-nang: nva-troop -1");
}

static void card_20_shaded_keeps_a_strike_to_two_pieces_or_four_in_the_first_edition(void **state)
{
    given(targets);
    event(NVA, 20, SHADED);
    changes("capability 20 none->shaded");
    strike("die 6;" HIT);
    may("piece nva-troop da-nang");
    answer(HIT "");
    offers(US, "done");
    given_with("edition=1", targets);
    event(NVA, 20, SHADED);
    strike("space tay-ninh; on;" HIT HIT HIT HIT);
    may_not("piece vc-guerrilla-active tay-ninh");
    answer("on; done");
    changes("tay-ninh: vc-guerrilla-active -4 ps->n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(card_11_unshaded_takes_a_base_first_in_one_space_of_a_us_assault),
        cmocka_unit_test(card_11_shaded_keeps_a_us_assault_to_two_spaces),
        cmocka_unit_test(card_12_unshaded_exposes_guerrillas_outside_and_takes_an_nva_base),
        cmocka_unit_test(card_12_shaded_builds_under_nva_control_outside_and_hides_three),
        cmocka_unit_test(card_12_shaded_only_nva_takes_its_base_from_the_map),
        cmocka_unit_test(card_13_unshaded_sweeps_take_an_active_piece_in_two_spaces),
        cmocka_unit_test(card_13_shaded_costs_a_us_troop_after_an_assault_on_one_to_three),
        cmocka_unit_test(card_14_unshaded_adds_two_hits_in_two_spaces_outside_lowlands),
        cmocka_unit_test(card_14_unshaded_works_in_the_assault_of_a_us_patrol),
        cmocka_unit_test(card_14_shaded_nva_removes_two_cubes_that_patrolled),
        cmocka_unit_test(card_14_shaded_removes_one_cube_on_one_to_three_in_the_first_edition),
        cmocka_unit_test(card_15_unshaded_saves_all_troops_before_each_commitment),
        cmocka_unit_test(card_15_shaded_stays_eligible_and_forbids_air_lift),
        cmocka_unit_test(card_16_unshaded_adds_aid_and_makes_the_next_support_phase_cheap),
        cmocka_unit_test(card_16_unshaded_and_ky_the_later_one_sets_the_price),
        cmocka_unit_test(card_16_shaded_takes_aid_and_a_level_where_troops_and_police_are),
        cmocka_unit_test(card_17_unshaded_stays_forbids_ambush_and_thins_groups_turned_active),
        cmocka_unit_test(card_17_unshaded_spares_groups_in_which_nobody_is_turned),
        cmocka_unit_test(card_17_shaded_trades_a_hidden_guerrilla_for_a_coin_base),
        cmocka_unit_test(card_18_unshaded_us_train_posts_one_police_with_us_troops),
        cmocka_unit_test(card_18_shaded_keeps_a_us_sweep_to_two_spaces),
        cmocka_unit_test(card_19_unshaded_us_train_pacifies_two_spaces),
        cmocka_unit_test(card_19_shaded_us_train_goes_no_further_than_passive_support),
        cmocka_unit_test(card_20_unshaded_spares_the_people_where_one_piece_fell),
        cmocka_unit_test(card_20_shaded_keeps_a_strike_to_two_pieces_or_four_in_the_first_edition),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
