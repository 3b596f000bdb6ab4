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

/* #99: the US wants four to go, ARVN one; the Troops of both count [T14.11]. */
static void t14_11_the_best_target(void **state)
{
    expect(US, 99, false, "hue: us-troop 2 arvn-troop 1 vc-guerrilla 4");
    expect(US, 99, true, "hue: us-troop 2 arvn-troop 2 vc-guerrilla 4");
    expect(ARVN, 99, true, "hue: arvn-troop 1 vc-guerrilla 1");
    expect(ARVN, 99, false, "tay-ninh: arvn-troop 4 vc-guerrilla 1");
    bot_given(bots,
              "saigon: us-troop 1 vc-guerrilla 1; hue: us-troop 3 arvn-troop 2 vc-guerrilla 5");
    bot_turn(US, 99, 47);
    table.s.slot = 1;
    table.s.first = PLAYED_OP_ACTIVITY;
    table.s.acted = 1u << VC;
    bot_runs("");
    assert_int_equal(count_at(&table.s, HUE, VC_KINDS), 0);
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

/* ---- What single rows want ------------------------------------------------------------------- */

/* The second, after an Operation with an activity. */
static void second(unsigned f, unsigned card)
{
    bot_turn(f, card, 47);
    table.s.slot = 1;
    table.s.first = PLAYED_OP_ACTIVITY;
    table.s.acted = (uint8_t)(1u << (f == US ? ARVN : US));
}

/* [T20.29] */
static void t14_1_lodge_does_not_make_arvn_win(void **state)
{
    bot_given(bots, "patronage 42; hue: police 2; saigon: vc-guerrilla 1; can-tho: police 3");
    assert_int_equal(trung_score(bot_looks(VC, ""), ARVN), 45);
    second(VC, 79); /* 2 pieces, not 3: 45 and 4 are 49 */
    bot_plays("", "event shaded; piece police hue; piece police hue; done");
    assert_int_equal(table.s.track[T_PATRONAGE], 46);
    bot_given(bots, "patronage 47; hue: police 2; saigon: vc-guerrilla 1");
    second(VC, 79);
    bot_plays("", "event shaded; done");
    assert_int_equal(table.s.track[T_PATRONAGE], 47);
}

/* d3, and each of it costs. */
static void t14_1_the_end_of_the_tunnel_is_as_long_as_a_die(void **state)
{
    bot_given(bots, "saigon: us-troop 3; hue: us-troop 3 as");
    second(NVA, 80);
    bot_runs("2");
    assert_int_equal(fitl_on_map(&table.s, KIND(K_US_TROOP), ALL_SPACES), 4);
    assert_int_equal(fitl_on_map(&table.s, KIND(K_NVA_TROOP), ALL_SPACES), 8);
}

static void t14_8_different_spaces_shift(void **state)
{
    bot_given(bots, "saigon: us-troop 3 as; hue: us-troop 3 as");
    second(VC, 80);
    bot_runs("2");
    assert_int_equal(table.s.level[SAIGON], PS);
    assert_int_equal(table.s.level[HUE], PS);
    assert_int_equal(table.s.at[NORTH_VIETNAM][K_NVA_TROOP], 8);
}

/* #89, #90, #100: which piece, where the place is given. */
static void t14_1_the_piece_that_a_row_names(void **state)
{
    bot_given(bots, "saigon: n");
    second(NVA, 89);
    bot_runs("");
    assert_int_equal(table.s.at[SAIGON][K_VC_GUERRILLA], 1);
    bot_given(bots, "binh-dinh: police 1");
    second(NVA, 90);
    bot_runs("");
    assert_int_equal(table.s.at[BINH_DINH][K_NVA_GUERRILLA], 1);
    bot_given(bots, "ba-xuyen: vc-guerrilla 2 police 1");
    bot_turn(VC, 100, 47);
    bot_runs("1");
    assert_int_equal(table.s.at[BA_XUYEN][K_VC_GUERRILLA], 3);
}

/* #75: VC goes from Cambodia into the South alone. */
static void t14_1_out_of_cambodia_into_the_south(void **state)
{
    bot_given(bots, "");
    second(VC, 75);
    bot_runs("");
    assert_int_equal(fitl_on_map(&table.s, VC_KINDS, THE_SOUTH), 4);
}

static void t14_1_the_city_most_troops_can_march_into(void **state)
{
    bot_given(bots, "saigon: police 1; quang-tri-thua-thien: nva-troop 8; tay-ninh: nva-troop 2");
    second(NVA, 71);
    bot_runs("1,1,1,1");
    assert_true(table.s.at[HUE][K_NVA_TROOP] > 0);
    assert_int_equal(table.s.at[SAIGON][K_NVA_TROOP], 0);
}

static void t14_1_where_most_of_them_are(void **state)
{
    /* #21s: most VC pieces, though Binh Dinh has more people */
    bot_given(bots, "binh-dinh: us-troop 1 vc-guerrilla 1; khanh-hoa: us-troop 1 vc-guerrilla 3; "
                    "kien-phong: us-troop 1 vc-guerrilla 2");
    bot_turn(VC, 21, 47);
    bot_plays("", "event shaded; space khanh-hoa; space kien-phong; "
                  "piece vc-guerrilla khanh-hoa; piece vc-guerrilla kien-phong");
    /* #44s: most US Troops in and around */
    bot_given(bots, "quang-tri-thua-thien: nva-troop 1 us-troop 1; pleiku-darlac: nva-troop 1; "
                    "kontum: us-troop 4");
    second(VC, 44);
    bot_plays("4", "event shaded; space pleiku-darlac");
}

/* A base stands where somebody guards it [T14.5]. */
static void t14_5_a_base_where_it_is_guarded(void **state)
{
    bot_given(bots, "tay-ninh: vc-guerrilla 1; ba-xuyen: vc-guerrilla 2");
    bot_turn(VC, 118, 47);
    bot_runs("");
    assert_int_equal(table.s.at[BA_XUYEN][K_VC_BASE], 1);
    assert_int_equal(table.s.at[TAY_NINH][K_VC_BASE], 0);
}

/* [T4.8] */
static void t4_8_the_own_base_is_dug_in_first(void **state)
{
    bot_given(bots, "binh-dinh: vc-base 1 nva-base 1 us-troop 1");
    second(VC, 36);
    bot_runs("");
    assert_int_equal(table.s.at[BINH_DINH][K_VC_BASE_T], 1);
}

/* #9: a US that leaves takes Troops out of the game's box home, not from the map. */
static void t14_1_nixon_brings_them_home_from_out_of_play(void **state)
{
    bot_given(bots, "hue: us-troop 3; out-of-play: us-troops 3");
    table.s.us_policy = POLICY_NIXON;
    const unsigned before = available(&table.s, US_TROOP);
    bot_turn(US, 9, 47);
    bot_runs("");
    assert_int_equal(table.s.at[HUE][K_US_TROOP], 3);
    assert_int_equal(available(&table.s, US_TROOP), before + 3);
}

/* #98: four guerrillas are worth more than two Troops. */
static void t14_1_four_guerrillas_or_two_troops(void **state)
{
    bot_given(bots, "tay-ninh: us-troop 1 vc-guerrilla 4; out-of-play: us-troops 2");
    bot_turn(US, 98, 47);
    bot_plays("", "event unshaded; choose remove");
    bot_given(bots, "tay-ninh: us-troop 1 vc-guerrilla 3; out-of-play: us-troops 2");
    bot_turn(US, 98, 47);
    bot_runs("");
    assert_int_equal(table.s.at[TAY_NINH][K_VC_GUERRILLA], 3);
}

/* #91s: by NV-R, into a City of one. */
static void t14_1_a_troop_is_lured_into_a_small_city(void **state)
{
    bot_given(bots, "kien-hoa-vinh-binh: us-troop 1; phuoc-long: us-troop 5");
    second(NVA, 91);
    bot_runs("");
    assert_int_equal(table.s.at[KIEN_HOA][K_NVA_GUERRILLA], 1);
    assert_int_equal(table.s.at[SAIGON][K_US_TROOP], 0);
    assert_int_equal(table.s.at[DA_NANG][K_US_TROOP], 3);
}

/* #92s: a base for a Province without one, then its garrison, and no more. */
static void t14_1_the_delta_gets_a_base_and_a_garrison(void **state)
{
    bot_given(bots, "the-fishhook: nva-base 1 nva-troop 8 nva-guerrilla 3; "
                    "the-parrots-beak: nva-troop 1");
    second(NVA, 92);
    bot_runs("");
    assert_int_equal(table.s.at[KIEN_PHONG][K_NVA_BASE], 1);
    assert_int_equal(table.s.at[KIEN_PHONG][K_NVA_TROOP], 6);
    assert_int_equal(table.s.at[KIEN_PHONG][K_NVA_GUERRILLA], 2);
    assert_int_equal(fitl_on_map(&table.s, NVA_KINDS, CAMBODIA), 4);
}

/* [T14.15] */
static void t14_15_tet_brings_bases_with_two_guerrillas(void **state)
{
    bot_given("scenario=medium bots=all", "kien-phong: vc-guerrilla 21 ao terror 1; saigon: n");
    table.s.leader_cards = 3;
    bot_turn(VC, 124, 47);
    bot_runs("");
    assert_int_equal(table.s.at[SAIGON][K_VC_BASE], 2);
    assert_int_equal(table.s.at[SAIGON][K_VC_GUERRILLA] + table.s.at[SAIGON][K_VC_GUERRILLA_A], 4);
}

/* #122: off the roads by chapter 8: into a City only if the dice dare it [M10]. */
static void t14_15_troops_leave_the_roads_by_the_rules_of_movement(void **state)
{
    bot_given("scenario=medium bots=all",
              "saigon: police 9; loc-saigon-can-tho: nva-troop 6; trail 4");
    table.s.leader_cards = 3;
    bot_turn(NVA, 122, 47);
    bot_runs("6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6");
    assert_int_equal(table.s.at[SAIGON][K_NVA_TROOP], 0);
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
        cmocka_unit_test(t14_11_the_best_target),
        cmocka_unit_test(t14_8_spaces_by_the_list_of_the_card),
        cmocka_unit_test(t14_3_removal_by_the_own_list),
        cmocka_unit_test(t14_1_lodge_does_not_make_arvn_win),
        cmocka_unit_test(t14_1_the_end_of_the_tunnel_is_as_long_as_a_die),
        cmocka_unit_test(t14_8_different_spaces_shift),
        cmocka_unit_test(t14_1_the_piece_that_a_row_names),
        cmocka_unit_test(t14_1_out_of_cambodia_into_the_south),
        cmocka_unit_test(t14_1_the_city_most_troops_can_march_into),
        cmocka_unit_test(t14_1_where_most_of_them_are),
        cmocka_unit_test(t14_5_a_base_where_it_is_guarded),
        cmocka_unit_test(t4_8_the_own_base_is_dug_in_first),
        cmocka_unit_test(t14_1_nixon_brings_them_home_from_out_of_play),
        cmocka_unit_test(t14_1_four_guerrillas_or_two_troops),
        cmocka_unit_test(t14_1_a_troop_is_lured_into_a_small_city),
        cmocka_unit_test(t14_1_the_delta_gets_a_base_and_a_garrison),
        cmocka_unit_test(t14_15_tet_brings_bases_with_two_guerrillas),
        cmocka_unit_test(t14_15_troops_leave_the_roads_by_the_rules_of_movement),
        cmocka_unit_test(t5_1_a_pivotal_event_below_the_leader_box),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
