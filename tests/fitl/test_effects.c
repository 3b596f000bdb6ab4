/* test_effects.c: what stands beside a choice: figures that come true, the useful ones first, and
 * nothing where nothing is certain. */
#include <stdio.h>
#include <string.h>

#include "games/fitl/people/view.h"
#include "play/choices.h"
#include "support/lake.h"

static char words[EFFECT_SIZE];

static int effect_in(Lake *lake, const char *action, Lang lang)
{
    Action a;
    Text text;
    text_init(&text, words, sizeof words);
    assert_true(action_parse(&lake->game, action, &a));
    return fitl_effect(&lake->game, &lake->s, a, lang, &text);
}

static const char *effect(Lake *lake, const char *action)
{
    effect_in(lake, action, LANG_EN);
    return words;
}

/* The same in plain words, as it stands on a choice of the page. */
static const char *outlook(Lake *lake, const char *action)
{
    static Outlook all;
    Action a;
    memset(&all, 0, sizeof all);
    assert_true(action_parse(&lake->game, action, &a));
    fitl_outlook(&lake->game, &lake->s, a, LANG_EN, &all);
    return all.line;
}

/* The first entry of the list as people see it. */
static void assert_first(Lake *lake, const char *action)
{
    static Choices choices;
    char first[64];
    ActionList list;
    Text text;
    game_legal(&lake->game, &lake->s, &list);
    choices_find(&lake->game, &lake->s, &list, LANG_EN, &choices);
    assert_int_equal(choices.count, list.count);
    text_init(&text, first, sizeof first);
    action_print(&lake->game, list.action[choices.index[0]], &text);
    assert_string_equal(first, action);
}

/* The short scenario begins, this faction is asked first. */
static void stand_at_slot(Lake *lake, unsigned faction)
{
    lake_start(lake, NULL);
    while (flow_now(&lake->s)->step != SLOT_ASK) {
        ActionList list;
        game_legal(&lake->game, &lake->s, &list);
        game_apply(&lake->game, &lake->s, list.action[0]);
    }
    flow_top(&lake->s)->v[0] = (uint8_t)faction;
}

/* ---- Figures --------------------------------------------------------------------------------- */

static void an_assault_tells_its_hits_even_if_there_are_none(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 2 vc-guerrilla-active 3; da-nang: us-troop 1 vc-guerrilla 1");
    lake_operation(&lake, US, OP_ASSAULT, 0);
    assert_string_equal(effect(&lake, "space hue"), " → ARVN +2, 2 hits, V-2G (U2T V3g pop 2)");
    assert_string_equal(effect(&lake, "space da-nang"), " → 0 hits (U1T V1G pop 1)");
    assert_first(&lake, "space hue");
}

static void plain_words_tell_exactly_who_goes(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake,
             "hue: us-troop 4 vc-guerrilla-active 2 vc-base 1; da-nang: us-troop 1 "
             "vc-guerrilla 1; saigon: us-troop 2 vc-guerrilla-active 2 nva-guerrilla-active 2");
    lake_operation(&lake, US, OP_ASSAULT, 0);
    assert_non_null(strstr(outlook(&lake, "space hue"), "removes 2 VC guerrillas and 1 VC base"));
    assert_non_null(strstr(outlook(&lake, "space da-nang"), "removes nothing"));
    assert_non_null(strstr(outlook(&lake, "space saigon"), "removes 2 enemy pieces"));
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: nva-troop 4 arvn-troop 3; saigon: vc-guerrilla 1 police 1");
    lake.s.level[SAIGON] = AS;
    lake_operation(&lake, NVA, OP_ATTACK, 0);
    assert_non_null(strstr(outlook(&lake, "space hue"), "removes 2 ARVN Troops"));
    lake_operation(&lake, VC, OP_TERROR, 0);
    assert_non_null(strstr(outlook(&lake, "space saigon"), "1 level toward Opposition"));
}

/* The hits are a die's; how many there are to be hit is known [10.17]. */
static void an_air_strike_tells_its_reach_and_what_people_think_of_it(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 1 vc-guerrilla-active 3; da-nang: us-troop 1 vc-guerrilla 1");
    lake.s.level[HUE] = PS;
    lake_operation(&lake, US, OP_ASSAULT, 0);
    assert_non_null(strstr(outlook(&lake, "activity air-strike"), "3 pieces in reach"));
    lake_play(&lake, "activity air-strike; die 2");
    assert_non_null(strstr(outlook(&lake, "piece vc-guerrilla-active hue"),
                           "removes 1 VC guerrilla · 1 level toward Opposition"));
    lake_play(&lake, "piece vc-guerrilla-active hue");
    assert_null(strstr(outlook(&lake, "piece vc-guerrilla-active hue"), "level"));
}

