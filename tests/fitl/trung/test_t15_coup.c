/* test_t15_coup.c: bots in a Coup Round [T15, T20.9-T20.13]. */
#include <stdio.h>

#include "games/fitl/players/trung/policy.h"
#include "support/bot.h"

static const char bots[] = "bots=all";

/* The faction stands at a step of the round; Control is as frozen as it would be. */
static void stand(unsigned f, unsigned step, bool frozen)
{
    State *s = &table.s;
    memset(&bot_memory, 0, sizeof bot_memory);
    s->flow.depth = 0;
    flow_call(s, GAME);
    flow_call(s, COUP)->next = 3;
    flow_call(s, ROUND)->v[0] = 3;
    s->current = 126;
    s->phase = 3;
    s->quota[0] = NOWHERE;
    if (frozen)
        fitl_freeze_control(s);
    flow_call(s, (uint8_t)step)->v[0] = (uint8_t)f;
}

/* Its next answer, carried out. */
static void expect(unsigned f, const char *dice, const char *wanted)
{
    static ActionList list;
    static Rng rng;
    TEXT(text, words, 64);
    Trung t = {&table.game, &table.s, &list, &bot_memory, &rng, (uint8_t)f};
    static uint8_t queue[8];
    bot_memory.queue = queue;
    bot_memory.queue_at = bot_memory.queue_count = 0;
    bot_memory.ties_first = 1;
    for (; *dice; dice += dice[1] ? 2 : 1)
        queue[bot_memory.queue_count++] = (uint8_t)(*dice - '0');
    Action a;
    game_legal(&table.game, &table.s, &list);
    assert_true(trung_ask(&t, flow_now(&table.s)->step, &a));
    action_print(&table.game, a, &text);
    assert_string_equal(words, wanted);
    assert_true(trung_may(&t, a));
    game_apply(&table.game, &table.s, a);
}

/* ---- Support --------------------------------------------------------------------------------- */

static void t20_9_us_pacifies_with_the_points_and_arvn_stops_at_passive(void **state)
{
    bot_given(bots, "hue: us-troop 1 police 1 arvn-troop 1 terror 1;"
                    "binh-dinh: us-troop 1 police 1 arvn-troop 1 ps");
    stand(US, PACIFY, false);
    table.s.track[T_ARVN] = 5;
    expect(US, "", "pacify hue"); /* the marker, then two levels */
    expect(US, "", "pacify hue");
    expect(US, "", "pacify hue");
    expect(US, "", "pacify binh-dinh");
    assert_int_equal(table.s.level[HUE], AS);
    assert_int_equal(table.s.level[BINH_DINH], AS);
    assert_int_equal(table.s.track[T_ARVN], 1);
    bot_given(bots, "binh-dinh: police 1 arvn-troop 2 ps");
    stand(ARVN, PACIFY, false);
    table.s.track[T_ARVN] = 5;
    expect(ARVN, "", "done");
}

static void t20_10_vc_agitates_as_far_as_its_total_goes(void **state)
{
    bot_given(bots, "vc 3; hue: vc-guerrilla 1 ps terror 1; da-nang: vc-guerrilla 1 ao terror 1");
    stand(VC, AGITATE, false);
    expect(VC, "", "agitate hue");
    expect(VC, "", "agitate hue");
    expect(VC, "", "agitate hue");
    assert_int_equal(table.s.level[HUE], PO);
    assert_int_equal(table.s.track[T_VC], 0);
    expect(VC, "", "done");
}

/* Where nobody lives a marker is not worth a point. */
static void t15_3_nobody_buys_where_nobody_lives(void **state)
{
    bot_given(bots, "vc 3; phuoc-long: vc-guerrilla 1 terror 1; hue: vc-guerrilla 1 po");
    stand(VC, AGITATE, false);
    expect(VC, "", "agitate hue");
    expect(VC, "", "done");
    bot_given(bots, "phuoc-long: us-troop 1 police 1 terror 1; hue: us-troop 1 police 1 ps");
    stand(US, PACIFY, false);
    table.s.track[T_ARVN] = 5;
    expect(US, "", "pacify hue");
    expect(US, "", "done");
}

/* A person with the US has begun in Hue: ARVN leaves it alone, but goes on where it began. */
static void t15_3_arvn_leaves_what_the_us_has_begun(void **state)
{
    bot_given("bots=arvn", "hue: us-troop 1 police 1 arvn-troop 1 po;"
                           "an-loc: police 1 arvn-troop 1 po");
    stand(ARVN, PACIFY, false);
    table.s.track[T_ARVN] = 12;
    table.s.buys = (Purchases){.count = 1, .space = {HUE}, .levels = {1}};
    expect(ARVN, "", "pacify an-loc");
    expect(ARVN, "", "pacify an-loc");
    expect(ARVN, "", "done");
}

