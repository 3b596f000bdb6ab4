/* test_t14_events.c: which events the bots want, and what they pick [T5, T14]. */
#include "support/bot.h"

static const char bots[] = "bots=all";

/* ---- What cards are to factions [T20.30] ----------------------------------------------------- */

static void t20_30_priorities_add_up(void **state)
{
    unsigned count[3] = {0};
    for (unsigned card = 1; card < FIRST_COUP; card++)
        for (unsigned f = 0; f < FACTIONS; f++)
            count[trung_prio(card, f)]++;
    assert_int_equal(count[PRIO_CRITICAL], 133);
    assert_int_equal(count[PRIO_PERFORMED], 186);
    assert_int_equal(count[PRIO_IGNORED], 177);
}

static void t5_2_a_side_that_is_wanted_exists(void **state)
{
    bot_given(bots, "");
    for (unsigned card = 1; card < FIRST_COUP; card++)
        for (unsigned f = 0; f < FACTIONS; f++)
            if (trung_prio(card, f) != PRIO_IGNORED)
                assert_true(fitl_event_exists(&table.game, card, trung_side(card, f)));
}

/* ---- What a slot is used for [T20.15, T20.16] ------------------------------------------------ */

static void t20_16_an_event_without_effect_is_not_executed(void **state)
{
    bot_given(bots, "saigon: ao vc-guerrilla 1 terror 1; hue: vc-guerrilla 3");
    bot_deck("Z U");
    bot_turn(VC, 107, 108); /* VC leads the next one, which is nothing to it */
    bot_plays("1", "trung U; operation terror; space hue; activity tax; space saigon; done; done");
    bot_given(bots, "saigon: n vc-guerrilla 1");
    bot_turn(VC, 107, 108);
    bot_plays("", "event shaded");
    assert_int_equal(table.s.level[SAIGON], PO);
}

static void t5_5_2_the_second_takes_an_event_it_performs(void **state)
{
    bot_given(bots, "hue: vc-guerrilla 1; casualties: us-troops 2");
    bot_turn(VC, 1, 47);
    table.s.slot = 1;
    table.s.first = PLAYED_OP_ACTIVITY;
    table.s.acted = 1u << US;
    bot_plays("", "event shaded");
}

/* ---- Effective or not [T5.2] ----------------------------------------------------------------- */

static void expect(unsigned f, unsigned card, bool effective, const char *position)
{
    bot_given(bots, position);
    if (trung_event_effective(bot_looks(f, ""), card, f) != effective)
        fail_msg("card %u for faction %u in: %s", card, f, position);
}

static void t5_2_conditions_of_cards(void **state)
{
    expect(VC, 1, false, "");
    expect(VC, 1, true, "casualties: us-troops 1");
    expect(VC, 21, false, "binh-dinh: us-troop 1 vc-guerrilla 1 ao");
    expect(VC, 21, true, "binh-dinh: us-troop 1 vc-guerrilla 1");
    expect(VC, 24, false, "binh-dinh: vc-guerrilla 1");
    expect(VC, 24, true, "binh-dinh: vc-guerrilla-active 1");
    expect(VC, 26, true, "hue: irregular 1");
    expect(VC, 26, false, "hue: ranger 1");
    expect(VC, 27, false, "hue: police 3 vc-guerrilla 1 ao terror 15");
    expect(VC, 27, true, "hue: police 3 vc-guerrilla 1 ao");
    expect(VC, 36, true, "binh-dinh: vc-base 1");
    expect(VC, 36, false, "tay-ninh: vc-base 1");
    expect(VC, 95, true, "");
    expect(VC, 97, true, "hue: vc-guerrilla 1");
    expect(VC, 97, false, "hue: vc-guerrilla 1 ao");
    expect(NVA, 3, true, "trail 2");
    expect(NVA, 3, false, "trail 3");
    expect(NVA, 103, false, "");
    expect(US, 83, true, "hue: ps");
    expect(US, 83, false, "hue: as");
    expect(US, 88, false, "saigon: as");
    expect(ARVN, 107, false, "patronage 75");
    expect(ARVN, 85, true, "patronage 74");
}

/* No US Troop, no NVA Troop on the map: nothing is near them. */
static void t5_2_near_nobody_is_nowhere(void **state)
{
    expect(NVA, 23, false, "tay-ninh: vc-tunnel 1");
    expect(NVA, 23, true, "tay-ninh: vc-tunnel 1; saigon: us-troop 1");
    expect(ARVN, 24, false, "binh-dinh: vc-guerrilla 1");
    expect(US, 37, false, "saigon: us-base 1 us-troop 1");
    expect(VC, 44, false, "quang-tri-thua-thien: nva-troop 1");
    expect(US, 59, false, "hue: nva-troop 1; saigon: police 1");
    expect(NVA, 71, false, "hue: nva-guerrilla 1");
    expect(NVA, 71, true, "quang-tri-thua-thien: nva-troop 1");
}

/* #71s: along the Trail a City is as near as Laos [T8.2]. */
static void t5_2_a_city_at_the_end_of_the_trail(void **state)
{
    expect(NVA, 71, false, "trail 3; sihanoukville: nva-troop 1");
    expect(NVA, 71, true, "trail 4; sihanoukville: nva-troop 1");
}

