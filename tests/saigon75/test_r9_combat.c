/* test_r9_combat.c: faces of the dice (9.7), re-rolls, cards called upon and the comparison of R
 * (9.8), and the order of decisions in a combat (9.17). How many dice: test_r9_bonus.c. */
#include "support/combat75.h"

/* ---- 9.7 ------------------------------------------------------------------------------------- */

/* Chances of an outcome, in units of 1 / 6 for each die. */
static unsigned weight_of(Play *p, const char *text)
{
    ActionList list = {0};
    Action action;
    unsigned sum = 0, weight = 0;
    game_legal(&p->game, &p->s, &list);
    assert_true(action_parse(&p->game, text, &action));
    for (uint32_t i = 0; i < list.count; i++) {
        sum += list.weight[i];
        if (action_equal(list.action[i], action))
            weight = list.weight[i];
    }
    const unsigned side = action.a, dice = p->s.combat.dice[side];
    const unsigned all = action.verb == V_FACE || dice == 1 ? 6 : 36;
    return weight * all / sum;
}

static void r9_7_faces_of_the_dice(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1 svd2");
    play_card(&p, E05_INTELLIGENCE);
    attack(&p, "pleiku");
    assert_int_equal(weight_of(&p, "roll nv 1 0"), 2);
    assert_int_equal(weight_of(&p, "roll nv 0 1"), 2);
    assert_int_equal(weight_of(&p, "roll nv 0 0"), 2);
    play(&p, "roll nv 0 0");
    assert_int_equal(weight_of(&p, "roll sv 2 0"), 1);
    assert_int_equal(weight_of(&p, "roll sv 1 1"), 4);
    assert_int_equal(weight_of(&p, "roll sv 1 0"), 6);
    assert_int_equal(weight_of(&p, "roll sv 0 2"), 4);
    assert_int_equal(weight_of(&p, "roll sv 0 1"), 12);
    assert_int_equal(weight_of(&p, "roll sv 0 0"), 9);
    play(&p, "roll sv 0 0; reroll-die sv blank");
    assert_int_equal(weight_of(&p, "face sv x"), 1);
    assert_int_equal(weight_of(&p, "face sv r"), 2);
    assert_int_equal(weight_of(&p, "face sv blank"), 3);
}

/* ---- 9.8 ------------------------------------------------------------------------------------- */

static void r9_8_only_the_difference_of_r_counts(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 nvd2 svd1 svd2 svd3"); /* 17.4 */
    attack(&p, "pleiku");
    play(&p, "roll nv 0 2; roll sv 0 3");
    assert_int_equal(count_notes(&p, N_RESULT), 2);
    assert_asks(&p, RETREAT_TO, NV); /* of two like divisions, one */
    play(&p, "to reserve");
    assert_asks(&p, WITHDRAW_UNIT, SV); /* no SV unit must go, no other NV unit */
    assert_int_equal(s75_count_at(&p.s, province(&p, "pleiku"), NV), 1);
    assert_int_equal(s75_count_at(&p.s, province(&p, "pleiku"), SV), 3);
}

static void r9_8_equal_r_cancel(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "pleiku: nvd1 nvd2 svd1 svd2");
    attack(&p, "pleiku");
    play(&p, "roll sv 0 2; roll nv 0 2");
    assert_asks(&p, WITHDRAW_UNIT, SV);
}

static void r9_8_x_do_not_cancel(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "pleiku: nvd1 svd1");
    attack(&p, "pleiku");
    play(&p, "roll sv 1 0; roll nv 1 0");
    assert_full(&p, "nvd1", false);
    assert_full(&p, "svd1", false);
}

static void r9_8_token_then_intelligence(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1");
    p.s.token_place[1] = TOKEN_OF_NV;
    play_card(&p, E05_INTELLIGENCE);
    attack(&p, "pleiku");
    play(&p, "roll nv 0 0; roll sv 0 1");
    assert_asks(&p, TOKEN_REROLL_DIE, NV);
    assert_choices(&p, "reroll-die nv blank; done");
    assert_refused(&p, "reroll-die sv r", "12.3"); /* his own dice only */
    assert_refused(&p, "reroll-die nv x", "9.8");
    play(&p, "reroll-die nv blank; face nv x");
    assert_asks(&p, INTELLIGENCE_DIE, SV);
    assert_choices(&p, "reroll-die nv x; reroll-die sv r; done"); /* a die re-rolled already, too */
    play(&p, "reroll-die nv x; face nv r");
    assert_asks(&p, WITHDRAW_UNIT, SV); /* R against R */
}

