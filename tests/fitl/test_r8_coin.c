/* test_r8_coin.c: Operations and special activities of US and ARVN [7, 8, 10] where they meet: what
 * may still be chosen, and what an activity in the middle changes. The printed examples are in
 * test_r20_examples.c, the effects of cards in test_r13_hooks.c. */
#include "support/deed.h"

#define COUNT(space, kind) lake_count(&lake, space, kind)

static void give_cap(Lake *lake, Capability which, unsigned side)
{
    lake->s.cap[side] |= 1u << which;
}

/* ---- Paying ---------------------------------------------------------------------------------- */

static void patrol_is_not_offered_to_an_arvn_that_cannot_pay_it(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "saigon: police 2");
    flow_call(&lake.s, SLOT_ASK)->v[0] = ARVN;
    lake.s.track[T_ARVN] = 3;
    assert_true(lake_legal(&lake, "operation patrol"));
    lake.s.track[T_ARVN] = 2;
    lake_refused(&lake, "operation patrol", "3.12");
    lake.s.momentum |= (uint16_t)(1u << MOM_BODY_COUNT); /* then it costs nothing */
    assert_true(lake_legal(&lake, "operation patrol"));
}

/* ---- Targets [7.3] --------------------------------------------------------------------------- */

static void sweep(Lake *lake, const char *pieces)
{
    lake_empty(lake, NULL);
    lake_put(lake, pieces);
    lake_operation(lake, US, OP_SWEEP, 0);
    lake_play(lake, "space binh-dinh; on; space binh-dinh");
}

static void a_sweep_may_ignore_the_only_faction_that_hides(void **state)
{
    Lake lake;
    sweep(&lake, "binh-dinh: us-troop 2 nva-troop 1 vc-guerrilla 2");
    lake_asks(&lake, TARGETS, US);
    lake_play(&lake, "choose nva");
    assert_int_equal(COUNT("binh-dinh", "vc-guerrilla"), 2);
    sweep(&lake, "binh-dinh: us-troop 2 vc-guerrilla 2");
    assert_int_equal(COUNT("binh-dinh", "vc-guerrilla-active"), 2);
}

static void targets_of_a_search_are_asked_only_where_they_matter(void **state)
{
    Lake lake;
    sweep(&lake, "binh-dinh: nva-guerrilla 1 vc-guerrilla 1"); /* nobody seeks */
    lake_asks(&lake, SWEEP, US);
    sweep(&lake, "binh-dinh: us-troop 1 nva-guerrilla 1 vc-guerrilla 1"); /* one, of either */
    lake_asks(&lake, ACTIVATE_PIECE, US);
    sweep(&lake, "binh-dinh: us-troop 2 nva-guerrilla 1 vc-guerrilla 1");
    lake_asks(&lake, TARGETS, US);
}

static void assault(Lake *lake, const char *pieces)
{
    lake_empty(lake, NULL);
    lake_put(lake, pieces);
    lake_operation(lake, US, OP_ASSAULT, 0);
    lake_play(lake, "space binh-dinh");
}

static void targets_of_an_assault_are_asked_only_where_a_piece_can_go(void **state)
{
    Lake lake;
    assault(&lake, "binh-dinh: us-troop 1 nva-troop 1 vc-base 1"); /* Highland: no hit */
    lake_asks(&lake, ASSAULT, US);
    assault(&lake, "binh-dinh: us-troop 4 nva-guerrilla 1 vc-base 1"); /* nobody exposed */
    lake_asks(&lake, ASSAULT, US);
    assault(&lake, "binh-dinh: us-troop 2 nva-troop 1 vc-guerrilla-active 1");
    lake_asks(&lake, TARGETS, US);
}

static void r7_3_the_targets_are_both_enemies_or_one_of_them(void **state)
{
    given("binh-dinh: us-troop 2 nva-guerrilla 1 vc-guerrilla 1");
    operation(US, OP_SWEEP, 0);
    answer("space binh-dinh; on; space binh-dinh");
    offers(US, "choose: both nva vc");
    given("binh-dinh: nva-troop 6 us-troop 2 arvn-troop 2");
    operation(NVA, OP_ATTACK, 0);
    answer("space binh-dinh");
    offers(NVA, "choose: both us arvn");
}

