/* test_r12_cards_second.c: cards 63 to 130 to the number: who chooses, which pieces, how many, and
 * what is not offered [0.5, 0.6, 12.2]. */
#include "support/lake.h"

#define COUNT(space, kind) lake_count(&lake, space, kind)

/* ---- Options [0.6] --------------------------------------------------------------------------- */

static void a_branch_that_does_nothing_is_not_offered(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.track[T_PATRONAGE] = 0;
    lake.s.box[BOX_AVAILABLE][US_TROOP] -= 2;
    lake.s.box[BOX_OUT][US_TROOP] += 2;
    lake_event(&lake, ARVN, 63, UNSHADED); /* nothing to be given back */
    lake_refused(&lake, "choose resources", "12.2");
    lake_play(&lake, "choose deploy");
    lake_event(&lake, ARVN, 64, UNSHADED);
    lake_play(&lake, "choose aid-up");
    lake_refused(&lake, "choose patronage-down", "12.2");
    lake_empty(&lake, NULL);
    lake_event(&lake, VC, 77, SHADED);
    lake_refused(&lake, "choose infiltrate", "12.2");
    lake_event(&lake, VC, 98, UNSHADED);
    lake_put(&lake, "tay-ninh: us-troop 1 vc-guerrilla 1");
    lake_refused(&lake, "choose deploy", "12.2"); /* nobody is Out of Play */
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: irregular 6");
    lake_event(&lake, VC, 68, UNSHADED);
    lake_refused(&lake, "choose irregulars", "12.2"); /* VC takes none from the map [6.3] */
}

static void card_66_may_leave_both_alone(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.track[T_PATRONAGE] = 9;
    lake_event(&lake, ARVN, 66, UNSHADED);
    lake_play(&lake, "choose no");
    assert_int_equal(lake.s.track[T_PATRONAGE], 9);
}

static void what_a_card_lets_one_do_freely_is_done(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 2 arvn-troop 1 vc-guerrilla 1");
    lake_event(&lake, VC, 69, UNSHADED);
    lake_play(&lake, "choose us-and-arvn");
    lake_asks(&lake, EV_ANY, US);
    lake_refused(&lake, "done", "12.2");
    lake_empty(&lake, NULL); /* nobody can do anything: nobody is asked */
    lake_event(&lake, US, 69, UNSHADED);
    lake_play(&lake, "choose nva-and-vc");
    assert_false(game_actor(&lake.game, &lake.s) == NVA && flow_now(&lake.s)->step == EV_ANY);
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 2");
    lake_event(&lake, VC, 103, UNSHADED);
    lake_asks(&lake, EV_ANY, US);
    lake_refused(&lake, "done", "12.2");
}

/* ---- Pieces ---------------------------------------------------------------------------------- */

static void card_68_turns_a_province_the_irregulars_leave(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: irregular 3; kien-hoa-vinh-binh: irregular 2");
    lake_event(&lake, NVA, 68, SHADED);
    lake_refused(&lake, "piece irregular hue", "12.2"); /* one of a Province first */
    lake_play(&lake, "piece irregular kien-hoa-vinh-binh; piece irregular hue");
    lake_play(&lake, "piece irregular hue");
    assert_int_equal(lake_level(&lake, "kien-hoa-vinh-binh"), AO);
    assert_int_equal(COUNT("kien-hoa-vinh-binh", "irregular"), 1);
}

static void cards_68_and_119_take_people_before_wilderness(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    for (unsigned x = 0; x < LANDS; x++)
        if (in(lake.game.board->populated, x))
            lake.s.level[x] = AS;
    lake_event(&lake, US, 68, UNSHADED);
    lake_play(&lake, "choose rangers");
    lake_refused(&lake, "space phuoc-long", "12.2"); /* nobody lives there */
    assert_true(lake_legal(&lake, "space tay-ninh"));
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: us-troop 1; phuoc-long: us-troop 1; kien-phong: us-troop 1");
    lake_set_level(&lake, "tay-ninh", AO);
    lake_set_level(&lake, "kien-phong", AO);
    lake_event(&lake, VC, 119, SHADED);
    lake_refused(&lake, "space phuoc-long", "12.2");
    assert_true(lake_legal(&lake, "space tay-ninh"));
}

static void a_shortage_is_divided_by_the_player(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "north-vietnam: nva-troop 37");
    lake_event(&lake, US, 72, SHADED); /* 3 Troops for 6 spaces, at most 2 each */
    lake_asks(&lake, EV_SPACE, US);
    lake_play(&lake, "space sihanoukville; place nva-troops 1; space sihanoukville");
    lake_play(&lake, "place nva-troops 1");
    lake_refused(&lake, "space sihanoukville", "12.2");
    lake_refused(&lake, "done", "12.2");
    lake_play(&lake, "space central-laos; place nva-troops 1");
    assert_int_equal(COUNT("sihanoukville", "nva-troop"), 2);
    assert_int_equal(COUNT("central-laos", "nva-troop"), 1);
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: nva-troop 1; tay-ninh: nva-troop 1; saigon: arvn-troop 29 police 30");
    lake_event(&lake, VC, 84, UNSHADED);
    lake_play(&lake, "space tay-ninh; place arvn-troops 1");
    assert_int_equal(COUNT("tay-ninh", "arvn-troop"), 1);
    assert_int_equal(COUNT("hue", "arvn-troop"), 0);
}

