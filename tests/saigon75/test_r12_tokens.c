/* test_r12_tokens.c: chapter 12: who gets a token, how often one is used, and its uses on dice. The
 * exchange of cards and the strategic move are in test_r12_uses.c. */
#include "games/saigon75/rules/s75.h"
#include "support/idle75.h"

/* ---- Who gets it [12.1] ---------------------------------------------------------------------- */

/* Token `number` after the end of a turn with these units; tokens 3, 5, 7 lie in Quang Tri, Da Nang
 * and Binh Dinh. */
static unsigned token_after(const char *options, unsigned turn, const char *units, unsigned number)
{
    Play p;
    play_phase(&p, options, turn, SV, 1, END_PHASE);
    play_put(&p, units);
    play_go(&p);
    return p.s.token_place[(number - 3) / 2];
}

static void r12_1_controller_gets_the_token(void **state)
{
    assert_int_equal(token_after("edition=2", 3, "quang_tri: nvd1; hue: svd1", 3), TOKEN_OF_NV);
    assert_int_equal(token_after("edition=2", 3, "quang_tri: svd1", 3), TOKEN_OF_SV);
    assert_int_equal(token_after("edition=2", 3, "hue: svd1", 3), TOKEN_OF_SV); /* empty */
    assert_int_equal(token_after("edition=2", 3, "quang_tri: nvd1 svd1", 3), TOKEN_OF_SV);
    assert_int_equal(token_after("edition=2", 5, "da_nang: nvd1; hue: svd1", 5), TOKEN_OF_NV);
    assert_int_equal(token_after("edition=2", 7, "binh_dinh: vc1; hue: svd1", 7), TOKEN_OF_NV);
}

static void r12_1_first_edition_nv_or_nobody(void **state)
{
    assert_int_equal(token_after("edition=1", 3, "quang_tri: nvd1; hue: svd1", 3), TOKEN_OF_NV);
    assert_int_equal(token_after("edition=1", 3, "quang_tri: svd1", 3), TOKEN_GONE);
    assert_int_equal(token_after("edition=1", 5, "hue: svd1", 5), TOKEN_GONE);
}

static void r12_1_only_the_token_of_that_turn(void **state)
{
    static const char units[] = "quang_tri: nvd1; da_nang: nvd2; binh_dinh: nvd3; hue: svd1";
    Play p;
    play_start(&p, NULL);
    assert_int_equal(token_after(NULL, 3, units, 5), province(&p, "da_nang"));
    assert_int_equal(token_after(NULL, 3, units, 7), province(&p, "binh_dinh"));
    assert_int_equal(token_after(NULL, 4, units, 3), province(&p, "quang_tri"));
}

static void r12_1_militia_decides_a_contested_province(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 3, SV, 1, END_PHASE);
    play_put(&p, "quang_tri: nvd1 svd1 svd2");
    p.s.militia = PROVINCE(province(&p, "quang_tri"));
    play_go(&p);
    assert_int_equal(p.s.token_place[0], TOKEN_OF_NV);
}

static void r12_1_a_hidden_token_goes_likewise(void **state)
{
    Play p;
    play_phase(&p, "edition=1 tokens=hidden", 3, SV, 1, END_PHASE);
    play_put(&p, "quang_tri: nvd1; hue: svd1");
    play_go(&p);
    play(&p, "lies 3 da_nang");
    assert_int_equal(p.s.token_place[0], TOKEN_GONE);
}

/* Only a position from outside could have a token taken before its turn. */
static void r12_1_a_token_taken_stays_taken(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 3, SV, 1, END_PHASE);
    play_put(&p, "quang_tri: nvd1; hue: svd1");
    p.s.token_place[0] = TOKEN_OF_SV;
    play_go(&p);
    assert_int_equal(p.s.token_place[0], TOKEN_OF_SV);
    assert_int_equal(p.s.turn, 4);
}

/* ---- How often [12.2] ------------------------------------------------------------------------ */

/* The availability step of turn 8 with all three tokens, the D6 showing 1. */
static void roll_with_tokens(Play *p, const char *options, unsigned side)
{
    play_phase(p, options, 8, side, 0, AVAILABILITY);
    play_put(p, "quang_ngai: svd1");
    for (unsigned i = 0; i < TOKENS; i++)
        p->s.token_place[i] = side == NV ? TOKEN_OF_NV : TOKEN_OF_SV;
    play_go(p);
    play(p, "die 1");
}

