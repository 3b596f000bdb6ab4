/* test_tutorial.c: the printed tutorial [20.37-20.54], first edition, whole scenario, action by
 * action, with every number it names; then the same game kept as a save and read again. */
#include <stdlib.h>
#include <string.h>

#include "games/fitl/people/words.h"
#include "games/list.h"
#include "match/match.h"
#include "support/lake.h"

/* One paragraph: what is played, and what it must leave. */
typedef struct Passage {
    const char *rule, *actions;
    uint8_t res[3];   /* ARVN, NVA, VC */
    uint8_t score[4]; /* US, NVA, ARVN, VC */
    uint8_t aid, trail;
} Passage;

static const Passage passages[] = {
    {"20.37", "card 107; card 55", {30, 10, 5}, {38, 4, 35, 27}, 15, 1},
    {"20.38", "event shaded", {30, 10, 5}, {32, 4, 35, 27}, 3, 1},
    {"20.38", "pass", {30, 11, 5}, {32, 4, 35, 27}, 3, 1},
    {"20.39",
     "operation train; space saigon; choose cubes; place arvn-troops 6; pacify saigon;"
     "activity govern; space an-loc; choose aid; space can-tho; choose aid; done",
     {24, 11, 5},
     {38, 4, 35, 27},
     9,
     1},
    {"20.39", "done; card 68", {24, 11, 5}, {38, 4, 35, 27}, 14, 1},
    {"20.40",
     "operation rally; space north-vietnam; choose guerrillas; place nva-guerrillas 2;"
     "space the-parrots-beak; choose guerrillas; place nva-guerrillas 2;"
     "space kien-phong; choose guerrillas; place nva-guerrillas 1;"
     "space kien-giang-an-xuyen; choose guerrillas; place nva-guerrillas 1; trail; done",
     {24, 5, 5},
     {38, 4, 35, 27},
     14,
     2},
    {"20.41",
     "limited sweep; space quang-tri-thua-thien; on; space quang-tri-thua-thien; done; card 1",
     {24, 5, 5},
     {38, 4, 35, 27},
     14,
     2},
    {"20.42",
     "event unshaded; choose irregulars; space binh-dinh; place irregulars 3",
     {24, 5, 5},
     {42, 4, 37, 27},
     14,
     2},
    {"20.43",
     "operation rally; space pleiku-darlac; choose guerrillas; place vc-guerrillas 2;"
     "space quang-tri-thua-thien; choose guerrillas; place vc-guerrillas 3;"
     "space hue; choose guerrillas; place vc-guerrillas 1;"
     "activity tax; space quang-tin-quang-ngai; space quang-duc-long-khanh;"
     "space binh-tuy-binh-thuan; done; done; card 97",
     {24, 5, 10},
     {42, 4, 37, 23},
     14,
     2},
    {"20.44",
     "event unshaded; space quang-tri-thua-thien; on;"
     "piece vc-guerrilla-active quang-tri-thua-thien;"
     "piece vc-guerrilla-active quang-tri-thua-thien; on; trail; done",
     {24, 5, 10},
     {42, 4, 37, 25},
     14,
     1},
    {"20.44",
     "space saigon; place us-troops 2; space hue; place us-troops 3; space hue;"
     "place us-bases 1",
     {24, 5, 10},
     {42, 4, 37, 25},
     14,
     1},
    {"20.45",
     "operation march; from the-parrots-beak; to kien-phong; group nva-guerrilla 2;"
     "from the-parrots-beak; to kien-giang-an-xuyen; group nva-guerrilla 2",
     {24, 3, 10},
     {42, 8, 37, 25},
     14,
     1},
    {"20.45",
     "from central-laos; to quang-tri-thua-thien; group nva-guerrilla 2;"
     "from north-vietnam; to quang-tri-thua-thien; group nva-guerrilla 5",
     {24, 2, 10},
     {42, 10, 37, 25},
     14,
     1},
    {"20.46",
     "activity infiltrate; space southern-laos; choose build-up; place nva-troops 2;"
     "group nva-guerrilla 3; done; space kien-giang-an-xuyen; choose take-over;"
     "piece vc-guerrilla kien-giang-an-xuyen; done; done; card 79",
     {24, 2, 10},
     {42, 10, 37, 23},
     14,
     1},
    {"20.47", "event shaded", {24, 2, 10}, {42, 10, 37, 27}, 14, 1},
    {"20.47", "pass; card 101", {27, 2, 10}, {42, 10, 37, 27}, 14, 1},
    {"20.48",
     "operation sweep; activity raid; space quang-tri-thua-thien; from quang-nam;"
     "to quang-tri-thua-thien; group ranger 1; on; space quang-tri-thua-thien;"
     "piece nva-guerrilla quang-tri-thua-thien; piece nva-guerrilla quang-tri-thua-thien; done",
     {27, 2, 10},
     {42, 8, 37, 27},
     14,
     1},
    {"20.49",
     "space binh-dinh; space pleiku-darlac; from qui-nhon; to binh-dinh; group arvn-troop 2;"
     "from saigon; to pleiku-darlac; group arvn-troop 6; on; space binh-dinh;"
     "space pleiku-darlac; done",
     {21, 2, 10},
     {42, 8, 38, 27},
     14,
     1},
    {"20.49", "pass", {21, 3, 10}, {42, 8, 38, 27}, 14, 1},
    {"20.50",
     "limited assault; space pleiku-darlac; choose yes; done; card 125",
     {18, 3, 10},
     {42, 8, 38, 27},
     14,
     1},
    {"20.51",
     "event shaded; operation attack; activity ambush; space quang-tri-thua-thien;"
     "piece us-troop quang-tri-thua-thien; done; done",
     {18, 2, 10},
     {42, 8, 38, 27},
     14,
     1},
    {"20.52", "card 75", {47, 7, 17}, {42, 8, 38, 27}, 11, 1},
    {"20.52", "pacify hue; pacify hue; pacify hue", {38, 7, 17}, {42, 8, 38, 23}, 11, 1},
    {"20.52", "pacify saigon; done; done", {35, 7, 17}, {48, 8, 38, 23}, 11, 1},
    {"20.52",
     "agitate quang-tri-thua-thien; agitate quang-tin-quang-ngai;"
     "agitate quang-duc-long-khanh; agitate binh-tuy-binh-thuan; done",
     {35, 7, 13},
     {48, 8, 38, 29},
     11,
     1},
    {"20.53",
     "from binh-dinh; to qui-nhon; group arvn-troop 1; from binh-dinh; to da-nang;"
     "group arvn-troop 1; done; from saigon; to loc-saigon-can-tho; group police 1; done;"
     "from southern-laos; to north-vietnam; group nva-troop 4; done",
     {35, 7, 13},
     {49, 8, 38, 29},
     11,
     1},
    {"20.53",
     "from binh-dinh; to qui-nhon; group us-troop 1; from saigon; to can-tho; group us-troop 1; "
     "done; from saigon; to cam-ranh; group us-troop 1; done; from available; to an-loc; group "
     "us-troop 1; done; done; card 17",
     {35, 7, 13},
     {48, 8, 38, 29},
     11,
     1},
};

