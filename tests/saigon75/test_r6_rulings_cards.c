/* test_r6_rulings_cards.c: rulings about single cards, 6.i to 6.o, and the parts of 8.c and 8.d
 * that concern cards: the stand in Saigon, and River Patrols that stay on the Mekong. */
#include "support/cards75.h"

static const char *const editions[] = {"edition=1", "edition=2"};

static unsigned count_choices(const Play *p)
{
    ActionList list = {.count = 0};
    game_legal(&p->game, &p->s, &list);
    return list.count;
}

/* ---- 6.i Air strikes ------------------------------------------------------------------------- */

static void r6_i_both_x_may_fall_on_one_division(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E03_AIR_STRIKES, "pleiku: nvd1 nvd2- svd1; an_loc: nvd9");
    p.s.air_box = 3;
    play(&p, "province pleiku; roll sv 2 0");
    assert_choices(&p, "reduce nvd1; reduce nvd2");
    assert_refused(&p, "done", "4.4");
    assert_refused(&p, "reduce svd1", "4.3");
    assert_false(is_legal(&p, "reduce nvd3")); /* in the Reserve */
    play(&p, "reduce nvd1; reduce nvd1");
    assert_at(&p, "nvd1", "out");
    assert_asks(&p, PREPARE, SV);
    assert_int_equal(p.s.air_box, 3); /* no attrition */
}

static void r6_i_a_unit_that_was_hit_may_be_sent_away_too(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, NV, E03_AIR_STRIKES, "pleiku: nvd1 nvd2; an_loc: nvd9");
    play(&p, "province pleiku; roll sv 1 1; reduce nvd1");
    assert_asks(&p, STRIKE_RETREAT, SV);
    play(&p, "retreat nvd1"); /* reduced: the zone is all it has left */
    assert_at(&p, "nvd1", "reserve");
    assert_full(&p, "nvd1", false);
}

static void r6_i_each_r_falls_on_a_different_unit(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E03_AIR_STRIKES, "pleiku: nvd1 nvd2- vc1; an_loc: nvd9");
    play(&p, "province pleiku; roll sv 0 2; retreat nvd1");
    assert_asks(&p, RETREAT_TO, NV);
    assert_choices(&p, "to reserve; reduce-instead");
    play(&p, "reduce-instead");
    assert_full(&p, "nvd1", false);
    assert_refused(&p, "retreat nvd1", "9.9");
    play(&p, "retreat vc1");
    assert_at(&p, "nvd1", "pleiku");
    assert_at(&p, "vc1", "reserve");
    play_in_card_step(&p, "", 2, SV, E03_AIR_STRIKES, "pleiku: vc1; an_loc: nvd9");
    play(&p, "province pleiku; roll sv 0 2");
    play_if_asked(&p, "retreat vc1"); /* the second R finds nobody */
    assert_at(&p, "vc1", "reserve");
    assert_asks(&p, PREPARE, SV);
}

static void r6_i_nv_picks_where_the_unit_goes(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E03_AIR_STRIKES,
                      "pleiku: vc1 nvd3-; kon_tum: nvd1; dak_lak: svd1 nvd2");
    play(&p, "province pleiku; roll sv 0 1; retreat vc1");
    assert_asks(&p, RETREAT_TO, NV);
    assert_choices(&p, "to reserve; to kon_tum");
    assert_refused(&p, "to dak_lak", "9.10");
    assert_refused(&p, "reduce-instead", "9.12");
    assert_refused(&p, "stay", "9.13");
    play(&p, "to kon_tum");
    assert_at(&p, "vc1", "kon_tum");
}

static void r6_i_without_a_place_the_unit_is_reduced(void **state)
{
    Play p;
    play_in_card_step(&p, "edition=1", 2, SV, E03_AIR_STRIKES, "binh_dinh: nvd1 vc1; an_loc: nvd9");
    play(&p, "province binh_dinh; roll sv 0 2; retreat nvd1");
    play_if_asked(&p, "retreat vc1");
    assert_full(&p, "nvd1", false);
    assert_at(&p, "nvd1", "binh_dinh");
    assert_at(&p, "vc1", "out");
}

