/* test_c051_060.c: cards 51 to 60, each side: what changes, and that nothing else does. */
#include "support/deed.h"

/* ---- 51 301st Supply Bn ---------------------------------------------------------------------- */

static void card_51_unshaded_six_insurgents_but_no_base_leave_from_outside(void **state)
{
    given("north-vietnam: nva-troop 3 nva-base 1; the-fishhook: vc-guerrilla 1 "
          "vc-guerrilla-active 1 nva-guerrilla 2 vc-base 1; tay-ninh: nva-troop 2");
    event(US, 51, UNSHADED);
    offers(US, "piece nva-troop: north-vietnam; piece nva-guerrilla: the-fishhook;"
               "piece vc-guerrilla: the-fishhook; piece vc-guerrilla-active: the-fishhook");
    answer("piece nva-troop north-vietnam; piece nva-troop north-vietnam;"
           "piece nva-troop north-vietnam; piece vc-guerrilla the-fishhook;"
           "piece vc-guerrilla-active the-fishhook; piece nva-guerrilla the-fishhook");
    changes("north-vietnam: nva-troop -3; the-fishhook: vc-guerrilla -1 vc-guerrilla-active -1"
            " nva-guerrilla -1");
    event(US, 51, UNSHADED);
    changes("the-fishhook: nva-guerrilla -1");
}

static void card_51_shaded_mends_the_trail_by_two_and_pays_nva_a_die(void **state)
{
    given("trail 1");
    event(NVA, 51, SHADED);
    answer("die 5");
    changes("trail +2; nva +5");
}

/* ---- 52 RAND --------------------------------------------------------------------------------- */

static void card_52_unshaded_turns_a_shaded_us_capability(void **state)
{
    given("capability 4 shaded; capability 28 shaded; capability 33 shaded; capability 8 unshaded");
    event(US, 52, UNSHADED);
    offers(US, "card: 4 28");
    answer("card 4");
    changes("capability 4 shaded->unshaded; capability 33 shaded->gone");
    event(US, 52, UNSHADED);
    changes("capability 28 shaded->unshaded");
    event(US, 52, UNSHADED);
    changes("");
}

static void card_52_shaded_turns_an_unshaded_us_capability(void **state)
{
    given("capability 8 unshaded; capability 19 unshaded; capability 32 unshaded;"
          "capability 11 shaded");
    event(VC, 52, SHADED);
    offers(VC, "card: 8 19");
    answer("card 19");
    changes("capability 19 unshaded->shaded");
}

/* ---- 53 Sappers ------------------------------------------------------------------------------ */

static void card_53_unshaded_two_nva_troops_fall_in_up_to_three_spaces_of_the_south(void **state)
{
    given("hue: nva-troop 3; loc-hue-da-nang: nva-troop 1; tay-ninh: nva-troop 2;"
          "kontum: nva-troop 4; central-laos: nva-troop 5; saigon: nva-guerrilla 1");
    event(ARVN, 53, UNSHADED);
    offers(ARVN, "space: hue loc-hue-da-nang tay-ninh kontum; done");
    answer("space hue; space loc-hue-da-nang; space tay-ninh");
    answer("piece nva-troop hue; piece nva-troop hue");
    changes("hue: nva-troop -2; loc-hue-da-nang: nva-troop -1; tay-ninh: nva-troop -2; arvn stays");
}

