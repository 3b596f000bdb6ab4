/* test_r12_uses.c: chapter 12: the two larger uses of a token, the exchange of a card and the
 * strategic move. Who gets tokens, and their dice, are in test_r12_tokens.c. */
#include "games/saigon75/rules/s75.h"
#include "support/idle75.h"

static bool holds(const Play *p, unsigned side, unsigned card)
{
    return p->s.hand[side] >> card & 1;
}
static bool is_aside(const Play *p, unsigned card) { return p->s.aside >> card & 1; }

/* The first choice of a step of NV's turn 4, with a token. NV holds E-01, E-03, E-05... */
static void nv_with_token(Play *p, const char *options, unsigned step)
{
    play_phase(p, options, 4, NV, 2, step);
    play_put(p, "quang_ngai: svd1; saigon: svd2");
    p->s.token_place[0] = TOKEN_OF_NV;
    play_go(p);
}

static void assert_even_odds(Play *p, unsigned count)
{
    ActionList list;
    game_legal(&p->game, &p->s, &list);
    assert_int_equal(list.count, count);
    for (unsigned i = 1; i < count; i++)
        assert_int_equal(list.weight[i], list.weight[0]);
}

/* ---- Exchange, second edition [12.3, 12.c] --------------------------------------------------- */

static void r12_3_exchange_looks_and_swaps(void **state)
{
    Play p;
    nv_with_token(&p, "edition=2 hand=8", EVENT);
    play(&p, "exchange");
    assert_asks(&p, EXCHANGE_KNOWN, SEAT_CHANCE);
    play(&p, "look");
    assert_asks(&p, EXCHANGE_GIVE, NV);
    assert_refused(&p, "done", "4.4"); /* having looked he swaps */
    assert_false(is_legal(&p, "give e02"));
    play(&p, "give e01");
    assert_choices(&p, "take e17; take e18; take e19; take e20");
    assert_refused(&p, "take e02", "12.3");
    play(&p, "take e18");
    assert_true(holds(&p, NV, E18_VC_INFILTRATION));
    assert_true(is_aside(&p, E01_COUNTER_ATTACK)); /* the card given joins the four */
    assert_int_equal(count_provinces(p.s.aside), 4);
    assert_int_equal(count_provinces(p.s.hand[NV]), 8);
    assert_int_equal(p.s.token_place[0], TOKEN_GONE);
    play(&p, "play e18"); /* a card is still to be played, the new one too */
}

static void r12_3_exchange_before_the_four_are_known(void **state)
{
    Play p;
    nv_with_token(&p, "edition=2 hand=3", EVENT);
    play(&p, "exchange");
    assert_asks(&p, EXCHANGE_ASIDE, SEAT_CHANCE);
    assert_even_odds(&p, 14); /* ten of the pile, four aside */
    play(&p, "aside e07; aside e20; aside e12");
    assert_even_odds(&p, 11);
    play(&p, "aside e10; give e05");
    assert_choices(&p, "take e07; take e20; take e12; take e10");
    play(&p, "take e12");
    assert_int_equal(p.s.pile_count, 10);
    assert_int_equal(count_provinces(p.s.unseen), 10);
    assert_true(holds(&p, NV, E12_DIRECTIVE));
}

static void r12_c_giver_knows_the_four(void **state)
{
    Play p;
    nv_with_token(&p, "edition=2 hand=8", EVENT);
    play(&p, "exchange; look; give e01; take e18");
    assert_int_equal(p.s.seen[NV], p.s.aside);
    assert_int_equal(p.s.seen[SV], 0);
}

static void r12_c_exchange_in_three_steps(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 4, NV, 0, AVAILABILITY);
    play_put(&p, "quang_ngai: svd1");
    p.s.token_place[0] = TOKEN_OF_NV;
    play_go(&p);
    play(&p, "die 2");
    assert_true(is_legal(&p, "exchange"));
    play(&p, "done");
    assert_asks(&p, EVENT_CARD, NV);
    assert_true(is_legal(&p, "exchange"));
    play(&p, "play e01");
    assert_asks(&p, PREPARE, NV);
    assert_true(is_legal(&p, "exchange"));
}

static void r12_c_no_exchange_in_combat(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 4, NV, 2, COMBATS);
    play_put(&p, "quang_ngai: nvd1 svd1");
    p.s.token_place[0] = TOKEN_OF_NV;
    play_go(&p);
    assert_asks(&p, DECLARE, NV);
    assert_refused(&p, "exchange", "12.c");
}

