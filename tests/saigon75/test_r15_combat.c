/* test_r15_combat.c: chapter 15, combats of the automaton: where and with whom it attacks, bonus
 * dice, VC in defence, cards called upon. */
#include <stdio.h>

#include "support/solo75.h"

enum { SUPERIOR = 22, EQUAL = 30, ALWAYS = 27 }; /* a solo card of each condition */

/* NV's combat step of turn 2 with eight activations. */
static void combats(Play *p, unsigned card, const char *units)
{
    solo_phase(p, "", 2, 6, COMBATS, card);
    play_put(p, units);
}

/* SV attacks there with all he has. */
static void sv_attacks(Play *p, unsigned event, const char *where, const char *units)
{
    char words[64];
    play_phase(p, "solo=on", 2, SV, 6, COMBATS);
    play_put(p, units);
    if (event != NO_CARD)
        solo_event(p, event);
    play_go(p);
    snprintf(words, sizeof words, "attack %s; commit-all", where);
    play(p, words);
}

/* ---- 15.9: the condition --------------------------------------------------------------------- */

static void r15_9_superior(void **state)
{
    Play p;
    combats(&p, SUPERIOR, "binh_dinh: nvd1 nvd2 svd1; phu_yen: nvd3 svd2");
    play_go(&p);
    assert_first_ground(&p, "15.9", "s75.auto.attack.holds");
    assert_ground(&p, "15.13", "s75.auto.attack.superior");
    assert_ground(&p, "15.9", "s75.auto.attack.weak"); /* Phú Yên, one to one */
    solo(&p, "attack binh_dinh; commit-all; done");
    assert_int_equal(p.s.declared, PROVINCE(province(&p, "binh_dinh")));
}

static void r15_9_equal(void **state)
{
    Play p;
    combats(&p, EQUAL, "binh_dinh: nvd1 svd1 svd2; phu_yen: nvd3 svd3");
    play_go(&p);
    assert_ground(&p, "15.13", "s75.auto.attack.equal");
    solo(&p, "attack phu_yen; done");
}

static void r15_9_always(void **state)
{
    Play p;
    combats(&p, ALWAYS, "binh_dinh: nvd1 svd1 svd2 svd3; phu_yen: nvd3 svd4 svd5");
    play_go(&p);
    assert_ground(&p, "15.13", "s75.auto.attack.always");
    solo(&p, "attack phu_yen; attack binh_dinh");
}

static void r15_9_nearest_to_the_reserve_then_west(void **state)
{
    Play p;
    combats(&p, ALWAYS, "saigon: nvd1 svd1; pleiku: nvd2 mech1; kon_tum: nvd3 ranger1");
    play_go(&p);
    solo(&p, "attack pleiku; attack kon_tum; attack saigon");
    assert_asks(&p, FIGHT_NEXT, NV);
    assert_first_ground(&p, "15.9", "s75.auto.fight.first");
    assert_ground(&p, "15.9", "s75.auto.fight.west"); /* Kon Tum */
    assert_ground(&p, "15.9", "s75.auto.fight.far");  /* Saigon */
    solo(&p, "fight pleiku");
}

static void r15_9_all_units_in_the_province_count(void **state)
{
    Play p;
    solo_phase(&p, "", 2, 1, COMBATS, SUPERIOR);
    play_put(&p, "pleiku: nvd1 nvd2 nvd3 nvd4 mech1 svd1 svd2");
    p.s.spent = 1; /* two activations are left for four divisions */
    play_go(&p);
    solo(&p, "attack pleiku; commit nvd1; commit nvd2");
    assert_int_equal(count_units(p.s.engaged & NV_UNITS), 2);
}

static void r15_9_a_unit_that_sits_out_counts(void **state)
{
    Play p;
    combats(&p, SUPERIOR, "kon_tum: nvd2 nvd3 svd1 svd2");
    solo_event(&p, E20_MONTAGNARD_REVOLT);
    p.s.absent = p.s.barred = p.s.frozen = p.s.named = UNIT(unit(&p, "svd1"));
    play_go(&p);
    assert_ground(&p, "15.9", "s75.auto.attack.weak"); /* two against two */
    assert_answer(&p, "done");
}

/* ---- 15.9: infiltration markers -------------------------------------------------------------- */

static void r15_9_a_marker_if_not_superior_without_it(void **state)
{
    Play p;
    combats(&p, EQUAL, "pleiku: nvd1 mech1");
    p.s.infiltration = 2;
    play_go(&p);
    solo(&p, "attack pleiku");
    assert_first_ground(&p, "15.9", "s75.auto.bonus.marker");
    solo(&p, "infiltration");
    assert_int_equal(p.s.infiltration, 1);
    assert_int_equal(p.s.combat.dice[NV], 2);
}

