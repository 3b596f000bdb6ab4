/* test_r20_examples.c: the worked examples of the rules [20.1-20.36], set up by hand. */
#include <string.h>

#include "support/lake.h"

#define COUNT(space, kind) lake_count(&lake, space, kind)

/* ---- Map and set-up -------------------------------------------------------------------------- */

static void r20_1_data_and_start_scores(void **state)
{
    static const char *const options[] = {"scenario=short", "scenario=medium", "scenario=full"};
    static const uint8_t scores[][4] = {{38, 10, 41, 23}, {37, 8, 44, 23}, {38, 4, 35, 27}};
    Lake lake;
    for (unsigned i = 0; i < 3; i++) {
        unsigned pieces = 0, links = 0, pop = 0;
        lake_start(&lake, options[i]);
        lake_scores(&lake, scores[i][0], scores[i][1], scores[i][2], scores[i][3]);
        for (unsigned x = 0; x < SPACES; x++) {
            pieces += lake.s.coin[x] + insurgents(&lake.s, x);
            links += count_spaces(lake.board.adjacent[x]);
            pop += lake.board.pop[x];
        }
        for (unsigned b = 0; b < BOXES; b++)
            for (unsigned t = 0; t < TYPES; t++)
                pieces += lake.s.box[b][t];
        assert_int_equal(pieces, 229);
        assert_int_equal(links, 2 * 143);
        assert_int_equal(pop, 35);
        assert_int_equal(lake.s.econ, 15);
    }
}

static void r20_2_adjacency(void **state)
{
    Lake lake;
    lake_start(&lake, NULL);
    const Spaces *near = lake.board.adjacent;
    assert_true(in(near[QUANG_DUC], LOC_CAM_RANH_DA_LAT) && in(near[QUANG_DUC], KHANH_HOA));
    assert_true(near[HUE] == (SPACE(QUANG_TRI) | SPACE(LOC_HUE_KHE_SANH) | SPACE(LOC_HUE_DA_NANG)));
    assert_true(near[NORTH_VIETNAM] ==
                (SPACE(CENTRAL_LAOS) | SPACE(QUANG_TRI) | SPACE(LOC_HUE_KHE_SANH)));
}

/* ---- Operations of the COIN ------------------------------------------------------------------ */

static void sweep_quang_duc(Lake *lake, const char *pieces)
{
    lake_empty(lake, NULL);
    lake_put(lake, pieces);
    lake_operation(lake, ARVN, OP_SWEEP, 0);
    lake_play(lake, "space quang-duc-long-khanh");
}

static void r20_4_sweep_over_a_loc(void **state)
{
    Lake lake;
    sweep_quang_duc(&lake, "cam-ranh: arvn-troop 2; binh-tuy-binh-thuan: arvn-troop 1;"
                           "quang-duc-long-khanh: vc-guerrilla 2");
    lake_resources(&lake, 27, 30, 30);
    lake_play(&lake, "from cam-ranh; to quang-duc-long-khanh; group arvn-troop 2");
    lake_play(&lake, "from binh-tuy-binh-thuan; to quang-duc-long-khanh; group arvn-troop 1");
    lake_play(&lake, "on; space quang-duc-long-khanh");
    assert_int_equal(COUNT("quang-duc-long-khanh", "vc-guerrilla-active"), 1); /* 3 in jungle */
    sweep_quang_duc(&lake, "cam-ranh: arvn-troop 2; loc-cam-ranh-da-lat: vc-guerrilla 1");
    lake_refused(&lake, "from cam-ranh", "8.22");
    sweep_quang_duc(&lake, "quang-duc-long-khanh: arvn-troop 2 vc-guerrilla 2");
    lake_play(&lake, "on; space quang-duc-long-khanh");
    assert_int_equal(COUNT("quang-duc-long-khanh", "vc-guerrilla-active"), 1);
}

static void assault_tunnels(Lake *lake, const char *die)
{
    lake_empty(lake, NULL);
    lake_put(lake, "tay-ninh: us-troop 3 vc-tunnel 2");
    lake_operation(lake, US, OP_ASSAULT, 0);
    lake_play(lake, "space tay-ninh");
    lake_play(lake, die);
    assert_int_equal(lake->s.vc[TAY_NINH], 2);
}

static void r20_5_tunnels_take_a_die(void **state)
{
    Lake lake;
    assault_tunnels(&lake, "die 4");
    assert_int_equal(COUNT("tay-ninh", "vc-tunnel"), 1);
    assault_tunnels(&lake, "die 3");
    assert_int_equal(COUNT("tay-ninh", "vc-tunnel"), 2);
}

