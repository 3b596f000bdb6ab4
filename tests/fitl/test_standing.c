/* test_standing.c: what people are told of how the game stands: the strip of the sequence of play,
 * who is nearest to victory, everything in force, and how victory was counted. */
#include <string.h>

#include "games/fitl/people/view.h"
#include "support/lake.h"

static char page[1 << 14];

static const char *status(Lake *lake, Lang lang)
{
    Text text;
    text_init(&text, page, sizeof page);
    fitl_status(&lake->game, &lake->s, SEAT_WATCHER, lang, &text);
    assert_false(text.full);
    return page;
}

static const char *hand(Lake *lake, Lang lang)
{
    Text text;
    text_init(&text, page, sizeof page);
    fitl_hand(&lake->game, &lake->s, SEAT_WATCHER, lang, &text);
    assert_false(text.full);
    return page;
}

static void start(Lake *lake)
{
    lake_start(lake, "scenario=full");
    lake_play(lake, "card 1; card 2"); /* #1: US, NVA, ARVN, VC */
}

/* ---- The strip ------------------------------------------------------------------------------- */

static void r5_5_the_strip_tells_who_acts_and_what_each_may_choose(void **state)
{
    Lake lake;
    start(&lake);
    assert_non_null(strstr(status(&lake, LANG_EN), "Order: [US] > NVA > ARVN > VC\n"
                                                   "1st: Event or Operation\n"));
    lake_play(&lake, "pass; operation rally");
    assert_non_null(strstr(status(&lake, LANG_EN), "Order: US pass > [NVA] > ARVN > VC\n"));
}

static void r5_5_the_second_slot_depends_on_the_first(void **state)
{
    static const struct {
        uint8_t first;
        const char *words;
    } cases[] = {{2, "2nd: Operation\n"},
                 {3, "2nd: limited Operation\n"},
                 {4, "2nd: Event or limited Operation\n"}};
    for (unsigned i = 0; i < COUNT_OF(cases); i++) {
        Lake lake;
        start(&lake);
        lake.s.slot = 1;
        lake.s.first = lake.s.played[VC] = cases[i].first;
        lake.s.acted = 1u << VC;
        assert_non_null(strstr(status(&lake, LANG_EN), cases[i].words));
        assert_int_equal(lake_legal(&lake, "event unshaded"), cases[i].first == 4);
        assert_int_equal(lake_legal(&lake, "operation train"), cases[i].first == 2);
        assert_int_equal(lake_legal(&lake, "limited train"), cases[i].first != 2);
    }
}

static void who_is_ineligible_stands_in_brackets(void **state)
{
    Lake lake;
    start(&lake);
    lake.s.eligible &= (uint8_t) ~(1u << NVA);
    assert_non_null(strstr(status(&lake, LANG_FR), "Ordre : [US] > (NVA) > ARVN > VC\n"));
}

/* ---- Scores ---------------------------------------------------------------------------------- */

static void scores_come_by_margin_and_ties_by_15_4(void **state)
{
    Lake lake;
    uint8_t order[FACTIONS];
    start(&lake);
    fitl_nearest(&lake.game, &lake.s, order);
    for (unsigned i = 1; i < FACTIONS; i++)
        assert_true(fitl_margin(&lake.game, &lake.s, order[i - 1]) >=
                    fitl_margin(&lake.game, &lake.s, order[i]));
    lake_empty(&lake, NULL);
    lake.s.track[T_PATRONAGE] = 32; /* ARVN as far from its goal as NVA */
    fitl_nearest(&lake.game, &lake.s, order);
    assert_int_equal(order[0], US); /* all of its pieces are Available */
    assert_int_equal(order[1], ARVN);
    assert_int_equal(order[2], NVA);
}

static void the_wide_status_tells_both_sides_of_both_cards(void **state)
{
    Lake lake;
    Text text;
    start(&lake);
    assert_null(strstr(status(&lake, LANG_EN), "shaded:"));
    text_init(&text, page, sizeof page);
    fitl_status_wide(&lake.game, &lake.s, SEAT_WATCHER, LANG_EN, &text);
    assert_non_null(strstr(page, "#1 Gulf of Tonkin, shaded:"));
    assert_non_null(strstr(page, "#2 Kissinger, shaded:"));
}