/* The beginning of the short scenario: nobody of the insurgents is in sight. */
static void an_operation_tells_where_it_can_act_and_what_it_hits_in_all(void **state)
{
    Lake lake;
    ActionList list;
    unsigned told = 0;
    stand_at_slot(&lake, US);
    game_legal(&lake.game, &lake.s, &list);
    for (uint32_t i = 0; i < list.count; i++)
        told += list.action[i].verb == V_OPERATION;
    assert_int_equal(told, 4);
    assert_string_equal(effect(&lake, "operation assault"), " → 0 hits, 3 spaces");
}

static void pacify_tells_its_price_and_the_points(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 2 police 1");
    lake_operation(&lake, US, OP_TRAIN, 0);
    lake_play(&lake, "space hue; choose nothing");
    assert_string_equal(effect(&lake, "pacify hue"), " → US +2, -3 Res (U2T A1P pop 2)");
    effect_in(&lake, "pacify hue", LANG_IT);
    assert_string_equal(words, " → US +2, -3 Ris (U2T A1P pop 2)");
}

static void terror_tells_opposition_and_what_it_reveals(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "kien-phong: vc-guerrilla 2; pleiku-darlac: vc-guerrilla 1");
    lake_operation(&lake, VC, OP_TERROR, 0);
    assert_string_equal(effect(&lake, "space kien-phong"),
                        " → VC +2, -1 Res, V 1 Active, +1 Terror (V2G pop 2)");
    assert_first(&lake, "space kien-phong");
}

/* Which goes is the attacker's choice: how many is certain. */
static void what_is_not_certain_is_told_as_a_range(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: police 2 arvn-troop 1 vc-guerrilla 2");
    lake_operation(&lake, VC, OP_ATTACK, 0);
    assert_non_null(strstr(effect(&lake, "space hue"), "0…2 hits"));
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 1 vc-guerrilla-active 2 nva-guerrilla-active 2");
    lake_operation(&lake, US, OP_ASSAULT, 0);
    assert_non_null(strstr(effect(&lake, "space hue"), " → 1 hit ("));
}

static void a_sweep_tells_what_it_finds_with_the_cubes_that_are_there(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 2 vc-guerrilla 3; da-nang: us-troop 3");
    lake_operation(&lake, US, OP_SWEEP, 0);
    assert_string_equal(effect(&lake, "space hue"), " → V 2 Active as it stands (U2T V3G pop 2)");
    assert_first(&lake, "space hue");
}

/* ---- The order ------------------------------------------------------------------------------- */

static void pass_is_last_and_done_after_every_space(void **state)
{
    static Choices choices;
    Lake lake;
    ActionList list;
    stand_at_slot(&lake, US);
    game_legal(&lake.game, &lake.s, &list);
    choices_find(&lake.game, &lake.s, &list, LANG_EN, &choices);
    assert_int_equal(list.action[choices.index[list.count - 1]].verb, V_PASS);
    lake_empty(&lake, NULL);
    lake_put(&lake,
             "kien-phong: vc-guerrilla 2; pleiku-darlac: vc-guerrilla 1; hue: vc-guerrilla 1");
    lake_operation(&lake, VC, OP_TERROR, 0);
    lake_play(&lake, "space hue");
    game_legal(&lake.game, &lake.s, &list);
    choices_find(&lake.game, &lake.s, &list, LANG_EN, &choices);
    assert_int_equal(list.action[choices.index[list.count - 1]].verb, V_DONE);
    assert_int_equal(list.action[choices.index[0]].verb, V_SPACE);
}

static void amounts_keep_their_order(void **state)
{
    static Choices choices;
    Lake lake;
    ActionList list;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 4");
    lake_operation(&lake, US, OP_PATROL, 0);
    lake_play(&lake, "from hue; to loc-hue-da-nang");
    game_legal(&lake.game, &lake.s, &list);
    choices_find(&lake.game, &lake.s, &list, LANG_EN, &choices);
    for (uint8_t i = 0; i < list.count; i++)
        assert_int_equal(choices.index[i], i);
}

/* ---- Truth ----------------------------------------------------------------------------------- */

