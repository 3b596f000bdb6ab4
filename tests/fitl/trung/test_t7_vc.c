/* test_t7_vc.c: the six cards of the VC bot, and what a slot is used for [T5, T6, T7]. */
#include "support/bot.h"

static const char bots[] = "bots=all";
/* A card that is nothing to VC and critical to nobody; VC does not lead the next one. */
enum { IDLE = 46, NEXT = 47 };

static void turn_with(const char *deck, const char *position)
{
    bot_given(bots, position);
    bot_deck(deck);
    bot_turn(VC, IDLE, NEXT);
}

/* ---- The deck [T6.2, T6.3] ------------------------------------------------------------------- */

static void t20_14_cards_of_others_go_under(void **state)
{
    turn_with("U N V P W R X Q Y S Z T", "hue: vc-guerrilla 1 ps");
    /* U was on top and goes under with N: V. Underground and not at AO; 3d6 = 18 of 39 Available:
     * front, Rally; then 2d6 = 2 is above 1: Tax, d3 = 1 */
    bot_plays("6,6,6,1,1,1,1",
              "trung V; operation rally; space saigon; choose guerrillas; place vc-guerrillas 1;"
              " activity tax; space hue; done; done");
}

static void t6_3_a_gate_that_fails_draws_again(void **state)
{
    turn_with("Z U V W X Y", "");
    /* U no 3 VG, V nobody Underground, W none with Troops, X: people without VC; 3d6 <= 39: front
     */
    bot_plays("6,6,6,1,1,1,1",
              "trung X; operation rally; space saigon; choose guerrillas; place vc-guerrillas 1;"
              " activity tax; space saigon; done; done");
}

static void t6_3_the_first_card_again_is_no_operation(void **state)
{
    turn_with("Z U V W", "");
    bot_plays("", "trung U; pass");
}

/* ---- The sides [T7] -------------------------------------------------------------------------- */

static void t7_U_front_terror_then_subvert_if_patronage_is_high(void **state)
{
    turn_with("Z U",
              "patronage 17; hue: vc-guerrilla 3; saigon: vc-guerrilla 1 police 2 ao terror 1");
    bot_plays("", "trung U; operation terror; space hue; activity subvert; space saigon;"
                  " choose remove; done; done");
    assert_int_equal(table.s.first, PLAYED_OP_ACTIVITY);
    turn_with("Z U",
              "patronage 16; hue: vc-guerrilla 3; saigon: vc-guerrilla 1 police 2 ao terror 1");
    bot_plays("1", "trung U; operation terror; space hue; activity tax; space hue; done; done");
}

static void t7_U_back_march_then_ambush_if_possible(void **state)
{
    turn_with("Z U", "tay-ninh: vc-guerrilla-active 5 ao vc-base 2; vc 12;"
                     "kien-phong: vc-guerrilla 1 ao; can-tho: police 1 ao;"
                     "pleiku-darlac: vc-guerrilla-active 20 ao");
    /* nobody Underground but at AO: back; 3d6 = 18 above the 9 Available: March; its first LoC */
    bot_runs("6,6,6,1,1,1,1,1,1,1,1");
    assert_int_equal(table.s.op.kind, OP_MARCH);
    assert_int_equal(table.s.first, PLAYED_OP_ACTIVITY);
    assert_int_equal(table.s.sa.kind, AMBUSH);
}

static void t7_V_back_attack_with_ambush_and_no_other_activity(void **state)
{
    turn_with("Z V", "hue: vc-guerrilla-active 3 us-troop 1; pleiku-darlac: vc-guerrilla 27 ao;"
                     "quang-nam: vc-base 2; quang-tri-thua-thien: vc-base 2; kontum: vc-base 2;"
                     "da-nang: vc-base 2; loc-hue-khe-sanh: nva-guerrilla 1");
    bot_runs("1");
    turn_with("Z V", "hue: vc-guerrilla 3 us-troop 1 police 2; pleiku-darlac: vc-guerrilla 27 ao");
    /* 3d6 = 18 of 9 Available: back; 3 VG with a Troop: Attack; Ambush in Hue, then no space */
    bot_plays("6,6,6", "trung V; operation attack; activity ambush; space hue; piece us-troop hue;"
                       " done; done");
}

static void t7_W_back_terror_or_attack(void **state)
{
    turn_with("Z W",
              "hue: vc-guerrilla 2 us-troop 1 police 2; pleiku-darlac: vc-guerrilla-active 28 ao");
    bot_plays("6,6,6", "trung W; operation terror; space hue; activity subvert; space hue;"
                       " choose remove; done; done");
}