/* ---- Train ----------------------------------------------------------------------------------- */

static void us_pacify_needs_a_us_piece_that_is_still_there(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 1 police 1; da-nang: us-troop 1");
    lake_operation(&lake, US, OP_TRAIN, 0);
    lake_play(&lake, "space hue; choose nothing");
    assert_true(lake_legal(&lake, "pacify hue"));
    lake_play(&lake, "activity air-lift; from hue; to da-nang; group us-troop 1; done");
    lake_refused(&lake, "pacify hue", "8.7");
}

static void r8_11_the_us_alone_draws_on_patronage_where_it_trains_in_saigon(void **state)
{
    given("saigon: us-troop 1; hue: us-troop 1; patronage 15");
    operation(US, OP_TRAIN, 0);
    answer("space hue; choose nothing");
    may_not("patronage 1");
    answer("space saigon; choose nothing");
    may("patronage: 1 2 3");
    may_not("patronage: 0 4");
    operation(ARVN, OP_TRAIN, 0);
    answer("space saigon; choose nothing");
    may_not("patronage 1");
}

static void the_police_of_the_platoons_ends_the_placing(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    give_cap(&lake, CAP_PLATOONS, UNSHADED);
    lake_put(&lake, "hue: us-troop 1; da-nang: us-troop 1 police 1");
    lake_operation(&lake, US, OP_TRAIN, 0);
    lake_refused(&lake, "police hue", "7.4"); /* a Train has a space */
    lake_play(&lake, "space hue; choose nothing");
    assert_true(lake_legal(&lake, "police hue"));
    lake_play(&lake, "pacify hue");
    lake_refused(&lake, "police hue", "8.6");
}

static void r13_3_the_platoons_police_comes_from_a_space_or_from_available(void **state)
{
    given("hue: us-troop 1; da-nang: police 1; kontum: us-troop 1; qui-nhon: us-troop 1;"
          "cam-ranh: us-troop 1; an-loc: us-troop 1; saigon: us-troop 1; can-tho: us-troop 1;"
          "loc-can-tho-long-phu: police 1; capability 18 unshaded");
    operation(US, OP_TRAIN, 0);
    answer("space hue; choose nothing; police hue");
    offers(US, "place police 1; fetch police: da-nang loc-can-tho-long-phu");
}

/* ---- Assault --------------------------------------------------------------------------------- */

static void abrams_needs_a_hit_though_search_and_destroy_does_not(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    give_cap(&lake, CAP_ABRAMS, UNSHADED);
    give_cap(&lake, CAP_SEARCH, UNSHADED);
    lake_put(&lake, "binh-dinh: us-troop 1 vc-guerrilla 1 vc-base 1");
    lake_operation(&lake, US, OP_ASSAULT, 0);
    lake_play(&lake, "space binh-dinh");
    assert_true(lake_legal(&lake, "piece vc-guerrilla binh-dinh"));
    lake_refused(&lake, "piece vc-base binh-dinh", "8.34");
}

/* ---- Advise ---------------------------------------------------------------------------------- */

static void advise_sweeps_where_only_cobras_find_something(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    give_cap(&lake, CAP_COBRAS, UNSHADED);
    lake_put(&lake, "hue: ranger 1 nva-base 1; quang-nam: ranger-active 1 nva-troop 1");
    lake_operation(&lake, US, OP_PATROL, 0);
    lake_play(&lake, "activity advise; space quang-nam; choose sweep; choose yes");
    assert_int_equal(COUNT("quang-nam", "nva-troop"), 0);
}

static void advise_may_sweep_in_vain(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: police 1; da-nang: us-troop 1; loc-hue-da-nang: police 1");
    lake_operation(&lake, US, OP_PATROL, 0);
    lake_play(&lake, "activity advise");
    lake_refused(&lake, "space da-nang", "10.6");         /* no ARVN to advise */
    lake_refused(&lake, "space loc-hue-da-nang", "10.6"); /* no Sweep on a LoC */
    lake_play(&lake, "space hue; choose sweep; aid");
    assert_int_equal(lake.s.sa.spaces, SPACE(HUE));
}

