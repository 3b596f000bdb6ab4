/* test_r15_cards.c: chapter 15, the automaton's cards: the solo card of a phase and the pile of
 * event cards it turns over. Odds and exchange are in test_r15_exchange.c, a table with real cards
 * in test_r15_table.c. */
#include "support/idle75.h"
#include "support/pile75.h"

/* ---- The solo card [15.1] -------------------------------------------------------------------- */

static void r15_1_solo_card_before_availability(void **unused)
{
    Play p;
    ActionList list;
    play_set_up(&p, "solo=on");
    assert_asks(&p, SOLO_CARD, SEAT_CHANCE);
    assert_int_equal(p.s.die, 0);
    assert_string_equal(prompt_of(&p), "Which solo card was drawn?");
    game_legal(&p.game, &p.s, &list);
    assert_int_equal(list.count, SOLO_CARDS);
    for (uint32_t i = 0; i < list.count; i++)
        assert_int_equal(list.weight[i], 1);
    assert_round_trip(&p);
    play(&p, "solo 30");
    assert_int_equal(p.s.solo_card - 1, (int)solo_index(&p, 30));
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    assert_round_trip(&p);
}

static void r15_1_solo_card_says_what_it_says(void **unused)
{
    Play p;
    play_set_up(&p, "solo=on");
    play(&p, "solo 30");
    const char *notes = notes_of(&p, SV);
    assert_sentence(notes, "Solo card 30.");
    assert_sentence(notes, "red, else green, else yellow");
    assert_sentence(notes, "towards Quảng Trị, Huế, Đà Nẵng");
    assert_sentence(notes, "+1 activation");
    assert_sentence(notes, "where it is at least equal");
    play_set_up(&p, "solo=on");
    play(&p, "solo 23");
    assert_sentence(notes_of(&p, SEAT_WATCHER), "reinforcement, else towards Saigon");
}

static void r15_1_solo_card_goes_with_the_phase(void **unused)
{
    Play p;
    play_set_up(&p, "solo=on");
    play(&p, "solo 30");
    idle_to(&p, 1, SV, AVAILABILITY_ROLL);
    assert_int_equal(p.s.solo_card, 0);
    idle_to(&p, 2, NV, SOLO_CARD);
    assert_int_equal(p.s.solo_card, 0);
    assert_int_equal(count_provinces(p.s.solo_left), SOLO_CARDS - 1);
    assert_refused(&p, "solo 30", "4.4");
    assert_true(is_legal(&p, "solo 29"));
}

static void r15_1_no_solo_card_comes_twice(void **unused)
{
    Play p;
    unsigned drawn = 0, count = 0;
    play_set_up(&p, "solo=on");
    while (!game_over(&p.s)) {
        const Action action = idle_once(&p);
        if (action.verb != V_SOLO)
            continue;
        assert_false(drawn >> action.a & 1);
        drawn |= 1u << action.a;
        count++;
    }
    assert_int_equal(count, TURNS);
    assert_int_equal(count_provinces(p.s.solo_left), SOLO_CARDS - TURNS);
}

static void r15_1_no_solo_card_without_the_automaton(void **unused)
{
    Play p;
    play_set_up(&p, NULL);
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    assert_refused(&p, "solo 30", "4.4");
    assert_shows(&p, SEAT_REFEREE, "\"solo\":null", true);
}

/* ---- The pile [15, 15.2] --------------------------------------------------------------------- */

static void r15_2_the_pile_is_not_dealt(void **unused)
{
    static const struct {
        const char *options;
        unsigned hand, pile;
    } games[] = {{"solo=on", 8, 0}, {"solo=on hand=3", 3, 10}, {"solo=on edition=1", 8, 0}};
    for (unsigned i = 0; i < COUNT_OF(games); i++) {
        Play p;
        play_set_up(&p, games[i].options);
        assert_int_equal(count_provinces(p.s.hand[SV]), games[i].hand);
        assert_int_equal(p.s.pile_nv, games[i].hand);
        assert_int_equal(p.s.hand[NV], 0);
        assert_int_equal(p.s.pile_count, games[i].pile);
        assert_int_equal(p.s.aside_count, 4);
        assert_int_equal(p.s.aside, 0);
        assert_int_equal(count_provinces(p.s.unseen), CARDS - games[i].hand);
        assert_shows(&p, NV, "\"hands\":{\"nv\":{\"count\":", true);
        assert_nothing_leaks(&p);
    }
}

