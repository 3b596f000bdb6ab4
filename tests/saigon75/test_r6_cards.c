/* test_r6_cards.c: chapter 6, the card step [6.1-6.3] and the cards E-01 to E-10, each in the phase
 * of either side. Cards that only change dice or results stand in force in a combat step; cards
 * with an effect of their own are played in the card step. */
#include "support/cards75.h"

/* ---- The card step --------------------------------------------------------------------------- */

static void r6_1_one_card_of_the_hand_must_be_played(void **state)
{
    Play p;
    play_phase(&p, "hand=8", 1, NV, 4, EVENT);
    play_go(&p);
    assert_asks(&p, EVENT_CARD, NV);
    assert_choices(
        &p, "play e01; play e03; play e05; play e07; play e09; play e11; play e13; play e15");
    assert_refused(&p, "done", "4.4");
    assert_refused(&p, "play e02", "6.1");
    assert_refused(&p, "play e20", "6.1");
    play(&p, "play e01");
    assert_asks(&p, PREPARE, NV);
    assert_refused(&p, "play e03", "6.1");
}

static void r6_1_whoever_it_favours(void **state)
{
    Play p;
    play_phase(&p, "hand=8", 1, SV, 4, EVENT);
    play_go(&p);
    assert_asks(&p, EVENT_CARD, SV);
    play(&p, "play e10");
    assert_int_equal(p.s.card, E10_VC_ATTACK);
    assert_int_equal(p.s.hand[SV] >> E10_VC_ATTACK & 1, 0);
}

static void r6_1_a_card_is_drawn_before_the_effect(void **state)
{
    Play p;
    play_phase(&p, "hand=3", 1, NV, 4, EVENT);
    play_put(&p, "pleiku: nvd1");
    play_go(&p);
    assert_choices(&p, "play e01; play e03; play e05");
    play(&p, "play e03");
    assert_asks(&p, EVENT_DRAW_CARD, SEAT_CHANCE);
    assert_false(is_legal(&p, "deal nv e03"));
    assert_false(is_legal(&p, "deal sv e20"));
    play(&p, "deal nv e20");
    assert_asks(&p, STRIKE_PROVINCE, SV);
    assert_int_equal(p.s.hand[NV], 1u << 0 | 1u << 4 | 1u << 19);
    assert_int_equal(p.s.pile_count, 9);
}

static void r6_1_nothing_is_drawn_from_an_empty_pile(void **state)
{
    Play p;
    play_phase(&p, "hand=3", 7, NV, 4, EVENT);
    p.s.aside = 0xfu << 16;
    p.s.discard = p.s.unseen & ~p.s.aside;
    p.s.unseen = 0;
    p.s.pile_count = 0;
    play_go(&p);
    play(&p, "play e01");
    assert_asks(&p, PREPARE, NV);
    assert_int_equal(p.s.hand[NV], 1u << 2 | 1u << 4);
}

static void r6_1_no_draw_with_eight_cards(void **state)
{
    Play p;
    play_phase(&p, "hand=8", 1, SV, 4, EVENT);
    play_put(&p, "pleiku: svd1");
    play_go(&p);
    play(&p, "play e02");
    assert_asks(&p, PREPARE, SV);
    assert_int_equal(count_provinces(p.s.hand[SV]), 7);
}

static void r6_1_an_empty_hand_skips_the_step(void **state)
{
    Play p;
    play_phase(&p, "hand=8", 1, NV, 4, EVENT);
    p.s.discard |= p.s.hand[NV];
    p.s.hand[NV] = 0;
    play_go(&p);
    assert_asks(&p, PREPARE, NV);
    assert_int_equal(p.s.card, NO_CARD);
}

static void r6_2_a_card_lasts_for_the_phase_it_is_played_in(void **state)
{
    Play p;
    begin_combats(&p, "", NV, E02_AMMUNITION_SHORTAGE, "binh_dinh: nvd1 nvd2 svd1");
    play(&p, "attack binh_dinh; commit-all");
    assert_rolls(&p, NV, 1);
    play(&p, "roll nv 0 0; roll sv 0 0; done");
    assert_phase_over(&p, NV);
    assert_int_equal(p.s.card, NO_CARD);
    play(&p, "die 4; play e04; done; done; done; attack binh_dinh; commit-all; roll sv 0 0");
    assert_rolls(&p, NV, 2);
}

