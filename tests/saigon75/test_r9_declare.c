/* test_r9_declare.c: chapter 9 up to the dice: declaring combats and their attackers
 * (9.1, 9.2, 9.a), who defends (9.3), and the combat that nobody takes up (9.4). Arrivals:
 * test_r9_arrivals.c. */
#include "support/combat75.h"

static void begin(Play *p, const char *options, unsigned side, const char *units)
{
    place(p, options, side, units);
    play_go(p);
}

/* ---- 9.1, 9.a -------------------------------------------------------------------------------- */

static void r9_1_no_combat_is_compulsory(void **state)
{
    Play p;
    for (unsigned i = 0; i < COUNT_OF(editions); i++) {
        begin(&p, editions[i], NV, "pleiku: nvd1 ranger1");
        assert_asks(&p, DECLARE, NV);
        assert_choices(&p, "attack pleiku; done");
        play(&p, "done");
        assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
        assert_int_equal(p.s.active, SV);
    }
}

static void r9_1_step_passes_where_nobody_can_attack(void **state)
{
    Play p;
    begin(&p, "edition=2", NV, "pleiku: nvd1; hue: ranger1");
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    assert_int_equal(p.s.active, SV);
}

static void r9_1_one_combat_per_province(void **state)
{
    Play p;
    begin(&p, "edition=2", NV, "pleiku: nvd1 nvd2 ranger1; kon_tum: nvd3 ranger2");
    play(&p, "attack pleiku; commit nvd1; done");
    assert_asks(&p, DECLARE, NV);
    assert_refused(&p, "attack pleiku", "9.1");
    assert_choices(&p, "attack kon_tum; done");
}

static void r9_1_only_where_both_sides_stand(void **state)
{
    Play p;
    begin(&p, "edition=2", SV, "pleiku: nvd1 ranger1; kon_tum: nvd2; hue: marine1");
    assert_refused(&p, "attack hue", "9.1");
    assert_refused(&p, "attack kon_tum", "9.2");
    assert_refused(&p, "attack reserve", "2.1");
    assert_choices(&p, "attack pleiku; done");
}

static void r9_1_resolved_in_the_order_he_likes(void **state)
{
    Play p;
    begin(&p, "edition=2", NV, "pleiku: nvd1 svd1; kon_tum: nvd2 svd2; hue: nvd3 svd3");
    play(&p, "attack pleiku; commit-all; attack hue; commit-all");
    assert_refused(&p, "fight pleiku", "9.1"); /* all are declared first */
    play(&p, "attack kon_tum; commit-all");
    assert_asks(&p, FIGHT_NEXT, NV);
    assert_choices(&p, "fight pleiku; fight kon_tum; fight hue");
    assert_refused(&p, "fight saigon", "9.1");
    assert_refused(&p, "attack saigon", "9.1");
    play(&p, "fight hue; roll nv 0 0; roll sv 0 0; done");
    assert_asks(&p, FIGHT_NEXT, NV);
    assert_choices(&p, "fight pleiku; fight kon_tum");
    assert_refused(&p, "fight hue", "9.1");
    play(&p, "fight pleiku");
    assert_int_equal(p.s.combat.province, province(&p, "pleiku"));
}

static void r9_a_declaring_binds(void **state)
{
    Play p;
    begin(&p, "edition=2", NV, "pleiku: nvd1 nvd2 svd1; kon_tum: nvd3 svd2");
    play(&p, "attack pleiku");
    assert_refused(&p, "done", "9.a"); /* with at least one attacker */
    assert_choices(&p, "commit nvd1; commit-all");
    play(&p, "commit nvd1; done; attack kon_tum; commit-all");
    assert_asks(&p, FIGHT_NEXT, NV);
    assert_refused(&p, "done", "9.a");
}

static void r9_a_bonus_dice_are_announced_in_their_turn(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 svd1; kon_tum: nvd3 svd2");
    p.s.infiltration = 2;
    play_go(&p);
    assert_refused(&p, "infiltration", "9.6");
    play(&p, "attack pleiku; commit-all; attack kon_tum; commit-all");
    assert_refused(&p, "infiltration", "9.6");
    play(&p, "fight kon_tum");
    assert_asks(&p, ATTACKER_BONUS, NV);
    assert_choices(&p, "infiltration; done");
}

