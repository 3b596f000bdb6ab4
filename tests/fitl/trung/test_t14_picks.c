/* test_t14_picks.c: what the rows of single events make a bot pick, card by card [T14.1, T14.7,
 * T14.11, T14.15]. */
#include "support/bot.h"

#include <stdio.h>

/* The second executes the event, after an Operation with an activity. */
static void executes_with(const char *options, unsigned f, unsigned card, unsigned policy,
                          const char *position, const char *dice, const char *left)
{
    bot_given(options, position);
    bot_turn(f, card, 47);
    table.s.us_policy = (uint8_t)policy;
    table.s.slot = 1;
    table.s.first = PLAYED_OP_ACTIVITY;
    table.s.acted = (uint8_t)(1u << (f == US ? ARVN : US));
    table.s.leader_cards = 3;
    bot_finishes(dice);
    if (bot_memory.action != DO_EVENT)
        fail_msg("card %u is not executed", card);
    assert_int_equal(bot_memory.queue_at, bot_memory.queue_count);
    bot_leaves(left);
}

static void executes(unsigned f, unsigned card, const char *position, const char *dice,
                     const char *left)
{
    executes_with("bots=all", f, card, POLICY_JFK, position, dice, left);
}

/* ---- Moves of an event [T14.7] --------------------------------------------------------------- */

#define HILL "saigon: us-troop 5 us-base 1 as; hue: us-troop 4 as; binh-dinh: us-base 1 n"

/* The Troops that are Out of Play come first, so the base has one: two more [M6], from where most
 * may leave by the keep rules: three of Hue, two of Saigon [K1, K4]. */
static void t14_7_card_21_moves_by_the_rules_of_movement(void **state)
{
    executes(
        US, 21, HILL "; out-of-play: us-troops 1", "",
        "binh-dinh: us-troop 3; hue: us-troop 2; saigon: us-troop 5; out-of-play: us-troops 0");
}

/* Nobody is needed: two must go all the same, from where most are. */
static void t14_7_card_21_moves_two_in_any_case(void **state)
{
    executes(
        US, 21, HILL "; out-of-play: us-troops 4", "",
        "binh-dinh: us-troop 4; hue: us-troop 3; saigon: us-troop 4; out-of-play: us-troops 2");
    executes(US, 21,
             "saigon: us-troop 6 us-base 1 as; hue: us-troop 4 as; binh-dinh: us-base 1 us-troop 2;"
             " out-of-play: us-troops 4",
             "", "binh-dinh: us-troop 6; hue: us-troop 4; saigon: us-troop 4");
}

/* Nixon: two from where most are and two from Out of Play, all Available. */
static void t14_1_card_21_brings_them_home_under_nixon(void **state)
{
    executes_with("bots=all", US, 21, POLICY_NIXON,
                  "saigon: us-troop 5 us-base 1; hue: us-troop 3; out-of-play: us-troops 4", "",
                  "saigon: us-troop 3; hue: us-troop 3; out-of-play: us-troops 2;"
                  " available: us-troops 32");
}

/* Two hits need four Troops in a Highland [M7]: of Hue five may leave, of Saigon four. */
static void t14_7_card_36_moves_four_by_the_rules_of_movement(void **state)
{
    static const char *const position =
        "pleiku-darlac: vc-base 1 vc-guerrilla-active 1; hue: us-troop 6 as;"
        " saigon: us-troop 7 us-base 1 as";
    static const char *const left =
        "pleiku-darlac: us-troop 4 vc-base 0; hue: us-troop 2; saigon: us-troop 7";
    executes(US, 36, position, "", left);
    executes(ARVN, 36, position, "", left);
}

/* One goes by the rules [M5]; the other three must, from where most are; tunneled or not. */
static void t14_7_card_36_four_must_go(void **state)
{
    executes(US, 36,
             "pleiku-darlac: vc-tunnel 1 vc-guerrilla 1; hue: us-troop 3 as;"
             " saigon: us-troop 5 us-base 1 as",
             "", "pleiku-darlac: us-troop 4 vc-tunnel 0; hue: us-troop 2; saigon: us-troop 2");
}

