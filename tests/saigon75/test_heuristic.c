/* test_heuristic.c: the rules of thumb of the heuristic player: which of two answers it likes
 * better. Only the order of its scores matters, so only the order is tested. */
#include "games/saigon75/players/heuristic.h"
#include "support/combat75.h"

/* What it makes of a legal answer. */
static int rating(Play *p, const char *text)
{
    Action action;
    ActionList list = {0};
    int16_t value[LIST_MAX];
    assert_true(action_parse(&p->game, text, &action));
    game_legal(&p->game, &p->s, &list);
    s75_heuristic_rate(&p->game, &p->s, &list, value);
    for (uint32_t i = 0; i < list.count; i++)
        if (action_equal(list.action[i], action))
            return value[i];
    fail_msg("not offered: %s", text);
    return 0;
}

static void assert_prefers(Play *p, const char *better, const char *worse)
{
    const int high = rating(p, better), low = rating(p, worse);
    if (high <= low)
        fail_msg("%s (%d) is not before %s (%d)", better, high, worse, low);
}

/* ---- Cards ----------------------------------------------------------------------------------- */

/* NV holds E-01 to E-15, the odd ones; SV the even ones. */
static void begin_event(Play *p, unsigned turn, unsigned side)
{
    play_phase(p, "hand=8", turn, side, 6, EVENT);
    play_go(p);
}

static void the_enemys_cards_are_played_early(void **unused)
{
    Play p;
    begin_event(&p, 3, NV);
    assert_prefers(&p, "play e01", "play e07");
    assert_prefers(&p, "play e07", "play e09");
    begin_event(&p, 3, SV);
    assert_prefers(&p, "play e10", "play e08");
    assert_prefers(&p, "play e08", "play e02");
}

static void ones_own_cards_are_played_late(void **unused)
{
    Play p;
    begin_event(&p, 5, NV);
    assert_prefers(&p, "play e09", "play e07");
    assert_prefers(&p, "play e07", "play e01");
    begin_event(&p, 5, SV);
    assert_prefers(&p, "play e02", "play e08");
    assert_prefers(&p, "play e08", "play e10");
}

/* [6, E-12] Played by SV it has no effect: it costs him nothing, early or late. */
static void the_south_is_glad_of_a_card_without_effect(void **unused)
{
    Play p;
    begin_event(&p, 2, SV);
    assert_prefers(&p, "play e12", "play e10");
    begin_event(&p, 7, SV);
    assert_prefers(&p, "play e12", "play e02");
    begin_event(&p, 3, NV);
    p.s.hand[NV] |= 1u << E12_DIRECTIVE;
    p.s.hand[SV] &= ~(1u << E12_DIRECTIVE);
    assert_int_equal(rating(&p, "play e12"), rating(&p, "play e09"));
}

/* In the middle of the game all cards are alike: each is played sometimes. Before that only the
 * enemy's. */
static void ties_are_broken_by_lot(void **unused)
{
    Play p;
    Rng rng;
    ActionList list;
    for (unsigned turn = 3; turn <= 4; turn++) {
        uint32_t played = 0;
        begin_event(&p, turn, NV);
        game_legal(&p.game, &p.s, &list);
        rng_seed(&rng, 75);
        for (int i = 0; i < 500; i++)
            played |= 1u << list.action[s75_heuristic(&p.game, &p.s, &list, &rng)].a;
        const uint32_t yellow =
            1u << E01_COUNTER_ATTACK | 1u << E03_AIR_STRIKES | 1u << E05_INTELLIGENCE;
        assert_int_equal(played, turn == 4 ? p.s.hand[NV] : yellow);
    }
}

/* ---- Availability ---------------------------------------------------------------------------- */

static void begin_availability(Play *p, unsigned turn, unsigned die)
{
    play_phase(p, "hand=8", turn, SV, 0, AVAILABILITY);
    p->s.token_place[0] = TOKEN_OF_SV;
    play_go(p);
    play(p, die == 2 ? "die 2" : "die 3");
}

