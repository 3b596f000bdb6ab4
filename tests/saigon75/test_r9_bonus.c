/* test_r9_bonus.c: how many dice a side rolls (9.6): engaged units, bonus dice of every kind, the
 * cap of five and the penalties after it; rulings 9.b and 9.c. */
#include "support/combat75.h"

/* ---- 9.6: units and the cap ------------------------------------------------------------------ */

static void r9_6_one_die_per_engaged_unit(void **state)
{
    Play p;
    for (unsigned i = 0; i < COUNT_OF(editions); i++) {
        place(&p, editions[i], NV, "pleiku: nvd1 nvd2- vc1 svd1- mech1");
        attack(&p, "pleiku");
        assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
        assert_dice(&p, 3, 2); /* reduced ones count as one [1.15] */
    }
}

static void r9_6_both_roll_once_attacker_first(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 nvd2 svd1");
    attack(&p, "pleiku");
    assert_false(is_legal(&p, "roll sv 0 0"));
    assert_false(is_legal(&p, "roll nv 2 1")); /* two dice */
    play(&p, "roll nv 1 1");
    assert_false(is_legal(&p, "roll nv 0 0"));
    play(&p, "roll sv 0 0");
    assert_asks(&p, RETREAT_TO, SV); /* the X has reduced its only unit */
}

/* ---- 9.6: infiltration ----------------------------------------------------------------------- */

static void r9_6_infiltration_in_border_provinces(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 nvd2 svd1");
    p.s.infiltration = 2;
    play_card(&p, E19_UPRISING);
    attack(&p, "pleiku");
    assert_choices(&p, "infiltration; card-die; done");
    play(&p, "infiltration");
    assert_int_equal(p.s.infiltration, 1);
    assert_refused(&p, "infiltration", "9.6"); /* one per combat */
    play(&p, "done");
    assert_dice(&p, 3, 1);
    play(&p, "roll nv 0 0; roll sv 0 0; done");
    assert_int_equal(p.s.infiltration, 1); /* spent */
}

static void r9_6_no_infiltration_off_the_border(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "phu_yen: nvd1 svd1");
    p.s.infiltration = 5;
    play_card(&p, E19_UPRISING);
    attack(&p, "phu_yen");
    assert_refused(&p, "infiltration", "9.6");
    assert_choices(&p, "card-die; done");
}

static void r9_6_infiltration_for_attackers_who_have_one(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1");
    play_card(&p, E19_UPRISING);
    attack(&p, "pleiku");
    assert_refused(&p, "infiltration", "9.6"); /* none left */
    place(&p, "edition=2", SV, "pleiku: nvd1 svd1");
    p.s.infiltration = 5;
    play_card(&p, E19_UPRISING);
    attack(&p, "pleiku");
    assert_asks(&p, DEFENDER_BONUS, NV);
    assert_refused(&p, "infiltration", "9.6"); /* he defends */
    assert_choices(&p, "card-die; done");
}

/* ---- 9.6: militia, Saigon -------------------------------------------------------------------- */

static void r9_6_militia_when_nv_defends(void **state)
{
    Play p;
    for (unsigned side = NV; side <= SV; side++) {
        place(&p, "edition=2", side, "pleiku: nvd1 svd1");
        p.s.militia = PROVINCE(province(&p, "pleiku"));
        attack(&p, "pleiku");
        assert_asks(&p, ROLL_DICE, SEAT_CHANCE); /* automatic: nobody is asked */
        assert_dice(&p, side == SV ? 2 : 1, 1);
    }
}

static void r9_6_saigon_when_sv_defends(void **state)
{
    Play p;
    for (unsigned i = 0; i < COUNT_OF(editions); i++) {
        place(&p, editions[i], NV, "saigon: nvd1 svd1");
        attack(&p, "saigon");
        assert_dice(&p, 1, i == 0 ? 1 : 2); /* [ed.2] only */
        place(&p, editions[i], SV, "saigon: nvd1 svd1");
        attack(&p, "saigon");
        assert_dice(&p, 1, 1);
    }
}