/* Origins in map order, inside each P-place; US Troops by US-PF(t), the others by US-PF. */
static void t14_15_card_38_piece_by_piece(void **state)
{
    static const char *const position =
        "southern-laos: us-troop 1 police 1 ranger 1 us-base 1; central-laos: arvn-troop 1;"
        " saigon: us-troop 1 us-base 1 arvn-base 1; hue: police 1";
    executes(
        US, 38, position, "",
        "hue: us-troop 1 police 1 us-base 1; saigon: us-troop 1 arvn-troop 1 police 1 ranger 1;"
        " southern-laos: us-base 0 us-troop 0 police 0 ranger 0; central-laos: arvn-troop 0");
    bot_given("bots=all", position);
    bot_event(US, 38, UNSHADED);
    bot_plays("", "from central-laos; to saigon; group arvn-troop 1;"
                  " from southern-laos; to hue; group us-base 1; done;"
                  " from southern-laos; to hue; group us-troop 1; done;"
                  " from southern-laos; to saigon; group police 1; done;"
                  " from southern-laos; to saigon; group ranger 1");
    executes(ARVN, 38, position, "", /* by AR-PC: POP */
             "hue: us-troop 0 us-base 1; saigon: us-troop 2 arvn-troop 1 police 1 ranger 1");
}

/* A base that no City has room for stays. */
static void t14_15_card_38_a_base_needs_room(void **state)
{
    executes(US, 38, "southern-laos: us-base 1 ranger 1; saigon: us-troop 1 us-base 1 arvn-base 1",
             "", "southern-laos: us-base 1 ranger 0; saigon: ranger 1");
}

/* Of Binh Dinh three may leave, of Khanh Hoa, which has a base, two: an even number goes, two for
 * each casualty at most. */
static void t14_1_card_91_from_the_province_that_can_spare_most(void **state)
{
    static const char *const camp = "binh-dinh: us-troop 4; khanh-hoa: us-troop 5 us-base 1;"
                                    " hue: police 1; casualties: us-troops";
    char position[160];
    snprintf(position, sizeof position, "%s 1", camp);
    executes(US, 91, position, "",
             "binh-dinh: us-troop 2; khanh-hoa: us-troop 5; hue: us-troop 2;"
             " casualties: us-troops 0");
    snprintf(position, sizeof position, "%s 3", camp);
    executes(US, 91, position, "",
             "binh-dinh: us-troop 2; khanh-hoa: us-troop 5; hue: us-troop 2;"
             " casualties: us-troops 2");
}

/* ---- The best target [T14.11] ---------------------------------------------------------------- */

/* Who would sweep in counts: four from Saigon for four Troops of NVA [M7]. */
static void t14_11_those_who_sweep_in_count(void **state)
{
    static const struct {
        unsigned faction;
        bool effective;
        const char *position;
    } cases[] = {
        {US, true, "saigon: us-troop 8 us-base 1 as; kien-hoa-vinh-binh: nva-troop 4"},
        {US, false, "saigon: us-troop 8 us-base 1 as; kien-hoa-vinh-binh: nva-troop 3"},
        {US, false, "saigon: us-troop 6 us-base 1 as; kien-hoa-vinh-binh: nva-troop 4"},
        {ARVN, true, "saigon: arvn-troop 4 as; kien-hoa-vinh-binh: nva-troop 1"},
        {ARVN, false, "saigon: arvn-troop 4 as; tay-ninh: nva-troop 1"}, /* a Jungle */
    };
    for (unsigned i = 0; i < COUNT_OF(cases); i++) {
        bot_given("bots=all", cases[i].position);
        if (trung_event_effective(bot_looks(cases[i].faction, ""), 99, cases[i].faction) !=
            cases[i].effective)
            fail_msg("case %u", i);
    }
}

/* Kien Hoa would lose four, Hue three: there they sweep and assault. */
static void t14_11_the_target_with_most_to_lose(void **state)
{
    executes(US, 99,
             "hue: us-troop 3 nva-troop 3; saigon: us-troop 8 us-base 1 as;"
             " kien-hoa-vinh-binh: nva-troop 4",
             "", "kien-hoa-vinh-binh: nva-troop 0 us-troop 4; hue: nva-troop 3");
}

/* ---- Filters named in a row [T14.15] --------------------------------------------------------- */

/* Population 1; there at AS, then Neutral: different spaces. */
static void t14_15_card_80_arvn_prefers_in_turn(void **state)
{
    executes(ARVN, 80,
             "saigon: us-troop 4 as; hue: us-troop 2 as; can-tho: as; da-nang: ps;"
             " kontum: po",
             "3",
             "saigon: us-troop 2 as; hue: us-troop 1 as; can-tho: ps; da-nang: ps; kontum: po;"
             " qui-nhon: po; cam-ranh: po; patronage 21; north-vietnam: nva-troop 12");
}