static void r20_7_hits(void **state)
{
    static const struct {
        uint8_t space, base, hits;
    } us[] = {{SAIGON, 0, 3}, {TAY_NINH, 0, 3}, {PLEIKU, 0, 1}, {PLEIKU, 1, 6}};
    static const struct {
        uint8_t space, hits;
    } arvn[] = {{KIEN_PHONG, 2}, {PLEIKU, 1}, {SAIGON, 3}, {LOC_HUE_DA_NANG, 3}};
    Lake lake;
    for (unsigned i = 0; i < COUNT_OF(us); i++) {
        lake_empty(&lake, NULL);
        fitl_place(&lake.s, us[i].space, US_TROOP, 3);
        fitl_place(&lake.s, us[i].space, US_BASE, us[i].base);
        assert_int_equal(fitl_assault_hits(&lake.game, &lake.s, us[i].space, US), us[i].hits);
    }
    for (unsigned i = 0; i < COUNT_OF(arvn); i++) {
        lake_empty(&lake, NULL);
        fitl_place(&lake.s, arvn[i].space, ARVN_TROOP, 5);
        fitl_place(&lake.s, arvn[i].space, POLICE, 2);
        assert_int_equal(fitl_assault_hits(&lake.game, &lake.s, arvn[i].space, ARVN), arvn[i].hits);
    }
}

static void five_hits(Lake *lake, const char *guerrillas, const char *targets)
{
    lake_empty(lake, NULL);
    lake_put(lake, "tay-ninh: us-troop 5 nva-troop 1 vc-base 1");
    lake_put(lake, guerrillas);
    lake_operation(lake, US, OP_ASSAULT, 0);
    lake_play(lake, "space tay-ninh");
    lake_play(lake, targets);
}

static void r20_8_order_of_removal(void **state)
{
    Lake lake;
    five_hits(&lake, "tay-ninh: vc-guerrilla 1 vc-guerrilla-active 2", "choose both");
    assert_int_equal(COUNT("tay-ninh", "nva-troop"), 0);
    assert_int_equal(COUNT("tay-ninh", "vc-guerrilla"), 1);
    assert_int_equal(COUNT("tay-ninh", "vc-base"), 1);
    assert_int_equal(lake.s.vc[TAY_NINH], 2);
    five_hits(&lake, "tay-ninh: vc-guerrilla 1 vc-guerrilla-active 2", "choose vc");
    assert_int_equal(COUNT("tay-ninh", "nva-troop"), 1);
    assert_int_equal(COUNT("tay-ninh", "vc-guerrilla-active"), 0);
    five_hits(&lake, "tay-ninh: vc-guerrilla-active 3", "choose both");
    assert_int_equal(insurgents(&lake.s, TAY_NINH), 0);
}

static void r20_10_the_us_spends_above_econ(void **state)
{
    Lake lake;
    for (uint8_t resources = 17; resources <= 18; resources++) {
        lake_empty(&lake, NULL);
        lake_put(&lake, "saigon: us-troop 1 arvn-troop 2 vc-guerrilla-active 4");
        lake.s.track[T_ARVN] = resources;
        lake_operation(&lake, US, OP_ASSAULT, 0);
        lake_play(&lake, "space saigon");
        assert_int_equal(flow_now(&lake.s)->step == ADD_ARVN, resources == 18);
    }
    lake_play(&lake, "choose yes");
    assert_int_equal(lake.s.track[T_ARVN], 15);
}

static void r20_12_patrol_stops_at_guerrillas(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "saigon: police 2; loc-saigon-cam-ranh: vc-guerrilla 1");
    lake_operation(&lake, ARVN, OP_PATROL, 0);
    lake_resources(&lake, 27, 30, 30);
    lake_play(&lake, "from saigon");
    assert_true(lake_legal(&lake, "to loc-saigon-cam-ranh"));
    assert_true(lake_legal(&lake, "to cam-ranh")); /* over Da Lat */
    lake_put(&lake,
             "loc-saigon-da-lat: vc-guerrilla 1; loc-saigon-an-loc-ban-me-thuot: vc-guerrilla 1");
    lake_refused(&lake, "to cam-ranh", "8.15");
}

static void r20_24_train_bases_and_us_conditions(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "cam-ranh: arvn-troop 2 police 2; da-nang: us-troop 2");
    lake_operation(&lake, ARVN, OP_TRAIN, 0);
    lake_play(&lake, "space cam-ranh; choose nothing; base cam-ranh 1; place arvn-bases 1");
    lake_resources(&lake, 27, 30, 30);
    assert_int_equal(COUNT("cam-ranh", "arvn-base"), 1);
    assert_int_equal(COUNT("cam-ranh", "arvn-troop"), 1);
    lake_operation(&lake, ARVN, OP_TRAIN, 0);
    lake_play(&lake, "space cam-ranh; choose cubes; place police 4; done; base cam-ranh 1;"
                     "place arvn-bases 1");
    lake_resources(&lake, 24, 30, 30);
    lake_operation(&lake, US, OP_TRAIN, 0);
    lake_play(&lake, "space da-nang");
    assert_true(lake_legal(&lake, "choose irregulars"));
    lake_refused(&lake, "choose cubes", "8.3");
}

static void pacify_once(Lake *lake, uint8_t leader)
{
    lake_empty(lake, NULL);
    lake_put(lake, "qui-nhon: arvn-troop 1 police 1");
    lake->s.leader = leader;
    lake->s.track[T_ARVN] = 8;
    fitl_add_marker(&lake->s, QUI_NHON);
    lake_operation(lake, ARVN, OP_TRAIN, 0);
    lake_play(lake, "space qui-nhon; choose nothing; pacify qui-nhon; pacify qui-nhon");
}

