/* test_t16_lasting.c: what lasting effects change for the bots, line by line [T16]. Those that an
 * Operation's own test shows are not repeated (docs/rules/trung.md). */
#include "support/bot.h"

/* An activity after an Operation in which nothing has happened. */
static void act(const char *options, unsigned f, unsigned op, unsigned activity,
                const char *position, const char *dice, const char *expected)
{
    bot_given(options, position);
    table.s.us_policy = POLICY_JFK;
    bot_activity(f, op, activity);
    bot_plays(dice, expected);
}

static void strikes(const char *position, const char *dice, const char *expected)
{
    act("bots=all", US, OP_TRAIN, AIR_STRIKE, position, dice, expected);
}

static void operates(unsigned f, unsigned op, const char *position, const char *dice,
                     const char *expected)
{
    bot_given("bots=all", position);
    bot_operation(f, op, 0);
    bot_plays(dice, expected);
}

/* ---- The Trail and the Air Strike [T9.6] ----------------------------------------------------- */

#define RAID_ON_HUE "hue: us-troop 1 nva-troop 4 ao"

static void t16_4_unshaded_top_gun_takes_two(void **state)
{
    strikes("capability 4 unshaded; trail 3; " RAID_ON_HUE, "2", "trail; done; done");
    assert_int_equal(table.s.trail, 1);
}

static void t16_31_shaded_aaa_is_a_floor(void **state)
{
    strikes("capability 31 shaded; trail 2; " RAID_ON_HUE, "2",
            "piece nva-troop hue; piece nva-troop hue; done; done");
    strikes("capability 31 shaded; trail 3; " RAID_ON_HUE, "2", "trail; done; done");
}

/* MiGs cost a Troop; unshaded Top Gun takes them out of the game. */
static void t16_33_shaded_migs(void **state)
{
    strikes("capability 33 shaded; trail 3; " RAID_ON_HUE, "2", "trail; done; done");
    bot_leaves("casualties: us-troops 1");
}

static void t16_39_shaded_oriskany_spares_the_trail(void **state)
{
    strikes("momentum 39; trail 3; " RAID_ON_HUE, "2",
            "piece nva-troop hue; piece nva-troop hue; done; done");
}

static void t16_20_shaded_laser_guided_bombs_hit_two(void **state)
{
    strikes("capability 20 shaded; trail 0; " RAID_ON_HUE, "6",
            "piece nva-troop hue; piece nva-troop hue; done; done");
}

/* ADSID: a person with the NVA pays six, once [T17.6]. */
static void t16_7_adsid_against_a_person(void **state)
{
    act("bots=us-arvn-vc", US, OP_TRAIN, AIR_STRIKE, "momentum 7; nva 10; trail 3; " RAID_ON_HUE,
        "2", "trail; done; done");
    bot_leaves("nva 4; trail 2");
}

/* Two spaces in Monsoon, one under Typhoon Kate. */
static void t9_6_limits_on_spaces(void **state)
{
#define THREE                                                                                      \
    "trail 0; hue: us-troop 1 nva-troop 1; da-nang: us-troop 1 nva-troop 1;"                       \
    " kontum: us-troop 1 nva-troop 1"
    strikes(THREE, "3",
            "piece nva-troop hue; piece nva-troop da-nang; piece nva-troop kontum;"
            " done; done");
    strikes("monsoon; " THREE, "3", "piece nva-troop hue; piece nva-troop da-nang; done; done");
    strikes("momentum 115; " THREE, "3", "piece nva-troop hue; done; done");
}

/* A ban: not even the die is rolled, and the next activity of the card is tried [T2.4]. */
static void t16_bans_on_the_air_strike(void **state)
{
    static const char *const bans[] = {"momentum 10", "momentum 22", "momentum 41"};
    for (unsigned i = 0; i < COUNT_OF(bans); i++) {
        bot_given("bots=all",
                  "trail 2; hue: us-troop 3 n; saigon: us-troop 5 us-base 1 as;"
                  " kontum: ranger 1 vc-guerrilla 1; out-of-play: irregulars 6 rangers 5");
        and_given(bans[i]);
        table.s.us_policy = POLICY_LBJ;
        bot_deck("F A B C D E");
        bot_turn(US, 5, 2);
        bot_plays("2", "trung A; operation train; activity advise; space kontum;"
                       " choose strike-by-ranger; done; space saigon; choose cubes;"
                       " place arvn-troops 3; place police 3; space hue; choose nothing;"
                       " pacify hue; pacify hue; done");
    }
}

/* ---- Others of the US ------------------------------------------------------------------------ */

static void t16_11_shaded_abrams_allow_two(void **state)
{
    operates(US, OP_ASSAULT,
             "capability 11 shaded; hue: us-troop 1 vc-guerrilla-active 1;"
             " kontum: us-troop 1 vc-guerrilla-active 1;"
             " saigon: us-troop 1 vc-guerrilla-active 1",
             "", "space saigon; space hue; done");
}

/* B back: the route is blocked, but the US does not patrol over mines. */
static void t16_14_shaded_m48_no_patrol_of_the_us(void **state)
{
    bot_given("bots=all", "capability 14 shaded; trail 0; momentum 15 shaded;"
                          " hue: us-troop 3 police 2 n; saigon: us-troop 3 us-base 1 as;"
                          " loc-saigon-can-tho: vc-guerrilla 1");
    table.s.us_policy = POLICY_JFK;
    bot_deck("A B C D E F");
    bot_turn(US, 5, 2);
    bot_plays("", "trung B; operation sweep; space quang-tri-thua-thien; from hue;"
                  " to quang-tri-thua-thien; group us-troop 1; space da-nang; from hue; to da-nang;"
                  " group us-troop 1; on; space quang-tri-thua-thien; space da-nang; done");
}

