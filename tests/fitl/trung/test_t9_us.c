/* test_t9_us.c: the US bot, line by line, and the examples that concern it [T9, T13, T20]. */
#include "support/bot.h"

static void given_us(unsigned policy, const char *position)
{
    bot_given("bots=all", position);
    table.s.us_policy = (uint8_t)policy;
}

static void train(unsigned policy, const char *position, const char *dice, const char *expected)
{
    given_us(policy, position);
    bot_operation(US, OP_TRAIN, 0);
    bot_plays(dice, expected);
}

static void assault(const char *position, const char *dice, const char *expected)
{
    given_us(POLICY_JFK, position);
    bot_operation(US, OP_ASSAULT, 0);
    bot_plays(dice, expected);
}

/* An activity after a Sweep in which nobody moved: it ends with "on; done". */
static void act(unsigned activity, const char *position, const char *dice, const char *expected)
{
    given_us(POLICY_JFK, position);
    bot_activity(US, OP_SWEEP, activity);
    bot_plays(dice, expected);
}

/* A turn of Op + SA with this deck; a card that nobody wants. The top card goes under first. */
static void turn(unsigned policy, const char *deck, const char *position, const char *dice,
                 const char *expected)
{
    given_us(policy, position);
    bot_deck(deck);
    bot_turn(US, 5, 2);
    bot_plays(dice, expected);
}

/* ---- Train [T9.2] ---------------------------------------------------------------------------- */

#define TWO_BASES "saigon: us-base 1 us-troop 1 n; pleiku-darlac: us-base 1 us-troop 1 n"

/* The Province with a base and few cubes comes first; the second space of ARVN pieces needs a roll,
 * Irregulars need none. */
static void t9_2_jfk_begins_with_cubes(void **state)
{
    train(POLICY_JFK, TWO_BASES, "3,2",
          "space pleiku-darlac; choose cubes; place arvn-troops 3; place police 3;"
          " space saigon; choose irregulars; place irregulars 2;"
          " pacify saigon; pacify saigon; done");
    assert_int_equal(table.s.level[SAIGON], AS);
}

static void t9_2_nixon_begins_with_rangers(void **state)
{
    train(POLICY_NIXON, TWO_BASES, "4,1",
          "space pleiku-darlac; choose rangers; place rangers 2;"
          " space saigon; choose rangers; place rangers 2; pacify saigon; done");
}

/* Line 4: cubes where Rangers are not Available, with a roll after the first. */
static void t9_2_cubes_after_irregulars(void **state)
{
    train(POLICY_NIXON,
          TWO_BASES "; hue: us-base 1 us-troop 1 as; out-of-play: rangers 6 irregulars 6", "5,3,1",
          "space pleiku-darlac; choose cubes; place arvn-troops 3; place police 3;"
          " space saigon; choose cubes; place arvn-troops 3; place police 3;"
          " pacify saigon; done");
}

static void t9_2_a_limited_train_has_one_space(void **state)
{
    given_us(POLICY_JFK, TWO_BASES);
    bot_operation(US, OP_TRAIN, OP_LIMITED);
    bot_plays("2", "space pleiku-darlac; choose cubes; place arvn-troops 3; place police 3;"
                   " pacify pleiku-darlac; pacify pleiku-darlac; done");
}

/* The US spends only what is above Econ [T6.9]: no ARVN pieces, no Pacify. */
static void t9_2_tracked_resources_bind(void **state)
{
    bot_given("bots=us-nva-vc", "saigon: us-base 1 us-troop 1 n");
    table.s.us_policy = POLICY_JFK;
    table.s.track[T_ARVN] = table.s.econ + 2;
    bot_operation(US, OP_TRAIN, 0);
    bot_plays("", "space saigon; choose irregulars; place irregulars 2; done");
    bot_given("bots=us-nva-vc", "saigon: us-base 1 us-troop 1 n");
    table.s.us_policy = POLICY_JFK;
    table.s.track[T_ARVN] = table.s.econ + 6;
    bot_operation(US, OP_TRAIN, 0);
    bot_plays("3", "space saigon; choose cubes; place arvn-troops 3; place police 3;"
                   " pacify saigon; done");
}

