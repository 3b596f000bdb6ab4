/* test_r15_plan.c: chapter 15, movement of the automaton: targets and their order, how many units
 * each wants, which units go, reinforcement. */
#include "games/saigon75/players/solo.h"
#include "support/solo75.h"

/* NV's movement step of turn 2 with a card: D6 + 2 activations, eight at most. */
static void plan(Play *p, unsigned card, unsigned die, const char *units)
{
    solo_phase(p, "", 2, die, MOVEMENT, card);
    play_put(p, units);
    play_go(p);
}

/* The same with an SV unit in every province, so that none is empty; no Ranger unless put. */
static void guard(Play *p, const char *units)
{
    unsigned unit = s75_kind_first[SV_DIVISION];
    play_put(p, units);
    for (unsigned place = 0; place < PROVINCES; place++) {
        if (s75_count_at(&p->s, place, SV))
            continue;
        while (p->s.place[unit] != OUT || (RANGERS | RIVER_PATROLS) >> unit & 1)
            unit++;
        s75_put(&p->game, &p->s, unit, place);
    }
}

static void guarded_plan(Play *p, unsigned card, unsigned die, const char *units)
{
    solo_phase(p, "", 2, die, MOVEMENT, card);
    guard(p, units);
    play_go(p);
}

/* ---- 15.0 ------------------------------------------------------------------------------------ */

static void r15_0_north_order(void **state)
{
    static const char *const north[] = {"kien_giang", "long_an", "an_loc",    "phuoc_binh",
                                        "dak_nong",   "dak_lak", "pleiku",    "kon_tum",
                                        "da_nang",    "hue",     "quang_tri", "ca_mau"};
    Play p;
    play_start(&p, "solo=on");
    for (unsigned i = 0; i < COUNT_OF(north); i++)
        assert_int_equal(p.board.north_order[i], province(&p, north[i]));
}

/* ---- 15.a ------------------------------------------------------------------------------------ */

static void r15_a_the_zone_is_no_way_through(void **state)
{
    Play p;
    play_start(&p, "solo=on");
    /* Both border the zone: two steps over it, three over land. */
    assert_int_equal(p.board.steps[province(&p, "quang_tri")][province(&p, "kon_tum")], 3);
    assert_int_equal(p.board.steps[province(&p, "saigon")][province(&p, "quang_tri")], 8);
    /* A division in Quảng Trị is eight steps from Saigon, the Reserve two. */
    guarded_plan(&p, 27, 6, "quang_tri: nvd1; saigon: svd1 svd2 svd3");
    assert_goal(&p, "nvd1", NULL, NULL);
    assert_goal(&p, "nvd2", "saigon", "long_an");
}

static void r15_a_present_is_having_units(void **state)
{
    Play p;
    solo_phase(&p, "", 2, 6, MOVEMENT, 28); /* reinforce, else the north */
    guard(&p, "pleiku: nvd1; kon_tum: nvd2; dak_lak: nvd3; dak_nong: nvd4");
    play_go(&p);
    assert_int_equal(count_sent(&p, "pleiku"), 0); /* four provinces: not enough */
    assert_true(count_sent(&p, "da_nang") > 0);
    solo_phase(&p, "", 2, 6, MOVEMENT, 28);
    guard(&p, "pleiku: nvd1; kon_tum: nvd2; dak_lak: nvd3; dak_nong: nvd4; an_loc: vc1");
    play_go(&p);
    assert_int_equal(count_sent(&p, "pleiku"), 1);
}

/* ---- 15.5 ------------------------------------------------------------------------------------ */

static void r15_5_two_units_where_sv_is_not(void **state)
{
    Play p;
    plan(&p, 22, 6, "");
    assert_int_equal(count_sent(&p, "dak_nong"), 2);
    assert_int_equal(count_sent(&p, "dak_lak"), 2);
    assert_int_equal(count_sent(&p, "pleiku"), 2);
    assert_int_equal(count_sent(&p, "kon_tum"), 2);
    assert_ground(&p, "15.5", "s75.auto.wants.two");
}

static void r15_5_one_more_than_sv(void **state)
{
    Play p;
    plan(&p, 22, 6, "dak_nong: svd1 svd2; dak_lak: svd3");
    assert_int_equal(count_sent(&p, "dak_nong"), 3);
    assert_int_equal(count_sent(&p, "dak_lak"), 2);
    assert_ground(&p, "15.5", "s75.auto.wants.more");
}