static void play_passage(Lake *lake, const Passage *p)
{
    lake_play(lake, p->actions);
    lake_resources(lake, p->res[0], p->res[1], p->res[2]);
    lake_scores(lake, p->score[0], p->score[1], p->score[2], p->score[3]);
    assert_int_equal(lake->s.track[T_AID], p->aid);
    assert_int_equal(lake->s.trail, p->trail);
    assert_int_equal(lake->s.track[T_PATRONAGE], 15);
}

/* Plays up to and including the last passage of a rule. */
static void play_to(Lake *lake, const char *rule)
{
    unsigned last = 0;
    lake_start(lake, "scenario=full edition=1");
    for (unsigned i = 0; i < COUNT_OF(passages); i++)
        if (strcmp(passages[i].rule, rule) == 0)
            last = i;
    for (unsigned i = 0; i <= last; i++)
        play_passage(lake, &passages[i]);
}

static void available(Lake *lake, unsigned type, unsigned n)
{
    assert_int_equal(lake->s.box[BOX_AVAILABLE][type], n);
}

/* ---- Checkpoints ----------------------------------------------------------------------------- */

static void r20_37_the_start_of_the_full_scenario(void **state)
{
    Lake lake;
    play_to(&lake, "20.37");
    static const uint8_t box[TYPES] = {21, 3, 2, 8, 10, 2, 1, 40, 8, 5, 14, 2};
    for (unsigned t = 0; t < TYPES; t++)
        available(&lake, t, box[t]);
    assert_int_equal(lake.s.econ, 15);
    assert_true(minh_leads(&lake.s));
}

