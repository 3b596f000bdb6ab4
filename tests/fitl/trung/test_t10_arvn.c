/* test_t10_arvn.c: the Operations of the ARVN bot, line by line [T10.1-T10.5]. */
#include "games/fitl/players/trung/policy.h"
#include "support/bot.h"

/* Four bots: ARVN's Resources do not exist. */
static void plays(const char *position, unsigned op, const char *dice, const char *expected)
{
    bot_given("bots=all", position);
    bot_operation(ARVN, op, 0);
    bot_plays(dice, expected);
}

/* A person plays the US: they do [T1.16]. */
static void pays(const char *position, unsigned op, const char *dice, const char *expected,
                 unsigned left)
{
    bot_given("bots=arvn-nva-vc", position);
    bot_operation(ARVN, op, 0);
    bot_plays(dice, expected);
    assert_int_equal(table.s.track[T_ARVN], left);
}

/* ---- Train [T10.1] --------------------------------------------------------------------------- */

#define SAIGON_CUBES "space saigon; choose cubes; place arvn-troops 3; place police 3; "

static void t20_22_train_in_the_full_game(void **state)
{
    bot_setup("scenario=full bots=all");
    const unsigned aid = table.s.track[T_AID];
    bot_operation(ARVN, OP_TRAIN, 0);
    bot_plays("4,4,3,2", "space pleiku-darlac; choose rangers; place rangers 2;"
                         " space saigon; choose cubes; place arvn-troops 3; place police 3;"
                         " space hue; choose cubes; place arvn-troops 3; place police 3;"
                         " pacify hue; done");
    assert_int_equal(table.s.level[HUE], PS);
    assert_int_equal(table.s.track[T_AID], aid + 5);
}

static void t10_1_rangers_come_before_cubes(void **state)
{
    plays("out-of-play: rangers 3; hue: us-base 1 us-troop 1; saigon: police 1", OP_TRAIN,
          "4,4,3,1",
          "space da-nang; choose rangers; place rangers 2;"
          " space kontum; choose rangers; place rangers 1; done;"
          " space qui-nhon; choose cubes; place arvn-troops 3; place police 3;"
          " pacify qui-nhon; done");
}

static void t10_1_a_failed_roll_leaves_pacify(void **state)
{
    plays("out-of-play: rangers 6", OP_TRAIN, "3,2", SAIGON_CUBES "pacify saigon; done");
    assert_int_equal(table.s.level[SAIGON], PS);
    plays("out-of-play: rangers 6; saigon: ao terror 1", OP_TRAIN, "1,3",
          SAIGON_CUBES "pacify saigon; pacify saigon; pacify saigon; done");
    assert_int_equal(table.s.level[SAIGON], NEUTRAL);
    plays("out-of-play: rangers 6; saigon: po terror 1", OP_TRAIN, "1,1",
          SAIGON_CUBES "pacify saigon; done");
    assert_int_equal(table.s.level[SAIGON], PO);
}

static void t10_1_the_bot_does_not_pacify_beyond_passive_support(void **state)
{
    plays("out-of-play: rangers 6; saigon: ps terror 1", OP_TRAIN, "3", SAIGON_CUBES "done");
}

static void t10_1_a_base_takes_three_cubes_and_the_place_of_pacify(void **state)
{
    plays("out-of-play: rangers 6; binh-dinh: arvn-troop 2 police 2;"
          " kien-phong: arvn-troop 4 vc-guerrilla 2",
          OP_TRAIN, "3",
          SAIGON_CUBES "space binh-dinh; choose nothing; base binh-dinh 2; place arvn-bases 1;"
                       " done");
    assert_int_equal(table.s.at[BINH_DINH][K_POLICE], 1);
}

/* Four against one are three against one: Control stays; of two such the better supported. */
static void t10_1_a_base_keeps_control(void **state)
{
    plays("out-of-play: rangers 6; binh-dinh: police 4; kien-phong: arvn-troop 4 vc-guerrilla 1 ps",
          OP_TRAIN, "3",
          SAIGON_CUBES "space kien-phong; choose nothing; base kien-phong 3; place arvn-bases 1;"
                       " done");
    plays("out-of-play: rangers 6; kien-phong: arvn-troop 4 vc-guerrilla 2", OP_TRAIN, "3,1",
          SAIGON_CUBES "pacify saigon; done");
}

static void t10_1_resources_are_counted_if_the_us_is_a_person(void **state)
{
    pays("out-of-play: rangers 6; arvn 5; saigon: ao", OP_TRAIN, "", SAIGON_CUBES "done", 2);
    pays("out-of-play: rangers 6; arvn 6; saigon: ao", OP_TRAIN, "3,3",
         SAIGON_CUBES "pacify saigon; done", 0);
    pays("out-of-play: rangers 6; leader 127; arvn 6; saigon: ao", OP_TRAIN, "3",
         SAIGON_CUBES "done", 3);
    pays("out-of-play: rangers 6; arvn 6; binh-dinh: police 4", OP_TRAIN, "3",
         SAIGON_CUBES "space binh-dinh; choose nothing; base binh-dinh 0; place arvn-bases 1; done",
         0);
}