static void r15_5_one_target_is_finished_before_the_next(void **state)
{
    Play p;
    plan(&p, 22, 1, "dak_nong: svd1 svd2 svd3; dak_lak: svd4 svd5");
    assert_int_equal(count_sent(&p, "dak_nong"), 4); /* two VC and two of three divisions */
    assert_int_equal(count_sent(&p, "dak_lak"), 1);  /* as far as he can */
    assert_int_equal(count_sent(&p, "pleiku"), 0);
    solo_to(&p, DECLARE);
}

static void r15_5_five_get_no_more(void **state)
{
    Play p;
    plan(&p, 22, 6,
         "dak_nong: svd1 svd2 svd3 svd4 svd5 nvd1 nvd2 nvd3 nvd4; dak_lak: svd6 nvd5 nvd6 nvd7 "
         "nvd8 nvd9");
    assert_int_equal(count_sent(&p, "dak_nong"), 1); /* five, though SV has five */
    assert_int_equal(count_sent(&p, "dak_lak"), 0);
}

static void r15_5_never_leaves_saigon(void **state)
{
    Play p;
    guarded_plan(&p, 26, 6, "saigon: nvd1 nvd2 vc1 svd1; long_an: svd2");
    assert_goal(&p, "nvd1", NULL, NULL);
    assert_goal(&p, "nvd2", NULL, NULL);
    assert_goal(&p, "vc1", NULL, NULL);
    assert_int_equal(count_sent(&p, "long_an"), 2);
}

static void r15_5_who_is_there_fights_instead_of_others_coming(void **state)
{
    Play p;
    guarded_plan(&p, 22, 2, "pleiku: nvd1 nvd2 mech1");
    assert_int_equal(count_sent(&p, "pleiku"), 0);
    assert_goal(&p, "nvd1", "pleiku", NULL);
    assert_goal(&p, "nvd2", "pleiku", NULL);
    solo_to(&p, DECLARE);
    assert_at(&p, "nvd1", "pleiku");
    assert_false(p.s.activated >> unit(&p, "nvd1") & 1); /* paid when the attack is declared */
    solo_to(&p, ROLL_DICE);
    assert_int_equal(p.s.combat.dice[NV], 2);
}

static void r15_5_equality_is_enough_if_the_card_says_so(void **state)
{
    Play p;
    guarded_plan(&p, 30, 4, "hue: nvd1 nvd2 svd1 svd2");
    assert_int_equal(count_kept(&p, "hue"), 2);
    assert_int_equal(count_sent(&p, "hue"), 0); /* 15.9 holds: no third one comes */
    guarded_plan(&p, 28, 4, "hue: nvd1 nvd2 svd1 svd2");
    assert_int_equal(count_sent(&p, "hue"), 1); /* this card wants superiority */
}

static void r15_5_no_combat_no_activation_in_place(void **state)
{
    Play p;
    solo_phase(&p, "", 2, 1, MOVEMENT, 22); /* three activations */
    guard(&p, "dak_nong: nvd1 nvd2 svd1 svd2 svd3 svd4; dak_lak: svd5");
    for (unsigned u = s75_kind_first[VC]; u < NV_COUNT; u++)
        s75_put(&p.game, &p.s, u, OUT);
    play_go(&p);
    /* With two of three activations for those in place only three would attack four. */
    assert_int_equal(count_kept(&p, "dak_nong"), 0);
    assert_int_equal(count_sent(&p, "dak_nong"), 3);
}

static void r15_5_no_combat_allowed_by_a_card(void **state)
{
    Play p;
    solo_phase(&p, "", 2, 6, MOVEMENT, 22);
    guard(&p, "pleiku: nvd1 nvd2 mech1");
    solo_event(&p, E07_LIMITED_OFFENSIVE);
    p.s.combat_limit = 0;
    play_go(&p);
    assert_int_equal(count_kept(&p, "pleiku"), 0);
}

static void r15_7_no_activation_kept_beyond_a_combat_limit(void **state)
{
    Play p;
    solo_phase(&p, "", 2, 6, MOVEMENT, 22);
    guard(&p, "pleiku: nvd1 nvd2 mech1; dak_lak: nvd3 nvd4 svd1");
    solo_event(&p, E07_LIMITED_OFFENSIVE);
    p.s.combat_limit = 2;
    play_go(&p);
    assert_int_equal(count_sent(&p, "dak_nong"), 2); /* the first by 15.9 */
    assert_int_equal(count_kept(&p, "dak_lak"), 2);
    assert_int_equal(count_kept(&p, "pleiku"), 0);
    solo_to(&p, DECLARE);
    assert_ground(&p, "6.o", "s75.auto.attack.limit");
    solo(&p, "attack dak_nong; commit-all; attack dak_lak; commit-all");
}

