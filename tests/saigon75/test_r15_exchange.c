/* test_r15_exchange.c: chapter 15, the odds of the card on top of the automaton's pile, and its
 * exchange by token, after which nobody knows where a card is. */
#include "support/pile75.h"

/* ---- Odds of the card on top ----------------------------------------------------------------- */

static void r15_2_unseen_cards_are_equally_likely(void **unused)
{
    Play p;
    begin_event(&p, "solo=on", 30);
    assert_int_equal(weight_of(&p, "e01 e03 e05 e07 e09 e11 e13 e15 e17 e18 e19 e20", p.s.pile_nv),
                     0);
}

/* Three of ten unseen cards lie in a pile with two known ones: 1/5 each against 3/50. */
static void r15_2_a_known_card_against_unseen_ones(void **unused)
{
    Play p;
    load_solo(&p, "solo=on",
              "solo_card 30\nhand_nv e01 e07 e08\nturned e01\npile_nv 6\n"
              "hand_sv e02 e03 e04 e05 e06\ndiscard e09 e10\npile_count 3\ndie 4\n" EVENT_STEP);
    assert_int_equal(weight_of(&p, "e07 e08", 10), 10);
    assert_int_equal(weight_of(&p, "e11 e12 e13 e14 e15 e16 e17 e18 e19 e20", 3), 2);
}

/* SV has looked: the four are not in the pile any more, two of six unseen cards are. */
static void r15_2_the_four_sv_has_seen_are_not_in_the_pile(void **unused)
{
    Play p;
    load_solo(&p, "solo=on hand=3",
              "solo_card 30\nhand_nv e01 e07\npile_nv 4\n" SV_LOOKED EVENT_STEP);
    assert_int_equal(p.s.pile_count, 4);
    assert_int_equal(weight_of(&p, "e01 e07", 6), 6);
    assert_int_equal(weight_of(&p, "e09 e10 e13 e14 e15 e16", 2), 2);
    assert_nothing_leaks(&p);
}

/* Nobody has looked: one more unknown card in the pile, one place less among the four. */
static void r15_f_a_blind_draw_of_unseen_cards(void **unused)
{
    Play p;
    load_solo(&p, "solo=on",
              "solo_card 21\nhand_nv e01 e09\npile_nv 4\nhand_sv e02 e03 e04 e05\n"
              "discard e06 e08 e10 e11 e12 e13 e14 e15\ntokens nv gone gone\n" EXCHANGE_STEP);
    assert_int_equal(weight_of(&p, "e01 e09", 6), 6);
    assert_int_equal(weight_of(&p, "e07 e16 e17 e18 e19 e20", 2), 2);
    assert_round_trip(&p);
    play(&p, "turn e01");
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    assert_int_equal(p.s.pile_nv, 4);
    assert_int_equal(p.s.aside_count, 3);
    assert_int_equal(s75_unknown_in_pile(&p.s), 3);
    assert_int_equal(p.s.strays, 0);
    play(&p, "die 4");
    assert_int_equal(weight_of(&p, "e09", 6), 6);
    assert_int_equal(weight_of(&p, "e07 e16 e17 e18 e19 e20", 3), 1);
}

/* SV knows the four: each of them is with 1 in 4 the card drawn. Face down lie a known card, two of
 * six unseen ones and that one: 1/4, 2/24 and 1/16, or 24, 8 and 6 in 96. */
static void r15_f_a_blind_draw_of_cards_sv_has_seen(void **unused)
{
    Play p;
    load_solo(
        &p, "solo=on hand=3",
        "solo_card 21\nhand_nv e01 e07\npile_nv 4\ntokens gone nv sv\n" SV_LOOKED EXCHANGE_STEP);
    play(&p, "turn e01");
    assert_cards(p.s.strays, "e17 e18 e19 e20");
    assert_int_equal(p.s.aside, 0);
    assert_int_equal(p.s.aside_count, 3);
    assert_int_equal(s75_strays_in_pile(&p.s), 1);
    assert_int_equal(p.s.stale[SV], 1);
    play(&p, "die 4");
    assert_int_equal(weight_of(&p, "e07", 24), 10);
    assert_int_equal(weight_of(&p, "e09 e10 e13 e14 e15 e16", 8), 5);
    assert_int_equal(weight_of(&p, "e17 e18 e19 e20", 6), 7);
    assert_round_trip(&p);
    assert_nothing_leaks(&p);
    play(&p, "turn e18"); /* it was this one: the others are where they were */
    assert_int_equal(s75_strays_in_pile(&p.s), 0);
    assert_cards(p.s.strays, "e17 e19 e20");
    assert_cards(p.s.discard & cards_of("e18"), "e18");
    assert_round_trip(&p);
    assert_nothing_leaks(&p);
}

