/* test_r8_coin.c: Operations and special activities of US and ARVN [7, 8, 10] where they meet: what
 * may still be chosen, and what an activity in the middle changes. The printed examples are in
 * test_r20_examples.c, the effects of cards in test_r13_hooks.c. */
#include "support/lake.h"

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(patrol_is_not_offered_to_an_arvn_that_cannot_pay_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