/* ---- 15.6 ------------------------------------------------------------------------------------ */

static void r15_6_nearest_to_saigon_first(void **state)
{
    Play p;
    guarded_plan(&p, 22, 1, "dak_nong: ranger1; dak_lak: ranger2; pleiku: ranger3");
    assert_int_equal(count_sent(&p, "dak_nong"), 2);
    assert_int_equal(count_sent(&p, "dak_lak"), 1);
    assert_int_equal(count_sent(&p, "kon_tum"), 2); /* the VC: no Ranger there */
    assert_int_equal(count_sent(&p, "pleiku"), 0);
    assert_first_ground(&p, "15.6", "s75.auto.target.card");
}

static void r15_6_the_lowest_token_comes_first(void **state)
{
    Play p;
    solo_phase(&p, "", 2, 1, MOVEMENT, 30);
    guard(&p, "");
    solo_token(&p, 2, province(&p, "da_nang"));   /* 7 */
    solo_token(&p, 1, province(&p, "quang_tri")); /* 5 */
    play_go(&p);
    assert_goal(&p, "vc1", "quang_tri", "quang_tri");
    assert_goal(&p, "vc2", "quang_tri", "quang_tri");
    assert_goal(&p, "nvd1", "da_nang", "da_nang");
    assert_goal(&p, "nvd2", "da_nang", "da_nang");
    assert_goal(&p, "nvd3", "hue", "hue");
    assert_first_ground(&p, "15.6", "s75.auto.target.token");
}

static void r15_6_what_is_left_goes_to_empty_provinces(void **state)
{
    Play p;
    plan(&p, 27, 6, "saigon: nvd1 nvd2 svd1; long_an: svd2; an_loc: nvd3 nvd4; phuoc_binh: svd3");
    assert_int_equal(count_kept(&p, "saigon"), 2);
    assert_int_equal(count_sent(&p, "xuan_loc"), 2); /* two each, nearest to Saigon first */
    assert_int_equal(count_sent(&p, "kien_giang"), 2);
    assert_int_equal(count_sent(&p, "dak_nong"), 2);
    assert_int_equal(count_sent(&p, "can_tho"), 2);
    assert_int_equal(count_sent(&p, "phuoc_binh"), 0); /* SV stands there */
    assert_first_ground(&p, "15.6", "s75.auto.target.empty");
}

static void r15_6_not_to_provinces_of_militia(void **state)
{
    Play p;
    solo_phase(&p, "", 2, 2, MOVEMENT, 27);
    play_put(&p, "saigon: nvd1 nvd2 svd1");
    p.s.militia = PROVINCE(province(&p, "long_an"));
    play_go(&p);
    assert_int_equal(count_sent(&p, "long_an"), 0);
    assert_int_equal(count_sent(&p, "an_loc"), 2);
}

/* ---- 15.7 ------------------------------------------------------------------------------------ */

static void r15_7_nearest_first(void **state)
{
    Play p;
    guarded_plan(&p, 27, 1, "an_loc: nvd5-; saigon: svd1 svd2 svd3");
    assert_goal(&p, "nvd5", "saigon", "saigon"); /* one step; the Reserve is two away */
    assert_goal(&p, "nvd1", "saigon", "long_an");
}

static void r15_7_full_before_reduced(void **state)
{
    Play p;
    guarded_plan(&p, 27, 1, "an_loc: nvd1- nvd2; long_an: nvd3-; saigon: svd1 svd2 svd3 svd4");
    assert_int_equal(p.s.goal_turn[unit(&p, "nvd2")] < p.s.goal_turn[unit(&p, "nvd1")], true);
    assert_int_equal(p.s.goal_turn[unit(&p, "nvd2")] < p.s.goal_turn[unit(&p, "nvd3")], true);
    assert_int_equal(p.s.goal_line[unit(&p, "nvd2")] % 8, 4); /* SOLO_FULL */
}

static void r15_7_then_the_reserve(void **state)
{
    Play p;
    guarded_plan(&p, 22, 1, "phuoc_binh: nvd1; dak_nong: svd1 svd2 svd3");
    assert_goal(&p, "nvd2", "dak_nong", "dak_nong");
    assert_goal(&p, "nvd1", NULL, NULL);
    solo(&p, "move vc1; to dak_nong; move vc2; to dak_nong");
    assert_ground(&p, "15.7", "s75.auto.unit.reserve");
}