static void r15_9_no_marker_if_superior(void **state)
{
    Play p;
    combats(&p, EQUAL, "pleiku: nvd1 nvd2 mech1");
    p.s.infiltration = 2;
    play_go(&p);
    solo(&p, "attack pleiku; commit-all");
    assert_first_ground(&p, "15.9", "s75.auto.bonus.superior");
    solo(&p, "done");
    assert_int_equal(p.s.infiltration, 2);
}

static void r15_9_no_marker_with_five_dice(void **state)
{
    Play p;
    combats(&p, EQUAL, "pleiku: nvd1 nvd2 nvd3 nvd4 nvd5 svd1 svd2 svd3 svd4 svd5");
    p.s.infiltration = 2;
    play_go(&p);
    solo(&p, "attack pleiku; commit-all");
    assert_first_ground(&p, "15.g", "s75.auto.bonus.five");
    solo(&p, "done");
}

static void r15_9_the_card_die_is_counted_first(void **state)
{
    Play p;
    combats(&p, SUPERIOR, "pleiku: nvd1 nvd2 svd1 svd2");
    solo_event(&p, E19_UPRISING);
    p.s.infiltration = 2;
    play_go(&p);
    assert_ground(&p, "15.9", "s75.auto.attack.card");
    solo(&p, "attack pleiku; commit-all; card-die");
    assert_first_ground(&p, "15.9", "s75.auto.bonus.superior"); /* three to two with it */
    solo(&p, "done");
    assert_int_equal(p.s.infiltration, 2);
}

/* ---- 15.e ------------------------------------------------------------------------------------ */

static void r15_e_activations_left_go_where_the_condition_holds(void **state)
{
    Play p;
    solo_phase(&p, "", 2, 1, COMBATS, SUPERIOR); /* three activations */
    play_put(&p, "pleiku: nvd1 nvd2 mech1; kon_tum: nvd3 nvd4 ranger1; dak_lak: nvd5 svd1");
    play_go(&p);
    /* Two go to Pleiku, the last one to Kon Tum; in Đắk Lắk he is not superior. */
    solo(&p, "attack pleiku; commit-all; attack kon_tum; commit nvd3");
    assert_int_equal(p.s.spent, 3);
    assert_false(p.s.attackers & UNIT(unit(&p, "nvd4")));
}

static void r15_e_full_divisions_get_what_is_left(void **state)
{
    Play p;
    solo_phase(&p, "", 2, 1, COMBATS, ALWAYS);
    play_put(&p, "pleiku: nvd1- nvd2 nvd3- vc1 vc2 svd1");
    p.s.spent = 1; /* two are left */
    play_go(&p);
    solo(&p, "attack pleiku; commit nvd2; commit nvd1; commit-all");
    assert_false(p.s.engaged & UNIT(unit(&p, "nvd3")));
    assert_int_equal(count_units(p.s.engaged & NV_UNITS), 4);
}

static void r15_e_two_vc_are_free(void **state)
{
    Play p;
    combats(&p, ALWAYS, "pleiku: nvd1 vc1 vc2 vc3 svd1");
    play_go(&p);
    solo(&p, "attack pleiku; commit nvd1; commit vc1; commit vc2");
    assert_false(p.s.engaged & UNIT(unit(&p, "vc3")));
}

static void r15_e_all_activated_units_attack(void **state)
{
    Play p;
    combats(&p, ALWAYS, "pleiku: nvd1 nvd2 vc1 svd1");
    p.s.activated = UNIT(unit(&p, "nvd1")) | UNIT(unit(&p, "vc1"));
    p.s.moved = p.s.activated;
    p.s.spent = 8; /* nothing left for the other division */
    p.s.free_vc = 1;
    play_go(&p);
    solo(&p, "attack pleiku");
    assert_first_ground(&p, "15.e", "s75.auto.commit.all");
    solo(&p, "commit-all");
    assert_int_equal(count_units(p.s.engaged & NV_UNITS), 2);
}

static void r15_e_a_marker_counts_once(void **state)
{
    Play p;
    combats(&p, SUPERIOR, "pleiku: nvd1 mech1; kon_tum: nvd2 ranger1");
    p.s.infiltration = 1;
    play_go(&p);
    assert_ground(&p, "15.9", "s75.auto.attack.marker");
    solo(&p, "attack pleiku; done; infiltration"); /* none is left for Kon Tum */
    assert_int_equal(p.s.infiltration, 0);
}

