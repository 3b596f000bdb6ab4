/* test_r9_insurgents.c: Operations and special activities of NVA and VC where the printed examples
 * do not reach [7.3, 7.4, 9, 11]. */
#include "support/deed.h"

#define COUNT(space, kind) lake_count(&lake, space, kind)

/* ---- Rally ----------------------------------------------------------------------------------- */

static void r9_4_with_a_base_up_to_n_may_be_none(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: vc-base 1");
    lake_operation(&lake, VC, OP_RALLY, 0);
    lake_play(&lake, "space hue; choose guerrillas; done");
    lake_resources(&lake, 30, 30, 29);
    assert_int_equal(lake.s.vc[HUE], 1);
    lake_play(&lake, "space da-nang; choose guerrillas");
    lake_refused(&lake, "done", "6.8");
}

static void r9_3_two_guerrillas_in_any_state_make_a_base(void **state)
{
    given("hue: vc-guerrilla 2 vc-guerrilla-active 2; da-nang: vc-guerrilla 1 vc-base 1;"
          "kontum: vc-guerrilla-active 1 vc-guerrilla 1; saigon: vc-guerrilla 3 nva-base 2");
    operation(VC, OP_RALLY, 0);
    answer("space hue");
    offers(VC, "base hue: 0 1 2; choose guerrillas"); /* the number is that of Underground ones */
    answer("base hue 0; place vc-bases 1; space da-nang");
    offers(VC, "choose guerrillas");
    answer("choose guerrillas; done; space kontum");
    offers(VC, "base kontum 1; choose guerrillas");
    answer("base kontum 1; place vc-bases 1; space saigon");
    offers(VC, "choose guerrillas"); /* two bases are there */
}

static void r9_3_nobody_need_be_taken_from_the_map(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "kien-phong: vc-guerrilla 30");
    lake_operation(&lake, VC, OP_RALLY, 0);
    lake_play(&lake, "space hue; choose guerrillas; done");
    assert_int_equal(lake.s.vc[KIEN_PHONG], 30);
    lake_play(&lake, "space da-nang; choose guerrillas; fetch vc-guerrilla kien-phong");
    assert_int_equal(COUNT("da-nang", "vc-guerrilla"), 1);
}

/* ---- March ----------------------------------------------------------------------------------- */

static void march_to_can_tho(Lake *lake)
{
    lake_empty(lake, NULL);
    lake_put(lake, "kien-phong: vc-guerrilla 1; can-tho: police 1 vc-base 1");
    lake_operation(lake, VC, OP_MARCH, 0);
    lake_play(lake, "from kien-phong; to can-tho; group vc-guerrilla 1");
}

static void r9_9_who_marched_and_ambushed_does_not_march_on(void **state)
{
    Lake lake;
    march_to_can_tho(&lake);
    lake_play(&lake, "activity ambush; space can-tho; done");
    assert_int_equal(COUNT("can-tho", "vc-guerrilla-active"), 1);
    lake_refused(&lake, "from can-tho", "9.9");
}

static void r9_9_who_marched_and_taxed_does_not_march_on(void **state)
{
    Lake lake;
    march_to_can_tho(&lake);
    lake_play(&lake, "activity tax; space can-tho; done");
    assert_int_equal(COUNT("can-tho", "vc-guerrilla-active"), 1);
    lake_refused(&lake, "from can-tho", "9.9");
}

/* Two of the four have marched in; it is these that become Troops. */
static void r9_9_infiltrate_takes_those_who_marched(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "quang-nam: nva-guerrilla 2 nva-base 1; quang-tin-quang-ngai: nva-guerrilla 2");
    lake_operation(&lake, NVA, OP_MARCH, 0);
    lake_play(&lake, "from quang-tin-quang-ngai; to quang-nam; group nva-guerrilla 2;"
                     "activity infiltrate; space quang-nam; choose build-up; done;"
                     "group nva-guerrilla 2; done; done;"
                     "from quang-nam; to da-nang; group nva-troop 2");
    lake_play(&lake, "group nva-guerrilla 2");
    assert_int_equal(COUNT("da-nang", "nva-guerrilla"), 2);
    assert_int_equal(COUNT("da-nang", "nva-troop"), 2);
}

/* ---- Attack ---------------------------------------------------------------------------------- */

static void attack_hue(Lake *lake, unsigned faction, const char *pieces)
{
    lake_empty(lake, NULL);
    lake_put(lake, pieces);
    lake_operation(lake, faction, OP_ATTACK, 0);
    lake_play(lake, "space hue");
}