static void t15_1_markers_go_where_most_econ_is(void **state)
{
    bot_given(bots, "loc-hue-da-nang: vc-guerrilla 1; loc-saigon-can-tho: vc-guerrilla 1;"
                    "loc-can-tho-bac-lieu: vc-guerrilla 1");
    stand(VC, RESOURCES, false);
    flow_call(&table.s, SABOTAGE);
    expect(VC, "", "space loc-saigon-can-tho");
}

static void t15_2_a_failed_attempt_takes_a_third_in_turn(void **state)
{
    bot_given(bots, "hue: arvn-troop 3 police 3; saigon: arvn-troop 3 police 3");
    stand(ARVN, RESOURCES, false);
    fitl_call_removal(&table.s, SAIGON, 2, RM_CUBES, 2, ARVN);
    flow_call(&table.s, REMOVE_PIECE);
    expect(ARVN, "", "piece arvn-troop saigon");
    expect(ARVN, "", "piece police saigon"); /* the rules ask again by themselves */
}

static void t14_15_card_64_is_paid_with_points(void **state)
{
    bot_given(bots, "hue: us-troop 2 police 1; patronage 10; aid 5");
    bot_turn(US, 64, 47);
    table.s.flow.depth--;
    Frame *turn = flow_call(&table.s, TURN);
    turn->v[0] = US;
    turn->v[1] = PLAYED_EVENT;
    turn->v[2] = 1;
    fitl_begin_event(&table.game, &table.s, US, 64, UNSHADED);
    fitl_event_step.run(&table.game, &table.s);
    expect(US, "", "choose aid-up");
    expect(US, "", "choose patronage-down");
    game_apply(&table.game, &table.s, (Action){V_DIE, 1, 0, 0});
    game_apply(&table.game, &table.s, (Action){V_DIE, 1, 0, 0});
    assert_int_equal(table.s.track[T_ARVN], 2);
    expect(US, "", "pacify hue");
    expect(US, "", "pacify hue");
    assert_int_equal(table.s.level[HUE], AS);
}

/* ---- Redeploy -------------------------------------------------------------------------------- */

static void t15_5_nva_fills_its_bases_up_to_three_dice(void **state)
{
    bot_given(bots, "southern-laos: nva-base 1; north-vietnam: nva-troop 9;"
                    "binh-dinh: nva-troop 2 us-troop 5");
    stand(NVA, NVA_TROOPS, true);
    expect(NVA, "1,1,2", "from binh-dinh"); /* in the South, neither base nor Control: first */
    expect(NVA, "", "to southern-laos");
    expect(NVA, "", "group nva-troop 2");
    expect(NVA, "", "from north-vietnam");
    expect(NVA, "", "to southern-laos");
    expect(NVA, "", "group nva-troop 2");
    expect(NVA, "", "done");
}

/* So many leave that Control, or the balance, stays as it is. */
static void leave_laos(const char *pieces, const char *group)
{
    char position[128];
    snprintf(position, sizeof position, "southern-laos: nva-base 1; central-laos: %s", pieces);
    bot_given(bots, position);
    stand(NVA, NVA_TROOPS, true);
    expect(NVA, "6,6,6", "from central-laos");
    expect(NVA, "", "to southern-laos");
    expect(NVA, "", group);
    expect(NVA, "", "done");
}

static void t20_13_whom_nva_keeps(void **state)
{
    leave_laos("nva-troop 5 nva-guerrilla 2 us-troop 2 vc-guerrilla 1", "group nva-troop 3");
    leave_laos("nva-troop 3 vc-guerrilla 2 us-troop 4", "group nva-troop 1");
    leave_laos("nva-troop 3 us-troop 5", "group nva-troop 3");
}

static void t15_4_arvn_troops_make_control_then_go_home(void **state)
{
    bot_given(bots, "phuoc-long: arvn-troop 2; binh-dinh: arvn-base 1 vc-guerrilla 1");
    stand(ARVN, ARVN_TROOPS, true);
    expect(ARVN, "", "from phuoc-long"); /* line 1: Saigon has nobody */
    expect(ARVN, "", "to saigon");
    expect(ARVN, "", "group arvn-troop 1");
    expect(ARVN, "", "from phuoc-long"); /* line 1: above the one insurgent */
    expect(ARVN, "", "to binh-dinh");
    expect(ARVN, "", "group arvn-troop 1");
    expect(ARVN, "", "done");
}