static void r15_7_then_north_then_west(void **state)
{
    Play p;
    guarded_plan(&p, 27, 1,
                 "xuan_loc: nvd1; an_loc: nvd2; long_an: nvd3; saigon: svd1 svd2 svd3 "
                 "svd4");
    assert_int_equal(p.s.goal_turn[unit(&p, "nvd3")] < p.s.goal_turn[unit(&p, "nvd2")], true);
    assert_int_equal(p.s.goal_turn[unit(&p, "nvd2")] < p.s.goal_turn[unit(&p, "nvd1")], true);
    solo(&p, "move vc1; to long_an; move vc2; to long_an");
    assert_ground(&p, "15.7", "s75.auto.unit.west"); /* Long An before An Lộc */
    solo(&p, "move nvd3; to saigon");
    assert_ground(&p, "15.7", "s75.auto.unit.north"); /* An Lộc before Xuân Lộc */
}

static void r15_7_two_vc_besides(void **state)
{
    Play p;
    guarded_plan(&p, 22, 1, "dak_nong: svd1 svd2 svd3 svd4");
    assert_int_equal(count_sent(&p, "dak_nong"), 5); /* three activations and two VC */
    assert_goal(&p, "vc3", NULL, NULL);
}

static void r15_7_vc_avoid_rangers_and_patrols(void **state)
{
    Play p;
    guarded_plan(&p, 22, 1, "dak_nong: ranger1; dak_lak: svd1");
    assert_goal(&p, "vc1", "dak_lak", "dak_lak");
    assert_goal(&p, "vc2", "dak_lak", "dak_lak");
    assert_goal(&p, "nvd1", "dak_nong", "dak_nong");
    assert_ground(&p, "15.7", "s75.auto.rival.hunters");
}

static void r15_7_nobody_is_activated_for_nothing(void **state)
{
    Play p;
    guarded_plan(&p, 27, 6, "saigon: nvd1 svd1 svd2 svd3 svd4 svd5");
    solo_to(&p, DECLARE);
    assert_false(p.s.activated & p.s.at[RESERVE]);
    assert_int_equal(p.s.spent, count_units(p.s.activated & NV_DIVISIONS));
}

/* ---- 15.8 ------------------------------------------------------------------------------------ */

static const char five[] = "saigon: nvd1 svd1 svd2; an_loc: nvd2 svd3; dak_lak: nvd3 nvd4; "
                           "pleiku: nvd5 mech1; hue: nvd6 svd5";

static void r15_8_reinforces_from_saigon_outward(void **state)
{
    Play p;
    guarded_plan(&p, 28, 6, five);
    assert_int_equal(count_sent(&p, "saigon"), 2);
    assert_int_equal(count_sent(&p, "an_loc"), 1);
    assert_int_equal(count_kept(&p, "dak_lak"), 2); /* two against one: a combat as they stand */
    assert_int_equal(count_sent(&p, "pleiku"), 1);
    assert_int_equal(count_sent(&p, "hue"), 1);
    assert_first_ground(&p, "15.8", "s75.auto.target.own");
    assert_true(p.s.goal_turn[unit(&p, "vc1")] == 1);
    assert_goal(&p, "vc1", "saigon", "long_an");
}

static void r15_8_two_where_sv_is_absent(void **state)
{
    Play p;
    plan(&p, 28, 6,
         "saigon: nvd1 nvd2 svd1; an_loc: nvd3; dak_lak: nvd4 nvd5; pleiku: nvd6; hue: nvd7 vc1");
    assert_int_equal(count_sent(&p, "an_loc"), 1);
    assert_int_equal(count_sent(&p, "dak_lak"), 0);
    assert_int_equal(count_sent(&p, "pleiku"), 1);
    assert_int_equal(count_sent(&p, "hue"), 0);
}

static void r15_8_below_five_the_card_names_provinces(void **state)
{
    Play p;
    guarded_plan(&p, 28, 1, "an_loc: nvd2 svd3; pleiku: nvd5 mech1");
    assert_int_equal(count_sent(&p, "an_loc"), 0);
    assert_int_equal(count_sent(&p, "da_nang"), 2);
    assert_int_equal(count_sent(&p, "hue"), 2);
}

static void r15_8_when_none_needs_it_the_card_names_provinces(void **state)
{
    Play p;
    plan(&p, 28, 2,
         "saigon: nvd1 nvd2 svd1; an_loc: nvd3 nvd4; dak_lak: nvd5 nvd6; pleiku: nvd7 nvd8; "
         "kon_tum: nvd9 nvd10; da_nang: svd5");
    assert_int_equal(count_sent(&p, "da_nang"), 2);
    assert_int_equal(count_kept(&p, "saigon"), 2); /* that gives a combat */
}