static void r20_38_burning_bonze_and_a_pass(void **state)
{
    Lake lake;
    play_to(&lake, "20.38");
    assert_int_equal(lake_level(&lake, "saigon"), NEUTRAL);
    lake_asks(&lake, SLOT_ASK, ARVN);
}

static void r20_39_train_pacify_govern_and_minh(void **state)
{
    Lake lake;
    play_to(&lake, "20.39");
    assert_int_equal(lake_count(&lake, "saigon", "arvn-troop"), 8);
    available(&lake, ARVN_TROOP, 2);
    assert_int_equal(lake_level(&lake, "saigon"), PS);
    assert_int_equal(lake.s.eligible, 1u << US | 1u << NVA);
}

static void r20_40_rally_in_four_spaces_and_the_trail(void **state)
{
    Lake lake;
    play_to(&lake, "20.40");
    available(&lake, NVA_GUERRILLA, 2);
    lake_asks(&lake, SLOT_ASK, US);
    lake_refused(&lake, "operation sweep", "5.5");
    lake_refused(&lake, "event unshaded", "5.5");
}

static void r20_41_a_limited_sweep_finds_both(void **state)
{
    Lake lake;
    play_to(&lake, "20.41");
    assert_int_equal(lake_count(&lake, "quang-tri-thua-thien", "vc-guerrilla-active"), 2);
    assert_int_equal(lake.s.eligible, 1u << ARVN | 1u << VC);
}

static void r20_42_green_berets_take_binh_dinh(void **state)
{
    Lake lake;
    play_to(&lake, "20.42");
    available(&lake, IRREGULAR, 0);
    assert_true(coin_controls(&lake.s, BINH_DINH));
    assert_int_equal(lake_level(&lake, "binh-dinh"), AS);
}

static void r20_43_rally_and_tax(void **state)
{
    Lake lake;
    play_to(&lake, "20.42");
    lake_play(&lake, "operation rally; space hue; choose guerrillas; place vc-guerrillas 1;"
                     "activity tax");
    lake_refused(&lake, "space hue", "3.5");
    play_to(&lake, "20.43");
    available(&lake, VC_GUERRILLA, 8);
    assert_int_equal(lake_level(&lake, "quang-duc-long-khanh"), PO);
    assert_int_equal(lake_count(&lake, "binh-tuy-binh-thuan", "vc-guerrilla-active"), 1);
}

static void r20_44_gulf_of_tonkin(void **state)
{
    Lake lake;
    play_to(&lake, "20.43");
    lake_play(&lake, "event unshaded");
    lake_refused(&lake, "space quang-tin-quang-ngai", "10.14");
    lake_refused(&lake, "space quang-duc-long-khanh", "10.14");
    play_to(&lake, "20.44");
    available(&lake, VC_GUERRILLA, 10);
    assert_int_equal(lake_level(&lake, "quang-tri-thua-thien"), PO);
    assert_int_equal(lake.s.box[BOX_OUT][US_TROOP], 5);
    assert_int_equal(lake.s.box[BOX_OUT][US_BASE], 1);
}

static void r20_45_march_into_the_south_unseen(void **state)
{
    Lake lake;
    play_to(&lake, "20.45");
    assert_int_equal(control(&lake.s, KIEN_PHONG), NVA_CONTROL);
    assert_int_equal(control(&lake.s, KIEN_GIANG), NVA_CONTROL);
    assert_int_equal(control(&lake.s, QUANG_TRI), NVA_CONTROL);
    assert_int_equal(fitl_on_map(&lake.s, KIND(K_NVA_GUERRILLA_A), ALL_SPACES), 0);
}