static void r20_25_pacify_costs(void **state)
{
    Lake lake;
    pacify_once(&lake, THIEU);
    lake_resources(&lake, 2, 30, 30);
    assert_int_equal(lake_level(&lake, "qui-nhon"), PS);
    lake_refused(&lake, "pacify qui-nhon", "3.12");
    pacify_once(&lake, KY);
    lake_resources(&lake, 0, 30, 30);
}

/* ---- Operations of the insurgents ------------------------------------------------------------ */

static void march_to(Lake *lake, const char *pieces, unsigned level, const char *to)
{
    char words[96];
    lake_empty(lake, NULL);
    lake_put(lake, "the-parrots-beak: vc-guerrilla 2");
    lake_put(lake, pieces);
    lake->s.level[KIEN_PHONG] = (uint8_t)level;
    lake_operation(lake, VC, OP_MARCH, 0);
    strcpy(words, "from the-parrots-beak; to ");
    strcat(words, to);
    strcat(words, "; group vc-guerrilla 2");
    lake_play(lake, words);
}

static void r20_3_march_is_noticed(void **state)
{
    Lake lake;
    march_to(&lake, "kien-phong: police 2", PS, "kien-phong");
    assert_int_equal(COUNT("kien-phong", "vc-guerrilla-active"), 2);
    lake_resources(&lake, 30, 30, 29);
    march_to(&lake, "kien-phong: police 1", PS, "kien-phong");
    assert_int_equal(COUNT("kien-phong", "vc-guerrilla"), 2);
    march_to(&lake, "kien-phong: police 2", NEUTRAL, "kien-phong");
    assert_int_equal(COUNT("kien-phong", "vc-guerrilla"), 2);
    march_to(&lake, "loc-can-tho-chau-doc: police 2", NEUTRAL, "loc-can-tho-chau-doc");
    assert_int_equal(COUNT("loc-can-tho-chau-doc", "vc-guerrilla-active"), 2);
    lake_resources(&lake, 30, 30, 30);
}

static void r20_6_ambush_from_a_loc(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(
        &lake,
        "saigon: police 2; can-tho: police 2; kien-phong: police 3; kien-hoa-vinh-binh: police 2;"
        "loc-saigon-can-tho: vc-guerrilla 2 police 1; loc-can-tho-chau-doc: vc-guerrilla 1");
    lake_operation(&lake, VC, OP_ATTACK, 0);
    lake_play(&lake, "activity ambush; space loc-saigon-can-tho");
    assert_true(lake_legal(&lake, "to saigon") && lake_legal(&lake, "to can-tho"));
    assert_true(lake_legal(&lake, "to kien-hoa-vinh-binh") &&
                lake_legal(&lake, "to loc-saigon-can-tho"));
    lake_refused(&lake, "to tay-ninh", "11.9");
    lake_play(&lake, "to kien-phong; space loc-can-tho-chau-doc; to kien-phong");
    assert_int_equal(COUNT("kien-phong", "police"), 1);
    assert_int_equal(COUNT("loc-saigon-can-tho", "vc-guerrilla-active"), 1);
}

static void guerrilla_attack(Lake *lake, const char *die)
{
    lake_empty(lake, NULL);
    lake_put(lake, "pleiku-darlac: vc-guerrilla 4 us-troop 1 us-base 1");
    lake_operation(lake, VC, OP_ATTACK, 0);
    lake_play(lake, "space pleiku-darlac");
    lake_play(lake, die);
}

static void troop_attack(Lake *lake, const char *targets)
{
    lake_empty(lake, NULL);
    lake_put(lake, "quang-nam: nva-troop 6 us-troop 2 arvn-troop 2");
    lake_operation(lake, NVA, OP_ATTACK, 0);
    lake_play(lake, "space quang-nam");
    lake_play(lake, targets);
}

static void r20_9_attrition(void **state)
{
    Lake lake;
    guerrilla_attack(&lake, "die 4");
    lake_refused(&lake, "piece us-base pleiku-darlac", "9.22");
    lake_play(&lake, "piece us-troop pleiku-darlac; piece us-base pleiku-darlac");
    assert_int_equal(lake.s.box[BOX_CASUALTIES][US_TROOP], 1);
    assert_int_equal(lake.s.box[BOX_CASUALTIES][US_BASE], 1);
    assert_int_equal(lake.s.vc[PLEIKU], 2);
    guerrilla_attack(&lake, "die 5");
    assert_int_equal(COUNT("pleiku-darlac", "vc-guerrilla-active"), 4);
    assert_int_equal(lake.s.coin[PLEIKU], 2);
    troop_attack(&lake, "choose both; piece us-troop quang-nam; piece us-troop quang-nam");
    assert_int_equal(lake.s.coin[QUANG_NAM], 1);
    assert_int_equal(COUNT("quang-nam", "nva-troop"), 4);
    troop_attack(&lake, "choose arvn");
    assert_int_equal(COUNT("quang-nam", "us-troop"), 2);
    assert_int_equal(COUNT("quang-nam", "nva-troop"), 6);
    assert_int_equal(COUNT("quang-nam", "arvn-troop"), 0);
}

