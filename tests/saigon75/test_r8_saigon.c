/* test_r8_saigon.c: turn 8, SV phase: a contested Saigon must be fought for (8.8, 8.b, 8.c). On
 * turn 8 the SV modifier is 0 and the maximum 6, so the D6 is the number of activations; below 6
 * the step begins by offering +1 markers. */
#include "support/play75.h"

static const char *const editions[] = {"edition=1", "edition=2"};

static void begin(Play *p, const char *options, unsigned die, const char *where)
{
    play_phase(p, options, TURNS, SV, die, MOVEMENT);
    play_put(p, where);
    play_go(p);
}

/* The card step with this card in SV's hand, which is then played. */
static void begin_card(Play *p, const char *options, unsigned die, unsigned card, const char *where)
{
    play_phase(p, options, TURNS, SV, die, EVENT);
    play_put(p, where);
    p->s.hand[NV] &= ~(1u << card);
    p->s.hand[SV] |= 1u << card;
    play_go(p);
    assert_asks(p, EVENT_CARD, SV);
}

static void begin_with_token(Play *p, const char *where)
{
    play_phase(p, "edition=2", TURNS, SV, 6, MOVEMENT);
    play_put(p, where);
    p->s.token_place[0] = TOKEN_OF_SV;
    play_go(p);
    assert_asks(p, PREPARE, SV);
}

static bool is_activated(const Play *p, const char *word)
{
    return p->s.activated & UNIT(unit(p, word));
}

static bool is_attacking(const Play *p, const char *word)
{
    return (p->s.attackers | p->s.engaged) & UNIT(unit(p, word));
}

static bool is_declared(const Play *p, const char *place)
{
    return p->s.declared >> province(p, place) & 1;
}

/* ---- 8.8 ------------------------------------------------------------------------------------- */

static void r8_8_saigon_is_activated_before_anything_else(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], 6, "saigon: svd1 ranger1 nvd1; hue: svd2");
        assert_asks(&p, MOVE_UNIT, SV);
        assert_int_equal(count_notes(&p, N_STAND), 1);
        assert_true(is_activated(&p, "svd1"));
        assert_true(is_activated(&p, "ranger1"));
        assert_false(is_activated(&p, "svd2"));
        assert_int_equal(s75_activations_left(&p.game, &p.s), 4);
    }
}

static void r8_8_units_there_cannot_leave(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], 6, "saigon: svd1 mech1 para1 marine1 vc1; hue: svd2");
        assert_refused(&p, "move svd1", "8.8");
        assert_refused(&p, "move mech1", "8.8");
        assert_refused(&p, "move para1", "8.8");
        assert_refused(&p, "move marine1", "8.8");
        assert_true(is_legal(&p, "move svd2"));
    }
}

static void r8_8_holds_on_turn_8_in_the_sv_phase_only(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        play_phase(&p, editions[e], 7, SV, 6, MOVEMENT);
        play_put(&p, "saigon: svd1 nvd1");
        play_go(&p);
        assert_int_equal(p.s.activated, 0);
        assert_int_equal(count_notes(&p, N_STAND), 0);
        assert_true(is_legal(&p, "move svd1"));
        play(&p, "done");
        assert_asks(&p, DECLARE, SV); /* and no attack is declared for him */
        assert_false(is_declared(&p, "saigon"));
        play_phase(&p, editions[e], TURNS, NV, 6, MOVEMENT);
        play_put(&p, "saigon: svd1 nvd1 vc1");
        play_go(&p);
        play(&p, "done"); /* +1 markers */
        assert_int_equal(p.s.activated, 0);
        play(&p, "move nvd1; to long_an");
        assert_at(&p, "nvd1", "long_an");
    }
}

static void r8_8_needs_units_of_both_sides(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], 6, "saigon: svd1; hue: nvd1 svd2");
        assert_int_equal(count_notes(&p, N_STAND), 0);
        assert_int_equal(p.s.activated, 0);
        play(&p, "move svd1; to xuan_loc");
        assert_at(&p, "svd1", "xuan_loc");
    }
}