static void t9_2_patronage_is_cut_in_saigon(void **state)
{
    train(POLICY_JFK, "saigon: us-troop 1 n; patronage 17; out-of-play: irregulars 6", "",
          "space saigon; choose nothing; patronage 3; done");
    assert_int_equal(table.s.track[T_PATRONAGE], 14);
    /* without a US piece there: Pacify elsewhere */
    train(POLICY_JFK,
          "saigon: police 1; hue: us-troop 1 n; patronage 17; out-of-play: irregulars 6", "1",
          "space hue; choose nothing; pacify hue; done");
}

/* Terror first, then levels; the d3 is rolled even where one step is possible [T2.4]. */
static void t13_5_pacify_in_train(void **state)
{
    train(POLICY_JFK, "hue: us-troop 1 po terror 1; out-of-play: irregulars 6", "3",
          "space hue; choose nothing; pacify hue; pacify hue; pacify hue; done");
    assert_int_equal(table.s.level[HUE], PS);
    train(POLICY_JFK, "hue: us-troop 1 ps; out-of-play: irregulars 6", "3",
          "space hue; choose nothing; pacify hue; done");
}

static void t13_5_cords(void **state)
{
    static const char *const two = "capability 19 unshaded; saigon: us-troop 1 n;"
                                   " hue: us-troop 1 n terror 1; out-of-play: irregulars 6";
    train(POLICY_JFK, two, "3,2",
          "space saigon; choose nothing; space hue; choose nothing;"
          " pacify saigon; pacify saigon; pacify hue; pacify hue; done");
    train(POLICY_JFK, "capability 19 shaded; saigon: us-troop 1 n; out-of-play: irregulars 6", "3",
          "space saigon; choose nothing; pacify saigon; done");
}

/* Line 5: to the most populous space below PS; where nothing was trained before line 6 its own
 * Pacify counts. */
static void t9_2_police_of_combined_platoons(void **state)
{
    train(POLICY_NIXON, "capability 18 unshaded; saigon: us-base 1 us-troop 1 n; hue: us-troop 1 n",
          "3",
          "space saigon; choose rangers; place rangers 2;"
          " space hue; choose irregulars; place irregulars 2;"
          " police saigon; place police 1; pacify saigon; pacify saigon; done");
    train(POLICY_NIXON,
          "capability 18 unshaded; saigon: us-troop 1 n; hue: us-troop 1 n;"
          " out-of-play: irregulars 6",
          "2",
          "space saigon; choose nothing; police hue; place police 1;"
          " pacify saigon; pacify saigon; done");
}

static void t9_2_police_come_from_the_map(void **state)
{
    train(POLICY_NIXON,
          "capability 18 unshaded; saigon: us-troop 1 po; can-tho: police 2 vc-guerrilla 1;"
          " da-nang: police 2; out-of-play: irregulars 6 police 26",
          "1",
          "space saigon; choose nothing; police saigon; fetch police da-nang; pacify saigon; done");
}

/* ---- Sweep [T9.3, T13.2] --------------------------------------------------------------------- */

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

/* Jungle takes two for one [M8]; two destinations are enough with shaded Booby Traps, whose dice
 * come in the order of the destinations. */
static void t9_3_booby_traps_make_it_wary(void **state)
{
    given_us(POLICY_JFK, "capability 101 shaded; saigon: us-troop 6; tay-ninh: vc-guerrilla 1;"
                         " binh-tuy-binh-thuan: vc-guerrilla 1");
    bot_operation(US, OP_SWEEP, 0);
    bot_plays("3,4", "space tay-ninh; from saigon; to tay-ninh; group us-troop 2;"
                     " space kien-phong; from saigon; to kien-phong; group us-troop 1;"
                     " on; space tay-ninh; space kien-phong; done");
    assert_int_equal(table.s.box[BOX_CASUALTIES][US_TROOP], 1);
}

static void t9_3_a_limited_sweep_has_one_destination(void **state)
{
    given_us(POLICY_JFK, "saigon: us-troop 6; tay-ninh: vc-guerrilla 1");
    bot_operation(US, OP_SWEEP, OP_LIMITED);
    bot_plays("", "space tay-ninh; from saigon; to tay-ninh; group us-troop 2; on; space tay-ninh;"
                  " done");
}

static void t13_2_cobras_are_always_used(void **state)
{
    given_us(POLICY_JFK, "capability 13 unshaded; saigon: us-troop 1 vc-guerrilla 1");
    bot_operation(US, OP_SWEEP, 0);
    bot_plays("", "space saigon; on; space saigon; choose yes; done");
    assert_int_equal(table.s.vc[SAIGON], 0);
}

