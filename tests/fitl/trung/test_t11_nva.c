/* test_t11_nva.c: the NVA bot, line by line [T11], and its examples [T20]. */
#include "games/fitl/players/trung/policy.h"
#include "support/bot.h"

#define ALL "bots=all"

/* ---- Rally [T11.2] --------------------------------------------------------------------------- */

#define FOUR_BASES                                                                                 \
    "space southern-laos; base southern-laos 2; place nva-bases 1;"                                \
    " space the-parrots-beak; base the-parrots-beak 2; place nva-bases 1;"                         \
    " space central-laos; base central-laos 2; place nva-bases 1;"                                 \
    " space north-vietnam; base north-vietnam 2; place nva-bases 1;"

static void t20_21_rally_in_the_full_game(void **state)
{
    bot_setup("scenario=full bots=all");
    bot_operation(NVA, OP_RALLY, 0);
    bot_plays("6,6,6,1", FOUR_BASES " trail; done"); /* even after a failed roll */
    assert_int_equal(table.s.trail, 2);
    bot_setup("scenario=full bots=all");
    bot_operation(NVA, OP_RALLY, 0);
    bot_plays("6,6,6,3,2", FOUR_BASES " space kien-phong; choose guerrillas;"
                                      " place nva-guerrillas 1; trail; done");
}

static void t11_2_active_guerrillas_make_room_for_a_base(void **state)
{
    bot_given(ALL, "tay-ninh: nva-guerrilla 2 nva-guerrilla-active 1;"
                   " phuoc-long: nva-guerrilla 2 nva-base 1");
    bot_operation(NVA, OP_RALLY, 0);
    bot_plays("1", "space tay-ninh; base tay-ninh 1; place nva-bases 1; trail; done");
    bot_given(ALL, "tay-ninh: nva-guerrilla-active 4");
    bot_operation(NVA, OP_RALLY, 0);
    bot_plays("2", "space tay-ninh; base tay-ninh 0; place nva-bases 1; trail; done");
}

static void t11_2_guerrillas_by_trail_and_bases(void **state)
{
    bot_given(ALL, "trail 3; tay-ninh: nva-base 1 nva-guerrilla 1; phuoc-long: nva-base 2;"
                   " saigon: ps");
    bot_operation(NVA, OP_RALLY, 0);
    bot_plays("3,1", "space phuoc-long; choose guerrillas; place nva-guerrillas 5;"
                     " space tay-ninh; choose guerrillas; place nva-guerrillas 4; trail; done");
}

static void t11_2_one_space_while_aaa_threatens_the_trail(void **state)
{
    bot_given(ALL, "trail 2; capability 31 unshaded; tay-ninh: nva-base 1; phuoc-long: nva-base 1");
    bot_operation(NVA, OP_RALLY, 0);
    bot_plays("", "space tay-ninh; choose guerrillas; place nva-guerrillas 3; trail; done");
    bot_given(ALL, "trail 3; capability 31 unshaded; tay-ninh: nva-base 1; phuoc-long: nva-base 1");
    bot_operation(NVA, OP_RALLY, 0);
    bot_plays("6,1", "space tay-ninh; choose guerrillas; place nva-guerrillas 4;"
                     " space phuoc-long; choose guerrillas; place nva-guerrillas 4; done");
}

static void t11_2_the_trail_alone_is_a_rally(void **state)
{
    bot_given(ALL, "trail 1; loc-hue-da-nang: nva-guerrilla 20; capability 34 shaded");
    bot_operation(NVA, OP_RALLY, 0);
    bot_plays("", "trail; done");
    assert_int_equal(table.s.trail, 3);
    bot_given(ALL, "trail 1; momentum 38; tay-ninh: nva-base 1");
    bot_operation(NVA, OP_RALLY, 0);
    bot_plays("1", "space tay-ninh; choose guerrillas; place nva-guerrillas 2; done");
}

/* ---- March [T11.3] --------------------------------------------------------------------------- */

static void march(unsigned how)
{
    bot_operation(NVA, OP_MARCH, 0);
    bot_memory.how = (uint8_t)how;
}

