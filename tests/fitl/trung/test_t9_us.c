/* test_t9_us.c: the US bot, line by line, and the examples that concern it [T9, T13, T20]. */
#include "support/bot.h"

/* ---- Sweep [T9.3] ---------------------------------------------------------------------------- */

static void t20_19_us_sweep_in_the_full_game(void **state)
{
    bot_setup("scenario=full bots=all");
    bot_operation(US, OP_SWEEP, 0);
    bot_plays("", "space pleiku-darlac; from da-nang; to pleiku-darlac; group us-troop 2;"
                  " space kien-hoa-vinh-binh; from saigon; to kien-hoa-vinh-binh; group us-troop 1;"
                  " space qui-nhon; from kontum; to qui-nhon; group us-troop 1;"
                  " space phu-bon-phu-yen; from kontum; to phu-bon-phu-yen; group us-troop 1;"
                  " space quang-tri-thua-thien; space binh-dinh; on;"
                  " space pleiku-darlac; space kien-hoa-vinh-binh; space qui-nhon;"
                  " space phu-bon-phu-yen; space quang-tri-thua-thien; space binh-dinh; done");
    assert_int_equal(table.s.at[PLEIKU][K_VC_GUERRILLA_A], 2);
    assert_int_equal(table.s.at[QUANG_TRI][K_VC_GUERRILLA_A], 2);
    assert_int_equal(table.s.at[BINH_DINH][K_VC_GUERRILLA_A], 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t20_19_us_sweep_in_the_full_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