static void r6_3_the_played_card_is_public_the_drawn_one_is_not(void **state)
{
    Play p;
    play_phase(&p, "hand=3", 1, NV, 4, EVENT);
    play_go(&p);
    play(&p, "play e01");
    assert_int_equal(count_notes(&p, N_CARD), 1);
    assert_int_equal(p.s.discard, 1u << E01_COUNTER_ATTACK);
    const Note card = {.kind = N_CARD, .a = NV, .b = E01_COUNTER_ATTACK};
    assert_string_equal(s75_note_message(&p.game, card, SV), "s75.note.card");
    play(&p, "deal nv e20");
    assert_int_equal(count_notes(&p, N_DREW), 1);
    const Note drew = {.kind = N_DREW, .a = NV, .b = 19};
    assert_string_equal(s75_note_message(&p.game, drew, NV), "s75.note.drew");
    assert_string_equal(s75_note_message(&p.game, drew, SV), "s75.note.drew_hidden");
}

/* ---- E-01 Counter-attack --------------------------------------------------------------------- */

static void e01_adds_a_die_to_an_sv_attack_once(void **state)
{
    Play p;
    begin_combats(&p, "", SV, E01_COUNTER_ATTACK, "binh_dinh: svd1 nvd1; phu_yen: svd2 nvd2");
    play(&p, "attack binh_dinh; commit-all; attack phu_yen; commit-all; fight binh_dinh");
    assert_asks(&p, ATTACKER_BONUS, SV);
    assert_choices(&p, "card-die; done");
    play(&p, "card-die");
    assert_rolls(&p, SV, 2);
    play(&p, "roll sv 0 0");
    assert_rolls(&p, NV, 1);
    play(&p, "roll nv 0 0; done");
    assert_rolls(&p, SV, 1); /* phu_yen: the card is used up */
}

static void e01_adds_a_die_to_an_sv_defence(void **state)
{
    Play p;
    begin_combats(&p, "", NV, E01_COUNTER_ATTACK, "pleiku: svd1 nvd1");
    play(&p, "attack pleiku; commit-all");
    assert_asks(&p, ATTACKER_BONUS, NV);
    assert_refused(&p, "card-die", "9.6"); /* it is not NV's card */
    play(&p, "done");
    assert_asks(&p, DEFENDER_BONUS, SV);
    play(&p, "card-die");
    assert_rolls(&p, NV, 1);
    play(&p, "roll nv 0 0");
    assert_rolls(&p, SV, 2);
}

/* ---- E-02 Ammo shortage, E-08 Tropical rainstorm --------------------------------------------- */

static void e02_nv_rolls_a_die_fewer_in_every_attack(void **state)
{
    Play p;
    begin_combats(&p, "", NV, E02_AMMUNITION_SHORTAGE,
                  "binh_dinh: svd1 nvd1 nvd2 nvd3; phu_yen: svd2 nvd4 nvd5");
    play(&p, "attack binh_dinh; commit-all; attack phu_yen; commit-all; fight binh_dinh");
    assert_rolls(&p, NV, 2);
    play(&p, "roll nv 0 0");
    assert_rolls(&p, SV, 1);
    play(&p, "roll sv 0 0; done");
    assert_rolls(&p, NV, 1);
}

static void e02_nv_rolls_a_die_fewer_in_defence(void **state)
{
    Play p;
    begin_combats(&p, "", SV, E02_AMMUNITION_SHORTAGE, "binh_dinh: svd1 svd2 nvd1 nvd2");
    play(&p, "attack binh_dinh; commit-all");
    assert_rolls(&p, SV, 2);
    play(&p, "roll sv 0 0");
    assert_rolls(&p, NV, 1);
}

static void e08_each_side_rolls_a_die_fewer(void **state)
{
    Play p;
    for (unsigned side = NV; side <= SV; side++) {
        begin_combats(&p, "", side, E08_RAINSTORM, "binh_dinh: svd1 svd2 svd3 nvd1 nvd2");
        play(&p, "attack binh_dinh; commit-all");
        assert_rolls(&p, side, side == NV ? 1 : 2);
        play(&p, side == NV ? "roll nv 0 0" : "roll sv 0 0");
        assert_rolls(&p, 1 - side, side == NV ? 2 : 1);
    }
}

/* ---- E-03 Air strikes (details: 6.i) --------------------------------------------------------- */