static void r15_2_the_first_colour_is_played(void **unused)
{
    Play p;
    begin_event(&p, "solo=on", 30);
    assert_asks(&p, SOLO_EVENT_CARD, SEAT_CHANCE);
    assert_sentence(prompt_of(&p), "a red card");
    play(&p, "turn e01; turn e07");
    assert_asks(&p, SOLO_EVENT_CARD, SEAT_CHANCE);
    assert_sentence(notes_of(&p, SEAT_WATCHER), "turns over E-07 Limited offensive");
    assert_round_trip(&p);
    play(&p, "turn e09");
    assert_int_equal(p.s.card, E09_ARMOURED_SUPPORT);
    assert_int_equal(p.s.card_uses, 1);
    assert_cards(p.s.discard, "e09");
    assert_sentence(notes_of(&p, SV), "North Vietnam plays E-09 Armoured support");
    assert_cards(p.s.hand[NV], "e01 e07");
    assert_cards(p.s.turned, "e01 e07");
    assert_int_equal(p.s.pile_nv, 7);
    assert_int_equal(p.s.active, NV);
    assert_round_trip(&p);
}

static void r15_2_the_card_takes_effect(void **unused)
{
    Play p;
    begin_event(&p, "solo=on", 25); /* green first */
    play(&p, "turn e07");
    assert_asks(&p, OFFENSIVE_ROLL, SEAT_CHANCE);
    assert_round_trip(&p);
    play(&p, "die 3");
    assert_int_equal(p.s.combat_limit, 1);
}

static void r15_2_turned_cards_stay_out(void **unused)
{
    Play p;
    begin_event(&p, "solo=on", 30);
    play(&p, "turn e01; turn e03; turn e09");
    idle_to(&p, 3, NV, SOLO_CARD);
    play(&p, "solo 22; die 4");
    assert_asks(&p, SOLO_EVENT_CARD, SEAT_CHANCE);
    assert_cards(p.s.turned, "e01 e03");
    assert_refused(&p, "turn e01", "4.4");
    assert_refused(&p, "turn e03", "4.4");
    assert_refused(&p, "turn e09", "4.4");
    assert_true(is_legal(&p, "turn e05"));
}

/* Two cards lie face up, none of the two face-down ones is red: all four are shuffled, and the
 * search goes on for red. */
static void r15_2_the_pile_is_shuffled_when_it_runs_out(void **unused)
{
    Play p;
    load_solo(
        &p, "solo=on",
        "solo_card 30\nhand_nv e01 e09 e10\nturned e01 e09 e10\npile_nv 4\n"
        "hand_sv e02 e03 e04 e05\ndiscard e11 e12 e13 e14 e15 e16 e17 e18\ndie 4\n" EVENT_STEP);
    play(&p, "turn e08");
    assert_asks(&p, SOLO_EVENT_CARD, SEAT_CHANCE);
    assert_int_equal(count_notes(&p, N_SHUFFLED), 1);
    assert_int_equal(count_notes(&p, N_NO_COLOUR), 0);
    assert_sentence(notes_of(&p, SV), "No red card is left");
    assert_int_equal(p.s.turned, 0);
    assert_cards(p.s.hand[NV], "e01 e08 e09 e10");
    assert_choices(&p, "turn e01; turn e08; turn e09; turn e10");
    play(&p, "turn e01; turn e10");
    assert_int_equal(p.s.card, E10_VC_ATTACK);
    assert_cards(p.s.turned, "e01");
    assert_int_equal(p.s.pile_nv, 3);
}

static void r15_2_all_face_up_is_run_out(void **unused)
{
    Play p;
    play_phase(&p, "solo=on", 2, NV, 4, EVENT);
    draw_solo(&p, 30);
    p.s.hand[NV] = p.s.turned = cards_of("e01 e09");
    p.s.unseen &= ~p.s.hand[NV];
    p.s.discard = cards_of("e03 e05 e07 e11 e13 e15");
    p.s.unseen &= ~p.s.discard;
    p.s.pile_nv = 2;
    play_go(&p);
    assert_choices(&p, "turn e01; turn e09");
    assert_int_equal(count_notes(&p, N_SHUFFLED), 1);
}