/* ---- 9.2 ------------------------------------------------------------------------------------- */

static void r9_2_attackers_are_paid_when_declared(void **state)
{
    Play p;
    for (unsigned i = 0; i < COUNT_OF(editions); i++) {
        place(&p, editions[i], SV, "pleiku: nvd1 ranger1 mech1 svd1");
        p.s.activated = UNIT(unit(&p, "mech1"));
        p.s.spent = 1;
        play_go(&p);
        play(&p, "attack pleiku; commit mech1");
        assert_int_equal(p.s.spent, 1); /* activated already: no further cost [5.5] */
        play(&p, "commit ranger1");
        assert_int_equal(p.s.spent, 2);
        assert_true(p.s.activated & UNIT(unit(&p, "ranger1")));
        play(&p, "done");
        assert_false(p.s.activated & UNIT(unit(&p, "svd1")));
        assert_int_equal(p.s.spent, 2);
    }
}

static void r9_2_no_attack_without_activation(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "pleiku: nvd1 nvd2 nvd3 svd1; kon_tum: nvd4 svd2");
    p.s.activated = UNIT(unit(&p, "nvd2"));
    p.s.spent = 7; /* of 8 */
    play_go(&p);
    play(&p, "attack pleiku");
    assert_refused(&p, "commit-all", "9.2");
    assert_choices(&p, "commit nvd1; commit nvd2");
    play(&p, "commit nvd1");
    assert_refused(&p, "commit nvd3", "5.3");
    play(&p, "commit nvd2");
    assert_false(p.s.declared & PROVINCE(province(&p, "kon_tum"))); /* no activation left for it */
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
}

static void r9_2_sv_pays_for_every_unit(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "pleiku: nvd1 svd1 ranger1 mech1");
    p.s.spent = 6; /* of 8 */
    play_go(&p);
    play(&p, "attack pleiku");
    assert_refused(&p, "commit-all", "9.2");
    play(&p, "commit svd1; commit ranger1");
    assert_int_equal(s75_activations_left(&p.game, &p.s), 0);
    assert_int_equal(count_units(p.s.engaged & SV_UNITS), 2);
}

static void r9_2_two_vc_are_free(void **state)
{
    Play p;
    begin(&p, "edition=2", NV, "pleiku: vc1 vc2 vc3 nvd1 svd1");
    play(&p, "attack pleiku");
    assert_refused(&p, "commit-all", "9.2");
    play(&p, "commit vc1; commit vc2");
    assert_refused(&p, "commit vc3", "5.3");
    assert_int_equal(p.s.spent, 0);
    assert_refused(&p, "commit-all", "9.2"); /* only one is left that can */
    play(&p, "commit nvd1");
    assert_int_equal(p.s.spent, 1);
    assert_int_equal(count_units(p.s.engaged & NV_UNITS), 3);
}

static void r9_2_only_own_units_in_the_province(void **state)
{
    Play p;
    begin(&p, "edition=2", NV, "pleiku: nvd1 nvd2 svd1; kon_tum: nvd3 svd2; out: nvd4");
    play(&p, "attack pleiku");
    assert_refused(&p, "commit svd1", "4.3");
    assert_refused(&p, "commit nvd3", "9.2");
    assert_refused(&p, "commit nvd5", "9.2"); /* in the Reserve */
    assert_refused(&p, "commit nvd4", "1.14");
    play(&p, "commit nvd1");
    assert_refused(&p, "commit nvd1", "9.2");
    assert_true(is_legal(&p, "commit nvd2"));
}