/* Provinces with Police: of population 1 at AS, then Neutral, then any of them. */
static void t14_15_card_105_arvn_prefers_in_turn(void **state)
{
    executes(ARVN, 105,
             "quang-nam: police 1 ps; pleiku-darlac: police 1 as; phu-bon-phu-yen: police 1 n;"
             " quang-tri-thua-thien: police 1 as; khanh-hoa: police 1 po",
             "",
             "pleiku-darlac: ps; phu-bon-phu-yen: po; quang-nam: n; khanh-hoa: po;"
             " quang-tri-thua-thien: as; patronage 21");
}

/* With US Troops before without Police, and both before most people. */
static void t14_15_cards_112_and_113_police_for_us_troops_first(void **state)
{
    static const char *const position =
        "phu-bon-phu-yen: us-troop 1 police 1; ba-xuyen: us-troop 1; tay-ninh: n;"
        " out-of-play: police";
    char all_but[160];
    snprintf(all_but, sizeof all_but, "%s 28", position); /* one is left */
    executes(US, 112, all_but, "", "ba-xuyen: police 1; phu-bon-phu-yen: police 1");
    executes(US, 113, all_but, "", "ba-xuyen: police 1; phu-bon-phu-yen: police 1");
    snprintf(all_but, sizeof all_but, "%s 27", position);
    executes(US, 112, all_but, "", "ba-xuyen: police 1; phu-bon-phu-yen: police 2");
}

/* ---- Single rows ----------------------------------------------------------------------------- */

/* All at AO already: where a base is wanted most. */
static void t14_1_card_119_goes_by_the_list_of_what_it_brings(void **state)
{
    executes(VC, 119,
             "quang-tri-thua-thien: us-troop 1 ao; binh-dinh: us-troop 1 vc-guerrilla 2 ao", "",
             "binh-dinh: vc-base 1 vc-guerrilla 3");
    executes(VC, 119, "quang-tri-thua-thien: us-troop 1 n; binh-dinh: us-troop 1 vc-guerrilla 2 ao",
             "", "quang-tri-thua-thien: vc-base 1 vc-guerrilla 1 ao");
}

/* #79 by VC: no more than leaves ARVN below 50; it is out of the next card in any case. */
static void t20_29_lodge_by_vc(void **state)
{
    static const struct {
        const char *patronage, *left;
    } cases[] = {{"patronage 42", "hue: police 1; patronage 46"},
                 {"patronage 48", "hue: police 3; patronage 48"}};
    for (unsigned i = 0; i < COUNT_OF(cases); i++) {
        bot_given("bots=all", "hue: police 3; tay-ninh: vc-guerrilla 1");
        and_given(cases[i].patronage);
        assert_int_equal(trung_score(bot_looks(VC, ""), ARVN), i ? 50 : 44);
        bot_turn(VC, 79, 47);
        table.s.slot = 1;
        table.s.first = PLAYED_OP_ACTIVITY;
        table.s.acted = 1u << US;
        bot_finishes("");
        bot_leaves(cases[i].left);
        assert_true(table.s.barred >> ARVN & 1 || !(table.s.eligible >> ARVN & 1));
    }
}

/* ---- Bots that an event of somebody else asks ------------------------------------------------ */

/* A person executes the event; the bots answer what it asks of them. */
static void asks_bots(const char *options, unsigned executor, unsigned card, unsigned side,
                      const char *position, const char *dice, const char *left)
{
    bot_given(options, position);
    bot_event(executor, card, side);
    bot_finishes(dice);
    bot_leaves(left);
}

/* Origins in map order; US Troops by US-PF(t), ARVN where it may redeploy to, by AR-PC. */
static void t14_15_card_58_each_goes_home(void **state)
{
    asks_bots("bots=us-arvn", NVA, 58, SHADED,
              "central-laos: us-troop 1 arvn-troop 1; southern-laos: us-troop 1 police 1;"
              " hue: police 1",
              "", "hue: us-troop 1 police 2; saigon: us-troop 1 arvn-troop 1");
}

/* A base that nobody of NVA stands by goes where most guerrillas are. */
static void t14_1_card_55_gathers_bases(void **state)
{
    asks_bots("bots=nva", VC, 55, SHADED,
              "central-laos: nva-base 1; southern-laos: nva-troop 1 nva-base 1;"
              " the-fishhook: nva-guerrilla 3",
              "", "the-fishhook: nva-base 1; southern-laos: nva-base 1; central-laos: nva-base 0");
}

