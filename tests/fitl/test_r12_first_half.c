/* test_r12_first_half.c: what the sides of cards 1 to 62 do, and what they offer, to the number. */
#include "support/lake.h"

/* ---- Candidates: only what changes something, fuller ones first [12.2] ----------------------- */

static void card_27_takes_no_province_where_nothing_changes(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "phuoc-long: us-troop 3 vc-guerrilla 1; kien-phong: us-troop 3 vc-guerrilla 1;"
                    "tay-ninh: us-troop 3 vc-guerrilla 1; southern-laos: us-troop 3 vc-base 1");
    lake.s.markers = 0;
    lake.s.terror[HUE] = MARKERS;
    lake_set_level(&lake, "kien-phong", AO);
    lake_event(&lake, VC, 27, SHADED);
    assert_int_equal(lake_level(&lake, "tay-ninh"), AO); /* nobody lives in the other two */
    assert_int_equal(lake.s.ev.number, 1);
}

static void card_36_moves_troops_to_a_base_and_removes_it(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "quang-nam: us-troop 4 nva-base 1; binh-dinh: vc-tunnel 1; pleiku-darlac: "
                    "us-troop 1");
    lake_event(&lake, US, 36, UNSHADED);
    lake_asks(&lake, EV_SPACE, US);
    assert_true(lake_legal(&lake, "space quang-nam"));
    assert_true(lake_legal(&lake, "space binh-dinh"));
    assert_false(lake_legal(&lake, "space pleiku-darlac"));
    lake_play(&lake, "space binh-dinh; from quang-nam; to binh-dinh; group us-troop 4");
    assert_int_equal(lake_count(&lake, "binh-dinh", "vc-tunnel"), 0);
    assert_int_equal(lake_count(&lake, "binh-dinh", "us-troop"), 4);

    /* Where all Troops stand already only half of the text would happen. */
    lake_empty(&lake, NULL);
    lake_put(&lake, "quang-nam: us-troop 4 nva-base 1; binh-dinh: vc-base 1");
    lake_event(&lake, US, 36, UNSHADED);
    lake_play(&lake, "from quang-nam; to binh-dinh; group us-troop 4");
    assert_int_equal(lake_count(&lake, "binh-dinh", "vc-base"), 0);

    /* But a base goes before Troops that only move. */
    lake_empty(&lake, NULL);
    lake_put(&lake, "quang-nam: us-troop 4 nva-base 1");
    lake_event(&lake, US, 36, UNSHADED);
    assert_int_equal(lake_count(&lake, "quang-nam", "nva-base"), 0);
}

static void card_36_digs_where_us_troops_stand_not_in_the_north(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake,
             "north-vietnam: nva-base 1; quang-nam: us-troop 4 vc-base 1; kontum: us-troop 1;"
             "binh-dinh: vc-tunnel 1 us-troop 3");
    lake_event(&lake, NVA, 36, SHADED);
    lake_play(&lake,
              "piece us-troop quang-nam; piece us-troop quang-nam; piece us-troop quang-nam");
    assert_int_equal(lake_count(&lake, "quang-nam", "vc-tunnel"), 1);
    assert_int_equal(lake_count(&lake, "quang-nam", "us-troop"), 1);
    assert_int_equal(lake.s.box[BOX_CASUALTIES][US_TROOP], 3);
    /* With a base left to tunnel nobody goes for one that is tunneled; without, one does. */
    lake_event(&lake, NVA, 36, SHADED);
    assert_int_equal(lake_count(&lake, "north-vietnam", "nva-tunnel"), 1);
    lake_event(&lake, NVA, 36, SHADED);
    lake_asks(&lake, EV_SPACE, NVA);
    assert_false(lake_legal(&lake, "space north-vietnam"));
    lake_play(&lake, "space binh-dinh");
    assert_int_equal(lake_count(&lake, "binh-dinh", "us-troop"), 0);
}

static void card_37_finds_nva_troops_near_the_base(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake,
             "saigon: us-base 1 us-troop 1; hue: us-base 1 us-troop 1; quang-tri-thua-thien: "
             "nva-troop 12");
    lake_event(&lake, US, 37, UNSHADED);
    lake_play(&lake, "piece nva-troop quang-tri-thua-thien");
    assert_int_equal(lake_count(&lake, "quang-tri-thua-thien", "nva-troop"), 11);
}

static void card_48_passes_over_what_has_all_of_it(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "binh-dinh: us-base 1; quang-nam: arvn-base 1 vc-guerrilla 2");
    lake_set_level(&lake, "binh-dinh", AS);
    lake_set_level(&lake, "quang-nam", AS);
    lake_event(&lake, ARVN, 48, UNSHADED);
    lake_asks(&lake, EV_PIECE, ARVN);
    lake_play(&lake, "piece vc-guerrilla quang-nam; done");
    assert_int_equal(lake_count(&lake, "quang-nam", "vc-guerrilla"), 1);
}

/* ---- Pieces between boxes and the map -------------------------------------------------------- */

