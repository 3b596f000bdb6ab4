/* test_r1_pieces.c: chapter 1, what is in the box and what a step is, and of chapter 2 what the
 * board's own tests leave open: the zone beyond the border. */
#include "games/saigon75/rules/s75.h"
#include "support/play75.h"

/* ---- Units [1.1, 1.2, 1.6, 1.7] -------------------------------------------------------------- */

static unsigned count_kind(Kind kind)
{
    unsigned count = 0;
    for (unsigned u = 0; u < UNITS; u++)
        count += s75_kind_of[u] == kind;
    return count;
}

static void r1_1_nv_divisions_have_two_steps(void **state)
{
    Play p;
    play_start(&p, NULL);
    assert_int_equal(count_kind(NV_DIVISION), 14);
    assert_full(&p, "nvd1", true);
    assert_full(&p, "nvd14", true);
    s75_put(&p.game, &p.s, unit(&p, "nvd1"), province(&p, "hue"));
    s75_reduce(&p.game, &p.s, unit(&p, "nvd1"));
    assert_full(&p, "nvd1", false);
    assert_at(&p, "nvd1", "hue");
    s75_reduce(&p.game, &p.s, unit(&p, "nvd1"));
    assert_at(&p, "nvd1", "out");
}

static void r1_2_vc_battalions_have_one_step(void **state)
{
    Play p;
    play_start(&p, NULL);
    assert_int_equal(count_kind(VC), 8);
    assert_full(&p, "vc8", false);
    s75_put(&p.game, &p.s, unit(&p, "vc8"), province(&p, "hue"));
    s75_reduce(&p.game, &p.s, unit(&p, "vc8"));
    assert_at(&p, "vc8", "out");
}

static void r1_6_sv_divisions_have_two_steps(void **state)
{
    Play p;
    play_start(&p, NULL);
    assert_int_equal(count_kind(SV_DIVISION), 11);
    assert_full(&p, "svd1", true);
    assert_full(&p, "svd11", true);
    s75_reduce(&p.game, &p.s, unit(&p, "svd11"));
    assert_full(&p, "svd11", false);
    assert_true(p.s.place[unit(&p, "svd11")] < PROVINCES);
    s75_reduce(&p.game, &p.s, unit(&p, "svd11"));
    assert_at(&p, "svd11", "out");
}

static void r1_7_other_sv_units_have_one_step(void **state)
{
    static const char *const last[] = {"ranger6", "marine4", "para3", "river2", "mech7"};
    Play p;
    play_start(&p, NULL);
    assert_int_equal(count_kind(RANGER), 6);
    assert_int_equal(count_kind(MARINE), 4);
    assert_int_equal(count_kind(PARATROOPER), 3);
    assert_int_equal(count_kind(RIVER_PATROL), 2);
    assert_int_equal(count_kind(MECHANISED), 7);
    for (unsigned i = 0; i < COUNT_OF(last); i++) {
        assert_full(&p, last[i], false);
        s75_put(&p.game, &p.s, unit(&p, last[i]), province(&p, "ca_mau"));
        s75_reduce(&p.game, &p.s, unit(&p, last[i]));
        assert_at(&p, last[i], "out");
    }
}

/* ---- Markers, dice, cards -------------------------------------------------------------------- */

static void r1_3_militia_is_no_unit(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, SV, 6, MOVEMENT);
    play_put(&p, "pleiku: svd1; hue: nvd1 nvd2 nvd3 nvd4 nvd5");
    p.s.militia = PROVINCE(province(&p, "pleiku")) | PROVINCE(province(&p, "hue"));
    p.s.plus_left[SV] = 0;
    play_go(&p);
    play(&p, "done"); /* no excess in Hue, and nobody to attack in Pleiku */
    assert_int_equal(p.s.declared, 0);
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    assert_int_equal(p.s.turn, 3);
}

static void r1_3_militia_is_never_hit(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, SV, 6, COMBATS);
    play_put(&p, "quang_ngai: svd1 ranger1 vc1 vc2");
    p.s.militia = PROVINCE(province(&p, "quang_ngai"));
    play_go(&p);
    assert_refused(&p, "attack hue", "9.1");
    play(&p, "attack quang_ngai; commit-all; roll sv 1 0; roll nv 0 0");
    assert_int_equal(s75_count_at(&p.s, province(&p, "quang_ngai"), NV), 1); /* a VC took it */
}

static void r1_4_infiltration_markers(void **state)
{
    Play p;
    play_start(&p, NULL);
    assert_int_equal(p.s.infiltration, 5);
}

static void r1_5_activation_markers_are_used_once(void **state)
{
    Play p;
    play_phase(&p, NULL, 8, NV, 1, MOVEMENT);
    play_put(&p, "hue: svd1; reserve: nvd1- nvd2-");
    assert_int_equal(p.s.plus_left[NV], 3);
    assert_int_equal(p.s.plus_left[SV], 2);
    play_go(&p);
    play(&p, "plus; plus; plus");
    assert_asks(&p, MOVE_UNIT, NV);
    assert_refused(&p, "plus", "5.b");
    assert_int_equal(p.s.plus_left[NV], 0);
}