static void card_53_shaded_removes_up_to_one_us_and_two_arvn_bases_in_provinces(void **state)
{
    given("tay-ninh: us-base 2; binh-dinh: arvn-base 1; the-fishhook: arvn-base 1;"
          "kien-phong: arvn-base 1; hue: us-base 2");
    event(NVA, 53, SHADED);
    offers(NVA, "piece us-base: tay-ninh; done");
    answer("piece us-base tay-ninh");
    offers(NVA, "piece arvn-base: binh-dinh the-fishhook kien-phong; done");
    answer("piece arvn-base the-fishhook; piece arvn-base binh-dinh");
    changes("tay-ninh: us-base -1; casualties: us-bases +1; the-fishhook: arvn-base -1;"
            "binh-dinh: arvn-base -1");
    given("tay-ninh: us-base 1 arvn-base 1; hue: us-base 1 arvn-base 1");
    event(NVA, 53, SHADED);
    offers(NVA, "piece us-base: tay-ninh; done");
    answer("done");
    offers(NVA, "piece arvn-base: tay-ninh; done");
    answer("done");
    changes("");
}

/* ---- 54 Son Tay ------------------------------------------------------------------------------ */

static void card_54_unshaded_two_troops_come_home_nva_is_out_and_us_is_in(void **state)
{
    given("casualties: us-troops 3 irregulars 1");
    event_among(14, 0, ARVN, 54, UNSHADED);
    changes("casualties: us-troops -2; nva out; us in");
    asks(VC); /* next on the card, before the US */
    given("");
    event_among(1 << VC | 1 << NVA, 0, VC, 54, UNSHADED);
    changes("nva out; us in");
    asks(US);
    given("");
    event(US, 54, UNSHADED);
    changes("nva out; us stays");
}

static void card_54_shaded_two_casualties_go_out_of_play_and_us_is_out(void **state)
{
    given("casualties: us-troops 1 irregulars 1 us-bases 1");
    event(NVA, 54, SHADED);
    offers(NVA, "box us-troops: 1; box irregulars: 1; box us-bases: 1");
    answer("box us-bases 1; box us-troops 1");
    changes("casualties: us-bases -1 us-troops -1; out-of-play: us-bases +1 us-troops +1; us out");
    given("casualties: us-troops 1 us-bases 1"); /* both: nothing to choose */
    event(NVA, 54, SHADED);
    changes("casualties: us-bases -1 us-troops -1; out-of-play: us-bases +1 us-troops +1; us out");
}

/* ---- 55 Trucks ------------------------------------------------------------------------------- */

static void card_55_unshaded_degrades_and_nva_gives_up_four_and_four_pieces(void **state)
{
    given(
        "central-laos: nva-troop 3 nva-base 1; southern-laos: nva-guerrilla-active 1 nva-tunnel 1;"
        "the-fishhook: nva-troop 5; sihanoukville: vc-guerrilla 1 nva-tunnel 1; trail 3;"
        "north-vietnam: nva-troop 1");
    event(US, 55, UNSHADED);
    offers(NVA, "piece nva-troop: central-laos; piece nva-base: central-laos;"
                "piece nva-guerrilla-active: southern-laos; piece nva-tunnel: southern-laos");
    answer("piece nva-tunnel southern-laos; piece nva-troop central-laos;"
           "piece nva-troop central-laos; piece nva-troop central-laos");
    offers(NVA, "piece nva-troop: the-fishhook; piece nva-tunnel: sihanoukville");
    for (unsigned i = 0; i < 4; i++)
        answer("piece nva-troop the-fishhook");
    changes("trail -2; southern-laos: nva-tunnel -1; central-laos: nva-troop -3;"
            "the-fishhook: nva-troop -4");
}

static void card_55_shaded_pays_twice_the_trail_and_moves_open_bases(void **state)
{
    given("central-laos: nva-base 1 nva-tunnel 1; the-fishhook: nva-base 1 vc-base 1;"
          "north-vietnam: nva-base 1; sihanoukville: us-base 1 arvn-base 1; trail 3");
    event(VC, 55, SHADED);
    offers(NVA, "from: central-laos the-fishhook; done");
    answer("from central-laos");
    offers(NVA, "to: southern-laos northeast-cambodia the-parrots-beak");
    answer("to the-parrots-beak; group nva-base 1");
    offers(NVA, "from: the-fishhook; done"); /* each base once */
    answer("done");
    changes("nva +6; vc +6; central-laos: nva-base -1; the-parrots-beak: nva-base +1");
}

