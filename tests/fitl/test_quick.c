/* test_quick.c: the fast player: it answers everywhere, comes to an end, sees what helps it, and
 * plays for itself alone once it cannot win. */
#include <string.h>

#include "games/fitl/players/plan.h"
#include "support/lake.h"

/* ---- Whole games ----------------------------------------------------------------------------- */

/* Everybody is quick; gives the number of actions. */
static unsigned play_out(Lake *lake, Rng *rng)
{
    unsigned actions = 0;
    while (!game_over(&lake->s)) {
        ActionList list;
        game_legal(&lake->game, &lake->s, &list);
        assert_true(list.count > 0);
        const uint32_t pick =
            list.chance ? game_draw(&list, rng) : fitl_quick(&lake->game, &lake->s, &list, rng);
        assert_true(pick < list.count);
        game_apply(&lake->game, &lake->s, list.action[pick]);
        assert_null(game_check(&lake->game, &lake->s));
        assert_true(++actions < 4000);
    }
    assert_false(game_broken(&lake->s));
    return actions;
}

static void every_scenario_edition_and_seating_comes_to_an_end(void **state)
{
    static const char *const options[] = {
        "scenario=short",
        "scenario=medium edition=1",
        "scenario=full",
        "scenario=short edition=1 period=on",
        "scenario=medium seats=two transfers=off",
        "scenario=full period=on seats=coin",
        "scenario=short seats=insurgents",
    };
    for (unsigned i = 0; i < COUNT_OF(options); i++)
        for (uint64_t seed = 0; seed < 3; seed++) {
            Lake lake;
            Rng rng;
            rng_seed(&rng, seed);
            lake_start(&lake, options[i]);
            play_out(&lake, &rng);
        }
}

static void the_same_generator_gives_the_same_game(void **state)
{
    Lake lake[2];
    for (unsigned i = 0; i < 2; i++) {
        Rng rng;
        rng_seed(&rng, 75);
        lake_start(&lake[i], NULL);
        play_out(&lake[i], &rng);
    }
    assert_memory_equal(lake[0].s.at, lake[1].s.at, sizeof lake[0].s.at);
    assert_memory_equal(lake[0].s.track, lake[1].s.track, sizeof lake[0].s.track);
}

/* ---- Single choices -------------------------------------------------------------------------- */

/* What it answers here, as a save has it. */
static void answers(Lake *lake, const char *wanted)
{
    ActionList list;
    Rng rng;
    char words[64];
    Text text;
    rng_seed(&rng, 1);
    game_legal(&lake->game, &lake->s, &list);
    const uint32_t pick = fitl_quick(&lake->game, &lake->s, &list, &rng);
    text_init(&text, words, sizeof words);
    action_print(&lake->game, list.action[pick], &text);
    assert_string_equal(words, wanted);
}

static void nobody_is_asked_for_money_again_and_again(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_operation(&lake, VC, OP_TERROR, 0);
    assert_true(lake_legal(&lake, "transfer"));
    answers(&lake, "done");
}

static void terror_goes_where_most_people_are(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "saigon: vc-guerrilla 2; kontum: vc-guerrilla 2");
    lake_operation(&lake, VC, OP_TERROR, 0);
    answers(&lake, "space saigon");
}

static void a_base_of_the_enemy_is_assaulted_before_a_guerrilla(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: us-troop 4 vc-base 1; binh-dinh: us-troop 4 vc-guerrilla 1");
    lake_operation(&lake, US, OP_ASSAULT, 0);
    answers(&lake, "space tay-ninh");
}

/* ---- Who cannot win any more ----------------------------------------------------------------- */

static void look(Lake *lake, Plan *plan, PlanMemory *memory, unsigned faction)
{
    plan_init(plan, memory, fitl_plan_weights, &lake->game, &lake->s, faction);
}

static void without_hope_its_own_margin_alone_counts(void **state)
{
    Lake lake;
    Plan plan;
    PlanMemory memory;
    lake_empty(&lake, NULL);
    lake.s.coup_count = 2; /* the last pile of the short scenario */
    look(&lake, &plan, &memory, VC);
    const int own = plan.margin[VC];
    lake.s.track[T_PATRONAGE] = 60; /* ARVN is 45 points ahead of VC */
    look(&lake, &plan, &memory, VC);
    assert_true(plan.hopeless);
    for (unsigned f = 0; f < FACTIONS; f++)
        assert_int_equal(plan.margin[f], f == VC ? own : 0);
}

static void before_the_last_pile_there_is_hope(void **state)
{
    Lake lake;
    Plan plan;
    PlanMemory memory;
    lake_empty(&lake, NULL);
    lake.s.track[T_PATRONAGE] = 60;
    look(&lake, &plan, &memory, VC);
    assert_false(plan.hopeless);
    assert_int_not_equal(plan.margin[ARVN], 0);
}

static void who_is_about_to_win_is_feared_more(void **state)
{
    Lake lake;
    Plan plan;
    PlanMemory memory;
    lake_empty(&lake, NULL);
    look(&lake, &plan, &memory, NVA);
    const int before = plan.margin[ARVN];
    lake.s.track[T_PATRONAGE] = 49;
    look(&lake, &plan, &memory, NVA);
    assert_int_equal(plan.margin[ARVN], before + fitl_plan_weights[NVA].threat);
}

static void factions_of_one_player_count_alike(void **state)
{
    Lake lake;
    Plan plan;
    PlanMemory memory;
    lake_empty(&lake, "seats=coin");
    look(&lake, &plan, &memory, US);
    assert_int_equal(plan.margin[ARVN], plan.margin[US]);
}

/* A copy that differs is worth what its spaces, boxes and tracks are worth. */
static void a_trial_sees_all_that_changes(void **state)
{
    Lake lake;
    Plan plan;
    PlanMemory memory;
    lake_empty(&lake, NULL);
    look(&lake, &plan, &memory, VC);
    State after = lake.s;
    assert_int_equal(plan_difference(&plan, &after), 0);
    fitl_place(&after, SAIGON, VC_BASE, 1);
    assert_int_equal(plan_difference(&plan, &after), plan_add_worth(&plan, SAIGON, K_VC_BASE, 1));
    after = lake.s;
    fitl_shift(&lake.game, &after, SAIGON, -1);
    assert_int_equal(plan_difference(&plan, &after), plan_levels_worth(&plan, SAIGON, -1));
    assert_true(plan_levels_worth(&plan, SAIGON, -1) > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_scenario_edition_and_seating_comes_to_an_end),
        cmocka_unit_test(the_same_generator_gives_the_same_game),
        cmocka_unit_test(nobody_is_asked_for_money_again_and_again),
        cmocka_unit_test(terror_goes_where_most_people_are),
        cmocka_unit_test(a_base_of_the_enemy_is_assaulted_before_a_guerrilla),
        cmocka_unit_test(without_hope_its_own_margin_alone_counts),
        cmocka_unit_test(before_the_last_pile_there_is_hope),
        cmocka_unit_test(who_is_about_to_win_is_feared_more),
        cmocka_unit_test(factions_of_one_player_count_alike),
        cmocka_unit_test(a_trial_sees_all_that_changes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