static void r20_46_infiltrate_both_ways(void **state)
{
    Lake lake;
    play_to(&lake, "20.46");
    assert_int_equal(lake_count(&lake, "southern-laos", "nva-troop"), 5);
    assert_int_equal(lake_count(&lake, "kien-giang-an-xuyen", "nva-guerrilla"), 4);
    available(&lake, NVA_TROOP, 35);
    available(&lake, NVA_GUERRILLA, 4);
    available(&lake, VC_GUERRILLA, 11);
}

static void r20_47_brinks_hotel(void **state)
{
    Lake lake;
    play_to(&lake, "20.47");
    assert_int_equal(lake_level(&lake, "hue"), AO);
    assert_int_equal(lake.s.terror[HUE], 1);
    assert_int_equal(lake_count(&lake, "hue", "vc-guerrilla"), 1);
}

static void r20_48_raid_before_the_sweep(void **state)
{
    Lake lake;
    play_to(&lake, "20.48");
    available(&lake, NVA_GUERRILLA, 6);
    assert_int_equal(control(&lake.s, QUANG_TRI), UNCONTROLLED);
    assert_int_equal(lake_count(&lake, "quang-tri-thua-thien", "ranger-active"), 1);
}

static void r20_49_sweep_over_a_highway(void **state)
{
    Lake lake;
    play_to(&lake, "20.48");
    lake_play(&lake, "space binh-dinh; space pleiku-darlac; on; space binh-dinh;"
                     "space pleiku-darlac; done");
    assert_true(lake_legal(&lake, "limited march")); /* NVA: LimOp, Event or Pass */
    assert_true(lake_legal(&lake, "event shaded"));
    lake_refused(&lake, "operation march", "5.5");
    play_to(&lake, "20.49");
    assert_int_equal(lake_count(&lake, "pleiku-darlac", "vc-guerrilla-active"), 4);
    assert_int_equal(lake_count(&lake, "binh-dinh", "vc-guerrilla-active"), 2);
    assert_true(coin_controls(&lake.s, PLEIKU));
}

static void r20_50_assault_with_arvn_added(void **state)
{
    Lake lake;
    play_to(&lake, "20.50");
    available(&lake, VC_GUERRILLA, 15);
    assert_int_equal(lake_count(&lake, "pleiku-darlac", "vc-base"), 1);
    assert_int_equal(lake.s.eligible, 1u << NVA | 1u << VC);
}

static void r20_51_monsoon_and_an_ambush(void **state)
{
    Lake lake;
    play_to(&lake, "20.50");
    assert_true(monsoon(&lake.s));
    lake_play(&lake, "event shaded");
    lake_refused(&lake, "operation march", "5.8");
    play_to(&lake, "20.51");
    assert_true(cap(&lake.s, CAP_BOOBY_TRAPS, SHADED));
    assert_int_equal(lake.s.box[BOX_CASUALTIES][US_TROOP], 1);
    assert_int_equal(control(&lake.s, QUANG_TRI), UNCONTROLLED);
}

static void r20_52_khanh_and_the_support_phase(void **state)
{
    Lake lake;
    play_to(&lake, "20.51");
    lake_play(&lake, "card 75");
    lake_play(&lake, "done; done");
    lake_refused(&lake, "agitate hue", "3.5");
    play_to(&lake, "20.52");
    assert_int_equal(lake.s.leader, KHANH);
    assert_int_equal(lake.s.leader_cards, 1);
    assert_false(minh_leads(&lake.s));
    assert_int_equal(lake.s.econ, 15);
    assert_int_equal(lake.s.markers, MARKERS);
}

static void r20_53_redeploy_commitment_and_reset(void **state)
{
    Lake lake;
    play_to(&lake, "20.53");
    assert_int_equal(lake.s.eligible, 15);
    assert_int_equal(lake.s.current, 75);
    assert_int_equal(lake.s.next, 17);
    assert_int_equal(lake.s.momentum, 0);
    assert_int_equal(fitl_on_map(&lake.s, ACTIVE_GUERRILLAS | KIND(K_RANGER_A), ALL_SPACES), 0);
}

