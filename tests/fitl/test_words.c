/* test_words.c: what people are shown and told beside the rules: true chances before they decide,
 * names on the map, how long a game is. */
#include <stdio.h>
#include <string.h>

#include "games/fitl/people/view.h"
#include "support/lake.h"

static char page[1 << 16];

static bool forecast(Lake *lake, unsigned place)
{
    Text text;
    text_init(&text, page, sizeof page);
    return fitl_forecast(&lake->game, &lake->s, SEAT_WATCHER, (uint8_t)place, LANG_EN, &text);
}

static const char *label(Lake *lake, Action action)
{
    Text text;
    text_init(&text, page, sizeof page);
    game_print_label(&lake->game, &lake->s, action, LANG_EN, &text);
    return page;
}

/* 25 for "2.5", 30 for "3". */
static unsigned tenths_of(const char *number)
{
    return (unsigned)(number[0] - '0') * 10 + (number[1] == '.' ? (unsigned)(number[2] - '0') : 0);
}

/* ---- Chances --------------------------------------------------------------------------------- */

static void r9_18_an_attack_tells_its_chance_before_it_is_chosen(void **state)
{
    static const unsigned percent[] = {17, 33, 50, 67, 83, 100, 100};
    for (unsigned n = 1; n <= COUNT_OF(percent); n++) {
        char words[64];
        Lake lake;
        Text text;
        lake_empty(&lake, NULL);
        text_init(&text, words, sizeof words);
        text_add(&text, "hue: arvn-troop 3 vc-guerrilla ");
        text_number(&text, n);
        lake_put(&lake, words);
        lake_operation(&lake, VC, OP_ATTACK, 0);
        assert_true(forecast(&lake, HUE));
        text_init(&text, words, sizeof words);
        text_number(&text, percent[n - 1]);
        text_add(&text, " %");
        assert_non_null(strstr(page, words));
        text_init(&text, words, sizeof words);
        text_add(&text, "guerrillas hit ");
        text_number(&text, n < 6 ? n : 6);
        text_add(&text, " in 6");
        assert_non_null(strstr(label(&lake, (Action){V_SPACE, HUE, 0, 0}), words));
    }
}

static void r9_19_troops_need_no_die(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 3 nva-troop 5 nva-guerrilla 2");
    lake_operation(&lake, NVA, OP_ATTACK, 0);
    assert_non_null(strstr(label(&lake, (Action){V_SPACE, HUE, 0, 0}),
                           "Troops remove 2, or guerrillas hit 2 in 6"));
    assert_true(forecast(&lake, HUE));
    assert_non_null(strstr(page, "5 NVA Troops: no die, removes 2"));
    assert_non_null(strstr(page, "Ambush"));
    assert_non_null(strstr(page, "costs the attacker")); /* [9.24] */
    lake_play(&lake, "space hue");
    assert_non_null(strstr(label(&lake, (Action){V_CHOOSE, CH_GUERRILLAS, 0, 0}), "2 in 6"));
    assert_non_null(strstr(label(&lake, (Action){V_CHOOSE, CH_TROOPS, 0, 0}), "remove 2 without"));
}

/* #45u: the Troop that goes first is missing before and after it has gone, once. */
static void r9_19_the_lost_tank_is_counted_once(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 3 nva-troop 5 nva-guerrilla 2");
    lake.s.cap[UNSHADED] = 1u << CAP_PT76;
    lake_operation(&lake, NVA, OP_ATTACK, 0);
    assert_non_null(strstr(label(&lake, (Action){V_SPACE, HUE, 0, 0}), "Troops remove 2,"));
    assert_true(forecast(&lake, HUE));
    assert_non_null(strstr(page, "4 NVA Troops: no die, removes 2"));
    lake_play(&lake, "space hue");
    assert_non_null(strstr(label(&lake, (Action){V_CHOOSE, CH_TROOPS, 0, 0}), "remove 2 without"));
    assert_true(forecast(&lake, HUE));
    assert_non_null(strstr(page, "4 NVA Troops: no die, removes 2"));
    lake_play(&lake, "choose troops");
    assert_int_equal(fitl_on_map(&lake.s, KIND(K_US_TROOP), SPACE(HUE)), 1);
}

static void r8_35_a_tunnel_falls_half_of_the_time(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 3 vc-tunnel 1; saigon: us-troop 3 vc-base 1");
    lake_operation(&lake, US, OP_ASSAULT, 0);
    assert_true(forecast(&lake, HUE));
    assert_non_null(strstr(page, "Tunnel: 50 %"));
    assert_true(forecast(&lake, SAIGON));
    assert_non_null(strstr(page, "An Assault rolls no die"));
    assert_false(forecast(&lake, CAN_THO));
    assert_non_null(strstr(page, "No die decides anything in C"));
}

