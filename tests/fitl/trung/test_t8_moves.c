/* test_t8_moves.c: who stays in an origin, who goes to a destination, and when another origin is
 * looked for: each keep rule, each move rule [T8.5-T8.8]. */
#include "support/bot.h"

#include <stdio.h>

#include "games/fitl/people/words.h"

/* ---- A move of chapter 8, alone -------------------------------------------------------------- */

#define LIFTED                                                                                     \
    (KIND(K_US_TROOP) | KIND(K_ARVN_TROOP) | KIND(K_IRREGULAR) | KIND(K_IRREGULAR_A) |             \
     KIND(K_RANGER) | KIND(K_RANGER_A))

/* How a faction moves, and what the rules let it move by. */
static const struct Way {
    uint8_t mode, mover, op;
    Kinds kinds;
} ways[] = {
    [BY_SWEEP] = {BY_SWEEP, MV_SWEEP, OP_SWEEP, COIN_CUBES},
    [BY_PATROL] = {BY_PATROL, MV_PATROL, OP_PATROL, COIN_CUBES},
    [BY_LIFT] = {BY_LIFT, MV_LIFT, OP_SWEEP, LIFTED},
    [BY_TRANSPORT] = {BY_TRANSPORT, MV_TRANSPORT, OP_ASSAULT, KIND(K_ARVN_TROOP) | KIND(K_RANGER)},
    [BY_MARCH] = {BY_MARCH, MV_MARCH, OP_MARCH, NVA_GUERRILLAS | KIND(K_NVA_TROOP) | VC_GUERRILLAS},
};

typedef struct Case {
    const char *rule; /* for the reader, and for who reads a failure */
    uint8_t faction, mode, from, to;
    const char *position, *dice, *expected; /* "us-troop 2 ranger 1": who; "": nobody */
    uint8_t rules;
} Case;

static TrungTravel travel_of(const Case *c)
{
    const struct Way *way = &ways[c->mode];
    const Kinds kinds =
        c->mode == BY_LIFT ? way->kinds : way->kinds & fitl_faction_kinds[c->faction];
    return (TrungTravel){.mode = way->mode, .mover = way->mover, .kinds = kinds, .rules = c->rules};
}

static Trung *stand(const Case *c)
{
    bot_given("bots=all", c->position);
    if (c->mode == BY_TRANSPORT)
        bot_activity(ARVN, OP_ASSAULT, TRANSPORT);
    else
        operation(c->faction, ways[c->mode].op, 0);
    return bot_looks(c->faction, c->dice);
}

static void compare(const Case *c, const uint8_t group[KINDS])
{
    char words[160] = "";
    for (unsigned k = 0; k < KINDS; k++)
        if (group[k])
            snprintf(words + strlen(words), sizeof words - strlen(words), "%s%s %u",
                     *words ? " " : "", fitl_kind_words[k], group[k]);
    if (strcmp(words, c->expected) != 0)
        fail_msg("%s, %s: \"%s\" is not \"%s\"", c->rule, c->position, words, c->expected);
    assert_int_equal(bot_memory.queue_at, bot_memory.queue_count);
}

/* Who may leave for the destination. */
static void leaves(const Case *cases, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        Trung *t = stand(&cases[i]);
        const TrungTravel travel = travel_of(&cases[i]);
        uint8_t left[KINDS];
        trung_unkept(t, &travel, cases[i].from, cases[i].to, left);
        compare(&cases[i], left);
    }
}

/* Who of them goes. */
static void goes(const Case *cases, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        Trung *t = stand(&cases[i]);
        const TrungTravel travel = travel_of(&cases[i]);
        uint8_t left[KINDS], group[KINDS];
        trung_unkept(t, &travel, cases[i].from, cases[i].to, left);
        trung_movers(t, &travel, cases[i].from, cases[i].to, left, group);
        compare(&cases[i], group);
    }
}

/* All bases of a faction stand elsewhere. */
#define NO_BASES                                                                                   \
    "north-vietnam: nva-base 2; khanh-hoa: nva-base 2; phuoc-long: nva-base 2;"                    \
    " binh-tuy-binh-thuan: nva-base 2; ba-xuyen: nva-base 1"
