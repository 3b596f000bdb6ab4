/* test_r16_choices.c: what runs short is divided by the player the rules name [16.1]. */
#include "support/lake.h"

/* All but so many markers lie in Provinces of the empty map. */
static void leave_markers(Lake *lake, unsigned left)
{
    for (unsigned x = FIRST_PROVINCE; lake->s.markers > left; x++)
        fitl_add_marker(&lake->s, x);
}

/* [12.3]: the executing faction says which of the Mekong LoCs get the last two markers. */
static void r12_3_card_25_asks_where_the_last_markers_go(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    leave_markers(&lake, 2);
    lake_event(&lake, NVA, 25, SHADED);
    for (unsigned i = 0; i < 3; i++)
        lake_play(&lake, "place vc-guerrillas 2");
    lake_asks(&lake, EV_SPACE, NVA);
    lake_refused(&lake, "space loc-hue-da-nang", "12.2");
    lake_play(&lake, "space loc-can-tho-long-phu");
    lake_asks(&lake, EV_SPACE, NVA);
    assert_false(lake_legal(&lake, "space loc-can-tho-long-phu"));
    lake_play(&lake, "space loc-saigon-can-tho");
    assert_int_equal(lake.s.markers, 0);
    assert_int_not_equal(flow_now(&lake.s)->step, EV_SPACE);
}

static void enough_markers_ask_nobody(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    leave_markers(&lake, 3);
    lake_event(&lake, NVA, 25, SHADED);
    for (unsigned i = 0; i < 3; i++)
        lake_play(&lake, "place vc-guerrillas 2");
    assert_int_equal(lake.s.markers, 0);
    assert_int_not_equal(flow_now(&lake.s)->step, EV_SPACE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r12_3_card_25_asks_where_the_last_markers_go),
        cmocka_unit_test(enough_markers_ask_nobody),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