/* ---- In force -------------------------------------------------------------------------------- */

static void everything_in_force_is_told_with_its_text(void **state)
{
    Lake lake;
    start(&lake);
    assert_non_null(strstr(hand(&lake, LANG_EN), "leader Duong Van Minh"));
    lake.s.cap[SHADED] = 1u << CAP_COBRAS;
    lake.s.cap[UNSHADED] = 1u << CAP_TOP_GUN;
    lake.s.momentum = 1u << MOM_MEDEVAC | 1u << MOM_DA_NANG;
    lake.s.leader = KY;
    lake.s.leader_cards = 1;
    hand(&lake, LANG_EN);
    assert_non_null(strstr(page, "In force, Capability #4 Top Gun: "));
    assert_non_null(strstr(page, "In force, Capability #13 Cobras, shaded: "));
    assert_non_null(strstr(page, "Momentum #15 Medevac: "));
    assert_non_null(strstr(page, "Momentum #22 Da Nang, shaded: "));
    assert_non_null(strstr(page, "In force, leader #127 Nguyen Cao Ky: "));
    assert_null(strstr(page, "Minh"));
    lake.s.leader_down = 1;
    assert_null(strstr(hand(&lake, LANG_EN), "In force, leader"));
}

static void r5_9_pivotal_conditions_are_told_and_whether_they_hold(void **state)
{
    Lake lake;
    start(&lake);
    assert_non_null(
        strstr(hand(&lake, LANG_EN), "more than 20 VC guerrillas in the South. Not yet."));
    lake.s.leader_cards = 2;
    lake.s.pivotal = 1u << ARVN;
    assert_int_equal(fitl_pivotal_ready(&lake.game, &lake.s, ARVN),
                     strstr(hand(&lake, LANG_EN), "fewer than 20 US Troops on the map. It is so") !=
                         NULL);
    lake.s.pivotal = 0;
    assert_null(strstr(hand(&lake, LANG_EN), "Pivotal"));
}

/* ---- The end --------------------------------------------------------------------------------- */

static void the_end_tells_every_sum_and_what_it_is_made_of(void **state)
{
    Lake lake;
    Text text;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: police 2; kien-phong: vc-base 1");
    lake_set_level(&lake, "hue", AS);
    lake_set_level(&lake, "kien-phong", AO);
    lake.s.track[T_PATRONAGE] = 20;
    lake.s.over = 2;
    lake.s.coup_count = 3;
    text_init(&text, page, sizeof page);
    fitl_reckoning(&lake.game, &lake.s, LANG_EN, &text);
    assert_non_null(strstr(page, "Coup Round 3 was the last"));
    assert_non_null(strstr(page, "VC: Opposition 4 + bases 1 = 5, goal 35: -30\n"));
    assert_non_null(strstr(page, "ARVN: population under COIN Control 2 + Patronage 20 = 22, "
                                 "goal 50: -28\n"));
    assert_non_null(
        strstr(page, "NVA: population under NVA Control 0 + bases 0 = 0, goal 18: -18\n"));
    assert_non_null(strstr(page, "US: Support 4 + Available Troops and bases "));
    for (unsigned f = 0; f < FACTIONS; f++)
        assert_int_equal(fitl_score_part(&lake.game, &lake.s, f, 0) +
                             fitl_score_part(&lake.game, &lake.s, f, 1),
                         fitl_score(&lake.game, &lake.s, f));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r5_5_the_strip_tells_who_acts_and_what_each_may_choose),
        cmocka_unit_test(r5_5_the_second_slot_depends_on_the_first),
        cmocka_unit_test(who_is_ineligible_stands_in_brackets),
        cmocka_unit_test(scores_come_by_margin_and_ties_by_15_4),
        cmocka_unit_test(the_wide_status_tells_both_sides_of_both_cards),
        cmocka_unit_test(everything_in_force_is_told_with_its_text),
        cmocka_unit_test(r5_9_pivotal_conditions_are_told_and_whether_they_hold),
        cmocka_unit_test(the_end_tells_every_sum_and_what_it_is_made_of),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