#define NO_VC_BASES                                                                                \
    "khanh-hoa: vc-base 2; phuoc-long: vc-base 2; binh-tuy-binh-thuan: vc-base 2;"                 \
    " ba-xuyen: vc-base 2; kien-phong: vc-base 1"

/* ---- Keep rules [T8.5] ----------------------------------------------------------------------- */

static void t8_5_keep_rules_of_coin(void **state)
{
    static const Case cases[] = {
        {"K1 Control", US, BY_LIFT, KONTUM, HUE, "kontum: us-troop 5 vc-guerrilla 2", "",
         "us-troop 2", 0},
        {"K1 not outside", US, BY_LIFT, CENTRAL_LAOS, HUE, "central-laos: us-troop 2", "",
         "us-troop 2", 0},
        {"K2 cubes stay in the South", US, BY_LIFT, SAIGON, CENTRAL_LAOS,
         "saigon: us-troop 6 irregular 2 as", "", "irregular 2", 0},
        {"K3 a LoC is watched by both", US, BY_LIFT, LOC_SAIGON_CAN_THO, HUE,
         "loc-saigon-can-tho: us-troop 4 police 1 vc-guerrilla 3", "", "us-troop 2", 0},
        {"K3 too few: skipped", US, BY_LIFT, LOC_SAIGON_CAN_THO, HUE,
         "loc-saigon-can-tho: us-troop 2 vc-guerrilla 3", "", "us-troop 2", 0},
        {"K4 three beside a base", US, BY_LIFT, KONTUM, HUE,
         "kontum: us-troop 5 police 1 us-base 1", "", "us-troop 3", 0},
        {"K4 as far as they go", ARVN, BY_SWEEP, KONTUM, PLEIKU, "kontum: arvn-troop 2 arvn-base 1",
         "", "", 0},
        {"K5 firepower", US, BY_LIFT, KONTUM, HUE, "kontum: us-troop 6 vc-guerrilla-active 2", "",
         "us-troop 3", 0}, /* K1 keeps 3: enough */
        {"K5 firepower", US, BY_LIFT, QUANG_NAM, HUE, "quang-nam: us-troop 8 nva-troop 2 as", "",
         "us-troop 4", 0}, /* Highland: 4 of them for 2 */
        {"K6 more than US Troops", ARVN, BY_SWEEP, KONTUM, PLEIKU,
         "kontum: us-troop 2 arvn-troop 5 ps", "", "arvn-troop 2", 0},
        {"K6 without Support", ARVN, BY_SWEEP, KONTUM, PLEIKU, "kontum: us-troop 2 arvn-troop 5",
         "", "arvn-troop 5", 0},
        {"K7 a Sweep leaves enough to find", US, BY_SWEEP, KIEN_HOA, SAIGON,
         "kien-hoa-vinh-binh: us-troop 6 vc-guerrilla 2 as", "", "us-troop 3", 0}, /* K1 keeps 3 */
        {"K7 twice in Jungle", US, BY_SWEEP, TAY_NINH, SAIGON,
         "tay-ninh: us-troop 6 vc-guerrilla 2 as", "", "us-troop 2", 0},
        {"K7 not in an Air Lift", US, BY_LIFT, TAY_NINH, SAIGON,
         "tay-ninh: us-troop 6 vc-guerrilla 2 as", "", "us-troop 3", 0},
        {"K8 one in Saigon", US, BY_LIFT, SAIGON, HUE, "saigon: us-troop 2 police 3 as", "",
         "us-troop 1", 0},
        {"K8 one at population 2", US, BY_LIFT, BINH_DINH, HUE, "binh-dinh: us-troop 2 police 3 n",
         "", "us-troop 1", 0},
        {"K8 not at AS", US, BY_LIFT, BINH_DINH, HUE,
         "binh-dinh: us-troop 2 vc-guerrilla 0 ranger 1"
         " as",
         "", "us-troop 1 ranger 1", 0}, /* K1 keeps one */
        {"K9 as many as ARVN cubes", US, BY_SWEEP, BINH_DINH, HUE,
         "binh-dinh: us-troop 4 police 3 as", "", "us-troop 1", 0},
        {"K9 Troops that could be lifted count", US, BY_LIFT, BINH_DINH, HUE,
         "binh-dinh: us-troop 4 arvn-troop 3 as", "", "us-troop 1 arvn-troop 3", 0},
        {"K9 too few: skipped", US, BY_LIFT, BINH_DINH, HUE, "binh-dinh: us-troop 2 police 3 as",
         "", "us-troop 2", 0},
        {"Air Lift: four others", US, BY_LIFT, SAIGON, HUE,
         "saigon: us-troop 2 arvn-troop 3 ranger 3 police 1 as", "",
         "us-troop 1 arvn-troop 3 ranger 1", 0},
    };
    leaves(cases, COUNT_OF(cases));
}