static void r15_8_takes_only_what_a_province_does_not_want(void **state)
{
    Play p;
    plan(&p, 23, 2,
         "saigon: nvd1 svd1 svd2 svd3 svd4; an_loc: nvd2 nvd3 nvd4; dak_lak: nvd5 nvd6; pleiku: "
         "nvd7 nvd8; kon_tum: nvd9 nvd10; reserve: nvd11");
    assert_goal(&p, "nvd2", "saigon", "saigon"); /* one of three: An Lộc wants two */
    assert_goal(&p, "nvd3", NULL, NULL);
    assert_goal(&p, "nvd4", NULL, NULL);
    assert_goal(&p, "nvd11", "saigon", "long_an");
}

/* Ten divisions, nobody else: two in each of five provinces without SV units. */
static const char pairs[] = "long_an: nvd1 nvd2; an_loc: nvd3 nvd4; dak_lak: nvd5 nvd6; pleiku: "
                            "nvd7 nvd8; kon_tum: nvd9 nvd10; out: nvd11 nvd12 nvd13 nvd14 vc1 vc2 "
                            "vc3 vc4 vc5 vc6 vc7 vc8; ";

static void plan_pairs(Play *p, unsigned card, unsigned die, const char *units)
{
    solo_phase(p, "", 2, die, MOVEMENT, card);
    play_put(p, pairs);
    play_put(p, units);
    play_go(p);
}

static void r15_8_then_nobody_is_held_back(void **state)
{
    Play p;
    plan_pairs(&p, 23, 1, "saigon: svd1 svd2");
    assert_goal(&p, "nvd1", "saigon", "saigon"); /* Long An wants both of its own */
    assert_goal(&p, "nvd2", "saigon", "saigon");
    assert_goal(&p, "nvd3", "saigon", "saigon");
    assert_goal(&p, "nvd4", NULL, NULL);
    assert_first_ground(&p, "15.8", "s75.auto.target.after");
    assert_ground(&p, "15.7", "s75.auto.unit.west"); /* as near as An Lộc */
}

static void r15_8_then_vc_are_not_held_back(void **state)
{
    Play p;
    plan_pairs(&p, 23, 1, "long_an: vc1 vc2; out: nvd1 nvd2; saigon: svd1 svd2");
    assert_goal(&p, "vc1", "saigon", "saigon"); /* before divisions [15.d] */
    assert_goal(&p, "vc2", "saigon", "saigon");
    assert_goal(&p, "nvd3", "saigon", "saigon");
    assert_int_equal(p.s.goal_turn[unit(&p, "vc1")], 1);
}

static void r15_8_then_the_nearest_goes(void **state)
{
    Play p;
    plan_pairs(&p, 28, 1, "kon_tum: nvd11; long_an: nvd12 nvd13; da_nang: svd1 svd2");
    /* Long An has two to spare, but they are seven steps away. */
    assert_goal(&p, "nvd9", "da_nang", "da_nang");
    assert_goal(&p, "nvd10", "da_nang", "da_nang");
    assert_goal(&p, "nvd11", "da_nang", "da_nang");
    assert_goal(&p, "nvd12", NULL, NULL);
}

static void r15_8_need_that_nobody_can_meet_ends_reinforcement(void **state)
{
    Play p;
    plan_pairs(&p, 25, 6, "kon_tum: nvd9; out: nvd10; saigon: svd1 svd2 svd3 svd4");
    assert_int_equal(count_sent(&p, "kon_tum"), 0); /* it wants two, nobody is to spare */
    assert_int_equal(count_sent(&p, "saigon"), 5);
    solo_to(&p, DECLARE);
    assert_int_equal(s75_count_at(&p.s, p.board.saigon, NV), 4); /* the fifth is on its way */
}

static void r15_8_then_also_where_he_stands_already(void **state)
{
    Play p;
    plan_pairs(&p, 23, 2, "out: nvd10; saigon: nvd9 svd1 svd2 svd3");
    assert_int_equal(count_sent(&p, "saigon"), 3);
    assert_goal(&p, "nvd1", "saigon", "saigon");
    assert_goal(&p, "nvd9", "saigon", NULL); /* and fights with them */
}

static void r15_8_units_in_the_card_s_provinces_stay(void **state)
{
    Play p;
    plan_pairs(&p, 28, 2, "out: nvd7 nvd8; hue: nvd7 nvd8; da_nang: svd1; quang_tri: svd2");
    assert_goal(&p, "nvd7", NULL, NULL); /* next to both */
    assert_goal(&p, "nvd8", NULL, NULL);
    assert_goal(&p, "nvd9", "da_nang", "da_nang");
    assert_goal(&p, "nvd10", "da_nang", "da_nang");
    assert_int_equal(count_sent(&p, "quang_tri"), 2);
}

