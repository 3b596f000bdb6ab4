/* test_r17_examples.c: the worked examples of chapter 17 (the solo ones, 17.9 to 17.11, come with
 * the automaton; 17.1 is in test_r14_board.c). Each is a printed example turned into a position,
 * dice and result; what the pictures show is filled in with the least that fits. */
#include <stdio.h>

#include "support/play75.h"

static const char *const editions[] = {"edition=1", "edition=2"};

static void mark(Play *p, const char *place) { p->s.militia |= PROVINCE(province(p, place)); }

static unsigned count(const Play *p, const char *place, unsigned side)
{
    return s75_count_at(&p->s, province(p, place), side);
}

/* ---- 17.2, 17.3: activation, movement, stacking ---------------------------------------------- */

/* Turn 1, NV rolls a 5; four divisions and a VC have entered Kon Tum. */
static void begin_turn_1(Play *p, const char *options)
{
    play_phase(p, options, 1, NV, 0, AVAILABILITY);
    play_put(p, "kon_tum: ranger1; pleiku: mech1");
    play_go(p);
    play(p, "die 5");
    assert_int_equal(s75_availability(&p->game, &p->s), 7);
    play(p, "play e05; done"); /* a card that asks nothing now, no +1 marker */
    play(p, "move nvd1; to kon_tum; move nvd2; to kon_tum; move nvd3; to kon_tum");
    play(p, "move nvd4; to kon_tum; move vc1; to kon_tum");
    assert_int_equal(count(p, "kon_tum", NV), 5);
}

/* Both provinces are attacked with all there is; NV adds an infiltration marker and rolls. */
static void fight(Play *p, const char *province_word, unsigned dice, unsigned markers_left)
{
    char action[32];
    snprintf(action, sizeof action, "fight %s", province_word);
    if (is_legal(p, action))
        play(p, action);
    assert_asks(p, ATTACKER_BONUS, NV);
    play(p, "infiltration");
    assert_asks(p, ROLL_DICE, SEAT_CHANCE); /* one marker per combat: nothing more to announce */
    assert_int_equal(p->s.combat.dice[NV], dice);
    assert_int_equal(p->s.combat.dice[SV], 1);
    assert_int_equal(p->s.infiltration, markers_left);
    play(p, "roll nv 0 0; roll sv 0 0; done; done"); /* E-05 unused, nobody withdraws */
}

static void r17_2_activation_movement_and_stacking(void **state)
{
    Play p;
    begin_turn_1(&p, "edition=2");
    play(&p, "move nvd5; to pleiku; move nvd6; to pleiku; move nvd7; to pleiku");
    assert_int_equal(s75_activations_left(&p.game, &p.s), 0);
    assert_refused(&p, "move nvd8", "5.3");
    assert_true(is_legal(&p, "move vc2")); /* VC are free */
    play(&p, "move vc2; to pleiku");
    assert_asks(&p, DECLARE, NV); /* nobody can move any more; five in Kon Tum are no excess */
    assert_int_equal(count(&p, "kon_tum", NV), 5);
    assert_int_equal(count(&p, "pleiku", NV), 4);
    assert_int_equal(p.s.spent, 7);
    assert_int_equal(p.s.free_vc, 2);
}

static void r17_2_a_third_vc_is_refused(void **state)
{
    Play p;
    begin_turn_1(&p, "edition=2");
    play(&p, "move vc2; to pleiku");
    assert_refused(&p, "move vc3", "5.3");
    assert_true(is_legal(&p, "move nvd5"));
}

static void r17_2_a_sixth_unit_would_be_excess(void **state)
{
    Play p;
    begin_turn_1(&p, "edition=2");
    play(&p, "move nvd5; to kon_tum; done");
    assert_asks(&p, EXCESS_UNIT, NV);
    assert_refused(&p, "done", "4.4");
    assert_choices(&p, "eliminate nvd1; eliminate vc1");
    play(&p, "eliminate vc1");
    assert_at(&p, "vc1", "out");
    assert_int_equal(count(&p, "kon_tum", NV), 5);
    assert_asks(&p, DECLARE, NV);
}