/* Two blind draws from four: each of them is one of the two with 1/2. */
static void r15_f_two_blind_draws(void **unused)
{
    Play p;
    load_solo(&p, "solo=on hand=3",
              "solo_card 29\nhand_nv e01 e07\npile_nv 4\ntokens gone gone nv\naside_count 3\n"
              "strays e17 e18 e19 e20\nseen_sv e17 e18 e19 e20\nstale 0 1\nlooker sv\n"
              "hand_sv e02 e03 e04 e05\ndiscard e06 e08 e11 e12\ndie 4\n" EXCHANGE_STEP);
    assert_int_equal(weight_of(&p, "e01 e07", 24), 10);
    play(&p, "turn e01");
    assert_int_equal(s75_strays_in_pile(&p.s), 2);
    assert_int_equal(s75_unknown_in_pile(&p.s), 1);
    play(&p, "die 4");
    assert_int_equal(weight_of(&p, "e07", 24), 10);
    assert_int_equal(weight_of(&p, "e17 e18 e19 e20", 12), 7);
    assert_int_equal(weight_of(&p, "e09 e10 e13 e14 e15 e16", 4), 5);
}

/* SV looks again: what is not among the three was drawn, and only he knows it. */
static void r15_f_sv_looks_after_a_blind_draw(void **unused)
{
    Play p;
    load_solo(
        &p, "solo=on hand=3",
        "phase sv\nhand_nv e07\npile_nv 4\ntokens gone gone sv\naside_count 3\n"
        "strays e17 e18 e19 e20\nseen_sv e17 e18 e19 e20\nstale 0 1\nlooker sv\n"
        "hand_sv e02 e03 e04 e05\ndiscard e01 e06 e08 e11 e12\ndie 4\nstep availability_use\n");
    play(&p, "exchange");
    assert_asks(&p, EXCHANGE_ASIDE, SEAT_CHANCE);
    assert_choices(&p, "aside e17; aside e18; aside e19; aside e20");
    play(&p, "aside e20; aside e17");
    assert_choices(&p, "aside e18; aside e19");
    assert_round_trip(&p);
    assert_nothing_leaks(&p);
    play(&p, "aside e19");
    assert_asks(&p, EXCHANGE_GIVE, SV);
    assert_cards(p.s.strays, "e18");
    assert_int_equal(s75_strays_in_pile(&p.s), 1);
    assert_shows(&p, SV, "\"strays\":[\"e18\"]", true);
    assert_shows(&p, NV, "e18", false);
    play(&p, "give e02; take e20");
    assert_cards(p.s.aside, "e02 e17 e19");
    assert_cards(p.s.seen[SV], "e02 e17 e19");
    assert_int_equal(p.s.stale[SV], 0);
    assert_round_trip(&p);
    assert_nothing_leaks(&p);
}

/* SV draws from the same unseen cards, whoever they belong to. */
static void r15_2_sv_draws_from_the_same_cards(void **unused)
{
    Play p;
    ActionList list;
    load_solo(&p, "solo=on hand=3",
              "phase sv\nhand_nv e01\nturned e01\npile_nv 3\nhand_sv e02 e03 e04\n"
              "discard e05 e06 e07 e09\ndie 4\nstep event_card\n");
    play(&p, "play e02");
    assert_asks(&p, EVENT_DRAW_CARD, SEAT_CHANCE);
    game_legal(&p.game, &p.s, &list);
    assert_int_equal(list.count, 12);
    for (uint32_t i = 0; i < list.count; i++)
        assert_int_equal(list.weight[i], 1);
    assert_refused(&p, "deal sv e01", "4.4");
}

/* ---- The exchange [15.f] --------------------------------------------------------------------- */

static void r15_f_the_first_yellow_card_is_exchanged(void **unused)
{
    Play p;
    play_set_up(&p, "solo=on");
    p.s.token_place[1] = TOKEN_OF_NV;
    play(&p, "solo 29");
    assert_asks(&p, SOLO_EXCHANGE_CARD, SEAT_CHANCE);
    assert_sentence(prompt_of(&p), "first yellow card");
    play(&p, "turn e19; turn e07");
    assert_int_equal(p.s.token_place[1], TOKEN_OF_NV);
    play(&p, "turn e05");
    assert_int_equal(p.s.token_place[1], TOKEN_GONE);
    assert_int_equal(p.s.token_used[NV], 1);
    assert_cards(p.s.discard, "e05");
    assert_int_equal(p.s.pile_nv, 8);
    assert_int_equal(p.s.aside_count, 3);
    assert_cards(p.s.turned, "e07 e19"); /* they stay out */
    assert_sentence(notes_of(&p, SV), "E-05 Intelligence is discarded");
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    assert_nothing_leaks(&p);
    play(&p, "die 4");
    assert_refused(&p, "turn e19", "4.4");
}

