/* test_r9_results.c: losses and retreats are taken in order (9.9), a full NV division may be
 * reduced instead (9.12), the last unit may stay (9.13, 9.e), air attrition (9.15) and control
 * (9.16). Where a unit may retreat to: test_r9_retreats.c. */
#include <stdio.h>

#include "support/combat75.h"

static void assert_militia(Play *p, const char *where, bool there)
{
    assert_int_equal(p->s.militia >> province(p, where) & 1, there);
}

/* ---- 9.9 ------------------------------------------------------------------------------------- */

static void r9_9_defender_first_then_attacker(void **state)
{
    Play p;
    for (unsigned i = 0; i < COUNT_OF(editions); i++) {
        place(&p, editions[i], NV, "pleiku: nvd1 vc1 svd1 mech1 ranger1");
        attack(&p, "pleiku");
        play(&p, "roll nv 1 0; roll sv 1 1");
        assert_asks(&p, LOSS_UNIT, SV);
        play(&p, "reduce mech1");
        assert_asks(&p, LOSS_UNIT, NV);
        play(&p, "reduce nvd1");
        assert_asks(&p, RETREAT_UNIT, NV);
        play(&p, "retreat vc1");
        assert_at(&p, "vc1", "reserve");
        assert_asks(&p, WITHDRAW_UNIT, SV);
    }
}

static void r9_9_defender_retreats_before_attacker_loses(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "pleiku: nvd1 vc1 svd1 ranger1");
    attack(&p, "pleiku");
    play(&p, "roll sv 0 1; roll nv 1 0");
    assert_asks(&p, RETREAT_UNIT, NV);
    play(&p, "retreat vc1");
    assert_asks(&p, LOSS_UNIT, SV);
}

static void r9_9_owner_chooses_among_his_engaged_units(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1 mech1 para1; kon_tum: svd2");
    attack(&p, "pleiku");
    play(&p, "roll nv 1 0; roll sv 0 0");
    assert_choices(&p, "reduce svd1; reduce mech1; reduce para1");
    assert_refused(&p, "reduce svd2", "9.9");
    assert_refused(&p, "reduce nvd1", "4.3");
    assert_refused(&p, "done", "4.4");
    assert_refused(&p, "retreat svd1", "9.9");
}

static void r9_9_one_division_may_take_two(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 nvd2 svd1 mech1");
    attack(&p, "pleiku");
    play(&p, "roll nv 2 0; roll sv 0 0; reduce svd1");
    assert_full(&p, "svd1", false);
    assert_choices(&p, "reduce svd1; reduce mech1");
    play(&p, "reduce svd1");
    assert_at(&p, "svd1", "out");
    assert_at(&p, "mech1", "pleiku");
}

static void r9_9_no_unit_answers_for_two_r(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "pleiku: nvd1 nvd2- vc1 svd1 ranger1");
    attack(&p, "pleiku");
    play(&p, "roll sv 0 2; roll nv 0 0; retreat nvd1; reduce-instead");
    assert_at(&p, "nvd1", "pleiku");
    assert_asks(&p, RETREAT_UNIT, NV);
    assert_choices(&p, "retreat nvd2; retreat vc1");
    assert_refused(&p, "retreat nvd1", "9.9");
}

static void r9_9_a_unit_hit_may_answer_an_r(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 nvd2 svd1 mech1");
    attack(&p, "pleiku");
    play(&p, "roll nv 1 1; roll sv 0 0; reduce svd1");
    assert_choices(&p, "retreat svd1; retreat mech1");
    play(&p, "retreat svd1; to phu_yen");
    assert_at(&p, "svd1", "phu_yen");
    assert_full(&p, "svd1", false);
}

static void r9_9_surplus_is_ignored(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 nvd2 nvd3 nvd4 ranger1; kon_tum: svd1");
    attack(&p, "pleiku");
    play(&p, "roll nv 3 1; roll sv 0 0");
    assert_at(&p, "ranger1", "out");
    assert_int_equal(p.s.active, SV); /* nothing is left to do */
    place(&p, "edition=2", NV, "pleiku: nvd1 nvd2 ranger1; kon_tum: svd1");
    attack(&p, "pleiku");
    play(&p, "roll nv 0 2; roll sv 0 0; to kon_tum");
    assert_at(&p, "ranger1", "kon_tum");
    assert_int_equal(p.s.active, SV);
}

static void r9_9_both_results_come_from_the_same_roll(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 nvd2 ranger1; kon_tum: svd1");
    attack(&p, "pleiku");
    play(&p, "roll nv 1 0; roll sv 1 0");
    assert_at(&p, "ranger1", "out");
    assert_full(&p, "nvd1", false); /* the dead have hit as well */
}

