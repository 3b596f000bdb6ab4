/* test_r12_idle.c: events ask and roll only for what can happen, and move a piece once [7.6, 12.2,
 * 14.24]. */
#include "support/lake.h"

/* The event is over and has not rolled: another card than this one's turn is asked for. */
static void assert_no_die(Lake *lake, unsigned card)
{
    lake->s.die = 0;
    lake_event(lake, NVA, card, SHADED);
    assert_int_not_equal(flow_now(&lake->s)->step, DIE);
}

static void no_die_without_a_space_to_act_on(void **state)
{
    static const unsigned cards[] = {23, 44, 100, 117};
    Lake lake;
    for (unsigned i = 0; i < COUNT_OF(cards); i++) {
        lake_empty(&lake, NULL);
        lake_put(&lake, "saigon: us-troop 3; da-nang: us-troop 2");
        assert_no_die(&lake, cards[i]);
    }
}

static void a_space_to_act_on_is_worth_a_die(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: vc-tunnel 1 us-troop 3; quang-nam: nva-troop 1 us-troop 3;"
                    "kien-phong: vc-guerrilla 1 arvn-troop 2; saigon: us-troop 2");
    static const unsigned cards[] = {23, 44, 100};
    for (unsigned i = 0; i < COUNT_OF(cards); i++) {
        Lake copy = lake;
        copy.game.board = &copy.board;
        lake_event(&copy, NVA, cards[i], SHADED);
        lake_asks(&copy, DIE, SEAT_CHANCE);
    }
}

static void card_90_moves_a_troop_that_had_to_go_no_further(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "loc-hue-da-nang: arvn-troop 2; saigon: arvn-troop 1");
    lake_event(&lake, NVA, 90, SHADED);
    lake_play(&lake, "from loc-hue-da-nang; to hue; group arvn-troop 2");
    assert_false(lake_legal(&lake, "from hue"));
    lake_play(&lake, "from saigon; to hue; group arvn-troop 1");
    assert_int_equal(lake_count(&lake, "hue", "arvn-troop"), 3);
    assert_false(lake_legal(&lake, "from hue"));
}

static void card_55_moves_a_base_once(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "central-laos: nva-base 1; southern-laos: nva-base 1");
    lake_event(&lake, NVA, 55, SHADED);
    lake_play(&lake, "from central-laos; to the-fishhook; group nva-base 1");
    assert_false(lake_legal(&lake, "from the-fishhook"));
    lake_play(&lake, "from southern-laos; to the-fishhook; group nva-base 1");
    assert_int_equal(lake_count(&lake, "the-fishhook", "nva-base"), 2);
}

/* Out of Play and Available hold so many ARVN Troops; the others stand in Saigon. */
static void raise_a_corps(Lake *lake, unsigned out, unsigned available)
{
    lake_empty(lake, NULL);
    uint8_t *box = lake->s.box[BOX_AVAILABLE];
    const unsigned rest = box[ARVN_TROOP] - out - available;
    lake->s.box[BOX_OUT][ARVN_TROOP] = (uint8_t)out;
    box[ARVN_TROOP] = (uint8_t)(available + rest);
    fitl_place(&lake->s, SAIGON, ARVN_TROOP, rest);
    lake_event(lake, VC, 117, UNSHADED);
    lake_play(lake, "space hue; done");
}

static void card_117_takes_what_only_one_box_has(void **state)
{
    Lake lake;
    raise_a_corps(&lake, 5, 0);
    assert_false(lake_legal(&lake, "done")); /* nothing else could come */
    lake_play(&lake, "place arvn-troops 3");
    assert_int_equal(lake_count(&lake, "hue", "arvn-troop"), 3);
    raise_a_corps(&lake, 5, 2);
    lake_play(&lake, "place arvn-troops 1; done; place arvn-troops 2");
    assert_int_equal(lake_count(&lake, "hue", "arvn-troop"), 3);
    assert_int_equal(lake.s.box[BOX_OUT][ARVN_TROOP], 4);
    raise_a_corps(&lake, 5, 5);
    lake_play(&lake, "space hue; place arvn-troops 2; done; place arvn-troops 1");
    assert_int_equal(lake_count(&lake, "hue", "arvn-troop"), 3);
    assert_int_equal(lake.s.box[BOX_OUT][ARVN_TROOP], 3);
    raise_a_corps(&lake, 1, 1);
    lake_play(&lake, "place arvn-troops 1; place arvn-troops 1");
    assert_int_equal(lake_count(&lake, "hue", "arvn-troop"), 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_die_without_a_space_to_act_on),
        cmocka_unit_test(a_space_to_act_on_is_worth_a_die),
        cmocka_unit_test(card_90_moves_a_troop_that_had_to_go_no_further),
        cmocka_unit_test(card_55_moves_a_base_once),
        cmocka_unit_test(card_117_takes_what_only_one_box_has),
    };
    return cmocka_run_group_tests_name("fitl: events that have nothing to ask", tests, NULL, NULL);
}
