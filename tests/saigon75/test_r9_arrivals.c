/* test_r9_arrivals.c: units that retreat into a combat that is declared and not yet fought (9.5),
 * and who is engaged and who only shares the results (9.f). */
#include "support/combat75.h"

/* Both combats are declared with everybody; Kon Tum is fought first. */
static void fight_kon_tum_first(Play *p)
{
    play_go(p);
    play(p, "attack kon_tum; commit-all; attack pleiku; commit-all; fight kon_tum");
}

static Units only(const Play *p, const char *word) { return UNIT(unit(p, word)); }

/* ---- 9.5, each side attacking and defending [ed.2] ------------------------------------------- */

/* NV attacks in both; his division is driven from Kon Tum to Pleiku, where he has the majority. */
static void nv_attacker_arrives(Play *p, const char *options)
{
    place(p, options, NV, "kon_tum: nvd1 svd1; pleiku: nvd2 nvd3 vc1 svd2 svd3-");
    give_militia(p, "pleiku");
    fight_kon_tum_first(p);
    play(p, "roll nv 0 0; roll sv 0 1; to pleiku; done");
    assert_int_equal(p->s.combat.province, province(p, "pleiku"));
}

static void r9_5_nv_attacker_arrives(void **state)
{
    Play p;
    nv_attacker_arrives(&p, "edition=2");
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
    assert_int_equal(p.s.combat.dice[NV], 3); /* no die for nvd1 */
    assert_int_equal(p.s.combat.dice[SV], 2);
    play(&p, "roll nv 0 0; roll sv 1 1");
    assert_asks(&p, LOSS_UNIT, NV);
    assert_choices(&p, "reduce nvd1; reduce nvd2; reduce vc1"); /* but it shares the results */
    play(&p, "reduce nvd1; retreat nvd1"); /* reduced, it has but one way to go */
    assert_at(&p, "nvd1", "reserve");
}

static void r9_5_edition_1_attacker_stays_out(void **state)
{
    Play p;
    nv_attacker_arrives(&p, "edition=1");
    assert_int_equal(p.s.combat.dice[NV], 3);
    play(&p, "roll nv 0 0; roll sv 1 0");
    assert_choices(&p, "reduce nvd2; reduce vc1");
    assert_refused(&p, "reduce nvd1", "9.9");
}

/* SV defends in both; a Ranger is driven from Kon Tum to Pleiku. */
static void sv_defender_arrives(Play *p, const char *options)
{
    place(p, options, NV, "kon_tum: nvd1 nvd2 ranger1; pleiku: nvd3 svd1 svd2");
    give_militia(p, "da_nang");
    give_militia(p, "quang_ngai");
    p->s.air_box = 5;
    fight_kon_tum_first(p);
    play(p, "done; roll nv 0 1; roll sv 0 0");
    if (is_edition_1(&p->game))
        play(p, "to pleiku"); /* the last may stay [9.13] */
    assert_at(p, "ranger1", "pleiku");
    assert_int_equal(p->s.combat.province, province(p, "pleiku"));
    assert_asks(p, DEFENDER_BONUS, SV);
}

static void r9_5_sv_defender_arrives(void **state)
{
    Play p;
    sv_defender_arrives(&p, "edition=2");
    assert_refused(&p, "air 5", "9.6"); /* two per engaged unit, and two are */
    play(&p, "air 4; roll nv 0 1; roll sv 0 0");
    assert_asks(&p, RETREAT_UNIT, SV);
    assert_choices(&p, "retreat ranger1; retreat svd1");
    play(&p, "retreat ranger1; to phu_yen");
    assert_asks(&p, WITHDRAW_UNIT, SV);
}

static void r9_5_edition_1_defender_stays_out(void **state)
{
    Play p;
    sv_defender_arrives(&p, "edition=1");
    assert_refused(&p, "air 3", "9.6");
    play(&p, "air 2; roll nv 0 1; roll sv 0 0"); /* of two like divisions one must go */
    assert_asks(&p, RETREAT_TO, SV);
    assert_int_equal(p.s.combat.dice[SV], 4);
    assert_int_equal(p.s.moving, unit(&p, "svd1"));
}

