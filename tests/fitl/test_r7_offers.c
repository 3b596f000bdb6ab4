/* test_r7_offers.c: an Operation or special activity is offered only if something can be done in it
 * now [7.4, 10.4], and what is asked can make a difference [7.3, 7.6]. */
#include "support/lake.h"

#include "ai/random.h"

enum { GAMES = 60 };

/* ---- 7.4 ------------------------------------------------------------------------------------- */

/* NVA stands before the first choice of a card; Resources of NVA and VC as given. */
static void ask_nva(Lake *lake, const char *options, unsigned nva, unsigned vc, const char *pieces)
{
    lake_empty(lake, options);
    lake_put(lake, pieces);
    lake->s.track[T_NVA] = (uint8_t)nva;
    lake->s.track[T_VC] = (uint8_t)vc;
    lake->s.trail = TRAIL_MAX;
    flow_call(&lake->s, SLOT_ASK)->v[0] = NVA;
}

static void r7_4_no_attack_that_nobody_can_pay(void **state)
{
    Lake lake;
    ask_nva(&lake, NULL, 0, 0, "hue: nva-guerrilla-active 2 arvn-troop 1");
    lake_refused(&lake, "operation attack", "7.4");
    lake_refused(&lake, "operation terror", "7.4");
    lake_refused(&lake, "operation rally", "7.4");
    ask_nva(&lake, NULL, 1, 0, "hue: nva-guerrilla-active 2 arvn-troop 1");
    assert_true(lake_legal(&lake, "operation attack"));
}

/* A LoC costs nothing to Terror [9.26]; to march there neither [9.10]. */
static void r7_4_what_costs_nothing_is_offered(void **state)
{
    Lake lake;
    ask_nva(&lake, NULL, 0, 0, "loc-hue-da-nang: nva-guerrilla 1; hue: arvn-troop 1");
    assert_true(lake_legal(&lake, "operation terror"));
    ask_nva(&lake, NULL, 0, 0, "hue: nva-guerrilla-active 1");
    assert_true(lake_legal(&lake, "operation march"));
}

static void r7_4_an_activity_is_something_to_do(void **state)
{
    Lake lake;
    ask_nva(&lake, NULL, 0, 0, "hue: nva-troop 3 arvn-troop 3");
    lake_play(&lake, "operation attack; activity bombard");
}

static void r7_4_an_ally_may_help(void **state)
{
    Lake lake;
    ask_nva(&lake, NULL, 0, 5, "hue: nva-guerrilla-active 2 arvn-troop 1");
    lake_play(&lake, "operation attack; transfer; ask 1; grant; space hue");
    ask_nva(&lake, "transfers=off", 0, 5, "hue: nva-guerrilla-active 2 arvn-troop 1");
    lake_refused(&lake, "operation attack", "7.4");
}

/* ---- Whole games ----------------------------------------------------------------------------- */

/* The list right after an answer; empty at the end of the game. */
static void list_after(const Lake *lake, Action action, ActionList *out)
{
    State copy = lake->s;
    game_apply(&lake->game, &copy, action);
    out->count = 0;
    if (!game_over(&copy))
        game_legal(&lake->game, &copy, out);
}

static bool only_ends(const ActionList *list)
{
    for (uint32_t i = 0; i < list->count; i++)
        if (list->action[i].verb != V_DONE && list->action[i].verb != V_ON)
            return false;
    return true;
}

static void check_offers(const Lake *lake, const ActionList *list)
{
    ActionList after;
    for (uint32_t i = 0; i < list->count; i++) {
        const Action a = list->action[i];
        const bool operation = a.verb == V_OPERATION || a.verb == V_LIMITED;
        if ((!operation && a.verb != V_ACTIVITY) || (operation && a.a == OP_PATROL))
            continue; /* a Patrol needs no space [7.4] */
        list_after(lake, a, &after);
        if (only_ends(&after)) {
            char words[64];
            Text text;
            text_init(&text, words, sizeof words);
            action_print(&lake->game, a, &text);
            fail_msg("%s by %u, then only to end", words, game_actor(&lake->game, &lake->s));
        }
    }
}

static void walk(const char *options, unsigned number)
{
    Lake lake;
    Rng rng;
    ActionList list;
    rng_seed_stream(&rng, 74, number);
    lake_start(&lake, options);
    while (!game_over(&lake.s)) {
        game_legal(&lake.game, &lake.s, &list);
        if (!list.chance)
            check_offers(&lake, &list);
        const uint32_t chosen = list.chance
                                    ? game_draw(&list, &rng)
                                    : policy_random.choose(&lake.game, &lake.s, &list, &rng);
        game_apply(&lake.game, &lake.s, list.action[chosen]);
    }
}

static void r7_4_what_is_offered_can_be_done(void **state)
{
    static const char *const options[] = {"scenario=short", "scenario=short edition=1",
                                          "scenario=medium transfers=off"};
    for (unsigned i = 0; i < COUNT_OF(options); i++)
        for (unsigned number = 0; number < GAMES; number++)
            walk(options[i], number);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r7_4_no_attack_that_nobody_can_pay),
        cmocka_unit_test(r7_4_what_costs_nothing_is_offered),
        cmocka_unit_test(r7_4_an_activity_is_something_to_do),
        cmocka_unit_test(r7_4_an_ally_may_help),
        cmocka_unit_test(r7_4_what_is_offered_can_be_done),
    };
    return cmocka_run_group_tests_name("fitl: what is offered", tests, NULL, NULL);
}