static void availability_with_empty_hand(Play *p)
{
    play_phase(p, "edition=2", 8, NV, 0, AVAILABILITY);
    play_put(p, "quang_ngai: svd1");
    p->s.hand[SV] |= p->s.hand[NV];
    p->s.hand[NV] = 0;
    p->s.token_place[0] = TOKEN_OF_NV;
    play_go(p);
    play(p, "die 1");
}

static void r12_c_exchange_needs_a_card_in_hand(void **state)
{
    Play p;
    availability_with_empty_hand(&p);
    assert_choices(&p, "reroll; plus; token-activation; done");
}

static void r12_c_refusal_with_an_empty_hand(void **state)
{
    Play p;
    availability_with_empty_hand(&p);
    assert_refused(&p, "exchange", "12.c");
}

/* ---- Exchange, first edition ----------------------------------------------------------------- */

static void r12_3_first_edition_discards_and_draws(void **state)
{
    Play p;
    nv_with_token(&p, "edition=1 hand=8", EVENT);
    play(&p, "exchange");
    assert_asks(&p, EXCHANGE_DISCARD, NV);
    assert_refused(&p, "done", "4.4");
    play(&p, "give e03");
    assert_asks(&p, EXCHANGE_DRAW, SEAT_CHANCE);
    assert_even_odds(&p, 4);
    play(&p, "deal nv e19");
    assert_true(holds(&p, NV, E19_UPRISING));
    assert_true(p.s.discard >> E03_AIR_STRIKES & 1);
    assert_int_equal(count_provinces(p.s.aside), 3);
    assert_int_equal(count_provinces(p.s.hand[NV]), 8);
    assert_int_equal(p.s.seen[NV], 0); /* he has not looked */
    assert_asks(&p, EVENT_CARD, NV);
}

static void r12_3_first_edition_with_a_pile(void **state)
{
    Play p;
    nv_with_token(&p, "edition=1 hand=3", EVENT);
    play(&p, "exchange; give e03");
    assert_even_odds(&p, 14); /* nobody knows which four they are */
    play(&p, "deal nv e19; play e19");
    assert_asks(&p, EVENT_DRAW_CARD, SEAT_CHANCE);
    assert_int_equal(p.s.aside_count, 3);
    assert_int_equal(p.s.pile_count, 10);
}

/* ---- Strategic move [12.3] ------------------------------------------------------------------- */

static void r12_3_strategic_move_of_two_units(void **state)
{
    Play p;
    nv_with_token(&p, "edition=2", MOVEMENT);
    play(&p, "strategic; move nvd1; to ca_mau; move vc1; to quang_ngai");
    assert_at(&p, "nvd1", "ca_mau"); /* no border province, out of the Reserve */
    assert_at(&p, "vc1", "quang_ngai");
    assert_int_equal(p.s.spent, 0);
    assert_int_equal(p.s.free_vc, 0);
    assert_int_equal(p.s.token_place[0], TOKEN_GONE);
    assert_asks(&p, PREPARE, NV);
}

static void r12_3_strategic_move_at_the_start_only(void **state)
{
    Play p;
    nv_with_token(&p, "edition=2", EVENT);
    assert_refused(&p, "strategic", "12.3");
    play(&p, "play e01; done");
    assert_asks(&p, MOVE_UNIT, NV);
    assert_refused(&p, "strategic", "12.3");
}

static void r12_3_strategic_units_cannot_fight_in_edition_2(void **state)
{
    Play p;
    nv_with_token(&p, "edition=2", MOVEMENT);
    play(&p, "strategic; move nvd1; to saigon; move nvd2; to quang_ngai; done");
    play(&p, "move nvd3; to kon_tum; done");
    assert_int_equal(p.s.active, SV); /* nobody who could attack */
    nv_with_token(&p, "edition=2", MOVEMENT);
    play_put(&p, "quang_ngai: nvd9 nvd10");
    play(&p, "strategic; move nvd1; to saigon; move nvd2; to quang_ngai; done; done");
    assert_refused(&p, "attack saigon", "9.2");
    play(&p, "attack quang_ngai");
    assert_refused(&p, "commit nvd2", "12.3");
    play(&p, "commit-all");
    assert_int_equal(p.s.combat.dice[NV], 2);
}

static void r12_3_strategic_units_fight_in_edition_1(void **state)
{
    Play p;
    nv_with_token(&p, "edition=1", MOVEMENT);
    play(&p, "strategic; move nvd1; to quang_ngai; move vc1; to quang_ngai; done; done");
    play(&p, "attack quang_ngai; commit-all");
    assert_int_equal(p.s.combat.dice[NV], 2);
    assert_int_equal(p.s.spent, 0); /* activated, but free */
    assert_int_equal(p.s.free_vc, 0);
}