static void r15_e_card_dice_count_once_each(void **state)
{
    Play p;
    combats(&p, SUPERIOR, "pleiku: nvd1 mech1; kon_tum: nvd2 ranger1; dak_lak: nvd3 svd1");
    solo_event(&p, E19_UPRISING);
    play_go(&p);
    solo(&p, "attack dak_lak; attack pleiku; done; fight dak_lak; card-die");
    assert_int_equal(p.s.card_uses, 1);
}

static void r15_e_kept_activations_are_not_for_others(void **state)
{
    Play p;
    solo_phase(&p, "", 2, 1, MOVEMENT, ALWAYS); /* three activations; target: Saigon */
    play_put(&p, "saigon: nvd1 nvd2 nvd3 svd1; pleiku: nvd4 nvd5 mech1; out: vc1 vc2 vc3 vc4 vc5 "
                 "vc6 vc7 vc8");
    play_go(&p);
    solo_to(&p, DECLARE);
    solo(&p, "attack saigon; commit-all"); /* though Pleiku is nearer to the Reserve */
    assert_int_equal(count_units(p.s.engaged & NV_UNITS), 3);
}

static void r15_e_a_combat_limit_holds(void **state)
{
    Play p;
    combats(&p, ALWAYS, "saigon: nvd1 svd1; pleiku: nvd2 mech1");
    solo_event(&p, E07_LIMITED_OFFENSIVE);
    p.s.combat_limit = 1;
    play_go(&p);
    solo(&p, "attack pleiku");
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
}

/* Where he stands alone there is nobody to attack: no combat is kept for it, though it lies north.
 */
static void r15_e_a_combat_limit_is_kept_for_combats(void **state)
{
    Play p;
    combats(&p, ALWAYS, "hue: nvd1; saigon: nvd2 svd1");
    solo_event(&p, E07_LIMITED_OFFENSIVE);
    p.s.combat_limit = 1;
    play_go(&p);
    solo(&p, "attack saigon");
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
}

/* ---- 15.10, 15.h ----------------------------------------------------------------------------- */

static void r15_10_vc_stay_out_unless_outnumbered(void **state)
{
    Play p;
    sv_attacks(&p, NO_CARD, "pleiku", "pleiku: nvd1 nvd2 vc1 svd1 mech1");
    assert_first_ground(&p, "15.10", "s75.auto.defend.equal");
    solo(&p, "defend 0");
}

static void r15_10_vc_make_him_equal(void **state)
{
    Play p;
    sv_attacks(&p, NO_CARD, "pleiku", "pleiku: nvd1 vc1 svd1 mech1");
    assert_first_ground(&p, "15.10", "s75.auto.defend.outnumbered");
    solo(&p, "defend 1");
}

static void r15_10_vc_stay_out_in_vain(void **state)
{
    Play p;
    sv_attacks(&p, NO_CARD, "pleiku", "pleiku: nvd1 vc1 svd1 svd2 mech1");
    assert_first_ground(&p, "15.10", "s75.auto.defend.vain");
    solo(&p, "defend 0");
}

static void r15_10_vc_that_must_are_not_asked(void **state)
{
    Play p;
    sv_attacks(&p, NO_CARD, "pleiku", "pleiku: nvd1 nvd2 vc1 svd1 ranger1");
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
    assert_int_equal(count_units(p.s.engaged & NV_UNITS), 3);
}

static void r15_10_arriving_vc_share_nothing(void **state)
{
    Play p;
    sv_attacks(&p, NO_CARD, "pleiku", "pleiku: nvd1 nvd2 vc1 svd1 mech1");
    p.s.arrivals = UNIT(unit(&p, "vc1"));
    p.s.flow.frame[p.s.flow.depth - 1] = (Frame){.step = SHARE_VC};
    assert_answer(&p, "share 0");
    assert_first_ground(&p, "15.10", "s75.auto.share");
}

static void r15_h_the_fewest_vc(void **state)
{
    Play p;
    sv_attacks(&p, NO_CARD, "pleiku", "pleiku: nvd1 vc1 vc2 vc3 svd1 svd2 mech1");
    assert_ground(&p, "15.h", "s75.auto.defend.fewest");
    solo(&p, "defend 2");
}

/* ---- 15.12, 15.g ----------------------------------------------------------------------------- */

static void r15_12_the_card_die_in_defence(void **state)
{
    Play p;
    sv_attacks(&p, E19_UPRISING, "pleiku", "pleiku: nvd1 nvd2 svd1 mech1");
    assert_first_ground(&p, "15.12", "s75.auto.bonus.card");
    solo(&p, "card-die");
    assert_int_equal(p.s.combat.dice[NV], 3);
}