/* The last that must leave have one way out of their space, but many destinations. */
static void t15_4_the_last_to_leave_choose_too(void **state)
{
    bot_given(bots, "saigon: police 1; hue: police 1 ps; loc-can-tho-chau-doc: arvn-troop 1");
    stand(ARVN, ARVN_TROOPS, true);
    ActionList list;
    Rng rng;
    for (unsigned i = 0; i < 2; i++) {
        game_legal(&table.game, &table.s, &list);
        const uint32_t index =
            fitl_trung_memory.recall(&table.game, &table.s, &list, &bot_memory, &rng);
        game_apply(&table.game, &table.s, list.action[index]);
    }
    assert_int_equal(bot_memory.lost, 0);
    assert_int_equal(bot_memory.want.to, DA_NANG);
}

/* ---- Commitment ------------------------------------------------------------------------------ */

static void policy(unsigned leaders, unsigned die, unsigned coups, unsigned expected)
{
    bot_given("scenario=full bots=all", "");
    State *s = &table.s;
    stand(US, COMMITMENT, false);
    s->leader_cards = (uint8_t)leaders;
    s->coup_count = (uint8_t)coups;
    Frame *f = flow_call(s, TRUNG_POLICY);
    f->v[0] = die ? 1 : 0;
    s->die = (uint8_t)die;
    fitl_trung_policy_step.run(&table.game, s);
    assert_int_equal(s->us_policy, expected);
}

static void t20_11_the_policy(void **state)
{
    policy(3, 1, 3, POLICY_NIXON);
    policy(3, 2, 3, POLICY_NIXON);
    policy(3, 3, 3, POLICY_JFK);
    policy(3, 4, 3, POLICY_LBJ);
    policy(5, 0, 5, POLICY_NIXON); /* the fifth Coup of six: no die */
}

static void t15_6_lbj_brings_troops_until_five_are_left(void **state)
{
    bot_given(bots, "saigon: us-troop 26 us-base 1; out-of-play: us-troops 8;"
                    "binh-dinh: us-troop 1 police 1; hue: us-base 1 us-troop 1");
    stand(US, COMMITMENT, true);
    State *s = &table.s;
    s->us_policy = POLICY_LBJ;
    s->quota[0] = 10;
    s->quota[1] = 2;
    flow_call(s, COMMIT);
    expect(US, "", "from hue"); /* the base of a City goes to a Province */
    expect(US, "", "to binh-dinh");
    expect(US, "", "group us-base 1");
    expect(US, "", "done");           /* the group: no Troops go along */
    expect(US, "", "from available"); /* a base is Available */
    assert_int_equal(bot_memory.want.group[K_US_BASE], 1);
}

/* The whole phase with a policy, up to what others are asked. */
static void commit(unsigned policy, const char *position)
{
    static ActionList list;
    Rng rng;
    State *s = &table.s;
    bot_given(bots, position);
    stand(US, COMMITMENT, false);
    s->us_policy = (uint8_t)policy;
    bot_memory.ties_first = 1;
    flow_top(s)->v[0] = 4; /* the policy stands */
    fitl_commitment_step.run(&table.game, s);
    fitl_commitment_step.run(&table.game, s);
    while (game_actor(&table.game, s) == US) {
        game_legal(&table.game, s, &list);
        const uint32_t index = fitl_trung_memory.recall(&table.game, s, &list, &bot_memory, &rng);
        game_apply(&table.game, s, list.action[index]);
    }
}

static void t20_12_lbj_places_what_the_casualties_leave_of_ten(void **state)
{
    commit(POLICY_LBJ, "saigon: us-troop 24 us-base 1; out-of-play: us-bases 5;"
                       "casualties: us-troops 4");
    assert_int_equal(table.s.box[BOX_OUT][US_TROOP], 1);
    assert_int_equal(table.s.box[BOX_CASUALTIES][US_TROOP], 0);
    assert_int_equal(table.s.box[BOX_AVAILABLE][US_TROOP], 5);
}

/* Ten withdrawn are five points: none for Saigon. */
static void t20_12_nixon_withdraws_ten(void **state)
{
    commit(POLICY_NIXON, "saigon: us-troop 28 us-base 1 as; out-of-play: us-bases 5; hue: ps");
    assert_int_equal(table.s.box[BOX_AVAILABLE][US_TROOP], 22);
    assert_int_equal(flow_now(&table.s)->step, WITHDRAWAL);
    assert_int_equal(flow_now(&table.s)->v[0], 5);
    assert_true(game_refuse(&table.game, &table.s, (Action){V_SPACE, SAIGON, 0, 0}));
    expect(VC, "", "space hue");
}