static void t7_Y_front_taxes_if_there_was_no_ambush(void **state)
{
    turn_with("Z Y", "momentum 17; hue: vc-guerrilla 3 us-troop 1");
    /* 3d6 = 3; Claymores: no Ambush; the Attack misses with 6; Tax of a LoC nowhere: nothing */
    bot_plays("1,1,1,6", "trung Y; operation attack; space hue; done");
}

static void t7_Z_activity_first_then_the_gates_behind_it(void **state)
{
    turn_with("U Z", "patronage 15; hue: vc-guerrilla 2; pleiku-darlac: vc-guerrilla-active 2 ao;"
                     "binh-dinh: vc-guerrilla-active 2 ao; tay-ninh: vc-guerrilla-active 2 ao;"
                     "phuoc-long: vc-guerrilla-active 2; kontum: vc-guerrilla-active 2 ao;"
                     "an-loc: vc-guerrilla-active 2 ao; quang-nam: vc-guerrilla-active 1 ao");
    /* Tax in Hue with d3 = 1; no space has 3 VG: back; one is still Underground in Hue: Terror */
    bot_plays("1", "trung Z; operation terror; activity tax; space hue; done; space hue; done");
}

static void t20_28_an_activity_alone_is_a_turn(void **state)
{
    bot_given(bots, "hue: vc-guerrilla 15 po");
    bot_deck("U Z");
    bot_turn(VC, IDLE, KHANH); /* Monsoon: no March */
    bot_runs("1,1,1");
    assert_int_equal(table.s.first, PLAYED_OP_ACTIVITY);
    assert_int_equal(table.s.op.spaces, 0);
}

/* ---- Op only, limited [T5.4, T5.6, T6.6] ----------------------------------------------------- */

static void t6_6_no_activity_in_a_limited_operation(void **state)
{
    turn_with("Z U", "hue: vc-guerrilla 3; saigon: vc-guerrilla 1");
    table.s.slot = 1;
    table.s.first = PLAYED_OP;
    table.s.acted = 1u << NVA;
    bot_plays("", "trung U; limited terror; space saigon; done");
}

static void t5_4_2_the_next_faction_must_not_get_a_critical_event(void **state)
{
    bot_given(bots, "hue: vc-guerrilla 3; saigon: vc-guerrilla 1");
    bot_deck("Z U");
    bot_turn(VC, 43, NEXT); /* critical to the US, which comes first of the others */
    table.s.eligible = 1u << US | 1u << VC;
    bot_plays("1", "trung U; operation terror; space saigon; done");
    assert_int_equal(table.s.first, PLAYED_OP);
}

static void t5_4_3_passes_for_a_critical_event_it_will_have_first(void **state)
{
    bot_given(bots, "hue: vc-guerrilla 3");
    bot_turn(VC, IDLE, 107);
    bot_plays("", "pass");
}

static void t5_5_3_the_second_passes_to_be_first(void **state)
{
    bot_given(bots, "hue: vc-guerrilla 3");
    bot_turn(VC, IDLE, 110); /* VC leads it, and it is not critical */
    table.s.slot = 1;
    table.s.first = PLAYED_OP;
    table.s.acted = 1u << NVA;
    bot_plays("", "pass");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t20_14_cards_of_others_go_under),
        cmocka_unit_test(t6_3_a_gate_that_fails_draws_again),
        cmocka_unit_test(t6_3_the_first_card_again_is_no_operation),
        cmocka_unit_test(t7_U_front_terror_then_subvert_if_patronage_is_high),
        cmocka_unit_test(t7_U_back_march_then_ambush_if_possible),
        cmocka_unit_test(t7_V_back_attack_with_ambush_and_no_other_activity),
        cmocka_unit_test(t7_W_back_terror_or_attack),
        cmocka_unit_test(t7_Y_front_taxes_if_there_was_no_ambush),
        cmocka_unit_test(t7_Z_activity_first_then_the_gates_behind_it),
        cmocka_unit_test(t20_28_an_activity_alone_is_a_turn),
        cmocka_unit_test(t6_6_no_activity_in_a_limited_operation),
        cmocka_unit_test(t5_4_2_the_next_faction_must_not_get_a_critical_event),
        cmocka_unit_test(t5_4_3_passes_for_a_critical_event_it_will_have_first),
        cmocka_unit_test(t5_5_3_the_second_passes_to_be_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