static void r12_3_several_strategic_moves_in_edition_1(void **state)
{
    Play p;
    play_phase(&p, "edition=1", 6, NV, 1, MOVEMENT);
    play_put(&p, "quang_ngai: svd1");
    p.s.token_place[0] = p.s.token_place[1] = TOKEN_OF_NV;
    play_go(&p);
    play(&p, "strategic; move nvd1; to ca_mau; done; strategic; move nvd2; to ca_mau");
    play(&p, "move nvd3; to ca_mau");
    assert_int_equal(s75_count_at(&p.s, province(&p, "ca_mau"), NV), 3);
    assert_int_equal(p.s.token_place[1], TOKEN_GONE);
}

/* ---- Strategic move: what it may not do [12.b] ----------------------------------------------- */

static void r12_b_one_or_two_units(void **state)
{
    Play p;
    nv_with_token(&p, "edition=2", MOVEMENT);
    play(&p, "strategic");
    assert_asks(&p, STRATEGIC_UNIT, NV);
    assert_refused(&p, "done", "4.4");
    play(&p, "move nvd1; to ca_mau");
    assert_asks(&p, STRATEGIC_UNIT, NV);
    play(&p, "done");
    assert_asks(&p, PREPARE, NV);
}

static void r12_b_to_another_province_of_the_map(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 4, NV, 2, MOVEMENT);
    play_put(&p, "quang_ngai: svd1; hue: nvd1");
    p.s.token_place[0] = TOKEN_OF_NV;
    play_go(&p);
    play(&p, "strategic; move nvd1");
    assert_refused(&p, "to hue", "12.b");
    assert_refused(&p, "done", "12.b");
    assert_refused(&p, "to reserve", "2.1");
    assert_true(is_legal(&p, "to quang_ngai"));
    assert_true(is_legal(&p, "to ca_mau"));
}

static void r12_b_own_units_in_play(void **state)
{
    Play p;
    nv_with_token(&p, "edition=2", MOVEMENT);
    play_put(&p, "out: nvd14");
    play(&p, "strategic");
    assert_refused(&p, "move svd1", "4.3");
    assert_refused(&p, "move nvd14", "1.14");
}

static void r12_b_stacking_at_the_end_of_the_step(void **state)
{
    Play p;
    nv_with_token(&p, "edition=2", MOVEMENT);
    play_put(&p, "kon_tum: nvd1 nvd2 nvd3 nvd4 nvd5");
    play(&p, "strategic; move nvd6; to kon_tum; done; done; done");
    assert_asks(&p, EXCESS_UNIT, NV);
    play(&p, "eliminate nvd1");
    assert_int_equal(s75_count_at(&p.s, province(&p, "kon_tum"), NV), 5);
}

static void r12_b_they_do_not_move_again(void **state)
{
    Play p;
    nv_with_token(&p, "edition=1", MOVEMENT);
    play(&p, "strategic; move nvd1; to hue");
    assert_refused(&p, "move nvd1", "8.1");
    play(&p, "done; done");
    assert_asks(&p, MOVE_UNIT, NV);
    assert_refused(&p, "move nvd1", "8.1");
    assert_true(is_legal(&p, "move nvd2"));
}

static void sv_with_token(Play *p, unsigned turn, const char *units, unsigned card)
{
    play_phase(p, "edition=2", turn, SV, 2, MOVEMENT);
    play_put(p, units);
    p->s.token_place[0] = TOKEN_OF_SV;
    if (card != NO_CARD)
        play_card(p, card);
}

static void r12_b_units_pinned_by_cards(void **state)
{
    Play p;
    sv_with_token(&p, 4, "hue: mech1 svd1", E10_VC_ATTACK);
    play_go(&p);
    play(&p, "strategic");
    assert_refused(&p, "move mech1", "E-10");
    assert_true(is_legal(&p, "move svd1"));
    sv_with_token(&p, 4, "hue: mech1 svd1; kon_tum: svd2", E13_CORRUPTION);
    p.s.named = p.s.frozen = p.s.barred = UNIT(unit(&p, "svd1"));
    play_go(&p);
    play(&p, "strategic");
    assert_false(is_legal(&p, "move svd1"));
    assert_true(is_legal(&p, "move mech1"));
}