static void march_down_the_trail(Lake *lake, uint8_t trail, unsigned flags)
{
    lake_empty(lake, NULL);
    lake_put(lake, "central-laos: nva-troop 3");
    lake->s.trail = trail;
    lake_operation(lake, NVA, OP_MARCH, flags);
    lake_play(lake, "from central-laos; to southern-laos; group nva-troop 3");
}

static void r20_11_along_the_trail(void **state)
{
    Lake lake;
    for (uint8_t trail = 1; trail <= 4; trail++) {
        march_down_the_trail(&lake, trail, 0);
        lake_play(&lake, "from southern-laos; to northeast-cambodia; group nva-troop 3;"
                         "from northeast-cambodia; to the-fishhook; group nva-troop 3;"
                         "from the-fishhook; to an-loc; group nva-troop 3");
        assert_int_equal(lake.s.track[T_NVA], trail == 4 ? 30 : 26);
        assert_int_equal(COUNT("an-loc", "nva-troop"), 3);
    }
    march_down_the_trail(&lake, 0, 0);
    lake_refused(&lake, "from southern-laos", "9.9");
    assert_int_equal(lake.s.track[T_NVA], 29);
    march_down_the_trail(&lake, 3, OP_LIMITED);
    lake_refused(&lake, "from southern-laos", "9.9");
}

static void r20_18_taking_from_the_map(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "central-laos: nva-guerrilla-active 19 nva-guerrilla 1");
    lake_operation(&lake, NVA, OP_RALLY, 0);
    lake_play(&lake,
              "space southern-laos; choose guerrillas; fetch nva-guerrilla-active central-laos");
    assert_int_equal(COUNT("southern-laos", "nva-guerrilla"), 1);
    fitl_remove(&lake.s, CENTRAL_LAOS, K_NVA_GUERRILLA, 1, BOX_AVAILABLE);
    lake_play(&lake, "space the-fishhook; choose guerrillas");
    lake_refused(&lake, "fetch nva-guerrilla-active central-laos", "6.2");
}

static void r20_21_terror(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: vc-guerrilla 2; quang-nam: nva-troop 1");
    lake_set_level(&lake, "hue", PS);
    fitl_add_marker(&lake.s, HUE);
    lake_operation(&lake, VC, OP_TERROR, 0);
    lake_play(&lake, "space hue");
    lake_resources(&lake, 30, 30, 29);
    assert_int_equal(COUNT("hue", "vc-guerrilla-active"), 1);
    assert_int_equal(lake.s.terror[HUE], 1);
    assert_int_equal(lake_level(&lake, "hue"), NEUTRAL);
    lake_operation(&lake, NVA, OP_TERROR, 0);
    lake_play(&lake, "space quang-nam");
    assert_int_equal(lake.s.terror[QUANG_NAM], 1);
    assert_int_equal(lake_level(&lake, "quang-nam"), NEUTRAL);
}

static void r20_22_rally(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "binh-dinh: vc-base 1; southern-laos: nva-base 2; quang-nam: vc-guerrilla 2 "
                    "us-base 1 arvn-base 1;"
                    "kien-phong: vc-guerrilla 2");
    lake.s.trail = 3;
    lake_operation(&lake, VC, OP_RALLY, 0);
    lake_play(&lake, "space hue; choose guerrillas; place vc-guerrillas 1");
    lake_resources(&lake, 30, 30, 29);
    lake_play(&lake, "space binh-dinh; choose guerrillas");
    assert_true(lake_legal(&lake, "place vc-guerrillas 3"));
    lake_refused(&lake, "place vc-guerrillas 4", "6.8");
    lake_play(&lake, "place vc-guerrillas 3; space quang-nam");
    lake_refused(&lake, "base quang-nam 2", "2.7");
    lake_play(&lake,
              "choose guerrillas; place vc-guerrillas 1; space kien-phong; base kien-phong 2;"
              "place vc-bases 1");
    lake_refused(&lake, "space kien-phong", "7.1"); /* the new base opens nothing */
    lake_set_level(&lake, "da-nang", PS);
    lake_refused(&lake, "space da-nang", "9.1");
    lake_operation(&lake, NVA, OP_RALLY, 0);
    lake_play(&lake, "space southern-laos; choose guerrillas");
    assert_true(lake_legal(&lake, "place nva-guerrillas 5"));
    lake_refused(&lake, "place nva-guerrillas 6", "6.8");
}

static void r20_23_the_trail_by_rally(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.track[T_NVA] = 2;
    lake.s.trail = 1;
    lake_operation(&lake, NVA, OP_RALLY, 0);
    lake_play(&lake, "trail; done");
    assert_int_equal(lake.s.trail, 2);
    assert_int_equal(lake.s.track[T_NVA], 0);
    assert_true(lake.s.acted >> NVA & 1);
    lake.s.track[T_NVA] = 1;
    lake_operation(&lake, NVA, OP_RALLY, 0);
    lake_refused(&lake, "trail", "3.12");
    lake.s.trail = 4;
    lake_refused(&lake, "trail", "9.5");
    lake.s.trail = 1;
    lake.s.track[T_NVA] = 2;
    lake_operation(&lake, NVA, OP_RALLY, OP_FREE);
    lake_play(&lake, "trail");
    assert_int_equal(lake.s.track[T_NVA], 0);
}