static unsigned tokens_left(const Play *p)
{
    unsigned left = 0;
    for (unsigned i = 0; i < TOKENS; i++)
        left += p->s.token_place[i] != TOKEN_GONE;
    return left;
}

static void r12_2_one_token_a_turn(void **state)
{
    Play p;
    roll_with_tokens(&p, "edition=2", NV);
    play(&p, "token-activation");
    assert_int_equal(tokens_left(&p), 2);
    assert_asks(&p, EVENT_CARD, NV);
    assert_refused(&p, "exchange", "12.2");
    play(&p, "play e01");
    assert_asks(&p, PREPARE, NV);
    assert_refused(&p, "token-activation", "12.2");
    assert_refused(&p, "strategic", "12.2");
    assert_true(is_legal(&p, "plus"));
}

static void r12_2_another_one_next_turn(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 6, SV, 0, AVAILABILITY);
    play_put(&p, "hue: svd1; saigon: svd2");
    p.s.token_place[0] = p.s.token_place[1] = TOKEN_OF_SV;
    play_go(&p);
    play(&p, "die 1; token-activation");
    idle_to(&p, 7, SV, AVAILABILITY_ROLL);
    play(&p, "die 1");
    assert_asks(&p, AVAILABILITY_USE, SV);
    assert_true(is_legal(&p, "token-activation"));
}

static void r12_2_one_for_each_player(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 6, NV, 0, AVAILABILITY);
    play_put(&p, "hue: svd1; saigon: svd2");
    p.s.token_place[0] = TOKEN_OF_NV;
    p.s.token_place[1] = TOKEN_OF_SV;
    play_go(&p);
    play(&p, "die 1; token-activation");
    idle_to(&p, 6, SV, AVAILABILITY_ROLL);
    play(&p, "die 1");
    assert_true(is_legal(&p, "token-activation"));
}

static void r12_2_any_number_in_the_first_edition(void **state)
{
    Play p;
    roll_with_tokens(&p, "edition=1", NV);
    play(&p, "token-activation; reroll; die 2; token-activation");
    assert_int_equal(tokens_left(&p), 0);
    assert_int_equal(s75_availability(&p.game, &p.s), 10); /* 2 + 6 + 2 */
}

static void r12_2_first_edition_tokens_are_for_nv(void **state)
{
    Play p;
    play_phase(&p, "edition=1", 4, SV, 0, AVAILABILITY);
    play_put(&p, "hue: svd1");
    play_go(&p);
    play(&p, "die 1");
    assert_asks(&p, EVENT_CARD, SV);
    assert_refused(&p, "exchange", "12.2");
}

static void r12_2_only_in_the_owners_phase(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 4, NV, 0, AVAILABILITY);
    play_put(&p, "quang_ngai: nvd1 svd1");
    p.s.token_place[0] = TOKEN_OF_SV;
    play_go(&p);
    play(&p, "die 1");
    assert_asks(&p, EVENT_CARD, NV);
    assert_refused(&p, "exchange", "12.2");
    play(&p, "play e01; done; done; attack quang_ngai; commit-all; done; roll nv 0 0; roll sv 0 0");
    assert_asks(&p, WITHDRAW_UNIT, SV); /* no re-roll for the defender */
    assert_int_equal(p.s.token_place[0], TOKEN_OF_SV);
}

static void r12_2_an_opponents_token_is_not_mine(void **state)
{
    Play p;
    roll_with_tokens(&p, "edition=2", NV);
    play(&p, "done; play e01; done");
    idle_to(&p, 8, SV, EVENT_CARD);
    assert_refused(&p, "exchange", "12.2");
}

/* ---- Dice [12.3] ----------------------------------------------------------------------------- */

static void r12_3_plus_one_within_the_maximum(void **state)
{
    Play p;
    roll_with_tokens(&p, "edition=2", SV);
    assert_int_equal(s75_availability(&p.game, &p.s), 1);
    play(&p, "token-activation");
    assert_int_equal(s75_availability(&p.game, &p.s), 2);
    roll_with_tokens(&p, "edition=2", SV);
    play(&p, "reroll; die 6; play e02");
    assert_refused(&p, "token-activation", "5.b"); /* at the maximum nothing is asked */
    assert_asks(&p, MOVE_UNIT, SV);
}