static void has_pieces(Lake *lake, const char *space, const char *const pieces[][2])
{
    unsigned sum = 0;
    const uint8_t x = fitl_find_space((Slice){space, strlen(space)});
    for (unsigned i = 0; pieces[i][0]; i++) {
        const unsigned n = (unsigned)atoi(pieces[i][1]);
        assert_int_equal(lake_count(lake, space, pieces[i][0]), n);
        sum += n;
    }
    assert_int_equal(sum, lake->s.coin[x] + insurgents(&lake->s, x));
}

static void r20_54_the_map_after_the_first_coup(void **state)
{
    Lake lake;
    play_to(&lake, "20.53");
    has_pieces(&lake, "hue",
               (const char *const[][2]){{"us-troop", "3"},
                                        {"us-base", "1"},
                                        {"arvn-troop", "2"},
                                        {"police", "2"},
                                        {"vc-guerrilla", "1"},
                                        {NULL, NULL}});
    has_pieces(&lake, "saigon",
               (const char *const[][2]){{"us-troop", "2"},
                                        {"us-base", "1"},
                                        {"arvn-troop", "2"},
                                        {"police", "2"},
                                        {NULL, NULL}});
    has_pieces(&lake, "qui-nhon",
               (const char *const[][2]){
                   {"us-troop", "1"}, {"arvn-troop", "1"}, {"police", "2"}, {NULL, NULL}});
    has_pieces(&lake, "da-nang",
               (const char *const[][2]){
                   {"us-troop", "2"}, {"arvn-troop", "1"}, {"police", "1"}, {NULL, NULL}});
    has_pieces(&lake, "binh-dinh",
               (const char *const[][2]){
                   {"irregular", "4"}, {"vc-guerrilla", "2"}, {"vc-base", "1"}, {NULL, NULL}});
    has_pieces(&lake, "pleiku-darlac",
               (const char *const[][2]){{"us-troop", "1"},
                                        {"irregular", "1"},
                                        {"us-base", "1"},
                                        {"arvn-troop", "6"},
                                        {"vc-base", "1"},
                                        {NULL, NULL}});
    has_pieces(&lake, "quang-tri-thua-thien",
               (const char *const[][2]){{"irregular", "1"},
                                        {"ranger", "1"},
                                        {"nva-guerrilla", "5"},
                                        {"vc-guerrilla", "3"},
                                        {"vc-base", "1"},
                                        {NULL, NULL}});
    has_pieces(
        &lake, "kien-phong",
        (const char *const[][2]){{"nva-guerrilla", "3"}, {"vc-guerrilla", "1"}, {NULL, NULL}});
    has_pieces(&lake, "kien-giang-an-xuyen",
               (const char *const[][2]){{"nva-guerrilla", "4"}, {NULL, NULL}});
    has_pieces(&lake, "north-vietnam",
               (const char *const[][2]){{"nva-troop", "4"}, {"nva-base", "1"}, {NULL, NULL}});
    assert_int_equal(lake_level(&lake, "saigon"), AS);
    assert_int_equal(lake_level(&lake, "quang-tri-thua-thien"), AO);
    assert_int_equal(lake_level(&lake, "kien-giang-an-xuyen"), PO);
    available(&lake, US_TROOP, 21);
    available(&lake, US_BASE, 2);
    available(&lake, VC_GUERRILLA, 15);
    available(&lake, VC_BASE, 2);
    available(&lake, NVA_TROOP, 35);
    available(&lake, NVA_GUERRILLA, 6);
    available(&lake, NVA_BASE, 5);
}

/* ---- As a save ------------------------------------------------------------------------------- */