static void r9_5_sv_attacker_arrives(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "kon_tum: nvd1 svd1; pleiku: nvd2 svd2 svd3");
    fight_kon_tum_first(&p);
    play(&p, "roll sv 0 0; roll nv 0 1; to pleiku");
    assert_int_equal(p.s.combat.province, province(&p, "pleiku"));
    assert_int_equal(p.s.combat.dice[SV], 2);
    play(&p, "roll sv 0 0; roll nv 1 0");
    assert_choices(&p, "reduce svd1; reduce svd2");
    play(&p, "reduce svd1");
    assert_full(&p, "svd1", false);
}

static void r9_5_nv_defender_arrives(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "kon_tum: nvd1 svd1; pleiku: nvd2 nvd3 svd2");
    give_militia(&p, "pleiku");
    fight_kon_tum_first(&p);
    play(&p, "roll sv 0 1; roll nv 0 0");
    assert_choices(&p, "to pleiku; to reserve; reduce-instead");
    play(&p, "to pleiku; done");
    assert_int_equal(p.s.combat.dice[NV], 3); /* two divisions and the militia */
    play(&p, "roll sv 1 0; roll nv 0 0");
    assert_choices(&p, "reduce nvd1; reduce nvd2");
}

static void r9_5_voluntary_retreat_arrives_too(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "kon_tum: nvd1 svd1 mech1; pleiku: nvd2 svd2 svd3");
    fight_kon_tum_first(&p);
    play(&p, "roll sv 0 0; roll nv 0 0; withdraw mech1; to pleiku; done");
    assert_int_equal(p.s.combat.dice[SV], 2);
    play(&p, "roll sv 0 0; roll nv 1 0");
    assert_choices(&p, "reduce mech1; reduce svd2");
    assert_true(p.s.arrivals & only(&p, "mech1"));
}

static void r9_5_not_where_the_combat_is_over(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "kon_tum: nvd1 svd1; pleiku: nvd2 svd2 svd3; hue: nvd3 svd4");
    play_go(&p);
    play(&p, "attack kon_tum; commit-all; attack pleiku; commit-all; attack hue; commit-all");
    play(&p, "fight pleiku; roll sv 0 0; roll nv 0 0; done");
    play(&p, "fight kon_tum; roll sv 0 0; roll nv 0 1; to pleiku");
    assert_at(&p, "svd1", "pleiku");
    assert_int_equal(p.s.combat.province, province(&p, "hue"));
    assert_false(p.s.arrivals & only(&p, "svd1"));
}

static void r9_5_arrival_may_retreat_on_into_a_third_combat(void **state)
{
    Play p;
    place(&p, "edition=2", SV,
          "kon_tum: nvd1 svd1; pleiku: nvd2 svd2 mech1; dak_lak: nvd3 svd3 mech2");
    play_go(&p);
    play(&p, "attack kon_tum; commit-all; attack pleiku; commit-all; attack dak_lak; commit-all");
    play(&p, "fight kon_tum; roll sv 0 0; roll nv 0 1; to pleiku");
    play(&p, "fight pleiku; roll sv 0 0; roll nv 0 1; retreat svd1; to dak_lak; done");
    assert_int_equal(p.s.combat.dice[SV], 2);
    play(&p, "roll sv 0 0; roll nv 1 0");
    assert_choices(&p, "reduce svd1; reduce svd3; reduce mech2");
}

/* ---- 9.5: VC arrivals ------------------------------------------------------------------------ */

/* SV attacks in both with mechanised units; the VC that defended Kon Tum goes to Pleiku. */
static void vc_arrives(Play *p, const char *options, const char *pleiku)
{
    place(p, options, SV, "kon_tum: nvd1 vc1 mech1");
    play_put(p, pleiku);
    give_militia(p, "pleiku");
    fight_kon_tum_first(p);
    play(p, "defend 1; roll sv 0 1; roll nv 0 0; retreat vc1; to pleiku; done");
    assert_at(p, "vc1", "pleiku");
}