static void r9_9_like_units_are_not_asked_for(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1 svd2");
    attack(&p, "pleiku");
    play(&p, "roll nv 1 0; roll sv 0 0"); /* which of two full divisions cannot matter [4.4] */
    assert_int_equal(count_notes(&p, N_REDUCED), 1);
    assert_asks(&p, WITHDRAW_UNIT, SV);
}

static void r9_9_no_question_when_all_are_lost(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 nvd2 nvd3 svd1 ranger1; kon_tum: svd2");
    attack(&p, "pleiku");
    play(&p,
         "roll nv 3 0; roll sv 0 0"); /* three steps, three X: no choice changes anything [4.4] */
    assert_at(&p, "svd1", "out");
    assert_at(&p, "ranger1", "out");
}

/* ---- 9.12 ------------------------------------------------------------------------------------ */

static void r9_12_full_nv_division_may_be_reduced_instead(void **state)
{
    Play p;
    for (unsigned side = NV; side <= SV; side++) {
        place(&p, "edition=2", side, "pleiku: nvd1 svd1");
        attack(&p, "pleiku");
        play(&p, side == NV ? "roll nv 0 0; roll sv 0 1" : "roll sv 0 1; roll nv 0 0");
        assert_asks(&p, RETREAT_TO, NV);
        assert_choices(&p, "to reserve; reduce-instead");
        play(&p, "reduce-instead");
        assert_at(&p, "nvd1", "pleiku");
        assert_full(&p, "nvd1", false);
        assert_asks(&p, WITHDRAW_UNIT, SV); /* the R is answered */
    }
}

static void r9_12_nobody_else_may(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "pleiku: nvd1- vc1 svd1; kon_tum: nvd2");
    attack(&p, "pleiku");
    play(&p, "defend 1; roll sv 0 1; roll nv 0 0; retreat nvd1");
    assert_choices(&p, "to reserve; to kon_tum");
    assert_refused(&p, "reduce-instead", "9.12");
    place(&p, "edition=2", SV, "pleiku: nvd1 svd1");
    attack(&p, "pleiku");
    play(&p, "roll sv 0 0; roll nv 0 1");
    assert_asks(&p, RETREAT_TO, SV);
    assert_refused(&p, "reduce-instead", "9.12"); /* a full SV division */
}

/* ---- 9.13, 9.e ------------------------------------------------------------------------------- */

static void r9_13_edition_1_last_unit_may_stay(void **state)
{
    Play p;
    for (unsigned side = NV; side <= SV; side++) { /* whose unit is last */
        place(&p, "edition=1", SV, "pleiku: nvd1- svd1");
        attack(&p, "pleiku");
        play(&p, side == NV ? "roll sv 0 1; roll nv 0 0" : "roll sv 0 0; roll nv 0 1");
        assert_asks(&p, RETREAT_TO, (Seat)side);
        play(&p, "stay");
        assert_at(&p, "nvd1", "pleiku");
        assert_at(&p, "svd1", "pleiku");
        assert_asks(&p, WITHDRAW_UNIT, SV);
    }
}

static void r9_13_edition_1_only_the_last(void **state)
{
    Play p;
    place(&p, "edition=1", SV, "pleiku: nvd1 svd1 ranger1");
    attack(&p, "pleiku");
    play(&p, "roll sv 0 0; roll nv 0 1; retreat svd1");
    assert_refused(&p, "stay", "9.13");
    place(&p, "edition=1", NV, "pleiku: nvd1 nvd2 svd1 ranger1");
    attack(&p, "pleiku");
    play(&p, "roll nv 0 2; roll sv 0 0; retreat svd1; to kon_tum");
    assert_true(is_legal(&p, "stay")); /* the Ranger, once the division is gone */
}

static void r9_13_edition_2_not_while_the_enemy_is_there(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "pleiku: nvd1 svd1");
    attack(&p, "pleiku");
    play(&p, "roll sv 0 0; roll nv 0 1");
    assert_refused(&p, "stay", "9.13");
    place(&p, "edition=2", SV, "pleiku: nvd1 svd1");
    attack(&p, "pleiku");
    play(&p, "roll sv 0 1; roll nv 0 0");
    assert_refused(&p, "stay", "9.13");
}

static void r9_13_edition_2_province_would_be_empty(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 nvd2- ranger1; hue: svd1");
    play_go(&p);
    play(&p, "attack pleiku; commit nvd1; done");
    play(&p, "roll nv 1 0; roll sv 0 1");
    assert_refused(&p, "stay", "9.13"); /* nvd2, not engaged, holds the province [9.e] */
    place(&p, "edition=2", NV, "pleiku: nvd1 ranger1; hue: svd1");
    attack(&p, "pleiku");
    play(&p, "roll nv 1 0; roll sv 0 1");
    assert_choices(&p, "to reserve; reduce-instead; stay");
    play(&p, "stay");
    assert_at(&p, "nvd1", "pleiku");
    assert_full(&p, "nvd1", true);
    assert_militia(&p, "pleiku", true); /* [10.3] */
}