/* ---- 9.6: air -------------------------------------------------------------------------------- */

static void r9_6_air_support_per_engaged_unit(void **state)
{
    static const char *const offered[] = {"air 1; done", "air 1; air 2; done"};
    Play p;
    for (unsigned i = 0; i < COUNT_OF(editions); i++)
        for (unsigned side = NV; side <= SV; side++) {
            place(&p, editions[i], side, "pleiku: nvd1 svd1");
            p.s.air_box = 5;
            attack(&p, "pleiku");
            assert_asks(&p, side == SV ? ATTACKER_BONUS : DEFENDER_BONUS, SV);
            assert_choices(&p, offered[i]);
            assert_refused(&p, i == 0 ? "air 2" : "air 3", "9.6");
            assert_refused(&p, "air 0", "9.6");
            play(&p, "air 1");
            assert_int_equal(p.s.air_box, 4);
            assert_dice(&p, 1, 2);
        }
}

static void r9_6_units_left_out_allow_no_air(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "pleiku: nvd1 svd1 svd2");
    p.s.air_box = 5;
    play_go(&p);
    play(&p, "attack pleiku; commit svd1; done");
    assert_refused(&p, "air 3", "9.6");
    assert_true(is_legal(&p, "air 2"));
}

static void r9_6_air_comes_from_the_box(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "pleiku: nvd1 svd1 svd2");
    p.s.air_box = 1;
    play_card(&p, E01_COUNTER_ATTACK);
    attack(&p, "pleiku");
    assert_refused(&p, "air 2", "9.6");
    play(&p, "air 1");
    assert_refused(&p, "air 1", "9.6"); /* stated once */
    play(&p, "card-die");
    assert_dice(&p, 1, 4);
}

static void r9_6_no_air_for_nv(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1");
    p.s.air_box = 2;
    p.s.infiltration = 1;
    attack(&p, "pleiku");
    assert_asks(&p, ATTACKER_BONUS, NV);
    assert_refused(&p, "air 1", "9.6");
}

/* ---- 9.6: cards and tokens ------------------------------------------------------------------- */

static void r9_6_counter_attack_die_in_one_combat(void **state)
{
    Play p;
    for (unsigned side = NV; side <= SV; side++) { /* SV's, whoever attacks */
        place(&p, "edition=2", side, "pleiku: nvd1 svd1; kon_tum: nvd2 svd2");
        play_card(&p, E01_COUNTER_ATTACK);
        play_go(&p);
        play(&p, "attack pleiku; commit-all; attack kon_tum; commit-all; fight pleiku");
        assert_asks(&p, side == SV ? ATTACKER_BONUS : DEFENDER_BONUS, SV);
        play(&p, "card-die");
        assert_dice(&p, 1, 2);
        play(&p, side == SV ? "roll sv 0 0; roll nv 0 0; done" : "roll nv 0 0; roll sv 0 0; done");
        assert_asks(&p, ROLL_DICE, SEAT_CHANCE); /* used up */
        assert_dice(&p, 1, 1);
    }
}

static void r9_6_uprising_die_in_two_combats(void **state)
{
    static const char *const no_effect[] = {"roll nv 0 0; roll sv 0 0; done",
                                            "roll sv 0 0; roll nv 0 0; done"};
    Play p;
    for (unsigned side = NV; side <= SV; side++) {
        place(&p, "edition=2", side, "pleiku: nvd1 svd1; kon_tum: nvd2 svd2; hue: nvd3 svd3");
        play_card(&p, E19_UPRISING);
        play_go(&p);
        play(&p, "attack pleiku; commit-all; attack kon_tum; commit-all");
        play(&p, "attack hue; commit-all; fight pleiku");
        assert_asks(&p, side == NV ? ATTACKER_BONUS : DEFENDER_BONUS, NV);
        play(&p, "card-die");
        assert_dice(&p, 2, 1); /* one each: not asked for a second */
        play(&p, no_effect[side]);
        play(&p, "fight kon_tum; card-die");
        play(&p, no_effect[side]);
        assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
        assert_dice(&p, 1, 1);
    }
}