/* ---- Refusals -------------------------------------------------------------------------------- */

static void refusals_cite_the_rule_of_the_action_itself(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 1 police 1 ranger 1 nva-troop 1 vc-guerrilla 1 vc-tunnel 1;"
                    "loc-hue-da-nang: us-troop 1 arvn-troop 1 nva-troop 1");
    lake_operation(&lake, US, OP_PATROL, 0);
    lake_refused(&lake, "done", "8.17");
    lake_play(&lake, "activity air-strike; die 6");
    lake_refused(&lake, "done", "10.4");
    lake_refused(&lake, "piece vc-guerrilla hue", "10.16");
    lake_refused(&lake, "piece vc-tunnel hue", "10.16");
    lake_operation(&lake, ARVN, OP_PATROL, 0);
    lake_play(&lake, "activity raid");
    lake_refused(&lake, "on", "10.4");
    lake_play(&lake, "space loc-hue-da-nang");
    lake_refused(&lake, "done", "10.29");
}

/* ---- Moving once ----------------------------------------------------------------------------- */

static void troops_that_swept_do_not_sweep_on_after_an_air_lift(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "quang-nam: us-troop 2; saigon: us-troop 1");
    lake_operation(&lake, US, OP_SWEEP, 0);
    lake_play(&lake, "space da-nang; space tay-ninh; from quang-nam; to da-nang; group us-troop 2;"
                     "activity air-lift; from da-nang; to saigon; group us-troop 2; done;"
                     "from saigon; to tay-ninh");
    assert_true(lake_legal(&lake, "group us-troop 1")); /* the one that has not moved yet */
    lake_refused(&lake, "group us-troop 2", "6.7");
}

static void fresh_troops_lifted_in_may_still_sweep(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "quang-nam: us-troop 2; saigon: us-troop 2");
    lake_operation(&lake, US, OP_SWEEP, 0);
    lake_play(&lake, "space da-nang; space quang-nam; from quang-nam; to da-nang; group us-troop 2;"
                     "activity air-lift; from da-nang; to hue; group us-troop 2;"
                     "from saigon; to da-nang; group us-troop 2; done; from da-nang; to quang-nam");
    assert_true(lake_legal(&lake, "group us-troop 2"));
}

static void mines_find_a_cube_that_patrolled_wherever_it_was_lifted(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    give_cap(&lake, CAP_PATTON, SHADED);
    lake_put(&lake, "hue: us-troop 1; saigon: us-troop 1");
    lake_operation(&lake, US, OP_PATROL, 0);
    lake_play(&lake, "from hue; to loc-hue-da-nang; group us-troop 1; activity air-lift;"
                     "from loc-hue-da-nang; to can-tho; group us-troop 1; done; on; done");
    lake_asks(&lake, MINE_PIECE, NVA);
    assert_true(lake_legal(&lake, "piece us-troop can-tho"));
    assert_false(lake_legal(&lake, "piece us-troop saigon"));
}

static void mines_roll_no_die_for_a_cube_that_is_gone(void **state)
{
    Lake lake;
    lake_empty(&lake, "edition=1");
    give_cap(&lake, CAP_PATTON, SHADED);
    give_cap(&lake, CAP_COBRAS, SHADED);
    lake_put(&lake, "hue: us-troop 1; loc-hue-da-nang: vc-guerrilla 2");
    lake_operation(&lake, US, OP_PATROL, 0);
    lake_play(&lake, "from hue; to loc-hue-da-nang; group us-troop 1; on; space loc-hue-da-nang;"
                     "die 1");
    assert_int_equal(COUNT("loc-hue-da-nang", "us-troop"), 0);
    lake_play(&lake, "done");
    assert_int_not_equal(flow_now(&lake.s)->step, DIE);
}

static void r8_21_a_sweep_goes_to_a_space_of_the_map(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 1");
    lake_operation(&lake, US, OP_SWEEP, 0);
    lake_refused(&lake, "space available", "7.1");
    lake_refused(&lake, "space loc-hue-da-nang", "7.7");
    lake_refused(&lake, "space north-vietnam", "2.4");
}