static void r17_2_infiltration_in_both_combats(void **state)
{
    Play p;
    begin_turn_1(&p, "edition=2");
    assert_int_equal(p.s.infiltration, 5);
    play(&p,
         "move nvd5; to pleiku; move nvd6; to pleiku; move nvd7; to pleiku; move vc2; to pleiku");
    play(&p, "attack kon_tum; commit-all; attack pleiku; commit-all");
    fight(&p, "kon_tum", 5, 4); /* 5 + 1, capped: the marker is spent all the same */
    fight(&p, "pleiku", 5, 3);  /* 4 + 1 */
    assert_int_equal(p.s.infiltration, 3);
    assert_int_equal(p.s.active, SV);
}

static void r17_3_unused_activations_are_lost(void **state)
{
    Play p;
    begin_turn_1(&p, "edition=1");
    play(&p, "move nvd5; to pleiku; move vc2; to pleiku");
    assert_int_equal(p.s.spent, 5);
    assert_int_equal(s75_activations_left(&p.game, &p.s), 2);
    play(&p, "done; attack kon_tum; commit-all; attack pleiku; commit-all");
    fight(&p, "kon_tum", 5, 4);
    fight(&p, "pleiku", 3, 3); /* 2 + 1 */
    assert_int_equal(p.s.active, SV);
    assert_int_equal(p.s.spent, 0);
    play(&p, "die 1; play e02; done; done; done"); /* SV: no +1 marker, no move, no attack */
    play(&p, "die 5");
    assert_int_equal(s75_availability(&p.game, &p.s), 7); /* turn 2: again 5 + 2, nothing kept */
}

/* ---- 17.4, 17.5: retreats compared, a whole combat ------------------------------------------- */

static void r17_4_retreats_compared(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        play_phase(&p, editions[e], 2, NV, 6, COMBATS);
        play_put(&p, "pleiku: nvd1 nvd2 svd1 ranger1 mech1");
        p.s.infiltration = 0;
        play_go(&p);
        play(&p, "attack pleiku; commit-all; roll nv 0 2; roll sv 0 3");
        assert_int_equal(p.s.combat.retreat_due[SV], 0);
        assert_asks(&p, RETREAT_TO, NV); /* the Reserve, or a step instead */
        assert_choices(&p, "to reserve; reduce-instead");
        play(&p, "to reserve");
        assert_asks(&p, WITHDRAW_UNIT, SV); /* no second NV retreat, no SV retreat */
        assert_int_equal(count(&p, "pleiku", NV), 1);
        assert_int_equal(count(&p, "pleiku", SV), 3);
    }
}

/* SV phase, E-02 in force; SV's units are activated and attack Pleiku. */
static void begin_pleiku(Play *p, const char *options, const char *where, bool marked)
{
    play_phase(p, options, 2, SV, 6, COMBATS);
    play_put(p, where);
    play_card(p, E02_AMMUNITION_SHORTAGE);
    p->s.air_box = 1;
    p->s.activated = p->s.at[province(p, "pleiku")] & SV_UNITS;
    p->s.spent = (uint8_t)count_units(p->s.activated);
    if (marked)
        mark(p, "pleiku");
    play_go(p);
    play(p, "attack pleiku; commit-all");
}

static const char pleiku[] = "pleiku: ranger1 mech1 svd1 nvd1 nvd2 nvd3 vc1; ca_mau: svd2";

static void r17_5_combat_and_retreat(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin_pleiku(&p, editions[e], pleiku, false);
        assert_asks(&p, ATTACKER_BONUS, SV);
        assert_refused(&p, "air 2", "9.6"); /* only one in the box */
        play(&p, "air 1");
        assert_asks(&p, ROLL_DICE, SEAT_CHANCE); /* the VC must defend: NV is not asked */
        assert_int_equal(p.s.combat.dice[SV], 4);
        assert_int_equal(p.s.combat.dice[NV], 3);
        play(&p, "roll sv 1 1; roll nv 0 2");
        assert_asks(&p, LOSS_UNIT, NV);
        assert_choices(&p, "reduce nvd1; reduce vc1");
        play(&p, "reduce nvd1");
        assert_asks(&p, RETREAT_UNIT, SV);
        assert_int_equal(p.s.combat.retreat_due[SV], 1);
        play(&p, "retreat mech1");
        assert_true(is_legal(&p, "to phu_yen"));
        play(&p, "to phu_yen; done");
        assert_asks(&p, AIR_ATTRITION_ROLL, SEAT_CHANCE);
        assert_choices(&p, "attrition 0; attrition 1");
        play(&p, "attrition 1");
    }
}

