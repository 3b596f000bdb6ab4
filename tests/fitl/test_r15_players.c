/* test_r15_players.c: who plays what [15.6-15.10]: transfers between the insurgents, and games
 * whose seats are shared. */
#include "support/lake.h"

static void transfers_are_asked_and_granted(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_operation(&lake, NVA, OP_RALLY, 0);
    lake_play(&lake, "transfer; give 1; transfer; give 2; transfer; ask 10");
    lake_asks(&lake, GRANT, VC);
    lake_play(&lake, "grant; transfer; ask 5; grant");
    lake_resources(&lake, 30, 42, 18);
    lake_play(&lake, "transfer");
    lake_refused(&lake, "give 1", "15.10"); /* it would only take back what was asked for */
    lake_play(&lake, "ask 18; refuse");
    lake_resources(&lake, 30, 42, 18);
    lake_refused(&lake, "transfer", "15.10");
    lake_play(&lake, "trail"); /* the next choice is another */
    lake_play(&lake, "transfer; give 2; transfer; ask 1; grant");
    lake_resources(&lake, 30, 39, 19);
}

/* "While it executes an Operation, an activity or an Event". */
static void r15_10_transfers_in_an_activity(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: vc-guerrilla 1; kontum: vc-guerrilla 1");
    lake_operation(&lake, VC, OP_RALLY, 0);
    lake_play(&lake, "activity tax; transfer; give 30");
    lake_asks(&lake, TAX_SPACES, VC);
    lake_resources(&lake, 30, 60, 0);
    lake_play(&lake, "space hue; transfer; ask 2; grant");
    lake_resources(&lake, 30, 58, 6);
}

/* The Attack that the Ambush is must still be paid for [3.12, 11.7]. */
static void r15_10_no_transfer_before_the_first_ambush(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: vc-guerrilla 1 police 1; kontum: vc-guerrilla 1 police 1;"
                    "da-nang: vc-guerrilla 1 police 1");
    lake_operation(&lake, VC, OP_ATTACK, 0);
    assert_true(lake_legal(&lake, "transfer"));
    lake_play(&lake, "activity ambush");
    lake_asks(&lake, AMBUSH_SPACES, VC);
    assert_false(lake_legal(&lake, "transfer"));
    lake_play(&lake, "space hue");
    assert_true(lake_legal(&lake, "transfer"));
}

static void r15_10_transfers_in_an_event(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: vc-guerrilla 1; kontum: vc-guerrilla 1");
    lake_event(&lake, VC, 97, SHADED); /* it chooses a City */
    lake_play(&lake, "transfer; give 10");
    lake_asks(&lake, EV_SPACE, VC);
    lake_resources(&lake, 30, 40, 20);
    lake_play(&lake, "space hue");
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: vc-guerrilla 1; kontum: vc-guerrilla 1");
    lake_event(&lake, US, 97, SHADED);
    assert_false(lake_legal(&lake, "transfer"));
}

static void transfers_need_two_insurgent_players(void **state)
{
    static const char *const options[] = {"seats=insurgents", "seats=two", "transfers=off"};
    Lake lake;
    for (unsigned i = 0; i < COUNT_OF(options); i++) {
        lake_empty(&lake, options[i]);
        lake_operation(&lake, VC, OP_RALLY, 0);
        lake_refused(&lake, "transfer", "15.10");
    }
    lake_empty(&lake, NULL);
    lake_operation(&lake, US, OP_TRAIN, 0);
    lake_refused(&lake, "transfer", "15.10");
}

static void r15_10_seventy_five_is_the_limit_of_a_transfer(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.track[T_NVA] = lake.s.track[T_VC] = 75;
    lake_operation(&lake, VC, OP_RALLY, 0);
    lake_refused(&lake, "transfer", "15.10");
    lake.s.track[T_NVA] = 74;
    lake_play(&lake, "transfer");
    lake_refused(&lake, "give 2", "15.10");
    lake_refused(&lake, "ask 1", "15.10");
    lake_play(&lake, "give 1");
    lake_resources(&lake, 30, 75, 74);
    lake.s.track[T_NVA] = lake.s.track[T_VC] = 0;
    lake_refused(&lake, "transfer", "15.10");
}

/* A player with both insurgents counts the better margin at a check, the worse one at the end. */
static void r15_7_and_15_8_shared_seats_count_one_margin(void **state)
{
    Lake lake;
    int8_t score[SEATS_MAX + 1] = {[SEATS_MAX] = 9}; /* the last is nobody's */
    lake_empty(&lake, "seats=insurgents");
    for (unsigned x = 0; x < LANDS; x++)
        fitl_set_level(&lake.game, &lake.s, x, AO); /* VC far ahead, NVA far behind */
    assert_true(fitl_margin(&lake.game, &lake.s, VC) > 0);
    lake.s.over = 1;
    assert_int_equal(fitl_winner(&lake.game, &lake.s), VC);
    fitl_result(&lake.game, &lake.s, score);
    assert_int_equal(score[NVA], 1);
    assert_int_equal(score[US], -1);
    assert_int_equal(score[SEATS_MAX], 9);
    lake.s.over = 2;
    assert_int_not_equal(fitl_winner(&lake.game, &lake.s), VC);
}

static void r19_1_a_bot_neither_gives_nor_takes_resources(void **state)
{
    static const char *const mixtures[] = {"bots=vc", "bots=nva", "bots=nva-vc"};
    Lake lake;
    for (unsigned i = 0; i < COUNT_OF(mixtures); i++) {
        lake_empty(&lake, mixtures[i]);
        lake_operation(&lake, NVA, OP_RALLY, 0);
        lake_refused(&lake, "transfer", "19.1");
    }
    lake_empty(&lake, "bots=us-arvn");
    lake_operation(&lake, NVA, OP_RALLY, 0);
    lake_play(&lake, "transfer; ask 1; grant");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(transfers_are_asked_and_granted),
        cmocka_unit_test(r15_10_transfers_in_an_activity),
        cmocka_unit_test(r15_10_no_transfer_before_the_first_ambush),
        cmocka_unit_test(r15_10_transfers_in_an_event),
        cmocka_unit_test(transfers_need_two_insurgent_players),
        cmocka_unit_test(r15_10_seventy_five_is_the_limit_of_a_transfer),
        cmocka_unit_test(r19_1_a_bot_neither_gives_nor_takes_resources),
        cmocka_unit_test(r15_7_and_15_8_shared_seats_count_one_margin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
