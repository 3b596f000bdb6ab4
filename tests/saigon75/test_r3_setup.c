/* test_r3_setup.c: chapter 3: what stands where before the first turn, what chance and SV decide
 * and in which order, and the options of set-up. */
#include "games/saigon75/rules/s75.h"
#include "support/idle75.h"

/* ---- Fixed units [3.1, 3.3] ------------------------------------------------------------------ */

static void r3_1_fixed_units_stand_where_the_board_says(void **state)
{
    Play p;
    play_start(&p, NULL);
    for (unsigned i = 0; i < PROVINCES; i++)
        for (unsigned kind = 0; kind < KINDS; kind++) {
            unsigned count = 0;
            for (unsigned u = s75_kind_first[kind]; u < s75_kind_first[kind + 1]; u++)
                count += p.s.place[u] == i;
            assert_int_equal(count, p.board.setup[i][kind]);
        }
    assert_int_equal(count_units(s75_on_map(&p.s) & SV_DIVISIONS), 11);
    assert_int_equal(count_units(s75_on_map(&p.s) & MECHANISEDS), 7);
    assert_int_equal(count_units(s75_on_map(&p.s) & RANGERS), 3);
    assert_int_equal(count_units(s75_on_map(&p.s)), 21);
}

static void r3_1_sv_controls_everything_and_no_militia(void **state)
{
    Play p;
    play_start(&p, NULL);
    assert_int_equal(p.s.militia, 0);
    assert_int_equal(s75_controlled_by_nv(&p.s), 0);
}

static void r3_3_nv_starts_in_the_reserve(void **state)
{
    Play p;
    play_start(&p, NULL);
    assert_int_equal(p.s.at[RESERVE], NV_UNITS);
    assert_int_equal(p.s.infiltration, 5);
    assert_true((p.s.full & NV_DIVISIONS) == NV_DIVISIONS);
}

/* ---- SV's free units [3.2] ------------------------------------------------------------------- */

static void start_placing(Play *p)
{
    play_start(p, NULL);
    play(p, "lies 3 quang_tri; lies 5 da_nang; lies 7 binh_dinh");
}

static void r3_2_river_patrols_first_and_on_the_mekong(void **state)
{
    Play p;
    start_placing(&p);
    assert_asks(&p, PLACE_UNIT, SV);
    assert_choices(&p, "place river1 ca_mau; place river1 can_tho; place river1 kien_giang; "
                       "place river1 long_an");
    assert_refused(&p, "place ranger4 long_an", "3.2");
    assert_refused(&p, "place marine1 long_an", "3.2");
    play(&p, "place river1 ca_mau");
    assert_choices(&p, "place river2 ca_mau; place river2 can_tho; place river2 kien_giang; "
                       "place river2 long_an");
}

static void r3_2_refusal_off_the_mekong(void **state)
{
    Play p;
    start_placing(&p);
    assert_refused(&p, "place river1 saigon", "3.2");
}

/* Two pieces that nothing tells apart: either word will do. */
static void r3_2_either_river_patrol_may_be_named(void **state)
{
    Play p;
    start_placing(&p);
    assert_true(is_legal(&p, "place river2 ca_mau"));
}

static void r3_2_others_anywhere_in_south_vietnam(void **state)
{
    ActionList list;
    Play p;
    start_placing(&p);
    play(&p, "place river1 ca_mau; place river2 ca_mau");
    game_legal(&p.game, &p.s, &list);
    assert_int_equal(list.count, PROVINCES);
    assert_refused(&p, "place ranger4 reserve", "2.1");
    assert_refused(&p, "place nvd1 hue", "3.2");
    assert_refused(&p, "place svd1 hue", "3.2"); /* it has its place already */
    assert_refused(&p, "done", "4.4");
}

static void r3_2_stacking_holds(void **state)
{
    Play p;
    start_placing(&p);
    play(&p, "place river1 ca_mau; place river2 ca_mau; place ranger4 ca_mau");
    assert_true(is_legal(&p, "place ranger5 ca_mau"));
    play(&p, "place ranger5 ca_mau"); /* with the division there: five */
    assert_refused(&p, "place ranger6 ca_mau", "7.1");
    assert_true(is_legal(&p, "place ranger6 can_tho"));
}

static void r3_2_all_are_placed(void **state)
{
    Play p;
    start_placing(&p);
    play(&p, "place river1 ca_mau; place river2 can_tho");
    play(&p, "place ranger4 hue; place ranger5 hue; place ranger6 saigon");
    play(&p, "place marine1 hue; place marine2 saigon; place marine3 saigon");
    play(&p, "place marine4 pleiku; place para1 pleiku; place para2 kon_tum");
    assert_asks(&p, PLACE_UNIT, SV);
    play(&p, "place para3 kon_tum");
    assert_asks(&p, DEAL_CARD, SEAT_CHANCE);
    assert_true(p.s.at[BOX] == 0);
    assert_int_equal(count_units(s75_on_map(&p.s)), 33);
}