static void r15_g_militia_counts_among_five_dice(void **state)
{
    Play p;
    play_phase(&p, "solo=on", 2, SV, 6, COMBATS);
    play_put(&p, "pleiku: nvd1 nvd2 nvd3 nvd4 svd1 mech1");
    p.s.militia = PROVINCE(province(&p, "pleiku"));
    solo_event(&p, E19_UPRISING);
    play_go(&p);
    play(&p, "attack pleiku; commit-all");
    assert_first_ground(&p, "15.g", "s75.auto.bonus.five");
    solo(&p, "done");
}

static void r15_g_no_card_die_with_five(void **state)
{
    Play p;
    combats(&p, EQUAL, "binh_dinh: nvd1 nvd2 nvd3 nvd4 nvd5 svd1");
    solo_event(&p, E19_UPRISING);
    play_go(&p);
    solo(&p, "attack binh_dinh; commit-all");
    assert_first_ground(&p, "15.g", "s75.auto.bonus.five");
    solo(&p, "done");
    assert_int_equal(p.s.card_uses, 2);
}

/* Cards after the roll: the first combat in which they change something. */
static void call(unsigned card, const char *rolls, bool used)
{
    Play p;
    combats(&p, EQUAL, "binh_dinh: nvd1 nvd2 svd1 mech1");
    solo_event(&p, card);
    play_go(&p);
    solo(&p, "attack binh_dinh; commit-all");
    play(&p, rolls);
    if (!used) {
        assert_int_not_equal(flow_now(&p.s)->step, CARD_CALL);
        return;
    }
    assert_asks(&p, CARD_CALL, NV);
    assert_first_ground(&p, "15.12", "s75.auto.card.use");
    solo(&p, "use-card");
    assert_int_equal(p.s.card_uses, 0);
}

static void r15_12_cards_are_used_as_soon_as_they_change_something(void **state)
{
    call(E09_ARMOURED_SUPPORT, "roll nv 0 0; roll sv 0 0", true);
    call(E11_PARALYSED_COMMAND, "roll nv 0 1; roll sv 0 0", true);
    call(E13_CORRUPTION, "roll nv 0 0; roll sv 1 0", true);
}

static void r15_g_a_card_needs_a_result_to_work_on(void **state)
{
    call(E11_PARALYSED_COMMAND, "roll nv 0 1; roll sv 0 1", false);
    call(E13_CORRUPTION, "roll nv 0 0; roll sv 0 1", false);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r15_9_superior),
        cmocka_unit_test(r15_9_equal),
        cmocka_unit_test(r15_9_always),
        cmocka_unit_test(r15_9_nearest_to_the_reserve_then_west),
        cmocka_unit_test(r15_9_all_units_in_the_province_count),
        cmocka_unit_test(r15_9_a_unit_that_sits_out_counts),
        cmocka_unit_test(r15_9_a_marker_if_not_superior_without_it),
        cmocka_unit_test(r15_9_no_marker_if_superior),
        cmocka_unit_test(r15_9_no_marker_with_five_dice),
        cmocka_unit_test(r15_9_the_card_die_is_counted_first),
        cmocka_unit_test(r15_e_activations_left_go_where_the_condition_holds),
        cmocka_unit_test(r15_e_full_divisions_get_what_is_left),
        cmocka_unit_test(r15_e_two_vc_are_free),
        cmocka_unit_test(r15_e_all_activated_units_attack),
        cmocka_unit_test(r15_e_a_marker_counts_once),
        cmocka_unit_test(r15_e_card_dice_count_once_each),
        cmocka_unit_test(r15_e_kept_activations_are_not_for_others),
        cmocka_unit_test(r15_e_a_combat_limit_holds),
        cmocka_unit_test(r15_e_a_combat_limit_is_kept_for_combats),
        cmocka_unit_test(r15_10_vc_stay_out_unless_outnumbered),
        cmocka_unit_test(r15_10_vc_make_him_equal),
        cmocka_unit_test(r15_10_vc_stay_out_in_vain),
        cmocka_unit_test(r15_10_vc_that_must_are_not_asked),
        cmocka_unit_test(r15_10_arriving_vc_share_nothing),
        cmocka_unit_test(r15_h_the_fewest_vc),
        cmocka_unit_test(r15_12_the_card_die_in_defence),
        cmocka_unit_test(r15_g_militia_counts_among_five_dice),
        cmocka_unit_test(r15_g_no_card_die_with_five),
        cmocka_unit_test(r15_12_cards_are_used_as_soon_as_they_change_something),
        cmocka_unit_test(r15_g_a_card_needs_a_result_to_work_on),
    };
    return cmocka_run_group_tests_name("saigon75 solo: combats", tests, NULL, NULL);
}