/* The only marker makes him superior in Quảng Trị: counted once, it is still enough. */
static void r15_8_a_combat_that_is_settled_draws_nobody(void **state)
{
    Play p;
    solo_phase(&p, "", 2, 6, MOVEMENT, 28);
    play_put(&p, pairs);
    play_put(&p, "pleiku: nvd8; quang_tri: nvd7 nvd11 svd1 svd2; hue: svd3");
    p.s.infiltration = 1;
    play_go(&p);
    assert_int_equal(count_kept(&p, "quang_tri"), 2);
    assert_int_equal(count_sent(&p, "quang_tri"), 0);
    assert_int_equal(count_sent(&p, "hue"), 2);
}

/* ---- 15.b ------------------------------------------------------------------------------------ */

static void r15_b_a_step_towards_a_far_target(void **state)
{
    Play p;
    guarded_plan(&p, 27, 1, "saigon: svd1 svd2 svd3");
    assert_goal(&p, "nvd1", "saigon", "long_an"); /* first in order of three ways */
    solo(&p, "move vc1; to long_an; move vc2; to long_an; move nvd1");
    assert_ground(&p, "15.b", "s75.auto.step.towards");
}

static void r15_b_not_into_a_full_province(void **state)
{
    Play p;
    solo_phase(&p, "", 2, 6, MOVEMENT, 27);
    guard(&p, "long_an: nvd1 nvd2 nvd3 nvd4 nvd5; saigon: svd1 svd2");
    p.s.moved = p.s.at[province(&p, "long_an")] & NV_UNITS; /* they cannot make room */
    p.s.activated = p.s.moved;
    p.s.spent = 5;
    play_go(&p);
    assert_goal(&p, "vc1", "saigon", "an_loc");
}

static void r15_b_who_is_sent_counts(void **state)
{
    Play p;
    guarded_plan(&p, 27, 6, "saigon: svd1");
    assert_int_equal(count_sent(&p, "saigon"), 2); /* none of them arrives, none more is sent */
}

/* From its turn on it counts where it is sent, before that where it stands; SV's do not count. */
static void r15_b_a_unit_on_its_way_counts_where_it_is_sent(void **state)
{
    Play p;
    solo_phase(&p, "", 2, 6, MOVEMENT, 22);
    play_put(&p, "hue: nvd1 nvd2 svd1");
    p.s.goal[unit(&p, "nvd2")] = (uint8_t)(province(&p, "da_nang") + 1);
    p.s.goal_turn[unit(&p, "nvd2")] = 3;
    assert_int_equal(s75_solo_bound(&p.s, province(&p, "hue"), 2), 2);
    assert_int_equal(s75_solo_bound(&p.s, province(&p, "da_nang"), 2), 0);
    assert_int_equal(s75_solo_bound(&p.s, province(&p, "hue"), 3), 1);
    assert_int_equal(s75_solo_bound(&p.s, province(&p, "da_nang"), 3), 1);
}

/* ---- 15.c ------------------------------------------------------------------------------------ */

static void r15_c_units_in_a_target_count(void **state)
{
    Play p;
    guarded_plan(&p, 22, 6, "dak_nong: nvd1 svd1 svd2; dak_lak: svd3");
    assert_int_equal(count_sent(&p, "dak_nong"), 2);
    assert_int_equal(count_kept(&p, "dak_nong"), 1);
}

/* Long An wants VC and has no Ranger, but who stands in Cần Thơ is activated first. */
static void r15_c_vc_in_a_target_fight_before_others_are_sent(void **state)
{
    Play p;
    guarded_plan(&p, 24, 6, "can_tho: nvd1 vc1 ranger1 svd1");
    assert_goal(&p, "vc1", "can_tho", NULL);
    assert_goal(&p, "nvd1", "can_tho", NULL);
}

static void r15_c_units_in_a_target_are_not_sent_elsewhere(void **state)
{
    Play p;
    plan(&p, 22, 1, "dak_nong: svd1 svd2 svd3 svd4; dak_lak: nvd1 nvd2 nvd3; reserve: nvd4");
    assert_goal(&p, "nvd1", NULL, NULL); /* as near as the Reserve, and more than wanted there */
    assert_goal(&p, "nvd2", NULL, NULL);
    assert_goal(&p, "nvd3", NULL, NULL);
}