/* A lone SV division must answer an R; the VC that attacked has the X of the roll still to take. */
static void last_against_doomed(Play *p, const char *nv, const char *roll)
{
    place(p, "edition=2", NV, "pleiku: svd1");
    play_put(p, nv);
    p->s.air_box = 2;
    play_go(p);
    play(p, "attack pleiku; commit vc1");
    if (flow_now(&p->s)->step == COMMIT)
        play(p, "done");
    play(p, "air 2; roll nv 0 1");
    play(p, roll);
    assert_asks(p, RETREAT_TO, SV);
}

static void r9_e_enemy_that_x_will_take_counts_as_gone(void **state)
{
    Play p;
    last_against_doomed(&p, "pleiku: vc1", "roll sv 1 0");
    assert_true(is_legal(&p, "stay"));
    play(&p, "stay; done; attrition 0");
    assert_at(&p, "vc1", "out");
    assert_at(&p, "svd1", "pleiku");
    last_against_doomed(&p, "pleiku: vc1", "roll sv 0 0"); /* no X */
    assert_refused(&p, "stay", "9.13");
    last_against_doomed(&p, "pleiku: vc1 nvd1", "roll sv 3 0"); /* nvd1 takes no result */
    assert_refused(&p, "stay", "9.13");
}

static void r9_e_x_must_reach_all_steps(void **state)
{
    Play p;
    for (unsigned x = 1; x <= 2; x++) {
        place(&p, "edition=2", NV, "pleiku: nvd1 svd1");
        p.s.air_box = 2;
        attack(&p, "pleiku");
        play(&p, "air 2; roll nv 0 1");
        play(&p, x == 1 ? "roll sv 1 0" : "roll sv 2 0");
        assert_asks(&p, RETREAT_TO, SV);
        assert_int_equal(is_legal(&p, "stay"), x == 2);
    }
}

static void r9_e_stays_unreduced_with_nowhere_to_go(void **state)
{
    Play p;
    place(&p, "edition=1", NV, "pleiku: nvd1 svd1; kon_tum: nvd2; dak_lak: nvd3; binh_dinh: nvd4");
    play_put(&p, "phu_yen: nvd5");
    attack(&p, "pleiku");
    play(&p, "roll nv 0 1; roll sv 0 0");
    assert_choices(&p, "reduce-instead; stay");
    play(&p, "stay");
    assert_full(&p, "svd1", true);
    assert_at(&p, "svd1", "pleiku");
}

static void r9_e_units_not_engaged_count(void **state)
{
    Play p;
    place(&p, "edition=1", SV, "pleiku: nvd1 svd1 ranger1");
    play_go(&p);
    play(&p, "attack pleiku; commit svd1; done; roll sv 0 0; roll nv 0 1");
    assert_refused(&p, "stay", "9.13"); /* the Ranger is still there */
}

/* ---- 9.15 ------------------------------------------------------------------------------------ */

static void r9_15_one_die_per_marker(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1 svd2");
    p.s.air_box = 5;
    p.s.air_lost = 3;
    attack(&p, "pleiku");
    play(&p, "air 4; roll nv 0 0; roll sv 0 0; done");
    assert_choices(&p, "attrition 0; attrition 1; attrition 2; attrition 3; attrition 4");
    play(&p, "attrition 3");
    assert_int_equal(p.s.air_box, 2); /* one stayed at home, one came back */
    assert_int_equal(p.s.air_lost, 6);
}

static void r9_15_survivors_serve_in_the_next_combat(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "pleiku: nvd1 svd1; kon_tum: nvd2 svd2");
    p.s.air_box = 2;
    play_go(&p);
    play(&p, "attack pleiku; commit-all; attack kon_tum; commit-all; fight pleiku; air 2");
    play(&p, "roll sv 0 0; roll nv 0 0; done; attrition 1");
    assert_asks(&p, ATTACKER_BONUS, SV);
    assert_choices(&p, "air 1; done");
}

static void r9_15_no_die_without_marker(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "pleiku: nvd1 svd1; kon_tum: nvd2 svd2");
    p.s.air_box = 2;
    attack(&p, "pleiku");
    play(&p, "done; roll sv 0 0; roll nv 0 0; done");
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    assert_int_equal(p.s.air_box, 2);
}