/* The range that the words tell of a faction's score: "VC +1…+2". Nothing: no change. */
static void told_score(const char *name, int *low, int *high)
{
    char wanted[16];
    *low = *high = 0;
    snprintf(wanted, sizeof wanted, " %s ", name);
    for (const char *at = words; (at = strstr(at, wanted)); at++) {
        const char *number = at + strlen(wanted);
        if (!strchr("+-0123456789", *number))
            continue; /* "+2 VC Res" */
        if (sscanf(number, "%d…%d", low, high) == 1)
            *high = *low;
        return;
    }
}

/* Whatever is answered, as long as it belongs to the choice. */
static bool play_to_the_end(const Game *g, State *s, Action first, Rng *rng)
{
    const unsigned depth = s->flow.depth, step = flow_now(s)->step;
    ActionList list;
    game_apply(g, s, first);
    while (!game_over(s) &&
           (s->flow.depth > depth || (s->flow.depth == depth && flow_now(s)->step != step))) {
        game_legal(g, s, &list);
        const Action a = list.action[rng_below(rng, list.count)];
        if (a.verb == V_TRANSFER && list.count == 1)
            return false;
        if (a.verb != V_TRANSFER)
            game_apply(g, s, a);
    }
    return true;
}

static void assert_true_of(Lake *lake, Action a, Rng *rng)
{
    static const char *const names[FACTIONS] = {"US", "ARVN", "NVA", "VC"};
    Text text;
    text_init(&text, words, sizeof words);
    fitl_effect(&lake->game, &lake->s, a, LANG_EN, &text);
    const bool whole = a.verb == V_OPERATION || a.verb == V_LIMITED || a.verb == V_ACTIVITY;
    const bool sweeps = flow_now(&lake->s)->step == SWEEP;
    State then = lake->s;
    if (!strstr(words, "→") || whole || sweeps || !play_to_the_end(&lake->game, &then, a, rng))
        return;
    for (unsigned f = 0; f < FACTIONS; f++) {
        int low, high;
        told_score(names[f], &low, &high);
        const int change =
            (int)fitl_score(&lake->game, &then, f) - (int)fitl_score(&lake->game, &lake->s, f);
        assert_in_range(change + 100, low + 100, high + 100);
    }
}

static void figures_come_true_whatever_is_answered(void **state)
{
    Rng rng;
    unsigned questions = 0;
    rng_seed(&rng, 11);
    for (unsigned game = 0; game < 3; game++) {
        Lake lake;
        lake_start(&lake, game == 2 ? "scenario=full edition=1" : "scenario=medium");
        for (unsigned n = 0; n < 500 && !game_over(&lake.s); n++) {
            ActionList list;
            game_legal(&lake.game, &lake.s, &list);
            const uint32_t taken =
                list.chance ? game_draw(&list, &rng) : rng_below(&rng, list.count);
            questions += !list.chance;
            if (!list.chance)
                for (uint32_t i = 0; i < list.count; i++)
                    assert_true_of(&lake, list.action[i], &rng);
            game_apply(&lake.game, &lake.s, list.action[taken]);
        }
    }
    assert_true(questions > 800);
}

/* Looking ahead belongs to the eye alone. */
static void nothing_of_the_position_changes(void **state)
{
    static Choices choices;
    Lake lake;
    ActionList list;
    stand_at_slot(&lake, VC);
    const State before = lake.s;
    game_legal(&lake.game, &lake.s, &list);
    choices_find(&lake.game, &lake.s, &list, LANG_FR, &choices);
    assert_memory_equal(&before, &lake.s, sizeof before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_assault_tells_its_hits_even_if_there_are_none),
        cmocka_unit_test(plain_words_tell_exactly_who_goes),
        cmocka_unit_test(an_air_strike_tells_its_reach_and_what_people_think_of_it),
        cmocka_unit_test(an_operation_tells_where_it_can_act_and_what_it_hits_in_all),
        cmocka_unit_test(pacify_tells_its_price_and_the_points),
        cmocka_unit_test(terror_tells_opposition_and_what_it_reveals),
        cmocka_unit_test(what_is_not_certain_is_told_as_a_range),
        cmocka_unit_test(a_sweep_tells_what_it_finds_with_the_cubes_that_are_there),
        cmocka_unit_test(pass_is_last_and_done_after_every_space),
        cmocka_unit_test(amounts_keep_their_order),
        cmocka_unit_test(figures_come_true_whatever_is_answered),
        cmocka_unit_test(nothing_of_the_position_changes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