/* What the label says is the mean of the six faces, played one by one. */
static void r12_2_an_event_with_a_die_tells_what_it_takes(void **state)
{
    static const char *const mean[] = {NULL, "1", "1.8", "2.5", "3", "3.3", "3.5", "3.5", "3.5"};
    for (unsigned n = 0; n < COUNT_OF(mean); n++) {
        char words[64];
        unsigned lost = 0;
        Lake lake;
        for (unsigned face = 1; face <= 6; face++) {
            lake_empty(&lake, NULL);
            snprintf(words, sizeof words, "central-laos: nva-troop %u", n);
            lake_put(&lake, words);
            lake_event(&lake, NVA, 42, UNSHADED);
            snprintf(words, sizeof words, "die %u", face);
            lake_play(&lake, words);
            while (flow_now(&lake.s)->step == EV_PIECE)
                lake_play(&lake, "piece nva-troop central-laos");
            lost += n - lake_count(&lake, "central-laos", "nva-troop");
        }
        lake_empty(&lake, NULL);
        snprintf(words, sizeof words, "central-laos: nva-troop %u", n);
        lake_put(&lake, words);
        lake.s.current = 42;
        label(&lake, (Action){V_EVENT, UNSHADED, 0, 0});
        snprintf(words, sizeof words, "Die: %s on average, at most %u.", mean[n], n < 6 ? n : 6);
        assert_int_equal(strstr(page, words) != NULL, n > 0);
        assert_int_equal(n ? (lost * 10 + 3) / 6 : 0, n ? tenths_of(mean[n]) : 0);
        label(&lake, (Action){V_EVENT, SHADED, 0, 0});
        assert_null(strstr(page, "Die"));
    }
}

/* To its end, the first answer always. */
static void finish_event(Lake *lake, uint8_t face)
{
    ActionList list;
    for (;;) {
        bool running = false;
        for (unsigned d = 0; d < lake->s.flow.depth; d++)
            running = running || lake->s.flow.frame[d].step == TURN;
        if (!running)
            return;
        game_legal(&lake->game, &lake->s, &list);
        game_apply(&lake->game, &lake->s,
                   list.chance ? (Action){V_DIE, face, 0, 0} : list.action[0]);
    }
}

/* Six sides of cards roll before anything is chosen: 2, 42 and 81 unshaded, 51, 57 and 65 shaded.
 */
static void r12_2_every_event_takes_what_it_told(void **state)
{
    static const char *const scenarios[] = {"scenario=short", "scenario=medium", "scenario=full"};
    static const uint8_t rolls[][2] = {{2, UNSHADED}, {42, UNSHADED}, {81, UNSHADED},
                                       {51, SHADED},  {57, SHADED},   {65, SHADED}};
    bool told[EVENTS + 1][2] = {{false}};
    unsigned count = 0;
    for (unsigned i = 0; i < COUNT_OF(scenarios) * EVENTS * 2 * 6; i++) {
        const unsigned card = i / 12 % EVENTS + 1, side = i / 6 % 2, face = i % 6 + 1;
        Lake lake;
        lake_start(&lake, scenarios[i / 12 / EVENTS]);
        const unsigned before = fitl_event_stake(&lake.game, &lake.s, card, side);
        if (!before)
            continue;
        lake_event(&lake, US, card, side);
        finish_event(&lake, (uint8_t)face);
        const unsigned after = fitl_event_stake(&lake.game, &lake.s, card, side);
        assert_int_equal(before - after, least(face, before));
        count += !told[card][side];
        told[card][side] = true;
    }
    assert_int_equal(count, COUNT_OF(rolls));
    for (unsigned i = 0; i < COUNT_OF(rolls); i++)
        assert_true(told[rolls[i][0]][rolls[i][1]]);
}

static void r12_2_a_space_tells_what_the_die_of_an_event_finds_there(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "quang-tri-thua-thien: nva-troop 1 us-troop 2; hue: us-troop 3;"
                    "tay-ninh: nva-troop 1 us-troop 8");
    lake_event(&lake, NVA, 44, SHADED);
    lake_asks(&lake, EV_SPACE, NVA);
    assert_non_null(strstr(label(&lake, (Action){V_SPACE, QUANG_TRI, 0, 0}),
                           ": 5 in reach, the die takes 3.3 on average"));
    assert_non_null(strstr(label(&lake, (Action){V_SPACE, TAY_NINH, 0, 0}), ": 8 in reach"));
    assert_true(forecast(&lake, QUANG_TRI));
    assert_non_null(strstr(page, "all of them 33 %"));
    assert_true(forecast(&lake, TAY_NINH));
    assert_non_null(strstr(page, "3.5 on average, all of them 0 %"));
    lake_play(&lake, "space quang-tri-thua-thien; die 6");
    assert_int_equal(lake.s.box[BOX_CASUALTIES][US_TROOP], 5);
}

