/* test_r17_solo.c: the worked examples of the automaton, 17.10 and 17.11 (17.9 is about its cards
 * and stands with them in test_r15_cards.c). */
#include "support/solo75.h"

static unsigned count(const Play *p, const char *place, unsigned side)
{
    return s75_count_at(&p->s, province(p, place), side);
}

/* ---- 17.10: the first turn ------------------------------------------------------------------- */

/* Turn 1 on the default board; the free units stand where the example wants them, or anywhere. */
static void begin_first_turn(Play *p)
{
    play_phase(p, "solo=on", 1, NV, 0, NV_BEGIN);
    play_put(p, "quang_tri: svd1 mech1; hue: svd2; da_nang: svd3 mech2 marine1 para1");
    play_put(p, "binh_dinh: svd4; pleiku: mech3; dak_lak: svd5 mech4; kon_tum: ranger1; dak_nong: "
                "ranger2; phuoc_binh: ranger3; an_loc: svd6; xuan_loc: svd7 mech6");
    play_put(p,
             "saigon: svd8 mech5 para2 para3; long_an: svd9 ranger4; can_tho: svd10 mech7 river1");
    play_put(p, "ca_mau: svd11; kien_giang: river2; quang_ngai: marine2; phu_yen: marine3; "
                "khanh_hoa: marine4; binh_thuan: ranger5 ranger6");
    solo_token(p, 0, province(p, "quang_tri"));
    solo_token(p, 1, province(p, "da_nang"));
    solo_token(p, 2, province(p, "binh_dinh"));
    play_go(p);
}

static void availability_and_moves(Play *p)
{
    begin_first_turn(p);
    play(p, "solo 30; die 3; turn e19"); /* the first red card that shows */
    assert_int_equal(p->s.card, E19_UPRISING);
    assert_int_equal(s75_availability(&p->game, &p->s), 5);
    assert_first_ground(p, "15.3", "s75.auto.plus.low_die");
    solo(p, "plus; done");
    assert_int_equal(s75_availability(&p->game, &p->s), 6);
    assert_first_ground(p, "15.6", "s75.auto.target.token");
    solo(p, "move vc1; to quang_tri; move vc2; to quang_tri; move nvd1; to quang_tri");
    solo(p, "move nvd2; to da_nang; move nvd3; to da_nang; move nvd4; to da_nang");
    assert_ground(p, "15.5", "s75.auto.rival.short"); /* Huế gets none */
    solo(p, "move nvd5; to da_nang; move nvd6; to da_nang");
}

static void r17_10_solo_first_turn_moves(void **state)
{
    Play p;
    availability_and_moves(&p);
    assert_asks(&p, DECLARE, NV); /* all activations and both VC are used */
    assert_int_equal(p.s.spent, 6);
    assert_int_equal(count(&p, "quang_tri", NV), 3);
    assert_int_equal(count(&p, "quang_tri", SV), 2);
    assert_int_equal(count(&p, "da_nang", NV), 5);
    assert_int_equal(count(&p, "da_nang", SV), 4);
    assert_int_equal(count(&p, "hue", NV), 0);
}

static void fight_in_da_nang(Play *p)
{
    solo(p, "attack da_nang; commit-all; attack quang_tri; commit-all");
    assert_first_ground(p, "15.9", "s75.auto.fight.first");
    solo(p, "fight da_nang");
    assert_first_ground(p, "15.g", "s75.auto.bonus.five"); /* E-19 would add nothing */
    solo(p, "done");
    assert_int_equal(p->s.combat.dice[NV], 5);
    assert_int_equal(p->s.combat.dice[SV], 4);
    play(p, "roll nv 2 1; roll sv 0 2; reduce svd3; reduce svd3");
    assert_at(p, "svd3", "out");
    assert_first_ground(p, "15.h", "s75.auto.retreat.reserve_only");
    solo(p, "to reserve; done"); /* a full division; nobody withdraws */
}

static void r17_10_solo_first_turn_da_nang(void **state)
{
    Play p;
    availability_and_moves(&p);
    fight_in_da_nang(&p);
    assert_int_equal(count(&p, "da_nang", NV), 4);
    assert_int_equal(count(&p, "da_nang", SV), 3);
    assert_int_equal(s75_controller(&p.s, province(&p, "da_nang")), SV);
    assert_int_equal(count_units(p.s.full & NV_DIVISIONS), 14);
}