/* With one base, still five points; with two six: Saigon can be lost. */
static void t20_12_bases_count_too(void **state)
{
    commit(POLICY_NIXON, "saigon: us-troop 28 us-base 2 as; out-of-play: us-bases 4; hue: ps");
    assert_int_equal(flow_now(&table.s)->v[0], 5);
    commit(POLICY_NIXON, "saigon: us-troop 28 us-base 2 as; da-nang: us-base 1 police 1;"
                         " out-of-play: us-bases 3; hue: ps");
    assert_int_equal(flow_now(&table.s)->v[0], 6);
    expect(VC, "", "space saigon");
}

static void t15_6_nixon_withdraws_where_no_base_is(void **state)
{
    bot_given(bots, "saigon: us-troop 20 us-base 1; loc-saigon-can-tho: us-troop 1;"
                    "can-tho: us-troop 3 police 2; out-of-play: us-troops 10");
    stand(US, COMMITMENT, true);
    State *s = &table.s;
    s->us_policy = POLICY_NIXON;
    s->quota[0] = 10;
    s->quota[1] = 0;
    flow_call(s, COMMIT);
    expect(US, "", "from loc-saigon-can-tho");
    expect(US, "", "to available");
    expect(US, "", "group us-troop 1");
    expect(US, "", "from can-tho");
}

static void commits(unsigned policy, unsigned troops, unsigned with_bases, const char *position)
{
    bot_given(bots, position);
    stand(US, COMMITMENT, true);
    table.s.us_policy = (uint8_t)policy;
    table.s.quota[0] = (uint8_t)troops;
    table.s.quota[1] = (uint8_t)with_bases;
    flow_call(&table.s, COMMIT);
}

/* A base moves inside the South only where a piece may leave; withdrawn it is in any case [T15.6.4,
 * T15.6.6]: Kontum would lose its Control. */
static void t15_6_6_who_may_leave_and_who_is_withdrawn(void **state)
{
    static const char *const outpost = "saigon: us-troop 20 us-base 1; kontum: us-base 1;"
                                       " binh-dinh: us-troop 1 police 1; out-of-play: us-troops 10";
    commits(POLICY_LBJ, 10, 2, outpost);
    expect(US, "", "from available");
    commits(POLICY_NIXON, 10, 2, outpost);
    expect(US, "", "from kontum");
    expect(US, "", "to available");
    /* Troops are withdrawn whatever Control it costs */
    commits(POLICY_NIXON, 10, 0,
            "saigon: us-troop 20 us-base 1; kontum: us-troop 1;"
            " out-of-play: us-troops 10");
    expect(US, "", "from kontum");
    expect(US, "", "to available");
}

/* ---- Police ---------------------------------------------------------------------------------- */

static void moves_police(const char *from, const char *to, const char *group)
{
    expect(ARVN, "", from);
    expect(ARVN, "", to);
    expect(ARVN, "", group);
}

/* Above the insurgents of a Province, above US Troops where Support is, up to the guerrillas of
 * LoCs, most Econ first. */
static void t15_4_police_line_by_line(void **state)
{
    bot_given(bots,
              "saigon: police 12 as; binh-dinh: us-troop 3 vc-guerrilla 1; hue: us-troop 2 ps;"
              " loc-hue-da-nang: vc-guerrilla 2; loc-saigon-can-tho: vc-guerrilla 1");
    stand(ARVN, POLICE_MOVES, true);
    moves_police("from saigon", "to binh-dinh", "group police 2");
    moves_police("from saigon", "to hue", "group police 3");
    moves_police("from saigon", "to loc-saigon-can-tho", "group police 1");
    moves_police("from saigon", "to loc-hue-da-nang", "group police 2");
    expect(ARVN, "", "done");
    bot_given(bots, "saigon: police 3 as; hue: us-troop 1 po"); /* line 2 */
    stand(ARVN, POLICE_MOVES, true);
    moves_police("from saigon", "to hue", "group police 1");
    expect(ARVN, "", "done");
}