static void t20_24_troops_risk_a_battle_by_dice(void **state)
{
    static const char hue[] = "trail 0; hue: police 4; quang-tri-thua-thien: nva-troop 6;"
                              " loc-hue-da-nang: nva-guerrilla 4";
    bot_given(ALL, hue);
    bot_operation(NVA, OP_MARCH, 0);
    table.s.op.allowed = SPACE(HUE) | SPACE(QUANG_NAM);
    bot_plays("3,3,2", "from quang-tri-thua-thien; to hue; group nva-troop 5; done");
    bot_given(ALL, hue);
    bot_operation(NVA, OP_MARCH, 0);
    table.s.op.allowed = SPACE(HUE) | SPACE(QUANG_NAM);
    /* no battle, from neither origin; three make a base */
    bot_plays("4,3,6,1,2", "from loc-hue-da-nang; to hue; group nva-guerrilla 3; done");
}

static void t11_3_first_a_loc_that_us_troops_watch(void **state)
{
    bot_given(ALL, "trail 1; kontum: us-troop 1; pleiku-darlac: nva-guerrilla 5;"
                   " binh-dinh: nva-troop 3");
    march(HOW_LOC_STEP); /* no roll after it */
    bot_plays("1", "from pleiku-darlac; to loc-kontum-dak-to; group nva-guerrilla 1;"
                   " from binh-dinh; to quang-tin-quang-ngai; group nva-troop 1; done");
    bot_given(ALL, "trail 1; kontum: us-troop 1; pleiku-darlac: nva-guerrilla 5;"
                   " binh-dinh: nva-troop 3");
    march(0);
    bot_plays("1", "from binh-dinh; to quang-tin-quang-ngai; group nva-troop 1; done");
}

static void t11_3_then_a_place_for_a_base_in_laos_and_cambodia(void **state)
{
    bot_given(ALL, "trail 1; phuoc-long: nva-guerrilla 6; tay-ninh: nva-guerrilla 6");
    march(HOW_LC_STEP);
    bot_plays("1", "from phuoc-long; to the-fishhook; group nva-guerrilla 3; done");
}

/* The first LoC of the list cannot be reached: the next; the roll comes before the next part. */
static void t11_3_steps_go_on_until_one_succeeds(void **state)
{
    bot_given(ALL, "trail 1; saigon: us-troop 1; tay-ninh: nva-guerrilla 6");
    march(HOW_LOC_STEP | HOW_LC_STEP);
    bot_plays("5", "from tay-ninh; to loc-saigon-an-loc-ban-me-thuot; group nva-guerrilla 1; from "
                   "tay-ninh; to the-fishhook; group nva-guerrilla 2; done");
}

static void t8_2_at_trail_4_laos_and_cambodia_are_one(void **state)
{
    bot_given(ALL, "trail 4; north-vietnam: nva-troop 4; kien-phong: vc-guerrilla 1");
    march(0);
    table.s.op.allowed = SPACE(KIEN_PHONG);
    bot_plays("", "from north-vietnam; to kien-phong; group nva-troop 2; done");
    bot_given(ALL, "trail 4; north-vietnam: nva-troop 4; central-laos: nva-troop 2");
    bot_operation(NVA, OP_MARCH, OP_LIMITED); /* one step */
    table.s.op.allowed = SPACE(KIEN_PHONG) | SPACE(SOUTHERN_LAOS);
    bot_plays("", "from central-laos; to southern-laos; group nva-troop 1; done");
}

static void t6_7_at_trail_4_a_march_fails_on_one_alone(void **state)
{
    bot_given(ALL, "trail 4; north-vietnam: nva-troop 4");
    march(0);
    table.s.op.allowed = SPACE(KIEN_PHONG) | SPACE(TAY_NINH) | SPACE(PHUOC_LONG);
    bot_plays("2,1", "from north-vietnam; to tay-ninh; group nva-troop 1; from north-vietnam; to "
                     "kien-phong; group nva-troop 1; done");
}

/* ---- Attack [T11.4] -------------------------------------------------------------------------- */

static void t11_4_troops_by_the_list_and_their_price(void **state)
{
    bot_given(ALL, "saigon: us-troop 2 police 3 nva-troop 5; hue: police 1 nva-troop 3;"
                   " pleiku-darlac: arvn-troop 1 nva-troop 1 nva-guerrilla 3");
    bot_operation(NVA, OP_ATTACK, 0);
    bot_plays("3", "space saigon; piece us-troop saigon; piece us-troop saigon; space hue; done");
}