static void e03_sv_strikes_in_either_phase_without_air_markers(void **state)
{
    Play p;
    for (unsigned side = NV; side <= SV; side++) {
        play_in_card_step(&p, "", 2, side, E03_AIR_STRIKES,
                          "pleiku: nvd1 vc1; hue: nvd2; saigon: svd1");
        assert_asks(&p, STRIKE_PROVINCE, SV);
        assert_choices(&p, "province pleiku; province hue");
        assert_refused(&p, "done", "4.4");
        assert_refused(&p, "province saigon", "6.h");
        assert_int_equal(p.s.air_box, 0);
        play(&p, "province pleiku");
        assert_asks(&p, STRIKE_ROLL, SEAT_CHANCE);
        assert_false(is_legal(&p, "roll sv 2 1"));
        play(&p, "roll sv 2 0");
        assert_asks(&p, STRIKE_LOSS, SV);
        assert_refused(&p, "done", "4.4");
        assert_refused(&p, "desert svd1", "11.2"); /* at another time */
        play(&p, "reduce nvd1; reduce vc1");
        assert_full(&p, "nvd1", false);
        assert_at(&p, "vc1", "out");
        assert_asks(&p, PREPARE, (Seat)side);
    }
}

static void e03_an_r_sends_a_unit_of_svs_choice_away(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E03_AIR_STRIKES, "pleiku: nvd1- vc1; hue: nvd2");
    play(&p, "province pleiku; roll sv 0 1");
    assert_asks(&p, STRIKE_RETREAT, SV);
    assert_choices(&p, "retreat nvd1; retreat vc1");
    assert_refused(&p, "done", "4.4");
    play(&p, "retreat vc1");
    assert_at(&p, "vc1", "reserve");
    assert_at(&p, "nvd1", "pleiku");
}

/* ---- E-04 Strategic redeployment (details: 6.j) ---------------------------------------------- */

static void e04_in_the_sv_phase_up_to_five_units_go_anywhere_activated(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E04_REDEPLOYMENT,
                      "quang_tri: svd1 svd2 ranger1 mech1 marine1; hue: para1; saigon: nvd1");
    assert_asks(&p, REDEPLOY_UNIT, SV);
    play(&p, "move svd1; to saigon; move svd2; to saigon; move ranger1; to saigon");
    assert_refused(&p, "move svd1", "6.j");
    play(&p, "move mech1; to pleiku; move marine1; to ca_mau");
    assert_asks(&p, PREPARE, SV); /* five are the most */
    assert_int_equal(p.s.spent, 0);
    play(&p, "done");
    assert_refused(&p, "move svd1", "8.1");
    p.s.spent = 6; /* the D6 gave 6: none are left, and none are needed to attack */
    play(&p, "done; attack saigon; commit-all");
    assert_rolls(&p, SV, 3);
}

static void e04_in_the_nv_phase_units_are_only_moved(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, NV, E04_REDEPLOYMENT, "quang_tri: svd1 mech1; saigon: nvd1");
    assert_asks(&p, REDEPLOY_UNIT, SV);
    play(&p, "move svd1; to saigon; done");
    assert_at(&p, "svd1", "saigon");
    assert_true(p.s.activated == 0 && p.s.moved == 0);
    assert_asks(&p, PREPARE, NV);
}

/* ---- E-05 Intelligence ----------------------------------------------------------------------- */

static void e05_sv_rerolls_one_die_of_either_side_once(void **state)
{
    Play p;
    begin_combats(&p, "", NV, E05_INTELLIGENCE, "binh_dinh: svd1 nvd1; phu_yen: svd2 nvd2");
    play(&p, "attack binh_dinh; commit-all; attack phu_yen; commit-all; fight binh_dinh");
    play(&p, "roll nv 1 0; roll sv 0 0");
    assert_asks(&p, INTELLIGENCE_DIE, SV);
    assert_choices(&p, "reroll-die nv x; reroll-die sv blank; done");
    assert_refused(&p, "reroll-die nv r", "9.8");
    play(&p, "reroll-die nv x");
    assert_asks(&p, REROLLED_DIE, SEAT_CHANCE);
    play(&p, "face nv blank; done");
    assert_full(&p, "svd1", true);
    play(&p, "roll nv 1 0; roll sv 0 0"); /* phu_yen: not asked again */
    assert_full(&p, "svd2", false);
}