/* ---- Tokens [3.4, 3.b] ----------------------------------------------------------------------- */

static void r3_4_tokens_lie_at_random(void **state)
{
    ActionList list;
    Play p;
    play_start(&p, NULL);
    assert_asks(&p, TOKEN_LIES, SEAT_CHANCE);
    assert_choices(&p, "lies 3 quang_tri; lies 3 da_nang; lies 3 binh_dinh");
    game_legal(&p.game, &p.s, &list);
    assert_int_equal(list.weight[0], list.weight[1]);
    assert_int_equal(list.weight[0], list.weight[2]);
    assert_refused(&p, "lies 3 hue", "4.4");
    play(&p, "lies 3 da_nang");
    assert_choices(&p, "lies 5 quang_tri; lies 5 binh_dinh"); /* one each */
}

static void r3_4_open_is_the_default(void **state)
{
    Play p;
    play_set_up(&p, NULL);
    for (unsigned i = 0; i < TOKENS; i++)
        assert_true(p.s.token_place[i] < PROVINCES);
    play_set_up(&p, "tokens=open");
    for (unsigned i = 0; i < TOKENS; i++)
        assert_true(p.s.token_place[i] < PROVINCES);
}

static void r3_4_hidden_tokens(void **state)
{
    Play p;
    play_start(&p, "tokens=hidden");
    assert_asks(&p, PLACE_UNIT, SV); /* nothing is said about them */
    for (unsigned i = 0; i < TOKENS; i++)
        assert_int_equal(p.s.token_place[i], TOKEN_HIDDEN);
}

static void r3_b_hidden_tokens_are_shown_on_their_turn(void **state)
{
    Play p;
    play_phase(&p, "tokens=hidden", 3, SV, 1, END_PHASE);
    play_put(&p, "saigon: svd1; da_nang: nvd1");
    play_go(&p);
    assert_asks(&p, TOKEN_SHOWN, SEAT_CHANCE);
    assert_choices(&p, "lies 3 quang_tri; lies 3 da_nang; lies 3 binh_dinh");
    play(&p, "lies 3 da_nang");
    assert_int_equal(p.s.token_place[0], TOKEN_OF_NV);
    assert_int_equal(p.s.token_place[1], TOKEN_HIDDEN);
    idle_to(&p, 5, SV, TOKEN_SHOWN);
    assert_choices(&p, "lies 5 quang_tri; lies 5 binh_dinh");
    play(&p, "lies 5 binh_dinh");
    idle_to(&p, 7, SV, TOKEN_SHOWN);
    assert_choices(&p, "lies 7 quang_tri");
}

/* ---- Cards [3.5] ----------------------------------------------------------------------------- */

static void r3_5_cards_are_dealt_at_random(void **state)
{
    ActionList list;
    Play p;
    play_start(&p, "hand=8");
    while (game_actor(&p.game, &p.s) != SEAT_CHANCE || p.s.at[BOX])
        idle_once(&p);
    assert_asks(&p, DEAL_CARD, SEAT_CHANCE);
    for (unsigned left = 20; p.s.turn == 0; left--) {
        game_legal(&p.game, &p.s, &list);
        assert_int_equal(list.count, left);
        for (unsigned i = 1; i < left; i++)
            assert_int_equal(list.weight[i], list.weight[0]);
        idle_once(&p);
    }
}

static void r3_5_small_hands_and_a_pile(void **state)
{
    Play p;
    play_set_up(&p, "hand=3");
    assert_int_equal(count_provinces(p.s.hand[NV]), 3);
    assert_int_equal(count_provinces(p.s.hand[SV]), 3);
    assert_int_equal(p.s.pile_count, 10);
    assert_int_equal(p.s.aside_count, 4);
}

static void r3_5_large_hands_and_no_pile(void **state)
{
    Play p;
    play_set_up(&p, "hand=8");
    assert_int_equal(count_provinces(p.s.hand[NV]), 8);
    assert_int_equal(count_provinces(p.s.hand[SV]), 8);
    assert_int_equal(p.s.pile_count, 0);
    assert_int_equal(p.s.aside_count, 4);
}

static void count_cards_of_a_game(const char *options)
{
    unsigned played[SIDES] = {0};
    Play p;
    play_set_up(&p, options);
    while (!game_over(&p.s)) {
        const uint8_t side = p.s.active;
        played[side] += idle_once(&p).verb == V_PLAY;
    }
    assert_int_equal(p.s.turn, 8);
    assert_int_equal(played[NV], 8);
    assert_int_equal(played[SV], 8);
    assert_int_equal(p.s.hand[NV] | p.s.hand[SV], 0);
    assert_int_equal(p.s.pile_count, 0);
    assert_int_equal(count_provinces(p.s.discard), 16);
    assert_int_equal(count_provinces(p.s.aside), 4);
}

static void r3_5_a_card_for_every_phase(void **state)
{
    count_cards_of_a_game("hand=3");
    count_cards_of_a_game("hand=8");
    count_cards_of_a_game("hand=3 edition=1");
}