static void r9_2_those_left_out_take_no_result(void **state)
{
    Play p;
    for (unsigned i = 0; i < COUNT_OF(editions); i++) {
        begin(&p, editions[i], NV, "pleiku: nvd1 nvd2 vc1 svd1 svd2 svd3");
        play(&p, "attack pleiku; commit nvd1; commit vc1; done");
        assert_int_equal(s75_dice(&p.game, &p.s, NV), 2);
        play(&p, "roll nv 0 0; roll sv 1 1");
        assert_asks(&p, LOSS_UNIT, NV);
        assert_refused(&p, "reduce nvd2", "9.9");
        assert_choices(&p, "reduce nvd1; reduce vc1");
        play(&p, "reduce nvd1");
        assert_refused(&p, "retreat nvd2", "9.9");
        assert_choices(&p, "retreat nvd1; retreat vc1");
    }
}

static void r9_2_barred_units_do_not_attack(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "pleiku: nvd1 svd1 ranger1 mech1 para1; kon_tum: nvd2 svd2");
    play_card(&p, E13_CORRUPTION);
    p.s.barred = UNIT(unit(&p, "svd1")) | UNIT(unit(&p, "ranger1")) | UNIT(unit(&p, "svd2"));
    p.s.named = UNIT(unit(&p, "svd1")) | UNIT(unit(&p, "svd2"));
    p.s.frozen = p.s.named;
    play_go(&p);
    assert_refused(&p, "attack kon_tum", "9.2");
    play(&p, "attack pleiku");
    assert_refused(&p, "commit svd1", "6.d");     /* the card */
    assert_refused(&p, "commit ranger1", "12.3"); /* an [ed.2] strategic move */
    assert_choices(&p, "commit mech1; commit para1; commit-all");
}

/* ---- 9.3 ------------------------------------------------------------------------------------- */

static void r9_3_all_enemy_units_defend(void **state)
{
    Play p;
    for (unsigned i = 0; i < COUNT_OF(editions); i++) {
        begin(&p, editions[i], NV, "pleiku: nvd1 svd1- ranger1 mech1 para1");
        play(&p, "attack pleiku; commit-all");
        assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
        assert_int_equal(count_units(s75_takers(&p.s, SV)), 4);
        assert_int_equal(p.s.combat.dice[SV], 4);
    }
}

static void r9_3_vc_choose_without_ranger(void **state)
{
    Play p;
    for (unsigned i = 0; i < COUNT_OF(editions); i++) {
        begin(&p, editions[i], SV, "pleiku: nvd1 vc1 vc2 mech1 svd1 para1 marine1");
        play(&p, "attack pleiku; commit-all");
        assert_asks(&p, DEFEND_VC, NV);
        assert_choices(&p, "defend 0; defend 1; defend 2");
        assert_refused(&p, "defend 3", "9.3");
        assert_refused(&p, "done", "4.4");
        play(&p, "defend 1");
        assert_int_equal(p.s.combat.dice[NV], 2);
        play(&p, "roll sv 1 1; roll nv 0 0");
        assert_asks(&p, LOSS_UNIT, NV);
        assert_choices(&p, "reduce nvd1; reduce vc1");
        assert_refused(&p, "reduce vc2", "9.9");
        play(&p, "reduce vc1; reduce-instead");
        assert_at(&p, "vc2", "pleiku");
        assert_full(&p, "nvd1", false);
    }
}

static void r9_3_divisions_must_defend(void **state)
{
    Play p;
    begin(&p, "edition=2", SV, "pleiku: nvd1 vc1 mech1");
    play(&p, "attack pleiku; commit-all; defend 0");
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
    assert_int_equal(p.s.combat.dice[NV], 1);
    assert_int_equal(s75_takers(&p.s, NV), UNIT(unit(&p, "nvd1")));
}

static void r9_3_ranger_or_patrol_forces_vc(void **state)
{
    static const char *const hunters[] = {"long_an: nvd1 vc1 vc2 mech1 ranger1",
                                          "long_an: nvd1 vc1 vc2 mech1 river1"};
    Play p;
    for (unsigned i = 0; i < COUNT_OF(hunters); i++) {
        begin(&p, "edition=2", SV, hunters[i]);
        play(&p, "attack long_an; commit-all");
        assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
        assert_int_equal(p.s.combat.dice[NV], 3);
    }
}