static void r20_35_all_markers_on_the_map(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: vc-guerrilla 1");
    lake_set_level(&lake, "hue", PS);
    for (unsigned i = 0; i < MARKERS; i++)
        fitl_add_marker(&lake.s, FIRST_LOC + i);
    lake_operation(&lake, VC, OP_TERROR, 0);
    lake_play(&lake, "space hue");
    assert_int_equal(lake.s.terror[HUE], 0);
    assert_int_equal(lake_level(&lake, "hue"), NEUTRAL);
    lake_resources(&lake, 30, 30, 29);
}

/* ---- Special activities ---------------------------------------------------------------------- */

static void r20_13_transport(void **state)
{
    Lake lake;
    for (unsigned khanh = 0; khanh <= 1; khanh++) {
        lake_empty(&lake, NULL);
        lake_put(&lake, "saigon: arvn-troop 6");
        lake.s.leader = khanh ? KHANH : THIEU;
        lake_operation(&lake, ARVN, OP_PATROL, 0);
        lake_play(&lake, "activity transport; from saigon");
        assert_true(lake_legal(&lake, "to pleiku-darlac"));
        assert_int_equal(lake_legal(&lake, "to kontum"), !khanh);
        assert_true(lake_legal(&lake, "to tay-ninh"));
    }
    assert_false(lake_legal(&lake, "to binh-dinh"));
}

static void air_strike(Lake *lake, const char *options, const char *actions)
{
    lake_empty(lake, options);
    lake_put(lake, "quang-nam: us-troop 1 nva-troop 4 nva-base 1; hue: police 1 vc-guerrilla 2");
    lake_set_level(lake, "quang-nam", PS);
    lake_set_level(lake, "hue", PS);
    lake->s.trail = 3;
    lake_operation(lake, US, OP_PATROL, 0);
    lake_play(lake, "activity air-strike");
    lake_play(lake, actions);
}

#define TROOP "piece nva-troop quang-nam;"

static void r20_16_air_strike_in_both_editions(void **state)
{
    Lake lake;
    air_strike(&lake, "edition=1",
               "space quang-nam; space hue; on;" TROOP TROOP TROOP TROOP
               "piece nva-base quang-nam; on; trail; done");
    assert_int_equal(lake.s.nva[QUANG_NAM], 0);
    assert_int_equal(lake_level(&lake, "quang-nam"), NEUTRAL);
    assert_int_equal(lake_level(&lake, "hue"), NEUTRAL);
    assert_int_equal(lake.s.trail, 2);
    air_strike(&lake, NULL, "die 5; trail;" TROOP TROOP TROOP "done");
    assert_int_equal(COUNT("quang-nam", "nva-troop"), 1);
    assert_int_equal(lake.s.trail, 2);
    assert_int_equal(lake_level(&lake, "quang-nam"), NEUTRAL);
    assert_int_equal(lake_level(&lake, "hue"), PS);
    air_strike(&lake, NULL, "die 1");
    lake_refused(&lake, "trail", "10.17");
    lake_refused(&lake, "piece vc-guerrilla hue", "10.16");
    lake_refused(&lake, "piece nva-base quang-nam", "10.16");
}

static void r20_19_govern(void **state)
{
    Lake lake;
    for (unsigned us = 3; us <= 4; us++) {
        lake_empty(&lake, NULL);
        lake_put(&lake, us == 3 ? "hue: arvn-troop 4 us-troop 3" : "hue: arvn-troop 4 us-troop 4");
        lake_set_level(&lake, "hue", PS);
        lake.s.track[T_AID] = 14;
        lake.s.track[T_PATRONAGE] = 15;
        lake.s.leader = THIEU;
        lake_operation(&lake, ARVN, OP_PATROL, 0);
        lake_play(&lake, "activity govern; space hue");
        if (us == 4)
            lake_refused(&lake, "choose patronage", "10.21");
        lake_play(&lake, us == 3 ? "choose patronage" : "choose aid");
        assert_int_equal(lake.s.track[T_AID], us == 3 ? 12 : 20);
        assert_int_equal(lake.s.track[T_PATRONAGE], us == 3 ? 17 : 15);
        assert_int_equal(lake_level(&lake, "hue"), us == 3 ? NEUTRAL : PS);
    }
}

static void r20_20_subvert_and_bombard(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: vc-guerrilla 1 police 2; da-nang: vc-guerrilla 1 arvn-troop 1;"
                    "central-laos: nva-troop 3; quang-tri-thua-thien: us-troop 2 arvn-troop 1;"
                    "quang-nam: us-troop 2");
    lake.s.track[T_PATRONAGE] = 10;
    lake_operation(&lake, VC, OP_TERROR, 0);
    lake_play(&lake, "activity subvert; space hue; choose remove; space da-nang; choose replace;"
                     "place vc-guerrillas 1; done");
    assert_int_equal(lake.s.track[T_PATRONAGE], 9);
    assert_int_equal(COUNT("da-nang", "vc-guerrilla"), 2);
    lake_operation(&lake, NVA, OP_RALLY, 0);
    lake_play(&lake, "activity bombard");
    assert_true(lake_legal(&lake, "space quang-tri-thua-thien"));
    lake_refused(&lake, "space quang-nam", "11.5");
    fitl_place(&lake.s, QUANG_NAM, US_BASE, 1);
    assert_true(lake_legal(&lake, "space quang-nam"));
    fitl_remove(&lake.s, QUANG_NAM, K_US_TROOP, 2, BOX_AVAILABLE);
    lake_refused(&lake, "space quang-nam", "11.5");
}