static void r6_i_with_full_places_only_a_full_division_may_be_reduced(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E03_AIR_STRIKES,
                      "binh_dinh: nvd1 nvd2-; pleiku: nvd3 nvd4 nvd5 nvd6 nvd7");
    play(&p, "province binh_dinh; roll sv 0 2; retreat nvd1");
    assert_asks(&p, RETREAT_TO, NV);
    assert_choices(&p, "reduce-instead; lose");
    assert_refused(&p, "to pleiku", "9.11");
    play(&p, "reduce-instead");
    play_if_asked(&p, "retreat nvd2"); /* the reduced one is eliminated */
    assert_at(&p, "nvd1", "binh_dinh");
    assert_at(&p, "nvd2", "out");
}

static void r6_i_it_is_no_combat(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E03_AIR_STRIKES,
                      "phu_yen: vc1 svd1 svd2; hue: nvd1 nvd2 svd3");
    p.s.militia = PROVINCE(province(&p, "phu_yen")) | PROVINCE(province(&p, "hue"));
    play(&p, "province phu_yen; roll sv 1 0");
    play_if_asked(&p, "reduce vc1");
    assert_asks(&p, PREPARE, SV);                            /* no voluntary retreat */
    assert_true(p.s.militia >> province(&p, "phu_yen") & 1); /* until the end of the combat step */
    play(&p, "done; done; done"); /* preparations, moves, no attack on Hue */
    assert_false(p.s.militia >> province(&p, "phu_yen") & 1);
    assert_true(p.s.militia >> province(&p, "hue") & 1);
}

/* ---- 6.j Strategic redeployment -------------------------------------------------------------- */

static void r6_j_no_destination_is_full_or_the_place_itself(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E04_REDEPLOYMENT,
                      "hue: svd1 svd2 svd3 svd4 svd5; da_nang: svd6 nvd1");
    assert_refused(&p, "move nvd1", "4.3");
    assert_refused(&p, "move ranger1", "1.14");
    play(&p, "move svd6");
    assert_int_equal(count_choices(&p), PROVINCES - 2);
    assert_refused(&p, "to hue", "7.1");
    assert_refused(&p, "to da_nang", "6.j");
    assert_refused(&p, "to reserve", "8.2");
    assert_refused(&p, "done", "6.j");
    play(&p, "to saigon; move svd1; to da_nang; done");
    assert_at(&p, "svd6", "saigon");
    assert_at(&p, "svd1", "da_nang");
}

static void r6_j_the_second_half_holds_in_both_editions(void **state)
{
    Play p;
    for (unsigned i = 0; i < 2; i++) {
        play_in_card_step(&p, editions[i], 2, SV, E04_REDEPLOYMENT, "hue: svd1; saigon: nvd1");
        play(&p, "move svd1; to saigon; done");
        assert_true(p.s.activated & p.s.moved & UNIT(unit(&p, "svd1")));
        assert_int_equal(p.s.spent, 0);
    }
}

static void r6_j_entering_an_empty_province_takes_its_militia(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, NV, E04_REDEPLOYMENT, "hue: svd1");
    p.s.militia = PROVINCE(province(&p, "ca_mau"));
    play(&p, "move svd1; to ca_mau");
    assert_int_equal(p.s.militia, 0); /* [8.4], however it came there */
}

/* ---- 6.k Diversion --------------------------------------------------------------------------- */

static void r6_k_control_is_enough_without_majority(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E15_DIVERSION,
                      "pleiku: svd1; kon_tum: svd2 nvd1 nvd2; binh_dinh: svd3 nvd3 nvd4");
    p.s.militia = PROVINCE(province(&p, "binh_dinh"));
    play(&p, "name svd1");
    assert_true(is_legal(&p, "to kon_tum")); /* outnumbered, but no militia there */
    assert_refused(&p, "to binh_dinh", "6.k");
    play(&p, "to kon_tum");
    assert_true(p.s.activated == 0 && p.s.moved == 0 && p.s.spent == 0);
    play(&p, "done; move svd1; to da_nang"); /* it may still move */
    assert_at(&p, "svd1", "da_nang");
}