static void r15_c_activated_units_are_not_sent_elsewhere(void **state)
{
    Play p;
    solo_phase(&p, "edition=1", 2, 6, MOVEMENT, 22);
    guard(&p, "pleiku: nvd1 mech1; dak_nong: svd1");
    p.s.activated = p.s.moved = UNIT(unit(&p, "nvd1")); /* by a strategic move of edition 1 */
    play_go(&p);
    assert_goal(&p, "nvd1", NULL, NULL);
}

/* ---- 15.d ------------------------------------------------------------------------------------ */

static void r15_d_vc_go_before_divisions(void **state)
{
    Play p;
    guarded_plan(&p, 22, 3, "dak_nong: svd1 svd2");
    solo(&p, "move vc1; to dak_nong; move vc2; to dak_nong; move nvd1; to dak_nong; move nvd2");
    assert_int_equal(count_sent(&p, "dak_nong"), 3); /* the VC count */
}

static void r15_d_else_to_the_first_that_wants_units(void **state)
{
    Play p;
    guarded_plan(&p, 27, 1, "saigon: ranger1; an_loc: vc1 vc2");
    assert_goal(&p, "vc1", "saigon", "saigon"); /* no target without a Ranger */
    assert_goal(&p, "vc2", "saigon", "saigon");
}

static void r15_d_the_infiltrated_vc_comes_on_top(void **state)
{
    Play p;
    solo_phase(&p, "", 2, 1, MOVEMENT, 22);
    guard(&p, "dak_nong: svd1 svd2 svd3; phuoc_binh: vc8");
    solo_event(&p, E18_VC_INFILTRATION);
    p.s.activated = p.s.named = UNIT(unit(&p, "vc8"));
    play_go(&p);
    assert_goal(&p, "vc8", "dak_nong", "dak_nong");
    assert_goal(&p, "vc1", "dak_nong", "dak_nong");
    assert_goal(&p, "vc2", "dak_nong", "dak_nong");
    assert_int_equal(count_sent(&p, "dak_nong"), 4);
    solo_to(&p, DECLARE);
    assert_int_equal(p.s.free_vc, 2);
}

/* Two NV units against one in Đắk Nông are enough: it goes on to the next target. */
static void r15_d_the_infiltrated_vc_goes_where_units_are_wanted(void **state)
{
    Play p;
    solo_phase(&p, "", 2, 1, MOVEMENT, 22);
    guard(&p, "dak_nong: svd1 nvd1 nvd2; phuoc_binh: vc8");
    solo_event(&p, E18_VC_INFILTRATION);
    p.s.activated = p.s.named = UNIT(unit(&p, "vc8"));
    play_go(&p);
    assert_goal(&p, "vc8", "dak_lak", "dak_nong");
}

/* ---- 15.h, 15.i ------------------------------------------------------------------------------ */

static void r15_h_nearness_leads(void **state)
{
    Play p;
    guarded_plan(&p, 27, 1, "an_loc: nvd1-; saigon: svd1 svd2");
    solo(&p, "move vc1; to long_an; move vc2; to long_an; move nvd1; to saigon");
    assert_at(&p, "nvd1", "saigon"); /* reduced, but nearer than any full one */
}

static void r15_i_reduced_divisions_are_joined_first(void **state)
{
    Play p;
    guarded_plan(&p, 22, 1,
                 "reserve: nvd1- nvd2- nvd3- nvd4-; out: nvd5 nvd6 nvd7 nvd8 nvd9 nvd10 "
                 "nvd11 nvd12 nvd13 nvd14; dak_nong: svd1 svd2 svd3");
    assert_first_ground(&p, "15.i", "s75.auto.join");
    solo(&p, "join nvd1 nvd2; join nvd3 nvd4; move vc1; to dak_nong; move vc2; to dak_nong");
    solo(&p, "move nvd1; to dak_nong; move nvd3; to dak_nong");
    assert_full(&p, "nvd1", true);
}

static void r15_i_never_overstacks(void **state)
{
    Play p;
    guarded_plan(&p, 22, 6, "dak_nong: svd1 svd2 svd3 svd4 svd5 nvd1 nvd2 nvd3; pleiku: svd6");
    solo_to(&p, DECLARE); /* nobody is asked for an excess unit */
    assert_int_equal(s75_count_at(&p.s, province(&p, "dak_nong"), NV), 5);
}

static void r15_5_the_plan_ends_with_the_phase(void **state)
{
    Play p;
    plan(&p, 22, 6, "saigon: svd1");
    assert_int_equal(count_sent(&p, "dak_nong"), 2);
    solo_to(&p, AVAILABILITY_ROLL);
    assert_int_equal(p.s.active, SV);
    assert_int_equal(count_sent(&p, "dak_nong"), 0);
}