/* ---- Assault [T9.4, T13.1] ------------------------------------------------------------------- */

/* Where all goes; where ARVN adds most; where something goes. */
static void t9_4_the_three_lines(void **state)
{
    assault("hue: us-troop 2 vc-guerrilla-active 1 nva-troop 1;"
            " kontum: us-troop 1 vc-guerrilla-active 2;"
            " saigon: us-troop 1 us-base 1 arvn-troop 4 vc-guerrilla-active 4",
            "", "space hue; choose both; space saigon; choose yes; space kontum; done");
    assert_int_equal(table.s.vc[SAIGON], 0);
    assert_int_equal(table.s.vc[KONTUM], 1);
}

static void t9_4_arvn_is_not_added_without_resources(void **state)
{
    bot_given("bots=us-nva-vc", "saigon: us-troop 1 arvn-troop 4 vc-guerrilla-active 3");
    table.s.track[T_ARVN] = table.s.econ + 2;
    bot_operation(US, OP_ASSAULT, 0);
    bot_plays("", "space saigon; done");
}

/* T20.6: four pieces, then one roll for the tunnel. */
static void t20_6_a_tunnel_takes_a_roll(void **state)
{
    static const char *const position =
        "kien-hoa-vinh-binh: us-troop 5 nva-troop 2 nva-guerrilla-active 1 vc-base 1 vc-tunnel 1";
    assault(position, "3",
            "space kien-hoa-vinh-binh; choose both; piece vc-base kien-hoa-vinh-binh; done");
    assert_int_equal(table.s.at[KIEN_HOA][K_VC_BASE_T], 1);
    assault(position, "4",
            "space kien-hoa-vinh-binh; choose both; piece vc-base kien-hoa-vinh-binh; done");
    assert_int_equal(table.s.at[KIEN_HOA][K_VC_BASE], 1);
}

/* T20.6: a shielded base goes first, once in the Operation. */
static void t20_6_abrams_take_a_base_first(void **state)
{
    assault("capability 11 unshaded; hue: us-troop 2 us-base 1 vc-guerrilla 1 vc-base 1;"
            " kontum: us-troop 2 vc-guerrilla-active 3 vc-base 1",
            "", "space hue; piece vc-base hue; space kontum; done");
    assert_int_equal(table.s.at[KONTUM][K_VC_BASE], 1);
    assault("hue: us-troop 2 us-base 1 vc-guerrilla 1 vc-base 1; kontum: us-troop 1 nva-troop 1",
            "", "space kontum; done"); /* not effective in Hue */
}

/* T20.6: the Underground guerrilla, then the base; without hits it alone. */
static void t20_6_search_and_destroy(void **state)
{
    assault("capability 28 unshaded; hue: us-troop 2 us-base 1 vc-guerrilla 1 vc-base 1;"
            " pleiku-darlac: us-troop 1 nva-troop 1 vc-guerrilla 1",
            "",
            "space hue; piece vc-guerrilla hue; space pleiku-darlac;"
            " piece vc-guerrilla pleiku-darlac; done");
    assert_int_equal(insurgents(&table.s, HUE), 0);
    assert_int_equal(table.s.at[PLEIKU][K_NVA_TROOP], 1);
}

/* Shaded Search and Destroy: only where Troops or a base of NVA go. */
static void t9_4_search_and_destroy_makes_it_choosy(void **state)
{
    assault("capability 28 shaded; hue: us-troop 2 vc-guerrilla-active 1;"
            " pleiku-darlac: us-troop 4 nva-troop 1 ps",
            "", "space pleiku-darlac; done");
    assert_int_equal(table.s.level[PLEIKU], NEUTRAL);
}

/* Two more hits where they matter. */
static void t13_1_pattons(void **state)
{
    assault("capability 14 unshaded; hue: us-troop 1 vc-guerrilla-active 3;"
            " kontum: us-troop 3 vc-guerrilla-active 3",
            "", "space hue; choose yes; space kontum; done");
    assert_int_equal(table.s.vc[HUE], 0);
    assault("capability 14 unshaded; hue: us-troop 2 vc-guerrilla 1 vc-guerrilla-active 2", "",
            "space hue; choose no; done");
}