static void r6_k_with_nowhere_to_go_the_unit_is_lost_whole(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, NV, E15_DIVERSION,
                      "quang_tri: svd1; hue: svd2 svd3 svd4 svd5 svd6; saigon: svd7");
    play(&p, "name svd1"); /* Hue is full */
    assert_at(&p, "svd1", "out");
    play_in_card_step(&p, "", 2, NV, E15_DIVERSION, "quang_tri: svd1; hue: nvd1; saigon: svd7");
    play(&p, "name svd1"); /* Hue is not his */
    assert_at(&p, "svd1", "out");
    assert_asks(&p, PREPARE, NV);
}

static void r6_k_full_neighbours_are_no_choice(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, NV, E15_DIVERSION,
                      "pleiku: svd1; kon_tum: svd2 svd3 svd4 svd5 svd6");
    play(&p, "name svd1");
    assert_refused(&p, "to kon_tum", "7.1");
    assert_true(is_legal(&p, "to phu_yen"));
}

/* ---- 6.l Evacuation -------------------------------------------------------------------------- */

static void r6_l_a_unit_answers_once_even_if_it_has_nowhere_to_go(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E16_EVACUATION,
                      "quang_tri: svd1 ranger1 mech1; hue: nvd1; ca_mau: svd9");
    play(&p, "province quang_tri; retreat svd1");
    assert_full(&p, "svd1", false);
    assert_at(&p, "svd1", "quang_tri");
    assert_refused(&p, "retreat svd1", "6.l");
    assert_refused(&p, "retreat svd9", "6.l");
    play(&p, "retreat ranger1");
    assert_at(&p, "ranger1", "out");
    assert_at(&p, "mech1", "quang_tri");
    assert_asks(&p, PREPARE, SV);
}

static void r6_l_a_single_unit_is_enough(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, NV, E16_EVACUATION, "quang_tri: svd1; ca_mau: svd9");
    play(&p, "province quang_tri");
    play_if_asked(&p, "retreat svd1"); /* Hue is empty, and the only way */
    assert_at(&p, "svd1", "hue");
    assert_asks(&p, PREPARE, NV);
}

static void r6_l_the_retreat_rules_hold(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, NV, E16_EVACUATION,
                      "pleiku: svd1 svd2; kon_tum: svd3 nvd1; dak_lak: svd4 svd5 svd6 svd7 svd8");
    p.s.militia = PROVINCE(province(&p, "phu_yen"));
    play(&p, "province pleiku");
    play_if_asked(&p, "retreat svd1"); /* left: Bình Định, empty; no majority in Kon Tum */
    assert_at(&p, "svd1", "binh_dinh");
}

static void r6_l_where_only_full_places_are_left_the_unit_is_lost(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, NV, E16_EVACUATION,
                      "quang_tri: svd1; hue: svd2 svd3 svd4 svd5 svd6");
    play(&p, "province quang_tri");
    play_if_asked(&p, "retreat svd1");
    assert_at(&p, "svd1", "out");
}

static void r6_l_it_is_no_combat_nobody_may_stay(void **state)
{
    Play p;
    for (unsigned i = 0; i < 2; i++) {
        play_in_card_step(&p, editions[i], 2, NV, E16_EVACUATION, "hue: svd1; ca_mau: svd9");
        play(&p, "province hue");
        play_if_asked(&p, "retreat svd1");
        assert_asks(&p, RETREAT_TO, SV);
        assert_choices(&p, "to quang_tri; to da_nang");
        assert_refused(&p, "stay", "9.13");
        assert_refused(&p, "reduce-instead", "9.12");
    }
}

static void r6_l_an_evacuated_unit_may_still_move(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E16_EVACUATION, "hue: svd1; ca_mau: svd9");
    play(&p, "province hue");
    play_if_asked(&p, "retreat svd1");
    play(&p, "to da_nang; done; move svd1; to quang_ngai");
    assert_at(&p, "svd1", "quang_ngai");
    assert_int_equal(p.s.spent, 1);
}

/* ---- 6.m Việt Cộng infiltration -------------------------------------------------------------- */

static void r6_m_not_where_five_nv_units_stand_nor_where_it_is(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, NV, E18_VC_INFILTRATION,
                      "hue: nvd1 nvd2 nvd3 nvd4 nvd5; saigon: vc1");
    play(&p, "move vc1");
    assert_int_equal(count_choices(&p), PROVINCES - 2);
    assert_refused(&p, "to hue", "7.1");
    assert_refused(&p, "to saigon", "6.m");
    assert_refused(&p, "to reserve", "2.1");
    play(&p, "to ca_mau");
    assert_at(&p, "vc1", "ca_mau");
}

