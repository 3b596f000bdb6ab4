/* test_t20_vc.c: the examples of the bots' rules that concern VC [T20]. */
#include "support/bot.h"

static void t20_20_vc_rally_in_the_full_game(void **state)
{
    bot_setup("scenario=full bots=all");
    bot_operation(VC, OP_RALLY, 0);
    bot_plays("3,4,2",
              "space quang-tin-quang-ngai; choose guerrillas; place vc-guerrillas 3;"
              " space tay-ninh; choose guerrillas; place vc-guerrillas 3;"
              " space quang-tri-thua-thien; choose guerrillas; place vc-guerrillas 3; done");
    assert_int_equal(table.s.box[BOX_AVAILABLE][VC_GUERRILLA], 5);
}

static void t20_23_vc_march_in_the_full_game(void **state)
{
    bot_setup("scenario=full bots=all");
    bot_operation(VC, OP_MARCH, 0);
    bot_plays("3,3,1",
              "from quang-tin-quang-ngai; to loc-da-nang-dak-to; group vc-guerrilla 1;"
              " from quang-duc-long-khanh; to loc-ban-me-thuot-da-lat; group vc-guerrilla 1;"
              " from binh-tuy-binh-thuan; to saigon; group vc-guerrilla 1;"
              " from tay-ninh; to saigon; group vc-guerrilla 1;"
              " from kien-phong; to saigon; group vc-guerrilla 1;"
              " from quang-tri-thua-thien; to hue; group vc-guerrilla 1;"
              " from binh-dinh; to phu-bon-phu-yen; group vc-guerrilla 1; done");
    assert_int_equal(table.s.at[SAIGON][K_VC_GUERRILLA_A], 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t20_20_vc_rally_in_the_full_game),
        cmocka_unit_test(t20_23_vc_march_in_the_full_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
