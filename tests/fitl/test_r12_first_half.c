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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(card_27_takes_no_province_where_nothing_changes),
        cmocka_unit_test(card_36_moves_troops_to_a_base_and_removes_it),
        cmocka_unit_test(card_36_digs_where_us_troops_stand_not_in_the_north),
        cmocka_unit_test(card_37_finds_nva_troops_near_the_base),
        cmocka_unit_test(card_48_passes_over_what_has_all_of_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