/* Three with most Troops, ties by NV-PT. */
static void t14_1_card_49_doubles_where_most_troops_are(void **state)
{
    asks_bots("bots=nva", VC, 49, SHADED,
              "hue: nva-troop 2; da-nang: nva-troop 1; kontum: nva-troop 3; saigon: nva-troop 1",
              "",
              "kontum: nva-troop 6; hue: nva-troop 4; saigon: nva-troop 2; da-nang: nva-troop 1");
}

/* A base of VC first, no dice. */
static void t14_1_cards_46_and_77_take_a_base_of_vc(void **state)
{
    static const char *const position = "trail 1; phuoc-long: vc-base 1 nva-troop 2";
    asks_bots("bots=nva", VC, 46, SHADED, position, "", "phuoc-long: nva-base 1 vc-base 0");
    executes(NVA, 77, position, "", "phuoc-long: nva-base 1 vc-base 0");
}

/* Two Troops storm; with none there is an Ambush. */
static void t14_1_card_59_storms_or_ambushes(void **state)
{
    asks_bots("bots=nva", VC, 59, SHADED, "trail 0; hue: nva-troop 2 police 3", "",
              "hue: nva-troop 2 police 2");
    asks_bots("bots=nva", VC, 59, SHADED, "trail 0; hue: nva-guerrilla-active 4 police 3", "",
              "hue: nva-guerrilla-active 4 police 2");
}

/* #56s: NVA marches by its list, the COIN-controlled space of Laos first, and acts where it went in
 * that order, whatever lies on its deck: Troops storm, or those at a base are reinforced. */
static void t14_1_card_56_acts_where_it_has_marched(void **state)
{
    bot_given("bots=nva", "trail 0; monsoon; quang-tri-thua-thien: nva-troop 12;"
                          " central-laos: us-troop 1; hue: arvn-troop 2;"
                          " quang-nam: nva-base 1 vc-guerrilla 1");
    bot_event(VC, 56, SHADED);
    bot_looks(NVA, ""); /* it is asked */
    bot_plays("1,1", "from quang-tri-thua-thien; to central-laos; group nva-troop 2;"
                     " from quang-tri-thua-thien; to hue; group nva-troop 3;"
                     " from quang-tri-thua-thien; to quang-nam; group nva-troop 1; done;"
                     " space central-laos; operation attack; space central-laos; done;"
                     " space hue; operation attack; space hue; done;"
                     " space quang-nam; activity infiltrate; space quang-nam; choose build-up;"
                     " place nva-troops 1; done; done");
    bot_leaves("central-laos: us-troop 0 nva-troop 1; hue: arvn-troop 1 nva-troop 3;"
               " quang-nam: nva-troop 2; quang-tri-thua-thien: nva-troop 6;"
               " casualties: us-troops 1");
}

/* A guerrilla alone does not storm: guns next door fire. Elsewhere nothing is done. */
static void t14_1_card_56_bombards_or_does_nothing(void **state)
{
    asks_bots("bots=nva", VC, 56, SHADED,
              "trail 0; quang-tri-thua-thien: nva-troop 6 nva-guerrilla 4;"
              " hue: us-troop 1 us-base 1 vc-base 1",
              "6,6",
              "hue: us-troop 0 us-base 1 vc-base 1 nva-guerrilla 1; casualties: us-troops 1;"
              " quang-nam: nva-troop 1; central-laos: nva-troop 1;"
              " quang-tri-thua-thien: nva-troop 4 nva-guerrilla 3");
}

/* As if no base stood anywhere: Saigon above its insurgents, one for Hue. */
static void t14_1_card_90_sends_the_troops_home(void **state)
{
    executes(VC, 90, "binh-dinh: arvn-troop 3 arvn-base 1 police 1; saigon: vc-guerrilla 1", "",
             "binh-dinh: arvn-troop 0 police 1 vc-guerrilla 1; saigon: arvn-troop 2;"
             " hue: arvn-troop 1");
}