static void strike(Lake *lake, const char *pieces)
{
    lake_empty(lake, NULL);
    lake_put(lake, pieces);
    lake_operation(lake, US, OP_PATROL, 0);
    lake_play(lake, "activity advise");
}

static void r20_26_special_forces_strike(void **state)
{
    Lake lake;
    strike(&lake, "tay-ninh: irregular 1 nva-troop 1 vc-guerrilla 1 vc-base 1");
    lake_play(&lake, "space tay-ninh; choose strike-by-irregular");
    assert_int_equal(insurgents(&lake.s, TAY_NINH), 1);
    assert_int_equal(COUNT("tay-ninh", "irregular-active"), 1);
    strike(&lake, "tay-ninh: irregular 1 vc-guerrilla 1 vc-base 1");
    lake_play(&lake, "space tay-ninh; choose strike-by-irregular");
    assert_int_equal(insurgents(&lake.s, TAY_NINH), 0);
    strike(&lake, "tay-ninh: irregular 1 vc-guerrilla 1 vc-tunnel 1");
    lake_play(&lake, "space tay-ninh; choose strike-by-irregular");
    assert_int_equal(COUNT("tay-ninh", "vc-tunnel"), 1);
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: irregular-active 1 nva-troop 1");
    lake_operation(&lake, US, OP_PATROL, 0);
    lake_refused(&lake, "activity advise", "10.4");
}

static void r20_27_infiltrate_a_tunneled_base(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: nva-guerrilla 3 vc-guerrilla 1 vc-tunnel 1");
    const unsigned nva = fitl_score(&lake.game, &lake.s, NVA);
    lake_operation(&lake, NVA, OP_RALLY, 0);
    lake_play(&lake,
              "activity infiltrate; space tay-ninh; choose take-over; piece vc-tunnel tay-ninh");
    assert_int_equal(COUNT("tay-ninh", "nva-tunnel"), 1);
    assert_int_equal(COUNT("tay-ninh", "vc-tunnel"), 0);
    assert_true(fitl_score(&lake.game, &lake.s, NVA) > nva);
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: nva-guerrilla 2 vc-guerrilla 1 vc-tunnel 1");
    lake_operation(&lake, NVA, OP_RALLY, 0);
    lake_refused(&lake, "activity infiltrate", "10.4");
}

static void r20_28_air_lift_in_monsoon(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "saigon: us-troop 5 arvn-troop 3 ranger 2 police 1; hue: us-troop 1");
    lake.s.next = KY;
    lake_operation(&lake, US, OP_PATROL, 0);
    lake_play(&lake,
              "activity air-lift; from saigon; to hue; group us-troop 5; group arvn-troop 3");
    lake_refused(&lake, "group police 1", "6.7");
    lake_refused(&lake, "group ranger 2", "6.7");
    lake_play(&lake, "group ranger 1");
    lake_refused(&lake, "from can-tho", "10.12");
    lake_play(&lake, "from hue");
    lake_refused(&lake, "to da-nang", "10.13");
}

/* ---- The sequence of play -------------------------------------------------------------------- */

static void r20_14_slots_and_eligibility(void **state)
{
    Lake lake;
    lake_start(&lake, "scenario=full edition=1");
    lake_play(&lake,
              "card 107; card 55; pass; operation rally; space southern-laos; choose guerrillas;"
              "place nva-guerrillas 1; done; activity infiltrate; space southern-laos; choose "
              "build-up; done");
    lake_play(&lake, "group nva-guerrilla 1; done; done; done; pass");
    lake_asks(&lake, SLOT_ASK, US);
    assert_true(lake_legal(&lake, "limited sweep") && lake_legal(&lake, "event shaded"));
    lake_refused(&lake, "operation sweep", "5.5");
    lake_play(&lake, "event unshaded; card 68");
    assert_int_equal(lake.s.eligible, 1u << VC | 1u << ARVN);
}

static void r20_15_pivotal_cards_cover_each_other(void **state)
{
    Lake lake;
    lake_start(&lake, "scenario=medium");
    State *s = &lake.s;
    for (unsigned x = 0; x < LANDS; x++) /* few US Troops and much Support: 121 and 123 are ready */
        fitl_remove(s, x, K_US_TROOP, s->at[x][K_US_TROOP], BOX_AVAILABLE);
    lake_play(&lake, "card 1; card 2");
    lake_asks(&lake, PIVOTAL_ASK, US);
    lake_play(&lake, "pivotal");
    lake_asks(&lake, PIVOTAL_ASK, NVA);
    lake_play(&lake, "done");
    lake_asks(&lake, PIVOTAL_ASK, ARVN);
    lake_play(&lake, "pivotal");
    lake_asks(&lake, PIVOTAL_ASK, VC);
    lake_play(&lake, "done");
    assert_int_equal(s->current, 123);
    assert_true(s->pivotal >> US & 1);
    assert_false(s->pivotal >> ARVN & 1);
    lake_play(&lake, "space saigon; place police 4");
    lake_asks(&lake, SLOT_ASK, US); /* order ARVN US NVA VC */
    assert_true(lake_legal(&lake, "operation train"));
}