static void r8_8_sv_picks_if_activations_are_too_few(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], 2, "saigon: svd1 svd2- ranger1 nvd1; hue: svd3");
        play(&p, "done");
        assert_asks(&p, STAND_UNIT, SV);
        assert_choices(&p, "activate svd1; activate svd2; activate ranger1");
        assert_refused(&p, "done", "4.4");
        assert_refused(&p, "activate nvd1", "4.3");
        play(&p, "activate ranger1");
        assert_refused(&p, "activate ranger1", "5.5");
        assert_choices(&p, "activate svd1; activate svd2");
        play(&p, "activate svd2"); /* nothing is left, so the Saigon combat begins */
        assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
        assert_true(is_attacking(&p, "ranger1"));
        assert_true(is_attacking(&p, "svd2"));
        assert_false(is_attacking(&p, "svd1"));
        assert_int_equal(p.s.combat.dice[SV], 2);
        assert_int_equal(p.s.spent, 2);
    }
}

static void r8_8_only_units_in_saigon_are_picked(void **state)
{
    Play p;
    begin(&p, NULL, 1, "saigon: svd1 ranger1 nvd1; hue: svd3");
    play(&p, "done");
    assert_refused(&p, "activate svd3", "8.8");
}

static void r8_8_nobody_picks_among_units_that_are_alike(void **state)
{
    Play p;
    begin(&p, NULL, 1, "saigon: ranger1 ranger2 nvd1; hue: svd3");
    play(&p, "done");
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE); /* 4.4: no choice, no question */
    assert_int_equal(count_units(p.s.engaged & RANGERS), 1);
}

static void r8_8_no_activations_no_attack(void **state)
{
    Play p;
    begin_card(&p, NULL, 1, E11_PARALYSED_COMMAND, "saigon: svd1 nvd1; hue: svd2");
    play(&p, "play e11"); /* 1 halved is 0 */
    assert_asks(&p, PREPARE, SV);
    play(&p, "done");
    assert_int_equal(count_notes(&p, N_STAND), 1);
    assert_int_equal(count_notes(&p, N_DECLARED), 0);
    assert_at(&p, "svd1", "saigon");
}

static void r8_8_must_attack(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], 6, "saigon: svd1 ranger1 nvd1 nvd2 nvd3; hue: svd2 nvd4");
        play(&p, "done");
        assert_asks(&p, DECLARE, SV);
        assert_true(is_declared(&p, "saigon"));
        assert_true(is_attacking(&p, "svd1"));
        assert_true(is_attacking(&p, "ranger1"));
        assert_refused(&p, "attack saigon", "9.1");
        assert_true(is_legal(&p, "attack hue")); /* others stay free */
        play(&p, "done");
        assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
        assert_int_equal(p.s.combat.province, province(&p, "saigon"));
    }
}

static void r8_8_units_that_come_in_attack_too(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        play_phase(&p, editions[e], TURNS, SV, 6, MOVEMENT);
        play_put(&p, "saigon: svd1 nvd1; hue: marine1 para1 ranger1 svd3 nvd2; xuan_loc: svd2");
        p.s.air_box = 1;
        play_go(&p);
        play(&p, "move svd2; to saigon; move marine1; to saigon; move para1; to saigon");
        play(&p, "move ranger1; to saigon; attrition 0; done");
        assert_asks(&p, DECLARE, SV);
        assert_true(is_attacking(&p, "svd1") && is_attacking(&p, "svd2"));
        assert_true(is_attacking(&p, "marine1") && is_attacking(&p, "para1"));
        assert_true(is_attacking(&p, "ranger1"));
        assert_int_equal(count_units(p.s.attackers), 5);
        assert_refused(&p, "attack saigon", "9.1");
    }
}

/* One attacker, two idle units: the dice are those of the attacker, the results fall on any. */
static void r8_8_results_fall_on_any_unit_in_saigon(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], 1, "saigon: svd1 svd2- ranger1 nvd1 nvd2");
        play(&p, "done; activate svd1");
        assert_int_equal(p.s.combat.dice[SV], 1);
        play(&p, "roll sv 0 0; roll nv 1 1");
        assert_asks(&p, LOSS_UNIT, SV);
        assert_choices(&p, "reduce svd1; reduce svd2; reduce ranger1");
        play(&p, "reduce ranger1");
        assert_at(&p, "ranger1", "out");
        assert_choices(&p, "retreat svd1; retreat svd2");
        play(&p, "retreat svd2");
        assert_asks(&p, RETREAT_TO, SV);
        play(&p, "to xuan_loc"); /* 8.c: forced retreats leave Saigon */
        assert_at(&p, "svd2", "xuan_loc");
        assert_at(&p, "svd1", "saigon");
    }
}