static void r17_10_solo_first_turn_quang_tri(void **state)
{
    Play p;
    availability_and_moves(&p);
    fight_in_da_nang(&p);
    solo(&p, "card-die");
    assert_int_equal(p.s.card_uses, 1); /* used once of two */
    assert_first_ground(&p, "15.9", "s75.auto.bonus.superior");
    solo(&p, "done");
    assert_int_equal(p.s.combat.dice[NV], 4);
    assert_int_equal(p.s.combat.dice[SV], 2);
    play(&p, "roll nv 3 0; roll sv 0 2");
    assert_at(&p, "svd1", "out");
    assert_at(&p, "mech1", "out");
    assert_first_ground(&p, "15.11", "s75.auto.loss.full");
    solo(&p, "retreat nvd1; to reserve"); /* then a VC, which has no other way */
    assert_int_equal(count(&p, "quang_tri", NV), 1);
}

static void r17_10_solo_first_turn_what_is_left(void **state)
{
    Play p;
    availability_and_moves(&p);
    fight_in_da_nang(&p);
    solo(&p, "card-die; done; roll nv 3 0; roll sv 0 2; retreat nvd1; to reserve");
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    assert_int_equal(p.s.active, SV);
    assert_int_equal(p.s.militia, PROVINCE(province(&p, "quang_tri")));
    assert_int_equal(s75_controlled_by_nv(&p.s), PROVINCE(province(&p, "quang_tri")));
    assert_int_equal(count_units(p.s.at[RESERVE] & NV_DIVISIONS), 10);
    assert_int_equal(count_units(p.s.at[RESERVE] & ALL_VC), 7);
    assert_int_equal(count_units(p.s.at[province(&p, "quang_tri")] & ALL_VC), 1);
    assert_int_equal(p.s.plus_left[NV], 2);
    assert_int_equal(p.s.infiltration, 5);
    assert_int_equal(p.s.solo_card, 0);
    assert_int_equal(count_provinces(p.s.solo_left), 9);
    for (unsigned i = 0; i < SOLO_CARDS; i++)
        assert_int_equal(p.s.solo_left >> i & 1, p.board.solo[i].number != 30);
}

/* ---- 17.11: strength ------------------------------------------------------------------------- */

static void three_to_three(Play *p, const char *units, unsigned markers)
{
    solo_phase(p, "", 2, 6, COMBATS, 22); /* superior */
    play_put(p, units);
    p->s.infiltration = (uint8_t)markers;
    play_go(p);
}

static void r17_11_solo_strength_with_a_marker(void **state)
{
    Play p;
    three_to_three(&p, "pleiku: nvd1 nvd2 nvd3 svd1 svd2 svd3", 1);
    assert_first_ground(&p, "15.9", "s75.auto.attack.holds");
    assert_ground(&p, "15.9", "s75.auto.attack.marker");
    solo(&p, "attack pleiku; commit-all; infiltration");
    assert_int_equal(p.s.infiltration, 0);
    assert_int_equal(p.s.combat.dice[NV], 4);
}

static void r17_11_solo_strength_without(void **state)
{
    Play p;
    three_to_three(&p, "binh_dinh: nvd1 nvd2 nvd3 svd1 svd2 svd3", 1); /* off the border */
    assert_first_ground(&p, "15.9", "s75.auto.attack.none");
    assert_answer(&p, "done");
    three_to_three(&p, "pleiku: nvd1 nvd2 nvd3 svd1 svd2 svd3", 0); /* no marker, no card die */
    assert_ground(&p, "15.9", "s75.auto.attack.weak");
    assert_answer(&p, "done");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r17_10_solo_first_turn_moves),
        cmocka_unit_test(r17_10_solo_first_turn_da_nang),
        cmocka_unit_test(r17_10_solo_first_turn_quang_tri),
        cmocka_unit_test(r17_10_solo_first_turn_what_is_left),
        cmocka_unit_test(r17_11_solo_strength_with_a_marker),
        cmocka_unit_test(r17_11_solo_strength_without),
    };
    return cmocka_run_group_tests_name("saigon75 solo: examples", tests, NULL, NULL);
}