static void card_55_shaded_a_base_that_stood_there_may_still_move(void **state)
{
    given("central-laos: nva-base 1; the-fishhook: nva-base 1; trail 0");
    event(NVA, 55, SHADED);
    answer("from central-laos; to the-fishhook; group nva-base 1");
    offers(NVA, "from the-fishhook; done");
    answer("from the-fishhook; to sihanoukville; group nva-base 1");
    changes("central-laos: nva-base -1; sihanoukville: nva-base +1");
}

/* ---- 56 Vo Nguyen Giap ----------------------------------------------------------------------- */

static void card_56_unshaded_two_guerrillas_become_a_troop_in_three_spaces(void **state)
{
    given("hue: vc-guerrilla 2; da-nang: nva-guerrilla-active 1 vc-guerrilla 1 "
          "vc-guerrilla-active 1; kontum: vc-guerrilla 1; saigon: nva-guerrilla 2;"
          "can-tho: nva-troop 2; qui-nhon: vc-guerrilla 3");
    event(US, 56, UNSHADED);
    offers(US, "space: hue da-nang saigon qui-nhon");
    answer("space hue; space da-nang; space saigon");
    offers(US, "piece nva-guerrilla-active: da-nang; piece vc-guerrilla: da-nang;"
               "piece vc-guerrilla-active: da-nang");
    answer("piece vc-guerrilla da-nang; piece vc-guerrilla-active da-nang");
    answer("place nva-troops 1; place nva-troops 1; place nva-troops 1");
    changes("hue: vc-guerrilla -2 nva-troop +1; saigon: nva-guerrilla -2 nva-troop +1;"
            "da-nang: vc-guerrilla -1 vc-guerrilla-active -1 nva-troop +1");
}

static void card_56_unshaded_replaces_a_single_guerrilla_where_there_are_no_two(void **state)
{
    given("kontum: vc-guerrilla 1");
    event(ARVN, 56, UNSHADED);
    answer("place nva-troops 1");
    changes("kontum: vc-guerrilla -1 nva-troop +1");
}

static void card_56_shaded_nva_marches_into_three_spaces_and_acts_in_each(void **state)
{
    given("quang-tri-thua-thien: nva-troop 7 nva-guerrilla 1; hue: arvn-troop 3; trail 0; monsoon");
    event(VC, 56, SHADED);
    asks(NVA);
    answer("from quang-tri-thua-thien; to hue; group nva-troop 4; done");
    answer("from quang-tri-thua-thien; to quang-nam; group nva-guerrilla 1; done");
    answer("from quang-tri-thua-thien; to loc-hue-da-nang; group nva-troop 1");
    offers(NVA, "done"); /* though two Troops are left and Laos is near */
}

static void card_56_shaded_counts_way_stations_on_the_trail(void **state)
{
    given("north-vietnam: nva-troop 2");
    event(NVA, 56, SHADED);
    answer("from north-vietnam; to central-laos; group nva-troop 1");
    answer("from central-laos; to southern-laos; group nva-troop 1");
    answer("from southern-laos; to pleiku-darlac; group nva-troop 1");
    offers(NVA, "done"); /* Quang Tri would be the fourth */
    answer("done");
    offers(NVA, "space: central-laos southern-laos pleiku-darlac; done");
}

static void card_56_shaded_does_one_thing_or_nothing_in_each_space(void **state)
{
    given("quang-tri-thua-thien: nva-troop 4 nva-guerrilla 1; hue: arvn-troop 3; trail 0; monsoon");
    event(US, 56, SHADED);
    asks(NVA);
    answer("from quang-tri-thua-thien; to hue; group nva-troop 4; done");
    answer("from quang-tri-thua-thien; to quang-nam; group nva-guerrilla 1; done");
    offers(NVA, "space: hue quang-nam; done");
    answer("space hue");
    offers(NVA, "operation: rally attack terror; activity bombard; done"); /* no March */
    answer("operation attack; space hue; done");
    offers(NVA, "space: quang-nam; done");
    answer("space quang-nam; operation rally; space quang-nam; choose guerrillas;"
           "place nva-guerrillas 1; done");
    changes("quang-tri-thua-thien: nva-troop -4 nva-guerrilla -1; hue: nva-troop +4 arvn-troop -2;"
            "quang-nam: nva-guerrilla +2");
}