static void r20_33_eligibility_by_events(void **state)
{
    Lake lake;
    lake_start(&lake, NULL);
    lake_event(&lake, US, 10, UNSHADED);
    assert_true(lake.s.barred >> NVA & 1);
    assert_int_not_equal(game_actor(&lake.game, &lake.s), NVA);
    lake_start(&lake, NULL);
    lake_event(&lake, NVA, 10, UNSHADED);
    assert_true(lake.s.barred >> NVA & 1);
    lake_start(&lake, NULL);
    lake_event(&lake, VC, 15, SHADED);
    assert_true(lake.s.stay >> VC & 1);
    assert_int_not_equal(game_actor(&lake.game, &lake.s), VC);
}

static void r20_34_monsoon(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(
        &lake,
        "saigon: us-troop 2 arvn-troop 2 vc-guerrilla 2; the-fishhook: nva-troop 3 vc-guerrilla 1");
    lake.s.next = KY;
    lake_operation(&lake, US, OP_PATROL, 0);
    lake_play(&lake, "activity advise; space saigon");
    lake_refused(&lake, "choose sweep", "5.8");
    lake.s.slot = 0;
    flow_of(&lake.s)->depth = 3;
    flow_call(&lake.s, SLOT_ASK)->v[0] = US;
    lake_refused(&lake, "operation sweep", "5.8");
    assert_true(lake_legal(&lake, "operation patrol"));
    flow_top(&lake.s)->v[0] = NVA;
    lake_refused(&lake, "operation march", "5.8");
    assert_true(lake_legal(&lake, "operation rally"));
    lake_event(&lake, ARVN, 75, UNSHADED); /* a card that names a Sweep */
    lake_play(&lake, "choose us");
    lake_asks(&lake, SWEEP, US);
}

/* ---- Coups ----------------------------------------------------------------------------------- */

static void r20_29_sabotage(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    for (unsigned x = 0; x < FIRST_PROVINCE; x++)
        if (x != CAN_THO)
            fitl_place(&lake.s, x, POLICE, 1);
    lake_put(&lake, "loc-hue-da-nang: vc-guerrilla 1 police 1; loc-hue-khe-sanh: vc-guerrilla 1;"
                    "loc-kontum-dak-to: nva-troop 3");
    lake_coup(&lake, THIEU);
    lake_play(&lake, "card 3");
    assert_int_equal(lake.s.terror[LOC_HUE_KHE_SANH], 1);
    assert_int_equal(lake.s.terror[LOC_HUE_DA_NANG], 0);
    assert_int_equal(lake.s.terror[LOC_KONTUM_DAK_TO], 0);
    assert_int_equal(lake.s.terror[LOC_SAIGON_CAN_THO], 1);
    assert_int_equal(lake.s.econ, 15 - 4 - 1);
}

static void r20_17_commitment_in_both_editions(void **state)
{
    Lake lake;
    for (unsigned edition = 1; edition <= 2; edition++) {
        lake_empty(&lake, edition == 1 ? "edition=1" : NULL);
        lake_put(&lake, "saigon: us-troop 12 us-base 1");
        fitl_box(&lake.s, US_TROOP, 7, BOX_AVAILABLE, BOX_CASUALTIES);
        fitl_box(&lake.s, IRREGULAR, 1, BOX_AVAILABLE, BOX_CASUALTIES);
        fitl_box(&lake.s, US_BASE, 1, BOX_AVAILABLE, BOX_CASUALTIES);
        lake_event(&lake, US, 73, UNSHADED);
        assert_int_equal(lake.s.box[BOX_OUT][US_TROOP], 2);
        assert_int_equal(lake.s.box[BOX_OUT][US_BASE], 1);
        assert_int_equal(lake.s.box[BOX_AVAILABLE][IRREGULAR], 6);
        if (edition == 1) {
            assert_int_equal(lake.s.box[BOX_AVAILABLE][US_TROOP], 40 - 12 - 2);
            assert_int_equal(lake.s.quota[0], 10);
            continue;
        }
        lake_play(&lake, "to saigon; group us-troop 5");
        assert_int_equal(lake.s.quota[0], 5);
        lake_play(&lake, "from saigon; to available; group us-troop 5; group us-base 1; done");
        lake_asks(&lake, WITHDRAWAL, VC);
        assert_int_equal(flow_now(&lake.s)->v[0], 3);
        lake_play(&lake, "space hue; space da-nang");
        assert_int_equal(lake_level(&lake, "hue"), PO);
        lake_refused(&lake, "space kontum", "14.32");
    }
}

