/* test_t10_arvn_acts.c: the special activities of the ARVN bot and the cards that tell when they
 * come [T10.6-T10.8, T7]. */
#include "support/bot.h"

static void acts(const char *position, unsigned op, unsigned activity, const char *expected)
{
    bot_given("scenario=full bots=all", position); /* Minh leads */
    bot_activity(ARVN, op, activity);
    bot_plays("", expected);
}

/* ---- Govern [T10.6] -------------------------------------------------------------------------- */

static void governs(const char *position, const char *expected)
{
    acts(position, OP_TRAIN, GOVERN, expected);
}

static void t20_8_without_aid_one_space_brings_some_first(void **state)
{
    governs("aid 0; patronage 10; hue: us-troop 1 arvn-troop 3 ps; an-loc: police 1 ps",
            "space an-loc; choose aid; space hue; choose patronage; done; done");
    assert_int_equal(table.s.track[T_AID], 1 + 5); /* Minh, after Train */
    assert_int_equal(table.s.track[T_PATRONAGE], 12);
    assert_int_equal(table.s.level[HUE], NEUTRAL);
    governs("aid 1; patronage 10; hue: us-troop 1 arvn-troop 3 ps",
            "space hue; choose patronage; done; done");
    assert_int_equal(table.s.track[T_PATRONAGE], 11);
    assert_int_equal(table.s.level[HUE], NEUTRAL);
}

static void t10_6_which_space_brings_the_aid(void **state)
{
    governs("aid 0; hue: us-troop 3 arvn-troop 3 ps; an-loc: police 1 ps",
            "space hue; choose aid; space an-loc; choose patronage; done; done");
    governs("aid 0; hue: arvn-troop 3 ps; binh-dinh: police 1 ps",
            "space binh-dinh; choose aid; space hue; choose patronage; done; done");
    governs("aid 0; da-nang: arvn-troop 3 ps; an-loc: police 1 ps",
            "space da-nang; choose aid; space an-loc; choose patronage; done; done");
}

static void t10_6_patronage_where_arvn_outnumbers_the_us(void **state)
{
    governs("hue: us-troop 2 arvn-troop 2 as; an-loc: police 1 ps; saigon: police 1 as",
            "space hue; choose aid; space an-loc; choose patronage; done; done");
}

/* The last Aid is gone: no shift for nothing [R D23]. */
static void t10_6_no_patronage_out_of_nothing(void **state)
{
    governs("aid 2; patronage 10; hue: arvn-troop 3 ps; binh-dinh: police 1 ps",
            "space hue; choose patronage; space binh-dinh; choose aid; done; done");
    assert_int_equal(table.s.level[BINH_DINH], PS);
}

static void t10_6_mandate_of_heaven(void **state)
{
    governs("capability 86 unshaded; hue: police 1 as; an-loc: police 1 ps",
            "space hue; choose patronage; space an-loc; choose quietly; done; done");
    governs("capability 86 unshaded; hue: police 1 as; binh-dinh: us-troop 2 police 1 ps",
            "space hue; choose quietly; space binh-dinh; choose aid; done; done");
    governs("capability 86 shaded; hue: police 1 as; an-loc: police 1 ps",
            "space hue; choose patronage; done; done");
    governs("momentum 115; hue: police 1 as; an-loc: police 1 ps",
            "space hue; choose patronage; done; done");
}

static void t10_6_young_turks_gain_once(void **state)
{
    governs("leader 126; aid 5; patronage 10; hue: police 1 ps; an-loc: police 1 ps",
            "space hue; choose patronage; space an-loc; choose patronage; done; done");
    assert_int_equal(table.s.track[T_PATRONAGE], 10 + 3 + 2);
}

/* ---- Transport [T10.7] ----------------------------------------------------------------------- */

static void ships(const char *position, const char *expected)
{
    acts(position, OP_ASSAULT, TRANSPORT, expected);
}

static void t8_1_six_pieces_from_one_origin(void **state)
{
    ships("saigon: arvn-troop 9; can-tho: arvn-troop 3",
          "from saigon; to hue; group arvn-troop 1; from saigon; to quang-tri-thua-thien;"
          " group arvn-troop 1; from saigon; to quang-tin-quang-ngai; group arvn-troop 1;"
          " from saigon; to binh-dinh; group arvn-troop 1; from saigon; to tay-ninh;"
          " group arvn-troop 1; from saigon; to kien-phong; group arvn-troop 1; done; done");
}

/* Eight would be needed for Control; one Troop stays for that of the origin. */
static void t8_1_no_more_than_six_to_one_destination(void **state)
{
    ships("saigon: arvn-troop 5 ranger 4; tay-ninh: vc-guerrilla 6 vc-base 1",
          "from saigon; to tay-ninh; group arvn-troop 4; group ranger 2; done; done");
}

static void t10_7_rangers_hide_though_nobody_moves(void **state)
{
    ships("hue: ranger-active 1", "done; done");
    assert_int_equal(table.s.at[HUE][K_RANGER], 1);
}