static void t20_27_attack_with_ambush(void **state)
{
    bot_given(ALL, "saigon: police 2 nva-troop 4; hue: police 2 nva-guerrilla 1;"
                   " da-nang: police 2 nva-guerrilla 1; kontum: police 1 nva-guerrilla 5");
    bot_operation(NVA, OP_ATTACK, BOT_ACTS);
    bot_plays("5,1", "space saigon; activity ambush; space hue; done; done");
}

static void t11_4_four_guerrillas_attack(void **state)
{
    bot_given(ALL, "kontum: police 3 nva-guerrilla 4; hue: police 1 nva-guerrilla 3;"
                   " qui-nhon: police 2 nva-guerrilla 4");
    bot_operation(NVA, OP_ATTACK, 0);
    bot_plays("4,3,5",
              "space qui-nhon; piece police qui-nhon; piece police qui-nhon; space kontum; done");
}

static void t11_4_unshaded_pt_76_costs_a_troop(void **state)
{
    bot_given(ALL, "capability 45 unshaded; hue: police 3 nva-troop 2;"
                   " kontum: police 3 nva-troop 5; qui-nhon: nva-troop 1 nva-guerrilla 4 police 1");
    bot_operation(NVA, OP_ATTACK, 0);
    bot_plays("6,1", "space kontum; space qui-nhon; piece police qui-nhon; done");
}

static void t11_4_shaded_pt_76_comes_after_all_attacks(void **state)
{
    bot_given(ALL, "capability 45 shaded; saigon: police 2 nva-troop 4;"
                   " hue: us-troop 2 police 4 nva-troop 5; kontum: police 1 nva-troop 8");
    bot_operation(NVA, OP_ATTACK, 0);
    bot_plays("6,6", "space hue; choose troops; piece us-troop hue; piece us-troop hue; space "
                     "saigon; choose troops; space kontum; choose troops; space hue; done");
}

/* ---- Terror [T11.5] -------------------------------------------------------------------------- */

static void t11_5_terror_by_the_list_without_a_roll_after_a_loc(void **state)
{
    bot_given(ALL, "saigon: ps nva-troop 1; hue: n nva-guerrilla 1; qui-nhon: n terror 1"
                   " nva-troop 1; loc-saigon-cam-ranh: nva-guerrilla 1;"
                   " loc-kontum-dak-to: nva-guerrilla 1");
    bot_operation(NVA, OP_TERROR, 0);
    bot_plays("3,3",
              "space saigon; space hue; space loc-kontum-dak-to; space loc-saigon-cam-ranh; done");
}

static void t11_5_without_markers_only_support_is_worth_it(void **state)
{
    bot_given(ALL, "saigon: as nva-troop 1; hue: n nva-guerrilla 1");
    for (unsigned x = QUANG_TRI; x < QUANG_TRI + 15; x++)
        table.s.terror[x] = 1;
    table.s.markers = 0;
    bot_operation(NVA, OP_TERROR, 0);
    bot_plays("", "space saigon; done");
    assert_int_equal(table.s.level[SAIGON], PS);
}

/* ---- Infiltrate [T11.6] ---------------------------------------------------------------------- */

static void infiltrate(unsigned how)
{
    bot_activity(NVA, OP_RALLY, INFILTRATE);
    bot_memory.faction = NVA;
    bot_memory.activity = INFILTRATE;
    bot_memory.act_how = (uint8_t)how;
}

static void t11_6_troops_come_and_guerrillas_become_troops(void **state)
{
    bot_given(ALL, "trail 2; tay-ninh: nva-base 1 nva-guerrilla 3 nva-guerrilla-active 2;"
                   " phuoc-long: nva-base 1; central-laos: nva-base 1");
    infiltrate(0);
    bot_plays("", "space tay-ninh; choose build-up; place nva-troops 3; group nva-guerrilla-active "
                  "2; group nva-guerrilla 1; done; space phuoc-long; choose build-up; place "
                  "nva-troops 3; done; done; done");
}