static void t5_2_conditions_that_ask_what_could_be_done(void **state)
{
    /* #25: with Troops that may leave for the Province */
    expect(ARVN, 25, false, "ba-xuyen: vc-guerrilla 1");
    expect(ARVN, 25, true, "ba-xuyen: vc-guerrilla 1; can-tho: arvn-troop 2");
    expect(ARVN, 25, false, "ba-xuyen: vc-guerrilla 1; can-tho: arvn-troop 1");
    /* #29: a Neutral Highland, not one at Opposition */
    expect(VC, 29, false,
           "patronage 0; pleiku-darlac: po; quang-tri-thua-thien: po; quang-nam: po; "
           "binh-dinh: po; khanh-hoa: po");
    expect(VC, 29, true,
           "patronage 0; pleiku-darlac: n; quang-tri-thua-thien: po; quang-nam: po; "
           "binh-dinh: po; khanh-hoa: po");
    /* #36: a Troop from elsewhere */
    expect(US, 36, false, "binh-dinh: vc-base 1 us-troop 2");
    expect(US, 36, true, "binh-dinh: vc-base 1; hue: us-troop 2");
    /* #44: a lift that brings somebody: not out of a City held by its last Troop */
    expect(US, 44, false, "binh-dinh: nva-guerrilla 1; saigon: us-troop 1");
    expect(US, 44, true, "binh-dinh: nva-guerrilla 1; hue: us-troop 4");
    /* #95: removes all that is vulnerable, or finds somebody */
    expect(US, 95, false, "binh-tuy-binh-thuan: us-troop 1 nva-troop 2");
    expect(US, 95, true, "binh-tuy-binh-thuan: us-troop 2 nva-troop 2");
}

static void t5_2_conditions_that_ask_what_insurgents_could_do(void **state)
{
    /* #77 */
    expect(NVA, 77, false, "hue: nva-guerrilla 1");
    expect(NVA, 77, true, "central-laos: nva-base 1");
    expect(VC, 77, true, "");
    /* #91: two who may leave, and a City for them */
    expect(US, 91, false, "casualties: us-troops 1; binh-dinh: us-troop 4");
    expect(US, 91, false, "casualties: us-troops 1; binh-dinh: us-troop 1; hue: police 1");
    expect(US, 91, true, "casualties: us-troops 1; binh-dinh: us-troop 4; hue: police 1");
    /* #92 */
    expect(NVA, 92, false, "the-fishhook: nva-troop 3");
    expect(NVA, 92, true, "the-fishhook: nva-base 1");
    expect(NVA, 92, true, "the-fishhook: nva-troop 3; kien-phong: nva-base 1");
}

/* ---- What is picked [T14.3, T14.5, T14.8] ---------------------------------------------------- */

static void t14_8_spaces_by_the_list_of_the_card(void **state)
{
    bot_given(bots, "saigon: as; hue: ps; da-nang: ao");
    bot_turn(VC, 83, 47); /* 2 Cities by VC-S; Aid -15 */
    bot_plays("", "event shaded; space saigon; space hue");
    assert_int_equal(table.s.level[SAIGON], PS);
    assert_int_equal(table.s.level[HUE], NEUTRAL);
}

static void t14_3_removal_by_the_own_list(void **state)
{
    bot_given(bots, "hue: irregular 2 vc-guerrilla 1; saigon: irregular 1; can-tho: irregular 1");
    bot_turn(VC, 26, 47); /* 3 Irregulars, by VC-R: POP */
    bot_plays("", "event shaded; piece irregular saigon; piece irregular hue; piece irregular hue");
    assert_int_equal(table.s.box[BOX_CASUALTIES][IRREGULAR], 3);
}

static void t5_1_a_pivotal_event_below_the_leader_box(void **state)
{
    bot_given("scenario=medium bots=all", "saigon: vc-guerrilla 21");
    table.s.leader_cards = 3;
    table.s.pivotal = 1u << VC;
    bot_turn(VC, 46, 47);
    table.s.flow.depth = 0;
    flow_call(&table.s, GAME);
    flow_call(&table.s, EVENT_CARD)->next = 1;
    flow_call(&table.s, PIVOTALS);
    flow_call(&table.s, PIVOTAL_ASK)->v[0] = VC;
    Trung *t = bot_looks(VC, "3");
    Action a;
    assert_true(trung_ask(t, PIVOTAL_ASK, &a));
    assert_int_equal(a.verb, V_DONE);
    assert_true(trung_ask(t, PIVOTAL_ASK, &a)); /* the answer is kept: no second roll */
    assert_int_equal(bot_memory.queue_at, 1);
    t = bot_looks(VC, "2");
    assert_true(trung_ask(t, PIVOTAL_ASK, &a));
    assert_int_equal(a.verb, V_PIVOTAL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t20_30_priorities_add_up),
        cmocka_unit_test(t5_2_a_side_that_is_wanted_exists),
        cmocka_unit_test(t20_16_an_event_without_effect_is_not_executed),
        cmocka_unit_test(t5_5_2_the_second_takes_an_event_it_performs),
        cmocka_unit_test(t5_2_conditions_of_cards),
        cmocka_unit_test(t5_2_near_nobody_is_nowhere),
        cmocka_unit_test(t5_2_a_city_at_the_end_of_the_trail),
        cmocka_unit_test(t5_2_conditions_that_ask_what_could_be_done),
        cmocka_unit_test(t5_2_conditions_that_ask_what_insurgents_could_do),
        cmocka_unit_test(t14_8_spaces_by_the_list_of_the_card),
        cmocka_unit_test(t14_3_removal_by_the_own_list),
        cmocka_unit_test(t5_1_a_pivotal_event_below_the_leader_box),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