static void card_94_digs_under_the_base_that_is_named(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: nva-base 1 vc-base 1; kien-phong: vc-base 1");
    lake_event(&lake, VC, 94, UNSHADED);
    lake_play(&lake, "choose tunnels; space tay-ninh; piece vc-base tay-ninh");
    assert_int_equal(COUNT("tay-ninh", "vc-tunnel"), 1);
    assert_int_equal(COUNT("tay-ninh", "nva-base"), 1);
    assert_int_equal(COUNT("kien-phong", "vc-tunnel"), 1);
    lake_empty(&lake, NULL); /* one marker left: one is dug */
    lake_put(&lake, "tay-ninh: vc-base 1; kien-phong: vc-base 1; hue: vc-tunnel 2;"
                    "da-nang: vc-tunnel 2; kontum: nva-tunnel 1");
    lake_event(&lake, VC, 94, UNSHADED);
    lake_play(&lake, "choose tunnels; space kien-phong");
    assert_int_equal(fitl_tunnels_left(&lake.s), 0);
    assert_int_equal(COUNT("tay-ninh", "vc-base"), 1);
}

static void card_67_moves_bases_only_where_there_is_room(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake,
             "kien-hoa-vinh-binh: vc-base 1 vc-tunnel 1 vc-guerrilla 1; tay-ninh: nva-base 1");
    lake_event(&lake, VC, 67, SHADED);
    lake_play(&lake, "from kien-hoa-vinh-binh; to tay-ninh; group vc-base 1");
    lake_refused(&lake, "group vc-tunnel 1", "2.7");
    lake_play(&lake, "done; from kien-hoa-vinh-binh; to hue; group vc-tunnel 1; done; done");
    assert_int_equal(COUNT("hue", "vc-tunnel"), 1); /* it keeps its marker */
    assert_int_equal(lake.s.barred, 1u << US | 1u << ARVN);
}

/* ---- Spaces that would not change [0.5, 0.a] ------------------------------------------------- */

static void spaces_are_offered_where_something_happens(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "kien-phong: us-troop 1; ba-xuyen: us-troop 1 vc-guerrilla 1;"
                    "kien-giang-an-xuyen: us-troop 1 nva-troop 1 nva-guerrilla 1");
    lake_event(&lake, US, 100, UNSHADED);
    lake_refused(&lake, "space kien-phong", "12.2");
    lake_play(&lake, "space ba-xuyen");
    lake_refused(&lake, "choose nva", "12.2");
    lake_play(&lake, "choose vc");
    lake_empty(&lake, NULL);
    lake_put(&lake, "kien-phong: vc-guerrilla 1; ba-xuyen: us-troop 1 vc-guerrilla 1;"
                    "kien-giang-an-xuyen: police 1 vc-guerrilla 1");
    lake_event(&lake, VC, 100, SHADED);
    lake_refused(&lake, "space kien-phong", "12.2"); /* no cube to lose there */
    lake_play(&lake, "space ba-xuyen; die 5; place vc-guerrillas 1");
    assert_int_equal(lake.s.box[BOX_CASUALTIES][US_TROOP], 1);
    lake_empty(&lake, NULL);
    lake_put(&lake,
             "tay-ninh: vc-tunnel 1 us-troop 3; kien-phong: vc-tunnel 1 us-troop 5 vc-guerrilla 1"
             " nva-guerrilla 1");
    lake_event(&lake, US, 102, UNSHADED); /* only one has anybody to lose */
    assert_int_equal(COUNT("kien-phong", "nva-guerrilla"), 0);
    assert_int_equal(COUNT("kien-phong", "vc-guerrilla"), 0);
}

/* ---- Pivotal cards --------------------------------------------------------------------------- */

static void card_122_never_lets_guerrillas_attack(void **state)
{
    Lake lake;
    lake_empty(&lake, "scenario=medium");
    lake_put(&lake, "hue: nva-troop 1 nva-guerrilla 5 us-troop 2");
    lake.s.cap[UNSHADED] = 1u << CAP_PT76; /* the only Troop is lost first */
    lake_event(&lake, NVA, 122, UNSHADED);
    lake_play(&lake, "from hue; to quang-tri-thua-thien; group nva-guerrilla 1; done; done");
    lake_asks(&lake, ATTACK, NVA);
    lake_play(&lake, "space hue");
    assert_int_equal(COUNT("hue", "nva-troop"), 0);
    assert_int_equal(COUNT("hue", "nva-guerrilla"), 4); /* still Underground */
}

/* ---- main ------------------------------------------------------------------------------------ */

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_branch_that_does_nothing_is_not_offered),
        cmocka_unit_test(card_66_may_leave_both_alone),
        cmocka_unit_test(what_a_card_lets_one_do_freely_is_done),
        cmocka_unit_test(card_68_turns_a_province_the_irregulars_leave),
        cmocka_unit_test(cards_68_and_119_take_people_before_wilderness),
        cmocka_unit_test(a_shortage_is_divided_by_the_player),
        cmocka_unit_test(card_94_digs_under_the_base_that_is_named),
        cmocka_unit_test(card_67_moves_bases_only_where_there_is_room),
        cmocka_unit_test(spaces_are_offered_where_something_happens),
        cmocka_unit_test(card_122_never_lets_guerrillas_attack),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