static void t8_5_keep_rules_of_insurgents(void **state)
{
    static const Case cases[] = {
        {"K1", NVA, BY_MARCH, HUE, QUANG_TRI, "hue: nva-troop 7 police 2 vc-guerrilla 1", "",
         "nva-troop 3", 0},
        {"K10 one beside a base", NVA, BY_MARCH, CENTRAL_LAOS, QUANG_TRI,
         "central-laos: nva-base 2 nva-guerrilla 2 nva-troop 1", "", "nva-troop 1 nva-guerrilla 1",
         0},
        {"K11 three for a base", NVA, BY_MARCH, CENTRAL_LAOS, QUANG_TRI,
         "central-laos: nva-guerrilla 5", "", "nva-guerrilla 2", 0},
        {"K11 too few: skipped", NVA, BY_MARCH, CENTRAL_LAOS, QUANG_TRI,
         "central-laos: nva-guerrilla 2", "", "nva-guerrilla 2", 0},
        {"K11 no base Available", NVA, BY_MARCH, CENTRAL_LAOS, QUANG_TRI,
         "central-laos: nva-guerrilla 5; " NO_BASES, "", "nva-guerrilla 5", 0},
        {"K11 not VC in Laos", VC, BY_MARCH, SOUTHERN_LAOS, PLEIKU, "southern-laos: vc-guerrilla 5",
         "", "vc-guerrilla 5", 0},
        {"K11 not in #75", VC, BY_MARCH, TAY_NINH, SAIGON, "tay-ninh: vc-guerrilla 5 ao", "",
         "vc-guerrilla 5", MOVE_NO_THREE},
        {"K12 a LoC is held with the friend", VC, BY_MARCH, LOC_SAIGON_CAN_THO, SAIGON,
         "loc-saigon-can-tho: vc-guerrilla 4 nva-guerrilla 1 police 2", "", "vc-guerrilla 2", 0},
        {"K13 an agent stays", VC, BY_MARCH, HUE, QUANG_TRI,
         "hue: vc-guerrilla 1 vc-guerrilla-active 1 vc-base 1 nva-base 1 n", "",
         "vc-guerrilla-active 1", 0},
        {"K13 not at AO", VC, BY_MARCH, QUANG_TRI, HUE, "quang-tri-thua-thien: vc-guerrilla 2 ao",
         "", "vc-guerrilla 2", 0},
    };
    leaves(cases, COUNT_OF(cases));
}

/* ---- Move rules [T8.6] ----------------------------------------------------------------------- */