static void r12_2_every_space_loses_what_it_told(void **state)
{
    static const uint8_t cards[] = {23, 44, 100};
    for (unsigned i = 0; i < COUNT_OF(cards) * SPACES * 6; i++) {
        const unsigned face = i % 6 + 1, x = i / 6 % SPACES;
        Lake lake;
        lake_empty(&lake, NULL);
        lake_put(&lake, "tay-ninh: vc-tunnel 1 nva-troop 1 us-troop 2; saigon: us-troop 1;"
                        "quang-tri-thua-thien: vc-tunnel 1 nva-troop 1 us-troop 3;"
                        "ba-xuyen: vc-guerrilla 1 us-troop 2 police 1 arvn-troop 2;"
                        "kien-hoa-vinh-binh: vc-guerrilla 1 police 8");
        lake_event(&lake, VC, cards[i / 6 / SPACES], SHADED);
        lake_asks(&lake, EV_SPACE, VC);
        if (fitl_ev_space_step.why_not(&lake.game, &lake.s, (Action){V_SPACE, (uint8_t)x, 0, 0}))
            continue;
        const unsigned told = fitl_space_stake(&lake.game, &lake.s, x);
        const unsigned before = fitl_on_map(&lake.s, COIN_CUBES, ALL_SPACES);
        assert_true(told > 0);
        game_apply(&lake.game, &lake.s, (Action){V_SPACE, (uint8_t)x, 0, 0});
        finish_event(&lake, (uint8_t)face);
        assert_int_equal(before - fitl_on_map(&lake.s, COIN_CUBES, ALL_SPACES), least(face, told));
    }
}

static void r12_2_an_option_tells_what_its_die_brings(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.track[T_PATRONAGE] = 4;
    lake.s.box[BOX_OUT][US_TROOP] = 2; /* so that both options do something */
    lake.s.box[BOX_AVAILABLE][US_TROOP] -= 2;
    lake_event(&lake, US, 63, UNSHADED);
    lake_asks(&lake, EV_OPTION, US);
    assert_non_null(strstr(label(&lake, (Action){V_CHOOSE, CH_RESOURCES, 0, 0}),
                           "(die: 3 on average, at most 4)"));
    assert_null(strstr(label(&lake, (Action){V_CHOOSE, CH_DEPLOY, 0, 0}), "die"));
}

/* ---- Words on the screen --------------------------------------------------------------------- */

static void the_large_map_names_every_space(void **state)
{
    Lake lake;
    lake_start(&lake, NULL);
    for (int lang = 0; lang < LANG_COUNT; lang++) {
        Cell cells[MAP_FULL_WIDE * MAP_FULL_HIGH];
        Canvas canvas;
        Text text;
        canvas_init(&canvas, cells, MAP_FULL_WIDE, MAP_FULL_HIGH);
        fitl_draw(&lake.game, &lake.s, SEAT_WATCHER, (Lang)lang, &canvas);
        text_init(&text, page, sizeof page);
        canvas_print(&canvas, &text);
        assert_null(strstr(page, "kt-bm"));
        assert_null(strstr(page, "bm-dl"));
        assert_null(strstr(page, "sg-bm"));
        assert_null(strstr(page, "NECA"));
        assert_null(strstr(page, "PARR"));
        assert_non_null(strstr(page, "B.M.Thuột–Đà Lạt"));
    }
}

static void the_status_tells_who_comes_first_on_both_cards(void **state)
{
    Lake lake;
    Text text;
    lake_start(&lake, "scenario=full");
    lake_play(&lake, "card 1; card 125");
    text_init(&text, page, sizeof page);
    fitl_status(&lake.game, &lake.s, SEAT_WATCHER, LANG_EN, &text);
    assert_non_null(strstr(page, "Card 1: #1 Gulf of Tonkin\nOrder: [US] > NVA > ARVN > VC\n"));
    assert_non_null(strstr(page, "Next: #125 Nguyen Khanh (Coup)"));
    text_init(&text, page, sizeof page);
    fitl_hand(&lake.game, &lake.s, SEAT_WATCHER, LANG_EN, &text);
    assert_non_null(strstr(page, "#125 Nguyen Khanh: Coup Round."));
}

static const char *told(Lake *lake, Lang lang, Note note)
{
    Text text;
    text_init(&text, page, sizeof page);
    game_print_note(&lake->game, note, SEAT_WATCHER, lang, &text);
    return page;
}