static void r12_3_availability_die_again(void **state)
{
    Play p;
    roll_with_tokens(&p, "edition=2", NV);
    play(&p, "reroll");
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    play(&p, "die 6");
    assert_int_equal(s75_availability(&p.game, &p.s), 12);
    assert_int_equal(tokens_left(&p), 2);
}

/* NV attacks Quang Ngai (no border, so no infiltration) with all three tokens. */
static void attack_with_tokens(Play *p, const char *options)
{
    play_phase(p, options, 8, NV, 6, COMBATS);
    play_put(p, "quang_ngai: nvd1 nvd2 svd1 svd2");
    for (unsigned i = 0; i < TOKENS; i++)
        p->s.token_place[i] = TOKEN_OF_NV;
    play_go(p);
    play(p, "attack quang_ngai; commit-all");
}

static void r12_3_battle_die_again(void **state)
{
    Play p;
    attack_with_tokens(&p, "edition=2");
    play(&p, "roll nv 0 1; roll sv 0 1");
    assert_asks(&p, TOKEN_REROLL_DIE, NV);
    assert_choices(&p, "reroll-die nv r; reroll-die nv blank; done");
    assert_refused(&p, "reroll-die sv r", "12.3"); /* his own dice only */
    assert_refused(&p, "reroll-die nv x", "9.8");  /* none shows it */
    play(&p, "reroll-die nv blank; face nv x");
    assert_int_equal(p.s.combat.face[NV][FACE_LOSS], 1);
    assert_asks(&p, WITHDRAW_UNIT, SV); /* one a turn: no further question */
    assert_int_equal(tokens_left(&p), 2);
}

static void r12_3_no_reroll_without_dice(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 8, NV, 6, COMBATS);
    play_put(&p, "quang_ngai: nvd1 svd1");
    p.s.token_place[0] = TOKEN_OF_NV;
    play_card(&p, E02_AMMUNITION_SHORTAGE);
    play_go(&p);
    play(&p, "attack quang_ngai; commit-all; roll sv 0 0");
    assert_asks(&p, WITHDRAW_UNIT, SV);
}

static void r12_3_sv_rerolls_in_his_attack(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 4, SV, 6, COMBATS);
    play_put(&p, "quang_ngai: svd1 nvd1");
    p.s.token_place[0] = TOKEN_OF_SV;
    play_go(&p);
    play(&p,
         "attack quang_ngai; commit-all; roll sv 0 0; roll nv 0 0; reroll-die sv blank; face sv x");
    assert_full(&p, "nvd1", false);
    assert_int_equal(p.s.token_place[0], TOKEN_GONE);
}

static void r12_3_battle_die_more_in_the_first_edition(void **state)
{
    Play p;
    attack_with_tokens(&p, "edition=1");
    assert_asks(&p, ATTACKER_BONUS, NV);
    play(&p, "token-die; done");
    assert_int_equal(p.s.combat.dice[NV], 3);
    assert_int_equal(tokens_left(&p), 2);
}

static void r12_3_no_battle_die_more_in_the_second(void **state)
{
    Play p;
    attack_with_tokens(&p, "edition=2");
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
    play_phase(&p, "edition=2", 8, NV, 6, COMBATS);
    play_put(&p, "pleiku: nvd1 svd1"); /* border: the bonus step is asked */
    p.s.token_place[0] = TOKEN_OF_NV;
    play_go(&p);
    play(&p, "attack pleiku; commit-all");
    assert_refused(&p, "token-die", "9.6");
    assert_true(is_legal(&p, "infiltration"));
}

/* ---- Rulings [12.a, 12.d] -------------------------------------------------------------------- */

static void r12_a_no_reroll_of_event_dice(void **state)
{
    Play p;
    play_phase(&p, "edition=1", 4, NV, 6, EVENT);
    play_put(&p, "hue: svd1");
    p.s.token_place[0] = TOKEN_OF_NV;
    play_go(&p);
    play(&p, "play e07; die 1");
    assert_asks(&p, PREPARE, NV);
    assert_refused(&p, "reroll", "5.2");
    assert_int_equal(p.s.combat_limit, 0);
}

