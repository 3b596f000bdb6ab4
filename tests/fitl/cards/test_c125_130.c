/* test_c125_130.c: the Coup cards 125 to 130: who rules, what the ruler's text changes while he
 * rules, and what a Failed Attempt costs. */
#include "support/deed.h"

static const char *const police_in_all_cities =
    "hue: police 1; da-nang: police 1; kontum: police 1; qui-nhon: police 1; cam-ranh: police 1;"
    "an-loc: police 1; saigon: police 1; can-tho: police 1";

/* The Coup card is played, the card after the next is drawn, the Support Phase is reached. */
static void play_coup(unsigned card) { lake_coup(&table, card), answer("card 3"); }

/* ---- The leader box -------------------------------------------------------------------------- */

static void a_coup_card_becomes_the_leader(void **state)
{
    for (unsigned card = KHANH; card <= THIEU; card++) {
        given_with("scenario=full", police_in_all_cities);
        assert_int_equal(table.s.leader, 0);
        play_coup(card);
        assert_int_equal(table.s.leader, card);
        assert_int_equal(table.s.leader_cards, 1);
    }
}

static void the_next_leader_covers_a_leader_face_down(void **state)
{
    given(police_in_all_cities);
    and_given("leader 126");
    table.s.leader_down = 1;
    play_coup(THIEU);
    assert_int_equal(table.s.leader, THIEU);
    assert_int_equal(table.s.leader_down, 0);
    assert_int_equal(table.s.leader_cards, 2);
}

/* ---- Minh ------------------------------------------------------------------------------------ */

static void minh_adds_aid_to_an_arvn_train_until_a_coup(void **state)
{
    given_with("scenario=full", police_in_all_cities);
    operation(ARVN, OP_TRAIN, OP_LIMITED);
    answer("space hue; choose nothing; done");
    assert_int_equal(table.s.track[T_AID], 25);
    given_with("scenario=full", police_in_all_cities);
    operation(US, OP_TRAIN, OP_LIMITED);
    assert_int_equal(table.s.track[T_AID], 20);
    and_given("leader 128");
    operation(ARVN, OP_TRAIN, OP_LIMITED);
    answer("space hue; choose nothing; done");
    assert_int_equal(table.s.track[T_AID], 20);
}

/* ---- 125 Nguyen Khanh ------------------------------------------------------------------------ */

static void begin_transport(const char *leader)
{
    given("hue: arvn-troop 4");
    and_given(leader);
    operation(ARVN, OP_PATROL, 0);
    answer("activity transport; from hue");
}

static void card_125_transport_uses_one_loc(void **state)
{
    begin_transport("leader 125");
    may("to: loc-hue-da-nang loc-hue-khe-sanh quang-tri-thua-thien da-nang quang-nam central-laos");
    may_not("to: loc-da-nang-qui-nhon qui-nhon");
    answer("to da-nang; group arvn-troop 2; from hue"); /* by Route 1 */
    may("to: loc-hue-da-nang quang-tri-thua-thien");
    may_not("to: loc-hue-khe-sanh");
    changes_so_far("arvn -3; hue: arvn-troop -2; da-nang: arvn-troop +2");
    begin_transport("leader 128");
    may("to: loc-da-nang-qui-nhon qui-nhon saigon");
}

/* ---- 126 Young Turks ------------------------------------------------------------------------- */

static void govern_twice(const char *leader)
{
    given("hue: police 2 ps; da-nang: police 2 ps");
    and_given(leader);
    operation(ARVN, OP_PATROL, 0);
    answer("activity govern; space hue; choose aid; space da-nang; choose aid; done");
}

static void card_126_govern_brings_two_patronage_once(void **state)
{
    govern_twice("leader 126");
    changes_so_far("arvn -3; aid +9; patronage +2");
    govern_twice("leader 128");
    changes_so_far("arvn -3; aid +9");
}

/* ---- 127 Nguyen Cao Ky ----------------------------------------------------------------------- */

static const char *const loyal_hue =
    "hue: us-troop 1 arvn-troop 1 terror 1; tay-ninh: vc-guerrilla 1";

static void card_127_pacification_costs_four_in_its_own_coup_round(void **state)
{
    given(police_in_all_cities);
    and_given(loyal_hue);
    play_coup(KY);
    and_given("arvn 60");
    asks(US);
    answer("pacify hue; pacify hue; done");
    asks(ARVN);
    answer("pacify hue; done");
    asks(VC);
    answer("agitate tay-ninh");
    changes_so_far("arvn -12; hue: terror -1 n->as; vc -1; tay-ninh: n->po");
}