static void r12_b_unit_pinned_by_the_revolt(void **state)
{
    Play p;
    sv_with_token(&p, 4, "kon_tum: svd1; hue: svd2", NO_CARD);
    p.s.hand[SV] ^= 1u << E02_AMMUNITION_SHORTAGE; /* was swapped for E-20, one of the four */
    p.s.aside |= 1u << E02_AMMUNITION_SHORTAGE;
    play_card(&p, E20_MONTAGNARD_REVOLT);
    p.s.named = p.s.frozen = p.s.barred = p.s.absent = UNIT(unit(&p, "svd1"));
    play_go(&p);
    play(&p, "strategic");
    assert_false(is_legal(&p, "move svd1"));
    assert_true(is_legal(&p, "move svd2"));
}

static void r12_b_not_out_of_saigon_under_8_8(void **state)
{
    Play p;
    sv_with_token(&p, 8, "saigon: svd1 nvd1; hue: svd2", NO_CARD);
    play_go(&p);
    play(&p, "strategic");
    assert_refused(&p, "move svd1", "8.8");
    play(&p, "move svd2; to saigon"); /* into it he may */
    assert_at(&p, "svd2", "saigon");
    sv_with_token(&p, 7, "saigon: svd1 nvd1; hue: svd2", NO_CARD);
    play_go(&p);
    play(&p, "strategic");
    assert_true(is_legal(&p, "move svd1"));
}

static void r12_b_river_patrols_stay_on_the_mekong(void **state)
{
    Play p;
    sv_with_token(&p, 4, "ca_mau: river1; hue: svd2", NO_CARD);
    play_go(&p);
    play(&p, "strategic; move river1");
    assert_refused(&p, "to saigon", "8.6");
    assert_choices(&p, "to can_tho; to kien_giang; to long_an");
}

static void r12_b_enters_a_province_of_militia_alone(void **state)
{
    Play p;
    sv_with_token(&p, 4, "hue: svd2", NO_CARD);
    p.s.militia = PROVINCE(province(&p, "kon_tum"));
    play_go(&p);
    play(&p, "strategic; move svd2; to kon_tum");
    assert_int_equal(p.s.militia, 0); /* 8.4, however it came there */
}

static void r12_b_nobody_to_move(void **state)
{
    Play p;
    sv_with_token(&p, 8, "saigon: svd1 nvd1", NO_CARD);
    play_go(&p);
    assert_asks(&p, PREPARE, SV);
    assert_refused(&p, "strategic", "12.b"); /* the token is not wasted */
    assert_true(is_legal(&p, "token-activation"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r12_3_exchange_looks_and_swaps),
        cmocka_unit_test(r12_3_exchange_before_the_four_are_known),
        cmocka_unit_test(r12_c_giver_knows_the_four),
        cmocka_unit_test(r12_c_exchange_in_three_steps),
        cmocka_unit_test(r12_c_no_exchange_in_combat),
        cmocka_unit_test(r12_c_exchange_needs_a_card_in_hand),
        cmocka_unit_test(r12_c_refusal_with_an_empty_hand),
        cmocka_unit_test(r12_3_first_edition_discards_and_draws),
        cmocka_unit_test(r12_3_first_edition_with_a_pile),
        cmocka_unit_test(r12_3_strategic_move_of_two_units),
        cmocka_unit_test(r12_3_strategic_move_at_the_start_only),
        cmocka_unit_test(r12_3_strategic_units_cannot_fight_in_edition_2),
        cmocka_unit_test(r12_3_strategic_units_fight_in_edition_1),
        cmocka_unit_test(r12_3_several_strategic_moves_in_edition_1),
        cmocka_unit_test(r12_b_one_or_two_units),
        cmocka_unit_test(r12_b_to_another_province_of_the_map),
        cmocka_unit_test(r12_b_own_units_in_play),
        cmocka_unit_test(r12_b_stacking_at_the_end_of_the_step),
        cmocka_unit_test(r12_b_they_do_not_move_again),
        cmocka_unit_test(r12_b_units_pinned_by_cards),
        cmocka_unit_test(r12_b_unit_pinned_by_the_revolt),
        cmocka_unit_test(r12_b_not_out_of_saigon_under_8_8),
        cmocka_unit_test(r12_b_river_patrols_stay_on_the_mekong),
        cmocka_unit_test(r12_b_enters_a_province_of_militia_alone),
        cmocka_unit_test(r12_b_nobody_to_move),
    };
    return cmocka_run_group_tests_name("saigon75 uses of tokens", tests, NULL, NULL);
}