/* ---- 8.b ------------------------------------------------------------------------------------- */

static void r8_b_plus_markers_come_before_the_stand(void **state)
{
    Play p;
    begin(&p, NULL, 1, "saigon: svd1 ranger1 nvd1; hue: svd2");
    assert_asks(&p, PREPARE, SV);
    assert_int_equal(p.s.activated, 0);
    assert_refused(&p, "buy-air", "5.a"); /* purchases come after the stand */
    assert_refused(&p, "move svd2", "8.1");
    play(&p, "plus; done");
    assert_true(is_activated(&p, "svd1") && is_activated(&p, "ranger1"));
    assert_int_equal(s75_activations_left(&p.game, &p.s), 0);
}

static void r8_b_units_of_a_strategic_move_are_not_activated(void **state)
{
    Play p;
    begin_with_token(&p, "saigon: svd1 nvd1; hue: svd2 svd3 nvd2");
    play(&p, "strategic; move svd2; to saigon; done");
    assert_asks(&p, MOVE_UNIT, SV);
    assert_true(is_activated(&p, "svd1"));
    assert_false(is_activated(&p, "svd2"));
    assert_int_equal(p.s.spent, 1);
    assert_refused(&p, "move svd2", "8.1");
    play(&p, "done");
    assert_asks(&p, DECLARE, SV);
    assert_true(is_attacking(&p, "svd1"));
    assert_false(is_attacking(&p, "svd2"));
    play(&p, "done; roll sv 0 0; roll nv 1 0");
    assert_asks(&p, LOSS_UNIT, SV); /* it shares the results */
    play(&p, "reduce svd2");
    assert_full(&p, "svd2", false);
}

static void r8_b_the_stand_looks_at_saigon_after_the_strategic_move(void **state)
{
    Play p;
    begin_with_token(&p, "saigon: nvd1; hue: svd2 svd3 nvd2");
    play(&p, "strategic; move svd2; to saigon; done");
    assert_int_equal(p.s.stand, 1);
    play(&p, "done");
    assert_asks(&p, DECLARE, SV);
    assert_false(is_declared(&p, "saigon")); /* it cannot attack, so nobody does */
    assert_refused(&p, "attack saigon", "9.2");
    assert_true(is_legal(&p, "attack hue"));
}

static void r8_b_resolved_in_any_order(void **state)
{
    Play p;
    begin(&p, NULL, 6, "saigon: svd1 nvd1; hue: svd2 nvd2");
    play(&p, "done; attack hue; commit svd2");
    assert_asks(&p, FIGHT_NEXT, SV);
    assert_choices(&p, "fight saigon; fight hue");
    play(&p, "fight hue");
    assert_int_equal(p.s.combat.province, province(&p, "hue"));
}

static void r8_b_limited_offensive_may_forbid_it(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin_card(&p, editions[e], 6, E07_LIMITED_OFFENSIVE, "saigon: svd1 nvd1; hue: svd2");
        play(&p, "play e07; die 2");
        assert_asks(&p, MOVE_UNIT, SV);
        assert_true(is_activated(&p, "svd1"));
        assert_refused(&p, "move svd1", "8.8"); /* it stays all the same */
        play(&p, "done");
        assert_int_equal(count_notes(&p, N_DECLARED), 0);
        assert_at(&p, "nvd1", "saigon");
        assert_int_equal(p.s.winner, SV);
    }
}

static void r8_b_saigon_comes_first_under_the_limit(void **state)
{
    Play p;
    begin_card(&p, NULL, 6, E07_LIMITED_OFFENSIVE, "saigon: svd1 nvd1; hue: svd2 nvd2");
    play(&p, "play e07; die 3; done");
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE); /* the one combat is Saigon's: nothing to declare */
    assert_int_equal(p.s.declared, PROVINCE(province(&p, "saigon")));
    begin_card(&p, NULL, 6, E07_LIMITED_OFFENSIVE, "saigon: svd1 nvd1; hue: svd2 nvd2");
    play(&p, "play e07; die 5; done");
    assert_asks(&p, DECLARE, SV);
    assert_true(is_legal(&p, "attack hue"));
}

