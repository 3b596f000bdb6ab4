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

/* ---- Raid ------------------------------------------------------------------------------------ */

static void r10_28_a_raid_goes_to_a_space_of_the_map(void **state)
{
    given("phuoc-long: ranger 1 vc-guerrilla 1");
    operation(ARVN, OP_PATROL, 0);
    answer("activity raid");
    lake_refused(&table, "space available", "7.1");
    lake_refused(&table, "space hue", "10.28");
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
        cmocka_unit_test(r10_28_a_raid_goes_to_a_space_of_the_map),
        cmocka_unit_test(r11_3_guerrillas_in_either_state_become_troops),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