static void t6_6_a_limited_train_is_one_space(void **state)
{
    bot_given("bots=all", "out-of-play: rangers 6; binh-dinh: police 4");
    bot_operation(ARVN, OP_TRAIN, OP_LIMITED);
    bot_plays("2", SAIGON_CUBES "pacify saigon; done");
}

/* ---- Patrol [T10.2] -------------------------------------------------------------------------- */

/* What one rule takes is one selection: Police and Troops in turn [T4.1]. */
static void t10_2_patrol_opens_a_road(void **state)
{
    plays("can-tho: arvn-troop 4 police 3; loc-saigon-can-tho: vc-guerrilla 1", OP_PATROL, "",
          "from can-tho; to loc-saigon-can-tho; group arvn-troop 1; group police 1; on;"
          " space loc-saigon-can-tho; done");
    assert_int_equal(table.s.vc[LOC_SAIGON_CAN_THO], 0);
}

/* Shaded M-48: of those that moved the NVA bot takes two, one at a time. */
static void t10_2_mines_take_two_of_those_that_moved(void **state)
{
    plays(
        "capability 14 shaded; can-tho: arvn-troop 4 police 3; loc-saigon-can-tho: vc-guerrilla 1",
        OP_PATROL, "",
        "from can-tho; to loc-saigon-can-tho; group arvn-troop 1; group police 1; on;"
        " space loc-saigon-can-tho; done");
    for (unsigned i = 0; i < 2 && game_actor(&table.game, &table.s) == NVA; i++) {
        static ActionList list;
        Rng rng;
        game_legal(&table.game, &table.s, &list);
        const uint32_t index =
            fitl_trung_memory.recall(&table.game, &table.s, &list, &bot_memory, &rng);
        assert_int_equal(bot_memory.lost, 0);
        game_apply(&table.game, &table.s, list.action[index]);
    }
    assert_int_equal(table.s.coin[LOC_SAIGON_CAN_THO], 0);
    assert_int_equal(table.s.coin[CAN_THO], 5);
}

/* K5 keeps the fewest: no Police in a Province, where they have no firepower. */
static void t8_5_police_who_cannot_fight_are_not_kept(void **state)
{
    plays("kien-phong: us-troop 1 police 2 arvn-troop 4 vc-guerrilla-active 2", OP_PATROL, "",
          "from kien-phong; to saigon; group police 1; done;"
          " from kien-phong; to hue; group arvn-troop 1; done;"
          " from kien-phong; to da-nang; group arvn-troop 1; done; on; done");
}

static void t10_2_patrol_finds_without_a_move(void **state)
{
    plays("loc-saigon-can-tho: police 1 vc-guerrilla 1", OP_PATROL, "", "on; done");
    assert_int_equal(table.s.at[LOC_SAIGON_CAN_THO][K_VC_GUERRILLA_A], 1);
}

static void t10_2_patrol_costs_three(void **state)
{
    pays("arvn 7; loc-saigon-can-tho: police 1 vc-guerrilla 1", OP_PATROL, "", "on; done", 4);
    pays("arvn 7; momentum 72; loc-saigon-can-tho: police 1 vc-guerrilla 1", OP_PATROL, "",
         "on; done", 7);
}

static void t6_6_a_limited_patrol_names_its_destination(void **state)
{
    bot_given("bots=all", "can-tho: arvn-troop 4 police 3; loc-saigon-can-tho: vc-guerrilla 1");
    bot_operation(ARVN, OP_PATROL, OP_LIMITED);
    bot_plays("", "space loc-saigon-can-tho; from can-tho; to loc-saigon-can-tho; group arvn-troop "
                  "1; group police 1; on;"
                  " space loc-saigon-can-tho; done");
}

/* ---- Sweep [T10.3] --------------------------------------------------------------------------- */

static void t10_3_sweep_goes_for_control(void **state)
{
    plays("saigon: arvn-troop 6; tay-ninh: vc-guerrilla 2 vc-base 1", OP_SWEEP, "3",
          "space tay-ninh; from saigon; to tay-ninh; group arvn-troop 4; on; space tay-ninh; done");
    assert_int_equal(table.s.at[TAY_NINH][K_VC_GUERRILLA_A], 2);
}

static void t10_3_sweep_in_place(void **state)
{
    plays("kien-hoa-vinh-binh: arvn-troop 3 vc-guerrilla 2", OP_SWEEP, "6",
          "space kien-hoa-vinh-binh; on; space kien-hoa-vinh-binh; done");
}

static void t10_3_shaded_booby_traps_make_it_careful(void **state)
{
    plays("capability 101 shaded; kien-hoa-vinh-binh: arvn-troop 3 vc-guerrilla 2;"
          " kien-phong: arvn-troop 3 vc-guerrilla 2; ba-xuyen: arvn-troop 3 vc-guerrilla 2",
          OP_SWEEP, "4,4,3",
          "space kien-phong; space kien-hoa-vinh-binh; on; space kien-phong;"
          " space kien-hoa-vinh-binh; done");
    assert_int_equal(table.s.at[KIEN_PHONG][K_ARVN_TROOP], 3);
    assert_int_equal(table.s.at[KIEN_HOA][K_ARVN_TROOP], 2);
}