static void t16_18_shaded_platoons_sweep_two(void **state)
{
    operates(US, OP_SWEEP,
             "capability 18 shaded; hue: us-troop 1 vc-guerrilla 1;"
             " kontum: us-troop 1 vc-guerrilla 1; saigon: us-troop 1 vc-guerrilla 1",
             "", "space saigon; space hue; on; space saigon; space hue; done");
}

/* Search and Destroy: ARVN does not mind. */
static void t16_28_shaded_search_and_destroy_is_the_us_s(void **state)
{
    operates(ARVN, OP_ASSAULT, "capability 28 shaded; hue: arvn-troop 2 vc-guerrilla-active 1", "",
             "space hue; done");
}

/* No Air Lift under shaded Medevac and Typhoon Kate: F goes on to its Operation. */
static void t16_bans_on_the_air_lift(void **state)
{
    static const char *const bans[] = {"momentum 15 shaded", "momentum 115"};
    for (unsigned i = 0; i < COUNT_OF(bans); i++) {
        bot_given("bots=all", "trail 0; hue: us-troop 3 n; saigon: us-troop 5 us-base 1 as;"
                              " out-of-play: irregulars 6 rangers 6");
        and_given(bans[i]);
        table.s.us_policy = POLICY_JFK;
        bot_deck("A F B C D E");
        bot_turn(US, 5, 2);
        bot_plays("2", "trung F; operation train; space saigon; choose cubes;"
                       " place arvn-troops 3; place police 3; space hue; choose nothing;"
                       " pacify hue; pacify hue; done");
    }
}

/* ---- Insurgents ------------------------------------------------------------------------------ */

/* Unshaded Booby Traps and Typhoon Kate: one Ambush [T13.4]. */
static void t16_101_unshaded_booby_traps_allow_one_ambush(void **state)
{
    static const char *const limits[] = {"capability 101 unshaded", "momentum 115"};
    for (unsigned i = 0; i < COUNT_OF(limits); i++) {
        bot_given("bots=all", "hue: vc-guerrilla 1 police 1; saigon: vc-guerrilla 1 police 1");
        and_given(limits[i]);
        bot_operation(VC, OP_ATTACK, BOT_ACTS);
        bot_plays("", "activity ambush; space saigon; done; done");
    }
}

/* Unshaded Main Force: two on a road are seen [T8.9]; Claymores remove one of them. */
static void t16_104_unshaded_main_force_is_seen(void **state)
{
    operates(VC, OP_MARCH,
             "capability 104 unshaded; tay-ninh: vc-guerrilla 5 ao;"
             " loc-saigon-an-loc-ban-me-thuot: police 1",
             "", "from tay-ninh; to loc-saigon-an-loc-ban-me-thuot; group vc-guerrilla 2; done");
    bot_leaves("loc-saigon-an-loc-ban-me-thuot: vc-guerrilla-active 2");
}

/* Typhoon Kate: no Bombard, no Transport; one Infiltrate, Tax, Subvert. */
static void t16_115_typhoon_kate(void **state)
{
    act("bots=all", VC, OP_RALLY, SUBVERT,
        "momentum 115; patronage 15; hue: vc-guerrilla 1 police 2; saigon: vc-guerrilla 1 police 2",
        "", "space saigon; choose remove; done; done");
    act("bots=all", VC, OP_RALLY, TAX, "momentum 115; hue: vc-guerrilla 1; saigon: vc-guerrilla 1",
        "", "space hue; done; done"); /* no d3 [T12.6] */
    bot_given("bots=all", "momentum 115; patronage 60; monsoon; north-vietnam: nva-troop 20;"
                          " quang-tri-thua-thien: us-troop 3");
    bot_deck("T P");
    bot_turn(NVA, 46, 126);
    bot_plays("6,6,6", "trung P; pass"); /* T would infiltrate, but has no base */
}

/* Khanh: a Transport goes over one LoC [T8.2]: two would lead to Da Nang. */
static void t16_khanh_shortens_a_transport(void **state)
{
    bot_given("scenario=full bots=all", "leader 125; an-loc: arvn-troop 3");
    bot_activity(ARVN, OP_ASSAULT, TRANSPORT);
    bot_runs("");
    bot_leaves("da-nang: arvn-troop 0; hue: arvn-troop 0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t16_4_unshaded_top_gun_takes_two),
        cmocka_unit_test(t16_31_shaded_aaa_is_a_floor),
        cmocka_unit_test(t16_33_shaded_migs),
        cmocka_unit_test(t16_39_shaded_oriskany_spares_the_trail),
        cmocka_unit_test(t16_20_shaded_laser_guided_bombs_hit_two),
        cmocka_unit_test(t16_7_adsid_against_a_person),
        cmocka_unit_test(t9_6_limits_on_spaces),
        cmocka_unit_test(t16_bans_on_the_air_strike),
        cmocka_unit_test(t16_11_shaded_abrams_allow_two),
        cmocka_unit_test(t16_14_shaded_m48_no_patrol_of_the_us),
        cmocka_unit_test(t16_18_shaded_platoons_sweep_two),
        cmocka_unit_test(t16_28_shaded_search_and_destroy_is_the_us_s),
        cmocka_unit_test(t16_bans_on_the_air_lift),
        cmocka_unit_test(t16_101_unshaded_booby_traps_allow_one_ambush),
        cmocka_unit_test(t16_104_unshaded_main_force_is_seen),
        cmocka_unit_test(t16_115_typhoon_kate),
        cmocka_unit_test(t16_khanh_shortens_a_transport),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