static void r1_8_air_markers_are_twelve(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, SV, 6, MOVEMENT);
    play_put(&p, "hue: svd1");
    p.s.plus_left[SV] = 0;
    p.s.air_box = 2;
    p.s.air_lost = 9;
    play_go(&p);
    play(&p, "buy-air");
    assert_refused(&p, "buy-air", "5.4"); /* the twelfth is in the box */
    assert_int_equal(p.s.air_box, 3);
}

static void r1_9_five_dice_at_most(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, NV, 6, COMBATS);
    play_put(&p, "pleiku: nvd1 nvd2 nvd3 nvd4 nvd5 svd1");
    play_go(&p);
    play(&p, "attack pleiku; commit-all; infiltration");
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE);
    assert_int_equal(p.s.combat.dice[NV], 5);
    assert_refused(&p, "roll nv 5 1", "4.4");
    assert_true(is_legal(&p, "roll nv 5 0"));
}

static void r1_10_tokens_three_five_seven(void **state)
{
    Play p;
    play_start(&p, NULL);
    play(&p, "lies 3 da_nang; lies 5 binh_dinh; lies 7 quang_tri");
    assert_int_equal(p.s.token_place[0], province(&p, "da_nang"));
    assert_int_equal(p.s.token_place[1], province(&p, "binh_dinh"));
    assert_int_equal(p.s.token_place[2], province(&p, "quang_tri"));
}

static void r1_11_twenty_event_cards(void **state)
{
    unsigned favours[COLOURS] = {0};
    for (unsigned card = 0; card < CARDS; card++)
        favours[s75_cards[card].favours]++;
    assert_int_equal(favours[YELLOW], 6);
    assert_int_equal(favours[GREEN], 2);
    assert_int_equal(favours[RED], 12);
    for (unsigned card = E01_COUNTER_ATTACK; card <= E06_RESISTANCE; card++)
        assert_int_equal(s75_cards[card].favours, YELLOW);
    assert_int_equal(s75_cards[E07_LIMITED_OFFENSIVE].favours, GREEN);
    assert_int_equal(s75_cards[E08_RAINSTORM].favours, GREEN);
}

static void r1_12_ten_solo_cards(void **state)
{
    Play p;
    unsigned seen = 0;
    play_start(&p, NULL);
    for (unsigned i = 0; i < SOLO_CARDS; i++) {
        assert_in_range(p.board.solo[i].number, 21, 30);
        seen |= 1u << p.board.solo[i].number;
    }
    assert_int_equal(seen, 0x7fe00000);
}

/* The box has two attrition dice; five markers roll five. */
static void r1_13_attrition_dice_are_no_limit(void **state)
{
    Play p;
    play_phase(&p, "edition=2", 2, SV, 6, COMBATS);
    play_put(&p, "quang_ngai: svd1 svd2 svd3 nvd1");
    p.s.air_box = 5;
    play_go(&p);
    play(&p, "attack quang_ngai; commit-all; air 5; roll sv 0 0; roll nv 0 0; done");
    assert_asks(&p, AIR_ATTRITION_ROLL, SEAT_CHANCE);
    play(&p, "attrition 5");
    assert_int_equal(p.s.air_lost, 5);
    assert_int_equal(p.s.air_box, 0);
}

/* ---- Steps [1.14, 1.15] ---------------------------------------------------------------------- */

static void r1_14_lost_units_stay_lost(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, NV, 6, MOVEMENT);
    play_put(&p, "hue: svd1; out: nvd14 vc8");
    p.s.plus_left[NV] = 0;
    play_go(&p);
    assert_refused(&p, "move nvd14", "1.14");
    assert_refused(&p, "move vc8", "1.14");
    assert_true(is_legal(&p, "move nvd13"));
}

static void r1_14_reduce_takes_one_step(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, SV, 6, COMBATS);
    play_put(&p, "quang_ngai: svd1 svd2- ranger1 nvd1 nvd2");
    play_go(&p);
    play(&p, "attack quang_ngai; commit-all; roll sv 0 0; roll nv 2 0");
    play(&p, "reduce svd1; reduce svd1");
    assert_at(&p, "svd1", "out");
    assert_at(&p, "svd2", "quang_ngai");
    assert_full(&p, "svd2", false);
}

static void r1_15_reduced_units_count_as_one(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, NV, 6, MOVEMENT);
    play_put(&p, "quang_ngai: nvd1- nvd2- nvd3 svd1-; kon_tum: nvd4- nvd5- nvd6-");
    p.s.plus_left[NV] = 0;
    play_go(&p);
    play(&p, "move nvd4; to quang_ngai; move nvd5; to quang_ngai; move nvd6; to quang_ngai; done");
    assert_asks(&p, EXCESS_UNIT, NV); /* six for stacking, though they are five and a half */
    play(&p, "eliminate nvd3; attack quang_ngai; commit-all");
    assert_int_equal(p.s.combat.dice[NV], 5);
    assert_int_equal(p.s.combat.dice[SV], 1);
}

/* ---- Rulings --------------------------------------------------------------------------------- */

