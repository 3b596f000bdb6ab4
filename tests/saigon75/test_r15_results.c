/* test_r15_results.c: chapter 15, what the automaton does with losses, retreats, tokens, +1 markers
 * and cards that want something named. */
#include <stdio.h>

#include "games/saigon75/players/solo.h"
#include "support/cards75.h"
#include "support/solo75.h"

/* SV attacks Pleiku with all he has there and rolls; NV rolls blanks. */
static void hit(Play *p, const char *options, const char *units, const char *roll)
{
    play_phase(p, options, 2, SV, 6, COMBATS);
    play_put(p, units);
    play_go(p);
    play(p, "attack pleiku; commit-all");
    play(p, roll);
    play(p, "roll nv 0 0");
}

/* ---- 15.11: who ------------------------------------------------------------------------------ */

static void r15_11_losses_full_then_reduced_then_vc(void **state)
{
    Play p;
    hit(&p, "solo=on", "pleiku: nvd1- nvd2 vc1 svd1 ranger1 mech1", "roll sv 3 0");
    assert_first_ground(&p, "15.11", "s75.auto.loss.full");
    solo(&p, "reduce nvd2");
    assert_first_ground(&p, "15.11", "s75.auto.loss.reduced");
    solo(&p, "reduce nvd1");
    solo(&p, "reduce nvd2");
    assert_at(&p, "nvd1", "out");
    assert_at(&p, "vc1", "pleiku");
}

static void r15_11_retreats_full_then_reduced_then_vc(void **state)
{
    Play p;
    hit(&p, "solo=on", "pleiku: nvd1- nvd2 vc1 svd1 ranger1 mech1", "roll sv 0 2");
    solo(&p, "retreat nvd2; to reserve; retreat nvd1");
    assert_at(&p, "nvd2", "reserve");
    assert_at(&p, "nvd1", "reserve");
    assert_at(&p, "vc1", "pleiku");
}

static void r15_11_retreats_rather_than_reduce(void **state)
{
    Play p;
    hit(&p, "solo=on", "pleiku: nvd1 vc1 svd1 ranger1", "roll sv 0 1");
    solo(&p, "retreat nvd1");
    assert_true(is_legal(&p, "reduce-instead"));
    solo(&p, "to reserve");
    assert_full(&p, "nvd1", true);
}

static void r15_11_reduced_if_the_retreat_would_lose_it(void **state)
{
    Play p;
    play_phase(&p, "solo=on", 2, SV, 6, COMBATS);
    /* Off the border, the only refuge full. */
    play_put(&p, "phu_yen: nvd1 nvd7 svd1 mech1; binh_dinh: nvd2 nvd3 nvd4 nvd5 nvd6");
    play_go(&p);
    play(&p, "attack phu_yen; commit-all; roll sv 0 1; roll nv 0 0");
    play_if_asked(&p, "retreat nvd1");
    assert_true(is_legal(&p, "lose"));
    assert_first_ground(&p, "15.11", "s75.auto.retreat.reduce");
    solo(&p, "reduce-instead");
    assert_at(&p, "nvd1", "phu_yen");
    assert_full(&p, "nvd1", false);
}

/* ---- 15.11: where to ------------------------------------------------------------------------- */

static void r15_11_fewest_units_first(void **state)
{
    Play p;
    hit(&p, "solo=on", "pleiku: nvd1 vc1 svd1 ranger1; kon_tum: nvd2; dak_lak: nvd3 nvd4",
        "roll sv 0 1");
    solo(&p, "retreat nvd1");
    assert_first_ground(&p, "15.11", "s75.auto.retreat.to");
    assert_ground(&p, "15.11", "s75.auto.retreat.fuller"); /* Đắk Lắk, though nearer to Saigon */
    assert_ground(&p, "15.h", "s75.auto.retreat.not_reserve");
    solo(&p, "to kon_tum");
}

static void r15_11_then_nearest_to_saigon(void **state)
{
    Play p;
    hit(&p, "solo=on", "pleiku: nvd1 vc1 svd1 ranger1; kon_tum: nvd2; dak_lak: nvd3",
        "roll sv 0 1");
    solo(&p, "retreat nvd1");
    assert_ground(&p, "15.11", "s75.auto.retreat.farther"); /* Kon Tum */
    solo(&p, "to dak_lak");
}