/* At most two spaces under shaded Cobras, a die after each. */
static void t9_4_cobras_make_it_wary(void **state)
{
    assault("capability 13 shaded; hue: us-troop 1 vc-guerrilla-active 1;"
            " kontum: us-troop 1 vc-guerrilla-active 1; saigon: us-troop 1 vc-guerrilla-active 1",
            "3,4", "space saigon; space hue; done");
    assert_int_equal(table.s.box[BOX_CASUALTIES][US_TROOP], 1);
}

/* ---- Air Lift [T9.5, T8.10] ------------------------------------------------------------------ */

static void t9_5_lift_where_firepower_is_missing(void **state)
{
    act(AIR_LIFT, "saigon: us-troop 6 us-base 1; hue: us-troop 1 nva-troop 4", "",
        "from saigon; to hue; group us-troop 3; done; on; done");
}

/* Four spaces in all, two in Monsoon. */
static void t8_10_origins_and_destinations(void **state)
{
    act(AIR_LIFT, "saigon: us-troop 6 us-base 1 ranger 3 arvn-troop 5", "",
        "from saigon; to hue; group us-troop 1; done;"
        " from saigon; to quang-tri-thua-thien; group us-troop 1; done;"
        " from saigon; to quang-tin-quang-ngai; group us-troop 1; done; done; on; done");
    given_us(POLICY_JFK, "monsoon; saigon: us-troop 6 us-base 1");
    bot_activity(US, OP_TRAIN, AIR_LIFT);
    bot_plays("", "from saigon; to hue; group us-troop 1; done; done");
}

/* Of others than US Troops four go in all [T8.1, T8.5]: three to a base [M6], one to the next. */
static void t8_5_four_others_are_lifted(void **state)
{
    act(AIR_LIFT, "saigon: arvn-troop 6; hue: us-base 1; pleiku-darlac: us-base 1", "",
        "from saigon; to hue; group arvn-troop 3;"
        " from saigon; to pleiku-darlac; group arvn-troop 1; done; on; done");
}

/* Nobody leaves for places outside the South [K2], nor a LoC that has to be watched [K3]. */
static void t8_5_who_stays(void **state)
{
    act(AIR_LIFT,
        "loc-saigon-can-tho: us-troop 3 vc-guerrilla 2; hue: us-troop 1 vc-guerrilla-active 4;"
        " central-laos: irregular 1 nva-troop 2",
        "",
        "from loc-saigon-can-tho; to hue; group us-troop 1;"
        " from central-laos; to saigon; group irregular 1; done; on; done");
}

/* ---- Air Strike [T9.6, T20.7] ---------------------------------------------------------------- */

#define TWO_TARGETS                                                                                \
    "trail 3; binh-dinh: us-base 1 nva-troop 2 vc-guerrilla-active 1 ps;"                          \
    " pleiku-darlac: us-base 1 vc-base 1 n"

static void t20_7_air_strike(void **state)
{
    act(AIR_STRIKE, TWO_TARGETS, "5",
        "trail; piece vc-base pleiku-darlac; piece nva-troop binh-dinh; piece nva-troop binh-dinh;"
        " done; on; done");
    assert_int_equal(table.s.trail, 2);
    assert_int_equal(table.s.level[PLEIKU], PO);
    assert_int_equal(table.s.level[BINH_DINH], NEUTRAL);
}

static void t20_7_laser_guided_bombs(void **state)
{
    act(AIR_STRIKE, "capability 20 unshaded; " TWO_TARGETS, "5",
        "trail; piece vc-base pleiku-darlac; piece nva-troop binh-dinh; done; on; done");
    assert_int_equal(table.s.level[PLEIKU], NEUTRAL);
    assert_int_equal(table.s.level[BINH_DINH], PS);
}

static void t20_7_wild_weasels(void **state)
{
    act(AIR_STRIKE, "momentum 5; " TWO_TARGETS, "5", "trail; done; on; done");
    act(AIR_STRIKE, "momentum 5; " TWO_TARGETS, "1", "piece vc-base pleiku-darlac; done; on; done");
}