static void r9_3_ranger_must_be_among_the_attackers(void **state)
{
    Play p;
    begin(&p, "edition=2", SV, "long_an: nvd1 vc1 mech1 ranger1 river1");
    play(&p, "attack long_an; commit mech1; done");
    assert_asks(&p, DEFEND_VC, NV);
    assert_choices(&p, "defend 0; defend 1");
}

static void r9_3_vc_that_attack_are_engaged(void **state)
{
    Play p;
    begin(&p, "edition=2", NV, "pleiku: vc1 vc2 svd1 svd2");
    play(&p, "attack pleiku; commit-all");
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
    assert_int_equal(p.s.combat.dice[NV], 2);
    play(&p, "roll nv 0 0; roll sv 2 0");
    assert_at(&p, "vc1", "out");
    assert_at(&p, "vc2", "out");
}

/* ---- 9.4 ------------------------------------------------------------------------------------- */

/* SV attacks a lone VC under militia, with everything he can announce; kon_tum waits. */
static void attack_lone_vc(Play *p)
{
    place(p, "edition=2", SV, "pleiku: vc1 mech1 svd1; kon_tum: nvd1 svd2");
    play_card(p, E01_COUNTER_ATTACK);
    p->s.militia = PROVINCE(province(p, "pleiku"));
    p->s.air_box = 2;
    play_go(p);
    play(p, "attack pleiku; commit-all; attack kon_tum; commit-all; fight pleiku");
    play(p, "air 2; card-die");
    assert_asks(p, DEFEND_VC, NV);
    assert_int_equal(p->s.air_box, 0);
    assert_int_equal(p->s.card_uses, 0);
}

static void r9_4_nothing_is_spent(void **state)
{
    Play p;
    attack_lone_vc(&p);
    play(&p, "defend 0");
    assert_int_equal(count_notes(&p, N_NO_COMBAT), 1);
    assert_int_equal(p.s.combat.province, province(&p, "kon_tum")); /* the next one has begun */
    assert_int_equal(p.s.air_box, 2);
    assert_int_equal(p.s.air_lost, 0);
    assert_asks(&p, ATTACKER_BONUS, SV);
    assert_choices(&p, "air 1; air 2; card-die; done"); /* all of it serves again */
}

static void r9_4_province_counts_as_fought_in(void **state)
{
    Play p;
    attack_lone_vc(&p);
    play(&p, "defend 0");
    const Units attackers = UNIT(unit(&p, "mech1")) | UNIT(unit(&p, "svd1"));
    assert_true(p.s.resolved & PROVINCE(province(&p, "pleiku")));
    assert_false(p.s.fought & attackers);
    assert_int_equal(p.s.activated & attackers, attackers);
    assert_int_equal(p.s.spent, 3);
}

static void r9_4_majority_is_not_checked(void **state)
{
    Play p;
    attack_lone_vc(&p);
    play(&p, "defend 0"); /* two SV against one VC: 10.2 would take the marker */
    assert_true(p.s.militia & PROVINCE(province(&p, "pleiku")));
    play(&p, "done; roll sv 0 0; roll nv 0 0; done");
    assert_true(p.s.militia & PROVINCE(province(&p, "pleiku")));
    assert_int_equal(p.s.active, NV); /* and the step is over */
}

static void r9_4_one_vc_makes_it_a_combat(void **state)
{
    Play p;
    attack_lone_vc(&p);
    play(&p, "defend 1; roll sv 0 0; roll nv 0 0; done");
    assert_asks(&p, AIR_ATTRITION_ROLL, SEAT_CHANCE);
    play(&p, "attrition 2");
    assert_int_equal(p.s.air_lost, 2);
    assert_int_equal(p.s.card_uses, 0);
    assert_true(p.s.fought & UNIT(unit(&p, "mech1")));
    assert_false(p.s.militia & PROVINCE(province(&p, "pleiku"))); /* [10.2] */
}