static void r1_a_twentieth_province_counts_as_marked(void **state)
{
    static char text[1 << 14];
    Text out;
    Play p;
    play_phase(&p, "edition=1", 5, NV, 6, COMBATS);
    for (unsigned i = 0; i < PROVINCES; i++)
        s75_put(&p.game, &p.s, i, i); /* 14 divisions and 6 VC, one everywhere */
    play_go(&p);
    assert_int_equal(count_provinces(p.s.militia), 20);
    assert_int_equal(count_provinces(s75_controlled_by_nv(&p.s)), 20);
    assert_null(s75_check(&p.game, &p.s));
    text_init(&out, text, sizeof text);
    s75_print_state(&p.game, &p.s, &out);
    assert_false(out.full);
}

static void r1_b_plus_markers_are_gone_once_used(void **state)
{
    static const char *const editions[] = {"edition=1", "edition=2"};
    for (unsigned i = 0; i < COUNT_OF(editions); i++) {
        Play p;
        play_phase(&p, editions[i], 2, NV, 1, MOVEMENT);
        play_put(&p, "hue: svd1");
        play_go(&p);
        play(&p, "plus; done; done"); /* one of three, then no move */
        assert_int_equal(p.s.active, SV);
        play(&p, "die 1; play e02; plus; done");
        assert_int_equal(p.s.plus_left[NV], 2);
        assert_int_equal(p.s.plus_left[SV], 1);
        assert_int_equal(s75_availability(&p.game, &p.s), 4);
    }
}

/* ---- The zone [2.1, 2.a] --------------------------------------------------------------------- */

static void r2_1_zone_and_reserve_are_one_place(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, NV, 6, MOVEMENT);
    play_put(&p, "hue: nvd1 nvd2; da_nang: svd1");
    p.s.plus_left[NV] = 0;
    play_go(&p);
    play(&p, "move nvd1; to reserve");
    assert_at(&p, "nvd1", "reserve");
    play(&p, "move nvd2; to da_nang; done; attack da_nang; commit-all; done");
    play(&p, "roll nv 0 0; roll sv 0 1; to reserve");
    assert_at(&p, "nvd2", "reserve");
}

static void r2_1_zone_is_for_nv_only(void **state)
{
    Play p;
    play_phase(&p, NULL, 2, SV, 6, MOVEMENT);
    play_put(&p, "hue: svd1 para1");
    p.s.plus_left[SV] = 0;
    play_go(&p);
    play(&p, "move svd1");
    assert_refused(&p, "to reserve", "8.2");
    play(&p, "to da_nang; move para1");
    assert_refused(&p, "to reserve", "8.2");
}

static void r2_a_every_border_province_is_an_entry(void **state)
{
    Play p;
    char action[64];
    unsigned entries = 0;
    play_phase(&p, NULL, 2, NV, 6, MOVEMENT);
    play_put(&p, "saigon: svd1");
    p.s.plus_left[NV] = 0;
    play_go(&p);
    play(&p, "move nvd1");
    for (unsigned i = 0; i < PROVINCES; i++) {
        Text text;
        text_init(&text, action, sizeof action);
        text_add(&text, "to ");
        text_add(&text, p.board.id[i]);
        if (!(p.board.border >> i & 1))
            assert_refused(&p, action, "8.2");
        else if (is_legal(&p, action))
            entries++;
    }
    assert_int_equal(entries, count_provinces(p.board.border));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r1_1_nv_divisions_have_two_steps),
        cmocka_unit_test(r1_2_vc_battalions_have_one_step),
        cmocka_unit_test(r1_6_sv_divisions_have_two_steps),
        cmocka_unit_test(r1_7_other_sv_units_have_one_step),
        cmocka_unit_test(r1_3_militia_is_no_unit),
        cmocka_unit_test(r1_3_militia_is_never_hit),
        cmocka_unit_test(r1_4_infiltration_markers),
        cmocka_unit_test(r1_5_activation_markers_are_used_once),
        cmocka_unit_test(r1_8_air_markers_are_twelve),
        cmocka_unit_test(r1_9_five_dice_at_most),
        cmocka_unit_test(r1_10_tokens_three_five_seven),
        cmocka_unit_test(r1_11_twenty_event_cards),
        cmocka_unit_test(r1_12_ten_solo_cards),
        cmocka_unit_test(r1_13_attrition_dice_are_no_limit),
        cmocka_unit_test(r1_14_lost_units_stay_lost),
        cmocka_unit_test(r1_14_reduce_takes_one_step),
        cmocka_unit_test(r1_15_reduced_units_count_as_one),
        cmocka_unit_test(r1_a_twentieth_province_counts_as_marked),
        cmocka_unit_test(r1_b_plus_markers_are_gone_once_used),
        cmocka_unit_test(r2_1_zone_and_reserve_are_one_place),
        cmocka_unit_test(r2_1_zone_is_for_nv_only),
        cmocka_unit_test(r2_a_every_border_province_is_an_entry),
    };
    return cmocka_run_group_tests_name("saigon75 pieces", tests, NULL, NULL);
}