static void t11_6_a_base_of_vc_is_taken_once(void **state)
{
    bot_given(ALL, "trail 1; tay-ninh: vc-tunnel 1 vc-base 1 nva-troop 3 ao;"
                   " phuoc-long: vc-base 1 nva-troop 2; central-laos: nva-base 1");
    infiltrate(HOW_VC_BASE);
    bot_plays("", "space tay-ninh; choose take-over; piece vc-tunnel tay-ninh; space central-laos; "
                  "choose build-up; place nva-troops 2; done; done; done");
    changes("central-laos: nva-troop +2; tay-ninh: ao->po; tay-ninh: nva-tunnel +1;"
            " tay-ninh: vc-tunnel -1");
}

static void t11_6_limits(void **state)
{
    bot_given(ALL, "trail 0; momentum 46; tay-ninh: nva-base 1; central-laos: nva-base 1");
    infiltrate(0);
    bot_plays("", "space tay-ninh; choose build-up; place nva-troops 1; done; done; done");
}

/* ---- Bombard [T11.7] ------------------------------------------------------------------------- */

static void t11_7_bombard_takes_troops_of_humans_first(void **state)
{
    bot_given("bots=us-nva-vc", "hue: us-troop 2 arvn-troop 1 ps;"
                                " loc-hue-da-nang: nva-troop 3; da-nang: us-troop 1 us-base 1;"
                                " saigon: us-troop 3");
    bot_activity(NVA, OP_RALLY, BOMBARD);
    bot_plays("", "space hue; piece arvn-troop hue; space da-nang; done; done");
}

static void t11_7_long_range_guns(void **state)
{
    static const char position[] = "loc-hue-da-nang: nva-troop 3; hue: us-troop 3;"
                                   " da-nang: us-troop 3; quang-nam: us-troop 3";
    bot_given(ALL, position);
    and_given("capability 32 shaded");
    bot_activity(NVA, OP_RALLY, BOMBARD);
    bot_plays("", "space hue; space da-nang; space quang-nam; done; done");
    bot_given(ALL, position);
    and_given("capability 32 unshaded");
    bot_activity(NVA, OP_RALLY, BOMBARD);
    bot_plays("", "space hue; done; done");
}

/* ---- Cards [T7] ------------------------------------------------------------------------------ */

/* All Eligible on a card that nobody waits for: Op and activity. The first card drawn is the one
 * behind the top. */
static void turn(const char *deck, const char *position)
{
    bot_given(ALL, position);
    bot_deck(deck);
    bot_turn(NVA, 46, table.s.next >= FIRST_COUP ? table.s.next : 47);
}

static void t20_28_bombard_alone_is_a_turn(void **state)
{
    turn("T P N Q R S", "monsoon; patronage 60; north-vietnam: nva-troop 20;"
                        " loc-hue-khe-sanh: us-troop 3; quang-tri-thua-thien: us-troop 3");
    bot_plays("", "trung P; operation attack; activity bombard; space quang-tri-thua-thien;"
                  " space loc-hue-khe-sanh; done; done");
    assert_int_equal(table.s.played[NVA], PLAYED_OP_ACTIVITY);
}

static void t7_n_front_attack_then_bombard_if_nobody_ambushed(void **state)
{
    turn("T N P Q R S", "saigon: us-troop 4 nva-troop 6");
    bot_plays("1,1,1", "trung N; operation attack; space saigon; done");
    turn("T N P Q R S", "saigon: us-troop 4 us-base 1 nva-troop 6; hue: police 1 nva-guerrilla 1");
    bot_plays("1,1,1,3", "trung N; operation attack; space saigon; activity ambush; space hue;"
                         " done; done");
    turn("T N P Q R S", "saigon: us-troop 9 us-base 1 nva-troop 6; hue: police 1 nva-guerrilla 1");
    bot_plays("1,1,1,2", "trung N; operation attack; space saigon; activity bombard; space saigon;"
                         " done; done");
}

static void t7_n_back_by_troops_outside(void **state)
{
    turn("T N P Q R S", "trail 0; north-vietnam: nva-troop 8 nva-base 1");
    bot_plays("1,1,1,2", "trung N; operation march; activity infiltrate; space north-vietnam;"
                         " choose build-up; place nva-troops 1; done; done; from north-vietnam;"
                         " to quang-tri-thua-thien; group nva-troop 1; done");
    turn("T N P Q R S", "trail 0; north-vietnam: nva-troop 7 nva-base 1");
    bot_plays("1,1,1,2", "trung N; operation rally; space north-vietnam; choose guerrillas;"
                         " place nva-guerrillas 1; trail; activity infiltrate;"
                         " space north-vietnam; choose build-up; place nva-troops 2; done; done;"
                         " done");
}