static void r7_3_targets_are_asked_only_where_it_matters(void **state)
{
    Lake lake;
    attack_hue(&lake, VC, "hue: vc-guerrilla 2 us-troop 1 police 1");
    lake_asks(&lake, DIE, SEAT_CHANCE);
    attack_hue(&lake, NVA, "hue: nva-troop 2 us-troop 1 police 1"); /* one goes in any case */
    lake_asks(&lake, REMOVE_PIECE, NVA);
    attack_hue(&lake, NVA, "hue: nva-troop 1 us-troop 1 police 1"); /* nobody goes */
    lake_asks(&lake, ATTACK, NVA);
    attack_hue(&lake, NVA, "hue: nva-troop 4 us-troop 1 police 2"); /* the US alone loses one */
    lake_asks(&lake, TARGETS, NVA);
    lake_play(&lake, "choose us");
    assert_int_equal(COUNT("hue", "police"), 2);
    assert_int_equal(COUNT("hue", "nva-troop"), 3);
}

/* A base behind the pieces of the faction that is ignored is no loss at all. */
static void r7_3_a_shielded_base_is_a_reason_to_ask(void **state)
{
    Lake lake;
    attack_hue(&lake, NVA, "hue: nva-troop 2 us-base 1 police 1");
    lake_asks(&lake, TARGETS, NVA);
    lake_play(&lake, "choose us");
    assert_int_equal(lake.s.coin[HUE], 2);
}

/* A guerrilla alone on a LoC attacks nobody there, but may ambush next door [11.9]. */
static void r7_4_an_ambush_from_a_loc_is_an_attack(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "loc-saigon-can-tho: vc-guerrilla 1; saigon: police 1");
    assert_int_equal(fitl_could_operate(&lake.game, &lake.s, VC, OP_ATTACK, true),
                     R_NO_SPACE_FOR_OP);
    assert_int_equal(fitl_could_operate(&lake.game, &lake.s, VC, OP_ATTACK, false), R_LEGAL);
    lake_operation(&lake, VC, OP_ATTACK, 0);
    lake_refused(&lake, "done", "7.4");
    lake_play(&lake, "activity ambush; space loc-saigon-can-tho; done");
    assert_int_equal(lake.s.coin[SAIGON], 0);
    lake_resources(&lake, 30, 30, 29);
    lake_play(&lake, "done");
}

/* ---- Refusals -------------------------------------------------------------------------------- */

static void refusals_name_the_rule_of_the_insurgents(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake,
             "quang-nam: nva-guerrilla 2 vc-guerrilla 1; central-laos: nva-base 1 vc-base 1");
    lake_operation(&lake, NVA, OP_TERROR, 0);
    lake_refused(&lake, "space hue", "9.26");
    lake_operation(&lake, NVA, OP_RALLY, 0);
    lake_play(&lake, "activity infiltrate; space quang-nam");
    lake_refused(&lake, "choose build-up", "11.2");
    lake_play(&lake, "choose take-over; done; space central-laos");
    lake_refused(&lake, "choose take-over", "11.4");
    lake_play(&lake, "choose build-up; done; done; done; trail");
    lake_refused(&lake, "space hue", "9.5");
    attack_hue(&lake, NVA, "hue: nva-troop 2 us-troop 1 police 1");
    lake_refused(&lake, "done", "6.8");
}

/* ---- Where nobody marches -------------------------------------------------------------------- */

static void r9_7_a_march_starts_where_own_pieces_are(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "kien-phong: vc-guerrilla 1; hue: vc-base 1; da-nang: nva-troop 1");
    lake_operation(&lake, VC, OP_MARCH, 0);
    assert_true(lake_legal(&lake, "from kien-phong"));
    lake_refused(&lake, "from hue", "9.7"); /* bases do not march */
    lake_refused(&lake, "from da-nang", "9.7");
    lake_refused(&lake, "from saigon", "9.7");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r9_4_with_a_base_up_to_n_may_be_none),
        cmocka_unit_test(r9_3_two_guerrillas_in_any_state_make_a_base),
        cmocka_unit_test(r9_3_nobody_need_be_taken_from_the_map),
        cmocka_unit_test(r9_9_who_marched_and_ambushed_does_not_march_on),
        cmocka_unit_test(r9_9_who_marched_and_taxed_does_not_march_on),
        cmocka_unit_test(r9_9_infiltrate_takes_those_who_marched),
        cmocka_unit_test(r7_3_targets_are_asked_only_where_it_matters),
        cmocka_unit_test(r7_3_a_shielded_base_is_a_reason_to_ask),
        cmocka_unit_test(r7_4_an_ambush_from_a_loc_is_an_attack),
        cmocka_unit_test(refusals_name_the_rule_of_the_insurgents),
        cmocka_unit_test(r9_7_a_march_starts_where_own_pieces_are),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
