/* test_r10_activities.c: special activities at their limits [10, 11]: the last space and the last
 * piece of a list, and what is refused just beyond. */
#include "support/deed.h"

/* ---- Air Strike ------------------------------------------------------------------------------ */

static void strike(const char *answers)
{
    operation(US, OP_PATROL, 0);
    answer("activity air-strike");
    answer(answers);
}

static void r10_4_a_strike_of_the_first_edition_takes_a_space_or_the_trail(void **state)
{
    given_with("edition=1", "hue: us-troop 1 nva-troop 1; trail 0");
    operation(US, OP_PATROL, 0);
    answer("activity air-strike");
    offers(US, "space hue"); /* no Trail to strike, so no way on without a space */
    given_with("edition=1", "hue: us-troop 1 nva-troop 1; trail 1");
    operation(US, OP_PATROL, 0);
    answer("activity air-strike");
    offers(US, "space hue; on");
}

static void r13_3_the_missiles_lose_a_piece_anywhere_outside_the_south(void **state)
{
    given("hue: us-troop 1; trail 3; capability 34 unshaded; north-vietnam: nva-troop 1;"
          "central-laos: nva-guerrilla 1; sihanoukville: nva-base 1; quang-nam: nva-troop 1");
    strike("die 2; trail");
    offers(US, "piece nva-troop: north-vietnam; piece nva-guerrilla: central-laos;"
               "piece nva-base: sihanoukville");
}

/* ---- Govern ---------------------------------------------------------------------------------- */

static void r10_21_patronage_takes_more_arvn_cubes_than_us_troops(void **state)
{
    given("hue: ps us-troop 2 arvn-troop 1 police 1; da-nang: ps us-troop 2 arvn-troop 2 police 1;"
          "capability 86 unshaded");
    operation(ARVN, OP_PATROL, 0);
    answer("activity govern; space hue");
    offers(ARVN, "choose aid");
    answer("choose aid; space da-nang");
    offers(ARVN, "choose: aid patronage quietly");
}

/* ---- Transport ------------------------------------------------------------------------------- */

static void r10_23_six_are_transported_rangers_in_either_state_among_them(void **state)
{
    given("saigon: arvn-troop 6 ranger 1 ranger-active 2 police 1");
    operation(ARVN, OP_PATROL, 0);
    answer("activity transport; from saigon; to loc-saigon-can-tho; group ranger-active 2");
    offers(ARVN, "group arvn-troop: 1 2 3 4; group ranger: 1; done");
    answer("group ranger 1");
    offers(ARVN, "group arvn-troop: 1 2 3; done");
}

/* ---- Raid ------------------------------------------------------------------------------------ */

static void r10_28_a_raid_goes_to_a_space_of_the_map(void **state)
{
    given("phuoc-long: ranger 1 vc-guerrilla 1");
    operation(ARVN, OP_PATROL, 0);
    answer("activity raid");
    lake_refused(&table, "space available", "7.1");
    lake_refused(&table, "space hue", "10.28");
    answer("space tay-ninh");
    may("from phuoc-long");
    may_not("from: hue tay-ninh available");
}

/* ---- Infiltrate ------------------------------------------------------------------------------ */

static void r11_3_guerrillas_in_either_state_become_troops(void **state)
{
    given("hue: nva-base 1 nva-guerrilla 2 nva-guerrilla-active 1 nva-troop 1 us-troop 1"
          " vc-guerrilla 1");
    operation(NVA, OP_RALLY, 0);
    answer("activity infiltrate; space hue; choose build-up; done");
    offers(NVA, "group nva-guerrilla: 1 2; group nva-guerrilla-active: 1; done");
    answer("group nva-guerrilla-active 1");
    changes_so_far("hue: nva-guerrilla-active -1 nva-troop +1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r10_4_a_strike_of_the_first_edition_takes_a_space_or_the_trail),
        cmocka_unit_test(r13_3_the_missiles_lose_a_piece_anywhere_outside_the_south),
        cmocka_unit_test(r10_21_patronage_takes_more_arvn_cubes_than_us_troops),
        cmocka_unit_test(r10_23_six_are_transported_rangers_in_either_state_among_them),
        cmocka_unit_test(r10_28_a_raid_goes_to_a_space_of_the_map),
        cmocka_unit_test(r11_3_guerrillas_in_either_state_become_troops),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