static void t7_q_back_dice_of_infiltrate_come_after_the_rally(void **state)
{
    turn("T Q P N R S", "trail 1; north-vietnam: nva-base 1");
    bot_plays("6,6,2,6,6,6", "trung Q; operation rally; space north-vietnam; choose guerrillas;"
                             " place nva-guerrillas 2; trail; activity infiltrate;"
                             " space north-vietnam; choose build-up; place nva-troops 3; done;"
                             " done; done");
    turn("T Q P N R S", "trail 1; momentum 38; north-vietnam: nva-base 1");
    bot_plays("6,6,2", "trung Q; operation rally; space north-vietnam; choose guerrillas;"
                       " place nva-guerrillas 2; done");
}

/* [T2.4]: the dice are rolled though there is nobody to infiltrate. */
static void t11_6_dice_come_before_candidates(void **state)
{
    turn("T Q P N R S", "trail 4; saigon: as");
    bot_plays("6,6,1,1,1,1", "trung Q; operation rally; space kien-phong; choose guerrillas; place "
                             "nva-guerrillas 1; done");
}

static void t7_r_back_terror_or_march_with_ambush(void **state)
{
    turn("T R P N Q S", "patronage 0; north-vietnam: nva-troop 40; hue: as nva-guerrilla 1;"
                        " saigon: as us-base 1; da-nang: as");
    bot_plays("1,1,1", "trung R; operation terror; space hue; done");
    turn("T R P N Q S", "patronage 0; north-vietnam: nva-troop 40; hue: as;"
                        " saigon: as us-base 1; da-nang: as; an-loc: us-troop 1;"
                        " tay-ninh: nva-guerrilla 5");
    bot_plays("1,1,1,1",
              "trung R; operation march; from tay-ninh; to loc-saigon-an-loc-ban-me-thuot; group "
              "nva-guerrilla 1; from tay-ninh; to the-fishhook; group nva-guerrilla 1; activity "
              "ambush; space loc-saigon-an-loc-ban-me-thuot; to saigon; done; done");
}

static void t7_t_back_infiltrate_before_march(void **state)
{
    static const char position[] = "trail 0; north-vietnam: nva-troop 22 nva-base 1;"
                                   " phuoc-long: vc-base 1 nva-troop 2";
    turn("S T P N Q R", position); /* 16 Troops are left; nothing comes after the March */
    bot_plays("6,6,6,1", "trung T; operation march; from north-vietnam; to quang-tri-thua-thien;"
                         " group nva-troop 1; done");
    turn("S T P N Q R", position);
    bot_plays("6,6,4,1",
              "trung T; operation march; activity infiltrate; space phuoc-long; choose take-over; "
              "piece vc-base phuoc-long; space north-vietnam; choose build-up; place nva-troops 1; "
              "done; done; from north-vietnam; to quang-tri-thua-thien; group nva-troop 1; done");
}

static void t6_6_a_limop_has_one_space(void **state)
{
    turn("T S P N Q R", "trail 1; tay-ninh: nva-base 1 nva-guerrilla 3");
    table.s.slot = 1;
    table.s.first = PLAYED_OP;
    table.s.acted = 1 << ARVN;
    table.s.next = 61;
    bot_plays(
        "1,1",
        "trung S; limited rally; space tay-ninh; base tay-ninh 2; place nva-bases 1; trail; done");
}

/* ---- Reasons [T2.11] ------------------------------------------------------------------------- */

static bool tells(const Grounds *why, const char *rule, const char *message)
{
    for (unsigned i = 0; i < why->count; i++)
        if (!strcmp(why->line[i].rule, rule) && !strcmp(why->line[i].message, message))
            return true;
    return false;
}

