/* test_r14_coup.c: the Coup Round beyond the worked examples [14]: limits of the Support phase and
 * of the withdrawal, and the rules their refusals name. */
#include "support/lake.h"

static const char *const five_cities = "hue: us-troop 1 police 1; da-nang: us-troop 1 police 1;"
                                       "kontum: us-troop 1 police 1; qui-nhon: us-troop 1 police 1;"
                                       "cam-ranh: us-troop 1 police 1 arvn-troop 1";

/* The four are those of US and ARVN together. */
static void r14_13_a_fifth_space_is_refused_to_both(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, five_cities);
    lake_put(&lake, "saigon: police 1; an-loc: police 1; can-tho: police 1");
    lake_coup(&lake, THIEU);
    lake_play(&lake, "card 3");
    lake.s.track[T_ARVN] = 60;
    lake_asks(&lake, PACIFY, US);
    lake_play(&lake, "pacify hue; pacify da-nang; pacify kontum; pacify qui-nhon");
    lake_refused(&lake, "pacify cam-ranh", "14.13");
    lake_refused(&lake, "pacify loc-hue-khe-sanh", "7.7");
    lake_play(&lake, "pacify hue");
    lake_refused(&lake, "pacify hue", "8.9");
    lake_play(&lake, "done");
    lake_asks(&lake, PACIFY, ARVN);
    lake_refused(&lake, "pacify cam-ranh", "14.13");
}

static void r14_15_a_fifth_space_is_refused_to_vc(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "kien-phong: vc-guerrilla 1; ba-xuyen: vc-guerrilla 1; tay-ninh: vc-base 1;"
                    "quang-nam: vc-guerrilla 1; binh-dinh: vc-guerrilla 1");
    for (unsigned x = 0; x < FIRST_PROVINCE; x++)
        fitl_place(&lake.s, x, POLICE, 1);
    lake_coup(&lake, THIEU);
    lake_play(&lake, "card 3; done; done");
    lake_play(&lake, "agitate kien-phong; agitate ba-xuyen; agitate tay-ninh; agitate quang-nam");
    lake_refused(&lake, "agitate binh-dinh", "14.15");
    lake_play(&lake, "agitate tay-ninh");
    assert_int_equal(lake_level(&lake, "tay-ninh"), AO);
}

static void r14_32_a_space_loses_one_level_to_a_withdrawal(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "saigon: us-troop 12");
    lake_event(&lake, US, 73, UNSHADED);
    lake_play(&lake, "from saigon; to available; group us-troop 10; done");
    lake_asks(&lake, WITHDRAWAL, VC);
    lake_play(&lake, "space da-nang");
    lake_refused(&lake, "space da-nang", "14.32");
    lake_refused(&lake, "space saigon", "14.32"); /* six points would be needed */
    lake_refused(&lake, "space available", "7.1");
}

/* What #116u takes from a selected space does not close it. */
static void r14_15_guerrillas_given_up_may_cost_the_control(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "kien-giang-an-xuyen: vc-guerrilla 2 police 1");
    for (unsigned x = 0; x < FIRST_PROVINCE; x++)
        fitl_place(&lake.s, x, POLICE, 1);
    lake.s.cap[UNSHADED] |= 1u << CAP_CADRES;
    lake_coup(&lake, THIEU);
    lake_play(&lake, "card 3; done; done; agitate kien-giang-an-xuyen");
    assert_true(coin_controls(&lake.s, KIEN_GIANG));
    lake_play(&lake, "agitate kien-giang-an-xuyen");
    assert_int_equal(lake_level(&lake, "kien-giang-an-xuyen"), AO);
}

static void r14_24_police_that_came_stay_and_those_before_them_may_go(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    for (unsigned x = 0; x < FIRST_PROVINCE; x++)
        fitl_place(&lake.s, x, POLICE, 2);
    lake_coup(&lake, THIEU);
    lake_play(&lake, "card 3; done; done; done; done");
    lake_asks(&lake, POLICE_MOVES, ARVN);
    lake_play(&lake, "from hue; to saigon; group police 2; from saigon; to can-tho");
    lake_refused(&lake, "group police 3", "6.7");
    lake_play(&lake, "group police 2");
    lake_refused(&lake, "from saigon", "14.24");
}

static void r14_30_two_bases_go_in_one_group(void **state)
{
    Lake lake;
    lake_empty(&lake, "edition=1");
    lake_put(&lake, "saigon: us-troop 1 us-base 2; hue: us-troop 2 arvn-base 1");
    lake_event(&lake, US, 73, UNSHADED);
    lake_play(&lake, "from saigon; to hue");
    lake_refused(&lake, "group us-base 2", "2.7");
    lake_play(&lake, "group us-troop 1; done; from saigon; to available; group us-base 2");
    assert_int_equal(lake.s.box[BOX_AVAILABLE][US_BASE], 6);
    assert_int_equal(lake_count(&lake, "saigon", "us-base"), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r14_13_a_fifth_space_is_refused_to_both),
        cmocka_unit_test(r14_15_a_fifth_space_is_refused_to_vc),
        cmocka_unit_test(r14_15_guerrillas_given_up_may_cost_the_control),
        cmocka_unit_test(r14_24_police_that_came_stay_and_those_before_them_may_go),
        cmocka_unit_test(r14_30_two_bases_go_in_one_group),
        cmocka_unit_test(r14_32_a_space_loses_one_level_to_a_withdrawal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