static void r15_11_then_northernmost(void **state)
{
    Play p;
    play_phase(&p, "solo=on", 2, SV, 6, COMBATS);
    /* No way to the Reserve from here; three refuges alike, one step away. */
    play_put(&p, "saigon: nvd1 vc1 svd1 ranger1; long_an: nvd2; an_loc: nvd3; phuoc_binh: nvd4");
    play_go(&p);
    play(&p, "attack saigon; commit-all; roll sv 0 1; roll nv 0 0");
    solo(&p, "retreat nvd1");
    assert_first_ground(&p, "15.11", "s75.auto.retreat.north");
    Grounds grounds = {0};
    s75_solo_explain(&p.game, &p.s, solo_answer(&p), &grounds);
    for (unsigned i = 0; i < grounds.count; i++) /* the others are no farther */
        assert_string_not_equal(grounds.line[i].message, "s75.auto.retreat.farther");
    solo(&p, "to long_an"); /* all border the zone: westernmost */
}

static void r15_h_the_reserve_if_no_province_is_open(void **state)
{
    Play p;
    hit(&p, "solo=on", "pleiku: nvd1 vc1 svd1 ranger1", "roll sv 0 1");
    solo(&p, "retreat nvd1");
    assert_first_ground(&p, "15.h", "s75.auto.retreat.reserve_only");
    solo(&p, "to reserve");
}

static void r15_h_the_reserve_if_the_best_tie(void **state)
{
    Play p;
    play_phase(&p, "solo=on", 2, SV, 6, COMBATS);
    play_put(&p, "phuoc_binh: nvd1 vc1 svd1 ranger1; dak_nong: nvd2; binh_thuan: nvd3");
    play_go(&p);
    play(&p, "attack phuoc_binh; commit-all; roll sv 0 1; roll nv 0 0");
    solo(&p, "retreat nvd1");
    assert_first_ground(&p, "15.h",
                        "s75.auto.retreat.reserve_tie"); /* both two steps from Saigon */
    solo(&p, "to reserve");
}

static void r15_11_a_strike_is_answered_alike(void **state)
{
    Play p;
    play_in_card_step(&p, "solo=on", 2, SV, E03_AIR_STRIKES,
                      "pleiku: nvd1 nvd2; kon_tum: nvd3; saigon: svd1");
    play(&p, "province pleiku; roll sv 0 1; retreat nvd1");
    solo(&p, "to kon_tum");
}

/* ---- 15.i ------------------------------------------------------------------------------------ */

static void r15_i_the_last_unit_stays(void **state)
{
    Play p;
    hit(&p, "solo=on edition=1", "pleiku: nvd1 svd1 ranger1", "roll sv 0 1");
    assert_first_ground(&p, "15.i", "s75.auto.retreat.stay");
    solo(&p, "stay");
    assert_at(&p, "nvd1", "pleiku");
}

/* ---- 15.3, 15.i: +1 markers ------------------------------------------------------------------ */

static void prepare(Play *p, unsigned card, unsigned die)
{
    solo_phase(p, "", 2, die, MOVEMENT, card);
    play_put(p, "saigon: svd1 svd2 svd3");
    p->s.plus_left[NV] = 3;
}

static void r15_3_plus_marker_below_four(void **state)
{
    Play p;
    for (unsigned die = 1; die <= 5; die++) {
        prepare(&p, 22, die);
        play_go(&p);
        assert_asks(&p, PREPARE, NV);
        assert_first_ground(&p, "15.3",
                            die < 4 ? "s75.auto.plus.low_die" : "s75.auto.plus.good_die");
        solo(&p, die < 4 ? "plus" : "done");
        assert_int_equal(s75_availability(&p.game, &p.s), die + 2 + (die < 4));
    }
}

static void r15_i_never_a_second_plus_marker(void **state)
{
    Play p;
    prepare(&p, 22, 1);
    play_go(&p);
    solo(&p, "plus");
    assert_first_ground(&p, "15.i", "s75.auto.plus.once");
    solo(&p, "done");
    assert_int_equal(p.s.plus_left[NV], 2);
}

static void r15_3_no_marker_no_use(void **state)
{
    Play p;
    prepare(&p, 22, 1);
    p.s.plus_left[NV] = 0;
    play_go(&p);
    assert_asks(&p, MOVE_UNIT, NV);
}

/* ---- 15.13, 15.f: tokens --------------------------------------------------------------------- */

static void r15_f_activation_after_the_plus_marker(void **state)
{
    Play p;
    prepare(&p, 22, 3); /* activation */
    solo_token(&p, 0, TOKEN_OF_NV);
    play_go(&p);
    solo(&p, "plus");
    assert_first_ground(&p, "15.f", "s75.auto.token.activation");
    solo(&p, "token-activation");
    assert_int_equal(s75_availability(&p.game, &p.s), 7);
}