/* ---- Transport ------------------------------------------------------------------------------- */

/* Two LoCs lead from Saigon to Khanh Hoa; which of them the first group took need not be said. */
static void khanh_leaves_open_which_loc_was_taken(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.leader = KHANH;
    lake.s.leader_cards = 1;
    lake_put(&lake, "saigon: arvn-troop 4");
    lake_operation(&lake, ARVN, OP_PATROL, 0);
    lake_play(&lake, "activity transport; from saigon; to khanh-hoa; group arvn-troop 1;"
                     "from saigon");
    assert_true(lake_legal(&lake, "to loc-saigon-da-lat"));
    lake_refused(&lake, "to loc-saigon-can-tho", "10.24");
    lake_play(&lake, "to loc-saigon-an-loc-ban-me-thuot; group arvn-troop 1; from saigon");
    lake_refused(&lake, "to loc-saigon-da-lat", "10.24"); /* now it is settled */
    assert_true(lake_legal(&lake, "to khanh-hoa"));
}

static void transport_from_dak_to(Lake *lake, const char *more)
{
    lake_empty(lake, NULL);
    lake_put(lake, "loc-da-nang-dak-to: arvn-troop 2; kontum: vc-guerrilla 1");
    lake_put(lake, more);
    lake_operation(lake, ARVN, OP_TRAIN, 0);
    lake_play(lake, "activity transport; from loc-da-nang-dak-to");
}

/* The first step into Đà Nẵng is the only one, whether the LoC behind is free or not. */
static void r10_25_the_origin_is_no_part_of_the_way(void **state)
{
    Lake lake;
    transport_from_dak_to(&lake, "loc-kontum-dak-to: vc-guerrilla 1");
    assert_true(lake_legal(&lake, "to da-nang"));
    lake_refused(&lake, "to hue", "10.24");
    transport_from_dak_to(&lake, "saigon: police 1");
    assert_true(lake_legal(&lake, "to da-nang"));
    assert_true(lake_legal(&lake, "to kontum"));
    lake_refused(&lake, "to hue", "10.24");
    lake_refused(&lake, "to qui-nhon", "10.24");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(patrol_is_not_offered_to_an_arvn_that_cannot_pay_it),
        cmocka_unit_test(a_sweep_may_ignore_the_only_faction_that_hides),
        cmocka_unit_test(targets_of_a_search_are_asked_only_where_they_matter),
        cmocka_unit_test(targets_of_an_assault_are_asked_only_where_a_piece_can_go),
        cmocka_unit_test(r7_3_the_targets_are_both_enemies_or_one_of_them),
        cmocka_unit_test(us_pacify_needs_a_us_piece_that_is_still_there),
        cmocka_unit_test(r8_11_the_us_alone_draws_on_patronage_where_it_trains_in_saigon),
        cmocka_unit_test(the_police_of_the_platoons_ends_the_placing),
        cmocka_unit_test(r13_3_the_platoons_police_comes_from_a_space_or_from_available),
        cmocka_unit_test(abrams_needs_a_hit_though_search_and_destroy_does_not),
        cmocka_unit_test(advise_sweeps_where_only_cobras_find_something),
        cmocka_unit_test(advise_may_sweep_in_vain),
        cmocka_unit_test(refusals_cite_the_rule_of_the_action_itself),
        cmocka_unit_test(troops_that_swept_do_not_sweep_on_after_an_air_lift),
        cmocka_unit_test(fresh_troops_lifted_in_may_still_sweep),
        cmocka_unit_test(mines_find_a_cube_that_patrolled_wherever_it_was_lifted),
        cmocka_unit_test(mines_roll_no_die_for_a_cube_that_is_gone),
        cmocka_unit_test(r8_21_a_sweep_goes_to_a_space_of_the_map),
        cmocka_unit_test(khanh_leaves_open_which_loc_was_taken),
        cmocka_unit_test(r10_25_the_origin_is_no_part_of_the_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