static void card_56_shaded_an_activity_stays_inside_the_space(void **state)
{
    given("quang-tri-thua-thien: nva-troop 4; quang-nam: nva-troop 3; hue: arvn-troop 3 ps;"
          "da-nang: arvn-troop 3; trail 0; monsoon");
    event(VC, 56, SHADED);
    asks(NVA);
    answer("from quang-tri-thua-thien; to hue; group nva-troop 4; done");
    answer("space hue");
    offers(NVA, "operation: attack terror; activity bombard; done"); /* no Rally at Support */
    answer("activity bombard");
    offers(NVA, "space hue");
    answer("space hue");
    offers(NVA, "done");
    answer("done");
    changes("quang-tri-thua-thien: nva-troop -4; hue: nva-troop +4 arvn-troop -1");
}

/* ---- 57 International Unrest ----------------------------------------------------------------- */

static void card_57_unshaded_two_casualties_of_any_type_come_home(void **state)
{
    given("casualties: us-troops 2 us-bases 1 irregulars 1");
    event(VC, 57, UNSHADED);
    offers(VC, "box us-troops: 1 2; box us-bases: 1; box irregulars: 1");
    answer("box us-bases 1; box us-troops 1");
    changes("casualties: us-bases -1 us-troops -1");
}

static void card_57_shaded_two_available_troops_go_out_of_play_and_nva_gets_a_die(void **state)
{
    given("nva 72");
    event(NVA, 57, SHADED);
    answer("die 4");
    changes("out-of-play: us-troops +2; nva +3");
}

/* ---- 58 Pathet Lao --------------------------------------------------------------------------- */

static void card_58_unshaded_nva_gives_up_six_pieces_of_the_north_and_laos(void **state)
{
    given("north-vietnam: nva-troop 4 nva-tunnel 1; central-laos: nva-guerrilla 1 nva-base 1;"
          "the-fishhook: nva-troop 2; southern-laos: vc-guerrilla 1");
    event(US, 58, UNSHADED);
    offers(NVA, "piece nva-troop: north-vietnam; piece nva-tunnel: north-vietnam;"
                "piece nva-guerrilla: central-laos; piece nva-base: central-laos");
    answer("piece nva-tunnel north-vietnam; piece nva-guerrilla central-laos;"
           "piece nva-troop north-vietnam; piece nva-troop north-vietnam;"
           "piece nva-troop north-vietnam; piece nva-troop north-vietnam");
    changes("north-vietnam: nva-tunnel -1 nva-troop -4; central-laos: nva-guerrilla -1");
}

static void card_58_shaded_mends_the_trail_where_no_coin_cube_is_in_laos(void **state)
{
    given("central-laos: irregular 1 us-base 1; the-fishhook: us-troop 1; trail 1");
    event(NVA, 58, SHADED);
    changes("trail +2");
}