static void r15_f_no_activation_at_the_maximum(void **state)
{
    Play p;
    prepare(&p, 22, 6); /* eight, the maximum */
    solo_token(&p, 0, TOKEN_OF_NV);
    play_go(&p);
    solo(&p, "done");
    assert_int_equal(p.s.token_place[0], TOKEN_OF_NV);
}

static void r15_f_rerolls_a_low_die(void **state)
{
    Play p;
    solo_phase(&p, "", 4, 0, AVAILABILITY, 26); /* reroll */
    play_put(&p, "saigon: svd1");
    solo_token(&p, 0, TOKEN_OF_NV);
    p.s.plus_left[NV] = 1;
    play_go(&p);
    play(&p, "die 3");
    assert_first_ground(&p, "15.f", "s75.auto.token.die");
    solo(&p, "reroll; die 2"); /* before 15.3: the marker waits for the movement step [5.b] */
    assert_int_equal(p.s.token_place[0], TOKEN_GONE);
    assert_int_equal(p.s.plus_left[NV], 1);
    assert_int_equal(p.s.die, 2);
}

static void r15_f_else_the_first_blank(void **state)
{
    Play p;
    solo_phase(&p, "", 4, 0, AVAILABILITY, 26);
    play_put(&p, "saigon: svd1");
    solo_token(&p, 0, TOKEN_OF_NV);
    play_go(&p);
    play(&p, "die 4");
    assert_first_ground(&p, "15.f", "s75.auto.token.good_die");
    solo(&p, "done");

    solo_phase(&p, "", 4, 6, COMBATS, 26);
    solo_token(&p, 0, TOKEN_OF_NV);
    play_put(&p, "pleiku: nvd1 nvd2 mech1; kon_tum: nvd3 nvd4 ranger1");
    play_go(&p);
    solo(&p, "attack pleiku; commit-all; attack kon_tum; commit-all; fight pleiku");
    play(&p, "roll nv 2 0; roll sv 0 0");
    assert_first_ground(&p, "15.f", "s75.auto.token.no_blank"); /* his first that has one */
    solo(&p, "done");
    solo_to(&p, ROLL_DICE);
    play(&p, "roll nv 1 0; roll sv 0 0");
    assert_first_ground(&p, "15.f", "s75.auto.token.blank");
    solo(&p, "reroll-die nv blank; face nv x");
    assert_int_equal(p.s.token_place[0], TOKEN_GONE);
}

static void r15_13_a_token_only_as_the_card_says(void **state)
{
    Play p;
    solo_phase(&p, "", 4, 2, COMBATS, 22); /* activation */
    solo_token(&p, 0, TOKEN_OF_NV);
    play_put(&p, "pleiku: nvd1 nvd2 mech1");
    play_go(&p);
    solo(&p, "attack pleiku; commit-all");
    play(&p, "roll nv 0 0; roll sv 0 0");
    assert_first_ground(&p, "15.13", "s75.auto.token.other");
    solo(&p, "done");
}

static void r15_f_one_token_a_phase(void **state)
{
    Play p;
    solo_phase(&p, "edition=1", 4, 2, MOVEMENT, 22);
    play_put(&p, "saigon: svd1");
    solo_token(&p, 0, TOKEN_OF_NV);
    solo_token(&p, 1, TOKEN_OF_NV);
    play_go(&p);
    solo(&p, "token-activation"); /* edition 1 would allow both */
    assert_answer(&p, "done");
}

static void r15_f_strategic_from_the_reserve(void **state)
{
    Play p;
    prepare(&p, 27, 6); /* strategic, Saigon */
    p.s.plus_left[NV] = 0;
    play_put(&p, "an_loc: nvd1; reserve: nvd2- nvd3");
    solo_token(&p, 0, TOKEN_OF_NV);
    play_go(&p);
    assert_first_ground(&p, "15.f", "s75.auto.token.strategic");
    solo(&p, "strategic");
    assert_first_ground(&p, "15.f", "s75.auto.strategic.reserve");
    solo(&p, "move nvd3");
    assert_first_ground(&p, "15.f", "s75.auto.strategic.to");
    solo(&p, "to saigon; move nvd4; to saigon"); /* full first; nvd2 is reduced */
    assert_at(&p, "nvd1", "an_loc");
}