/* ---- Air markers at the start [3.6, 3.7] ----------------------------------------------------- */

static void r3_6_air_markers_at_the_start(void **state)
{
    Play p;
    play_start(&p, NULL);
    assert_int_equal(p.s.air_box, 0);
    play_start(&p, "sv_air=0");
    assert_int_equal(p.s.air_box, 0);
    play_start(&p, "edition=2 sv_air=2");
    assert_int_equal(p.s.air_box, 2);
    assert_int_equal(p.s.air_lost, 0);
}

static void attack_quang_ngai(Play *p, unsigned turn, unsigned side)
{
    play_phase(p, "edition=2 sv_air=2", turn, side, 6, COMBATS);
    play_put(p, "quang_ngai: nvd1 nvd2 ranger1 ranger2");
    play_go(p);
    play(p, "attack quang_ngai; commit-all");
}

static void r3_7_no_air_in_the_first_nv_phase(void **state)
{
    Play p;
    attack_quang_ngai(&p, 1, NV);
    assert_asks(&p, ROLL_DICE, SEAT_CHANCE); /* SV has nothing to announce */
    attack_quang_ngai(&p, 2, NV);
    assert_asks(&p, DEFENDER_BONUS, SV);
    assert_true(is_legal(&p, "air 2"));
}

static void r3_7_refusal_says_so(void **state)
{
    Play p;
    play_phase(&p, "edition=2 sv_air=2", 1, NV, 6, COMBATS);
    play_put(&p, "quang_ngai: nvd1 nvd2 ranger1 ranger2");
    play_card(&p, E01_COUNTER_ATTACK);
    play_go(&p);
    play(&p, "attack quang_ngai; commit-all");
    assert_asks(&p, DEFENDER_BONUS, SV);
    assert_refused(&p, "air 1", "3.7");
    assert_true(is_legal(&p, "card-die"));
}

static void r3_a_usable_from_the_first_sv_phase(void **state)
{
    Play p;
    attack_quang_ngai(&p, 1, SV);
    assert_asks(&p, ATTACKER_BONUS, SV);
    assert_true(is_legal(&p, "air 2"));
    play_phase(&p, "edition=2 sv_air=2", 1, SV, 6, MOVEMENT);
    play_put(&p, "quang_ngai: ranger1");
    p.s.plus_left[SV] = 0;
    play_go(&p);
    play(&p, "move ranger1; to saigon; attrition 0");
    assert_at(&p, "ranger1", "saigon");
    assert_int_equal(p.s.air_box, 2);
}

/* ---- Order [3.8] ----------------------------------------------------------------------------- */

static void r3_8_tokens_then_units_then_cards(void **state)
{
    static const uint8_t order[] = {TOKEN_LIES, PLACE_UNIT, DEAL_CARD, AVAILABILITY_ROLL};
    unsigned now = 0;
    Play p;
    play_start(&p, NULL);
    assert_int_equal(count_units(s75_on_map(&p.s)), 21); /* the fixed units are there */
    while (p.s.turn == 0) {
        while (flow_now(&p.s)->step != order[now])
            assert_true(++now < COUNT_OF(order));
        if (order[now] != DEAL_CARD)
            assert_int_equal(p.s.hand[NV] | p.s.hand[SV], 0);
        idle_once(&p);
    }
    assert_int_equal(now, 2);
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r3_1_fixed_units_stand_where_the_board_says),
        cmocka_unit_test(r3_1_sv_controls_everything_and_no_militia),
        cmocka_unit_test(r3_3_nv_starts_in_the_reserve),
        cmocka_unit_test(r3_2_river_patrols_first_and_on_the_mekong),
        cmocka_unit_test(r3_2_refusal_off_the_mekong),
        cmocka_unit_test(r3_2_either_river_patrol_may_be_named),
        cmocka_unit_test(r3_2_others_anywhere_in_south_vietnam),
        cmocka_unit_test(r3_2_stacking_holds),
        cmocka_unit_test(r3_2_all_are_placed),
        cmocka_unit_test(r3_4_tokens_lie_at_random),
        cmocka_unit_test(r3_4_open_is_the_default),
        cmocka_unit_test(r3_4_hidden_tokens),
        cmocka_unit_test(r3_b_hidden_tokens_are_shown_on_their_turn),
        cmocka_unit_test(r3_5_cards_are_dealt_at_random),
        cmocka_unit_test(r3_5_small_hands_and_a_pile),
        cmocka_unit_test(r3_5_large_hands_and_no_pile),
        cmocka_unit_test(r3_5_a_card_for_every_phase),
        cmocka_unit_test(r3_6_air_markers_at_the_start),
        cmocka_unit_test(r3_7_no_air_in_the_first_nv_phase),
        cmocka_unit_test(r3_7_refusal_says_so),
        cmocka_unit_test(r3_a_usable_from_the_first_sv_phase),
        cmocka_unit_test(r3_8_tokens_then_units_then_cards),
    };
    return cmocka_run_group_tests_name("saigon75 set-up", tests, NULL, NULL);
}