static void r9_6_card_dice_only_for_their_side(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1");
    play_card(&p, E01_COUNTER_ATTACK);
    p.s.infiltration = 1;
    attack(&p, "pleiku");
    assert_refused(&p, "card-die", "9.6");
    place(&p, "edition=2", SV, "pleiku: nvd1 svd1");
    play_card(&p, E19_UPRISING);
    p.s.air_box = 1;
    attack(&p, "pleiku");
    assert_refused(&p, "card-die", "9.6");
}

static void r9_6_token_die_in_edition_1(void **state)
{
    Play p;
    place(&p, "edition=1", NV, "pleiku: nvd1 svd1");
    p.s.token_place[0] = p.s.token_place[1] = TOKEN_OF_NV;
    attack(&p, "pleiku");
    assert_choices(&p, "token-die; done");
    play(&p, "token-die; token-die"); /* several in one combat [12.d] */
    assert_int_equal(p.s.token_place[0], TOKEN_GONE);
    assert_int_equal(p.s.token_place[1], TOKEN_GONE);
    assert_dice(&p, 3, 1);
}

static void r9_6_no_token_die_otherwise(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1");
    p.s.token_place[0] = TOKEN_OF_NV;
    p.s.infiltration = 1;
    attack(&p, "pleiku");
    assert_refused(&p, "token-die", "9.6");
    place(&p, "edition=1", SV, "pleiku: nvd1 svd1"); /* not in SV's phase */
    p.s.token_place[0] = TOKEN_OF_NV;
    p.s.air_box = 1;
    play_card(&p, E19_UPRISING);
    attack(&p, "pleiku");
    assert_refused(&p, "token-die", "12.2");
    play(&p, "done");
    assert_asks(&p, DEFENDER_BONUS, NV);
    assert_refused(&p, "token-die", "9.6");
}

/* ---- 9.6: cap and penalties ------------------------------------------------------------------ */

static void r9_6_at_most_five_dice(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "pleiku: nvd1 nvd2 nvd3 nvd4 vc1 svd1 svd2 svd3 ranger1");
    p.s.militia = PROVINCE(province(&p, "pleiku"));
    p.s.air_box = 5;
    attack(&p, "pleiku");
    play(&p, "air 5");
    assert_dice(&p, 5, 5);
}

static void r9_6_penalties_come_after_the_cap(void **state)
{
    static const struct {
        unsigned card, nv, sv;
    } cases[] = {{E02_AMMUNITION_SHORTAGE, 4, 5}, {E08_RAINSTORM, 4, 4}, {E17_LOW_MORALE, 5, 4}};
    Play p;
    for (unsigned i = 0; i < COUNT_OF(cases); i++)
        for (unsigned side = NV; side <= SV; side++) {
            place(&p, "edition=1", side, "pleiku: nvd1 nvd2 nvd3 nvd4 nvd5 svd1 svd2 svd3");
            p.s.infiltration = 1;
            p.s.air_box = 3;
            p.s.militia = PROVINCE(province(&p, "pleiku"));
            play_card(&p, cases[i].card);
            attack(&p, "pleiku");
            play(&p, side == NV ? "infiltration; air 3" : "air 3");
            assert_dice(&p, cases[i].nv, cases[i].sv);
        }
}

static void r9_6_a_side_without_dice_does_not_roll(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1");
    play_card(&p, E08_RAINSTORM);
    attack(&p, "pleiku"); /* nobody rolls; SV may still withdraw [9.14] */
    assert_asks(&p, WITHDRAW_UNIT, SV);
    assert_dice(&p, 0, 0);
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1");
    play_card(&p, E02_AMMUNITION_SHORTAGE);
    attack(&p, "pleiku");
    assert_true(is_legal(&p, "roll sv 1 0"));
    assert_dice(&p, 0, 1);
}