static void t8_1_with_shaded_armored_cavalry_rangers_alone(void **state)
{
    ships("capability 61 shaded; saigon: arvn-troop 5 ranger 2",
          "from saigon; to hue; group ranger 1; from saigon; to quang-tri-thua-thien;"
          " group ranger 1; done; done");
}

static void t8_5_cubes_do_not_leave_the_country(void **state)
{
    bot_given("bots=all", "saigon: arvn-troop 5 ranger 2");
    uint8_t left[KINDS];
    const TrungTravel travel = {
        .mode = BY_TRANSPORT, .mover = MV_TRANSPORT, .kinds = KIND(K_ARVN_TROOP) | KIND(K_RANGER)};
    bot_activity(ARVN, OP_ASSAULT, TRANSPORT);
    assert_int_equal(trung_unkept(bot_looks(ARVN, ""), &travel, SAIGON, PARROTS_BEAK, left), 2);
    assert_int_equal(left[K_ARVN_TROOP], 0);
}

static void t10_7_armored_cavalry_assaults_a_destination(void **state)
{
    ships("capability 61 unshaded; saigon: arvn-troop 9; tay-ninh: vc-base 1 vc-guerrilla-active 1",
          "from saigon; to tay-ninh; group arvn-troop 3; from saigon; to hue; group arvn-troop 1;"
          " from saigon; to quang-tri-thua-thien; group arvn-troop 1; from saigon;"
          " to quang-tin-quang-ngai; group arvn-troop 1; done; done; space tay-ninh");
    assert_int_equal(table.s.vc[TAY_NINH], 1);
}

/* ---- Raid [T10.8] ---------------------------------------------------------------------------- */

static void raids(const char *position, const char *expected)
{
    acts(position, OP_PATROL, RAID, expected);
}

static void t10_8_a_base_within_reach_comes_first(void **state)
{
    raids("tay-ninh: ranger 1 vc-guerrilla 3;"
          " kien-hoa-vinh-binh: ranger 1 vc-base 1 vc-guerrilla 1",
          "space kien-hoa-vinh-binh; space tay-ninh; on; space kien-hoa-vinh-binh; space tay-ninh;"
          " done; on; done");
    assert_int_equal(table.s.vc[KIEN_HOA], 0);
    assert_int_equal(table.s.vc[TAY_NINH], 1);
}

static void t10_8_a_ranger_comes_from_next_door(void **state)
{
    raids("saigon: ranger 1; tay-ninh: vc-guerrilla 2",
          "space tay-ninh; from saigon; to tay-ninh; group ranger 1; on; space tay-ninh; done; on;"
          " done");
    assert_int_equal(table.s.at[TAY_NINH][K_RANGER_A], 1);
}

static void t10_8_preferably_from_where_there_is_no_target(void **state)
{
    raids("saigon: ranger 1; kien-phong: ranger 2 vc-guerrilla 3; tay-ninh: vc-guerrilla 2",
          "space kien-phong; space tay-ninh; from saigon; to tay-ninh; group ranger 1; on;"
          " space kien-phong; space tay-ninh; done; on; done");
}

static void t10_8_laos_and_cambodia_before_the_people(void **state)
{
    raids("tay-ninh: ranger 1; the-parrots-beak: vc-guerrilla 2; saigon: vc-guerrilla 1",
          "space the-parrots-beak; from tay-ninh; to the-parrots-beak; group ranger 1; on;"
          " space the-parrots-beak; done; on; done");
    raids("tay-ninh: ranger 1; the-parrots-beak: vc-guerrilla 3; saigon: vc-guerrilla 1",
          "space saigon; from tay-ninh; to saigon; group ranger 1; on; space saigon; done; on;"
          " done");
}

static void t10_8_one_space_in_a_typhoon(void **state)
{
    raids("momentum 115; tay-ninh: ranger 1 vc-guerrilla 3; kien-phong: ranger 1 vc-guerrilla 1",
          "space kien-phong; on; space kien-phong; done; on; done");
}

static void t4_6_pieces_of_persons_go_first(void **state)
{
    static const char position[] = "tay-ninh: ranger 1 nva-troop 2 vc-guerrilla 1";
    raids(position, "space tay-ninh; on; space tay-ninh; piece nva-troop tay-ninh;"
                    " piece nva-troop tay-ninh; done; on; done");
    bot_given("bots=arvn-nva", position);
    bot_activity(ARVN, OP_PATROL, RAID);
    bot_plays("",
              "space tay-ninh; on; space tay-ninh; piece vc-guerrilla tay-ninh; done; on; done");
}

/* ---- Cards [T7] ------------------------------------------------------------------------------ */

static void turn(const char *options, const char *deck, const char *position, const char *dice,
                 const char *expected)
{
    bot_given(options, position);
    bot_deck(deck);
    bot_turn(ARVN, 5, 6);
    bot_plays(dice, expected);
}