static void markers_are_kept_for_the_second_half(void **unused)
{
    Play p;
    begin_availability(&p, 3, 3);
    assert_prefers(&p, "done", "plus");
    assert_prefers(&p, "done", "token-activation");
    begin_availability(&p, 4, 3);
    assert_prefers(&p, "plus", "done");
    assert_prefers(&p, "token-activation", "done");
}

static void only_a_low_die_is_rolled_again(void **unused)
{
    Play p;
    begin_availability(&p, 4, 2);
    assert_prefers(&p, "reroll", "plus");
    begin_availability(&p, 4, 3);
    assert_prefers(&p, "done", "reroll");
}

/* ---- Provinces and units a card names -------------------------------------------------------- */

/* Who holds the card plays it (begin_event says who): it works for the side it favours anyway. */
static void begin_card(Play *p, unsigned side, const char *units, const char *card)
{
    play_phase(p, "hand=8", 4, side, 6, EVENT);
    play_put(p, units);
    play_go(p);
    play(p, card);
}

/* E-16: a province where NV stands against one or two, though others are nearer to Saigon. */
static void an_evacuation_empties_a_province_where_the_north_stands(void **unused)
{
    Play p;
    begin_card(&p, SV,
               "hue: nvd1 svd1 svd2; an_loc: svd3; xuan_loc: nvd2 svd4 svd5 svd6;"
               "long_an: svd7 svd8; binh_thuan: svd9",
               "play e16");
    assert_prefers(&p, "province hue", "province an_loc");
    assert_prefers(&p, "province hue", "province xuan_loc");
    assert_prefers(&p, "province an_loc", "province long_an");
    assert_prefers(&p, "province an_loc", "province binh_thuan");
}

/* E-03: Saigon before all, then where NV is strong and near. */
static void air_strikes_fall_on_the_strong_and_near(void **unused)
{
    Play p;
    begin_card(&p, NV,
               "saigon: nvd1 svd1; an_loc: nvd2 nvd3; xuan_loc: nvd4; binh_thuan: nvd5; "
               "long_an: nvd6 nvd7 nvd8",
               "play e03");
    assert_prefers(&p, "province saigon", "province long_an");
    assert_prefers(&p, "province long_an", "province an_loc");
    assert_prefers(&p, "province an_loc", "province xuan_loc");
    assert_prefers(&p, "province xuan_loc", "province binh_thuan");
}

static void air_strikes_destroy_rather_than_reduce(void **unused)
{
    Play p;
    begin_card(&p, NV, "an_loc: nvd2 nvd3-", "play e03");
    play(&p, "province an_loc; roll sv 1 0");
    assert_prefers(&p, "reduce nvd3", "reduce nvd2");
}

/* E-15: Saigon's garrison, then who faces him, of these the best troops. */
static void the_north_names_what_hurts_most(void **unused)
{
    Play p;
    begin_card(&p, NV, "saigon: svd1; hue: nvd1 svd2 ranger1; an_loc: ranger2", "play e15");
    assert_prefers(&p, "name svd1", "name svd2");
    assert_prefers(&p, "name ranger1", "name svd2");
    assert_prefers(&p, "name svd2", "name ranger2");
}

/* ---- Dice ------------------------------------------------------------------------------------ */

/* Two NV divisions ask for three dice, one each and one more; Saigon asks for all five. */
static void air_support_answers_the_threat(void **unused)
{
    Play p;
    place(&p, NULL, NV, "binh_dinh: nvd1 nvd2 svd1");
    p.s.air_box = 5;
    attack(&p, "binh_dinh");
    assert_prefers(&p, "air 1", "done");
    assert_prefers(&p, "air 2", "air 1");
    place(&p, NULL, NV, "binh_dinh: nvd1 svd1");
    p.s.air_box = 5;
    attack(&p, "binh_dinh");
    assert_prefers(&p, "air 1", "done");
    assert_prefers(&p, "done", "air 2");
    place(&p, NULL, NV, "saigon: nvd1 svd1 svd2");
    p.s.air_box = 5;
    attack(&p, "saigon");
    assert_prefers(&p, "air 2", "air 1");
    assert_prefers(&p, "done", "air 4");
}