static void r20_30_redeploy_with_frozen_control(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(
        &lake,
        "saigon: police 2; quang-nam: arvn-troop 2 vc-guerrilla 1; hue: nva-troop 3 arvn-troop 1");
    lake_coup(&lake, THIEU);
    lake_play(&lake, "card 3; done; done; done");
    lake_asks(&lake, ARVN_TROOPS, ARVN);
    lake_refused(&lake, "done", "14.21");
    lake_play(&lake, "from quang-nam");
    lake_refused(&lake, "to hue", "14.21");
    lake_play(&lake, "to saigon; group arvn-troop 2; done; from saigon");
    assert_true(lake_legal(&lake, "to quang-nam")); /* COIN held it when the phase began */
    lake_refused(&lake, "to kien-phong", "14.23");
}

static void r20_31_two_coups_in_a_row(void **state)
{
    Lake lake;
    lake_start(&lake, "scenario=full");
    lake.s.pile_left = 1; /* the last card of one pile, the first of the next */
    lake_play(&lake, "card 129; card 126");
    while (lake.s.current == FAILED_1) {
        ActionList list;
        assert_true(lake.s.phase == 0 || !minh_leads(&lake.s));
        game_legal(&lake.game, &lake.s, &list);
        game_apply(&lake.game, &lake.s, list.action[list.count - 1]);
    }
    lake_play(&lake, "card 3");
    assert_int_equal(lake.s.leader, YOUNG_TURKS);
    assert_int_equal(lake.s.leader_cards, 2);
    assert_int_equal(lake.s.phase, 0);
    assert_int_equal(lake.s.coup_count, 2);
}

static void r20_32_victory_and_ties(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.over = 1;
    fitl_box(&lake.s, US_TROOP, 0, BOX_AVAILABLE, BOX_OUT);
    for (unsigned x = 0; x < LANDS; x++)
        fitl_set_level(&lake.game, &lake.s, x, x < 20 ? AO : NEUTRAL);
    assert_true(fitl_margin(&lake.game, &lake.s, VC) > -35);
    assert_int_equal(fitl_winner(&lake.game, &lake.s), VC);
    /* US +1 and ARVN -2 as one player: nobody passes. */
    lake_empty(&lake, "seats=coin");
    fitl_set_level(&lake.game, &lake.s, SAIGON, AS);
    lake.s.track[T_PATRONAGE] = 48;
    assert_int_equal(fitl_margin(&lake.game, &lake.s, US), 8);
    assert_false(fitl_somebody_passes(&lake.game, &lake.s));
    lake.s.track[T_PATRONAGE] = 51;
    assert_true(fitl_somebody_passes(&lake.game, &lake.s));
}

static void r20_36_failed_attempt(void **state)
{
    Lake lake;
    lake_empty(&lake, "scenario=full");
    lake_put(&lake, "saigon: arvn-troop 5 police 3; hue: police 2");
    lake_coup(&lake, FAILED_1);
    lake_play(&lake, "card 3; piece police saigon; piece arvn-troop saigon");
    assert_int_equal(lake.s.coin[SAIGON], 6);
    assert_int_equal(lake.s.coin[HUE], 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r20_1_data_and_start_scores),
        cmocka_unit_test(r20_2_adjacency),
        cmocka_unit_test(r20_3_march_is_noticed),
        cmocka_unit_test(r20_4_sweep_over_a_loc),
        cmocka_unit_test(r20_5_tunnels_take_a_die),
        cmocka_unit_test(r20_6_ambush_from_a_loc),
        cmocka_unit_test(r20_7_hits),
        cmocka_unit_test(r20_8_order_of_removal),
        cmocka_unit_test(r20_9_attrition),
        cmocka_unit_test(r20_10_the_us_spends_above_econ),
        cmocka_unit_test(r20_11_along_the_trail),
        cmocka_unit_test(r20_12_patrol_stops_at_guerrillas),
        cmocka_unit_test(r20_13_transport),
        cmocka_unit_test(r20_14_slots_and_eligibility),
        cmocka_unit_test(r20_15_pivotal_cards_cover_each_other),
        cmocka_unit_test(r20_16_air_strike_in_both_editions),
        cmocka_unit_test(r20_17_commitment_in_both_editions),
        cmocka_unit_test(r20_18_taking_from_the_map),
        cmocka_unit_test(r20_19_govern),
        cmocka_unit_test(r20_20_subvert_and_bombard),
        cmocka_unit_test(r20_21_terror),
        cmocka_unit_test(r20_22_rally),
        cmocka_unit_test(r20_23_the_trail_by_rally),
        cmocka_unit_test(r20_24_train_bases_and_us_conditions),
        cmocka_unit_test(r20_25_pacify_costs),
        cmocka_unit_test(r20_26_special_forces_strike),
        cmocka_unit_test(r20_27_infiltrate_a_tunneled_base),
        cmocka_unit_test(r20_28_air_lift_in_monsoon),
        cmocka_unit_test(r20_29_sabotage),
        cmocka_unit_test(r20_30_redeploy_with_frozen_control),
        cmocka_unit_test(r20_31_two_coups_in_a_row),
        cmocka_unit_test(r20_32_victory_and_ties),
        cmocka_unit_test(r20_33_eligibility_by_events),
        cmocka_unit_test(r20_34_monsoon),
        cmocka_unit_test(r20_35_all_markers_on_the_map),
        cmocka_unit_test(r20_36_failed_attempt),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