static void r15_f_strategic_else_the_nearest(void **state)
{
    Play p;
    prepare(&p, 27, 6);
    p.s.plus_left[NV] = 0;
    for (unsigned u = 0; u < NV_COUNT; u++)
        s75_put(&p.game, &p.s, u, OUT);
    p.s.full &= SV_UNITS;
    play_put(&p, "pleiku: nvd1; an_loc: nvd2; saigon: nvd3");
    solo_token(&p, 0, TOKEN_OF_NV);
    play_go(&p);
    solo(&p, "strategic; move nvd2; to saigon; move nvd1; to saigon");
}

/* A card that reinforces leaves each province what it wants; the rest may go. */
static void r15_f_strategic_takes_what_a_reinforced_province_does_not_want(void **state)
{
    Play p;
    prepare(&p, 25, 6); /* strategic, reinforce */
    p.s.plus_left[NV] = 0;
    for (unsigned u = 0; u < NV_COUNT; u++)
        s75_put(&p.game, &p.s, u, OUT);
    p.s.full &= SV_UNITS;
    play_put(&p, "saigon: nvd1 svd1 svd2; an_loc: nvd2 nvd3 nvd4 nvd5; pleiku: nvd6 nvd7; "
                 "hue: nvd8 nvd9; kon_tum: nvd10 nvd11");
    solo_token(&p, 0, TOKEN_OF_NV);
    play_go(&p);
    solo(&p, "strategic; move nvd2; to saigon; move nvd3; to saigon");
    assert_int_equal(s75_count_at(&p.s, province(&p, "an_loc"), NV), 2);
}

static void r15_f_strategic_takes_both_to_one_province(void **state)
{
    Play p;
    prepare(&p, 27, 6);
    p.s.plus_left[NV] = 0;
    play_put(&p, "saigon: nvd1 nvd2 nvd3 nvd4 nvd5 svd1");
    solo_token(&p, 0, TOKEN_OF_NV);
    play_go(&p); /* Saigon has no room: the first empty province [15.6] */
    solo(&p, "strategic; move nvd6");
    const Action to = solo_answer(&p);
    solo_to(&p, STRATEGIC_UNIT);
    assert_int_equal(p.s.place[unit(&p, "nvd6")], to.a);
    solo(&p, "move nvd7");
    assert_int_equal(solo_answer(&p).a, to.a); /* though it is empty no more */
}

static void r15_f_strategic_needs_room(void **state)
{
    Play p;
    prepare(&p, 27, 6);
    p.s.plus_left[NV] = 0;
    play_put(&p, "saigon: nvd1 nvd2 nvd3 nvd4 nvd5");
    p.s.militia = ALL_PROVINCES & ~PROVINCE(province(&p, "saigon")); /* no empty one either */
    solo_token(&p, 0, TOKEN_OF_NV);
    play_go(&p);
    solo(&p, "done");
    assert_int_equal(p.s.token_place[0], TOKEN_OF_NV);
}

/* ---- 15.4, 15.12, 15.j: names ---------------------------------------------------------------- */

/* Of each five in a row the first is pointed at. */
static void r15_4_order_of_units(void **state)
{
    static const char *const order[] = {"para1", "marine1", "mech1", "ranger1",
                                        "svd2",  "river1",  "svd1-"};
    Play p;
    char words[32];
    for (unsigned i = 0; i < COUNT_OF(order); i++) {
        play_phase(&p, "solo=on", 2, SV, 4, EVENT);
        hold_card(&p, E15_DIVERSION);
        for (unsigned k = i; k < COUNT_OF(order) && k < i + STACK_MAX; k++) {
            snprintf(words, sizeof words, "can_tho: %s", order[k]);
            play_put(&p, words);
        }
        play_go(&p);
        play(&p, "play e15");
        assert_ground(&p, "15.4", "s75.auto.name.unit");
        snprintf(words, sizeof words, "name %s", i == 6 ? "svd1" : order[i]);
        assert_answer(&p, words);
    }
}

static void r15_12_saigon_if_allowed(void **state)
{
    Play p;
    play_in_card_step(&p, "solo=on", 2, SV, E15_DIVERSION, "saigon: svd1; can_tho: svd2 svd3 svd4");
    assert_first_ground(&p, "15.12", "s75.auto.name.saigon");
    assert_answer(&p, "name svd1");
}