static void r8_b_a_unit_that_retreats_into_saigon_shares_the_results(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) { /* in edition 1 only because 8.8 leads */
        begin(&p, editions[e], 6, "saigon: svd1 svd2 svd3 nvd1; xuan_loc: mech1 nvd2");
        play(&p, "done; attack xuan_loc; commit mech1; fight xuan_loc; roll sv 0 0; roll nv 0 1");
        assert_asks(&p, RETREAT_TO, SV);
        play(&p, "to saigon");
        assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
        assert_int_equal(p.s.combat.dice[SV], 3); /* no die for the arrival */
        play(&p, "roll sv 0 0; roll nv 1 0");
        assert_choices(&p, "reduce svd1; reduce mech1");
        play(&p, "reduce mech1");
        assert_at(&p, "mech1", "out");
    }
}

/* ---- 8.c ------------------------------------------------------------------------------------- */

static void r8_c_no_redeployment_out_of_saigon(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin_card(&p, editions[e], 1, E04_REDEPLOYMENT, "saigon: svd1 nvd1; hue: svd2 nvd2 svd3");
        play(&p, "play e04");
        assert_refused(&p, "move svd1", "8.8");
        play(&p, "move svd2; to saigon; done; done");
        assert_true(
            is_activated(&p, "svd1")); /* the one activation is his: the card's unit is free */
        assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
        assert_true(is_attacking(&p, "svd1"));
        assert_true(is_attacking(&p, "svd2"));
        assert_int_equal(p.s.combat.dice[SV], 2);
    }
}

static void r8_c_redeployment_is_free_while_saigon_is_not_contested(void **state)
{
    Play p;
    begin_card(&p, NULL, 6, E04_REDEPLOYMENT, "saigon: svd1; hue: svd2");
    play(&p, "play e04; move svd1; to hue");
    assert_at(&p, "svd1", "hue");
    play_phase(&p, NULL, TURNS, NV, 6, EVENT); /* nor in the NV phase */
    play_put(&p, "saigon: svd1 nvd1");
    p.s.hand[SV] &= ~(1u << E04_REDEPLOYMENT);
    p.s.hand[NV] |= 1u << E04_REDEPLOYMENT;
    play_go(&p);
    play(&p, "play e04; move svd1; to hue");
    assert_at(&p, "svd1", "hue");
}

static void r8_c_no_token_takes_a_unit_out(void **state)
{
    Play p;
    begin_with_token(&p, "saigon: svd1 nvd1; hue: svd2 svd3");
    play(&p, "strategic");
    assert_refused(&p, "move svd1", "8.8");
    assert_true(is_legal(&p, "move svd2"));
    begin_with_token(&p, "saigon: svd1; hue: svd2 svd3");
    play(&p, "strategic; move svd1; to hue"); /* not contested: free */
    assert_at(&p, "svd1", "hue");
}

static void r8_c_no_voluntary_retreat(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], 6, "saigon: svd1 nvd1; xuan_loc: svd2");
        play(&p, "done; roll sv 0 0; roll nv 0 0");
        assert_true(game_over(&p.s)); /* nothing was asked: turn 8 has ended */
        assert_at(&p, "svd1", "saigon");
        play_phase(&p, editions[e], 7, SV, 6, COMBATS); /* the turn before it is allowed */
        play_put(&p, "saigon: svd1 nvd1; xuan_loc: svd2");
        play_go(&p);
        play(&p, "attack saigon; commit svd1; roll sv 0 0; roll nv 0 0");
        assert_asks(&p, WITHDRAW_UNIT, SV);
    }
}

static void r8_c_diversion_takes_a_unit_out(void **state)
{
    Play p;
    begin_card(&p, NULL, 6, E15_DIVERSION, "saigon: svd1 ranger1 nvd1; hue: svd2");
    play(&p, "play e15; name svd1; to xuan_loc");
    assert_at(&p, "svd1", "xuan_loc");
    assert_asks(&p, MOVE_UNIT, SV);
    assert_false(is_activated(&p, "svd1"));
    assert_true(is_activated(&p, "ranger1"));
    assert_true(is_legal(&p, "move svd1")); /* 6.k: neither activated nor moved */
}

static void r8_c_a_unit_diverted_into_saigon_stands_there(void **state)
{
    Play p;
    begin_card(&p, NULL, 6, E15_DIVERSION, "saigon: ranger1 nvd1; xuan_loc: svd1");
    play(&p, "play e15; name svd1; to saigon");
    assert_true(is_activated(&p, "svd1"));
    assert_refused(&p, "move svd1", "8.8");
}