/* Troops: Saigon first, then one where there is none, lowest level first, then above US Troops. */
static void t15_4_troops_line_by_line(void **state)
{
    bot_given(bots, "saigon: police 1; phuoc-long: arvn-troop 9; hue: police 1 n;"
                    " binh-dinh: arvn-base 1 us-troop 1 po; quang-tri-thua-thien:"
                    " us-base 1 us-troop 2 arvn-troop 1 n");
    stand(ARVN, ARVN_TROOPS, true);
    moves_police("from phuoc-long", "to binh-dinh", "group arvn-troop 1"); /* line 2 */
    moves_police("from phuoc-long", "to hue", "group arvn-troop 1");
    moves_police("from phuoc-long", "to quang-tri-thua-thien", "group arvn-troop 2"); /* line 3 */
    expect(ARVN, "", "from phuoc-long");                                              /* line 4 */
}

/* ---- Lasting effects in the Support phase [T16] ---------------------------------------------- */

static void t16_86_shaded_mandate_one_space(void **state)
{
    bot_given(bots, "capability 86 shaded; hue: police 1 arvn-troop 1; da-nang: police 1"
                    " arvn-troop 1");
    stand(ARVN, PACIFY, false);
    table.s.track[T_ARVN] = 9;
    expect(ARVN, "", "pacify hue");
    expect(ARVN, "", "done");
}

static void t16_116_unshaded_cadres_need_two(void **state)
{
    bot_given(bots, "capability 116 unshaded; vc 3; hue: vc-guerrilla 1; da-nang: vc-guerrilla 2");
    stand(VC, AGITATE, false);
    expect(VC, "", "agitate da-nang");
}

static void t15_7_withdrawal_angers_where_vc_has_a_base(void **state)
{
    bot_given(bots, "hue: ps; binh-dinh: ps vc-base 1; saigon: as");
    stand(US, COMMITMENT, true);
    flow_call(&table.s, WITHDRAWAL)->v[0] = 2;
    expect(VC, "", "space binh-dinh");
}

/* ---- Reset [T15.8] --------------------------------------------------------------------------- */

/* A Total of 0 becomes d3, another stays; the deck is laid anew. */
static void t15_8_the_total_is_rolled_and_the_deck_shuffled(void **state)
{
    for (unsigned total = 0; total < 2; total++) {
        bot_given(bots, "");
        State *s = &table.s;
        stand(VC, RESOURCES, false);
        s->track[T_VC] = (uint8_t)total;
        s->trung_size = 0;
        flow_call(s, TRUNG_DECK);
        fitl_trung_deck_step.run(&table.game, s);
        if (!total) {
            ActionList list;
            game_legal(&table.game, s, &list);
            assert_int_equal(list.count, 3);
            game_apply(&table.game, s, (Action){V_DIE, 3, 0, 0});
        }
        assert_int_equal(s->track[T_VC], total ? 1 : 3);
        assert_int_equal(flow_now(s)->step, TRUNG_CARD);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t20_9_us_pacifies_with_the_points_and_arvn_stops_at_passive),
        cmocka_unit_test(t20_10_vc_agitates_as_far_as_its_total_goes),
        cmocka_unit_test(t15_3_nobody_buys_where_nobody_lives),
        cmocka_unit_test(t15_3_arvn_leaves_what_the_us_has_begun),
        cmocka_unit_test(t15_1_markers_go_where_most_econ_is),
        cmocka_unit_test(t15_2_a_failed_attempt_takes_a_third_in_turn),
        cmocka_unit_test(t14_15_card_64_is_paid_with_points),
        cmocka_unit_test(t15_5_nva_fills_its_bases_up_to_three_dice),
        cmocka_unit_test(t15_4_arvn_troops_make_control_then_go_home),
        cmocka_unit_test(t15_4_the_last_to_leave_choose_too),
        cmocka_unit_test(t20_13_whom_nva_keeps),
        cmocka_unit_test(t20_12_lbj_places_what_the_casualties_leave_of_ten),
        cmocka_unit_test(t20_12_nixon_withdraws_ten),
        cmocka_unit_test(t20_11_the_policy),
        cmocka_unit_test(t15_6_lbj_brings_troops_until_five_are_left),
        cmocka_unit_test(t20_12_bases_count_too),
        cmocka_unit_test(t15_8_the_total_is_rolled_and_the_deck_shuffled),
        cmocka_unit_test(t15_6_nixon_withdraws_where_no_base_is),
        cmocka_unit_test(t15_6_6_who_may_leave_and_who_is_withdrawn),
        cmocka_unit_test(t15_4_police_line_by_line),
        cmocka_unit_test(t15_4_troops_line_by_line),
        cmocka_unit_test(t16_86_shaded_mandate_one_space),
        cmocka_unit_test(t16_116_unshaded_cadres_need_two),
        cmocka_unit_test(t15_7_withdrawal_angers_where_vc_has_a_base),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