static void r15_12_else_most_sv_units_where_outnumbered(void **state)
{
    Play p;
    play_in_card_step(&p, "solo=on", 2, SV, E16_EVACUATION,
                      "saigon: svd1; can_tho: svd2 svd3; hue: svd4 svd5 svd6 nvd1 nvd2 nvd3");
    assert_first_ground(&p, "15.12", "s75.auto.name.outnumbered");
    assert_answer(&p, "province can_tho"); /* Huế has more, but he is not outnumbered there */
}

static void r15_12_ties_north_then_west(void **state)
{
    Play p;
    play_in_card_step(&p, "solo=on", 2, SV, E16_EVACUATION,
                      "ca_mau: svd2 svd3; hue: svd4 svd5; pleiku: svd6 svd7");
    assert_ground(&p, "15.12", "s75.auto.name.next");
    assert_answer(&p, "province pleiku");
}

static void r15_12_revolt_in_the_mountains(void **state)
{
    Play p;
    play_in_card_step(&p, "solo=on", 2, SV, E20_MONTAGNARD_REVOLT,
                      "saigon: svd1 svd2; pleiku: svd3 mech1; kon_tum: ranger1");
    assert_answer(&p, "name mech1");
}

static void r15_j_outnumbered_nowhere(void **state)
{
    Play p;
    play_in_card_step(&p, "solo=on", 2, SV, E16_EVACUATION,
                      "can_tho: svd2 nvd1; hue: svd4 svd5 nvd2 nvd3");
    assert_first_ground(&p, "15.j", "s75.auto.name.most");
    assert_answer(&p, "province hue");
}

static void r15_j_corruption_goes_on_to_the_next_province(void **state)
{
    Play p;
    play_in_card_step(&p, "solo=on", 2, SV, E13_CORRUPTION,
                      "saigon: svd1 mech1; can_tho: svd2 svd3 marine1; hue: svd4");
    solo(&p, "name mech1; name svd1; name marine1; name svd2");
    assert_int_equal(count_units(p.s.named), 4);
    assert_asks(&p, PREPARE, SV);
}

static void r15_j_corruption_spares_saigon_on_turn_8(void **state)
{
    Play p;
    play_in_card_step(&p, "solo=on", 8, SV, E13_CORRUPTION, "saigon: svd1 mech1; can_tho: svd2");
    solo(&p, "name svd2");
}

static void r15_j_infiltration_from_the_reserve(void **state)
{
    Play p;
    play_in_card_step(&p, "solo=on", 2, SV, E18_VC_INFILTRATION, "saigon: svd1; pleiku: vc1");
    assert_first_ground(&p, "15.j", "s75.auto.infiltrate.reserve");
    solo(&p, "move vc2; to saigon");
}

static void r15_j_infiltration_else_the_last_in_order(void **state)
{
    Play p;
    play_in_card_step(&p, "solo=on", 2, SV, E18_VC_INFILTRATION,
                      "saigon: svd1 vc8; pleiku: vc1; hue: vc2; out: vc3 vc4 vc5 vc6 vc7");
    assert_first_ground(&p, "15.j", "s75.auto.infiltrate.last");
    solo(&p, "move vc2; to saigon");
}

static void r15_j_nobody_is_infiltrated_out_of_saigon(void **state)
{
    Play p;
    play_in_card_step(&p, "solo=on", 2, SV, E18_VC_INFILTRATION,
                      "saigon: svd1 vc8; out: vc1 vc2 vc3 vc4 vc5 vc6 vc7");
    assert_first_ground(&p, "15.5", "s75.auto.infiltrate.saigon");
    solo(&p, "done");
}

/* ---- 15.14 ----------------------------------------------------------------------------------- */

static void r15_14_what_is_left_open_goes_to_the_first_in_order(void **state)
{
    Play p;
    solo_phase(&p, "", 2, 6, MOVEMENT, 27);
    play_put(&p, "saigon: svd1");
    play_go(&p);
    play(&p, "move nvd9"); /* not in the plan: somebody else's idea */
    assert_first_ground(&p, "15.14", "s75.auto.first");
    assert_answer(&p, "to long_an"); /* the border province nearest to Saigon, then west */
}

static void r15_14_the_same_position_gives_the_same_answer(void **state)
{
    Play p;
    ActionList list;
    Rng one = {{1, 2, 3, 4}}, two = {{5, 6, 7, 8}};
    solo_phase(&p, "", 2, 6, MOVEMENT, 22);
    play_put(&p, "pleiku: nvd1 mech1; saigon: svd1");
    play_go(&p);
    const Policy *policy = NULL;
    for (unsigned i = 0; i < p.game.rules->policy_count; i++)
        if (p.game.rules->policies[i].explain)
            policy = &p.game.rules->policies[i];
    assert_non_null(policy);
    game_legal(&p.game, &p.s, &list);
    const Rng before = one;
    assert_int_equal(policy->choose(&p.game, &p.s, &list, &one),
                     policy->choose(&p.game, &p.s, &list, &two));
    assert_memory_equal(&one, &before, sizeof one);
}