static void card_2_sends_us_troops_away_from_three_places(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 2");
    lake.s.box[BOX_AVAILABLE][US_TROOP]--;
    lake.s.box[BOX_CASUALTIES][US_TROOP]++;
    lake.s.track[T_AID] = 10;
    lake_event(&lake, VC, 2, SHADED);
    lake_asks(&lake, EV_SPACE, NVA);
    assert_false(lake_legal(&lake, "space central-laos"));
    lake_play(&lake, "space sihanoukville; place nva-bases 1; place nva-guerrillas 1");
    lake_asks(&lake, EV_MOVE, US);
    assert_false(lake_legal(&lake, "done"));
    assert_true(lake_legal(&lake, "from hue"));
    assert_true(lake_legal(&lake, "from available"));
    assert_false(lake_legal(&lake, "from out-of-play"));
    lake_play(&lake, "from casualties");
    assert_false(lake_legal(&lake, "to saigon"));
    lake_play(&lake,
              "to out-of-play; group us-troop 1; from hue; to out-of-play; group us-troop 1");
    assert_int_equal(lake.s.box[BOX_CASUALTIES][US_TROOP], 0);
    assert_int_equal(lake.s.box[BOX_OUT][US_TROOP], 2);
    assert_int_equal(lake_count(&lake, "hue", "us-troop"), 1);
    assert_int_equal(lake.s.track[T_AID], 4);
}

static void card_9_brings_troops_from_one_source(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 4");
    lake.s.box[BOX_AVAILABLE][US_TROOP] = 34;
    lake.s.box[BOX_OUT][US_TROOP] = 2;
    const State start = lake.s;
    lake_event(&lake, NVA, 9, UNSHADED);
    lake_asks(&lake, EV_OPTION, US);
    lake_play(&lake, "choose deploy");
    assert_false(lake_legal(&lake, "from hue"));
    lake_play(&lake, "from out-of-play");
    assert_false(lake_legal(&lake, "to central-laos"));
    lake_play(&lake, "to loc-hue-da-nang; group us-troop 1; from out-of-play; to available; "
                     "group us-troop 1");
    assert_int_equal(lake.s.box[BOX_OUT][US_TROOP], 0);
    assert_int_equal(lake.s.box[BOX_AVAILABLE][US_TROOP], 35);
    assert_int_equal(lake_count(&lake, "loc-hue-da-nang", "us-troop"), 1);

    lake.s = start;
    lake_event(&lake, US, 9, UNSHADED);
    lake_play(&lake, "choose remove; piece us-troop hue; piece us-troop hue; done");
    assert_int_equal(lake.s.box[BOX_AVAILABLE][US_TROOP], 36);
}

static void card_21_gathers_troops_in_one_place(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 4; saigon: us-troop 1");
    lake.s.box[BOX_AVAILABLE][US_TROOP] = 32;
    lake.s.box[BOX_OUT][US_TROOP] = 3;
    const State start = lake.s;
    lake_event(&lake, US, 21, UNSHADED);
    lake_play(&lake, "choose one-space");
    assert_false(lake_legal(&lake, "space north-vietnam"));
    lake_play(&lake, "space saigon");
    assert_false(lake_legal(&lake, "from saigon"));
    lake_play(&lake, "from hue; to saigon; group us-troop 2; from out-of-play; to saigon");
    assert_false(lake_legal(&lake, "group us-troop 3"));
    lake_play(&lake, "group us-troop 2");
    assert_int_equal(lake_count(&lake, "saigon", "us-troop"), 5);
    assert_int_equal(lake.s.box[BOX_OUT][US_TROOP], 1);

    lake.s = start;
    lake_event(&lake, US, 21, UNSHADED);
    lake_play(&lake, "choose available; piece us-troop hue; done; box us-troops 2");
    assert_int_equal(lake.s.box[BOX_AVAILABLE][US_TROOP], 35);
    assert_int_equal(lake.s.box[BOX_OUT][US_TROOP], 1);
}

/* ---- Options [12.2] -------------------------------------------------------------------------- */

static void card_43_offers_no_trail_beyond_its_end(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.trail = 3;
    lake_event(&lake, NVA, 43, SHADED);
    assert_int_equal(lake.s.trail, 4);
    lake_refused(&lake, "choose trail", "12.2");
    lake_play(&lake, "choose resources");
    assert_int_equal(lake.s.track[T_NVA], 40);
    lake.s.trail = 0;
    lake.s.track[T_NVA] = TRACK_MAX;
    lake_event(&lake, NVA, 43, SHADED);
    lake_refused(&lake, "choose resources", "12.2");
    lake_play(&lake, "choose trail");
    assert_int_equal(lake.s.trail, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(card_27_takes_no_province_where_nothing_changes),
        cmocka_unit_test(card_36_moves_troops_to_a_base_and_removes_it),
        cmocka_unit_test(card_36_digs_where_us_troops_stand_not_in_the_north),
        cmocka_unit_test(card_37_finds_nva_troops_near_the_base),
        cmocka_unit_test(card_48_passes_over_what_has_all_of_it),
        cmocka_unit_test(card_2_sends_us_troops_away_from_three_places),
        cmocka_unit_test(card_9_brings_troops_from_one_source),
        cmocka_unit_test(card_21_gathers_troops_in_one_place),
        cmocka_unit_test(card_43_offers_no_trail_beyond_its_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