static void r8_c_a_mechanised_unit_stops_in_saigon(void **state)
{
    static const char where[] = "saigon: svd1 svd2 nvd1; xuan_loc: mech1; hue: svd3 nvd2";
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], 6, where);
        play(&p, "move mech1; to saigon");
        assert_asks(&p, MOVE_UNIT, SV);
        play(&p, "done");
        assert_true(is_attacking(&p, "mech1"));
        play_phase(&p, editions[e], 7, SV, 6, MOVEMENT);
        play_put(&p, where);
        play_go(&p);
        play(&p, "move mech1; to saigon"); /* SV-controlled: on turn 7 it may drive through */
        assert_asks(&p, MECH_ON, SV);
    }
}

static void r8_c_entering_a_saigon_held_by_nv_alone(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin(&p, editions[e], 6, "saigon: nvd1; xuan_loc: svd1 mech1; hue: svd2 nvd2");
        assert_int_equal(p.s.activated, 0);
        play(&p, "move svd1; to saigon; move mech1; to saigon; done");
        assert_asks(&p, DECLARE, SV);
        assert_true(is_declared(&p, "saigon"));
        assert_true(is_attacking(&p, "svd1") && is_attacking(&p, "mech1"));
        play(&p, "done; roll sv 0 0; roll nv 0 0"); /* compulsory: no voluntary retreat */
        assert_true(game_over(&p.s));
        assert_at(&p, "svd1", "saigon");
    }
}

static void r8_c_strategic_units_share_the_results(void **state)
{
    Play p;
    begin_with_token(&p, "saigon: nvd1; xuan_loc: mech1; hue: svd2");
    play(&p, "strategic; move svd2; to saigon; done; move mech1; to saigon; done");
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
    assert_true(is_attacking(&p, "mech1"));
    assert_false(is_attacking(&p, "svd2"));
    play(&p, "roll sv 0 0; roll nv 0 1");
    assert_choices(&p, "retreat svd2; retreat mech1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r8_8_saigon_is_activated_before_anything_else),
        cmocka_unit_test(r8_8_units_there_cannot_leave),
        cmocka_unit_test(r8_8_holds_on_turn_8_in_the_sv_phase_only),
        cmocka_unit_test(r8_8_needs_units_of_both_sides),
        cmocka_unit_test(r8_8_sv_picks_if_activations_are_too_few),
        cmocka_unit_test(r8_8_only_units_in_saigon_are_picked),
        cmocka_unit_test(r8_8_nobody_picks_among_units_that_are_alike),
        cmocka_unit_test(r8_8_no_activations_no_attack),
        cmocka_unit_test(r8_8_must_attack),
        cmocka_unit_test(r8_8_units_that_come_in_attack_too),
        cmocka_unit_test(r8_8_results_fall_on_any_unit_in_saigon),
        cmocka_unit_test(r8_b_plus_markers_come_before_the_stand),
        cmocka_unit_test(r8_b_units_of_a_strategic_move_are_not_activated),
        cmocka_unit_test(r8_b_the_stand_looks_at_saigon_after_the_strategic_move),
        cmocka_unit_test(r8_b_resolved_in_any_order),
        cmocka_unit_test(r8_b_limited_offensive_may_forbid_it),
        cmocka_unit_test(r8_b_saigon_comes_first_under_the_limit),
        cmocka_unit_test(r8_b_a_unit_that_retreats_into_saigon_shares_the_results),
        cmocka_unit_test(r8_c_no_redeployment_out_of_saigon),
        cmocka_unit_test(r8_c_redeployment_is_free_while_saigon_is_not_contested),
        cmocka_unit_test(r8_c_no_token_takes_a_unit_out),
        cmocka_unit_test(r8_c_no_voluntary_retreat),
        cmocka_unit_test(r8_c_diversion_takes_a_unit_out),
        cmocka_unit_test(r8_c_a_unit_diverted_into_saigon_stands_there),
        cmocka_unit_test(r8_c_a_mechanised_unit_stops_in_saigon),
        cmocka_unit_test(r8_c_entering_a_saigon_held_by_nv_alone),
        cmocka_unit_test(r8_c_strategic_units_share_the_results),
    };
    return cmocka_run_group_tests_name("saigon75 last stand", tests, NULL, NULL);
}