static Match *played_match(void)
{
    const uint8_t option[OPTIONS_MAX] = {FULL, 1, 0, 0, 1};
    Problem problem;
    Match *match = match_new(game_find("fitl"), option, NULL, &problem);
    assert_non_null(match);
    for (unsigned i = 0; i < COUNT_OF(passages); i++) {
        char words[2048], *save = NULL;
        strcpy(words, passages[i].actions);
        for (char *part = strtok_r(words, ";", &save); part; part = strtok_r(NULL, ";", &save))
            assert_null(match_play_text(match, part + strspn(part, " ")));
    }
    return match;
}

static void the_tutorial_replays_from_a_save(void **state)
{
    Match *match = played_match();
    size_t length;
    SaveProblem problem;
    char *save = match_save(match, &length);
    assert_non_null(save);
    Match *again = match_load(save, length, LANG_EN, &problem);
    assert_non_null(again);
    assert_int_equal(match_count(again), match_count(match));
    assert_memory_equal(match_state(again), match_state(match), sizeof(State));
    const State *s = match_state(again);
    assert_int_equal(s->track[T_ARVN], 35);
    assert_int_equal(fitl_score(match_game(again), s, US), 48);
    assert_int_equal(fitl_score(match_game(again), s, VC), 29);
    free(save);
    match_free(again);
    match_free(match);
}

/* ---- The second edition [20.55] -------------------------------------------------------------- */

static void r20_55_the_second_edition_differs_twice(void **state)
{
    Lake lake;
    unsigned i = 0;
    lake_start(&lake, "scenario=full edition=2");
    for (; strcmp(passages[i].rule, "20.44") != 0; i++)
        play_passage(&lake, &passages[i]);
    lake_play(&lake, "event unshaded; die 4; piece vc-guerrilla-active quang-tri-thua-thien;"
                     "piece vc-guerrilla-active quang-tri-thua-thien; trail; done");
    lake_scores(&lake, 42, 4, 37, 25);
    assert_int_equal(lake.s.trail, 1);
    for (i++; i + 2 < COUNT_OF(passages); i++)
        play_passage(&lake, &passages[i]);
    lake_play(&lake, "from binh-dinh; to qui-nhon; group arvn-troop 1; from binh-dinh; to da-nang;"
                     "group arvn-troop 1; done; done; done");
    lake_asks(&lake, MOVE_TO, US); /* the Troop of Casualties must be placed */
    lake_play(&lake, "to an-loc; group us-troop 1; from binh-dinh; to qui-nhon; group us-troop 1;"
                     "from saigon; to can-tho; group us-troop 1; done;"
                     "from saigon; to cam-ranh; group us-troop 1; done");
    assert_int_equal(lake.s.quota[0], 9 - 3);
    lake_play(&lake, "done; card 17");
    lake_scores(&lake, 48, 8, 38, 29);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r20_37_the_start_of_the_full_scenario),
        cmocka_unit_test(r20_38_burning_bonze_and_a_pass),
        cmocka_unit_test(r20_39_train_pacify_govern_and_minh),
        cmocka_unit_test(r20_40_rally_in_four_spaces_and_the_trail),
        cmocka_unit_test(r20_41_a_limited_sweep_finds_both),
        cmocka_unit_test(r20_42_green_berets_take_binh_dinh),
        cmocka_unit_test(r20_43_rally_and_tax),
        cmocka_unit_test(r20_44_gulf_of_tonkin),
        cmocka_unit_test(r20_45_march_into_the_south_unseen),
        cmocka_unit_test(r20_46_infiltrate_both_ways),
        cmocka_unit_test(r20_47_brinks_hotel),
        cmocka_unit_test(r20_48_raid_before_the_sweep),
        cmocka_unit_test(r20_49_sweep_over_a_highway),
        cmocka_unit_test(r20_50_assault_with_arvn_added),
        cmocka_unit_test(r20_51_monsoon_and_an_ambush),
        cmocka_unit_test(r20_52_khanh_and_the_support_phase),
        cmocka_unit_test(r20_53_redeploy_commitment_and_reset),
        cmocka_unit_test(r20_54_the_map_after_the_first_coup),
        cmocka_unit_test(the_tutorial_replays_from_a_save),
        cmocka_unit_test(r20_55_the_second_edition_differs_twice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