static void e05_sv_rerolls_his_own_die_when_he_attacks(void **state)
{
    Play p;
    begin_combats(&p, "", SV, E05_INTELLIGENCE, "binh_dinh: svd1 nvd1");
    play(&p, "attack binh_dinh; commit-all; roll sv 0 0; roll nv 0 0");
    assert_asks(&p, INTELLIGENCE_DIE, SV);
    play(&p, "reroll-die sv blank; face sv x");
    assert_full(&p, "nvd1", false);
}

/* ---- E-06 Stubborn resistance ---------------------------------------------------------------- */

static void e06_sv_ignores_every_r_in_one_combat(void **state)
{
    Play p;
    begin_combats(&p, "", NV, E06_RESISTANCE,
                  "binh_dinh: svd1 svd2 nvd1 nvd2 nvd3; phu_yen: svd3 nvd4 nvd5");
    play(&p, "attack binh_dinh; commit-all; attack phu_yen; commit-all; fight binh_dinh");
    play(&p, "roll nv 1 2; roll sv 0 0");
    assert_asks(&p, CARD_CALL, SV);
    play(&p, "use-card"); /* the X stays: it falls on one of two like divisions */
    assert_int_equal(s75_count_at(&p.s, province(&p, "binh_dinh"), SV), 2);
    assert_int_equal(count_units(p.s.full & SV_UNITS), 2);
    play(&p, "done; roll nv 0 1; roll sv 0 0"); /* not offered again: svd3 must go */
    assert_asks(&p, RETREAT_TO, SV);
}

static void e06_helps_an_sv_attack_and_is_not_asked_without_r(void **state)
{
    Play p;
    begin_combats(&p, "", SV, E06_RESISTANCE, "binh_dinh: svd1 nvd1; phu_yen: svd3 nvd4");
    play(&p, "attack binh_dinh; commit-all; attack phu_yen; commit-all; fight binh_dinh");
    play(&p, "roll sv 0 1; roll nv 0 1; done"); /* nothing left to ignore */
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
    play(&p, "roll sv 0 0; roll nv 0 1");
    assert_asks(&p, CARD_CALL, SV);
    assert_choices(&p, "use-card; done");
    play(&p, "use-card");
    assert_at(&p, "svd3", "phu_yen");
    assert_full(&p, "svd3", true);
}

/* ---- E-07 Limited offensive ------------------------------------------------------------------ */

static unsigned combats_allowed(unsigned side, const char *die)
{
    Play p;
    const char *const attacks[] = {"attack binh_dinh; commit-all", "attack phu_yen; commit-all",
                                   "attack khanh_hoa; commit-all"};
    play_in_card_step(&p, "", 2, side, E07_LIMITED_OFFENSIVE,
                      "binh_dinh: nvd1 svd1; phu_yen: nvd2 svd2; khanh_hoa: nvd3 svd3");
    assert_asks(&p, OFFENSIVE_ROLL, SEAT_CHANCE);
    play(&p, die);
    play(&p, "done; done");
    unsigned count = 0;
    while (p.s.active == side && game_step(&p.game, &p.s) == s75_steps[DECLARE])
        play(&p, attacks[count++]);
    return count;
}

static void e07_the_die_limits_the_combats(void **state)
{
    for (unsigned side = NV; side <= SV; side++) {
        assert_int_equal(combats_allowed(side, "die 1"), 0);
        assert_int_equal(combats_allowed(side, "die 2"), 0);
        assert_int_equal(combats_allowed(side, "die 3"), 1);
        assert_int_equal(combats_allowed(side, "die 4"), 1);
        assert_int_equal(combats_allowed(side, "die 5"), 2);
        assert_int_equal(combats_allowed(side, "die 6"), 2);
    }
}

static void e07_the_limit_ends_with_the_phase(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, NV, E07_LIMITED_OFFENSIVE, "binh_dinh: nvd1 svd1");
    play(&p, "die 1; done; done");
    assert_phase_over(&p, NV);
    play(&p, "die 4; play e02; done; done");
    assert_asks(&p, DECLARE, SV);
}

/* ---- E-09 Armoured support ------------------------------------------------------------------- */

static void e09_sv_suffers_one_more_x_in_one_combat(void **state)
{
    Play p;
    begin_combats(&p, "", NV, E09_ARMOURED_SUPPORT, "binh_dinh: svd1 nvd1; phu_yen: svd2 nvd2");
    play(&p, "attack binh_dinh; commit-all; attack phu_yen; commit-all; fight binh_dinh");
    play(&p, "roll nv 1 0; roll sv 0 0");
    assert_asks(&p, CARD_CALL, NV);
    play(&p, "use-card");
    assert_at(&p, "svd1", "out");
    play(&p, "roll nv 1 0; roll sv 0 0"); /* phu_yen: one X only */
    assert_at(&p, "svd2", "phu_yen");
    assert_full(&p, "svd2", false);
}