static void r15_5_no_plan_without_the_automaton(void **state)
{
    Play p;
    play_phase(&p, "solo=off", 2, NV, 6, MOVEMENT);
    play_go(&p);
    assert_goal(&p, "vc1", NULL, NULL);
    play_phase(&p, "solo=on", 2, SV, 6, MOVEMENT);
    play_put(&p, "saigon: svd1 svd2");
    play_go(&p);
    assert_goal(&p, "vc1", NULL, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r15_0_north_order),
        cmocka_unit_test(r15_a_the_zone_is_no_way_through),
        cmocka_unit_test(r15_a_present_is_having_units),
        cmocka_unit_test(r15_5_two_units_where_sv_is_not),
        cmocka_unit_test(r15_5_one_more_than_sv),
        cmocka_unit_test(r15_5_one_target_is_finished_before_the_next),
        cmocka_unit_test(r15_5_five_get_no_more),
        cmocka_unit_test(r15_5_never_leaves_saigon),
        cmocka_unit_test(r15_5_who_is_there_fights_instead_of_others_coming),
        cmocka_unit_test(r15_5_equality_is_enough_if_the_card_says_so),
        cmocka_unit_test(r15_5_no_combat_no_activation_in_place),
        cmocka_unit_test(r15_5_no_combat_allowed_by_a_card),
        cmocka_unit_test(r15_7_no_activation_kept_beyond_a_combat_limit),
        cmocka_unit_test(r15_6_nearest_to_saigon_first),
        cmocka_unit_test(r15_6_the_lowest_token_comes_first),
        cmocka_unit_test(r15_6_what_is_left_goes_to_empty_provinces),
        cmocka_unit_test(r15_6_not_to_provinces_of_militia),
        cmocka_unit_test(r15_7_nearest_first),
        cmocka_unit_test(r15_7_full_before_reduced),
        cmocka_unit_test(r15_7_then_the_reserve),
        cmocka_unit_test(r15_7_then_north_then_west),
        cmocka_unit_test(r15_7_two_vc_besides),
        cmocka_unit_test(r15_7_vc_avoid_rangers_and_patrols),
        cmocka_unit_test(r15_7_nobody_is_activated_for_nothing),
        cmocka_unit_test(r15_8_reinforces_from_saigon_outward),
        cmocka_unit_test(r15_8_two_where_sv_is_absent),
        cmocka_unit_test(r15_8_below_five_the_card_names_provinces),
        cmocka_unit_test(r15_8_when_none_needs_it_the_card_names_provinces),
        cmocka_unit_test(r15_8_takes_only_what_a_province_does_not_want),
        cmocka_unit_test(r15_8_then_nobody_is_held_back),
        cmocka_unit_test(r15_8_then_vc_are_not_held_back),
        cmocka_unit_test(r15_8_then_the_nearest_goes),
        cmocka_unit_test(r15_8_need_that_nobody_can_meet_ends_reinforcement),
        cmocka_unit_test(r15_8_then_also_where_he_stands_already),
        cmocka_unit_test(r15_8_units_in_the_card_s_provinces_stay),
        cmocka_unit_test(r15_8_a_combat_that_is_settled_draws_nobody),
        cmocka_unit_test(r15_b_a_step_towards_a_far_target),
        cmocka_unit_test(r15_b_not_into_a_full_province),
        cmocka_unit_test(r15_b_who_is_sent_counts),
        cmocka_unit_test(r15_b_a_unit_on_its_way_counts_where_it_is_sent),
        cmocka_unit_test(r15_c_units_in_a_target_count),
        cmocka_unit_test(r15_c_vc_in_a_target_fight_before_others_are_sent),
        cmocka_unit_test(r15_c_units_in_a_target_are_not_sent_elsewhere),
        cmocka_unit_test(r15_c_activated_units_are_not_sent_elsewhere),
        cmocka_unit_test(r15_d_vc_go_before_divisions),
        cmocka_unit_test(r15_d_else_to_the_first_that_wants_units),
        cmocka_unit_test(r15_d_the_infiltrated_vc_comes_on_top),
        cmocka_unit_test(r15_d_the_infiltrated_vc_goes_where_units_are_wanted),
        cmocka_unit_test(r15_h_nearness_leads),
        cmocka_unit_test(r15_i_reduced_divisions_are_joined_first),
        cmocka_unit_test(r15_i_never_overstacks),
        cmocka_unit_test(r15_5_the_plan_ends_with_the_phase),
        cmocka_unit_test(r15_5_no_plan_without_the_automaton),
    };
    return cmocka_run_group_tests_name("saigon75 solo: movement", tests, NULL, NULL);
}