/* #92s: asked by a person with the NVA, VC does as NVA would. */
static void t14_1_card_92_vc_goes_to_the_delta(void **state)
{
    bot_given("bots=vc", "tay-ninh: vc-base 1 vc-guerrilla 4; the-fishhook: nva-troop 1");
    bot_event(NVA, 92, SHADED);
    while (game_actor(&table.game, &table.s) == NVA) {
        ActionList list;
        game_legal(&table.game, &table.s, &list);
        game_apply(&table.game, &table.s, list.action[list.count - 1]); /* VC, or done */
    }
    bot_finishes("");
    bot_leaves("kien-phong: vc-base 1 vc-guerrilla 2; tay-ninh: vc-base 0 vc-guerrilla 2");
}

/* #74: an Assault in the space, or nothing; no card is drawn. */
static void t14_1_card_74_the_limop_is_an_assault(void **state)
{
    executes(US, 74, "central-laos: nva-troop 2", "",
             "central-laos: arvn-troop 0 nva-troop 2; southern-laos: arvn-troop 6");
}

/* #103: the US draws once, and its card rolls its own dice alone. */
static void t14_9_card_103_draws_for_the_us(void **state)
{
    bot_given("bots=all", "hue: us-troop 3 police 2 n; casualties: us-troops 3;"
                          " out-of-play: irregulars 6 rangers 6");
    bot_deck("F A B C D E");
    bot_event(US, 103, UNSHADED);
    bot_plays("2", "trung A; limited train; space hue;"
                   " choose nothing; pacify hue; pacify hue; done");
    assert_int_equal(table.s.box[BOX_CASUALTIES][US_TROOP], 1);
}

/* #69: NVA, then VC; each draws its own card. NVA's Attack is an Ambush, which needs no roll and
 * ends it; VC's front taxes with its d3. */
static void t14_10_card_69_draws_for_both(void **state)
{
    bot_given("bots=all", "patronage 10; trail 4; hue: police 3 nva-guerrilla 1 n;"
                          " saigon: us-troop 3 nva-troop 6 us-base 1;"
                          " ba-xuyen: vc-guerrilla 25 police 2 n");
    bot_deck("T N P Q R S U V W X Y Z");
    bot_event(NVA, 69, UNSHADED);
    bot_finishes("1,1,1,1");
    bot_leaves("hue: police 2 nva-guerrilla-active 1; saigon: us-troop 3; ba-xuyen: police 2 ps");
    assert_int_equal(bot_memory.queue_at, 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t14_7_card_21_moves_by_the_rules_of_movement),
        cmocka_unit_test(t14_7_card_21_moves_two_in_any_case),
        cmocka_unit_test(t14_1_card_21_brings_them_home_under_nixon),
        cmocka_unit_test(t14_7_card_36_moves_four_by_the_rules_of_movement),
        cmocka_unit_test(t14_7_card_36_four_must_go),
        cmocka_unit_test(t14_15_card_38_piece_by_piece),
        cmocka_unit_test(t14_15_card_38_a_base_needs_room),
        cmocka_unit_test(t14_1_card_91_from_the_province_that_can_spare_most),
        cmocka_unit_test(t14_11_those_who_sweep_in_count),
        cmocka_unit_test(t14_11_the_target_with_most_to_lose),
        cmocka_unit_test(t14_15_card_80_arvn_prefers_in_turn),
        cmocka_unit_test(t14_15_card_105_arvn_prefers_in_turn),
        cmocka_unit_test(t14_15_cards_112_and_113_police_for_us_troops_first),
        cmocka_unit_test(t14_1_card_119_goes_by_the_list_of_what_it_brings),
        cmocka_unit_test(t20_29_lodge_by_vc),
        cmocka_unit_test(t14_15_card_58_each_goes_home),
        cmocka_unit_test(t14_1_card_55_gathers_bases),
        cmocka_unit_test(t14_1_card_49_doubles_where_most_troops_are),
        cmocka_unit_test(t14_1_cards_46_and_77_take_a_base_of_vc),
        cmocka_unit_test(t14_1_card_59_storms_or_ambushes),
        cmocka_unit_test(t14_1_card_56_acts_where_it_has_marched),
        cmocka_unit_test(t14_1_card_56_bombards_or_does_nothing),
        cmocka_unit_test(t14_1_card_90_sends_the_troops_home),
        cmocka_unit_test(t14_1_card_92_vc_goes_to_the_delta),
        cmocka_unit_test(t14_1_card_74_the_limop_is_an_assault),
        cmocka_unit_test(t14_9_card_103_draws_for_the_us),
        cmocka_unit_test(t14_10_card_69_draws_for_both),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