static void r9_8_card_is_called_after_the_token(void **state)
{
    Play p;
    place(&p, "edition=1", NV, "pleiku: nvd1 svd1");
    p.s.token_place[0] = p.s.token_place[1] = TOKEN_OF_NV;
    play_card(&p, E06_RESISTANCE);
    attack(&p, "pleiku");
    play(&p, "done; roll nv 0 0; roll sv 0 0");
    play(&p, "reroll-die nv blank; face nv blank; reroll-die nv blank; face nv r");
    assert_asks(&p, CARD_CALL, SV);
    assert_choices(&p, "use-card; done");
    play(&p, "use-card");
    assert_asks(&p, WITHDRAW_UNIT, SV); /* the R is ignored */
    assert_int_equal(p.s.card_uses, 0);
}

static void r9_8_card_that_changes_nothing_is_not_called(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1 svd2");
    play_card(&p, E06_RESISTANCE);
    attack(&p, "pleiku");
    play(&p, "roll nv 0 1; roll sv 0 1"); /* no R is left against SV */
    assert_asks(&p, WITHDRAW_UNIT, SV);
    assert_int_equal(p.s.card_uses, 1);
}

static void r9_8_results_change_before_they_are_applied(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 nvd2 svd1 svd2");
    play_card(&p, E13_CORRUPTION); /* X to R before the comparison [6.b] */
    attack(&p, "pleiku");
    play(&p, "roll nv 0 1; roll sv 1 0; use-card");
    assert_asks(&p, WITHDRAW_UNIT, SV); /* R against R: nothing is left */
    place(&p, "edition=2", NV, "pleiku: nvd1 nvd2 svd1 ranger1");
    play_card(&p, E11_PARALYSED_COMMAND); /* R left to X after it */
    attack(&p, "pleiku");
    play(&p, "roll nv 0 2; roll sv 0 1; use-card");
    assert_asks(&p, LOSS_UNIT, SV);
    play(&p, "reduce svd1");
    assert_asks(&p, WITHDRAW_UNIT, SV);
}

/* ---- 9.17 ------------------------------------------------------------------------------------ */

static void r9_17_order_of_decisions(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "pleiku: nvd1 vc1 vc2 mech1 svd1; kon_tum: nvd2; hue: ranger1");
    p.s.air_box = 1;
    p.s.militia = PROVINCE(province(&p, "pleiku"));
    play_card(&p, E19_UPRISING);
    attack(&p, "pleiku");
    assert_asks(&p, ATTACKER_BONUS, SV);
    play(&p, "air 1");
    assert_asks(&p, DEFEND_VC, NV);
    play(&p, "defend 1");
    assert_asks(&p, DEFENDER_BONUS, NV);
    play(&p, "card-die");
    assert_dice(&p, 4, 3);
    play(&p, "roll sv 1 2; roll nv 1 1");
    assert_asks(&p, LOSS_UNIT, NV);
    play(&p, "reduce vc1"); /* R 2 to 1: the division answers */
    assert_asks(&p, RETREAT_TO, NV);
    play(&p, "to reserve");
    assert_asks(&p, LOSS_UNIT, SV);
    play(&p, "reduce svd1");
    assert_asks(&p, WITHDRAW_UNIT, SV);
    play(&p, "done");
    assert_asks(&p, AIR_ATTRITION_ROLL, SEAT_CHANCE);
    assert_true(p.s.militia & PROVINCE(province(&p, "pleiku")));
    play(&p, "attrition 0"); /* then control: two SV units, one VC */
    assert_false(p.s.militia & PROVINCE(province(&p, "pleiku")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r9_7_faces_of_the_dice),
        cmocka_unit_test(r9_8_only_the_difference_of_r_counts),
        cmocka_unit_test(r9_8_equal_r_cancel),
        cmocka_unit_test(r9_8_x_do_not_cancel),
        cmocka_unit_test(r9_8_token_then_intelligence),
        cmocka_unit_test(r9_8_card_is_called_after_the_token),
        cmocka_unit_test(r9_8_card_that_changes_nothing_is_not_called),
        cmocka_unit_test(r9_8_results_change_before_they_are_applied),
        cmocka_unit_test(r9_17_order_of_decisions),
    };
    return cmocka_run_group_tests_name("saigon75 combat", tests, NULL, NULL);
}