/* Red, then green: the only card left is yellow. */
static void r15_2_second_and_third_colour(void **unused)
{
    Play p;
    load_solo(
        &p, "solo=on",
        "solo_card 30\npile_nv 1\nhand_sv e02 e03 e04 e05\ndiscard e06 e07 e08 e09 e10 e11 e12 "
        "e13 e14 e15 e16\ndie "
        "4\n" EVENT_STEP);
    play(&p, "turn e01");
    assert_int_equal(count_notes(&p, N_SHUFFLED), 2);
    assert_int_equal(count_notes(&p, N_NO_COLOUR), 2);
    assert_sentence(notes_of(&p, SV), "Not one of them is green");
    assert_sentence(prompt_of(&p), "a yellow card");
    assert_choices(&p, "turn e01");
    assert_round_trip(&p);
    play(&p, "turn e01");
    assert_int_equal(p.s.card, E01_COUNTER_ATTACK);
    assert_int_equal(p.s.pile_nv, 0);
    assert_int_equal(p.s.turned, 0);
}

static void r15_2_known_cards_need_not_be_turned_over_in_vain(void **unused)
{
    Play p;
    play_phase(&p, "solo=on", 2, NV, 4, EVENT);
    draw_solo(&p, 27); /* yellow green red */
    p.s.hand[NV] = cards_of("e07 e09");
    p.s.discard = cards_of("e01 e03 e05 e11 e13 e15");
    p.s.unseen &= ~(p.s.hand[NV] | p.s.discard);
    p.s.pile_nv = 2;
    play_go(&p);
    assert_sentence(prompt_of(&p), "a green card");
    assert_choices(&p, "turn e07; turn e09");
    assert_int_equal(count_notes(&p, N_NO_COLOUR), 1);
    assert_int_equal(count_notes(&p, N_TURNED), 0);
}

/* What SV holds must not shorten a search: it would tell his hand. */
static void r15_2_the_search_does_not_betray_hands(void **unused)
{
    Play p;
    load_solo(&p, "solo=on",
              "solo_card 27\npile_nv 2\nhand_sv e01 e02 e03 e04 e05 e06\n"
              "discard e11 e12 e13 e14\ndie 4\n" EVENT_STEP);
    assert_asks(&p, SOLO_EVENT_CARD, SEAT_CHANCE);
    play(&p, "turn e09"); /* no yellow card can be there, but only SV knows it */
    assert_asks(&p, SOLO_EVENT_CARD, SEAT_CHANCE);
    assert_int_equal(count_notes(&p, N_SHUFFLED), 0);
}

static void r15_2_an_empty_pile_skips_the_step(void **unused)
{
    Play p;
    play_phase(&p, "solo=on", 2, NV, 4, EVENT);
    draw_solo(&p, 30);
    p.s.discard = cards_of("e01 e03 e05 e07 e09 e11 e13 e15");
    p.s.unseen &= ~p.s.discard;
    p.s.pile_nv = 0;
    play_go(&p);
    assert_int_equal(p.s.card, NO_CARD);
    assert_int_equal(game_actor(&p.game, &p.s), NV);
}

static void r15_2_the_pile_grows_from_the_draw_pile(void **unused)
{
    Play p;
    begin_event(&p, "solo=on hand=3", 30);
    assert_int_equal(p.s.pile_nv, 3);
    play(&p, "turn e01; turn e09");
    assert_int_equal(p.s.pile_nv, 3);
    assert_int_equal(p.s.pile_count, 9);
    assert_sentence(notes_of(&p, SEAT_REFEREE), "North Vietnam draws a card.");
    assert_cards(p.s.hand[NV], "e01");
    assert_int_equal(s75_unknown_in_pile(&p.s), 2);
    assert_nothing_leaks(&p);
}

static void r15_2_the_pile_does_not_grow_from_nothing(void **unused)
{
    Play p;
    load_solo(&p, "solo=on hand=3",
              "solo_card 30\npile_nv 3\nhand_sv e02 e03 e04\npile_count 0\n"
              "discard e11 e12 e13 e14 e15 e16 e17 e18 e19 e20\ndie 4\n" EVENT_STEP);
    play(&p, "turn e09");
    assert_int_equal(p.s.pile_nv, 2);
    assert_int_equal(p.s.aside, 0); /* nobody can say what lies there */
}