static void card_58_shaded_sends_coin_cubes_out_of_laos(void **state)
{
    given("central-laos: us-troop 2 arvn-troop 1 ranger 1; southern-laos: police 1 us-base 1;"
          "hue: nva-troop 2; tay-ninh: arvn-base 1; kien-phong: police 1; the-fishhook: "
          "arvn-troop 1 us-base 1");
    event(NVA, 58, SHADED);
    offers(US, "from central-laos");
    answer("from central-laos");
    may("to: hue loc-hue-khe-sanh quang-nam");
    may_not("to: the-fishhook southern-laos");
    answer("to quang-nam; group us-troop 2");
    asks(ARVN);
    answer("from central-laos");
    offers(ARVN, "to: da-nang kontum qui-nhon cam-ranh an-loc saigon can-tho tay-ninh");
    answer("to tay-ninh; group arvn-troop 1");
    offers(ARVN, "from southern-laos");
    answer("from southern-laos");
    may("to: loc-hue-khe-sanh kien-phong tay-ninh");
    may_not("to: hue quang-nam saigon the-fishhook");
    answer("to kien-phong; group police 1");
    changes("central-laos: us-troop -2 arvn-troop -1; quang-nam: us-troop +2;"
            "tay-ninh: arvn-troop +1; southern-laos: police -1; kien-phong: police +1");
}

/* ---- 59 Plei Mei ----------------------------------------------------------------------------- */

static void card_59_unshaded_three_nva_pieces_fall_near_a_coin_base(void **state)
{
    given(
        "hue: nva-troop 2 nva-guerrilla 1 nva-base 1 nva-tunnel 1; quang-tri-thua-thien: us-base 1;"
        "central-laos: nva-tunnel 1; north-vietnam: nva-troop 1; qui-nhon: nva-troop 1;"
        "tay-ninh: arvn-base 1 vc-guerrilla 1 nva-guerrilla-active 1");
    event(US, 59, UNSHADED);
    offers(US, "space: hue north-vietnam tay-ninh");
    answer("space hue");
    offers(US, "piece nva-troop: hue; piece nva-guerrilla: hue; piece nva-base: hue");
    answer("piece nva-base hue; piece nva-troop hue; piece nva-guerrilla hue");
    changes("hue: nva-base -1 nva-troop -1 nva-guerrilla -1");
    event(US, 59, UNSHADED);
    answer("space tay-ninh");
    changes("tay-ninh: nva-guerrilla-active -1");
}

static const char border[] =
    "southern-laos: nva-troop 4; pleiku-darlac: nva-guerrilla-active 1 "
    "arvn-troop 3; kontum: nva-troop 2 nva-guerrilla 1 police 2; trail 0; monsoon; "
    "momentum 17";

static void card_59_shaded_nva_marches_in_from_outside_and_attacks_one_space(void **state)
{
    given(border);
    event(VC, 59, SHADED);
    offers(NVA, "from southern-laos");
    answer("from southern-laos; to pleiku-darlac; group nva-troop 4; done");
    offers(NVA, "choose: attack ambush");
    answer("choose attack");
    may("space kontum");
    answer("space pleiku-darlac; choose troops");
    offers(NVA, "done");
    answer("done");
    changes("southern-laos: nva-troop -4; pleiku-darlac: nva-troop +4 arvn-troop -2");
}

static void card_59_shaded_or_ambushes_even_with_an_active_guerrilla(void **state)
{
    given(border);
    event(NVA, 59, SHADED);
    answer("from southern-laos; to pleiku-darlac; group nva-troop 1; done");
    answer("choose ambush");
    may("space kontum");
    answer("space pleiku-darlac");
    offers(NVA, "done");
    answer("done");
    changes("southern-laos: nva-troop -1; pleiku-darlac: nva-troop +1 arvn-troop -1");
}

/* ---- 60 War Photographer --------------------------------------------------------------------- */

static void card_60_unshaded_three_us_pieces_come_back_into_play(void **state)
{
    given("out-of-play: us-troops 2 irregulars 1 us-bases 1 arvn-troops 3");
    event(ARVN, 60, UNSHADED);
    offers(ARVN, "box us-troops: 1 2; box irregulars: 1; box us-bases: 1");
    answer("box us-bases 1; box us-troops 2");
    changes("out-of-play: us-bases -1 us-troops -2");
}