static void r9_6_mechanised_give_no_die_under_vc_attack(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 mech1 mech2");
    play_card(&p, E10_VC_ATTACK);
    p.s.air_box = 5;
    attack(&p, "pleiku");
    assert_refused(&p, "air 5", "9.6");
    play(&p, "air 4"); /* engaged they are [6.n] */
    assert_dice(&p, 1, 4);
    place(&p, "edition=2", SV, "pleiku: nvd1 mech1 mech2"); /* in SV's phase they only stay put */
    play_card(&p, E10_VC_ATTACK);
    attack(&p, "pleiku");
    assert_dice(&p, 1, 2);
}

static void r9_6_attacker_states_first_and_cannot_go_back(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1");
    p.s.infiltration = 1;
    p.s.air_box = 1;
    attack(&p, "pleiku");
    assert_asks(&p, ATTACKER_BONUS, NV);
    play(&p, "done");
    assert_asks(&p, DEFENDER_BONUS, SV);
    assert_refused(&p, "infiltration", "9.6");
    play(&p, "air 1");
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
    assert_dice(&p, 1, 2);
    assert_int_equal(p.s.infiltration, 1);
}

static void r9_b_a_useless_bonus_is_spent(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 nvd2 nvd3 nvd4 nvd5 svd1");
    p.s.infiltration = 3;
    attack(&p, "pleiku");
    assert_choices(&p, "infiltration; done");
    play(&p, "infiltration");
    assert_dice(&p, 5, 1);
    assert_int_equal(p.s.infiltration, 2);
}

static void r9_c_air_support_is_an_ordinary_die(void **state)
{
    Play p;
    place(&p, "edition=1", SV, "pleiku: nvd1 svd1");
    p.s.air_box = 1;
    attack(&p, "pleiku");
    play(&p, "air 1");
    assert_true(is_legal(&p, "roll sv 2 0")); /* the air die may show X as well */
    play(&p, "roll sv 0 2; roll nv 0 0; reduce-instead; done");
    assert_asks(&p, AIR_ATTRITION_ROLL, SEAT_CHANCE);
    assert_choices(&p, "attrition 0; attrition 1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r9_6_one_die_per_engaged_unit),
        cmocka_unit_test(r9_6_both_roll_once_attacker_first),
        cmocka_unit_test(r9_6_infiltration_in_border_provinces),
        cmocka_unit_test(r9_6_no_infiltration_off_the_border),
        cmocka_unit_test(r9_6_infiltration_for_attackers_who_have_one),
        cmocka_unit_test(r9_6_militia_when_nv_defends),
        cmocka_unit_test(r9_6_saigon_when_sv_defends),
        cmocka_unit_test(r9_6_air_support_per_engaged_unit),
        cmocka_unit_test(r9_6_units_left_out_allow_no_air),
        cmocka_unit_test(r9_6_air_comes_from_the_box),
        cmocka_unit_test(r9_6_no_air_for_nv),
        cmocka_unit_test(r9_6_counter_attack_die_in_one_combat),
        cmocka_unit_test(r9_6_uprising_die_in_two_combats),
        cmocka_unit_test(r9_6_card_dice_only_for_their_side),
        cmocka_unit_test(r9_6_token_die_in_edition_1),
        cmocka_unit_test(r9_6_no_token_die_otherwise),
        cmocka_unit_test(r9_6_at_most_five_dice),
        cmocka_unit_test(r9_6_penalties_come_after_the_cap),
        cmocka_unit_test(r9_6_a_side_without_dice_does_not_roll),
        cmocka_unit_test(r9_6_mechanised_give_no_die_under_vc_attack),
        cmocka_unit_test(r9_6_attacker_states_first_and_cannot_go_back),
        cmocka_unit_test(r9_b_a_useless_bonus_is_spent),
        cmocka_unit_test(r9_c_air_support_is_an_ordinary_die),
    };
    return cmocka_run_group_tests_name("saigon75 bonus dice", tests, NULL, NULL);
}