static void r17_5_what_is_left(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin_pleiku(&p, editions[e], pleiku, false);
        play(&p, "air 1; roll sv 1 1; roll nv 0 2; reduce nvd1; retreat mech1; to phu_yen; done");
        play(&p, "attrition 1");
        assert_int_equal(p.s.air_box, 0);
        assert_int_equal(p.s.air_lost, 1);
        assert_at(&p, "mech1", "phu_yen");
        assert_int_equal(count(&p, "pleiku", SV), 2);
        assert_int_equal(count(&p, "pleiku", NV), 4);
        assert_full(&p, "nvd1", false);
        assert_full(&p, "nvd2", true);
        assert_full(&p, "nvd3", true);
        assert_int_equal(s75_controller(&p.s, province(&p, "pleiku")), SV);
        assert_int_equal(p.s.militia, 0);
        assert_int_equal(p.s.turn, 3); /* the step is over */
    }
}

static void r17_5_with_militia_nv_rolls_four(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin_pleiku(&p, editions[e], pleiku, true);
        play(&p, "air 1");
        assert_int_equal(p.s.combat.dice[NV], 4); /* 4 + 1 - 1 */
        assert_int_equal(p.s.combat.dice[SV], 4);
    }
}

static void r17_5_without_the_ranger_the_vc_may_stay_out(void **state)
{
    static const char no_ranger[] = "pleiku: mech1 svd1 nvd1 nvd2 nvd3 vc1; ca_mau: svd2";
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        begin_pleiku(&p, editions[e], no_ranger, false);
        play(&p, "done");
        assert_asks(&p, DEFEND_VC, NV);
        assert_choices(&p, "defend 0; defend 1");
        play(&p, "defend 0");
        assert_int_equal(p.s.combat.dice[NV], 2); /* 3 - 1 */
        begin_pleiku(&p, editions[e], no_ranger, false);
        play(&p, "done; defend 1");
        assert_int_equal(p.s.combat.dice[NV], 3);
    }
}

/* ---- 17.6, 17.7: desertion ------------------------------------------------------------------- */

/* NV controls six provinces and the D6 shows 4: four points. */
static void begin_desertion(Play *p, const char *options, const char *where)
{
    static const char *const six[] = {"hue",       "da_nang", "quang_ngai",
                                      "khanh_hoa", "an_loc",  "can_tho"};
    play_phase(p, options, 2, SV, 6, DESERTION);
    play_put(p, where);
    for (unsigned i = 0; i < 6; i++)
        mark(p, six[i]);
    play_go(p);
    assert_int_equal(count_provinces(s75_controlled_by_nv(&p->s)), 6);
    play(p, "die 4");
    assert_int_equal(p->s.desertion, 4);
}

/* The unit deserts, unless it was the only one and has gone already. */
static void desert(Play *p, const char *word)
{
    char action[32];
    snprintf(action, sizeof action, "desert %s", word);
    if (p->s.desertion && s75_on_map(&p->s) & UNIT(unit(p, word)))
        play(p, action);
}

static void assert_last_point_reduced(Play *p)
{
    assert_at(p, "ranger1", "out");
    assert_at(p, "mech1", "out");
    assert_at(p, "ranger2", "out");
    assert_full(p, "svd1", false);
    assert_int_equal(p->s.desertion, 0);
    assert_int_equal(p->s.turn, 3);
}

static void r17_6_desertion(void **state)
{
    Play p;
    begin_desertion(&p, "edition=2",
                    "kon_tum: ranger1 mech1; pleiku: ranger2; binh_dinh: svd1 nvd1; saigon: svd2");
    assert_choices(&p, "desert ranger1; desert mech1; desert ranger2");
    assert_refused(&p, "desert svd1", "11.2");
    play(&p, "desert ranger1");
    assert_refused(&p, "desert svd1", "11.2"); /* one left in Kon Tum, one in Pleiku */
    play(&p, "desert mech1");
    if (p.s.desertion == 2)
        assert_refused(&p, "desert svd1", "11.2"); /* one left in Pleiku */
    desert(&p, "ranger2");
    desert(&p, "svd1");
    assert_last_point_reduced(&p);
    assert_at(&p, "svd1", "binh_dinh");
    assert_full(&p, "svd2", true);
}