/* The first space by firepower, the activity, then the others by their list. */
static void t7_g_an_activity_in_the_midst_of_an_assault(void **state)
{
    static const char position[] =
        "saigon: arvn-troop 4 vc-guerrilla-active 4; hue: arvn-troop 2 vc-base 1";
    turn("bots=all", "G", position, "1,1,1,4",
         "trung G; operation assault; space saigon; activity transport; from saigon;"
         " to quang-tri-thua-thien; group arvn-troop 1; done; space hue; done");
    turn("bots=all", "G", position, "1,1,1,3",
         "trung G; operation assault; space saigon; activity transport; from saigon;"
         " to quang-tri-thua-thien; group arvn-troop 1; done; done");
    turn("bots=all", "G", "momentum 115; saigon: arvn-troop 4 ranger 1 vc-guerrilla-active 5",
         "1,1,1",
         "trung G; operation assault; space saigon; activity raid; space saigon; on;"
         " space saigon; done; done");
}

static void t7_g_back_trains_and_governs(void **state)
{
    turn("bots=all", "G", "out-of-play: rangers 6; hue: arvn-troop 1 ps", "1,1,1,3,1",
         "trung G; operation train; space saigon; choose cubes; place arvn-troops 3;"
         " place police 3; pacify saigon; activity govern; space hue; choose patronage; done;"
         " done");
}

/* The Transport comes first; whether there is something to assault is asked after it. */
static void t7_h_looks_again_after_the_transport(void **state)
{
    turn("bots=all", "H", "saigon: arvn-troop 6; tay-ninh: vc-base 1 vc-guerrilla-active 4", "",
         "trung H; operation assault; activity transport; from saigon; to tay-ninh;"
         " group arvn-troop 5; done; space tay-ninh; done");
    assert_int_equal(table.s.vc[TAY_NINH], 3);
}

/* What only an ineffective Patrol would have cost comes back [T6.5, T10.2]. */
static void t7_k_an_activity_may_be_all(void **state)
{
    static const char position[] = "arvn 10; patronage 45; aid 5; hue: vc-guerrilla 1;"
                                   " kien-giang-an-xuyen: arvn-troop 1 ps";
    turn("bots=arvn-nva-vc", "K", position, "",
         "trung K; operation patrol; activity govern; space kien-giang-an-xuyen;"
         " choose patronage; done; on; done");
    assert_int_equal(table.s.track[T_ARVN], 10);
    assert_int_equal(table.s.first, PLAYED_OP_ACTIVITY);
}

static void t7_k_without_resources_there_is_no_patrol(void **state)
{
    turn("bots=arvn-nva-vc", "K", "arvn 2; patronage 45; hue: vc-guerrilla 1 police 2", "",
         "trung K; pass");
}

static void t7_j_back_patrols_a_blocked_route(void **state)
{
    turn("bots=all", "J",
         "out-of-play: arvn-troops 28 police 28 rangers 6 arvn-bases 3; hue: vc-guerrilla 1; "
         "kien-hoa-vinh-binh: arvn-troop 2 ps;"
         " loc-saigon-can-tho: police 2 vc-guerrilla-active 1",
         "1,1,1",
         "trung J; operation patrol; from kien-hoa-vinh-binh; to saigon; group arvn-troop 1;"
         " from loc-saigon-can-tho; to hue; group police 1; on; activity govern; space "
         "kien-hoa-vinh-binh; choose patronage; done; done");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t20_8_without_aid_one_space_brings_some_first),
        cmocka_unit_test(t10_6_which_space_brings_the_aid),
        cmocka_unit_test(t10_6_patronage_where_arvn_outnumbers_the_us),
        cmocka_unit_test(t10_6_no_patronage_out_of_nothing),
        cmocka_unit_test(t10_6_mandate_of_heaven),
        cmocka_unit_test(t10_6_young_turks_gain_once),
        cmocka_unit_test(t8_1_six_pieces_from_one_origin),
        cmocka_unit_test(t8_1_no_more_than_six_to_one_destination),
        cmocka_unit_test(t10_7_rangers_hide_though_nobody_moves),
        cmocka_unit_test(t8_1_with_shaded_armored_cavalry_rangers_alone),
        cmocka_unit_test(t8_5_cubes_do_not_leave_the_country),
        cmocka_unit_test(t10_7_armored_cavalry_assaults_a_destination),
        cmocka_unit_test(t10_8_a_base_within_reach_comes_first),
        cmocka_unit_test(t10_8_a_ranger_comes_from_next_door),
        cmocka_unit_test(t10_8_preferably_from_where_there_is_no_target),
        cmocka_unit_test(t10_8_laos_and_cambodia_before_the_people),
        cmocka_unit_test(t10_8_one_space_in_a_typhoon),
        cmocka_unit_test(t4_6_pieces_of_persons_go_first),
        cmocka_unit_test(t7_g_an_activity_in_the_midst_of_an_assault),
        cmocka_unit_test(t7_g_back_trains_and_governs),
        cmocka_unit_test(t7_h_looks_again_after_the_transport),
        cmocka_unit_test(t7_k_an_activity_may_be_all),
        cmocka_unit_test(t7_k_without_resources_there_is_no_patrol),
        cmocka_unit_test(t7_j_back_patrols_a_blocked_route),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