/* One piece where more would cost two levels [#8s]; elsewhere the rest. */
static void t9_6_arc_light(void **state)
{
    act(AIR_STRIKE,
        "capability 8 shaded; trail 0; binh-dinh: us-base 1 nva-troop 2 ps;"
        " hue: us-base 1 nva-troop 3 ao",
        "4",
        "piece nva-troop binh-dinh; piece nva-troop hue; piece nva-troop hue; piece nva-troop hue;"
        " done; on; done");
    act(AIR_STRIKE, "capability 8 unshaded; trail 0; binh-dinh: nva-troop 1; hue: nva-troop 1", "4",
        "piece nva-troop binh-dinh; done; on; done");
}

/* Outside the South: first where a base is [#34u]. */
static void t9_6_sa2(void **state)
{
    act(AIR_STRIKE,
        "capability 34 unshaded; trail 3; binh-dinh: us-base 1;"
        " central-laos: nva-troop 2 nva-base 1; southern-laos: nva-troop 3",
        "2", "trail; piece nva-base central-laos; done; on; done");
}

/* Shaded Top Gun: a die of 4 to 6. */
static void t9_6_top_gun(void **state)
{
    act(AIR_STRIKE, "capability 4 shaded; trail 3; binh-dinh: us-base 1", "2,3",
        "trail; done; on; done");
    assert_int_equal(table.s.trail, 3);
    act(AIR_STRIKE, "capability 4 shaded; trail 3; binh-dinh: us-base 1", "2,4",
        "trail; done; on; done");
    assert_int_equal(table.s.trail, 2);
}

/* In the first edition spaces come first and the Trail last [T2.10]. */
static void t2_10_air_strike_of_the_first_edition(void **state)
{
    bot_given("edition=1 bots=all", TWO_TARGETS);
    bot_activity(US, OP_SWEEP, AIR_STRIKE);
    bot_plays("", "space pleiku-darlac; space binh-dinh; on; piece vc-base pleiku-darlac;"
                  " piece nva-troop binh-dinh; piece nva-troop binh-dinh;"
                  " piece vc-guerrilla-active binh-dinh; on; trail; done; on; done");
}

/* Wild Weasels: the Trail, if it is above the floor, else a strike [T2.10]. */
static void t2_10_wild_weasels_of_the_first_edition(void **state)
{
    bot_given("edition=1 bots=all", "momentum 5; " TWO_TARGETS);
    bot_activity(US, OP_SWEEP, AIR_STRIKE);
    bot_plays("", "on; trail; done; on; done");
    bot_given("edition=1 bots=all",
              "momentum 5; capability 31 shaded; trail 2; hue: us-troop 1 nva-troop 1");
    bot_activity(US, OP_SWEEP, AIR_STRIKE);
    bot_plays("", "space hue; on; piece nva-troop hue; on; done; on; done");
}

/* ---- Advise [T9.7] --------------------------------------------------------------------------- */

static void t9_7_bases_first(void **state)
{
    given_us(POLICY_JFK, "hue: arvn-troop 4 vc-guerrilla-active 1 vc-base 1;"
                         " saigon: irregular 1 vc-guerrilla 2;"
                         " kontum: ranger 1 vc-base 1 nva-guerrilla 1");
    bot_activity(US, OP_TRAIN, ADVISE);
    bot_plays("", "space hue; choose assault; space kontum; choose strike-by-ranger; done; done");
    assert_int_equal(insurgents(&table.s, HUE) + insurgents(&table.s, KONTUM), 0);
}

/* Then a Sweep where Support is, then special forces; Aid for a human ARVN alone. */
static void t9_7_sweep_then_special_forces(void **state)
{
    static const char *const position =
        "hue: police 2 vc-guerrilla 2 ps; kontum: arvn-troop 2 vc-guerrilla-active 2;"
        " saigon: irregular 1 vc-guerrilla 3";
    bot_given("bots=us-nva-vc", position);
    const unsigned aid = table.s.track[T_AID];
    bot_activity(US, OP_TRAIN, ADVISE);
    bot_plays("", "space hue; choose sweep; space saigon; choose strike-by-irregular; aid; done");
    assert_int_equal(table.s.track[T_AID], aid + 6);
    bot_given("bots=all", position);
    bot_activity(US, OP_TRAIN, ADVISE);
    bot_plays("", "space hue; choose sweep; space saigon; choose strike-by-irregular; done; done");
}