static void r6_m_in_edition_2_it_may_still_move_and_attack(void **state)
{
    Play p;
    play_in_card_step(&p, "edition=2", 2, NV, E18_VC_INFILTRATION, "saigon: svd1");
    play(&p, "move vc1; to an_loc; done; move vc1; to saigon");
    assert_int_equal(p.s.free_vc, 0);
    play(&p, "done; attack saigon; commit vc1");
    assert_rolls(&p, NV, 1);
}

static void r6_m_in_the_sv_phase_it_is_only_placed(void **state)
{
    Play p;
    for (unsigned i = 0; i < 2; i++) {
        play_in_card_step(&p, editions[i], 2, SV, E18_VC_INFILTRATION, "saigon: svd1");
        play(&p, "move vc1; to saigon");
        assert_true(p.s.activated == 0);
        assert_int_equal(p.s.free_vc, 0);
    }
}

static void r6_m_a_strategic_move_takes_its_attack_away(void **state)
{
    Play p;
    play_in_card_step(&p, "edition=2", 4, NV, E18_VC_INFILTRATION, "saigon: svd1 nvd1 nvd2");
    p.s.token_place[0] = TOKEN_OF_NV;
    play(&p, "move vc1; to hue; strategic; move vc1; to saigon; done; done; done; attack saigon");
    assert_refused(&p, "commit vc1", "12.3"); /* the token bars it, not the card */
}

/* ---- 6.n Việt Cộng attack -------------------------------------------------------------------- */

static void r6_n_mechanised_units_take_results_and_allow_air_support(void **state)
{
    Play p;
    begin_combats(&p, "edition=2", NV, E10_VC_ATTACK, "binh_dinh: mech1 nvd1");
    p.s.air_box = 3;
    play(&p, "attack binh_dinh; commit-all");
    assert_asks(&p, DEFENDER_BONUS, SV);
    assert_choices(&p, "air 1; air 2; done");
    play(&p, "air 2; roll nv 1 0");
    assert_rolls(&p, SV, 2); /* the markers' dice alone */
    play(&p, "roll sv 0 0");
    assert_at(&p, "mech1", "out");
}

static void r6_n_without_any_other_unit_sv_does_not_roll(void **state)
{
    Play p;
    begin_combats(&p, "", NV, E10_VC_ATTACK, "binh_dinh: mech1 nvd1");
    play(&p, "attack binh_dinh; commit-all; roll nv 0 0");
    assert_asks(&p, WITHDRAW_UNIT, SV);
}

static void r6_n_missing_dice_are_no_penalty_after_the_cap(void **state)
{
    Play p;
    begin_combats(&p, "edition=2", NV, E10_VC_ATTACK, "binh_dinh: mech1 mech2 svd1 svd2 nvd1");
    p.s.air_box = 4;
    play(&p, "attack binh_dinh; commit-all; air 4; roll nv 0 0");
    assert_rolls(&p, SV, 5); /* two units and four markers */
}

/* ---- 6.o Limited offensive ------------------------------------------------------------------- */

static void r6_o_the_limit_counts_declared_combats(void **state)
{
    Play p;
    begin_combats(&p, "", SV, E07_LIMITED_OFFENSIVE, "binh_dinh: svd1 vc1; phu_yen: svd2 nvd1");
    p.s.combat_limit = 1;
    play(&p, "attack binh_dinh; commit-all");
    assert_asks(&p, DEFEND_VC, NV);
    assert_refused(&p, "attack phu_yen", "9.1");
    play(&p, "defend 0"); /* no combat takes place [9.4], but it was the one */
    assert_int_equal(p.s.turn, 3);
}