static void t2_11_every_filter_names_whom_it_drops(void **state)
{
    Grounds why;
    bot_given(ALL, "trail 1; tay-ninh: nva-base 1; phuoc-long: nva-base 1");
    bot_operation(NVA, OP_RALLY, 0);
    bot_memory.listens = 1;
    ActionList list;
    Rng rng = {0};
    game_legal(&table.game, &table.s, &list);
    fitl_trung_memory.recall(&table.game, &table.s, &list, &bot_memory, &rng);
    fitl_trung_memory.explain(&bot_memory, &why);
    assert_string_equal(why.line[0].message, "fitl.bot.chosen_by"); /* what decided comes first */
    assert_int_equal(why.line[0].arg[0], TAY_NINH);
    assert_true(tells(&why, "T3.4 NV-PG", "fitl.bot.filter_two"));
    assert_true(tells(&why, "T3.4 NV-PG", "fitl.bot.filter_one"));
}

/* What is drawn on the map: all it looked at, whom the deciding line dropped, what was left. */
static void t2_11_a_choice_of_space_tells_what_was_weighed(void **state)
{
    Grounds why;
    bot_given(ALL, "trail 1; tay-ninh: nva-base 1; phuoc-long: nva-base 1");
    bot_operation(NVA, OP_RALLY, 0);
    fitl_trung_explain(&table.game, &table.s, (Action){V_SPACE, TAY_NINH, 0, 0}, &why);
    assert_true(why.chosen == SPACE(TAY_NINH));
    assert_true(why.dropped && !(why.dropped & why.chosen));
    assert_true((why.considered & (why.dropped | why.chosen)) == (why.dropped | why.chosen));
    fitl_trung_explain(&table.game, &table.s, (Action){V_DONE, 0, 0, 0}, &why);
    assert_true(!why.considered && !why.dropped && !why.chosen);
}

/* The card is drawn, tried and named before its first space is: each answer has its own reasons. */
static void t2_11_a_card_tells_its_gates_and_its_space_the_filters(void **state)
{
    static const char *const chosen = "fitl.bot.chosen_by", *const card = "fitl.bot.card";
    Grounds why;
    ActionList list;
    Rng rng = {0};
    turn("N P Q R S T", "trail 1; tay-ninh: nva-base 1; phuoc-long: nva-base 1");
    bot_memory.listens = 1;
    for (unsigned verb = 0; verb != V_SPACE;) {
        game_legal(&table.game, &table.s, &list);
        const Action a =
            list.action[fitl_trung_memory.recall(&table.game, &table.s, &list, &bot_memory, &rng)];
        fitl_trung_memory.explain(&bot_memory, &why);
        verb = a.verb;
        assert_string_equal(why.line[0].message, verb == V_TRUNG   ? card
                                                 : verb == V_SPACE ? chosen
                                                                   : "fitl.bot.habit_card");
        assert_int_equal(tells(&why, "T6.2", card), verb == V_TRUNG);
        assert_int_equal(tells(&why, "T3.4 NV-PG", chosen), verb == V_SPACE);
        game_apply(&table.game, &table.s, a);
    }
    assert_true(tells(&why, "T3.4 NV-PG", "fitl.bot.filter_one"));
}

/* What is done in a space, and the end, are no choice between spaces: their line is told. */
static void t2_11_an_answer_below_the_operation_names_its_line(void **state)
{
    Grounds why;
    bot_given(ALL, "trail 1; tay-ninh: nva-base 1; phuoc-long: nva-base 1");
    bot_operation(NVA, OP_RALLY, 0);
    fitl_trung_explain(&table.game, &table.s, (Action){V_DONE, 0, 0, 0}, &why);
    assert_true(tells(&why, "T6.7", "fitl.bot.habit_end"));
    game_apply(&table.game, &table.s, (Action){V_SPACE, TAY_NINH, 0, 0});
    assert_int_equal(flow_now(&table.s)->step, RALLY_WHAT);
    fitl_trung_explain(&table.game, &table.s, (Action){V_CHOOSE, CH_GUERRILLAS, 0, 0}, &why);
    assert_true(tells(&why, "T11.2", "fitl.bot.habit_space"));
    assert_int_equal(why.count, 1);
    bot_given(ALL, "tay-ninh: vc-base 1");
    bot_operation(VC, OP_RALLY, 0);
    game_apply(&table.game, &table.s, (Action){V_SPACE, TAY_NINH, 0, 0});
    fitl_trung_explain(&table.game, &table.s, (Action){V_CHOOSE, CH_GUERRILLAS, 0, 0}, &why);
    assert_true(tells(&why, "T12.2", "fitl.bot.habit_space"));
}