static void r12_a_no_reroll_of_attrition(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 4, SV, 5, MOVEMENT);
    play_put(&p, "hue: ranger1; saigon: svd1");
    p.s.token_place[0] = TOKEN_OF_SV;
    p.s.air_box = 2;
    play_go(&p);
    play(&p, "done; move ranger1; to saigon; attrition 1");
    assert_asks(&p, MOVE_UNIT, SV);
    assert_refused(&p, "reroll", "5.2");
    assert_int_equal(p.s.air_box, 1);
}

static void r12_a_no_reroll_of_desertion(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 4, SV, 5, DESERTION);
    play_put(&p,
             "hue: vc1; da_nang: vc2; pleiku: vc3; kon_tum: vc4; dak_lak: vc5; saigon: svd1 mech1");
    p.s.token_place[0] = TOKEN_OF_SV;
    play_go(&p);
    play(&p, "die 6");
    assert_asks(&p, DESERT_UNIT, SV);
    assert_refused(&p, "reroll", "5.2");
    assert_refused(&p, "reroll-die sv x", "6.c");
}

static void r12_d_several_tokens_in_one_combat(void **state)
{
    Play p;
    attack_with_tokens(&p, "edition=1");
    play(&p, "token-die; token-die; done");
    assert_int_equal(p.s.combat.dice[NV], 4);
    play(&p, "roll nv 0 0; roll sv 0 0; reroll-die nv blank; face nv x");
    assert_int_equal(tokens_left(&p), 0);
    assert_int_equal(p.s.combat.face[NV][FACE_LOSS], 1);
}

static void r12_d_several_rerolls_in_one_combat(void **state)
{
    Play p;
    attack_with_tokens(&p, "edition=1");
    play(&p, "done; roll nv 0 0; roll sv 0 0; reroll-die nv blank; face nv blank");
    assert_asks(&p, TOKEN_REROLL_DIE, NV);
    play(&p, "reroll-die nv blank; face nv r; done");
    assert_int_equal(tokens_left(&p), 1);
}

static void r12_d_useless_die_is_spent(void **state)
{
    Play p;
    play_phase(&p, "edition=1", 8, NV, 6, COMBATS);
    play_put(&p, "quang_ngai: nvd1 nvd2 nvd3 nvd4 nvd5 svd1");
    p.s.token_place[0] = TOKEN_OF_NV;
    play_go(&p);
    play(&p, "attack quang_ngai; commit-all; token-die");
    assert_int_equal(p.s.combat.dice[NV], 5);
    assert_int_equal(p.s.token_place[0], TOKEN_GONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r12_1_controller_gets_the_token),
        cmocka_unit_test(r12_1_first_edition_nv_or_nobody),
        cmocka_unit_test(r12_1_only_the_token_of_that_turn),
        cmocka_unit_test(r12_1_militia_decides_a_contested_province),
        cmocka_unit_test(r12_1_a_hidden_token_goes_likewise),
        cmocka_unit_test(r12_1_a_token_taken_stays_taken),
        cmocka_unit_test(r12_2_one_token_a_turn),
        cmocka_unit_test(r12_2_another_one_next_turn),
        cmocka_unit_test(r12_2_one_for_each_player),
        cmocka_unit_test(r12_2_any_number_in_the_first_edition),
        cmocka_unit_test(r12_2_first_edition_tokens_are_for_nv),
        cmocka_unit_test(r12_2_only_in_the_owners_phase),
        cmocka_unit_test(r12_2_an_opponents_token_is_not_mine),
        cmocka_unit_test(r12_3_plus_one_within_the_maximum),
        cmocka_unit_test(r12_3_availability_die_again),
        cmocka_unit_test(r12_3_battle_die_again),
        cmocka_unit_test(r12_3_no_reroll_without_dice),
        cmocka_unit_test(r12_3_sv_rerolls_in_his_attack),
        cmocka_unit_test(r12_3_battle_die_more_in_the_first_edition),
        cmocka_unit_test(r12_3_no_battle_die_more_in_the_second),
        cmocka_unit_test(r12_a_no_reroll_of_event_dice),
        cmocka_unit_test(r12_a_no_reroll_of_attrition),
        cmocka_unit_test(r12_a_no_reroll_of_desertion),
        cmocka_unit_test(r12_d_several_tokens_in_one_combat),
        cmocka_unit_test(r12_d_several_rerolls_in_one_combat),
        cmocka_unit_test(r12_d_useless_die_is_spent),
    };
    return cmocka_run_group_tests_name("saigon75 tokens", tests, NULL, NULL);
}