/* "du Laos", not "de Laos"; "dall’Amo", not "da L’Amo"; "d’An Lộc". */
static void places_take_their_prepositions_and_articles(void **state)
{
    static const struct {
        Lang lang;
        Note note;
        const char *words;
    } cases[] = {
        {LANG_EN, {N_MOVE, FISHHOOK, TAY_NINH, 0}, "Move from the Fishhook to Tây Ninh:"},
        {LANG_FR,
         {N_MOVE, CENTRAL_LAOS, SOUTHERN_LAOS, 0},
         "Mouvement du Laos central vers le Laos du Sud :"},
        {LANG_FR, {N_MOVE, AN_LOC, AVAILABLE, 0}, "Mouvement d’An Lộc vers les Disponibles :"},
        {LANG_FR, {N_TERROR, HUE, 0, 0}, "Terreur à Huế."},
        {LANG_FR, {N_PLACED, NVA_TROOP, 2, NORTH_VIETNAM}, "Placement au Nord-Vietnam : 2 ×"},
        {LANG_FR, {N_PLACED, POLICE, 1, FIRST_LOC}, "Placement sur Huế–Khe Sanh : 1 ×"},
        {LANG_FR, {N_REMOVED, K_NVA_BASE, 1, PARROTS_BEAK}, "Retrait du Bec de perroquet : 1 ×"},
        {LANG_IT, {N_MOVE, CENTRAL_LAOS, FISHHOOK, 0}, "Movimento dal Laos centrale verso l’Amo:"},
        {LANG_IT, {N_TERROR, TAY_NINH, 0, 0}, "Terrore in Tây Ninh."},
        {LANG_IT, {N_TERROR, AN_LOC, 0, 0}, "Terrore ad An Lộc."},
        {LANG_IT, {N_TERROR, HUE, 0, 0}, "Terrore a Huế."},
        {LANG_IT, {N_REMOVED, K_NVA_BASE, 1, NE_CAMBODIA}, "Rimozione dalla Cambogia nord"},
    };
    Lake lake;
    lake_start(&lake, NULL);
    for (unsigned i = 0; i < COUNT_OF(cases); i++)
        assert_ptr_equal(strstr(told(&lake, cases[i].lang, cases[i].note), cases[i].words), page);
}

static void no_place_keeps_a_capital_article_within_a_sentence(void **state)
{
    static const char *const bad[] = {" Le ", " L’", " The ", " Il ", " de le ", " de les ", "{"};
    static const uint8_t notes[] = {N_MOVE, N_TERROR, N_HID, N_SELECTED};
    Lake lake;
    lake_start(&lake, NULL);
    for (unsigned i = 0; i < COUNT_OF(notes) * PLACES * LANG_COUNT; i++) {
        const uint8_t place = (uint8_t)(i / LANG_COUNT % PLACES);
        const uint8_t other = notes[i / LANG_COUNT / PLACES] == N_MOVE ? place : 0;
        told(&lake, (Lang)(i % LANG_COUNT),
             (Note){notes[i / LANG_COUNT / PLACES], place, other, 0});
        for (unsigned b = 0; b < COUNT_OF(bad); b++)
            assert_null(strstr(page, bad[b]));
    }
}

static void r4_9_a_game_has_the_cards_of_its_scenario(void **state)
{
    static const struct {
        const char *option;
        unsigned cards;
    } games[] = {{"scenario=short", 27}, {"scenario=medium", 39}, {"scenario=full", 78}};
    for (unsigned i = 0; i < COUNT_OF(games); i++) {
        Lake lake;
        lake_start(&lake, games[i].option);
        assert_int_equal(fitl_turns(&lake.game), games[i].cards);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r9_18_an_attack_tells_its_chance_before_it_is_chosen),
        cmocka_unit_test(r9_19_troops_need_no_die),
        cmocka_unit_test(r9_19_the_lost_tank_is_counted_once),
        cmocka_unit_test(r8_35_a_tunnel_falls_half_of_the_time),
        cmocka_unit_test(r12_2_an_event_with_a_die_tells_what_it_takes),
        cmocka_unit_test(r12_2_every_event_takes_what_it_told),
        cmocka_unit_test(r12_2_a_space_tells_what_the_die_of_an_event_finds_there),
        cmocka_unit_test(r12_2_every_space_loses_what_it_told),
        cmocka_unit_test(r12_2_an_option_tells_what_its_die_brings),
        cmocka_unit_test(the_large_map_names_every_space),
        cmocka_unit_test(the_status_tells_who_comes_first_on_both_cards),
        cmocka_unit_test(places_take_their_prepositions_and_articles),
        cmocka_unit_test(no_place_keeps_a_capital_article_within_a_sentence),
        cmocka_unit_test(r4_9_a_game_has_the_cards_of_its_scenario),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