/* ---- 9.16 ------------------------------------------------------------------------------------ */

/* A combat under militia, with another declared in Hue that keeps the step open afterwards, and a
 * majority in Khanh Hoa where nobody fights. */
static void fight_under_militia(Play *p, const char *where, const char *units)
{
    char text[64];
    place(p, "edition=2", SV, "hue: nvd9 svd9; khanh_hoa: nvd10 svd10 svd11");
    play_put(p, units);
    p->s.militia = PROVINCE(province(p, where)) | PROVINCE(province(p, "khanh_hoa"));
    play_go(p);
    snprintf(text, sizeof text, "attack %s; commit-all", where);
    play(p, text);
    play(p, "attack hue; commit svd9; done");
    snprintf(text, sizeof text, "fight %s", where);
    play(p, text);
}

static void r9_16_control_is_checked_after_the_combat(void **state)
{
    static const struct {
        const char *where, *units;
        bool stays;
    } cases[] = {
        {"pleiku", "pleiku: nvd1 svd1 ranger1", false},       /* majority */
        {"pleiku", "pleiku: nvd1 nvd2 svd1 ranger1", true},   /* as many */
        {"saigon", "saigon: nvd1 nvd2 svd1 ranger1", false},  /* enough in Saigon */
        {"saigon", "saigon: nvd1 nvd2 nvd3 svd1 svd2", true}, /* fewer */
    };
    Play p;
    for (unsigned i = 0; i < COUNT_OF(cases); i++) {
        fight_under_militia(&p, cases[i].where, cases[i].units);
        play(&p, "roll sv 0 0; roll nv 0 0; done");
        assert_int_equal(p.s.combat.province, province(&p, "hue")); /* the step goes on */
        assert_militia(&p, cases[i].where, cases[i].stays);
        assert_militia(&p, "khanh_hoa", true); /* only in that province */
    }
}

static void r9_16_marker_goes_when_only_sv_remains(void **state)
{
    Play p;
    fight_under_militia(&p, "pleiku", "pleiku: nvd1- svd1 ranger1");
    play(&p, "roll sv 1 0; roll nv 0 0; done");
    assert_at(&p, "nvd1", "out");
    assert_militia(&p, "pleiku", false);
}

static void r9_16_marker_left_alone_stays(void **state)
{
    Play p;
    fight_under_militia(&p, "pleiku", "pleiku: nvd1- ranger1");
    play(&p, "roll sv 1 0; roll nv 1 0");
    assert_at(&p, "nvd1", "out");
    assert_at(&p, "ranger1", "out");
    assert_militia(&p, "pleiku", true);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r9_9_defender_first_then_attacker),
        cmocka_unit_test(r9_9_defender_retreats_before_attacker_loses),
        cmocka_unit_test(r9_9_owner_chooses_among_his_engaged_units),
        cmocka_unit_test(r9_9_one_division_may_take_two),
        cmocka_unit_test(r9_9_no_unit_answers_for_two_r),
        cmocka_unit_test(r9_9_a_unit_hit_may_answer_an_r),
        cmocka_unit_test(r9_9_surplus_is_ignored),
        cmocka_unit_test(r9_9_both_results_come_from_the_same_roll),
        cmocka_unit_test(r9_9_like_units_are_not_asked_for),
        cmocka_unit_test(r9_9_no_question_when_all_are_lost),
        cmocka_unit_test(r9_12_full_nv_division_may_be_reduced_instead),
        cmocka_unit_test(r9_12_nobody_else_may),
        cmocka_unit_test(r9_13_edition_1_last_unit_may_stay),
        cmocka_unit_test(r9_13_edition_1_only_the_last),
        cmocka_unit_test(r9_13_edition_2_not_while_the_enemy_is_there),
        cmocka_unit_test(r9_13_edition_2_province_would_be_empty),
        cmocka_unit_test(r9_e_enemy_that_x_will_take_counts_as_gone),
        cmocka_unit_test(r9_e_x_must_reach_all_steps),
        cmocka_unit_test(r9_e_stays_unreduced_with_nowhere_to_go),
        cmocka_unit_test(r9_e_units_not_engaged_count),
        cmocka_unit_test(r9_15_one_die_per_marker),
        cmocka_unit_test(r9_15_survivors_serve_in_the_next_combat),
        cmocka_unit_test(r9_15_no_die_without_marker),
        cmocka_unit_test(r9_16_control_is_checked_after_the_combat),
        cmocka_unit_test(r9_16_marker_goes_when_only_sv_remains),
        cmocka_unit_test(r9_16_marker_left_alone_stays),
    };
    return cmocka_run_group_tests_name("saigon75 results", tests, NULL, NULL);
}