/* No Sweep in Monsoon, one space under Typhoon Kate. */
static void t9_7_monsoon_and_typhoon(void **state)
{
    given_us(POLICY_JFK, "monsoon; hue: police 2 vc-guerrilla 2 ps;"
                         " kontum: arvn-troop 2 vc-guerrilla-active 2");
    bot_activity(US, OP_TRAIN, ADVISE);
    bot_plays("", "space kontum; choose assault; done; done");
    given_us(POLICY_JFK, "momentum 115; hue: police 2 vc-guerrilla 2 ps;"
                         " kontum: arvn-troop 2 vc-guerrilla-active 2");
    bot_activity(US, OP_TRAIN, ADVISE);
    bot_plays("", "space hue; choose sweep; done; done");
}

/* ---- Patrol [T9.8] --------------------------------------------------------------------------- */

#define ON_THE_ROAD                                                                                \
    "can-tho: us-troop 2; saigon: us-troop 2; hue: us-troop 3; loc-saigon-can-tho: vc-guerrilla 1"

static void t9_8_patrol_looks_for_guerrillas_on_locs(void **state)
{
    static const char *const expected = "from hue; to loc-saigon-can-tho; group us-troop 1; on;"
                                        " space loc-saigon-can-tho; done";
    given_us(POLICY_JFK, ON_THE_ROAD);
    bot_operation(US, OP_PATROL, 0);
    bot_plays("", expected);
    given_us(POLICY_JFK, "momentum 78; " ON_THE_ROAD); /* Lansdale: no Assault */
    bot_operation(US, OP_PATROL, 0);
    bot_plays("", "from hue; to loc-saigon-can-tho; group us-troop 1; on; done");
}

static void t9_8_a_limited_patrol_names_its_destination(void **state)
{
    given_us(POLICY_JFK, ON_THE_ROAD);
    bot_operation(US, OP_PATROL, OP_LIMITED);
    bot_plays("", "space loc-saigon-can-tho; from hue; to loc-saigon-can-tho; group us-troop 1; on;"
                  " space loc-saigon-can-tho; done");
}

/* Saigon first, until it is under Control [M9]. */
static void t9_8_saigon_first(void **state)
{
    given_us(POLICY_JFK, "can-tho: us-troop 6 us-base 1; saigon: vc-guerrilla 2");
    bot_operation(US, OP_PATROL, 0);
    bot_plays("", "from can-tho; to saigon; group us-troop 3; on; done");
}

/* ---- Turns ----------------------------------------------------------------------------------- */

/* The front of A to E: the activity stands between the lines of the Assault. */
static void t7_e_front_lifts_in_the_midst_of_the_assault(void **state)
{
    turn(POLICY_LBJ, "F E A B C D",
         "trail 1; hue: us-troop 3 arvn-troop 1 nva-troop 4 n; saigon: us-troop 5 us-base 1 as;"
         " kontum: us-troop 2 vc-guerrilla-active 2",
         "",
         "trung E; operation assault; space kontum; activity air-lift;"
         " from saigon; to hue; group us-troop 1;"
         " from kontum; to quang-tri-thua-thien; group us-troop 1; done; space hue; done");
}

/* An Assault that begins with its activity keeps what has been thought of it. */
static void t9_4_the_activity_may_come_first(void **state)
{
    turn(POLICY_LBJ, "F E A B C D",
         "trail 0; hue: us-troop 2 nva-troop 4 n; saigon: us-troop 5 us-base 1 as", "",
         "trung E; operation assault; activity air-lift; from saigon; to hue; group us-troop 2;"
         " done; space hue; done");
}

/* A back: a strike of one hit with nothing but the Trail to hit does nothing, so Advise and Air
 * Lift are tried. They are not tried again after the Train. */
static void t9_6_a_strike_in_vain_leaves_the_activity_open(void **state)
{
    turn(POLICY_LBJ, "F A B C D E",
         "trail 1; hue: us-troop 3 police 2 n; saigon: us-troop 5 us-base 1 as;"
         " kontum: ranger 1 vc-guerrilla 1; out-of-play: irregulars 6 rangers 5",
         "1,2",
         "trung A; operation train; activity air-strike; done; activity advise; space kontum;"
         " choose strike-by-ranger; done; space saigon; choose cubes; place arvn-troops 3;"
         " place police 3; space hue; choose nothing; pacify hue; pacify hue; done");
    assert_int_equal(table.s.first, PLAYED_OP_ACTIVITY);
}