static void r15_2_nv_is_never_asked_for_a_card(void **unused)
{
    static const char *const options[] = {"solo=on", "solo=on hand=3", "solo=on edition=1"};
    Rng rng;
    rng_seed(&rng, 2);
    for (unsigned game = 0; game < 12; game++) {
        Play p;
        ActionList list;
        play_set_up(&p, options[game % COUNT_OF(options)]);
        while (!game_over(&p.s)) {
            game_legal(&p.game, &p.s, &list);
            for (uint32_t i = 0; game_actor(&p.game, &p.s) == NV && i < list.count; i++) {
                const uint8_t verb = list.action[i].verb;
                assert_true(verb != V_PLAY && verb != V_EXCHANGE && verb != V_GIVE);
            }
            const uint32_t i = list.chance ? game_draw(&list, &rng) : rng_below(&rng, list.count);
            game_apply(&p.game, &p.s, list.action[i]);
        }
    }
}

/* ---- 17.9 ------------------------------------------------------------------------------------ */

/* Yellow, red, green; no yellow card among the four unplayed ones, two red. */
static void r17_9_solo_event(void **unused)
{
    Play p;
    load_solo(
        &p, "solo=on",
        "solo_card 23\npile_nv 4\nhand_sv e01 e02 e03 e04\ndiscard e11 e12 e13 e14 e15 e16 e17 "
        "e18\ndie "
        "4\n" EVENT_STEP);
    play(&p, "turn e07; turn e09; turn e08");
    assert_cards(p.s.turned, "e07 e08 e09");
    assert_int_equal(count_notes(&p, N_SHUFFLED), 0);
    play(&p, "turn e10"); /* to the end; shuffled; in vain; shuffled */
    assert_int_equal(count_notes(&p, N_SHUFFLED), 1);
    assert_int_equal(count_notes(&p, N_NO_COLOUR), 1);
    assert_int_equal(p.s.turned, 0);
    assert_sentence(prompt_of(&p), "a red card");
    assert_int_equal(weight_of(&p, "e07 e08 e09 e10", 1), 0);
    assert_round_trip(&p);
    play(&p, "turn e08; turn e10");
    assert_int_equal(p.s.card, E10_VC_ATTACK);
    assert_cards(p.s.turned, "e08"); /* shown before it, stays out */
    assert_cards(p.s.hand[NV], "e07 e08 e09");
    assert_int_equal(p.s.pile_nv, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r15_1_solo_card_before_availability),
        cmocka_unit_test(r15_1_solo_card_says_what_it_says),
        cmocka_unit_test(r15_1_solo_card_goes_with_the_phase),
        cmocka_unit_test(r15_1_no_solo_card_comes_twice),
        cmocka_unit_test(r15_1_no_solo_card_without_the_automaton),
        cmocka_unit_test(r15_2_the_pile_is_not_dealt),
        cmocka_unit_test(r15_2_the_first_colour_is_played),
        cmocka_unit_test(r15_2_the_card_takes_effect),
        cmocka_unit_test(r15_2_turned_cards_stay_out),
        cmocka_unit_test(r15_2_the_pile_is_shuffled_when_it_runs_out),
        cmocka_unit_test(r15_2_all_face_up_is_run_out),
        cmocka_unit_test(r15_2_second_and_third_colour),
        cmocka_unit_test(r15_2_known_cards_need_not_be_turned_over_in_vain),
        cmocka_unit_test(r15_2_the_search_does_not_betray_hands),
        cmocka_unit_test(r15_2_an_empty_pile_skips_the_step),
        cmocka_unit_test(r15_2_the_pile_grows_from_the_draw_pile),
        cmocka_unit_test(r15_2_the_pile_does_not_grow_from_nothing),
        cmocka_unit_test(r15_2_nv_is_never_asked_for_a_card),
        cmocka_unit_test(r17_9_solo_event),
    };
    return cmocka_run_group_tests_name("r15_cards", tests, NULL, NULL);
}