static void card_60_shaded_nva_need_not_take_troops_from_the_map(void **state)
{
    given("hue: nva-troop 36");
    event(VC, 60, SHADED);
    asks(NVA);
    answer("space north-vietnam");
    answer("place nva-troops 4; fetch nva-troop hue; done; done");
    changes("north-vietnam: nva-troop +5; hue: nva-troop -1; nva +6");
}

static void card_60_shaded_nva_places_six_troops_outside_and_gets_six(void **state)
{
    given("");
    event(NVA, 60, SHADED);
    offers(NVA, "space: north-vietnam central-laos southern-laos northeast-cambodia the-fishhook"
                " the-parrots-beak sihanoukville");
    answer("space north-vietnam");
    may_not("place nva-troops 7; place nva-guerrillas 1");
    answer("place nva-troops 4; done; space the-fishhook; place nva-troops 2");
    changes("north-vietnam: nva-troop +4; the-fishhook: nva-troop +2; nva +6; nva stays");
    event(VC, 60, SHADED);
    asks(NVA);
    answer("space central-laos; place nva-troops 6");
    changes("central-laos: nva-troop +6; nva +6");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(card_51_unshaded_six_insurgents_but_no_base_leave_from_outside),
        cmocka_unit_test(card_51_shaded_mends_the_trail_by_two_and_pays_nva_a_die),
        cmocka_unit_test(card_52_unshaded_turns_a_shaded_us_capability),
        cmocka_unit_test(card_52_shaded_turns_an_unshaded_us_capability),
        cmocka_unit_test(card_53_unshaded_two_nva_troops_fall_in_up_to_three_spaces_of_the_south),
        cmocka_unit_test(card_53_shaded_removes_up_to_one_us_and_two_arvn_bases_in_provinces),
        cmocka_unit_test(card_54_unshaded_two_troops_come_home_nva_is_out_and_us_is_in),
        cmocka_unit_test(card_54_shaded_two_casualties_go_out_of_play_and_us_is_out),
        cmocka_unit_test(card_55_unshaded_degrades_and_nva_gives_up_four_and_four_pieces),
        cmocka_unit_test(card_55_shaded_pays_twice_the_trail_and_moves_open_bases),
        cmocka_unit_test(card_55_shaded_a_base_that_stood_there_may_still_move),
        cmocka_unit_test(card_56_unshaded_two_guerrillas_become_a_troop_in_three_spaces),
        cmocka_unit_test(card_56_unshaded_replaces_a_single_guerrilla_where_there_are_no_two),
        cmocka_unit_test(card_56_shaded_nva_marches_into_three_spaces_and_acts_in_each),
        cmocka_unit_test(card_56_shaded_counts_way_stations_on_the_trail),
        cmocka_unit_test(card_56_shaded_does_one_thing_or_nothing_in_each_space),
        cmocka_unit_test(card_56_shaded_an_activity_stays_inside_the_space),
        cmocka_unit_test(card_57_unshaded_two_casualties_of_any_type_come_home),
        cmocka_unit_test(card_57_shaded_two_available_troops_go_out_of_play_and_nva_gets_a_die),
        cmocka_unit_test(card_58_unshaded_nva_gives_up_six_pieces_of_the_north_and_laos),
        cmocka_unit_test(card_58_shaded_mends_the_trail_where_no_coin_cube_is_in_laos),
        cmocka_unit_test(card_58_shaded_sends_coin_cubes_out_of_laos),
        cmocka_unit_test(card_59_unshaded_three_nva_pieces_fall_near_a_coin_base),
        cmocka_unit_test(card_59_shaded_nva_marches_in_from_outside_and_attacks_one_space),
        cmocka_unit_test(card_59_shaded_or_ambushes_even_with_an_active_guerrilla),
        cmocka_unit_test(card_60_unshaded_three_us_pieces_come_back_into_play),
        cmocka_unit_test(card_60_shaded_nva_need_not_take_troops_from_the_map),
        cmocka_unit_test(card_60_shaded_nva_places_six_troops_outside_and_gets_six),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