static void r15_14_no_grounds_for_what_it_would_not_do(void **state)
{
    Play p;
    Grounds grounds = {0};
    solo_phase(&p, "", 2, 6, MOVEMENT, 22);
    play_put(&p, "saigon: svd1");
    play_go(&p);
    for (unsigned i = 0; i < p.game.rules->policy_count; i++)
        if (p.game.rules->policies[i].explain)
            p.game.rules->policies[i].explain(&p.game, &p.s, (Action){V_DONE, 0, 0, 0}, &grounds);
    assert_int_equal(grounds.count, 0);
}

/* Nor for dice, which nobody chooses. */
static void r15_14_no_grounds_for_a_die(void **state)
{
    Play p;
    Grounds grounds = {.count = 1};
    solo_phase(&p, "", 2, 0, AVAILABILITY, 22);
    play_go(&p);
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    s75_solo_explain(&p.game, &p.s, (Action){V_DIE, 1, 0, 0}, &grounds);
    assert_int_equal(grounds.count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r15_11_losses_full_then_reduced_then_vc),
        cmocka_unit_test(r15_11_retreats_full_then_reduced_then_vc),
        cmocka_unit_test(r15_11_retreats_rather_than_reduce),
        cmocka_unit_test(r15_11_reduced_if_the_retreat_would_lose_it),
        cmocka_unit_test(r15_11_fewest_units_first),
        cmocka_unit_test(r15_11_then_nearest_to_saigon),
        cmocka_unit_test(r15_11_then_northernmost),
        cmocka_unit_test(r15_h_the_reserve_if_no_province_is_open),
        cmocka_unit_test(r15_h_the_reserve_if_the_best_tie),
        cmocka_unit_test(r15_11_a_strike_is_answered_alike),
        cmocka_unit_test(r15_i_the_last_unit_stays),
        cmocka_unit_test(r15_3_plus_marker_below_four),
        cmocka_unit_test(r15_i_never_a_second_plus_marker),
        cmocka_unit_test(r15_3_no_marker_no_use),
        cmocka_unit_test(r15_f_activation_after_the_plus_marker),
        cmocka_unit_test(r15_f_no_activation_at_the_maximum),
        cmocka_unit_test(r15_f_rerolls_a_low_die),
        cmocka_unit_test(r15_f_else_the_first_blank),
        cmocka_unit_test(r15_13_a_token_only_as_the_card_says),
        cmocka_unit_test(r15_f_one_token_a_phase),
        cmocka_unit_test(r15_f_strategic_from_the_reserve),
        cmocka_unit_test(r15_f_strategic_else_the_nearest),
        cmocka_unit_test(r15_f_strategic_takes_what_a_reinforced_province_does_not_want),
        cmocka_unit_test(r15_f_strategic_takes_both_to_one_province),
        cmocka_unit_test(r15_f_strategic_needs_room),
        cmocka_unit_test(r15_4_order_of_units),
        cmocka_unit_test(r15_12_saigon_if_allowed),
        cmocka_unit_test(r15_12_else_most_sv_units_where_outnumbered),
        cmocka_unit_test(r15_12_ties_north_then_west),
        cmocka_unit_test(r15_12_revolt_in_the_mountains),
        cmocka_unit_test(r15_j_outnumbered_nowhere),
        cmocka_unit_test(r15_j_corruption_goes_on_to_the_next_province),
        cmocka_unit_test(r15_j_corruption_spares_saigon_on_turn_8),
        cmocka_unit_test(r15_j_infiltration_from_the_reserve),
        cmocka_unit_test(r15_j_infiltration_else_the_last_in_order),
        cmocka_unit_test(r15_j_nobody_is_infiltrated_out_of_saigon),
        cmocka_unit_test(r15_14_what_is_left_open_goes_to_the_first_in_order),
        cmocka_unit_test(r15_14_the_same_position_gives_the_same_answer),
        cmocka_unit_test(r15_14_no_grounds_for_what_it_would_not_do),
        cmocka_unit_test(r15_14_no_grounds_for_a_die),
    };
    return cmocka_run_group_tests_name("saigon75 solo: results, tokens, names", tests, NULL, NULL);
}