static void r9_5_vc_arrival_shares_if_nv_chooses(void **state)
{
    static const char *const choice[] = {"share 0", "share 1"};
    Play p;
    for (unsigned i = 0; i < COUNT_OF(choice); i++) {
        vc_arrives(&p, "edition=2", "pleiku: nvd2 nvd3 svd2");
        assert_asks(&p, SHARE_VC, NV);
        assert_choices(&p, "share 0; share 1");
        assert_false(is_legal(&p, "share 2"));
        assert_refused(&p, "done", "4.4");
        play(&p, choice[i]);
        assert_int_equal(p.s.combat.dice[NV], 3); /* two divisions and the militia */
        play(&p, "roll sv 1 0; roll nv 0 0");
        if (i == 1)
            assert_choices(&p, "reduce nvd2; reduce vc1");
        else
            assert_int_equal(count_notes(&p, N_REDUCED), 1); /* divisions alike: not asked */
    }
}

static void r9_5_edition_1_vc_arrival_is_not_asked(void **state)
{
    Play p;
    vc_arrives(&p, "edition=1", "pleiku: nvd2 nvd3 svd2");
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
    play(&p, "roll sv 1 0; roll nv 0 0");
    assert_int_equal(count_notes(&p, N_REDUCED), 1); /* a division: the VC stays out */
    assert_at(&p, "vc1", "pleiku");
}

static void r9_5_vc_arrival_must_share_against_a_ranger(void **state)
{
    Play p;
    vc_arrives(&p, "edition=2", "pleiku: nvd2 nvd3 nvd4 svd2 ranger2");
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
    assert_int_equal(p.s.combat.dice[NV], 4);
    play(&p, "roll sv 1 0; roll nv 0 0");
    assert_choices(&p, "reduce nvd2; reduce vc1");
}

static void r9_5_only_arrivals_defend(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "kon_tum: nvd1 svd1; pleiku: vc1 vc2 mech1");
    give_militia(&p, "pleiku");
    play_card(&p, E19_UPRISING);
    p.s.aside_count = (uint8_t)count_provinces(p.s.aside);
    fight_kon_tum_first(&p);
    play(&p, "done; roll sv 0 1; roll nv 0 0; to pleiku; done; defend 0");
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE); /* a combat, but neither militia nor E-19 adds a die */
    assert_int_equal(p.s.combat.dice[NV], 0);
    assert_int_equal(p.s.combat.dice[SV], 1);
    play(&p, "roll sv 1 0");
    assert_full(&p, "nvd1", false);
    assert_asks(&p, WITHDRAW_UNIT, SV);
}

static void r9_5_only_sv_arrivals_defend(void **state)
{
    Play p;
    place(&p, "edition=2", NV, "kon_tum: nvd1 svd1; pleiku: nvd2 ranger1 ranger2");
    play_card(&p, E20_MONTAGNARD_REVOLT); /* two units here, to leave SV a majority */
    p.s.aside_count = (uint8_t)count_provinces(p.s.aside);
    p.s.absent = p.s.named = only(&p, "ranger1") | only(&p, "ranger2");
    p.s.air_box = 5;
    fight_kon_tum_first(&p);
    play(&p, "done; roll nv 0 1; roll sv 0 0; to pleiku");
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE); /* no air support either */
    assert_int_equal(p.s.combat.dice[SV], 0);
    play(&p, "roll nv 1 0");
    assert_full(&p, "svd1", false);
    assert_at(&p, "ranger1", "pleiku");
}

static void r9_5_edition_1_only_arrivals_is_no_combat(void **state)
{
    Play p;
    place(&p, "edition=1", SV, "kon_tum: nvd1 svd1; pleiku: vc1 vc2 mech1");
    give_militia(&p, "pleiku");
    fight_kon_tum_first(&p);
    play(&p, "roll sv 0 1; roll nv 0 0; to pleiku; done; defend 0");
    assert_int_equal(count_notes(&p, N_NO_COMBAT), 1); /* [9.4] */
    assert_full(&p, "nvd1", true);
    assert_true(p.s.militia & PROVINCE(province(&p, "pleiku")));
}

static void r9_5_only_vc_arrivals_and_none_shares(void **state)
{
    Play p;
    vc_arrives(&p, "edition=2", "pleiku: vc2 vc3 mech2");
    play(&p, "defend 0; share 0");
    assert_int_equal(count_notes(&p, N_NO_COMBAT), 1);
    vc_arrives(&p, "edition=2", "pleiku: vc2 vc3 mech2");
    play(&p, "defend 0; share 1");
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
    assert_int_equal(p.s.combat.dice[NV], 0);
    play(&p, "roll sv 1 0");
    assert_at(&p, "vc1", "out");
}