/* Pleiku would be trained first, but it is advised: the cubes come to Saigon, without a roll. */
static void t9_2_what_is_advised_is_not_trained(void **state)
{
    turn(POLICY_JFK, "F A B C D E",
         "hue: us-troop 3 police 2 n; saigon: us-troop 5 us-base 1 as;"
         " pleiku-darlac: us-troop 1 us-base 1 ranger 1 vc-guerrilla 1 n;"
         " out-of-play: irregulars 6 rangers 5",
         "2",
         "trung A; operation train; activity advise; space pleiku-darlac;"
         " choose strike-by-ranger; done; space saigon; choose cubes; place arvn-troops 3;"
         " place police 3; space hue; choose nothing; pacify hue; pacify hue; done");
}

/* The activity alone is a turn, if the Train behind it has nothing to do [T6.5]. */
static void t6_5_an_activity_alone(void **state)
{
    bot_given("bots=us-nva-vc", "trail 2; hue: us-troop 3 n; out-of-play: irregulars 6");
    table.s.us_policy = POLICY_LBJ;
    table.s.track[T_ARVN] = table.s.econ;
    bot_deck("F A B C D E");
    bot_turn(US, 5, 2);
    bot_plays("2", "trung A; operation train; activity air-strike; trail; done; done");
    assert_int_equal(table.s.first, PLAYED_OP_ACTIVITY);
}

/* F: the flip gate looks at the map after the activity. The strike opens the route, so Hue is
 * trained; else the LoC is patrolled. */
static void t7_f_flips_after_its_activity(void **state)
{
    static const char *const position =
        "trail 2; hue: us-troop 3 n; saigon: us-troop 5 us-base 1 as;"
        " loc-saigon-can-tho: us-troop 1 vc-guerrilla-active 1; out-of-play: irregulars 6 rangers "
        "6";
    turn(POLICY_LBJ, "A F B C D E", position, "3,2",
         "trung F; operation patrol; activity air-strike; trail;"
         " piece vc-guerrilla-active loc-saigon-can-tho; done; operation train;"
         " space saigon; choose cubes; place arvn-troops 3; place police 3;"
         " space hue; choose nothing; pacify hue; pacify hue; done");
    turn(POLICY_LBJ, "A F B C D E", position, "2",
         "trung F; operation patrol; activity air-strike; trail; done; on;"
         " space loc-saigon-can-tho; done");
}

/* F without a strike: what the lift does is foreseen, and its answers fit. */
static void t7_f_lifts_before_the_flip(void **state)
{
    turn(POLICY_JFK, "A F B C D E",
         "hue: us-troop 3 n; saigon: us-troop 5 us-base 1 as; out-of-play: irregulars 6 rangers 6",
         "2",
         "trung F; operation train; activity air-lift;"
         " from hue; to quang-tri-thua-thien; group us-troop 1;"
         " from saigon; to quang-tin-quang-ngai; group us-troop 1; done;"
         " space saigon; choose cubes; place arvn-troops 3; place police 3;"
         " space hue; choose nothing; pacify hue; pacify hue; done");
}

/* B back: a blocked route is patrolled, else it sweeps; never a Patrol with shaded M-48. */
static void t7_b_patrols_a_blocked_route(void **state)
{
    static const char *const position =
        "hue: us-troop 3 police 2 n; saigon: us-troop 3 us-base 1 as;"
        " loc-saigon-can-tho: vc-guerrilla 1; momentum 15 shaded; trail 0";
    turn(POLICY_JFK, "A B C D E F", position, "",
         "trung B; operation patrol; from hue; to loc-saigon-can-tho; group us-troop 1; on;"
         " space loc-saigon-can-tho; done");
}

/* The d6 of a strike that is allowed is rolled though there is no target [T2.4]. */
static void t2_4_a_strike_without_target_rolls(void **state)
{
    static const char *const position =
        "trail 0; hue: us-troop 3 n; saigon: us-troop 3 us-base 1 as; monsoon";
    given_us(POLICY_LBJ, position);
    bot_deck("F A B C D E");
    bot_turn(US, 5, 125);
    bot_runs("6,1,1,1,1");
    const unsigned used = bot_memory.queue_at;
    given_us(POLICY_JFK, position);
    bot_deck("F A B C D E");
    bot_turn(US, 5, 125);
    bot_runs("1,1,1,1,1");
    assert_int_equal(used, bot_memory.queue_at + 1);
}