static void e09_works_when_nv_defends(void **state)
{
    Play p;
    begin_combats(&p, "", SV, E09_ARMOURED_SUPPORT, "binh_dinh: svd1 nvd1");
    play(&p, "attack binh_dinh; commit-all; roll sv 0 0; roll nv 0 0");
    assert_asks(&p, CARD_CALL, NV);
    play(&p, "use-card");
    assert_full(&p, "svd1", false);
}

/* ---- E-10 Việt Cộng attack (details: 6.n) ---------------------------------------------------- */

static void e10_in_the_sv_phase_mechanised_units_cannot_move(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E10_VC_ATTACK, "binh_dinh: mech1 svd1 nvd1");
    play(&p, "done");
    assert_asks(&p, MOVE_UNIT, SV);
    assert_refused(&p, "move mech1", "E-10");
    assert_true(is_legal(&p, "move svd1"));
    play(&p, "done; attack binh_dinh; commit mech1; done");
    assert_rolls(&p, SV, 1); /* in this phase it gives its die */
    play(&p, "roll sv 0 0; roll nv 0 1");
    assert_asks(&p, RETREAT_TO, SV); /* and retreats */
    play(&p, "to phu_yen");
    assert_at(&p, "mech1", "phu_yen");
}

static void e10_in_the_nv_phase_mechanised_units_give_no_die(void **state)
{
    Play p;
    begin_combats(&p, "", NV, E10_VC_ATTACK, "binh_dinh: mech1 mech2 svd1 nvd1");
    play(&p, "attack binh_dinh; commit-all; roll nv 0 0");
    assert_rolls(&p, SV, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r6_1_one_card_of_the_hand_must_be_played),
        cmocka_unit_test(r6_1_whoever_it_favours),
        cmocka_unit_test(r6_1_a_card_is_drawn_before_the_effect),
        cmocka_unit_test(r6_1_nothing_is_drawn_from_an_empty_pile),
        cmocka_unit_test(r6_1_no_draw_with_eight_cards),
        cmocka_unit_test(r6_1_an_empty_hand_skips_the_step),
        cmocka_unit_test(r6_2_a_card_lasts_for_the_phase_it_is_played_in),
        cmocka_unit_test(r6_3_the_played_card_is_public_the_drawn_one_is_not),
        cmocka_unit_test(e01_adds_a_die_to_an_sv_attack_once),
        cmocka_unit_test(e01_adds_a_die_to_an_sv_defence),
        cmocka_unit_test(e02_nv_rolls_a_die_fewer_in_every_attack),
        cmocka_unit_test(e02_nv_rolls_a_die_fewer_in_defence),
        cmocka_unit_test(e08_each_side_rolls_a_die_fewer),
        cmocka_unit_test(e03_sv_strikes_in_either_phase_without_air_markers),
        cmocka_unit_test(e03_an_r_sends_a_unit_of_svs_choice_away),
        cmocka_unit_test(e04_in_the_sv_phase_up_to_five_units_go_anywhere_activated),
        cmocka_unit_test(e04_in_the_nv_phase_units_are_only_moved),
        cmocka_unit_test(e05_sv_rerolls_one_die_of_either_side_once),
        cmocka_unit_test(e05_sv_rerolls_his_own_die_when_he_attacks),
        cmocka_unit_test(e06_sv_ignores_every_r_in_one_combat),
        cmocka_unit_test(e06_helps_an_sv_attack_and_is_not_asked_without_r),
        cmocka_unit_test(e07_the_die_limits_the_combats),
        cmocka_unit_test(e07_the_limit_ends_with_the_phase),
        cmocka_unit_test(e09_sv_suffers_one_more_x_in_one_combat),
        cmocka_unit_test(e09_works_when_nv_defends),
        cmocka_unit_test(e10_in_the_sv_phase_mechanised_units_cannot_move),
        cmocka_unit_test(e10_in_the_nv_phase_mechanised_units_give_no_die),
    };
    return cmocka_run_group_tests_name("saigon75 cards E-01 to E-10", tests, NULL, NULL);
}