/* Nobody knows the dice of a recorded turn: none is made up. */
static void t2_11_a_recorded_answer_is_explained_without_dice(void **state)
{
    Grounds why;
    bot_given(ALL, "trail 1; tay-ninh: nva-base 1; phuoc-long: nva-base 1");
    bot_operation(NVA, OP_RALLY, 0);
    fitl_trung_explain(&table.game, &table.s, (Action){V_SPACE, TAY_NINH, 0, 0}, &why);
    assert_int_equal(why.line[0].arg[0], TAY_NINH);
    assert_false(tells(&why, "T6.7", "fitl.bot.die"));
    turn("T N P Q R S", "saigon: us-troop 4 nva-troop 6");
    fitl_trung_explain(&table.game, &table.s, (Action){V_TRUNG, 12, 0, 0}, &why);
    assert_true(tells(&why, "T6.2", "fitl.bot.card") && tells(&why, "T7", "fitl.bot.gate_yes"));
    fitl_trung_explain(&table.game, &table.s, (Action){V_EVENT, UNSHADED, 0, 0}, &why);
    assert_true(why.count == 1 && tells(&why, "T2.3", "fitl.bot.rare")); /* hardly ever */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t20_21_rally_in_the_full_game),
        cmocka_unit_test(t11_2_active_guerrillas_make_room_for_a_base),
        cmocka_unit_test(t11_2_guerrillas_by_trail_and_bases),
        cmocka_unit_test(t11_2_one_space_while_aaa_threatens_the_trail),
        cmocka_unit_test(t11_2_the_trail_alone_is_a_rally),
        cmocka_unit_test(t20_24_troops_risk_a_battle_by_dice),
        cmocka_unit_test(t11_3_first_a_loc_that_us_troops_watch),
        cmocka_unit_test(t11_3_then_a_place_for_a_base_in_laos_and_cambodia),
        cmocka_unit_test(t11_3_steps_go_on_until_one_succeeds),
        cmocka_unit_test(t8_2_at_trail_4_laos_and_cambodia_are_one),
        cmocka_unit_test(t6_7_at_trail_4_a_march_fails_on_one_alone),
        cmocka_unit_test(t11_4_troops_by_the_list_and_their_price),
        cmocka_unit_test(t20_27_attack_with_ambush),
        cmocka_unit_test(t11_4_four_guerrillas_attack),
        cmocka_unit_test(t11_4_unshaded_pt_76_costs_a_troop),
        cmocka_unit_test(t11_4_shaded_pt_76_comes_after_all_attacks),
        cmocka_unit_test(t11_5_terror_by_the_list_without_a_roll_after_a_loc),
        cmocka_unit_test(t11_5_without_markers_only_support_is_worth_it),
        cmocka_unit_test(t11_6_troops_come_and_guerrillas_become_troops),
        cmocka_unit_test(t11_6_a_base_of_vc_is_taken_once),
        cmocka_unit_test(t11_6_limits),
        cmocka_unit_test(t11_7_bombard_takes_troops_of_humans_first),
        cmocka_unit_test(t11_7_long_range_guns),
        cmocka_unit_test(t20_28_bombard_alone_is_a_turn),
        cmocka_unit_test(t7_n_front_attack_then_bombard_if_nobody_ambushed),
        cmocka_unit_test(t7_n_back_by_troops_outside),
        cmocka_unit_test(t7_q_back_dice_of_infiltrate_come_after_the_rally),
        cmocka_unit_test(t11_6_dice_come_before_candidates),
        cmocka_unit_test(t7_r_back_terror_or_march_with_ambush),
        cmocka_unit_test(t7_t_back_infiltrate_before_march),
        cmocka_unit_test(t6_6_a_limop_has_one_space),
        cmocka_unit_test(t2_11_every_filter_names_whom_it_drops),
        cmocka_unit_test(t2_11_a_choice_of_space_tells_what_was_weighed),
        cmocka_unit_test(t2_11_a_card_tells_its_gates_and_its_space_the_filters),
        cmocka_unit_test(t2_11_an_answer_below_the_operation_names_its_line),
        cmocka_unit_test(t2_11_a_recorded_answer_is_explained_without_dice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