/* What an Operation has left behind does not reach the next turn: Abrams are unused again. */
static void t2_2_a_turn_begins_anew(void **state)
{
    given_us(POLICY_JFK,
             "capability 11 unshaded; hue: us-troop 2 us-base 1 vc-guerrilla 1 vc-base 1"
             " n; saigon: us-troop 3 us-base 1 as");
    bot_deck("F E A B C D");
    bot_turn(US, 5, 2);
    table.s.op.kind = OP_ASSAULT;
    table.s.op.faction = US;
    table.s.op.abrams = 1;
    bot_runs("1,1,1,1,1,1,1");
    assert_int_equal(bot_memory.card, 4); /* E: its gate sees the base */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t9_2_jfk_begins_with_cubes),
        cmocka_unit_test(t9_2_nixon_begins_with_rangers),
        cmocka_unit_test(t9_2_cubes_after_irregulars),
        cmocka_unit_test(t9_2_a_limited_train_has_one_space),
        cmocka_unit_test(t9_2_tracked_resources_bind),
        cmocka_unit_test(t9_2_patronage_is_cut_in_saigon),
        cmocka_unit_test(t13_5_pacify_in_train),
        cmocka_unit_test(t13_5_cords),
        cmocka_unit_test(t9_2_police_of_combined_platoons),
        cmocka_unit_test(t9_2_police_come_from_the_map),
        cmocka_unit_test(t20_19_us_sweep_in_the_full_game),
        cmocka_unit_test(t9_3_booby_traps_make_it_wary),
        cmocka_unit_test(t9_3_a_limited_sweep_has_one_destination),
        cmocka_unit_test(t13_2_cobras_are_always_used),
        cmocka_unit_test(t9_4_the_three_lines),
        cmocka_unit_test(t9_4_arvn_is_not_added_without_resources),
        cmocka_unit_test(t20_6_a_tunnel_takes_a_roll),
        cmocka_unit_test(t20_6_abrams_take_a_base_first),
        cmocka_unit_test(t20_6_search_and_destroy),
        cmocka_unit_test(t9_4_search_and_destroy_makes_it_choosy),
        cmocka_unit_test(t13_1_pattons),
        cmocka_unit_test(t9_4_cobras_make_it_wary),
        cmocka_unit_test(t9_5_lift_where_firepower_is_missing),
        cmocka_unit_test(t8_10_origins_and_destinations),
        cmocka_unit_test(t8_5_four_others_are_lifted),
        cmocka_unit_test(t8_5_who_stays),
        cmocka_unit_test(t20_7_air_strike),
        cmocka_unit_test(t20_7_laser_guided_bombs),
        cmocka_unit_test(t20_7_wild_weasels),
        cmocka_unit_test(t9_6_arc_light),
        cmocka_unit_test(t9_6_sa2),
        cmocka_unit_test(t9_6_top_gun),
        cmocka_unit_test(t2_10_air_strike_of_the_first_edition),
        cmocka_unit_test(t9_7_bases_first),
        cmocka_unit_test(t9_7_sweep_then_special_forces),
        cmocka_unit_test(t9_7_monsoon_and_typhoon),
        cmocka_unit_test(t9_8_patrol_looks_for_guerrillas_on_locs),
        cmocka_unit_test(t9_8_a_limited_patrol_names_its_destination),
        cmocka_unit_test(t9_8_saigon_first),
        cmocka_unit_test(t7_e_front_lifts_in_the_midst_of_the_assault),
        cmocka_unit_test(t9_4_the_activity_may_come_first),
        cmocka_unit_test(t9_6_a_strike_in_vain_leaves_the_activity_open),
        cmocka_unit_test(t2_10_wild_weasels_of_the_first_edition),
        cmocka_unit_test(t9_2_what_is_advised_is_not_trained),
        cmocka_unit_test(t6_5_an_activity_alone),
        cmocka_unit_test(t7_f_flips_after_its_activity),
        cmocka_unit_test(t7_f_lifts_before_the_flip),
        cmocka_unit_test(t7_b_patrols_a_blocked_route),
        cmocka_unit_test(t2_4_a_strike_without_target_rolls),
        cmocka_unit_test(t2_2_a_turn_begins_anew),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