static void r17_6_no_province_but_saigon_is_contested(void **state)
{
    Play p;
    begin_desertion(
        &p, "edition=2",
        "kon_tum: ranger1 mech1; pleiku: ranger2; binh_dinh: svd1; saigon: marine1 nvd1");
    play(&p, "desert mech1; desert ranger2");
    if (p.s.desertion == 2)
        assert_refused(&p, "desert svd1", "11.2"); /* one left in Kon Tum */
    desert(&p, "ranger1");
    assert_choices(&p, "desert svd1; desert marine1"); /* now anywhere, and SV picks */
    play(&p, "desert svd1");
    assert_last_point_reduced(&p);
}

static void r17_7_a_division_on_the_border_comes_last(void **state)
{
    Play p;
    begin_desertion(
        &p, "edition=1",
        "kon_tum: ranger1 mech1 vc1; pleiku: ranger2 nvd1; dak_lak: svd1; saigon: svd2");
    assert_choices(&p, "desert ranger1; desert mech1; desert ranger2");
    assert_refused(&p, "desert svd1", "11.2");
    play(&p, "desert ranger1; desert ranger2");
    desert(&p, "mech1");
    desert(&p, "svd1");
    assert_last_point_reduced(&p);
    assert_at(&p, "svd1", "dak_lak");
}

static void r17_7_the_order_is_free_if_none_is_contested(void **state)
{
    Play p;
    begin_desertion(&p, "edition=1", "kon_tum: ranger1 mech1; pleiku: ranger2; dak_lak: svd1");
    assert_choices(&p, "desert ranger1; desert mech1; desert ranger2; desert svd1");
    play(&p, "desert svd1; desert mech1; desert ranger1; desert ranger2");
    assert_last_point_reduced(&p);
    assert_at(&p, "svd1", "dak_lak");
}

/* ---- 17.8: victory --------------------------------------------------------------------------- */

static void end_turn_8(Play *p, const char *options, const char *where, bool marked)
{
    play_phase(p, options, TURNS, SV, 6, END_PHASE);
    play_put(p, where);
    if (marked)
        mark(p, "saigon");
    play_go(p);
    assert_true(game_over(&p->s));
}

static void r17_8_an_empty_saigon_is_an_sv_victory(void **state)
{
    Play p;
    for (unsigned e = 0; e < 2; e++) {
        end_turn_8(&p, editions[e], "ca_mau: ranger1; xuan_loc: nvd1", false);
        assert_int_equal(p.s.winner, SV);
        assert_int_equal(count_notes(&p, N_SV_WINS), 1);
        end_turn_8(&p, editions[e], "ca_mau: ranger1; xuan_loc: nvd1", true);
        assert_int_equal(p.s.winner, NV); /* with a marker it would be NV's */
    }
}

static void r17_8_not_in_edition_2_without_any_unit(void **state)
{
    Play p;
    end_turn_8(&p, "edition=2", "xuan_loc: nvd1", false);
    assert_int_equal(p.s.winner, NV);
    assert_int_equal(count_notes(&p, N_NV_WINS_NO_UNITS), 1);
    end_turn_8(&p, "edition=1", "xuan_loc: nvd1", false);
    assert_int_equal(p.s.winner, SV);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r17_2_activation_movement_and_stacking),
        cmocka_unit_test(r17_2_a_third_vc_is_refused),
        cmocka_unit_test(r17_2_a_sixth_unit_would_be_excess),
        cmocka_unit_test(r17_2_infiltration_in_both_combats),
        cmocka_unit_test(r17_3_unused_activations_are_lost),
        cmocka_unit_test(r17_4_retreats_compared),
        cmocka_unit_test(r17_5_combat_and_retreat),
        cmocka_unit_test(r17_5_what_is_left),
        cmocka_unit_test(r17_5_with_militia_nv_rolls_four),
        cmocka_unit_test(r17_5_without_the_ranger_the_vc_may_stay_out),
        cmocka_unit_test(r17_6_desertion),
        cmocka_unit_test(r17_6_no_province_but_saigon_is_contested),
        cmocka_unit_test(r17_7_a_division_on_the_border_comes_last),
        cmocka_unit_test(r17_7_the_order_is_free_if_none_is_contested),
        cmocka_unit_test(r17_8_an_empty_saigon_is_an_sv_victory),
        cmocka_unit_test(r17_8_not_in_edition_2_without_any_unit),
    };
    return cmocka_run_group_tests_name("saigon75 examples", tests, NULL, NULL);
}