static void card_127_and_in_every_train(void **state)
{
    given(police_in_all_cities);
    and_given(loyal_hue);
    and_given("leader 127; arvn 60");
    operation(US, OP_TRAIN, OP_LIMITED);
    answer("space hue; choose nothing; pacify hue; pacify hue");
    changes_so_far("arvn -8; hue: terror -1 n->ps");
    and_given("leader 128; arvn 60");
    operation(ARVN, OP_TRAIN, OP_LIMITED);
    answer("space hue; choose nothing; pacify hue");
    changes_so_far("arvn -3; hue: ps->as");
}

/* ---- 128 Nguyen Van Thieu -------------------------------------------------------------------- */

static void card_128_ends_the_text_of_the_leader_before_him(void **state)
{
    given(police_in_all_cities);
    and_given(loyal_hue);
    and_given("leader 127");
    play_coup(THIEU);
    and_given("arvn 60");
    asks(US);
    answer("pacify hue; pacify hue; done");
    asks(ARVN);
    answer("pacify hue");
    changes_so_far("arvn -9; hue: terror -1 n->as");
}

/* ---- 129, 130 Failed Attempt ----------------------------------------------------------------- */

static void cards_129_and_130_cost_arvn_a_third_of_its_cubes_everywhere(void **state)
{
    for (unsigned card = FAILED_1; card <= FAILED_2; card++) {
        given_with("scenario=full", police_in_all_cities);
        and_given("hue: arvn-troop 4 police 1 ranger 3 us-troop 3; da-nang: arvn-troop 1;"
                  "central-laos: arvn-troop 3; loc-hue-da-nang: police 5; saigon: arvn-base 2");
        play_coup(card);
        and_given(""); /* the cards are drawn */
        asks(ARVN);
        may_not("piece ranger hue; piece us-troop hue; done");
        answer("piece police hue; piece arvn-troop hue");
        changes_so_far("hue: police -1 arvn-troop -1; central-laos: arvn-troop -1;"
                       "loc-hue-da-nang: police -1; leader-cards +1; coup-count +1; trail -1;"
                       "arvn +35; nva +2"); /* and the Resources Phase */
    }
}

static void a_failed_attempt_lies_under_the_leader(void **state)
{
    given(police_in_all_cities);
    and_given("leader 127");
    play_coup(FAILED_1);
    assert_int_equal(table.s.leader, KY);
    assert_int_equal(table.s.leader_cards, 2);
    assert_int_equal(table.s.leader_down, 0);
}

static void the_first_failed_attempt_ends_minh_for_nobody(void **state)
{
    given_with("scenario=full", police_in_all_cities);
    play_coup(FAILED_2);
    assert_int_equal(table.s.leader, 0);
    assert_int_equal(table.s.leader_cards, 1);
    operation(ARVN, OP_TRAIN, OP_LIMITED);
    and_given("aid 20");
    answer("space hue; choose nothing; done");
    assert_int_equal(table.s.track[T_AID], 20);
}

/* With Saigon ARVN has 51 points; the deserters lose it the City before anybody counts. */
static void a_failed_attempt_comes_before_the_victory_phase(void **state)
{
    given("saigon: police 3 vc-guerrilla 2; patronage 45");
    assert_int_equal(fitl_score(&table.game, &table.s, ARVN), 51);
    play_coup(FAILED_1);
    assert_false(game_over(&table.s));
    assert_int_equal(fitl_score(&table.game, &table.s, ARVN), 45);
    given("saigon: police 3 vc-guerrilla 2; patronage 45");
    lake_coup(&table, THIEU);
    answer("card 3");
    assert_true(game_over(&table.s));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_coup_card_becomes_the_leader),
        cmocka_unit_test(the_next_leader_covers_a_leader_face_down),
        cmocka_unit_test(minh_adds_aid_to_an_arvn_train_until_a_coup),
        cmocka_unit_test(card_125_transport_uses_one_loc),
        cmocka_unit_test(card_126_govern_brings_two_patronage_once),
        cmocka_unit_test(card_127_pacification_costs_four_in_its_own_coup_round),
        cmocka_unit_test(card_127_and_in_every_train),
        cmocka_unit_test(card_128_ends_the_text_of_the_leader_before_him),
        cmocka_unit_test(cards_129_and_130_cost_arvn_a_third_of_its_cubes_everywhere),
        cmocka_unit_test(a_failed_attempt_lies_under_the_leader),
        cmocka_unit_test(the_first_failed_attempt_ends_minh_for_nobody),
        cmocka_unit_test(a_failed_attempt_comes_before_the_victory_phase),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