/* E-20 can leave a province without defender [6.g]. */
static void attack_revolted(Play *p, const char *options)
{
    place(p, options, NV, "pleiku: nvd1 ranger1; kon_tum: nvd2 svd2");
    play_card(p, E20_MONTAGNARD_REVOLT); /* one of the four set aside */
    p->s.aside_count = (uint8_t)count_provinces(p->s.aside);
    p->s.absent = p->s.barred = p->s.frozen = p->s.named = UNIT(unit(p, "ranger1"));
    p->s.infiltration = 1;
    p->s.token_place[0] = p->s.token_place[2] = TOKEN_OF_NV;
    play_go(p);
    play(p, "attack pleiku; commit-all; attack kon_tum; commit-all; fight pleiku");
    assert_asks(p, ATTACKER_BONUS, NV);
}

static void r9_4_infiltration_and_tokens_come_back(void **state)
{
    Play p;
    attack_revolted(&p, "edition=1");
    play(&p, "token-die; infiltration");
    assert_int_equal(p.s.token_place[0], TOKEN_GONE);
    play(&p, "token-die"); /* the last he can announce */
    assert_int_equal(p.s.combat.province, province(&p, "kon_tum"));
    assert_int_equal(p.s.infiltration, 1);
    assert_int_equal(p.s.token_place[0], TOKEN_OF_NV);
    assert_int_equal(p.s.token_place[2], TOKEN_OF_NV);
    assert_choices(&p, "infiltration; token-die; done");
}

static void r9_4_holds_for_sv_defenders_too(void **state)
{
    Play p;
    attack_revolted(&p, "edition=2");
    play(&p, "infiltration");
    assert_int_equal(count_notes(&p, N_NO_COMBAT), 1);
    assert_int_equal(p.s.infiltration, 1);
    assert_at(&p, "ranger1", "pleiku");
}

static void r9_4_counts_for_the_limited_offensive(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "pleiku: vc1 mech1; kon_tum: nvd1 svd2");
    play_card(&p, E07_LIMITED_OFFENSIVE);
    p.s.combat_limit = 1;
    play_go(&p);
    play(&p, "attack pleiku; commit-all");
    assert_asks(&p, DEFEND_VC, NV); /* no second combat may be declared */
    play(&p, "defend 0");
    assert_int_equal(p.s.active, NV); /* nor afterwards: the phase is over */
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r9_1_no_combat_is_compulsory),
        cmocka_unit_test(r9_1_step_passes_where_nobody_can_attack),
        cmocka_unit_test(r9_1_one_combat_per_province),
        cmocka_unit_test(r9_1_only_where_both_sides_stand),
        cmocka_unit_test(r9_1_resolved_in_the_order_he_likes),
        cmocka_unit_test(r9_a_declaring_binds),
        cmocka_unit_test(r9_a_bonus_dice_are_announced_in_their_turn),
        cmocka_unit_test(r9_2_attackers_are_paid_when_declared),
        cmocka_unit_test(r9_2_no_attack_without_activation),
        cmocka_unit_test(r9_2_sv_pays_for_every_unit),
        cmocka_unit_test(r9_2_two_vc_are_free),
        cmocka_unit_test(r9_2_only_own_units_in_the_province),
        cmocka_unit_test(r9_2_those_left_out_take_no_result),
        cmocka_unit_test(r9_2_barred_units_do_not_attack),
        cmocka_unit_test(r9_3_all_enemy_units_defend),
        cmocka_unit_test(r9_3_vc_choose_without_ranger),
        cmocka_unit_test(r9_3_divisions_must_defend),
        cmocka_unit_test(r9_3_ranger_or_patrol_forces_vc),
        cmocka_unit_test(r9_3_ranger_must_be_among_the_attackers),
        cmocka_unit_test(r9_3_vc_that_attack_are_engaged),
        cmocka_unit_test(r9_4_nothing_is_spent),
        cmocka_unit_test(r9_4_province_counts_as_fought_in),
        cmocka_unit_test(r9_4_majority_is_not_checked),
        cmocka_unit_test(r9_4_one_vc_makes_it_a_combat),
        cmocka_unit_test(r9_4_infiltration_and_tokens_come_back),
        cmocka_unit_test(r9_4_holds_for_sv_defenders_too),
        cmocka_unit_test(r9_4_counts_for_the_limited_offensive),
    };
    return cmocka_run_group_tests_name("saigon75 declaring combats", tests, NULL, NULL);
}