static void t8_6_move_rules_of_coin(void **state)
{
    static const Case cases[] = {
        {"M2", US, BY_LIFT, HUE, LOC_SAIGON_CAN_THO,
         "hue: us-troop 6 as; loc-saigon-can-tho: vc-guerrilla 2 vc-guerrilla-active 1", "",
         "us-troop 3", 0},
        {"M2 special forces have no firepower", US, BY_LIFT, KONTUM, LOC_SAIGON_CAN_THO,
         "kontum: us-troop 2 ranger 2 police 1; loc-saigon-can-tho: vc-guerrilla 3", "",
         "us-troop 2", 0},
        {"M2 nor have ARVN Troops alone", US, BY_LIFT, HUE, LOC_SAIGON_CAN_THO,
         "hue: arvn-troop 4 as; loc-saigon-can-tho: vc-guerrilla 1", "", "", 0},
        {"M3", ARVN, BY_PATROL, CAN_THO, LOC_SAIGON_CAN_THO,
         "can-tho: arvn-troop 6; loc-saigon-can-tho: vc-guerrilla 2", "", "arvn-troop 4", 0},
        {"M5 one", US, BY_LIFT, HUE, KONTUM, "hue: us-troop 6 as", "", "us-troop 1", 0},
        {"M5 of its own", US, BY_LIFT, HUE, KONTUM, "hue: arvn-troop 3 irregular 1 as", "",
         "irregular 1", 0},
        {"M5 somebody is there", US, BY_LIFT, HUE, KONTUM,
         "hue: us-troop 6 as; kontum: irregular 1", "", "", 0},
        {"M6 three beside a US base", US, BY_LIFT, HUE, KONTUM,
         "hue: us-troop 6 as; kontum: us-base 1 police 1", "", "us-troop 2", 0},
        {"M7 firepower", US, BY_LIFT, HUE, KONTUM,
         "hue: us-troop 6 as; kontum: us-troop 1 nva-troop 3", "", "us-troop 2", 0},
        {"M7 with ARVN's", US, BY_LIFT, HUE, KONTUM,
         "hue: us-troop 2 arvn-troop 4 as; kontum: us-troop 1 nva-troop 3", "",
         "us-troop 1 arvn-troop 2", 0}, /* K9 is skipped, K1 keeps a US Troop */
        {"M7 in vain without a US Troop", US, BY_LIFT, HUE, KONTUM,
         "hue: arvn-troop 4 as; kontum: irregular 1 nva-troop 2", "", "", 0},
        {"M8", US, BY_SWEEP, HUE, QUANG_TRI,
         "hue: us-troop 6 as; quang-tri-thua-thien:"
         " irregular 1 vc-guerrilla 3",
         "", "us-troop 2", 0},
        {"M8 twice if the destination is Jungle", US, BY_SWEEP, SAIGON, TAY_NINH,
         "saigon: us-troop 9 as; tay-ninh: vc-guerrilla 2", "", "us-troop 4", 0},
        {"M9 Control of Saigon on Patrol", US, BY_PATROL, CAN_THO, SAIGON,
         "can-tho: us-troop 6; saigon: vc-guerrilla 2", "", "us-troop 3", 0},
        {"M9 ARVN", ARVN, BY_SWEEP, SAIGON, TAY_NINH,
         "saigon: arvn-troop 9 as; tay-ninh: vc-guerrilla 2", "", "arvn-troop 3", 0},
        {"M9 not in an Air Lift", ARVN, BY_LIFT, SAIGON, TAY_NINH,
         "saigon: arvn-troop 9 as; tay-ninh: vc-guerrilla 2", "", "arvn-troop 1", 0},
    };
    goes(cases, COUNT_OF(cases));
}

static void t8_6_move_rules_of_insurgents(void **state)
{
    static const Case cases[] = {
        {"M1 all Troops", NVA, BY_MARCH, TAY_NINH, LOC_SAIGON_AN_LOC,
         "trail 0; tay-ninh: nva-troop 5 nva-guerrilla 6", "", "nva-troop 4",
         MOVE_EASTER}, /* K1 keeps one, by P-place a Troop */
        {"M4 more than COIN", NVA, BY_MARCH, TAY_NINH, LOC_SAIGON_AN_LOC,
         "tay-ninh: nva-guerrilla 8; loc-saigon-an-loc-ban-me-thuot: police 2 vc-guerrilla 1", "",
         "nva-guerrilla 2", 0},
        {"M5 VC", VC, BY_MARCH, TAY_NINH, PARROTS_BEAK,
         "tay-ninh: vc-guerrilla 5 ao; the-parrots-beak: nva-base 2 nva-guerrilla 1", "",
         "vc-guerrilla 1", 0},
        {"M10 dares it", NVA, BY_MARCH, QUANG_TRI, HUE,
         "hue: police 4; quang-tri-thua-thien: nva-troop 6; " NO_BASES, "3,3", "nva-troop 5", 0},
        {"M10 does not", NVA, BY_MARCH, QUANG_TRI, HUE,
         "hue: police 4; quang-tri-thua-thien: nva-troop 6; " NO_BASES, "4,3", "", 0},
        {"M11 three for a base", NVA, BY_MARCH, QUANG_TRI, HUE,
         "hue: police 1 nva-guerrilla 1; quang-tri-thua-thien: nva-guerrilla 8", "6,6",
         "nva-guerrilla 2", 0},
        {"M11 VC in Laos too", VC, BY_MARCH, PLEIKU, SOUTHERN_LAOS,
         "pleiku-darlac: vc-guerrilla 6 ao", "", "vc-guerrilla 3", 0},
        {"M12 one beside a base", NVA, BY_MARCH, QUANG_TRI, HUE,
         "hue: police 1 vc-base 2; quang-tri-thua-thien: nva-guerrilla 8", "6,6", "nva-guerrilla 1",
         0},
        {"M13 Control without COIN", NVA, BY_MARCH, QUANG_TRI, HUE,
         "hue: vc-guerrilla 2; quang-tri-thua-thien: nva-troop 6; " NO_BASES, "", "nva-troop 3", 0},
        {"M13 in Laos in any case", NVA, BY_MARCH, QUANG_TRI, CENTRAL_LAOS,
         "central-laos: ranger 2; quang-tri-thua-thien: nva-troop 6; " NO_BASES, "", "nva-troop 3",
         0},
        {"M13 not the North", NVA, BY_MARCH, QUANG_TRI, NORTH_VIETNAM,
         "quang-tri-thua-thien: nva-troop 6; " NO_BASES, "", "", 0},
    };
    goes(cases, COUNT_OF(cases));
}