static void no_die_is_bought_beyond_five(void **unused)
{
    Play p;
    place(&p, NULL, NV, "kon_tum: nvd1 nvd2 nvd3 nvd4 svd1");
    p.s.infiltration = 1;
    attack(&p, "kon_tum");
    assert_prefers(&p, "infiltration", "done");
    place(&p, NULL, NV, "kon_tum: nvd1 nvd2 nvd3 nvd4 nvd5 svd1");
    p.s.infiltration = 1;
    attack(&p, "kon_tum");
    assert_prefers(&p, "done", "infiltration");
}

/* E-01: the die is the South's. */
static void a_cards_die_is_added_to_the_side_it_favours(void **unused)
{
    Play p;
    place(&p, NULL, NV, "hue: nvd1 nvd2 nvd3 nvd4 nvd5 svd1");
    play_card(&p, E01_COUNTER_ATTACK);
    attack(&p, "hue");
    assert_prefers(&p, "card-die", "done");
    place(&p, NULL, NV, "hue: nvd1 nvd2 nvd3 nvd4 nvd5 svd1");
    play_card(&p, E19_UPRISING);
    attack(&p, "hue");
    assert_prefers(&p, "done", "card-die");
}

/* E-05: the enemy's X first, then his own blank, then the enemy's R; his own R and the enemy's
 * blank stay. */
static void rerolls_take_what_hurts_and_what_is_worth_nothing(void **unused)
{
    Play p;
    place(&p, NULL, NV, "hue: nvd1 nvd2 nvd3 svd1 svd2 svd3");
    play_card(&p, E05_INTELLIGENCE);
    attack(&p, "hue");
    play(&p, "roll nv 1 1; roll sv 1 1");
    assert_prefers(&p, "reroll-die nv x", "reroll-die sv blank");
    assert_prefers(&p, "reroll-die sv blank", "reroll-die nv r");
    assert_prefers(&p, "reroll-die nv r", "done");
    assert_prefers(&p, "done", "reroll-die nv blank");
    assert_prefers(&p, "done", "reroll-die sv r");
    assert_prefers(&p, "done", "reroll-die sv x");
}

/* VC help where they make the defence a match for the attack, and do not fight alone. */
static void battalions_join_a_defence_they_make_equal(void **unused)
{
    Play p;
    place(&p, NULL, SV, "hue: svd1 svd2 nvd1 vc1");
    attack(&p, "hue");
    assert_prefers(&p, "defend 1", "defend 0");
    place(&p, NULL, SV, "hue: svd1 svd2 svd3 nvd1 vc1");
    attack(&p, "hue");
    assert_prefers(&p, "defend 0", "defend 1");
    place(&p, NULL, SV, "hue: svd1 vc1");
    attack(&p, "hue");
    assert_prefers(&p, "defend 0", "defend 1");
}

/* ---- Losses and retreats --------------------------------------------------------------------- */

static void a_full_division_takes_the_loss(void **unused)
{
    Play p;
    place(&p, NULL, NV, "can_tho: nvd1 svd1 svd2- river1 ranger1");
    attack(&p, "can_tho");
    play(&p, "roll nv 1 0; roll sv 0 0");
    assert_prefers(&p, "reduce svd1", "reduce river1");
    assert_prefers(&p, "reduce river1", "reduce svd2");
    assert_prefers(&p, "reduce svd2", "reduce ranger1");
}