static void r6_o_the_stand_in_saigon_is_one_of_them(void **state)
{
    Play p;
    play_in_card_step(&p, "", 8, SV, E07_LIMITED_OFFENSIVE,
                      "saigon: svd1 nvd1; phu_yen: svd2 nvd2");
    play(&p, "die 3; done; done");
    assert_int_equal(p.s.declared, PROVINCE(province(&p, "saigon")));
    assert_rolls(&p, SV, 1);
    play_in_card_step(&p, "", 8, SV, E07_LIMITED_OFFENSIVE,
                      "saigon: svd1 nvd1; phu_yen: svd2 nvd2");
    play(&p, "die 1; done; done"); /* none allowed: no attack [8.b] */
    assert_true(game_over(&p.s));
    assert_at(&p, "svd1", "saigon");
}

/* ---- 8.c Turn 8, Saigon ---------------------------------------------------------------------- */

static void r8_c_redeployment_takes_nobody_out_of_a_contested_saigon(void **state)
{
    Play p;
    play_in_card_step(&p, "", 8, SV, E04_REDEPLOYMENT, "saigon: svd1 nvd1; hue: svd2");
    assert_refused(&p, "move svd1", "8.8");
    assert_true(is_legal(&p, "move svd2"));
    play_in_card_step(&p, "", 8, SV, E04_REDEPLOYMENT, "saigon: svd1; hue: svd2");
    assert_true(is_legal(&p, "move svd1")); /* not contested */
    play_in_card_step(&p, "", 8, NV, E04_REDEPLOYMENT, "saigon: svd1 nvd1; hue: svd2");
    assert_true(is_legal(&p, "move svd1")); /* not yet SV's phase */
    play_in_card_step(&p, "", 7, SV, E04_REDEPLOYMENT, "saigon: svd1 nvd1; hue: svd2");
    assert_true(is_legal(&p, "move svd1"));
}

static void r8_c_redeployed_into_saigon_a_unit_must_attack(void **state)
{
    Play p;
    play_in_card_step(&p, "", 8, SV, E04_REDEPLOYMENT, "saigon: nvd1; hue: svd1; phu_yen: svd2");
    play(&p, "move svd1; to saigon; done; done; done");
    assert_int_equal(p.s.declared, PROVINCE(province(&p, "saigon")));
    assert_rolls(&p, SV, 1);
    play(&p, "roll sv 0 0; roll nv 0 0");
    assert_true(game_over(&p.s)); /* no voluntary retreat was offered */
    assert_at(&p, "svd1", "saigon");
}

static void r8_c_diversion_takes_a_unit_out_of_saigon(void **state)
{
    Play p;
    play_in_card_step(&p, "", 8, SV, E15_DIVERSION, "saigon: svd1 nvd1; hue: svd2");
    play(&p, "name svd1; to long_an");
    assert_at(&p, "svd1", "long_an");
}

/* ---- 8.d River Patrols ----------------------------------------------------------------------- */

static void r8_d_redeployment_keeps_patrols_on_the_mekong(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E04_REDEPLOYMENT, "ca_mau: river1");
    play(&p, "move river1");
    assert_choices(&p, "to can_tho; to kien_giang; to long_an");
    assert_refused(&p, "to saigon", "8.6");
    play_in_card_step(&p, "", 2, SV, E04_REDEPLOYMENT,
                      "ca_mau: river1; can_tho: svd1 svd2 svd3 svd4 svd5;"
                      "kien_giang: mech1 mech2 mech3 mech4 mech5;"
                      "long_an: ranger1 ranger2 ranger3 ranger4 ranger5");
    assert_refused(&p, "move river1", "8.6"); /* all three are full */
    play(&p, "move mech1; to saigon; move river1");
    play_if_asked(&p, "to kien_giang");
    assert_at(&p, "river1", "kien_giang");
}

static void r8_d_diversion_and_evacuation_keep_patrols_on_the_mekong(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E15_DIVERSION, "long_an: river1; hue: svd2");
    play(&p, "name river1");
    assert_choices(&p, "to can_tho; to kien_giang");
    assert_refused(&p, "to saigon", "8.6");
    play_in_card_step(&p, "", 2, SV, E15_DIVERSION,
                      "long_an: river1; can_tho: nvd1; kien_giang: nvd2; hue: svd2");
    play(&p, "name river1");
    assert_at(&p, "river1", "out"); /* Saigon and An Lộc do not count */
    play_in_card_step(&p, "", 2, SV, E16_EVACUATION, "long_an: river1; can_tho: nvd1; hue: svd2");
    play(&p, "province long_an");
    play_if_asked(&p, "retreat river1");
    assert_at(&p, "river1", "kien_giang");
    play_in_card_step(&p, "", 2, SV, E16_EVACUATION,
                      "long_an: river1; can_tho: nvd1; kien_giang: nvd2; hue: svd2");
    play(&p, "province long_an");
    play_if_asked(&p, "retreat river1");
    assert_at(&p, "river1", "out");
}