/* ---- 9.f ------------------------------------------------------------------------------------- */

static void r9_f_arrival_does_not_withdraw(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "kon_tum: nvd1 mech1; pleiku: nvd2 svd2 svd3");
    fight_kon_tum_first(&p);
    play(&p, "roll sv 0 0; roll nv 0 1; to pleiku; roll sv 0 0; roll nv 0 0");
    assert_asks(&p, WITHDRAW_UNIT, SV);
    assert_choices(&p, "withdraw svd2; done");
    assert_refused(&p, "withdraw mech1", "9.14");
}

static void r9_f_arriving_ranger_does_not_force_vc(void **state)
{
    Play p;
    place(&p, "edition=2", SV, "kon_tum: nvd1 ranger1; pleiku: vc1 svd2 svd3");
    fight_kon_tum_first(&p);
    play(&p, "roll sv 0 0; roll nv 0 1; to pleiku");
    assert_asks(&p, DEFEND_VC, NV);
    assert_choices(&p, "defend 0; defend 1");
}

/* Turn 8: one SV division in Saigon has been activated, a Ranger and a Marine could not be [8.8].
 */
static void stand_in_saigon(Play *p, const char *options)
{
    play_phase(p, options, 8, SV, 1, COMBATS);
    play_put(p, "saigon: nvd1 vc1 svd1 ranger1 marine1");
    p->s.activated = only(p, "svd1");
    p->s.spent = 1;
    p->s.air_box = 5;
    play_go(p);
}

static void r9_f_idle_units_of_the_last_stand(void **state)
{
    Play p;
    for (unsigned i = 0; i < COUNT_OF(editions); i++) {
        stand_in_saigon(&p, editions[i]);
        assert_asks(&p, ATTACKER_BONUS, SV);
        assert_refused(&p, i == 0 ? "air 2" : "air 3", "9.6");
        play(&p, "air 1");
        assert_asks(&p, DEFEND_VC, NV); /* the idle Ranger does not hunt */
        play(&p, "defend 0");
        assert_int_equal(p.s.combat.dice[SV], 2);
        play(&p, "roll sv 0 0; roll nv 1 0");
        assert_asks(&p, LOSS_UNIT, SV);
        assert_choices(&p, "reduce svd1; reduce ranger1; reduce marine1");
        play(&p, "reduce ranger1");
        assert_asks(&p, AIR_ATTRITION_ROLL, SEAT_CHANCE); /* nobody may withdraw [9.14] */
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r9_5_nv_attacker_arrives),
        cmocka_unit_test(r9_5_edition_1_attacker_stays_out),
        cmocka_unit_test(r9_5_sv_defender_arrives),
        cmocka_unit_test(r9_5_edition_1_defender_stays_out),
        cmocka_unit_test(r9_5_sv_attacker_arrives),
        cmocka_unit_test(r9_5_nv_defender_arrives),
        cmocka_unit_test(r9_5_voluntary_retreat_arrives_too),
        cmocka_unit_test(r9_5_not_where_the_combat_is_over),
        cmocka_unit_test(r9_5_arrival_may_retreat_on_into_a_third_combat),
        cmocka_unit_test(r9_5_vc_arrival_shares_if_nv_chooses),
        cmocka_unit_test(r9_5_edition_1_vc_arrival_is_not_asked),
        cmocka_unit_test(r9_5_vc_arrival_must_share_against_a_ranger),
        cmocka_unit_test(r9_5_only_arrivals_defend),
        cmocka_unit_test(r9_5_only_sv_arrivals_defend),
        cmocka_unit_test(r9_5_edition_1_only_arrivals_is_no_combat),
        cmocka_unit_test(r9_5_only_vc_arrivals_and_none_shares),
        cmocka_unit_test(r9_f_arrival_does_not_withdraw),
        cmocka_unit_test(r9_f_arriving_ranger_does_not_force_vc),
        cmocka_unit_test(r9_f_idle_units_of_the_last_stand),
    };
    return cmocka_run_group_tests_name("saigon75 arrivals", tests, NULL, NULL);
}