/* ---- The loops [T8.4, T8.7] ------------------------------------------------------------------ */

/* From where most may leave; then again while the stop rule wants more. */
static void t8_7_another_origin_or_not(void **state)
{
    /* COIN: with firepower for all four no other origin is tried for Hue */
    bot_given("bots=all", "hue: us-troop 1 nva-troop 4; saigon: us-troop 6 us-base 1 as;"
                          " kontum: us-troop 2; da-nang: us-troop 2");
    bot_activity(US, OP_TRAIN, AIR_LIFT);
    bot_plays("", "from saigon; to hue; group us-troop 3;"
                  " from da-nang; to quang-tri-thua-thien; group us-troop 1; done; done");
    /* with less of it the next origin; then four spaces have no room for a third [T8.10] */
    bot_given("bots=all", "hue: us-troop 1 nva-troop 4; saigon: us-troop 5 us-base 1 as;"
                          " kontum: us-troop 2; da-nang: us-troop 2");
    bot_activity(US, OP_TRAIN, AIR_LIFT);
    bot_plays("", "from saigon; to hue; group us-troop 2; from da-nang; to hue; group us-troop 1;"
                  " done; done");
    /* NVA: as long as it has no Control */
    bot_given("bots=all", "trail 0; hue: vc-guerrilla 4; quang-tri-thua-thien: nva-troop 3;"
                          " loc-hue-da-nang: nva-troop 3; " NO_BASES);
    bot_operation(NVA, OP_MARCH, 0);
    table.s.op.allowed = SPACE(HUE);
    bot_plays("", "from loc-hue-da-nang; to hue; group nva-troop 3;"
                  " from quang-tri-thua-thien; to hue; group nva-troop 2; done");
    /* VC: while somebody else controls it */
    bot_given("bots=all", "hue: police 1; quang-tri-thua-thien: vc-guerrilla 4 ao;"
                          " quang-nam: vc-guerrilla 4 ao; " NO_VC_BASES);
    bot_operation(VC, OP_MARCH, OP_LIMITED);
    table.s.op.allowed = SPACE(HUE);
    bot_plays("", "from quang-tri-thua-thien; to hue; group vc-guerrilla 1; done");
}

/* At Trail 4 the L/C step still counts the guerrillas next door on the map [T11.3.3]. */
static void t11_3_3_next_door_on_the_map_at_trail_4(void **state)
{
    bot_given("bots=all", "trail 4; tay-ninh: nva-guerrilla 5; quang-tri-thua-thien:"
                          " nva-guerrilla 4");
    bot_operation(NVA, OP_MARCH, 0);
    bot_memory.how = HOW_LC_STEP;
    bot_plays("1", "from tay-ninh; to the-fishhook; group nva-guerrilla 2; done");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t8_5_keep_rules_of_coin),
        cmocka_unit_test(t8_5_keep_rules_of_insurgents),
        cmocka_unit_test(t8_6_move_rules_of_coin),
        cmocka_unit_test(t8_6_move_rules_of_insurgents),
        cmocka_unit_test(t8_7_another_origin_or_not),
        cmocka_unit_test(t11_3_3_next_door_on_the_map_at_trail_4),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