/* The card is done with it: nothing tells it from its twin any more. */
static void r6_l_an_evacuated_unit_is_like_its_twin_again(void **state)
{
    Play p;
    play_in_card_step(&p, "", 2, SV, E16_EVACUATION, "phu_yen: mech1 svd1; khanh_hoa: mech2");
    play(&p, "province phu_yen; retreat mech1; to khanh_hoa");
    play_if_asked(&p, "retreat svd1");
    play(&p, "to khanh_hoa");
    play_if_asked(&p, "done");
    assert_asks(&p, MOVE_UNIT, SV);
    assert_choices(&p, "move svd1; move mech1; buy-air; done");
    assert_true(is_legal(&p, "move mech2"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r6_i_both_x_may_fall_on_one_division),
        cmocka_unit_test(r6_i_a_unit_that_was_hit_may_be_sent_away_too),
        cmocka_unit_test(r6_i_each_r_falls_on_a_different_unit),
        cmocka_unit_test(r6_i_nv_picks_where_the_unit_goes),
        cmocka_unit_test(r6_i_without_a_place_the_unit_is_reduced),
        cmocka_unit_test(r6_i_with_full_places_only_a_full_division_may_be_reduced),
        cmocka_unit_test(r6_i_it_is_no_combat),
        cmocka_unit_test(r6_j_no_destination_is_full_or_the_place_itself),
        cmocka_unit_test(r6_j_the_second_half_holds_in_both_editions),
        cmocka_unit_test(r6_j_entering_an_empty_province_takes_its_militia),
        cmocka_unit_test(r6_k_control_is_enough_without_majority),
        cmocka_unit_test(r6_k_with_nowhere_to_go_the_unit_is_lost_whole),
        cmocka_unit_test(r6_k_full_neighbours_are_no_choice),
        cmocka_unit_test(r6_l_a_unit_answers_once_even_if_it_has_nowhere_to_go),
        cmocka_unit_test(r6_l_a_single_unit_is_enough),
        cmocka_unit_test(r6_l_the_retreat_rules_hold),
        cmocka_unit_test(r6_l_where_only_full_places_are_left_the_unit_is_lost),
        cmocka_unit_test(r6_l_it_is_no_combat_nobody_may_stay),
        cmocka_unit_test(r6_l_an_evacuated_unit_may_still_move),
        cmocka_unit_test(r6_l_an_evacuated_unit_is_like_its_twin_again),
        cmocka_unit_test(r6_m_not_where_five_nv_units_stand_nor_where_it_is),
        cmocka_unit_test(r6_m_in_edition_2_it_may_still_move_and_attack),
        cmocka_unit_test(r6_m_in_the_sv_phase_it_is_only_placed),
        cmocka_unit_test(r6_m_a_strategic_move_takes_its_attack_away),
        cmocka_unit_test(r6_n_mechanised_units_take_results_and_allow_air_support),
        cmocka_unit_test(r6_n_without_any_other_unit_sv_does_not_roll),
        cmocka_unit_test(r6_n_missing_dice_are_no_penalty_after_the_cap),
        cmocka_unit_test(r6_o_the_limit_counts_declared_combats),
        cmocka_unit_test(r6_o_the_stand_in_saigon_is_one_of_them),
        cmocka_unit_test(r8_c_redeployment_takes_nobody_out_of_a_contested_saigon),
        cmocka_unit_test(r8_c_redeployed_into_saigon_a_unit_must_attack),
        cmocka_unit_test(r8_c_diversion_takes_a_unit_out_of_saigon),
        cmocka_unit_test(r8_d_redeployment_keeps_patrols_on_the_mekong),
        cmocka_unit_test(r8_d_diversion_and_evacuation_keep_patrols_on_the_mekong),
    };
    return cmocka_run_group_tests_name("saigon75 rulings on single cards", tests, NULL, NULL);
}