static void r15_f_without_a_yellow_card_the_token_stays(void **unused)
{
    Play p;
    load_solo(&p, "solo=on",
              "solo_card 21\nhand_nv e07 e09\nturned e07\npile_nv 3\nhand_sv e02 e03 e04 e05\n"
              "discard e11 e12 e13 e14\ntokens nv gone gone\n" EXCHANGE_STEP);
    play(&p, "turn e09; turn e10");
    assert_int_equal(count_notes(&p, N_NO_EXCHANGE), 1);
    assert_int_equal(p.s.token_place[0], TOKEN_OF_NV);
    assert_int_equal(p.s.token_used[NV], 0);
    assert_int_equal(p.s.aside_count, 4);
    assert_cards(p.s.turned, "e07 e09 e10");
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    play(&p, "die 4; done"); /* now the pile has run out */
    assert_choices(&p, "turn e07; turn e09; turn e10");
}

/* All of the pile is known, so nobody has to turn it over; it lies face up all the same. */
static void r15_f_a_known_pile_without_a_yellow_card(void **unused)
{
    Play p;
    load_solo(&p, "solo=on",
              "hand_nv e07 e09\nhand_sv e02 e03 e04 e05\ndiscard e11 e12 e13 e14\n"
              "tokens nv gone gone\nphase nv\nstep solo_card\n");
    play(&p, "solo 21");
    assert_int_equal(count_notes(&p, N_NO_EXCHANGE), 1);
    assert_cards(p.s.turned, "e07 e09");
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
}

static void r15_f_no_exchange_without_token_or_order(void **unused)
{
    Play p;
    play_set_up(&p, "solo=on");
    play(&p, "solo 21"); /* says so, but there is no token */
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    play_set_up(&p, "solo=on");
    p.s.token_place[0] = TOKEN_OF_SV;
    play(&p, "solo 21"); /* not his */
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    play_set_up(&p, "solo=on");
    p.s.token_place[0] = TOKEN_OF_NV;
    play(&p, "solo 30"); /* a token, but for something else */
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
}

static void r15_f_no_other_exchange(void **unused)
{
    Play p;
    play_set_up(&p, "solo=on");
    p.s.token_place[0] = TOKEN_OF_NV;
    play(&p, "solo 30; die 4");
    assert_asks(&p, AVAILABILITY_USE, NV);
    assert_refused(&p, "exchange", "15.f");
    assert_true(is_legal(&p, "token-activation"));
}

static void r15_f_edition_1(void **unused)
{
    Play p;
    play_set_up(&p, "solo=on edition=1");
    p.s.token_place[0] = p.s.token_place[1] = TOKEN_OF_NV;
    play(&p, "solo 21; turn e01");
    assert_int_equal(p.s.token_place[0], TOKEN_GONE);
    assert_int_equal(p.s.token_place[1], TOKEN_OF_NV); /* one card, one token */
    assert_int_equal(p.s.aside_count, 3);
    assert_int_equal(p.s.pile_nv, 8);
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r15_2_unseen_cards_are_equally_likely),
        cmocka_unit_test(r15_2_a_known_card_against_unseen_ones),
        cmocka_unit_test(r15_2_the_four_sv_has_seen_are_not_in_the_pile),
        cmocka_unit_test(r15_2_sv_draws_from_the_same_cards),
        cmocka_unit_test(r15_f_a_blind_draw_of_unseen_cards),
        cmocka_unit_test(r15_f_a_blind_draw_of_cards_sv_has_seen),
        cmocka_unit_test(r15_f_two_blind_draws),
        cmocka_unit_test(r15_f_sv_looks_after_a_blind_draw),
        cmocka_unit_test(r15_f_the_first_yellow_card_is_exchanged),
        cmocka_unit_test(r15_f_without_a_yellow_card_the_token_stays),
        cmocka_unit_test(r15_f_a_known_pile_without_a_yellow_card),
        cmocka_unit_test(r15_f_no_exchange_without_token_or_order),
        cmocka_unit_test(r15_f_no_other_exchange),
        cmocka_unit_test(r15_f_edition_1),
    };
    return cmocka_run_group_tests_name("r15_exchange", tests, NULL, NULL);
}