/* Saigon draws the South, then company; of two places alike the one nearer to Saigon. */
static void the_south_falls_back_on_saigon_and_on_friends(void **unused)
{
    Play p;
    place(&p, NULL, NV, "an_loc: nvd1 svd1; phuoc_binh: svd2 svd3 svd4; long_an: svd5");
    attack(&p, "an_loc");
    play(&p, "roll nv 0 1; roll sv 0 0");
    assert_prefers(&p, "to saigon", "to phuoc_binh");
    assert_prefers(&p, "to phuoc_binh", "to long_an");
    place(&p, NULL, NV, "dak_lak: nvd1 svd1; pleiku: svd2; binh_thuan: svd3");
    attack(&p, "dak_lak");
    play(&p, "roll nv 0 1; roll sv 0 0");
    assert_prefers(&p, "to binh_thuan", "to pleiku");
}

/* A retreat costs the North less than a step, except in Saigon; the Reserve is the last place. */
static void the_north_pays_with_a_step_in_saigon_only(void **unused)
{
    Play p;
    place(&p, NULL, NV, "an_loc: nvd1 svd1; phuoc_binh: nvd2");
    attack(&p, "an_loc");
    play(&p, "roll nv 0 0; roll sv 0 1");
    assert_prefers(&p, "to phuoc_binh", "to reserve");
    assert_prefers(&p, "to reserve", "reduce-instead");
    place(&p, NULL, NV, "saigon: nvd1 svd1; phuoc_binh: nvd2");
    attack(&p, "saigon");
    play(&p, "roll nv 0 0; roll sv 0 1");
    assert_prefers(&p, "reduce-instead", "to phuoc_binh");
}

static void withdrawal_from(Play *p, const char *units, const char *where)
{
    place(p, NULL, NV, units);
    attack(p, where);
    play(p, "roll nv 0 0; roll sv 0 0");
    assert_asks(p, WITHDRAW_UNIT, SV);
}

static void the_south_slips_away_from_more_than_two_to_one(void **unused)
{
    Play p;
    withdrawal_from(&p, "hue: nvd1 nvd2 nvd3 svd1", "hue");
    assert_prefers(&p, "withdraw svd1", "done");
    withdrawal_from(&p, "hue: nvd1 nvd2 svd1", "hue");
    assert_prefers(&p, "done", "withdraw svd1");
    withdrawal_from(&p, "saigon: nvd1 nvd2 nvd3 svd1", "saigon");
    assert_prefers(&p, "done", "withdraw svd1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_enemys_cards_are_played_early),
        cmocka_unit_test(ones_own_cards_are_played_late),
        cmocka_unit_test(the_south_is_glad_of_a_card_without_effect),
        cmocka_unit_test(ties_are_broken_by_lot),
        cmocka_unit_test(markers_are_kept_for_the_second_half),
        cmocka_unit_test(only_a_low_die_is_rolled_again),
        cmocka_unit_test(an_evacuation_empties_a_province_where_the_north_stands),
        cmocka_unit_test(air_strikes_fall_on_the_strong_and_near),
        cmocka_unit_test(air_strikes_destroy_rather_than_reduce),
        cmocka_unit_test(the_north_names_what_hurts_most),
        cmocka_unit_test(air_support_answers_the_threat),
        cmocka_unit_test(no_die_is_bought_beyond_five),
        cmocka_unit_test(a_cards_die_is_added_to_the_side_it_favours),
        cmocka_unit_test(rerolls_take_what_hurts_and_what_is_worth_nothing),
        cmocka_unit_test(battalions_join_a_defence_they_make_equal),
        cmocka_unit_test(a_full_division_takes_the_loss),
        cmocka_unit_test(the_south_falls_back_on_saigon_and_on_friends),
        cmocka_unit_test(the_north_pays_with_a_step_in_saigon_only),
        cmocka_unit_test(the_south_slips_away_from_more_than_two_to_one),
    };
    return cmocka_run_group_tests_name("saigon75 heuristic", tests, NULL, NULL);
}