static void t10_3_sweep_goes_as_far_as_resources_do(void **state)
{
    pays("arvn 5; kien-hoa-vinh-binh: arvn-troop 3 vc-guerrilla 2;"
         " kien-phong: arvn-troop 3 vc-guerrilla 2",
         OP_SWEEP, "", "space kien-phong; on; space kien-phong; done", 2);
}

/* ---- Assault [T10.5] ------------------------------------------------------------------------- */

static void t10_5_assault_by_its_list(void **state)
{
    plays("saigon: arvn-troop 4 vc-guerrilla-active 1; hue: arvn-troop 2 vc-base 1", OP_ASSAULT,
          "4", "space hue; space saigon; done");
    plays("saigon: arvn-troop 4 vc-guerrilla-active 1; hue: arvn-troop 2 vc-base 1", OP_ASSAULT,
          "3", "space hue; done");
    plays("kien-phong: arvn-troop 4 vc-guerrilla-active 4;"
          " kien-hoa-vinh-binh: arvn-troop 6 vc-guerrilla-active 6",
          OP_ASSAULT, "6", "space kien-hoa-vinh-binh; space kien-phong; done");
}

static void t10_5_only_where_it_is_effective(void **state)
{
    plays("hue: arvn-troop 2 vc-guerrilla 1 vc-base 1; binh-dinh: arvn-troop 2 nva-troop 1;"
          " kien-phong: police 6 nva-troop 1; saigon: arvn-troop 1 police 1 nva-troop 1",
          OP_ASSAULT, "", "space saigon; done");
}

static void t10_5_a_tunnel_alone_is_worth_a_roll(void **state)
{
    plays("hue: arvn-troop 2 vc-tunnel 1", OP_ASSAULT, "4", "space hue; done");
    assert_int_equal(table.s.at[HUE][K_VC_BASE], 1);
}

static void t6_8_body_count_needs_no_roll_and_no_resources(void **state)
{
    pays("momentum 72; arvn 1; aid 10; saigon: arvn-troop 4 vc-guerrilla-active 1;"
         " hue: arvn-troop 2 vc-base 1",
         OP_ASSAULT, "", "space hue; space saigon; done", 1);
    assert_int_equal(table.s.track[T_AID], 10 + 6 + 3);
}

static void t10_5_lansdale_does_not_bind_arvn(void **state)
{
    plays("momentum 78 shaded; hue: arvn-troop 2 vc-base 1", OP_ASSAULT, "", "space hue; done");
}

static void t4_2_pieces_of_persons_go_first(void **state)
{
    static const char position[] = "hue: arvn-troop 2 nva-guerrilla-active 1 vc-guerrilla-active 1";
    plays(position, OP_ASSAULT, "", "space hue; piece vc-guerrilla-active hue; done");
    bot_given("bots=arvn-vc", position);
    bot_operation(ARVN, OP_ASSAULT, 0);
    bot_plays("", "space hue; piece nva-guerrilla-active hue; done");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t20_22_train_in_the_full_game),
        cmocka_unit_test(t10_1_rangers_come_before_cubes),
        cmocka_unit_test(t10_1_a_failed_roll_leaves_pacify),
        cmocka_unit_test(t10_1_the_bot_does_not_pacify_beyond_passive_support),
        cmocka_unit_test(t10_1_a_base_takes_three_cubes_and_the_place_of_pacify),
        cmocka_unit_test(t10_1_a_base_keeps_control),
        cmocka_unit_test(t10_1_resources_are_counted_if_the_us_is_a_person),
        cmocka_unit_test(t6_6_a_limited_train_is_one_space),
        cmocka_unit_test(t10_2_patrol_opens_a_road),
        cmocka_unit_test(t10_2_mines_take_two_of_those_that_moved),
        cmocka_unit_test(t8_5_police_who_cannot_fight_are_not_kept),
        cmocka_unit_test(t10_2_patrol_finds_without_a_move),
        cmocka_unit_test(t10_2_patrol_costs_three),
        cmocka_unit_test(t6_6_a_limited_patrol_names_its_destination),
        cmocka_unit_test(t10_3_sweep_goes_for_control),
        cmocka_unit_test(t10_3_sweep_in_place),
        cmocka_unit_test(t10_3_shaded_booby_traps_make_it_careful),
        cmocka_unit_test(t10_3_sweep_goes_as_far_as_resources_do),
        cmocka_unit_test(t10_5_assault_by_its_list),
        cmocka_unit_test(t10_5_only_where_it_is_effective),
        cmocka_unit_test(t10_5_a_tunnel_alone_is_worth_a_roll),
        cmocka_unit_test(t6_8_body_count_needs_no_roll_and_no_resources),
        cmocka_unit_test(t10_5_lansdale_does_not_bind_arvn),
        cmocka_unit_test(t4_2_pieces_of_persons_go_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
